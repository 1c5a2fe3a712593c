import SourceText
import TagParsing

/// A table of the files of the output folder with their sources, which finds two files that need the same place.
///
/// Two paths are one place if they are equal under Unicode normalisation and case folding, since some disks treat them
/// as equal. A file also cannot have the path of a folder that contains another file.
package struct TargetTable: Sendable {
    /// Two files that need the same place.
    package struct Collision: Sendable, Equatable {
        /// The path of the later file in the output folder.
        package let file: String
        /// The path of the earlier file.
        package let earlierFile: String
        /// The source of the later file.
        package let source: TargetSource
        /// The source of the earlier file.
        package let earlierSource: TargetSource
        /// The number with which the earlier file was claimed.
        package let claimant: Int

        /// Whether one of the files would be a folder that contains the other.
        package var isOfFolder: Bool { mergeKeyBytes(file) != mergeKeyBytes(earlierFile) }
    }

    /// Whether any two files need the same place.
    private var hasCollisions = false
    private var claims: [(file: String, source: TargetSource, claimant: Int)] = []
    private var paths = ByteInterner()
    /// For each path, by its index in ``paths``: the claim that has a file there, and the first that has a folder
    /// there; -1 for none.
    private var owners: [(file: Int32, folder: Int32)] = []

    package init() {}

    /// Claims the place of a file for its source.
    ///
    /// - Parameters:
    ///   - file: the file's path in the output folder, with `/` between names.
    ///   - claimant: the number that a later collision with this file names.
    /// - Returns: the collision with the file that has the place already; nil if the place was free.
    /// - Complexity: O(n) in the length of the path, amortised.
    package mutating func claim(_ file: String, by source: TargetSource, _ claimant: Int) -> Collision? {
        let claim = Int32(truncatingIfNeeded: claims.count)
        claims.append((file, source, claimant))
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
                if !hasCollisions { break }
            } else {
                owners[folder].folder = claim
            }
        }
        guard other >= 0 else { return nil }
        hasCollisions = true
        let earlier = claims[Int(other)]
        return Collision(
            file: file, earlierFile: earlier.file, source: source, earlierSource: earlier.source,
            claimant: earlier.claimant)
    }

    private mutating func place(of key: [UInt8]) -> Int {
        let (place, isNew) = paths.index(of: key)
        if isNew { owners.append((-1, -1)) }
        return place
    }

    /// Returns a key that is equal for two paths if some disk treats them as one place.
    private static func key(_ file: String) -> [UInt8] { mergeKeyBytes(file) }
}

extension TargetTable.Collision {
    /// Returns the error for the collision. Its place is the one that decides the address in the first of the two
    /// sources that has such a place.
    ///
    /// - Parameter place: returns the place that decides the address of a source, such as the `url` in the front matter
    ///   of a post; nil if there is none.
    package func problem(
        locating place: (TargetSource) -> (source: SourceText, range: Range<Int>)? = { _ in nil }
    ) -> Problem {
        let isSame = file.utf8.elementsEqual(earlierFile.utf8)
        let problem =
            isSame
            ? "\"\(file)\" is made of \(source) and of \(earlierSource)"
            : isOfFolder
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
