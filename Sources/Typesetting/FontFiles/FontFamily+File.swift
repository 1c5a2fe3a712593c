import SourceText
import Typography

extension FontFamily {
    /// Creates the family of a font file; `behind` measures what the font lacks, and its fonts follow in the stack.
    ///
    /// A variable font is set at the weights 400 and 700, as far as its range allows; any other font has its own weight
    /// for both.
    package init(
        file bytes: [UInt8], collectionIndex: Int? = nil, behind: FontFamily = .sans
    ) throws(Problem) {
        let regular = try FontFile(bytes: bytes, collectionIndex: collectionIndex, weight: 400)
        let bold =
            regular.weightRange == nil
            ? regular : try FontFile(bytes: bytes, collectionIndex: collectionIndex, weight: 700)
        self.init(name: regular.familyName, regular: regular, bold: bold, behind: behind)
    }

    /// The font file that measures this weight; `nil` for a family of tables.
    package func file(_ weight: FontWeight) -> FontFile? { face(weight).shaper as? FontFile }
}
