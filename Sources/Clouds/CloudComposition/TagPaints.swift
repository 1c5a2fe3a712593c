import SourceText
import TagParsing

/// The colour of the theme that each tag has: its own if it was given one, else that of the rule.
struct TagPaints {
    private let rule: ColorRule
    private var numbers: [String: Int] = [:]
    /// The groups in the order in which they first appear.
    let groups: [CloudGroup]

    /// Numbers the groups.
    ///
    /// - Parameter tags: The tags in reading order.
    init(_ tags: [Tag], _ rule: ColorRule) {
        self.rule = rule
        var groups: [CloudGroup] = []
        for tag in tags {
            guard let name = tag.group, numbers[name] == nil else { continue }
            numbers[name] = groups.count
            groups.append(CloudGroup(name: name, paint: rule == .group ? .palette(groups.count) : .single))
        }
        self.groups = groups
    }

    /// Returns the colour of a tag.
    ///
    /// - Parameter level: Its step of the ramp.
    func paint(of tag: Tag, level: Int) -> TagPaint {
        if let color = tag.attributes?["color"] { return .given(color) }
        switch rule {
        case .weight: return .ramp(level)
        case .group: return tag.group.flatMap { numbers[$0] }.map { .palette($0) } ?? .single
        case .hash: return .palette(Self.hash(of: tag.name))
        case .single, .link: return .single
        }
    }

    /// Returns the FNV-1a hash of the name's merge key, in a range that palettes of 1 to 16 colours divide evenly.
    private static func hash(of name: String) -> Int {
        let hash = FNV1a.hash(mergeKeyBytes(name))
        // The low bits alone repeat with those of the letters, so the high ones are mixed in.
        return Int((hash ^ hash >> 32) % 720_720)
    }
}
