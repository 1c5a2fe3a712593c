import Foundation
import Testing

/// The colours of a cloud as its rules give them, read again from the CSS that is written.
struct WrittenColors {
    /// Of one scheme: what each class is filled with, and with what it is stroked.
    private var fills: [String: UInt32] = [:]
    private var strokes: [String: UInt32] = [:]

    /// - Parameter query: the media query whose rules hold, too.
    init(_ css: String, _ query: String) throws {
        var rest = Substring(css)
        while let open = rest.firstIndex(of: "{") {
            let prelude = String(rest[..<open])
            guard prelude.hasPrefix("@media ") else {
                let end = try #require(rest.firstIndex(of: "}"))
                add(prelude, String(rest[rest.index(after: open)..<end]))
                rest = rest[rest.index(after: end)...]
                continue
            }
            let end = try #require(rest.range(of: "}}"))
            if prelude.contains(query) {
                for rule in rest[rest.index(after: open)...end.lowerBound].split(separator: "}") {
                    let parts = rule.split(separator: "{")
                    try #require(parts.count == 2)
                    add(String(parts[0]), String(parts[1]))
                }
            }
            rest = rest[end.upperBound...]
        }
    }

    private mutating func add(_ selectors: String, _ declarations: String) {
        for selector in selectors.split(separator: ",") {
            guard selector.hasPrefix("\u{1} "), !selector.contains(":hover") else { continue }
            let name = String(selector.dropFirst(2))
            for declaration in declarations.split(separator: ";") {
                let parts = declaration.split(separator: ":")
                let value = Self.value(String(parts[1]))
                if parts[0] == "fill" { fills[name] = value }
                if parts[0] == "outline" || parts[0] == "outline-color" {
                    strokes[name] = Self.value(
                        parts[1].split(separator: " ").first { $0.hasPrefix("#") }.map(String.init) ?? "")
                }
            }
        }
    }

    private static func value(_ text: String) -> UInt32? {
        guard text.hasPrefix("#") else { return nil }
        let digits = text.dropFirst()
        return UInt32(digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits), radix: 16)
    }

    func fill(_ name: String) throws -> UInt32 { try #require(fills["." + name], "\(name)") }
    var hasBackground: Bool { fills[".background"] != nil }
    func focus() throws -> UInt32 { try #require(strokes["a:focus-visible"]) }
    var names: [String] { fills.keys.map { String($0.dropFirst()) } }
}

/// By the text of WCAG 2.2, written out once more.
func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    func luminance(_ color: UInt32) -> Double {
        let channels = [16, 8, 0].map { shift -> Double in
            let value = Double(color >> UInt32(shift) & 255) / 255
            return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
}
