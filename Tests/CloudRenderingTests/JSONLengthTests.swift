import ByteWriting
import CloudComposition
import CloudRendering
import Foundation
import TagParsing
import Testing

@Suite struct JSONLengthTests {
    @Test func lengthsOfReportsAreRounded() {
        var json = JSONOutput(roundsLengths: true)
        json.list { json in
            for value in [326.3812500000001, -0.00001, 0.1 + 0.2, 0x1p40 + 0.125] { json.length(nil, value) }
            json.length(nil, nil)
            json.number(nil, 0.1 + 0.2)
        }
        let text = String(decoding: json.buffer.bytes, as: UTF8.self)
        #expect(text == "[326.3813,0,0.3,1099511627776.125,null,0.30000000000000004]")
        var exact = JSONOutput()
        exact.length(nil, 0.1 + 0.2)
        #expect(String(decoding: exact.buffer.bytes, as: UTF8.self) == "0.30000000000000004")
    }

    /// No number of a cloud has more than four decimals, weights and the figures of quality aside.
    @Test func cloudsHaveNoNoise() throws {
        let tags = try (1...40).map { try Tag("tag number \($0)", weight: 1 / Double($0)) }
        let bytes = try render(tags, format: .json).bytes
        var lengths = 0
        func check(_ value: Any, _ key: String) {
            switch value {
            case let object as [String: Any]: for (name, value) in object { check(value, name) }
            case let array as [Any]: for value in array { check(value, key) }
            case let number as NSNumber where !["weight", "fill", "worstFill", "badness"].contains(key):
                lengths += 1
                let scaled = number.doubleValue * 1e4
                #expect(abs(scaled - scaled.rounded()) < 1e-6, "\(key) is \(number)")
            default: break
            }
        }
        check(try JSONSerialization.jsonObject(with: Data(bytes)), "")
        #expect(lengths > 40 * 6)
    }
}
