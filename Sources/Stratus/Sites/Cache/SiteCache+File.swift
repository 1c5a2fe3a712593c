import ByteWriting
import Glibc
import SiteBuilding
import SourceText

extension SiteCache {
    /// Its name in the folder that Stratus keeps for itself.
    static let fileName = "cache"

    /// Why a cache is not used.
    struct Refusal: Error {
        let reason: String
        /// Nil where nothing is to be done.
        var hint: String?
    }

    private static let beginning = Array("stratus cache 1\n".utf8)
    /// With the program and the machine.
    private static let lengthOfBeginning = beginning.count + 16
    private static let lengthOfEnd = 8
    private static var damage: Refusal { Refusal(reason: "it is damaged or was cut short") }

    // MARK: - Writing

    /// The cache as bytes.
    ///
    /// - Parameter jobs: how many posts are written at once.
    func bytes(jobs: Int) -> [UInt8] {
        var output = CacheOutput()
        output.append(Self.beginning[...])
        output.put(hash: ProgramIdentity.program ?? 0)
        output.put(hash: ProgramIdentity.machine)
        output.put(hash: reading)
        let names = posts.keys.sorted()
        let encoded = inParallel(names.count, jobs: jobs) { posts[names[$0]]?.encoded ?? [] }
        output.reserveCapacity(encoded.reduce(pages.count * 256) { $0 + $1.count + 128 })
        output.put(names.count)
        for (name, bytes) in zip(names, encoded) {
            output.put(name)
            output.put(posts[name]?.stamp) { $0.put($1) }
            output.put(hash: posts[name]?.hash ?? 0)
            output.put(bytes.count)
            output.append(bytes)
        }
        output.put(pages) { $0.put($1) }
        output.put(manifest) { $0.put(hash: $1) }
        output.put(whole) { $0.put($1) }
        let hash = XXHash64.hash(of: output.bytes)
        output.put(hash: hash)
        return output.bytes
    }

    // MARK: - Reading

    /// - Throws: ``Refusal`` for a cache that was cut short, is of another version, or from another machine.
    init(_ bytes: [UInt8]) throws(Refusal) {
        try Self.check(beginning: bytes[...])
        let damage = Self.damage
        let (start, end) = (Self.lengthOfBeginning, bytes.count - Self.lengthOfEnd)
        guard end >= start else { throw damage }
        var last = CacheInput(bytes[end...])
        let found = bytes.withUnsafeBytes { XXHash64.hash(of: UnsafeRawBufferPointer(rebasing: $0[..<end])) }
        guard last.hash() == found else { throw damage }
        var input = CacheInput(bytes[start..<end])
        reading = input.hash()
        let count = input.integer()
        posts.reserveCapacity(max(0, min(count, bytes.count / 16)))
        var number = 0
        while number < count, !input.isDamaged {
            let name = input.text()
            let (stamp, hash) = (input.optional { $0.stamp() }, input.hash())
            posts[name] = CachedPost(name, stamp, hash: hash, written: input.slice())
            number += 1
        }
        pages = input.list { $0.page() }
        manifest = input.optional { $0.hash() }
        whole = input.optional { $0.build() }
        guard !input.isDamaged, input.isAtEnd else { throw damage }
    }

    /// - Parameter bytes: of a cache, its beginning at least.
    private static func check(beginning bytes: ArraySlice<UInt8>) throws(Refusal) {
        let version = Refusal(reason: "it is of another version of Stratus")
        guard bytes.starts(with: beginning) else {
            let isOurs = bytes.starts(with: beginning.dropLast(2)) && bytes.prefix(32).contains(UInt8(ascii: "\n"))
            throw isOurs ? version : damage
        }
        guard bytes.count >= lengthOfBeginning else { throw damage }
        guard let program = ProgramIdentity.program else {
            throw Refusal(reason: "the system does not tell which program this is", hint: "mount /proc")
        }
        var input = CacheInput(bytes.dropFirst(beginning.count))
        guard input.hash() == program else { throw version }
        guard input.hash() == ProgramIdentity.machine else { throw Refusal(reason: "it is from another machine") }
    }

    /// Reads the cache of an output folder.
    ///
    /// - Returns: nil where there is none.
    static func read(inOutput path: String) throws(Refusal) -> SiteCache? {
        let name = "\(path)/\(OwnFolder.Name.own)/\(fileName)"
        let descriptor = open(name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        if descriptor < 0, errno == ENOENT || errno == ENOTDIR { return nil }
        defer { if descriptor >= 0 { close(descriptor) } }
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw Refusal(
                reason: "it cannot be read as a file", hint: "remove it; each build makes everything until then")
        }
        let size = Int(status.st_size)
        guard size <= longest else { throw damage }
        // What is not ours may be long.
        try check(beginning: bytes(descriptor, min(size, lengthOfBeginning))[...])
        let bytes = bytes(descriptor, size)
        return try SiteCache(bytes)
    }

    private static func bytes(_ descriptor: Int32, _ size: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = pread(descriptor, buffer.baseAddress.map { $0 + count }, size - count, count)
                if got < 0, errno == EINTR { continue }
                guard got > 0 else { return }
                count += got
            }
        }
    }

    /// Of a million long posts; more is none of ours.
    private static let longest = 16 << 30
}

extension CacheOutput {
    fileprivate mutating func put(_ page: CachedPage) {
        put(page.file)
        put(page.cloudFile)
        put(page.fingerprint) { $0.put(hash: $1) }
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
    fileprivate mutating func page() -> CachedPage {
        CachedPage(
            file: text(), cloudFile: optionalText(), fingerprint: optional { $0.hash() }, hasCloud: flag(),
            ids: list { $0.hash() },
            targets: list { $0.integer() },
            pending: list {
                SiteLinks.Pending(
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
        report.warnings = list { $0.diagnostic() }
        if end < start { isDamaged = true }
        return CachedBuild(
            settings: hashes.0, files: hashes.1, outputs: outputs,
            moments: start..<max(start, end), report: report)
    }
}
