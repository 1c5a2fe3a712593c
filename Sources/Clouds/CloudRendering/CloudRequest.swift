import CloudComposition
import MarkupEmission
import SourceText

/// What a placeholder asks for, as far as the cloud depends on it: equal requests have equal clouds, whatever page they
/// stand in.
package struct CloudRequest: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        case file(String)
        /// Tags that stand in the placeholder.
        case tags(String)
        case page(InPageSource)
        /// Those of the site.
        case site(String)
    }

    package var sources: [Source] = []
    package var format = OutputFormat.fragment
    /// Options of inputs.
    package var input: [OptionSetting] = []
    /// Options of the cloud, without those that are beaten.
    package var options: [OptionSetting] = []

    package init() {}

    /// Whether the page has a part in it: then the cloud is that of no other page.
    package var readsPage: Bool {
        sources.contains { if case .page = $0 { true } else { false } }
    }

    /// The names that a placeholder can have besides those of the option table and of ``InputOptions``.
    package static let ownNames = ["tags", "format"]

    package static let knownNames: Set<String> = Set(OptionDefinition.all.map(\.name) + InputOptions.names + ownNames)
}
