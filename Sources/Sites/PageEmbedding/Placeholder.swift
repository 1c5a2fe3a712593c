/// A place in a page that a cloud fills: `<!-- stratus tags.md theme=dark -->…<!-- /stratus -->`, or
/// `<stratus-cloud src="tags.md" theme="dark">…</stratus-cloud>`.
package struct Placeholder: Sendable, Equatable {
    /// The notation of a placeholder: two comments, or one element.
    package enum Form: Sendable { case comment, element }

    /// A source, or the name or value of an option, in a start marker: without quotation marks, and in an element with
    /// character references resolved.
    package struct Value: Sendable, Equatable {
        package let text: String
        /// The byte range of the text in the page, without quotation marks.
        package let range: Range<Int>
    }

    /// An option of the cloud, `name=value`; an attribute without a value has the value `true`.
    package struct Option: Sendable, Equatable {
        /// The name of the option; in an element it is in lower case, and `data-theme` becomes `theme`.
        package let name: Value
        package let value: Value
    }

    package let form: Form
    /// The range of the start marker in the bytes of the page, from `<` to `>`.
    package let marker: Range<Int>
    /// The range of the bytes between the markers, which the cloud replaces.
    package let content: Range<Int>
    /// The sources of the tags: the words of a comment that have no `=`, or the `src` of an element, in which commas
    /// separate several (`&#44;` is a comma in a name).
    package let sources: [Value]
    /// The options, in the order in which the start marker has them.
    package let options: [Option]
}
