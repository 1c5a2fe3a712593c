import Synchronization

/// An object that templates read: named fields, each a ``TemplateValue``.
///
/// Objects that many pages show are made once and shared. In a section, an absent field, a false flag and an empty list
/// are false; an empty text and the number 0 are true, as in Mustache for Swift, so fields with empty texts should be
/// left out.
package final class TemplateObject: Sendable {
    private let source: Source
    /// The known digests of the object, by the keys of the views; nil for an object that is not shared.
    private let digests: Mutex<KnownDigests>?

    private enum Source {
        case made([String: TemplateValue])
        case asked(LazyFields)
    }

    /// Makes an object from its fields.
    ///
    /// - Parameter isShared: whether to keep the object's digests, because many pages show it.
    package init(_ fields: [String: TemplateValue], isShared: Bool = false) {
        source = .made(fields)
        digests = isShared ? Mutex(KnownDigests()) : nil
    }

    /// Makes a shared object whose fields are made when a template first asks for one of them.
    ///
    /// - Parameter digests: the digests of the object that are known already.
    package init(known digests: KnownDigests, fields: @escaping @Sendable () -> [String: TemplateValue]) {
        source = .asked(LazyFields(make: fields))
        self.digests = Mutex(digests)
    }

    /// The values of the fields, by name.
    package var fields: [String: TemplateValue] {
        switch source {
        case .made(let fields): fields
        case .asked(let fields): fields.values
        }
    }

    /// The known digests of the object; empty for an object that is not shared.
    package var knownDigests: KnownDigests { digests?.withLock { $0 } ?? KnownDigests() }

    func digest(for key: UInt64) -> UInt64? { digests?.withLock { $0[key] } }
    func keep(_ digest: UInt64, for key: UInt64) { digests?.withLock { $0.add(digest, for: key) } }

    /// Returns a copy of the object with another value for a field, or without the field if the value is nil.
    package func setting(_ name: String, _ value: TemplateValue?) -> TemplateObject {
        var fields = fields
        fields[name] = value
        return TemplateObject(fields)
    }
}

/// The fields of an object, which are made once, when the first of them is read.
private final class LazyFields: Sendable {
    private final class Values: Sendable {
        let values: [String: TemplateValue]

        init(_ values: [String: TemplateValue]) { self.values = values }
    }

    private let make: @Sendable () -> [String: TemplateValue]
    private let made = AtomicLazyReference<Values>()

    init(make: @escaping @Sendable () -> [String: TemplateValue]) { self.make = make }

    /// The fields. If two threads read them at once, both make them, and both get the same ones.
    var values: [String: TemplateValue] { (made.load() ?? made.storeIfNil(Values(make()))).values }
}

/// The known digests of an object, by the keys of the views of ``TemplateFootprint``; most objects have at most two.
package struct KnownDigests: Sendable {
    private typealias Entry = (key: UInt64, digest: UInt64)
    // Stored in the object itself, since lists touch thousands of them.
    private var (first, second): (Entry?, Entry?) = (nil, nil)
    private var others: [Entry] = []

    package init(_ digests: some Sequence<(key: UInt64, digest: UInt64)> = []) {
        for (key, digest) in digests { add(digest, for: key) }
    }

    /// All digests with their keys, in the order in which they were added.
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
    /// Text, which is escaped when a tag with two braces writes it.
    case text(String)
    /// HTML, which only a tag with three braces, `{{{name}}}`, writes unescaped.
    case html(String)
    case number(Int)
    case flag(Bool)
    case list([TemplateValue])
    case object(TemplateObject)
    /// A value that is made anew each time a template reads it; `digest` returns a hash of it without making it.
    case lazy(@Sendable () -> TemplateValue?, digest: (@Sendable () -> UInt64?)? = nil)
}
