import CloudComposition
import MarkupEmission
import SourceText

/// The sources, format and options that a placeholder asks for. Equal requests give equal clouds on every page, unless
/// ``readsPage`` is true.
package struct CloudRequest: Hashable, Sendable {
    /// One place from which the tags of the cloud come.
    package enum Source: Hashable, Sendable {
        /// An input file, by its path.
        case file(String)
        /// Tags written in the placeholder itself, as their text.
        case tags(String)
        /// A part of the page around the placeholder, such as its headings.
        case page(InPageSource)
        /// Tags of the site that the page belongs to, by the name behind `site:`.
        case site(String)
    }

    /// The sources of the tags, in the order in which their tags are added up.
    package var sources: [Source] = []
    /// The format in which the cloud is written.
    package var format = OutputFormat.fragment
    /// The options that say how the inputs are read.
    package var input: [OptionSetting] = []
    /// The options of the cloud: those of the placeholder that no override replaces, then the overrides.
    package var options: [OptionSetting] = []

    package init() {}

    /// Whether one of the sources is a part of the page into which the cloud is embedded. Such a cloud is never reused
    /// on another page, even for an equal request.
    package var readsPage: Bool {
        sources.contains { if case .page = $0 { true } else { false } }
    }

    /// The names of the attributes that a placeholder can have besides the options of clouds and of inputs.
    package static let placeholderOnlyNames = ["tags", "format"]

    /// The names of all attributes that a placeholder can have: options of clouds, options of inputs, and
    /// ``placeholderOnlyNames``.
    package static let knownNames: Set<String> = Set(
        OptionDefinition.all.map(\.name) + InputOptions.names + placeholderOnlyNames)
}
