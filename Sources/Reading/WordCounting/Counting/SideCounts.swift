/// How often something occurs in a text, and in the reference that it is compared with.
struct SideCounts: Equatable {
    var text: UInt64 = 0
    var reference: UInt64 = 0

    /// The count of one side.
    ///
    /// - Parameter side: 0 for the text, 1 for the reference.
    subscript(side: Int) -> UInt64 {
        get { side == 0 ? text : reference }
        set { if side == 0 { text = newValue } else { reference = newValue } }
    }

    var sum: UInt64 { text + reference }

    static func += (one: inout SideCounts, other: SideCounts) {
        one.text += other.text
        one.reference += other.reference
    }
}
