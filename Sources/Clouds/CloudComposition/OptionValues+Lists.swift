import FlowSolving
import SourceText

/// The reading of option values that are lists of lengths: tab stops and line widths.
extension OptionDefinition {
    /// Reads tab stops: one number is a distance, several are positions.
    func tabStops(_ value: OptionValue) throws(Problem) -> TabStops {
        let numbers = try numbers(value)
        return numbers.count == 1 ? .every(numbers[0]) : .positions(numbers)
    }

    /// Reads the widths of lines: `300`, or `40:300` for a line that begins at 40; or `ellipse`.
    func lineWidths(_ value: OptionValue) throws(Problem) -> LineShape {
        if value.text == "ellipse" { return .ellipse }
        return .lines(
            try value.items.map { item throws(Problem) in
                let parts = item.split(separator: ":", omittingEmptySubsequences: false)
                guard parts.count <= 2 else {
                    throw problem(item, expected: "a width, or a position and a width such as 160:448")
                }
                let numbers = try parts.map { part throws(Problem) in try number(String(part), of: value) }
                return LineExtent(x: numbers.count == 2 ? numbers[0] : 0, width: numbers.last ?? 0)
            })
    }

    func widths(_ value: OptionValue) throws(Problem) -> CloudWidths {
        if value.text == "auto" { return .automatic }
        return .chosen(try numbers(value))
    }

    func check(_ widths: CloudWidths) throws(Problem) {
        guard case .chosen(let widths) = widths else { return }
        guard !widths.isEmpty, widths.count <= 32 else {
            throw problem("\(widths.count) widths", expected: "from 1 to 32 of them")
        }
        for width in widths where !(80...100_000).contains(width) {
            throw problem(format(width), expected: "widths from 80 to 100000")
        }
    }

    /// Reads the size of a picture: `1280x720`, with any sign of multiplication.
    func size(_ text: String) throws(Problem) -> (width: Double, height: Double?) {
        let sides = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }.map { side in
            side.trimmingBlanks
        }
        let lengths = sides.compactMap { try? number($0) }
        guard sides.count == 2, lengths.count == 2 else {
            throw problem(text, expected: "width and height in pixels, such as 1280x720")
        }
        for (name, length) in zip(["width", "height"], lengths) {
            let least = name == "width" ? 80.0 : 20
            guard (least...100_000).contains(length) else {
                throw problem(text, expected: "a \(name) from \(format(least)) to 100000")
            }
        }
        return (lengths[0], lengths[1])
    }

    func check(_ stops: TabStops) throws(Problem) {
        switch stops {
        case .every(let distance):
            guard Self.lengths.contains(distance), distance >= 1 else {
                throw problem(format(distance), expected: "a distance from 1 to 100000")
            }
        case .positions(let positions):
            let rise = zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 }
            guard !positions.isEmpty, rise, positions.allSatisfy(Self.lengths.contains) else {
                throw problem(
                    positions.map(format).joined(separator: ","), expected: "positions that rise, from 0 to 100000")
            }
        }
    }

    func check(_ shape: LineShape) throws(Problem) {
        guard case .lines(let extents) = shape else { return }
        guard !extents.isEmpty else { throw problem("", expected: "at least one width") }
        for extent in extents {
            guard Self.lengths.contains(extent.x), Self.lengths.contains(extent.width), extent.width >= 1 else {
                let place = extent.x == 0 ? "" : format(extent.x) + ":"
                throw problem(place + format(extent.width), expected: "widths from 1 and positions from 0 to 100000")
            }
        }
    }

    private static let lengths = 0.0...100_000

    private func numbers(_ list: OptionValue) throws(Problem) -> [Double] {
        try list.items.map { item throws(Problem) in try number(item, of: list) }
    }

    /// Reads a number of a list; the problem with anything else shows the whole list.
    private func number(_ item: String, of list: OptionValue) throws(Problem) -> Double {
        do { return try number(item) } catch { throw problem(list.shown, expected: "numbers with commas between them") }
    }
}

extension Problem {
    /// Describes the contradiction between the option `size` and a `width`, `height` or `fit-box` that is set in the
    /// same place; nil if there is none.
    ///
    /// - Parameter given: The options set in that place, by name, with their values as written. Values that cannot be
    ///   read are ignored here.
    package init?(sizeIn given: [OptionSetting]) {
        guard let size = given.last(where: { $0.name == "size" }) else { return nil }
        var sized = CloudOptions()
        guard (try? sized.set(size.name, to: size.value)) != nil else { return nil }
        let other = given.first { option in
            guard ["width", "height", "fit-box"].contains(option.name) else { return false }
            var changed = sized
            return (try? changed.set(option.name, to: option.value)) != nil && changed != sized
        }
        guard let other else { return nil }
        self.init(
            option: "size",
            "size is \"\(size.value)\" and \(other.name) is \"\(other.value)\": they contradict each other",
            hint: "size is width, height and fit-box in one: leave \(other.name) out, or size")
    }
}
