import CloudComposition
import SourceText
import TagParsing
import Typography

/// The slugs of the terms of a taxonomy, which are parts of their pages' addresses: no two terms share a slug, and none
/// has the slug of another page.
///
/// 1. Terms that merge, by ``TagParsing/NameMerging/fold``, are one term with one slug, however they are spelled. The
///    slug is made from the folded name, so that it does not change when another spelling becomes the most frequent
///    one.
/// 2. The slug is that of ``CloudComposition/slug(of:)``: `C++` is `c-plus-plus`, `東京` is `東京`, `;)` is `u-3b-29`.
/// 3. Of terms with one slug, the one whose name is the slug keeps it, else the first in the order of code points. The
///    others have six digits of the SHA-256 of their folded names after it: `foo-bar_fbc1a9`; more digits if six are
///    not enough.
/// 4. `index`, which is the name of the page that a folder shows, `page`, below which lists go on, and the names of
///    devices of Windows are followed by an underscore: `index_`, `con_`.
/// 5. A slug of more than 100 bytes is cut and followed by the hash, whether another begins alike or not.
///
/// Slugs have no underscore of their own, so two rules never make the same slug.
package struct TermSlugs: Sendable {
    /// The slugs, one for each name, in the order of the names.
    package let slugs: [String]

    /// Makes the slugs of names, of which several may be spellings of one term.
    ///
    /// - Complexity: O(n log n) in the names.
    package init(_ names: [String]) {
        var terms = ByteInterner()
        var slugs: [String] = []
        var keys: [[UInt8]] = []
        var places: [Int] = []
        for name in names {
            let key = mergeKeyBytes(name)
            let (place, isNew) = terms.index(of: key)
            places.append(place)
            guard isNew else { continue }
            keys.append(key)
            slugs.append(Self.base(key))
        }
        Self.tellApart(&slugs, keys)
        self.slugs = places.map { slugs[$0] }
    }

    /// Returns the slug of a folded name. The name is made upper case first, since lower case made from capitals has
    /// the right form of sigma; but not a name with ı, whose capital is that of i.
    private static func base(_ key: [UInt8]) -> String {
        let folded = String(decoding: key, as: UTF8.self)
        let isPlain = key.allSatisfy { $0 < 0x80 } || folded.unicodeScalars.contains("\u{131}")
        return slug(of: isPlain ? folded : folded.uppercased())
    }

    private static func tellApart(_ slugs: inout [String], _ keys: [[UInt8]]) {
        var groups = ByteInterner()
        var members: [[Int]] = []
        for (term, slug) in slugs.enumerated() {
            let (group, isNew) = groups.index(of: mergeKeyBytes(slug))
            if isNew { members.append([term]) } else { members[group].append(term) }
        }
        var others: [(term: Int, name: [UInt8])] = []
        for group in members {
            let base = slugs[group[0]]
            let isLong = base.utf8.count > PathPart.longest
            let keeper = isLong ? nil : keeper(of: base, group, keys)
            if let keeper, isReserved(base) { slugs[keeper] = base + "_" }
            for term in group where term != keeper { others.append((term, composed(keys[term]))) }
        }
        // One set for all groups, since two long slugs may be cut to the same one.
        var taken = Set<String>()
        for (term, name) in others.sorted(by: { $0.name.lexicographicallyPrecedes($1.name) }) {
            let hash = PathPart.hash(of: String(decoding: name, as: UTF8.self))
            var digits = PathPart.shortestHash
            var slug = PathPart.cut(slugs[term], hash: hash, digits: digits)
            while !taken.insert(slug).inserted, digits < hash.utf8.count {
                digits += 1
                slug = PathPart.cut(slugs[term], hash: hash, digits: digits)
            }
            slugs[term] = slug
        }
    }

    /// Returns the term of the group that keeps the slug: the one whose name is the slug, else the first in the order
    /// of code points; nil for a group without terms.
    private static func keeper(of slug: String, _ group: [Int], _ keys: [[UInt8]]) -> Int? {
        guard group.count > 1 else { return group.first }
        let key = mergeKeyBytes(slug)
        return group.first { keys[$0] == key }
            ?? group.min { composed(keys[$0]).lexicographicallyPrecedes(composed(keys[$1])) }
    }

    /// Returns a folded name in NFC, so that the order of the bytes is that of the code points.
    private static func composed(_ key: [UInt8]) -> [UInt8] {
        key.allSatisfy { $0 < 0x80 } ? key : Array(String(decoding: key, as: UTF8.self).composed().utf8)
    }

    private static func isReserved(_ slug: String) -> Bool {
        slug == "index" || slug == "page" || PathPart.isDevice(slug)
    }
}
