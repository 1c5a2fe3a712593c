import BoxLayout

/// Pieces with text.
enum PiecesOfText {}

extension PiecesOfText {
    /// Texts that are joined to one.
    struct Joined: View {
        var price = 12

        var body: some View {
            VStack(alignment: .leading, spacing: 2) {
                (Text("Only ") + Text("\(price)").bold() + Text(" left"))
                    .font(.system(size: 10))
                    .id("joined")
                (Text("a").font(.system(size: 10)) + Text("b").font(.system(size: 20)).foregroundColor(.red)).id(
                    "mixed")
                Text("Sale: ").italic() + Text("now").fontWeight(.heavy).foregroundStyle(.pink)
            }
        }
    }

    /// All named fonts.
    struct Named: View {
        var body: some View {
            VStack(alignment: .leading) {
                Group {
                    Text("Large title").font(.largeTitle)
                    Text("Title").font(.title)
                    Text("Title 2").font(.title2)
                    Text("Title 3").font(.title3)
                    Text("Headline").font(.headline)
                    Text("Subheadline").font(.subheadline)
                }
                Group {
                    Text("Body").font(.body)
                    Text("Callout").font(.callout)
                    Text("Footnote").font(.footnote)
                    Text("Caption").font(.caption)
                    Text("Caption 2").font(.caption2)
                }
                .foregroundStyle(.secondary)
            }
        }
    }

    /// All weights, designs and variants.
    struct Weights: View {
        private let weights: [Font.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]

        var body: some View {
            HStack(spacing: 5) {
                ForEach(weights, id: \.self) { weight in
                    Text("Aa").font(.system(size: 10, weight: weight)).id("weight")
                }
                Text("Aa").font(.system(size: 10, weight: .bold, design: .rounded))
                Text("Aa").font(.system(.body, design: .serif))
                Text("10").font(.system(size: 10).monospacedDigit())
                Text("Aa").font(.title2.weight(.semibold).italic())
                Text("Aa").font(.custom("Avenir", size: 10))
            }
        }
    }

    /// Lines with room between them, and letters with room.
    struct Spaced: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text("one\ntwo\nthree").lineSpacing(4).id("lines")
                Text("wide").kerning(2).id("kerned")
                Text("wide").tracking(2).id("tracked")
            }
            .font(.system(size: 10))
        }
    }

    /// Limits and ends of lines.
    struct Cut: View {
        var body: some View {
            VStack(spacing: 0) {
                Text("one two three four").lineLimit(2).id("two")
                Text("one two three four").lineLimit(1).truncationMode(.tail).id("one")
                Text("one").lineLimit(2, reservesSpace: true).id("reserved")
                Text("one two three four").lineLimit(1...3).id("range")
            }
            .font(.system(size: 10))
            .frame(width: 40)
        }
    }

    /// Lines of a paragraph that are aligned with each other.
    struct Aligned: View {
        var body: some View {
            Text("a\nlonger line\nend")
                .multilineTextAlignment(.trailing)
                .font(.system(size: 10))
                .id("text")
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    /// Strokes, cases and shadows of letters.
    struct Decorated: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 1) {
                Text("Under").underline()
                Text("Under").underline(true, color: .red)
                Text("Gone").strikethrough()
                Text("title").textCase(.uppercase).id("upper")
                Text("Title").bold().italic()
                Text("3.14").monospaced()
                Text(verbatim: "Hello, \(2) worlds")
                Text("shrinks").minimumScaleFactor(0.5)
            }
            .font(.system(size: 10))
            .foregroundStyle(.brown)
        }
    }

    /// A text in an environment of its own font.
    struct Inherited: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text("small").id("small")
                Text("large").font(.system(size: 20)).id("large")
            }
            .font(.system(size: 10))
            .fontWeight(.medium)
            .italic()
            .bold(false)
        }
    }
}

#Preview {
    PiecesOfText.Weights()
}
