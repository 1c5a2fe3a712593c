#if FontFiles
    import CFriBidi

    /// The level of each character by Unicode's bidirectional algorithm: odd where it runs from right to left.
    ///
    /// The direction of the line is that of its first letter, and from left to right if it has none. Spaces at the end
    /// of the line stand at its end (rule L1).
    func embeddingLevels(of scalars: [UInt32]) -> [Int8] {
        let count = FriBidiStrIndex(scalars.count)
        var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: scalars.count)
        var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
        var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
        fribidi_get_bidi_types(scalars, count, &types)
        limitIsolates(&types)
        fribidi_get_bracket_types(scalars, count, types, &brackets)
        var direction = FRIBIDI_PAR_ON
        // 0 is said to mean that there is no memory.
        guard fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels) != 0 else {
            return [Int8](repeating: 0, count: scalars.count)
        }
        let base: Int8 = direction.rawValue & UInt32(FRIBIDI_MASK_RTL) != 0 ? 1 : 0
        var end = scalars.count
        let invisible = UInt32(FRIBIDI_MASK_WS | FRIBIDI_MASK_EXPLICIT | FRIBIDI_MASK_ISOLATE | FRIBIDI_MASK_BN)
        while end > 0, types[end - 1].rawValue & invisible != 0 {
            end -= 1
            levels[end] = base
        }
        return levels
    }

    /// Takes isolates beyond the first 256 for characters without direction: FriBidi takes time by the square of their
    /// number.
    private func limitIsolates(_ types: inout [FriBidiCharType]) {
        var count = 0
        for index in types.indices where types[index].rawValue & UInt32(FRIBIDI_MASK_ISOLATE) != 0 {
            count += 1
            if count > 256 { types[index] = FRIBIDI_TYPE_BN }
        }
    }
#endif
