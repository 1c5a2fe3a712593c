import Foundation
import Glibc
import Stratus

// What was built, and what it is known by.

extension EditedSite {
    mutating func spoilOutput() throws -> String {
        let all = (FileManager.default.enumerator(atPath: output.path)?.compactMap { $0 as? String } ?? [])
            .filter { $0.contains(".") }.sorted()
        guard !all.isEmpty else { return "no output" }
        let file = output.appending(path: pick(all))
        guard var data = try? Data(contentsOf: file), !data.isEmpty else { return "no file" }
        switch below(7) {
        case 0: try FileManager.default.removeItem(at: file)
        case 1:
            data[data.startIndex] ^= 1
            try data.write(to: file)
        case 2:
            // In its place, with its old time: only when its status was changed shows.
            var status = stat()
            guard stat(file.path, &status) == 0 else { return "no file" }
            data[data.endIndex - 1] ^= 1
            try data.write(to: file, options: [])
            utimensat(AT_FDCWD, file.path, [status.st_atim, status.st_mtim], 0)
        case 3: utimensat(AT_FDCWD, file.path, nil, 0)
        case 4: try data.prefix(below(data.count)).write(to: file)
        case 5:
            let place = file.deletingLastPathComponent()
            guard place.path != output.path else { return "not the whole output" }
            try FileManager.default.removeItem(at: place)
            return "removed \(place.lastPathComponent) of the output"
        default:
            let aside = file.appendingPathExtension("aside")
            try FileManager.default.moveItem(at: file, to: aside)
            try FileManager.default.copyItem(at: aside, to: file)
            try FileManager.default.removeItem(at: aside)
        }
        return "spoilt \(file.lastPathComponent)"
    }

    private var cacheFile: URL {
        let record = try? SiteFolder(folder.path).statePlace(of: output.path, in: nil).path
        return URL(filePath: record ?? output.path).appending(path: "cache")
    }

    mutating func spoilCache() throws -> String {
        let file = cacheFile
        guard var data = try? Data(contentsOf: file), data.count > 40 else { return "no cache" }
        switch below(6) {
        case 0: try FileManager.default.removeItem(at: file)
        case 1: try data.prefix(below(data.count)).write(to: file)
        case 2:
            try FileManager.default.removeItem(at: file)
            try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
            return "a folder in place of the cache"
        case 3:
            // The program that left it, behind the first line.
            data[data.startIndex + 16 + below(8)] ^= 1
            try data.write(to: file)
        default:
            data[data.startIndex + below(data.count)] ^= UInt8(1 << below(8))
            try data.write(to: file)
        }
        return "spoilt the cache"
    }

    /// A cache that was left before this one, in its place, or this one kept for that.
    mutating func exchangeCache() throws -> String {
        let file = cacheFile
        let found = try? Data(contentsOf: file)
        guard let oldCache, below(3) > 0 else {
            oldCache = found
            return "kept the cache"
        }
        guard FileManager.default.fileExists(atPath: file.deletingLastPathComponent().path) else { return "no output" }
        try? FileManager.default.removeItem(at: file)
        try oldCache.write(to: file)
        return "an older cache"
    }

    /// A build that another process begins and that is killed midway, with the memory of nobody.
    mutating func killBuild(_ options: SiteOptions) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = [
            "build", folder.path, output.path, String(options.now ?? 0), below(2) == 0 ? "drafts" : "",
        ]
        process.standardError = FileHandle.nullDevice
        let delay = below(40)
        try process.run()
        usleep(UInt32(1000 * delay))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return "killed a build after \(delay) ms"
    }

    /// What would be done is asked, and nothing is.
    func look(_ options: SiteOptions) -> String {
        var options = options
        options.isCheck = true
        _ = try? buildSite(options)
        return "checked"
    }

    /// A folder of posts is away for builds, or another one in its place.
    mutating func swapFolders() throws -> String {
        let (place, aside, between) = (url("content/posts"), url("other-posts"), url("between"))
        let manager = FileManager.default
        let (isThere, isAside) = (manager.fileExists(atPath: place.path), manager.fileExists(atPath: aside.path))
        if isThere { try manager.moveItem(at: place, to: between) }
        if isAside {
            try makeFolder(of: "content/posts")
            try manager.moveItem(at: aside, to: place)
        }
        if isThere { try manager.moveItem(at: between, to: aside) }
        return isAside ? "the other posts" : "no posts"
    }

    /// The folder of the output with another one in its place meanwhile, or that of a part of the content.
    mutating func moveAway() throws -> String {
        let place = below(2) == 0 ? output : url("content/posts")
        guard FileManager.default.fileExists(atPath: place.path) else { return "nothing to move" }
        let aside = folder.appending(path: ".aside")
        try FileManager.default.moveItem(at: place, to: aside)
        try FileManager.default.moveItem(at: aside, to: place)
        return "moved \(place.lastPathComponent) away and back"
    }
}
