import PageEmbedding
import Testing

@Suite struct PlaceholderTests {
}
