/// Changes to attributes.
extension Mutations {
    /// Each attribute of each element, changed by a function.
    private func eachAttribute(_ label: String, edit: (inout MarkupTree.Element, Int) -> Void) -> [Mutation] {
        tree.paths.flatMap { path in
            tree[path].attributes.indices.map { index in
                change("\(label) \(tree[path].attributes[index].name)", path) { edit(&$0, index) }
            }
        }
    }

    /// Each attribute of some names, set to a value.
    private func attributes(_ label: String, named names: Set<String>, to value: String) -> [Mutation] {
        tree.paths.flatMap { path in
            tree[path].attributes.indices.filter { names.contains(tree[path].attributes[$0].name) }.map { index in
                change("\(label) \(value)", path) { $0.attributes[index].value = value }
            }
        }
    }

    private var attributeNames: Set<String> {
        Set(tree.paths.flatMap { tree[$0].attributes.map(\.name) })
    }

    /// All but those that may be missing.
    var attributesDropped: [Mutation] {
        tree.paths.flatMap { path in
            let element = tree[path]
            return element.attributes.indices.filter { !isOptional(element.attributes[$0].name, in: element.name) }
                .map { index in
                    change("dropped \(element.attributes[index].name)", path) { $0.attributes.remove(at: index) }
                }
        }
    }

    private func isOptional(_ attribute: String, in element: String) -> Bool {
        attribute == "target" || attribute == "dir" && element == "html" || attribute == "rx" && element == "rect"
            || attribute == "lang" && element == "g"
    }

    var attributesRenamed: [Mutation] {
        ["x-", "on", "xml:", "xlink:", "data-"].flatMap { prefix in
            eachAttribute("renamed \(prefix)") { $0.attributes[$1].name = prefix + $0.attributes[$1].name }
        } + eachAttribute("upper case") { $0.attributes[$1].name = $0.attributes[$1].name.uppercased() }
    }

    var attributesDoubled: [Mutation] {
        eachAttribute("doubled") { $0.attributes.append($0.attributes[$1]) }
    }

    var attributesEmptied: [Mutation] {
        ["", " ", "\t"].flatMap { value in eachAttribute("emptied") { $0.attributes[$1].value = value } }
    }

    /// Links and labels are free; all other values have a set or a grammar.
    var attributesMadeWords: [Mutation] {
        let free: Set = ["href", "aria-label", "lang", "content", "target"]
        return attributes("word", named: attributeNames.subtracting(free), to: "word")
    }

    static let brokenNumbers = [
        "word", "1e5", "1E5", "-0", "1.234", "+1", "1.50", "1.0", "1.", ".5", "01", "-01", "00", "-0.0", "1,5", "NaN",
        "INF", "0x10", " 1", "1 ", "1\n", "&#x663;", "1px", "1%", "--1", "1-", "−1", "calc(1)",
    ]

    var numbersBroken: [Mutation] {
        let sizes: Set = ["width", "height", "font-size", "textLength", "rx", "ry", "stroke-width"]
        let numbers = sizes.union(["x", "y", "data-weight", "x1", "y1", "x2", "y2", "cx", "cy", "opacity"])
        let boxes = ["0 0 %", "0 0 % 10", "0 0 10 %", "% 0 10 10", "0 % 10 10"]
        var result: [Mutation] = []
        for number in Self.brokenNumbers {
            result += attributes("number", named: numbers, to: number)
            for box in boxes { result += attributes("box", named: ["viewBox"], to: box.with("%", as: number)) }
        }
        for size in ["0", "-1"] { result += attributes("size", named: sizes, to: size) }
        for weight in ["-1", String(repeating: "9", count: 404)] {
            result += attributes("weight", named: ["data-weight"], to: weight)
        }
        return result
    }

    static let badLinks = [
        "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java&#x9;script:alert(1)", "java&#10;script:alert(1)",
        "&#1;javascript:x", " javascript:alert(1)", "&#32;javascript:alert(1)", "&#xA0;javascript:alert(1)",
        "javascript&#58;alert(1)", "javascript&#x3a;//%0aalert(1)", "data:text/html,x", "DATA:text/html;base64,x",
        "vbscript:x", "file:///etc/passwd", "ftp://example.org/", "blob:https://example.org/x", "about:blank",
        "view-source:x", "tel:1", "urn:x", "x:", ":x", ":", "http:", "http:/", "http://", "https:example.org",
        "mailto:", "", " ", "a b", "a\tb", "a\nb", "a&quot;b", "a&lt;b", "a>b", "a\\b", "\\\\host", "a&#x7F;b",
        "a&#x85;b", "a&#x2028;b", "a&#x3000;b", "http://a b", "mailto:a b", "/a b", "?a b", "#a b",
    ]

    var linksBroken: [Mutation] {
        Self.badLinks.flatMap { attributes("link", named: ["href"], to: $0) }
    }

    var attributesAdded: [Mutation] {
        let added = [
            ("onclick", "x"), ("onload", "x"), ("style", "x"), ("id", "x"), ("transform", "x"),
            ("xml:space", "preserve"),
            ("xml:base", "http://x/"), ("xmlns:x", "urn:x"), ("xmlns:xlink", "http://www.w3.org/1999/xlink"),
            ("srcdoc", "x"),
            ("x:y", "z"),
        ]
        return added.flatMap { name, value in
            tree.paths.map { path in
                change("added \(name)", path) { $0.attributes.append((name: name, value: value)) }
            }
        }
    }

    /// Schemas and types named by the document itself.
    var schemasNamed: [Mutation] {
        ["type", "schemaLocation", "noNamespaceSchemaLocation", "nil"].flatMap { name in
            ["http://www.w3.org/2001/XMLSchema-instance", "http://www.w3.org/2001/XMLSchema&#45;instance"].flatMap {
                address in
                tree.paths.map { path in
                    change("named schema by \(name)", path) {
                        $0.attributes.append((name: "xmlns:i", value: address))
                        $0.attributes.append(
                            (name: "i:" + name, value: "http://www.w3.org/2000/svg file:///etc/passwd"))
                    }
                }
            }
        }
    }
}
