import Glibc

/// Returns Dunning's log-likelihood ratio G² of a table of two rows and two columns: how surely the rows differ.
///
/// The counts are given row by row: `both` and `first` in the first row, `second` and `neither` in the second.
///
/// - Returns: 0 or more; chance alone reaches 10.83 once in a thousand times.
/// - Source: T. Dunning, “Accurate methods for the statistics of surprise and coincidence”, 1993, in the form with
///   entropies.
package func logLikelihood(_ both: Double, _ first: Double, _ second: Double, _ neither: Double) -> Double {
    let total = both + first + second + neither
    let cells = entropy(both) + entropy(first) + entropy(second) + entropy(neither)
    let rows = entropy(both + first) + entropy(second + neither)
    let columns = entropy(both + second) + entropy(first + neither)
    return max(0, 2 * (cells - rows - columns + entropy(total)))
}

private func entropy(_ count: Double) -> Double { count > 0 ? count * log(count) : 0 }
