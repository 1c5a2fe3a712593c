import SourceText

/// The marks of a text, in the order of the text, with the blocks that hold anything.
struct MarkScan {
    /// A mark outside of blocks that hold anything, or such a block.
    struct Item {
        let mark: TemplateMark
        let role: Role
        /// The index of the item that ends what this one encloses; nil if there is none.
        var end: Int?
        /// Whether this item ends what another one encloses.
        var isEnd = false
    }

    enum Role: Equatable {
        /// A block that is shown as it is, a comment, or code in a language, up to a mark that ends it.
        case raw(end: Range<Int>)
        case comment(end: Range<Int>)
        case code(end: Range<Int>, language: String)
        /// A mark in the form in which Hugo shows it.
        case quoted
        /// A mark for which a template is called.
        case call(String)
        /// Any other mark.
        case other

        /// The range of the mark that ends a block; nil for a mark alone.
        var end: Range<Int>? {
            switch self {
            case .raw(let end), .comment(let end), .code(let end, _): end
            case .quoted, .call, .other: nil
            }
        }
    }

    private(set) var items: [Item] = []
    private let bytes: [UInt8]
    private let range: Range<Int>
    private let shortcodes: Set<String>
    private let regions: TextRegions
    /// The names of end marks that do not occur in the rest of the text.
    private var missing: Set<String> = []

    /// - Complexity: O(n) in the bytes.
    init(_ bytes: [UInt8], _ range: Range<Int>, _ regions: TextRegions, shortcodes: Set<String>) {
        (self.bytes, self.range, self.regions, self.shortcodes) = (bytes, range, regions, shortcodes)
        var ends = MarkEnds(end: range.upperBound)
        var index = bytes.offset(of: UInt8(ascii: "{"), in: range)
        while index < range.upperBound {
            index = scan(at: index, &ends)
            index = bytes.offset(of: UInt8(ascii: "{"), in: min(index, range.upperBound)..<range.upperBound)
        }
        pair()
    }

    /// The ranges of the text that are not read as Markdown with the rest of it.
    var opaque: [Range<Int>] {
        var opaque: [Range<Int>] = []
        for item in items where !item.mark.isCode && item.mark.range.lowerBound >= opaque.last?.upperBound ?? 0 {
            if let end = item.role.end {
                opaque.append(item.mark.range.lowerBound..<end.upperBound)
            } else if item.mark.kind == .angleShortcode, let end = item.end {
                opaque.append(item.mark.range.lowerBound..<items[end].mark.range.upperBound)
            }
        }
        return opaque
    }

    /// Adds the mark at an offset, and returns the offset after it.
    private mutating func scan(at start: Int, _ ends: inout MarkEnds) -> Int {
        let code = regions.code(at: start)
        guard code != nil || !bytes.isEscaped(at: start, from: range.lowerBound),
            var mark = TemplateMark(bytes, at: start, &ends), mark.kind != .partial,
            code.map({ mark.range.upperBound <= $0.upperBound }) ?? true
        else { return start + 1 }
        mark.isCode = code != nil
        let role = role(of: mark, limit: code?.upperBound ?? range.upperBound)
        guard let role else { return mark.isCode ? start + 2 : mark.range.upperBound }
        items.append(Item(mark: mark, role: role))
        return role.end?.upperBound ?? mark.range.upperBound
    }

    /// Returns the role of a mark; nil for a mark that stays as it is.
    private mutating func role(of mark: TemplateMark, limit: Int) -> Role? {
        if mark.isQuoted { return .quoted }
        let name = String(decoding: bytes[mark.name], as: UTF8.self)
        let isHugo = mark.kind == .angleShortcode || mark.kind == .percentShortcode
        if mark.kind == .tag, name == "raw" {
            if let end = end(named: "endraw", .tag, from: mark.range.upperBound, limit) { return .raw(end: end) }
            return nil
        }
        guard !mark.isCode else { return nil }
        if mark.kind == .tag, name == "comment",
            let end = end(named: "endcomment", .tag, from: mark.range.upperBound, limit)
        {
            return .comment(end: end)
        }
        if name == "highlight", mark.kind == .tag || isHugo && !mark.isEnd,
            let end = end(
                named: isHugo ? "highlight" : "endhighlight", mark.kind, from: mark.range.upperBound, limit)
        {
            let arguments = ShortcodeArguments(bytes, mark.name.upperBound..<mark.content.upperBound)
            return .code(end: end, language: arguments.positional.first ?? "")
        }
        return callee(of: mark, name).map { .call($0) } ?? .other
    }

    /// Returns the range of the next mark that ends a block.
    private mutating func end(
        named name: String, _ kind: TemplateMark.Kind, from start: Int, _ limit: Int
    ) -> Range<Int>? {
        let key = "\(kind) \(name)"
        guard !missing.contains(key) else { return nil }
        var ends = MarkEnds(end: limit)
        let opening: StaticString =
            switch kind {
            case .angleShortcode: "{{<"
            case .percentShortcode: "{{%"
            default: "{%"
            }
        var index = start
        while let found = bytes.firstOffset(of: opening, in: index..<limit) {
            if let mark = TemplateMark(bytes, at: found, &ends), mark.kind == kind, mark.isEnd, !mark.isQuoted,
                bytes[mark.name].elementsEqual(name.utf8)
            {
                return mark.range
            }
            index = found + 2
        }
        // In code the search ends with the code.
        if limit == range.upperBound { missing.insert(key) }
        return nil
    }

    // MARK: - Calls

    /// Returns the name of the template that a mark calls; nil if the site has none.
    private func callee(of mark: TemplateMark, _ name: String) -> String? {
        func known(_ name: String) -> String? { shortcodes.contains(name) ? name : nil }
        switch mark.kind {
        case .angleShortcode, .percentShortcode, .call: return known(name)
        case .tag:
            if ["include", "include_cached", "include_relative", "render"].contains(name) {
                let arguments = ShortcodeArguments(bytes, mark.name.upperBound..<mark.content.upperBound)
                guard let file = arguments.positional.first else { return nil }
                let base = file.split(separator: "/").last ?? ""
                return known(String(base.prefix { $0 != "." }))
            }
            if mark.isEnd {
                return known(name == "end" ? name : String(name.dropFirst(3))) ?? (name == "end" ? name : nil)
            }
            return known(name)
        case .output, .partial: return nil
        }
    }

    /// Returns whether a call is one of Zola, whose block ends with `{% end %}`.
    private func isZola(_ mark: TemplateMark) -> Bool {
        mark.kind == .tag && mark.name.upperBound < mark.content.upperBound
            && bytes[mark.name.upperBound] == UInt8(ascii: "(")
    }

    /// Finds the end of each call that has one. Calls without an end may be inside of others.
    private mutating func pair() {
        var stack: [(item: Int, key: String)] = []
        var counts: [String: Int] = [:]
        for index in items.indices {
            guard case .call(let name) = items[index].role else { continue }
            let mark = items[index].mark
            let key =
                switch mark.kind {
                case .angleShortcode: "<" + name
                case .percentShortcode: "%" + name
                case .tag where isZola(mark) || name == "end": "()"
                default: "{" + name
                }
            guard mark.isEnd else {
                if mark.kind == .call || mark.isClosed { continue }
                stack.append((index, key))
                counts[key, default: 0] += 1
                continue
            }
            items[index].isEnd = true
            guard let count = counts[key], count > 0 else { continue }
            while let top = stack.popLast() {
                counts[top.key, default: 1] -= 1
                guard top.key == key else { continue }
                items[top.item].end = index
                break
            }
        }
    }
}
