import ByteWriting
import FileAccess
import SitePublishing
import SourceText

/// The cache that a build leaves for the next one, so that only changed parts are made again.
///
/// The cache saves time and does not affect the result: a build without it makes the same bytes. A post is taken from
/// the cache if its file is unchanged, and a page if everything that it shows is unchanged and its output file is as
/// the last build left it.
struct SiteCache: Sendable {
    /// The digest of the settings by which the cached posts were read, such as the taxonomies and the paths in
    /// messages.
    var readingDigest: UInt64 = 0
    /// The posts, by the names of their files in the content folder.
    var posts: [String: CachedPost] = [:]
    /// The pages, in the order of the plan.
    var pages: [CachedPage] = []
    /// The hash of the manifest that the build left; nil if there is none yet.
    var manifestHash: UInt64?
    /// The digest of the paths of all files of the site; nil if two files claimed the same path.
    var pathDigest: UInt64?
    /// The record of the whole build, with which the next build of an unchanged site ends at once; nil if there is no
    /// such record.
    var whole: CachedBuild?
    /// The pieces of the cache file that hold posts and pages, until they are read; nil after that.
    var unread: (pieces: [StoredPiece], read: @Sendable (Range<Int>) -> [UInt8]?)?

    init() {}

    /// Returns whether the build that left this cache was the last one that published into the folder.
    func isOfLastBuild(in publication: Publication) -> Bool {
        manifestHash != nil && publication.manifestBytes.map { XXHash64.hash(of: $0) } == manifestHash
    }

    /// Returns the cached pages if the output folder still has them, or none if another build has published since.
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
    /// The post; nil if only its bytes are known. This property or ``written`` is set, or both.
    private let post: ReadPost?
    /// The bytes of the post in the cache file; nil for a post that was read from its source.
    private let written: ArraySlice<UInt8>?
    /// The digests of the part of the post that templates showed; nil if no page was made yet, or if the part is not
    /// known because the text includes partials or placeholders.
    var views: PostViews?

    init(_ name: String, _ stamp: FileStamp?, hash: UInt64, _ views: PostViews?, written: ArraySlice<UInt8>) {
        (self.name, self.stamp, self.hash, self.views) = (name, stamp, hash, views)
        (post, self.written) = (nil, written)
    }

    init(_ name: String, _ stamp: FileStamp?, _ post: ReadPost) {
        (self.name, self.stamp, hash, views) = (name, stamp, post.hash, post.content.views)
        (self.post, written) = (post, post.written)
    }

    /// Returns the cached post for a file; nil if it belongs to another file or its bytes are damaged.
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

    /// The bytes of the post for the cache file.
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
    /// The bytes of the post in the cache file; nil if the post was read from its source.
    var written: ArraySlice<UInt8>?
}

/// A page of the last build without its bytes, which are in the output folder.
struct CachedPage: Sendable {
    /// The page's path in the output folder.
    let file: String
    /// The path of the page's cloud in the output folder; nil if the page has none.
    let cloudFile: String?
    /// A hash of everything the page shows, or nil for pages that every build makes again.
    let digest: UInt64?
    let hasCloud: Bool
    /// The hashes of the ids of the page's elements, in the order of the page.
    let ids: [UInt64]
    /// The indices in the cache of the pages that this page links to.
    let targets: [Int]
    /// The page's links to parts of pages.
    let pending: [PendingLink]
    /// The stamps of the page's file and of its cloud's file as the last build left them; nil for an unknown one.
    let stamps: [FileStamp?]

    /// The paths of the page's files in the output folder, in the order of ``stamps``.
    var files: [String] { cloudFile.map { [file, $0] } ?? [file] }
}

/// The record of a build without errors, from which its report can be repeated.
struct CachedBuild: Sendable {
    /// The digest of the options, and of the configuration with all files named in it.
    let settings: UInt64
    /// The digest of the names and stamps of all source files of the site.
    let files: UInt64
    /// The stamps of all output files, in the order of the manifest; nil for an unknown one.
    let outputs: [FileStamp?]
    /// The range of time, in seconds since 1970, within which no post appears or expires.
    let moments: Range<Int64>
    let report: SiteReport
}
