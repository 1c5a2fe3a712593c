import ByteWriting
import FileAccess
import SitePublishing
import SourceText

/// The cache that a build leaves for the next one, so that only changed parts are made again.
///
/// It saves time and does not affect the result. A post is taken from it if its file is unchanged, and a page if
/// everything that it shows is unchanged and its file is as it was left. A build without a cache makes the same bytes.
struct SiteCache: Sendable {
    /// The digest of the settings by which its posts were read, such as the taxonomies and the paths in messages.
    var readingDigest: UInt64 = 0
    /// The posts, by the names of their files in the content folder.
    var posts: [String: CachedPost] = [:]
    /// The pages, in the order of the plan.
    var pages: [CachedPage] = []
    /// The hash of the manifest that the build left; nil if there is none yet.
    var manifestHash: UInt64?
    /// The digest of the paths of all files; nil if two files claimed the same path.
    var pathDigest: UInt64?
    /// The record of the whole build, which lets an unchanged site skip the next one; nil if that is not possible.
    var whole: CachedBuild?
    /// The pieces of the file that hold posts and pages, until they are needed.
    var unread: (pieces: [StoredPiece], read: @Sendable (Range<Int>) -> [UInt8]?)?

    init() {}

    /// Returns whether no other build has published into the folder since.
    func isOfLastBuild(in publication: Publication) -> Bool {
        manifestHash != nil && publication.manifestBytes.map { XXHash64.hash(of: $0) } == manifestHash
    }

    /// Returns the pages if the output folder still has them, or none: another build may have published others.
    func pages(of publication: Publication) -> [CachedPage] { isOfLastBuild(in: publication) ? pages : [] }
}

/// A post in the cache.
struct CachedPost: Sendable {
    /// The name of the file in the content folder.
    let name: String
    /// The stamp of the file; nil if a later write could have left the same one.
    let stamp: FileStamp?
    /// The hash of the file's bytes.
    let hash: UInt64
    /// The post, unless only its bytes were read; it or ``written`` is set, or both.
    private let post: ReadPost?
    /// The bytes of the post as ``CacheOutput`` wrote them.
    private let written: ArraySlice<UInt8>?
    /// The digests of what templates saw of it; nil if no page was made yet, or if its text may show anything.
    var views: PostViews?

    init(_ name: String, _ stamp: FileStamp?, hash: UInt64, _ views: PostViews?, written: ArraySlice<UInt8>) {
        (self.name, self.stamp, self.hash, self.views) = (name, stamp, hash, views)
        (post, self.written) = (nil, written)
    }

    init(_ name: String, _ stamp: FileStamp?, _ post: ReadPost) {
        (self.name, self.stamp, hash, views) = (name, stamp, post.hash, post.content.views)
        (self.post, written) = (post, post.written)
    }

    /// Returns the post for a file, or nil if it is that of another file or its bytes are damaged.
    func read(_ file: SiteFolder.File) -> ReadPost? {
        // Strings treat é in NFC and in NFD as equal, but these are the names of two files.
        guard name.utf8.elementsEqual(file.name.utf8) else { return nil }
        if let post {
            return post.content.file.path == file.path && post.content.file.location == file.location ? post : nil
        }
        guard let written else { return nil }
        var input = CacheInput(written)
        let content = input.post(file, views)
        let warnings = input.list { $0.problem() }
        guard !input.isDamaged, input.isAtEnd else { return nil }
        return ReadPost(content: content, warnings: warnings, hash: hash, written: written)
    }

    /// The post as bytes.
    ///
    /// - Complexity: O(1) for a post that was taken from a cache.
    var encoded: ArraySlice<UInt8> {
        if let written { return written }
        guard let post else { return [] }
        var output = CacheOutput()
        output.put(post.content)
        output.put(post.warnings) { $0.put($1) }
        return output.bytes[...]
    }
}

/// A post after reading, with its warnings.
struct ReadPost: Sendable {
    let content: PostContent
    let warnings: [Problem]
    /// The hash of the file's bytes.
    let hash: UInt64
    /// The bytes of the post in a cache; nil if it does not come from one.
    var written: ArraySlice<UInt8>?
}

/// A page of the last build without its bytes, which are in the output folder.
struct CachedPage: Sendable {
    /// Its path in the output folder.
    let file: String
    /// The path of its cloud in the output folder; nil if it has none.
    let cloudFile: String?
    /// A hash of everything the page shows, or nil for pages that every build makes again.
    let digest: UInt64?
    let hasCloud: Bool
    /// The hashes of the ids of its elements.
    let ids: [UInt64]
    /// The indices in the cache of the pages that it links to.
    let targets: [Int]
    /// The links to parts of pages.
    let pending: [PendingLink]
    /// The stamps of the page and its cloud, as they were left.
    let stamps: [FileStamp?]

    /// The paths of its files, in the order of ``stamps``.
    var files: [String] { cloudFile.map { [file, $0] } ?? [file] }
}

/// The record of a build without errors, from which its report can be repeated.
struct CachedBuild: Sendable {
    /// The digest of the options, and of the configuration with all files that it names.
    let settings: UInt64
    /// The digest of the names and stamps of all files of the site.
    let files: UInt64
    /// The stamps of all files of the output, in the order of the manifest.
    let outputs: [FileStamp?]
    /// The seconds since 1970 in which no post appears or expires.
    let moments: Range<Int64>
    let report: SiteReport
}
