/// Whose text a page shows.
enum TextOwner: Hashable, Sendable {
    case post(Int)
    /// Of the first page.
    case home
    case section(Int)
}

extension SiteCatalogue {
    func post(of text: TextOwner) -> SitePost? {
        switch text {
        case .post(let number): posts[number]
        case .home: home
        case .section(let number): sections[number].index
        }
    }
}

extension PlannedPage {
    /// The text that the page is made for, if there is one.
    var text: TextOwner? {
        switch kind {
        case .post(let number): .post(number)
        case .home: .home
        case .section(let number, _): .section(number)
        default: nil
        }
    }
}
