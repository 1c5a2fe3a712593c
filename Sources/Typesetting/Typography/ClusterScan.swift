/// A measurer of any text, grapheme cluster by grapheme cluster, for text that the faster scan of UTF-8 cannot measure.
struct ClusterScan {
    /// The table of the face, followed by those of the stack for other scripts; the first that has a character sets its
    /// advance.
    let tables: [FaceTable]

    private var result = MeasuredRun()
    private var scalars: [UInt32] = []
    /// The table and the kerning class of the last character, since pairs are kerned within one font only.
    private var last = (table: -1, leftOfPair: 0)
    /// Whether the previous Arabic letter joins to the next one.
    private var joinsBefore = false
    /// The index up to which letters are part of a glyph that has been measured already.
    private var skipped = 0

    init(_ tables: FaceTables) { self.tables = tables.all }

    consuming func run(_ text: String) -> MeasuredRun {
        var scan = self
        scan.flatten(text.composed())
        for index in scan.scalars.indices { scan.add(index) }
        return scan.result
    }

    // Masks the scalar in an element of the flat array; the highest bit marks the first scalar of a grapheme cluster.
    private static let scalarBits: UInt32 = 0x3FFF_FFFF
    private static let startsCluster: UInt32 = 0x8000_0000
    /// The value for a whole cluster that is an emoji; no scalar is this large.
    private static let emoji: UInt32 = 0x3FFF_FFFF

    /// Puts all clusters into one flat array, so that a letter finds its neighbours at constant cost.
    private mutating func flatten(_ text: String) {
        scalars.reserveCapacity(text.utf8.count)
        for cluster in text {
            if ScriptRules.isEmoji(cluster) {
                scalars.append(Self.emoji | Self.startsCluster)
                continue
            }
            var flag = Self.startsCluster
            for scalar in cluster.unicodeScalars {
                scalars.append(scalar.value | flag)
                flag = 0
            }
        }
    }

    /// Returns the scalar at an index, or 0 outside the text.
    private func scalar(_ index: Int) -> UInt32 {
        scalars.indices.contains(index) ? scalars[index] & Self.scalarBits : 0
    }

    private mutating func add(_ index: Int) {
        let isStart = scalars[index] & Self.startsCluster != 0
        let scalar = scalar(index)
        if isStart { result.clusterCount += 1 }
        if index < skipped {
            // This letter belongs to a ligature that has been measured; marks on it still reach beyond it.
            if ArabicJoining(of: scalar) == .transparent { result.ink.include(ScriptRules.ink(scalar, isMark: true)) }
            return
        }
        let wasJoining = joinsBefore
        let joining = ArabicJoining(of: scalar)
        if joining != .transparent { joinsBefore = joining.joinsAfter }
        if scalar == Self.emoji {
            addByRule(ScriptRules.emoji, ink: .stacked)
        } else if let (number, entry) = find(scalar) {
            if entry.advance == 0, !entry.isSimple, !ScriptRules.isIndic(scalar) {
                addInvisible(scalar, number)
            } else {
                addShaped(index, scalar, number, entry, wasJoining)
            }
        } else if let unicode = Unicode.Scalar(scalar) {
            let advance = ScriptRules.advance(unicode, startsCluster: isStart)
            let isVisible = advance > 0 || !unicode.properties.isDefaultIgnorableCodePoint
            addByRule(advance, ink: ScriptRules.ink(scalar), isVisible: isVisible)
        }
    }

    /// Returns the first table that has a character, and its entry. Private code points of a text are in none.
    private func find(_ scalar: UInt32) -> (number: Int, entry: FaceArrays.Entry)? {
        guard !ShapedForms.privateUse.contains(scalar) else { return nil }
        for number in tables.indices {
            let entry = tables[number].arrays.entry(scalar)
            if entry.isPresent { return (number, entry) }
        }
        return nil
    }

    private mutating func addByRule(_ advance: Int, ink: Ink, isVisible: Bool = true) {
        result.isExact = false
        result.advance.shared += advance
        result.ink.include(ink)
        if isVisible { last = (-1, 0) }
    }

    /// Adds a character in the form that its neighbours give it.
    private mutating func addShaped(
        _ index: Int, _ scalar: UInt32, _ number: Int, _ entry: FaceArrays.Entry, _ joinsBefore: Bool
    ) {
        let table = tables[number]
        var shaped: UInt32?
        switch scalar {
        case 0x66 where table.arrays.hasLigatures:
            if let ligature = table.arrays.ligature(self.scalar(index + 1), self.scalar(index + 2)) {
                skipped = index + ligature.count
                set(ligature.entry, number, ink: nil)
                return
            }
        case 0x0620...0x077F: shaped = arabicForm(index, scalar, joinsBefore)
        case 0x0900...0x0DFF, 0x1000...0x109F, 0x1780...0x17FF:
            addIndic(index, scalar, number, entry)
            return
        default: break
        }
        let form = shaped.map { table.arrays.entry($0) } ?? entry
        set(form.isPresent ? form : entry, number, ink: number == 0 && entry.isSimple ? nil : ScriptRules.ink(scalar))
        if entry.isTall, number == 0 { result.ink.include(table.tallInk) }
    }

    private mutating func set(_ entry: FaceArrays.Entry, _ number: Int, ink: Ink?) {
        let table = tables[number]
        let kerning = last.table == number ? table.arrays.kerning(last.leftOfPair, entry.rightOfPair) : 0
        if number != 0 { result.isExact = false }
        if table.unitsPerEm == tables[0].unitsPerEm {
            result.advance.units += entry.advance + kerning
        } else {
            result.advance.shared += (entry.advance + kerning) * (Advance.sharedUnitsPerEm / table.unitsPerEm)
        }
        if let ink { result.ink.include(ink) }
        last = (number, entry.leftOfPair)
    }

    private mutating func addInvisible(_ scalar: UInt32, _ number: Int) {
        if number != 0 { result.isExact = false }
        switch scalar {
        case 0x00AD, 0x034F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F: break
        case 0x0300...:
            result.ink.include(ScriptRules.ink(scalar, isMark: true))
            if number == 0 { result.ink.include(tables[0].tallInk) }
            // Kerning looks past format characters and past the marks of other scripts, but not past those of Latin,
            // Greek and Cyrillic, which the GDEF tables of many fonts do not call marks.
            if scalar < 0x0590 || 0x1DC0...0x20FF ~= scalar || 0xFE20...0xFE2F ~= scalar { last = (-1, 0) }
        default: break
        }
    }
}

// MARK: Scripts whose letters change

extension ClusterScan {
    /// Returns the form of an Arabic letter, or nil if it has none; a lam before an alef takes both into one ligature.
    private mutating func arabicForm(_ index: Int, _ scalar: UInt32, _ joinsBefore: Bool) -> UInt32? {
        let kind = ArabicJoining(of: scalar)
        var next = index + 1
        while ArabicJoining(of: self.scalar(next)) == .transparent { next += 1 }
        let following = self.scalar(next)
        let connectsBefore = joinsBefore && kind.joinsBefore
        if scalar == 0x0644, let ligature = ShapedForms.lamAlef(following, connectsBefore: connectsBefore) {
            skipped = next + 1
            self.joinsBefore = false
            return ligature
        }
        let connectsAfter = kind.joinsAfter && ArabicJoining(of: following).joinsBefore
        return ShapedForms.arabic(scalar, connectsBefore: connectsBefore, connectsAfter: connectsAfter)
    }

    /// Adds a letter of an Indic script: a virama joins two consonants, and some vowel signs turn a letter into a wider
    /// one.
    private mutating func addIndic(_ index: Int, _ scalar: UInt32, _ number: Int, _ entry: FaceArrays.Entry) {
        let table = tables[number]
        let ink = ScriptRules.ink(scalar, isMark: entry.advance == 0)
        if let virama = Virama(scalar) {
            // A virama between consonants has been measured with the first one, or will be with the second.
            if index > 0, joins(index, virama, table) { return }
        } else if !Virama.isNukta(scalar) {
            var next = index + 1
            if Virama.isNukta(self.scalar(next)) { next += 1 }
            let hangs = index > 1 && Virama(self.scalar(index - 1)) == .hangs && joins(index - 1, .hangs, table)
            let halves = Virama(self.scalar(next)) == .halves && joins(next, .halves, table)
            if hangs || halves, let shaped = ShapedForms.conjunct(scalar) {
                // A conjunct reaches as deep as a letter with a mark.
                let composed = table.arrays.entry(shaped)
                // It is kerned with the character before it as the whole letter is.
                let form = halves ? composed.kerned(as: entry) : composed
                set(form, number, ink: ScriptRules.ink(scalar, isMark: true))
                if hangs { last = (number, 0) }
                return
            }
        }
        if entry.advance == 0, !entry.isSimple {
            // A sign above or below may widen its letter, and takes no part in kerning. Alone it is drawn on a circle.
            guard scalars[index] & Self.startsCluster == 0 else {
                addByRule(ScriptRules.unknown, ink: ink)
                return
            }
            let before = last
            set(entry, number, ink: ink)
            last = before
        } else {
            set(entry, number, ink: ink)
            // The tail of a conjunct keeps its form under a vowel sign.
            if Virama(self.scalar(index - 1)) != nil { last = (number, 0) }
        }
    }

    /// Returns whether the virama at `index` is between two consonants that the table joins.
    private func joins(_ index: Int, _ virama: Virama, _ table: FaceTable) -> Bool {
        let before = Virama.isNukta(scalar(index - 1)) ? scalar(index - 2) : scalar(index - 1)
        let after = scalar(index + 1)
        guard let first = ShapedForms.conjunct(before), let second = ShapedForms.conjunct(after) else { return false }
        return table.arrays.entry(first).isPresent && table.arrays.entry(second).isPresent
    }
}
