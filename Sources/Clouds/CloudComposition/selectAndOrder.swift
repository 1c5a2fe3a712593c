import SourceText
import TagParsing

/// The first stages of ``compose(_:_:)`` alone: which tags stand in a cloud, and in which order they are read.
///
/// Packing needs the sizes of the words, and leaves the order given here.
/// - Throws: ``Problem`` as ``compose(_:_:)``.
package func selectAndOrder(
    _ tags: [Tag], _ options: CloudOptions
) throws(Problem) -> (tags: [Tag], dropped: [DroppedTag], unmatched: [UnmatchedEntry]) {
    try options.check()
    let selection = TagSelection(tags, options)
    guard !selection.selected.isEmpty else { throw .empty(dropped: selection.dropped) }
    return (order(selection.selected, options), selection.dropped, selection.unmatched)
}
