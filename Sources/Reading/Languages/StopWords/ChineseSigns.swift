/// What single signs of Chinese mean between words, where a dictionary leaves them over: most are verbs and adverbs of
/// one syllable, or parts of names that the dictionary does not know.
package enum ChineseSigns {
    /// Whether a word is one sign, as three bytes of UTF-8 from U+4E00 on.
    package static func isOneSign(_ word: Span<UInt8>) -> Bool {
        word.count == 3 && word[0] >= 0xE4 && word[0] <= 0xE9
    }

    /// Whether a sign is a noun that says something alone, such as 茶 and 狗; all of these are nouns in the dictionary
    /// of jieba 0.42, too.
    package static func isNoun(_ sign: Span<UInt8>) -> Bool { contains(nouns, sign) }

    /// Whether a stop word of one sign may be a part of a name, as 未 in 未庄 and 太 in 太爷: all but particles, pronouns,
    /// numerals and the commonest verbs.
    static func joinsNames(_ sign: Span<UInt8>) -> Bool { isOneSign(sign) && !contains(particles, sign) }

    /// Whether a word of two or three signs has particles only, as 也就 and 去了, which a dictionary knows and a list of
    /// stop words cannot name all, or is a number with a measure word, as 一件.
    static func isOfParticles(_ word: Span<UInt8>) -> Bool {
        guard word.count == 6 || word.count == 9 else { return false }
        if word.count == 6, contains(numbers, word.extracting(0..<3)), contains(measures, word.extracting(3..<6)) {
            return true
        }
        for start in stride(from: 0, to: word.count, by: 3)
        where !contains(particles, word.extracting(start..<start + 3)) { return false }
        return true
    }

    private static func contains(_ signs: Set<UInt32>, _ sign: Span<UInt8>) -> Bool {
        isOneSign(sign) && signs.contains(decodeScalar(sign, at: 0).scalar)
    }

    private static let nouns = Set(
        """
        手心水山城马书钱兵鱼剑神风石光脸茶海酒刀龙眼铁菜火桥药船血画皮洞肉岛嘴诗墓脚牛饭楼草铜油球鬼枪腿贼虎庙雨盐星雪汤骨烟蛋狗鸡\
        纸梦旗炮腰箭粮灯店衣笔岭床牌猪佛虫歌羊狼锅煤钢妖尸柳税豆蛇沟票墙冰砖泪雷鞭岸猫肩棺瓶琴门路电树花鸟云河江湖米糖布针线车井炉塔\
        竹梅桃梨瓜麦稻棉丝玉银锁镜伞帽鞋裤裙袋箱盒碗杯盘尾牙舌耳鼻唇眉胸肝肺胃脑爸妈爹娘哥弟姐妹叔婶嫂舅狮象熊猴兔鹿狐鼠鹰鹤鸭鹅蜂\
        虾蟹龟馬書錢魚劍風臉龍鐵藥畫島詩腳飯樓銅槍賊廟鹽湯煙雞紙夢燈糧筆嶺豬蟲鍋鋼牆磚淚貓門電樹鳥雲線車爐麥絲銀鎖鏡傘盤媽嬸獅鷹\
        鶴鴨鵝蝦龜
        """.unicodeScalars.map(\.value))

    private static let numbers = Set("一二两兩三四五六七八九十几幾数數每某".unicodeScalars.map(\.value))

    private static let measures = Set(
        "个個回件条條张張只隻支枝把次遍声聲阵陣群双雙座位名匹艘辆輛颗顆粒滴片块塊段篇间間所棵朵根顿頓场場番趟天".unicodeScalars.map(\.value))

    private static let particles = Set(
        """
        的了是在和有也就都而及与與或但不没沒这這那我你他她它您们們之其此被把让讓给給着著过過吗嗎呢吧啊呀啦嘛哦很更最又再还還只才会會\
        能要将將已曾并並且若则則跟个個一二两兩三四五六七八九十百千万些每各某谁誰哪几幾多少到从從对對说說道来來去用做看见見想叫走得地便却\
        卻仍
        """.unicodeScalars.map(\.value))
}
