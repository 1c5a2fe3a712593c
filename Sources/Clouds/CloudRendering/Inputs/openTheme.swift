import BuiltInTemplates
import CloudComposition
import FileAccess
import MarkupEmission
import SourceText
import Synchronization

extension CloudOptions {
    /// Returns the options with the look of the theme that the option `theme` names: the options that it sets, which
    /// others beat.
    func openingTheme() throws(Problem) -> CloudOptions {
        guard theme != nil else { return self }
        var options = self
        options.look = try Theme(named: theme).look
        return options
    }
}

extension Theme {
    /// Opens the theme that the option `theme` names: a built-in one, or a CSS file.
    ///
    /// - Parameter name: the name of a theme, or a path, which ends with `.css` or has a slash; nil is the default
    ///   theme.
    /// - Throws: ``Problem`` if there is no such theme, or the file cannot be read or is no theme.
    public init(named name: String?) throws(Problem) {
        let name = name ?? BuiltInTheme.names[0]
        guard let css = BuiltInTheme.css(named: name) else {
            guard name.hasSuffix(".css") || name.contains("/") else { throw unknownTheme(name) }
            try self.init(readingFile: name)
            return
        }
        self = try Self.builtIn(name, css)
    }

    /// Reads a built-in theme once, for however many clouds.
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

    /// The theme of the page around a cloud.
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
