/// The names of characters that HTML also reads without a semicolon, for the sake of old pages.
enum LegacyReferences {
    /// The 106 names without a semicolon in the table of the HTML standard.
    static let names = Set(
        String(describing: list).utf8.split { $0 == 0x20 || $0 == 0x0A }.map { [UInt8]($0) })
    /// The length of the longest name, in bytes.
    static let longestName = 6

    private static let list: StaticString = """
        AElig AMP Aacute Acirc Agrave Aring Atilde Auml COPY Ccedil ETH Eacute Ecirc Egrave Euml GT Iacute Icirc
        Igrave Iuml LT Ntilde Oacute Ocirc Ograve Oslash Otilde Ouml QUOT REG THORN Uacute Ucirc Ugrave Uuml
        Yacute aacute acirc acute aelig agrave amp aring atilde auml brvbar ccedil cedil cent copy curren deg
        divide eacute ecirc egrave eth euml frac12 frac14 frac34 gt iacute icirc iexcl igrave iquest iuml laquo
        lt macr micro middot nbsp not ntilde oacute ocirc ograve ordf ordm oslash otilde ouml para plusmn pound
        quot raquo reg sect shy sup1 sup2 sup3 szlig thorn times uacute ucirc ugrave uml uuml yacute yen yuml
        """
}
