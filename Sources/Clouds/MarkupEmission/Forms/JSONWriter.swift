import BoxDrawing
import ByteWriting
import CloudComposition
import TagParsing

/// Writes a cloud as data: the geometry that the markup draws, with lengths rounded for people.
struct JSONWriter {
    let cloud: Cloud
    let layout: CloudLayout

    init(_ cloud: Cloud) {
        self.cloud = cloud
        layout = cloud.layout
    }

    func bytes() -> [UInt8] {
        var json = JSONOutput(reservingCapacity: 1024 + cloud.tags.count * 256, roundsLengths: true)
        json.object { json in
            write(layout, to: &json) { json, index in
                let tag = cloud.tags[index]
                json.string("text", tag.text)
                json.number("weight", tag.weight)
                write(layout.frames[index], to: &json)
                json.string("link", tag.link?.destination)
                json.string("group", tag.group)
                if let comparison = tag.comparison { json.string("comparison", comparison) }
                if let style = tag.style.names { json.string("style", style) }
                if tag.tracking != 0 { json.number("tracking", tag.tracking) }
                // These are the name's own lines; counts and descriptions are in the notes.
                json.array("lines", of: layout.frames[index].runs.filter { layout.runs[$0].role == .tag }) {
                    json, run in
                    json.string(nil, layout.runs[run].text)
                }
            }
            json.objects("dropped", of: cloud.dropped, onLines: true) { json, tag in
                json.string("text", tag.text)
                json.string("reason", tag.reason)
            }
            // The tags themselves are described once, above.
            if cloud.layouts.count > 1 {
                json.objects("layouts", of: cloud.layouts, onLines: true) { json, layout in
                    write(layout, to: &json) { json, index in write(layout.frames[index], to: &json) }
                }
            }
        }
        json.endDocument()
        return json.buffer.bytes
    }

    /// Writes the cloud at one width.
    private func write(
        _ layout: CloudLayout, to json: inout JSONOutput, tag: (inout JSONOutput, Int) -> Void
    ) {
        json.length("width", layout.width)
        json.length("height", layout.height)
        json.objects("tags", of: cloud.tags.indices, onLines: true) { json, index in
            tag(&json, index)
            let notes = layout.frames[index].runs.filter { layout.runs[$0].role != .tag }
            if !notes.isEmpty { json.objects("notes", of: notes) { write(note: &$0, layout.runs[$1]) } }
        }
        json.objects("shapes", of: layout.shapes, onLines: true, write(shape:_:))
        json.array("lines", of: layout.lines, write(line:_:))
        json.quality(layout.quality)
        let captions = (layout.captions.above + layout.captions.below).filter(\.isText)
        if !captions.isEmpty { json.objects("captions", of: captions, onLines: true, write(caption:_:)) }
    }

    private func write(_ frame: TagFrame, to json: inout JSONOutput) {
        json.length("fontSize", frame.fontSize)
        json.length("x", frame.x)
        json.length("baseline", frame.baseline)
        json.length("width", frame.width)
        json.length("ascent", frame.ascent)
        json.length("descent", frame.descent)
        json.integer("line", frame.line)
    }

    private func write(note json: inout JSONOutput, _ run: TextRun) {
        json.string("role", run.role.rawValue)
        write(text: &json, run.text, x: run.x, baseline: run.baseline, run.fontSize, run.width)
    }

    private func write(
        text json: inout JSONOutput, _ text: String, x: Double, baseline: Double, _ size: Double, _ width: Double
    ) {
        json.string("text", text)
        json.length("x", x)
        json.length("baseline", baseline)
        json.length("fontSize", size)
        json.length("width", width)
    }

    /// Writes a line of text around the tags.
    private func write(caption json: inout JSONOutput, _ item: DrawnItem) {
        guard case .text(let text, let baseline, let font) = item.kind else { return }
        json.string("role", item.fill?.name)
        write(text: &json, text, x: item.frame.minX, baseline: item.frame.minY + baseline, font.size, item.frame.width)
        guard let transform = item.transform else { return }
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        json.array("transform", of: numbers) { $0.number(nil, $1) }
    }

    private func write(shape json: inout JSONOutput, _ shape: CloudShape) {
        json.string("role", shape.role.rawValue)
        json.length("x", shape.x)
        json.length("y", shape.y)
        json.length("width", shape.width)
        json.length("height", shape.height)
        json.length("radius", shape.radius)
        json.integer("tag", shape.tag)
    }

    /// Writes a line: `items` is a range of the tags, and lengths include the padding, as the places of the tags do.
    private func write(line json: inout JSONOutput, _ line: CloudLine) {
        json.breakLine()
        json.line(items: line.items, y: line.y, height: line.height, baseline: line.baseline, slack: line.slack)
    }
}
