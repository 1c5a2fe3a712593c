extension TemplateShape {
    /// Returns the shape of a name in a value of this shape; nil if the name means nothing there.
    func field(_ name: String) -> TemplateShape? {
        switch self {
        case .object(let fields): fields[name]
        case .openObject(let keys): keys.contains(name) ? .any : nil
        case .any: .any
        case .text, .html, .number, .flag, .list: nil
        }
    }

    /// Whether the name is known to mean something in a value of this shape.
    func knows(_ name: String) -> Bool {
        if case .any = self { return false }
        return field(name) != nil
    }

    /// The known names in a value of this shape, sorted.
    var names: [String] {
        switch self {
        case .object(let fields): fields.keys.sorted()
        case .openObject(let keys): keys.sorted()
        case .text, .html, .number, .flag, .list, .any: []
        }
    }
}

extension TemplateShape: CustomStringConvertible {
    /// The words of messages for the shape: `a list`.
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
