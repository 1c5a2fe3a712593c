import Stratus

/// Times the flow alone: how its cost grows with the boxes, and with how many stand on a line.
struct FlowTimes {
    struct Row {
        let name: String
        let count: Int
        let seconds: Double
        let lines: Int
    }

    private(set) var rows: [Row] = []

    /// Widths of 20 to 99 and heights of 12 to 28, the same on every machine, with 10 between the boxes.
    private static func boxes(_ count: Int) -> FlowBoxes {
        var state: UInt64 = 42
        func next(_ bound: UInt64) -> Double {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Double(state % bound)
        }
        var boxes = FlowBoxes(reservingCapacity: count)
        for _ in 0..<count { boxes.append(width: 20 + next(80), height: 12 + next(5) * next(5)) }
        return boxes
    }

    /// The width of a line on which about so many boxes stand.
    private static func width(_ perLine: Int) -> Double { Double(perLine) * 69.5 + 15 }

    mutating func measure(
        _ name: String, _ count: Int, width: Double?, _ change: (inout FlowOptions) -> Void = { _ in }
    ) throws {
        let boxes = Self.boxes(count)
        var options = FlowOptions(width: width)
        change(&options)
        var lines = 0
        // The first run pays for memory that the later ones find ready, as a process that lays out many clouds does.
        let seconds = try median(max(3, min(101, 300_000 / count))) {
            lines = try solveFlow(boxes, options).lines.count
            return lines
        }
        rows.append(Row(name: name, count: count, seconds: seconds, lines: lines))
    }

    init() throws {
        for perLine in [6, 30] {
            for breaking in FlowBreaking.allCases {
                for count in [1000, 3200, 10_000, 100_000, 1_000_000] {
                    try measure("\(breaking.rawValue), \(perLine) a line", count, width: Self.width(perLine)) {
                        $0.breaking = breaking
                    }
                }
            }
        }
        for breaking in FlowBreaking.allCases {
            try measure("\(breaking.rawValue), on one line", 3200, width: 1e6) { $0.breaking = breaking }
        }
        try measure("optimal, one line, charged", 3200, width: 1e6) {
            $0.breaking = .optimal
            $0.justify = .between
            $0.lastLine = .same
        }
        for breaking in FlowBreaking.allCases {
            try measure("\(breaking.rawValue), no bound", 1_000_000, width: nil) { $0.breaking = breaking }
        }
        let shape = (0..<100).map { LineExtent(x: Double($0), width: Self.width(30) - Double($0)) }
        for breaking in FlowBreaking.allCases {
            try measure("\(breaking.rawValue), 100 widths", 3200, width: nil) {
                $0.breaking = breaking
                $0.shape = .lines(shape)
            }
        }
        for count in [1000, 10_000] {
            try measure("packed, 30 a line", count, width: Self.width(30)) { $0.order = .packed }
        }
        try measure("optimal, ellipse", 1000, width: 1200) {
            $0.breaking = .optimal
            $0.shape = .ellipse
        }
        try measure("optimal, fit to a box", 1000, width: 1200) {
            $0.breaking = .optimal
            $0.height = 800
            $0.fitBox = true
        }
    }
}
