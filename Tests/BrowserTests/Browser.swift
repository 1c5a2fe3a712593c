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
        let fillOpacity: Double
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
        var frames = ""
        for page in pages {
            var markup = page.markup
            if let font = page.forcedFont { markup += "<style>*{font-family:\"\(font)\"!important}</style>" }
            if let css = page.css { markup += "<style>\(css)</style>" }
            let source = attributeValue(markup)
            frames +=
                "<iframe name=\"\(page.name)\" style=\"border:0;width:\(page.width)px;height:600px\" srcdoc=\"\(source)\"></iframe>\n"
        }
        return try evaluate(script, body: frames, arguments: dark ? ["--blink-settings=preferredColorScheme=0"] : [])
    }

    /// Opens one page, and returns what a script answers there once the page and its frames are loaded.
    ///
    /// - Parameters:
    ///   - script: the body of an asynchronous function, which returns what becomes JSON.
    ///   - body: of the page.
    ///   - arguments: of Chromium, besides the usual.
    /// - Throws: when there is no Chromium, or the script fails.
    static func evaluate<Result: Decodable>(
        _ script: String, body: String = "", arguments more: [String] = []
    ) throws -> Result {
        let harness = """
            <!DOCTYPE html><meta charset="utf-8"><body style="margin:0">
            \(body)<pre id="result"></pre><script>addEventListener('load', async () => {
            const result = document.getElementById('result');
            try {
            const value = await (async () => {
            \(script)
            })();
            const bytes = new TextEncoder().encode(JSON.stringify(value));
            let binary = ''; for (const b of bytes) binary += String.fromCharCode(b);
            result.textContent = btoa(binary);
            } catch (error) { result.textContent = `${error} ${error.stack}`; }
            });</script>
            """
        var failure = Failure.noResult("")
        // A browser that ends before its page has said anything has not looked at it.
        for _ in 0..<3 {
            let (answer, errors) = try open(harness, more)
            guard !answer.isEmpty else {
                failure = .noResult(errors)
                continue
            }
            guard let data = Data(base64Encoded: answer), !data.isEmpty else {
                throw Failure.noResult("\(answer.prefix(2000))\n\(errors)")
            }
            return try JSONDecoder().decode(Result.self, from: data)
        }
        throw failure
    }

    /// - Returns: what a page has in the element `result`, nothing where the browser ended before, and its last messages.
    private static func open(_ page: String, _ more: [String]) throws -> (answer: String, errors: String) {
        let folder = try TemporaryFolder()
        let file = try folder.write(page, to: "harness.html")
        let arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
            "--font-render-hinting=none", "--user-data-dir=\(folder.file("profile"))", "--virtual-time-budget=20000",
            "--window-size=1400,900", "--dump-dom",
        ]
        let result = try Command.run(arguments + more + ["file://\(file)"], executable: try path())
        let dom = result.text
        guard let start = dom.range(of: "<pre id=\"result\">"),
            let end = dom.range(of: "</pre>", range: start.upperBound..<dom.endIndex)
        else { return ("", "\(dom.prefix(2000))\n\(result.errors.suffix(2000))") }
        return (String(dom[start.upperBound..<end.lowerBound]), String(result.errors.suffix(2000)))
    }

    /// A value as a script of the page may hold it: nothing in it can end the script.
    static func literal(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self).replacing("<", with: "\\u003c")
    }

    /// By scalar: a quotation mark with a combining mark is another Character, and would end the attribute.
    static func attributeValue(_ markup: String) -> String {
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
        function texts(svg) {
          // What stands around the tags stands there for several widths, of which one is shown.
          const elements = [...svg.querySelectorAll('text')].filter(element => element.getClientRects().length > 0);
          const results = elements.map(text);
          // All at once: each change of a text has the whole picture laid out again.
          elements.forEach(element => element.removeAttribute('textLength'));
          elements.forEach((element, i) => results[i].naturalWidth = element.getComputedTextLength());
          elements.forEach((element, i) => element.setAttribute('textLength', results[i].claimedWidth));
          return results;
        }
        function text(element) {
          const style = element.ownerDocument.defaultView.getComputedStyle(element);
          const size = parseFloat(style.fontSize);
          const claimed = parseFloat(element.getAttribute('textLength'));
          let left = Infinity, right = -Infinity, y = 0;
          for (let i = 0; i < element.getNumberOfChars(); i++) {
            const a = element.getStartPositionOfChar(i), b = element.getEndPositionOfChar(i);
            left = Math.min(left, a.x, b.x); right = Math.max(right, a.x, b.x); y = a.y;
          }
          canvas.font = `${style.fontWeight} ${size * 4}px ${style.fontFamily}`;
          const ink = canvas.measureText(element.textContent);
          const matrix = element.getScreenCTM();
          const p = new DOMPoint(left, y - ink.actualBoundingBoxAscent / 4).matrixTransform(matrix);
          // A browser's space behind the last letter is no part of the text.
          const space = parseFloat(style.letterSpacing) || 0;
          const q = new DOMPoint(right - space, y + ink.actualBoundingBoxDescent / 4).matrixTransform(matrix);
          return {text: element.textContent, left: p.x, right: q.x, top: p.y, bottom: q.y,
            renderedWidth: right - left, claimedWidth: claimed, fontSize: size, shownSize: size * matrix.a, fill: style.fill,
            fillOpacity: parseFloat(style.fillOpacity), behind: behind(element, (p.x + q.x) / 2, (p.y + q.y) / 2)};
        }
        function behind(element, x, y) {
          const fills = [...element.ownerSVGElement.querySelectorAll('rect,ellipse')].filter(shape => {
            const box = shape.getBoundingClientRect();
            return shape.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
              && box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
          }).map(shape => shape.ownerDocument.defaultView.getComputedStyle(shape).fill);
          return fills.filter(fill => fill != 'none').pop();
        }
        const frames = [...document.querySelectorAll('iframe')];
        // A font of the picture's own is loaded when its text is laid out first.
        frames.forEach(frame => frame.contentDocument.body.getBoundingClientRect());
        await Promise.all(frames.map(frame => frame.contentDocument.fonts.ready));
        return frames.map(frame => {
          const page = frame.contentDocument, svg = page.querySelector('svg'), box = svg.getBoundingClientRect();
          const all = [...page.querySelectorAll('*')];
          return {name: frame.name, texts: texts(svg),
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
        """#
}
