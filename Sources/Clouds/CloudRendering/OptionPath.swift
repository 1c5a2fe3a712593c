import SourceText

/// An option of a cloud whose value is a path, which is meant as seen from whoever names it.
package func isPath(option name: String, _ value: OptionValue) -> Bool {
    name.hasSuffix("-file") || name == "theme" && (value.text.hasSuffix(".css") || value.text.contains("/"))
}

/// The value of an option as seen from here, where it is named from a folder, which is empty or ends with a slash.
package func resolved(_ value: OptionValue, of name: String, from folder: String) -> OptionValue {
    guard isPath(option: name, value), let path = value.single else { return value }
    return .text(resolvedPath(path, from: folder))
}

/// A path as seen from a folder, which is empty or ends with a slash.
package func resolvedPath(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") ? path : folder + path
}

/// A path in a folder, which may be the one we are in: `.`.
package func resolvedPath(_ name: String, in folder: String) -> String { resolvedPath(name, from: start(in: folder)) }

/// What paths in a folder begin with: empty for the one we are in, else with a slash at its end.
package func start(in folder: String) -> String {
    folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
}

/// The folder of a file, with a slash at its end; empty for the one we are in.
package func parentFolder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
}
