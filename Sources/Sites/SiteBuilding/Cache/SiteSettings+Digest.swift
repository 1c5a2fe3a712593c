import BodyRendering
import ByteWriting
import CloudRendering
import FileAccess
import Glibc
import SiteReading
import SourceText

extension SiteSettings {
    /// A digest of the options, of the configuration, and of the files named in both: of everything that can affect a
    /// page besides the posts, the templates and the data.
    ///
    /// The digest is nil if a named file cannot be read, or is a pipe or a device, which can be read only once.
    var digest: UInt64? {
        var hash = XXHash64.hash(of: source.bytes)
        func take(_ text: String?) {
            hash = XXHash64.mixed(hash, text.map { XXHash64.mixed(1, XXHash64.hash(of: $0)) } ?? 0)
        }
        take(options.baseURL)
        take("\(configuration.drafts) \(configuration.future) \(configuration.expired) \(options.keepsGoing)")
        take("\(configuration.minify)")
        // Messages name files by this path, and warnings are cached.
        take(folder)
        for override in options.overrides {
            take(override.name)
            take(override.value.text)
        }
        for path in namedFiles {
            take(path)
            guard let content = Self.digest(ofFile: path) else { return nil }
            hash = XXHash64.mixed(hash, content)
        }
        return hash
    }

    /// Returns the hash of a file; 0 if it does not exist, and nil if it is not a regular file or cannot be read.
    private static func digest(ofFile path: String) -> UInt64? {
        guard path != "-" else { return nil }
        let opening = FileOpening(path, .withoutWaiting)
        if case .absent = opening { return 0 }
        guard case .opened(let descriptor, let status) = opening else { return nil }
        defer { close(descriptor) }
        guard status.isFile else { return nil }
        return FileChunks.state(descriptor, size: Int(status.st_size))?.hash
    }

    /// The paths of the files that options of clouds name, such as themes, fonts and lists of names.
    var namedFiles: [String] {
        let trees = [configuration] + configuration.languages.map(configuration.inLanguage)
        let settings = trees.flatMap { $0.cloudSettings + $0.taxonomies.flatMap(\.cloud) }
        let configured = settings.filter { isPath(option: $0.name, $0.value) }
            .map { resolvedPath($0.value.text, from: folder) }
        return configured + options.overrides.filter { isPath(option: $0.name, $0.value) }.map(\.value.text)
    }

    /// A digest of the settings by which posts are read; a cache with another one provides no posts.
    var readingDigest: UInt64 {
        // The languages' folders decide which part of a path is a post's name; texts may show the base address, and
        // only shortcodes with a template are read as such.
        let languages = [configuration.language] + configuration.languages.map(\.folder)
        let styles = [nil] + configuration.languages.map(\.folder)
        let names =
            configuration.taxonomies.map(\.source) + [folder, configuration.contentFolder, configuration.baseURL ?? ""]
            + languages + styles.map { configuration.bodyStyle(inLanguage: $0).identity } + shortcodes.sorted()
        return names.reduce(UInt64(languages.count)) {
            XXHash64.mixed($0, XXHash64.hash(of: $1))
        }
    }
}

extension SiteListing {
    /// Returns a digest by which the next build recognises that no source file of the site has changed; nil if that is
    /// uncertain.
    ///
    /// - Parameter moment: the time in nanoseconds since 1970 before which a file must have been written to be known by
    ///   its stamp.
    func digest(settledBefore moment: Int) -> UInt64? {
        guard problems.isEmpty else { return nil }
        var hash: UInt64 = 0
        for (number, files) in [content, templates, data, statics.map(\.file)].enumerated() {
            hash = XXHash64.mixed(hash, UInt64(number))
            for file in files {
                guard let stamp = file.stamp, stamp.isSettled(before: moment) else { return nil }
                hash = XXHash64.mixed(hash, XXHash64.hash(of: file.name))
                hash = XXHash64.mixed(hash, XXHash64.hash(of: file.location))
                for number in [stamp.device, stamp.inode] { hash = XXHash64.mixed(hash, number) }
                for number in [stamp.size, stamp.modified, stamp.changed] {
                    hash = XXHash64.mixed(hash, UInt64(bitPattern: Int64(number)))
                }
            }
        }
        return hash
    }
}
