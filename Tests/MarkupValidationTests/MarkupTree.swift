/// A document taken apart, so that tests can change one thing and write it down again. It reads our own samples only.
struct MarkupTree {
    struct Element {
        var name: String
        var attributes: [(name: String, value: String)] = []
        var children: [Node] = []
    }

    enum Node {
        case text(String)
        case element(Element)
    }

    /// What stands before the root.
    var prolog = ""
    var root: Element

    init(_ source: String) {
        var reader = Reader(rest: source[...])
        prolog = reader.prolog()
        guard case .element(let root)? = reader.node() else { preconditionFailure("the sample has no root") }
        self.root = root
    }

    var source: String { prolog + Self.write(.element(root)) }

    /// The paths of all elements: the index of a child at each level; the root's is empty.
    var paths: [[Int]] { Self.paths(in: root, at: []) }

    subscript(path: [Int]) -> Element {
        get {
            path.reduce(root) { parent, index in
                guard case .element(let child) = parent.children[index] else { preconditionFailure("no element there") }
                return child
            }
        }
        set {
            guard let last = path.last else {
                root = newValue
                return
            }
            self[path.dropLast()].children[last] = .element(newValue)
        }
    }

    private subscript(path: ArraySlice<Int>) -> Element {
        get { self[Array(path)] }
        set { self[Array(path)] = newValue }
    }

    private static func paths(in element: Element, at path: [Int]) -> [[Int]] {
        [path]
            + element.children.indices.flatMap { index -> [[Int]] in
                guard case .element(let child) = element.children[index] else { return [] }
                return paths(in: child, at: path + [index])
            }
    }

    private static func write(_ node: Node) -> String {
        switch node {
        case .text(let text): return text
        case .element(let element):
            let attributes = element.attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
            let open = "<\(element.name)\(attributes)"
            return element.children.isEmpty
                ? open + "/>" : open + ">" + element.children.map(write).joined() + "</\(element.name)>"
        }
    }
}

extension MarkupTree {
    private struct Reader {
        var rest: Substring

        mutating func prolog() -> String {
            guard rest.hasPrefix("<!") || rest.hasPrefix("<?") else { return "" }
            return take(through: "\n")
        }

        mutating func node() -> Node? {
            if !rest.hasPrefix("<") {
                guard let end = rest.firstIndex(of: "<") else { return nil }
                defer { rest = rest[end...] }
                return .text(String(rest[..<end]))
            }
            if rest.hasPrefix("</") { return nil }
            return .element(element())
        }

        private mutating func element() -> Element {
            var tag = take(through: ">").dropFirst().dropLast()
            let isEmpty = tag.last == "/"
            if isEmpty { tag = tag.dropLast() }
            let nameEnd = tag.firstIndex(of: " ") ?? tag.endIndex
            var element = Element(name: String(tag[..<nameEnd]))
            var parts = tag[nameEnd...].split(separator: "\"", omittingEmptySubsequences: false)[...]
            while parts.count >= 2 {
                let name = parts.removeFirst().drop { $0 == " " }.dropLast()
                element.attributes.append((name: String(name), value: String(parts.removeFirst())))
            }
            guard !isEmpty else { return element }
            while let child = node() { element.children.append(child) }
            _ = take(through: ">")
            return element
        }

        private mutating func take(through end: Character) -> String {
            // A start tag alone has no end.
            guard let index = rest.firstIndex(of: end) else { return "" }
            defer { rest = rest[rest.index(after: index)...] }
            return String(rest[...index])
        }
    }
}
