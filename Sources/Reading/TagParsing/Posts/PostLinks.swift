/// Where the generator of a site has the pages of a taxonomy's terms, as far as its configuration shows.
package struct PostLinks: Sendable, Equatable {
    /// The name of the generator, where one is found: `Hugo`.
    package let generator: String?
    /// A pattern for the option `link`, or why there is none.
    package let pattern: Pattern

    package enum Pattern: Sendable, Equatable {
        case known(String)
        /// In a few words behind "no links: "; empty where nothing shows what the generator is.
        case unknown(String)
    }

    package init(_ generator: String?, _ pattern: Pattern) { (self.generator, self.pattern) = (generator, pattern) }
}
