/// Something that is wrong with a page.
package struct PageProblem: Sendable {
    package enum Kind: Sendable {
        /// With the order of its tags, or with how they are written.
        case order
        case id
        case address
    }

    package var kind: Kind
    package var range: Range<Int>
    package var message: PageMessage
    package var hint: String?

    init(_ kind: Kind, _ range: Range<Int>, _ message: PageMessage, hint: String?) {
        (self.kind, self.range, self.message, self.hint) = (kind, range, message, hint)
    }

    /// The same in a text before which there are so many bytes.
    func moved(by distance: Int) -> PageProblem {
        var problem = self
        problem.range = range.lowerBound + distance..<range.upperBound + distance
        problem.message.other = message.other.map { $0.lowerBound + distance..<$0.upperBound + distance }
        return problem
    }
}

/// What is wrong, in words that may speak of another part of the page: only who knows its source can say where that is.
package struct PageMessage: Sendable {
    private let beginning: String
    /// What is spoken of.
    package fileprivate(set) var other: Range<Int>?
    /// Between what is spoken of and its place.
    private let introduction: String
    private let end: String

    init(_ text: String) { self.init(text, of: nil, "", "") }

    /// - Parameters:
    ///   - beginning: to the words behind which the place is said.
    ///   - introduction: before the place, such as ` of `.
    init(_ beginning: String, of other: Range<Int>?, _ introduction: String = " of ", _ end: String = "") {
        (self.beginning, self.other, self.introduction, self.end) = (beginning, other, introduction, end)
    }

    /// - Parameter place: of what is spoken of, such as `line 7`; nil where it is not to be said.
    package func text(placeOfOther place: String?) -> String {
        beginning + (other == nil ? "" : place.map { introduction + $0 } ?? "") + end
    }
}
