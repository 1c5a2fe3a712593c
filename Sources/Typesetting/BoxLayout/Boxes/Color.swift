/// A paint by its name: what it looks like is the theme's, as with a colour from an asset catalogue.
///
/// As a view it fills the room that it is offered.
public struct Color: Hashable, Sendable, View, PrimitiveView {
    public let name: String

    public init(_ name: String) { self.name = name }

    public static let primary = Color("primary")
    public static let secondary = Color("secondary")
    // SwiftUI's name.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let accentColor = Color("accent")
    /// Nothing at all.
    public static let clear = Color("clear")

    public func _makeBoxes(_ context: inout BoxContext) {
        context.boxes.append(
            ShapeBox(Rectangle().outline, fill: self, stroke: nil, context.pass, name: "Color \"\(name)\""))
    }
}
