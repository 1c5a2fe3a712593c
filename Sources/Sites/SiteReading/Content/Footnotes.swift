import MarkdownReading
import SourceText

/// What is known of the footnotes of a body while it is written.
struct Footnotes {
    struct Note {
        let written: MarkdownFootnotes.Note
        /// From 1, by the first reference; 0 before.
        var number = 0
        /// Of the note; empty before the first reference.
        var id = ""
        /// Of the references.
        var referenceIDs: [String] = []
    }

    var found = MarkdownFootnotes()
    /// The notes by their places in the text.
    var notes: [Note] = []
    /// The notes in the order of their numbers.
    var order: [Int] = []
    /// How many of them are written.
    var writtenCount = 0
    /// The notes that were referred to, each time.
    var references: [Int] = []
    var warnings: [Problem] = []
    /// Names without a note that were told.
    var unknown: Set<String> = []
    /// Whether the text of a note is written.
    var isWriting = false
}
