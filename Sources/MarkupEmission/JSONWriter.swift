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

    func bytes() -> [UInt8] {
        var json = JSONOutput(reservingCapacity: 1024 + cloud.tags.count * 256)
        json.object { json in
            json.number("width", layout.width)
            json.number("height", layout.height)
            json.array("tags", of: cloud.tags.indices, write(tag:_:))
            json.array("shapes", of: layout.shapes, write(shape:_:))
            json.array("lines", of: layout.lines, write(line:_:))
            json.quality(layout.quality)
            json.array("dropped", of: cloud.dropped) { json, tag in
                json.breakLine()
                json.object { json in
                    json.string("text", tag.text)
                    json.string("reason", tag.reason)
                }
            }
        }
        json.endDocument()
        return json.buffer.bytes
    }

    private func write(tag json: inout JSONOutput, _ index: Int) {
        let tag = cloud.tags[index]
        let frame = layout.frames[index]
        json.breakLine()
        json.object { json in
            json.string("text", tag.text)
            json.number("weight", tag.weight)
            json.number("fontSize", frame.fontSize)
            json.number("x", frame.x)
            json.number("baseline", frame.baseline)
            json.number("width", frame.width)
            json.number("ascent", frame.ascent)
            json.number("descent", frame.descent)
            json.integer("line", frame.line)
            json.string("link", tag.link?.destination)
            json.string("group", tag.group)
            json.array("lines", of: frame.runs) { json, run in json.string(nil, layout.runs[run].text) }
        }
    }

    private func write(shape json: inout JSONOutput, _ shape: CloudShape) {
        json.breakLine()
        json.object { json in
            json.string("role", shape.role.rawValue)
            json.number("x", shape.x)
            json.number("y", shape.y)
            json.number("width", shape.width)
            json.number("height", shape.height)
            json.number("radius", shape.radius)
            json.integer("tag", shape.tag)
        }
    }

    /// `items` is a range of the tags; lengths have the padding in them, as the tags' places have.
    private func write(line json: inout JSONOutput, _ line: CloudLine) {
        json.breakLine()
        json.line(items: line.items, y: line.y, height: line.height, baseline: line.baseline, slack: line.slack)
    }
}
