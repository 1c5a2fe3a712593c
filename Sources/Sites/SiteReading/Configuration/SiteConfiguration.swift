import DataReading
import SiteTemplates
import SourceText

/// The settings of a site from `stratus.yml`, or their defaults.
package struct SiteConfiguration: Sendable {
    package var title = "Untitled"
    package var description: String?
    package var author: String?
    /// The URL of the home page, with a slash at its end; nil if none is given, so that no absolute URL can be written.
    package var baseURL: String?
    /// The main language, a tag of BCP 47.
    package var language = "en"
    /// The writing direction, `ltr` or `rtl`; by default that of the language.
    package var direction = "ltr"
    /// The language's own name for itself, if the site gives one.
    package var languageName: String?
    /// The other languages of the site, in the order written.
    package var languages: [LanguageSetting] = []
    package var urls = URLStyle.pretty
    /// The number of posts on a page of a list; 0 for all on one page.
    package var postsPerPage = 20
    /// The number of posts in a feed; 0 for no feeds.
    package var feedLength = 20
    /// Whether each tag has a feed.
    package var feedsOfTags = true
    package var taxonomies = [TaxonomySetting(key: "tags"), TaxonomySetting(key: "categories")]
    /// The number of related tags in the cloud of a tag's page; 0 for no cloud.
    package var relatedTags = 20
    /// The number of tags in the cloud of the home page; 0 for no cloud.
    package var homeTags = 60
    /// Whether there is a page for each year.
    package var years = true
    /// The site's own words for the built-in templates, in place of those of the language.
    package var words: [SiteWord: String] = [:]
    package var menu: [MenuItem] = []
    /// The theme of the pages and of their clouds.
    package var theme: CloudSetting?
    /// The options of all clouds, in the order written.
    package var cloud: [CloudSetting] = []
    /// The settings of all clouds: the theme, then the options.
    package var cloudSettings: [CloudSetting] { (theme.map { [$0] } ?? []) + cloud }
    /// Whether pages and style sheets are written without the white space and comments that have no effect.
    package var minify = false
    /// Whether style sheets, scripts, fonts and pictures also have names with a hash of their content, which pages use.
    package var fingerprints = false
    /// Whether the home page and the pages of tags have a picture for sites that show links to them.
    package var socialCards = false
    /// Whether drafts are published.
    package var drafts = false
    /// Whether posts with a date in the future are published.
    package var future = false
    /// Whether posts that have expired are published.
    package var expired = false
    package var contentFolder = "content"
    package var staticFolder = "static"
    package var templatesFolder = "templates"
    package var dataFolder = "data"
    /// The folder that the site is written to, which may be outside of the site.
    package var outputFolder = "public"
    /// The ranges in the file of the keys that name a folder, such as `content`, by key.
    package var folderKeyRanges: [String: Range<Int>] = [:]
    /// The values that templates find as `site.params`.
    package var params: [MetadataEntry] = []

    package init() {}

    package enum URLStyle: String, Sendable, CaseIterable {
        /// Pages have URLs of folders: `/posts/hello/`.
        case pretty
        /// Pages have URLs of files: `/posts/hello.html`.
        case flat
    }

    /// A taxonomy of the site, with the title and the cloud options of its pages.
    package struct TaxonomySetting: Sendable {
        /// The key of the front matter: `tags`, `params.topics`.
        package var key: String
        package var title: String?
        package var cloud: [CloudSetting] = []
    }

    /// A link of the menu.
    package struct MenuItem: Sendable {
        package var title: String
        /// The address as written; if it begins with a slash, it is below the base URL.
        package var url: String
        /// The place of the address in the configuration.
        package var place: Range<Int>
    }

    /// An option of clouds with its offset in the configuration, for messages.
    package struct CloudSetting: Sendable {
        package var name: String
        package var value: OptionValue
        package var offset: Int
    }
}
