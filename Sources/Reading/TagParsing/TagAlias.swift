import SourceText

/// Another name of a tag: `ML` for `machine learning`.
///
/// Tags with either name become one tag, which is spelled like `target`. An alias whose two names differ in spelling
/// only, such as `javascript` for `JavaScript`, sets the spelling.
public struct TagAlias: Sendable, Equatable, CustomStringConvertible {
    /// The name that ``target`` replaces.
    public let name: String
    /// The name that the merged tag gets.
    public let target: String

    /// Makes an alias of two names.
    ///
    /// - Throws: ``Problem`` if one of the names cannot be the name of a tag.
    public init(_ name: String, for target: String) throws(Problem) {
        self.name = try Self.checked(name)
        self.target = try Self.checked(target)
    }

    /// Reads an alias such as `ML=machine learning`; a backslash makes the sign after it literal, as in `a\=b=c`.
    ///
    /// - Throws: ``Problem`` if the text is not two names with one `=` between them.
    public init(parsing text: String) throws(Problem) {
        let parts = escapedParts(of: text, separatedBy: UInt8(ascii: "="))
        guard parts.count == 2 else {
            throw Problem(
                "\"\(text)\" is no alias, expected a name, = and another name",
                hint: parts.count < 2 ? "such as ML=machine learning" : "an = that belongs to a name is written \\=")
        }
        try self.init(unescaped(parts[0]), for: unescaped(parts[1]))
    }

    public var description: String { "\(name)=\(target)" }

    private static func checked(_ name: String) throws(Problem) -> String {
        do { return try Tag(name).name } catch {
            throw Problem(error.message, hint: hint(name, error))
        }
    }

    private static func hint(_ name: String, _ error: Problem) -> String? {
        PlainText.isVisible(name) ? error.hint : "write both names, such as ML=machine learning"
    }
}
