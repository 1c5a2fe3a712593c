import Foundation

/// The library that lets one call of the command to the system fail: Tests/Faults/Preload/fault.c, compiled once.
public enum FaultLibrary {
    private static let compiled = Result {
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        let source = Project.root.appending(path: "Tests/Faults/Preload/fault.c").path
        process.arguments = ["cc", "-shared", "-fPIC", "-O1", "-o", folder.file("libfault.so"), source, "-ldl"]
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        return folder
    }

    /// Runs the built command while one of its calls fails.
    ///
    /// - Parameter fault: such as `unlink@index.html:1:EIO`, the first time that a file whose path ends so is removed.
    public static func run(_ arguments: [String], _ fault: String, folder: URL) throws -> Command.Result {
        var environment = ProcessInfo.processInfo.environment
        environment["LD_PRELOAD"] = try compiled.get().file("libfault.so")
        environment["STRATUS_FAULT"] = fault
        return try Command.run(arguments, environment: environment, folder: folder)
    }
}
