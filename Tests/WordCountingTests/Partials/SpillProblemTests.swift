import FileAccess
import Glibc
import SourceText
import TestSupport
import Testing

@testable import WordCounting

@Suite struct SpillProblemTests {
    private let hint = "\nhint: name another folder with --temporary-folder, or allow more memory with --memory"

    private func complaint(_ runs: CountRuns, _ records: [Record]) -> String {
        do {
            try runs.spill(records)
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test(
        arguments: [
            ("/no/such/folder", "No such file or directory"), ("/dev/null", "Not a directory"),
            ("", "No such file or directory"),
        ])
    func aFolderThatIsNoneIsTold(folder: String, reason: String) {
        #expect(
            complaint(CountRuns(folder: folder), [Record("a", 1)])
                == "\(folder): error: cannot make a temporary file: \(reason)" + hint)
    }

    @Test func whereFilesCannotBeNamelessTheNameIsGoneAtOnce() throws {
        let folder = try TemporaryFolder()
        let descriptors = try (0..<3).map { _ in try #require(NamelessFile.makeAndForget(in: folder.url.path)) }
        #expect(try folder.names() == [])
        #expect(Set(descriptors).count == 3)
        for descriptor in descriptors { close(descriptor) }
        #expect(NamelessFile.makeAndForget(in: "/no/such/folder") == nil)
    }

    // Nobody can make files there, not even root.
    @Test func aFolderThatCannotBeWrittenToIsTold() {
        #expect(
            complaint(CountRuns(folder: "/proc/self"), [Record("a", 1)]).hasPrefix(
                "/proc/self: error: cannot make a temporary file: "))
    }

    @Test func aFullDiskIsTold() {
        let runs = CountRuns(folder: "/full", file: RunFile(descriptor: open("/dev/full", O_RDWR), folder: "/full"))
        #expect(
            complaint(runs, [Record("a", 1)])
                == "/full: error: cannot write a temporary file: No space left on device" + hint)
        #expect(runs.isEmpty)
    }

    @Test func whatWasSpilledBeforeADiskWasFullIsStillThere() throws {
        let folder = try TemporaryFolder()
        let runs = CountRuns(folder: folder.url.path)
        try runs.spill([Record("a", 1)])
        let stop = Problem.storage("", "stop")
        #expect(throws: stop) {
            try runs.spill { writer throws(Problem) in
                try writer.append(Record([UInt8](repeating: 0x62, count: 100_000), 1))
                throw stop
            }
        }
        try runs.spill([Record("a", 2)])
        #expect(try records(runs.merged()) == [Record("a", 3)])
    }

    @Test func aFileThatMustNotGrowIsTold() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("", to: "closed")
        let runs = CountRuns(folder: "/closed", file: RunFile(descriptor: open(path, O_RDONLY), folder: "/closed"))
        #expect(
            complaint(runs, [Record("a", 1)]) == "/closed: error: cannot write a temporary file: Bad file descriptor"
                + hint)
    }

    @Test func aRunThatWasDamagedIsTold() throws {
        let folder = try TemporaryFolder()
        let descriptor = open(try folder.write("", to: "run"), O_RDWR)
        let runs = CountRuns(folder: "/damaged", file: RunFile(descriptor: descriptor, folder: "/damaged"))
        try runs.spill([Record("abc", 1)])
        #expect(pwrite(descriptor, "x", 1, 20) == 1)
        let merged = try runs.merged()
        var complaint = ""
        do { _ = try records(merged) } catch { complaint = "\(error)" }
        #expect(
            complaint.hasPrefix(
                "/damaged: error: cannot read a temporary file back: the checksum of the partial count is "))
        #expect(ftruncate(descriptor, 18) == 0)
        #expect(throws: Problem.self) { try records(runs.merged()) }
    }

    @Test func whatTakesNoMoreIsTold() throws {
        let full = Problem(.brokenOutput, "a.count", "No space left on device")
        var writer = PartialWriter(PartialSettings()) { _ throws(Problem) in throw full }
        try writer.append(Record("a", 1))
        var told: Problem?
        do { try writer.finish() } catch { told = error }
        #expect(told == full)
    }
}
