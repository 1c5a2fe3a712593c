extension TemplateShape {
    /// Returns the shape of the field `name` of a value of this shape; nil if such a value has no such field.
    func field(_ name: String) -> TemplateShape? {
        switch self {
        case .object(let fields): fields[name]
        case .openObject(let keys): keys.contains(name) ? .any : nil
        case .any: .any
        case .text, .html, .number, .flag, .list: nil
        }
    }

    /// Returns whether a value of this shape is known to have a field `name`.
    func knows(_ name: String) -> Bool {
        if case .any = self { return false }
        return field(name) != nil
    }

    /// The names of the known fields of a value of this shape, sorted.
    var names: [String] {
        switch self {
        case .object(let fields): fields.keys.sorted()
        case .openObject(let keys): keys.sorted()
        case .text, .html, .number, .flag, .list, .any: []
        }
    }
}

extension TemplateShape: CustomStringConvertible {
    /// The words for the shape in messages, such as `a list`.
    package var description: String {
        switch self {
        case .text: "text"
        case .html: "HTML"
        case .number: "a number"
        case .flag: "a flag"
        case .list: "a list"
        case .object, .openObject: "an object"
        case .any: "a value of the site's own"
        }
    }
}
