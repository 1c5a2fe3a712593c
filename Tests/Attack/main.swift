// Attacks the built command from outside: mutated inputs of each kind that it reads, and what has to hold whatever they are.
//
// usage: attack SEED RUNS       makes so many runs, the same ones every time
//        attack SEED 60s        makes as many as there is time for
//        attack SEED 60s DOOR…  the same, through these doors only
//        attack SEED --only DOOR:RUN   makes one again, and tells of it
//
// The command is that of STRATUS_BINARY, else .build/stratus. Runs are spread over as many processes as there are
// cores; each run follows from the seed, the name of its door and its number alone. Findings are kept in .build/attack/SEED, of
// each kind in a door the first one, with a script that makes it again; they fail the run. With REASONS in the environment
// it prints, too, what inputs were refused for.
import Glibc

let arguments = Array(CommandLine.arguments.dropFirst())
// A folder has the seed's name, and is removed.
guard arguments.count >= 2, arguments[0].utf8.allSatisfy({ 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 }), arguments[0] != ""
else {
    print("usage: attack SEED RUNS|60s [DOOR…] | attack SEED --only DOOR:RUN; a seed is figures and small letters")
    exit(64)
}
let program = getenv("STRATUS_BINARY").map { String(cString: $0) } ?? "\(Files.root)/.build/stratus"
let memory = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
let seed = arguments[0]
let findings = "\(Files.root)/.build/attack/\(seed)"

guard access(program, X_OK) == 0 else {
    print("there is no command \(program): make build")
    exit(66)
}

if arguments[1] == "--only", arguments.count == 3 {
    let parts = arguments[2].split(separator: ":")
    guard parts.count == 2, let door = Door.all.first(where: { $0.name == parts[0] }), let run = Int(parts[1]) else {
        print("there is no door and run \(arguments[2]); the doors are \(Door.all.map(\.name).joined(separator: ", "))")
        exit(64)
    }
    Files.makeFolder("\(findings)/.seen")
    let scratch = "\(memory)/stratus-attack-\(getpid())"
    var worker = Worker(seed: seed, .init(program: program, scratch: scratch, findings: findings, isVerbose: true))
    let isFine = worker.run(door, run) == 0
    Files.remove(scratch)
    exit(isFine ? 0 : 1)
} else if arguments[1] == "--worker", arguments.count >= 6, let number = Int(arguments[2]),
    let count = Int(arguments[3]), let limit = Limit(arguments[4])
{
    let scratch = arguments[5]
    var worker = Worker(seed: seed, .init(program: program, scratch: scratch, findings: findings))
    worker.run(number: number, of: count, until: limit, Door.turns(arguments[6...]))
    worker.totals.write(to: "\(scratch)/totals")
    exit(0)
} else if Limit(arguments[1]) != nil, !Door.turns(arguments[2...]).isEmpty {
    let crew = Crew(
        seed: seed, limit: arguments[1], doors: Array(arguments[2...]), findings: findings, memory: memory)
    exit(crew.run())
} else {
    print("expected runs or seconds, and doors of \(Door.all.map(\.name).joined(separator: ", "))")
    exit(64)
}
