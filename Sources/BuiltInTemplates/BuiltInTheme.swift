/// The themes that are compiled in, as the bytes of their files in `Templates/themes`.
package enum BuiltInTheme {
    /// The look of a cloud.
    package static var cloud: String { String(decoding: PackageResources.default_css, as: UTF8.self) }

    /// The look of the page around it.
    package static var page: String { String(decoding: PackageResources.page_css, as: UTF8.self) }
}
