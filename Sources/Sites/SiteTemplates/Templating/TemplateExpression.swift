import SourceText

/// The parsed name in a tag: `reversed(page.posts)` is the transform `reversed` of the names `page` and `posts`.
struct TemplateExpression {
    enum Scope {
        /// The innermost section whose value has the first name.
        case stack
        /// Only the innermost section: `{{.name}}`; without names the value itself: `{{.}}`.
        case top
        /// No value, but the index of the current element in its list: `{{last()}}`.
        case place
    }

    var scope = Scope.stack
    /// The range in ``TemplateCode/names``, from the outermost name to the innermost.
    var names = 0..<0
    /// The range in ``TemplateCode/transforms``, in the order in which they are applied.
    var transforms = 0..<0
}

extension TemplateCode {
    /// Parses the bytes between the delimiters of a tag, and adds the names and transforms to the code, to which the
    /// expression refers.
    mutating func addExpression(_ bytes: ArraySlice<UInt8>) throws(Problem) -> TemplateExpression {
        var rest = bytes
        var functions: [TemplateTransform] = []
        while let bracket = rest.firstIndex(of: UInt8(ascii: "(")) {
            guard rest.last == UInt8(ascii: ")") else { throw Self.noName(bytes) }
            let name = String(decoding: rest[..<bracket], as: UTF8.self)
            guard let function = TemplateTransform(rawValue: name) else {
                let names = TemplateTransform.allCases.map(\.rawValue)
                throw Problem(
                    "unknown transform \"\(readable(name, atMost: 60))\"",
                    hint: suggestion(for: name, among: names).map { "did you mean \"\($0)\"?" }
                        ?? "there are \(names.joined(separator: ", "))")
            }
            guard functions.count < 8 else {
                throw Problem("more than eight transforms of one name")
            }
            functions.append(function)
            rest = rest[(bracket + 1)..<(rest.endIndex - 1)]
        }
        var expression = TemplateExpression()
        if rest.isEmpty, functions.count == 1, let function = functions.first {
            guard TemplateTransform.ofPlaces.contains(function) else {
                throw Problem(
                    "the transform \"\(function.rawValue)\" has no name in its brackets",
                    hint: "write what it is of: \(function.rawValue)(page.title)")
            }
            expression.scope = .place
        } else if rest.first == UInt8(ascii: ".") {
            expression.scope = .top
            rest = rest.dropFirst()
        }
        expression.names = names.count..<names.count
        if !rest.isEmpty {
            for part in rest.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
                guard !part.isEmpty, part.allSatisfy(\.isNameByte) else { throw Self.noName(bytes) }
                names.append(String(decoding: part, as: UTF8.self))
            }
        } else if bytes.isEmpty {
            throw Self.noName(bytes)
        } else if expression.scope == .stack {
            throw Self.noName(bytes)
        }
        expression.names = expression.names.lowerBound..<names.count
        expression.transforms = transforms.count..<transforms.count + functions.count
        transforms += functions.reversed()
        return expression
    }

    private static func noName(_ bytes: ArraySlice<UInt8>) -> Problem {
        Problem(
            "\"\(readable(String(decoding: bytes, as: UTF8.self), atMost: 60))\" is not a name",
            hint: "names have letters, digits, \"_\" and \"-\", with a point between two: page.title")
    }
}
