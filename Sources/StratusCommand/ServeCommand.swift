import ArgumentParser
import SourceText
import Stratus

struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Show a site in the browser while it is being written.",
        discussion: """
            The site is built into a folder of its own, which is removed at the end; the site's output stays as it is. \
            Whenever something in the site's folder changes, it is built again, and the pages that are open are loaded \
            again. What is wrong is told in the terminal and on the pages. Only this machine is answered. \
            Options of clouds beat those of stratus.yml.
            """)

    @Argument(help: "The site's folder; default: this one.") var site = "."

    @Option(
        help: ArgumentHelp(
            "Where the server listens; 0 for any port that is free. Default: 8080, or one that is free.",
            valueName: "port"))
    var port: Int?

    @OptionGroup var flags: SiteFlags

    @Flag(help: "Print nothing but the address and errors.") var quiet = false

    @OptionGroup var cloud: CloudFlags

    func run() throws {
        try reportingFailures {
            if let port, !(0...65_535 ~= port) {
                throw Problem(.usage, "--port is \(port), expected 0 to 65535", hint: "leave it out for 8080")
            }
            var options = try flags.options()
            options.folder = site
            options.overrides = cloud.overrides
            try ServeRequest(options: options, port: port.map { UInt16($0) }, isQuiet: quiet).run()
        }
    }
}
