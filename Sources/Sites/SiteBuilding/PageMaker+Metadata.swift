import DataReading
import SiteReading
import SiteTemplates
import SourceText
import TagParsing

/// Finding the places of values in front matter and in the configuration.
extension PageMaker {
    /// Returns the value in front matter or in the configuration, with its file, from which an object of a template got
    /// the field `name`; nil if the field has another origin.
    func origin(
        of name: String, _ owner: TemplateObject, in page: TracedPage
    ) -> (source: SourceText, value: MetadataValue)? {
        // The page's own front matter comes first: most of it is seen on its own page only.
        if let text = page.text, let post = catalogue.text(of: text),
            let value = value(name, of: owner, in: post, page.object)
        {
            return (source(of: post), value)
        }
        for (number, object) in posts.enumerated() {
            if let value = value(name, of: owner, in: catalogue.posts[number], object) {
                return (source(of: catalogue.posts[number]), value)
            }
        }
        guard case .object(let params)? = site.fields["params"] else { return nil }
        return value(name, of: owner, settings.configuration.params, params).map { (settings.source, $0) }
    }

    private func value(
        _ name: String, of owner: TemplateObject, in post: SitePost, _ object: TemplateObject
    ) -> MetadataValue? {
        if object === owner {
            guard let value = post.post.metadata[name], case .scalar = value.content else { return nil }
            return value
        }
        guard case .object(let params)? = object.fields["params"] else { return nil }
        return value(name, of: owner, post.params, params)
    }

    /// Searches for `owner` among an object and the objects in it, all made from `entries`, and returns its field's
    /// value.
    private func value(
        _ name: String, of owner: TemplateObject, _ entries: [MetadataEntry], _ object: TemplateObject
    ) -> MetadataValue? {
        if object === owner {
            return entries.last { $0.key == name && templateValue($0.value) != nil }?.value
        }
        for entry in entries {
            guard let made = object.fields[entry.key], let found = value(name, of: owner, entry.value, made) else {
                continue
            }
            return found
        }
        return nil
    }

    private func value(
        _ name: String, of owner: TemplateObject, _ value: MetadataValue, _ made: TemplateValue
    ) -> MetadataValue? {
        switch (value.content, made) {
        case (.table(let entries), .object(let object)): return self.value(name, of: owner, entries, object)
        case (.list(let values), .list(let list)):
            // Empty values become no elements of the list.
            for (value, made) in zip(values.lazy.filter { templateValue($0) != nil }, list) {
                if let found = self.value(name, of: owner, value, made) { return found }
            }
            return nil
        default: return nil
        }
    }
}
