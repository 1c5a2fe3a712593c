import ByteWriting
import SourceText

/// Everything besides values on which a page made with a template depends: the bytes of the template and of those that
/// it includes, and the names in them. Its digests of values let the next build recognise an unchanged page.
///
/// A field whose name is in none of the templates is not shown on the page. A field that is named only after another
/// name, as `tags` in `site.words.tags`, is shown only if it is in the value of that other name.
package struct TemplateFootprint: Sendable {
    /// A hash of the template and of those that it includes.
    package let code: UInt64
    /// The fields that are shown of values: first of those without a view of their own, then of each name that is
    /// followed by others.
    private let views: [View]
    /// The index in ``views`` for the value of each name that is followed by others.
    private let places: [String: Int]

    /// The names of the fields that are shown, each with its hash and the index of the view for its value.
    private struct View {
        let fields: [String: (hash: UInt64, view: Int)]
        /// A hash that identifies the view together with the views of all values in it.
        let key: UInt64

        init(_ names: Set<String>, _ places: [String: Int], key: UInt64) {
            var fields: [String: (hash: UInt64, view: Int)] = [:]
            for name in names { fields[name] = (XXHash64.hash(of: name), places[name] ?? 0) }
            (self.fields, self.key) = (fields, key)
        }
    }

    /// Makes a footprint from the hash of the templates and the names in them.
    init(code: UInt64, _ names: MentionedNames) {
        self.code = code
        let order = names.followers.keys.sorted()
        let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0 + 1) })
        let views = [names.anywhere] + order.map { names.anywhere.union(names.followers[$0] ?? []) }
        let key = names.key
        self.views = views.enumerated().map { View($1, places, key: XXHash64.mixed(key, UInt64($0))) }
        self.places = places
    }

    /// Makes a footprint for values that are shown without a template.
    ///
    /// - Parameter names: the names of all fields that are shown.
    package init(names: Set<String>) { self.init(code: 0, MentionedNames(anywhere: names)) }

    /// Returns a hash of the part of a name's value that the template can show; nil if a lazy value in it has no
    /// digest.
    ///
    /// Values with equal digests make equal bytes: two different values have the same digest once in 2^64.
    /// - Complexity: O(n) in the contents of the value; O(1) for shared objects whose digest is known.
    package func digest(of value: TemplateValue, named name: String) -> UInt64? {
        digest(of: value, places[name] ?? 0)
    }

    /// Returns a hash of the part of a name's object that the template can show; nil if a lazy value in it has no
    /// digest.
    package func digest(of object: TemplateObject, named name: String) -> UInt64? {
        digest(of: object, places[name] ?? 0)
    }

    private func digest(of value: TemplateValue, _ view: Int) -> UInt64? {
        switch value {
        case .text(let text): return XXHash64.mixed(1, XXHash64.hash(of: text))
        case .html(let html): return XXHash64.mixed(2, XXHash64.hash(of: html))
        case .number(let number): return XXHash64.mixed(3, UInt64(bitPattern: Int64(number)))
        case .flag(let flag): return XXHash64.mixed(4, flag ? 1 : 0)
        case .list(let list):
            var hash = XXHash64.mixed(5, UInt64(list.count))
            for element in list {
                guard let next = digest(of: element, view) else { return nil }
                hash = XXHash64.mixed(hash, next)
            }
            return hash
        case .object(let object): return digest(of: object, view)
        case .lazy(_, let digest): return digest?().map { XXHash64.mixed(7, $0) }
        }
    }

    private func digest(of object: TemplateObject, _ view: Int) -> UInt64? {
        let view = views[view]
        if let known = object.digest(for: view.key) { return known }
        // Fields have no order, so their hashes are added up.
        var sum: UInt64 = 6
        for (name, value) in object.fields {
            guard let field = view.fields[name] else { continue }
            guard let hash = digest(of: value, field.view) else { return nil }
            sum &+= XXHash64.mixed(field.hash, hash)
        }
        let hash = XXHash64.mixed(6, sum)
        object.keep(hash, for: view.key)
        return hash
    }
}

/// The names in the tags of some templates.
struct MentionedNames {
    /// The names that are alone or first in a dotted name: these are searched for in the values of all open sections.
    var anywhere: Set<String> = []
    /// The names that directly follow each name in a dotted name.
    var followers: [String: Set<String>] = [:]

    /// Adds the parts of a dotted name.
    mutating func take(_ parts: some Collection<String>) {
        if let first = parts.first { anywhere.insert(first) }
        for (name, part) in zip(parts, parts.dropFirst()) { followers[name, default: []].insert(part) }
    }

    /// A hash that identifies the set of names.
    var key: UInt64 {
        func hash(_ names: Set<String>, _ start: UInt64) -> UInt64 {
            names.sorted().reduce(XXHash64.mixed(start, UInt64(names.count))) {
                XXHash64.mixed($0, XXHash64.hash(of: $1))
            }
        }
        return followers.keys.sorted().reduce(hash(anywhere, 0)) { key, name in
            hash(followers[name] ?? [], XXHash64.mixed(key, XXHash64.hash(of: name)))
        }
    }

    mutating func take(_ other: MentionedNames) {
        anywhere.formUnion(other.anywhere)
        followers.merge(other.followers) { $0.union($1) }
    }
}

extension SiteTemplates {
    /// Returns the footprint of a template; nil if there is no template of this name.
    ///
    /// - Parameter groups: groups of templates that show the same objects, such as those of lists: each template of a
    ///   group gets the names of all of them, so that an object is hashed once for the group.
    package func footprint(of name: String, groups: [[String]]) -> TemplateFootprint? {
        guard let own = mentioned(in: name) else { return nil }
        var names = own.names
        for other in groups.first(where: { $0.contains(name) }) ?? [] {
            if let mentioned = mentioned(in: other) { names.take(mentioned.names) }
        }
        return TemplateFootprint(code: own.code, names)
    }

    /// Returns the names in a template and in those that it includes, and a hash of these templates.
    private func mentioned(in name: String) -> (code: UInt64, names: MentionedNames)? {
        guard let first = fileNumbers[name] else { return nil }
        var names = MentionedNames()
        var (reached, next) = (Set<Int>(), [first])
        while let file = next.popLast() {
            guard reached.insert(file).inserted else { continue }
            for step in code.steps[code.files[file]] {
                switch step.kind {
                case .partial, .parent: next.append(step.target)
                case .variable, .unescaped, .section, .inverted, .script:
                    names.take(code.names[code.expressions[step.target].names])
                case .text, .block: break
                }
            }
        }
        let hash = reached.map { files[$0] }.sorted { $0.name < $1.name }.reduce(XXHash64.hash(of: name)) {
            hash, file in
            // Built-in templates are validated against schemas; the same template of a site is not.
            [XXHash64.hash(of: file.name), XXHash64.hash(of: file.source.bytes), file.isBuiltIn ? 1 : 0].reduce(
                hash, XXHash64.mixed)
        }
        return (hash, names)
    }
}
