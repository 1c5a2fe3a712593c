import MarkupReading

/// Holds the style sheets of a cloud against its classes: each sheet names the cloud by a class of its own.
///
/// There is one, or in what is set into a page two: a look, which other clouds of the page may share, and places. A large
/// sheet may go on in further elements.
struct StyleClasses {
    private var missing = 0
    /// How many sheets are as large as one that goes on.
    private var largeCount = 0
    private var isLastLarge = false

    private static let largeSize = 4_000_000

    init() {}

    /// - Parameters:
    ///   - element: that with the classes.
    ///   - canBeTwo: whether there may be two sheets.
    init(_ element: StartTag, canBeTwo: Bool, report: (String) -> Void) {
        // The first word says what it is; of the others only those of a sheet are seven bytes long.
        let words = element.value(of: "class")?.split(separator: UInt8(ascii: " ")).dropFirst() ?? []
        missing = words.count { $0.count == 7 && $0.first == UInt8(ascii: "s") }
        guard missing > 1, !canBeTwo else { return }
        report("element 'svg': expected one class and one style sheet where nothing else is in the document")
        missing = 1
    }

    /// Takes a style sheet.
    mutating func start() {
        if isLastLarge { largeCount += 1 }
        (missing, isLastLarge) = (missing - 1, false)
    }

    /// Takes the text of a style sheet, all of it.
    mutating func text(_ text: [UInt8]) { isLastLarge = text.count >= Self.largeSize }

    /// Takes the end of the element.
    func end(report: (String) -> Void) {
        if !(-largeCount...0).contains(missing) {
            report("expected as many style sheets as the cloud has classes for them")
        }
    }
}
