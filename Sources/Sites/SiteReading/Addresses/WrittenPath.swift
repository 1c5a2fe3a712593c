import SourceText

/// An address below the home page that an author wrote: `/2024/hello/`, `about.html`.
package struct WrittenPath: Sendable, Equatable {
    /// The names of the folders and of the page, percent-decoded, from the outermost folder to the page.
    package let parts: [String]
    /// Whether the address ends with a slash, or is that of the home page.
    package let endsWithSlash: Bool

    /// Makes an address from parts that were checked before.
    package init(parts: [String], endsWithSlash: Bool) { (self.parts, self.endsWithSlash) = (parts, endsWithSlash) }

    /// Reads an address below the home page, with or without a slash at its beginning. `%C3%A9` is é, and a percent
    /// sign without two hexadecimal digits after it is itself.
    ///
    /// - Throws: ``Problem`` for an address that leads out of the site or cannot be a file: with a scheme or a host, a
    ///   query, a fragment, a backslash, a control character, a sign that turns the direction, `..` or `.`, `.stratus`,
    ///   two slashes together, a name of more than 250 bytes, or more than 2,000 bytes in all.
    package init(_ text: String) throws(Problem) {
        let bytes = Array(text.utf8)
        let hint = "write the part below the address of the home page, such as /2024/hello/"
        func problem(_ problem: String) -> Problem { Problem(problem, hint: hint) }
        if let colon = bytes.firstIndex(of: UInt8(ascii: ":")), !bytes[..<colon].contains(UInt8(ascii: "/")) {
            throw problem("it has the scheme \"\(String(decoding: bytes[...colon], as: UTF8.self))\", expected a path")
        }
        if bytes.starts(with: "//".utf8) { throw problem("it begins with a host, expected a path") }
        guard !bytes.contains(UInt8(ascii: "?")) else { throw problem("it has a query, expected a path") }
        guard !bytes.contains(UInt8(ascii: "#")) else { throw problem("it has a fragment, expected a path") }
        guard bytes.count <= Self.longest else {
            throw problem("it has \(bytes.count) bytes, expected at most \(Self.longest)")
        }
        var rest = bytes[...]
        if rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
        endsWithSlash = rest.isEmpty || rest.last == UInt8(ascii: "/")
        if rest.last == UInt8(ascii: "/") { rest = rest.dropLast() }
        var parts: [String] = []
        for part in rest.isEmpty ? [] : rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            let name = part.percentDecoded()
            guard !name.isEmpty else { throw problem("it has two slashes together, expected a name between them") }
            if name == [0x2E] || name == [0x2E, 0x2E] {
                throw problem("it holds \"\(String(decoding: name, as: UTF8.self))\", expected names")
            }
            guard name.count <= Self.longestName else {
                throw problem("it has a name of \(name.count) bytes, expected at most \(Self.longestName)")
            }
            guard !name.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }) else {
                throw problem("it has a backslash or an encoded slash in a name, expected / between names")
            }
            guard let text = Self.text(name) else {
                throw problem("it has a control character, or bytes that are not UTF-8")
            }
            guard !text.unicodeScalars.contains(where: Self.isMisread) else {
                throw problem("it has a sign that breaks lines or turns the direction of text")
            }
            // Publishing leaves out folders of this name, at any depth.
            guard text.lowercased() != ".stratus" else {
                throw problem("it has the folder .stratus, which is not published")
            }
            parts.append(text)
        }
        self.parts = parts
    }

    private static let longest = 2000
    /// The maximum length of a name, in bytes: file systems allow 255, and `.html` may be added.
    static let longestName = 250

    private static func text(_ bytes: [UInt8]) -> String? {
        guard (try? UTF8Span(validating: bytes.span)) != nil else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.unicodeScalars.contains { $0.properties.generalCategory == .control } ? nil : text
    }

    /// Returns whether a character separates lines or overrides the direction of text (Unicode Standard Annex 9,
    /// section 2), so that an address with it would be read as another one.
    private static func isMisread(_ scalar: Unicode.Scalar) -> Bool {
        0x2028...0x202E ~= scalar.value || 0x2066...0x2069 ~= scalar.value
    }
}
