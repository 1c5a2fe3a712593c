import MarkdownReading
import SourceText

/// The state of a body's footnotes while the body is written.
struct Footnotes {
    struct Note {
        let written: MarkdownFootnotes.Note
        /// The number that readers see, from 1, in the order of the first references; 0 before that.
        var number = 0
        /// The id of the note in the HTML; empty before it has a number.
        var id = ""
        /// The ids of the references to the note.
        var referenceIDs: [String] = []
    }

    var found = MarkdownFootnotes()
    /// The notes in the order in which the text defines them.
    var notes: [Note] = []
    /// The indexes of the numbered notes, in the order of their numbers.
    var order: [Int] = []
    /// The number of notes in ``order`` that are written.
    var writtenCount = 0
    /// The index of the note for each reference, in the order of the references.
    var references: [Int] = []
    var warnings: [Problem] = []
    /// The names of references without a note, each reported once.
    var unknown: Set<String> = []
    /// Whether the notes are being written.
    var isWriting = false
}
