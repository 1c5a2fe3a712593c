/// A list of names as they occur: one to three words of three to ten letters, half of them linked, weights by Zipf.
func tagList(_ count: Int) -> String {
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
        // SplitMix64: the same list on every machine.
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) % UInt64(bound))
    }
    let letters = Array("etaoinshrdlucmfwypvbgkqjxzéüñ")
    var list = "# Benchmark\n\n"
    for index in 0..<count {
        var name = ""
        for word in 0...next(3) {
            if word > 0 { name += " " }
            for _ in 0..<3 + next(8) { name.append(letters[min(next(29), next(29))]) }
        }
        // The number keeps the names distinct.
        name += " \(index)"
        let weight = max(1, count / (index + 1))
        list += index % 2 == 0 ? "- \(name) (\(weight))\n" : "- [\(name)](/tags/\(index)/) (\(weight))\n"
    }
    return list
}
