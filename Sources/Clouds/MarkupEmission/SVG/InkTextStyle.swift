import BoxDrawing
import ByteWriting
import CloudComposition

/// The classes of a text of a drawing for its face, after the class of its colour: `bold`, `italic`, `figures`, and
/// `apart63` or `close20` for letters that are further apart or closer by so many thousandths of an em. A rule is
/// written only if a text has its class.
struct InkTextStyle {
    private var hasItalic = false
    private var hasFigures = false
    private var steps: Set<Int> = []

    /// Collects the styles of the texts of a drawing.
    init(_ items: [DrawnItem]) {
        for item in items {
            guard case .text(_, _, let font) = item.kind else { continue }
            hasItalic = hasItalic || font.isItalic
            hasFigures = hasFigures || font.hasTabularFigures
            if font.trackingSteps != 0 { steps.insert(font.trackingSteps) }
        }
    }

    /// Appends the classes of a font but `bold`.
    static func append(_ font: Font, to output: inout ByteBuffer) {
        if font.isItalic { output.append(" italic") }
        if font.hasTabularFigures { output.append(" figures") }
        let steps = font.trackingSteps
        guard steps != 0 else { return }
        output.append(steps < 0 ? " close" : " apart")
        output.appendInteger(abs(steps))
    }

    func append(to rules: inout ScopedRules) {
        if hasItalic { rules.append("\u{1} .italic{font-style:italic}") }
        if hasFigures { rules.append("\u{1} .figures{font-variant-numeric:tabular-nums}") }
        for step in steps.sorted() {
            let space = shortest(Double(step) / 1000)
            rules.append("\u{1} .\(step < 0 ? "close" : "apart")\(abs(step)){letter-spacing:\(space)em}")
        }
    }

    /// Whether a class of texts or shapes in drawings is no name of a colour.
    static func isClass(_ name: String) -> Bool {
        if ["outline", "bold", "italic", "figures", "own", "rim"].contains(name) { return true }
        return ["apart", "close"].contains {
            name.hasPrefix($0) && name.dropFirst($0.utf8.count).allSatisfy(\.isNumber)
        }
    }
}
