// Edits small sites at random, and after each edit holds an incremental build against a clean one: the same bytes, the same
// words on what is wrong. Another process, since a build that traps is a finding too.
//
// usage: site-edits FIRST COUNT [EDITS]
// makes COUNT sequences, each from a seed of its own from FIRST on, with EDITS edits each; prints the first difference of
// each sequence that has one, and how many sequences there were. With REASONS in the environment it prints, too, what builds
// were refused for.
//
// usage: site-edits build FOLDER OUTPUT NOW [drafts]
// builds a site, for being killed while it does.
import Foundation
import Stratus

let texts = Array(CommandLine.arguments.dropFirst())
if texts.first == "build" {
    guard texts.count >= 4 else { exit(64) }
    var options = SiteOptions()
    (options.folder, options.output, options.now) = (texts[1], texts[2], Int64(texts[3]))
    if texts.last == "drafts" { options.drafts = true }
    exit((try? buildSite(options)) == nil ? 65 : 0)
}
let arguments = texts.compactMap { Int($0) }
guard arguments.count >= 2 else { exit(64) }
let edits = arguments.count > 2 ? arguments[2] : 6
var failures = 0
var totals = SequenceTotals()
for seed in arguments[0]..<arguments[0] + arguments[1] {
    do {
        var sequence = try EditSequence(seed: seed)
        defer { sequence.remove() }
        if let difference = try sequence.run(edits: edits) {
            failures += 1
            print("seed \(seed): \(difference)")
            // What runs for long tells what it found at once.
            fflush(nil)
        }
        totals.add(sequence.totals)
    } catch {
        failures += 1
        print("seed \(seed): \(error)")
    }
}
print("\(arguments[1]) sequences, \(totals); \(failures) with a difference")
if ProcessInfo.processInfo.environment["REASONS"] != nil { print(totals.refusals) }
exit(failures == 0 ? 0 : 1)
