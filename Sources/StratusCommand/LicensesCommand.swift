import ArgumentParser
import BuiltInTemplates
import Stratus

struct LicensesCommand: TableCommand {
    static let configuration = CommandConfiguration(
        commandName: "licenses",
        abstract: "Print the licences of the libraries and data in Stratus.")

    let given: GivenArguments

    func run() throws { try ValidatedMarkup.validate(text: BuiltInNotice.bytes).writeToStandardOutput() }
}
