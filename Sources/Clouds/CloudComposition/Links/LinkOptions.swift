import SourceText

/// The attributes that all links of a cloud have in common: `rel` and `target`.
package struct LinkOptions: Sendable, Equatable {
    /// The value of `rel`: tokens with a space between them.
    package let rel: String?
    package let target: String?

    /// The targets that never open another window.
    private static let ownFrames = ["_self", "_parent", "_top"]
    private static let keywords = ["_self", "_blank", "_parent", "_top"]

    /// Creates options that set neither attribute.
    init() { (rel, target) = (nil, nil) }

    /// Creates the attributes, and checks their values.
    ///
    /// - Parameters:
    ///   - rel: Tokens of letters, digits and hyphens with one space between them, such as `nofollow`. If the target
    ///     may be another window, `noopener` is appended, unless `noopener` or `opener` is among the tokens.
    ///   - target: `_self`, `_blank`, `_parent`, `_top`, or the name of a frame.
    /// - Throws: ``Problem`` for any other value.
    package init(rel: String?, target: String?) throws(Problem) {
        if let target { try Self.check(target: target) }
        var tokens = try rel.map { rel throws(Problem) in try Self.tokens(of: rel) } ?? []
        if let target, !Self.ownFrames.contains(target) {
            let isDecided = tokens.contains { ["opener", "noopener"].contains($0.lowercased()) }
            if !isDecided { tokens.append("noopener") }
        }
        self.rel = tokens.isEmpty ? nil : tokens.joined(separator: " ")
        self.target = target
    }

    private static func tokens(of rel: String) throws(Problem) -> [String] {
        let tokens = rel.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let areWellFormed = tokens.allSatisfy { token in
            !token.isEmpty && token.utf8.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") }
        }
        guard areWellFormed else {
            throw Problem(
                option: "link-rel",
                "link-rel is \"\(readable(rel, atMost: 200))\", expected words of letters, digits and hyphens with one space between them",
                hint: "such as nofollow, or nofollow noopener")
        }
        var seen: Set<String> = []
        if let twice = tokens.first(where: { !seen.insert($0.lowercased()).inserted }) {
            throw Problem(
                option: "link-rel", "link-rel has \"\(readable(twice, atMost: 200))\" twice", hint: "remove one")
        }
        return tokens
    }

    private static func check(target: String) throws(Problem) {
        if keywords.contains(target) { return }
        let isName =
            target.utf8.first?.isASCIILetter == true
            && target.utf8.allSatisfy { $0.isASCIILetterOrDigit || "-_".utf8.contains($0) }
        guard isName else {
            let near = suggestion(for: target, among: keywords)
            throw Problem(
                option: "link-target",
                "link-target is \"\(readable(target, atMost: 200))\", expected \(keywords.joined(separator: ", ")) or the name of a frame",
                hint: near.map { "did you mean \"\($0)\"?" }
                    ?? "the name of a frame is a letter with letters, digits, - and _ behind it")
        }
    }
}
