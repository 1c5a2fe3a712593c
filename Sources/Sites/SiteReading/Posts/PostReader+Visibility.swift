import DataReading
import PostReading
import SourceText
import TagParsing

/// Reading which pages and lists a post is in, by the keys of Hugo and Zola.
extension PostReader {
    mutating func readVisibility() {
        for entry in post.metadata.entries {
            switch entry.key.lowercased() {
            case "headless": if isTrue(entry) { post.isPageless = true }
            case "render": if isNever(entry) { post.isPageless = true }
            case "build", "_build": readBuild(entry)
            case "cascade":
                note(entry, "\"cascade\" is not used: what it gives to other pages goes into their own front matter")
            default: continue
            }
        }
    }

    private mutating func readBuild(_ entry: MetadataEntry) {
        guard case .table(let fields) = entry.value.content else { return }
        for field in fields {
            switch field.key.lowercased() {
            case "render": if isNever(field) { post.isPageless = true }
            case "list": if isNever(field) { post.isHidden = true }
            default: continue
            }
        }
    }

    private func isTrue(_ entry: MetadataEntry) -> Bool {
        if case .scalar(let text) = entry.value.content { FlagWord.yes.contains(text.lowercased()) } else { false }
    }

    /// Whether a value is one of those by which Hugo and Zola keep a page from being made or listed.
    private func isNever(_ entry: MetadataEntry) -> Bool {
        guard case .scalar(let text) = entry.value.content else { return false }
        return (FlagWord.no + ["never", "link", "local"]).contains(text.lowercased())
    }
}
