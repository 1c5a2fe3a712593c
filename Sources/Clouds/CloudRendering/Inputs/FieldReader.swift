import ByteWriting
import FlowSolving
import SourceText

/// A reader of the fields of JSON objects that names the field in every ``Problem`` that it throws.
struct FieldReader {
    private(set) var json: JSONScanner
    /// The field that is being read, as a path: `items[3].width`.
    private var path = ""
    /// The index of the item that has the field.
    private var item: Int?

    init(_ json: JSONScanner) { self.json = json }

    mutating func scan<Value>(
        _ body: (inout JSONScanner) throws(Problem) -> Value
    ) throws(Problem) -> Value {
        do { return try body(&json) } catch { throw problem(error.message) }
    }

    /// Reads the name of the next field of an object; nil at its end. `container` is the path of the object itself, and
    /// `seen` the fields so far.
    mutating func nextField<Field: FieldName>(
        _ seen: inout [Field], in container: String = ""
    ) throws(Problem) -> Field? {
        path = container
        guard let name = try scan({ json throws(Problem) in try json.nextKey() }) else { return nil }
        guard let field = Field(rawValue: name) else {
            let names = Field.allCases.map(\.rawValue)
            let hint =
                suggestion(for: name, among: names).map { "did you mean \"\($0)\"?" }
                ?? "known are \(names.joined(separator: ", "))"
            throw problem("there is no field \"\(clipped(name))\"; \(hint)")
        }
        path = container.isEmpty ? name : "\(container).\(name)"
        guard !seen.contains(field) else { throw Problem("\(fullPath) stands twice") }
        seen.append(field)
        return field
    }

    // MARK: - Values

    mutating func number(
        _ range: ClosedRange<Double> = -FlowBoxes.longestLength...FlowBoxes.longestLength
    )
        throws(Problem) -> Double
    {
        let start = try startOfValue()
        let value = try scan { json throws(Problem) in try json.number() }
        guard range.contains(value) else {
            throw Problem(
                "\(fullPath) is \(json.excerpt(from: start)), expected a number from \(shortest(range.lowerBound)) to \(shortest(range.upperBound))"
            )
        }
        return value
    }

    mutating func length() throws(Problem) -> Double { try number(0...FlowBoxes.longestLength) }

    mutating func optionalNumber() throws(Problem) -> Double? {
        try isNull() ? nil : try number()
    }

    mutating func optionalLength() throws(Problem) -> Double? {
        try isNull() ? nil : try length()
    }

    mutating func optionalCount(from least: Int) throws(Problem) -> Int? {
        guard try !isNull() else { return nil }
        let start = try startOfValue()
        let value = try scan { json throws(Problem) in try json.number() }
        // A larger count than any number of items is no limit.
        guard let count = Int(exactly: min(value, 1e15)), count >= least else {
            throw Problem("\(fullPath) is \(json.excerpt(from: start)), expected a whole number of \(least) and more")
        }
        return count
    }

    mutating func boolean() throws(Problem) -> Bool {
        try scan { json throws(Problem) in try json.boolean() }
    }

    /// Reads one of the words of an enumeration.
    mutating func word<Word: FieldName>() throws(Problem) -> Word {
        let text = try scan { json throws(Problem) in try json.string() }
        guard let word = Word(rawValue: text) else {
            let names = Word.allCases.map { "\"\($0.rawValue)\"" }
            throw Problem("\(fullPath) is \"\(clipped(text))\", expected one of \(names.joined(separator: ", "))")
        }
        return word
    }

    mutating func tabStops() throws(Problem) -> TabStops? {
        switch try scan({ json throws(Problem) in try json.kind() }) {
        case .null:
            try scan { json throws(Problem) in try json.null() }
            return nil
        case .array:
            var positions: [Double] = []
            try eachElement { reader throws(Problem) in
                let position = try reader.length()
                guard positions.last ?? -1 < position else {
                    throw reader.problem("\(shortest(position)) is not behind the stop before it")
                }
                positions.append(position)
            }
            guard !positions.isEmpty else { throw problem("expected a distance or at least one position") }
            return .positions(positions)
        default:
            let distance = try length()
            guard distance > 0 else { throw problem("expected a distance above 0") }
            return .every(distance)
        }
    }

    mutating func lineWidths() throws(Problem) -> LineShape? {
        switch try scan({ json throws(Problem) in try json.kind() }) {
        case .null:
            try scan { json throws(Problem) in try json.null() }
            return nil
        case .string:
            let shape = try scan { json throws(Problem) in try json.string() }
            guard shape == "ellipse" else { throw problem("expected an array of widths, or \"ellipse\"") }
            return .ellipse
        default:
            var extents: [LineExtent] = []
            try eachElement { reader throws(Problem) in extents.append(try reader.extent()) }
            guard !extents.isEmpty else { throw problem("the array is empty, expected at least one line") }
            return .lines(extents)
        }
    }

    private enum ExtentField: String, CaseIterable { case x, width }

    private mutating func extent() throws(Problem) -> LineExtent {
        let place = path
        try scan { json throws(Problem) in try json.beginObject() }
        var x = 0.0
        var width: Double?
        var seen: [ExtentField] = []
        while let field = try nextField(&seen, in: place) {
            switch field {
            case .x: x = try length()
            case .width: width = try length()
            }
        }
        path = place
        guard let width else { throw problem("width is missing") }
        return LineExtent(x: x, width: width)
    }

    /// Reads an array; each element has its own path.
    private mutating func eachElement(
        _ body: (inout FieldReader) throws(Problem) -> Void
    ) throws(Problem) {
        let name = path
        var index = 0
        try scan { json throws(Problem) in try json.beginArray() }
        while try scan({ json throws(Problem) in try json.nextElement() }) {
            path = "\(name)[\(index)]"
            try body(&self)
            index += 1
        }
        path = name
    }

    // MARK: - Items

    mutating func items() throws(Problem) -> FlowBoxes {
        var boxes = FlowBoxes()
        try scan { json throws(Problem) in try json.beginArray() }
        while try scan({ json throws(Problem) in try json.nextElement() }) {
            item = boxes.count
            path = ""
            try readItem(into: &boxes)
        }
        item = nil
        path = "items"
        return boxes
    }

    private enum ItemField: String, CaseIterable {
        case width, height, firstBaseline, lastBaseline, guides, breakBefore, priority, maxWidth, margin
    }

    private mutating func readItem(into boxes: inout FlowBoxes) throws(Problem) {
        try scan { json throws(Problem) in try json.beginObject() }
        var (width, height): (Double?, Double?)
        var (firstBaseline, lastBaseline): (Double?, Double?)
        var guides: FlowGuides?
        var breakBefore = false
        var priority = 0.0
        var growthLimit: Double?
        var margin = 0.0
        var seen: [ItemField] = []
        while let field = try nextField(&seen) {
            switch field {
            case .width: width = try length()
            case .height: height = try length()
            case .firstBaseline: firstBaseline = try optionalNumber()
            case .lastBaseline: lastBaseline = try optionalNumber()
            case .guides: guides = try isNull() ? nil : try self.guides()
            case .breakBefore: breakBefore = try boolean()
            case .priority: priority = try number()
            case .maxWidth: growthLimit = try optionalLength() ?? .infinity
            case .margin: margin = try optionalLength() ?? 0
            }
        }
        path = ""
        guard let width else { throw problem("width is missing") }
        guard let height else { throw problem("height is missing") }
        boxes.append(
            width: width, height: height, firstBaseline: firstBaseline, lastBaseline: lastBaseline, guides: guides,
            breakBefore: breakBefore, priority: priority, growthLimit: growthLimit,
            margin: margin)
    }

    private enum GuideField: String, CaseIterable { case top, center, bottom, firstBaseline, lastBaseline }

    private mutating func guides() throws(Problem) -> FlowGuides {
        var guides = FlowGuides()
        try scan { json throws(Problem) in try json.beginObject() }
        var seen: [GuideField] = []
        while let field = try nextField(&seen, in: "guides") {
            let value = try optionalNumber()
            switch field {
            case .top: guides.top = value
            case .center: guides.center = value
            case .bottom: guides.bottom = value
            case .firstBaseline: guides.firstBaseline = value
            case .lastBaseline: guides.lastBaseline = value
            }
        }
        return guides
    }

    // MARK: - Places

    /// Whether the value is null, which is then skipped.
    private mutating func isNull() throws(Problem) -> Bool {
        guard try scan({ json throws(Problem) in try json.kind() }) == .null else { return false }
        try scan { json throws(Problem) in try json.null() }
        return true
    }

    private mutating func startOfValue() throws(Problem) -> Int {
        // Looking at the value skips the space before it.
        _ = try scan { json throws(Problem) in try json.kind() }
        return json.offset
    }

    private var fullPath: String {
        item.map { path.isEmpty ? "items[\($0)]" : "items[\($0)].\(path)" } ?? path
    }

    private var prefix: String { fullPath.isEmpty ? "" : "\(fullPath): " }

    private func problem(_ text: String) -> Problem { Problem(prefix + text) }

    private func clipped(_ text: String) -> String { text.count > 40 ? text.prefix(40) + "…" : text }
}

/// An enumeration of the words that JSON may hold in one place.
typealias FieldName = RawRepresentable<String> & CaseIterable & Equatable
