import FlyingFox
import FlyingSocks
import Foundation

// Answers the clouds of the tag lists in a folder, on this machine only:
//
//     swift run CloudServer FOLDER [PORT]
//     curl 'http://127.0.0.1:8080/clouds/languages.svg?theme=dark&width=400'
let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first, let port = UInt16(arguments.dropFirst().first ?? "8080") else {
    FileHandle.standardError.write(Data("usage: CloudServer FOLDER [PORT]\n".utf8))
    exit(64)
}

let clouds = Clouds(folder: folder)
let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
await server.appendRoute("*") { request in
    guard request.method == .GET || request.method == .HEAD else {
        return .refusal(.methodNotAllowed, "only GET and HEAD are answered", [HTTPHeader("Allow"): "GET, HEAD"])
    }
    do {
        let query = request.query.map { (name: $0.name, value: $0.value) }
        return try await clouds.answer(path: request.target.path(percentEncoded: true), query: query).response(
            to: request)
    } catch {
        return .refusal(error)
    }
}
FileHandle.standardError.write(Data("http://127.0.0.1:\(port)/clouds/NAME.svg, .html, .json or .md\n".utf8))
try await server.run()
