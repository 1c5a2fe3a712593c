import Synchronization

/// What names mean in a template: an object of fields, each a ``TemplateValue``.
///
/// Made once and shared by all pages that list it. In a section a field is false that is absent, a
/// flag that is false, and a list without elements; an empty text and the number 0 are true, as Mustache for Swift has
/// it, so whoever makes an object leaves out what is empty.
package final class TemplateObject: Sendable {
    package let fields: [String: TemplateValue]
    /// Of an object that many pages show: what was found out of it, by the names that were looked at.
    let fingerprints: Mutex<KnownFingerprints>?

    /// - Parameter isShared: whether its fingerprints are kept.
    package init(_ fields: [String: TemplateValue], isShared: Bool = false) {
        self.fields = fields
        fingerprints = isShared ? Mutex(KnownFingerprints()) : nil
    }

    /// The same with another value of a field, or without it.
    package func setting(_ name: String, _ value: TemplateValue?) -> TemplateObject {
        var fields = fields
        fields[name] = value
        return TemplateObject(fields)
    }
}

/// The fingerprints of an object by the keys of the views; of most objects there are no more than two.
struct KnownFingerprints {
    private typealias Entry = (key: UInt64, fingerprint: UInt64)
    // In the object itself, since lists touch thousands of them.
    private var (first, second): (Entry?, Entry?) = (nil, nil)
    private var others: [Entry] = []

    subscript(key: UInt64) -> UInt64? {
        if let first, first.key == key { return first.fingerprint }
        if let second, second.key == key { return second.fingerprint }
        return others.first { $0.key == key }?.fingerprint
    }

    mutating func add(_ fingerprint: UInt64, for key: UInt64) {
        if first == nil {
            first = (key, fingerprint)
        } else if second == nil {
            second = (key, fingerprint)
        } else {
            others.append((key, fingerprint))
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
    case lazy(@Sendable () -> TemplateValue?, fingerprint: (@Sendable () -> UInt64?)? = nil)
}
