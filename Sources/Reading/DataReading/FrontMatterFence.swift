import SourceText

/// The line that opens front matter, which decides its language and the line that closes it: `---`, `+++`, or `---json`
/// and the like with the name of a language.
package struct FrontMatterFence: Sendable, Equatable {
    /// The language of the front matter.
    package enum Language: Sendable, Equatable {
        case yaml, toml, json
        /// A language that is recognized but not read, such as the JavaScript of Eleventy.
        case foreign(String)
    }

    package let language: Language
    private let sign: UInt8

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

    /// Whether a line closes the front matter that this line opened: the same three signs, or `...` for YAML.
    ///
    /// - Parameter line: a line without blanks at its end.
    package func isClosed(by line: ArraySlice<UInt8>) -> Bool {
        line.count == 3
            && (line.allSatisfy { $0 == sign } || language == .yaml && line.allSatisfy { $0 == UInt8(ascii: ".") })
    }
}
