/// The limits of what a client may use of the server, so that a slow or hostile one takes nothing from the others.
struct PreviewLimits: Sendable {
    /// The time in which a request has to arrive.
    var requestTime: Duration = .seconds(10)
    /// The time in which a client has to take any part of its answer. A film that is paused is requested again from
    /// where it stopped.
    var stallTime: Duration = .seconds(30)
    /// The time for which the server reads on after a refusal, so that the client sees why before the connection ends.
    var lingerTime: Duration = .seconds(1)
    /// The time after which a client that has sent nothing, or takes nothing of its answer, has to go when others wait
    /// for its place: browsers connect before they know what to request.
    var crowdedTime: Duration = .seconds(1)
    /// The time between two signs of life in a stream of events: shorter than any proxy or browser waits.
    var heartbeat: Duration = .seconds(15)
    /// The most connections that are open at once, if there are enough descriptors. Clients that connect and send
    /// nothing delay nobody until these are used up.
    var connections = 5000

    /// The time between two checks of these limits.
    var tick: Duration { min(.seconds(1), requestTime / 4, stallTime / 4, lingerTime / 2, heartbeat / 2) }
}
