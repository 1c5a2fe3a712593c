import SiteReading

/// The pages of the last build beside those of this one.
struct CachedPages: Sendable {
    private let pages: [CachedPage]
    /// Of each page of this build its place in the cache; -1 where it is new.
    private let places: [Int]
    /// Of each page of the cache its number in this build; -1 where it, or its cloud, is gone.
    private let numbers: [Int]

    init(_ cached: [CachedPage], _ plan: SitePlan) {
        pages = cached
        var planned: [String: Int] = [:]
        planned.reserveCapacity(plan.pages.count)
        for (number, page) in plan.pages.enumerated() { planned[page.address.file] = number }
        var places = [Int](repeating: -1, count: plan.pages.count)
        numbers = cached.indices.map { place in
            guard let number = planned[cached[place].file] else { return -1 }
            let page = plan.pages[number]
            guard page.address.file.utf8.elementsEqual(cached[place].file.utf8) else { return -1 }
            places[number] = place
            return cached[place].cloudFile != nil && page.cloudFile == nil ? -1 : number
        }
        self.places = places
    }

    /// A page of the last build, where all that can be seen on it is as it was, and all that it leads to is there.
    func page(_ number: Int, _ digest: UInt64) -> CachedPage? {
        guard places.indices.contains(number), places[number] >= 0 else { return nil }
        let page = pages[places[number]]
        guard page.digest == digest, targets(of: page) != nil else { return nil }
        return page
    }

    /// The numbers of the pages that a page of the last build leads to; nil where one is gone.
    func targets(of page: CachedPage) -> [Int]? {
        var targets: [Int] = []
        targets.reserveCapacity(page.targets.count)
        for target in page.targets {
            guard numbers.indices.contains(target), numbers[target] >= 0 else { return nil }
            targets.append(numbers[target])
        }
        return targets
    }
}
