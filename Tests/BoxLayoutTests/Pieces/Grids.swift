import BoxLayout

/// Pieces with grids, lazy grids and grid layouts.
enum PiecesOfGrids {}

extension PiecesOfGrids {
    /// Cells that span columns.
    struct Spanning: View {
        var body: some View {
            Grid(horizontalSpacing: 5, verticalSpacing: 5) {
                GridRow {
                    Color.red.frame(width: 30, height: 20).id("red")
                    Color.blue.frame(width: 50, height: 10).id("blue")
                }
                GridRow {
                    Color.green
                        .frame(height: 10)
                        .gridCellUnsizedAxes(.horizontal)
                        .gridCellColumns(2)
                        .id("green")
                }
            }
        }
    }

    /// Labels that are aligned at their end, and values at their beginning.
    struct Person: View {
        var body: some View {
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
                GridRow {
                    Text("Name").gridColumnAlignment(.trailing).id("name")
                    Text("Ada").id("ada")
                }
                GridRow {
                    Text("Age").id("age")
                    Text("36").id("36")
                }
            }
            .font(.system(size: 10))
        }
    }

    /// A row with an alignment of its own.
    struct Bars: View {
        let values: [Double] = [40, 10, 25]

        var body: some View {
            Grid(alignment: .center, horizontalSpacing: 4, verticalSpacing: 4) {
                GridRow(alignment: .bottom) {
                    ForEach(values, id: \.self) { value in
                        Color.orange.frame(width: 20, height: value).id("bar \(Int(value))")
                    }
                }
                GridRow {
                    ForEach(values, id: \.self) { Text("\(Int($0))").id("\(Int($0))") }
                }
            }
            .font(.system(size: 10))
        }
    }

    /// A cell with an anchor, beside a larger one.
    struct Anchored: View {
        var body: some View {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.gray.frame(width: 60, height: 40).id("large")
                    Color.red.frame(width: 10, height: 10).gridCellAnchor(.topTrailing).id("corner")
                }
                GridRow {
                    Color.blue.frame(width: 10, height: 10).gridCellAnchor(UnitPoint(x: 0.25, y: 0.5)).id("quarter")
                    Color.gray.frame(width: 30, height: 10)
                }
            }
        }
    }

    /// A divider that does not widen the grid, and rows with a missing cell.
    struct Table: View {
        var body: some View {
            Grid(alignment: .topLeading, horizontalSpacing: 8, verticalSpacing: 2) {
                GridRow {
                    Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                    Text("Mon").id("mon")
                    Text("Tuesday").id("tue")
                }
                Divider().gridCellUnsizedAxes(.horizontal).id("line")
                GridRow {
                    Text("Lunch").id("lunch")
                    Text("Soup").id("soup")
                }
            }
            .font(.system(size: 10))
        }
    }

    /// A child of its own row that is wider than the columns.
    struct Heading: View {
        var body: some View {
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
                Color.indigo.frame(width: 100, height: 10).id("heading")
                GridRow {
                    Color.red.frame(width: 20, height: 10).id("a")
                    Color.blue.frame(width: 20, height: 10).id("b")
                }
            }
        }
    }

    /// Cells that grow share the width.
    struct Keypad: View {
        private let rows = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"]]

        var body: some View {
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                ForEach(rows, id: \.self) { row in
                    GridRow {
                        ForEach(row, id: \.self) { key in
                            Text(key)
                                .font(.system(size: 10))
                                .frame(maxWidth: .infinity, minHeight: 30)
                                .background(Color.gray.opacity(0.2), in: .rect(cornerRadius: 6))
                                .id(key)
                        }
                    }
                }
            }
        }
    }

    /// Three flexible columns.
    struct Gallery: View {
        let columns = Array(repeating: GridItem(.flexible(), spacing: 10), count: 3)

        var body: some View {
            LazyVGrid(columns: columns, spacing: 10) {
                ForEach(0..<5) { index in
                    Rectangle()
                        .fill(Color(hue: Double(index) / 5, saturation: 0.8, brightness: 0.9))
                        .frame(height: 30)
                        .id("\(index)")
                }
            }
        }
    }

    /// Fixed columns around a flexible one, aligned at their leading edge.
    struct Ledger: View {
        let columns = [
            GridItem(.fixed(40), spacing: 10, alignment: .leading),
            GridItem(.flexible(minimum: 50, maximum: .infinity), spacing: 10),
            GridItem(.fixed(30), alignment: .topTrailing),
        ]

        var body: some View {
            LazyVGrid(columns: columns, alignment: .leading, spacing: 4) {
                Text("1 May").id("day")
                Color.gray.frame(height: 20).id("bar")
                Text("12").id("sum")
            }
            .font(.system(size: 10))
        }
    }

    /// As many columns as fit.
    struct Swatches: View {
        var body: some View {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 10)], spacing: 5) {
                ForEach(0..<4, id: \.self) { index in
                    Color.accentColor.frame(height: 20).id("\(index)")
                }
            }
        }
    }

    /// Rows that are filled column by column.
    struct Shelf: View {
        let rows = [GridItem(.fixed(20), spacing: 5), GridItem(.fixed(30), spacing: 5)]

        var body: some View {
            ScrollView(.horizontal, showsIndicators: false) {
                LazyHGrid(rows: rows, alignment: .top, spacing: 8) {
                    ForEach(0..<5) { index in
                        Color.brown.frame(width: 40).id("\(index)")
                    }
                }
            }
        }
    }

    /// A grid as a layout value, which another layout replaces.
    struct Switching: View {
        var isGrid = true

        var body: some View {
            let layout =
                isGrid
                ? AnyLayout(GridLayout(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 4))
                : AnyLayout(VStackLayout(alignment: .leading, spacing: 2))
            layout {
                GridRow {
                    Color.red.frame(width: 20, height: 10).id("a")
                    Color.blue.frame(width: 30, height: 10).id("b")
                }
                GridRow {
                    Color.green.frame(width: 10, height: 10).id("c")
                    Color.yellow.frame(width: 10, height: 10).id("d")
                }
            }
        }
    }
}

#Preview("Keypad") {
    PiecesOfGrids.Keypad().padding()
}
