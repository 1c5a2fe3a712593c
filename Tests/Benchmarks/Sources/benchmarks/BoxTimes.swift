import BoxLayout
import Glibc
import Stratus

private typealias Tag = Stratus.Tag

/// Times boxes: chips as flat boxes, the same chips as views, nests of stacks, and a flow that is made while it is read.
struct BoxTimes {
    struct Row {
        let name: String
        let count: Int
        let seconds: Double
        /// To the flat flow of the same boxes.
        let ratio: Double?
    }

    private(set) var rows: [Row] = []

    private static let padding = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)

    /// Every character is as wide as every other: what is timed is the layout, not the font.
    private static let font = BoxFont()

    private static func names(_ count: Int) -> [String] {
        (0..<count).map { String("abcdefghijklmnop".prefix(2 + $0 * 7 % 13)) }
    }

    init() throws {
        for count in [1000, 10_000, 100_000] { try chips(count) }
        for depth in [25, 50, 100] { try nest(depth) }
        try lazyFlow()
    }

    private mutating func chips(_ count: Int) throws {
        let runs = max(5, 100_000 / count)
        let names = Self.names(count)
        for breaking in [FlowBreaking.greedy, .optimal] {
            var options = FlowOptions(width: 608, itemSpacing: 10, lineSpacing: 10)
            options.breaking = breaking
            options.align = .center
            let flat = try median(runs) { () -> Double in
                var boxes = FlowBoxes(reservingCapacity: count)
                for name in names {
                    let size = Self.font.measure(name, .body)
                    boxes.append(width: size.width + 16, height: size.ascent + size.descent + 8)
                }
                return try solveFlow(boxes, options).height
            }
            rows.append(Row(name: "flat boxes, \(breaking.rawValue)", count: count, seconds: flat, ratio: 1))
            let views = try median(runs) {
                try Drawing(
                    of: FlowLayout(spacing: 10, breaking: breaking) {
                        ForEach(names) { Text($0).padding(Self.padding).background(Capsule()) }
                    }, width: 608, measuring: Self.font
                ).items.count
            }
            rows.append(Row(name: "views, \(breaking.rawValue)", count: count, seconds: views, ratio: views / flat))
        }
        let tags = try names.map { try Tag($0) }
        var options = CloudOptions()
        let plain = try median(runs) { try compose(tags, options).tags.count }
        rows.append(Row(name: "cloud without chips", count: count, seconds: plain, ratio: 1))
        options.chip = .capsule
        // The same spacing, so that as many stand on a line as can.
        let chips = try median(runs) { try compose(tags, options).tags.count }
        rows.append(Row(name: "cloud of chips", count: count, seconds: chips, ratio: chips / plain))
    }

    private mutating func nest(_ depth: Int) throws {
        let seconds = try median(201) {
            try Drawing(of: Nest(depth: depth), width: 5000, measuring: Self.font).size.width
        }
        rows.append(Row(name: "nest of stacks", count: depth, seconds: seconds, ratio: nil))
    }

    private mutating func lazyFlow() throws {
        for count in [1_000_000, 10_000_000] {
            let before = peakMegabytes()
            let seconds = median(1) {
                (0..<count).flowLines(width: 608) { CGSize(width: 20 + CGFloat($0 * 7 % 80), height: 16) }
                    .reduce(0) { $0 + $1.items.count }
            }
            rows.append(
                Row(
                    name: "lazy flow, +\(peakMegabytes() - before) MB", count: count, seconds: seconds, ratio: nil))
        }
    }

    private func peakMegabytes() -> Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss / 1024
    }
}

/// Stacks in stacks, each with a neighbour.
private struct Nest: View {
    let depth: Int

    var body: some View {
        if depth == 0 {
            AnyView(Text("leaf"))
        } else if depth.isMultiple(of: 2) {
            AnyView(
                HStack(alignment: .firstTextBaseline) {
                    Text("across")
                    Nest(depth: depth - 1)
                })
        } else {
            AnyView(
                VStack(alignment: .leading) {
                    Text("down")
                    Nest(depth: depth - 1).padding(1)
                })
        }
    }
}
