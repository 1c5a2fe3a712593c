import ArgumentParser
import Stratus

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Make a site that builds.",
        discussion:
            "Writes stratus.yml and a few posts into a folder that is new or empty. Nothing is ever written over.")

    @Argument(help: "The site's folder.") var folder: String

    @Flag(help: "Write the templates and the style sheet, too, to be changed; also into a site that is there.")
    var templates = false

    @Flag(help: "Print no summary.") var quiet = false

    func run() throws {
        try reportingFailures {
            let written = try createSite(in: folder, withTemplates: templates)
            guard !quiet else { return }
            for path in written { printError(path) }
            printError("build it: stratus build \(folder.contains(" ") ? "\"\(folder)\"" : folder)")
        }
    }
}
