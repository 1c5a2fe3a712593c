import ArgumentParser
import Stratus

struct InitCommand: TableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Make a site that builds.",
        discussion:
            "Writes stratus.yml and a few posts into a folder that is new or empty. Nothing is ever written over.")

    static let positional: Positional? = Positional("folder", .one, completion: .directory, "The site's folder.")

    private static let templates = Flag(
        "templates", .on,
        "Write the templates and the style sheet, too, to be changed; also into a site that is there.")
    static let flags = [templates, OutputFlags.quiet]

    let given: GivenArguments

    func run() throws {
        let folder = given.inputs.first ?? "."
        let written = try createSite(in: folder, withTemplates: given.isOn(Self.templates))
        guard !given.isOn(OutputFlags.quiet) else { return }
        for path in written { printError(path) }
        printError("build it: stratus build \(folder.contains(" ") ? "\"\(folder)\"" : folder)")
    }
}
