// Validates a document of each kind at the same moment, as the first thing that the process does: what
// Tests/MarkupValidationTests/SchemaRaceTests starts again and again, since schemas are compiled once in a process.
import Dispatch
import MarkupValidation
import Synchronization

let kinds: [MarkupKind] = [.svg, .list, .sitePage, .atomFeed, .sitemap]
let ready = Atomic(0)
let found = Mutex(0)
DispatchQueue.concurrentPerform(iterations: kinds.count) { number in
    ready.wrappingAdd(1, ordering: .relaxed)
    // With fewer threads than kinds some begin later.
    var rounds = 0
    while ready.load(ordering: .relaxed) < kinds.count, rounds < 100_000 { rounds += 1 }
    let count = violations(in: Array("<nothing xmlns=\"urn:none\"/>".utf8), as: kinds[number]).count
    found.withLock { $0 += min(count, 1) }
}
print(found.withLock { $0 })
