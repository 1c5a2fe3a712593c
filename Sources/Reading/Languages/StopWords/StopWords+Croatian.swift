extension StopWords {
    /// The function words of Croatian, from the closed classes of its grammar: articles, pronouns, prepositions,
    /// conjunctions, auxiliaries, particles and adverbs without a topic; checked against public lists, if any.
    static let croatian = """
        a ako ali bez bi bih bila bile bili bilo bio bismo biste biti blizu bude budem budemo budete budeš budu da
        dakle dalje do dok donekle dosta duž ga gdje hoće hoćemo hoćete hoćeš hoću i iako ih ikada ili im inače ipak
        ispod iz iza između izvan ja jako je jedan jedino jer jesam jesi jesmo jest jeste jesu jim joj još ju k ka
        kad kada kakav kako kakva kakve kakvo kamo kao kod koga koja koje kojeg kojega kojem kojemu koji kojih kojim
        kojima kojoj kojom koju koliko kome komu kroz li manje me mene meni među mi mimo mnogo mnom mogao mogla mogu
        moj moja moje mojeg moji mojih mojim moju mora moraju možda može možemo možete možeš mu na nad nadalje naime
        najviše nakon nam nama nas nasuprot naš naša naše našeg naših našim našu ne nego neka neke neki nekih nekim
        neko nekog nekoga nekoliko neku nema nemaju netko neće nećemo nećete nećeš neću nešto ni nigdje nije nijedan
        nikad nikada nikoga nipošto nisam nisi nismo niste nisu niti ništa njega njegov njegova njegove njegovo
        njegovog njemu njezin njezina njezino njih njihov njihova njihove njihovo njim njima njoj njom nju no o oba
        obje od odmah odnosno oko on ona onaj onda one oni ono onog onoga općenito osim ostali ova ovaj ovako ovdje
        ove ovi ovim ovo ovog ovoga ovom ovome ovu pa pak po pod pogotovo pokraj pomoću poput pored poslije posve
        potom preko prema premda pri prije prilično pritom protiv putem radi s sa sad sada sam samo sav se sebe sebi
        si smo sobom ste stoga su sva svatko sve svega svemu svi svih svim svima svog svoga svoj svoja svoje svojeg
        svojem svoji svojih svojim svojoj svojom svoju svom ta tada taj takav tako također takva takve takvi takvih
        takvo tamo te tebe tebi tek ti tih tijekom tim time tko to tog toga toj toliko tom tome tu tvoj tvoja tvoje
        u umjesto unatoč unutar uvijek uz vam vama vas vaš vaša vaše veoma već vi više vrlo za zar zatim zato zbog
        će ćemo ćete ćeš ću čak čega čemu čiji čim čime šta što štogod
        """
}
