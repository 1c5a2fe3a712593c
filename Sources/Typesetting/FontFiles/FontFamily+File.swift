import SourceText
import Typography

extension FontFamily {
    /// Creates the family of a font file. The family `behind` measures the characters that the font lacks, and its
    /// fonts follow the font's own name in the stack.
    ///
    /// A variable font is set at the weights 400 and 700, as far as its range allows; any other font has its own weight
    /// for both regular and bold.
    /// - Throws: a problem that says why the font cannot be read.
    package init(
        file bytes: [UInt8], collectionIndex: Int? = nil, behind: FontFamily = .sans
    ) throws(Problem) {
        let regular = try FontFile(bytes: bytes, collectionIndex: collectionIndex, weight: 400)
        let bold =
            regular.weightRange == nil
            ? regular : try FontFile(bytes: bytes, collectionIndex: collectionIndex, weight: 700)
        self.init(name: regular.familyName, regular: regular, bold: bold, behind: behind)
    }

    /// Returns the font file that measures text of a weight, or nil for a family that measures by tables.
    package func file(_ weight: FontWeight) -> FontFile? { face(weight).shaper as? FontFile }
}
