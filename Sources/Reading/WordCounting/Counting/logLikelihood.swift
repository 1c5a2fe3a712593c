import Glibc

/// Dunning's log-likelihood ratio G² of a table of two rows and two columns: how surely the rows differ.
///
/// - Parameters: the four counts, `both` in the first row and the first column.
/// - Returns: 0 or more; 10.83 is reached by chance once in a thousand times.
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
