/// The addresses of the pages of a taxonomy's terms, as far as the configuration of the site's generator shows them.
package struct PostLinks: Sendable, Equatable {
    /// The name of the generator, such as `Hugo`; nil if none is found.
    package let generator: String?
    /// The pattern for the option `link`, or why there is none.
    package let pattern: Pattern

    package enum Pattern: Sendable, Equatable {
        case known(String)
        /// The reason, in a few words after "no links: "; empty if nothing shows what the generator is.
        case unknown(String)
    }

    package init(_ generator: String?, _ pattern: Pattern) { (self.generator, self.pattern) = (generator, pattern) }
}
