/// The host names and the port by which browsers of this machine call the preview, to refuse requests by other names.
struct OwnAddress {
    let port: UInt16

    /// Refuses a request that was meant for another server.
    ///
    /// The owner of a foreign page can make the page's host name lead to this machine, and read the preview through it
    /// (DNS rebinding). Such a request has the foreign name in its `Host` field.
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
