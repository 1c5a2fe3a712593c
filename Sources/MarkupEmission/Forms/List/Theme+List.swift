import CloudComposition

/// A theme as a list has it: what is filled in a picture is the colour of text there, or a background.
extension Theme {
    /// The rules that have a place in a list, with the mark of the list before each.
    ///
    /// - Parameter given: colours that tags were given, in the order of their classes.
    func listRules(_ options: CloudOptions, given: [String]) -> String {
        given.enumerated().map { "\u{1} .g\($0){color:\($1)}" }.joined()
            + Self.converted(css[...], ListSelectors(options))
    }

    /// Rules one by one; those in at-rules once more.
    private static func converted(_ css: Substring, _ selectors: ListSelectors) -> String {
        var result = ""
        var rest = css.utf8
        while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
            let prelude = rest[..<open]
            var depth = 0
            guard
                let close = rest[open...].firstIndex(where: { byte in
                    if byte == UInt8(ascii: "{") { depth += 1 }
                    if byte == UInt8(ascii: "}") { depth -= 1 }
                    return depth == 0
                })
            else { break }
            let body = css[rest.index(after: open)..<close]
            if prelude.first == UInt8(ascii: "@") {
                let inner = body.utf8.contains(UInt8(ascii: "{")) ? converted(body, selectors) : ""
                if !inner.isEmpty { result += css[prelude.startIndex..<open] + "{" + inner + "}" }
            } else {
                for selector in css[prelude.startIndex..<open].split(separator: ",") {
                    result += rule(selector, body, selectors)
                }
            }
            rest = rest[rest.index(after: close)...]
        }
        return result
    }

    private static func rule(_ selector: Substring, _ body: Substring, _ selectors: ListSelectors) -> String {
        guard selector.hasPrefix(".stratus "),
            let (target, isGround) = selectors.target(of: selector.dropFirst(9))
        else { return "" }
        let declarations = body.split(separator: ";").compactMap { declaration -> String? in
            let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.trimmingSpace }
            guard parts.count == 2 else { return nil }
            return switch parts[0] {
            case "fill": (isGround ? "background:" : "color:") + parts[1]
            case "stroke": isGround ? "border-color:" + parts[1] : nil
            // Named beside fill, for the outlines of a picture.
            case "color": nil
            case let name where name.hasPrefix("stroke"): nil
            default: parts[0] + ":" + parts[1]
            }
        }
        return declarations.isEmpty ? "" : "\u{1}\(target){\(declarations.joined(separator: ";"))}"
    }
}

/// What a selector of a picture selects in a list.
private struct ListSelectors {
    let options: CloudOptions

    init(_ options: CloudOptions) { self.options = options }

    /// - Returns: nil where the list has no such thing; `isGround` for what lies behind text.
    func target(of selector: Substring) -> (String, isGround: Bool)? {
        switch selector {
        case ".background": ("", true)
        case ".ink": ("", false)
        case ".title": (" h2", false)
        case ".note", ".detail", ".solo": (" \(selector)", false)
        case ".count": (options.counts == .badge ? " .badge" : " .count", false)
        case ".badge": (" .badge", true)
        case ".chip": isChip ? (" .tag", true) : nil
        case ".card": options.cards ? (" .tag", true) : nil
        case "a": (" a", false)
        case "a:hover .tag": (" a:hover", false)
        case "a:hover .chip": isChip ? (" a:hover", true) : nil
        case "a:hover .card": options.cards ? (" a:hover", true) : nil
        case "a:focus-visible": (" a:focus-visible", false)
        default: isPaint(selector) ? (" \(selector)", false) : nil
        }
    }

    private var isChip: Bool { options.chip != .none && !options.cards }

    /// `.w0`, `.p12`
    private func isPaint(_ selector: Substring) -> Bool {
        let name = selector.dropFirst()
        guard selector.first == ".", let kind = name.first, kind == "w" || kind == "p" else { return false }
        let digits = name.dropFirst()
        return (1...2).contains(digits.utf8.count) && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
}

extension Substring {
    fileprivate var trimmingSpace: String {
        var part = self
        while part.first == " " { part.removeFirst() }
        while part.last == " " { part.removeLast() }
        return String(part)
    }
}
