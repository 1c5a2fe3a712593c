import Glibc

/// Dunning's log-likelihood ratio G² of a table of two rows and two columns: how surely the rows differ.
///
/// - Parameters: the four counts, `both` in the first row and the first column.
/// - Returns: 0 or more; 10.83 is reached by chance once in a thousand times.
/// - Source: T. Dunning, “Accurate methods for the statistics of surprise and coincidence”, 1993, in the form with
///   entropies.
package func logLikelihood(_ both: Double, _ first: Double, _ second: Double, _ neither: Double) -> Double {
    func part(_ counts: Double...) -> Double {
        counts.reduce(0) { $1 > 0 ? $0 + $1 * log($1) : $0 }
    }
    let total = both + first + second + neither
    let rows = part(both + first, second + neither)
    let columns = part(both + second, first + neither)
    return max(0, 2 * (part(both, first, second, neither) - rows - columns + part(total)))
}
