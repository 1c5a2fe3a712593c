import CloudComposition
import SiteReading
import TagParsing
import Workers

/// A taxonomy of a site: its terms, each with its posts.
struct SiteTaxonomy: Sendable {
    /// The front-matter key: `tags`, `params.topics`.
    let key: String
    /// The name in addresses and templates: `tags`, `topics`.
    let name: String
    let title: String
    let settings: [SiteConfiguration.CloudSetting]
    /// The terms, in the order in which people sort names.
    var terms: [SiteTerm]
}

/// A term and its posts. Several spellings of a name are one term.
struct SiteTerm: Sendable {
    /// The spelling that most posts use, or the first of several such spellings.
    let name: String
    /// The numbers of the posts in the catalogue, in its order.
    let posts: [Int]
    /// The numbers of other terms of the taxonomy that occur with it, the closest first, each with the number of posts
    /// that have both.
    var related: [(term: Int, count: Int)] = []
    var address = PageAddress(file: "", url: "")
    var slug = ""
}

/// Collects the terms of a taxonomy from posts.
///
/// - Parameter names: the names that each post lists, in the order of the catalogue, each name once.
/// - Returns: the terms sorted by name, and for each post the numbers of its terms, in the order written.
/// - Complexity: O(n) in the names, O(t log t) in the terms.
func gatherTerms(_ names: [[String]]) -> (terms: [SiteTerm], ofPosts: [[Int]]) {
    struct Spelling {
        var name: String
        var count: Int
    }
    var places: [String: Int] = [:]
    /// The number of each spelling's term: most names are spelled as before, and need no folding.
    var known: [String: Int] = [:]
    var spellings: [[Spelling]] = []
    var posts: [[Int]] = []
    var ofPosts: [[Int]] = []
    ofPosts.reserveCapacity(names.count)
    for (post, names) in names.enumerated() {
        var terms: [Int] = []
        for name in names {
            let place: Int
            // Swift's == treats NFC and NFD as equal, as folding does.
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
            // A post that spells a tag in two ways is listed once.
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

/// Returns the first `most` numbers in an order, sorted.
///
/// - Complexity: O(n) on average if `most` is much smaller than n, and O(n log n) at most.
func first(_ most: Int, of numbers: [Int], by precedes: (Int, Int) -> Bool) -> [Int] {
    guard most > 0 else { return [] }
    var kept: [Int] = []
    // Numbers that come after it cannot be among the first.
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

/// Finds for each term those that occur with it, ranked by cosine similarity: the number of posts that have both, over
/// the root of the product of the numbers of posts that each has (Ochiai's coefficient). So a tag that all posts have
/// is not the closest to all.
///
/// - Parameters:
///   - most: the number of related terms to keep for each.
///   - jobs: the number of terms to work on at once.
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
        // This term's factor is the same for all, so both² / other gives the order of the cosine, in whole numbers.
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
