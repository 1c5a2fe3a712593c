import Foundation
import Stratus

/// Times the readers on files of a size, from opening them to the tags.
struct InputTimes {
    struct Row {
        let name: String
        let bytes: Int
        let tags: Int
        let seconds: Double
    }

    private(set) var rows: [Row] = []
    private let folder = FileManager.default.temporaryDirectory.appending(path: "stratus-inputs-\(getpid())")

    init(megabytes: Int) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let bytes = megabytes * 1_000_000
        try time("tag list, 20,000 names", "a.md", lines(bytes, names: 20_000) { "- \($0) (\($1))\n" })
        try time(
            "tag list, links and emphasis", "b.md",
            lines(bytes, names: 20_000) { name, weight in
                weight % 2 == 0 ? "- [\(name)](/tags/\(name.utf8.count)) (\(weight))\n" : "- **\(name)**: \(weight)\n"
            })
        try time("tag list, all names new", "c.md", lines(bytes, names: .max) { "- \($0) (\($1))\n" })
        try time("CSV", "d.csv", "name,weight\n" + lines(bytes, names: 20_000) { "\($0),\($1)\n" })
        try time(
            "CSV, quoted, with links", "e.csv",
            "name,weight,link\n"
                + lines(bytes, names: 20_000) {
                    "\"\($0)\",\($1),/tags/\($0.utf8.count)/\n"
                })
        try time("JSON Lines", "f.jsonl", lines(bytes, names: 20_000) { "{\"name\": \"\($0)\", \"weight\": \($1)}\n" })
        try time("JSON", "g.json", "[\"x\"" + lines(bytes, names: 20_000) { ",[\"\($0)\",\($1)]\n" } + "]")
        try time(
            "page", "h.html", lines(bytes / 4, names: 5000) { "<p>text <a rel=\"tag\" href=\"/\($1)\">\($0)</a></p>\n" }
        )
        try timePosts(10_000)
    }

    private mutating func time(_ name: String, _ file: String, _ text: String) throws {
        let url = folder.appending(path: file)
        try Data(text.utf8).write(to: url)
        var tags = 0
        let seconds = try median(5) {
            tags = try TagList(reading: url.path).tags.count
            return tags
        }
        rows.append(Row(name: name, bytes: text.utf8.count, tags: tags, seconds: seconds))
        try FileManager.default.removeItem(at: url)
    }

    /// Posts of 200 words with 3 to 8 tags of 500, as Hugo keeps them.
    private mutating func timePosts(_ count: Int) throws {
        let posts = folder.appending(path: "posts")
        try FileManager.default.createDirectory(at: posts, withIntermediateDirectories: true)
        var random = Mixer()
        var bytes = 0
        let body = String(repeating: "word after word ", count: 70)
        for index in 0..<count {
            var text = "---\ntitle: \"Post number \(index)\"\ndate: 2024-01-01\ndraft: false\ntags:\n"
            for _ in 0..<3 + random.next(6) { text += "  - tag \(random.next(500))\n" }
            text += "---\n\(body)\n"
            bytes += text.utf8.count
            try Data(text.utf8).write(to: posts.appending(path: "\(index).md"))
        }
        var options = InputOptions()
        options.format = .posts
        var tags = 0
        let seconds = try median(5) {
            tags = try TagList(reading: posts.path, options).tags.count
            return tags
        }
        rows.append(Row(name: "10,000 posts", bytes: bytes, tags: tags, seconds: seconds))
    }
}

/// SplitMix64: the same numbers on every machine.
struct Mixer {
    private var state: UInt64 = 42

    mutating func next(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) % UInt64(bound))
    }
}

/// Lines of names of one to three words, the first names most often; with as many names as lines each is new.
private func lines(_ bytes: Int, names count: Int, _ line: (String, Int) -> String) -> String {
    var random = Mixer()
    func word() -> String {
        String((0..<3 + random.next(7)).map { _ in "etaoinshrdlucm".randomElement(at: random.next(14)) })
    }
    let words = (0..<3000).map { _ in word() }
    func name() -> String { (0...random.next(3)).map { _ in words[random.next(3000)] }.joined(separator: " ") }
    let known = count == .max ? [] : (0..<count).map { "\(name()) \($0 % 100)" }
    var text = ""
    text.reserveCapacity(bytes + 100)
    var index = 0
    while text.utf8.count < bytes {
        index += 1
        // The product of two uniform numbers: the first names are frequent.
        let chosen = known.isEmpty ? "\(name()) \(index)" : known[random.next(count) * random.next(count) / count]
        text += line(chosen, index % 97 + 1)
    }
    return text
}

extension String {
    fileprivate func randomElement(at index: Int) -> Character { self[self.index(startIndex, offsetBy: index)] }
}
