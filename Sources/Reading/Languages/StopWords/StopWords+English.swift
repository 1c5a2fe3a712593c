extension StopWords {
    /// The function words of English, from the closed classes of its grammar: articles, pronouns, prepositions,
    /// conjunctions, auxiliaries, particles and adverbs without a topic; checked against public lists, if any.
    static let english = """
        'tis 'twas a about above across after afterwards again against ago ain't albeit all almost alone along
        alongside already also although altogether always am amid amidst among amongst an and anon another any
        anybody anyhow anymore anyone anything anyway anywhere apart are aren't arent around as aside at away
        back be became because become becomes becoming been before beforehand behind being below beneath beside
        besides between betwixt beyond both but by came can can't cannot canst cant cit come comes coming could
        could've couldn't couldnt couldst d'you dare daren't despite did didn't didnt didst do does doesn't
        doesnt doing don't done dont dost doth down dunno during e.g. each either else elsewhere enough ere et
        etc even ever every everybody everyone everything everywhere except far few fewer for forsooth forth
        from furthermore gave get gets getting gimme give given gives giving go goes going gone gonna got gotta
        gotten had hadn't hadst hardly has hasn't hast hath have haven't having he he'd he'll he's hence her
        here here's hereafter hereby herein hereof hereto heretofore hereunto hereupon hers herself him himself
        his hither hitherto how how'd how's howbeit however i i'd i'll i'm i've i.e. ibid ie if im in inasmuch
        indeed inside insofar insomuch instead into inward is isn't isnt it it'd it'll it's its itself ive just
        kinda least lemme less lest let let's like likewise lot lots made mainly make makes making many may
        maybe mayest mayn't mayst me meanwhile merely methinks might might've mightn't mightst more moreover
        most mostly much must must've mustn't my myself namely nay near nearly need needn't neither never
        nevertheless nigh no nobody none nonetheless noone nor not nothing notwithstanding nought now nowadays
        nowhere o'er of off oft often oftentimes oh ok okay on once one one's ones oneself only onto op or other
        others otherwise ought oughtn't our ours ourselves out outside over overall own per peradventure
        perchance perhaps please plus pp quite rather really regarding said saith same say saying says see seem
        seemed seeming seems seen several shall shalt shan't she she'd she'll she's should should've shouldn't
        shouldnt shouldst since so some somebody somehow someone something sometime sometimes somewhat somewhere
        soon spake still such take taken takes taking than that that'd that'll that's thats the thee their
        theirs them themselves then thence thenceforth there there'd there'll there's thereafter thereat thereby
        therefore therefrom therein thereof thereon thereto thereunto thereupon therewith these they they'd
        they'll they're they've theyre thine this thither those thou thou'rt though through throughout thru thus
        thy thyself till to together too took toward towards twixt under underneath unless unlike until unto up
        upon us use used uses using usually verily versus very via viz wanna was wasn't wasnt wast we we'd we'll
        we're we've well went were weren't wert what what'll what's whatever whatsoever when when's whence
        whenever whensoever where where's whereas whereby wherefore wherein whereinto whereof whereunto
        whereupon wherever wherewith whether which whichever while whilst whither who who'd who'll who's whoever
        whom whomever whomsoever whose whosoever why why's will wilt with withal within without won't wont would
        would've wouldn't wouldnt wouldst y'all ye yea yeah yes yet yon yonder you you'd you'll you're you've
        your youre yours yourself yourselves youve
        """
}
