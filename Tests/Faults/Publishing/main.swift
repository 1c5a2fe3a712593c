// Publishes a version of a generated site, and kills itself at a step of it: what Tests/StratusTests/PublicationFaultTests
// starts, since nobody survives that in the same process.
//
// usage: publishing-fault OUTPUT RECORD SEED COUNT VERSION|open [STEP]
// prints how many steps there were.
import Foundation
import Stratus
import Synchronization
import TestSupport

let arguments = CommandLine.arguments
guard arguments.count >= 6, let seed = Int(arguments[3]), let count = Int(arguments[4]) else { exit(64) }
let fatal = arguments.count > 6 ? Int(arguments[6]) : nil
let steps = Atomic(0)
do {
    let record = StatePlace(in: arguments[2], "record")
    let publication = try Publication(output: arguments[1], state: record) {
        let step = steps.wrappingAdd(1, ordering: .relaxed).oldValue
        if step == fatal { kill(getpid(), SIGKILL) }
    }
    if let version = Int(arguments[5]) {
        // In an order, so that a step is the same one every time.
        for (path, bytes) in GeneratedSite(seed: seed, version: version, count: count).files.sorted(by: {
            $0.key < $1.key
        }) {
            try publication.add(path, bytes)
        }
        _ = try publication.publish()
    }
    print(steps.load(ordering: .relaxed))
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(74)
}
