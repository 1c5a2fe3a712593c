import BoxLayout
import Foundation
import Testing

@Suite struct SymbolTableTests {
    // MARK: The probes are drawn

    private static let groups: [(name: String, view: @Sendable () -> AnyView)] = [
        ("stacks", { AnyView(SymbolProbes.stacks()) }),
        ("lazy stacks", { AnyView(SymbolProbes.lazyStacks()) }),
        ("grids", { AnyView(SymbolProbes.grids()) }),
        ("lazy grids", { AnyView(SymbolProbes.lazyGrids()) }),
        ("layers", { AnyView(SymbolProbes.layers()) }),
        ("container backgrounds", { AnyView(SymbolProbes.containerBackgrounds()) }),
        ("choices", { AnyView(SymbolProbes.choices()) }),
        ("separators", { AnyView(SymbolProbes.separators()) }),
        ("paddings", { AnyView(SymbolProbes.paddings()) }),
        ("sizes", { AnyView(SymbolProbes.sizes()) }),
        ("ratios", { AnyView(SymbolProbes.ratios()) }),
        ("container frames", { AnyView(SymbolProbes.containerFrames()) }),
        ("positions", { AnyView(SymbolProbes.positions()) }),
        ("coordinate spaces", { AnyView(SymbolProbes.coordinateSpaces()) }),
        ("guides", { AnyView(SymbolProbes.guides()) }),
        ("margins", { AnyView(SymbolProbes.margins()) }),
        ("safe areas", { AnyView(SymbolProbes.safeAreas()) }),
        ("directions", { AnyView(SymbolProbes.directions()) }),
        ("characteristics", { AnyView(SymbolProbes.characteristics()) }),
        ("edges", { AnyView(SymbolProbes.edges()) }),
        ("measuring", { AnyView(SymbolProbes.measuring()) }),
        ("preferences", { AnyView(SymbolProbes.preferences()) }),
        ("anchors", { AnyView(SymbolProbes.anchors()) }),
        ("scroll views", { AnyView(SymbolProbes.scrollViews()) }),
        ("lists", { AnyView(SymbolProbes.lists()) }),
        ("layouts", { AnyView(SymbolProbes.layouts()) }),
        ("layout types", { AnyView(SymbolProbes.layoutTypes()) }),
        ("containers", { AnyView(SymbolProbes.containers()) }),
    ]

    @Test(arguments: groups.map(\.name)) func everyGroupOfProbesIsDrawn(_ name: String) throws {
        let group = try #require(Self.groups.first { $0.name == name })
        let drawing = try Drawing(of: group.view(), width: 300, measuring: BoxFont())
        #expect(!drawing.items.isEmpty)
    }

    // MARK: The table says what the probes use

    @Test func aSymbolIsUsedByTheProbesUnlessTheTableCallsItAbsent() throws {
        let source = SwiftSource(try Self.probes())
        let rows = try Self.rows()
        #expect(rows.count == 397)
        for (symbol, state) in rows {
            // The source itself would fill pages of a message.
            let isUsed = source.uses(symbol)
            switch state {
            case "as there", "differs": #expect(isUsed, "no probe uses \(symbol.name)")
            case "absent": #expect(!isUsed, "a probe uses \(symbol.name), which is absent")
            default: Issue.record("\(symbol.name): unknown state “\(state)”")
            }
        }
    }

    @Test func thePageIsBelow15000Bytes() throws { #expect(try Self.page().utf8.count < 15_000) }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    private static func page() throws -> String {
        let root = folder.deletingLastPathComponent().deletingLastPathComponent()
        return try String(
            contentsOf: root.appending(
                path: "Sources/Typesetting/BoxLayout/BoxLayout.docc/SwiftUISymbols.md"), encoding: .utf8)
    }

    private static func probes() throws -> String {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.filter { $0.lastPathComponent.hasPrefix("SymbolProbes") }
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
    }

    /// Returns the symbols of the page with what the page says about each.
    private static func rows() throws -> [(symbol: TableSymbol, state: String)] {
        try page().split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return TableSymbol.list(cells[0]).map { ($0, cells[1]) }
        }
    }
}

/// A symbol of the table, such as `GridItem.Size.flexible(minimum:maximum:)`.
struct TableSymbol {
    /// The symbol with its types and labels.
    let name: String
    /// The identifiers that the source must have: the types, then the symbol's own unless it is an initialiser.
    let path: [String]
    /// The labels of the arguments, `_` for none; nil for a symbol without arguments.
    let labels: [String]?

    init(_ name: String) {
        self.name = name
        let parts = name.split(separator: "(", maxSplits: 1)
        path = parts[0].split(separator: ".").map { String($0) }.filter { $0 != "init" && $0 != "subscript" }
        let isSubscript = parts[0].hasSuffix("subscript")
        labels = parts.count < 2 || isSubscript ? nil : parts[1].dropLast().split(separator: ":").map { String($0) }
    }

    /// Returns the symbols in a cell: one that begins with `.` belongs to the type before it, and one that begins with
    /// `(` has the name of the one before it.
    static func list(_ cell: String) -> [TableSymbol] {
        var (type, last) = ("", "")
        return cell.split(separator: "`").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.map {
            let name = $0.hasPrefix("(") ? last + $0 : $0.hasPrefix(".") ? type + $0 : $0
            last = String(name.prefix { $0 != "(" })
            if !$0.hasPrefix("("), !$0.hasPrefix(".") {
                type = last.split(separator: ".").prefix { $0.first?.isUppercase ?? false }.joined(separator: ".")
            }
            return TableSymbol(name)
        }
    }
}

/// Swift source as its identifiers and the labels of its calls and declarations.
struct SwiftSource {
    private let text: [Character]
    /// The places just behind each identifier.
    private var ends: [String: [Int]] = [:]

    init(_ source: String) {
        text = Array(source)
        var start = 0
        while start < text.count {
            var end = start
            while end < text.count, text[end].isLetter || text[end].isNumber || text[end] == "_" { end += 1 }
            if end > start { ends[String(text[start..<end]), default: []].append(end) }
            start = max(end, start + 1)
        }
    }

    /// Returns whether all identifiers of a symbol occur, and the last one with the symbol's labels. The label of the
    /// last argument may be missing if it is one of a trailing closure.
    func uses(_ symbol: TableSymbol) -> Bool {
        guard symbol.path.allSatisfy({ ends[$0] != nil }), let last = symbol.path.last else { return false }
        guard let labels = symbol.labels else { return true }
        let closures: Set = ["content", "transform", "computeValue", "perform", "action", "transition"]
        var named = labels.filter { $0 != "_" }
        if let label = labels.last, closures.contains(label) { named.removeLast() }
        return ends[last, default: []].contains { end in
            guard let found = arguments(at: end) else { return false }
            // Braces behind the name of a function, not of a type, stand for a closure without a label.
            let isClosure = opens(end, "{") && last.first?.isLowercase ?? false
            let isUnlabelled = labels.first != "_" || found.contains("_") || isClosure
            return isUnlabelled && named.allSatisfy { found.contains($0) }
        }
    }

    private func opens(_ end: Int, _ character: Character) -> Bool {
        text[end...].first { $0 != " " } == character
    }

    /// Returns the labels of the arguments that follow an identifier, `_` for those without; nil if none follow.
    private func arguments(at end: Int) -> [String]? {
        if opens(end, "{") { return [] }
        guard end < text.count, text[end] == "(" else { return nil }
        var (labels, argument, depth) = ([String](), "", 0)
        for character in text[end...] {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if depth == 0 || (depth == 1 && character == ",") {
                let label = argument.drop { $0.isWhitespace }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                let rest = argument.drop { $0.isWhitespace }.dropFirst(label.count)
                let isLabel = !label.isEmpty && (rest.first == ":" || Self.isParameter(rest))
                if !argument.allSatisfy(\.isWhitespace) { labels.append(isLabel ? String(label) : "_") }
                argument = ""
                if depth == 0 { return labels }
            } else if depth > 1 || character != "(" || !argument.isEmpty {
                argument.append(character)
            }
        }
        return nil
    }

    /// Whether a parameter's own name and a colon follow its label, as in `of guide: VerticalAlignment`.
    private static func isParameter(_ rest: Substring) -> Bool {
        guard rest.first == " " else { return false }
        let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber }
        return !name.isEmpty && rest.dropFirst(1 + name.count).first == ":"
    }
}
