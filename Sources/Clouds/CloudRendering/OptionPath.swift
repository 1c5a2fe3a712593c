import SourceText

/// Returns whether the value of a cloud's option is a path, which is relative to the folder of the file that sets the
/// option.
package func isPath(option name: String, _ value: OptionValue) -> Bool {
    name.hasSuffix("-file") || name == "theme" && (value.text.hasSuffix(".css") || value.text.contains("/"))
        || name == "shape" && (value.text.hasSuffix(".svg") || value.text.contains("/"))
}

/// Returns the value of an option that a file in `folder` sets; a relative path as value becomes relative to the
/// current folder.
///
/// - Parameter folder: the folder of the file: empty, or a path that ends with a slash.
package func resolved(_ value: OptionValue, of name: String, from folder: String) -> OptionValue {
    guard isPath(option: name, value), let path = value.single else { return value }
    return .text(resolvedPath(path, from: folder))
}

/// Joins a folder, which is empty or ends with a slash, and a path; an absolute path stays as it is.
package func resolvedPath(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") ? path : folder + path
}

/// Joins a folder, which may be `.`, and a path; an absolute path stays as it is.
package func resolvedPath(_ name: String, in folder: String) -> String { resolvedPath(name, from: start(in: folder)) }

/// Returns the prefix of paths in a folder: empty for `.`, else the folder with a slash at its end.
package func start(in folder: String) -> String {
    folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
}

/// Returns the folder of a file, with a slash at its end; empty for a path without a slash.
package func parentFolder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
}
