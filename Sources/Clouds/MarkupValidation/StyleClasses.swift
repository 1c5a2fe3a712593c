import MarkupReading

/// A comparison of the style sheets of a cloud with its classes: each sheet belongs to one class that the cloud has.
///
/// There is one sheet, or two in clouds that are inserted into pages: a look, which other clouds of the page may share,
/// and the places of tags. A large sheet may continue in further elements.
struct StyleClasses {
    private var missing = 0
    /// The number of sheets that follow one so large that it may continue.
    private var largeCount = 0
    private var isLastLarge = false

    private static let largeSize = 4_000_000

    init() {}

    /// Counts the classes that need a style sheet.
    ///
    /// - Parameters:
    ///   - element: the element with the classes.
    ///   - canBeTwo: whether there may be two sheets.
    init(_ element: StartTag, canBeTwo: Bool, report: (String) -> Void) {
        // The first class is that of all clouds; of the others only those with a sheet have seven bytes.
        let words = element.value(of: "class")?.split(separator: UInt8(ascii: " ")).dropFirst() ?? []
        missing = words.count { $0.count == 7 && $0.first == UInt8(ascii: "s") }
        guard missing > 1, !canBeTwo else { return }
        report("element 'svg': expected one class and one style sheet where nothing else is in the document")
        missing = 1
    }

    /// Takes the start tag of a style sheet.
    mutating func start() {
        if isLastLarge { largeCount += 1 }
        (missing, isLastLarge) = (missing - 1, false)
    }

    /// Takes all of the text of a style sheet.
    mutating func text(_ text: [UInt8]) { isLastLarge = text.count >= Self.largeSize }

    /// Checks, at the end of the element, that each class has its sheet.
    func end(report: (String) -> Void) {
        if !(-largeCount...0).contains(missing) {
            report("expected as many style sheets as the cloud has classes for them")
        }
    }
}
