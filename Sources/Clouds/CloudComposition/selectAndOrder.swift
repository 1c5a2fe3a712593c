import SourceText
import TagParsing

/// Runs the first stages of ``compose(_:_:)`` alone: selects the tags of a cloud, and puts them in reading order.
///
/// Packing needs the sizes of the words, so the order `packed` is the order given here.
/// - Throws: ``Problem`` as ``compose(_:_:)``.
package func selectAndOrder(
    _ tags: [Tag], _ options: CloudOptions
) throws(Problem) -> (tags: [Tag], dropped: [DroppedTag], unmatched: [UnmatchedEntry]) {
    try options.check()
    let selection = TagSelection(tags, options)
    guard !selection.selected.isEmpty else { throw .empty(dropped: selection.dropped) }
    return (order(selection.selected, options), selection.dropped, selection.unmatched)
}
