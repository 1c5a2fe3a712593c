/// A place in a page that a cloud fills: `<!-- stratus tags.md theme=dark -->…<!-- /stratus -->`, or
/// `<stratus-cloud src="tags.md" theme="dark">…</stratus-cloud>`.
package struct Placeholder: Sendable, Equatable {
    package enum Form: Sendable { case comment, element }

    /// A word of the placeholder, decoded: without quotation marks, and in an element without character references.
    package struct Value: Sendable, Equatable {
        package let text: String
        /// The range of its bytes in the page.
        package let range: Range<Int>
    }

    /// An option, `name=value`; an attribute without a value has the value `true`.
    package struct Option: Sendable, Equatable {
        /// The name, in lower case in an element, where `data-theme` is `theme`.
        package let name: Value
        package let value: Value
    }

    package let form: Form
    /// The start marker, from `<` to `>`.
    package let marker: Range<Int>
    /// The bytes between the markers, which the cloud replaces.
    package let content: Range<Int>
    /// The sources of the tags: the words of a comment that have no `=`, or the `src` of an element, in which commas
    /// separate several (`&#44;` is a comma in a name).
    package let sources: [Value]
    /// The options in their order.
    package let options: [Option]
}
