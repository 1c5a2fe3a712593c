import BoxDrawing
import BoxEngine

/// A flow of the distinct words of a text, in the order of their first appearance.
///
/// Each word's view is offered the width of the container, so that a long word wraps inside its view.
///
/// ```swift
/// WordFlow("to be or not to be") { Text($0).padding(4).background(Capsule()) }   // to be or not
/// ```
public struct WordFlow<Content: View>: View {
    /// The distinct words of the text, in the order of their first appearance.
    public let words: [String]
    private let layout: FlowLayout
    private let content: (String) -> Content

    /// Creates a flow of the words of a text, each shown by the view that `content` returns for it.
    /// - Parameters:
    ///   - text: the text, whose words are separated by white space; words that are canonically equal count as one.
    ///   - spacing: the gap between words and between lines; nil is 8.
    public init(
        _ text: String, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (String) -> Content
    ) {
        var seen: Set<Substring> = []
        words = text.split(whereSeparator: \.isWhitespace).filter { seen.insert($0).inserted }.map(String.init)
        var layout = FlowLayout(alignment: alignment, spacing: spacing)
        layout.proposesWidth = true
        self.layout = layout
        self.content = content
    }

    public var body: some View {
        layout {
            ForEach(words, content: content)
        }
    }
}
