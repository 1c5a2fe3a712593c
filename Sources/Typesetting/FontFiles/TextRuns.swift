#if Full
    import CHarfBuzz

    /// The characters of a text for which a font is asked, split into runs where the direction, the script or the font
    /// changes.
    struct TextRuns {
        /// A stretch of text that is shaped in one call.
        struct Run: Equatable {
            /// The indices of the run's characters in ``TextRuns/scalars``.
            var range: Range<Int>
            var script: hb_script_t
            /// The embedding level of the bidirectional algorithm: odd if the run is from right to left.
            var level: Int8
            /// The number of the font in which the run is set.
            var font = 0

            static func == (first: Run, second: Run) -> Bool {
                first.range == second.range && first.script == second.script && first.level == second.level
                    && first.font == second.font
            }
        }

        /// The characters, with replacements for those whose width a browser sets otherwise.
        private(set) var scalars: [UInt32] = []
        /// The UTF-8 offset of each character.
        private(set) var offsets: [Int] = []
        /// The runs from left to right.
        private(set) var runs: [Run] = []

        /// Creates the runs of a text.
        /// - Parameters:
        ///   - isRightToLeft: the direction of the line, in which words of the other direction may occur.
        ///   - fonts: for each scalar of the text, the number of the font in which it is set; empty for one font.
        init(_ text: String, isRightToLeft: Bool = false, fonts: [Int] = []) {
            let isBidirectional = read(text) || isRightToLeft
            let levels = isBidirectional ? embeddingLevels(of: scalars, isRightToLeft: isRightToLeft) : []
            split(levels, fonts)
            if isBidirectional { runs.reorder() }
        }

        /// Fills `scalars` and `offsets`, and returns whether a part of the text may run from right to left.
        private mutating func read(_ text: String) -> Bool {
            scalars.reserveCapacity(text.utf8.count)
            offsets.reserveCapacity(text.utf8.count)
            var isBidirectional = false
            var offset = 0
            for scalar in text.unicodeScalars {
                offsets.append(offset)
                offset += UTF8.width(scalar)
                scalars.append(Self.replacement(of: scalar.value))
                if scalar.value >= 0x590, Self.turnsText(scalar.value) { isBidirectional = true }
            }
            return isBidirectional
        }

        /// Returns a space for tabs and line breaks, and an invisible character for other control characters.
        private static func replacement(of scalar: UInt32) -> UInt32 {
            switch scalar {
            case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: 0x20
            case 0..<0x20, 0x7F..<0xA0: 0x200B
            default: scalar
            }
        }

        /// Returns whether a scalar is in a block of letters that run from right to left, or changes the direction of a
        /// text.
        private static func turnsText(_ scalar: UInt32) -> Bool {
            switch scalar {
            case 0x0590..<0x0900, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D..<0xFE00, 0xFE70..<0xFF00,
                0x10800..<0x11000, 0x1E800..<0x1F000:
                true
            default: false
            }
        }

        /// The most marks and invisible characters after a letter that are shaped with it; further ones are split off,
        /// since HarfBuzz takes quadratic time in their number.
        private static let maximumMarks = 64

        private mutating func split(_ levels: [Int8], _ fonts: [Int]) {
            func font(_ index: Int) -> Int { fonts.indices.contains(index) ? fonts[index] : 0 }
            let functions = hb_unicode_funcs_get_default()
            var start = 0
            var script = HB_SCRIPT_COMMON
            var level = levels.first ?? 0
            var marks = 0
            for index in scalars.indices {
                let found = hb_unicode_script(functions, scalars[index])
                let isShared = found == HB_SCRIPT_COMMON || found == HB_SCRIPT_INHERITED
                let next = levels.isEmpty ? 0 : levels[index]
                marks = scalars[index] >= 0x300 && Self.clings(scalars[index], functions) ? marks + 1 : 0
                // Characters before the first letter, such as a quotation mark, get its script.
                let isOther = !isShared && script != HB_SCRIPT_COMMON && found != script
                if isOther || next != level || marks > Self.maximumMarks || font(index) != font(start) {
                    if index > start {
                        runs.append(Run(range: start..<index, script: script, level: level, font: font(start)))
                    }
                    start = index
                    marks = 0
                    level = next
                }
                if !isShared { script = found }
            }
            if start < scalars.count {
                runs.append(Run(range: start..<scalars.count, script: script, level: level, font: font(start)))
            }
            giveScripts()
        }

        /// Gives runs before the first letter of the text that letter's script.
        private mutating func giveScripts() {
            guard let first = runs.first(where: { $0.script != HB_SCRIPT_COMMON })?.script else { return }
            for index in runs.indices {
                guard runs[index].script == HB_SCRIPT_COMMON else { break }
                runs[index].script = first
            }
        }

        /// Returns whether HarfBuzz treats a character as a part of the letter before it: marks, and invisible
        /// characters.
        private static func clings(_ scalar: UInt32, _ functions: OpaquePointer?) -> Bool {
            switch hb_unicode_general_category(functions, scalar) {
            case HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK, HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK,
                HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK, HB_UNICODE_GENERAL_CATEGORY_FORMAT:
                true
            // The fillers of Hangul are letters.
            default: [0x115F, 0x1160, 0x3164, 0xFFA0].contains(scalar)
            }
        }
    }

    extension [TextRuns.Run] {
        /// Changes the order from reading order to visual order: rule L2 of Unicode's bidirectional algorithm.
        fileprivate mutating func reorder() {
            guard let highest = map(\.level).max(), highest > 0 else { return }
            for level in stride(from: highest, through: 1, by: -1) {
                var start = 0
                while start < count {
                    var end = start
                    while end < count, self[end].level >= level { end += 1 }
                    self[start..<end].reverse()
                    start = Swift.max(end, start + 1)
                }
            }
        }
    }
#endif
