/// The project's file `NOTICE`, compiled in: the licences of the libraries that a binary may carry, and of the data
/// that its tables come from.
package enum BuiltInNotice {
    /// The contents of the file `NOTICE`, byte for byte: plain text in UTF-8.
    package static var bytes: [UInt8] { PackageResources.NOTICE }
}
