import Typography

/// The options about type. What the user sets beats what the theme sets, and both beat the defaults here.
extension CloudOptions {
    /// The font family. By default, parts of pages inherit the font of the page, and their text is measured as `sans`.
    public var font: FontFamily {
        get { own.font ?? look.font ?? .sans }
        set { own.font = newValue }
    }

    /// The font weight of the tags, or of the lightest ones if ``fontWeights`` is a range.
    public var fontWeight: FontWeight {
        get { fontWeights.lowerBound < Self.leastBold ? .regular : .bold }
        set { fontWeights = newValue == .bold ? 700...700 : 400...400 }
    }

    /// The font weights from that of the lightest tag to that of the heaviest, from 100 to 900. Families have two
    /// faces, regular and bold: a tag whose weight is 600 or more is bold. The default for the scale `auto` is 400 to
    /// 800 if the family has a bold face, else 400.
    public var fontWeights: ClosedRange<Int> {
        get {
            // A font file without the face that a theme asks for has the face that it has.
            let fromLook = look.fontWeights.flatMap { $0.lowerBound < Self.leastBold || hasFace(.bold) ? $0 : nil }
            return own.fontWeights ?? fromLook ?? (scale == .auto && hasFace(.bold) ? 400...800 : 400...400)
        }
        set { own.fontWeights = newValue }
    }

    /// The font style of the tags; cards are always upright.
    public var fontStyle: FontStyle {
        get { own.fontStyle ?? look.fontStyle.flatMap { font.has(.regular, $0) ? $0 : nil } ?? .normal }
        set { own.fontStyle = newValue }
    }

    private func hasFace(_ weight: FontWeight) -> Bool { font.has(weight, nameStyle) }

    /// The least font weight that is set bold.
    static let leastBold = 600

    /// The case in which the names of tags are set. Code keeps its letters.
    public var letterCase: LetterCase {
        get { own.letterCase ?? look.letterCase ?? .given }
        set { own.letterCase = newValue }
    }

    /// The space between the letters of names. By default it follows their size, except in monospaced families.
    /// Cards have none.
    public var tracking: Tracking {
        get { own.tracking ?? look.tracking ?? (font.stack.last == "monospace" ? .none : .bySize) }
        set { own.tracking = newValue }
    }

    /// The figures of counts. By default lists have tabular ones, since there they stand below each other, and other
    /// forms the usual ones of the font. Cards always have the usual ones.
    public var figures: Figures {
        get { chosenFigures ?? .proportional }
        set { own.figures = newValue }
    }

    private var chosenFigures: Figures? { own.figures ?? look.figures }

    /// Whether the counts of a list have tabular figures.
    package var listsHaveTabularFigures: Bool { chosenFigures != .proportional }

    /// Whether the counts of a picture have tabular figures.
    package var hasTabularFigures: Bool { figures == .tabular && !cards && counts != .none && counts != .tooltip }

    /// Whether the cloud, as a part of a page, inherits the font of the page.
    package var inheritsFont: Bool { (own.font ?? look.font)?.isInherited ?? true }

    // MARK: - Sizes

    /// The rule by which the font size of a tag follows from its weight.
    public var scale: SizeScale {
        get { own.scale ?? look.scale ?? .auto }
        set { own.scale = newValue }
    }

    /// The font size of the lightest tag, from 4 to 1000. The default for the scale `auto` is two ninths of the largest
    /// size, but at least 12, which can still be read; for other scales it is 14.
    public var minSize: Double {
        get { chosenMinSize ?? (scale == .auto ? usualMinSize : 14) }
        set { own.minSize = newValue }
    }

    /// The font size of the heaviest tag, from 4 to 1000. The default for the scale `auto` grows with the square root
    /// of the width, from 48 up: it is 57 at a width of 640, and 78 at 1200; of chips and on cards it is 34. For other
    /// scales it is 48.
    public var maxSize: Double {
        get { chosenMaxSize ?? (scale == .auto ? usualMaxSize : 48) }
        set { own.maxSize = newValue }
    }

    // A size of the look yields to one of the user that leaves no range.
    private var chosenMinSize: Double? {
        own.minSize ?? look.minSize.flatMap { 2 * $0 <= own.maxSize ?? .infinity ? $0 : nil }
    }
    var chosenMaxSize: Double? { own.maxSize ?? look.maxSize.flatMap { $0 >= 2 * (own.minSize ?? 0) ? $0 : nil } }

    /// Whether the size of the lightest tag was chosen, or belongs to another scale than `auto`.
    var choosesMinSize: Bool { chosenMinSize != nil || scale != .auto }

    private var usualMinSize: Double {
        let size = (maxSize / 4.5).tenths
        return fitBox ? max(4, size) : min(max(TagFitter.legibleSize, size), max(4, maxSize / 2))
    }

    private var usualMaxSize: Double {
        // Chips and cards are large themselves.
        guard chip == .none, !cards else { return min(1000, max(34, 2 * (chosenMinSize ?? 0))) }
        let size = max(48, (2.25 * width.squareRoot()).rounded())
        return min(1000, max(size, 2 * (chosenMinSize ?? 0)))
    }
}

extension CloudOptions {
    /// The meaning of a tag's colour. By default it is the weight; but if neither a theme nor colours are named, tags
    /// in parts of pages have the colours of the page.
    public var color: ColorRule {
        get { own.color ?? look.color ?? .weight }
        set { own.color = newValue }
    }

    /// Whether the tags' names, in a part of a page, have the colours of the page: because `color` is `link`, or
    /// because no option sets colours.
    package var inheritsColors: Bool {
        if let color = own.color { return color == .link }
        return theme == nil && colors.isEmpty && background == nil && ground == nil
    }
}
