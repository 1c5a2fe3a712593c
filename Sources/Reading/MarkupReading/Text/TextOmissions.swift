/// What a text had that is no text of it, so that a report can say what was left out.
package struct TextOmissions: Equatable, Sendable {
    /// Fenced and indented blocks of Markdown, `<pre>` of HTML.
    package var codeBlocks = 0
    package var comments = 0
    /// `<script>`, `<style>`, `<template>` and others whose content nobody reads on a page.
    package var scripts = 0
    /// `{{< … >}}`, `{% … %}`, `{{ … }}`
    package var shortcodes = 0
    package var hasFrontMatter = false
    /// What the text ended in before it was closed, so that all of the rest was left out; nil when all was closed.
    package var unclosed: Unclosed?

    package init(
        codeBlocks: Int = 0, comments: Int = 0, scripts: Int = 0, shortcodes: Int = 0, hasFrontMatter: Bool = false,
        unclosed: Unclosed? = nil
    ) {
        (self.codeBlocks, self.comments, self.scripts, self.shortcodes) = (codeBlocks, comments, scripts, shortcodes)
        (self.hasFrontMatter, self.unclosed) = (hasFrontMatter, unclosed)
    }

    package enum Unclosed: Equatable, Sendable {
        case codeBlock, comment, script
        /// A tag of more than 4 KB, or the title or the field that a tag began.
        case tag
    }
}
