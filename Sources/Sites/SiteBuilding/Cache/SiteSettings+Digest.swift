import ByteWriting
import CloudRendering
import FileAccess
import Glibc
import SiteReading
import SourceText

extension SiteSettings {
    /// By which it is known that the same was asked for, with the same configuration and the same files named in it: all
    /// that can reach a page besides the posts, the templates and the data.
    ///
    /// Nil where that cannot be told: where a pipe or a device is named, which can be read once only.
    var digest: UInt64? {
        var hash = XXHash64.hash(of: source.bytes)
        func take(_ text: String?) {
            hash = XXHash64.mixed(hash, text.map { XXHash64.mixed(1, XXHash64.hash(of: $0)) } ?? 0)
        }
        take(options.baseURL)
        take("\(configuration.drafts) \(configuration.future) \(configuration.expired) \(options.keepsGoing)")
        take("\(configuration.minify)")
        // Messages name files by it, and warnings are kept.
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

    /// The hash of a file; 0 of one that is not there, nil where there is something else than a file, or nobody can tell.
    private static func digest(ofFile path: String) -> UInt64? {
        guard path != "-" else { return nil }
        let opening = FileOpening(path, .withoutWaiting)
        if case .absent = opening { return 0 }
        guard case .opened(let descriptor, let status) = opening else { return nil }
        defer { close(descriptor) }
        guard status.isFile else { return nil }
        return FileChunks.state(descriptor, size: Int(status.st_size))?.hash
    }

    /// The files that options of clouds name: themes, fonts, lists of names.
    var namedFiles: [String] {
        let trees = [configuration] + configuration.languages.map(configuration.inLanguage)
        let settings = trees.flatMap { $0.cloudSettings + $0.taxonomies.flatMap(\.cloud) }
        let configured = settings.filter { isPath(option: $0.name, $0.value) }
            .map { resolvedPath($0.value.text, from: folder) }
        return configured + options.overrides.filter { isPath(option: $0.name, $0.value) }.map(\.value.text)
    }

    /// What posts are read by: from a cache of another one none are taken.
    var readingDigest: UInt64 {
        // Which names are languages' decides what a post is called.
        let languages = [configuration.language] + configuration.languages.map(\.folder)
        let names = configuration.taxonomies.map(\.key) + [folder, configuration.contentFolder] + languages
        return names.reduce(UInt64(languages.count)) {
            XXHash64.mixed($0, XXHash64.hash(of: $1))
        }
    }
}

extension SiteListing {
    /// By which it is known that no file of the site was changed since a moment; nil where that cannot be told.
    ///
    /// - Parameter moment: before which files are settled, in nanoseconds since 1970.
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
