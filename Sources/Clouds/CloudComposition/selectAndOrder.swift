import SourceText
import TagParsing

/// Runs only the first stages of ``compose(_:_:)``: selects the tags of a cloud, and puts them in reading order.
///
/// Packing needs the sizes of the words, so here `packed` keeps the order in which the tags were given.
/// - Throws: ``Problem`` when an option is out of its range, or when no tag is left.
package func selectAndOrder(
    _ tags: [Tag], _ options: CloudOptions
) throws(Problem) -> (tags: [Tag], dropped: [DroppedTag], unmatched: [UnmatchedEntry]) {
    try options.check()
    let selection = TagSelection(tags, options)
    guard !selection.selected.isEmpty else { throw .empty(dropped: selection.dropped) }
    return (order(selection.selected, options), selection.dropped, selection.unmatched)
}
