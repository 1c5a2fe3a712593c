import ArgumentParser
import SourceText
import Stratus

struct InitCommand: TableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Make a site that builds.",
        discussion:
            "Writes stratus.yml and a few posts into a folder that is new or empty. Nothing is ever written over.")

    static let positional: Positional? = Positional("folder", .any, completion: .directory, "The site's folder.")

    private static let templates = Flag(
        "templates", .on,
        "Write the templates and the style sheet, too, to be changed; also into a site that is there.")
    private static let from = Flag(
        "from", as: "folder", completion: .directory,
        "Write the stratus.yml that the configuration of Jekyll, Hugo or Zola in this folder amounts to, into the same folder."
    )
    static let flags = [from, templates, OutputFlags.quiet]

    let given: GivenArguments

    func run() throws {
        if let source = given.text(Self.from) { return try takeOver(source.isEmpty ? "." : source) }
        guard given.inputs.count == 1, let folder = given.inputs.first else {
            throw Problem(
                .usage, given.inputs.isEmpty ? "missing expected argument '<folder>'" : "init makes one site",
                hint: "stratus --help and stratus help init list what there is")
        }
        let written = try createSite(in: folder, withTemplates: given.isOn(Self.templates))
        guard !given.isOn(OutputFlags.quiet) else { return }
        for path in written { printError(path) }
        printNextStep("stratus build", folder)
    }

    private func takeOver(_ folder: String) throws {
        if given.inputs.contains(where: { $0 != folder }) || given.isOn(Self.templates) {
            throw Problem(
                .usage, "--from writes stratus.yml alone, into the folder that it names",
                hint: "write stratus init --from \(folder)")
        }
        let (path, text) = try createConfiguration(from: folder)
        guard !given.isOn(OutputFlags.quiet) else { return }
        printError("\(path):\n\(text)", terminator: "")
        printNextStep("stratus build --keep-going", folder)
    }

    private func printNextStep(_ command: String, _ folder: String) {
        printError("build it: \(command) \(folder.contains(" ") ? "\"\(folder)\"" : folder)")
    }
}
