extension StopWords {
    /// The function words of Irish: those of the Python package stopwordsiso without words that carry a topic, plus the
    /// prepositions, conjunctions and adverbs of degree that grammars list and it lacks.
    static let irish = """
        a ach acu ag agaibh againn agam agat agatsa aghaidh agus aice aici aige air am amach amháin amuigh an
        ann anois anseo ansin ansiúd anuas aon aonar ar arb arbh arna arís as atá atáthar b' b'fhéidir ba beagán
        beidh bheadh bheidh bheifeá bheith bhfaigheann bhfaightear bhfuair bhfuarthas bhfuil bhfuiltear
        bhféadfaidh bhuel bhur bhí bhíodh bhíothas bhúr bith bí bíodh bíonn c' cad caithfear caithfidh cathain
        ceachtar ceann char cheana choinne chomh chonacthas choíche chtó chuaigh chugam chuici chuig chuige chun
        chéad chéanna chéile cibé cois conas cosúil cá cé céanna cén cúpla d' d'aon d'fhonn d'fháil d'fhéadfadh
        d'éirigh daoibh dar darb darbh de dealraíonn deirtear den dhiaidh dhá dhéanamh dhéanann dhéanfaidh
        dhéanfar dhéanta dhíth dhó dhóibh di do dob dom don dos dtugtar dtí duit dul dá dár déan déanamh déanann
        déanfaidh déanfar déanta déantar díobh díom díot díreach dó dócha dóibh dúinn dúirt ea eatarthu eile etc
        fad faigh faightear faoi faoin faoina faoinár fara feic feictear fheiceáil fháil fhéidir fosta freisin
        fuair fuarthas fáil fána fé féadfar féidir féin fós gach gan gcaithfidh gcoinne gcónaí go gur gurb gurbh
        gus gá haghaidh háirithe i iad idir in ina inniu ins inti inár ionam ionann ionas ionat iontu is ise
        isteach istigh laistigh lasmuigh le leat leis len lena lenár leo leor libh lig linn liom léi m' maidir
        mar mbeidh mbíonn measc mise mo muid muna mura murach murar má más mé mó na nach ndearna ndearnadh
        ndiaidh ndéanamh ndéanfaid ndéantar nuair ná nár nárbh ní níl nílim níor níorbh níos nó och oraibh
        orainn orm ort orthu os pé rabhthas rachaidh rachfar raibh riamh rinne rinneadh roimh roimhe roimpi
        roinnt rompu réir ró s s' sa san seachas seo siad sibh sin sinn siúd sna srl suas sula sular sé sí síos
        t t' tabhair tabhairt tabharfar tagann tar teacht thabhairt thabharfar thaobh thar tharat thart thuas
        thug thugann thugtar thusa tháinig thíos thógáil thú timpeall toisc tosaíonn trasna trí tríd trína
        trínár tugadh tugtar tugtha tusa tá táim téann téigh tóg tógtar tógáil tú uaidh uaim uait uile uirthi um
        á áirithe ár é éigin éiríonn éis í ó ón óna ónár ós úsáideann úsáidtear
        """
}
