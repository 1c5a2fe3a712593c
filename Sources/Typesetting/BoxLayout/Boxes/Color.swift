/// A paint known by its name: the theme decides what it looks like, as an asset catalogue does for a named colour.
///
/// A colour used as a view fills the room that it is offered.
public struct Color: Hashable, Sendable, View, PrimitiveView {
    public let name: String

    public init(_ name: String) { self.name = name }

    public static let primary = Color("primary")
    public static let secondary = Color("secondary")
    // SwiftUI's name.
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let accentColor = Color("accent")
    /// The paint that leaves everything behind it visible.
    public static let clear = Color("clear")

    public func _makeBoxes(_ context: inout BoxContext) {
        context.boxes.append(
            ShapeBox(Rectangle().outline, fill: self, stroke: nil, context.pass, name: "Color \"\(name)\""))
    }
}
