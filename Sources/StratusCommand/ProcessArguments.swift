import SourceText

/// The arguments of the process, as the C library hands them to it.
///
/// `CommandLine.arguments` reads them from /proc, and has none where that is not mounted.
enum ProcessArguments {
    /// Without the name of the program.
    static var all: [String] {
        #if compiler(>=6.3)
            guard let values = argumentValues else { return [] }
            return (1..<max(1, Int(argumentCount))).compactMap { values[$0].map { String(cString: $0) } }
        #else
            // Older compilers have no name for a section.
            return Array(CommandLine.arguments.dropFirst())
        #endif
    }

    /// Refuses bytes that no text has: repaired, they would name another file.
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

    // Written once before main, by the only thread there is.
    nonisolated(unsafe) private var argumentCount: Int32 = 0
    nonisolated(unsafe) private var argumentValues: CStrings?

    /// Called by the C library before main, which Swift writes itself and passes nothing on.
    @section(".init_array") @used
    private let keepArguments: @convention(c) (Int32, CStrings?, CStrings?) -> Void = { count, values, _ in
        argumentCount = count
        argumentValues = values
    }
#endif
