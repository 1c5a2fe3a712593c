#if Full
    import CFriBidi

    /// Returns the level of each character by Unicode's bidirectional algorithm: odd if the character runs from right
    /// to left.
    ///
    /// - Parameter isRightToLeft: the direction of the line itself. SVG text that names no direction runs from left to
    ///   right, whatever its first letter.
    /// - Returns: the levels; spaces at the end of the line have the line's own level (rule L1).
    func embeddingLevels(of scalars: [UInt32], isRightToLeft: Bool) -> [Int8] {
        let count = FriBidiStrIndex(scalars.count)
        var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: scalars.count)
        var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
        var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
        fribidi_get_bidi_types(scalars, count, &types)
        limitIsolates(&types)
        fribidi_get_bracket_types(scalars, count, types, &brackets)
        var direction = isRightToLeft ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR
        let base: Int8 = isRightToLeft ? 1 : 0
        // A result of 0 means that there was no memory.
        guard fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels) != 0 else {
            return [Int8](repeating: base, count: scalars.count)
        }
        var end = scalars.count
        let invisible = UInt32(FRIBIDI_MASK_WS | FRIBIDI_MASK_EXPLICIT | FRIBIDI_MASK_ISOLATE | FRIBIDI_MASK_BN)
        while end > 0, types[end - 1].rawValue & invisible != 0 {
            end -= 1
            levels[end] = base
        }
        return levels
    }

    /// Treats isolates beyond the first 256 as characters without direction, since FriBidi takes quadratic time in
    /// their number.
    private func limitIsolates(_ types: inout [FriBidiCharType]) {
        var count = 0
        for index in types.indices where types[index].rawValue & UInt32(FRIBIDI_MASK_ISOLATE) != 0 {
            count += 1
            if count > 256 { types[index] = FRIBIDI_TYPE_BN }
        }
    }
#endif
