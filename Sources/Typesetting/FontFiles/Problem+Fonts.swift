import SourceText

extension Problem {
    /// The problem that a build without the trait `Full` throws for every font file.
    package static let readsNoFonts = Problem(
        "this build of stratus reads no font files",
        hint:
            "build it with `make`, which installs libharfbuzz-dev and libfribidi-dev, or with `swift build --traits Full`"
    )
}
