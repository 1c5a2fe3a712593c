/// When two names are one.
public enum NameMerging: String, Sendable, CaseIterable {
    /// Under Unicode normalisation and case folding: `λόγος` is `ΛΌΓΟΣ`, `straße` is `STRASSE`.
    case fold
    /// Under Unicode normalisation only.
    case exact
}

/// Several spellings that became one tag.
public struct MergedTag: Sendable, Equatable {
    /// The spelling that stands for all.
    public let name: String
    /// Every spelling with its weight, in the order read.
    public let spellings: [(name: String, weight: Double)]
    /// Links of the other spellings, which are not in the cloud.
    public let droppedLinks: [String]

    public static func == (one: MergedTag, other: MergedTag) -> Bool {
        one.name == other.name
            && one.droppedLinks == other.droppedLinks
            && one.spellings.elementsEqual(other.spellings) { $0.name == $1.name && $0.weight == $1.weight }
    }
}

/// Adds equal names up: the sum stands at the place of the first, under the spelling that weighs most, the first of
/// equals; link, group and attributes come from that one.
///
/// - Throws: ``InvalidTag`` when a sum is larger than a number can be.
/// - Complexity: O(n) in the tags.
package func mergingEqualNames(
    _ tags: [Tag], _ merging: NameMerging
) throws(InvalidTag) -> (tags: [Tag], merged: [MergedTag]) {
    var places: [String: Int] = [:]
    places.reserveCapacity(tags.count)
    var result: [Tag] = []
    result.reserveCapacity(tags.count)
    // Only names that occur twice have an entry: the weights of each spelling, by place in the result.
    var spellings: [Int: [Tag]] = [:]
    for tag in tags {
        let key = mergeKey(tag.name, merging)
        if let place = places[key] {
            spellings[place, default: [result[place]]].append(tag)
        } else {
            places[key] = result.count
            result.append(tag)
        }
    }
    var merged: [MergedTag] = []
    for (place, equals) in spellings.sorted(by: { $0.key < $1.key }) {
        let (representative, spellings) = heaviestSpelling(equals)
        let sum = equals.reduce(0) { $0 + $1.weight }
        guard sum.isFinite else {
            throw InvalidTag(
                problem: "the weights of \"\(representative.name)\" add up to more than a number can be",
                hint: "divide all weights by the same number")
        }
        result[place] = representative
        result[place].weight = sum
        var droppedLinks: [String] = []
        for link in equals.compactMap({ $0.link?.destination })
        where link != representative.link?.destination && !droppedLinks.contains(link) {
            droppedLinks.append(link)
        }
        merged.append(MergedTag(name: representative.name, spellings: spellings, droppedLinks: droppedLinks))
    }
    return (result, merged)
}

/// The spelling whose weights add up to most, with the link and group of the first tag that is spelled so.
private func heaviestSpelling(_ equals: [Tag]) -> (Tag, [(name: String, weight: Double)]) {
    var sums: [(tag: Tag, weight: Double)] = []
    var places: [[UInt8]: Int] = [:]
    for tag in equals {
        // By bytes: Swift's == takes NFC and NFD of a name for the same spelling.
        let bytes = Array(tag.name.utf8)
        if let place = places[bytes] {
            sums[place].weight += tag.weight
            // A link in any of the equal spellings is kept.
            if sums[place].tag.link == nil, tag.link != nil { sums[place].tag = tag }
        } else {
            places[bytes] = sums.count
            sums.append((tag, tag.weight))
        }
    }
    var best = 0
    for index in sums.indices where sums[index].weight > sums[best].weight { best = index }
    return (sums[best].tag, sums.map { ($0.tag.name, $0.weight) })
}

/// Equal for names that merge. A line break in a name counts as a space.
func mergeKey(_ name: String, _ merging: NameMerging) -> String {
    var key = name.utf8.contains(UInt8(ascii: "\n")) ? name.replacingLineFeeds() : name
    if merging == .fold {
        key = key.utf8.allSatisfy { $0 < 0x80 } ? key.lowercased() : caseFolded(key)
    }
    // String compares and hashes under canonical equivalence, so NFC and NFD are one key without more work.
    return key
}

/// Unicode's full case folding, by way of the mappings that the standard library has: lower case first takes ẞ to ß,
/// upper case then makes ß and SS, ς and Σ meet.
private func caseFolded(_ name: String) -> String {
    // The dotless ı has the capital I, but is no i: in Turkish both are letters, and folding keeps them apart.
    name.unicodeScalars.split(separator: "ı", omittingEmptySubsequences: false)
        .map { String(String.UnicodeScalarView($0)).lowercased().uppercased().lowercased() }
        .joined(separator: "ı")
}
