import Typography

/// A face that is installed on this machine: the path of a file, and the index of the face in it.
package struct InstalledFont: Sendable, Hashable {
    package let path: String
    /// The index of the face in a collection, from 0.
    package let index: Int
    /// Whether the face is italic or oblique.
    package let isItalic: Bool

    /// Returns the face of a family that is nearest to a weight and a style; nil if fontconfig knows no such family.
    ///
    /// Among equally near faces the one of the latest version is taken, then the first by path, so that the same
    /// installed fonts give the same answer.
    /// - Parameter family: the family's name, in any case; no other family is taken in its place.
    /// - Complexity: 0.1 to 1 ms.
    package static func of(family: String, _ weight: FontWeight, _ style: FontStyle) -> InstalledFont? {
        FontList.faces { $0.add(family: family) }.nearest(to: weight, style)
    }

    /// Returns the installed face of any family that has a character and is nearest to a weight and a style; nil if no
    /// face has the character.
    package static func having(
        _ scalar: Unicode.Scalar, _ weight: FontWeight, _ style: FontStyle
    ) -> InstalledFont? {
        FontList.faces { $0.add(character: scalar) }.nearest(to: weight, style)
    }

    /// Returns the name of the Debian package that contains the font named `font`, or nil if the package is not known.
    package static func package(of font: String) -> String? {
        switch font {
        case "Liberation Sans", "Liberation Serif", "Liberation Mono": "fonts-liberation2"
        case "DejaVu Sans": "fonts-dejavu-core"
        case "Roboto": "fonts-roboto-unhinted"
        case "Open Sans": "fonts-open-sans"
        case "Inter": "fonts-inter"
        case _ where font.hasPrefix("Noto Sans CJK"): "fonts-noto-cjk"
        case _ where font.hasPrefix("Noto"): "fonts-noto-core"
        default: nil
        }
    }
}

/// A face as fontconfig describes it.
struct ListedFace {
    let font: InstalledFont
    /// The CSS weights of the face; a variable font has a range of them.
    let weight: ClosedRange<Int>
    /// The width in percent of the usual width.
    let width: Int
    /// The version of the font; later ones are higher.
    let version: Int
    /// Whether the face has outlines, or pictures of any size.
    let isScalable: Bool
}

extension [ListedFace] {
    /// Returns the face nearest to a weight and a style: width counts more than style, and style more than weight, as
    /// in CSS.
    fileprivate func nearest(to weight: FontWeight, _ style: FontStyle) -> InstalledFont? {
        let wanted = weight == .bold ? 700 : 400
        func distance(_ face: ListedFace) -> Int {
            let weight =
                face.weight.contains(wanted)
                ? 0
                : Swift.min(
                    abs(face.weight.lowerBound - wanted), abs(face.weight.upperBound - wanted))
            return (face.isScalable ? 0 : 1_000_000) + abs(face.width - 100) * 10_000
                + (face.font.isItalic == (style == .italic) ? 0 : 5000) + Swift.min(weight, 1000)
        }
        return self.min {
            (distance($0), -$0.version, $0.font.path, $0.font.index)
                < (distance($1), -$1.version, $1.font.path, $1.font.index)
        }?.font
    }
}
