#if Full
    import CHarfBuzz

    /// A reader of the name of a font's family.
    enum FamilyName {
        /// Returns the family name of a face, or `Font` if the face has no name that can be used.
        static func read(from face: OpaquePointer) -> String {
            // 16 is the typographic family, with all weights together; 1 is the family as old programs group it.
            for name: hb_ot_name_id_t in [16, 1] {
                if let name = sanitized(text(of: name, in: face)) { return name }
            }
            return "Font"
        }

        /// Returns a name in English, or in the first language in which the font has the name; empty if the font has
        /// none.
        private static func text(of name: hb_ot_name_id_t, in face: OpaquePointer) -> String {
            let english = hb_language_from_string("en", 2)
            if let text = text(of: name, in: face, english) { return text }
            var count: UInt32 = 0
            let entries = hb_ot_name_list_names(face, &count)
            for index in 0..<Int(count) {
                guard let entry = entries?[index], entry.name_id == name else { continue }
                if let text = text(of: name, in: face, entry.language) { return text }
            }
            return ""
        }

        private static func text(
            of name: hb_ot_name_id_t, in face: OpaquePointer, _ language: hb_language_t?
        ) -> String? {
            withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
                var size = UInt32(buffer.count)
                hb_ot_name_get_utf8(face, name, language, &size, buffer.baseAddress)
                guard size > 0 else { return nil }
                return buffer[..<Int(size)].withMemoryRebound(to: UInt8.self) { String(decoding: $0, as: UTF8.self) }
            }
        }

        /// Returns a name without control and format characters, with single spaces and at most 63 scalars; `nil` if
        /// nothing remains.
        static func sanitized(_ text: String) -> String? {
            var result = String.UnicodeScalarView()
            for scalar in text.unicodeScalars {
                switch scalar.properties.generalCategory {
                case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
                    continue
                case .spaceSeparator: if let last = result.last, last != " " { result.append(" ") }
                default: if scalar != "\u{FFFD}" { result.append(scalar) }
                }
                if result.count == 63 { break }
            }
            while result.last == " " { result.removeLast() }
            return result.isEmpty ? nil : String(result)
        }
    }
#endif
