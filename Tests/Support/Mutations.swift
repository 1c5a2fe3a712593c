/// What fuzzing tests do to inputs.
extension RandomNumberGenerator {
    public mutating func pick<Element>(_ choices: [Element]) -> Element {
        choices[Int.random(in: 0..<choices.count, using: &self)]
    }

    /// Takes bytes away, doubles some, and puts signs that mean something in their place.
    public mutating func mutate(_ bytes: [UInt8], signs: String) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...3, using: &self) where !bytes.isEmpty {
            let index = Int.random(in: 0..<bytes.count, using: &self)
            switch Int.random(in: 0..<4, using: &self) {
            case 0: bytes.remove(at: index)
            case 1: bytes.insert(bytes[index], at: index)
            case 2: bytes.insert(pick(Array(signs.utf8)), at: index)
            default: bytes[index] = pick(Array(signs.utf8))
            }
        }
        return bytes
    }
}
