import Foundation
import TestSupport
import Testing

@testable import CloudComposition
@testable import demonstrations

/// The page in which a reader chooses the alignment: each choice puts the tags where the program computes them.
@Suite(.serialized) struct AlignmentChooserTests {
    private struct Choice: Decodable {
        let align: Int, justify: Int
        let width: Double
        /// Where the first letter of each tag begins, from the top left corner of the cloud.
        let places: [[Double]]
        let moving: Int
        let scrollWidth: Double, clientWidth: Double
    }

    /// Chooses all pairs in a frame of each width, and ends what glides.
    private static let script = """
        const answers = [];
        for (const frame of document.querySelectorAll('iframe')) {
          const page = frame.contentDocument;
          for (let align = 0; align < 5; align++) for (let justify = 0; justify < 3; justify++) {
            page.getElementById(`align-${align}`).click();
            page.getElementById(`justify-${justify}`).click();
            page.body.getBoundingClientRect();
            const moving = page.getAnimations();
            moving.forEach(animation => animation.finish());
            const cloud = page.querySelector('svg.stratus');
            const corner = cloud.getBoundingClientRect();
            const places = [...cloud.querySelectorAll('[role=listitem]')].map(item => {
              const text = item.querySelector('text');
              const start = text.getStartPositionOfChar(0).matrixTransform(text.getScreenCTM());
              return [start.x - corner.left, start.y - corner.top];
            });
            answers.push({align, justify, width: corner.width, places, moving: moving.length,
              scrollWidth: page.documentElement.scrollWidth, clientWidth: page.documentElement.clientWidth});
          }
        }
        return answers;
        """

    private static func choices(_ arguments: [String] = []) throws -> [Choice] {
        let page = try AlignmentChooser(samples: Project.root.appending(path: "Samples").path).page()
            .replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
        // The page has margins of 16.
        let frames = AlignmentChooser.widths.map {
            "<iframe style=\"border:0;width:\(Int($0) + 40)px;height:900px\" srcdoc=\"\(page)\"></iframe>"
        }
        return try Browser.evaluate(script, body: frames.joined(), arguments: arguments)
    }

    @Test func everyChoicePutsEveryTagWhereItIsComputed() throws {
        let choices = try Self.choices()
        try #require(choices.count == 60)
        for choice in choices {
            let layout = try AlignmentChooser.layout(
                AlignmentChooser.alignments[choice.align].value,
                AlignmentChooser.justifications[choice.justify].value, width: choice.width)
            #expect(layout.width == choice.width)
            try #require(choice.places.count == layout.frames.count)
            for (place, frame) in zip(choice.places, layout.frames) {
                let run = layout.runs[frame.runs.lowerBound]
                #expect(
                    abs(place[0] - run.x) <= 0.5 && abs(place[1] - run.baseline) <= 0.5,
                    "\(run.text) at \(choice.width): \(place), expected \(run.x), \(run.baseline)")
            }
            #expect(choice.scrollWidth <= choice.clientWidth, "it scrolls sideways at \(choice.width)")
        }
        #expect(Set(choices.map(\.width)) == Set(AlignmentChooser.widths))
        // Each other choice along the line moves tags, and they glide.
        #expect(choices.filter { $0.moving > 0 }.count > 40)
    }

    @Test func nothingGlidesWhereReducedMotionIsPreferred() throws {
        let choices = try Self.choices(["--force-prefers-reduced-motion"])
        #expect(choices.count == 60 && choices.allSatisfy { $0.moving == 0 })
    }
}
