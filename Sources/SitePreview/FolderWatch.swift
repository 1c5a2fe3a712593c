/// Tells when anything changes in a folder, and in the folders in it.
package final class FolderWatch {
    /// - Parameters:
    ///   - folder: is watched with all that is in it.
    ///   - excluded: folders in it whose changes are nobody's business, such as the output.
    package init(_ folder: String, besides excluded: [String]) throws {
        fatalError("not yet")
    }
}
