import ByteWriting

/// The rules of one cloud: its look, and its places.
///
/// The look is what clouds with the same options have in common: fonts, colours, what is pointed at. The places are those
/// of its own tags: sizes of text, and where everything stands at which width. Where they are parted, each has a class of
/// its own, and a page with many clouds needs the look once.
///
/// No property of an element is set by both, so it does not matter which of them comes first in a page.
struct CloudRules {
    /// The look first; the same one where they are not parted.
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

    /// The class of each, and its rules; a sheet without rules is none.
    consuming func finished() -> CloudStyle {
        CloudStyle(sheets: sheets.filter { !$0.isEmpty }.map { $0.finished() })
    }
}

/// The style sheets of one cloud, and the classes by which their rules name it.
struct CloudStyle {
    fileprivate let sheets: [(name: String, css: [[UInt8]])]

    /// The classes of the element that all rules name, with a space between them.
    var scope: String { sheets.map(\.name).joined(separator: " ") }

    /// An element each, of a large one several.
    func append(to output: inout ByteBuffer) {
        for css in sheets.flatMap(\.css) {
            output.append("<style>")
            output.append(contentsOf: css)
            output.append("</style>\n")
        }
    }
}
