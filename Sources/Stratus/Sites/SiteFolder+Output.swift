import Glibc
import SourceText

extension SiteFolder {
    /// Refuses an output folder that would be read as part of the site, or that has the site in it.
    ///
    /// - Parameters:
    ///   - output: need not be there yet.
    ///   - folders: what is read, by paths in the site: `content`, `static`.
    package func checkOutput(_ output: String, folders: [String]) throws(OutputError) {
        guard let target = FolderPath.realOfNew(Array(output.utf8)) else { return }
        if target == real {
            throw refused(
                output, "this is the folder of the site itself", "choose a folder in it, such as \(path)/public")
        }
        if Self.isInside(real, target) {
            throw refused(output, "the folder of the site is in this one", "choose another output folder")
        }
        for folder in folders {
            let start = real + [UInt8(ascii: "/")] + Array(folder.utf8)
            let source = FolderPath.real(start) ?? start
            if target == source || Self.isInside(target, source) {
                throw refused(
                    output,
                    "this is in the folder \(folder) of the site, and would be read as a part of it the next time",
                    "choose an output folder beside it")
            }
            if Self.isInside(source, target) {
                throw refused(
                    output, "the folder \(folder) of the site is in this one", "choose an output folder beside it")
            }
        }
    }

    private func refused(_ output: String, _ reason: String, _ hint: String) -> OutputError {
        OutputError(path: output, reason: "cannot write the output: \(reason)", hint: hint, brokeOff: false)
    }

    private static func isInside(_ path: [UInt8], _ folder: [UInt8]) -> Bool {
        path.starts(with: folder == [UInt8(ascii: "/")] ? folder : folder + [UInt8(ascii: "/")])
    }
}

extension SiteFolder {
    /// Refuses a site without content: built, it would be an empty one, and take the place of what was published.
    func checkContent(_ settings: SiteSettings) throws(SiteError) {
        let name = settings.configuration.contentFolder
        var status = stat()
        guard fstatat(root, name, &status, 0) != 0 else { return }
        let place = settings.source.range(of: "content:")
        let message = "there is no folder \"\(name)\" in the site \(path)"
        let hint = "posts stand there; stratus init makes a site, and content: in stratus.yml names another folder"
        var problems = SiteProblems()
        problems.append(
            place.map { Diagnostic(settings.source, at: $0, message, hint: hint) }
                ?? Diagnostic(path: path, message, hint: hint))
        throw SiteError(problems)
    }
}

extension SourceText {
    /// Where a text stands for the first time.
    fileprivate func range(of text: String) -> Range<Int>? {
        let wanted = Array(text.utf8)
        guard let first = wanted.first, bytes.count >= wanted.count else { return nil }
        return (0...bytes.count - wanted.count).first { start in
            bytes[start] == first && bytes[start..<start + wanted.count].elementsEqual(wanted)
        }.map { $0..<$0 + wanted.count }
    }
}
