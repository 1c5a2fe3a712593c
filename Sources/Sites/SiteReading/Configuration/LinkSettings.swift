import SourceText

/// What a build does about links that lead to nothing, and which addresses on the site's host are not its own.
package struct LinkSettings: Sendable, Equatable {
    /// The severity of links of one kind that lead to nothing.
    package enum Treatment: String, Sendable, CaseIterable {
        /// The build fails, or with `--keep-going` leaves out the page.
        case error
        /// The build publishes the page, and reports the link.
        case warn
        /// The build does not check such links.
        case off
    }

    /// The kinds of links within a site, by what they lead to. The raw values are the keys of `links` in `stratus.yml`.
    package enum Kind: String, Sendable, CaseIterable {
        case pages
        case fragments
        /// Pictures, downloads and other files: addresses that end with a file name extension other than `.html`.
        case files
    }

    /// The treatment of each kind, in the order of ``Kind``.
    private var treatments = [Treatment](repeating: .error, count: Kind.allCases.count)
    /// The addresses on the host that another program serves, as ``ForeignPath/init(_:)`` reads them.
    package var elsewhere: [ForeignPath] = []

    package init() {}

    package subscript(kind: Kind) -> Treatment {
        get { Kind.allCases.firstIndex(of: kind).map { treatments[$0] } ?? .error }
        set { if let place = Kind.allCases.firstIndex(of: kind) { treatments[place] = newValue } }
    }

    /// Returns whether another program serves a path.
    ///
    /// - Parameter path: a path from the root of the host, percent-decoded.
    package func isElsewhere(_ path: some StringProtocol) -> Bool { elsewhere.contains { $0.holds(path) } }

    /// Returns the kind of a link by its path, which may have a query or a fragment behind it.
    package static func kind(ofPath path: String) -> Kind {
        let path = path.prefix { $0 != "#" && $0 != "?" }
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        let parts: [ArraySlice<UInt8>] = Array(name.utf8).split(separator: UInt8(ascii: "."))
        guard parts.count > 1, let ending = parts.last else { return .pages }
        let isExtension = (1...5).contains(ending.count) && ending.allSatisfy(\.isASCIILetterOrDigit)
        guard isExtension, ending.contains(where: \.isASCIILetter) else { return .pages }
        return ["html", "htm", "md", "markdown", "php"].contains(String(decoding: ending, as: UTF8.self).lowercased())
            ? .pages : .files
    }
}

/// A path on the host of a site that another program serves: `/install/` with all below it, or `/tils`, which is that
/// page and all below it.
package struct ForeignPath: Sendable, Equatable {
    /// The path, percent-decoded, without a slash at its end.
    private let path: String
    private let needsSlash: Bool

    /// Reads an entry of `elsewhere`.
    ///
    /// - Throws: ``Problem`` for text that does not begin with one slash, or has a query or a fragment.
    package init(_ text: String) throws(Problem) {
        guard text.hasPrefix("/"), !text.hasPrefix("//") else {
            throw Problem(
                "expected a path on the host of the site",
                hint: "write it with a slash at its beginning and without the host, such as /assets/images/")
        }
        guard !text.contains("?"), !text.contains("#"), !text.contains("*") else {
            throw Problem(
                "expected a path without ?, # and *", hint: "a path includes all below it: /assets/images/")
        }
        var decoded = String(decoding: text.utf8.percentDecoded(), as: UTF8.self)
        needsSlash = decoded.utf8.last == UInt8(ascii: "/")
        while decoded.utf8.last == UInt8(ascii: "/") { decoded.removeLast() }
        path = decoded
    }

    func holds(_ other: some StringProtocol) -> Bool {
        guard other.utf8.starts(with: path.utf8) else { return false }
        let rest = other.utf8.dropFirst(path.utf8.count)
        return rest.first == UInt8(ascii: "/") || !needsSlash && rest.isEmpty
    }
}
