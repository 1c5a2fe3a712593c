import SourceText
import Stratus

extension Shard {
    /// Reads the value of `--shard`.
    ///
    /// - Parameter whole: the word in the hint for everything that is divided into shards, such as `sites`.
    init(flag value: String, of whole: String) throws(Problem) {
        guard let shard = Shard(parsing: value) else {
            throw Problem(
                .usage, "--shard is \"\(value)\", expected which part of how many, at most \(Shard.largestCount)",
                hint: "such as 3/16; 1/16 to 16/16 are all of the \(whole)")
        }
        self = shard
    }
}
