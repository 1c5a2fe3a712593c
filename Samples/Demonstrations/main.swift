import Glibc
import Stratus

// Writes the demonstrations of BoxLayout as pages: demonstrations FOLDER
// Writes the gallery, from the folder of the samples: demonstrations --gallery SAMPLES FOLDER
//
// The demonstrations are made for the screens of a phone, a tablet and a desk; nothing in them is computed by the browser.

let arguments = CommandLine.arguments.dropFirst()

do {
    if arguments.count == 3, arguments.first == "--gallery", let folder = arguments.last {
        let samples = arguments[arguments.startIndex + 1]
        for (name, page) in [
            ("index", try Gallery(samples: samples).page()),
            ("alignment", try AlignmentChooser(samples: samples).page()),
        ] {
            try ValidatedMarkup.validate(text: Array(page.utf8)).write(to: "\(folder)/\(name).html")
        }
    } else if arguments.count == 1, let folder = arguments.first {
        for page in Demonstration.all {
            for format in Demonstration.formats {
                try page.markup(format).write(to: "\(folder)/\(page.name).\(format.rawValue)")
            }
        }
    } else {
        print("usage: demonstrations FOLDER\n       demonstrations --gallery SAMPLES FOLDER")
        exit(64)
    }
} catch {
    print(error)
    exit(1)
}
