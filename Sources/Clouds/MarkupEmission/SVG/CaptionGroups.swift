import BoxDrawing
import CloudComposition

/// The captions of a cloud that reflows: each arrangement once, with a class of its own, `v0` and on.
struct CaptionGroups {
    /// The arrangements before the tags, which are numbered first, and those after them.
    private(set) var above: [[DrawnItem]] = []
    private(set) var below: [[DrawnItem]] = []
    /// The index of the arrangement in each layout; nil if the layout has none.
    private var shownAbove: [Int?] = []
    private var shownBelow: [Int?] = []

    init(_ layouts: [CloudLayout]) {
        func place(_ items: [DrawnItem], among groups: inout [[DrawnItem]]) -> Int? {
            let items = items.filter(\.isVisible)
            guard !items.isEmpty else { return nil }
            if let known = groups.firstIndex(of: items) { return known }
            groups.append(items)
            return groups.count - 1
        }
        for layout in layouts {
            shownAbove.append(place(layout.captions.above, among: &above))
            shownBelow.append(place(layout.captions.below, among: &below))
        }
    }

    var count: Int { above.count + below.count }

    /// Returns the numbers of the classes that are shown in a layout.
    func shown(in layout: Int) -> Set<Int> {
        Set([shownAbove[layout], shownBelow[layout].map { $0 + above.count }].compactMap(\.self))
    }
}
