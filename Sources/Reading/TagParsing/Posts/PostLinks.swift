/// The addresses of the pages of a taxonomy's terms, as far as the configuration of the site's generator shows them.
package struct PostLinks: Sendable, Equatable {
    /// The name of the site generator, such as `Hugo`; nil if no generator was recognised.
    package let generator: String?
    /// The pattern of the addresses, as the option `link` takes it, or the reason why no pattern is known.
    package let pattern: Pattern

    package enum Pattern: Sendable, Equatable {
        case known(String)
        /// The reason why no pattern is known, in a few words after "no links: "; empty if the generator is unknown.
        case unknown(String)
    }

    package init(_ generator: String?, _ pattern: Pattern) { (self.generator, self.pattern) = (generator, pattern) }
}
