import Foundation
import TestSupport

extension Browser {
    /// A cloud as a browser shows it in a container.
    struct Reflowed: Decodable {
        struct Tag: Decodable {
            /// Of the lines of the name, counted from the corner of the picture.
            let left: Double, right: Double
            /// Of the first of them.
            let baseline: Double
            /// Of all ink, with the chip and the figures.
            let ink: [Double]
        }

        let name: String
        /// The content box of the container, in pixels of the page.
        let containerWidth: Double, containerHeight: Double
        let left: Double, width: Double, height: Double
        let tags: [Tag]
        /// How far what is in the window reaches beyond it.
        let overflow: Double
        let animations: Int
        /// How many of the captions are to be seen.
        let captions: Int

        /// Two tags that lie on each other by more than a quarter of a pixel.
        var overlaps: [String] {
            var found: [String] = []
            for (index, tag) in tags.enumerated() {
                for other in tags[(index + 1)...] {
                    let across = min(tag.ink[2], other.ink[2]) - max(tag.ink[0], other.ink[0])
                    let down = min(tag.ink[3], other.ink[3]) - max(tag.ink[1], other.ink[1])
                    if across > 0.25, down > 0.25 { found.append("\(name): \(tag) on \(other)") }
                }
            }
            return found
        }

        /// Tags that leave the picture by more than half a pixel.
        var leaving: [String] {
            tags.filter {
                $0.ink[0] < -0.5 || $0.ink[1] < -0.5 || $0.ink[2] > width + 0.5 || $0.ink[3] > height + 0.5
            }.map { "\(name): \($0)" }
        }
    }

    /// Frames of the harness, each with a page.
    static func frames(_ pages: [Page]) -> String {
        pages.map { page in
            // In the head: behind the cloud it would come when that may have been shown without it, and the tags would
            // glide.
            let css = page.css.map { "<style>\($0)</style>" } ?? ""
            let head = page.markup.range(of: "</head>")
            let markup = attributeValue(
                head.map { page.markup.replacingCharacters(in: $0, with: css + "</head>") } ?? page.markup + css)
            return
                "<iframe name=\"\(page.name)\" style=\"border:0;width:\(page.width)px;height:600px\" srcdoc=\"\(markup)\"></iframe>\n"
        }.joined()
    }

    /// Opens pages with a cloud each, and says what became of it.
    static func reflow(_ pages: [Page], arguments: [String] = []) throws -> [Reflowed] {
        try evaluate(
            reflowScript
                + "return [...document.querySelectorAll('iframe')].flatMap(frame =>"
                + " [...frame.contentDocument.querySelectorAll('svg')].map(svg => reflowed(svg, frame.name)));",
            body: frames(pages), arguments: arguments)
    }

    /// Functions for scripts of the harness: `reflowed(svg, name)` and `frames()`.
    static let reflowScript = #"""
        const canvas = document.createElement('canvas').getContext('2d');
        function ink(text, corner, scale) {
          const style = text.ownerDocument.defaultView.getComputedStyle(text), matrix = text.getScreenCTM();
          canvas.font = `${style.fontWeight} ${parseFloat(style.fontSize) * 4}px ${style.fontFamily}`;
          const ink = canvas.measureText(text.textContent);
          const start = text.getStartPositionOfChar(0);
          let left = Infinity, right = -Infinity;
          for (let i = 0; i < text.getNumberOfChars(); i++) {
            const a = text.getStartPositionOfChar(i), b = text.getEndPositionOfChar(i);
            left = Math.min(left, a.x, b.x); right = Math.max(right, a.x, b.x);
          }
          // A browser's space behind the last letter is no part of a name.
          right -= parseFloat(style.letterSpacing) || 0;
          const at = (x, y) => {
            const p = new DOMPoint(x, y).matrixTransform(matrix);
            return [(p.x - corner.left) / scale, (p.y - corner.top) / scale];
          };
          return {name: text.classList.contains('tag'), base: at(left, start.y), end: at(right, start.y),
            top: at(left, start.y - ink.actualBoundingBoxAscent / 4)[1],
            bottom: at(left, start.y + ink.actualBoundingBoxDescent / 4)[1]};
        }
        function reflowed(svg, name) {
          const page = svg.ownerDocument, view = page.defaultView, corner = svg.getBoundingClientRect();
          const box = (svg.parentElement ?? svg).getBoundingClientRect();
          const scale = corner.width / parseFloat(view.getComputedStyle(svg).width);
          const tags = [...svg.querySelectorAll('[role=listitem]')].map(item => {
            const texts = [...item.querySelectorAll('text')].filter(text => text.getClientRects().length > 0)
              .map(text => ink(text, corner, scale));
            const chips = [...item.querySelectorAll('rect')].map(rect => rect.getBoundingClientRect());
            const names = texts.filter(text => text.name);
            const all = texts.map(t => [t.base[0], t.top, t.end[0], t.bottom]).concat(chips.map(r =>
              [(r.left - corner.left) / scale, (r.top - corner.top) / scale, (r.right - corner.left) / scale,
               (r.bottom - corner.top) / scale]));
            return {left: Math.min(...names.map(t => t.base[0])), right: Math.max(...names.map(t => t.end[0])),
              baseline: names[0].base[1],
              ink: [Math.min(...all.map(a => a[0])), Math.min(...all.map(a => a[1])),
                    Math.max(...all.map(a => a[2])), Math.max(...all.map(a => a[3]))]};
          });
          return {name, containerWidth: box.width / scale, containerHeight: box.height / scale,
            left: (corner.left - box.left) / scale, width: corner.width / scale, height: corner.height / scale, tags,
            overflow: page.documentElement.scrollWidth - page.documentElement.clientWidth
              + Math.max(0, (svg.parentElement?.scrollWidth ?? 0) - (svg.parentElement?.clientWidth ?? 0)),
            animations: page.getAnimations().length,
            captions: [...svg.querySelectorAll('g[class^=v]')].filter(g => view.getComputedStyle(g).display != 'none').length};
        }
        """#
}

/// The layouts of a cloud, as its data say it.
struct Layouts: Decodable {
    struct Layout: Decodable {
        struct Tag: Decodable { let x: Double, baseline: Double, width: Double, fontSize: Double }
        let width: Double, height: Double
        let tags: [Tag]
    }

    let layouts: [Layout]

    init(_ list: String, _ options: [String]) throws {
        let data = try Clouds.render(list, options + ["--format", "json", "--responsive"])
        self = try JSONDecoder().decode(Layouts.self, from: Data(data.utf8))
    }

    /// The one that a container shows: the widest that has room in it.
    func shown(at width: Double) -> Layout { layouts.last { $0.width <= width } ?? layouts[0] }

    /// What a browser shows otherwise than the layout for a width says, by more than half a pixel.
    ///
    /// - Parameter leeway: of the picture's own size; the viewport of a document is a whole number of pixels.
    func differences(_ shown: Browser.Reflowed, at width: Double, leeway: Double = 0.02) -> [String] {
        let layout = self.shown(at: width)
        var differences: [String] = []
        if abs(shown.width - layout.width) > leeway || abs(shown.height - layout.height) > leeway {
            differences.append("\(shown.name): \(shown.width) × \(shown.height) for \(layout.width) × \(layout.height)")
        }
        for (index, (tag, place)) in zip(shown.tags, layout.tags).enumerated() {
            let isThere =
                abs(tag.left - place.x) < 0.5 && abs(tag.baseline - place.baseline) < 0.5
                && abs(tag.right - place.x - place.width) < 0.5
            if !isThere { differences.append("\(shown.name): tag \(index) is \(tag) for \(place)") }
        }
        if shown.tags.count != layout.tags.count { differences.append("\(shown.name): \(shown.tags.count) tags") }
        return differences
    }
}
