/// Returns the boxes' indices by falling height, then falling width, then falling ascent, then index.
///
/// Lengths are compared on a grid of a 2²⁴th of the greatest, lest a change of unit, which rounds sums in another way,
/// change the order.
/// - Complexity: O(n log n).
func orderBySize(_ page: PackPage) -> [Int] {
    let boxes = page.boxes
    let heights = gridded(boxes.map { $0.ascent + $0.descent })
    let widths = gridded(boxes.map { $0.width })
    let ascents = gridded(boxes.map { $0.ascent })
    return boxes.indices.sorted { a, b in
        if heights[a] != heights[b] { return heights[a] > heights[b] }
        if widths[a] != widths[b] { return widths[a] > widths[b] }
        if ascents[a] != ascents[b] { return ascents[a] > ascents[b] }
        return a < b
    }
}

/// Returns lengths in 2²⁴ths of the greatest, rounded.
func gridded(_ lengths: [Double]) -> [Int] {
    let greatest = lengths.max() ?? 0
    return lengths.map { length in
        let share = length / greatest * 16_777_216 + 0.5
        return share >= 0 && share < 16_777_218 ? Int(share) : 0
    }
}

/// Distributes boxes by first fit: each box in turn goes to the first line with room for it, or to a new line. The line
/// is found in a tree over the free lengths of the lines.
/// - Complexity: O(n log n).
func firstFit(_ page: PackPage) -> [[Int]] {
    var lines: [[Int]] = []
    var leaves = 1
    while leaves < page.boxes.count { leaves *= 2 }
    var room = [Double](repeating: page.limit + page.spacing, count: 2 * leaves)
    for index in page.boxes.indices {
        let width = page.boxes[index].width
        let need = width + page.spacing
        var node = 1
        if width <= page.limit {
            while node < leaves { node = 2 * node + (room[2 * node] >= need ? 0 : 1) }
        } else {
            node = leaves + lines.count
        }
        if node - leaves == lines.count { lines.append([]) }
        lines[node - leaves].append(index)
        // A box wider than the line stays alone.
        room[node] = width <= page.limit ? room[node] - need : -.infinity
        while node > 1 {
            node /= 2
            room[node] = max(room[2 * node], room[2 * node + 1])
        }
    }
    return lines
}
