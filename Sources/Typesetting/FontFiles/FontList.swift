#if Full
    import CFontconfig

    /// A query to fontconfig: a pattern that faces match.
    struct FontList: ~Copyable {
        private let pattern: OpaquePointer?

        /// Returns the faces that match what `describe` adds to the pattern; none if fontconfig has no memory or no
        /// configuration.
        static func faces(matching describe: (borrowing FontList) -> Void) -> [ListedFace] {
            let list = FontList(pattern: FcPatternCreate())
            describe(list)
            return list.faces()
        }

        deinit { if let pattern { FcPatternDestroy(pattern) } }

        func add(family: String) { FcPatternAddString(pattern, FC_FAMILY, family) }

        func add(character: Unicode.Scalar) {
            let characters = FcCharSetCreate()
            defer { FcCharSetDestroy(characters) }
            FcCharSetAddChar(characters, character.value)
            FcPatternAddCharSet(pattern, FC_CHARSET, characters)
        }

        private func faces() -> [ListedFace] {
            let wanted = FcObjectSetCreate()
            defer { FcObjectSetDestroy(wanted) }
            for name in [
                FC_FILE, FC_INDEX, FC_WEIGHT, FC_SLANT, FC_WIDTH, FC_SCALABLE, FC_COLOR, FC_FONTVERSION,
            ] {
                FcObjectSetAdd(wanted, name)
            }
            guard let pattern, let set = FcFontList(nil, pattern, wanted) else { return [] }
            defer { FcFontSetDestroy(set) }
            return (0..<Int(set.pointee.nfont)).compactMap { Self.face(set.pointee.fonts[$0]) }
        }

        private static func face(_ found: OpaquePointer?) -> ListedFace? {
            var path: UnsafeMutablePointer<FcChar8>?
            guard let found, FcPatternGetString(found, FC_FILE, 0, &path) == FcResultMatch, let path else { return nil }
            let index = integer(FC_INDEX, of: found) ?? 0
            // The upper half numbers the named instances of a variable font, which is in the list itself, too.
            guard index >> 16 == 0 || index >> 16 == 0x8000 else { return nil }
            let slant = integer(FC_SLANT, of: found) ?? 0
            return ListedFace(
                font: InstalledFont(path: String(cString: path), index: index & 0xFFFF, isItalic: slant > 0),
                weight: weights(of: found), width: integer(FC_WIDTH, of: found) ?? 100,
                version: integer(FC_FONTVERSION, of: found) ?? 0,
                isScalable: flag(FC_SCALABLE, of: found) || flag(FC_COLOR, of: found))
        }

        private static func weights(of found: OpaquePointer) -> ClosedRange<Int> {
            func css(_ weight: Double) -> Int { Int(FcWeightToOpenTypeDouble(weight).rounded()) }
            var (low, high) = (0.0, 0.0)
            if FcPatternGetDouble(found, FC_WEIGHT, 0, &low) == FcResultMatch { return css(low)...css(low) }
            var range: OpaquePointer?
            guard FcPatternGetRange(found, FC_WEIGHT, 0, &range) == FcResultMatch,
                FcRangeGetDouble(range, &low, &high) != 0, low <= high
            else { return 400...400 }
            return css(low)...css(high)
        }

        private static func integer(_ name: String, of found: OpaquePointer) -> Int? {
            var value: Int32 = 0
            return FcPatternGetInteger(found, name, 0, &value) == FcResultMatch ? Int(value) : nil
        }

        private static func flag(_ name: String, of found: OpaquePointer) -> Bool {
            var value: FcBool = 0
            return FcPatternGetBool(found, name, 0, &value) == FcResultMatch && value != 0
        }
    }

    extension InstalledFont {
        /// Whether this build can ask fontconfig for fonts.
        package static let canBeFound = true
    }
#else
    /// The query in a build without fontconfig, which finds no font.
    struct FontList {
        static func faces(matching describe: (FontList) -> Void) -> [ListedFace] { [] }
        func add(family: String) {}
        func add(character: Unicode.Scalar) {}
    }

    extension InstalledFont {
        /// Whether this build can ask fontconfig for fonts.
        package static let canBeFound = false
    }
#endif
