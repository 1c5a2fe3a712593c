/// Text in as many lines as the offered width requires and the offered height allows; it is as wide as its longest
/// line.
///
/// A line feed breaks a line. Text that finds no room is cut with an ellipsis; the first line is shown however low the
/// offered height is.
public struct Text: View, PrimitiveView {
    let content: String

    public init<S: StringProtocol>(_ content: S) { self.content = String(content) }
    public init(verbatim content: String) { self.content = content }

    public func _makeBoxes(_ context: inout BoxContext) {
        context.boxes.append(TextBox(content, context.text, context.pass))
    }
}

final class TextBox: Box {
    private let content: String
    private let style: TextStyle
    /// The text with one line for each paragraph, once it was measured.
    private lazy var natural = TextLines.natural(content, style, pass.measurer)
    /// The lines for the last proposal into which the natural lines did not fit; nil in most boxes.
    private var last: Wrapped?

    private final class Wrapped {
        let proposal: ProposedViewSize
        let lines: TextLines

        init(_ proposal: ProposedViewSize, _ lines: TextLines) { (self.proposal, self.lines) = (proposal, lines) }
    }

    init(_ content: String, _ style: TextStyle, _ pass: LayoutPass) {
        self.content = content
        self.style = style
        super.init(pass, guides: .baselines)
    }

    override var name: String { "Text \"\(content.prefix(40))\"" }

    private func lines(_ proposal: ProposedViewSize) -> TextLines {
        if natural.fit(proposal, style) { return natural }
        if let last, last.proposal == proposal { return last.lines }
        let lines = natural.set(in: proposal, style, pass.measurer)
        last = Wrapped(proposal, lines)
        return lines
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { lines(proposal).size }

    override func findGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
        let lines = lines(proposal)
        if key.id == FirstTextBaseline.self { return lines.ascent }
        if key.id == LastTextBaseline.self { return lines.baseline(of: lines.count - 1) }
        return nil
    }

    override func draw(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ ink: InheritedStyle, into drawing: inout Drawing
    ) {
        let lines = lines(proposal)
        for number in 0..<lines.count {
            let line = lines.line(number)
            guard !line.text.isEmpty else { continue }
            let frame = CGRect(
                x: bounds.minX + (lines.size.width - line.width) * style.alignment.share,
                y: bounds.minY + CGFloat(number) * lines.lineHeight, width: line.width,
                height: lines.ascent + lines.descent)
            // A measurer may be another developer's, and its answers wrong.
            guard pass.checkFrame(frame, of: self) else { return }
            drawing.append(
                DrawnItem(
                    kind: .text(line.text, baseline: lines.ascent, style.font), frame: frame, fill: style.color), ink)
        }
    }
}
