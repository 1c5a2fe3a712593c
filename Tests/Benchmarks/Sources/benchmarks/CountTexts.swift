import Glibc

/// Texts to be counted, made in a folder of their own: the King James Bible as Debian's bible-kjv prints it, over and over,
/// and texts that are made of it or of words that stand here. They are written piece by piece, so that this process stays
/// small: one that it starts takes over its peak.
final class CountTexts {
    struct Text {
        let path: String
        let bytes: Int
    }

    private let folder = "/tmp/stratus-benchmark-\(getpid())-texts"
    /// One verse a line.
    private let bible: [UInt8]

    /// nil where there is no bible-kjv.
    init?() throws {
        guard mkdir(folder, 0o700) == 0 else { throw MeasuredProcess.Failure(program: folder, status: errno) }
        let path = "\(folder)/verses"
        guard (try? MeasuredProcess(["bible", "-f", "ge1:1-re22:21"], output: path)) != nil else {
            unlink(path)
            rmdir(folder)
            return nil
        }
        bible = try Self.withoutReferences(Self.read(path))
        unlink(path)
    }

    deinit { _ = try? MeasuredProcess(["rm", "-r", folder]) }

    /// A path in the folder of the texts.
    func path(_ name: String) -> String { "\(folder)/\(name)" }

    func bible(times count: Int) throws -> Text {
        try text("bible-\(count).txt", pieces: repeatElement(bible, count: count))
    }

    /// As long as German words are, and with a letter beyond ASCII in every other one.
    func umlauts(times count: Int) throws -> Text {
        try mapped("umlauts.txt", times: count) { byte in
            switch byte {
            case UInt8(ascii: "o"): "ö"
            case UInt8(ascii: "w"): "ü"
            default: nil
            }
        }
    }

    /// Every letter is one of the Russian alphabet, two bytes long.
    func cyrillic(times count: Int) throws -> Text {
        let small = Array("абцдефгхийклмнопярстувшыжз")
        let large = Array("АБЦДЕФГХИЙКЛМНОПЯРСТУВШЫЖЗ")
        return try mapped("cyrillic.txt", times: count) { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): small[Int(byte - UInt8(ascii: "a"))]
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): large[Int(byte - UInt8(ascii: "A"))]
            default: nil
            }
        }
    }

    private func mapped(_ name: String, times count: Int, _ letter: (UInt8) -> Character?) throws -> Text {
        let letters = (0...UInt8.max).map { byte in letter(byte).map { Array(String($0).utf8) } ?? [byte] }
        let mapped = bible.flatMap { letters[Int($0)] }
        return try text(name, pieces: repeatElement(mapped, count: count))
    }

    func chinese(megabytes: Int) throws -> Text {
        let words = """
            云 天空 下雨 天气 预报 气象 观测 城市 北京 上海 大学 学生 老师 中国 语言 文字 文章 词语 统计 频率 计算 计算机 软件 工程
            程序 数据 研究 研究所 科学 技术 发展 经济 社会 文化 历史 音乐 电影 我们 他们 这个 那个 可以 已经 因为 所以 如果 没有
            今天 明天 昨天 时间 地方 问题 工作 生活 世界 人民 的 了 是 在 和 也 很 都 不 看 说 写 读 走 来 大 小 高 新
            """
        return try sentences("chinese.txt", words, ends: ["，", "。", "、", "。\n"], megabytes: megabytes)
    }

    func thai(megabytes: Int) throws -> Text {
        let words = """
            เมฆ ฟ้า ฝน อากาศ พยากรณ์ เมือง กรุงเทพ มหาวิทยาลัย นักเรียน ครู ประเทศ ไทย ภาษา หนังสือ บทความ คำ สถิติ ความถี่ คำนวณ
            คอมพิวเตอร์ โปรแกรม ข้อมูล วิจัย วิทยาศาสตร์ เทคโนโลยี พัฒนา เศรษฐกิจ สังคม วัฒนธรรม ประวัติศาสตร์ ดนตรี ภาพยนตร์ เรา
            เขา นี้ นั้น ได้ แล้ว เพราะ ถ้า ไม่ วันนี้ พรุ่งนี้ เวลา ที่ ปัญหา งาน ชีวิต โลก คน และ หรือ เป็น อยู่ มา ไป ดู พูด เขียน อ่าน ใหญ่ เล็ก
            """
        return try sentences("thai.txt", words, ends: [" ", " ", "\n", " "], megabytes: megabytes)
    }

    /// Sentences of three to fourteen words.
    private func sentences(
        _ name: String, _ words: String, ends: [String], megabytes: Int
    ) throws -> Text {
        let words = words.split { $0 == " " || $0 == "\n" }
        var random = Mixer()
        var piece = ""
        while piece.utf8.count < 500_000 {
            for _ in 0..<3 + random.next(12) { piece += words[random.next(words.count)] }
            piece += ends[random.next(ends.count)]
        }
        return try text(name, pieces: repeatElement(Array(piece.utf8), count: megabytes * 2))
    }

    func word(_ word: String) throws -> Text { try text("word-\(word).txt", pieces: [Array(word.utf8)]) }

    /// Words that are all different, ten to a line.
    func different(_ count: Int) throws -> Text {
        let lines = 1000
        return try text(
            "different-\(count).txt",
            pieces: (0..<count / (10 * lines)).lazy.map { number in
                let first = number * lines
                return Array(
                    (first..<first + lines).map { line in
                        (0..<10).map { "w" + String((line * 10 + $0) * 7919, radix: 36) }.joined(separator: " ")
                    }.joined(separator: "\n").utf8) + [UInt8(ascii: "\n")]
            })
    }

    private func text(_ name: String, pieces: some Sequence<[UInt8]>) throws -> Text {
        let path = path(name)
        guard let file = fopen(path, "w") else { throw MeasuredProcess.Failure(program: path, status: errno) }
        defer { fclose(file) }
        var bytes = 0
        for piece in pieces { bytes += fwrite(piece, 1, piece.count, file) }
        return Text(path: path, bytes: bytes)
    }

    // MARK: - The Bible

    static func read(_ path: String) throws -> [UInt8] {
        guard let file = fopen(path, "r") else { throw MeasuredProcess.Failure(program: path, status: errno) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block[..<count] }
        return bytes
    }

    /// `Ge1:1 In the beginning`: what stands before the first space is no text.
    private static func withoutReferences(_ verses: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(verses.count)
        for verse in verses.split(separator: UInt8(ascii: "\n")) {
            text += verse.drop { $0 != UInt8(ascii: " ") }.dropFirst()
            text.append(UInt8(ascii: "\n"))
        }
        return text
    }
}
