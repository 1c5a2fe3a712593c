/// Measures any text, grapheme cluster by grapheme cluster: what the scan of UTF-8 leaves.
struct ClusterScan {
    let table: FaceTable
    let fallback: FallbackTable

    private var result = TextRun()
    private var hasFirst = false
    private var joinsBefore = false
    private var endsLigature = false

    init(table: FaceTable, fallback: FallbackTable) {
        self.table = table
        self.fallback = fallback
    }

    /// A scalar in the flat array; the bit above marks the first of a grapheme cluster.
    static let scalarBits: UInt32 = 0x3FFF_FFFF
    private static let startsCluster: UInt32 = 0x8000_0000
    /// Stands for a whole cluster that is an emoji; no scalar is this large.
    private static let emoji: UInt32 = 0x3FFF_FFFF

    consuming func run(_ text: String) -> TextRun {
        var scan = self
        let scalars = Self.flatten(text.composed())
        for index in scalars.indices { scan.add(scalars, at: index) }
        return scan.result
    }

    /// Clusters side by side in one array, so that a letter sees its neighbours at constant cost.
    private static func flatten(_ text: String) -> [UInt32] {
        var scalars: [UInt32] = []
        scalars.reserveCapacity(text.utf8.count)
        for cluster in text {
            if ScriptRules.isEmoji(cluster) {
                scalars.append(emoji | startsCluster)
                continue
            }
            var flag = startsCluster
            for scalar in cluster.unicodeScalars {
                scalars.append(scalar.value | flag)
                flag = 0
            }
        }
        return scalars
    }

    private mutating func add(_ scalars: [UInt32], at index: Int) {
        let isStart = scalars[index] & Self.startsCluster != 0
        let scalar = scalars[index] & Self.scalarBits
        if isStart { result.clusterCount += 1 }
        let entry = table.entry(scalar)
        if entry.isPresent {
            addOwn(entry, scalar)
        } else {
            addForeign(scalars, at: index, scalar, isStart)
        }
    }

    private mutating func addOwn(_ entry: FaceTable.Entry, _ scalar: UInt32) {
        if !entry.isSimple, entry.advance == 0 {
            addInvisible(scalar)
            return
        }
        let kerning = table.kerning(result.lastClass, entry.rightOfPair)
        result.advance.units += entry.advance + kerning
        if !hasFirst { result.firstClass = entry.rightOfPair }
        hasFirst = true
        result.lastClass = entry.leftOfPair
        if entry.isTall { result.ink = max(result.ink, .stacked) }
        joinsBefore = false
        endsLigature = false
    }

    private mutating func addInvisible(_ scalar: UInt32) {
        // Kerning looks past format characters and Hebrew points, but not past the other marks, which the font's GDEF
        // table does not call marks. Letters join across all of them, save the format characters other than ZWJ.
        switch scalar {
        case 0x00AD, 0x034F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F: joinsBefore = scalar == 0x200D
        case 0x0590...0x05FF, 0xFB1E: result.ink = max(result.ink, .stacked)
        case 0x0300...:
            result.ink = max(result.ink, .stacked)
            result.lastClass = 0
        default: break
        }
    }

    private mutating func addForeign(_ scalars: [UInt32], at index: Int, _ scalar: UInt32, _ isStart: Bool) {
        result.isExact = false
        hasFirst = true
        guard scalar != Self.emoji, let unicode = Unicode.Scalar(scalar) else {
            result.advance.thousandths += ScriptRules.emoji
            result.ink = max(result.ink, .stacked)
            result.lastClass = 0
            joinsBefore = false
            return
        }
        let joining = fallback.joining(scalar)
        if let arabic = fallback.arabicAdvance(
            scalars, at: index, joinsBefore: joinsBefore, endsLigature: &endsLigature)
        {
            result.advance.thousandths += arabic
        } else if !ScriptRules.isSubjoined(scalars, at: index) {
            result.advance.thousandths +=
                fallback.devanagariAdvance(scalars, at: index) ?? fallback.advance(scalar)
                ?? ScriptRules.advance(unicode, startsCluster: isStart)
        }
        if joining != .transparent { joinsBefore = joining.joinsAfter }
        result.ink = max(result.ink, ScriptRules.ink(scalar))
        if !unicode.properties.isDefaultIgnorableCodePoint { result.lastClass = 0 }
    }
}
