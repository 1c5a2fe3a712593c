import BoxDrawing
import ByteWriting
import CloudComposition

extension DrawnItem {
    /// Appends what the outline has otherwise than an outline of SVG does.
    func writeStrokeStyle(to output: inout ByteBuffer) {
        switch strokeStyle.lineCap {
        case .butt: break
        case .round: output.append(" stroke-linecap=\"round\"")
        case .square: output.append(" stroke-linecap=\"square\"")
        }
        switch strokeStyle.lineJoin {
        case .miter:
            // The corners of a rectangle are within every limit from the square root of 2 on.
            let isPath = if case .path = kind { true } else { false }
            let isUsual = isPath ? abs(strokeStyle.miterLimit - 4) < Self.leastShown : strokeStyle.miterLimit > 1.42
            if !isUsual { output.append(" stroke-miterlimit=\"", max(1, strokeStyle.miterLimit)) }
        case .round: output.append(" stroke-linejoin=\"round\"")
        case .bevel: output.append(" stroke-linejoin=\"bevel\"")
        }
        guard strokeStyle.dash.contains(where: { $0 >= Self.leastShown }) else { return }
        output.append(" stroke-dasharray=\"")
        for (index, length) in strokeStyle.dash.enumerated() {
            if index > 0 { output.append(" ") }
            output.appendMarkupNumber(length)
        }
        output.append("\"")
        if abs(strokeStyle.dashPhase) >= Self.leastShown {
            output.append(" stroke-dashoffset=\"", strokeStyle.dashPhase)
        }
    }
}

extension CGAffineTransform {
    /// Appends the transformation as an attribute. Its factors have five decimals, so that places of some thousand
    /// pixels are right within hundredths of one.
    func write(to output: inout ByteBuffer) {
        output.append(" transform=\"matrix(")
        for factor in [a, b, c, d] {
            output.appendFactor(factor)
            output.append(" ")
        }
        output.appendMarkupNumber(tx)
        output.append(" ")
        output.appendMarkupNumber(ty)
        output.append(")\"")
    }
}

extension ByteBuffer {
    /// Appends a factor with at most five decimals.
    fileprivate mutating func appendFactor(_ value: Double) {
        guard abs(value) < 1e9 else { return appendMarkupNumber(value) }
        let steps = Int((value * 100_000).rounded())
        let (whole, rest) = steps.magnitude.quotientAndRemainder(dividingBy: 100_000)
        if steps < 0 { append("-") }
        appendInteger(UInt64(whole))
        guard rest > 0 else { return }
        let digits = String(rest)
        append(".")
        for _ in digits.utf8.count..<5 { append("0") }
        var decimals = digits[...]
        while decimals.last == "0" { decimals.removeLast() }
        appendVerbatim(String(decimals))
    }
}
