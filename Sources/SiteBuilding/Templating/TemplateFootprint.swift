import ByteWriting

/// All that a page made with a template depends on besides the values: the bytes of the template, and of those that it
/// includes, and the names that any of them mentions.
///
/// A field whose name none of them mentions cannot be seen on the page, wherever it stands.
package struct TemplateFootprint: Sendable {
    /// Of the templates.
    package let code: UInt64
    let names: Set<String>
    /// By which equal names are known again.
    let namesKey: UInt64

    init(code: UInt64, names: Set<String>) {
        (self.code, self.names) = (code, names)
        namesKey = names.sorted().reduce(0) { XXHash64.mixed($0, XXHash64.hash(of: $1)) }
    }

    /// The footprint of values that are shown without a template.
    ///
    /// - Parameter names: of all fields that are looked at.
    package init(names: Set<String>) { self.init(code: 0, names: names) }

    /// By which a value is known again, as far as the template can see it; nil where that cannot be told.
    ///
    /// Equal fingerprints make equal bytes: two values that differ have one fingerprint in 2^64.
    /// - Complexity: O(n) in what the value holds; O(1) for objects that are shared and were seen.
    package func fingerprint(of value: TemplateValue) -> UInt64? {
        switch value {
        case .text(let text): XXHash64.mixed(1, XXHash64.hash(of: text))
        case .html(let html): XXHash64.mixed(2, XXHash64.hash(of: html))
        case .number(let number): XXHash64.mixed(3, UInt64(bitPattern: Int64(number)))
        case .flag(let flag): XXHash64.mixed(4, flag ? 1 : 0)
        case .list(let list):
            list.reduce(XXHash64.mixed(5, UInt64(list.count))) { hash, element in
                guard let hash, let next = fingerprint(of: element) else { return nil }
                return XXHash64.mixed(hash, next)
            }
        case .object(let object): fingerprint(of: object)
        case .lazy(_, let fingerprint): fingerprint?().map { XXHash64.mixed(7, $0) }
        }
    }

    package func fingerprint(of object: TemplateObject) -> UInt64? {
        if let known = object.fingerprints?.withLock({ $0[namesKey] }) { return known }
        // Fields have no order, so their hashes are added up.
        var sum: UInt64 = 6
        for (name, value) in object.fields where names.contains(name) {
            guard let field = fingerprint(of: value) else { return nil }
            sum &+= XXHash64.mixed(XXHash64.hash(of: name), field)
        }
        let hash = XXHash64.mixed(6, sum)
        object.fingerprints?.withLock { $0[namesKey] = hash }
        return hash
    }
}

extension SiteTemplates {
    /// - Returns: nil where there is no template of this name.
    package func footprint(of name: String) -> TemplateFootprint? {
        guard let first = fileNumbers[name] else { return nil }
        var (names, reached, next) = (Set<String>(), Set<Int>(), [first])
        while let file = next.popLast() {
            guard reached.insert(file).inserted else { continue }
            for step in code.steps[code.files[file]] {
                switch step.kind {
                case .partial, .parent: next.append(step.target)
                case .variable, .unescaped, .section, .inverted, .script:
                    names.formUnion(code.names[code.expressions[step.target].names])
                case .text, .block: break
                }
            }
        }
        let hash = reached.map { files[$0] }.sorted { $0.name < $1.name }.reduce(XXHash64.hash(of: name)) {
            hash, file in
            XXHash64.mixed(XXHash64.mixed(hash, XXHash64.hash(of: file.name)), XXHash64.hash(of: file.source.bytes))
        }
        return TemplateFootprint(code: hash, names: names)
    }
}
