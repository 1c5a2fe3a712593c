import MarkupValidation
import Testing

/// Changes that follow from the schemas themselves: what they declare is in the samples, and whatever is otherwise than
/// they declare is refused.
@Suite("The schemas")
struct SchemaMutationTests {
    private let model: SchemaModel
    private let samples: [Sample]
    /// Of each attribute that is declared anywhere, a value that a sample has; of each element, its markup.
    private let values: [(name: String, value: String)]
    private let markup: [(name: String, bytes: [UInt8])]

    private struct Sample {
        let name: String
        let kind: MarkupKind
        let tree: SampleElements
    }

    init() throws {
        let model = try SchemaModel()
        samples = Samples.all.map {
            Sample(name: $0.name, kind: $0.kind, tree: SampleElements($0.document, as: $0.kind, model))
        }
        var values: [String: String] = [:]
        var markup: [String: [UInt8]] = [:]
        for sample in samples {
            for element in sample.tree.elements {
                markup[element.name] = markup[element.name] ?? sample.tree.source(of: element)
                for (name, value) in element.attributes where !name.hasPrefix("xmlns") {
                    values[name] = values[name] ?? value
                }
            }
        }
        self.model = model
        self.values = values.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
        self.markup = markup.sorted { $0.key < $1.key }.map { (name: $0.key, bytes: $0.value) }
    }

    @Test("The samples are valid, and have every element and every attribute that is declared")
    func coverage() {
        var seen: Set<String> = []
        for sample in samples {
            #expect(violations(in: sample.tree.bytes, as: sample.kind) == [], "\(sample.name)")
            #expect(sample.tree.undeclared == [])
            for element in sample.tree.elements {
                seen.insert(element.declared.key)
                seen.formUnion(element.attributes.map { "\(element.declared.key) \($0.name)" })
            }
        }
        let declared = model.all.flatMap { element in
            [element.key] + element.attributes.map { "\(element.key) \($0.name)" }
        }
        #expect(declared.count > 130)
        #expect(declared.filter { !seen.contains($0) } == [])
    }

    @Test("What is required is required, and what is declared elsewhere is refused", arguments: Samples.all.indices)
    func attributes(index: Int) {
        let sample = samples[index]
        let changes = eachCase(of: sample) { element, change in
            for attribute in element.declared.attributes where attribute.isRequired {
                change(
                    "without \(attribute.name)",
                    sample.tree.changing(element) { $0.removeAll { $0.name == attribute.name } })
            }
            for (place, attribute) in element.attributes.enumerated() where !attribute.name.hasPrefix("xmlns") {
                for name in [
                    attribute.name.uppercased(), attribute.name + "-", "data-" + attribute.name, "x:" + attribute.name,
                ] {
                    change("named \(name)", sample.tree.changing(element) { $0[place].name = name })
                }
            }
            for (name, value) in values where element.declared.attribute(name) == nil {
                change("with \(name)", sample.tree.changing(element) { $0.append((name: name, value: value)) })
            }
        }
        #expect(changes > (sample.kind == .sitemap ? 100 : 300))
    }

    @Test("A value that is none of its type is refused", arguments: Samples.all.indices)
    func values(index: Int) {
        let sample = samples[index]
        let changes = eachCase(of: sample) { element, change in
            for (place, attribute) in element.attributes.enumerated() {
                guard let declared = element.declared.attribute(attribute.name) else { continue }
                for value in otherValues(than: attribute.value, for: declared)
                    + otherClasses(than: attribute, sample.name)
                {
                    change("\(attribute.name) \(value)", sample.tree.changing(element) { $0[place].value = value })
                }
            }
        }
        // A sitemap has none but those of translations.
        #expect((changes > 100) == (sample.kind != .sitemap))
    }

    @Test("An element stands nowhere but where it is declared, and as often", arguments: Samples.all.indices)
    func elements(index: Int) {
        let sample = samples[index]
        let changes = eachCase(of: sample) { element, change in
            if let content = sample.tree.content(of: element) {
                for (name, source) in markup where element.declared.child(name) == nil {
                    change("\(name) first", sample.tree.inserting(source, at: content.lowerBound))
                    change("\(name) last", sample.tree.inserting(source, at: content.upperBound))
                }
            }
            for child in sample.tree.children(of: element) {
                guard let declared = element.declared.child(child.name) else { continue }
                let source = sample.tree.source(of: child)
                if declared.most == 1 {
                    change("\(child.name) twice", sample.tree.inserting(source, at: child.whole.upperBound))
                }
                // In some places there are more of a name than there must be.
                let isCounted = declared.most == 1 || sample.kind != .sitePage
                if declared.least >= declared.most, isCounted {
                    change("without \(child.name)", sample.tree.removing(child))
                }
            }
        }
        #expect(changes > (sample.kind == .sitemap ? 30 : 200))
    }

    /// Holds every change of a sample against its schema, and returns how many there were.
    private func eachCase(
        of sample: Sample, _ body: (SampleElements.Element, (String, [UInt8]) -> Void) -> Void
    ) -> Int {
        var count = 0
        // The clouds of a page have been through this as fragments.
        for element in sample.tree.cases where sample.kind != .sitePage || !element.declared.key.hasPrefix("svg:") {
            body(element) { label, bytes in
                count += 1
                let isRefused = !violations(in: bytes, as: sample.kind, limit: 1).isEmpty
                #expect(isRefused, "\(sample.name): \(element.signature): \(label)")
            }
        }
        return count
    }

    private func otherValues(than value: String, for declared: SchemaModel.Attribute) -> [String] {
        if let fixed = declared.fixed {
            return ["", "x", fixed + "x", " " + fixed, fixed + " ", fixed.uppercased()].filter { $0 != fixed }
        }
        if !declared.values.isEmpty {
            return (["", "x"] + model.all.flatMap(\.attributes).flatMap(\.values) + declared.values.map { $0 + " " })
                .filter { !declared.values.contains($0) }
        }
        switch declared.type {
        case "coordinate", "weight": return Mutations.brokenNumbers + [""]
        case "size", "sizeOrWhole", "opacity": return Mutations.brokenNumbers + ["", "0", "-1", "1000%"]
        case "viewBox":
            return Mutations.brokenNumbers.map { "0 0 \($0) 10" } + ["", "1 0 10 10", "0 0 10", "0,0,10,10"]
        case "place":
            return Mutations.brokenNumbers.flatMap { ["translate(\($0) 1)", "translate(1 \($0))"] } + [
                "", "rotate(1 1)", "1 1",
            ]
        case "link": return Mutations.badLinks
        case "linkTypes": return ["", " ", "a  b", "a,b", "a ", " a", "ä", "a&#9;b", "a/b"]
        case "frameName": return ["", " ", "_new", "_BLANK", "1a", "a b", "-a", "javascript:x", "ä"]
        case "language", "relatedLanguage":
            return ["", "e", "en_US", "en-", "-en", "en us", "englishenglish", "en;", "ä"]
        case "shape":
            return ["", "m", "m1 1z1", "M1 1z", "m1 1a1 1z", "m1e3 1z", "m1,1z", "l1 1z", "m1 1l2 2 3 3z", "m1 1zz"]
        case "definition": return ["", "x", "dabc123-99", "dABC123-0", "dabc123-01", "dabc12-0"]
        case "reference": return ["", "none", "#dabc123-0", "url(dabc123-0)", "url(#dabc123-99)", "url(#x)"]
        case "fill", "stroke", "maskFill", "maskStroke":
            return ["", "red", "#fff", "#FF3B30", "url(#dabc123-99)", "currentColor", "url(x)"]
        case "flatColor": return ["", "red", "#fff", "#FF3B30", "none"]
        case "share", "offset": return ["", "2", "1.5", "-1", "0.555", "0.50", ".5"]
        case "matrix":
            return Mutations.brokenNumbers.filter { $0 != "1.234" }.flatMap {
                ["matrix(\($0) 0 0 1 0 0)", "matrix(1 0 0 1 0 \($0))"]
            } + ["", "rotate(1)", "matrix(1 0 0 1 0)", "matrix(0.123456 0 0 1 0 0)", "matrix(1,0,0,1,0,0)"]
        case "dashes": return ["", "4,2", "-1", "4  2", "none", "4 2 "]
        case "miterLimit": return ["", "0", "0.5", "-4"]
        case "path":
            return ["", "m", "m1 1", "m1 1z1", "M1 1z", "m1 1a1 1z", "m1e3 1z", "m1,1z", "l1 1z", "m1 1l2 2 3 3z"]
        case "moment": return ["", "2026-11-22", "2026-11-22T10:00:00", "2026-11-22 10:00:00Z", "2026-02-30T10:00:00Z"]
        case "day": return ["", "2026", "22.11.2026", "2026-02-30", "2026-11-22Z", "26-11-22"]
        case "nonEmpty": return ["", " ", "\t\n"]
        default: return []
        }
    }

    /// Each word of a class replaced, doubled, in the other case, and in the place of the next.
    private func otherClasses(than attribute: (name: String, value: String), _ sample: String) -> [String] {
        guard attribute.name == "class" else { return [] }
        let words = attribute.value.split(separator: " ").map(String.init)
        var result = ["", " ", attribute.value + " ", " " + attribute.value, attribute.value + " x"]
        for index in words.indices {
            func with(_ parts: String...) -> String {
                (words[..<index] + parts + words[(index + 1)...]).joined(separator: " ")
            }
            // A drawing may name any colour.
            let isAnyColor = words[0] == "ink" && index == 1 && sample.contains("draw")
            result +=
                (isAnyColor ? [] : [with("zz")]) + [
                    with("Zz"), with(words[index], words[index]), with(words[index].uppercased()),
                ]
            if index > 0 { result.append(with(words[index]).replacing(" \(words[index])", with: "  \(words[index])")) }
            if index + 1 < words.count {
                var turned = words
                turned.swapAt(index, index + 1)
                result.append(turned.joined(separator: " "))
            }
        }
        return result
    }
}

extension SampleElements {
    fileprivate func children(of element: Element) -> [Element] {
        let inside = elements.filter {
            element.tag.upperBound <= $0.tag.lowerBound && $0.whole.upperBound < element.whole.upperBound
        }
        return inside.filter { child in
            !inside.contains {
                $0.tag.lowerBound < child.tag.lowerBound && child.whole.upperBound < $0.whole.upperBound
            }
        }
    }
}
