import TagParsing

extension WordReport.ComparedWord {
    /// Makes the report on the word of a tag; nil if it was not compared with a reference.
    init?(_ tag: Tag) {
        let values = TagAttributes.figureKeys.compactMap { tag.attributes?[$0].flatMap(Double.init) }
        guard values.count == 4 else { return nil }
        text = tag.name
        weight = tag.weight
        figures = Figures(
            count: Int(values[0]), rate: values[1], referenceCount: Int(values[2]), referenceRate: values[3])
    }
}
