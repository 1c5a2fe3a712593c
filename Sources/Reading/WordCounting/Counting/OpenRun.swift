/// The run of words that is being read: numbers of words, none of which is at its end.
struct OpenRun: ~Copyable {
    /// Room for the longest run, for what comes with its last word, and behind all of it for the connectors that wait for
    /// a word.
    private let numbers: UnsafeMutablePointer<UInt32>
    private(set) var count = 0
    private var connectorCount = 0

    /// A longer run is cut here: a phrase has four words at most.
    static let longest = 24
    /// `president of the United States`: two connectors between words, no more.
    private static let mostConnectors = 2
    private static let connectorsStart = longestWithConnectors
    static let longestWithConnectors = longest + mostConnectors + 1

    init() {
        numbers = .allocate(capacity: Self.connectorsStart + Self.mostConnectors)
        numbers.initialize(repeating: 0, count: Self.connectorsStart + Self.mostConnectors)
    }

    deinit { numbers.deallocate() }

    var isEmpty: Bool { count == 0 }
    var isFull: Bool { count >= Self.longest }

    /// The words, without connectors behind the last one.
    var words: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(start: numbers, count: count) }

    /// The connectors behind the last word.
    var connectors: UnsafeBufferPointer<UInt32> {
        UnsafeBufferPointer(start: numbers + Self.connectorsStart, count: connectorCount)
    }

    /// Adds a word, and the connectors before it.
    @inline(__always)
    mutating func append(_ word: UInt32) {
        var place = 0
        while place < connectorCount {
            numbers[count &+ place] = numbers[Self.connectorsStart &+ place]
            place &+= 1
        }
        count &+= connectorCount
        connectorCount = 0
        numbers[count] = word
        count &+= 1
    }

    /// Keeps a connector for the word that may come behind it.
    ///
    /// - Returns: whether there is still room: behind too many of them the run is at its end.
    @inline(__always)
    mutating func hold(_ connector: UInt32) -> Bool {
        guard connectorCount < Self.mostConnectors else { return false }
        numbers[Self.connectorsStart &+ connectorCount] = connector
        connectorCount &+= 1
        return true
    }

    mutating func removeAll() { (count, connectorCount) = (0, 0) }
}
