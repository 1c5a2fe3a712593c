extension TemplateShape {
    /// What a name means in a value of this kind; nil where it means nothing.
    func field(_ name: String) -> TemplateShape? {
        switch self {
        case .object(let fields): fields[name]
        case .openObject(let keys): keys.contains(name) ? .any : nil
        case .any: .any
        case .text, .html, .number, .flag, .list: nil
        }
    }

    /// Whether it is known that the name means something in it.
    func knows(_ name: String) -> Bool {
        if case .any = self { return false }
        return field(name) != nil
    }

    /// All names in it that are known, sorted.
    var names: [String] {
        switch self {
        case .object(let fields): fields.keys.sorted()
        case .openObject(let keys): keys.sorted()
        case .text, .html, .number, .flag, .list, .any: []
        }
    }
}

extension TemplateShape: CustomStringConvertible {
    /// As messages say it: `a list`.
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
