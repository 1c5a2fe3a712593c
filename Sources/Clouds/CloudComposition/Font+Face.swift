import BoxDrawing
import Typography

extension Font {
    /// The weight of the face that is nearest.
    package var faceWeight: FontWeight { isBold ? .bold : .regular }
    package var faceStyle: FontStyle { isItalic ? .italic : .normal }

    /// The space behind each character in thousandths of an em, to which a face rounds it; 0 in a font without size.
    package var trackingSteps: Int {
        let share = tracking / size
        return share.isFinite ? Int((min(max(share, -99), 99) * 1000).rounded()) : 0
    }

    /// The space behind each character as it is measured and drawn, in the unit of the drawing.
    package var usedTracking: Double { Double(trackingSteps) / 1000 * size }
}
