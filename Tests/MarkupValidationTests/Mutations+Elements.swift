/// Changes to elements and to what they hold.
extension Mutations {
    var elementsRenamed: [Mutation] {
        ["script", "foreignObject", "image", "x", "s:x"].flatMap { name in
            tree.paths.map { path in change("renamed \(name)", path) { $0.name = name } }
        } + tree.paths.map { path in change("upper case", path) { $0.name = $0.name.uppercased() } }
    }

    /// Elements that may be missing.
    func isOptional(_ path: [Int]) -> Bool {
        let element = tree[path]
        let parent = tree[Array(path.dropLast())]
        switch element.name {
        case "p", "ellipse", "line": return true
        case "rect": return element.attributes.allSatisfy { $0.value != "background" }
        case "title": return parent.name == "g"
        // Captions that move are numbered, so that only the last ones may be missing.
        case "g": return parent.name == "g" || element.attributes.contains { $0.value == "v1" }
        case "text": return parent.name == "svg" || canLoseText(path)
        default: return false
        }
    }

    /// A tag keeps its name, and a badge its count: the first text may be missing if the next one is a name, too.
    private func canLoseText(_ path: [Int]) -> Bool {
        let siblings = tree[Array(path.dropLast())].children
        let texts = siblings.indices.filter { siblings[$0].name == "text" }
        if let index = path.last, index > 0, siblings[index - 1].attributes.contains(where: { $0.value == "badge" }) {
            return false
        }
        guard path.last == texts.first else { return true }
        return texts.count > 1 && siblings[texts[1]].attributes.contains { $0.value.hasPrefix("tag ") }
    }

    func elementsDropped(optional: Bool) -> [Mutation] {
        tree.paths.filter { !$0.isEmpty && isOptional($0) == optional }.map { path in
            change("dropped child \(path.last!)", Array(path.dropLast())) { $0.children.remove(at: path.last!) }
        }
    }

    /// Each element set behind its parent, and before its elder sibling of another name.
    var elementsMoved: [Mutation] {
        tree.paths.filter { $0.count > 1 }.map { path in
            var copy = tree
            let node = tree[Array(path.dropLast())].children[path.last!]
            copy[Array(path.dropLast())].children.remove(at: path.last!)
            copy[Array(path.dropLast(2))].children.insert(node, at: path[path.count - 2] + 1)
            return Mutation(label: "moved \(path) behind its parent", document: copy.source)
        }
            + tree.paths.flatMap { path in
                let children = tree[path].children
                let elements = children.indices.filter { children[$0].name != nil }
                return zip(elements, elements.dropFirst()).filter { children[$0].name != children[$1].name }
                    .filter { ![$0, $1].allSatisfy { maySwap(children[$0]) } }.map { pair in
                        change("swapped \(pair)", path) { $0.children.swapAt(pair.0, pair.1) }
                    }
            }
    }

    /// What stands around the tags may stand in any order.
    private func maySwap(_ node: MarkupTree.Node) -> Bool {
        node.attributes.contains {
            // The legend stands behind the list.
            $0.value == "list"
                || $0.name == "class" && $0.value.hasPrefix("ink ")
        }
    }

    var elementsDoubledAgainstTheRules: [Mutation] {
        let repeatable: Set = ["text", "ellipse"]
        return tree.paths.filter { path in
            let name = tree[path].name
            let isBackground = tree[path].attributes.contains { $0.value == "background" }
            return !path.isEmpty && !repeatable.contains(name) && (name != "rect" || isBackground)
                && !(name == "g" && tree[Array(path.dropLast())].name == "g")
        }.map { path in
            change("doubled child \(path.last!)", Array(path.dropLast())) {
                $0.children.insert($0.children[path.last!], at: path.last!)
            }
        }
    }

    static let insertions = [
        "<script>alert(1)</script>", "<script xmlns=\"http://www.w3.org/1999/xhtml\">alert(1)</script>", "<set/>",
        "<x xmlns=\"urn:x\"/>",
        "<x:x xmlns:x=\"urn:x\"/>", "<!-- comment -->", "<!--><script>alert(1)</script>-->", "<?php echo 1 ?>",
        "<?xml-stylesheet href=\"x\"?>", "<![CDATA[text]]>", "<![CDATA[]]>", "&undeclared;", "&nbsp;", "&", "<", "]]>",
        "&#0;",
        "&#1;", "&#xFFFE;", "&#xD800;", "<!ENTITY x \"y\">", "<!DOCTYPE html>", "<svg/>",
        "<a href=\"javascript:x\">x</a>",
    ]

    /// Each piece of foreign markup at the beginning and at the end of each element.
    var markupInserted: [Mutation] {
        Self.insertions.flatMap { piece in
            tree.paths.flatMap { path in
                [
                    change("first \(piece)", path) { $0.children.insert(.text(piece), at: 0) },
                    change("last \(piece)", path) { $0.children.append(.text(piece)) },
                ]
            }
        }
    }

    /// Text in each element that holds none.
    var textInserted: [Mutation] {
        let holders: Set = ["title", "desc", "style", "text", "h1", "p"]
        return ["text", "&#160;", "&#65;"].flatMap { text in
            tree.paths.filter { !holders.contains(tree[$0].name) }.map { path in
                change("text", path) { $0.children.append(.text(text)) }
            }
        }
    }

    /// Each element that must hold text, without.
    var textRemoved: [Mutation] {
        let holders: Set = ["title", "text", "h1", "p"]
        return [[], [MarkupTree.Node.text(" \n")]].flatMap { children in
            tree.paths.filter { holders.contains(tree[$0].name) }.map { path in
                change("no text", path) { $0.children = children }
            }
        }
    }
}

extension MarkupTree.Node {
    fileprivate var name: String? {
        guard case .element(let element) = self else { return nil }
        return element.name
    }

    fileprivate var attributes: [(name: String, value: String)] {
        guard case .element(let element) = self else { return [] }
        return element.attributes
    }
}
