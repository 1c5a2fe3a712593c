import ByteWriting
import SourceText
import TagParsing

/// A pattern that makes links for tags without a link of their own: `/tags/{slug}/`, or
/// `https://example.org/?q={name}`.
package struct LinkPattern: Sendable {
    /// A placeholder, which stands for a property of the tag.
    private enum Placeholder: String, CaseIterable {
        /// The name as a slug: see ``slug(of:)``.
        case slug
        /// The name itself, percent-encoded.
        case name
        /// The path that a generator gives the page of a term: see ``hugoPath(of:)``, ``jekyllPath(of:)``,
        /// ``zolaPath(of:)`` and ``pelicanPath(of:)``.
        case hugo, jekyll, zola, pelican
        case weight

        /// The name of the generator whose rule this is, such as `Hugo`; nil for `slug`, `name` and `weight`.
        var generator: String? {
            switch self {
            case .slug, .name, .weight: nil
            case .hugo, .jekyll, .zola, .pelican: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
            }
        }

        /// Returns the parts of the path at which the generator puts the page of a term: none if it makes no such page,
        /// and nil if the path is not known.
        func path(of name: String) -> [Substring]? {
            switch self {
            case .hugo: hugoPath(of: name).split(separator: "/")
            case .jekyll: jekyllPath(of: name).split(separator: "/")
            case .zola: zolaPath(of: name)?.split(separator: "/")
            case .pelican: pelicanPath(of: name)?.split(separator: "/")
            case .slug, .name, .weight: []
            }
        }
    }

    private enum Piece {
        case literal(String)
        case value(Placeholder)
    }

    private let pieces: [Piece]

    /// Reads a pattern.
    ///
    /// - Parameter pattern: An address that contains `{slug}`, `{name}`, the rule of a generator such as `{hugo}`, or
    ///   `{weight}`. In the values put in their place, everything except letters, digits, `-._~` and the slashes of
    ///   Hugo's path is percent-encoded. `{{` and `}}` stand for braces.
    /// - Throws: ``Problem`` if a placeholder is unknown, if the pattern contains no placeholder for the name, if a
    ///   placeholder would be in the host, or if ``Link`` refuses the address.
    package init(_ pattern: String) throws(Problem) {
        let pieces = try Self.pieces(of: pattern)
        self.pieces = pieces
        guard placeholders.contains(where: { $0 != .weight }) else {
            throw Self.problem(
                "the pattern \"\(readable(pattern, atMost: 200))\" leads all tags to one page",
                hint: "write {slug} or {name} where the tag belongs, such as /tags/{slug}/")
        }
        if case .literal(let start)? = pieces.first, Self.endsInHost(start) {
            throw Self.problem(
                "the host of \"\(readable(pattern, atMost: 200))\" would come from the tag",
                hint: "write the host out, and the tag behind a /, such as https://example.org/{slug}")
        }
        // Trying the pattern with "x" is enough: every character that delimits parts of an address is encoded in names.
        do { _ = try Link(filled { _ in "x" }) } catch {
            throw Self.problem(error.message, hint: error.hint)
        }
    }

    /// Returns the link that the pattern gives a tag.
    ///
    /// - Throws: ``Problem`` if the tag's name is `.` or `..` and would be a whole part of the path, which means
    ///   another folder to every browser, encoded or not; if the generator makes no page for the name, or the path of
    ///   that page is not known; or if the link is too long.
    package func link(for tag: Tag) throws(Problem) -> Link {
        for placeholder in placeholders {
            guard let generator = placeholder.generator, placeholder.path(of: tag.name)?.isEmpty != false else {
                continue
            }
            let name = "\"\(readable(tag.name, atMost: 200))\""
            guard placeholder.path(of: tag.name) != nil else {
                throw Problem(
                    "\(generator) writes \(name) in Latin letters, after tables of its own",
                    hint: "give the tag a link of its own, or another name with alias")
            }
            throw Problem(
                "\(generator) makes no page for the name \(name)",
                hint: "leave the tag out with exclude, or give it another name with alias")
        }
        var text = filled { placeholder in
            switch placeholder {
            case .hugo, .jekyll, .zola, .pelican:
                (placeholder.path(of: tag.name) ?? []).map { percentEncoded(String($0)) }.joined(separator: "/")
            case .slug: percentEncoded(slug(of: tag.name))
            case .name: percentEncoded(singleLine(tag.name))
            case .weight: percentEncoded(shortest(tag.weight))
            }
        }
        // Once encoded, only a name of dots is a dot segment; a path of Hugo, whose slashes are not encoded, can
        // contain one.
        if placeholders.contains(.hugo) || tag.name.utf8.allSatisfy({ $0 == UInt8(ascii: ".") }), hasDotSegment(text) {
            throw Problem(
                "the name \"\(readable(tag.name, atMost: 200))\" would lead to another folder",
                hint: "write {slug} in the pattern, or give the tag a link of its own")
        }
        // In the first part of a relative link a colon would end a scheme, and `Link` takes an encoded one for a colon,
        // too, since it may hide a scheme.
        if beginsWithName, tag.name.utf8.contains(UInt8(ascii: ":")) { text = "./" + text }
        return try Link(text)
    }

    private func filled(_ value: (Placeholder) -> String) -> String {
        pieces.reduce(into: "") { text, piece in
            switch piece {
            case .literal(let literal): text += literal
            case .value(let placeholder): text += value(placeholder)
            }
        }
    }

    private var placeholders: [Placeholder] {
        pieces.compactMap { piece in if case .value(let placeholder) = piece { placeholder } else { nil } }
    }

    /// Whether a name is before the first slash of the link, with no scheme before it.
    private var beginsWithName: Bool {
        for piece in pieces {
            switch piece {
            case .literal(let text): if text.utf8.contains(where: { ":/?#".utf8.contains($0) }) { return false }
            case .value(.name), .value(.hugo), .value(.jekyll): return true
            case .value: break
            }
        }
        return false
    }

    /// Whether the path contains a segment `.` or `..` that is not in the pattern.
    private func hasDotSegment(_ text: String) -> Bool {
        func count(_ text: String) -> Int {
            let path = text.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
            return path.split(separator: UInt8(ascii: "/")).count { segment in
                segment.count <= 6 && [[0x2E], [0x2E, 0x2E]].contains(segment.percentDecoded())
            }
        }
        return count(text) > count(filled { _ in "x" })
    }

    // MARK: - Reading

    private static func pieces(of pattern: String) throws(Problem) -> [Piece] {
        var pieces: [Piece] = []
        var literal: [UInt8] = []
        func finish() {
            if !literal.isEmpty { pieces.append(.literal(String(decoding: literal, as: UTF8.self))) }
            literal = []
        }
        let bytes = Array(pattern.utf8)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let isBrace = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
            if isBrace, index + 1 < bytes.count, bytes[index + 1] == byte {
                literal.append(byte)
                index += 2
            } else if byte == UInt8(ascii: "{") {
                guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")) else {
                    throw problem(
                        "a { has no }", hint: "write a placeholder such as {slug}, or {{ for the brace itself")
                }
                finish()
                pieces.append(.value(try placeholder(String(decoding: bytes[index + 1..<end], as: UTF8.self))))
                index = end + 1
            } else if byte == UInt8(ascii: "}") {
                throw problem("a } has no {", hint: "write }} for the brace itself")
            } else {
                literal.append(byte)
                index += 1
            }
        }
        finish()
        return pieces
    }

    private static func placeholder(_ name: String) throws(Problem) -> Placeholder {
        if let placeholder = Placeholder(rawValue: name) { return placeholder }
        let names = Placeholder.allCases.map(\.rawValue)
        throw problem(
            "unknown placeholder {\(readable(name, atMost: 40))}",
            hint: suggestion(for: name, among: names).map { "did you mean {\($0)}?" }
                ?? "known are \(names.map { "{\($0)}" }.joined(separator: ", ")); a brace of the address is written {{ or }}"
        )
    }

    /// Whether a placeholder after `start` would be part of the host: `start` ends after `//`, before the host does.
    private static func endsInHost(_ start: String) -> Bool {
        let bytes = Array(start.utf8)
        guard let slashes = bytes.indices.dropLast().first(where: { bytes[$0] == 0x2F && bytes[$0 + 1] == 0x2F }) else {
            return false
        }
        // Two slashes that are neither at the beginning nor after the scheme are a part of the path.
        guard slashes == 0 || bytes[slashes - 1] == UInt8(ascii: ":"),
            !bytes[..<slashes].contains(where: { "/?#".utf8.contains($0) })
        else { return false }
        return !bytes[(slashes + 2)...].contains { "/?#\\".utf8.contains($0) }
    }

    private static func problem(_ problem: String, hint: String?) -> Problem {
        Problem(option: "link", "link: \(problem)", hint: hint)
    }
}
