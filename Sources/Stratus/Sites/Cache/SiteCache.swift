import ByteWriting
import SiteBuilding
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
    /// Of the whole build; nil where the next one cannot be spared.
    var whole: CachedBuild?
}

/// A post as it was read.
struct CachedPost: Sendable {
    enum Content: Sendable {
        case post(SitePost, warnings: [Diagnostic])
        /// As ``CacheOutput`` wrote it.
        case encoded(ArraySlice<UInt8>)
    }

    /// Of the file in the content folder.
    let name: String
    /// Nil where the file may have been written since without showing it.
    var stamp: FileStamp?
    /// Of the file's bytes.
    let hash: UInt64
    let content: Content

    /// - Returns: nil where it cannot be read.
    func read(_ file: SiteFolder.File) -> (post: SitePost, warnings: [Diagnostic])? {
        // Strings take é in NFC and in NFD for one name, and these are two files.
        guard name.utf8.elementsEqual(file.name.utf8) else { return nil }
        switch content {
        case .post(let post, let warnings):
            guard post.file.path == file.path, post.file.location == file.location else { return nil }
            return (post, warnings)
        case .encoded(let bytes):
            var input = CacheInput(bytes)
            let post = input.post(file)
            let warnings = input.list { $0.diagnostic() }
            return input.isDamaged || !input.isAtEnd ? nil : (post, warnings)
        }
    }

    var encoded: ArraySlice<UInt8> {
        switch content {
        case .encoded(let bytes): return bytes
        case .post(let post, let warnings):
            var output = CacheOutput()
            output.put(post)
            output.put(warnings) { $0.put($1) }
            return output.bytes[...]
        }
    }
}

/// A page as it was made, without its bytes, which stand in the output folder.
struct CachedPage: Sendable {
    /// Its path in the output folder.
    let file: String
    /// Of its cloud; nil where it has none.
    let cloudFile: String?
    /// Of all that can be seen on it; nil where it is made each time.
    let fingerprint: UInt64?
    let hasCloud: Bool
    /// By which its parts are known.
    let ids: [UInt64]
    /// The pages that it leads to, by their places in the cache.
    let targets: [Int]
    /// Links to parts of pages.
    let pending: [SiteLinks.Pending]
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
    /// Of the manifest that it left.
    let manifest: UInt64
    /// Of all files of the output, in the order of the manifest.
    let outputs: [FileStamp?]
    /// In these seconds since 1970 no post appears or expires.
    let moments: Range<Int64>
    let report: SiteReport
}
