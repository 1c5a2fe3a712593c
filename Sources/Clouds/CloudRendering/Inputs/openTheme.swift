import BuiltInTemplates
import CloudComposition
import FileAccess
import MarkupEmission
import SourceText
import Synchronization

extension Theme {
    /// The theme that an option names: one that is built in, or a file.
    ///
    /// - Parameter name: what ends with `.css` or has a slash is a path; nil is the default.
    /// - Throws: ``Problem``: there is no such theme, the file cannot be read, or it is none.
    public init(named name: String?) throws(Problem) {
        let name = name ?? BuiltInTheme.names[0]
        guard let css = BuiltInTheme.css(named: name) else {
            guard name.hasSuffix(".css") || name.contains("/") else { throw unknownTheme(name) }
            try self.init(readingFile: name)
            return
        }
        self = try Self.builtIn(name, css)
    }

    /// A theme is read once, however many clouds it is for.
    private static func builtIn(_ name: String, _ css: @autoclosure () -> String) throws(Problem) -> Theme {
        if let known = read.withLock({ $0[name] }) { return known }
        let theme: Theme
        do { theme = try Theme(css: css()) } catch { throw error.of(file: name) }
        read.withLock { $0[name] = theme }
        return theme
    }

    private static let read = Mutex<[String: Theme]>([:])

    private init(readingFile path: String) throws(Problem) {
        if FileLookup.isStream(path) {
            throw Problem(.noInput, path, "this is no file, expected a theme")
        }
        let source = try SourceText(path: path, bytes: readInput(path))
        do { try self.init(css: source.string(0..<source.bytes.count), isScoped: true) } catch {
            throw error.of(file: path)
        }
    }

    /// The look of the page around a cloud.
    static func page() throws(Problem) -> Theme {
        try builtIn("page", BuiltInTheme.page)
    }
}

private func unknownTheme(_ name: String) -> Problem {
    let names = BuiltInTheme.names
    return Problem(
        option: "theme", "theme is \"\(name)\", expected \(names.joined(separator: ", ")) or a CSS file",
        hint: suggestion(for: name, among: names).map { "did you mean \"\($0)\"?" }
            ?? "a file is known by its extension .css, or by a slash")
}
