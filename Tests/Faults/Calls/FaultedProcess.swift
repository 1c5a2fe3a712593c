import Foundation

/// One run of the program.
struct FaultedProcess {
    /// The exit status; 128 and the number of a signal that ended it.
    let status: Int32
    let signal: Int32?
    /// Whether it had to be ended, since it would not.
    let hung: Bool
    let output: [UInt8]
    let errors: String
    let calls: CallCounts

    /// - Parameters:
    ///   - fault: what fails; nil counts the calls only.
    ///   - serves: it runs until it is asked to end, which it is as soon as it says where it serves.
    init(
        _ program: String, _ arguments: [String], in workspace: Workspace, library: String, fault: Fault? = nil,
        serves: Bool = false
    ) throws {
        let (state, out, err) = (workspace.side("state"), workspace.side("out"), workspace.side("err"))
        unlink(state)
        var environment = [
            "PATH=/usr/bin:/bin", "HOME=/nonexistent", "TMPDIR=tmp", "LD_PRELOAD=\(library)",
            "STRATUS_FAULT_STATE=\(state)",
        ]
        if let fault { environment.append("STRATUS_FAULT=\(fault)") }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        _ = changeFolder(&actions, workspace.folder)
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, out, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, err, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup($0) } + [nil]
        defer { for word in words + variables { free(word) } }
        var process = pid_t()
        guard posix_spawn(&process, program, &actions, nil, &words, &variables) == 0 else {
            throw CocoaError(.executableLoad)
        }
        var (state_, isAsked, isKilled) = (Int32(0), false, false)
        let begin = ContinuousClock.now
        while waitpid(process, &state_, WNOHANG) == 0 {
            usleep(400)
            let time = ContinuousClock.now - begin
            if serves, !isAsked, String(decoding: Workspace.bytes(err), as: UTF8.self).contains("http://") {
                isAsked = true
                kill(process, SIGTERM)
            }
            if time > .seconds(30), !isKilled {
                isKilled = true
                kill(process, SIGKILL)
            }
        }
        let ended = state_ & 0x7F
        signal = ended == 0 ? nil : ended
        status = ended == 0 ? (state_ >> 8) & 0xFF : 128 + ended
        hung = isKilled
        output = Workspace.bytes(out)
        errors = String(decoding: Workspace.bytes(err), as: UTF8.self)
        calls = CallCounts(state)
    }
}

// The header hides it from those who do not ask for what GNU added.
@_silgen_name("posix_spawn_file_actions_addchdir_np")
private func changeFolder(
    _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ path: UnsafePointer<CChar>
)
    -> Int32
