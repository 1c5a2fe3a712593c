import SourceText

#if !Full
    import SiteBuilding

    /// A placeholder for builds of Stratus without FlyingSocks: its initialiser always throws ``Problem``.
    package final class PreviewServer: Sendable {
        package init(port: UInt16?) throws(Problem) {
            throw Problem(
                .cannotCreate, "this build of stratus has no preview",
                hint:
                    "build it with `make`, or with `swift build --traits Full`; stratus build --watch builds again at each save"
            )
        }

        private var isAbsent: Never { preconditionFailure("a preview is shown by a build that has none") }

        package var address: String { isAbsent }
        package func run() async throws { isAbsent }
        package func show(_ files: [String], in folder: String, changed: [String]) { isAbsent }
        package func show(_ error: SiteError) { isAbsent }
    }
#endif
