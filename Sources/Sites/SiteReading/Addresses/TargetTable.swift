import SourceText
import TagParsing

/// The files of the output folder with their sources; it finds two that need the same place.
///
/// Two paths are one place if they are equal under Unicode normalisation and case folding, since on some disks they
/// are; and a file cannot have the path of another one's folder.
package struct TargetTable: Sendable {
    /// Two sources that need the same place.
    package struct Collision: Sendable, Equatable {
        /// The path of the later file in the output folder.
        package let file: String
        /// The path of the earlier file.
        package let earlierFile: String
        package let source: TargetSource
        package let earlierSource: TargetSource
    }

    /// The collisions, in the order of the claims.
    package private(set) var collisions: [Collision] = []
    private var claims: [(file: String, source: TargetSource)] = []
    private var paths = ByteInterner()
    /// For each path, by its index in ``paths``: the claim that has a file there, and the first that has a folder
    /// there; -1 for none.
    private var owners: [(file: Int32, folder: Int32)] = []

    package init() {}

    /// Claims a file for its source; if another source has its place, adds one of ``collisions``.
    ///
    /// - Parameter file: the path in the output folder, with `/` between names.
    /// - Complexity: O(n) in the length of the path, amortised.
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
                // The folders above a known folder are known, and as long as nothing collides no file has the path of
                // one.
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

    /// Returns a key that is equal for paths that are one place on some disk.
    private static func key(_ file: String) -> [UInt8] { mergeKeyBytes(file) }
}

extension TargetTable.Collision {
    /// Returns the error for the collision, at the place that decides the address, if one of the two sources has such a
    /// place.
    ///
    /// - Parameter place: returns the place of a source, such as the `url` in the front matter of a post.
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
