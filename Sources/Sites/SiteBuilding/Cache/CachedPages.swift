import SiteReading

/// The pages of the last build, matched with those of this build by their paths.
struct CachedPages: Sendable {
    private let pages: [CachedPage]
    /// The index in the cache for each page of this build; -1 for a new page.
    private let places: [Int]
    /// The number in this build for each page of the cache; -1 if the page or its cloud is gone.
    private let numbers: [Int]

    init(_ cached: [CachedPage], _ plan: SitePlan) {
        pages = cached
        // Most builds plan the same pages as the last one.
        func isInPlace(_ number: Int) -> Bool {
            plan.pages.indices.contains(number)
                && plan.pages[number].address.file.utf8.elementsEqual(cached[number].file.utf8)
        }
        lazy var planned = Dictionary(
            zip(plan.pages.lazy.map(\.address.file), plan.pages.indices), uniquingKeysWith: { $1 })
        var places = [Int](repeating: -1, count: plan.pages.count)
        numbers = cached.indices.map { place in
            guard let number = isInPlace(place) ? place : planned[cached[place].file] else { return -1 }
            let page = plan.pages[number]
            guard page.address.file.utf8.elementsEqual(cached[place].file.utf8) else { return -1 }
            places[number] = place
            return cached[place].cloudFile != nil && page.cloudFile == nil ? -1 : number
        }
        self.places = places
    }

    /// Returns a page of the last build if it has the given digest and all pages that it links to still exist.
    ///
    /// - Returns: the page, and the numbers in this build of the pages that it links to; nil if the page has to be
    ///   made.
    func page(_ number: Int, _ digest: UInt64) -> (page: CachedPage, targets: [Int])? {
        guard places.indices.contains(number), places[number] >= 0 else { return nil }
        let page = pages[places[number]]
        guard page.digest == digest else { return nil }
        var targets: [Int] = []
        targets.reserveCapacity(page.targets.count)
        for target in page.targets {
            guard numbers.indices.contains(target), numbers[target] >= 0 else { return nil }
            targets.append(numbers[target])
        }
        return (page, targets)
    }
}
