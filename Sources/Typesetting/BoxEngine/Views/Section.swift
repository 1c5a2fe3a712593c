import BoxDrawing

/// Views that belong together, with a header and a footer. They are children of the container around the section: a
/// stack sets them one after the other, a lazy grid gives headers and footers lines of their own, and
/// ``Group/init(sections:transform:)`` tells them apart.
public struct Section<Header: View, Content: View, Footer: View>: View, PrimitiveView {
    private let header: Header
    private let content: Content
    private let footer: Footer

    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer
    ) {
        (self.header, self.content, self.footer) = (header(), content(), footer())
    }

    public func _makeBoxes(_ context: inout BoxContext) {
        if context.enter(Self.self) {
            context.pass.sectionCount += 1
            let (number, place) = (context.pass.sectionCount, context.path)
            make(header, SectionPart(section: number, role: .header), of: place, &context)
            make(content, SectionPart(section: number, role: .content), of: place, &context)
            make(footer, SectionPart(section: number, role: .footer), of: place, &context)
            context.path = place
        }
        context.leave()
    }

    private func make(_ view: some View, _ part: SectionPart, of place: TreePath, _ context: inout BoxContext) {
        let first = context.boxes.count
        var number = part.role.rawValue
        context.makePart(view, &number, of: place)
        for box in context.boxes[first...] where box.section == nil { box.section = part }
    }
}

/// What a view is for a section around it.
struct SectionPart {
    enum Role: Int { case header, content, footer }

    let section: Int
    let role: Role
}

extension Box {
    /// The part of a section that the box is, or nil outside a section. The innermost section counts.
    var section: SectionPart? {
        get { values?[ObjectIdentifier(SectionPart.self)] as? SectionPart }
        set {
            guard newValue != nil || values != nil else { return }
            values = (values ?? [:]).merging([ObjectIdentifier(SectionPart.self): newValue as Any]) { $1 }
        }
    }
}

extension Section {
    public init(header: Header, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { footer })
    }
}

extension Section where Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.init(content: content, header: header) { EmptyView() }
    }
    public init(header: Header, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { EmptyView() })
    }
}

extension Section where Header == EmptyView, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Header == EmptyView {
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { footer })
    }
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}

extension Section where Header == Text, Footer == EmptyView {
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}
