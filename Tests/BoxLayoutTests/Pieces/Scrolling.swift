import BoxLayout

/// Pieces with scroll views, lazy stacks and frames relative to containers.
enum PiecesOfScrolling {}

extension PiecesOfScrolling {
    /// A scroll view offers no height: what grows along its axis takes its ideal length.
    struct Feed: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 10) {
                    Color.red.id("no height")
                    Color.blue.frame(height: 30).id("fixed")
                    Text("one two three four five").font(.system(size: 10)).id("text")
                }
            }
        }
    }

    /// Cards in a row that is wider than the screen.
    struct Carousel: View {
        var body: some View {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(1...5, id: \.self) { number in
                        RoundedRectangle(cornerRadius: 10)
                            .fill(.purple)
                            .frame(width: 80, height: 50)
                            .overlay { Text("\(number)").foregroundStyle(.white) }
                            .id("\(number)")
                    }
                }
                .padding(.horizontal, 10)
            }
            .scrollIndicators(.hidden)
        }
    }

    /// Cards of a share of the width.
    struct Pages: View {
        var body: some View {
            ScrollView(.horizontal, showsIndicators: false) {
                LazyHStack(spacing: 10) {
                    ForEach(0..<3) { index in
                        Color.mint
                            .frame(height: 40)
                            .containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: 10)
                            .id("\(index)")
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
        }
    }

    /// Frames that are relative to the container by a closure, and on both axes.
    struct Relative: View {
        var body: some View {
            ScrollView(.vertical) {
                VStack(alignment: .leading, spacing: 0) {
                    Color.red.frame(height: 10)
                        .containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }
                        .id("eighty")
                    Color.blue.frame(height: 10)
                        .containerRelativeFrame(.horizontal, alignment: .topLeading)
                        .id("whole")
                    Color.green.frame(height: 10)
                        .containerRelativeFrame([.horizontal]) { length, axis in
                            axis == .horizontal ? length / 3 : length
                        }
                        .id("third")
                }
            }
        }
    }

    /// A lazy column with headers.
    struct Sections: View {
        var body: some View {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) {
                    ForEach(["A", "B"], id: \.self) { letter in
                        Section {
                            ForEach(0..<2) { index in
                                Text("\(letter)\(index)").id("\(letter)\(index)")
                            }
                        } header: {
                            Text(letter).font(.system(size: 20)).id(letter)
                        }
                    }
                }
            }
            .font(.system(size: 10))
        }
    }

    /// A column in a scroll view in both directions.
    struct Map: View {
        var body: some View {
            ScrollView([.horizontal, .vertical]) {
                Color.gray.frame(width: 400, height: 300).id("map")
            }
            .frame(width: 100, height: 100)
            .clipped()
            .id("window")
        }
    }

    /// A scroll view that is read by a reader.
    struct Jumping: View {
        var body: some View {
            ScrollViewReader { proxy in
                VStack(spacing: 0) {
                    Button("Last") { proxy.scrollTo(9, anchor: .bottom) }
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<10, id: \.self) { Text("Row \($0)").id($0) }
                        }
                    }
                    .frame(height: 60)
                }
            }
            .font(.system(size: 10))
        }
    }

    /// A header above a feed that fills the rest.
    struct Page: View {
        var body: some View {
            VStack(spacing: 0) {
                Text("Header").font(.system(size: 10)).id("header")
                ScrollView {
                    Color.blue.frame(height: 20).id("content")
                }
                .id("scroll")
                Text("Footer").font(.system(size: 10)).id("footer")
            }
            .frame(height: 100)
        }
    }
}

#Preview {
    PiecesOfScrolling.Pages()
}
