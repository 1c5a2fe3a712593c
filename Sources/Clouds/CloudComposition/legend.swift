import TagParsing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The legend, which explains the sizes and the colours of a cloud.
struct Legend {
    var steps: [LegendStep] = []
    /// The groups, if colours distinguish them.
    var groups: [CloudGroup] = []
}

/// A size of the cloud, and the weight that has it.
struct LegendStep {
    let weight: Double
    let size: Double
    let level: Int
    /// Whether tags of the weight are bold.
    let isBold: Bool
}

/// Returns up to three steps for the legend: the least and the largest weight drawn, and one whose size is near the
/// middle, with the sizes that they have in the picture.
///
/// They are round numbers of the range, of two digits at its ends, such as `3`, `20` and `48`. If the scale knows only
/// the weights that occur, they are some of those. Tags that had to be set smaller are ignored, since their size does
/// not show their weight, unless all of them were.
func legendSteps(of tags: [(tag: Tag, text: FittedTag)], _ sizes: FontSizes, scale: Double) -> [LegendStep] {
    let fitting = tags.filter { $0.text.size == $0.text.wantedSize }
    let weights = (fitting.isEmpty ? tags : fitting).map(\.tag.weight).sorted()
    guard let lightest = weights.first, let heaviest = weights.last else { return [] }
    var (first, last) = (lightest, heaviest)
    var others = weights
    if sizes.isContinuous {
        let (low, high) = (rounded(lightest, .up), rounded(heaviest, .down))
        if low < high { (first, last) = (low, high) }
        others = roundWeights(between: first, and: last)
    }
    let middle = (sizes.size(of: first) + sizes.size(of: last)) / 2
    let between = others.min { abs(sizes.size(of: $0) - middle) < abs(sizes.size(of: $1) - middle) }
    var steps: [LegendStep] = []
    for weight in [first, between, last].compactMap(\.self) {
        let step = LegendStep(
            weight: weight, size: sizes.size(of: weight) * scale, level: sizes.level(of: weight),
            isBold: sizes.isBold(weight))
        // Neither a weight nor a size is explained twice.
        if let last = steps.last, weightText(last.weight) == weightText(weight) || last.size == step.size { continue }
        steps.append(step)
    }
    return steps
}

/// Returns a weight rounded to two significant digits; one with fewer is unchanged.
private func rounded(_ weight: Double, _ rule: FloatingPointRoundingRule) -> Double {
    let (unit, isWhole) = powerOfTen(log10(weight).rounded(.down) - 1)
    guard unit > 0, unit.isFinite else { return weight }
    // Whole powers are exact, and so are the quotients of those below one.
    let rounded = isWhole ? (weight / unit).rounded(rule) * unit : (weight * unit).rounded(rule) / unit
    // A fraction may miss a round number by a hair, and is that number.
    return abs(rounded - weight) < weight * 1e-9 ? weight : rounded
}

/// Returns 1, 2, 3 and 5 times the powers of ten between two weights, both excluded; whole ones if the first weight is
/// whole.
private func roundWeights(between first: Double, and last: Double) -> [Double] {
    var weights: [Double] = []
    for exponent in Int(log10(first).rounded(.down))...Int(log10(last).rounded(.up)) {
        let (unit, isWhole) = powerOfTen(Double(exponent))
        guard unit > 0, unit.isFinite else { continue }
        for digit in [1.0, 2, 3, 5] {
            let weight = isWhole ? digit * unit : digit / unit
            if weight > first, weight < last { weights.append(weight) }
        }
    }
    return weights
}

/// Returns a power of ten; for a negative exponent, the number to divide by instead, so that it is exact.
private func powerOfTen(_ exponent: Double) -> (unit: Double, isWhole: Bool) {
    (pow(10, abs(exponent)), exponent >= 0)
}
