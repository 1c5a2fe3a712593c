#if Full
    // Private to this file, so that no other sees ICU's names beside those of Foundation.
    private import CICU

    /// A finder of words in text of scripts without spaces, such as Chinese and Thai, by the dictionaries of ICU.
    ///
    /// It keeps one iterator of ICU, so that it must not be shared between threads.
    package final class DictionarySegmenter {
        /// The name of the dictionaries in use. Counts record the name, and only counts with the same name can be added
        /// up.
        package static let name = "icu-\(U_ICU_VERSION_MAJOR_NUM)"
        /// Whether words of several signs are found.
        package static let dividesWords = true

        private let iterator: OpaquePointer?

        init() {
            var status: Int32 = 0
            let opened = openWordBreaks(&status)
            // Without ICU's data there is no iterator, and UAX #29 decides.
            iterator = status <= 0 ? opened : nil
        }

        deinit { if let iterator { closeWordBreaks(iterator) } }

        /// Replaces `ends` by the offsets into `text` where its segments end, ascending; the last is the end of the
        /// text.
        ///
        /// - Parameter text: valid UTF-8, at most a few thousand bytes.
        func segment(_ text: UnsafeBufferPointer<UInt8>, into ends: inout [Int]) {
            ends.removeAll(keepingCapacity: true)
            guard let iterator else {
                ends = WordBoundaries(text.span).ends
                return
            }
            withUnsafeTemporaryAllocation(of: UInt16.self, capacity: text.count) { units in
                let count = Self.transcode(text, into: units)
                var status: Int32 = 0
                setWordBreakText(iterator, units.baseAddress, Int32(count), &status)
                // UTF-16 and UTF-8 are walked side by side, from one boundary to the next.
                var (unit, byte) = (0, 0)
                while case let boundary = Int(nextWordBreak(iterator)), boundary > unit, boundary <= count {
                    while unit < boundary {
                        byte += Self.byteCount(of: units[unit])
                        unit += 1
                    }
                    ends.append(byte)
                }
            }
            if ends.last != text.count { ends.append(text.count) }
            ends = KanaBoundaries.joining(ends, in: text)
        }

        /// Writes UTF-8 as UTF-16, which never has more units than the text has bytes, and returns how many it has.
        private static func transcode(
            _ text: UnsafeBufferPointer<UInt8>, into units: UnsafeMutableBufferPointer<UInt16>
        ) -> Int {
            var (index, count) = (0, 0)
            func tail(_ place: Int) -> UInt32 { UInt32(text[index + place] & 0x3F) }
            func put(_ unit: UInt32) {
                units[count] = UInt16(truncatingIfNeeded: unit)
                count += 1
            }
            while index < text.count {
                let first = text[index]
                let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
                guard index + length <= text.count else { break }
                switch length {
                case 1: put(UInt32(first))
                case 2: put(UInt32(first & 0x1F) << 6 | tail(1))
                case 3: put(UInt32(first & 0x0F) << 12 | tail(1) << 6 | tail(2))
                default:
                    let value = (UInt32(first & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3)) &- 0x10000
                    put(0xD800 | value >> 10 & 0x3FF)
                    put(0xDC00 | value & 0x3FF)
                }
                index += length
            }
            return count
        }

        /// The bytes of UTF-8 for a unit of UTF-16; each half of a pair has two of the four.
        private static func byteCount(of unit: UInt16) -> Int {
            unit < 0x80 ? 1 : unit < 0x800 || unit & 0xF800 == 0xD800 ? 2 : 3
        }
    }
#else
    /// The replacement for the dictionaries of ICU in a build without them, by UAX #29: each character of Chinese,
    /// Japanese, Thai, Lao, Khmer and Burmese is a word, except for Katakana.
    package final class DictionarySegmenter {
        /// The name of the dictionaries that counts record if no dictionaries are used.
        package static let name = "none"
        /// Whether words of several signs are found.
        package static let dividesWords = false

        /// Replaces `ends` by the offsets into `text` where its segments end, ascending; the last is the end of the
        /// text.
        func segment(_ text: UnsafeBufferPointer<UInt8>, into ends: inout [Int]) {
            ends = WordBoundaries(text.span).ends
        }
    }
#endif
