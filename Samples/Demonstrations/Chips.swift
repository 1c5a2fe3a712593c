import BoxLayout

/// A chip with padding of its own.
struct Chip: View {
    let text: String
    let padding: EdgeInsets

    var body: some View {
        Text(text)
            .font(.subheadline)
            .multilineTextAlignment(.center)
            .padding(padding)
            .background(RoundedRectangle(cornerRadius: 8).fill(Color("fill")))
    }

    /// Twenty chips of random padding, the same on every machine, and one item of two lines.
    static let all: [Chip] = {
        var random = Random(seed: 7)
        let clouds = [
            "cirrus", "stratus", "cumulus", "nimbus", "altostratus", "contrail", "mammatus", "fog", "haze", "mist",
            "anvil", "shelf", "arcus", "virga", "pileus", "fractus", "castellanus", "lenticular", "scud", "rime",
        ]
        var chips = clouds.map { name in
            let (x, y) = (random.next(6...18), random.next(3...14))
            return Chip(text: name, padding: EdgeInsets(top: y, leading: x, bottom: y, trailing: x))
        }
        chips.insert(
            Chip(
                text: "cumulonimbus,\nking of clouds",
                padding: EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)), at: 10)
        return chips
    }()
}

/// Numbers that look random and are not.
struct Random {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(_ range: ClosedRange<Int>) -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(range.lowerBound + Int(state >> 33) % range.count)
    }
}

/// The chips once for each vertical alignment.
struct Alignments: View {
    private let alignments: [(name: String, alignment: VerticalAlignment)] = [
        ("top", .top), ("center", .center), ("bottom", .bottom), ("first text baseline", .firstTextBaseline),
        ("last text baseline", .lastTextBaseline),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 28) {
            ForEach(alignments) { name, alignment in
                VStack(alignment: .leading, spacing: 10) {
                    Text(name).font(.headline)
                    FlowLayout(alignment: alignment, spacing: 8) {
                        ForEach(Chip.all) { $0 }
                    }
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// The chips in a column of each width.
struct Widths: View {
    let width: Double

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            ForEach(0..<6) { step in
                let width = (width * (1 - 0.11 * Double(step))).rounded()
                VStack(alignment: .leading, spacing: 8) {
                    Text("\(Int(width)) wide").font(.footnote).foregroundStyle(.secondary)
                    FlowLayout(spacing: 8, sizing: .fill) {
                        ForEach(Chip.all) { $0 }
                    }
                    .padding(10)
                    .frame(width: width)
                    .border(Color("divider"))
                    .cornerRadius(10)
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// A speech as chips, in lines that are as even as can be.
struct Quotation: View {
    // Hamlet, act 3, scene 1 (1603).
    private let speech = """
        To be, or not to be, that is the question: whether ’tis nobler in the mind to suffer the slings and arrows of \
        outrageous fortune, or to take arms against a sea of troubles and by opposing end them
        """

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            WordFlow(speech, alignment: .firstTextBaseline, spacing: 8) { word in
                Text(word).font(Font(size: 20))
                    .padding(EdgeInsets(top: 5, leading: 13, bottom: 5, trailing: 13))
                    .background(Capsule().fill(Color("fill")))
            }
            HStack(spacing: 10) {
                Rectangle().fill(.accentColor).frame(width: 28, height: 3)
                Text("Hamlet, act 3, scene 1").font(.footnote).foregroundStyle(.secondary)
            }
        }
        .frame(maxWidth: 720)
        .frame(maxWidth: .infinity)
    }
}
