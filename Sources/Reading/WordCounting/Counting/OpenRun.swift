/// The run of words that is being read, as numbers of words.
struct OpenRun: ~Copyable {
    /// Memory for the longest run, for what comes with its last word, and after all of it for the connectors that wait
    /// for a word.
    private let numbers: UnsafeMutablePointer<UInt32>
    private(set) var count = 0
    private var connectorCount = 0

    /// The number of words at which a run is cut; a phrase has four at most.
    static let longest = 24
    /// The most connectors between two words, as in `president of the United States`.
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

    /// The words, without connectors after the last one.
    var words: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(start: numbers, count: count) }

    /// The connectors after the last word.
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

    /// Keeps a connector for the word that may follow it.
    ///
    /// - Returns: whether there was room: after too many connectors the run ends.
    @inline(__always)
    mutating func hold(_ connector: UInt32) -> Bool {
        guard connectorCount < Self.mostConnectors else { return false }
        numbers[Self.connectorsStart &+ connectorCount] = connector
        connectorCount &+= 1
        return true
    }

    mutating func removeAll() { (count, connectorCount) = (0, 0) }
}
