import Glibc
import Stratus

// Writes the demonstrations of BoxLayout as pages: demonstrations FOLDER
//
// Each is made for the screens of a phone, a tablet and a desk; nothing in them is computed by the browser.

guard CommandLine.arguments.count == 2, let folder = CommandLine.arguments.last else {
    print("usage: demonstrations FOLDER")
    exit(64)
}

for page in Demonstration.all {
    for format in Demonstration.formats {
        let file = "\(folder)/\(page.name).\(format.rawValue)"
        do {
            try page.markup(format).write(to: file)
        } catch {
            print(error)
            exit(1)
        }
    }
}
