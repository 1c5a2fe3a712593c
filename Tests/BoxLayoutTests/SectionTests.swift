import BoxLayout
import Testing

/// Sections as containers see them, with their headers and footers.
@Suite struct SectionTests {
    private func cell(_ id: String, _ height: CGFloat = 10) -> some View {
        Color("x").frame(height: height).id(id)
    }

    /// Lines of 40 + 20 + 40: a header and a footer reach over them, and a section begins a new line.
    @Test func headersAndFootersHaveLinesOfALazyGridForThemselves() throws {
        let drawing = try draw(100) {
            LazyVGrid(columns: [GridItem(.fixed(40), spacing: 20), GridItem(.fixed(40))], spacing: 5) {
                Section {
                    ForEach(["a", "b", "c"], id: \.self) { cell($0) }
                } header: {
                    cell("head", 8)
                } footer: {
                    Text("foot").id("foot")
                }
                Section("next") { cell("d") }
                cell("e")
                cell("f")
            }
        }
        #expect(drawing["head"] == rect(0, 0, 100, 8))
        #expect(drawing["a"] == rect(0, 13, 40, 10) && drawing["b"] == rect(60, 13, 40, 10))
        #expect(drawing["c"] == rect(0, 28, 40, 10))
        // Four letters of half their size, in the middle of the line.
        #expect(drawing["foot"] == rect(34, 43, 32, 16))
        // The second header is 16 high, from 64 on.
        #expect(drawing["d"] == rect(0, 85, 40, 10))
        #expect(drawing["e"] == rect(0, 100, 40, 10) && drawing["f"] == rect(60, 100, 40, 10))
        #expect(drawing.size == CGSize(width: 100, height: 110))
    }

    /// The header is as wide as the grid, which is wider than its column.
    @Test func aHeaderIsAsWideAsItsGrid() throws {
        let drawing = try draw(100) {
            LazyVGrid(columns: [GridItem(.fixed(40), alignment: .trailing)], alignment: .leading, spacing: 0) {
                Section(header: cell("head")) { Color("x").frame(width: 10, height: 10).id("a") }
            }
        }
        #expect(drawing["head"] == rect(0, 0, 100, 10) && drawing["a"] == rect(30, 10, 10, 10))
    }

    @Test func aHeaderOfAHorizontalGridIsAColumn() throws {
        let drawing = try draw(nil) {
            LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(30))], spacing: 3) {
                Section {
                    ForEach(["a", "b", "c"], id: \.self) { Color("x").frame(width: 10).id($0) }
                } header: {
                    Color("x").frame(width: 7).id("head")
                }
            }
        }
        #expect(drawing["head"] == rect(0, 0, 7, 58))
        #expect(drawing["a"] == rect(10, 0, 10, 20) && drawing["b"] == rect(10, 28, 10, 30))
        #expect(drawing["c"] == rect(23, 0, 10, 20))
    }

    /// A section's header and content beside each other, and what belongs to no section.
    private struct Table<Content: View>: View {
        @ViewBuilder var content: Content

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(sections: content) { section in
                    HStack(spacing: 0) {
                        if section.header.isEmpty { Color("none").frame(width: 5, height: 5).id("none") }
                        section.header
                        ForEach(section.content) { $0.frame(width: CGFloat(section.content.count) * 10) }
                        section.footer
                    }
                }
            }
        }
    }

    @Test func aContainerTellsSectionsApart() throws {
        let drawing = try draw(200) {
            Table {
                cell("loose")
                Section {
                    cell("a")
                    cell("b")
                } header: {
                    Color("x").frame(width: 20, height: 10).id("head")
                } footer: {
                    Color("x").frame(width: 3, height: 10).id("foot")
                }
                Group {
                    cell("c")
                    cell("d")
                    cell("e")
                }
                .padding(.top, 2)
            }
        }
        #expect(drawing.frames(of: "none").count == 2 && drawing["loose"] == rect(5, 0, 10, 10))
        #expect(drawing["head"] == rect(0, 10, 20, 10) && drawing["foot"] == rect(60, 10, 3, 10))
        #expect(drawing["a"] == rect(20, 10, 20, 10) && drawing["b"] == rect(40, 10, 20, 10))
        #expect(drawing["c"] == rect(5, 22, 30, 10) && drawing["e"] == rect(65, 22, 30, 10))
    }

    /// A modifier of a section is that of each of its parts, which remain parts of it.
    @Test func modifiersAndValuesReachTheWholeSection() throws {
        let drawing = try draw(100) {
            Group(
                sections: Group {
                    Section("head") { Text("one") }.padding(1).containerValue(\.share, 7)
                    Section {
                        Text("two")
                    } footer: {
                        Text("end")
                    }
                }
            ) { sections in
                ForEach(sections) { section in
                    Text("\(section.header.count) \(section.content.count) \(section.footer.count)")
                    Text("\(section.containerValues.share)")
                }
            }
        }
        #expect(drawing.texts == ["1 1 0", "7", "0 1 1", "0"])
    }

    /// Subviews look as the place tells where they are put, and not as that from which they come.
    @Test func subviewsHaveTheEnvironmentOfTheirPlace() throws {
        let drawing = try draw(100) {
            Group(
                subviews: Group {
                    Text("ab").id("a")
                    Spacer().id("b")
                    Text("cd").font(Font(size: 20)).id("c")
                }
            ) { subviews in
                VStack(alignment: .leading, spacing: 0) {
                    subviews[0].font(Font(size: 10))
                    subviews[0]
                    subviews[0].font(Font(size: 10))
                    subviews[2].font(Font(size: 10))
                    HStack(spacing: 0) { subviews }
                }
            }
        }
        let sizes = drawing.frames(of: "a").map { $0.size }
        #expect(sizes == [10, 16, 10, 16].map { CGSize(width: $0, height: $0) })
        #expect(drawing.frames(of: "c").map { $0.size.width } == [20, 20])
        // Along a row, it takes the rest of 100.
        #expect(drawing["b"]?.size.width == 64)
    }

    /// Cells that are put in environments of their own remain in one line.
    @Test func aSectionStaysTogetherInAnotherEnvironment() throws {
        let drawing = try draw(100) {
            Group(subviews: Section { ForEach(["a", "b", "c"], id: \.self) { cell($0) } }) { cells in
                LazyVGrid(columns: [GridItem(.fixed(40), spacing: 20), GridItem(.fixed(40))], spacing: 0) {
                    ForEach(cells) { $0.font(Font(size: 7)) }
                }
            }
        }
        #expect(drawing["b"] == rect(60, 0, 40, 10) && drawing["c"] == rect(0, 10, 40, 10))
    }

    /// Each row in an environment of its own.
    @Test func manySubviewsInEnvironmentsOfTheirOwnEnd() throws {
        let drawing = try draw(nil) {
            Group(subviews: ForEach(0..<300) { Text("\($0)") }) { subviews in
                ForEach(subviews.indices, id: \.self) { subviews[$0].font(Font(size: Double($0 + 1))) }
            }
        }
        #expect(drawing.items.count == 300)
    }

    @Test func aListHasNoLineBetweenAHeaderAndItsRows() throws {
        let drawing = try draw(100) {
            List {
                Section("head") {
                    cell("a")
                    cell("b")
                }
                cell("c")
            }
        }
        // A header of 13, two rows with a line of 1 between them, and a row of its own, 8 apart.
        #expect(drawing["a"] == rect(0, 21, 100, 10) && drawing["b"] == rect(0, 48, 100, 10))
        #expect(drawing["c"] == rect(0, 66, 100, 10))
    }
}

extension ContainerValues {
    fileprivate var share: Int {
        get { self[ShareKey.self] }
        set { self[ShareKey.self] = newValue }
    }
}

private struct ShareKey: ContainerValueKey {
    static var defaultValue: Int { 0 }
}
