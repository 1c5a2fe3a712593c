import Typography

/// A face that is installed on this machine: a file, and which face of it.
package struct InstalledFont: Sendable, Hashable {
    package let path: String
    /// Which face of a collection, from 0.
    package let index: Int
    /// Whether it is italic or oblique.
    package let isItalic: Bool

    /// The face of a family that is nearest to a weight and a style; nil where fontconfig knows no such family.
    ///
    /// Equal fonts on a machine give an equal answer: of faces that are as near, the latest version, and the first by its path. Costs 0.1 to 1 ms.
    /// - Parameter family: its name, in any case; no other family stands in for it.
    package static func of(family: String, _ weight: FontWeight, _ style: FontStyle) -> InstalledFont? {
        FontList.faces { $0.add(family: family) }.nearest(to: weight, style)
    }

    /// A face that has a character, of whichever family; nil where none has it.
    package static func having(
        _ scalar: Unicode.Scalar, _ weight: FontWeight, _ style: FontStyle
    ) -> InstalledFont? {
        FontList.faces { $0.add(character: scalar) }.nearest(to: weight, style)
    }

    /// Debian's package of a font.
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
    /// By CSS.
    let weight: ClosedRange<Int>
    /// In percent of the usual width.
    let width: Int
    /// A later one is higher.
    let version: Int
    /// Whether it has outlines or pictures of any size.
    let isScalable: Bool
}

extension [ListedFace] {
    /// Width counts more than style, style more than weight, as in CSS.
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
