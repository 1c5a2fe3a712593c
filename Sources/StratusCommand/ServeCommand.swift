import ArgumentParser
import SourceText
import Stratus

struct ServeCommand: TableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Show a site in the browser while it is being written.",
        discussion: """
            The site is built into a folder of its own, which is removed at the end; the site's output stays as it is. \
            Whenever something in the site's folder changes, it is built again, and the pages that are open are loaded \
            again. What is wrong is told in the terminal and on the pages. Only this machine is answered. \
            Options of clouds beat those of stratus.yml.
            """)

    static let positional: Positional? = Positional(
        "site", .atMostOne, default: ".", completion: .directory, "The site's folder; default: this one.")
    static let groups = CloudFlags.groups

    private static let port = Flag(
        "port", isNumber: true,
        "Where the server listens; 0 for any port that is free. Default: 8080, or one that is free.")
    private static let quiet = Flag("quiet", .on, "Print nothing but the address and errors.")
    static let flags = [port] + SiteFlags.flags + [quiet]

    let given: GivenArguments

    func run() throws {
        let port = given.number(Self.port)
        if let port, !(0...65_535 ~= port) {
            throw Problem(.usage, "--port is \(port), expected 0 to 65535", hint: "leave it out for 8080")
        }
        var options = try given.siteOptions()
        options.folder = given.inputs.first ?? "."
        options.overrides = given.cloudOverrides
        try ServeRequest(options: options, port: port.map { UInt16($0) }, isQuiet: given.isOn(Self.quiet)).run()
    }
}
