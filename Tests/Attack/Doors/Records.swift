import ByteWriting

/// What a build leaves for the next one: its records, the cache, and the journal of a build that was killed.
extension Door {
    static let records: [Door] = [
        Door(name: "manifest-record", share: 2) { attack($0, .manifest) },
        Door(name: "journal", share: 2) { attack($0, .journal) },
        Door(name: "cache", share: 3) { attack($0, .cache) },
    ]

    private enum Record { case manifest, journal, cache }

    private static let words = Mutation(
        words: [
            "{\"file\":\"", "{\"folder\":\"", "{\"delete\":\"", "{\"remove\":\"", "{\"make\":\"", "{\"create\":\"",
            "{\"replace\":\"", "\",\"size\":", "\",\"staged\":0}\n", "foreign.txt", "posts/own.html",
            ".stratus", "../", "/", "\\u003c", "\"}\n", "index.html", "{\"end\":\"", "posts", "tags",
        ].map { Array($0.utf8) }, isTextual: false, longest: 400_000)

    private static let foreign = [
        "foreign.txt": Array("mine\n".utf8), "posts/own.html": Array("<p>mine</p>\n".utf8), "empty.txt": [],
    ]

    /// Builds a site, changes a record of it, and builds again.
    private static func attack(_ trial: Trial, _ record: Record) {
        var files = siteFiles(&trial.random)
        for (path, bytes) in files { trial.put(bytes, "site/\(path)") }
        let arguments = ["build", "site", "-o", "site/out", "--now", "2026-11-22", "--jobs", "2"]
        trial.stratus(arguments)
        for (path, bytes) in foreign { trial.put(bytes, "site/out/\(path)") }
        if trial.random.oneIn(3) { trial.put("<p>edited</p>\n", "site/out/about/index.html") }
        let (path, isMended) = change(record, trial)
        // Mostly there is something to do.
        if !trial.random.oneIn(3) {
            let place = trial.random.pick(files.indices.filter { files[$0].0.hasPrefix("content/posts") })
            if trial.random.oneIn(3) {
                files[place].1 = Array("---\ntitle: New\ntags: [other]\n---\nx\n".utf8)
            } else {
                files[place].1 += Array("\nMore.\n".utf8)
            }
            trial.put(files[place].1, "site/\(files[place].0)")
        }
        let before = Files.tree("site/out")
        let result = trial.stratus(arguments)
        let after = Files.tree("site/out")
        for (path, bytes) in foreign where after[path] != bytes {
            trial.find("foreign", "\(path) of somebody else is gone or changed, mended: \(isMended)")
        }
        guard result.isDone else {
            if record == .manifest || !isMended, let path = difference(before, after) {
                trial.find("half", "a build that refused \(path) changed the site")
            }
            if record == .cache, !isMended { trial.find("cache", "a cache makes a build fail: \(result.text)") }
            return
        }
        if path == nil { return }
        // A journal with a hash that fits is believed, and so is a cache: what they say may be anything.
        guard record != .journal, !isMended || record == .manifest else { return }
        trial.stratus(["build", "site", "-o", "clean", "--now", "2026-11-22", "--no-cache"])
        let clean = Files.tree("clean")
        for (path, bytes) in clean.sorted(by: { $0.key < $1.key })
        where after[path] != bytes && path != "about/index.html" {
            trial.find("unstable", "a build with a damaged record makes another \(path), mended: \(isMended)")
            break
        }
    }

    /// - Returns: what was written, and whether its hash fits.
    private static func change(_ record: Record, _ trial: Trial) -> (String?, isMended: Bool) {
        let isMended = !trial.random.oneIn(3)
        let manifest = Files.read("site/.stratus/out/manifest.json") ?? []
        switch record {
        case .manifest:
            let bytes =
                isMended
                ? mended(words.mutate(withoutEnd(manifest), &trial.random)) : words.mutate(manifest, &trial.random)
            trial.put(bytes, "site/.stratus/out/manifest.json")
            return ("manifest", isMended)
        case .journal:
            var steps = "{\"stratus\":\"journal\",\"version\":1}\n"
            let lines = withoutEnd(manifest).split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
            for _ in 0..<1 + trial.random.below(5) {
                let name = trial.random.pick([
                    "index.html", "about/index.html", "posts/own.html", "foreign.txt", "a/new.html", "a", "posts",
                    "404.html",
                ])
                let step =
                    switch trial.random.below(5) {
                    case 0: trial.random.pick(lines).replacing("{\"file\"", with: "{\"delete\"") + "\n"
                    case 1: "{\"remove\":\"\(name)\"}\n"
                    case 2: "{\"make\":\"\(name)\"}\n"
                    case 3: "{\"create\":\"\(name)\",\"staged\":\(trial.random.below(3))}\n"
                    // Stratus writes this of its own files only: a journal that says it of another's is a forgery.
                    default:
                        "{\"replace\":\"\(trial.random.pick(["index.html", "404.html", "a/new.html"]))\",\"staged\":\(trial.random.below(3))}\n"
                    }
                steps += step
            }
            for number in 0..<trial.random.below(4) {
                trial.put("staged \(number)\n", "site/.stratus/out/staging/\(number)")
            }
            if trial.random.oneIn(3) {
                trial.put(mended(words.mutate(withoutEnd(manifest), &trial.random)), "site/.stratus/out/manifest.new")
            }
            let body = trial.random.oneIn(3) ? Array(steps.utf8) : words.mutate(Array(steps.utf8), &trial.random)
            trial.put(
                isMended ? mended(body) : body, "site/.stratus/out/\(trial.random.oneIn(6) ? "journal.new" : "journal")"
            )
            return ("journal", isMended)
        case .cache:
            guard let cache = Files.read("site/.stratus/out/cache") else { return (nil, false) }
            var bytes = cache
            if isMended { mutatePiece(&bytes, &trial.random) } else { bytes = words.mutate(cache, &trial.random) }
            trial.put(bytes, "site/.stratus/out/cache")
            return ("cache", isMended)
        }
    }

    private static func withoutEnd(_ record: [UInt8]) -> [UInt8] { Array(record.dropLast(27)) }

    private static func mended(_ body: [UInt8]) -> [UInt8] {
        let digits = String(XXHash64.hash(of: body), radix: 16)
        return body + Array("{\"end\":\"\(String(repeating: "0", count: 16 - digits.count))\(digits)\"}\n".utf8)
    }

    // MARK: - The cache

    /// `stratus cache 2` and its line break, the program and the machine; then the reading and the number of pieces, and of
    /// each piece its length and hash; the hash of all that; the pieces.
    private static let (lengthOfBeginning, word) = (16 + 16, 8)

    /// Mutates a piece of a cache, or the numbers of its beginning, and makes the hashes fit.
    private static func mutatePiece(_ bytes: inout [UInt8], _ random: inout Random) {
        let count = number(bytes, lengthOfBeginning + word)
        guard count > 0, count < 1000 else { return }
        let table = lengthOfBeginning + 2 * word
        let end = table + 2 * word * count
        let chosen = random.below(count + 1)
        var pieces: [[UInt8]] = []
        var place = end + word
        for piece in 0..<count {
            let length = number(bytes, table + 2 * word * piece)
            let old = Array(bytes[place..<place + length])
            pieces.append(piece == chosen ? mutatedNumbers(old, &random) : old)
            place += length
        }
        if random.oneIn(10) { pieces.swapAt(random.below(count), random.below(count)) }
        var start = Array(bytes[..<table])
        if chosen == count { start[lengthOfBeginning + random.below(2 * word)] = UInt8(random.below(256)) }
        for piece in pieces { start += littleEndian(UInt64(piece.count)) + littleEndian(XXHash64.hash(of: piece)) }
        bytes = start + littleEndian(XXHash64.hash(of: start)) + pieces.joined()
    }

    /// Mostly bytes that are lengths and numbers, which a cut or an added byte would only move.
    private static func mutatedNumbers(_ piece: [UInt8], _ random: inout Random) -> [UInt8] {
        guard !random.oneIn(3), !piece.isEmpty else { return words.mutate(piece, &random) }
        var piece = piece
        for _ in 0..<1 + random.below(3) {
            let place = random.below(piece.count)
            switch random.below(3) {
            case 0: piece[place] = random.pick([0, 1, 2, 3, 0x7E, 0x7F, 0x80, 0xFE, 0xFF])
            case 1:
                piece.replaceSubrange(
                    place..<place,
                    with: [UInt8](repeating: 0xFF, count: random.pick([1, 8, 9, 10])) + [random.pick([0, 1, 0x7F])])
            default:
                piece.replaceSubrange(
                    place..<min(piece.count, place + random.pick([1, 8])),
                    with: [UInt8](repeating: random.pick([0, 0xFF, 0x80]), count: random.pick([1, 8])))
            }
        }
        return piece
    }

    private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
        guard place + word <= bytes.count else { return 0 }
        return Int(
            truncatingIfNeeded: (0..<word).reduce(0 as UInt64) { $0 | UInt64(bytes[place + $1]) << UInt64(8 * $1) })
    }

    private static func littleEndian(_ value: UInt64) -> [UInt8] {
        (0..<word).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
    }
}
