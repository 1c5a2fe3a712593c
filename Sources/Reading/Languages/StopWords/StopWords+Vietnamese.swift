extension StopWords {
    /// The function words of Vietnamese, from the closed classes of its grammar: articles, pronouns, prepositions,
    /// conjunctions, auxiliaries, particles and adverbs without a topic; checked against public lists, if any.
    static let vietnamese = """
        ah ai anh bao bà bây bèn bên bạn bất bấy bằng bị bọn bỗng bởi chiếc cho chà chính chú chúng chút chăng
        chưa chả chắc chẳng chỉ chị chớ chứ con cuối càng các cách cái còn có cô cùng cũng cả cần cậu của cứ dc
        do dù dùng dưới dường dạ dẫu dọc em giữa gã gì gồm hay hen hey hm hmm hoàn hoặc hãy hông hơn hả hầu hắn
        hằng hết hề họ hổng hở hử k khi khiến khoảng khá khác không khỏi kia ko kìa kẻo liền luôn là làm lên lúc
        lại lấy lẫn lắm lẽ muốn mà mày mãi mình mấy mặc mọi mỗi một mới nay ngay ngoài ngài ngươi nha nhau nhiên
        nhiêu nhiều nhá nhé như nhưng nhất nhằm nhỉ nhờ những nàng nào này nè nên nó nói nơi nấy nếu nữa oh ok
        okay phía phải qua quanh quá ra riêng rất rằng rồi sang sao sau song suốt sắp sẵn sẽ sự ta tao thay theo
        thiệt thà thêm thì thôi thường thấy thậm thật thế thể toàn trong trên trước trở trừ tui tuy tuỳ tôi tùy
        tại tất tận tớ tới tụi tức từ từng tự uh v.v việc vv và vài vào vâng vì vầy vẫn vậy vẻ về vốn với vừa
        xin xong xuống à ái ê ít ôi ông đang đc đi điều đành đâu đây đã đó được đấy đặng đến đều để đối đủ đừng
        ơ ơi ư ạ ấy ối ồ ổng ờ ở ủa ừ ừa ừm
        """
}
