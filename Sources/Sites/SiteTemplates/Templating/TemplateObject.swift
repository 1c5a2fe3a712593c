import Synchronization

/// What names mean in a template: an object of fields, each a ``TemplateValue``.
///
/// Made once and shared by all pages that list it. In a section a field is false that is absent, a
/// flag that is false, and a list without elements; an empty text and the number 0 are true, as Mustache for Swift has
/// it, so whoever makes an object leaves out what is empty.
package final class TemplateObject: Sendable {
    package let fields: [String: TemplateValue]
    /// Of an object that many pages show: what was found out of it, by the names that were looked at.
    let digests: Mutex<KnownDigests>?

    /// - Parameter isShared: whether its digests are kept.
    package init(_ fields: [String: TemplateValue], isShared: Bool = false) {
        self.fields = fields
        digests = isShared ? Mutex(KnownDigests()) : nil
    }

    /// The same with another value of a field, or without it.
    package func setting(_ name: String, _ value: TemplateValue?) -> TemplateObject {
        var fields = fields
        fields[name] = value
        return TemplateObject(fields)
    }
}

/// The digests of an object by the keys of the views; of most objects there are no more than two.
struct KnownDigests {
    private typealias Entry = (key: UInt64, digest: UInt64)
    // In the object itself, since lists touch thousands of them.
    private var (first, second): (Entry?, Entry?) = (nil, nil)
    private var others: [Entry] = []

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
