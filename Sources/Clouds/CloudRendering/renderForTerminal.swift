import CloudComposition
import MarkupEmission
import MarkupValidation
import SourceText

/// Returns a composed cloud as text for a terminal, in lines of the given width; bold, letter-spaced and coloured names
/// show the weights of the tags.
///
/// - Parameters:
///   - columns: the width in cells; less than 20 counts as 20, and more than 100 as 100, since longer lines are hard to
///     read.
///   - isStyled: whether bold, faint and coloured text is wanted. The output has no other control sequences.
/// - Throws: ``Problem`` if the text that was made is not valid: a bug, never the input's fault.
public func renderForTerminal(
    _ cloud: Cloud, columns: Int = 72, isStyled: Bool = true
) throws(Problem) -> ValidatedMarkup {
    let bytes = emitForTerminal(cloud, columns: min(max(columns, 20), 100), isStyled: isStyled)
    return try ValidatedMarkup.validate(bytes, readingBack: problem(ofTerminalText:))
}

/// Checks the text without the sequences for styles as any plain text; nil if it is valid.
private func problem(ofTerminalText bytes: [UInt8]) -> String? {
    do throws(Problem) {
        _ = try ValidatedMarkup.validate(text: withoutTerminalStyle(bytes))
        return nil
    } catch {
        return error.message
    }
}
