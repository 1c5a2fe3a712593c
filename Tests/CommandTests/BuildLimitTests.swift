import Foundation
import TestSupport
import Testing

/// What a build does where the system gives it little.
@Suite struct BuildLimitTests {
    private typealias Folder = TemporaryFolder

    private func run(_ command: String, files limit: Int, _ site: Folder) throws -> Command.Result {
        let call = "ulimit -n \(limit) && exec \"$0\" \(command)"
        return try Command.run(["-c", call, Command.binary], folder: site.url, executable: "/bin/sh")
    }

    /// More folders than files that may be open.
    @Test func aSiteOfManyFoldersNeedsFewOpenFiles() throws {
        var files: [String: String] = [:]
        for number in 0..<60 { files["content/s\(number)/p.md"] = Folder.post("P\(number)", ["t\(number)"]) }
        let site = try Folder.site(files)
        let result = try run("build . --now 2026-11-22 --jobs 4", files: 64, site)
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test(arguments: ["build .", "serve . --port 0"])
    func withTooFewFilesItIsToldWhatToDo(command: String) throws {
        let result = try run(command, files: 9, try Folder.site(["content/a.md": Folder.post("A")]))
        #expect(result.status == 73 || result.status == 66, "\(result.status) \(result.errors)")
        #expect(result.errors.contains("error: the system lets this program open 9 files at once, expected "))
        #expect(result.errors.contains("hint: raise the limit before: ulimit -n 1024"))
    }
}
