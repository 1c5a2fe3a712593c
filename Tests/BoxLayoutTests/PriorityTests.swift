import BoxLayout
import Testing

@Suite struct PriorityTests {
    //  100 wide: the word of 6 is offered all but the least of the other, a character of 5, and takes 30.
    @Test func theHighestPriorityIsServedFirst() throws {
        let drawing = try draw(100) {
            HStack(spacing: 0) {
                text("abcdefghijklmnopqrst").id("long")
                text("abcdef").layoutPriority(1).id("short")
            }
        }
        #expect(drawing["long"] == rect(0, 0, 70, 20))
        #expect(drawing["short"] == rect(70, 5, 30, 10))
        #expect(drawing.texts == ["abcdefghijklmn", "opqrst", "abcdef"])
    }

    @Test func aNegativePriorityYieldsFirst() throws {
        let drawing = try draw(70) {
            HStack(alignment: .top, spacing: 0) {
                text("abcdefghij").layoutPriority(-1).id("yields")
                text("abcdefghij").id("stays")
            }
        }
        #expect(drawing["yields"] == rect(0, 0, 20, 30))
        #expect(drawing["stays"] == rect(20, 0, 50, 10))
    }

    @Test func aLeastHeightHoldsWhateverThePriority() throws {
        let drawing = try draw {
            VStack(spacing: 0) {
                Rectangle().frame(minHeight: 30).layoutPriority(-1).id("low")
                Rectangle().id("high")
            }
            .frame(height: 50)
        }
        #expect(drawing["low"]?.height == 30 && drawing["high"]?.height == 20)
    }

    //  Offered equal shares of 25; the fixed one takes 40, two characters a line are left to the other.
    @Test func aFixedSizeIsNeverCompressed() throws {
        let drawing = try draw(50) {
            HStack(spacing: 0) {
                text("abcdefgh").id("wraps")
                text("abcdefgh").fixedSize().id("fixed")
            }
        }
        #expect(drawing["fixed"]?.size == CGSize(width: 40, height: 10))
        #expect(drawing["wraps"] == rect(0, 0, 10, 40))
        #expect(drawing.texts == ["ab", "cd", "ef", "gh", "abcdefgh"])
    }

    @Test func aPriorityReachesThroughModifiersButNotThroughContainers() throws {
        func widths(@ViewBuilder _ second: () -> some View) throws -> [CGFloat] {
            try draw(100) {
                HStack(spacing: 0) {
                    Rectangle().id("a")
                    second()
                }
            }
            .frames.map(\.frame.width)
        }
        #expect(try widths { Rectangle().layoutPriority(1).padding(0).id("b") } == [0, 100])
        #expect(try widths { HStack { Rectangle().layoutPriority(1) }.id("b") } == [50, 50])
        // The outermost counts.
        #expect(try widths { Rectangle().layoutPriority(1).layoutPriority(-1).id("b") } == [100, 0])
    }

    @Test func prioritiesAreServedGroupByGroup() throws {
        let drawing = try draw(100) {
            HStack(spacing: 0) {
                Rectangle().frame(minWidth: 10, maxWidth: .infinity).id("least")
                Rectangle().frame(maxWidth: 20).layoutPriority(1).id("a")
                Rectangle().frame(minWidth: 5, maxWidth: 40).layoutPriority(1).id("b")
                Rectangle().frame(maxWidth: 15).layoutPriority(2).id("first")
            }
        }
        // 15 first, then 20 and 40 of the 75 that are left over the least 10; 25 remain.
        #expect(drawing.frames.map(\.frame.width) == [25, 20, 40, 15])
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan])
    func anyNumberIsAPriority(priority: Double) throws {
        let drawing = try draw(100) {
            HStack(spacing: 0) {
                Rectangle().layoutPriority(priority).id("a")
                Rectangle().id("b")
            }
        }
        let width: CGFloat = priority.isNaN ? 50 : priority > 0 ? 100 : 0
        #expect(drawing["a"]?.width == width && drawing["b"]?.width == 100 - width)
    }
}
