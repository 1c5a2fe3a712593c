import SourceText

/// Whether the value of an option of a cloud is a path, which is relative to the file that names the option.
package func isPath(option name: String, _ value: OptionValue) -> Bool {
    name.hasSuffix("-file") || name == "theme" && (value.text.hasSuffix(".css") || value.text.contains("/"))
}

/// Returns the value of an option that is named in a folder; a relative path in it becomes relative to the current
/// folder.
///
/// - Parameter folder: empty, or a path that ends with a slash.
package func resolved(_ value: OptionValue, of name: String, from folder: String) -> OptionValue {
    guard isPath(option: name, value), let path = value.single else { return value }
    return .text(resolvedPath(path, from: folder))
}

/// Joins a folder, which is empty or ends with a slash, and a path; an absolute path stays as it is.
package func resolvedPath(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") ? path : folder + path
}

/// Joins a folder, which may be `.`, and a path.
package func resolvedPath(_ name: String, in folder: String) -> String { resolvedPath(name, from: start(in: folder)) }

/// The prefix of paths in a folder: empty for `.`, else the folder with a slash at its end.
package func start(in folder: String) -> String {
    folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
}

/// The folder of a file, with a slash at its end; empty for a path without a slash.
package func parentFolder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
}
