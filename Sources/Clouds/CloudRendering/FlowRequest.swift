import FlowSolving
import SourceText

/// One object of `stratus layout`: boxes, and the options of their layout.
struct FlowRequest {
    var boxes = FlowBoxes()
    var options = FlowOptions(width: nil)

    /// Reads one object, behind which nothing else may follow.
    ///
    /// - Throws: ``Problem``, which names the field, and the item that has it.
    init(_ json: inout JSONScanner) throws(Problem) {
        var reader = FieldReader(json)
        guard try reader.scan({ json throws(Problem) in try json.kind() }) == .object else {
            throw Problem("expected an object such as {\"width\": 300, \"items\": []}")
        }
        try reader.scan { json throws(Problem) in try json.beginObject() }
        var seen: [Field] = []
        while let field = try reader.nextField(&seen) { try read(field, &reader) }
        guard try reader.scan({ json throws(Problem) in json.isAtEnd() }) else {
            throw Problem("there is something behind the object, expected one object a line")
        }
        guard seen.contains(.items) else { throw Problem("items is missing") }
        json = reader.json
    }

    enum Field: String, CaseIterable {
        case width, height, axis, direction, lineOrder, itemSpacing, lineSpacing, justify, lastLine, maxGap, align
        case lines, breaking, order, maxMove, minLines, maxLines, minLineHeight, minLastFill, sizing, fitBox, tabStops
        case lineWidths, items
    }

    private mutating func read(_ field: Field, _ reader: inout FieldReader) throws(Problem) {
        switch field {
        case .width: options.width = try reader.optionalLength()
        case .height: options.height = try reader.optionalLength()
        case .axis: options.axis = try reader.word()
        case .direction: options.direction = try reader.word()
        case .lineOrder: options.lineOrder = try reader.word()
        case .itemSpacing: options.itemSpacing = try reader.number()
        case .lineSpacing: options.lineSpacing = try reader.number()
        case .justify: options.justify = try reader.word()
        case .lastLine: options.lastLine = try reader.word()
        case .maxGap: options.maxGap = try reader.optionalLength()
        case .align: options.align = try reader.word()
        case .lines: options.lines = try reader.word()
        case .breaking: options.breaking = try reader.word()
        case .order: options.order = try reader.word()
        case .maxMove: options.maxMove = try reader.optionalCount(from: 0)
        case .minLines: options.minLines = try reader.optionalCount(from: 1)
        case .maxLines: options.maxLines = try reader.optionalCount(from: 1)
        case .minLineHeight: options.minLineHeight = try reader.number()
        case .minLastFill: options.minLastFill = try reader.number()
        case .sizing: options.sizing = try reader.word()
        case .fitBox: options.fitBox = try reader.boolean()
        case .tabStops: options.tabStops = try reader.tabStops()
        case .lineWidths: options.shape = try reader.lineWidths()
        case .items: boxes = try reader.items()
        }
    }
}

extension Problem {
    /// Makes the problem for boxes that cannot be laid out.
    init(_ error: FlowError) {
        switch error {
        case .outOfRange(let field): self.init("\(field.rawValue) is out of its range")
        case .tabStopsNeedLeading:
            self.init(
                "tabStops act with justify \"leading\" only, and with lastLine \"same\", \"natural\" or \"leading\"")
        case .fitBoxNeedsSizes: self.init("fitBox needs a width and a height")
        case .nothingFits:
            self.init("fitBox: the items fit into width and height at no scale, their spacing alone is too much")
        case .tooLarge:
            self.init(
                "the best breaks of so many items take more than 1,000,000,000 steps and 1,000 for each item, or more than 256 MB: ask for fewer minLines and lineWidths or for shorter lines, or use breaking \"greedy\""
            )
        }
    }
}
