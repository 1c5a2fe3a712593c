import CloudComposition
import SiteReading
import TagParsing
import Workers

/// A taxonomy of a site: its terms, each with its posts.
struct SiteTaxonomy: Sendable {
    /// Of the front matter: `tags`, `params.topics`.
    let key: String
    /// What addresses and templates call it: `tags`, `topics`.
    let name: String
    let title: String
    let settings: [SiteConfiguration.CloudSetting]
    /// By name, as people sort them.
    var terms: [SiteTerm]
}

/// A term and its posts: several spellings of a name are one.
struct SiteTerm: Sendable {
    /// The spelling that most posts have, the first of equals.
    let name: String
    /// By numbers of the catalogue, in its order.
    let posts: [Int]
    /// Numbers of terms of the same taxonomy that occur with it, the closest first, each with the number of posts that
    /// have both.
    var related: [(term: Int, count: Int)] = []
    var address = PageAddress(file: "", url: "")
    var slug = ""
}

/// Gathers the terms of a taxonomy from posts.
///
/// - Parameter names: of each post, in the order of the catalogue, each once.
/// - Returns: the terms by name, and for each post the numbers of its terms, in the order written.
/// - Complexity: O(n) in the names, O(t log t) in the terms.
func gatherTerms(_ names: [[String]]) -> (terms: [SiteTerm], ofPosts: [[Int]]) {
    struct Spelling {
        var name: String
        var count: Int
    }
    var places: [String: Int] = [:]
    /// By the spelling: most names are spelled as before, and need no folding.
    var known: [String: Int] = [:]
    var spellings: [[Spelling]] = []
    var posts: [[Int]] = []
    var ofPosts: [[Int]] = []
    ofPosts.reserveCapacity(names.count)
    for (post, names) in names.enumerated() {
        var terms: [Int] = []
        for name in names {
            let place: Int
            // Swift's == takes NFC and NFD for one, as folding does.
            if let found = known[name] {
                place = found
            } else {
                let key = mergeKey(name, .fold)
                place = places[key] ?? spellings.count
                if place == spellings.count {
                    places[key] = place
                    spellings.append([])
                    posts.append([])
                }
                known[name] = place
            }
            // A post that spells a tag in two ways has it once.
            guard posts[place].last != post else { continue }
            posts[place].append(post)
            terms.append(place)
            if let index = spellings[place].firstIndex(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
                spellings[place][index].count += 1
            } else {
                spellings[place].append(Spelling(name: name, count: 1))
            }
        }
        ofPosts.append(terms)
    }
    let chosen = spellings.map { spellings in
        spellings.reduce(spellings[0]) { $1.count > $0.count ? $1 : $0 }.name
    }
    let keys = chosen.map { CollationKey($0) }
    let order = chosen.indices.sorted { keys[$0] < keys[$1] }
    var newPlaces = [Int](repeating: 0, count: order.count)
    for (new, old) in order.enumerated() { newPlaces[old] = new }
    return (
        order.map { SiteTerm(name: chosen[$0], posts: posts[$0]) }, ofPosts.map { $0.map { newPlaces[$0] } }
    )
}

/// The first of some numbers in an order, sorted.
///
/// - Complexity: O(n) on average where few are wanted of many, and O(n log n) at most.
func first(_ most: Int, of numbers: [Int], by precedes: (Int, Int) -> Bool) -> [Int] {
    guard most > 0 else { return [] }
    var kept: [Int] = []
    // Nothing behind it is among the first.
    var last: Int?
    for number in numbers {
        if let last, !precedes(number, last) { continue }
        kept.append(number)
        if kept.count == most * 2 {
            kept.sort(by: precedes)
            kept.removeSubrange(most...)
            last = kept.last
        }
    }
    kept.sort(by: precedes)
    return Array(kept.prefix(most))
}

/// Finds the terms that occur with each one, by the cosine of their posts: the number of posts that have both, over the
/// root of the product of the numbers of posts that each has (Ochiai's coefficient). So a tag that all posts have is not
/// the closest to all.
///
/// - Parameters:
///   - most: how many are kept of each.
///   - jobs: how many terms are looked at at once.
/// - Complexity: O(Σ k²) for posts with k terms, and sorting.
func relateTerms(_ terms: inout [SiteTerm], ofPosts: [[Int]], most: Int, jobs: Int) {
    let makeCounts = { @Sendable [count = terms.count] in [Int](repeating: 0, count: count) }
    let related = inParallel(terms.count, jobs: jobs, state: makeCounts) { [terms] counts, index in
        var touched: [Int] = []
        for post in terms[index].posts {
            for other in ofPosts[post] where other != index {
                if counts[other] == 0 { touched.append(other) }
                counts[other] += 1
            }
        }
        // The share of this term is the same for all: both² / other orders as the cosine does, in whole numbers.
        func isCloser(_ one: Int, _ other: Int) -> Bool {
            let left = counts[one] * counts[one] * terms[other].posts.count
            let right = counts[other] * counts[other] * terms[one].posts.count
            return (right, one) < (left, other)
        }
        let closest = first(most, of: touched, by: isCloser).map { (term: $0, count: counts[$0]) }
        for other in touched { counts[other] = 0 }
        return closest
    }
    for (index, related) in related.enumerated() { terms[index].related = related }
}
