/// The outline of a glyph: closed contours in font units, y upward from the baseline, filled by the nonzero rule.
package struct GlyphOutline: Sendable, Equatable {
    /// A place in font units.
    package struct Point: Sendable, Equatable {
        package var x: Float
        package var y: Float

        package init(x: Float, y: Float) {
            self.x = x
            self.y = y
        }
    }

    /// A step of the pen from where it stands; control points come before the point that it ends in.
    package enum Segment: Sendable, Equatable {
        case move(Point)
        case line(Point)
        case quadratic(Point, Point)
        case cubic(Point, Point, Point)
        /// Back to the last ``move(_:)``; every contour ends with it.
        case close
    }

    /// The contours one after the other, each from a ``Segment/move(_:)`` to a ``Segment/close``.
    package var segments: [Segment]

    package init(segments: [Segment] = []) { self.segments = segments }

    /// Whether nothing is drawn, as for a space.
    package var isEmpty: Bool { segments.isEmpty }
}
