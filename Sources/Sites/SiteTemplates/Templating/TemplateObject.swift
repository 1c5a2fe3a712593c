import Synchronization

/// What names mean in a template: an object of fields, each a ``TemplateValue``.
///
/// Made once and shared by all pages that list it. In a section a field is false that is absent, a
/// flag that is false, and a list without elements; an empty text and the number 0 are true, as Mustache for Swift has
/// it, so whoever makes an object leaves out what is empty.
package final class TemplateObject: Sendable {
    private let source: Source
    /// Of an object that many pages show: what was found out of it, by the names that were looked at.
    private let digests: Mutex<KnownDigests>?

    private enum Source {
        case made([String: TemplateValue])
        case asked(LazyFields)
    }

    /// - Parameter isShared: whether its digests are kept.
    package init(_ fields: [String: TemplateValue], isShared: Bool = false) {
        source = .made(fields)
        digests = isShared ? Mutex(KnownDigests()) : nil
    }

    /// Makes an object that is shared, whose fields are made when a template asks for one of them.
    ///
    /// - Parameter digests: those that are known already.
    package init(known digests: KnownDigests, fields: @escaping @Sendable () -> [String: TemplateValue]) {
        source = .asked(LazyFields(make: fields))
        self.digests = Mutex(digests)
    }

    package var fields: [String: TemplateValue] {
        switch source {
        case .made(let fields): fields
        case .asked(let fields): fields.values
        }
    }

    /// What was found out of an object that is shared; none of any other.
    package var knownDigests: KnownDigests { digests?.withLock { $0 } ?? KnownDigests() }

    func digest(for key: UInt64) -> UInt64? { digests?.withLock { $0[key] } }
    func keep(_ digest: UInt64, for key: UInt64) { digests?.withLock { $0.add(digest, for: key) } }

    /// The same with another value of a field, or without it.
    package func setting(_ name: String, _ value: TemplateValue?) -> TemplateObject {
        var fields = fields
        fields[name] = value
        return TemplateObject(fields)
    }
}

/// Fields that are made once, when the first of them is asked for.
private final class LazyFields: Sendable {
    private final class Values: Sendable {
        let values: [String: TemplateValue]

        init(_ values: [String: TemplateValue]) { self.values = values }
    }

    private let make: @Sendable () -> [String: TemplateValue]
    private let made = AtomicLazyReference<Values>()

    init(make: @escaping @Sendable () -> [String: TemplateValue]) { self.make = make }

    /// The fields: where two threads ask at once, both make them, and both are given the same ones.
    var values: [String: TemplateValue] { (made.load() ?? made.storeIfNil(Values(make()))).values }
}

/// The digests of an object by the keys of the views; of most objects there are no more than two.
package struct KnownDigests: Sendable {
    private typealias Entry = (key: UInt64, digest: UInt64)
    // In the object itself, since lists touch thousands of them.
    private var (first, second): (Entry?, Entry?) = (nil, nil)
    private var others: [Entry] = []

    package init(_ digests: some Sequence<(key: UInt64, digest: UInt64)> = []) {
        for (key, digest) in digests { add(digest, for: key) }
    }

    package var all: [(key: UInt64, digest: UInt64)] { [first, second].compactMap(\.self) + others }

    subscript(key: UInt64) -> UInt64? {
        if let first, first.key == key { return first.digest }
        if let second, second.key == key { return second.digest }
        return others.first { $0.key == key }?.digest
    }

    mutating func add(_ digest: UInt64, for key: UInt64) {
        if first == nil {
            first = (key, digest)
        } else if second == nil {
            second = (key, digest)
        } else {
            others.append((key, digest))
        }
    }
}

package enum TemplateValue: Sendable {
    /// Escaped where it is written with two braces.
    case text(String)
    /// Markup; only `{{{name}}}` writes it as such.
    case html(String)
    case number(Int)
    case flag(Bool)
    case list([TemplateValue])
    case object(TemplateObject)
    /// What is made when a template asks for it, each time anew; with what tells it from another without making it.
    case lazy(@Sendable () -> TemplateValue?, digest: (@Sendable () -> UInt64?)? = nil)
}
