/// Which single signs of Japanese are nouns. The others are what a dictionary leaves of verbs and adjectives in front of
/// their endings (思 of 思った), or parts of words that it does not know.
package enum JapaneseSigns {
    package static func isNoun(_ sign: Span<UInt8>) -> Bool {
        ChineseSigns.isOneSign(sign) && nouns.contains(decodeScalar(sign, at: 0).scalar)
    }

    private static let nouns = Set(
        """
        人男女子父母兄弟姉妹夫妻娘孫親友敵王姫神仏鬼客主民族君臣師医兵軍犬猫馬牛鳥魚虫蛇猿豚羊熊狼虎竜龍蝶蜂蚊蟻蛙亀鶴鹿狐狸鼠兎猪鯨目眼耳鼻口手足頭顔首肩胸腹背腰膝指爪髪毛歯舌喉肌皮骨血肉心魂体身息声涙汗力額\
        頬顎唇眉腕肘拳胃腸肺脳尻股姿癖傷熱病薬死命癌山川海空雨雪風雲星花木草森林田畑石岩土砂水火金銀銅鉄波泡泥炎煙灰霧霜露虹氷島港岸谷丘岡峰滝池湖沼河原野枝葉根幹種実芽桜梅松竹菊蓮稲麦豆米栗桃柿茶酒飯味塩油卵\
        皿鍋湯肴粥餅車船舟駅道橋門店村町街市城塔寺庭窓戸壁床机箱袋本紙字文詩歌絵音曲色赤青白黒緑紫光影闇夢謎鍵印旗国県郡区州都家宿宮室朝昼夜晩春夏秋冬昔年月週日東西南北左右服靴傘鏡刀剣矢弓銃槍鈴鐘笛琴杖糸布綿\
        絹帯袖枕釜樽愛恋嘘罪罰法税銭円値点線形型玉球旅祭恩徳恥情欲怒縁運福禅技術職業席列群核霊徒例章節句語劇映像鞄籠縄網釘槌鎌鍬砲弾賊隊敗勝
        """.unicodeScalars.map(\.value))
}
