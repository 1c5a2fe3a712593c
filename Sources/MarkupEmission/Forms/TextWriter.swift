import ByteWriting
import CloudComposition

/// Writes a cloud as plain text: the lines of the layout, weights after the names.
struct TextWriter {
    let cloud: Cloud
    let layout: CloudLayout

    init(_ cloud: Cloud) {
        self.cloud = cloud
        layout = cloud.layout
    }

    func write(to output: inout ByteBuffer) {
        output.appendVerbatim(cloud.title)
        output.append("\n\n")
        for line in layout.lines {
            for index in line.items {
                if index > line.items.lowerBound { output.append("  ") }
                output.appendVerbatim(isolated(cloud.tags[index].text.split(separator: "\n").joined(separator: " ")))
                output.append(" (")
                output.appendMarkupNumber(cloud.tags[index].weight)
                output.append(")")
            }
            output.append("\n")
        }
    }
}
