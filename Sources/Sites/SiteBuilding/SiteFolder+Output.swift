import ByteWriting
import CloudRendering
import FileAccess
import Glibc
import SitePublishing
import SiteReading
import SourceText

extension SiteFolder {
    /// Checks that an output folder is not read as part of the site, and does not contain the site.
    ///
    /// - Parameters:
    ///   - output: the path of the output folder, which need not exist yet.
    ///   - folders: the source folders, as paths in the site: `content`, `static`.
    /// - Throws: ``Problem`` for such a folder, with a hint which folder to choose.
    package func checkOutput(_ output: String, folders: [String]) throws(Problem) {
        // A path that leads nowhere is refused when the folder is made.
        guard let target = try Self.target(of: output) else { return }
        if target == real {
            throw refused(
                output, "this is the folder of the site itself", "choose a folder in it, such as \(path)/public")
        }
        let records = real + Array("/.\(OutputPath.own)".utf8)
        if target == records || Self.isInside(target, records) {
            throw refused(
                output,
                "this is in the folder .\(OutputPath.own) of the site, where Stratus keeps what it knows of outputs",
                "choose a folder beside it, such as \(path)/public")
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

    /// Returns the place of an output folder's state folder: for a folder `public` in the site, `.stratus/public`
    /// beside `stratus.yml`. For other outputs the name has a hash of their path after it; inside the site the path is
    /// relative, so that a site that is moved keeps its state.
    ///
    /// - Parameter state: the folder to use instead of `.stratus`; nil for that one.
    /// - Throws: ``Problem`` if the system cannot resolve the path of the output, since an unresolved path would give
    ///   another place.
    package func statePlace(of output: String, in state: String?) throws(Problem) -> StatePlace {
        let target = try Self.target(of: output) ?? Array(output.utf8)
        // Several sites may share one folder for the state of their outputs.
        let inside = state == nil && Self.isInside(target, real) ? Array(target[(real.count + 1)...]) : nil
        let last = target.split(separator: UInt8(ascii: "/")).last ?? []
        var name = String(decoding: last.prefix(100).filter { $0 > 0x20 && $0 != 0x7F }, as: UTF8.self)
        if inside != Array(name.utf8) {
            name += "-" + hexadecimal(XXHash64.hash(of: inside ?? target))
        }
        guard var state else { return StatePlace(in: path, "." + OutputPath.own, name) }
        while state.utf8.count > 1, state.hasSuffix("/") { state.removeLast() }
        if FolderPath.real(state) != nil { return StatePlace(in: state, name) }
        let parent = parentFolder(of: state)
        return StatePlace(in: parent.isEmpty ? "." : parent, String(state.dropFirst(parent.count)), name)
    }

    /// Returns the path of an output folder with links resolved, or nil if the path leads nowhere.
    private static func target(of output: String) throws(Problem) -> [UInt8]? {
        if let target = FolderPath.realOfNew(Array(output.utf8)) { return target }
        guard FileLookup.isAbsence(errno) else { throw .writing(output, brokeOff: false) }
        return nil
    }

    private func refused(_ output: String, _ reason: String, _ hint: String) -> Problem {
        Problem(.cannotCreate, output, "cannot write the output: \(reason)", hint: hint)
    }

    private static func isInside(_ path: [UInt8], _ folder: [UInt8]) -> Bool {
        path.starts(with: folder == [UInt8(ascii: "/")] ? folder : folder + [UInt8(ascii: "/")])
    }
}

extension SiteFolder {
    /// Checks that the site has a content folder and all folders named in `stratus.yml`, so that neither an empty site
    /// nor a misspelt name deletes published pages.
    ///
    /// - Throws: ``SiteError`` with every missing folder. A folder that the system fails to look at is reported when it
    ///   is listed.
    func checkFolders(_ settings: SiteSettings) throws(SiteError) {
        let configuration = settings.configuration
        let folders = [
            ("content", configuration.contentFolder), ("static", configuration.staticFolder),
            ("templates", configuration.templatesFolder), ("data", configuration.dataFolder),
        ]
        var problems = SiteProblems()
        for (key, name) in folders {
            let place = configuration.folderKeyRanges[key]
            guard !name.isEmpty, place != nil || key == "content", case .absent = FileLookup(name, in: root) else {
                continue
            }
            let message = "there is no folder \"\(name)\" in the site \(path)"
            let hint =
                key == "content"
                ? "posts stand there; stratus init makes a site, and content: in stratus.yml names another folder"
                : "make the folder, or mend the name; without \(key): it is \"\(key)\", which need not be there"
            problems.append(
                place.map { Problem(settings.source, at: $0, message, hint: hint) }
                    ?? Problem(path: path, message, hint: hint))
        }
        guard problems.isEmpty else { throw SiteError(problems) }
    }

    /// Checks that the folder has settings or content; one with neither is most likely not the one that the user meant.
    ///
    /// - Throws: ``Problem`` if it has neither.
    func checkIsSite() throws(Problem) {
        for name in ["stratus.yml", "stratus.yaml", "content"] {
            guard case .absent = FileLookup(name, in: root) else { return }
        }
        if try GeneratorConfiguration(in: path) != nil { return }
        throw Problem(
            .noInput, path, "this folder is no site: it has neither stratus.yml nor a folder \"content\"",
            hint:
                "posts stand in content/, settings in stratus.yml; stratus init my-site makes a site, and stratus serve my-site shows it"
        )
    }
}

/// Checks that a folder, if it exists, is a site, which has settings or content.
///
/// - Throws: ``Problem`` if the folder is not a site, but no error if it is missing or the system fails to look at it,
///   which a build reports.
public func checkSite(_ folder: String) throws(Problem) { try (try? SiteFolder(folder))?.checkIsSite() }
