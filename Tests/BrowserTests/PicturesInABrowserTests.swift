#if Full
    import Foundation
    import TestSupport
    import Testing

    @Suite("Pictures in a browser", .serialized) struct PicturesInABrowserTests {
        /// Clouds that show all that is drawn.
        private static let clouds: [(name: String, arguments: [String])] = [
            ("languages", []), ("scripts", ["--theme", "dark"]),
            (
                "typography",
                ["--font", "serif", "--scale", "sqrt", "--item-spacing", "20", "--line-spacing", "4"]
            ), ("cards", []),
            ("chips", ["--theme", "vivid", "--color", "group"]),
            ("languages", ["--chip", "capsule", "--counts", "badge", "--heading", "--legend", "--source", "a survey"]),
            ("languages", ["--font", "inter", "--font-weight", "bold", "--theme", "paper"]),
            (
                "languages",
                [
                    "--font", "roboto", "--font-style", "italic", "--theme", "contrast", "--axis", "vertical",
                    "--height", "600",
                ]
            ),
        ]

        /// At twice its size, as a PNG is by default: at its own size a browser may fit letters to rows of pixels.
        @Test("a PNG is the browser's picture of the SVG", arguments: clouds.indices)
        func drawnAsTheBrowserDoes(number: Int) throws {
            let (name, arguments) = Self.clouds[number]
            func render(_ form: String) throws -> [UInt8] {
                let result = try Command.run(
                    ["render", Project.sample("\(name).md").path, "--quiet", "--no-responsive", "--format", form]
                        + arguments)
                try #require(result.status == 0, "\(result.errors)")
                return result.output
            }
            let svg = String(decoding: try render("svg"), as: UTF8.self)
            let difference = try Browser.differingDots(of: svg, at: 2, from: try render("png"))
            #expect(difference.sizes[0] == difference.sizes[1], "\(difference)")
            #expect(difference.share <= 0.01 && difference.edge, "\(difference)")
        }

        @Test("outlines are seen by librsvg and Inkscape as by the browser", arguments: ["auto", "dark"])
        func otherPrograms(theme: String) throws {
            let folder = try TemporaryFolder()
            let svg = folder.file("a.svg")
            let result = try Command.run([
                "render", Project.sample("languages.md").path, "--quiet", "--theme", theme, "--no-responsive", "-o",
                svg,
                "--font-file", FontFilesInABrowserTests.liberation, "--text", "outlines",
            ])
            try #require(result.status == 0, "\(result.errors)")
            let programs = [
                ("/usr/bin/rsvg-convert", ["--zoom", "2", "-o", folder.file("rsvg.png"), svg]),
                (
                    "/usr/bin/inkscape",
                    ["--export-type=png", "--export-dpi=192", "--export-filename=\(folder.file("inkscape.png"))", svg]
                ),
            ]
            for (program, arguments) in programs {
                let drawn = try Command.run(
                    arguments, environment: ["HOME": folder.url.path, "PATH": "/usr/bin:/bin"], executable: program)
                let name = program == "/usr/bin/inkscape" ? "inkscape.png" : "rsvg.png"
                let picture = try [UInt8](Data(contentsOf: folder.url.appending(path: name)))
                let difference = try Browser.differingDots(of: try folder.text("a.svg"), at: 2, from: picture)
                #expect(difference.share <= 0.01, "\(program): \(difference) \(drawn.errors)")
            }
        }
    }

    extension Browser {
        struct DotDifference: Decodable {
            let sizes: [[Int]]
            /// Whether the last dot of the PNG is as the first.
            let edge: Bool
            /// Of all dots, those of which a channel differs by more than a quarter.
            let share: Double
        }

        /// Compares a PNG with the browser's own picture of an SVG, drawn so many times as large.
        static func differingDots(of svg: String, at scale: Int, from png: [UInt8]) throws -> DotDifference {
            let sources = [
                "data:image/png;base64,\(Data(png).base64EncodedString())",
                "data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())",
            ]
            return try evaluate(
                """
                const [png, svg] = document.images;
                function dots(width, height) {
                  const canvas = document.createElement('canvas');
                  [canvas.width, canvas.height] = [width, height];
                  return canvas.getContext('2d');
                }
                const view = new DOMParser().parseFromString(\(try literal(svg)), 'image/svg+xml').documentElement;
                const [width, height] = ['width', 'height'].map(name => \(scale) * parseFloat(view.getAttribute(name)));
                const [wide, high] = [png.naturalWidth, png.naturalHeight];
                const first = dots(wide, high), second = dots(wide, high);
                first.drawImage(svg, 0, 0, width, height);
                second.drawImage(png, 0, 0);
                const a = first.getImageData(0, 0, wide, high).data, b = second.getImageData(0, 0, wide, high).data;
                let count = 0;
                for (let i = 0; i < a.length; i += 4)
                  if ([0, 1, 2, 3].some(c => Math.abs(a[i + c] - b[i + c]) > 64)) count++;
                // The corner at the end is all of the ground, where the cloud ends within a dot.
                const corner = [...b.slice(-4)], ground = [...b.slice(0, 4)];
                const edge = corner.every((value, c) => value == ground[c]);
                return {edge, sizes: [[Math.round(width), Math.round(height)], [wide, high]], share: count / (wide * high)};
                """, body: sources.map { "<img src=\"\($0)\">" }.joined())
        }
    }
#endif
