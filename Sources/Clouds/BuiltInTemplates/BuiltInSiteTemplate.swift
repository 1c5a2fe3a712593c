/// The templates of a site that are compiled into the program, as the bytes of their files in `Templates/site`.
package enum BuiltInSiteTemplate {
    /// The names of the templates, in alphabetical order. A file of the site's own with such a name and the extension
    /// `.mustache` replaces the template.
    package static let names = [
        "404", "cloud", "entry", "feed", "home", "layout", "pager", "post", "section", "sitemap", "tag", "tags",
        "years",
    ]

    /// Returns the template with one of the ``names``, in UTF-8; nil for any other name.
    package static func bytes(named name: String) -> [UInt8]? {
        switch name {
        case "404": PackageResources._04_mustache
        case "cloud": PackageResources.cloud_mustache
        case "entry": PackageResources.entry_mustache
        case "feed": PackageResources.feed_mustache
        case "home": PackageResources.home_mustache
        case "layout": PackageResources.layout_mustache
        case "pager": PackageResources.pager_mustache
        case "post": PackageResources.post_mustache
        case "section": PackageResources.section_mustache
        case "sitemap": PackageResources.sitemap_mustache
        case "tag": PackageResources.tag_mustache
        case "tags": PackageResources.tags_mustache
        case "years": PackageResources.years_mustache
        default: nil
        }
    }

    /// The names of the shortcodes for which there are templates.
    package static let shortcodes = ["figure", "gist", "vimeo", "youtube"]

    /// Returns the template of one of the ``shortcodes``, in UTF-8; nil for any other name.
    package static func bytes(ofShortcode name: String) -> [UInt8]? {
        switch name {
        case "figure": PackageResources.figure_mustache
        case "gist": PackageResources.gist_mustache
        case "vimeo": PackageResources.vimeo_mustache
        case "youtube": PackageResources.youtube_mustache
        default: nil
        }
    }

    /// The files that a new site starts with, each with its path in the folder of the site.
    package static var starter: [(path: String, bytes: [UInt8])] {
        [
            ("stratus.yml", PackageResources.starter_config_yml),
            ("content/posts/hello.md", PackageResources.starter_hello_md),
            ("content/posts/second.md", PackageResources.starter_second_md),
            ("content/about.md", PackageResources.starter_about_md),
            // A build's output does not belong in version control.
            (".gitignore", Array("/.stratus/\n/public/\n".utf8)),
        ]
    }

    /// The style sheet of all pages that are made with these templates, in CSS.
    package static var styleSheet: [UInt8] { PackageResources.site_css }
}
