import Foundation
import TestSupport
import Testing

/// What Stratus says of the licences of others.
@Suite struct NoticeTests {
    private static let notice =
        (try? String(contentsOf: Project.root.appending(path: "NOTICE"), encoding: .utf8)) ?? ""
    private static let manifest =
        (try? String(contentsOf: Project.root.appending(path: "Package.swift"), encoding: .utf8)) ?? ""

    /// The module maps of the libraries that are linked.
    private static let libraries = manifest.matches(of: /\.systemLibrary\(\s*name: "(\w+)"/).map {
        String($0.output.1)
    }

    @Test func theCommandPrintsTheFile() throws {
        let result = try Command.run(["licenses"])
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(!result.output.isEmpty && result.output == Array(Self.notice.utf8))
    }

    @Test func everyLibraryThatIsLinkedIsNamed() throws {
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: Project.root.appending(path: "Sources/Shims").path)
        #expect(Self.libraries.sorted() == folders.sorted())
        for library in Self.libraries {
            #expect(Self.notice.contains("[Sources/Shims/\(library)]"), "\(library)")
        }
    }

    @Test func everyPackageThatIsResolvedIsNamed() {
        let packages = Self.manifest.matches(of: /\.package\(url: "[^"]*\/([\w-]+)"/).map { String($0.output.1) }
        #expect(packages.count == 3)
        for package in packages { #expect(Self.notice.contains("  \(package)"), "\(package)") }
    }

    /// A file or a folder that is gone, or has another name, is told here.
    @Test func theFilesOfTablesAreThere() {
        let paths = Self.notice.matches(of: /\b(?:Sources|Tests|Samples|Tools)\/[\w\/.+]*\w/).map { String($0.output) }
        #expect(paths.count > 25)
        for path in paths {
            #expect(FileManager.default.fileExists(atPath: Project.root.appending(path: path).path), "\(path)")
        }
    }
}
