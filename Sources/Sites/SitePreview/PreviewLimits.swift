/// The limits on the time and the connections of a client, so that a slow or hostile one does not delay the others.
struct PreviewLimits: Sendable {
    /// The longest time for a whole request to arrive.
    var requestTime: Duration = .seconds(10)
    /// The longest time in which a client takes no part of its answer. A film that is paused is requested again from
    /// the point where it stopped.
    var stallTime: Duration = .seconds(30)
    /// The time for which the server reads on after a refusal, so that the client sees why before the connection ends.
    var lingerTime: Duration = .seconds(1)
    /// The time after which a client that has sent nothing, or takes nothing of its answer, is disconnected if others
    /// wait for a connection: browsers connect before they know which address to request.
    var crowdedTime: Duration = .seconds(1)
    /// The time between two heartbeats in a stream of events: shorter than the time limits of proxies and browsers.
    var heartbeat: Duration = .seconds(15)
    /// The most connections that are open at once, if there are enough descriptors. Clients that connect and send
    /// nothing delay nobody until these are used up.
    var connections = 5000

    /// The time between two checks of these limits.
    var tick: Duration { min(.seconds(1), requestTime / 4, stallTime / 4, lingerTime / 2, heartbeat / 2) }
}
