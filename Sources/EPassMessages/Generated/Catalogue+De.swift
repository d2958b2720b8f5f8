// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of the files in Languages.

extension BuiltInTexts {
    static let de = BuiltInTexts(language: "de", lines: #"""
aa.challengeLength	Eine Challenge für die Aktive Authentisierung hat 8 Byte; diese hat {count}.
aa.challengeRemedy	Geben Sie 8 Byte an, die niemand vorhersehen konnte.
access.notOpened	Der Chip wurde nicht geöffnet.
access.openedByBAC	Der Chip wurde mit Basic Access Control geöffnet.
access.openedByPACE	Der Chip wurde mit PACE geöffnet.
access.openedWithout	Der Chip lässt seine Dateien ohne Zugriffskontrolle lesen.
access.openingNotKnown	Es ist nicht bekannt, wie der Chip geöffnet wurde: Zu diesen Dateien liegt keine Aufzeichnung des Lesevorgangs vor.
algorithm.accepted	Die Richtlinie {policy} akzeptiert {used}.
algorithm.inAuthorityKey	im Schlüssel der CSCA
algorithm.inDataGroupHashes	in den Hashwerten der Datengruppen
algorithm.inDigest	im Hashwert des Sicherheitsobjekts
algorithm.inRecordSignature	in der Signatur des Datensatzes
algorithm.inRecordSignerKey	im Schlüssel des Unterzeichners
algorithm.inSignature	in der Signatur des Sicherheitsobjekts
algorithm.inSignerCertificate	im Zertifikat des {signer, select, document {Document Signers} seal {Siegelerstellers} other {{signer}}}
algorithm.inSignerKey	im Schlüssel des Document Signers
algorithm.neverAccepted	Die Richtlinie {policy} akzeptiert {used} {place} nie ({source}).
algorithm.useUnknown	Die Richtlinie {policy} akzeptiert {used} {place} bis {lastDay} ({source}); wann es verwendet wurde, ist nicht bekannt.
algorithm.usedTooLate	Die Richtlinie {policy} akzeptiert {used} {place} bis {lastDay} ({source}); verwendet wurde es am {when} oder später.
apdu.commandTruncated	Ein Kommando hat mindestens vier Byte.
apdu.dataAfterZero	Lc ist null, und es folgen Daten.
apdu.dataTooLong	Das Datenfeld hat {count} Byte; höchstens 65535 sind möglich.
apdu.expectedLengthOutOfRange	Ne ist {length}; es muss zwischen 1 und 65536 liegen.
apdu.extendedLengthField	Ein erweitertes Längenfeld hat drei Byte.
apdu.lengthMismatch	Lc ist {length}; darauf {count, plural, one {folgt # Byte} other {folgen # Byte}}.
apdu.responseTooLong	Eine Antwort hat höchstens 65538 Byte.
apdu.responseTruncated	Eine Antwort endet mit zwei Statusbytes.
apdu.status6200	Warnung; keine Angaben
apdu.status6281	ein Teil der Daten ist möglicherweise verfälscht
apdu.status6282	Dateiende vor Ne Byte erreicht
apdu.status6283	ausgewählte Datei deaktiviert
apdu.status6285	ausgewählte Datei dauerhaft gesperrt
apdu.status62xx	Warnung; Speicher unverändert
apdu.status6300	Authentisierung fehlgeschlagen
apdu.status63xx	Warnung; Speicher geändert
apdu.status6400	Ausführungsfehler
apdu.status64xx	Ausführungsfehler; Speicher unverändert
apdu.status6581	Speicherfehler
apdu.status65xx	Ausführungsfehler; Speicher geändert
apdu.status66xx	sicherheitsbezogener Fehler
apdu.status6700	falsche Länge
apdu.status6881	logischer Kanal nicht unterstützt
apdu.status6882	Secure Messaging nicht unterstützt
apdu.status6883	letztes Kommando der Kette erwartet
apdu.status6884	Kommandoverkettung nicht unterstützt
apdu.status68xx	Funktion in CLA nicht unterstützt
apdu.status6981	Kommando passt nicht zur Dateistruktur
apdu.status6982	Sicherheitszustand nicht erfüllt
apdu.status6983	Authentisierungsmethode gesperrt
apdu.status6984	Referenzdaten nicht verwendbar
apdu.status6985	Nutzungsbedingungen nicht erfüllt
apdu.status6986	Kommando nicht erlaubt: keine aktuelle Datei
apdu.status6987	Datenobjekte für Secure Messaging fehlen
apdu.status6988	Datenobjekte für Secure Messaging falsch
apdu.status69xx	Kommando nicht erlaubt
apdu.status6A80	falsche Parameter im Datenfeld
apdu.status6A81	Funktion nicht unterstützt
apdu.status6A82	Datei oder Anwendung nicht gefunden
apdu.status6A83	Datensatz nicht gefunden
apdu.status6A84	nicht genug Speicher
apdu.status6A86	falsche Parameter P1-P2
apdu.status6A87	Lc passt nicht zu P1-P2
apdu.status6A88	referenzierte Daten nicht gefunden
apdu.status6Axx	falsche Parameter P1-P2
apdu.status6B00	Offset außerhalb der Datei
apdu.status6D00	Kommando (INS) nicht unterstützt
apdu.status6E00	Klasse (CLA) nicht unterstützt
apdu.status6F00	keine genaue Diagnose
apdu.status9000	normal
apdu.statusCorrectedLength	falsches Le; vorhanden {count, plural, one {ist # Byte} other {sind # Byte}}
apdu.statusOctetsWait	normal; {count, plural, one {# Byte steht} other {# Byte stehen}} bereit
apdu.statusTriesLeft	Verifikation fehlgeschlagen; noch {count, plural, one {# Versuch} other {# Versuche}}
apdu.statusUnknown	unbekannter Status
apdu.transcriptDigits	Bytes sind Paare hexadezimaler Ziffern.
apdu.transcriptLine	Eine Zeile beginnt mit „>“, „<“ oder „#“, oder sie lautet „! reset“, „! restore“ oder „!“ mit dem Code eines Fehlers.
apdu.transcriptRedacted	Ein geschwärztes Protokoll lässt sich nicht abspielen.
apdu.transcriptTooLong	Ein Protokoll hat höchstens {count} Zeilen.
application.absent	{application}: nicht auf dem Chip
application.count	der Chip führt {count, plural, one {# Anwendung} other {# Anwendungen}} auf
application.listAbsent	der Chip hat kein EF.DIR, das sie aufführen würde
application.listMalformed	EF.DIR, das sie aufführt, lässt sich nicht dekodieren
application.listNotGiven	der Chip gab EF.DIR nicht heraus, das sie aufführt
application.name	{application, select, eMRTD {eMRTD (LDS1)} travelRecords {Reisevermerke (LDS2)} visaRecords {Visa (LDS2)} additionalBiometrics {zusätzliche biometrische Daten (LDS2)} eID {eID (TR-03110)} eSign {eSign} cryptographicInformation {CIA (ISO/IEC 7816-15)} drivingLicence {Führerschein (ISO/IEC 18013-2)} europeanDrivingLicence {Führerschein (EU)} mobileDocument {mobiler Führerschein (ISO/IEC 18013-5)} other {Kartenverwaltung (GlobalPlatform)}}
application.named	{name} ({identifier})
application.ofOtherBundle	Der fortzusetzende Lesevorgang gehört zur Anwendung {identifier}, verlangt wurde aber {wanted}.
application.ofOtherBundleRemedy	Fahren Sie mit der Anwendung des Nachweispakets fort, oder lesen Sie neu.
application.raw	{application}: {count, plural, one {# Datei} other {# Dateien}} unverändert gelesen, {octets} Byte, über die nichts ausgesagt wird
application.read	{application}: als Reisedokument gelesen
application.unknown	{identifier}
applications.contradict	Die zu lesenden Anwendungen widersprechen einander.
applications.contradictRemedy	Geben Sie eine Anwendung als Reisedokument an und bis zu 16 andere, jede einmal, die unverändert gelesen werden.
applications.listed	Der Chip führt auf: {applications}. Geben Sie die Kennung der Anwendung mit dem Reisedokument an (--aid).
archive.cut	Das Archiv endet vorzeitig.
archive.duplicatePath	Der Pfad steht mehr als einmal im Archiv, oder die Dateien des Ordners stehen nicht beieinander: Die Reihenfolge entschiede, was beurteilt wird.
archive.encrypted	Die Datei ist verschlüsselt.
archive.entryDamaged	Die Datei ist beschädigt, oder das Archiv macht widersprüchliche Angaben zu ihr.
archive.entryTooLarge	Es sind mehr als {limit} Byte.
archive.goesOn	Hinter dem Ende des Archivs folgt noch etwas.
archive.in	{file} kann nicht gelesen werden. {error}.
archive.inArchive	Es ist ein Archiv in einem Archiv und wird nicht geöffnet.
archive.method	Die Datei ist mit Methode {number} komprimiert; gelesen werden unkomprimierte Dateien und DEFLATE.
archive.noFile	Es ist ein Link oder ein Gerät und keine Datei.
archive.noTarHeader	Was der Kopf einer Datei in einem tar-Archiv sein sollte, ist keiner.
archive.noZipDirectory	Das Verzeichnis eines ZIP-Archivs fehlt oder ist beschädigt.
archive.severalParts	Das Archiv ist nur einer von mehreren Teilen.
archive.sparse	Die Datei ist auf eine Weise gespeichert, die hier nicht gelesen wird.
archive.unsafeName	Der Name führt aus dem Archiv hinaus oder enthält Zeichen, die kein Pfad braucht.
asn1.bitStringOpen	Der BIT STRING füllt seine Bytes nicht aus.
asn1.defectListVersion	Die Version ist {version}, weder v1(0) noch v2(1).
asn1.elementMissing	Das Element fehlt.
asn1.elementTooMany	Es folgt ein Element, das nicht dorthin gehört.
asn1.hashAlgorithmUnknown	Unter dieser Kennung ist kein Hashalgorithmus bekannt.
asn1.identifierMalformed	Der Objektbezeichner ist fehlerhaft.
asn1.integerEmpty	Die ganze Zahl hat keine Bytes.
asn1.listWithoutContent	Die Liste hat keinen Inhalt.
asn1.maskUnknown	Die Maskenfunktion ist nicht MGF1.
asn1.moreThan	Es sind mehr als {maximum}.
asn1.noCertificate	Das Element ist kein Zertifikat.
asn1.noDescription	Es steht ein anderes Element da, wo eine Beschreibung verlangt ist.
asn1.noDottedIdentifier	Der Text ist kein Objektbezeichner in Punktschreibweise.
asn1.noEntry	Es steht ein anderes Element da, wo ein Eintrag verlangt ist.
asn1.noKnownDefect	Es steht ein anderes Element da, wo ein bekannter Defekt verlangt ist.
asn1.noOctetString	Es steht ein anderes Element da, wo ein Octet String verlangt ist.
asn1.noShortSignature	Keine Signatur begann mit einem Nullbyte, das wegzulassen ist.
asn1.noSignedList	Der Inhalt ist vom Typ {type}; das ist keine der signierten Listen.
asn1.notValid	Die Bytes sind kein gültiges ASN.1.
asn1.numberOutOfRange	Die Zahl liegt außerhalb des Wertebereichs.
asn1.octetsAt	Die Bytes lassen sich bei Offset {offset} nicht lesen{hasTag, select, yes { (Tag {tag})} other {}}. {error}.
asn1.otherElement	Es steht ein anderes Element da als das verlangte.
asn1.periodReversed	Der Zeitraum endet, bevor er beginnt.
asn1.saltLengthOutOfRange	Die Länge des Salts liegt außerhalb des Wertebereichs.
asn1.signatureAlgorithmUnknown	Unter dieser Kennung ist kein Signaturalgorithmus bekannt.
asn1.signerWithoutKeyIdentifier	Das Zertifikat gibt keine Schlüsselkennung an.
asn1.textMalformed	Der Text ist fehlerhaft.
asn1.timeMalformed	Die Zeitangabe ist fehlerhaft.
asn1.tooLong	Es sind {count} Byte; höchstens {maximum} werden ausgewertet.
asn1.tooManyCertificates	Es sind mehr als {maximum} Zertifikate.
asn1.tooManyDefects	Die Liste hat zu viele Defekte.
asn1.tooManyDescriptions	Die Liste hat zu viele Beschreibungen.
asn1.tooManyNumbers	Die Liste hat zu viele Nummern.
asn1.trailerFieldUnknown	Das Trailer-Feld ist nicht 1.
assurance.chipOriginal	der Chip ist das Original, {word, select, observed {wie dieses Programm selbst gesehen hat} verifier {belegt durch seine Antwort auf die Challenge des Prüfers} other {belegt durch seine Antwort auf die Challenge des Terminals}}
assurance.chipOriginalShownToVerifier	dem Prüfer ist nachgewiesen, dass der Chip das Original ist
assurance.dataGenuine	die Daten sind echt
assurance.documentCurrent	das Dokument ist nicht abgelaufen
assurance.fresh	der Nachweis ist aktuell
assurance.holderPrintMatches	die aufgedruckte MRZ ist die des Chips
assurance.missing	{name} ({why})
assurance.name.chipOriginal	Originalchip
assurance.name.chipOriginalShownToVerifier	Originalchip, dem Prüfer nachgewiesen
assurance.name.dataGenuine	echte Daten
assurance.name.documentCurrent	nicht abgelaufenes Dokument
assurance.name.fresh	aktueller Nachweis
assurance.name.holderPrintMatches	aufgedruckte MRZ
assurance.why.notShown	der Chip wurde nicht hier gelesen und hat keine Challenge des Prüfers beantwortet
assurance.why.recorded	nur vom Ersteller des Nachweises angegeben
audit.allCountries	{count, plural, one {das einzige Land} other {alle # Länder}}
audit.allExpired	Alle Anker sind abgelaufen (neuere Dokumente lassen sich nicht darauf zurückführen): {countries}.
audit.allUnpinned	Kein Anker ist gepinnt (border und strict lehnen sie ab): {countries}.
audit.anchorMissing	Es gibt Document Signer oder Sperrlisten, aber keinen Anker: {countries}.
audit.columnAnchors	Anker
audit.columnExpired	abgelaufen
audit.columnKeys	Schlüssel
audit.columnRevocationList	Sperrliste
audit.columnSigners	Signer
audit.columnSignsUntil	signiert bis
audit.columnValidUntil	gültig bis
audit.counted	{count} {what}
audit.countries	{countries}
audit.days	{count, plural, one {# Tag} other {# Tage}}
audit.failOlderDays	--fail-older erlaubt eine Anzahl von Tagen, 0 bis 36500.
audit.keyEndsSoon	Der neueste Schlüssel wird innerhalb eines Jahres außer Gebrauch genommen: {countries}.
audit.listedOnly	Anker, für die nur die Liste eines anderen Staates bürgt (border und strict lehnen sie ab; epass trust grant ermächtigt den Herausgeber): {countries}.
audit.noKeyInUse	Laut Zertifikat ist kein Schlüssel mehr in Gebrauch (eine neuere Generation fehlt): {countries}.
audit.noRevocationList	keine
audit.notYetIssued	damals noch nicht ausgestellt
audit.nothingOlder	Keine geltende Liste oder Sperrliste ist älter als {days, plural, one {# Tag} other {# Tage}}.
audit.older	{count, plural, one {Eine geltende Liste oder Sperrliste ist} other {# geltende Listen und Sperrlisten sind}} älter als {days, plural, one {# Tag} other {# Tage}}:
audit.olderEntry	{kind} {name}, {date}, {days, plural, one {# Tag} other {# Tage}}
audit.olderUndated	{kind} {name}, ohne Angabe, wann signiert wurde
audit.revocationList	{date}, {age}{isStale, select, yes {, veraltet} other {}}, {revoked} gesperrt
audit.revocationListMissing	Es gibt keine Sperrliste: {countries}.
audit.revocationListOf	{date}, {age}{isStale, select, yes {, veraltet} other {}}, {revoked} gesperrt, {issuer}
audit.revocationListStale	Eine Sperrliste ist veraltet: {countries}.
audit.rootWrong	Die Selbstsignatur eines Wurzelzertifikats ist falsch (seine Datei ist beschädigt): {countries}.
audit.test	Synthetisch, für Tests: {countries}.
audit.words	{words}
bac.authenticationLength	Die Authentisierung des Chips hat {count} Byte statt vierzig.
bac.blocked	Der Chip nimmt keinen weiteren Versuch an: {meaning}.
bac.challengeLength	Die Challenge hat {count} Byte statt acht.
bac.chipNonceNotRepeated	Der Chip hat seine Nonce RND.IC nicht wiederholt.
bac.ended	Der Chip hat Basic Access Control beendet: {meaning}.
bac.keyRefused	Der Chip hat den Schlüssel abgelehnt. Meist wurde die MRZ falsch gelesen oder gehört zu einem anderen Dokument.
bac.macWrong	Die Prüfsumme der Authentisierung des Chips ist falsch: Der Chip kennt den Schlüssel nicht.
bac.notOffered	Der Chip bietet Basic Access Control hier nicht an: {meaning}.
bac.paceDemanded	Der Chip kennt keinen Schlüssel für Basic Access Control. Er verlangt PACE.
bac.terminalNonceNotReturned	Der Chip hat die Nonce RND.IFD nicht zurückgegeben: Die Antwort gehört zu einem anderen Durchlauf.
batch.done	{documents, plural, one {# Dokument} other {# Dokumente}}: {successful} bestanden, {failed} nicht bestanden, {open} ungeklärt, {unread} nicht gelesen.
batch.fileInUse	{file} wird gerade von einer anderen Ausführung geschrieben.
batch.goOn	Derselbe Befehl macht dort weiter, wo er aufgehört hat.
batch.goOnWithFile	Geben Sie die Ausgabe mit --resume DATEI an, um dort weiterzumachen, wo der Befehl aufgehört hat.
batch.goesOnAt	Der Rest wird zu der Zeit der Zeilen beurteilt, die schon da sind: {time}.
batch.holdsNone	{file} enthält kein Dokument.
batch.interrupted	Nach {documents, plural, one {# Dokument} other {# Dokumenten}} unterbrochen.
batch.jobsRange	--jobs erlaubt 1 bis {most} Threads.
batch.lineTooLong	Die Zeile hat mehr als {limit} Byte.
batch.makeLines	Machen Sie Zeilen daraus (jq -c .), oder senden Sie ein tar-Archiv.
batch.nameNotUTF8	Der Name {file} ist nicht UTF-8; die Bytes, die es nicht sind, stehen in geschweiften Klammern.
batch.nameOwnFile	Nennen Sie die Ausgabe einer früheren Ausführung oder eine Datei, die es noch nicht gibt.
batch.needed	{option} gehört zu --batch.
batch.notWith	{option} gilt für ein einziges Dokument, --batch aber beurteilt viele.
batch.oneALine	In der Standardeingabe steht jedes Dokument in einer einzigen Zeile; dieses reicht bis Zeile {last, number}.
batch.otherFile	{file} wurde nicht von epass verify --batch geschrieben.
batch.otherRules	{file} enthält Ergebnisse nach {what, select, policy {einer anderen Richtlinie} trust {anderem Vertrauensmaterial} witness {dem Wort anderer Zeugen} other {einer anderen Zeit}}.
batch.progress	{documents, plural, one {# Dokument} other {# Dokumente}}, {rate} pro Sekunde
batch.sameRules	Geben Sie Richtlinie, Vertrauensmaterial, --witness und --at der früheren Ausführung an, oder nennen Sie eine andere Datei.
batch.tooDeep	{folder} liegt in zu vielen ineinander geschachtelten Ordnern.
batch.waitForOther	Warten Sie, bis sie beendet ist, oder nennen Sie eine andere Datei.
batch.zipAsFile	Nennen Sie die Datei, oder senden Sie ein tar-Archiv.
batch.zipOfPipe	Ein ZIP-Archiv wird von seinem Ende her gelesen, und das liegt bei der Standardeingabe oder einer Pipe erst vor, wenn alles angekommen ist.
biometric.bareCodestream	Das Bild ist ein JPEG-2000-Codestream ohne Dateiformat.
biometric.blockLength	Der Block gibt {stated} Byte an; vorhanden {there, plural, one {ist #} other {sind #}}.
biometric.blockTooShort	Der Block gibt {stated} Byte an; sein Bild endet {later} Byte später.
biometric.bothEyes	Bilder beider Augen stehen in einem Datenblock, obwohl jedes in ein eigenes Template gehört.
biometric.elementTwice	Das Element {tag} kommt zweimal vor.
biometric.eyeCount	Angegeben {stated, plural, one {ist # Auge} other {sind # Augen}}; vorhanden {there, plural, one {ist #} other {sind #}}.
biometric.eyeHeaderLength	Der Kopf eines Auges hat drei Byte.
biometric.eyeImageCount	Angegeben {stated, plural, one {ist # Augenbild} other {sind # Augenbilder}}; vorhanden {there, plural, one {ist #} other {sind #}}.
biometric.facialHeaderLength	Der Kopf des Gesichtsdatensatzes hat 14 Byte.
biometric.facialIdentifier	Ein Gesichtsdatensatz beginnt mit FAC und einem Nullbyte.
biometric.facialImageLength	Ein Gesichtsbild hat 32 Byte Felder.
biometric.facialVersion	Vom Gesichtsdatensatz wird nur die Version 010 dekodiert.
biometric.featurePointCount	Angegeben sind {stated} Merkmalspunkte; Platz ist für {there}.
biometric.featurePointsDoNotFit	{stated} Merkmalspunkte passen nicht in den Block, und darin ist kein Bild zu finden.
biometric.fieldMisplaced	Das Feld {field} steht nicht dort, wo es stehen muss.
biometric.fingerCount	Angegeben {stated, plural, one {ist # Finger} other {sind # Finger}}; vorhanden {views, plural, one {ist # Ansicht} other {sind # Ansichten}} von {fingers, plural, one {# Finger} other {# Fingern}}.
biometric.fingerHeaderLength	Der Kopf eines Fingerbilddatensatzes hat 32 Byte.
biometric.fingerIdentifier	Ein Fingerbilddatensatz beginnt mit FIR und einem Nullbyte.
biometric.fingerVersion	Vom Fingerbilddatensatz wird nur die Version 010 dekodiert.
biometric.formatMissing	Eigentümer und Typ des Formats sind vorgeschrieben.
biometric.formatOther	Der Kopf nennt das Format {type} des Eigentümers {owner}; die Daten haben das Format {expected} des Eigentümers 0101.
biometric.headerMissing	Der biometrische Kopf fehlt.
biometric.headerTooLong	Der Kopf hat mehr als 32 Elemente.
biometric.imageCount	Angegeben {stated, plural, one {ist # Bild} other {sind # Bilder}}; vorhanden {there, plural, one {ist #} other {sind #}}.
biometric.imageElsewhere	Das Bild beginnt nicht dort, wo die Felder es angeben.
biometric.imageInsideFields	Das Bild steht innerhalb der Felder.
biometric.imageLength	Das Bild gibt {stated} Byte an; vorhanden {there, plural, one {ist #} other {sind #}}.
biometric.irisHeaderLength	Der Kopf eines Irisbilddatensatzes hat 45 Byte.
biometric.irisIdentifier	Ein Irisbilddatensatz beginnt mit IIR und einem Nullbyte.
biometric.irisVersion	Vom Irisbilddatensatz wird nur die Version 010 dekodiert.
biometric.issuerContentMisplaced	Vom Aussteller definierter Inhalt gehört in eine Gruppe ohne Templates.
biometric.noAlternative	Hier steht keine der Alternativen dieses CHOICE.
biometric.noDataBlock	Das Template enthält keinen Datenblock.
biometric.noImage	Der Datensatz enthält kein Bild.
biometric.noRepresentation	Es gibt keine Darstellung.
biometric.noTemplate	Die Gruppe enthält kein Template.
biometric.noTemplateCount	Es ist keine Anzahl von Templates angegeben; vorhanden {there, plural, one {ist #} other {sind #}}.
biometric.notDER	Eine Länge, eine Zahl oder ein Wahrheitswert steht nicht in der DER-Form.
biometric.numberEmpty	Eine Zahl hat mindestens ein Byte.
biometric.numberRange	Die Zahl liegt nicht in {least}...{most}.
biometric.numberTooLong	Die Zahl hat mehr als 63 Bit.
biometric.octetsAfterImage	Auf das Ende des Bildes {count, plural, one {folgt # Byte} other {folgen # Byte}}.
biometric.octetsAfterLastImage	Auf das letzte Bild {count, plural, one {folgt # Byte} other {folgen # Byte}}.
biometric.octetsAfterLastView	Auf die letzte Ansicht {count, plural, one {folgt # Byte} other {folgen # Byte}}.
biometric.octetsFollow	Auf das Datenobjekt folgen Bytes.
biometric.otherFormat	Das Bild hat das Format {format}, angegeben ist ein anderes.
biometric.otherSubtype	Der biometrische Subtyp nennt einen anderen Körperteil als die Daten.
biometric.otherTag	Es steht ein anderes Tag da, wo ein Wert beginnen muss.
biometric.outlineCorners	Was einen Finger umschließt, hat mindestens zwei Ecken.
biometric.poseAngle	Ein Winkel der Kopfhaltung oder seine Unsicherheit ist {stated}; höchstens 181 ist möglich.
biometric.rawImageLength	Das Bild hat {there} Byte; aus der angegebenen Größe ergeben sich {stated}.
biometric.recordLength	Der Datensatz gibt {stated} Byte an; sein Datenobjekt hat {there}.
biometric.severalFingers	{count, plural, one {# Fingerbild steht} other {# Fingerbilder stehen}} in einem Datenblock, obwohl jedes in ein eigenes Template gehört.
biometric.statedHeaderLength	Der Datensatz gibt einen Kopf von {stated} Byte an.
biometric.stringMissing	Hier muss eine Zeichenkette mit dem Tag {tag} stehen.
biometric.subtypeMissing	Der biometrische Subtyp ist hier vorgeschrieben.
biometric.tagMisplaced	Das Tag {tag} gehört zu keinem Feld, das hier stehen darf.
biometric.tagOfOtherStandard	Die Daten sind nach ISO/IEC {standard}, das Tag aber ist das des anderen Standards.
biometric.templateCount	Angegeben {stated, plural, one {ist # Template} other {sind # Templates}}; vorhanden {there, plural, one {ist #} other {sind #}}.
biometric.templateCountLength	Die Anzahl der Templates ist ein Byte.
biometric.templatesMissing	Die biometrischen Templates fehlen ganz oder teilweise.
biometric.tooManyExtensions	Es sind mehr als 64 Erweiterungselemente.
biometric.tooManyImages	Der Datensatz hat mehr als {limit} Bilder.
biometric.tooManyTemplates	Die Gruppe hat mehr als 255 Templates.
biometric.tooManyValues	Es sind mehr als {limit} Werte.
biometric.tooManyViews	Der Datensatz hat mehr als {limit} Ansichten.
biometric.truthValueLength	Ein Wahrheitswert hat ein Byte.
biometric.unknownCompression	Der Standard definiert keine Kompression {code}.
biometric.unknownImageFormat	Der Standard definiert kein Bildformat {code}.
biometric.unknownSignature	Das Bild beginnt mit keiner bekannten Signatur.
biometric.unknownValue	Der Standard definiert hier keinen Wert {value}.
biometric.viewHeaderLength	Der Kopf einer Fingeransicht hat 14 Byte.
biometric.viewLength	Die Ansicht gibt {stated} Byte an; vorhanden {there, plural, one {ist #} other {sind #}}.
block.added	+ {block}
block.asked	{subject} blockieren, unabhängig davon, was Listen dazu sagen? [j/N]
block.attributeUnknown	{name} ist kein Attribut eines Namens: Geben Sie CN, O, OU, C, ST, L, serialNumber, emailAddress, DC oder einen anderen Namen aus RFC 4519 an, oder den Objektbezeichner mit Punkten. Vor einem Komma oder + in einem Wert muss ein umgekehrter Schrägstrich stehen.
block.by	Der Betreiber blockiert seit dem {since} {what, select, document {den Document Signer} seal {den Siegelersteller} csca {die CSCA} series {die Serie, zu der das Dokument gehört} voucher {was für die CSCA bürgt} list {den Herausgeber der Liste, die den Unterzeichner nennt} other {{what}}}: {reason}.
block.byUntil	Der Betreiber blockiert vom {since} bis zum {until} {what, select, document {den Document Signer} seal {den Siegelersteller} csca {die CSCA} series {die Serie, zu der das Dokument gehört} voucher {was für die CSCA bürgt} list {den Herausgeber der Liste, die den Unterzeichner nennt} other {{what}}}: {reason}.
block.count	{count, plural, one {# Blockierung.} other {# Blockierungen.}}
block.fileInvalid	{file} enthält bei {member} keine Blockierungen, wie epass trust block --json sie ausgibt.
block.fromAlone	--from bringt eigene Gründe und Tage mit; lassen Sie das Argument, --reason und --until weg.
block.fromAsked	{count, plural, one {Die # Blockierung} other {Die # Blockierungen}} der Datei übernehmen, unabhängig davon, was Listen dazu sagen? [j/N]
block.giveAllDigits	Um zu blockieren, was nicht im Speicher ist, geben Sie alle 64 Ziffern seines SHA-256 an.
block.issuedForm	Ein Zertifikat wird durch seine Seriennummer in Hexadezimalziffern, @ und den Namen seines Ausstellers benannt: 1A2B@C=UT, CN=CSCA UT.
block.issuerNotInStore	Im Speicher passt nichts: {name} wurde mit {count, plural, one {dem Namen seiner einen CSCA} other {den Namen seiner # CSCAs}} verglichen. Die Blockierung gilt, sobald ein Zertifikat dieses Ausstellers und dieser Nummer vorliegt; vergleichen Sie den Namen mit dem, den epass inspect von dem Zertifikat zeigt.
block.line	blockiert: {subject}, seit {since}: {reason}
block.lineUntil	blockiert: {subject}, seit {since}, {isOver, select, yes {abgelaufen am} other {bis}} {until}: {reason}
block.nameIt	Nennen Sie, was blockiert werden soll: einen SHA-256 oder eine Serie von Dokumenten.
block.needsReason	Eine Blockierung braucht --reason: Wer auf sie stößt, muss den Grund erfahren.
block.noSeries	Das Dokument gehört zu keiner Serie, die der Betreiber blockiert hat.
block.none	Es ist nichts blockiert.
block.noneOnPath	Der Betreiber hat keines der Zertifikate blockiert, auf denen dies beruht.
block.notInStore	Nichts im Speicher hat diesen SHA-256. Die Blockierung gilt, sobald es hinzukommt. Wer ein Zertifikat weitergibt, kann ihm einen anderen SHA-256 geben: Nennen Sie sicherheitshalber die Datei des Zertifikats, oder Seriennummer und Aussteller.
block.nothing	Der Betreiber hat nichts blockiert, was hier zutreffen könnte.
block.nothingToTake	Eine solche Blockierung gibt es nicht.
block.reasonLength	--reason erlaubt 1 bis {maximum} Zeichen.
block.removed	- {block}
block.seriesCode	{code} ist kein Dokumentcode: Das sind ein oder zwei Buchstaben, oder * für jeden.
block.seriesForm	Eine Serie hat die Form STAAT:CODE:ERSTE-LETZTE, zum Beispiel D:P:C01X00000-C01X99999, oder STAAT:CODE:NUMMER.
block.seriesLengths	Die erste Nummer der Serie hat {first} Zeichen, die letzte {last}; beide müssen gleich lang sein.
block.seriesNumber	{number} ist keine Dokumentennummer: Sie besteht aus Buchstaben und Ziffern, ohne Füllzeichen.
block.seriesReversed	Die letzte Nummer der Serie, {last}, liegt vor der ersten, {first}. Ziffern kommen vor Buchstaben.
block.seriesState	{code} ist der Code keines Staates, der Dokumente ausstellt; zu dieser Serie gehört also kein Dokument.
block.unblockAsked	Die Blockierung von {subject} aufheben? [j/N]
block.untilIsDay	--until erlaubt einen Tag wie 2027-12-31; {text} ist etwas anderes.
block.untilPast	--until nennt einen Tag, der vorbei ist: {day}.
block.vouchesForNothing	Der Betreiber hat ein Zertifikat blockiert, über das dieser Pfad führt; ein solcher Pfad bürgt für nichts.
block.whatIsBlocked	epass trust block zeigt, was blockiert ist.
block.whatIsNot	{text} ist weder ein SHA-256 noch der Anfang eines solchen (ab sechs Ziffern), noch eine Serie wie D:P:C01X00000-C01X99999, noch Seriennummer und Aussteller wie 1A2B@C=UT, CN=CSCA UT.
ca.answerHasData	Die Antwort auf {command} enthält Daten.
ca.keyAgreementTemplate3DES	MSE:Set KAT beschränkt Secure Messaging auf 3DES; das Protokoll ist {algorithm}.
ca.keyOfOtherKind	Der Eintrag kündigt einen Schlüssel der Art {kind} an, aber der Schlüssel ist von anderer Art.
ca.keyUnusable	Der statische öffentliche Schlüssel des Chips lässt sich nicht verwenden. {error}.
ca.notAgreed	Der Chip hat der Chip-Authentisierung nicht zugestimmt.
ca.refused	Der Chip hat die Chip-Authentisierung abgelehnt: {meaning}.
ca.responseUnasked	Eine Antwort der Chip-Authentisierung kam ohne Kommando.
ca.tooManyKeys	Der Chip hat mehr als {count} statische öffentliche Schlüssel; dieser wurde nicht untersucht.
cardAccess.absent	Das Dokument hat kein EF.CardAccess, und kein PACEInfo wurde signiert.
cardAccess.bacUsed	Basic Access Control wurde verwendet, obwohl der Aussteller signiert hat, dass der Chip PACE hat ({files}).
cardAccess.channelNotProven	Der Chip hat PACE abgelehnt oder nicht geantwortet, und Basic Access Control wurde verwendet. Das kann auch bewirkt haben, wer zwischen Lesegerät und Chip steht.
cardAccess.confirmed	EF.CardAccess wird durch {files} bestätigt.
cardAccess.dirCardSecurityNotProven	EF.CardSecurity, das EF.DIR bestätigen kann, stammt nicht nachweislich vom Aussteller.
cardAccess.dirCardSecurityNotRead	EF.CardSecurity, das EF.DIR bestätigen kann, wurde nicht gelesen.
cardAccess.dirConfirmed	EF.DIR stimmt mit der Fassung in EF.CardSecurity überein.
cardAccess.dirDiffers	EF.DIR stimmt nicht mit der Fassung in EF.CardSecurity überein.
cardAccess.dirInterrupted	Der Lesevorgang endete, bevor EF.DIR gelesen war.
cardAccess.dirNoCopy	EF.CardSecurity hat keine Kopie von EF.DIR.
cardAccess.dirNotAsked	EF.DIR wurde nicht gelesen, und nichts hängt davon ab.
cardAccess.dirNotRead	EF.CardSecurity hat eine Kopie von EF.DIR, das nicht gelesen wurde.
cardAccess.entriesNotSigned	{count} von {total, plural, one {# Eintrag} other {# Einträgen}} in EF.CardAccess {count, plural, one {ist} other {sind}} nicht signiert: nicht enthalten in {files}.
cardAccess.entriesSignedNowhere	{count} von {total, plural, one {# Eintrag} other {# Einträgen}} in EF.CardAccess {count, plural, one {ist} other {sind}} nicht signiert: Das Dokument hat nichts, was {count, plural, one {ihn} other {sie}} enthält.
cardAccess.noAccessControl	Die Dateien wurden ohne Zugriffskontrolle gelesen, obwohl der Aussteller signiert hat, dass der Chip PACE hat ({files}).
cardAccess.noDomainParameters	PACE wurde nicht verwendet: Kein PACEInfo in {files} nennt seine Domänenparameter.
cardAccess.noPACEInfo	Weder EF.CardAccess noch eine signierte Datei hat ein PACEInfo.
cardAccess.noSignedFile	Es wurde keine signierte Datei gelesen.
cardAccess.notSigned	EF.CardAccess bietet PACE an, und keine signierte Datei enthält ein PACEInfo.
cardAccess.nothingToConfirm	EF.CardAccess enthält nichts, was eine signierte Datei bestätigen müsste.
cardAccess.openingNotRecorded	Wie der Chip geöffnet wurde, ist nicht aufgezeichnet.
cardAccess.paceFailed	Der Chip hat PACE abgelehnt oder nicht geantwortet, und Basic Access Control wurde verwendet. Danach hat die Chip-Authentisierung den Kanal gesichert.
cardAccess.paceHidden	Der Chip hat sein PACE nicht gezeigt (EF.CardAccess), obwohl der Aussteller signiert hat, dass der Chip PACE hat ({files}).
cardAccess.paceInfosHidden	In EF.CardAccess fehlen {count} der {total} PACEInfos, die der Aussteller signiert hat ({files}).
cardAccess.paceUsed	PACE wurde verwendet, und EF.CardAccess hat alle PACEInfos aus {files}.
cardAccess.twoFiles	{first} und {second}
cardAccess.unknown	Es ist nicht bekannt, ob der Chip ein EF.CardAccess hat.
cardAccess.withheld	Der Chip gab kein EF.CardAccess heraus, obwohl er laut {files} eines hat.
certificate.bitStringMalformed	Der BIT STRING ist fehlerhaft.
certificate.extensionTwice	Die Erweiterung ist zweimal angegeben.
certificate.identifierLength	Die Kennung ist leer oder zu lang.
certificate.keyNotUsable	nicht verwendbar
certificate.link	Link
certificate.listTooLong	Sie hat {count} Byte; höchstens {maximum} werden gelesen.
certificate.noSuchKindOfName	Diese Art von Namen gibt es nicht.
certificate.noSuchVersion	Diese Version gibt es nicht.
certificate.pathLengthOutOfRange	Die Pfadlänge liegt außerhalb des Wertebereichs.
certificate.root	Wurzel
certificate.serialNumberMalformed	Die Seriennummer ist fehlerhaft.
channel.answerToResetLength	Die Answer to Reset der Gegenseite hat {count} Byte; möglich sind 2 bis 33.
channel.answerToResetLengthRemedy	Verbinden Sie einen virtuellen Chip, der das Protokoll von vpcd spricht.
channel.commandTooLong	Ein Kommando mit {count} Byte ist zu lang für das Lesegerät, das {limit} annimmt.
channel.commandTooLongRemedy	Senden Sie es in Teilen, oder verwenden Sie ein anderes Lesegerät.
channel.commandTooShort	{count} Byte sind kein Kommando: Mindestens vier sind nötig.
channel.commandTooShortRemedy	Kodieren Sie das Kommando als CommandAPDU.
channel.noConnection	Es lässt sich keine Verbindung annehmen: {error}.
channel.noSocket	Es ließ sich kein Socket öffnen: {error}.
channel.noVirtualChip	Kein virtueller Chip hat sich mit Port {port} verbunden.
channel.noVirtualChipRemedy	Starten Sie einen, zum Beispiel `epass simulate --connect 127.0.0.1:{port}`.
channel.portRemedy	Geben Sie den Port frei oder einen anderen an, und versuchen Sie es erneut.
channel.portUnusable	Port {port} von 127.0.0.1 lässt sich nicht verwenden: {error}.
channel.transcriptCommand	das Kommando {header} mit {count} Byte
channel.transcriptEnd	das Ende des Austauschs
channel.transcriptFailure	kein Kommando: Ein Fehler steht ohne Kommando da
channel.transcriptGotCommand	das Kommando {header}
channel.transcriptMismatch	Nach {played, plural, one {# Kommando} other {# Kommandos}} enthält das Protokoll: {expected}; es kam: {got}.
channel.transcriptNoResponse	Das Protokoll hat keine Antwort auf das Kommando {command}.
channel.transcriptNoResponseRemedy	Spielen Sie ein Protokoll ab, in dem jedes Kommando beantwortet ist.
channel.transcriptNothing	nichts mehr
channel.transcriptReset	ein Reset
channel.transcriptResponse	kein Kommando: Eine Antwort steht ohne Kommando da
channel.transcriptRestore	ein Warten auf den Chip
channel.virtualChipGone	Der virtuelle Chip hat die Verbindung geschlossen.
channel.virtualChipGoneRemedy	Starten Sie den virtuellen Chip, und lesen Sie erneut.
channel.virtualChipLate	Der virtuelle Chip hat nicht rechtzeitig geantwortet.
channel.virtualChipLateRemedy	Prüfen Sie, ob er noch läuft, und lesen Sie erneut.
channel.virtualChipUnasked	Der virtuelle Chip hat mehr gesendet, als angefordert wurde.
channel.virtualChipUnaskedRemedy	Berichtigen Sie den virtuellen Chip: Auf ein Kommando antwortet ein Datenblock.
channel.virtualResponseTruncated	Die Antwort des virtuellen Chips hat {count} Byte; die Statusbytes sind zwei.
channel.virtualResponseTruncatedRemedy	Berichtigen Sie den virtuellen Chip.
channel.waitFailed	Das Warten ist fehlgeschlagen: {error}.
check.deviationRefused	{deviation}. Die Richtlinie lehnt das ab.
check.formRefused	{deviation}. Das Signierte ist unverändert, aber die Richtlinie lehnt diese Form ab.
check.hash	Hashwert von {file}
check.name.access.cardAccess.authenticity	EF.CardAccess im Vergleich mit den signierten Dateien
check.name.access.dir.authenticity	EF.DIR im Vergleich mit EF.CardSecurity
check.name.access.protocol.downgrade	Verwendung von PACE, wo es signiert ist
check.name.access.protocol.established	Öffnen des Chips
check.name.access.terminalAuthentication.established	Nachweis der Rechte des Terminals
check.name.chip.activeAuthentication.signature	Nachweis durch Aktive Authentisierung
check.name.chip.chipAuthentication.keyAgreement	Nachweis durch Chip-Authentisierung
check.name.chip.chipAuthenticationMapping.data	Nachweis durch Chip Authentication Mapping
check.name.chip.proof.demanded	Nachweis des Chips, den die Richtlinie verlangt
check.name.document.dg11.matchesDG1	EF.DG11 im Vergleich mit EF.DG1
check.name.document.dg12.matchesDG1	EF.DG12 im Vergleich mit EF.DG1
check.name.document.expiry.current	Ablaufdatum in EF.DG1
check.name.document.issuer.allowed	Staat im Vergleich mit denen, die die Richtlinie zulässt
check.name.document.issuer.matchesSigner	Ausstellerstaat im Vergleich mit dem Land des Document Signers
check.name.document.mrz.checkDigits	Prüfziffern in EF.DG1
check.name.document.mrz.matchesDG1	aufgedruckte MRZ im Vergleich mit EF.DG1
check.name.document.mrz.printedForm	Format und Prüfziffern der aufgedruckten MRZ
check.name.document.operator.notBlocked	keine Blockierung der Serie des Dokuments durch den Betreiber
check.name.document.status.notReported	keine Meldung des Dokuments als verloren, gestohlen oder ungültig
check.name.document.type.allowed	Dokumentart im Vergleich mit denen, die die Richtlinie zulässt
check.name.document.validity.period	Gültigkeit des Dokuments im Vergleich mit der Vorgabe der Richtlinie
check.name.integrity.com.matchesSOD	EF.COM im Vergleich mit EF.SOD
check.name.integrity.dataGroups.structure	Aufbau der Datengruppen
check.name.integrity.mandatoryDataGroups	Datengruppen, die jedes Dokument hat
check.name.issuer.cardSecurity.revocation	Sperrstatus des Unterzeichners von EF.CardSecurity
check.name.issuer.cardSecurity.signature	Pfad vom Unterzeichner von EF.CardSecurity zu seiner CSCA
check.name.issuer.cardSecurity.validity	Gültigkeit der Zertifikate hinter EF.CardSecurity
check.name.issuer.csca.usagePeriod	Zeitraum, in dem der Schlüssel der CSCA signiert
check.name.issuer.csca.validity	Gültigkeit des CSCA-Zertifikats
check.name.issuer.ds.algorithms	Algorithmen von EF.SOD und des Pfads zur CSCA
check.name.issuer.ds.documentType	Dokumentarten, die der Document Signer herstellen darf
check.name.issuer.ds.revocation	Sperrstatus des Document Signers
check.name.issuer.ds.signature	Pfad vom Document Signer zu seiner CSCA
check.name.issuer.ds.usagePeriod	Zeitraum, in dem der Schlüssel des Document Signers signiert
check.name.issuer.ds.validity	Gültigkeit des Document-Signer-Zertifikats
check.name.issuer.material.age	Alter der Listen, auf denen das Gesamtergebnis beruht
check.name.issuer.operator.notBlocked	keine Blockierung des Document Signers oder seiner CSCA durch den Betreiber
check.name.lds2.csca.usagePeriod	Zeitraum, in dem der Schlüssel der CSCA hinter dem Datensatz signiert
check.name.lds2.csca.validity	Gültigkeit des CSCA-Zertifikats hinter dem Datensatz
check.name.lds2.record.certificate	Zertifikat, auf das der Datensatz verweist
check.name.lds2.record.date	Datum des Datensatzes
check.name.lds2.record.holder	Reisepass, den der Datensatz nennt
check.name.lds2.record.searchCopy	Kopie des Staates neben den signierten Daten
check.name.lds2.record.signature	Signatur des Datensatzes
check.name.lds2.signer.algorithms	Algorithmen des Datensatzes und seines Pfads
check.name.lds2.signer.name	Name vor dem Zertifikat des Unterzeichners
check.name.lds2.signer.profile	Profil des Zertifikats des Unterzeichners
check.name.lds2.signer.revocation	Sperrstatus des Unterzeichners des Datensatzes
check.name.lds2.signer.role	Recht des Unterzeichners, solche Datensätze zu signieren
check.name.lds2.signer.signature	Pfad vom Unterzeichner des Datensatzes zu seiner CSCA
check.name.lds2.signer.state	Staat des Datensatzes im Vergleich mit dem seines Unterzeichners
check.name.lds2.signer.validity	Gültigkeit des Zertifikats des Unterzeichners
check.name.seal.content.features	Merkmale des Siegels
check.name.seal.content.signature	Signatur des Siegels
check.name.seal.content.structure	Aufbau des Siegels
check.name.seal.csca.usagePeriod	Zeitraum, in dem der Schlüssel der CSCA hinter dem Siegel signiert
check.name.seal.csca.validity	Gültigkeit des CSCA-Zertifikats hinter dem Siegel
check.name.seal.document.dateOfIssue	Datumsangaben im Siegel
check.name.seal.document.expiry	Ablaufdatum des Dokuments mit dem Siegel
check.name.seal.issuer.matchesSigner	Ausstellerstaat des Siegels im Vergleich mit dem Land des Siegelerstellers
check.name.seal.mrz.checkDigits	Prüfziffern der MRZ im Siegel
check.name.seal.mrz.matchesHeader	Ausstellerstaat in der MRZ des Siegels im Vergleich mit dem Kopf des Siegels
check.name.seal.mrz.matchesPrinted	MRZ im Siegel im Vergleich mit der aufgedruckten
check.name.seal.operator.notBlocked	keine Blockierung des Siegelerstellers, seiner CSCA oder der Serie des Dokuments durch den Betreiber
check.name.seal.passport.matchesPrinted	Passnummer im Siegel im Vergleich mit dem Reisepass
check.name.seal.signer.certificate	Zertifikat des Siegelerstellers
check.name.seal.signer.documentType	Dokumentarten, für die der Siegelersteller Siegel erstellen darf
check.name.seal.signer.revocation	Sperrstatus des Siegelerstellers
check.name.seal.signer.signature	Pfad vom Siegelersteller zu seiner CSCA
check.name.seal.signer.usagePeriod	Zeitraum, in dem der Schlüssel des Siegelerstellers signiert
check.name.seal.signer.validity	Gültigkeit des Zertifikats des Siegelerstellers
check.name.securityObject.cardSecurity.signature	Signatur von EF.CardSecurity
check.name.securityObject.cardSecurity.signedAttributes	signierte Attribute von EF.CardSecurity
check.name.securityObject.cardSecurity.structure	Aufbau von EF.CardSecurity
check.name.securityObject.sod.signature	Signatur von EF.SOD
check.name.securityObject.sod.signedAttributes	signierte Attribute von EF.SOD
check.name.securityObject.sod.structure	Aufbau von EF.SOD
check.noRevocationList	Im Speicher liegt keine Sperrliste des Ausstellers.
check.noSecurityObject	Es gibt kein Sicherheitsobjekt mit genau einem Unterzeichner als Grundlage der Beurteilung.
check.noSignerCertificate	Das Zertifikat des Document Signers ist nicht bekannt.
chip.activeAuthentication	Aktive Authentisierung
chip.answerNotAllowed	Die Antwort des Chips {method, select, activeAuthentication {bei der Aktiven Authentisierung} chipAuthentication {bei der Chip-Authentisierung} chipAuthenticationMapping {beim Chip Authentication Mapping} terminalAuthentication {bei der Terminal-Authentisierung} other {bei {method}}} ist im Standard nicht vorgesehen.
chip.answerNotJudged	Die Antwort des Chips wurde nicht beurteilt: {why}.
chip.answeredUnderKeys	Der Chip hat unter den Schlüsseln der Chip-Authentisierung geantwortet ({group}, {cipher}).
chip.cardSecurityAbsent	Der Chip hat kein EF.CardSecurity, das seinen Schlüssel enthielte.
chip.cardSecurityDenied	Der Chip hat den Zugriff auf EF.CardSecurity verweigert, das seinen Schlüssel enthält.
chip.cardSecurityTooLarge	EF.CardSecurity, das den Schlüssel des Chips enthält, ist größer als der Teil, der davon gelesen wird.
chip.cardSecurityUndecodable	EF.CardSecurity, das den Schlüssel des Chips enthält, lässt sich nicht dekodieren.
chip.certificateTooLong	Ein Zertifikat ist länger, als Lesegerät und Chip weiterleiten.
chip.challengeNone	Was als Challenge aufgezeichnet ist, hat nicht 8 Byte.
chip.channelLostDuring	Der Kanal ging {method, select, activeAuthentication {bei der Aktiven Authentisierung} chipAuthentication {bei der Chip-Authentisierung} chipAuthenticationMapping {beim Chip Authentication Mapping} terminalAuthentication {bei der Terminal-Authentisierung} other {bei {method}}} verloren.
chip.channelLostOver	Beim Lesen von {file} ging der Kanal verloren.
chip.chipAuthentication	Chip-Authentisierung
chip.chipAuthenticationMapping	Chip Authentication Mapping
chip.dataGroup14NotAuthenticated	Es ist nicht bekannt, ob DG14 die signierte Fassung ist; daher zählt nicht, was DG14 anbietet.
chip.dataGroup14Undecodable	DG14 lässt sich nicht dekodieren.
chip.dataGroupThere	obwohl das Dokument die Datengruppe {number} hat
chip.dataNotRecorded	weil die Daten dazu nicht im Nachweis stehen
chip.deviationsRefused	{what}. {deviations}. Die Richtlinie lehnt das ab.
chip.endedDuring	Der Lesevorgang endete {method, select, activeAuthentication {während der Aktiven Authentisierung} chipAuthentication {während der Chip-Authentisierung} chipAuthenticationMapping {während des Chip Authentication Mappings} terminalAuthentication {während der Terminal-Authentisierung} other {bei {method}}}.
chip.fileNotInSecurityObject	EF.SOD führt diese Datei nicht auf.
chip.fileNotRead	weil {file} nicht gelesen wurde
chip.groupUnknown	Die aufgezeichnete Gruppe ist nicht bekannt.
chip.joinedKeys	Der Chip hat den Schlüssel seines PACE-Kanals mit seinem statischen Schlüssel verknüpft ({group}).
chip.keyFileDenied	Der Chip hat den Zugriff auf {file} verweigert, das den Schlüssel für den Nachweis enthält.
chip.keyFileMissing	EF.SOD hat einen Hashwert für {file} mit dem Schlüssel des Chips, aber laut Chip gibt es diese Datei nicht.
chip.keyNotAuthenticated	{what}, allerdings mit einem Schlüssel aus {file}, der nicht authentisiert ist. {why}.
chip.keyTooLong	Das Lesegerät leitet nicht so viele Bytes weiter, wie der Schlüssel hat.
chip.leftOut	{method, select, activeAuthentication {Die Aktive Authentisierung} chipAuthentication {Die Chip-Authentisierung} chipAuthenticationMapping {Das Chip Authentication Mapping} terminalAuthentication {Die Terminal-Authentisierung} other {{method}}} wurde beim Lesen ausgelassen.
chip.mapping.confirmed	Die Gleichung ist erfüllt
chip.mapping.groupMismatch	Der Schlüssel gehört zu einer anderen Gruppe
chip.mapping.lengthInvalid	Die Anzahl der Bytes ist nicht die der Gruppenordnung
chip.mapping.mismatch	Die Gleichung ist nicht erfüllt
chip.mapping.outOfRange	Die Zahl ist null oder nicht kleiner als die Gruppenordnung
chip.mapping.paddingInvalid	Das Padding ist falsch
chip.mappingDataNone	Die vom Chip gesendeten Daten zur Chip-Authentisierung lassen sich nicht entschlüsseln.
chip.mappingKeyMissing	EF.CardSecurity hat keinen Schlüssel mit der ID der Domänenparameter, mit denen PACE durchgeführt wurde.
chip.mappingKeyUnusable	Der Schlüssel in EF.CardSecurity mit dieser ID gehört zu einer anderen Gruppe oder lässt sich nicht verwenden.
chip.mappingNotOffered	Der Chip bietet kein Chip Authentication Mapping an.
chip.mappingNotUsed	Der Chip bietet Chip Authentication Mapping an, wurde aber auf andere Weise geöffnet.
chip.noChain	Kein Zertifikat des Terminals führt zu einem Vertrauenspunkt des Chips.
chip.noChainTo	Kein Zertifikat des Terminals führt zu einem Vertrauenspunkt des Chips ({authorities}).
chip.noChannel	Die Terminal-Authentisierung braucht einen Kanal der Chip-Authentisierung.
chip.noCredentials	Das Terminal hat keine Zertifikate und keinen Schlüssel für die Terminal-Authentisierung.
chip.noDataGroup	Das Dokument hat keine Datengruppe {number}.
chip.noKeyInDataGroup14	DG14 hat keinen Schlüssel für die Chip-Authentisierung.
chip.noKeyOfThatID	DG14 hat keinen verwendbaren Schlüssel mit der ID, mit der die Chip-Authentisierung durchgeführt wurde.
chip.noRightToFile	Die Zertifikate des Terminals geben kein Recht auf diese Datei.
chip.noRights	Die Zertifikate des Terminals geben kein Recht auf eine Datengruppe.
chip.noTrustPoint	Der Chip nennt keine Zertifizierungsstelle, die er akzeptieren würde.
chip.noUsableKey	Kein Schlüssel von DG14 lässt sich für die Chip-Authentisierung verwenden.
chip.notReached	Der Lesevorgang endete vor {method, select, activeAuthentication {der Aktiven Authentisierung} chipAuthentication {der Chip-Authentisierung} chipAuthenticationMapping {dem Chip Authentication Mapping} terminalAuthentication {der Terminal-Authentisierung} other {{method}}}.
chip.notRecorded	Es ist {method, select, activeAuthentication {keine Aktive Authentisierung} chipAuthentication {keine Chip-Authentisierung} chipAuthenticationMapping {kein Chip Authentication Mapping} terminalAuthentication {keine Terminal-Authentisierung} other {kein {method}}} aufgezeichnet, {why}.
chip.notRun	{method, select, activeAuthentication {Die Aktive Authentisierung} chipAuthentication {Die Chip-Authentisierung} chipAuthenticationMapping {Das Chip Authentication Mapping} terminalAuthentication {Die Terminal-Authentisierung} other {{method}}} wurde nicht durchgeführt, {why}.
chip.notShownGenuine	Das Terminal zeigt seine Zertifikate nur echten Chips, und für diesen bürgte keine vertrauenswürdige CSCA.
chip.notSigned	Der Chip konnte nicht beweisen, dass er der vom Staat ausgegebene ist: Er ist eine Kopie oder wurde ausgetauscht ({why, message}).
chip.offerMalformed	Ein Eintrag, der es anbieten könnte, lässt sich nicht dekodieren. {error}.
chip.offeredInDataGroup14	obwohl DG14 das Verfahren anbietet
chip.offersUnknown	DG14 bietet Chip-Authentisierung an, aber der Schlüssel oder das Protokoll dafür fehlt oder ist nicht bekannt.
chip.openingNotKnown	weil nicht bekannt ist, wie der Chip geöffnet wurde
chip.otherChallenge	Der Chip erhielt eine andere Challenge als die des Prüfers.
chip.otherChannel	{file} wurde nicht in dem Kanal gelesen, den das Chip Authentication Mapping geöffnet hat.
chip.otherChannelOfKeys	{file} wurde nicht in dem Kanal gelesen, den die Chip-Authentisierung geöffnet hat, und EF.CardSecurity gibt nicht an, zu welchem Dokument es gehört.
chip.privateKeyNotKnown	Die Chip-Authentisierung ist gescheitert: Der Chip kennt den privaten Schlüssel nicht.
chip.refusal.algorithmUnsupported	Die Hashfunktion ist keine des Standards
chip.refusal.digestMismatch	Der Hashwert gehört nicht zur Challenge
chip.refusal.headerInvalid	Die wiederhergestellte Nachricht hat keinen Kopf nach ISO/IEC 9796-2
chip.refusal.keyMalformed	DG15 enthält keinen öffentlichen Schlüssel
chip.refusal.keyUnsupported	Art oder Größe des Schlüssels von DG15 wird nicht unterstützt
chip.refusal.libraryFailed	Die kryptographische Bibliothek meldete einen Fehler
chip.refusal.messageTooShort	Von der Nachricht wurde nichts wiederhergestellt
chip.refusal.notPartialRecovery	Wiederhergestellt wurde eine ganze Nachricht, nicht ein Teil davon
chip.refusal.paddingInvalid	Das Padding vor dem wiederhergestellten Teil ist falsch
chip.refusal.responseTooLong	Die Antwort ist länger als eine Signatur mit diesem Schlüssel
chip.refusal.responseTruncated	Die Antwort ist kürzer als eine Signatur mit diesem Schlüssel
chip.refusal.signatureFormat	Die Antwort ist keine ECDSA-Signatur
chip.refusal.signatureInvalid	Die Signatur stammt von einem anderen Schlüssel oder gilt einer anderen Challenge
chip.refusal.signatureOutOfRange	Eine Zahl der Signatur liegt außerhalb des Wertebereichs
chip.refusal.trailerHashMismatch	Der Trailer nennt eine andere Hashfunktion als die des Hashwerts
chip.refusal.trailerUnknown	Die wiederhergestellte Nachricht hat keinen Trailer nach ISO/IEC 9796-2
chip.refused	Der Chip hat {method, select, activeAuthentication {die Aktive Authentisierung} chipAuthentication {die Chip-Authentisierung} chipAuthenticationMapping {das Chip Authentication Mapping} terminalAuthentication {die Terminal-Authentisierung} other {{method}}} abgelehnt.
chip.refusedAtStep	Der Chip hat {method, select, activeAuthentication {die Aktive Authentisierung} chipAuthentication {die Chip-Authentisierung} chipAuthenticationMapping {das Chip Authentication Mapping} terminalAuthentication {die Terminal-Authentisierung} other {{method}}} abgelehnt ({step}, {status}).
chip.refusedWithStatus	Der Chip hat {method, select, activeAuthentication {die Aktive Authentisierung} chipAuthentication {die Chip-Authentisierung} chipAuthenticationMapping {das Chip Authentication Mapping} terminalAuthentication {die Terminal-Authentisierung} other {{method}}} abgelehnt ({status}).
chip.responseDoesNotFit	Die Signatur des Chips ist zu lang: Von einer Antwort kommen höchstens {most} Byte durch.
chip.responseNotRecorded	Es ist keine Antwort auf die Aktive Authentisierung aufgezeichnet.
chip.responseShort	Die Antwort des Chips ist kürzer als eine Signatur mit dem Schlüssel von DG15, obwohl für eine ganze Platz war.
chip.securityObjectMissing	Es gibt kein Sicherheitsobjekt, das angibt, was das Dokument anbietet.
chip.securityObjectNotReached	Der Lesevorgang endete, bevor das Sicherheitsobjekt gelesen war.
chip.signedDataGroup14NotRead	weil die signierte Fassung von DG14 nicht gelesen wurde
chip.signedTerminalsChallenge	Der Chip hat eine Challenge des Terminals signiert ({algorithm}).
chip.signedVerifiersChallenge	Der Chip hat die Challenge des Prüfers signiert ({algorithm}).
chip.staticKeyNotReached	Was der Chip gesendet hat, führt nicht zu seinem statischen Schlüssel: {why}.
chip.terminalAccepted	Der Chip hat das Terminal akzeptiert.
chip.terminalAuthentication	Terminal-Authentisierung
chip.terminalDidNotSign	Der Schlüssel des Terminals hat die Challenge des Chips nicht signiert.
chip.terminalMayRead	Der Chip hat das Terminal akzeptiert; es darf {files} lesen.
chip.terminalNotOffered	DG14 bietet keine Terminal-Authentisierung an.
chip.terminalNotSigned	Der Schlüssel des Terminals hat die Challenge des Chips nicht signiert. {error}.
chip.terminalUnverified	{what}, obwohl der Chip nicht als echt nachgewiesen war (Labor).
claim.activeAuthentication	Aktive Authentisierung gelungen
claim.chipAuthentication	Chip-Authentisierung gelungen
claim.chipAuthenticationMapping	Chip Authentication Mapping gelungen
claim.passiveAuthentication	Passive Authentisierung gelungen
cli.nameFile	Nennen Sie eine Datei oder einen Ordner; vielleicht war eine Shell-Variable nicht gesetzt.
cli.policyAt	{file}:{line}:{column}: {error}
cli.simulatorMember	Die Beschreibung des Dokuments ist bei {member} falsch. {error}.
cli.trustUnusable	Die Vertrauensdaten lassen sich nicht verwenden. {error}.
cli.trustUnusableIn	Die Vertrauensdaten in {place} lassen sich nicht verwenden. {error}.
conformance.advised	Nicht wie empfohlen: {count, plural, one {# Regel} other {# Regeln}}; --json und --html nennen sie.
conformance.all	alle
conformance.answer.either	eines von beiden
conformance.answer.failed	gescheitert
conformance.answer.successful	erfolgreich
conformance.ask	Was hat das Lesegerät geantwortet? Geben Sie s für erfolgreich ein, f für gescheitert und etwas anderes für keine Antwort:
conformance.at	{file}:{line}:{column}: {error}
conformance.because	Muss aus einem dieser Gründe scheitern: {reasons}
conformance.becauseOfSuccess	Nur ein Testfall, der scheitern muss, gibt an, warum.
conformance.chipNotOpened	Der Chip ließ sich nicht öffnen: {answer}.
conformance.clause	Abschnitt: {clause}
conformance.configurationUnknown	Die Konfiguration {name} gibt es nicht.
conformance.cvcaPair	--cvca und --cvca-key gehören zusammen.
conformance.destructiveLeft	{count, plural, one {# Testfall, der} other {# Testfälle, die}} den Chip mit einem anderen Datum oder Vertrauenspunkt {count, plural, one {zurücklässt, wurde} other {zurücklassen, wurden}} nicht ausgeführt; --destructive führt {count, plural, one {ihn} other {sie}} aus.
conformance.diffChanged	{name}: {before}, dann {after}
conformance.diffGone	{name}: {before}, im zweiten Lauf nicht ausgeführt
conformance.diffNew	{name}: im ersten Lauf nicht ausgeführt, dann {after}
conformance.diffNothing	Jeder Testfall ging in beiden Läufen gleich aus.
conformance.differs	Mit Absicht: {why}
conformance.doubled	Der Name {name} steht zweimal da.
conformance.finding	{place}: erwartet: {expected}; beobachtet: {observed}
conformance.heading.fail	nicht bestanden
conformance.heading.inconclusive	offen
conformance.heading.notApplicable	entfällt
conformance.heading.pass	bestanden
conformance.heading.title	Thema
conformance.heading.unit	Einheit
conformance.listAlone	--list und --print-ics passen nicht zusammen.
conformance.listNames	epass conform {campaign} --list nennt jede Regel und jede Einheit.
conformance.memberMissing	Das Feld {name} fehlt.
conformance.misread	Gelesen, obwohl es nicht sein darf, oder umgekehrt: {files}
conformance.noAuthority	Das ist kein Zertifikat einer CVCA.
conformance.noBoolean	Hier muss true oder false stehen.
conformance.noCase	Kein Testfall heißt {name}.
conformance.noCertificate	Ein Zertifikat {name} gibt es nicht.
conformance.noChipDate	--chip-date ist ein Tag, JJJJ-MM-TT.
conformance.noConfiguration	Ein Testfall nennt eine Konfiguration oder, in notMade, warum sich keine erstellen lässt.
conformance.noDataGroup	Hier muss eine der Datengruppen DG1 bis DG16 stehen.
conformance.noDate	Hier muss ein Tag stehen, als JJJJ-MM-TT.
conformance.noExpression	Hier müssen Bytes in hexadezimalen Ziffern, Datenobjekte und Namen stehen, wie in 83(trustPoint); die Namen stehen in Docs/conformance.md.
conformance.noFile	Hier muss der Name einer Datei stehen, etwa DG1, COM oder CardAccess.
conformance.noFiles	{folder} enthält keine Datei mit Testfällen: eine Datei NAME.json mit einem Feld cases.
conformance.noFilesRemedy	Nennen Sie einen Ordner wie Conformance/reader oder Conformance/chip, oder eine Datei daraus.
conformance.noHolder	Hier muss CVCA stehen oder ein Kürzel (Mnemonic) aus einem bis neun Zeichen und drei Ziffern.
conformance.noList	Hier muss eine Liste mit höchstens {most, plural, one {# Element} other {# Elementen}} stehen.
conformance.noMaterial	{file} enthält kein Zertifikat, keine Sperrliste und keine signierte Liste.
conformance.noMember	Ein Feld {name} gibt es hier nicht.
conformance.noName	Hier muss ein Name aus höchstens 80 Buchstaben, Ziffern, Punkten, Bindestrichen, Unterstrichen und Schrägstrichen stehen.
conformance.noNumber	Hier muss eine Zahl von {least} bis {most} stehen.
conformance.noObject	Hier muss ein Objekt stehen.
conformance.noRelativeDay	Hier muss ein Tag stehen, gerechnet von start oder end, etwa start+1m-2d.
conformance.noSchema	Hier muss {schema} stehen.
conformance.noStatusWord	Hier müssen Statuswörter stehen: ok, error, refused, warning oder jeweils vier hexadezimale Ziffern.
conformance.noStep	Ein Schritt hat genau eines von diesen Wörtern: {words}.
conformance.noText	Hier muss ein Text von höchstens {most} Byte ohne Steuerzeichen stehen.
conformance.noUnit	Keine Einheit heißt {name}.
conformance.noWord	Hier muss eines von diesen Wörtern stehen: {words}.
conformance.notObserved	{outcome}  {name}: {title}. Erwartet: {expected}; beobachtet wurde nichts
conformance.observeAlone	--observe betrifft ein anderes Lesegerät: Geben Sie mit --vpcd an, wo es ist.
conformance.observeNeeded	Es ist niemand da, der eingeben könnte, was das Lesegerät antwortet.
conformance.observeNeededRemedy	Starten Sie den Lauf in einem Terminal, oder nennen Sie mit --observe einen Befehl, der das Lesegerät lesen lässt.
conformance.observeTimeoutRange	--observe-timeout erlaubt 1 bis 3600 Sekunden.
conformance.observeWords	Die Wörter von {command} lassen sich nicht voneinander trennen.
conformance.observed	{outcome}  {name}: {title}. Erwartet: {expected}; beobachtet: {observed}
conformance.open	{outcome}  {unit}: {count, plural, one {# Regel} other {# Regeln}}, ab {name}: {reason}
conformance.otherReason	Ist gescheitert, aber aus keinem der verlangten Gründe.
conformance.outcome.fail	NICHT BESTANDEN
conformance.outcome.inconclusive	OFFEN
conformance.outcome.notApplicable	ENTFÄLLT
conformance.outcome.pass	BESTANDEN
conformance.pageCases	{name}: {title}
conformance.pageCounts	{pass} von {count} wie erwartet
conformance.pageNote	Alle Dokumente dieser Testfälle hat der Simulator erzeugt; Personen mit diesen Namen gibt es nicht.
conformance.pagePolicy	Richtlinie: {policy}
conformance.pageTitle	Konformität von {subject}
conformance.pageTrace	Mitschnitt: {count, plural, one {# Schritt} other {# Schritte}}
conformance.pageUnits	Einheiten
conformance.printed	Auf dem Dokument aufgedruckt: {lines}
conformance.profilesFound	Der Chip beansprucht für sich: {profiles}
conformance.progress	{done} von {count, plural, one {# Testfall} other {# Testfällen}}
conformance.reasons	Gründe: {reasons}
conformance.resumeOther	{file} hat die Ergebnisse eines anderen Prüflings oder einer anderen Richtlinie.
conformance.resumeOtherRemedy	Setzen Sie mit demselben Programm und derselben Richtlinie fort, oder beginnen Sie neu.
conformance.resumed	{count, plural, one {# Ergebnis wird} other {# Ergebnisse werden}} aus {file} übernommen.
conformance.rowDeleted	{name} hat keinen Text: Der Testfall wurde in Ausgabe {edition} gestrichen.
conformance.rowMoved	{name} hat in der vorliegenden Ausgabe keinen Text: Der Testfall steht jetzt als {other} in Teil 4 der Testspezifikation der ICAO.
conformance.rule	{outcome}  {name}: {title}
conformance.ruleSummary	{pass, plural, one {# Regel} other {# Regeln}} erfüllt, {fail, number} verletzt, {open, number} nicht zu beurteilen; {others, plural, one {# betrifft} other {# betreffen}} diese Dateien nicht.
conformance.step	Schritt {number}{way, select, bac { nach BAC} pace { nach PACE} other {}}, {what}: erwartet {expected}; beobachtet {observed}
conformance.summary	{pass, number} von {count, number} Fällen verliefen wie erwartet, {fail, number} nicht; {open, number} ließen sich nicht beobachten. {others, plural, one {# weiterer Fall betrifft} other {# weitere Fälle betreffen}} dies nicht.
conformance.told	{done} von {count}: {name}, {title}. Erwartet: {expected}.
country.bothUnknown	CSCA und {signer, select, document {Document Signer} seal {Siegelersteller} other {{signer}}} nennen dasselbe Land, das nicht in der Codetabelle steht: {country}.
country.britishTerritory	DG1 nennt den britischen Status {state}, der Document Signer ein britisches Gebiet: {country}.
country.cardSecurityDiffers	{file} und das Dokument wurden in verschiedenen Ländern signiert: {signing} und {country}.
country.meant	Meinten Sie {names}?
country.nationalityOnly	Der Ausstellerstaat in DG1, {state}, ist der Code einer Staatsangehörigkeit und keines Ausstellers.
country.noState	DG1 nennt keinen Ausstellerstaat.
country.notNamed	Die CSCA oder der {signer, select, document {Document Signer} seal {Siegelersteller} other {{signer}}} nennt kein Land.
country.ofDocumentSignerUnknown	Das Land des Document Signers ist nicht bekannt.
country.ofDocumentUnknown	Das Land des Dokuments, das mit dem des Unterzeichners übereinstimmen muss, ist nicht bekannt.
country.ofSignerUnknown	Das Land des Unterzeichners ist nicht bekannt.
country.oneUnknown	CSCA und {signer, select, document {Document Signer} seal {Siegelersteller} other {{signer}}} nennen verschiedene Länder, {authority} und {country}; eines davon steht nicht in der Codetabelle.
country.signerDiffers	CSCA und {signer, select, document {Document Signer} seal {Siegelersteller} other {{signer}}} gehören zu verschiedenen Ländern: {authority} und {country}.
country.signerNamesNone	Der Document Signer nennt kein Land.
country.signerUnknown	Das Land des Document Signers, {country}, steht nicht in der Codetabelle.
country.stateDiffers	Der Ausstellerstaat in DG1 ist {state} ({issuer}), das Land des Document Signers aber {country}.
country.stateMatches	Der Ausstellerstaat in DG1 ist das Land des Document Signers: {country}.
country.stateNamed	Der Ausstellerstaat in DG1 ist der in den Zertifikaten genannte: {state}.
country.stateUnknown	Der Ausstellerstaat in DG1, {state}, steht nicht in der Codetabelle.
country.stateWithoutLetters	Der Ausstellerstaat in DG1, {state}, hat keine zwei Buchstaben, die in einem Zertifikat stehen könnten; Land des Document Signers: {country}.
country.unknown	Kein Land heißt {text}.
country.unknownMeant	Kein Land heißt {text}. Meinten Sie {names}?
country:AD	Andorra
country:AE	Vereinigte Arabische Emirate
country:AF	Afghanistan
country:AG	Antigua und Barbuda
country:AI	Anguilla
country:AL	Albanien
country:AM	Armenien
country:AN	Niederländische Antillen
country:AO	Angola
country:AQ	Antarktis
country:AR	Argentinien
country:AS	Amerikanisch-Samoa
country:AT	Österreich
country:AU	Australien
country:AW	Aruba
country:AX	Ålandinseln
country:AZ	Aserbaidschan
country:BA	Bosnien und Herzegowina
country:BB	Barbados
country:BD	Bangladesch
country:BE	Belgien
country:BF	Burkina Faso
country:BG	Bulgarien
country:BH	Bahrain
country:BI	Burundi
country:BJ	Benin
country:BL	St. Barthélemy
country:BM	Bermuda
country:BN	Brunei Darussalam
country:BO	Bolivien
country:BQ	Karibische Niederlande
country:BR	Brasilien
country:BS	Bahamas
country:BT	Bhutan
country:BV	Bouvetinsel
country:BW	Botsuana
country:BY	Belarus
country:BZ	Belize
country:CA	Kanada
country:CC	Kokosinseln
country:CD	Kongo-Kinshasa
country:CF	Zentralafrikanische Republik
country:CG	Kongo-Brazzaville
country:CH	Schweiz
country:CI	Côte d’Ivoire
country:CK	Cookinseln
country:CL	Chile
country:CM	Kamerun
country:CN	China
country:CO	Kolumbien
country:CR	Costa Rica
country:CU	Kuba
country:CV	Cabo Verde
country:CW	Curaçao
country:CX	Weihnachtsinsel
country:CY	Zypern
country:CZ	Tschechien
country:DE	Deutschland
country:DJ	Dschibuti
country:DK	Dänemark
country:DM	Dominica
country:DO	Dominikanische Republik
country:DZ	Algerien
country:EC	Ecuador
country:EE	Estland
country:EG	Ägypten
country:EH	Westsahara
country:ER	Eritrea
country:ES	Spanien
country:ET	Äthiopien
country:EU	Europäische Union
country:FI	Finnland
country:FJ	Fidschi
country:FK	Falklandinseln
country:FM	Mikronesien
country:FO	Färöer
country:FR	Frankreich
country:GA	Gabun
country:GB	Vereinigtes Königreich
country:GD	Grenada
country:GE	Georgien
country:GF	Französisch-Guayana
country:GG	Guernsey
country:GH	Ghana
country:GI	Gibraltar
country:GL	Grönland
country:GM	Gambia
country:GN	Guinea
country:GP	Guadeloupe
country:GQ	Äquatorialguinea
country:GR	Griechenland
country:GS	Südgeorgien und die Südlichen Sandwichinseln
country:GT	Guatemala
country:GU	Guam
country:GW	Guinea-Bissau
country:GY	Guyana
country:HK	Sonderverwaltungsregion Hongkong
country:HM	Heard und McDonaldinseln
country:HN	Honduras
country:HR	Kroatien
country:HT	Haiti
country:HU	Ungarn
country:IA	ICAO
country:ID	Indonesien
country:IE	Irland
country:IL	Israel
country:IM	Isle of Man
country:IN	Indien
country:IO	Britisches Territorium im Indischen Ozean
country:IQ	Irak
country:IR	Iran
country:IS	Island
country:IT	Italien
country:JE	Jersey
country:JM	Jamaika
country:JO	Jordanien
country:JP	Japan
country:KE	Kenia
country:KG	Kirgisistan
country:KH	Kambodscha
country:KI	Kiribati
country:KM	Komoren
country:KN	St. Kitts und Nevis
country:KP	Nordkorea
country:KR	Südkorea
country:KS	Kosovo
country:KW	Kuwait
country:KY	Kaimaninseln
country:KZ	Kasachstan
country:LA	Laos
country:LB	Libanon
country:LC	St. Lucia
country:LI	Liechtenstein
country:LK	Sri Lanka
country:LR	Liberia
country:LS	Lesotho
country:LT	Litauen
country:LU	Luxemburg
country:LV	Lettland
country:LY	Libyen
country:MA	Marokko
country:MC	Monaco
country:MD	Republik Moldau
country:ME	Montenegro
country:MF	St. Martin
country:MG	Madagaskar
country:MH	Marshallinseln
country:MK	Nordmazedonien
country:ML	Mali
country:MM	Myanmar
country:MN	Mongolei
country:MO	Sonderverwaltungsregion Macau
country:MP	Nördliche Marianen
country:MQ	Martinique
country:MR	Mauretanien
country:MS	Montserrat
country:MT	Malta
country:MU	Mauritius
country:MV	Malediven
country:MW	Malawi
country:MX	Mexiko
country:MY	Malaysia
country:MZ	Mosambik
country:NA	Namibia
country:NC	Neukaledonien
country:NE	Niger
country:NF	Norfolkinsel
country:NG	Nigeria
country:NI	Nicaragua
country:NL	Niederlande
country:NO	Norwegen
country:NP	Nepal
country:NR	Nauru
country:NT	Neutrale Zone
country:NU	Niue
country:NZ	Neuseeland
country:OM	Oman
country:PA	Panama
country:PE	Peru
country:PF	Französisch-Polynesien
country:PG	Papua-Neuguinea
country:PH	Philippinen
country:PK	Pakistan
country:PL	Polen
country:PM	St. Pierre und Miquelon
country:PN	Pitcairninseln
country:PR	Puerto Rico
country:PS	Palästinensische Autonomiegebiete
country:PT	Portugal
country:PW	Palau
country:PY	Paraguay
country:QA	Katar
country:RE	Réunion
country:RO	Rumänien
country:RS	Serbien
country:RU	Russland
country:RW	Ruanda
country:SA	Saudi-Arabien
country:SB	Salomonen
country:SC	Seychellen
country:SD	Sudan
country:SE	Schweden
country:SG	Singapur
country:SH	St. Helena
country:SI	Slowenien
country:SJ	Spitzbergen und Jan Mayen
country:SK	Slowakei
country:SL	Sierra Leone
country:SM	San Marino
country:SN	Senegal
country:SO	Somalia
country:SR	Suriname
country:SS	Südsudan
country:ST	São Tomé und Príncipe
country:SV	El Salvador
country:SX	Sint Maarten
country:SY	Syrien
country:SZ	Eswatini
country:TC	Turks- und Caicosinseln
country:TD	Tschad
country:TF	Französische Süd- und Antarktisgebiete
country:TG	Togo
country:TH	Thailand
country:TJ	Tadschikistan
country:TK	Tokelau
country:TL	Timor-Leste
country:TM	Turkmenistan
country:TN	Tunesien
country:TO	Tonga
country:TR	Türkei
country:TT	Trinidad und Tobago
country:TV	Tuvalu
country:TW	Taiwan
country:TZ	Tansania
country:UA	Ukraine
country:UG	Uganda
country:UM	Amerikanische Überseeinseln
country:UN	Vereinte Nationen
country:US	Vereinigte Staaten
country:UY	Uruguay
country:UZ	Usbekistan
country:VA	Vatikanstadt
country:VC	St. Vincent und die Grenadinen
country:VE	Venezuela
country:VG	Britische Jungferninseln
country:VI	Amerikanische Jungferninseln
country:VN	Vietnam
country:VU	Vanuatu
country:WF	Wallis und Futuna
country:WS	Samoa
country:XBA	Afrikanische Entwicklungsbank
country:XCC	Karibische Gemeinschaft
country:XCE	Europarat
country:XCO	Gemeinsamer Markt für das östliche und südliche Afrika
country:XDC	Entwicklungsgemeinschaft des südlichen Afrika
country:XEC	Wirtschaftsgemeinschaft westafrikanischer Staaten
country:XES	Organisation Ostkaribischer Staaten
country:XIM	Afrikanische Export-Import-Bank
country:XMP	Parlamentarische Versammlung des Mittelmeerraums
country:XOM	Souveräner Malteserorden
country:XPO	INTERPOL
country:YE	Jemen
country:YT	Mayotte
country:ZA	Südafrika
country:ZM	Sambia
country:ZW	Simbabwe
crypto.algorithmMissing	OpenSSL fehlt {algorithm}.
crypto.algorithmOfOtherKey	{algorithm} ist kein Algorithmus eines Schlüssels {key}.
crypto.algorithmRefused	OpenSSL hat {algorithm} abgelehnt.
crypto.algorithmsMissing	OpenSSL fehlt ein Algorithmus aus Doc 9303.
crypto.allowanceSpent	Das Dokument nennt mehr große eigene Gruppen, als getestet werden; diese mit {bits} Bit wurde nicht getestet.
crypto.bitStringNotWhole	Erwartet wird ein BIT STRING aus ganzen Bytes.
crypto.blockNotEncrypted	Der Block konnte nicht verschlüsselt werden.
crypto.bufferTooSmall	Der Ausgabepuffer ist zu klein.
crypto.cipherFailed	{cipher} ist fehlgeschlagen.
crypto.cipherNotKeyed	Dem Chiffrenkontext ließ sich kein Schlüssel geben.
crypto.cmacRefused	CMAC hat seine Chiffre abgelehnt.
crypto.coordinateTooLarge	Eine Koordinate ist nicht kleiner als die Primzahl.
crypto.coordinatesNoResidues	Die Koordinaten sind keine Reste modulo der Primzahl von {group}.
crypto.curveEncodingNotChosen	Die Kodierung der Kurve ließ sich nicht wählen.
crypto.curveMissing	Diesem Build von OpenSSL fehlt die Kurve {curve}.
crypto.curveNotExplicit	Die Parameter der Kurve sind nicht ausgeschrieben.
crypto.curveNotListed	Die Kurve {curve} steht nicht auf der Liste.
crypto.divisionFailed	Eine Division ist fehlgeschlagen.
crypto.dsaKeyRefused	OpenSSL hat den DSA-Schlüssel abgelehnt.
crypto.dsaMissing	OpenSSL fehlt DSA.
crypto.dsaOrderBounds	Die Ordnung eines DSA-Schlüssels hat 160, 224 oder 256 Bit; diese hat {bits}.
crypto.dsaParametersInherited	Der DSA-Schlüssel hat keine eigenen Domänenparameter.
crypto.dsaPrimeBounds	Die Primzahl eines DSA-Schlüssels hat 1024 bis 3072 Bit und ist ungerade; diese hat {bits}.
crypto.elementCut	Die Kodierung endet innerhalb eines Elements.
crypto.elementMissing	Die Kodierung endet, wo ein Element erwartet wird.
crypto.elementOfOtherGroup	Ein Element von {element} ist kein Element von {group}.
crypto.fixedSequenceEnds	Die feste Folge von Zufallsbytes ist zu Ende.
crypto.generatorBounds	Ein Generator liegt zwischen 2 und p-2.
crypto.generatorOrder	Der Generator hat nicht die angegebene Ordnung.
crypto.groupNotListed	Die Zahlen gehören zu keiner Gruppe der Liste.
crypto.hashNotBegun	{hash} konnte nicht begonnen werden.
crypto.hashNotComputed	{hash} konnte nicht berechnet werden.
crypto.ivLength	Der Initialisierungsvektor hat {length} Byte.
crypto.keyAlgorithmUnsupported	Der Schlüsselalgorithmus {algorithm} wird nicht unterstützt.
crypto.keyLength	Ein Schlüssel für {cipher} hat {length} Byte.
crypto.keyNotCopied	Der Schlüssel ließ sich nicht kopieren.
crypto.keyNotDerived	Der Schlüssel konnte nicht abgeleitet werden.
crypto.keyNotGenerated	Der Schlüssel ließ sich nicht erzeugen.
crypto.keyOpensNoSignature	Ein Schlüssel {key} öffnet keine Signatur: Das kann nur RSA.
crypto.keyVerifiesNoECDSA	Ein Schlüssel {key} prüft keine ECDSA-Signatur.
crypto.lengthNotDER	Eine Länge ist nicht DER oder zu groß.
crypto.lengthNotMinimal	Eine Länge ist nicht minimal.
crypto.macLength	Ein MAC hat {length} Byte.
crypto.macNoWholeBlocks	Die Eingabe des MAC besteht nicht aus ganzen Blöcken.
crypto.macNotComputed	Der MAC konnte nicht berechnet werden.
crypto.modularOperationFailed	Eine modulare Operation ist fehlgeschlagen.
crypto.modulusBounds	Ein Modulus ist eine ungerade Primzahl von höchstens 512 Byte.
crypto.modulusNotPrepared	Ein Modulus ließ sich nicht vorbereiten.
crypto.neutralElement	Das neutrale Element von {group} ist weder ein öffentlicher Schlüssel noch ein Geheimnis.
crypto.noCipherContext	Es ließ sich kein Chiffrenkontext anlegen.
crypto.noCoordinate	Die x-Koordinate eines Punktes von {curve} war nicht zu erhalten.
crypto.noCurve	{group} ist keine Kurve.
crypto.noCurveNorParameters	Der Schlüssel hat weder den Namen einer Kurve noch deren Parameter.
crypto.noDomainParameters	Unter dieser Nummer gibt es keine standardisierten Domänenparameter.
crypto.noIntegratedMapping	{group} ist keine Gruppe des Integrated Mapping.
crypto.noMemoryForComputation	Für eine Berechnung ist kein Speicher vorhanden.
crypto.noMemoryForGroup	Für {group} ist kein Speicher vorhanden.
crypto.noMemoryForModulus	Für einen Modulus ist kein Speicher vorhanden.
crypto.noMemoryForNumber	Für eine Zahl ist kein Speicher vorhanden.
crypto.noMemoryForPoint	Für einen Punkt von {curve} ist kein Speicher vorhanden.
crypto.noPEMKey	Das ist kein unverschlüsselter privater Schlüssel in PEM.
crypto.noPKCS8	Das ist kein privater PKCS #8-Schlüssel für RSA oder eine Kurve.
crypto.noPadding	Der Klartext endet nicht mit einem Padding.
crypto.noPrimeField	Die Kurve liegt nicht über einem Primkörper.
crypto.noRandomOctets	Der Zufallsgenerator hat keine Bytes geliefert.
crypto.noRandomScalar	Der Zufallsgenerator hat keinen Skalar von {group} geliefert.
crypto.noSuchElement	In {group} gibt es kein solches Element.
crypto.noTestGenerator	Der Testgenerator ließ sich nicht einrichten.
crypto.noWholeBlocks	Die Eingabe besteht nicht aus ganzen Blöcken von {length} Byte.
crypto.notSigned	OpenSSL konnte nicht mit {algorithm} signieren.
crypto.numberNoResidue	Die Zahl ist kein Rest modulo der Primzahl von {group}.
crypto.numberNotMinimal	Eine Zahl ist nicht minimal.
crypto.numberNotPositive	Erwartet wird eine positive Zahl.
crypto.numberNotReduced	Eine Zahl ließ sich nicht reduzieren.
crypto.objectIdentifierMalformed	Ein Objektbezeichner ist fehlerhaft.
crypto.octetsFollow	Es folgen Bytes, wo die Kodierung enden sollte.
crypto.oneBlockWanted	Verlangt ist ein Block von {length} Byte.
crypto.orderBounds	Die Ordnung einer Untergruppe hat mindestens {least} Bit und weniger als die Primzahl; diese hat {bits}.
crypto.orderMissing	Die Ordnung der Untergruppe fehlt.
crypto.orderNoDivisor	Die Ordnung der Untergruppe teilt p-1 nicht.
crypto.orderNotChecked	Die Ordnung eines öffentlichen Werts ließ sich nicht prüfen.
crypto.orderNotPrime	Die Ordnung der Untergruppe ist keine Primzahl.
crypto.otherModulus	Die Zahlen sind Reste eines anderen Modulus.
crypto.otherTag	Erwartet wird ein Element mit einem anderen Tag.
crypto.paddingTooLong	Das Padding ist länger als ein Block.
crypto.pkcs3WithoutOrder	Parametern nach PKCS #3 fehlt die Ordnung der Untergruppe.
crypto.plainSignatureLength	Eine Signatur im Format Plain auf {curve} hat {length} Byte; diese hat {there}.
crypto.pointAtInfinity	Der Punkt im Unendlichen ist kein öffentlicher Schlüssel.
crypto.pointCompressed	Ein Punkt wird unkomprimiert gesendet, als 04 || x || y.
crypto.pointLength	Ein Punkt von {curve} hat {length} Byte.
crypto.pointNotEncoded	Ein Punkt von {curve} ließ sich nicht kodieren.
crypto.pointNotMultiplied	Ein Punkt von {curve} ließ sich nicht multiplizieren.
crypto.pointNotOnCurve	Der Punkt liegt nicht auf {curve}.
crypto.pointsNotAdded	Zwei Punkte von {curve} ließen sich nicht addieren.
crypto.powerFailed	Eine Potenz in GF(p) konnte nicht berechnet werden.
crypto.primalityNotTested	Eine Zahl ließ sich nicht darauf testen, ob sie eine Primzahl ist.
crypto.primeBounds	Eine Primzahl für Diffie-Hellman hat {least} bis {most} Bit; diese hat {bits}.
crypto.primeMissing	OpenSSL hat die Primzahl {prime} nicht.
crypto.privateKeyNotEncoded	Der private Schlüssel ließ sich nicht kodieren.
crypto.productFailed	Ein Produkt in GF(p) konnte nicht berechnet werden.
crypto.providerNotLoaded	Der Standardprovider von OpenSSL ließ sich nicht laden.
crypto.publicKeyNotEncoded	Der öffentliche Schlüssel ließ sich nicht kodieren.
crypto.publicPointCompressed	Der öffentliche Punkt ist kein unkomprimierter Punkt der Kurve.
crypto.publicPointNotOnCurve	Der öffentliche Punkt liegt nicht auf der Kurve.
crypto.publicValueBounds	Ein öffentlicher Wert muss zwischen 2 und p-2 liegen.
crypto.publicValueLength	Ein öffentlicher Wert dieser Gruppe hat 1 bis {most} Byte.
crypto.publicValueOne	Der öffentliche Wert ist 1, was der Standard nicht erlaubt.
crypto.publicValueOutside	Der öffentliche Wert liegt nicht in der Untergruppe des Generators.
crypto.publicValueSmallOrder	Der öffentliche Wert erzeugt nur wenige Elemente.
crypto.representativeBounds	{what, select, signature {Die Signatur} other {Der Repräsentant}} liegt nicht zwischen 1 und n - 1.
crypto.representativeLength	{what, select, signature {Die Signatur} other {Der Repräsentant}} hat {length} Byte; der Modulus hat {modulus}.
crypto.representativeNotSigned	OpenSSL konnte den Repräsentanten nicht signieren.
crypto.rsaExponentBounds	Ein RSA-Exponent ist ungerade, größer als 1 und hat höchstens 64 Bit.
crypto.rsaKeyBounds	Ein RSA-Schlüssel hat 1024 bis 8192 Bit.
crypto.rsaKeyRefused	OpenSSL hat den RSA-Schlüssel abgelehnt.
crypto.rsaMissing	OpenSSL fehlt RSA.
crypto.rsaModulusBounds	Ein RSA-Modulus hat 1024 bis 8192 Bit und ist ungerade; dieser hat {bits}.
crypto.rsaNumbersTooLong	Die Zahlen des RSA-Schlüssels sind zu lang.
crypto.saltLength	Ein Salt von {length} Byte passt zu keinem RSA-Schlüssel.
crypto.signatureNotOpened	OpenSSL konnte die Signatur nicht öffnen.
crypto.signatureNumberBounds	Die Zahl {number} der Signatur liegt nicht zwischen 1 und n - 1.
crypto.tablesNotMade	Die Tabellen von {group} ließen sich nicht erstellen.
crypto.verificationNotSetUp	Die Prüfung ließ sich nicht einrichten.
crypto.zeroNotInvertible	Null hat kein Inverses.
cvc.algorithmHistoric	{algorithm} steht nicht mehr auf der Liste.
cvc.algorithmUnknown	{identifier} ist kein Algorithmus der Terminal-Authentisierung.
cvc.authenticatedRequest	Das ist ein authentisierter Zertifikatsantrag, kein Zertifikat.
cvc.authorizationLength	Eine Berechtigung der Art {kind, select, inspectionSystem {Inspektionssystem} authenticationTerminal {Authentisierungsterminal} signatureTerminal {Signaturterminal} other {{kind}}} hat {expected} Byte; diese hat {count}.
cvc.authorizationOutOfBounds	Eine Berechtigung hat 1 bis 32 Byte; diese hat {count}.
cvc.chainLimits	Eine Kette wird aus höchstens {certificates} Zertifikaten und {references, plural, one {# Referenz} other {# Referenzen}} gebildet.
cvc.curveOfIssuerUnknown	Kein übergeordnetes Zertifikat gibt die Kurve des Schlüssels seines Ausstellers an.
cvc.curveUnknown	Kein übergeordnetes Zertifikat gibt die Kurve dieses Schlüssels an.
cvc.dateDigit	Ein Byte des Datums ist keine Ziffer.
cvc.dateLength	Ein Datum hat sechs Byte; dieses hat {count}.
cvc.domainParametersStated	Es gibt Domänenparameter an, was nur eine CVCA tut.
cvc.expired	Es ist am {last} abgelaufen.
cvc.expiresBeforeEffective	Es läuft am {last} ab, vor seinem Gültigkeitsbeginn.
cvc.issuerKeyUnusable	Der Schlüssel seines Ausstellers lässt sich nicht verwenden. {error}.
cvc.issuerMissing	Das Zertifikat seines Ausstellers liegt nicht vor.
cvc.keySizeUnlisted	Sein Schlüssel, {key}, hat eine andere Größe als die auf der Liste.
cvc.lastButOneNotVerifier	Das vorletzte ist nicht das eines Document Verifiers.
cvc.lastNotTerminal	Das letzte Zertifikat ist nicht das eines Terminals.
cvc.lengthNotMinimal	Die Länge ist nicht so kurz, wie DER es vorsieht.
cvc.malformedReference	(fehlerhaft)
cvc.noCertificate	Ein Zertifikat beginnt mit 7F21; dies ist {tag}.
cvc.noChain	Der Chip vertraut diesen Schlüsseln: {keys}. {terminals}.
cvc.noChainToNoKey	Der Chip vertraut keinem Schlüssel. {terminals}.
cvc.noOctets	Es gibt keine Bytes.
cvc.noRights	Es hat kein Recht, DG3 oder DG4 zu lesen.
cvc.noTerminal	Unter den angegebenen Zertifikaten ist keines eines Terminals.
cvc.notLink	Vor dem Zertifikat des Document Verifiers dürfen nur Link-Zertifikate stehen.
cvc.notYetEffective	Es wird am {first} gültig.
cvc.numberDiffers	Die Primzahl gehört zu {curve}, diese Zahl aber nicht.
cvc.numberEmpty	Die Zahl hat kein Byte.
cvc.numberPadded	Die Zahl beginnt mit einem Nullbyte.
cvc.objectFollows	Es folgt das Datenobjekt {tag}, wo nichts folgen sollte.
cvc.objectMissing	Am Ende fehlt das Datenobjekt {tag}.
cvc.otherAlgorithm	Sein Schlüssel hat einen anderen Algorithmus oder eine andere Größe: {algorithm}.
cvc.otherIssuer	Es nennt {reference} als Aussteller.
cvc.otherObject	Hier sollte das Datenobjekt {expected} stehen; es ist {tag}.
cvc.otherTerminalType	Seine Berechtigung ist von anderer Art: {kind, select, inspectionSystem {Inspektionssystem} authenticationTerminal {Authentisierungsterminal} signatureTerminal {Signaturterminal} other {{kind}}}.
cvc.pointCompressed	Der Punkt ist nicht unkomprimiert.
cvc.primeUnlisted	Die Primzahl gehört zu keiner Kurve der Liste.
cvc.profileIdentifier	Die Profilkennung ist nicht 0 (Version 1).
cvc.referenceCharacter	Ein Zeichen der Referenz ist in ISO/IEC 8859-1 nicht belegt.
cvc.referenceCharacterSet	Ein Zeichen ist nicht aus ISO/IEC 8859-1.
cvc.referenceCountry	Der Ländercode besteht nicht aus zwei Großbuchstaben.
cvc.referenceLength	Eine Referenz hat 8 bis 16 Byte; diese hat {count}.
cvc.referenceRepeated	Ein früheres Zertifikat hat dieselbe Inhaberreferenz.
cvc.referenceSequence	Die laufende Nummer besteht nicht aus fünf Ziffern oder Großbuchstaben.
cvc.requestBody	Der Inhalt ist der eines Zertifikatsantrags.
cvc.signatureInvalid	Seine Signatur ist keine von {issuer}.
cvc.signatureLength	Eine Signatur von {count} Byte passt zu keinem Schlüssel.
cvc.standsUnder	{terminal} steht unter {authority}
cvc.tooLong	{count} Byte sind mehr, als ein Zertifikat hat.
cvc.tooManyCertificates	Mehr als {maximum} Zertifikate.
cvc.tooManyExtensions	Ein Zertifikat hat mehr als {maximum} Erweiterungen.
cvc.verifierMissing	{terminal}: Das Zertifikat von {verifier} fehlt
date.alone	{day}
date.day	{day}.{month}.{year}
date.moment	{day}, {time} UTC
decision.accept	AKZEPTIEREN
decision.byDefault	Keine Regel der Richtlinie {policy} trifft zu.
decision.byRule	Nach der Regel {rule} der Richtlinie {policy}: {basis}.
decision.byRuleAlone	Nach der Regel {rule} der Richtlinie {policy}.
decision.reject	ABLEHNEN
decision.review	NACHPRÜFEN
defectList.authorityRevoked	Das CSCA-Zertifikat {subject} ist gesperrt durch {publication}.
defectList.changed	{check}: vorher {before, select, successful {bestanden} failed {nicht bestanden} undetermined {ungeklärt} notSupported {nicht unterstützt} other {abgebrochen}}, jetzt {result, select, successful {bestanden} failed {nicht bestanden} undetermined {ungeklärt} notSupported {nicht unterstützt} other {abgebrochen}} durch {entry}
defectList.entriesLost	{count, plural, one {# Eintrag lässt} other {# Einträge lassen}} sich nicht dekodieren (der erste: {place}). {error}.
defectList.entriesUndecodable	{count, plural, one {# nicht dekodierbarer Eintrag} other {# nicht dekodierbare Einträge}}, betrifft {publication}
defectList.entry	{name}, genannt durch {list}, Eintrag {entry}
defectList.excused	Dies ist nicht bestanden, aber entschuldigt durch {publication} ({name}): {check}.
defectList.known	bekannt: {entry}
defectList.leaves	Diese Prüfung ist {result, select, successful {bestanden} failed {nicht bestanden} undetermined {ungeklärt} notSupported {nicht unterstützt} other {abgebrochen}}: {check}. Ursache: {cause}.
defectList.listLost	Der Inhalt der Liste lässt sich nicht dekodieren ({place}). {error}.
defectList.listUndecodable	nicht dekodierbarer Inhalt, betrifft {publication}
defectList.more	und {count} weitere
defectList.name.activeAuthenticationKeyCompromised	kompromittierte Schlüssel der Aktiven Authentisierung
defectList.name.authenticationProtocolFailure	nicht funktionierendes Authentisierungsprotokoll
defectList.name.cardSecurityMalformed	falsch kodiertes EF.CardSecurity
defectList.name.certificateOrKey	Abweichung in einem Zertifikat oder Schlüssel
defectList.name.certificateReplaced	nicht dekodierbares Zertifikat des Document Signers
defectList.name.certificateRevoked	Sperrung eines Zertifikats
defectList.name.chip	Abweichung des Chips
defectList.name.chipAuthenticationKeyCompromised	kompromittierte Schlüssel der Chip-Authentisierung
defectList.name.chipSecurityMalformed	falsch kodiertes EF.ChipSecurity
defectList.name.comInconsistent	EF.COM, das EF.SOD widerspricht
defectList.name.comSODDiscrepancy	falsche Listen der Datengruppen in EF.COM und EF.SOD
defectList.name.cscaEncoding	falsch kodiertes Feld im CSCA-Zertifikat
defectList.name.dataGroupHashWrong	falscher Hashwert in EF.SOD
defectList.name.dataGroupMalformed	falsch kodierte Datengruppen
defectList.name.documentSignerEncoding	falsch kodiertes Feld im Document-Signer-Zertifikat
defectList.name.documentSignerMalformed	falsch kodiertes Zertifikat des Document Signers
defectList.name.documentSignerSignature	falsche Signatur des Document-Signer-Zertifikats
defectList.name.eIDDataGroupMalformed	falsch kodierte Datengruppen der eID-Anwendung
defectList.name.eIDIntegrityUncertain	Datengruppen der eID-Anwendung, deren Integrität nicht sicher ist
defectList.name.issuingCountry	fehlendes oder falsches Land des Document Signers
defectList.name.logicalDataStructure	Abweichung in den Dateien des Chips
defectList.name.machineReadableZone	Abweichung in der maschinenlesbaren Zone
defectList.name.mrzCheckDigitWrong	falsche Prüfziffer in der maschinenlesbaren Zone
defectList.name.mrzDataWrong	falsche Daten in der maschinenlesbaren Zone
defectList.name.nationalUse	Abweichung eines Typs für nationale Verwendung
defectList.name.powerDownRequired	Chip, der zwischen zwei Authentisierungen stromlos sein muss
defectList.name.securityObjectInvalid	EF.SOD, das sich nicht validieren lässt
defectList.name.securityObjectSignatureWrong	falsche Signatur von EF.SOD
defectList.name.unknown	Fehler eines unbekannten Typs
defectList.name.validityPeriodIncorrect	falscher Gültigkeitszeitraum
defectList.name.wrongSignerIdentifier	falscher Unterzeichner in EF.SOD genannt
defectList.notApplied	nicht angewandt ({reason}): {entry}
defectList.notGranted	Das Dokument wird angezweifelt durch {publication} ({name}), ohne Ermächtigung für diesen Staat.
defectList.refused.listNotTrusted	hinter der Liste steht niemand Bekanntes
defectList.refused.malformed	ihre Aussage lässt sich nicht lesen
defectList.refused.noExcuses	die Richtlinie lässt keine Entschuldigungen zu
defectList.refused.notComparable	ihre Grenzen lassen sich mit diesem Dokument nicht vergleichen
defectList.refused.notGranted	der Herausgeber der Liste hat keine Ermächtigung für diesen Staat
defectList.refused.otherState	eine Abweichungsliste darf sich nur zu Dokumenten des eigenen Staates äußern
defectList.refused.overBroad	ihre Grenzen sind so weit, dass sie jedes Dokument beträfe
defectList.signerRevoked	Der {signer, select, document {Document Signer} seal {Siegelersteller} other {{signer}}} ist gesperrt durch {publication}.
defectList.stated	{name} ({publication})
demand.cloneable	Der Chip bietet keinen Nachweis an, dass er das Original ist: Eine Kopie lässt sich nicht von ihm unterscheiden.
demand.countryAllowed	Die Richtlinie lässt Dokumente dieses Staates zu: {state}.
demand.countryNotAllowed	Die Richtlinie lässt keine Dokumente dieses Staates zu: {state}.
demand.countryUnknown	Der Staat {code} steht in keiner Tabelle; ob die Richtlinie seine Dokumente zulässt, lässt sich also nicht sagen.
demand.documentGiven	Erwartet wird ein Siegel, und dies sind die Nachweise eines Dokuments.
demand.expiresSoon	Das Dokument läuft am {day} ab; die Richtlinie verlangt, dass es noch {days, plural, one {# Tag} other {# Tage}} gültig ist.
demand.listOld	Laut Richtlinie darf {list} höchstens {most, plural, one {# Tag} other {# Tage}} alt sein; sie ist vom {day} und damit {days, plural, one {# Tag} other {# Tage}} alt.
demand.listsNew	Die Listen sind so neu, wie die Richtlinie es verlangt.
demand.masterList	die Masterliste mit dem CSCA-Zertifikat
demand.noDateOfIssue	Wie lange das Dokument insgesamt gültig ist, ist nicht bekannt: Das Ausstellungsdatum wurde nicht gelesen oder lässt sich nicht lesen.
demand.noListInStore	Keine Masterliste im Speicher gibt an, wann sie signiert wurde; das Alter ist also nicht bekannt.
demand.noMasterList	Das CSCA-Zertifikat kam in keiner Masterliste, die angibt, wann sie signiert wurde; das Alter ist also nicht bekannt.
demand.noProofOffered	Das Dokument bietet keinen der Nachweise an, die die Richtlinie anerkennt.
demand.periodFits	Das Dokument ist insgesamt höchstens {months, plural, one {# Monat} other {# Monate}} gültig.
demand.proofNotShown	Der Chip hat auf keine Weise, die die Richtlinie anerkennt, nachgewiesen, dass er das Original ist.
demand.proofShown	Was die Richtlinie verlangt, ist erbracht: {check}.
demand.proofShownToOthers	Der Chip hat einem Terminal nachgewiesen, dass er das Original ist; die Richtlinie verlangt den Nachweis gegenüber dem Prüfer.
demand.revocationList	die Sperrliste des Ausstellers
demand.sealGiven	Erwartet wird ein Dokument, und dies ist ein Siegel: Es beweist nichts über einen Chip oder dessen Inhaber.
demand.sealUnread	Das Siegel gibt nicht an, von welchem Staat oder welcher Art das Dokument ist.
demand.store	die neueste Masterliste im Speicher
demand.typeAllowed	Die Richtlinie lässt Dokumente der Art {code} zu.
demand.typeRefused	Die Richtlinie lässt keine Dokumente der Art {code} zu.
demand.validLongEnough	Das Dokument ist noch mindestens {days, plural, one {# Tag} other {# Tage}} gültig.
demand.validTooLong	Das Dokument ist vom {issued} bis zum {expiry} gültig; die Richtlinie erlaubt höchstens {months, plural, one {# Monat} other {# Monate}}.
deviation.akiMismatch	Die Schlüsselkennung des Document Signers nennt keinen vertrauenswürdigen Schlüssel, aber mit einem Schlüssel gleichen Namens ist die Signatur gültig.
deviation.akiMissing	Der Document Signer nennt keinen Schlüssel seiner CSCA; der Anker wurde über den Namen gefunden.
deviation.alternativeCountryDiffers	Die Codes im alternativen Namen gehören zu einem anderen Land als dem des Zertifikats.
deviation.anchorWithoutAuthority	Der Anker gibt nicht an, dass er eine Zertifizierungsstelle ist; bekannt ist das nur durch seine Herkunft.
deviation.attributeOrder	Die signierten Attribute stehen nicht in der Reihenfolge von DER.
deviation.authoritiesShortEFWrong	EF.DG14 gibt für EF.CVCA eine kurze Dateikennung an, unter der diese Datei nicht zu finden ist; sie wurde stattdessen ausgewählt.
deviation.bareCodestream	Einem JPEG-2000-Bild fehlt das Dateiformat.
deviation.berEncoding	EF.SOD ist BER, nicht DER.
deviation.biometricBlockNotDER	Eine Länge, eine Zahl oder ein Wahrheitswert in biometrischen Daten ist BER, nicht DER.
deviation.biometricDataBlockTag	Biometrische Daten des einen Standards stehen unter dem Tag eines anderen.
deviation.biometricFormatOther	Ein biometrischer Kopf nennt ein anderes Format, oder einen anderen Eigentümer des Formats, als die Daten haben.
deviation.biometricHeaderIncomplete	In einem biometrischen Kopf fehlt der Eigentümer oder der Typ des Formats.
deviation.biometricInstanceCount	Eine Datei mit biometrischen Daten enthält eine andere Anzahl von Templates als angegeben.
deviation.biometricSeveralFeatures	Ein Datenblock enthält mehrere Finger oder beide Augen.
deviation.biometricSubtypeMismatch	Ein biometrischer Kopf nennt einen anderen Finger oder ein anderes Auge als seine Daten.
deviation.biometricSubtypeMissing	Ein biometrischer Kopf gibt nicht an, zu welchem Finger oder Auge er gehört.
deviation.biometricTemplateMissing	Die Struktur um biometrische Daten fehlt ganz oder teilweise.
deviation.bufferSizesNotStated	Laut Chip stehen seine Puffergrößen in EF.ATR/INFO, dort fehlen sie aber; Dateien wurden mit kurzen Kommandos und Antworten gelesen.
deviation.cardAccessMalformed	EF.CardAccess ist keine Liste von SecurityInfos und wurde behandelt, als wäre es nicht vorhanden.
deviation.cardSecurityEntryMissing	In EF.CardSecurity fehlt ein Eintrag aus EF.CardAccess, den eine andere signierte Datei bestätigt.
deviation.certificateEnvelope	Die Oktette um den signierten Teil des Zertifikats des Unterzeichners sind nicht so geschrieben, wie sein Aussteller sie schreibt.
deviation.channelReopened	Der Chip bricht den gesicherten Kanal an einer Stelle jedes Mal ab und wurde erneut geöffnet.
deviation.checkDigitNotDigit	Eine Prüfziffer ist ein Buchstabe, oder ein Füllzeichen, wo keines erlaubt ist.
deviation.chipAuthenticationInfoMismatch	Die Angaben zur Chip-Authentisierung nennen andere Schlüssel als die vorhandenen.
deviation.chipAuthenticationInfoMissing	Es fehlt die Angabe, wie ein Schlüssel für die Chip-Authentisierung verwendet wird.
deviation.chipAuthenticationKeyIDMissing	Es gibt mehrere Schlüssel für die Chip-Authentisierung, und einem davon oder den Angaben dazu fehlt die Kennung.
deviation.chipAuthenticationKeyUnwrapped	Der Schlüssel des Chips steht in seiner Datei ohne die umgebende Struktur.
deviation.chipAuthenticationUnknown	Ein Eintrag zur Chip-Authentisierung ist von unbekannter Art; was er anbietet, lässt sich nicht verwenden.
deviation.chipAuthenticationVersion	Die Chip-Authentisierung ist in einer anderen Version angegeben, als der Standard vorsieht.
deviation.comRepeatedTag	EF.COM führt eine Datengruppe zweimal auf.
deviation.comUnknownTag	EF.COM führt etwas auf, das keine Datengruppe ist.
deviation.computedCheckDigits	Der Chip ließ sich mit den berechneten Prüfziffern öffnen, nicht mit den aufgedruckten.
deviation.contentTypeNotICAO	Der Inhaltstyp von EF.SOD ist nicht der der ICAO.
deviation.cvcaLength	EF.CVCA hat nicht die vorgesehenen 36 Byte.
deviation.dataObjectsReordered	Die Datenobjekte einer Antwort stehen in anderer Reihenfolge, als der Standard vorsieht.
deviation.dateBinaryCoded	Ein Datum ist in binär kodierten Dezimalziffern (BCD) geschrieben.
deviation.dateImpossible	Ein Datum oder eine Uhrzeit gibt es nicht.
deviation.dateIncomplete	Ein anderes Datum als ein Geburtsdatum ist teilweise unbekannt.
deviation.dateOfBirthInvalid	Das Geburtsdatum ist kein Datum.
deviation.dateOfExpiryIncomplete	Das Ablaufdatum ist teilweise unbekannt, was nur bei einem Geburtsdatum erlaubt ist.
deviation.dateOfExpiryInvalid	Das Ablaufdatum ist kein Datum.
deviation.dateUnpackedDigits	Die Ziffern eines Datums sind Zahlen statt Zeichen.
deviation.dateWithoutCentury	Einem Datum fehlt das Jahrhundert.
deviation.dateZeroForUnknown	Ein unbekannter Monat oder Tag ist als 00 geschrieben, wo der Standard << vorsieht.
deviation.dhSubgroupUnknown	Die Ordnung der Diffie-Hellman-Gruppe des Chips ist nicht bekannt; daher lässt sich nicht feststellen, ob ein öffentlicher Wert in der Untergruppe liegt.
deviation.digestDiffersFromSignatureHash	Der Hashalgorithmus in der Signatur ist ein anderer als der des Inhalts.
deviation.digestInfoWithoutNull	Die RSA-Signatur nennt ihren Hashalgorithmus ohne das NULL des Standards.
deviation.digitInName	Der Name enthält eine Ziffer.
deviation.documentCodeUnusual	Der Dokumentcode beginnt nicht mit einem Buchstaben seines Formats.
deviation.documentNumberEmpty	Die Dokumentennummer ist leer.
deviation.documentTypeListWithoutVersion	Die Liste der Dokumentarten des Document Signers nennt ihre Version nicht.
deviation.dynamicAuthenticationDataAbsent	Bei der Chip-Authentisierung hat der Chip ein leeres Datenobjekt weggelassen.
deviation.ecdsaIntegerPadding	Eine ganze Zahl der ECDSA-Signatur ist aufgefüllt, oder ihr fehlt das Vorzeichenbyte.
deviation.elementTooLong	Ein Element von EF.DG11 oder EF.DG12 ist länger, als der Standard erlaubt.
deviation.emptyElement	Ein Element einer Datengruppe ist leer.
deviation.emptyMappingDataAbsent	Beim Integrated Mapping von PACE hat der Chip ein leeres Datenobjekt weggelassen.
deviation.emptyRead	Der Chip hat eine Leseanforderung mit Erfolg, aber ohne Bytes beantwortet.
deviation.extendedKeyUsagePresent	Der Document Signer gibt eine erweiterte Schlüsselverwendung an, die der Standard nicht vorsieht.
deviation.extendedLengthRefused	Laut Chip nimmt er lange Kommandos und Antworten an, hat sie aber abgelehnt; Dateien wurden mit kurzen gelesen.
deviation.facialBlockLength	Ein Gesichtsbild gibt eine Länge an, die nicht passt.
deviation.facialImageCount	Der Gesichtsdatensatz gibt eine andere Anzahl von Bildern an, als er enthält.
deviation.facialPoseAngle	Ein Gesichtsbild gibt für einen Winkel der Kopfhaltung oder dessen Unsicherheit einen Wert an, den es nicht gibt.
deviation.facialRecordLength	Der Gesichtsdatensatz gibt eine andere Länge an, als er hat.
deviation.featurePointCount	Ein Gesichtsbild gibt eine andere Anzahl von Merkmalspunkten an, als es enthält.
deviation.fingerCount	Ein Fingerdatensatz gibt eine andere Anzahl von Fingern oder Ansichten an, als er enthält.
deviation.fingerRecordLength	Ein Fingerdatensatz gibt eine andere Länge an, als er hat.
deviation.fingerViewLength	Eine Fingeransicht gibt eine Länge an, die nicht passt.
deviation.germanyAsDEU	Deutschland ist als DEU geschrieben, wo der Standard D vorsieht.
deviation.hashLongerThanKey	Der Hashwert der Aktiven Authentisierung ist länger als der Schlüssel, was der Standard verbietet.
deviation.hashNotAsStated	Die Signatur der Aktiven Authentisierung verwendet eine andere Hashfunktion, als EF.DG14 nennt.
deviation.hashNotStated	Der Chip nennt die Hashfunktion der Aktiven Authentisierung nicht; sie wurde durch Probieren gefunden.
deviation.headerReadFirst	Der Chip gibt eine Datei nicht heraus, wenn mehr Bytes angefordert werden, als sie hat; zuerst wurde jeweils ihr Kopf gelesen.
deviation.imageFormatMismatch	Ein Bild hat ein anderes Format, als sein Kopf angibt.
deviation.imageFoundBySignature	Ein Bild beginnt nicht dort, wo seine Kopfdaten es angeben; es wurde an seinen ersten Bytes gefunden.
deviation.instanceCount	Eine Datengruppe enthält eine andere Anzahl von Einträgen als angegeben, gibt keine an oder hat mehr, als der Standard erlaubt.
deviation.irisCount	Ein Irisdatensatz gibt eine andere Anzahl von Augen oder Bildern an, als er enthält.
deviation.irisImageLength	Ein Augenbild gibt eine Länge an, die nicht passt.
deviation.irisRecordLength	Ein Irisdatensatz gibt eine andere Länge an, als er hat.
deviation.issuerNameDiffers	Der Name des Ausstellers ist nicht der Inhabername des Ankers, obwohl Schlüsselkennung und Signatur passen.
deviation.issuerUnknown	Der Aussteller steht in keiner Tabelle des Standards.
deviation.keyUsageMissing	Der Document Signer gibt keine Schlüsselverwendung an.
deviation.keyUsageNotCritical	Die Schlüsselverwendung des Document Signers oder seiner CSCA ist nicht kritisch.
deviation.keyUsageNotDigitalSignature	Der Schlüssel des Document Signers ist für Content Commitment bestimmt, nicht für digitale Signaturen.
deviation.ldsVersionUnknown	EF.COM oder EF.SOD nennt eine Version der Datenstruktur, die der Standard nicht kennt.
deviation.messagePartPadded	Bei der Aktiven Authentisierung ist der Nachrichtenteil des Chips kürzer als der Platz in der Signatur.
deviation.mrzCheckDigitNotDigit	Eine Prüfziffer in EF.DG1 ist ein Buchstabe, oder ein Füllzeichen, wo keines erlaubt ist.
deviation.mrzDateOfBirthInvalid	Das Geburtsdatum in der maschinenlesbaren Zone von EF.DG1 ist kein Datum.
deviation.mrzDateOfExpiryIncomplete	Das Ablaufdatum in EF.DG1 ist teilweise unbekannt, was nur bei einem Geburtsdatum erlaubt ist.
deviation.mrzDateOfExpiryInvalid	Das Ablaufdatum in EF.DG1 ist kein Datum.
deviation.mrzDateZeroForUnknown	Ein unbekannter Monat oder Tag in EF.DG1 ist als 00 geschrieben, wo der Standard << vorsieht.
deviation.mrzDigitInName	Der Name in der maschinenlesbaren Zone von EF.DG1 enthält eine Ziffer.
deviation.mrzDocumentCodeUnusual	Der Dokumentcode in EF.DG1 beginnt nicht mit einem Buchstaben seines Formats.
deviation.mrzDocumentNumberEmpty	Die Dokumentennummer in EF.DG1 ist leer.
deviation.mrzGermanyAsDEU	Deutschland ist in EF.DG1 als DEU geschrieben, wo der Standard D vorsieht.
deviation.mrzIssuerUnknown	Der Aussteller in EF.DG1 steht in keiner Tabelle des Standards.
deviation.mrzNameEmpty	Der Name in der maschinenlesbaren Zone von EF.DG1 ist leer oder beginnt mit einem Füllzeichen.
deviation.mrzNameSeparatorRepeated	Der Name in der maschinenlesbaren Zone von EF.DG1 hat mehr als ein doppeltes Füllzeichen.
deviation.mrzNationalityUnknown	Die Staatsangehörigkeit in EF.DG1 steht in keiner Tabelle des Standards.
deviation.mrzSexInvalid	Das Geschlecht in der maschinenlesbaren Zone von EF.DG1 ist ein Zeichen, das für keines steht.
deviation.mrzSexX	Das Geschlecht in der maschinenlesbaren Zone von EF.DG1 ist X, wo der Standard < vorsieht.
deviation.nameEmpty	Der Name ist leer oder beginnt mit einem Füllzeichen.
deviation.nameSeparatorRepeated	Der Name hat mehr als ein doppeltes Füllzeichen.
deviation.nationalityUnknown	Die Staatsangehörigkeit steht in keiner Tabelle des Standards.
deviation.oddReadWithoutDO53	Weit hinten in einer Datei hat der Chip die Bytes ohne das umgebende Datenobjekt gegeben.
deviation.otherApplicationIdentifier	Die Dateien liegen unter einer anderen Anwendungskennung als der von Doc 9303.
deviation.otherNameOutsideTemplate	Ein weiterer Name in EF.DG11 oder eine weitere Person in EF.DG12 steht außerhalb des zugehörigen Templates.
deviation.outerLengthNotMinimal	Die Länge eines Terminalzertifikats ist nicht so kurz, wie DER es vorsieht.
deviation.paceFailed	Der Chip hat das PACE, das er anbietet, nicht ausgeführt und wurde mit Basic Access Control geöffnet.
deviation.paceInfoNotSigned	EF.CardAccess bietet PACE an, und keine signierte Datei bestätigt es.
deviation.paceInfoWithoutParameterID	Ein PACE-Angebot nennt seine Domänenparameter nicht, wie es der Standard verlangt.
deviation.paddingAfterImage	Auf ein Bild folgen Bytes, die nicht dazugehören.
deviation.paddingAtEndOfFile	Der Chip hat die letzten Bytes einer Datei anders aufgefüllt, als der Standard es vorsieht.
deviation.parameterReferenceOtherForm	Der Chip hat die andere Form des Kommandos angenommen, mit dem PACE beginnt (mit oder ohne Domänenparameter).
deviation.passwordRepeated	Der Chip hat das Passwort erst angenommen, als es noch einmal gesendet wurde.
deviation.privilegedTerminalInfoNotSigned	Was EF.CardAccess für privilegierte Terminals angibt, steht in keiner signierten Datei.
deviation.publicValueFilled	Ein öffentlicher Diffie-Hellman-Wert im Mapping von PACE ist mit Nullen aufgefüllt.
deviation.rawImageLength	Ein unkomprimiertes Bild hat eine andere Länge, als sich aus der angegebenen Größe ergibt.
deviation.readLengthReduced	Dateien wurden in kürzeren Stücken gelesen, weil die längeren abgelehnt wurden.
deviation.responseTooLong	Der Chip hat mehr Bytes gegeben, als angefordert wurden.
deviation.rsaLeadingZerosDropped	Die RSA-Signatur ist kürzer als der Modulus.
deviation.sealCurveDiffers	Der Schlüssel des Siegelerstellers liegt auf einer anderen Kurve als der, die der im Siegel genannte Algorithmus vorsieht.
deviation.sealMembersUnsigned	Das Siegel hat Felder, die nicht signiert sind; von ihrem Inhalt ist nicht bekannt, ob er stimmt.
deviation.sealSignerPurposeMissing	Das Zertifikat des Siegelerstellers gibt nicht an, wofür es ist.
deviation.securityInfoMalformed	Ein Eintrag der SecurityInfos lässt sich nicht dekodieren und wird ausgelassen.
deviation.securityInfoVersion	Ein SecurityInfo hat eine andere Version, als der Standard vorsieht.
deviation.securityInfosSequence	Die SecurityInfos einer Datei sind eine SEQUENCE, wo der Standard ein SET vorsieht.
deviation.securityInfosTrailing	Auf die SecurityInfos einer Datei folgen Bytes; sie werden ignoriert.
deviation.securityInfosWrapped	Die SecurityInfos einer Datei stehen innerhalb einer anderen Struktur.
deviation.securityObjectFewDataGroups	EF.SOD führt weniger als zwei Datengruppen auf.
deviation.securityObjectManyDataGroups	EF.SOD hat mehr Einträge, als es Datengruppen gibt.
deviation.securityObjectNotDER	Die Liste der Hashwerte in EF.SOD ist BER, nicht DER.
deviation.securityObjectRepeatedDataGroup	EF.SOD führt eine Datengruppe zweimal auf, mit gleichen Hashwerten.
deviation.securityObjectUnknownDataGroup	EF.SOD führt eine Nummer auf, die keine Datengruppe hat.
deviation.securityObjectVersionInfo	EF.SOD hat eine Versionsangabe, obwohl seine Version keine hat, oder es fehlt eine, obwohl seine Version sie verlangt.
deviation.selectWarning	Der Chip hat eine Auswahl mit einer Warnung beantwortet.
deviation.selectWithAnswer	Der Chip nimmt eine Auswahl nur an, wenn eine Antwort angefordert wird.
deviation.sexInvalid	Das Geschlecht ist ein Zeichen, das für keines steht.
deviation.sexX	Das Geschlecht ist X, wo der Standard < vorsieht.
deviation.sha1TrailerOption2	Die Signatur der Aktiven Authentisierung mit SHA-1 endet auf 33CC, wo der Standard BC verlangt.
deviation.shortEFNotSupported	Der Chip nimmt keine kurzen Dateikennungen an; die Dateien wurden stattdessen ausgewählt.
deviation.shortEFOtherFile	Eine kurze Dateikennung führte zu einer anderen Datei; ab da wurden Dateien stattdessen ausgewählt.
deviation.signatureAlgorithmNotPlain	EF.DG14 bezeichnet den Algorithmus der Aktiven Authentisierung mit einem Objektbezeichner, den der Standard dafür nicht vorsieht.
deviation.signatureEncodedAsDER	Die ECDSA-Signatur der Aktiven Authentisierung ist eine DER-Sequenz statt im Format Plain.
deviation.signatureHashNotNamed	Der Signaturalgorithmus nennt seinen Hashalgorithmus nicht.
deviation.signatureLeadingZerosDropped	Der RSA-Signatur der Aktiven Authentisierung fehlen die führenden Nullen.
deviation.signatureOverSHA1	Die ECDSA-Signatur der Aktiven Authentisierung verwendet SHA-1, was der Standard verbietet.
deviation.signedDataVersion	SignedData hat Version 4 oder 5, nicht 3.
deviation.signerCertificateNotEmbedded	EF.SOD enthält das Zertifikat seines Document Signers nicht; verwendet wurde die Kopie im Speicher.
deviation.signerIdentifierMismatch	EF.SOD nennt ein anderes Zertifikat als das, mit dem es signiert wurde.
deviation.signerInfoVersion	Die Version der SignerInfo passt nicht dazu, wie sie ihr Zertifikat nennt.
deviation.signingTimeMissing	Eine signierte Liste gibt nicht an, wann sie signiert wurde.
deviation.sodIndefiniteLength	EF.SOD hat eine unbestimmte Länge, obwohl der Standard DER verlangt.
deviation.staticKeyNamedCurve	Der Schlüssel des Chips nennt seine Kurve beim Namen, wo der Standard ausgeschriebene Parameter verlangt.
deviation.staticKeyX942	Der Diffie-Hellman-Schlüssel des Chips ist nach X9.42 kodiert, nicht nach PKCS #3.
deviation.statusObjectAbsent	In einer Antwort des Chips fehlt das Datenobjekt mit den Statusbytes; sie waren also durch nichts geschützt.
deviation.tagListMissing	EF.DG11 oder EF.DG12 hat keine Liste seiner Elemente.
deviation.tagListNamesAbsentElement	Die Elementliste von EF.DG11 oder EF.DG12 nennt ein Element, das nicht vorhanden ist.
deviation.tagListNamesTemplate	Die Elementliste von EF.DG11 oder EF.DG12 nennt das Template für Namen statt seines Inhalts.
deviation.tagListOmitsElement	Die Elementliste von EF.DG11 oder EF.DG12 nennt ein vorhandenes Element nicht.
deviation.tagWithoutLastOctet	Ein Zeitstempel in EF.DG12 steht unter einem Tag, dem das letzte Byte fehlt.
deviation.terminalAuthenticationChained	Ein Zertifikat oder eine Signatur der Terminal-Authentisierung wurde dem Chip in mehreren Kommandos gesendet.
deviation.terminalAuthenticationStaticBinding	Der Chip hat die Signatur des Terminals über Dokumentennummer oder CAN akzeptiert statt über seinen PACE-Schlüssel.
deviation.terminalAuthenticationUnverifiedChip	Das Terminal hat seine Zertifikate einem Chip gezeigt, der nicht als echt nachgewiesen war.
deviation.textNotUTF8	Ein Text ist nicht UTF-8; er wurde als ISO/IEC 8859-1 gelesen.
deviation.trailingOctets	Auf die Daten einer Datei folgen Bytes; sie werden ignoriert.
deviation.trailingOctetsHashed	Der Hashwert in EF.SOD ist über eine Datengruppe und die Bytes dahinter in ihrer Datei gebildet.
deviation.twinCurve	Das Zertifikat nennt eine andere Kurve als die, auf der sein Schlüssel liegt.
deviation.unknownElement	Eine Datei hat ein Element, das der Standard an dieser Stelle nicht definiert; es wird übersprungen.
deviation.unknownImageFormat	Die ersten Bytes eines Bildes gehören zu keinem bekannten Format.
deviation.validityTimeForm	Die Gültigkeit des Document-Signer-Zertifikats ist in der Zeitform angegeben, die erst für die Jahre ab 2050 gilt.
diagnosis.anchorListed	Für den Anker bürgt nur die Liste eines anderen Staates ({voucher}). Die Richtlinien border und strict lehnen ihn ab.
diagnosis.anchorPeriod	{begin} bis {end}
diagnosis.anchorStanding	{key}, {basis} ({voucher}){isListed, select, yes {, Liste vom {signed}} other {}}{hasKey, select, yes {, hat den genannten Schlüssel} other {}}
diagnosis.anchorUnpinned	Der Anker ist nicht gepinnt: Er kam in einer Liste, hinter deren Unterzeichner nichts Vertrauenswürdiges steht. Die Richtlinien border und strict lehnen ihn ab.
diagnosis.anchorWithoutKeyIdentifier	keine
diagnosis.anchorsOf	CSCA-Zertifikate, {country}:
diagnosis.certificateAbsent	Zertifikat liegt nicht vor; genannt ist: ausgestellt von {issuer}, Seriennummer {serial}
diagnosis.certificateAbsentByKey	Zertifikat liegt nicht vor; genannt ist: Schlüssel {key}
diagnosis.certificateNotTrusted	Der Speicher hat ein Zertifikat zu diesem Schlüssel, {subject}, das kein Anker ist: Dahinter steht nichts Vertrauenswürdiges.
diagnosis.chains	Der Document Signer lässt sich auf die CSCA zurückführen ({country}, Generation {generation} von {generations}): {subject}.{links, plural, =0 {} one { Über # Link-Zertifikat.} other { Über # Link-Zertifikate.}}
diagnosis.chainsOutsideGenerations	Der Document Signer lässt sich auf die CSCA zurückführen ({country}): {subject}.{links, plural, =0 {} one { Über # Link-Zertifikat.} other { Über # Link-Zertifikate.}}
diagnosis.checkEnded	{check}: {result, select, successful {bestanden} failed {nicht bestanden} undetermined {ungeklärt} notSupported {nicht unterstützt} other {abgebrochen}}.
diagnosis.compareCertificate	Oder vergleichen Sie dieses Zertifikat mit dem, was sein Aussteller veröffentlicht, und importieren Sie es mit seinem Fingerabdruck.
diagnosis.countryNotInStore	Der Speicher enthält CSCA-Zertifikate aus {countries, plural, one {# Land} other {# Ländern}}, aber keines aus diesem: {country}.
diagnosis.defectChanged	Ein veröffentlichter Defekt ({defect}) hat das Ergebnis einer Prüfung ({check}) geändert: vorher {before, select, successful {bestanden} failed {nicht bestanden} undetermined {ungeklärt} notSupported {nicht unterstützt} other {abgebrochen}}, jetzt {result, select, successful {bestanden} failed {nicht bestanden} undetermined {ungeklärt} notSupported {nicht unterstützt} other {abgebrochen}}.
diagnosis.deviationRefused	{deviation}. Die Richtlinie {policy} lehnt das ab ({name}).
diagnosis.deviationTolerated	{deviation}. Das wird toleriert ({name}).
diagnosis.doNotAccept	Akzeptieren Sie das Dokument mit diesem Nachweis nicht. Keine Liste behebt das: Es spricht gegen das Dokument, nicht gegen den Speicher.
diagnosis.grantAfterLook	Sehen Sie nach, wer die Liste veröffentlicht hat; wenn sich der Herausgeber zu diesem Staat äußern soll, ermächtigen Sie ihn dazu.
diagnosis.grantPublisher	Ermächtigen Sie den Herausgeber dieser Liste, sich zu anderen Staaten zu äußern, nachdem Sie den Fingerabdruck seiner CSCA mit dem verglichen haben, den er anderswo angibt; die Ermächtigung gilt auch für seine nächsten Listen.
diagnosis.importAnchor	Oder importieren Sie das CSCA-Zertifikat mit seinem eigenen Fingerabdruck, direkt von dem Staat, der es ausgestellt hat.
diagnosis.importLink	Oder importieren Sie das Link-Zertifikat, das in Masterlisten und beim Aussteller zu finden ist: Es ist mit einem vertrauenswürdigen Schlüssel signiert und macht den neuen Schlüssel ohne Rückfrage vertrauenswürdig.
diagnosis.importListWithCountry	Importieren Sie eine Masterliste, die dieses Land enthält: Die Herausgeber unterscheiden sich, und mehrere Listen dürfen nebeneinander importiert sein. Vielleicht veröffentlicht das Land sein CSCA-Zertifikat auch selbst.
diagnosis.importMasterList	Importieren Sie eine CSCA-Masterliste: die der ICAO (in der LDIF-Datei mit Masterlisten, icaopkd-002) oder die eines Staates, der eine veröffentlicht, etwa Deutschlands. Wo sie zu finden sind, steht in Docs/trust.md.
diagnosis.importNewerRevocationList	Importieren Sie eine neuere Sperrliste ({country}): Das ICAO PKD hat sie (icaopkd-001), und viele Staaten veröffentlichen ihre eigene.
diagnosis.importNewestLists	Importieren Sie die neuesten Masterlisten.
diagnosis.importOlderGenerations	Importieren Sie eine Liste, die ältere Generationen behält: Manche Herausgeber streichen abgelaufene CSCA-Zertifikate, obwohl Reisepässe länger gültig sind. Auch das Zertifikat selbst genügt.
diagnosis.importOtherPublisher	Importieren Sie eine Liste eines anderen Herausgebers: Vielleicht betreibt das Land eine zweite CSCA oder hat zwischendurch den Schlüssel gewechselt.
diagnosis.importRevocationList	Importieren Sie eine Sperrliste ({country}): Das ICAO PKD hat sie (icaopkd-001), und viele Staaten veröffentlichen ihre eigene.
diagnosis.importSigners	Importieren Sie die Document Signer des ICAO PKD (die LDIF-Datei mit Document-Signer-Zertifikaten und Sperrlisten, icaopkd-001) oder eine Document-Signer-Liste.
diagnosis.issuedByName	ausgestellt von {issuer}
diagnosis.issuedByState	Aussteller: {state}
diagnosis.issuerKey	genannter Schlüssel: {key}
diagnosis.issuerKeyNotNamed	Schlüssel nicht genannt (kein Authority Key Identifier)
diagnosis.issuerNamed	{country}
diagnosis.issuerUnnamed	Aussteller
diagnosis.keyDoesNotCount	Die Signatur ist mit dem Schlüssel von {subject} im Speicher gültig, dieses Zertifikat zählt aber nicht als das des Ausstellers: Der Document Signer nennt ein anderes, oder nichts Vertrauenswürdiges besagt, dass es das einer Zertifizierungsstelle ist.
diagnosis.keyNotInStore	Der Document Signer nennt den Schlüssel {key}, den keines der CSCA-Zertifikate im Speicher hat ({country}, {generations, plural, one {eine Generation} other {# Generationen}}).
diagnosis.keyNotNamed	Der Document Signer nennt keinen Schlüssel seiner CSCA, nur den Aussteller {issuer}, und die Signatur ist mit keinem der CSCA-Zertifikate im Speicher gültig ({country}, {generations, plural, one {eine Generation} other {# Generationen}}).
diagnosis.keyOfOthers	Der Document Signer nennt den Schlüssel {key}. Diese Schlüsselkennung {anchors, plural, one {steht in einem CSCA-Zertifikat} other {steht in # CSCA-Zertifikaten}} im Speicher, die Signatur ist aber mit keinem gültig: Der Aussteller hat einen anderen Schlüssel.
diagnosis.labelDocument	Dokument
diagnosis.labelSigner	Signer
diagnosis.labelTrust	Vertrauen
diagnosis.linkMissing	Der Speicher hat Schlüssel bis Generation {generation}. Ein Link-Zertifikat von diesem Schlüssel zum fehlenden würde diesen ohne Weiteres vertrauenswürdig machen.
diagnosis.listOlderThanSigner	Die neueste Masterliste im Speicher wurde am {signed} signiert, bevor dieser Document Signer zertifiziert wurde ({certified}).
diagnosis.lookClosely	Prüfen Sie das Dokument und seinen Document Signer genau; epass inspect zeigt das Zertifikat und seine Abweichungen vom Profil.
diagnosis.newerGeneration	Der Document Signer wurde am {certified} zertifiziert, nach Beginn des neuesten CSCA-Zertifikats im Speicher ({country}, {newest}): Eine neuere Generation fehlt.
diagnosis.noSecurityObject	Es gibt kein Sicherheitsobjekt.
diagnosis.nothingToDo	Es ist nichts zu tun.
diagnosis.olderGeneration	Der Document Signer wurde am {certified} zertifiziert, vor dem ältesten CSCA-Zertifikat im Speicher ({country}, {oldest}): Eine ältere Generation fehlt.
diagnosis.periodEnded	Keine Liste behebt einen abgelaufenen Zeitraum. epass verify sagt, ob er nach der Richtlinie zählt. --at beurteilt nach dem Stand eines anderen Tages, etwa des Ausstellungstags.
diagnosis.pinList	Vergleichen Sie den Fingerabdruck der Liste oder der CSCA ihres Unterzeichners mit dem, den der Herausgeber anderswo angibt, und importieren Sie die Liste mit diesem Fingerabdruck.
diagnosis.pinListOfSigner	Vergleichen Sie den Fingerabdruck der Liste von {signer} oder der CSCA des Unterzeichners mit dem, den der Herausgeber anderswo angibt, und importieren Sie die Liste mit diesem Fingerabdruck.
diagnosis.readAgain	Lesen Sie das Dokument erneut: EF.SOD gibt an, wer es signiert hat.
diagnosis.reportAlgorithm	Melden Sie das zusammen mit dem CSCA-Zertifikat: Diese Version kann dessen Schlüssel nicht verwenden.
diagnosis.revocationListAddress	Das Zertifikat nennt {address} als Fundort der Liste. epass ruft von sich aus nichts ab; eine Adresse in einem Zertifikat ist so gut wie das Zertifikat.
diagnosis.sameNameOtherKey	{anchors, plural, one {Ein Anker hat} other {# Anker haben}} den Namen des Ausstellers, aber die Signatur ist mit keinem gültig: Der Schlüssel ist ein anderer.
diagnosis.securityObjectInvalid	{finding}. Eine Zertifikatskette würde nichts über die Dateien beweisen.
diagnosis.signerKey	{key}, gültig von {begin} bis {end}, Seriennummer {serial}
diagnosis.signerNotFoundByKey	Das Dokument enthält das Zertifikat seines Document Signers nicht, und im Speicher ist keine Kopie. Es nennt den Schlüssel {key}.
diagnosis.signerNotFoundBySerialNumber	Das Dokument enthält das Zertifikat seines Document Signers nicht, und im Speicher ist keine Kopie. Es nennt die Seriennummer {serial} von {issuer}.
diagnosis.signerNotNamed	Das Dokument enthält das Zertifikat seines Document Signers nicht, und im Speicher ist keine Kopie. Es nennt überhaupt kein Zertifikat.
diagnosis.signerUnknown	nicht bekannt: Es gibt kein Sicherheitsobjekt
diagnosis.storeEmpty	Der Speicher enthält überhaupt kein CSCA-Zertifikat.
diagnosis.storeNamed	{name}: {store}
diagnosis.storeOld	Die neueste Masterliste im Speicher wurde am {signed} signiert, vor {days, plural, one {# Tag} other {# Tagen}}.
diagnosis.storeWithList	{anchors} Anker aus {countries, plural, one {# Land} other {# Ländern}}; neueste Masterliste vom {signed}, {days, plural, one {# Tag} other {# Tage}} alt
diagnosis.storeWithNewerList	{anchors} Anker aus {countries, plural, one {# Land} other {# Ländern}}; neueste Masterliste vom {signed}, neuer als der Prüfzeitpunkt
diagnosis.storeWithoutAnchors	leer
diagnosis.storeWithoutList	{anchors} Anker aus {countries, plural, one {# Land} other {# Ländern}}; nichts davon kam in einer Masterliste
diagnosis.test	Der Anker ist synthetisch: Über ein echtes Dokument sagt das nichts aus.
diagnosis.unblock	Akzeptieren Sie das Dokument nicht. Ist die Blockierung nicht mehr gewollt, heben Sie sie mit epass trust unblock auf.
diagnosis.whatToDo	Was zu tun ist
diagnosis.wordBroken	FEHLERHAFT
diagnosis.wordChains	KETTE VOLLSTÄNDIG
diagnosis.wordOpen	KEINE KETTE
doctor.algorithmsMissing	Algorithmen, die Dokumente brauchen, funktionieren hier nicht: {algorithms}.
doctor.algorithmsThere	Alle {count} geprüften Algorithmen funktionieren.
doctor.allowSHA1	Lassen Sie in der Systemrichtlinie SHA-1 in Signaturen zu: Ältere Dokumente sind damit signiert.
doctor.allowUser	Schreiben Sie eine polkit-Regel, die Sie zulässt; sie gilt sofort.
doctor.bundleWritten	Das Paket ist geschrieben: {file}. Es enthält keine personenbezogenen Daten; sehen Sie es durch, bevor Sie es versenden.
doctor.chipFree	Auf {readers} liegt ein Chip, und kein Programm belegt ihn.
doctor.chipHeld	Ein anderes Programm benutzt den Chip auf {readers}.
doctor.chipMute	Auf {readers} liegt etwas, das nicht wie ein Chip antwortet.
doctor.chipNone	Auf keinem Lesegerät liegt ein Chip.
doctor.clockBeforeList	Die Uhr zeigt den {today}; die neueste Masterliste im Vertrauensspeicher wurde am {signed} signiert.
doctor.clockBeforeProgram	Die Uhr zeigt den {today}; dieses Programm wurde am {made} erstellt.
doctor.clockFarAhead	Die Uhr zeigt den {today}, mehr als zwanzig Jahre nach der Erstellung dieses Programms.
doctor.clockNotKnown	Ob die Uhr synchronisiert ist, ist von hier aus nicht zu sehen.
doctor.clockNotSynchronised	Die Uhr ist nicht synchronisiert.
doctor.clockSays	Die Uhr zeigt den {today}.
doctor.clockSynchronised	Die Uhr ist synchronisiert.
doctor.closeStore	Prüfen Sie, wer was geändert hat, und entziehen Sie dann anderen das Schreibrecht.
doctor.connectAgain	Ziehen Sie das Gerät ab, starten Sie pcscd neu, und stecken Sie es wieder ein; danach steht im Protokoll von pcscd, was damit nicht stimmt.
doctor.denied	Der Dienst pcscd lässt diesen Benutzer nicht zu: polkit verlangt eine lokale Sitzung oder eine Regel für den Benutzer.
doctor.deniedInContainer	Der Dienst pcscd lässt diesen Benutzer nicht zu: polkit kann nicht erkennen, wer aus einem Container fragt.
doctor.deniedRemotely	Der Dienst pcscd lässt diesen Benutzer nicht zu: polkit lehnt entfernte Sitzungen (ssh) ab.
doctor.driverElsewhere	Maßgeblich sind die Treiber des Systems, zu dem der Dienst gehört.
doctor.driverInstalled	Der Treiber für USB-Lesegeräte (libccid) ist installiert.
doctor.driverMissing	Der Treiber für USB-Lesegeräte (libccid) ist nicht installiert.
doctor.driverOther	Der Treiber für USB-Lesegeräte (libccid) ist nicht installiert; vorhandene Lesegeräte haben einen anderen.
doctor.endDaemon	Beenden Sie den Daemon von GnuPG; er startet bei der nächsten Verwendung einer Karte wieder. Mit `pcsc-shared` in scdaemon.conf teilt er sich Karten.
doctor.endPrograms	Beenden Sie sie, wenn ein Lesevorgang meldet, dass das Lesegerät belegt ist.
doctor.importLists	Importieren Sie die Masterlisten von Herausgebern, denen Sie vertrauen; ohne sie ist kein Aussteller bekannt.
doctor.importNewer	Importieren Sie die neueste Liste ihres Herausgebers.
doctor.importRevocation	Sehen Sie nach, welche es sind, und importieren Sie neuere.
doctor.installDriver	Installieren Sie den Treiber, und schließen Sie das Lesegerät neu an.
doctor.installService	Installieren Sie pcscd und den Treiber für USB-Lesegeräte.
doctor.localeASCII	Die Locale ist nicht UTF-8: Zeichen erscheinen in ASCII, und Namen werden vielleicht nicht so angezeigt, wie sie sind.
doctor.localeUnicode	Die Locale hat alle Buchstaben (UTF-8).
doctor.moduleHolds	Das Kernelmodul {module} belegt ein Lesegerät; pcscd kann es daher nicht bekommen.
doctor.moduleMayHold	Das Kernelmodul {module} ist geladen, und ein Lesegerät seiner Art fehlt im Dienst.
doctor.modulesFree	Kein Kernelmodul belegt ein Lesegerät.
doctor.modulesNotSeen	Die Module des Kernels sind von hier aus nicht zu sehen.
doctor.mountSocket	Starten Sie den Container mit dem Ordner des Host-Sockets, oder installieren Sie pcscd darin.
doctor.nothingWrong	Hier ist alles in Ordnung.
doctor.opensslUnknown	OpenSSL gibt seine Version nicht an.
doctor.opensslVersion	OpenSSL hat die Version {version}.
doctor.optionsOfBundle	Was den Chip öffnet und welcher Chip gemeint ist, sind Optionen des Pakets: Geben Sie auch --bundle an.
doctor.otherReader	Nehmen Sie ein anderes kontaktloses Lesegerät, wenn dieses den Kontakt zu Reisepässen verliert oder deren Schlüssel ablehnt.
doctor.ownStore	Geben Sie ihn seinem Benutzer (chown), oder importieren Sie in einen eigenen Speicher.
doctor.permissionGranted	Der Dienst pcscd lässt diesen Benutzer zu.
doctor.permissionUnknown	Ob pcscd diesen Benutzer zulässt, lässt sich nicht erfragen, da kein Dienst antwortet.
doctor.placeFlat	Legen Sie das Dokument flach auf das Lesegerät und bewegen Sie es nicht: Einband oder Datenseite nach unten, nichts dazwischen; bei manchen Lesegeräten sitzt die Antenne an einem Ende. Ein Dokument ohne das Chip-Symbol auf dem Einband hat keinen Chip.
doctor.programsHold	Es laufen Programme, die Karten für sich allein belegen: {programs}.
doctor.programsNone	Es ist kein anderes Programm zu sehen, das Chipkarten benutzt.
doctor.programsNotSeen	Andere Programme sind von hier aus nicht zu sehen.
doctor.programsShare	Es laufen Programme, die Karten ansprechen und sich teilen: {programs}.
doctor.programsUnnamed	Die Bibliothek des Dienstes wird von {count, plural, one {# anderen Programm} other {# anderen Programmen}} benutzt.
doctor.readersGood	Gegen diese Lesegeräte ist nichts bekannt.
doctor.readersListed	Der Dienst hat {count, plural, one {# Lesegerät} other {# Lesegeräte}}: {readers}.
doctor.readersNone	Es ist kein Lesegerät bekannt.
doctor.readersUnknown	Welche Lesegeräte es gibt, lässt sich nicht erfragen, da kein Dienst antwortet.
doctor.restartService	Starten Sie pcscd neu.
doctor.restartSocket	Lassen Sie den Socket neu anlegen: pcscd legt einen an, den jeder Benutzer öffnen darf.
doctor.revocationCurrent	Die neueste Sperrliste jedes Staates ist in Kraft ({count, plural, one {# Staat} other {# Staaten}}).
doctor.revocationNone	Der Vertrauensspeicher enthält keine Sperrliste.
doctor.revocationStale	Die neueste Sperrliste ist bei {count, plural, one {# Staat} other {# Staaten}} veraltet.
doctor.runWithoutPolkit	Betreiben Sie ein pcscd im Container, oder starten Sie das des Hosts mit `--disable-polkit`, wenn dort niemand sonst arbeitet.
doctor.seeLog	Sehen Sie nach, was pcscd in seinem Protokoll meldet; passen die Versionen nicht zusammen, aktualisieren Sie beide gemeinsam.
doctor.serviceActivated	Der Dienst pcscd startet, wenn ein Programm danach verlangt, oder läuft, wo er nicht zu sehen ist.
doctor.serviceDrops	Der Dienst pcscd nimmt Verbindungen an und bricht sie ab: Er passt nicht zur Version von libpcsclite, oder er hat polkit ohne D-Bus.
doctor.serviceElsewhere	Der Chipkartendienst gehört nicht zu diesem System; sein Socket wurde hierher gelegt.
doctor.serviceInstalled	Der Chipkartendienst pcscd ist installiert.
doctor.serviceMissing	Das Programm des Chipkartendienstes, pcscd, liegt an keinem der üblichen Orte.
doctor.serviceNotRunning	Der Dienst pcscd läuft nicht, und nichts würde ihn starten.
doctor.serviceRuns	Der Dienst pcscd läuft.
doctor.serviceSilent	Der Dienst pcscd nimmt Verbindungen an und antwortet nicht.
doctor.setClock	Stellen Sie die Uhr: Von ihr hängt ab, welche Zertifikate und Dokumente gültig sind.
doctor.setLocale	Verwenden Sie eine Locale mit UTF-8.
doctor.setUpStore	Richten Sie ihn ein: epass sagt dabei, welche Listen es gibt und wo; ohne Vertrauensspeicher ist kein Aussteller bekannt.
doctor.socketAbsent	Der Socket von pcscd ist nicht vorhanden; Programme erreichen also keinen Dienst.
doctor.socketAccepts	Der Socket von pcscd nimmt Verbindungen an.
doctor.socketDenied	Dieser Benutzer darf den Socket von pcscd nicht öffnen.
doctor.socketFails	Der Socket von pcscd nimmt jetzt keine Verbindung an.
doctor.socketNotInContainer	Der Socket von pcscd ist in diesem Container nicht vorhanden.
doctor.socketOfVariable	PCSCLITE_CSOCK_NAME nennt einen Socket, der keine Verbindung annimmt.
doctor.socketRefuses	Der Socket von pcscd ist ein Überbleibsel, und niemand bedient ihn.
doctor.startService	Schalten Sie den Socket ein: systemd startet pcscd dann, sobald ein Programm danach verlangt.
doctor.startServiceByHand	Starten Sie pcscd (sudo pcscd), und lassen Sie es vom System beim Hochfahren starten.
doctor.storeAbsent	Es gibt noch keinen Vertrauensspeicher.
doctor.storeClosed	Nur sein Benutzer und der Administrator können in den Vertrauensspeicher schreiben.
doctor.storeEmpty	Der Vertrauensspeicher enthält kein Zertifikat eines Ausstellerstaats.
doctor.storeHolds	Der Vertrauensspeicher enthält {anchors} Anker aus {countries, plural, one {# Staat} other {# Staaten}}.
doctor.storeList	Die neueste Masterliste im Vertrauensspeicher wurde am {signed} signiert.
doctor.storeNothing	Der Vertrauensspeicher enthält nichts, was ein Alter hat.
doctor.storeOfOther	Der Vertrauensspeicher oder eine Datei darin gehört einem anderen Benutzer.
doctor.storeOld	Die neueste Masterliste im Vertrauensspeicher wurde am {signed} signiert, vor {days, plural, one {# Tag} other {# Tagen}}.
doctor.storeOpen	Andere können in den Vertrauensspeicher schreiben.
doctor.storeUnusable	Der Vertrauensspeicher lässt sich nicht verwenden ({code}).
doctor.storeWithoutList	Nichts im Vertrauensspeicher kam in einer signierten Masterliste; sein Alter ist daher nicht bekannt.
doctor.summary	{problems, plural, =0 {Kein Problem} one {# Problem} other {# Probleme}}, {warnings, plural, =0 {keine Warnung} one {# Warnung} other {# Warnungen}}.
doctor.synchroniseClock	Lassen Sie die Uhr synchronisieren, oder vergleichen Sie sie von Hand.
doctor.unloadModule	Entladen Sie das Modul, lassen Sie es nicht mehr laden, und schließen Sie dann das Lesegerät neu an.
doctor.unsetVariable	Löschen Sie die Variable, es sei denn, dort gehört ein eigener Dienst hin: Starten Sie dann diesen.
doctor.updateDriver	Der Treiber kennt das Gerät nicht: Aktualisieren Sie ihn, oder installieren Sie den des Herstellers.
doctor.updateOpenssl	Verwenden Sie OpenSSL 3 der Distribution, mit allem, was dazugehört.
doctor.usbListed	Der Dienst kennt jedes eingesteckte USB-Lesegerät.
doctor.usbNone	Kein USB-Gerät meldet sich als Chipkartenleser (CCID).
doctor.usbNotListed	Eingesteckt, aber nicht unter den Lesegeräten des Dienstes: {devices}.
doctor.usbNotSeen	Die USB-Geräte dieses Systems sind von hier aus nicht zu sehen.
doctor.usbPlugged	Eingesteckt, aber kein Dienst sagt, ob er es kennt: {devices}.
doctor.withoutDocument	Das Paket enthält kein Dokument. {error}.
document.bornLater	EF.DG11 nennt ein Geburtsdatum nach dem Prüftag: {born}.
document.centuryUnknown	Das Jahrhundert des Ablaufdatums lässt sich nicht bestimmen: {first} oder {second}.
document.current	Das Dokument ist gültig bis {day}.
document.currentAtLeast	Das Dokument ist mindestens bis {day} gültig.
document.dateOfIssueFits	Das Ausstellungsdatum, {issued}, passt zu Geburts- und Ablaufdatum.
document.dateOfIssueUnreadable	Das Ausstellungsdatum in EF.DG12 ist kein vollständiges Datum.
document.detailsAgree	EF.DG11 stimmt mit EF.DG1 überein in: {fields}.
document.detailsAgreeInPart	EF.DG11 stimmt mit EF.DG1 überein in: {fields}; nicht vergleichbar: {others}.
document.detailsDiffer	EF.DG11 und EF.DG1 unterscheiden sich in: {fields}.
document.detailsNotComparable	EF.DG11 und EF.DG1 lassen sich nicht vergleichen in: {fields}.
document.expired	Das Dokument ist am {day} abgelaufen.
document.expiredOrBefore	Das Dokument ist am {day} oder früher abgelaufen.
document.expiryInPart	Das Ablaufdatum ist teilweise unbekannt: Es liegt zwischen {first} und {last}.
document.expiryUnreadable	Das Ablaufdatum lässt sich nicht lesen.
document.field.personalNumber	persönliche Nummer
document.fieldAsKnown	{field} (soweit bekannt)
document.fieldTransliterated	{field} (andere zulässige Transliteration)
document.fieldTruncated	{field} (soweit die MRZ reicht)
document.issuedAfterExpiry	Das Dokument wurde am {issued} ausgestellt, nach seinem Ablauf ({expiry}).
document.issuedBeforeBirth	Das Dokument wurde am {issued} ausgestellt, vor der Geburt des Inhabers ({birth}).
document.issuedLater	Das Dokument wurde am {issued} ausgestellt, nach dem Prüftag ({day}).
document.noDateOfIssue	EF.DG12 nennt kein Ausstellungsdatum.
document.noDateToCompare	EF.DG1 hat kein Datum, mit dem sich das Ausstellungsdatum vergleichen ließe.
document.noDetails	EF.DG11 enthält weder einen Namen noch ein Geburtsdatum.
error.access.authenticationLength	Die Antwort auf EXTERNAL AUTHENTICATE hat nicht vierzig Byte.
error.access.authenticationMAC	Die Prüfsumme M_IC der Antwort des Chips ist falsch.
error.access.authenticationTokenInvalid	Das Authentisierungstoken T_IC des Chips ist falsch.
error.access.authenticationTokenLength	Das Authentisierungstoken T_IC des Chips hat nicht acht Byte.
error.access.blocked	Der Chip nimmt keinen weiteren Versuch an.
error.access.challengeLength	Die Challenge RND.IC hat nicht acht Byte.
error.access.channelClosed	Der gesicherte Kanal wurde durch einen früheren Fehler geschlossen.
error.access.channelLost	Der Chip hat ungeschützt und mit einem Fehlerwort geantwortet: Er hat den gesicherten Kanal abgebrochen.
error.access.chipAuthenticationDataMissing	Der Chip hat keine Daten zur Chip-Authentisierung gesendet, die das Mapping verlangt.
error.access.chipAuthenticationDataUnexpected	Der Chip hat Daten zur Chip-Authentisierung gesendet, die zu einem anderen Mapping gehören.
error.access.chipAuthenticationRefused	Der Chip hat ein Kommando der Chip-Authentisierung mit anderen Statusbytes als 9000 beantwortet.
error.access.chipNonceMismatch	Der Chip hat seine eigene Nonce RND.IC nicht wiederholt.
error.access.commandTooLong	Das Kommando ist zu lang für den Chip oder, sobald es geschützt ist, für eine Kommando-APDU.
error.access.commandUnsuitable	Das Kommando lässt sich nicht schützen oder passt nicht zur Chiffre.
error.access.counterExhausted	Der Sendesequenzzähler hat keinen weiteren Wert.
error.access.cryptogramInvalid	Das Kryptogramm besteht nicht aus ganzen Blöcken oder kündigt kein Padding an.
error.access.cryptography	Eine kryptographische Operation der Bibliothek ist fehlgeschlagen.
error.access.dataObjectMalformed	Ein Datenobjekt der Antwort ist abgeschnitten, oder seine Länge passt nicht.
error.access.dataObjectMissing	Ein Datenobjekt fehlt, das dieser Schritt liefern muss.
error.access.dataObjectOrder	Die Datenobjekte stehen nicht in der Reihenfolge des Standards, oder auf DO'8E' folgt noch etwas.
error.access.dataObjectRepeated	Die Antwort enthält ein Datenobjekt zweimal.
error.access.dataObjectUnknown	Die Antwort enthält ein Datenobjekt, das sie nicht enthalten darf.
error.access.macInvalid	Der MAC der Antwort (DO'8E') ist falsch.
error.access.macMissing	Die Antwort hat keinen MAC (DO'8E').
error.access.malformedResponse	Die Antwort hat keine Statusbytes.
error.access.mappedGeneratorInvalid	Die Nonce wird auf das neutrale Element abgebildet oder auf gar kein Element.
error.access.mappingDataNotEmpty	Der Chip hat Daten in DO'82' gesendet, das beim Integrated Mapping leer ist.
error.access.mrzRequired	Der Chip schützt seine Dateien, und es wurde nichts angegeben, was ihn öffnen würde.
error.access.nonceLength	Die verschlüsselte Nonce von PACE hat eine Länge, die das Protokoll nicht erlaubt.
error.access.notSupported	Der Chip bietet diese Art der Zugriffskontrolle nicht an.
error.access.outOfSequence	Ein Kommando wurde geschützt, während noch eine Antwort aussteht, oder eine Antwort kam ohne Kommando.
error.access.paceFailed	Der Chip bietet PACE an, aber kein Versuch gelang, und nichts anderes öffnet den Chip.
error.access.paceNotOffered	PACE wurde verlangt, aber der Chip bietet keines an, das verwendet werden darf.
error.access.paceRequired	Der Chip kennt den Schlüssel von Basic Access Control nicht: Er verlangt PACE.
error.access.paddingInvalid	Die entschlüsselten Daten enden nicht mit dem Padding nach ISO/IEC 9797-1, Methode 2.
error.access.passwordFormat	Die Angabe kann kein Passwort sein: Eine CAN hat nur Ziffern, eine PIN hat Zeichen aus ISO/IEC 8859-1.
error.access.passwordSuspended	Für das Passwort bleibt ein Versuch. Er wurde nicht verwendet: Der Chip verlangt zuerst die Zugangsnummer (CAN).
error.access.protocolError	Der Chip hat einen Schritt der Zugriffskontrolle auf eine Weise beantwortet, die das Protokoll nicht vorsieht.
error.access.publicKeyEncoding	Der ephemere öffentliche Schlüssel des Chips ist nicht kodiert, wie er sein muss: Er ist komprimiert, hat eine andere Länge oder beginnt mit Nullen.
error.access.publicKeyInvalid	Der ephemere öffentliche Schlüssel des Chips darf nicht verwendet werden: Er liegt nicht auf der Kurve, im Unendlichen oder außerhalb der Untergruppe.
error.access.publicKeyReflected	Der Chip hat den ephemeren öffentlichen Schlüssel des Terminals zurückgesendet.
error.access.staticKeyAlgorithmMismatch	Der statische öffentliche Schlüssel des Chips ist von anderer Art, als der Objektbezeichner seines Eintrags angibt.
error.access.staticKeyMalformed	Der statische öffentliche Schlüssel des Chips lässt sich nicht dekodieren.
error.access.staticKeyNeutral	Der statische öffentliche Schlüssel des Chips ist das neutrale Element: der Punkt im Unendlichen oder 1.
error.access.staticKeyNotInGroup	Der statische öffentliche Schlüssel des Chips ist ein Punkt, der nicht auf der Kurve liegt, oder eine Zahl außerhalb der Untergruppe des Generators.
error.access.staticKeyOutOfRange	Der statische öffentliche Schlüssel des Chips ist eine Zahl, die nicht zwischen 2 und p-2 liegt, oder ein Punkt mit einer Koordinate, die nicht kleiner als p ist.
error.access.staticKeyParametersInvalid	Die Domänenparameter des statischen öffentlichen Schlüssels des Chips passen nicht zusammen: q ist keine Primzahl oder teilt p-1 nicht, oder g erzeugt nicht, was es soll.
error.access.staticKeyParametersUnsupported	Die Domänenparameter des statischen öffentlichen Schlüssels des Chips werden nicht unterstützt: eine Kurve, die nicht auf der Liste steht, oder eine Primzahl mit unzulässiger Länge.
error.access.staticKeyPrimeComposite	Die Domänenparameter des statischen öffentlichen Schlüssels des Chips haben einen Modulus, der keine Primzahl ist.
error.access.staticKeySmallOrder	Der statische öffentliche Schlüssel des Chips erzeugt nur wenige Elemente; wer antwortet, kann also das gemeinsame Geheimnis raten.
error.access.statusMismatch	Die äußeren Statusbytes weichen von denen in DO'99' ab.
error.access.terminalAuthenticationNotAllowed	Der Chip erlaubt die Terminal-Authentisierung jetzt nicht.
error.access.terminalCertificateRefused	Der Chip hat ein Zertifikat des Terminals nicht akzeptiert oder dessen Schlüssel nicht ausgewählt.
error.access.terminalNonceMismatch	Der Chip hat die Nonce RND.IFD nicht zurückgegeben.
error.access.terminalSignatureMalformed	Die eigene Signatur des Terminals hat nicht die Länge seines Schlüssels. Sie wurde nicht gesendet.
error.access.terminalSignatureRefused	Der Chip hat die Signatur des Terminals nicht akzeptiert.
error.access.terminalTrustPointUnknown	Der Chip hat den Schlüssel nicht, mit dem ein Zertifikat des Terminals zu prüfen ist.
error.access.tooManyStaticKeys	Der Chip hat mehr statische öffentliche Schlüssel, als untersucht werden.
error.access.unprotectedResponse	Der Chip hat Erfolg ohne jeden Schutz gemeldet.
error.access.wrongPassword	Der Chip hat den Schlüssel oder das Passwort abgelehnt: Meist gehört es nicht zu diesem Dokument oder wurde falsch gelesen.
error.apdu.invalidExpectedLength	Ne liegt nicht zwischen 1 und 65536.
error.apdu.lengthMismatch	Lc oder Le passt nicht zu den folgenden Bytes.
error.apdu.tooLong	Das Datenfeld hat mehr als 65535 Byte.
error.apdu.truncated	Es sind weniger Bytes, als ein Kopf oder Statusbytes brauchen.
error.archive.duplicatePath	Ein Pfad steht in einem Archiv mehr als einmal.
error.archive.malformed	Ein Archiv oder eine Datei darin ist beschädigt oder etwas anderes.
error.archive.tooLarge	Eine Datei oder ein Dokument in einem Archiv ist größer als alles dieser Art.
error.archive.truncated	Ein Archiv endet vorzeitig.
error.archive.unsafeEntry	Ein Eintrag in einem Archiv hat einen Namen, der aus ihm hinausführt, oder ist keine Datei.
error.archive.unsupported	Ein Archiv ist von einer Art, die nicht gelesen wird.
error.atOctet	{error} ({code}, Byte {offset}).
error.card.invalidResponse	Die Antwort hat weniger als zwei Byte oder mehr, als erlaubt waren.
error.card.none	Es ist kein Chip vorhanden.
error.card.removed	Der Chip hat das Feld oder das Lesegerät verlassen.
error.card.reset	Ein anderes Programm hat den Chip zurückgesetzt, oder er war ohne Strom; sein Sicherheitszustand ist verloren.
error.card.timeout	Es kam nicht rechtzeitig eine Antwort.
error.card.transmissionFailed	Das Lesegerät konnte das Kommando nicht weiterleiten oder erhielt keine Antwort.
error.card.unresponsive	Ein Chip ist vorhanden, beantwortet aber den Reset nicht.
error.channel.cancelled	Das Warten wurde abgebrochen.
error.channel.closed	Die Verbindung zum Chip war schon geschlossen.
error.channel.invalidCommand	Das Kommando hat weniger als vier Byte oder ist zu lang für das Lesegerät.
error.channel.ioFailed	Ein Socket oder ein Aufruf des Betriebssystems ist fehlgeschlagen.
error.channel.scriptMismatch	Ein Kanal mit Skript erhielt ein anderes Kommando, als sein Skript enthält.
error.cli.cannotWrite	Eine Datei, ein Ordner oder die Standardausgabe lässt sich nicht schreiben.
error.cli.commandFailed	Ein Programm, das Dateien liefern sollte, ist gescheitert.
error.cli.confirmationNeeded	Ein Import muss bestätigt werden, und niemand konnte gefragt werden; es wurde nichts importiert.
error.cli.country	So heißt kein Land.
error.cli.fileExists	Die Datei gibt es schon; es wurde nichts überschrieben.
error.cli.folderNotEmpty	Der Ordner enthält schon etwas; es wurde nichts geschrieben.
error.cli.internal	Es ist etwas Unvorhergesehenes geschehen.
error.cli.interrupted	Der Benutzer hat unterbrochen.
error.cli.language	Die verlangte Sprache ist nicht verfügbar.
error.cli.noInput	Eine Eingabe lässt sich nicht lesen oder ist leer.
error.cli.noPIN	Die Datei, die die PIN enthalten soll, hat keine, die für sich in einer Zeile steht.
error.cli.noProgram	Ein Programm, das gebraucht wird, ist nicht installiert.
error.cli.noStore	Es gibt noch keinen Vertrauensspeicher.
error.cli.noTerminal	Es gibt kein Terminal für die Abfrage, oder es kann die Eingabe nicht verbergen.
error.cli.notConfirmed	Der Import wurde auf die Rückfrage hin abgelehnt; es wurde nichts importiert.
error.cli.notEvidence	Die Datei, die beurteilt werden sollte, ist etwas anderes.
error.cli.notInStore	In den Vertrauensdaten gibt es das Verlangte nicht.
error.cli.nothingToExport	In den Vertrauensdaten gibt es nichts von dieser Art, diesem Land und dieser Grundlage.
error.cli.pinNotMet	Ein genannter Hashwert gehört zu nichts von dem, was angegeben wurde.
error.cli.tooLarge	Eine Eingabe ist größer als alles ihrer Art.
error.cli.usage	Optionen passen nicht zusammen oder bezeichnen nichts.
error.conformance.authorityInvalid	Zertifikat und Schlüssel sind nicht die einer CVCA.
error.conformance.caseUnknown	Diesen Testfall gibt es nicht.
error.conformance.chipCaseUnknown	Diesen Testfall für Chips gibt es nicht.
error.conformance.chipNotOpened	Nichts von dem, was angegeben wurde, öffnet den Chip.
error.conformance.fileInvalid	Die Datei enthält keine Testfälle oder solche, die nicht akzeptiert werden.
error.conformance.notJSON	Der Text ist kein JSON, das akzeptiert wird.
error.conformance.resultsInvalid	Die Datei enthält keine Ergebnisse eines Testlaufs.
error.crypto.algorithmMismatch	Ein Signaturalgorithmus passt nicht zur Art des Schlüssels, oder seine Parameter sind sinnlos.
error.crypto.allowanceSpent	Diffie-Hellman-Domänenparameter wurden nicht getestet, weil die vorigen den ganzen Rechenaufwand verbraucht haben, der einem Dokument zusteht.
error.crypto.bufferTooSmall	Ein Ausgabepuffer ist zu klein.
error.crypto.curveUnsupported	Eine genannte Kurve steht nicht auf der Liste.
error.crypto.domainParametersInvalid	Der Generator oder die Ordnung von Diffie-Hellman-Domänenparametern passt nicht zur Primzahl.
error.crypto.domainParametersNotExplicit	Domänenparameter sind nur benannt oder weggelassen, wo sie ausgeschrieben sein müssen.
error.crypto.domainParametersOutOfBounds	Diffie-Hellman-Domänenparameter haben eine Länge, die nicht akzeptiert wird.
error.crypto.domainParametersUnknown	Domänenparameter gehören zu keiner Gruppe der Liste.
error.crypto.dsaKeyInvalid	Die Zahlen eines DSA-Schlüssels haben eine Länge, die nicht angenommen wird, oder passen nicht zueinander.
error.crypto.elementEncodingInvalid	Ein öffentlicher Wert einer Schlüsselvereinbarung ist nicht die Kodierung eines Elements.
error.crypto.elementNeutral	Das neutrale Element steht da, wo ein öffentlicher Wert oder ein Geheimnis verlangt ist.
error.crypto.elementNotInGroup	Ein öffentlicher Wert einer Schlüsselvereinbarung ist kein Element der Gruppe.
error.crypto.elementOutOfRange	Ein öffentlicher Wert einer Schlüsselvereinbarung liegt außerhalb des Wertebereichs.
error.crypto.elementSmallOrder	Ein öffentlicher Wert einer Schlüsselvereinbarung erzeugt nur wenige Elemente.
error.crypto.encodingInvalid	Das DER ist fehlerhaft oder nicht von der erwarteten Form.
error.crypto.explicitCurveUnknown	Ausgeschriebene Kurvenparameter gehören zu keiner Kurve der Liste.
error.crypto.groupMismatch	Zwei Elemente einer Operation gehören zu verschiedenen Gruppen.
error.crypto.inputLength	Die Eingabe besteht nicht aus ganzen Blöcken, oder sie ist leer, wo ein Block gebraucht wird.
error.crypto.ivLength	Ein Initialisierungsvektor ist nicht so lang wie ein Block.
error.crypto.keyAlgorithmUnsupported	Der Algorithmus eines öffentlichen Schlüssels ist weder RSA noch RSASSA-PSS noch DSA noch eine elliptische Kurve.
error.crypto.keyLength	Ein Schlüssel hat die falsche Länge für den Algorithmus.
error.crypto.libraryUnavailable	Der Bibliothekskontext von OpenSSL oder sein Standardprovider war nicht verfügbar.
error.crypto.notInvertible	Eine Zahl hat kein Inverses.
error.crypto.operationFailed	OpenSSL hat eine Operation abgelehnt, die hätte gelingen müssen.
error.crypto.paddingInvalid	Am Ende eines Klartexts steht kein gültiges Padding (ISO/IEC 9797-1 Methode 2).
error.crypto.pointInvalid	Ein öffentlicher Punkt ist komprimiert, liegt nicht auf der Kurve oder ist der Punkt im Unendlichen.
error.crypto.primeComposite	Der Modulus von Diffie-Hellman-Domänenparametern ist keine Primzahl.
error.crypto.privateKeyInvalid	Ein privater Schlüssel konnte nicht gelesen werden.
error.crypto.randomUnavailable	Der Zufallsgenerator des Systems hat nichts geliefert.
error.crypto.rsaOutOfBounds	Ein RSA-Modulus oder -Exponent liegt außerhalb der akzeptierten Grenzen.
error.crypto.signatureOutOfRange	Eine Zahl einer Signatur ist null oder nicht kleiner als der Modulus oder die Ordnung.
error.evidence.fileConflict	Eine Datei wurde zweimal angegeben, mit verschiedenen Bytes.
error.evidence.fileDoubled	Eine Datei steht zweimal im Nachweis.
error.evidence.formUnknown	Ein JSON-Text hat keine der Formen, die gelesen werden.
error.evidence.inconsistent	Felder widersprechen einander: Kein Lesevorgang kann sie zusammen erbracht haben.
error.evidence.memberInvalid	Ein Feld hat einen unzulässigen Typ oder Wert.
error.evidence.memberMissing	Ein vorgeschriebenes Feld fehlt.
error.evidence.nameAmbiguous	Ein Name bezeichnet zwei Dateien, und am Inhalt ist nicht zu erkennen, welche es ist.
error.evidence.nameUnknown	Ein Name ist nicht der einer Datei eines Dokuments.
error.evidence.noFiles	Ein Ordner enthält keine Datei eines Dokuments.
error.evidence.notWitnessed	Der genannte Zeuge hat den Nachweis nicht so signiert, wie er ist.
error.evidence.schemaUnknown	Das Objekt hat ein anderes Schema.
error.evidence.severalDocuments	Die Dateien gehören zu mehr als einem Dokument.
error.evidence.textUndecodable	Ein Text ist weder hexadezimal noch Base64.
error.evidence.unreadable	Eine Datei oder ein Ordner lässt sich nicht lesen.
error.evidence.witnessKeys	Der Schlüssel eines Zeugen lässt sich nicht verwenden.
error.image.cancelled	Das Dekodieren des Bildes wurde abgebrochen.
error.image.crashed	Der Dekodierer ist an dem Bild abgestürzt oder hat etwas getan, was seine Abschottung verbietet, und wurde vom System beendet.
error.image.helperFailed	Das gestartete Programm ist kein Dekodierer dieser Version, oder seine Antwort ist unbrauchbar.
error.image.helperMissing	Es gibt kein Programm zum Dekodieren, oder es lässt sich nicht starten.
error.image.malformed	Die Bytes sind kein Bild des Formats oder ein beschädigtes.
error.image.memory	Der Dekodierer brauchte mehr Speicher, als die Grenzwerte erlauben.
error.image.notBuilt	Dieser Build hat keinen Bilddekodierer.
error.image.notConfined	Das System hat die Abschottung des Dekodierers abgelehnt; es wurde nichts dekodiert.
error.image.timeout	Der Dekodierer brauchte mehr Zeit, als die Grenzwerte erlauben, und wurde beendet.
error.image.tooLarge	Der Kopf gibt mehr Bildpunkte, Komponenten oder Kacheln an, als die Grenzwerte erlauben. Es wurde nichts dekodiert.
error.image.unsupported	Das Bild verwendet etwas, das hier nicht dekodiert wird: WSQ, JPEG mit 12 Bit, vier Farben in JPEG 2000 oder mehr als 16 Bit.
error.json.duplicateName	Ein Name steht in einem Objekt zweimal.
error.json.limitExceeded	Der Text ist länger, tiefer oder umfangreicher, als die Grenzen erlauben.
error.json.number	Eine Zahl ist nicht ganz oder passt nicht in 64 Bit.
error.json.string	Eine Zeichenkette ist nicht UTF-8 oder hat eine unbekannte Escape-Sequenz oder ein Steuerzeichen.
error.json.syntax	Der Text ist kein JSON.
error.lds.deviationRefused	Das Dekodierprofil toleriert eine Abweichung nicht.
error.lds.duplicateElement	Ein Element, das nur einmal vorkommen darf, kommt noch einmal vor.
error.lds.invalidEncoding	Ein Tag, eine Länge oder eine Zahl ist nicht so kodiert, wie es dort sein muss.
error.lds.invalidMRZ	Was in DG1 steht, ist keine maschinenlesbare Zone.
error.lds.invalidValue	Ein Element enthält einen Wert, den der Standard dort nicht erlaubt.
error.lds.limitExceeded	Die Elemente sind tiefer, zahlreicher oder länger, als akzeptiert wird.
error.lds.missingElement	Ein vorgeschriebenes Element fehlt.
error.lds.notEncodable	Ein Wert lässt sich nicht schreiben.
error.lds.truncated	Die Bytes enden vor dem Ende des Elements.
error.lds.unexpectedTag	Es steht ein anderes Tag da als das verlangte.
error.lds.unsupportedVersion	Die Struktur hat eine unbekannte Version.
error.mrz.ambiguousRepair	Zwei verschiedene Berichtigungen passen zu den Prüfziffern.
error.mrz.character	Es gibt ein anderes Zeichen als A-Z, 0-9 und <.
error.mrz.countryCode	Ein zu schreibender Aussteller oder eine Staatsangehörigkeit ist kein Code nach Doc 9303-3, Abschnitt 5.
error.mrz.date	Ein Datum eines Zugriffsschlüssels oder ein zu schreibendes Datum hat keine bekannte Form oder ist kein Datum.
error.mrz.documentCode	Ein zu schreibender Dokumentcode passt nicht zum Format.
error.mrz.documentNumber	Die Dokumentennummer eines Zugriffsschlüssels ist leer oder zu lang.
error.mrz.empty	Es wurde nichts angegeben oder nur Leerraum.
error.mrz.fieldCharacter	Ein zu schreibender Wert hat ein Zeichen, das sein Feld nicht erlaubt.
error.mrz.fieldTooLong	Ein zu schreibender Wert passt nicht in sein Feld.
error.mrz.length	Die Anzahl der Zeichen oder Zeilen passt zu keinem Format.
error.mrz.lineLength	Nicht alle Zeilen sind so lang, wie das Format verlangt.
error.mrz.name	Ein zu schreibender Name ist leer, oder nichts davon lässt sich transliterieren.
error.mrz.notRepairable	Eine Prüfziffer ist falsch, und keine einzelne Berichtigung macht alle richtig.
error.mrz.otherLayout	Die Zeilen haben einen Aufbau, den Doc 9303 nicht kennt.
error.mrz.tooLong	Die Eingabe ist länger als jede mögliche maschinenlesbare Zone.
error.mrz.tripleShape	Der Text besteht nicht aus Dokumentennummer, Geburts- und Ablaufdatum mit Kommas dazwischen.
error.ofOpenSSL	{error} ({code}; OpenSSL meldet: {words}).
error.pkcs11.cancelled	Das Warten auf das Token wurde abgebrochen.
error.pkcs11.keyAbsent	Das Token enthält keinen privaten Schlüssel, den der URI beschreibt.
error.pkcs11.keyAmbiguous	Der URI beschreibt mehr als einen privaten Schlüssel.
error.pkcs11.keyUnsupported	Der Schlüssel ist weder RSA noch auf einer Kurve der Liste.
error.pkcs11.mechanismUnsupported	Das Token oder die Art des Schlüssels kann den Algorithmus nicht.
error.pkcs11.moduleFailed	Das Modul wurde geladen, lässt sich aber nicht verwenden.
error.pkcs11.moduleHung	Das PKCS-#11-Modul antwortet nicht mehr.
error.pkcs11.moduleNotLoaded	Das Modul ist nicht vorhanden oder ist keines.
error.pkcs11.notBuilt	Dieser Build hat kein PKCS #11.
error.pkcs11.pinFinalTry	Für die PIN bleibt ein Versuch; er wurde nicht verbraucht.
error.pkcs11.pinIncorrect	Das Token hat die PIN abgelehnt.
error.pkcs11.pinLocked	Die PIN ist gesperrt oder wurde nie gesetzt.
error.pkcs11.pinRequired	Das Token verlangt eine PIN, und es wurde keine angegeben.
error.pkcs11.signatureMalformed	Was das Token geliefert hat, ist keine Signatur seines Schlüssels.
error.pkcs11.tokenAbsent	Es ist kein Token vorhanden oder keines, das der URI beschreibt.
error.pkcs11.tokenAmbiguous	Der URI beschreibt mehr als ein Token.
error.pkcs11.tokenFailed	Beim Token ist ein anderer Fehler aufgetreten.
error.pkcs11.tokenLost	Das Token wurde entfernt, oder die Verbindung zu ihm ist abgebrochen.
error.pkcs11.uriMalformed	Der Text ist kein URI nach RFC 7512.
error.pkcs11.uriUnsupported	Der URI verlangt etwas, das nicht geht: eine andere Objektart als einen privaten Schlüssel, kein Modul oder eine PIN darin.
error.policy.acceptsFailure	Eine Regel würde akzeptieren, was nicht bestanden hat oder nicht beurteilt wurde.
error.policy.dataAlone	Die Richtlinie lässt Daten ohne den Chip gelten, gibt das aber nicht an.
error.policy.memberMissing	Ein vorgeschriebenes Feld fehlt.
error.policy.nameTaken	Den Namen hat schon etwas Eingebautes.
error.policy.nameUnknown	Die Richtlinie enthält einen Namen, den es nicht gibt.
error.policy.notJSON	Der Text ist kein JSON, das akzeptiert wird.
error.policy.schemaUnknown	Die Datei ist keine Richtlinie, oder sie ist von einer späteren Version.
error.policy.valueInvalid	Ein Feld hat einen unzulässigen Wert.
error.read.appendingOpen	Es ist nicht bekannt, ob der Chip den Datensatz angenommen hat: Es kam keine glaubwürdige Antwort, oder er gibt einen anderen Datensatz zurück.
error.read.applicationMissing	Der Chip hat keine eMRTD-Anwendung.
error.read.cancelled	Der Lesevorgang wurde zwischen zwei Kommandos abgebrochen.
error.read.chipRefused	Der Chip hat ein Kommando abgelehnt, ohne das der Lesevorgang nicht auskommt.
error.read.deadlineExceeded	Der Lesevorgang dauerte länger, als die Grenzwerte erlauben.
error.read.inputInvalid	Was zum Lesen oder Beurteilen angegeben wurde (die MRZ, eine Datei, ein Ordner), lässt sich nicht verwenden.
error.read.limitExceeded	Der Chip verlangt mehr Kommandos oder Bytes, als die Grenzwerte erlauben.
error.read.noProgress	Der Chip antwortet immer weiter, ohne etwas Neues zu liefern.
error.read.otherDocument	Es wurde ein anderes Dokument aufgelegt: Sein EF.SOD ist nicht das des zuvor gelesenen Dokuments.
error.read.recordNotKept	Der Chip hat gemeldet, dass er den Datensatz aufgenommen hat, hat ihn aber nicht.
error.reader.busy	Ein anderes Programm belegt das Lesegerät oder den Chip.
error.reader.noService	Es läuft kein Chipkartendienst.
error.reader.none	Es ist kein Lesegerät angeschlossen.
error.reader.notPermitted	Der Chipkartendienst lässt diesen Benutzer nicht zu.
error.reader.removed	Das Lesegerät wurde abgezogen, oder sein Treiber hat sich beendet.
error.reader.serviceLost	Der Chipkartendienst (pcscd) hat sich beendet.
error.reader.several	Auf mehreren Lesegeräten liegen Dokumente oder Karten.
error.reader.unknown	Kein Lesegerät hat den angegebenen Namen.
error.reader.unsupported	Lesegerät, Treiber oder Build kann das Verlangte nicht.
error.result.content	Was signiert wurde, ist nicht das, was ein Ergebnis sagt.
error.result.header	Der Kopf ist nicht der eines signierten Ergebnisses.
error.result.keys	Die Schlüssel für signierte Ergebnisse lassen sich nicht verwenden.
error.result.malformed	Ein signiertes Ergebnis besteht nicht aus drei Teilen in Base64url, durch Punkte getrennt.
error.result.tooLong	Ein signiertes Ergebnis ist länger als jedes, das es gibt.
error.seal.duplicateFeature	Ein Tag steht zweimal in der Nachrichtenzone.
error.seal.invalidC40	Bytes sind kein C40 oder ein C40, das kein Kodierer schreiben würde.
error.seal.invalidDate	Drei Bytes sind kein Datum.
error.seal.invalidJSON	Der Text eines VDS-NC ist kein JSON, das akzeptiert wird.
error.seal.invalidLength	Eine Länge ist nicht kodiert, wie die Version es verlangt.
error.seal.invalidSignature	Die Signaturzone ist leer oder enthält nicht zwei gleich lange Zahlen.
error.seal.invalidValue	Ein Feld des Kopfes hat einen Wert, den der Standard nicht erlaubt.
error.seal.limitExceeded	Es sind mehr Bytes oder Elemente, als akzeptiert werden.
error.seal.memberInvalid	Ein Feld eines VDS-NC hat einen unzulässigen Typ oder Wert.
error.seal.memberMissing	Ein Feld fehlt, das ein VDS-NC haben muss.
error.seal.missingSignature	Das Siegel endet ohne Signaturzone.
error.seal.notASeal	Das erste Byte ist nicht die magische Konstante, und der Text ist kein JSON-Objekt.
error.seal.notEncodable	Ein Wert lässt sich nicht in ein Siegel schreiben.
error.seal.otherKind	Es ist ein Barcode nach einem anderen Standard.
error.seal.signingFailed	Der Schlüssel signiert keine Siegel oder hat nicht signiert.
error.seal.trailingOctets	Auf die Signatur folgt noch etwas.
error.seal.truncated	Das Siegel endet vor dem Ende eines seiner Elemente.
error.seal.unreadableText	Der Text eines Barcodes hat keine der Formen, die akzeptiert werden.
error.seal.unsupportedVersion	Der Kopf hat eine unbekannte Version.
error.simulator.addressInvalid	Die Adresse hat nicht die Form HOST:PORT, oder der Host ist nicht bekannt.
error.simulator.connectionFailed	An der Adresse nimmt niemand Verbindungen an.
error.simulator.connectionLost	Die Verbindung brach mitten in einer Nachricht ab.
error.simulator.descriptionInvalid	Die Beschreibung ist kein JSON-Objekt.
error.simulator.memberUnknown	Die Beschreibung hat ein unbekanntes Feld.
error.simulator.personalisationFailed	Schlüssel, Zertifikate oder Dateien ließen sich nicht erzeugen.
error.simulator.profileUnknown	Kein Profil hat diesen Namen.
error.simulator.valueInvalid	Ein Feld der Beschreibung hat einen unzulässigen Wert.
error.status.contradictory	Eine Quelle macht zu einem Dokument zwei verschiedene Angaben.
error.status.document	Eine Zeile, die ein Dokument beschreibt, lässt sich nicht lesen.
error.status.key	Der Schlüssel für Handles kann nicht verwendet werden.
error.status.malformed	Eine Statusdatei entspricht nicht ihrem Format.
error.status.noAnswer	Das Programm, das nach dem Status eines Dokuments gefragt wurde, hat nicht wie vorgeschrieben geantwortet.
error.status.otherKey	Eine Statusdatei wurde mit einem anderen Schlüssel erstellt.
error.status.outOfDate	Eine Statusdatei darf nicht mehr verwendet werden.
error.tlv.indefiniteLength	Es steht eine unbestimmte Länge da, wo nur eine bestimmte erlaubt ist.
error.tlv.invalidLength	Das Längenfeld ist reserviert, hat mehr als vier Byte oder mehr, als DER erlaubt.
error.tlv.invalidTag	Das Tag hat mehr als vier Byte oder ist aufgefüllt.
error.tlv.limitExceeded	Die Datenobjekte sind tiefer, zahlreicher oder länger, als die Grenzwerte erlauben.
error.tlv.missingEndOfContents	Bei einer unbestimmten Länge fehlen die abschließenden End-of-Contents-Bytes.
error.tlv.trailingBytes	Auf das letzte Datenobjekt folgen Bytes.
error.tlv.truncated	Die Bytes enden vor dem Ende des Datenobjekts.
error.tlv.unexpectedTag	Es steht ein anderes Tag da als das verlangte.
error.trace.inconsistent	Die Angaben einer Zeile passen nicht zusammen.
error.trace.memberInvalid	Ein Feld einer Zeile fehlt oder hat einen unzulässigen Typ oder Wert.
error.trace.redacted	Der Mitschnitt wurde geschwärzt: Er enthält keine Bytes, die sich abspielen ließen.
error.trace.schemaUnknown	Die erste Zeile ist nicht die eines Mitschnitts, den diese Version liest.
error.trace.syntax	Eine Zeile ist kein JSON, das akzeptiert wird.
error.trace.tooLong	Es sind mehr Zeilen, als gelesen werden, oder eine ist zu lang.
error.transcript.invalidHexadecimal	Ein Zeichen ist keine hexadezimale Ziffer, oder ihre Anzahl ist ungerade.
error.transcript.redacted	Das Protokoll wurde geschwärzt.
error.transcript.syntax	Eine Zeile hat keine bekannte Form.
error.transcript.tooLong	Es sind mehr Zeilen, als gelesen werden.
error.trust.besideList	Etwas wurde ausgelassen, weil nichts dafür bürgt: ein CSCA-Zertifikat, das mit anderem in einer Datei oder einem Ordner steht, oder was kein Pin und keine Ermächtigung benennt, neben dem, was eine benennt.
error.trust.changeNotCarriedOut	Ein Änderungseintrag in LDIF, der etwas entfernt, wurde nicht ausgeführt.
error.trust.cryptography	Die kryptographische Bibliothek konnte eine Operation nicht ausführen.
error.trust.doubledExtension	Ein Zertifikat enthält dieselbe Erweiterung zweimal.
error.trust.externalValue	Ein Wert ist nicht enthalten, sondern nur als Adresse angegeben; es wird nie etwas abgerufen.
error.trust.issuingFailed	Ein Zertifikat oder Sicherheitsobjekt ließ sich nicht wie beschrieben ausstellen.
error.trust.limitExceeded	Es gibt mehr Elemente einer Art, als die Grenzwerte erlauben.
error.trust.listRefused	Die Signatur einer Liste oder Sperrliste ist ungültig, oder ihr Unterzeichner darf eine solche Liste nicht signieren.
error.trust.malformed	Die Bytes sind kein gültiges ASN.1 oder nicht von der genannten Struktur.
error.trust.malformedLDIF	Eine Zeile oder ein Eintrag in LDIF lässt sich nicht lesen.
error.trust.malformedPEM	Der PEM-Rahmen ist nicht geschlossen oder enthält Zeichen, die nicht Base64 sind.
error.trust.noCertificate	Es wurde kein Zertifikat gefunden, wo mindestens eines erwartet wurde.
error.trust.noChain	Keine Kette von CV-Zertifikaten führt von einem Schlüssel des Chips zu dem eines Terminals.
error.trust.noSuchFile	Unter dem Pfad gibt es nichts.
error.trust.notAStore	Ein Ordner oder eine Datei darin gehört zu keinem Vertrauensspeicher; es wurde nichts geschrieben.
error.trust.notTrustMaterial	Es ist weder ein Zertifikat noch eine Sperrliste noch eine signierte Liste.
error.trust.nothingToUndo	Es gibt keinen früheren Stand des Vertrauensspeichers, der sich zurückholen ließe.
error.trust.rollback	Eine Liste oder Sperrliste ist älter als die im Speicher.
error.trust.selfSignatureWrong	Die Signatur eines Wurzelzertifikats ist nicht die seines eigenen Schlüssels: Die Datei ist beschädigt oder wurde geändert.
error.trust.storeDamaged	Eine Datei eines Vertrauensspeichers ist nicht so, wie sie geschrieben wurde.
error.trust.storeLocked	Ein anderer Prozess schreibt gerade in den Vertrauensspeicher.
error.trust.storeNotWritten	Der Vertrauensspeicher konnte nicht geschrieben werden.
error.trust.storePermissions	Nicht nur der Benutzer und der Administrator könnten den Vertrauensspeicher ändern.
error.trust.storeVersion	Den Vertrauensspeicher hat eine neuere Version dieses Programms geschrieben.
error.trust.tooLarge	Die Eingabe überschreitet den Grenzwert; sie wurde nicht ausgewertet.
error.trust.unexpectedContent	Eine fehlerfreie Struktur ist von anderem Typ als verlangt.
error.trust.unreadableFile	Die Datei ist vorhanden, lässt sich aber nicht lesen.
error.trust.unsupportedAlgorithm	Eine Algorithmuskennung oder ihre Parameter sind nicht bekannt.
error.withCode	{error} ({code}).
evidence.aaChannelClosed	Die Challenge wurde in einem Kanal gesendet, der schon geschlossen war, bevor ihr Schlüssel gelesen wurde.
evidence.aaErrorOfResponse	Es kam eine Antwort, und daneben steht ein Fehler.
evidence.aaFileMissing	Die Datei mit dem Schlüssel der Aktiven Authentisierung ist nicht vorhanden.
evidence.applicationTwice	Dieselbe Anwendung ist zweimal im Nachweispaket.
evidence.argumentTooLong	Das Feld ist ein Text von mehr als {count} Zeichen.
evidence.argumentsWithoutKey	Es gibt Argumente, aber keine Meldung, zu der sie gehören.
evidence.attemptNone	Das Feld ist ein Versuch, der nicht stattfand, oder einer, der gelang und keinen Kanal öffnete.
evidence.bacCipher	Basic Access Control hat eine andere Chiffre als 3DES.
evidence.bacNotAllowed	Basic Access Control war nicht erlaubt und wurde versucht.
evidence.bacPassword	Basic Access Control wurde mit einem anderen Passwort als der MRZ versucht.
evidence.caChannelBeforeKey	Eine Schlüsselvereinbarung hat einen Kanal geöffnet, den es schon gab, bevor ihr Schlüssel gelesen wurde.
evidence.caChannelsTwice	Zwei Schlüsselvereinbarungen haben denselben Kanal geöffnet oder stehen in der falschen Reihenfolge.
evidence.caErrorOfSuccess	Eine gelungene Schlüsselvereinbarung hat einen Fehler.
evidence.caFileMissing	Die Datei mit dem Schlüssel der Chip-Authentisierung fehlt.
evidence.caKeyUnknown	EF.DG14 enthält Schlüssel und Protokoll nicht, die versucht wurden.
evidence.caNoKey	EF.DG14 hat keinen Schlüssel für die Chip-Authentisierung.
evidence.caTemplateForAES	MSE:Set KAT ist nur für 3DES (Doc 9303-11, 6.2.4.1).
evidence.challengeAlone	Challenge und Antwort gehören zusammen.
evidence.challengeConflict	Zuvor wurde eine andere Challenge oder eine andere Antwort angegeben.
evidence.challengeLength	Das Feld ist eine Challenge anderer Länge.
evidence.channelUnknown	Der Lesevorgang hatte {count, plural, one {# gesicherten Kanal} other {# gesicherte Kanäle}}, und dieser gehört nicht dazu.
evidence.cipherOfNoOffer	Das Feld ist eine Chiffre, die nicht die des Angebots ist.
evidence.cipherOfNoProtocol	Das Feld ist eine Chiffre, die nicht die des Protokolls ist.
evidence.cipherWithoutProtocol	Es gibt eine Chiffre, aber kein Protokoll hat den Chip geöffnet.
evidence.countCommands	Es wurden weniger Kommandos gesendet als Dateien gelesen.
evidence.countMilliseconds	Die Versuche, den Chip zu öffnen, dauerten länger als der ganze Austausch.
evidence.countReceived	Es kamen weniger Bytes, als die Dateien haben.
evidence.countReceivedTooMany	Es kamen mehr Bytes, als so viele Antworten haben können.
evidence.countSent	Ein Kommando hat mindestens vier Byte, und es wurden weniger gesendet.
evidence.countSentTooMany	Es wurden mehr Bytes gesendet, als so viele Kommandos haben können.
evidence.fileConflict	{first} hat {file} schon geliefert, mit anderen Bytes.
evidence.fileContradictory	Das Feld ist eine Datei mit Bytes, aber ohne den Zustand read, oder umgekehrt.
evidence.fileEmpty	Die Datei enthält keine Bytes.
evidence.fileEndedToEnd	Der Lesevorgang endete vor dieser Datei, kam aber zu seinem Ende.
evidence.fileOfClosedChannel	Eine Datei kam durch einen Kanal, der schon geschlossen war.
evidence.fileOfClosedChip	Eine Datengruppe wurde von einem Chip gelesen, der nicht geöffnet war.
evidence.fileProtection	Ob die Datei geschützt war, passt nicht zu dem Kanal, durch den sie kam.
evidence.fileStatusWord	Keine Datei in diesem Zustand endet mit diesem Statuswort.
evidence.fileTooLong	{file} hat mehr als {limit} Byte.
evidence.fileTwice	Die Datei {file} steht zweimal da.
evidence.folderWithoutFiles	Der Ordner enthält keine Datei, die wie die eines Dokuments heißt.
evidence.formUnknown	Das Objekt hat keines der Felder, an denen die Formen aus Docs/evidence.md erkannt werden.
evidence.identifierUnknown	Keine Datei eines Dokuments hat diese Kennung.
evidence.mappingChannel	Der Kanal des Mappings wurde durch Chip-Authentisierung geöffnet.
evidence.mappingParameters	Das Mapping hat andere Domänenparameter als PACE.
evidence.mappingWithoutPACE	Der Chip wurde nicht durch PACE mit Chip Authentication Mapping geöffnet.
evidence.memberMissing	Das Feld fehlt.
evidence.memberUnknown	Das Feld ist ein Objekt mit einem unbekannten Feld.
evidence.messageTooDeep	Das Feld ist eine Meldung in mehr als {count} ineinander geschachtelten Meldungen.
evidence.nameAmbiguous	Das ist die Kennung von {first} und von {second}, und der Inhalt gehört zu keiner dieser Dateien.
evidence.nameUnknown	Keine Datei eines Dokuments hat diesen Namen.
evidence.noAnswerToReset	Das Feld ist keine Answer to Reset.
evidence.noApplicationIdentifier	Das Feld ist keine Anwendungskennung von 1 bis 16 Byte in hexadezimalen Ziffern.
evidence.noArgument	Das Feld ist kein Argument: ein Wert unter dem Namen seines Typs.
evidence.noArguments	Das Feld ist kein Objekt mit höchstens {count} Argumenten.
evidence.noBase64	Das Feld ist kein Base64.
evidence.noBoolean	Das Feld ist weder true noch false.
evidence.noCode	Das Feld ist kein Code der Liste.
evidence.noDeparture	Das Feld ist kein Name einer Abweichung.
evidence.noFile	Das Feld ist keine Datei eines Dokuments.
evidence.noFileIdentifier	Das Feld ist keine Kennung und kein Tag einer Datei.
evidence.noHexadecimal	Das Feld besteht nicht aus höchstens {count} hexadezimal geschriebenen Bytes.
evidence.noList	Das Feld ist keine Liste von höchstens {count} Werten.
evidence.noNumber	Das Feld ist keine Zahl von {least} bis {most}.
evidence.noObject	Das Feld ist kein Objekt.
evidence.noObjectIdentifier	Das Feld ist kein Objektbezeichner.
evidence.noOffer	Das Feld ist kein PACE-Angebot.
evidence.noStatusWord	Das Feld ist kein Statuswort.
evidence.noText	Das Feld ist kein Text.
evidence.noTime	Das Feld ist keine Zeitangabe.
evidence.noWord	Das Feld ist kein Wort seiner Liste.
evidence.noWords	Das Feld hat keine Wörter.
evidence.notOpenedToEnd	Der Chip wurde nicht geöffnet, und der Lesevorgang kam zu seinem Ende.
evidence.nothingGiven	Es wurde keine Datei eines Dokuments angegeben.
evidence.offerContradictory	Das Feld ist ein PACE-Angebot, dessen Teile nicht zusammengehören.
evidence.offerSkippedUnknown	EF.CardAccess enthält das ausgelassene Angebot nicht.
evidence.offerTriedUnknown	EF.CardAccess enthält das versuchte Angebot nicht.
evidence.offerWithoutPACE	Der Versuch hat ein PACE-Angebot, ist aber keiner mit PACE.
evidence.openingNoAttempt	Was den Chip geöffnet hat, ist nicht unter den Versuchen.
evidence.openingOtherwise	Wie der Chip geöffnet wurde, ist nicht das, was der öffnende Versuch angibt.
evidence.openingTriesLeft	Kein Versuch, der den Chip öffnet, sagt dies über die verbleibenden Versuche.
evidence.openingWithError	Ein Versuch, der den Chip geöffnet hat, hat einen Fehler, einen Schritt, an dem er endete, oder ein Statuswort dafür.
evidence.originContradictory	Das Nachweispaket sagt, dass über das Lesen nichts bekannt ist, und macht doch Angaben darüber.
evidence.originTold	Das Nachweispaket sagt, dass ein anderes Programm gelesen hat und zugleich dieses Programm von einem Chip.
evidence.outcomeNotBorneOut	Das Feld ist ein Ergebnis, das sich aus dem Protokoll nicht ergibt.
evidence.outcomeOfNoAttempt	Das Feld ist ein Ergebnis, das sich aus den Versuchen nicht ergibt.
evidence.outcomeOfOtherRights	Das Feld ist ein Ergebnis, das nicht zu seinen Rechten passt.
evidence.paceNotAllowed	PACE war nicht erlaubt und wurde versucht.
evidence.passwordNotAsked	Der Versuch hat ein Passwort, wo keines verlangt wurde.
evidence.printedContradictory	Das Feld ist eine aufgedruckte MRZ, deren Form nur halb angegeben ist oder in der eine Prüfziffer zweimal steht.
evidence.printedDigitsRight	Es wurden berechnete Prüfziffern verwendet, obwohl die aufgedruckten richtig sind.
evidence.printedFieldTwice	Ein Feld der aufgedruckten MRZ steht zweimal da.
evidence.printedFieldsOthers	Die verglichenen Felder sind nicht die, um die es bei einem solchen Vergleich geht.
evidence.printedFormOfNothing	Die Form der aufgedruckten Zeilen ist vorhanden, aber es wurden keine Zeilen angegeben.
evidence.printedZoneMissing	Der Chip wurde mit der MRZ geöffnet, aber es wurde keine angegeben.
evidence.recordsWithoutRights	Datensätze kommen durch einen gesicherten Kanal, den PACE geöffnet hat, und nur, wenn das Terminal seine Rechte gezeigt hat.
evidence.refusalWithoutWord	Der Chip hat den Versuch abgelehnt, aber sein Statuswort fehlt.
evidence.reopeningNotNoted	Der Chip war offen, und nichts besagt, dass er erneut geöffnet wurde.
evidence.reopeningOtherwise	Der Chip wurde auf andere Weise erneut geöffnet als zuvor.
evidence.responseTooLong	Eine Antwort hat 1 bis {limit} Byte.
evidence.schemaUnknown	Der Text hat nicht das Schema {schema}.
evidence.sealBesideDocument	Das Objekt hat neben den Feldern eines Dokuments die eines Siegels (data und sig): Geben Sie beides in je einer eigenen Datei an.
evidence.severalDocuments	{first} hat {file} eines anderen Dokuments geliefert.
evidence.severalForms	Das Objekt enthält in mehr als einer Form ein Dokument: Geben Sie jedes in einer eigenen Datei an.
evidence.signatureForm	Das Feld ist keine abgetrennte JWS mit ES256 oder EdDSA.
evidence.skippedWithTranscript	Ein ausgelassenes Verfahren hat ein Protokoll.
evidence.taChannelNotProven	Die Terminal-Authentisierung lief in einem Kanal, in dem sich der Chip nicht als echt nachgewiesen hat.
evidence.taNotOffered	EF.DG14, das Terminal-Authentisierung anbietet, wurde nicht gelesen.
evidence.textTooLong	Das Feld ist ein Text von mehr als 256 Byte.
evidence.textUndecodable	Der Text gibt die Bytes einer Datei weder hexadezimal noch in Base64 wieder.
evidence.timeBeforePassports	Der Lesevorgang begann, bevor es elektronische Reisepässe gab: Die Uhr am Lesegerät ging falsch. Stellen Sie sie, und lesen Sie das Dokument erneut.
evidence.timeInFuture	Der Lesevorgang begann in der Zukunft.
evidence.tooManyFiles	Es sind mehr als {limit} Dateien.
evidence.trailingOfNoFile	Das Feld nennt Bytes hinter einer Datei, die selbst keine Bytes hat oder keine Datengruppe ist.
evidence.witnessKeyKind	Der Schlüssel ist keiner auf P-256 oder von Ed25519.
evidence.witnessOther	Er ist mit dem Schlüssel {key} signiert, der nicht der des genannten Zeugen ist.
evidence.witnessUnsigned	Ein Zeuge wurde genannt, und dieser Nachweis ist nicht signiert.
evidence.witnessWrong	Die Signatur ist nicht die des Zeugen über diesen Nachweis: Nach dem Signieren wurde etwas geändert.
evidence.wordTwice	Das Feld ist eine Liste, in der ein Wort zweimal steht.
evidence.zoneOfPassword	reader.password ist „mrz“, aber printedMRZ fehlt: Ergänzen Sie es, oder lassen Sie reader.password weg.
explain.access.cardAccess.authenticity	EF.CardAccess gibt an, wie sich der Chip öffnen lässt, und ist nicht signiert. Es wird mit den signierten Kopien seiner Einträge verglichen; wenn sie abweichen, lesen Sie erneut, an einem anderen Lesegerät.
explain.access.dir.authenticity	EF.DIR führt die Anwendungen des Chips auf und ist nicht signiert. Es wird mit der signierten Kopie verglichen. Ein Unterschied sagt nichts gegen die Daten des Inhabers.
explain.access.protocol.downgrade	Wenn der Aussteller signiert hat, dass der Chip PACE hat, muss PACE verwendet werden. Wurde stattdessen ein älteres Verfahren verwendet, kann etwas zwischen Lesegerät und Chip PACE verhindert haben: Lesen Sie erneut, an einem anderen Lesegerät.
explain.access.protocol.established	Der Chip öffnet sich nur für jemanden, der weiß, was auf dem Dokument aufgedruckt ist: die MRZ oder die Zugangsnummer (CAN). Wenn das vorzeitig endete, wurde höchstwahrscheinlich etwas falsch eingegeben, oder das Dokument hat sich auf dem Lesegerät bewegt.
explain.access.terminalAuthentication.established	Fingerabdrücke und Irisbilder gibt der Chip nur an Terminals, denen ein Staat Zertifikate gegeben hat. Auch wenn das ungeklärt ist, wird das übrige Dokument beurteilt.
explain.chip.activeAuthentication.signature	Der Chip signiert eine Zufallszahl dieses Lesevorgangs mit einem privaten Schlüssel, der ihn nie verlässt; eine Kopie hat ihn nicht. Wenn die Prüfung nicht bestanden ist, ist der Chip eine Kopie. Wenn es ungeklärt ist, lesen Sie erneut.
explain.chip.chipAuthentication.keyAgreement	Der Chip weist nach, dass er einen privaten Schlüssel hat, der ihn nie verlässt; eine Kopie hat ihn nicht. Wenn die Prüfung nicht bestanden ist, ist der Chip eine Kopie. Wenn es ungeklärt ist, lesen Sie erneut.
explain.chip.chipAuthenticationMapping.data	Der Chip weist beim Öffnen mit PACE nach, dass er einen privaten Schlüssel hat, der ihn nie verlässt; eine Kopie hat ihn nicht. Wenn die Prüfung nicht bestanden ist, ist der Chip eine Kopie.
explain.chip.proof.demanded	Ihre Richtlinie verlangt vom Chip den Nachweis, dass er das Original ist, und legt fest, wem gegenüber. Wenn das ungeklärt ist, lesen Sie das Dokument erneut mit Ihrem eigenen Lesegerät, oder geben Sie dafür eine Challenge aus.
explain.document.dg11.matchesDG1	EF.DG11 enthält weitere Angaben zum Inhaber. Name und Geburtsdatum darin dürfen EF.DG1 nicht widersprechen. Wenn sie es tun, vergleichen Sie beide mit dem Aufdruck.
explain.document.dg12.matchesDG1	EF.DG12 enthält weitere Angaben zum Dokument. Das Ausstellungsdatum muss zwischen Geburt und Ablauf liegen. Wenn nicht, vergleichen Sie es mit dem Aufdruck.
explain.document.expiry.current	Das Ablaufdatum im Chip wird mit dem heutigen Tag verglichen oder mit dem Tag, den Sie angegeben haben. Ein abgelaufenes Dokument kann trotzdem echt sein: Ob es anerkannt wird, bestimmen Ihre Vorschriften.
explain.document.issuer.allowed	Ihre Richtlinie lässt nur Dokumente bestimmter Staaten zu. Wenn der Staat nicht darunter ist oder sich nicht lesen lässt, verlangen Sie ein anderes Dokument.
explain.document.issuer.matchesSigner	Der Staat, den das Dokument nennt, muss der sein, der es signiert hat. Wenn beide abweichen, verlassen Sie sich nicht auf das Dokument, es sei denn, Sie kennen den Grund.
explain.document.mrz.checkDigits	Auch die Zeilen im Chip haben Prüfziffern. Eine falsche ist höchstwahrscheinlich ein Fehler des Ausstellers: Vergleichen Sie die Zeilen mit den aufgedruckten.
explain.document.mrz.matchesDG1	Die aufgedruckten Zeilen werden mit denen im Chip verglichen. Nur dieser Vergleich verbindet den Chip mit dem Dokument, in dem er steckt. Wenn sie abweichen, vergleichen Sie die Eingabe mit dem Aufdruck; stimmt sie, gehören Chip und Dokument nicht zusammen.
explain.document.mrz.printedForm	Die aufgedruckten Zeilen haben Prüfziffern gegen Lesefehler. Wenn eine falsch ist, vergleichen Sie die Eingabe mit dem Dokument; ist es so aufgedruckt, sehen Sie sich das Dokument genau an.
explain.document.operator.notBlocked	Wer dieses Programm betreibt, kann festlegen, dass Dokumente mit bestimmten Nummern nicht akzeptiert werden, etwa gestohlene Blankodokumente. Akzeptieren Sie das Dokument nicht; fragen Sie, wer blockiert hat und warum: epass trust block zeigt die Blockierung.
explain.document.status.notReported	Ein echtes Dokument kann inzwischen verloren gegangen oder gestohlen worden sein. Das weiß nur eine Quelle, die Sie angeben: eine Datei oder ein Programm. Ohne sie bleibt es unbekannt, was auch immer sonst nachgewiesen wurde. Wenn eine Meldung vorliegt, halten Sie sich an Ihre Vorschriften für solche Dokumente.
explain.document.type.allowed	Ihre Richtlinie lässt nur bestimmte Dokumentarten zu. Wenn die Art nicht darunter ist oder sich nicht lesen lässt, verlangen Sie ein anderes Dokument.
explain.document.validity.period	Ihre Richtlinie legt fest, wie lange ein Dokument ab heute noch gültig sein muss oder wie lange es insgesamt gültig sein darf. Wenn das ungeklärt ist, ließen sich die Datumsangaben nicht lesen.
explain.integrity.com.matchesSOD	EF.COM führt die Dateien des Dokuments auf und ist nicht signiert. Wenn es von der signierten Liste abweicht, kann eine Datei verborgen worden sein: Es gilt die signierte Liste.
explain.integrity.dataGroups.structure	Jede gelesene Datei muss so aufgebaut sein, wie der Standard es verlangt. Wenn eine es nicht ist, lässt sich ein Teil davon nicht anzeigen; ob sie echt ist, steht an anderer Stelle.
explain.integrity.hash	Der Hashwert der Datei wird mit dem verglichen, den der Aussteller signiert hat. Wenn sie abweichen, wurde die Datei nach dem Signieren geändert. Wenn es ungeklärt ist, wurde die Datei nicht gelesen.
explain.integrity.mandatoryDataGroups	Jedes Dokument hat EF.DG1 (die Daten der MRZ) und EF.DG2 (das Lichtbild). Wenn der Aussteller für eine dieser Dateien keinen Hashwert signiert hat, lässt sich das Fehlende nicht mit der Person vergleichen.
explain.issuer.cardSecurity.revocation	Ein Staat sperrt einen Unterzeichner, dessen Schlüssel verloren ging oder gestohlen wurde. Wenn das ungeklärt ist, besorgen Sie die aktuelle Sperrliste des Staates und importieren Sie sie.
explain.issuer.cardSecurity.signature	Der Unterzeichner von EF.CardSecurity ist von der CSCA seines Staates zertifiziert. Wenn das ungeklärt ist, fehlt deren Zertifikat in Ihrem Speicher: Importieren Sie die Liste, die es enthält.
explain.issuer.cardSecurity.validity	Die Zertifikate zu EF.CardSecurity gelten so lange wie die Dokumente, für die sie bestimmt sind. Wenn eines abgelaufen ist, ist höchstwahrscheinlich auch das Dokument abgelaufen.
explain.issuer.csca.usagePeriod	Der Schlüssel einer CSCA zertifiziert nur einige Jahre lang Unterzeichner. Wurde ein Unterzeichner außerhalb dieses Zeitraums zertifiziert, entspricht das nicht dem Standard. Fragen Sie den Aussteller, oder entscheiden Sie nach Ihren Vorschriften.
explain.issuer.csca.validity	Das Zertifikat der CSCA gilt länger als die Dokumente, die darauf beruhen. Wenn es abgelaufen ist, ist höchstwahrscheinlich auch das Dokument abgelaufen.
explain.issuer.ds.algorithms	Algorithmen und Schlüssellängen verlieren mit der Zeit an Sicherheit. Akzeptiert Ihre Richtlinie etwas nicht, das hier verwendet wurde, beweist die Signatur weniger, als sie sollte.
explain.issuer.ds.documentType	Ein Unterzeichner kann auf bestimmte Dokumentarten beschränkt sein, etwa auf Reisepässe. Gehört dieses Dokument zu einer anderen Art, sehen Sie nach, ob es ist, was es zu sein scheint.
explain.issuer.ds.revocation	Ein Staat sperrt einen Unterzeichner, dessen Schlüssel verloren ging oder gestohlen wurde. Wenn das ungeklärt ist, besorgen Sie die aktuelle Sperrliste des Staates und importieren Sie sie. Wenn der Unterzeichner gesperrt ist, verlassen Sie sich nicht auf das Dokument.
explain.issuer.ds.signature	Der Document Signer ist selbst von seinem Staat zertifiziert, mit dessen CSCA-Zertifikat. Wenn das ungeklärt ist, fehlt dieses Zertifikat in Ihrem Speicher: Importieren Sie die Liste, die es enthält. Wenn die Prüfung nicht bestanden ist, stammt der Document Signer von jemand anderem.
explain.issuer.ds.usagePeriod	Der Schlüssel eines Document Signers signiert nur einige Monate lang. Wurde ein Dokument außerhalb dieses Zeitraums ausgestellt, entspricht die Signatur nicht dem Standard: Vergleichen Sie das Ausstellungsdatum, und entscheiden Sie nach Ihren Vorschriften.
explain.issuer.ds.validity	Das Zertifikat des Document Signers gilt mindestens so lange wie die Dokumente, die er signiert hat. Wenn es abgelaufen ist, ist höchstwahrscheinlich auch das Dokument abgelaufen.
explain.issuer.material.age	Ihre Richtlinie legt fest, wie alt die Listen sein dürfen, auf denen das Gesamtergebnis beruht. Wenn das ungeklärt ist, importieren Sie neuere, und wiederholen Sie die Beurteilung: Das Dokument muss dafür nicht erneut gelesen werden.
explain.issuer.operator.notBlocked	Wer dieses Programm betreibt, kann festlegen, dass einer Zertifizierungsstelle oder einem Unterzeichner nicht zu trauen ist. Das gilt unabhängig davon, was die Listen des Staates selbst sagen. Akzeptieren Sie das Dokument nicht; fragen Sie, wer blockiert hat und warum: epass trust block zeigt die Blockierung.
explain.lds2.csca.usagePeriod	Der Schlüssel einer CSCA zertifiziert nur einige Jahre lang Unterzeichner. Wurde ein Unterzeichner außerhalb dieses Zeitraums zertifiziert, entspricht das nicht dem Standard.
explain.lds2.csca.validity	Die Gültigkeit des Zertifikats der CSCA wird mit dem heutigen Tag verglichen oder mit dem Tag, den Sie angegeben haben. Wenn es abgelaufen ist, sehen Sie sich das Datum des Datensatzes an.
explain.lds2.record.certificate	Ein Datensatz nennt das Zertifikat seines Unterzeichners; es liegt auf dem Chip neben den Datensätzen. Ohne dieses Zertifikat ist über den Datensatz nichts bekannt.
explain.lds2.record.date	Ein Datensatz muss signiert worden sein, während das Zertifikat seines Unterzeichners galt, und nicht in der Zukunft. Wenn nicht, verlassen Sie sich nicht auf den Datensatz.
explain.lds2.record.holder	Ein Visum nennt die Nummer des Reisepasses, für den es gilt, und das Geburtsdatum des Inhabers. Wenn es nicht die dieses Dokuments sind, wurde das Visum für ein anderes ausgestellt: Verlassen Sie sich hier nicht darauf.
explain.lds2.record.searchCopy	Der Staat steht neben dem Datensatz noch einmal, damit sich danach suchen lässt; diese Kopie ist nicht signiert. Wenn sie abweicht, gilt die signierte Angabe.
explain.lds2.record.signature	Nur wer den privaten Schlüssel des Unterzeichners hat, kann die Signatur eines Datensatzes erzeugen. Wenn sie ungültig ist, wurde der Datensatz geändert, oder er stammt von jemand anderem.
explain.lds2.signer.algorithms	Algorithmen und Schlüssellängen verlieren mit der Zeit an Sicherheit. Akzeptiert Ihre Richtlinie etwas nicht, das hier verwendet wurde, beweist der Datensatz weniger, als er sollte.
explain.lds2.signer.name	Der Name des Unterzeichners steht vor seinem Zertifikat noch einmal, damit sich danach suchen lässt. Wenn er abweicht, gilt das Zertifikat.
explain.lds2.signer.profile	Zertifikate solcher Unterzeichner haben eine eigene Form. Eine Abweichung davon wird gemeldet, entscheidet aber nichts.
explain.lds2.signer.revocation	Ein Staat sperrt einen Unterzeichner, dessen Schlüssel verloren ging oder gestohlen wurde. Wenn das ungeklärt ist, besorgen Sie die aktuelle Sperrliste des Staates und importieren Sie sie.
explain.lds2.signer.role	Stempel, Visa und zusätzliche biometrische Daten haben eigene Unterzeichner. Wenn ein anderer signiert hat, zählt der Datensatz nicht.
explain.lds2.signer.signature	Der Unterzeichner eines Datensatzes ist selbst von seinem Staat zertifiziert, mit dessen CSCA-Zertifikat. Wenn das ungeklärt ist, fehlt dieses Zertifikat in Ihrem Speicher: Importieren Sie die Liste, die es enthält.
explain.lds2.signer.state	Der Staat, den der Datensatz nennt, muss der sein, dessen Unterzeichner ihn signiert hat. Wenn beide abweichen, verlassen Sie sich nicht auf den Datensatz.
explain.lds2.signer.validity	Die Gültigkeit des Zertifikats des Unterzeichners wird mit dem heutigen Tag verglichen oder mit dem Tag, den Sie angegeben haben. Wenn es abgelaufen ist, sehen Sie sich das Datum des Datensatzes an.
explain.seal.content.features	Siegel auf Dokumenten derselben Art haben dieselben Felder. Wenn eines fehlt oder unbekannt ist, vergleichen Sie den Inhalt des Siegels mit dem Aufdruck.
explain.seal.content.signature	Nur wer den privaten Schlüssel des Siegelerstellers hat, kann die Signatur des Siegels erzeugen. Wenn sie ungültig ist, wurde das Siegel geändert, oder es stammt von jemand anderem: Verlassen Sie sich nicht auf das Dokument.
explain.seal.content.structure	Der Inhalt des Barcodes muss ein Siegel sein. Wenn er keines ist, scannen Sie den Barcode noch einmal als Bytes, nicht als Text.
explain.seal.csca.usagePeriod	Der Schlüssel einer CSCA zertifiziert nur einige Jahre lang Unterzeichner. Wurde ein Unterzeichner außerhalb dieses Zeitraums zertifiziert, entspricht das nicht dem Standard.
explain.seal.csca.validity	Das Zertifikat der CSCA gilt länger als die Siegel, die darauf beruhen. Wenn es abgelaufen ist, sehen Sie sich die Datumsangaben des Dokuments an.
explain.seal.document.dateOfIssue	Die Datumsangaben in einem Siegel müssen aufeinander folgen, und kein Dokument wird in der Zukunft ausgestellt. Wenn sie einander widersprechen, verlassen Sie sich nicht auf das Dokument.
explain.seal.document.expiry	Der letzte Tag im Siegel wird mit dem heutigen Tag verglichen oder mit dem Tag, den Sie angegeben haben. Ein abgelaufenes Dokument kann trotzdem echt sein: Ob es anerkannt wird, bestimmen Ihre Vorschriften.
explain.seal.issuer.matchesSigner	Der Staat, den das Siegel nennt, muss der sein, der es signiert hat. Wenn beide abweichen, verlassen Sie sich nicht auf das Dokument.
explain.seal.mrz.checkDigits	Die Zeilen im Siegel haben Prüfziffern. Eine falsche ist höchstwahrscheinlich ein Fehler des Ausstellers: Vergleichen Sie die Zeilen mit den aufgedruckten.
explain.seal.mrz.matchesHeader	Der Staat in den Zeilen des Siegels muss derselbe sein wie der am Anfang des Siegels. Wenn beide abweichen, vergleichen Sie das Siegel mit dem Aufdruck.
explain.seal.mrz.matchesPrinted	Die Zeilen im Siegel werden mit den aufgedruckten verglichen. Wenn sie abweichen, vergleichen Sie die Eingabe mit dem Aufdruck; stimmt sie, gehört das Siegel zu einem anderen Dokument.
explain.seal.operator.notBlocked	Wer dieses Programm betreibt, kann festlegen, dass einem Siegelersteller, seiner Zertifizierungsstelle oder Dokumenten mit bestimmten Nummern nicht zu trauen ist. Akzeptieren Sie das Siegel nicht; fragen Sie, wer blockiert hat und warum: epass trust block zeigt die Blockierung.
explain.seal.passport.matchesPrinted	Das Siegel nennt den Reisepass, zu dem es gehört. Wenn der vorliegende ein anderer ist, gilt das Dokument nicht für dessen Inhaber.
explain.seal.signer.certificate	Das Siegel nennt das Zertifikat seines Siegelerstellers, enthält es aber nicht immer. Wenn das ungeklärt ist, importieren Sie das Zertifikat, oder geben Sie es mit --certificate an.
explain.seal.signer.documentType	Ein Unterzeichner kann auf bestimmte Dokumentarten beschränkt sein. Steht dieses Siegel auf einer anderen Art, sehen Sie nach, ob das Dokument ist, was es zu sein scheint.
explain.seal.signer.revocation	Ein Staat sperrt einen Unterzeichner, dessen Schlüssel verloren ging oder gestohlen wurde. Wenn das ungeklärt ist, besorgen Sie die aktuelle Sperrliste des Staates und importieren Sie sie.
explain.seal.signer.signature	Der Siegelersteller ist selbst von seinem Staat zertifiziert, mit dessen CSCA-Zertifikat. Wenn das ungeklärt ist, fehlt dieses Zertifikat in Ihrem Speicher: Importieren Sie die Liste, die es enthält.
explain.seal.signer.usagePeriod	Der Schlüssel eines Siegelerstellers signiert nur einige Monate lang. Ein Siegel von einem anderen Tag entspricht nicht dem Standard.
explain.seal.signer.validity	Das Zertifikat des Siegelerstellers gilt mindestens so lange wie die Dokumente mit seinen Siegeln. Wenn es abgelaufen ist, sehen Sie sich die Datumsangaben des Dokuments an.
explain.section.assurances	Jede Aussage beruht auf eigenen Prüfungen, unabhängig davon, was nach der Richtlinie zählt. Was nicht gesichert ist, muss nicht falsch sein: Der Nachweis zeigt es nur nicht.
explain.section.defects	Laut einer Liste des Ausstellers oder eines anderen Staates haben solche Dokumente diesen Defekt; sie sagt auch, was er für eine Prüfung bedeutet.
explain.section.reading	Wie der Chip geöffnet und was gelesen wurde. Nichts davon spricht für oder gegen das Dokument.
explain.section.records	Diese Datensätze haben Behörden nach der Ausstellung auf den Chip geschrieben, und jede hat ihre eigenen signiert. Keiner ändert etwas an der Aussage über das Dokument.
explain.section.seal	Das ist der Inhalt des Siegels. Nachgewiesen ist er nur, wenn das Siegel laut Gesamtergebnis echt ist.
explain.section.tolerated	Hier weicht das Dokument vom Standard ab, wie es bei Dokumenten im Umlauf vorkommt. Es wurde trotzdem beurteilt; eine strengere Richtlinie lehnt es womöglich ab.
explain.securityObject.cardSecurity.signature	Nur wer den privaten Schlüssel des Unterzeichners hat, kann die Signatur von EF.CardSecurity erzeugen. Wenn sie ungültig ist, wurde die Datei geändert, und der Chip kann eine Kopie sein.
explain.securityObject.cardSecurity.signedAttributes	Signiert wird ein Hashwert des Inhalts von EF.CardSecurity. Wenn dieser nicht zum Inhalt passt, wurde die Datei nach dem Signieren geändert.
explain.securityObject.cardSecurity.structure	EF.CardSecurity enthält Schlüssel des Chips, die der Aussteller signiert hat. Wenn es fehlerhaft ist, beweist es nichts; EF.SOD kann die Daten trotzdem beweisen.
explain.securityObject.sod.signature	Nur wer den privaten Schlüssel des Document Signers hat, kann diese Signatur erzeugen. Wenn sie ungültig ist, wurde die Liste geändert, oder jemand anders hat sie signiert: Verlassen Sie sich nicht auf das Dokument.
explain.securityObject.sod.signedAttributes	Signiert wird ein Hashwert der Liste der Hashwerte. Wenn dieser nicht zur Liste passt, wurde die Liste nach dem Signieren geändert.
explain.securityObject.sod.structure	EF.SOD ist die Liste der Hashwerte, die der Aussteller signiert hat, zusammen mit der Signatur. Wenn es fehlerhaft ist, ist nichts am Dokument nachgewiesen. Lesen Sie erneut; bleibt es dabei, verlassen Sie sich nicht auf das Dokument.
explain.verdict.aborted	Der Lesevorgang endete vorzeitig; damit ist nichts für oder gegen das Dokument gesagt.
explain.verdict.failed	Etwas, das Ihre Richtlinie verlangt, trifft nachweislich nicht zu. Das muss keine Fälschung bedeuten.
explain.verdict.genuineButExpired	Alles, was Ihre Richtlinie verlangt, wurde nachgewiesen. Das Dokument ist nicht mehr gültig.
explain.verdict.notGenuine	Etwas wurde gefälscht oder geändert, oder der Chip ist eine Kopie.
explain.verdict.undetermined	Bei etwas, das Ihre Richtlinie verlangt, ließ sich nicht feststellen, ob es zutrifft oder nicht.
explain.verdict.verified	Alles, was Ihre Richtlinie verlangt, wurde nachgewiesen, und nichts spricht gegen das Dokument.
explain.verdict.verifiedWithFindings	Alles, was Ihre Richtlinie verlangt, wurde nachgewiesen, aber etwas anderes spricht gegen das Dokument oder ist ungeklärt.
explain.withClause	{explanation}. Siehe {clause}.
file.absent	{file} gibt es auf dem Chip nicht.
file.accessDenied	Der Chip hat den Zugriff auf {file} verweigert.
file.allDecoded	Alle gelesenen Datengruppen lassen sich dekodieren.
file.bothMandatoryMissing	EF.SOD führt {first} und {second} nicht auf, die jedes Dokument hat.
file.checkNotReached	Der Lesevorgang endete, bevor dies geprüft werden konnte.
file.contentMalformed	Das Gelesene lässt sich nicht dekodieren. {faults}.
file.dataGroupsNotReached	Der Lesevorgang endete, bevor eine Datengruppe gelesen war.
file.deviationIn	{deviation} ({file}).
file.deviationsRefused	{deviations}. Die Richtlinie lehnt das ab.
file.fault	{error} ({place}, {code}).
file.listNotKnown	Ohne EF.SOD ist nicht bekannt, welche Datengruppen es gibt.
file.mandatoryListed	EF.SOD führt EF.DG1 und EF.DG2 auf, die jedes Dokument hat.
file.mandatoryMissing	EF.SOD führt {file} nicht auf, das jedes Dokument hat.
file.noDataGroupRead	Es wurde keine Datengruppe gelesen.
file.notConformant	Was der Chip lieferte, ist nicht {file}.
file.notInDocument	Das Dokument hat kein {file}.
file.notReached	Der Lesevorgang endete, bevor {file} zu Ende gelesen war.
file.notReachedAtAll	Der Lesevorgang endete, bevor {file} gelesen wurde.
file.notRead	{file} wurde nicht gelesen.
file.notReadBecause	{file} wurde nicht gelesen. {why}.
file.tooLarge	{file} ist größer als der Teil, der davon gelesen wird.
file.truncated	{file} ist nicht vollständig angekommen: senden oder lesen Sie die Datei noch einmal.
file.undecodable	{file} lässt sich nicht dekodieren.
grant.aboutEvery	{kind, select, defectList {Defektlisten} documentSignerList {Document-Signer-Listen} other {Masterlisten}}, zu jedem Staat
grant.aboutStates	{kind, select, defectList {Defektlisten} documentSignerList {Document-Signer-Listen} other {Masterlisten}}, zu {states}
grant.added	+ ermächtigt: {grant}, CSCA {digest}
grant.argumentNotRead	Eine Ermächtigung hat die Form SHA256:ART:STAATEN; {text} ist etwas anderes.
grant.columnCSCA	SHA-256 der CSCA
grant.columnPublisher	Herausgeber
grant.columnStates	Staaten
grant.count	{count, plural, one {# Ermächtigung.} other {# Ermächtigungen.}}
grant.howToGrant	epass trust list --json zeigt die Werte; epass trust import --grant übernimmt eine Liste samt Ermächtigung.
grant.nameEmpty	Der Name des Speichers ist leer.
grant.nameThePublisher	Nennen Sie den Herausgeber mit dem SHA-256 seines CSCA-Zertifikats.
grant.needsKindAndStates	Eine Ermächtigung braucht --kind und --states.
grant.none	Es gibt keine Ermächtigungen.
grant.notInStore	nicht im Speicher
grant.nothingGranted	Es wurde keine Ermächtigung erteilt.
grant.nothingToTake	Eine solche Ermächtigung gibt es nicht. Eine Ermächtigung für jeden Staat (*) kann nur als Ganzes zurückgenommen werden.
grant.prompt	Codes oder Namen mit Kommas, * für jeden Staat, leer für keinen:
grant.publisherDigest	SHA-256 seiner CSCA: {digest}
grant.publisherNotNamed	Ein Herausgeber wird mit den 64 hexadezimalen Ziffern eines SHA-256 genannt.
grant.publisherPage	Der Herausgeber gibt den Fingerabdruck auf dieser Seite an (nachgesehen am {date}):
grant.publisherSHA1	SHA-1 seiner CSCA: {digest}
grant.publisherSpeaks	Der Herausgeber{hasState, select, yes { ({state})} other {}} äußert sich in seinen {kind, select, defectList {Defektlisten} documentSignerList {Document-Signer-Listen} other {Masterlisten}} zu anderen Staaten.
grant.publisherUnknown	Kein CSCA-Zertifikat im Speicher hat diesen SHA-256.
grant.question	Vergleichen Sie ihn mit den Angaben des Herausgebers. Zu welchen Staaten dürfen sich seine {kind, select, defectList {Defektlisten} documentSignerList {Document-Signer-Listen} other {Masterlisten}} äußern, jetzt und in späteren Ausgaben?
grant.removed	- nicht mehr ermächtigt: {grant}, CSCA {digest}
grant.statesNotRead	--states erlaubt Codes oder Namen von Staaten, durch Kommas getrennt, oder *; {text} ist etwas anderes.
grant.whatIsGranted	epass trust grant zeigt die erteilten Ermächtigungen.
hash.algorithmUnknown	Der Hashalgorithmus {algorithm} ist nicht bekannt.
hash.length	Der Hashwert von Datengruppe {number} im Sicherheitsobjekt hat {count} Byte, was nicht die Länge von {algorithm} ist.
hash.listsAgree	EF.COM führt genau die Datengruppen auf, für die das Sicherheitsobjekt Hashwerte hat.
hash.listsDiffer	EF.COM und das Sicherheitsobjekt führen verschiedene Datengruppen auf: {numbers}.
hash.match	Der {algorithm}-Hashwert von Datengruppe {number} stimmt mit dem im Sicherheitsobjekt überein.
hash.matchUnproven	Der {algorithm}-Hashwert von Datengruppe {number} stimmt mit dem im Sicherheitsobjekt überein, dessen Signatur nicht nachgewiesen ist.
hash.matchWithTrailing	Der {algorithm}-Hashwert von Datengruppe {number} samt {count, plural, one {dem # folgenden Byte} other {den # folgenden Byte}} stimmt mit dem im Sicherheitsobjekt überein.
hash.matchWithTrailingUnproven	Der {algorithm}-Hashwert von Datengruppe {number} samt {count, plural, one {dem # folgenden Byte} other {den # folgenden Byte}} stimmt mit dem im Sicherheitsobjekt überein, dessen Signatur nicht nachgewiesen ist.
hash.mismatch	EF.DG{number} ist nicht das, was der Staat signiert hat ({algorithm}).
hash.mismatchSpoiled	EF.DG{number} ist nicht das, was der Staat signiert hat ({algorithm}), und sieht beschädigt aus.
hash.notComputed	{algorithm} konnte nicht berechnet werden.
hash.notListed	Das Sicherheitsobjekt hat keinen Hashwert für Datengruppe {number}.
hash.notRead	Datengruppe {number} wurde nicht gelesen.
headline.aborted	ABGEBROCHEN
headline.butDetailDiffers	{statement}, aber {field, select, name {der Name} dateOfBirth {das Geburtsdatum} other {die persönliche Nummer}} in EF.DG11 weicht ab
headline.butExpired	{statement}, aber das Dokument ist am {day} abgelaufen
headline.butIssueDate	{statement}, aber das Ausstellungsdatum in EF.DG12 ist unmöglich
headline.butOtherState	{statement}, aber signiert von einem anderen Staat als dem, den das Dokument nennt
headline.butStateUnknown	{statement}, aber es ist nicht bekannt, ob der im Dokument genannte Staat signiert hat
headline.chipKeysForged	die Datei mit den Schlüsseln des Chips ist nicht das, was der Staat signiert hat
headline.dataChanged	die Daten wurden nach dem Signieren verändert
headline.dataGenuine	die Daten sind echt
headline.dataGroup	{number, select, 1 {die Daten der MRZ (EF.DG1)} 2 {das Lichtbild (EF.DG2)} 12 {die Angaben zur Ausstellung (EF.DG12)} 14 {die Schlüssel des Chips (EF.DG14)} 15 {der Schlüssel des Chips (EF.DG15)} other {EF.DG{number}}}
headline.endedEarly	der Vorgang endete vorzeitig
headline.failed	NICHT BESTANDEN
headline.filesRead	Bis dahin {count, plural, one {wurde # Datei} other {wurden # Dateien}} des Dokuments gelesen.
headline.genuineButExpired	ECHT, ABER ABGELAUFEN
headline.genuineButExpiredWithFindings	ECHT, ABER ABGELAUFEN, MIT BEANSTANDUNGEN
headline.issuerNotProven	seit dem Signieren unverändert; ob ein Staat signiert hat, war nicht zu prüfen
headline.listed	Für die CSCA bürgt allein {publication}.
headline.matchesUnproven	die Daten passen zu einem Sicherheitsobjekt, dessen Signatur nicht nachgewiesen ist
headline.mayBeCopy	die gelesenen Daten sind echt, der Chip kann eine Kopie sein
headline.noDataGroup	es wurde keine Datengruppe gelesen
headline.noSeal	der Barcode lässt sich nicht als Siegel lesen
headline.notGenuine	NICHT ECHT
headline.notGiven	Nicht übergeben und nachzufordern: {files}.
headline.notOriginal	dies ist nicht der Originalchip
headline.notProtected	dieser Chip ist nicht gegen Kopieren geschützt
headline.notProven	nachgewiesen ist, was die Richtlinie zählt, aber nicht, dass die Daten echt sind
headline.objectGenuine	das Sicherheitsobjekt ist echt, es wurden keine Daten gelesen
headline.ofCardSecurity	{finding} (EF.CardSecurity)
headline.ofPrintedZone	der Chip gehört zur aufgedruckten MRZ
headline.original	der Chip ist das Original
headline.originalBy	der Chip ist das Original, {source, select, verifier {belegt durch die Challenge des Prüfers} terminal {belegt durch die Challenge des Terminals} other {laut Aufzeichnung}}
headline.otherPrint	die gedruckte MRZ ist nicht die des Chips
headline.otherState	Das Dokument ist von einem anderen Staat signiert als dem, den es nennt.
headline.readElsewhere	An anderer Stelle gelesen, und nur dort gesehen: {checks}.
headline.readGenuine	die gelesenen Daten sind echt
headline.sealGenuine	das Siegel ist echt
headline.sealGenuineExpired	das Siegel ist echt, aber sein Dokument ist abgelaufen
headline.sealIssuerNotProven	der Inhaber des Zertifikats hat das Siegel signiert, es ist aber nicht nachgewiesen, dass ein Staat es ausgestellt hat
headline.sealOfPrintedZone	es gehört zur aufgedruckten MRZ
headline.sealSigned	der Siegelersteller des Staates hat das Siegel signiert
headline.sealToCompare	vergleichen Sie seinen Inhalt mit dem Aufdruck
headline.signerForged	es wurde von keinem Document Signer des Staates signiert
headline.undetermined	UNGEKLÄRT
headline.unpinned	Für die Liste, mit der die CSCA kam, bürgt nichts Vertrauenswürdiges.
headline.verified	VERIFIZIERT
headline.verifiedWithFindings	VERIFIZIERT, MIT BEANSTANDUNGEN
help.accessOptions.can	Die Zugangsnummer (CAN), die den Chip mit PACE öffnet. Ist auch --mrz angegeben, wird die MRZ mit dem Chip verglichen. Ohne Wert fragt epass danach.
help.accessOptions.choice	Das Protokoll: auto (PACE, wenn der Chip es anbietet, sonst BAC), pace, bac. Was verwendet wurde, und ob mehr angeboten war, steht im Bericht.
help.accessOptions.pin	Die PIN des Inhabers, die einen Personalausweis mit PACE öffnet. Sie wird ein einziges Mal gesendet: Nach wenigen Fehlversuchen ist sie gesperrt.
help.accessOptions.puk	Die PUK eines solchen Ausweises, ebenso.
help.batchOptions.batch	Jedes Dokument in den genannten Ordnern, Nachweispaketen und Archiven beurteilen und zu jedem eine Zeile JSON ausgeben.
help.batchOptions.jobs	Wie viele Dokumente zugleich beurteilt werden (ohne Angabe: so viele, wie es Prozessoren gibt).
help.batchOptions.resume	Die Zeilen an diese Datei anfügen und die Eingaben übergehen, deren Zeilen schon darin stehen.
help.batchOptions.summary	Am Ende schreiben, wie viele Dokumente wie ausgegangen sind, nach Ergebnis, Staat und Grund (JSON); - ist die Standardfehlerausgabe.
help.batchOptions.unordered	Jede Zeile ausgeben, sobald sie vorliegt, nicht in der Reihenfolge der Eingabe.
help.channelOptions.document	Mit --simulate: das Dokument, den Chip und das Lesegerät so erzeugen, wie diese JSON-Datei sie beschreibt (- für die Standardeingabe).
help.channelOptions.link	Mit --simulate: sagen, wie lange der Lesevorgang an einem echten Feld mit so vielen kbit/s dauern würde.
help.channelOptions.reader	Das Lesegerät, mit seinem Namen oder einem Teil davon. Ohne Angabe: das, auf dem ein Dokument liegt. Mit --watch mehrfach erlaubt; ohne Angabe werden dann alle Lesegeräte beobachtet.
help.channelOptions.simulate	Einen in diesem Prozess simulierten Chip lesen; epass simulate --list nennt die Profile.
help.channelOptions.timeout	Wie viele Sekunden ein Lesevorgang dauern darf, einschließlich des Wartens nach einem Abriss der Verbindung (ohne Angabe: 300).
help.channelOptions.vpcdListen	Selbst das virtuelle Lesegerät sein: den virtuellen Chip lesen, der sich mit diesem Port von 127.0.0.1 verbindet. pcscd wird nicht gebraucht.
help.channelOptions.wait	Wie viele Sekunden auf ein Dokument gewartet wird, auch auf eines, zu dem beim Lesen die Verbindung abreißt. Ohne Angabe: 60 an einem Terminal, sonst 3; bei einem virtuellen Chip 60, nach einem Abriss 10.
help.checkClause	{title}: {clause}
help.checkRole	{policy}: {role}{isAsked, select, yes {, wo danach gefragt wurde} other {}}.
help.checksMore	Mehr zu einer Prüfung sagt epass help checks NAME, zu allen Docs/checks.md.
help.conformChipCommand.abstract	Die Testfälle für Chips mit einem Chip ausführen.
help.conformChipCommand.case	Diesen Testfall ausführen und die, die ihm vorausgehen müssen. Mehrfach erlaubt.
help.conformChipCommand.chipDate	Der Tag, den der Chip für den heutigen hält; von ihm aus werden die Gültigkeitsdaten der Zertifikate gerechnet. Ohne Angabe der aus --ics oder der erste Tag der CVCA.
help.conformChipCommand.cvca	Das Zertifikat des Vertrauenspunkts, den der Chip zuerst nennt.
help.conformChipCommand.cvcaKey	Der private Schlüssel zu --cvca, PEM ohne Passwort.
help.conformChipCommand.destructive	Auch die Testfälle ausführen, die den Chip mit einem anderen Datum oder Vertrauenspunkt zurücklassen.
help.conformChipCommand.files	Die Testfälle dieser Datei oder der Dateien dieses Ordners ausführen, statt der eingebauten. Mehrfach erlaubt.
help.conformChipCommand.ics	Was der Chip zu unterstützen beansprucht, als Datei epass-conformance-ics/1.
help.conformChipCommand.list	Die Testfälle auflisten und keinen ausführen.
help.conformChipCommand.printIcs	Ausgeben, was der Chip laut seinen eigenen Dateien für sich beansprucht, als Datei für --ics, und keinen Testfall ausführen.
help.conformChipCommand.text1	Jeder Testfall bringt den Chip in seinen Ausgangszustand, sendet Kommandos, richtige und falsche, und vergleicht die Antworten mit denen, die der Abschnitt zulässt: die Zeilen der BSI TR-03105-3.2, diejenigen aus 3.3, die Reisepässe betreffen, und Testfälle zu Abschnitten von Doc 9303. Welche Testfälle gelten, richtet sich nach dem, was der Chip für sich beansprucht: nach der Konformitätserklärung (ICS) aus --ics oder nach dem, was EF.CardAccess, EF.COM und EF.DG14 angeben.
help.conformChipCommand.text2	Der letzte Versuch für ein Passwort wird nie verbraucht, und falsche Passwörter werden nur versucht, wo der Chip sie nicht zählt. Zertifikate für Terminals werden so erzeugt, wie die Testfälle sie brauchen, von der CVCA eines simulierten Dokuments oder der aus --cvca. Testfälle, die den Chip mit einem anderen Datum oder Vertrauenspunkt zurücklassen, werden nur mit --destructive ausgeführt.
help.conformChipCommand.text3	Endet mit 0, wenn jeder Testfall wie erwartet ausging, mit 1, wenn einer anders ausging, und mit 2, wenn einer nicht ausgeführt werden konnte.
help.conformChipCommand.unit	Die Testfälle dieser Einheit ausführen. Mehrfach erlaubt.
help.conformCommand.abstract	Testfälle zur Konformität ausführen und ihre Ergebnisse vergleichen.
help.conformCommand.text1	Die Testfälle veröffentlichter Testspezifikationen und weitere, die nach den Abschnitten von Doc 9303 geschrieben sind, jeder mit dem, was dabei herauskommen muss. In Docs/conformance.md stehen alle mit den Ergebnissen dieser Version.
help.conformDiffCommand.abstract	Die Ergebnisse zweier Läufe vergleichen.
help.conformDiffCommand.first	Ergebnisse, die epass conform reader --out geschrieben hat.
help.conformDiffCommand.json	Ein JSON-Objekt ausgeben.
help.conformDiffCommand.second	Spätere Ergebnisse.
help.conformDiffCommand.text1	Eine Zeile für jeden Testfall, der anders ausging. Endet mit 0, wenn es keinen gibt, und mit 1, wenn es einen gibt.
help.conformLdsCommand.abstract	Prüfen, ob die Dateien eines Dokuments die Regeln für sie einhalten.
help.conformLdsCommand.text1	Was ein Personalisierer vor dem Druck braucht: Jede Datei der logischen Datenstruktur wird an den Abschnitten von Doc 9303 und den Einheiten LDS_D bis LDS_K der BSI TR-03105-5.1 gemessen, je Regel eine Zeile, jeder Verstoß mit Datei und Byte. Angegeben wird dasselbe wie bei epass verify: ein Ordner, Dateien mit ihren Namen oder ein Nachweispaket. Ohne --trust wird nichts dazu gesagt, wer das Zertifikat des Document Signers ausgestellt hat.
help.conformLdsCommand.text2	Endet mit 0, wenn keine Regel verletzt ist, mit 1, wenn eine verletzt ist, und mit 2, wenn eine nicht beurteilt werden konnte.
help.conformLdsCommand.trust	Zertifikate von CSCAs: eine Datei, ein Ordner oder ein Speicher. Regeln zum Aussteller des Document Signers werden danach beurteilt.
help.conformPkiCommand.abstract	Prüfen, ob Zertifikate, Sperrlisten und signierte Listen ihren Profilen entsprechen.
help.conformPkiCommand.files	Dateien oder Ordner mit Zertifikaten, Sperrlisten und signierten Listen.
help.conformPkiCommand.text1	Was der Betreiber einer CSCA vor der Veröffentlichung braucht: Zertifikate, Sperrlisten, Masterlisten und Abweichungslisten werden an Doc 9303-12 gemessen, an den Prüfungen des ICAO PKD für Hochgeladenes, unter deren Codes, und an den Zeilen für Zertifikate der BSI TR-03105-5.1. Worum es sich jeweils handelt, ergibt sich aus den Bytes; Dateien sind in DER, PEM oder LDIF, auch mehrere auf einmal, und was vom selben Aussteller ist, wird miteinander abgeglichen.
help.conformReaderCommand.abstract	Die Testfälle für Lesegeräte mit diesem Programm ausführen.
help.conformReaderCommand.case	Nur diesen Testfall ausführen. Mehrfach erlaubt.
help.conformReaderCommand.cases	Die Testfälle dieser Datei oder der Dateien NAME.json in diesem Ordner ausführen, statt der eingebauten.
help.conformReaderCommand.html	Die Ergebnisse als Seite schreiben.
help.conformReaderCommand.json	Statt einer Tabelle ein JSON-Objekt ausgeben.
help.conformReaderCommand.junit	Die Ergebnisse als JUnit-XML schreiben.
help.conformReaderCommand.list	Die Testfälle auflisten und keinen ausführen.
help.conformReaderCommand.observe	Diesen Befehl für jeden Testfall ausführen und seine Antwort übernehmen.
help.conformReaderCommand.observeTimeout	Dem Befehl so viele Sekunden für einen Testfall geben.
help.conformReaderCommand.out	Die Ergebnisse als JSON schreiben, jedes mit seinem Mitschnitt.
help.conformReaderCommand.profile	Ein Merkmal, das das Lesegerät für sich beansprucht, etwa AIP oder DG3: Testfälle zu einem anderen entfallen. Mehrfach erlaubt; ohne Angabe gelten alle als beansprucht.
help.conformReaderCommand.resume	Übernehmen, was diese Ergebnisdatei schon hat, und den Rest ausführen.
help.conformReaderCommand.text1	Ein simulierter Chip spielt das Dokument jedes Testfalls, und was die Richtlinie entscheidet, wird mit dem verglichen, was der Testfall erwartet. Die Zeilen der BSI TR-03105-5.1 stehen unter ihren Nummern; Testfälle zu Abschnitten haben keine.
help.conformReaderCommand.text2	Endet mit 0, wenn jeder Testfall wie erwartet ausging, mit 1, wenn einer anders ausging, und mit 2, wenn einer nicht ausgeführt werden konnte.
help.conformReaderCommand.text3	Mit --vpcd werden die Dokumente nacheinander einem virtuellen Lesegerät vorgelegt, sodass ein beliebiges anderes Leseprogramm sie lesen kann: dem eines pcscd mit dem Treiber vpcd oder allem, was wie vpcd auf Verbindungen wartet. Was das andere Lesegerät antwortet, wird eingegeben oder vom Befehl aus --observe ermittelt, der es lesen lässt.
help.conformReaderCommand.text4	Der Befehl aus --observe erhält die aufgedruckte MRZ über seine Standardeingabe, Zeile für Zeile, und den Namen des Testfalls in EPASS_CASE. Die Antwort gibt er mit seinem Exit-Status, 0 für erfolgreich und 1 für gescheitert, oder indem er nur das Wort successful oder failed ausgibt. Alles andere ist keine Antwort.
help.conformReaderCommand.unit	Die Testfälle dieser Einheit ausführen. Mehrfach erlaubt.
help.conformReaderCommand.vpcd	Die Dokumente dem virtuellen Lesegerät vorlegen, das dort auf Verbindungen wartet, für ein anderes Lesegerät.
help.conformRules.case	Nur diese Regel beurteilen. Mehrfach erlaubt.
help.conformRules.list	Die Regeln auflisten und keine beurteilen.
help.conformRules.unit	Die Regeln dieser Einheit beurteilen. Mehrfach erlaubt.
help.doctorCommand.abstract	Diesen Rechner prüfen und ein Paket für eine Fehlermeldung schreiben.
help.doctorCommand.bundle	Das Paket, mit dem, was das Dokument auf dem Lesegerät zeigt, in eine neue Datei schreiben.
help.doctorCommand.json	Ein JSON-Objekt ausgeben: den Inhalt des Pakets.
help.doctorCommand.text1	Geprüft werden der Chipkartendienst und wer ihn verwenden darf, Lesegeräte, Treiber und Kernelmodule, andere Programme, die Karten belegen, OpenSSL, der Vertrauensspeicher, die Uhr und das Gebietsschema. Jede Prüfung sagt, was sie vorgefunden hat und was als Nächstes zu tun ist, mit dem Befehl dazu. Es wird nichts geändert.
help.doctorCommand.text2	Mit --bundle wird auch das Dokument auf dem Lesegerät gelesen und aufgeschrieben, was für eine Fehlermeldung nützt: die ersten Kommandos und ihre Zeiten, welche Dateien es gibt und wie lang sie sind, welche Protokolle abliefen und wie sie endeten. Personenbezogene Daten sind nicht darin: keine Datei einer Datengruppe, kein Hashwert, keine Nummer des Dokuments, des Lesegeräts oder eines Zertifikats, kein Name dieses Rechners oder seines Benutzers. Mit --mrz oder --can wird auch untersucht, was hinter der Zugriffskontrolle liegt.
help.doctorCommand.text3	Endet mit 0, wenn es kein Problem gibt, sonst mit 1; eine Warnung ist kein Problem.
help.epassCommand.abstract	Elektronische Reisepässe lesen und entscheiden, ob das Gelesene echt ist.
help.epassCommand.text1	epass read --mrz fragt nach der MRZ eines Reisepasses auf einem Lesegerät, liest dessen Chip und beurteilt ihn; mit --simulate liest es einen simulierten.
help.evidenceCommand.abstract	Einen Nachweis aus dem erstellen, was andere Programme gelesen haben.
help.evidenceCommand.text1	Ein Nachweispaket enthält die genauen Bytes der Dateien eines Dokuments und gibt an, wie jede hineinkam; epass verify beurteilt es beliebig oft. Welche Namen und Formen angenommen werden, steht in Docs/evidence.md.
help.evidenceMakeCommand.abstract	Die Dateien eines Dokuments in ein Nachweispaket aufnehmen.
help.evidenceMakeCommand.challenge	Die Challenge der Aktiven Authentisierung, die der Chip beantwortet hat: 16 hexadezimale Ziffern.
help.evidenceMakeCommand.input	Ordner, Dateien, JSON-Texte, oder - für einen JSON-Text über die Standardeingabe.
help.evidenceMakeCommand.out	Das Nachweispaket in diese neue Datei schreiben.
help.evidenceMakeCommand.text1	Dateien werden an ihren Namen erkannt (EF.SOD, DG1.bin, 0101.bin) und enthalten Bytes, hexadezimale Ziffern oder Base64; ein JSON-Text hat eine Form aus Docs/evidence.md. Hier wird nichts beurteilt und nichts hinzugefügt: Darüber, wie die Dateien gelesen wurden, enthält das Nachweispaket das, was angegeben wurde, oder dass es nicht bekannt ist.
help.evidenceOptions.at	Zu diesem Zeitpunkt beurteilen (2026-11-21, oder mit Uhrzeit, in UTC), nicht zum jetzigen.
help.evidenceOptions.evidence	Ein Nachweispaket, das epass read --out geschrieben hat; Dateien eines Dokuments oder ein Ordner damit (EF.SOD, EF.DG1 ...); ein JSON-Text nach Docs/evidence.md; ein Siegel; oder - für die Standardeingabe.
help.exitAccessRefused	Der Chip hat den Zugriff verweigert, oder das Angegebene öffnet ihn nicht.
help.exitBadData	Eine Datei, Liste oder MRZ ist nicht das, was sie sein soll.
help.exitBusy	Etwas anderes ist gerade damit beschäftigt; versuchen Sie es noch einmal.
help.exitCannotWrite	Eine Ausgabe oder der Vertrauensspeicher lässt sich nicht schreiben.
help.exitCardIO	Die Karte oder die Verbindung zu ihr ist ausgefallen.
help.exitCodes	Wie ein Befehl endet (in der Shell: $?):
help.exitFailed	Eine Prüfung ist nicht bestanden.
help.exitInternalError	Ein Fehler im Programm selbst.
help.exitInterrupted	Der Vorgang wurde unterbrochen.
help.exitNoInput	Eine Eingabe gibt es nicht, oder sie lässt sich nicht lesen.
help.exitSuccess	Erledigt. Bei read und verify: Das Gesamtergebnis ist bestanden.
help.exitUnavailable	Kein Lesegerät, keine Karte, kein Chipkartendienst, oder dieser Build enthält so etwas nicht.
help.exitUndetermined	Das Gesamtergebnis ist ungeklärt: Etwas, worauf es ankommt, ließ sich nicht nachweisen.
help.exitUsage	Die Optionen ergeben keinen Sinn.
help.fileOptions.aid	Die Anwendung mit dem Reisedokument, wenn es eine andere als A0000002471001 ist, wie auf manchen nationalen Karten: 1 bis 16 Byte in hexadezimalen Ziffern.
help.fileOptions.applications	Am Ende auch EF.DIR lesen und sagen, welche Anwendungen der Chip aufführt.
help.fileOptions.challenge	Challenge des Prüfers für die Aktive Authentisierung, 16 hexadezimale Ziffern (siehe epass verify --challenge). Ohne Angabe zufällig.
help.fileOptions.dataGroups	Nur diese Datengruppen lesen, zum Beispiel 1,2,11.
help.fileOptions.lds2	Nur die Datensätze dieser LDS2-Anwendungen lesen, soweit das Terminal Rechte darin hat: travelRecords, visaRecords, additionalBiometrics; oder none für keine. Ohne Angabe: alle.
help.fileOptions.resume	Mit dem Nachweispaket eines vorzeitig beendeten Lesevorgangs dieses Dokuments (--out) fortfahren.
help.fileOptions.skip	Dies auslassen: Datengruppen, zum Beispiel 2, das Lichtbild mit dem Wort portrait und die Protokolle aa, ca, cam, ta (Aktive Authentisierung, Chip-Authentisierung und ihr Mapping, Terminal-Authentisierung).
help.grantArgument.form	SHA256:ART:STAATEN: dem Herausgeber mit der CSCA dieses SHA-256 erlauben, sich in seinen Listen dieser Art ({values}) zu anderen Staaten zu äußern: Codes oder Namen mit Kommas, oder *.
help.heading	{title}:
help.imageOutputOptions.images	Die Bilder aus EF.DG2 bis EF.DG5, EF.DG7, EF.DG11 und EF.DG12 in einen neuen Ordner schreiben, JPEG 2000 als PNG.
help.inspectCommand.abstract	Dateien der logischen Datenstruktur und von LDS2, Zertifikate, CMS-Objekte, Listen und Siegel dekodieren.
help.inspectCommand.files	Eine Datei, ein Ordner mit Dateien, ein Nachweispaket, oder - für die Standardeingabe.
help.inspectCommand.json	Ein JSON-Objekt ausgeben.
help.inspectCommand.offsets	Zeigen, wo jedes Datenobjekt steht: Offset, Längen, Tag und Name.
help.inspectCommand.reveal	Auch personenbezogene Daten zeigen.
help.inspectCommand.text1	Zeigt, was in einer Datei steht. Geprüft werden nur die Signaturen signierter Listen und die von CV-Zertifikaten innerhalb einer Datei. Personenbezogene Daten, und was sich mit einem bestimmten Dokument verknüpfen lässt, bleiben ohne --reveal verborgen.
help.inspectCommand.text2	Die Dateien eines Ordners oder Nachweispakets werden als ein Dokument gezeigt, in der Reihenfolge der logischen Datenstruktur.
help.lds2AppendCommand.abstract	Einen Datensatz an eine Datei einer LDS2-Anwendung anhängen.
help.lds2AppendCommand.record	Die Datei mit dem Datensatz (- für die Standardeingabe).
help.lds2AppendCommand.target	Die Datei auf dem Chip: {values}.
help.lds2AppendCommand.text1	Der Datensatz hat die Form, die der Standard für die Datei vorsieht (Doc 9303-10, Tabellen 83, 86 und 90), und ist schon signiert: epass erstellt und signiert keine. Kein Datensatz lässt sich zurücknehmen. Der Chip wird wie bei epass read gelesen, soweit es nötig ist, um seine Echtheit zu sehen, und das Terminal zeigt seine Zertifikate vor. Darf es die Datei lesen, wird der Datensatz zurückgelesen und seine Nummer genannt.
help.lds2ChangeOptions.json	Das Ergebnis als ein JSON-Objekt ausgeben.
help.lds2Command.abstract	Stempel, Visa, biometrische Daten und Zertifikate in die LDS2-Anwendungen eines Dokuments schreiben.
help.lds2Command.text1	epass read liest sie mit einem Terminal, das dazu berechtigt ist, und epass inspect zeigt sie.
help.lds2WriteCommand.abstract	Eine Datei mit zusätzlichen biometrischen Daten schreiben und aktivieren.
help.lds2WriteCommand.activate	Die Datei aktivieren, sobald sie zurückgelesen ist: Danach kann niemand mehr in sie schreiben.
help.lds2WriteCommand.biometrics	Die Datei mit den biometrischen Daten (- für die Standardeingabe).
help.lds2WriteCommand.target	Die Datei auf dem Chip: Biometrics1 bis Biometrics64.
help.lds2WriteCommand.text1	Die Datei hat die Form, die der Standard für EF.Biometrics vorsieht (Doc 9303-10, Tabelle 93), und ist schon signiert: epass erstellt und signiert keine. Auf dem Chip muss sie vorhanden und darf noch nicht aktiviert sein; ihr Inhalt wird überschrieben. Der Chip wird wie bei epass read gelesen, soweit es nötig ist, um seine Echtheit zu sehen, und das Terminal zeigt seine Zertifikate vor. Das Geschriebene wird zurückgelesen. Mit --activate wird die Datei danach für immer geschlossen.
help.manualCommands	Befehle für Benutzer
help.manualDescription	Beschreibung
help.manualExitStatus	Rückgabewert
help.manualName	Bezeichnung
help.manualSynopsis	Übersicht
help.more	Mehr sagt {command}.
help.mrzCommand.abstract	Maschinenlesbare Zonen zerlegen, ihre Prüfziffern prüfen, sie berichtigen oder schreiben.
help.mrzCommand.at	Der Tag, nach dem sich das Jahrhundert einer Jahreszahl richtet.
help.mrzCommand.generate	Eine MRZ aus den folgenden Optionen schreiben.
help.mrzCommand.json	Ein JSON-Objekt ausgeben; bei mehreren MRZ mit einem Array „results“.
help.mrzCommand.jsonLines	Für jede MRZ ein JSON-Objekt in einer Zeile ausgeben.
help.mrzCommand.lines	Die Zeilen einer oder mehrerer MRZ, oder - für die Standardeingabe (auch ohne Angabe).
help.mrzCommand.repair	Fehler der optischen Erkennung berichtigen; was nicht sicher ist, wird vorgeschlagen.
help.mrzCommand.showKey	Zeigen, woraus die Zugriffsschlüssel des Chips gebildet werden.
help.mrzCommand.text1	Eine MRZ wird so angenommen, wie sie kommt: in Kleinbuchstaben, mit Leerzeichen, mit beliebigen oder ohne Zeilenumbrüche, mit dem Präfix eines Scanners. Eine einzelne wird vollständig gezeigt, von mehreren jede in einer Zeile. Was auf einer Befehlszeile steht, können andere Benutzer sehen: Echte Daten gehören in die Standardeingabe (epass mrz - < DATEI).
help.mrzCommand.text2	--repair ändert das, wobei die erlaubten Zeichen eines Feldes keine Wahl lassen (keine Buchstaben in Datumsangaben). Für ein Zeichen einer Dokumentennummer oder optionaler Daten gibt es nur Vorschläge: Alle Lesarten mit den wenigsten Änderungen werden aufgeführt, damit jemand sie mit dem Dokument vergleicht.
help.mrzCommand.text3	Endet mit 0, wenn alle Prüfziffern richtig sind, mit 1, wenn eine falsch ist, mit 2, wenn eine Berichtigung vorgeschlagen und nicht entschieden ist, mit 65, wenn etwas keine MRZ ist, und mit 66, wenn es nichts zu lesen gibt.
help.mrzGenerationOptions.allowUnknownCodes	Codes annehmen, die Doc 9303-3 nicht aufführt.
help.mrzGenerationOptions.birth	JJJJ-MM-TT, oder JJMMTT mit < für Unbekanntes.
help.mrzGenerationOptions.documentCode	Ein oder zwei Buchstaben (ohne Angabe: P, I oder V, je nach Format).
help.mrzGenerationOptions.expiry	JJJJ-MM-TT oder JJMMTT.
help.mrzGenerationOptions.format	TD1, TD2, TD3, MRV-A oder MRV-B (ohne Angabe: TD3).
help.mrzGenerationOptions.given	Die Vornamen.
help.mrzGenerationOptions.issuer	Der Code des Ausstellerstaates oder der ausstellenden Organisation.
help.mrzGenerationOptions.language	Die Sprache eines kyrillischen Namens: be, bg, mk, sr oder uk.
help.mrzGenerationOptions.nationality	Der Code der Staatsangehörigkeit (ohne Angabe: der des Ausstellers).
help.mrzGenerationOptions.number	Die Dokumentennummer; in TD1 und TD2 darf sie mehr als neun Zeichen haben.
help.mrzGenerationOptions.optional	Optionale Daten; in TD3 die persönliche Nummer.
help.mrzGenerationOptions.optional2	Optionale Daten der mittleren Zeile von TD1.
help.mrzGenerationOptions.sex	M, F oder X; X wird als < geschrieben (ohne Angabe: X).
help.mrzGenerationOptions.surname	Der Familienname; nationale Zeichen werden transliteriert.
help.mrzGenerationOptions.zeroCheckDigit	Als Prüfziffer einer leeren persönlichen Nummer 0 statt < schreiben.
help.ofHelp	Diese Hilfe anzeigen.
help.ofLanguage	Die Sprache: {languages} oder die Datei eines Katalogs. Ohne Angabe gelten EPASS_LANG oder das Gebietsschema.
help.ofVersion	Die Version anzeigen.
help.options	Optionen
help.pageOptions.html	Den Bericht als Seite schreiben: eine eigenständige HTML-Datei, mit den Bildern.
help.pageOptions.open	Die Seite in einem Browser öffnen (xdg-open).
help.pageOptions.pdf	Die Seite als PDF schreiben, mit chromium oder weasyprint, wenn eines davon installiert ist.
help.pictureOptions.picture	Das Lichtbild im Terminal zeigen: auto, wenn bekannt ist, dass das Terminal Bilder zeigt; always auch sonst, dort in farbigen Zeichen.
help.policies	Eine Richtlinie legt fest, wie eine Prüfung zählt; --policy wählt sie:
help.policiesMore	epass policy erklärt sie; Docs/policies.md führt jede Prüfung mit ihrer Wertung in jeder Richtlinie auf und sagt, wie sich eine eigene schreiben lässt; epass help checks NAME zeigt eine Prüfung.
help.policyArgument	Eine Richtlinie: der Name einer eingebauten oder eine Datei (- für die Standardeingabe).
help.policyCommand.abstract	Richtlinien zeigen, prüfen und erklären: wie eine Prüfung zählt und was entschieden wird.
help.policyCommand.text1	Eine Richtlinie ist eine JSON-Datei, die von einer eingebauten ausgeht und sagt, was anders ist: Docs/policies.md. Jeder Befehl, der beurteilt, nimmt sie mit --policy an.
help.policyDiffCommand.abstract	Zwei Richtlinien vergleichen, oder eine mit der, von der sie ausgeht.
help.policyDiffCommand.policies	Eine Richtlinie, verglichen mit der, von der sie ausgeht; oder zwei davon.
help.policyDiffCommand.text1	Ein Feld, das sich unterscheidet, wird genannt, mit - vor dem Wert der ersten und + vor dem der zweiten.
help.policyExplainCommand.abstract	In Sätzen sagen, was eine Richtlinie bewirkt.
help.policyExplainCommand.country	Für Dokumente dieses Staates: ein Code oder ein Name.
help.policyExplainCommand.text1	Mit --country und --type für ein Dokument dieses Staates und dieser Art, nach der Ausnahme, die es betrifft.
help.policyExplainCommand.type	Für Dokumente mit diesem Code: P, ID oder ein anderer aus einem oder zwei Buchstaben.
help.policyLintCommand.abstract	Sagen, was an einer Richtlinie nicht stimmt: was sich nicht befolgen lässt, sich widerspricht oder schwächer ist, als es scheint.
help.policyLintCommand.text1	Je eine Zeile, mit der Stelle in der Datei. FEHLER ist, was nie bestanden werden kann, nie zutrifft oder etwas anderem widerspricht; SCHWACH ist, was weniger verlangt als die Richtlinie, von der ausgegangen wird.
help.policyLintCommand.text2	Endet mit 0, wenn nichts ein Fehler ist, mit 1, wenn etwas einer ist, und mit 65, wenn die Datei keine Richtlinie ist.
help.policyLintCommand.trust	Die Vertrauensdaten, mit denen sie verwendet wird: sagt, zu welchen Staaten darin ein CSCA-Zertifikat oder eine Sperrliste fehlt.
help.policyListCommand.abstract	Die eingebauten Richtlinien auflisten, und die Staatengruppen, die eine Datei nennen darf.
help.policyListCommand.text1	Die Gruppen sind Daten dieses Programms, nach dem Stand eines genannten Tages; eine vollständig gezeigte Richtlinie nennt ihre Mitglieder.
help.policyOptions.policy	Die Richtlinie, nach der beurteilt wird: {values}, oder eine Datei.
help.policyShowCommand.abstract	Eine Richtlinie mit allem zeigen, was sie übernimmt.
help.policyShowCommand.text1	Mit --json ist es die vollständige Richtlinie als Datei; sie bleibt, wie sie ist, was auch immer eine spätere Version dieses Programms aus der Richtlinie macht, von der sie ausgeht. Der SHA-256, den jeder Bericht nennt, gilt für ihre kanonische Form (RFC 8785).
help.printedZoneOptions.keys	Nur nach Dokumentennummer, Geburts- und Ablaufdatum fragen, nicht nach den Zeilen der MRZ.
help.printedZoneOptions.mrz	Die MRZ, wie sie aufgedruckt ist: Mit ihr wird ein Chip geöffnet, und mit ihr wird verglichen, was der Chip sagt.
help.printedZoneOptions.show	Zeigen, was bei einer Abfrage eingegeben wird. Strg-R zeigt und verbirgt es dort.
help.readCommand.abstract	Den Chip eines Dokuments lesen und das Gelesene beurteilen.
help.readCommand.text1	--mrz, --can, --pin und --puk ohne Wert fragen an einem Terminal verdeckt danach; sonst lesen sie die Standardeingabe. An einem Terminal fragt read ohne diese Optionen nach der MRZ, wenn der Chip sie verlangt. Die Eingabe wird Zeile für Zeile geprüft und für einen weiteren Versuch behalten (Docs/prompt.md). Ein Wert ist - für die Standardeingabe oder das, was aufgedruckt ist: zwei oder drei Zeilen der MRZ oder NUMMER,JJMMTT,JJMMTT (Dokumentennummer, Geburts- und Ablaufdatum); die Ziffern der Zugangsnummer (CAN).
help.readCommand.text2	Welchen Ausstellern vertraut wird, sagt der Vertrauensspeicher (epass trust import) oder an seiner Stelle das, was --trust nennt; mit --simulate wird auch dem simulierten Aussteller vertraut, und der Bericht ist als Test gekennzeichnet. Endet nur dann mit 0, wenn das Gesamtergebnis bestanden ist, mit 1, wenn es nicht bestanden, und mit 2, wenn es ungeklärt ist.
help.readCommand.text3	Mit --watch wird ein Dokument nach dem anderen gelesen, auf allen Lesegeräten zugleich, und jedes in einer Zeile gemeldet, mit --json als ein JSON-Objekt in einer Zeile. --mrz - nimmt die MRZ jedes Dokuments aus der Standardeingabe, wie ein Scanner sie eingibt. Strg-C beendet den Vorgang mit Status 0.
help.readOutputOptions.out	Den Nachweis als Paket schreiben, das epass verify erneut beurteilt.
help.readOutputOptions.outDir	Jede Datei so, wie sie gelesen wurde (EF.SOD, EF.DG1 ...), in einen neuen Ordner schreiben.
help.readOutputOptions.portrait	Das Lichtbild in dem Format schreiben, das die Endung des Namens angibt: .png; .jpg, wie auf dem Chip, wenn es dort JPEG ist; .jp2 oder .j2k.
help.readOutputOptions.signWith	Das Paket von --out signieren, damit epass verify --witness zählt, was dieses Lesegerät gesehen hat: ein privater Schlüssel auf P-256 in PEM, oder ein Schlüssel in einem Token, mit seiner URI (pkcs11:...).
help.readersCommand.abstract	Die Chipkartenlesegeräte auflisten und zeigen, was darin liegt.
help.readersCommand.json	JSON ausgeben.
help.readersCommand.text1	Mit --watch läuft der Befehl, bis er unterbrochen wird, und meldet, wenn ein Lesegerät angeschlossen oder entfernt wird und wenn ein Dokument kommt oder geht. Mit --json gibt er ein Objekt aus; zusammen mit --watch ein Objekt in jeder Zeile.
help.readersCommand.watch	Weiterlaufen und verfolgen, was geschieht.
help.reportOutput.explain	Unter jeder Zeile des Berichts sagen, was sie bedeutet, was zu tun ist und auf welcher Fundstelle sie beruht. JSON bleibt, wie es ist.
help.reportOutput.json	Den Bericht als ein JSON-Objekt ausgeben.
help.reportOutput.withImages	Mit --json: Lichtbild und Unterschrift so, wie der Chip sie hat, in Base64 in den Bericht aufnehmen. Ohne Angabe stehen im Bericht ihr SHA-256, ihre Länge und ihr Medientyp.
help.responseOption	Was der Chip auf --challenge geantwortet hat, in hexadezimalen Ziffern, wenn Dateien angegeben werden.
help.schemaCommand.abstract	Das JSON-Schema eines Formats ausgeben oder alle auflisten.
help.schemaCommand.json	Ohne Namen: die Liste als ein JSON-Objekt ausgeben.
help.schemaCommand.name	Das Format, mit oder ohne Version: report, epass-report-2, epass-report/2. Ohne Angabe werden alle aufgelistet.
help.schemaCommand.text1	Jedes Objekt, das ein Befehl mit --json ausgibt, nennt sein Format im Feld schema; auch die Dateien, die epass liest, haben ein Schema. Ein Schema nennt jedes Feld: was es ist, in welcher Einheit und Form, und wann es null ist. Die Regeln, die für alle Formate gelten, stehen in Docs/schemas.md.
help.serveCommand.abstract	Den Prüfdienst epass-service starten, wo er neben diesem Programm liegt.
help.serveCommand.arguments	Was epass-service erhält: Einstellungen, oder einen seiner Befehle mit dem, was dazugehört: {commands}.
help.serveCommand.demo	Den Dienst auf 127.0.0.1:8480 mit eigens erzeugten Schlüsseln, einem synthetischen Staat und einem simulierten Telefon starten, das einen Nachweis hochlädt; --port wählt einen anderen Port.
help.serveCommand.text1	Er beurteilt über HTTP, was Telefone und Leser senden, und signiert, was dabei herauskommt. Er ist ein eigenes Programm, damit dieses nichts von dem braucht, was er braucht; er tritt an die Stelle dieses Prozesses, und seine Meldungen, seine Signale und sein Exit-Status sind seine eigenen. Gesucht wird er neben diesem Programm, im Quellbaum, in dem dieses gebaut wurde, und in PATH.
help.serveCommand.text2	Alles wird an ihn weitergegeben. Ohne einen seiner Befehle nimmt er Anfragen entgegen; epass serve settings listet die Einstellungen auf, und Docs/service.md beschreibt den Betrieb. Endet mit 69, wenn er nicht da ist.
help.signedResultCommand.abstract	Signierte Ergebnisse des Prüfdienstes prüfen.
help.signedResultCommand.text1	epass-service signiert, was bei einer Transaktion herauskam: das Gesamtergebnis, was zugesichert ist, die Entscheidung und die Hashwerte von Richtlinie, Vertrauensdaten und Nachweis. Es ist ein kompaktes JWS, das auch jede JOSE-Bibliothek prüft. Docs/service.md nennt seine Elemente.
help.signedResultVerifyCommand.abstract	Prüfen, wer ein Ergebnis signiert hat, und ob es das erwartete ist.
help.signedResultVerifyCommand.audience	Für wen es sein muss: der Mandant.
help.signedResultVerifyCommand.evidence	Was hochgeladen wurde, ein Nachweispaket oder was epass verify sonst annimmt: Es muss das sein, was beurteilt wurde.
help.signedResultVerifyCommand.file	Das signierte Ergebnis, oder - für die Standardeingabe.
help.signedResultVerifyCommand.keys	Die Schlüssel dessen, der signiert: das JWK Set des Dienstes, oder öffentliche Schlüssel oder Zertifikate in PEM.
help.signedResultVerifyCommand.maxAge	Höchstens so viele Sekunden, seit es signiert wurde.
help.signedResultVerifyCommand.nonce	Die Nonce, mit der die Transaktion eröffnet wurde.
help.signedResultVerifyCommand.policy	Die Richtlinie, nach der beurteilt worden sein muss: der Name einer eingebauten, oder eine Datei.
help.signedResultVerifyCommand.text1	Die Signatur zeigt, wer dies sagt, nicht, dass das Dokument in Ordnung ist: Das sagt das Ergebnis darin, das ausgegeben wird. Auch das Ergebnis einer anderen Transaktion hat eine gültige Signatur; geben Sie also an, was Sie von Ihrer wissen. Was nicht angegeben wurde, wird als nicht verglichen genannt.
help.signedResultVerifyCommand.text2	Auf den Schlüsseln beruht alles: Holen Sie sie über eine vertrauenswürdige Verbindung vom Dienst, und bewahren Sie die Datei auf. Von einem Zertifikat wird nur der Schlüssel verwendet; seine Signatur und seine Gültigkeit werden nicht geprüft.
help.signedResultVerifyCommand.text3	Der Hashwert des Nachweises ist SHA-256 über die kanonische Form (RFC 8785) seines Pakets, gleich in welcher Form er kam: Geben Sie an, was hochgeladen wurde. Die von Richtlinien und Vertrauensdaten sind die von epass policy list --json und epass trust audit --json.
help.signedResultVerifyCommand.text4	Endet mit 0, wenn die Signatur gültig ist und alles Angegebene passt, sonst mit 1, gleich was das Ergebnis über das Dokument sagt; mit 65, wenn es kein signiertes Ergebnis ist oder die Schlüssel sich nicht verwenden lassen.
help.signedResultVerifyCommand.transaction	Die Transaktion, zu der es gehören muss.
help.signedResultVerifyCommand.trust	Die Vertrauensdaten, mit denen beurteilt worden sein muss, so wie der Dienst sie jetzt hat.
help.simulateCVCCommand.abstract	Zertifikate für Terminals erzeugen: CVCA, Document Verifier, Inspektionssystem, mit ihren Schlüsseln.
help.simulateCVCCommand.document	Die Kette erzeugen, die diese JSON-Datei beschreibt (- für die Standardeingabe).
help.simulateCVCCommand.earlier	cvca.cvcert und cvca.key.pem aus diesem Ordner als CVCA verwenden.
help.simulateCVCCommand.export	Zertifikate und Schlüssel in einen neuen Ordner schreiben.
help.simulateCVCCommand.seed	Alle Schlüssel und Zufallszahlen aus einer Zahl ableiten; das Ergebnis ist wiederholbar.
help.simulateCVCCommand.text1	Die Kette richtet sich nach dem Profil oder ist so, wie eine JSON-Datei sie beschreibt: Rechte, Gültigkeitsdaten, Referenzen, Algorithmen und was daran fehlerhaft ist. --continue übernimmt die CVCA eines früheren Exports, sodass Chips, die ihr vertrauen, die neuen Zertifikate annehmen. Kein echter Chip nimmt eines davon an. Die Schlüssel sind nicht geheim.
help.simulateCommand.abstract	Einen simulierten Reisepass in ein virtuelles Lesegerät legen oder seine Dateien schreiben.
help.simulateCommand.check	Alles nennen, was an einer Beschreibung fehlerhaft ist, jeweils mit der Stelle des Feldes (- für die Standardeingabe).
help.simulateCommand.connect	Den Chip in das virtuelle Lesegerät unter einer anderen Adresse legen.
help.simulateCommand.document	Das Dokument erzeugen, das diese JSON-Datei beschreibt (- für die Standardeingabe).
help.simulateCommand.export	Die Dateien des Chips und die Zertifikate in einen neuen Ordner schreiben.
help.simulateCommand.json	Mit --list und --check: JSON ausgeben.
help.simulateCommand.list	Die Profile nach Gruppen auflisten.
help.simulateCommand.pages	Jedes Profil lesen und die Seite zu jedem in einen neuen Ordner schreiben.
help.simulateCommand.profile	Das Profil, ohne Angabe default; mit --list und --pages ein Wort aus den Namen oder eine Nummer wie F-16.
help.simulateCommand.seed	Alle Schlüssel und Zufallszahlen aus einer Zahl ableiten; das Ergebnis ist wiederholbar.
help.simulateCommand.show	Die Beschreibung eines Profils ausgeben, als Ausgangspunkt.
help.simulateCommand.text1	Ein Profil nennt, was an dem Dokument oder seinem Chip besonders ist; --list zeigt alle, --show eines als Beschreibung, die --document annimmt. {pattern} nennt jede beliebige Kombination von PACE, zum Beispiel pace-im-p-256-aes-128. Mit --vpcd liegt der Chip im virtuellen Lesegerät des Pakets vsmartcard-vpcd, wo jedes PC/SC-Programm ihn lesen kann; mit --connect verbindet er sich mit allem anderen, was dasselbe Protokoll spricht, zum Beispiel epass read --vpcd-listen. epass simulate cvc erzeugt Zertifikate für Terminals. Alle Daten, Schlüssel und Zertifikate sind synthetisch.
help.simulateCommand.vpcd	Den Chip in das virtuelle Lesegerät unter 127.0.0.1:35963 legen.
help.statusCommand.abstract	Dateien mit Meldungen zu Dokumenten: verloren, gestohlen, ungültig.
help.statusCommand.text1	Ob ein echtes Dokument inzwischen verloren ging oder gestohlen wurde, weiß nur eine Quelle, die Sie angeben: eine Datei oder ein Programm, für epass read und epass verify (--status, --status-command). Sie kennt Dokumente nur über Handles: HMAC-SHA-256 über Staat, Code, Nummer und Ablaufdatum, mit einem Schlüssel von Ihnen.
help.statusCommand.text2	Eine Quelle, die versagt, lässt den Status ungeklärt; er gilt dann nie als fine. Das Format steht in Docs/status.md.
help.statusHandleCommand.abstract	Die Handles von Dokumenten ausgeben.
help.statusHandleCommand.text1	Eine Zeile für jedes Dokument der Liste, in deren Reihenfolge, und nichts vom Dokument selbst: für eine eigene Quelle.
help.statusKeyCommand.abstract	Einen Schlüssel für Handles erzeugen.
help.statusKeyCommand.file	Die zu schreibende Datei. Es darf sie noch nicht geben.
help.statusKeyCommand.text1	32 zufällige Byte in hexadezimalen Ziffern, in einer Datei, die nur ihr Eigentümer lesen kann. Wer den Schlüssel hat, kann Nummern durchprobieren und erkennen, welche Dokumente eine Datei nennt: Bewahren Sie ihn so auf wie die Liste.
help.statusListOptions.key	Der Schlüssel der Handles.
help.statusListOptions.list	Eine Liste von Dokumenten, oder - für die Standardeingabe: Staat, Dokumentcode, Nummer und Ablaufdatum, durch Kommas getrennt, je Dokument eine Zeile (D,P,C01X00T47,310831).
help.statusMakeCommand.abstract	Eine Datei mit Meldungen zu Dokumenten erstellen.
help.statusMakeCommand.out	Die zu schreibende Datei (ohne Angabe: die Standardausgabe). Es darf sie noch nicht geben.
help.statusMakeCommand.text1	Hinter jedem Dokument der Liste steht nach einem Komma, was dazu gemeldet ist: lost, stolen, cancelled oder fine. Die Datei enthält Handles und diese Wörter, in der Reihenfolge der Handles, und einen Prüfwert zum Schlüssel: Eine Datei, die abgeschnitten oder mit einem anderen Schlüssel erstellt wurde, sagt nichts aus. Was sie nicht nennt, ist fine.
help.statusMakeCommand.until	Der letzte Tag, an dem die Datei verwendet werden darf.
help.statusOptions.command	Ein Programm, das zu jedem Dokument gefragt wird: Es erhält dessen Handle über die Standardeingabe und gibt innerhalb von {seconds} Sekunden fine, lost, stolen oder cancelled aus. Es wird ohne Shell gestartet.
help.statusOptions.file	Eine Datei mit Meldungen zu Dokumenten, wie epass status make sie schreibt.
help.statusOptions.key	Der Schlüssel der Handles, über die diese Datei oder dieses Programm Dokumente kennt; nur sein Eigentümer darf ihn lesen können.
help.terminalOptions.certificates	CV-Zertifikate des Terminals, seines Document Verifiers und der Zertifizierungsstelle sowie Link-Zertifikate: Dateien oder Ordner damit.
help.terminalOptions.key	Der private Schlüssel zum Zertifikat des Terminals: eine PEM-Datei oder ein Schlüssel in einem Token, mit seiner URI (pkcs11:...).
help.terminalOptions.pinFile	Die Datei mit der PIN des Tokens. Ohne Angabe wird am Terminal nach der PIN gefragt.
help.terminalOptions.servesUnverifiedChips	Nur für Labore: die Zertifikate auch Chips zeigen und für Chips signieren, für die keine vertrauenswürdige CSCA bürgt. Der Bericht sagt es.
help.title.documentAfterDocument	Ein Dokument nach dem anderen
help.title.judging	Beurteilung
help.title.manyDocuments	Viele Dokumente
help.title.openingTheChip	Chip öffnen
help.title.openingTheChipForTheBundle	Den Chip für das Paket öffnen
help.title.optionsOfGenerate	Optionen von --generate
help.title.output	Ausgabe
help.title.page	Seite
help.title.terminalAuthentication	Terminal-Authentisierung
help.title.trace	Mitschnitt
help.title.whatIsPrinted	Was aufgedruckt ist
help.title.whichChip	Welcher Chip
help.title.whichChipForTheBundle	Welcher Chip, für das Paket
help.title.whichFilesAndProtocols	Welche Dateien und Protokolle
help.titleArguments	Argumente
help.titleCommands	Befehle
help.titleExamples	Beispiele
help.titleOptions	Optionen
help.topics	epass help THEMA erklärt {topics, list}.
help.traceCommand.abstract	Einen Mitschnitt von epass read Schritt für Schritt zeigen: jedes Kommando, die Antwort und was sie bedeuten.
help.traceCommand.file	Der Mitschnitt, oder - für die Standardeingabe.
help.traceCommand.json	Ein JSON-Objekt ausgeben.
help.traceCommand.objects	Die Datenobjekte jedes Kommandos und jeder Antwort zeigen: Tag, Name und Länge.
help.traceCommand.redact	Den Mitschnitt ohne die Bytes in eine neue Datei schreiben, die weitergegeben werden kann.
help.traceCommand.text1	Liest, was epass read --trace oder --trace-unsafe geschrieben hat. Die Bytes der Kommandos und Antworten werden nicht gezeigt, auch wenn der Mitschnitt sie enthält.
help.traceOptions.trace	Jedes Kommando und jede Antwort mit den Zeiten schreiben, ohne den Inhalt: Köpfe, Längen, Datenobjekte, Statuswörter. epass trace zeigt es an.
help.traceOptions.traceUnsafe	Sie mit jedem Byte schreiben. Halten Sie die Datei so geheim wie das Dokument: Sie enthält, was gelesen wurde, oder das, woraus es sich ermitteln lässt.
help.trustAuditCommand.abstract	Je Land zeigen, was vorhanden ist, wie alt es ist und was ausläuft.
help.trustAuditCommand.at	Zu diesem Tag (2026-11-21), nicht zum jetzigen Zeitpunkt.
help.trustAuditCommand.country	Nur dieses Land: DE, D, DEU, Germany.
help.trustAuditCommand.failOlder	Mit 1 enden, wenn eine geltende Liste oder Sperrliste älter ist als so viele Tage.
help.trustAuditCommand.text1	Die Spalten: das Land; die Anker, aus wie vielen Generationen, und wie viele davon abgelaufen sind; ihre Schlüssel; worauf sie sich stützen; der Tag, an dem der letzte von ihnen abläuft, und der letzte, an dem einer ihrer Schlüssel signiert; Kopien von Document Signern; die neueste Sperrliste, ihr Alter in Tagen und wie viele Document Signer sie sperrt. Darunter steht, worum man sich kümmern sollte.
help.trustAuditCommand.text2	Mit --fail-older endet der Befehl mit 1, wenn eine geltende signierte Liste oder Sperrliste vor mehr als so vielen Tagen signiert wurde oder nicht angibt, wann; diese werden genannt.
help.trustBlockCommand.abstract	Eine CSCA, einen Unterzeichner oder eine Serie von Dokumenten blockieren, unabhängig davon, was Listen sagen.
help.trustBlockCommand.from	Die Blockierungen aus einer Datei übernehmen, die epass trust block --json geschrieben hat, etwa die eines anderen Speichers.
help.trustBlockCommand.reason	Der Grund; wer auf die Blockierung stößt, erfährt ihn.
help.trustBlockCommand.text1	Eine Blockierung ist Ihr eigenes Wort. Sie gilt unter jeder Richtlinie, keine Liste entschuldigt sie, und weder import noch update noch undo hebt sie auf: Dokumente, die auf Blockiertem beruhen, bestehen nicht, mit Ihrem Grund. Eine blockierte CSCA bürgt für keinen Unterzeichner, keine Liste und kein Link-Zertifikat; blockiert ist ihr Schlüssel, sodass ihre anderen Zertifikate nicht helfen. Die Blockierung behält den Schlüssel eines Zertifikats, das ihr begegnet ist, und gilt daher weiter, wenn das Zertifikat entfernt ist. Wofür nichts als Blockiertes bürgt, etwa ein Link-Zertifikat seines Schlüssels oder die CSCAs seiner Listen, besteht ebenfalls nicht.
help.trustBlockCommand.text2	Eine Serie ist ein Staat, ein Dokumentcode und die erste und letzte Nummer, durch Doppelpunkte getrennt: D:P:C01X00000-C01X99999. Beide Nummern gehören dazu und sind gleich lang; Ziffern kommen vor Buchstaben. P ist jeder Code, der so beginnt, * jeder Code. Auch eine einzelne Nummer ist eine Serie.
help.trustBlockCommand.text3	Ohne Argument wird aufgelistet, was blockiert ist. Endet mit 0, wenn blockiert wurde, mit 64, wenn niemand gefragt werden konnte, mit 66, wenn es so etwas nicht gibt, und mit 130, wenn die Antwort nein war.
help.trustBlockCommand.until	Der letzte Tag, an dem sie gilt. Ohne Angabe gilt sie, bis sie aufgehoben wird.
help.trustBlockCommand.what	Der SHA-256 eines Zertifikats oder seines Schlüssels (SubjectPublicKeyInfo), der Anfang des SHA-256 eines Zertifikats im Speicher, oder eine Serie von Dokumenten: STAAT:CODE:ERSTE-LETZTE. Auch die Datei eines Zertifikats ist möglich. Eine Seriennummer in Hexadezimalziffern, @ und der Aussteller benennen das Zertifikat, zu dem sie gehören.
help.trustChainCommand.abstract	Sagen, welche CSCA ein Document-Signer-Zertifikat ausgestellt hat und wer für diese CSCA bürgt.
help.trustChainCommand.at	Zu diesem Tag (2026-11-21), nicht zum jetzigen Zeitpunkt.
help.trustChainCommand.file	Das Zertifikat (DER oder PEM; - für die Standardeingabe).
help.trustChainCommand.text1	Für ein Zertifikat ohne Dokument: die CSCA, die es ausgestellt hat, auf wessen Wort hin ihr vertraut wird, ob beide gültig und in Verwendung sind, und was die Sperrlisten sagen. Die Datei ist DER oder PEM; Zertifikate, die darin nach dem des Document Signers stehen, können Zwischenglieder sein.
help.trustChainCommand.text2	Endet mit 0, wenn es sich auf eine CSCA zurückführen lässt, die die Richtlinie anerkennt, und nicht gesperrt ist; mit 1, wenn seine Signatur falsch ist, seine CSCA es nicht hätte ausstellen dürfen oder es gesperrt ist; mit 2, wenn der Speicher es nicht beantwortet. Dass etwas abgelaufen ist, wird gesagt und ändert daran nichts: Dokumente überdauern die Schlüssel ihrer Unterzeichner.
help.trustChangeOptions.dryRun	Zeigen, was sich ändern würde, und nichts ändern.
help.trustChangeOptions.store	Der Speicher (ohne Angabe: der des Datenordners).
help.trustChangeOptions.yes	Ohne Rückfrage ausführen.
help.trustCommand.abstract	Zertifikate und Listen, auf denen eine Beurteilung beruht, importieren, zeigen und untersuchen.
help.trustCommand.text1	Der Speicher ist $XDG_DATA_HOME/epass/trust oder ~/.local/share/epass/trust; --store nennt einen anderen. Es wird nie etwas aus einem Netz geholt. Beginnen Sie mit epass trust setup.
help.trustDiffCommand.abstract	Zwei Speicher, Listen, Dateien oder Ordner mit Zertifikaten vergleichen.
help.trustDiffCommand.paths	Ein Speicher, eine Masterliste, eine LDIF-Datei oder eine Datei oder ein Ordner mit Zertifikaten; oder zwei davon.
help.trustDiffCommand.text1	Zertifikate und Listen werden Byte für Byte verglichen. Eine Zeile beginnt mit + bei dem, was nur in der zweiten Angabe steht, mit - bei dem, was nur in der ersten steht. Mit nur einem Pfad gilt der Speicher als die erste. Was ein Import ändern und wonach er fragen würde, zeigt epass trust import --dry-run.
help.trustDoctorCommand.abstract	Erklären, warum sich ein Dokument auf einen vertrauenswürdigen Aussteller zurückführen lässt oder nicht, und was abhelfen würde.
help.trustDoctorCommand.text1	Der Befehl sagt, wer das Dokument signiert hat und welchen Aussteller und Schlüssel dieser Document Signer nennt; was der Speicher zu diesem Land hat, Generation für Generation; ob eine Generation, ein Link-Zertifikat oder eine ganze Liste fehlt, ob der Speicher alt ist, ob der einzige Anker nicht gepinnt ist, und welche Sperrlisten es gibt. Am Ende steht, was als Nächstes zu tun ist. Was am Dokument selbst nicht stimmt, sagt epass verify.
help.trustDoctorCommand.text2	Endet mit 0, wenn sich der Document Signer zurückführen lässt, mit 1, wenn etwas gegen das Dokument spricht, und mit 2, wenn die Kette offen ist.
help.trustExportCommand.abstract	Zertifikate und Listen des Speichers so schreiben, wie sie signiert wurden.
help.trustExportCommand.country	Nur dieses Land: DE, D, DEU, Germany.
help.trustExportCommand.format	pem oder der.
help.trustExportCommand.kind	Was geschrieben wird: {values}, durch Kommas getrennt.
help.trustExportCommand.out	Eine neue Datei (PEM) oder ein neuer Ordner (DER).
help.trustExportCommand.text1	PEM geht in die Standardausgabe oder in eine einzige neue Datei, DER in einen neuen Ordner, je Objekt eine Datei. Nicht gepinnte Anker werden ohne --unpinned ausgelassen: Außerhalb des Speichers sagt nichts mehr, dass niemand für sie bürgt. Listen, die eine neuere ersetzt hat, werden ausgelassen. Auch was blockiert ist oder nur auf Blockiertem beruht, wird ausgelassen; die Anzahl wird genannt.
help.trustExportCommand.unpinned	Auch nicht gepinnte Anker schreiben.
help.trustGrantCommand.abstract	Zeigen, erteilen und entziehen, was Herausgeber über andere Staaten sagen dürfen.
help.trustGrantCommand.fingerprint	SHA-256 des CSCA-Zertifikats des Herausgebers.
help.trustGrantCommand.kind	Die Art der Liste: {values}.
help.trustGrantCommand.remove	Die Ermächtigung entziehen. Was sich darauf stützte, gilt nicht mehr.
help.trustGrantCommand.states	Die Staaten: Codes oder Namen mit Kommas (DE,FR), oder * für jeden. Mit --remove werden alle entzogen, wenn keiner genannt ist.
help.trustGrantCommand.store	Der Speicher (ohne Angabe: der des Datenordners).
help.trustGrantCommand.text1	Vertrauen in eine CSCA ist Vertrauen in das, was sie über ihren eigenen Staat sagt. Ihre Masterlisten, Defektlisten und Document-Signer-Listen äußern sich auch zu anderen Staaten; die Richtlinien border und strict erkennen das nur mit einer Ermächtigung an, aus einer Liste mit gepinntem SHA-256 oder für ein Zertifikat, das mit seinem eigenen SHA-256 bestätigt wurde. Eine Ermächtigung nennt die CSCA mit dem SHA-256 ihres Zertifikats: Vergleichen Sie ihn mit den Angaben des Herausgebers. Sie gilt für die späteren Schlüssel der CSCA und für jeden Listenunterzeichner, den sie zertifiziert, und damit für die nächsten Listen. Ohne Argument werden die Ermächtigungen aufgelistet.
help.trustHistoryCommand.abstract	Zeigen, was sich im Speicher geändert hat, wann und durch welchen Befehl.
help.trustHistoryCommand.store	Der Speicher (ohne Angabe: der des Datenordners).
help.trustHistoryCommand.text1	Die Spalten: die Nummer der Änderung; ihre Zeit in UTC; der Anfang des Hashwerts des Standes, wie ihn Berichte nennen; die Anker danach; ob der Stand aufbewahrt ist, sodass epass trust undo --to ihn zurückholen kann; der Befehl; was er hinzugefügt (+), herausgenommen (-) oder auf eine andere Grundlage gestellt hat (~). Gezeigt werden die letzten 128 Änderungen.
help.trustImportCommand.abstract	Masterlisten, PKD-Downloads, Zertifikate, Sperrlisten, Abweichungs- und Defektlisten importieren.
help.trustImportCommand.dryRun	Zeigen, was sich ändern würde, und nichts ändern.
help.trustImportCommand.grant	{form, message}. Mehrfach erlaubt.
help.trustImportCommand.json	Ein JSON-Objekt ausgeben.
help.trustImportCommand.named	Für die CSCA-Zertifikate in Dateien einstehen, die niemand signiert hat; sonst wird nach ihnen gefragt, oder --pin nennt ihren SHA-256.
help.trustImportCommand.paths	Eine Datei oder ein Ordner.
help.trustImportCommand.pin	SHA-256 eines CSCA-Zertifikats, einer Liste oder einer Datei mit allem darin, der Sie vertrauen. Mehrfach erlaubt.
help.trustImportCommand.store	Der Speicher (ohne Angabe: der des Datenordners).
help.trustImportCommand.text1	Dateien werden an ihrem Inhalt erkannt: Zertifikate, Sperrlisten und signierte Listen in DER oder PEM, LDIF, wie das ICAO PKD es anbietet, und Ordner damit. Ein unlesbarer Eintrag wird ausgelassen und genannt, der Rest importiert. Was sich ändern würde, wird zuerst gezeigt. Bestätigt werden müssen, am Terminal oder mit --yes: ein neues Land, ein anderer Schlüssel unter bekanntem Namen, ein entfallender Anker und eine Liste, hinter der nichts Vertrauenswürdiges steht.
help.trustImportCommand.text2	Eine Masterliste bringt das Zertifikat ihres eigenen Unterzeichners mit und beweist daher für sich allein nichts: Vergleichen Sie den SHA-256 dieses CSCA-Zertifikats oder der Liste mit dem, was der Aussteller veröffentlicht, und geben Sie ihn mit --pin an. Ohne --pin sind ihre Zertifikate nicht gepinnt, und die Richtlinien border und strict lehnen ab, was sich auf sie stützt. Eine Liste oder Sperrliste, die älter ist als die im Speicher, wird abgelehnt.
help.trustImportCommand.text3	Eine CSCA spricht für ihren eigenen Staat. Was ihre Listen über andere Staaten sagen, erkennen border und strict nur an, wenn die Liste selbst gepinnt wurde, oder mit einer Ermächtigung, die auch für die nächsten Listen gilt: durch --grant, durch die Antwort auf eine Frage am Terminal oder durch epass trust grant. --yes bestätigt Änderungen und erteilt keine Ermächtigung.
help.trustImportCommand.text5	Endet mit 0, wenn alles Lesbare importiert wurde, mit 64, wenn etwas bestätigt werden muss und niemand gefragt wurde, mit 65, wenn eine Liste abgelehnt wurde oder nichts lesbar war, mit 66, wenn es eine solche Datei nicht gibt, mit 73, wenn der Speicher nicht geschrieben werden kann, mit 75, wenn ein anderer Prozess in ihn schreibt, und mit 130, wenn die Antwort nein war.
help.trustImportCommand.yes	Alles bestätigen, was bestätigt werden muss; eine Ermächtigung wird damit nicht erteilt.
help.trustListCommand.abstract	Die CSCA-Zertifikate auflisten, jedes in einer Zeile.
help.trustListCommand.basis	Nur Anker mit dieser Grundlage: {values}.
help.trustListCommand.country	Nur dieses Land: DE, D, DEU, Germany.
help.trustListCommand.text1	Die Spalten: das Land; die Generation, also die Nummer des Schlüssels unter denen seines Landes; Wurzel, oder Link von einem Schlüssel zum nächsten; die Gültigkeitsdauer; der Schlüssel; die Grundlage, die sagt, warum ihm vertraut wird (Docs/trust.md); wer dafür bürgt; der Anfang des SHA-256; der Inhaber.
help.trustOptions.trust	Dem vertrauen, was in diesem Speicher, dieser Masterliste, LDIF-Datei oder Datei oder diesem Ordner mit CSCA-Zertifikaten ist, nicht dem, was im Vertrauensspeicher ist.
help.trustOutputOptions.json	Ein JSON-Objekt ausgeben.
help.trustRemoveCommand.abstract	Ein Land, ein Zertifikat, eine Sperrliste oder eine signierte Liste aus dem Speicher entfernen.
help.trustRemoveCommand.list	Signierte Listen entfernen, nicht Zertifikate und Sperrlisten.
help.trustRemoveCommand.only	Nur dieses CSCA-Zertifikat entfernen, keines der anderen desselben Schlüssels.
help.trustRemoveCommand.text1	Was gemeint ist, wird am Anfang seines SHA-256 (mindestens sechs Ziffern) erkannt, an der Kennung des Schlüssels eines CSCA-Zertifikats oder an einem Land: Dann entfallen dessen CSCA-Zertifikate, Sperrlisten und Kopien von Document Signern. Mit --list entfallen signierte Listen, samt den früheren Ausgaben, die sie ersetzt hatten: die, deren SHA-256 so beginnt, oder die, deren Herausgeber aus diesem Land ist. Mit einem CSCA-Zertifikat werden auch die anderen desselben Schlüssels entfernt, außer mit --only.
help.trustRemoveCommand.text2	Was dadurch mit entfällt, wird zuerst gezeigt, mit Rückfrage: was sich auf eine Liste oder CSCA stützte, und Ermächtigungen für eine CSCA, die entfällt. Entferntes bleibt draußen, auch wenn eine Liste es wieder bringt; wer es ausdrücklich nennt, nimmt es wieder auf: mit epass trust import seiner Datei oder Liste, mit --pin oder mit einer Ermächtigung. epass trust undo macht das Entfernen rückgängig.
help.trustRemoveCommand.text4	Endet mit 0, wenn es entfernt wurde, mit 64, wenn niemand gefragt werden konnte, mit 66, wenn es so etwas nicht gibt, und mit 130, wenn die Antwort nein war.
help.trustRemoveCommand.what	Der Anfang eines SHA-256, eine Schlüsselkennung oder ein Land.
help.trustSetupCommand.abstract	Durch die erste Einrichtung führen: welche Listen es gibt, wo, und wofür ihnen zu vertrauen ist.
help.trustSetupCommand.json	Mit --list: ein JSON-Objekt ausgeben.
help.trustSetupCommand.list	Ausgeben, welche Listen es gibt, und sonst nichts tun.
help.trustSetupCommand.paths	Dateien oder Ordner, die Sie heruntergeladen haben; ohne Angabe werden Sie gefragt.
help.trustSetupCommand.store	Der Speicher (ohne Angabe: der des Datenordners).
help.trustSetupCommand.text1	Zeigt, welche Listen von Ausstellern auf welcher Seite veröffentlicht sind, fragt nach den Dateien, die Sie heruntergeladen haben, zeigt, was jede bringt und wer für wen bürgen würde, und importiert sie mit den Ermächtigungen, die Sie erteilen. Dazu braucht der Befehl ein Terminal; ohne Terminal leisten epass trust import und epass trust grant dasselbe. Es wird nichts aus dem Netz geholt: Die Adressen sind für Ihren Browser. Sie wurden an dem Tag nachgesehen, der daneben steht; die Quellen nennt --list --json.
help.trustShowCommand.abstract	Zertifikate, Sperrlisten und signierte Listen des Speichers vollständig zeigen.
help.trustShowCommand.text1	Was gezeigt wird, wird am Anfang seines SHA-256 (mindestens sechs Ziffern) erkannt, an der Kennung des Schlüssels eines CSCA-Zertifikats oder an einem Land. Zu jedem steht dabei, worauf es sich stützt, und jede Datei, aus der es kam.
help.trustShowCommand.what	Der Anfang eines SHA-256, eine Schlüsselkennung oder ein Land.
help.trustStoreOptions.store	Diesen Speicher ansehen, oder eine Masterliste, eine LDIF-Datei, eine Datei oder einen Ordner mit Zertifikaten (ohne Angabe: den Speicher des Datenordners).
help.trustUnblockCommand.abstract	Eine Blockierung aufheben.
help.trustUnblockCommand.text1	Was blockiert war, gilt wieder so, wie es ohne die Blockierung gelten würde. Nichts anderes hebt eine Blockierung auf: epass trust undo lässt Blockierungen, wie sie sind.
help.trustUnblockCommand.what	Eine Serie, ein SHA-256 oder der Anfang des SHA-256 einer Blockierung.
help.trustUndoCommand.abstract	Die letzte Änderung des Speichers, oder mehrere, zurücknehmen.
help.trustUndoCommand.text1	Bringt den Speicher auf den Stand vor der letzten Änderung, die noch gilt: Ein weiterer Aufruf geht eine Änderung weiter zurück. --to geht zum Stand nach der Änderung mit dieser Nummer (epass trust history), auch vorwärts zu einer, die zurückgenommen wurde. Zehn frühere Stände werden aufbewahrt. Was sich ändert, wird zuerst gezeigt, mit Rückfrage. Das Zurücknehmen ist selbst eine Änderung: Es geht dabei nichts verloren.
help.trustUndoCommand.to	Den Stand nach der Änderung mit dieser Nummer zurückholen.
help.trustUpdateCommand.abstract	Die nächsten Ausgaben der Listen übernehmen, die der Speicher hat.
help.trustUpdateCommand.command	Dieses Programm ausführen, das Dateien in den in EPASS_TRUST_FOLDER genannten Ordner legt, und sie übernehmen.
help.trustUpdateCommand.dryRun	Zeigen, was sich ändern würde, und nichts ändern.
help.trustUpdateCommand.json	Ein JSON-Objekt ausgeben.
help.trustUpdateCommand.paths	Eine Datei oder ein Ordner.
help.trustUpdateCommand.store	Der Speicher (ohne Angabe: der des Datenordners).
help.trustUpdateCommand.text1	Übernimmt aus einer Datei oder einem Ordner die neueren Listen der Herausgeber, deren Listen im Speicher sind, die Sperrlisten seiner CSCA und Kopien der Document Signer, die diese zertifiziert haben; alles andere wird gezählt und übergangen. Ermächtigungen und gepinnte Werte gelten so, wie sie angegeben wurden. Was sie vorsahen, braucht keine Bestätigung, sodass ein Timer den Befehl ausführen kann: neue Länder und Schlüssel, für die uneingeschränkt gebürgt ist, und einige wenige entfallende Anker. Was sich auf weniger stützt, und eine Ausgabe, mit der mehr als ein Viertel der Anker entfiele, braucht --yes. Es wird alles in einem Schritt geschrieben oder nichts. Eine Liste oder Sperrliste, die älter ist als die im Speicher, wird abgelehnt.
help.trustUpdateCommand.text2	epass holt nichts aus dem Netz. --command führt ein Programm von Ihnen aus, das es tut, mit Argumenten und ohne Shell: Es findet in EPASS_TRUST_FOLDER den Pfad eines leeren privaten Ordners, und was es dort ablegt, wird übernommen. Endet es nicht mit 0, wird nichts übernommen.
help.trustUpdateCommand.text4	Endet mit 0, wenn der Speicher auf dem neuesten Stand ist, auch wenn es nichts Neues gab, mit 64, wenn etwas bestätigt werden muss und niemand gefragt wurde, mit 65, wenn eine Liste abgelehnt wurde oder nichts auf den Speicher folgt, mit 66, wenn es keinen Speicher oder keine solche Datei gibt, mit 69, wenn der Befehl gescheitert ist, mit 73, wenn der Speicher nicht geschrieben werden kann, und mit 75, wenn ein anderer Prozess in ihn schreibt.
help.trustUpdateCommand.timeout	Mit --command: wie lange es laufen darf.
help.trustUpdateCommand.yes	Alles bestätigen, was bestätigt werden muss; eine Ermächtigung wird damit nicht erteilt.
help.usage	Aufruf: {synopsis}
help.value.argument	Argument
help.value.basis	Grundlage
help.value.can	can
help.value.case	Testfall
help.value.code	Code
help.value.codes	Codes
help.value.command	Befehl
help.value.country	Land
help.value.date	Datum
help.value.days	Tage
help.value.dir	Ordner
help.value.file	Datei
help.value.fileUri	Datei|URI
help.value.files	Dateien
help.value.folder	Ordner
help.value.grant	Ermächtigung
help.value.hex	hex
help.value.hostPort	Host:Port
help.value.kind	Art
help.value.kinds	Arten
help.value.language	Sprache
help.value.lines	Zeilen
help.value.list	Liste
help.value.mrz	mrz
help.value.n	n
help.value.name	Name
help.value.number	Nummer
help.value.path	Pfad
help.value.pin	pin
help.value.policy	Name|Datei
help.value.port	Port
help.value.profile	Profil
help.value.protocol	Protokoll
help.value.puk	puk
help.value.rate	Rate
help.value.seconds	Sekunden
help.value.sha256	sha256
help.value.text	Text
help.value.unit	Einheit
help.value.what	Objekt
help.value.when	wann
help.value.yYYYMMDD	JJJJ-MM-TT
help.verifyCommand.abstract	Ein Nachweispaket, einen Ordner mit Dateien oder ein Siegel ohne den Chip beurteilen.
help.verifyCommand.certificate	Ein Zertifikat des Siegelerstellers (DER oder PEM), wenn der Speicher es nicht hat. Vertraut wird ihm dadurch nicht.
help.verifyCommand.challenge	Die Challenge der Aktiven Authentisierung, die Sie für diesen Lesevorgang ausgegeben haben: 16 hexadezimale Ziffern. Mit einer anderen im Nachweis ist die Prüfung nicht bestanden.
help.verifyCommand.expect	Was erwartet wird, ein Dokument oder ein Siegel; das andere besteht nicht. Ohne die Option sagt es die Richtlinie, und neben --challenge oder --status wird ein Dokument erwartet.
help.verifyCommand.text1	Alles, was sich an den Bytes entscheiden lässt, wird erneut entschieden. Was nur der Chip zeigen konnte (Zugriffskontrolle, Chip-Authentisierung), und der Vergleich mit der aufgedruckten MRZ bleiben ungeklärt: Was ein Nachweispaket davon sagt, wird als aufgezeichnet gekennzeichnet und belegt nichts. Die Aktive Authentisierung wird erneut berechnet; überzeugend ist sie nur mit --challenge, der Challenge, die Sie der lesenden Person gegeben haben. Mit --mrz wird die MRZ, die Sie aufgedruckt sehen, jetzt verglichen, und diese Prüfung gilt nicht mehr als aufgezeichnet; war sie als nicht bestanden aufgezeichnet, bleibt sie es. Ein sichtbares digitales Siegel oder ein VDS-NC wird anhand dessen beurteilt, was von seinem Barcode gelesen wurde: die Bytes, hexadezimale oder Base64-Ziffern, oder der Text. Endet nur dann mit 0, wenn das Gesamtergebnis bestanden ist, mit 1, wenn es nicht bestanden, und mit 2, wenn es ungeklärt ist.
help.verifyCommand.text2	Mit --batch werden viele Dokumente beurteilt: jeder Ordner in den genannten Ordnern, jedes Nachweispaket, jedes Dokument in einem tar- oder ZIP-Archiv und in der Standardeingabe (-) ein JSON-Text je Zeile oder ein tar-Archiv. Zu jedem wird eine Zeile JSON ausgegeben. Endet dann mit 65, wenn eine Eingabe nicht gelesen werden konnte, sonst mit 1, wenn ein Dokument nicht bestanden hat, und mit 2, wenn eines ungeklärt ist.
help.verifyCommand.witness	Der Schlüssel des Lesegeräts, dem Sie glauben: sein öffentlicher Schlüssel oder ein Zertifikat in PEM, oder ein JWK Set. Ein Paket, das es signiert hat (epass read --sign-with), zählt so, wie dieses Lesegerät es gesehen hat; jede andere Eingabe ist ein Fehler.
help.vouchingOptions.grants	{form, message}. Mehrfach erlaubt.
help.vouchingOptions.pins	SHA-256 einer Liste, eines CSCA-Zertifikats oder der CSCA über dem Unterzeichner einer Liste, der Sie vertrauen. Mehrfach erlaubt.
help.watchOptions.count	Nach so vielen Dokumenten enden.
help.watchOptions.onResult	Für jedes Dokument ein Programm ausführen, mit dem Bericht in seiner Standardeingabe, wie --json ihn ausgibt, und mit EPASS_RESULT, EPASS_READER und EPASS_FOLDER in seiner Umgebung. Wörter werden durch Leerzeichen getrennt, Anführungszeichen halten sie zusammen, und eine Shell ist nicht dazwischen. Nach {seconds} Sekunden wird es beendet.
help.watchOptions.watch	Jedes Dokument lesen, das auf ein Lesegerät gelegt wird, auf allen Lesegeräten zugleich, bis Strg-C.
help.withBoth	{text} (möglich: {values}; ohne Angabe: {value})
help.withDefault	{text} (ohne Angabe: {value})
help.withValues	{text} (möglich: {values})
helpPolicy.border	Um jemanden passieren zu lassen. Für den Aussteller muss gebürgt sein, und ein abgelaufenes Dokument besteht nicht.
helpPolicy.inspection	Zum Testen der Konformität: das Inspektionssystem der BSI TR-03105-5.1, das zwei Antworten kennt.
helpPolicy.kyc	Um aus der Ferne zu urteilen, anhand von Dateien, die ein Smartphone geliefert hat. Ein Schutz des Chips, den niemand nachgewiesen hat, lässt das Ergebnis ungeklärt.
helpPolicy.read	Um zu erfahren, was ein Dokument sagt. Nicht bestanden ist nur, was gegen seine Daten oder seinen Chip spricht.
helpPolicy.strict	Zum Testen. Was vom Standard abweicht, besteht nicht, und keine Liste entschuldigt es.
image.answerTooLong	Die Antwort des Dekodierers ist länger als das Bild.
image.boxBeyondImage	Eine Box gibt eine Länge an, die über das Bild hinausgeht.
image.boxLength	Eine Box gibt eine Länge an, die nicht zum Bild passt.
image.channelBits	Ein Kanal des Bildes hat mehr als 16 Bit.
image.channels	Das Bild hat {count, plural, one {# Kanal} other {# Kanäle}}.
image.codestreamWithoutSize	Der Codestream beginnt nicht mit seiner Größe.
image.colours	Die Farben des Bildes sind weder Grau noch Rot, Grün und Blau.
image.componentCut	Eine Komponente des Bildes deckt es nicht ab.
image.componentEmpty	Eine Komponente des Bildes hat keine Abtastwerte.
image.crashed	Der Dekodierer ist an dem Bild abgestürzt (Signal {signal}).
image.cutWithin	Das Bild endet mittendrin: {part, select, box {in einer Box} boxes {in den Boxen} headerBox {in der Header-Box} palette {in der Palette} codestream {im Codestream} size {in der Größenangabe} component {in einer Komponente} marker {in einem Marker} firstMarker {im ersten Marker} markerSegment {in einem Marker-Segment} frameHeader {im Frame-Kopf} signature {in der Signatur} firstChunk {im ersten Chunk} other {im Kopf}}.
image.damaged	Der Dekodierer kann das Bild nicht dekodieren: Es ist beschädigt.
image.endingUnknown	Wie der Dekodierer endete, lässt sich nicht feststellen: Der Aufrufer ignoriert seine Kindprozesse.
image.forbidden	Der Dekodierer hat etwas getan, was seine Abschottung verbietet, und das System hat ihn beendet.
image.formatNotDecoded	Bilder im Format {format} werden nicht dekodiert.
image.frameHeaderEmpty	Der Frame-Kopf gibt kein Bild an.
image.frameHeaderWithoutRows	Der Frame-Kopf gibt die Anzahl der Zeilen nicht an.
image.headerChunkEmpty	Der Header-Chunk gibt kein Bild an.
image.inputTooLong	Das Bild hat mehr als {limit} Byte.
image.jpegBits	Das JPEG-Bild hat Abtastwerte mit {bits, plural, one {# Bit} other {# Bit}}; nur solche mit 8 werden dekodiert.
image.jpegComponents	Das JPEG-Bild hat {count, plural, one {# Komponente} other {# Komponenten}}; dekodiert werden eine, drei und vier.
image.markerMissing	Es fehlt ein Marker, wo einer hingehört.
image.noAnswer	Auf die Antwort des Dekodierers lässt sich nicht warten.
image.noArea	Das Bild hat keine Fläche, oder seine Kacheln decken es nicht ab.
image.noCodestream	Das Bild hat keinen Codestream.
image.noDecoder	Dieser Build hat keinen Bilddekodierer: Er wurde ohne den Trait Images gebaut.
image.noDecoderOfThisVersion	Das gestartete Programm endete mit {status}; es ist kein Dekodierer dieser Version.
image.noFrameHeader	Das Bild hat keinen Frame-Kopf.
image.noFrameHeaderBeforeData	Das Bild hat vor seinen Daten keinen Frame-Kopf.
image.noHeaderChunk	Das Bild beginnt nicht mit seinem Header-Chunk.
image.noJPEGMarker	Das Bild beginnt nicht mit dem Marker eines JPEG-Bildes.
image.noPNGSignature	Das Bild beginnt nicht mit der Signatur von PNG.
image.noSamples	Eine Komponente hat keine Abtastwerte.
image.notDecoded	Der Dekodierer hat kein Bild geliefert.
image.notStarted	Das Programm zum Dekodieren von Bildern lässt sich nicht starten: {error}.
image.otherSize	Die Antwort des Dekodierers ist kein Bild der angegebenen Größe.
image.paletteChannels	Die Palette hat {count, plural, one {# Kanal} other {# Kanäle}}; höchstens {limit} werden dekodiert.
image.pngNotMade	Die PNG-Datei lässt sich nicht erstellen.
image.pointsNotWritten	Die Bildpunkte lassen sich nicht schreiben.
image.sampleBits	Ein Abtastwert hat {bits} Bit; höchstens 16 werden dekodiert.
image.samplesDoNotFit	Die Abtastwerte passen nicht zur Größe des Bildes.
image.samplesMissing	Ein Bild von {width} mal {height} Bildpunkten braucht {needed} Byte; vorhanden sind {there}.
image.samplesNotShown	Abtastwerte mit {bits} Bit in {channels, plural, one {# Kanal} other {# Kanälen}} werden nicht dargestellt.
image.sizeLength	Die Länge der Größenangabe passt nicht zu den Komponenten.
image.sizeNotStated	Die Datei gibt die Größe eines unkomprimierten Bildes nicht an.
image.tooLarge	Das Bild ist größer, als die Grenzwerte erlauben.
image.tooLargeForJPEG	Das Bild ist zu groß für JPEG.
image.tooLargeForPNG	Das Bild ist zu groß für PNG.
image.tooManyBoxes	Das Bild hat mehr als {limit} Boxen vor seinem Codestream.
image.tooManyComponents	Das Bild hat {count, plural, one {# Komponente} other {# Komponenten}}; höchstens {limit} werden dekodiert.
image.tooManyOctets	Das Bild hat {count} Byte; der Grenzwert ist {limit}.
image.tooManyPoints	Das Bild gibt {width} mal {height} Bildpunkte an; der Grenzwert ist {limit} Bildpunkte.
image.tooManyTiles	Das Bild hat {count, plural, one {# Kachel} other {# Kacheln}}; höchstens {limit} werden dekodiert.
image.tooManyTilesEachWay	Das Bild hat {across} mal {down} Kacheln; höchstens {limit} werden dekodiert.
image.unknownFeature	Der Dekodierer kennt nicht, was das Bild verwendet.
image.unknownFormat	Die Bytes beginnen wie kein bekanntes Bild.
image.wsqNotDecoded	Bilder in Wavelet Scalar Quantization (WSQ) werden nicht dekodiert.
input.aidHexadecimal	--aid erlaubt eine Anwendungskennung: 1 bis 16 Byte mit je zwei hexadezimalen Ziffern, zum Beispiel A0000002471001.
input.aidOtherBundle	--resume setzt einen Lesevorgang der Anwendung {bundle} fort, --aid nennt aber {wanted}: Lassen Sie --aid weg, oder geben Sie dieselbe an.
input.aidOtherFiles	{identifier} ist die Anwendung „{name}“, die andere Dateien hat als ein Reisedokument: Geben Sie mit --aid die Anwendung an, die EF.SOD und die Datengruppen enthält.
input.appendWithoutTerminal	Ein Chip nimmt Datensätze nur von Terminals mit dem nötigen Recht an: Geben Sie --terminal-certificates und --terminal-key an.
input.askOwner	Lesen Sie die Datei als der Benutzer, dem sie gehört, oder lassen Sie sich von ihm den Zugriff erlauben.
input.atIsDay	--at ist ein Tag, JJJJ-MM-TT.
input.bacWithCAN	--access bac öffnet den Chip mit der MRZ; eine Zugangsnummer (CAN) gilt nur für PACE.
input.bacWithPIN	--access bac öffnet den Chip mit der MRZ; PIN und PUK gehen nur mit PACE.
input.beOwner	Lesen Sie die Datei als der Benutzer, dem sie gehört.
input.belongsToGenerate	{option} gehört zu --generate.
input.bothOnStandardInput	--mrz und --can können nicht beide von der Standardeingabe kommen. Lesen Sie einen der Werte von dort (-) und lassen Sie sich nach dem anderen am Terminal fragen, oder geben Sie ihn direkt an.
input.brokenJSON	Das JSON ist bei Byte {offset} fehlerhaft. {error}.
input.brokenText	Als Text ist der Inhalt nur bis Byte {offset} lesbar. {error}.
input.bundleAlone	{file} ist ein vollständiges Nachweispaket, und daneben wurde noch etwas angegeben.
input.canDigits	Das ist keine Card Access Number: Die hat sechs Ziffern, diese hat {count, number}.
input.canLength	Eine Zugangsnummer (CAN) hat sechs Ziffern; diese hat {count}.
input.centuryNone	{option}: Eine MRZ enthält nur zwei Ziffern des Jahres; {day} würde nicht als Datum gelesen.
input.centuryOther	{option}: Eine MRZ enthält nur zwei Ziffern des Jahres; {day} würde als {other} gelesen.
input.challengeAndSkip	--challenge gibt an, was die Aktive Authentisierung signiert, und --skip aa lässt diese weg: Geben Sie nur eines von beiden an.
input.checkFile	Prüfen Sie die Datei, oder nennen Sie eine andere.
input.checkZoneFile	Prüfen Sie, ob es die richtige Datei ist; teilen Sie viele MRZ auf mehrere Aufrufe auf.
input.countRange	--count erlaubt 1 bis 1000000 Dokumente.
input.dataGroupNumbers	--dg erlaubt Zahlen von 1 bis 16, durch Kommas getrennt, zum Beispiel 1,2,11.
input.evidenceAndZone	Nachweis und --mrz können nicht beide aus der Standardeingabe kommen.
input.evidenceWrong	{file} ist kein Nachweis, der sich beurteilen lässt. {error}.
input.evidenceWrongAt	{file} ist kein Nachweis, der sich beurteilen lässt. Fehlerhaft ist {member}. {error}.
input.fieldWrong	Die MRZ kann wegen dieses Feldes nicht geschrieben werden: {field}. {error}.
input.fileNameEmpty	Der Dateiname ist leer.
input.folderEmpty	Der Ordner {folder} enthält keine Dateien.
input.folderUnreadable	Der Ordner {folder} kann nicht gelesen werden.
input.folderWithoutTerminalCertificates	Der Ordner {folder} enthält kein CV-Zertifikat.
input.formatNames	--format ist TD1, TD2, TD3, MRV-A oder MRV-B.
input.generateDate	{option} hat die Form JJJJ-MM-TT oder JJMMTT.
input.generateLacksOptions	Für --generate fehlen Optionen.
input.generateNeeds	--generate braucht {options}.
input.generateTakesNoLines	--generate erlaubt keine Zeilen und kein --repair.
input.giveBundle	Geben Sie das Nachweispaket an, das epass read --out geschrieben hat: Ein Ergebnis wird nicht noch einmal beurteilt.
input.giveBundleAlone	Geben Sie nur das Nachweispaket an, oder die Dateien, aus denen es erstellt wurde.
input.giveCAN	Geben Sie die sechs Ziffern an, die außerhalb der MRZ auf der Karte oder der Datenseite stehen.
input.giveCertificateOfKey	Geben Sie das Zertifikat zu diesem Schlüssel an; epass inspect zeigt, was in einem Zertifikat steht.
input.giveEvidence	Geben Sie an, was epass read --out geschrieben hat, oder ein Siegel; vielleicht wurde nicht vollständig kopiert.
input.giveEvidenceFolderOrSeal	Geben Sie an, was epass read --out geschrieben hat, einen Ordner mit Dateien oder ein Siegel.
input.giveFewerTerminalCertificates	Geben Sie nur die der Staaten an, deren Dokumente gelesen werden.
input.giveLinesOrRead	epass read --mrz öffnet damit einen Chip; hier geben Sie die Zeilen der MRZ an.
input.giveMRZ	Geben Sie die zwei oder drei Zeilen an, wie sie gedruckt sind, oder NUMMER,DATUM,DATUM (Dokumentennummer, Geburt, Ablauf; Daten wie 1974-08-12).
input.givePIN	Geben Sie sie so an, wie sie im Brief des Ausstellers steht.
input.givePrivateKey	Geben Sie einen unverschlüsselten privaten Schlüssel (RSA oder elliptische Kurve) in PEM (PKCS #8) an.
input.giveSignerCertificate	Geben Sie das Zertifikat des Siegelerstellers als DER oder PEM an.
input.giveSixDigits	Geben Sie die sechs Ziffern JJMMTT an, wenn das gemeint ist, oder einen anderen Tag mit --at.
input.giveTerminalCertificates	Geben Sie die Zertifikate so an, wie die Zertifizierungsstelle sie ausgestellt hat, ohne PEM; epass inspect zeigt, was eine Datei ist.
input.giveZone	Geben Sie die Zeilen an, oder - und die Zeilen über die Standardeingabe.
input.giveZoneOfFile	Geben Sie den Inhalt der Datei an: --mrz - < DATEI.
input.guardedGroups	Ein Chip gibt DG3 und DG4 nur an Terminals, die Zertifikate und einen Schlüssel dafür haben (--terminal-certificates, --terminal-key).
input.importIt	Was das PKD anbietet, wird mit epass trust import DATEI übernommen.
input.inspectIt	epass inspect DATEI zeigt den Inhalt.
input.isFolder	{file} kann nicht gelesen werden: Es ist ein Ordner.
input.jsonAndJSONLines	Geben Sie --json oder --json-lines an, nicht beides.
input.keepPrivateKey	Ein privater Schlüssel wird hier nie gebraucht: Bewahren Sie ihn so auf, dass niemand sonst ihn lesen kann.
input.keysAsks	--keys fragt nach Dokumentennummer und Daten: Geben Sie --mrz daneben ohne Wert an.
input.kindArchive	ein Archiv ({format})
input.kindCardVerifiable	CV-Zertifikate
input.kindCertificate	ein Zertifikat
input.kindCompressed	eine komprimierte Datei ({format})
input.kindDER	ein Objekt in DER
input.kindImage	ein Bild im Format {format}
input.kindLDIF	eine Datei in LDIF
input.kindLDS2	eine LDS2-Datei
input.kindOctets	Bytes unbekannter Art
input.kindOtherText	ein einfacher Text
input.kindPDF	ein PDF
input.kindPEM	Zertifikate oder Listen in PEM
input.kindPrivateKey	ein privater Schlüssel
input.kindResult	{schema}, ein Ergebnis von epass und nicht die Daten, aus denen es entstand
input.kindRevocationList	eine Sperrliste
input.kindSignedList	eine signierte Liste
input.kindUTF16	ein Text in UTF-16
input.kindZone	eine maschinenlesbare Zone (MRZ)
input.languageNames	--language ist be, bg, mk, sr oder uk.
input.lds2Words	--lds2 erlaubt travelRecords, visaRecords und additionalBiometrics, durch Kommas getrennt, oder none.
input.lineEmpty	Eine Zeile ist leer. War eine Shell-Variable nicht gesetzt?
input.linesOrStandardInput	Geben Sie Zeilen oder - an, nicht beides.
input.linkAlone	--link und --document gehören zu --simulate.
input.nameFileNotFolder	Nennen Sie eine Datei, keinen Ordner.
input.nameItsFolder	Der Inhalt beginnt wie eine Datei eines Dokuments: Nennen Sie den Ordner, in dem sie liegt. Eine einzelne Datei zeigt epass inspect.
input.nameWrittenFolder	Nennen Sie einen Ordner, den epass read --out-dir oder epass simulate --export geschrieben hat.
input.needsWatch	{option} gehört zu --watch.
input.noCAN	Das ist keine Zugangsnummer (CAN). {error}.
input.noCertificate	{file} enthält kein Zertifikat. {error}.
input.noMRZ	Das ist keine MRZ. {error}.
input.noPIN	Das ist keine PIN oder PUK. {error}.
input.noPrivateKey	{file} enthält keinen privaten Schlüssel, der sich verwenden lässt.
input.noRecord	Das ist kein Datensatz von {file}. {error}.
input.noSuchDay	{option} ist {day}; diesen Tag gibt es in keinem Kalender.
input.noTerminalCertificate	{file} ist kein CV-Zertifikat. {error}.
input.noZone	Das ist keine maschinenlesbare Zone{line, plural, =0 {} other { (siehe Zeile #}}{column, plural, =0 {} other {, Spalte #}}{line, plural, =0 {} other {)}}. {error}.
input.notEvidence	{file} ist kein Nachweis, der sich beurteilen lässt. Inhalt: {kind}.
input.notJudgeable	Der Barcode kann nicht beurteilt werden. {error}.
input.notRegular	{file} ist keine reguläre Datei.
input.onePassword	Geben Sie nur eines von --can, --pin und --puk an; --mrz darf daneben stehen.
input.parseZone	epass mrz - < DATEI wertet sie aus; epass read --mrz - < DATEI öffnet damit den Chip.
input.pictureProvesNothing	Ein Bild beweist nichts: Der Chip muss gelesen werden, mit epass read oder mit einem Telefon, das seine Dateien sendet.
input.pinFileNeedsToken	--terminal-pin-file gehört zu einem Schlüssel in einem Token (--terminal-key pkcs11:...).
input.pipeByStandardInput	Nennen Sie eine Datei; was aus einer Pipe kommt, wird mit - von der Standardeingabe gelesen.
input.profileIsFile	Ein eigenes Dokument ist eine Datei: --simulate --document DATEI.
input.readersNeedWatch	Mehrere Lesegeräte gehören zu --watch; ein einzelnes Dokument wird an einem Lesegerät gelesen.
input.recordFormat	Geben Sie die Bytes eines Datensatzes so an, wie der Chip sie erhalten soll; epass inspect zeigt, was darin steht.
input.recordsGuarded	Ein Chip gibt die Datensätze der LDS2-Anwendungen nur an Terminals mit den nötigen Rechten: Geben Sie --terminal-certificates und --terminal-key an.
input.responseNeedsChallenge	--response ist die Antwort auf --challenge: Geben Sie beides an.
input.responseOfBundle	{file} ist ein vollständiges Nachweispaket und erlaubt kein --response.
input.saveUTF8	Speichern Sie ihn in UTF-8.
input.severalReaders	Auf mehreren Lesegeräten liegen Dokumente oder Karten: {readers}.
input.sexNames	--sex ist M, F oder X.
input.skipWords	--skip erlaubt Zahlen von 1 bis 16 und die Wörter portrait, aa, ca, cam, ta, durch Kommas getrennt, zum Beispiel 2,aa.
input.standardInputEmpty	Die Standardeingabe ist leer.
input.standardInputNotEvidence	Die Standardeingabe ist kein Nachweis, der sich beurteilen lässt. Inhalt: {kind}.
input.standardInputTooLarge	Die Standardeingabe hat mehr als {limit} Byte.
input.standardInputTwice	Die Standardeingabe kann nur einmal angegeben werden.
input.standardInputUnreadable	Die Standardeingabe kann nicht gelesen werden: {error}.
input.systemFolder	Der Ordner {folder} zeigt den Zustand des Systems und enthält keine Dateien von Dokumenten oder Ausstellern.
input.takePasswordOff	Entfernen Sie das Passwort (openssl pkcs8 -topk8 -nocrypt), oder legen Sie den Schlüssel in einem Token ab.
input.terminalCertificateOctets	CV-Zertifikate beginnen mit den Bytes 7F21; epass inspect zeigt, was eine Datei ist.
input.terminalCertificatesAndKey	--terminal-certificates und --terminal-key gehören zusammen: Ein Terminal zeigt seine Zertifikate vor und signiert mit seinem Schlüssel.
input.terminalFilesOnly	Zertifikate, Schlüssel und PIN des Terminals sind Dateien; nichts davon kommt von der Standardeingabe.
input.terminalUnfit	Zertifikate und Schlüssel des Terminals können nicht verwendet werden. {error}.
input.terminalValueEmpty	Der Wert von --terminal-key oder --terminal-pin-file ist leer.
input.timeoutRange	--timeout erlaubt 1 bis 86400 Sekunden.
input.tooLarge	{file} hat mehr als {limit} Byte.
input.tooManyTerminalCertificates	Es sind mehr als {limit} CV-Zertifikate.
input.trustIt	epass inspect DATEI zeigt den Inhalt; Zertifikaten, Listen und Sperrlisten wird mit --trust DATEI oder epass trust import DATEI vertraut.
input.unpackIt	Geben Sie an, was epass read --out oder --out-dir geschrieben hat; entpacken Sie es vorher, falls es gepackt ist.
input.unreadable	{file} kann nicht gelesen werden: {error}.
input.untrustedNeedsKey	--terminal-authentication-untrusted gehört zu --terminal-certificates und --terminal-key.
input.waitRange	--wait erlaubt 0 bis 86400 Sekunden.
input.watchNames	Bei --watch sind --out und --portrait zwei Namen ohne Schrägstrich, die nicht mit einem Punkt oder EF. beginnen und nicht report.json lauten.
input.watchNeedsFolder	Bei --watch nennen --out und --portrait Dateien im Ordner des jeweiligen Dokuments: Geben Sie auch --out-dir an.
input.watchNoChallenge	--challenge gilt für die Signatur eines einzigen Dokuments und geht nicht zusammen mit --watch.
input.watchNoKeys	--keys fragt nach einem Dokument; mit --watch tippen Sie NUMMER,DATUM,DATUM statt einer MRZ.
input.watchNoPIN	--pin und --puk gehören zu einem einzigen Dokument, --watch liest viele.
input.watchNoSimulation	--watch liest Dokumente, die aufgelegt und weggenommen werden; bei --simulate bleibt eines liegen. epass simulate --connect schickt eines an epass read --watch --vpcd-listen.
input.watchOnePassword	Geben Sie bei --watch entweder --can an oder --mrz für gescannte Zeilen, nicht beides.
input.watchOneReading	--trace, --trace-unsafe und --resume gelten für einen einzigen Lesevorgang; bei --watch gibt es viele.
input.waysExclude	--reader, --simulate und --vpcd-listen schließen einander aus.
input.zoneIsFile	{name} sieht wie ein Dateiname aus, nicht wie eine Zeile einer MRZ.
input.zoneIsKey	Das sind Dokumentennummer, Geburts- und Ablaufdatum, aber keine maschinenlesbare Zone.
input.zoneTooLong	Es sind mehr als {limit} Byte: Das sind keine Zeilen von Dokumenten.
issuing.besideTrust	Ein Vertrauensdefekt steht allein: Er bestimmt alles, was der Staat ausstellt.
issuing.editCount	Es sind höchstens 64 Änderungen möglich.
issuing.editsOfIndefinite	Änderungen an EF.SOD gehen nicht zusammen mit unbestimmten Längen.
issuing.hashOfRSA	MD5 geht nur mit RSA: Für ECDSA und DSA mit MD5 gibt es keine Kennung.
issuing.keyOfOther	Der Schlüssel ist nicht der des Zertifikats.
issuing.memberAbsent	Was hier ausgestellt wird, hat kein {path}.
issuing.memberAmbiguous	Zu {path} passen zwei Felder. Schreiben Sie mehr vom Weg zum gemeinten.
issuing.memberOfPSS	Das Feld gehört zu PSS.
issuing.noMember	Nichts, was ausgestellt wird, hat ein Feld {path}.
issuing.noOctet	Es sind {count} Byte, gezählt ab 0.
issuing.noRoot	Ein Pfad beginnt mit einem von: {words}.
issuing.noValue	{action} nimmt keinen Wert.
issuing.notForMember	{path} lässt sich mit {action} nicht ändern.
issuing.rootAbsent	{root} gibt es hier nicht: Dies ändert nichts.
issuing.saltBounds	Mit diesem Schlüssel und diesem Hashalgorithmus hat der Salt 0 bis {longest} Byte.
issuing.setsValues	Ein Wert wird nur bei einem Feld gesetzt, das selbst keine Felder hat.
issuing.standardAlgorithms	Ein Vertrauensdefekt geht nur mit den Algorithmen des Standards.
issuing.tooLong	Was ausgestellt wird, wird größer als 1 MiB.
issuing.valueKind	Der Wert muss von der Art {kind} sein.
json.arrayCommaMissing	Hier sollte ein Komma oder ] stehen.
json.colonMissing	Hier sollte ein Doppelpunkt stehen.
json.controlCharacter	In einem Text steht ein Steuerzeichen.
json.digitsMissing	Hier sollten vier hexadezimale Ziffern stehen.
json.halfCharacter	Ein halbes Zeichen fehlt.
json.nameMissing	Hier sollte ein Name stehen.
json.nameTooLong	Ein Name ist länger als {limit} Byte.
json.noValue	Das ist kein Wert.
json.noWholeNumber	Nur ganze Zahlen mit 64 Bit werden akzeptiert.
json.notUTF8	Der Text ist nicht UTF-8.
json.objectCommaMissing	Hier sollte ein Komma oder '}' stehen.
json.somethingFollows	Auf den Wert folgt noch etwas.
json.stringCut	Der Text endet innerhalb einer Zeichenkette.
json.tooDeep	Der Wert ist zu tief geschachtelt.
json.tooLong	Der Text ist länger als {limit} Byte.
json.tooManyValues	Der Text enthält zu viele Werte.
json.unknownEscape	Diese Escape-Sequenz ist nicht bekannt.
json.valueMissing	Der Text endet, wo ein Wert stehen sollte.
label.access	Zugriff
label.applications	Anwendungen
label.assured	Nachgewiesen
label.chip	Chip
label.country	Land
label.dataGroups	Datengruppen
label.defects	Defekte
label.demands	Vorgaben
label.document	Dokument
label.files	Gelesen
label.issuer	Aussteller
label.notAssured	Nicht nachgewiesen
label.notChecked	nicht geprüft
label.opening	Zugang
label.origin	Herkunft
label.passport	Reisepass
label.printedZone	aufgedruckte MRZ
label.reader	Lesegerät
label.reading	Lesen
label.record	Datensatz
label.records	Nachträge
label.recoveries	Störungen
label.revocation	Sperrstatus
label.seal	Siegel
label.securityObject	Sicherheitsobjekt
label.signature	Signatur
label.signer	Unterzeichner
label.status	Meldestatus
label.terminal	Terminal
label.tolerated	Toleriert
label.usage	Verwendung
label.validity	Gültigkeit
label.ways	Eigenheiten
label.zone	MRZ
language.noTag	{file} ist kein Katalog: Das Feld language ist kein Sprachkürzel.
language.notJSON	{file} ist kein Katalog: Das JSON ist bei Byte {offset} fehlerhaft. {error}.
language.notTexts	{file} ist kein Katalog: Es ist nicht ein einziges JSON-Objekt mit Texten.
language.notUTF8	Der Wert von EPASS_LANG ist nicht UTF-8.
language.syntax	{file} hat einen Text mit falscher Syntax ({problem}): {text}
language.unknown	Die Sprache {name} gibt es nicht. Eingebaut sind: {languages}.
language.unknownArgument	{file} hat einen Text mit einem Argument, das seine Meldung nicht hat: {place}.
language.unknownBranch	{file} hat einen Zweig, der nie gewählt wird: {place}.
language.unknownKey	{file} hat einen Text für {key}, aber eine Meldung dieses Namens gibt es nicht.
language.unreadable	Der Katalog der Sprache lässt sich nicht verwenden. {error}.
lds.additionalBiometricsBounds	Die Referenz ist 1 bis 64, und die Daten haben höchstens {limit} Byte.
lds.applicationIdentifierLength	Eine Anwendungskennung hat 1 bis 16 Byte.
lds.bareCodestream	Dem JPEG-2000-Codestream fehlt das Dateiformat.
lds.bitStringNotWhole	Ein BIT STRING endet nicht an einer Bytegrenze.
lds.characterNotAllowed	Der Wert hat ein Zeichen, das dieses Element nicht haben darf.
lds.chipAuthenticationUnknown	Eine solche Chip-Authentisierung ist nicht bekannt.
lds.countLength	Eine Anzahl von Datenobjekten hat ein Byte.
lds.countryCodeLetters	Ein Ländercode hat zwei Buchstaben.
lds.countryCodeMissing	Der Wert beginnt nicht mit einem Ländercode.
lds.dataGroupNumber	Die Nummer einer Datengruppe ist 1 bis 16.
lds.dataGroupTwice	{dataGroup} ist zweimal aufgeführt.
lds.dateForm	Das Datum ist nicht mit {count} Zeichen geschrieben.
lds.dateIncomplete	Teile des Datums sind unbekannt; das ist nur bei einem Geburtsdatum erlaubt.
lds.deviationRefused	{what}. {deviation}. Das Profil lehnt das ab.
lds.elementEmpty	Das Element {tag} ist vorhanden, aber leer.
lds.elementMisplaced	Das Element {tag} steht nicht an seinem Platz oder ist doppelt vorhanden.
lds.elementMissing	Das Element {tag} ist nicht vorhanden.
lds.elementOutsideTemplate	Das Element {tag} gehört in das Template {template}.
lds.elementTooLong	Das Element hat {length} Byte; der Standard erlaubt {limit}.
lds.elementTwice	Das Element {tag} steht hier zweimal.
lds.empty	Die Datei hat keine Bytes.
lds.featureCount	Die Anzahl der Merkmale liegt nicht zwischen eins und neun oder fehlt.
lds.fewDataGroups	Aufgeführt {count, plural, one {ist # Datengruppe} other {sind # Datengruppen}}; mindestens zwei sind vorgeschrieben.
lds.fieldMissing	Das Feld ist nicht vorhanden.
lds.fileIdentifierLength	Eine Dateikennung hat zwei Byte, eine kurze hat eines.
lds.fileLength	Die Datei hat {length} Byte; der Standard legt {fixed} fest.
lds.fileWithoutRecords	{file} ist transparent und hat keine Datensätze.
lds.furtherElement	Ein weiteres Element hat das Tag {tag}, das schon die Tabelle hat.
lds.indefiniteLength	Die Länge des Elements {tag} ist unbestimmt; DER ist vorgeschrieben.
lds.infoVersion	Die Version ist {version}; festgelegt ist {specified}.
lds.keyUnwrapped	Algorithmus und Schlüssel stehen im Eintrag ohne umgebendes SubjectPublicKeyInfo.
lds.lengthBetween	{least} bis {most}
lds.lengthExactly	{length}
lds.lengthNotMinimal	Die Länge ist nicht mit den wenigsten Bytes geschrieben.
lds.lengthOr	{first} oder {second}
lds.manyDataGroups	Aufgeführt sind {count} Einträge; höchstens 16 sind zulässig.
lds.noApplicationIdentifier	Die Anwendungskennung ist nicht vorhanden.
lds.noBiometricsFile	Der Wert ist keine Kennung eines EF.Biometrics.
lds.noCertificateRecord	{number} ist keine Nummer eines Datensatzes von EF.Certificates.
lds.noDate	Die Ziffern sind kein Datum.
lds.noDateDigits	Das Element enthält keine Dezimalziffern eines Datums.
lds.noDay	Diesen Tag gibt es nicht.
lds.noImage	Es ist kein Bild vorhanden.
lds.noNames	In dieser Datei stehen keine Namen.
lds.noObjectCount	Es ist keine Anzahl von Datenobjekten angegeben; vorhanden {there, plural, one {ist #} other {sind #}}.
lds.noOuterTag	Diese Datei hat kein äußeres Tag.
lds.noPACEIdentifier	Der Objektbezeichner gehört nicht zu PACE.
lds.noParameterID	Es gibt keine parameterId, aber {count, plural, one {# Satz} other {# Sätze}} ausgeschriebener Domänenparameter.
lds.noPerson	Es ist keine Person vorhanden.
lds.noReference	Die Datei enthält keine Referenz.
lds.noSignedData	Der Inhalt sind keine signierten Daten (SignedData).
lds.noTextOfAtMost	Der Wert ist kein UTF-8-Text von höchstens {limit} Zeichen.
lds.noZone	Das Element ist keine maschinenlesbare Zone. {why}.
lds.notDER	Die Struktur ist nicht DER.
lds.notPrintable	Der Text ist kein PrintableString.
lds.notUTF8	Der Text ist kein UTF-8.
lds.nothingExpected	Hier sollte nichts stehen.
lds.nullWithContent	NULL hat keinen Inhalt.
lds.numberLength	Eine Zahl hat ein bis vier Byte.
lds.numberNegative	Die Zahl ist negativ, leer oder zu groß.
lds.numberPadded	Die Zahl ist aufgefüllt.
lds.numberTooLarge	Die Zahl ist leer oder zu groß.
lds.objectCount	Angegeben sind {stated} Datenobjekte; vorhanden {there, plural, one {ist #} other {sind #}}.
lds.octetsAfterRecord	Auf den Datensatz {count, plural, one {folgt # Byte} other {folgen # Byte}}.
lds.octetsAfterReference	Auf die Referenz folgt noch etwas.
lds.octetsAfterSecurityInfos	Auf die SecurityInfos {count, plural, one {folgt # Byte} other {folgen # Byte}}.
lds.octetsAfterSecurityObject	Auf das LDSSecurityObject folgen Bytes.
lds.octetsFollow	Auf das äußerste Element {count, plural, one {folgt # Byte} other {folgen # Byte}}.
lds.otherElement	Erwartet wird das Element {tag}; hier steht {found}.
lds.otherStructure	Die ASN.1-Struktur ist nicht die erwartete. {why}.
lds.outerTag	Die Datei muss mit dem Tag {tag} beginnen.
lds.recordCount	{count, plural, one {# Datensatz} other {# Datensätze}} kann die Datei nicht haben.
lds.referenceBounds	In der Datei stehen eine oder zwei Referenzen von 1 bis 16 Byte.
lds.referenceLength	Eine Referenz hat 1 bis 16 Byte.
lds.referencesNotLast	Auf die Referenzen folgen nur Nullbytes.
lds.secondApplicationIdentifier	Im Template steht eine zweite Anwendungskennung.
lds.securityObjectVersion	Die Version des Sicherheitsobjekts ist weder V0 noch V1.
lds.sequenceForSet	Statt des SET steht eine SEQUENCE da.
lds.setMissing	Hier wird ein SET erwartet.
lds.setWrapped	Das SET steht innerhalb eines Elements {tag}.
lds.somethingFollows	Auf das letzte Feld folgt noch etwas.
lds.structureDamaged	Die BER-TLV-Struktur ist beschädigt. {why}.
lds.tagCut	Das zweite Byte des Tags {tag} kündigt ein drittes an, das nicht vorhanden ist.
lds.tagListMisplaced	Die Tag-Liste steht einmal, und zwar am Anfang.
lds.tagListMissing	Die Datei beginnt nicht mit einer Tag-Liste.
lds.tagListNamesAbsent	Die Tag-Liste nennt das Element {tag}, das nicht vorhanden ist.
lds.tagListNamesTemplate	Die Tag-Liste nennt das Template {tag} statt der Elemente darin.
lds.tagListOmits	Die Tag-Liste nennt das Element {tag} nicht.
lds.tagListRepeats	Die Tag-Liste nennt ein Tag zweimal.
lds.tagOfNoDataGroup	Das Tag {tag} gehört zu keiner Datengruppe.
lds.tagTwice	Das Tag {tag} ist zweimal aufgeführt.
lds.textTooLong	Der Text hat {length} Byte; erlaubt sind 65535.
lds.thirdReference	In der Datei steht eine dritte Referenz.
lds.tooManyImages	Die Datei hat mehr als {limit} Bilder.
lds.tooManyPersons	Es sind mehr als {limit} Personen.
lds.tooManyRecords	Es sind mehr als {limit} Datensätze.
lds.unknownElement	Der Standard definiert hier kein Element {tag}.
lds.unknownImage	Mit den Bytes beginnt weder ein JPEG- noch ein JPEG-2000-Bild.
lds.valueLength	Der Wert hat {length} {unit, select, octets {Byte} other {Zeichen}}; möglich sind {allowed}.
lds.versionDigits	Die Version muss aus {count} Dezimalziffern bestehen.
lds.versionInformationMissing	Die Version ist V1, aber die Versionsangabe fehlt.
lds.versionInformationUnexpected	Die Version ist V0, aber es gibt eine Versionsangabe.
lds.versionNotPrintable	Die Version enthält Zeichen, die nicht in einen PrintableString gehören.
lds.versionUnknown	Die LDS hat keine Version des Standards.
lds.wrappersTooDeep	Zu viele Elemente umschließen das SET.
lds.zerosAfterElement	Auf das letzte Element folgen {count} Nullbytes.
lds.zerosAfterRecord	Auf den letzten Datensatz folgen {count} Nullbytes.
lds.zoneDeparts	Die maschinenlesbare Zone weicht vom Standard ab.
lds2.activated	In {file} geschrieben, zurückgelesen und aktiviert: Die Datei lässt sich nicht mehr ändern.
lds2.activationOpen	{file} wurde geschrieben und zurückgelesen; ob die Datei aktiviert ist, ist nicht bekannt, da keine glaubwürdige Antwort kam.
lds2.activationOpenRemedy	Versuchen Sie es erneut: Eine aktivierte Datei lehnt das Schreiben ab (6982).
lds2.appendNotFound	Der Chip hat gemeldet, dass er den Datensatz in {file} aufgenommen hat (9000). Dort wurde er gesucht und nicht gefunden.
lds2.appendOther	In {file} steht ein anderer Datensatz an der Stelle des gesendeten.
lds2.appendRefused	Der Chip hat den Datensatz nicht in {file} aufgenommen: {meaning} ({word}).
lds2.appendRefusedRemedy	Bitten Sie die Stelle, die die Zertifikate des Terminals ausgestellt hat, um dieses Recht; epass inspect zeigt, was sie erlauben.
lds2.appendTooLong	Der Datensatz ist länger, als Lesegerät und Chip weiterleiten; es wurde nichts gesendet.
lds2.appendTooLongRemedy	Verwenden Sie ein Lesegerät, das Kommandos mit erweiterter Länge weiterleitet.
lds2.appendUnknown	Es ist nicht bekannt, ob der Datensatz in {file} steht: Die Antwort {word} des Chips lässt das offen, und in der Datei konnte nicht nachgesehen werden.
lds2.appendWithoutRight	Das Terminal hat kein Recht, an {file} etwas anzufügen; es wurde nichts gesendet.
lds2.appended	An {file} als Datensatz {number} angefügt und zurückgelesen.
lds2.appendedDespite	An {file} als Datensatz {number} angefügt und zurückgelesen, obwohl der Chip mit {word} geantwortet hat.
lds2.appendedNotLooked	Laut Chip wurde der Datensatz an {file} angefügt. Er wurde nicht zurückgelesen, weil der Chip nicht mehr gelesen werden konnte.
lds2.appendedUnread	An {file} angefügt. Das Terminal darf die Datei nicht lesen; der Datensatz wurde daher nicht zurückgelesen.
lds2.appendedUnreadable	Laut Chip wurde der Datensatz an {file} angefügt. Er wurde nicht zurückgelesen: Der Chip gibt die Datensätze der Datei nicht so heraus, wie er soll; seine letzte Antwort war {word}.
lds2.applicationRefused	Der Chip ließ die Anwendung nicht auswählen: {meaning} ({word}).
lds2.certificateFound	Datensatz {number} von EF.Certificates enthält das Zertifikat.
lds2.dateInValidity	Der Datensatz ist vom {when}, innerhalb der Gültigkeit des Zertifikats seines Unterzeichners.
lds2.dateOutsideValidity	Der Datensatz ist vom {when}; das Zertifikat seines Unterzeichners ist vom {first} bis {last} gültig.
lds2.dateToCome	Der Datensatz ist vom {when}; dieser Tag liegt in der Zukunft.
lds2.fileFull	{file} ist voll: Der Chip hat dort keinen Platz mehr ({word}).
lds2.fileFullRemedy	Aus einer solchen Datei lässt sich nichts entfernen. Nehmen Sie ein anderes Dokument oder, wo es mehrere gibt, eine andere Datei.
lds2.furtherExtensions	Es hat weitere Erweiterungen: {identifiers}.
lds2.hashUnknown	Mit welcher Hashfunktion der Datensatz signiert wurde, ist nicht bekannt.
lds2.holderBornOtherwise	Der Datensatz gehört zu einem anderen Inhaber: Er nennt {found} als Geburtsdatum (JJMMTT), DG1 nennt {document}.
lds2.holderDiffers	Der Datensatz gehört zu einem anderen Reisepass: Er nennt {found}, dieser ist {document}.
lds2.holderMatches	Der Datensatz nennt diesen Reisepass.
lds2.holderNotComparable	Ob der Datensatz zu diesem Dokument gehört, ist nicht bekannt: Die Dokumentennummer in DG1 hat nicht ein bis neun Zeichen, und mehr hat ein Datensatz nicht.
lds2.holderNotGiven	Es wurde kein Dokument angegeben, mit dem der Datensatz verglichen werden könnte.
lds2.holderUnconfirmed	Ob der Datensatz zu diesem Dokument gehört, ist nicht bekannt: Der Hash von DG1 zeigt nicht, dass es das signierte ist.
lds2.holderUnknown	Ob der Datensatz zu diesem Dokument gehört, ist nicht bekannt: DG1 wurde nicht gelesen oder ist nicht decodierbar.
lds2.issuerKeyCritical	Die Kennung des Ausstellerschlüssels ist kritisch.
lds2.issuerKeyNotNamed	Es nennt den Schlüssel seines Ausstellers nicht.
lds2.keyNotECDSA	Der Schlüssel des Unterzeichners ist {key}; solche Datensätze werden mit ECDSA signiert.
lds2.keyOutsideProfile	Der Schlüssel ist {key}; er muss einer für ECDSA sein.
lds2.nameMatches	Der Datensatz des Zertifikats ist nach dessen Land und Seriennummer benannt.
lds2.nameNotOfIssuer	Der Datensatz des Zertifikats ist nach {stated} benannt, nicht nach seinem Aussteller.
lds2.nameOfOtherCountry	Der Datensatz des Zertifikats ist nach einem anderen Land benannt: {stated} statt {country}.
lds2.nameOfOtherNumber	Der Datensatz des Zertifikats ist nach einer anderen Seriennummer benannt.
lds2.noCertificate	Datensatz {number} von EF.Certificates enthält kein Zertifikat. {error}.
lds2.noDate	Zusätzliche biometrische Daten haben kein Datum.
lds2.noHolder	Der Datensatz nennt keinen Reisepass.
lds2.noPurpose	Es gibt nicht an, wofür es ist.
lds2.noRoom	{file} hat nur Platz für {count} Byte; es wurde nichts geschrieben.
lds2.noRoomRemedy	Nehmen Sie eine andere Datei mit biometrischen Daten, oder verkleinern Sie diese.
lds2.noSearchCopy	Zusätzliche biometrische Daten haben keine Kopie für die Suche.
lds2.noState	Zusätzliche biometrische Daten nennen keinen Staat.
lds2.noSuchCertificate	Der Datensatz verweist auf Zertifikat {number}; EF.Certificates hat {count}.
lds2.otherCertificate	Der Datensatz verweist auf Zertifikat {number} von EF.Certificates, gültig ist seine Signatur aber mit Zertifikat {other}: Der Verweis kann beschädigt sein.
lds2.otherOctets	Der Chip hat angenommen, was in {file} geschrieben werden sollte, gibt aber etwas anderes zurück. Die Datei wurde nicht aktiviert.
lds2.otherOctetsRemedy	Versuchen Sie es erneut; ein Chip, der das jedes Mal tut, ist defekt.
lds2.periodTooShort	Es ist vom {first} bis {last} gültig, weniger als zehn Jahre.
lds2.profileKept	Das Zertifikat entspricht seinem Profil.
lds2.purposeNotCritical	Die Angabe, wofür es ist, ist nicht kritisch.
lds2.refusedByChipRemedy	Versuchen Sie es noch einmal. Ein Chip, der jedes Mal so antwortet, nimmt den Datensatz nicht auf; das Statuswort sagt, warum.
lds2.rightsLength	Die Rechte haben {count} Byte; richtig {expected, plural, one {ist #} other {sind #}}.
lds2.searchCopyDiffers	Der Datensatz ist unter {found} zu finden, die signierten Daten nennen {signed}.
lds2.searchCopyMatches	Der Staat außerhalb der signierten Daten ist derselbe wie innerhalb.
lds2.signatureInvalid	Die Signatur ist mit dem Schlüssel des Zertifikats ungültig.
lds2.signatureValid	Die Signatur ist gültig, {key} mit {hash}, {form, select, plain {Plain} other {DER}}.
lds2.signer	Das Zertifikat ist das eines {signer}.
lds2.signerUnknown	Das Zertifikat des Unterzeichners des Datensatzes ist nicht bekannt.
lds2.stateDiffers	Datensatz und Unterzeichner gehören zu verschiedenen Staaten: {state} und {signer}.
lds2.stateMatches	Datensatz und Unterzeichner gehören zum selben Staat: {state}.
lds2.stateOfUnknown	Der Unterzeichner gehört zu einem anderen Staat als der Datensatz: {state}.
lds2.stateUnknown	Der Staat des Datensatzes oder der seines Unterzeichners steht nicht in der Codetabelle.
lds2.subjectCommonNames	Der Inhabername hat nicht genau einen Common Name.
lds2.subjectNameTooLong	Der Common Name hat {count} Zeichen; höchstens {maximum} sind erlaubt.
lds2.subjectOtherAttributes	Der Inhabername hat andere Attribute als Land und Common Name.
lds2.subjectWithoutCountry	Der Inhabername nennt kein Land mit zwei Buchstaben.
lds2.writeRefused	Der Chip hat das Schreiben oder Aktivieren von {file} abgelehnt: {meaning} ({word}).
lds2.writeWithoutRight	Das Terminal hat kein Recht, {file} zu schreiben; es wurde nichts gesendet.
lds2.written	In {file} geschrieben und zurückgelesen. Die Datei ist nicht aktiviert.
link.access	Zugriffskontrolle
link.activeAuthentication	Aktive Authentisierung
link.blocks	Die Dateien würden in Blöcken von {usedLength} Byte, wie sie gelesen wurden, {used} ms brauchen; am schnellsten wären Blöcke von {bestLength} Byte mit {best} ms.
link.chipAuthentication	Chip-Authentisierung
link.heading	In einem Feld mit {rate} kbit/s und mit einem Chip wie {chip} würde dieser Lesevorgang {seconds} Sekunden dauern.
link.milestones	{file} liegt nach {first} ms vor, die letzte Datei nach {last} ms.
link.order	In dieser Reihenfolge lägen die Dateien insgesamt am frühesten vor: {files}.
link.row	{part}: {total} ms für {commands, plural, one {# Kommando} other {# Kommandos}} ({air} in der Luft, {inChip} im Chip, {inReader} im Lesegerät)
link.selection	Auswahl
link.sources	In Docs/link.md steht, woher jede Zahl stammt und welche angenommen sind.
link.terminalAuthentication	Terminal-Authentisierung
lint.acceptsCopies	Die Regel akzeptiert Ungeklärtes, ohne nach dem Chip zu fragen, als genügte eine Kopie. Ergänzen Sie chipOriginalShownToVerifier in ihren assurances, oder setzen Sie chip.dataAlone auf true.
lint.acceptsUndetermined	Die Regel akzeptiert, was ungeklärt ist: Etwas, das die Richtlinie verlangt, wurde nicht nachgewiesen.
lint.acceptsUnproven	Die Regel akzeptiert Ungeklärtes, ohne die Echtheit der Daten zu verlangen. Ergänzen Sie dataGenuine in ihren assurances.
lint.ageWithoutRevocation	Die Prüfung issuer.ds.revocation ist evaluatory; ein gesperrter Document Signer besteht also, wie alt die Liste auch ist. Setzen Sie die Prüfung auf optional oder mandatory.
lint.allowedAndDenied	Dies steht in allow und in deny und wird daher nie zugelassen: {names}.
lint.countryWithoutAnchor	Die Vertrauensdaten enthalten kein CSCA-Zertifikat von {codes}: Dokumente dieser Staaten bleiben ungeklärt.
lint.countryWithoutCRL	Die Vertrauensdaten enthalten keine aktuelle Sperrliste von {codes}, die eine vertrauenswürdige CSCA signiert hat: Dokumente dieser Staaten bleiben ungeklärt.
lint.dataAloneAndProof	Was dataAlone gelten lässt, widerspricht dem, was proofs verlangt. Lassen Sie eines davon weg.
lint.dataUnproven	Es bestehen Daten, deren Echtheit niemand nachgewiesen hat. Setzen Sie diese Prüfungen auf mandatory: {checks}.
lint.demandWithoutRole	Die Prüfung {check} zählt nicht; was hier verlangt wird, entscheidet also nichts. Setzen Sie die Prüfung auf mandatory.
lint.exceptionChangesNothing	Die Ausnahme sagt nichts, was die Richtlinie nicht schon sagt.
lint.exceptionHidden	Die Ausnahme {name} davor betrifft alle Dokumente dieser Ausnahme; diese gilt also nie.
lint.exceptionOverlaps	Dokumente, die auch die Ausnahme {name} betrifft, werden nach jener beurteilt: Sie steht davor.
lint.exceptionUnproven	Die Ausnahme verlangt weniger, bevor nachgewiesen ist, von welchem Staat ein Dokument ist; wer eines fälscht, kann diesen Staat nennen.
lint.fault	FEHLER
lint.filesStayOpen	Dateien, die andere bringen, belegen nicht, wie der Chip geöffnet wurde, und bleiben hier ungeklärt. Setzen Sie access.protocol.established auf evaluatory, oder gehen Sie von kyc aus, wenn solche Dateien beurteilt werden.
lint.graceAndRemaining	Eine Nachfrist nach dem Ablauf und Tage, die bis zum Ablauf verbleiben müssen, widersprechen einander.
lint.graceWithoutExpiry	Die Prüfung document.expiry.current ist evaluatory; ein abgelaufenes Dokument besteht also auch ohne Nachfrist. Setzen Sie die Prüfung auf mandatory.
lint.line	{weight}  {member}: {finding}
lint.listsOld	Die Sperrlisten von {codes} sind älter als {days, plural, one {# Tag} other {# Tage}}. Importieren Sie neue.
lint.neverValidLongEnough	Ein Dokument muss noch {days, plural, one {# Tag} other {# Tage}} gültig sein und darf insgesamt höchstens {months, plural, one {# Monat} other {# Monate}} gültig sein: Das trifft auf keines zu.
lint.notTaken	Die Richtlinie lässt solche Dokumente nicht zu.
lint.nothing	Nichts widerspricht sich, und nichts ist schwächer als das, wovon die Richtlinie ausgeht.
lint.nothingTaken	Alles, was in allow steht, steht auch in deny; es wird also nie ein Dokument zugelassen.
lint.proofByWord	Eine alte Antwort des Chips genügt, die jemand aufbewahrt hat. Setzen Sie chip.shownTo auf verifier, wenn Nachweise von anderen kommen.
lint.reasonWithoutCheck	Keine Prüfung ist optional; diese Gründe zählen also nie.
lint.ruleContradicts	Kein Bericht kann all das zugleich enthalten.
lint.ruleHidden	Die Regel {name} davor trifft immer zu, wenn diese zutrifft; diese entscheidet also nie.
lint.weaker	Das ist schwächer als {policy}: {after} statt {before}.
lint.weakerException	Das ist schwächer als die Richtlinie außerhalb der Ausnahme: {after} statt {before}.
lint.weakness	SCHWACH
list.clauses	{first}; {second}
list.sentences	{first}. {second}.
list.separator	, 
listSigner.expiredSince	Das Zertifikat des Unterzeichners der Liste ist inzwischen abgelaufen ({last}).
listSigner.noAuthority	Kein vorliegendes Zertifikat ist das der CSCA, die den Unterzeichner der Liste zertifiziert hat.
listSigner.noCertificate	Die Liste enthält kein Zertifikat ihres Unterzeichners.
listSigner.noSigner	Niemand hat die Liste signiert.
listSigner.notJudged	Die Signatur konnte nicht beurteilt werden.
listSigner.notSignedByAuthority	Das Zertifikat des Unterzeichners der Liste wurde nicht von der vertrauenswürdigen CSCA signiert, die es nennt.
listSigner.otherCertificates	Keines der Zertifikate in der Liste ist das, welches der Unterzeichner nennt.
listSigner.pinned	Den Unterzeichner der Liste hat {authority} zertifiziert, eine gepinnte CSCA{links, plural, =0 {} one {, über ein Link-Zertifikat} other {, über # Link-Zertifikate}}.
listSigner.pinnedFile	Die Liste ist die gepinnte Datei.
listSigner.revoked	Das Zertifikat des Unterzeichners der Liste oder seiner CSCA wurde gesperrt.
listSigner.revokedOn	Das Zertifikat des Unterzeichners der Liste oder seiner CSCA wurde am {when} gesperrt.
listSigner.signedInFuture	Laut Liste wurde sie am {when} signiert; dieser Tag liegt in der Zukunft.
listSigner.signedOutsideValidity	Die Liste wurde am {when} signiert; das Zertifikat ihres Unterzeichners ist vom {first} bis {last} gültig.
listSigner.trusted	Den Unterzeichner der Liste hat {authority} zertifiziert, eine vertrauenswürdige CSCA{links, plural, =0 {} one {, über ein Link-Zertifikat} other {, über # Link-Zertifikate}}.
listSigner.unknown	Das Zertifikat des Unterzeichners der Liste ist nicht bekannt.
listSigner.unpinned	Den Unterzeichner der Liste hat {authority} zertifiziert; diese CSCA ist weder vertrauenswürdig noch gepinnt.
listSigner.withoutPurpose	Das Zertifikat des Unterzeichners gibt nicht an, dass es für Listen ist: Vertrauenswürdig wird die Liste nur, wenn sie gepinnt wird.
messaging.channelLost	Der Chip hat den gesicherten Kanal abgebrochen und im Klartext geantwortet: {meaning}.
messaging.commandClass	Nur Kommandos der Klassen 00, 10, 80 und 90 lassen sich schützen; dieses gehört zu keiner davon.
messaging.commandTooLong	Das Kommando hat {count} Byte Daten; das ist mehr, als sich schützen lässt.
messaging.counterLength	Der Sendesequenzzähler hat {count} Byte; ein Block hat {size}.
messaging.cryptogramBlocks	Die verschlüsselten Daten bestehen nicht aus ganzen Blöcken mit Padding (9.8.6.1, 9.8.7.1).
messaging.dataAfterStatus	Verschlüsselte Daten müssen vor den Statusbytes kommen.
messaging.macLength	Ein MAC hat acht Byte; hier sind es {count}.
messaging.macWrong	Der MAC der Antwort ist falsch: Sie wurde verändert oder stammt aus einer anderen Sitzung.
messaging.noMAC	Die Antwort hat keinen MAC. Nichts davon wird verwendet.
messaging.objectCutOff	Das Datenobjekt gibt {claimed} Byte an; übrig {left, plural, one {ist #} other {sind #}}.
messaging.objectLengthInvalid	Das Längenfeld des Datenobjekts ist ungültig.
messaging.objectTwice	Das Datenobjekt kommt zweimal vor.
messaging.objectUnknown	Das Datenobjekt gehört nicht in diese Antwort.
messaging.objectWithoutLength	Das Datenobjekt hat keine Länge.
messaging.octetsAfterMAC	Auf den MAC, der zuletzt kommen muss, folgen Bytes.
messaging.paddingInvalid	Die entschlüsselten Daten enden nicht mit gültigem Padding.
messaging.protectedTooLong	Das geschützte Kommando hätte {count} Byte Daten; das ist mehr, als ein Kommando haben kann.
messaging.responseLength	Eine Antwort hat 2 bis 65538 Byte; diese hat {count}.
messaging.responseOutstanding	Ein Kommando sollte geschützt werden, bevor die Antwort auf das letzte entgegengenommen war.
messaging.responseUnasked	Eine Antwort kam ohne Kommando.
messaging.statusLength	Die Statusbytes sind zwei Byte; hier sind es {count}.
messaging.statusMismatch	Die äußeren Statusbytes sind nicht die innerhalb des Schutzes.
mrz.character	Nur A bis Z, 0 bis 9 und < sind erlaubt.
mrz.characterCount	Eine maschinenlesbare Zone hat 72, 88 oder 90 Zeichen; diese hat {count}.
mrz.composite	Gesamtprüfziffer
mrz.countryCode	Das ist kein Code nach Doc 9303-3, Abschnitt 5.
mrz.dateAmbiguous	Welche Zahl der Tag und welche der Monat ist, lässt sich nicht sagen. Schreiben Sie 1974-08-12 oder 12 AUG 1974.
mrz.dateImpossible	Ein Datum hat einen Monat über 12 oder einen Tag über 31.
mrz.dateShape	Das wird nicht als Datum gelesen. Schreiben Sie 740812 (Jahr, Monat, Tag; < für Unbekanntes), 1974-08-12, 12.08.1974 oder 12 AUG 1974.
mrz.dateUnfit	Dieses Datum kann in der MRZ hier nicht stehen.
mrz.dateWithLetter	Ein Datum enthält einen Buchstaben.
mrz.documentCode	Ein Dokumentcode in {format} besteht aus einem oder zwei Buchstaben; der erste ist einer von {allowed}.
mrz.documentCodeAI	Im Dokumentcode steht I nicht nach A.
mrz.documentNumberFiller	Eine lange Dokumentennummer hat ab dem neunten Zeichen kein Füllzeichen.
mrz.documentNumberLength	Eine Dokumentennummer hat 1 bis {most} Zeichen.
mrz.documentNumberNotLong	Eine Dokumentennummer in {format} hat höchstens neun Zeichen.
mrz.documentNumberTooLong	Die Dokumentennummer hat {count} Zeichen; höchstens {most} sind möglich.
mrz.drivingLicence	Das sind die Zeilen eines Führerscheins; er ist kein Dokument nach Doc 9303.
mrz.empty	Es gibt keine maschinenlesbare Zone.
mrz.field.dateOfBirth	Geburtsdatum
mrz.field.dateOfExpiry	Ablaufdatum
mrz.field.documentCode	Dokumentcode
mrz.field.documentNumber	Dokumentennummer
mrz.field.issuer	Aussteller
mrz.field.name	Name
mrz.field.nationality	Staatsangehörigkeit
mrz.field.optionalData	optionale Daten
mrz.field.optionalData2	optionale Daten 2
mrz.field.sex	Geschlecht
mrz.fieldCharacter	Erlaubt sind nur A bis Z, 0 bis 9, < und Zeichen, aus denen < wird.
mrz.fieldTooShort	{count, plural, one {# Zeichen passt} other {# Zeichen passen}} nicht in {room} Stellen.
mrz.frenchIdentityCard	Das sind die Zeilen der französischen Identitätskarte, die bis 2021 ausgestellt wurde; sie sind keine MRZ nach Doc 9303, und die Karte hat keinen Chip.
mrz.keyDigitWrong	Die Prüfziffer hinter dem Feld {field, message} stimmt nicht.
mrz.lengthsUnknown	Keine maschinenlesbare Zone hat Zeilen dieser Länge ({lengths}); es sind 2 Zeilen mit 44 oder 36 Zeichen, oder 3 mit 30.
mrz.lineCount	Eine maschinenlesbare Zone hat zwei oder drei Zeilen; diese hat {count}.
mrz.lineLength	Zeile {line} hat {count} Zeichen statt {expected}.
mrz.linesMissing	Es {lines, plural, one {gibt eine Zeile} other {gibt # Zeilen}} mit {length} Zeichen; eine MRZ mit solchen Zeilen hat {needed}.
mrz.nameEmpty	Der Name ist leer.
mrz.nameNotTransliterated	Der Name enthält Zeichen, die sich nicht transliterieren lassen.
mrz.normalisation.controlCharactersRemoved	Steuerzeichen weggelassen
mrz.normalisation.lineBreaks	in Zeilen aufgeteilt
mrz.normalisation.linesReordered	Zeilen in ihre Reihenfolge gebracht: sie standen in einer anderen
mrz.normalisation.lowerCase	Kleinbuchstaben in Großbuchstaben umgewandelt
mrz.normalisation.otherFiller	spitze Anführungszeichen als Füllzeichen gelesen
mrz.normalisation.otherLinesRemoved	andere Zeilen weggelassen
mrz.normalisation.prefixRemoved	Zeichen vor der MRZ weggelassen
mrz.normalisation.spacesAsFiller	Leerzeichen als Füllzeichen gelesen
mrz.normalisation.spacesRemoved	Leerzeichen weggelassen
mrz.normalisation.suffixRemoved	Zeichen hinter der MRZ weggelassen
mrz.permit	Das ist die einzelne Zeile eines Ausweises, der kein Dokument nach Doc 9303 ist.
mrz.textTooLong	Der Text hat mehr als 64 Byte.
mrz.tripleShape	Der Text hat nicht die Form NUMMER,DATUM,DATUM: Dokumentennummer, Geburtsdatum und Ablaufdatum.
mrzRepair.nameEndsInK	K am Ende des Namens kann ein Buchstabe oder ein Füllzeichen sein.
mrzRepair.none	Keine Berichtigung führt zu richtigen Prüfziffern.
mrzRepair.several	Mehrere Berichtigungen führen zu richtigen Prüfziffern.
mrzRepair.tooMany	Mehr als {most} Berichtigungen führen zu richtigen Prüfziffern.
mrzText.born	Geburtsdatum
mrzText.checkDigit	Prüfziffer
mrzText.checkDigits	Prüfziffern
mrzText.computed	berechnet
mrzText.country	{code}, {name}
mrzText.countryUnknown	{code}, ein Code, den Doc 9303-3 nicht aufführt
mrzText.dateInvalid	{characters}, kein Datum
mrzText.datePartial	{characters} ({year}, nicht vollständig bekannt)
mrzText.dateUnknown	unbekannt
mrzText.dateYearUnknown	{characters} (Jahr unbekannt, nicht vollständig bekannt)
mrzText.departures	Abweichungen vom Standard:
mrzText.documentCode	Dokumentcode
mrzText.expires	Gültig bis
mrzText.format	Format
mrzText.formatOf	{format}, {kind, select, passport {Reisepass} card {Ausweis- oder Reisekarte} other {Visum}}
mrzText.information	MRZ-Information
mrzText.inserted	Zeile {line}, Spalte {column} ({field}): {written} wird eingefügt
mrzText.issuer	Aussteller
mrzText.markOK	ok
mrzText.markWrong	FALSCH
mrzText.mayBe	vielleicht {proposals}
mrzText.mayBeTruncated	der Name ist möglicherweise gekürzt
mrzText.nationality	Staatsangehörigkeit
mrzText.noDigit	gibt es in {format} nicht
mrzText.normalised	Vor dem Lesen geändert: {normalisations}
mrzText.notRead	nicht gelesen
mrzText.notReadAsItStands	So, wie es dasteht, nicht lesbar.
mrzText.notRepaired	Nicht berichtigt. {error}.
mrzText.nothingRepaired	Es war nichts zu berichtigen.
mrzText.number	Dokumentennummer
mrzText.optionalData	Optionale Daten
mrzText.optionalData2	Optionale Daten 2
mrzText.others	{count, plural, one {# weiterer Vorschlag} other {# weitere Vorschläge}}
mrzText.personalNumber	Persönliche Nummer
mrzText.primary	Familienname
mrzText.proposal	{documentNumber}: {changes}
mrzText.proposed	Nicht berichtigt. Es kann eine dieser Möglichkeiten sein oder keine; bitte mit dem Dokument vergleichen:
mrzText.record	{number} (Zeile {line})
mrzText.removed	Zeile {line}, Spalte {column} ({field}): {found} wird entfernt
mrzText.repaired	Berichtigt; bitte mit dem Dokument vergleichen:
mrzText.repairedTo	berichtigt: {changes}
mrzText.replaced	Zeile {line}, Spalte {column} ({field}): aus {found} wird {written}
mrzText.right	richtig
mrzText.secondary	Vornamen
mrzText.sex	Geschlecht
mrzText.sexOf	{sex, select, male {männlich} female {weiblich} other {ohne Angabe}}
mrzText.summary	{total, plural, one {# MRZ} other {# MRZ}}: {right} richtig, {wrong} mit falschen Prüfziffern, {proposed, plural, =0 {} other {# mit Vorschlägen zum Vergleichen, }}{unread} nicht gelesen
mrzText.tryRepair	epass mrz --repair sagt, was falsch gelesen worden sein kann.
mrzText.wrong	falsch: {fields}
mrzText.wrongDigit	{found}, erwartet {expected} (Zeile {line}, Spalte {column})
note.bundleMade	{file} wurde geschrieben: {files}.
note.certificatesNotShown	Die Zertifikate des Terminals wurden nicht vorgezeigt: Für diesen Chip bürgt keine vertrauenswürdige CSCA, oder etwas spricht gegen ihn; Näheres steht im Bericht in den Zeilen Aussteller, Sicherheitsobjekt und Chip.
note.challengeShowsNothing	Das Dokument hat keine Aktive Authentisierung: Die Challenge wurde nicht signiert und belegt nichts.
note.passedOver	Übergangen, da keine Dateien eines Dokuments: {files}{more, plural, =0 {} other { und # weitere}}.
note.reader	Achtung beim Lesegerät {reader}. {advice}.
note.servedUnverifiedChip	Der Chip war nicht als echt nachgewiesen und bekam die Zertifikate des Terminals trotzdem zu sehen.
note.terminalCertificate	Das Zertifikat {reference} in der Kette des Terminals ist fehlerhaft. {finding}.
note.terminalNotSigned	der Schlüssel des Terminals hat nicht signiert. {error}. {remedy}.
note.traceCut	Die letzte Zeile von {file} ist nur teilweise vorhanden: Das Schreiben wurde unterbrochen. Sie wird ausgelassen.
note.traceUnsafe	{file} enthält jedes Byte, das Terminal und Chip austauschen: Wer die Datei hat, kann herausfinden, was den Chip öffnet, und damit alles Gelesene. Bewahren Sie sie wie das Dokument auf, und löschen Sie sie, sobald sie nicht mehr gebraucht wird.
number.decimal	{whole},{fraction}
opened.algorithmMismatch	das nicht zu seiner Gruppe passt
opened.at	{attempt} bei {step}
opened.bac	Basic Access Control, {cipher}
opened.before	vorher: {attempt}
opened.by	{opening}, {details}
opened.domainParametersNotTrusted	dessen Gruppe nicht standardisiert ist
opened.domainParametersUnknown	das eine reservierte oder keine Gruppe nennt
opened.ended	{attempt}: {outcome, select, established {erfolgreich} refused {abgelehnt} other {gescheitert}}
opened.file	{file} {size}
opened.files	{files}
opened.filesCounted	{files}; {time}, {commands, plural, one {# Kommando} other {# Kommandos}}
opened.generic	Generic Mapping
opened.groupNamed	{attempt}, mit Angabe der Gruppe
opened.integrated	Integrated Mapping
opened.kilooctets	{size} KB
opened.leftOut	ausgelassen: {offer}, {reason} ({name})
opened.malformed	das sich nicht dekodieren lässt
opened.mappingNotAllowed	dessen Mapping nicht zu Gruppe oder Chiffre passt
opened.nothing	keiner der Versuche öffnete den Chip
opened.octets	{count} B
opened.pace	PACE
opened.paceWith	PACE mit der {password, select, mrz {MRZ} can {CAN} pin {PIN} other {PUK}}
opened.parameters	Parameter {id}
opened.plain	keine Zugriffskontrolle: Jeder kann die Dateien lesen
opened.protocolUnknown	dessen Protokoll der Standard nicht kennt
opened.readerLimits	sein Modell leitet Kommandos bis {command} Byte und Antworten bis {response} Byte weiter
opened.readerTooShort	dessen Schlüssel für dieses Lesegerät zu lang sind
opened.seconds	{seconds} s
opened.simulatedReader	simulierter Chip
opened.slow	der Chip brauchte {last}, um das Passwort abzulehnen, wie nach mehreren falschen
opened.slower	der Chip antwortet nach jedem falschen Passwort langsamer: zuerst {first}, dann {last}
opened.times	{attempt}, {count, plural, one {einmal} other {#-mal}}
opened.using	{attempt} mit der {password, select, mrz {MRZ} can {CAN} pin {PIN} other {PUK}}
opened.usingComputed	{attempt} mit der MRZ, Prüfziffern berechnet
opened.versionNotSupported	das eine andere Version als 2 hat
opened.withoutAccessControl	ohne Zugriffskontrolle
opened.word	{attempt} ({word})
origin.claims	außerdem angegeben, aber durch nichts belegt: {claims}
origin.files	vorgelegte Dateien; wie sie gelesen wurden, ist nicht bekannt
origin.recorded	ein Nachweispaket, laut dem {tool} den Chip gelesen hat
origin.signedByUnnamed	es ist mit dem Schlüssel {key} signiert, den niemand genannt hat (--witness), weshalb die Signatur nicht geprüft wurde
origin.told	laut Angabe von {tool}, einem anderen Programm
origin.unknown	ein Nachweispaket, das nicht angibt, wie seine Bytes hineinkamen
origin.witnessed	ein Nachweispaket von {tool}, signiert vom genannten Zeugen: Schlüssel {key}
output.fileExists	{file} gibt es schon; es wurde nichts überschrieben.
output.fileExistsBefore	{file} gibt es schon und würde nicht überschrieben.
output.fileNameEmpty	Der Name der zu schreibenden Datei ist leer.
output.fileUnwritable	{file} lässt sich nicht schreiben: {error}.
output.folderNameEmpty	Der Name des zu schreibenden Ordners ist leer.
output.folderNotEmpty	Der Ordner {folder} ist nicht leer; es wurde nichts geschrieben.
output.folderNotMade	Der Ordner {folder} lässt sich nicht anlegen: {error}.
output.folderUnwritable	In den Ordner {folder} lässt sich nicht schreiben: {error}.
output.formatCodestream	JPEG 2000 (Codestream)
output.formatRaw	unkomprimierte Abtastwerte
output.formatUnknown	unbekanntes Format
output.giveEachItsName	Geben Sie jedem einen eigenen Namen.
output.image	{name}: {image}
output.imageAsIs	{format} wie im Dokument, {octets} Byte
output.imageDecoded	{format}, {width} x {height}, dekodiert aus {original}
output.imageNotDecoded	{name} wird so geschrieben, wie es im Dokument steht. {problem}.
output.imageProblemAt	{problem} (bei Byte {offset} des Bildes)
output.imagesEmpty	{count, plural, one {# Bild hat} other {# Bilder haben}} keine Bytes und {count, plural, one {wird} other {werden}} nicht geschrieben.
output.imagesLeftOut	{count, plural, one {# Bild} other {# Bilder}} nach den ersten {limit} {count, plural, one {wird} other {werden}} nicht geschrieben.
output.imagesTookLong	Das Dekodieren der vorigen Bilder hat {seconds} Sekunden gedauert.
output.makeRoom	Schaffen Sie Platz, oder nennen Sie eine Datei an einem anderen Ort.
output.nameEmpty	Der Name einer zu schreibenden Datei oder eines Ordners ist leer.
output.nameFileInFolder	Nennen Sie eine Datei in einem vorhandenen Ordner, in den Sie schreiben dürfen.
output.nameFolderInFolder	Nennen Sie einen Ordner, dessen übergeordneter Ordner vorhanden ist und in den Sie schreiben dürfen.
output.nameWritableFolder	Nennen Sie einen Ordner, in den Sie schreiben dürfen.
output.noImages	Die Dateien enthalten keine Bilder; {folder} ist leer.
output.notFolder	{path} ist kein Ordner, der sich lesen lässt.
output.parentUnwritable	In {folder} lässt sich nicht schreiben: {error}.
output.portrait	Lichtbild: {image}, in {file}
output.portraitAbsent	EF.DG2 enthält kein Lichtbild; {file} wurde daher nicht geschrieben.
output.portraitDamaged	Im Lichtbild fehlen Bytes oder sind falsch: Das Bild zeigt, was davon übrig ist.
output.portraitEnding	--portrait {file}: Bilder mit der Endung {ending} werden nicht geschrieben.
output.portraitEndings	Der Name muss auf .png, .jpg, .jp2 oder .j2k enden.
output.portraitNotDecoded	Das Lichtbild wird so geschrieben, wie es im Dokument steht. {problem}.
output.portraitNumbered	Lichtbild: {image}, in {file} statt in {wanted}, dessen Name ein anderes Format angibt; {taken} gibt es schon
output.portraitRenamed	Lichtbild: {image}, in {file} statt in {wanted}, dessen Name ein anderes Format angibt
output.portraitUndecodable	Das Lichtbild lässt sich nicht aus EF.DG2 entnehmen (bei Byte {offset} von {place}); {file} wurde daher nicht geschrieben. {error}.
output.portraitUnread	EF.DG2 wurde nicht gelesen; {file} wurde daher nicht geschrieben.
output.privateFolderNotMade	In {folder} lässt sich kein vorübergehender Ordner anlegen: {error}.
output.privateFolderRemedy	Setzen Sie TMPDIR auf einen Ordner, in den geschrieben werden kann.
output.sameFile	--portrait und {option} nennen dieselbe Datei, {file}.
output.sameFileTrace	{trace} und {option} nennen dieselbe Datei, {file}.
output.sameFolder	--out und --out-dir nennen beide {file}.
output.signNeedsOut	--sign-with signiert das Paket, das --out schreibt: Geben Sie auch --out an.
output.traces	--trace und --trace-unsafe schließen einander aus.
output.withImagesNeedsJson	--with-images gehört zu --json.
pace.blocked	Der Chip nimmt mit diesem Passwort keinen weiteren Versuch an: {meaning}.
pace.canDigits	Eine CAN hat nur Ziffern.
pace.chipDataBlocks	Die verschlüsselten Daten zur Chip-Authentisierung haben {count} Byte: Das sind keine ganzen Blöcke.
pace.chipDataMissing	Der Chip hat keine Daten zur Chip-Authentisierung gesendet, die dieses Mapping verlangt.
pace.dynamicDataMalformed	Die dynamischen Authentisierungsdaten lassen sich nicht dekodieren. {error}.
pace.ended	Der Chip hat PACE beendet: {meaning}.
pace.keyBeginsWithZero	Er beginnt mit einem Nullbyte.
pace.keyRefused	Der ephemere öffentliche Schlüssel des Chips wird abgelehnt. {why}.
pace.mappingDataNotEmpty	Der Chip hat {count} Byte Mapping-Daten gesendet, wo das Integrated Mapping keine hat.
pace.noDynamicData	Die Antwort auf GENERAL AUTHENTICATE steht nicht in DO'7C', wo sie hingehört.
pace.noGenerator	Die Nonce wird auf keinen verwendbaren Generator abgebildet. Bei einem ehrlichen Chip kommt das nicht vor.
pace.nonceLength	Die verschlüsselte Nonce hat {count} Byte, was {cipher} mit diesem Mapping nicht erlaubt.
pace.notOffered	Der Chip bietet diese Art von PACE oder dieses Passwort nicht an: {meaning}.
pace.objectMissing	In der Antwort fehlt {object}.
pace.objectUnknown	Das Datenobjekt gehört nicht in die Antwort auf diesen Schritt.
pace.passwordCharacter	Die {password} enthält ein Zeichen, das es in ISO/IEC 8859-1 nicht gibt.
pace.passwordLength	Eine {password} hat 1 bis 32 Zeichen.
pace.passwordRefused	Der Chip hat das Passwort abgelehnt. Meist wurde es falsch gelesen oder gehört zu einem anderen Dokument.
pace.selectionHasData	Die Antwort auf MSE:Set AT enthält Daten.
pace.staticKeyUnusable	Der statische öffentliche Schlüssel des Chips lässt sich nicht verwenden. {error}.
pace.tokenLength	Das Authentisierungstoken des Chips hat {count} Byte statt acht.
pace.tokenWrong	Das Authentisierungstoken des Chips ist falsch: Der Chip hat nicht dieselben Sitzungsschlüssel.
page.advice.aborted	Über das Dokument lässt sich nichts sagen. Lesen Sie es erneut.
page.advice.expired	Das Dokument ist nicht mehr gültig. Ob es trotzdem anerkannt wird, bestimmen Ihre Vorschriften.
page.advice.failed	Verlassen Sie sich nicht auf dieses Dokument, bis die Beanstandungen geklärt sind.
page.advice.findings	Sehen Sie sich die Beanstandungen an, bevor Sie entscheiden.
page.advice.noPortrait	Kein Lichtbild aus dem Chip kann gezeigt werden: Vergleichen Sie das gedruckte mit der Person und die Daten mit dem Aufdruck.
page.advice.noTrust	Auf diesem Rechner sind noch keine Länderzertifikate eingerichtet; das spricht nicht gegen das Dokument. Ihre Technik richtet sie ein: epass trust setup.
page.advice.notGenuine	Verlassen Sie sich nicht auf dieses Dokument. Lesen Sie es noch einmal, um einen Fehler des Lesegeräts auszuschließen; bleibt es bei diesem Ergebnis, übergeben Sie es jemandem, der Dokumente untersucht.
page.advice.otherPrint	Vergleichen Sie zuerst das Eingetippte mit dem Aufdruck. Stimmt es, gehören Chip und Dokument nicht zusammen: Geben Sie das Dokument jemandem, der Dokumente untersucht.
page.advice.refusedProof	Lesen Sie es noch einmal. Weist sich der Chip wieder nicht aus, kann er eine Kopie sein: Geben Sie das Dokument jemandem, der Dokumente untersucht.
page.advice.seal	Vergleichen Sie den Inhalt des Siegels mit dem Aufdruck.
page.advice.undetermined	Nicht entschieden. Verfahren Sie nach Ihren Vorschriften; die offenen Punkte sind für Ihre Technik.
page.advice.unsigned	Auf diesem Chip ist nichts signiert, also lässt sich nichts davon als echt erweisen. Lesen Sie es noch einmal; bleibt es dabei, halten Sie sich an das Dokument selbst.
page.advice.verified	Vergleichen Sie das Lichtbild mit der Person und die Daten mit dem Aufdruck.
page.chain.anchor	CSCA, vertrauenswürdig
page.chain.anchorUnpinned	CSCA, für die niemand bürgt
page.chain.description	Die Balken zeigen, wann die Zertifikate gültig sind; ein Pfeil führt vom Unterzeichner zu dem, was er signiert hat. Die Linie markiert den Prüftag ({day}).
page.chain.generation	Anderer Schlüssel der CSCA
page.chain.judged	Prüftag
page.chain.link	Link-Zertifikat der CSCA
page.chain.linked	Vertrauenswürdig, weil ein Link-Zertifikat unter {subject} für den Schlüssel bürgt.
page.chain.named	Vertrauenswürdig, weil die Datei direkt angegeben wurde.
page.chain.numbered	{title}, Generation {number}
page.chain.of	{title}, {state, country}
page.chain.sealSigner	Siegelersteller
page.chain.selfSigned	Die Wurzel ihres Staates.
page.chain.signedBy	Signiert von {subject}.
page.chain.signedByNobody	Es wurde keine vertrauenswürdige CSCA gefunden, die es signiert hat.
page.chain.signer	Document Signer
page.chain.signs	Der Schlüssel signiert vom {first} bis {last}.
page.chain.synthetic	Für Tests hergestellt.
page.chain.valid	Gültig vom {first} bis {last}.
page.chain.vouched	Vertrauenswürdig aufgrund von: {voucher}.
page.column.check	Prüfung
page.column.chip	Im Chip (EF.DG1)
page.column.clause	Abschnitt
page.column.field	Feld
page.column.file	Datei
page.column.full	Vollständig (EF.DG11)
page.column.hash	SHA-256
page.column.length	Byte
page.column.printed	Aufdruck
page.column.result	Ergebnis
page.column.role	Wertung
page.column.state	Zustand
page.day	{day}
page.dayAndTime	{day, date} {time}
page.detail.address	Anschrift
page.detail.authority	Ausstellende Behörde
page.detail.custody	Sorgerecht
page.detail.dateOfBirth	Geburtsdatum
page.detail.dateOfIssue	Ausstellungsdatum
page.detail.endorsements	Amtliche Vermerke
page.detail.exitRequirements	Steuer- oder Ausreiseauflagen
page.detail.fullName	Vollständiger Name
page.detail.otherDocuments	Andere Reisedokumente
page.detail.otherName	Anderer Name
page.detail.otherPerson	Andere Person
page.detail.personalNumber	Persönliche Nummer
page.detail.personalised	Personalisiert
page.detail.placeOfBirth	Geburtsort
page.detail.profession	Beruf
page.detail.summary	Angaben zur Person
page.detail.system	Personalisierungssystem
page.detail.telephone	Telefon
page.detail.title	Titel
page.details.document	Weitere Angaben zum Dokument (EF.DG12)
page.details.personal	Weitere Angaben zur Person (EF.DG11)
page.differs	weicht ab
page.exchanged	{commands, plural, one {# Kommando} other {# Kommandos}}, {sent} Byte gesendet, {received} empfangen, {time}
page.fileState.aborted	nicht erreicht
page.fileState.absent	nicht auf dem Chip
page.fileState.accessDenied	Zugriff verweigert
page.fileState.identical	wie signiert
page.fileState.nonConformant	fehlerhaft
page.fileState.notIdentical	nicht wie signiert
page.fileState.presentNotRead	vorhanden, nicht gelesen
page.fileState.read	gelesen
page.fileState.tooLarge	zu groß
page.files	{count, plural, one {# Datei} other {# Dateien}}
page.heading.assurances	Was gesichert ist
page.heading.attention	Was zu beachten ist
page.heading.certificates	Zertifikate
page.heading.chain	Wer das Dokument signiert hat
page.heading.chainOfSeal	Wer das Siegel signiert hat
page.heading.checks	Was geprüft wurde
page.heading.circumstances	Lesegerät, Richtlinie und Zeiten
page.heading.data	Daten
page.heading.defects	Angaben der Defektlisten
page.heading.files	Dateien
page.heading.images	Bilder
page.heading.next	Was zu tun ist
page.heading.reading	Wie gelesen wurde
page.heading.results	Alle Prüfungen mit Namen
page.heading.seal	Inhalt des Siegels
page.heading.technical	Technische Einzelheiten
page.heading.tolerated	Tolerierte Abweichungen vom Standard
page.image.document	Seite eines Dokuments
page.image.face	Gesicht
page.image.finger	Fingerabdruck
page.image.iris	Iris
page.image.of	{image} ({file})
page.image.portrait	Aufgedrucktes Lichtbild
page.image.signature	Unterschrift
page.imageFailed	Ein Bild fehlt auf der Seite. {problem}.
page.imagesLeftOut	{count, plural, one {# Bild wird} other {# Bilder werden}} nicht gezeigt: zu viele, zu groß oder in einem Format, das Browser nicht anzeigen.
page.made	Erstellt mit {name} {version}.
page.mark.bad	nicht bestanden
page.mark.good	bestanden
page.mark.open	offen
page.missing	In EF.SOD aufgeführt, hier nicht vorhanden: {names}
page.moment	{moment}
page.noFindings	Nichts.
page.noOpener	Im PATH gibt es kein xdg-open, um die Seite zu öffnen.
page.noOpenerRemedy	Installieren Sie xdg-utils, oder schreiben Sie die Seite mit --html, und öffnen Sie diese Datei.
page.noPortrait	Es wurde kein Lichtbild gelesen.
page.noPrinter	Ein PDF braucht chromium oder weasyprint; keines von beiden ist im PATH.
page.noPrinterRemedy	Installieren Sie eines davon (Debian: apt install weasyprint oder apt install chromium), oder schreiben Sie die Seite mit --html, und drucken Sie sie aus einem Browser.
page.notDecoded	Nicht dekodiert: {problem}
page.notGiven	Der Aufdruck wurde nicht angegeben: Vergleichen Sie die Daten mit dem Dokument.
page.notPrinted	nicht verglichen
page.notSigned	Nicht das, was der Aussteller signiert hat
page.onlyOutcome	Der Aufdruck selbst ist im Nachweis nicht aufbewahrt, nur das Ergebnis des Vergleichs.
page.openedFile	Die Seite wurde aus {file} geöffnet. Sie enthält personenbezogene Daten: Löschen Sie die Datei, wenn Sie fertig sind.
page.openerFailed	xdg-open konnte die Seite nicht öffnen (Rückgabewert {status}).
page.openerRemedy	Öffnen Sie {file} in einem Browser.
page.period	{first} bis {last}
page.portrait	Lichtbild
page.portraitNotShown	Das Lichtbild kann nicht angezeigt werden.
page.printerFailed	{program} hat kein PDF erzeugt.
page.printerOverdue	{program} hat innerhalb von {seconds} s kein PDF erzeugt.
page.printerRemedy	Schreiben Sie die Seite mit --html, und drucken Sie sie aus einem Browser.
page.privacy	Diese Seite enthält personenbezogene Daten. Bewahren Sie sie nur so lange auf, wie Sie sie brauchen.
page.result.aborted	nicht erreicht
page.result.failed	nicht bestanden
page.result.notSupported	nicht angeboten
page.result.successful	bestanden
page.result.undetermined	ungeklärt
page.revocationList	von {issuer}, ausgestellt am {first}
page.revocationListUntil	von {issuer}, ausgestellt am {first}, die nächste spätestens am {next}
page.role.evaluatory	zur Information
page.role.mandatory	muss bestanden sein
page.role.optional	darf nicht scheitern
page.same	gleich
page.sameFile	{first} und {second} nennen dieselbe Datei, {file}.
page.sameRecorded	gleich, laut Aufzeichnung
page.sex	{sex, select, female {weiblich} male {männlich} other {ohne Angabe}}
page.signatureOpen	Signatur des Ausstellers nicht nachgewiesen
page.signed	Vom Aussteller signiert
page.state	{state, country}
page.stateNamed	{state, country} ({name})
page.term.anchors	Vorliegende CSCA-Zertifikate
page.term.atr	Answer to Reset
page.term.error	Fehler
page.term.exchange	Austausch
page.term.fingerprint	SHA-256
page.term.issuer	Aussteller
page.term.judgedAt	Prüfzeitpunkt
page.term.key	Schlüssel
page.term.policy	Richtlinie
page.term.policyHash	SHA-256 der Richtlinie
page.term.protocol	Übertragung
page.term.readAt	Gelesen
page.term.reader	Lesegerät
page.term.revocationList	Sperrliste
page.term.serial	Seriennummer
page.term.signature	Signiert mit
page.term.subject	Inhaber
page.term.tool	Beurteilt mit
page.term.trust	Vertrauensdaten
page.term.trustHash	SHA-256 der Vertrauensdaten
page.term.validity	Gültig
page.title	Dokumentenprüfung: {word}
page.titleOfFiles	Inhalt von {file}
page.tolerated	Toleriert: {names}
page.tool	{name} {version}
page.watchHasNone	--html, --pdf und --open gelten für ein einziges Dokument und gehen nicht mit --watch.
page.whatToDo	Was zu tun ist: {remedy}
path.anchorListed	Für das CSCA-Zertifikat bürgt nur die Liste eines anderen Staates ({publisher}), ohne Ermächtigung für diesen Staat. Die Richtlinie akzeptiert das nicht.
path.anchorListedByUnknown	Für das CSCA-Zertifikat bürgt nur die Liste eines anderen Staates, ohne Ermächtigung für diesen Staat. Die Richtlinie akzeptiert das nicht.
path.anchorUnpinned	Das CSCA-Zertifikat kam in einer Liste, die weder gepinnt noch verifiziert ist. Die Richtlinie akzeptiert das nicht.
path.authorityKeyUsage	Der Schlüssel der CSCA ist nicht zum Signieren von Zertifikaten bestimmt.
path.authorityUsagePeriodUndecodable	Der Verwendungszeitraum des Schlüssels der CSCA lässt sich nicht dekodieren.
path.certifiedInUse	Der {signer, select, document {Document Signer} seal {Siegelersteller} other {{signer}}} wurde am {when} zertifiziert, als der Schlüssel der CSCA in Gebrauch war.
path.certifiedOutsideUse	{signer, select, document {Der Document Signer} seal {Der Siegelersteller} link {Das Link-Zertifikat} other {Der {signer}}} wurde am {when} zertifiziert; der Schlüssel der CSCA war vom {first} bis {last} in Gebrauch.
path.criticalExtension	Die kritische Erweiterung {identifier} wird nicht verstanden.
path.documentCodeUnknown	Der Dokumentcode von DG1 ist nicht bekannt.
path.documentTypeAllowed	Das Dokument ist von der Art {code}, und sein Unterzeichner darf {types} herstellen.
path.documentTypeNotAllowed	Das Dokument ist von der Art {code}; sein Unterzeichner darf {types} herstellen.
path.documentTypesEmpty	Die Liste der Dokumentarten des {signer, select, document {Document Signers} seal {Siegelerstellers} other {{signer}}} ist leer.
path.documentTypesNotStated	Der {signer, select, document {Document Signer} seal {Siegelersteller} other {{signer}}} gibt nicht an, welche Dokumentarten er herstellen darf.
path.documentTypesUndecodable	Die Liste der Dokumentarten des {signer, select, document {Document Signers} seal {Siegelerstellers} other {{signer}}} lässt sich nicht dekodieren.
path.expired	Das Zertifikat {holder, select, csca {der CSCA} document {des Document Signers} seal {des Siegelerstellers} other {des {holder}}} ist am {last} abgelaufen.
path.issueToCome	Das Ausstellungsdatum des Dokuments, der {when}, liegt in der Zukunft.
path.issued	Das Zertifikat {signer, select, document {des Document Signers} seal {des Siegelerstellers} other {von {signer}}} wurde ausgestellt von {issuer}, {key}.
path.issuedInUse	{signer, select, seal {Das Siegel wurde am {when} signiert, als der Schlüssel seines Siegelerstellers} other {Das Dokument wurde am {when} ausgestellt, als der Schlüssel seines Document Signers}} in Gebrauch war.
path.issuedOutsideUse	{signer, select, seal {Das Siegel wurde am {when} signiert; der Schlüssel seines Siegelerstellers} other {Das Dokument wurde am {when} ausgestellt; der Schlüssel seines Document Signers}} war vom {first} bis {last} in Gebrauch.
path.issuerIsListSigner	Das Zertifikat des Ausstellers ist das eines Listenunterzeichners.
path.issuerNotAuthority	Das Zertifikat des Ausstellers ist nicht das einer Zertifizierungsstelle.
path.keyOfAuthority	Der Schlüssel, mit dem signiert wurde, ist der einer CSCA.
path.madeForDocuments	Das Zertifikat, mit dem signiert wurde, ist das eines Document Signers.
path.madeForSeals	Das Zertifikat, mit dem signiert wurde, ist wie das eines Siegelerstellers aufgebaut.
path.noAnchorOfCountry	Der Speicher enthält kein CSCA-Zertifikat zu diesem Land: {country}.
path.noDateOfIssue	Das Ausstellungsdatum des Dokuments ist nicht bekannt.
path.noIssuer	Der Speicher enthält kein CSCA-Zertifikat, mit dem das Zertifikat {signer, select, document {dieses Document Signers} seal {dieses Siegelerstellers} other {von {signer}}} ausgestellt wurde.
path.noPurpose	Das Zertifikat, mit dem signiert wurde, gibt nicht an, wofür es ist.
path.noTrustedAnchor	Zu diesem {signer, select, document {Document Signer} seal {Siegelersteller} other {{signer}}} wurde kein vertrauenswürdiges CSCA-Zertifikat gefunden.
path.notForList	Das Zertifikat, mit dem signiert wurde, ist nicht zum Signieren einer {kind, select, masterList {Masterliste} deviationList {Abweichungsliste} defectList {Defektliste} other {Document-Signer-Liste}} bestimmt.
path.notForVDSNC	Das Zertifikat, mit dem signiert wurde, gibt nicht an, dass es für VDS-NC ist (erweiterte Schlüsselverwendung).
path.notYetValid	Das Zertifikat {holder, select, csca {der CSCA} document {des Document Signers} seal {des Siegelerstellers} other {des {holder}}} ist erst ab {first} gültig.
path.otherAnchors	Der Speicher enthält CSCA-Zertifikate ({country}), aber nicht das, mit dem das Zertifikat {signer, select, document {dieses Document Signers} seal {dieses Siegelerstellers} other {von {signer}}} ausgestellt wurde.
path.otherPurpose	Das Zertifikat, mit dem signiert wurde, ist für einen anderen Zweck bestimmt: {purposes}.
path.sealAttestsLater	Das Siegel bescheinigt etwas für den {when}, nach dem Ende des Zertifikats seines Siegelerstellers ({last}).
path.sealOfFuture	Laut Siegel wurde es am {when} signiert; dieser Tag liegt in der Zukunft.
path.sealSignedAfter	Laut Siegel wurde es am {when} signiert, nach dem Ende des Zertifikats seines Siegelerstellers ({last}).
path.sealSignedBefore	Laut Siegel wurde es am {when} signiert, vor dem Beginn des Zertifikats seines Siegelerstellers ({first}).
path.sealWithoutDate	Das Siegel gibt nicht an, wann es signiert wurde.
path.sealWithoutZone	Das Siegel enthält keine MRZ mit einem Dokumentcode.
path.signatureInvalid	Die Signatur passt nicht zum CSCA-Schlüssel, den der {signer, select, document {Document Signer} seal {Siegelersteller} other {{signer}}} nennt.
path.signedOutsideUse	Laut Sicherheitsobjekt wurde es am {when} signiert; der Schlüssel seines Document Signers war vom {first} bis {last} in Gebrauch.
path.signerIsAuthority	Das Zertifikat, mit dem signiert wurde, ist das einer Zertifizierungsstelle.
path.signerKeyUsage	Der Schlüssel, mit dem signiert wurde, ist nicht für Signaturen bestimmt.
path.signerList	Eine Document-Signer-Liste nennt den Document Signer.
path.signerListListed	Eine Document-Signer-Liste nennt den Document Signer; für ihre CSCA bürgt nur ein anderer Staat.
path.signerListNotGranted	Eine Document-Signer-Liste ({publisher}) nennt den Document Signer, hat aber keine Ermächtigung für dessen Staat.
path.signerListOfUnknown	Eine Document-Signer-Liste eines anderen Staates nennt den Document Signer, hat aber keine Ermächtigung für dessen Staat.
path.signerSignsCertificates	Der Schlüssel, mit dem signiert wurde, ist zum Signieren von Zertifikaten bestimmt.
path.tooLong	Zwischen der CSCA und dem {signer, select, document {Document Signer} seal {Siegelersteller} other {{signer}}} steht eine weitere Zertifizierungsstelle, {authority}.
path.trustedSignerList	Eine vertrauenswürdige Document-Signer-Liste vom {list} nennt den Document Signer; ein CSCA-Zertifikat war nicht nötig.
path.trustedSignerListUndated	Eine vertrauenswürdige Document-Signer-Liste nennt den Document Signer; ein CSCA-Zertifikat war nicht nötig.
path.twoAlgorithms	Das Zertifikat nennt zwei verschiedene Signaturalgorithmen.
path.usagePeriodUndecodable	Der Verwendungszeitraum des Schlüssels des {signer, select, document {Document Signers} seal {Siegelerstellers} other {{signer}}} lässt sich nicht dekodieren.
path.valid	Das Zertifikat {holder, select, csca {der CSCA} document {des Document Signers} seal {des Siegelerstellers} other {des {holder}}} ist vom {first} bis {last} gültig.
person.born	geboren am {day}, {sex, select, female {weiblich} male {männlich} other {ohne Angabe}}
person.bornIn	geboren in {place}
person.card	Personalausweis {state} {number}
person.document	Dokument {code} {state} {number}
person.expires	gültig bis {day}
person.inFull	vollständig: {name}
person.issued	ausgestellt am {day}
person.passport	Reisepass {state} {number}
personalisation.certificateDate	CV-Zertifikate haben Datumsangaben aus den Jahren 2000 bis 2099; dieses bräuchte den {day}.
personalisation.document	Das Dokument ließ sich nicht erzeugen. {error}.
personalisation.keysOfChip	Die Schlüssel des Chips ließen sich nicht erzeugen. {error}.
personalisation.keysOfPACE	Die PACE-Schlüssel ließen sich nicht erzeugen. {error}.
personalisation.lds2	Die LDS2-Datensätze ließen sich nicht erzeugen. {error}.
personalisation.noCSCA	Es gibt keine CSCA.
personalisation.noDocumentSigner	Es gibt keinen Document Signer.
personalisation.noSigner	Es gibt keinen Unterzeichner.
personalisation.terminalCertificates	Die Zertifikate des Terminals ließen sich nicht erzeugen. {error}.
personalisation.terminalKey	Der Schlüssel des Terminals lässt sich nicht kodieren. {error}.
picture.absent	EF.DG2 enthält kein Lichtbild.
picture.notShown	Das Lichtbild wird nicht gezeigt. {problem}.
picture.notWith	--picture always zeigt das Lichtbild in einem Bericht für Menschen, und {option} gibt keinen aus.
picture.unread	EF.DG2 wurde nicht gelesen.
plain.text	{text}
policy.acceptsFailure	Diese Regel würde ein Dokument akzeptieren, dessen Gesamtergebnis nicht bestanden oder abgebrochen ist.
policy.algorithmsTaken	Die Grenzwerte {name} sind eingebaut; diese hier sind andere.
policy.chipCountsForNothing	Echte Daten allein würden genügen: Ein Nachweis des Chips, den das Dokument anbietet, müsste nicht erbracht sein.
policy.countingNotOptional	Gründe zählen nur bei einer Prüfung, die optional ist.
policy.countriesAre	Schreiben Sie einen Code (CH, CHE), einen Namen (Switzerland) oder eine Gruppe ({groups}).
policy.countryUnknown	Kein Staat und keine Staatengruppe heißt {name}.
policy.defaultAccepts	Mit diesem default würde auch akzeptiert, was nicht bestanden hat.
policy.differs	Von {old} zu {new} {count, plural, =0 {unterscheidet sich nichts} one {unterscheidet sich # Feld} other {unterscheiden sich # Felder}}.
policy.doubled	Das steht hier zweimal.
policy.giveDefault	Ergänzen Sie decision um "default": "review" oder "default": "reject".
policy.giveExtends	Ergänzen Sie das Feld, oder "extends" mit der Richtlinie, von der ausgegangen wird.
policy.giveSchema	Beginnen Sie die Datei mit "schema": "{schema}".
policy.groupsAsOf	Staatengruppen, die eine Datei nennen darf, Stand {day}:
policy.hashNotOptional	Die Hashwerte der Datengruppen sind mandatory oder evaluatory, nie optional.
policy.memberMissing	Das Feld {name} fehlt.
policy.nameMeant	Meinten Sie {names}?
policy.nameOverall	Schreiben Sie in when: "overall": "successful"; in einer Liste darf "undetermined" daneben stehen.
policy.nameTaken	Die Richtlinie {name} ist eingebaut; diese hier ist eine andere.
policy.nameTwo	Nennen Sie auch die Richtlinie, mit der verglichen werden soll.
policy.named	{policy}, SHA-256 {hash}
policy.namesAre	Verwenden Sie eines davon: {names}.
policy.noBoolean	Hier muss true oder false stehen.
policy.noCode	{code} ist kein Code eines Dokuments: Er hat einen oder zwei Buchstaben, zum Beispiel P oder ID.
policy.noCountry	Hier muss der Code oder der Name eines Staates stehen oder eine Staatengruppe.
policy.noDate	Hier muss ein Tag stehen, den es gibt: JJJJ-MM-TT.
policy.noList	Hier muss eine Liste mit höchstens {count, plural, one {# Wert} other {# Werten}} stehen.
policy.noName	{name} gibt es hier nicht.
policy.noNumber	Hier muss eine ganze Zahl von {least} bis {most} stehen.
policy.noObject	Hier muss ein Objekt stehen.
policy.noText	Hier muss ein Text von 1 bis {most} Byte ohne Steuerzeichen stehen.
policy.noType	Hier muss eines davon stehen: {words}, oder ein oder zwei Großbuchstaben, mit denen der Code eines Dokuments beginnt.
policy.noWord	Hier muss eines davon stehen: {words}.
policy.notAName	Hier muss ein Name aus Kleinbuchstaben, Ziffern und Bindestrichen stehen, mit höchstens 64 Zeichen.
policy.oneOf	Genau eines davon muss vorhanden sein: {names}.
policy.oneOrTwo	Nennen Sie eine Richtlinie oder zwei.
policy.otherSchema	Das ist ein anderes Format oder eine spätere Version davon.
policy.selectsNothing	Eine Ausnahme muss countries, documentTypes oder beides nennen.
policy.startsFromNone	Die Richtlinie {policy} geht von keiner anderen aus.
policyText.accessCounts	Das Öffnen des Chips muss gesehen worden sein: Dass ein Nachweis von anderswo davon berichtet, genügt nicht.
policyText.accessIgnored	Wie der Chip geöffnet wurde, entscheidet nichts.
policyText.age	Höchstens {days, plural, one {# Tag} other {# Tage}} alt darf {list} sein, sonst ist das Ergebnis ungeklärt.
policyText.algorithms	Algorithmen werden nach den Grenzwerten {name} akzeptiert: {limits}.
policyText.algorithmsTold	Kein Algorithmus lässt ein Dokument wegen seines Alters scheitern.
policyText.anchorsFull	Das CSCA-Zertifikat muss direkt angegeben oder gepinnt sein, oder sein eigener Staat muss dafür bürgen.
policyText.anchorsWeak	Es genügt auch ein CSCA-Zertifikat, für das nur die Liste bürgt, in der es kam; der Bericht sagt es.
policyText.chipWhereOffered	Jeder Nachweis des Chips, den das Dokument anbietet, muss erbracht sein. Ein Dokument, das keinen anbietet, besteht.
policyText.countries	Zugelassen sind nur Dokumente dieser Staaten: {codes}.
policyText.dataAlone	Echte Daten genügen, wenn niemand nachgewiesen hat, dass der Chip das Original ist. Ein Chip, der sich als Kopie erwiesen hat, besteht nicht.
policyText.dataUnproven	Es bestehen auch Daten, deren Echtheit niemand nachgewiesen hat: Diese Prüfungen sind nicht mandatory: {checks}.
policyText.default	{outcome}, wenn keine Regel zutrifft.
policyText.deviations	{count, plural, one {# Abweichung vom Standard wird} other {# Abweichungen vom Standard werden}} toleriert, im Bericht jeweils mit Namen.
policyText.exception	Für dieses Dokument gilt die Ausnahme {name}.
policyText.exceptions	Für manche Dokumente gelten Ausnahmen: {names}. Mit --country und --type werden auch sie erklärt.
policyText.excuses	Was eine Liste bekannter Defekte entschuldigt, ist ungeklärt und ändert bei einer optionalen Prüfung nichts.
policyText.excusesCount	Was eine Liste bekannter Defekte entschuldigt, ist ungeklärt und zählt.
policyText.expectsDocument	Erwartet wird ein Dokument: Ein Siegel besteht nicht.
policyText.expectsSeal	Erwartet wird ein Siegel: Ein Dokument besteht nicht.
policyText.expiryFails	Ein abgelaufenes Dokument besteht nicht.
policyText.expiryGrace	Ein Dokument, das seit mehr als {days, plural, one {# Tag} other {# Tagen}} abgelaufen ist, besteht nicht.
policyText.expiryTold	Ein abgelaufenes Dokument scheitert daran nicht; der Bericht sagt, dass es abgelaufen ist.
policyText.limitCurve	elliptische Kurven unter {bits} Bit
policyText.limitDSA	DSA unter {bits} Bit
policyText.limitNever	{subject} nie
policyText.limitRSA	RSA unter {bits} Bit
policyText.limitUntil	{subject} bis {day}
policyText.longest	Ein Dokument darf insgesamt höchstens {months, plural, one {# Monat} other {# Monate}} gültig sein. Wenn das Ausstellungsdatum nicht bekannt ist, ist das Ergebnis ungeklärt.
policyText.noCountries	Nicht zugelassen sind Dokumente dieser Staaten: {codes}.
policyText.noDecision	Über das Ergebnis hinaus wird nichts entschieden.
policyText.noDeviations	Es wird keine Abweichung vom Standard toleriert.
policyText.noExcuses	Keine Liste entschuldigt einen Fehler.
policyText.noTypes	Nicht zugelassen sind Dokumente dieser Arten: {types}.
policyText.offeredToVerifier	Bietet das Dokument Nachweise seines Chips an, muss einer davon dem Prüfer erbracht sein. Was jemand darüber aufgeschrieben hat, lässt das Ergebnis ungeklärt, ebenso ein Chip, der keinen anbietet.
policyText.printDemanded	Die aufgedruckte MRZ muss angegeben sein und mit der des Chips übereinstimmen.
policyText.printWhereGiven	Wenn die aufgedruckte MRZ angegeben ist, muss sie mit der des Chips übereinstimmen.
policyText.proof	Der Chip muss auf eine dieser Arten nachgewiesen haben, dass er das Original ist: {ways}. Ohne einen solchen Nachweis bleibt ein Dokument ungeklärt.
policyText.proofToVerifier	Der Chip muss dem Prüfer auf eine dieser Arten nachgewiesen haben, dass er das Original ist: {ways}. Was ein anderes Terminal gesehen hat, lässt das Ergebnis ungeklärt.
policyText.remaining	Ein Dokument muss noch {days, plural, one {# Tag} other {# Tage}} gültig sein, sonst besteht es nicht.
policyText.required	Wo EF.SOD sie aufführt, müssen diese Dateien übergeben werden: {files}. Ohne eine davon ist das Ergebnis unbestimmt.
policyText.revocationDemanded	Mit einem gesperrten Document Signer besteht das Dokument nicht. Wenn keine Sperrliste Auskunft gibt, ist das Ergebnis ungeklärt.
policyText.revocationTold	An einem gesperrten Document Signer scheitert das Dokument nicht; der Bericht sagt es.
policyText.revocationWhereKnown	Mit einem gesperrten Document Signer besteht das Dokument nicht. Dass es keine Sperrliste gibt, ändert nichts.
policyText.rule	{outcome} nach der Regel {rule}: {condition}.
policyText.ruleAlways	{outcome} nach der Regel {rule}, immer.
policyText.starts	Die Richtlinie {policy} geht von {base} aus.
policyText.types	Zugelassen sind nur Dokumente dieser Arten: {types}.
policyText.whole	Die Richtlinie {policy} legt alles selbst fest.
progress.access	Chip wird geöffnet ...
progress.accessBy	Chip wird mit {method} geöffnet ...
progress.activeAuthentication	Aktive Authentisierung ...
progress.application	Anwendung wird ausgewählt ...
progress.chipAuthentication	Chip-Authentisierung ...
progress.chipAuthenticationMapping	Chip Authentication Mapping ...
progress.document	Legen Sie das Dokument auf das Lesegerät ...
progress.file	{file} wird gelesen ...
progress.layDownAgain	Dokument wieder auflegen (noch {time})
progress.octets	{done} von {total} KB
progress.speed	{speed} KB/s
progress.terminalAuthentication	Terminal-Authentisierung ...
progress.timeLeft	noch {time}
progress.virtualChip	Warten auf einen virtuellen Chip an 127.0.0.1:{port} ...
prompt.again	Noch einmal versuchen? [J/n]
prompt.againBecause	{error}. Geben Sie es noch einmal ein.
prompt.anotherOrEnd	Geben Sie es noch einmal ein; die Eingabetaste allein beendet.
prompt.answerFirst	Beantworten Sie zuerst diese Frage; die eingegangene Zeile wurde nicht verwendet.
prompt.birth	{isShown, select, yes {Geburtsdatum, JJMMTT:} other {Geburtsdatum, JJMMTT (wird nicht angezeigt):}}
prompt.canCount	Eine Zugangsnummer (CAN) hat sechs Ziffern; diese hat {count}.
prompt.canDigits	Eine Zugangsnummer (CAN) besteht nur aus Ziffern. Geben Sie sie noch einmal ein.
prompt.canInstead	stattdessen die Zugangsnummer (CAN)
prompt.canInstruction	Geben Sie die Zugangsnummer (CAN) ein: die sechs Ziffern neben der MRZ oder auf der Vorderseite der Karte. Ihre Eingabe wird nicht angezeigt.
prompt.canLabel	{isShown, select, yes {CAN:} other {CAN (wird nicht angezeigt):}}
prompt.canWhere	Geben Sie die Zugangsnummer (CAN) ein: die sechs Ziffern neben der MRZ oder auf der Vorderseite der Karte.
prompt.candidate	{number}: {changes, messages}
prompt.character	Zeile {line}, Spalte {column}: Eine MRZ enthält nur A bis Z, 0 bis 9 und <. Geben Sie die Zeile noch einmal ein.
prompt.chipPIN	{isShown, select, yes {PIN:} other {PIN (wird nicht angezeigt):}}
prompt.chipPINWhere	Geben Sie die PIN des Dokuments ein. Nach wenigen Fehlversuchen ist sie gesperrt.
prompt.chipPUK	{isShown, select, yes {PUK:} other {PUK (wird nicht angezeigt):}}
prompt.chipPUKWhere	Geben Sie die PUK des Dokuments ein. Nach wenigen Fehlversuchen ist sie unbrauchbar.
prompt.choice	Ihre Wahl:
prompt.correct	Was ist zu berichtigen?
prompt.cut	Zeile {line} hat {count, plural, one {# Zeichen} other {# Zeichen}}. Entfallen am Ende {surplus} × <, sind es {length}.
prompt.digitsRight	Die Prüfziffern sind richtig.
prompt.digitsRightAll	Alle Prüfziffern sind richtig. Vergleichen Sie Ihre Eingabe mit dem Dokument: Die MRZ kann die eines anderen Dokuments sein.
prompt.end	q
prompt.enterAgain	Eingabetaste: so noch einmal versuchen. q: beenden.
prompt.enterAsIs	Eingabetaste: so verwenden, wie es dasteht. q: beenden.
prompt.expiry	{isShown, select, yes {Ablaufdatum, JJMMTT:} other {Ablaufdatum, JJMMTT (wird nicht angezeigt):}}
prompt.fieldMissing	Es fehlt noch: {field}; Strg-C beendet.
prompt.filled	Zeile {line} hat {count, plural, one {# Zeichen} other {# Zeichen}}. Kommen am Ende {missing} × < hinzu, sind es {length}.
prompt.hidden	Ihre Eingabe wird nicht angezeigt. Strg-R zeigt sie, Strg-U leert die Zeile, Strg-C beendet.
prompt.inserted	Zeile {line}, Spalte {column}: Hier fehlt {written}, dann passen die Prüfziffern.
prompt.insertedBriefly	Zeile {line, number}, Spalte {column, number}: {written} fehlt
prompt.keyDigit	Die Prüfziffer dahinter passt nicht: eingegeben ist {found}, berechnet {expected}. Geben Sie den Wert noch einmal ein, mit oder ohne Prüfziffer.
prompt.keysInstruction	Geben Sie Dokumentennummer, Geburts- und Ablaufdatum so ein, wie sie in der maschinenlesbaren Zone stehen.
prompt.length	Diese Zeile hat {count, plural, one {# Zeichen} other {# Zeichen}}; eine Zeile hat 44 oder 36, bei drei Zeilen 30. Geben Sie sie noch einmal ein.
prompt.line	{isShown, select, yes {MRZ, Zeile {line}:} other {MRZ, Zeile {line} (wird nicht angezeigt):}}
prompt.lineMissing	Zeile {line} fehlt noch; Strg-C beendet.
prompt.lineName	Zeile {line}
prompt.lineTaken	Zeile {line} ist vollständig.
prompt.mrzInstruction	Geben Sie die Zeilen am unteren Rand der Datenseite (oder auf der Rückseite der Karte) ein. Ihre Eingabe wird nicht angezeigt.
prompt.newDigit	Als Prüfziffer zum Feld {field} wurde {found} eingegeben; berechnet ist {expected}.
prompt.no	n
prompt.notRead	Der Chip wurde nicht geöffnet.
prompt.notUnderstood	Das ist keine der möglichen Antworten.
prompt.number	{isShown, select, yes {Dokumentennummer:} other {Dokumentennummer (wird nicht angezeigt):}}
prompt.offer	{number}: {isWrong, select, yes {{what, message} (die Prüfziffer dazu ist falsch)} other {{what, message}}}
prompt.onlyLower	Das ist Zeile 2. Sie genügt, um den Chip zu öffnen; mit Zeile 1 wird die ganze MRZ verglichen.
prompt.onlyMiddle	Das ist Zeile 2 einer Karte. Geben Sie zuerst Zeile 1 ein.
prompt.ownCAN	Der Chip wird mit der eigenen Zugangsnummer (CAN) des simulierten Dokuments geöffnet; mit --mrz oder --can geben Sie etwas anderes an.
prompt.ownPIN	Der Chip wird mit der eigenen PIN des simulierten Dokuments geöffnet; mit --pin geben Sie eine andere an.
prompt.ownZone	Der Chip wird mit der eigenen MRZ des simulierten Dokuments geöffnet; mit --mrz oder --can geben Sie etwas anderes an.
prompt.pinInstruction	Geben Sie die PIN des Tokens ein; sie wird nicht angezeigt.
prompt.removed	Zeile {line}, Spalte {column}: {found} ist zu viel; ohne dieses Zeichen passen die Prüfziffern.
prompt.removedBriefly	Zeile {line, number}, Spalte {column, number}: {found} ist zu viel
prompt.replaced	Stelle {position} im Feld {field}: Statt {found} müsste dort {written} stehen, dann passen die Prüfziffern.
prompt.replacedBriefly	{field, message}: {found} → {written}
prompt.replacedDigit	Zeile {line}, Spalte {column}, wo eine Ziffer stehen muss: Statt {found} müsste dort {written} stehen.
prompt.sameLine	Diese Zeile wurde schon eingegeben. Geben Sie Zeile {line} ein.
prompt.several	Mit einer dieser Änderungen passen die Prüfziffern:
prompt.shown	Ihre Eingabe wird angezeigt. Strg-R verbirgt sie, Strg-U leert die Zeile, Strg-C beendet.
prompt.takenCAN	Sechs Ziffern: Sie werden als Zugangsnummer (CAN) verwendet.
prompt.tenCharacters	Eine Dokumentennummer hat neun Zeichen und ihre Prüfziffer; diese passt nicht. Nur Karten haben längere Nummern.
prompt.tokenPIN	{isShown, select, yes {PIN des Tokens:} other {PIN des Tokens (wird nicht angezeigt):}}
prompt.tokenWhere	Geben Sie die PIN des Tokens ein.
prompt.tooLong	Das ist mehr, als hierher gehört; es wurde gelöscht. Geben Sie es noch einmal ein.
prompt.triesLeft	{count, plural, =0 {Laut Chip bleibt kein Versuch.} one {Laut Chip bleibt # Versuch.} other {Laut Chip bleiben # Versuche.}}
prompt.upperLine	{isShown, select, yes {Zeile 1, oder Eingabetaste, um ohne sie fortzufahren:} other {Zeile 1, oder Eingabetaste, um ohne sie fortzufahren (wird nicht angezeigt):}}
prompt.useAnyway	Trotzdem verwenden? [j/N]
prompt.useDigit	{expected} verwenden? [J/n]
prompt.useIt	So verwenden? [J/n]
prompt.which	Welche davon? Nummer, oder Eingabetaste für keine:
prompt.wrongComposite	Die letzte Prüfziffer (Gesamtprüfziffer über mehrere Felder) passt nicht: In Zeile {line}, Spalte {column} steht {found}; berechnet ist {expected}.
prompt.wrongDigit	Die Prüfziffer zum Feld {field} passt nicht: In Zeile {line}, Spalte {column} steht {found}; berechnet ist {expected}.
prompt.yes	j
prompt.zone	Geben Sie die Zeilen der MRZ ein, dann Strg-D:
prompt.zoneInstruction	Geben Sie die Zeilen am unteren Rand der Datenseite oder auf der Rückseite der Karte ein.
read.MRZNeeded	Der Chip bietet kein PACE-Verfahren, das verwendet werden darf, und ohne PACE öffnet ihn nur die MRZ.
read.PACEFailed	Der Chip bietet PACE an, aber {count, plural, one {der Versuch ist gescheitert} other {alle # Versuche sind gescheitert}}. {error}.
read.againOrAllowBAC	Nehmen Sie das Dokument vom Lesegerät, legen Sie es wieder auf und lesen Sie erneut; mit --access auto wird BAC versucht.
read.allowOtherWays	Erlauben Sie die anderen Wege (--access auto), wenn das Dokument mit PACE oder ungeschützt gelesen wird.
read.allowPACE	Der Chip bietet PACE an: Erlauben Sie es (--access auto), und lesen Sie erneut.
read.cardAccessMalformed	Nehmen Sie das Dokument vom Lesegerät, legen Sie es wieder auf und lesen Sie noch einmal: EF.CardAccess, womit PACE beginnt, lässt sich nicht dekodieren.
read.cardAccessNotFound	Nehmen Sie das Dokument vom Lesegerät, legen Sie es wieder auf und lesen Sie erneut: Sein EF.CardAccess, mit dem PACE beginnt, wurde nicht gefunden.
read.compareCAN	Vergleichen Sie die Zugangsnummer (CAN) mit dem Aufdruck und lesen Sie erneut, oder geben Sie nur die MRZ an.
read.comparePIN	Vergleichen Sie die Eingabe vor dem nächsten Versuch mit dem Brief des Ausstellers: Schon wenige Fehlversuche führen zur Sperre.
read.eachOfferLeftOut	PACE wurde verlangt, aber keines der Angebote des Chips lässt sich verwenden: {reasons}.
read.filesGuarded	Der Chip schützt seine Dateien, und weder MRZ noch CAN wurde angegeben.
read.giveCANElseAgain	Wenn das Dokument eine Zugangsnummer (CAN) hat, geben Sie diese an; nehmen Sie es sonst vom Lesegerät und lesen Sie erneut.
read.giveCANElseAsk	Wenn das Dokument eine Zugangsnummer (CAN) hat, geben Sie diese an; fragen Sie sonst den Aussteller.
read.giveCANNotTry	Wenn das Dokument eine Zugangsnummer (CAN) hat, geben Sie diese an; der letzte Versuch mit der MRZ wird nicht verbraucht.
read.giveZone	Geben Sie die maschinenlesbare Zone an, mit oder ohne Zugangsnummer (CAN).
read.giveZoneDatesOrCAN	Geben Sie die maschinenlesbare Zone, die Dokumentennummer mit beiden Daten oder die Zugangsnummer (CAN) an.
read.giveZoneOrCAN	Geben Sie die maschinenlesbare Zone oder die Zugangsnummer (CAN) an.
read.leftOut.algorithmMismatch	der Algorithmus passt nicht zur Gruppe
read.leftOut.domainParametersNotTrusted	die Gruppe ist nicht standardisiert
read.leftOut.domainParametersUnknown	die verwendete Gruppe ist nicht angegeben
read.leftOut.malformed	es lässt sich nicht dekodieren
read.leftOut.mappingNotAllowed	das Mapping passt nicht zu Gruppe oder Chiffre
read.leftOut.protocolUnknown	der Standard kennt das Protokoll nicht
read.leftOut.readerTooShort	die Schlüssel sind für dieses Lesegerät zu lang
read.leftOut.versionNotSupported	die Version ist nicht 2
read.mayHaveCostTry	Dieser Versuch kann einen der zulässigen Versuche für das Passwort verbraucht haben: Lesen Sie mit der MRZ oder der Zugangsnummer (CAN), bevor Sie es noch einmal probieren.
read.noCardAccess	PACE wurde verlangt, aber der Chip bietet es nicht an: Er gab kein EF.CardAccess, das sich dekodieren lässt.
read.noMRZForBAC	Basic Access Control wurde verlangt, aber keine MRZ dafür angegeben.
read.noPACEInfo	PACE wurde verlangt, aber der Chip bietet es nicht an: EF.CardAccess hat kein PACEInfo.
read.noPassword	Der Chip wird mit PACE geöffnet, und weder MRZ noch CAN wurde angegeben.
read.otherReaderForOffers	Lesen Sie an einem anderen Lesegerät erneut, falls EF.CardAccess unterwegs verändert wurde; bleibt es dabei, melden Sie das Dokument.
read.recordedWords	Im Nachweis steht: {text}
read.useLongerReader	Verwenden Sie ein Lesegerät, das Kommandos mit erweiterten Längenfeldern weiterleitet.
read.withoutWay	{error}. Auch kein PACE-Angebot lässt sich verwenden: {reasons}.
reader.ACR122	Das ACR122 leitet nur kurze Datenblöcke weiter und verliert oft den Kontakt zu Reisepässen: Meldet es einen falschen Schlüssel oder antwortet nicht rechtzeitig, kann das am Lesegerät liegen statt am Dokument.
reader.callsLeft	Der Chipkartendienst (pcscd) hat {count, plural, one {# Aufruf} other {# Aufrufe}} nicht beantwortet; es wird kein weiterer begonnen.
reader.chipLeft	Der Chip wurde vom Lesegerät{named, select, yes { „{name}“} other {}} entfernt.
reader.chipReset	Ein anderes Programm hat den Chip zurückgesetzt, oder das Lesegerät{named, select, yes { „{name}“} other {}} hat ihm den Strom genommen.
reader.empty	Auf dem Lesegerät{named, select, yes { „{name}“} other {}} liegt kein Chip.
reader.giveName	Geben Sie eines von diesen an: {names}.
reader.held	Ein anderes Programm belegt das Lesegerät{named, select, yes { „{name}“} other {}} oder den Chip darauf.
reader.incapable	Das Lesegerät{named, select, yes { „{name}“} other {}}, sein Treiber oder der Chip kann das Verlangte nicht.
reader.mute	Auf dem Lesegerät{named, select, yes { „{name}“} other {}} liegt etwas, das nicht wie ein Chip antwortet.
reader.muteRemedy	Auf dem Lesegerät „{reader}“ liegt etwas, das nicht antwortet. Drehen Sie das Dokument um oder schlagen Sie die Datenseite auf, nehmen Sie andere Karten weg, und prüfen Sie, ob es einen Chip hat (Symbol auf dem Umschlag).
reader.noProtocol	Chip und Lesegerät{named, select, yes { „{name}“} other {}} sprechen miteinander weder T=0 noch T=1.
reader.noneNamed	Kein Lesegerät hat „{name}“ im Namen.
reader.notBuilt	Dieser Build von epass hat kein PC/SC.
reader.notBuiltRemedy	Bauen Sie epass mit dem Trait PCSC (Vorgabe), oder lesen Sie über `--vpcd-listen` oder `--simulate`.
reader.notPassedOn	Das Lesegerät{named, select, yes { „{name}“} other {}} konnte das Kommando nicht weiterleiten oder hat die Antwort verloren.
reader.powerUpFails	Es schaltet nicht jeden Chip ein: Wenn nichts geschieht, heben Sie das Dokument an und legen Sie es wieder auf.
reader.responseTooLong	Die Antwort ist länger, als eine Antwort sein darf.
reader.serviceFailed	Im Chipkartendienst selbst ist ein Fehler aufgetreten.
reader.serviceFailedRemedy	Sehen Sie in das Protokoll von pcscd (`journalctl -u pcscd`), starten Sie den Dienst neu und wiederholen Sie den Vorgang.
reader.serviceRefused	Der Chipkartendienst (pcscd) hat abgelehnt: Er passt nicht zur Version von libpcsclite oder beendet sich gerade.
reader.serviceSilent	Der Chipkartendienst (pcscd) antwortet nicht.
reader.serviceSilentRemedy	Starten Sie ihn neu (`systemctl restart pcscd`) und wiederholen Sie den Vorgang; hilft das nicht, ziehen Sie vorher das Lesegerät ab: Sein Treiber hängt möglicherweise.
reader.severalNamed	Mehr als ein Lesegerät hat „{name}“ im Namen.
reader.shortLengths	Es leitet nur kurze Längenfelder weiter: Das Lesen dauert länger, und Schlüssel ab 2048 Bit können zu lang sein.
reader.slowWhenEmpty	Es braucht bis zu einer Sekunde, um ein Dokument zu bemerken: Lassen Sie es liegen.
reader.socketDeniedRemedy	Führen Sie epass doctor aus; er sagt, wie der Socket neu angelegt wird. Oder fragen Sie Ihre Technik.
reader.stopsAnswering	Es hört gelegentlich auf zu antworten: Stecken Sie es dann neu ein.
reader.storageCard	Auf dem Lesegerät „{reader}“ liegt ein reiner Speicherchip, wie er in Fahrkarten und Schlüsselanhängern steckt: Das ist nicht der Chip eines Dokuments.
reader.storageCardRemedy	Nehmen Sie ihn weg und legen Sie das Dokument auf; andere Karten in der Nähe werden statt seiner erkannt.
reader.timeout	Das Lesegerät{named, select, yes { „{name}“} other {}} hat nicht rechtzeitig geantwortet.
reader.unknownName	Es gibt {named, select, yes {kein Lesegerät „{name}“} other {dieses Lesegerät nicht}}.
reader.unplugged	Das Lesegerät{named, select, yes { „{name}“} other {}} wurde abgezogen, oder sein Treiber hat sich beendet.
readers.answerTypeA	{answer} (Typ A)
readers.answerTypeB	{answer} (Typ B)
readers.empty	leer
readers.event	{reader}: {state} {answer}
readers.exclusive	Chip von anderem Programm belegt
readers.following	Die Lesegeräte werden beobachtet; Strg-C beendet das.
readers.headAnswer	ANSWER TO RESET
readers.headReader	LESEGERÄT
readers.headState	ZUSTAND
readers.inUse	Chip von anderem Programm benutzt
readers.mute	etwas, das nicht antwortet
readers.present	Chip vorhanden
readers.storageCard	reiner Speicherchip, kein Dokument
readers.unavailable	nicht verfügbar
readers.unplugged	abgezogen
reason.absent	das Dokument hat die Datei nicht
reason.accessDenied	der Chip hat den Zugriff verweigert
reason.akiMismatch	der Unterzeichner nennt keinen vertrauenswürdigen Schlüssel
reason.algorithmMismatch	zwei Stellen nennen verschiedene Algorithmen
reason.algorithmRefusedByPolicy	die Richtlinie akzeptiert den Algorithmus nicht mehr
reason.anchorListed	für das CSCA-Zertifikat bürgt nur die Liste eines anderen Staates
reason.anchorUnpinned	für das CSCA-Zertifikat bürgt nichts Vertrauenswürdiges
reason.attributeDoubled	ein signiertes Attribut ist doppelt vorhanden oder hat mehrere Werte
reason.attributeMissing	ein signiertes Attribut fehlt
reason.blocked	vom Betreiber blockiert
reason.cancelled	der Vorgang wurde abgebrochen
reason.cardAccessNotConfirmed	keine signierte Datei bestätigt einen Eintrag von EF.CardAccess
reason.certifiedOutsideUsagePeriod	das Zertifikat wurde ausgestellt, als der Schlüssel der CSCA nicht signieren durfte
reason.challengeMismatch	der Chip beantwortete eine andere Challenge
reason.channelLost	der gesicherte Kanal ging verloren
reason.channelNotProven	PACE wurde abgelehnt, und keine Chip-Authentisierung zeigt, dass der Kanal im Chip endet
reason.checkDigitsWrong	Prüfziffern sind falsch
reason.chipNotAuthenticated	es ging keine Chip-Authentisierung voraus
reason.chipNotVerified	der Chip war nicht als echt nachgewiesen
reason.cloneable	der Chip ist nicht gegen Kopieren geschützt
reason.contentTypeMismatch	der signierte Inhaltstyp ist nicht der des Inhalts
reason.countryMismatch	die Länder stimmen nicht überein
reason.countryNotAllowed	die Richtlinie lässt keine Dokumente dieses Staates zu
reason.countryUnknown	das Land fehlt oder ist nicht bekannt
reason.credentialsNotHeld	das Terminal hat keine Zertifikate, die der Chip akzeptieren würde
reason.crlExpired	die Sperrliste ist zu alt
reason.crlNotVerified	die Signatur der Sperrliste ist ungültig, oder die Liste kann nicht verwendet werden
reason.crlNotYetValid	die Sperrliste ist noch nicht in Kraft
reason.crlOfOtherIssuer	die Sperrlisten stammen von einer anderen CSCA des Landes
reason.datesContradict	Datumsangaben widersprechen einander
reason.deviationRefused	eine Abweichung vom Standard, die die Richtlinie ablehnt
reason.dirNotConfirmed	EF.DIR ist nicht die signierte Fassung
reason.documentTypeNotAllowed	der Document Signer darf Dokumente dieser Art nicht herstellen
reason.documentTypeRefused	die Richtlinie lässt keine Dokumente dieser Art zu
reason.empty	die Datei hat keinen Inhalt
reason.evidenceNotRecorded	was der Chip antwortete, wurde nicht aufgezeichnet
reason.expired	die Gültigkeit ist abgelaufen
reason.expiresSoon	das Dokument läuft früher ab, als die Richtlinie erlaubt
reason.extensionsOutsideProfile	die Erweiterungen sind nicht die des Zertifikatsprofils
reason.fieldsDiffer	Felder unterscheiden sich, die gleich sein müssen
reason.hashMismatch	der Hashwert ist nicht der signierte
reason.issuedOutsideUsagePeriod	das Dokument wurde ausgestellt, als der Schlüssel nicht signieren durfte
reason.issuerNotAuthority	der Aussteller ist keine Zertifizierungsstelle
reason.keyAgreementFailed	der Chip hat den privaten Schlüssel zu seinem öffentlichen nicht
reason.keyFileMissing	dem Chip fehlt die signierte Datei mit seinem Schlüssel
reason.keyNotAuthenticated	für den Schlüssel des Chips bürgt nichts Vertrauenswürdiges
reason.keyNotFound	in der Datei mit den Schlüsseln des Chips fehlt dieser Schlüssel
reason.keyOutsideProfile	die Art des Schlüssels ist im Zertifikatsprofil nicht vorgesehen
reason.keyRefused	ein Schlüssel, der nicht verwendet werden darf
reason.keyUsage	der Schlüssel darf dafür nicht verwendet werden
reason.knownDefect	ein veröffentlichter Defekt der Dokumente des Ausstellers
reason.layoutDiffers	die aufgedruckte MRZ hat ein anderes Format als die des Chips
reason.listsDiffer	zwei Listen der Dateien des Dokuments stimmen nicht überein
reason.malformed	nicht der Aufbau, den der Standard verlangt
reason.mappingDataMismatch	der Schlüssel des Kanals ist nicht mit dem Schlüssel des Chips verknüpft
reason.materialTooOld	eine Liste ist älter, als die Richtlinie erlaubt
reason.mayBeRevoked	eine Sperrliste des Landes nennt die Nummer unter einem anderen Namen oder ein anderes Zertifikat des Schlüssels
reason.messageDigestMismatch	der signierte Hashwert ist nicht der des Inhalts
reason.noAnchor	zum Document Signer gehört kein vertrauenswürdiges CSCA-Zertifikat
reason.noCRL	keine Sperrliste des Ausstellers
reason.noDateOfIssue	das Ausstellungsdatum ist nicht bekannt
reason.noSecurityObject	kein Sicherheitsobjekt als Grundlage der Beurteilung
reason.noSigner	keine Signatur im Sicherheitsobjekt
reason.notExpected	erwartet wird ein Dokument, und angegeben ist ein Siegel, oder umgekehrt
reason.notGiven	es wurde nichts zum Vergleichen angegeben
reason.notInSecurityObject	das Sicherheitsobjekt hat keinen Hashwert für die Datei
reason.notOffered	das Dokument bietet es nicht an
reason.notRead	die Datei wurde nicht gelesen
reason.notYetValid	die Gültigkeit hat noch nicht begonnen
reason.otherChannel	in einem anderen Kanal gelesen
reason.otherMethodUsed	der Chip wurde auf andere Weise geöffnet
reason.paceFailed	der Chip hat sein PACE abgelehnt und wurde mit Basic Access Control geöffnet
reason.paceInfoHidden	in EF.CardAccess fehlt ein PACE-Verfahren, das signiert ist
reason.paceInfoNotSigned	PACE wird angeboten, und keine signierte Datei bestätigt es
reason.paceNotUsed	der Chip hat PACE und wurde ohne PACE geöffnet
reason.pathTooLong	der Zertifizierungspfad ist länger als erlaubt
reason.periodOutsideProfile	die Gültigkeit ist kürzer, als das Zertifikatsprofil verlangt
reason.proofNotShown	der Chip hat den Nachweis nicht so erbracht, wie die Richtlinie ihn verlangt
reason.publisherNotGranted	die Liste eines anderen Staates äußert sich ohne Ermächtigung zu diesem Dokument
reason.readFailed	der Lesevorgang scheiterte vorher
reason.readerTooShort	das Lesegerät leitet so viele Bytes nicht weiter
reason.recorded	das sagt nur der Nachweis, der anderswo gelesen wurde
reason.refusedByChip	der Chip antwortete mit einem Fehler
reason.reportedCancelled	als ungültig gemeldet
reason.reportedLost	als verloren gemeldet
reason.reportedStolen	als gestohlen gemeldet
reason.responseInvalid	eine Antwort des Chips hält der Prüfung nicht stand
reason.responseTruncated	die Antwort des Chips wurde abgeschnitten
reason.revoked	das Zertifikat ist gesperrt
reason.rightsNotGranted	die Zertifikate des Terminals geben das Recht nicht
reason.severalSigners	mehr als eine Signatur im Sicherheitsobjekt
reason.signatureInvalid	die Signatur ist ungültig
reason.signedAttributesAbsent	es gibt keine signierten Attribute
reason.signerFailed	der Schlüssel des Terminals hat nicht signiert
reason.signerNotFound	zu dem Schlüssel, der signiert hat, gehört kein Zertifikat
reason.skipped	beim Lesen des Dokuments ausgelassen
reason.statusSourceFailed	die Quelle der Meldungen hat nicht wie vorgeschrieben geantwortet
reason.subjectOutsideProfile	der Inhabername ist im Profil des Zertifikats nicht vorgesehen
reason.tooLarge	die Datei ist größer als der Teil, der davon gelesen wird
reason.truncated	die Datei ist nicht vollständig angekommen
reason.unknownCriticalExtension	eine kritische Erweiterung, die nicht verstanden wird
reason.unreadable	ein Datum oder Feld lässt sich nicht lesen
reason.unsupportedAlgorithm	ein Algorithmus oder eine Kurve, die hier nicht bekannt ist
reason.validityTooLong	das Dokument ist länger gültig, als die Richtlinie erlaubt
reason.wrongContentType	ein Inhalt von einem Typ, der hier nicht akzeptiert wird
reason.wrongPassword	das Passwort öffnet den Chip nicht
reason.wrongRole	das Zertifikat des Unterzeichners ist für einen anderen Zweck bestimmt
reason.wrongVersion	eine Version, die der Standard hier nicht erlaubt
record.application.additionalBiometrics	zusätzliche biometrische Daten
record.application.travelRecords	Reisevermerke
record.application.visaRecords	Visa
record.biometrics	Biometrische Daten mit {count} Byte.
record.certificate	Zertifikat eines Unterzeichners, {state}.
record.malformed	Datensatz {number} lässt sich nicht dekodieren.
record.none	Es ist kein Datensatz vorhanden.
record.signedBy	Signiert von {signer}.
record.stamp	{kind, select, exit {Ausreise} other {Einreise}} am {when}, {state}, {place}.
record.state.aborted	Der Lesevorgang endete vorher.
record.state.absent	Der Chip hat sie nicht.
record.state.accessDenied	Der Chip hat den Zugriff verweigert.
record.state.nonConformant	Was der Chip als Nächstes lieferte, ist kein Datensatz.
record.state.read	Wurde gelesen.
record.state.tooLarge	Der nächste Datensatz ist länger als der Teil, der davon gelesen werden kann.
record.undecodable	Über seine Signatur ist nichts bekannt.
record.visa	Visum {number}, {state}, {first} bis {last}.
records.failed	{count, plural, one {Ein nach der Ausstellung hinzugefügter Datensatz kann} other {# nach der Ausstellung hinzugefügte Datensätze können}} nicht von einem Unterzeichner des darin genannten Staates stammen.
recovery.action.readAgain	Es wurde erneut gelesen.
recovery.action.reopened	Der Chip wurde erneut geöffnet.
recovery.action.repeated	Es wurde noch einmal versucht.
recovery.count	{count, plural, one {einmal} other {#-mal}}
recovery.file	{file}
recovery.fileFrom	{file} ab Byte {offset}
recovery.line	{what}, Kommando {command}.
recovery.otherOctets	Die Bytes waren nicht die erwarteten.
recovery.repeated	{what}. Das geschah {count}-mal.
recovery.statusWord	{meaning} ({word}).
recovery.step.access	Öffnen des Chips
recovery.step.activeAuthentication	Aktive Authentisierung
recovery.step.appending	Anfügen eines Datensatzes
recovery.step.application	Auswahl der Anwendung
recovery.step.chipAuthentication	Chip-Authentisierung
recovery.step.continuity	Vergleich des Chips mit dem vorigen
recovery.step.file	Eine Datei
recovery.step.otherApplication	Eine andere Anwendung
recovery.step.record	Ein Datensatz
recovery.step.terminalAuthentication	Terminal-Authentisierung
recovery.step.writing	Schreiben zusätzlicher biometrischer Daten
remedy.access.authenticationLength	Lesen Sie erneut, dann an einem anderen Lesegerät. Bleibt es dabei, melden Sie Lesegerät und Dokument.
remedy.access.authenticationMAC	Vertrauen Sie diesem Chip nicht; lesen Sie an einem anderen Lesegerät erneut.
remedy.access.authenticationTokenInvalid	Vertrauen Sie diesem Chip nicht; lesen Sie an einem anderen Lesegerät erneut.
remedy.access.authenticationTokenLength	Lesen Sie erneut, dann an einem anderen Lesegerät. Bleibt es dabei, hält sich der Chip nicht an den Standard: Melden Sie das Dokument.
remedy.access.blocked	Versuchen Sie es damit nicht noch einmal; geben Sie stattdessen die MRZ an, oder fragen Sie den Aussteller.
remedy.access.challengeLength	Lesen Sie erneut, dann an einem anderen Lesegerät. Bleibt es dabei, melden Sie Lesegerät und Dokument.
remedy.access.channelClosed	Öffnen Sie den Chip erneut: Den Grund nennt der Fehler, der den Kanal geschlossen hat.
remedy.access.channelLost	Legen Sie das Dokument flach auf das Lesegerät, lassen Sie es liegen und lesen Sie erneut. Geschieht es jedes Mal, versuchen Sie ein anderes Lesegerät.
remedy.access.chipAuthenticationDataMissing	Lesen Sie erneut, dann an einem anderen Lesegerät. Bleibt es dabei, hält sich der Chip nicht an den Standard: Melden Sie das Dokument.
remedy.access.chipAuthenticationDataUnexpected	Lesen Sie erneut, dann an einem anderen Lesegerät. Bleibt es dabei, hält sich der Chip nicht an den Standard: Melden Sie das Dokument.
remedy.access.chipAuthenticationRefused	Lesen Sie erneut. Lehnt der Chip wieder ab, lässt er sich auf diese Weise nicht von einer Kopie unterscheiden; seine Dateien werden trotzdem gelesen.
remedy.access.chipNonceMismatch	Vertrauen Sie diesem Chip nicht; lesen Sie an einem anderen Lesegerät erneut.
remedy.access.commandTooLong	Verwenden Sie ein Lesegerät, das erweiterte Längenfelder weiterleitet. Ein Programm, das das Kommando selbst gesendet hat, sendet weniger auf einmal; der Kanal ist noch offen.
remedy.access.commandUnsuitable	Dies ist ein Fehler des Programms, nicht des Dokuments: Melden Sie ihn. Ein geschütztes Kommando hat die Klasse 00 oder 10, und es werden höchstens 65536 Byte angefordert.
remedy.access.counterExhausted	Öffnen Sie den Chip erneut: Ein neuer Kanal hat einen neuen Zähler.
remedy.access.cryptogramInvalid	Lesen Sie erneut. Bleibt es dabei, verschlüsselt der Chip, wie kein Chip es sollte: Melden Sie das Dokument.
remedy.access.cryptography	Prüfen Sie die Installation von OpenSSL 3.
remedy.access.dataObjectMalformed	Lesen Sie erneut, dann an einem anderen Lesegerät. Bleibt es dabei, hält sich der Chip nicht an den Standard: Melden Sie das Dokument.
remedy.access.dataObjectMissing	Lesen Sie erneut, dann an einem anderen Lesegerät. Bleibt es dabei, hält sich der Chip nicht an den Standard: Melden Sie das Dokument.
remedy.access.dataObjectOrder	Lesen Sie erneut, dann an einem anderen Lesegerät. Bleibt es dabei, hält sich der Chip nicht an den Standard: Melden Sie das Dokument.
remedy.access.dataObjectRepeated	Lesen Sie erneut, dann an einem anderen Lesegerät. Bleibt es dabei, hält sich der Chip nicht an den Standard: Melden Sie das Dokument.
remedy.access.dataObjectUnknown	Lesen Sie erneut, dann an einem anderen Lesegerät. Bleibt es dabei, hält sich der Chip nicht an den Standard: Melden Sie das Dokument.
remedy.access.macInvalid	Von dieser Antwort wurde nichts verwendet. Lesen Sie an einem anderen Lesegerät erneut; geschieht es auch dort, vertrauen Sie dem Chip nicht.
remedy.access.macMissing	Von dieser Antwort wurde nichts verwendet. Lesen Sie an einem anderen Lesegerät erneut; geschieht es auch dort, vertrauen Sie dem Chip nicht.
remedy.access.malformedResponse	Lesen Sie erneut, dann an einem anderen Lesegerät. Bleibt es dabei, melden Sie Lesegerät und Dokument.
remedy.access.mappedGeneratorInvalid	Vertrauen Sie diesem Chip nicht; lesen Sie an einem anderen Lesegerät erneut.
remedy.access.mappingDataNotEmpty	Lesen Sie erneut, dann an einem anderen Lesegerät. Bleibt es dabei, hält sich der Chip nicht an den Standard: Melden Sie das Dokument.
remedy.access.mrzRequired	Geben Sie die maschinenlesbare Zone an, oder die Dokumentennummer und beide Daten.
remedy.access.nonceLength	Lesen Sie erneut, dann an einem anderen Lesegerät. Bleibt es dabei, hält sich der Chip nicht an den Standard: Melden Sie das Dokument.
remedy.access.notSupported	Prüfen Sie, ob der Chip der eines Reisedokuments ist.
remedy.access.outOfSequence	Dies ist ein Fehler des Programms, nicht des Dokuments: Melden Sie ihn. Ein Programm nimmt jede Antwort entgegen, bevor es das nächste Kommando sendet.
remedy.access.paceFailed	Nehmen Sie das Dokument vom Lesegerät, legen Sie es wieder auf und lesen Sie erneut.
remedy.access.paceNotOffered	Lesen Sie mit --access auto, wenn das Dokument nur Basic Access Control hat oder ungeschützt gelesen wird.
remedy.access.paceRequired	Dieses Dokument lässt sich nur mit PACE öffnen: Erlauben Sie PACE (--access auto), und lesen Sie erneut.
remedy.access.paddingInvalid	Lesen Sie erneut. Bleibt es dabei, verschlüsselt der Chip, wie kein Chip es sollte: Melden Sie das Dokument.
remedy.access.passwordFormat	Geben Sie die Zugangsnummer (CAN) so an, wie sie auf dem Dokument aufgedruckt ist, oder die PIN aus dem Brief des Ausstellers.
remedy.access.passwordSuspended	Geben Sie zuerst die Zugangsnummer (CAN) an: Ein falscher letzter Versuch sperrt das Passwort.
remedy.access.protocolError	Nehmen Sie das Dokument vom Lesegerät, legen Sie es wieder auf und lesen Sie erneut.
remedy.access.publicKeyEncoding	Lesen Sie erneut, dann an einem anderen Lesegerät. Bleibt es dabei, hält sich der Chip nicht an den Standard: Melden Sie das Dokument.
remedy.access.publicKeyInvalid	Vertrauen Sie diesem Chip nicht; lesen Sie an einem anderen Lesegerät erneut.
remedy.access.publicKeyReflected	Vertrauen Sie diesem Chip nicht; lesen Sie an einem anderen Lesegerät erneut.
remedy.access.staticKeyAlgorithmMismatch	Melden Sie das Dokument; die anderen Schlüssel der Datei werden verwendet.
remedy.access.staticKeyMalformed	Melden Sie das Dokument; mit diesem Schlüssel lässt sich der Chip nicht von einer Kopie unterscheiden.
remedy.access.staticKeyNeutral	Melden Sie das Dokument; mit diesem Schlüssel lässt sich der Chip nicht von einer Kopie unterscheiden.
remedy.access.staticKeyNotInGroup	Melden Sie das Dokument; mit diesem Schlüssel lässt sich der Chip nicht von einer Kopie unterscheiden.
remedy.access.staticKeyOutOfRange	Melden Sie das Dokument; mit diesem Schlüssel lässt sich der Chip nicht von einer Kopie unterscheiden.
remedy.access.staticKeyParametersInvalid	Melden Sie das Dokument; mit diesem Schlüssel lässt sich der Chip nicht von einer Kopie unterscheiden.
remedy.access.staticKeyParametersUnsupported	Melden Sie das Dokument; die anderen Schlüssel der Datei werden verwendet.
remedy.access.staticKeyPrimeComposite	Melden Sie das Dokument; mit diesem Schlüssel lässt sich der Chip nicht von einer Kopie unterscheiden.
remedy.access.staticKeySmallOrder	Melden Sie das Dokument; mit diesem Schlüssel lässt sich der Chip nicht von einer Kopie unterscheiden.
remedy.access.statusMismatch	Von dieser Antwort wurde nichts verwendet. Lesen Sie an einem anderen Lesegerät erneut; geschieht es auch dort, vertrauen Sie dem Chip nicht.
remedy.access.terminalAuthenticationNotAllowed	Nehmen Sie das Dokument vom Lesegerät, legen Sie es wieder auf und lesen Sie erneut: Der Chip erlaubt sie einmal, nach der Chip-Authentisierung.
remedy.access.terminalCertificateRefused	Beschaffen Sie aktuelle Zertifikate vom Document Verifier.
remedy.access.terminalNonceMismatch	Vertrauen Sie diesem Chip nicht; lesen Sie an einem anderen Lesegerät erneut.
remedy.access.terminalSignatureMalformed	Lassen Sie das Token oder den Dienst nach dem Standard signieren: r und s, jeweils so lang wie die Ordnung der Kurve.
remedy.access.terminalSignatureRefused	Vergleichen Sie den Schlüssel mit dem des Zertifikats und die Dokumentennummer mit dem Aufdruck.
remedy.access.terminalTrustPointUnknown	Vergleichen Sie die Referenzen in EF.CVCA mit den Zertifikaten (epass inspect), und ergänzen Sie die Link-Zertifikate.
remedy.access.tooManyStaticKeys	Melden Sie das Dokument; die Schlüssel vor diesem wurden untersucht.
remedy.access.unprotectedResponse	Von dieser Antwort wurde nichts verwendet. Lesen Sie an einem anderen Lesegerät erneut; geschieht es auch dort, vertrauen Sie dem Chip nicht.
remedy.access.wrongPassword	Vergleichen Sie Dokumentennummer, Geburts- und Ablaufdatum mit dem Aufdruck, und lesen Sie erneut; wenn das Dokument eine Zugangsnummer (CAN) hat, geben Sie diese an.
remedy.apdu.invalidExpectedLength	Erwarten Sie 1 bis 65536 Byte, oder keine.
remedy.apdu.lengthMismatch	Setzen Sie Lc auf die Anzahl der folgenden Datenbytes.
remedy.apdu.tooLong	Senden Sie höchstens 65535 Byte Daten in einem Kommando.
remedy.apdu.truncated	Legen Sie das Dokument wieder auf, und lesen Sie erneut.
remedy.archive.duplicatePath	Packen Sie die Dateien neu: jeden Pfad einmal, und die Dateien jedes Dokuments beieinander.
remedy.archive.malformed	Beschaffen Sie das Archiv erneut; gelesen werden tar- und ZIP-Archive.
remedy.archive.tooLarge	Prüfen Sie, ob es das Archiv ist, das Sie meinen.
remedy.archive.truncated	Beschaffen Sie das Archiv erneut: Sein Ende fehlt.
remedy.archive.unsafeEntry	Lehnen Sie das Archiv ab: Kein Programm, das Dateien von Dokumenten packt, legt solche Einträge an.
remedy.archive.unsupported	Packen Sie die Dateien neu, als einfaches tar oder als ZIP mit DEFLATE.
remedy.card.invalidResponse	Lesen Sie erneut; wiederholt es sich, verwenden Sie ein anderes Lesegerät.
remedy.card.none	Legen Sie das Dokument auf das Lesegerät; meist sitzt der Chip im hinteren Einband oder in der Datenseite.
remedy.card.removed	Legen Sie das Dokument flach und ruhig auf das Lesegerät. Ein laufender Lesevorgang geht von selbst weiter; ein beendeter muss neu gestartet werden.
remedy.card.reset	Ein laufender Lesevorgang öffnet den Chip von selbst wieder; ein beendeter muss neu gestartet werden. Wiederholt sich das, beenden Sie das andere Programm (oft scdaemon von gpg-agent oder ein Browser).
remedy.card.timeout	Legen Sie das Dokument flach und ruhig auf das Lesegerät. Ein laufender Lesevorgang geht von selbst weiter; ein beendeter muss neu gestartet werden. Wiederholt es sich, ziehen Sie das Lesegerät ab und schließen Sie es wieder an.
remedy.card.transmissionFailed	Lesen Sie erneut; scheitert es an derselben Stelle, lesen Sie mit kurzen Längen oder an einem anderen Lesegerät.
remedy.card.unresponsive	Drehen Sie das Dokument um oder schlagen Sie die Datenseite auf, nehmen Sie andere Karten weg, und prüfen Sie, ob es einen Chip hat (Symbol auf dem Umschlag).
remedy.channel.cancelled	Starten Sie erneut, wenn Sie bereit sind.
remedy.channel.closed	Stellen Sie die Verbindung wieder her.
remedy.channel.invalidCommand	Melden Sie dies als Fehler des Programms.
remedy.channel.ioFailed	Prüfen Sie die Adresse und die Berechtigung, und versuchen Sie es erneut.
remedy.channel.scriptMismatch	Zeichnen Sie das Protokoll erneut auf, oder berichtigen Sie, was die Kommandos sendet.
remedy.cli.cannotWrite	Nennen Sie einen Ort, an dem Sie schreiben dürfen.
remedy.cli.commandFailed	Starten Sie es für sich allein, und sehen Sie, was es meldet.
remedy.cli.confirmationNeeded	Sehen Sie sich den Import mit --dry-run an; bestätigen Sie mit --yes, oder nennen Sie mit --pin, wem vertraut wird.
remedy.cli.country	Geben Sie einen Code aus zwei oder drei Buchstaben oder den Namen des Staates an; epass trust audit zeigt die im Speicher vorhandenen.
remedy.cli.fileExists	Nennen Sie eine andere Datei, oder verschieben Sie die vorhandene.
remedy.cli.folderNotEmpty	Nennen Sie einen leeren Ordner oder einen, den es noch nicht gibt.
remedy.cli.internal	Melden Sie es, ohne personenbezogene Daten.
remedy.cli.interrupted	Starten Sie erneut.
remedy.cli.language	Geben Sie mit --lang eine davon an oder den Pfad eines Katalogs (Docs/languages.md); ohne --lang gelten EPASS_LANG und das Gebietsschema.
remedy.cli.noInput	Prüfen Sie den Namen; ein relativer beginnt im aktuellen Ordner.
remedy.cli.noPIN	Schreiben Sie die PIN und sonst nichts in die Datei.
remedy.cli.noProgram	Installieren Sie das Programm, oder verzichten Sie auf das, was es braucht.
remedy.cli.noStore	epass trust setup legt ihn an; --store nennt einen anderen.
remedy.cli.noTerminal	Geben Sie den Wert über die Standardeingabe an (--mrz -).
remedy.cli.notConfirmed	Sehen Sie sich den Import mit --dry-run an, bevor Sie ihn ausführen.
remedy.cli.notEvidence	Geben Sie ein Nachweispaket an, das epass read --out geschrieben hat, einen Ordner mit Dateien oder ein Siegel.
remedy.cli.notInStore	epass trust list und epass trust audit zeigen, was es gibt.
remedy.cli.nothingToExport	Verlangen Sie eine andere Art oder ein anderes Land; --unpinned schreibt auch schwächer verbürgte Anker.
remedy.cli.pinNotMet	Vergleichen Sie den Wert mit den Angaben des Herausgebers; epass inspect LISTE zeigt beide Hashwerte.
remedy.cli.tooLarge	Prüfen Sie, ob es die gemeinte Datei ist.
remedy.cli.usage	Siehe --help des Befehls.
remedy.conformance.authorityInvalid	Geben Sie das Zertifikat der CVCA und ihren privaten Schlüssel als PEM ohne Passwort an.
remedy.conformance.caseUnknown	epass conform reader --list nennt jeden Testfall.
remedy.conformance.chipCaseUnknown	epass conform chip --list nennt jeden Testfall.
remedy.conformance.chipNotOpened	Prüfen Sie, was angegeben wurde: --mrz oder --can oder einen anderen Weg zum Chip.
remedy.conformance.fileInvalid	Berichtigen Sie das genannte Feld; was es enthalten darf, steht in Docs/conformance.md.
remedy.conformance.notJSON	Berichtigen Sie den Text an der genannten Stelle.
remedy.conformance.resultsInvalid	Nennen Sie eine Datei, die epass conform reader --out geschrieben hat.
remedy.crypto.algorithmMismatch	Prüfen Sie, ob der Schlüssel zur Signatur gehört; mit diesem lässt sie sich nicht beurteilen.
remedy.crypto.allowanceSpent	Verwenden Sie den Schlüssel nicht.
remedy.crypto.bufferTooSmall	Geben Sie einen Puffer an, der so lang wie die Eingabe ist, oder 8 Byte für einen MAC.
remedy.crypto.curveUnsupported	Lehnen Sie das Zertifikat ab.
remedy.crypto.domainParametersInvalid	Verwenden Sie den Schlüssel nicht.
remedy.crypto.domainParametersNotExplicit	Verwenden Sie die Parameter nicht, und melden Sie das Dokument.
remedy.crypto.domainParametersOutOfBounds	Verwenden Sie den Schlüssel nicht.
remedy.crypto.domainParametersUnknown	Verwenden Sie sie nicht (Doc 9303-11, 9.2.2): Sie könnten das Passwort verraten.
remedy.crypto.dsaKeyInvalid	Lehnen Sie das Zertifikat ab.
remedy.crypto.elementEncodingInvalid	Beenden Sie das Protokoll; die Gegenseite hält sich nicht an Doc 9303-11, 9.4.
remedy.crypto.elementNeutral	Beenden Sie das Protokoll; ein neuer Versuch zieht neue Zahlen.
remedy.crypto.elementNotInGroup	Beenden Sie das Protokoll, und verwenden Sie sein Ergebnis nicht.
remedy.crypto.elementOutOfRange	Beenden Sie das Protokoll, und verwenden Sie sein Ergebnis nicht.
remedy.crypto.elementSmallOrder	Beenden Sie das Protokoll, und verwenden Sie sein Ergebnis nicht.
remedy.crypto.encodingInvalid	Beschaffen Sie das Zertifikat oder die Datei erneut von der Quelle.
remedy.crypto.explicitCurveUnknown	Lehnen Sie das Zertifikat ab.
remedy.crypto.groupMismatch	Nehmen Sie beide Elemente aus einer Gruppe.
remedy.crypto.inputLength	Füllen Sie, was verschlüsselt werden soll, nach Methode 2 auf; betrachten Sie eine Antwort dieser Länge als beschädigt.
remedy.crypto.ivLength	Geben Sie einen Initialisierungsvektor von 8 Byte für 3DES oder 16 Byte für AES an.
remedy.crypto.keyAlgorithmUnsupported	Verwenden Sie das Zertifikat nicht: Doc 9303 kennt solche Schlüssel nicht.
remedy.crypto.keyLength	Leiten Sie den Schlüssel für diese Chiffre ab.
remedy.crypto.libraryUnavailable	Installieren Sie OpenSSL 3 der Distribution (libssl3).
remedy.crypto.notInvertible	Beenden Sie das Protokoll; ein neuer Versuch zieht neue Zahlen.
remedy.crypto.operationFailed	Lesen Sie die Meldung von OpenSSL; erklärt sie das Problem nicht, melden Sie es.
remedy.crypto.paddingInvalid	Betrachten Sie die Antwort als beschädigt, und lesen Sie erneut.
remedy.crypto.pointInvalid	Lehnen Sie das Zertifikat ab.
remedy.crypto.primeComposite	Verwenden Sie den Schlüssel nicht.
remedy.crypto.privateKeyInvalid	Wandeln Sie den Schlüssel um: openssl pkcs8 -topk8 -nocrypt.
remedy.crypto.randomUnavailable	Lassen Sie den Prozess getrandom() aufrufen; eine Sandbox kann das verbieten.
remedy.crypto.rsaOutOfBounds	Lehnen Sie das Zertifikat ab.
remedy.crypto.signatureOutOfRange	Betrachten Sie die Signatur als falsch.
remedy.evidence.fileConflict	Lassen Sie die Datei weg, die nicht zu diesem Dokument gehört.
remedy.evidence.fileDoubled	Lehnen Sie das Nachweispaket ab.
remedy.evidence.formUnknown	Verwenden Sie eine der Formen aus Docs/evidence.md.
remedy.evidence.inconsistent	Lehnen Sie das Nachweispaket ab; lesen Sie das Dokument erneut.
remedy.evidence.memberInvalid	Beschaffen Sie die Datei erneut.
remedy.evidence.memberMissing	Beschaffen Sie die Datei erneut.
remedy.evidence.nameAmbiguous	Benennen Sie die Datei wie im Standard, zum Beispiel EF.SOD oder EF.CardSecurity.
remedy.evidence.nameUnknown	Benennen Sie die Datei wie in Docs/evidence.md, zum Beispiel EF.SOD oder EF.DG1.
remedy.evidence.noFiles	Nennen Sie einen Ordner, dessen Dateien wie in Docs/evidence.md benannt sind.
remedy.evidence.notWitnessed	Nehmen Sie das Paket, wie epass read --sign-with es geschrieben hat, und nennen Sie den Schlüssel dieses Lesegeräts; ohne --witness gilt es als bloße Angabe.
remedy.evidence.schemaUnknown	Verwenden Sie die Version, die ihn geschrieben hat.
remedy.evidence.severalDocuments	Geben Sie jeweils nur die Dateien eines einzigen Dokuments an.
remedy.evidence.textUndecodable	Geben Sie die Bytes unverändert, in hexadezimalen Ziffern oder in Base64 an.
remedy.evidence.unreadable	Prüfen Sie den Pfad; kopieren Sie eine leere Datei erneut.
remedy.evidence.witnessKeys	Geben Sie einen Schlüssel auf P-256 oder von Ed25519 an: den öffentlichen oder ein Zertifikat in PEM, oder ein JWK Set, mit --witness; den privaten in PEM (PKCS #8), oder in einem Token, mit --sign-with.
remedy.image.cancelled	Starten Sie erneut, wenn das Bild noch gebraucht wird.
remedy.image.crashed	Heben Sie die Datei auf, und aktualisieren Sie OpenJPEG und libjpeg-turbo.
remedy.image.helperFailed	Geben Sie ImageDecoder den Pfad des ausführbaren epass dieser Version.
remedy.image.helperMissing	Geben Sie ImageDecoder den Pfad eines ausführbaren epass.
remedy.image.malformed	Schreiben Sie das Bild unverändert heraus (--portrait DATEI.jp2, --out-dir), und sehen Sie es auf eigenes Risiko mit einem anderen Programm an.
remedy.image.memory	Öffnen Sie das Bild nicht, wenn Sie am Dokument zweifeln; ein eigenes Programm kann ImageLimits erhöhen.
remedy.image.notBuilt	Installieren Sie libopenjp2-7-dev, libjpeg-dev und libpng-dev, und bauen Sie epass mit dem Trait Images.
remedy.image.notConfined	Erlauben Sie dem Prozess seccomp; das Bild lässt sich trotzdem unverändert herausschreiben.
remedy.image.timeout	Versuchen Sie es noch einmal, falls der Rechner ausgelastet war; ein eigenes Programm kann ImageLimits erhöhen.
remedy.image.tooLarge	Öffnen Sie das Bild nicht, wenn Sie am Dokument zweifeln; ein eigenes Programm kann ImageLimits erhöhen.
remedy.image.unsupported	Schreiben Sie das Bild unverändert heraus (--out-dir), und öffnen Sie es mit einem Programm, das das Format kennt.
remedy.json.duplicateName	Verwenden Sie die Datei nicht: Programme könnten sie auf zwei Arten lesen.
remedy.json.limitExceeded	Verwenden Sie die Datei nicht: Sie ist größer oder tiefer als Dateien dieser Art.
remedy.json.number	Beschaffen Sie die Datei erneut; wenn Sie sie selbst geschrieben haben, berichtigen Sie sie an der genannten Stelle.
remedy.json.string	Beschaffen Sie die Datei erneut; wenn Sie sie selbst geschrieben haben, berichtigen Sie sie an der genannten Stelle.
remedy.json.syntax	Beschaffen Sie die Datei erneut; wenn Sie sie selbst geschrieben haben, berichtigen Sie sie an der genannten Stelle.
remedy.lds.deviationRefused	Dekodieren Sie mit dem Standardprofil, das die Abweichung meldet.
remedy.lds.duplicateElement	Wählen Sie keines der beiden aus: Verwenden Sie die Datei nicht, und melden Sie das Dokument.
remedy.lds.invalidEncoding	Prüfen Sie, ob es die richtige Datei ist; wenn ja, lesen Sie sie erneut vom Chip.
remedy.lds.invalidMRZ	Lesen Sie erneut; bleibt es dabei, melden Sie das Dokument.
remedy.lds.invalidValue	Lesen Sie erneut; bleibt es dabei, melden Sie das Dokument.
remedy.lds.limitExceeded	Verwenden Sie die Datei nicht, und melden Sie das Dokument.
remedy.lds.missingElement	Lesen Sie erneut; fehlt das Element immer noch, melden Sie das Dokument.
remedy.lds.notEncodable	Berichtigen Sie den Wert, der geschrieben werden soll.
remedy.lds.truncated	Lesen Sie die Datei erneut vom Chip; ihr Ende fehlt.
remedy.lds.unexpectedTag	Prüfen Sie, ob es die richtige Datei ist; wenn ja, lesen Sie sie erneut vom Chip.
remedy.lds.unsupportedVersion	Aktualisieren Sie epass; bleibt es dabei, melden Sie das Dokument.
remedy.mrz.ambiguousRepair	Vergleichen Sie die Vorschläge mit dem Dokument, und geben Sie die MRZ an, die übereinstimmt.
remedy.mrz.character	Vergleichen Sie die Zeile an der genannten Spalte mit dem Dokument.
remedy.mrz.countryCode	Verwenden Sie den Code der MRZ: drei Buchstaben, oder D für Deutschland.
remedy.mrz.date	Vergleichen Sie das Datum mit dem Dokument, und geben Sie es als 1974-08-12 an.
remedy.mrz.documentCode	Beginnen Sie den Code bei einem Reisepass (TD3) mit P, bei einem Visum mit V und bei einer Karte mit A, C oder I.
remedy.mrz.documentNumber	Geben Sie die Dokumentennummer so an, wie sie aufgedruckt ist.
remedy.mrz.empty	Geben Sie die Zeilen der maschinenlesbaren Zone an.
remedy.mrz.fieldCharacter	Entfernen Sie die anderen Zeichen aus dem genannten Feld.
remedy.mrz.fieldTooLong	Vergleichen Sie den Wert mit dem Dokument. Ist er zu lang für sein Feld, wird er nach Doc 9303-3 gekürzt.
remedy.mrz.length	Geben Sie alle Zeilen an: 2 mit 44 oder 36 Zeichen, oder 3 mit 30. epass mrz --repair ergänzt verlorene Füllzeichen.
remedy.mrz.lineLength	Vergleichen Sie die Zeile mit dem Dokument; epass mrz --repair ergänzt verlorene Füllzeichen und entfernt doppelte.
remedy.mrz.name	Geben Sie den Namen in lateinischen Buchstaben an.
remedy.mrz.notRepairable	Vergleichen Sie jede Zeile mit dem Dokument, und geben Sie die MRZ erneut an.
remedy.mrz.otherLayout	epass liest keinen Chip eines solchen Dokuments: Prüfen Sie es anhand dessen, was darauf gedruckt ist.
remedy.mrz.tooLong	Geben Sie eine MRZ an; epass mrz nimmt mehrere.
remedy.mrz.tripleShape	Geben Sie Dokumentennummer, Geburtsdatum und Ablaufdatum in dieser Reihenfolge an, durch Kommas getrennt.
remedy.pkcs11.cancelled	Starten Sie erneut, wenn Sie bereit sind.
remedy.pkcs11.keyAbsent	Vergleichen Sie den URI mit der Ausgabe von pkcs11-tool --module DATEI --login --list-objects.
remedy.pkcs11.keyAmbiguous	Nennen Sie einen bestimmten Schlüssel, indem Sie den URI um object= oder id= ergänzen.
remedy.pkcs11.keyUnsupported	Verwenden Sie den Schlüssel zum Zertifikat des Terminals: RSA oder auf einer Kurve der Liste.
remedy.pkcs11.mechanismUnsupported	Verwenden Sie ein anderes Token oder ein Zertifikat, mit dessen Algorithmus dieses Token signiert.
remedy.pkcs11.moduleFailed	Probieren Sie das Modul mit pkcs11-tool --module DATEI --list-slots aus, und lesen Sie seine Dokumentation.
remedy.pkcs11.moduleHung	Nehmen Sie das Token heraus, stecken Sie es wieder ein, und starten Sie das Programm neu. Geschieht es wieder, sagen Sie der Person, die diesen Rechner betreut, dass der Treiber des Tokens hängt.
remedy.pkcs11.moduleNotLoaded	Prüfen Sie den Pfad des Moduls; p11-kit list-modules nennt die eingerichteten.
remedy.pkcs11.notBuilt	Bauen Sie epass mit dem Trait PKCS11 (Vorgabe), oder geben Sie den Schlüssel als PEM-Datei an.
remedy.pkcs11.pinFinalTry	Melden Sie sich einmal mit dem Werkzeug des Tokens und der richtigen PIN an; das setzt den Zähler zurück.
remedy.pkcs11.pinIncorrect	Prüfen Sie die PIN vor dem nächsten Versuch: Ein Token sperrt sich nach wenigen falschen.
remedy.pkcs11.pinLocked	Entsperren Sie die PIN mit der PIN des Security Officers, oder setzen Sie damit eine.
remedy.pkcs11.pinRequired	Schreiben Sie die PIN in eine Datei, und nennen Sie diese mit --terminal-pin-file.
remedy.pkcs11.signatureMalformed	Aktualisieren Sie Treiber oder Firmware des Tokens, oder verwenden Sie ein anderes.
remedy.pkcs11.tokenAbsent	Stecken Sie das Token ein, und vergleichen Sie den URI mit der Ausgabe von pkcs11-tool --module DATEI --list-slots.
remedy.pkcs11.tokenAmbiguous	Nennen Sie ein bestimmtes Token, indem Sie den URI um serial= ergänzen.
remedy.pkcs11.tokenFailed	Nehmen Sie das Token heraus, stecken Sie es wieder ein und wiederholen Sie den Vorgang.
remedy.pkcs11.tokenLost	Stecken Sie das Token wieder ein, und wiederholen Sie den Vorgang.
remedy.pkcs11.uriMalformed	Kopieren Sie den URI aus p11tool --list-privkeys, und setzen Sie ihn in der Shell in Anführungszeichen.
remedy.pkcs11.uriUnsupported	Nennen Sie einen privaten Schlüssel und sein Modul mit ?module-path=/... oder ?module-name=; geben Sie die PIN auf Nachfrage oder mit --terminal-pin-file an.
remedy.policy.acceptsFailure	Lassen Sie die Regel ein bestandenes Gesamtergebnis verlangen.
remedy.policy.dataAlone	Schreiben Sie "chip": '{'"dataAlone": true'}', setzen Sie die Nachweise des Chips auf mandatory, oder verlangen Sie einen in chip.proofs.
remedy.policy.memberMissing	Ergänzen Sie das Feld; was es enthält, steht in policies.md.
remedy.policy.nameTaken	Wählen Sie einen anderen Namen.
remedy.policy.nameUnknown	Berichtigen Sie den Namen; epass schema policy enthält alle.
remedy.policy.notJSON	Berichtigen Sie den Text an der genannten Stelle.
remedy.policy.schemaUnknown	Beginnen Sie die Datei mit "schema": "epass-policy/1".
remedy.policy.valueInvalid	Berichtigen Sie das genannte Feld; was es enthalten darf, steht in policies.md.
remedy.read.appendingOpen	Lesen Sie das Dokument mit einem Terminal, das die Datei lesen darf, und fügen Sie nur an, was nicht vorhanden ist.
remedy.read.applicationMissing	Prüfen Sie, ob der Chip der eines Reisedokuments ist und ob nur ein Chip auf dem Lesegerät liegt.
remedy.read.cancelled	Lesen Sie erneut, um den Rest zu erhalten.
remedy.read.chipRefused	Nehmen Sie das Dokument vom Lesegerät, legen Sie es wieder auf und lesen Sie erneut.
remedy.read.deadlineExceeded	Legen Sie das Dokument flach auf das Lesegerät, und lesen Sie erneut.
remedy.read.inputInvalid	Vergleichen Sie die Angaben mit dem Aufdruck; epass mrz zeigt, was an einer MRZ falsch ist.
remedy.read.limitExceeded	Vertrauen Sie diesem Chip nicht; kein Dokument braucht so viele Kommandos oder Bytes.
remedy.read.noProgress	Vertrauen Sie diesem Chip nicht; lesen Sie an einem anderen Lesegerät erneut.
remedy.read.otherDocument	Legen Sie ein einziges Dokument auf das Lesegerät, lassen Sie es liegen und lesen Sie von vorn.
remedy.read.recordNotKept	Verlassen Sie sich nicht auf den Datensatz. Lesen Sie das Dokument erneut, und fügen Sie an, was fehlt.
remedy.reader.busy	Beenden Sie das Programm, das es belegt (oft scdaemon von gpg-agent, ein Browser, pcsc_scan oder ein anderes epass), und versuchen Sie es erneut.
remedy.reader.noService	Starten Sie pcscd: `systemctl start pcscd.socket`, oder führen Sie `pcscd` aus; es ist das Debian-Paket pcscd.
remedy.reader.none	Schließen Sie ein kontaktloses Lesegerät an; `epass readers --watch` zeigt, wann es erscheint.
remedy.reader.notPermitted	Arbeiten Sie als Benutzer, dem polkit die Verwendung von pcscd erlaubt (Regel org.debian.pcsc-lite.access_pcsc), oder in einer lokalen Sitzung.
remedy.reader.removed	Schließen Sie das Lesegerät wieder an. Ein laufender Lesevorgang geht von selbst weiter; ein beendeter muss neu gestartet werden.
remedy.reader.serviceLost	Starten Sie pcscd wieder (`systemctl start pcscd.socket`). Ein laufender Lesevorgang geht von selbst weiter; ein beendeter muss neu gestartet werden.
remedy.reader.several	Nennen Sie eines mit --reader, oder nehmen Sie die anderen Dokumente weg.
remedy.reader.unknown	Die Namen zeigt `epass readers`.
remedy.reader.unsupported	Verwenden Sie ein anderes Lesegerät, oder aktualisieren Sie seinen Treiber (Debian-Paket libccid).
remedy.result.content	Verwenden Sie das epass der Version des Dienstes; ist es das schon, melden Sie es.
remedy.result.header	Halten Sie es nicht für ein Ergebnis; rufen Sie dieses mit Accept: application/jose vom Dienst ab.
remedy.result.keys	Geben Sie das JWK Set des Dienstes an (/.well-known/jwks.json), oder seinen öffentlichen Schlüssel oder sein Zertifikat in PEM.
remedy.result.malformed	Geben Sie das Ergebnis so an, wie der Dienst es auf Accept: application/jose ausgegeben hat.
remedy.result.tooLong	Prüfen Sie, ob es die gemeinte Datei ist.
remedy.seal.duplicateFeature	Scannen Sie erneut; ein Siegel, das sich auf zwei Arten lesen lässt, ist abzulehnen.
remedy.seal.invalidC40	Scannen Sie den Barcode erneut; bleibt es dabei, vertrauen Sie ihm nicht.
remedy.seal.invalidDate	Scannen Sie den Barcode erneut; bleibt es dabei, vertrauen Sie ihm nicht.
remedy.seal.invalidJSON	Scannen Sie erneut; ein Text, der sich auf zwei Arten lesen lässt, ist abzulehnen.
remedy.seal.invalidLength	Scannen Sie den Barcode erneut; bleibt es dabei, vertrauen Sie ihm nicht.
remedy.seal.invalidSignature	Scannen Sie den Barcode erneut; bleibt es dabei, vertrauen Sie ihm nicht.
remedy.seal.invalidValue	Scannen Sie den Barcode erneut; bleibt es dabei, vertrauen Sie ihm nicht.
remedy.seal.limitExceeded	Sehen Sie nach, was der Scanner geschrieben hat: Vielleicht ist es ein anderer Barcode.
remedy.seal.memberInvalid	Scannen Sie den Barcode erneut; bleibt es dabei, vertrauen Sie ihm nicht.
remedy.seal.memberMissing	Sehen Sie nach, was der Scanner geschrieben hat: Vielleicht ist es ein anderer Barcode.
remedy.seal.missingSignature	Scannen Sie den Barcode erneut, und speichern Sie die rohen Bytes; das Ende fehlt.
remedy.seal.notASeal	Sehen Sie nach, was der Scanner geschrieben hat: Vielleicht ist es ein anderer Barcode.
remedy.seal.notEncodable	Berichtigen Sie den Wert des genannten Elements.
remedy.seal.otherKind	Verwenden Sie ein Programm dafür; darin steckt weder ein Siegel nach Doc 9303-13 noch ein VDS-NC.
remedy.seal.signingFailed	Verwenden Sie einen Schlüssel auf einer Kurve der Liste.
remedy.seal.trailingOctets	Schneiden Sie ab, was auf die Signatur folgt, etwa das Padding des Symbols.
remedy.seal.truncated	Scannen Sie den Barcode erneut, und speichern Sie die rohen Bytes; das Ende fehlt.
remedy.seal.unreadableText	Speichern Sie die Bytes des Barcodes oder hexadezimale Ziffern.
remedy.seal.unsupportedVersion	Suchen Sie nach einer neueren Version von epass.
remedy.simulator.addressInvalid	Geben Sie HOST:PORT an; 127.0.0.1:35963 ist der erste Slot von vpcd.
remedy.simulator.connectionFailed	Starten Sie pcscd oder epass read --vpcd-listen PORT, und versuchen Sie es erneut.
remedy.simulator.connectionLost	Starten Sie das Lesegerät und dann den Simulator neu.
remedy.simulator.descriptionInvalid	Vergleichen Sie die Beschreibung mit dem Schema in simulator.md.
remedy.simulator.memberUnknown	Berichtigen Sie den Namen des Feldes; die Meldung führt die vorhandenen auf.
remedy.simulator.personalisationFailed	Versuchen Sie es erneut; scheitert es wieder, melden Sie es.
remedy.simulator.profileUnknown	Wählen Sie einen Namen, den epass simulate --list zeigt.
remedy.simulator.valueInvalid	Berichtigen Sie das genannte Feld; was es enthalten darf, steht in simulator.md.
remedy.status.contradictory	Klären Sie, welche der beiden Angaben stimmt, und erstellen Sie die Datei neu.
remedy.status.document	Schreiben Sie Staat, Dokumentcode, Nummer und Ablaufdatum so, wie sie in der MRZ stehen, durch Kommas getrennt: D,P,C01X00T47,310831.
remedy.status.key	Erzeugen Sie einen Schlüssel mit epass status key, und lassen Sie die Datei nur für ihren Eigentümer lesbar (chmod 600).
remedy.status.malformed	Erstellen Sie die Datei mit epass status make neu; eine abgeschnittene sagt nichts aus.
remedy.status.noAnswer	Starten Sie das Programm für sich allein mit einem Handle in der Standardeingabe: Es muss ein Wort ausgeben und mit 0 enden.
remedy.status.otherKey	Geben Sie den Schlüssel an, mit dem die Datei erstellt wurde, oder erstellen Sie die Datei mit diesem neu.
remedy.status.outOfDate	Beschaffen Sie die nächste Ausgabe der Datei.
remedy.tlv.indefiniteLength	Verwenden Sie die Datei nicht: Der Standard verlangt hier bestimmte Längen.
remedy.tlv.invalidLength	Prüfen Sie, ob es die richtige Datei ist; wenn ja, lesen Sie sie erneut vom Chip.
remedy.tlv.invalidTag	Prüfen Sie, ob es die richtige Datei ist; wenn ja, lesen Sie sie erneut vom Chip.
remedy.tlv.limitExceeded	Verwenden Sie die Datei nicht, und melden Sie das Dokument.
remedy.tlv.missingEndOfContents	Lesen Sie die Datei erneut vom Chip; ihr Ende fehlt.
remedy.tlv.trailingBytes	Schneiden Sie die Datei an der angegebenen Länge ab.
remedy.tlv.truncated	Lesen Sie die Datei erneut vom Chip; ihr Ende fehlt.
remedy.tlv.unexpectedTag	Prüfen Sie, ob es die richtige Datei ist; wenn ja, lesen Sie sie erneut vom Chip.
remedy.trace.inconsistent	Zeichnen Sie den Mitschnitt erneut auf; eine Zeile wurde geändert oder beschädigt.
remedy.trace.memberInvalid	Verwenden Sie die Version, die den Mitschnitt geschrieben hat, oder zeichnen Sie ihn erneut auf.
remedy.trace.redacted	Zeichnen Sie den Mitschnitt erneut mit --trace-unsafe auf.
remedy.trace.schemaUnknown	Nennen Sie eine Datei, die epass read --trace geschrieben hat, und verwenden Sie die Version, die sie geschrieben hat.
remedy.trace.syntax	Zeichnen Sie den Mitschnitt erneut auf; eine Zeile wurde geändert oder beschädigt.
remedy.trace.tooLong	Zeichnen Sie den Mitschnitt eines einzigen Lesevorgangs auf.
remedy.transcript.invalidHexadecimal	Zeichnen Sie das Protokoll erneut auf.
remedy.transcript.redacted	Zeichnen Sie das Protokoll erneut mit allen Bytes auf.
remedy.transcript.syntax	Beginnen Sie jede Zeile mit >, <, # oder !.
remedy.transcript.tooLong	Teilen Sie das Protokoll in mehrere auf.
remedy.trust.besideList	Beschaffen Sie die Datei erneut von ihrem Herausgeber: Jemand kann etwas hinzugefügt haben. Vertrauen Sie dem, was ausgelassen wurde, geben Sie es für sich allein an, oder pinnen Sie seinen SHA-256 (--pin, --trust-pin).
remedy.trust.changeNotCarriedOut	Ein Import entfernt nichts aus einem Speicher: Das tut epass trust remove.
remedy.trust.cryptography	Lassen Sie das in der Meldung genannte Zertifikat weg.
remedy.trust.doubledExtension	Nehmen Sie das Zertifikat aus dem heraus, dem vertraut wird.
remedy.trust.externalValue	Exportieren Sie die Werte selbst: Von Adressen wird nichts abgerufen.
remedy.trust.issuingFailed	Berichtigen Sie die Beschreibung.
remedy.trust.limitExceeded	Prüfen Sie, woher die Datei kommt: Was Aussteller veröffentlichen, bleibt innerhalb der Grenzwerte.
remedy.trust.listRefused	Beschaffen Sie die Liste erneut von ihrem Herausgeber.
remedy.trust.malformed	Beschaffen Sie die Datei erneut; epass inspect zeigt, was sie ist.
remedy.trust.malformedLDIF	Beschaffen Sie die Datei erneut; ihr Rest wurde importiert.
remedy.trust.malformedPEM	Beschaffen Sie die Datei erneut.
remedy.trust.noCertificate	Geben Sie Zertifikate oder Listen an: PEM, DER, LDIF oder einen Ordner damit.
remedy.trust.noChain	Ergänzen Sie die fehlenden Zertifikate, die in der Meldung genannt sind.
remedy.trust.noSuchFile	Prüfen Sie den Pfad: Ein relativer beginnt im aktuellen Ordner.
remedy.trust.notAStore	Nennen Sie einen leeren Ordner oder einen, den es noch nicht gibt; ist eine Datei im Weg, verschieben Sie sie.
remedy.trust.notTrustMaterial	Entpacken Sie die Datei, oder lassen Sie sie weg.
remedy.trust.nothingToUndo	epass trust history zeigt, welche Stände aufbewahrt sind.
remedy.trust.rollback	Beschaffen Sie die neueste Liste dieses Ausstellers.
remedy.trust.selfSignatureWrong	Beschaffen Sie das Zertifikat erneut von seinem Herausgeber. Soll es so sein, wird es angenommen, wenn sein SHA-256 gepinnt ist (--pin).
remedy.trust.storeDamaged	Importieren Sie neu in einen anderen Ordner (--store). Wenn nur die Datei index beschädigt ist oder fehlt, setzen Sie index.previous an ihre Stelle.
remedy.trust.storeLocked	Versuchen Sie es erneut, wenn dieser Prozess beendet ist; die Sperre verschwindet mit ihm.
remedy.trust.storeNotWritten	Schaffen Sie Platz, oder importieren Sie als Eigentümer des Ordners.
remedy.trust.storePermissions	Prüfen Sie, wer was geändert hat. Entziehen Sie dann anderen das Schreibrecht (chmod go-w), geben Sie den Ordner seinem Eigentümer (chown), oder importieren Sie neu in einen eigenen Ordner.
remedy.trust.storeVersion	Verwenden Sie die neuere Version von epass, die den Speicher geschrieben hat, oder importieren Sie neu in einen anderen Ordner (--store).
remedy.trust.tooLarge	Prüfen Sie, ob es die richtige Datei ist.
remedy.trust.unexpectedContent	Nehmen Sie die Datei aus dem heraus, dem vertraut wird.
remedy.trust.unreadableFile	Prüfen Sie die Zugriffsrechte und ob es eine reguläre Datei oder ein Ordner mit solchen ist.
remedy.trust.unsupportedAlgorithm	Melden Sie das Zertifikat.
report.aborted	Abgebrochen.
report.abortedRecorded	Abgebrochen, laut Aufzeichnung.
report.allowPACE	Es wurde Basic Access Control verlangt (--access bac): Erlauben Sie PACE (--access auto), und lesen Sie erneut.
report.bothNotRead	{first} und {second} wurden nicht gelesen. {why}.
report.cardAccessChanged	Lesen Sie erneut, möglichst an einem anderen Lesegerät: Etwas zwischen Lesegerät und Chip kann EF.CardAccess verändert haben.
report.fileSpoiled	Eine Datei endet mit einem wiederholten Byte oder enthält einen Block zweimal: Sie kann unterwegs beschädigt worden sein. Senden oder lesen Sie sie noch einmal.
report.growingDelay	Prüfen Sie die Eingabe vor dem nächsten Versuch: Der Chip antwortet nach jedem falschen Passwort langsamer, bis das richtige kommt. Lehnt er auch das richtige ab, nehmen Sie das Dokument für fünf Sekunden vom Lesegerät.
report.import	epass trust import
report.importPinned	epass trust import --pin
report.matchUnproven	{numbers} – passend zu einem Sicherheitsobjekt, dessen Signatur nicht nachgewiesen ist
report.notProtected	Dieser Chip ist nicht gegen Kopieren geschützt.
report.notSupported	Nicht unterstützt.
report.notSupportedRecorded	Nicht unterstützt, laut Aufzeichnung.
report.nothingSaid	{result, select, successful {Es ist, wie es sein soll.} failed {Es ist nicht, wie es sein soll.} other {Es ist kein Grund angegeben.}}
report.offersLeftOut	Der Aussteller hat die ausgelassenen Verfahren signiert, erneutes Lesen ändert also nichts: Melden Sie das Dokument.
report.paceKeptAway	Lesen Sie erneut, möglichst an einem anderen Lesegerät: Etwas zwischen Lesegerät und Chip kann PACE verhindert haben.
report.proofBy	{proof} ({source, select, verifier {durch die Challenge des Prüfers} terminal {durch die Challenge des Terminals} other {laut Aufzeichnung}})
report.reason	Grund: {reason}.
report.recorded	Laut Aufzeichnung.
report.stated	{state}. {finding}.
report.tolerated	{words} ({name})
report.triesLeft	Laut Chip {count, plural, =0 {bleibt kein Versuch} one {bleibt # Versuch} other {bleiben # Versuche}}.
report.unchanged	{numbers} unverändert
report.undetermined	Ungeklärt.
report.undeterminedRecorded	Ungeklärt, laut Aufzeichnung.
report.unpinned	Nicht gepinnt.
report.unreached	{parts}: Der Lesevorgang endete vorher
report.withRemedy	{finding} ({remedy})
resultText.age	--max-age erwartet eine ganze Zahl von Sekunden von 0 bis {most}.
resultText.assurances	{names}
resultText.assured	Nachgewiesen
resultText.decision	Entscheidung
resultText.decisionByRule	{decision} (Regel {rule})
resultText.digest	SHA-256 {sha256}
resultText.evidence	Nachweis
resultText.expectationEmpty	{option} ist leer, sodass nichts verglichen würde.
resultText.forWhom	Für
resultText.inputTwice	Nur eines von Ergebnis, Schlüsseln und Nachweis kann von der Standardeingabe kommen.
resultText.keyUnknown	keiner der angegebenen Schlüssel hat die Kennung {key}
resultText.member.age	Alter
resultText.member.audience	Empfänger
resultText.member.evidence	Nachweis
resultText.member.nonce	Nonce
resultText.member.policy	Richtlinie
resultText.member.transaction	Transaktion
resultText.member.trust	Vertrauensdaten
resultText.met	Wie erwartet: {members}.
resultText.noDecision	keine
resultText.noNonce	keine
resultText.noPolicy	keine
resultText.nonce	Nonce
resultText.notCompared	Nicht verglichen: {members}.
resultText.notValid	SIGNATUR NICHT GÜLTIG: {why}.
resultText.notYet	NICHT WIE ERWARTET: Es gibt an, dass es am {moment} signiert wurde, und das liegt in der Zukunft.
resultText.nothing	nichts
resultText.nothingShown	der Inhalt wird nicht gezeigt: niemand, dessen Schlüssel vorliegt, steht für ihn ein
resultText.ofToken	Signatur und Exit-Status besagen, wer dies sagt, nicht, dass das Dokument in Ordnung ist; über das Dokument wird gesagt: {result}
resultText.otherAlgorithm	der Schlüssel {key} signiert nicht mit {algorithm}
resultText.policy	Richtlinie
resultText.policyOf	{name}, SHA-256 {sha256}
resultText.result	Ergebnis
resultText.resultWord	{result, select, successful {bestanden} failed {nicht bestanden} undetermined {ungeklärt} other {abgebrochen}}
resultText.signatureWrong	der Schlüssel {key} hat dies nicht signiert
resultText.signed	Signiert
resultText.signedBy	{moment}, von {issuer}
resultText.tooOld	NICHT WIE ERWARTET: Es wurde vor {age, plural, one {# Sekunde} other {# Sekunden}} signiert; höchstens {limit} sind erlaubt.
resultText.transaction	Transaktion
resultText.trust	Vertrauen
resultText.unmet	NICHT WIE ERWARTET: {member}. Erwartet: {expected}. Gefunden: {found}.
resultText.unmetNone	NICHT WIE ERWARTET: {member}. Erwartet: {expected}. Davon steht nichts darin.
resultText.valid	SIGNATUR GÜLTIG: vom Schlüssel {key} ({algorithm}).
revocation.authorityRevoked	Das CSCA-Zertifikat {subject} wurde laut Sperrliste vom {list} am {when} gesperrt.
revocation.criticalExtension	Die Sperrliste vom {list} hat die kritische Erweiterung {identifier}.
revocation.formRefused	{deviation}. Die Richtlinie lehnt das in der Sperrliste vom {list} ab.
revocation.inOtherName	Die Sperrliste vom {list} von {issuer}, einem anderen Namen des Landes, enthält die Nummer dieses Zertifikats.
revocation.listNotVerified	Die Signatur der Sperrliste vom {list} ist mit keinem vertrauenswürdigen CSCA-Schlüssel gültig, der sie signieren darf.
revocation.listOutdated	Die neueste Sperrliste ({country}) ist vom {list}; die nächste war am {due} fällig.
revocation.listToCome	Die Sperrliste vom {list} wurde nach dem Prüfzeitpunkt ausgestellt.
revocation.noList	Nicht geprüft, ob der Unterzeichner gesperrt wurde: Im Speicher liegt keine Sperrliste zu diesem Land: {country}.
revocation.notRevoked	Die Sperrliste vom {list}, {days, plural, one {# Tag} other {# Tage}} alt, nennt den {signer, select, document {Document Signer} seal {Siegelersteller} other {{signer}}} nicht.
revocation.notRevokedByNewer	Die Sperrliste vom {list}, neuer als der Prüfzeitpunkt, nennt den {signer, select, document {Document Signer} seal {Siegelersteller} other {{signer}}} nicht.
revocation.otherAuthority	Die vorliegende Sperrliste ({country}) stammt von {issuer}; es ist nicht bekannt, ob das die CSCA dieses Unterzeichners ist.
revocation.otherOfKey	Die Sperrliste vom {list} nennt ein anderes Zertifikat dieses Schlüssels.
revocation.partialList	Die Sperrliste vom {list} enthält nur Änderungen oder einen Teil und nennt den {signer, select, document {Document Signer} seal {Siegelersteller} other {{signer}}} nicht.
revocation.signerRevoked	Der {signer, select, document {Document Signer} seal {Siegelersteller} other {{signer}}} wurde laut Sperrliste vom {list} am {when} gesperrt.
revocation.twoAlgorithms	Die Sperrliste vom {list} nennt zwei Signaturalgorithmen.
schema.jsonOfList	--json gilt für die Liste: Ein Schema ist ohnehin JSON.
seal.attests	Was das Siegel bescheinigt, ist vom {day} oder früher.
seal.attestsLater	Das Siegel bescheinigt etwas für den {day}; dieser Tag liegt in der Zukunft.
seal.certificateFound	Das Zertifikat ist das von C={country}, CN={name} mit der Seriennummer {number}.
seal.certificateInside	Das Siegel enthält das Zertifikat seines Siegelerstellers.
seal.certificateMissing	Es liegt kein Zertifikat von C={country}, CN={name} mit der Seriennummer {number} vor.
seal.checkDigitsRight	Die Prüfziffern der MRZ im Siegel sind richtig.
seal.checkDigitsWrong	Prüfziffern der MRZ im Siegel sind falsch: {fields}.
seal.curveDiffers	Der Schlüssel des Siegelerstellers liegt auf einer anderen Kurve als der, die der Algorithmus des Siegels vorsieht.
seal.dayUnreadable	Ein im Siegel genannter Tag lässt sich nicht lesen.
seal.daysUnreadable	Die im Siegel genannten Tage lassen sich nicht lesen.
seal.expiryContradicts	Das Ablaufdatum im Siegel liegt vor dem Ausstellungstag oder hundert Jahre danach.
seal.expiryUnreadable	Das Ablaufdatum im Siegel lässt sich nicht lesen.
seal.featureMalformed	Dieses Merkmal entspricht nicht dem Profil: {feature} ({kind}, {clause}).
seal.featureMissing	Im Siegel fehlt dieses Merkmal: {feature} ({kind}, {clause}).
seal.features	Das Siegel hat die Merkmale seines Profils ({kind}).
seal.featuresAndFurther	Das Siegel hat die Merkmale seines Profils ({kind}) und weitere, die nicht gegen es sprechen.
seal.issued	Das Dokument wurde am {issued} ausgestellt.
seal.issuedAfterExpiry	Laut Siegel wurde sein Dokument am {issued} ausgestellt, nach dem Ablaufdatum in seiner MRZ.
seal.issuedLater	Laut Siegel wurde sein Dokument am {issued} ausgestellt; dieser Tag liegt in der Zukunft.
seal.keyNotOnCurve	Der Schlüssel des Siegelerstellers ist {key}; Siegel werden mit ECDSA signiert.
seal.keyRefused	Der Schlüssel des Siegelerstellers wird abgelehnt. {error}.
seal.kind.addressSticker	Anschriftenaufkleber für den Personalausweis
seal.kind.administrativeDocument	Verwaltungsdokument
seal.kind.arrivalAttestation	Ankunftsnachweis
seal.kind.emergencyTravelDocument	Passersatz (Notreisedokument)
seal.kind.residencePermit	Aufenthaltstitel
seal.kind.residenceSticker	Wohnortaufkleber für den Reisepass
seal.kind.socialInsuranceCard	Sozialversicherungsausweis
seal.kind.supplementarySheet	Zusatzblatt zum Aufenthaltstitel
seal.kind.visa	Visum
seal.kindUnknown	Welche Merkmale ein Dokument der Kategorie {category} und der Definition {definition} hat, ist hier nicht bekannt.
seal.kindWithTwoZones	Das Siegel enthält zwei maschinenlesbare Zonen ({kind}, {clause}).
seal.kindWithoutZone	Das Siegel enthält keine maschinenlesbare Zone, die sein Profil vorsieht ({kind}, {clause}).
seal.memberMalformed	Das Feld {member} entspricht nicht dem Typ {type}.
seal.members	Die Nachricht hat die Felder des Typs {type}.
seal.membersBeside	{count, plural, one {# Feld} other {# Felder}} neben data und sig
seal.membersInside	{count, plural, one {# Feld} other {# Felder}} in sig
seal.noDateOfIssue	Das Siegel gibt nicht an, wann sein Dokument ausgestellt wurde.
seal.noDay	Das Siegel nennt keinen Tag.
seal.noPassport	Das Siegel nennt keinen Reisepass.
seal.noSigner	Das Zertifikat des Siegelerstellers liegt nicht vor.
seal.noZone	Das Siegel enthält keine maschinenlesbare Zone.
seal.none	Es gibt kein Siegel zu beurteilen.
seal.passportDiffers	Der Reisepass ist nicht der im Siegel genannte.
seal.passportMatches	Der Reisepass ist der im Siegel genannte.
seal.passportNotGiven	Es wurde keine MRZ eines Reisepasses zum Vergleichen angegeben.
seal.printedDiffers	Die aufgedruckte MRZ ist nicht die im Siegel.
seal.printedMatches	Die aufgedruckte MRZ ist die im Siegel.
seal.printedNotGiven	Es wurde keine aufgedruckte MRZ zum Vergleichen angegeben.
seal.signatureInvalid	Die Signatur ist mit dem Schlüssel des Siegelerstellers ungültig.
seal.signedMuchLater	Laut Siegel wurde sein Dokument am {issued} ausgestellt und am {signed} signiert, mehr als ein Jahr später.
seal.signerOfNoState	Staat des Siegels: {state}; das Zertifikat des Siegelerstellers nennt kein Land.
seal.signerOfOtherState	Siegel und Siegelersteller gehören zu verschiedenen Staaten: {state} und {country}.
seal.signerOfState	Siegel und Siegelersteller gehören zum selben Staat: {state}.
seal.signerStateNotKnown	Es ist nicht bekannt, ob der Staat des Siegels ({state}) der des Siegelerstellers ({country}) ist.
seal.stateUnknown	Der Staat des Siegels ist mit einem Text bezeichnet, der in keiner Codetabelle steht.
seal.stay.days	{count, plural, one {# Tag} other {# Tage}}
seal.stay.decidedAtEntry	wird bei der Einreise festgelegt
seal.stay.months	{count, plural, one {# Monat} other {# Monate}}
seal.stay.period	{parts}
seal.stay.transitOnly	Transit ohne Einreise
seal.stay.untilExpiry	bis zum Ablaufdatum
seal.stay.years	{count, plural, one {# Jahr} other {# Jahre}}
seal.structure	Das Siegel hat einen Kopf der Version {version}, {features, plural, one {# Merkmal} other {# Merkmale}} und eine Signatur mit {octets} Byte.
seal.typeUnknown	Welche Felder eine Nachricht dieses Typs hat, ist hier nicht bekannt.
seal.undecodable	Das Siegel lässt sich nicht dekodieren ({place}, {code}). {error}.
seal.unsignedMembers	Nicht signiert und nicht gelesen: {members}. {what}.
seal.vdsnc	Das Siegel ist ein VDS-NC vom Typ {type}, Version {version}.
seal.vdsncOfUnknownType	Das Siegel ist ein VDS-NC von unbekanntem Typ, Version {version}.
seal.versionUnknown	Welche Felder die Version {version} einer Nachricht vom Typ {type} hat, ist hier nicht bekannt.
seal.zoneOfNoState	Die MRZ im Siegel nennt keinen Staat, der Kopf nennt {header}.
seal.zoneOfOtherState	Die MRZ im Siegel nennt {zone}, der Kopf {header}.
seal.zoneOfSameState	Die MRZ im Siegel nennt {zone}, der Kopf {header}: Das ist derselbe Staat.
seal.zoneOfState	MRZ und Kopf des Siegels nennen denselben Staat: {state}.
seal.zoneStateNotKnown	Es ist nicht bekannt, ob {zone} in der MRZ der Staat des Kopfes ({header}) ist.
sealData.algorithmUnknown	Der Algorithmus muss ES256, ES384 oder ES512 sein.
sealData.certificateNotFiveDigits	In Version 3 hat die Zertifikatsreferenz fünf Ziffern.
sealData.certificateUndecodable	Das Zertifikat lässt sich nicht dekodieren. {error}.
sealData.characterOutsideC40	Nur ein einziges letztes Zeichen darf außerhalb von C40 stehen.
sealData.charactersNotC40	C40 gilt nur für A bis Z, 0 bis 9 und das Leerzeichen.
sealData.countryNotCapitals	Ein Land hat ein bis drei Großbuchstaben.
sealData.countryNotLetters	Ein Land hat ein bis drei Buchstaben.
sealData.countryNotPadded	Das Land ist nicht auf drei Zeichen aufgefüllt.
sealData.definitionOutOfRange	Eine Merkmalsdefinition ist eine Zahl von 1 bis 254.
sealData.endsHere	Das Siegel endet hier.
sealData.endsInElement	Das Siegel endet vor dem Ende des Elements.
sealData.headerNotCanonical	Der Kopf ist nicht so kodiert, wie der Standard es vorsieht.
sealData.isIDB	Das ist eine ICAO Datastructure for Barcodes (IDB); das ist ein anderer Standard, der hier nicht gelesen wird.
sealData.keyNotOnCurve	Siegel werden mit Schlüsseln auf einer Kurve signiert.
sealData.lengthNotShortest	Die Länge steht nicht in ihrer kürzesten Form.
sealData.lengthOfLength	Eine Länge hat ein bis fünf Byte.
sealData.memberNoBase64	Das Feld muss Base64url sein.
sealData.memberNoObject	Das Feld muss ein Objekt sein.
sealData.memberNoText	Das Feld muss ein Text von 1 bis 64000 Byte sein.
sealData.noDay	Diese Bytes sind kein Tag des Kalenders.
sealData.noJSONObject	Der Text ist kein JSON-Objekt.
sealData.noMagic	Ein Siegel beginnt mit dem Byte DC.
sealData.noSignature	Das Siegel endet ohne Signatur.
sealData.notASeal	Das ist weder ein Siegel (erstes Byte DC) noch der JSON-Text eines VDS-NC.
sealData.notSigned	Der Schlüssel hat nicht signiert. {error}.
sealData.numberTooLarge	Eine Zahl ist größer, als ihre kanonische Form sein kann.
sealData.octetsNotC40	Diese beiden Bytes sind keine Zeichen in C40.
sealData.oddC40	C40 hat eine gerade Anzahl von Bytes.
sealData.referenceLengthNone	Die Länge der Zertifikatsreferenz ist keine Zahl.
sealData.referenceLengthWrong	Die Zertifikatsreferenz ist nicht so lang wie angegeben.
sealData.referenceParts	Eine Referenz hat zwei Buchstaben, zwei Buchstaben oder Ziffern und die Ziffern eines Zertifikats.
sealData.referenceTooLong	Die Referenz hat mehr als 99 Ziffern.
sealData.sealTooLong	Das Siegel ist zu lang.
sealData.signatureNotHalved	Eine Signatur muss aus zwei gleich langen Zahlen bestehen.
sealData.signerMissing	Hier müssen Unterzeichner und Zertifikat stehen.
sealData.stringTooLong	Die Zeichenkette ist zu lang.
sealData.tagOrLength	Das Tag ist reserviert, oder der Wert ist für die Version zu lang.
sealData.tagTwice	Das Tag steht zweimal da.
sealData.textBroken	Der Text beginnt wie ein Siegel in {encoding, select, latin1 {ISO 8859-1} hexadecimal {hexadezimaler Schreibweise} base64 {Base64} other {{encoding}}}, hält diese Kodierung aber nicht bis zum Ende durch.
sealData.textTooLong	Der Text ist länger als der eines jeden Siegels.
sealData.versionNoNumber	Die Version muss eine Zahl sein.
sealData.versionUnknown	Der Kopf hat die Version {version}; bekannt sind 3 und 4.
sealData.zoneFormat	Ein Siegel enthält eine MRZ im Format TD2, MRV-A oder MRV-B.
sealFeature.additionalFeature	zusätzliches Merkmal
sealFeature.address	Anschrift
sealFeature.certificateNumber	Nummer des Zertifikats
sealFeature.documentNumber	Dokumentennummer
sealFeature.durationOfStay	Aufenthaltsdauer
sealFeature.firstName	Vorname
sealFeature.holder	Inhaber
sealFeature.mrz	maschinenlesbare Zone
sealFeature.municipalityCode	Gemeindeschlüssel
sealFeature.nameAtBirth	Geburtsname
sealFeature.numberOfEntries	Anzahl der Einreisen
sealFeature.passportNumber	Passnummer
sealFeature.postalCode	Postleitzahl
sealFeature.profileNumber	Profilnummer
sealFeature.registerNumber	Registernummer
sealFeature.sheetNumber	Nummer des Zusatzblatts
sealFeature.socialInsuranceNumber	Versicherungsnummer
sealFeature.surname	Familienname
sealFeature.validity	Gültigkeitszeitraum
sealFeature.visaType	Art des Visums
sealLine.issued	{format} auf {kind} ({issuer}), ausgestellt am {day}, Unterzeichner {signer}
sealLine.none	kein Siegel
sealLine.seal	{format} auf {kind} ({issuer}), Unterzeichner {signer}
sealLine.unknownFeature	Merkmal {tag}
sealLine.unknownKind	Dokument unbekannter Art
secret.giveOnStandardInput	Geben Sie den Wert über die Standardeingabe an:  epass read {option} - < DATEI
secret.inArguments	{kind, select, mrz {Eine MRZ} can {Eine Zugangsnummer (CAN)} puk {Eine PUK} other {Eine PIN}} in den Argumenten ist in ps und im Verlauf der Shell zu sehen; {option} ohne Wert fragt danach.
secret.namePINSource	Schreiben Sie die PIN in eine Datei, die nur Sie lesen können, und nennen Sie diese in der URI mit pin-source.
secret.noPIN	{file} enthält keine PIN, die für sich in einer Zeile steht.
secret.noTerminal	Es gibt kein Terminal für die Abfrage.
secret.notTyped	Es wurde {kind, select, mrz {keine MRZ} can {keine Zugangsnummer (CAN)} puk {keine PUK} other {keine PIN}} eingegeben.
secret.optionEmpty	Der Wert von {option} ist leer. Lassen Sie ihn weg, um gefragt zu werden, oder geben Sie - für die Standardeingabe an.
secret.othersCanRead	Andere können {kind, select, pin {die PIN} signingKey {den Schlüssel, der signiert,} other {den Schlüssel des Terminals}} lesen: chmod 600 {file}
secret.sendIt	Leiten Sie den Wert dorthin, zum Beispiel:  epass read {option} - < DATEI
secret.standardInputEmpty	Die Standardeingabe enthält {kind, select, mrz {keine MRZ} can {keine Zugangsnummer (CAN)} puk {keine PUK} other {keine PIN}}.
secret.terminalShows	Das Terminal lässt sich nicht so einstellen, dass es die Eingabe verbirgt.
secret.tokenWantsPIN	Das Token verlangt eine PIN. {error}.
secret.typePIN	Geben Sie die PIN des Tokens ein, oder geben Sie --terminal-pin-file an.
secret.writePINFile	Schreiben Sie die PIN in eine Datei, die nur Sie lesen können, und nennen Sie diese mit --terminal-pin-file.
serve.build	Es ist ein eigenes Programm: Bauen Sie es mit `make service-release` oder mit swift build --package-path Service -c release --product epass-service, und legen Sie es neben epass.
serve.buildAnew	Bauen Sie es auf diesem Rechner neu: `make service-release`.
serve.demoTakes	--demo gehört nur mit --port zusammen, nicht mit {word}.
serve.noService	epass-service ist nicht da. Gesucht wurde hier: {places}.
serve.notStarted	{program} lässt sich nicht starten: {error}.
session.applicationLostEachTime	Die Verbindung zum Chip bricht jedes Mal ab, wenn seine Anwendung gewählt wird. {error, message}.
session.applicationMissing	Der Chip hat keine Anwendung {identifier}.
session.applicationRefused	Der Chip gibt seine Anwendung nicht frei: {meaning}.
session.channelOpen	Ein gesicherter Kanal ist schon offen. Eine neue Sitzung öffnet den Chip neu.
session.cryptographyFailed	Eine kryptographische Operation ist fehlgeschlagen. {error}.
session.fileInCrumbs	Der Chip gibt {file} in zu vielen kleinen Stücken heraus.
session.fileLostEachTime	Die Verbindung zum Chip bricht jedes Mal an derselben Stelle von {file} ab.
session.noChannel	Es gibt keinen gesicherten Kanal.
session.noResponse	Die Antwort lässt sich nicht dekodieren. {error}.
session.octetsWithoutEnd	Der Chip kündigt immer mehr Bytes an und kommt zu keinem Ende.
session.otherDocumentByOffers	Es wurde ein anderes Dokument aufgelegt: Sein EF.CardAccess ist nicht das des zuvor gelesenen Dokuments.
session.otherDocumentByPassword	Es wurde ein anderes Dokument aufgelegt: Das Passwort, das das vorige geöffnet hat, öffnet es nicht.
session.responseLength	Die Antwort hat {count} Byte; eine Antwort hat 2 bis 65538.
session.responseLengthRemedy	Lesen Sie erneut; versuchen Sie ein anderes Lesegerät.
session.signerLate	Der Schlüssel des Terminals hatte nicht signiert, als die Zeit für das Lesen vorbei war.
session.signerLateRemedy	Sehen Sie nach dem, was signiert: dem Token, seinem Treiber. Oder geben Sie dem Lesen mehr Zeit.
session.step.encryptedNonce	GENERAL AUTHENTICATE, verschlüsselte Nonce
session.step.keyAgreement	GENERAL AUTHENTICATE, Schlüsselvereinbarung
session.step.mapNonce	GENERAL AUTHENTICATE, Abbildung der Nonce
session.step.mutualAuthentication	GENERAL AUTHENTICATE, gegenseitige Authentisierung
session.step.terminalSignature	Signatur des Terminals
session.tooManyCommands	Der Chip brauchte {count, plural, one {# Kommando} other {# Kommandos}}; das ist der Grenzwert.
session.tooSlow	Der Lesevorgang dauerte mehr als {seconds, plural, one {# Sekunde} other {# Sekunden}}.
session.unanswered	Der Chip gab keine Antwort auf {step, message}.
signature.algorithmUnknown	Der Signaturalgorithmus {algorithm} ist nicht bekannt.
signature.attributeDoubled	{attribute, select, contentType {Der Inhaltstyp} other {Der Hashwert}} ist mehr als einmal vorhanden.
signature.attributeMissing	Unter den signierten Attributen fehlt {attribute, select, contentType {der Inhaltstyp} other {der Hashwert}}.
signature.attributesMatch	Die signierten Attribute nennen Typ und Hashwert des Inhalts.
signature.certificateUndecodable	{file} enthält ein Zertifikat, das sich nicht dekodieren lässt, und keines, das der Unterzeichner nennt.
signature.contentTypeMalformed	Der signierte Inhaltstyp ist kein Objektbezeichner.
signature.contentTypeMismatch	Der signierte Inhaltstyp ist {stated}, der des Inhalts {type}.
signature.digestAlgorithmUnknown	Der Hashalgorithmus {algorithm} ist nicht bekannt.
signature.digestLength	Der signierte Hashwert hat {count} Byte, was nicht die Länge von {hash} ist.
signature.digestMalformed	Der signierte Hashwert ist kein Octet String.
signature.digestMismatch	Der signierte Hashwert ist nicht der {hash}-Wert des Inhalts.
signature.invalid	Die Signatur passt nicht zum Schlüssel ihres Unterzeichners.
signature.keyRefused	Der Schlüssel wird abgelehnt. {error}.
signature.malformed	Der Signaturwert oder das daneben genannte Verfahren ist beschädigt; das ist kein Zeichen einer Fälschung.
signature.noAttributes	Es gibt keine signierten Attribute.
signature.noCertificate	{file} enthält kein Zertifikat seines Unterzeichners.
signature.notVerifiable	Die Signatur lässt sich nicht prüfen. {error}.
signature.otherCertificates	Keines der Zertifikate in {file} ist das, welches der Unterzeichner nennt.
signature.overNothing	Es gibt keine signierten Attribute; die Signatur sagt also nicht, worüber sie gebildet ist.
signature.valid	Die Signatur ist gültig: {key}, {hash}.
signedObject.authentic	Die Datei ist die signierte Fassung.
signedObject.cardSecurity	{file} enthält {count, plural, one {# SecurityInfo} other {# SecurityInfos}} und hat einen Unterzeichner.
signedObject.contentUndecodable	Der Inhalt lässt sich nicht dekodieren ({place}). {error}.
signedObject.deviationRefused	{deviation} ({file}). Die Richtlinie lehnt das ab.
signedObject.empty	{file} ist leer.
signedObject.noContent	Das SignedData enthält keinen Inhalt.
signedObject.noDataGroup	Das Sicherheitsobjekt hat keine Datengruppe {number}.
signedObject.noSignedData	{file} enthält kein SignedData.
signedObject.noSigner	Niemand hat das Sicherheitsobjekt signiert.
signedObject.notJudged	Kein Sicherheitsobjekt wurde als Ganzes beurteilt.
signedObject.notProven	Nicht nachgewiesen: {check}.
signedObject.notSignedData	Der Inhalt ist vom Typ {type}, nicht SignedData.
signedObject.securityObject	Das Sicherheitsobjekt enthält die Hashwerte von {count} Datengruppen und hat einen Unterzeichner.
signedObject.securityObjectUndecodable	Das LDS-Sicherheitsobjekt lässt sich nicht dekodieren ({place}). {error}.
signedObject.severalSigners	Das Sicherheitsobjekt hat {count} Unterzeichner.
signedObject.undecodable	{file} lässt sich nicht dekodieren ({place}). {error}.
signedObject.unknownDataGroups	Das Sicherheitsobjekt enthält die Hashwerte von {count} Datengruppen und hat einen Unterzeichner; es führt unbekannte Datengruppen auf, die nicht zählen: {numbers}.
signedObject.versionOutOfRange	Die Version liegt außerhalb des Wertebereichs.
signedObject.wrongContentType	Der Inhalt ist vom Typ {type}.
signedObject.wrongVersion	SignedData hat die Version {version}, nicht 3.
signedResult.contentMember	In dem, was signiert wurde, fehlt das Element {member}, oder es ist nicht, was es sein muss.
signedResult.contentNotJSON	Was signiert wurde, lässt sich nicht lesen. {error}.
signedResult.encoding	Es ist kein signiertes Ergebnis: Teil {number} ist kein Base64url ohne Füllzeichen in seiner einen Schreibweise.
signedResult.headerLacks	Das Element {member} fehlt im Kopf, oder sein Text ist nicht zulässig.
signedResult.headerMember	Der Kopf enthält das Element {member}; der eines signierten Ergebnisses hat nur alg, kid und typ.
signedResult.headerNoObject	Der Kopf ist kein JSON-Objekt.
signedResult.headerNotJSON	Der Kopf lässt sich nicht lesen. {error}.
signedResult.in	{file}: {error}
signedResult.keysForm	Es ist weder ein JWK Set noch PEM.
signedResult.keysMember	Das Element {member} von Schlüssel {number} fehlt oder ist nicht, was es sein muss.
signedResult.keysNoSet	Es ist kein JWK Set: Es hat keine Liste keys.
signedResult.keysNone	Es enthält keinen Schlüssel, mit dem Ergebnisse signiert werden: auf P-256 oder von Ed25519.
signedResult.keysNotJSON	Das JWK Set lässt sich nicht lesen. {error}.
signedResult.keysPrivate	Es enthält einen privaten Schlüssel.
signedResult.keysSection	Abschnitt {number} ist weder ein öffentlicher Schlüssel auf P-256 oder von Ed25519 noch ein Zertifikat eines solchen.
signedResult.keysTooMany	Es enthält mehr als {limit} Schlüssel.
signedResult.keysTwice	Zwei Schlüssel darin haben dieselbe Kennung: {key}.
signedResult.keysUnusable	Schlüssel {number} lässt sich nicht verwenden. {error}.
signedResult.otherAlgorithm	Der Kopf nennt den Algorithmus {algorithm}; Ergebnisse werden mit ES256 oder EdDSA signiert.
signedResult.otherSchema	Was signiert wurde, hat ein anderes Format ({schema}) als {expected}.
signedResult.otherType	Es ist etwas anderes: typ ist {type} und nicht {expected}.
signedResult.parts	Es ist kein signiertes Ergebnis: Es hat nicht drei Teile, durch Punkte getrennt.
signedResult.tooLong	Es sind mehr als {limit} Byte.
simulate.cardAccessNumber	Die CAN, für --can -; die MRZ öffnet diesen Chip nicht:
simulate.chipLost	Der Chip hat das Feld verlassen, wie es sein Profil vorsieht.
simulate.combinations	{pattern} benennt jede Kombination, die Doc 9303-11 erlaubt: gm, im oder cam; eine Gruppe wie oben; 3des, aes-128, aes-192 oder aes-256. Zum Beispiel pace-im-p-521-aes-256, pace-gm-modp-2048-256-3des.
simulate.connected	Der Reisepass liegt auf dem virtuellen Lesegerät an {address}. Lesen Sie ihn von einem anderen Terminal aus:
simulate.giveAddress	Schreiben Sie sie als HOST:PORT, zum Beispiel 127.0.0.1:35963.
simulate.jsonAlone	--json gehört zu --list und --check; --show gibt ohnehin JSON aus.
simulate.listAlone	--list, --show, --check und --pages erlauben keine Option, die ein Dokument erzeugt, und schließen einander aus.
simulate.noAddress	{address} ist keine Adresse eines virtuellen Lesegeräts.
simulate.nothingWrong	An der Beschreibung ist nichts falsch.
simulate.printedMRZ	Die aufgedruckte MRZ, für --mrz -:
simulate.readerClosed	Das Lesegerät wurde geschlossen.
simulate.reset	Der Chip wurde zurückgesetzt.
simulate.sayWhat	Geben Sie an, was mit dem simulierten Reisepass geschehen soll.
simulate.takeOut	Strg-C nimmt ihn wieder heraus.
simulate.trustUnreadable	{file} lässt sich nicht dekodieren; der Lesevorgang kommt ohne aus. {error, message}
simulate.unmetRule	Die Regel {number} des Verhaltens traf auf kein Kommando zu (behaviour.rules[{place}]).
simulate.unmetRuleNamed	Die Regel {number} des Verhaltens traf auf kein Kommando zu (behaviour.rules[{place}]): {note}
simulate.used	Ein Programm benutzt den Chip.
simulate.vpcdAndConnect	--vpcd und --connect schließen einander aus: Ein Chip liegt auf einem Lesegerät.
simulate.waiting	Warten auf ein virtuelles Lesegerät an {address} ...
simulate.ways	--vpcd legt ihn auf ein virtuelles Lesegerät, --export ORDNER schreibt seine Dateien, --list zeigt die Profile; epass read --simulate liest gleich einen.
simulator.accessControlMissing	Terminal-Authentisierung braucht Zugriffskontrolle.
simulator.accessKeyForm	Der Wert ist printed, dg1 oder eine MRZ-Information aus 24 bis 38 Zeichen einer MRZ.
simulator.accessKeysNotDerived	Die Zugriffsschlüssel lassen sich nicht ableiten. {error}.
simulator.answerOctets	Bytes sind Paare hexadezimaler Ziffern, höchstens 65000 Byte.
simulator.applicationIdentifier	Eine Anwendungskennung hat 5 bis 16 Byte in hexadezimalen Ziffern.
simulator.applicationsTwice	Nennen Sie jede Anwendung einmal.
simulator.authorityGenerations	Die Zertifizierungsstelle hat 1 bis 3 Generationen.
simulator.biometricsNumbers	Nummern von EF.Biometrics sind 1 bis 64, jede einmal.
simulator.biometricsRoom	EF.Biometrics hat Platz für 1 bis 1048576 Byte.
simulator.bornAfterIssue	Der Inhaber ist nach dem Ausstellungstag geboren.
simulator.canDigits	Eine Zugangsnummer (CAN) hat 6 bis 16 Ziffern.
simulator.changeCount	Eine Regel ändert höchstens 32 Datenobjekte.
simulator.chipLeft	Der simulierte Chip hat das Feld verlassen.
simulator.chipLeftRemedy	Beginnen Sie neu, oder wählen Sie ein Profil, bei dem der Chip im Feld bleibt.
simulator.chipReset	Der simulierte Chip wurde zurückgesetzt.
simulator.chipResetRemedy	Beginnen Sie wieder mit der Zugriffskontrolle.
simulator.cipherOneOf	Eine Chiffre ist eine von: {words}.
simulator.commandLength	Das Kommando hat {count} Byte.
simulator.commandLengthRemedy	Senden Sie mindestens vier Byte und nicht mehr, als das Lesegerät annimmt.
simulator.commandLost	Das simulierte Lesegerät hat das Kommando verloren.
simulator.commandLostRemedy	Nehmen Sie den Fehler aus dem simulierten Kanal heraus.
simulator.connectionCut	Das Lesegerät hat die Verbindung mitten in einer Nachricht geschlossen.
simulator.countryLetters	Ein Land sind zwei Großbuchstaben.
simulator.cut	Geben Sie entweder to oder by an.
simulator.dateAndTimeForm	Der Wert wird als JJJJMMTThhmmss geschrieben.
simulator.dateOfIssueMissing	Das Ablaufdatum ist kein vollständiges Datum; daher wird dieses Feld gebraucht.
simulator.dateOrUnknown	Ein Datum wird als JJJJ-MM-TT geschrieben, oder als JJJJMMTT mit Nullen für Unbekanntes.
simulator.defectTwice	Ein Defekt ist doppelt aufgeführt.
simulator.descriptionTooLong	Eine Beschreibung hat höchstens 8 MiB.
simulator.deviationNotMade	Die Abweichung {deviation} lässt sich nicht in ein Dokument einbauen.
simulator.digitCount	Die Nummer hat {least} bis 16 Ziffern.
simulator.displayedPortraitCount	EF.DG5 hat ein bis neun Bilder.
simulator.displayedSignatureCount	EF.DG7 hat ein bis neun Bilder.
simulator.drawing	Eine Zeichnung gibt es in {formats}.
simulator.drawings	Zeichnungen gibt es in {formats}; für {format} geben Sie das Bild an.
simulator.expiresBeforeEffective	Der letzte Tag liegt vor dem ersten; ein solches Zertifikat erzeugt der Defekt datesSwapped.
simulator.expiresBeforeIssue	Das Dokument läuft ab, bevor es ausgestellt wird.
simulator.faceCount	EF.DG2 hat ein bis neun Gesichter.
simulator.faceOrPortrait	Geben Sie entweder face oder portrait an, nicht beides.
simulator.farDateOfIssue	Mit diesem Ausstellungstag liegen Daten der Zertifikate außerhalb der Jahre 1951 bis 2115.
simulator.featureCount	Es sind ein bis neun Merkmale.
simulator.featureForm	Ein Merkmal ist ein Datenobjekt in BER-TLV, einschließlich Tag und Länge.
simulator.fieldsMakeNoZone	Die Felder ergeben keine MRZ. {error}.
simulator.fileForm	EF.DG{number} beginnt mit dem eigenen Tag und hat höchstens 1 MiB; beliebige Bytes dürfen in einem Objekt mit hex, base64 oder path stehen.
simulator.fileNumber	DG{number} ist keine Datengruppe von 1 bis 16.
simulator.fileOutside	Der Pfad muss zu einer Datei neben der Beschreibung oder in einem Ordner darunter führen.
simulator.fileUnreadable	Die Datei {file} lässt sich nicht lesen.
simulator.fingerCount	EF.DG3 hat hier höchstens zwanzig Finger.
simulator.formatsOfECDSA	Die Formate gehören zu ECDSA.
simulator.generationCount	Die CSCA hat 1 bis 4 Generationen.
simulator.guardedDataGroups	Die Datengruppen 3 und 4 brauchen Terminal-Authentisierung; jede ist einmal zu nennen.
simulator.hexadecimalNumber	Eine Zahl wird in hexadezimalen Ziffern geschrieben, höchstens 1024.
simulator.hexadecimalOctets	Der Wert wird in Paaren hexadezimaler Ziffern geschrieben, höchstens 1 MiB.
simulator.holderFormat	Das Format ist TD1, TD2 oder TD3.
simulator.holderSex	Das Geschlecht ist M, F oder <.
simulator.hostUnknown	Der Host {host} ist nicht bekannt.
simulator.imageLength	Ein Bild hat mindestens ein Byte und höchstens 1 MiB.
simulator.irisCount	EF.DG4 hat hier höchstens acht Augen.
simulator.jsonAt	{error, message} Zeile {line, number}, Spalte {column, number}.
simulator.keyCiphers	Ein Schlüssel wird mit mindestens einer Chiffre verwendet, jede einmal.
simulator.keyCount	Ein Chip hat höchstens 8 Schlüssel.
simulator.keyEncoding	Ein Schlüssel von {group} wird nicht als {encoding} geschrieben.
simulator.keyNumber	Die Nummer eines Schlüssels ist 0 bis 32767.
simulator.keyNumbers	Bei mehreren Schlüsseln hat jeder eine eigene Nummer.
simulator.lengthForm	Eine Länge ist eine Zahl unter 2^32 oder deren Bytes in hexadezimalen Ziffern.
simulator.listTooLong	Eine Liste hat höchstens 99 Werte.
simulator.madeDataGroups	Die Personalisierung erzeugt Datengruppe 1, die immer vorhanden ist, und 2. Geben Sie andere als Dateien an.
simulator.mappingNamesNumbers	Chip Authentication Mapping nennt seine Parameter hier mit Nummern.
simulator.memberMissing	Das Feld muss angegeben sein.
simulator.modulusBits	Ein RSA-Schlüssel hat {bits} Bit.
simulator.nameForm	Ein Name hat Kleinbuchstaben, Ziffern, Bindestriche und Punkte.
simulator.noBase64	Die Bytes werden in Base64 geschrieben.
simulator.noCardSecurity	Terminal-Authentisierung im Master File braucht EF.CardSecurity: Bieten Sie PACE mit Chip Authentication Mapping an.
simulator.noCheckDigit	Die Dokumentennummer hat keine Prüfziffer, die sich falsch drucken ließe.
simulator.noDate	Ein Datum wird als JJJJ-MM-TT geschrieben.
simulator.noDateOfIssue	Das Ausstellungsdatum ist kein Datum.
simulator.noDay	Der Tag ist kein Datum: JJJJ-MM-TT.
simulator.noDefectOfProfile	Das Profil {profile} hat keinen Defekt der Dateien; geben Sie es als profile an.
simulator.noFilesHere	Eine Beschreibung nennt nur dann Dateien, wenn sie selbst eine Datei ist.
simulator.noGeneration	Diese Generation gibt es nicht.
simulator.noGuardedDataGroup	Nennen Sie 3, 4 oder beide.
simulator.noJSONAt	Die Beschreibung ist kein JSON: Zeile {line, number}, Spalte {column, number}. {error, message}
simulator.noMember	Das Schema hat kein solches Feld; es hat {known}.
simulator.noPlaceForKey	Ein Schlüssel, der im Master File verwendet wird, steht in EF.CardSecurity, wofür PACE nötig ist; neben Schlüsseln für Chip Authentication Mapping braucht er eine Nummer (keyID).
simulator.noProfile	Es gibt kein Profil „{name}“.
simulator.noProfileSimilar	Es gibt kein Profil „{name}“. Ähnliche: {similar}.
simulator.noSuchPACE	Der Standard kennt kein {mapping} auf {group} mit {cipher}.
simulator.noZone	Die Zeilen sind keine maschinenlesbare Zone. {error}.
simulator.notReadable	Die Beschreibung lässt sich nicht lesen.
simulator.nothingListens	An {address} nimmt niemand Verbindungen an.
simulator.nothingToDo	{word} hat hier nichts, worauf es wirkt, und ändert nichts.
simulator.numberBounds	Der Wert ist eine Zahl von 1 bis 65535.
simulator.numberRange	Die Zahl ist {least} bis {most}.
simulator.octetCount	Die Anzahl ist 0 bis 1048576.
simulator.octetsTwice	Geben Sie die Bytes einmal an, als hex, base64 oder path.
simulator.oneImage	Der Wert ist ein Bild.
simulator.oneMember	Geben Sie entweder truncated oder extended an.
simulator.oneOf	Der Wert ist einer von: {words}.
simulator.oneOfOrNumber	Der Wert ist einer von: {words}, oder dessen Nummer.
simulator.otherKind	Der Wert ist nicht von der Art, die das Schema nennt.
simulator.otherSchema	Dieses Programm liest {schema}.
simulator.paceCount	Ein Chip bietet 1 bis 32 PACE-Verfahren an, jedes einmal.
simulator.passwordCount	Ein Chip hat mindestens ein Passwort, jedes einmal.
simulator.passwordOneOf	Ein Passwort ist eines von: {words}.
simulator.pattern	Bytes sind Paare hexadezimaler Ziffern, höchstens {most} Byte; hinter einem Schrägstrich kann eine gleich lange Maske stehen, wie in 80/E0.
simulator.personCount	EF.DG16 hat eine bis fünfzehn Personen.
simulator.portraitLength	Ein Lichtbild hat mindestens ein Byte und höchstens 1 MiB.
simulator.printedField	Das Feld hat Platz für {room} Zeichen.
simulator.privateKeyForm	Der private Schlüssel ist nicht von der genannten Art.
simulator.rawImageLength	Ein Rohbild hat Breite mal Höhe Byte, und beide sind anzugeben.
simulator.recordCount	Eine Datei hat 0 bis 254 Datensätze.
simulator.rsaEntry	Mit RSA gibt es nur dann einen Eintrag, wenn withInfo true ist.
simulator.ruleContradictory	Auf diese Regel trifft kein Kommando zu: Ihre Bedingungen schließen einander aus.
simulator.ruleCount	Ein Chip hat höchstens 256 Regeln.
simulator.ruleFileMissing	Der Chip hat keine dieser Dateien: Ein Terminal, das sich nach dem Vorhandenen richtet, fragt nicht nach ihnen.
simulator.ruleOffsetBeyond	{file} hat {count, plural, one {# Byte} other {# Byte}}: Ein Terminal, das sich nach der Länge einer Datei richtet, fragt nicht nach Byte {offset}.
simulator.ruleWithoutEffect	Diese Regel ändert nichts: Ihre Wirkung ist leer.
simulator.schemesOfRSA	Die Schemata B.6 und B.4 gehören zu RSA.
simulator.securityInfosBounds	Es sind höchstens 32 Sequenzen mit höchstens 4096 Byte möglich.
simulator.shortIdentifiers	Geben Sie refused an, refused und file, oder file und gives.
simulator.sizeOfRawImage	Nur ein angegebenes Rohbild hat eine eigene Größe.
simulator.stateWithoutLetters	{state} hat keine zwei Buchstaben für Zertifikate; geben Sie auch country an.
simulator.statedHashLeftOut	Die angegebene Hashfunktion steht in einem Eintrag, den withInfo weglässt.
simulator.statusWord	Ein Statuswort sind vier hexadezimale Ziffern.
simulator.tag	Ein Tag sind ein bis drei Byte in hexadezimalen Ziffern.
simulator.terminalAuthenticationAlone	Terminal-Authentisierung braucht chipAuthentication oder PACE mit Chip Authentication Mapping (Doc 9303-11, 7.1).
simulator.terminalDocumentNumber	Verlangt ist eine Dokumentennummer mit 1 bis 22 Zeichen: A bis Z, 0 bis 9 und <.
simulator.terminalNumberUnused	Die Nummer wird nur nach Basic Access Control verwendet, das dieser Chip nicht kennt.
simulator.terminalWithoutVerifier	Ohne Document Verifier gibt es kein Terminal: Lassen Sie das Feld weg, oder setzen Sie es auf null.
simulator.textTooLong	Ein Text hat höchstens 4096 Byte.
simulator.trustPoints	Der Chip vertraut einer Generation oder zwei aufeinanderfolgenden.
simulator.visa	Ein Visum hat keinen Chip; das Format ist TD1, TD2 oder TD3.
simulator.zoneOrHolder	Geben Sie eines von mrz, holder und identity an. Neben mrz hat holder nur surname, dateOfBirth und gegebenenfalls givenNames.
status.atLine	Zeile {line}: {error}
status.commandSaysElse	{command} hat etwas anderes ausgegeben als eines der vorgesehenen Wörter.
status.commandSaysTooMuch	{command} hat mehr als ein Wort ausgegeben.
status.commandWords	--status-command nennt kein Programm, oder ein Anführungszeichen darin ist nicht geschlossen: {command}.
status.count	Die Datei enthält nicht so viele Dokumente, wie sie angibt.
status.cut	Die Datei endet vor ihrer letzten Zeile oder geht danach noch weiter.
status.failed	Was zu dem Dokument gemeldet ist, ist nicht bekannt. {why}.
status.fine	Die angegebene Quelle meldet nichts zu dem Dokument.
status.in	{file}: {error}
status.keyAlone	--status-key gehört zu --status oder --status-command.
status.keyForm	Der Schlüssel besteht nicht aus 64 hexadezimalen Ziffern.
status.keyShared	Nicht nur sein Eigentümer kann den Schlüssel lesen, oder er gehört einem anderen Benutzer.
status.line	Die Zeile ist keine einer Statusdatei.
status.lineTooLong	Die Zeile ist länger als jede Zeile einer Statusdatei.
status.made	{count, plural, one {# Dokument} other {# Dokumente}} in der Datei.
status.needsKey	--status und --status-command brauchen --status-key: Eine Quelle kennt Dokumente nur über Handles.
status.noFile	Der Anfang ist nicht der einer Statusdatei.
status.noZone	EF.DG1 wurde nicht gelesen; es konnte also keine Quelle gefragt werden.
status.notAsked	Es wurde keine Quelle für verlorene, gestohlene und ungültige Dokumente angegeben; ob dieses dazugehört, ist also nicht bekannt.
status.oneSource	Geben Sie --status oder --status-command an: Für ein Dokument antwortet nur eine Quelle.
status.otherKey	Die Datei wurde mit einem anderen Schlüssel erstellt und nennt daher keines der gesuchten Dokumente.
status.outOfDate	Die Datei durfte nur bis zum {last} verwendet werden.
status.part	{part, select, state {Der Staat ist keiner, der Dokumente ausstellt} code {Der Dokumentcode besteht nicht aus einem oder zwei Großbuchstaben oder Ziffern} number {Die Dokumentennummer besteht nicht aus Großbuchstaben und Ziffern} other {Das Ablaufdatum hat weder die Form JJMMTT noch JJJJ-MM-TT}}.
status.parts	Die Zeile besteht nicht aus Staat, Dokumentcode, Nummer und Ablaufdatum, durch Kommas getrennt.
status.reported	Das Dokument ist als {status, select, lost {verloren} stolen {gestohlen} other {ungültig}} gemeldet.
status.twice	Ein Dokument ist zweimal genannt, mit verschiedenen Angaben.
status.unreadable	Die Datei lässt sich nicht lesen: {error}.
status.word	Hinter dem Ablaufdatum steht keines dieser Wörter: {words}.
store.basis.linked	verlinkt
store.basis.listed	gelistet
store.basis.named	direkt angegeben
store.basis.pinned	gepinnt
store.basis.unpinned	nicht gepinnt
store.basis.verified	verifiziert
store.certificateBesideList	Es steht in {place, select, folder {einem Ordner mit einer signierten Liste, die nicht dafür bürgt} other {einer Datei mit einer signierten Liste, einer Sperrliste, dem Zertifikat eines Unterzeichners oder etwas Unbekanntem oder Unlesbarem, und nichts davon bürgt dafür}}: Es wird nicht als CSCA übernommen. Vertrauen Sie ihm, geben Sie es für sich allein an, oder pinnen Sie seinen SHA-256, {digest}.
store.certificateFile	Datei
store.certificateNotNamed	Kein Pin und keine Ermächtigung benennt es, und anderes ist gepinnt oder ermächtigt: Es wird nicht als CSCA übernommen. Vertrauen Sie ihm, geben Sie es für sich allein an, oder pinnen Sie seinen SHA-256, {digest}.
store.deadLink	{path} ist ein symbolischer Link, der nirgendwohin führt.
store.defectList	Defektliste
store.deviationList	Abweichungsliste
store.digestLength	Ein Hashwert hat die falsche Länge.
store.displaced	Sie ist im Speicher, und eine neuere desselben Ausstellers hat ihren Platz eingenommen.
store.documentSignerList	Document-Signer-Liste
store.empty	Unter {path} gibt es keinen Vertrauensspeicher: Im Ordner fehlt {name}.
store.fileNotMade	Die Datei {name} lässt sich nicht anlegen.
store.fileNotOpened	Die Datei {name} des Vertrauensspeichers {path} lässt sich nicht öffnen.
store.fileNotWhole	{name} im Vertrauensspeicher {path} ist zu lang oder lässt sich nicht vollständig lesen.
store.fileNotWritten	Die Datei {name} konnte nicht geschrieben werden: Ist der Datenträger voll?
store.fileOfOthers	Die Datei {name} im Vertrauensspeicher {path} hat nicht dieses Programm geschrieben; sie wird nicht überschrieben.
store.folderNotMade	Der Ordner {path} lässt sich nicht anlegen.
store.indexBlock	Eine Blockierung darin lässt sich nicht lesen.
store.indexChanged	Seine Bytes haben nicht den Hashwert, der mit ihnen geschrieben wurde.
store.indexCut	Er ist kein Index oder wurde abgeschnitten.
store.indexDamaged	Der Index des Speichers ist beschädigt. {fault}.
store.indexGrant	Eine Ermächtigung darin lässt sich nicht lesen.
store.indexNotPlaced	Der Index ließ sich nicht an seinen Platz setzen.
store.indexParts	Seine Teile füllen ihn nicht aus.
store.indexVersion	Der Index hat die Version {version}; dieses Programm liest {known}.
store.keyNotUnderstood	nicht verstanden
store.lacksFile	Der Vertrauensspeicher {path} ist beschädigt: Die Datei {name} fehlt.
store.lacksIndex	Der Vertrauensspeicher {path} ist beschädigt: Er hat keinen Index.
store.ldif	LDIF-Datei
store.leftoversNotCut	Was ein Import zurückgelassen hat, ließ sich nicht abschneiden.
store.listNotNamed	Kein Pin und keine Ermächtigung erreicht die Liste, und anderes ist gepinnt oder ermächtigt: Nichts aus ihr wird übernommen. Vertrauen Sie ihr, geben Sie sie für sich allein an, oder pinnen Sie ihren SHA-256, {digest}.
store.listOlder	Sie wurde am {signed} signiert. In Kraft ist eine neuere Liste desselben Ausstellers, vom {newer}.
store.listUndated	Sie gibt nicht an, wann sie signiert wurde, und im Speicher ist eine Liste, die es angibt.
store.listWithoutSource	Eine Liste im Speicher hat keine Quelle.
store.listsBound	Der Speicher behält {maximum} Listen unter dem Namen einer CSCA, hinter denen niemand Vertrauenswürdiges steht. Importieren Sie zuerst das CSCA-Zertifikat, oder pinnen Sie es.
store.locked	Ein anderer Prozess schreibt gerade in den Vertrauensspeicher {path}.
store.masterList	Masterliste
store.mayBeGone	Der Import ist wirksam; nach einem Stromausfall kann er jetzt verloren sein.
store.namesTooLong	Die Namen der Quellen eines Speichers sind zusammen zu lang.
store.newIndexNotPlaced	Der neue Index ließ sich nicht an seinen Platz setzen.
store.noFolder	{path} ist kein Ordner und daher kein Vertrauensspeicher.
store.noPack	Das Paket des Vertrauensspeichers {path} beginnt nicht wie eines.
store.notExamined	{kind, select, file {Die Datei} other {Der Ordner}} {path} lässt sich nicht untersuchen.
store.notOpened	Dieser Benutzer kann den Vertrauensspeicher {path} nicht öffnen.
store.notRegular	{name} im Vertrauensspeicher {path} ist keine reguläre Datei.
store.notThere	Unter {path} gibt es keinen Vertrauensspeicher.
store.notWritable	Dieser Benutzer kann nicht in den Vertrauensspeicher {path} schreiben.
store.nothingToUndo	Es gibt keine Änderung des Vertrauensspeichers mehr, die sich zurücknehmen ließe.
store.originalsCut	Die Originale des Speichers wurden abgeschnitten: Der Index zählt {count} Byte.
store.originalsCutAt	Der Vertrauensspeicher {path} ist beschädigt: Seine Originale wurden abgeschnitten, der Index zählt {count} Byte.
store.originalsNotOnDisk	Die Originale gelangten nicht auf den Datenträger.
store.originalsNotWritten	Die Originale konnten nicht geschrieben werden: Ist der Datenträger voll?
store.otherOwner	{kind, select, file {Die Datei} other {Der Ordner}} {path} gehört einem anderen Benutzer ({user}), der ändern könnte, wem vertraut wird.
store.otherSnapshot	Das Objekt gehört zu einem anderen Stand.
store.otherThings	Der Ordner {path} enthält anderes und keinen Vertrauensspeicher; es wurde nichts geschrieben.
store.packDamaged	Die Originale des Speichers sind beschädigt. {fault}.
store.packEndsEarly	Das Paket endet zu früh.
store.packObjectChanged	Ein Objekt darin hat nicht seinen Hashwert.
store.packObjectTooLong	Ein Objekt darin ist länger als jedes, das gespeichert wird.
store.recordNotRead	Der Eintrag {position} des Index lässt sich nicht lesen.
store.revocationList	Sperrliste
store.revocationListNotSigned	Der vertrauenswürdige CSCA-Schlüssel, den die Sperrliste nennt, hat sie nicht signiert.
store.revocationListOlder	Sie wurde am {issued} ausgestellt. In Kraft ist eine neuere Sperrliste desselben Ausstellers, vom {newer}.
store.revocationListUndated	Sie gibt nicht an, wann sie ausgestellt wurde, und im Speicher ist eine Sperrliste, die es angibt.
store.revocationListsBound	Der Speicher behält {maximum} Sperrlisten eines Ausstellers und Schlüssels, die keine vertrauenswürdige CSCA signiert hat. Importieren Sie zuerst das CSCA-Zertifikat.
store.rootDamaged	Das Zertifikat ist nicht mit seinem eigenen Schlüssel signiert: Die Datei ist beschädigt oder wurde geändert.
store.stateInForce	Der Stand der Änderung {number} ist der geltende.
store.stateNotKept	Der Stand der Änderung {number} ist nicht aufbewahrt.
store.stateOfOtherCommit	Was als Stand der Änderung {number} aufbewahrt ist, ist der Stand einer anderen Änderung.
store.stateOtherPack	Der Stand der Änderung {number} nennt Originale, die der Vertrauensspeicher nicht hat.
store.tooManyBlocks	Ein Speicher enthält höchstens {maximum} Blockierungen.
store.tooManyGrants	Ein Speicher enthält höchstens {maximum} Ermächtigungen.
store.tooManyObjects	Ein Speicher enthält höchstens {maximum} Objekte.
store.transactionEnded	Die Transaktion ist beendet; beginnen Sie eine neue.
store.writableByOthers	Andere Benutzer können in {kind, select, file {die Datei} other {den Ordner}} {path} schreiben und so ändern, wem vertraut wird.
system.addressInUse	Adresse ist schon belegt
system.denied	keine Berechtigung
system.exists	gibt es schon
system.inputOutput	Fehler beim Lesen oder Schreiben
system.isFolder	ist ein Ordner
system.links	zu viele symbolische Verknüpfungen hintereinander
system.nameTooLong	Name ist zu lang
system.noMemory	nicht genug Arbeitsspeicher
system.noProgram	kein ausführbares Programm
system.noSpace	kein Platz mehr auf dem Datenträger
system.notFolder	kein Ordner
system.notFound	Datei oder Ordner nicht gefunden
system.notPermitted	nicht erlaubt
system.quota	Speicherkontingent überschritten
system.readOnly	Datenträger ist schreibgeschützt
system.tooManyOpen	zu viele offene Dateien
ta.authorityKeyUnknown	Der Chip hat den Schlüssel des vorigen Zertifikats nicht.
ta.certificateRefused	Der Chip hat das Zertifikat nicht akzeptiert.
ta.challengeMalformed	Die Challenge hat nicht acht Byte.
ta.challengeRefused	Der Chip hat keine Challenge gegeben.
ta.keyNotSigned	Der Schlüssel des Terminals hat nicht signiert. {error}.
ta.keyOfOtherCertificate	Der Schlüssel ({key}) ist nicht der des Zertifikats {holder}.
ta.keyOfOtherTerminal	Der Schlüssel ({key}) ist nicht der des Terminalzertifikats ({holders}).
ta.lengthRefused	Der Chip nimmt die Daten weder mit erweiterter Länge noch verkettet an.
ta.noTerminalCertificate	{count, plural, one {Das Zertifikat ist nicht das eines Terminals} other {Keines der # Zertifikate ist das eines Terminals}}.
ta.notSupported	Der Chip kennt das Kommando nicht.
ta.outOfSequence	Es kam eine Antwort oder Signatur, auf die die Terminal-Authentisierung nicht gewartet hat.
ta.refused	{refusal}: {meaning}.
ta.signatureMalformed	Die Signatur des Terminals hat nicht die Länge seines Schlüssels und wurde nicht gesendet.
ta.terminalKeyRefused	Der Chip hat den Schlüssel des Terminals nicht ausgewählt.
ta.trustPointUnknown	Der Chip kennt die Zertifizierungsstelle nicht, mit der die Zertifikate beginnen.
terminal.argumentNotUTF8	Argument {number}: {argument} ist nicht UTF-8; es würde etwas anderes bezeichnen als gemeint.
terminal.argumentsUnreadable	Die Argumente lassen sich nicht lesen, nicht einmal der Name des Programms.
terminal.atIsTime	--at erlaubt ein Datum wie 2026-11-21 oder einen Zeitpunkt wie 2026-11-21T12:00:00Z.
terminal.giveUTF8	Geben Sie einen Namen in UTF-8 an; eine Datei mit anderem Namen ist über einen symbolischen Link erreichbar.
terminal.internalError	interner Fehler: {error}
terminal.interrupted	Unterbrochen.
terminal.mountProc	Hängen Sie /proc ein: Die Argumente kommen aus /proc/self/cmdline.
terminal.noSuchDay	Diesen Tag gibt es nicht: {month} hat {days, number} Tage.
terminal.note	epass: Hinweis: {note}.
terminal.optionDoubled	{option} ist {count}-mal angegeben; geben Sie es einmal an.
terminal.outputUnwritable	Die Standardausgabe kann nicht geschrieben werden: {error}.
terminal.policyUnknown	Es gibt keine Richtlinie {policy}; es gibt {policies}. Eine Datei hat einen Schrägstrich im Namen oder endet auf .json.
terminal.sendElsewhere	Schaffen Sie Platz, oder leiten Sie die Ausgabe anderswohin.
terminal.variableNotUTF8	Der Wert von {name} ist nicht UTF-8; er würde etwas anderes bezeichnen als gemeint.
terminal.warning	epass: Warnung: {warning}.
testNote.text	dies beruht auf einem synthetischen Aussteller: Über ein echtes Dokument sagt es nichts aus
testNote.word	TEST
tlv.lengthCut	Die Bytes enden innerhalb einer Länge.
tlv.lengthMissing	Die Bytes enden, wo eine Länge stehen sollte.
tlv.lengthNotMinimal	Die Länge ist nicht mit den wenigsten Bytes geschrieben.
tlv.lengthTooLong	Das Längenfeld hat {count} Byte; höchstens 4 sind möglich.
tlv.objectMissing	Die Bytes enden, wo dieses Datenobjekt stehen sollte.
tlv.octetsFollow	Auf das letzte Datenobjekt {count, plural, one {folgt # Byte} other {folgen # Byte}}.
tlv.otherTag	Hier wird das Tag {tag} erwartet.
tlv.tagCut	Die Bytes enden innerhalb eines Tags.
tlv.tagMissing	Die Bytes enden, wo ein Tag stehen sollte.
tlv.tooDeep	Datenobjekte sind tiefer als {limit} geschachtelt.
tlv.tooManyElements	Ein Template enthält mehr als {limit} Datenobjekte.
tlv.valueCut	Das Längenfeld kündigt {length} Byte an; vorhanden {there, plural, one {ist #} other {sind #}}.
tlv.valueTooLong	Der Wert hat {length} Byte; erlaubt sind {limit}.
token.algorithmOfOtherKey	{algorithm} ist kein Algorithmus dieses Schlüssels.
token.ambiguous	Der URI passt auf {count} Token: {tokens}.
token.codeRefused	Das Token berechnet mit diesem Schlüssel kein HMAC-SHA-256: das geht mit einem allgemeinen Geheimnis von 32 Oktetten, das signieren darf.
token.curveUnknown	Die Kurve des Schlüssels steht nicht auf der Liste.
token.keyKindUnknown	Der Schlüssel ist weder RSA noch auf einer Kurve.
token.keyNotForResults	Der Schlüssel ist weder auf P-256 noch auf Ed25519.
token.manyKeys	Der URI passt auf {count} oder mehr private Schlüssel.
token.mechanismRefused	Das Token signiert mit diesem Schlüssel nicht auf diese Weise.
token.moduleAbandoned	Das PKCS-#11-Modul {module} ist vorher nicht aus {function} zurückgekehrt, und dieser Prozess ruft es nicht mehr auf.
token.moduleEmpty	Das Modul hat kein Token.
token.moduleHung	Das PKCS-#11-Modul {module} ist nach {seconds, plural, one {# Sekunde} other {# Sekunden}} nicht aus {function} zurückgekehrt.
token.moduleNotLoaded	Das PKCS #11-Modul {module} lässt sich nicht laden.
token.moduleNotStarted	Das PKCS #11-Modul {module} startet nicht.
token.noSession	Es ließ sich keine Sitzung mit dem Token öffnen: {error}.
token.notBuilt	Dieser Build von epass hat kein PKCS #11.
token.notHashed	Der Hashwert der Nachricht konnte nicht berechnet werden. {error}.
token.notInSlots	{count, plural, one {Der # Slot} other {Keiner der # Slots}} enthält {count, plural, one {nicht das Token, das} other {das Token, das}} der URI nennt.
token.notSigned	Das Token hat nicht signiert: {error}.
token.notSignedBy	Das Token hat nicht signiert. {error}.
token.notSignedReturning	Das Token hat nicht signiert; es lieferte CKR {value}. {error}.
token.objectsNotListed	Das Token gibt nicht an, welche Objekte es enthält: {error}.
token.pinFinalTry	Für die PIN des Tokens {token} bleibt ein Versuch. Er wurde nicht verbraucht.
token.pinLocked	Die PIN des Tokens {token} ist gesperrt.
token.pinNotSet	Das Token {token} hat noch keine Benutzer-PIN.
token.pinNotTaken	Das Token {token} hat die PIN nicht angenommen: {error}.
token.pinRefused	Das Token {token} hat die PIN abgelehnt. Sie wurde einmal gesendet.
token.pinRequired	Das Token {token} verlangt eine PIN.
token.publicKeyAbsent	Das Token zeigt den öffentlichen Schlüssel nicht: es muss genau einen mit der Kennung (CKA_ID) des privaten Schlüssels enthalten.
token.secretKeyAbsent	Das Token enthält keinen geheimen Schlüssel, den der URI beschreibt.
token.sessionNotOpen	Die Sitzung mit dem Token ist nicht offen.
token.severalKeys	Der URI passt auf {count} private Schlüssel.
token.severalSecretKeys	Der URI passt auf {count} oder mehr geheime Schlüssel.
token.signatureLength	Die Signatur des Tokens hat {count} Byte; bei diesem Schlüssel sind es {expected}.
token.signatureWrong	Die Signatur des Tokens lässt sich mit dem öffentlichen Schlüssel, den das Token zu diesem Schlüssel zeigt, nicht verifizieren.
token.slotsNotListed	Das Modul gibt nicht an, welche Token es gibt: {error}.
token.uriAttributeForm	Ein Attribut hat einen Namen, = und einen Wert.
token.uriAttributeName	Der Name eines Attributs besteht aus Buchstaben, Ziffern, - und _.
token.uriAttributeTwice	Das Attribut {name} steht zweimal da.
token.uriAttributeUnknown	Das Attribut {name} ist hier nicht bekannt.
token.uriCharacter	Das Zeichen muss als % und zwei Ziffern geschrieben werden.
token.uriModulePath	module-path ist ein vollständiger Pfad ab /.
token.uriNoModule	Der URI nennt kein Modul: Ergänzen Sie ?module-path= mit dessen Datei oder ?module-name= mit dessen Namen in p11-kit.
token.uriNotText	Der Wert von {name} ist kein UTF-8-Text.
token.uriPINSource	pin-source ist der vollständige Pfad einer Datei.
token.uriPINValue	Eine PIN in einem URI ist in ps und im Verlauf der Shell zu sehen; von dort wird keine angenommen.
token.uriPercent	% steht vor zwei hexadezimalen Ziffern.
token.uriScheme	Der URI beginnt nicht mit {scheme}.
token.uriSlot	slot-id ist eine Zahl.
token.uriTooLong	Der URI ist länger als {count} Byte.
token.uriType	Nur type=private bezeichnet einen Schlüssel, der signiert.
token.uriTypeSecret	Nur type=secret-key bezeichnet einen Schlüssel, der Prüfcodes berechnet.
trace.answerToReset	ATR {answer}
trace.application	Anwendung {name}
trace.applicationUnknown	eine Anwendung
trace.chained	die Kette geht weiter
trace.contradictory	Felder widersprechen einander.
trace.data	{count} Byte
trace.dataSent	{count} Byte Daten
trace.done	erledigt
trace.extended	erweiterte Länge
trace.fileIdentifier	Datei {identifier}
trace.fileNamed	Datei {identifier} ({file})
trace.filePath	Pfad {path}
trace.fileUnknown	eine Datei
trace.headAnswer	ANTWORT
trace.headCommand	KOMMANDO
trace.headCommands	KOMMANDOS
trace.headNumber	NR
trace.headOctets	BYTES
trace.headStep	SCHRITT
trace.headTime	BEI S
trace.headTook	DAUER MS
trace.instruction	INS {instruction}
trace.lineTooLong	Eine Zeile hat höchstens {limit} Byte.
trace.malformed	Längen passen nicht zu den Bytes
trace.masterFile	Master File
trace.member	{error} ({member}).
trace.noAnswer	{error} ({code})
trace.noJSON	{error} (Byte {offset} der Zeile).
trace.noStatus	keine Statusbytes
trace.number	Die Nummer des Kommandos ist nicht die nächste.
trace.object	DO {tag}, {name}, {count} Byte
trace.objectAuthentication	dynamische Authentisierungsdaten
trace.objectAuthority	Referenz der Zertifizierungsstelle
trace.objectCertificate	Zertifikatsinhalt
trace.objectChecksum	kryptographische Prüfsumme
trace.objectChipData	verschlüsselte Daten zur Chip-Authentisierung
trace.objectCryptogram	Kryptogramm
trace.objectData	Bytes der Datei
trace.objectEphemeralKey	ephemerer öffentlicher Schlüssel
trace.objectKeyChip	ephemerer öffentlicher Schlüssel des Chips
trace.objectKeyTerminal	ephemerer öffentlicher Schlüssel des Terminals
trace.objectLe	geschütztes Le
trace.objectMappingChip	Mapping-Daten des Chips
trace.objectMappingTerminal	Mapping-Daten des Terminals
trace.objectMechanism	kryptographischer Mechanismus
trace.objectNonce	verschlüsselte Nonce
trace.objectOffset	Offset
trace.objectPaddedCryptogram	Paddinganzeige und Kryptogramm
trace.objectParameters	Referenz eines privaten Schlüssels oder von Domänenparametern
trace.objectPlain	Klartextwert
trace.objectReference	Referenz eines Passworts oder öffentlichen Schlüssels
trace.objectSignature	Signatur
trace.objectStatus	geschützte Statusbytes
trace.objectTokenChip	Authentisierungstoken des Chips
trace.objectTokenTerminal	Authentisierungstoken des Terminals
trace.octetsInRedacted	Die Zeile hat Bytes, obwohl es laut der ersten Zeile keine gibt.
trace.offset	Offset {offset}
trace.parts	{parts}
trace.password	Passwort {password}
trace.protected	geschützt
trace.protectedStatus	{status} geschützt, {meaning}
trace.reader	Lesegerät {reader} ({transport}), ATR {answer}
trace.readerUnknown	Kein Lesegerät ({transport}), ATR {answer}
trace.received	empfangen: {object}
trace.reset	Reset des Chips
trace.restore	Warten auf den Chip
trace.schemaUnknown	Die erste Zeile ist nicht die eines Mitschnitts mit dem Schema {schema}.
trace.sent	gesendet: {object}
trace.shortEF	kurze Kennung {number} ({file})
trace.shortEFUnknown	kurze Kennung {number}
trace.status	{status} {meaning}
trace.summary	{commands, plural, one {# Kommando} other {# Kommandos}}; {sent} Byte gesendet, {received} Byte empfangen; {waited} s von {whole} s auf den Chip gewartet
trace.summaryEvents	{resets, plural, one {# Reset} other {# Resets}}, {restores}-mal auf den Chip gewartet, {failures, plural, one {# Fehler} other {# Fehler}} des Kanals
trace.summarySlowest	Langsamste
trace.summarySteps	Schritte
trace.summaryWord	{status} {meaning}: {count}
trace.summaryWords	Statuswörter
trace.title	Mitschnitt vom {moment}, {tool} {version}
trace.titleWithoutTime	Mitschnitt, {tool} {version}
trace.tooManyLines	Ein Mitschnitt hat höchstens {limit} Zeilen.
trace.unsafe	Er enthält jedes Byte und eignet sich nicht zur Weitergabe; --redact schreibt einen, der sich eignet.
trace.upTo	bis zu {count} Byte
trace.wrong	{error} (Zeile {line} von {file}).
trust.anyList	eine Liste
trust.csca	CSCA {state}
trust.cscaOfNoCountry	CSCA ohne Land
trust.fromMasterList	{csca}, aus der Masterliste vom {day}
trust.fromNamedMasterList	{csca}, aus der Masterliste {name}
trust.fromSource	{csca}, aus {name}
trust.generation	{csca}, Generation {number}
trust.generationOf	{csca}, Generation {number} von {count}
trust.grant	{publication}, mit Ermächtigung
trust.itsList	zugehörige Liste
trust.link	ein Link-Zertifikat
trust.linkUnderList	ein Link-Zertifikat unter einem nur gelisteten
trust.list	{publication}, ohne Ermächtigung
trust.listNamed	{kind, select, masterList {die Masterliste {name}} deviationList {die Abweichungsliste {name}} defectList {die Defektliste {name}} other {die Document-Signer-Liste {name}}}
trust.listOf	{kind, select, masterList {die Masterliste {state}} deviationList {die Abweichungsliste {state}} defectList {die Defektliste {state}} other {die Document-Signer-Liste {state}}}
trust.nothing	niemand
trust.otherStatesList	die Liste eines anderen Staates
trust.overLinks	{csca}, über {count, plural, one {ein Link-Zertifikat} other {# Link-Zertifikate}}
trust.ownState	{publication}, der eigene Staat
trust.pin	SHA-256 wurde angegeben
trust.pinnedList	{publication}, deren SHA-256 angegeben wurde
trust.simulated	{csca}, vom Simulator erzeugt
trust.vouchedFor	{csca}, verbürgt durch {publication}
trustChain.authority	ausgestellt von der CSCA {subject}
trustChain.broken	Etwas spricht gegen den Document Signer.
trustChain.chains	Der Document Signer lässt sich auf eine vertrauenswürdige CSCA zurückführen.
trustChain.digest	SHA-256 {digest}
trustChain.finding	{check}: {finding}
trustChain.listed	Der Document Signer lässt sich auf eine CSCA zurückführen, für die nur die Liste eines anderen Staates bürgt.
trustChain.namedIssuer	nennt als Aussteller {issuer}
trustChain.noCertificate	{file} enthält kein Zertifikat.
trustChain.open	Ob eine vertrauenswürdige CSCA das Zertifikat des Document Signers ausgestellt hat, ist hier nicht bekannt.
trustChain.serial	Seriennummer {number}
trustChain.signer	Document Signer {subject}
trustChain.source	aus: {source}
trustChain.unpinned	Der Document Signer lässt sich auf eine CSCA zurückführen, für die nur die Datei bürgt, in der sie kam.
trustChain.vouched	{basis}; verbürgt durch: {voucher}
trustCommand.askDoctor	epass trust doctor sagt zu einem Nachweispaket oder einem Ordner mit Dateien, was fehlt.
trustCommand.basisBlocked	{basis}, blockiert
trustCommand.basisOfTest	{basis}, Test
trustCommand.certificate	CSCA-Zertifikat
trustCommand.columnBasis	Grundlage
trustCommand.columnGeneration	Gen
trustCommand.columnKey	Schlüssel
trustCommand.columnKind	Art
trustCommand.columnSelfSignature	Selbstsignatur
trustCommand.columnSubject	Inhaber
trustCommand.columnValid	gültig
trustCommand.columnVoucher	verbürgt durch
trustCommand.countryCame	+ Land {country}
trustCommand.countryGone	- Land {country}
trustCommand.damage	Der Vertrauensspeicher ist beschädigt. {fault}. Was sich nicht lesen lässt, fehlt bei der Beurteilung: Importieren Sie es erneut in einen anderen Ordner.
trustCommand.derNeedsFolder	--format der braucht --out ORDNER.
trustCommand.difference	{mark} {country} {kind} {digest}{when, select, until { bis {date}} dated { vom {date}} other {}} {subject}
trustCommand.differences	{added} hinzugekommen, {removed} entfallen, {rebased} mit anderer Grundlage; {before} und {after} Anker
trustCommand.exportKinds	--kind erlaubt {kinds}, durch Kommas getrennt.
trustCommand.labelBlocked	blockiert
trustCommand.labelFrom	aus
trustCommand.labelSources	Quellen
trustCommand.leftOutBlocked	{count, plural, one {# Objekt ist blockiert oder beruht auf Blockiertem und wurde ausgelassen} other {# Objekte sind blockiert oder beruhen auf Blockiertem und wurden ausgelassen}}; die Blockierungen selbst gibt epass trust block --json aus.
trustCommand.list	signierte Liste
trustCommand.nameEmpty	Der Name eines Speichers, einer Datei oder eines Ordners ist leer.
trustCommand.noBasis	Es gibt keine Grundlage {basis}; es gibt {bases}.
trustCommand.noCertificate	Nichts in {path} wird als CSCA-Zertifikat übernommen.
trustCommand.noStoreBefore	Es gibt noch keinen Vertrauensspeicher; daher ist kein Aussteller bekannt, und nichts kann VERIFIZIERT sein: epass trust setup legt einen an.
trustCommand.noStoreYet	Es gibt noch keinen Vertrauensspeicher: epass trust setup sagt, welche Listen vertrauenswürdiger Aussteller es gibt, und übernimmt sie.
trustCommand.nothingHas	Nichts im Speicher hat {text} als SHA-256, Schlüsselkennung oder Land.
trustCommand.nothingOfCountry	In den Vertrauensdaten gibt es zu diesem Land nichts: {country}.
trustCommand.nothingToExport	Im Speicher gibt es nichts von dieser Art und diesem Land.
trustCommand.object	{kind} {digest}
trustCommand.oneOrTwo	Geben Sie einen Pfad oder zwei an.
trustCommand.otherBasis	~ {country} {kind} {digest}{when, select, until { bis {date}} dated { vom {date}} other {}} {subject}: vorher {before}, jetzt {after}
trustCommand.passedOver	{file} wurde übergangen. {reason}.
trustCommand.passedOverMore	{count, plural, one {# weitere wurde} other {# weitere wurden}} übergangen; epass trust import --dry-run --json nennt alle.
trustCommand.pinNotMet	Was gepinnt oder ermächtigt wurde, ist nicht in den Vertrauensdaten, oder es ist eine Liste mit anderem in ihrer Datei: {digest}.
trustCommand.shown	{shown} von {anchors, plural, one {# Anker} other {# Ankern}} aus {countries, plural, one {# Land} other {# Ländern}}, Stand {hash}
trustCommand.signatureNotVerifiable	nicht prüfbar
trustCommand.signatureVerified	geprüft
trustCommand.signatureWrong	falsch
trustCommand.signer	Kopie eines Document Signers
trustCommand.source	{kind} {name}{isDated, select, yes {, signiert am {date}} other {}}{isSigned, select, yes { von {signer}} other {}}
trustCommand.sourceOf	{kind} {name}{isDated, select, yes {, signiert am {date}} other {}}{isSigned, select, yes { von {signer}} other {}}, {basis}{hasState, select, yes {, Staat: {state}} other {}}{isGranted, select, yes {, ermächtigt für {granted}} other {}}
trustCommand.standing	{basis}{isInForce, select, no {, nicht mehr in Kraft} other {}}{isTest, select, yes {, für Tests} other {}}
trustCommand.standingByUse	wird bei der Verwendung beurteilt{isInForce, select, no {, nicht mehr in Kraft} other {}}{isTest, select, yes {, für Tests} other {}}
trustCommand.storeIsEmpty	Der Vertrauensspeicher enthält kein CSCA-Zertifikat; epass trust setup sagt, welche Listen es gibt, und übernimmt sie.
trustCommand.summary	{anchors} Anker aus {countries, plural, one {# Land} other {# Ländern}}, Stand {hash}
trustCommand.validity	{first} bis {last}
trustCommand.whatCountries	epass trust audit zeigt die Länder, zu denen etwas vorliegt.
trustCommand.whatThereIs	epass trust list zeigt die Anker, epass trust audit die Länder.
trustCommand.whatToExport	epass trust audit zeigt, was es gibt; nicht gepinnte Anker brauchen --unpinned.
trustCommand.written	{count} geschrieben
trustFile.address	Der Wert ist als Adresse angegeben; von Adressen wird nichts abgerufen.
trustFile.base64Cut	Das Base64 ist abgeschnitten.
trustFile.behindPadding	Das Base64 geht hinter seinem Padding weiter.
trustFile.compressed	Die Datei ist ein Archiv oder komprimiert; entpacken Sie sie zuerst.
trustFile.empty	Die Datei ist leer.
trustFile.emptyLDIF	Das LDIF enthält kein Zertifikat, keine Sperrliste und keine signierte Liste.
trustFile.folderNotRead	Der Ordner lässt sich nicht lesen.
trustFile.foldsNothing	Eine Fortsetzungszeile setzt nichts fort.
trustFile.link	Das ist ein symbolischer Link; in einem Ordner wird ihm nicht gefolgt. Nennen Sie die Datei selbst.
trustFile.linkToFolder	Das ist ein symbolischer Link auf einen Ordner; nennen Sie den Ordner selbst.
trustFile.nameNotText	Der Name der Datei ist nicht UTF-8; geben Sie ihr einen anderen.
trustFile.nameTooLong	Der Name ist länger als {maximum} Byte.
trustFile.noBase64	Ein Zeichen ist nicht Base64.
trustFile.noColon	In der Zeile fehlt der Doppelpunkt hinter dem Attributnamen.
trustFile.noName	Der Name der Datei oder des Ordners ist leer.
trustFile.noText	Die Datei ist weder PEM noch Base64.
trustFile.notExamined	Die Datei lässt sich nicht untersuchen.
trustFile.notHashed	Der Hashwert der Datei konnte nicht berechnet werden.
trustFile.notOpened	Die Datei lässt sich nicht öffnen.
trustFile.notReached	Dieser Benutzer hat keinen Zugang zu der Datei oder dem Ordner.
trustFile.notRegular	Das ist keine reguläre Datei.
trustFile.notThere	Eine solche Datei oder einen solchen Ordner gibt es nicht.
trustFile.notWhole	Die Datei konnte nicht vollständig gelesen werden.
trustFile.nothingKnown	Die Datei enthält kein Zertifikat in DER oder PEM, keine Liste und kein LDIF.
trustFile.otherObject	Das ist weder ein Zertifikat noch eine Sperrliste noch eine signierte Liste.
trustFile.otherPEM	Die Datei enthält PEM, aber weder Zertifikate noch Listen.
trustFile.recordWithoutName	Der Eintrag beginnt nicht mit seinem Namen (dn).
trustFile.removalNotCarriedOut	Der Eintrag entfernt etwas; das wurde nicht ausgeführt. Was entfallen soll, nennt man epass trust remove.
trustFile.sectionOpen	Der Abschnitt hat kein Ende.
trustFile.sectionTooLong	Der Abschnitt ist länger als {maximum} Byte.
trustFile.systemFolder	Dieser Ordner zeigt den Zustand des Systems und enthält keine Dateien von Dokumenten oder Ausstellern.
trustFile.tooDeep	Ordner werden bis zur Tiefe {maximum, number} geöffnet; nennen Sie diesen selbst.
trustFile.tooLong	Die Datei ist länger als {maximum} Byte.
trustFile.tooManyFiles	Der Ordner enthält mehr als {maximum} Dateien.
trustFile.tooManyNames	Die Ordner enthalten mehr als {maximum} Namen.
trustFile.tooManyObjects	Die Datei enthält mehr als {maximum} Objekte.
trustFile.valueCut	Das Base64 des Wertes ist abgeschnitten.
trustFile.valueTooLong	Der Wert ist länger als {maximum} Byte.
trustHistory.anchorsAdded	+{count, plural, one {# Anker} other {# Anker}}
trustHistory.anchorsChanged	~{count, plural, one {# Anker} other {# Anker}}
trustHistory.anchorsGone	-{count, plural, one {# Anker} other {# Anker}}
trustHistory.blocksAdded	+{count, plural, one {# Blockierung} other {# Blockierungen}}
trustHistory.blocksGone	-{count, plural, one {# Blockierung} other {# Blockierungen}}
trustHistory.columnChange	Änderung
trustHistory.columnCommand	Befehl
trustHistory.columnNumber	Nr.
trustHistory.columnSnapshot	Hashwert
trustHistory.columnState	Stand
trustHistory.columnTime	Zeit
trustHistory.count	{count, plural, one {# Änderung} other {# Änderungen}}; {kept, plural, one {# früherer Stand ist} other {# frühere Stände sind}} aufbewahrt.
trustHistory.grantsAdded	+{count, plural, one {# Ermächtigung} other {# Ermächtigungen}}
trustHistory.grantsGone	-{count, plural, one {# Ermächtigung} other {# Ermächtigungen}}
trustHistory.inForce	gilt
trustHistory.kept	aufbewahrt
trustHistory.listsAdded	+{count, plural, one {# Liste} other {# Listen}}
trustHistory.listsGone	-{count, plural, one {# Liste} other {# Listen}}
trustHistory.restored	der Stand von {number}
trustHistory.revocationListsAdded	+{count, plural, one {# Sperrliste} other {# Sperrlisten}}
trustHistory.revocationListsGone	-{count, plural, one {# Sperrliste} other {# Sperrlisten}}
trustHistory.signersAdded	+{count, plural, one {# Document Signer} other {# Document Signer}}
trustHistory.signersGone	-{count, plural, one {# Document Signer} other {# Document Signer}}
trustImport.allCountriesNew	{count, plural, one {Das einzige Land der hinzugekommenen Anker ist} other {Alle # Länder der hinzugekommenen Anker sind}} neu.
trustImport.anchor	{heading}: {subject} ({basis})
trustImport.anchorFrom	{heading}: {subject} (vorher {before}, jetzt {basis})
trustImport.anchorsAdded	+ Anker
trustImport.anchorsAlone	{count, plural, one {Für ein Zertifikat bürgt nur die Datei, in der es kam.} other {Für # Zertifikate bürgt nur die Datei, in der sie kamen.}}
trustImport.anchorsBetter	+ besser verbürgt
trustImport.anchorsFall	{count, plural, one {Ein Anker hat} other {# Anker haben}} keine vertrauenswürdige Grundlage mehr: Eine Liste, die für {count, plural, one {ihn} other {sie}} sprach, wurde ersetzt.
trustImport.anchorsLeave	{count, plural, one {Ein Anker steht} other {# Anker stehen}} nicht mehr in der neuesten Liste desselben Unterzeichners und {count, plural, one {verlässt} other {verlassen}} den Speicher.
trustImport.anchorsLeaving	- entfallende Anker
trustImport.anchorsLess	- schwächer verbürgt
trustImport.anchorsListed	Für {count, plural, one {einen Anker} other {# Anker}} bürgt nur die Liste eines anderen Staates: Ohne Ermächtigung oder gepinnte Liste lehnen border und strict {count, plural, one {ihn} other {sie}} ab.
trustImport.anchorsMany	{heading}: {count} ({bases}), aus {countries, plural, one {einem Land} other {# Ländern}}: {counts}
trustImport.anchorsOtherKey	! anderer Schlüssel unter bekanntem Namen
trustImport.anchorsWeaken	{count, plural, one {Ein Anker stützt} other {# Anker stützen}} sich künftig nur noch auf die Liste eines anderen Staates: border und strict lehnen {count, plural, one {ihn} other {sie}} ab.
trustImport.answersYes	j, ja, y, yes
trustImport.bareCertificates	{count, plural, one {Einem Zertifikat} other {# Zertifikaten}} wird vertraut, weil Sie die Datei nennen, und niemand hat die Datei signiert: von {countries, list}, SHA-256 {digest}.
trustImport.basisCount	{basis} {count}
trustImport.codesWithoutLetters	Codes, die zu keinem Land der Tabellen gehören: {codes}. Dokumente, die sie als Aussteller haben, beruhen allein auf diesen Zertifikaten.
trustImport.comparePin	Vergleichen Sie den Wert mit den Angaben des Herausgebers; epass inspect LISTE zeigt beide Hashwerte. Ohne --pin ist die Liste nicht gepinnt.
trustImport.comparePublisher	Vergleichen Sie den Wert mit den Angaben des Herausgebers; epass inspect LISTE zeigt die CSCA ihres Unterzeichners.
trustImport.done	{path} enthält {count} Anker (Stand {hash}...).
trustImport.dryRun	Probelauf: {path} ist unverändert.
trustImport.errorAt	{place} lässt sich nicht verwenden. {reason}.
trustImport.excusesFaults	sie entschuldigt Fehler
trustImport.heldOut	= bleiben draußen, weil sie entfernt wurden: {count}
trustImport.judgesEvery	Die Liste {name} ändert die Beurteilung von Dokumenten: {what}, und zwar für jeden Staat.
trustImport.judgesEveryNamed	Die Liste {name} ändert die Beurteilung von Dokumenten: {what}, und zwar für jeden Staat, den sie nennt.
trustImport.judgesOnceVouched	Die Liste {name} ändert die Beurteilung von Dokumenten: {what}, sobald jemand für sie bürgt.
trustImport.judgesOwn	Die Liste {name} ändert die Beurteilung von Dokumenten: {what}, und zwar für den eigenen Staat.
trustImport.judgesOwnAndOthers	Die Liste {name} ändert die Beurteilung von Dokumenten: {what}, und zwar für den eigenen Staat und {granted}.
trustImport.judgesState	Die Liste {name} ändert die Beurteilung von Dokumenten: {what}, und zwar für {state}.
trustImport.judgesStateAndOthers	Die Liste {name} ändert die Beurteilung von Dokumenten: {what}, und zwar für {state} und {granted}.
trustImport.known	= schon bekannt: {count}
trustImport.list	{change, select, better {+ besser verbürgt:} weaker {- schwächer verbürgt:} gone {- nicht mehr in Kraft:} other {+}} {kind} {name}{isDated, select, yes {, signiert am {date}} other {}}{isSigned, select, yes { unter {signer}} other {}}: {basis}{isGranted, select, yes {, ermächtigt für {granted}} other {}}
trustImport.listAuthority	CSCA ihres Unterzeichners: {digest} (für --pin und --grant)
trustImport.listDigest	SHA-256 der Liste: {digest}
trustImport.listUnvouched	Hinter der Signatur von {name} steht nichts Vertrauenswürdiges.
trustImport.nameEmpty	Der Name einer Datei oder eines Ordners ist leer.
trustImport.nameThem	Vergleichen Sie {count, plural, one {es} other {sie}} mit dem, was die Staaten veröffentlichen; geben Sie dann --pin {digest} an, oder --named, um für alles in den Dateien einzustehen.
trustImport.newCountries	Neue Länder: {countries}.
trustImport.noFingerprint	{option} erlaubt die 64 hexadezimalen Ziffern eines SHA-256; {text} ist keiner.
trustImport.nobodyToConfirm	Dies muss bestätigt werden, und niemand kann gefragt werden. Es wurde nichts importiert.
trustImport.notConfirmed	Es wurde nichts importiert.
trustImport.notNamed	Für {count, plural, one {ein Zertifikat} other {# Zertifikate}} bürgt nichts als --yes, und das sagt nicht, dass {count, plural, one {es echt ist} other {sie echt sind}}. Nichts wurde importiert.
trustImport.nothing	Es wurde nichts importiert: {path} ist unverändert.
trustImport.nothingButMany	{place} lässt sich nicht verwenden. {reason}. {count, plural, one {# Eintrag wurde} other {# Einträge wurden}} ausgelassen, und sonst war nichts vorhanden.
trustImport.nothingFound	Es wurde nichts gefunden, was sich importieren ließe.
trustImport.objectsRefused	{count, plural, one {Ein Objekt wurde abgelehnt: {name}.} other {# Objekte wurden abgelehnt, zuerst {name}.}} {reason}.
trustImport.otherKeys	{count, plural, one {Ein Anker hat} other {# Anker haben}} den Namen eines bekannten und einen anderen Schlüssel.
trustImport.pinNotHere	x gepinnt, aber nicht vorhanden: {digest}
trustImport.pinNotMet	Was gepinnt wurde, ist nicht vorhanden: Keine Datei, keine Liste, die allein in ihrer Datei steht, kein CSCA-Zertifikat und keine CSCA des Unterzeichners einer Liste hat diesen SHA-256. Es wurde nichts importiert.
trustImport.publisherNotHere	Der Herausgeber, der ermächtigt werden soll, ist nicht vorhanden: Kein CSCA-Zertifikat hat diesen SHA-256. Es wurde nichts importiert.
trustImport.question	In den Speicher übernehmen? [j/N]
trustImport.refused	x abgelehnt: {name}. {reason}.
trustImport.revocationList	+ Sperrliste {country} vom {date}, {revoked} gesperrt{isVerified, select, no {, nicht geprüft} other {}}
trustImport.revocationLists	+ Sperrlisten: {count} ({counts})
trustImport.revocationListsGone	- Sperrlisten: {count} ({counts})
trustImport.revocationListsNotVerified	+ Sperrlisten: {count} ({counts}), davon {unverified} nicht geprüft
trustImport.revokesAndExcuses	sie sperrt Document Signer und entschuldigt Fehler
trustImport.signers	+ Document Signer: {count} ({counts})
trustImport.signersGone	- Document Signer: {count} ({counts})
trustImport.skipped	x ausgelassen: {place}. {reason}.
trustImport.skippedMore	x {count} weitere ausgelassen; --json nennt sie
trustImport.toConfirm	? {what}.
trustImport.vouchesForSigners	sie bürgt für Document Signer
trustImport.whatToGive	Geben Sie eine Masterliste, LDIF, Sperrlisten oder Zertifikate an (PEM, DER, ein Ordner).
trustRemove.asked	{count, plural, one {Das Objekt} other {# Objekte}} entfernen, mit allem, was dadurch entfällt? [j/N]
trustRemove.confirmByYes	Sehen Sie es sich mit --dry-run an, und bestätigen Sie es mit --yes.
trustRemove.keyStays	Dem Schlüssel wird weiter vertraut, durch {count, plural, one {ein anderes Zertifikat} other {# andere Zertifikate}}; ohne --only {count, plural, one {wird auch dieses} other {werden auch diese}} entfernt.
trustRemove.nobodyToConfirm	Dies muss bestätigt werden, und niemand kann gefragt werden. Es wurde nichts geändert.
trustRemove.notConfirmed	Es wurde nichts geändert.
trustRemove.several	{count} Objekte haben einen SHA-256, der mit {text} beginnt: Geben Sie mehr Ziffern an.
trustSetup.certificates	Eigene Zertifikate von Staaten:
trustSetup.choose	Für den Anfang genügt eine Liste mit vielen Staaten. Laden Sie sie herunter, und geben Sie hier die Datei oder den Ordner an; eine leere Zeile beendet.
trustSetup.compareAt	Den {algorithm}-Wert des CSCA-Zertifikats finden Sie hier: {page}
trustSetup.compareThere	Den {algorithm}-Wert des CSCA-Zertifikats finden Sie auf derselben Seite.
trustSetup.done	Der Vertrauensspeicher enthält {anchors, plural, one {# Anker} other {# Anker}} aus {countries, plural, one {# Land} other {# Ländern}}; {full, plural, =0 {border und strict erkennen noch keinen davon an: Mit epass trust grant kann der Herausgeber einer Liste für sie sprechen} one {zu einem Land gibt es einen, den jede Richtlinie anerkennt} other {zu # Ländern gibt es einen, den jede Richtlinie anerkennt}}.
trustSetup.downloads	Downloads von Document Signern und Sperrlisten (LDIF):
trustSetup.entry	{state, country}, {publisher}
trustSetup.introduction	So lernt epass Aussteller kennen. Sie laden mit Ihrem Browser eine Liste ihrer Zertifikate herunter, vergleichen einen Fingerabdruck mit den Angaben des Herausgebers und sagen, wofür Sie diesem vertrauen. Es wird nichts aus dem Netz geholt und nichts ohne Ihr Ja geschrieben.
trustSetup.jsonNeedsList	--json gehört zu --list.
trustSetup.listAlone	--list erlaubt keine Dateien.
trustSetup.lists	Listen mit vielen Staaten (CSCA-Masterlisten):
trustSetup.looked	Diese Adressen wurden am {date} nachgesehen; die Quellen nennt epass trust setup --list --json.
trustSetup.moreLists	epass trust setup --list zeigt auch Downloads von Sperrlisten und eigene Zertifikate von Staaten.
trustSetup.next	Von jetzt an beurteilen epass read und epass verify danach. epass trust audit zeigt, was vorhanden ist; epass trust update übernimmt die nächste Ausgabe einer Liste; epass trust undo nimmt die letzte Änderung zurück.
trustSetup.noStore	Es gibt noch keinen Vertrauensspeicher; er wird hier angelegt: {path}.
trustSetup.noTerminal	epass trust setup stellt Fragen, und es gibt kein Terminal dafür. Es wurde nichts getan.
trustSetup.nothingYet	Es wurde nichts übernommen, und noch ist kein Aussteller bekannt. Rufen Sie epass trust setup erneut auf, wenn Sie eine Datei haben.
trustSetup.outdated	Der Inhalt ist mehrere Jahre alt.
trustSetup.packed	Der Download ist ein ZIP-Archiv: Entpacken Sie es zuerst.
trustSetup.pathPrompt	Datei oder Ordner:
trustSetup.plainHTTP	Die Übertragung ist unverschlüsselt: Umso wichtiger ist es, den Fingerabdruck zu vergleichen.
trustSetup.storeHolds	Der Vertrauensspeicher {path} enthält {anchors, plural, one {# Anker} other {# Anker}} aus {countries, plural, one {# Land} other {# Ländern}}.
trustSetup.terms	Dort müssen Sie Nutzungsbedingungen annehmen.
trustSetup.withoutTerminal	epass trust setup --list zeigt, was es gibt; epass trust import übernimmt Dateien ohne Rückfrage, mit --pin oder --grant für das, wofür Sie ihnen vertrauen.
trustUndo.asked	Diesen Stand zurückholen? [j/N]
trustUpdate.folderOrCommand	Geben Sie eine Datei oder einen Ordner an oder --command, nicht beides.
trustUpdate.importFirst	Die erste Liste eines Herausgebers übernimmt epass trust setup oder epass trust import.
trustUpdate.nothingFollows	{count, plural, one {Das angegebene Objekt folgt} other {Keines der # angegebenen Objekte folgt}} auf {count, plural, one {nichts} other {etwas}}, was der Vertrauensspeicher hat.
trustUpdate.nothingNew	Es gibt nichts Neues: {path} ist mit dem Angegebenen auf dem neuesten Stand.
trustUpdate.nothingTaken	Es wurde nichts übernommen; der Vertrauensspeicher ist unverändert.
trustUpdate.passedOver	= übergangen, weil der Speicher keinen Vorgänger hat: {count}
trustUpdate.timeout	--timeout erlaubt Sekunden, 1 bis 86400.
usage.challenge	--challenge nimmt 16 hexadezimale Ziffern; das {count, plural, one {ist # Zeichen} other {sind # Zeichen}}.
usage.didYouMean	Meinten Sie {name}? Mehr sagt {command} --help.
usage.missing	Es fehlt: {argument}.
usage.missingCommand	{command} braucht einen Befehl.
usage.needs	{command} braucht {argument}. {what}.
usage.noCheck	Es gibt keine Prüfung {name}.
usage.noCommand	{command} kennt den Befehl {word} nicht.
usage.noOption	{command} kennt die Option {option} nicht.
usage.noSchema	Es gibt kein Schema {name}.
usage.noSuchValue	{option} erlaubt {value} nicht. Möglich sind: {values}.
usage.noValue	{option} braucht einen Wert.
usage.noValueTaken	{option} erlaubt keinen Wert; angegeben wurde {value}.
usage.other	{problem}
usage.seeChecks	epass help checks führt alle auf.
usage.seeCommands	{command} --help zeigt die Befehle.
usage.seeHelp	{command} --help sagt, was möglich ist.
usage.seeSchemas	epass schema führt alle auf.
usage.tooMany	Das gehört nicht dorthin: {arguments}.
usage.value	{option} erlaubt {value} nicht.
usage.valueBecause	{option} erlaubt {value} nicht: {problem}
usage.verifyFile	epass verify {file} beurteilt eine vorhandene Datei; epass read liest einen Chip.
verify.certificateUnused	--certificate ist für Siegel und wird hier nicht verwendet.
verify.expectSealAlone	{option} betrifft Dokumente: Lassen Sie es bei --expect seal weg.
verify.policyExpectsSeal	{option} betrifft Dokumente, und die Richtlinie {policy} erwartet ein Siegel: Lassen Sie es weg, nennen Sie eine andere Richtlinie oder geben Sie --expect document an.
verify.sealHasNoZone	Das Siegel enthält keine MRZ, mit der --mrz verglichen werden könnte.
verify.sealWantsLines	Ein Siegel wird mit den Zeilen der MRZ verglichen, nicht mit Nummer und Daten allein.
watch.commandCrashed	{command} wurde durch Signal {signal} beendet.
watch.commandFailed	{command} endete mit Status {status}.
watch.commandLeftOut	{command} wurde für Dokument {sequence} nicht ausgeführt: Zu viele Ausführungen warten bereits.
watch.commandNotStarted	{command} ließ sich nicht starten: {error}.
watch.commandOverdue	{command} dauerte zu lange und wurde beendet.
watch.commandWords	--on-result nennt kein Programm, oder ein Anführungszeichen darin ist nicht geschlossen: {command}.
watch.document	Dokument {code} {state}
watch.following	Jedes Dokument, das auf ein Lesegerät gelegt wird, wird gelesen; Strg-C beendet das.
watch.giveCommand	Nennen Sie ein Programm mit seinem Pfad oder eines aus PATH, und seine Argumente durch Leerzeichen getrennt.
watch.lineTooLong	Die Zeile ist länger als jede eines Dokuments.
watch.mute	Was auf {reader} liegt, antwortet nicht wie ein Chip: Legen Sie das Dokument flach und ruhig auf.
watch.noCommand	Es gibt kein ausführbares Programm {command}.
watch.noZone	Was kam, ist keine MRZ. {error}.
watch.passport	Reisepass {state}
watch.readerAdded	Das Lesegerät {reader} ist bereit.
watch.readerRemoved	Das Lesegerät {reader} wurde abgezogen.
watch.reading	Das Dokument auf {reader} wird gelesen ...
watch.scanAgain	Nehmen Sie das Dokument weg, scannen Sie seine MRZ noch einmal, und legen Sie es wieder auf.
watch.serviceBack	Der Chipkartendienst ist wieder da.
watch.serviceLost	{error}. epass wartet, bis er wieder da ist.
watch.summary	{count, plural, one {# Dokument wurde} other {# Dokumente wurden}} gelesen: {successful} bestanden, {failed} nicht bestanden, {undetermined} ungeklärt, {aborted} vorzeitig beendet.
watch.takenUnread	Das Dokument auf {reader} wurde weggenommen, bevor seine MRZ kam.
watch.typeZones	Scannen Sie die MRZ jedes Dokuments, oder tippen Sie sie ein, bevor oder nachdem Sie es auflegen. Sie wird nicht angezeigt.
watch.wantsZone	Das Dokument auf {reader} wartet auf seine MRZ.
watch.zoneKept	Die MRZ wartet eine Minute auf ihr Dokument.
watch.zoneRepeated	Die MRZ ist die des Dokuments auf dem Lesegerät; sie wurde verworfen.
watch.zoneReplaced	Es kam eine andere MRZ, bevor ein Dokument kam; die frühere wurde gelöscht.
watch.zoneTooEarly	Das Dokument auf dem Lesegerät ist erledigt: Nehmen Sie es zuerst weg, und scannen Sie dann die MRZ des nächsten. Diese MRZ wurde verworfen.
watch.zoneUnfinished	Eine MRZ wurde nicht fertig eingegeben; ihre Zeilen wurden gelöscht.
watch.zoneWiped	Zu der MRZ kam kein Dokument; sie wurde gelöscht.
watch.zonesEnded	Die Standardeingabe ist zu Ende: Dokumente, die eine MRZ brauchen, lassen sich nicht mehr öffnen.
way.answerInPieces	Eine Antwort des Chips kam in Teilen.
way.applicationSelectedAgain	Eine Datei wurde erst gefunden, nachdem die Anwendung noch einmal ausgewählt war.
way.endOfFileOffset	Das Ende einer Datei zeigte sich daran, dass der Chip dahinter nicht mehr lesen ließ.
way.endOfFileRefused	Das Ende einer Datei zeigte sich an einem Statuswort, das etwas anderes bedeutet.
way.endOfFileWarning	Das Ende einer Datei zeigte sich an der Warnung des Chips.
way.extendedLengthLost	Lange Kommandos gingen zwischen Lesegerät und Chip verloren; stattdessen wurden kurze gesendet.
way.lengthCorrected	Der Chip gab an, wie viele Bytes anzufordern sind.
way.masterFileSelected	EF.CardAccess wurde erst gefunden, nachdem das Master File über seine Kennung ausgewählt war.
way.masterFileSelectedWithoutIdentifier	EF.CardAccess wurde erst gefunden, nachdem das Master File ohne Kennung ausgewählt war.
way.shortReads	Der Chip gibt weniger Bytes, als angefordert werden.
way.signatureAskedShort	Die Signatur des Chips wurde auch in einer kurzen Antwort angefordert.
zone.cardAccessNumber	Eine Zugangsnummer (CAN) sagt nichts über DG1 aus.
zone.checkDigitsRight	Die Prüfziffern in DG1 sind richtig.
zone.checkDigitsWrong	Falsche Prüfziffern in DG1: {fields}.
zone.comparedInPart	Vom Aufdruck wurden nur diese Felder verglichen; sie stimmen mit DG1 überein: {fields}.
zone.dataGroup1NotThere	DG1 wurde nicht gelesen oder lässt sich nicht dekodieren.
zone.fieldsDiffer	Aufdruck und Chip unterscheiden sich in: {fields}.
zone.formNotRecorded	Die Form der aufgedruckten MRZ ist nicht aufgezeichnet.
zone.layoutDiffers	Die aufgedruckte MRZ hat das Format {printed}, die in DG1 das Format {chip}.
zone.linesMatch	Alle Felder der aufgedruckten MRZ stimmen mit DG1 überein.
zone.notGiven	Es wurde keine aufgedruckte MRZ zum Vergleich mit DG1 angegeben.
zone.notReached	Der Lesevorgang endete, bevor DG1 verglichen werden konnte.
zone.onlyTripleGiven	Von der aufgedruckten MRZ wurden nur Nummer und Daten angegeben.
zone.optionalDataDiffers	Aufdruck und Chip unterscheiden sich nur in den optionalen Daten.
zone.printedCheckDigitsWrong	Falsche Prüfziffern in der aufgedruckten MRZ: {fields}.
zone.printedFormRight	Die aufgedruckte MRZ hat das Format {format}, und ihre Prüfziffern sind richtig.
zone.tripleMatches	Dokumentennummer, Geburts- und Ablaufdatum stimmen im Aufdruck und in DG1 überein.
zone.unknown	Es ist nicht bekannt, was auf dem Dokument aufgedruckt ist.
"""#)
}
