/// A rule by which a font size follows from a weight. Equal weights have equal sizes, and a heavier tag is never
/// smaller.
public enum SizeScale: String, Sendable, CaseIterable {
    /// The size follows from the weight and from the distribution of all weights, so that the sizes use all of their
    /// range and the tag in the middle has half of the largest size.
    case auto
    /// The size grows linearly with the weight.
    case linear
    /// The size grows with the square root of the weight, so that the area of a word follows its weight more nearly.
    case sqrt
    /// The size grows with the logarithm of the weight, for weights that span orders of magnitude.
    case log
    /// The size is proportional to the square root of the weight: a tag of twice the weight has twice the area. A tag
    /// that would be smaller than the minimum size has that size, and is named in the report.
    case area
    /// The size grows by equal steps from each weight that occurs to the next heavier one.
    case rank
    /// The size grows by equal steps between groups of tags, which have about the same number of tags.
    case quantile
}
