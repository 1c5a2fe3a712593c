/// The names by which a browser of this machine may call the preview.
struct OwnAddress {
    let port: UInt16

    /// Refuses a request that was meant for another server.
    ///
    /// A foreign page can make its own name lead to this machine, and would read the preview under it (DNS rebinding).
    /// The request then holds the name that the browser called.
    func checkHost(_ request: Request) throws(Refusal) {
        guard let host = request.fields[.host] else {
            throw Refusal(.badRequest, "The request does not say by which name it calls the server.")
        }
        guard isOwn(host) else {
            throw Refusal(
                .misdirectedRequest,
                "This preview answers to localhost and 127.0.0.1 on port \(port) only, and was called by another name.")
        }
    }

    /// Refuses to send events to pages of other sites.
    func checkOrigin(_ request: Request) throws(Refusal) {
        if let site = request.fields[.fetchSite], site != "same-origin", site != "none" {
            throw Refusal(.forbidden, "Only pages of the preview itself may listen to it.")
        }
        if let origin = request.fields[.origin] {
            guard origin.hasPrefix("http://"), isOwn(String(origin.dropFirst(7))) else {
                throw Refusal(.forbidden, "Only pages of the preview itself may listen to it.")
            }
        }
    }

    private func isOwn(_ host: String) -> Bool {
        let host = host.lowercased()
        return ["localhost", "127.0.0.1", "[::1]"].contains { name in
            // The names are compared by bytes: a comparison of characters would lose a combining mark.
            host.utf8.elementsEqual(name.utf8) || host.utf8.elementsEqual("\(name):\(port)".utf8)
        }
    }
}
