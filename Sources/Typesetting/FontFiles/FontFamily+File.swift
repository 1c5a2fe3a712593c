import SourceText
import Typography

extension FontFamily {
    /// A family of a font file; what the font lacks is measured by `behind`, whose fonts stand behind it in the stack.
    ///
    /// A variable font is set at 400 and at 700, as far as it goes; another one has its own weight for both.
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
