extension StopWords {
    /// The function words of English, from the closed classes of its grammar: articles, pronouns, prepositions,
    /// conjunctions, auxiliaries, particles and adverbs without a topic; checked against public lists, if any.
    static let english = """
        'tis 'twas a aah about above absolutely according across actually after afterwards again against ago ah aha ahh
        ain ain't al albeit all almost alone along alongside already alright also although altogether always am amid
        amidst among amongst an and anon another any anybody anyhow anymore anyone anything anytime anyway anyways
        anywhere apart apparently are aren aren't arent around as aside at aw away aww back backwards basically be
        became because become becomes becoming been before beforehand began begin begins begun behind being below
        beneath beside besides between betwixt beyond both but by came can can't cannot canst cant certainly cit come
        comes comin coming completely concerning considering cos could could've couldn couldn't couldnt couldst d'you
        dare daren't definitely despite did didn didn't didnt didst do does doesn doesn't doesnt doin doing don't done
        dont dost doth down dunno during e.g. each eh eight either else elsewhere enough er ere erm et etc even ever
        every everybody everyone everyone's everything everywhere exactly except far few fewer five for forever
        forsooth forth four from furthermore gave get gets gettin getting gimme give given gives giving go goes goin
        going gone gonna got gotcha gotta gotten ha had hadn hadn't hadst haha hardly has hasn hasn't hast hath have
        haven't having he he'd he'll he's hello hence her here here's hereafter hereby herein hereof hereto heretofore
        hereunto hereupon hers herself hey hi him himself his hither hitherto hm hmm how how'd how's howbeit however
        huh i i'd i'll i'm i've i.e. ibid ie if im in inasmuch including indeed inside insofar insomuch instead into
        inward is isn isn't isnt it it'd it'll it's its itself ive just kinda least lemme less lest let let's lets
        letting like likewise literally lot lots made mainly make makes making many may maybe mayest mayn't mayst me
        meanwhile merely methinks might might've mightn't mightst mm mmm more moreover most mostly much must must've
        mustn mustn't my myself nah namely nay near nearby nearly need needed needn't needs neither never nevertheless
        nigh nine no no-one nobody none nonetheless noone nope nor not nothin nothing notwithstanding nought now
        nowadays nowhere o o'er obviously of off oft often oftentimes oh ohh ok okay on once one one's ones oneself only
        onto ooh oops op or other others otherwise ouch ought oughtn't our ours ourselves out outside outta over
        overall ow own per peradventure perchance perhaps please plenty plus possibly pp probably quite rather really
        regarding said saith same saw say saying says see seeing seem seemed seeming seems seen sees seven several
        shall shalt shan't she she'd she'll she's should should've shouldn shouldn't shouldnt shouldst simply since six
        so some somebody somehow someone someone's someplace somethin something sometime sometimes somewhat somewhere
        soon spake still such take taken takes taking ten than that that'd that'll that's thats the thee their theirs
        them themselves then thence thenceforth there there'd there'll there's thereafter thereat thereby therefore
        therefrom therein thereof thereon thereto thereunto thereupon therewith these they they'd they'll they're
        they've theyre thine this thither tho those thou thou'rt though three through throughout thru thus thy thyself
        till to together too took totally toward towards twixt two ugh uh uhh um under underneath unless unlike until
        unto up upon us use used uses using usually verily versus very via viz wanna was wasn wasn't wasnt wast we we'd
        we'll we're we've well went were weren weren't wert what what'll what's whatever whatsoever when when's whence
        whenever whensoever where where's whereas whereby wherefore wherein whereinto whereof whereunto whereupon
        wherever wherewith whether which whichever while whilst whither who who'd who'll who's whoa whoever whom
        whomever whomsoever whose whosoever why why's will wilt with withal within without won't wont would would've
        wouldn wouldn't wouldnt wouldst wow y'all ya ye yea yeah yep yes yet yon yonder you you'd you'll you're you've
        your youre yours yourself yourselves youve yup
        """
}
