import Foundation
import SitePublishing
import TestSupport

extension TemporaryFolder {
    /// The files in a folder with their texts, links by where they lead.
    func tree(_ name: String) throws -> [String: String] {
        try content(name).mapValues { String(decoding: $0, as: UTF8.self) }
    }

    func content(_ name: String) throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        guard let walk = FileManager.default.enumerator(atPath: file(name)) else { return [:] }
        while let path = walk.nextObject() as? String {
            // What waits there, while a build runs.
            if path == ".stratus" { walk.skipDescendants() }
            switch walk.fileAttributes?[.type] as? FileAttributeType {
            case .typeRegular: files[path] = try bytes(name + "/" + path)
            case .typeSymbolicLink:
                let target = try FileManager.default.destinationOfSymbolicLink(atPath: file(name + "/" + path))
                files[path] = Array("-> \(target)".utf8)
            default: break
            }
        }
        return files
    }

    /// Where what is known of the output stands, beside it.
    var record: StatePlace { StatePlace(in: url.path, "record") }

    func names(in name: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: file(name)).sorted()
    }
}
