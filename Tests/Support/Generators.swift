import Foundation

/// Generators of sites, which build the worked examples: `make test` installs them.
public enum Generators {
    public static let hugo = path(of: "hugo")
    public static let jekyll = path(of: "jekyll")
    /// In the project's own environment or the user's.
    public static let pelican: String? = {
        let own = Project.root.appending(path: ".build/generators/bin/pelican").path
        return FileManager.default.isExecutableFile(atPath: own) ? own : path(of: "pelican")
    }()

    /// Whether Jekyll's plugin that makes a page for each tag is there.
    public static let hasJekyllArchives =
        (try? Command.run(["ruby", "-e", "require 'jekyll-archives'"], executable: "/usr/bin/env"))?.status == 0

    public static let hint = "make test installs it"

    private static func path(of program: String) -> String? {
        guard let result = try? Command.run(["which", program], executable: "/usr/bin/env"), result.status == 0 else {
            return nil
        }
        return result.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
