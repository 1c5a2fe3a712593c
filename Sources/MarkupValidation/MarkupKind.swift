/// The kinds of markup that Stratus emits, each with rules of its own.
public enum MarkupKind: String, Sendable, CaseIterable {
    /// A stand-alone SVG document.
    case svg
    /// A complete HTML page in the syntax that is well-formed XML too, with the cloud as inline SVG.
    case page
    /// A `<div class="stratus-cloud">` with one inline SVG, to be set into a page.
    case fragment
    /// A `<div class="stratus-list …">` with a list whose lines the browser breaks, to be set into a page.
    case list

    /// The local name of the root element.
    var rootName: StaticString {
        switch self {
        case .svg: "svg"
        case .page: "html"
        case .fragment, .list: "div"
        }
    }
}
