import ByteWriting
import FlowSolving

/// The parts of JSON that `stratus render` and `stratus layout` have in common.
extension JSONOutput {
    /// Writes a line of a flow; its `items` are the first place and the count.
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

    /// Writes the quality of a flow.
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
