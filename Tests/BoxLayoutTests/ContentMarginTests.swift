import BoxLayout
import Testing

/// Margins of scroll views and lists.
@Suite struct ContentMarginTests {
    /// The margins are inside the scroll view, of which a share of the rest is half.
    @Test func marginsAreInsideTheNextScrollView() throws {
        let drawing = try draw(100) {
            VStack(alignment: .leading, spacing: 0) {
                Color("x").frame(width: 10, height: 10).id("outside")
                ScrollView {
                    Color("x").frame(height: 10).id("inside")
                    Color("x").frame(height: 10)
                        .containerRelativeFrame(.horizontal) { length, _ in length / 2 }.id("half")
                    ScrollView(.horizontal) { Color("x").frame(width: 30, height: 10).id("nested") }
                }
            }
            .contentMargins(.horizontal, 10)
            .contentMargins(.top, 4, for: .scrollContent)
            .contentMargins(50, for: .scrollIndicators)
        }
        #expect(drawing["outside"] == rect(0, 0, 10, 10))
        #expect(drawing["inside"] == rect(10, 14, 80, 10))
        #expect(drawing["half"] == rect(30, 32, 40, 10))
        #expect(drawing["nested"] == rect(10, 50, 30, 10))
        #expect(drawing.size == CGSize(width: 100, height: 60))
    }

    @Test func marginsOfAListAreNotThoseOfItsRows() throws {
        let drawing = try draw(100) {
            List { ScrollView(.horizontal) { Color("x").frame(width: 20, height: 10).id("box") } }.contentMargins(10)
        }
        #expect(drawing["box"] == rect(10, 10, 20, 10))
    }

    @Test func aListHasMarginsToo() throws {
        let drawing = try draw(100) {
            List { Color("x").frame(height: 10).id("row") }.contentMargins(.leading, nil)
        }
        #expect(drawing["row"] == rect(16, 0, 84, 10))
    }
}
