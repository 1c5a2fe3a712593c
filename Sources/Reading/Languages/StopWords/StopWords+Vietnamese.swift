extension StopWords {
    /// The function words of Vietnamese, from the closed classes of its grammar: articles, pronouns, prepositions,
    /// conjunctions, auxiliaries, particles and adverbs without a topic; checked against public lists, if any.
    static let vietnamese = """
        ai bao bây bèn bên bạn bất bằng bị bọn bởi cho chính chúng chăng chưa chẳng chỉ chứ cuối càng các cách cái
        còn có cô cùng cũng cả cần của cứ do dù dưới dẫu giữa gì gồm hay hoàn hoặc hãy hơn hầu hết hề họ khi khiến
        khá không liền luôn là làm lên lúc lại lắm lẽ muốn mà mình mấy mặc mọi mỗi một mới nay ngay ngoài nhau nhiên
        nhiều nhé như nhưng nhất nhằm nhỉ nhờ những nào này nên nó nơi nếu nữa phía phải qua quanh quá ra riêng rất
        rằng rồi sang sao sau song suốt sẵn sẽ sự tao thay theo thiệt thêm thì thôi thường thậm thật thế toàn trong
        trên trước trừ tuy tuỳ tôi tùy tại tất tới tức từ từng tự việc và vài vào vâng vì vẫn vậy về vốn với vừa
        xong xuống à đang đi điều đâu đây đã đó được đấy đến đều để đối đồng ạ ở
        """
}
