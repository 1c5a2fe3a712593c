import ByteWriting

/// The rules of one cloud: its look, and its places.
///
/// The look is common to clouds with the same options: fonts, colours, and the effects of pointing. The places are
/// those of its own tags: sizes of text, and the position of everything at each width. If they are separated, each has
/// a class of its own, and a page with many clouds needs the look once.
///
/// No property of an element is set by both, so the order in which they come in a page does not matter.
struct CloudRules {
    /// The look, then the places; a single sheet if they are not separated.
    private var sheets: [ScopedRules]

    init(areParted: Bool) { sheets = Array(repeating: ScopedRules(), count: areParted ? 2 : 1) }

    var look: ScopedRules {
        get { sheets[0] }
        _modify { yield &sheets[0] }
    }

    var places: ScopedRules {
        get { sheets[sheets.count - 1] }
        _modify { yield &sheets[sheets.count - 1] }
    }

    /// Returns the class and the rules of each sheet that has any.
    consuming func finished() -> CloudStyle {
        CloudStyle(sheets: sheets.filter { !$0.isEmpty }.map { $0.finished() })
    }
}

/// The style sheets of one cloud, and the classes by which their rules name it.
struct CloudStyle {
    fileprivate let sheets: [(name: String, css: [[UInt8]])]

    /// The classes of the element that all rules name, with a space between them.
    var scope: String { sheets.map(\.name).joined(separator: " ") }

    /// Appends a style element for each sheet, or several for a large one.
    func append(to output: inout ByteBuffer) {
        for css in sheets.flatMap(\.css) {
            output.append("<style>")
            output.append(contentsOf: css)
            output.append("</style>\n")
        }
    }
}
