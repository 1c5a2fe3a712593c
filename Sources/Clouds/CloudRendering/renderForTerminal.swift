import CloudComposition
import MarkupEmission
import MarkupValidation
import SourceText

/// Writes a composed cloud for a terminal: its lines are as wide as the terminal, in cells, and weight shows as bold,
/// letter-spaced and coloured names.
///
/// - Parameters:
///   - columns: at least 20 are used, and at most 100, since longer lines are hard to read.
///   - isStyled: whether bold, faint and colours are wanted. They are the only control sequences there are.
/// - Throws: ``Problem``.
public func renderForTerminal(
    _ cloud: Cloud, columns: Int = 72, isStyled: Bool = true
) throws(Problem) -> ValidatedMarkup {
    let bytes = emitForTerminal(cloud, columns: min(max(columns, 20), 100), isStyled: isStyled)
    return try ValidatedMarkup.validate(bytes, readingBack: problem(ofTerminalText:))
}

/// Without the sequences of styles it is text like any other.
private func problem(ofTerminalText bytes: [UInt8]) -> String? {
    do throws(Problem) {
        _ = try ValidatedMarkup.validate(text: withoutTerminalStyle(bytes))
        return nil
    } catch {
        return error.message
    }
}
