import Foundation

/// Paths of the project that tests read, found from this file's own place.
public enum Project {
    public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    public static func sample(_ name: String) -> URL { root.appending(path: "Samples/\(name)") }
    public static func golden(_ name: String) -> URL { root.appending(path: "Tests/Golden/\(name)") }
    public static func fixture(_ name: String) -> URL { root.appending(path: "Tests/Fixtures/\(name)") }

    /// The samples, as the page Gallery names them.
    public static let samples = [
        "languages", "scripts", "typography", "populations", "chips", "cards", "winds", "typefaces", "pigments",
        "rivers", "stars", "prefectures",
    ]
}

/// A folder of its own for one test, removed with the value's owner.
public final class TemporaryFolder: Sendable {
    public let url: URL

    public init(in parent: URL = FileManager.default.temporaryDirectory) throws {
        url = parent.appending(path: "stratus-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    public func file(_ name: String) -> String { url.appending(path: name).path }

    /// Makes the folders on the way to it, too.
    @discardableResult
    public func write(_ text: String, to name: String) throws -> String {
        try write(Array(text.utf8), to: name)
    }

    @discardableResult
    public func write(_ bytes: [UInt8], to name: String) throws -> String {
        let place = url.appending(path: name)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: place)
        return file(name)
    }

    public func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url.appending(path: name))) }

    public func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

    /// What is another one when a file was written again: its number and its time.
    public func state(_ name: String) throws -> [String] {
        let attributes = try FileManager.default.attributesOfItem(atPath: file(name))
        let time = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate
        return ["\(attributes[.systemFileNumber] ?? "")", "\(time ?? 0)"]
    }

    public func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    }
}
