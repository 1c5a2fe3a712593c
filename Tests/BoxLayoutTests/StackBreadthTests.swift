import BoxLayout
import Testing

/// What is offered nothing across its stack is placed with the breadth that the stack has taken.
@Suite struct StackBreadthTests {
    //  0    20 28 29
    //  ┌────┐  │
    //  │ a  │  │ the divider is as high as the row
    //  └────┘  │
    @Test func aDividerIsAsHighAsItsRow() throws {
        let drawing = try draw {
            HStack {
                box("a", 20, 30)
                Divider().id("divider")
            }
        }
        #expect(drawing.size == CGSize(width: 29, height: 30))
        #expect(drawing["divider"] == rect(28, 0, 1, 30))
    }

    @Test func aDividerIsAsWideAsItsColumnWhereNothingIsOffered() throws {
        let drawing = try draw(nil) {
            VStack {
                box("a", 20, 30)
                Divider().id("divider")
            }
        }
        #expect(drawing.size == CGSize(width: 20, height: 39))
        #expect(drawing["divider"] == rect(0, 38, 20, 1))
    }

    @Test func whatGrowsIsAsHighAsTheHighest() throws {
        let drawing = try draw {
            HStack(spacing: 0) {
                box("a", 20, 30)
                text("abc").frame(maxHeight: .infinity).id("frame")
                Color.primary.frame(width: 5).id("color")
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        #expect(drawing["frame"] == rect(20, 0, 15, 30))
        #expect(drawing["color"] == rect(35, 0, 5, 30))
        #expect(drawing.items.contains { $0.frame == rect(20, 10, 15, 10) })
    }

    @Test func textKeepsItsLines() throws {
        let drawing = try draw(45) {
            HStack(spacing: 5) {
                VStack(spacing: 1) {
                    text("ab cd ef gh")
                    text("ab cd")
                }
                box("high", 20, 50)
            }
        }
        // 20 wide: four characters a line, whatever height the row came to.
        #expect(drawing.texts == ["ab", "cd", "ef", "gh", "ab", "cd"] && drawing.size == CGSize(width: 35, height: 61))
    }
}
