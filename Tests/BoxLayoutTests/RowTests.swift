import BoxLayout
import Testing

@Suite struct RowTests {
    //  ┌──┐┌──┐ 0
    //  │ab││c │
    //  │cd│└──┘ 20 all as high as the highest
    @Test func childrenAreAsHighAsTheHighest() throws {
        let drawing = try draw(100) {
            EqualHeightRow(spacing: 10) {
                text("ab\ncd\nef").frame(maxHeight: .infinity).id("a")
                text("c").frame(maxHeight: .infinity, alignment: .bottom).id("b")
                Color.primary.frame(width: 5).id("c")
                box("fixed", 5, 12)
            }
        }
        #expect(drawing["a"] == rect(0, 0, 10, 30) && drawing["b"] == rect(20, 0, 5, 30))
        #expect(drawing["c"] == rect(35, 0, 5, 30) && drawing["fixed"] == rect(50, 0, 5, 12))
        #expect(drawing.size == CGSize(width: 55, height: 30))
        #expect(drawing.items.contains { $0.frame == rect(20, 20, 5, 10) })
    }

    //  A square that is offered 50 of height is 50 wide, and the row has room for it.
    @Test func theRowIsAsWideAsWhatHasGrown() throws {
        let drawing = try draw(nil) {
            EqualHeightRow(spacing: 0) {
                Rectangle().aspectRatio(1, contentMode: .fit).id("square")
                box("high", 20, 50)
            }
        }
        #expect(drawing["square"] == rect(0, 0, 50, 50) && drawing["high"] == rect(50, 0, 20, 50))
        #expect(drawing.size == CGSize(width: 70, height: 50))
    }

    @Test func widthsAreSharedAsInAStack() throws {
        let drawing = try draw(108) {
            EqualHeightRow {
                Rectangle().frame(idealHeight: 10).id("a")
                text("abcdefgh abcdefgh").frame(maxHeight: .infinity).id("b")
            }
        }
        // The text is less flexible: it takes 40 of the 50 it is offered, in two lines.
        #expect(
            drawing["b"]?.size == CGSize(width: 40, height: 20) && drawing["a"]?.size == CGSize(width: 60, height: 20))
    }
}
