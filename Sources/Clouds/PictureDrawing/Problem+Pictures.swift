import FontFiles
import SourceText

extension Problem {
    /// The problem of a build without the trait `Full`.
    static let drawsNoPictures = Problem(
        .cannotCreate, "this build of stratus draws no pictures",
        hint: "build it with `make`, which installs libcairo2-dev, or with `swift build --traits Full`; or write svg")

    /// Makes the problem of fonts that are not installed.
    ///
    /// - Parameter names: fonts of equal widths, the measured one first.
    static func missing(_ names: [String]) -> Problem {
        let package = names.lazy.compactMap(InstalledFont.package(of:)).first
        let install = package.map { "apt-get install \($0), " } ?? "install it, "
        return Problem(
            .cannotCreate, "the picture is drawn in \(readable(names.first ?? "a font")), which is not installed",
            hint: "\(install)choose another font, or write svg")
    }

    /// Makes the problem of characters for which no font is installed.
    static func missing(_ cluster: Character, in text: String) -> Problem {
        let codes = cluster.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
        return Problem(
            .cannotCreate,
            "no font that is installed has \(codes.joined(separator: " ")), which is in “\(readable(text, atMost: 60))”",
            hint:
                "install a font that has it, such as one of fonts-noto-core, fonts-noto-cjk or fonts-noto-color-emoji, "
                + "exclude the tag, or write svg")
    }
}
