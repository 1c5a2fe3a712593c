import DataReading
import SiteTemplates
import SourceText

/// What `stratus.yml` says of a site.
package struct SiteConfiguration: Sendable {
    package var title = "Untitled"
    package var description: String?
    package var author: String?
    /// Of the home page, with a slash at its end; nil where none is said, and no absolute address can be written.
    package var baseURL: String?
    /// A language tag of BCP 47.
    package var language = "en"
    /// `ltr` or `rtl`; by the language where it is not said.
    package var direction = "ltr"
    /// What the language calls itself, where Stratus is not to know.
    package var languageName: String?
    /// Those that the site has beside its main one, in the order written.
    package var languages: [LanguageSetting] = []
    package var urls = URLStyle.pretty
    /// Posts on a page of a list; 0 for all on one.
    package var postsPerPage = 20
    /// Entries of a feed; 0 for no feeds.
    package var feedLength = 20
    package var feedsOfTags = true
    package var taxonomies = [TaxonomySetting(key: "tags"), TaxonomySetting(key: "categories")]
    /// Related tags in the cloud of a tag's page.
    package var relatedTags = 20
    /// Tags in the cloud of the home page.
    package var homeTags = 60
    /// Whether there is a page for each year.
    package var years = true
    /// Words of the built-in templates, in place of those of the language.
    package var words: [SiteWord: String] = [:]
    package var menu: [MenuItem] = []
    /// The theme of the pages and of their clouds.
    package var theme: CloudSetting?
    /// Options of all clouds, by the names of the option table.
    package var cloud: [CloudSetting] = []
    /// What is said of all clouds: the theme, and their options behind it.
    package var cloudSettings: [CloudSetting] { (theme.map { [$0] } ?? []) + cloud }
    /// Whether white space and comments are left out of pages and style sheets where they mean nothing.
    package var minify = false
    /// Whether style sheets, scripts, fonts and pictures have names by their content, too, and pages name them so.
    package var fingerprints = false
    /// Whether pages of tags have a picture for whoever shares a link to them.
    package var socialCards = false
    package var drafts = false
    package var future = false
    package var expired = false
    package var contentFolder = "content"
    package var staticFolder = "static"
    package var templatesFolder = "templates"
    package var dataFolder = "data"
    package var outputFolder = "public"
    /// The folders that the file names itself, by their keys: where each key is in the file.
    package var namedFolders: [String: Range<Int>] = [:]
    /// What templates find as `site.params`.
    package var params: [MetadataEntry] = []

    package init() {}

    package enum URLStyle: String, Sendable, CaseIterable {
        /// `/posts/hello/`
        case pretty
        /// `/posts/hello.html`
        case flat
    }

    package struct TaxonomySetting: Sendable {
        /// Of the front matter: `tags`, `params.topics`.
        package var key: String
        package var title: String?
        package var cloud: [CloudSetting] = []
    }

    package struct MenuItem: Sendable {
        package var title: String
        /// As written; one that begins with a slash stands below the base address.
        package var url: String
        /// Of the address in the configuration.
        package var place: Range<Int>
    }

    /// An option of clouds with its place, for messages.
    package struct CloudSetting: Sendable {
        package var name: String
        package var value: OptionValue
        package var offset: Int
    }
}
