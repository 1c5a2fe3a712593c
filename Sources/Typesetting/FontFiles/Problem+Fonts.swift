import SourceText

extension Problem {
    /// What a build without the trait answers to every file.
    package static let readsNoFonts = Problem(
        "this build of stratus reads no font files",
        hint:
            "build it with `make`, which installs libharfbuzz-dev and libfribidi-dev, or with `swift build --traits Full`"
    )
}
