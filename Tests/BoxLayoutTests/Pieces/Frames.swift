import BoxLayout

/// Pieces with frames, padding, ideal sizes and ratios.
enum PiecesOfFrames {}

extension PiecesOfFrames {
    /// Buttons that share the width of their row.
    struct EqualButtons: View {
        var body: some View {
            HStack(spacing: 8) {
                ForEach(["Day", "Week", "Month"], id: \.self) { title in
                    Text(title)
                        .font(.system(size: 10))
                        .frame(maxWidth: .infinity)
                        .padding(.vertical, 6)
                        .background(.blue, in: RoundedRectangle(cornerRadius: 6))
                        .id(title)
                }
            }
        }
    }

    /// A frame takes its ideal length where nothing is offered.
    struct Ideal: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                Color.teal
                    .frame(minWidth: 50, idealWidth: 80, maxWidth: 120, minHeight: 10, maxHeight: 10)
                    .id("bounded")
                Color.teal
                    .frame(minWidth: 50, idealWidth: 80, maxWidth: 120, minHeight: 10, maxHeight: 10)
                    .fixedSize()
                    .id("ideal")
                Color.teal
                    .frame(idealWidth: 70, maxWidth: .infinity, idealHeight: 20, maxHeight: .infinity)
                    .fixedSize(horizontal: true, vertical: true)
                    .id("free")
            }
        }
    }

    /// A text that keeps its lines whatever height is offered.
    struct Paragraph: View {
        var body: some View {
            Text("one two three four five")
                .font(.system(size: 10))
                .fixedSize(horizontal: false, vertical: true)
                .id("text")
                .frame(width: 60, height: 10, alignment: .top)
                .border(.red)
        }
    }

    /// A text that does not wrap, and stands out of its frame on both sides.
    struct OneLine: View {
        var body: some View {
            Text("no room for this")
                .font(.system(size: 10))
                .fixedSize()
                .id("text")
                .frame(width: 40)
                .id("frame")
        }
    }

    /// Nine places of a frame.
    struct Compass: View {
        private let places: [(name: String, alignment: Alignment)] = [
            ("NW", .topLeading), ("N", .top), ("NE", .topTrailing), ("W", .leading), ("C", .center),
            ("E", .trailing), ("SW", .bottomLeading), ("S", .bottom), ("SE", .bottomTrailing),
        ]

        var body: some View {
            ZStack {
                ForEach(places, id: \.name) { place in
                    Text(place.name)
                        .font(.system(size: 10))
                        .id(place.name)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place.alignment)
                }
            }
            .frame(width: 100, height: 60)
        }
    }

    /// Paddings at single edges, and one that is negative.
    struct Insets: View {
        var body: some View {
            VStack(spacing: 0) {
                Color.mint
                    .frame(height: 20)
                    .id("edges colour")
                    .padding([.leading, .bottom], 10)
                    .padding(.trailing, 30)
                    .id("edges")
                Color.pink
                    .frame(height: 20)
                    .id("insets colour")
                    .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                    .id("insets")
                Color.purple
                    .frame(height: 20)
                    .id("wide colour")
                    .padding(.horizontal, -10)
                    .id("wide")
            }
            .padding(10)
        }
    }

    /// Ratios that fit into a square and fill it.
    struct Ratios: View {
        var body: some View {
            HStack(spacing: 10) {
                Color.red
                    .aspectRatio(2, contentMode: .fit)
                    .id("fit")
                    .frame(width: 60, height: 60)
                Rectangle()
                    .fill(.green)
                    .aspectRatio(CGSize(width: 2, height: 1), contentMode: .fill)
                    .id("fill")
                    .frame(width: 60, height: 60)
                    .clipped()
                Ellipse()
                    .aspectRatio(1 / 3, contentMode: .fit)
                    .id("high")
                    .frame(width: 60, height: 60)
            }
        }
    }

    /// A picture that keeps its ratio.
    struct Photo: View {
        var body: some View {
            VStack {
                Image("mountain")
                    .resizable()
                    .scaledToFit()
                    .frame(maxWidth: .infinity)
                Image(systemName: "photo")
                    .resizable()
                    .aspectRatio(contentMode: .fill)
                    .frame(width: 80, height: 80)
                    .clipShape(Circle())
                Image(systemName: "star.fill")
                    .imageScale(.large)
                    .foregroundStyle(.tint)
            }
        }
    }

    /// The widest of three texts that fits.
    struct Adaptive: View {
        var body: some View {
            ViewThatFits(in: .horizontal) {
                Text("Continue to the payment").fixedSize().id("long")
                Text("Continue").id("medium")
                Text("Go").id("short")
            }
            .font(.system(size: 10))
        }
    }

    /// A row where there is room, and a column where there is none.
    struct RowOrColumn: View {
        var body: some View {
            ViewThatFits {
                HStack(spacing: 10) { content }
                VStack(spacing: 10) { content }
            }
        }

        @ViewBuilder private var content: some View {
            Color.blue.frame(width: 60, height: 20).id("a")
            Color.cyan.frame(width: 70, height: 20).id("b")
        }
    }

    /// The greatest length of a frame, beside a child that wants all.
    struct Greatest: View {
        var body: some View {
            HStack(spacing: 0) {
                Color.brown.frame(maxWidth: 40).id("narrow")
                Color.gray.id("rest")
                Color.brown.frame(minWidth: 90).id("wide")
            }
            .frame(height: 20)
        }
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    PiecesOfFrames.Compass()
}
