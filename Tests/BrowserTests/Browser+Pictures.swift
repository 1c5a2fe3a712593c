/// How two pictures look, dot by dot.
extension Browser {
    struct Difference: Decodable {
        /// Dots that are not of the background, in either picture.
        let inked: [Int]
        /// The sum of all differences in lightness, as a share of the ink of the first picture.
        let ink: Double
        /// Dots that are light in one picture and dark in the other, with no dot beside them that is like it.
        let strangers: Int

        /// Letters are drawn, and but for the smoothing of their edges they are the same.
        var isOfTheSameShapes: Bool { inked[0] > 10_000 && ink < 0.1 && strangers * 200 < inked[0] }
    }

    /// Compares pictures as `<img>` shows them, at four times their size; all are as large as the first.
    ///
    /// The edges of letters and of paths are smoothed differently: a dot may be found one dot beside its place.
    static func differences(of picture: String, from others: [String]) throws -> [Difference] {
        try evaluate(
            """
            async function dots(source) {
              const image = document.body.appendChild(new Image());
              image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(source);
              await image.decode();
              const canvas = document.createElement('canvas');
              [canvas.width, canvas.height] = [image.naturalWidth * 4, image.naturalHeight * 4];
              const context = canvas.getContext('2d');
              context.drawImage(image, 0, 0, canvas.width, canvas.height);
              const {data, width, height} = context.getImageData(0, 0, canvas.width, canvas.height);
              const ink = new Float32Array(width * height);
              for (let i = 0; i < ink.length; i++)
                ink[i] = 1 - (data[4 * i] + data[4 * i + 1] + data[4 * i + 2]) / (data[0] + data[1] + data[2]);
              return {ink, width, height};
            }
            const first = await dots(\(try literal(picture)));
            const results = [];
            for (const source of \(try literal(others))) {
              const other = await dots(source);
              let difference = 0, sum = 0, strangers = 0;
              const count = dots => dots.ink.filter(ink => ink > 0.1).length;
              for (let y = 1; y < first.height - 1; y++) for (let x = 1; x < first.width - 1; x++) {
                const i = y * first.width + x, a = first.ink[i];
                sum += a; difference += Math.abs(a - other.ink[i]);
                if (Math.abs(a - other.ink[i]) < 0.3) continue;
                let nearest = 1;
                for (const dy of [-1, 0, 1]) for (const dx of [-1, 0, 1])
                  nearest = Math.min(nearest, Math.abs(a - other.ink[i + dy * first.width + dx]));
                if (nearest > 0.2) strangers++;
              }
              results.push({inked: [count(first), count(other)], ink: difference / sum, strangers});
            }
            return results;
            """)
    }
}
