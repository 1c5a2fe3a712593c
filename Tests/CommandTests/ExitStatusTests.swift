import SourceText
import Testing

@testable import CloudRendering
@testable import MarkupValidation
@testable import StratusCommand

@Suite struct ExitStatusTests {
    // No input is known that gives markup which does not validate; this is what would happen.
    @Test func markupThatDoesNotValidateIsABugWithLineAndRule() throws {
        do {
            _ = try ValidatedMarkup.validate(Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8), as: .svg)
            Issue.record("an empty svg was taken for valid")
        } catch {
            #expect(status(of: error) == .bug && ExitStatus.bug.rawValue == 70)
            #expect("\(error)".contains("nothing was written") && "\(error)".contains("1:1: error: element 'svg'"))
        }
    }
}
