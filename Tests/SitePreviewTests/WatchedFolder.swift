import Foundation
import TestSupport

@testable import SitePreview

/// A folder that a test changes while it is watched.
final class WatchedFolder {
    let folder: TemporaryFolder
    let root: String
    let interruption: WatchInterruption
    let watch: FolderWatch

    /// - Parameters:
    ///   - files: are there before it is watched.
    ///   - mostWatches: beyond these it is looked at once a second.
    init(_ files: [String] = ["content/a.md"], besides excluded: [String] = [], mostWatches: Int = .max) throws {
        folder = try TemporaryFolder()
        let root = folder.file("site")
        self.root = root
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        for file in files { try folder.write("old", to: "site/" + file) }
        interruption = try WatchInterruption()
        watch = try FolderWatch(
            root, besides: excluded.map { $0.hasPrefix("/") ? $0 : root + "/" + $0 }, interruption,
            mostWatches: mostWatches)
    }

    func write(_ name: String, _ text: String = "new") throws { try folder.write(text, to: "site/" + name) }
    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }
    func path(_ name: String) -> String { root + "/" + name }

    /// As the system moves files: onto another one, too.
    func move(_ name: String, to other: String) {
        rename(name.hasPrefix("/") ? name : path(name), other.hasPrefix("/") ? other : path(other))
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    }

    /// All changes until one is found that fulfils the condition; nil where none does for ten seconds.
    func change(where isWanted: (FolderChange) -> Bool = { _ in true }) -> FolderChange? {
        let deadline = ContinuousClock.now + .seconds(60)
        while ContinuousClock.now < deadline {
            if let change = watch.wait(atMost: deadline - .now), isWanted(change) { return change }
        }
        return nil
    }

    /// The paths of the changes until this path is among them.
    func paths(until path: String) -> Set<String> {
        var all: Set<String> = []
        _ = change { change in
            if case .paths(let paths) = change { all.formUnion(paths) }
            return all.contains(path)
        }
        return all
    }

    /// The paths of all changes that there are.
    ///
    /// A file is written last, by which the end is known: events come in their order.
    func pathsSoFar(_ mark: String = "mark") throws -> Set<String> {
        try write(mark, UUID().uuidString)
        var all = paths(until: mark)
        all.remove(mark)
        return all
    }

    /// Tells whether a file that is written now is told.
    func isWatched(_ name: String) throws -> Bool {
        try write(name, UUID().uuidString)
        return change {
            switch $0 {
            case .paths(let paths): paths.contains(name)
            case .everything: true
            case .gone: false
            }
        } != nil
    }
}
