/// An address divided into its parts by RFC 3986. A part that is present but empty is kept apart from one that is
/// absent.
struct URLReference: Equatable {
    var scheme: String?
    var authority: String?
    var path: String
    var query: String?
    var fragment: String?

    /// Divides a text as appendix B of the RFC does, which succeeds for any text.
    init(_ text: String) {
        var rest = Substring(text).utf8
        func cut(from sign: Character) -> String? {
            guard let place = rest.firstIndex(of: sign.asciiValue ?? 0) else { return nil }
            defer { rest = rest[..<place] }
            return String(Substring(rest[rest.index(after: place)...]))
        }
        fragment = cut(from: "#")
        query = cut(from: "?")
        if let colon = rest.firstIndex(of: UInt8(ascii: ":")), colon > rest.startIndex,
            !rest[..<colon].contains(UInt8(ascii: "/"))
        {
            scheme = String(Substring(rest[..<colon]))
            rest = rest[rest.index(after: colon)...]
        }
        if rest.starts(with: "//".utf8) {
            rest = rest.dropFirst(2)
            let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
            authority = String(Substring(rest[..<end]))
            rest = rest[end...]
        }
        path = String(Substring(rest))
    }

    /// Returns the target of a reference relative to this address: section 5.2.2, in its strict form.
    func resolving(_ reference: URLReference) -> URLReference {
        var target = reference
        if reference.scheme == nil {
            target.scheme = scheme
            if reference.authority == nil {
                target.authority = authority
                if reference.path.isEmpty {
                    target.path = path
                    if reference.query == nil { target.query = query }
                    return target
                }
                if !reference.path.utf8.starts(with: "/".utf8) { target.path = merging(reference.path) }
            }
        }
        target.path = Self.removingDotSegments(target.path)
        return target
    }

    /// Returns a relative path in the folder of this address: section 5.2.3.
    private func merging(_ other: String) -> String {
        if authority != nil, path.isEmpty { return "/" + other }
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return other }
        return path[...slash] + other
    }

    /// Returns the path without its segments `.` and `..`: section 5.2.4, in one pass.
    static func removingDotSegments(_ path: String) -> String {
        var kept: [Substring] = []
        let segments = path.split(separator: "/", omittingEmptySubsequences: false)
        // The empty part before the first slash stays: nothing leads above the root.
        let least = path.utf8.starts(with: "/".utf8) ? 1 : 0
        for (index, segment) in segments.enumerated() {
            guard segment == "." || segment == ".." else {
                kept.append(segment)
                continue
            }
            if segment == "..", kept.count > least { kept.removeLast() }
            if index == segments.count - 1 { kept.append("") }
        }
        return kept.joined(separator: "/")
    }

    /// The address put together again: section 5.3.
    var text: String {
        var text = scheme.map { $0 + ":" } ?? ""
        if let authority {
            text += "//" + authority
        } else if path.utf8.starts(with: "//".utf8) {
            // Two slashes that came together when dot segments were removed would begin a host.
            text += "/."
        }
        text += path
        if let query { text += "?" + query }
        if let fragment { text += "#" + fragment }
        return text
    }
}
