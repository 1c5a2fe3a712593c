#if Full
    import CHarfBuzz
    import Typography

    /// The characters that a subset needs, so that texts of the given characters are set as with the whole font.
    struct SubsetCharacters {
        private(set) var scalars: Set<UInt32>
        private let functions: OpaquePointer? = hb_unicode_funcs_get_default()

        /// The features that HarfBuzz keeps only if it is told to.
        let usedFeatures: [FontTag]

        init(_ given: [UInt32], in font: OpaquePointer, _ features: ShapingFeatures) {
            usedFeatures = features.contains(.tabularFigures) ? ["tnum"] : []
            scalars = Set(given)
            // The space replaces tabs and characters that are not seen.
            scalars.insert(0x20)
            addParts(in: font)
            addCompositions()
            addMirrored()
            addSubstitutes()
        }

        private var hasMarks: Bool { scalars.contains(where: isMark) }

        private func isMark(_ scalar: UInt32) -> Bool {
            guard scalar >= 0x300 else { return false }
            let category = hb_unicode_general_category(functions, scalar)
            // The vowels and final consonants of Hangul compose as marks do, although they are none.
            return 0x1161...0x11C2 ~= scalar || category == HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK
                || category == HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK
                || category == HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK
        }

        /// Adds the parts of letters: one that the font lacks is set from its parts, and one before a mark may be
        /// decomposed.
        private mutating func addParts(in font: OpaquePointer) {
            let takesApart = hasMarks
            var open = Array(scalars)
            while let scalar = open.popLast() {
                var (first, second, glyph): (hb_codepoint_t, hb_codepoint_t, hb_codepoint_t) = (0, 0, 0)
                guard takesApart || hb_font_get_nominal_glyph(font, scalar, &glyph) == 0,
                    hb_unicode_decompose(functions, scalar, &first, &second) != 0
                else { continue }
                for part in [first, second] where part != 0 && scalars.insert(part).inserted { open.append(part) }
            }
        }

        /// Adds the characters that compose from a letter and a mark, which are used if the font has them.
        private mutating func addCompositions() {
            // The marks are in a fixed order, so that a text of more marks than any writing has gives the same subset
            // each time.
            let marks = scalars.filter(isMark).sorted().prefix(256)
            guard !marks.isEmpty else { return }
            // Characters that compose come before the large blocks, or are syllables of Hangul.
            var open = scalars.filter { $0 < 0x3400 || 0xAC00...0xD7A3 ~= $0 || $0 > 0x10FFF && $0 < 0x20000 }.sorted()
            while let scalar = open.popLast() {
                for mark in marks {
                    var whole: hb_codepoint_t = 0
                    guard hb_unicode_compose(functions, scalar, mark, &whole) != 0 else { continue }
                    if scalars.insert(whole).inserted { open.append(whole) }
                }
            }
        }

        /// Adds the mirror images of brackets, which replace them in text that runs from right to left.
        private mutating func addMirrored() {
            guard scalars.contains(where: { $0 >= 0x590 }) else { return }
            scalars.formUnion(scalars.map { hb_unicode_mirroring(functions, $0) })
        }

        /// Adds the characters that HarfBuzz sets in place of others, whether or not the font has those.
        private mutating func addSubstitutes() {
            if scalars.contains(0x2011) { scalars.insert(0x2010) }
            // The Thai and the Lao letter am are decomposed.
            if scalars.contains(0x0E33) { scalars.formUnion([0x0E32, 0x0E4D]) }
            if scalars.contains(0x0EB3) { scalars.formUnion([0x0EB2, 0x0ECD]) }
            // So are the Khmer vowels that are on both sides of a consonant.
            if scalars.contains(where: { 0x17BE...0x17C5 ~= $0 }) { scalars.insert(0x17C1) }
            // The dotted circle carries a mark that has no letter, in the scripts of India and its neighbours.
            if scalars.contains(where: { $0 >= 0x0590 && isMark($0) }) { scalars.insert(0x25CC) }
        }

        /// The features that HarfBuzz would keep, but that no horizontal text of these characters uses.
        ///
        /// These are the features of vertical lines and of justification, fractions without a fraction slash, and those
        /// by which some browsers, but not all, move CJK punctuation together.
        var unusedFeatures: [FontTag] {
            let fractions: [FontTag] = scalars.contains(0x2044) ? [] : ["frac", "numr", "dnom"]
            return fractions + [
                "valt", "vert", "vkrn", "vpal", "vrt2", "vchw", "vhal", "jalt", "rand", "halt", "chws",
            ]
        }
    }
#endif
