/// A pair of offsets: a place in a text that was copied in pieces, and the place in the source that it was copied from.
package struct SourcePlace: Sendable {
    /// The offset in the copy, in bytes.
    package let offset: Int
    /// The offset in the source, in bytes.
    package let source: Int

    package init(offset: Int, source: Int) { (self.offset, self.source) = (offset, source) }
}
