import BoxDrawing
import FlowSolving
import TagParsing
import Typography

/// Tags as flat boxes of the flow, with the names of groups among them.
struct FlatTags {
    private(set) var boxes: FlowBoxes
    /// The content of each box; empty if each box is the tag of its number.
    private var items: [Item] = []

    enum Item {
        /// The number of a tag.
        case tag(Int)
        case name(GroupName)
    }

    /// Makes the boxes of tags.
    ///
    /// - Parameter margin: The room that a tag keeps from its neighbours, in em of its size.
    init(_ tags: [TagBox], _ values: [Tag], _ names: GroupNames?, axis: FlowAxis, margin: Double) {
        boxes = FlowBoxes(reservingCapacity: tags.count)
        var group: String?
        var breakBefore = false
        for (index, tag) in tags.enumerated() {
            if let names {
                if let name = values[index].group, name != group {
                    append(names.name(name, isFirst: index == 0), axis)
                    // In rows a name has a line to itself, and the tags begin another one below it; in a column they
                    // just follow it.
                    breakBefore = axis == .horizontal
                } else if values[index].group == nil, group != nil {
                    breakBefore = true
                }
                group = values[index].group
                items.append(.tag(index))
            }
            append(tag, values[index], breakBefore: breakBefore, axis, margin: margin * tag.text.size)
            breakBefore = tag.text.needsOwnLine
        }
    }

    func item(of box: Int) -> Item { items.isEmpty ? .tag(box) : items[box] }

    private mutating func append(_ tag: TagBox, _ value: Tag, breakBefore: Bool, _ axis: FlowAxis, margin: Double) {
        let text = tag.text
        // Text has no baseline across a column: there the tags share their leading edge.
        let baseline = axis == .horizontal ? tag.firstBaseline + text.airAbove : 0
        boxes.append(
            width: tag.width, height: tag.height + text.airAbove + text.airBelow, firstBaseline: baseline,
            lastBaseline: axis == .horizontal ? baseline + Double(text.lines.count - 1) * text.lineHeight : 0,
            guides: value.attributes.flatMap(FlowGuides.init(_:)), breakBefore: breakBefore || text.needsOwnLine,
            growthLimit: .infinity, margin: margin)
    }

    private mutating func append(_ name: GroupName, _ axis: FlowAxis) {
        items.append(.name(name))
        let baseline = axis == .horizontal ? name.baseline : 0
        boxes.append(
            width: name.width, height: name.height, firstBaseline: baseline, lastBaseline: baseline, guides: nil,
            breakBefore: true, growthLimit: name.width)
    }
}

/// The way in which the names of groups are set above their tags.
struct GroupNames: Equatable {
    private let font: FontFamily
    private let size: Double
    /// The greatest width of a name, in pixels; one that is wider is set smaller.
    private let room: Double

    init(_ options: CloudOptions) {
        font = options.font
        // With `fitBox` they are scaled with the tags.
        size = (options.fitBox ? 1 : options.captionScale) * 16
        room = options.fitBox || options.axis == .vertical ? .infinity : options.width - 2 * options.padding
    }

    private init(_ names: GroupNames, room: Double) {
        (font, size, self.room) = (names.font, names.size, room)
    }

    /// Returns the names as they are set if the cloud has another width.
    func fitted(to room: Double) -> GroupNames { GroupNames(self, room: min(room, self.room)) }

    func name(_ text: String, isFirst: Bool) -> GroupName {
        let measurer = FamilyMeasurer(font)
        let text = singleLine(text)
        let wanted = measurer.measure(text, Font(size: size, weight: .bold)).width
        let font = Font(size: wanted > room ? max(1, size * room / wanted * 0.9999) : size, weight: .bold)
        let measured = measurer.measure(text, font)
        // The air makes it nearer to its own tags than to those of the group before.
        return GroupName(
            text: text, font: font, width: measured.width, ascent: measured.ascent, descent: measured.descent,
            air: isFirst ? 0 : 0.7 * size)
    }

    static func == (one: GroupNames, other: GroupNames) -> Bool { one.size == other.size && one.room == other.room }
}

/// The name of a group as it is set: one line.
struct GroupName {
    let text: String
    let font: Font
    let width: Double
    let ascent: Double
    let descent: Double
    /// The room above the name, in pixels.
    let air: Double

    var height: Double { air + ascent + descent }
    var baseline: Double { air + ascent }
}

extension FlowGuides {
    /// Reads the guides of a tag, such as `{guide.top=4}`; nil if it has none.
    fileprivate init?(_ attributes: TagAttributes) {
        guard attributes.values.contains(where: { $0.key.hasPrefix("guide.") }) else { return nil }
        // Attributes of lists are checked when they are read, but a caller of the library may set any.
        func guide(_ name: String) -> Double? {
            attributes["guide." + name].flatMap(Double.init).flatMap { abs($0) <= 100_000 ? $0 : nil }
        }
        self.init(
            top: guide("top"), center: guide("center"), bottom: guide("bottom"),
            firstBaseline: guide("firstBaseline"), lastBaseline: guide("lastBaseline"))
    }
}
