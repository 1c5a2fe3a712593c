@_spi(_Unicode) import Swift

extension String {
    /// Returns the text in NFC, with at most 30 marks in a row, as the stream-safe format of UAX #15 allows; further
    /// marks are left out.
    ///
    /// The limit changes no width, since marks have none; without it a normaliser, which sorts the marks of a letter,
    /// takes quadratic time on a letter with a hundred thousand of them.
    package func composed() -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in limitingMarks()._nfc { scalars.append(scalar) }
        return String(scalars)
    }

    /// Returns the text in NFD, with at most 30 marks in a row, as ``composed()`` does.
    package func decomposed() -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in limitingMarks()._nfd { scalars.append(scalar) }
        return String(scalars)
    }

    private func limitingMarks() -> String {
        var kept = String.UnicodeScalarView()
        var run = 0
        for scalar in unicodeScalars {
            // Below U+0300 nothing combines, and the property is not asked for.
            let isMark =
                scalar.value >= 0x0300 && !ScriptRules.isHanOrHangul(scalar.value)
                && scalar.properties.canonicalCombiningClass != .notReordered
            run = isMark ? run + 1 : 0
            if run <= 30 { kept.append(scalar) }
        }
        return String(kept)
    }
}
