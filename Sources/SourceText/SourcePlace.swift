/// A place of a text that was copied in pieces, and where it comes from.
package struct SourcePlace: Sendable {
    /// In the copy, in bytes.
    package let offset: Int
    /// In the source, in bytes.
    package let source: Int

    package init(offset: Int, source: Int) { (self.offset, self.source) = (offset, source) }
}
