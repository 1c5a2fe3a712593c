import Glibc
import SourceText
import Stratus

/// The part of `stratus render` that makes one cloud.
extension RenderCommand {
    private var isPretty: Bool { given.isOn(RenderFormFlags.pretty) }
    private var printsPolicy: Bool { given.isOn(RenderFormFlags.printsPolicy) }

    func renderCloud() throws {
        let overrides = given.cloudOverrides
        let form = try RenderForm(given)
        try check(form)
        let reportForm = try given.reportForm()
        try given.checkFiles()
        if let conflict = Problem(sizeIn: overrides) { throw conflict }
        let snippet = try chosenSnippet(form)
        let read = try given.lists(overrides)
        let collection = try TagCollection(read.lists, overrides: overrides)
        let composed = try composeCloud(collection, for: form.format)
        // Nothing is written before it is certain that everything can be.
        let host = try snippet.map { snippet in
            // In a page a cloud reflows, as fragments do.
            let shown = snippet.form == .inline ? try composeCloud(collection, for: .fragment) : composed
            return try hostSnippet(snippet.form, of: shown, file: snippet.file)
        }
        let markup = try write(composed, form)
        try host?.writeToStandardOutput()
        if printsPolicy {
            var policy = ContentPolicy()
            for part in [markup, host].compactMap(\.self) { policy.insert(part) }
            try ValidatedMarkup.validate(text: Array("\(policy)\n".utf8)).writeToStandardOutput()
        }
        try reportForm.print(RenderReport(collection, composed, words: read.words), output: given.output)
    }

    /// Writes the cloud.
    ///
    /// - Returns: the markup or text that was written; nil on a terminal.
    private func write(_ cloud: Cloud, _ form: RenderForm) throws -> ValidatedMarkup? {
        let output = given.output ?? "-"
        switch form {
        case .markup(let format):
            let markup = try render(cloud, format: format, isPretty: isPretty)
            try markup.write(to: output)
            return markup
        case .terminal(let isStyled):
            try renderForTerminal(cloud, columns: RenderForm.columns, isStyled: isStyled).write(to: output)
        }
        return nil
    }

    /// Refuses flags that have no effect on the form.
    private func check(_ form: RenderForm) throws {
        if isPretty {
            guard case .markup(let format) = form, format.isMarkup else {
                throw Problem(
                    .usage, "--pretty acts on markup", hint: "leave it out, or write svg, html, fragment or list")
            }
        }
        if printsPolicy {
            guard case .markup(let format) = form, format.isMarkup, let file = given.output, file != "-" else {
                throw Problem(
                    .usage, "--print-csp has no styles to name",
                    hint: "name the file of an SVG, a page, a fragment or a list with -o, such as -o cloud.svg")
            }
        }
        let isPicture = form.format.isPicture
        if isPicture, given.output ?? "-" == "-", isatty(STDOUT_FILENO) == 1 {
            let name = form.format.rawValue
            throw Problem(.usage, "\(name) is nothing for a terminal", hint: "name a file, such as -o cloud.\(name)")
        }
        if form.format != .png, given.cloudOverrides.contains(where: { $0.name == "density" }) {
            throw Problem(.usage, "--density acts on png", hint: "leave it out, or write png")
        }
    }

    private func chosenSnippet(_ renderForm: RenderForm) throws -> (form: HostSnippet, file: String)? {
        guard let snippet = given.text(RenderFormFlags.snippet) else { return nil }
        let form: HostSnippet = try choice(snippet, "--print-snippet")
        guard case .markup(.svg) = renderForm, let file = given.output, file != "-" else {
            throw Problem(
                .usage, "--print-snippet has no picture to show",
                hint: "name the file of an SVG with -o, such as -o cloud.svg")
        }
        return (form, file)
    }
}
