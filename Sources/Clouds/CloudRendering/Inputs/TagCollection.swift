import CloudComposition
import DataReading
import FileAccess
import SourceText
import TagParsing

/// The merged tags of one or several lists, with the options of their cloud.
public struct TagCollection: Sendable {
    /// The merged tags, in the order in which each name first occurs in the lists.
    public let tags: [Tag]
    /// The number of tags before equal names were merged.
    public let readCount: Int
    /// The tags that were merged from several spellings, or that an alias renamed.
    public let merged: [MergedTag]
    /// The aliases that match no tag.
    public let unmatchedAliases: [UnmatchedEntry]
    /// The names in the file of related tags that are no tag.
    public let unmatchedRelated: [UnmatchedEntry]
    /// The options of the cloud. The files that `keep-file`, `exclude-file` and `alias-file` name have been read into
    /// `keep`, `exclude` and `alias`.
    public let options: CloudOptions
    /// The notes on parts of the lists that did not become tags.
    public let notes: [InputNote]
    /// The posts that were left out of the lists since they cannot be read, list by list.
    public let omittedPosts: [OmittedPosts]
    /// The addresses at which the generator of posts has the pages of tags; nil if an option says where tags lead, or
    /// if lists come from different sites.
    let postLinks: PostLinks?
    /// The titles and descriptions of lists that the cloud does not show, since it shows one of each.
    public let unusedTexts: [String]

    /// Merges lists: takes the tags in the order of the lists, joins equal names and aliases, and reads the files that
    /// options name. Options in the front matter of lists beat `defaults`.
    ///
    /// - Parameters:
    ///   - defaults: the values of options that no list sets.
    ///   - overrides: options by name that beat the front matter, such as flags of a command line.
    /// - Throws: ``Problem`` for an option that is unknown or out of its range, or that two lists set differently; for
    ///   a file that cannot be read; and for aliases that contradict each other.
    public init(
        _ lists: [TagList], defaults: CloudOptions = CloudOptions(), overrides: [OptionSetting] = []
    ) throws(Problem) {
        var options = defaults
        // Titles by rising precedence: a heading, front matter, overrides.
        options.title = lists.lazy.compactMap(\.title).first ?? defaults.title
        options.description = lists.lazy.compactMap(\.description).first ?? defaults.description
        if lists.count == 1, let language = lists[0].language { options.lang = language }
        unusedTexts =
            lists.compactMap(\.title).dropFirst().filter { [title = options.title] in $0 != title }
            + lists.compactMap(\.description).dropFirst().filter { [text = options.description] in $0 != text }
        try Self.apply(lists.flatMap(\.options), to: &options, overridden: Set(overrides.map(\.name)))
        for override in overrides {
            try options.set(override.name, to: override.value)
        }
        Self.describe(lists, &options)
        if !lists.isEmpty, lists.allSatisfy(\.isUnordered) { options.usualOrder = .alphabetical }
        options.limit = options.limit ?? lists.compactMap(\.suggestedLimit).max()
        let written = options.alias.count
        let locations = try options.readNameFiles()
        let aliases: TagAliases
        do { aliases = try TagAliases(options.alias, options.merge) } catch {
            let isOverridden = overrides.contains { $0.name == "alias" }
            let place =
                error.range.lowerBound >= written
                ? locations[error.range.lowerBound - written]
                : isOverridden ? nil : lists.lazy.flatMap(\.options).last { $0.name == "alias" }?.location
            guard let place else {
                throw Problem(option: "alias", "alias: \(error.message)", hint: error.hint)
            }
            throw place.problem(error.message, hint: error.hint)
        }
        readCount = lists.reduce(0) { $0 + max($1.entryCount, $1.tags.count) }
        let unused: [TagAlias]
        // The words of texts are merged already, by rules that know more than their spelling.
        let isMerged = lists.count == 1 && lists[0].hasDistinctNames
        (tags, merged, unused) =
            isMerged && aliases.isEmpty
            ? (lists[0].tags, [], [])
            : try mergingEqualNames(
                lists.flatMap(\.tags), isMerged ? .exact : options.merge, aliases, aliasMerging: options.merge,
                posts: Self.tagsOfPosts(lists))
        unmatchedAliases = unused.map { UnmatchedEntry(option: "alias", entry: $0.description) }
        notes = lists.flatMap(\.notes)
        omittedPosts = lists.compactMap(\.omittedPosts)
        let links = options.link == nil ? lists.map(\.postLinks) : []
        postLinks = links.allSatisfy { $0 == links.first } ? links.first ?? nil : nil
        if case .known(let pattern) = postLinks?.pattern { (options.link, options.isLinkGuessed) = (pattern, true) }
        var strangers: [String] = []
        if options.order == .related {
            strangers = try Self.relate(lists, merged, &options)
            // In a short text no two words may share a sentence.
            if options.relations.isEmpty, lists.contains(where: { !$0.texts.isEmpty }) { options.order = .given }
        }
        unmatchedRelated = strangers.map { UnmatchedEntry(option: "related-file", entry: $0) }
        self.options = options
    }

    /// Sets what the cloud of a text says about it, unless the options do: how many words it has, what the figures
    /// count, and that words which occur once are left out if there are enough others.
    private static func describe(_ lists: [TagList], _ options: inout CloudOptions) {
        guard lists.count == 1, let list = lists.first, !list.texts.isEmpty else { return }
        let wording = Wording(language: options.lang)
        if options.description == nil {
            options.description = list.texts.map { text in
                text.name.isEmpty ? wording.words(text.words) : "\(text.name): \(wording.words(text.words))"
            }.joined(separator: "; ")
        }
        if list.texts.count == 2 { options.groupNames = options.groupNames ?? (options.order != .packed) }
        // Without wording in the cloud's language, the unit would be an English word.
        if wording.variety != nil { options.unit = options.unit ?? list.unit }
        if list.countsWords, options.minWeight == nil {
            options.sufficientTagCount = options.limit ?? CloudOptions.sufficientWordCount
        }
    }

    /// Sets which tags are related: those of one post or sentence, and those of the lines of `related-file`. Returns the
    /// names in that file that are no tag.
    ///
    /// - Throws: ``Problem`` if no name in the file is a tag.
    private static func relate(
        _ lists: [TagList], _ merged: [MergedTag], _ options: inout CloudOptions
    ) throws(Problem) -> [String] {
        let merging = options.merge
        var keys: [String: String] = [:]
        for tag in merged {
            let key = mergeKey(tag.name, merging)
            for spelling in tag.spellings { keys[mergeKey(spelling.name, merging)] = key }
        }
        func key(_ name: String) -> String {
            let key = mergeKey(name, merging)
            return keys[key] ?? key
        }
        var known: Set<String> = []
        for list in lists {
            let names = list.tags.map { key($0.name) }
            known.formUnion(names)
            for together in (list.tagsOfPosts + list.tagsOfSentences).split(separator: -1) {
                options.relations.insert(keys: together.map { names[Int($0)] })
            }
        }
        guard let path = options.relatedFile else { return [] }
        var strangers: [String] = []
        var hasMatch = false
        try options.readRelatedFile { name in
            let key = key(name)
            if known.contains(key) { hasMatch = true } else { strangers.append(name) }
            return key
        }
        guard hasMatch else {
            throw Problem(
                path: path, "no name in the file is a tag",
                hint: "write names as the tags have them, such as \(example(lists))")
        }
        return strangers
    }

    private static func example(_ lists: [TagList]) -> String {
        let names = lists.lazy.flatMap(\.tags).prefix(2).map { readable($0.name, atMost: 60) }
        return names.joined(separator: ", ")
    }

    /// Returns the tags of the posts of all lists, as indices in the tags of the lists together.
    private static func tagsOfPosts(_ lists: [TagList]) -> [Int32] {
        var start: Int32 = 0
        var posts: [Int32] = []
        for list in lists {
            posts += list.tagsOfPosts.map { $0 < 0 ? $0 : $0 + start }
            start += Int32(truncatingIfNeeded: list.tags.count)
        }
        return posts
    }

    private static func apply(
        _ given: [FrontMatterOption], to options: inout CloudOptions, overridden: Set<String>
    ) throws(Problem) {
        var seen: [String: FrontMatterOption] = [:]
        var problems: [Problem] = []
        for option in given {
            if let earlier = seen[option.name], earlier.valueFromHere != option.valueFromHere,
                !overridden.contains(option.name)
            {
                problems.append(
                    option.location.problem(
                        "\(option.name) is \"\(option.value)\" here and \"\(earlier.value)\" in an input before",
                        hint: "several inputs make one cloud: give them the same value, or set --\(option.name)"))
            }
            seen[option.name] = option
            do {
                try options.set(option.name, to: option.valueFromHere)
            } catch {
                problems.append(option.location.problem(error.message, hint: error.hint))
            }
        }
        if let size = given.last(where: { $0.name == "size" }),
            let conflict = Problem(
                sizeIn: given.filter { !overridden.contains($0.name) }.map { OptionSetting($0.name, $0.value) })
        {
            problems.append(size.location.problem(conflict.message, hint: conflict.hint))
        }
        if let problem = Problem(problems) { throw problem }
    }
}

extension FrontMatterOption {
    /// The value of the option; a path as value is relative to the current folder, not to the folder of the list that
    /// names the option.
    package var valueFromHere: OptionValue {
        resolved(value, of: name, from: parentFolder(of: location.path))
    }
}
