import ByteWriting
import CloudComposition

/// Writes a cloud as plain text: the lines of the layout, with weights and the figures of a comparison after the names.
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
        var group: String?
        for line in layout.lines {
            if cloud.options.namesGroups, let first = line.items.first, cloud.tags[first].group != group {
                if group != nil { output.append("\n") }
                group = cloud.tags[first].group
                output.appendVerbatim(group ?? "")
                output.append("\n")
            }
            for index in line.items {
                if index > line.items.lowerBound { output.append("  ") }
                output.appendVerbatim(isolated(cloud.tags[index].text.split(separator: "\n").joined(separator: " ")))
                output.append(" (")
                output.appendMarkupNumber(cloud.tags[index].weight)
                if let comparison = cloud.tags[index].comparison {
                    output.append("; ")
                    output.appendVerbatim(comparison)
                }
                output.append(")")
            }
            output.append("\n")
        }
    }
}
