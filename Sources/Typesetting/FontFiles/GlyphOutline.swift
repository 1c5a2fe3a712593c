/// The outline of a glyph: closed contours in font units, y upward from the baseline, filled by the nonzero rule.
package struct GlyphOutline: Sendable, Equatable {
    /// A point in font units.
    package struct Point: Sendable, Equatable {
        package var x: Float
        package var y: Float

        package init(x: Float, y: Float) {
            self.x = x
            self.y = y
        }
    }

    /// A step of the pen from its current point; control points come before the end point.
    package enum Segment: Sendable, Equatable {
        case move(Point)
        case line(Point)
        case quadratic(Point, Point)
        case cubic(Point, Point, Point)
        /// The pen returns to the last ``move(_:)``; every contour ends with this step.
        case close
    }

    /// The contours one after the other, each from a ``Segment/move(_:)`` to a ``Segment/close``.
    package var segments: [Segment]

    package init(segments: [Segment] = []) { self.segments = segments }

    /// Returns whether all coordinates are finite and at most `reach` font units from 0; in a damaged font they may not
    /// be.
    package func isContained(within reach: Float) -> Bool {
        func isContained(_ points: Point...) -> Bool { points.allSatisfy { abs($0.x) <= reach && abs($0.y) <= reach } }
        return segments.allSatisfy { segment in
            switch segment {
            case .move(let to), .line(let to): isContained(to)
            case .quadratic(let control, let to): isContained(control, to)
            case .cubic(let first, let second, let to): isContained(first, second, to)
            case .close: true
            }
        }
    }

    /// Twice the area inside the outline, in square font units; negative if the outer contours run clockwise, as in
    /// TrueType. The outline is taken as the polygon through all its points, including control points.
    package var signedArea: Float {
        var area: Float = 0
        var (start, last) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
        func draw(to points: Point...) {
            for point in points {
                area += last.x * point.y - point.x * last.y
                last = point
            }
        }
        for segment in segments {
            switch segment {
            case .move(let to): (start, last) = (to, to)
            case .line(let to): draw(to: to)
            case .quadratic(let control, let to): draw(to: control, to)
            case .cubic(let first, let second, let to): draw(to: first, second, to)
            case .close: draw(to: start)
            }
        }
        return area
    }

    /// Whether the outline has no segments, as that of a space.
    package var isEmpty: Bool { segments.isEmpty }
}

/// A glyph that is a bitmap, and the box that the bitmap fills, in font units from the pen.
package struct GlyphPicture: Sendable, Equatable {
    /// The bitmap as the bytes of a PNG file.
    package let png: [UInt8]
    /// The distance from the pen to the left edge of the picture in font units, positive to the right.
    package let left: Int
    /// The distance from the baseline to the upper edge of the picture in font units, positive upward.
    package let top: Int
    /// The width of the picture in font units.
    package let width: Int
    /// The height of the picture in font units.
    package let height: Int
}
