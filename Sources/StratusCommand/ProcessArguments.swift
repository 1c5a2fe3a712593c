import SourceText

/// The arguments of the process, as the C library passes them.
///
/// `CommandLine.arguments` reads them from /proc, and is empty if that is not mounted.
enum ProcessArguments {
    /// The arguments without the name of the program.
    static var all: [String] {
        #if compiler(>=6.3)
            guard let values = argumentValues else { return [] }
            return (1..<max(1, Int(argumentCount))).compactMap { values[$0].map { String(cString: $0) } }
        #else
            // Older compilers cannot name a section.
            return Array(CommandLine.arguments.dropFirst())
        #endif
    }

    /// Checks that all arguments are UTF-8: repaired, they would name another file.
    static func check() throws(Problem) {
        #if compiler(>=6.3)
            guard let values = argumentValues else { return }
            for number in 1..<max(1, Int(argumentCount)) {
                guard let value = values[number], String(validatingCString: value) == nil else { continue }
                throw Problem(
                    .usage, "argument \(number), \"\(String(cString: value).prefix(60))\", is not UTF-8",
                    hint: "if it names a file, rename that")
            }
        #endif
    }
}

#if compiler(>=6.3)
    private typealias CStrings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

    // Both are written once before main, while there is only one thread.
    nonisolated(unsafe) private var argumentCount: Int32 = 0
    nonisolated(unsafe) private var argumentValues: CStrings?

    /// A function that the C library calls before main with the arguments, which Swift's main does not pass on.
    @section(".init_array") @used
    private let keepArguments: @convention(c) (Int32, CStrings?, CStrings?) -> Void = { count, values, _ in
        argumentCount = count
        argumentValues = values
    }
#endif
