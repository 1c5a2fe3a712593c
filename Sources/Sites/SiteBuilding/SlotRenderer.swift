import BodyRendering
import ByteWriting
import SiteReading
import SiteTemplates

/// A maker of what is inserted into the texts of posts: the output of partials and of shortcodes.
struct SlotRenderer: Sendable {
    let model: SiteModel
    let bodies: SiteBodies
    let site: TemplateObject
    let templates: SiteTemplates

    /// Returns the output for a slot in a post's text.
    ///
    /// - Parameters:
    ///   - inner: the HTML that a shortcode encloses; nil for a partial.
    ///   - page: the object that the template finds as `page`.
    func bytes(_ slot: BodySlot, _ inner: [UInt8]?, on post: SitePost, _ page: TemplateObject) -> [UInt8] {
        switch slot.kind {
        case .partial(let name): return pageBytes(name, page, site, model.data, templates)
        case .call(let call):
            let call = resolved(call, on: post)
            return templates.render(Self.template(call), root(of: call, inner, page)) ?? []
        case .address: return []
        }
    }

    /// Returns the name of a shortcode's template.
    static func template(_ call: ShortcodeCall) -> String { SiteTemplates.shortcodeFolder + "/" + call.name }

    /// Returns the object at the top of a shortcode's template.
    ///
    /// - Parameter call: a call with resolved addresses.
    func root(of call: ShortcodeCall, _ html: [UInt8]?, _ page: TemplateObject) -> TemplateObject {
        var arguments: [String: TemplateValue] = [:]
        for (number, text) in call.positional.enumerated() { arguments.set("\(number)", text) }
        if !call.positional.isEmpty { arguments["list"] = .list(call.positional.map { .text($0) }) }
        for argument in call.named { arguments.set(argument.name, argument.value) }
        var fields: [String: TemplateValue] = [
            "name": .text(call.name), "args": .object(TemplateObject(arguments)), "site": .object(site),
            "page": .object(page), "data": model.data,
        ]
        if let parts = call.inner {
            fields.set("inner", text(of: parts, page))
        } else if let html, !html.isEmpty {
            fields["inner"] = .html(String(decoding: html, as: UTF8.self))
        }
        return TemplateObject(fields)
    }

    /// Returns a text between two marks, with the output of the shortcodes in it.
    private func text(of parts: [ShortcodeCall.Part], _ page: TemplateObject) -> String {
        var text = ""
        for part in parts {
            switch part {
            case .text(let part): text += part
            case .call(let call):
                text += String(
                    decoding: templates.render(Self.template(call), root(of: call, nil, page)) ?? [], as: UTF8.self)
            }
        }
        return text
    }

    /// The names of arguments that are addresses.
    private static let addresses: Set<String> = ["src", "href", "link", "url", "image", "poster", "file"]

    /// Returns a call in which the arguments that name files of the content have the addresses of their pages, and those
    /// that are addresses from the site's root have its path.
    func resolved(_ call: ShortcodeCall, on post: SitePost) -> ShortcodeCall {
        func value(_ text: String, isAddress: Bool) -> String {
            guard isAddress || !text.hasPrefix("/") && text.contains(".") && !text.contains(" ") else { return text }
            return bodies.address(of: text, on: post) ?? text
        }
        var resolved = call
        resolved.named = call.named.map { argument in
            ShortcodeCall.Argument(
                name: argument.name,
                value: value(argument.value, isAddress: Self.addresses.contains(argument.name)))
        }
        resolved.positional = call.positional.map { value($0, isAddress: false) }
        resolved.inner = call.inner?.map { part in
            if case .call(let call) = part { return .call(self.resolved(call, on: post)) }
            return part
        }
        return resolved
    }

    // MARK: - Digests

    /// Returns a digest of the output for a slot; nil if a value in it has none.
    func digest(
        _ slot: BodySlot, on post: SitePost, _ page: TemplateObject, _ footprints: [String: TemplateFootprint]
    ) -> UInt64? {
        switch slot.kind {
        case .partial(let name): return digest(name, page, footprints)
        case .call(let call): return digest(resolved(call, on: post), page, footprints)
        case .address: return 0
        }
    }

    private func digest(
        _ template: String, _ page: TemplateObject, _ footprints: [String: TemplateFootprint]
    ) -> UInt64? {
        // The template may see other fields of the post than the page's does.
        guard let footprint = footprints[template], let page = footprint.digest(of: page, named: "page"),
            let site = footprint.digest(of: site, named: "site"),
            let data = footprint.digest(of: model.data, named: "data")
        else { return nil }
        return [page, site, data].reduce(footprint.code, XXHash64.mixed)
    }

    private func digest(
        _ call: ShortcodeCall, _ page: TemplateObject, _ footprints: [String: TemplateFootprint]
    ) -> UInt64? {
        guard var hash = digest(Self.template(call), page, footprints) else { return nil }
        func mix(_ text: String) { hash = XXHash64.mixed(hash, XXHash64.hash(of: text)) }
        for argument in call.named {
            mix(argument.name)
            mix(argument.value)
        }
        hash = XXHash64.mixed(hash, UInt64(call.named.count))
        for text in call.positional { mix(text) }
        for part in call.inner ?? [] {
            switch part {
            case .text(let text): mix(text)
            case .call(let call):
                guard let inner = digest(call, page, footprints) else { return nil }
                hash = XXHash64.mixed(hash, inner)
            }
        }
        return hash
    }
}
