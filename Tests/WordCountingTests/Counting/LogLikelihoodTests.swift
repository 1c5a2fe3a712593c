import Testing
import WordCounting

@Suite struct LogLikelihoodTests {
    // Table 1 of Dunning 1993 has 270.72 for "the swiss", 263.90 for "can be", 256.84 for "previous year", 167.23 for
    // "mineral water" and 157.21 for "at the"; further digits, and what is not in the table, by the definition with 50
    // decimals, and by SciPy's chi2_contingency(…, correction=False, lambda_="log-likelihood").
    @Test(
        arguments: [
            ([110, 2442, 111, 29114], 270.72187693623255), ([29, 13, 123, 31612], 263.896626067556),
            ([31, 23, 139, 31584], 256.83650157931453), ([10, 0, 3, 31764], 167.22980391051678),
            ([76, 104, 2476, 29121], 157.21237317210907), ([1, 0, 0, 1], 2.772588722239781), ([5, 5, 5, 5], 0),
            ([50, 10, 5, 100], 115.77907326221104), ([1000, 1, 1, 1_000_000], 15784.881204345247),
            ([0, 5, 7, 11], 4.210207538370109),
        ] as [([Double], Double)])
    func itIsDunningsRatio(table: [Double], expected: Double) {
        let ratio = logLikelihood(table[0], table[1], table[2], table[3])
        #expect(abs(ratio - expected) <= max(1e-9, expected * 1e-11), "\(ratio)")
    }

    @Test(
        arguments: [
            [0, 0, 0, 0], [1, 0, 0, 0], [0, 3, 0, 0], [0, 0, 0, 7], [3, 4, 0, 0], [0, 0, 3, 4],
            [1e15, 1e15, 1e15, 1e15],
            [3, 1, 6, 2], [1, 1e12, 1, 1e12],
        ] as [[Double]])
    func rowsThatDoNotDifferHaveNone(table: [Double]) {
        let ratio = logLikelihood(table[0], table[1], table[2], table[3])
        // Where sums are as large as 10¹⁵, what is left of their difference is as large as their last digits.
        #expect(ratio >= 0 && ratio <= 32 && ratio.isFinite, "\(ratio)")
        if table.max() ?? 0 < 1e6 { #expect(ratio < 1e-12) }
    }
}
