import BoxDrawing
import ByteWriting

/// Writes the steps of a path relative to the place of the pen, which gives the shortest numbers.
struct PathPen {
    /// A point in hundredths of a pixel.
    struct Place: Equatable {
        let x: Int
        let y: Int

        init(x: Double, y: Double) {
            // No picture is so large, but a drawing may have any number.
            func hundredths(_ value: Double) -> Int { Int((min(max(value, -1e12), 1e12) * 100).rounded()) }
            (self.x, self.y) = (hundredths(x), hundredths(y))
        }

        init() { (x, y) = (0, 0) }
    }

    // The point that was written, and not the exact one, so that roundings do not add up.
    private var place = Place()
    private var start = Place()

    mutating func move(_ to: Place, to output: inout ByteBuffer) {
        draw("m", [to], to: &output)
        start = to
    }

    /// Writes a step of the path.
    ///
    /// - Parameter places: The control points, followed by the end point.
    mutating func draw(_ command: StaticString, _ places: [Place], to output: inout ByteBuffer) {
        output.append(command)
        var isFirst = true
        for to in places {
            for distance in [to.x - place.x, to.y - place.y] {
                // A minus separates two numbers as well as a space does.
                if !isFirst, distance >= 0 { output.append(" ") }
                output.appendMarkupNumber(Double(distance) / 100)
                isFirst = false
            }
        }
        if let end = places.last { place = end }
    }

    mutating func close(to output: inout ByteBuffer) {
        output.append("z")
        place = start
    }
}

extension Path {
    /// Appends the attribute with the steps of the path.
    ///
    /// - Parameter origin: The point from which the points of the path are measured.
    func writeSteps(from origin: CGPoint, to output: inout ByteBuffer) {
        func place(_ point: CGPoint) -> PathPen.Place { PathPen.Place(x: origin.x + point.x, y: origin.y + point.y) }
        output.append(" d=\"")
        var pen = PathPen()
        for element in elements {
            switch element {
            case .move(let to): pen.move(place(to), to: &output)
            case .line(let to): pen.draw("l", [place(to)], to: &output)
            case .quadCurve(let to, let control): pen.draw("q", [place(control), place(to)], to: &output)
            case .curve(let to, let one, let two): pen.draw("c", [place(one), place(two), place(to)], to: &output)
            case .closeSubpath: pen.close(to: &output)
            }
        }
        output.append("\"")
    }
}
