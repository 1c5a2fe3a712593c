#if !Markdown
    import SourceText

    /// Stands in where md4c is not built in.
    func renderMarkdown(
        _ source: SourceText, _ range: Range<Int>, title: String?, keepsPlaces: Bool
    ) throws(BodyError) -> RenderedBody {
        throw BodyError([
            Diagnostic(
                path: source.path, "this build of stratus has no Markdown",
                hint: "install libmd4c-dev, and build it again with make; pages in HTML need nothing")
        ])
    }
#endif
