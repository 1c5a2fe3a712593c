import ByteWriting
import Glibc

/// Where findings are kept: of each kind in a door only the first is printed and saved, whichever process has it.
struct Findings {
    let folder: String
    private(set) var count = 0

    init(folder: String) { self.folder = folder }

    /// - Returns: whether it is the first of its like.
    mutating func add(_ kind: String, _ message: String, of trial: Trial) -> Bool {
        count += 1
        let like = "\(trial.door) \(kind) \(Self.shape(of: message))"
        let seen = "\(folder)/.seen/\(XXHash64.hash(of: like))"
        let descriptor = open(seen, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return false }
        close(descriptor)
        let place = "\(folder)/\(trial.door)-\(trial.run)-\(kind)"
        for (path, bytes) in trial.inputs { Files.write(bytes, to: "\(place)/\(path)") }
        let script =
            [
                "# \(kind): \(printable(message))", "# attack \(trial.seed) --only \(trial.door):\(trial.run)",
                "cd \"$(dirname \"$0\")\"",
            ] + trial.commands
        Files.write(Array((script.joined(separator: "\n") + "\n").utf8), to: "\(place)/run.sh")
        print(
            "\(kind) \(trial.door) \(trial.seed):\(trial.run) \(printable(message)) | \(printable(trial.commands.last ?? ""))"
        )
        fflush(nil)
        return true
    }

    /// A message without what differs from input to input: figures, and what is quoted.
    static func shape(of message: String) -> String {
        var (shape, quote): (String, Bool) = ("", false)
        for sign in message.prefix(400).prefix(while: { $0 != "\n" }) where shape.count < 70 {
            if sign == "\"" { quote.toggle() }
            if !quote, !sign.isNumber, sign.isASCII { shape.append(sign) }
        }
        return shape
    }
}

/// A text as one line that a terminal may show.
func printable(_ text: String) -> String {
    var result = ""
    for scalar in text.prefix(600).unicodeScalars {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
            result += "\\u{\(String(scalar.value, radix: 16))}"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
