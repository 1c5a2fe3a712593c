import ByteWriting

/// All that a page made with a template depends on besides the values: the bytes of the template, and of those that it
/// includes, and the names that any of them mentions.
///
/// A field that none of them mentions cannot be seen on the page. One that is mentioned behind another name only, as
/// `words` in `site.words.tags`, can be seen only in the value of that other name.
package struct TemplateFootprint: Sendable {
    /// Of the templates.
    package let code: UInt64
    /// What can be seen in the value of a name behind which others are mentioned.
    private let behind: [String: Visible]
    /// What can be seen in all other values.
    private let anywhere: Visible

    /// Names of fields, each with its hash.
    private struct Visible {
        let names: [String: UInt64]
        /// By which the same names are known again.
        let key: UInt64

        init(_ names: Set<String>) {
            self.names = Dictionary(uniqueKeysWithValues: names.map { ($0, XXHash64.hash(of: $0)) })
            key = names.sorted().reduce(0) { XXHash64.mixed($0, XXHash64.hash(of: $1)) }
        }
    }

    /// - Parameters:
    ///   - code: the hash of the templates.
    ///   - names: that are mentioned by themselves, or begin a dotted name: they are looked up in whatever is open.
    ///   - behind: that are mentioned behind a name.
    init(code: UInt64, names: Set<String>, behind: [String: Set<String>]) {
        self.code = code
        anywhere = Visible(names)
        self.behind = behind.mapValues { Visible($0.union(names)) }
    }

    /// The footprint of values that are shown without a template.
    ///
    /// - Parameter names: of all fields that are looked at.
    package init(names: Set<String>) { self.init(code: 0, names: names, behind: [:]) }

    /// By which the value of a name is known again, as far as the template can see it; nil where that cannot be told.
    ///
    /// Equal fingerprints make equal bytes: two values that differ have one fingerprint in 2^64.
    /// - Complexity: O(n) in what the value holds; O(1) for objects that are shared and were seen.
    package func fingerprint(of value: TemplateValue, named name: String) -> UInt64? {
        fingerprint(of: value, behind[name] ?? anywhere)
    }

    package func fingerprint(of object: TemplateObject, named name: String) -> UInt64? {
        fingerprint(of: object, behind[name] ?? anywhere)
    }

    private func fingerprint(of value: TemplateValue, _ visible: Visible) -> UInt64? {
        switch value {
        case .text(let text): return XXHash64.mixed(1, XXHash64.hash(of: text))
        case .html(let html): return XXHash64.mixed(2, XXHash64.hash(of: html))
        case .number(let number): return XXHash64.mixed(3, UInt64(bitPattern: Int64(number)))
        case .flag(let flag): return XXHash64.mixed(4, flag ? 1 : 0)
        case .list(let list):
            var hash = XXHash64.mixed(5, UInt64(list.count))
            for element in list {
                guard let next = fingerprint(of: element, visible) else { return nil }
                hash = XXHash64.mixed(hash, next)
            }
            return hash
        case .object(let object): return fingerprint(of: object, visible)
        case .lazy(_, let fingerprint): return fingerprint?().map { XXHash64.mixed(7, $0) }
        }
    }

    private func fingerprint(of object: TemplateObject, _ visible: Visible) -> UInt64? {
        if let known = object.fingerprints?.withLock({ $0.first { $0.key == visible.key }?.fingerprint }) {
            return known
        }
        // Fields have no order, so their hashes are added up.
        var sum: UInt64 = 6
        for (name, value) in object.fields {
            guard let hash = visible.names[name] else { continue }
            guard let field = fingerprint(of: value, behind[name] ?? anywhere) else { return nil }
            sum &+= XXHash64.mixed(hash, field)
        }
        let hash = XXHash64.mixed(6, sum)
        object.fingerprints?.withLock { $0.append((visible.key, hash)) }
        return hash
    }
}

extension SiteTemplates {
    /// - Returns: nil where there is no template of this name.
    package func footprint(of name: String) -> TemplateFootprint? {
        guard let first = fileNumbers[name] else { return nil }
        var (names, behind) = (Set<String>(), [String: Set<String>]())
        var (reached, next) = (Set<Int>(), [first])
        while let file = next.popLast() {
            guard reached.insert(file).inserted else { continue }
            for step in code.steps[code.files[file]] {
                switch step.kind {
                case .partial, .parent: next.append(step.target)
                case .variable, .unescaped, .section, .inverted, .script:
                    let parts = code.names[code.expressions[step.target].names]
                    if let first = parts.first { names.insert(first) }
                    for (name, part) in zip(parts, parts.dropFirst()) { behind[name, default: []].insert(part) }
                case .text, .block: break
                }
            }
        }
        let hash = reached.map { files[$0] }.sorted { $0.name < $1.name }.reduce(XXHash64.hash(of: name)) {
            hash, file in
            XXHash64.mixed(XXHash64.mixed(hash, XXHash64.hash(of: file.name)), XXHash64.hash(of: file.source.bytes))
        }
        return TemplateFootprint(code: hash, names: names, behind: behind)
    }
}
