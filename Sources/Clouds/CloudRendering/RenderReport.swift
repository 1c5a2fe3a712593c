import ByteWriting
import CloudComposition
import MarkupEmission
import SourceText
import TagParsing
import WordCounting

/// A report on the tags of a cloud or a list: which were placed, merged, dropped, or set otherwise than their weights
/// ask.
public struct RenderReport: Sendable {
    /// The number of tags in the cloud, or in the list that was written.
    public let placed: Int
    /// The number of lines of the cloud's default layout; nil if the tags were written without a cloud.
    public let lines: Int?
    /// The width of the cloud in CSS pixels; nil if the tags were written without a cloud.
    public let width: Double?
    /// The height of the cloud in CSS pixels; nil if the tags were written without a cloud.
    public let height: Double?
    /// The tags that were merged from several spellings, or that an alias renamed.
    public let merged: [MergedTag]
    /// The tags that are not in the cloud or list, each with the reason.
    public let dropped: [DroppedTag]
    /// The tags that did not fit unchanged at the size that their weights ask for.
    public let adjusted: [AdjustedTag]
    /// The smallest font size in CSS pixels, if `fit-box` made it too small to read and smaller than `min-size`; else
    /// nil.
    public let illegibleSize: Double?
    /// The number of groups and the number of colours that they have, if these are fewer.
    public let sharedColors: (groups: Int, colors: Int)?
    /// The number of groups and the number of colours of the theme's palette, if further groups have shades of these.
    public let shadedColors: (groups: Int, colors: Int)?
    /// The titles and descriptions of later inputs, which the cloud does not show.
    public let unusedTexts: [String]
    /// The texts with characters that the font file lacks; other fonts of the stack show these characters.
    public let notInFontFile: [String]
    /// The number of tags before equal names were merged.
    public let readCount: Int
    /// The entries of `exclude`, `keep` and `alias` that match no tag; they may be misspelt.
    public let unmatched: [UnmatchedEntry]
    /// The notes on parts of the inputs that did not become tags.
    public let notes: [InputNote]
    /// The posts that were left out since they cannot be read, input by input.
    public let omittedPosts: [OmittedPosts]
    /// The notes on inputs that may have been meant otherwise than they were read.
    public var doubts: [InputNote] { notes.filter(\.isDoubtful) }
    /// The links that the link pattern of the cloud gives to more than one tag.
    public let sharedLinks: [SharedLink]
    /// The report on links that follow from the site generator of posts; nil if none were looked for or needed.
    public let links: LinkReport?
    /// The report on the words of texts; nil if no text was counted.
    public let words: WordReport?

    /// Makes the report of a cloud that was composed from a collection.
    public init(_ collection: TagCollection, _ cloud: Cloud, words: WordReport? = nil) {
        self.words = words
        placed = cloud.tags.count
        lines = cloud.layout.lines.count
        width = cloud.layout.width
        height = cloud.layout.height
        merged = collection.merged
        dropped = cloud.dropped
        adjusted = cloud.adjusted
        let smallest = cloud.layouts.lazy.flatMap(\.frames).map(\.fontSize).min() ?? 0
        illegibleSize = cloud.options.fitBox && smallest < min(11, cloud.options.minSize) ? smallest : nil
        (sharedColors, shadedColors) = Self.groupColors(cloud)
        unusedTexts = collection.unusedTexts
        notInFontFile = cloud.notInFontFile
        readCount = collection.readCount
        unmatched = cloud.unmatched + collection.unmatchedAliases + collection.unmatchedRelated
        omittedPosts = collection.omittedPosts
        notes = collection.notes
        // Links that tags bring along may be the same on purpose.
        sharedLinks =
            cloud.options.linkPattern == nil
            ? [] : linksThatCollide(cloud.tags.compactMap { tag in tag.link.map { (tag.text, $0) } })
        links = LinkReport(collection.postLinks, cloud)
    }

    private typealias GroupColors = (groups: Int, colors: Int)

    /// Returns the number of groups and of their colours if these are fewer; else those of groups and of colours of the
    /// palette, if groups have shades of them.
    private static func groupColors(_ cloud: Cloud) -> (shared: GroupColors?, shaded: GroupColors?) {
        let groups = cloud.groups.count
        guard cloud.options.color == .group, groups > 1, let theme = try? Theme(named: cloud.options.theme) else {
            return (nil, nil)
        }
        let colors = theme.groupColorCount(of: cloud)
        if groups > colors { return ((groups, colors), nil) }
        return (nil, groups > theme.ownPaletteCount ? (groups, theme.ownPaletteCount) : nil)
    }

    /// Makes the report of tags that were selected and ordered, and written without a cloud.
    public init(
        _ collection: TagCollection, _ selection: SelectedTags, form: TagListForm, words: WordReport? = nil
    ) {
        self.words = words
        placed = selection.tags.count
        (lines, width, height) = (nil, nil, nil)
        merged = collection.merged
        dropped = selection.dropped
        (adjusted, notInFontFile, illegibleSize, sharedLinks, links) = ([], [], nil, [], nil)
        (sharedColors, shadedColors) = (nil, nil)
        unusedTexts = collection.unusedTexts
        readCount = collection.readCount
        unmatched = selection.unmatched + collection.unmatchedAliases + collection.unmatchedRelated
        omittedPosts = collection.omittedPosts
        notes = collection.notes + form.omissions(of: selection.tags)
    }

    /// Whether there is nothing to report: every tag is placed at the size of its weight, and no link was guessed.
    public var isPlain: Bool { !namesSome && illegibleSize == nil && sharedColors == nil && links == nil }

    /// Whether ``text`` has more lines than ``summary``.
    public var namesSome: Bool {
        !merged.isEmpty || !dropped.isEmpty || !adjusted.isEmpty || !unusedTexts.isEmpty || !notInFontFile.isEmpty
            || !unmatched.isEmpty || !notes.isEmpty || links?.unlinked.isEmpty == false || !sharedLinks.isEmpty
            || words != nil || !omittedPosts.isEmpty
    }

    /// The report in one line: `60 tags on 9 lines, 640 × 312; 2 names merged, 1 tag dropped`.
    public var summary: String {
        var text = words.map { wordSummary($0) } ?? count(placed, "tag")
        if let lines, let width, let height {
            text +=
                "\(words == nil ? "" : ",") on \(count(lines, "line")), \(markupNumber(width)) × \(markupNumber(height))"
        }
        var parts = omittedPosts.map { "\($0.phrase) left out" }
        let renamed = merged.count { $0.spellings.count == 1 && $0.isAliased }
        if merged.count > renamed { parts.append("\(count(merged.count - renamed, "name")) merged") }
        if renamed > 0 { parts.append("\(count(renamed, "name")) spelled as an alias says") }
        // The line of the words has them already.
        if words == nil, !dropped.isEmpty { parts.append("\(count(dropped.count, "tag")) dropped") }
        let everywhere = adjusted.filter { $0.width == nil }
        let shortened = everywhere.count { $0.shortenedText != nil }
        let raised = everywhere.count { $0.shortenedText == nil && $0.size > $0.wantedSize }
        if everywhere.count > shortened + raised {
            parts.append("\(count(everywhere.count - shortened - raised, "tag")) fitted to the width")
        }
        let scaled = Set(adjusted.lazy.filter { $0.width != nil }.map(\.text)).count
        if scaled > 0 { parts.append("\(count(scaled, "tag")) set smaller at some widths") }
        if raised > 0 { parts.append("\(count(raised, "tag")) set larger than asked, at min-size") }
        if shortened > 0 { parts.append("\(count(shortened, "tag")) shortened") }
        if !unusedTexts.isEmpty { parts.append("\(count(unusedTexts.count, "text")) of later inputs not shown") }
        if !notInFontFile.isEmpty { parts.append("\(count(notInFontFile.count, "text")) not all in the font file") }
        if !unmatched.isEmpty {
            parts.append("\(unmatched.count == 1 ? "1 entry" : "\(unmatched.count) entries") matched no tag")
        }
        if !sharedLinks.isEmpty { parts.append("\(count(sharedLinks.count, "link")) of several tags") }
        if let words { parts += leftOut(words) }
        if !notes.isEmpty { parts.append("\(count(notes.count, "note")) on the inputs") }
        if let links { parts.append(links.summary) }
        if let illegibleSize { parts.append("text down to \(markupNumber(illegibleSize)) pixels, hard to read") }
        if let sharedColors {
            parts.append("\(sharedColors.groups) groups in \(sharedColors.colors) colours, which some share")
        }
        if let shadedColors {
            parts.append("\(shadedColors.groups) groups in \(shadedColors.colors) colours and shades of them")
        }
        if !parts.isEmpty { text += "; " + parts.joined(separator: ", ") }
        return text
    }

    /// The number of tags that are smaller at every width than their weights ask for.
    package var fittedCount: Int { adjusted.count { $0.width == nil && $0.size < $0.wantedSize } }

    /// The report in full: ``summary``, then a line for each tag that was merged, dropped or fitted, for each other
    /// finding, and for each note.
    public var text: String {
        var lines = [summary]
        if let words { lines += wordLines(words).map { shown($0) } }
        for tag in merged {
            let spellings = tag.spellings.map { spelling in
                let times = spelling.count > 1 ? " from \(spelling.count) entries" : ""
                return "\"\(shown(spelling.name))\" (\(shortest(spelling.weight))\(times))"
            }
            let links =
                tag.droppedLinks.map { ", without the link \(shown($0))" }.joined()
                + tag.droppedGroups.map { ", without the group \"\(shown($0))\"" }.joined()
                + (tag.hasDroppedAttributes ? ", without attributes of another" : "")
            let alias = tag.isAliased ? ", by an alias" : ""
            lines.append("merged: \(spellings.joined(separator: ", ")) into \"\(shown(tag.name))\"\(alias)\(links)")
        }
        for tag in dropped { lines.append("dropped: \"\(shown(tag.text))\" is \(tag.reason)") }
        for tag in adjusted { lines.append("fitted: \"\(shown(tag.text))\" is \(tag.summary)") }
        for text in unusedTexts { lines.append("not shown: \"\(text)\", a title or description of a later input") }
        for text in notInFontFile {
            lines.append("other font: \"\(shown(text))\" has what the font file lacks, a character or a style")
        }
        for entry in unmatched { lines.append("unmatched: \"\(shown(entry.entry))\" of \(entry.option) is no tag") }
        for shared in sharedLinks {
            let names = shared.names.map { "\"\(shown($0))\"" }.joined(separator: ", ")
            lines.append("one link: \(names) lead to \(shown(shared.link.destination))")
        }
        for name in links?.unlinked ?? [] {
            lines.append(
                "no page: of \"\(shown(name))\" \(links?.generator ?? "") has none, or one of an address that is not known"
            )
        }
        lines += omittedPosts.flatMap(\.lines).map { shown($0) }
        for note in notes { lines.append("note: \(shown(note.description))") }
        return lines.joined(separator: "\n")
    }

    private func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }

    private func shown(_ text: String) -> String {
        readable(text.split(separator: "\n").joined(separator: " "))
    }
}
