import Foundation
import TestSupport
import Testing

@testable import Stratus

@Suite struct RunProgramTests {
    private func run(_ script: String, timeLimit: Int = 20) throws -> (ProgramOutcome, errors: String) {
        let folder = try TemporaryFolder()
        let outcome = Stratus.run(
            "/bin/sh", ["-c", script], setting: "GREETING", to: "a b", errors: folder.file("errors"),
            timeLimit: timeLimit)
        return (outcome, try String(contentsOfFile: folder.file("errors"), encoding: .utf8))
    }

    @Test(arguments: [("exit 0", 0), ("exit 7", 7), ("kill -9 $$", 137)] as [(String, Int32)])
    func aProgramEndsWithItsStatus(script: String, status: Int32) throws {
        guard case .ended(status) = try run(script).0 else {
            Issue.record("expected status \(status)")
            return
        }
    }

    @Test func itHasNothingToReadAndOneVariableMore() throws {
        #expect(try run("read x; echo \"[$GREETING$x]\" >&2").errors == "[a b]\n")
    }

    @Test func aProgramThatTakesTooLongIsEnded() throws {
        guard case .late = try run("exec sleep 600", timeLimit: 1).0 else {
            Issue.record("expected it to be late")
            return
        }
    }

    @Test func aProgramThatIsNotThereIsNotStarted() throws {
        let folder = try TemporaryFolder()
        let outcome = Stratus.run(
            folder.file("none"), [], setting: "A", to: "b", errors: folder.file("errors"), timeLimit: 5)
        guard case .notStarted("No such file or directory") = outcome else {
            Issue.record("expected the reason, got \(outcome)")
            return
        }
    }
}
