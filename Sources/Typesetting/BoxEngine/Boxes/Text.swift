import BoxDrawing

/// Text in as many lines as the offered width requires and the offered height allows; it is as wide as its longest
/// line.
///
/// A line feed breaks a line. Text that finds no room is cut with an ellipsis; the first line is shown however low the
/// offered height is. Texts of several styles are joined with `+`.
public struct Text: View, PrimitiveView {
    /// A stretch of text, with the changes of style that apply to it, from the outside in.
    fileprivate struct Run {
        var content: String
        var changes: [(TextStyle) -> Void] = []
    }

    fileprivate var runs: [Run]

    public init<S: StringProtocol>(_ content: S) { runs = [Run(content: String(content))] }
    public init(verbatim content: String) { runs = [Run(content: content)] }
    public init(_ key: LocalizedStringKey) { runs = [Run(content: key.content)] }

    /// The text without its styles.
    var content: String { runs.map(\.content).joined() }

    public func _makeBoxes(_ context: inout BoxContext) {
        let outer = context.text
        let styled = runs.map { run in
            StyledText(
                text: outer.textCase.applied(to: run.content),
                style: run.changes.isEmpty
                    ? outer : outer.changed { style in for change in run.changes { change(style) } })
        }
        // Most text has one style, whose lines are measured as a whole.
        context.boxes.append(
            styled.count == 1
                ? TextBox(styled[0].text, styled[0].style, context.pass) : StyledTextBox(styled, context.pass))
    }

    /// Returns one text after the other, each in its style.
    public static func + (one: Text, other: Text) -> Text {
        var sum = one
        sum.runs += other.runs
        return sum
    }

    private func changed(_ change: @escaping (TextStyle) -> Void) -> Text {
        var copy = self
        for index in copy.runs.indices { copy.runs[index].changes.insert(change, at: 0) }
        return copy
    }

    // Of the same names as the modifiers of views, so that texts can still be joined.

    public func font(_ font: Font?) -> Text { changed { $0.base = font ?? $0.base } }
    public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = weight ?? $0.weight } }
    public func fontDesign(_ design: Font.Design?) -> Text { self }
    public func bold(_ isActive: Bool = true) -> Text { changed { $0.weight = isActive ? .bold : .regular } }
    public func italic(_ isActive: Bool = true) -> Text { changed { $0.isItalic = isActive } }
    public func monospacedDigit() -> Text { changed { $0.hasTabularFigures = true } }
    public func monospaced(_ isActive: Bool = true) -> Text { self }
    public func foregroundColor(_ color: Color?) -> Text { foregroundStyle(color ?? .primary) }
    public func foregroundStyle(_ style: some ShapeStyle) -> Text { changed { $0.setForeground(style) } }
    public func kerning(_ kerning: CGFloat) -> Text { changed { $0.setTracking(kerning) } }
    public func tracking(_ tracking: CGFloat) -> Text { changed { $0.setTracking(tracking) } }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed { $0.underline = isActive ? .some(color) : .none }
    }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed { $0.strikethrough = isActive ? .some(color) : .none }
    }
    public func textScale(_ scale: TextScale, isEnabled: Bool = true) -> Text {
        scale == .secondary && isEnabled ? changed { $0.base.size *= 0.8 } : self
    }

    public enum TextScale: Hashable, Sendable { case `default`, secondary }
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
    public enum TruncationMode: Hashable, Sendable { case head, middle, tail }
}

#if Foundation
    extension Text {
        /// Creates the text of a value in a format of Foundation.
        public init<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
        where Format.FormatOutput == String {
            self.init(format.format(value))
        }
    }
#endif

/// A text with the values that were put into it.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
    fileprivate let content: String

    public init(_ content: String) { self.content = content }
    public init(stringLiteral content: String) { self.content = content }
    public init(stringInterpolation: StringInterpolation) { content = stringInterpolation.content }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var content = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { content += literal }
        public mutating func appendInterpolation(_ value: some Any) { content += "\(value)" }
        public mutating func appendInterpolation(_ text: Text) { content += text.content }

        /// Appends a number in the form that a format of the C library gives it, such as `%.2f`.
        public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
            content += withVaList([value]) { values in
                var buffer = [CChar](repeating: 0, count: 512)
                let length =
                    specifier.contains("@") || specifier.contains("s")
                    ? -1 : vsnprintf(&buffer, buffer.count, specifier, values)
                guard length >= 0 else { return "\(value)" }
                return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            }
        }
    }
}

/// A stretch of text in one style.
struct StyledText {
    var text: String
    let style: TextStyle
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
        if natural.fit(proposal) { return natural }
        if let last, last.proposal == proposal { return last.lines }
        var lines = natural.set(in: proposal, pass.measurer)
        if lines.isCut, style.leastScale < 1 {
            func scaled(_ scale: CGFloat) -> TextLines {
                TextLines.natural(content, style.scaled(scale), pass.measurer).set(in: proposal, pass.measurer)
            }
            lines = scaled(style.scale { scaled($0).isCut })
        }
        last = Wrapped(proposal, lines)
        return lines
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let lines = lines(proposal)
        return CGSize(width: lines.size.width, height: max(lines.size.height, lines.height(of: style.leastLines)))
    }

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
            drawing.append(line.text, lines.style, baseline: lines.ascent, in: frame, ink)
        }
    }
}

extension Drawing {
    /// Draws a line of text, and the lines under it and through it.
    mutating func append(
        _ text: String, _ style: TextStyle, baseline: CGFloat, in frame: CGRect, _ ink: InheritedStyle
    ) {
        var item = DrawnItem(
            kind: .text(text, baseline: baseline, style.font), frame: frame, fill: style.color)
        if let paint = style.style?._paint(in: frame.size) {
            (item.fill, item.gradient) = (paint.color, paint.gradient)
        }
        append(item, ink)
        func line(_ color: Color?, _ height: CGFloat) {
            let thickness = max(style.font.size / 16, 0.5)
            append(
                DrawnItem(
                    kind: .rectangle(cornerRadius: 0),
                    frame: CGRect(
                        x: frame.minX, y: frame.minY + baseline + height * style.font.size - thickness / 2,
                        width: frame.width, height: thickness), fill: color ?? style.color), ink)
        }
        if let underline = style.underline { line(underline, 0.12) }
        if let strikethrough = style.strikethrough { line(strikethrough, -0.25) }
    }
}
