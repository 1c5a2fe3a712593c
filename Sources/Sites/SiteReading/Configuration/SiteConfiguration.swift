import DataReading
import SiteTemplates
import SourceText

/// The settings of a site from `stratus.yml`, or their defaults.
package struct SiteConfiguration: Sendable {
    /// The title of the site.
    package var title = "Untitled"
    /// The description of the site in a sentence; nil if none is given.
    package var description: String?
    /// The author of posts that name none; nil if none is given.
    package var author: String?
    /// The URL of the home page, with a slash at its end; nil if none is given, so that no absolute URL can be written.
    package var baseURL: String?
    /// The main language, a tag of BCP 47.
    package var language = "en"
    /// The writing direction, `ltr` or `rtl`; by default that of the language.
    package var direction = "ltr"
    /// The language's own name for itself, such as `Deutsch`; nil if the site gives none.
    package var languageName: String?
    /// The languages of the site other than the main one, in the order of the file.
    package var languages: [LanguageSetting] = []
    /// Whether pages have URLs of folders or of files.
    package var urls = URLStyle.pretty
    /// The number of posts on a page of a list; 0 for all on one page.
    package var postsPerPage = 20
    /// The number of posts in a feed; 0 for no feeds.
    package var feedLength = 20
    /// Whether each tag has a feed.
    package var feedsOfTags = true
    /// The taxonomies of the site, in the order of the file.
    package var taxonomies = [TaxonomySetting(key: "tags"), TaxonomySetting(key: "categories")]
    /// The number of related tags in the cloud of a tag's page; 0 for no cloud.
    package var relatedTags = 20
    /// The number of tags in the cloud of the home page; 0 for no cloud.
    package var homeTags = 60
    /// Whether there is a page for each year.
    package var years = true
    /// The site's own words for the built-in templates, in place of those of the language.
    package var words: [SiteWord: String] = [:]
    /// The patterns of the addresses of posts, in the order of the file.
    package var permalinks: [PermalinkSetting] = []
    /// Whether the names of files and folders are in lower case in addresses.
    package var isLowercased = true
    /// Whether names in addresses are slugs of Latin letters, digits and hyphens alone.
    package var hasLatinSlugs = false
    /// Whether a date at the beginning of a file's name is a part of its address.
    package var keepsDates = false
    /// Whether the dates in addresses are those of UTC, and not of the zones in which they are written.
    package var addressesInUTC = false
    /// The patterns of files and folders of the content that are not of the site, in the order of the file.
    package var excluded: [NamePathPattern] = []
    /// The patterns of files and folders that are of the site although their names would leave them out.
    package var included: [NamePathPattern] = []
    /// What a build does about links that lead to nothing.
    package var links = LinkSettings()
    /// The links of the menu, in the order of the file.
    package var menu: [MenuItem] = []
    /// The theme of the pages and of their clouds.
    package var theme: CloudSetting?
    /// The options of all clouds, in the order of the file.
    package var cloud: [CloudSetting] = []
    /// The theme, if one is given, and after it the options of all clouds.
    package var cloudSettings: [CloudSetting] { (theme.map { [$0] } ?? []) + cloud }
    /// Whether pages and style sheets are written without the white space and comments that have no effect.
    package var minify = false
    /// Whether style sheets, scripts, fonts and pictures also have names with a hash of their content, which pages use.
    package var fingerprints = false
    /// Whether the home page and the pages of tags have a picture for sites that show links to them.
    package var socialCards = false
    /// Whether straight quotation marks, hyphens and dots in Markdown become typographic ones.
    package var smartPunctuation = false
    /// Whether drafts are published.
    package var drafts = false
    /// Whether posts with a date in the future are published.
    package var future = false
    /// Whether posts that have expired are published.
    package var expired = false
    /// The folder of the posts, by its path from the site's folder.
    package var contentFolder = "content"
    /// The folder of the files that are copied unchanged, by its path from the site's folder.
    package var staticFolder = "static"
    /// The folder of the site's own templates, by its path from the site's folder.
    package var templatesFolder = "templates"
    /// The folder of the files that templates find as `data`, by its path from the site's folder.
    package var dataFolder = "data"
    /// The folder that the site is written to, which may be outside of the site.
    package var outputFolder = "public"
    /// The range in the file of each key that names a folder, such as `content`.
    package var folderKeyRanges: [String: Range<Int>] = [:]
    /// The values that templates find as `site.params`.
    package var params: [MetadataEntry] = []

    package init() {}

    /// The form of the URLs of pages.
    package enum URLStyle: String, Sendable, CaseIterable {
        /// Pages have URLs of folders: `/posts/hello/`.
        case pretty
        /// Pages have URLs of files: `/posts/hello.html`.
        case flat
        /// Pages have URLs of files, but `index.md` has that of its folder, as in Jekyll: `/about/`.
        case files
    }

    /// A taxonomy of the site, with the title and the cloud options of its pages.
    package struct TaxonomySetting: Sendable {
        /// The key of the front matter that lists the terms, such as `tags` or `params.topics`, and the name of the
        /// taxonomy.
        package var key: String
        /// The key of the front matter from which the terms come, if it is another one; `folder` for the folder of the
        /// post.
        package var from: String?
        /// The key of the front matter that lists the terms, or `folder`.
        package var source: String { from ?? key }
        /// The title of the taxonomy's page; nil for the default title.
        package var title: String?
        /// The options of the taxonomy's clouds, in the order of the file.
        package var cloud: [CloudSetting] = []
    }

    /// A pattern of the addresses of posts.
    package struct PermalinkSetting: Sendable {
        /// The folders, outermost first, for whose posts the pattern is; empty for all posts.
        package var section: [String]
        package var pattern: Permalink
    }

    /// A link of the menu.
    package struct MenuItem: Sendable {
        package var title: String
        /// The address as written in the file; if it begins with a slash, it is below the base URL.
        package var url: String
        /// The range of the address in the file, for messages.
        package var place: Range<Int>
    }

    /// An option of clouds with the offset of its value in the file, for messages.
    package struct CloudSetting: Sendable {
        package var name: String
        package var value: OptionValue
        package var offset: Int
    }
}
