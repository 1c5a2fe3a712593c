import ByteWriting
import FileAccess
import Glibc
import SitePublishing
import SiteTemplates
import SourceText
import Workers

extension SiteCache {
    /// The name of the cache file in the state folder.
    static let fileName = "cache"

    private static let beginning = Array("stratus cache 2\n".utf8)
    /// The length in bytes of the beginning, including the hashes of the program and the machine.
    private static let lengthOfBeginning = beginning.count + 16
    /// The length in bytes up to the table of the pieces' lengths and hashes, including ``readingDigest`` and the
    /// number of pieces.
    private static let lengthOfTable = lengthOfBeginning + 2 * lengthOfNumber
    private static let lengthOfNumber = 8
    private static var damage: Problem { Problem("it is damaged or was cut short") }
    private static var unreadable: Problem { Problem("it cannot be read: \(errorText())") }

    /// The numbers of posts and of pages in one piece, of which each takes about 100 KB.
    private static let (postsInPiece, pagesInPiece) = (64, 512)

    /// The kind of content of a piece; the last piece is the end.
    private enum PieceKind: Int { case posts, pages, end }

    // MARK: - Writing

    /// Returns the bytes of the cache file, in pieces that follow each other.
    ///
    /// The first piece has the lengths and hashes of the others, so that each can be written and checked separately.
    /// - Parameter jobs: the number of pieces to make at once; it does not change the bytes.
    func pieces(jobs: Int) -> [[UInt8]] {
        let names = posts.keys.sorted()
        let postRuns = Self.runs(of: names.count, length: Self.postsInPiece)
        let pageRuns = Self.runs(of: pages.count, length: Self.pagesInPiece)
        let pieces = inParallel(postRuns.count + pageRuns.count + 1, jobs: jobs) { number in
            var output = CacheOutput()
            if number < postRuns.count {
                output.put(PieceKind.posts.rawValue)
                output.put(names[postRuns[number]]) { $0.put($1, posts[$1]) }
            } else if number < postRuns.count + pageRuns.count {
                output.put(PieceKind.pages.rawValue)
                output.put(pages[pageRuns[number - postRuns.count]]) { $0.put($1) }
            } else {
                output.put(PieceKind.end.rawValue)
                output.put(manifestHash) { $0.put(hash: $1) }
                output.put(pathDigest) { $0.put(hash: $1) }
                output.put(whole) { $0.put($1) }
            }
            return (bytes: output.bytes, hash: XXHash64.hash(of: output.bytes))
        }
        var start = CacheOutput()
        start.append(Self.beginning[...])
        for number in [
            ProgramIdentity.program ?? 0, ProgramIdentity.machine ?? 0, readingDigest, UInt64(pieces.count),
        ] {
            start.put(hash: number)
        }
        for piece in pieces {
            start.put(hash: UInt64(piece.bytes.count))
            start.put(hash: piece.hash)
        }
        let hash = XXHash64.hash(of: start.bytes)
        start.put(hash: hash)
        return [start.bytes] + pieces.map(\.bytes)
    }

    private static func runs(of count: Int, length: Int) -> [Range<Int>] {
        stride(from: 0, to: count, by: length).map { $0..<min($0 + length, count) }
    }

    // MARK: - Reading

    /// Reads the beginning and the end of a cache. Posts and pages are read and checked by ``load(jobs:)``.
    ///
    /// - Parameters:
    ///   - size: the size of the cache in bytes.
    ///   - read: returns the bytes of a range of the cache, or nil if they cannot be read.
    /// - Throws: ``Problem`` for a cache that was cut short, is of another version, or comes from another machine.
    init(size: Int, reading read: @escaping @Sendable (Range<Int>) -> [UInt8]?) throws(Problem) {
        let damage = Self.damage
        // A file that is not a cache may be long, so only its beginning is read.
        guard let beginning = read(0..<min(size, Self.lengthOfTable)) else { throw Self.unreadable }
        try Self.check(beginning: beginning[...])
        guard beginning.count == Self.lengthOfTable else { throw damage }
        var numbers = CacheInput(beginning[Self.lengthOfBeginning...])
        readingDigest = numbers.hash()
        let count = numbers.hash()
        guard count <= UInt64(size / (2 * Self.lengthOfNumber)) else { throw damage }
        let end = Self.lengthOfTable + 2 * Int(count) * Self.lengthOfNumber
        guard end + Self.lengthOfNumber <= size else { throw damage }
        guard let table = read(0..<end + Self.lengthOfNumber) else { throw Self.unreadable }
        var last = CacheInput(table[end...])
        guard last.hash() == XXHash64.hash(of: table[..<end]) else { throw damage }
        var start = CacheInput(table[Self.lengthOfTable..<end])
        var place = table.count
        var pieces: [StoredPiece] = []
        for _ in 0..<count {
            let (length, hash) = (start.hash(), start.hash())
            guard length <= UInt64(size - place) else { throw damage }
            pieces.append(StoredPiece(place: place..<place + Int(length), hash: hash))
            place += Int(length)
        }
        guard place == size,
            case .end(let manifestHash, let pathDigest, let whole)? = try pieces.popLast()?.read(by: read)
        else {
            throw damage
        }
        (self.manifestHash, self.pathDigest, self.whole) = (manifestHash, pathDigest, whole)
        unread = (pieces, read)
    }

    /// Reads the posts and the pages, unless they were read before.
    ///
    /// - Parameter jobs: the number of pieces to read at once.
    /// - Throws: ``Problem`` if they are damaged.
    mutating func load(jobs: Int) throws(Problem) {
        guard let (stored, read) = unread else { return }
        unread = nil
        let pieces = inParallel(stored.count, jobs: jobs) { number in
            Result { () throws(Problem) in try stored[number].read(by: read) }
        }
        posts.reserveCapacity(stored.count * Self.postsInPiece)
        for piece in pieces {
            switch try piece.get() {
            case .posts(let read): for post in read { posts[post.name] = post }
            case .pages(let read): pages += read
            case .end: throw Self.damage
            }
        }
    }

    /// The range in the file and the hash of a piece, as the file's beginning gives them.
    struct StoredPiece: Sendable {
        let place: Range<Int>
        let hash: UInt64

        enum Content: Sendable {
            case posts([CachedPost])
            case pages([CachedPage])
            case end(manifestHash: UInt64?, pathDigest: UInt64?, whole: CachedBuild?)
        }

        func read(by read: (Range<Int>) -> [UInt8]?) throws(Problem) -> Content {
            guard let bytes = read(place) else { throw SiteCache.unreadable }
            guard bytes.count == place.count, XXHash64.hash(of: bytes) == hash else { throw SiteCache.damage }
            var input = CacheInput(bytes[...])
            let content: Content
            switch PieceKind(rawValue: input.integer()) {
            case .posts: content = .posts(input.list { $0.namedPost() })
            case .pages: content = .pages(input.list { $0.page() })
            case .end:
                content = .end(
                    manifestHash: input.optional { $0.hash() }, pathDigest: input.optional { $0.hash() },
                    whole: input.optional { $0.build() })
            case nil: throw SiteCache.damage
            }
            guard !input.isDamaged, input.isAtEnd else { throw SiteCache.damage }
            return content
        }
    }

    /// Checks that a cache comes from this program on this machine.
    ///
    /// - Parameter bytes: at least the beginning of the cache.
    /// - Throws: ``Problem`` if the cache comes from another program or machine, or is damaged.
    private static func check(beginning bytes: ArraySlice<UInt8>) throws(Problem) {
        let version = Problem("it is of another version of Stratus")
        guard bytes.starts(with: beginning) else {
            let isOurs = bytes.starts(with: beginning.dropLast(2)) && bytes.prefix(32).contains(UInt8(ascii: "\n"))
            throw isOurs ? version : damage
        }
        guard bytes.count >= lengthOfBeginning else { throw damage }
        guard let program = ProgramIdentity.program else {
            throw Problem("the system does not tell which program this is", hint: "mount /proc")
        }
        var input = CacheInput(bytes.dropFirst(beginning.count))
        guard input.hash() == program else { throw version }
        guard input.hash() == (ProgramIdentity.machine ?? 0) else {
            throw Problem("it is from another machine")
        }
    }

    /// Reads the cache of an output folder: the record of the whole build at once, and the rest when it is loaded.
    ///
    /// - Parameter place: the place of the state folder.
    /// - Returns: the cache, or nil if there is none.
    static func read(in place: StatePlace) throws(Problem) -> SiteCache? {
        let name = "\(place.path)/\(fileName)"
        let file: OpenFile
        let status: stat
        switch FileOpening(name, [.withoutLinks, .withoutWaiting]) {
        case .absent: return nil
        // A link was not made by Stratus; the new cache replaces it.
        case .failed(ELOOP): throw Problem("it cannot be read as a file")
        case .failed(let code): throw Problem("it cannot be read: \(errorText(code))")
        case .opened(let opened, let found): (file, status) = (OpenFile(descriptor: opened), found)
        }
        guard status.isFile else {
            // A folder stays in the way; anything else is replaced by the new cache.
            throw Problem(
                "it cannot be read as a file",
                hint: status.isFolder ? "remove it; each build makes everything until then" : nil)
        }
        let size = Int(status.st_size)
        guard size <= longest else { throw damage }
        return try SiteCache(size: size) { readPart(file.descriptor, at: $0.lowerBound, count: $0.count) }
    }

    /// An open file, which is closed when the instance is released.
    private final class OpenFile: Sendable {
        let descriptor: Int32

        init(descriptor: Int32) { self.descriptor = descriptor }
        deinit { close(descriptor) }
    }

    /// The maximum size of a cache, in bytes: enough for a million long posts.
    private static let longest = 16 << 30
}

extension CacheOutput {
    fileprivate mutating func put(_ name: String, _ post: CachedPost?) {
        put(name)
        put(post?.stamp) { $0.put($1) }
        put(hash: post?.hash ?? 0)
        put(post?.views) { output, views in
            output.put(hash: views.surroundings)
            output.put(views.digests.all) { output, digest in
                output.put(hash: digest.key)
                output.put(hash: digest.digest)
            }
        }
        let bytes = post?.encoded ?? []
        put(bytes.count)
        append(bytes)
    }

    fileprivate mutating func put(_ page: CachedPage) {
        put(page.file)
        put(page.cloudFile)
        put(page.digest) { $0.put(hash: $1) }
        put(page.hasCloud)
        put(page.ids) { $0.put(hash: $1) }
        put(page.targets) { $0.put($1) }
        put(page.pending) { output, link in
            output.put(link.page)
            output.put(hash: link.fragment)
            output.put(link.destination)
            output.put(link.offset)
        }
        put(page.stamps) { $0.put($1) { $0.put($1) } }
    }

    fileprivate mutating func put(_ build: CachedBuild) {
        put(hash: build.settings)
        put(hash: build.files)
        put(build.outputs) { $0.put($1) { $0.put($1) } }
        put(Int(build.moments.lowerBound))
        put(Int(build.moments.upperBound))
        let report = build.report
        for count in [
            report.postCount, report.pageCount, report.tagCount, report.cloudCount, report.omittedWarningCount,
        ] { put(count) }
        put(report.leftOut) { output, post in
            output.put(post.path)
            output.put(post.reason)
        }
        put(report.warnings) { $0.put($1) }
    }
}

extension CacheInput {
    fileprivate mutating func namedPost() -> CachedPost {
        CachedPost(
            text(), optional { $0.stamp() }, hash: hash(),
            optional { input in
                PostViews(
                    surroundings: input.hash(), digests: KnownDigests(input.list { ($0.hash(), $0.hash()) }))
            }, written: slice())
    }

    fileprivate mutating func page() -> CachedPage {
        CachedPage(
            file: text(), cloudFile: optionalText(), digest: optional { $0.hash() }, hasCloud: flag(),
            ids: list { $0.hash() },
            targets: list { $0.integer() },
            pending: list {
                PendingLink(
                    page: $0.integer(), fragment: $0.hash(), destination: $0.text(), offset: $0.integer())
            }, stamps: list { $0.optional { $0.stamp() } })
    }

    fileprivate mutating func build() -> CachedBuild {
        let hashes = (hash(), hash())
        let outputs = list { $0.optional { $0.stamp() } }
        let (start, end) = (Int64(integer()), Int64(integer()))
        var report = SiteReport()
        (report.postCount, report.pageCount, report.tagCount, report.cloudCount, report.omittedWarningCount) = (
            integer(), integer(), integer(), integer(), integer()
        )
        report.leftOut = list { ($0.text(), $0.text()) }
        report.warnings = list { $0.problem() }
        if end < start { isDamaged = true }
        return CachedBuild(
            settings: hashes.0, files: hashes.1, outputs: outputs,
            moments: start..<max(start, end), report: report)
    }
}
