import Foundation

/// Vertical metrics of the faces, from the fonts; how they came about is said in the file's own "source".
public struct ReferenceMetrics: Decodable, Sendable {
    public struct Face: Decodable, Sendable {
        /// The font's family name and "regular" or "bold".
        public let face: String
        public let unitsPerEm: Int
        public let ascent, descent, lineGap, xHeight, capHeight: Double
        /// Lowest and highest ink of groups of letters.
        public let ink: [String: [Double]]
    }

    public let faces: [Face]

    public static let all = Result {
        try JSONDecoder().decode(
            ReferenceMetrics.self, from: Data(contentsOf: Project.fixture("advances/metrics.json")))
    }
}

/// Which characters the fonts have; how it came about is said in the file's own "source".
public struct ReferenceCoverage: Decodable, Sendable {
    /// Ranges of scalars, by the font's family name.
    public let faces: [String: [[UInt32]]]

    public static let all = Result {
        try JSONDecoder().decode(
            ReferenceCoverage.self, from: Data(contentsOf: Project.fixture("advances/coverage.json")))
    }
}

/// Where Debian's packages put the faces of the families.
public enum FontPaths {
    /// The file of a face by its name, such as "Open Sans bold"; `nil` for a face that is none of ours.
    public static func path(of face: String) -> String? {
        guard let weight = ["regular", "bold"].first(where: { face.hasSuffix(" " + $0) }) else { return nil }
        let name = face.dropLast(weight.count + 1).replacing(" ", with: "")
        let folders = [
            "Liberation": "truetype/liberation2", "DejaVu": "truetype/dejavu", "Open": "truetype/open-sans",
            "Roboto": "truetype/roboto/unhinted/RobotoTTF", "Inter": "opentype/inter", "Noto": "truetype/noto",
        ]
        guard let folder = folders.first(where: { name.hasPrefix($0.key) })?.value else { return nil }
        let style = name == "DejaVuSans" ? (weight == "bold" ? "-Bold" : "") : "-" + weight.capitalized
        return "/usr/share/fonts/\(folder)/\(name)\(style).\(name == "Inter" ? "otf" : "ttf")"
    }
}
