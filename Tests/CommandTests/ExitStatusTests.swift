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
            let failure = RenderError.invalidMarkup(error)
            #expect(status(of: failure) == .bug && ExitStatus.bug.rawValue == 70)
            #expect("\(failure)".contains("nothing was written") && "\(failure)".contains("1:1: error: element 'svg'"))
        }
    }
}
