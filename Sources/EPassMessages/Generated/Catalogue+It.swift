// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of the files in Languages.

extension BuiltInTexts {
    static let it = BuiltInTexts(language: "it", lines: #"""
aa.challengeLength	Una challenge per l’autenticazione attiva ha 8 byte; questa ne ha {count}.
aa.challengeRemedy	Fornire 8 byte che nessuno potesse prevedere.
access.notOpened	Il chip non è stato aperto.
access.openedByBAC	Il chip si è aperto con Basic Access Control.
access.openedByPACE	Il chip si è aperto con PACE.
access.openedWithout	Il chip lascia leggere i suoi file senza controllo di accesso.
access.openingNotKnown	Non si sa come il chip è stato aperto: questi file sono stati forniti senza la registrazione della lettura.
algorithm.accepted	La policy {policy} accetta {used}.
algorithm.inAuthorityKey	nella chiave della CSCA
algorithm.inDataGroupHashes	negli hash dei gruppi di dati
algorithm.inDigest	nel digest dell’oggetto di sicurezza
algorithm.inRecordSignature	nella firma del record
algorithm.inRecordSignerKey	nella chiave del firmatario
algorithm.inSignature	nella firma dell’oggetto di sicurezza
algorithm.inSignerCertificate	nel certificato del {signer, select, document {firmatario del documento} seal {firmatario del sigillo} other {{signer}}}
algorithm.inSignerKey	nella chiave del firmatario del documento
algorithm.neverAccepted	La policy {policy} non accetta mai {used} {place} ({source}).
algorithm.useUnknown	La policy {policy} accetta {used} {place} fino a questa data: {lastDay} ({source}); non si sa quando è stato usato.
algorithm.usedTooLate	La policy {policy} accetta {used} {place} fino a questa data: {lastDay} ({source}); è stato usato in data {when} o dopo.
apdu.commandTruncated	Un comando ha almeno quattro byte.
apdu.dataAfterZero	Lc è zero, ma seguono dati.
apdu.dataTooLong	Il campo dati ha {count, plural, one {# byte} other {# byte}}; il massimo è 65535.
apdu.expectedLengthOutOfRange	Ne è {length}; deve essere compreso tra 1 e 65536.
apdu.extendedLengthField	Un campo di lunghezza esteso ha tre byte.
apdu.lengthMismatch	Lc è {length}; {count, plural, one {segue # byte} other {seguono # byte}}.
apdu.responseTooLong	Una risposta ha al massimo 65538 byte.
apdu.responseTruncated	Una risposta termina con due byte di stato.
apdu.status6200	avviso; nessuna informazione
apdu.status6281	una parte dei dati può essere corrotta
apdu.status6282	fine del file prima di Ne byte
apdu.status6283	file selezionato disattivato
apdu.status6285	file selezionato in stato di terminazione
apdu.status62xx	avviso; memoria invariata
apdu.status6300	autenticazione non riuscita
apdu.status63xx	avviso; memoria modificata
apdu.status6400	errore di esecuzione
apdu.status64xx	errore di esecuzione; memoria invariata
apdu.status6581	errore di memoria
apdu.status65xx	errore di esecuzione; memoria modificata
apdu.status66xx	errore di sicurezza
apdu.status6700	lunghezza errata
apdu.status6881	canale logico non supportato
apdu.status6882	messaggistica sicura non supportata
apdu.status6883	atteso l’ultimo comando della catena
apdu.status6884	concatenazione di comandi non supportata
apdu.status68xx	funzione in CLA non supportata
apdu.status6981	comando incompatibile con la struttura del file
apdu.status6982	stato di sicurezza non soddisfatto
apdu.status6983	metodo di autenticazione bloccato
apdu.status6984	dati di riferimento non utilizzabili
apdu.status6985	condizioni d’uso non soddisfatte
apdu.status6986	comando non ammesso: nessun file corrente
apdu.status6987	oggetti dati della messaggistica sicura mancanti
apdu.status6988	oggetti dati della messaggistica sicura errati
apdu.status69xx	comando non ammesso
apdu.status6A80	parametri errati nel campo dati
apdu.status6A81	funzione non supportata
apdu.status6A82	file o applicazione non trovati
apdu.status6A83	record non trovato
apdu.status6A84	memoria insufficiente
apdu.status6A86	parametri P1-P2 errati
apdu.status6A87	Lc incoerente con P1-P2
apdu.status6A88	dati referenziati non trovati
apdu.status6Axx	parametri P1-P2 errati
apdu.status6B00	offset fuori dal file
apdu.status6D00	istruzione non supportata
apdu.status6E00	classe non supportata
apdu.status6F00	nessuna diagnosi precisa
apdu.status9000	normale
apdu.statusCorrectedLength	Le errato; {count, plural, one {disponibile # byte} other {disponibili # byte}}
apdu.statusOctetsWait	normale; {count, plural, one {# byte in attesa} other {# byte in attesa}}
apdu.statusTriesLeft	verifica non riuscita; {count, plural, one {resta # tentativo} other {restano # tentativi}}
apdu.statusUnknown	stato sconosciuto
apdu.transcriptDigits	I byte sono coppie di cifre esadecimali.
apdu.transcriptLine	Una riga inizia con «>», «<» o «#», oppure è «! reset», «! restore» o «!» e il codice di un errore.
apdu.transcriptRedacted	Una trascrizione oscurata non si può riprodurre.
apdu.transcriptTooLong	Una trascrizione ha al massimo {count} righe.
application.absent	{application}: non presente nel chip
application.count	il chip elenca {count, plural, one {# applicazione} other {# applicazioni}}
application.listAbsent	il chip non ha EF.DIR, che le elencherebbe
application.listMalformed	EF.DIR, che le elenca, non si può decodificare
application.listNotGiven	il chip non ha fornito EF.DIR, che le elenca
application.name	{application, select, eMRTD {eMRTD (LDS1)} travelRecords {record di viaggio (LDS2)} visaRecords {record dei visti (LDS2)} additionalBiometrics {dati biometrici aggiuntivi (LDS2)} eID {eID (TR-03110)} eSign {eSign} cryptographicInformation {CIA (ISO/IEC 7816-15)} drivingLicence {patente di guida (ISO/IEC 18013-2)} europeanDrivingLicence {patente di guida (UE)} mobileDocument {patente di guida mobile (ISO/IEC 18013-5)} other {gestore della carta (GlobalPlatform)}}
application.named	{name} ({identifier})
application.ofOtherBundle	La lettura da proseguire è dell’applicazione {identifier}, ma è stata richiesta {wanted}.
application.ofOtherBundleRemedy	Proseguire con l’applicazione del fascicolo, o leggere da capo.
application.raw	{application}: {count, plural, one {# file letto così com’è} other {# file letti così come sono}}, {octets} byte, di cui non si dice nulla
application.read	{application}: letta come documento di viaggio
application.unknown	{identifier}
applications.contradict	Le applicazioni da leggere si contraddicono.
applications.contradictRemedy	Indicare un’applicazione come documento di viaggio, e fino a 16 altre, ciascuna una volta, da leggere senza interpretarle.
applications.listed	Il chip elenca {applications}. Indicare l’identificatore di quella che contiene il documento di viaggio (--aid).
archive.cut	L’archivio termina in anticipo.
archive.duplicatePath	Il suo percorso compare più volte nell’archivio, o i file della sua cartella non sono insieme: l’ordine deciderebbe che cosa si giudica.
archive.encrypted	È cifrato.
archive.entryDamaged	È danneggiato, o l’archivio ne dice due cose diverse.
archive.entryTooLarge	Ha più di {limit} byte.
archive.goesOn	Dopo la fine dell’archivio segue altro.
archive.in	Impossibile leggere {file}. {error}.
archive.inArchive	È un archivio dentro un archivio, e non si apre.
archive.method	È compresso con il metodo {number}; si leggono file non compressi e DEFLATE.
archive.noFile	È un collegamento o un dispositivo, non un file.
archive.noTarHeader	Ciò che dovrebbe essere l’intestazione di un file in un archivio tar non lo è.
archive.noZipDirectory	L’indice di un archivio ZIP manca o è danneggiato.
archive.severalParts	L’archivio è solo una di più parti.
archive.sparse	È memorizzato in un modo che qui non si legge.
archive.unsafeName	Il nome porta fuori dall’archivio, o ha caratteri di cui nessun percorso ha bisogno.
asn1.bitStringOpen	La stringa di bit non riempie i suoi byte.
asn1.defectListVersion	La versione è {version}, né v1(0) né v2(1).
asn1.elementMissing	L’elemento manca.
asn1.elementTooMany	Segue un elemento fuori posto.
asn1.hashAlgorithmUnknown	Questo identificatore non corrisponde ad alcun algoritmo di hash noto.
asn1.identifierMalformed	L’identificatore di oggetto è malformato.
asn1.integerEmpty	L’intero non ha byte.
asn1.listWithoutContent	La lista non ha contenuto.
asn1.maskUnknown	La funzione di generazione della maschera non è MGF1.
asn1.moreThan	Ce ne sono più di {maximum}.
asn1.noCertificate	L’elemento non è un certificato.
asn1.noDescription	C’è un altro elemento dove è richiesta una descrizione.
asn1.noDottedIdentifier	Il testo non è un identificatore di oggetto in forma puntata.
asn1.noEntry	C’è un altro elemento dove è richiesta una voce.
asn1.noKnownDefect	C’è un altro elemento dove è richiesto un difetto noto.
asn1.noOctetString	C’è un altro elemento dove è richiesta una stringa di byte (OCTET STRING).
asn1.noShortSignature	Nessuna firma iniziava con un byte zero, che è da omettere.
asn1.noSignedList	Il contenuto è di tipo {type}, che non è tra le liste firmate.
asn1.notValid	I byte non sono ASN.1 valido.
asn1.numberOutOfRange	Il numero è fuori dall’intervallo ammesso.
asn1.octetsAt	I byte all’offset {offset} non si possono leggere{hasTag, select, yes { (tag {tag})} other {}}. {error}.
asn1.otherElement	C’è un elemento diverso da quello richiesto.
asn1.periodReversed	Il periodo termina prima di iniziare.
asn1.saltLengthOutOfRange	La lunghezza del salt è fuori dall’intervallo ammesso.
asn1.signatureAlgorithmUnknown	Questo identificatore non corrisponde ad alcun algoritmo di firma noto.
asn1.signerWithoutKeyIdentifier	Il certificato non indica un identificatore di chiave.
asn1.textMalformed	Il testo è malformato.
asn1.timeMalformed	L’indicazione di tempo è malformata.
asn1.tooLong	Ha {count, plural, one {# byte} other {# byte}}; se ne analizzano al massimo {maximum}.
asn1.tooManyCertificates	Ci sono più di {maximum} certificati.
asn1.tooManyDefects	La lista ha troppi difetti.
asn1.tooManyDescriptions	La lista ha troppe descrizioni.
asn1.tooManyNumbers	La lista ha troppi numeri.
asn1.trailerFieldUnknown	Il campo trailer non è 1.
assurance.chipOriginal	il chip è l’originale, {word, select, observed {come ha visto questo programma} verifier {in base alla sua risposta alla challenge del verificatore} other {in base alla sua risposta alla challenge di chi lo ha letto}}
assurance.chipOriginalShownToVerifier	a chi valuta è stato dimostrato che lo è
assurance.dataGenuine	i dati sono autentici
assurance.documentCurrent	il documento è in corso di validità
assurance.fresh	le evidenze sono attuali
assurance.holderPrintMatches	la MRZ stampata è quella del chip
assurance.missing	{name} ({why})
assurance.name.chipOriginal	chip originale
assurance.name.chipOriginalShownToVerifier	chip originale, dimostrato a chi valuta
assurance.name.dataGenuine	dati autentici
assurance.name.documentCurrent	documento in corso di validità
assurance.name.fresh	evidenze attuali
assurance.name.holderPrintMatches	MRZ stampata
assurance.why.notShown	il chip non è stato letto qui, e non ha risposto ad alcuna challenge di chi valuta
assurance.why.recorded	riferito solo da chi ha scritto le evidenze
audit.allCountries	{count, plural, one {l’unico Stato} other {tutti i # Stati}}
audit.allExpired	Tutte le ancore sono scadute (i documenti più recenti non avranno una catena): {countries}.
audit.allUnpinned	Nessuna ancora è fissata (border e strict le rifiutano): {countries}.
audit.anchorMissing	Ci sono firmatari o liste di revoca, ma nessuna ancora: {countries}.
audit.columnAnchors	ancore
audit.columnExpired	scadute
audit.columnKeys	chiavi
audit.columnRevocationList	CRL
audit.columnSigners	firmatari
audit.columnSignsUntil	firmano fino al
audit.columnValidUntil	valide fino al
audit.counted	{count} {what}
audit.countries	{countries}
audit.days	{count, plural, one {# giorno} other {# giorni}}
audit.failOlderDays	--fail-older accetta giorni, da 0 a 36500.
audit.keyEndsSoon	La chiave più recente esce dall’uso entro un anno: {countries}.
audit.listedOnly	Ancore per cui garantisce solo la lista di un altro Stato (border e strict le rifiutano; con epass trust grant si autorizza chi la pubblica): {countries}.
audit.noKeyInUse	Secondo i certificati nessuna chiave è più in uso (manca una generazione più recente): {countries}.
audit.noRevocationList	nessuna
audit.notYetIssued	allora non ancora emessa
audit.nothingOlder	Nessuna lista o CRL in vigore ha più di {days, plural, one {# giorno} other {# giorni}}.
audit.older	{count, plural, one {Una lista o CRL in vigore ha} other {# liste e CRL in vigore hanno}} più di {days, plural, one {# giorno} other {# giorni}}:
audit.olderEntry	{kind} {name}, {date}, {days, plural, one {# giorno} other {# giorni}}
audit.olderUndated	{kind} {name}, che non indica quando è stata firmata
audit.revocationList	{date}, {age}{isStale, select, yes {, non aggiornata} other {}}, {revoked, plural, one {# revocato} other {# revocati}}
audit.revocationListMissing	Non c’è alcuna lista di revoca: {countries}.
audit.revocationListOf	{date}, {age}{isStale, select, yes {, non aggiornata} other {}}, {revoked, plural, one {# revocato} other {# revocati}}, {issuer}
audit.revocationListStale	Una lista di revoca non è aggiornata: {countries}.
audit.rootWrong	L’autofirma di una radice è errata (il suo file è danneggiato): {countries}.
audit.test	Fittizie, per test: {countries}.
audit.words	{words}
bac.authenticationLength	L’autenticazione del chip ha {count, plural, one {# byte} other {# byte}} invece di quaranta.
bac.blocked	Il chip non accetta altri tentativi: {meaning}.
bac.challengeLength	La challenge ha {count, plural, one {# byte} other {# byte}} invece di otto.
bac.chipNonceNotRepeated	Il chip non ha ripetuto il suo nonce RND.IC.
bac.ended	Il chip ha terminato Basic Access Control: {meaning}.
bac.keyRefused	Il chip ha rifiutato la chiave. Molto probabilmente la MRZ è stata letta male o è di un altro documento.
bac.macWrong	La somma di controllo dell’autenticazione del chip è errata: il chip non conosce la chiave.
bac.notOffered	Il chip non offre qui Basic Access Control: {meaning}.
bac.paceDemanded	Il chip non conosce una chiave per Basic Access Control. Richiede PACE.
bac.terminalNonceNotReturned	Il chip non ha restituito il nonce RND.IFD: la risposta appartiene a un’altra esecuzione.
batch.done	{documents, plural, one {# documento} other {# documenti}}; esito positivo: {successful}, esito negativo: {failed}, indeterminati: {open}, non letti: {unread}.
batch.fileInUse	Un’altra esecuzione sta scrivendo in {file}.
batch.goOn	Lo stesso comando prosegue da dove si è interrotto.
batch.goOnWithFile	Indicare l’output con --resume FILE per proseguire da dove il comando si è interrotto.
batch.goesOnAt	il resto viene valutato alla data delle righe già presenti: {time}.
batch.holdsNone	{file} non contiene alcun documento.
batch.interrupted	Interrotto dopo {documents, plural, one {# documento} other {# documenti}}.
batch.jobsRange	--jobs accetta da 1 a {most} thread.
batch.lineTooLong	La riga ha più di {limit} byte.
batch.makeLines	Convertirli in righe (jq -c .), o inviare un archivio tar.
batch.nameNotUTF8	Il nome {file} non è in UTF-8; i byte che non lo sono stanno tra parentesi graffe.
batch.nameOwnFile	Indicare l’output di un’esecuzione precedente, o un file che non esiste ancora.
batch.needed	{option} si usa con --batch.
batch.notWith	{option} vale per un solo documento, mentre --batch ne valuta molti.
batch.oneALine	Sullo standard input ogni documento sta su una sola riga, e questo prosegue fino alla riga {last, number}.
batch.otherFile	{file} non è stato scritto da epass verify --batch.
batch.otherRules	{file} contiene risultati secondo {what, select, policy {un’altra politica} trust {altro materiale di fiducia} witness {la parola di altri testimoni} other {un’altra data}}.
batch.progress	{documents, plural, one {# documento} other {# documenti}}, {rate} al secondo
batch.sameRules	Dare la politica, il materiale di fiducia, --witness e --at dell’esecuzione precedente, o indicare un altro file.
batch.tooDeep	{folder} si trova in troppe cartelle annidate.
batch.waitForOther	Attendere che termini, o indicare un altro file.
batch.zipAsFile	Indicare il file, o inviare un archivio tar.
batch.zipOfPipe	Un archivio ZIP si legge a partire dalla fine, e lo standard input o una pipe non ne ha una finché non è arrivato tutto.
biometric.bareCodestream	L’immagine è un codestream JPEG 2000 senza il formato di file che lo racchiude.
biometric.blockLength	Il blocco dichiara {stated, plural, one {# byte} other {# byte}}; {there, plural, one {ce n’è #} other {ce ne sono #}}.
biometric.blockTooShort	Il blocco dichiara {stated, plural, one {# byte} other {# byte}}; la sua immagine termina {later, plural, one {# byte} other {# byte}} dopo.
biometric.bothEyes	Le immagini di entrambi gli occhi sono in un solo blocco di dati, mentre ognuna deve stare in un proprio modello.
biometric.elementTwice	L’elemento {tag} compare due volte.
biometric.eyeCount	{stated, plural, one {È dichiarato # occhio} other {Sono dichiarati # occhi}}; {there, plural, one {ce n’è #} other {ce ne sono #}}.
biometric.eyeHeaderLength	L’intestazione di un occhio ha tre byte.
biometric.eyeImageCount	{stated, plural, one {È dichiarata # immagine di un occhio} other {Sono dichiarate # immagini di un occhio}}; {there, plural, one {ce n’è #} other {ce ne sono #}}.
biometric.facialHeaderLength	L’intestazione del record del volto ha 14 byte.
biometric.facialIdentifier	Un record del volto inizia con FAC e un byte zero.
biometric.facialImageLength	Un’immagine del volto ha 32 byte di campi.
biometric.facialVersion	Si decodifica solo la versione 010 del record del volto.
biometric.featurePointCount	{stated, plural, one {È dichiarato # punto caratteristico} other {Sono dichiarati # punti caratteristici}}; c’è spazio per {there}.
biometric.featurePointsDoNotFit	{stated, plural, one {# punto caratteristico non entra} other {# punti caratteristici non entrano}} nel blocco, e in esso non si trova alcuna immagine.
biometric.fieldMisplaced	Il campo {field} non è dove deve essere.
biometric.fingerCount	{stated, plural, one {È dichiarato # dito} other {Sono dichiarate # dita}}; {views, plural, one {c’è # vista} other {ci sono # viste}} di {fingers, plural, one {# dito} other {# dita}}.
biometric.fingerHeaderLength	L’intestazione di un record di immagini delle dita ha 32 byte.
biometric.fingerIdentifier	Un record di immagini delle dita inizia con FIR e un byte zero.
biometric.fingerVersion	Si decodifica solo la versione 010 del record di immagini delle dita.
biometric.formatMissing	Sono richiesti il titolare e il tipo del formato.
biometric.formatOther	L’intestazione indica il formato {type} del titolare {owner}; i dati hanno il formato {expected} del titolare 0101.
biometric.headerMissing	Manca l’intestazione biometrica.
biometric.headerTooLong	L’intestazione ha più di 32 elementi.
biometric.imageCount	{stated, plural, one {È dichiarata # immagine} other {Sono dichiarate # immagini}}; {there, plural, one {ce n’è #} other {ce ne sono #}}.
biometric.imageElsewhere	L’immagine non inizia dove dicono i campi.
biometric.imageInsideFields	L’immagine si trova dentro i campi.
biometric.imageLength	L’immagine dichiara {stated, plural, one {# byte} other {# byte}}; {there, plural, one {ce n’è #} other {ce ne sono #}}.
biometric.irisHeaderLength	L’intestazione di un record di immagini dell’iride ha 45 byte.
biometric.irisIdentifier	Un record di immagini dell’iride inizia con IIR e un byte zero.
biometric.irisVersion	Si decodifica solo la versione 010 del record di immagini dell’iride.
biometric.issuerContentMisplaced	Il contenuto definito dall’emittente appartiene a un gruppo senza modelli.
biometric.noAlternative	Qui non c’è alcuna delle alternative di questo CHOICE.
biometric.noDataBlock	Il modello non contiene alcun blocco di dati.
biometric.noImage	Il record non contiene alcuna immagine.
biometric.noRepresentation	Non c’è alcuna rappresentazione.
biometric.noTemplate	Il gruppo non contiene alcun modello.
biometric.noTemplateCount	Non è dichiarato il numero dei modelli; {there, plural, one {ce n’è #} other {ce ne sono #}}.
biometric.notDER	Una lunghezza, un numero o un valore logico non è nella sua forma DER.
biometric.numberEmpty	Un numero ha almeno un byte.
biometric.numberRange	Il numero non è compreso tra {least} e {most}.
biometric.numberTooLong	Il numero ha più di 63 bit.
biometric.octetsAfterImage	{count, plural, one {# byte segue} other {# byte seguono}} la fine dell’immagine.
biometric.octetsAfterLastImage	{count, plural, one {# byte segue} other {# byte seguono}} l’ultima immagine.
biometric.octetsAfterLastView	{count, plural, one {# byte segue} other {# byte seguono}} l’ultima vista.
biometric.octetsFollow	Ci sono byte dopo l’oggetto dati.
biometric.otherFormat	L’immagine è in formato {format}, ma ne è indicato un altro.
biometric.otherSubtype	Il sottotipo biometrico indica una parte del corpo diversa da quella dei dati.
biometric.otherTag	C’è un altro tag dove deve iniziare un valore.
biometric.outlineCorners	Il contorno di un dito ha due o più vertici.
biometric.poseAngle	Un angolo della posa, o la sua incertezza, è {stated}; il massimo è 181.
biometric.rawImageLength	L’immagine ha {there, plural, one {# byte} other {# byte}}; le dimensioni dichiarate ne danno {stated}.
biometric.recordLength	Il record dichiara {stated, plural, one {# byte} other {# byte}}; il suo oggetto dati ne ha {there}.
biometric.severalFingers	{count, plural, one {# immagine di dita è} other {# immagini di dita sono}} in un solo blocco di dati, mentre ognuna deve stare in un proprio modello.
biometric.statedHeaderLength	Il record dichiara un’intestazione di {stated, plural, one {# byte} other {# byte}}.
biometric.stringMissing	Qui deve stare una stringa con il tag {tag}.
biometric.subtypeMissing	Qui è richiesto il sottotipo biometrico.
biometric.tagMisplaced	Il tag {tag} non è di un campo che può stare qui.
biometric.tagOfOtherStandard	I dati sono di ISO/IEC {standard}, mentre il tag è quello dell’altro standard.
biometric.templateCount	{stated, plural, one {È dichiarato # modello} other {Sono dichiarati # modelli}}; {there, plural, one {ce n’è #} other {ce ne sono #}}.
biometric.templateCountLength	Il numero dei modelli è di un byte.
biometric.templatesMissing	I modelli biometrici mancano in tutto o in parte.
biometric.tooManyExtensions	Ci sono più di 64 elementi di estensione.
biometric.tooManyImages	Il record ha più di {limit} immagini.
biometric.tooManyTemplates	Il gruppo ha più di 255 modelli.
biometric.tooManyValues	Ci sono più di {limit} valori.
biometric.tooManyViews	Il record ha più di {limit} viste.
biometric.truthValueLength	Un valore logico ha un byte.
biometric.unknownCompression	Lo standard non definisce la compressione {code}.
biometric.unknownImageFormat	Lo standard non definisce il formato di immagine {code}.
biometric.unknownSignature	L’immagine non inizia con alcuna firma di formato nota.
biometric.unknownValue	Lo standard non definisce qui il valore {value}.
biometric.viewHeaderLength	L’intestazione di una vista di un dito ha 14 byte.
biometric.viewLength	La vista dichiara {stated, plural, one {# byte} other {# byte}}; {there, plural, one {ce n’è #} other {ce ne sono #}}.
block.added	+ {block}
block.asked	Bloccare {subject}, qualunque cosa ne dicano le liste? [s/N]
block.attributeUnknown	{name} non è un attributo di un nome: indicare CN, O, OU, C, ST, L, serialNumber, emailAddress, DC o un altro nome della RFC 4519, oppure l’identificatore di oggetto con i punti. Una virgola o un + in un valore richiede una barra rovesciata davanti.
block.by	Il gestore ha bloccato {what, select, document {il firmatario del documento} seal {il firmatario del sigillo} csca {la CSCA} series {la serie a cui appartiene il documento} voucher {ciò che garantisce per la CSCA} list {l’editore della lista che nomina il firmatario} other {{what}}} in data {since}: {reason}.
block.byUntil	Il gestore ha bloccato {what, select, document {il firmatario del documento} seal {il firmatario del sigillo} csca {la CSCA} series {la serie a cui appartiene il documento} voucher {ciò che garantisce per la CSCA} list {l’editore della lista che nomina il firmatario} other {{what}}} in data {since}, fino alla data {until}: {reason}.
block.count	{count, plural, one {# blocco.} other {# blocchi.}}
block.fileInvalid	{file} non contiene in {member} blocchi come quelli scritti da epass trust block --json.
block.fromAlone	--from porta motivi e giorni propri; omettere l’argomento, --reason e --until.
block.fromAsked	Applicare {count, plural, one {il # blocco} other {i # blocchi}} del file, qualunque cosa ne dicano le liste? [s/N]
block.giveAllDigits	Per bloccare ciò che l’archivio non contiene, indicare tutte le 64 cifre del suo SHA-256.
block.issuedForm	Un certificato si indica con il suo numero di serie in cifre esadecimali, @ e il nome del suo emittente: 1A2B@C=UT, CN=CSCA UT.
block.issuerNotInStore	Nulla nell’archivio corrisponde: {name} è stato confrontato con {count, plural, one {il nome della sua unica CSCA} other {i nomi delle sue # CSCA}}. Il blocco varrà quando arriverà un certificato di questo emittente e numero; confrontare il nome con quello che epass inspect mostra del certificato.
block.line	blocco: {subject}, in data {since}: {reason}
block.lineUntil	blocco: {subject}, in data {since}, {isOver, select, yes {terminato in data} other {fino alla data}} {until}: {reason}
block.nameIt	Indicare che cosa bloccare: uno SHA-256, o una serie di documenti.
block.needsReason	Un blocco richiede --reason: chi lo incontra deve sapere perché.
block.noSeries	Il documento non appartiene ad alcuna serie bloccata dal gestore.
block.none	Non c’è alcun blocco.
block.noneOnPath	Il gestore non ha bloccato alcun certificato della catena su cui questo si basa.
block.notInStore	Nulla nell’archivio ha questo SHA-256. Il blocco varrà quando l’oggetto vi arriverà. Chi trasmette un certificato può dargli un altro SHA-256: per sicurezza indicare il file del certificato, o il suo numero di serie e l’emittente.
block.nothing	Il gestore non ha bloccato nulla che possa riguardare questo caso.
block.nothingToTake	Questo blocco non esiste.
block.reasonLength	--reason accetta da 1 a {maximum} caratteri.
block.removed	- {block}
block.seriesCode	{code} non è un codice di documento: una o due lettere, oppure * per qualsiasi codice.
block.seriesForm	Una serie ha la forma STATO:CODICE:PRIMO-ULTIMO, come D:P:C01X00000-C01X99999, oppure STATO:CODICE:NUMERO.
block.seriesLengths	Il primo numero della serie ha {first, plural, one {# carattere} other {# caratteri}} e l’ultimo {last}; entrambi devono avere la stessa lunghezza.
block.seriesNumber	{number} non è un numero di documento: lettere e cifre, senza riempitivi.
block.seriesReversed	L’ultimo numero della serie, {last}, precede il primo, {first}. Le cifre vengono prima delle lettere.
block.seriesState	{code} non è il codice di alcuno Stato che rilascia documenti, quindi nessun documento è di questa serie.
block.unblockAsked	Ritirare il blocco di {subject}? [s/N]
block.untilIsDay	--until accetta un giorno come 2027-12-31; {text} è altro.
block.untilPast	--until indica un giorno già passato: {day}.
block.vouchesForNothing	Il gestore ha bloccato un certificato da cui passa questo percorso; un percorso del genere non dà alcuna garanzia.
block.whatIsBlocked	epass trust block mostra i blocchi.
block.whatIsNot	{text} non è uno SHA-256, né l’inizio di uno (sei cifre o più), né una serie come D:P:C01X00000-C01X99999, né numero di serie ed emittente come 1A2B@C=UT, CN=CSCA UT.
ca.answerHasData	La risposta a {command} contiene dati.
ca.keyAgreementTemplate3DES	MSE:Set KAT limita la messaggistica sicura a 3DES; il protocollo è {algorithm}.
ca.keyOfOtherKind	La voce annuncia una chiave di tipo {kind}, ma la chiave è di un altro tipo.
ca.keyUnusable	La chiave pubblica statica del chip non si può usare. {error}.
ca.notAgreed	Il chip non ha concordato l’autenticazione del chip.
ca.refused	Il chip ha rifiutato l’autenticazione del chip: {meaning}.
ca.responseUnasked	È arrivata una risposta di autenticazione del chip senza un comando.
ca.tooManyKeys	Il chip ha più di {count} chiavi pubbliche statiche; questa non è stata esaminata.
cardAccess.absent	Il documento non ha EF.CardAccess, e nessun PACEInfo è stato firmato.
cardAccess.bacUsed	È stato usato Basic Access Control, benché l’emittente abbia firmato che il chip ha PACE ({files}).
cardAccess.channelNotProven	Il chip ha rifiutato PACE o non ha risposto, ed è stato usato Basic Access Control. Può averlo causato chiunque si trovi tra il lettore e il chip.
cardAccess.confirmed	EF.CardAccess è confermato da {files}.
cardAccess.dirCardSecurityNotProven	Non è provato che EF.CardSecurity, che può confermare EF.DIR, provenga dall’emittente.
cardAccess.dirCardSecurityNotRead	EF.CardSecurity, che può confermare EF.DIR, non è stato letto.
cardAccess.dirConfirmed	EF.DIR è quello contenuto in EF.CardSecurity.
cardAccess.dirDiffers	EF.DIR non è quello contenuto in EF.CardSecurity.
cardAccess.dirInterrupted	La lettura è terminata prima di EF.DIR.
cardAccess.dirNoCopy	EF.CardSecurity non ha una copia di EF.DIR.
cardAccess.dirNotAsked	EF.DIR non è stato letto, e nulla si basa su di esso.
cardAccess.dirNotRead	EF.CardSecurity ha una copia di EF.DIR, che non è stato letto.
cardAccess.entriesNotSigned	{count, plural, one {# voce su {total} di EF.CardAccess non è firmata} other {# voci su {total} di EF.CardAccess non sono firmate}}. Non presente in: {files}.
cardAccess.entriesSignedNowhere	{count, plural, one {# voce su {total} di EF.CardAccess non è firmata: nessun file firmato del documento la contiene} other {# voci su {total} di EF.CardAccess non sono firmate: nessun file firmato del documento le contiene}}.
cardAccess.noAccessControl	I file sono stati letti senza controllo di accesso, benché l’emittente abbia firmato che il chip ha PACE ({files}).
cardAccess.noDomainParameters	PACE non è stato usato: nessun PACEInfo di {files} indica i suoi parametri di dominio.
cardAccess.noPACEInfo	Né EF.CardAccess né un file firmato hanno un PACEInfo.
cardAccess.noSignedFile	Non è stato letto alcun file firmato.
cardAccess.notSigned	EF.CardAccess offre PACE, ma nessun file firmato contiene un PACEInfo.
cardAccess.nothingToConfirm	EF.CardAccess non ha nulla che un file firmato debba confermare.
cardAccess.openingNotRecorded	Non è registrato come il chip è stato aperto.
cardAccess.paceFailed	Il chip ha rifiutato PACE o non ha risposto, ed è stato usato Basic Access Control. L’autenticazione del chip ha poi protetto il canale.
cardAccess.paceHidden	Il chip non ha mostrato il suo PACE (EF.CardAccess), benché l’emittente abbia firmato che il chip ha PACE ({files}).
cardAccess.paceInfosHidden	In EF.CardAccess mancano {count} dei {total} PACEInfo firmati dall’emittente ({files}).
cardAccess.paceUsed	È stato usato PACE, ed EF.CardAccess ha ogni PACEInfo di {files}.
cardAccess.twoFiles	{first} ed {second}
cardAccess.unknown	Non si sa se il chip abbia un EF.CardAccess.
cardAccess.withheld	Il chip non ha fornito EF.CardAccess, la cui esistenza è attestata da {files}.
certificate.bitStringMalformed	La stringa di bit è malformata.
certificate.extensionTwice	L’estensione è indicata due volte.
certificate.identifierLength	L’identificatore è vuoto o troppo lungo.
certificate.keyNotUsable	non utilizzabile
certificate.link	collegamento
certificate.listTooLong	Ha {count, plural, one {# byte} other {# byte}}; se ne leggono al massimo {maximum}.
certificate.noSuchKindOfName	Questo tipo di nome non esiste.
certificate.noSuchVersion	Questa versione non esiste.
certificate.pathLengthOutOfRange	La lunghezza del percorso è fuori dall’intervallo ammesso.
certificate.root	radice
certificate.serialNumberMalformed	Il numero di serie è malformato.
channel.answerToResetLength	La risposta al reset della controparte ha {count, plural, one {# byte} other {# byte}}; ne sono possibili da 2 a 33.
channel.answerToResetLengthRemedy	Connettere un chip virtuale che usi il protocollo di vpcd.
channel.commandTooLong	Un comando di {count, plural, one {# byte} other {# byte}} è troppo lungo per il lettore, che ne accetta {limit}.
channel.commandTooLongRemedy	Inviarlo in più parti, o usare un altro lettore.
channel.commandTooShort	Un comando di {count, plural, one {# byte} other {# byte}} non è un comando: il minimo è quattro.
channel.commandTooShortRemedy	Codificare il comando come CommandAPDU.
channel.noConnection	Impossibile accettare una connessione: {error}.
channel.noSocket	Impossibile aprire un socket: {error}.
channel.noVirtualChip	Nessun chip virtuale si è connesso alla porta {port}.
channel.noVirtualChipRemedy	Avviarne uno, per esempio `epass simulate --connect 127.0.0.1:{port}`.
channel.portRemedy	Liberare la porta o indicarne un’altra, e riprovare.
channel.portUnusable	La porta {port} di 127.0.0.1 non si può usare: {error}.
channel.transcriptCommand	il comando {header} di {count, plural, one {# byte} other {# byte}}
channel.transcriptEnd	la fine dello scambio
channel.transcriptFailure	nessun comando: c’è un errore senza comando
channel.transcriptGotCommand	il comando {header}
channel.transcriptMismatch	Dopo {played, plural, one {# comando} other {# comandi}} la trascrizione prevede {expected}, ma è arrivato: {got}.
channel.transcriptNoResponse	La trascrizione non ha una risposta al comando {command}.
channel.transcriptNoResponseRemedy	Riprodurre una trascrizione in cui ogni comando abbia una risposta.
channel.transcriptNothing	null’altro
channel.transcriptReset	un reset
channel.transcriptResponse	nessun comando: c’è una risposta senza comando
channel.transcriptRestore	un’attesa del chip
channel.virtualChipGone	Il chip virtuale ha chiuso la connessione.
channel.virtualChipGoneRemedy	Avviare il chip virtuale e leggere di nuovo.
channel.virtualChipLate	Il chip virtuale non ha risposto in tempo.
channel.virtualChipLateRemedy	Verificare se è ancora in esecuzione, e leggere di nuovo.
channel.virtualChipUnasked	Il chip virtuale ha inviato più di quanto richiesto.
channel.virtualChipUnaskedRemedy	Correggere il chip virtuale: un frame risponde a un comando.
channel.virtualResponseTruncated	La risposta del chip virtuale ha {count, plural, one {# byte} other {# byte}}; i byte di stato sono due.
channel.virtualResponseTruncatedRemedy	Correggere il chip virtuale.
channel.waitFailed	L’attesa non è riuscita: {error}.
check.deviationRefused	{deviation}. La policy lo rifiuta.
check.formRefused	{deviation}. Quanto è stato firmato è inalterato, ma la policy rifiuta questa forma.
check.hash	l’hash di {file}
check.name.access.cardAccess.authenticity	EF.CardAccess rispetto ai file firmati
check.name.access.dir.authenticity	EF.DIR rispetto a EF.CardSecurity
check.name.access.protocol.downgrade	l’uso di PACE dove la firma lo attesta
check.name.access.protocol.established	l’apertura del chip
check.name.access.terminalAuthentication.established	la prova dei diritti del terminale
check.name.chip.activeAuthentication.signature	la prova tramite autenticazione attiva
check.name.chip.chipAuthentication.keyAgreement	la prova tramite autenticazione del chip
check.name.chip.chipAuthenticationMapping.data	la prova tramite mappatura con autenticazione del chip
check.name.chip.proof.demanded	la prova del chip richiesta dalla policy
check.name.document.dg11.matchesDG1	EF.DG11 rispetto a EF.DG1
check.name.document.dg12.matchesDG1	EF.DG12 rispetto a EF.DG1
check.name.document.expiry.current	la data di scadenza in EF.DG1
check.name.document.issuer.allowed	lo Stato rispetto a quelli accettati dalla policy
check.name.document.issuer.matchesSigner	lo Stato di rilascio rispetto allo Stato del firmatario del documento
check.name.document.mrz.checkDigits	le cifre di controllo in EF.DG1
check.name.document.mrz.matchesDG1	la MRZ stampata rispetto a EF.DG1
check.name.document.mrz.printedForm	la disposizione e le cifre di controllo della MRZ stampata
check.name.document.operator.notBlocked	l’assenza di blocchi del gestore sulla serie del documento
check.name.document.status.notReported	l’assenza di segnalazioni del documento come smarrito, rubato o annullato
check.name.document.type.allowed	il tipo del documento rispetto a quelli accettati dalla policy
check.name.document.validity.period	la validità del documento rispetto a quanto richiede la policy
check.name.integrity.com.matchesSOD	EF.COM rispetto a EF.SOD
check.name.integrity.dataGroups.structure	la struttura dei gruppi di dati
check.name.integrity.mandatoryDataGroups	i gruppi di dati che ogni documento ha
check.name.issuer.cardSecurity.revocation	lo stato di revoca del firmatario di EF.CardSecurity
check.name.issuer.cardSecurity.signature	il percorso dal firmatario di EF.CardSecurity alla sua CSCA
check.name.issuer.cardSecurity.validity	la validità dei certificati alla base di EF.CardSecurity
check.name.issuer.csca.usagePeriod	il periodo in cui la chiave della CSCA firma
check.name.issuer.csca.validity	la validità del certificato CSCA
check.name.issuer.ds.algorithms	gli algoritmi di EF.SOD e del percorso fino alla CSCA
check.name.issuer.ds.documentType	i tipi di documento che il firmatario può produrre
check.name.issuer.ds.revocation	lo stato di revoca del firmatario del documento
check.name.issuer.ds.signature	il percorso dal firmatario del documento alla sua CSCA
check.name.issuer.ds.usagePeriod	il periodo in cui la chiave del firmatario del documento firma
check.name.issuer.ds.validity	la validità del certificato del firmatario del documento
check.name.issuer.material.age	l’età delle liste su cui si basa il risultato
check.name.issuer.operator.notBlocked	l’assenza di blocchi del gestore sul firmatario del documento o sulla sua CSCA
check.name.lds2.csca.usagePeriod	il periodo in cui la chiave della CSCA alla base del record firma
check.name.lds2.csca.validity	la validità del certificato CSCA alla base del record
check.name.lds2.record.certificate	il certificato a cui il record rinvia
check.name.lds2.record.date	la data del record
check.name.lds2.record.holder	il passaporto indicato dal record
check.name.lds2.record.searchCopy	la copia dello Stato accanto ai dati firmati
check.name.lds2.record.signature	la firma del record
check.name.lds2.signer.algorithms	gli algoritmi del record e del suo percorso
check.name.lds2.signer.name	il nome davanti al certificato del firmatario del record
check.name.lds2.signer.profile	il profilo del certificato del firmatario del record
check.name.lds2.signer.revocation	lo stato di revoca del firmatario del record
check.name.lds2.signer.role	il diritto del firmatario di firmare record di questo tipo
check.name.lds2.signer.signature	il percorso dal firmatario del record alla sua CSCA
check.name.lds2.signer.state	lo Stato del record rispetto a quello del suo firmatario
check.name.lds2.signer.validity	la validità del certificato del firmatario del record
check.name.seal.content.features	gli elementi del sigillo
check.name.seal.content.signature	la firma del sigillo
check.name.seal.content.structure	la struttura del sigillo
check.name.seal.csca.usagePeriod	il periodo in cui la chiave della CSCA alla base del sigillo firma
check.name.seal.csca.validity	la validità del certificato CSCA alla base del sigillo
check.name.seal.document.dateOfIssue	le date nel sigillo
check.name.seal.document.expiry	la data di scadenza del documento con il sigillo
check.name.seal.issuer.matchesSigner	lo Stato di rilascio del sigillo rispetto allo Stato del suo firmatario
check.name.seal.mrz.checkDigits	le cifre di controllo della zona nel sigillo
check.name.seal.mrz.matchesHeader	lo Stato di rilascio nella zona del sigillo rispetto all’intestazione
check.name.seal.mrz.matchesPrinted	la zona nel sigillo rispetto a quella stampata
check.name.seal.operator.notBlocked	l’assenza di blocchi del gestore sul firmatario del sigillo, sulla sua CSCA o sulla serie del documento
check.name.seal.passport.matchesPrinted	il numero di passaporto nel sigillo rispetto al passaporto
check.name.seal.signer.certificate	il certificato del firmatario del sigillo
check.name.seal.signer.documentType	i tipi di documento per cui il firmatario può produrre sigilli
check.name.seal.signer.revocation	lo stato di revoca del firmatario del sigillo
check.name.seal.signer.signature	il percorso dal firmatario del sigillo alla sua CSCA
check.name.seal.signer.usagePeriod	il periodo in cui la chiave del firmatario del sigillo firma
check.name.seal.signer.validity	la validità del certificato del firmatario del sigillo
check.name.securityObject.cardSecurity.signature	la firma di EF.CardSecurity
check.name.securityObject.cardSecurity.signedAttributes	gli attributi firmati di EF.CardSecurity
check.name.securityObject.cardSecurity.structure	la struttura di EF.CardSecurity
check.name.securityObject.sod.signature	la firma di EF.SOD
check.name.securityObject.sod.signedAttributes	gli attributi firmati di EF.SOD
check.name.securityObject.sod.structure	la struttura di EF.SOD
check.noRevocationList	Nell’archivio non c’è una lista di revoca dell’emittente.
check.noSecurityObject	Non c’è un oggetto di sicurezza con un solo firmatario su cui basare il giudizio.
check.noSignerCertificate	Il certificato del firmatario del documento non è noto.
chip.activeAuthentication	autenticazione attiva
chip.answerNotAllowed	La risposta del chip {method, select, activeAuthentication {all’autenticazione attiva} chipAuthentication {all’autenticazione del chip} chipAuthenticationMapping {alla mappatura con autenticazione del chip} terminalAuthentication {all’autenticazione del terminale} other {a {method}}} non è tra quelle ammesse dallo standard.
chip.answerNotJudged	La risposta del chip non è stata valutata: {why}.
chip.answeredUnderKeys	Il chip ha risposto con le chiavi dell’autenticazione del chip ({group}, {cipher}).
chip.cardSecurityAbsent	Il chip non ha EF.CardSecurity, che contiene la sua chiave.
chip.cardSecurityDenied	Il chip ha negato l’accesso a EF.CardSecurity, che contiene la sua chiave.
chip.cardSecurityTooLarge	EF.CardSecurity, che contiene la chiave del chip, è più grande di quanto se ne legge.
chip.cardSecurityUndecodable	EF.CardSecurity, che contiene la chiave del chip, non si può decodificare.
chip.certificateTooLong	Un certificato è troppo lungo per quanto trasmettono lettore e chip.
chip.challengeNone	Ciò che è registrato come challenge non ha 8 byte.
chip.channelLostDuring	Il canale è andato perso durante {method, select, activeAuthentication {l’autenticazione attiva} chipAuthentication {l’autenticazione del chip} chipAuthenticationMapping {la mappatura con autenticazione del chip} terminalAuthentication {l’autenticazione del terminale} other {{method}}}.
chip.channelLostOver	Il canale è andato perso durante {file}.
chip.chipAuthentication	autenticazione del chip
chip.chipAuthenticationMapping	mappatura con autenticazione del chip
chip.dataGroup14NotAuthenticated	Non è certo che DG14 sia quello firmato, quindi ciò che offre non conta.
chip.dataGroup14Undecodable	DG14 non si può decodificare.
chip.dataGroupThere	benché il documento abbia il gruppo di dati {number}
chip.dataNotRecorded	perché i suoi dati non sono nelle evidenze
chip.deviationsRefused	{what}. {deviations}. La policy lo rifiuta.
chip.endedDuring	La lettura è terminata durante {method, select, activeAuthentication {l’autenticazione attiva} chipAuthentication {l’autenticazione del chip} chipAuthenticationMapping {la mappatura con autenticazione del chip} terminalAuthentication {l’autenticazione del terminale} other {{method}}}.
chip.fileNotInSecurityObject	EF.SOD non elenca questo file.
chip.fileNotRead	perché {file} non è stato letto
chip.groupUnknown	Il gruppo registrato non è noto.
chip.joinedKeys	Il chip ha collegato la chiave del suo canale PACE alla sua chiave statica ({group}).
chip.keyFileDenied	Il chip ha negato l’accesso a {file}, che contiene la chiave per la prova.
chip.keyFileMissing	EF.SOD ha un hash di {file}, che contiene la chiave del chip, ma il chip dichiara che questo file non esiste.
chip.keyNotAuthenticated	{what}, con una chiave di {file} che non è autenticata. {why}.
chip.keyTooLong	Il lettore non trasmette tanti byte quanti ne ha la chiave.
chip.leftOut	{method, select, activeAuthentication {L’autenticazione attiva} chipAuthentication {L’autenticazione del chip} chipAuthenticationMapping {La mappatura con autenticazione del chip} terminalAuthentication {L’autenticazione del terminale} other {{method}}} è stata omessa da chi ha letto.
chip.mapping.confirmed	l’equazione è soddisfatta
chip.mapping.groupMismatch	la chiave è di un altro gruppo
chip.mapping.lengthInvalid	non ha tanti byte quanti ne ha l’ordine del gruppo
chip.mapping.mismatch	l’equazione non è soddisfatta
chip.mapping.outOfRange	il numero è zero o non è inferiore all’ordine del gruppo
chip.mapping.paddingInvalid	il riempimento è errato
chip.mappingDataNone	I dati di autenticazione inviati dal chip non si possono decifrare.
chip.mappingKeyMissing	EF.CardSecurity non ha una chiave con l’id dei parametri di dominio con cui è stato eseguito PACE.
chip.mappingKeyUnusable	La chiave di EF.CardSecurity con quell’id è di un altro gruppo, o non si può usare.
chip.mappingNotOffered	Il chip non offre la mappatura con autenticazione del chip.
chip.mappingNotUsed	Il chip offre la mappatura con autenticazione del chip, ma è stato aperto in un altro modo.
chip.noChain	Nessun certificato del terminale porta a un punto di fiducia del chip.
chip.noChainTo	Nessun certificato del terminale porta a un punto di fiducia del chip ({authorities}).
chip.noChannel	L’autenticazione del terminale richiede un canale dell’autenticazione del chip.
chip.noCredentials	Il terminale non ha certificati né una chiave per l’autenticazione del terminale.
chip.noDataGroup	Il documento non ha il gruppo di dati {number}.
chip.noKeyInDataGroup14	DG14 non ha una chiave per l’autenticazione del chip.
chip.noKeyOfThatID	DG14 non ha una chiave utilizzabile con l’id con cui è stata eseguita l’autenticazione del chip.
chip.noRightToFile	I certificati del terminale non conferiscono il diritto su questo file.
chip.noRights	I certificati del terminale non conferiscono diritti su alcun gruppo di dati.
chip.noTrustPoint	Il chip non indica alcuna autorità che accetterebbe.
chip.noUsableKey	Nessuna chiave di DG14 si può usare per l’autenticazione del chip.
chip.notReached	La lettura è terminata prima {method, select, activeAuthentication {dell’autenticazione attiva} chipAuthentication {dell’autenticazione del chip} chipAuthenticationMapping {della mappatura con autenticazione del chip} terminalAuthentication {dell’autenticazione del terminale} other {di {method}}}.
chip.notRecorded	{method, select, activeAuthentication {Non è registrata alcuna autenticazione attiva} chipAuthentication {Non è registrata alcuna autenticazione del chip} chipAuthenticationMapping {Non è registrata alcuna mappatura con autenticazione del chip} terminalAuthentication {Non è registrata alcuna autenticazione del terminale} other {{method} non è registrato}}, {why}.
chip.notRun	{method, select, activeAuthentication {L’autenticazione attiva non è stata eseguita} chipAuthentication {L’autenticazione del chip non è stata eseguita} chipAuthenticationMapping {La mappatura con autenticazione del chip non è stata eseguita} terminalAuthentication {L’autenticazione del terminale non è stata eseguita} other {{method} non è stato eseguito}}, {why}.
chip.notShownGenuine	Il terminale mostra i suoi certificati solo a chip autentici, e nessuna CSCA fidata ha garantito per questo.
chip.notSigned	Il chip non ha potuto provare di essere quello rilasciato dallo Stato: è una copia, o è stato scambiato ({why, message}).
chip.offerMalformed	Una voce che potrebbe offrirlo non si può decodificare. {error}.
chip.offeredInDataGroup14	benché DG14 la offra
chip.offersUnknown	DG14 offre l’autenticazione del chip, ma la chiave o il protocollo relativi mancano o non sono noti.
chip.openingNotKnown	perché non si sa come il chip è stato aperto
chip.otherChallenge	Al chip è stata data una challenge diversa da quella del verificatore.
chip.otherChannel	{file} non è stato letto nel canale aperto dalla mappatura con autenticazione del chip.
chip.otherChannelOfKeys	{file} non è stato letto nel canale aperto dall’autenticazione del chip, ed EF.CardSecurity non dice qual è il proprio documento.
chip.privateKeyNotKnown	Autenticazione del chip non riuscita: il chip non conosce la chiave privata.
chip.refusal.algorithmUnsupported	la funzione di hash non è tra quelle dello standard
chip.refusal.digestMismatch	il digest non è quello della challenge
chip.refusal.headerInvalid	quanto recuperato non ha un’intestazione ISO/IEC 9796-2
chip.refusal.keyMalformed	DG15 non contiene una chiave pubblica
chip.refusal.keyUnsupported	la chiave di DG15 è di un tipo o di una dimensione non supportati
chip.refusal.libraryFailed	errore della libreria crittografica
chip.refusal.messageTooShort	non è stato recuperato nulla del messaggio
chip.refusal.notPartialRecovery	quanto recuperato è un messaggio intero, e non una sua parte
chip.refusal.paddingInvalid	il riempimento prima della parte recuperata è errato
chip.refusal.responseTooLong	la risposta è più lunga di una firma di questa chiave
chip.refusal.responseTruncated	la risposta è più corta di una firma di questa chiave
chip.refusal.signatureFormat	la risposta non è una firma ECDSA
chip.refusal.signatureInvalid	la firma è di un’altra chiave, o su un’altra challenge
chip.refusal.signatureOutOfRange	un numero della firma è fuori dall’intervallo ammesso
chip.refusal.trailerHashMismatch	il trailer indica una funzione di hash diversa da quella del digest
chip.refusal.trailerUnknown	quanto recuperato non ha un trailer ISO/IEC 9796-2
chip.refused	Il chip ha rifiutato {method, select, activeAuthentication {l’autenticazione attiva} chipAuthentication {l’autenticazione del chip} chipAuthenticationMapping {la mappatura con autenticazione del chip} terminalAuthentication {l’autenticazione del terminale} other {{method}}}.
chip.refusedAtStep	Il chip ha rifiutato {method, select, activeAuthentication {l’autenticazione attiva} chipAuthentication {l’autenticazione del chip} chipAuthenticationMapping {la mappatura con autenticazione del chip} terminalAuthentication {l’autenticazione del terminale} other {{method}}} ({step}, {status}).
chip.refusedWithStatus	Il chip ha rifiutato {method, select, activeAuthentication {l’autenticazione attiva} chipAuthentication {l’autenticazione del chip} chipAuthenticationMapping {la mappatura con autenticazione del chip} terminalAuthentication {l’autenticazione del terminale} other {{method}}} ({status}).
chip.responseDoesNotFit	La firma del chip è troppo lunga: di una risposta passano al massimo {most} byte.
chip.responseNotRecorded	Non è registrata alcuna risposta all’autenticazione attiva.
chip.responseShort	La risposta del chip è più corta di una firma della chiave di DG15, benché ce ne stesse una intera.
chip.securityObjectMissing	Non c’è un oggetto di sicurezza che dica che cosa offre il documento.
chip.securityObjectNotReached	La lettura è terminata prima dell’oggetto di sicurezza.
chip.signedDataGroup14NotRead	perché il DG14 firmato non è stato letto
chip.signedTerminalsChallenge	Il chip ha firmato una challenge del terminale ({algorithm}).
chip.signedVerifiersChallenge	Il chip ha firmato la challenge del verificatore ({algorithm}).
chip.staticKeyNotReached	Quanto inviato dal chip non porta alla sua chiave statica: {why}.
chip.terminalAccepted	Il chip ha accettato il terminale.
chip.terminalAuthentication	autenticazione del terminale
chip.terminalDidNotSign	La chiave del terminale non ha firmato la challenge del chip.
chip.terminalMayRead	Il chip ha accettato il terminale, che può leggere {files}.
chip.terminalNotOffered	DG14 non offre l’autenticazione del terminale.
chip.terminalNotSigned	La chiave del terminale non ha firmato la challenge del chip. {error}.
chip.terminalUnverified	{what}, benché non fosse stato dimostrato che il chip è autentico (laboratorio).
claim.activeAuthentication	autenticazione attiva riuscita
claim.chipAuthentication	autenticazione del chip riuscita
claim.chipAuthenticationMapping	mappatura con autenticazione del chip riuscita
claim.passiveAuthentication	autenticazione passiva riuscita
cli.nameFile	Indicare un file o una cartella; forse una variabile della shell non è impostata.
cli.policyAt	{file}:{line}:{column}: {error}
cli.simulatorMember	La descrizione del documento è errata in {member}. {error}.
cli.trustUnusable	Il materiale di fiducia non si può usare. {error}.
cli.trustUnusableIn	Il materiale di fiducia in {place} non si può usare. {error}.
conformance.advised	Non come raccomandato: {count, plural, one {# regola} other {# regole}}; --json e --html indicano quali.
conformance.all	tutte
conformance.answer.either	l’uno o l’altro
conformance.answer.failed	esito negativo
conformance.answer.successful	esito positivo
conformance.ask	Che cosa ha risposto il lettore? Digitare s per esito positivo, f per esito negativo, qualsiasi altra cosa per nessuna risposta:
conformance.at	{file}:{line}:{column}: {error}
conformance.because	Deve avere esito negativo per uno di questi motivi: {reasons}
conformance.becauseOfSuccess	Solo un caso che deve avere esito negativo indica il perché.
conformance.chipNotOpened	Non è stato possibile aprire il chip: {answer}.
conformance.clause	Punto: {clause}
conformance.configurationUnknown	La configurazione {name} non esiste.
conformance.cvcaPair	--cvca e --cvca-key vanno insieme.
conformance.destructiveLeft	{count, plural, one {# caso lascia} other {# casi lasciano}} il chip con un’altra data o un altro punto di fiducia, e non {count, plural, one {è stato eseguito} other {sono stati eseguiti}}; --destructive {count, plural, one {lo} other {li}} esegue.
conformance.diffChanged	{name}: {before}, poi {after}
conformance.diffGone	{name}: {before}, e non eseguito la seconda volta
conformance.diffNew	{name}: non eseguito la prima volta, poi {after}
conformance.diffNothing	Ogni caso ha dato lo stesso esito in entrambe le esecuzioni.
conformance.differs	Per scelta: {why}
conformance.doubled	Il nome {name} compare due volte.
conformance.finding	{place}: atteso: {expected}; osservato: {observed}
conformance.heading.fail	non superato
conformance.heading.inconclusive	indeterminato
conformance.heading.notApplicable	non applicabile
conformance.heading.pass	superato
conformance.heading.title	argomento
conformance.heading.unit	unità
conformance.listAlone	--list e --print-ics non si possono combinare.
conformance.listNames	epass conform {campaign} --list elenca tutte le regole e le unità.
conformance.memberMissing	Manca il membro {name}.
conformance.misread	Letti senza che lo si dovesse, o viceversa: {files}
conformance.noAuthority	Questo non è un certificato di una CVCA.
conformance.noBoolean	Deve essere true o false.
conformance.noCase	Nessun caso si chiama {name}.
conformance.noCertificate	Il certificato {name} non esiste.
conformance.noChipDate	--chip-date è un giorno, AAAA-MM-GG.
conformance.noConfiguration	Un caso indica una configurazione o, in notMade, perché non se ne può creare nessuna.
conformance.noDataGroup	Deve essere uno dei gruppi di dati da DG1 a DG16.
conformance.noDate	Deve essere un giorno, nella forma AAAA-MM-GG.
conformance.noExpression	Devono essere byte in cifre esadecimali, oggetti dati e nomi, come in 83(trustPoint); Docs/conformance.md elenca i nomi.
conformance.noFile	Deve essere il nome di un file, come DG1, COM o CardAccess.
conformance.noFiles	{folder} non contiene file di casi: un file NAME.json con un membro cases.
conformance.noFilesRemedy	Indicare una cartella come Conformance/reader o Conformance/chip, o un suo file.
conformance.noHolder	Deve essere CVCA, o un codice mnemonico da uno a nove caratteri e tre cifre.
conformance.noList	Deve essere un elenco di al massimo {most, plural, one {# elemento} other {# elementi}}.
conformance.noMaterial	{file} non contiene né certificati, né liste di revoca, né liste firmate.
conformance.noMember	Qui il membro {name} non esiste.
conformance.noName	Deve essere un nome di lettere, cifre, punti, trattini, trattini bassi e barre, al massimo 80 caratteri.
conformance.noNumber	Deve essere un numero da {least} a {most}.
conformance.noObject	Deve essere un oggetto.
conformance.noRelativeDay	Deve essere un giorno contato a partire da start o da end, come start+1m-2d.
conformance.noSchema	Deve essere {schema}.
conformance.noStatusWord	Devono essere parole di stato: ok, error, refused, warning, o quattro cifre esadecimali ciascuna.
conformance.noStep	Una fase ha esattamente uno di questi membri: {words}.
conformance.noText	Deve essere un testo di al massimo {most} byte, senza caratteri di controllo.
conformance.noUnit	Nessuna unità si chiama {name}.
conformance.noWord	Deve essere uno di questi: {words}.
conformance.notObserved	{outcome}  {name}: {title}. Atteso: {expected}; non è stato osservato nulla
conformance.observeAlone	--observe riguarda un altro lettore: indicare con --vpcd dove si trova.
conformance.observeNeeded	Non c’è nessuno che digiti la risposta del lettore.
conformance.observeNeededRemedy	Eseguirlo da un terminale, o indicare con --observe un comando che faccia funzionare il lettore.
conformance.observeTimeoutRange	--observe-timeout accetta valori da 1 a 3600 secondi.
conformance.observeWords	Le parole di {command} non si possono separare.
conformance.observed	{outcome}  {name}: {title}. Atteso: {expected}; osservato: {observed}
conformance.open	{outcome}  {unit}: {count, plural, one {# regola} other {# regole}}, a partire da {name}: {reason}
conformance.otherReason	L’esito è negativo, ma per nessuno dei motivi per cui deve esserlo.
conformance.outcome.fail	NON SUPERATO
conformance.outcome.inconclusive	INDETERMINATO
conformance.outcome.notApplicable	NON APPLICABILE
conformance.outcome.pass	SUPERATO
conformance.pageCases	{name}: {title}
conformance.pageCounts	{pass} su {count} con l’esito atteso
conformance.pageNote	Ogni documento di questi casi è creato dal simulatore; non esiste nessuno con quel nome.
conformance.pagePolicy	Policy: {policy}
conformance.pageTitle	Conformità di {subject}
conformance.pageTrace	Traccia: {count, plural, one {# fase} other {# fasi}}
conformance.pageUnits	Unità
conformance.printed	Stampato sul documento: {lines}
conformance.profilesFound	Il chip dichiara: {profiles}
conformance.progress	Casi: {done} di {count}
conformance.reasons	Motivi: {reasons}
conformance.resumeOther	{file} contiene i risultati di un altro programma o di un’altra policy.
conformance.resumeOtherRemedy	Proseguire con lo stesso programma e la stessa policy, o ricominciare da capo.
conformance.resumed	{count, plural, one {Ripreso # risultato} other {Ripresi # risultati}} da {file}.
conformance.rowDeleted	{name} non ha testo: è stato soppresso nell’edizione {edition}.
conformance.rowMoved	{name} non ha testo nella presente edizione: è passato alla parte 4 della specifica di test dell’ICAO, come {other}.
conformance.rule	{outcome}  {name}: {title}
conformance.ruleSummary	{pass, plural, one {# regola rispettata} other {# regole rispettate}}, {fail, number} violate, {open, number} non giudicabili; {others, plural, one {# non riguarda} other {# non riguardano}} questi file.
conformance.step	Fase {number}{way, select, bac { dopo BAC} pace { dopo PACE} other {}}, {what}: atteso: {expected}; osservato: {observed}
conformance.summary	{pass, number} casi su {count, number} sono andati come atteso, {fail, number} no; {open, number} non si sono potuti osservare. {others, plural, one {# altro caso non è pertinente} other {# altri casi non sono pertinenti}}.
conformance.told	{done} di {count}: {name}, {title}. Deve risultare: {expected}.
country.bothUnknown	Lo Stato della CSCA e del {signer, select, document {firmatario del documento} seal {firmatario del sigillo} other {{signer}}} ({country}) non è nella tabella dei codici.
country.britishTerritory	DG1 ha lo status britannico {state}, il firmatario del documento un territorio britannico ({country}).
country.cardSecurityDiffers	Lo Stato di firma di {file} è {signing}, quello del documento è {country}.
country.meant	Forse si intendeva {names}?
country.nationalityOnly	Lo Stato di rilascio in DG1 ({state}) è il codice di una cittadinanza, e non di un emittente.
country.noState	DG1 non indica alcuno Stato di rilascio.
country.notNamed	La CSCA o il {signer, select, document {firmatario del documento} seal {firmatario del sigillo} other {{signer}}} non indica alcuno Stato.
country.ofDocumentSignerUnknown	Lo Stato del firmatario del documento non è noto.
country.ofDocumentUnknown	Lo Stato del documento, che deve essere quello del firmatario, non è noto.
country.ofSignerUnknown	Lo Stato del firmatario non è noto.
country.oneUnknown	Lo Stato della CSCA è {authority}, quello del {signer, select, document {firmatario del documento} seal {firmatario del sigillo} other {{signer}}} è {country}; uno dei due non è nella tabella dei codici.
country.signerDiffers	Lo Stato della CSCA è {authority}, quello del {signer, select, document {firmatario del documento} seal {firmatario del sigillo} other {{signer}}} è {country}.
country.signerNamesNone	Il firmatario del documento non indica alcuno Stato.
country.signerUnknown	Lo Stato del firmatario del documento ({country}) non è nella tabella dei codici.
country.stateDiffers	Lo Stato di DG1 è {state} ({issuer}), quello del firmatario del documento è {country}.
country.stateMatches	Lo Stato di rilascio in DG1 è quello del firmatario del documento: {country}.
country.stateNamed	Lo Stato di rilascio in DG1 è quello indicato nei certificati: {state}.
country.stateUnknown	Lo Stato di rilascio in DG1 ({state}) non è nella tabella dei codici.
country.stateWithoutLetters	Lo Stato di rilascio in DG1 ({state}) non ha un codice di due lettere che un certificato possa avere; quello del firmatario del documento è {country}.
country.unknown	Nessuno Stato si chiama {text}.
country.unknownMeant	Nessuno Stato si chiama {text}. Forse si intendeva {names}?
country:AD	Andorra
country:AE	Emirati Arabi Uniti
country:AF	Afghanistan
country:AG	Antigua e Barbuda
country:AI	Anguilla
country:AL	Albania
country:AM	Armenia
country:AN	Antille Olandesi
country:AO	Angola
country:AQ	Antartide
country:AR	Argentina
country:AS	Samoa Americane
country:AT	Austria
country:AU	Australia
country:AW	Aruba
country:AX	Isole Åland
country:AZ	Azerbaigian
country:BA	Bosnia ed Erzegovina
country:BB	Barbados
country:BD	Bangladesh
country:BE	Belgio
country:BF	Burkina Faso
country:BG	Bulgaria
country:BH	Bahrein
country:BI	Burundi
country:BJ	Benin
country:BL	Saint-Barthélemy
country:BM	Bermuda
country:BN	Brunei
country:BO	Bolivia
country:BQ	Caraibi Olandesi
country:BR	Brasile
country:BS	Bahamas
country:BT	Bhutan
country:BV	Isola Bouvet
country:BW	Botswana
country:BY	Bielorussia
country:BZ	Belize
country:CA	Canada
country:CC	Isole Cocos (Keeling)
country:CD	Congo - Kinshasa
country:CF	Repubblica Centrafricana
country:CG	Congo-Brazzaville
country:CH	Svizzera
country:CI	Costa d’Avorio
country:CK	Isole Cook
country:CL	Cile
country:CM	Camerun
country:CN	Cina
country:CO	Colombia
country:CR	Costa Rica
country:CU	Cuba
country:CV	Capo Verde
country:CW	Curaçao
country:CX	Isola Christmas
country:CY	Cipro
country:CZ	Cechia
country:DE	Germania
country:DJ	Gibuti
country:DK	Danimarca
country:DM	Dominica
country:DO	Repubblica Dominicana
country:DZ	Algeria
country:EC	Ecuador
country:EE	Estonia
country:EG	Egitto
country:EH	Sahara Occidentale
country:ER	Eritrea
country:ES	Spagna
country:ET	Etiopia
country:EU	Unione europea
country:FI	Finlandia
country:FJ	Figi
country:FK	Isole Falkland
country:FM	Micronesia
country:FO	Isole Fær Øer
country:FR	Francia
country:GA	Gabon
country:GB	Regno Unito
country:GD	Grenada
country:GE	Georgia
country:GF	Guyana Francese
country:GG	Guernsey
country:GH	Ghana
country:GI	Gibilterra
country:GL	Groenlandia
country:GM	Gambia
country:GN	Guinea
country:GP	Guadalupa
country:GQ	Guinea Equatoriale
country:GR	Grecia
country:GS	Georgia del Sud e Sandwich Australi
country:GT	Guatemala
country:GU	Guam
country:GW	Guinea-Bissau
country:GY	Guyana
country:HK	RAS di Hong Kong
country:HM	Isole Heard e McDonald
country:HN	Honduras
country:HR	Croazia
country:HT	Haiti
country:HU	Ungheria
country:IA	ICAO
country:ID	Indonesia
country:IE	Irlanda
country:IL	Israele
country:IM	Isola di Man
country:IN	India
country:IO	Territorio Britannico dell’Oceano Indiano
country:IQ	Iraq
country:IR	Iran
country:IS	Islanda
country:IT	Italia
country:JE	Jersey
country:JM	Giamaica
country:JO	Giordania
country:JP	Giappone
country:KE	Kenya
country:KG	Kirghizistan
country:KH	Cambogia
country:KI	Kiribati
country:KM	Comore
country:KN	Saint Kitts e Nevis
country:KP	Corea del Nord
country:KR	Corea del Sud
country:KS	Kosovo
country:KW	Kuwait
country:KY	Isole Cayman
country:KZ	Kazakistan
country:LA	Laos
country:LB	Libano
country:LC	Saint Lucia
country:LI	Liechtenstein
country:LK	Sri Lanka
country:LR	Liberia
country:LS	Lesotho
country:LT	Lituania
country:LU	Lussemburgo
country:LV	Lettonia
country:LY	Libia
country:MA	Marocco
country:MC	Monaco
country:MD	Moldavia
country:ME	Montenegro
country:MF	Saint Martin
country:MG	Madagascar
country:MH	Isole Marshall
country:MK	Macedonia del Nord
country:ML	Mali
country:MM	Myanmar (Birmania)
country:MN	Mongolia
country:MO	RAS di Macao
country:MP	Isole Marianne Settentrionali
country:MQ	Martinica
country:MR	Mauritania
country:MS	Montserrat
country:MT	Malta
country:MU	Mauritius
country:MV	Maldive
country:MW	Malawi
country:MX	Messico
country:MY	Malaysia
country:MZ	Mozambico
country:NA	Namibia
country:NC	Nuova Caledonia
country:NE	Niger
country:NF	Isola Norfolk
country:NG	Nigeria
country:NI	Nicaragua
country:NL	Paesi Bassi
country:NO	Norvegia
country:NP	Nepal
country:NR	Nauru
country:NT	Zona neutrale
country:NU	Niue
country:NZ	Nuova Zelanda
country:OM	Oman
country:PA	Panama
country:PE	Perù
country:PF	Polinesia Francese
country:PG	Papua Nuova Guinea
country:PH	Filippine
country:PK	Pakistan
country:PL	Polonia
country:PM	Saint-Pierre e Miquelon
country:PN	Isole Pitcairn
country:PR	Portorico
country:PS	Territori Palestinesi
country:PT	Portogallo
country:PW	Palau
country:PY	Paraguay
country:QA	Qatar
country:RE	Riunione
country:RO	Romania
country:RS	Serbia
country:RU	Russia
country:RW	Ruanda
country:SA	Arabia Saudita
country:SB	Isole Salomone
country:SC	Seychelles
country:SD	Sudan
country:SE	Svezia
country:SG	Singapore
country:SH	Sant’Elena
country:SI	Slovenia
country:SJ	Svalbard e Jan Mayen
country:SK	Slovacchia
country:SL	Sierra Leone
country:SM	San Marino
country:SN	Senegal
country:SO	Somalia
country:SR	Suriname
country:SS	Sud Sudan
country:ST	São Tomé e Príncipe
country:SV	El Salvador
country:SX	Sint Maarten
country:SY	Siria
country:SZ	Eswatini
country:TC	Isole Turks e Caicos
country:TD	Ciad
country:TF	Terre Australi Francesi
country:TG	Togo
country:TH	Thailandia
country:TJ	Tagikistan
country:TK	Tokelau
country:TL	Timor Est
country:TM	Turkmenistan
country:TN	Tunisia
country:TO	Tonga
country:TR	Turchia
country:TT	Trinidad e Tobago
country:TV	Tuvalu
country:TW	Taiwan
country:TZ	Tanzania
country:UA	Ucraina
country:UG	Uganda
country:UM	Isole Minori Esterne degli Stati Uniti
country:UN	Nazioni Unite
country:US	Stati Uniti
country:UY	Uruguay
country:UZ	Uzbekistan
country:VA	Città del Vaticano
country:VC	Saint Vincent e Grenadine
country:VE	Venezuela
country:VG	Isole Vergini Britanniche
country:VI	Isole Vergini Americane
country:VN	Vietnam
country:VU	Vanuatu
country:WF	Wallis e Futuna
country:WS	Samoa
country:XBA	Banca africana di sviluppo
country:XCC	Comunità caraibica
country:XCE	Consiglio d’Europa
country:XCO	Mercato comune dell’Africa orientale e australe
country:XDC	Comunità di sviluppo dell’Africa australe
country:XEC	Comunità economica degli Stati dell’Africa occidentale
country:XES	Organizzazione degli Stati dei Caraibi orientali
country:XIM	Banca africana di import-export
country:XMP	Assemblea parlamentare del Mediterraneo
country:XOM	Sovrano militare ordine di Malta
country:XPO	INTERPOL
country:YE	Yemen
country:YT	Mayotte
country:ZA	Sudafrica
country:ZM	Zambia
country:ZW	Zimbabwe
crypto.algorithmMissing	A OpenSSL manca {algorithm}.
crypto.algorithmOfOtherKey	{algorithm} non è un algoritmo di una chiave {key}.
crypto.algorithmRefused	OpenSSL ha rifiutato {algorithm}.
crypto.algorithmsMissing	A OpenSSL manca un algoritmo di Doc 9303.
crypto.allowanceSpent	Il documento indica più gruppi propri di grandi dimensioni di quanti se ne verifichino; questo, di {bits, plural, one {# bit} other {# bit}}, non è stato verificato.
crypto.bitStringNotWhole	È attesa una stringa di bit di byte interi.
crypto.blockNotEncrypted	Impossibile cifrare il blocco.
crypto.bufferTooSmall	Il buffer di output è troppo piccolo.
crypto.cipherFailed	{cipher} non è riuscito.
crypto.cipherNotKeyed	Impossibile impostare la chiave nel contesto di cifratura.
crypto.cmacRefused	CMAC ha rifiutato il suo cifrario.
crypto.coordinateTooLarge	Una coordinata non è inferiore al numero primo.
crypto.coordinatesNoResidues	Le coordinate non sono residui modulo il numero primo di {group}.
crypto.curveEncodingNotChosen	Impossibile scegliere la codifica della curva.
crypto.curveMissing	A questa build di OpenSSL manca la curva {curve}.
crypto.curveNotExplicit	I parametri della curva non sono scritti per esteso.
crypto.curveNotListed	La curva {curve} non è nell’elenco.
crypto.divisionFailed	Una divisione non è riuscita.
crypto.dsaKeyRefused	OpenSSL ha rifiutato la chiave DSA.
crypto.dsaMissing	A OpenSSL manca DSA.
crypto.dsaOrderBounds	L’ordine di una chiave DSA ha 160, 224 o 256 bit; questo ne ha {bits}.
crypto.dsaParametersInherited	La chiave DSA non ha parametri di dominio propri.
crypto.dsaPrimeBounds	Il numero primo di una chiave DSA ha da 1024 a 3072 bit ed è dispari; questo ne ha {bits}.
crypto.elementCut	La codifica termina dentro un elemento.
crypto.elementMissing	La codifica termina dove è atteso un elemento.
crypto.elementOfOtherGroup	Un elemento di {element} non è un elemento di {group}.
crypto.fixedSequenceEnds	La sequenza fissa di byte casuali è terminata.
crypto.generatorBounds	Un generatore è compreso tra 2 e p-2.
crypto.generatorOrder	Il generatore non ha l’ordine indicato.
crypto.groupNotListed	I numeri non sono di alcun gruppo in elenco.
crypto.hashNotBegun	Impossibile avviare {hash}.
crypto.hashNotComputed	Impossibile calcolare {hash}.
crypto.ivLength	Il vettore di inizializzazione ha {length, plural, one {# byte} other {# byte}}.
crypto.keyAlgorithmUnsupported	L’algoritmo di chiave {algorithm} non è supportato.
crypto.keyLength	Una chiave {cipher} ha {length, plural, one {# byte} other {# byte}}.
crypto.keyNotCopied	Impossibile copiare la chiave.
crypto.keyNotDerived	Impossibile derivare la chiave.
crypto.keyNotGenerated	Impossibile generare la chiave.
crypto.keyOpensNoSignature	Una chiave {key} non apre firme: lo fa solo RSA.
crypto.keyVerifiesNoECDSA	Una chiave {key} non verifica firme ECDSA.
crypto.lengthNotDER	Una lunghezza non è DER, o è troppo grande.
crypto.lengthNotMinimal	Una lunghezza non è minima.
crypto.macLength	Un MAC ha {length, plural, one {# byte} other {# byte}}.
crypto.macNoWholeBlocks	L’input del MAC non è un numero intero di blocchi.
crypto.macNotComputed	Impossibile calcolare il MAC.
crypto.modularOperationFailed	Un’operazione modulare non è riuscita.
crypto.modulusBounds	Un modulo è un numero primo dispari di al massimo 512 byte.
crypto.modulusNotPrepared	Impossibile preparare un modulo.
crypto.neutralElement	L’elemento neutro di {group} non è né una chiave pubblica né un segreto.
crypto.noCipherContext	Impossibile creare un contesto di cifratura.
crypto.noCoordinate	Impossibile ottenere la coordinata x di un punto di {curve}.
crypto.noCurve	{group} non è una curva.
crypto.noCurveNorParameters	La chiave non ha né il nome di una curva né i suoi parametri.
crypto.noDomainParameters	Nessun insieme standardizzato di parametri di dominio ha questo numero.
crypto.noIntegratedMapping	{group} non è un gruppo della mappatura integrata.
crypto.noMemoryForComputation	Memoria insufficiente per un calcolo.
crypto.noMemoryForGroup	Memoria insufficiente per {group}.
crypto.noMemoryForModulus	Memoria insufficiente per un modulo.
crypto.noMemoryForNumber	Memoria insufficiente per un numero.
crypto.noMemoryForPoint	Memoria insufficiente per un punto di {curve}.
crypto.noPEMKey	Questa non è una chiave privata non cifrata in PEM.
crypto.noPKCS8	Questa non è una chiave privata PKCS #8 RSA o su una curva.
crypto.noPadding	Il testo in chiaro non termina con un riempimento.
crypto.noPrimeField	La curva non è su un campo primo.
crypto.noRandomOctets	Il generatore casuale non ha fornito byte.
crypto.noRandomScalar	Il generatore casuale non ha fornito uno scalare di {group}.
crypto.noSuchElement	In {group} non c’è un simile elemento.
crypto.noTestGenerator	Impossibile predisporre il generatore di test.
crypto.noWholeBlocks	L’input non è un numero intero di blocchi di {length, plural, one {# byte} other {# byte}}.
crypto.notSigned	OpenSSL non è riuscito a firmare con {algorithm}.
crypto.numberNoResidue	Il numero non è un residuo modulo il numero primo di {group}.
crypto.numberNotMinimal	Un numero non è in forma minima.
crypto.numberNotPositive	È atteso un numero positivo.
crypto.numberNotReduced	Impossibile ridurre un numero.
crypto.objectIdentifierMalformed	Un identificatore di oggetto è malformato.
crypto.octetsFollow	Ci sono byte dove la codifica deve terminare.
crypto.oneBlockWanted	È richiesto un blocco di {length, plural, one {# byte} other {# byte}}.
crypto.orderBounds	L’ordine di un sottogruppo ha almeno {least} bit e meno del numero primo; questo ne ha {bits}.
crypto.orderMissing	Manca l’ordine del sottogruppo.
crypto.orderNoDivisor	L’ordine del sottogruppo non divide p-1.
crypto.orderNotChecked	Impossibile controllare l’ordine di un valore pubblico.
crypto.orderNotPrime	L’ordine del sottogruppo non è primo.
crypto.otherModulus	I numeri sono residui di un altro modulo.
crypto.otherTag	È atteso un elemento con un altro tag.
crypto.paddingTooLong	Il riempimento è più lungo di un blocco.
crypto.pkcs3WithoutOrder	Ai parametri PKCS #3 manca l’ordine del sottogruppo.
crypto.plainSignatureLength	Una firma semplice su {curve} ha {length, plural, one {# byte} other {# byte}}; questa ne ha {there}.
crypto.pointAtInfinity	Il punto all’infinito non è una chiave pubblica.
crypto.pointCompressed	Un punto si invia non compresso, come 04 || x || y.
crypto.pointLength	Un punto di {curve} ha {length, plural, one {# byte} other {# byte}}.
crypto.pointNotEncoded	Impossibile codificare un punto di {curve}.
crypto.pointNotMultiplied	Impossibile moltiplicare un punto di {curve}.
crypto.pointNotOnCurve	Il punto non è su {curve}.
crypto.pointsNotAdded	Impossibile sommare due punti di {curve}.
crypto.powerFailed	Impossibile calcolare una potenza in GF(p).
crypto.primalityNotTested	Impossibile verificare se un numero è primo.
crypto.primeBounds	Un numero primo Diffie-Hellman ha da {least} a {most} bit; questo ne ha {bits}.
crypto.primeMissing	OpenSSL non ha il numero primo {prime}.
crypto.privateKeyNotEncoded	Impossibile codificare la chiave privata.
crypto.productFailed	Impossibile calcolare un prodotto in GF(p).
crypto.providerNotLoaded	Impossibile caricare il provider predefinito di OpenSSL.
crypto.publicKeyNotEncoded	Impossibile codificare la chiave pubblica.
crypto.publicPointCompressed	Il punto pubblico non è un punto non compresso della curva.
crypto.publicPointNotOnCurve	Il punto pubblico non è sulla curva.
crypto.publicValueBounds	Un valore pubblico deve essere compreso tra 2 e p-2.
crypto.publicValueLength	Un valore pubblico di questo gruppo ha da 1 a {most} byte.
crypto.publicValueOne	Il valore pubblico è 1, che lo standard non ammette.
crypto.publicValueOutside	Il valore pubblico non è nel sottogruppo del generatore.
crypto.publicValueSmallOrder	Il valore pubblico genera solo pochi elementi.
crypto.representativeBounds	{what, select, signature {La firma non è compresa} other {Il rappresentante non è compreso}} tra 1 e n - 1.
crypto.representativeLength	{what, select, signature {La firma} other {Il rappresentante}} ha {length, plural, one {# byte} other {# byte}}; il modulo ne ha {modulus}.
crypto.representativeNotSigned	OpenSSL non è riuscito a firmare il rappresentante.
crypto.rsaExponentBounds	Un esponente RSA è dispari, maggiore di 1 e di al massimo 64 bit.
crypto.rsaKeyBounds	Una chiave RSA ha da 1024 a 8192 bit.
crypto.rsaKeyRefused	OpenSSL ha rifiutato la chiave RSA.
crypto.rsaMissing	A OpenSSL manca RSA.
crypto.rsaModulusBounds	Un modulo RSA ha da 1024 a 8192 bit ed è dispari; questo ha {bits} bit.
crypto.rsaNumbersTooLong	I numeri della chiave RSA sono troppo lunghi.
crypto.saltLength	Un salt di {length, plural, one {# byte} other {# byte}} non si accorda con alcuna chiave RSA.
crypto.signatureNotOpened	OpenSSL non è riuscito ad aprire la firma.
crypto.signatureNumberBounds	Il numero {number} della firma non è compreso tra 1 e n - 1.
crypto.tablesNotMade	Impossibile creare le tabelle di {group}.
crypto.verificationNotSetUp	Impossibile predisporre la verifica.
crypto.zeroNotInvertible	Zero non ha inverso.
cvc.algorithmHistoric	{algorithm} non è più in elenco.
cvc.algorithmUnknown	{identifier} non è un algoritmo dell’autenticazione del terminale.
cvc.authenticatedRequest	Questa è una richiesta di certificato autenticata, non un certificato.
cvc.authorizationLength	Un’autorizzazione di tipo {kind, select, inspectionSystem {sistema di ispezione} authenticationTerminal {terminale di autenticazione} signatureTerminal {terminale di firma} other {{kind}}} ha {expected, plural, one {# byte} other {# byte}}; questa ne ha {count}.
cvc.authorizationOutOfBounds	Un’autorizzazione ha da 1 a 32 byte; questa ne ha {count}.
cvc.chainLimits	Una catena si costruisce con al massimo {certificates} certificati e {references, plural, one {# riferimento} other {# riferimenti}}.
cvc.curveOfIssuerUnknown	Nessun certificato superiore indica la curva della chiave del suo emittente.
cvc.curveUnknown	Nessun certificato superiore indica la curva di questa chiave.
cvc.dateDigit	Un byte della data non è una cifra.
cvc.dateLength	Una data ha sei byte; questa ne ha {count}.
cvc.domainParametersStated	Indica parametri di dominio, cosa che fa solo una CVCA.
cvc.expired	È scaduto in data {last}.
cvc.expiresBeforeEffective	La data di scadenza ({last}) precede quella di inizio validità.
cvc.issuerKeyUnusable	La chiave del suo emittente non si può usare. {error}.
cvc.issuerMissing	Manca il certificato del suo emittente.
cvc.keySizeUnlisted	La sua chiave, {key}, è di una dimensione non in elenco.
cvc.lastButOneNotVerifier	Il penultimo non è di un verificatore di documenti (document verifier).
cvc.lastNotTerminal	L’ultimo certificato non è di un terminale.
cvc.lengthNotMinimal	La lunghezza non è breve come prevede DER.
cvc.malformedReference	(malformato)
cvc.noCertificate	Un certificato inizia con 7F21; questo con {tag}.
cvc.noChain	Il chip dà fiducia a {keys}; {terminals}.
cvc.noChainToNoKey	Il chip non dà fiducia ad alcuna chiave; {terminals}.
cvc.noOctets	Non ci sono byte.
cvc.noRights	Non ha il diritto di leggere DG3 o DG4.
cvc.noTerminal	tra i certificati forniti non ce n’è uno di un terminale.
cvc.notLink	Prima del certificato del verificatore di documenti possono stare solo certificati di collegamento.
cvc.notYetEffective	Diventa valido in data {first}.
cvc.numberDiffers	Il numero primo è quello di {curve}; questo numero no.
cvc.numberEmpty	Il numero non ha byte.
cvc.numberPadded	Il numero inizia con un byte zero.
cvc.objectFollows	Segue l’oggetto dati {tag} dove non deve esserci nulla.
cvc.objectMissing	Alla fine manca l’oggetto dati {tag}.
cvc.otherAlgorithm	La sua chiave è di un altro algoritmo o di un’altra dimensione: {algorithm}.
cvc.otherIssuer	Indica come emittente {reference}.
cvc.otherObject	Qui deve stare l’oggetto dati {expected}; c’è {tag}.
cvc.otherTerminalType	La sua autorizzazione è di un altro tipo: {kind, select, inspectionSystem {sistema di ispezione} authenticationTerminal {terminale di autenticazione} signatureTerminal {terminale di firma} other {{kind}}}.
cvc.pointCompressed	Il punto non è in forma non compressa.
cvc.primeUnlisted	Il numero primo non è di alcuna curva in elenco.
cvc.profileIdentifier	L’identificatore del profilo non è 0 (versione 1).
cvc.referenceCharacter	Un carattere del riferimento non è assegnato in ISO/IEC 8859-1.
cvc.referenceCharacterSet	Un carattere non è di ISO/IEC 8859-1.
cvc.referenceCountry	Il codice dello Stato non è di due lettere maiuscole.
cvc.referenceLength	Un riferimento ha da 8 a 16 byte; questo ne ha {count}.
cvc.referenceRepeated	Un certificato precedente ha lo stesso riferimento del titolare.
cvc.referenceSequence	Il numero di sequenza non è di cinque cifre o lettere maiuscole.
cvc.requestBody	Il corpo è quello di una richiesta di certificato.
cvc.signatureInvalid	La sua firma non è di {issuer}.
cvc.signatureLength	Una firma di {count, plural, one {# byte} other {# byte}} non si accorda con alcuna chiave.
cvc.standsUnder	{terminal} dipende da {authority}
cvc.tooLong	{count, plural, one {# byte è} other {# byte sono}} più di quanti ne ha un certificato.
cvc.tooManyCertificates	Più di {maximum} certificati.
cvc.tooManyExtensions	Un certificato ha più di {maximum} estensioni.
cvc.verifierMissing	{terminal}: manca il certificato di {verifier}
date.alone	{day}
date.day	{day}/{month}/{year}
date.moment	{day}, {time} UTC
decision.accept	ACCETTARE
decision.byDefault	Nessuna regola della policy {policy} è applicabile.
decision.byRule	In base alla regola {rule} della policy {policy}: {basis}.
decision.byRuleAlone	In base alla regola {rule} della policy {policy}.
decision.reject	RIFIUTARE
decision.review	ESAMINARE
defectList.authorityRevoked	Il certificato CSCA {subject} è revocato. Fonte: {publication}.
defectList.changed	{check}: verifica prima {before, select, successful {riuscita} failed {non superata} undetermined {indeterminata} notSupported {non supportata} other {interrotta}}, ora {result, select, successful {riuscita} failed {non superata} undetermined {indeterminata} notSupported {non supportata} other {interrotta}} ({entry})
defectList.entriesLost	{count, plural, one {# voce non si può decodificare} other {# voci non si possono decodificare}} (la prima: {place}). {error}.
defectList.entriesUndecodable	{count, plural, one {# voce non decodificabile} other {# voci non decodificabili}} ({publication})
defectList.entry	{name}, voce {entry} ({list})
defectList.excused	Verifica non superata ma giustificata ({publication}; {name}): {check}.
defectList.known	noto: {entry}
defectList.leaves	Verifica {result, select, successful {riuscita} failed {non superata} undetermined {indeterminata} notSupported {non supportata} other {interrotta}}, causa: {cause}: {check}.
defectList.listLost	Il contenuto della lista non si può decodificare ({place}). {error}.
defectList.listUndecodable	contenuto non decodificabile ({publication})
defectList.more	e altri {count}
defectList.name.activeAuthenticationKeyCompromised	chiavi compromesse dell’autenticazione attiva
defectList.name.authenticationProtocolFailure	un protocollo di autenticazione che non riesce
defectList.name.cardSecurityMalformed	un EF.CardSecurity codificato in modo errato
defectList.name.certificateOrKey	una deviazione in un certificato o in una chiave
defectList.name.certificateReplaced	un certificato del firmatario del documento che non si può decodificare
defectList.name.certificateRevoked	una revoca di un certificato
defectList.name.chip	una deviazione del chip
defectList.name.chipAuthenticationKeyCompromised	chiavi compromesse dell’autenticazione del chip
defectList.name.chipSecurityMalformed	un EF.ChipSecurity codificato in modo errato
defectList.name.comInconsistent	un EF.COM che contraddice EF.SOD
defectList.name.comSODDiscrepancy	elenchi errati dei gruppi di dati in EF.COM ed EF.SOD
defectList.name.cscaEncoding	un campo codificato in modo errato nel certificato CSCA
defectList.name.dataGroupHashWrong	un hash errato in EF.SOD
defectList.name.dataGroupMalformed	gruppi di dati codificati in modo errato
defectList.name.documentSignerEncoding	un campo codificato in modo errato nel certificato del firmatario del documento
defectList.name.documentSignerMalformed	un certificato del firmatario del documento codificato in modo errato
defectList.name.documentSignerSignature	una firma errata del certificato del firmatario del documento
defectList.name.eIDDataGroupMalformed	gruppi di dati dell’applicazione eID codificati in modo errato
defectList.name.eIDIntegrityUncertain	gruppi di dati dell’applicazione eID di integrità incerta
defectList.name.issuingCountry	Stato mancante o errato del firmatario del documento
defectList.name.logicalDataStructure	una deviazione nei file del chip
defectList.name.machineReadableZone	una deviazione nella zona a lettura ottica
defectList.name.mrzCheckDigitWrong	una cifra di controllo errata nella zona a lettura ottica
defectList.name.mrzDataWrong	dati errati nella zona a lettura ottica
defectList.name.nationalUse	una deviazione di un tipo per uso nazionale
defectList.name.powerDownRequired	un chip a cui va tolta l’alimentazione tra due autenticazioni
defectList.name.securityObjectInvalid	un EF.SOD che non si può convalidare
defectList.name.securityObjectSignatureWrong	una firma errata di EF.SOD
defectList.name.unknown	un errore di tipo non noto
defectList.name.validityPeriodIncorrect	un periodo di validità errato
defectList.name.wrongSignerIdentifier	un firmatario errato indicato in EF.SOD
defectList.notApplied	non applicato ({reason}): {entry}
defectList.notGranted	Il documento è messo in dubbio ({name}) da una fonte non autorizzata per il suo Stato: {publication}.
defectList.refused.listNotTrusted	nessuno di noto garantisce per la lista
defectList.refused.malformed	quanto dice non si può leggere
defectList.refused.noExcuses	la policy non accetta giustificazioni
defectList.refused.notComparable	i suoi limiti non si possono confrontare con questo documento
defectList.refused.notGranted	chi pubblica la lista non ha un’autorizzazione per questo Stato
defectList.refused.otherState	una lista delle deviazioni può parlare solo dei documenti del proprio Stato
defectList.refused.overBroad	i suoi limiti sono così ampi che parlerebbe di ogni documento
defectList.signerRevoked	Il {signer, select, document {firmatario del documento} seal {firmatario del sigillo} other {{signer}}} è revocato. Fonte: {publication}.
defectList.stated	{name} ({publication})
demand.cloneable	Il chip non offre alcuna prova di essere l’originale: una copia non si distingue da esso.
demand.countryAllowed	La policy accetta documenti di questo Stato: {state}.
demand.countryNotAllowed	La policy non accetta documenti di questo Stato: {state}.
demand.countryUnknown	Lo Stato {code} non è in alcuna tabella, quindi non si può dire se la policy ne accetti i documenti.
demand.documentGiven	È atteso un sigillo, e queste sono le evidenze di un documento.
demand.expiresSoon	Il documento scade in data {day}, e la policy richiede che sia valido ancora per almeno {days, plural, one {# giorno} other {# giorni}}.
demand.listOld	Secondo la policy, {list} può avere al massimo {most, plural, one {# giorno} other {# giorni}}; è datata {day}, di {days, plural, one {# giorno} other {# giorni}} fa.
demand.listsNew	Le liste sono recenti come richiede la policy.
demand.masterList	la master list con cui è giunto il certificato CSCA
demand.noDateOfIssue	Non si sa per quanto tempo il documento sia valido in tutto: la sua data di rilascio non è stata letta, o è impossibile.
demand.noListInStore	Nessuna master list nell’archivio dice quando è stata firmata, quindi l’età non è nota.
demand.noMasterList	Il certificato CSCA non è giunto con una master list che dica quando è stata firmata, quindi l’età della lista non è nota.
demand.noProofOffered	Il documento non offre alcuna delle prove accettate dalla policy.
demand.periodFits	Il documento è valido in tutto per al massimo {months, plural, one {# mese} other {# mesi}}.
demand.proofNotShown	Il chip non ha dimostrato di essere l’originale in un modo accettato dalla policy.
demand.proofShown	Quanto richiede la policy è soddisfatto da: {check}.
demand.proofShownToOthers	Il chip ha dimostrato a un terminale di essere l’originale, e la policy richiede che sia dimostrato a chi valuta.
demand.revocationList	la lista di revoca dell’emittente
demand.sealGiven	È atteso un documento, e questo è un sigillo: non prova nulla di un chip né del suo titolare.
demand.sealUnread	Il sigillo non dice di quale Stato o tipo sia il documento.
demand.store	la master list più recente dell’archivio
demand.typeAllowed	La policy accetta documenti del tipo {code}.
demand.typeRefused	La policy non accetta documenti del tipo {code}.
demand.validLongEnough	Il documento è valido ancora per almeno {days, plural, one {# giorno} other {# giorni}}.
demand.validTooLong	Il documento è valido nel periodo {issued}–{expiry}, e la policy ammette al massimo {months, plural, one {# mese} other {# mesi}}.
deviation.akiMismatch	L’identificatore di chiave del firmatario non indica una chiave fidata, ma una chiave con lo stesso nome ne verifica la firma.
deviation.akiMissing	Il firmatario non indica la chiave della sua CSCA; l’ancora è stata trovata in base al nome.
deviation.alternativeCountryDiffers	I codici nel nome alternativo sono di uno Stato diverso da quello del certificato.
deviation.anchorWithoutAuthority	L’ancora non dichiara di essere un’autorità; lo si sa dalla sua provenienza.
deviation.attributeOrder	Gli attributi firmati non sono nell’ordine di DER.
deviation.authoritiesShortEFWrong	EF.DG14 dichiara un identificatore breve di EF.CVCA con cui quel file non si trova; il file è stato invece selezionato.
deviation.bareCodestream	A un’immagine JPEG 2000 manca il formato di file che la racchiude.
deviation.berEncoding	EF.SOD è in BER, non in DER.
deviation.biometricBlockNotDER	Una lunghezza, un numero o un valore logico nei dati biometrici è in BER, non in DER.
deviation.biometricDataBlockTag	Dati biometrici di uno standard si trovano sotto il tag di un altro.
deviation.biometricFormatOther	Un’intestazione biometrica indica un formato, o un suo titolare, diverso da quello dei dati.
deviation.biometricHeaderIncomplete	In un’intestazione biometrica manca il titolare o il tipo del formato.
deviation.biometricInstanceCount	Un file biometrico contiene un numero di modelli diverso da quello dichiarato.
deviation.biometricSeveralFeatures	Un solo blocco di dati contiene più dita o entrambi gli occhi.
deviation.biometricSubtypeMismatch	Un’intestazione biometrica indica un dito o un occhio diverso da quello dei suoi dati.
deviation.biometricSubtypeMissing	Un’intestazione biometrica non dice a quale dito o occhio si riferisce.
deviation.biometricTemplateMissing	La struttura intorno ai dati biometrici manca, in tutto o in parte.
deviation.bufferSizesNotStated	Il chip dichiara di indicare le dimensioni dei suoi buffer in EF.ATR/INFO, ma non lo fa; i file sono stati letti con comandi e risposte corti.
deviation.cardAccessMalformed	EF.CardAccess non è una lista di SecurityInfos, ed è stato considerato assente.
deviation.cardSecurityEntryMissing	In EF.CardSecurity manca una voce di EF.CardAccess, che un altro file firmato conferma.
deviation.certificateEnvelope	I byte intorno alla parte firmata del certificato del firmatario non sono scritti come li scrive il suo emittente.
deviation.channelReopened	Il chip chiude ogni volta il canale sicuro per lo stesso motivo, ed è stato riaperto.
deviation.checkDigitNotDigit	Una cifra di controllo è una lettera, o un riempitivo dove non è ammesso.
deviation.chipAuthenticationInfoMismatch	Le indicazioni sull’autenticazione del chip riguardano chiavi diverse da quelle presenti.
deviation.chipAuthenticationInfoMissing	Nulla dice come si usa una chiave per l’autenticazione del chip.
deviation.chipAuthenticationKeyIDMissing	Ci sono più chiavi per l’autenticazione del chip, e una di esse, o la sua descrizione, non ha un identificatore.
deviation.chipAuthenticationKeyUnwrapped	La chiave del chip si trova nel file senza la struttura che deve racchiuderla.
deviation.chipAuthenticationUnknown	Una voce di autenticazione del chip è di tipo non noto; quanto offre non si può usare.
deviation.chipAuthenticationVersion	L’autenticazione del chip è indicata in una versione diversa da quella dello standard.
deviation.comRepeatedTag	EF.COM elenca due volte un gruppo di dati.
deviation.comUnknownTag	EF.COM elenca qualcosa che non è un gruppo di dati.
deviation.computedCheckDigits	Il chip si è aperto con le cifre di controllo calcolate, non con quelle stampate.
deviation.contentTypeNotICAO	Il tipo di contenuto di EF.SOD non è quello dell’ICAO.
deviation.cvcaLength	EF.CVCA non ha i suoi 36 byte.
deviation.dataObjectsReordered	Gli oggetti dati di una risposta sono in un ordine diverso da quello dello standard.
deviation.dateBinaryCoded	Una data è scritta in cifre decimali codificate in binario (BCD).
deviation.dateImpossible	Una data o un’ora non esiste.
deviation.dateIncomplete	Una data che non è di nascita ha parti sconosciute.
deviation.dateOfBirthInvalid	La data di nascita non è una data.
deviation.dateOfExpiryIncomplete	La data di scadenza ha parti sconosciute, ammesse solo in una data di nascita.
deviation.dateOfExpiryInvalid	La data di scadenza non è una data.
deviation.dateUnpackedDigits	Le cifre di una data sono numeri, e non caratteri.
deviation.dateWithoutCentury	A una data manca il secolo.
deviation.dateZeroForUnknown	Un mese o un giorno sconosciuto è scritto 00, mentre lo standard prevede <<.
deviation.dhSubgroupUnknown	L’ordine del gruppo Diffie-Hellman del chip non è noto, quindi non si può stabilire se un valore pubblico sia nel suo sottogruppo.
deviation.digestDiffersFromSignatureHash	L’hash all’interno della firma è diverso da quello del contenuto.
deviation.digestInfoWithoutNull	La firma RSA indica il suo hash senza il NULL dello standard.
deviation.digitInName	Il nome ha una cifra.
deviation.documentCodeUnusual	Il codice del documento non inizia con una lettera del suo formato.
deviation.documentNumberEmpty	Il numero del documento è vuoto.
deviation.documentTypeListWithoutVersion	L’elenco dei tipi di documento del firmatario non indica la versione.
deviation.dynamicAuthenticationDataAbsent	Nell’autenticazione del chip il chip ha omesso un oggetto dati che è vuoto.
deviation.ecdsaIntegerPadding	Un intero della firma ECDSA ha un riempimento, o non ha il byte del segno.
deviation.elementTooLong	Un elemento di EF.DG11 o EF.DG12 è più lungo di quanto lo standard ammetta.
deviation.emptyElement	Un elemento di un gruppo di dati è vuoto.
deviation.emptyMappingDataAbsent	Nella mappatura integrata di PACE il chip ha omesso un oggetto dati che è vuoto.
deviation.emptyRead	Il chip ha risposto a una lettura con esito positivo e senza byte.
deviation.extendedKeyUsagePresent	Il firmatario del documento indica un uso esteso della chiave, che lo standard non prevede.
deviation.extendedLengthRefused	Il chip dichiara di accettare comandi e risposte lunghi, ma li ha rifiutati; i file sono stati letti con quelli corti.
deviation.facialBlockLength	Un’immagine del volto dichiara una lunghezza non corrispondente.
deviation.facialImageCount	Il record del volto dichiara un numero di immagini diverso da quello effettivo.
deviation.facialPoseAngle	Un’immagine del volto dichiara un angolo della posa, o l’incertezza di uno, che non esiste.
deviation.facialRecordLength	Il record del volto dichiara una lunghezza diversa da quella effettiva.
deviation.featurePointCount	Un’immagine del volto dichiara un numero di punti caratteristici diverso da quello effettivo.
deviation.fingerCount	Un record delle dita dichiara un numero di dita o di viste diverso da quello effettivo.
deviation.fingerRecordLength	Un record delle dita dichiara una lunghezza diversa da quella effettiva.
deviation.fingerViewLength	Una vista di un dito dichiara una lunghezza non corrispondente.
deviation.germanyAsDEU	La Germania è scritta DEU, mentre lo standard prevede D.
deviation.hashLongerThanKey	La funzione di hash dell’autenticazione attiva è più lunga della chiave, cosa che lo standard vieta.
deviation.hashNotAsStated	La firma dell’autenticazione attiva usa una funzione di hash diversa da quella indicata in EF.DG14.
deviation.hashNotStated	Il chip non indica la funzione di hash dell’autenticazione attiva; è stata trovata per tentativi.
deviation.headerReadFirst	Il chip rifiuta di fornire un file se si chiedono più byte di quanti ne ha; dei file è stata letta prima l’intestazione.
deviation.imageFormatMismatch	Un’immagine è di un formato diverso da quello indicato nell’intestazione.
deviation.imageFoundBySignature	Un’immagine non inizia dove dicono le sue intestazioni; è stata trovata dai primi byte.
deviation.instanceCount	Un gruppo di dati contiene un numero di voci diverso da quello dichiarato, non lo dichiara, o ne ha più di quante lo standard ammetta.
deviation.irisCount	Un record delle iridi dichiara un numero di occhi o di immagini diverso da quello effettivo.
deviation.irisImageLength	Un’immagine di un occhio dichiara una lunghezza non corrispondente.
deviation.irisRecordLength	Un record delle iridi dichiara una lunghezza diversa da quella effettiva.
deviation.issuerNameDiffers	Il nome dell’emittente non è il soggetto dell’ancora, benché identificatore di chiave e firma corrispondano.
deviation.issuerUnknown	L’emittente non è in alcuna tabella dello standard.
deviation.keyUsageMissing	Il firmatario del documento non indica l’uso della chiave.
deviation.keyUsageNotCritical	L’uso della chiave del firmatario del documento o della sua CSCA non è critico.
deviation.keyUsageNotDigitalSignature	La chiave del firmatario del documento è per l’impegno sul contenuto, non per firme digitali.
deviation.ldsVersionUnknown	EF.COM o EF.SOD indica una versione della struttura di dati che lo standard non prevede.
deviation.messagePartPadded	Nell’autenticazione attiva la parte di messaggio del chip è più corta dello spazio disponibile nella firma.
deviation.mrzCheckDigitNotDigit	Una cifra di controllo in EF.DG1 è una lettera, o un riempitivo dove non è ammesso.
deviation.mrzDateOfBirthInvalid	La data di nascita nella zona a lettura ottica di EF.DG1 non è una data.
deviation.mrzDateOfExpiryIncomplete	La data di scadenza in EF.DG1 ha parti sconosciute, ammesse solo in una data di nascita.
deviation.mrzDateOfExpiryInvalid	La data di scadenza in EF.DG1 non è una data.
deviation.mrzDateZeroForUnknown	Un mese o un giorno sconosciuto in EF.DG1 è scritto 00, mentre lo standard prevede <<.
deviation.mrzDigitInName	Il nome nella zona a lettura ottica di EF.DG1 ha una cifra.
deviation.mrzDocumentCodeUnusual	Il codice del documento in EF.DG1 non inizia con una lettera del suo formato.
deviation.mrzDocumentNumberEmpty	Il numero del documento in EF.DG1 è vuoto.
deviation.mrzGermanyAsDEU	In EF.DG1 la Germania è scritta DEU, mentre lo standard prevede D.
deviation.mrzIssuerUnknown	L’emittente in EF.DG1 non è in alcuna tabella dello standard.
deviation.mrzNameEmpty	Il nome nella zona a lettura ottica di EF.DG1 è vuoto, o inizia con un riempitivo.
deviation.mrzNameSeparatorRepeated	Il nome nella zona a lettura ottica di EF.DG1 ha più di un riempitivo doppio.
deviation.mrzNationalityUnknown	La cittadinanza in EF.DG1 non è in alcuna tabella dello standard.
deviation.mrzSexInvalid	Il sesso nella zona a lettura ottica di EF.DG1 è un carattere senza significato.
deviation.mrzSexX	Il sesso nella zona a lettura ottica di EF.DG1 è X, mentre lo standard prevede <.
deviation.nameEmpty	Il nome è vuoto, o inizia con un riempitivo.
deviation.nameSeparatorRepeated	Il nome ha più di un riempitivo doppio.
deviation.nationalityUnknown	La cittadinanza non è in alcuna tabella dello standard.
deviation.oddReadWithoutDO53	Leggendo lontano dall’inizio di un file, il chip ha fornito byte senza l’oggetto dati che deve racchiuderli.
deviation.otherApplicationIdentifier	I file si trovano sotto un identificatore di applicazione diverso da quello di Doc 9303.
deviation.otherNameOutsideTemplate	Un altro nome in EF.DG11, o un’altra persona in EF.DG12, si trova fuori dal suo template.
deviation.outerLengthNotMinimal	La lunghezza di un certificato per terminali non è breve come prevede DER.
deviation.paceFailed	Il chip non ha eseguito il PACE che offre ed è stato aperto con Basic Access Control.
deviation.paceInfoNotSigned	EF.CardAccess offre PACE, ma nessun file firmato lo attesta.
deviation.paceInfoWithoutParameterID	Un’offerta di PACE non indica i parametri di dominio, come richiede lo standard.
deviation.paddingAfterImage	Ci sono byte dopo un’immagine, che non ne fanno parte.
deviation.paddingAtEndOfFile	Il chip ha riempito gli ultimi byte di un file in modo diverso da quello dello standard.
deviation.parameterReferenceOtherForm	Il chip ha accettato l’altra forma del comando che avvia PACE, con o senza i parametri di dominio.
deviation.passwordRepeated	Il chip ha accettato la password solo al secondo invio.
deviation.privilegedTerminalInfoNotSigned	Quanto EF.CardAccess dice ai terminali privilegiati non è in alcun file firmato.
deviation.publicValueFilled	Un valore pubblico Diffie-Hellman nella mappatura di PACE è completato con zeri.
deviation.rawImageLength	Un’immagine non compressa ha una lunghezza diversa da quella data dalle dimensioni dichiarate.
deviation.readLengthReduced	I file sono stati letti in parti più corte, perché quelle più lunghe sono state rifiutate.
deviation.responseTooLong	Il chip ha fornito più byte di quanti ne erano stati chiesti.
deviation.rsaLeadingZerosDropped	La firma RSA è più corta del modulo.
deviation.sealCurveDiffers	La chiave del firmatario del sigillo è su una curva diversa da quella dell’algoritmo indicato nel sigillo.
deviation.sealMembersUnsigned	Il sigillo ha membri che non sono firmati; nulla di quanto dicono è certo.
deviation.sealSignerPurposeMissing	Il certificato del firmatario del sigillo non dice a che cosa serve.
deviation.securityInfoMalformed	Una voce di SecurityInfos non si può decodificare e viene tralasciata.
deviation.securityInfoVersion	Un SecurityInfo è di una versione diversa da quella dello standard.
deviation.securityInfosSequence	I SecurityInfos di un file sono una sequenza, mentre lo standard prevede un insieme.
deviation.securityInfosTrailing	Ci sono byte dopo i SecurityInfos di un file; vengono ignorati.
deviation.securityInfosWrapped	I SecurityInfos di un file si trovano dentro un’altra struttura.
deviation.securityObjectFewDataGroups	EF.SOD elenca meno di due gruppi di dati.
deviation.securityObjectManyDataGroups	EF.SOD ha più voci di quanti gruppi di dati esistano.
deviation.securityObjectNotDER	L’elenco degli hash in EF.SOD è in BER, non in DER.
deviation.securityObjectRepeatedDataGroup	EF.SOD elenca due volte un gruppo di dati, con hash uguali.
deviation.securityObjectUnknownDataGroup	EF.SOD elenca un numero che nessun gruppo di dati ha.
deviation.securityObjectVersionInfo	EF.SOD ha informazioni di versione che la sua versione non prevede, o non ha quelle che richiede.
deviation.selectWarning	Il chip ha risposto a una selezione con un avviso.
deviation.selectWithAnswer	Il chip accetta una selezione solo se si chiede una risposta.
deviation.sexInvalid	Il sesso è un carattere senza significato.
deviation.sexX	Il sesso è X, mentre lo standard prevede <.
deviation.sha1TrailerOption2	La firma dell’autenticazione attiva su SHA-1 termina con 33CC, mentre lo standard richiede BC.
deviation.shortEFNotSupported	Il chip non accetta identificatori di file brevi; i file sono stati invece selezionati.
deviation.shortEFOtherFile	Un identificatore breve ha portato a un altro file; da lì in poi i file sono stati selezionati.
deviation.signatureAlgorithmNotPlain	EF.DG14 indica l’algoritmo dell’autenticazione attiva con un identificatore che lo standard non prevede per essa.
deviation.signatureEncodedAsDER	La firma ECDSA dell’autenticazione attiva è una sequenza DER, non in formato semplice.
deviation.signatureHashNotNamed	L’algoritmo di firma non indica il suo hash.
deviation.signatureLeadingZerosDropped	Alla firma RSA dell’autenticazione attiva mancano gli zeri iniziali.
deviation.signatureOverSHA1	La firma ECDSA dell’autenticazione attiva usa SHA-1, che lo standard vieta.
deviation.signedDataVersion	SignedData è di versione 4 o 5, non 3.
deviation.signerCertificateNotEmbedded	EF.SOD non contiene il certificato del suo firmatario; è stata usata la copia nell’archivio.
deviation.signerIdentifierMismatch	EF.SOD indica un certificato diverso da quello con cui è stato firmato.
deviation.signerInfoVersion	La versione della struttura del firmatario non si accorda con il modo in cui indica il certificato.
deviation.signingTimeMissing	Una lista firmata non dice quando è stata firmata.
deviation.sodIndefiniteLength	EF.SOD ha una lunghezza indefinita, mentre lo standard richiede DER.
deviation.staticKeyNamedCurve	La chiave del chip indica la curva per nome, mentre lo standard ne vuole i parametri per esteso.
deviation.staticKeyX942	La chiave Diffie-Hellman del chip è codificata come in X9.42, non come in PKCS #3.
deviation.statusObjectAbsent	In una risposta del chip manca l’oggetto dati con i byte di stato, che quindi non erano protetti.
deviation.tagListMissing	EF.DG11 o EF.DG12 non ha l’elenco dei suoi elementi.
deviation.tagListNamesAbsentElement	L’elenco degli elementi di EF.DG11 o EF.DG12 ne indica uno che non c’è.
deviation.tagListNamesTemplate	L’elenco degli elementi di EF.DG11 o EF.DG12 indica il template dei nomi, e non il suo contenuto.
deviation.tagListOmitsElement	L’elenco degli elementi di EF.DG11 o EF.DG12 non ne indica uno che c’è.
deviation.tagWithoutLastOctet	Un’indicazione di data e ora in EF.DG12 si trova sotto un tag privo dell’ultimo byte.
deviation.terminalAuthenticationChained	Un certificato o una firma dell’autenticazione del terminale è stato inviato al chip in più comandi.
deviation.terminalAuthenticationStaticBinding	Il chip ha accettato la firma del terminale sul numero del documento o sul CAN, non sulla sua chiave PACE.
deviation.terminalAuthenticationUnverifiedChip	Il terminale ha mostrato i suoi certificati a un chip di cui non era stata dimostrata l’autenticità.
deviation.textNotUTF8	Un testo non è UTF-8; è stato letto come ISO/IEC 8859-1.
deviation.trailingOctets	Ci sono byte dopo i dati di un file; vengono ignorati.
deviation.trailingOctetsHashed	L’hash in EF.SOD è di un gruppo di dati e dei byte che lo seguono nel file.
deviation.twinCurve	Il certificato indica una curva diversa da quella della sua chiave.
deviation.unknownElement	Un file ha un elemento che lo standard non definisce in quel punto; viene saltato.
deviation.unknownImageFormat	I primi byte di un’immagine non sono di alcun formato noto.
deviation.validityTimeForm	La validità del certificato del firmatario del documento è scritta nella forma di data riservata agli anni dal 2050 in poi.
diagnosis.anchorListed	Per l’ancora garantisce solo la lista di un altro Stato ({voucher}). Le policy border e strict la rifiutano.
diagnosis.anchorPeriod	{begin} - {end}
diagnosis.anchorStanding	{key}, {basis} ({voucher}){isListed, select, yes {, lista datata {signed}} other {}}{hasKey, select, yes {, ha la chiave indicata} other {}}
diagnosis.anchorUnpinned	L’ancora non è fissata: è giunta con una lista, e nulla di fidato garantisce per il firmatario di quella lista. Le policy border e strict la rifiutano.
diagnosis.anchorWithoutKeyIdentifier	nessuno
diagnosis.anchorsOf	Certificati CSCA ({country}):
diagnosis.certificateAbsent	il suo certificato non è presente; indicato: emittente {issuer}, numero di serie {serial}
diagnosis.certificateAbsentByKey	il suo certificato non è presente; indicata: chiave {key}
diagnosis.certificateNotTrusted	L’archivio ha per quella chiave un certificato, {subject}, che non è un’ancora: nulla di fidato garantisce per esso.
diagnosis.chains	Il firmatario ha una catena fino alla CSCA ({country}), generazione {generation} di {generations}, {subject}.{links, plural, =0 {} one { Tramite # certificato di collegamento.} other { Tramite # certificati di collegamento.}}
diagnosis.chainsOutsideGenerations	Il firmatario ha una catena fino alla CSCA ({country}), {subject}.{links, plural, =0 {} one { Tramite # certificato di collegamento.} other { Tramite # certificati di collegamento.}}
diagnosis.checkEnded	{check}: {result, select, successful {verifica riuscita} failed {verifica non superata} undetermined {verifica indeterminata} notSupported {verifica non supportata} other {verifica interrotta}}.
diagnosis.compareCertificate	Oppure confrontare quel certificato con quanto pubblica il suo emittente, e importarlo con la sua impronta.
diagnosis.countryNotInStore	L’archivio contiene certificati CSCA di {countries, plural, one {# Stato} other {# Stati}}, e nessuno di questo: {country}.
diagnosis.defectChanged	Un difetto pubblicato ({defect}) ha cambiato il risultato di una verifica ({check}) da «{before, select, successful {riuscita} failed {non superata} undetermined {indeterminata} notSupported {non supportata} other {interrotta}}» a «{result, select, successful {riuscita} failed {non superata} undetermined {indeterminata} notSupported {non supportata} other {interrotta}}».
diagnosis.deviationRefused	{deviation}. La policy {policy} lo rifiuta ({name}).
diagnosis.deviationTolerated	{deviation}. È tollerato ({name}).
diagnosis.doNotAccept	Non accettare il documento in base a queste evidenze. Nessuna lista vi pone rimedio: depone contro il documento, non contro l’archivio.
diagnosis.grantAfterLook	Verificare chi ha pubblicato la lista; se deve poter parlare di questo Stato, concedere l’autorizzazione.
diagnosis.grantPublisher	Autorizzare chi pubblica quella lista a parlare di altri Stati, dopo aver confrontato l’impronta della sua CSCA con quella che comunica altrove; l’autorizzazione vale per le liste successive.
diagnosis.importAnchor	Oppure importare il certificato CSCA con la sua impronta, dallo Stato che lo ha emesso.
diagnosis.importLink	Oppure importare il certificato di collegamento, pubblicato nelle master list e dall’emittente: firmato da una chiave fidata, rende fidata la nuova chiave senza chiedere conferma.
diagnosis.importListWithCountry	Importare una master list che contenga questo Stato: le pubblicazioni differiscono, e si possono importare più liste insieme. Lo Stato stesso può pubblicare il suo certificato CSCA.
diagnosis.importMasterList	Importare una master list CSCA: quella dell’ICAO (nel file LDIF delle master list, icaopkd-002) o di uno Stato che ne pubblica una, come la Germania. Docs/trust.md dice dove si trovano.
diagnosis.importNewerRevocationList	Importare una lista di revoca più recente di questo Stato: {country}; il PKD ICAO ne dispone (icaopkd-001), e molti Stati pubblicano la propria.
diagnosis.importNewestLists	Importare le master list più recenti.
diagnosis.importOlderGenerations	Importare una lista che conservi le generazioni precedenti: alcune pubblicazioni eliminano i certificati CSCA scaduti, anche se i passaporti durano più a lungo. Basta anche il certificato stesso.
diagnosis.importOtherPublisher	Importare una lista pubblicata da altri: lo Stato può avere una seconda CSCA, o aver cambiato chiave nel frattempo.
diagnosis.importRevocationList	Importare una lista di revoca di questo Stato: {country}; il PKD ICAO ne dispone (icaopkd-001), e molti Stati pubblicano la propria.
diagnosis.importSigners	Importare i firmatari di documenti del PKD ICAO (il file LDIF dei certificati dei firmatari e delle liste di revoca, icaopkd-001), o una lista dei firmatari di documenti.
diagnosis.issuedByName	emittente: {issuer}
diagnosis.issuedByState	Stato di rilascio: {state}
diagnosis.issuerKey	la cui chiave è indicata come {key}
diagnosis.issuerKeyNotNamed	la cui chiave non è indicata (nessun identificatore di chiave dell’autorità)
diagnosis.issuerNamed	{country}
diagnosis.issuerUnnamed	emittente non indicato
diagnosis.keyDoesNotCount	La firma supera la verifica con la chiave di {subject} nell’archivio, ma quel certificato non conta come quello dell’emittente: il firmatario ne indica un altro, o nulla di fidato dice che sia di un’autorità.
diagnosis.keyNotInStore	Il firmatario indica la chiave {key}, che nessuno dei certificati CSCA nell’archivio ha ({country}; {generations, plural, one {una generazione} other {# generazioni}}).
diagnosis.keyNotNamed	Il firmatario non indica la chiave della sua CSCA, ma solo l’emittente {issuer}, e la firma non supera la verifica con nessuno dei certificati CSCA nell’archivio ({country}; {generations, plural, one {una generazione} other {# generazioni}}).
diagnosis.keyOfOthers	Il firmatario indica la chiave {key}. {anchors, plural, one {Un certificato CSCA ha} other {# certificati CSCA hanno}} nell’archivio quell’identificatore di chiave, ma la firma non supera la verifica con nessuno: l’emittente ha un’altra chiave.
diagnosis.labelDocument	Documento
diagnosis.labelSigner	Firmatario
diagnosis.labelTrust	Fiducia
diagnosis.linkMissing	L’archivio ha chiavi fino alla generazione {generation}. Un certificato di collegamento da quella chiave a quella mancante renderebbe fidata di per sé quella mancante.
diagnosis.listOlderThanSigner	La master list più recente nell’archivio è stata firmata ({signed}) prima che questo firmatario fosse certificato ({certified}).
diagnosis.lookClosely	Esaminare con attenzione il documento e il suo firmatario; epass inspect mostra il certificato e gli scostamenti dal suo profilo.
diagnosis.newerGeneration	Il firmatario è stato certificato ({certified}) dopo l’inizio del certificato CSCA più recente nell’archivio ({country}, {newest}): manca una generazione più recente.
diagnosis.noSecurityObject	Non c’è un oggetto di sicurezza.
diagnosis.nothingToDo	Nulla da fare.
diagnosis.olderGeneration	Il firmatario è stato certificato ({certified}) prima del certificato CSCA più vecchio nell’archivio ({country}, {oldest}): manca una generazione precedente.
diagnosis.periodEnded	Nessuna lista pone rimedio a un periodo terminato. epass verify dice se la policy ne tiene conto. --at valuta in base a un altro giorno, come quello di rilascio.
diagnosis.pinList	Confrontare l’impronta della lista, o della CSCA del suo firmatario, con quella che chi pubblica comunica altrove, e importare la lista con essa.
diagnosis.pinListOfSigner	Confrontare l’impronta della lista di {signer}, o della CSCA del suo firmatario, con quella che chi pubblica comunica altrove, e importare la lista con essa.
diagnosis.readAgain	Leggere di nuovo il documento: EF.SOD dice chi lo ha firmato.
diagnosis.reportAlgorithm	Segnalarlo, con il certificato CSCA: questa versione non può usarne la chiave.
diagnosis.revocationListAddress	Il certificato indica {address} come luogo della lista. epass non scarica nulla da sé; un indirizzo in un certificato vale quanto il certificato.
diagnosis.sameNameOtherKey	{anchors, plural, one {Un’ancora ha} other {# ancore hanno}} il nome del suo emittente, ma la firma non supera la verifica con nessuna: la chiave è un’altra.
diagnosis.securityObjectInvalid	{finding}. Una catena non proverebbe nulla sui file.
diagnosis.signerKey	{key}, validità {begin} - {end}, numero di serie {serial}
diagnosis.signerNotFoundByKey	Il documento non contiene il certificato del suo firmatario, e l’archivio non ne ha una copia. Indica la chiave {key}.
diagnosis.signerNotFoundBySerialNumber	Il documento non contiene il certificato del suo firmatario, e l’archivio non ne ha una copia. Indica il numero di serie {serial} di {issuer}.
diagnosis.signerNotNamed	Il documento non contiene il certificato del suo firmatario, e l’archivio non ne ha una copia. Non indica alcun certificato.
diagnosis.signerUnknown	non noto: non c’è un oggetto di sicurezza
diagnosis.storeEmpty	L’archivio non contiene alcun certificato CSCA.
diagnosis.storeNamed	{name}: {store}
diagnosis.storeOld	La master list più recente nell’archivio è stata firmata {days, plural, one {# giorno} other {# giorni}} fa ({signed}).
diagnosis.storeWithList	{anchors, plural, one {# ancora} other {# ancore}} di {countries, plural, one {# Stato} other {# Stati}}; master list più recente datata {signed}, di {days, plural, one {# giorno} other {# giorni}} fa
diagnosis.storeWithNewerList	{anchors, plural, one {# ancora} other {# ancore}} di {countries, plural, one {# Stato} other {# Stati}}; master list più recente datata {signed}, successiva alla data di riferimento
diagnosis.storeWithoutAnchors	vuoto
diagnosis.storeWithoutList	{anchors, plural, one {# ancora} other {# ancore}} di {countries, plural, one {# Stato} other {# Stati}}; nulla è giunto con una master list
diagnosis.test	L’ancora è fittizia: non dice nulla su un documento reale.
diagnosis.unblock	Non accettare il documento. Se il blocco non è più voluto, ritirarlo con epass trust unblock.
diagnosis.whatToDo	Che cosa fare
diagnosis.wordBroken	ERRATO
diagnosis.wordChains	CATENA COMPLETA
diagnosis.wordOpen	NESSUNA CATENA
doctor.algorithmsMissing	Alcuni algoritmi necessari ai documenti qui non funzionano: {algorithms}.
doctor.algorithmsThere	Tutti i {count} algoritmi provati funzionano.
doctor.allowSHA1	Fare in modo che la policy del sistema ammetta SHA-1 nelle firme: i documenti meno recenti sono firmati con esso.
doctor.allowUser	Scrivere una regola di polkit che ammetta l’utente; vale subito.
doctor.bundleWritten	Il fascicolo è scritto: {file}. Non contiene dati personali; esaminarlo prima di inviarlo.
doctor.chipFree	C’è un chip su {readers}, e nessun programma lo occupa.
doctor.chipHeld	Un altro programma usa il chip su {readers}.
doctor.chipMute	Su {readers} c’è qualcosa che non risponde come un chip.
doctor.chipNone	Su nessun lettore c’è un chip.
doctor.clockBeforeList	Data dell’orologio: {today}; data di firma della master list più recente nell’archivio di fiducia: {signed}.
doctor.clockBeforeProgram	Data dell’orologio: {today}; data di creazione di questo programma: {made}.
doctor.clockFarAhead	Data dell’orologio: {today}, più di vent’anni dopo la creazione di questo programma.
doctor.clockNotKnown	Da qui non si può vedere se l’orologio è sincronizzato.
doctor.clockNotSynchronised	L’orologio non è sincronizzato.
doctor.clockSays	Data dell’orologio: {today}.
doctor.clockSynchronised	L’orologio è sincronizzato.
doctor.closeStore	Verificare chi ha modificato che cosa, poi togliere agli altri il diritto di scrittura.
doctor.connectAgain	Scollegare il dispositivo, riavviare pcscd e ricollegare il dispositivo; poi pcscd dice nel suo log che cosa non va.
doctor.denied	Il servizio pcscd non ammette questo utente: polkit vuole una sessione locale, o una regola per l’utente.
doctor.deniedInContainer	Il servizio pcscd non ammette questo utente: polkit non può sapere chi chiede da un container.
doctor.deniedRemotely	Il servizio pcscd non ammette questo utente: polkit nega le sessioni remote (ssh).
doctor.driverElsewhere	I driver sono quelli del sistema a cui appartiene il servizio.
doctor.driverInstalled	Il driver dei lettori USB (libccid) è installato.
doctor.driverMissing	Il driver dei lettori USB (libccid) non è installato.
doctor.driverOther	Il driver dei lettori USB (libccid) non è installato; i lettori presenti ne hanno un altro.
doctor.endDaemon	Terminare il demone di GnuPG; torna al prossimo uso di una carta. Con `pcsc-shared` in scdaemon.conf condivide le carte.
doctor.endPrograms	Terminarli se una lettura segnala che il lettore è occupato.
doctor.importLists	Importare le master list di chi le pubblica e gode di fiducia; senza di esse nessun emittente è noto.
doctor.importNewer	Importare la lista più recente di chi la pubblica.
doctor.importRevocation	Vedere quali sono, e importarne di più recenti.
doctor.installDriver	Installare il driver, e ricollegare il lettore.
doctor.installService	Installare pcscd e il driver dei lettori USB.
doctor.localeASCII	Le impostazioni locali non sono UTF-8: i simboli sono in ASCII, e i nomi possono non essere mostrati come sono.
doctor.localeUnicode	Le impostazioni locali hanno tutte le lettere (UTF-8).
doctor.moduleHolds	Il modulo del kernel {module} occupa un lettore, quindi pcscd non può averlo.
doctor.moduleMayHold	Il modulo del kernel {module} è caricato, e nel servizio manca un lettore del suo tipo.
doctor.modulesFree	Nessun modulo del kernel occupa un lettore.
doctor.modulesNotSeen	I moduli del kernel da qui non si possono vedere.
doctor.mountSocket	Avviare il container con la cartella del socket dell’host, o installarvi pcscd.
doctor.nothingWrong	Qui è tutto in ordine.
doctor.opensslUnknown	OpenSSL non dice quale versione è.
doctor.opensslVersion	OpenSSL è alla versione {version}.
doctor.optionsOfBundle	Che cosa apre il chip e quale chip si intende sono opzioni del fascicolo: indicare anche --bundle.
doctor.otherReader	Usare un altro lettore senza contatto, se questo perde i passaporti o ne rifiuta le chiavi.
doctor.ownStore	Assegnarlo al suo utente (chown), o importare in un archivio proprio.
doctor.permissionGranted	Il servizio pcscd ammette questo utente.
doctor.permissionUnknown	Non si può chiedere se pcscd ammetta questo utente, perché nessun servizio risponde.
doctor.placeFlat	Posare il documento piatto sul lettore e non muoverlo: copertina o pagina dei dati in basso, nient’altro in mezzo; alcuni lettori hanno l’antenna a un’estremità. Un documento senza il simbolo del chip sulla copertina non ha chip.
doctor.programsHold	Sono in esecuzione programmi che tengono le carte per sé: {programs}.
doctor.programsNone	Non si vedono altri programmi che usano smart card.
doctor.programsNotSeen	Gli altri programmi da qui non si possono vedere.
doctor.programsShare	Sono in esecuzione programmi che guardano le carte e le condividono: {programs}.
doctor.programsUnnamed	La libreria del servizio è in uso da {count, plural, one {# altro programma} other {altri # programmi}}.
doctor.readersGood	Non sono noti problemi di questi lettori.
doctor.readersListed	Il servizio ha {count, plural, one {# lettore} other {# lettori}}: {readers}.
doctor.readersNone	Nessun lettore è noto.
doctor.readersUnknown	Non si può chiedere quali lettori ci siano, perché nessun servizio risponde.
doctor.restartService	Riavviare pcscd.
doctor.restartSocket	Far ricreare il socket: pcscd ne crea uno che ogni utente può aprire.
doctor.revocationCurrent	La lista di revoca più recente di ogni Stato è in vigore ({count, plural, one {# Stato} other {# Stati}}).
doctor.revocationNone	L’archivio di fiducia non contiene alcuna lista di revoca.
doctor.revocationStale	La lista di revoca più recente di {count, plural, one {# Stato} other {# Stati}} non è aggiornata.
doctor.runWithoutPolkit	Eseguire un pcscd nel container, o avviare quello dell’host con `--disable-polkit` se lì non lavora nessun altro.
doctor.seeLog	Vedere che cosa dice pcscd nel suo log; se la versione è diversa, aggiornarli entrambi.
doctor.serviceActivated	Il servizio pcscd si avvia quando un programma lo richiede, o è in esecuzione dove non si può vedere.
doctor.serviceDrops	Il servizio pcscd accetta connessioni e le chiude: è di una versione diversa da libpcsclite, o ha polkit senza D-Bus.
doctor.serviceElsewhere	Il servizio smart card non è di questo sistema; il suo socket è stato messo qui.
doctor.serviceInstalled	Il servizio smart card pcscd è installato.
doctor.serviceMissing	Il programma del servizio smart card, pcscd, non è nei suoi luoghi abituali.
doctor.serviceNotRunning	Il servizio pcscd non è in esecuzione, e nulla lo avvierebbe.
doctor.serviceRuns	Il servizio pcscd è in esecuzione.
doctor.serviceSilent	Il servizio pcscd accetta connessioni ma non risponde.
doctor.setClock	Regolare l’orologio: da esso dipende quali certificati e documenti sono validi.
doctor.setLocale	Scegliere impostazioni locali UTF-8.
doctor.setUpStore	Crearlo con questo comando: mostra quali liste ci sono e dove; senza archivio nessun emittente è noto.
doctor.socketAbsent	Il socket di pcscd non c’è, quindi i programmi non raggiungono alcun servizio.
doctor.socketAccepts	Il socket di pcscd accetta connessioni.
doctor.socketDenied	Questo utente non può aprire il socket di pcscd.
doctor.socketFails	Il socket di pcscd in questo momento non accetta connessioni.
doctor.socketNotInContainer	Il socket di pcscd non è in questo container.
doctor.socketOfVariable	PCSCLITE_CSOCK_NAME indica un socket che non accetta connessioni.
doctor.socketRefuses	Il socket di pcscd è un residuo, e nessuno vi è in ascolto.
doctor.startService	Attivare il socket: systemd avvia allora pcscd quando un programma lo richiede.
doctor.startServiceByHand	Avviare pcscd (sudo pcscd), e farlo avviare dal sistema all’accensione.
doctor.storeAbsent	Non c’è ancora un archivio di fiducia.
doctor.storeClosed	Solo il suo utente e l’amministratore possono scrivere nell’archivio di fiducia.
doctor.storeEmpty	L’archivio di fiducia non contiene alcun certificato di uno Stato di rilascio.
doctor.storeHolds	L’archivio di fiducia contiene {anchors, plural, one {# ancora} other {# ancore}} di {countries, plural, one {# Stato} other {# Stati}}.
doctor.storeList	La master list più recente nell’archivio di fiducia è stata firmata in data {signed}.
doctor.storeNothing	L’archivio di fiducia non contiene nulla di cui si possa dire l’età.
doctor.storeOfOther	L’archivio di fiducia, o un file in esso, appartiene a un altro utente.
doctor.storeOld	La master list più recente nell’archivio di fiducia è stata firmata {days, plural, one {# giorno} other {# giorni}} fa ({signed}).
doctor.storeOpen	Altri possono scrivere nell’archivio di fiducia.
doctor.storeUnusable	L’archivio di fiducia non si può usare ({code}).
doctor.storeWithoutList	Nulla nell’archivio di fiducia è giunto con una master list firmata, quindi la sua età non è nota.
doctor.summary	{problems, plural, =0 {Nessun problema} one {# problema} other {# problemi}}, {warnings, plural, =0 {nessun avviso} one {# avviso} other {# avvisi}}.
doctor.synchroniseClock	Far sincronizzare l’orologio, o confrontarlo a mano.
doctor.unloadModule	Rimuovere il modulo, fare in modo che non venga più caricato, poi ricollegare il lettore.
doctor.unsetVariable	Annullare la variabile, a meno che lì non ascolti un servizio proprio: in tal caso avviarlo.
doctor.updateDriver	Il driver non conosce il dispositivo: aggiornarlo, o installare quello del produttore.
doctor.updateOpenssl	Usare OpenSSL 3 della distribuzione, con tutto ciò che lo accompagna.
doctor.usbListed	Il servizio ha tutti i lettori USB collegati.
doctor.usbNone	Nessun dispositivo USB dichiara di essere un lettore di smart card (CCID).
doctor.usbNotListed	Collegati, ma non tra i lettori del servizio: {devices}.
doctor.usbNotSeen	I dispositivi USB di questo sistema da qui non si possono vedere.
doctor.usbPlugged	Collegati, mentre nessun servizio dice se li ha: {devices}.
doctor.withoutDocument	il fascicolo non contiene un documento. {error}.
document.bornLater	EF.DG11 riporta una data di nascita successiva al giorno di riferimento: {born}.
document.centuryUnknown	Non si può stabilire il secolo della data di scadenza: {first} o {second}.
document.current	Il documento è valido fino alla data {day}.
document.currentAtLeast	Il documento è valido almeno fino alla data {day}.
document.dateOfIssueFits	La data di rilascio ({issued}) è compatibile con le date di nascita e di scadenza.
document.dateOfIssueUnreadable	La data di rilascio in EF.DG12 non è una data completa.
document.detailsAgree	EF.DG11 concorda con EF.DG1 in: {fields}.
document.detailsAgreeInPart	EF.DG11 concorda con EF.DG1 in: {fields}; non confrontabili: {others}.
document.detailsDiffer	EF.DG11 ed EF.DG1 differiscono in: {fields}.
document.detailsNotComparable	EF.DG11 ed EF.DG1 non sono confrontabili in: {fields}.
document.expired	Il documento è scaduto in data {day}.
document.expiredOrBefore	Il documento è scaduto in data {day} o prima.
document.expiryInPart	La data di scadenza ha parti sconosciute: è compresa tra {first} e {last}.
document.expiryUnreadable	La data di scadenza non si può leggere.
document.field.personalNumber	numero personale
document.fieldAsKnown	{field} (per quanto noto)
document.fieldTransliterated	{field} (un’altra traslitterazione ammessa)
document.fieldTruncated	{field} (fin dove arriva la zona)
document.issuedAfterExpiry	Il documento è stato rilasciato in data {issued}, dopo la scadenza ({expiry}).
document.issuedBeforeBirth	Il documento è stato rilasciato in data {issued}, prima della nascita del titolare ({birth}).
document.issuedLater	Il documento è stato rilasciato in data {issued}, dopo il giorno di riferimento ({day}).
document.noDateOfIssue	EF.DG12 non indica una data di rilascio.
document.noDateToCompare	EF.DG1 non ha una data con cui confrontare la data di rilascio.
document.noDetails	EF.DG11 non contiene né un nome né una data di nascita.
error.access.authenticationLength	La risposta a EXTERNAL AUTHENTICATE non ha quaranta byte.
error.access.authenticationMAC	La somma di controllo M_IC della risposta del chip è errata.
error.access.authenticationTokenInvalid	Il token di autenticazione T_IC del chip è errato.
error.access.authenticationTokenLength	Il token di autenticazione T_IC del chip non ha otto byte.
error.access.blocked	Il chip non accetta altri tentativi.
error.access.challengeLength	La challenge RND.IC non ha otto byte.
error.access.channelClosed	Il canale sicuro è stato chiuso da un errore precedente.
error.access.channelLost	Il chip ha risposto senza protezione e con una parola di errore: ha chiuso il canale sicuro.
error.access.chipAuthenticationDataMissing	Il chip non ha inviato i dati di autenticazione del chip, che la mappatura richiede.
error.access.chipAuthenticationDataUnexpected	Il chip ha inviato dati di autenticazione del chip, che appartengono a un’altra mappatura.
error.access.chipAuthenticationRefused	Il chip ha risposto a un comando dell’autenticazione del chip con byte di stato diversi da 9000.
error.access.chipNonceMismatch	Il chip non ha ripetuto il proprio nonce RND.IC.
error.access.commandTooLong	Il comando è troppo lungo per il chip, o per un APDU di comando una volta protetto.
error.access.commandUnsuitable	Il comando non si può proteggere, o non si accorda con il cifrario.
error.access.counterExhausted	Il contatore di sequenza di invio non ha altri valori.
error.access.cryptogramInvalid	Il crittogramma non è un numero intero di blocchi, o non annuncia un riempimento.
error.access.cryptography	Un’operazione crittografica della libreria non è riuscita.
error.access.dataObjectMalformed	Un oggetto dati della risposta è troncato, o la sua lunghezza non corrisponde.
error.access.dataObjectMissing	Manca un oggetto dati previsto in questa fase.
error.access.dataObjectOrder	Gli oggetti dati non sono nell’ordine dello standard, o qualcosa segue DO'8E'.
error.access.dataObjectRepeated	La risposta contiene due volte un oggetto dati.
error.access.dataObjectUnknown	La risposta contiene un oggetto dati non ammesso.
error.access.macInvalid	Il MAC della risposta (DO'8E') è errato.
error.access.macMissing	La risposta non ha MAC (DO'8E').
error.access.malformedResponse	La risposta non ha byte di stato.
error.access.mappedGeneratorInvalid	Il nonce è mappato sull’elemento neutro, o su nessun elemento.
error.access.mappingDataNotEmpty	Il chip ha inviato dati in DO'82', che nella mappatura integrata è vuoto.
error.access.mrzRequired	Il chip protegge i suoi file, e non è stato fornito nulla che lo apra.
error.access.nonceLength	Il nonce cifrato di PACE non ha una lunghezza ammessa dal protocollo.
error.access.notSupported	Il chip non offre questa forma di controllo di accesso.
error.access.outOfSequence	Si è protetto un comando mentre si attendeva una risposta, o è arrivata una risposta senza comando.
error.access.paceFailed	Il chip offre PACE, ma nessun tentativo è riuscito, e null’altro apre il chip.
error.access.paceNotOffered	È stato richiesto PACE, ma il chip non ne offre uno utilizzabile.
error.access.paceRequired	Il chip non conosce la chiave di Basic Access Control: richiede PACE.
error.access.paddingInvalid	I dati decifrati non terminano con il riempimento di ISO/IEC 9797-1, metodo 2.
error.access.passwordFormat	Quanto fornito non può essere una password: un CAN ha solo cifre, un PIN ha caratteri ISO/IEC 8859-1.
error.access.passwordSuspended	Resta un tentativo per la password. Non è stato usato: il chip vuole prima il codice CAN.
error.access.protocolError	Il chip ha risposto a una fase del controllo di accesso in un modo che il protocollo non prevede.
error.access.publicKeyEncoding	La chiave pubblica effimera del chip non è codificata come deve: è compressa, ha un’altra lunghezza, o inizia con zeri.
error.access.publicKeyInvalid	La chiave pubblica effimera del chip non si può usare: è fuori dalla curva, all’infinito, o fuori dal sottogruppo.
error.access.publicKeyReflected	Il chip ha rinviato la chiave pubblica effimera del terminale.
error.access.staticKeyAlgorithmMismatch	La chiave pubblica statica del chip è di un tipo diverso da quello indicato dall’identificatore di oggetto della sua voce.
error.access.staticKeyMalformed	La chiave pubblica statica del chip non si può decodificare.
error.access.staticKeyNeutral	La chiave pubblica statica del chip è l’elemento neutro: il punto all’infinito, o 1.
error.access.staticKeyNotInGroup	La chiave pubblica statica del chip è un punto fuori dalla curva, o un numero fuori dal sottogruppo del generatore.
error.access.staticKeyOutOfRange	La chiave pubblica statica del chip è un numero non compreso tra 2 e p-2, o un punto con una coordinata non inferiore a p.
error.access.staticKeyParametersInvalid	I parametri di dominio della chiave pubblica statica del chip non si accordano tra loro: q è composto o non divide p-1, o g non genera ciò che deve.
error.access.staticKeyParametersUnsupported	I parametri di dominio della chiave pubblica statica del chip non sono supportati: una curva non in elenco, un numero primo di lunghezza fuori dai limiti.
error.access.staticKeyPrimeComposite	I parametri di dominio della chiave pubblica statica del chip hanno un modulo che non è primo.
error.access.staticKeySmallOrder	La chiave pubblica statica del chip genera solo pochi elementi, quindi chi risponde può indovinare il segreto condiviso.
error.access.statusMismatch	I byte di stato esterni differiscono da quelli in DO'99'.
error.access.terminalAuthenticationNotAllowed	Il chip in questo momento non ammette l’autenticazione del terminale.
error.access.terminalCertificateRefused	Il chip non ha accettato un certificato del terminale, o non ne ha selezionato la chiave.
error.access.terminalNonceMismatch	Il chip non ha restituito il nonce RND.IFD.
error.access.terminalSignatureMalformed	La firma del terminale non ha la lunghezza della sua chiave. Non è stata inviata.
error.access.terminalSignatureRefused	Il chip non ha accettato la firma del terminale.
error.access.terminalTrustPointUnknown	Il chip non ha la chiave con cui verificare un certificato del terminale.
error.access.tooManyStaticKeys	Il chip ha più chiavi pubbliche statiche di quante se ne esaminino.
error.access.unprotectedResponse	Il chip ha comunicato un esito positivo senza alcuna protezione.
error.access.wrongPassword	Il chip ha rifiutato la chiave o la password: di solito non è di questo documento, o è stata letta male.
error.apdu.invalidExpectedLength	Ne non è compreso tra 1 e 65.536.
error.apdu.lengthMismatch	Lc o Le non si accorda con i byte che seguono.
error.apdu.tooLong	Il campo dati ha più di 65.535 byte.
error.apdu.truncated	Ci sono meno byte di quanti ne richiedano un’intestazione o i byte di stato.
error.archive.duplicatePath	Un percorso compare più volte in un archivio.
error.archive.malformed	Un archivio, o un file al suo interno, è danneggiato o è qualcos’altro.
error.archive.tooLarge	Un file o un documento in un archivio è più grande di qualsiasi cosa del suo genere.
error.archive.truncated	Un archivio termina in anticipo.
error.archive.unsafeEntry	Un elemento di un archivio ha un nome che porta fuori da esso, o non è un file.
error.archive.unsupported	Un archivio è di un tipo che non si legge.
error.atOctet	{error} ({code}, byte {offset}).
error.card.invalidResponse	La risposta ha meno di due byte, o più di quanti ammessi.
error.card.none	Non c’è alcun chip.
error.card.removed	Il chip è uscito dal campo o dal lettore.
error.card.reset	Un altro programma ha reimpostato il chip, o è mancata l’alimentazione; il suo stato di sicurezza è andato perso.
error.card.timeout	Non è arrivata una risposta in tempo.
error.card.transmissionFailed	Il lettore non è riuscito a trasmettere il comando o non ha ricevuto risposta.
error.card.unresponsive	C’è un chip che non risponde al reset.
error.channel.cancelled	L’attesa è stata annullata.
error.channel.closed	La connessione con il chip era già stata chiusa.
error.channel.invalidCommand	Il comando ha meno di quattro byte o è troppo lungo per il lettore.
error.channel.ioFailed	Un socket o una chiamata al sistema operativo non è riuscita.
error.channel.scriptMismatch	Un canale simulato da script ha ricevuto un comando diverso da quello previsto.
error.cli.cannotWrite	Non si può scrivere un file, una cartella o lo standard output.
error.cli.commandFailed	Un programma che doveva procurare file non è riuscito.
error.cli.confirmationNeeded	Un’importazione richiede una conferma, ma non si può chiedere a nessuno; non è stato importato nulla.
error.cli.country	Nessuno Stato si chiama così.
error.cli.fileExists	Il file esiste già; non è stato sovrascritto.
error.cli.folderNotEmpty	La cartella contiene già qualcosa; non è stato scritto nulla.
error.cli.internal	È accaduto qualcosa di imprevisto.
error.cli.interrupted	L’utente ha interrotto.
error.cli.language	La lingua richiesta non è disponibile.
error.cli.noInput	Un input non si può leggere, o è vuoto.
error.cli.noPIN	Il file che deve contenere il PIN non ne ha uno su una riga a sé.
error.cli.noProgram	Un programma necessario non è installato.
error.cli.noStore	Non c’è ancora un archivio di fiducia.
error.cli.noTerminal	Non c’è un terminale su cui chiedere, o non può nascondere quanto si digita.
error.cli.notConfirmed	La risposta alla domanda di un’importazione è stata no; non è stato importato nulla.
error.cli.notEvidence	Il file da valutare è qualcos’altro.
error.cli.notInStore	Quanto richiesto non è nel materiale di fiducia.
error.cli.nothingToExport	Nel materiale di fiducia non c’è nulla di questo tipo, Stato e base.
error.cli.pinNotMet	Un digest indicato non corrisponde a nulla di quanto fornito.
error.cli.tooLarge	Un input è più grande di qualsiasi cosa del suo genere.
error.cli.usage	Le opzioni non sono compatibili, o non indicano nulla.
error.conformance.authorityInvalid	Il certificato e la chiave non sono quelli di una CVCA.
error.conformance.caseUnknown	Questo caso non esiste.
error.conformance.chipCaseUnknown	Questo caso per chip non esiste.
error.conformance.chipNotOpened	Nulla di quanto fornito apre il chip.
error.conformance.fileInvalid	Il file non contiene casi, o ne contiene che non si possono accettare.
error.conformance.notJSON	Il testo non è JSON accettabile.
error.conformance.resultsInvalid	Il file non contiene i risultati di un’esecuzione.
error.crypto.algorithmMismatch	Un algoritmo di firma non si accorda con il tipo di chiave, o i suoi parametri non hanno senso.
error.crypto.allowanceSpent	I parametri di dominio Diffie-Hellman non sono stati verificati, perché quelli precedenti hanno esaurito le risorse di calcolo previste per un documento.
error.crypto.bufferTooSmall	Un buffer di output è troppo piccolo.
error.crypto.curveUnsupported	Una curva indicata per nome non è nell’elenco.
error.crypto.domainParametersInvalid	Il generatore o l’ordine dei parametri di dominio Diffie-Hellman non si accorda con il numero primo.
error.crypto.domainParametersNotExplicit	I parametri di dominio sono indicati per nome o omessi dove devono essere scritti per esteso.
error.crypto.domainParametersOutOfBounds	I parametri di dominio Diffie-Hellman hanno una lunghezza non accettata.
error.crypto.domainParametersUnknown	I parametri di dominio non sono di alcun gruppo in elenco.
error.crypto.dsaKeyInvalid	I numeri di una chiave DSA hanno una lunghezza non accettata, o non vanno insieme.
error.crypto.elementEncodingInvalid	Un valore pubblico di un accordo sulla chiave non è la codifica di un elemento.
error.crypto.elementNeutral	C’è l’elemento neutro dove serve un valore pubblico o un segreto.
error.crypto.elementNotInGroup	Un valore pubblico di un accordo sulla chiave non è un elemento del gruppo.
error.crypto.elementOutOfRange	Un valore pubblico di un accordo sulla chiave è fuori dall’intervallo ammesso.
error.crypto.elementSmallOrder	Un valore pubblico di un accordo sulla chiave genera solo pochi elementi.
error.crypto.encodingInvalid	DER è malformato, o non della forma attesa.
error.crypto.explicitCurveUnknown	I parametri espliciti di una curva non sono di alcuna curva in elenco.
error.crypto.groupMismatch	Due elementi di un’operazione sono di gruppi diversi.
error.crypto.inputLength	L’input non è un numero intero di blocchi, o è vuoto dove serve un blocco.
error.crypto.ivLength	Un vettore di inizializzazione non è lungo quanto un blocco.
error.crypto.keyAlgorithmUnsupported	L’algoritmo di una chiave pubblica non è RSA, RSASSA-PSS, DSA o su curve ellittiche.
error.crypto.keyLength	Una chiave non ha la lunghezza giusta per l’algoritmo.
error.crypto.libraryUnavailable	Il contesto di libreria di OpenSSL o il suo provider predefinito non è disponibile.
error.crypto.notInvertible	Un numero non ha inverso.
error.crypto.operationFailed	OpenSSL ha rifiutato un’operazione che doveva riuscire.
error.crypto.paddingInvalid	Alla fine di un testo in chiaro non c’è un riempimento valido (ISO/IEC 9797-1, metodo 2).
error.crypto.pointInvalid	Un punto pubblico è compresso, fuori dalla curva, o il punto all’infinito.
error.crypto.primeComposite	Il modulo dei parametri di dominio Diffie-Hellman non è primo.
error.crypto.privateKeyInvalid	Una chiave privata non si è potuta leggere.
error.crypto.randomUnavailable	Il generatore casuale del sistema non ha fornito nulla.
error.crypto.rsaOutOfBounds	Un modulo o un esponente RSA è fuori dai limiti accettati.
error.crypto.signatureOutOfRange	Un numero di una firma è zero, o non è inferiore al modulo o all’ordine.
error.evidence.fileConflict	Un file è stato fornito due volte, con byte diversi.
error.evidence.fileDoubled	Un file compare due volte nelle evidenze.
error.evidence.formUnknown	Un testo JSON non ha alcuna delle forme accettate.
error.evidence.inconsistent	I membri si contraddicono: nessuna lettura può averli prodotti insieme.
error.evidence.memberInvalid	Un membro ha un tipo o un valore non ammesso.
error.evidence.memberMissing	Manca un membro che deve esserci.
error.evidence.nameAmbiguous	Un nome può indicare due file, e il contenuto non dice quale.
error.evidence.nameUnknown	Un nome non è quello di un file di un documento.
error.evidence.noFiles	Una cartella non contiene alcun file di un documento.
error.evidence.notWitnessed	Il testimone indicato non ha firmato le evidenze così come sono.
error.evidence.schemaUnknown	L’oggetto è di un altro schema.
error.evidence.severalDocuments	I file sono di più di un documento.
error.evidence.textUndecodable	Un testo non è né esadecimale né base64.
error.evidence.unreadable	Un file o una cartella non si può leggere.
error.evidence.witnessKeys	La chiave di un testimone non si può usare.
error.image.cancelled	La decodifica dell’immagine è stata annullata.
error.image.crashed	Il decodificatore si è arrestato sull’immagine, o ha fatto ciò che il suo confinamento vieta, ed è stato terminato dal sistema.
error.image.helperFailed	Il programma avviato non è un decodificatore di questa versione, o la sua risposta non è valida.
error.image.helperMissing	Non c’è un programma che decodifichi, o non si può avviare.
error.image.malformed	I byte non sono un’immagine di questo formato, o lo sono ma danneggiata.
error.image.memory	Il decodificatore richiedeva più memoria di quanto ammettano i limiti.
error.image.notBuilt	Questa build non ha un decodificatore di immagini.
error.image.notConfined	Il sistema ha rifiutato di confinare il decodificatore; non è stato decodificato nulla.
error.image.timeout	Il decodificatore richiedeva più tempo di quanto ammettano i limiti, ed è stato terminato.
error.image.tooLarge	L’intestazione dichiara più punti, componenti o riquadri di quanto ammettano i limiti. Non è stato decodificato nulla.
error.image.unsupported	L’immagine usa ciò che qui non viene decodificato: WSQ, JPEG a 12 bit, quattro colori in JPEG 2000, più di 16 bit.
error.json.duplicateName	Un nome compare due volte in un oggetto.
error.json.limitExceeded	Il testo è più lungo, più annidato o più pieno di quanto ammettano i limiti.
error.json.number	Un numero non è intero, o non entra in 64 bit.
error.json.string	Una stringa non è UTF-8, o ha una sequenza di escape sconosciuta o un carattere di controllo.
error.json.syntax	Il testo non è JSON.
error.lds.deviationRefused	Il profilo di decodifica non tollera una deviazione.
error.lds.duplicateElement	Un elemento ammesso una volta sola compare di nuovo.
error.lds.invalidEncoding	Un tag, una lunghezza o un numero non è codificato come deve esserlo in quel punto.
error.lds.invalidMRZ	Quanto si trova in DG1 non è una zona a lettura ottica.
error.lds.invalidValue	Un elemento contiene un valore che lo standard non ammette in quel punto.
error.lds.limitExceeded	Gli elementi sono più annidati, più numerosi o più lunghi di quanto accettato.
error.lds.missingElement	Manca un elemento obbligatorio.
error.lds.notEncodable	Un valore non si può scrivere.
error.lds.truncated	I byte terminano prima dell’elemento.
error.lds.unexpectedTag	C’è un tag diverso da quello richiesto.
error.lds.unsupportedVersion	La struttura è di una versione non nota.
error.mrz.ambiguousRepair	Due correzioni diverse si accordano con le cifre di controllo.
error.mrz.character	C’è un carattere diverso da A-Z, 0-9 e <.
error.mrz.countryCode	Un emittente o una cittadinanza da scrivere non è un codice di Doc 9303-3, sezione 5.
error.mrz.date	Una data di una chiave di accesso, o da scrivere, non ha una forma nota o non è una data.
error.mrz.documentCode	Un codice di documento da scrivere non si accorda con il formato.
error.mrz.documentNumber	Il numero del documento di una chiave di accesso è vuoto o troppo lungo.
error.mrz.empty	Non è stato fornito nulla, o solo spazi.
error.mrz.fieldCharacter	Un valore da scrivere ha un carattere che il suo campo non ammette.
error.mrz.fieldTooLong	Un valore da scrivere non entra nel suo campo.
error.mrz.length	Il numero di caratteri o di righe non corrisponde ad alcun formato.
error.mrz.lineLength	Non tutte le righe sono lunghe quanto richiede il formato.
error.mrz.name	Un nome da scrivere è vuoto, o nulla di esso si può traslitterare.
error.mrz.notRepairable	Una cifra di controllo è errata e nessuna singola correzione le rende tutte giuste.
error.mrz.otherLayout	Le righe hanno una disposizione che non è del Doc 9303.
error.mrz.tooLong	L’input è più lungo di qualsiasi zona a lettura ottica.
error.mrz.tripleShape	Il testo non è formato da numero del documento, nascita e scadenza separati da virgole.
error.ofOpenSSL	{error} ({code}; OpenSSL riporta: {words}).
error.pkcs11.cancelled	L’attesa del token è stata annullata.
error.pkcs11.keyAbsent	Il token non contiene alcuna chiave privata descritta dall’URI.
error.pkcs11.keyAmbiguous	L’URI descrive più di una chiave privata.
error.pkcs11.keyUnsupported	La chiave non è RSA né su una curva in elenco.
error.pkcs11.mechanismUnsupported	Il token, o il tipo di chiave, non esegue l’algoritmo.
error.pkcs11.moduleFailed	Il modulo è stato caricato ma non si può usare.
error.pkcs11.moduleHung	Il modulo PKCS #11 non risponde più.
error.pkcs11.moduleNotLoaded	Il modulo non esiste, o non è un modulo.
error.pkcs11.notBuilt	Questa build non ha PKCS #11.
error.pkcs11.pinFinalTry	Resta un tentativo per il PIN; non è stato speso.
error.pkcs11.pinIncorrect	Il token ha rifiutato il PIN.
error.pkcs11.pinLocked	Il PIN è bloccato, o non è mai stato impostato.
error.pkcs11.pinRequired	Il token richiede un PIN, che non è stato fornito.
error.pkcs11.signatureMalformed	Ciò che il token ha restituito non è una firma della sua chiave.
error.pkcs11.tokenAbsent	Non c’è alcun token, o nessuno descritto dall’URI.
error.pkcs11.tokenAmbiguous	L’URI descrive più di un token.
error.pkcs11.tokenFailed	Altro errore del token.
error.pkcs11.tokenLost	Il token è stato rimosso, o il collegamento si è interrotto.
error.pkcs11.uriMalformed	Il testo non è un URI di RFC 7512.
error.pkcs11.uriUnsupported	L’URI indica qualcosa che non si può fare: un oggetto diverso da una chiave privata, nessun modulo, un PIN al suo interno.
error.policy.acceptsFailure	Una regola accetterebbe ciò che ha avuto esito negativo o non è stato valutato.
error.policy.dataAlone	La policy accetta dati senza il chip, e non lo dichiara.
error.policy.memberMissing	Manca un membro che deve esserci.
error.policy.nameTaken	Il nome appartiene a qualcosa di integrato.
error.policy.nameUnknown	La policy contiene un nome che non esiste.
error.policy.notJSON	Il testo non è JSON accettabile.
error.policy.schemaUnknown	Il file non è una policy, o è una policy di una versione successiva.
error.policy.valueInvalid	Un membro ha un valore non ammesso.
error.read.appendingOpen	Non si sa se il chip abbia accolto il record: non è arrivata una risposta attendibile, o ne restituisce un altro.
error.read.applicationMissing	Il chip non ha un’applicazione eMRTD.
error.read.cancelled	La lettura è stata annullata tra due comandi.
error.read.chipRefused	Il chip ha rifiutato un comando indispensabile alla lettura.
error.read.deadlineExceeded	La lettura è durata più di quanto ammettano i limiti.
error.read.inputInvalid	Quanto fornito per leggere o valutare (la MRZ, un file, una cartella) non si può usare.
error.read.limitExceeded	Il chip vuole più comandi o byte di quanto ammettano i limiti.
error.read.noProgress	Il chip continua a rispondere senza fornire nulla di nuovo.
error.read.otherDocument	È stato posato un altro documento: il suo EF.SOD non è quello del documento letto prima.
error.read.recordNotKept	Il chip ha comunicato di aver accolto il record, ma non lo contiene.
error.reader.busy	Un altro programma occupa il lettore o il chip.
error.reader.noService	Non è in esecuzione alcun servizio smart card.
error.reader.none	Non è collegato alcun lettore di smart card.
error.reader.notPermitted	Il servizio smart card non ammette questo utente.
error.reader.removed	Il lettore è stato scollegato, o il suo driver è terminato.
error.reader.serviceLost	Il servizio smart card (pcscd) è terminato.
error.reader.several	Ci sono documenti o carte su più lettori.
error.reader.unknown	Nessun lettore ha il nome richiesto.
error.reader.unsupported	Il lettore, il driver o la build non può fare quanto richiesto.
error.result.content	Ciò che è stato firmato non è ciò che dice un risultato.
error.result.header	L’intestazione non è quella di un risultato firmato.
error.result.keys	Le chiavi dei risultati firmati non si possono usare.
error.result.malformed	Un risultato firmato non è composto da tre parti in base64url separate da punti.
error.result.tooLong	Un risultato firmato è più lungo di qualunque altro.
error.seal.duplicateFeature	Un tag compare due volte nella zona del messaggio.
error.seal.invalidC40	Alcuni byte non sono C40, o sono C40 che un codificatore non scriverebbe.
error.seal.invalidDate	Tre byte non sono una data.
error.seal.invalidJSON	Il testo di un VDS-NC non è JSON accettabile.
error.seal.invalidLength	Una lunghezza non è codificata come richiede la versione.
error.seal.invalidSignature	La zona della firma è vuota, o non contiene due numeri di uguale lunghezza.
error.seal.invalidValue	Un campo dell’intestazione ha un valore che lo standard non ammette.
error.seal.limitExceeded	Ci sono più byte o elementi di quanti ne siano accettati.
error.seal.memberInvalid	Un membro di un VDS-NC ha un tipo o un valore non ammesso.
error.seal.memberMissing	Manca un membro che un VDS-NC deve avere.
error.seal.missingSignature	Il sigillo termina senza una zona della firma.
error.seal.notASeal	Il primo byte non è la costante iniziale, e il testo non è un oggetto JSON.
error.seal.notEncodable	Un valore non si può scrivere in un sigillo.
error.seal.otherKind	È un codice a barre di un altro standard.
error.seal.signingFailed	La chiave non firma sigilli, o non ha firmato.
error.seal.trailingOctets	Qualcosa segue la firma.
error.seal.truncated	Il sigillo termina prima di uno dei suoi elementi.
error.seal.unreadableText	Il testo di un codice a barre non è in alcuna delle forme accettate.
error.seal.unsupportedVersion	L’intestazione è di una versione non nota.
error.simulator.addressInvalid	L’indirizzo non è HOST:PORTA, o l’host non è noto.
error.simulator.connectionFailed	All’indirizzo nessuno è in ascolto.
error.simulator.connectionLost	La connessione si è interrotta nel mezzo di un messaggio.
error.simulator.descriptionInvalid	La descrizione non è un oggetto JSON.
error.simulator.memberUnknown	La descrizione ha un membro sconosciuto.
error.simulator.personalisationFailed	Chiavi, certificati o file non si sono potuti creare.
error.simulator.profileUnknown	Nessun profilo ha questo nome.
error.simulator.valueInvalid	Un membro della descrizione ha un valore non ammesso.
error.status.contradictory	Una fonte dice due cose diverse di uno stesso documento.
error.status.document	Una riga che descrive un documento non si può leggere.
error.status.key	La chiave degli pseudonimi non si può usare.
error.status.malformed	Un file delle segnalazioni non ha il formato previsto.
error.status.noAnswer	Il programma a cui si è chiesto lo stato di un documento non ha risposto come deve.
error.status.otherKey	Un file delle segnalazioni è stato creato con un’altra chiave.
error.status.outOfDate	Un file delle segnalazioni non va più usato.
error.tlv.indefiniteLength	C’è una lunghezza indefinita dove ne è ammessa solo una definita.
error.tlv.invalidLength	Il campo di lunghezza è riservato, ha più di quattro byte o più di quanto ammetta DER.
error.tlv.invalidTag	Il tag ha più di quattro byte o ha un riempimento.
error.tlv.limitExceeded	Gli oggetti dati sono più annidati, più numerosi o più lunghi di quanto ammettano i limiti.
error.tlv.missingEndOfContents	A una lunghezza indefinita mancano i byte di fine contenuto.
error.tlv.trailingBytes	Ci sono byte dopo l’ultimo oggetto dati.
error.tlv.truncated	I byte terminano prima dell’oggetto dati.
error.tlv.unexpectedTag	C’è un tag diverso da quello richiesto.
error.trace.inconsistent	Il contenuto di una riga è incoerente.
error.trace.memberInvalid	Un membro di una riga manca, o ha un tipo o un valore non ammesso.
error.trace.redacted	La traccia è stata oscurata: non ha byte da riprodurre.
error.trace.schemaUnknown	La prima riga non è quella di una traccia che questa versione legge.
error.trace.syntax	Una riga non è JSON accettabile.
error.trace.tooLong	Ci sono più righe di quante se ne leggano, o una più lunga.
error.transcript.invalidHexadecimal	Un carattere non è una cifra esadecimale, o il loro numero è dispari.
error.transcript.redacted	La trascrizione è stata oscurata.
error.transcript.syntax	Una riga non ha alcuna forma nota.
error.transcript.tooLong	Ci sono più righe di quante se ne leggano.
error.trust.besideList	Qualcosa è stato tralasciato, perché nulla garantisce per esso: un certificato CSCA che si trova in un file o in una cartella con altro, o ciò che nessuno SHA-256 fissato e nessuna autorizzazione indica accanto a ciò che uno di essi indica.
error.trust.changeNotCarriedOut	Un record di modifica LDIF che toglie qualcosa non è stato eseguito.
error.trust.cryptography	La libreria crittografica non è riuscita a eseguire un’operazione.
error.trust.doubledExtension	Un certificato indica due volte la stessa estensione.
error.trust.externalValue	Un valore non è presente, ma è dato da un indirizzo; non si scarica mai nulla.
error.trust.issuingFailed	Un certificato o un oggetto di sicurezza non si è potuto emettere come descritto.
error.trust.limitExceeded	Ci sono più elementi di un tipo di quanto ammettano i limiti.
error.trust.listRefused	La firma di una lista o di una lista di revoca non è valida, o il suo firmatario non può firmare una simile lista.
error.trust.malformed	I byte non sono ASN.1 valido, o non hanno la struttura indicata.
error.trust.malformedLDIF	Una riga o un record LDIF non si può leggere.
error.trust.malformedPEM	Il blocco PEM non si chiude, o contiene caratteri che non sono base64.
error.trust.noCertificate	Non è stato trovato alcun certificato dove ne era atteso almeno uno.
error.trust.noChain	Nessuna catena di certificati card-verifiable (CV) porta da una chiave del chip a quella di un terminale.
error.trust.noSuchFile	Al percorso indicato non c’è nulla.
error.trust.notAStore	Una cartella, o un file in essa, non è di un archivio di fiducia; non è stato scritto nulla.
error.trust.notTrustMaterial	Non è né un certificato, né una lista di revoca, né una lista firmata.
error.trust.nothingToUndo	Non c’è uno stato precedente dell’archivio di fiducia che si possa ripristinare.
error.trust.rollback	Una lista o una lista di revoca è più vecchia di quella nell’archivio.
error.trust.selfSignatureWrong	La firma di una radice non è della sua chiave: il file è danneggiato, o è stato modificato.
error.trust.storeDamaged	Un file di un archivio di fiducia non è come è stato scritto.
error.trust.storeLocked	Un altro processo sta scrivendo nell’archivio di fiducia.
error.trust.storeNotWritten	Impossibile scrivere l’archivio di fiducia.
error.trust.storePermissions	Altri, oltre all’utente e all’amministratore, potrebbero modificare l’archivio di fiducia.
error.trust.storeVersion	L’archivio di fiducia è stato scritto da una versione più recente di questo programma.
error.trust.tooLarge	L’input è più lungo del limite; non è stato analizzato.
error.trust.unexpectedContent	Una struttura corretta è di un tipo diverso da quello richiesto.
error.trust.unreadableFile	Il file esiste ma non si può leggere.
error.trust.unsupportedAlgorithm	Un identificatore di algoritmo, o i suoi parametri, non è noto.
error.withCode	{error} ({code}).
evidence.aaChannelClosed	La challenge è stata inviata in un canale chiuso prima che la sua chiave fosse letta.
evidence.aaErrorOfResponse	È arrivata una risposta, e accanto a essa c’è un errore.
evidence.aaFileMissing	Manca il file con la chiave dell’autenticazione attiva.
evidence.applicationTwice	La stessa applicazione è due volte nel fascicolo.
evidence.argumentTooLong	Il membro è un testo di più di {count, plural, one {# carattere} other {# caratteri}}.
evidence.argumentsWithoutKey	Ci sono argomenti, ma nessun messaggio che li abbia.
evidence.attemptNone	Il membro è un tentativo che non è stato fatto, o uno riuscito che non ha aperto un canale.
evidence.bacCipher	Basic Access Control ha un cifrario diverso da 3DES.
evidence.bacNotAllowed	Basic Access Control non era ammesso, ma è stato tentato.
evidence.bacPassword	Basic Access Control è stato tentato con una password diversa dalla MRZ.
evidence.caChannelBeforeKey	Un accordo sulla chiave ha aperto un canale che esisteva prima che la sua chiave fosse letta.
evidence.caChannelsTwice	Due accordi sulla chiave hanno aperto lo stesso canale, o sono nell’ordine sbagliato.
evidence.caErrorOfSuccess	Un accordo sulla chiave riuscito ha un errore.
evidence.caFileMissing	Manca il file con la chiave dell’autenticazione del chip.
evidence.caKeyUnknown	EF.DG14 non ha la chiave e il protocollo tentati.
evidence.caNoKey	EF.DG14 non ha una chiave per l’autenticazione del chip.
evidence.caTemplateForAES	MSE:Set KAT è solo per 3DES (Doc 9303-11, 6.2.4.1).
evidence.challengeAlone	Una challenge e una risposta vanno insieme.
evidence.challengeConflict	In precedenza è stata fornita un’altra challenge o un’altra risposta.
evidence.challengeLength	Il membro è una challenge di un’altra lunghezza.
evidence.channelUnknown	La lettura ha avuto {count, plural, one {# canale sicuro} other {# canali sicuri}}, e questo non è tra essi.
evidence.cipherOfNoOffer	Il membro è un cifrario che non è quello dell’offerta.
evidence.cipherOfNoProtocol	Il membro è un cifrario che non è quello del protocollo.
evidence.cipherWithoutProtocol	C’è un cifrario, ma nessun protocollo ha aperto il chip.
evidence.countCommands	Sono stati inviati meno comandi dei file letti.
evidence.countMilliseconds	I tentativi di aprire il chip sono durati più dell’intero scambio.
evidence.countReceived	Sono giunti meno byte di quanti ne abbiano i file.
evidence.countReceivedTooMany	Sono giunti più byte di quanti ne possano avere altrettante risposte.
evidence.countSent	Un comando ha almeno quattro byte, e ne sono stati inviati meno.
evidence.countSentTooMany	Sono stati inviati più byte di quanti ne possano avere altrettanti comandi.
evidence.fileConflict	{file} è già stato fornito da {first}, con byte diversi.
evidence.fileContradictory	Il membro è un file con byte ma senza lo stato «letto», o viceversa.
evidence.fileEmpty	Il file non ha byte.
evidence.fileEndedToEnd	La lettura è terminata prima di questo file, eppure è giunta al termine.
evidence.fileOfClosedChannel	Un file è giunto da un canale che era già stato chiuso.
evidence.fileOfClosedChip	Un gruppo di dati è stato letto da un chip che non è stato aperto.
evidence.fileProtection	L’indicazione se il file fosse protetto non si accorda con il canale da cui è giunto.
evidence.fileStatusWord	Nessun file in questo stato termina con questa parola di stato.
evidence.fileTooLong	{file} ha più di {limit} byte.
evidence.fileTwice	Il file {file} compare due volte.
evidence.folderWithoutFiles	La cartella non contiene alcun file con il nome di un file di un documento.
evidence.formUnknown	L’oggetto non ha alcuno dei membri da cui si riconoscono le forme di Docs/evidence.md.
evidence.identifierUnknown	Nessun file di un documento ha questo identificatore.
evidence.mappingChannel	Il canale della mappatura è stato aperto dall’autenticazione del chip.
evidence.mappingParameters	La mappatura ha parametri di dominio diversi da quelli di PACE.
evidence.mappingWithoutPACE	Il chip non è stato aperto da PACE con mappatura con autenticazione del chip.
evidence.memberMissing	Il membro manca.
evidence.memberUnknown	Il membro è un oggetto con un membro non noto.
evidence.messageTooDeep	Il membro è un messaggio in più di {count} livelli di messaggi.
evidence.nameAmbiguous	Questo è l’identificatore di {first} e di {second}, e il contenuto non è di nessuno dei due.
evidence.nameUnknown	Nessun file di un documento ha questo nome.
evidence.noAnswerToReset	Il membro non è una risposta al reset.
evidence.noApplicationIdentifier	Il membro non è un identificatore di applicazione da 1 a 16 byte in cifre esadecimali.
evidence.noArgument	Il membro non è un argomento: un valore sotto il nome del suo tipo.
evidence.noArguments	Il membro non è un oggetto di al massimo {count} argomenti.
evidence.noBase64	Il membro non è base64.
evidence.noBoolean	Il membro non è né true né false.
evidence.noCode	Il membro non è un codice dell’elenco.
evidence.noDeparture	Il membro non è il nome di uno scostamento.
evidence.noFile	Il membro non è un file di un documento.
evidence.noFileIdentifier	Il membro non è un identificatore o un tag di un file.
evidence.noHexadecimal	Il membro non è costituito da byte esadecimali, al massimo {count}.
evidence.noList	Il membro non è un elenco di al massimo {count} valori.
evidence.noNumber	Il membro non è un numero da {least} a {most}.
evidence.noObject	Il membro non è un oggetto.
evidence.noObjectIdentifier	Il membro non è un identificatore di oggetto.
evidence.noOffer	Il membro non è un’offerta di PACE.
evidence.noStatusWord	Il membro non è una parola di stato.
evidence.noText	Il membro non è un testo.
evidence.noTime	Il membro non è un’indicazione di tempo.
evidence.noWord	Il membro non è una parola del suo elenco.
evidence.noWords	Il membro non ha parole.
evidence.notOpenedToEnd	Il chip non è stato aperto, ma la lettura è giunta al termine.
evidence.nothingGiven	Non è stato fornito alcun file di un documento.
evidence.offerContradictory	Il membro è un’offerta di PACE le cui parti non si accordano.
evidence.offerSkippedUnknown	EF.CardAccess non ha l’offerta omessa.
evidence.offerTriedUnknown	EF.CardAccess non ha l’offerta tentata.
evidence.offerWithoutPACE	Il tentativo ha un’offerta di PACE ma non è di PACE.
evidence.openingNoAttempt	Ciò che ha aperto il chip non è tra i tentativi.
evidence.openingOtherwise	Il modo in cui il chip è stato aperto non è quello indicato dal tentativo che lo ha aperto.
evidence.openingTriesLeft	Nessun tentativo che apre il chip dice questo dei tentativi restanti.
evidence.openingWithError	Un tentativo che ha aperto il chip ha un errore, una fase in cui è terminato, o una parola di stato di errore.
evidence.originContradictory	Il fascicolo dice che della lettura non si sa nulla, eppure ne riferisce.
evidence.originTold	Il fascicolo dice che ha letto un altro programma, e insieme che questo programma ha letto da un chip.
evidence.outcomeNotBorneOut	Il membro è un esito che la trascrizione non conferma.
evidence.outcomeOfNoAttempt	Il membro è un esito che i tentativi non confermano.
evidence.outcomeOfOtherRights	Il membro è un esito che non si accorda con i suoi diritti.
evidence.paceNotAllowed	PACE non era ammesso, ma è stato tentato.
evidence.passwordNotAsked	Il tentativo ha una password dove non ne era richiesta alcuna.
evidence.printedContradictory	Il membro è una zona stampata con metà della sua forma, o con una cifra di controllo ripetuta.
evidence.printedDigitsRight	Sono state usate cifre di controllo calcolate, ma quelle stampate sono giuste.
evidence.printedFieldTwice	Un campo della MRZ stampata compare due volte.
evidence.printedFieldsOthers	I campi confrontati non sono quelli di un confronto di questo tipo.
evidence.printedFormOfNothing	C’è la forma delle righe stampate, ma non è stata fornita alcuna riga.
evidence.printedZoneMissing	Il chip è stato aperto con la MRZ, ma non ne è stata fornita una.
evidence.recordsWithoutRights	I record giungono da un canale sicuro aperto da PACE, e solo se il terminale ha mostrato i suoi diritti.
evidence.refusalWithoutWord	Il chip ha rifiutato il tentativo, e manca la sua parola di stato.
evidence.reopeningNotNoted	Il chip era aperto, e nulla dice che sia stato riaperto.
evidence.reopeningOtherwise	Il chip è stato riaperto in un modo diverso da prima.
evidence.responseTooLong	Una risposta ha da 1 a {limit} byte.
evidence.schemaUnknown	Il testo non è dello schema {schema}.
evidence.sealBesideDocument	L’oggetto ha membri di un sigillo (data e sig) accanto a quelli di un documento: fornire ciascuno in un file proprio.
evidence.severalDocuments	{first} ha portato {file} di un altro documento.
evidence.severalForms	L’oggetto contiene un documento in più di una forma: fornire ciascuno in un file proprio.
evidence.signatureForm	Il membro non è una JWS separata con ES256 o EdDSA.
evidence.skippedWithTranscript	Un protocollo omesso ha una trascrizione.
evidence.taChannelNotProven	L’autenticazione del terminale è avvenuta in un canale in cui il chip non ha dato prova di sé.
evidence.taNotOffered	EF.DG14, che offre l’autenticazione del terminale, non è stato letto.
evidence.textTooLong	Il membro è un testo di più di 256 byte.
evidence.textUndecodable	Il testo non riporta i byte di un file, né in forma esadecimale né in base64.
evidence.timeBeforePassports	La lettura è iniziata prima che esistessero i passaporti elettronici: l’orologio di chi ha letto era errato. Regolarlo e leggere di nuovo il documento.
evidence.timeInFuture	La lettura è iniziata nel futuro.
evidence.tooManyFiles	Ci sono più di {limit} file.
evidence.trailingOfNoFile	Il membro indica byte che seguono un file che non ne ha, o che non è un gruppo di dati.
evidence.witnessKeyKind	La chiave non è su P-256 né di Ed25519.
evidence.witnessOther	Sono firmate con la chiave {key}, che non è quella del testimone indicato.
evidence.witnessUnsigned	È stato indicato un testimone, e queste evidenze non sono firmate.
evidence.witnessWrong	La firma non è quella del testimone su queste evidenze: qualcosa è stato cambiato dopo la firma.
evidence.wordTwice	Il membro è un elenco con una parola ripetuta.
evidence.zoneOfPassword	reader.password è «mrz», e manca printedMRZ: aggiungerlo, oppure omettere reader.password.
explain.access.cardAccess.authenticity	EF.CardAccess dice come aprire il chip, e nessuno lo ha firmato. Si confronta con le copie firmate delle sue voci; se differiscono, leggere di nuovo su un altro lettore.
explain.access.dir.authenticity	EF.DIR elenca le applicazioni del chip, e nessuno lo ha firmato. Si confronta con la copia firmata. Una differenza non dice nulla contro i dati del titolare.
explain.access.protocol.downgrade	Se l’emittente ha firmato che il chip ha PACE, si deve usare PACE. Se al suo posto è stato usato un metodo più vecchio, qualcosa tra lettore e chip può aver impedito PACE: leggere di nuovo, su un altro lettore.
explain.access.protocol.established	Il chip comunica solo con chi conosce quanto è stampato sul documento: la MRZ o il codice CAN. Se l’apertura si è interrotta, molto probabilmente si è digitato qualcosa di errato, o il documento si è mosso sul lettore.
explain.access.terminalAuthentication.established	Impronte e iridi vengono fornite solo a terminali a cui uno Stato ha dato certificati. Se l’esito è indeterminato, il resto del documento viene valutato comunque.
explain.chip.activeAuthentication.signature	Il chip firma un numero estratto a caso per questa lettura, con una chiave privata che non esce mai dal chip; una copia non ce l’ha. Se la prova non è superata, il chip è una copia. Se l’esito è indeterminato, leggere di nuovo.
explain.chip.chipAuthentication.keyAgreement	Il chip mostra di avere una chiave privata che non esce mai dal chip; una copia non ce l’ha. Se la prova non è superata, il chip è una copia. Se l’esito è indeterminato, leggere di nuovo.
explain.chip.chipAuthenticationMapping.data	Mentre viene aperto con PACE, il chip mostra di avere una chiave privata che non esce mai dal chip; una copia non ce l’ha. Se la prova non è superata, il chip è una copia.
explain.chip.proof.demanded	La policy richiede che il chip dimostri di essere l’originale, e stabilisce a chi. Se l’esito è indeterminato, leggere di nuovo il documento con un lettore proprio, o assegnare una challenge per la lettura.
explain.document.dg11.matchesDG1	EF.DG11 dice di più sul titolare. Il nome e la data di nascita non devono contraddire EF.DG1. Se lo fanno, confrontare entrambi con quanto stampato.
explain.document.dg12.matchesDG1	EF.DG12 dice di più sul documento. La sua data di rilascio deve essere compresa tra nascita e scadenza. Altrimenti, confrontarla con quanto stampato.
explain.document.expiry.current	La data di scadenza nel chip si confronta con oggi, o con il giorno indicato. Un documento scaduto può essere autentico lo stesso: se accettarlo lo stabiliscono le disposizioni applicabili.
explain.document.issuer.allowed	La policy accetta solo documenti di alcuni Stati. Se lo Stato non è tra questi, o non si può leggere, chiedere un altro documento.
explain.document.issuer.matchesSigner	Lo Stato nominato dal documento deve essere quello che lo ha firmato. Se differiscono, non fidarsi del documento a meno di sapere perché.
explain.document.mrz.checkDigits	Anche le righe nel chip hanno cifre di controllo. Una errata è molto probabilmente un errore dell’emittente: confrontare le righe con quelle stampate.
explain.document.mrz.matchesDG1	Le righe stampate si confrontano con quelle nel chip. Solo questo lega il documento al suo chip. Se differiscono, ricontrollare quanto digitato; se è giusto, chip e documento non vanno insieme.
explain.document.mrz.printedForm	Le righe stampate hanno cifre di controllo contro gli errori di lettura. Se una è errata, confrontare quanto digitato con il documento; se la stampa è davvero così, esaminare bene il documento.
explain.document.operator.notBlocked	Il gestore di questo programma può stabilire che documenti con determinati numeri non vanno accettati, per esempio documenti in bianco rubati. Non accettare il documento; chiedere chi ha disposto il blocco e perché: lo mostra epass trust block.
explain.document.status.notReported	Un documento autentico può essere stato smarrito o rubato in seguito. Lo sa solo una fonte indicata da chi valuta: un file o un programma. Senza una fonte ciò resta ignoto, qualunque altra cosa sia stata dimostrata. Se c’è una segnalazione, attenersi alle disposizioni applicabili a questi documenti.
explain.document.type.allowed	La policy accetta solo documenti di alcuni tipi. Se il tipo non è tra questi, o non si può leggere, chiedere un altro documento.
explain.document.validity.period	La policy stabilisce per quanto tempo, a partire da oggi, un documento deve essere valido, o per quanto può esserlo in tutto. Se l’esito è indeterminato, non è stato possibile leggere le date.
explain.integrity.com.matchesSOD	EF.COM elenca i file del documento, e nessuno lo ha firmato. Se differisce dalla lista firmata, può essere stato nascosto un file: vale la lista firmata.
explain.integrity.dataGroups.structure	Ogni file letto deve essere strutturato come vuole lo standard. Se uno non lo è, una parte non si può mostrare; se sia autentico è detto altrove.
explain.integrity.hash	L’hash del file si confronta con quello che l’emittente ha firmato. Se differiscono, il file è stato cambiato dopo la firma. Se l’esito è indeterminato, il file non è stato letto.
explain.integrity.mandatoryDataGroups	Ogni documento ha EF.DG1 (i dati della sua MRZ) ed EF.DG2 (il ritratto). Se l’emittente non ha firmato alcun hash di uno di essi, ciò che manca non si può confrontare con la persona.
explain.issuer.cardSecurity.revocation	Uno Stato revoca un firmatario la cui chiave è andata persa o è stata rubata. Se l’esito è indeterminato, procurarsi la lista di revoca in vigore dello Stato e importarla.
explain.issuer.cardSecurity.signature	Il firmatario di EF.CardSecurity è certificato dalla CSCA del suo Stato. Se l’esito è indeterminato, quel certificato manca nell’archivio: importare la lista che lo contiene.
explain.issuer.cardSecurity.validity	I certificati alla base di EF.CardSecurity sono validi tanto a lungo quanto i documenti a cui servono. Se uno è scaduto, molto probabilmente lo è anche il documento.
explain.issuer.csca.usagePeriod	La chiave di una CSCA certifica firmatari solo per alcuni anni. Un firmatario certificato al di fuori di questo periodo non è conforme allo standard: chiedere all’emittente, o decidere secondo le disposizioni applicabili.
explain.issuer.csca.validity	Il certificato della CSCA è valido più a lungo dei documenti che si basano su di esso. Se è scaduto, molto probabilmente lo è anche il documento.
explain.issuer.ds.algorithms	Algoritmi e lunghezze delle chiavi si indeboliscono con il tempo. La policy non accetta uno di quelli usati qui, quindi la firma prova meno di quanto dovrebbe.
explain.issuer.ds.documentType	Un firmatario può essere limitato ad alcuni tipi di documenti, come i passaporti. Questo documento è di un altro tipo: verificare che sia davvero quello che sembra.
explain.issuer.ds.revocation	Uno Stato revoca un firmatario la cui chiave è andata persa o è stata rubata. Se l’esito è indeterminato, procurarsi la lista di revoca in vigore dello Stato e importarla. Se il firmatario è revocato, non fidarsi del documento.
explain.issuer.ds.signature	Il firmatario del documento è a sua volta certificato dal suo Stato, con il certificato CSCA di questo. Se l’esito è indeterminato, quel certificato manca nell’archivio: importare la lista che lo contiene. Se la verifica non è superata, il certificato del firmatario è stato fatto da qualcun altro.
explain.issuer.ds.usagePeriod	La chiave di un firmatario del documento firma solo per alcuni mesi. Un documento rilasciato al di fuori di questo periodo non è firmato come vuole lo standard: confrontare la data di rilascio, e decidere secondo le disposizioni applicabili.
explain.issuer.ds.validity	Il certificato del firmatario del documento è valido almeno tanto a lungo quanto i documenti che ha firmato. Se è scaduto, molto probabilmente lo è anche il documento.
explain.issuer.material.age	La policy stabilisce quanto possono essere vecchie le liste su cui si basa il risultato. Se l’esito è indeterminato, importarne di più recenti e valutare di nuovo: per questo non occorre rileggere il documento.
explain.issuer.operator.notBlocked	Il gestore di questo programma può stabilire che a un’autorità di certificazione o a un firmatario non si deve credere. Questo vale qualunque cosa dicano le liste degli Stati. Non accettare il documento; chiedere chi ha disposto il blocco e perché: lo mostra epass trust block.
explain.lds2.csca.usagePeriod	La chiave di una CSCA certifica firmatari solo per alcuni anni. Un firmatario certificato al di fuori di questo periodo non è conforme allo standard.
explain.lds2.csca.validity	Il certificato della CSCA si confronta con oggi, o con il giorno indicato. Se è scaduto, guardare la data del record.
explain.lds2.record.certificate	Un record nomina il certificato di chi lo ha firmato, che il chip tiene accanto ai record. Senza di esso del record non si sa nulla.
explain.lds2.record.date	Un record deve essere stato firmato mentre il certificato del suo firmatario era valido, e non in una data futura. Altrimenti, non fidarsi del record.
explain.lds2.record.holder	Un visto indica il numero del passaporto per cui è stato rilasciato e la data di nascita del titolare. Se non sono quelli di questo documento, il visto è di un altro: qui non fidarsene.
explain.lds2.record.searchCopy	Lo Stato figura ancora una volta accanto al record, per poterlo cercare, e questo nessuno lo ha firmato. Se differisce, vale quello firmato.
explain.lds2.record.signature	Solo chi ha la chiave privata del firmatario può fare la firma di un record. Se non è valida, il record è stato cambiato o l’ha fatto qualcun altro.
explain.lds2.signer.algorithms	Algoritmi e lunghezze delle chiavi si indeboliscono con il tempo. La policy non accetta uno di quelli usati qui, quindi il record prova meno di quanto dovrebbe.
explain.lds2.signer.name	Il nome del firmatario figura ancora una volta prima del suo certificato, per poterlo cercare. Se differisce, vale il certificato.
explain.lds2.signer.profile	I certificati di questi firmatari hanno una forma propria. Uno scostamento viene segnalato, ma non è decisivo.
explain.lds2.signer.revocation	Uno Stato revoca un firmatario la cui chiave è andata persa o è stata rubata. Se l’esito è indeterminato, procurarsi la lista di revoca in vigore dello Stato e importarla.
explain.lds2.signer.role	Timbri, visti e dati biometrici aggiuntivi hanno firmatari propri. Se ha firmato un altro, il record non ha alcun valore.
explain.lds2.signer.signature	Il firmatario di un record è a sua volta certificato dal suo Stato, con il certificato CSCA di questo. Se l’esito è indeterminato, quel certificato manca nell’archivio: importare la lista che lo contiene.
explain.lds2.signer.state	Lo Stato nominato dal record deve essere quello il cui firmatario lo ha firmato. Se differiscono, non fidarsi del record.
explain.lds2.signer.validity	Il certificato del firmatario del record si confronta con oggi, o con il giorno indicato. Se è scaduto, guardare la data del record.
explain.seal.content.features	I sigilli di uno stesso tipo di documento hanno gli stessi elementi. Se uno manca o è sconosciuto, confrontare quanto dice il sigillo con quanto stampato.
explain.seal.content.signature	Solo chi ha la chiave privata del firmatario può fare la firma del sigillo. Se non è valida, il sigillo è stato cambiato o l’ha fatto qualcun altro: non fidarsi del documento.
explain.seal.content.structure	I byte del codice a barre devono formare un sigillo. Altrimenti, leggere di nuovo il codice a barre come byte, non come testo.
explain.seal.csca.usagePeriod	La chiave di una CSCA certifica firmatari solo per alcuni anni. Un firmatario certificato al di fuori di questo periodo non è conforme allo standard.
explain.seal.csca.validity	Il certificato della CSCA è valido più a lungo dei sigilli che si basano su di esso. Se è scaduto, guardare le date del documento.
explain.seal.document.dateOfIssue	Le date in un sigillo devono essere in ordine, e nessun documento può essere rilasciato in una data futura. Se si contraddicono, non fidarsi del documento.
explain.seal.document.expiry	L’ultimo giorno nel sigillo si confronta con oggi, o con il giorno indicato. Un documento scaduto può essere autentico lo stesso: se accettarlo lo stabiliscono le disposizioni applicabili.
explain.seal.issuer.matchesSigner	Lo Stato nominato dal sigillo deve essere quello che lo ha firmato. Se differiscono, non fidarsi del documento.
explain.seal.mrz.checkDigits	Le righe nel sigillo hanno cifre di controllo. Una errata è molto probabilmente un errore dell’emittente: confrontare le righe con quelle stampate.
explain.seal.mrz.matchesHeader	Lo Stato nelle righe del sigillo deve essere quello al suo inizio. Se differiscono, confrontare il sigillo con quanto stampato.
explain.seal.mrz.matchesPrinted	Le righe nel sigillo si confrontano con quelle stampate. Se differiscono, ricontrollare quanto digitato; se è giusto, il sigillo appartiene a un altro documento.
explain.seal.operator.notBlocked	Il gestore di questo programma può stabilire che a un firmatario di sigilli, alla sua autorità di certificazione o a documenti con determinati numeri non si deve credere. Non accettare il sigillo; chiedere chi ha disposto il blocco e perché: lo mostra epass trust block.
explain.seal.passport.matchesPrinted	Il sigillo indica il passaporto a cui appartiene. Se il passaporto presentato è un altro, il documento non è destinato al suo titolare.
explain.seal.signer.certificate	Il sigillo nomina il certificato del suo firmatario e può non contenerlo. Se l’esito è indeterminato, importare il certificato o indicarlo con --certificate.
explain.seal.signer.documentType	Un firmatario può essere limitato ad alcuni tipi di documenti. Questo sigillo è su un altro: verificare che il documento sia davvero quello che sembra.
explain.seal.signer.revocation	Uno Stato revoca un firmatario la cui chiave è andata persa o è stata rubata. Se l’esito è indeterminato, procurarsi la lista di revoca in vigore dello Stato e importarla.
explain.seal.signer.signature	Il firmatario del sigillo è a sua volta certificato dal suo Stato, con il certificato CSCA di questo. Se l’esito è indeterminato, quel certificato manca nell’archivio: importare la lista che lo contiene.
explain.seal.signer.usagePeriod	La chiave del firmatario di un sigillo firma solo per alcuni mesi. Un sigillo con una data al di fuori di questo periodo non è conforme allo standard.
explain.seal.signer.validity	Il certificato del firmatario del sigillo è valido almeno tanto a lungo quanto i documenti con i suoi sigilli. Se è scaduto, guardare le date del documento.
explain.section.assurances	Ogni affermazione si basa su verifiche proprie, qualunque cosa conti per la policy. Ciò che non è accertato non è detto falso: le evidenze non lo dimostrano.
explain.section.defects	Una lista dell’emittente, o di un altro Stato, dice che tali documenti hanno questo difetto, e che cosa significa per un controllo.
explain.section.reading	Come è stato aperto il chip e che cosa è stato letto. Nulla qui depone a favore o contro il documento.
explain.section.records	Questi record sono stati aggiunti al chip da varie autorità dopo il rilascio, e ognuna ha firmato i propri. Nessuno di essi cambia quanto si dice del documento.
explain.section.seal	Questo è quanto dice il sigillo. È provato solo se il risultato dice che il sigillo è autentico.
explain.section.tolerated	Qui il documento si scosta dallo standard, come accade in documenti in circolazione. È stato valutato comunque; una policy più severa potrebbe non accettarlo.
explain.securityObject.cardSecurity.signature	Solo chi ha la chiave privata del firmatario può fare la firma di EF.CardSecurity. Se non è valida, il file è stato cambiato, e il chip può essere una copia.
explain.securityObject.cardSecurity.signedAttributes	La firma è su un hash di quanto dice EF.CardSecurity. Se quell’hash è un altro, il file è stato cambiato dopo la firma.
explain.securityObject.cardSecurity.structure	EF.CardSecurity contiene chiavi del chip, firmate dall’emittente. Se è malformato non prova nulla; EF.SOD può provare i dati lo stesso.
explain.securityObject.sod.signature	Solo chi ha la chiave privata del firmatario del documento può fare questa firma. Se non è valida, la lista è stata cambiata o l’ha firmata qualcun altro: non fidarsi del documento.
explain.securityObject.sod.signedAttributes	La firma è su un hash della lista degli hash. Se quell’hash è un altro, la lista è stata cambiata dopo la firma.
explain.securityObject.sod.structure	EF.SOD è la lista degli hash che l’emittente ha firmato, con la firma. Se è malformato, del documento non è provato nulla. Leggere di nuovo; se resta così, non fidarsi del documento.
explain.verdict.aborted	La lettura è terminata in anticipo, quindi nulla si può dire a favore o contro il documento.
explain.verdict.failed	Un requisito della policy risulta non soddisfatto. Non è per forza una falsificazione.
explain.verdict.genuineButExpired	Tutto ciò che la policy richiede è stato dimostrato. Il documento non è più valido.
explain.verdict.notGenuine	Qualcosa è stato falsificato o cambiato, o il chip è una copia.
explain.verdict.undetermined	Di un requisito della policy non si è potuto dimostrare né che è soddisfatto né che non lo è.
explain.verdict.verified	Tutto ciò che la policy richiede è stato dimostrato, e nulla depone contro il documento.
explain.verdict.verifiedWithFindings	Tutto ciò che la policy richiede è stato dimostrato, ma qualcos’altro depone contro il documento o resta aperto.
explain.withClause	{explanation}. Vedere {clause}.
file.absent	Il chip non ha {file}.
file.accessDenied	Il chip ha negato l’accesso a {file}.
file.allDecoded	Tutti i gruppi di dati letti si possono decodificare.
file.bothMandatoryMissing	EF.SOD non elenca {first} e {second}, che ogni documento ha.
file.checkNotReached	La lettura è terminata prima di questa verifica.
file.contentMalformed	Quanto è stato letto non si può decodificare. {faults}.
file.dataGroupsNotReached	La lettura è terminata prima di un gruppo di dati.
file.deviationIn	{deviation} ({file}).
file.deviationsRefused	{deviations}. La policy lo rifiuta.
file.fault	{error} ({place}, {code}).
file.listNotKnown	Senza EF.SOD non si sa quali gruppi di dati ci sono.
file.mandatoryListed	EF.SOD elenca EF.DG1 ed EF.DG2, che ogni documento ha.
file.mandatoryMissing	EF.SOD non elenca {file}, che ogni documento ha.
file.noDataGroupRead	Non è stato letto alcun gruppo di dati.
file.notConformant	Quanto fornito dal chip non è {file}.
file.notInDocument	Il documento non ha {file}.
file.notReached	La lettura è terminata prima della fine di {file}.
file.notReachedAtAll	La lettura è terminata prima che {file} fosse letto.
file.notRead	{file} non è stato letto.
file.notReadBecause	{file} non è stato letto. {why}.
file.tooLarge	{file} è più grande di quanto se ne legge.
file.truncated	{file} non è arrivato per intero: inviarlo o leggerlo di nuovo.
file.undecodable	{file} non si può decodificare.
grant.aboutEvery	{kind, select, defectList {liste dei difetti} documentSignerList {liste dei firmatari di documenti} other {master list}}, per ogni Stato
grant.aboutStates	{kind, select, defectList {liste dei difetti} documentSignerList {liste dei firmatari di documenti} other {master list}}, per {states}
grant.added	+ autorizzazione: {grant}, per la CSCA {digest}
grant.argumentNotRead	Un’autorizzazione ha la forma SHA256:TIPO:STATI; {text} è altro.
grant.columnCSCA	SHA-256 della CSCA
grant.columnPublisher	chi pubblica
grant.columnStates	Stati
grant.count	{count, plural, one {# autorizzazione.} other {# autorizzazioni.}}
grant.howToGrant	epass trust list --json li mostra; epass trust import --grant importa una lista con la sua autorizzazione.
grant.nameEmpty	Il nome dell’archivio è vuoto.
grant.nameThePublisher	Indicare chi pubblica con lo SHA-256 del suo certificato CSCA.
grant.needsKindAndStates	Un’autorizzazione richiede --kind e --states.
grant.none	Non c’è alcuna autorizzazione.
grant.notInStore	non nell’archivio
grant.nothingGranted	Non è stata concessa alcuna autorizzazione.
grant.nothingToTake	Questa autorizzazione non esiste. Un’autorizzazione per ogni Stato (*) si può ritirare solo per intero.
grant.prompt	Codici o nomi separati da virgole, * per ogni Stato, nulla per nessuno:
grant.publisherDigest	SHA-256 della sua CSCA: {digest}
grant.publisherNotNamed	Chi pubblica si indica con le 64 cifre esadecimali di uno SHA-256.
grant.publisherPage	Chi pubblica riporta l’impronta in questa pagina (consultata in data {date}):
grant.publisherSHA1	SHA-1 della sua CSCA: {digest}
grant.publisherSpeaks	Chi pubblica{hasState, select, yes { ({state})} other {}} parla di altri Stati nelle sue {kind, select, defectList {liste dei difetti} documentSignerList {liste dei firmatari di documenti} other {master list}}.
grant.publisherUnknown	Nessun certificato CSCA dell’archivio ha questo SHA-256.
grant.question	Confrontarlo con quanto comunica chi pubblica. Di quali Stati possono parlare le sue {kind, select, defectList {liste dei difetti} documentSignerList {liste dei firmatari di documenti} other {master list}}, ora e nelle edizioni successive?
grant.removed	- non più autorizzato: {grant}, per la CSCA {digest}
grant.statesNotRead	--states accetta codici o nomi di Stati separati da virgole, oppure *; {text} è altro.
grant.whatIsGranted	epass trust grant mostra le autorizzazioni.
hash.algorithmUnknown	L’algoritmo di hash {algorithm} non è noto.
hash.length	L’hash del gruppo di dati {number} nell’oggetto di sicurezza ha {count, plural, one {# byte} other {# byte}}, che non è la lunghezza di {algorithm}.
hash.listsAgree	EF.COM elenca i gruppi di dati per cui l’oggetto di sicurezza ha un hash.
hash.listsDiffer	EF.COM e l’oggetto di sicurezza elencano gruppi di dati diversi: {numbers}.
hash.match	Il valore {algorithm} del gruppo di dati {number} è quello nell’oggetto di sicurezza.
hash.matchUnproven	Il valore {algorithm} del gruppo di dati {number} è quello nell’oggetto di sicurezza, la cui firma non è provata.
hash.matchWithTrailing	Il valore {algorithm} del gruppo di dati {number}, con {count, plural, one {il byte che segue} other {i # byte che seguono}}, è quello nell’oggetto di sicurezza.
hash.matchWithTrailingUnproven	Il valore {algorithm} del gruppo di dati {number}, con {count, plural, one {il byte che segue} other {i # byte che seguono}}, è quello nell’oggetto di sicurezza, la cui firma non è provata.
hash.mismatch	EF.DG{number} non è ciò che lo Stato ha firmato ({algorithm}).
hash.mismatchSpoiled	EF.DG{number} non è ciò che lo Stato ha firmato ({algorithm}) e sembra danneggiato.
hash.notComputed	Impossibile calcolare {algorithm}.
hash.notListed	L’oggetto di sicurezza non ha un hash per il gruppo di dati {number}.
hash.notRead	Il gruppo di dati {number} non è stato letto.
headline.aborted	INTERROTTO
headline.butDetailDiffers	{statement}, ma EF.DG11 riporta {field, select, name {un altro nome} dateOfBirth {un’altra data di nascita} other {un altro numero personale}}
headline.butExpired	{statement}, ma il documento è scaduto in data {day}
headline.butIssueDate	{statement}, ma EF.DG12 riporta una data di rilascio impossibile
headline.butOtherState	{statement}, ma la firma è di uno Stato diverso da quello indicato nel documento
headline.butStateUnknown	{statement}, ma non si sa se abbia firmato lo Stato indicato nel documento
headline.chipKeysForged	il file con le chiavi del chip non è ciò che lo Stato ha firmato
headline.dataChanged	i dati sono stati modificati dopo la firma
headline.dataGenuine	i dati sono autentici
headline.dataGroup	{number, select, 1 {i dati della MRZ (EF.DG1)} 2 {il ritratto (EF.DG2)} 12 {i dati di rilascio (EF.DG12)} 14 {le chiavi del chip (EF.DG14)} 15 {la chiave del chip (EF.DG15)} other {EF.DG{number}}}
headline.endedEarly	la procedura è terminata in anticipo
headline.failed	ESITO NEGATIVO
headline.filesRead	{count, plural, one {Fino a quel punto è stato letto # file} other {Fino a quel punto sono stati letti # file}} del documento.
headline.genuineButExpired	AUTENTICO, MA SCADUTO
headline.genuineButExpiredWithFindings	AUTENTICO, MA SCADUTO, CON RILIEVI
headline.issuerNotProven	invariato da quando è stato firmato; non si è potuto verificare se abbia firmato uno Stato
headline.listed	Per la CSCA garantisce soltanto: {publication}.
headline.matchesUnproven	i dati corrispondono a un oggetto di sicurezza la cui firma non è provata
headline.mayBeCopy	i dati letti sono autentici, il chip può essere una copia
headline.noDataGroup	non è stato letto alcun gruppo di dati
headline.noSeal	il codice a barre non si può leggere come sigillo
headline.notGenuine	NON AUTENTICO
headline.notGiven	Non trasmesso e da richiedere: {files}.
headline.notOriginal	questo non è il chip originale
headline.notProtected	questo chip non è protetto contro la copia
headline.notProven	è dimostrato ciò che la policy conta, ma non che i dati siano autentici
headline.objectGenuine	l’oggetto di sicurezza è autentico, non è stato letto alcun dato
headline.ofCardSecurity	{finding} (EF.CardSecurity)
headline.ofPrintedZone	il chip corrisponde alla MRZ stampata
headline.original	il chip è l’originale
headline.originalBy	il chip è l’originale, {source, select, verifier {in base alla challenge del verificatore} terminal {in base alla challenge del terminale} other {secondo la registrazione}}
headline.otherPrint	la MRZ stampata non è quella del chip
headline.otherState	Il documento è firmato da uno Stato diverso da quello che indica.
headline.readElsewhere	Letto altrove, e visto solo là: {checks}.
headline.readGenuine	i dati letti sono autentici
headline.sealGenuine	il sigillo è autentico
headline.sealGenuineExpired	il sigillo è autentico, ma il suo documento è scaduto
headline.sealIssuerNotProven	il titolare del certificato ha firmato il sigillo, ma non è provato che uno Stato lo abbia emesso
headline.sealOfPrintedZone	corrisponde alla MRZ stampata
headline.sealSigned	il firmatario dello Stato ha firmato il sigillo
headline.sealToCompare	confrontare quanto dice con quanto è stampato
headline.signerForged	non è stato firmato da un firmatario dello Stato
headline.undetermined	INDETERMINATO
headline.unpinned	Nulla di fidato garantisce per la lista con cui è giunta la CSCA.
headline.verified	VERIFICATO
headline.verifiedWithFindings	VERIFICATO CON RILIEVI
help.accessOptions.can	Il codice CAN, che apre il chip con PACE. Se si indica anche --mrz, questa viene confrontata con il chip. Senza valore, epass lo chiede.
help.accessOptions.choice	Il protocollo: auto (PACE se il chip lo offre, altrimenti BAC), pace, bac. Il rapporto indica quale è stato usato, e se era offerto di più.
help.accessOptions.pin	Il PIN del titolare, che apre una carta d’identità con PACE. Si invia una sola volta: dopo pochi tentativi errati si blocca.
help.accessOptions.puk	Il PUK di una simile carta, allo stesso modo.
help.batchOptions.batch	Valutare ogni documento nelle cartelle, nei fascicoli e negli archivi indicati, e stampare una riga di JSON per ciascuno.
help.batchOptions.jobs	Valutare tanti documenti alla volta. Senza: tanti quanti sono i processori.
help.batchOptions.resume	Aggiungere le righe a questo file, e tralasciare gli input le cui righe vi sono già.
help.batchOptions.summary	Scrivere alla fine quanti documenti hanno avuto quale esito, per risultato, Stato e motivo (JSON); - è lo standard error.
help.batchOptions.unordered	Stampare ogni riga appena è pronta, e non nell’ordine degli input.
help.channelOptions.document	Con --simulate: creare il documento, il chip e il lettore descritti da questo file JSON (- per lo standard input).
help.channelOptions.link	Con --simulate: indicare quanto durerebbe la lettura su un campo reale di tanti kbit/s.
help.channelOptions.reader	Il lettore, indicato con il nome o una sua parte. Senza: quello su cui si trova un documento. Con --watch si può indicare più volte; senza si osservano tutti i lettori.
help.channelOptions.simulate	Leggere un chip simulato in questo processo; epass simulate --list indica i profili.
help.channelOptions.timeout	Quanti secondi può durare una lettura, comprese le attese di un documento perso (senza: 300).
help.channelOptions.vpcdListen	Fare da lettore virtuale: leggere il chip virtuale che si collega a questa porta di 127.0.0.1. Non serve pcscd.
help.channelOptions.wait	Quanti secondi attendere un documento, anche uno che si perde durante la lettura. Senza: 60 su un terminale, altrimenti 3; per un chip virtuale 60, e 10 se si perde.
help.checkClause	{title}: {clause}
help.checkRole	{policy}: {role}{isAsked, select, yes {, se è stata richiesta} other {}}.
help.checksMore	epass help checks NOME dice di più su una verifica, e Docs/checks.md su tutte.
help.conformChipCommand.abstract	Eseguire i casi per chip su un chip.
help.conformChipCommand.case	Eseguire questo caso e quelli che devono precederlo. Si può indicare più volte.
help.conformChipCommand.chipDate	Il giorno che il chip considera come oggi, da cui si contano le date dei certificati. Senza, quello di --ics, o il primo giorno della CVCA.
help.conformChipCommand.cvca	Il certificato del punto di fiducia che il chip indica per primo.
help.conformChipCommand.cvcaKey	La chiave privata di --cvca, PEM senza password.
help.conformChipCommand.destructive	Eseguire anche i casi che lasciano il chip con un’altra data o un altro punto di fiducia.
help.conformChipCommand.files	Eseguire i casi di questo file, o dei file di questa cartella, invece di quelli integrati. Si può indicare più volte.
help.conformChipCommand.ics	Ciò che il chip dichiara di supportare, un file epass-conformance-ics/1.
help.conformChipCommand.list	Elencare i casi senza eseguirne nessuno.
help.conformChipCommand.printIcs	Stampare ciò che il chip dichiara con i propri file, come file per --ics, senza eseguire alcun caso.
help.conformChipCommand.text1	Ogni caso porta il chip al suo punto di partenza, invia comandi, giusti ed errati, e confronta le risposte con quelle che il punto ammette: le righe di BSI TR-03105-3.2, quelle di 3.3 che riguardano i passaporti, e casi tratti dai punti di Doc 9303. Ciò che il chip dichiara determina i casi: la dichiarazione di conformità dell’implementazione di --ics, o ciò che dicono EF.CardAccess, EF.COM ed EF.DG14.
help.conformChipCommand.text2	L’ultimo tentativo di una password non si consuma mai, e si provano password errate solo se il chip non le conta. I certificati dei terminali sono creati come li richiedono i casi, dalla CVCA di un documento simulato o da quella di --cvca. I casi che lasciano il chip con un’altra data o un altro punto di fiducia si eseguono solo con --destructive.
help.conformChipCommand.text3	Termina con 0 se ogni caso ha dato l’esito atteso, con 1 se uno non l’ha dato, e con 2 se uno non si è potuto eseguire.
help.conformChipCommand.unit	Eseguire i casi di questa unità. Si può indicare più volte.
help.conformCommand.abstract	Eseguire casi di conformità e confrontarne i risultati.
help.conformCommand.text1	I casi di specifiche di test pubblicate, e altri scritti in base ai punti di Doc 9303, ciascuno con l’esito che deve dare. Docs/conformance.md li contiene tutti, con i risultati di questa versione.
help.conformDiffCommand.abstract	Confrontare i risultati di due esecuzioni.
help.conformDiffCommand.first	Risultati scritti da epass conform reader --out.
help.conformDiffCommand.json	Stampare un oggetto JSON.
help.conformDiffCommand.second	Risultati successivi.
help.conformDiffCommand.text1	Una riga per ogni caso il cui esito è cambiato. Termina con 0 se non ce n’è nessuno, e con 1 se ce n’è uno.
help.conformLdsCommand.abstract	Confrontare i file di un documento con le regole che valgono per essi.
help.conformLdsCommand.text1	Ciò che serve a un personalizzatore prima di stampare: ogni file della struttura logica dei dati è confrontato con i punti di Doc 9303 e con le unità da LDS_D a LDS_K di BSI TR-03105-5.1, una riga per regola, ogni violazione con il suo file e il suo byte. Accetta ciò che accetta epass verify: una cartella, file con il loro nome, o un fascicolo. Senza --trust non si dice nulla di chi ha emesso il firmatario del documento.
help.conformLdsCommand.text2	Termina con 0 se nessuna regola è violata, con 1 se una lo è, e con 2 se una non si è potuta valutare.
help.conformLdsCommand.trust	Certificati di CSCA: un file, una cartella o un archivio. In base a essi si valutano le regole sull’emittente del firmatario del documento.
help.conformPkiCommand.abstract	Confrontare certificati, liste di revoca e liste firmate con i loro profili.
help.conformPkiCommand.files	File o cartelle di certificati, liste di revoca e liste firmate.
help.conformPkiCommand.text1	Ciò che serve al gestore di una CSCA prima di pubblicare: certificati, liste di revoca, master list e liste delle deviazioni sono confrontati con Doc 9303-12, con i controlli che il PKD ICAO fa su quanto viene caricato, secondo i loro codici, e con le righe di BSI TR-03105-5.1 sui certificati. Che cosa sia ciascun oggetto lo dicono i suoi byte; i file sono in DER, PEM o LDIF, possono contenere più oggetti, e quelli di uno stesso emittente sono confrontati tra loro.
help.conformReaderCommand.abstract	Eseguire i casi per lettori su questo programma.
help.conformReaderCommand.case	Eseguire solo questo caso. Si può indicare più volte.
help.conformReaderCommand.cases	Eseguire i casi di questo file, o dei file NAME.json di questa cartella, invece di quelli integrati.
help.conformReaderCommand.html	Scrivere i risultati come pagina.
help.conformReaderCommand.json	Stampare un oggetto JSON invece di una tabella.
help.conformReaderCommand.junit	Scrivere i risultati come XML JUnit.
help.conformReaderCommand.list	Elencare i casi senza eseguirne nessuno.
help.conformReaderCommand.observe	Eseguire questo comando per ogni caso, e prenderne la risposta.
help.conformReaderCommand.observeTimeout	Dare al comando questo numero di secondi per caso.
help.conformReaderCommand.out	Scrivere i risultati, ciascuno con la sua traccia, come JSON.
help.conformReaderCommand.profile	Una funzione che il lettore dichiara, come AIP o DG3: i casi su un’altra non sono applicabili. Si può indicare più volte; senza si dichiarano tutte.
help.conformReaderCommand.resume	Riprendere quanto contiene questo file di risultati, ed eseguire il resto.
help.conformReaderCommand.text1	Un chip simulato fa da documento di ciascun caso, e ciò che la policy decide si confronta con quanto il caso si attende. Le righe di BSI TR-03105-5.1 figurano con i loro numeri; i casi tratti dai punti non ne hanno.
help.conformReaderCommand.text2	Termina con 0 se ogni caso ha dato l’esito atteso, con 1 se uno non l’ha dato, e con 2 se uno non si è potuto eseguire.
help.conformReaderCommand.text3	Con --vpcd i documenti sono presentati uno dopo l’altro a un lettore virtuale, perché qualsiasi altro lettore li legga: quello di un pcscd con il driver vpcd, o ciò che è in ascolto come lo è vpcd. La risposta di quel lettore si digita, o la trova il comando di --observe, che lo fa funzionare.
help.conformReaderCommand.text4	Il comando di --observe riceve sullo standard input la zona stampata, una riga alla volta, e in EPASS_CASE il nome del caso. Dà la risposta con lo stato di uscita, 0 per esito positivo e 1 per esito negativo, o stampando una sola parola, successful o failed. Qualsiasi altra cosa non è una risposta.
help.conformReaderCommand.unit	Eseguire i casi di questa unità. Si può indicare più volte.
help.conformReaderCommand.vpcd	Presentare i documenti al lettore virtuale in ascolto lì, per un altro lettore.
help.conformRules.case	Valutare solo questa regola. Si può indicare più volte.
help.conformRules.list	Elencare le regole senza valutarne nessuna.
help.conformRules.unit	Valutare le regole di questa unità. Si può indicare più volte.
help.doctorCommand.abstract	Verificare questo computer, e scrivere un fascicolo per la segnalazione di un problema.
help.doctorCommand.bundle	Scrivere in un file nuovo il fascicolo, con quanto mostra il documento sul lettore.
help.doctorCommand.json	Stampare un oggetto JSON: il contenuto del fascicolo.
help.doctorCommand.text1	Esamina il servizio smart card e chi lo può usare, i lettori, i driver e i moduli del kernel, gli altri programmi che occupano carte, OpenSSL, l’archivio di fiducia, l’orologio e le impostazioni locali. Ogni verifica dice che cosa si è visto e che cosa fare, con il relativo comando. Non viene modificato nulla.
help.doctorCommand.text2	Con --bundle legge anche il documento sul lettore e scrive quanto serve per segnalare un problema: i primi comandi con i loro tempi, quali file ci sono, quanto sono lunghi, quali protocolli sono stati eseguiti e come sono terminati. Non contiene dati personali: nessun file di un gruppo di dati, nessun hash, nessun numero del documento, del lettore o di un certificato, nessun nome di questo computer o del suo utente. Con --mrz o --can si esamina anche ciò che è protetto dal controllo di accesso.
help.doctorCommand.text3	Termina con 0 se non ci sono problemi, altrimenti con 1; un avviso non è un problema.
help.epassCommand.abstract	Leggere passaporti elettronici e decidere se quanto letto è autentico.
help.epassCommand.text1	epass read --mrz chiede la MRZ di un passaporto su un lettore, ne legge il chip e lo valuta; con --simulate ne legge uno simulato.
help.evidenceCommand.abstract	Creare evidenze da ciò che hanno letto altri programmi.
help.evidenceCommand.text1	Un fascicolo contiene i byte esatti dei file di un documento e dice come vi è giunto ciascuno; epass verify lo valuta quante volte si vuole. Docs/evidence.md riporta i nomi e le forme accettati.
help.evidenceMakeCommand.abstract	Mettere i file di un documento in un unico fascicolo.
help.evidenceMakeCommand.challenge	La challenge dell’autenticazione attiva a cui ha risposto il chip: 16 cifre esadecimali.
help.evidenceMakeCommand.input	Cartelle, file, testi JSON, oppure - per un testo JSON sullo standard input.
help.evidenceMakeCommand.out	Scrivere il fascicolo in questo file nuovo.
help.evidenceMakeCommand.text1	I file si riconoscono dai loro nomi (EF.SOD, DG1.bin, 0101.bin), e contengono byte, cifre esadecimali o base64; un testo JSON ha una delle forme in Docs/evidence.md. Qui non si valuta e non si aggiunge nulla: su come sono stati letti i file, il fascicolo dice quanto è stato riferito, o che non è noto.
help.evidenceOptions.at	Valutare in riferimento a questa data (2026-11-21, o con un’ora, in UTC) e non a oggi.
help.evidenceOptions.evidence	Un fascicolo scritto da epass read --out; file di un documento o una cartella che li contiene (EF.SOD, EF.DG1 ...); un testo JSON di Docs/evidence.md; un sigillo; oppure - per lo standard input.
help.exitAccessRefused	Il chip ha rifiutato l’accesso, o quanto indicato non lo apre.
help.exitBadData	Un file, una lista o una MRZ non è come dovrebbe essere.
help.exitBusy	Altri lo stanno usando; riprovare.
help.exitCannotWrite	Un output, o l’archivio di fiducia, non si può scrivere.
help.exitCardIO	La carta o il suo collegamento ha avuto un guasto.
help.exitCodes	Come termina un comando, in $? della shell:
help.exitFailed	Una verifica non è stata superata.
help.exitInternalError	Un errore interno del programma.
help.exitInterrupted	È stato interrotto.
help.exitNoInput	Un input non esiste o non si può leggere.
help.exitSuccess	Fatto. Per read e verify: il risultato complessivo è positivo.
help.exitUnavailable	Nessun lettore, nessuna carta, nessun servizio smart card, o nulla di questo tipo in questa versione compilata.
help.exitUndetermined	Il risultato complessivo è indeterminato: qualcosa che conta non si è potuto dimostrare.
help.exitUsage	Opzioni senza senso.
help.fileOptions.aid	L’applicazione che contiene il documento di viaggio, se è diversa da A0000002471001, come in alcune carte nazionali: da 1 a 16 byte in cifre esadecimali.
help.fileOptions.applications	Leggere alla fine anche EF.DIR, e indicare quali applicazioni elenca il chip.
help.fileOptions.challenge	La challenge del verificatore per l’autenticazione attiva, 16 cifre esadecimali (si veda epass verify --challenge). Se manca, è casuale.
help.fileOptions.dataGroups	Leggere solo questi gruppi di dati, per esempio 1,2,11.
help.fileOptions.lds2	Leggere solo i record di queste applicazioni LDS2, se il terminale vi ha diritti: travelRecords, visaRecords, additionalBiometrics; oppure none. Senza: tutte.
help.fileOptions.resume	Proseguire dal fascicolo di una lettura di questo documento terminata in anticipo (--out).
help.fileOptions.skip	Omettere questi: gruppi di dati, per esempio 2, il ritratto con la parola portrait, e i protocolli aa, ca, cam, ta (autenticazione attiva, autenticazione del chip e la relativa mappatura, autenticazione del terminale).
help.grantArgument.form	SHA256:TIPO:STATI: autorizzare chi pubblica con la CSCA di questo SHA-256 a parlare di altri Stati nelle sue liste di questo tipo ({values}): codici o nomi separati da virgole, oppure *.
help.heading	{title}:
help.imageOutputOptions.images	Scrivere le immagini di EF.DG2 fino a EF.DG5, EF.DG7, EF.DG11 ed EF.DG12 in una cartella nuova, JPEG 2000 come PNG.
help.inspectCommand.abstract	Decodificare file della struttura logica dei dati e di LDS2, certificati, oggetti CMS, liste e sigilli.
help.inspectCommand.files	Un file, una cartella di file, un fascicolo di evidenze, oppure - per lo standard input.
help.inspectCommand.json	Stampare un oggetto JSON.
help.inspectCommand.offsets	Mostrare dove si trova ciascun oggetto dati: offset, lunghezze, tag e nome.
help.inspectCommand.reveal	Mostrare anche i dati personali.
help.inspectCommand.text1	Mostra che cosa dice un file. Verifica solo le firme di liste firmate e di certificati card-verifiable (CV) all’interno di un file. I dati personali, e ciò che si può collegare a un documento, sono nascosti se non si indica --reveal.
help.inspectCommand.text2	I file di una cartella o di un fascicolo di evidenze sono mostrati come un unico documento, nell’ordine della struttura logica dei dati.
help.lds2AppendCommand.abstract	Aggiungere un record a un file di un’applicazione LDS2.
help.lds2AppendCommand.record	Il file con il record (- per lo standard input).
help.lds2AppendCommand.target	Il file nel chip: {values}.
help.lds2AppendCommand.text1	Il record è quello previsto dallo standard per il file (Doc 9303-10, Tables 83, 86 e 90), già firmato: epass non ne crea né ne firma. Un record non si può più togliere. Il chip viene letto come da epass read, quanto basta per vedere che è autentico, e il terminale mostra i suoi certificati. Se il terminale può leggere il file, il record viene riletto e se ne comunica il numero.
help.lds2ChangeOptions.json	Stampare il risultato come un oggetto JSON.
help.lds2Command.abstract	Scrivere timbri, visti, dati biometrici e certificati nelle applicazioni LDS2 di un documento.
help.lds2Command.text1	Si leggono con epass read, da un terminale che ne ha il diritto, e si mostrano con epass inspect.
help.lds2WriteCommand.abstract	Scrivere un file di dati biometrici aggiuntivi, e attivarlo.
help.lds2WriteCommand.activate	Attivare il file dopo averlo riletto: da allora nessuno può più scriverci.
help.lds2WriteCommand.biometrics	Il file con i dati biometrici (- per lo standard input).
help.lds2WriteCommand.target	Il file nel chip: da Biometrics1 a Biometrics64.
help.lds2WriteCommand.text1	Il file è quello previsto dallo standard per EF.Biometrics (Doc 9303-10, Table 93), già firmato: epass non ne crea né ne firma. Nel chip deve essere presente e non attivato; il suo contenuto viene sovrascritto. Il chip viene letto come da epass read, quanto basta per vedere che è autentico, e il terminale mostra i suoi certificati. Quanto scritto viene riletto. Con --activate il file viene poi chiuso, per sempre.
help.manualCommands	Comandi utente
help.manualDescription	Descrizione
help.manualExitStatus	Stato di uscita
help.manualName	Nome
help.manualSynopsis	Sintassi
help.more	{command} dice di più.
help.mrzCommand.abstract	Interpretare zone a lettura ottica, verificarne le cifre di controllo, correggerle o scriverle.
help.mrzCommand.at	Il giorno rispetto al quale si determinano i secoli.
help.mrzCommand.generate	Scrivere una zona in base alle opzioni riportate sotto.
help.mrzCommand.json	Stampare un oggetto JSON; per più zone, con un array "results".
help.mrzCommand.jsonLines	Stampare un oggetto JSON su una riga per ciascuna zona.
help.mrzCommand.lines	Le righe di una o più zone, oppure - per lo standard input (anche senza alcuna riga).
help.mrzCommand.repair	Correggere gli errori di lettura ottica; quanto non è certo viene proposto.
help.mrzCommand.showKey	Mostrare da che cosa si ricavano le chiavi di accesso del chip.
help.mrzCommand.text1	Le zone si accettano come vengono: minuscole, spazi, interruzioni di riga qualsiasi o nessuna, il prefisso di uno scanner. Una sola zona è mostrata per intero, più zone con una riga ciascuna. Quanto si scrive sulla riga di comando è visibile ad altri utenti: i dati reali vanno sullo standard input (epass mrz - < FILE).
help.mrzCommand.text2	--repair modifica dove l’alfabeto di un campo non lascia scelta (nessuna lettera nelle date). Un carattere di un numero di documento o di dati opzionali viene solo proposto: sono elencate tutte le letture con il minor numero di modifiche, da confrontare con il documento.
help.mrzCommand.text3	Lo stato di uscita è 0 se tutte le cifre di controllo sono giuste, 1 se una è errata, 2 se una correzione è proposta e non decisa, 65 se qualcosa non è una zona, 66 se non c’è nulla da leggere.
help.mrzGenerationOptions.allowUnknownCodes	Accettare codici che Doc 9303-3 non elenca.
help.mrzGenerationOptions.birth	AAAA-MM-GG, oppure AAMMGG con < per le parti sconosciute.
help.mrzGenerationOptions.documentCode	Una o due lettere (se manca: P, I o V, secondo il formato).
help.mrzGenerationOptions.expiry	AAAA-MM-GG o AAMMGG.
help.mrzGenerationOptions.format	TD1, TD2, TD3, MRV-A o MRV-B (se manca: TD3).
help.mrzGenerationOptions.given	L’identificatore secondario.
help.mrzGenerationOptions.issuer	Il codice dello Stato o dell’organizzazione di rilascio.
help.mrzGenerationOptions.language	La lingua di un nome in cirillico: be, bg, mk, sr o uk.
help.mrzGenerationOptions.nationality	Il codice della cittadinanza (se manca: quello dell’emittente).
help.mrzGenerationOptions.number	Il numero del documento; in TD1 e TD2 può avere più di nove caratteri.
help.mrzGenerationOptions.optional	Dati opzionali; in TD3 il numero personale.
help.mrzGenerationOptions.optional2	Dati opzionali della riga centrale di TD1.
help.mrzGenerationOptions.sex	M, F o X; X si scrive < (se manca: X).
help.mrzGenerationOptions.surname	L’identificatore primario; i caratteri nazionali vengono traslitterati.
help.mrzGenerationOptions.zeroCheckDigit	Scrivere 0, e non <, come cifra di controllo di un numero personale vuoto.
help.ofHelp	Mostrare questa guida.
help.ofLanguage	La lingua: {languages}, o il file di un catalogo. Senza questa opzione decidono EPASS_LANG o le impostazioni locali.
help.ofVersion	Mostrare la versione.
help.options	opzioni
help.pageOptions.html	Scrivere il rapporto come pagina: un unico file HTML a sé stante, con le immagini.
help.pageOptions.open	Aprire la pagina in un browser (xdg-open).
help.pageOptions.pdf	Scrivere la pagina come PDF, con chromium o weasyprint se ne è installato uno.
help.pictureOptions.picture	Mostrare il ritratto nel terminale: auto, se è noto che il terminale mostra immagini; always, anche altrove, con caratteri colorati.
help.policies	Una policy stabilisce quanto conta una verifica; si sceglie con --policy:
help.policiesMore	epass policy le spiega; Docs/policies.md riporta ogni verifica per ciascuna di esse e come scriverne una propria; epass help checks NOME ne mostra una.
help.policyArgument	Una policy: il nome di una integrata, oppure un file (- per lo standard input).
help.policyCommand.abstract	Mostrare, controllare e spiegare le policy: quanto conta una verifica, e che cosa viene deciso.
help.policyCommand.text1	Una policy è un file JSON che parte da una integrata e dice che cosa cambia: Docs/policies.md. Ogni comando che valuta la indica con --policy.
help.policyDiffCommand.abstract	Confrontare due policy, o una con la policy da cui parte.
help.policyDiffCommand.policies	Una policy, confrontata con quella da cui parte; oppure due policy.
help.policyDiffCommand.text1	Viene indicato ogni membro diverso, con - davanti al valore della prima e + davanti a quello della seconda.
help.policyExplainCommand.abstract	Dire a parole che cosa fa una policy.
help.policyExplainCommand.country	Per documenti di questo Stato: un codice o un nome.
help.policyExplainCommand.text1	Con --country e --type per un documento di quello Stato e di quel tipo, in base all’eccezione che lo riguarda.
help.policyExplainCommand.type	Per documenti con questo codice: P, ID, o un altro di una o due lettere.
help.policyLintCommand.abstract	Indicare che cosa è sbagliato in una policy: ciò che non si può rispettare, si contraddice o è più debole di quanto sembri.
help.policyLintCommand.text1	Una riga per ciascuno, con la posizione nel file. ERRORE indica ciò che non può mai riuscire, non si applica mai o contraddice altro; DEBOLE indica ciò che richiede meno della policy da cui parte.
help.policyLintCommand.text2	Termina con 0 se non c’è alcun errore, con 1 se ce n’è uno, e con 65 se il file non è una policy.
help.policyLintCommand.trust	Il materiale di fiducia con cui verrà usata: indica per quali Stati vi manca un certificato CSCA o una lista di revoca.
help.policyListCommand.abstract	Elencare le policy integrate, e i gruppi di Stati che un file può indicare.
help.policyListCommand.text1	I gruppi sono dati di questo programma, riferiti al giorno indicato; una policy mostrata per intero ne indica i membri.
help.policyOptions.policy	La policy in base a cui valutare: {values}, oppure un file.
help.policyShowCommand.abstract	Mostrare una policy con tutto ciò che riprende.
help.policyShowCommand.text1	Con --json è l’intera policy come file, che resta com’è qualunque cosa una versione successiva di questo programma faccia della policy da cui parte. Lo SHA-256 indicato da ogni rapporto è sulla sua forma canonica (RFC 8785).
help.printedZoneOptions.keys	Chiedere solo numero del documento, nascita e scadenza, invece delle righe della MRZ.
help.printedZoneOptions.mrz	La MRZ come è stampata: con essa si apre un chip, e quanto dice il chip viene confrontato con essa.
help.printedZoneOptions.show	Mostrare quanto si digita a una richiesta. Lì Ctrl-R lo mostra e lo nasconde.
help.readCommand.abstract	Leggere il chip di un documento e valutare quanto letto.
help.readCommand.text1	--mrz, --can, --pin e --puk senza valore lo chiedono su un terminale, senza mostrarlo, e altrimenti leggono lo standard input. Su un terminale il solo read chiede la MRZ se il chip la richiede. Quanto si digita viene verificato riga per riga, e conservato per un altro tentativo (Docs/prompt.md). Un valore è - per lo standard input, oppure ciò che è stampato: due o tre righe della MRZ, o NUMERO,AAMMGG,AAMMGG (numero del documento, nascita, scadenza); le cifre del codice CAN.
help.readCommand.text2	Di quali emittenti ci si fida è stabilito dall’archivio di fiducia (epass trust import), o da quanto indica --trust al suo posto; con --simulate è fidato anche l’emittente simulato, e il rapporto è contrassegnato come test. Termina con 0 solo se il risultato complessivo è positivo, con 1 se è negativo, con 2 se è indeterminato.
help.readCommand.text3	Con --watch si legge un documento dopo l’altro, su tutti i lettori contemporaneamente, e di ciascuno si riferisce in una riga; con --json, in un oggetto JSON su una riga. --mrz - prende la MRZ di ciascun documento dallo standard input, come la digita uno scanner. Ctrl-C lo termina con lo stato 0.
help.readOutputOptions.out	Scrivere le evidenze come fascicolo, che epass verify valuta di nuovo.
help.readOutputOptions.outDir	Scrivere ciascun file come è stato letto (EF.SOD, EF.DG1 ...) in una cartella nuova.
help.readOutputOptions.portrait	Scrivere il ritratto nel formato in cui termina il nome: .png; .jpg, come nel chip se lì è JPEG; .jp2 o .j2k.
help.readOutputOptions.signWith	Firmare il fascicolo di --out, perché epass verify --witness conti ciò che questo lettore ha visto: una chiave privata su P-256 in PEM, o una chiave in un token indicata con il suo URI (pkcs11:...).
help.readersCommand.abstract	Elencare i lettori di smart card e che cosa contengono.
help.readersCommand.json	Stampare JSON.
help.readersCommand.text1	Con --watch prosegue finché non viene interrotto e indica quando un lettore viene collegato o scollegato e quando un documento arriva o va via. Con --json stampa un oggetto; insieme a --watch, un oggetto su ciascuna riga.
help.readersCommand.watch	Proseguire e seguire quanto accade.
help.reportOutput.explain	Dire sotto ogni riga del rapporto che cosa significa, che cosa fare e su quale clausola si basa. Il JSON non cambia.
help.reportOutput.json	Stampare il rapporto come un oggetto JSON.
help.reportOutput.withImages	Con --json, inserire nel rapporto il ritratto e la firma, come li ha il chip, in base64. Senza, il rapporto ne riporta lo SHA-256, la lunghezza e il tipo MIME.
help.responseOption	Che cosa ha risposto il chip a --challenge, in cifre esadecimali, se si forniscono file.
help.schemaCommand.abstract	Stampare lo schema JSON di un formato, o elencarli tutti.
help.schemaCommand.json	Senza un nome: stampare l’elenco come un oggetto JSON.
help.schemaCommand.name	Il formato, con o senza la sua versione: report, epass-report-2, epass-report/2. Senza, si elencano tutti.
help.schemaCommand.text1	Ogni oggetto che un comando stampa con --json indica il suo formato nel membro schema; anche i file che epass legge hanno uno schema. Uno schema descrive ogni membro: che cos’è, in quale unità e forma, e quando è null. Docs/schemas.md riporta le regole che valgono per tutti i formati.
help.serveCommand.abstract	Avviare il servizio di verifica, epass-service, se si trova accanto a questo programma.
help.serveCommand.arguments	Ciò che riceve epass-service: impostazioni, o uno dei suoi comandi con ciò che gli spetta: {commands}.
help.serveCommand.demo	Avviare il servizio su 127.0.0.1:8480 con chiavi generate per l’occasione, uno Stato fittizio e un telefono simulato che invia un documento; --port sceglie un’altra porta.
help.serveCommand.text1	Valuta via HTTP ciò che inviano telefoni e lettori, e firma ciò che ne risulta. È un programma a sé, perché questo non abbia bisogno di nulla di ciò che serve all’altro; prende il posto di questo processo, e i suoi messaggi, i suoi segnali e il suo codice di uscita sono i suoi. Viene cercato accanto a questo programma, nell’albero dei sorgenti in cui questo è stato compilato, e in PATH.
help.serveCommand.text2	Tutto gli viene passato. Senza uno dei suoi comandi, risponde alle richieste; epass serve settings elenca le impostazioni, e Docs/service.md ne descrive l’esercizio. Termina con 69 se non c’è.
help.signedResultCommand.abstract	Verificare risultati firmati del servizio di verifica.
help.signedResultCommand.text1	epass-service firma l’esito di una transazione: il risultato complessivo, ciò che è assicurato, la decisione, e gli hash di policy, materiale di fiducia ed evidenze. È un JWS compatto, che anche qualunque libreria JOSE verifica. Docs/service.md ne descrive i membri.
help.signedResultVerifyCommand.abstract	Verificare chi ha firmato un risultato, e se è quello previsto.
help.signedResultVerifyCommand.audience	A chi deve essere destinato: il cliente del servizio.
help.signedResultVerifyCommand.evidence	Ciò che è stato caricato, un fascicolo o altro che epass verify accetta: deve essere ciò che è stato valutato.
help.signedResultVerifyCommand.file	Il risultato firmato, oppure - per lo standard input.
help.signedResultVerifyCommand.keys	Le chiavi di chi firma: il JWK Set del servizio, o chiavi pubbliche o certificati in PEM.
help.signedResultVerifyCommand.maxAge	Il numero massimo di secondi da quando è stato firmato.
help.signedResultVerifyCommand.nonce	Il nonce con cui è stata aperta la transazione.
help.signedResultVerifyCommand.policy	La policy in base a cui deve essere stato valutato: il nome di una predefinita, o un file.
help.signedResultVerifyCommand.text1	La firma mostra chi afferma questo, non che il documento vada bene: lo dice il risultato che contiene, che viene stampato. Anche il risultato di un’altra transazione ha una firma valida; indicare quindi ciò che si sa della propria. Ciò che non è stato indicato viene elencato come non confrontato.
help.signedResultVerifyCommand.text2	Tutto si basa sulle chiavi: ottenerle dal servizio con una connessione fidata, e conservare il file. Di un certificato si prende solo la chiave; la sua firma e le sue date non vengono esaminate.
help.signedResultVerifyCommand.text3	L’hash delle evidenze è SHA-256 sulla forma canonica (RFC 8785) del loro fascicolo, in qualunque forma siano arrivate: indicare ciò che è stato caricato. Quelli di policy e materiale di fiducia sono quelli di epass policy list --json e epass trust audit --json.
help.signedResultVerifyCommand.text4	Termina con 0 se la firma è valida e tutto ciò che è stato indicato corrisponde, altrimenti con 1, qualunque cosa il risultato dica del documento; con 65 se non è un risultato firmato, o le chiavi non si possono usare.
help.signedResultVerifyCommand.transaction	La transazione di cui deve essere.
help.signedResultVerifyCommand.trust	Il materiale di fiducia con cui deve essere stato valutato, come il servizio lo ha ora.
help.simulateCVCCommand.abstract	Creare certificati per terminali: CVCA, verificatore di documenti, sistema di ispezione, con le relative chiavi.
help.simulateCVCCommand.document	Creare la catena descritta da questo file JSON (- per lo standard input).
help.simulateCVCCommand.earlier	Prendere cvca.cvcert e cvca.key.pem di questa cartella come CVCA.
help.simulateCVCCommand.export	Scrivere certificati e chiavi in una cartella nuova.
help.simulateCVCCommand.seed	Derivare tutte le chiavi e i numeri casuali da un numero; il risultato è riproducibile.
help.simulateCVCCommand.text1	La catena segue il profilo, o la descrizione di un file JSON: diritti, date, riferimenti, algoritmi, e che cosa è errato. --continue prende la CVCA di un’esportazione precedente, così che i chip che se ne fidano accettino i nuovi certificati. Nessun chip reale ne accetta alcuno. Le chiavi non sono segrete.
help.simulateCommand.abstract	Presentare un passaporto simulato a un lettore virtuale, o scriverne i file.
help.simulateCommand.check	Indicare tutto ciò che è errato in una descrizione, ogni volta con la posizione del membro (- per lo standard input).
help.simulateCommand.connect	Mettere il chip nel lettore virtuale a un altro indirizzo.
help.simulateCommand.document	Creare il documento descritto da questo file JSON (- per lo standard input).
help.simulateCommand.export	Scrivere i file del chip e i certificati in una cartella nuova.
help.simulateCommand.json	Con --list e --check: stampare JSON.
help.simulateCommand.list	Elencare i profili per gruppi.
help.simulateCommand.pages	Leggere ogni profilo e scrivere la pagina di ciascuno in una nuova cartella.
help.simulateCommand.profile	Il profilo, default se non se ne indica alcuno; con --list e --pages, una parola dei nomi, o un numero come F-16.
help.simulateCommand.seed	Derivare tutte le chiavi e i numeri casuali da un numero; il risultato è riproducibile.
help.simulateCommand.show	Stampare la descrizione di un profilo, da cui partire.
help.simulateCommand.text1	Un profilo indica che cosa ha di particolare il documento o il suo chip; --list li mostra tutti, --show ne mostra uno come descrizione per --document. {pattern} indica qualsiasi combinazione di PACE, come pace-im-p-256-aes-128. Con --vpcd il chip viene messo nel lettore virtuale del pacchetto vsmartcard-vpcd, dove qualsiasi programma PC/SC lo può leggere; con --connect va a qualsiasi altra cosa che parli lo stesso protocollo, come epass read --vpcd-listen. epass simulate cvc crea certificati per terminali. Tutti i dati, le chiavi e i certificati sono fittizi.
help.simulateCommand.vpcd	Mettere il chip nel lettore virtuale su 127.0.0.1:35963.
help.statusCommand.abstract	File di ciò che è segnalato dei documenti: smarriti, rubati, annullati.
help.statusCommand.text1	Se un documento autentico sia stato in seguito smarrito o rubato, lo sa solo una fonte indicata dall’utente: un file o un programma, per epass read ed epass verify (--status, --status-command). Conosce i documenti solo tramite pseudonimi (handle): HMAC-SHA-256 su Stato, codice, numero e data di scadenza, con una chiave propria.
help.statusCommand.text2	Una fonte che non risponde lascia lo stato indeterminato, mai fine. Il formato è in Docs/status.md.
help.statusHandleCommand.abstract	Stampare gli pseudonimi dei documenti.
help.statusHandleCommand.text1	Una riga per ogni documento della lista, nel suo ordine, e nulla del documento: per una fonte propria.
help.statusKeyCommand.abstract	Creare una chiave per gli pseudonimi.
help.statusKeyCommand.file	Il file da scrivere. Non deve esistere.
help.statusKeyCommand.text1	32 byte casuali in forma esadecimale, in un file leggibile solo dal proprietario. Chi la possiede può provare dei numeri e scoprire quali documenti indica un file: conservarla come si conserva la lista.
help.statusListOptions.key	La chiave degli pseudonimi.
help.statusListOptions.list	Una lista di documenti, oppure - per lo standard input: Stato, codice del documento, numero e data di scadenza separati da virgole, uno per riga (D,P,C01X00T47,310831).
help.statusMakeCommand.abstract	Creare un file di ciò che è segnalato dei documenti.
help.statusMakeCommand.out	Il file da scrivere (se manca: lo standard output). Non deve esistere.
help.statusMakeCommand.text1	Dopo ogni documento della lista c’è, preceduto da una virgola, ciò che se ne segnala: lost, stolen, cancelled oppure fine. Il file contiene pseudonimi e queste parole, nell’ordine degli pseudonimi, e un controllo della chiave: un file troncato o creato con un’altra chiave non dice nulla. Ciò che non vi è indicato è fine.
help.statusMakeCommand.until	L’ultimo giorno in cui il file va usato.
help.statusOptions.command	Un programma interrogato per ogni documento: ne riceve lo pseudonimo sullo standard input e stampa fine, lost, stolen o cancelled entro {seconds} secondi. Viene avviato senza una shell.
help.statusOptions.file	Un file di ciò che è segnalato dei documenti, scritto da epass status make.
help.statusOptions.key	La chiave degli pseudonimi con cui il file o il programma conosce i documenti; deve poterla leggere solo il proprietario.
help.terminalOptions.certificates	Certificati card-verifiable (CV) del terminale, del suo verificatore di documenti e dell’autorità, e certificati di collegamento: file, o cartelle che li contengono.
help.terminalOptions.key	La chiave privata del certificato del terminale: un file PEM, o una chiave in un token indicata con il suo URI (pkcs11:...).
help.terminalOptions.pinFile	Il file con il PIN del token. Senza, il PIN viene chiesto al terminale.
help.terminalOptions.servesUnverifiedChips	Solo per laboratori: mostrare i certificati e firmare anche per chip per cui nessuna CSCA fidata garantisce. Il rapporto lo indica.
help.title.documentAfterDocument	Un documento dopo l’altro
help.title.judging	Valutazione
help.title.manyDocuments	Molti documenti
help.title.openingTheChip	Aprire il chip
help.title.openingTheChipForTheBundle	Aprire il chip per il fascicolo
help.title.optionsOfGenerate	Opzioni di --generate
help.title.output	Output
help.title.page	Pagina
help.title.terminalAuthentication	Autenticazione del terminale
help.title.trace	Traccia
help.title.whatIsPrinted	Quanto è stampato
help.title.whichChip	Quale chip
help.title.whichChipForTheBundle	Quale chip, per il fascicolo
help.title.whichFilesAndProtocols	Quali file e protocolli
help.titleArguments	Argomenti
help.titleCommands	Comandi
help.titleExamples	Esempi
help.titleOptions	Opzioni
help.topics	epass help ARGOMENTO spiega {topics, list}.
help.traceCommand.abstract	Mostrare una traccia di epass read passo per passo: ogni comando, la sua risposta, e che cosa significano.
help.traceCommand.file	La traccia, oppure - per lo standard input.
help.traceCommand.json	Stampare un oggetto JSON.
help.traceCommand.objects	Mostrare gli oggetti dati di ogni comando e di ogni risposta: tag, nome e lunghezza.
help.traceCommand.redact	Scrivere la traccia senza i byte in un file nuovo, che si può trasmettere ad altri.
help.traceCommand.text1	Legge quanto scritto da epass read --trace o --trace-unsafe. I byte di comandi e risposte non vengono mostrati, nemmeno se la traccia li contiene.
help.traceOptions.trace	Scrivere ogni comando e ogni risposta con i tempi, senza il contenuto: intestazioni, lunghezze, oggetti dati, parole di stato. epass trace la mostra.
help.traceOptions.traceUnsafe	Scriverli con ogni byte. Tenere il file segreto quanto il documento: contiene quanto è stato letto, o ciò da cui si può ricavare.
help.trustAuditCommand.abstract	Mostrare per ciascuno Stato che cosa c’è, quanto è vecchio e che cosa scadrà.
help.trustAuditCommand.at	In riferimento a questa data (2026-11-21) e non a oggi.
help.trustAuditCommand.country	Solo questo Stato: DE, D, DEU, Germany.
help.trustAuditCommand.failOlder	Terminare con 1 se una lista o una CRL in vigore ha più di tanti giorni.
help.trustAuditCommand.text1	Le colonne: lo Stato; le ancore, di quante generazioni, e quante sono scadute; le loro chiavi; su che cosa si basano; il giorno in cui scade l’ultima, e l’ultimo in cui firma una delle loro chiavi; copie di firmatari di documenti; la lista di revoca più recente, la sua età in giorni, e quanti firmatari revoca. Sotto è riportato di che cosa occuparsi.
help.trustAuditCommand.text2	Con --fail-older termina con 1 se una lista firmata o una CRL in vigore è stata firmata più di tanti giorni fa, o non indica quando; vengono elencate.
help.trustBlockCommand.abstract	Bloccare una CSCA, un firmatario o una serie di documenti, qualunque cosa dicano le liste.
help.trustBlockCommand.from	Prendere i blocchi di un file scritto da epass trust block --json, per esempio quelli di un altro archivio.
help.trustBlockCommand.reason	Il motivo; viene mostrato a chi incontra il blocco.
help.trustBlockCommand.text1	Un blocco è una decisione propria. Vale con ogni policy, nessuna lista lo giustifica, e nessuna importazione, nessun aggiornamento o annullamento lo toglie: i documenti che si basano su ciò che è bloccato hanno esito negativo, con il motivo indicato. Una CSCA bloccata non garantisce per alcun firmatario, alcuna lista o alcun collegamento; un blocco riguarda la sua chiave, quindi altri certificati della stessa chiave non servono. Il blocco conserva la chiave di un certificato che ha incontrato, quindi vale anche quando il certificato non c’è più. Ha esito negativo anche ciò per cui garantisce solo quanto è bloccato, come un collegamento della sua chiave o le CSCA delle sue liste.
help.trustBlockCommand.text2	Una serie è uno Stato, un codice di documento, il primo e l’ultimo numero, nella forma D:P:C01X00000-C01X99999. Entrambi i numeri ne fanno parte e hanno la stessa lunghezza; le cifre vengono prima delle lettere. P è ogni codice che inizia così, * qualsiasi codice. Anche un solo numero è una serie.
help.trustBlockCommand.text3	Senza argomento elenca i blocchi. Termina con 0 se è stato bloccato, 64 se non si è potuto chiedere a nessuno, 66 se non c’è nulla di simile, 130 se la risposta è stata no.
help.trustBlockCommand.until	L’ultimo giorno per cui vale. Se manca, vale finché non viene ritirato.
help.trustBlockCommand.what	Lo SHA-256 di un certificato o della sua chiave (SubjectPublicKeyInfo), l’inizio di quello di un certificato nell’archivio, o una serie di documenti: STATO:CODICE:PRIMO-ULTIMO. Va bene anche il file di un certificato. Un numero di serie in cifre esadecimali, @ e l’emittente indicano il certificato a cui appartengono.
help.trustChainCommand.abstract	Indicare quale CSCA ha emesso il certificato di un firmatario di documenti, e chi garantisce per questa CSCA.
help.trustChainCommand.at	In riferimento a questa data (2026-11-21) e non a oggi.
help.trustChainCommand.file	Il certificato (DER o PEM; - per lo standard input).
help.trustChainCommand.text1	Per un certificato senza un documento: la CSCA che lo ha emesso, in base alla parola di chi è fidata, se entrambi sono validi e in uso, e che cosa dicono le liste di revoca. Il file è in DER o PEM; i certificati che vi seguono quello del firmatario possono essere di collegamento.
help.trustChainCommand.text2	Termina con 0 se la catena porta a una CSCA che la policy accetta e il certificato non è revocato, con 1 se la sua firma è errata, se la sua CSCA non avrebbe dovuto emetterlo o se è revocato, e con 2 se l’archivio non permette di dirlo. Se qualcosa è scaduto viene detto, ma questo non cambia: i documenti durano più delle chiavi dei loro firmatari.
help.trustChangeOptions.dryRun	Mostrare che cosa cambierebbe, senza modificare nulla.
help.trustChangeOptions.store	L’archivio (se manca: quello della cartella dei dati).
help.trustChangeOptions.yes	Eseguire senza chiedere.
help.trustCommand.abstract	Importare, mostrare ed esaminare i certificati e le liste su cui si basa una valutazione.
help.trustCommand.text1	L’archivio è $XDG_DATA_HOME/epass/trust, oppure ~/.local/share/epass/trust; --store ne indica un altro. Non si scarica mai nulla da una rete. Iniziare con epass trust setup.
help.trustDiffCommand.abstract	Confrontare due archivi, liste, file o cartelle di certificati.
help.trustDiffCommand.paths	Un archivio, una master list, un file LDIF, o un file o una cartella di certificati; oppure due di questi.
help.trustDiffCommand.text1	Certificati e liste si confrontano byte per byte. Una riga inizia con + per ciò che ha solo il secondo, con - per ciò che ha solo il primo. Con un solo percorso, il primo è l’archivio. Che cosa farebbe un’importazione, e che cosa chiederebbe, si vede con epass trust import --dry-run.
help.trustDoctorCommand.abstract	Spiegare perché la catena di un documento porta a un emittente fidato oppure no, e che cosa vi rimedierebbe.
help.trustDoctorCommand.text1	Indica chi ha firmato il documento e quale emittente e quale chiave indica questo firmatario; che cosa ha l’archivio di quello Stato, generazione per generazione; se manca una generazione, un certificato di collegamento o un’intera lista, se l’archivio è vecchio, se l’unica ancora non è fissata, e quali liste di revoca ci sono. Alla fine dice che cosa fare. Che cosa non va nel documento stesso, lo dice epass verify.
help.trustDoctorCommand.text2	Termina con 0 se la catena del firmatario porta a un emittente fidato, con 1 se qualcosa depone contro il documento, e con 2 se la catena resta aperta.
help.trustExportCommand.abstract	Scrivere certificati e liste dell’archivio, come sono stati firmati.
help.trustExportCommand.country	Solo questo Stato: DE, D, DEU, Germany.
help.trustExportCommand.format	pem, oppure der.
help.trustExportCommand.kind	Che cosa scrivere: {values}, separati da virgole.
help.trustExportCommand.out	Un file nuovo (PEM) o una cartella nuova (DER).
help.trustExportCommand.text1	PEM va allo standard output o in un unico file nuovo, DER in una cartella nuova, un file per ciascuno. Le ancore non fissate vengono omesse se non si indica --unpinned: fuori dall’archivio nulla dice più che nessuno garantisce per esse. Le liste sostituite da una più recente vengono omesse. Viene omesso anche ciò che è bloccato, o che si basa solo su ciò che lo è, e ne viene indicato il numero.
help.trustExportCommand.unpinned	Scrivere anche le ancore non fissate.
help.trustGrantCommand.abstract	Mostrare, concedere e ritirare ciò che chi pubblica può dire di altri Stati.
help.trustGrantCommand.fingerprint	SHA-256 del certificato CSCA di chi pubblica.
help.trustGrantCommand.kind	Il tipo di lista: {values}.
help.trustGrantCommand.remove	Ritirare l’autorizzazione. Ciò che si basava su di essa non vale più.
help.trustGrantCommand.states	Gli Stati: codici o nomi separati da virgole (DE,FR), oppure * per tutti. Con --remove si ritirano tutti se non se ne indica alcuno.
help.trustGrantCommand.store	L’archivio (se manca: quello della cartella dei dati).
help.trustGrantCommand.text1	La fiducia in una CSCA è fiducia in ciò che dice del proprio Stato. Le sue master list, liste dei difetti e liste dei firmatari di documenti parlano anche di altri Stati; le policy border e strict lo accettano solo con un’autorizzazione, da una lista il cui SHA-256 è stato fissato, o per un certificato confermato con il proprio SHA-256. Un’autorizzazione indica la CSCA con lo SHA-256 del suo certificato: confrontarlo con quanto comunica chi pubblica. Vale per le sue chiavi successive e per ogni firmatario di liste che certifica, e quindi per le liste successive. Senza argomenti si elencano le autorizzazioni.
help.trustHistoryCommand.abstract	Mostrare che cosa è cambiato nell’archivio, quando, e con quale comando.
help.trustHistoryCommand.store	L’archivio (se manca: quello della cartella dei dati).
help.trustHistoryCommand.text1	Le colonne: il numero della modifica; la sua ora in UTC; l’inizio dell’hash dello snapshot, come lo riportano i rapporti; le ancore dopo la modifica; se il suo stato è conservato, così che epass trust undo --to lo possa ripristinare; il comando; che cosa ha aggiunto (+), tolto (-) o messo su un’altra base (~). Sono riportate le ultime 128 modifiche.
help.trustImportCommand.abstract	Importare master list, dati scaricati dal PKD, certificati, CRL, liste delle deviazioni e dei difetti.
help.trustImportCommand.dryRun	Mostrare che cosa cambierebbe, senza modificare nulla.
help.trustImportCommand.grant	{form}. Si può indicare più volte.
help.trustImportCommand.json	Stampare un oggetto JSON.
help.trustImportCommand.named	Garantire per i certificati CSCA in file che nessuno ha firmato; altrimenti si chiede conferma, o --pin indica il loro SHA-256.
help.trustImportCommand.paths	Un file, o una cartella.
help.trustImportCommand.pin	SHA-256 di un certificato CSCA, di una lista, o di un file con tutto il suo contenuto, a cui si dà fiducia. Si può indicare più volte.
help.trustImportCommand.store	L’archivio (se manca: quello della cartella dei dati).
help.trustImportCommand.text1	I file si riconoscono dai loro byte: certificati, CRL e liste firmate in DER o PEM, LDIF come lo offre il PKD dell’ICAO, e cartelle di questi. Una voce che non si può leggere viene saltata e indicata; il resto viene importato. Prima si mostra che cosa cambierebbe. Uno Stato nuovo, un’altra chiave con un nome noto, un’ancora che esce, e una lista per cui non garantisce nulla di fidato vanno confermati, al terminale o con --yes.
help.trustImportCommand.text2	Una master list porta con sé il certificato del proprio firmatario e quindi da sola non prova nulla: confrontare lo SHA-256 di questo certificato CSCA, o della lista, con quanto pubblica il suo emittente, e indicarlo con --pin. Senza, i suoi certificati non sono fissati, e le policy border e strict rifiutano ciò che si basa su di essi. Una lista, o una CRL, più vecchia di quella nell’archivio viene rifiutata.
help.trustImportCommand.text3	Una CSCA parla per il proprio Stato. Quanto le sue liste dicono di altri Stati è accettato da border e strict solo se la lista stessa è stata fissata, o con un’autorizzazione, che vale anche per le liste successive: --grant, la risposta a una domanda al terminale, oppure epass trust grant. --yes conferma le modifiche e non concede alcuna autorizzazione.
help.trustImportCommand.text5	Termina con 0 se è stato importato tutto ciò che si poteva leggere, 64 se qualcosa va confermato e non si è chiesto a nessuno, 65 se una lista è stata rifiutata o non si poteva leggere nulla, 66 se il file non esiste, 73 se l’archivio non si può scrivere, 75 se un altro processo vi sta scrivendo, 130 se la risposta è stata no.
help.trustImportCommand.yes	Confermare tutto ciò che va confermato; con questo non si concede alcuna autorizzazione.
help.trustListCommand.abstract	Elencare i certificati CSCA, uno per riga.
help.trustListCommand.basis	Solo ancore con questa base: {values}.
help.trustListCommand.country	Solo questo Stato: DE, D, DEU, Germany.
help.trustListCommand.text1	Le colonne: lo Stato; la generazione, cioè il numero della chiave tra quelle del suo Stato; root, oppure link per un collegamento da una chiave alla successiva; il periodo di validità; la chiave; la base, che dice perché è fidato (Docs/trust.md); chi garantisce per esso; l’inizio del suo SHA-256; il soggetto.
help.trustOptions.trust	Dare fiducia a quanto contiene questo archivio, master list, file LDIF, o file o cartella di certificati CSCA, e non a quanto è nell’archivio di fiducia.
help.trustOutputOptions.json	Stampare un oggetto JSON.
help.trustRemoveCommand.abstract	Togliere dall’archivio uno Stato, un certificato, una CRL o una lista firmata.
help.trustRemoveCommand.list	Rimuovere liste firmate, e non certificati e CRL.
help.trustRemoveCommand.only	Rimuovere solo questo certificato CSCA, e nessun altro della sua chiave.
help.trustRemoveCommand.text1	Ciò che si intende si trova dall’inizio del suo SHA-256 (almeno sei cifre), dall’identificatore della chiave di un certificato CSCA, o da uno Stato: in tal caso se ne vanno i suoi certificati CSCA, le sue CRL e le copie dei suoi firmatari di documenti. Con --list se ne vanno le liste firmate, con le edizioni precedenti che avevano sostituito: quelle il cui SHA-256 inizia così, o quelle il cui editore è di quello Stato. Con un certificato CSCA se ne vanno anche gli altri della sua chiave, salvo con --only.
help.trustRemoveCommand.text2	Prima si mostra che cosa cade con l’oggetto, e si chiede conferma: ciò che si basava su una lista o una CSCA, e le autorizzazioni di una CSCA che se ne va. Quanto rimosso resta fuori, anche se una lista lo porta di nuovo; lo riprende chi lo indica di nuovo, con epass trust import del suo file o della sua lista, con --pin, o con un’autorizzazione. epass trust undo annulla una rimozione.
help.trustRemoveCommand.text4	Termina con 0 se è stato rimosso, 64 se non si è potuto chiedere a nessuno, 66 se non c’è nulla di simile, 130 se la risposta è stata no.
help.trustRemoveCommand.what	L’inizio di uno SHA-256, un identificatore di chiave, o uno Stato.
help.trustSetupCommand.abstract	Guidare nel primo giorno: quali liste ci sono, dove, e per che cosa dare loro fiducia.
help.trustSetupCommand.json	Con --list: stampare un oggetto JSON.
help.trustSetupCommand.list	Stampare quali liste ci sono, e non fare altro.
help.trustSetupCommand.paths	File o cartelle scaricati; senza, vengono chiesti.
help.trustSetupCommand.store	L’archivio (se manca: quello della cartella dei dati).
help.trustSetupCommand.text1	Mostra quali liste di emittenti sono pubblicate e in quale pagina, chiede i file scaricati, mostra che cosa porta ciascuno e chi garantirebbe per chi, e lo importa con le autorizzazioni concesse. Richiede un terminale; quanto fa, lo fanno anche senza terminale epass trust import ed epass trust grant. Non viene scaricato nulla: gli indirizzi sono per il browser. Sono stati consultati nel giorno riportato accanto; --list --json ne riporta le fonti.
help.trustShowCommand.abstract	Mostrare per intero certificati, liste di revoca e liste firmate dell’archivio.
help.trustShowCommand.text1	Ciò che si mostra si trova dall’inizio del suo SHA-256 (almeno sei cifre), dall’identificatore della chiave di un certificato CSCA, o da uno Stato. Per ciascuno è indicato su che cosa si basa e ogni file da cui proviene.
help.trustShowCommand.what	L’inizio di uno SHA-256, un identificatore di chiave, o uno Stato.
help.trustStoreOptions.store	Esaminare questo archivio, oppure una master list, un file LDIF, un file o una cartella di certificati (se manca: l’archivio della cartella dei dati).
help.trustUnblockCommand.abstract	Ritirare un blocco.
help.trustUnblockCommand.text1	Ciò che era bloccato torna a valere come varrebbe senza il blocco. Null’altro ritira un blocco: epass trust undo lascia i blocchi come sono.
help.trustUnblockCommand.what	Una serie, uno SHA-256, o l’inizio di quello di un blocco.
help.trustUndoCommand.abstract	Annullare l’ultima modifica dell’archivio, o più modifiche.
help.trustUndoCommand.text1	Riporta l’archivio a com’era prima dell’ultima modifica ancora valida: eseguito di nuovo, torna indietro di un’altra modifica. --to porta allo stato dopo la modifica con quel numero (epass trust history), anche in avanti, a una che era stata annullata. Si conservano dieci stati precedenti. Prima si mostra che cosa cambia, e si chiede conferma. L’annullamento è a sua volta una modifica: non va perso nulla.
help.trustUndoCommand.to	Ripristinare lo stato dopo la modifica con questo numero.
help.trustUpdateCommand.abstract	Importare le edizioni successive delle liste che l’archivio contiene.
help.trustUpdateCommand.command	Eseguire questo programma, che mette file nella cartella indicata da EPASS_TRUST_FOLDER, e importare quelli.
help.trustUpdateCommand.dryRun	Mostrare che cosa cambierebbe, senza modificare nulla.
help.trustUpdateCommand.json	Stampare un oggetto JSON.
help.trustUpdateCommand.paths	Un file, o una cartella.
help.trustUpdateCommand.store	L’archivio (se manca: quello della cartella dei dati).
help.trustUpdateCommand.text1	Prende, da un file o da una cartella, le liste più recenti di chi pubblica quelle già nell’archivio, le CRL delle sue CSCA e le copie dei firmatari di documenti che queste hanno certificato; tutto il resto viene contato e tralasciato. Autorizzazioni e fissazioni valgono come sono state date. Quanto prevedevano non richiede conferma, così che lo possa eseguire un timer: nuovi Stati e nuove chiavi pienamente garantiti, e poche ancore che escono. Ciò che ha una base più debole, e un’edizione che abbandonerebbe più di un quarto delle ancore, richiede --yes. Si scrive tutto in un solo passo, oppure nulla. Una lista, o una CRL, più vecchia di quella nell’archivio viene rifiutata.
help.trustUpdateCommand.text2	epass non scarica nulla. --command esegue un programma dell’utente che lo fa, con argomenti e senza una shell: trova in EPASS_TRUST_FOLDER il percorso di una cartella privata vuota, e quanto vi mette viene importato. Se termina con un valore diverso da 0, non viene importato nulla.
help.trustUpdateCommand.text4	Termina con 0 se l’archivio è aggiornato, anche se non c’era nulla di nuovo, 64 se qualcosa va confermato e non si è chiesto a nessuno, 65 se una lista è stata rifiutata o nulla fa seguito all’archivio, 66 se non c’è un archivio o il file non esiste, 69 se il comando non è riuscito, 73 se l’archivio non si può scrivere, 75 se un altro processo vi sta scrivendo.
help.trustUpdateCommand.timeout	Con --command: quanto può durare.
help.trustUpdateCommand.yes	Confermare tutto ciò che va confermato; con questo non si concede alcuna autorizzazione.
help.usage	Uso: {synopsis}
help.value.argument	argomento
help.value.basis	base
help.value.can	can
help.value.case	caso
help.value.code	codice
help.value.codes	codici
help.value.command	comando
help.value.country	stato
help.value.date	data
help.value.days	giorni
help.value.dir	cartella
help.value.file	file
help.value.fileUri	file|uri
help.value.files	file
help.value.folder	cartella
help.value.grant	autorizzazione
help.value.hex	hex
help.value.hostPort	host:porta
help.value.kind	tipo
help.value.kinds	tipi
help.value.language	lingua
help.value.lines	righe
help.value.list	lista
help.value.mrz	mrz
help.value.n	n
help.value.name	nome
help.value.number	numero
help.value.path	percorso
help.value.pin	pin
help.value.policy	nome|file
help.value.port	porta
help.value.profile	profilo
help.value.protocol	protocollo
help.value.puk	puk
help.value.rate	velocità
help.value.seconds	secondi
help.value.sha256	sha256
help.value.text	testo
help.value.unit	unità
help.value.what	oggetto
help.value.when	quando
help.value.yYYYMMDD	AAAA-MM-GG
help.verifyCommand.abstract	Valutare un fascicolo di evidenze, una cartella di file, o un sigillo, senza il chip.
help.verifyCommand.certificate	Un certificato del firmatario di un sigillo (DER o PEM), se l’archivio non lo contiene. Non per questo diventa fidato.
help.verifyCommand.challenge	La challenge dell’autenticazione attiva assegnata per questa lettura: 16 cifre esadecimali. Se le evidenze ne hanno un’altra, l’esito è negativo.
help.verifyCommand.expect	Ciò che è atteso, un documento o un sigillo; l’altro non passa. Senza questa opzione lo dice la policy, e accanto a --challenge o --status è atteso un documento.
help.verifyCommand.text1	Tutto ciò che si può decidere dai byte viene deciso di nuovo. Quanto solo il chip poteva mostrare (controllo di accesso, autenticazione del chip) e il confronto con la MRZ stampata restano indeterminati: ciò che un fascicolo ne dice è contrassegnato come registrato e non dimostra nulla. L’autenticazione attiva viene calcolata di nuovo; convince solo con --challenge, cioè la challenge data a chi ha letto. Con --mrz la MRZ stampata che si ha davanti viene confrontata ora, e questa verifica non è più solo registrata; una registrata come non superata resta tale. Un sigillo digitale visibile o un VDS-NC si valuta con quanto letto dal suo codice a barre: i byte, cifre esadecimali o base64, oppure il testo. Termina con 0 solo se il risultato complessivo è positivo, con 1 se è negativo, con 2 se è indeterminato.
help.verifyCommand.text2	Con --batch si valutano molti documenti: ogni cartella nelle cartelle indicate, ogni fascicolo, ogni documento in un archivio tar o ZIP, e sullo standard input (-) un testo JSON per riga, o un archivio tar. Per ciascuno si stampa una riga di JSON. Poi termina con 65 se non è stato possibile leggere un input, altrimenti con 1 se un documento ha esito negativo, con 2 se uno è indeterminato.
help.verifyCommand.witness	La chiave del lettore a cui si crede: la sua chiave pubblica o un certificato in PEM, o un JWK Set. Un fascicolo che ha firmato (epass read --sign-with) conta come quel lettore lo ha visto; ogni altro input è un errore.
help.vouchingOptions.grants	{form}. Si può indicare più volte.
help.vouchingOptions.pins	SHA-256 di una lista, di un certificato CSCA, o della CSCA del firmatario di una lista, a cui si dà fiducia. Si può indicare più volte.
help.watchOptions.count	Terminare dopo tanti documenti.
help.watchOptions.onResult	Eseguire un programma per ciascun documento, con il rapporto sullo standard input come lo stampa --json, e EPASS_RESULT, EPASS_READER ed EPASS_FOLDER nel suo ambiente. Le parole sono separate da spazi, le virgolette le tengono insieme, e non c’è una shell di mezzo. Dopo {seconds} secondi viene terminato.
help.watchOptions.watch	Leggere ogni documento posato su un lettore, su tutti i lettori contemporaneamente, fino a Ctrl-C.
help.withBoth	{text} (valori: {values}; se manca: {value})
help.withDefault	{text} (se manca: {value})
help.withValues	{text} (valori: {values})
helpPolicy.border	Per lasciar passare qualcuno. Qualcuno deve garantire per l’emittente, e un documento scaduto ha esito negativo.
helpPolicy.inspection	Per i test di conformità: il sistema di ispezione di BSI TR-03105-5.1, che conosce due risposte.
helpPolicy.kyc	Per valutare a distanza, con file portati da un telefono. Una protezione del chip che nessuno ha dimostrato lascia aperto l’esito.
helpPolicy.read	Per sapere che cosa dice un documento. L’esito è negativo solo se qualcosa depone contro i suoi dati o il suo chip.
helpPolicy.strict	Per i test. Ciò che si scosta dallo standard ha esito negativo, e nessuna lista lo giustifica.
image.answerTooLong	Il decodificatore ha risposto con più di quanto abbia l’immagine.
image.boxBeyondImage	Un box dichiara una lunghezza oltre l’immagine.
image.boxLength	Un box dichiara una lunghezza che non si accorda con l’immagine.
image.channelBits	Un canale dell’immagine ha più di 16 bit.
image.channels	L’immagine ha {count, plural, one {# canale} other {# canali}}.
image.codestreamWithoutSize	Il codestream non inizia con le sue dimensioni.
image.colours	I colori dell’immagine non sono né grigio né rosso, verde e blu.
image.componentCut	Una componente dell’immagine non la copre.
image.componentEmpty	Una componente dell’immagine non ha campioni.
image.crashed	Il decodificatore si è arrestato sull’immagine (segnale {signal}).
image.cutWithin	L’immagine termina dentro questa parte: {part, select, box {box} boxes {box} headerBox {box di intestazione} palette {tavolozza} codestream {codestream} size {dimensioni} component {componente} marker {marcatore} firstMarker {primo marcatore} markerSegment {segmento di marcatore} frameHeader {intestazione di frame} signature {firma di formato} firstChunk {primo chunk} other {intestazione}}.
image.damaged	Il decodificatore non può decodificare l’immagine: è danneggiata.
image.endingUnknown	Non si può sapere come è terminato il decodificatore: il chiamante ignora i suoi processi figli.
image.forbidden	Il decodificatore ha fatto ciò che il suo confinamento vieta, e il sistema lo ha terminato.
image.formatNotDecoded	Le immagini in formato {format} non vengono decodificate.
image.frameHeaderEmpty	L’intestazione di frame non dichiara alcuna immagine.
image.frameHeaderWithoutRows	L’intestazione di frame non dichiara il numero di righe.
image.headerChunkEmpty	Il chunk di intestazione non dichiara alcuna immagine.
image.inputTooLong	L’immagine ha più di {limit} byte.
image.jpegBits	L’immagine JPEG ha campioni di {bits, plural, one {# bit} other {# bit}}; si decodificano solo quelli di 8.
image.jpegComponents	L’immagine JPEG ha {count, plural, one {# componente} other {# componenti}}; se ne decodificano una, tre o quattro.
image.markerMissing	Manca un marcatore dove deve esserci.
image.noAnswer	Impossibile attendere la risposta del decodificatore.
image.noArea	L’immagine non ha un’area, o i suoi riquadri non la coprono.
image.noCodestream	L’immagine non ha un codestream.
image.noDecoder	Questa build non ha un decodificatore di immagini: è stata creata senza il trait Images.
image.noDecoderOfThisVersion	Il programma avviato è terminato con {status}; non è un decodificatore di questa versione.
image.noFrameHeader	L’immagine non ha un’intestazione di frame.
image.noFrameHeaderBeforeData	L’immagine non ha un’intestazione di frame prima dei suoi dati.
image.noHeaderChunk	L’immagine non inizia con il suo chunk di intestazione.
image.noJPEGMarker	L’immagine non inizia con il marcatore di un’immagine JPEG.
image.noPNGSignature	L’immagine non inizia con la firma di formato PNG.
image.noSamples	Una componente non ha campioni.
image.notDecoded	Il decodificatore non ha fornito alcuna immagine.
image.notStarted	Impossibile avviare il programma che decodifica le immagini: {error}.
image.otherSize	La risposta del decodificatore non è un’immagine delle dimensioni dichiarate.
image.paletteChannels	La tavolozza ha {count, plural, one {# canale} other {# canali}}; se ne decodificano al massimo {limit}.
image.pngNotMade	Impossibile creare il file PNG.
image.pointsNotWritten	Impossibile scrivere i punti.
image.sampleBits	Un campione ha {bits, plural, one {# bit} other {# bit}}; se ne decodificano al massimo 16.
image.samplesDoNotFit	I campioni non si accordano con le dimensioni dell’immagine.
image.samplesMissing	Un’immagine di {width} per {height, plural, one {# punto} other {# punti}} richiede {needed} byte; ce ne sono {there}.
image.samplesNotShown	I campioni di {bits, plural, one {# bit} other {# bit}} in {channels, plural, one {# canale} other {# canali}} non vengono mostrati.
image.sizeLength	La lunghezza del campo delle dimensioni non si accorda con le sue componenti.
image.sizeNotStated	Il file non indica le dimensioni di un’immagine non compressa.
image.tooLarge	L’immagine è più grande di quanto ammettano i limiti.
image.tooLargeForJPEG	L’immagine è troppo grande per JPEG.
image.tooLargeForPNG	L’immagine è troppo grande per PNG.
image.tooManyBoxes	L’immagine ha più di {limit} box prima del suo codestream.
image.tooManyComponents	L’immagine ha {count, plural, one {# componente} other {# componenti}}; se ne decodificano al massimo {limit}.
image.tooManyOctets	L’immagine ha {count, plural, one {# byte} other {# byte}}; il limite è {limit}.
image.tooManyPoints	L’immagine dichiara {width} per {height, plural, one {# punto} other {# punti}}; il limite è di {limit} punti.
image.tooManyTiles	L’immagine ha {count, plural, one {# riquadro} other {# riquadri}}; se ne decodificano al massimo {limit}.
image.tooManyTilesEachWay	L’immagine ha {across} per {down, plural, one {# riquadro} other {# riquadri}}; se ne decodificano al massimo {limit}.
image.unknownFeature	Il decodificatore non conosce ciò che l’immagine usa.
image.unknownFormat	I byte non iniziano come alcuna immagine nota.
image.wsqNotDecoded	Le immagini con quantizzazione scalare wavelet (WSQ) non vengono decodificate.
input.aidHexadecimal	--aid accetta un identificatore di applicazione: da 1 a 16 byte, di due cifre esadecimali ciascuno, per esempio A0000002471001.
input.aidOtherBundle	--resume prosegue una lettura dell’applicazione {bundle}, mentre --aid indica {wanted}: omettere --aid, o indicare la stessa.
input.aidOtherFiles	{identifier} è l’applicazione «{name}», i cui file non sono quelli di un documento di viaggio: indicare con --aid l’applicazione che contiene EF.SOD e i gruppi di dati.
input.appendWithoutTerminal	Il chip accetta record solo dai terminali che ne hanno il diritto: indicare --terminal-certificates e --terminal-key.
input.askOwner	Leggerlo come l’utente a cui appartiene, o farsi autorizzare da questi.
input.atIsDay	--at è un giorno, AAAA-MM-GG.
input.bacWithCAN	--access bac apre il chip con la MRZ; il codice CAN funziona solo con PACE.
input.bacWithPIN	--access bac apre il chip con la MRZ; PIN e PUK funzionano solo con PACE.
input.beOwner	Leggerlo come l’utente a cui appartiene.
input.belongsToGenerate	{option} si usa con --generate.
input.bothOnStandardInput	--mrz e --can non possono venire entrambi dallo standard input. Leggerne uno da lì (-) e farsi chiedere l’altro al terminale, o indicarlo come valore.
input.brokenJSON	Come JSON è errato al byte {offset}. {error}.
input.brokenText	Come testo termina al byte {offset}. {error}.
input.bundleAlone	{file} è un fascicolo completo, e oltre a esso è stato fornito altro.
input.canDigits	Questo non è un numero di accesso: ha sei cifre, e questo {count, number}.
input.canLength	un codice CAN ha sei cifre; questo ne ha {count}.
input.centuryNone	{option}: la zona contiene due cifre dell’anno, e {day} non verrebbe letto come data.
input.centuryOther	{option}: la zona contiene due cifre dell’anno, e {day} verrebbe letto come {other}.
input.challengeAndSkip	--challenge è ciò che firma l’autenticazione attiva, mentre --skip aa la omette: indicare uno dei due.
input.checkFile	Controllare il file, o indicarne un altro.
input.checkZoneFile	Controllare che il file sia quello giusto; se le zone sono molte, suddividerle in più esecuzioni.
input.countRange	--count accetta da 1 a 1000000 documenti.
input.dataGroupNumbers	--dg accetta numeri da 1 a 16 separati da virgole, per esempio 1,2,11.
input.evidenceAndZone	Le evidenze e --mrz non possono venire entrambi dallo standard input.
input.evidenceWrong	{file} non contiene evidenze che si possano valutare. {error}.
input.evidenceWrongAt	{file} non contiene evidenze che si possano valutare: il membro {member} è errato. {error}.
input.fieldWrong	Impossibile scrivere la zona a causa di questo campo: {field}. {error}.
input.fileNameEmpty	Il nome di un file è vuoto.
input.folderEmpty	La cartella {folder} non contiene file.
input.folderUnreadable	Impossibile leggere la cartella {folder}.
input.folderWithoutTerminalCertificates	La cartella {folder} non contiene certificati card-verifiable (CV).
input.formatNames	--format è TD1, TD2, TD3, MRV-A o MRV-B.
input.generateDate	{option} è AAAA-MM-GG o AAMMGG.
input.generateLacksOptions	Mancano opzioni per --generate.
input.generateNeeds	--generate richiede {options}.
input.generateTakesNoLines	--generate non accetta righe né --repair.
input.giveBundle	Fornire il fascicolo scritto da epass read --out: un risultato non si valuta di nuovo.
input.giveBundleAlone	Fornire solo il fascicolo, oppure i file da cui è stato creato.
input.giveCAN	Fornire le sei cifre riportate sulla carta o sulla pagina dei dati, separate dalla MRZ.
input.giveCertificateOfKey	Fornire il certificato di questa chiave; epass inspect mostra il contenuto di un certificato.
input.giveEvidence	Fornire quanto scritto da epass read --out, o un sigillo; una copia potrebbe non essere giunta al termine.
input.giveEvidenceFolderOrSeal	Fornire quanto scritto da epass read --out, una cartella di file o un sigillo.
input.giveFewerTerminalCertificates	Fornire quelli degli Stati di cui si leggono i documenti.
input.giveLinesOrRead	epass read --mrz li usa per aprire un chip; qui indicare le righe della zona.
input.giveMRZ	Fornire le due o tre righe come sono stampate, oppure NUMERO,DATA,DATA (numero del documento, nascita, scadenza; date come 1974-08-12).
input.givePIN	Indicarlo come riportato nella lettera dell’emittente.
input.givePrivateKey	Fornire una chiave privata non cifrata, RSA o su curva ellittica, in PEM (PKCS #8).
input.giveSignerCertificate	Fornire il certificato del firmatario del sigillo in DER o PEM.
input.giveSixDigits	Indicare le sei cifre AAMMGG, se è questo che si intende, oppure un altro giorno con --at.
input.giveTerminalCertificates	Fornire i certificati come li ha emessi l’autorità, senza PEM; epass inspect mostra di che file si tratta.
input.giveZone	Indicare le righe, oppure - e fornirle sullo standard input.
input.giveZoneOfFile	Fornire il contenuto del file: --mrz - < FILE.
input.guardedGroups	Il chip fornisce DG3 e DG4 solo ai terminali che hanno i relativi certificati e la relativa chiave (--terminal-certificates, --terminal-key).
input.importIt	A quanto offre il PKD si dà fiducia con epass trust import FILE.
input.inspectIt	epass inspect FILE lo mostra.
input.isFolder	Impossibile leggere {file}: è una cartella.
input.jsonAndJSONLines	Indicare --json o --json-lines, non entrambi.
input.keepPrivateKey	Qui non serve mai una chiave privata: conservarla dove nessun altro possa leggerla.
input.keysAsks	--keys chiede il numero del documento e le date: indicare --mrz senza valore.
input.kindArchive	un archivio ({format})
input.kindCardVerifiable	certificati card-verifiable (CV)
input.kindCertificate	un certificato
input.kindCompressed	un file compresso ({format})
input.kindDER	un oggetto in DER
input.kindImage	un’immagine {format}
input.kindLDIF	un file LDIF
input.kindLDS2	un file di LDS2
input.kindOctets	byte di tipo sconosciuto
input.kindOtherText	un testo semplice
input.kindPDF	un PDF
input.kindPEM	certificati o liste in PEM
input.kindPrivateKey	una chiave privata
input.kindResult	{schema}, un risultato di epass e non ciò da cui è stato ricavato
input.kindRevocationList	una lista di revoca di certificati
input.kindSignedList	una lista firmata
input.kindUTF16	un testo in UTF-16
input.kindZone	una zona a lettura ottica
input.languageNames	--language è be, bg, mk, sr o uk.
input.lds2Words	--lds2 accetta travelRecords, visaRecords e additionalBiometrics, separati da virgole, oppure none.
input.lineEmpty	Una riga è vuota. Forse una variabile della shell non è impostata?
input.linesOrStandardInput	Indicare le righe oppure -, non entrambi.
input.linkAlone	--link e --document si usano con --simulate.
input.nameFileNotFolder	Indicare un file, non una cartella.
input.nameItsFolder	Inizia come un file di un documento: indicare la sua cartella. epass inspect mostra un singolo file.
input.nameWrittenFolder	Indicare una cartella scritta da epass read --out-dir o da epass simulate --export.
input.needsWatch	{option} si usa con --watch.
input.noCAN	Questo non è un codice CAN. {error}.
input.noCertificate	{file} non contiene un certificato. {error}.
input.noMRZ	Questa non è una MRZ. {error}.
input.noPIN	Questo non è un PIN o un PUK. {error}.
input.noPrivateKey	{file} non contiene una chiave privata utilizzabile.
input.noRecord	Questo non è un record di {file}. {error}.
input.noSuchDay	{option} è {day}, un giorno che nessun calendario ha.
input.noTerminalCertificate	{file} non è un certificato card-verifiable (CV). {error}.
input.noZone	Questa non è una zona a lettura ottica{line, plural, =0 {} other { (si veda la riga #}}{column, plural, =0 {} other {, colonna #}}{line, plural, =0 {} other {)}}. {error}.
input.notEvidence	{file} non contiene evidenze che si possano valutare. Contenuto: {kind}.
input.notJudgeable	Impossibile valutare il codice a barre. {error}.
input.notRegular	{file} non è un file normale.
input.onePassword	Indicare uno solo tra --can, --pin e --puk; si può aggiungere --mrz.
input.parseZone	epass mrz - < FILE la interpreta; epass read --mrz - < FILE la usa per aprire il chip.
input.pictureProvesNothing	Un’immagine non prova nulla: bisogna leggere il chip, con epass read o con un telefono che ne invia i file.
input.pinFileNeedsToken	--terminal-pin-file si usa con una chiave in un token (--terminal-key pkcs11:...).
input.pipeByStandardInput	Indicare un file; quanto arriva da una pipe si legge con - dallo standard input.
input.profileIsFile	Un documento proprio è un file: --simulate --document FILE.
input.readersNeedWatch	Più lettori si usano con --watch; un singolo documento si legge su un solo lettore.
input.recordFormat	Fornire i byte di un record così come devono stare nel chip; epass inspect ne mostra il contenuto.
input.recordsGuarded	Il chip fornisce i record delle applicazioni LDS2 solo ai terminali che ne hanno il diritto: indicare --terminal-certificates e --terminal-key.
input.responseNeedsChallenge	--response è la risposta a --challenge: indicare entrambe.
input.responseOfBundle	{file} è un fascicolo completo, e non ammette --response.
input.saveUTF8	Salvarlo in UTF-8.
input.severalReaders	Ci sono documenti o carte su più lettori: {readers}.
input.sexNames	--sex è M, F o X.
input.skipWords	--skip accetta numeri da 1 a 16 e le parole portrait, aa, ca, cam, ta separati da virgole, per esempio 2,aa.
input.standardInputEmpty	Lo standard input è vuoto.
input.standardInputNotEvidence	Lo standard input non contiene evidenze che si possano valutare. Contenuto: {kind}.
input.standardInputTooLarge	Lo standard input ha più di {limit} byte.
input.standardInputTwice	Lo standard input si può indicare una volta sola.
input.standardInputUnreadable	Impossibile leggere lo standard input: {error}.
input.systemFolder	La cartella {folder} mostra lo stato del sistema e non contiene file di documenti o di emittenti.
input.takePasswordOff	Togliere la password (openssl pkcs8 -topk8 -nocrypt), o mettere la chiave in un token.
input.terminalCertificateOctets	Iniziano con i byte 7F21; epass inspect mostra di che file si tratta.
input.terminalCertificatesAndKey	--terminal-certificates e --terminal-key si usano insieme: il terminale mostra i suoi certificati e firma con la sua chiave.
input.terminalFilesOnly	I certificati, la chiave e il PIN del terminale sono file; nessuno viene dallo standard input.
input.terminalUnfit	I certificati e la chiave del terminale non si possono usare. {error}.
input.terminalValueEmpty	Il valore di --terminal-key o di --terminal-pin-file è vuoto.
input.timeoutRange	--timeout accetta valori da 1 a 86400 secondi.
input.tooLarge	{file} ha più di {limit} byte.
input.tooManyTerminalCertificates	Ci sono più di {limit} certificati card-verifiable (CV).
input.trustIt	epass inspect FILE lo mostra; a certificati, liste e CRL si dà fiducia con --trust FILE o con epass trust import FILE.
input.unpackIt	Fornire quanto scritto da epass read --out o --out-dir; se è compresso, estrarlo prima.
input.unreadable	Impossibile leggere {file}: {error}.
input.untrustedNeedsKey	--terminal-authentication-untrusted si usa con --terminal-certificates e --terminal-key.
input.waitRange	--wait accetta valori da 0 a 86400 secondi.
input.watchNames	Con --watch, --out e --portrait sono due nomi senza barra, che non iniziano con un punto o con EF. e non sono report.json.
input.watchNeedsFolder	Con --watch, --out e --portrait indicano file nella cartella di ciascun documento: indicare anche --out-dir.
input.watchNoChallenge	--challenge serve per la firma di un solo documento e non si usa con --watch.
input.watchNoKeys	--keys chiede di un documento; con --watch digitare NUMERO,DATA,DATA al posto di una MRZ.
input.watchNoPIN	--pin e --puk valgono per un solo documento, mentre --watch ne legge molti.
input.watchNoSimulation	--watch legge documenti che vengono posati e tolti; con --simulate ce n’è uno solo, che resta. epass simulate --connect ne invia uno a epass read --watch --vpcd-listen.
input.watchOnePassword	Con --watch indicare --can, oppure --mrz per quanto viene scansionato, non entrambi.
input.watchOneReading	--trace, --trace-unsafe e --resume valgono per una sola lettura, mentre --watch ne esegue molte.
input.waysExclude	--reader, --simulate e --vpcd-listen si escludono a vicenda.
input.zoneIsFile	{name} sembra il nome di un file, non una riga di una zona.
input.zoneIsKey	Questi sono numero del documento, nascita e scadenza, non una zona a lettura ottica.
input.zoneTooLong	Ci sono più di {limit} byte: non sono righe di documenti.
issuing.besideTrust	Un difetto di fiducia sta da solo: determina tutto ciò che lo Stato emette.
issuing.editCount	Ci sono al massimo 64 modifiche.
issuing.editsOfIndefinite	Le modifiche di EF.SOD non si usano con lunghezze indefinite.
issuing.hashOfRSA	MD5 si usa solo con RSA: ECDSA e DSA con MD5 non hanno un identificatore.
issuing.keyOfOther	La chiave non è quella del certificato.
issuing.memberAbsent	Quanto viene emesso qui non ha {path}.
issuing.memberAmbiguous	Due membri corrispondono a {path}. Indicare una parte maggiore del percorso di quello che si intende.
issuing.memberOfPSS	Il membro appartiene a PSS.
issuing.noMember	Nulla di quanto viene emesso ha un membro {path}.
issuing.noOctet	Ci sono {count, plural, one {# byte} other {# byte}}, contati da 0.
issuing.noRoot	Un percorso inizia con una di queste parole: {words}.
issuing.noValue	{action} non accetta un valore.
issuing.notForMember	{path} non si può modificare con {action}.
issuing.rootAbsent	Qui non c’è {root}: questo non cambia nulla.
issuing.saltBounds	Con questa chiave e questo hash il salt ha da 0 a {longest} byte.
issuing.setsValues	Si imposta il valore di un membro che non ha a sua volta membri.
issuing.standardAlgorithms	Un difetto di fiducia si usa con gli algoritmi dello standard.
issuing.tooLong	Quanto viene emesso supera 1 MiB.
issuing.valueKind	Il valore deve essere di tipo {kind}.
json.arrayCommaMissing	Qui deve stare una virgola o ].
json.colonMissing	Qui devono stare due punti.
json.controlCharacter	In un testo c’è un carattere di controllo.
json.digitsMissing	Qui devono stare quattro cifre esadecimali.
json.halfCharacter	Manca metà di un carattere.
json.nameMissing	Qui deve stare un nome.
json.nameTooLong	Un nome è più lungo di {limit} byte.
json.noValue	Questo non è un valore.
json.noWholeNumber	Si accettano solo numeri interi di 64 bit.
json.notUTF8	Il testo non è UTF-8.
json.objectCommaMissing	Qui deve stare una virgola o '}'.
json.somethingFollows	Qualcosa segue il valore.
json.stringCut	Il testo termina dentro una stringa.
json.tooDeep	Il valore è annidato troppo in profondità.
json.tooLong	Il testo è più lungo di {limit} byte.
json.tooManyValues	Il testo contiene troppi valori.
json.unknownEscape	Questa sequenza di escape non è nota.
json.valueMissing	Il testo termina dove deve stare un valore.
label.access	accesso
label.applications	Applicazioni
label.assured	Accertato
label.chip	chip
label.country	Stato
label.dataGroups	gruppi di dati
label.defects	Difetti
label.demands	requisiti
label.document	documento
label.files	Letti
label.issuer	emittente
label.notAssured	Non accertato
label.notChecked	non verificato
label.opening	Accesso
label.origin	Origine
label.passport	passaporto
label.printedZone	MRZ stampata
label.reader	Lettore
label.reading	lettura
label.record	record
label.records	Record aggiunti dopo il rilascio
label.recoveries	Disturbi
label.revocation	revoca
label.seal	sigillo
label.securityObject	ogg. sicurezza
label.signature	firma
label.signer	firmatario
label.status	segnalazioni
label.terminal	terminale
label.tolerated	Tollerati
label.usage	uso
label.validity	validità
label.ways	Particolarità
label.zone	zona
language.noTag	{file} non è un catalogo: il suo membro language non è il tag di una lingua.
language.notJSON	{file} non è un catalogo: come JSON è errato al byte {offset}. {error}.
language.notTexts	{file} non è un catalogo: non è un unico oggetto JSON di testi.
language.notUTF8	Il valore di EPASS_LANG non è UTF-8.
language.syntax	{file} ha un testo con sintassi errata ({problem}): {text}
language.unknown	La lingua {name} non esiste. Lingue incluse: {languages}.
language.unknownArgument	{file} ha un testo con un argomento che il suo messaggio non ha: {place}.
language.unknownBranch	{file} ha un ramo che non viene mai scelto: {place}.
language.unknownKey	{file} ha un testo per {key}, ma nessun messaggio ha questo nome.
language.unreadable	Impossibile usare il catalogo della lingua. {error}.
lds.additionalBiometricsBounds	Il riferimento va da 1 a 64, e i dati hanno al massimo {limit} byte.
lds.applicationIdentifierLength	Un identificatore di applicazione ha da 1 a 16 byte.
lds.bareCodestream	Il codestream JPEG 2000 non ha il formato di file che lo racchiude.
lds.bitStringNotWhole	Un BIT STRING non termina su un byte intero.
lds.characterNotAllowed	Il valore ha un carattere che questo elemento non può avere.
lds.chipAuthenticationUnknown	Una simile autenticazione del chip non è nota.
lds.countLength	Un numero di oggetti dati ha un byte.
lds.countryCodeLetters	Un codice di Stato ha due lettere.
lds.countryCodeMissing	Il valore non inizia con un codice di Stato.
lds.dataGroupNumber	Il numero di un gruppo di dati va da 1 a 16.
lds.dataGroupTwice	{dataGroup} è elencato due volte.
lds.dateForm	La data non è scritta in {count, plural, one {# carattere} other {# caratteri}}.
lds.dateIncomplete	Parti della data sono sconosciute; è ammesso solo in una data di nascita.
lds.deviationRefused	{what}. {deviation}. Il profilo lo rifiuta.
lds.elementEmpty	L’elemento {tag} è presente ma non contiene nulla.
lds.elementMisplaced	L’elemento {tag} è fuori posto, o presente due volte.
lds.elementMissing	L’elemento {tag} non c’è.
lds.elementOutsideTemplate	L’elemento {tag} deve stare nel template {template}.
lds.elementTooLong	L’elemento ha {length, plural, one {# byte} other {# byte}}; lo standard ne ammette {limit}.
lds.elementTwice	L’elemento {tag} compare qui due volte.
lds.empty	Il file non ha byte.
lds.featureCount	Il numero degli elementi non è da uno a nove, o manca.
lds.fewDataGroups	{count, plural, one {È elencato # gruppo} other {Sono elencati # gruppi}} di dati; ne sono richiesti almeno due.
lds.fieldMissing	Il campo non c’è.
lds.fileIdentifierLength	Un identificatore di file ha due byte, e uno breve ne ha uno.
lds.fileLength	Il file ha {length, plural, one {# byte} other {# byte}}; lo standard ne fissa {fixed}.
lds.fileWithoutRecords	{file} è trasparente e non ha record.
lds.furtherElement	Un elemento ulteriore ha il tag {tag}, che è già nella tabella.
lds.indefiniteLength	La lunghezza dell’elemento {tag} è indefinita; è richiesto DER.
lds.infoVersion	La versione è {version}; quella specificata è {specified}.
lds.keyUnwrapped	L’algoritmo e la chiave sono nella voce senza un SubjectPublicKeyInfo che li racchiuda.
lds.lengthBetween	da {least} a {most}
lds.lengthExactly	{length}
lds.lengthNotMinimal	La lunghezza non è nel minor numero di byte.
lds.lengthOr	{first} o {second}
lds.manyDataGroups	Sono elencate {count} voci; ne sono ammesse al massimo 16.
lds.noApplicationIdentifier	L’identificatore di applicazione non c’è.
lds.noBiometricsFile	Il valore non è l’identificatore di un EF.Biometrics.
lds.noCertificateRecord	{number} non è il numero di un record di EF.Certificates.
lds.noDate	Le cifre non sono una data.
lds.noDateDigits	L’elemento non contiene le cifre decimali di una data.
lds.noDay	Questo giorno non esiste.
lds.noImage	Non c’è alcuna immagine.
lds.noNames	In questo file non ci sono nomi.
lds.noObjectCount	Non è dichiarato il numero degli oggetti dati; {there, plural, one {ce n’è #} other {ce ne sono #}}.
lds.noOuterTag	Questo file non ha un tag esterno.
lds.noPACEIdentifier	L’identificatore di oggetto non è di PACE.
lds.noParameterID	Non c’è parameterId, e ci sono {count, plural, one {# insieme} other {# insiemi}} di parametri di dominio espliciti.
lds.noPerson	Non c’è alcuna persona.
lds.noReference	Il file non contiene alcun riferimento.
lds.noSignedData	Il contenuto non è SignedData.
lds.noTextOfAtMost	Il valore non è un testo UTF-8 di al massimo {limit} caratteri.
lds.noZone	L’elemento non è una zona a lettura ottica. {why}.
lds.notDER	La struttura non è DER.
lds.notPrintable	Il testo non è un PrintableString.
lds.notUTF8	Il testo non è UTF-8.
lds.nothingExpected	Qui non deve stare nulla.
lds.nullWithContent	NULL non ha contenuto.
lds.numberLength	Un numero ha da uno a quattro byte.
lds.numberNegative	Il numero è negativo, vuoto o troppo grande.
lds.numberPadded	Il numero ha un riempimento.
lds.numberTooLarge	Il numero è vuoto o troppo grande.
lds.objectCount	{stated, plural, one {È dichiarato # oggetto} other {Sono dichiarati # oggetti}} dati; {there, plural, one {ce n’è #} other {ce ne sono #}}.
lds.octetsAfterRecord	{count, plural, one {# byte segue} other {# byte seguono}} il record.
lds.octetsAfterReference	Qualcosa segue il riferimento.
lds.octetsAfterSecurityInfos	{count, plural, one {# byte segue} other {# byte seguono}} i SecurityInfos.
lds.octetsAfterSecurityObject	Ci sono byte dopo LDSSecurityObject.
lds.octetsFollow	{count, plural, one {# byte segue} other {# byte seguono}} l’elemento più esterno.
lds.otherElement	È atteso l’elemento {tag}; qui c’è {found}.
lds.otherStructure	La struttura ASN.1 non è quella attesa. {why}.
lds.outerTag	Il file deve iniziare con il tag {tag}.
lds.recordCount	Il file non può avere {count, plural, one {# record} other {# record}}.
lds.referenceBounds	Nel file stanno uno o due riferimenti da 1 a 16 byte.
lds.referenceLength	Un riferimento ha da 1 a 16 byte.
lds.referencesNotLast	Dopo i riferimenti sono ammessi solo byte zero.
lds.secondApplicationIdentifier	Nel template c’è un secondo identificatore di applicazione.
lds.securityObjectVersion	La versione dell’oggetto di sicurezza non è né V0 né V1.
lds.sequenceForSet	C’è un SEQUENCE al posto del SET.
lds.setMissing	Qui è atteso un SET.
lds.setWrapped	Il SET è dentro un elemento {tag}.
lds.somethingFollows	Qualcosa segue l’ultimo campo.
lds.structureDamaged	La struttura BER-TLV è danneggiata. {why}.
lds.tagCut	Il secondo byte del tag {tag} ne annuncia un terzo, che non c’è.
lds.tagListMisplaced	L’elenco dei tag sta una volta sola, e all’inizio.
lds.tagListMissing	Il file non inizia con un elenco dei tag.
lds.tagListNamesAbsent	L’elenco dei tag indica l’elemento {tag}, che non c’è.
lds.tagListNamesTemplate	L’elenco dei tag indica il template {tag} e non gli elementi in esso.
lds.tagListOmits	L’elenco dei tag non indica l’elemento {tag}.
lds.tagListRepeats	L’elenco dei tag indica due volte un tag.
lds.tagOfNoDataGroup	Il tag {tag} non è di un gruppo di dati.
lds.tagTwice	Il tag {tag} è elencato due volte.
lds.textTooLong	Il testo ha {length, plural, one {# byte} other {# byte}}; ne sono ammessi 65.535.
lds.thirdReference	Nel file c’è un terzo riferimento.
lds.tooManyImages	Il file ha più di {limit} immagini.
lds.tooManyPersons	Ci sono più di {limit} persone.
lds.tooManyRecords	Ci sono più di {limit} record.
lds.unknownElement	Lo standard non definisce qui l’elemento {tag}.
lds.unknownImage	I byte non iniziano né come JPEG né come JPEG 2000.
lds.valueLength	Il valore ha {length} {unit, select, octets {byte} other {caratteri}}; ne sono possibili {allowed}.
lds.versionDigits	La versione deve essere di {count} cifre decimali.
lds.versionInformationMissing	La versione è V1, e mancano le informazioni di versione.
lds.versionInformationUnexpected	La versione è V0, ma ci sono informazioni di versione.
lds.versionNotPrintable	La versione contiene caratteri non ammessi in un PrintableString.
lds.versionUnknown	La LDS non è di alcuna versione dello standard.
lds.wrappersTooDeep	Troppi elementi racchiudono il SET.
lds.zerosAfterElement	Byte zero dopo l’ultimo elemento: {count}.
lds.zerosAfterRecord	Byte zero dopo l’ultimo record: {count}.
lds.zoneDeparts	La zona a lettura ottica si scosta dallo standard.
lds2.activated	Scritto in {file}, riletto e attivato: non si può più modificare.
lds2.activationOpen	{file} è stato scritto e riletto; non si sa se sia attivato, perché non è arrivata una risposta attendibile.
lds2.activationOpenRemedy	Riprovare: un file attivato rifiuta di essere scritto (6982).
lds2.appendNotFound	Il chip ha comunicato di aver accolto il record in {file} (9000). Il record è stato cercato lì, ma non trovato.
lds2.appendOther	In {file} c’è un altro record al posto di quello inviato.
lds2.appendRefused	Il chip non ha accolto il record in {file}: {meaning} ({word}).
lds2.appendRefusedRemedy	Chiedere questo diritto a chi ha emesso i certificati del terminale; epass inspect mostra che cosa permettono.
lds2.appendTooLong	Il record è più lungo di quanto trasmettono lettore e chip; non è stato inviato nulla.
lds2.appendTooLongRemedy	Usare un lettore che trasmetta comandi di lunghezza estesa.
lds2.appendUnknown	Non si sa se il record sia in {file}: il chip ha risposto {word}, che lascia aperta la questione, e non è stato possibile guardare nel file.
lds2.appendWithoutRight	Il terminale non ha il diritto di aggiungere a {file}; non è stato inviato nulla.
lds2.appended	Aggiunto a {file} come record {number}, e riletto.
lds2.appendedDespite	Aggiunto a {file} come record {number}, e riletto, benché il chip abbia risposto {word}.
lds2.appendedNotLooked	Il chip comunica di aver aggiunto il record a {file}. Il record non è stato riletto, perché non è stato più possibile leggere il chip.
lds2.appendedUnread	Aggiunto a {file}. Il terminale non può leggerlo, quindi il record non è stato riletto.
lds2.appendedUnreadable	Il chip comunica di aver aggiunto il record a {file}. Il record non è stato riletto: il chip non fornisce i record del file come dovrebbe; la sua ultima risposta è stata {word}.
lds2.applicationRefused	Il chip non ha lasciato selezionare l’applicazione: {meaning} ({word}).
lds2.certificateFound	Il record {number} di EF.Certificates contiene il certificato.
lds2.dateInValidity	La data del record ({when}) è nel periodo di validità del certificato del suo firmatario.
lds2.dateOutsideValidity	Data del record: {when}; il certificato del suo firmatario è valido nel periodo {first}–{last}.
lds2.dateToCome	La data del record ({when}) è nel futuro.
lds2.fileFull	{file} è pieno: il chip non ha più spazio in quel file ({word}).
lds2.fileFullRemedy	Da un file simile non si può togliere nulla. Usare un altro documento, o un altro file se ce n’è più di uno.
lds2.furtherExtensions	Ha altre estensioni: {identifiers}.
lds2.hashUnknown	Non si sa con quale hash il record sia stato firmato.
lds2.holderBornOtherwise	Il record è di un altro titolare: indica {found} come data di nascita (AAMMGG), DG1 indica {document}.
lds2.holderDiffers	Il record è di un altro passaporto: indica {found}, questo è {document}.
lds2.holderMatches	Il record indica questo passaporto.
lds2.holderNotComparable	Non si sa se il record sia di questo documento: il numero di documento in DG1 non ha da uno a nove caratteri, e un record non ne ha di più.
lds2.holderNotGiven	Non è stato fornito un documento con cui confrontare il record.
lds2.holderUnconfirmed	Non si sa se il record sia di questo documento: l’hash di DG1 non mostra che è quello firmato.
lds2.holderUnknown	Non si sa se il record sia di questo documento: DG1 non è stato letto o non è decodificabile.
lds2.issuerKeyCritical	L’identificatore della chiave dell’emittente è critico.
lds2.issuerKeyNotNamed	Non indica la chiave del suo emittente.
lds2.keyNotECDSA	La chiave del firmatario è {key}; simili record si firmano con ECDSA.
lds2.keyOutsideProfile	La chiave è {key}, ma deve essere per ECDSA.
lds2.nameMatches	Il nome del record del certificato contiene il suo Stato e il suo numero di serie.
lds2.nameNotOfIssuer	Lo Stato nel nome del record del certificato è {stated}, non quello del suo emittente.
lds2.nameOfOtherCountry	Lo Stato nel nome del record del certificato è {stated}, non {country}.
lds2.nameOfOtherNumber	Il nome del record del certificato contiene un altro numero di serie.
lds2.noCertificate	Il record {number} di EF.Certificates non contiene un certificato. {error}.
lds2.noDate	I dati biometrici aggiuntivi non hanno una data.
lds2.noHolder	Il record non indica alcun passaporto.
lds2.noPurpose	Non dice a che cosa serve.
lds2.noRoom	{file} ha spazio per {count, plural, one {# byte} other {# byte}} e non di più; non è stato scritto nulla.
lds2.noRoomRemedy	Usare un altro file biometrico, o ridurre questo.
lds2.noSearchCopy	I dati biometrici aggiuntivi non hanno una copia per la ricerca.
lds2.noState	I dati biometrici aggiuntivi non indicano alcuno Stato.
lds2.noSuchCertificate	Il record rinvia al certificato {number}; EF.Certificates ne ha {count}.
lds2.otherCertificate	Il record rinvia al certificato {number} di EF.Certificates, ma la sua firma è valida con il certificato {other}: il riferimento può essere danneggiato.
lds2.otherOctets	Il chip ha accolto quanto andava scritto in {file}, ma restituisce altro. Non è stato attivato.
lds2.otherOctetsRemedy	Riprovare; un chip che lo fa ogni volta è guasto.
lds2.periodTooShort	È valido nel periodo {first}–{last}, meno di dieci anni.
lds2.profileKept	Il certificato rispetta il suo profilo.
lds2.purposeNotCritical	L’indicazione dello scopo non è critica.
lds2.refusedByChipRemedy	Riprovare una volta. Un chip che risponde sempre così non lo accoglie; la parola di stato indica il motivo.
lds2.rightsLength	I diritti hanno {count, plural, one {# byte} other {# byte}}; il numero giusto è {expected}.
lds2.searchCopyDiffers	Lo Stato con cui si trova il record è {found}, quello nei dati firmati è {signed}.
lds2.searchCopyMatches	Lo Stato fuori dai dati firmati è quello al loro interno.
lds2.signatureInvalid	La firma non supera la verifica con la chiave del certificato.
lds2.signatureValid	La firma è valida, {key} con {hash}, {form, select, plain {formato semplice} other {DER}}.
lds2.signer	Il certificato è di questo tipo: {signer}.
lds2.signerUnknown	Il certificato del firmatario del record non è noto.
lds2.stateDiffers	Lo Stato del record è {state}, quello del suo firmatario è {signer}.
lds2.stateMatches	Lo Stato del record è {state}, come quello del suo firmatario.
lds2.stateOfUnknown	Lo Stato del record è {state}, quello del suo firmatario è un altro.
lds2.stateUnknown	Lo Stato del record o quello del suo firmatario non è nella tabella dei codici.
lds2.subjectCommonNames	Il soggetto non ha un solo nome comune.
lds2.subjectNameTooLong	Il nome comune ha {count, plural, one {# carattere} other {# caratteri}}; il massimo è {maximum}.
lds2.subjectOtherAttributes	Il soggetto ha attributi diversi da Stato e nome comune.
lds2.subjectWithoutCountry	Il soggetto non indica uno Stato con due lettere.
lds2.writeRefused	Il chip ha rifiutato di far scrivere o attivare {file}: {meaning} ({word}).
lds2.writeWithoutRight	Il terminale non ha il diritto di scrivere {file}; non è stato inviato nulla.
lds2.written	Scritto in {file}, e riletto. Non è attivato.
link.access	Controllo di accesso
link.activeAuthentication	Autenticazione attiva
link.blocks	I file richiederebbero {used} ms con blocchi di {usedLength} byte, come sono stati letti, e {best} ms con blocchi di {bestLength} byte, che richiedono il tempo minore.
link.chipAuthentication	Autenticazione del chip
link.heading	Su un campo a {rate} kbit/s, con un chip come {chip}, questa lettura durerebbe {seconds} secondi.
link.milestones	{file} è disponibile dopo {first} ms, l’ultimo file dopo {last} ms.
link.order	In quest’ordine i file sarebbero nel complesso disponibili prima: {files}.
link.row	{part}: {total} ms per {commands, plural, one {# comando} other {# comandi}} ({air} via radio, {inChip} nel chip, {inReader} nel lettore)
link.selection	Selezione
link.sources	Docs/link.md dice da dove viene ogni cifra, e quali sono presunte.
link.terminalAuthentication	Autenticazione del terminale
lint.acceptsCopies	Accetta ciò che è indeterminato senza chiedere nulla del chip, come se bastasse una copia. Aggiungere chipOriginalShownToVerifier alle sue assurances, o impostare chip.dataAlone su true.
lint.acceptsUndetermined	Accetta ciò che è indeterminato: qualcosa che la policy richiede non è stato dimostrato.
lint.acceptsUnproven	Accetta ciò che è indeterminato senza chiedere che i dati siano autentici. Aggiungere dataGenuine alle sue assurances.
lint.ageWithoutRevocation	La verifica issuer.ds.revocation è evaluatory, quindi un firmatario revocato passa con una lista di qualsiasi età. Impostarla su optional o mandatory.
lint.allowedAndDenied	Sono ammessi ed esclusi, e quindi mai accettati: {names}.
lint.countryWithoutAnchor	Nel materiale di fiducia mancano certificati CSCA di questi Stati: {codes}. I loro documenti restano indeterminati.
lint.countryWithoutCRL	Nel materiale di fiducia mancano liste di revoca in vigore, firmate da una CSCA fidata, di questi Stati: {codes}. I loro documenti restano indeterminati.
lint.dataAloneAndProof	Ciò che dataAlone accetta contraddice ciò che proofs richiede. Omettere uno dei due.
lint.dataUnproven	Passano dati di cui nessuno ha dimostrato l’autenticità. Impostare queste verifiche su mandatory: {checks}.
lint.demandWithoutRole	La verifica {check} non conta, quindi quanto richiesto qui non decide nulla. Impostarla su mandatory.
lint.exceptionChangesNothing	L’eccezione non dice nulla che la policy non dica già.
lint.exceptionHidden	L’eccezione {name}, che la precede, riguarda tutti i suoi documenti, quindi questa non vale mai.
lint.exceptionOverlaps	I documenti che rientrano anche nell’eccezione {name} sono valutati in base a quella, che viene prima.
lint.exceptionUnproven	Richiede meno prima che sia provato di quale Stato è un documento, e chi ne falsifica uno può indicare quello Stato.
lint.fault	ERRORE
lint.filesStayOpen	I file portati da altri non dimostrano come è stato aperto il chip e qui restano indeterminati. Impostare access.protocol.established su evaluatory, o partire da kyc, se si valutano tali file.
lint.graceAndRemaining	I giorni di tolleranza dopo la scadenza e i giorni che devono restare prima di essa si contraddicono.
lint.graceWithoutExpiry	La verifica document.expiry.current è evaluatory, quindi un documento scaduto passa anche senza tolleranza. Impostarla su mandatory.
lint.line	{weight}  {member}: {finding}
lint.listsOld	Le liste di revoca di questi Stati hanno più di {days, plural, one {# giorno} other {# giorni}}: {codes}. Importarne di nuove.
lint.neverValidLongEnough	Un documento deve essere valido ancora per {days, plural, one {# giorno} other {# giorni}} e può essere valido in tutto per {months, plural, one {# mese} other {# mesi}}: non ne esiste alcuno.
lint.notTaken	La policy non accetta documenti di questo genere.
lint.nothing	Nulla si contraddice, e nulla è più debole di ciò da cui parte la policy.
lint.nothingTaken	Tutto ciò che è ammesso è anche escluso, quindi non viene mai accettato alcun documento.
lint.proofByWord	Basta una vecchia risposta del chip, che qualcuno ha conservato. Impostare chip.shownTo su verifier se le evidenze vengono da altri.
lint.reasonWithoutCheck	Nessuna verifica è optional, quindi questi motivi non contano nulla.
lint.ruleContradicts	Nessun rapporto può soddisfare tutto questo.
lint.ruleHidden	La regola {name}, che la precede, è applicabile ovunque lo sia questa, che quindi non decide mai.
lint.weaker	È più debole di {policy}: {after} al posto di {before}.
lint.weakerException	È più debole della policy al di fuori dell’eccezione: {after} al posto di {before}.
lint.weakness	DEBOLE
list.clauses	{first}; {second}
list.sentences	{first}. {second}.
list.separator	, 
listSigner.expiredSince	Il certificato del firmatario della lista nel frattempo è scaduto ({last}).
listSigner.noAuthority	Nessun certificato disponibile è quello della CSCA che ha certificato il firmatario della lista.
listSigner.noCertificate	La lista non contiene il certificato del suo firmatario.
listSigner.noSigner	Nessuno ha firmato la lista.
listSigner.notJudged	Non è stato possibile valutare la firma.
listSigner.notSignedByAuthority	Il certificato del firmatario della lista non è stato firmato dalla CSCA fidata che indica.
listSigner.otherCertificates	Nessuno dei certificati nella lista è quello indicato dal firmatario.
listSigner.pinned	{authority}, che è fissata, ha certificato il firmatario della lista{links, plural, =0 {} one {, con un certificato di collegamento} other {, con # certificati di collegamento}}.
listSigner.pinnedFile	La lista è il file che è stato fissato.
listSigner.revoked	Il certificato del firmatario della lista o della sua CSCA è stato revocato.
listSigner.revokedOn	Il certificato del firmatario della lista o della sua CSCA è stato revocato ({when}).
listSigner.signedInFuture	La data di firma indicata nella lista ({when}) è nel futuro.
listSigner.signedOutsideValidity	Data di firma della lista: {when}; il certificato del suo firmatario è valido nel periodo {first}–{last}.
listSigner.trusted	{authority}, che è fidata, ha certificato il firmatario della lista{links, plural, =0 {} one {, con un certificato di collegamento} other {, con # certificati di collegamento}}.
listSigner.unknown	Il certificato del firmatario della lista non è noto.
listSigner.unpinned	Il firmatario della lista è stato certificato da {authority}, che non è né fidata né fissata.
listSigner.withoutPurpose	Il certificato del firmatario non dichiara di essere per liste: può garantire per esso solo un valore fissato.
messaging.channelLost	Il chip ha chiuso il canale sicuro e ha risposto in chiaro: {meaning}.
messaging.commandClass	Si possono proteggere solo comandi di classe 00, 10, 80 e 90, e questo non lo è.
messaging.commandTooLong	Il comando ha {count, plural, one {# byte} other {# byte}} di dati, più di quanti se ne possano proteggere.
messaging.counterLength	Il contatore di sequenza di invio ha {count, plural, one {# byte} other {# byte}}; un blocco ne ha {size}.
messaging.cryptogramBlocks	I dati cifrati non sono un numero intero di blocchi con riempimento (9.8.6.1, 9.8.7.1).
messaging.dataAfterStatus	I dati cifrati devono precedere i byte di stato.
messaging.macLength	Un MAC ha otto byte; qui ce ne sono {count}.
messaging.macWrong	Il MAC della risposta è errato: è stata alterata, o viene da un’altra sessione.
messaging.noMAC	La risposta non ha MAC. Non se ne usa nulla.
messaging.objectCutOff	L’oggetto dati dichiara {claimed, plural, one {# byte} other {# byte}}; {left, plural, one {ne resta #} other {ne restano #}}.
messaging.objectLengthInvalid	Il campo di lunghezza dell’oggetto dati non è valido.
messaging.objectTwice	L’oggetto dati compare due volte.
messaging.objectUnknown	L’oggetto dati non appartiene a questa risposta.
messaging.objectWithoutLength	L’oggetto dati non ha una lunghezza.
messaging.octetsAfterMAC	Ci sono byte dopo il MAC, che deve stare per ultimo.
messaging.paddingInvalid	I dati decifrati non terminano con un riempimento valido.
messaging.protectedTooLong	Il comando protetto avrebbe {count, plural, one {# byte} other {# byte}} di dati, più di quanti ne possa avere un comando.
messaging.responseLength	Una risposta ha da 2 a 65538 byte; questa ne ha {count}.
messaging.responseOutstanding	Si doveva proteggere un comando prima che fosse presa la risposta al precedente.
messaging.responseUnasked	È arrivata una risposta senza un comando.
messaging.statusLength	I byte di stato sono due; qui ce ne sono {count}.
messaging.statusMismatch	I byte di stato esterni non sono quelli all’interno della protezione.
mrz.character	Sono ammessi solo i caratteri da A a Z, da 0 a 9 e <.
mrz.characterCount	Una zona a lettura ottica ha 72, 88 o 90 caratteri; questa ne ha {count}.
mrz.composite	complessiva
mrz.countryCode	Questo non è un codice di Doc 9303-3, sezione 5.
mrz.dateAmbiguous	Non si può dire quale numero sia il giorno e quale il mese. Scrivere 1974-08-12 o 12 AUG 1974.
mrz.dateImpossible	Una data ha un mese oltre il 12 o un giorno oltre il 31.
mrz.dateShape	Questo non si legge come data. Scrivere 740812 (anno, mese, giorno; < per ciò che è sconosciuto), 1974-08-12, 12.08.1974 o 12 AUG 1974.
mrz.dateUnfit	La zona non può avere questa data in questo punto.
mrz.dateWithLetter	Una data contiene una lettera.
mrz.documentCode	Il codice del documento di {format} è di una o due lettere, la prima tra queste: {allowed}.
mrz.documentCodeAI	Nel codice del documento non si usa I dopo A.
mrz.documentNumberFiller	Un numero di documento lungo non ha riempitivi dal nono carattere in poi.
mrz.documentNumberLength	Un numero di documento ha da 1 a {most} caratteri.
mrz.documentNumberNotLong	Il numero del documento di {format} ha al massimo nove caratteri.
mrz.documentNumberTooLong	Il numero del documento ha {count, plural, one {# carattere} other {# caratteri}}; il massimo è {most}.
mrz.drivingLicence	Sono le righe di una patente di guida, che non è un documento del Doc 9303.
mrz.empty	Non c’è alcuna zona a lettura ottica.
mrz.field.dateOfBirth	data di nascita
mrz.field.dateOfExpiry	data di scadenza
mrz.field.documentCode	codice del documento
mrz.field.documentNumber	numero del documento
mrz.field.issuer	emittente
mrz.field.name	nome
mrz.field.nationality	cittadinanza
mrz.field.optionalData	dati facoltativi
mrz.field.optionalData2	dati facoltativi 2
mrz.field.sex	sesso
mrz.fieldCharacter	Sono ammessi solo i caratteri da A a Z, da 0 a 9, < e quelli che diventano <.
mrz.fieldTooShort	{count, plural, one {# carattere non entra} other {# caratteri non entrano}} in {room}.
mrz.frenchIdentityCard	Sono le righe della carta d’identità francese rilasciata fino al 2021; non sono una zona del Doc 9303, e la carta non ha chip.
mrz.keyDigitWrong	La cifra di controllo del campo {field, message} non corrisponde.
mrz.lengthsUnknown	Nessuna zona a lettura ottica ha righe di questa lunghezza ({lengths}); ne ha 2 di 44 o 36 caratteri, o 3 di 30.
mrz.lineCount	Una zona a lettura ottica ha due o tre righe; questa ne ha {count}.
mrz.lineLength	La riga {line} ha {count, plural, one {# carattere} other {# caratteri}} invece di {expected}.
mrz.linesMissing	{lines, plural, one {C’è una riga} other {Ci sono # righe}} di {length, plural, one {# carattere} other {# caratteri}}; una zona con righe simili ne ha {needed}.
mrz.nameEmpty	Il nome è vuoto.
mrz.nameNotTransliterated	Il nome ha caratteri che non si possono traslitterare.
mrz.normalisation.controlCharactersRemoved	caratteri di controllo omessi
mrz.normalisation.lineBreaks	suddivisione in righe
mrz.normalisation.linesReordered	righe messe nel loro ordine: erano in un altro
mrz.normalisation.lowerCase	minuscole rese maiuscole
mrz.normalisation.otherFiller	virgolette caporali intese come riempitivi
mrz.normalisation.otherLinesRemoved	altre righe omesse
mrz.normalisation.prefixRemoved	caratteri prima della zona omessi
mrz.normalisation.spacesAsFiller	spazi intesi come riempitivi
mrz.normalisation.spacesRemoved	spazi omessi
mrz.normalisation.suffixRemoved	caratteri dopo la zona omessi
mrz.permit	È la riga unica di un permesso che non è un documento del Doc 9303.
mrz.textTooLong	Il testo ha più di 64 byte.
mrz.tripleShape	Il testo non ha la forma NUMERO,DATA,DATA: numero del documento, nascita e scadenza.
mrzRepair.nameEndsInK	La K alla fine del nome può essere una lettera o un riempitivo.
mrzRepair.none	Nessuna correzione rende giuste le cifre di controllo.
mrzRepair.several	Più correzioni rendono giuste le cifre di controllo.
mrzRepair.tooMany	Più di {most} correzioni rendono giuste le cifre di controllo.
mrzText.born	Data di nascita
mrzText.checkDigit	cifra di controllo
mrzText.checkDigits	Cifre di controllo
mrzText.computed	come calcolata
mrzText.country	{code}, {name}
mrzText.countryUnknown	{code}, un codice che Doc 9303-3 non elenca
mrzText.dateInvalid	{characters}, che non è una data
mrzText.datePartial	{characters} ({year}, non del tutto nota)
mrzText.dateUnknown	sconosciuta
mrzText.dateYearUnknown	{characters} (anno sconosciuto, non del tutto nota)
mrzText.departures	Scostamenti dallo standard:
mrzText.documentCode	Codice del documento
mrzText.expires	Data di scadenza
mrzText.format	Formato
mrzText.formatOf	{format}, {kind, select, passport {passaporto} card {carta d’identità o di viaggio} other {visto}}
mrzText.information	Informazioni MRZ
mrzText.inserted	riga {line}, colonna {column} ({field}): aggiunto {written}
mrzText.issuer	Emittente
mrzText.markOK	ok
mrzText.markWrong	ERRATA
mrzText.mayBe	forse {proposals}
mrzText.mayBeTruncated	il nome può essere troncato
mrzText.nationality	Cittadinanza
mrzText.noDigit	{format} non ne ha
mrzText.normalised	Modificato prima della lettura: {normalisations}
mrzText.notRead	non letta
mrzText.notReadAsItStands	Non letta così com’è.
mrzText.notRepaired	Non corretta. {error}.
mrzText.nothingRepaired	Nulla da correggere.
mrzText.number	Numero del documento
mrzText.optionalData	Dati facoltativi
mrzText.optionalData2	Dati facoltativi 2
mrzText.others	{count, plural, one {# altra} other {# altre}}
mrzText.personalNumber	Numero personale
mrzText.primary	Cognome
mrzText.proposal	{documentNumber}: {changes}
mrzText.proposed	Non corretta. Può essere una di queste, o nessuna; confrontare con il documento:
mrzText.record	{number} (riga {line})
mrzText.removed	riga {line}, colonna {column} ({field}): tolto {found}
mrzText.repaired	Corretta; confrontare con il documento:
mrzText.repairedTo	corretta: {changes}
mrzText.replaced	riga {line}, colonna {column} ({field}): {found} diventa {written}
mrzText.right	giusta
mrzText.secondary	Nomi
mrzText.sex	Sesso
mrzText.sexOf	{sex, select, male {maschile} female {femminile} other {non specificato}}
mrzText.summary	{total, plural, one {# zona} other {# zone}}: {right} con cifre di controllo giuste, {wrong} con cifre di controllo errate, {proposed, plural, =0 {} other {# con proposte da confrontare, }}{unread} non lette
mrzText.tryRepair	epass mrz --repair indica che cosa può essere stato letto male.
mrzText.wrong	errata: {fields}
mrzText.wrongDigit	{found}, attesa {expected} (riga {line}, colonna {column})
note.bundleMade	scritto {file}: {files}.
note.certificatesNotShown	i certificati del terminale non sono stati mostrati: nessuna CSCA fidata garantisce per questo chip, o qualcosa vi si oppone; il rapporto dice che cosa alle righe «emittente», «ogg. sicurezza» e «chip».
note.challengeShowsNothing	il documento non ha l’autenticazione attiva: la challenge non è stata firmata e non dimostra nulla.
note.passedOver	tralasciati perché non sono file di un documento: {files}{more, plural, =0 {} one { e # altro} other { e altri #}}.
note.reader	attenzione al lettore {reader}. {advice}.
note.servedUnverifiedChip	non era stato dimostrato che il chip è autentico, eppure ha visto i certificati del terminale.
note.terminalCertificate	il certificato {reference} della catena del terminale è errato. {finding}.
note.terminalNotSigned	la chiave del terminale non ha firmato. {error}. {remedy}.
note.traceCut	l’ultima riga di {file} è presente solo in parte: la scrittura è stata interrotta. La riga viene omessa.
note.traceUnsafe	{file} riceve ogni byte scambiato tra terminale e chip: chi lo possiede può scoprire che cosa apre il chip e, con ciò, tutto quanto è stato letto. Conservarlo come si conserva il documento, ed eliminarlo quando non serve più.
number.decimal	{whole},{fraction}
opened.algorithmMismatch	che non si accorda con il suo gruppo
opened.at	{attempt}, fase: {step}
opened.bac	Basic Access Control, {cipher}
opened.before	in precedenza: {attempt}
opened.by	{opening}, {details}
opened.domainParametersNotTrusted	che usa un gruppo non standardizzato
opened.domainParametersUnknown	che indica un gruppo riservato, o nessuno
opened.ended	{attempt}: {outcome, select, established {riuscito} refused {rifiutato} other {non riuscito}}
opened.file	{file} {size}
opened.files	{files}
opened.filesCounted	{files}; {time}, {commands, plural, one {# comando} other {# comandi}}
opened.generic	mappatura generica
opened.groupNamed	{attempt}, con il gruppo indicato
opened.integrated	mappatura integrata
opened.kilooctets	{size} KB
opened.leftOut	omesso: {offer}, {reason} ({name})
opened.malformed	che non si può decodificare
opened.mappingNotAllowed	la cui mappatura non si accorda con il gruppo o il cifrario
opened.nothing	nessuno dei tentativi ha aperto il chip
opened.octets	{count} B
opened.pace	PACE
opened.paceWith	PACE con {password, select, mrz {la MRZ} can {il codice CAN} pin {il PIN} other {il PUK}}
opened.parameters	parametri {id}
opened.plain	nessun controllo di accesso: chiunque può leggere i file
opened.protocolUnknown	che è di un protocollo non definito dallo standard
opened.readerLimits	il modello trasmette comandi di {command} byte e risposte di {response} byte
opened.readerTooShort	le cui chiavi sono troppo lunghe per questo lettore
opened.seconds	{seconds} s
opened.simulatedReader	chip simulato
opened.slow	il chip ha impiegato {last} a rifiutare la password, come dopo più password errate
opened.slower	il chip risponde più lentamente dopo ogni password errata: {first}, poi {last}
opened.times	{attempt}, {count, plural, one {una volta} other {# volte}}
opened.using	{attempt} con {password, select, mrz {la MRZ} can {il codice CAN} pin {il PIN} other {il PUK}}
opened.usingComputed	{attempt} con la MRZ, con cifre di controllo calcolate
opened.versionNotSupported	che è di una versione diversa dalla 2
opened.withoutAccessControl	senza controllo di accesso
opened.word	{attempt} ({word})
origin.claims	dice inoltre, e nulla lo dimostra: {claims}
origin.files	file forniti da qualcuno; della loro lettura non si sa nulla
origin.recorded	un fascicolo, secondo cui {tool} ha letto il chip
origin.signedByUnnamed	è firmato con la chiave {key}, che nessuno ha indicato (--witness), per cui la firma non è stata verificata
origin.told	riferito da {tool}, un altro programma
origin.unknown	un fascicolo, che non dice come vi sono giunti i suoi byte
origin.witnessed	un fascicolo di {tool}, firmato dal testimone indicato: chiave {key}
output.fileExists	{file} esiste già; non è stato sovrascritto.
output.fileExistsBefore	{file} esiste già; non verrebbe sovrascritto.
output.fileNameEmpty	Il nome di un file da scrivere è vuoto.
output.fileUnwritable	Impossibile scrivere {file}: {error}.
output.folderNameEmpty	Il nome di una cartella da scrivere è vuoto.
output.folderNotEmpty	La cartella {folder} non è vuota; non è stato scritto nulla.
output.folderNotMade	Impossibile creare la cartella {folder}: {error}.
output.folderUnwritable	Impossibile scrivere nella cartella {folder}: {error}.
output.formatCodestream	JPEG 2000 (codestream)
output.formatRaw	campioni non compressi
output.formatUnknown	un formato sconosciuto
output.giveEachItsName	Dare a ciascuno un proprio nome.
output.image	{name}: {image}
output.imageAsIs	{format} come nel documento, {octets, plural, one {# byte} other {# byte}}
output.imageDecoded	{format}, {width} x {height}, decodificata da {original}
output.imageNotDecoded	{name} viene scritto com’è nel documento. {problem}.
output.imageProblemAt	{problem} (al byte {offset} dell’immagine)
output.imagesEmpty	{count, plural, one {# immagine non ha byte, e non viene scritta} other {# immagini non hanno byte, e non vengono scritte}}.
output.imagesLeftOut	{count, plural, one {# immagine oltre le prime {limit} non viene scritta} other {# immagini oltre le prime {limit} non vengono scritte}}.
output.imagesTookLong	La decodifica delle immagini precedenti ha richiesto {seconds} secondi.
output.makeRoom	Liberare spazio, o indicare un file altrove.
output.nameEmpty	Il nome di un file o di una cartella da scrivere è vuoto.
output.nameFileInFolder	Indicare un file in una cartella esistente in cui si può scrivere.
output.nameFolderInFolder	Indicare una cartella la cui cartella superiore esista e in cui si possa scrivere.
output.nameWritableFolder	Indicare una cartella in cui si può scrivere.
output.noImages	i file non contengono immagini; {folder} è vuota.
output.notFolder	{path} non è una cartella che si possa leggere.
output.parentUnwritable	Impossibile scrivere in {folder}: {error}.
output.portrait	Fotografia: {image}, in {file}
output.portraitAbsent	EF.DG2 non contiene un ritratto, quindi {file} non è stato scritto.
output.portraitDamaged	alcuni byte del ritratto mancano o sono errati: l’immagine mostra quanto ne resta.
output.portraitEnding	--portrait {file}: nessun formato di immagine che si può scrivere ha l’estensione {ending}.
output.portraitEndings	Terminare il nome con .png, .jpg, .jp2 o .j2k.
output.portraitNotDecoded	il ritratto viene scritto com’è nel documento. {problem}.
output.portraitNumbered	Fotografia: {image}, in {file}, e non in {wanted}, il cui nome indica altro; {taken} esiste già
output.portraitRenamed	Fotografia: {image}, in {file}, e non in {wanted}, il cui nome indica altro
output.portraitUndecodable	il ritratto non si può estrarre da EF.DG2, al byte {offset} di {place}, quindi {file} non è stato scritto. {error}.
output.portraitUnread	EF.DG2 non è stato letto, quindi {file} non è stato scritto.
output.privateFolderNotMade	Impossibile creare una cartella temporanea in {folder}: {error}.
output.privateFolderRemedy	Impostare TMPDIR su una cartella in cui si può scrivere.
output.sameFile	--portrait e {option} indicano lo stesso file, {file}.
output.sameFileTrace	{trace} e {option} indicano lo stesso file, {file}.
output.sameFolder	--out e --out-dir indicano entrambi {file}.
output.signNeedsOut	--sign-with firma il fascicolo scritto da --out: indicare anche --out.
output.traces	--trace e --trace-unsafe si escludono a vicenda.
output.withImagesNeedsJson	--with-images si usa con --json.
pace.blocked	Il chip non accetta altri tentativi con questa password: {meaning}.
pace.canDigits	Un CAN ha solo cifre.
pace.chipDataBlocks	I dati cifrati di autenticazione del chip hanno {count, plural, one {# byte} other {# byte}}: non è un numero intero di blocchi.
pace.chipDataMissing	Il chip non ha inviato i dati di autenticazione del chip, che questa mappatura richiede.
pace.dynamicDataMalformed	I dati di autenticazione dinamica non si possono decodificare. {error}.
pace.ended	Il chip ha terminato PACE: {meaning}.
pace.keyBeginsWithZero	Inizia con un byte zero.
pace.keyRefused	La chiave pubblica effimera del chip è rifiutata. {why}.
pace.mappingDataNotEmpty	Il chip ha inviato {count, plural, one {# byte} other {# byte}} di dati di mappatura, che nella mappatura integrata non ci sono.
pace.noDynamicData	La risposta a GENERAL AUTHENTICATE non è in DO'7C', dove deve stare.
pace.noGenerator	Il nonce non porta a un generatore utilizzabile. Con un chip onesto non accade.
pace.nonceLength	Il nonce cifrato ha {count, plural, one {# byte} other {# byte}}, che {cipher} non ammette con questa mappatura.
pace.notOffered	Il chip non offre questo tipo di PACE o questa password: {meaning}.
pace.objectMissing	Nella risposta manca {object}.
pace.objectUnknown	L’oggetto dati non appartiene alla risposta di questa fase.
pace.passwordCharacter	{password}: contiene un carattere che ISO/IEC 8859-1 non ha.
pace.passwordLength	{password}: deve avere da 1 a 32 caratteri.
pace.passwordRefused	Il chip ha rifiutato la password. Molto probabilmente è stata letta male o è di un altro documento.
pace.selectionHasData	La risposta a MSE:Set AT contiene dati.
pace.staticKeyUnusable	La chiave pubblica statica del chip non si può usare. {error}.
pace.tokenLength	Il token di autenticazione del chip ha {count, plural, one {# byte} other {# byte}} invece di otto.
pace.tokenWrong	Il token di autenticazione del chip è errato: il chip non condivide le chiavi di sessione.
page.advice.aborted	Nulla si può dire del documento. Leggerlo di nuovo.
page.advice.expired	Il documento non è più valido. Se accettarlo comunque lo stabiliscono le disposizioni applicabili.
page.advice.failed	Non fare affidamento su questo documento finché i rilievi non sono chiariti.
page.advice.findings	Esaminare i rilievi prima di decidere.
page.advice.noPortrait	Non è possibile mostrare la foto del chip: confrontare quella stampata con la persona e i dati con quanto è stampato.
page.advice.noTrust	Questo computer non ha ancora certificati dei Paesi; ciò non dice nulla a favore o contro il documento. Chiedere a chi se ne occupa di eseguire: epass trust setup.
page.advice.notGenuine	Non fare affidamento su questo documento. Leggerlo ancora una volta per escludere un guasto del lettore; se il risultato resta, consegnarlo a chi esamina i documenti.
page.advice.otherPrint	Confrontare prima quanto digitato con la stampa. Se è giusto, chip e documento non vanno insieme: consegnare il documento a chi esamina i documenti.
page.advice.refusedProof	Leggerlo di nuovo. Se il chip continua a non dimostrarsi originale, può essere una copia: consegnare il documento a chi esamina i documenti.
page.advice.seal	Confrontare quanto dice il sigillo con quanto è stampato.
page.advice.undetermined	Non deciso. Attenersi al documento e alle proprie regole; i punti aperti sono per chi si occupa di questo computer.
page.advice.unsigned	Su questo chip nulla è firmato, quindi nulla può essere dimostrato autentico. Leggerlo di nuovo; se il risultato resta, attenersi al documento stesso.
page.advice.verified	Confrontare il ritratto con la persona, e i dati con quanto è stampato.
page.chain.anchor	CSCA, fidata
page.chain.anchorUnpinned	CSCA, per cui nessuno garantisce
page.chain.description	Le barre mostrano quando ciascun certificato è valido; una freccia va da chi ha firmato a ciò che è stato firmato. La linea segna il giorno di riferimento ({day}).
page.chain.generation	Altra chiave della CSCA
page.chain.judged	giorno di riferimento
page.chain.link	Certificato di collegamento della CSCA
page.chain.linked	Fidata perché un certificato di collegamento di {subject} garantisce per la sua chiave.
page.chain.named	Fidata perché il suo file è stato indicato.
page.chain.numbered	{title}, generazione {number}
page.chain.of	{title} ({state})
page.chain.sealSigner	Firmatario del sigillo
page.chain.selfSigned	La radice del suo Stato.
page.chain.signedBy	Firmato da {subject}.
page.chain.signedByNobody	Non è stata trovata alcuna CSCA fidata che lo abbia firmato.
page.chain.signer	Firmatario del documento
page.chain.signs	La sua chiave firma nel periodo {first}–{last}.
page.chain.synthetic	Creato a scopo di test.
page.chain.valid	Validità: {first}–{last}.
page.chain.vouched	Fidata in base a: {voucher}.
page.column.check	Verifica
page.column.chip	Nel chip (EF.DG1)
page.column.clause	Punto
page.column.field	Campo
page.column.file	File
page.column.full	Per esteso (EF.DG11)
page.column.hash	SHA-256
page.column.length	Byte
page.column.printed	Come stampato
page.column.result	Risultato
page.column.role	Peso
page.column.state	Stato
page.day	{day}
page.dayAndTime	{day, date} {time}
page.detail.address	Indirizzo
page.detail.authority	Autorità di rilascio
page.detail.custody	Affidamento
page.detail.dateOfBirth	Data di nascita
page.detail.dateOfIssue	Data di rilascio
page.detail.endorsements	Annotazioni e osservazioni
page.detail.exitRequirements	Obblighi fiscali o di uscita
page.detail.fullName	Nome completo
page.detail.otherDocuments	Altri documenti di viaggio
page.detail.otherName	Altro nome
page.detail.otherPerson	Altra persona
page.detail.personalNumber	Numero personale
page.detail.personalised	Personalizzato
page.detail.placeOfBirth	Luogo di nascita
page.detail.profession	Professione
page.detail.summary	Note sulla persona
page.detail.system	Sistema di personalizzazione
page.detail.telephone	Telefono
page.detail.title	Titolo
page.details.document	Altri dati sul documento (EF.DG12)
page.details.personal	Altri dati sulla persona (EF.DG11)
page.differs	diverso
page.exchanged	{commands, plural, one {# comando} other {# comandi}}, byte inviati: {sent}, ricevuti: {received}, {time}
page.fileState.aborted	non raggiunto
page.fileState.absent	non nel chip
page.fileState.accessDenied	accesso negato
page.fileState.identical	come firmato
page.fileState.nonConformant	contenuto non valido
page.fileState.notIdentical	non come firmato
page.fileState.presentNotRead	presente, non letto
page.fileState.read	letto
page.fileState.tooLarge	troppo grande
page.files	{count, plural, one {# file} other {# file}}
page.heading.assurances	Che cosa è accertato
page.heading.attention	A che cosa prestare attenzione
page.heading.certificates	Certificati
page.heading.chain	Chi ha firmato il documento
page.heading.chainOfSeal	Chi ha firmato il sigillo
page.heading.checks	Che cosa è stato verificato
page.heading.circumstances	Lettore, policy e orari
page.heading.data	Dati
page.heading.defects	Che cosa dicono le liste dei difetti
page.heading.files	File
page.heading.images	Immagini
page.heading.next	Che cosa fare
page.heading.reading	Come è stato letto
page.heading.results	Ogni verifica per nome
page.heading.seal	Che cosa dice il sigillo
page.heading.technical	Dettagli tecnici
page.heading.tolerated	Scostamenti dallo standard tollerati
page.image.document	Pagina di un documento
page.image.face	Volto
page.image.finger	Impronta digitale
page.image.iris	Iride
page.image.of	{image} ({file})
page.image.portrait	Ritratto visualizzato
page.image.signature	Firma
page.imageFailed	Un’immagine non è nella pagina. {problem}.
page.imagesLeftOut	{count, plural, one {# immagine non è mostrata} other {# immagini non sono mostrate}}: numero o dimensioni oltre il limite, o formato non mostrato dai browser.
page.made	Pagina creata da {name} {version}.
page.mark.bad	non superata
page.mark.good	superata
page.mark.open	aperta
page.missing	Elencati in EF.SOD e assenti qui: {names}
page.moment	{moment}
page.noFindings	Nulla.
page.noOpener	In PATH non c’è xdg-open, con cui aprire la pagina.
page.noOpenerRemedy	Installare xdg-utils, oppure scrivere la pagina con --html e aprire quel file.
page.noPortrait	Non è stato letto alcun ritratto.
page.noPrinter	Per un PDF serve chromium o weasyprint, e nessuno dei due è in PATH.
page.noPrinterRemedy	Installarne uno (Debian: apt install weasyprint, oppure apt install chromium), oppure scrivere la pagina con --html e stamparla da un browser.
page.notDecoded	Non decodificato: {problem}
page.notGiven	Quanto è stampato non è stato indicato: confrontarlo con il documento.
page.notPrinted	non confrontato
page.notSigned	Non quanto ha firmato l’emittente
page.onlyOutcome	Quanto era stampato non è conservato con le evidenze; lo è l’esito del confronto.
page.openedFile	La pagina aperta è {file}. Contiene dati personali: al termine eliminare il file.
page.openerFailed	xdg-open non è riuscito ad aprire la pagina: è terminato con {status}.
page.openerRemedy	Aprire {file} in un browser.
page.period	{first}–{last}
page.portrait	Ritratto
page.portraitNotShown	Impossibile mostrare il ritratto.
page.printerFailed	{program} non ha prodotto alcun PDF.
page.printerOverdue	{program} non ha prodotto alcun PDF entro {seconds} s.
page.printerRemedy	Scrivere la pagina con --html e stamparla da un browser.
page.privacy	Questa pagina contiene dati personali. Conservarla solo finché serve.
page.result.aborted	non raggiunta
page.result.failed	non superata
page.result.notSupported	non offerta
page.result.successful	superata
page.result.undetermined	indeterminata
page.revocationList	di {issuer}, emessa in data {first}
page.revocationListUntil	di {issuer}, emessa in data {first}, la prossima entro la data {next}
page.role.evaluatory	a titolo informativo
page.role.mandatory	deve essere superata
page.role.optional	non deve fallire
page.same	uguale
page.sameFile	{first} e {second} indicano lo stesso file, {file}.
page.sameRecorded	uguale, secondo la registrazione
page.sex	{sex, select, female {femminile} male {maschile} other {non specificato}}
page.signatureOpen	Firma dell’emittente non provata
page.signed	Firmati dall’emittente
page.state	{state}
page.stateNamed	{state} ({name})
page.term.anchors	Certificati CSCA nel materiale di fiducia
page.term.atr	Answer to reset (ATR)
page.term.error	Errore
page.term.exchange	Scambio
page.term.fingerprint	SHA-256
page.term.issuer	Emittente
page.term.judgedAt	Data di riferimento
page.term.key	Chiave
page.term.policy	Policy
page.term.policyHash	SHA-256 della policy
page.term.protocol	Trasmissione
page.term.readAt	Letto
page.term.reader	Lettore
page.term.revocationList	Lista di revoca
page.term.serial	Numero di serie
page.term.signature	Firmato con
page.term.subject	Soggetto
page.term.tool	Valutato da
page.term.trust	Materiale di fiducia
page.term.trustHash	SHA-256 del materiale di fiducia
page.term.validity	Validità
page.title	Verifica del documento: {word}
page.titleOfFiles	Contenuto di {file}
page.tolerated	Tollerati: {names}
page.tool	{name} {version}
page.watchHasNone	--html, --pdf e --open valgono per un solo documento e non si usano con --watch.
page.whatToDo	Che cosa fare: {remedy}
path.anchorListed	Per il certificato CSCA garantisce solo una lista di un altro Stato ({publisher}), senza autorizzazione per questo Stato. La policy non lo accetta.
path.anchorListedByUnknown	Per il certificato CSCA garantisce solo una lista di un altro Stato, senza autorizzazione per questo Stato. La policy non lo accetta.
path.anchorUnpinned	Il certificato CSCA è giunto con una lista che non è né fissata né verificata. La policy non lo accetta.
path.authorityKeyUsage	La chiave della CSCA non è per firmare certificati.
path.authorityUsagePeriodUndecodable	Il periodo d’uso della chiave della CSCA non si può decodificare.
path.certifiedInUse	Il {signer, select, document {firmatario del documento} seal {firmatario del sigillo} other {{signer}}} è stato certificato in data {when}, mentre la chiave della CSCA era in uso.
path.certifiedOutsideUse	Il {signer, select, document {firmatario del documento} seal {firmatario del sigillo} link {certificato di collegamento} other {{signer}}} è stato certificato in data {when}; la chiave della CSCA era in uso nel periodo {first}–{last}.
path.criticalExtension	L’estensione critica {identifier} non è interpretabile.
path.documentCodeUnknown	Il codice del documento di DG1 non è noto.
path.documentTypeAllowed	Il documento è di tipo {code}, e il suo firmatario può produrre {types}.
path.documentTypeNotAllowed	Il documento è di tipo {code}, ma il suo firmatario può produrre {types}.
path.documentTypesEmpty	L’elenco dei tipi di documento del {signer, select, document {firmatario del documento} seal {firmatario del sigillo} other {{signer}}} è vuoto.
path.documentTypesNotStated	Il {signer, select, document {firmatario del documento} seal {firmatario del sigillo} other {{signer}}} non dice quali tipi di documento può produrre.
path.documentTypesUndecodable	L’elenco dei tipi di documento del {signer, select, document {firmatario del documento} seal {firmatario del sigillo} other {{signer}}} non si può decodificare.
path.expired	Il certificato {holder, select, csca {della CSCA} document {del firmatario del documento} seal {del firmatario del sigillo} other {di {holder}}} è scaduto in data {last}.
path.issueToCome	La data di rilascio del documento, {when}, è nel futuro.
path.issued	Il certificato del {signer, select, document {firmatario del documento} seal {firmatario del sigillo} other {{signer}}} è stato emesso da {issuer}, {key}.
path.issuedInUse	{signer, select, seal {Il sigillo è stato firmato} other {Il documento è stato rilasciato}} in data {when}, mentre la chiave del suo firmatario era in uso.
path.issuedOutsideUse	{signer, select, seal {Il sigillo è stato firmato} other {Il documento è stato rilasciato}} in data {when}; la chiave del suo firmatario era in uso nel periodo {first}–{last}.
path.issuerIsListSigner	Il certificato dell’emittente è di un firmatario di liste.
path.issuerNotAuthority	Il certificato dell’emittente non è di un’autorità di certificazione.
path.keyOfAuthority	La chiave che ha firmato è di una CSCA.
path.madeForDocuments	Il certificato che ha firmato è di un firmatario di documenti.
path.madeForSeals	Il certificato che ha firmato è fatto come quello di un firmatario di sigilli.
path.noAnchorOfCountry	L’archivio non contiene alcun certificato CSCA di questo Stato: {country}.
path.noDateOfIssue	La data di rilascio del documento non è nota.
path.noIssuer	L’archivio non contiene un certificato CSCA che abbia emesso quello di questo {signer, select, document {firmatario del documento} seal {firmatario del sigillo} other {{signer}}}.
path.noPurpose	Il certificato che ha firmato non dice a che cosa serve.
path.noTrustedAnchor	Non è stato trovato alcun certificato CSCA fidato per questo {signer, select, document {firmatario del documento} seal {firmatario del sigillo} other {{signer}}}.
path.notForList	Il certificato che ha firmato non è per firmare una {kind, select, masterList {master list} deviationList {lista delle deviazioni} defectList {lista dei difetti} other {lista dei firmatari di documenti}}.
path.notForVDSNC	Il certificato che ha firmato non dichiara di essere per VDS-NC (uso esteso della chiave).
path.notYetValid	Il certificato {holder, select, csca {della CSCA} document {del firmatario del documento} seal {del firmatario del sigillo} other {di {holder}}} è valido a partire dalla data {first}.
path.otherAnchors	L’archivio contiene certificati CSCA dello Stato ({country}), ma non quello che ha emesso il certificato di questo {signer, select, document {firmatario del documento} seal {firmatario del sigillo} other {{signer}}}.
path.otherPurpose	Il certificato che ha firmato ha un altro scopo: {purposes}.
path.sealAttestsLater	Il sigillo attesta qualcosa con una data ({when}) successiva alla fine di validità del certificato del suo firmatario ({last}).
path.sealOfFuture	La data di firma indicata nel sigillo ({when}) è nel futuro.
path.sealSignedAfter	La data di firma indicata nel sigillo ({when}) è successiva alla fine di validità del certificato del suo firmatario ({last}).
path.sealSignedBefore	La data di firma indicata nel sigillo ({when}) precede l’inizio di validità del certificato del suo firmatario ({first}).
path.sealWithoutDate	Il sigillo non dice quando è stato firmato.
path.sealWithoutZone	Il sigillo non contiene una zona con un codice di documento.
path.signatureInvalid	La firma non supera la verifica con la chiave CSCA indicata dal {signer, select, document {firmatario del documento} seal {firmatario del sigillo} other {{signer}}}.
path.signedOutsideUse	L’oggetto di sicurezza dice di essere stato firmato in data {when}; la chiave del suo firmatario era in uso nel periodo {first}–{last}.
path.signerIsAuthority	Il certificato che ha firmato è di un’autorità di certificazione.
path.signerKeyUsage	La chiave che ha firmato non è per firme.
path.signerList	Una lista dei firmatari di documenti indica il firmatario del documento.
path.signerListListed	Una lista dei firmatari di documenti indica il firmatario del documento; per la CSCA della lista garantisce solo un altro Stato.
path.signerListNotGranted	Una lista dei firmatari di documenti ({publisher}) indica il firmatario del documento, ma non ha alcuna autorizzazione per il suo Stato.
path.signerListOfUnknown	Una lista dei firmatari di documenti di un altro Stato indica il firmatario del documento, ma non ha alcuna autorizzazione per il suo Stato.
path.signerSignsCertificates	La chiave che ha firmato è per firmare certificati.
path.tooLong	Tra la CSCA e il {signer, select, document {firmatario del documento} seal {firmatario del sigillo} other {{signer}}} c’è un’altra autorità, {authority}.
path.trustedSignerList	Una lista fidata dei firmatari di documenti datata {list} indica il firmatario del documento; non è servito un certificato CSCA.
path.trustedSignerListUndated	Una lista fidata dei firmatari di documenti indica il firmatario del documento; non è servito un certificato CSCA.
path.twoAlgorithms	Il certificato indica due algoritmi di firma diversi.
path.usagePeriodUndecodable	Il periodo d’uso della chiave del {signer, select, document {firmatario del documento} seal {firmatario del sigillo} other {{signer}}} non si può decodificare.
path.valid	Il certificato {holder, select, csca {della CSCA} document {del firmatario del documento} seal {del firmatario del sigillo} other {di {holder}}} è valido nel periodo {first}–{last}.
person.born	nascita: {day}, {sex, select, female {sesso femminile} male {sesso maschile} other {sesso non specificato}}
person.bornIn	luogo di nascita: {place}
person.card	carta d’identità ({state}) {number}
person.document	documento {code} ({state}) {number}
person.expires	scadenza: {day}
person.inFull	per esteso: {name}
person.issued	rilascio: {day}
person.passport	passaporto ({state}) {number}
personalisation.certificateDate	I certificati card-verifiable (CV) hanno date degli anni dal 2000 al 2099; a questo servirebbe {day}.
personalisation.document	Impossibile creare il documento. {error}.
personalisation.keysOfChip	Impossibile creare le chiavi del chip. {error}.
personalisation.keysOfPACE	Impossibile creare le chiavi di PACE. {error}.
personalisation.lds2	Impossibile creare i record LDS2. {error}.
personalisation.noCSCA	Non c’è una CSCA.
personalisation.noDocumentSigner	Non c’è un firmatario del documento.
personalisation.noSigner	Non c’è un firmatario.
personalisation.terminalCertificates	Impossibile creare i certificati del terminale. {error}.
personalisation.terminalKey	Impossibile codificare la chiave del terminale. {error}.
picture.absent	EF.DG2 non contiene un ritratto.
picture.notShown	il ritratto non viene mostrato. {problem}.
picture.notWith	--picture always mostra il ritratto in un rapporto per le persone, e {option} non ne stampa alcuno.
picture.unread	EF.DG2 non è stato letto.
plain.text	{text}
policy.acceptsFailure	Questa regola accetterebbe un documento il cui risultato complessivo è negativo o interrotto.
policy.algorithmsTaken	I limiti {name} sono integrati, e questi sono altri.
policy.chipCountsForNothing	Basterebbero i soli dati autentici: una prova del chip offerta dal documento potrebbe mancare.
policy.countingNotOptional	I motivi contano solo per una verifica che è optional.
policy.countriesAre	Scrivere un codice (CH, CHE), un nome (Switzerland) o un gruppo ({groups}).
policy.countryUnknown	Nessuno Stato e nessun gruppo di Stati si chiama {name}.
policy.defaultAccepts	Il valore di default accetterebbe anche ciò che ha esito negativo.
policy.differs	{count, plural, =0 {Nessuna differenza} one {# membro diverso} other {# membri diversi}} tra {old} e {new}.
policy.doubled	Compare due volte.
policy.giveDefault	Aggiungere "default": "review", oppure "default": "reject", a decision.
policy.giveExtends	Aggiungere il membro, oppure "extends" con la policy da cui partire.
policy.giveSchema	Iniziare il file con "schema": "{schema}".
policy.groupsAsOf	Gruppi di Stati che un file può indicare, alla data {day}:
policy.hashNotOptional	Gli hash dei gruppi di dati sono mandatory o evaluatory, mai optional.
policy.memberMissing	Manca il membro {name}.
policy.nameMeant	Forse si intendeva {names}?
policy.nameOverall	Scrivere "overall": "successful" nel suo when; in un elenco può starvi accanto "undetermined".
policy.nameTaken	La policy {name} è integrata, e questa è un’altra.
policy.nameTwo	Indicare anche la policy con cui confrontarla.
policy.named	{policy}, SHA-256 {hash}
policy.namesAre	Usare uno di questi: {names}.
policy.noBoolean	Deve essere true o false.
policy.noCode	{code} non è il codice di un documento: ha una o due lettere, come P o ID.
policy.noCountry	Deve essere il codice o il nome di uno Stato, o un gruppo di Stati.
policy.noDate	Deve essere un giorno esistente: AAAA-MM-GG.
policy.noList	Deve essere un elenco di al massimo {count, plural, one {# valore} other {# valori}}.
policy.noName	Qui {name} non esiste.
policy.noNumber	Deve essere un numero intero da {least} a {most}.
policy.noObject	Deve essere un oggetto.
policy.noText	Deve essere un testo da 1 a {most} byte senza caratteri di controllo.
policy.noType	Deve essere uno di questi: {words}, oppure una o due lettere maiuscole con cui inizia il codice di un documento.
policy.noWord	Deve essere uno di questi: {words}.
policy.notAName	Deve essere un nome di lettere minuscole, cifre e trattini, al massimo 64 caratteri.
policy.oneOf	Deve esserci esattamente uno di questi: {names}.
policy.oneOrTwo	Indicare una policy, o due.
policy.otherSchema	È un altro formato, o una sua versione successiva.
policy.selectsNothing	Un’eccezione deve indicare countries, documentTypes o entrambi.
policy.startsFromNone	La policy {policy} non parte da nessun’altra.
policyText.accessCounts	L’apertura del chip deve essere stata vista: non basta che ne riferiscano evidenze lette altrove.
policyText.accessIgnored	Il modo in cui è stato aperto il chip non decide nulla.
policyText.age	Se {list} ha più di {days, plural, one {# giorno} other {# giorni}}, il risultato è indeterminato.
policyText.algorithms	Gli algoritmi si accettano secondo i limiti {name}: {limits}.
policyText.algorithmsTold	Nessun algoritmo porta a un esito negativo per la sua età.
policyText.anchorsFull	Il certificato CSCA deve essere indicato, fissato, o garantito dal proprio Stato.
policyText.anchorsWeak	Basta un certificato CSCA per cui garantisce solo la lista con cui è giunto; il rapporto lo segnala.
policyText.chipWhereOffered	Ogni prova del chip offerta dal documento deve essere data. Un documento che non ne offre passa.
policyText.countries	Si accettano solo documenti di questi Stati: {codes}.
policyText.dataAlone	Bastano dati autentici se nessuno ha dimostrato che il chip è l’originale. Un chip che risulta una copia porta a un esito negativo.
policyText.dataUnproven	Passano anche dati di cui nessuno ha dimostrato l’autenticità: queste verifiche non sono mandatory: {checks}.
policyText.default	{outcome} se nessuna regola è applicabile.
policyText.deviations	{count, plural, one {Si tollera # scostamento} other {Si tollerano # scostamenti}} dallo standard, ciascuno per nome nel rapporto.
policyText.exception	Per questo documento vale la sua eccezione {name}.
policyText.exceptions	Per alcuni documenti valgono le sue eccezioni: {names}. Con --country e --type vengono spiegate anch’esse.
policyText.excuses	Ciò che una lista di difetti noti giustifica è indeterminato e non cambia nulla in una verifica facoltativa (optional).
policyText.excusesCount	Ciò che una lista di difetti noti giustifica è indeterminato, e conta.
policyText.expectsDocument	È atteso un documento: un sigillo non passa.
policyText.expectsSeal	È atteso un sigillo: un documento non passa.
policyText.expiryFails	Un documento scaduto ha esito negativo.
policyText.expiryGrace	Un documento scaduto da più di {days, plural, one {# giorno} other {# giorni}} ha esito negativo.
policyText.expiryTold	Un documento scaduto non ha esito negativo; il rapporto dice che è scaduto.
policyText.limitCurve	curve ellittiche sotto i {bits} bit
policyText.limitDSA	DSA sotto i {bits} bit
policyText.limitNever	{subject} mai
policyText.limitRSA	RSA sotto i {bits} bit
policyText.limitUntil	{subject} fino al {day}
policyText.longest	Un documento non deve essere valido in tutto per più di {months, plural, one {# mese} other {# mesi}}. Se la data di rilascio non è nota, il risultato è indeterminato.
policyText.noCountries	Non si accettano documenti di questi Stati: {codes}.
policyText.noDecision	Oltre al risultato non decide nulla.
policyText.noDeviations	Non si tollera alcuno scostamento dallo standard.
policyText.noExcuses	Nessuna lista giustifica un errore.
policyText.noTypes	Non si accettano documenti di questi tipi: {types}.
policyText.offeredToVerifier	Se il documento offre prove del suo chip, una di esse deve essere stata data a chi valuta. Ciò che qualcuno ne ha annotato lascia il risultato indeterminato, e così un chip che non ne offre.
policyText.printDemanded	La MRZ stampata deve essere fornita e deve essere quella del chip.
policyText.printWhereGiven	Se la MRZ stampata è fornita, deve essere quella del chip.
policyText.proof	Il chip deve aver dimostrato di essere l’originale con una di queste: {ways}. Senza, il documento resta indeterminato.
policyText.proofToVerifier	Il chip deve aver dimostrato a chi valuta di essere l’originale con una di queste: {ways}. Ciò che ha visto un altro terminale lascia il risultato indeterminato.
policyText.remaining	Un documento deve essere valido ancora per {days, plural, one {# giorno} other {# giorni}}, altrimenti ha esito negativo.
policyText.required	Se EF.SOD li elenca, questi file devono essere trasmessi: {files}. Senza uno di essi l’esito è indeterminato.
policyText.revocationDemanded	Un firmatario revocato porta a un esito negativo. Se nessuna lista di revoca si pronuncia, il risultato è indeterminato.
policyText.revocationTold	Un firmatario revocato non porta a un esito negativo; il rapporto lo segnala.
policyText.revocationWhereKnown	Un firmatario revocato porta a un esito negativo. L’assenza di una lista di revoca non cambia nulla.
policyText.rule	{outcome} in base alla regola {rule}: {condition}.
policyText.ruleAlways	{outcome} in base alla regola {rule}, sempre.
policyText.starts	La policy {policy} parte da {base}.
policyText.types	Si accettano solo documenti di questi tipi: {types}.
policyText.whole	La policy {policy} dice tutto da sé.
progress.access	Apertura del chip ...
progress.accessBy	Apertura del chip con {method} ...
progress.activeAuthentication	Autenticazione attiva ...
progress.application	Selezione dell’applicazione ...
progress.chipAuthentication	Autenticazione del chip ...
progress.chipAuthenticationMapping	Mappatura con autenticazione del chip ...
progress.document	Posare il documento sul lettore ...
progress.file	Lettura di {file} ...
progress.layDownAgain	Riporre il documento sul lettore (ancora {time})
progress.octets	{done} di {total} KB
progress.speed	{speed} KB/s
progress.terminalAuthentication	Autenticazione del terminale ...
progress.timeLeft	restano {time}
progress.virtualChip	In attesa di un chip virtuale su 127.0.0.1:{port} ...
prompt.again	Riprovare? [S/n]
prompt.againBecause	{error}. Digitare di nuovo.
prompt.anotherOrEnd	Digitare di nuovo; il solo Invio termina.
prompt.answerFirst	Prima rispondere a questa domanda; la riga arrivata non è stata usata.
prompt.birth	{isShown, select, yes {Data di nascita, AAMMGG:} other {Data di nascita, AAMMGG (non mostrata):}}
prompt.canCount	Un codice CAN ha sei cifre; questo ne ha {count}.
prompt.canDigits	Un codice CAN ha solo cifre. Digitarlo di nuovo.
prompt.canInstead	in alternativa il codice CAN
prompt.canInstruction	Digitare il codice CAN: le sei cifre accanto alla MRZ o sul fronte della carta. Quanto si digita non viene mostrato.
prompt.canLabel	{isShown, select, yes {CAN:} other {CAN (non mostrato):}}
prompt.canWhere	Digitare il codice CAN: le sei cifre accanto alla MRZ o sul fronte della carta.
prompt.candidate	{number}: {changes}
prompt.character	Riga {line}, colonna {column}: una MRZ ha solo lettere da A a Z, cifre da 0 a 9 e <. Digitare di nuovo la riga.
prompt.chipPIN	{isShown, select, yes {PIN:} other {PIN (non mostrato):}}
prompt.chipPINWhere	Digitare il PIN del documento. Dopo pochi tentativi errati si blocca.
prompt.chipPUK	{isShown, select, yes {PUK:} other {PUK (non mostrato):}}
prompt.chipPUKWhere	Digitare il PUK del documento. Dopo pochi tentativi errati non funziona più.
prompt.choice	La scelta:
prompt.correct	Che cosa correggere?
prompt.cut	La riga {line} ha {count, plural, one {# carattere} other {# caratteri}}. Con {surplus} < in meno alla fine ne ha {length}.
prompt.digitsRight	Le cifre di controllo sono giuste.
prompt.digitsRightAll	Tutte le cifre di controllo sono giuste. Confrontare quanto digitato con il documento: la MRZ può essere di un altro documento.
prompt.end	q
prompt.enterAgain	Invio: riprovare così com’è. q: terminare.
prompt.enterAsIs	Invio: usare così com’è. q: terminare.
prompt.expiry	{isShown, select, yes {Data di scadenza, AAMMGG:} other {Data di scadenza, AAMMGG (non mostrata):}}
prompt.fieldMissing	Manca ancora un dato ({field}); Ctrl-C termina.
prompt.filled	La riga {line} ha {count, plural, one {# carattere} other {# caratteri}}. Con {missing} < in più alla fine ne ha {length}.
prompt.hidden	Quanto si digita non viene mostrato. Ctrl-R lo mostra, Ctrl-U cancella la riga, Ctrl-C termina.
prompt.inserted	Riga {line}, colonna {column}: manca {written}; aggiungendolo le cifre di controllo corrispondono.
prompt.insertedBriefly	riga {line, number}, colonna {column, number}: manca {written}
prompt.keyDigit	La cifra di controllo che segue non corrisponde: {found}; dal calcolo risulta {expected}. Digitare di nuovo, con o senza la cifra di controllo.
prompt.keysInstruction	Digitare il numero del documento e le due date come figurano nella zona a lettura ottica.
prompt.length	Questa riga ha {count, plural, one {# carattere} other {# caratteri}}; una riga ne ha 44 o 36, oppure 30 se le righe sono tre. Digitarla di nuovo.
prompt.line	{isShown, select, yes {MRZ, riga {line}:} other {MRZ, riga {line} (non mostrata):}}
prompt.lineMissing	Manca ancora la riga {line}; Ctrl-C termina.
prompt.lineName	riga {line}
prompt.lineTaken	La riga {line} è completa.
prompt.mrzInstruction	Digitare le righe in fondo alla pagina dei dati (o sul retro della carta). Quanto si digita non viene mostrato.
prompt.newDigit	La cifra di controllo ({field}) è stata digitata come {found}; dal calcolo risulta {expected}.
prompt.no	n
prompt.notRead	Il chip non è stato aperto.
prompt.notUnderstood	Questa non è una delle risposte.
prompt.number	{isShown, select, yes {Numero del documento:} other {Numero del documento (non mostrato):}}
prompt.offer	{number}: {isWrong, select, yes {{what} (la sua cifra di controllo è errata)} other {{what}}}
prompt.onlyLower	Questa è la riga 2. Basta per aprire il chip; con la riga 1 si confronta tutta la MRZ.
prompt.onlyMiddle	Questa è la riga 2 di una carta. Digitare prima la riga 1.
prompt.ownCAN	Il chip si apre con il codice CAN del documento simulato; con --mrz o --can si usa un’altra password.
prompt.ownPIN	Il chip si apre con il PIN del documento simulato; con --pin se ne usa un altro.
prompt.ownZone	Il chip si apre con la MRZ del documento simulato; con --mrz o --can si usa un’altra password.
prompt.pinInstruction	Digitare il PIN del token; non viene mostrato.
prompt.removed	Riga {line}, colonna {column}: {found} è di troppo; togliendolo le cifre di controllo corrispondono.
prompt.removedBriefly	riga {line, number}, colonna {column, number}: {found} è di troppo
prompt.replaced	{field}, posizione {position}: {found} dovrebbe essere {written}; così le cifre di controllo corrispondono.
prompt.replacedBriefly	{field, message}: {found} → {written}
prompt.replacedDigit	Riga {line}, colonna {column}, posto di una cifra: {found} dovrebbe essere {written}.
prompt.sameLine	Questa riga è già stata digitata. Digitare la riga {line}.
prompt.several	Le cifre di controllo corrispondono con una di queste modifiche:
prompt.shown	Quanto si digita viene mostrato. Ctrl-R lo nasconde, Ctrl-U cancella la riga, Ctrl-C termina.
prompt.takenCAN	Sei cifre: sono intese come codice CAN.
prompt.tenCharacters	Un numero di documento ha nove caratteri e la sua cifra di controllo, che non corrisponde. Solo le carte ne hanno di più lunghi.
prompt.tokenPIN	{isShown, select, yes {PIN del token:} other {PIN del token (non mostrato):}}
prompt.tokenWhere	Digitare il PIN del token.
prompt.tooLong	È più di quanto va qui; è stato cancellato. Digitarlo di nuovo.
prompt.triesLeft	{count, plural, =0 {Secondo il chip non resta alcun tentativo.} one {Secondo il chip resta # tentativo.} other {Secondo il chip restano # tentativi.}}
prompt.upperLine	{isShown, select, yes {Riga 1, o Invio per proseguire senza:} other {Riga 1, o Invio per proseguire senza (non mostrata):}}
prompt.useAnyway	Usare comunque? [s/N]
prompt.useDigit	Usare {expected}? [S/n]
prompt.useIt	Usare così? [S/n]
prompt.which	Quale? Il suo numero, o Invio per nessuna:
prompt.wrongComposite	L’ultima cifra di controllo, che riguarda più campi, non corrisponde: {found} nella riga {line}, colonna {column}; dal calcolo risulta {expected}.
prompt.wrongDigit	La cifra di controllo ({field}) non corrisponde: {found} nella riga {line}, colonna {column}; dal calcolo risulta {expected}.
prompt.yes	s
prompt.zone	Digitare le righe della zona, poi Ctrl-D:
prompt.zoneInstruction	Digitare le righe in fondo alla pagina dei dati, o sul retro della carta.
read.MRZNeeded	Il chip non offre un PACE utilizzabile, e senza PACE lo apre solo la MRZ.
read.PACEFailed	Il chip offre PACE, ma {count, plural, one {il tentativo non è riuscito} other {nessuno dei # tentativi è riuscito}}. {error}.
read.againOrAllowBAC	Togliere il documento dal lettore, riposarlo e leggere di nuovo; con --access auto si prova BAC.
read.allowOtherWays	Ammettere gli altri modi (--access auto), se il documento si legge con PACE o senza protezione.
read.allowPACE	Il chip offre PACE: ammetterlo (--access auto) e leggere di nuovo.
read.cardAccessMalformed	Togliere il documento dal lettore, riappoggiarlo e leggere di nuovo: il suo EF.CardAccess, con cui inizia PACE, non si può decodificare.
read.cardAccessNotFound	Togliere il documento dal lettore, riposarlo e leggere di nuovo: EF.CardAccess, da cui inizia PACE, non è stato trovato.
read.compareCAN	Confrontare il codice CAN con quello stampato e leggere di nuovo, oppure fornire solo la MRZ.
read.comparePIN	Confrontarlo con la lettera dell’emittente prima di riprovare: pochi tentativi errati lo bloccano.
read.eachOfferLeftOut	È stato richiesto PACE, ma nessuna delle offerte del chip si può usare: {reasons}.
read.filesGuarded	Il chip protegge i suoi file, e non sono stati forniti né MRZ né CAN.
read.giveCANElseAgain	Se il documento ha un codice CAN, fornire quello; altrimenti toglierlo dal lettore e leggere di nuovo.
read.giveCANElseAsk	Se il documento ha un codice CAN, fornire quello; altrimenti rivolgersi all’emittente.
read.giveCANNotTry	Se il documento ha un codice CAN, fornire quello; l’ultimo tentativo con la MRZ non viene speso.
read.giveZone	Fornire la zona a lettura ottica, con o senza il codice CAN.
read.giveZoneDatesOrCAN	Fornire la zona a lettura ottica, oppure il numero del documento e le due date, oppure il codice CAN.
read.giveZoneOrCAN	Fornire la zona a lettura ottica o il codice CAN.
read.leftOut.algorithmMismatch	il suo algoritmo non si accorda con il gruppo
read.leftOut.domainParametersNotTrusted	il suo gruppo non è standardizzato
read.leftOut.domainParametersUnknown	non dice quale gruppo usa
read.leftOut.malformed	non si può decodificare
read.leftOut.mappingNotAllowed	la sua mappatura non si accorda con il gruppo o il cifrario
read.leftOut.protocolUnknown	lo standard non prevede il suo protocollo
read.leftOut.readerTooShort	le sue chiavi sono troppo lunghe per questo lettore
read.leftOut.versionNotSupported	la sua versione non è la 2
read.mayHaveCostTry	Il tentativo può essere stato conteggiato per la password: leggere con la MRZ o con il codice CAN prima di riprovarla.
read.noCardAccess	È stato richiesto PACE, ma il chip non lo offre: non ha fornito un EF.CardAccess che si possa decodificare.
read.noMRZForBAC	È stato richiesto Basic Access Control, ma non è stata fornita una MRZ.
read.noPACEInfo	È stato richiesto PACE, ma il chip non lo offre: EF.CardAccess non ha alcun PACEInfo.
read.noPassword	Il chip si apre con PACE, e non sono stati forniti né MRZ né CAN.
read.otherReaderForOffers	Leggere di nuovo su un altro lettore, nel caso EF.CardAccess sia stato modificato durante la trasmissione; se il risultato è lo stesso, segnalare il documento.
read.recordedWords	Le evidenze riportano: {text}
read.useLongerReader	Usare un lettore che trasmetta comandi con campi di lunghezza estesi.
read.withoutWay	{error}. Non si può usare nemmeno un’offerta di PACE: {reasons}.
reader.ACR122	L’ACR122 trasmette solo frame corti e perde spesso i passaporti: un errore di chiave o un timeout possono dipendere dal lettore e non dal documento.
reader.callsLeft	Il servizio smart card (pcscd) non ha risposto a {count, plural, one {# chiamata} other {# chiamate}}; non se ne iniziano altre.
reader.chipLeft	Il chip è stato tolto dal lettore{named, select, yes { «{name}»} other {}}.
reader.chipReset	Un altro programma ha reimpostato il chip, o il lettore{named, select, yes { «{name}»} other {}} gli ha tolto l’alimentazione.
reader.empty	Sul lettore{named, select, yes { «{name}»} other {}} non c’è alcun chip.
reader.giveName	Indicare uno di questi: {names}.
reader.held	Un altro programma occupa il lettore{named, select, yes { «{name}»} other {}} o il suo chip.
reader.incapable	Il lettore{named, select, yes { «{name}»} other {}}, il suo driver o il chip non può fare quanto richiesto.
reader.mute	Sul lettore{named, select, yes { «{name}»} other {}} c’è qualcosa che non risponde come un chip.
reader.muteRemedy	Sul lettore «{reader}» c’è qualcosa che non risponde. Girare il documento o aprirlo alla pagina dei dati, togliere altre carte e verificare che abbia un chip (il simbolo sulla copertina).
reader.noProtocol	Il chip e il lettore{named, select, yes { «{name}»} other {}} non comunicano con T=0 né con T=1.
reader.noneNamed	Nessun lettore ha «{name}» nel nome.
reader.notBuilt	Questa build di epass non ha PC/SC.
reader.notBuiltRemedy	Compilarlo con il trait PCSC (predefinito), o leggere con `--vpcd-listen` o `--simulate`.
reader.notPassedOn	Il lettore{named, select, yes { «{name}»} other {}} non è riuscito a trasmettere il comando, o ha perso la risposta.
reader.powerUpFails	Non alimenta tutti i chip: se non succede nulla, sollevare il documento e riposarlo.
reader.responseTooLong	La risposta è più lunga di quanto una risposta possa essere.
reader.serviceFailed	Errore interno del servizio smart card.
reader.serviceFailedRemedy	Consultare il log di pcscd (`journalctl -u pcscd`), riavviarlo e riprovare.
reader.serviceRefused	Il servizio smart card (pcscd) ha rifiutato: è di una versione diversa da libpcsclite, o sta per terminare.
reader.serviceSilent	Il servizio smart card (pcscd) non risponde.
reader.serviceSilentRemedy	Riavviarlo (`systemctl restart pcscd`) e riprovare; se non basta, scollegare prima il lettore: il suo driver può essere bloccato.
reader.severalNamed	Più di un lettore ha «{name}» nel nome.
reader.shortLengths	Trasmette solo campi di lunghezza corti: la lettura dura di più, e le chiavi da 2.048 bit in su possono essere troppo lunghe.
reader.slowWhenEmpty	Impiega fino a un secondo per rilevare un documento: lasciarlo posato.
reader.socketDeniedRemedy	Eseguire epass doctor, che dice come ricreare il socket, o chiedere a chi si occupa di questo computer.
reader.stopsAnswering	Ogni tanto smette di rispondere: in tal caso scollegarlo e ricollegarlo.
reader.storageCard	Sul lettore «{reader}» c’è un tag di sola memoria, come nei biglietti e nei portachiavi: non è il chip di un documento.
reader.storageCardRemedy	Toglierlo e posare il documento; altre carte vicine vengono rilevate al suo posto.
reader.timeout	Il lettore{named, select, yes { «{name}»} other {}} non ha risposto in tempo.
reader.unknownName	{named, select, yes {Il lettore «{name}» non esiste} other {Il lettore non esiste}}.
reader.unplugged	Il lettore{named, select, yes { «{name}»} other {}} è stato scollegato, o il suo driver è terminato.
readers.answerTypeA	{answer} (tipo A)
readers.answerTypeB	{answer} (tipo B)
readers.empty	vuoto
readers.event	{reader}: {state} {answer}
readers.exclusive	chip occupato da un altro programma
readers.following	Monitoraggio dei lettori; Ctrl-C per terminare.
readers.headAnswer	ANSWER TO RESET
readers.headReader	LETTORE
readers.headState	STATO
readers.inUse	chip in uso da un altro programma
readers.mute	qualcosa che non risponde
readers.present	chip presente
readers.storageCard	un tag, non il chip di un documento
readers.unavailable	non disponibile
readers.unplugged	scollegato
reason.absent	il documento non ha il file
reason.accessDenied	il chip ha negato l’accesso
reason.akiMismatch	il firmatario non indica alcuna chiave fidata
reason.algorithmMismatch	due punti indicano algoritmi diversi
reason.algorithmRefusedByPolicy	la policy non accetta più l’algoritmo
reason.anchorListed	solo la lista di un altro Stato garantisce per il certificato CSCA
reason.anchorUnpinned	nulla di fidato garantisce per il certificato CSCA
reason.attributeDoubled	un attributo firmato è presente due volte o ha più valori
reason.attributeMissing	manca un attributo firmato
reason.blocked	il gestore lo ha bloccato
reason.cancelled	la procedura è stata annullata
reason.cardAccessNotConfirmed	nessun file firmato conferma una voce di EF.CardAccess
reason.certifiedOutsideUsagePeriod	il certificato è stato emesso quando la chiave della CSCA non poteva firmare
reason.challengeMismatch	il chip ha risposto a un’altra challenge
reason.channelLost	il canale sicuro è andato perso
reason.channelNotProven	PACE è stato rifiutato e nessuna autenticazione del chip mostra che il canale termina nel chip
reason.checkDigitsWrong	cifre di controllo errate
reason.chipNotAuthenticated	l’autenticazione del chip non è avvenuta prima
reason.chipNotVerified	non era stato dimostrato che il chip è autentico
reason.cloneable	il chip non è protetto contro la copia
reason.contentTypeMismatch	il tipo di contenuto firmato non è quello del contenuto
reason.countryMismatch	gli Stati differiscono
reason.countryNotAllowed	la policy non accetta documenti di questo Stato
reason.countryUnknown	lo Stato manca o non è noto
reason.credentialsNotHeld	il terminale non ha certificati che il chip accetterebbe
reason.crlExpired	la lista di revoca è troppo vecchia
reason.crlNotVerified	la lista di revoca non supera la verifica o non si può usare
reason.crlNotYetValid	la lista di revoca non è ancora in vigore
reason.crlOfOtherIssuer	le liste di revoca sono di un’altra CSCA dello Stato
reason.datesContradict	le date si contraddicono
reason.deviationRefused	uno scostamento dallo standard che la policy rifiuta
reason.dirNotConfirmed	EF.DIR non è quello firmato
reason.documentTypeNotAllowed	il firmatario non può produrre documenti di questo tipo
reason.documentTypeRefused	la policy non accetta documenti di questo tipo
reason.empty	il file non ha contenuto
reason.evidenceNotRecorded	quanto detto dal chip non è stato registrato
reason.expired	la validità è terminata
reason.expiresSoon	il documento scade prima di quanto ammetta la policy
reason.extensionsOutsideProfile	le estensioni non sono quelle del profilo del certificato
reason.fieldsDiffer	differiscono campi che devono essere uguali
reason.hashMismatch	l’hash non è quello firmato
reason.issuedOutsideUsagePeriod	il documento è stato rilasciato quando la chiave non poteva firmare
reason.issuerNotAuthority	l’emittente non è un’autorità di certificazione
reason.keyAgreementFailed	il chip non ha la chiave privata corrispondente a quella pubblica
reason.keyFileMissing	al chip manca il file con la sua chiave, che è stato firmato
reason.keyNotAuthenticated	nulla di fidato garantisce per la chiave del chip
reason.keyNotFound	questa chiave manca nel file con le chiavi del chip
reason.keyOutsideProfile	la chiave non è di un tipo ammesso dal profilo del certificato
reason.keyRefused	una chiave che non può essere usata
reason.keyUsage	la chiave non può essere usata per questo
reason.knownDefect	un difetto pubblicato dei documenti dell’emittente
reason.layoutDiffers	la zona stampata ha una disposizione diversa da quella del chip
reason.listsDiffer	due elenchi dei file del documento differiscono
reason.malformed	non ha la struttura richiesta dallo standard
reason.mappingDataMismatch	la chiave del canale non è collegata alla chiave del chip
reason.materialTooOld	una lista è più vecchia di quanto ammetta la policy
reason.mayBeRevoked	una lista di revoca dello Stato contiene il numero sotto un altro nome, o un altro certificato della chiave
reason.messageDigestMismatch	l’hash firmato non è quello del contenuto
reason.noAnchor	nessun certificato CSCA fidato appartiene al firmatario
reason.noCRL	nessuna lista di revoca dell’emittente
reason.noDateOfIssue	la data di rilascio non è nota
reason.noSecurityObject	nessun oggetto di sicurezza su cui basare il giudizio
reason.noSigner	nessuna firma nell’oggetto di sicurezza
reason.notExpected	è atteso un documento ed è stato fornito un sigillo, o viceversa
reason.notGiven	non è stato fornito nulla con cui confrontare
reason.notInSecurityObject	l’oggetto di sicurezza non ha un hash per il file
reason.notOffered	il documento non lo offre
reason.notRead	il file non è stato letto
reason.notYetValid	la validità non è iniziata
reason.otherChannel	letto in un altro canale
reason.otherMethodUsed	il chip è stato aperto in un altro modo
reason.paceFailed	il chip ha rifiutato il suo PACE ed è stato aperto con Basic Access Control
reason.paceInfoHidden	in EF.CardAccess manca un’offerta di PACE che è stata firmata
reason.paceInfoNotSigned	PACE è offerto, ma nessun file firmato lo attesta
reason.paceNotUsed	il chip ha PACE ed è stato aperto senza
reason.pathTooLong	il percorso di certificazione è più lungo di quanto ammesso
reason.periodOutsideProfile	la validità è più breve di quanto richiede il profilo del certificato
reason.proofNotShown	il chip non ha dato prova di sé come richiede la policy
reason.publisherNotGranted	la lista di un altro Stato parla di questo documento senza autorizzazione
reason.readFailed	la lettura si era già interrotta
reason.readerTooShort	il lettore non trasmette così tanti byte
reason.recorded	lo dicono solo le evidenze, lette altrove
reason.refusedByChip	il chip ha risposto con un errore
reason.reportedCancelled	è segnalato come annullato
reason.reportedLost	è segnalato come smarrito
reason.reportedStolen	è segnalato come rubato
reason.responseInvalid	una risposta del chip non supera la verifica
reason.responseTruncated	la risposta del chip è stata troncata
reason.revoked	il certificato è revocato
reason.rightsNotGranted	i certificati del terminale non conferiscono il diritto
reason.severalSigners	più di una firma nell’oggetto di sicurezza
reason.signatureInvalid	la verifica della firma ha esito negativo
reason.signedAttributesAbsent	non ci sono attributi firmati
reason.signerFailed	la chiave del terminale non ha firmato
reason.signerNotFound	nessun certificato appartiene alla chiave che ha firmato
reason.skipped	omesso da chi ha letto il documento
reason.statusSourceFailed	la fonte delle segnalazioni non ha risposto come deve
reason.subjectOutsideProfile	il soggetto non è tra quelli ammessi dal profilo del certificato
reason.tooLarge	il file è più grande di quanto se ne legge
reason.truncated	il file non è arrivato per intero
reason.unknownCriticalExtension	un’estensione critica non interpretabile
reason.unreadable	una data o un campo non si può leggere
reason.unsupportedAlgorithm	un algoritmo o una curva che qui non sono noti
reason.validityTooLong	il documento è valido più a lungo di quanto ammetta la policy
reason.wrongContentType	contenuto di un tipo che qui non è accettato
reason.wrongPassword	la password non apre il chip
reason.wrongRole	il certificato del firmatario ha un altro scopo
reason.wrongVersion	una versione che qui lo standard non ammette
record.application.additionalBiometrics	dati biometrici aggiuntivi
record.application.travelRecords	record di viaggio
record.application.visaRecords	record dei visti
record.biometrics	Dati biometrici di {count, plural, one {# byte} other {# byte}}.
record.certificate	Certificato di un firmatario ({state}).
record.malformed	Il record {number} non si può decodificare.
record.none	Non ha record.
record.signedBy	Firmato da {signer}.
record.stamp	{kind, select, exit {Uscita} other {Ingresso}}: {when}, {state}, {place}.
record.state.aborted	La lettura è terminata prima della fine.
record.state.absent	Il chip non lo ha.
record.state.accessDenied	Il chip ha negato l’accesso.
record.state.nonConformant	Quanto il chip ha fornito in seguito non è un record.
record.state.read	È stato letto.
record.state.tooLarge	Il record successivo è più lungo di quanto se ne possa leggere.
record.undecodable	Della sua firma non si sa nulla.
record.visa	Visto {number} ({state}), {first}–{last}.
records.failed	{count, plural, one {Un record aggiunto dopo il rilascio non può essere stato scritto} other {# record aggiunti dopo il rilascio non possono essere stati scritti}} da un firmatario dello Stato che vi è indicato.
recovery.action.readAgain	È stato letto di nuovo.
recovery.action.reopened	Il chip è stato riaperto.
recovery.action.repeated	Si è riprovato una volta.
recovery.count	{count, plural, one {una volta} other {# volte}}
recovery.file	{file}
recovery.fileFrom	{file} dal byte {offset}
recovery.line	{what}, comando {command}.
recovery.otherOctets	I byte non erano quelli attesi.
recovery.repeated	{what}. È successo {count} volte.
recovery.statusWord	{meaning} ({word}).
recovery.step.access	Apertura del chip
recovery.step.activeAuthentication	Autenticazione attiva
recovery.step.appending	Aggiunta di un record
recovery.step.application	Selezione dell’applicazione
recovery.step.chipAuthentication	Autenticazione del chip
recovery.step.continuity	Confronto del chip con quello precedente
recovery.step.file	Un file
recovery.step.otherApplication	Un’altra applicazione
recovery.step.record	Un record
recovery.step.terminalAuthentication	Autenticazione del terminale
recovery.step.writing	Scrittura di dati biometrici aggiuntivi
remedy.access.authenticationLength	Leggere di nuovo, poi su un altro lettore. Se il risultato è lo stesso, segnalare il lettore e il documento.
remedy.access.authenticationMAC	Non fidarsi di questo chip; leggere di nuovo su un altro lettore.
remedy.access.authenticationTokenInvalid	Non fidarsi di questo chip; leggere di nuovo su un altro lettore.
remedy.access.authenticationTokenLength	Leggere di nuovo, poi su un altro lettore. Se il risultato è lo stesso, il chip non rispetta lo standard: segnalare il documento.
remedy.access.blocked	Non riprovare; fornire invece la MRZ, o rivolgersi all’emittente.
remedy.access.challengeLength	Leggere di nuovo, poi su un altro lettore. Se il risultato è lo stesso, segnalare il lettore e il documento.
remedy.access.channelClosed	Riaprire il chip: l’errore che ha chiuso il canale dice perché.
remedy.access.channelLost	Posare il documento piatto sul lettore, lasciarlo lì e leggere di nuovo. Se accade ogni volta, provare un altro lettore.
remedy.access.chipAuthenticationDataMissing	Leggere di nuovo, poi su un altro lettore. Se il risultato è lo stesso, il chip non rispetta lo standard: segnalare il documento.
remedy.access.chipAuthenticationDataUnexpected	Leggere di nuovo, poi su un altro lettore. Se il risultato è lo stesso, il chip non rispetta lo standard: segnalare il documento.
remedy.access.chipAuthenticationRefused	Leggere di nuovo. Se il chip rifiuta ancora, in questo modo non si può distinguere da una copia; i suoi file vengono letti comunque.
remedy.access.chipNonceMismatch	Non fidarsi di questo chip; leggere di nuovo su un altro lettore.
remedy.access.commandTooLong	Usare un lettore che trasmetta campi di lunghezza estesi. Un programma che ha inviato da sé il comando ne invii meno per volta; il canale è ancora aperto.
remedy.access.commandUnsuitable	È un errore del programma e non del documento: segnalarlo. Un comando protetto ha classe 00 o 10, e chiede al massimo 65536 byte.
remedy.access.counterExhausted	Riaprire il chip: un nuovo canale ha un nuovo contatore.
remedy.access.cryptogramInvalid	Leggere di nuovo. Se il risultato è lo stesso, il chip cifra come nessun chip dovrebbe: segnalare il documento.
remedy.access.cryptography	Controllare l’installazione di OpenSSL 3.
remedy.access.dataObjectMalformed	Leggere di nuovo, poi su un altro lettore. Se il risultato è lo stesso, il chip non rispetta lo standard: segnalare il documento.
remedy.access.dataObjectMissing	Leggere di nuovo, poi su un altro lettore. Se il risultato è lo stesso, il chip non rispetta lo standard: segnalare il documento.
remedy.access.dataObjectOrder	Leggere di nuovo, poi su un altro lettore. Se il risultato è lo stesso, il chip non rispetta lo standard: segnalare il documento.
remedy.access.dataObjectRepeated	Leggere di nuovo, poi su un altro lettore. Se il risultato è lo stesso, il chip non rispetta lo standard: segnalare il documento.
remedy.access.dataObjectUnknown	Leggere di nuovo, poi su un altro lettore. Se il risultato è lo stesso, il chip non rispetta lo standard: segnalare il documento.
remedy.access.macInvalid	Di questa risposta non è stato usato nulla. Leggere di nuovo su un altro lettore; se accade anche lì, non fidarsi del chip.
remedy.access.macMissing	Di questa risposta non è stato usato nulla. Leggere di nuovo su un altro lettore; se accade anche lì, non fidarsi del chip.
remedy.access.malformedResponse	Leggere di nuovo, poi su un altro lettore. Se il risultato è lo stesso, segnalare il lettore e il documento.
remedy.access.mappedGeneratorInvalid	Non fidarsi di questo chip; leggere di nuovo su un altro lettore.
remedy.access.mappingDataNotEmpty	Leggere di nuovo, poi su un altro lettore. Se il risultato è lo stesso, il chip non rispetta lo standard: segnalare il documento.
remedy.access.mrzRequired	Fornire la zona a lettura ottica, oppure il numero del documento e le due date.
remedy.access.nonceLength	Leggere di nuovo, poi su un altro lettore. Se il risultato è lo stesso, il chip non rispetta lo standard: segnalare il documento.
remedy.access.notSupported	Controllare che il chip sia di un documento di viaggio.
remedy.access.outOfSequence	È un errore del programma e non del documento: segnalarlo. Un programma prende ogni risposta prima di inviare il comando successivo.
remedy.access.paceFailed	Togliere il documento dal lettore, riposarlo e leggere di nuovo.
remedy.access.paceNotOffered	Leggere con --access auto, se il documento ha solo Basic Access Control o si legge senza protezione.
remedy.access.paceRequired	Questo documento si apre solo con PACE: ammettere PACE (--access auto) e leggere di nuovo.
remedy.access.paddingInvalid	Leggere di nuovo. Se il risultato è lo stesso, il chip cifra come nessun chip dovrebbe: segnalare il documento.
remedy.access.passwordFormat	Fornire il codice CAN com’è stampato sul documento, o il PIN com’è nella lettera dell’emittente.
remedy.access.passwordSuspended	Fornire prima il codice CAN: un ultimo tentativo errato blocca la password.
remedy.access.protocolError	Togliere il documento dal lettore, riposarlo e leggere di nuovo.
remedy.access.publicKeyEncoding	Leggere di nuovo, poi su un altro lettore. Se il risultato è lo stesso, il chip non rispetta lo standard: segnalare il documento.
remedy.access.publicKeyInvalid	Non fidarsi di questo chip; leggere di nuovo su un altro lettore.
remedy.access.publicKeyReflected	Non fidarsi di questo chip; leggere di nuovo su un altro lettore.
remedy.access.staticKeyAlgorithmMismatch	Segnalare il documento; si usano le altre chiavi del file.
remedy.access.staticKeyMalformed	Segnalare il documento; con questa chiave il chip non si può distinguere da una copia.
remedy.access.staticKeyNeutral	Segnalare il documento; con questa chiave il chip non si può distinguere da una copia.
remedy.access.staticKeyNotInGroup	Segnalare il documento; con questa chiave il chip non si può distinguere da una copia.
remedy.access.staticKeyOutOfRange	Segnalare il documento; con questa chiave il chip non si può distinguere da una copia.
remedy.access.staticKeyParametersInvalid	Segnalare il documento; con questa chiave il chip non si può distinguere da una copia.
remedy.access.staticKeyParametersUnsupported	Segnalare il documento; si usano le altre chiavi del file.
remedy.access.staticKeyPrimeComposite	Segnalare il documento; con questa chiave il chip non si può distinguere da una copia.
remedy.access.staticKeySmallOrder	Segnalare il documento; con questa chiave il chip non si può distinguere da una copia.
remedy.access.statusMismatch	Di questa risposta non è stato usato nulla. Leggere di nuovo su un altro lettore; se accade anche lì, non fidarsi del chip.
remedy.access.terminalAuthenticationNotAllowed	Togliere il documento dal lettore, riposarlo e leggere di nuovo: il chip la ammette una volta sola, dopo l’autenticazione del chip.
remedy.access.terminalCertificateRefused	Procurarsi certificati aggiornati dal verificatore di documenti (document verifier).
remedy.access.terminalNonceMismatch	Non fidarsi di questo chip; leggere di nuovo su un altro lettore.
remedy.access.terminalSignatureMalformed	Far firmare il token o il servizio come dice lo standard: r e s, ciascuno lungo quanto l’ordine della curva.
remedy.access.terminalSignatureRefused	Confrontare la chiave con quella del certificato, e il numero del documento con quello stampato.
remedy.access.terminalTrustPointUnknown	Confrontare i riferimenti in EF.CVCA con i certificati (epass inspect), e aggiungere i certificati di collegamento.
remedy.access.tooManyStaticKeys	Segnalare il documento; le chiavi prima di questa sono state esaminate.
remedy.access.unprotectedResponse	Di questa risposta non è stato usato nulla. Leggere di nuovo su un altro lettore; se accade anche lì, non fidarsi del chip.
remedy.access.wrongPassword	Confrontare numero del documento, nascita e scadenza con quanto è stampato, e leggere di nuovo; se il documento ha un codice CAN, fornire quello.
remedy.apdu.invalidExpectedLength	Attendere da 1 a 65.536 byte, o nessuno.
remedy.apdu.lengthMismatch	Impostare Lc al numero dei byte di dati che lo seguono.
remedy.apdu.tooLong	Inviare al massimo 65.535 byte di dati in un comando.
remedy.apdu.truncated	Riposare il documento e leggere di nuovo.
remedy.archive.duplicatePath	Archiviare di nuovo i file: ogni percorso una volta, e i file di ciascun documento insieme.
remedy.archive.malformed	Procurarsi di nuovo l’archivio; si leggono archivi tar e ZIP.
remedy.archive.tooLarge	Controllare che l’archivio sia quello voluto.
remedy.archive.truncated	Procurarsi di nuovo l’archivio: ne manca la fine.
remedy.archive.unsafeEntry	Rifiutarlo: nessun programma che raccoglie file di documenti in un archivio crea elementi simili.
remedy.archive.unsupported	Archiviare di nuovo i file, come tar semplice o come ZIP con DEFLATE.
remedy.card.invalidResponse	Leggere di nuovo; se si ripete, usare un altro lettore.
remedy.card.none	Posare il documento sul lettore; di solito il chip è nella copertina posteriore o nella pagina dei dati.
remedy.card.removed	Posare il documento piatto e fermo sul lettore. Una lettura in corso prosegue da sé; una lettura terminata va riavviata.
remedy.card.reset	Una lettura in corso riapre da sé il chip; una lettura terminata va riavviata. Se si ripete, terminare l’altro programma (spesso scdaemon di gpg-agent o un browser).
remedy.card.timeout	Posare il documento piatto e fermo sul lettore. Una lettura in corso prosegue da sé; una lettura terminata va riavviata. Se si ripete, scollegare e ricollegare il lettore.
remedy.card.transmissionFailed	Leggere di nuovo; se l’errore si ripete nello stesso punto, leggere con lunghezze corte o con un altro lettore.
remedy.card.unresponsive	Girare il documento o aprirlo alla pagina dei dati, togliere altre carte e verificare che abbia un chip (il simbolo sulla copertina).
remedy.channel.cancelled	Ricominciare quando si è pronti.
remedy.channel.closed	Connettere di nuovo.
remedy.channel.invalidCommand	Segnalarlo come errore del programma.
remedy.channel.ioFailed	Controllare l’indirizzo e i permessi, e riprovare.
remedy.channel.scriptMismatch	Registrare di nuovo la trascrizione, o correggere ciò che invia i comandi.
remedy.cli.cannotWrite	Indicare un luogo in cui si può scrivere.
remedy.cli.commandFailed	Eseguirlo da solo e vedere che cosa dice.
remedy.cli.confirmationNeeded	Esaminarla con --dry-run; confermare con --yes, o indicare con --pin ciò a cui si dà fiducia.
remedy.cli.country	Indicare un codice di due o tre lettere, o il nome dello Stato; epass trust audit mostra quelli nell’archivio.
remedy.cli.fileExists	Indicare un altro file, o spostare quello esistente.
remedy.cli.folderNotEmpty	Indicare una cartella vuota, o che non esiste ancora.
remedy.cli.internal	Segnalarlo, senza dati personali.
remedy.cli.interrupted	Ricominciare.
remedy.cli.language	Indicare con --lang una di quelle, o il percorso di un catalogo (Docs/languages.md); senza --lang valgono EPASS_LANG e le impostazioni locali.
remedy.cli.noInput	Controllare il nome; un nome relativo parte dalla cartella corrente.
remedy.cli.noPIN	Scrivere nel file il PIN e null’altro.
remedy.cli.noProgram	Installare il programma, o rinunciare a ciò che lo richiede.
remedy.cli.noStore	epass trust setup lo crea; --store ne indica un altro.
remedy.cli.noTerminal	Fornire il valore sullo standard input (--mrz -).
remedy.cli.notConfirmed	Esaminarla con --dry-run prima di importare.
remedy.cli.notEvidence	Fornire un fascicolo scritto da epass read --out, una cartella di file o un sigillo.
remedy.cli.notInStore	epass trust list ed epass trust audit mostrano che cosa c’è.
remedy.cli.nothingToExport	Chiedere un altro tipo o Stato; --unpinned scrive anche le ancore di rango inferiore.
remedy.cli.pinNotMet	Confrontare con quanto comunica chi pubblica; epass inspect LISTA mostra entrambi i digest.
remedy.cli.tooLarge	Controllare che il file sia quello voluto.
remedy.cli.usage	Consultare --help del comando.
remedy.conformance.authorityInvalid	Fornire il certificato della CVCA e la sua chiave privata in PEM senza password.
remedy.conformance.caseUnknown	epass conform reader --list elenca tutti i casi.
remedy.conformance.chipCaseUnknown	epass conform chip --list elenca tutti i casi.
remedy.conformance.chipNotOpened	Controllare quanto fornito: --mrz o --can, o un altro modo di aprire il chip.
remedy.conformance.fileInvalid	Correggere il membro indicato; Docs/conformance.md dice che cosa può contenere.
remedy.conformance.notJSON	Correggere il testo nel punto indicato.
remedy.conformance.resultsInvalid	Indicare un file scritto da epass conform reader --out.
remedy.crypto.algorithmMismatch	Controllare che la chiave appartenga alla firma; con questa non si può valutare.
remedy.crypto.allowanceSpent	Non usare la chiave.
remedy.crypto.bufferTooSmall	Fornire un buffer lungo quanto l’input, o di 8 byte per un MAC.
remedy.crypto.curveUnsupported	Rifiutare il certificato.
remedy.crypto.domainParametersInvalid	Non usare la chiave.
remedy.crypto.domainParametersNotExplicit	Non usare i parametri, e segnalare il documento.
remedy.crypto.domainParametersOutOfBounds	Non usare la chiave.
remedy.crypto.domainParametersUnknown	Non usarli (Doc 9303-11, 9.2.2): potrebbero rivelare la password.
remedy.crypto.dsaKeyInvalid	Rifiutare il certificato.
remedy.crypto.elementEncodingInvalid	Terminare il protocollo; l’altra parte non rispetta Doc 9303-11, 9.4.
remedy.crypto.elementNeutral	Terminare il protocollo; un nuovo tentativo estrae nuovi numeri.
remedy.crypto.elementNotInGroup	Terminare il protocollo e non usarne il risultato.
remedy.crypto.elementOutOfRange	Terminare il protocollo e non usarne il risultato.
remedy.crypto.elementSmallOrder	Terminare il protocollo e non usarne il risultato.
remedy.crypto.encodingInvalid	Procurarsi di nuovo il certificato o il file dalla sua fonte.
remedy.crypto.explicitCurveUnknown	Rifiutare il certificato.
remedy.crypto.groupMismatch	Prendere entrambi gli elementi dallo stesso gruppo.
remedy.crypto.inputLength	Completare con il metodo 2 quanto va cifrato; considerare danneggiata una risposta di tale lunghezza.
remedy.crypto.ivLength	Fornire un vettore di inizializzazione di 8 byte per 3DES, o di 16 per AES.
remedy.crypto.keyAlgorithmUnsupported	Non usare il certificato: Doc 9303 non prevede simili chiavi.
remedy.crypto.keyLength	Derivare la chiave per questo cifrario.
remedy.crypto.libraryUnavailable	Installare OpenSSL 3 della distribuzione (libssl3).
remedy.crypto.notInvertible	Terminare il protocollo; un nuovo tentativo estrae nuovi numeri.
remedy.crypto.operationFailed	Leggere quanto riporta OpenSSL; se non chiarisce, segnalarlo.
remedy.crypto.paddingInvalid	Considerare danneggiata la risposta, e leggere di nuovo.
remedy.crypto.pointInvalid	Rifiutare il certificato.
remedy.crypto.primeComposite	Non usare la chiave.
remedy.crypto.privateKeyInvalid	Convertire la chiave: openssl pkcs8 -topk8 -nocrypt.
remedy.crypto.randomUnavailable	Permettere al processo di chiamare getrandom(); una sandbox può vietarlo.
remedy.crypto.rsaOutOfBounds	Rifiutare il certificato.
remedy.crypto.signatureOutOfRange	Considerare errata la firma.
remedy.evidence.fileConflict	Omettere quello che non è di questo documento.
remedy.evidence.fileDoubled	Rifiutare il fascicolo.
remedy.evidence.formUnknown	Fornire una delle forme in Docs/evidence.md.
remedy.evidence.inconsistent	Rifiutare il fascicolo; leggere di nuovo il documento.
remedy.evidence.memberInvalid	Procurarsi di nuovo il file.
remedy.evidence.memberMissing	Procurarsi di nuovo il file.
remedy.evidence.nameAmbiguous	Denominarlo come fa lo standard, per esempio EF.SOD o EF.CardSecurity.
remedy.evidence.nameUnknown	Denominarlo come in Docs/evidence.md, per esempio EF.SOD o EF.DG1.
remedy.evidence.noFiles	Indicare una cartella i cui file abbiano i nomi previsti in Docs/evidence.md.
remedy.evidence.notWitnessed	Prendere il fascicolo come lo ha scritto epass read --sign-with, e indicare la chiave di quel lettore; senza --witness è valutato come semplice dichiarazione.
remedy.evidence.schemaUnknown	Usare la versione che lo ha scritto.
remedy.evidence.severalDocuments	Fornire i file di un solo documento alla volta.
remedy.evidence.textUndecodable	Fornire i byte così come sono, in cifre esadecimali o in base64.
remedy.evidence.unreadable	Controllare il percorso; se un file è vuoto, copiarlo di nuovo.
remedy.evidence.witnessKeys	Indicare una chiave su P-256 o di Ed25519: quella pubblica o un certificato in PEM, o un JWK Set, con --witness; quella privata in PEM (PKCS #8), o in un token, con --sign-with.
remedy.image.cancelled	Ricominciare se l’immagine serve ancora.
remedy.image.crashed	Conservare il file, e aggiornare OpenJPEG e libjpeg-turbo.
remedy.image.helperFailed	Fornire a ImageDecoder il percorso dell’eseguibile epass di questa versione.
remedy.image.helperMissing	Fornire a ImageDecoder il percorso di un eseguibile epass.
remedy.image.malformed	Scrivere l’immagine così com’è (--portrait FILE.jp2, --out-dir), e guardarla con un altro programma a proprio rischio.
remedy.image.memory	Non aprire l’immagine se si dubita del documento; un programma proprio può aumentare ImageLimits.
remedy.image.notBuilt	Installare libopenjp2-7-dev, libjpeg-dev e libpng-dev, e compilare epass con il trait Images.
remedy.image.notConfined	Permettere seccomp per il processo; l’immagine si può comunque scrivere così com’è.
remedy.image.timeout	Riprovare se la macchina era occupata; un programma proprio può aumentare ImageLimits.
remedy.image.tooLarge	Non aprire l’immagine se si dubita del documento; un programma proprio può aumentare ImageLimits.
remedy.image.unsupported	Scrivere l’immagine così com’è (--out-dir), e aprirla con un programma che conosca il formato.
remedy.json.duplicateName	Non usare il file: i programmi possono leggerlo in due modi.
remedy.json.limitExceeded	Non usare il file: è più grande o più annidato dei file del suo genere.
remedy.json.number	Procurarsi di nuovo il file; se lo si è scritto, correggerlo al byte indicato.
remedy.json.string	Procurarsi di nuovo il file; se lo si è scritto, correggerlo al byte indicato.
remedy.json.syntax	Procurarsi di nuovo il file; se lo si è scritto, correggerlo al byte indicato.
remedy.lds.deviationRefused	Decodificare con il profilo predefinito, che segnala la deviazione.
remedy.lds.duplicateElement	Non scegliere uno dei due: non usare il file, e segnalare il documento.
remedy.lds.invalidEncoding	Controllare che il file sia quello giusto; se lo è, leggerlo di nuovo dal chip.
remedy.lds.invalidMRZ	Leggere di nuovo; se il risultato è lo stesso, segnalare il documento.
remedy.lds.invalidValue	Leggere di nuovo; se il risultato è lo stesso, segnalare il documento.
remedy.lds.limitExceeded	Non usare il file, e segnalare il documento.
remedy.lds.missingElement	Leggere di nuovo; se l’elemento manca ancora, segnalare il documento.
remedy.lds.notEncodable	Correggere il valore da scrivere.
remedy.lds.truncated	Leggere di nuovo il file dal chip; ne manca la fine.
remedy.lds.unexpectedTag	Controllare che il file sia quello giusto; se lo è, leggerlo di nuovo dal chip.
remedy.lds.unsupportedVersion	Aggiornare epass; se il risultato è lo stesso, segnalare il documento.
remedy.mrz.ambiguousRepair	Confrontare quanto proposto con il documento, e fornire la zona che corrisponde.
remedy.mrz.character	Confrontare la riga con il documento alla colonna indicata.
remedy.mrz.countryCode	Usare il codice della zona: tre lettere, o D per la Germania.
remedy.mrz.date	Confrontare la data con il documento e fornirla come 1974-08-12.
remedy.mrz.documentCode	Iniziare il codice con P in un passaporto (TD3), con V in un visto, e con A, C o I in una carta.
remedy.mrz.documentNumber	Fornire il numero del documento com’è stampato.
remedy.mrz.empty	Fornire le righe della zona a lettura ottica.
remedy.mrz.fieldCharacter	Togliere gli altri caratteri dal campo indicato.
remedy.mrz.fieldTooLong	Confrontare il valore con il documento. Se è troppo lungo per il suo campo, inserirlo abbreviato come prevede Doc 9303-3.
remedy.mrz.length	Fornire tutte le righe: 2 di 44 o 36 caratteri, o 3 di 30. epass mrz --repair ripristina i riempitivi perduti.
remedy.mrz.lineLength	Confrontare la riga con il documento; epass mrz --repair ripristina i riempitivi perduti e toglie quelli doppi.
remedy.mrz.name	Fornire il nome in lettere latine.
remedy.mrz.notRepairable	Confrontare ogni riga con il documento, e fornire di nuovo la zona.
remedy.mrz.otherLayout	epass non legge chip di un documento simile: controllarlo in base a ciò che vi è stampato.
remedy.mrz.tooLong	Fornire una sola zona; epass mrz ne accetta più d’una.
remedy.mrz.tripleShape	Fornire numero del documento, data di nascita e data di scadenza in quest’ordine, separati da virgole.
remedy.pkcs11.cancelled	Ricominciare quando si è pronti.
remedy.pkcs11.keyAbsent	Confrontare l’URI con quanto mostra pkcs11-tool --module FILE --login --list-objects.
remedy.pkcs11.keyAmbiguous	Indicare una sola chiave aggiungendo object= o id= all’URI.
remedy.pkcs11.keyUnsupported	Usare la chiave del certificato del terminale: RSA, o su una curva in elenco.
remedy.pkcs11.mechanismUnsupported	Usare un altro token, o un certificato con il cui algoritmo questo token firma.
remedy.pkcs11.moduleFailed	Provare il modulo con pkcs11-tool --module FILE --list-slots, e consultarne la documentazione.
remedy.pkcs11.moduleHung	Estrarre il token, inserirlo di nuovo e riavviare il programma. Se succede ancora, dire a chi si occupa di questo computer che il driver del token si blocca.
remedy.pkcs11.moduleNotLoaded	Controllare il percorso del modulo; p11-kit list-modules elenca quelli configurati.
remedy.pkcs11.notBuilt	Compilare epass con il trait PKCS11, che è predefinito, o fornire la chiave come file PEM.
remedy.pkcs11.pinFinalTry	Accedere una volta con lo strumento del token e il PIN giusto; ciò azzera il contatore.
remedy.pkcs11.pinIncorrect	Controllare il PIN prima di riprovare: un token si blocca dopo pochi PIN errati.
remedy.pkcs11.pinLocked	Sbloccare il PIN, o impostarne uno, con il PIN del responsabile della sicurezza (SO).
remedy.pkcs11.pinRequired	Scrivere il PIN in un file, e indicarlo con --terminal-pin-file.
remedy.pkcs11.signatureMalformed	Aggiornare il driver o il firmware del token, o usare un altro token.
remedy.pkcs11.tokenAbsent	Inserire il token, e confrontare l’URI con quanto mostra pkcs11-tool --module FILE --list-slots.
remedy.pkcs11.tokenAmbiguous	Indicare un solo token aggiungendo serial= all’URI.
remedy.pkcs11.tokenFailed	Estrarre il token, inserirlo di nuovo e ripetere.
remedy.pkcs11.tokenLost	Inserire di nuovo il token e riprovare.
remedy.pkcs11.uriMalformed	Copiare l’URI da p11tool --list-privkeys, e racchiuderlo tra virgolette nella shell.
remedy.pkcs11.uriUnsupported	Indicare una chiave privata e il suo modulo, con ?module-path=/... o ?module-name=; fornire il PIN quando viene chiesto o con --terminal-pin-file.
remedy.policy.acceptsFailure	Fare in modo che la regola richieda un risultato complessivo positivo.
remedy.policy.dataAlone	Scrivere "chip": '{'"dataAlone": true'}', impostare le prove del chip su mandatory, o richiederne una in chip.proofs.
remedy.policy.memberMissing	Aggiungere il membro; policies.md dice che cosa contiene.
remedy.policy.nameTaken	Scegliere un altro nome.
remedy.policy.nameUnknown	Correggere il nome; epass schema policy li riporta tutti.
remedy.policy.notJSON	Correggere il testo nel punto indicato.
remedy.policy.schemaUnknown	Iniziare il file con "schema": "epass-policy/1".
remedy.policy.valueInvalid	Correggere il membro indicato; policies.md dice che cosa può contenere.
remedy.read.appendingOpen	Leggere il documento con un terminale che può leggere il file, e aggiungere solo ciò che manca.
remedy.read.applicationMissing	Controllare che il chip sia di un documento di viaggio, e che sul lettore ci sia un solo chip.
remedy.read.cancelled	Leggere di nuovo per ottenere il resto.
remedy.read.chipRefused	Togliere il documento dal lettore, riposarlo e leggere di nuovo.
remedy.read.deadlineExceeded	Posare il documento piatto sul lettore e leggere di nuovo.
remedy.read.inputInvalid	Confrontare quanto fornito con quanto è stampato; epass mrz mostra che cosa non va in una MRZ.
remedy.read.limitExceeded	Non fidarsi di questo chip; nessun documento richiede così tanti comandi o byte.
remedy.read.noProgress	Non fidarsi di questo chip; leggere di nuovo su un altro lettore.
remedy.read.otherDocument	Posare un solo documento sul lettore, lasciarlo lì, e leggere di nuovo dall’inizio.
remedy.read.recordNotKept	Non contare sul record. Leggere di nuovo il documento, e aggiungere ciò che manca.
remedy.reader.busy	Terminare il programma che lo occupa (spesso scdaemon di gpg-agent, un browser, pcsc_scan o un altro epass) e riprovare.
remedy.reader.noService	Avviare pcscd: `systemctl start pcscd.socket`, o eseguire `pcscd`; è il pacchetto Debian pcscd.
remedy.reader.none	Collegare un lettore senza contatto; `epass readers --watch` mostra quando compare.
remedy.reader.notPermitted	Eseguire come utente a cui polkit permette di usare pcscd (regola org.debian.pcsc-lite.access_pcsc), o in una sessione locale.
remedy.reader.removed	Ricollegare il lettore. Una lettura in corso prosegue da sé; una lettura terminata va riavviata.
remedy.reader.serviceLost	Riavviare pcscd (`systemctl start pcscd.socket`). Una lettura in corso prosegue da sé; una lettura terminata va riavviata.
remedy.reader.several	Indicarne uno con --reader, o togliere gli altri.
remedy.reader.unknown	Vedere i nomi con `epass readers`.
remedy.reader.unsupported	Usare un altro lettore, o aggiornarne il driver (pacchetto Debian libccid).
remedy.result.content	Usare l’epass della versione del servizio; se lo è già, segnalarlo.
remedy.result.header	Non prenderlo per un risultato; richiederlo al servizio con Accept: application/jose.
remedy.result.keys	Indicare il JWK Set del servizio (/.well-known/jwks.json), o la sua chiave pubblica o il suo certificato in PEM.
remedy.result.malformed	Indicare il risultato come lo ha fornito il servizio, richiesto con Accept: application/jose.
remedy.result.tooLong	Controllare che sia il file voluto.
remedy.seal.duplicateFeature	Scansionare di nuovo; un sigillo che si può leggere in due modi va rifiutato.
remedy.seal.invalidC40	Scansionare di nuovo il codice a barre; se il risultato è lo stesso, non fidarsene.
remedy.seal.invalidDate	Scansionare di nuovo il codice a barre; se il risultato è lo stesso, non fidarsene.
remedy.seal.invalidJSON	Scansionare di nuovo; un testo che si può leggere in due modi va rifiutato.
remedy.seal.invalidLength	Scansionare di nuovo il codice a barre; se il risultato è lo stesso, non fidarsene.
remedy.seal.invalidSignature	Scansionare di nuovo il codice a barre; se il risultato è lo stesso, non fidarsene.
remedy.seal.invalidValue	Scansionare di nuovo il codice a barre; se il risultato è lo stesso, non fidarsene.
remedy.seal.limitExceeded	Controllare quanto ha scritto lo scanner: può essere un altro codice a barre.
remedy.seal.memberInvalid	Scansionare di nuovo il codice a barre; se il risultato è lo stesso, non fidarsene.
remedy.seal.memberMissing	Controllare quanto ha scritto lo scanner: può essere un altro codice a barre.
remedy.seal.missingSignature	Scansionare di nuovo il codice a barre e salvare i byte grezzi; ne manca la fine.
remedy.seal.notASeal	Controllare quanto ha scritto lo scanner: può essere un altro codice a barre.
remedy.seal.notEncodable	Correggere il valore dell’elemento indicato.
remedy.seal.otherKind	Usare un programma adatto; non contiene né un sigillo di Doc 9303-13 né un VDS-NC.
remedy.seal.signingFailed	Usare una chiave su una curva in elenco.
remedy.seal.trailingOctets	Togliere quanto segue la firma, come il riempimento del simbolo.
remedy.seal.truncated	Scansionare di nuovo il codice a barre e salvare i byte grezzi; ne manca la fine.
remedy.seal.unreadableText	Salvare i byte del codice a barre, o cifre esadecimali.
remedy.seal.unsupportedVersion	Cercare una versione più recente di epass.
remedy.simulator.addressInvalid	Indicare HOST:PORTA; 127.0.0.1:35963 è il primo slot di vpcd.
remedy.simulator.connectionFailed	Avviare pcscd, o epass read --vpcd-listen PORTA, e riprovare.
remedy.simulator.connectionLost	Avviare il lettore, poi di nuovo il simulatore.
remedy.simulator.descriptionInvalid	Confrontare la descrizione con lo schema in simulator.md.
remedy.simulator.memberUnknown	Correggere il nome del membro; il messaggio elenca quelli esistenti.
remedy.simulator.personalisationFailed	Riprovare; se non riesce ancora, segnalarlo.
remedy.simulator.profileUnknown	Scegliere un nome mostrato da epass simulate --list.
remedy.simulator.valueInvalid	Correggere il membro indicato; simulator.md dice che cosa può contenere.
remedy.status.contradictory	Accertare quale delle due è giusta, e creare di nuovo il file.
remedy.status.document	Scrivere Stato, codice del documento, numero e data di scadenza come compaiono nella zona, separati da virgole: D,P,C01X00T47,310831.
remedy.status.key	Creare una chiave con epass status key, e mantenere il suo file leggibile solo dal proprietario (chmod 600).
remedy.status.malformed	Creare di nuovo il file con epass status make; un file troncato non dice nulla.
remedy.status.noAnswer	Eseguire il programma da solo con uno pseudonimo sullo standard input: deve stampare una parola e terminare con 0.
remedy.status.otherKey	Indicare la chiave con cui è stato creato il file, o creare di nuovo il file con questa.
remedy.status.outOfDate	Procurarsi l’edizione successiva del file.
remedy.tlv.indefiniteLength	Non usare il file: qui lo standard vuole lunghezze definite.
remedy.tlv.invalidLength	Controllare che il file sia quello giusto; se lo è, leggerlo di nuovo dal chip.
remedy.tlv.invalidTag	Controllare che il file sia quello giusto; se lo è, leggerlo di nuovo dal chip.
remedy.tlv.limitExceeded	Non usare il file, e segnalare il documento.
remedy.tlv.missingEndOfContents	Leggere di nuovo il file dal chip; ne manca la fine.
remedy.tlv.trailingBytes	Troncare il file alla lunghezza che dichiara.
remedy.tlv.truncated	Leggere di nuovo il file dal chip; ne manca la fine.
remedy.tlv.unexpectedTag	Controllare che il file sia quello giusto; se lo è, leggerlo di nuovo dal chip.
remedy.trace.inconsistent	Registrare di nuovo la traccia; una riga è stata modificata o danneggiata.
remedy.trace.memberInvalid	Usare la versione che ha scritto la traccia, o registrarla di nuovo.
remedy.trace.redacted	Registrare di nuovo la traccia con --trace-unsafe.
remedy.trace.schemaUnknown	Indicare un file scritto da epass read --trace, e usare la versione che lo ha scritto.
remedy.trace.syntax	Registrare di nuovo la traccia; una riga è stata modificata o danneggiata.
remedy.trace.tooLong	Registrare la traccia di una sola lettura.
remedy.transcript.invalidHexadecimal	Registrare di nuovo la trascrizione.
remedy.transcript.redacted	Registrare di nuovo la trascrizione con tutti i byte.
remedy.transcript.syntax	Iniziare ogni riga con >, <, # o !.
remedy.transcript.tooLong	Dividere la trascrizione in più parti.
remedy.trust.besideList	Procurarsi di nuovo il file da chi lo pubblica: qualcuno può avervi aggiunto qualcosa. Se si dà fiducia a ciò che è stato tralasciato, indicarlo da solo, o fissare il suo SHA-256 (--pin, --trust-pin).
remedy.trust.changeNotCarriedOut	Un’importazione non toglie nulla da un archivio: lo fa epass trust remove.
remedy.trust.cryptography	Escludere il certificato indicato nel messaggio.
remedy.trust.doubledExtension	Escludere il certificato dal materiale di fiducia.
remedy.trust.externalValue	Esportare i valori stessi: non si scarica nulla da alcun indirizzo.
remedy.trust.issuingFailed	Correggere la descrizione.
remedy.trust.limitExceeded	Verificare la provenienza del file: quanto pubblicano gli emittenti resta entro i limiti.
remedy.trust.listRefused	Procurarsi di nuovo la lista da chi la pubblica.
remedy.trust.malformed	Procurarsi di nuovo il file; epass inspect mostra di che si tratta.
remedy.trust.malformedLDIF	Procurarsi di nuovo il file; il resto è stato importato.
remedy.trust.malformedPEM	Procurarsi di nuovo il file.
remedy.trust.noCertificate	Fornire certificati o liste: PEM, DER, LDIF o una cartella che li contenga.
remedy.trust.noChain	Aggiungere i certificati mancanti indicati nel messaggio.
remedy.trust.noSuchFile	Controllare il percorso: uno relativo parte dalla cartella corrente.
remedy.trust.notAStore	Indicare una cartella vuota, o che non esiste ancora; se un file è d’intralcio, spostarlo.
remedy.trust.notTrustMaterial	Estrarre il file, o escluderlo.
remedy.trust.nothingToUndo	epass trust history mostra quali stati sono conservati.
remedy.trust.rollback	Procurarsi la lista più recente di quell’emittente.
remedy.trust.selfSignatureWrong	Procurarsi di nuovo il certificato da chi lo pubblica. Se deve essere così, viene accettato quando il suo SHA-256 è fissato (--pin).
remedy.trust.storeDamaged	Importare da capo in un’altra cartella (--store). Se è danneggiato o manca solo il file index, mettere index.previous al suo posto.
remedy.trust.storeLocked	Riprovare quando quel processo è terminato; il blocco termina con esso.
remedy.trust.storeNotWritten	Liberare spazio, o importare come proprietario della cartella.
remedy.trust.storePermissions	Verificare chi ha modificato che cosa. Poi togliere agli altri il diritto di scrittura (chmod go-w), assegnare la cartella al suo proprietario (chown), o importare da capo in una cartella propria.
remedy.trust.storeVersion	Usare la versione più recente di epass che ha scritto l’archivio, o importare da capo in un’altra cartella (--store).
remedy.trust.tooLarge	Controllare che il file sia quello giusto.
remedy.trust.unexpectedContent	Escludere il file dal materiale di fiducia.
remedy.trust.unreadableFile	Controllarne i permessi, e che sia un file normale o una cartella di file.
remedy.trust.unsupportedAlgorithm	Segnalare il certificato.
report.aborted	Interrotto.
report.abortedRecorded	Interrotto, secondo la registrazione.
report.allowPACE	È stato chiesto Basic Access Control (--access bac): ammettere PACE (--access auto) e leggere di nuovo.
report.bothNotRead	{first} ed {second} non sono stati letti. {why}.
report.cardAccessChanged	Leggere di nuovo, possibilmente su un altro lettore: qualcosa tra lettore e chip potrebbe aver modificato EF.CardAccess.
report.fileSpoiled	Un file termina con uno stesso byte ripetuto o contiene due volte un blocco: può essersi danneggiato lungo il percorso. Inviarlo o leggerlo di nuovo.
report.growingDelay	Controllare quanto digitato prima del prossimo tentativo: dopo ogni password errata il chip risponde più lentamente, finché non arriva quella giusta. Se rifiuta anche quella giusta, sollevare il documento dal lettore per cinque secondi.
report.import	epass trust import
report.importPinned	epass trust import --pin
report.matchUnproven	{numbers}: corrispondono a un oggetto di sicurezza la cui firma non è provata
report.notProtected	Questo chip non è protetto contro la copia.
report.notSupported	Non supportato.
report.notSupportedRecorded	Non supportato, secondo la registrazione.
report.nothingSaid	{result, select, successful {È tutto come deve essere.} failed {Non è come deve essere.} other {Non è indicato alcun motivo.}}
report.offersLeftOut	Le offerte omesse sono firmate dall’emittente, quindi rileggere non cambia nulla: segnalare il documento.
report.paceKeptAway	Leggere di nuovo, possibilmente su un altro lettore: qualcosa tra lettore e chip potrebbe aver impedito PACE.
report.proofBy	{proof} ({source, select, verifier {in base alla challenge del verificatore} terminal {in base alla challenge del terminale} other {secondo la registrazione}})
report.reason	Motivo: {reason}.
report.recorded	Secondo la registrazione.
report.stated	{state}. {finding}.
report.tolerated	{words} ({name})
report.triesLeft	Il chip comunica che {count, plural, =0 {non resta alcun tentativo} one {resta # tentativo} other {restano # tentativi}}.
report.unchanged	{numbers}: inalterati
report.undetermined	Indeterminato.
report.undeterminedRecorded	Indeterminato, secondo la registrazione.
report.unpinned	Non fissato.
report.unreached	{parts}: la lettura è terminata prima
report.withRemedy	{finding} ({remedy})
resultText.age	--max-age richiede un numero intero di secondi da 0 a {most}.
resultText.assurances	{names}
resultText.assured	Accertato
resultText.decision	Decisione
resultText.decisionByRule	{decision} (regola {rule})
resultText.digest	SHA-256 {sha256}
resultText.evidence	Evidenze
resultText.expectationEmpty	{option} è vuoto: non verrebbe confrontato nulla.
resultText.forWhom	Per
resultText.inputTwice	Solo uno tra risultato, chiavi ed evidenze può venire dallo standard input.
resultText.keyUnknown	nessuna delle chiavi indicate ha l’identificativo {key}
resultText.member.age	età
resultText.member.audience	destinatario
resultText.member.evidence	evidenze
resultText.member.nonce	nonce
resultText.member.policy	policy
resultText.member.transaction	transazione
resultText.member.trust	materiale di fiducia
resultText.met	Come previsto: {members}.
resultText.noDecision	nessuna
resultText.noNonce	nessuno
resultText.noPolicy	nessuna
resultText.nonce	Nonce
resultText.notCompared	Non confrontato: {members}.
resultText.notValid	FIRMA NON VALIDA: {why}.
resultText.notYet	NON COME PREVISTO: indica di essere stato firmato il {moment}, che deve ancora venire.
resultText.nothing	nulla
resultText.nothingShown	il contenuto non viene mostrato: nessuno di cui sia stata fornita la chiave ne risponde
resultText.ofToken	firma e codice di uscita dicono chi afferma questo, non che il documento vada bene; di esso si dice: {result}
resultText.otherAlgorithm	la chiave {key} non firma con {algorithm}
resultText.policy	Policy
resultText.policyOf	{name}, SHA-256 {sha256}
resultText.result	Risultato
resultText.resultWord	{result, select, successful {positivo} failed {negativo} undetermined {indeterminato} other {interrotto}}
resultText.signatureWrong	la chiave {key} non ha firmato questo
resultText.signed	Firmato
resultText.signedBy	{moment}, da {issuer}
resultText.tooOld	NON COME PREVISTO: è stato firmato {age, plural, one {# secondo} other {# secondi}} fa; ne sono ammessi al massimo {limit}.
resultText.transaction	Transazione
resultText.trust	Fiducia
resultText.unmet	NON COME PREVISTO: {member}. Previsto: {expected}. Trovato: {found}.
resultText.unmetNone	NON COME PREVISTO: {member}. Previsto: {expected}. Non c’è nulla.
resultText.valid	FIRMA VALIDA: della chiave {key} ({algorithm}).
revocation.authorityRevoked	Il certificato CSCA {subject} è stato revocato in data {when}, secondo la lista di revoca datata {list}.
revocation.criticalExtension	La lista di revoca datata {list} ha l’estensione critica {identifier}.
revocation.formRefused	{deviation}. La policy lo rifiuta nella lista di revoca datata {list}.
revocation.inOtherName	La lista di revoca datata {list} di {issuer}, un altro nome dello Stato, contiene il numero di questo certificato.
revocation.listNotVerified	La lista di revoca datata {list} non supera la verifica con una chiave CSCA fidata che può firmarla.
revocation.listOutdated	La lista di revoca più recente ({country}) è datata {list}, e la successiva era attesa entro la data {due}.
revocation.listToCome	La lista di revoca datata {list} è stata emessa dopo la data di riferimento.
revocation.noList	Non verificato se il firmatario sia stato revocato: nell’archivio non c’è alcuna lista di revoca di questo Stato: {country}.
revocation.notRevoked	La lista di revoca datata {list}, di {days, plural, one {# giorno} other {# giorni}} fa, non elenca il {signer, select, document {firmatario del documento} seal {firmatario del sigillo} other {{signer}}}.
revocation.notRevokedByNewer	La lista di revoca datata {list}, più recente della data di riferimento, non elenca il {signer, select, document {firmatario del documento} seal {firmatario del sigillo} other {{signer}}}.
revocation.otherAuthority	La lista di revoca disponibile ({country}) è di {issuer}, che non risulta essere la CSCA di questo firmatario.
revocation.otherOfKey	La lista di revoca datata {list} nomina un altro certificato di questa chiave.
revocation.partialList	La lista di revoca datata {list} riguarda solo modifiche o una parte, e non elenca il {signer, select, document {firmatario del documento} seal {firmatario del sigillo} other {{signer}}}.
revocation.signerRevoked	Il {signer, select, document {firmatario del documento} seal {firmatario del sigillo} other {{signer}}} è stato revocato in data {when}, secondo la lista di revoca datata {list}.
revocation.twoAlgorithms	La lista di revoca datata {list} indica due algoritmi di firma.
schema.jsonOfList	--json serve per l’elenco: uno schema è comunque JSON.
seal.attests	Quanto attesta il sigillo è di questa data o precedente: {day}.
seal.attestsLater	Il sigillo attesta qualcosa con una data nel futuro: {day}.
seal.certificateFound	Il certificato è C={country}, CN={name} con il numero di serie {number}.
seal.certificateInside	Il sigillo contiene il certificato del suo firmatario.
seal.certificateMissing	Non è disponibile alcun certificato C={country}, CN={name} con il numero di serie {number}.
seal.checkDigitsRight	Le cifre di controllo della zona nel sigillo sono giuste.
seal.checkDigitsWrong	Cifre di controllo errate nella zona del sigillo: {fields}.
seal.curveDiffers	La chiave del firmatario del sigillo è su una curva diversa da quella dell’algoritmo del sigillo.
seal.dayUnreadable	Un giorno indicato nel sigillo non si può leggere.
seal.daysUnreadable	I giorni indicati nel sigillo non si possono leggere.
seal.expiryContradicts	La data di scadenza nel sigillo precede il giorno di rilascio, o lo segue di cento anni.
seal.expiryUnreadable	La data di scadenza nel sigillo non si può leggere.
seal.featureMalformed	L’elemento «{feature}» non è conforme al profilo ({kind}, {clause}).
seal.featureMissing	Nel sigillo manca l’elemento «{feature}» ({kind}, {clause}).
seal.features	Il sigillo ha gli elementi del suo profilo ({kind}).
seal.featuresAndFurther	Il sigillo ha gli elementi del suo profilo ({kind}) e altri ancora, che non depongono contro di esso.
seal.issued	Data di rilascio del documento: {issued}.
seal.issuedAfterExpiry	La data di rilascio del documento indicata nel sigillo ({issued}) è successiva alla scadenza nella zona.
seal.issuedLater	La data di rilascio del documento indicata nel sigillo ({issued}) è nel futuro.
seal.keyNotOnCurve	La chiave del firmatario del sigillo è {key}; i sigilli si firmano con ECDSA.
seal.keyRefused	La chiave del firmatario del sigillo è rifiutata. {error}.
seal.kind.addressSticker	adesivo di indirizzo per carta d’identità
seal.kind.administrativeDocument	documento amministrativo
seal.kind.arrivalAttestation	attestato di arrivo
seal.kind.emergencyTravelDocument	documento di viaggio di emergenza
seal.kind.residencePermit	permesso di soggiorno
seal.kind.residenceSticker	adesivo di residenza per passaporto
seal.kind.socialInsuranceCard	tessera di assicurazione sociale
seal.kind.supplementarySheet	foglio supplementare di un permesso di soggiorno
seal.kind.visa	visto
seal.kindUnknown	Qui non è noto quali elementi abbia un documento di categoria {category} e definizione {definition}.
seal.kindWithTwoZones	Il sigillo contiene due zone a lettura ottica ({kind}, {clause}).
seal.kindWithoutZone	Il sigillo non contiene la zona a lettura ottica prevista dal profilo ({kind}, {clause}).
seal.memberMalformed	Il membro {member} non è come lo prevede il tipo {type}.
seal.members	Il messaggio ha i membri del tipo {type}.
seal.membersBeside	{count, plural, one {# membro} other {# membri}} accanto a data e sig
seal.membersInside	{count, plural, one {# membro} other {# membri}} in sig
seal.noDateOfIssue	Il sigillo non dice quando è stato rilasciato il suo documento.
seal.noDay	Il sigillo non indica alcun giorno.
seal.noPassport	Il sigillo non indica alcun passaporto.
seal.noSigner	Il certificato del firmatario del sigillo non è disponibile.
seal.noZone	Il sigillo non contiene una zona a lettura ottica.
seal.none	Non c’è alcun sigillo da valutare.
seal.passportDiffers	Il passaporto non è quello indicato nel sigillo.
seal.passportMatches	Il passaporto è quello indicato nel sigillo.
seal.passportNotGiven	Non è stata fornita la zona di un passaporto con cui confrontare.
seal.printedDiffers	La zona stampata non è quella nel sigillo.
seal.printedMatches	La zona stampata è quella nel sigillo.
seal.printedNotGiven	Non è stata fornita una zona stampata con cui confrontare.
seal.signatureInvalid	La firma non supera la verifica con la chiave del firmatario del sigillo.
seal.signedMuchLater	La data di firma del sigillo ({signed}) segue di oltre un anno la data di rilascio del documento che vi è indicata ({issued}).
seal.signerOfNoState	Lo Stato del sigillo è {state}; il certificato del firmatario non indica alcuno Stato.
seal.signerOfOtherState	Lo Stato del sigillo è {state}, quello del firmatario è {country}.
seal.signerOfState	Lo Stato del sigillo è {state}, come quello del firmatario.
seal.signerStateNotKnown	Non si sa se lo Stato del sigillo ({state}) sia quello del firmatario ({country}).
seal.stateUnknown	Lo Stato del sigillo è indicato con un testo che non compare in alcuna tabella di codici.
seal.stay.days	{count, plural, one {# giorno} other {# giorni}}
seal.stay.decidedAtEntry	stabilita all’ingresso
seal.stay.months	{count, plural, one {# mese} other {# mesi}}
seal.stay.period	{parts}
seal.stay.transitOnly	transito senza ingresso
seal.stay.untilExpiry	fino alla data di scadenza
seal.stay.years	{count, plural, one {# anno} other {# anni}}
seal.structure	Il sigillo ha un’intestazione di versione {version}, {features, plural, one {# elemento} other {# elementi}} e una firma di {octets, plural, one {# byte} other {# byte}}.
seal.typeUnknown	Qui non è noto quali membri abbia un messaggio di questo tipo.
seal.undecodable	Il sigillo non si può decodificare ({place}, {code}). {error}.
seal.unsignedMembers	Non firmato e non letto: {members}. {what}.
seal.vdsnc	Il sigillo è un VDS-NC di tipo {type}, versione {version}.
seal.vdsncOfUnknownType	Il sigillo è un VDS-NC di tipo non noto, versione {version}.
seal.versionUnknown	Qui non è noto quali membri abbia la versione {version} di un messaggio di tipo {type}.
seal.zoneOfNoState	La zona nel sigillo non indica alcuno Stato, l’intestazione indica {header}.
seal.zoneOfOtherState	Lo Stato nella zona del sigillo è {zone}, quello nell’intestazione {header}.
seal.zoneOfSameState	Lo Stato nella zona del sigillo è {zone}, quello nell’intestazione {header}: è lo stesso Stato.
seal.zoneOfState	Lo Stato nella zona del sigillo è {state}, come nell’intestazione.
seal.zoneStateNotKnown	Non si sa se {zone} nella zona sia lo Stato dell’intestazione ({header}).
sealData.algorithmUnknown	L’algoritmo deve essere ES256, ES384 o ES512.
sealData.certificateNotFiveDigits	Nella versione 3 il riferimento del certificato ha cinque cifre.
sealData.certificateUndecodable	Il certificato non si può decodificare. {error}.
sealData.characterOutsideC40	Solo un ultimo carattere può stare fuori da C40.
sealData.charactersNotC40	C40 ammette solo i caratteri da A a Z, da 0 a 9 e lo spazio.
sealData.countryNotCapitals	Uno Stato ha da una a tre lettere maiuscole.
sealData.countryNotLetters	Uno Stato ha da una a tre lettere.
sealData.countryNotPadded	Lo Stato non è completato fino a tre caratteri.
sealData.definitionOutOfRange	La definizione degli elementi è un numero da 1 a 254.
sealData.endsHere	Il sigillo termina qui.
sealData.endsInElement	Il sigillo termina prima dell’elemento.
sealData.headerNotCanonical	L’intestazione non è codificata come prevede lo standard.
sealData.isIDB	Questa è una struttura di dati ICAO per codici a barre (IDB): è un altro standard, che qui non viene letto.
sealData.keyNotOnCurve	I sigilli si firmano con chiavi su una curva ellittica.
sealData.lengthNotShortest	La lunghezza non è nella sua forma più breve.
sealData.lengthOfLength	Una lunghezza ha da uno a cinque byte.
sealData.memberNoBase64	Il membro deve essere base64url.
sealData.memberNoObject	Il membro deve essere un oggetto.
sealData.memberNoText	Il membro deve essere un testo da 1 a 64.000 byte.
sealData.noDay	Questi byte non sono un giorno del calendario.
sealData.noJSONObject	Il testo non è un oggetto JSON.
sealData.noMagic	Un sigillo inizia con il byte DC.
sealData.noSignature	Il sigillo termina senza una firma.
sealData.notASeal	Non è né un sigillo (primo byte DC) né il testo JSON di un VDS-NC.
sealData.notSigned	La chiave non ha firmato. {error}.
sealData.numberTooLarge	Un numero è più grande di quanto ammette la sua forma canonica.
sealData.octetsNotC40	Questi due byte non sono caratteri di C40.
sealData.oddC40	C40 ha un numero pari di byte.
sealData.referenceLengthNone	La lunghezza del riferimento del certificato non è un numero.
sealData.referenceLengthWrong	Il riferimento del certificato non ha la lunghezza dichiarata.
sealData.referenceParts	Un riferimento ha due lettere, due lettere o cifre, e le cifre di un certificato.
sealData.referenceTooLong	Il riferimento ha più di 99 cifre.
sealData.sealTooLong	Il sigillo è troppo lungo.
sealData.signatureNotHalved	Una firma deve essere costituita da due numeri di uguale lunghezza.
sealData.signerMissing	Qui devono stare un firmatario e un certificato.
sealData.stringTooLong	La stringa è troppo lunga.
sealData.tagOrLength	Il tag è riservato, o il valore è troppo lungo per la versione.
sealData.tagTwice	Il tag è presente due volte.
sealData.textBroken	Il testo inizia come un sigillo in {encoding, select, latin1 {ISO 8859-1} hexadecimal {forma esadecimale} base64 {base64} other {{encoding}}}, ma non lo è fino alla fine.
sealData.textTooLong	Il testo è più lungo di quello di qualsiasi sigillo.
sealData.versionNoNumber	La versione deve essere un numero.
sealData.versionUnknown	L’intestazione ha la versione {version}; sono note la 3 e la 4.
sealData.zoneFormat	Un sigillo contiene una zona TD2, MRV-A o MRV-B.
sealFeature.additionalFeature	elemento aggiuntivo
sealFeature.address	indirizzo
sealFeature.certificateNumber	numero del certificato
sealFeature.documentNumber	numero del documento
sealFeature.durationOfStay	durata del soggiorno
sealFeature.firstName	nome
sealFeature.holder	titolare
sealFeature.mrz	zona a lettura ottica
sealFeature.municipalityCode	codice del comune
sealFeature.nameAtBirth	cognome alla nascita
sealFeature.numberOfEntries	numero di ingressi
sealFeature.passportNumber	numero di passaporto
sealFeature.postalCode	codice postale
sealFeature.profileNumber	numero del profilo
sealFeature.registerNumber	numero nel registro
sealFeature.sheetNumber	numero del foglio
sealFeature.socialInsuranceNumber	numero di assicurazione sociale
sealFeature.surname	cognome
sealFeature.validity	periodo di validità
sealFeature.visaType	tipo di visto
sealLine.issued	{format}, tipo di documento: {kind} ({issuer}), data di rilascio {day}, firmatario {signer}
sealLine.none	nessun sigillo
sealLine.seal	{format}, tipo di documento: {kind} ({issuer}), firmatario {signer}
sealLine.unknownFeature	elemento {tag}
sealLine.unknownKind	un documento di tipo sconosciuto
secret.giveOnStandardInput	Fornire il valore sullo standard input:  epass read {option} - < FILE
secret.inArguments	{kind, select, mrz {una MRZ tra gli argomenti è visibile in ps e nella cronologia della shell; {option} senza valore la chiede} can {un codice CAN tra gli argomenti è visibile in ps e nella cronologia della shell; {option} senza valore lo chiede} puk {un PUK tra gli argomenti è visibile in ps e nella cronologia della shell; {option} senza valore lo chiede} other {un PIN tra gli argomenti è visibile in ps e nella cronologia della shell; {option} senza valore lo chiede}}.
secret.namePINSource	Scriverlo in un file leggibile solo dall’utente e indicarlo nell’URI con pin-source.
secret.noPIN	{file} non contiene un PIN su una riga a sé.
secret.noTerminal	Non c’è un terminale su cui chiedere.
secret.notTyped	{kind, select, mrz {Non è stata digitata alcuna MRZ} can {Non è stato digitato alcun codice CAN} puk {Non è stato digitato alcun PUK} other {Non è stato digitato alcun PIN}}.
secret.optionEmpty	Il valore di {option} è vuoto. Ometterlo perché venga chiesto, oppure indicare - per lo standard input.
secret.othersCanRead	altri utenti possono leggere {kind, select, pin {il PIN} signingKey {la chiave che firma} other {la chiave del terminale}}: chmod 600 {file}
secret.sendIt	Inviarlo da lì, per esempio:  epass read {option} - < FILE
secret.standardInputEmpty	Lo standard input non contiene {kind, select, mrz {alcuna MRZ} can {alcun codice CAN} puk {alcun PUK} other {alcun PIN}}.
secret.terminalShows	Non è possibile impostare il terminale in modo che nasconda quanto si digita.
secret.tokenWantsPIN	Il token richiede un PIN. {error}.
secret.typePIN	Digitare il PIN del token, oppure indicare --terminal-pin-file.
secret.writePINFile	Scriverlo in un file leggibile solo dall’utente e indicarlo con --terminal-pin-file.
serve.build	È un programma a sé: compilarlo con `make service-release`, o con swift build --package-path Service -c release --product epass-service, e metterlo accanto a epass.
serve.buildAnew	Compilarlo di nuovo su questa macchina: `make service-release`.
serve.demoTakes	--demo si usa solo con --port, e non con {word}.
serve.noService	epass-service non c’è. È stato cercato qui: {places}.
serve.notStarted	{program} non si può avviare: {error}.
session.applicationLostEachTime	La connessione con il chip si interrompe ogni volta che si seleziona la sua applicazione. {error, message}.
session.applicationMissing	Il chip non ha l’applicazione {identifier}.
session.applicationRefused	Il chip rifiuta la sua applicazione: {meaning}.
session.channelOpen	Un canale sicuro è già aperto. Una nuova sessione riapre il chip.
session.cryptographyFailed	Un’operazione crittografica non è riuscita. {error}.
session.fileInCrumbs	Il chip fornisce {file} in troppe piccole parti.
session.fileLostEachTime	La connessione con il chip si interrompe ogni volta nello stesso punto di {file}.
session.noChannel	Non c’è un canale sicuro.
session.noResponse	La risposta non si può decodificare. {error}.
session.octetsWithoutEnd	Il chip annuncia sempre nuovi byte e non giunge al termine.
session.otherDocumentByOffers	È stato posato un altro documento: il suo EF.CardAccess non è quello del documento letto prima.
session.otherDocumentByPassword	È stato posato un altro documento: non si apre con la password che aveva aperto il precedente.
session.responseLength	La risposta ha {count, plural, one {# byte} other {# byte}}; una risposta ne ha da 2 a 65538.
session.responseLengthRemedy	Leggere di nuovo; provare un altro lettore.
session.signerLate	La chiave del terminale non aveva firmato quando il tempo della lettura è finito.
session.signerLateRemedy	Controllare ciò che firma: il token, il suo driver. Oppure dare più tempo alla lettura.
session.step.encryptedNonce	GENERAL AUTHENTICATE, nonce cifrato
session.step.keyAgreement	GENERAL AUTHENTICATE, accordo sulla chiave
session.step.mapNonce	GENERAL AUTHENTICATE, mappatura del nonce
session.step.mutualAuthentication	GENERAL AUTHENTICATE, autenticazione reciproca
session.step.terminalSignature	firma del terminale
session.tooManyCommands	Al chip {count, plural, one {è servito # comando} other {sono serviti # comandi}}, che è il limite.
session.tooSlow	La lettura è durata più di {seconds, plural, one {# secondo} other {# secondi}}.
session.unanswered	Il chip non ha risposto a {step, message}.
signature.algorithmUnknown	L’algoritmo di firma {algorithm} non è noto.
signature.attributeDoubled	Il {attribute, select, contentType {tipo di contenuto} other {digest del messaggio}} è presente più di una volta.
signature.attributeMissing	Tra gli attributi firmati manca il {attribute, select, contentType {tipo di contenuto} other {digest del messaggio}}.
signature.attributesMatch	Gli attributi firmati indicano il tipo del contenuto e il suo digest.
signature.certificateUndecodable	{file} contiene un certificato che non si può decodificare, e nessuno che il firmatario indichi.
signature.contentTypeMalformed	Il tipo di contenuto firmato non è un identificatore di oggetto.
signature.contentTypeMismatch	Il tipo di contenuto firmato è {stated}, quello del contenuto {type}.
signature.digestAlgorithmUnknown	L’algoritmo di digest {algorithm} non è noto.
signature.digestLength	Il digest del messaggio firmato ha {count, plural, one {# byte} other {# byte}}, che non è la lunghezza di {hash}.
signature.digestMalformed	Il digest del messaggio firmato non è una stringa di byte.
signature.digestMismatch	Il digest firmato non è il valore {hash} del contenuto.
signature.invalid	La firma non supera la verifica con la chiave del suo firmatario.
signature.keyRefused	La chiave è rifiutata. {error}.
signature.malformed	Il valore della firma, o l’algoritmo indicato accanto, è danneggiato; ciò non indica una falsificazione.
signature.noAttributes	Non ci sono attributi firmati.
signature.noCertificate	{file} non contiene il certificato del suo firmatario.
signature.notVerifiable	La firma non si può verificare. {error}.
signature.otherCertificates	Nessuno dei certificati in {file} è quello indicato dal firmatario.
signature.overNothing	Non ci sono attributi firmati, quindi la firma non dice a che cosa si riferisce.
signature.valid	La firma è valida: {key}, {hash}.
signedObject.authentic	Il file è quello che è stato firmato.
signedObject.cardSecurity	{file} contiene {count, plural, one {# SecurityInfo} other {# SecurityInfo}} e ha un solo firmatario.
signedObject.contentUndecodable	Il contenuto non si può decodificare ({place}). {error}.
signedObject.deviationRefused	{deviation} ({file}). La policy lo rifiuta.
signedObject.empty	{file} è vuoto.
signedObject.noContent	SignedData non ha contenuto.
signedObject.noDataGroup	L’oggetto di sicurezza non ha il gruppo di dati {number}.
signedObject.noSignedData	{file} non contiene SignedData.
signedObject.noSigner	Nessuno ha firmato l’oggetto di sicurezza.
signedObject.notJudged	Nessun oggetto di sicurezza è stato valutato nel suo insieme.
signedObject.notProven	Non provato: {check}.
signedObject.notSignedData	Il contenuto è di tipo {type}, non SignedData.
signedObject.securityObject	L’oggetto di sicurezza contiene gli hash di {count, plural, one {# gruppo} other {# gruppi}} di dati e ha un solo firmatario.
signedObject.securityObjectUndecodable	L’oggetto di sicurezza LDS non si può decodificare ({place}). {error}.
signedObject.severalSigners	L’oggetto di sicurezza ha {count, plural, one {# firmatario} other {# firmatari}}.
signedObject.undecodable	{file} non si può decodificare ({place}). {error}.
signedObject.unknownDataGroups	L’oggetto di sicurezza contiene gli hash di {count, plural, one {# gruppo} other {# gruppi}} di dati e ha un solo firmatario; elenca gruppi di dati sconosciuti, che non contano: {numbers}.
signedObject.versionOutOfRange	La versione è fuori dall’intervallo ammesso.
signedObject.wrongContentType	Il contenuto è di tipo {type}.
signedObject.wrongVersion	SignedData ha la versione {version}, non 3.
signedResult.contentMember	In ciò che è stato firmato il membro {member} manca, o non è ciò che deve essere.
signedResult.contentNotJSON	Ciò che è stato firmato non si può leggere. {error}.
signedResult.encoding	Non è un risultato firmato: la parte {number} non è base64url senza riempimento, nella sua unica grafia.
signedResult.headerLacks	Il membro {member} dell’intestazione manca, o non è un testo ammesso.
signedResult.headerMember	L’intestazione ha il membro {member}; quella di un risultato firmato ha soltanto alg, kid e typ.
signedResult.headerNoObject	L’intestazione non è un oggetto JSON.
signedResult.headerNotJSON	L’intestazione non si può leggere. {error}.
signedResult.in	{file}: {error}
signedResult.keysForm	Non è né un JWK Set né PEM.
signedResult.keysMember	Il membro {member} della chiave {number} manca, o non è ciò che deve essere.
signedResult.keysNoSet	Non è un JWK Set: non ha la lista keys.
signedResult.keysNone	Non contiene alcuna chiave con cui si firmano risultati: su P-256, o di Ed25519.
signedResult.keysNotJSON	Il JWK Set non si può leggere. {error}.
signedResult.keysPrivate	Contiene una chiave privata.
signedResult.keysSection	La sezione {number} non è né una chiave pubblica su P-256 o di Ed25519 né un certificato di una di esse.
signedResult.keysTooMany	Contiene più di {limit} chiavi.
signedResult.keysTwice	Due delle sue chiavi hanno lo stesso identificativo: {key}.
signedResult.keysUnusable	La chiave {number} non si può usare. {error}.
signedResult.otherAlgorithm	L’intestazione indica l’algoritmo {algorithm}; i risultati sono firmati con ES256 o EdDSA.
signedResult.otherSchema	Ciò che è stato firmato ha un altro formato ({schema}) rispetto a {expected}.
signedResult.otherType	È qualcos’altro: typ è {type}, e non {expected}.
signedResult.parts	Non è un risultato firmato: non ha tre parti separate da punti.
signedResult.tooLong	Ci sono più di {limit} byte.
simulate.cardAccessNumber	Il codice CAN, per --can -; la MRZ non apre questo chip:
simulate.chipLost	Il chip è uscito dal campo, come dice il suo profilo.
simulate.combinations	{pattern} indica ogni combinazione ammessa da Doc 9303-11: gm, im o cam; un gruppo come sopra; 3des, aes-128, aes-192 o aes-256. Per esempio pace-im-p-521-aes-256, pace-gm-modp-2048-256-3des.
simulate.connected	Il passaporto è nel lettore virtuale su {address}. Leggerlo da un altro terminale:
simulate.giveAddress	Scriverlo come HOST:PORTA, per esempio 127.0.0.1:35963.
simulate.jsonAlone	--json si usa con --list e --check; --show stampa comunque JSON.
simulate.listAlone	--list, --show, --check e --pages non accettano opzioni che creano un documento e si escludono a vicenda.
simulate.noAddress	{address} non è l’indirizzo di un lettore virtuale.
simulate.nothingWrong	La descrizione è corretta.
simulate.printedMRZ	La MRZ stampata, per --mrz -:
simulate.readerClosed	Il lettore è stato chiuso.
simulate.reset	Il chip è stato reimpostato.
simulate.sayWhat	Indicare che cosa fare con il passaporto simulato.
simulate.takeOut	Interrompere con Ctrl-C per toglierlo.
simulate.trustUnreadable	{file} non si può decodificare, e una lettura ne fa a meno. {error}
simulate.unmetRule	Nessun comando ha incontrato la regola {number} del comportamento (behaviour.rules[{place}]).
simulate.unmetRuleNamed	Nessun comando ha incontrato la regola {number} del comportamento (behaviour.rules[{place}]): {note}
simulate.used	Un programma sta usando il chip.
simulate.vpcdAndConnect	--vpcd e --connect si escludono a vicenda: un chip sta in un solo lettore.
simulate.waiting	In attesa di un lettore virtuale su {address} ...
simulate.ways	--vpcd lo mette in un lettore virtuale, --export CARTELLA ne scrive i file, --list mostra i profili; epass read --simulate ne legge uno subito.
simulator.accessControlMissing	L’autenticazione del terminale richiede un controllo di accesso.
simulator.accessKeyForm	Il valore è printed, dg1, o le informazioni MRZ, da 24 a 38 caratteri, di una zona.
simulator.accessKeysNotDerived	Impossibile derivare le chiavi di accesso. {error}.
simulator.answerOctets	I byte sono coppie di cifre esadecimali, al massimo 65.000 byte.
simulator.applicationIdentifier	Un identificatore di applicazione ha da 5 a 16 byte in cifre esadecimali.
simulator.applicationsTwice	Indicare ogni applicazione una volta.
simulator.authorityGenerations	L’autorità ha da 1 a 3 generazioni.
simulator.biometricsNumbers	I numeri di EF.Biometrics vanno da 1 a 64, ciascuno una volta.
simulator.biometricsRoom	EF.Biometrics ha spazio da 1 a 1048576 byte.
simulator.bornAfterIssue	Il titolare è nato dopo il giorno di rilascio.
simulator.canDigits	Un codice CAN ha da 6 a 16 cifre.
simulator.changeCount	Una regola modifica al massimo 32 oggetti dati.
simulator.chipLeft	Il chip simulato è uscito dal campo.
simulator.chipLeftRemedy	Ricominciare, o scegliere un profilo che tenga il chip nel campo.
simulator.chipReset	Il chip simulato è stato reimpostato.
simulator.chipResetRemedy	Ricominciare dal controllo di accesso.
simulator.cipherOneOf	Un cifrario è uno tra {words}.
simulator.commandLength	Il comando ha {count, plural, one {# byte} other {# byte}}.
simulator.commandLengthRemedy	Inviare almeno quattro byte, e non più di quanti ne accetti il lettore.
simulator.commandLost	Il lettore simulato ha perso il comando.
simulator.commandLostRemedy	Togliere l’errore dal canale simulato.
simulator.connectionCut	Il lettore ha chiuso la connessione nel mezzo di un messaggio.
simulator.countryLetters	Uno Stato è di due lettere maiuscole.
simulator.cut	Indicare to o by.
simulator.dateAndTimeForm	Il valore si scrive AAAAMMGGhhmmss.
simulator.dateOfIssueMissing	La data di scadenza non è una data completa, quindi questo membro è necessario.
simulator.dateOrUnknown	Una data si scrive AAAA-MM-GG, o AAAAMMGG con zeri per ciò che è sconosciuto.
simulator.defectTwice	Un difetto figura due volte.
simulator.descriptionTooLong	Una descrizione ha al massimo 8 MiB.
simulator.deviationNotMade	La deviazione {deviation} non si può realizzare in un documento.
simulator.digitCount	Il numero ha da {least} a 16 cifre.
simulator.displayedPortraitCount	EF.DG5 ha da una a nove immagini.
simulator.displayedSignatureCount	EF.DG7 ha da una a nove immagini.
simulator.drawing	C’è un disegno in {formats}.
simulator.drawings	Ci sono disegni in {formats}; per {format} fornire l’immagine.
simulator.expiresBeforeEffective	L’ultimo giorno precede il primo; il difetto datesSwapped produce un certificato simile.
simulator.expiresBeforeIssue	Il documento scade prima del rilascio.
simulator.faceCount	EF.DG2 ha da uno a nove volti.
simulator.faceOrPortrait	Indicare face o portrait, non entrambi.
simulator.farDateOfIssue	Con questo giorno di rilascio i certificati hanno date fuori dagli anni dal 1951 al 2115.
simulator.featureCount	Ci sono da uno a nove elementi.
simulator.featureForm	Un elemento è un oggetto dati BER-TLV, tag e lunghezza inclusi.
simulator.fieldsMakeNoZone	I campi non formano una zona. {error}.
simulator.fileForm	EF.DG{number} inizia con il proprio tag e ha al massimo 1 MiB; byte qualsiasi possono stare in un oggetto con hex, base64 o path.
simulator.fileNumber	DG{number} non è un gruppo di dati da 1 a 16.
simulator.fileOutside	Il percorso porta a un file accanto alla descrizione o in una cartella sotto di essa.
simulator.fileUnreadable	Impossibile leggere il file {file}.
simulator.fingerCount	EF.DG3 ha qui al massimo venti dita.
simulator.formatsOfECDSA	I formati appartengono a ECDSA.
simulator.generationCount	La CSCA ha da 1 a 4 generazioni.
simulator.guardedDataGroups	I gruppi di dati 3 e 4 richiedono l’autenticazione del terminale; ciascuno va indicato una volta.
simulator.hexadecimalNumber	Un numero si scrive in cifre esadecimali, al massimo 1.024.
simulator.hexadecimalOctets	Il valore si scrive in coppie di cifre esadecimali, al massimo 1 MiB.
simulator.holderFormat	Il formato è TD1, TD2 o TD3.
simulator.holderSex	Il sesso è M, F o <.
simulator.hostUnknown	L’host {host} non è noto.
simulator.imageLength	Un’immagine ha almeno un byte e al massimo 1 MiB.
simulator.irisCount	EF.DG4 ha qui al massimo otto occhi.
simulator.jsonAt	{error} Riga {line}, colonna {column}.
simulator.keyCiphers	Una chiave si usa con almeno un cifrario, ciascuno una volta.
simulator.keyCount	Un chip ha al massimo 8 chiavi.
simulator.keyEncoding	Una chiave di {group} non si scrive come {encoding}.
simulator.keyNumber	Il numero di una chiave va da 0 a 32.767.
simulator.keyNumbers	Tra più chiavi ciascuna ha un proprio numero.
simulator.lengthForm	Una lunghezza è un numero inferiore a 2^32, o i suoi byte in cifre esadecimali.
simulator.listTooLong	Un elenco ha al massimo 99 valori.
simulator.madeDataGroups	Il personalizzatore crea il gruppo di dati 1, che c’è sempre, e il 2. Fornire gli altri come file.
simulator.mappingNamesNumbers	Qui la mappatura con autenticazione del chip indica i suoi parametri per numero.
simulator.memberMissing	Il membro va indicato.
simulator.modulusBits	Una chiave RSA ha {bits} bit.
simulator.nameForm	Un nome ha lettere minuscole, cifre, trattini e punti.
simulator.noBase64	I byte si scrivono in base64.
simulator.noCardSecurity	L’autenticazione del terminale nel master file richiede EF.CardSecurity: offrire PACE con mappatura con autenticazione del chip.
simulator.noCheckDigit	Il numero del documento non ha una cifra di controllo da stampare errata.
simulator.noDate	Una data si scrive AAAA-MM-GG.
simulator.noDateOfIssue	La data di rilascio non è una data.
simulator.noDay	Il giorno non è una data: AAAA-MM-GG.
simulator.noDefectOfProfile	Il profilo {profile} non ha un difetto dei file; indicarlo come profilo.
simulator.noFilesHere	Una descrizione indica file solo se è essa stessa un file.
simulator.noGeneration	Questa generazione non esiste.
simulator.noGuardedDataGroup	Indicare 3, 4 o entrambi.
simulator.noJSONAt	La descrizione non è JSON: riga {line}, colonna {column}. {error}
simulator.noMember	Lo schema non ha questo membro; ha {known}.
simulator.noPlaceForKey	Una chiave usata nel master file sta in EF.CardSecurity, che richiede PACE; accanto a chiavi della mappatura con autenticazione del chip le serve un numero (keyID).
simulator.noProfile	Il profilo «{name}» non esiste.
simulator.noProfileSimilar	Il profilo «{name}» non esiste. Profili simili: {similar}.
simulator.noSuchPACE	Lo standard non prevede {mapping} su {group} con {cipher}.
simulator.noZone	Le righe non sono una zona a lettura ottica. {error}.
simulator.notReadable	La descrizione non si può leggere.
simulator.nothingListens	Su {address} nessuno è in ascolto.
simulator.nothingToDo	{word} qui non ha nulla su cui agire, e non cambia nulla.
simulator.numberBounds	Il valore è un numero da 1 a 65.535.
simulator.numberRange	Il numero va da {least} a {most}.
simulator.octetCount	Il numero va da 0 a 1.048.576.
simulator.octetsTwice	Indicare i byte una volta sola, come hex, base64 o path.
simulator.oneImage	Il valore è una sola immagine.
simulator.oneMember	Indicare truncated o extended.
simulator.oneOf	Il valore è uno tra {words}.
simulator.oneOfOrNumber	Il valore è uno tra {words}, o il suo numero.
simulator.otherKind	Il valore non è del tipo indicato nello schema.
simulator.otherSchema	Questo programma legge {schema}.
simulator.paceCount	Un chip offre da 1 a 32 modi di PACE, ciascuno una volta.
simulator.passwordCount	Un chip ha almeno una password, ciascuna una volta.
simulator.passwordOneOf	Una password è una tra {words}.
simulator.pattern	I byte sono coppie di cifre esadecimali, al massimo {most, plural, one {# byte} other {# byte}}; dopo una barra può stare una maschera della stessa lunghezza, come in 80/E0.
simulator.personCount	EF.DG16 ha da una a quindici persone.
simulator.portraitLength	Un ritratto ha almeno un byte e al massimo 1 MiB.
simulator.printedField	Il campo ha spazio per {room} caratteri.
simulator.privateKeyForm	La chiave privata non è del tipo indicato.
simulator.rawImageLength	Un’immagine grezza ha larghezza per altezza byte, ed entrambe vanno indicate.
simulator.recordCount	Un file ha da 0 a 254 record.
simulator.rsaEntry	Con RSA c’è una voce solo se withInfo è true.
simulator.ruleContradictory	Nessun comando soddisfa questa regola: ciò che chiede si esclude da sé.
simulator.ruleCount	Un chip ha al massimo 256 regole.
simulator.ruleFileMissing	Il chip non ha alcuno di questi file: un terminale che si basa su ciò che c’è non li chiede.
simulator.ruleOffsetBeyond	{file} ha {count, plural, one {# byte} other {# byte}}: un terminale che si basa sulla lunghezza di un file non chiede il byte {offset}.
simulator.ruleWithoutEffect	Questa regola non cambia nulla: il suo effetto è vuoto.
simulator.schemesOfRSA	Gli schemi B.6 e B.4 appartengono a RSA.
simulator.securityInfosBounds	Ci sono al massimo 32 sequenze di al massimo 4.096 byte.
simulator.shortIdentifiers	Indicare refused, refused e file, oppure file e gives.
simulator.sizeOfRawImage	Solo un’immagine grezza fornita ha dimensioni proprie.
simulator.stateWithoutLetters	{state} non ha due lettere per i certificati; indicare anche country.
simulator.statedHashLeftOut	L’hash dichiarato sta in una voce che withInfo omette.
simulator.statusWord	Una parola di stato è di quattro cifre esadecimali.
simulator.tag	Un tag è da uno a tre byte in cifre esadecimali.
simulator.terminalAuthenticationAlone	L’autenticazione del terminale richiede chipAuthentication, o PACE con mappatura con autenticazione del chip (Doc 9303-11, 7.1).
simulator.terminalDocumentNumber	È richiesto un numero di documento da 1 a 22 caratteri: da A a Z, da 0 a 9 e <.
simulator.terminalNumberUnused	Il numero serve solo dopo Basic Access Control, che questo chip non conosce.
simulator.terminalWithoutVerifier	Senza un verificatore di documenti non c’è terminale: omettere il membro, o impostarlo a null.
simulator.textTooLong	Un testo ha al massimo 4.096 byte.
simulator.trustPoints	Il chip dà fiducia a una generazione, o a due consecutive.
simulator.visa	Un visto non ha chip; il formato è TD1, TD2 o TD3.
simulator.zoneOrHolder	Indicare uno tra mrz, holder e identity. Accanto a mrz, holder ha solo surname, dateOfBirth ed eventualmente givenNames.
status.atLine	Riga {line}: {error}
status.commandSaysElse	{command} ha stampato qualcosa di diverso dalle parole previste.
status.commandSaysTooMuch	{command} ha stampato più di una parola.
status.commandWords	--status-command non indica un programma, o contiene virgolette non chiuse: {command}.
status.count	Non contiene tanti documenti quanti ne dichiara.
status.cut	Il file termina prima della sua ultima riga, o continua dopo di essa.
status.failed	Non si sa che cosa sia segnalato del documento. {why}.
status.fine	La fonte indicata non segnala nulla sul documento.
status.in	{file}: {error}
status.keyAlone	--status-key si usa con --status o --status-command.
status.keyForm	La chiave non è di 64 cifre esadecimali.
status.keyShared	Anche altri, oltre al proprietario, possono leggere la chiave, oppure questa appartiene a un altro utente.
status.line	La riga non è una riga di un file delle segnalazioni.
status.lineTooLong	La riga è più lunga di qualsiasi riga di un file delle segnalazioni.
status.made	{count, plural, one {# documento} other {# documenti}} nel file.
status.needsKey	--status e --status-command richiedono --status-key: una fonte conosce i documenti tramite pseudonimi.
status.noFile	Non inizia come un file delle segnalazioni.
status.noZone	EF.DG1 non è stato letto, quindi non si è potuto chiedere a nessuno.
status.notAsked	Non è stata indicata alcuna fonte sui documenti smarriti, rubati e annullati, quindi non si sa se questo sia tra essi.
status.oneSource	Indicare --status oppure --status-command: per un documento risponde una sola fonte.
status.otherKey	È stato creato con un’altra chiave, quindi non indica nessuno dei documenti cercati.
status.outOfDate	Andava usato fino alla data {last}.
status.part	{part, select, state {Lo Stato non è tra quelli che rilasciano documenti} code {Il codice del documento non è di una o due lettere maiuscole o cifre} number {Il numero del documento non è di lettere maiuscole e cifre} other {La data di scadenza non è né AAMMGG né AAAA-MM-GG}}.
status.parts	La riga non ha la forma Stato, codice del documento, numero e data di scadenza, separati da virgole.
status.reported	Il documento è segnalato come {status, select, lost {smarrito} stolen {rubato} other {annullato}}.
status.twice	Indica un documento due volte, e in modo diverso.
status.unreadable	Non si può leggere: {error}.
status.word	Dopo la data di scadenza non c’è nessuna di queste parole: {words}.
store.basis.linked	collegata
store.basis.listed	in lista altrui
store.basis.named	indicata
store.basis.pinned	fissata
store.basis.unpinned	non fissata
store.basis.verified	verificata
store.certificateBesideList	Si trova {place, select, folder {nella stessa cartella di una lista firmata, che non garantisce per esso} other {nello stesso file di una lista firmata, di una CRL, del certificato di un firmatario o di qualcosa di sconosciuto o illeggibile, e nulla di ciò garantisce per esso}}: non viene preso come CSCA. Se gli si dà fiducia, indicarlo da solo, o fissare il suo SHA-256, {digest}.
store.certificateFile	file
store.certificateNotNamed	Nessuno SHA-256 fissato e nessuna autorizzazione lo indica, e altro è fissato o autorizzato: non viene preso come CSCA. Se gli si dà fiducia, indicarlo da solo, o fissare il suo SHA-256, {digest}.
store.deadLink	{path} è un collegamento simbolico che non porta a nulla.
store.defectList	lista dei difetti
store.deviationList	lista delle deviazioni
store.digestLength	Un digest ha la lunghezza sbagliata.
store.displaced	È nell’archivio, e una più recente dello stesso emittente ne ha preso il posto.
store.documentSignerList	lista dei firmatari di documenti
store.empty	In {path} non c’è un archivio di fiducia: la cartella non ha {name}.
store.fileNotMade	Impossibile creare il file {name}.
store.fileNotOpened	Impossibile aprire il file {name} dell’archivio di fiducia {path}.
store.fileNotWhole	{name} dell’archivio di fiducia {path} è troppo lungo, o non si può leggere per intero.
store.fileNotWritten	Impossibile scrivere il file {name}: forse il disco è pieno?
store.fileOfOthers	Il file {name} nell’archivio di fiducia {path} non è stato scritto da questo programma; non viene sovrascritto.
store.folderNotMade	Impossibile creare la cartella {path}.
store.indexBlock	Un blocco in esso non si può leggere.
store.indexChanged	I suoi byte non hanno l’hash scritto con essi.
store.indexCut	Non è un indice, o è stato troncato.
store.indexDamaged	L’indice dell’archivio è danneggiato. {fault}.
store.indexGrant	Un’autorizzazione in esso non si può leggere.
store.indexNotPlaced	Impossibile mettere l’indice al suo posto.
store.indexParts	Le sue parti non lo riempiono.
store.indexVersion	L’indice ha la versione {version}; questo programma legge {known}.
store.keyNotUnderstood	non interpretabile
store.lacksFile	L’archivio di fiducia {path} è danneggiato: non ha {name}.
store.lacksIndex	L’archivio di fiducia {path} è danneggiato: non ha un indice.
store.ldif	file LDIF
store.leftoversNotCut	Impossibile togliere quanto un’importazione ha lasciato.
store.listNotNamed	Nessuno SHA-256 fissato e nessuna autorizzazione raggiunge la lista, e altro è fissato o autorizzato: nulla ne viene preso. Se le si dà fiducia, indicarla da sola, o fissare il suo SHA-256, {digest}.
store.listOlder	È stata firmata in data {signed}. È in vigore una lista più recente dello stesso emittente, datata {newer}.
store.listUndated	Non dice quando è stata firmata, e nell’archivio ce n’è una che lo dice.
store.listWithoutSource	Una lista nell’archivio non ha una fonte.
store.listsBound	L’archivio conserva {maximum} liste con lo stesso nome di CSCA per cui nessuno di fidato garantisce. Importare prima il certificato CSCA, o fissarlo.
store.locked	Un altro processo sta scrivendo nell’archivio di fiducia {path}.
store.masterList	master list
store.mayBeGone	L’importazione è in vigore; se ora manca l’alimentazione, può andare persa.
store.namesTooLong	I nomi delle fonti di un archivio sono nel complesso troppo lunghi.
store.newIndexNotPlaced	Impossibile mettere il nuovo indice al suo posto.
store.noFolder	{path} non è una cartella, e quindi non è un archivio di fiducia.
store.noPack	Il pack dell’archivio di fiducia {path} non inizia come tale.
store.notExamined	Impossibile esaminare {kind, select, file {il file} other {la cartella}} {path}.
store.notOpened	Questo utente non può aprire l’archivio di fiducia {path}.
store.notRegular	{name} dell’archivio di fiducia {path} non è un file normale.
store.notThere	In {path} non c’è un archivio di fiducia.
store.notWritable	Questo utente non può scrivere nell’archivio di fiducia {path}.
store.nothingToUndo	Non resta alcuna modifica dell’archivio di fiducia che si possa annullare.
store.originalsCut	Gli originali dell’archivio sono stati troncati: l’indice conta {count} byte.
store.originalsCutAt	L’archivio di fiducia {path} è danneggiato: i suoi originali sono stati troncati, e l’indice conta {count} byte.
store.originalsNotOnDisk	Gli originali non hanno raggiunto il disco.
store.originalsNotWritten	Impossibile scrivere gli originali: forse il disco è pieno?
store.otherOwner	{kind, select, file {Il file} other {La cartella}} {path} appartiene a un altro utente ({user}), che potrebbe modificare ciò che è fidato.
store.otherSnapshot	L’oggetto è di un altro snapshot.
store.otherThings	La cartella {path} contiene altro e non un archivio di fiducia; non è stato scritto nulla.
store.packDamaged	Gli originali dell’archivio sono danneggiati. {fault}.
store.packEndsEarly	Termina troppo presto.
store.packObjectChanged	Un oggetto in esso non ha il suo hash.
store.packObjectTooLong	Un oggetto in esso è più lungo di quelli che si memorizzano.
store.recordNotRead	Il record {position} dell’indice non si può leggere.
store.revocationList	lista di revoca
store.revocationListNotSigned	La chiave CSCA fidata indicata nella lista di revoca non l’ha firmata.
store.revocationListOlder	È stata emessa in data {issued}. È in vigore una lista di revoca più recente dello stesso emittente, datata {newer}.
store.revocationListUndated	Non dice quando è stata emessa, e nell’archivio c’è una lista di revoca che lo dice.
store.revocationListsBound	L’archivio conserva {maximum} liste di revoca di uno stesso emittente e di una stessa chiave non firmate da alcuna CSCA fidata. Importare prima il certificato CSCA.
store.rootDamaged	Il certificato non è firmato dalla propria chiave: il file è danneggiato o è stato modificato.
store.stateInForce	Lo stato della modifica {number} è quello in vigore.
store.stateNotKept	Lo stato della modifica {number} non è conservato.
store.stateOfOtherCommit	Quanto è conservato come stato della modifica {number} è lo stato di un’altra modifica.
store.stateOtherPack	Lo stato della modifica {number} indica originali che l’archivio di fiducia non ha.
store.tooManyBlocks	Un archivio contiene al massimo {maximum} blocchi.
store.tooManyGrants	Un archivio contiene al massimo {maximum} autorizzazioni.
store.tooManyObjects	Un archivio contiene al massimo {maximum} oggetti.
store.transactionEnded	La transazione è terminata; iniziarne un’altra.
store.writableByOthers	Altri utenti possono scrivere {kind, select, file {nel file} other {nella cartella}} {path} e modificare così ciò che è fidato.
system.addressInUse	indirizzo già in uso
system.denied	permesso negato
system.exists	esiste già
system.inputOutput	errore di lettura o scrittura
system.isFolder	è una cartella
system.links	troppi collegamenti simbolici in successione
system.nameTooLong	nome troppo lungo
system.noMemory	memoria insufficiente
system.noProgram	non è un programma eseguibile
system.noSpace	spazio esaurito sul supporto
system.notFolder	non è una cartella
system.notFound	file o cartella inesistente
system.notPermitted	operazione non permessa
system.quota	quota disco superata
system.readOnly	file system in sola lettura
system.tooManyOpen	troppi file aperti
ta.authorityKeyUnknown	Il chip non ha la chiave del certificato precedente.
ta.certificateRefused	Il chip non ha accettato il certificato.
ta.challengeMalformed	La challenge non ha otto byte.
ta.challengeRefused	Il chip non ha fornito una challenge.
ta.keyNotSigned	La chiave del terminale non ha firmato. {error}.
ta.keyOfOtherCertificate	La chiave ({key}) non è quella del certificato {holder}.
ta.keyOfOtherTerminal	La chiave ({key}) non è quella del certificato del terminale ({holders}).
ta.lengthRefused	Il chip non accetta i dati né con lunghezza estesa né in una catena.
ta.noTerminalCertificate	{count, plural, one {Il certificato non è di un terminale} other {Nessuno dei # certificati è di un terminale}}.
ta.notSupported	Il chip non conosce il comando.
ta.outOfSequence	È arrivata una risposta o una firma che l’autenticazione del terminale non attendeva.
ta.refused	{refusal}: {meaning}.
ta.signatureMalformed	La firma del terminale non ha la lunghezza della sua chiave e non è stata inviata.
ta.terminalKeyRefused	Il chip non ha selezionato la chiave del terminale.
ta.trustPointUnknown	Il chip non conosce l’autorità con cui iniziano i certificati.
terminal.argumentNotUTF8	Argomento {number}: {argument} non è UTF-8; indicherebbe qualcosa di diverso da quanto inteso.
terminal.argumentsUnreadable	Gli argomenti non si possono leggere, nemmeno il nome del programma.
terminal.atIsTime	--at accetta una data come 2026-11-21, o un’ora come 2026-11-21T12:00:00Z.
terminal.giveUTF8	Indicare un nome in UTF-8; un file con un altro nome si può raggiungere con un collegamento simbolico.
terminal.internalError	errore interno: {error}
terminal.interrupted	Interrotto.
terminal.mountProc	Montare /proc: gli argomenti provengono da /proc/self/cmdline.
terminal.noSuchDay	Questo giorno non esiste: {month} ha {days, number} giorni.
terminal.note	epass: nota: {note}.
terminal.optionDoubled	{option} è indicata {count, plural, one {# volta} other {# volte}}; indicarla una volta sola.
terminal.outputUnwritable	Impossibile scrivere sullo standard output: {error}.
terminal.policyUnknown	La policy {policy} non esiste; esistono: {policies}. Un file ha una barra nel nome o termina in .json.
terminal.sendElsewhere	Liberare spazio, o inviare l’output altrove.
terminal.variableNotUTF8	Il valore di {name} non è UTF-8; indicherebbe qualcosa di diverso da quanto inteso.
terminal.warning	epass: avviso: {warning}.
testNote.text	si basa su un emittente fittizio: non dice nulla su un documento reale
testNote.word	TEST
tlv.lengthCut	I byte terminano dentro una lunghezza.
tlv.lengthMissing	I byte terminano dove deve stare una lunghezza.
tlv.lengthNotMinimal	La lunghezza non è nel minor numero di byte.
tlv.lengthTooLong	Il campo di lunghezza ha {count, plural, one {# byte} other {# byte}}; il massimo è 4.
tlv.objectMissing	I byte terminano dove deve stare questo oggetto dati.
tlv.octetsFollow	{count, plural, one {# byte segue} other {# byte seguono}} l’ultimo oggetto dati.
tlv.otherTag	Qui è atteso il tag {tag}.
tlv.tagCut	I byte terminano dentro un tag.
tlv.tagMissing	I byte terminano dove deve stare un tag.
tlv.tooDeep	Gli oggetti dati sono annidati a più di {limit} livelli.
tlv.tooManyElements	Un template contiene più di {limit} oggetti dati.
tlv.valueCut	Il campo di lunghezza annuncia {length, plural, one {# byte} other {# byte}}; {there, plural, one {ce n’è #} other {ce ne sono #}}.
tlv.valueTooLong	Il valore ha {length, plural, one {# byte} other {# byte}}; ne sono ammessi {limit}.
token.algorithmOfOtherKey	{algorithm} non è un algoritmo di questa chiave.
token.ambiguous	L’URI corrisponde a {count, plural, one {# token} other {# token}}: {tokens}.
token.codeRefused	Il token non calcola HMAC-SHA-256 con questa chiave: lo fa un segreto generico di 32 ottetti che può firmare.
token.curveUnknown	La curva della chiave non è nell’elenco.
token.keyKindUnknown	La chiave non è né RSA né su una curva.
token.keyNotForResults	La chiave non è né su P-256 né su Ed25519.
token.manyKeys	L’URI corrisponde a {count} o più chiavi private.
token.mechanismRefused	Il token non firma in questo modo con questa chiave.
token.moduleAbandoned	Il modulo PKCS #11 {module} non è tornato prima da {function}, e questo processo non lo chiama più.
token.moduleEmpty	Il modulo non ha alcun token.
token.moduleHung	Il modulo PKCS #11 {module} non è tornato da {function} entro {seconds, plural, one {# secondo} other {# secondi}}.
token.moduleNotLoaded	Impossibile caricare il modulo PKCS #11 {module}.
token.moduleNotStarted	Il modulo PKCS #11 {module} non si avvia.
token.noSession	Impossibile ottenere una sessione con il token: {error}.
token.notBuilt	Questa build di epass non ha PKCS #11.
token.notHashed	Impossibile calcolare l’hash del messaggio. {error}.
token.notInSlots	{count, plural, one {L’unico slot non contiene} other {Nessuno dei # slot contiene}} il token indicato dall’URI.
token.notSigned	Il token non ha firmato: {error}.
token.notSignedBy	Il token non ha firmato. {error}.
token.notSignedReturning	Il token non ha firmato; ha restituito CKR {value}. {error}.
token.objectsNotListed	Il token non dice quali oggetti contiene: {error}.
token.pinFinalTry	Resta un tentativo per il PIN del token {token}. Non è stato speso.
token.pinLocked	Il PIN del token {token} è bloccato.
token.pinNotSet	Il token {token} non ha ancora un PIN dell’utente.
token.pinNotTaken	Il token {token} non ha accettato il PIN: {error}.
token.pinRefused	Il token {token} ha rifiutato il PIN. È stato inviato una volta.
token.pinRequired	Il token {token} richiede un PIN.
token.publicKeyAbsent	Il token non mostra la chiave pubblica: deve contenerne esattamente una con l’identificativo (CKA_ID) della chiave privata.
token.secretKeyAbsent	Il token non contiene alcuna chiave segreta descritta dall’URI.
token.sessionNotOpen	La sessione con il token non è aperta.
token.severalKeys	L’URI corrisponde a {count} chiavi private.
token.severalSecretKeys	L’URI corrisponde a {count} o più chiavi segrete.
token.signatureLength	La firma del token ha {count, plural, one {# byte} other {# byte}}; quelle della chiave ne hanno {expected}.
token.signatureWrong	La firma del token non si verifica con la chiave pubblica che il token mostra per questa chiave.
token.slotsNotListed	Il modulo non dice quali token ci sono: {error}.
token.uriAttributeForm	Un attributo ha un nome, = e un valore.
token.uriAttributeName	Il nome di un attributo ha lettere, cifre, - e _.
token.uriAttributeTwice	L’attributo {name} compare due volte.
token.uriAttributeUnknown	L’attributo {name} qui non è noto.
token.uriCharacter	Il carattere va scritto come % e due cifre.
token.uriModulePath	module-path è un percorso completo, da / in poi.
token.uriNoModule	L’URI non indica un modulo: aggiungere ?module-path= con il suo file, o ?module-name= con il suo nome in p11-kit.
token.uriNotText	Il valore di {name} non è un testo UTF-8.
token.uriPINSource	pin-source è il percorso completo di un file.
token.uriPINValue	Un PIN in un URI è visibile in ps e nella cronologia della shell; da lì non se ne accetta alcuno.
token.uriPercent	% sta davanti a due cifre esadecimali.
token.uriScheme	L’URI non inizia con {scheme}.
token.uriSlot	slot-id è un numero.
token.uriTooLong	L’URI è più lungo di {count, plural, one {# byte} other {# byte}}.
token.uriType	Solo type=private indica una chiave che firma.
token.uriTypeSecret	Solo type=secret-key indica una chiave che calcola codici.
trace.answerToReset	ATR {answer}
trace.application	applicazione {name}
trace.applicationUnknown	un’applicazione
trace.chained	la catena continua
trace.contradictory	I membri si contraddicono.
trace.data	{count, plural, one {# byte} other {# byte}}
trace.dataSent	{count, plural, one {# byte} other {# byte}} di dati
trace.done	fatto
trace.extended	lunghezza estesa
trace.fileIdentifier	file {identifier}
trace.fileNamed	file {identifier} ({file})
trace.filePath	percorso {path}
trace.fileUnknown	un file
trace.headAnswer	RISPOSTA
trace.headCommand	COMANDO
trace.headCommands	COMANDI
trace.headNumber	N.
trace.headOctets	BYTE
trace.headStep	FASE
trace.headTime	A S
trace.headTook	DURATA MS
trace.instruction	INS {instruction}
trace.lineTooLong	Una riga ha al massimo {limit} byte.
trace.malformed	le lunghezze non si accordano con i byte
trace.masterFile	master file
trace.member	{error} ({member}).
trace.noAnswer	{error} ({code})
trace.noJSON	{error} (byte {offset} della riga).
trace.noStatus	nessun byte di stato
trace.number	Il numero del comando non è il successivo.
trace.object	DO {tag}, {name}, {count, plural, one {# byte} other {# byte}}
trace.objectAuthentication	dati di autenticazione dinamica
trace.objectAuthority	riferimento dell’autorità di certificazione
trace.objectCertificate	corpo del certificato
trace.objectChecksum	somma di controllo crittografica
trace.objectChipData	dati cifrati di autenticazione del chip
trace.objectCryptogram	crittogramma
trace.objectData	byte del file
trace.objectEphemeralKey	chiave pubblica effimera
trace.objectKeyChip	chiave pubblica effimera del chip
trace.objectKeyTerminal	chiave pubblica effimera del terminale
trace.objectLe	Le protetto
trace.objectMappingChip	dati di mappatura del chip
trace.objectMappingTerminal	dati di mappatura del terminale
trace.objectMechanism	meccanismo crittografico
trace.objectNonce	nonce cifrato
trace.objectOffset	offset
trace.objectPaddedCryptogram	indicatore di riempimento e crittogramma
trace.objectParameters	riferimento di una chiave privata o di parametri di dominio
trace.objectPlain	valore in chiaro
trace.objectReference	riferimento di una password o di una chiave pubblica
trace.objectSignature	firma
trace.objectStatus	byte di stato protetti
trace.objectTokenChip	token di autenticazione del chip
trace.objectTokenTerminal	token di autenticazione del terminale
trace.octetsInRedacted	La riga ha byte, ma la prima riga dice che non ce ne sono.
trace.offset	offset {offset}
trace.parts	{parts}
trace.password	password {password}
trace.protected	protetto
trace.protectedStatus	{status} sotto protezione, {meaning}
trace.reader	Lettore {reader} ({transport}), ATR {answer}
trace.readerUnknown	Nessun lettore ({transport}), ATR {answer}
trace.received	ricevuto: {object}
trace.reset	reset del chip
trace.restore	attesa del chip
trace.schemaUnknown	La prima riga non è quella di una traccia dello schema {schema}.
trace.sent	inviato: {object}
trace.shortEF	EF breve {number} ({file})
trace.shortEFUnknown	EF breve {number}
trace.status	{status} {meaning}
trace.summary	{commands, plural, one {# comando} other {# comandi}}; {sent, plural, one {# byte inviato} other {# byte inviati}}, {received, plural, one {# byte ricevuto} other {# byte ricevuti}}; {waited} s su {whole} s in attesa del chip
trace.summaryEvents	{resets, plural, one {# reset} other {# reset}}, {restores, plural, one {# attesa} other {# attese}} del chip, {failures, plural, one {# errore} other {# errori}} del canale
trace.summarySlowest	Più lenti
trace.summarySteps	Fasi
trace.summaryWord	{status} {meaning}: {count}
trace.summaryWords	Parole di stato
trace.title	Traccia del {moment}, {tool} {version}
trace.titleWithoutTime	Traccia, {tool} {version}
trace.tooManyLines	Una traccia ha al massimo {limit} righe.
trace.unsafe	Contiene ogni byte, e non è adatta a essere trasmessa ad altri; --redact ne scrive una che lo è.
trace.upTo	fino a {count, plural, one {# byte} other {# byte}}
trace.wrong	{error} (riga {line} di {file}).
trust.anyList	una lista
trust.csca	CSCA {state}
trust.cscaOfNoCountry	CSCA senza Stato
trust.fromMasterList	{csca}, dalla master list datata {day}
trust.fromNamedMasterList	{csca}, dalla master list {name}
trust.fromSource	{csca}, da {name}
trust.generation	{csca}, generazione {number}
trust.generationOf	{csca}, generazione {number} di {count}
trust.grant	{publication}, in base a un’autorizzazione
trust.itsList	la sua lista
trust.link	un certificato di collegamento
trust.linkUnderList	un certificato di collegamento basato su uno che viene da una lista
trust.list	{publication}, senza autorizzazione
trust.listNamed	{kind, select, masterList {la master list {name}} deviationList {la lista delle deviazioni {name}} defectList {la lista dei difetti {name}} other {la lista dei firmatari di documenti {name}}}
trust.listOf	{kind, select, masterList {la master list ({state})} deviationList {la lista delle deviazioni ({state})} defectList {la lista dei difetti ({state})} other {la lista dei firmatari di documenti ({state})}}
trust.nothing	nessuno
trust.otherStatesList	la lista di un altro Stato
trust.overLinks	{csca}, tramite {count, plural, one {un certificato di collegamento} other {# certificati di collegamento}}
trust.ownState	{publication}, del suo stesso Stato
trust.pin	il suo SHA-256 è stato indicato
trust.pinnedList	SHA-256 indicato per: {publication}
trust.simulated	{csca}, creata dal simulatore
trust.vouchedFor	{csca}, garante: {publication}
trustChain.authority	emesso dalla CSCA {subject}
trustChain.broken	Qualcosa depone contro il firmatario.
trustChain.chains	La catena del firmatario porta a una CSCA fidata.
trustChain.digest	SHA-256 {digest}
trustChain.finding	{check}: {finding}
trustChain.listed	La catena del firmatario porta a una CSCA per cui garantisce solo la lista di un altro Stato.
trustChain.namedIssuer	indica come emittente {issuer}
trustChain.noCertificate	{file} non contiene alcun certificato.
trustChain.open	Qui non si sa se una CSCA fidata abbia emesso il certificato del firmatario.
trustChain.serial	numero di serie {number}
trustChain.signer	firmatario {subject}
trustChain.source	da {source}
trustChain.unpinned	La catena del firmatario porta a una CSCA per cui garantisce solo il file con cui è giunta.
trustChain.vouched	{basis}; garante: {voucher}
trustCommand.askDoctor	epass trust doctor dice che cosa manca per un fascicolo di evidenze o una cartella di file.
trustCommand.basisBlocked	{basis}, bloccato
trustCommand.basisOfTest	{basis}, test
trustCommand.certificate	certificato CSCA
trustCommand.columnBasis	base
trustCommand.columnGeneration	gen
trustCommand.columnKey	chiave
trustCommand.columnKind	tipo
trustCommand.columnSelfSignature	autofirma
trustCommand.columnSubject	soggetto
trustCommand.columnValid	validità
trustCommand.columnVoucher	garante
trustCommand.countryCame	+ Stato {country}
trustCommand.countryGone	- Stato {country}
trustCommand.damage	l’archivio di fiducia è danneggiato. {fault}. Quanto non si può leggere manca nella valutazione: importarlo di nuovo in un’altra cartella.
trustCommand.derNeedsFolder	--format der richiede --out CARTELLA.
trustCommand.difference	{mark} {country} {kind} {digest}{when, select, until { fino al {date}} dated { del {date}} other {}} {subject}
trustCommand.differences	aggiunti: {added}, tolti: {removed}, con un’altra base: {rebased}; ancore: {before} e {after}
trustCommand.exportKinds	--kind accetta {kinds}, separati da virgole.
trustCommand.labelBlocked	bloccato
trustCommand.labelFrom	da
trustCommand.labelSources	fonti
trustCommand.leftOutBlocked	{count, plural, one {# oggetto è bloccato, o si basa su ciò che lo è, ed è stato omesso} other {# oggetti sono bloccati, o si basano su ciò che lo è, e sono stati omessi}}; epass trust block --json fornisce i blocchi stessi.
trustCommand.list	lista firmata
trustCommand.nameEmpty	Il nome di un archivio, di un file o di una cartella è vuoto.
trustCommand.noBasis	La base {basis} non esiste; esistono: {bases}.
trustCommand.noCertificate	Nulla in {path} viene preso come certificato CSCA.
trustCommand.noStoreBefore	non c’è ancora un archivio di fiducia: nessun emittente è noto e nulla può risultare VERIFICATO; epass trust setup ne crea uno.
trustCommand.noStoreYet	non c’è ancora un archivio di fiducia: epass trust setup mostra quali liste di emittenti fidati ci sono, e le importa.
trustCommand.nothingHas	Nulla nell’archivio ha {text} come SHA-256, identificatore di chiave o Stato.
trustCommand.nothingOfCountry	Nel materiale di fiducia non c’è nulla di questo Stato: {country}.
trustCommand.nothingToExport	Nell’archivio non c’è nulla di questo tipo e di questo Stato.
trustCommand.object	{kind} {digest}
trustCommand.oneOrTwo	Indicare un percorso o due.
trustCommand.otherBasis	~ {country} {kind} {digest}{when, select, until { fino al {date}} dated { del {date}} other {}} {subject}: da «{before}» a «{after}»
trustCommand.passedOver	{file} è stato tralasciato. {reason}.
trustCommand.passedOverMore	{count, plural, one {# altro è stato tralasciato} other {# altri sono stati tralasciati}}; epass trust import --dry-run --json li nomina tutti.
trustCommand.pinNotMet	Quanto fissato o autorizzato non è nel materiale di fiducia, o è una lista con altro nel suo file: {digest}.
trustCommand.shown	{shown} di {anchors, plural, one {# ancora} other {# ancore}} di {countries, plural, one {# Stato} other {# Stati}}, snapshot {hash}
trustCommand.signatureNotVerifiable	non verificabile
trustCommand.signatureVerified	verificata
trustCommand.signatureWrong	errata
trustCommand.signer	copia di un firmatario del documento
trustCommand.source	{kind} {name}{isDated, select, yes {, data della firma {date}} other {}}{isSigned, select, yes {, firmatario {signer}} other {}}
trustCommand.sourceOf	{kind} {name}{isDated, select, yes {, data della firma {date}} other {}}{isSigned, select, yes {, firmatario {signer}} other {}}, {basis}{hasState, select, yes {, Stato: {state}} other {}}{isGranted, select, yes {, autorizzazione: {granted}} other {}}
trustCommand.standing	{basis}{isInForce, select, no {, non più in vigore} other {}}{isTest, select, yes {, per test} other {}}
trustCommand.standingByUse	da valutare al momento dell’uso{isInForce, select, no {, non più in vigore} other {}}{isTest, select, yes {, per test} other {}}
trustCommand.storeIsEmpty	l’archivio di fiducia non contiene alcun certificato CSCA; epass trust setup mostra quali liste ci sono e le importa.
trustCommand.summary	{anchors, plural, one {# ancora} other {# ancore}} di {countries, plural, one {# Stato} other {# Stati}}, snapshot {hash}
trustCommand.validity	{first} - {last}
trustCommand.whatCountries	epass trust audit mostra gli Stati di cui c’è qualcosa.
trustCommand.whatThereIs	epass trust list mostra le ancore, epass trust audit gli Stati.
trustCommand.whatToExport	epass trust audit mostra che cosa c’è; le ancore non fissate richiedono --unpinned.
trustCommand.written	{count, plural, one {# scritto} other {# scritti}}
trustFile.address	Il valore è dato da un indirizzo; da un indirizzo non si scarica nulla.
trustFile.base64Cut	Il base64 è troncato.
trustFile.behindPadding	Il base64 prosegue dopo il suo riempimento.
trustFile.compressed	Il file è un archivio, o compresso; estrarlo prima.
trustFile.empty	Il file è vuoto.
trustFile.emptyLDIF	L’LDIF non contiene alcun certificato, alcuna lista di revoca né alcuna lista firmata.
trustFile.folderNotRead	Impossibile leggere la cartella.
trustFile.foldsNothing	Una riga di continuazione non continua nulla.
trustFile.link	È un collegamento simbolico, e in una cartella non viene seguito; indicare il file stesso.
trustFile.linkToFolder	Questo è un collegamento simbolico a una cartella; indicare la cartella stessa.
trustFile.nameNotText	Il nome del file non è in UTF-8; dargliene un altro.
trustFile.nameTooLong	Il nome è più lungo di {maximum} byte.
trustFile.noBase64	Un carattere non è base64.
trustFile.noColon	La riga non ha i due punti dopo il nome di un attributo.
trustFile.noName	Il nome del file o della cartella è vuoto.
trustFile.noText	Il file non è né PEM né base64.
trustFile.notExamined	Impossibile esaminare il file.
trustFile.notHashed	Impossibile calcolare l’hash del file.
trustFile.notOpened	Impossibile aprire il file.
trustFile.notReached	Questo utente non può raggiungere il file o la cartella.
trustFile.notRegular	Questo non è un file normale.
trustFile.notThere	Il file o la cartella non esiste.
trustFile.notWhole	Impossibile leggere il file per intero.
trustFile.nothingKnown	Il file non contiene né un certificato in DER o PEM, né una lista, né un LDIF.
trustFile.otherObject	Questo non è né un certificato, né una lista di revoca, né una lista firmata.
trustFile.otherPEM	Il file contiene PEM, ma né certificati né liste.
trustFile.recordWithoutName	Il record non inizia con il suo nome (dn).
trustFile.removalNotCarriedOut	Il record toglie qualcosa; non è stato eseguito. Ciò che va tolto si indica a epass trust remove.
trustFile.sectionOpen	La sezione non termina.
trustFile.sectionTooLong	La sezione è più lunga di {maximum} byte.
trustFile.systemFolder	Questa cartella mostra lo stato del sistema e non contiene file di documenti o di emittenti.
trustFile.tooDeep	Le cartelle si aprono fino a una profondità di {maximum, number}; indicare questa direttamente.
trustFile.tooLong	Il file è più lungo di {maximum} byte.
trustFile.tooManyFiles	Nella cartella ci sono più di {maximum} file.
trustFile.tooManyNames	Le cartelle contengono più di {maximum} nomi.
trustFile.tooManyObjects	Il file contiene più di {maximum} oggetti.
trustFile.valueCut	Il base64 del valore è troncato.
trustFile.valueTooLong	Il valore è più lungo di {maximum} byte.
trustHistory.anchorsAdded	+{count, plural, one {# ancora} other {# ancore}}
trustHistory.anchorsChanged	~{count, plural, one {# ancora} other {# ancore}}
trustHistory.anchorsGone	-{count, plural, one {# ancora} other {# ancore}}
trustHistory.blocksAdded	+{count, plural, one {# blocco} other {# blocchi}}
trustHistory.blocksGone	-{count, plural, one {# blocco} other {# blocchi}}
trustHistory.columnChange	modifica
trustHistory.columnCommand	comando
trustHistory.columnNumber	n.
trustHistory.columnSnapshot	snapshot
trustHistory.columnState	stato
trustHistory.columnTime	ora
trustHistory.count	{count, plural, one {# modifica} other {# modifiche}}; {kept, plural, one {# stato precedente è conservato} other {# stati precedenti sono conservati}}.
trustHistory.grantsAdded	+{count, plural, one {# autorizzazione} other {# autorizzazioni}}
trustHistory.grantsGone	-{count, plural, one {# autorizzazione} other {# autorizzazioni}}
trustHistory.inForce	in vigore
trustHistory.kept	conservato
trustHistory.listsAdded	+{count, plural, one {# lista} other {# liste}}
trustHistory.listsGone	-{count, plural, one {# lista} other {# liste}}
trustHistory.restored	lo stato di {number}
trustHistory.revocationListsAdded	+{count, plural, one {# CRL} other {# CRL}}
trustHistory.revocationListsGone	-{count, plural, one {# CRL} other {# CRL}}
trustHistory.signersAdded	+{count, plural, one {# firmatario} other {# firmatari}}
trustHistory.signersGone	-{count, plural, one {# firmatario} other {# firmatari}}
trustImport.allCountriesNew	{count, plural, one {L’unico Stato delle ancore aggiunte è nuovo} other {Tutti i # Stati delle ancore aggiunte sono nuovi}}.
trustImport.anchor	{heading}: {subject} ({basis})
trustImport.anchorFrom	{heading}: {subject} (da «{before}» a «{basis}»)
trustImport.anchorsAdded	+ ancore
trustImport.anchorsAlone	{count, plural, one {Per un certificato garantisce solo il file con cui è giunto.} other {Per # certificati garantisce solo il file con cui sono giunti.}}
trustImport.anchorsBetter	+ con garanzia più forte
trustImport.anchorsFall	{count, plural, one {Un’ancora non ha più nulla di fidato su cui basarsi} other {# ancore non hanno più nulla di fidato su cui basarsi}}: una lista che garantiva è stata sostituita.
trustImport.anchorsLeave	{count, plural, one {Un’ancora non è più nella lista più recente dello stesso firmatario: esce dall’archivio} other {# ancore non sono più nella lista più recente dello stesso firmatario: escono dall’archivio}}.
trustImport.anchorsLeaving	- ancore in uscita
trustImport.anchorsLess	- con garanzia più debole
trustImport.anchorsListed	{count, plural, one {Per un’ancora garantisce solo la lista di un altro Stato: border e strict la rifiutano senza un’autorizzazione} other {Per # ancore garantisce solo la lista di un altro Stato: border e strict le rifiutano senza un’autorizzazione}} o se la lista non è fissata.
trustImport.anchorsMany	{heading}: {count} ({bases}), di {countries, plural, one {uno Stato} other {# Stati}}: {counts}
trustImport.anchorsOtherKey	! un’altra chiave con un nome noto
trustImport.anchorsWeaken	{count, plural, one {D’ora in poi un’ancora si basa solo sulla lista di un altro Stato: border e strict la rifiutano} other {D’ora in poi # ancore si basano solo sulla lista di un altro Stato: border e strict le rifiutano}}.
trustImport.answersYes	s, si, sì, y, yes
trustImport.bareCertificates	{count, plural, one {Un certificato riceve} other {# certificati ricevono}} fiducia perché il file è indicato da Lei, e nessuno ha firmato il file: di {countries, list}, SHA-256 {digest}.
trustImport.basisCount	{basis} {count}
trustImport.codesWithoutLetters	Codici di nessuno Stato delle tabelle: {codes}. I documenti che li hanno come emittente si fondano solo su questi certificati.
trustImport.comparePin	Confrontare con quanto comunica chi pubblica; epass inspect LISTA mostra entrambi i digest. Senza --pin la lista non è fissata.
trustImport.comparePublisher	Confrontare con quanto comunica chi pubblica; epass inspect LISTA mostra la CSCA del suo firmatario.
trustImport.done	{path} contiene {count, plural, one {# ancora} other {# ancore}} (snapshot {hash}...).
trustImport.dryRun	Prova senza modifiche: {path} è come prima.
trustImport.errorAt	{place} non si può usare. {reason}.
trustImport.excusesFaults	giustifica errori di documenti
trustImport.heldOut	= restano fuori, perché rimossi: {count}
trustImport.judgesEvery	{name} cambia la valutazione dei documenti di ogni Stato: {what}.
trustImport.judgesEveryNamed	{name} cambia la valutazione dei documenti di ogni Stato che indica: {what}.
trustImport.judgesOnceVouched	{name} cambierà la valutazione dei documenti non appena qualcuno garantirà per essa: {what}.
trustImport.judgesOwn	{name} cambia la valutazione dei documenti del proprio Stato: {what}.
trustImport.judgesOwnAndOthers	{name} cambia la valutazione dei documenti del proprio Stato e di altri ({granted}): {what}.
trustImport.judgesState	{name} cambia la valutazione dei documenti di questo Stato ({state}): {what}.
trustImport.judgesStateAndOthers	{name} cambia la valutazione dei documenti di questi Stati ({state}, {granted}): {what}.
trustImport.known	= già noti: {count}
trustImport.list	{change, select, better {+ con garanzia più forte:} weaker {- con garanzia più debole:} gone {- non più in vigore:} other {+}} {kind} {name}{isDated, select, yes {, firmata in data {date}} other {}}{isSigned, select, yes {, firmatario {signer}} other {}}: {basis}{isGranted, select, yes {, autorizzazione: {granted}} other {}}
trustImport.listAuthority	CSCA del suo firmatario: {digest} (per --pin e --grant)
trustImport.listDigest	SHA-256 della lista: {digest}
trustImport.listUnvouched	Nulla di fidato garantisce per la firma di {name}.
trustImport.nameEmpty	Il nome di un file o di una cartella è vuoto.
trustImport.nameThem	{count, plural, one {Confrontarlo} other {Confrontarli}} con quanto pubblicano gli Stati; indicare poi --pin {digest}, oppure --named per garantire per tutto ciò che è nei file.
trustImport.newCountries	Stati nuovi: {countries}.
trustImport.noFingerprint	{option} accetta le 64 cifre esadecimali di uno SHA-256; {text} non lo è.
trustImport.nobodyToConfirm	Serve una conferma, ma non si può chiedere a nessuno. Non è stato importato nulla.
trustImport.notConfirmed	Non è stato importato nulla.
trustImport.notNamed	Per {count, plural, one {un certificato} other {# certificati}} garantisce solo --yes, che non dice che {count, plural, one {è autentico} other {sono autentici}}. Non è stato importato nulla.
trustImport.nothing	Non è stato importato nulla: {path} è come prima.
trustImport.nothingButMany	{place} non si può usare. {reason}. {count, plural, one {# voce è stata saltata} other {# voci sono state saltate}}, e non c’era altro.
trustImport.nothingFound	Non è stato trovato nulla da importare.
trustImport.objectsRefused	{count, plural, one {Un oggetto è stato rifiutato: {name}.} other {# oggetti sono stati rifiutati, il primo è {name}.}} {reason}.
trustImport.otherKeys	{count, plural, one {Un’ancora ha il nome di una nota, ma un’altra chiave} other {# ancore hanno il nome di una nota, ma un’altra chiave}}.
trustImport.pinNotHere	x fissato, ma non presente: {digest}
trustImport.pinNotMet	Quanto fissato non è presente: non è lo SHA-256 di alcun file, di alcuna lista che stia da sola nel suo file, di alcun certificato CSCA né di alcuna CSCA del firmatario di una lista. Non è stato importato nulla.
trustImport.publisherNotHere	Chi pubblica, a cui si riferisce un’autorizzazione, non è presente: nessun certificato CSCA ha il suo SHA-256. Non è stato importato nulla.
trustImport.question	Accogliere questo nell’archivio? [s/N]
trustImport.refused	x rifiutato: {name}. {reason}.
trustImport.revocationList	+ lista di revoca ({country}) datata {date}, {revoked, plural, one {# revocato} other {# revocati}}{isVerified, select, no {, non verificata} other {}}
trustImport.revocationLists	+ liste di revoca: {count} ({counts})
trustImport.revocationListsGone	- liste di revoca: {count} ({counts})
trustImport.revocationListsNotVerified	+ liste di revoca: {count} ({counts}), {unverified, plural, one {# non verificata} other {# non verificate}}
trustImport.revokesAndExcuses	revoca firmatari di documenti e giustifica errori
trustImport.signers	+ firmatari: {count} ({counts})
trustImport.signersGone	- firmatari: {count} ({counts})
trustImport.skipped	x saltato: {place}. {reason}.
trustImport.skippedMore	x altri saltati: {count}; --json li elenca
trustImport.toConfirm	? {what}.
trustImport.vouchesForSigners	garantisce per firmatari di documenti
trustImport.whatToGive	Fornire una master list, un LDIF, CRL o certificati (PEM, DER, una cartella).
trustRemove.asked	Rimuovere {count, plural, one {l’oggetto} other {# oggetti}} e quanto cade con {count, plural, one {esso} other {essi}}? [s/N]
trustRemove.confirmByYes	Esaminare con --dry-run, e confermare con --yes.
trustRemove.keyStays	La chiave resta attendibile per {count, plural, one {un altro certificato} other {altri # certificati}}; senza --only {count, plural, one {se ne va} other {se ne vanno}} anche {count, plural, one {quello} other {quelli}}.
trustRemove.nobodyToConfirm	Serve una conferma, ma non si può chiedere a nessuno. Non è stato modificato nulla.
trustRemove.notConfirmed	Non è stato modificato nulla.
trustRemove.several	{count} oggetti hanno uno SHA-256 che inizia con {text}: indicare più cifre.
trustSetup.certificates	Certificati propri degli Stati:
trustSetup.choose	Per cominciare basta una lista di molti Stati. Scaricarla, e indicare qui il suo file o la sua cartella; una riga vuota termina.
trustSetup.compareAt	L’impronta {algorithm} del suo certificato CSCA è in {page}
trustSetup.compareThere	L’impronta {algorithm} del suo certificato CSCA è nella stessa pagina.
trustSetup.done	L’archivio di fiducia contiene {anchors, plural, one {# ancora} other {# ancore}} di {countries, plural, one {# Stato} other {# Stati}}; {full, plural, =0 {border e strict non ne accettano ancora nessuna: epass trust grant permette a chi pubblica una lista di garantire per esse} one {per uno Stato ce n’è una che ogni policy accetta} other {per # Stati ce n’è una che ogni policy accetta}}.
trustSetup.downloads	Firmatari e liste di revoca da scaricare (LDIF):
trustSetup.entry	{state}, {publisher}
trustSetup.introduction	Così epass impara a conoscere gli emittenti. Si scarica con il browser una lista dei loro certificati, se ne confronta un’impronta con quella comunicata da chi la pubblica, e si indica per che cosa si dà fiducia a chi pubblica. Nulla viene scaricato da epass, e nulla viene scritto senza conferma.
trustSetup.jsonNeedsList	--json si usa con --list.
trustSetup.listAlone	--list non accetta file.
trustSetup.lists	Liste di molti Stati (master list di CSCA):
trustSetup.looked	Questi indirizzi sono stati consultati in data {date}; epass trust setup --list --json ne riporta le fonti.
trustSetup.moreLists	epass trust setup --list mostra anche le liste di revoca da scaricare e i certificati propri degli Stati.
trustSetup.next	D’ora in poi epass read ed epass verify valutano in base a questo archivio. epass trust audit mostra che cosa c’è; epass trust update importa la prossima edizione di una lista; epass trust undo annulla l’ultima modifica.
trustSetup.noStore	Non c’è ancora un archivio di fiducia; sarà {path}.
trustSetup.noTerminal	epass trust setup pone domande, e non c’è un terminale su cui porle. Non è stato fatto nulla.
trustSetup.nothingYet	Non è stato accolto nulla, e nessun emittente è ancora noto. Eseguire di nuovo epass trust setup quando si ha un file.
trustSetup.outdated	Risale a diversi anni fa.
trustSetup.packed	Giunge in un archivio ZIP: estrarlo prima.
trustSetup.pathPrompt	File o cartella:
trustSetup.plainHTTP	Giunge senza cifratura: a maggior ragione confrontare l’impronta.
trustSetup.storeHolds	L’archivio di fiducia {path} contiene {anchors, plural, one {# ancora} other {# ancore}} di {countries, plural, one {# Stato} other {# Stati}}.
trustSetup.terms	Lì se ne devono accettare le condizioni.
trustSetup.withoutTerminal	epass trust setup --list mostra che cosa c’è; epass trust import importa file senza domande, con --pin o --grant per ciò per cui si dà loro fiducia.
trustUndo.asked	Ripristinare questo stato? [s/N]
trustUpdate.folderOrCommand	Indicare un file o una cartella, oppure --command, non entrambi.
trustUpdate.importFirst	La prima lista di chi pubblica si importa con epass trust setup o con epass trust import.
trustUpdate.nothingFollows	{count, plural, one {Quanto fornito non fa seguito ad alcun oggetto} other {Nessuno dei # oggetti forniti fa seguito a un oggetto}} dell’archivio di fiducia.
trustUpdate.nothingNew	Nulla di nuovo: {path} è già aggiornato a quanto fornito.
trustUpdate.nothingTaken	Non è stato accolto nulla; l’archivio di fiducia è come prima.
trustUpdate.passedOver	= tralasciati, perché nulla nell’archivio li precede: {count}
trustUpdate.timeout	--timeout accetta secondi, da 1 a 86400.
usage.challenge	--challenge richiede 16 cifre esadecimali; {count, plural, one {questo è # carattere} other {questi sono # caratteri}}.
usage.didYouMean	Forse si intendeva {name}? {command} --help dice di più.
usage.missing	{argument}: argomento mancante.
usage.missingCommand	{command} richiede un comando.
usage.needs	{command} richiede {argument}. {what}.
usage.noCheck	La verifica {name} non esiste.
usage.noCommand	{command} non ha un comando {word}.
usage.noOption	{command} non ha un’opzione {option}.
usage.noSchema	Lo schema {name} non esiste.
usage.noSuchValue	{option} non accetta {value}. Accetta: {values}.
usage.noValue	{option} richiede un valore.
usage.noValueTaken	{option} non accetta valori; è stato indicato {value}.
usage.other	{problem}
usage.seeChecks	epass help checks li elenca tutti.
usage.seeCommands	{command} --help elenca i comandi.
usage.seeHelp	{command} --help indica che cosa accetta.
usage.seeSchemas	epass schema li elenca tutti.
usage.tooMany	Di troppo: {arguments}.
usage.value	{option} non accetta {value}.
usage.valueBecause	{option} non accetta {value}: {problem}
usage.verifyFile	epass verify {file} valuta un file esistente; epass read legge un chip.
verify.certificateUnused	--certificate è per i sigilli, e qui non viene usato.
verify.expectSealAlone	{option} riguarda i documenti: ometterlo con --expect seal.
verify.policyExpectsSeal	{option} riguarda i documenti, e la politica {policy} attende un sigillo: ometterlo, indicare un’altra politica o --expect document.
verify.sealHasNoZone	Il sigillo non contiene alcuna MRZ con cui confrontare --mrz.
verify.sealWantsLines	Un sigillo si confronta con le righe della MRZ, e non con numero e date da soli.
watch.commandCrashed	{command} è stato terminato dal segnale {signal}.
watch.commandFailed	{command} è terminato con lo stato {status}.
watch.commandLeftOut	{command} non è stato eseguito per il documento {sequence}: troppe esecuzioni sono in attesa.
watch.commandNotStarted	Impossibile avviare {command}: {error}.
watch.commandOverdue	{command} è durato troppo ed è stato terminato.
watch.commandWords	--on-result non indica un programma, o una virgoletta non è chiusa: {command}.
watch.document	documento {code} ({state})
watch.following	Lettura di ogni documento posato su un lettore; Ctrl-C per terminare.
watch.giveCommand	Indicare un programma con il suo percorso, o uno di PATH, e i suoi argomenti separati da spazi.
watch.lineTooLong	La riga è più lunga di quelle di qualsiasi documento.
watch.mute	Ciò che si trova su {reader} non risponde come un chip: posare il documento piatto e fermo.
watch.noCommand	Non c’è un programma {command} che si possa eseguire.
watch.noZone	Quanto è arrivato non è una MRZ. {error}.
watch.passport	passaporto ({state})
watch.readerAdded	Il lettore {reader} è presente.
watch.readerRemoved	Il lettore {reader} è stato scollegato.
watch.reading	Lettura del documento su {reader} ...
watch.scanAgain	Togliere il documento, scansionare di nuovo la sua MRZ e riporlo sul lettore.
watch.serviceBack	Il servizio smart card è tornato.
watch.serviceLost	{error}. epass attende che torni.
watch.summary	{count, plural, one {# documento letto} other {# documenti letti}}; esito positivo: {successful}, esito negativo: {failed}, indeterminati: {undetermined}, interrotti: {aborted}.
watch.takenUnread	Il documento su {reader} è stato tolto prima che arrivasse la sua MRZ.
watch.typeZones	Scansionare o digitare la MRZ di ogni documento, prima o dopo averlo posato sul lettore. Non viene mostrata.
watch.wantsZone	Il documento su {reader} attende la sua MRZ.
watch.zoneKept	La MRZ attende per un minuto il suo documento.
watch.zoneRepeated	La MRZ è quella del documento sul lettore; è stata scartata.
watch.zoneReplaced	È arrivata un’altra MRZ prima di un documento; la precedente è stata cancellata.
watch.zoneTooEarly	Il documento sul lettore è già trattato: toglierlo prima, poi scansionare la MRZ del successivo. Questa MRZ è stata scartata.
watch.zoneUnfinished	Una MRZ non è stata completata; le sue righe sono state cancellate.
watch.zoneWiped	Per la MRZ non è arrivato alcun documento; è stata cancellata.
watch.zonesEnded	Lo standard input è terminato: i documenti che richiedono una MRZ non si possono più aprire.
way.answerInPieces	Una risposta del chip è arrivata in più parti.
way.applicationSelectedAgain	Un file è stato trovato solo dopo aver selezionato di nuovo l’applicazione.
way.endOfFileOffset	La fine di un file è stata segnalata dal rifiuto del chip di leggere oltre.
way.endOfFileRefused	La fine di un file è stata segnalata da una parola di stato con un altro significato.
way.endOfFileWarning	La fine di un file è stata segnalata da un avviso del chip.
way.extendedLengthLost	I comandi lunghi sono andati persi tra lettore e chip, e al loro posto sono stati inviati comandi corti.
way.lengthCorrected	Il chip ha indicato quanti byte chiedere.
way.masterFileSelected	EF.CardAccess è stato trovato solo dopo aver selezionato il master file con il suo identificatore.
way.masterFileSelectedWithoutIdentifier	EF.CardAccess è stato trovato solo dopo aver selezionato il master file senza identificatore.
way.shortReads	Il chip fornisce meno byte di quanti ne vengono chiesti.
way.signatureAskedShort	La firma del chip è stata chiesta anche in una risposta corta.
zone.cardAccessNumber	Il codice CAN non dice nulla su DG1.
zone.checkDigitsRight	Le cifre di controllo in DG1 sono giuste.
zone.checkDigitsWrong	Cifre di controllo errate in DG1: {fields}.
zone.comparedInPart	Di quanto è stampato sono stati confrontati solo questi campi, che sono quelli di DG1: {fields}.
zone.dataGroup1NotThere	DG1 non è stato letto, o non si può decodificare.
zone.fieldsDiffer	Stampa e chip differiscono in: {fields}.
zone.formNotRecorded	La forma della MRZ stampata non è registrata.
zone.layoutDiffers	La MRZ stampata ha la disposizione {printed}, quella di DG1 la disposizione {chip}.
zone.linesMatch	Tutti i campi della MRZ stampata sono quelli di DG1.
zone.notGiven	Non è stata fornita una MRZ stampata da confrontare con DG1.
zone.notReached	La lettura è terminata prima che DG1 si potesse confrontare.
zone.onlyTripleGiven	Della MRZ stampata sono stati forniti solo il numero e le date.
zone.optionalDataDiffers	Stampa e chip differiscono solo nei dati facoltativi.
zone.printedCheckDigitsWrong	Cifre di controllo errate nella MRZ stampata: {fields}.
zone.printedFormRight	La MRZ stampata ha la disposizione {format}, e le sue cifre di controllo sono giuste.
zone.tripleMatches	Numero del documento, nascita e scadenza stampati sono quelli di DG1.
zone.unknown	Non si sa che cosa è stampato sul documento.
"""#)
}
