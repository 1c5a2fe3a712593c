import Foundation
import TestSupport
import Testing

/// What axe says of pages and lists, in light, in dark and in the colours that a person has forced.
@Suite(
    .serialized,
    .enabled(if: Checkers.axe != nil || Checkers.isStrict, "there is no axe: make test installs it"))
struct AccessibilityInABrowserTests {
    private struct Finding: Decodable {
        let page: String
        let rules: Int
        let violations: [String]
        let incomplete: [String]
        let isForced: Bool
        let isDark: Bool
    }

    enum Scheme: String, CaseIterable {
        case light, dark, forced

        var arguments: [String] {
            switch self {
            case .light: ["--blink-settings=preferredColorScheme=1"]
            case .dark: ["--blink-settings=preferredColorScheme=0"]
            case .forced: ["--force-high-contrast"]
            }
        }
    }

    private static let optionSets: [[String]] = [
        ["--heading", "--legend", "--chip", "capsule", "--counts", "badge", "--link", "/t/{slug}/"],
        ["--no-responsive", "--color", "group", "--legend", "--source", "Own count", "--counts", "text"],
        ["--cards", "--theme", "contrast", "--link", "/t/{slug}/", "--lang", "de", "--unit", "Beitrag|Beiträge"],
        ["--theme", "paper", "--color", "hash", "--counts", "tooltip"],
    ]

    @Test(arguments: Scheme.allCases)
    func axeFindsNothingToMend(scheme: Scheme) throws {
        let script = try #require(Checkers.axe, "there is no axe: \(Checkers.hint)")
        let folder = try TemporaryFolder()
        var frames = ""
        for sample in ["languages", "scripts", "cards"] {
            for (number, options) in Self.optionSets.enumerated() {
                for form in ["html", "list"] {
                    let list = try String(contentsOf: Project.sample("\(sample).md"), encoding: .utf8)
                    let cloud = try Clouds.render(list, ["--format", form] + options)
                    let page = """
                        <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Tags</title>
                        <meta name="viewport" content="width=device-width"></head><body><main><h1>Tags</h1>\(cloud)</main></body></html>
                        """
                    let name = "\(sample)-\(number)-\(form)"
                    let file = try folder.write(form == "list" ? page : cloud, to: "\(name).html")
                    frames +=
                        "<iframe name=\"\(name)\" src=\"file://\(file)\" style=\"width:800px;height:600px\"></iframe>\n"
                }
            }
        }
        let findings: [Finding] = try Browser.evaluate(
            """
            const results = [];
            for (const frame of document.querySelectorAll('iframe')) {
              const page = frame.contentDocument, view = frame.contentWindow;
              await new Promise((resolve, reject) => {
                const script = page.createElement('script');
                script.src = 'file://\(script)';
                script.onload = resolve; script.onerror = reject;
                page.head.append(script);
              });
              const found = await view.axe.run(page, {resultTypes: ['violations', 'incomplete']});
              const say = list => list.flatMap(rule => rule.nodes.map(node =>
                `${rule.id}: ${node.html.slice(0, 120)}: ${node.any.concat(node.all, node.none).map(c => c.message).join(' ')}`));
              results.push({page: frame.name, rules: found.passes.length, violations: say(found.violations),
                incomplete: say(found.incomplete), isForced: view.matchMedia('(forced-colors: active)').matches,
                isDark: view.matchMedia('(prefers-color-scheme: dark)').matches});
            }
            return results;
            """, body: frames, arguments: scheme.arguments + ["--allow-file-access-from-files"])
        #expect(findings.count == 3 * Self.optionSets.count * 2)
        for finding in findings {
            #expect(finding.rules > 10, "\(finding.page) was looked at")
            #expect(finding.violations == [], "\(finding.page)")
            // axe computes no contrast for the text of a picture. Ours is computed before it is written.
            let others = finding.incomplete.filter { !$0.hasPrefix("color-contrast: <text ") }
            #expect(others == [], "\(finding.page)")
            #expect(
                finding.isForced == (scheme == .forced) && (finding.isDark == (scheme == .dark) || scheme == .forced))
        }
    }
}
