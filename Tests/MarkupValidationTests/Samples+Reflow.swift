import MarkupValidation

extension Samples {
    /// A cloud that reflows, as a document or inside one: its places of 0 are left out, so that none may be missing.
    static func reflowing(width: String, height: String) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"stratus s0abc12 stratus-reflow\" lang=\"en\" width=\"\(width)\" height=\"\(height)\">\n"
            + "<title>Languages</title>\n<desc>What we wrote in this year.</desc>\n\(style)"
            + "<rect class=\"background\" width=\"100%\" height=\"100%\"/>\n"
            + "<g class=\"v0\" aria-hidden=\"true\">\n" + label("Languages", role: "ink title bold") + "\n</g>\n"
            + "<g role=\"list\" aria-label=\"Languages\">\n"
            + "<g role=\"listitem\" class=\"t0\" transform=\"translate(16 -53.4)\"><a href=\"/swift\" aria-label=\"Swift, 42\">"
            + "<rect class=\"chip\" x=\"-8\" y=\"-14\" width=\"90\" height=\"30.5\" rx=\"15.25\"/>"
            + moved("Swift") + "</a></g>\n"
            + "<g role=\"listitem\" class=\"t1\" transform=\"translate(0 100)\" aria-label=\"Ada, 42\">" + moved("Ada")
            + "</g>\n"
            + "<g role=\"listitem\" class=\"t2\" transform=\"translate(0 140)\" aria-label=\"Standard ML, 42\"><g class=\"wide\">"
            + moved("Standard ML") + "</g><g class=\"narrow\" display=\"none\">" + moved("Standard") + moved("ML")
            + "</g></g>\n"
            + "</g>\n<g class=\"v1\" aria-hidden=\"true\">\n" + label("42", role: "ink w5") + "\n</g>\n</svg>"
    }

    private static func moved(_ name: String) -> String {
        text(name, weight: 42).with(" x=\"16\" y=\"-53.42\"", as: "")
    }

    static let reflowingDocument = reflowing(width: "100%", height: "100%")
    static let reflowingFragment =
        "<div xmlns=\"http://www.w3.org/1999/xhtml\" class=\"stratus-cloud\">"
        + reflowing(width: "640", height: "312.5") + "</div>"
}
