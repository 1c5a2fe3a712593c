/// A mistake in a finished page, for the author of the post or template that caused it.
package struct PageProblem: Sendable {
    /// The kind of a mistake.
    package enum Kind: Sendable {
        /// A mistake in the order of the tags, or in how they are written.
        case order
        /// An id that occurs twice.
        case id
        /// An address that must not be linked to, or the address of a `<base>`.
        case address
    }

    package var kind: Kind
    /// The range in the page that the message is about.
    package var range: Range<Int>
    package var message: PageMessage
    package var hint: String?

    init(_ kind: Kind, _ range: Range<Int>, _ message: PageMessage, hint: String?) {
        (self.kind, self.range, self.message, self.hint) = (kind, range, message, hint)
    }

    /// Returns the problem with its ranges moved by `distance` bytes, for a page in which as many bytes precede this
    /// text.
    func moved(by distance: Int) -> PageProblem {
        var problem = self
        problem.range = range.lowerBound + distance..<range.upperBound + distance
        problem.message.other = message.other.map { $0.lowerBound + distance..<$0.upperBound + distance }
        return problem
    }
}

/// A message that may mention another part of the page. The place of that part is added later, by the caller, who knows
/// from which files the page was made.
package struct PageMessage: Sendable {
    private let beginning: String
    /// The range in the page of the other part; nil if the message mentions none.
    package fileprivate(set) var other: Range<Int>?
    /// The words between the mention of the other part and its place.
    private let introduction: String
    private let end: String

    init(_ text: String) { self.init(text, of: nil, "", "") }

    /// Makes a message that mentions another part of the page.
    ///
    /// - Parameters:
    ///   - beginning: the text before the place of the other part.
    ///   - introduction: the words before the place, such as ` of `, which are left out if there is no place.
    init(_ beginning: String, of other: Range<Int>?, _ introduction: String = " of ", _ end: String = "") {
        (self.beginning, self.other, self.introduction, self.end) = (beginning, other, introduction, end)
    }

    /// Returns the text of the message.
    ///
    /// - Parameter place: the place of the other part, such as `line 7`; nil to leave it out.
    package func text(placeOfOther place: String?) -> String {
        beginning + (other == nil ? "" : place.map { introduction + $0 } ?? "") + end
    }
}
