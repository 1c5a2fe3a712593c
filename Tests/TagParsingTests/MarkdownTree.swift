import TestSupport
import Testing

@testable import TagParsing

#if canImport(Glibc)
    import Glibc
#endif

/// A node of the tree that cmark reads Markdown as.
struct MarkdownTree {
    var name = ""
    var attributes: [String: String] = [:]
    /// What stands in the node itself, such as the code of a code span.
    var content = ""
    var children: [MarkdownTree] = []

    /// The paragraphs that cmark reads `items` as, each item being one.
    static func paragraphs(of items: [String], program: String, options: [String] = []) throws -> [MarkdownTree] {
        let path = try #require(
            ["/usr/bin/", "/usr/local/bin/"].map { $0 + program }.first { access($0, X_OK) == 0 },
            "\(program) is missing, against which inline Markdown is tested; `make test` installs it")
        let input = Array(items.joined(separator: "\n\n").utf8)
        let result = try Command.run(["-t", "xml"] + options, input: input, executable: path)
        let document = try #require(parse(result.output), "\(program) wrote no tree: \(result.errors)")
        let paragraphs = document.children.filter { $0.name == "paragraph" }
        try #require(paragraphs.count == items.count && document.children.count == items.count)
        return paragraphs
    }

    // MARK: - What a tag takes from it

    var text: String {
        switch name {
        case "html_inline": isComment ? "" : content
        default: content + children.map(\.text).joined()
        }
    }

    var isComment: Bool { name == "html_inline" && content.hasPrefix("<!--") }

    /// The links in reading order, without those in the text of a picture.
    var links: [MarkdownTree] {
        if name == "image" { return [] }
        return (name == "link" ? [self] : []) + children.flatMap(\.links)
    }

    func holds(_ condition: (MarkdownTree) -> Bool) -> Bool {
        condition(self) || children.contains { $0.holds(condition) }
    }

    /// What all of the text is inside of.
    var style: TagStyle {
        let own: TagStyle =
            switch name {
            case "strong": .bold
            case "emph": .italic
            case "code": .code
            case "strikethrough": .struckOut
            default: []
            }
        let visible = children.filter { $0.text.utf8.contains { $0 > 0x20 } }
        return visible.count == 1 && name != "image" ? own.union(visible[0].style) : own
    }

    // MARK: - XML

    /// Reads the XML that cmark writes: elements, attributes, text, and the four references that it escapes with.
    private static func parse(_ bytes: [UInt8]) -> MarkdownTree? {
        var open: [MarkdownTree] = [MarkdownTree()]
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                let start = index
                while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
                // Between elements there is only the indent.
                if open[open.count - 1].attributes["xml:space"] != nil {
                    open[open.count - 1].content = unescaped(bytes[start..<index])
                }
                continue
            }
            guard let close = bytes[index...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
            let inside = bytes[index + 1..<close]
            index = close + 1
            switch inside.first {
            case UInt8(ascii: "?"), UInt8(ascii: "!"): break
            case UInt8(ascii: "/"):
                guard open.count > 1 else { return nil }
                let node = open.removeLast()
                open[open.count - 1].children.append(node)
            default:
                let node = element(inside)
                if inside.last == UInt8(ascii: "/") {
                    open[open.count - 1].children.append(node)
                } else {
                    open.append(node)
                }
            }
        }
        return open.count == 1 ? open[0].children.first : nil
    }

    private static func element(_ inside: ArraySlice<UInt8>) -> MarkdownTree {
        var node = MarkdownTree()
        var rest = inside
        func take(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
            let taken = rest.prefix(while: condition)
            rest = rest[taken.endIndex...]
            return taken
        }
        node.name = String(decoding: take { $0 > 0x20 && $0 != UInt8(ascii: "/") }, as: UTF8.self)
        while true {
            _ = take { $0 == UInt8(ascii: " ") }
            let key = take { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "/") }
            guard rest.first == UInt8(ascii: "=") else { return node }
            rest = rest.dropFirst(2)
            node.attributes[String(decoding: key, as: UTF8.self)] = unescaped(take { $0 != UInt8(ascii: "\"") })
            rest = rest.dropFirst()
        }
    }

    /// By bytes: a combining mark after a semicolon makes another `Character` of both.
    private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        var text: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "&"), let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
                text.append(byte)
                continue
            }
            let signs = ["lt": "<", "gt": ">", "quot": "\"", "amp": "&"]
            text += Array((signs[String(decoding: rest[..<end], as: UTF8.self)] ?? "?").utf8)
            rest = rest[(end + 1)...]
        }
        return String(decoding: text, as: UTF8.self)
    }
}
