/// What a tokenizer keeps of what is no word.
package struct TokenOptions: Sendable {
    /// `1,234`, `50%`, `2024-05-01`.
    package var keepsNumbers = false
    /// `https://example.com/path`.
    package var keepsLinks = false
    /// `name@example.com`.
    package var keepsAddresses = false

    package init(keepsNumbers: Bool = false, keepsLinks: Bool = false, keepsAddresses: Bool = false) {
        (self.keepsNumbers, self.keepsLinks, self.keepsAddresses) = (keepsNumbers, keepsLinks, keepsAddresses)
    }
}
