import FontFiles
import SourceText
import Testing

@Suite struct FontProblemTests {
    @Test("an error is printed with its hint on a second line")
    func description() {
        let error = Problem("the file is empty", hint: "take another")
        #expect("\(error)" == "the file is empty\nhint: take another")
    }

    #if !Full
        @Test("a build without the trait says that it reads no font files, and how to get one that does")
        func withoutTheTrait() {
            let error = #expect(throws: Problem.self) {
                try FontFile(bytes: [0, 1, 0, 0], collectionIndex: nil, weight: nil)
            }
            #expect(error?.message == "this build of stratus reads no font files")
            #expect(
                error?.hint == "build it with `make`, which installs libharfbuzz-dev and libfribidi-dev, or with "
                    + "`swift build --traits Full`")
        }
    #endif
}
