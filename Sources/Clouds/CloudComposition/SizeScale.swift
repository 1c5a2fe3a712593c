/// How a font size follows from a weight. Equal weights have equal sizes, and a heavier tag is never smaller.
public enum SizeScale: String, Sendable, CaseIterable {
    /// In proportion to the weight.
    case linear
    /// To its square root, so that the area of a word follows its weight more nearly.
    case sqrt
    /// To its logarithm: for weights that span orders of magnitude.
    case log
    /// To its square root, from nothing: a tag of twice the weight has twice the area. What would be smaller than the
    /// minimum size has that, and is named in the report.
    case area
    /// By equal steps from each weight to the next one that occurs.
    case rank
    /// By equal steps between groups of about as many tags each.
    case quantile
}
