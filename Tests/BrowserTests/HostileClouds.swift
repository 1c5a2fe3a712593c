import Foundation
import TestSupport

/// What somebody would like to have run, and the clouds that come of it.
struct HostileClouds {
    static let forms = ["svg", "html", "fragment", "list"]

    /// A text of the corpus, and where in a cloud it stands.
    struct Cloud {
        let name: String
        let text: String
        /// Names of texts that it stands for: `name`, `title`…
        let positions: [String]
        let form: String
        let file: String
    }

    /// A run that wrote nothing.
    struct Refusal {
        let name: String
        let status: Int32
        let output: Int
        let errors: String

        /// By the input, by an option, or since there is no such file.
        var isStated: Bool {
            (64...66).contains(status) && output == 0 && errors.contains("error: ") && !errors.contains("bug")
        }
    }

    private(set) var clouds: [Cloud] = []
    private(set) var refusals: [Refusal] = []
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Something to render.
    struct Job: Sendable {
        let name: String
        var text = ""
        var positions: [String] = []
        let arguments: [String]
        let input: [UInt8]
    }

    /// Renders in every form, several at a time, in the order of the jobs.
    ///
    /// - Returns: those of which no form was written.
    @discardableResult
    mutating func render(_ jobs: [Job]) async throws -> [Job] {
        let results = try await withThrowingTaskGroup(of: (Int, [Command.Result]).self) { group in
            for (index, job) in jobs.enumerated() {
                group.addTask {
                    // What the first form refuses, the others do not come to.
                    var results: [Command.Result] = []
                    for form in Self.forms where results.first?.status ?? 0 == 0 {
                        results.append(
                            try Command.run(["render", "--quiet", "--format", form] + job.arguments, input: job.input))
                    }
                    return (index, results)
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        var refused: [Job] = []
        for (index, job) in jobs.enumerated() {
            for (form, result) in zip(Self.forms, results[index] ?? []) {
                guard result.status == 0 else {
                    refusals.append(
                        Refusal(
                            name: "\(job.name) as \(form)", status: result.status, output: result.output.count,
                            errors: result.errors))
                    if refused.last?.name != job.name { refused.append(job) }
                    continue
                }
                let name = "\(clouds.count).\(form == "svg" ? "svg" : "html")"
                let isPart = form == "fragment" || form == "list"
                let head = "<!DOCTYPE html><html lang=\"en\"><meta charset=\"utf-8\"><title>x</title><body>"
                try folder.write((isPart ? head : "") + result.text, to: name)
                clouds.append(
                    Cloud(
                        name: "\(job.name) as \(form)", text: job.text, positions: job.positions, form: form,
                        file: folder.file(name)))
            }
        }
        return refused
    }
}

extension HostileClouds {
    static func corpus<Value: Decodable>(_ name: String) throws -> Value {
        try JSONDecoder().decode(
            Value.self, from: Data(contentsOf: Project.fixture("hostile/\(name).json")))
    }

    /// A text in several places of one cloud.
    static func job(_ text: String, number: Int, in positions: [String]) throws -> Job {
        func value(_ position: String) -> String { positions.contains(position) ? text : "plain" }
        var tag: [String: String] = ["name": value("name"), "link": "/plain"]
        if positions.contains("details") { tag["description"] = text }
        if positions.contains("group") { tag["group"] = text }
        let input = try JSONEncoder().encode([tag.merging(["weight": "3"]) { $1 }, ["name": "other", "weight": "1"]])
        var arguments = ["--from", "json", "--cards", "--counts=tooltip", "--heading", "--legend", "--color=group"]
        for position in ["title", "description", "source", "unit"] where positions.contains(position) {
            arguments.append("--\(position)=\(text)")
        }
        return Job(
            name: "text \(number) in \(positions.joined(separator: ", "))", text: text, positions: positions,
            arguments: arguments, input: Array(input).replacingWeights)
    }
}

extension [UInt8] {
    /// A weight is a number.
    fileprivate var replacingWeights: [UInt8] {
        Array(String(decoding: self, as: UTF8.self).replacing(/"weight":"(\d)"/) { "\"weight\":\($0.1)" }.utf8)
    }
}

// MARK: - In the browser

extension HostileClouds {
    /// What a page has become.
    struct Finding: Decodable {
        let elements: [String]
        let attributes: [String]
        let ran: Bool
        let loaded: [String]
        let styles: [String]
        let names: [String]
        let labels: [String]
        let links: [String]
        let title: String
        let description: String
        let texts: String
    }

    /// Opens all clouds side by side: files, as a reader opens them.
    func open() throws -> [Finding] {
        let frames = clouds.map { "<iframe src=\"file://\($0.file)\" style=\"width:400px;height:300px\"></iframe>\n" }
        return try Browser.evaluate(Self.script, body: frames.joined(), arguments: ["--allow-file-access-from-files"])
    }

    private static let script = #"""
        const unique = list => [...new Set(list)].sort();
        return [...document.querySelectorAll('iframe')].map(frame => {
          const page = frame.contentDocument, all = [...page.querySelectorAll('*')], root = page.documentElement;
          const tags = [...page.querySelectorAll('[role=listitem], li')];
          const own = (element, name) => [...element.childNodes]
            .map(n => n.nodeType == 3 ? n.data : n.localName == 'br' ? ' ' : '').join('');
          const picture = page.querySelector('svg');
          const one = selector => { const e = page.querySelector(selector); return e ? e.textContent : ''; };
          return {
            elements: unique(all.map(e => e.localName)),
            attributes: unique(all.flatMap(e => [...e.attributes].map(a => a.name))),
            ran: !!(frame.contentWindow.pwned || window.pwned),
            loaded: frame.contentWindow.performance.getEntriesByType('resource').map(e => e.name),
            styles: [...page.querySelectorAll('style')].map(e => e.textContent),
            names: tags.map(tag => tag.localName == 'li' ? own(tag.querySelector('.tag'))
              : [...tag.querySelectorAll('text.tag')].map(e => e.textContent).join('')),
            labels: tags.map(tag => tag.localName == 'li' ? tag.querySelector('.tag').childNodes.length
              && own(tag.querySelector('.tag')) + tag.querySelector('.heard').textContent
              : (tag.querySelector('a') || tag).getAttribute('aria-label')),
            links: [...page.querySelectorAll('a')].map(e => e.getAttribute('href')),
            title: root.localName == 'svg' || page.querySelector('.stratus') ? one('svg > title')
              : page.querySelector('.stratus-list').getAttribute('aria-label'),
            description: one('svg > desc'),
            texts: all.filter(e => !e.children.length && e.localName != 'style').map(e => e.textContent).join('\n'),
          };
        });
        """#
}
