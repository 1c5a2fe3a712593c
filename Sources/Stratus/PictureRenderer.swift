import Glibc
import SourceText

/// A program that draws SVG, and how it is called.
struct PictureRenderer {
    let path: String
    private let kind: Kind

    private enum Kind: String, CaseIterable { case resvg, inkscape }

    /// After this many seconds a program that has not ended is ended.
    static let timeLimit = 60

    /// The first one that the folders of `PATH` have.
    static func installed() -> PictureRenderer? {
        let folders = getenv("PATH").map { String(cString: $0) } ?? ""
        for kind in Kind.allCases {
            // A folder without a place of its own is another one wherever one stands.
            for folder in folders.split(separator: ":") where folder.hasPrefix("/") {
                let path = "\(folder)/\(kind.rawValue)"
                var status = stat()
                if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, access(path, X_OK) == 0 {
                    return PictureRenderer(path: path, kind: kind)
                }
            }
        }
        return nil
    }

    /// Draws in a folder that is nobody else's, and that is gone afterwards. Nothing but our own names and numbers reaches
    /// the command line.
    func draw(_ svg: [UInt8], density: Int, size: (width: Int, height: Int)) throws(PictureError) -> [UInt8] {
        guard let folder = PrivateFolder() else { throw failure("there is no folder for temporary files") }
        let (source, target) = (folder.file("cloud.svg"), folder.file("cloud.png"))
        do {
            let file = try OutputFile(source)
            try file.write(svg)
            try file.finish()
        } catch {
            throw failure(error.reason)
        }
        let arguments =
            switch kind {
            case .resvg: ["--zoom", "\(density)", source, target]
            case .inkscape:
                [
                    "--export-type=png", "--export-filename=\(target)", "--export-width=\(size.width)",
                    "--export-height=\(size.height)", source,
                ]
            }
        let messages = folder.file("messages")
        // What Inkscape keeps for its user is none of our business, and would change what it draws.
        let outcome = run(
            path, arguments, setting: "INKSCAPE_PROFILE_DIR", to: folder.file("profile"), errors: messages,
            timeLimit: Self.timeLimit)
        switch outcome {
        case .ended(0): break
        case .ended(let status):
            let said = (try? readInput(messages)).map { String(decoding: $0.prefix(500), as: UTF8.self) } ?? ""
            let line = said.split(separator: "\n").first.map { ": " + readable(String($0)) } ?? ""
            throw failure("it ended with status \(status)\(line)")
        case .notStarted(let reason): throw failure(reason)
        case .late: throw failure("it took more than \(Self.timeLimit) seconds")
        }
        do { return try readInput(target) } catch { throw failure("it wrote nothing") }
    }

    private func failure(_ reason: String) -> PictureError {
        PictureError(problem: "\(path) did not draw the picture: \(reason)", hint: "write svg")
    }
}

/// A folder that only this user can look into, removed with what our programs leave in it.
private final class PrivateFolder {
    private let path: String

    init?() {
        let parent = getenv("TMPDIR").map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
        // The six X are what mkdtemp() asks for, and replaces by a name that is free.
        var template = Array("\(parent)/stratus-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { remove(path, depth: 0) }

    func file(_ name: String) -> String { "\(path)/\(name)" }

    /// Links are removed, never followed.
    private func remove(_ path: String, depth: Int) {
        if unlink(path) == 0 || errno != EISDIR || depth > 16 { return }
        if let folder = opendir(path) {
            let names = ((try? FolderItem.all(in: folder)) ?? []).map { String(decoding: $0.name, as: UTF8.self) }
            closedir(folder)
            for name in names { remove("\(path)/\(name)", depth: depth + 1) }
        }
        rmdir(path)
    }
}
