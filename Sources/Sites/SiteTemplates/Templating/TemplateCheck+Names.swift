import SourceText

extension TemplateCheck {
    /// Returns the shape of the value that a tag names.
    func shape(of step: TemplateStep) throws(Problem) -> TemplateShape {
        let expression = code.expressions[step.target]
        if expression.scope == .place {
            let name = code.transforms[expression.transforms.lowerBound].rawValue
            guard stack.last?.isElement == true else {
                throw Problem(
                    "\"\(name)()\" does not stand directly in the section of a list",
                    hint: "it tells the place in the list that the innermost section goes through")
            }
            return name == "index" ? .number : .flag
        }
        let isSection = step.kind == .section || step.kind == .inverted
        var shape = try found(expression, isSection: isSection)
        for index in expression.transforms {
            let transform = code.transforms[index]
            guard let result = transform.result(of: shape) else {
                let fitting = TemplateTransform.allCases.filter { $0.result(of: shape) != nil }.map(\.rawValue)
                throw Problem(
                    "\"\(transform.rawValue)\" is not for \(shape.description)",
                    hint: fitting.isEmpty ? nil : "there are \(fitting.joined(separator: ", "))")
            }
            shape = result
        }
        return shape
    }

    mutating func checkVariable(_ step: TemplateStep, _ file: Int) {
        do throws(Problem) {
            let shape = try shape(of: step)
            if let error = misuse(of: shape, step, file) ?? leak(of: shape, step, file) {
                report(file, step.place, error)
            }
        } catch {
            report(file, step.place, error)
        }
    }

    private func misuse(of shape: TemplateShape, _ step: TemplateStep, _ file: Int) -> Problem? {
        let name = string(step, file)
        switch (shape, step.kind) {
        case (.list, _), (.object, _), (.openObject, _):
            return Problem(
                "\"\(name)\" is \(shape.description), and no text", hint: "open a section: {{#\(name)}}…{{/\(name)}}")
        case (.text, .unescaped), (.number, .unescaped), (.flag, .unescaped):
            return Problem(
                "\"\(name)\" is \(shape.description), and would go out unescaped", hint: "write two braces: {{\(name)}}"
            )
        case (.html, .variable), (.html, .script):
            let template = files[file].name
            guard !template.hasPrefix("feed"), !template.hasPrefix("sitemap") else { return nil }
            return Problem(
                "\"\(name)\" is HTML, and its tags would be shown as text", hint: "write three braces: {{{\(name)}}}")
        default: return nil
        }
    }

    /// Returns the problem of an unescaped value that a section of the site's own data may or may not have: without it,
    /// text of the page with the same name would be written unescaped instead.
    private func leak(of shape: TemplateShape, _ step: TemplateStep, _ file: Int) -> Problem? {
        let expression = code.expressions[step.target]
        guard case .any = shape, step.kind == .unescaped, expression.scope == .stack else { return nil }
        var known = self
        known.stack.removeAll { frame in
            switch frame.shape {
            case .any, .openObject: true
            default: false
            }
        }
        guard known.stack.count < stack.count, let outer = try? known.shape(of: step),
            let error = misuse(of: outer, step, file)
        else { return nil }
        let name = string(step, file)
        guard expression.transforms.isEmpty else { return error }
        return Problem(error.message, hint: "write {{{.\(name)}}} for what only the innermost section has")
    }

    private func string(_ step: TemplateStep, _ file: Int) -> String {
        readable(files[file].source.string(step.place), atMost: 60)
    }

    // MARK: - Names

    private func found(
        _ expression: TemplateExpression, isSection: Bool
    ) throws(Problem) -> TemplateShape {
        guard let top = stack.last?.shape else { return .any }
        var names = expression.names.map { code.names[$0] }[...]
        guard let first = names.popFirst() else { return top }
        var shape: TemplateShape
        if expression.scope == .top {
            guard let field = top.field(first) else {
                throw unknown(first, in: top, prefix: ".", rest: names)
            }
            shape = field
        } else {
            shape = try foundInStack(first, rest: names)
        }
        var prefix = (expression.scope == .top ? "." : "") + first + "."
        while let name = names.popFirst() {
            guard let field = shape.field(name) else {
                if case .openObject = shape, isAskedFor(name, in: shape, expression, isSection: isSection) {
                    return .any
                }
                throw unknown(name, in: shape, prefix: prefix, rest: names)
            }
            shape = field
            prefix += name + "."
        }
        return shape
    }

    /// Returns whether a name may be absent from a value whose names are not all known: if a section tests for it, and
    /// it is no misspelling of a known name.
    private func isAskedFor(
        _ name: String, in shape: TemplateShape, _ expression: TemplateExpression, isSection: Bool
    ) -> Bool {
        if isSection { return suggestion(for: name, among: shape.names) == nil }
        let names = expression.names.map { code.names[$0] }
        return asked.contains { !$0.isEmpty && names.starts(with: $0) }
    }

    private func foundInStack(
        _ name: String, rest: ArraySlice<String>
    ) throws(Problem) -> TemplateShape {
        // A value of unknown shape may have any name; `site` and `page` are not expected in one.
        if let shape = root[name], stack.dropFirst().allSatisfy({ !$0.shape.knows(name) }) { return shape }
        for frame in stack.reversed() {
            if let shape = frame.shape.field(name) { return shape }
        }
        let written = ([name] + rest).joined(separator: ".")
        throw Problem("unknown name \"\(readable(written, atMost: 60))\"", hint: hint(name, rest))
    }

    private func hint(_ name: String, _ rest: ArraySlice<String>) -> String {
        let tail = rest.map { ".\($0)" }.joined()
        // `title` for `page.title` is what is forgotten most.
        let owners = root.keys.sorted().filter { root[$0]?.knows(name) == true }
        let near = stack.reversed().flatMap(\.shape.names)
        if let owner = owners.contains("page") ? "page" : owners.first {
            return "did you mean \"\(owner).\(name)\(tail)\"?"
        }
        if let match = suggestion(for: name, among: near) { return "did you mean \"\(match)\(tail)\"?" }
        for owner in root.keys.sorted() {
            if let match = suggestion(for: name, among: root[owner]?.names ?? []) {
                return "did you mean \"\(owner).\(match)\(tail)\"?"
            }
        }
        return "names here: \(listed(near))"
    }

    private func unknown(
        _ name: String, in shape: TemplateShape, prefix: String, rest: ArraySlice<String>
    ) -> Problem {
        let names = shape.names
        let owner = prefix == "." ? "this section" : "\"\(prefix.dropLast())\""
        let hint: String
        if let match = suggestion(for: name, among: names) {
            hint = "did you mean \"\(prefix)\(match)\(rest.map { ".\($0)" }.joined())\"?"
        } else {
            switch shape {
            case .object, .openObject:
                hint = names.isEmpty ? "there is nothing in \(owner)" : "names in \(owner): \(listed(names))"
            case .list: hint = "\(owner) is a list: open a section, and name what is in its elements"
            default: hint = "\(owner) is \(shape.description), and has no names in it"
            }
        }
        let written = prefix + ([name] + rest).joined(separator: ".")
        return Problem("unknown name \"\(readable(written, atMost: 60))\"", hint: hint)
    }

    /// Returns the names as a list for a hint: each once, and at most 20, which fit a line or two.
    private func listed(_ names: [String]) -> String {
        var seen: Set<String> = []
        let names = names.filter { seen.insert($0).inserted }
        return names.prefix(20).joined(separator: ", ") + (names.count > 20 ? ", …" : "")
    }
}
