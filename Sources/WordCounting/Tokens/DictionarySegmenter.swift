#if WordForms
    // Of this file alone, so that no other meets ICU's names beside those of Foundation.
    private import CICU

    /// Finds words in text of scripts without spaces, with the dictionaries of ICU.
    ///
    /// It keeps one iterator and its buffers; it is not to be shared between threads.
    final class DictionarySegmenter {
        /// Whether Chinese, Japanese, Thai, Lao, Khmer and Burmese are found by dictionary. Elsewhere UAX #29 alone decides:
        /// each character of them is a word, but for Katakana.
        static let isBuiltIn = true

        private let iterator: OpaquePointer?
        private var units: [UInt16] = []

        init() {
            var status: Int32 = 0
            let opened = openWordBreaks(&status)
            // Without ICU's data there is no iterator, and UAX #29 decides.
            iterator = status <= 0 ? opened : nil
        }

        deinit { if let iterator { closeWordBreaks(iterator) } }

        /// Replaces `ends` by the offsets into `text` where its segments end, ascending; the last is the end of the text.
        ///
        /// - Parameter text: valid UTF-8, at most a few thousand bytes.
        func segment(_ text: UnsafeBufferPointer<UInt8>, into ends: inout [Int]) {
            ends.removeAll(keepingCapacity: true)
            guard let iterator else { return ends = WordBoundaries(text.span).ends }
            units.removeAll(keepingCapacity: true)
            var offset = 0
            while offset < text.count { append(text, &offset) }
            units.withUnsafeBufferPointer { units in
                var status: Int32 = 0
                setWordBreakText(iterator, units.baseAddress, Int32(units.count), &status)
                // UTF-16 and UTF-8 are walked side by side, from one boundary to the next.
                var (unit, byte) = (0, 0)
                while case let boundary = Int(nextWordBreak(iterator)), boundary > unit {
                    while unit < min(boundary, units.count) {
                        byte += Self.byteCount(of: units[unit])
                        unit += 1
                    }
                    ends.append(byte)
                }
            }
            if ends.last != text.count { ends.append(text.count) }
        }

        private func append(_ text: UnsafeBufferPointer<UInt8>, _ offset: inout Int) {
            let first = text[offset]
            let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
            guard offset + length <= text.count else { return offset = text.count }
            func tail(_ place: Int) -> UInt32 { UInt32(text[offset + place] & 0x3F) }
            switch length {
            case 1: units.append(UInt16(first))
            case 2: units.append(UInt16(truncatingIfNeeded: UInt32(first & 0x1F) << 6 | tail(1)))
            case 3: units.append(UInt16(truncatingIfNeeded: UInt32(first & 0x0F) << 12 | tail(1) << 6 | tail(2)))
            default:
                let value = (UInt32(first & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3)) &- 0x10000
                units.append(UInt16(truncatingIfNeeded: 0xD800 + (value >> 10 & 0x3FF)))
                units.append(UInt16(truncatingIfNeeded: 0xDC00 + (value & 0x3FF)))
            }
            offset += length
        }

        /// Bytes of UTF-8 for a unit of UTF-16; each half of a pair has two of the four.
        private static func byteCount(of unit: UInt16) -> Int {
            unit < 0x80 ? 1 : unit < 0x800 || unit & 0xF800 == 0xD800 ? 2 : 3
        }
    }
#else
    /// Stands in for the dictionaries of ICU: UAX #29 decides, by which each character of Chinese, Japanese, Thai, Lao, Khmer
    /// and Burmese is a word, but for Katakana.
    final class DictionarySegmenter {
        static let isBuiltIn = false

        /// Replaces `ends` by the offsets into `text` where its segments end, ascending; the last is the end of the text.
        func segment(_ text: UnsafeBufferPointer<UInt8>, into ends: inout [Int]) {
            ends = WordBoundaries(text.span).ends
        }
    }
#endif
