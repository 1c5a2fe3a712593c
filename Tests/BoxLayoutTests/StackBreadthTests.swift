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

    // A picture that keeps its ratio would become higher with the width of its caption: it stays as it was measured.
    @Test func aPictureAboveACaptionStaysInsideItsStack() throws {
        let drawing = try draw {
            VStack {
                Image("i", width: 60, height: 40).resizable().aspectRatio(contentMode: .fit).id("picture")
                Text("A longer caption").id("caption")
            }
            .fixedSize()
            .id("stack")
        }
        // 16 characters of 8, 40 and 8 and 16.
        #expect(drawing["stack"] == CGRect(x: 0, y: 0, width: 128, height: 64))
        #expect(drawing["picture"] == CGRect(x: 34, y: 0, width: 60, height: 40))
        #expect(drawing["caption"] == CGRect(x: 0, y: 48, width: 128, height: 16))
    }

    @Test func aPictureThatFillsDoesNotPushItsNeighbourOut() throws {
        let drawing = try draw {
            HStack {
                Rectangle().aspectRatio(2, contentMode: .fill).id("a")
                Rectangle().frame(height: 100).id("b")
            }
        }
        #expect(drawing["a"]?.width == 146 && drawing["b"]?.minX == 154 && drawing["b"]?.maxX == 300)
    }

    @Test func textThatWasMeasuredInFullIsDrawnInFull() throws {
        let drawing = try draw {
            HStack {
                VStack {
                    Text("one two three four five six")
                    Rectangle()
                }
                .frame(width: 48)
                Rectangle().frame(height: 130)
            }
        }
        let lines = drawing.items.compactMap { item -> String? in
            if case .text(let text, _, _) = item.kind { text } else { nil }
        }
        #expect(lines == ["one", "two", "three", "four", "five", "six"])
    }
}
