extension StopWords {
    /// The function words of Irish: those of the Python package stopwordsiso without words that carry a topic, plus the
    /// prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let irish = """
        a ach acu ag agaibh againn agam agat agus aici aige air am amach amháin an ann anois anseo ansin ansiúd aon
        ar arb arbh arna arís as atá b' ba beidh bheadh bheidh bheith bhfuair bhfuil bhuel bhur bhí bhíodh bhúr bí
        bíonn cad caithfidh cathain ceann chomh chtó chuici chuig chuige chun cibé cois conas cá cé cén d' daoibh
        dar de deirtear den dhá dhéanamh di do dom don dtí duit dul dá dár déan déanta díobh díom díot dó dóibh
        dúinn dúirt eile fad faoi faoin faoina faoinár fara freisin fé féin fós gach gan go gur gurb gurbh gus hocht
        i iad idir in ina inniu ins inti inár ionam ionat iontu is isteach istigh le leat leis lena lenár leo leor
        libh linn liom léi m' maidir mar mise mo muid muna mura murach má mé mó na nach nuair ná nár ní níl níor
        níos nó oraibh orainn orm ort orthu os raibh roimh roimhe ró sa san seo siad sibh sin sinn siúd sna sula sé
        sí tar thar thú trí tríd trína trínár tusa tá táim tú uaidh uaim uile uirthi um ár é éigin éis í ó ón óna
        ónár ós
        """
}
