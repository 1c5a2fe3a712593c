// Lets each call that the command makes to the system fail, once with each error that it may fail with, and ends the
// command before each of them; and holds what is left against runs without a fault. See ../Preload/fault.c for how.
//
// usage: faults PROGRAM LIBRARY all [PART PARTS]             every fault; or one part of them, for one core
//        faults PROGRAM LIBRARY sample SEED COUNT [PART PARTS]  some of them
//        faults PROGRAM LIBRARY only SCENARIO [FAULT]        all of one scenario, or one fault, such as rename:3:EIO
// prints each finding, how many faults there were, and the findings again; exits with 1 where something was found.
import Foundation
import TestSupport

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3 else { exit(64) }
let (program, library, mode) = (arguments[0], arguments[1], arguments[2])
let numbers = arguments.dropFirst(3).compactMap { Int($0) }
var (part, parts) = (0, 1)
var sample: (seed: Int, count: Int)?
switch mode {
case "all": if numbers.count == 2 { (part, parts) = (numbers[0], numbers[1]) }
case "sample":
    guard numbers.count >= 2 else { exit(64) }
    sample = (numbers[0], numbers[1])
    if numbers.count == 4 { (part, parts) = (numbers[2], numbers[3]) }
case "only": guard arguments.count >= 4 else { exit(64) }
default: exit(64)
}
let workspace = try Workspace(in: NSTemporaryDirectory(), named: "stratus-faults-\(getpid())")
defer { workspace.remove() }
var (totals, failures) = (FaultTotals(), 0)
var told: [String] = []
for scenario in Scenario.all where mode != "only" || scenario.name == arguments[3] {
    let check = try FaultCheck(scenario, program, library: library, in: workspace)
    var faults = check.faults
    if mode == "only", arguments.count > 4 { faults = Fault(arguments[4]).map { [$0] } ?? [] }
    if let sample {
        var random = Seeded(sample.seed)
        let share = max(1, sample.count / Scenario.all.count)
        faults = Array(faults.shuffled(using: &random).prefix(share))
    }
    var reported: Set<String> = []
    for (place, fault) in faults.enumerated() where place % parts == part {
        let outcome = try check.run(fault)
        totals.add(fault, outcome)
        guard let finding = outcome.finding else { continue }
        failures += 1
        // One place of the program that goes wrong does so for many faults.
        let origin = outcome.trace.dropFirst(2).prefix(6).map { String($0, radix: 16) }.joined(separator: " ")
        guard reported.insert(origin + fault.action).inserted || mode == "only" else { continue }
        told.append("\(scenario.name) \(fault): \(finding)\n    at \(origin)")
        print(told.last ?? "")
        fflush(nil)
    }
    print("\(scenario.name): \(faults.count) faults of \(check.faults.count)")
    fflush(nil)
}
// Where several run at once, and in a log of which only the end is read, it is there.
print((["\(totals); \(failures) with a finding"] + told).joined(separator: "\n"))
workspace.remove()
exit(failures == 0 ? 0 : 1)
