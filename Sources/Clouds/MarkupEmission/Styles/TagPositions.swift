import BoxDrawing
import ByteWriting
import CloudComposition

/// The places of the tags that attributes and rules have set so far, so that nothing is written twice.
///
/// All values are whole numbers of the last decimal that is written: values that are written alike are equal.
struct TagPositions {
    private let own: CloudLayout
    private let decimals: Int
    private var places: [Place]
    /// The shapes in the units of their tags, by index of the layout's shapes.
    private var shapes: [Shape]
    /// The distances of the counts from the places in their attributes, by index of the tags.
    private var shifts: [Shift]
    /// Whether each tag shows its narrow setting.
    private var areNarrow: [Bool]

    private struct Place: Equatable { var x, y, scale: Int }
    private struct Shape {
        var x, y, width, height, radius: Int

        func isNear(_ other: Shape) -> Bool {
            max(
                abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height),
                abs(radius - other.radius)) <= 1
        }
    }
    private struct Shift: Equatable { var x = 0, y = 0 }

    /// Takes the places that the attributes set.
    init(_ cloud: Cloud, decimals: Int) {
        own = cloud.layout
        self.decimals = decimals
        (places, shapes, shifts) = ([], [], Array(repeating: Shift(), count: own.frames.count))
        areNarrow = Array(repeating: false, count: own.frames.count)
        shapes = Array(repeating: Shape(x: 0, y: 0, width: 0, height: 0, radius: 0), count: own.shapes.count)
        places.reserveCapacity(own.frames.count)
        for index in own.frames.indices {
            places.append(place(of: index, in: own))
            for shape in own.frames[index].shapes { shapes[shape] = self.shape(shape, of: index, in: own) }
        }
    }

    /// Writes rules for everything that has another place or size in a layout.
    ///
    /// - Parameter opening: The opening of the block that the rules are in.
    mutating func move(to layout: CloudLayout, writing rules: inout ScopedRules, in opening: String) {
        var parts = DeclarationGroups()
        for index in layout.frames.indices {
            let place = place(of: index, in: layout)
            if place != places[index] {
                places[index] = place
                rules.divide(in: opening)
                append(place, of: index, to: &rules)
            }
            let frame = layout.frames[index]
            for number in frame.shapes { moveShape(number, of: index, in: layout, &parts) }
            moveCount(of: index, in: layout, &parts)
            if frame.isNarrow != areNarrow[index] {
                areNarrow[index] = frame.isNarrow
                parts.add("\u{1} .t\(index) .\(frame.isNarrow ? "wide" : "narrow")", Array("display:none".utf8))
                parts.add("\u{1} .t\(index) .\(frame.isNarrow ? "narrow" : "wide")", Array("display:inline".utf8))
            }
        }
        parts.append(to: &rules, in: opening)
    }

    private func append(_ place: Place, of index: Int, to rules: inout ScopedRules) {
        let decimals = decimals
        rules.append("\u{1} .t")
        rules.write { output in
            output.appendInteger(index)
            output.append("{transform:translate(")
            output.appendPixels(place.x, decimals)
            output.append(",")
            output.appendPixels(place.y, decimals)
            output.append(")")
            if place.scale != 10_000 {
                output.append(" scale(")
                output.appendScale(place.scale)
                output.append(")")
            }
            output.append("}")
        }
    }

    /// Writes a rule for a chip that has grown with its line, or for a badge on its corner.
    private mutating func moveShape(
        _ number: Int, of tag: Int, in layout: CloudLayout, _ parts: inout DeclarationGroups
    ) {
        let shape = shape(number, of: tag, in: layout)
        let known = shapes[number]
        // A difference of one in the last decimal comes from measuring relative to another place.
        guard !shape.isNear(known) else { return }
        shapes[number] = shape
        var declarations = ByteBuffer()
        for (name, new, old) in [
            ("x", shape.x, known.x), ("y", shape.y, known.y), ("width", shape.width, known.width),
            ("height", shape.height, known.height), ("rx", shape.radius, known.radius),
        ] where new != old {
            if !declarations.bytes.isEmpty { declarations.append(";") }
            declarations.appendVerbatim(name)
            declarations.append(":")
            declarations.appendPixels(new, decimals)
        }
        parts.add("\u{1} .t\(tag) .\(layout.shapes[number].role.rawValue)", declarations.bytes)
    }

    /// Writes a rule for the figures behind a name or on a badge, which move with it.
    private mutating func moveCount(of tag: Int, in layout: CloudLayout, _ parts: inout DeclarationGroups) {
        func count(in layout: CloudLayout) -> Int? {
            layout.frames[tag].runs.first { layout.runs[$0].role == .count }
        }
        guard let number = count(in: layout), let ownNumber = count(in: own) else { return }
        let (here, there) = (offset(number, of: tag, in: layout), offset(ownNumber, of: tag, in: own))
        let shift = Shift(x: units(here.x - there.x), y: units(here.y - there.y))
        let known = shifts[tag]
        guard abs(shift.x - known.x) > 1 || abs(shift.y - known.y) > 1 else { return }
        shifts[tag] = shift
        var declarations = ByteBuffer()
        declarations.append("transform:translate(")
        declarations.appendPixels(shift.x, decimals)
        declarations.append(",")
        declarations.appendPixels(shift.y, decimals)
        declarations.append(")")
        parts.add("\u{1} .t\(tag) .count", declarations.bytes)
    }

    // MARK: - Numbers

    private func place(of tag: Int, in layout: CloudLayout) -> Place {
        let origin = layout.origin(of: layout.frames[tag])
        return Place(
            x: units(origin.x), y: units(origin.y), scale: Int((scale(of: tag, in: layout) * 10_000).rounded()))
    }

    private func scale(of tag: Int, in layout: CloudLayout) -> Double {
        let size = own.frames[tag].fontSize
        return size > 0 ? layout.frames[tag].fontSize / size : 1
    }

    /// Returns the distance of a text from the place of its tag, in the scale of the tag.
    private func offset(_ run: Int, of tag: Int, in layout: CloudLayout) -> CGPoint {
        let (origin, scale) = (layout.origin(of: layout.frames[tag]), scale(of: tag, in: layout))
        return CGPoint(
            x: (layout.runs[run].x - origin.x) / scale, y: (layout.runs[run].baseline - origin.y) / scale)
    }

    private func shape(_ number: Int, of tag: Int, in layout: CloudLayout) -> Shape {
        let (origin, scale) = (layout.origin(of: layout.frames[tag]), scale(of: tag, in: layout))
        let shape = layout.shapes[number]
        return Shape(
            x: units((shape.x - origin.x) / scale), y: units((shape.y - origin.y) / scale),
            width: units(shape.width / scale), height: units(shape.height / scale), radius: units(shape.radius / scale))
    }

    private func units(_ value: Double) -> Int {
        Int((max(-1e9, min(1e9, value)) * (decimals == 1 ? 10 : 100)).rounded())
    }
}

extension ByteBuffer {
    /// Appends a length.
    ///
    /// - Parameter units: A whole number of tenths or hundredths of a pixel.
    fileprivate mutating func appendPixels(_ units: Int, _ decimals: Int) {
        appendMarkupNumber(Double(units) / (decimals == 1 ? 10 : 100), decimals: decimals)
        if units != 0 { append("px") }
    }

    /// Appends a factor in ten-thousandths: of a thousand pixels no more than a twentieth of one is lost.
    fileprivate mutating func appendScale(_ units: Int) {
        appendInteger(units / 10_000)
        var (rest, digit) = (units % 10_000, 1_000)
        guard rest > 0 else { return }
        append(".")
        while rest > 0 {
            appendInteger(rest / digit)
            (rest, digit) = (rest % digit, digit / 10)
        }
    }
}
