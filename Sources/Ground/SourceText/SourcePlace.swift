/// A pair of offsets that maps a text copied from a source in pieces back to that source: the start of a piece in the
/// copy, and its start in the source.
package struct SourcePlace: Sendable {
    /// The offset of the piece in the copy, in bytes.
    package let offset: Int
    /// The offset of the piece in the source, in bytes.
    package let source: Int

    package init(offset: Int, source: Int) { (self.offset, self.source) = (offset, source) }
}
