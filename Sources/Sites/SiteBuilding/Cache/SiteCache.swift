import ByteWriting
import FileAccess
import SitePublishing
import SourceText

/// What a build leaves for the next one, so that only the work is done that is needed.
///
/// It saves time and decides nothing: a post is taken from it where its file is the same, a page where all that can be
/// seen on it is, and its file stands as it was left. A site without a cache is built clean, into the same bytes.
struct SiteCache: Sendable {
    /// How its posts were read: by which taxonomies, and with which paths in messages.
    var reading: UInt64 = 0
    /// By their names in the content folder.
    var posts: [String: CachedPost] = [:]
    /// In the order in which they were planned.
    var pages: [CachedPage] = []
    /// Of the bytes of the manifest that the build left; nil where there is none yet.
    var manifest: UInt64?
    /// The digest of the paths of all files; nil where one was in the way of another.
    var paths: UInt64?
    /// Of the whole build; nil where the next one cannot be spared.
    var whole: CachedBuild?
    /// The posts and pages of a file, until they are needed.
    var unread: (pieces: [StoredPiece], read: @Sendable (Range<Int>) -> [UInt8]?)?

    init() {}

    /// Whether no other build has published into the folder since.
    func isOfLastBuild(in publication: Publication) -> Bool {
        manifest != nil && publication.manifestBytes.map { XXHash64.hash(of: $0) } == manifest
    }

    /// Those that the output folder has: another build may have put others there.
    func pages(of publication: Publication) -> [CachedPage] { isOfLastBuild(in: publication) ? pages : [] }
}

/// A post as it was read.
struct CachedPost: Sendable {
    /// Of the file in the content folder.
    let name: String
    /// Nil where the file may have been written since without showing it.
    let stamp: FileStamp?
    /// Of the file's bytes.
    let hash: UInt64
    /// At least one of them is there.
    private let post: ReadPost?
    /// As ``CacheOutput`` wrote it.
    private let written: ArraySlice<UInt8>?
    /// Nil where no page was made of it yet, or where that may show anything.
    var views: PostViews?

    init(_ name: String, _ stamp: FileStamp?, hash: UInt64, _ views: PostViews?, written: ArraySlice<UInt8>) {
        (self.name, self.stamp, self.hash, self.views) = (name, stamp, hash, views)
        (post, self.written) = (nil, written)
    }

    init(_ name: String, _ stamp: FileStamp?, _ post: ReadPost) {
        (self.name, self.stamp, hash, views) = (name, stamp, post.hash, post.content.views)
        (self.post, written) = (post, post.written)
    }

    /// - Returns: nil where it cannot be read.
    func read(_ file: SiteFolder.File) -> ReadPost? {
        // Strings take é in NFC and in NFD for one name, and these are two files.
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

/// A post as it was read, with what there is to say of it.
struct ReadPost: Sendable {
    let content: PostContent
    let warnings: [Problem]
    /// Of the file's bytes.
    let hash: UInt64
    /// As a cache has it; nil where it comes from none.
    var written: ArraySlice<UInt8>?
}

/// A page as it was made, without its bytes, which stand in the output folder.
struct CachedPage: Sendable {
    /// Its path in the output folder.
    let file: String
    /// Of its cloud; nil where it has none.
    let cloudFile: String?
    /// Of all that can be seen on it; nil where it is made each time.
    let digest: UInt64?
    let hasCloud: Bool
    /// By which its parts are known.
    let ids: [UInt64]
    /// The pages that it leads to, by their places in the cache.
    let targets: [Int]
    /// Links to parts of pages.
    let pending: [PendingLink]
    /// Of the page and of its cloud, as they were left.
    let stamps: [FileStamp?]

    /// Its files, in the order of ``stamps``.
    var files: [String] { cloudFile.map { [file, $0] } ?? [file] }
}

/// A build with nothing wrong, as it is told.
struct CachedBuild: Sendable {
    /// Of what was asked for, and of the configuration with all files that it names.
    let settings: UInt64
    /// Of the names and stamps of all files of the site.
    let files: UInt64
    /// Of all files of the output, in the order of the manifest.
    let outputs: [FileStamp?]
    /// In these seconds since 1970 no post appears or expires.
    let moments: Range<Int64>
    let report: SiteReport
}
