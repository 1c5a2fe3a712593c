import ByteWriting
import CloudComposition

/// Writes a cloud as data: the geometry that the markup draws, in numbers that read back exactly.
struct JSONWriter {
    let cloud: Cloud
    let layout: CloudLayout

    init(_ cloud: Cloud) {
        self.cloud = cloud
        layout = cloud.layouts[0]
    }

    func write(to output: inout ByteBuffer) {
        output.append("{")
        number("width", layout.width, first: true, &output)
        number("height", layout.height, &output)
        output.append(",\n\"tags\":[")
        list(cloud.tags.indices, &output) { index, output in write(index, &output) }
        output.append("],\n\"shapes\":[")
        list(layout.shapes.indices, &output) { index, output in write(layout.shapes[index], &output) }
        output.append("],\n\"lines\":[")
        list(layout.lines.indices, &output) { index, output in write(line: layout.lines[index], &output) }
        output.append("],\n\"quality\":{")
        number("lines", Double(layout.quality.lines), first: true, &output)
        number("fill", layout.quality.fill, &output)
        number("worstFill", layout.quality.worstFill, &output)
        number("badness", layout.quality.badness, &output)
        number("maxGap", layout.quality.maxGap, &output)
        output.append("},\n\"dropped\":[")
        list(cloud.dropped.indices, &output) { index, output in
            output.append("{\"text\":")
            output.appendJSONString(cloud.dropped[index].text)
            output.append(",\"reason\":")
            output.appendJSONString(cloud.dropped[index].reason)
            output.append("}")
        }
        output.append("]}\n")
    }

    private func write(_ index: Int, _ output: inout ByteBuffer) {
        let tag = cloud.tags[index]
        let frame = layout.frames[index]
        output.append("{\"text\":")
        output.appendJSONString(tag.text)
        number("weight", tag.weight, &output)
        number("fontSize", frame.fontSize, &output)
        number("x", frame.x, &output)
        number("baseline", frame.baseline, &output)
        number("width", frame.width, &output)
        number("ascent", frame.ascent, &output)
        number("descent", frame.descent, &output)
        number("line", Double(frame.line), &output)
        string("link", tag.link?.destination, &output)
        string("group", tag.group, &output)
        output.append(",\"lines\":[")
        for (position, run) in frame.runs.enumerated() {
            if position > 0 { output.append(",") }
            output.appendJSONString(layout.runs[run].text)
        }
        output.append("]}")
    }

    private func write(_ shape: CloudShape, _ output: inout ByteBuffer) {
        output.append("{\"role\":")
        output.appendJSONString(shape.role.rawValue)
        number("x", shape.x, &output)
        number("y", shape.y, &output)
        number("width", shape.width, &output)
        number("height", shape.height, &output)
        number("radius", shape.radius, &output)
        output.append(",\"tag\":")
        if let tag = shape.tag { output.appendInteger(tag) } else { output.append("null") }
        output.append("}")
    }

    /// `items` is a range of the tags; lengths have the padding in them, as the tags' places have.
    private func write(line: CloudLine, _ output: inout ByteBuffer) {
        output.append("{\"items\":[")
        output.appendInteger(line.items.lowerBound)
        output.append(",")
        output.appendInteger(line.items.count)
        output.append("]")
        number("y", line.y, &output)
        number("height", line.height, &output)
        number("baseline", line.baseline, &output)
        number("slack", line.slack, &output)
        output.append("}")
    }

    // MARK: - Syntax

    private func list(_ range: Range<Int>, _ output: inout ByteBuffer, _ body: (Int, inout ByteBuffer) -> Void) {
        for index in range {
            output.append(index == range.lowerBound ? "\n" : ",\n")
            body(index, &output)
        }
    }

    private func number(_ key: StaticString, _ value: Double, first: Bool = false, _ output: inout ByteBuffer) {
        output.append(first ? "\"" : ",\"")
        output.append(key)
        output.append("\":")
        output.appendShortest(value)
    }

    private func string(_ key: StaticString, _ value: String?, _ output: inout ByteBuffer) {
        output.append(",\"")
        output.append(key)
        output.append("\":")
        if let value { output.appendJSONString(value) } else { output.append("null") }
    }
}
