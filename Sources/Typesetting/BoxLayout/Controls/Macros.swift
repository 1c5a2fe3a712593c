import BoxDrawing
import BoxEngine

/// Shows views while they are being written. Here it makes nothing.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping () -> any View) =
    #externalMacro(module: "BoxLayoutMacros", type: "Preview")

@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @escaping () -> any View
) = #externalMacro(module: "BoxLayoutMacros", type: "Preview")

/// The room and the circumstances of a preview.
public struct PreviewTrait: Sendable {
    public static let sizeThatFitsLayout = PreviewTrait()
    public static let portrait = PreviewTrait()
    public static let landscapeLeft = PreviewTrait()
    public static let landscapeRight = PreviewTrait()
    public static let defaultLayout = PreviewTrait()
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}

/// Marks a state that a preview has of its own.
@attached(peer)
public macro Previewable() = #externalMacro(module: "BoxLayoutMacros", type: "Previewable")

/// Makes a property of ``EnvironmentValues`` or ``ContainerValues``, with a key of its own and the value after the
/// equals sign as its default.
///
/// ```swift
/// extension ContainerValues {
///     @Entry var isPinned = false
/// }
/// ```
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "BoxLayoutMacros", type: "Entry")
