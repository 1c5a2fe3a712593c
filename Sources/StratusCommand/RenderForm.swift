import Glibc
import SourceText
import Stratus

/// The form in which `stratus render` writes.
enum RenderForm {
    case markup(OutputFormat)
    /// Text for a terminal, as wide as the terminal.
    case terminal(isStyled: Bool)

    static let choices = names(OutputFormat.self)

    init(_ given: GivenArguments) throws {
        let isTerminal = given.output ?? "-" == "-" && isatty(STDOUT_FILENO) == 1
        let format: OutputFormat
        if let name = given.text(RenderFormFlags.format) {
            format = try choice(name, "--format")
        } else if let output = given.output, output != "-" {
            let file = output.split(separator: "/").last ?? ""
            let ending = file.split(separator: ".").dropFirst().last?.lowercased()
            guard let named = OutputFormat(path: output) else {
                let isPicture = ["jpg", "jpeg", "webp", "gif", "avif", "bmp", "tif", "tiff"].contains(ending)
                throw Problem(
                    .usage, "the extension .\(ending ?? "") of \(output) names no format",
                    hint: isPicture
                        ? "pictures are written as .svg, .png and .pdf; other programs change a PNG into the rest"
                        : "choose one with --format: \(Self.choices)")
            }
            format = named
        } else {
            format = isTerminal ? .text : .svg
        }
        guard format == .text, isTerminal else {
            self = .markup(format)
            return
        }
        let isPlain =
            given.isOn(OutputFlags.quiet) || Self.isSet("NO_COLOR")
            || getenv("TERM").map { String(cString: $0) } == "dumb"
        self = .terminal(isStyled: !isPlain)
    }

    /// The format for which the cloud is composed.
    var format: OutputFormat {
        switch self {
        case .markup(let format): format
        case .terminal: .text
        }
    }

    /// Returns whether an environment variable is set; by https://no-color.org an empty one is not.
    private static func isSet(_ variable: String) -> Bool { getenv(variable).map { $0.pointee != 0 } ?? false }

    /// The width of the terminal in cells: `$COLUMNS`, or else what the terminal reports, or else 72.
    static var columns: Int {
        if let text = getenv("COLUMNS"), let columns = Int(String(cString: text)), columns > 0 { return columns }
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 72 }
        return Int(size.ws_col)
    }
}
