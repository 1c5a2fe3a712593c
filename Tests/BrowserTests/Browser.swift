import Foundation
import TestSupport

/// One start of headless Chromium that opens many pages side by side and measures each.
struct Browser {
    /// A page to open in a frame of a given width.
    struct Page {
        let name: String
        let markup: String
        let width: Int
        /// Shown instead of every font that the page asks for.
        var forcedFont: String?
        var css: String?
    }

    struct Text: Decodable {
        let text: String
        /// The box on the page, in CSS pixels: advance times ink.
        let left: Double, right: Double, top: Double, bottom: Double
        let naturalWidth: Double
        let renderedWidth: Double
        let claimedWidth: Double
        let fontSize: Double
        /// What a viewer sees: the font size times the scale of the picture.
        let shownSize: Double
        let fill: String
        /// The paint of what lies behind its middle: a chip, a card, the background.
        let behind: String
    }

    struct Measurement: Decodable {
        let name: String
        let texts: [Text]
        /// The picture on the page.
        let left: Double, right: Double, top: Double, bottom: Double
        let scrollWidth: Double
        let clientWidth: Double
        let background: String
        let scripts: Int
        let handlers: Int
        let styleAttributes: Int
        let ranScript: Bool
        let links: [String]
        let listItems: Int
    }

    enum Failure: Error { case noResult(String) }

    /// - Throws: when there is no Chromium: a run that measured nothing must not pass.
    static func measure(_ pages: [Page], dark: Bool = false) throws -> [Measurement] {
        let folder = try TemporaryFolder()
        var harness = "<!DOCTYPE html><meta charset=\"utf-8\"><body style=\"margin:0\">\n"
        for page in pages {
            var markup = page.markup
            if let font = page.forcedFont { markup += "<style>*{font-family:\"\(font)\"!important}</style>" }
            if let css = page.css { markup += "<style>\(css)</style>" }
            let source = attributeValue(markup)
            harness +=
                "<iframe name=\"\(page.name)\" style=\"border:0;width:\(page.width)px;height:600px\" srcdoc=\"\(source)\"></iframe>\n"
        }
        harness += "<pre id=\"result\"></pre><script>\(script)</script>"
        let file = try folder.write(harness, to: "harness.html")
        var arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
            "--font-render-hinting=none", "--user-data-dir=\(folder.file("profile"))", "--virtual-time-budget=20000",
            "--window-size=1400,900", "--dump-dom",
        ]
        if dark { arguments.append("--blink-settings=preferredColorScheme=0") }
        let result = try Command.run(arguments + ["file://\(file)"], executable: try path())
        let dom = result.text
        guard let start = dom.range(of: "<pre id=\"result\">"),
            let end = dom.range(of: "</pre>", range: start.upperBound..<dom.endIndex),
            let data = Data(base64Encoded: String(dom[start.upperBound..<end.lowerBound])), !data.isEmpty
        else { throw Failure.noResult("\(dom.prefix(2000))\n\(result.errors.suffix(2000))") }
        return try JSONDecoder().decode([Measurement].self, from: data)
    }

    /// By scalar: a quotation mark with a combining mark is another Character, and would end the attribute.
    private static func attributeValue(_ markup: String) -> String {
        var value = ""
        for scalar in markup.unicodeScalars {
            switch scalar {
            case "&": value += "&amp;"
            case "\"": value += "&quot;"
            default: value.unicodeScalars.append(scalar)
            }
        }
        return value
    }

    static func path(
        among candidates: [String] = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    ) throws -> String {
        for path in candidates where FileManager.default.isExecutableFile(atPath: path) {
            return path
        }
        throw Failure.noResult("there is no Chromium: apt-get install chromium")
    }

    /// Runs in the harness: frames with `srcdoc` are of its origin, so that it can look into them.
    private static let script = #"""
        const canvas = document.createElement('canvas').getContext('2d');
        function text(element) {
          const style = element.ownerDocument.defaultView.getComputedStyle(element);
          const size = parseFloat(style.fontSize);
          const claimed = parseFloat(element.getAttribute('textLength'));
          let left = Infinity, right = -Infinity, y = 0;
          for (let i = 0; i < element.getNumberOfChars(); i++) {
            const a = element.getStartPositionOfChar(i), b = element.getEndPositionOfChar(i);
            left = Math.min(left, a.x, b.x); right = Math.max(right, a.x, b.x); y = a.y;
          }
          element.removeAttribute('textLength');
          const natural = element.getComputedTextLength();
          element.setAttribute('textLength', claimed);
          canvas.font = `${style.fontWeight} ${size * 4}px ${style.fontFamily}`;
          const ink = canvas.measureText(element.textContent);
          const matrix = element.getScreenCTM();
          const p = new DOMPoint(left, y - ink.actualBoundingBoxAscent / 4).matrixTransform(matrix);
          const q = new DOMPoint(right, y + ink.actualBoundingBoxDescent / 4).matrixTransform(matrix);
          return {text: element.textContent, left: p.x, right: q.x, top: p.y, bottom: q.y, naturalWidth: natural,
            renderedWidth: right - left, claimedWidth: claimed, fontSize: size, shownSize: size * matrix.a, fill: style.fill,
            behind: behind(element, (p.x + q.x) / 2, (p.y + q.y) / 2)};
        }
        function behind(element, x, y) {
          const fills = [...element.ownerSVGElement.querySelectorAll('rect,ellipse')].filter(shape => {
            const box = shape.getBoundingClientRect();
            return shape.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
              && box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
          }).map(shape => shape.ownerDocument.defaultView.getComputedStyle(shape).fill);
          return fills.filter(fill => fill != 'none').pop();
        }
        addEventListener('load', () => {
          const results = [...document.querySelectorAll('iframe')].map(frame => {
            const page = frame.contentDocument, svg = page.querySelector('svg'), box = svg.getBoundingClientRect();
            const all = [...page.querySelectorAll('*')];
            return {name: frame.name, texts: [...svg.querySelectorAll('text')].map(text),
              left: box.left, right: box.right, top: box.top, bottom: box.bottom,
              scrollWidth: page.documentElement.scrollWidth, clientWidth: page.documentElement.clientWidth,
              background: frame.contentWindow.getComputedStyle(svg.querySelector('.background')).fill,
              scripts: page.querySelectorAll('script,iframe,object,embed,foreignObject').length,
              handlers: all.filter(e => [...e.attributes].some(a => a.name.startsWith('on'))).length,
              styleAttributes: all.filter(e => e.hasAttribute('style')).length,
              ranScript: !!(frame.contentWindow.pwned || window.pwned),
              links: [...svg.querySelectorAll('a')].map(a => a.getAttribute('href')),
              listItems: svg.querySelectorAll('[role=list] > [role=listitem]').length};
          });
          const bytes = new TextEncoder().encode(JSON.stringify(results));
          let binary = ''; for (const b of bytes) binary += String.fromCharCode(b);
          document.getElementById('result').textContent = btoa(binary);
        });
        """#
}
