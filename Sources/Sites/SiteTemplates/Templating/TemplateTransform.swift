/// A function that changes a value before a tag writes or tests it: `{{#reversed(page.posts)}}`,
/// `{{uppercased(title)}}`.
///
/// The names are those of Mustache for Swift, for users who know that library.
enum TemplateTransform: String, CaseIterable, Sendable {
    case empty, capitalized, lowercased, uppercased, reversed
    case equalzero, plusone, minusone, even, odd
    case first, last, count
    /// The index of the current element in its list, from 0: `{{index()}}`.
    case index

    /// The transforms that apply to the index of the current element in a section's list.
    static let ofPlaces: [TemplateTransform] = [.first, .last, .index, .even, .odd]

    /// Returns the shape of the result for a value of a shape; nil if the transform does not apply to such values.
    func result(of shape: TemplateShape) -> TemplateShape? {
        switch (shape, self) {
        case (.text, .empty), (.html, .empty), (.list, .empty): .flag
        case (.text, .capitalized), (.text, .lowercased), (.text, .uppercased), (.text, .reversed): .text
        case (.number, .equalzero), (.number, .even), (.number, .odd): .flag
        case (.number, .plusone), (.number, .minusone): .number
        case (.list(let element), .first), (.list(let element), .last): element
        case (.list, .reversed): shape
        case (.list, .count): .number
        case (.any, .index): nil
        case (.any, _): .any
        default: nil
        }
    }

    /// Returns the result for a value; nil if the transform does not apply to values of its kind.
    func result(of value: TemplateValue) -> TemplateValue? {
        switch value {
        case .text(let text):
            switch self {
            case .empty: .flag(text.isEmpty)
            case .capitalized: .text(capitalizing(text))
            case .lowercased: .text(text.lowercased())
            case .uppercased: .text(text.uppercased())
            case .reversed: .text(String(text.reversed()))
            default: nil
            }
        case .html(let html): self == .empty ? .flag(html.isEmpty) : nil
        case .number(let number):
            switch self {
            case .equalzero: .flag(number == 0)
            // The last number has no next one; wrong by one is better than no site.
            case .plusone: .number(number == .max ? number : number + 1)
            case .minusone: .number(number == .min ? number : number - 1)
            case .even: .flag(number & 1 == 0)
            case .odd: .flag(number & 1 == 1)
            default: nil
            }
        case .list(let list):
            switch self {
            case .empty: .flag(list.isEmpty)
            case .first: list.first
            case .last: list.last
            case .reversed: .list(list.reversed())
            case .count: .number(list.count)
            default: nil
            }
        case .lazy(let make, _): make().flatMap(result(of:))
        case .flag, .object: nil
        }
    }

    /// Returns the result for an element's index in a list of `count` elements; nil if the transform does not apply to
    /// indexes.
    func result(ofPlace place: Int, in count: Int) -> TemplateValue? {
        switch self {
        case .first: .flag(place == 0)
        case .last: .flag(place == count - 1)
        case .index: .number(place)
        case .even: .flag(place & 1 == 0)
        case .odd: .flag(place & 1 == 1)
        default: nil
        }
    }
}

/// Returns the text with a capital at the beginning of each word, and small letters after it.
private func capitalizing(_ text: String) -> String {
    var result = ""
    var isInWord = false
    for character in text {
        result += isInWord ? character.lowercased() : character.uppercased()
        // An apostrophe begins no word: Don’t.
        isInWord = character.isLetter || character.isNumber || isInWord && (character == "'" || character == "’")
    }
    return result
}
