import FileAccess
import SiteReading
import SourceText

/// Writes the `stratus.yml` that the configuration of Jekyll, Hugo or Zola in a folder amounts to. A build of a folder
/// without a `stratus.yml` uses the same settings.
///
/// - Returns: the path of the file, and its text.
/// - Throws: ``Problem`` if the folder has a `stratus.yml` already or no configuration of these generators, or cannot be
///   written to.
public func createConfiguration(from folder: String) throws(Problem) -> (path: String, text: String) {
    for name in ["stratus.yml", "stratus.yaml"] {
        guard try FileLookup("\(folder)/\(name)").status(ofOutput: folder) == nil else {
            throw Problem(
                .cannotCreate, folder, "there is a \(name) in this folder", hint: "remove or rename it before")
        }
    }
    guard let configuration = try GeneratorConfiguration(in: folder) else {
        throw Problem(
            .noInput, folder, "there is no configuration of Jekyll, Hugo or Zola in this folder",
            hint: "name the folder of a site with _config.yml, hugo.toml or config.toml")
    }
    let place = try OutputPlace(of: "stratus.yml", in: folder)
    let output = try OutputFile(named: place.name, in: place.descriptor, path: place.path)
    try output.write(Array(configuration.text.utf8))
    try output.finish()
    return (place.path, configuration.text)
}
