import ByteWriting
import FlowSolving

/// What `stratus render` and `stratus layout` both say of a flow.
extension JSONOutput {
    /// `items` is the first place and the count.
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
