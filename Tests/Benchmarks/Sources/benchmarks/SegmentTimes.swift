import Glibc

/// What counting words costs where no spaces are, beside the iterator of ICU alone over the same text: the process with one
/// worker, without phrases and languages, less what it takes for one word. CPU of one thread, medians of runs that take
/// turns.
struct SegmentTimes {
    struct Row {
        let text: String
        let bytes: Int
        let iteratorSeconds: Double
        let countSeconds: Double
        /// The whole process, with stop words and phrases.
        let wholeSeconds: Double
    }

    private(set) var rows: [Row] = []

    /// - Parameter segments: the program that has the iterator; without ICU it fails, and there are no rows.
    init(_ texts: CountTexts, stratus: String, segments: String) throws {
        for (name, text, word, language) in [
            ("Chinese", try texts.chinese(megabytes: 5), try texts.word("天气"), "zh"),
            ("Thai", try texts.thai(megabytes: 5), try texts.word("อากาศ"), "th"),
        ] {
            let output = texts.path("segments")
            var iterator: [Double] = []
            var counts: [MeasuredProcess] = []
            var starts: [MeasuredProcess] = []
            var wholes: [MeasuredProcess] = []
            for _ in 0..<7 {
                guard (try? MeasuredProcess([segments], input: text.path, output: output)) != nil else { return }
                let fields = String(decoding: try CountTexts.read(output), as: UTF8.self).split {
                    $0 == " " || $0 == "\n"
                }
                guard fields.count == 2, let seconds = Double(fields[1]) else { return }
                iterator.append(seconds)
                let count = [stratus, "count", "--quiet", "--jobs", "1"]
                let bare = count + ["--language", "none", "--phrases", "off"]
                counts.append(try MeasuredProcess(bare + [text.path], output: "/dev/null"))
                starts.append(try MeasuredProcess(bare + [word.path], output: "/dev/null"))
                wholes.append(try MeasuredProcess(count + ["--language", language, text.path], output: "/dev/null"))
            }
            rows.append(
                Row(
                    text: name, bytes: text.bytes, iteratorSeconds: iterator.sorted()[3],
                    countSeconds: MeasuredProcess.median(counts).cpuSeconds
                        - MeasuredProcess.median(starts).cpuSeconds,
                    wholeSeconds: MeasuredProcess.median(wholes).cpuSeconds))
        }
    }
}
