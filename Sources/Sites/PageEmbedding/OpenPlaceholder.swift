/// A start marker whose end marker has not come yet.
struct OpenPlaceholder {
    let form: Placeholder.Form
    let marker: Range<Int>
    let line: Int
    /// Whether no cloud may be put here, for a reason that was reported.
    var isRefused = false
    /// Whether the marker ends in `/>`, which does not end an element of HTML.
    var isSelfClosing = false
    var words = MarkerWords()
    /// The number of elements that are open around the start marker.
    var outerElementCount = 0
}

/// The sources and options of a start marker.
struct MarkerWords {
    var sources: [Placeholder.Value] = []
    var options: [Placeholder.Option] = []

    /// Returns the last value of an option, as it was written.
    func value(of name: String) -> String? { options.last { $0.name.text == name }?.value.text }
}
