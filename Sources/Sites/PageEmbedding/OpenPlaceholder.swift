/// A start marker whose end marker has not come yet.
struct OpenPlaceholder {
    let form: Placeholder.Form
    let marker: Range<Int>
    let line: Int
    /// Nothing is put here, for a reason that was reported.
    var isRefused = false
    /// `/>` does not end an element of HTML.
    var isSelfClosing = false
    var words = MarkerWords()
    /// How many elements were open outside of it.
    var floor = 0
}

/// What a start marker says.
struct MarkerWords {
    var sources: [Placeholder.Value] = []
    var options: [Placeholder.Option] = []

    /// The last value of an option, as a person wrote it.
    func value(of name: String) -> String? { options.last { $0.name.text == name }?.value.text }
}
