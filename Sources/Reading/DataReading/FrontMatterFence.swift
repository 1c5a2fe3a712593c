import SourceText

/// The line that opens front matter: `---`, `+++`, or three hyphens with the name of a language, such as `---json`. It
/// decides the language of the front matter, and which line closes it.
package struct FrontMatterFence: Sendable, Equatable {
    /// The language of the front matter.
    package enum Language: Sendable, Equatable {
        case yaml, toml, json
        /// A language that is recognized but cannot be read, such as the JavaScript of Eleventy; the value is its name.
        case foreign(String)
    }

    package let language: Language
    private let sign: UInt8

    /// Reads a fence; nil if the line is none.
    ///
    /// - Parameter line: the first line of a file, without blanks at its end.
    package init?(_ line: ArraySlice<UInt8>) {
        if line.elementsEqual("+++".utf8) {
            (language, sign) = (.toml, UInt8(ascii: "+"))
            return
        }
        guard line.count < 32, line.starts(with: "---".utf8) else { return nil }
        sign = UInt8(ascii: "-")
        switch String(decoding: line.dropFirst(3).drop { $0.isSpaceOrTab }, as: UTF8.self).lowercased() {
        case "", "yaml", "yml": language = .yaml
        case "toml": language = .toml
        case "json": language = .json
        case "js", "javascript", "cjs", "node": language = .foreign("JavaScript")
        case "coffee", "coffeescript", "cson": language = .foreign("CoffeeScript")
        // Four hyphens are a rule of Markdown, and other words are text.
        default: return nil
        }
    }

    /// Returns whether a line closes the front matter that this fence opened: the same three signs, or `...` for YAML.
    ///
    /// - Parameter line: a line without blanks at its end.
    package func isClosed(by line: ArraySlice<UInt8>) -> Bool {
        line.count == 3
            && (line.allSatisfy { $0 == sign } || language == .yaml && line.allSatisfy { $0 == UInt8(ascii: ".") })
    }
}
