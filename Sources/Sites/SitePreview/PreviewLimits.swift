/// What a client may take of the server, so that one that is slow or ill-meaning takes nothing from the others.
struct PreviewLimits: Sendable {
    /// For a request to arrive in.
    var requestTime: Duration = .seconds(10)
    /// For a client to take anything of an answer: a film that is paused is asked for again, from where it stopped.
    var stallTime: Duration = .seconds(30)
    /// For what a client still sends after it was refused, so that it reads why before the connection breaks.
    var lingerTime: Duration = .seconds(1)
    /// After which a client that has sent nothing, or takes nothing of its answer, has to go when others wait for its place:
    /// browsers connect before they know what they ask for.
    var crowdedTime: Duration = .seconds(1)
    /// Between two signs of life in a stream of events: shorter than any proxy or browser waits.
    var heartbeat: Duration = .seconds(15)
    /// The most connections that are open at once, where there are as many descriptors. Clients that connect and say nothing
    /// delay nobody until these are used up.
    var connections = 5000

    /// How often times are looked at.
    var tick: Duration { min(.seconds(1), requestTime / 4, stallTime / 4, lingerTime / 2, heartbeat / 2) }
}
