import CloudComposition
import SiteReading
import TagParsing
import Workers

/// A taxonomy of a site: its terms, each with its posts.
struct SiteTaxonomy: Sendable {
    /// The key in the front matter, such as `tags` or `params.topics`.
    let key: String
    /// The name in addresses and templates, such as `tags` or `topics`.
    let name: String
    let title: String
    let settings: [SiteConfiguration.CloudSetting]
    /// The terms, sorted by name as people sort names.
    var terms: [SiteTerm]
}

/// A term of a taxonomy, with its posts. Several spellings of a name are one term.
struct SiteTerm: Sendable {
    /// The spelling that most posts use, or the first of several such spellings.
    let name: String
    /// The indices of the posts in the catalogue, in rising order.
    let posts: [Int]
    /// The indices of other terms of the taxonomy that occur in the same posts, the closest first, each with the number
    /// of posts that have both.
    var related: [(term: Int, count: Int)] = []
    var address = PageAddress(file: "", url: "")
    var slug = ""
}

/// Collects the terms of a taxonomy from the names in posts.
///
/// - Parameter names: the names in each post, each name once, in the order of the catalogue.
/// - Returns: the terms sorted by name, and for each post the indices of its terms, in the order of its names.
/// - Complexity: O(n) in the names, O(t log t) in the terms.
func gatherTerms(_ names: [[String]]) -> (terms: [SiteTerm], ofPosts: [[Int]]) {
    struct Spelling {
        var name: String
        var count: Int
    }
    var places: [String: Int] = [:]
    /// The index of the term for each known spelling: most names are spelled as before, and need no folding.
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

/// Returns the first `most` of some numbers in the order of `precedes`, sorted by it.
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

/// Sets for each term the terms that occur in the same posts, ranked by cosine similarity: the number of posts that
/// have both, over the root of the product of the numbers of posts that have each (Ochiai's coefficient). So a tag that
/// all posts have is not the closest to every other tag.
///
/// - Parameters:
///   - ofPosts: the indices of the terms of each post.
///   - most: the maximum number of related terms of each term.
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
