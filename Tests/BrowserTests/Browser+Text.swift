/// What the browser itself says of texts.
extension Browser {
    /// Reach above and below the baseline, in em.
    struct Ink: Decodable {
        let ascent: Double
        let descent: Double
    }

    /// The natural widths of texts in em, as SVG sets them.
    ///
    /// - Parameters:
    ///   - styles: the style sheets of clouds.
    ///   - sizes: in pixels.
    /// - Returns: by style, by size, by text.
    static func widths(of texts: [String], styles: [String], sizes: [Double]) throws -> [[[Double]]] {
        try evaluate(
            """
            \(try cloud(of: texts))
            const sizes = \(try literal(sizes));
            return \(try literal(styles)).map(style => {
              sheet.textContent = style;
              return sizes.map(size => {
                svg.style.fontSize = size + 'px';
                return elements.map(element => element.getComputedTextLength() / size);
              });
            });
            """)
    }

    /// The reach of the ink of texts, by style and text.
    static func ink(of texts: [String], styles: [String]) throws -> [[Ink]] {
        try evaluate(
            """
            \(try cloud(of: texts))
            const canvas = document.createElement('canvas').getContext('2d');
            return \(try literal(styles)).map(style => {
              sheet.textContent = style;
              const {fontWeight, fontFamily} = getComputedStyle(elements[0]);
              canvas.font = `${fontWeight} 250px ${fontFamily}`;
              return elements.map(element => {
                const ink = canvas.measureText(element.textContent);
                return {ascent: ink.actualBoundingBoxAscent / 250, descent: ink.actualBoundingBoxDescent / 250};
              });
            });
            """)
    }

    /// A script that puts texts into a picture like a cloud, with a style sheet to fill.
    private static func cloud(of texts: [String]) throws -> String {
        """
        const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        svg.setAttribute('class', 'stratus');
        const sheet = svg.appendChild(document.createElementNS(svg.namespaceURI, 'style'));
        const elements = \(try literal(texts)).map(text => {
          const element = svg.appendChild(document.createElementNS(svg.namespaceURI, 'text'));
          element.setAttribute('class', 'tag');
          element.textContent = text;
          return element;
        });
        document.body.append(svg);
        """
    }
}
