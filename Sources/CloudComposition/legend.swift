import TagParsing

/// What the sizes and the colours of a cloud say.
struct Legend {
    var steps: [LegendStep] = []
    /// Where colours tell them apart.
    var groups: [CloudGroup] = []
}

/// A size of the cloud, and the weight that has it.
struct LegendStep {
    let weight: String
    let size: Double
    let level: Int
}

/// The lightest tag, the heaviest, and the one whose size lies nearest to the middle, at the sizes that are drawn.
///
/// Tags that had to be set smaller say nothing of their weight: others stand for it, if there are any.
func legendSteps(of tags: [(tag: Tag, text: FittedTag, level: Int)], scale: Double) -> [LegendStep] {
    let fitting = tags.filter { $0.text.size == $0.text.wantedSize }
    let byWeight = (fitting.isEmpty ? tags : fitting).sorted { $0.tag.weight < $1.tag.weight }
    guard let lightest = byWeight.first, let heaviest = byWeight.last else { return [] }
    let middle = (lightest.text.size + heaviest.text.size) / 2
    let between = byWeight.min { abs($0.text.size - middle) < abs($1.text.size - middle) } ?? lightest
    var steps: [LegendStep] = []
    for (tag, text, level) in [lightest, between, heaviest] {
        let step = LegendStep(weight: weightText(tag.weight), size: text.size * scale, level: level)
        // Neither a weight nor a size is explained twice.
        if let last = steps.last, last.weight == step.weight || last.size == step.size { continue }
        steps.append(step)
    }
    return steps
}
