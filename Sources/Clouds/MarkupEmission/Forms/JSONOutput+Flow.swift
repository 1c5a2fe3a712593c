import ByteWriting
import FlowSolving

/// The objects that occur in the JSON of both `stratus render` and `stratus layout`.
extension JSONOutput {
    /// Writes a line of a flow as an object; its `items` are the index of the line's first item and the number of
    /// items.
    package mutating func line(items: Range<Int>, y: Double, height: Double, baseline: Double, slack: Double) {
        object { json in
            json.list("items") { json in
                json.integer(nil, items.lowerBound)
                json.integer(nil, items.count)
            }
            json.length("y", y)
            json.length("height", height)
            json.length("baseline", baseline)
            json.length("slack", slack)
        }
    }

    /// Writes the quality of a flow, as the object `quality`.
    package mutating func quality(_ quality: FlowQuality) {
        object("quality") { json in
            json.integer("lines", quality.lines)
            json.number("fill", quality.fill)
            json.number("worstFill", quality.worstFill)
            json.number("badness", quality.badness)
            json.length("maxGap", quality.maxGap)
        }
    }
}
