import Glibc
import SourceText

/// The maximum size of an input held in memory: 256 MiB, or the size in the environment variable `STRATUS_MAX_INPUT`.
///
/// The limit holds for inputs that are read whole, such as JSON, YAML, feeds and pages. In inputs read line by line it
/// holds for each line.
public enum InputLimit {
    private static let variable = "STRATUS_MAX_INPUT"
    private static let usual = 1 << 28
    /// The smallest limit accepted: more than the size of the blocks in which inputs are read.
    private static let smallest = 1_000_000
    /// The largest limit accepted, since XML parsers count in 32 bits.
    private static let largest = 2_000_000_000

    /// The limit in bytes; 256 MiB if the environment variable is missing or not valid.
    package static var bytes: Int { (try? given.get()) ?? usual }

    /// Checks the environment variable `STRATUS_MAX_INPUT`.
    ///
    /// - Throws: ``Problem`` if the variable is set but is not a size from 1 MB to 2 GB.
    public static func check() throws(Problem) { _ = try given.get() }

    private static let given = Result { () throws(Problem) in
        guard let text = getenv(variable).map({ String(cString: $0) }), !text.isEmpty else { return usual }
        guard let bytes = byteCount(text), (smallest...largest).contains(bytes) else {
            throw Problem(
                option: variable, "\(variable) is \"\(text)\", expected a size from 1MB to 2GB",
                hint: "such as \(variable)=1GB; without it inputs may have \(name(of: usual))")
        }
        return bytes
    }

    /// Returns the problem of an input that exceeds the limit.
    ///
    /// - Parameter what: the part of the input that is too large, as the subject of the message.
    package static func problem(_ path: String, _ what: String = "the input", hint: String) -> Problem {
        let more = name(of: min(bytes * 4, largest), separator: "")
        return Problem(
            .tooLarge, path, "\(what) has more than \(name(of: bytes))",
            hint: "\(hint); in the environment \(variable)=\(more) allows more")
    }

    /// Returns the size in its largest whole unit: `256 MiB`, `1 GB`.
    private static func name(of bytes: Int, separator: String = " ") -> String {
        let units = [("GiB", 1 << 30), ("MiB", 1 << 20), ("GB", 1_000_000_000), ("MB", 1_000_000), ("kB", 1000)]
        let (unit, size) = units.first { bytes % $0.1 == 0 } ?? ("bytes", 1)
        return "\(bytes / size)\(separator)\(unit)"
    }
}

/// Returns the number of bytes that a size such as `200MB`, `1.5GB`, `64k` or `256MiB` means; a number without a unit
/// is in bytes. Returns nil for any other text.
package func byteCount(_ text: String) -> Int? {
    let units: [(String, Double)] = [
        ("kib", 0x1p10), ("mib", 0x1p20), ("gib", 0x1p30), ("kb", 1e3), ("mb", 1e6), ("gb", 1e9), ("k", 1e3),
        ("m", 1e6), ("g", 1e9), ("bytes", 1), ("b", 1), ("", 1),
    ]
    let lowered = text.lowercased()
    for (unit, factor) in units where lowered.hasSuffix(unit) {
        guard let number = Double(lowered.dropLast(unit.count)), number.isFinite else { continue }
        let bytes = number * factor
        return (0...1e15).contains(bytes) ? Int(bytes) : nil
    }
    return nil
}

extension [UInt8] {
    /// Appends bytes that were read from an input, unless the array would then exceed ``InputLimit``.
    ///
    /// The array doubles its capacity until the next step would exceed half the limit, and then grows to the limit at
    /// once: so the bytes in the old and the new storage together never exceed the limit.
    /// - Returns: whether the bytes were appended.
    package mutating func take(_ chunk: [UInt8]) -> Bool {
        let limit = InputLimit.bytes
        guard count + chunk.count <= limit else { return false }
        if isEmpty {
            self = chunk
            return true
        }
        if count + chunk.count > capacity {
            let doubled = Swift.max(capacity * 2, count + chunk.count)
            reserveCapacity(doubled > limit / 2 ? limit : doubled)
        }
        append(contentsOf: chunk)
        return true
    }
}
