import BoxDrawing
import BoxEngine

/// A tag on a card: its name, its count and its description.
struct Card: View {
    enum Name {
        /// The name on one line, which wraps if it is uncomfortably long.
        case natural(String)
        case lines([String])
    }

    let index: Int
    let name: Name
    let size: Double
    let nameWeight: Font.Weight
    /// The font weight of the figures.
    let weight: Font.Weight
    let details: String?
    /// The weight in figures, after the name or on the corner.
    let label: CountLabel?
    let isBadge: Bool

    private var count: CountLabel? { isBadge ? nil : label }
    private var badge: CountLabel? { isBadge ? label : nil }

    /// Returns the width that the figures need beside the name; of a badge, the part that does not overlap the padding.
    static func room(_ label: CountLabel?, isBadge: Bool) -> Double {
        guard let label else { return 0 }
        return isBadge ? max(0, label.box.width * TagBox.badgeRatio + label.gap - padding) : label.gap + label.width
    }

    static let padding = 14.0
    static let detailSize = 13.0
    /// The comfortable width of a few lines of small text, or of two of a long name, in pixels.
    static let measure = 210.0

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack(alignment: .lastTextBaseline, spacing: count?.gap ?? 0) {
                switch name {
                case .natural(let text): Measure(most: Self.measure) { nameText(text) }
                case .lines(let lines): nameText(lines.joined(separator: "\n")).fixedSize()
                }
                if let badge {
                    Color.clear.frame(width: Self.room(badge, isBadge: true), height: 0)
                }
                if let count {
                    Text(count.text).font(Font(size: count.size, weight: weight)).foregroundStyle(Color("count"))
                        .fixedSize()
                }
            }
            if let details {
                Measure(most: Self.measure) {
                    Text(details).font(Font(size: Self.detailSize)).foregroundStyle(Color("detail"))
                }
            }
        }
        .padding(Self.padding)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(RoundedRectangle(cornerRadius: 10).fill(Color("card")))
        .badge(ratio: TagBox.badgeRatio) {
            if let badge {
                Text(badge.text).font(Font(size: badge.size, weight: weight)).foregroundStyle(Color("count"))
                    .frame(width: badge.box.width, height: badge.box.height)
                    .background(Capsule().fill(Color("badge")))
            }
        }
        .id("\(index)")
    }

    private func nameText(_ text: String) -> some View {
        Text(text).font(Font(size: size, weight: nameWeight)).foregroundStyle(Color("tag"))
    }
}

/// A text whose ideal width is its own, up to the width that is comfortable to read.
private struct Measure: Layout {
    let most: Double

    private func offer(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
        guard proposal.width == nil, subviews[0].sizeThatFits(proposal).width > most else { return proposal }
        return ProposedViewSize(width: most, height: proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(offer(proposal, subviews))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: offer(proposal, subviews))
    }
}
