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
    /// - Throws: ``RenderError``: there is no such theme, the file cannot be read, or it is none.
    public init(named name: String?) throws(RenderError) {
        let name = name ?? BuiltInTheme.names[0]
        guard let css = BuiltInTheme.css(named: name) else {
            guard name.hasSuffix(".css") || name.contains("/") else { throw .composition(.option(unknownTheme(name))) }
            try self.init(readingFile: name)
            return
        }
        self = try Self.builtIn(name, css)
    }

    /// A theme is read once, however many clouds it is for.
    private static func builtIn(_ name: String, _ css: @autoclosure () -> String) throws(RenderError) -> Theme {
        if let known = read.withLock({ $0[name] }) { return known }
        let theme: Theme
        do { theme = try Theme(css: css()) } catch { throw .themeFile(path: name, error) }
        read.withLock { $0[name] = theme }
        return theme
    }

    private static let read = Mutex<[String: Theme]>([:])

    private init(readingFile path: String) throws(RenderError) {
        if FileLookup.isStream(path) {
            throw .input(
                InputError(path: path, reason: "this is no file, expected a theme", hint: nil, brokeOff: false))
        }
        let bytes: [UInt8]
        do { bytes = try readInput(path) } catch { throw .input(error) }
        let source: SourceText
        do { source = try SourceText(path: path, bytes: bytes) } catch { throw .themeText(error) }
        do { try self.init(css: source.string(0..<source.bytes.count), isScoped: true) } catch {
            throw .themeFile(path: path, error)
        }
    }

    /// The look of the page around a cloud.
    static func page() throws(RenderError) -> Theme {
        try builtIn("page", BuiltInTheme.page)
    }
}

private func unknownTheme(_ name: String) -> InvalidOption {
    let names = BuiltInTheme.names
    return InvalidOption(
        name: "theme", problem: "theme is \"\(name)\", expected \(names.joined(separator: ", ")) or a CSS file",
        hint: suggestion(for: name, among: names).map { "did you mean \"\($0)\"?" }
            ?? "a file is known by its extension .css, or by a slash")
}
