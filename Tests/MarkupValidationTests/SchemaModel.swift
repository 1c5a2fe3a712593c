import Foundation
import MarkupValidation

/// What our schemas declare, read from their files: as much of XML Schema as they make use of.
///
/// A type that a schema does not name is known by the way to it.
final class SchemaModel {
    struct Attribute {
        let name: String
        let isRequired: Bool
        let fixed: String?
        /// The name of its type, and the values that it enumerates.
        let type: String
        let values: [String]
    }

    /// Elements of one name in one parent: XML Schema gives all of them one type.
    struct Child {
        let name: String
        var least: Int
        /// 2 stands for any number.
        var most: Int
        fileprivate let declaration: Declaration
    }

    struct Element {
        let key: String
        var attributes: [Attribute] = []
        var children: [Child] = []

        func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
        /// By its name, with a prefix or without it.
        func child(_ name: String) -> Child? {
            let local = name.split(separator: ":").last.map(String.init)
            return children.first { $0.name == local }
        }
    }

    fileprivate struct Declaration {
        let file: String
        let node: MarkupTree.Element
        /// For a type without a name.
        let key: String
    }

    private var files: [String: MarkupTree.Element] = [:]
    private var elements: [String: Element] = [:]

    init() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/Clouds/MarkupValidation/Schemas")
        for name in ["svg", "html", "list", "site", "atom", "sitemap", "xhtml"] {
            let text = try String(contentsOf: folder.appending(path: "\(name).xsd"), encoding: .utf8)
            files[name] =
                MarkupTree(
                    text.replacing(/<!--(?s:.*?)-->/, with: "").replacing(/<\?.*\?>\s*/, with: "")
                        .trimmingCharacters(in: .whitespacesAndNewlines)
                ).root
        }
    }

    /// The root element of a kind.
    func root(of kind: MarkupKind) -> Element {
        switch kind {
        case .svg: global("svg", in: "svg")
        case .page: global("html", in: "html")
        case .fragment: global("div", in: "html")
        case .list: global("div", in: "list")
        case .sitePage: global("html", in: "site")
        case .atomFeed: global("feed", in: "atom")
        case .sitemap: global("urlset", in: "sitemap")
        }
    }

    func element(of child: Child) -> Element { element(child.declaration) }

    /// All elements that can stand in a document of any kind.
    var all: [Element] {
        var known: Set<String> = []
        var result: [Element] = []
        func visit(_ element: Element) {
            guard known.insert(element.key).inserted else { return }
            result.append(element)
            for child in element.children { visit(self.element(of: child)) }
        }
        for kind in MarkupKind.allCases { visit(root(of: kind)) }
        return result
    }

    private func global(_ name: String, in file: String) -> Element {
        element(Declaration(file: file, node: top("xs:element", name, in: file).node, key: "\(file):\(name)"))
    }
}

// MARK: - Reading

extension SchemaModel {
    private func top(_ kind: String, _ reference: String, in file: String) -> (file: String, node: MarkupTree.Element) {
        let parts = reference.split(separator: ":")
        let home = parts.count == 2 ? String(parts[0]) : file
        let found = files[home]?.elements.first { $0.name == kind && $0["name"] == String(parts.last ?? "") }
        guard let found else { preconditionFailure("the schemas have no \(kind) \(reference)") }
        return (home, found)
    }

    private func element(_ declaration: Declaration) -> Element {
        let node = declaration.node
        if let reference = node["ref"] {
            let (home, found) = top("xs:element", reference, in: declaration.file)
            return element(Declaration(file: home, node: found, key: "\(home):\(found["name"] ?? "")"))
        }
        guard let type = node["type"] else {
            guard let inline = node.elements.first else { preconditionFailure("an element without a type") }
            return read(inline, declaration.file, declaration.key)
        }
        // Of simple types nothing more is to be known.
        let parts = type.split(separator: ":")
        let home = parts.count == 2 ? String(parts[0]) : declaration.file
        let isComplex = files[home]?.elements.contains {
            $0.name == "xs:complexType" && $0["name"] == String(parts.last ?? "")
        }
        guard isComplex == true else { return Element(key: "\(declaration.key) of \(type)") }
        let (file, found) = top("xs:complexType", type, in: declaration.file)
        return read(found, file, "\(file):\(found["name"] ?? "")")
    }

    private func read(_ type: MarkupTree.Element, _ file: String, _ key: String) -> Element {
        if let known = elements[key] { return known }
        var element = Element(key: key)
        read(type, file, least: 1, most: 1, into: &element)
        elements[key] = element
        return element
    }

    /// - Parameters:
    ///   - least: how often the particle around occurs at least.
    ///   - most: at most.
    private func read(_ node: MarkupTree.Element, _ file: String, least: Int, most: Int, into element: inout Element) {
        for part in node.elements {
            let least = node.name == "xs:choice" ? 0 : least * (part["minOccurs"].flatMap { Int($0) } ?? 1)
            let most = part["maxOccurs"].map { $0 == "1" ? most : 2 } ?? most
            switch part.name {
            case "xs:attribute": element.attributes.append(attribute(part, file))
            case "xs:attributeGroup":
                let (home, group) = top("xs:attributeGroup", part["ref"] ?? "", in: file)
                read(group, home, least: 1, most: 1, into: &element)
            case "xs:group":
                let (home, group) = top("xs:group", part["ref"] ?? "", in: file)
                read(group, home, least: least, most: most, into: &element)
            case "xs:element": add(part, file, least, most, to: &element)
            case "xs:extension":
                if let base = part["base"],
                    files[file]?.elements.contains(where: { $0.name == "xs:complexType" && $0["name"] == base }) == true
                {
                    let (home, type) = top("xs:complexType", base, in: file)
                    read(type, home, least: 1, most: 1, into: &element)
                }
                read(part, file, least: 1, most: 1, into: &element)
            case "xs:sequence", "xs:choice", "xs:simpleContent", "xs:complexContent":
                read(part, file, least: least, most: most, into: &element)
            case "xs:restriction": break
            default: preconditionFailure("the model knows no \(part.name)")
            }
        }
    }

    private func add(_ part: MarkupTree.Element, _ file: String, _ least: Int, _ most: Int, to element: inout Element) {
        guard let name = part["name"] ?? part["ref"]?.split(separator: ":").last.map(String.init) else { return }
        if let index = element.children.firstIndex(where: { $0.name == name }) {
            element.children[index].most = 2
            element.children[index].least += least
        } else {
            let declaration = Declaration(file: file, node: part, key: element.key + "/" + name)
            element.children.append(Child(name: name, least: least, most: most, declaration: declaration))
        }
    }

    private func attribute(_ node: MarkupTree.Element, _ file: String) -> Attribute {
        let name = node["name"] ?? node["ref"] ?? ""
        var values = node.enumerated
        if let type = node["type"], !type.hasPrefix("xs:") {
            values = top("xs:simpleType", type, in: file).node.enumerated
        }
        return Attribute(
            name: name, isRequired: node["use"] == "required", fixed: node["fixed"],
            type: node["type"].map { String($0.split(separator: ":").last ?? "") } ?? "of \(name)", values: values)
    }
}

extension MarkupTree.Element {
    fileprivate var elements: [MarkupTree.Element] {
        children.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    fileprivate subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// Of a simple type, at any depth.
    fileprivate var enumerated: [String] {
        (name == "xs:enumeration" ? [self["value"] ?? ""] : []) + elements.flatMap(\.enumerated)
    }
}
