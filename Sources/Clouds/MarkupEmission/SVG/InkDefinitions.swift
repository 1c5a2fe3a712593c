import BoxDrawing
import ByteWriting
import CloudComposition

/// What items of a drawing refer to, for `<defs>`: gradients, clips and masks, each once, however many items have it.
///
/// The identifiers begin with a name that is derived from the whole drawing, once that is written: until then the byte
/// ``mark`` represents it, which no text of markup can contain. So those of different drawings in a page differ.
struct InkDefinitions {
    private var buffer = ByteBuffer()
    private var numbers: [[UInt8]: Int] = [:]

    /// The byte that represents the name of the drawing.
    static let mark: UInt8 = 1

    /// The number of colours in the theme's palette, after which it begins again.
    let paletteCount: Int

    init(paletteCount: Int) { self.paletteCount = paletteCount }

    var isEmpty: Bool { numbers.isEmpty }

    /// Returns the number of a definition, which is added unless it is there already.
    ///
    /// - Parameters:
    ///   - element: The name of the element, with the angle bracket before it.
    ///   - rest: Writes everything after the identifier.
    private mutating func define(
        _ element: StaticString, _ rest: (inout ByteBuffer, inout InkDefinitions) -> Void
    ) -> Int {
        var body = ByteBuffer()
        // What the definition refers to is defined before it.
        rest(&body, &self)
        var name = ByteBuffer()
        name.append(element)
        let key = name.bytes + body.bytes
        if let known = numbers[key] { return known }
        let number = numbers.count
        numbers[key] = number
        buffer.append(element)
        buffer.append(" id=\"")
        buffer.append(Self.mark)
        buffer.appendInteger(number)
        buffer.append("\"")
        buffer.append(contentsOf: body.bytes)
        return number
    }

    /// Appends an attribute that refers to a definition; `opening` holds the name up to the quotation mark.
    static func append(_ opening: StaticString, _ number: Int, to output: inout ByteBuffer) {
        output.append(opening)
        output.append("url(#")
        output.append(mark)
        output.appendInteger(number)
        output.append(")\"")
    }

    /// Appends the definitions and what refers to them, with the name of the drawing in all identifiers.
    ///
    /// - Parameter seed: What else tells the drawing from others in a page.
    func append(with body: ByteBuffer, seed: String, to output: inout ByteBuffer) {
        let bytes = body.bytes
        guard !isEmpty else { return output.append(contentsOf: bytes) }
        let name = "d" + contentName(Array(seed.utf8) + buffer.bytes + bytes) + "-"
        func append(_ bytes: [UInt8]) {
            for (index, part) in bytes.split(separator: Self.mark, omittingEmptySubsequences: false).enumerated() {
                if index > 0 { output.appendVerbatim(name) }
                output.append(contentsOf: part)
            }
        }
        output.append("<defs>\n")
        append(buffer.bytes)
        output.append("</defs>\n")
        append(bytes)
    }

    // MARK: - Clips

    /// Defines a clip inside another one.
    mutating func clip(_ path: Path, isEvenOdd: Bool, within outer: Int?) -> Int {
        define("<clipPath") { output, _ in
            if let outer { Self.append(" clip-path=\"", outer, to: &output) }
            output.append("><path")
            if isEvenOdd { output.append(" clip-rule=\"evenodd\"") }
            path.writeSteps(from: .zero, to: &output)
            output.append("/></clipPath>\n")
        }
    }

    /// Defines a mask inside another one.
    ///
    /// - Parameter write: Writes the items of the mask in white.
    mutating func mask(
        _ bounds: CGRect, within outer: Int?, _ write: (inout ByteBuffer, inout InkDefinitions) -> Void
    ) -> Int {
        define("<mask") { output, definitions in
            // Without units of its own a mask ends a little outside what it acts on, and cuts broad lines off.
            output.append(" maskUnits=\"userSpaceOnUse\"")
            output.append(box: bounds.integral.atLeastAPixel)
            output.append(">\n")
            if let outer {
                Self.append("<g mask=\"", outer, to: &output)
                output.append(">\n")
            }
            write(&output, &definitions)
            if outer != nil { output.append("</g>\n") }
            output.append("</mask>\n")
        }
    }

    // MARK: - Gradients

    /// Defines a gradient.
    ///
    /// - Parameters:
    ///   - extent: The rectangle that an angular gradient has to cover.
    ///   - isWhite: Whether only the opacity of its colours counts.
    mutating func gradient(_ gradient: PlacedGradient, covering extent: CGRect, isWhite: Bool) -> Int {
        let paints = FlatPaints(isWhite: isWhite, paletteCount: paletteCount)
        switch gradient.geometry {
        case .linear(let from, let to):
            return define("<linearGradient") { output, _ in
                output.append(" gradientUnits=\"userSpaceOnUse\"")
                output.append(" x1=\"", from.x)
                output.append(" y1=\"", from.y)
                output.append(" x2=\"", to.x)
                output.append(" y2=\"", to.y)
                output.append(">")
                paints.append(gradient.stops, to: &output)
                output.append("</linearGradient>\n")
            }
        case .radial(let center, let radius):
            return define("<radialGradient") { output, _ in
                output.append(" gradientUnits=\"userSpaceOnUse\"")
                output.append(" cx=\"", center.x)
                output.append(" cy=\"", center.y)
                output.append(" r=\"", radius)
                output.append(">")
                paints.append(gradient.stops, to: &output)
                output.append("</radialGradient>\n")
            }
        case .angular(let center, let sectors):
            return define("<pattern") { output, _ in
                // The place of the tile is a transformation, since not everybody agrees whether its contents move along
                // with x and y.
                let tile = extent.integral.atLeastAPixel
                output.append(" patternUnits=\"userSpaceOnUse\" patternTransform=\"translate(")
                output.appendMarkupNumber(tile.minX)
                output.append(" ")
                output.appendMarkupNumber(tile.minY)
                output.append(")\"")
                output.append(" width=\"", tile.width)
                output.append(" height=\"", tile.height)
                // Smooth edges would let what is behind shine through between two sectors.
                output.append(" shape-rendering=\"crispEdges\">\n")
                // Rounding may leave a line between two sectors: those that are opaque go on below the next one, and
                // the first begins below the last.
                for (index, sector) in sectors.enumerated() {
                    let overlap = sector.opacity < 1 || isWhite ? 0 : 0.02
                    let corners = sector.triangle(
                        around: center, covering: tile, earlier: index == 0 ? overlap : 0,
                        later: index == sectors.count - 1 ? 0 : overlap)
                    let path = Path {
                        $0.addLines(corners)
                        $0.closeSubpath()
                    }
                    for (color, opacity) in paints.layers(of: sector) {
                        output.append("<path")
                        paints.write(color, opacity, " fill=\"", " fill-opacity=\"", to: &output)
                        path.writeSteps(from: CGPoint(x: -tile.minX, y: -tile.minY), to: &output)
                        output.append("/>\n")
                    }
                }
                output.append("</pattern>\n")
            }
        }
    }
}

/// The colours in definitions.
private struct FlatPaints {
    /// Whether everything is white, since only the opacity counts.
    let isWhite: Bool
    let paletteCount: Int

    func append(_ stops: [Gradient.Stop], to output: inout ByteBuffer) {
        for stop in stops {
            output.append("<stop")
            output.append(" offset=\"", stop.location)
            write(stop.color, stop.color.alpha, " stop-color=\"", " stop-opacity=\"", to: &output)
            output.append("/>")
        }
    }

    /// Appends the attributes of a colour.
    ///
    /// - Parameters:
    ///   - paint: The attribute of the colour, up to the quotation mark.
    ///   - share: The attribute of the opacity, likewise.
    func write(
        _ color: Color, _ opacity: Double, _ paint: StaticString, _ share: StaticString, to output: inout ByteBuffer
    ) {
        if isWhite {
            output.append(paint, "#ffffff")
        } else if color.ownColor != nil {
            output.append(paint, color.name.lowercased())
        } else {
            // The class sets the property `color`, in each scheme of the theme.
            output.append(" class=\"ink ", color.className(paletteCount: paletteCount))
            output.append(paint, "currentColor")
        }
        if opacity < 1 - DrawnItem.leastShown { output.append(share, opacity) }
    }

    /// Returns the colours that give that of a sector if they are painted one over the other.
    func layers(of sector: PlacedGradient.Sector) -> [(Color, opacity: Double)] {
        let (first, second, share) = (sector.first, sector.second, sector.share)
        let opacity = sector.opacity
        guard share > 0, !isWhite else { return [(first, opacity)] }
        if let one = first.ownColor, let other = second.ownColor {
            func part(_ path: KeyPath<RGB, UInt8>) -> Double {
                (Double(one[keyPath: path]) * (1 - share) + Double(other[keyPath: path]) * share) / 255
            }
            return [(Color(red: part(\.red), green: part(\.green), blue: part(\.blue)), opacity)]
        }
        // Nobody knows the theme's colours here; the second one, over the first, is mixed with it.
        let upper = share * opacity
        guard upper >= DrawnItem.leastShown else { return [(first, opacity)] }
        return [(first, upper < 1 ? opacity * (1 - share) / (1 - upper) : 0), (second, upper)]
    }
}

extension Color {
    /// Returns the name as a class, with a hyphen in place of each byte that is no ASCII letter or digit.
    ///
    /// - Parameter paletteCount: The number of colours in the theme's palette, after which it begins again.
    func className(paletteCount: Int) -> String {
        if name.hasPrefix("p"), let number = Int(name.dropFirst()), number >= 0 {
            return "p\(number % max(1, paletteCount))"
        }
        // That of the whole picture has a class of its own.
        if name == "background" { return "paper" }
        let bytes = name.utf8.prefix(63).map { byte -> UInt8 in
            let lower = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
            let isPlain = lower >= 0x61 && lower <= 0x7A || lower >= 0x30 && lower <= 0x39
            return isPlain ? lower : UInt8(ascii: "-")
        }
        guard let first = bytes.first else { return "primary" }
        let className = String(decoding: bytes, as: UTF8.self)
        // Some classes have another meaning than a colour.
        if InkTextStyle.isClass(className) { return "x-" + className }
        return first >= 0x61 && first <= 0x7A ? className : "x" + className.dropFirst()
    }
}

extension CGRect {
    /// The rectangle, as wide and high as a pixel at least.
    fileprivate var atLeastAPixel: CGRect {
        isNull
            ? CGRect(x: 0, y: 0, width: 1, height: 1)
            : CGRect(x: minX, y: minY, width: max(1, width), height: max(1, height))
    }
}
