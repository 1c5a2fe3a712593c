import Foundation
import TestSupport
import Testing

@Suite struct StartTests {
    /// Loading them takes longer than a cloud that needs none of them. libicuuc is not asked about:
    /// some systems build libxml2 on it.
    @Test func librariesForFontsWordsAndPicturesAreNotLoadedAtTheStart() throws {
        let listing = try Command.run(["--version"], environment: ["LD_TRACE_LOADED_OBJECTS": "1"]).text
        #expect(listing.contains("libxml2.so"))
        #if arch(x86_64)
            for name in ["libcairo", "libfontconfig", "libharfbuzz", "libstemmer", "libzip", "libX11"] {
                #expect(!listing.contains("\(name).so"), "\(name) is loaded")
            }
        #endif
    }
}
