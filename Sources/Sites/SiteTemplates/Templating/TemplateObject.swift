import Synchronization

/// An object that templates read: named fields, each a ``TemplateValue``.
///
/// It is made once and shared by all pages that list it. In a section, an absent field, a false flag and an empty list
/// are false; an empty text and the number 0 are true, as in Mustache for Swift, so the maker of an object leaves out
/// what is empty.
package final class TemplateObject: Sendable {
    private let source: Source
    /// The digests found so far, by the keys of the views; nil for an object that is not shared.
    private let digests: Mutex<KnownDigests>?

    private enum Source {
        case made([String: TemplateValue])
        case asked(LazyFields)
    }

    /// Makes an object; `isShared` says whether its digests are kept, because many pages show it.
    package init(_ fields: [String: TemplateValue], isShared: Bool = false) {
        source = .made(fields)
        digests = isShared ? Mutex(KnownDigests()) : nil
    }

    /// Makes a shared object whose fields are made when a template first asks for one of them.
    ///
    /// - Parameter digests: the digests that are known already.
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

    /// The digests found so far; none for an object that is not shared.
    package var knownDigests: KnownDigests { digests?.withLock { $0 } ?? KnownDigests() }

    func digest(for key: UInt64) -> UInt64? { digests?.withLock { $0[key] } }
    func keep(_ digest: UInt64, for key: UInt64) { digests?.withLock { $0.add(digest, for: key) } }

    /// Returns the object with another value of a field, or without the field if the value is nil.
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

    /// The fields. If two threads ask at once, both make them, and both get the same ones.
    var values: [String: TemplateValue] { (made.load() ?? made.storeIfNil(Values(make()))).values }
}

/// The digests of an object, by the keys of the views; most objects have no more than two.
package struct KnownDigests: Sendable {
    private typealias Entry = (key: UInt64, digest: UInt64)
    // Stored in the object itself, since lists touch thousands of them.
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

/// A value that a name in a template can have.
package enum TemplateValue: Sendable {
    /// Text, which is escaped where it is written with two braces.
    case text(String)
    /// Markup, which only `{{{name}}}` writes as such.
    case html(String)
    case number(Int)
    case flag(Bool)
    case list([TemplateValue])
    case object(TemplateObject)
    /// A value that is made anew each time a template asks for it; `digest` hashes it without making it.
    case lazy(@Sendable () -> TemplateValue?, digest: (@Sendable () -> UInt64?)? = nil)
}
