import SourceText
@_spi(_Unicode) import Swift

/// The rule by which two names count as equal, so that their tags are merged.
public enum NameMerging: String, Sendable, CaseIterable {
    /// Names are compared under Unicode normalisation and case folding: `λόγος` is `ΛΌΓΟΣ`, `straße` is `STRASSE`.
    case fold
    /// Names are compared under Unicode normalisation only.
    case exact
}

/// A report on tags that were merged into one tag, or on a tag that an alias renamed.
public struct MergedTag: Sendable, Equatable {
    /// The name of the resulting tag.
    public let name: String
    /// Every spelling that was merged, with the sum of its weights and the number of its entries, in the order of their
    /// first occurrence.
    public let spellings: [(name: String, weight: Double, count: Int)]
    /// The links of the merged tags that the resulting tag does not have.
    public let droppedLinks: [String]
    /// The groups of the merged tags that the resulting tag is not in.
    public let droppedGroups: [String]
    /// Whether a merged tag had attributes that the resulting tag does not have.
    public let hasDroppedAttributes: Bool
    /// Whether an alias joined the spellings, or decided the name of the resulting tag.
    public let isAliased: Bool

    public static func == (one: MergedTag, other: MergedTag) -> Bool {
        one.name == other.name
            && one.droppedLinks == other.droppedLinks && one.droppedGroups == other.droppedGroups
            && one.hasDroppedAttributes == other.hasDroppedAttributes
            && one.isAliased == other.isAliased
            && one.spellings.elementsEqual(other.spellings) { $0 == $1 }
    }
}

/// Merges tags with equal names. The merged tag takes the place of the first of them, with the spelling, link, group
/// and attributes of the spelling with the greatest weight (the first of several). A tag that has an alias merges with
/// the alias's target, and the merged tag is spelled like the target.
///
/// - Parameters:
///   - aliasMerging: the rule by which names are compared with aliases; nil for the rule `merging`.
///   - posts: the indices in `tags` of the tags of posts, each post followed by -1. The weights are then numbers of
///     posts, and a post that has several of the tags that become one counts once.
/// - Returns: the tags, reports on those that were merged or renamed, and the aliases that no tag has used.
/// - Throws: ``Problem`` if a sum of weights is too large to be finite.
/// - Complexity: O(n) in the number of tags.
package func mergingEqualNames(
    _ tags: [Tag], _ merging: NameMerging, _ aliases: TagAliases = TagAliases(), aliasMerging: NameMerging? = nil,
    posts: [Int32] = []
) throws(Problem) -> (tags: [Tag], merged: [MergedTag], unusedAliases: [TagAlias]) {
    var aliases = aliases
    var keys = ByteInterner()
    var result: [Tag] = []
    result.reserveCapacity(tags.count)
    // Only names that occur twice, or are renamed, have an entry: the tags of each, by place in the result.
    var equals: [Int: [Tag]] = [:]
    // The spellings that aliases ask for, by place, and whether a tag of another name was merged there.
    var wanted: [Int: (spelling: String, hasJoined: Bool)] = [:]
    var bytes: [UInt8] = []
    // The place in the result of each tag, if the posts have to be looked at.
    var places: [Int32] = []
    for tag in tags {
        var end: (key: String, spelling: String)?
        var hasJoined = false
        if aliases.isEmpty {
            appendMergeKey(tag.name, merging, to: &bytes)
        } else {
            let key = mergeKey(tag.name, aliasMerging ?? merging)
            end = aliases.end(of: key)
            hasJoined = end.map { $0.key != key } ?? false
            appendCanonical(end?.key ?? mergeKey(tag.name, merging), to: &bytes)
        }
        let (place, isNew) = keys.index(of: bytes.span, 0..<bytes.count, context: 0)
        bytes.removeAll(keepingCapacity: true)
        if !posts.isEmpty { places.append(Int32(truncatingIfNeeded: place)) }
        if isNew {
            result.append(tag)
        } else {
            equals[place, default: [result[place]]].append(tag)
        }
        if let end { wanted[place] = (end.spelling, hasJoined || wanted[place]?.hasJoined == true) }
    }
    for (place, name) in wanted where equals[place] == nil && !isSpelled(result[place], name.spelling) {
        equals[place] = [result[place]]
    }
    // Entries in the same words were read as one tag, and are reported as merged, too.
    for place in result.indices where result[place].entries > 1 && equals[place] == nil {
        equals[place] = [result[place]]
    }
    let repeats = equals.isEmpty ? [:] : repeatedTags(of: posts, places)
    var merged: [MergedTag] = []
    for (place, equals) in equals.sorted(by: { $0.key < $1.key }) {
        var (tag, spellings) = heaviestSpelling(equals)
        var isAliased = false
        if let name = wanted[place] {
            isAliased = name.hasJoined || !isSpelled(tag, name.spelling)
            tag.name = name.spelling
        }
        tag.weight = equals.reduce(0) { $0 + $1.weight } - Double(repeats[place] ?? 0)
        tag.entries = equals.reduce(0) { $0 + $1.entries }
        guard tag.weight.isFinite else {
            throw Problem(sumTooLarge: tag.name)
        }
        result[place] = tag
        merged.append(
            MergedTag(
                name: tag.name, spellings: spellings,
                droppedLinks: others(equals.compactMap { $0.link?.destination }, than: tag.link?.destination),
                droppedGroups: others(equals.compactMap(\.group), than: tag.group),
                hasDroppedAttributes: equals.contains { $0.attributes != nil && $0.attributes != tag.attributes },
                isAliased: isAliased))
    }
    return (result, merged, aliases.isEmpty ? [] : aliases.unused(aliasMerging ?? merging))
}

/// Returns how often a post has a tag again, under another spelling: by the place of the tag, summed over all posts.
private func repeatedTags(of posts: [Int32], _ places: [Int32]) -> [Int: Int] {
    var repeats: [Int: Int] = [:]
    var seen: Set<Int32> = []
    for index in posts {
        if index < 0 {
            seen.removeAll(keepingCapacity: true)
        } else if !seen.insert(places[Int(index)]).inserted {
            repeats[Int(places[Int(index)]), default: 0] += 1
        }
    }
    return repeats
}

/// The texts other than `kept`, each once, in the order read.
private func others(_ texts: [String], than kept: String?) -> [String] {
    var seen = Set(kept.map { [$0] } ?? [])
    return texts.filter { seen.insert($0).inserted }
}

/// Whether a tag has a spelling, compared by bytes: Swift's `==` takes NFC and NFD of a name for the same spelling.
private func isSpelled(_ tag: Tag, _ spelling: String) -> Bool {
    tag.name.utf8.elementsEqual(spelling.utf8)
}

/// Returns the first tag, or the first with a link, of the spelling whose weights add up to most; and all spellings.
private func heaviestSpelling(_ equals: [Tag]) -> (Tag, [(name: String, weight: Double, count: Int)]) {
    var sums: [(tag: Tag, weight: Double, count: Int)] = []
    var places: [[UInt8]: Int] = [:]
    for tag in equals {
        // By bytes: Swift's == takes NFC and NFD of a name for the same spelling.
        let bytes = Array(tag.name.utf8)
        if let place = places[bytes] {
            sums[place].weight += tag.weight
            sums[place].count += tag.entries
            // A link in any of the equal spellings is kept.
            if sums[place].tag.link == nil, tag.link != nil { sums[place].tag = tag }
        } else {
            places[bytes] = sums.count
            sums.append((tag, tag.weight, tag.entries))
        }
    }
    var best = 0
    for index in sums.indices where sums[index].weight > sums[best].weight { best = index }
    return (sums[best].tag, sums.map { ($0.tag.name, $0.weight, $0.count) })
}

/// Appends the bytes that a name has in common with the names that it merges with.
private func appendMergeKey(_ name: String, _ merging: NameMerging, to bytes: inout [UInt8]) {
    for byte in name.utf8 {
        switch byte {
        case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: " "))
        case UInt8(ascii: "A")...UInt8(ascii: "Z") where merging == .fold: bytes.append(byte | 0x20)
        case 0..<0x80: bytes.append(byte)
        default:
            bytes.removeAll(keepingCapacity: true)
            return appendCanonical(mergeKey(name, merging), to: &bytes)
        }
    }
}

/// Returns the key of a name for comparisons without regard to case: names are equal if their keys are.
package func mergeKeyBytes(_ name: String) -> [UInt8] {
    var bytes: [UInt8] = []
    appendMergeKey(name, .fold, to: &bytes)
    return bytes
}

/// Appends the canonical decomposition of a key, so that NFC and NFD give the same bytes.
private func appendCanonical(_ key: String, to bytes: inout [UInt8]) {
    if key.utf8.allSatisfy({ $0 < 0x80 }) { return bytes.append(contentsOf: key.utf8) }
    for scalar in key._nfd { bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter) }
}

/// Returns the key of a name under a merging rule: names merge if their keys are equal. A line break counts as a space.
package func mergeKey(_ name: String, _ merging: NameMerging) -> String {
    var key = name.utf8.contains(UInt8(ascii: "\n")) ? name.replacingLineFeeds() : name
    if merging == .fold {
        key = key.utf8.allSatisfy { $0 < 0x80 } ? key.lowercased() : caseFolded(key)
    }
    // String compares and hashes under canonical equivalence, so NFC and NFD are one key without more work.
    return key
}

/// Returns a name under Unicode's full case folding, by way of the mappings in the standard library: lower case first
/// turns ẞ into ß, upper case then makes ß and SS, ς and Σ meet.
private func caseFolded(_ name: String) -> String {
    // The dotless ı has the capital I, but is no i: in Turkish both are letters, and folding keeps them apart.
    name.unicodeScalars.split(separator: "ı", omittingEmptySubsequences: false)
        .map { String(String.UnicodeScalarView($0)).lowercased().uppercased().lowercased() }
        .joined(separator: "ı")
}
