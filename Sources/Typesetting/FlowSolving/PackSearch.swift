/// A generator of pseudo-random numbers from a fixed seed (SplitMix64), the same on every run and machine.
struct PackRandom {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// Returns a number from 0 to `bound` - 1, for bounds below 2³².
    mutating func below(_ bound: Int) -> Int {
        Int(truncatingIfNeeded: ((next() >> 32) &* UInt64(truncatingIfNeeded: bound)) >> 32)
    }

    /// Returns a number from 0 up to, but not including, 1.
    mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
}

/// The state of a packing search: the lines with their boxes by rising index, their sums and badness, and each box's
/// line.
///
/// With `maxMove`, box i stays within that many places of place i, where places count through all lines.
struct PackSearch {
    let page: PackPage
    let maxMove: Int?
    var lines: [[Int]]
    var sums: [PackSum]
    var costs: [Double]
    /// The first place of each line; kept up to date only with `maxMove`.
    var starts: [Int] = []
    var lineOf: [Int]
    var random: PackRandom
    /// The number of ranges, each twice as long as the one before, from which the distance between two lines is drawn.
    var doublings = 1
    /// The box that is exchanged next.
    var turn = 0
    /// The boxes of the exchange at hand, kept to spare their allocation.
    var mine: [Int] = [], theirs: [Int] = []

    init(_ page: PackPage, lines: [[Int]], maxMove: Int?, seed: Int) {
        self.page = page
        self.maxMove = maxMove
        self.lines = lines.map { $0.sorted() }
        random = PackRandom(state: UInt64(truncatingIfNeeded: seed))
        sums = lines.map { page.sum($0) }
        costs = sums.map { page.badness($0) }
        lineOf = [Int](repeating: 0, count: page.boxes.count)
        var place = 0
        for l in lines.indices {
            starts.append(place)
            place += lines[l].count
            for index in lines[l] { lineOf[index] = l }
        }
        var farthest = lines.count
        if let maxMove { farthest = min(farthest, 2 + 2 * maxMove * farthest / max(1, place)) }
        while 1 << (doublings - 1) < farthest { doublings += 1 }
    }

    /// Anneals the lines: exchanges that raise the badness are accepted ever less often as the temperature, at first
    /// `heat` times a line's mean badness, falls by a tenth in each step.
    mutating func anneal(work: Int, steps: Int, heat: Double) {
        var total = 0.0
        for cost in costs { total += cost }
        guard total > 0 && lines.count > 1 else { return }
        var temperature = heat * total / Double(lines.count)
        for _ in 0..<steps {
            var left = work / steps
            while left > 0 { left -= tryExchange(temperature) }
            temperature *= 0.9
        }
    }

    /// Tries one exchange between two lines and returns the work done. It is O(1) mostly, and O(line) when a tallest
    /// box leaves or the exchange is made.
    mutating func tryExchange(_ temperature: Double) -> Int {
        turn = turn + 1 < lineOf.count ? turn + 1 : 0
        let p = lineOf[turn]
        guard let q = partner(p), mayReach(turn, q) else { return 1 }
        draw(turn, p, q)
        guard let sumP = sum(p, without: mine, with: theirs),
            let sumQ = sum(q, without: theirs, with: mine)
        else { return 1 }
        let costP = page.badness(sumP)
        let costQ = page.badness(sumQ)
        let before = costs[p] + costs[q]
        let tie = 1e-12 * before + page.noise
        guard accepts(costP + costQ - before, temperature, tie) else { return 1 }
        let walk = maxMove == nil ? 0 : abs(starts[p] - starts[q])
        let work = 1 + (lines[p].count + lines[q].count + walk) / 8
        exchange(p, q, mine, theirs)
        if !settle(p, q) {
            exchange(p, q, theirs, mine)
            return work
        }
        sums[p] = sumP
        sums[q] = sumQ
        costs[p] = costP
        costs[q] = costQ
        return work
    }

    /// Picks another line, a near one being likelier: each doubling of the distance has the same chance. Returns nil if
    /// there is no line at that distance.
    mutating func partner(_ p: Int) -> Int? {
        let bits = random.below(2 * doublings)
        let distance = 1 + random.below(1 << (bits >> 1))
        let q = bits & 1 == 0 ? p + distance : p - distance
        if lines.indices.contains(q) { return q }
        let other = 2 * p - q
        return lines.indices.contains(other) ? other : nil
    }

    /// Returns whether a line is within `maxMove` + 1 places of a box's own place: one more than allowed, since places
    /// shift.
    func mayReach(_ index: Int, _ l: Int) -> Bool {
        guard let maxMove else { return true }
        let slack = maxMove + 1
        return index + slack >= starts[l] && index - slack < starts[l] + lines[l].count
    }

    /// Draws the boxes to exchange: one or two of line p's and none, one, or as many of q's as
    /// fill the room. The last lets a wide box make way for several narrow ones in one exchange,
    /// where single steps would lead over much worse lines.
    mutating func draw(_ box: Int, _ p: Int, _ q: Int) {
        mine.removeAll(keepingCapacity: true)
        theirs.removeAll(keepingCapacity: true)
        mine.append(box)
        let kind = random.below(8)
        if kind & 3 == 3 {
            let other = lines[p][random.below(lines[p].count)]
            if other != box && mayReach(other, q) { mine.append(other) }
        }
        if kind == 0 || lines[q].isEmpty { return }
        var room = page.limit - page.used(sums[p])
        for index in mine { room += page.boxes[index].width + page.spacing }
        var misses = kind < 4 ? 0 : 5
        while misses >= 0 {
            let index = lines[q][random.below(lines[q].count)]
            let need = page.boxes[index].width + page.spacing
            if need <= room && !theirs.contains(index) && mayReach(index, p) {
                theirs.append(index)
                room -= need
                if kind < 4 { return }
            } else {
                misses -= 1
            }
        }
    }

    /// Returns a line's sums after an exchange, or nil if the line would be overfull.
    func sum(_ l: Int, without old: [Int], with new: [Int]) -> PackSum? {
        let top = sums[l]
        var sum = top
        for index in old { sum.remove(page.boxes[index]) }
        for index in new { sum.add(page.boxes[index]) }
        if !page.fits(sum) { return nil }
        if old.contains(where: { page.boxes[$0].reaches(top) }) {
            sum.ascent = -.infinity
            sum.descent = -.infinity
            for index in lines[l] where !old.contains(index) {
                sum.raise(page.boxes[index])
                if sum.ascent == top.ascent && sum.descent == top.descent { break }
            }
        }
        for index in new { sum.raise(page.boxes[index]) }
        return sum
    }

    /// Returns whether a rise in badness is accepted, which has the chance exp(-rise / temperature); (1 - x/16)¹⁶ is
    /// close enough to it and needs no library.
    mutating func accepts(_ rise: Double, _ temperature: Double, _ tie: Double) -> Bool {
        if rise <= tie { return true }
        var chance = 1 - rise / (16 * temperature)
        if !(chance > 0) { return false }
        for _ in 0..<4 { chance *= chance }
        return random.unit() < chance
    }

    /// Moves some boxes from line p to q and others from q to p.
    /// - Complexity: O(line).
    mutating func exchange(_ p: Int, _ q: Int, _ some: [Int], _ others: [Int]) {
        for index in some { move(index, from: p, to: q) }
        for index in others { move(index, from: q, to: p) }
    }

    /// Moves one box; both lines remain sorted by index.
    /// - Complexity: O(line).
    mutating func move(_ index: Int, from p: Int, to q: Int) {
        var k = 0
        while lines[p][k] != index { k += 1 }
        lines[p].remove(at: k)
        k = lines[q].count
        while k > 0 && lines[q][k - 1] > index { k -= 1 }
        lines[q].insert(index, at: k)
        lineOf[index] = q
    }

    /// Returns whether all boxes from line p to q are within `maxMove` of their places; if so, the lines' starts are
    /// brought up to date.
    /// - Complexity: O(boxes in those lines).
    mutating func settle(_ p: Int, _ q: Int) -> Bool {
        guard let maxMove else { return true }
        let first = min(p, q)
        let last = max(p, q)
        var place = starts[first]
        for l in first...last {
            for index in lines[l] {
                if abs(place - index) > maxMove { return false }
                place += 1
            }
        }
        for l in first..<last { starts[l + 1] = starts[l] + lines[l].count }
        return true
    }
}

/// Returns the least bad lines that a search from `start` finds, in rounds of annealing, after each of which the order
/// found is broken afresh.
///
/// The work is linear in the number of boxes. The number and the heat of the rounds are those that did best in trials:
/// `maxMove` makes for a rougher search, which gains from more rounds and from the breaks between them.
func searchedLines(_ page: PackPage, start: [[Int]], maxMove: Int?) -> [[Int]] {
    let free = maxMove == nil
    let rounds = free ? 2 : 6
    let count = page.boxes.count
    let work = (min(free ? 40_000 : 10_000, 600 * count) + 200 * count) / rounds
    var best = start
    var least = page.badness(start)
    if start.count < 2 { return start }
    for round in 0..<rounds {
        var search = PackSearch(page, lines: best, maxMove: maxMove, seed: round)
        search.anneal(work: work, steps: free ? 60 : 30, heat: free ? 0.02 : 0.1)
        let found = page.brokenLines(joined(search.lines))
        let badness = page.badness(found)
        if page.isBetter(badness, than: least) {
            best = found
            least = badness
        }
    }
    return best
}
