import CloudComposition
import PageEmbedding
import SourceText

/// What a placeholder asks for, as far as the cloud depends on it: equal requests have equal clouds, whatever page they
/// stand in.
struct CloudRequest: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        case file(String)
        /// Tags that stand in the placeholder.
        case tags(String)
        case page(InPageSource)
        /// Those of the site.
        case site(String)
    }

    /// An option by its name.
    struct Setting: Hashable, Sendable {
        let name: String
        let value: String
    }

    var sources: [Source] = []
    var format = OutputFormat.fragment
    /// Options of inputs.
    var input: [Setting] = []
    /// Options of the cloud, without those that are beaten.
    var options: [Setting] = []

    /// Whether the page has a part in it: then the cloud is that of no other page.
    var readsPage: Bool {
        sources.contains { if case .page = $0 { true } else { false } }
    }

    /// The names that a placeholder can have besides those of the option table and of ``InputOptions``.
    static let ownNames = ["tags", "format"]

    static let knownNames: Set<String> = Set(OptionDefinition.all.map(\.name) + InputOptions.names + ownNames)
}
