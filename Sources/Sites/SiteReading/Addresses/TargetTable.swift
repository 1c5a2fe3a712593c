import SourceText
import TagParsing

/// Which file of the output is made of what, so that no two things take one place.
///
/// Two paths are one place if they are equal under Unicode normalisation and case folding, since there are disks for
/// which they are; and a file cannot be where another one has a folder.
package struct TargetTable: Sendable {
    /// Two things at one place.
    package struct Collision: Sendable, Equatable {
        /// The later one's path in the output folder.
        package let file: String
        /// The earlier one's.
        package let earlierFile: String
        package let source: TargetSource
        package let earlierSource: TargetSource
    }

    /// In the order of the claims.
    package private(set) var collisions: [Collision] = []
    private var claims: [(file: String, source: TargetSource)] = []
    private var paths = ByteInterner()
    /// By the place of a path: the claim that has a file there, and the first that has a folder there; -1 for none.
    private var owners: [(file: Int32, folder: Int32)] = []

    package init() {}

    /// Takes a file for what it is made of; one whose place something else has is one of ``collisions`` then.
    ///
    /// - Parameter file: its path in the output folder, with `/` between names.
    /// - Complexity: O(length), amortised.
    package mutating func claim(_ file: String, by source: TargetSource) {
        let claim = Int32(truncatingIfNeeded: claims.count)
        claims.append((file, source))
        let key = Self.key(file)
        let place = place(of: key)
        var other = owners[place].file >= 0 ? owners[place].file : owners[place].folder
        if owners[place].file < 0 { owners[place].file = claim }
        var end = key.count
        while let slash = key[..<end].lastIndex(of: UInt8(ascii: "/")) {
            end = slash
            let folder = self.place(of: Array(key[..<slash]))
            if owners[folder].file >= 0, other < 0 { other = owners[folder].file }
            if owners[folder].folder >= 0 {
                // Those above a known folder are known, and no file has the place of one while nothing collides.
                if collisions.isEmpty { break }
            } else {
                owners[folder].folder = claim
            }
        }
        guard other >= 0 else { return }
        let earlier = claims[Int(other)]
        collisions.append(
            Collision(file: file, earlierFile: earlier.file, source: source, earlierSource: earlier.source))
    }

    private mutating func place(of key: [UInt8]) -> Int {
        let (place, isNew) = paths.index(of: key)
        if isNew { owners.append((-1, -1)) }
        return place
    }

    /// Equal for paths that are one place on some disk.
    private static func key(_ file: String) -> [UInt8] { mergeKeyBytes(file) }
}

extension TargetTable.Collision {
    /// The error, at the place that decides the address, if one of the two has such a place.
    ///
    /// - Parameter place: of a source, such as the `url` in the front matter of a post.
    package func problem(
        locating place: (TargetSource) -> (source: SourceText, range: Range<Int>)? = { _ in nil }
    ) -> Problem {
        let isSame = file.utf8.elementsEqual(earlierFile.utf8)
        let isFolder = !isSame && mergeKeyBytes(file) != mergeKeyBytes(earlierFile)
        let problem =
            isSame
            ? "\"\(file)\" is made of \(source) and of \(earlierSource)"
            : isFolder
                ? "\"\(file)\" of \(source) and \"\(earlierFile)\" of \(earlierSource) need one name for a file and a folder"
                : "\"\(file)\" of \(source) and \"\(earlierFile)\" of \(earlierSource) are one file on disks without case"
        let hint =
            [source, earlierSource].compactMap(\.hint).first ?? "rename one of them"
        for source in [source, earlierSource] {
            if let place = place(source) { return Problem(place.source, at: place.range, problem, hint: hint) }
        }
        return Problem(path: source.path ?? earlierSource.path ?? file, problem, hint: hint)
    }
}
