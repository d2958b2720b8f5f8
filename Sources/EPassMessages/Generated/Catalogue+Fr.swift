// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of the files in Languages.

extension BuiltInTexts {
    static let fr = BuiltInTexts(language: "fr", lines: #"""
aa.challengeLength	Un défi d’authentification active a 8 octets ; celui-ci en a {count}.
aa.challengeRemedy	Donnez 8 octets que personne ne pouvait prévoir.
access.notOpened	La puce n’a pas été ouverte.
access.openedByBAC	La puce s’est ouverte par le contrôle d’accès de base (BAC).
access.openedByPACE	La puce s’est ouverte par PACE.
access.openedWithout	La puce laisse lire ses fichiers sans contrôle d’accès.
access.openingNotKnown	On ne sait pas comment la puce a été ouverte : ces fichiers ont été fournis sans compte rendu de leur lecture.
algorithm.accepted	La politique {policy} accepte {used}.
algorithm.inAuthorityKey	dans la clé de la CSCA
algorithm.inDataGroupHashes	dans les hachages des groupes de données
algorithm.inDigest	dans le condensé de l’objet de sécurité
algorithm.inRecordSignature	dans la signature de l’enregistrement
algorithm.inRecordSignerKey	dans la clé du signataire
algorithm.inSignature	dans la signature de l’objet de sécurité
algorithm.inSignerCertificate	dans le certificat du signataire {signer, select, document {de documents} seal {du cachet} other {{signer}}}
algorithm.inSignerKey	dans la clé du signataire de documents
algorithm.neverAccepted	La politique {policy} n’accepte jamais {used} {place, message} ({source}).
algorithm.useUnknown	La politique {policy} accepte {used} {place, message} jusqu’au {lastDay} ({source}) ; on ne sait pas quand il a été utilisé.
algorithm.usedTooLate	La politique {policy} accepte {used} {place, message} jusqu’au {lastDay} ({source}) ; il a été utilisé le {when} ou plus tard.
apdu.commandTruncated	Une commande a au moins quatre octets.
apdu.dataAfterZero	Lc est nul et des données suivent.
apdu.dataTooLong	Le champ de données a {count, plural, one {# octet} other {# octets}} ; le maximum est 65535.
apdu.expectedLengthOutOfRange	Ne vaut {length} ; il se situe entre 1 et 65536.
apdu.extendedLengthField	Un champ de longueur étendu a trois octets.
apdu.lengthMismatch	Lc vaut {length} ; {count, plural, one {# octet suit} other {# octets suivent}}.
apdu.responseTooLong	Une réponse a au plus 65538 octets.
apdu.responseTruncated	Une réponse se termine par deux octets d’état.
apdu.status6200	avertissement ; aucune information
apdu.status6281	une partie des données est peut-être corrompue
apdu.status6282	fin de fichier avant Ne octets
apdu.status6283	fichier sélectionné désactivé
apdu.status6285	fichier sélectionné en état de terminaison
apdu.status62xx	avertissement ; mémoire inchangée
apdu.status6300	échec de l’authentification
apdu.status63xx	avertissement ; mémoire modifiée
apdu.status6400	erreur d’exécution
apdu.status64xx	erreur d’exécution ; mémoire inchangée
apdu.status6581	défaillance de la mémoire
apdu.status65xx	erreur d’exécution ; mémoire modifiée
apdu.status66xx	erreur liée à la sécurité
apdu.status6700	longueur incorrecte
apdu.status6881	canal logique non pris en charge
apdu.status6882	messagerie sécurisée non prise en charge
apdu.status6883	dernière commande de la chaîne attendue
apdu.status6884	chaînage de commandes non pris en charge
apdu.status68xx	fonction de CLA non prise en charge
apdu.status6981	commande incompatible avec la structure du fichier
apdu.status6982	état de sécurité non satisfait
apdu.status6983	méthode d’authentification bloquée
apdu.status6984	données de référence inutilisables
apdu.status6985	conditions d’utilisation non satisfaites
apdu.status6986	commande non admise : aucun fichier courant
apdu.status6987	objets de données de messagerie sécurisée absents
apdu.status6988	objets de données de messagerie sécurisée incorrects
apdu.status69xx	commande non admise
apdu.status6A80	paramètres incorrects dans le champ de données
apdu.status6A81	fonction non prise en charge
apdu.status6A82	fichier ou application introuvable
apdu.status6A83	enregistrement introuvable
apdu.status6A84	mémoire insuffisante
apdu.status6A86	paramètres P1-P2 incorrects
apdu.status6A87	Lc incompatible avec P1-P2
apdu.status6A88	données référencées introuvables
apdu.status6Axx	paramètres P1-P2 erronés
apdu.status6B00	décalage hors du fichier
apdu.status6D00	instruction non prise en charge
apdu.status6E00	classe non prise en charge
apdu.status6F00	aucun diagnostic précis
apdu.status9000	normal
apdu.statusCorrectedLength	Le incorrect ; {count, plural, one {# octet disponible} other {# octets disponibles}}
apdu.statusOctetsWait	normal ; {count, plural, one {# octet en attente} other {# octets en attente}}
apdu.statusTriesLeft	échec de la vérification ; {count, plural, one {# essai restant} other {# essais restants}}
apdu.statusUnknown	état inconnu
apdu.transcriptDigits	Les octets sont des paires de chiffres hexadécimaux.
apdu.transcriptLine	Une ligne commence par « > », « < » ou « # », ou est « ! reset », « ! restore » ou « ! » suivi du code d’une erreur.
apdu.transcriptRedacted	Une transcription expurgée ne peut pas être rejouée.
apdu.transcriptTooLong	Une transcription a au plus {count} lignes.
application.absent	{application, message} : absente de la puce
application.count	la puce énumère {count, plural, one {# application} other {# applications}}
application.listAbsent	la puce n’a pas EF.DIR, qui les énumérerait
application.listMalformed	EF.DIR, qui les énumère, ne peut pas être décodé
application.listNotGiven	la puce n’a pas donné EF.DIR, qui les énumère
application.name	{application, select, eMRTD {eMRTD (LDS1)} travelRecords {tampons de voyage (LDS2)} visaRecords {visas (LDS2)} additionalBiometrics {données biométriques supplémentaires (LDS2)} eID {eID (TR-03110)} eSign {eSign} cryptographicInformation {CIA (ISO/IEC 7816-15)} drivingLicence {permis de conduire (ISO/IEC 18013-2)} europeanDrivingLicence {permis de conduire (UE)} mobileDocument {permis de conduire mobile (ISO/IEC 18013-5)} other {gestionnaire de carte (GlobalPlatform)}}
application.named	{name} ({identifier})
application.ofOtherBundle	La lecture à reprendre est celle de l’application {identifier}, et {wanted} a été demandée.
application.ofOtherBundleRemedy	Reprenez avec l’application du paquet, ou relisez depuis le début.
application.raw	{application, message} : {count, plural, one {# fichier lu tel quel} other {# fichiers lus tels quels}}, {octets} octets, dont rien n’est dit
application.read	{application, message} : lue comme document de voyage
application.unknown	{identifier}
applications.contradict	Les applications à lire se contredisent.
applications.contradictRemedy	Indiquez une application comme document de voyage, et jusqu’à 16 autres, chacune une fois, à lire telles quelles.
applications.listed	La puce énumère {applications}. Indiquez l’identifiant de celle qui contient le document de voyage (--aid).
archive.cut	L’archive se termine trop tôt.
archive.duplicatePath	Son chemin figure plus d’une fois dans l’archive, ou les fichiers de son dossier ne se suivent pas : l’ordre déciderait de ce qui est jugé.
archive.encrypted	Le fichier est chiffré.
archive.entryDamaged	Le fichier est endommagé, ou l’archive se contredit à son sujet.
archive.entryTooLarge	La taille dépasse {limit} octets.
archive.goesOn	Quelque chose suit la fin de l’archive.
archive.in	Impossible de lire {file}. {error}.
archive.inArchive	C’est une archive dans une archive, et elle n’est pas ouverte.
archive.method	Le fichier est compressé par la méthode {number} ; seuls les fichiers non compressés et DEFLATE sont lus.
archive.noFile	C’est un lien ou un périphérique, et non un fichier.
archive.noTarHeader	Ce qui devrait être l’en-tête d’un fichier dans une archive tar n’en est pas un.
archive.noZipDirectory	Le répertoire d’une archive ZIP est absent ou endommagé.
archive.severalParts	L’archive n’est qu’une partie parmi plusieurs.
archive.sparse	Le fichier est enregistré sous une forme qui n’est pas lue ici.
archive.unsafeName	Le nom mène hors de l’archive, ou contient des caractères dont aucun chemin n’a besoin.
asn1.bitStringOpen	La chaîne de bits ne remplit pas ses octets.
asn1.defectListVersion	La version est {version}, ni v1(0) ni v2(1).
asn1.elementMissing	L’élément manque.
asn1.elementTooMany	Un élément suit qui n’a pas sa place ici.
asn1.hashAlgorithmUnknown	Aucun algorithme de hachage n’est connu sous cet identifiant.
asn1.identifierMalformed	L’identifiant d’objet est mal formé.
asn1.integerEmpty	L’entier n’a pas d’octets.
asn1.listWithoutContent	La liste n’a pas de contenu.
asn1.maskUnknown	La fonction de génération de masque n’est pas MGF1.
asn1.moreThan	Il y en a plus de {maximum}.
asn1.noCertificate	L’élément n’est pas un certificat.
asn1.noDescription	Un autre élément figure là où une description est exigée.
asn1.noDottedIdentifier	Le texte n’est pas un identifiant d’objet à points.
asn1.noEntry	Un autre élément figure là où une entrée est exigée.
asn1.noKnownDefect	Un autre élément figure là où un défaut connu est exigé.
asn1.noOctetString	Un autre élément figure là où une chaîne d’octets est exigée.
asn1.noShortSignature	Aucune signature ne commençait par un octet nul à omettre.
asn1.noSignedList	Le contenu est de type {type}, qui n’est celui d’aucune liste signée.
asn1.notValid	Les octets ne sont pas de l’ASN.1 valide.
asn1.numberOutOfRange	Le nombre est hors limites.
asn1.octetsAt	Les octets sont illisibles au décalage {offset}{hasTag, select, yes { (étiquette {tag})} other {}}. {error, message}.
asn1.otherElement	Un autre élément figure là où celui-ci est exigé.
asn1.periodReversed	La période se termine avant de commencer.
asn1.saltLengthOutOfRange	La longueur du sel est hors limites.
asn1.signatureAlgorithmUnknown	Aucun algorithme de signature n’est connu sous cet identifiant.
asn1.signerWithoutKeyIdentifier	Le certificat n’indique pas d’identifiant de clé.
asn1.textMalformed	Le texte est mal formé.
asn1.timeMalformed	L’heure est mal formée.
asn1.tooLong	Il y a {count, plural, one {# octet} other {# octets}} ; au plus {maximum} sont analysés.
asn1.tooManyCertificates	Il y a plus de {maximum} certificats.
asn1.tooManyDefects	La liste a trop de défauts.
asn1.tooManyDescriptions	La liste a trop de descriptions.
asn1.tooManyNumbers	La liste a trop de numéros.
asn1.trailerFieldUnknown	Le champ de fin de bloc n’est pas 1.
assurance.chipOriginal	la puce est l’original, {word, select, observed {comme ce programme l’a constaté} verifier {d’après sa réponse au défi du vérificateur} other {d’après sa réponse au défi de la personne qui l’a lue}}
assurance.chipOriginalShownToVerifier	le vérificateur en a eu la preuve
assurance.dataGenuine	les données sont authentiques
assurance.documentCurrent	le document est en cours de validité
assurance.fresh	les preuves sont actuelles
assurance.holderPrintMatches	la MRZ imprimée est celle de la puce
assurance.missing	{name, message} ({why, message})
assurance.name.chipOriginal	puce originale
assurance.name.chipOriginalShownToVerifier	puce originale, prouvée au vérificateur
assurance.name.dataGenuine	données authentiques
assurance.name.documentCurrent	document en cours de validité
assurance.name.fresh	preuves actuelles
assurance.name.holderPrintMatches	MRZ imprimée
assurance.why.notShown	la puce n’a pas été lue ici, et n’a répondu à aucun défi du vérificateur
assurance.why.recorded	seul l’auteur des preuves l’affirme
audit.allCountries	{count, plural, one {le seul pays} other {tous les pays (#)}}
audit.allExpired	Toutes les ancres ont expiré (les documents plus récents n’auront pas de chaîne) : {countries, message}.
audit.allUnpinned	Toutes les ancres sont non épinglées (border et strict les refusent) : {countries, message}.
audit.anchorMissing	Il y a des signataires ou des listes de révocation, et aucune ancre : {countries, message}.
audit.columnAnchors	ancres
audit.columnExpired	expirées
audit.columnKeys	clés
audit.columnRevocationList	CRL
audit.columnSigners	signataires
audit.columnSignsUntil	signe jusqu’au
audit.columnValidUntil	valide jusqu’au
audit.counted	{count} {what, message}
audit.countries	{countries}
audit.days	{count, plural, one {# jour} other {# jours}}
audit.failOlderDays	--fail-older accepte un nombre de jours, de 0 à 36500.
audit.keyEndsSoon	La clé la plus récente sera hors d’usage d’ici un an : {countries, message}.
audit.listedOnly	Ancres que seule garantit la liste d’un autre État (border et strict les refusent ; epass trust grant habilite son éditeur à parler pour elles) : {countries, message}.
audit.noKeyInUse	Plus aucune clé n’est en usage d’après son certificat (il manque une génération plus récente) : {countries, message}.
audit.noRevocationList	aucune
audit.notYetIssued	pas encore émise alors
audit.nothingOlder	Aucune liste et aucune CRL en vigueur n’a plus de {days, plural, one {# jour} other {# jours}}.
audit.older	{count, plural, one {Une liste ou CRL en vigueur a} other {# listes et CRL en vigueur ont}} plus de {days, plural, one {# jour} other {# jours}} :
audit.olderEntry	{kind, message} {name}, {date}, {days, plural, one {# jour} other {# jours}}
audit.olderUndated	{kind, message} {name}, qui ne dit pas quand elle a été signée
audit.revocationList	{date}, {age, message}{isStale, select, yes {, périmée} other {}}, {revoked, plural, one {# révoqué} other {# révoqués}}
audit.revocationListMissing	Il n’y a pas de liste de révocation : {countries, message}.
audit.revocationListOf	{date}, {age, message}{isStale, select, yes {, périmée} other {}}, {revoked, plural, one {# révoqué} other {# révoqués}}, {issuer}
audit.revocationListStale	Une liste de révocation est périmée : {countries, message}.
audit.rootWrong	L’autosignature d’une racine est fausse (son fichier est endommagé) : {countries, message}.
audit.test	Fictif, pour des tests : {countries, message}.
audit.words	{words, messages}
bac.authenticationLength	L’authentification de la puce a {count, plural, one {# octet} other {# octets}} au lieu de quarante.
bac.blocked	La puce n’accepte plus aucune tentative : {meaning, message}.
bac.challengeLength	Le défi a {count, plural, one {# octet} other {# octets}} au lieu de huit.
bac.chipNonceNotRepeated	La puce n’a pas répété son nonce RND.IC.
bac.ended	La puce a mis fin au contrôle d’accès de base (BAC) : {meaning, message}.
bac.keyRefused	La puce a refusé la clé. Très probablement, la MRZ a été mal lue ou est celle d’un autre document.
bac.macWrong	La somme de contrôle de l’authentification de la puce est fausse : la puce ne connaît pas la clé.
bac.notOffered	La puce ne propose pas ici le contrôle d’accès de base (BAC) : {meaning, message}.
bac.paceDemanded	La puce n’a pas de clé pour le contrôle d’accès de base (BAC). Elle exige PACE.
bac.terminalNonceNotReturned	La puce n’a pas renvoyé le nonce RND.IFD : la réponse appartient à un autre échange.
batch.done	{documents, plural, one {# document} other {# documents}} : {successful, plural, one {# réussi} other {# réussis}}, {failed} en échec, {open, plural, one {# indéterminé} other {# indéterminés}}, {unread, plural, one {# non lu} other {# non lus}}.
batch.fileInUse	Une autre exécution écrit dans {file}.
batch.goOn	La même commande reprend là où elle s’est arrêtée.
batch.goOnWithFile	Donnez la sortie par --resume FICHIER pour reprendre là où la commande s’est arrêtée.
batch.goesOnAt	le reste est jugé à la date des lignes déjà présentes : {time}.
batch.holdsNone	{file} ne contient aucun document.
batch.interrupted	Interruption après {documents, plural, one {# document} other {# documents}}.
batch.jobsRange	--jobs accepte de 1 à {most} threads.
batch.lineTooLong	La ligne dépasse {limit} octets.
batch.makeLines	Faites-en des lignes (jq -c .), ou envoyez une archive tar.
batch.nameNotUTF8	Le nom {file} n’est pas en UTF-8 ; les octets qui ne le sont pas sont entre accolades.
batch.nameOwnFile	Indiquez la sortie d’une exécution antérieure, ou un fichier qui n’existe pas encore.
batch.needed	{option} va avec --batch.
batch.notWith	{option} ne concerne qu’un seul document, et --batch en juge de nombreux.
batch.oneALine	Sur l’entrée standard, chaque document tient sur une ligne, et celui-ci va jusqu’à la ligne {last, number}.
batch.otherFile	{file} n’a pas été écrit par epass verify --batch.
batch.otherRules	{file} contient des résultats selon {what, select, policy {une autre politique} trust {d’autres données de confiance} witness {la parole d’autres témoins} other {une autre date}}.
batch.progress	{documents, plural, one {# document} other {# documents}}, {rate} par seconde
batch.sameRules	Donnez la politique, les données de confiance, --witness et --at de l’exécution antérieure, ou indiquez un autre fichier.
batch.tooDeep	{folder} se trouve dans trop de dossiers imbriqués.
batch.waitForOther	Attendez qu’elle se termine, ou indiquez un autre fichier.
batch.zipAsFile	Indiquez le fichier, ou envoyez une archive tar.
batch.zipOfPipe	Une archive ZIP se lit à partir de sa fin, et l’entrée standard ou un tube n’en a pas avant que tout soit arrivé.
biometric.bareCodestream	L’image est un flux de code JPEG 2000 sans le format de fichier qui l’entoure.
biometric.blockLength	Le bloc indique {stated, plural, one {# octet} other {# octets}} ; {there, plural, one {# est présent} other {# sont présents}}.
biometric.blockTooShort	Le bloc indique {stated, plural, one {# octet} other {# octets}} ; son image se termine {later, plural, one {# octet} other {# octets}} plus loin.
biometric.bothEyes	Des images des deux yeux se trouvent dans un même bloc de données, alors que chacune doit être dans son propre gabarit.
biometric.elementTwice	L’élément {tag} figure deux fois.
biometric.eyeCount	{stated, plural, one {# œil est indiqué} other {# yeux sont indiqués}} ; {there, plural, one {# est présent} other {# sont présents}}.
biometric.eyeHeaderLength	L’en-tête d’un œil a trois octets.
biometric.eyeImageCount	{stated, plural, one {# image d’un œil est indiquée} other {# images d’un œil sont indiquées}} ; {there, plural, one {# est présente} other {# sont présentes}}.
biometric.facialHeaderLength	L’en-tête d’un enregistrement facial a 14 octets.
biometric.facialIdentifier	Un enregistrement facial commence par FAC et un octet nul.
biometric.facialImageLength	Une image faciale a 32 octets de champs.
biometric.facialVersion	Seule la version 010 de l’enregistrement facial est décodée.
biometric.featurePointCount	{stated} points caractéristiques sont indiqués ; il y a de la place pour {there}.
biometric.featurePointsDoNotFit	{stated} points caractéristiques ne tiennent pas dans le bloc, et aucune image n’y est trouvée.
biometric.fieldMisplaced	Le champ {field} n’est pas là où il doit être.
biometric.fingerCount	{stated, plural, one {# doigt est indiqué} other {# doigts sont indiqués}} ; présents : {views, plural, one {# vue} other {# vues}} de {fingers, plural, one {# doigt} other {# doigts}}.
biometric.fingerHeaderLength	L’en-tête d’un enregistrement d’images de doigts a 32 octets.
biometric.fingerIdentifier	Un enregistrement d’images de doigts commence par FIR et un octet nul.
biometric.fingerVersion	Seule la version 010 de l’enregistrement d’images de doigts est décodée.
biometric.formatMissing	Le propriétaire et le type du format sont obligatoires.
biometric.formatOther	L’en-tête indique le format {type} du propriétaire {owner} ; les données ont le format {expected} du propriétaire 0101.
biometric.headerMissing	L’en-tête biométrique manque.
biometric.headerTooLong	L’en-tête a plus de 32 éléments.
biometric.imageCount	{stated, plural, one {# image est indiquée} other {# images sont indiquées}} ; {there, plural, one {# est présente} other {# sont présentes}}.
biometric.imageElsewhere	L’image ne commence pas là où le disent les champs.
biometric.imageInsideFields	L’image se trouve à l’intérieur des champs.
biometric.imageLength	L’image indique {stated, plural, one {# octet} other {# octets}} ; {there, plural, one {# est présent} other {# sont présents}}.
biometric.irisHeaderLength	L’en-tête d’un enregistrement d’images d’iris a 45 octets.
biometric.irisIdentifier	Un enregistrement d’images d’iris commence par IIR et un octet nul.
biometric.irisVersion	Seule la version 010 de l’enregistrement d’images d’iris est décodée.
biometric.issuerContentMisplaced	Le contenu défini par l’émetteur a sa place dans un groupe sans gabarits.
biometric.noAlternative	Aucun des choix possibles de ce CHOICE ne figure ici.
biometric.noDataBlock	Le gabarit ne contient pas de bloc de données.
biometric.noImage	L’enregistrement ne contient aucune image.
biometric.noRepresentation	Il n’y a aucune représentation.
biometric.noTemplate	Le groupe ne contient aucun gabarit.
biometric.noTemplateCount	Aucun nombre de gabarits n’est indiqué ; {there, plural, one {# est présent} other {# sont présents}}.
biometric.notDER	Une longueur, un nombre ou un booléen n’est pas sous sa forme DER.
biometric.numberEmpty	Un nombre a au moins un octet.
biometric.numberRange	Le nombre n’est pas dans l’intervalle {least}...{most}.
biometric.numberTooLong	Le nombre a plus de 63 bits.
biometric.octetsAfterImage	{count, plural, one {# octet suit} other {# octets suivent}} la fin de l’image.
biometric.octetsAfterLastImage	{count, plural, one {# octet suit} other {# octets suivent}} la dernière image.
biometric.octetsAfterLastView	{count, plural, one {# octet suit} other {# octets suivent}} la dernière vue.
biometric.octetsFollow	Des octets suivent l’objet de données.
biometric.otherFormat	L’image est au format {format}, et un autre est indiqué.
biometric.otherSubtype	Le sous-type biométrique désigne une autre partie du corps que les données.
biometric.otherTag	Une autre étiquette figure là où une valeur doit commencer.
biometric.outlineCorners	Le contour d’un doigt a deux sommets ou plus.
biometric.poseAngle	Un angle de la pose, ou son incertitude, vaut {stated} ; le maximum est 181.
biometric.rawImageLength	L’image a {there, plural, one {# octet} other {# octets}} ; sa taille indiquée en donne {stated}.
biometric.recordLength	L’enregistrement indique {stated, plural, one {# octet} other {# octets}} ; son objet de données en a {there}.
biometric.severalFingers	{count, plural, one {# image} other {# images}} de doigts dans un même bloc de données, alors que chacune doit être dans son propre gabarit.
biometric.statedHeaderLength	L’enregistrement indique un en-tête de {stated, plural, one {# octet} other {# octets}}.
biometric.stringMissing	Une chaîne d’étiquette {tag} doit figurer ici.
biometric.subtypeMissing	Le sous-type biométrique est exigé ici.
biometric.tagMisplaced	L’étiquette {tag} n’est celle d’aucun champ qui peut figurer ici.
biometric.tagOfOtherStandard	Les données relèvent de l’ISO/IEC {standard}, et l’étiquette est celle de l’autre norme.
biometric.templateCount	{stated, plural, one {# gabarit est indiqué} other {# gabarits sont indiqués}} ; {there, plural, one {# est présent} other {# sont présents}}.
biometric.templateCountLength	Le nombre de gabarits tient sur un octet.
biometric.templatesMissing	Les gabarits biométriques manquent en tout ou en partie.
biometric.tooManyExtensions	Il y a plus de 64 éléments d’extension.
biometric.tooManyImages	L’enregistrement a plus de {limit} images.
biometric.tooManyTemplates	Le groupe a plus de 255 gabarits.
biometric.tooManyValues	Il y a plus de {limit} valeurs.
biometric.tooManyViews	L’enregistrement a plus de {limit} vues.
biometric.truthValueLength	Un booléen a un octet.
biometric.unknownCompression	La norme ne définit pas la compression {code}.
biometric.unknownImageFormat	La norme ne définit pas le format d’image {code}.
biometric.unknownSignature	L’image ne commence par aucune signature connue.
biometric.unknownValue	La norme ne définit pas ici la valeur {value}.
biometric.viewHeaderLength	L’en-tête d’une vue de doigt a 14 octets.
biometric.viewLength	La vue indique {stated, plural, one {# octet} other {# octets}} ; {there, plural, one {# est présent} other {# sont présents}}.
block.added	+ {block, message}
block.asked	Bloquer {subject}, quoi qu’en disent les listes ? [o/N]
block.attributeUnknown	{name} n’est pas un attribut d’un nom : donnez CN, O, OU, C, ST, L, serialNumber, emailAddress, DC ou un autre nom de la RFC 4519, ou l’identifiant d’objet avec des points. Une virgule ou un + dans une valeur demande une barre oblique inverse devant.
block.by	L’exploitant bloque {what, select, document {le signataire de documents} seal {le signataire du cachet} csca {la CSCA} series {la série à laquelle appartient le document} voucher {ce qui garantit la CSCA} list {l’éditeur de la liste qui nomme le signataire} other {{what}}} depuis le {since} : {reason}.
block.byUntil	L’exploitant bloque {what, select, document {le signataire de documents} seal {le signataire du cachet} csca {la CSCA} series {la série à laquelle appartient le document} voucher {ce qui garantit la CSCA} list {l’éditeur de la liste qui nomme le signataire} other {{what}}} du {since} au {until} : {reason}.
block.count	{count, plural, one {# blocage.} other {# blocages.}}
block.fileInvalid	{file} ne contient pas, à {member}, des blocages tels que les écrit epass trust block --json.
block.fromAlone	--from apporte ses propres raisons et ses propres jours ; omettez l’argument, --reason et --until.
block.fromAsked	Reprendre {count, plural, one {le # blocage} other {les # blocages}} du fichier, quoi qu’en disent les listes ? [o/N]
block.giveAllDigits	Pour bloquer ce que le magasin ne contient pas, donnez les 64 chiffres de son SHA-256.
block.issuedForm	Un certificat se désigne par son numéro de série en chiffres hexadécimaux, @ et le nom de son émetteur : 1A2B@C=UT, CN=CSCA UT.
block.issuerNotInStore	Rien dans le magasin ne correspond : {name} a été comparé {count, plural, one {au nom de sa seule CSCA} other {aux noms de ses # CSCA}}. Le blocage vaudra dès que se présentera un certificat de cet émetteur et de ce numéro ; comparez le nom avec celui que epass inspect montre du certificat.
block.line	bloqué : {subject}, depuis le {since} : {reason}
block.lineUntil	bloqué : {subject}, depuis le {since}, {isOver, select, yes {terminé le} other {jusqu’au}} {until} : {reason}
block.nameIt	Indiquez ce qu’il faut bloquer : un SHA-256, ou une série de documents.
block.needsReason	Un blocage nécessite --reason : qui le rencontre doit savoir pourquoi.
block.noSeries	Le document n’appartient à aucune série bloquée par l’exploitant.
block.none	Rien n’est bloqué.
block.noneOnPath	L’exploitant n’a bloqué aucun des certificats sur lesquels cela repose.
block.notInStore	Rien dans le magasin n’a ce SHA-256. Le blocage vaudra dès que l’objet y entrera. Quiconque transmet un certificat peut lui donner un autre SHA-256 : par sûreté, indiquez le fichier du certificat, ou son numéro de série et son émetteur.
block.nothing	L’exploitant n’a rien bloqué qui puisse être concerné ici.
block.nothingToTake	Ce blocage n’existe pas.
block.reasonLength	--reason accepte de 1 à {maximum} caractères.
block.removed	- {block, message}
block.seriesCode	{code} n’est pas un code de document : une ou deux lettres, ou * pour tous.
block.seriesForm	Une série s’écrit ÉTAT:CODE:PREMIER-DERNIER, par exemple D:P:C01X00000-C01X99999, ou ÉTAT:CODE:NUMÉRO.
block.seriesLengths	Le premier numéro de la série a {first} caractères et le dernier {last} ; les deux doivent avoir la même longueur.
block.seriesNumber	{number} n’est pas un numéro de document : des lettres et des chiffres, sans caractères de remplissage.
block.seriesReversed	Le dernier numéro de la série, {last}, vient avant le premier, {first}. Les chiffres viennent avant les lettres.
block.seriesState	{code} n’est le code d’aucun État qui délivre des documents : aucun document n’est de cette série.
block.unblockAsked	Lever le blocage de {subject} ? [o/N]
block.untilIsDay	--until accepte un jour, par exemple 2027-12-31 ; {text} est autre chose.
block.untilPast	--until désigne un jour passé : {day}.
block.vouchesForNothing	L’exploitant a bloqué un certificat par lequel passe ce chemin ; un tel chemin ne garantit rien.
block.whatIsBlocked	epass trust block montre ce qui est bloqué.
block.whatIsNot	{text} n’est ni un SHA-256, ni le début d’un SHA-256 (six chiffres ou plus), ni une série comme D:P:C01X00000-C01X99999, ni un numéro de série et un émetteur comme 1A2B@C=UT, CN=CSCA UT.
ca.answerHasData	La réponse à {command} a des données.
ca.keyAgreementTemplate3DES	MSE:Set KAT limite la messagerie sécurisée à 3DES ; le protocole est {algorithm}.
ca.keyOfOtherKind	L’entrée annonce une clé {kind}, mais la clé est d’un autre genre.
ca.keyUnusable	La clé publique statique de la puce est inutilisable. {error, message}.
ca.notAgreed	La puce n’a pas accepté l’authentification de la puce.
ca.refused	La puce a refusé l’authentification de la puce : {meaning, message}.
ca.responseUnasked	Une réponse d’authentification de la puce est venue sans commande.
ca.tooManyKeys	La puce a plus de {count} clés publiques statiques ; celle-ci n’a pas été examinée.
cardAccess.absent	Le document n’a pas EF.CardAccess, et aucun PACEInfo n’a été signé.
cardAccess.bacUsed	Le contrôle d’accès de base (BAC) a été utilisé, alors que l’émetteur a signé que la puce a PACE ({files, message}).
cardAccess.channelNotProven	La puce a refusé PACE ou n’a pas répondu, et le contrôle d’accès de base (BAC) a été utilisé. Quiconque se trouve entre le lecteur et la puce a pu le provoquer.
cardAccess.confirmed	EF.CardAccess est confirmé par {files, message}.
cardAccess.dirCardSecurityNotProven	Il n’est pas prouvé que EF.CardSecurity, qui peut confirmer EF.DIR, soit de l’émetteur.
cardAccess.dirCardSecurityNotRead	EF.CardSecurity, qui peut confirmer EF.DIR, n’a pas été lu.
cardAccess.dirConfirmed	EF.DIR est celui de EF.CardSecurity.
cardAccess.dirDiffers	EF.DIR n’est pas celui de EF.CardSecurity.
cardAccess.dirInterrupted	La lecture a pris fin avant celle de EF.DIR.
cardAccess.dirNoCopy	EF.CardSecurity ne contient pas de copie de EF.DIR.
cardAccess.dirNotAsked	EF.DIR n’a pas été lu, et rien n’en dépend.
cardAccess.dirNotRead	EF.CardSecurity contient une copie de EF.DIR, lequel n’a pas été lu.
cardAccess.entriesNotSigned	{count, plural, one {# entrée sur {total} de EF.CardAccess n’est pas signée : elle ne figure pas dans {files, message}} other {# entrées sur {total} de EF.CardAccess ne sont pas signées : elles ne figurent pas dans {files, message}}}.
cardAccess.entriesSignedNowhere	{count, plural, one {# entrée sur {total} de EF.CardAccess n’est pas signée : elle ne figure nulle part dans le document} other {# entrées sur {total} de EF.CardAccess ne sont pas signées : elles ne figurent nulle part dans le document}}.
cardAccess.noAccessControl	Les fichiers ont été lus sans contrôle d’accès, alors que l’émetteur a signé que la puce a PACE ({files, message}).
cardAccess.noDomainParameters	PACE n’a pas été utilisé : aucun PACEInfo n’indique ses paramètres de domaine ({files, message}).
cardAccess.noPACEInfo	Ni EF.CardAccess ni aucun fichier signé n’a de PACEInfo.
cardAccess.noSignedFile	Aucun fichier signé n’a été lu.
cardAccess.notSigned	EF.CardAccess propose PACE, et aucun fichier signé ne contient de PACEInfo.
cardAccess.nothingToConfirm	EF.CardAccess n’a rien qu’un fichier signé devrait confirmer.
cardAccess.openingNotRecorded	La façon dont la puce a été ouverte n’est pas enregistrée.
cardAccess.paceFailed	La puce a refusé PACE ou n’a pas répondu, et le contrôle d’accès de base (BAC) a été utilisé. L’authentification de la puce a ensuite protégé le canal.
cardAccess.paceHidden	La puce n’a pas montré son PACE (EF.CardAccess), alors que l’émetteur a signé que la puce a PACE ({files, message}).
cardAccess.paceInfosHidden	Il manque à EF.CardAccess {count} des {total} PACEInfos que l’émetteur a signés ({files, message}).
cardAccess.paceUsed	PACE a été utilisé, et EF.CardAccess contient chaque PACEInfo signé ({files, message}).
cardAccess.twoFiles	{first} et {second}
cardAccess.unknown	On ne sait pas si la puce a un EF.CardAccess.
cardAccess.withheld	La puce n’a pas donné EF.CardAccess, alors que, selon {files, message}, elle en a un.
certificate.bitStringMalformed	La chaîne de bits est mal formée.
certificate.extensionTwice	L’extension est indiquée deux fois.
certificate.identifierLength	L’identifiant est vide ou trop long.
certificate.keyNotUsable	inutilisable
certificate.link	liaison
certificate.listTooLong	Il y a {count, plural, one {# octet} other {# octets}} ; au plus {maximum} sont lus.
certificate.noSuchKindOfName	Ce genre de nom n’existe pas.
certificate.noSuchVersion	Cette version n’existe pas.
certificate.pathLengthOutOfRange	La longueur de chemin est hors limites.
certificate.root	racine
certificate.serialNumberMalformed	Le numéro de série est mal formé.
channel.answerToResetLength	La réponse à la réinitialisation (ATR) de l’autre côté a {count, plural, one {# octet} other {# octets}} ; de 2 à 33 sont possibles.
channel.answerToResetLengthRemedy	Connectez une puce virtuelle qui parle le protocole de vpcd.
channel.commandTooLong	Une commande de {count, plural, one {# octet} other {# octets}} est trop longue pour le lecteur, qui en accepte {limit}.
channel.commandTooLongRemedy	Envoyez-la en plusieurs parties, ou utilisez un autre lecteur.
channel.commandTooShort	Une commande de {count, plural, one {# octet} other {# octets}} n’en est pas une : il en faut au moins quatre.
channel.commandTooShortRemedy	Codez la commande comme CommandAPDU.
channel.noConnection	Aucune connexion ne peut être acceptée : {error}.
channel.noSocket	Aucun socket n’a pu être ouvert : {error}.
channel.noVirtualChip	Aucune puce virtuelle ne s’est connectée au port {port}.
channel.noVirtualChipRemedy	Démarrez-en une, par exemple `epass simulate --connect 127.0.0.1:{port}`.
channel.portRemedy	Libérez le port ou indiquez-en un autre, et réessayez.
channel.portUnusable	Le port {port} de 127.0.0.1 est inutilisable : {error}.
channel.transcriptCommand	la commande {header} de {count, plural, one {# octet} other {# octets}}
channel.transcriptEnd	la fin de l’échange
channel.transcriptFailure	aucune commande : une erreur figure sans commande
channel.transcriptGotCommand	la commande {header}
channel.transcriptMismatch	Après {played, plural, one {# commande} other {# commandes}}, la transcription contient : {expected, message} ; reçu : {got, message}.
channel.transcriptNoResponse	La transcription n’a pas de réponse à la commande {command}.
channel.transcriptNoResponseRemedy	Rejouez une transcription dans laquelle chaque commande a sa réponse.
channel.transcriptNothing	rien de plus
channel.transcriptReset	une réinitialisation
channel.transcriptResponse	aucune commande : une réponse figure sans commande
channel.transcriptRestore	une attente de la puce
channel.virtualChipGone	La puce virtuelle a fermé la connexion.
channel.virtualChipGoneRemedy	Démarrez la puce virtuelle et relisez.
channel.virtualChipLate	La puce virtuelle n’a pas répondu à temps.
channel.virtualChipLateRemedy	Voyez si elle fonctionne toujours, et relisez.
channel.virtualChipUnasked	La puce virtuelle a envoyé plus qu’il n’était demandé.
channel.virtualChipUnaskedRemedy	Corrigez la puce virtuelle : une trame répond à une commande.
channel.virtualResponseTruncated	La réponse de la puce virtuelle a {count, plural, one {# octet} other {# octets}} ; il y a deux octets d’état.
channel.virtualResponseTruncatedRemedy	Corrigez la puce virtuelle.
channel.waitFailed	L’attente a échoué : {error}.
check.deviationRefused	{deviation, message}. La politique refuse cet écart.
check.formRefused	{deviation, message}. Ce qui a été signé n’a pas changé, mais la politique refuse cette forme.
check.hash	le hachage de {file}
check.name.access.cardAccess.authenticity	EF.CardAccess comparé aux fichiers signés
check.name.access.dir.authenticity	EF.DIR comparé à EF.CardSecurity
check.name.access.protocol.downgrade	l’emploi de PACE là où il a été signé
check.name.access.protocol.established	l’ouverture de la puce
check.name.access.terminalAuthentication.established	la preuve des droits du terminal
check.name.chip.activeAuthentication.signature	la preuve par authentification active
check.name.chip.chipAuthentication.keyAgreement	la preuve par authentification de la puce
check.name.chip.chipAuthenticationMapping.data	la preuve par mappage d’authentification de la puce
check.name.chip.proof.demanded	la preuve de la puce qu’exige la politique
check.name.document.dg11.matchesDG1	EF.DG11 comparé à EF.DG1
check.name.document.dg12.matchesDG1	EF.DG12 comparé à EF.DG1
check.name.document.expiry.current	la date d’expiration dans EF.DG1
check.name.document.issuer.allowed	l’État comparé à ceux que la politique admet
check.name.document.issuer.matchesSigner	l’État émetteur comparé au pays du signataire de documents
check.name.document.mrz.checkDigits	les chiffres de contrôle de EF.DG1
check.name.document.mrz.matchesDG1	la MRZ imprimée comparée à EF.DG1
check.name.document.mrz.printedForm	le format et les chiffres de contrôle de la MRZ imprimée
check.name.document.operator.notBlocked	le blocage éventuel de la série du document par l’exploitant
check.name.document.status.notReported	le signalement éventuel du document comme perdu, volé ou annulé
check.name.document.type.allowed	le type du document comparé à ceux que la politique admet
check.name.document.validity.period	la validité du document comparée à ce que veut la politique
check.name.integrity.com.matchesSOD	EF.COM comparé à EF.SOD
check.name.integrity.dataGroups.structure	la structure des groupes de données
check.name.integrity.mandatoryDataGroups	les groupes de données que possède tout document
check.name.issuer.cardSecurity.revocation	l’état de révocation du signataire de EF.CardSecurity
check.name.issuer.cardSecurity.signature	le chemin du signataire de EF.CardSecurity à sa CSCA
check.name.issuer.cardSecurity.validity	la validité des certificats dont dépend EF.CardSecurity
check.name.issuer.csca.usagePeriod	la période pendant laquelle la clé de la CSCA signe
check.name.issuer.csca.validity	la validité du certificat CSCA
check.name.issuer.ds.algorithms	les algorithmes de EF.SOD et du chemin jusqu’à la CSCA
check.name.issuer.ds.documentType	les types de documents que le signataire peut produire
check.name.issuer.ds.revocation	l’état de révocation du signataire de documents
check.name.issuer.ds.signature	le chemin du signataire de documents à sa CSCA
check.name.issuer.ds.usagePeriod	la période pendant laquelle la clé du signataire de documents signe
check.name.issuer.ds.validity	la validité du certificat du signataire de documents
check.name.issuer.material.age	l’âge des listes sur lesquelles repose le verdict
check.name.issuer.operator.notBlocked	le blocage éventuel du signataire de documents ou de sa CSCA par l’exploitant
check.name.lds2.csca.usagePeriod	la période pendant laquelle signe la clé de la CSCA dont dépend l’enregistrement
check.name.lds2.csca.validity	la validité du certificat CSCA dont dépend l’enregistrement
check.name.lds2.record.certificate	le certificat auquel renvoie l’enregistrement
check.name.lds2.record.date	la date de l’enregistrement
check.name.lds2.record.holder	le passeport que désigne l’enregistrement
check.name.lds2.record.searchCopy	la copie de l’État à côté des données signées
check.name.lds2.record.signature	la signature de l’enregistrement
check.name.lds2.signer.algorithms	les algorithmes de l’enregistrement et de son chemin
check.name.lds2.signer.name	le nom placé devant le certificat du signataire de l’enregistrement
check.name.lds2.signer.profile	le profil du certificat du signataire de l’enregistrement
check.name.lds2.signer.revocation	l’état de révocation du signataire de l’enregistrement
check.name.lds2.signer.role	le droit du signataire de signer de tels enregistrements
check.name.lds2.signer.signature	le chemin du signataire de l’enregistrement à sa CSCA
check.name.lds2.signer.state	l’État de l’enregistrement comparé à celui de son signataire
check.name.lds2.signer.validity	la validité du certificat du signataire de l’enregistrement
check.name.seal.content.features	les champs du cachet
check.name.seal.content.signature	la signature du cachet
check.name.seal.content.structure	la structure du cachet
check.name.seal.csca.usagePeriod	la période pendant laquelle signe la clé de la CSCA dont dépend le cachet
check.name.seal.csca.validity	la validité du certificat CSCA dont dépend le cachet
check.name.seal.document.dateOfIssue	les dates du cachet
check.name.seal.document.expiry	la date d’expiration du document qui porte le cachet
check.name.seal.issuer.matchesSigner	l’État émetteur du cachet comparé au pays de son signataire
check.name.seal.mrz.checkDigits	les chiffres de contrôle de la zone du cachet
check.name.seal.mrz.matchesHeader	l’État émetteur dans la zone du cachet comparé à son en-tête
check.name.seal.mrz.matchesPrinted	la zone du cachet comparée à la zone imprimée
check.name.seal.operator.notBlocked	le blocage éventuel du signataire du cachet, de sa CSCA ou de la série du document par l’exploitant
check.name.seal.passport.matchesPrinted	le numéro de passeport du cachet comparé au passeport
check.name.seal.signer.certificate	le certificat du signataire du cachet
check.name.seal.signer.documentType	les types de documents pour lesquels le signataire peut produire des cachets
check.name.seal.signer.revocation	l’état de révocation du signataire du cachet
check.name.seal.signer.signature	le chemin du signataire du cachet à sa CSCA
check.name.seal.signer.usagePeriod	la période pendant laquelle la clé du signataire du cachet signe
check.name.seal.signer.validity	la validité du certificat du signataire du cachet
check.name.securityObject.cardSecurity.signature	la signature de EF.CardSecurity
check.name.securityObject.cardSecurity.signedAttributes	les attributs signés de EF.CardSecurity
check.name.securityObject.cardSecurity.structure	la structure de EF.CardSecurity
check.name.securityObject.sod.signature	la signature de EF.SOD
check.name.securityObject.sod.signedAttributes	les attributs signés de EF.SOD
check.name.securityObject.sod.structure	la structure de EF.SOD
check.noRevocationList	Le magasin ne contient aucune liste de révocation de l’émetteur.
check.noSecurityObject	Il n’y a pas d’objet de sécurité à signataire unique sur lequel fonder le jugement.
check.noSignerCertificate	Le certificat du signataire de documents n’est pas connu.
chip.activeAuthentication	authentification active
chip.answerNotAllowed	La norme n’admet pas cette réponse de la puce {method, select, activeAuthentication {à l’authentification active} chipAuthentication {à l’authentification de la puce} chipAuthenticationMapping {au mappage d’authentification de la puce} terminalAuthentication {à l’authentification du terminal} other {à {method}}}.
chip.answerNotJudged	La réponse de la puce n’a pas été jugée : {why, message}.
chip.answeredUnderKeys	La puce a répondu avec les clés de l’authentification de la puce ({group}, {cipher}).
chip.cardSecurityAbsent	La puce n’a pas EF.CardSecurity, qui contient sa clé.
chip.cardSecurityDenied	La puce a refusé l’accès à EF.CardSecurity, qui contient sa clé.
chip.cardSecurityTooLarge	EF.CardSecurity, qui contient la clé de la puce, dépasse la taille lue.
chip.cardSecurityUndecodable	EF.CardSecurity, qui contient la clé de la puce, ne peut pas être décodé.
chip.certificateTooLong	Un certificat dépasse ce que le lecteur et la puce transmettent.
chip.challengeNone	Ce qui est enregistré comme défi n’a pas 8 octets.
chip.channelLostDuring	Le canal a été perdu pendant {method, select, activeAuthentication {l’authentification active} chipAuthentication {l’authentification de la puce} chipAuthenticationMapping {le mappage d’authentification de la puce} terminalAuthentication {l’authentification du terminal} other {{method}}}.
chip.channelLostOver	Le canal a été perdu lors de la lecture de {file}.
chip.chipAuthentication	authentification de la puce
chip.chipAuthenticationMapping	mappage d’authentification de la puce
chip.dataGroup14NotAuthenticated	Rien n’établit que DG14 est celui qui a été signé : ce qu’il propose ne compte donc pas.
chip.dataGroup14Undecodable	DG14 ne peut pas être décodé.
chip.dataGroupThere	alors que le document a le groupe de données {number}
chip.dataNotRecorded	car ses données ne figurent pas dans les preuves
chip.deviationsRefused	{what, message}. {deviations, message}. La politique refuse cet écart.
chip.endedDuring	La lecture a pris fin pendant {method, select, activeAuthentication {l’authentification active} chipAuthentication {l’authentification de la puce} chipAuthenticationMapping {le mappage d’authentification de la puce} terminalAuthentication {l’authentification du terminal} other {{method}}}.
chip.fileNotInSecurityObject	EF.SOD n’énumère pas ce fichier.
chip.fileNotRead	car {file} n’a pas été lu
chip.groupUnknown	Le groupe enregistré n’est pas connu.
chip.joinedKeys	La puce a lié la clé de son canal PACE à sa clé statique ({group}).
chip.keyFileDenied	La puce a refusé l’accès à {file}, qui contient la clé de cette preuve.
chip.keyFileMissing	EF.SOD a un hachage de {file}, qui contient la clé de la puce, mais la puce dit que ce fichier n’existe pas.
chip.keyNotAuthenticated	{what, message}, avec une clé de {file} qui n’est pas authentifiée. {why, message}.
chip.keyTooLong	Le lecteur ne transmet pas autant d’octets qu’en a la clé.
chip.leftOut	La personne qui a lu le document a omis {method, select, activeAuthentication {l’authentification active} chipAuthentication {l’authentification de la puce} chipAuthenticationMapping {le mappage d’authentification de la puce} terminalAuthentication {l’authentification du terminal} other {{method}}}.
chip.mapping.confirmed	l’équation est vérifiée
chip.mapping.groupMismatch	la clé est d’un autre groupe
chip.mapping.lengthInvalid	le nombre d’octets n’est pas celui de l’ordre du groupe
chip.mapping.mismatch	l’équation n’est pas vérifiée
chip.mapping.outOfRange	le nombre est nul ou n’est pas inférieur à l’ordre du groupe
chip.mapping.paddingInvalid	le remplissage est incorrect
chip.mappingDataNone	Les données d’authentification envoyées par la puce ne peuvent pas être déchiffrées.
chip.mappingKeyMissing	EF.CardSecurity n’a pas de clé portant l’identifiant des paramètres de domaine avec lesquels PACE a eu lieu.
chip.mappingKeyUnusable	La clé de EF.CardSecurity portant cet identifiant est d’un autre groupe, ou inutilisable.
chip.mappingNotOffered	La puce ne propose pas le mappage d’authentification de la puce.
chip.mappingNotUsed	La puce propose le mappage d’authentification de la puce, et a été ouverte d’une autre façon.
chip.noChain	Aucun certificat du terminal ne mène à un point de confiance de la puce.
chip.noChainTo	Aucun certificat du terminal ne mène à un point de confiance de la puce ({authorities}).
chip.noChannel	L’authentification du terminal nécessite un canal ouvert par l’authentification de la puce.
chip.noCredentials	Le terminal n’a ni certificats ni clé pour l’authentification du terminal.
chip.noDataGroup	Le document n’a pas de groupe de données {number}.
chip.noKeyInDataGroup14	DG14 n’a pas de clé pour l’authentification de la puce.
chip.noKeyOfThatID	DG14 n’a pas de clé utilisable portant l’identifiant avec lequel l’authentification de la puce a eu lieu.
chip.noRightToFile	Les certificats du terminal ne donnent pas droit à ce fichier.
chip.noRights	Les certificats du terminal ne donnent droit à aucun groupe de données.
chip.noTrustPoint	La puce ne désigne aucune autorité qu’elle accepterait.
chip.noUsableKey	Aucune clé de DG14 n’est utilisable pour l’authentification de la puce.
chip.notReached	La lecture a pris fin avant {method, select, activeAuthentication {l’authentification active} chipAuthentication {l’authentification de la puce} chipAuthenticationMapping {le mappage d’authentification de la puce} terminalAuthentication {l’authentification du terminal} other {{method}}}.
chip.notRecorded	{method, select, activeAuthentication {Aucune authentification active n’est enregistrée} chipAuthentication {Aucune authentification de la puce n’est enregistrée} chipAuthenticationMapping {Aucun mappage d’authentification de la puce n’est enregistré} terminalAuthentication {Aucune authentification du terminal n’est enregistrée} other {{method} n’est pas enregistré}}, {why, message}.
chip.notRun	{method, select, activeAuthentication {L’authentification active n’a pas eu lieu} chipAuthentication {L’authentification de la puce n’a pas eu lieu} chipAuthenticationMapping {Le mappage d’authentification de la puce n’a pas eu lieu} terminalAuthentication {L’authentification du terminal n’a pas eu lieu} other {{method} n’a pas eu lieu}}, {why, message}.
chip.notShownGenuine	Le terminal ne présente ses certificats qu’aux puces authentiques, et aucune CSCA de confiance n’a garanti celle-ci.
chip.notSigned	La puce n’a pas pu prouver qu’elle est celle que l’État a délivrée : c’est une copie, ou elle a été échangée ({why, message}).
chip.offerMalformed	Une entrée qui pourrait l’offrir ne peut pas être décodée. {error}.
chip.offeredInDataGroup14	alors que DG14 en fait l’offre
chip.offersUnknown	DG14 propose l’authentification de la puce, mais la clé ou le protocole manque ou n’est pas connu.
chip.openingNotKnown	car on ne sait pas comment la puce a été ouverte
chip.otherChallenge	La puce a reçu un autre défi que celui du vérificateur.
chip.otherChannel	{file} n’a pas été lu dans le canal ouvert par le mappage d’authentification de la puce.
chip.otherChannelOfKeys	{file} n’a pas été lu dans le canal ouvert par l’authentification de la puce, et EF.CardSecurity ne dit pas à quel document il appartient.
chip.privateKeyNotKnown	Échec de l’authentification de la puce : la puce ne connaît pas la clé privée.
chip.refusal.algorithmUnsupported	la fonction de hachage n’est pas de celles de la norme
chip.refusal.digestMismatch	le condensé n’est pas celui du défi
chip.refusal.headerInvalid	ce qui a été recouvré n’a pas l’en-tête de l’ISO/IEC 9796-2
chip.refusal.keyMalformed	DG15 ne contient pas de clé publique
chip.refusal.keyUnsupported	la clé de DG15 est d’un genre ou d’une taille non pris en charge
chip.refusal.libraryFailed	la bibliothèque cryptographique a échoué
chip.refusal.messageTooShort	rien du message n’a été recouvré
chip.refusal.notPartialRecovery	ce qui a été recouvré est un message entier, et non une partie de message
chip.refusal.paddingInvalid	le remplissage avant la partie recouvrée est incorrect
chip.refusal.responseTooLong	la réponse est plus longue qu’une signature de cette clé
chip.refusal.responseTruncated	la réponse est plus courte qu’une signature de cette clé
chip.refusal.signatureFormat	la réponse n’est pas une signature ECDSA
chip.refusal.signatureInvalid	la signature est celle d’une autre clé, ou porte sur un autre défi
chip.refusal.signatureOutOfRange	un nombre de la signature est hors limites
chip.refusal.trailerHashMismatch	la fin de bloc désigne une autre fonction de hachage que celle du condensé
chip.refusal.trailerUnknown	ce qui a été recouvré n’a pas la fin de bloc de l’ISO/IEC 9796-2
chip.refused	La puce a refusé {method, select, activeAuthentication {l’authentification active} chipAuthentication {l’authentification de la puce} chipAuthenticationMapping {le mappage d’authentification de la puce} terminalAuthentication {l’authentification du terminal} other {{method}}}.
chip.refusedAtStep	La puce a refusé {method, select, activeAuthentication {l’authentification active} chipAuthentication {l’authentification de la puce} chipAuthenticationMapping {le mappage d’authentification de la puce} terminalAuthentication {l’authentification du terminal} other {{method}}} ({step, message}, {status}).
chip.refusedWithStatus	La puce a refusé {method, select, activeAuthentication {l’authentification active} chipAuthentication {l’authentification de la puce} chipAuthenticationMapping {le mappage d’authentification de la puce} terminalAuthentication {l’authentification du terminal} other {{method}}} ({status}).
chip.responseDoesNotFit	La signature de la puce est trop longue : une réponse ne peut transmettre plus de {most} octets.
chip.responseNotRecorded	Aucune réponse à l’authentification active n’est enregistrée.
chip.responseShort	La réponse de la puce est plus courte qu’une signature de la clé de DG15, alors qu’il y avait de la place pour une signature entière.
chip.securityObjectMissing	Aucun objet de sécurité ne dit ce que le document propose.
chip.securityObjectNotReached	La lecture a pris fin avant celle de l’objet de sécurité.
chip.signedDataGroup14NotRead	car le DG14 signé n’a pas été lu
chip.signedTerminalsChallenge	La puce a signé un défi du terminal ({algorithm}).
chip.signedVerifiersChallenge	La puce a signé le défi du vérificateur ({algorithm}).
chip.staticKeyNotReached	Ce que la puce a envoyé ne mène pas à sa clé statique : {why, message}.
chip.terminalAccepted	La puce a accepté le terminal.
chip.terminalAuthentication	authentification du terminal
chip.terminalDidNotSign	La clé du terminal n’a pas signé le défi de la puce.
chip.terminalMayRead	La puce a accepté le terminal, qui peut lire {files}.
chip.terminalNotOffered	DG14 ne propose pas l’authentification du terminal.
chip.terminalNotSigned	La clé du terminal n’a pas signé le défi de la puce. {error, message}.
chip.terminalUnverified	{what, message}, alors que l’authenticité de la puce n’avait pas été établie (laboratoire).
claim.activeAuthentication	authentification active réussie
claim.chipAuthentication	authentification de la puce réussie
claim.chipAuthenticationMapping	mappage d’authentification de la puce réussi
claim.passiveAuthentication	authentification passive réussie
cli.nameFile	Indiquez un fichier ou un dossier ; une variable du shell n’est peut-être pas définie.
cli.policyAt	{file}:{line}:{column}: {error, message}
cli.simulatorMember	La description du document est fausse en {member}. {error, message}.
cli.trustUnusable	Les éléments de confiance sont inutilisables. {error, message}.
cli.trustUnusableIn	Les éléments de confiance dans {place} sont inutilisables. {error, message}.
conformance.advised	Contraire aux recommandations : {count, plural, one {# règle} other {# règles}} ; --json et --html en donnent le nom.
conformance.all	toutes
conformance.answer.either	l’un ou l’autre
conformance.answer.failed	échec
conformance.answer.successful	succès
conformance.ask	Qu’a répondu le lecteur ? Tapez s pour succès, f pour échec, et autre chose pour aucune réponse :
conformance.at	{file}:{line}:{column}: {error, message}
conformance.because	Doit échouer pour l’une de ces raisons : {reasons, list}
conformance.becauseOfSuccess	Seul un cas d’essai qui doit échouer dit pourquoi.
conformance.chipNotOpened	La puce n’a pas pu être ouverte : {answer}.
conformance.clause	Clause : {clause}
conformance.configurationUnknown	Il n’y a pas de configuration {name}.
conformance.cvcaPair	--cvca et --cvca-key vont ensemble.
conformance.destructiveLeft	{count, plural, one {# cas d’essai laisse} other {# cas d’essai laissent}} la puce avec une autre date ou un autre point de confiance, et {count, plural, one {n’a pas été exécuté} other {n’ont pas été exécutés}} ; --destructive {count, plural, one {l’exécute} other {les exécute}}.
conformance.diffChanged	{name} : {before, message}, puis {after, message}
conformance.diffGone	{name} : {before, message}, et non exécuté la seconde fois
conformance.diffNew	{name} : non exécuté la première fois, puis {after, message}
conformance.diffNothing	Chaque cas d’essai a donné le même résultat dans les deux exécutions.
conformance.differs	Par choix : {why}
conformance.doubled	Le nom {name} figure deux fois.
conformance.finding	{place} : attendu : {expected} ; observé : {observed}
conformance.heading.fail	échec
conformance.heading.inconclusive	en suspens
conformance.heading.notApplicable	sans objet
conformance.heading.pass	réussi
conformance.heading.title	sujet
conformance.heading.unit	unité
conformance.listAlone	--list et --print-ics ne vont pas ensemble.
conformance.listNames	epass conform {campaign} --list donne le nom de chaque règle et de chaque unité.
conformance.memberMissing	Le membre {name} manque.
conformance.misread	Lu sans devoir l’être, ou l’inverse : {files}
conformance.noAuthority	Ce n’est pas un certificat de CVCA.
conformance.noBoolean	Il faut ici true ou false.
conformance.noCase	Aucun cas d’essai ne s’appelle {name}.
conformance.noCertificate	Il n’y a pas de certificat {name}.
conformance.noChipDate	--chip-date est un jour, AAAA-MM-JJ.
conformance.noConfiguration	Un cas d’essai désigne une configuration ou dit, dans notMade, pourquoi aucune ne peut être créée.
conformance.noDataGroup	Il faut ici l’un des groupes de données DG1 à DG16.
conformance.noDate	Il faut ici un jour, sous la forme AAAA-MM-JJ.
conformance.noExpression	Il faut ici des octets en chiffres hexadécimaux, des objets de données et des noms, comme dans 83(trustPoint) ; Docs/conformance.md énumère les noms.
conformance.noFile	Il faut ici le nom d’un fichier, comme DG1, COM ou CardAccess.
conformance.noFiles	{folder} ne contient aucun fichier de cas d’essai : un fichier NOM.json avec un membre cases.
conformance.noFilesRemedy	Indiquez un dossier comme Conformance/reader ou Conformance/chip, ou l’un de ses fichiers.
conformance.noHolder	Il faut ici CVCA, ou un mnémonique d’un à neuf caractères et trois chiffres.
conformance.noList	Il faut ici une liste d’au plus {most, plural, one {# élément} other {# éléments}}.
conformance.noMaterial	{file} ne contient ni certificat, ni liste de révocation, ni liste signée.
conformance.noMember	Il n’y a pas de membre {name} ici.
conformance.noName	Il faut ici un nom d’au plus 80 lettres, chiffres, points, traits d’union, tirets bas et barres obliques.
conformance.noNumber	Il faut ici un nombre de {least} à {most}.
conformance.noObject	Il faut ici un objet.
conformance.noRelativeDay	Il faut ici un jour compté à partir de start ou de end, comme start+1m-2d.
conformance.noSchema	Il faut ici {schema}.
conformance.noStatusWord	Il faut ici des mots d’état : ok, error, refused, warning, ou quatre chiffres hexadécimaux chacun.
conformance.noStep	Une étape a exactement un de ces mots : {words, list}.
conformance.noText	Il faut ici un texte d’au plus {most} octets, sans caractères de commande.
conformance.noUnit	Aucune unité ne s’appelle {name}.
conformance.noWord	Il faut ici l’un de ces mots : {words}.
conformance.notObserved	{outcome, message}  {name} : {title}. Attendu : {expected, message} ; rien n’a été observé
conformance.observeAlone	--observe concerne un autre lecteur : indiquez avec --vpcd où il se trouve.
conformance.observeNeeded	Personne n’est là pour taper ce que répond le lecteur.
conformance.observeNeededRemedy	Lancez l’exécution dans un terminal, ou indiquez avec --observe une commande qui fait lire le lecteur.
conformance.observeTimeoutRange	--observe-timeout accepte de 1 à 3600 secondes.
conformance.observeWords	Les mots de {command} ne peuvent pas être distingués.
conformance.observed	{outcome, message}  {name} : {title}. Attendu : {expected, message} ; observé : {observed, message}
conformance.open	{outcome, message}  {unit} : {count, plural, one {# règle} other {# règles}}, à partir de {name} : {reason}
conformance.otherReason	A échoué, mais pour aucune des raisons exigées.
conformance.outcome.fail	ÉCHEC
conformance.outcome.inconclusive	EN SUSPENS
conformance.outcome.notApplicable	SANS OBJET
conformance.outcome.pass	RÉUSSI
conformance.pageCases	{name} : {title}
conformance.pageCounts	{pass} sur {count} comme attendu
conformance.pageNote	Tous les documents de ces cas d’essai sont créés par le simulateur ; personne ne porte ces noms.
conformance.pagePolicy	Politique : {policy}
conformance.pageTitle	Conformité de {subject}
conformance.pageTrace	Trace : {count, plural, one {# étape} other {# étapes}}
conformance.pageUnits	Unités
conformance.printed	Imprimé sur le document : {lines, list}
conformance.profilesFound	La puce déclare : {profiles, list}
conformance.progress	{done} cas d’essai sur {count}
conformance.reasons	Raisons : {reasons}
conformance.resumeOther	{file} contient les résultats d’un autre programme ou d’une autre politique.
conformance.resumeOtherRemedy	Reprenez avec le même programme et la même politique, ou recommencez.
conformance.resumed	{count, plural, one {# résultat est repris} other {# résultats sont repris}} de {file}.
conformance.rowDeleted	{name} n’a pas de texte : ce cas a été supprimé dans l’édition {edition}.
conformance.rowMoved	{name} n’a pas de texte dans la présente édition : ce cas est passé dans la partie 4 de la spécification d’essai de l’OACI, sous le nom {other}.
conformance.rule	{outcome, message}  {name} : {title}
conformance.ruleSummary	{pass, plural, one {# règle respectée} other {# règles respectées}}, {fail, number} enfreintes, {open, number} impossibles à juger ; {others, plural, one {# ne s’applique} other {# ne s’appliquent}} pas à ces fichiers.
conformance.step	Étape {number}{way, select, bac { après BAC} pace { après PACE} other {}}, {what} : attendu {expected, list} ; observé {observed}
conformance.summary	{pass, number} cas sur {count, number} se sont passés comme attendu, {fail, number} non ; {open, number} n’ont pu être observés. {others, plural, one {# autre cas est} other {# autres cas sont}} sans objet.
conformance.told	{done} sur {count} : {name}, {title}. Attendu : {expected, message}.
country.bothUnknown	La CSCA et le signataire {signer, select, document {de documents} seal {du cachet} other {{signer}}} sont d’un pays absent de la table des codes ({country}).
country.britishTerritory	DG1 a un statut britannique ({state}), le signataire de documents est d’un territoire britannique ({country}).
country.cardSecurityDiffers	{file} et le document ont été signés dans des pays différents ({file} : {signing}, document : {country}).
country.meant	Vouliez-vous dire : {names} ?
country.nationalityOnly	L’État émetteur dans DG1 ({state}) est le code d’une nationalité, et d’aucun émetteur.
country.noState	DG1 ne désigne aucun État émetteur.
country.notNamed	La CSCA ou le signataire {signer, select, document {de documents} seal {du cachet} other {{signer}}} ne désigne aucun pays.
country.ofDocumentSignerUnknown	Le pays du signataire de documents n’est pas connu.
country.ofDocumentUnknown	Le pays du document, qui doit être celui du signataire, n’est pas connu.
country.ofSignerUnknown	Le pays du signataire n’est pas connu.
country.oneUnknown	Le pays de la CSCA ({authority}) ou celui du signataire {signer, select, document {de documents} seal {du cachet} other {{signer}}} ({country}) est absent de la table des codes.
country.signerDiffers	La CSCA ({authority}) et le signataire {signer, select, document {de documents} seal {du cachet} other {{signer}}} ({country}) ne sont pas du même pays.
country.signerNamesNone	Le signataire de documents ne désigne aucun pays.
country.signerUnknown	Le pays du signataire de documents ({country}) est absent de la table des codes.
country.stateDiffers	DG1 et le signataire de documents sont de pays différents (DG1 : {state}, soit {issuer} ; signataire : {country}).
country.stateMatches	L’État émetteur dans DG1 est le pays du signataire de documents ({country}).
country.stateNamed	L’État émetteur dans DG1 est celui qu’indiquent les certificats ({state}).
country.stateUnknown	L’État émetteur dans DG1 ({state}) est absent de la table des codes.
country.stateWithoutLetters	L’État émetteur dans DG1 ({state}) n’a pas les deux lettres qu’un certificat pourrait avoir ; pays du signataire de documents : {country}.
country.unknown	Aucun pays ne s’appelle {text}.
country.unknownMeant	Aucun pays ne s’appelle {text}. Vouliez-vous dire : {names} ?
country:AD	Andorre
country:AE	Émirats arabes unis
country:AF	Afghanistan
country:AG	Antigua-et-Barbuda
country:AI	Anguilla
country:AL	Albanie
country:AM	Arménie
country:AN	Antilles néerlandaises
country:AO	Angola
country:AQ	Antarctique
country:AR	Argentine
country:AS	Samoa américaines
country:AT	Autriche
country:AU	Australie
country:AW	Aruba
country:AX	Îles Åland
country:AZ	Azerbaïdjan
country:BA	Bosnie-Herzégovine
country:BB	Barbade
country:BD	Bangladesh
country:BE	Belgique
country:BF	Burkina Faso
country:BG	Bulgarie
country:BH	Bahreïn
country:BI	Burundi
country:BJ	Bénin
country:BL	Saint-Barthélemy
country:BM	Bermudes
country:BN	Brunei
country:BO	Bolivie
country:BQ	Pays-Bas caribéens
country:BR	Brésil
country:BS	Bahamas
country:BT	Bhoutan
country:BV	Île Bouvet
country:BW	Botswana
country:BY	Biélorussie
country:BZ	Belize
country:CA	Canada
country:CC	Îles Cocos
country:CD	Congo-Kinshasa
country:CF	République centrafricaine
country:CG	Congo-Brazzaville
country:CH	Suisse
country:CI	Côte d’Ivoire
country:CK	Îles Cook
country:CL	Chili
country:CM	Cameroun
country:CN	Chine
country:CO	Colombie
country:CR	Costa Rica
country:CU	Cuba
country:CV	Cap-Vert
country:CW	Curaçao
country:CX	Île Christmas
country:CY	Chypre
country:CZ	Tchéquie
country:DE	Allemagne
country:DJ	Djibouti
country:DK	Danemark
country:DM	Dominique
country:DO	République dominicaine
country:DZ	Algérie
country:EC	Équateur
country:EE	Estonie
country:EG	Égypte
country:EH	Sahara occidental
country:ER	Érythrée
country:ES	Espagne
country:ET	Éthiopie
country:EU	Union européenne
country:FI	Finlande
country:FJ	Fidji
country:FK	Îles Malouines
country:FM	Micronésie
country:FO	Îles Féroé
country:FR	France
country:GA	Gabon
country:GB	Royaume-Uni
country:GD	Grenade
country:GE	Géorgie
country:GF	Guyane française
country:GG	Guernesey
country:GH	Ghana
country:GI	Gibraltar
country:GL	Groenland
country:GM	Gambie
country:GN	Guinée
country:GP	Guadeloupe
country:GQ	Guinée équatoriale
country:GR	Grèce
country:GS	Géorgie du Sud-et-les Îles Sandwich du Sud
country:GT	Guatemala
country:GU	Guam
country:GW	Guinée-Bissau
country:GY	Guyana
country:HK	R.A.S. chinoise de Hong Kong
country:HM	Îles Heard-et-MacDonald
country:HN	Honduras
country:HR	Croatie
country:HT	Haïti
country:HU	Hongrie
country:IA	OACI
country:ID	Indonésie
country:IE	Irlande
country:IL	Israël
country:IM	Île de Man
country:IN	Inde
country:IO	Territoire britannique de l’océan Indien
country:IQ	Irak
country:IR	Iran
country:IS	Islande
country:IT	Italie
country:JE	Jersey
country:JM	Jamaïque
country:JO	Jordanie
country:JP	Japon
country:KE	Kenya
country:KG	Kirghizstan
country:KH	Cambodge
country:KI	Kiribati
country:KM	Comores
country:KN	Saint-Christophe-et-Niévès
country:KP	Corée du Nord
country:KR	Corée du Sud
country:KS	Kosovo
country:KW	Koweït
country:KY	Îles Caïmans
country:KZ	Kazakhstan
country:LA	Laos
country:LB	Liban
country:LC	Sainte-Lucie
country:LI	Liechtenstein
country:LK	Sri Lanka
country:LR	Liberia
country:LS	Lesotho
country:LT	Lituanie
country:LU	Luxembourg
country:LV	Lettonie
country:LY	Libye
country:MA	Maroc
country:MC	Monaco
country:MD	Moldavie
country:ME	Monténégro
country:MF	Saint-Martin
country:MG	Madagascar
country:MH	Îles Marshall
country:MK	Macédoine du Nord
country:ML	Mali
country:MM	Myanmar (Birmanie)
country:MN	Mongolie
country:MO	R.A.S. chinoise de Macao
country:MP	Îles Mariannes du Nord
country:MQ	Martinique
country:MR	Mauritanie
country:MS	Montserrat
country:MT	Malte
country:MU	Maurice
country:MV	Maldives
country:MW	Malawi
country:MX	Mexique
country:MY	Malaisie
country:MZ	Mozambique
country:NA	Namibie
country:NC	Nouvelle-Calédonie
country:NE	Niger
country:NF	Île Norfolk
country:NG	Nigeria
country:NI	Nicaragua
country:NL	Pays-Bas
country:NO	Norvège
country:NP	Népal
country:NR	Nauru
country:NT	Zone neutre
country:NU	Niue
country:NZ	Nouvelle-Zélande
country:OM	Oman
country:PA	Panama
country:PE	Pérou
country:PF	Polynésie française
country:PG	Papouasie-Nouvelle-Guinée
country:PH	Philippines
country:PK	Pakistan
country:PL	Pologne
country:PM	Saint-Pierre-et-Miquelon
country:PN	Îles Pitcairn
country:PR	Porto Rico
country:PS	Territoires palestiniens
country:PT	Portugal
country:PW	Palaos
country:PY	Paraguay
country:QA	Qatar
country:RE	La Réunion
country:RO	Roumanie
country:RS	Serbie
country:RU	Russie
country:RW	Rwanda
country:SA	Arabie saoudite
country:SB	Îles Salomon
country:SC	Seychelles
country:SD	Soudan
country:SE	Suède
country:SG	Singapour
country:SH	Sainte-Hélène
country:SI	Slovénie
country:SJ	Svalbard et Jan Mayen
country:SK	Slovaquie
country:SL	Sierra Leone
country:SM	Saint-Marin
country:SN	Sénégal
country:SO	Somalie
country:SR	Suriname
country:SS	Soudan du Sud
country:ST	Sao Tomé-et-Principe
country:SV	Salvador
country:SX	Saint-Martin (partie néerlandaise)
country:SY	Syrie
country:SZ	Eswatini
country:TC	Îles Turques-et-Caïques
country:TD	Tchad
country:TF	Terres australes françaises
country:TG	Togo
country:TH	Thaïlande
country:TJ	Tadjikistan
country:TK	Tokelau
country:TL	Timor oriental
country:TM	Turkménistan
country:TN	Tunisie
country:TO	Tonga
country:TR	Turquie
country:TT	Trinité-et-Tobago
country:TV	Tuvalu
country:TW	Taïwan
country:TZ	Tanzanie
country:UA	Ukraine
country:UG	Ouganda
country:UM	Îles mineures éloignées des États-Unis
country:UN	Nations Unies
country:US	États-Unis
country:UY	Uruguay
country:UZ	Ouzbékistan
country:VA	État de la Cité du Vatican
country:VC	Saint-Vincent-et-les Grenadines
country:VE	Venezuela
country:VG	Îles Vierges britanniques
country:VI	Îles Vierges des États-Unis
country:VN	Viêt Nam
country:VU	Vanuatu
country:WF	Wallis-et-Futuna
country:WS	Samoa
country:XBA	Banque africaine de développement
country:XCC	Communauté caribéenne
country:XCE	Conseil de l’Europe
country:XCO	Marché commun de l’Afrique orientale et australe
country:XDC	Communauté de développement de l’Afrique australe
country:XEC	Communauté économique des États de l’Afrique de l’Ouest
country:XES	Organisation des États de la Caraïbe orientale
country:XIM	Banque africaine d’import-export
country:XMP	Assemblée parlementaire de la Méditerranée
country:XOM	Ordre souverain militaire de Malte
country:XPO	INTERPOL
country:YE	Yémen
country:YT	Mayotte
country:ZA	Afrique du Sud
country:ZM	Zambie
country:ZW	Zimbabwe
crypto.algorithmMissing	Il manque à OpenSSL {algorithm}.
crypto.algorithmOfOtherKey	{algorithm} n’est pas un algorithme d’une clé {key}.
crypto.algorithmRefused	OpenSSL a refusé {algorithm}.
crypto.algorithmsMissing	Il manque à OpenSSL un algorithme du Doc 9303.
crypto.allowanceSpent	Le document désigne plus de grands groupes propres qu’il n’en est testé ; celui-ci, de {bits, plural, one {# bit} other {# bits}}, ne l’a pas été.
crypto.bitStringNotWhole	Une chaîne de bits d’octets entiers est attendue.
crypto.blockNotEncrypted	Le bloc n’a pas pu être chiffré.
crypto.bufferTooSmall	Le tampon de sortie est trop petit.
crypto.cipherFailed	{cipher} a échoué.
crypto.cipherNotKeyed	La clé n’a pas pu être chargée dans le contexte de chiffrement.
crypto.cmacRefused	CMAC a refusé son algorithme de chiffrement.
crypto.coordinateTooLarge	Une coordonnée n’est pas inférieure au nombre premier.
crypto.coordinatesNoResidues	Les coordonnées ne sont pas des résidus modulo le nombre premier de {group}.
crypto.curveEncodingNotChosen	Le codage de la courbe n’a pas pu être choisi.
crypto.curveMissing	Il manque à cette version d’OpenSSL la courbe {curve}.
crypto.curveNotExplicit	Les paramètres de la courbe ne sont pas écrits.
crypto.curveNotListed	La courbe {curve} n’est pas dans la liste.
crypto.divisionFailed	Une division a échoué.
crypto.dsaKeyRefused	OpenSSL a refusé la clé DSA.
crypto.dsaMissing	Il manque DSA à OpenSSL.
crypto.dsaOrderBounds	L’ordre d’une clé DSA a 160, 224 ou 256 bits ; celui-ci en a {bits}.
crypto.dsaParametersInherited	La clé DSA n’a pas de paramètres de domaine propres.
crypto.dsaPrimeBounds	Le nombre premier d’une clé DSA a de 1024 à 3072 bits et est impair ; celui-ci en a {bits}.
crypto.elementCut	Le codage se termine à l’intérieur d’un élément.
crypto.elementMissing	Le codage se termine là où un élément est attendu.
crypto.elementOfOtherGroup	Un élément de {element} n’est pas un élément de {group}.
crypto.fixedSequenceEnds	La suite fixe d’octets aléatoires est épuisée.
crypto.generatorBounds	Un générateur se situe entre 2 et p-2.
crypto.generatorOrder	Le générateur n’a pas l’ordre indiqué.
crypto.groupNotListed	Les nombres ne sont ceux d’aucun groupe de la liste.
crypto.hashNotBegun	{hash} n’a pas pu être commencé.
crypto.hashNotComputed	{hash} n’a pas pu être calculé.
crypto.ivLength	Le vecteur d’initialisation a {length, plural, one {# octet} other {# octets}}.
crypto.keyAlgorithmUnsupported	L’algorithme de clé {algorithm} n’est pas pris en charge.
crypto.keyLength	Une clé {cipher} a {length, plural, one {# octet} other {# octets}}.
crypto.keyNotCopied	La clé n’a pas pu être copiée.
crypto.keyNotDerived	La clé n’a pas pu être dérivée.
crypto.keyNotGenerated	La clé n’a pas pu être générée.
crypto.keyOpensNoSignature	Une clé {key} n’ouvre pas de signature : seul RSA le fait.
crypto.keyVerifiesNoECDSA	Une clé {key} ne vérifie pas de signature ECDSA.
crypto.lengthNotDER	Une longueur n’est pas en DER, ou est trop grande.
crypto.lengthNotMinimal	Une longueur n’est pas minimale.
crypto.macLength	Un MAC a {length, plural, one {# octet} other {# octets}}.
crypto.macNoWholeBlocks	L’entrée du MAC n’est pas un nombre entier de blocs.
crypto.macNotComputed	Le MAC n’a pas pu être calculé.
crypto.modularOperationFailed	Une opération modulaire a échoué.
crypto.modulusBounds	Un module est un nombre premier impair d’au plus 512 octets.
crypto.modulusNotPrepared	Un module n’a pas pu être préparé.
crypto.neutralElement	L’élément neutre de {group} n’est ni une clé publique ni un secret.
crypto.noCipherContext	Aucun contexte de chiffrement n’a pu être créé.
crypto.noCoordinate	La coordonnée x d’un point de {curve} n’a pas pu être obtenue.
crypto.noCurve	{group} n’est pas une courbe.
crypto.noCurveNorParameters	La clé n’a ni le nom d’une courbe ni ses paramètres.
crypto.noDomainParameters	Aucun paramètre de domaine normalisé n’a ce numéro.
crypto.noIntegratedMapping	{group} n’est pas un groupe du mappage intégré.
crypto.noMemoryForComputation	Il n’y a pas de mémoire pour un calcul.
crypto.noMemoryForGroup	Il n’y a pas de mémoire pour {group}.
crypto.noMemoryForModulus	Il n’y a pas de mémoire pour un module.
crypto.noMemoryForNumber	Il n’y a pas de mémoire pour un nombre.
crypto.noMemoryForPoint	Il n’y a pas de mémoire pour un point de {curve}.
crypto.noPEMKey	Ce n’est pas une clé privée non chiffrée en PEM.
crypto.noPKCS8	Ce n’est pas une clé privée PKCS #8, RSA ou sur courbe elliptique.
crypto.noPadding	Le texte clair ne se termine pas par un remplissage.
crypto.noPrimeField	La courbe n’est pas sur un corps premier.
crypto.noRandomOctets	Le générateur aléatoire n’a donné aucun octet.
crypto.noRandomScalar	Le générateur aléatoire n’a donné aucun scalaire de {group}.
crypto.noSuchElement	Cet élément n’existe pas dans {group}.
crypto.noTestGenerator	Le générateur de test n’a pas pu être préparé.
crypto.noWholeBlocks	L’entrée n’est pas un nombre entier de blocs de {length, plural, one {# octet} other {# octets}}.
crypto.notSigned	OpenSSL n’a pas pu signer avec {algorithm}.
crypto.numberNoResidue	Le nombre n’est pas un résidu modulo le nombre premier de {group}.
crypto.numberNotMinimal	Un nombre n’est pas minimal.
crypto.numberNotPositive	Un nombre positif est attendu.
crypto.numberNotReduced	Un nombre n’a pas pu être réduit.
crypto.objectIdentifierMalformed	Un identifiant d’objet est mal formé.
crypto.octetsFollow	Des octets suivent là où le codage devrait se terminer.
crypto.oneBlockWanted	Il faut un bloc de {length, plural, one {# octet} other {# octets}}.
crypto.orderBounds	L’ordre d’un sous-groupe a au moins {least} bits et moins que le nombre premier ; celui-ci a {bits} bits.
crypto.orderMissing	L’ordre du sous-groupe manque.
crypto.orderNoDivisor	L’ordre du sous-groupe ne divise pas p-1.
crypto.orderNotChecked	L’ordre d’une valeur publique n’a pas pu être contrôlé.
crypto.orderNotPrime	L’ordre du sous-groupe n’est pas premier.
crypto.otherModulus	Les nombres sont des résidus d’un autre module.
crypto.otherTag	Un élément d’une autre étiquette est attendu.
crypto.paddingTooLong	Le remplissage est plus long qu’un bloc.
crypto.pkcs3WithoutOrder	Il manque aux paramètres PKCS #3 l’ordre du sous-groupe.
crypto.plainSignatureLength	Une signature au format simple sur {curve} a {length, plural, one {# octet} other {# octets}} ; celle-ci en a {there}.
crypto.pointAtInfinity	Le point à l’infini n’est pas une clé publique.
crypto.pointCompressed	Un point s’envoie non compressé, sous la forme 04 || x || y.
crypto.pointLength	Un point de {curve} a {length, plural, one {# octet} other {# octets}}.
crypto.pointNotEncoded	Un point de {curve} n’a pas pu être codé.
crypto.pointNotMultiplied	Un point de {curve} n’a pas pu être multiplié.
crypto.pointNotOnCurve	Le point n’est pas sur {curve}.
crypto.pointsNotAdded	Deux points de {curve} n’ont pas pu être additionnés.
crypto.powerFailed	Une puissance dans GF(p) n’a pas pu être calculée.
crypto.primalityNotTested	La primalité d’un nombre n’a pas pu être testée.
crypto.primeBounds	Un nombre premier de Diffie-Hellman a de {least} à {most} bits ; celui-ci a {bits} bits.
crypto.primeMissing	OpenSSL n’a pas le nombre premier {prime}.
crypto.privateKeyNotEncoded	La clé privée n’a pas pu être codée.
crypto.productFailed	Un produit dans GF(p) n’a pas pu être calculé.
crypto.providerNotLoaded	Le fournisseur par défaut d’OpenSSL n’a pas pu être chargé.
crypto.publicKeyNotEncoded	La clé publique n’a pas pu être codée.
crypto.publicPointCompressed	Le point public n’est pas un point non compressé de la courbe.
crypto.publicPointNotOnCurve	Le point public n’est pas sur la courbe.
crypto.publicValueBounds	Une valeur publique doit être entre 2 et p-2.
crypto.publicValueLength	Une valeur publique de ce groupe a de 1 à {most} octets.
crypto.publicValueOne	La valeur publique est 1, ce que la norme n’admet pas.
crypto.publicValueOutside	La valeur publique n’est pas dans le sous-groupe du générateur.
crypto.publicValueSmallOrder	La valeur publique n’engendre que quelques éléments.
crypto.representativeBounds	{what, select, signature {La signature} other {Le représentant}} n’est pas entre 1 et n - 1.
crypto.representativeLength	{what, select, signature {La signature} other {Le représentant}} a {length, plural, one {# octet} other {# octets}} ; le module en a {modulus}.
crypto.representativeNotSigned	OpenSSL n’a pas pu signer le représentant.
crypto.rsaExponentBounds	Un exposant RSA est impair, supérieur à 1 et d’au plus 64 bits.
crypto.rsaKeyBounds	Une clé RSA a de 1024 à 8192 bits.
crypto.rsaKeyRefused	OpenSSL a refusé la clé RSA.
crypto.rsaMissing	Il manque RSA à OpenSSL.
crypto.rsaModulusBounds	Un module RSA a de 1024 à 8192 bits et est impair ; celui-ci a {bits} bits.
crypto.rsaNumbersTooLong	Les nombres de la clé RSA sont trop longs.
crypto.saltLength	Un sel de {length, plural, one {# octet} other {# octets}} ne convient à aucune clé RSA.
crypto.signatureNotOpened	OpenSSL n’a pas pu ouvrir la signature.
crypto.signatureNumberBounds	Le nombre {number} de la signature n’est pas entre 1 et n - 1.
crypto.tablesNotMade	Les tables de {group} n’ont pas pu être créées.
crypto.verificationNotSetUp	La vérification n’a pas pu être préparée.
crypto.zeroNotInvertible	Zéro n’a pas d’inverse.
cvc.algorithmHistoric	{algorithm} n’est plus dans la liste.
cvc.algorithmUnknown	{identifier} n’est pas un algorithme de l’authentification du terminal.
cvc.authenticatedRequest	C’est une demande de certificat authentifiée, et non un certificat.
cvc.authorizationLength	Une autorisation de {kind, select, inspectionSystem {système d’inspection} authenticationTerminal {terminal d’authentification} signatureTerminal {terminal de signature} other {{kind}}} a {expected, plural, one {# octet} other {# octets}} ; celle-ci en a {count}.
cvc.authorizationOutOfBounds	Une autorisation a de 1 à 32 octets ; celle-ci en a {count}.
cvc.chainLimits	Une chaîne est formée d’au plus {certificates} certificats et {references, plural, one {# référence} other {# références}}.
cvc.curveOfIssuerUnknown	Aucun certificat au-dessus n’indique la courbe de la clé de son émetteur.
cvc.curveUnknown	Aucun certificat au-dessus n’indique la courbe de cette clé.
cvc.dateDigit	Un octet de la date n’est pas un chiffre.
cvc.dateLength	Une date a six octets ; celle-ci en a {count}.
cvc.domainParametersStated	Il indique des paramètres de domaine, ce que seule une CVCA fait.
cvc.expired	Il a expiré le {last}.
cvc.expiresBeforeEffective	Il expire le {last}, avant sa date d’effet.
cvc.issuerKeyUnusable	La clé de son émetteur est inutilisable. {error, message}.
cvc.issuerMissing	Le certificat de son émetteur est absent.
cvc.keySizeUnlisted	Sa clé, {key}, est d’une autre taille que celles de la liste.
cvc.lastButOneNotVerifier	L’avant-dernier n’est pas celui d’un vérificateur de documents.
cvc.lastNotTerminal	Le dernier certificat n’est pas celui d’un terminal.
cvc.lengthNotMinimal	La longueur n’est pas aussi courte que le veut DER.
cvc.malformedReference	(mal formée)
cvc.noCertificate	Un certificat commence par 7F21 ; ici, c’est {tag}.
cvc.noChain	La puce fait confiance à {keys, messages} ; {terminals, message}.
cvc.noChainToNoKey	La puce ne fait confiance à aucune clé ; {terminals, message}.
cvc.noOctets	Il n’y a pas d’octets.
cvc.noRights	Il ne donne aucun droit de lire DG3 ou DG4.
cvc.noTerminal	aucun certificat de terminal ne figure parmi ceux qui ont été donnés.
cvc.notLink	Avant le certificat du vérificateur de documents, seuls des certificats de liaison peuvent figurer.
cvc.notYetEffective	Il devient valide le {first}.
cvc.numberDiffers	Le nombre premier est celui de {curve} ; ce nombre ne l’est pas.
cvc.numberEmpty	Le nombre n’a pas d’octet.
cvc.numberPadded	Le nombre commence par un octet nul.
cvc.objectFollows	L’objet de données {tag} suit là où rien ne devrait suivre.
cvc.objectMissing	L’objet de données {tag} manque à la fin.
cvc.otherAlgorithm	Sa clé est d’un autre algorithme ou d’une autre taille : {algorithm}.
cvc.otherIssuer	Il désigne {reference} comme son émetteur.
cvc.otherObject	L’objet de données {expected} devrait figurer ici ; c’est {tag}.
cvc.otherTerminalType	Son autorisation est d’un autre genre : {kind, select, inspectionSystem {système d’inspection} authenticationTerminal {terminal d’authentification} signatureTerminal {terminal de signature} other {{kind}}}.
cvc.pointCompressed	Le point n’est pas non compressé.
cvc.primeUnlisted	Le nombre premier n’est celui d’aucune courbe de la liste.
cvc.profileIdentifier	L’identifiant de profil n’est pas 0 (version 1).
cvc.referenceCharacter	Un caractère de la référence n’est pas attribué dans l’ISO/IEC 8859-1.
cvc.referenceCharacterSet	Un caractère n’est pas de l’ISO/IEC 8859-1.
cvc.referenceCountry	Le code de pays n’est pas formé de deux lettres majuscules.
cvc.referenceLength	Une référence a de 8 à 16 octets ; celle-ci en a {count}.
cvc.referenceRepeated	Un certificat qui le précède a la même référence de titulaire.
cvc.referenceSequence	Le numéro de séquence n’est pas formé de cinq chiffres ou lettres majuscules.
cvc.requestBody	Le corps est celui d’une demande de certificat.
cvc.signatureInvalid	Sa signature n’est pas de {issuer}.
cvc.signatureLength	Une signature de {count, plural, one {# octet} other {# octets}} ne correspond à aucune clé.
cvc.standsUnder	{terminal} dépend de {authority}
cvc.tooLong	{count, plural, one {# octet est} other {# octets sont}} plus qu’un certificat n’en a.
cvc.tooManyCertificates	Plus de {maximum} certificats.
cvc.tooManyExtensions	Un certificat a plus de {maximum} extensions.
cvc.verifierMissing	{terminal} : le certificat de {verifier} manque
date.alone	{day}
date.day	{day}/{month}/{year}
date.moment	{day}, {time} UTC
decision.accept	ACCEPTER
decision.byDefault	Aucune règle de la politique {policy} ne s’applique.
decision.byRule	D’après la règle {rule} de la politique {policy} : {basis}.
decision.byRuleAlone	D’après la règle {rule} de la politique {policy}.
decision.reject	REJETER
decision.review	EXAMINER
defectList.authorityRevoked	Le certificat CSCA {subject} est révoqué par {publication, message}.
defectList.changed	{check, message} : avant, {before, select, successful {réussi} failed {échec} undetermined {indéterminé} notSupported {non pris en charge} other {interrompu}} ; maintenant, {result, select, successful {réussi} failed {échec} undetermined {indéterminé} notSupported {non pris en charge} other {interrompu}} par {entry, message}
defectList.entriesLost	{count, plural, one {# entrée ne peut pas être décodée} other {# entrées ne peuvent pas être décodées}} (la première : {place}). {error, message}.
defectList.entriesUndecodable	{count, plural, one {# entrée indécodable} other {# entrées indécodables}} de {publication, message}
defectList.entry	{name, message}, entrée {entry} de {list, message}
defectList.excused	Ceci a échoué, et est excusé par {publication, message} ({name, message}) : {check, message}.
defectList.known	connu : {entry, message}
defectList.leaves	Résultat {result, select, successful {réussi} failed {en échec} undetermined {indéterminé} notSupported {non pris en charge} other {interrompu}} (cause : {cause, message}) : {check, message}.
defectList.listLost	Le contenu de la liste ne peut pas être décodé ({place}). {error, message}.
defectList.listUndecodable	le contenu indécodable de {publication, message}
defectList.more	et {count, plural, one {# autre} other {# autres}}
defectList.name.activeAuthenticationKeyCompromised	clés compromises de l’authentification active
defectList.name.authenticationProtocolFailure	protocole d’authentification qui échoue
defectList.name.cardSecurityMalformed	EF.CardSecurity mal codé
defectList.name.certificateOrKey	écart dans un certificat ou une clé
defectList.name.certificateReplaced	certificat du signataire de documents qui ne peut pas être décodé
defectList.name.certificateRevoked	révocation d’un certificat
defectList.name.chip	écart de la puce
defectList.name.chipAuthenticationKeyCompromised	clés compromises de l’authentification de la puce
defectList.name.chipSecurityMalformed	EF.ChipSecurity mal codé
defectList.name.comInconsistent	EF.COM en contradiction avec EF.SOD
defectList.name.comSODDiscrepancy	listes erronées de groupes de données dans EF.COM et EF.SOD
defectList.name.cscaEncoding	champ mal codé dans le certificat CSCA
defectList.name.dataGroupHashWrong	hachage erroné dans EF.SOD
defectList.name.dataGroupMalformed	groupes de données mal codés
defectList.name.documentSignerEncoding	champ mal codé dans le certificat du signataire de documents
defectList.name.documentSignerMalformed	certificat du signataire de documents mal codé
defectList.name.documentSignerSignature	signature erronée du certificat du signataire de documents
defectList.name.eIDDataGroupMalformed	groupes de données mal codés de l’application eID
defectList.name.eIDIntegrityUncertain	groupes de données de l’application eID dont l’intégrité n’est pas certaine
defectList.name.issuingCountry	pays du signataire de documents absent ou erroné
defectList.name.logicalDataStructure	écart dans les fichiers de la puce
defectList.name.machineReadableZone	écart dans la zone de lecture automatique
defectList.name.mrzCheckDigitWrong	chiffre de contrôle erroné dans la zone de lecture automatique
defectList.name.mrzDataWrong	données erronées dans la zone de lecture automatique
defectList.name.nationalUse	écart d’un type à usage national
defectList.name.powerDownRequired	puce qu’il faut mettre hors tension entre deux authentifications
defectList.name.securityObjectInvalid	EF.SOD qui ne peut pas être validé
defectList.name.securityObjectSignatureWrong	signature erronée de EF.SOD
defectList.name.unknown	défaut d’un type inconnu
defectList.name.validityPeriodIncorrect	période de validité erronée
defectList.name.wrongSignerIdentifier	signataire erroné désigné dans EF.SOD
defectList.notApplied	non appliqué ({reason, message}) : {entry, message}
defectList.notGranted	Le document est mis en doute par {publication, message} ({name, message}), sans habilitation pour son État.
defectList.refused.listNotTrusted	personne de connu ne soutient la liste
defectList.refused.malformed	ce qu’elle dit est illisible
defectList.refused.noExcuses	la politique n’accepte pas d’excuses
defectList.refused.notComparable	ses limites ne sont pas comparables avec ce document
defectList.refused.notGranted	l’éditeur de la liste n’est pas habilité pour cet État
defectList.refused.otherState	une liste d’écarts ne peut parler que des documents de son propre État
defectList.refused.overBroad	ses limites sont si larges qu’elle viserait tous les documents
defectList.signerRevoked	Le signataire {signer, select, document {de documents} seal {du cachet} other {{signer}}} est révoqué par {publication, message}.
defectList.stated	{name, message} ({publication, message})
demand.cloneable	La puce ne propose aucune preuve qu’elle est l’original : une copie ne s’en distingue pas.
demand.countryAllowed	La politique admet les documents de cet État ({state}).
demand.countryNotAllowed	La politique n’admet pas les documents de cet État ({state}).
demand.countryUnknown	L’État {code} ne figure dans aucune table, de sorte que personne ne peut dire si la politique admet ses documents.
demand.documentGiven	Un cachet est attendu, et ceci est la preuve d’un document.
demand.expiresSoon	Le document expire le {day}, et la politique veut qu’il soit encore valide pendant {days, plural, one {# jour} other {# jours}}.
demand.listOld	La politique veut que {list, message} date de {most, plural, one {# jour} other {# jours}} au plus ; or elle date du {day}, il y a {days, plural, one {# jour} other {# jours}}.
demand.listsNew	Les listes sont aussi récentes que le veut la politique.
demand.masterList	la liste maîtresse d’où vient le certificat CSCA
demand.noDateOfIssue	La durée totale de validité du document n’est pas connue : sa date de délivrance n’a pas été lue, ou ne peut pas l’être.
demand.noListInStore	Aucune liste maîtresse du magasin ne dit quand elle a été signée, de sorte que son âge n’est pas connu.
demand.noMasterList	Le certificat CSCA ne vient d’aucune liste maîtresse qui dise quand elle a été signée, de sorte que son âge n’est pas connu.
demand.noProofOffered	Le document ne propose aucune des preuves que la politique admet.
demand.periodFits	Le document est valide pendant {months} mois au plus.
demand.proofNotShown	La puce n’a pas prouvé qu’elle est l’original d’une façon que la politique admet.
demand.proofShown	L’exigence de la politique est remplie : {check, message}.
demand.proofShownToOthers	La puce a prouvé à un terminal qu’elle est l’original, et la politique veut que cela soit prouvé au vérificateur.
demand.revocationList	la liste de révocation de l’émetteur
demand.sealGiven	Un document est attendu, et ceci est un cachet : il ne prouve rien d’une puce ni de son titulaire.
demand.sealUnread	Le cachet ne dit pas de quel État ou de quel type est le document.
demand.store	la liste maîtresse la plus récente du magasin
demand.typeAllowed	La politique admet les documents du type {code}.
demand.typeRefused	La politique n’admet pas les documents du type {code}.
demand.validLongEnough	Le document est encore valide pendant {days, plural, one {# jour} other {# jours}} ou plus.
demand.validTooLong	Le document est valide du {issued} au {expiry}, et la politique admet {months} mois au plus.
deviation.akiMismatch	L’identifiant de clé du signataire ne désigne aucune clé de confiance, mais une clé du même nom vérifie sa signature.
deviation.akiMissing	Le signataire ne désigne aucune clé de sa CSCA ; l’ancre a été trouvée par son nom.
deviation.alternativeCountryDiffers	Les codes du nom alternatif sont ceux d’un autre pays que celui du certificat.
deviation.anchorWithoutAuthority	L’ancre ne dit pas qu’elle est une autorité ; on le sait d’après sa provenance.
deviation.attributeOrder	Les attributs signés ne sont pas dans l’ordre de DER.
deviation.authoritiesShortEFWrong	EF.DG14 indique pour EF.CVCA un identifiant court sous lequel ce fichier est introuvable ; il a été sélectionné à la place.
deviation.bareCodestream	Une image JPEG 2000 n’a pas son format de fichier autour d’elle.
deviation.berEncoding	EF.SOD est en BER, et non en DER.
deviation.biometricBlockNotDER	Une longueur, un nombre ou un booléen dans des données biométriques est en BER, et non en DER.
deviation.biometricDataBlockTag	Des données biométriques d’une norme figurent sous l’étiquette d’une autre.
deviation.biometricFormatOther	Un en-tête biométrique indique un autre format, ou un autre propriétaire de format, que celui de ses données.
deviation.biometricHeaderIncomplete	Un en-tête biométrique n’a pas le propriétaire ou le type de son format.
deviation.biometricInstanceCount	Un fichier biométrique contient un autre nombre de gabarits que celui qu’il indique.
deviation.biometricSeveralFeatures	Un bloc de données contient plusieurs doigts ou les deux yeux.
deviation.biometricSubtypeMismatch	Un en-tête biométrique désigne un autre doigt ou un autre œil que ses données.
deviation.biometricSubtypeMissing	Un en-tête biométrique ne dit pas de quel doigt ou de quel œil il s’agit.
deviation.biometricTemplateMissing	La structure autour des données biométriques manque, en tout ou en partie.
deviation.bufferSizesNotStated	La puce dit indiquer les tailles de ses tampons dans EF.ATR/INFO, et ne le fait pas ; les fichiers ont été lus avec des commandes et réponses courtes.
deviation.cardAccessMalformed	EF.CardAccess n’est pas une liste de SecurityInfos et a été considéré comme absent.
deviation.cardSecurityEntryMissing	Il manque à EF.CardSecurity une entrée de EF.CardAccess, qu’un autre fichier signé confirme.
deviation.certificateEnvelope	Les octets autour de la partie signée du certificat du signataire ne sont pas écrits comme les écrit son émetteur.
deviation.channelReopened	La puce abandonne chaque fois le canal sécurisé au même endroit ; elle a été rouverte.
deviation.checkDigitNotDigit	Un chiffre de contrôle est une lettre, ou un caractère de remplissage là où il n’est pas admis.
deviation.chipAuthenticationInfoMismatch	Ce qui dit comment se fait l’authentification de la puce désigne d’autres clés que celles qui existent.
deviation.chipAuthenticationInfoMissing	Rien ne dit comment s’utilise une clé d’authentification de la puce.
deviation.chipAuthenticationKeyIDMissing	Il y a plusieurs clés d’authentification de la puce, et l’une d’elles, ou ce qui en est dit, n’a pas d’identifiant.
deviation.chipAuthenticationKeyUnwrapped	La clé de la puce figure dans son fichier sans la structure qui doit l’entourer.
deviation.chipAuthenticationUnknown	Une entrée de l’authentification de la puce est d’un genre inconnu ; ce qu’elle propose est inutilisable.
deviation.chipAuthenticationVersion	L’authentification de la puce est indiquée dans une autre version que celle de la norme.
deviation.comRepeatedTag	EF.COM énumère deux fois un groupe de données.
deviation.comUnknownTag	EF.COM énumère quelque chose qui n’est pas un groupe de données.
deviation.computedCheckDigits	La puce s’est ouverte avec les chiffres de contrôle calculés, et non avec ceux qui sont imprimés.
deviation.contentTypeNotICAO	Le type de contenu de EF.SOD n’est pas celui de l’OACI.
deviation.cvcaLength	EF.CVCA n’a pas ses 36 octets.
deviation.dataObjectsReordered	Les objets de données d’une réponse sont dans un autre ordre que celui de la norme.
deviation.dateBinaryCoded	Une date est écrite en décimal codé binaire.
deviation.dateImpossible	Une date ou une heure n’existe pas.
deviation.dateIncomplete	Une date autre qu’une date de naissance a des parties inconnues.
deviation.dateOfBirthInvalid	La date de naissance n’est pas une date.
deviation.dateOfExpiryIncomplete	La date d’expiration a des parties inconnues, ce que seule une date de naissance peut avoir.
deviation.dateOfExpiryInvalid	La date d’expiration n’est pas une date.
deviation.dateUnpackedDigits	Les chiffres d’une date sont des nombres, et non des caractères.
deviation.dateWithoutCentury	Une date n’a pas de siècle.
deviation.dateZeroForUnknown	Un mois ou un jour inconnu s’écrit 00, alors que la norme prévoit <<.
deviation.dhSubgroupUnknown	L’ordre du groupe Diffie-Hellman de la puce n’est pas connu : on ne peut donc pas dire si une valeur publique est dans son sous-groupe.
deviation.digestDiffersFromSignatureHash	La fonction de hachage de la signature n’est pas celle du contenu.
deviation.digestInfoWithoutNull	La signature RSA nomme sa fonction de hachage sans le NULL de la norme.
deviation.digitInName	Le nom contient un chiffre.
deviation.documentCodeUnusual	Le code de document ne commence pas par une lettre de son format.
deviation.documentNumberEmpty	Le numéro de document est vide.
deviation.documentTypeListWithoutVersion	La liste de types de documents du signataire n’indique pas sa version.
deviation.dynamicAuthenticationDataAbsent	Dans l’authentification de la puce, celle-ci a omis un objet de données vide.
deviation.ecdsaIntegerPadding	Un entier de la signature ECDSA comporte du remplissage, ou n’a pas son octet de signe.
deviation.elementTooLong	Un élément de EF.DG11 ou de EF.DG12 est plus long que la norme ne le permet.
deviation.emptyElement	Un élément d’un groupe de données est vide.
deviation.emptyMappingDataAbsent	Dans le mappage intégré de PACE, la puce a omis un objet de données vide.
deviation.emptyRead	La puce a répondu à une lecture par un succès et aucun octet.
deviation.extendedKeyUsagePresent	Le signataire de documents indique une utilisation étendue de la clé, que la norme ne prévoit pas.
deviation.extendedLengthRefused	La puce dit accepter les commandes et réponses longues, et les a refusées ; les fichiers ont été lus avec des courtes.
deviation.facialBlockLength	Une image faciale indique une longueur qui ne convient pas.
deviation.facialImageCount	L’enregistrement facial indique un autre nombre d’images que celui qu’il contient.
deviation.facialPoseAngle	Une image faciale indique, pour un angle de sa pose ou pour son incertitude, une valeur qui n’existe pas.
deviation.facialRecordLength	L’enregistrement facial indique une autre longueur que la sienne.
deviation.featurePointCount	Une image faciale indique un autre nombre de points caractéristiques que celui qu’elle contient.
deviation.fingerCount	Un enregistrement de doigts indique un autre nombre de doigts ou de vues que celui qu’il contient.
deviation.fingerRecordLength	Un enregistrement de doigts indique une autre longueur que la sienne.
deviation.fingerViewLength	Une vue de doigt indique une longueur qui ne convient pas.
deviation.germanyAsDEU	L’Allemagne s’écrit DEU, alors que la norme prévoit D.
deviation.hashLongerThanKey	La fonction de hachage de l’authentification active est plus longue que la clé, ce que la norme interdit.
deviation.hashNotAsStated	La signature de l’authentification active porte sur une autre fonction de hachage que celle que nomme EF.DG14.
deviation.hashNotStated	La puce ne nomme pas la fonction de hachage de l’authentification active ; elle a été trouvée par essais.
deviation.headerReadFirst	La puce refuse de donner un fichier si on lui demande plus d’octets qu’il n’en a ; les fichiers ont été lus en commençant par leur en-tête.
deviation.imageFormatMismatch	Une image est d’un autre format que celui de son en-tête.
deviation.imageFoundBySignature	Une image ne commence pas là où le disent ses en-têtes ; elle a été trouvée par ses premiers octets.
deviation.instanceCount	Un groupe de données contient un autre nombre d’entrées que celui qu’il indique, n’en indique aucun, ou en a plus que la norme ne le permet.
deviation.irisCount	Un enregistrement d’iris indique un autre nombre d’yeux ou d’images que celui qu’il contient.
deviation.irisImageLength	Une image d’œil indique une longueur qui ne convient pas.
deviation.irisRecordLength	Un enregistrement d’iris indique une autre longueur que la sienne.
deviation.issuerNameDiffers	Le nom de l’émetteur n’est pas le sujet de l’ancre, alors que l’identifiant de clé et la signature s’accordent.
deviation.issuerUnknown	L’émetteur ne figure dans aucune table de la norme.
deviation.keyUsageMissing	Le signataire de documents n’indique pas d’utilisation de la clé.
deviation.keyUsageNotCritical	L’utilisation de la clé du signataire de documents ou de sa CSCA n’est pas critique.
deviation.keyUsageNotDigitalSignature	La clé du signataire de documents sert à l’engagement sur le contenu, et non aux signatures numériques.
deviation.ldsVersionUnknown	EF.COM ou EF.SOD indique une version de la structure de données que la norme ne connaît pas.
deviation.messagePartPadded	Dans l’authentification active, la part du message venant de la puce est plus courte que la place prévue dans la signature.
deviation.mrzCheckDigitNotDigit	Un chiffre de contrôle dans EF.DG1 est une lettre, ou un caractère de remplissage là où il n’est pas admis.
deviation.mrzDateOfBirthInvalid	La date de naissance dans la zone de lecture automatique de EF.DG1 n’est pas une date.
deviation.mrzDateOfExpiryIncomplete	La date d’expiration dans EF.DG1 a des parties inconnues, ce que seule une date de naissance peut avoir.
deviation.mrzDateOfExpiryInvalid	La date d’expiration dans EF.DG1 n’est pas une date.
deviation.mrzDateZeroForUnknown	Un mois ou un jour inconnu dans EF.DG1 s’écrit 00, alors que la norme prévoit <<.
deviation.mrzDigitInName	Le nom dans la zone de lecture automatique de EF.DG1 contient un chiffre.
deviation.mrzDocumentCodeUnusual	Le code de document dans EF.DG1 ne commence pas par une lettre de son format.
deviation.mrzDocumentNumberEmpty	Le numéro de document dans EF.DG1 est vide.
deviation.mrzGermanyAsDEU	L’Allemagne s’écrit DEU dans EF.DG1, alors que la norme prévoit D.
deviation.mrzIssuerUnknown	L’émetteur dans EF.DG1 ne figure dans aucune table de la norme.
deviation.mrzNameEmpty	Le nom dans la zone de lecture automatique de EF.DG1 est vide, ou commence par un caractère de remplissage.
deviation.mrzNameSeparatorRepeated	Le nom dans la zone de lecture automatique de EF.DG1 a plus d’un double caractère de remplissage.
deviation.mrzNationalityUnknown	La nationalité dans EF.DG1 ne figure dans aucune table de la norme.
deviation.mrzSexInvalid	Le sexe dans la zone de lecture automatique de EF.DG1 est un caractère qui n’en représente aucun.
deviation.mrzSexX	Le sexe dans la zone de lecture automatique de EF.DG1 est X, alors que la norme prévoit <.
deviation.nameEmpty	Le nom est vide, ou commence par un caractère de remplissage.
deviation.nameSeparatorRepeated	Le nom a plus d’un double caractère de remplissage.
deviation.nationalityUnknown	La nationalité ne figure dans aucune table de la norme.
deviation.oddReadWithoutDO53	Loin dans un fichier, la puce a donné des octets sans l’objet de données qui doit les entourer.
deviation.otherApplicationIdentifier	Les fichiers se trouvent sous un autre identifiant d’application que celui du Doc 9303.
deviation.otherNameOutsideTemplate	Un autre nom dans EF.DG11, ou une autre personne dans EF.DG12, se trouve hors de son gabarit.
deviation.outerLengthNotMinimal	La longueur d’un certificat pour terminaux n’est pas aussi courte que le veut DER.
deviation.paceFailed	La puce n’a pas exécuté le PACE qu’elle propose et a été ouverte par le contrôle d’accès de base (BAC).
deviation.paceInfoNotSigned	EF.CardAccess propose PACE, et aucun fichier signé ne le dit.
deviation.paceInfoWithoutParameterID	Une offre de PACE ne désigne pas ses paramètres de domaine, comme l’exige la norme.
deviation.paddingAfterImage	Des octets suivent une image sans en faire partie.
deviation.paddingAtEndOfFile	La puce a rempli les derniers octets d’un fichier autrement que ne le prévoit la norme.
deviation.parameterReferenceOtherForm	La puce a accepté l’autre forme de la commande par laquelle PACE commence, avec ou sans ses paramètres de domaine.
deviation.passwordRepeated	La puce n’a accepté le mot de passe qu’après un nouvel envoi.
deviation.privilegedTerminalInfoNotSigned	Ce que EF.CardAccess dit aux terminaux privilégiés ne figure dans aucun fichier signé.
deviation.publicValueFilled	Une valeur publique de Diffie-Hellman dans le mappage de PACE est complétée par des zéros.
deviation.rawImageLength	Une image non compressée a une autre longueur que celle que donne sa taille indiquée.
deviation.readLengthReduced	Les fichiers ont été lus en morceaux plus courts, car les plus longs étaient refusés.
deviation.responseTooLong	La puce a donné plus d’octets qu’on ne lui en demandait.
deviation.rsaLeadingZerosDropped	La signature RSA est plus courte que le module.
deviation.sealCurveDiffers	La clé du signataire du cachet est sur une autre courbe que celle de l’algorithme nommé par le cachet.
deviation.sealMembersUnsigned	Le cachet a des membres non signés ; rien n’établit que ce qu’ils disent est vrai.
deviation.sealSignerPurposeMissing	Le certificat du signataire du cachet ne dit pas à quoi il sert.
deviation.securityInfoMalformed	Une entrée de SecurityInfos ne peut pas être décodée et est laissée de côté.
deviation.securityInfoVersion	Un SecurityInfo est d’une autre version que celle de la norme.
deviation.securityInfosSequence	Les SecurityInfos d’un fichier sont une séquence, alors que la norme prévoit un ensemble.
deviation.securityInfosTrailing	Des octets suivent les SecurityInfos d’un fichier ; ils sont ignorés.
deviation.securityInfosWrapped	Les SecurityInfos d’un fichier se trouvent dans une autre structure.
deviation.securityObjectFewDataGroups	EF.SOD énumère moins de deux groupes de données.
deviation.securityObjectManyDataGroups	EF.SOD a plus d’entrées qu’il n’existe de groupes de données.
deviation.securityObjectNotDER	La liste de hachages dans EF.SOD est en BER, et non en DER.
deviation.securityObjectRepeatedDataGroup	EF.SOD énumère deux fois un groupe de données, avec des hachages égaux.
deviation.securityObjectUnknownDataGroup	EF.SOD énumère un numéro qui n’est celui d’aucun groupe de données.
deviation.securityObjectVersionInfo	EF.SOD a des informations de version alors que sa version n’en prévoit pas, ou n’en a pas alors que sa version en exige.
deviation.selectWarning	La puce a répondu à une sélection par un avertissement.
deviation.selectWithAnswer	La puce n’accepte une sélection que si une réponse est demandée.
deviation.sexInvalid	Le sexe est un caractère qui n’en représente aucun.
deviation.sexX	Le sexe est X, alors que la norme prévoit <.
deviation.sha1TrailerOption2	La signature de l’authentification active sur SHA-1 se termine par 33CC, alors que la norme exige BC.
deviation.shortEFNotSupported	La puce n’accepte pas les identifiants courts de fichiers ; les fichiers ont été sélectionnés à la place.
deviation.shortEFOtherFile	Un identifiant court menait à un autre fichier ; dès lors, les fichiers ont été sélectionnés à la place.
deviation.signatureAlgorithmNotPlain	EF.DG14 nomme l’algorithme de l’authentification active par un identifiant que la norme ne prévoit pas pour lui.
deviation.signatureEncodedAsDER	La signature ECDSA de l’authentification active est une séquence DER, et non au format simple.
deviation.signatureHashNotNamed	L’algorithme de signature ne nomme pas sa fonction de hachage.
deviation.signatureLeadingZerosDropped	Il manque à la signature RSA de l’authentification active ses zéros de tête.
deviation.signatureOverSHA1	La signature ECDSA de l’authentification active porte sur SHA-1, ce que la norme interdit.
deviation.signedDataVersion	SignedData est de version 4 ou 5, et non 3.
deviation.signerCertificateNotEmbedded	EF.SOD ne contient pas le certificat de son signataire ; la copie du magasin a été utilisée.
deviation.signerIdentifierMismatch	EF.SOD désigne un autre certificat que celui qui a produit sa signature.
deviation.signerInfoVersion	La version de la structure du signataire ne s’accorde pas avec la façon dont il désigne son certificat.
deviation.signingTimeMissing	Une liste signée ne dit pas quand elle a été signée.
deviation.sodIndefiniteLength	EF.SOD a une longueur indéfinie, alors que la norme exige DER.
deviation.staticKeyNamedCurve	La clé de la puce nomme sa courbe, alors que la norme veut que ses paramètres soient écrits.
deviation.staticKeyX942	La clé Diffie-Hellman de la puce est codée comme dans X9.42, et non comme dans PKCS #3.
deviation.statusObjectAbsent	Il manque à une réponse de la puce l’objet de données contenant ses octets d’état, que rien ne protégeait donc.
deviation.tagListMissing	EF.DG11 ou EF.DG12 n’a pas de liste de ses éléments.
deviation.tagListNamesAbsentElement	La liste des éléments de EF.DG11 ou de EF.DG12 en nomme un qui est absent.
deviation.tagListNamesTemplate	La liste des éléments de EF.DG11 ou de EF.DG12 nomme le gabarit des noms, et non ce qu’il contient.
deviation.tagListOmitsElement	La liste des éléments de EF.DG11 ou de EF.DG12 n’en nomme pas un qui est présent.
deviation.tagWithoutLastOctet	Un horodatage dans EF.DG12 figure sous une étiquette privée de son dernier octet.
deviation.terminalAuthenticationChained	Un certificat ou une signature de l’authentification du terminal a été envoyé à la puce en plusieurs commandes.
deviation.terminalAuthenticationStaticBinding	La puce a accepté la signature du terminal portant sur le numéro de document ou le CAN, et non sur sa clé de PACE.
deviation.terminalAuthenticationUnverifiedChip	Le terminal a présenté ses certificats à une puce dont l’authenticité n’avait pas été établie.
deviation.textNotUTF8	Un texte n’est pas en UTF-8 ; il a été lu comme ISO/IEC 8859-1.
deviation.trailingOctets	Des octets suivent les données d’un fichier ; ils sont ignorés.
deviation.trailingOctetsHashed	Le hachage dans EF.SOD porte sur un groupe de données et sur les octets qui le suivent dans son fichier.
deviation.twinCurve	Le certificat nomme une autre courbe que celle de sa clé.
deviation.unknownElement	Un fichier a un élément que la norme ne définit pas à cet endroit ; il est ignoré.
deviation.unknownImageFormat	Les premiers octets d’une image ne sont ceux d’aucun format connu.
deviation.validityTimeForm	La validité du certificat du signataire de documents est dans la forme de date réservée aux années à partir de 2050.
diagnosis.anchorListed	L’ancre n’est garantie que par la liste d’un autre État ({voucher, message}). Les politiques border et strict la refusent.
diagnosis.anchorPeriod	{begin} au {end}
diagnosis.anchorStanding	{key, message}, {basis, message} ({voucher, message}){isListed, select, yes {, liste du {signed}} other {}}{hasKey, select, yes {, a la clé désignée} other {}}
diagnosis.anchorUnpinned	L’ancre est non épinglée : elle vient d’une liste, et aucun élément de confiance ne soutient le signataire de cette liste. Les politiques border et strict la refusent.
diagnosis.anchorWithoutKeyIdentifier	aucun
diagnosis.anchorsOf	Certificats CSCA ({country}) :
diagnosis.certificateAbsent	son certificat n’est pas ici ; désigné : émis par {issuer}, numéro de série {serial}
diagnosis.certificateAbsentByKey	son certificat n’est pas ici ; désigné : clé {key}
diagnosis.certificateNotTrusted	Le magasin a un certificat pour cette clé, {subject}, qui n’est pas une ancre : aucun élément de confiance ne le soutient.
diagnosis.chains	La chaîne du signataire remonte à la CSCA ({country, message}), génération {generation} sur {generations}, {subject}.{links, plural, =0 {} one { Par # certificat de liaison.} other { Par # certificats de liaison.}}
diagnosis.chainsOutsideGenerations	La chaîne du signataire remonte à la CSCA ({country, message}), {subject}.{links, plural, =0 {} one { Par # certificat de liaison.} other { Par # certificats de liaison.}}
diagnosis.checkEnded	{check, message} : {result, select, successful {réussi} failed {échec} undetermined {indéterminé} notSupported {non pris en charge} other {interrompu}}.
diagnosis.compareCertificate	Ou bien comparez ce certificat avec ce que publie son émetteur, et importez-le par son empreinte.
diagnosis.countryNotInStore	Le magasin contient des certificats CSCA de {countries} pays, mais aucun de celui-ci ({country, message}).
diagnosis.defectChanged	Un défaut publié ({defect, message}) a changé le résultat d’un contrôle ({check, message}) : avant, {before, select, successful {réussi} failed {échec} undetermined {indéterminé} notSupported {non pris en charge} other {interrompu}} ; maintenant, {result, select, successful {réussi} failed {échec} undetermined {indéterminé} notSupported {non pris en charge} other {interrompu}}.
diagnosis.deviationRefused	{deviation, message}. La politique {policy} refuse cet écart ({name}).
diagnosis.deviationTolerated	{deviation, message}. Cet écart est toléré ({name}).
diagnosis.doNotAccept	N’acceptez pas le document sur la base de ces preuves. Aucune liste n’y remédie : c’est le document qui est en cause, et non le magasin.
diagnosis.grantAfterLook	Regardez qui a publié la liste ; si son éditeur doit parler de cet État, habilitez-le à le faire.
diagnosis.grantPublisher	Habilitez l’éditeur de cette liste à parler d’autres États, après avoir comparé l’empreinte de sa CSCA avec celle qu’il donne ailleurs ; l’habilitation vaut pour ses listes suivantes.
diagnosis.importAnchor	Ou bien importez le certificat CSCA par sa propre empreinte, obtenu de l’État qui l’a émis.
diagnosis.importLink	Ou bien importez le certificat de liaison, que publient les listes maîtresses et l’émetteur : signé par une clé de confiance, il rend la nouvelle clé digne de confiance sans confirmation.
diagnosis.importListWithCountry	Importez une liste maîtresse qui contient ce pays : les éditeurs diffèrent, et plusieurs listes peuvent être importées côte à côte. Le pays publie peut-être lui-même ses certificats CSCA.
diagnosis.importMasterList	Importez une liste maîtresse CSCA : celle de l’OACI (dans le fichier LDIF des listes maîtresses, icaopkd-002), ou celle d’un État qui en publie une, comme l’Allemagne. Docs/trust.md dit où elles se trouvent.
diagnosis.importNewerRevocationList	Importez une liste de révocation plus récente de ce pays ({country, message}) : le PKD de l’OACI en contient (icaopkd-001), et beaucoup d’États publient la leur.
diagnosis.importNewestLists	Importez les listes maîtresses les plus récentes.
diagnosis.importOlderGenerations	Importez une liste qui conserve les générations plus anciennes : certains éditeurs retirent les certificats CSCA expirés, alors que les passeports leur survivent. Le certificat seul suffit aussi.
diagnosis.importOtherPublisher	Importez une liste d’un autre éditeur : le pays exploite peut-être une deuxième CSCA, ou a changé de clés entre-temps.
diagnosis.importRevocationList	Importez une liste de révocation de ce pays ({country, message}) : le PKD de l’OACI en contient (icaopkd-001), et beaucoup d’États publient la leur.
diagnosis.importSigners	Importez les signataires de documents du PKD de l’OACI (le fichier LDIF des certificats de signataires de documents et des listes de révocation, icaopkd-001), ou une liste de signataires de documents.
diagnosis.issuedByName	émis par {issuer}
diagnosis.issuedByState	État émetteur : {state}
diagnosis.issuerKey	dont la clé est désignée par {key}
diagnosis.issuerKeyNotNamed	dont la clé n’est pas désignée (pas d’identifiant de clé de l’autorité)
diagnosis.issuerNamed	{country}
diagnosis.issuerUnnamed	émetteur non désigné
diagnosis.keyDoesNotCount	La signature se vérifie sous la clé de {subject} dans le magasin, mais ce certificat ne compte pas comme celui de l’émetteur : le signataire en désigne un autre, ou aucun élément de confiance ne dit que c’est celui d’une autorité.
diagnosis.keyNotInStore	Le signataire désigne la clé {key}, que n’a aucun des certificats CSCA du pays dans le magasin ({country, message}, {generations, plural, one {une génération} other {# générations}}).
diagnosis.keyNotNamed	Le signataire ne désigne aucune clé de sa CSCA, seulement l’émetteur {issuer}, et la signature ne se vérifie sous aucun des certificats CSCA du pays dans le magasin ({country, message}, {generations, plural, one {une génération} other {# générations}}).
diagnosis.keyOfOthers	Le signataire désigne la clé {key}. {anchors, plural, one {Un certificat CSCA porte} other {# certificats CSCA portent}} cet identifiant de clé dans le magasin, mais la signature ne se vérifie sous aucun : l’émetteur a une autre clé.
diagnosis.labelDocument	Document
diagnosis.labelSigner	Signataire
diagnosis.labelTrust	Confiance
diagnosis.linkMissing	Le magasin a des clés jusqu’à la génération {generation}. Un certificat de liaison entre cette clé et celle qui manque suffirait à rendre cette dernière digne de confiance.
diagnosis.listOlderThanSigner	La liste maîtresse la plus récente du magasin a été signée le {signed}, avant que ce signataire soit certifié ({certified}).
diagnosis.lookClosely	Examinez de près le document et son signataire ; epass inspect montre le certificat et ses écarts par rapport à son profil.
diagnosis.newerGeneration	Le signataire a été certifié le {certified}, après le début du plus récent certificat CSCA du pays dans le magasin ({country, message}, {newest}) : il manque une génération plus récente.
diagnosis.noSecurityObject	Il n’y a pas d’objet de sécurité.
diagnosis.nothingToDo	Rien à faire.
diagnosis.olderGeneration	Le signataire a été certifié le {certified}, avant le plus ancien certificat CSCA du pays dans le magasin ({country, message}, {oldest}) : il manque une génération plus ancienne.
diagnosis.periodEnded	Aucune liste ne remédie à une période écoulée. epass verify dit si la politique en tient compte. --at juge à la date d’un autre jour, par exemple celui de la délivrance.
diagnosis.pinList	Comparez l’empreinte de la liste, ou de la CSCA de son signataire, avec celle que l’éditeur donne ailleurs, et importez la liste avec cette empreinte.
diagnosis.pinListOfSigner	Comparez l’empreinte de la liste de {signer}, ou de la CSCA de son signataire, avec celle que l’éditeur donne ailleurs, et importez la liste avec cette empreinte.
diagnosis.readAgain	Relisez le document : EF.SOD dit qui l’a signé.
diagnosis.reportAlgorithm	Signalez-le, avec le certificat CSCA : cette version ne sait pas utiliser sa clé.
diagnosis.revocationListAddress	Le certificat indique que la liste se trouve à {address}. epass ne télécharge rien de lui-même ; une adresse dans un certificat vaut ce que vaut le certificat.
diagnosis.sameNameOtherKey	{anchors, plural, one {Une ancre porte} other {# ancres portent}} le nom de son émetteur, mais la signature ne se vérifie sous aucune : la clé est différente.
diagnosis.securityObjectInvalid	{finding, message}. Une chaîne ne prouverait rien sur les fichiers.
diagnosis.signerKey	{key, message}, valide du {begin} au {end}, numéro de série {serial}
diagnosis.signerNotFoundByKey	Le document ne contient pas le certificat de son signataire, et le magasin n’en a pas de copie. Il désigne la clé {key}.
diagnosis.signerNotFoundBySerialNumber	Le document ne contient pas le certificat de son signataire, et le magasin n’en a pas de copie. Il désigne le numéro de série {serial} de {issuer}.
diagnosis.signerNotNamed	Le document ne contient pas le certificat de son signataire, et le magasin n’en a pas de copie. Il ne désigne aucun certificat.
diagnosis.signerUnknown	inconnu : il n’y a pas d’objet de sécurité
diagnosis.storeEmpty	Le magasin ne contient absolument aucun certificat CSCA.
diagnosis.storeNamed	{name} : {store, message}
diagnosis.storeOld	La liste maîtresse la plus récente du magasin a été signée le {signed}, il y a {days, plural, one {# jour} other {# jours}}.
diagnosis.storeWithList	{anchors, plural, one {# ancre} other {# ancres}} de {countries} pays ; liste maîtresse la plus récente du {signed}, vieille de {days, plural, one {# jour} other {# jours}}
diagnosis.storeWithNewerList	{anchors, plural, one {# ancre} other {# ancres}} de {countries} pays ; liste maîtresse la plus récente du {signed}, postérieure au moment de référence
diagnosis.storeWithoutAnchors	vide
diagnosis.storeWithoutList	{anchors, plural, one {# ancre} other {# ancres}} de {countries} pays ; rien n’y vient d’une liste maîtresse
diagnosis.test	L’ancre est fictive : ce résultat ne dit rien d’un document réel.
diagnosis.unblock	N’acceptez pas le document. Si le blocage n’a plus lieu d’être, levez-le avec epass trust unblock.
diagnosis.whatToDo	Que faire
diagnosis.wordBroken	ROMPU
diagnosis.wordChains	CHAÎNE
diagnosis.wordOpen	SANS CHAÎNE
doctor.algorithmsMissing	Des algorithmes nécessaires aux documents ne fonctionnent pas ici : {algorithms}.
doctor.algorithmsThere	Les {count} algorithmes essayés fonctionnent tous.
doctor.allowSHA1	Faites admettre SHA-1 dans les signatures par la politique du système : des documents anciens sont signés avec lui.
doctor.allowUser	Écrivez pour polkit une règle qui vous admet ; elle vaut aussitôt.
doctor.bundleWritten	Le paquet est écrit : {file}. Il ne contient aucune donnée personnelle ; regardez-le avant de l’envoyer.
doctor.chipFree	Une puce se trouve sur {readers}, et aucun programme ne l’occupe.
doctor.chipHeld	Un autre programme utilise la puce sur {readers}.
doctor.chipMute	Quelque chose se trouve sur {readers} et ne répond pas comme une puce.
doctor.chipNone	Il n’y a pas de puce sur un lecteur.
doctor.clockBeforeList	L’horloge indique {today} ; la liste maîtresse la plus récente du magasin de confiance a été signée le {signed}.
doctor.clockBeforeProgram	L’horloge indique {today} ; ce programme a été produit le {made}.
doctor.clockFarAhead	L’horloge indique {today}, plus de vingt ans après la production de ce programme.
doctor.clockNotKnown	On ne peut pas voir ici si l’horloge est synchronisée.
doctor.clockNotSynchronised	L’horloge n’est pas synchronisée.
doctor.clockSays	L’horloge indique {today}.
doctor.clockSynchronised	L’horloge est synchronisée.
doctor.closeStore	Regardez qui a modifié quoi, puis retirez aux autres le droit d’écriture.
doctor.connectAgain	Débranchez le périphérique, redémarrez pcscd, puis rebranchez-le ; pcscd dit alors dans son journal ce qui ne va pas.
doctor.denied	Le service pcscd n’admet pas cet utilisateur : polkit exige une session locale, ou une règle pour l’utilisateur.
doctor.deniedInContainer	Le service pcscd n’admet pas cet utilisateur : polkit ne peut pas savoir qui demande depuis un conteneur.
doctor.deniedRemotely	Le service pcscd n’admet pas cet utilisateur : polkit refuse les sessions à distance (ssh).
doctor.driverElsewhere	Les pilotes sont ceux du système auquel appartient le service.
doctor.driverInstalled	Le pilote des lecteurs USB (libccid) est installé.
doctor.driverMissing	Le pilote des lecteurs USB (libccid) n’est pas installé.
doctor.driverOther	Le pilote des lecteurs USB (libccid) n’est pas installé ; les lecteurs présents en ont un autre.
doctor.endDaemon	Arrêtez le démon de GnuPG ; il revient à la prochaine utilisation d’une carte. Avec `pcsc-shared` dans scdaemon.conf, il partage les cartes.
doctor.endPrograms	Arrêtez-les si une lecture dit que le lecteur est occupé.
doctor.importLists	Importez les listes maîtresses d’éditeurs auxquels vous faites confiance ; sans elles, aucun émetteur n’est connu.
doctor.importNewer	Importez la liste la plus récente de son éditeur.
doctor.importRevocation	Voyez desquelles il s’agit, et importez-en de plus récentes.
doctor.installDriver	Installez le pilote, et rebranchez le lecteur.
doctor.installService	Installez pcscd et le pilote des lecteurs USB.
doctor.localeASCII	Les paramètres régionaux ne sont pas en UTF-8 : les symboles s’affichent en ASCII, et les noms peuvent ne pas s’afficher tels qu’ils sont.
doctor.localeUnicode	Les paramètres régionaux permettent toutes les lettres (UTF-8).
doctor.moduleHolds	Le module du noyau {module} occupe un lecteur : pcscd ne peut donc pas l’avoir.
doctor.moduleMayHold	Le module du noyau {module} est chargé, et un lecteur de ce genre manque au service.
doctor.modulesFree	Aucun module du noyau n’occupe un lecteur.
doctor.modulesNotSeen	Les modules du noyau ne sont pas visibles ici.
doctor.mountSocket	Démarrez le conteneur avec le dossier du socket de l’hôte, ou installez-y pcscd.
doctor.nothingWrong	Rien d’anormal ici.
doctor.opensslUnknown	OpenSSL ne dit pas quelle est sa version.
doctor.opensslVersion	OpenSSL est en version {version}.
doctor.optionsOfBundle	Ce qui ouvre la puce et le choix de la puce sont des options du paquet : indiquez aussi --bundle.
doctor.otherReader	Prenez un autre lecteur sans contact si celui-ci perd des passeports ou refuse leurs clés.
doctor.ownStore	Rendez-le à son utilisateur (chown), ou importez dans un magasin à vous.
doctor.permissionGranted	Le service pcscd admet cet utilisateur.
doctor.permissionUnknown	On ne peut pas savoir si pcscd admet cet utilisateur, car aucun service ne répond.
doctor.placeFlat	Posez le document à plat sur le lecteur et ne le bougez pas : couverture ou page de données vers le bas, rien d’autre entre les deux ; certains lecteurs ont leur antenne à une extrémité. Un document sans le symbole de la puce sur sa couverture n’a pas de puce.
doctor.programsHold	Des programmes qui gardent les cartes pour eux sont en marche : {programs}.
doctor.programsNone	Aucun autre programme utilisant des cartes à puce n’est visible.
doctor.programsNotSeen	Les autres programmes ne sont pas visibles ici.
doctor.programsShare	Des programmes qui consultent les cartes et les partagent sont en marche : {programs}.
doctor.programsUnnamed	La bibliothèque du service est utilisée par {count, plural, one {# autre programme} other {# autres programmes}}.
doctor.readersGood	Aucun problème n’est connu pour ces lecteurs.
doctor.readersListed	Le service a {count, plural, one {# lecteur} other {# lecteurs}} : {readers}.
doctor.readersNone	Aucun lecteur n’est connu.
doctor.readersUnknown	On ne peut pas savoir quels lecteurs existent, car aucun service ne répond.
doctor.restartService	Redémarrez pcscd.
doctor.restartSocket	Faites recréer le socket : pcscd en crée un que tout utilisateur peut ouvrir.
doctor.revocationCurrent	La liste de révocation la plus récente de chaque État est en vigueur ({count, plural, one {# État} other {# États}}).
doctor.revocationNone	Le magasin de confiance ne contient aucune liste de révocation.
doctor.revocationStale	La liste de révocation la plus récente de {count, plural, one {# État} other {# États}} est périmée.
doctor.runWithoutPolkit	Lancez un pcscd dans le conteneur, ou démarrez celui de l’hôte avec `--disable-polkit` si personne d’autre n’y travaille.
doctor.seeLog	Voyez ce que dit pcscd dans son journal ; si sa version est différente, mettez les deux à jour ensemble.
doctor.serviceActivated	Le service pcscd démarre quand un programme le demande, ou fonctionne là où il n’est pas visible.
doctor.serviceDrops	Le service pcscd accepte des connexions et les coupe : il est d’une autre version que libpcsclite, ou a polkit sans D-Bus.
doctor.serviceElsewhere	Le service de cartes à puce n’est pas de ce système ; son socket a été placé ici.
doctor.serviceInstalled	Le service de cartes à puce pcscd est installé.
doctor.serviceMissing	Le programme du service de cartes à puce, pcscd, n’est pas à ses emplacements habituels.
doctor.serviceNotRunning	Le service pcscd n’est pas en marche, et rien ne le démarrerait.
doctor.serviceRuns	Le service pcscd est en marche.
doctor.serviceSilent	Le service pcscd accepte des connexions et ne répond pas.
doctor.setClock	Réglez l’horloge : elle décide quels certificats et documents sont valides.
doctor.setLocale	Choisissez des paramètres régionaux en UTF-8.
doctor.setUpStore	Mettez-le en place : la commande dit quelles listes existent et où les trouver ; sans elles, aucun émetteur n’est connu.
doctor.socketAbsent	Le socket de pcscd est absent : les programmes n’atteignent donc aucun service.
doctor.socketAccepts	Le socket de pcscd accepte des connexions.
doctor.socketDenied	Cet utilisateur n’a pas le droit d’ouvrir le socket de pcscd.
doctor.socketFails	Le socket de pcscd n’accepte aucune connexion en ce moment.
doctor.socketNotInContainer	Le socket de pcscd n’est pas dans ce conteneur.
doctor.socketOfVariable	PCSCLITE_CSOCK_NAME désigne un socket qui n’accepte aucune connexion.
doctor.socketRefuses	Le socket de pcscd est un reste, et personne n’écoute derrière.
doctor.startService	Activez le socket : systemd démarre alors pcscd dès qu’un programme le demande.
doctor.startServiceByHand	Démarrez pcscd (sudo pcscd), et faites-le lancer au démarrage du système.
doctor.storeAbsent	Il n’y a pas encore de magasin de confiance.
doctor.storeClosed	Seuls son utilisateur et l’administrateur peuvent écrire dans le magasin de confiance.
doctor.storeEmpty	Le magasin de confiance ne contient aucun certificat d’un État émetteur.
doctor.storeHolds	Le magasin de confiance contient {anchors, plural, one {# ancre} other {# ancres}} de {countries, plural, one {# État} other {# États}}.
doctor.storeList	La liste maîtresse la plus récente du magasin de confiance a été signée le {signed}.
doctor.storeNothing	Le magasin de confiance ne contient rien qui ait un âge.
doctor.storeOfOther	Le magasin de confiance, ou un fichier qu’il contient, appartient à un autre utilisateur.
doctor.storeOld	La liste maîtresse la plus récente du magasin de confiance a été signée le {signed}, il y a {days, plural, one {# jour} other {# jours}}.
doctor.storeOpen	D’autres peuvent écrire dans le magasin de confiance.
doctor.storeUnusable	Le magasin de confiance est inutilisable ({code}).
doctor.storeWithoutList	Rien dans le magasin de confiance ne vient d’une liste maîtresse signée : son âge n’est donc pas connu.
doctor.summary	{problems, plural, =0 {Aucun problème} one {# problème} other {# problèmes}}, {warnings, plural, =0 {aucun avertissement} one {# avertissement} other {# avertissements}}.
doctor.synchroniseClock	Faites synchroniser l’horloge, ou comparez-la à la main.
doctor.unloadModule	Déchargez le module et empêchez qu’il soit rechargé, puis rebranchez le lecteur.
doctor.unsetVariable	Supprimez la variable, sauf si un service à vous écoute à cet endroit : démarrez-le alors.
doctor.updateDriver	Le pilote ne connaît pas le périphérique : mettez-le à jour, ou installez celui du fabricant.
doctor.updateOpenssl	Utilisez OpenSSL 3 de la distribution, avec tout ce qui l’accompagne.
doctor.usbListed	Le service a tous les lecteurs USB branchés.
doctor.usbNone	Aucun périphérique USB ne se déclare comme lecteur de cartes à puce (CCID).
doctor.usbNotListed	Branchés, et absents des lecteurs du service : {devices}.
doctor.usbNotSeen	Les périphériques USB de ce système ne sont pas visibles ici.
doctor.usbPlugged	Branchés, sans qu’aucun service dise s’il les a : {devices}.
doctor.withoutDocument	le paquet n’a pas de document. {error, message}.
document.bornLater	EF.DG11 donne une date de naissance postérieure au jour de référence : {born}.
document.centuryUnknown	Le siècle de la date d’expiration ne peut pas être déterminé : {first} ou {second}.
document.current	Le document est en cours de validité jusqu’au {day}.
document.currentAtLeast	Le document est en cours de validité jusqu’au {day} au moins.
document.dateOfIssueFits	La date de délivrance, {issued}, s’accorde avec les dates de naissance et d’expiration.
document.dateOfIssueUnreadable	La date de délivrance dans EF.DG12 n’est pas une date complète.
document.detailsAgree	EF.DG11 concorde avec EF.DG1 pour : {fields, messages}.
document.detailsAgreeInPart	EF.DG11 concorde avec EF.DG1 pour : {fields, messages} ; non comparables : {others, messages}.
document.detailsDiffer	EF.DG11 et EF.DG1 diffèrent pour : {fields, messages}.
document.detailsNotComparable	EF.DG11 et EF.DG1 ne sont pas comparables pour : {fields, messages}.
document.expired	Le document a expiré le {day}.
document.expiredOrBefore	Le document a expiré le {day} ou avant.
document.expiryInPart	La date d’expiration a des parties inconnues : elle se situe entre {first} et {last}.
document.expiryUnreadable	La date d’expiration est illisible.
document.field.personalNumber	numéro personnel
document.fieldAsKnown	{field, message} (pour la partie connue)
document.fieldTransliterated	{field, message} (autre translittération admise)
document.fieldTruncated	{field, message} (dans la limite de la zone)
document.issuedAfterExpiry	Le document a été délivré le {issued}, après son expiration ({expiry}).
document.issuedBeforeBirth	Le document a été délivré le {issued}, avant la naissance de son titulaire ({birth}).
document.issuedLater	Le document a été délivré le {issued}, après le jour de référence ({day}).
document.noDateOfIssue	EF.DG12 n’indique pas de date de délivrance.
document.noDateToCompare	EF.DG1 n’a aucune date à laquelle comparer la date de délivrance.
document.noDetails	EF.DG11 ne contient ni nom ni date de naissance.
error.access.authenticationLength	La réponse à EXTERNAL AUTHENTICATE n’a pas quarante octets.
error.access.authenticationMAC	La somme de contrôle M_IC de la réponse de la puce est fausse.
error.access.authenticationTokenInvalid	Le jeton d’authentification T_IC de la puce est faux.
error.access.authenticationTokenLength	Le jeton d’authentification T_IC de la puce n’a pas huit octets.
error.access.blocked	La puce n’accepte plus aucune tentative.
error.access.challengeLength	Le défi RND.IC n’a pas huit octets.
error.access.channelClosed	Le canal sécurisé a été fermé par une erreur antérieure.
error.access.channelLost	La puce a répondu sans protection et par un mot d’erreur : elle a abandonné le canal sécurisé.
error.access.chipAuthenticationDataMissing	La puce n’a pas envoyé les données d’authentification de la puce que le mappage exige.
error.access.chipAuthenticationDataUnexpected	La puce a envoyé des données d’authentification de la puce, qui relèvent d’un autre mappage.
error.access.chipAuthenticationRefused	La puce a répondu à une commande de l’authentification de la puce par des octets d’état autres que 9000.
error.access.chipNonceMismatch	La puce n’a pas répété son propre nonce RND.IC.
error.access.commandTooLong	La commande est trop longue pour la puce, ou pour une APDU une fois protégée.
error.access.commandUnsuitable	La commande ne peut pas être protégée, ou ne va pas avec l’algorithme de chiffrement.
error.access.counterExhausted	Le compteur de séquence d’envoi n’a plus de valeur.
error.access.cryptogramInvalid	Le cryptogramme n’est pas un nombre entier de blocs, ou n’annonce pas de remplissage.
error.access.cryptography	Une opération cryptographique de la bibliothèque a échoué.
error.access.dataObjectMalformed	Un objet de données de la réponse est tronqué, ou sa longueur ne lui correspond pas.
error.access.dataObjectMissing	Il manque un objet de données que l’étape doit apporter.
error.access.dataObjectOrder	Les objets de données ne sont pas dans l’ordre de la norme, ou quelque chose suit DO'8E'.
error.access.dataObjectRepeated	La réponse contient deux fois un objet de données.
error.access.dataObjectUnknown	La réponse contient un objet de données qu’elle ne doit pas contenir.
error.access.macInvalid	Le MAC de la réponse (DO'8E') est faux.
error.access.macMissing	La réponse n’a pas de MAC (DO'8E').
error.access.malformedResponse	La réponse n’a pas d’octets d’état.
error.access.mappedGeneratorInvalid	Le mappage du nonce donne l’élément neutre, ou aucun élément.
error.access.mappingDataNotEmpty	La puce a envoyé des données dans DO'82', qui est vide dans le mappage intégré.
error.access.mrzRequired	La puce protège ses fichiers, et rien n’a été donné qui l’ouvrirait.
error.access.nonceLength	Le nonce chiffré de PACE n’a pas une longueur que le protocole admet.
error.access.notSupported	La puce ne propose pas ce type de contrôle d’accès.
error.access.outOfSequence	Une commande a été protégée alors qu’une réponse était attendue, ou une réponse est venue sans commande.
error.access.paceFailed	La puce propose PACE, mais aucune tentative n’a réussi, et rien d’autre n’ouvre la puce.
error.access.paceNotOffered	PACE a été exigé, et la puce n’en propose aucun d’utilisable.
error.access.paceRequired	La puce ne connaît pas la clé du contrôle d’accès de base (BAC) : elle exige PACE.
error.access.paddingInvalid	Les données déchiffrées ne se terminent pas par le remplissage de l’ISO/IEC 9797-1, méthode 2.
error.access.passwordFormat	Ce qui a été donné ne peut pas être un mot de passe : un CAN n’a que des chiffres, un code PIN n’a que des caractères de l’ISO/IEC 8859-1.
error.access.passwordSuspended	Il reste un essai pour le mot de passe. Il n’a pas été utilisé : la puce veut d’abord le numéro d’accès à la carte.
error.access.protocolError	La puce a répondu à une étape du contrôle d’accès d’une façon que le protocole ne prévoit pas.
error.access.publicKeyEncoding	La clé publique éphémère de la puce n’est pas codée comme elle doit l’être : elle est compressée, a une autre longueur, ou commence par des zéros.
error.access.publicKeyInvalid	La clé publique éphémère de la puce ne doit pas être utilisée : elle est hors de la courbe, à l’infini, ou hors du sous-groupe.
error.access.publicKeyReflected	La puce a renvoyé la propre clé publique éphémère du terminal.
error.access.staticKeyAlgorithmMismatch	La clé publique statique de la puce est d’un autre genre que ne le dit l’identifiant d’objet de son entrée.
error.access.staticKeyMalformed	La clé publique statique de la puce ne peut pas être décodée.
error.access.staticKeyNeutral	La clé publique statique de la puce est l’élément neutre : le point à l’infini, ou 1.
error.access.staticKeyNotInGroup	La clé publique statique de la puce est un point hors de la courbe, ou un nombre hors du sous-groupe du générateur.
error.access.staticKeyOutOfRange	La clé publique statique de la puce est un nombre qui n’est pas entre 2 et p-2, ou un point dont une coordonnée n’est pas inférieure à p.
error.access.staticKeyParametersInvalid	Les paramètres de domaine de la clé publique statique de la puce ne vont pas ensemble : q est composé ou ne divise pas p-1, ou g n’engendre pas ce qu’il doit.
error.access.staticKeyParametersUnsupported	Les paramètres de domaine de la clé publique statique de la puce ne sont pas pris en charge : courbe absente de la liste, ou nombre premier d’une longueur hors limites.
error.access.staticKeyPrimeComposite	Les paramètres de domaine de la clé publique statique de la puce ont un module qui n’est pas premier.
error.access.staticKeySmallOrder	La clé publique statique de la puce n’engendre que quelques éléments : celui qui répond peut donc deviner le secret partagé.
error.access.statusMismatch	Les octets d’état extérieurs diffèrent de ceux de DO'99'.
error.access.terminalAuthenticationNotAllowed	La puce n’admet pas l’authentification du terminal à ce moment.
error.access.terminalCertificateRefused	La puce n’a pas accepté un certificat du terminal, ou n’a pas sélectionné sa clé.
error.access.terminalNonceMismatch	La puce n’a pas renvoyé le nonce RND.IFD.
error.access.terminalSignatureMalformed	La signature du terminal lui-même n’a pas la longueur de sa clé. Elle n’a pas été envoyée.
error.access.terminalSignatureRefused	La puce n’a pas accepté la signature du terminal.
error.access.terminalTrustPointUnknown	La puce n’a pas la clé avec laquelle un certificat du terminal doit être vérifié.
error.access.tooManyStaticKeys	La puce a plus de clés publiques statiques qu’il n’en est examiné.
error.access.unprotectedResponse	La puce a annoncé un succès sans aucune protection.
error.access.wrongPassword	La puce a refusé la clé ou le mot de passe : le plus souvent, ce n’est pas celui de ce document, ou il a été mal lu.
error.apdu.invalidExpectedLength	Ne est hors de l’intervalle de 1 à 65 536.
error.apdu.lengthMismatch	Lc ou Le ne correspond pas aux octets qui suivent.
error.apdu.tooLong	Le champ de données dépasse 65 535 octets.
error.apdu.truncated	Il y a moins d’octets que n’en demandent un en-tête ou des octets d’état.
error.archive.duplicatePath	Un chemin figure plus d’une fois dans une archive.
error.archive.malformed	Une archive, ou un fichier dans celle-ci, a été endommagé, ou est autre chose.
error.archive.tooLarge	Un fichier ou un document dans une archive est plus grand que tout ce qui est de ce genre.
error.archive.truncated	Une archive se termine trop tôt.
error.archive.unsafeEntry	Un élément d’une archive a un nom qui mène hors de celle-ci, ou n’est pas un fichier.
error.archive.unsupported	Une archive est d’un genre qui n’est pas lu.
error.atOctet	{error, message} ({code}, octet {offset}).
error.card.invalidResponse	La réponse a moins de deux octets, ou plus qu’il n’était permis.
error.card.none	Il n’y a pas de puce.
error.card.removed	La puce a quitté le champ ou le lecteur.
error.card.reset	Un autre programme a réinitialisé la puce, ou elle a perdu son alimentation ; son état de sécurité est perdu.
error.card.timeout	Aucune réponse n’est venue à temps.
error.card.transmissionFailed	Le lecteur n’a pas pu transmettre la commande ou n’a pas reçu de réponse.
error.card.unresponsive	Une puce est présente et ne répond pas à la réinitialisation.
error.channel.cancelled	L’attente a été annulée.
error.channel.closed	La connexion à la puce avait déjà été fermée.
error.channel.invalidCommand	La commande a moins de quatre octets ou est trop longue pour le lecteur.
error.channel.ioFailed	Un socket ou un appel au système d’exploitation a échoué.
error.channel.scriptMismatch	Un canal scénarisé a reçu une autre commande que celle de son scénario.
error.cli.cannotWrite	Impossible d’écrire un fichier, un dossier ou la sortie standard.
error.cli.commandFailed	Un programme qui devait apporter des fichiers a échoué.
error.cli.confirmationNeeded	Une importation demande une confirmation, et personne n’a pu être interrogé ; rien n’a été importé.
error.cli.country	Aucun pays ne porte ce nom.
error.cli.fileExists	Le fichier existe déjà ; il n’a pas été remplacé.
error.cli.folderNotEmpty	Le dossier n’est pas vide ; rien n’a été écrit.
error.cli.internal	Un événement imprévu s’est produit.
error.cli.interrupted	L’utilisateur a interrompu l’opération.
error.cli.language	La langue demandée n’est pas disponible.
error.cli.noInput	Une entrée est illisible, ou vide.
error.cli.noPIN	Le fichier qui devrait contenir le code PIN n’en a pas sur une ligne à part.
error.cli.noProgram	Un programme nécessaire n’est pas installé.
error.cli.noStore	Il n’y a pas encore de magasin de confiance.
error.cli.noTerminal	Il n’y a pas de terminal pour poser la question, ou il ne peut pas masquer la saisie.
error.cli.notConfirmed	La réponse à la question d’une importation était non ; rien n’a été importé.
error.cli.notEvidence	Le fichier à juger est autre chose.
error.cli.notInStore	Aucun élément de confiance ne correspond à la demande.
error.cli.nothingToExport	Aucun élément de confiance n’est de cette nature, de ce pays et de cette base.
error.cli.pinNotMet	Un condensé indiqué n’est celui de rien de ce qui a été donné.
error.cli.tooLarge	Une entrée est plus grande que tout ce qui est de ce genre.
error.cli.usage	Des options ne vont pas ensemble, ou ne désignent rien.
error.conformance.authorityInvalid	Le certificat et la clé ne sont pas ceux d’une CVCA.
error.conformance.caseUnknown	Ce cas d’essai n’existe pas.
error.conformance.chipCaseUnknown	Ce cas d’essai pour puces n’existe pas.
error.conformance.chipNotOpened	Rien de ce qui a été donné n’ouvre la puce.
error.conformance.fileInvalid	Le fichier ne contient aucun cas d’essai, ou en contient qui ne peuvent pas être acceptés.
error.conformance.notJSON	Le texte n’est pas du JSON accepté.
error.conformance.resultsInvalid	Le fichier ne contient pas de résultats d’une exécution.
error.crypto.algorithmMismatch	Un algorithme de signature ne convient pas au genre de clé, ou ses paramètres n’ont pas de sens.
error.crypto.allowanceSpent	Des paramètres de domaine Diffie-Hellman n’ont pas été testés, car ceux qui précèdent ont épuisé le travail accordé à un document.
error.crypto.bufferTooSmall	Un tampon de sortie est trop petit.
error.crypto.curveUnsupported	Une courbe nommée n’est pas dans la liste.
error.crypto.domainParametersInvalid	Le générateur ou l’ordre de paramètres de domaine Diffie-Hellman ne convient pas au nombre premier.
error.crypto.domainParametersNotExplicit	Des paramètres de domaine sont nommés ou omis alors qu’ils doivent être écrits.
error.crypto.domainParametersOutOfBounds	Des paramètres de domaine Diffie-Hellman sont d’une longueur qui n’est pas acceptée.
error.crypto.domainParametersUnknown	Des paramètres de domaine ne sont ceux d’aucun groupe de la liste.
error.crypto.dsaKeyInvalid	Les nombres d’une clé DSA ont une longueur qui n’est pas acceptée, ou ne vont pas ensemble.
error.crypto.elementEncodingInvalid	Une valeur publique d’un accord de clé n’est pas le codage d’un élément.
error.crypto.elementNeutral	L’élément neutre figure là où il faut une valeur publique ou un secret.
error.crypto.elementNotInGroup	Une valeur publique d’un accord de clé n’est pas un élément du groupe.
error.crypto.elementOutOfRange	Une valeur publique d’un accord de clé est hors limites.
error.crypto.elementSmallOrder	Une valeur publique d’un accord de clé n’engendre que quelques éléments.
error.crypto.encodingInvalid	Le DER est mal formé, ou n’a pas la forme attendue.
error.crypto.explicitCurveUnknown	Des paramètres de courbe explicites ne sont ceux d’aucune courbe de la liste.
error.crypto.groupMismatch	Deux éléments d’une même opération sont de groupes différents.
error.crypto.inputLength	L’entrée n’est pas un nombre entier de blocs, ou est vide alors qu’il faut un bloc.
error.crypto.ivLength	Un vecteur d’initialisation n’a pas la longueur d’un bloc.
error.crypto.keyAlgorithmUnsupported	L’algorithme d’une clé publique n’est ni RSA, ni RSASSA-PSS, ni DSA, ni sur courbe elliptique.
error.crypto.keyLength	La longueur d’une clé ne convient pas à l’algorithme.
error.crypto.libraryUnavailable	Impossible d’obtenir le contexte de bibliothèque d’OpenSSL ou son fournisseur par défaut.
error.crypto.notInvertible	Un nombre n’a pas d’inverse.
error.crypto.operationFailed	OpenSSL a refusé une opération qui aurait dû réussir.
error.crypto.paddingInvalid	Il n’y a pas de remplissage valide (ISO/IEC 9797-1, méthode 2) à la fin d’un texte clair.
error.crypto.pointInvalid	Un point public est compressé, hors de la courbe, ou est le point à l’infini.
error.crypto.primeComposite	Le module de paramètres de domaine Diffie-Hellman n’est pas premier.
error.crypto.privateKeyInvalid	Une clé privée n’a pas pu être lue.
error.crypto.randomUnavailable	Le générateur aléatoire du système n’a rien donné.
error.crypto.rsaOutOfBounds	Un module ou un exposant RSA est hors des limites acceptées.
error.crypto.signatureOutOfRange	Un nombre d’une signature est nul, ou n’est pas inférieur au module ou à l’ordre.
error.evidence.fileConflict	Un fichier a été donné deux fois, avec des octets différents.
error.evidence.fileDoubled	Un fichier figure deux fois dans les preuves.
error.evidence.formUnknown	Un texte JSON n’a aucune des formes qui sont lues.
error.evidence.inconsistent	Des membres se contredisent : aucune lecture n’a pu les produire ensemble.
error.evidence.memberInvalid	Un membre a un autre type ou une autre valeur que ceux qu’il peut avoir.
error.evidence.memberMissing	Un membre obligatoire est absent.
error.evidence.nameAmbiguous	Un nom désigne deux fichiers, et le contenu ne dit pas lequel.
error.evidence.nameUnknown	Un nom n’est pas celui d’un fichier d’un document.
error.evidence.noFiles	Un dossier ne contient aucun fichier d’un document.
error.evidence.notWitnessed	Le témoin désigné n’a pas signé les preuves telles qu’elles sont.
error.evidence.schemaUnknown	L’objet est d’un autre schéma.
error.evidence.severalDocuments	Les fichiers sont de plus d’un document.
error.evidence.textUndecodable	Un texte n’est ni de l’hexadécimal ni du base64.
error.evidence.unreadable	Un fichier ou un dossier ne peut pas être lu.
error.evidence.witnessKeys	La clé d’un témoin est inutilisable.
error.image.cancelled	Le décodage de l’image a été annulé.
error.image.crashed	Le décodeur s’est arrêté brutalement sur l’image, ou a fait ce que son confinement interdit, et le système l’a arrêté.
error.image.helperFailed	Le programme lancé n’est pas un décodeur de cette version, ou sa réponse n’en est pas une.
error.image.helperMissing	Il n’y a pas de programme de décodage, ou il ne peut pas être lancé.
error.image.malformed	Les octets ne sont pas une image de ce format, ou l’image est endommagée.
error.image.memory	Le décodeur avait besoin de plus de mémoire que les limites ne le permettent.
error.image.notBuilt	Cette version a été compilée sans décodeur d’images.
error.image.notConfined	Le système a refusé de confiner le décodeur ; rien n’a été décodé.
error.image.timeout	Le décodeur avait besoin de plus de temps que les limites ne le permettent, et a été arrêté.
error.image.tooLarge	L’en-tête annonce plus de points, de composantes ou de tuiles que les limites ne le permettent. Rien n’a été décodé.
error.image.unsupported	L’image utilise ce qui n’est pas décodé ici : WSQ, JPEG à 12 bits, quatre couleurs en JPEG 2000, plus de 16 bits.
error.json.duplicateName	Un nom figure deux fois dans un objet.
error.json.limitExceeded	Le texte est plus long, plus profond ou plus fourni que les limites ne le permettent.
error.json.number	Un nombre n’est pas entier, ou ne tient pas sur 64 bits.
error.json.string	Une chaîne n’est pas en UTF-8, ou contient un échappement inconnu ou un caractère de commande.
error.json.syntax	Le texte n’est pas du JSON.
error.lds.deviationRefused	Le profil de décodage ne tolère pas un écart.
error.lds.duplicateElement	Un élément qui ne peut figurer qu’une fois figure à nouveau.
error.lds.invalidEncoding	Une étiquette, une longueur ou un nombre n’est pas codé comme il doit l’être à cet endroit.
error.lds.invalidMRZ	Ce qui figure dans DG1 n’est pas une zone de lecture automatique.
error.lds.invalidValue	Un élément contient une valeur que la norme n’y admet pas.
error.lds.limitExceeded	Les éléments sont plus profonds, plus nombreux ou plus longs que ce qui est accepté.
error.lds.missingElement	Un élément obligatoire est absent.
error.lds.notEncodable	Une valeur ne peut pas être écrite.
error.lds.truncated	Les octets se terminent avant l’élément.
error.lds.unexpectedTag	Une autre étiquette figure là où une étiquette précise était exigée.
error.lds.unsupportedVersion	La structure est d’une version inconnue.
error.mrz.ambiguousRepair	Deux réparations différentes s’accordent avec les chiffres de contrôle.
error.mrz.character	Il y a un caractère autre que A-Z, 0-9 et <.
error.mrz.countryCode	Un émetteur ou une nationalité à écrire n’est pas un code du Doc 9303-3, section 5.
error.mrz.date	Une date d’une clé d’accès, ou une date à écrire, n’a aucune forme connue ou n’est pas une date.
error.mrz.documentCode	Un code de document à écrire ne convient pas au format.
error.mrz.documentNumber	Le numéro de document d’une clé d’accès est vide ou trop long.
error.mrz.empty	Rien n’a été donné, ou seulement des espaces.
error.mrz.fieldCharacter	Une valeur à écrire a un caractère que son champ n’admet pas.
error.mrz.fieldTooLong	Une valeur à écrire ne tient pas dans son champ.
error.mrz.length	Le nombre de caractères ou de lignes ne correspond à aucun format.
error.mrz.lineLength	Les lignes n’ont pas toutes la longueur que le format exige.
error.mrz.name	Un nom à écrire est vide, ou rien ne peut en être translittéré.
error.mrz.notRepairable	Un chiffre de contrôle est faux, et aucune réparation unique ne les rend tous justes.
error.mrz.otherLayout	Les lignes ont une disposition qui n’est pas du Doc 9303.
error.mrz.tooLong	L’entrée est plus longue que ne peut l’être une zone de lecture automatique.
error.mrz.tripleShape	Le texte n’est pas formé du numéro de document, de la naissance et de l’expiration, séparés par des virgules.
error.ofOpenSSL	{error, message} ({code} ; OpenSSL dit : {words}).
error.pkcs11.cancelled	L’attente du jeton a été annulée.
error.pkcs11.keyAbsent	Le jeton ne contient aucune clé privée que décrit l’URI.
error.pkcs11.keyAmbiguous	L’URI décrit plus d’une clé privée.
error.pkcs11.keyUnsupported	La clé n’est ni RSA ni sur une courbe de la liste.
error.pkcs11.mechanismUnsupported	Le jeton, ou le genre de la clé, ne permet pas l’algorithme.
error.pkcs11.moduleFailed	Le module a été chargé et est inutilisable.
error.pkcs11.moduleHung	Le module PKCS #11 ne répond plus.
error.pkcs11.moduleNotLoaded	Le module est absent, ou n’en est pas un.
error.pkcs11.notBuilt	Cette version a été compilée sans PKCS #11.
error.pkcs11.pinFinalTry	Il reste un essai pour le code PIN ; il n’a pas été consommé.
error.pkcs11.pinIncorrect	Le jeton a refusé le code PIN.
error.pkcs11.pinLocked	Le code PIN est bloqué, ou n’a jamais été défini.
error.pkcs11.pinRequired	Le jeton demande un code PIN, et aucun n’a été donné.
error.pkcs11.signatureMalformed	Ce que le jeton a rendu n’est pas une signature de sa clé.
error.pkcs11.tokenAbsent	Aucun jeton n’est présent, ou aucun de ceux que décrit l’URI.
error.pkcs11.tokenAmbiguous	L’URI décrit plus d’un jeton.
error.pkcs11.tokenFailed	Le jeton a échoué pour une autre raison.
error.pkcs11.tokenLost	Le jeton a été retiré, ou la liaison avec lui est perdue.
error.pkcs11.uriMalformed	Le texte n’est pas une URI de la RFC 7512.
error.pkcs11.uriUnsupported	L’URI demande quelque chose d’impossible : un objet autre qu’une clé privée, aucun module, ou un code PIN dans l’URI.
error.policy.acceptsFailure	Une règle accepterait ce qui a échoué ou n’a pas été jugé.
error.policy.dataAlone	La politique se contente des données sans la puce, et ne le dit pas.
error.policy.memberMissing	Un membre obligatoire est absent.
error.policy.nameTaken	Le nom est celui d’un élément intégré.
error.policy.nameUnknown	La politique contient un nom qui n’existe pas.
error.policy.notJSON	Le texte n’est pas du JSON accepté.
error.policy.schemaUnknown	Le fichier n’est pas une politique, ou est d’une version ultérieure.
error.policy.valueInvalid	Un membre a une valeur qui n’est pas admise.
error.read.appendingOpen	On ne sait pas si la puce a pris l’enregistrement : aucune réponse digne de foi n’est venue, ou elle rend un autre enregistrement.
error.read.applicationMissing	La puce n’a pas d’application eMRTD.
error.read.cancelled	La lecture a été annulée entre deux commandes.
error.read.chipRefused	La puce a refusé une commande indispensable à la lecture.
error.read.deadlineExceeded	La lecture a duré plus longtemps que les limites ne le permettent.
error.read.inputInvalid	Ce qui a été donné pour lire ou pour juger (la MRZ, un fichier, un dossier) est inutilisable.
error.read.limitExceeded	La puce demande plus de commandes ou d’octets que les limites ne le permettent.
error.read.noProgress	La puce continue de répondre sans rien apporter de nouveau.
error.read.otherDocument	Un autre document a été posé : son EF.SOD n’est pas celui du document lu auparavant.
error.read.recordNotKept	La puce a dit avoir pris l’enregistrement, et ne l’a pas.
error.reader.busy	Un autre programme occupe le lecteur ou la puce.
error.reader.noService	Aucun service de cartes à puce n’est en marche.
error.reader.none	Aucun lecteur de cartes à puce n’est connecté.
error.reader.notPermitted	Le service de cartes à puce n’admet pas cet utilisateur.
error.reader.removed	Le lecteur a été débranché, ou son pilote s’est arrêté.
error.reader.serviceLost	Le service de cartes à puce (pcscd) s’est arrêté.
error.reader.several	Des documents ou des cartes se trouvent sur plusieurs lecteurs.
error.reader.unknown	Aucun lecteur ne porte le nom demandé.
error.reader.unsupported	Le lecteur, le pilote ou la version compilée ne peut pas faire ce qui est demandé.
error.result.content	Ce qui a été signé n’est pas ce que dit un résultat.
error.result.header	L’en-tête n’est pas celui d’un résultat signé.
error.result.keys	Les clés des résultats signés sont inutilisables.
error.result.malformed	Un résultat signé n’est pas fait de trois parties en base64url séparées par des points.
error.result.tooLong	Un résultat signé est plus long que tous ceux qui existent.
error.seal.duplicateFeature	Une étiquette figure deux fois dans la zone du message.
error.seal.invalidC40	Des octets ne sont pas du C40, ou sont un C40 qu’un codeur n’écrirait pas.
error.seal.invalidDate	Trois octets ne sont pas une date.
error.seal.invalidJSON	Le texte d’un VDS-NC n’est pas du JSON acceptable.
error.seal.invalidLength	Une longueur n’est pas codée comme la version l’exige.
error.seal.invalidSignature	La zone de signature est vide, ou ne contient pas deux nombres de même longueur.
error.seal.invalidValue	Un champ de l’en-tête a une valeur que la norme n’admet pas.
error.seal.limitExceeded	Il y a plus d’octets ou d’éléments qu’il n’en est accepté.
error.seal.memberInvalid	Un membre d’un VDS-NC a un autre type ou une autre valeur que ceux qu’il peut avoir.
error.seal.memberMissing	Un membre qu’un VDS-NC doit avoir est absent.
error.seal.missingSignature	Le cachet se termine sans zone de signature.
error.seal.notASeal	Le premier octet n’est pas la constante attendue, et le texte n’est pas un objet JSON.
error.seal.notEncodable	Une valeur ne peut pas être écrite dans un cachet.
error.seal.otherKind	C’est un code-barres d’une autre norme.
error.seal.signingFailed	La clé ne signe pas de cachets, ou n’a pas signé.
error.seal.trailingOctets	Quelque chose suit la signature.
error.seal.truncated	Le cachet se termine avant l’un de ses éléments.
error.seal.unreadableText	Le texte d’un code-barres n’est dans aucune des formes acceptées.
error.seal.unsupportedVersion	L’en-tête est d’une version inconnue.
error.simulator.addressInvalid	L’adresse n’est pas de la forme HÔTE:PORT, ou l’hôte n’est pas connu.
error.simulator.connectionFailed	Rien n’écoute à cette adresse.
error.simulator.connectionLost	La connexion s’est rompue au milieu d’un message.
error.simulator.descriptionInvalid	La description n’est pas un objet JSON.
error.simulator.memberUnknown	La description a un membre inconnu.
error.simulator.personalisationFailed	Des clés, des certificats ou des fichiers n’ont pas pu être produits.
error.simulator.profileUnknown	Aucun profil ne porte ce nom.
error.simulator.valueInvalid	Un membre de la description a une valeur qui n’est pas admise.
error.status.contradictory	Une source dit deux choses différentes d’un même document.
error.status.document	Une ligne qui décrit un document est illisible.
error.status.key	La clé des pseudonymes est inutilisable.
error.status.malformed	Un fichier de statuts n’est pas conforme à son format.
error.status.noAnswer	Le programme interrogé sur le statut d’un document n’a pas répondu comme il le doit.
error.status.otherKey	Un fichier de statuts a été produit avec une autre clé.
error.status.outOfDate	Un fichier de statuts ne doit plus être utilisé.
error.tlv.indefiniteLength	Une longueur indéfinie figure là où seule une longueur définie est admise.
error.tlv.invalidLength	Le champ de longueur est réservé, a plus de quatre octets, ou plus que DER ne le permet.
error.tlv.invalidTag	L’étiquette a plus de quatre octets ou comporte du remplissage.
error.tlv.limitExceeded	Les objets de données sont plus profonds, plus nombreux ou plus longs que les limites ne le permettent.
error.tlv.missingEndOfContents	Une longueur indéfinie n’a pas ses octets de fin de contenu.
error.tlv.trailingBytes	Des octets suivent le dernier objet de données.
error.tlv.truncated	Les octets se terminent avant l’objet de données.
error.tlv.unexpectedTag	Une autre étiquette figure là où une étiquette précise était exigée.
error.trace.inconsistent	Ce qui figure dans une ligne ne va pas ensemble.
error.trace.memberInvalid	Un membre d’une ligne manque, ou a un autre type ou une autre valeur que ceux qu’il peut avoir.
error.trace.redacted	La trace a été expurgée : elle n’a pas d’octets à rejouer.
error.trace.schemaUnknown	La première ligne n’est pas celle d’une trace que lit cette version.
error.trace.syntax	Une ligne n’est pas du JSON acceptable.
error.trace.tooLong	Il y a plus de lignes qu’il n’en est lu, ou une ligne trop longue.
error.transcript.invalidHexadecimal	Un caractère n’est pas un chiffre hexadécimal, ou leur nombre est impair.
error.transcript.redacted	La transcription a été expurgée.
error.transcript.syntax	Une ligne n’a aucune forme connue.
error.transcript.tooLong	Il y a plus de lignes qu’il n’en est lu.
error.trust.besideList	Quelque chose est laissé de côté, parce que rien ne le garantit : un certificat CSCA qui se trouve dans le même fichier ou dossier qu’autre chose, ou ce qu’aucun épinglage ni aucune habilitation ne désigne à côté de ce que l’un d’eux désigne.
error.trust.changeNotCarriedOut	Un enregistrement de modification LDIF qui retire quelque chose n’a pas été exécuté.
error.trust.cryptography	La bibliothèque cryptographique n’a pas pu effectuer une opération.
error.trust.doubledExtension	Un certificat indique deux fois la même extension.
error.trust.externalValue	Une valeur n’est pas présente, mais donnée par une adresse ; rien n’est jamais téléchargé.
error.trust.issuingFailed	Un certificat ou un objet de sécurité n’a pas pu être émis comme décrit.
error.trust.limitExceeded	Il y a plus d’éléments d’un même genre que les limites ne le permettent.
error.trust.listRefused	La signature d’une liste ou d’une liste de révocation ne tient pas, ou son signataire ne doit pas signer une telle liste.
error.trust.malformed	Les octets ne sont pas de l’ASN.1 valide, ou n’ont pas la structure nommée.
error.trust.malformedLDIF	Une ligne ou un enregistrement LDIF ne peut pas être lu.
error.trust.malformedPEM	L’enveloppe PEM ne se ferme pas, ou contient des caractères qui ne sont pas du base64.
error.trust.noCertificate	Aucun certificat n’a été trouvé, alors qu’il en fallait au moins un.
error.trust.noChain	Aucune chaîne de certificats vérifiables par carte ne mène d’une clé de la puce à celle d’un terminal.
error.trust.noSuchFile	Il n’y a rien à ce chemin.
error.trust.notAStore	Un dossier, ou un fichier qu’il contient, n’est pas d’un magasin de confiance ; rien n’a été écrit.
error.trust.notTrustMaterial	Ce n’est ni un certificat, ni une liste de révocation, ni une liste signée.
error.trust.nothingToUndo	Il n’y a pas d’état antérieur du magasin de confiance à rétablir.
error.trust.rollback	Une liste ou une liste de révocation est plus ancienne que celle du magasin.
error.trust.selfSignatureWrong	La signature d’une racine n’est pas celle de sa propre clé : le fichier est endommagé, ou a été modifié.
error.trust.storeDamaged	Un fichier d’un magasin de confiance n’est plus tel qu’il a été écrit.
error.trust.storeLocked	Un autre processus écrit dans le magasin de confiance.
error.trust.storeNotWritten	Le magasin de confiance n’a pas pu être écrit.
error.trust.storePermissions	D’autres que l’utilisateur et l’administrateur pourraient modifier le magasin de confiance.
error.trust.storeVersion	Une version plus récente de ce programme a écrit le magasin de confiance.
error.trust.tooLarge	L’entrée est plus longue que la limite ; elle n’a pas été analysée.
error.trust.unexpectedContent	Une structure correcte est d’un autre type que celui qui était demandé.
error.trust.unreadableFile	Le fichier existe et ne peut pas être lu.
error.trust.unsupportedAlgorithm	Un identifiant d’algorithme, ou ses paramètres, n’est pas connu.
error.withCode	{error, message} ({code}).
evidence.aaChannelClosed	Le défi a été envoyé dans un canal fermé avant que sa clé soit lue.
evidence.aaErrorOfResponse	Une réponse est venue, et une erreur figure à côté.
evidence.aaFileMissing	Le fichier contenant la clé de l’authentification active est absent.
evidence.applicationTwice	La même application figure deux fois dans le paquet.
evidence.argumentTooLong	Le membre est un texte de plus de {count, plural, one {# caractère} other {# caractères}}.
evidence.argumentsWithoutKey	Il y a des arguments, et aucun message qui les a.
evidence.attemptNone	Le membre est une tentative qui n’a pas eu lieu, ou qui a réussi sans ouvrir de canal.
evidence.bacCipher	Le contrôle d’accès de base (BAC) a un autre algorithme de chiffrement que 3DES.
evidence.bacNotAllowed	Le contrôle d’accès de base (BAC) n’était pas autorisé, et a été essayé.
evidence.bacPassword	Le contrôle d’accès de base (BAC) a été essayé avec un autre mot de passe que la MRZ.
evidence.caChannelBeforeKey	Un accord de clé a ouvert un canal qui existait avant que sa clé soit lue.
evidence.caChannelsTwice	Deux accords de clé ont ouvert un même canal, ou sont dans le mauvais ordre.
evidence.caErrorOfSuccess	Un accord de clé qui a réussi a une erreur.
evidence.caFileMissing	Le fichier contenant la clé de l’authentification de la puce manque.
evidence.caKeyUnknown	EF.DG14 n’a pas la clé et le protocole qui ont été essayés.
evidence.caNoKey	EF.DG14 n’a pas de clé pour l’authentification de la puce.
evidence.caTemplateForAES	MSE:Set KAT est réservé à 3DES (Doc 9303-11, 6.2.4.1).
evidence.challengeAlone	Un défi et une réponse vont ensemble.
evidence.challengeConflict	Un autre défi ou une autre réponse a déjà été donné.
evidence.challengeLength	Le membre est un défi d’une autre longueur.
evidence.channelUnknown	La lecture a eu {count, plural, one {# canal sécurisé} other {# canaux sécurisés}}, et celui-ci n’en fait pas partie.
evidence.cipherOfNoOffer	Le membre est un algorithme de chiffrement qui n’est pas celui de l’offre.
evidence.cipherOfNoProtocol	Le membre est un algorithme de chiffrement qui n’est pas celui du protocole.
evidence.cipherWithoutProtocol	Il y a un algorithme de chiffrement, et aucun protocole n’a ouvert la puce.
evidence.countCommands	Moins de commandes ont été envoyées que de fichiers n’ont été lus.
evidence.countMilliseconds	Les tentatives d’ouverture de la puce ont duré plus longtemps que tout l’échange.
evidence.countReceived	Moins d’octets sont venus que n’en ont les fichiers.
evidence.countReceivedTooMany	Plus d’octets sont venus qu’un tel nombre de réponses ne peut en avoir.
evidence.countSent	Une commande a au moins quatre octets, et il en a été envoyé moins.
evidence.countSentTooMany	Plus d’octets ont été envoyés qu’un tel nombre de commandes ne peut en avoir.
evidence.fileConflict	{file} a déjà été donné par {first}, avec d’autres octets.
evidence.fileContradictory	Le membre est un fichier avec des octets sans l’état « lu », ou l’inverse.
evidence.fileEmpty	Le fichier n’a aucun octet.
evidence.fileEndedToEnd	La lecture a pris fin avant ce fichier, et est pourtant allée à son terme.
evidence.fileOfClosedChannel	Un fichier est venu par un canal qui était déjà fermé.
evidence.fileOfClosedChip	Un groupe de données a été lu d’une puce qui n’était pas ouverte.
evidence.fileProtection	La protection indiquée pour le fichier ne s’accorde pas avec le canal par lequel il est venu.
evidence.fileStatusWord	Aucun fichier dans cet état ne se termine par ce mot d’état.
evidence.fileTooLong	{file} a plus de {limit} octets.
evidence.fileTwice	Le fichier {file} figure deux fois.
evidence.folderWithoutFiles	Le dossier ne contient aucun fichier portant le nom d’un fichier de document.
evidence.formUnknown	L’objet n’a aucun des membres auxquels se reconnaissent les formes de Docs/evidence.md.
evidence.identifierUnknown	Aucun fichier d’un document n’a cet identifiant.
evidence.mappingChannel	Le canal du mappage a été ouvert par l’authentification de la puce.
evidence.mappingParameters	Le mappage a d’autres paramètres de domaine que PACE.
evidence.mappingWithoutPACE	La puce n’a pas été ouverte par PACE avec mappage d’authentification de la puce.
evidence.memberMissing	Le membre manque.
evidence.memberUnknown	Le membre est un objet ayant un membre inconnu.
evidence.messageTooDeep	Le membre est un message dans plus de {count} couches de messages.
evidence.nameAmbiguous	C’est l’identifiant de {first} et de {second}, et le contenu n’est celui d’aucun des deux.
evidence.nameUnknown	Aucun fichier d’un document ne porte ce nom.
evidence.noAnswerToReset	Le membre n’est pas une réponse à la réinitialisation (ATR).
evidence.noApplicationIdentifier	Le membre n’est pas un identifiant d’application de 1 à 16 octets en chiffres hexadécimaux.
evidence.noArgument	Le membre n’est pas un argument : une valeur sous le nom de son type.
evidence.noArguments	Le membre n’est pas un objet d’au plus {count} arguments.
evidence.noBase64	Le membre n’est pas du base64.
evidence.noBoolean	Le membre n’est ni true ni false.
evidence.noCode	Le membre n’est pas un code de la liste.
evidence.noDeparture	Le membre n’est pas le nom d’un écart.
evidence.noFile	Le membre n’est pas un fichier d’un document.
evidence.noFileIdentifier	Le membre n’est pas un identifiant ou une étiquette de fichier.
evidence.noHexadecimal	Le membre n’est pas une suite d’octets hexadécimaux, au plus {count}.
evidence.noList	Le membre n’est pas une liste d’au plus {count} valeurs.
evidence.noNumber	Le membre n’est pas un nombre de {least} à {most}.
evidence.noObject	Le membre n’est pas un objet.
evidence.noObjectIdentifier	Le membre n’est pas un identifiant d’objet.
evidence.noOffer	Le membre n’est pas une offre de PACE.
evidence.noStatusWord	Le membre n’est pas un mot d’état.
evidence.noText	Le membre n’est pas un texte.
evidence.noTime	Le membre n’est pas une heure.
evidence.noWord	Le membre n’est pas un mot de sa liste.
evidence.noWords	Le membre n’a pas de mots.
evidence.notOpenedToEnd	La puce n’a pas été ouverte, et la lecture est allée à son terme.
evidence.nothingGiven	Aucun fichier d’un document n’a été donné.
evidence.offerContradictory	Le membre est une offre de PACE dont les parties ne vont pas ensemble.
evidence.offerSkippedUnknown	EF.CardAccess n’a pas l’offre qui a été écartée.
evidence.offerTriedUnknown	EF.CardAccess n’a pas l’offre qui a été essayée.
evidence.offerWithoutPACE	La tentative a une offre de PACE et n’en est pas une.
evidence.openingNoAttempt	Ce qui a ouvert la puce ne figure pas parmi les tentatives.
evidence.openingOtherwise	La façon dont la puce a été ouverte n’est pas celle que dit la tentative qui l’a ouverte.
evidence.openingTriesLeft	Aucune tentative qui ouvre la puce ne dit cela des essais restants.
evidence.openingWithError	Une tentative qui a ouvert la puce a une erreur, une étape où elle s’est terminée, ou un mot d’état d’erreur.
evidence.originContradictory	Le paquet dit que rien n’est connu de la lecture, et en parle pourtant.
evidence.originTold	Le paquet dit qu’un autre programme a fait la lecture, et aussi que ce programme a lu une puce.
evidence.outcomeNotBorneOut	Le membre est une issue que la transcription ne confirme pas.
evidence.outcomeOfNoAttempt	Le membre est une issue que les tentatives ne confirment pas.
evidence.outcomeOfOtherRights	Le membre est une issue qui ne va pas avec ses droits.
evidence.paceNotAllowed	PACE n’était pas autorisé, et a été essayé.
evidence.passwordNotAsked	La tentative a un mot de passe alors qu’aucun n’était demandé.
evidence.printedContradictory	Le membre est une zone imprimée avec la moitié de sa forme, ou avec un chiffre de contrôle en double.
evidence.printedDigitsRight	Des chiffres de contrôle calculés ont été utilisés, et ceux qui sont imprimés sont justes.
evidence.printedFieldTwice	Un champ de la MRZ imprimée figure deux fois.
evidence.printedFieldsOthers	Les champs comparés ne sont pas ceux que concerne une comparaison de ce genre.
evidence.printedFormOfNothing	La forme des lignes imprimées est présente, et aucune ligne n’a été donnée.
evidence.printedZoneMissing	La puce a été ouverte avec la MRZ, et aucune n’a été donnée.
evidence.recordsWithoutRights	Les enregistrements ne viennent que par un canal sécurisé ouvert par PACE, et seulement si le terminal a montré ses droits.
evidence.refusalWithoutWord	La puce a refusé la tentative, et son mot d’état manque.
evidence.reopeningNotNoted	La puce était ouverte, et rien ne dit qu’elle a été rouverte.
evidence.reopeningOtherwise	La puce a été rouverte d’une autre façon qu’auparavant.
evidence.responseTooLong	Une réponse a de 1 à {limit} octets.
evidence.schemaUnknown	Le texte n’est pas du schéma {schema}.
evidence.sealBesideDocument	L’objet a des membres d’un cachet (data et sig) à côté de ceux d’un document : donnez chacun dans son propre fichier.
evidence.severalDocuments	{first} a apporté {file} d’un autre document.
evidence.severalForms	L’objet contient un document sous plus d’une forme : donnez chacun dans son propre fichier.
evidence.signatureForm	Le membre n’est pas une JWS détachée avec ES256 ou EdDSA.
evidence.skippedWithTranscript	Un protocole omis a une transcription.
evidence.taChannelNotProven	L’authentification du terminal a eu lieu dans un canal où la puce n’a pas prouvé son authenticité.
evidence.taNotOffered	EF.DG14, qui propose l’authentification du terminal, n’a pas été lu.
evidence.textTooLong	Le membre est un texte de plus de 256 octets.
evidence.textUndecodable	Le texte n’est ni l’hexadécimal ni le base64 des octets d’un fichier.
evidence.timeBeforePassports	La lecture a commencé avant l’existence des passeports électroniques : l’horloge du lecteur était fausse. Réglez-la et relisez le document.
evidence.timeInFuture	La lecture a commencé dans le futur.
evidence.tooManyFiles	Il y a plus de {limit} fichiers.
evidence.trailingOfNoFile	Le membre est fait d’octets suivant un fichier qui n’en a pas, ou qui n’est pas un groupe de données.
evidence.witnessKeyKind	La clé n’est ni sur P-256 ni d’Ed25519.
evidence.witnessOther	Elles sont signées avec la clé {key}, qui n’est pas celle du témoin désigné.
evidence.witnessUnsigned	Un témoin a été désigné, et ces preuves ne sont pas signées.
evidence.witnessWrong	La signature n’est pas celle du témoin sur ces preuves : quelque chose a été modifié après la signature.
evidence.wordTwice	Le membre est une liste où un mot figure deux fois.
evidence.zoneOfPassword	reader.password vaut « mrz », et printedMRZ manque : ajoutez-le, ou laissez reader.password de côté.
explain.access.cardAccess.authenticity	EF.CardAccess dit comment ouvrir la puce, et personne ne l’a signé. Il est comparé aux copies signées de ses entrées ; si elles diffèrent, relisez sur un autre lecteur.
explain.access.dir.authenticity	EF.DIR énumère les applications de la puce, et personne ne l’a signé. Il est comparé à la copie signée. Une différence ne dit rien contre les données du titulaire.
explain.access.protocol.downgrade	Si l’émetteur a signé que la puce dispose de PACE, c’est PACE qui doit être utilisé. Si un moyen plus ancien l’a été à sa place, un élément entre le lecteur et la puce a peut-être empêché PACE : relisez, sur un autre lecteur.
explain.access.protocol.established	La puce ne parle qu’à celui qui connaît ce qui est imprimé sur le document : sa MRZ ou son CAN. Si l’accès s’est interrompu trop tôt, la saisie est très probablement erronée, ou le document a bougé sur le lecteur.
explain.access.terminalAuthentication.established	Les empreintes et les iris ne sont montrés qu’aux terminaux auxquels un État a donné des certificats. Si ce point est en suspens, le reste du document est jugé malgré tout.
explain.chip.activeAuthentication.signature	La puce signe un nombre tiré pour cette lecture, avec une clé privée qui ne la quitte pas ; une copie ne l’a pas. En cas d’échec, la puce est une copie. Si ce point est en suspens, relisez.
explain.chip.chipAuthentication.keyAgreement	La puce montre qu’elle a une clé privée qui ne la quitte pas ; une copie ne l’a pas. En cas d’échec, la puce est une copie. Si ce point est en suspens, relisez.
explain.chip.chipAuthenticationMapping.data	Pendant l’ouverture par PACE, la puce montre qu’elle a une clé privée qui ne la quitte pas ; une copie ne l’a pas. En cas d’échec, la puce est une copie.
explain.chip.proof.demanded	Votre politique veut que la puce prouve qu’elle est l’original, et dit à qui. Si ce point est en suspens, relisez le document avec votre propre lecteur, ou donnez un défi auquel la puce devra répondre.
explain.document.dg11.matchesDG1	EF.DG11 en dit plus sur le titulaire. Son nom et sa date de naissance ne doivent pas contredire EF.DG1. S’ils le font, comparez les deux à ce qui est imprimé.
explain.document.dg12.matchesDG1	EF.DG12 en dit plus sur le document. Sa date de délivrance doit se situer entre la naissance et l’expiration. Sinon, comparez-la à ce qui est imprimé.
explain.document.expiry.current	La date d’expiration dans la puce est comparée à aujourd’hui, ou au jour que vous avez donné. Un document expiré peut néanmoins être authentique : vos règles disent s’il est accepté.
explain.document.issuer.allowed	Votre politique n’admet que les documents de certains États. Si l’État n’en fait pas partie, ou est illisible, demandez un autre document.
explain.document.issuer.matchesSigner	L’État que nomme le document doit être celui qui l’a signé. S’ils diffèrent, ne vous fiez pas au document sans savoir pourquoi.
explain.document.mrz.checkDigits	Les lignes de la puce ont aussi des chiffres de contrôle. Si l’un est faux, c’est très probablement une erreur de l’émetteur : comparez les lignes avec celles qui sont imprimées.
explain.document.mrz.matchesDG1	Les lignes imprimées sont comparées à celles de la puce. Seule cette comparaison lie le document à sa puce. Si elles diffèrent, comparez la saisie ; si elle est juste, la puce et le document ne vont pas ensemble.
explain.document.mrz.printedForm	Les lignes imprimées ont des chiffres de contrôle contre les erreurs de lecture. Si l’un est faux, comparez la saisie au document ; si c’est imprimé ainsi, examinez le document de près.
explain.document.operator.notBlocked	L’exploitant de ce programme peut déclarer que les documents qui portent certains numéros ne doivent pas être acceptés, par exemple des documents vierges volés. N’acceptez pas le document ; demandez qui a décidé ce blocage et pourquoi : epass trust block le montre.
explain.document.status.notReported	Un document authentique peut avoir été perdu ou volé depuis sa délivrance. Seule une source que vous désignez le sait : un fichier ou un programme. Sans elle, ce point reste inconnu, quoi que le reste ait établi. Si le document est signalé, suivez vos règles pour de tels documents.
explain.document.type.allowed	Votre politique n’admet que les documents de certains types. Si le type n’en fait pas partie, ou est illisible, demandez un autre document.
explain.document.validity.period	Votre politique dit combien de temps un document doit être valide à partir d’aujourd’hui, ou combien de temps il peut l’être en tout. Si ce point est en suspens, les dates n’ont pas pu être lues.
explain.integrity.com.matchesSOD	EF.COM énumère les fichiers du document, et personne ne l’a signé. S’il diffère de la liste signée, un fichier a pu être caché : la liste signée fait foi.
explain.integrity.dataGroups.structure	Chaque fichier lu doit être construit comme le veut la norme. Si l’un ne l’est pas, une partie ne peut pas être montrée ; un autre point dit s’il est authentique.
explain.integrity.hash	Le hachage du fichier est comparé à celui que l’émetteur a signé. S’ils diffèrent, le fichier a été modifié après la signature. Si ce point est en suspens, le fichier n’a pas été lu.
explain.integrity.mandatoryDataGroups	Tout document a EF.DG1 (les données de sa MRZ) et EF.DG2 (le portrait). Si l’émetteur n’a signé aucun hachage de l’un d’eux, ce qui manque ne peut pas être comparé à la personne.
explain.issuer.cardSecurity.revocation	Un État révoque un signataire dont la clé a été perdue ou volée. Si ce point est en suspens, procurez-vous la liste de révocation en vigueur de l’État et importez-la.
explain.issuer.cardSecurity.signature	Le signataire de EF.CardSecurity est certifié par la CSCA de son État. Si ce point est en suspens, ce certificat manque dans votre magasin : importez la liste qui le contient.
explain.issuer.cardSecurity.validity	Les certificats derrière EF.CardSecurity sont valides aussi longtemps que les documents auxquels ils servent. Si l’un a expiré, le document aussi, très probablement.
explain.issuer.csca.usagePeriod	La clé d’une CSCA ne certifie des signataires que pendant quelques années. Un signataire certifié en dehors de cette période n’a pas été établi comme le veut la norme : demandez à l’émetteur, ou décidez selon vos règles.
explain.issuer.csca.validity	Le certificat de la CSCA est valide plus longtemps que les documents qui reposent sur lui. S’il a expiré, le document aussi, très probablement.
explain.issuer.ds.algorithms	Les algorithmes et les longueurs de clé s’usent avec le temps. Votre politique n’accepte pas l’un de ceux utilisés ici, de sorte que la signature prouve moins qu’elle ne devrait.
explain.issuer.ds.documentType	Un signataire peut être limité à certains types de documents, comme les passeports. Ce document est d’un autre type : vérifiez s’il est bien ce qu’il paraît être.
explain.issuer.ds.revocation	Un État révoque un signataire dont la clé a été perdue ou volée. Si ce point est en suspens, procurez-vous la liste de révocation en vigueur de l’État et importez-la. Si le signataire est révoqué, ne vous fiez pas au document.
explain.issuer.ds.signature	Le signataire de documents est lui-même certifié par son État, au moyen du certificat CSCA de celui-ci. Si ce point est en suspens, ce certificat manque dans votre magasin : importez la liste qui le contient. En cas d’échec, quelqu’un d’autre a fabriqué le signataire.
explain.issuer.ds.usagePeriod	La clé d’un signataire de documents ne signe que pendant quelques mois. Un document délivré en dehors de cette période n’a pas été signé comme le veut la norme : comparez la date de délivrance, et décidez selon vos règles.
explain.issuer.ds.validity	Le certificat du signataire de documents est valide au moins aussi longtemps que les documents qu’il a signés. S’il a expiré, le document aussi, très probablement.
explain.issuer.material.age	Votre politique dit quel âge peuvent avoir les listes sur lesquelles repose le verdict. Si ce point est en suspens, importez-en de plus récentes et jugez de nouveau : il n’est pas nécessaire de relire le document.
explain.issuer.operator.notBlocked	L’exploitant de ce programme peut déclarer qu’il ne faut pas croire une autorité de certification ou un signataire. Sa parole vaut quoi que disent les listes de l’État. N’acceptez pas le document ; demandez qui a décidé ce blocage et pourquoi : epass trust block le montre.
explain.lds2.csca.usagePeriod	La clé d’une CSCA ne certifie des signataires que pendant quelques années. Un signataire certifié en dehors de cette période n’a pas été établi comme le veut la norme.
explain.lds2.csca.validity	Le certificat de la CSCA est comparé à aujourd’hui, ou au jour que vous avez donné. S’il a expiré, regardez la date de l’enregistrement.
explain.lds2.record.certificate	Un enregistrement nomme le certificat de qui l’a signé, que la puce garde à côté des enregistrements. Sans lui, on ne sait rien de l’enregistrement.
explain.lds2.record.date	Un enregistrement est signé pendant que le certificat de son signataire est valide, et non dans le futur. Sinon, ne vous fiez pas à l’enregistrement.
explain.lds2.record.holder	Un visa indique le numéro du passeport pour lequel il a été délivré et la date de naissance du titulaire. Si ce ne sont pas ceux de ce document, le visa est celui d’un autre : ne vous y fiez pas ici.
explain.lds2.record.searchCopy	L’État figure encore une fois à côté de l’enregistrement, pour la recherche, et personne n’a signé cela. S’il diffère, celui qui est signé fait foi.
explain.lds2.record.signature	Seul le détenteur de la clé privée du signataire peut produire la signature d’un enregistrement. Si elle n’est pas valide, l’enregistrement a été modifié ou quelqu’un d’autre l’a fait.
explain.lds2.signer.algorithms	Les algorithmes et les longueurs de clé s’usent avec le temps. Votre politique n’accepte pas l’un de ceux utilisés ici, de sorte que l’enregistrement prouve moins qu’il ne devrait.
explain.lds2.signer.name	Le nom du signataire figure encore une fois avant son certificat, pour la recherche. S’il diffère, le certificat fait foi.
explain.lds2.signer.profile	Les certificats de ces signataires ont une forme qui leur est propre. Un écart est signalé et ne décide de rien.
explain.lds2.signer.revocation	Un État révoque un signataire dont la clé a été perdue ou volée. Si ce point est en suspens, procurez-vous la liste de révocation en vigueur de l’État et importez-la.
explain.lds2.signer.role	Les tampons, les visas et les données biométriques supplémentaires ont leurs propres signataires. Si un autre a signé, l’enregistrement est sans valeur.
explain.lds2.signer.signature	Le signataire d’un enregistrement est lui-même certifié par son État, au moyen du certificat CSCA de celui-ci. Si ce point est en suspens, ce certificat manque dans votre magasin : importez la liste qui le contient.
explain.lds2.signer.state	L’État que nomme l’enregistrement doit être celui dont le signataire l’a signé. S’ils diffèrent, ne vous fiez pas à l’enregistrement.
explain.lds2.signer.validity	Le certificat du signataire de l’enregistrement est comparé à aujourd’hui, ou au jour que vous avez donné. S’il a expiré, regardez la date de l’enregistrement.
explain.seal.content.features	Les cachets d’un même type de document ont les mêmes champs. Si l’un manque ou est inconnu, comparez ce que dit le cachet à ce qui est imprimé.
explain.seal.content.signature	Seul le détenteur de la clé privée du signataire peut produire la signature du cachet. Si elle n’est pas valide, le cachet a été modifié ou quelqu’un d’autre l’a fait : ne vous fiez pas au document.
explain.seal.content.structure	Les octets du code-barres doivent former un cachet. Si ce n’est pas le cas, lisez de nouveau le code-barres sous forme d’octets, et non de texte.
explain.seal.csca.usagePeriod	La clé d’une CSCA ne certifie des signataires que pendant quelques années. Un signataire certifié en dehors de cette période n’a pas été établi comme le veut la norme.
explain.seal.csca.validity	Le certificat de la CSCA est valide plus longtemps que les cachets qui reposent sur lui. S’il a expiré, regardez les dates du document.
explain.seal.document.dateOfIssue	Les dates d’un cachet doivent se suivre, et aucun document n’est délivré dans le futur. Si elles se contredisent, ne vous fiez pas au document.
explain.seal.document.expiry	Le dernier jour dans le cachet est comparé à aujourd’hui, ou au jour que vous avez donné. Un document expiré peut néanmoins être authentique : vos règles disent s’il est accepté.
explain.seal.issuer.matchesSigner	L’État que nomme le cachet doit être celui qui l’a signé. S’ils diffèrent, ne vous fiez pas au document.
explain.seal.mrz.checkDigits	Les lignes du cachet ont des chiffres de contrôle. Si l’un est faux, c’est très probablement une erreur de l’émetteur : comparez les lignes avec celles qui sont imprimées.
explain.seal.mrz.matchesHeader	L’État dans les lignes du cachet doit être celui de son début. S’ils diffèrent, comparez le cachet à ce qui est imprimé.
explain.seal.mrz.matchesPrinted	Les lignes du cachet sont comparées à celles qui sont imprimées. Si elles diffèrent, comparez la saisie ; si elle est juste, le cachet appartient à un autre document.
explain.seal.operator.notBlocked	L’exploitant de ce programme peut déclarer qu’il ne faut pas croire un signataire de cachets, son autorité de certification ou les documents qui portent certains numéros. N’acceptez pas le cachet ; demandez qui a décidé ce blocage et pourquoi : epass trust block le montre.
explain.seal.passport.matchesPrinted	Le cachet nomme le passeport auquel il appartient. Si le passeport présenté est un autre, le document n’est pas destiné à son titulaire.
explain.seal.signer.certificate	Le cachet nomme le certificat de son signataire et peut ne pas le contenir. Si ce point est en suspens, importez-le ou donnez-le avec --certificate.
explain.seal.signer.documentType	Un signataire peut être limité à certains types de documents. Ce cachet figure sur un document d’un autre type : vérifiez si le document est bien ce qu’il paraît être.
explain.seal.signer.revocation	Un État révoque un signataire dont la clé a été perdue ou volée. Si ce point est en suspens, procurez-vous la liste de révocation en vigueur de l’État et importez-la.
explain.seal.signer.signature	Le signataire du cachet est lui-même certifié par son État, au moyen du certificat CSCA de celui-ci. Si ce point est en suspens, ce certificat manque dans votre magasin : importez la liste qui le contient.
explain.seal.signer.usagePeriod	La clé du signataire d’un cachet ne signe que pendant quelques mois. Un cachet d’un autre jour n’a pas été établi comme le veut la norme.
explain.seal.signer.validity	Le certificat du signataire du cachet est valide au moins aussi longtemps que les documents qui portent ses cachets. S’il a expiré, regardez les dates du document.
explain.section.assurances	Chaque énoncé repose sur ses propres contrôles, quoi que compte la politique. Ce qui n’est pas établi n’est pas dit faux pour autant : les preuves ne le montrent pas.
explain.section.defects	Une liste de l’émetteur, ou d’un autre État, dit que de tels documents ont ce défaut, et ce qu’il signifie pour un contrôle.
explain.section.reading	Comment la puce a été ouverte et ce qui a été lu. Rien ici ne plaide pour ou contre le document.
explain.section.records	Des autorités ont ajouté ces enregistrements à la puce après la délivrance, et chacune a signé les siens. Aucun ne change ce qui est dit du document.
explain.section.seal	Voici ce que dit le cachet. Cela n’est prouvé que si le verdict dit que le cachet est authentique.
explain.section.tolerated	Le document s’écarte ici de la norme, comme le font des documents en circulation. Il a été jugé malgré tout ; une politique plus stricte ne le fait peut-être pas.
explain.securityObject.cardSecurity.signature	Seul le détenteur de la clé privée du signataire peut produire la signature de EF.CardSecurity. Si elle n’est pas valide, le fichier a été modifié, et la puce peut être une copie.
explain.securityObject.cardSecurity.signedAttributes	La signature porte sur un hachage de ce que dit EF.CardSecurity. Si ce hachage n’est pas le bon, le fichier a été modifié après la signature.
explain.securityObject.cardSecurity.structure	EF.CardSecurity contient des clés de la puce, signées par l’émetteur. S’il est mal formé, il ne prouve rien ; EF.SOD peut prouver les données quand même.
explain.securityObject.sod.signature	Seul le détenteur de la clé privée du signataire de documents peut produire cette signature. Si elle n’est pas valide, la liste a été modifiée ou quelqu’un d’autre l’a signée : ne vous fiez pas au document.
explain.securityObject.sod.signedAttributes	La signature porte sur un hachage de la liste des hachages. Si ce hachage n’est pas le bon, la liste a été modifiée après la signature.
explain.securityObject.sod.structure	EF.SOD est la liste des hachages que l’émetteur a signée, avec la signature. S’il est mal formé, rien du document n’est prouvé. Relisez ; si cela persiste, ne vous fiez pas au document.
explain.verdict.aborted	La lecture s’est arrêtée trop tôt, de sorte que rien n’est dit pour ou contre le document.
explain.verdict.failed	Il est établi qu’une exigence de votre politique n’est pas remplie. Ce n’est pas forcément une contrefaçon.
explain.verdict.genuineButExpired	Tout ce que votre politique exige a été établi. Le document n’est plus valide.
explain.verdict.notGenuine	Quelque chose a été contrefait ou modifié, ou la puce est une copie.
explain.verdict.undetermined	Pour une exigence de votre politique, rien n’a permis d’établir si elle est remplie ou non.
explain.verdict.verified	Tout ce que votre politique exige a été établi, et rien ne plaide contre le document.
explain.verdict.verifiedWithFindings	Tout ce que votre politique exige a été établi, mais un autre point plaide contre le document ou reste en suspens.
explain.withClause	{explanation}. Voir {clause}.
file.absent	La puce n’a pas {file}.
file.accessDenied	La puce a refusé l’accès à {file}.
file.allDecoded	Tous les groupes de données lus peuvent être décodés.
file.bothMandatoryMissing	EF.SOD n’énumère ni {first} ni {second}, que tout document possède.
file.checkNotReached	La lecture a pris fin avant que ce contrôle ait pu se faire.
file.contentMalformed	Ce qui a été lu ne peut pas être décodé. {faults, message}.
file.dataGroupsNotReached	La lecture a pris fin avant la fin d’un groupe de données.
file.deviationIn	{deviation, message} ({file}).
file.deviationsRefused	{deviations, message}. La politique refuse cet écart.
file.fault	{error, message} ({place}, {code}).
file.listNotKnown	Sans EF.SOD, on ne sait pas quels groupes de données existent.
file.mandatoryListed	EF.SOD énumère EF.DG1 et EF.DG2, que tout document possède.
file.mandatoryMissing	EF.SOD n’énumère pas {file}, que tout document possède.
file.noDataGroupRead	Aucun groupe de données n’a été lu.
file.notConformant	Ce que la puce a donné n’est pas {file}.
file.notInDocument	Le document n’a pas {file}.
file.notReached	La lecture a pris fin avant celle de {file}.
file.notReachedAtAll	La lecture a pris fin avant que {file} ait été lu.
file.notRead	{file} n’a pas été lu.
file.notReadBecause	{file} n’a pas été lu. {why, message}.
file.tooLarge	{file} dépasse la taille lue.
file.truncated	{file} n’est pas arrivé en entier : envoyez-le ou lisez-le de nouveau.
file.undecodable	{file} ne peut pas être décodé.
grant.aboutEvery	{kind, select, defectList {listes de défauts} documentSignerList {listes de signataires de documents} other {listes maîtresses}}, pour tous les États
grant.aboutStates	{kind, select, defectList {listes de défauts} documentSignerList {listes de signataires de documents} other {listes maîtresses}}, pour {states}
grant.added	+ habilitation : {grant, message}, à la CSCA {digest}
grant.argumentNotRead	Une habilitation a la forme SHA256:NATURE:ÉTATS ; {text} est autre chose.
grant.columnCSCA	SHA-256 de la CSCA
grant.columnPublisher	éditeur
grant.columnStates	États
grant.count	{count, plural, one {# habilitation.} other {# habilitations.}}
grant.howToGrant	epass trust list --json les montre ; epass trust import --grant importe une liste avec son habilitation.
grant.nameEmpty	Le nom du magasin est vide.
grant.nameThePublisher	Désignez l’éditeur par le SHA-256 de son certificat CSCA.
grant.needsKindAndStates	Une habilitation nécessite --kind et --states.
grant.none	Il n’y a aucune habilitation.
grant.notInStore	absent du magasin
grant.nothingGranted	Aucune habilitation n’a été donnée.
grant.nothingToTake	Cette habilitation n’existe pas. Une habilitation pour tous les États (*) ne peut être retirée qu’en entier.
grant.prompt	Codes ou noms séparés par des virgules, * pour tous les États, rien pour aucun :
grant.publisherDigest	SHA-256 de sa CSCA : {digest}
grant.publisherNotNamed	Un éditeur est désigné par les 64 chiffres hexadécimaux d’un SHA-256.
grant.publisherPage	Son éditeur donne l’empreinte sur cette page (consultée le {date}) :
grant.publisherSHA1	SHA-1 de sa CSCA : {digest}
grant.publisherSpeaks	L’éditeur{hasState, select, yes { ({state})} other {}} parle d’autres États dans ses {kind, select, defectList {listes de défauts} documentSignerList {listes de signataires de documents} other {listes maîtresses}}.
grant.publisherUnknown	Aucun certificat CSCA du magasin n’a ce SHA-256.
grant.question	Comparez-le avec ce que dit l’éditeur. De quels États ses {kind, select, defectList {listes de défauts} documentSignerList {listes de signataires de documents} other {listes maîtresses}} peuvent-elles parler, maintenant et dans les éditions suivantes ?
grant.removed	- habilitation retirée : {grant, message}, à la CSCA {digest}
grant.statesNotRead	--states accepte des codes ou des noms d’États séparés par des virgules, ou * ; {text} est autre chose.
grant.whatIsGranted	epass trust grant montre les habilitations en vigueur.
hash.algorithmUnknown	L’algorithme de hachage {algorithm} n’est pas connu.
hash.length	Le hachage du groupe de données {number} dans l’objet de sécurité a {count, plural, one {# octet} other {# octets}}, ce qui n’est pas la longueur de {algorithm}.
hash.listsAgree	EF.COM énumère les groupes de données dont l’objet de sécurité a le hachage.
hash.listsDiffer	EF.COM et l’objet de sécurité énumèrent des groupes de données différents : {numbers}.
hash.match	Le {algorithm} du groupe de données {number} est celui de l’objet de sécurité.
hash.matchUnproven	Le {algorithm} du groupe de données {number} est celui de l’objet de sécurité, dont la signature n’est pas prouvée.
hash.matchWithTrailing	Le {algorithm} du groupe de données {number}, avec {count, plural, one {l’octet qui le suit} other {les # octets qui le suivent}}, est celui de l’objet de sécurité.
hash.matchWithTrailingUnproven	Le {algorithm} du groupe de données {number}, avec {count, plural, one {l’octet qui le suit} other {les # octets qui le suivent}}, est celui de l’objet de sécurité, dont la signature n’est pas prouvée.
hash.mismatch	EF.DG{number} n’est pas ce que l’État a signé ({algorithm}).
hash.mismatchSpoiled	EF.DG{number} n’est pas ce que l’État a signé ({algorithm}) et semble endommagé.
hash.notComputed	{algorithm} n’a pas pu être calculé.
hash.notListed	L’objet de sécurité n’a pas de hachage pour le groupe de données {number}.
hash.notRead	Le groupe de données {number} n’a pas été lu.
headline.aborted	INTERROMPU
headline.butDetailDiffers	{statement, message}, mais EF.DG11 donne {field, select, name {un autre nom} dateOfBirth {une autre date de naissance} other {un autre numéro personnel}}
headline.butExpired	{statement, message}, mais le document a expiré le {day}
headline.butIssueDate	{statement, message}, mais EF.DG12 donne une date de délivrance impossible
headline.butOtherState	{statement, message}, mais la signature est celle d’un autre État que celui indiqué dans le document
headline.butStateUnknown	{statement, message}, mais on ne sait pas si la signature est celle de l’État indiqué dans le document
headline.chipKeysForged	le fichier des clés de la puce n’est pas ce que l’État a signé
headline.dataChanged	les données ont été modifiées après leur signature
headline.dataGenuine	les données sont authentiques
headline.dataGroup	{number, select, 1 {les données de la MRZ (EF.DG1)} 2 {le portrait (EF.DG2)} 12 {les données de délivrance (EF.DG12)} 14 {les clés de la puce (EF.DG14)} 15 {la clé de la puce (EF.DG15)} other {EF.DG{number}}}
headline.endedEarly	la procédure a pris fin prématurément
headline.failed	ÉCHEC
headline.filesRead	{count, plural, one {# fichier du document a été lu} other {# fichiers du document ont été lus}} jusque-là.
headline.genuineButExpired	AUTHENTIQUE, MAIS EXPIRÉ
headline.genuineButExpiredWithFindings	AUTHENTIQUE, MAIS EXPIRÉ, AVEC OBSERVATIONS
headline.issuerNotProven	inchangé depuis la signature ; il n’a pas pu être vérifié qu’un État a signé
headline.listed	La CSCA n’est garantie que par {publication, message}.
headline.matchesUnproven	les données correspondent à un objet de sécurité dont la signature n’est pas prouvée
headline.mayBeCopy	les données lues sont authentiques, la puce est peut-être une copie
headline.noDataGroup	aucun groupe de données n’a été lu
headline.noSeal	le code-barres ne peut pas être lu comme un cachet
headline.notGenuine	NON AUTHENTIQUE
headline.notGiven	Non transmis, à demander : {files}.
headline.notOriginal	ce n’est pas la puce d’origine
headline.notProtected	cette puce n’est pas protégée contre la copie
headline.notProven	ce que la politique compte est établi, mais pas que les données sont authentiques
headline.objectGenuine	l’objet de sécurité est authentique, aucune donnée n’a été lue
headline.ofCardSecurity	{finding, message} (EF.CardSecurity)
headline.ofPrintedZone	la puce correspond à la MRZ imprimée
headline.original	la puce est l’original
headline.originalBy	la puce est l’original, {source, select, verifier {d’après le défi du vérificateur} terminal {d’après le défi du terminal} other {d’après ce qui est enregistré}}
headline.otherPrint	la MRZ imprimée n’est pas celle de la puce
headline.otherState	Le document est signé par un autre État que celui qu’il indique.
headline.readElsewhere	Lu ailleurs, et vu seulement là : {checks, messages}.
headline.readGenuine	les données lues sont authentiques
headline.sealGenuine	le cachet est authentique
headline.sealGenuineExpired	le cachet est authentique, mais son document a expiré
headline.sealIssuerNotProven	le titulaire du certificat a signé le cachet, mais il n’est pas prouvé qu’un État l’a délivré
headline.sealOfPrintedZone	il correspond à la MRZ imprimée
headline.sealSigned	le signataire de l’État a signé le cachet
headline.sealToCompare	comparez ce qu’il dit avec ce qui est imprimé
headline.signerForged	il n’a pas été signé par un signataire de l’État
headline.undetermined	INDÉTERMINÉ
headline.unpinned	Aucun élément de confiance ne garantit la liste d’où vient la CSCA.
headline.verified	VÉRIFIÉ
headline.verifiedWithFindings	VÉRIFIÉ, AVEC OBSERVATIONS
help.accessOptions.can	Le numéro d’accès à la carte, qui ouvre la puce par PACE. Si --mrz est aussi indiqué, la MRZ est comparée avec la puce. Sans valeur, epass pose la question.
help.accessOptions.choice	Le protocole : auto (PACE si la puce le propose, sinon BAC), pace, bac. Le rapport dit ce qui a été utilisé, et si mieux était proposé.
help.accessOptions.pin	Le code PIN du titulaire, qui ouvre une carte d’identité par PACE. Il n’est envoyé qu’une fois : quelques erreurs le bloquent.
help.accessOptions.puk	Le code PUK d’une telle carte, de la même manière.
help.batchOptions.batch	Juger chaque document des dossiers, paquets de preuves et archives indiqués, et afficher pour chacun une ligne de JSON.
help.batchOptions.jobs	Nombre de documents à juger en même temps. Sans cette option : autant qu’il y a de processeurs.
help.batchOptions.resume	Ajouter les lignes à ce fichier, et laisser de côté les entrées dont les lignes y figurent déjà.
help.batchOptions.summary	Écrire à la fin combien de documents ont eu telle ou telle issue, par résultat, État et raison (JSON) ; - désigne l’erreur standard.
help.batchOptions.unordered	Afficher chaque ligne dès qu’elle est prête, et non dans l’ordre de l’entrée.
help.channelOptions.document	Avec --simulate : créer le document, la puce et le lecteur que décrit ce fichier JSON (- pour l’entrée standard).
help.channelOptions.link	Avec --simulate : dire combien de temps prendrait la lecture dans un champ réel à ce débit, en kbit/s.
help.channelOptions.reader	Le lecteur, par son nom ou une partie de celui-ci. Sans cette option : celui sur lequel un document est posé. Avec --watch, elle est répétable ; sans elle, tous les lecteurs sont surveillés.
help.channelOptions.simulate	Lire une puce simulée dans ce processus ; epass simulate --list donne les noms des profils.
help.channelOptions.timeout	Nombre de secondes qu’une lecture peut durer, y compris l’attente d’un document perdu (300 sans cette option).
help.channelOptions.vpcdListen	Faire office de lecteur virtuel : lire la puce virtuelle qui se connecte à ce port de 127.0.0.1. pcscd n’est pas nécessaire.
help.channelOptions.wait	Nombre de secondes pendant lesquelles attendre un document, y compris un document perdu en cours de lecture. Sans cette option : 60 sur un terminal, 3 sinon ; pour une puce virtuelle, 60, et 10 quand elle est perdue.
help.checkClause	{title, message} : {clause}
help.checkRole	{policy} : {role, message}{isAsked, select, yes {, s’il a été demandé} other {}}.
help.checksMore	epass help checks NOM en dit plus sur un contrôle, et Docs/checks.md sur tous.
help.conformChipCommand.abstract	Exécuter les cas d’essai des puces sur une puce.
help.conformChipCommand.case	Exécuter ce cas, et ceux qui doivent le précéder. Option répétable.
help.conformChipCommand.chipDate	Le jour que la puce prend pour aujourd’hui, à partir duquel sont comptées les dates des certificats. Sans cette option, celui de --ics, ou le premier jour de la CVCA.
help.conformChipCommand.cvca	Le certificat du point de confiance que la puce désigne en premier.
help.conformChipCommand.cvcaKey	La clé privée de --cvca, en PEM sans mot de passe.
help.conformChipCommand.destructive	Exécuter aussi les cas qui laissent la puce avec une autre date ou un autre point de confiance.
help.conformChipCommand.files	Exécuter les cas de ce fichier, ou des fichiers de ce dossier, au lieu des cas intégrés. Option répétable.
help.conformChipCommand.ics	Ce que la puce déclare prendre en charge, un fichier epass-conformance-ics/1.
help.conformChipCommand.list	Énumérer les cas sans en exécuter aucun.
help.conformChipCommand.printIcs	Afficher ce que la puce déclare par ses propres fichiers, sous forme de fichier pour --ics, sans exécuter aucun cas.
help.conformChipCommand.text1	Chaque cas amène la puce à son point de départ, envoie des commandes, justes et fausses, et compare les réponses à celles que permet la clause : les lignes de BSI TR-03105-3.2, celles de 3.3 qui concernent les passeports, et des cas tirés de clauses de Doc 9303. Ce que la puce déclare détermine le choix des cas : la déclaration de conformité (ICS) de --ics, ou ce que disent EF.CardAccess, EF.COM et EF.DG14.
help.conformChipCommand.text2	Le dernier essai d’un mot de passe n’est jamais consommé, et de faux mots de passe ne sont essayés que si la puce ne les compte pas. Les certificats de terminaux sont créés comme les cas les veulent, par la CVCA d’un document simulé, ou par celle de --cvca. Les cas qui laissent la puce avec une autre date ou un autre point de confiance ne sont exécutés qu’avec --destructive.
help.conformChipCommand.text3	Code de sortie : 0 si chaque cas a donné le résultat attendu, 1 si l’un d’eux en a donné un autre, 2 si l’un d’eux n’a pas pu être exécuté.
help.conformChipCommand.unit	Exécuter les cas de cette unité. Option répétable.
help.conformCommand.abstract	Exécuter des cas d’essai de conformité et comparer leurs résultats.
help.conformCommand.text1	Les cas d’essai de spécifications publiées, et d’autres écrits d’après les clauses de Doc 9303, chacun avec ce qui doit en résulter. Docs/conformance.md les contient tous, avec les résultats de cette version.
help.conformDiffCommand.abstract	Comparer les résultats de deux exécutions.
help.conformDiffCommand.first	Des résultats qu’a écrits epass conform reader --out.
help.conformDiffCommand.json	Afficher un objet JSON.
help.conformDiffCommand.second	Des résultats ultérieurs.
help.conformDiffCommand.text1	Une ligne pour chaque cas dont le résultat a changé. Code de sortie : 0 s’il n’y en a aucun, 1 s’il y en a un.
help.conformLdsCommand.abstract	Confronter les fichiers d’un document aux règles qui les concernent.
help.conformLdsCommand.text1	Ce qu’il faut à un personnalisateur avant d’imprimer : chaque fichier de la structure de données logique est confronté aux clauses de Doc 9303 et aux unités LDS_D à LDS_K de BSI TR-03105-5.1, une ligne par règle, chaque échec avec son fichier et son octet. La commande accepte ce qu’accepte epass verify : un dossier, des fichiers par leurs noms, ou un paquet de preuves. Sans --trust, rien n’est dit de l’émetteur du signataire de documents.
help.conformLdsCommand.text2	Code de sortie : 0 si aucune règle n’est enfreinte, 1 si l’une d’elles l’est, 2 si l’une d’elles n’a pas pu être jugée.
help.conformLdsCommand.trust	Des certificats de CSCA : un fichier, un dossier ou un magasin. Ils servent à juger les règles sur l’émetteur du signataire de documents.
help.conformPkiCommand.abstract	Confronter des certificats, des listes de révocation et des listes signées à leurs profils.
help.conformPkiCommand.files	Des fichiers ou dossiers de certificats, de listes de révocation et de listes signées.
help.conformPkiCommand.text1	Ce qu’il faut à l’exploitant d’une CSCA avant de publier : certificats, listes de révocation, listes maîtresses et listes d’écarts sont confrontés à Doc 9303-12, aux contrôles que le PKD de l’OACI fait de ce qui lui est envoyé, sous leurs codes, et aux lignes de BSI TR-03105-5.1 sur les certificats. Les octets disent la nature de chaque objet ; les fichiers sont en DER, PEM ou LDIF, plusieurs à la fois, et ceux d’un même émetteur sont confrontés entre eux.
help.conformReaderCommand.abstract	Exécuter les cas d’essai des lecteurs sur ce programme.
help.conformReaderCommand.case	Exécuter seulement ce cas. Option répétable.
help.conformReaderCommand.cases	Exécuter les cas de ce fichier, ou des fichiers NOM.json de ce dossier, au lieu des cas intégrés.
help.conformReaderCommand.html	Écrire les résultats sous forme de page.
help.conformReaderCommand.json	Afficher un objet JSON au lieu d’un tableau.
help.conformReaderCommand.junit	Écrire les résultats en XML JUnit.
help.conformReaderCommand.list	Énumérer les cas sans en exécuter aucun.
help.conformReaderCommand.observe	Lancer cette commande pour chaque cas, et prendre sa réponse.
help.conformReaderCommand.observeTimeout	Laisser à la commande ce nombre de secondes pour un cas.
help.conformReaderCommand.out	Écrire les résultats en JSON, chacun avec sa trace.
help.conformReaderCommand.profile	Une fonction que le lecteur déclare, comme AIP ou DG3 : les cas qui portent sur une autre sont sans objet. Option répétable ; sans elle, toutes sont déclarées.
help.conformReaderCommand.resume	Reprendre ce que contient ce fichier de résultats, et exécuter le reste.
help.conformReaderCommand.text1	Une puce simulée joue le document de chaque cas, et ce que décide la politique est comparé à ce que le cas attend. Les lignes de BSI TR-03105-5.1 figurent sous leurs numéros ; les cas tirés de clauses n’en ont pas.
help.conformReaderCommand.text2	Code de sortie : 0 si chaque cas a donné le résultat attendu, 1 si l’un d’eux en a donné un autre, 2 si l’un d’eux n’a pas pu être exécuté.
help.conformReaderCommand.text3	Avec --vpcd, les documents sont présentés l’un après l’autre à un lecteur virtuel, pour qu’un autre lecteur quelconque les lise : celui d’un pcscd avec le pilote vpcd, ou ce qui attend des connexions comme vpcd. La réponse de cet autre lecteur est tapée, ou trouvée par la commande de --observe, qui le fait lire.
help.conformReaderCommand.text4	La commande de --observe reçoit la zone imprimée sur son entrée standard, ligne par ligne, et le nom du cas dans EPASS_CASE. Elle donne la réponse par son code de sortie, 0 pour un succès et 1 pour un échec, ou en affichant le seul mot successful ou failed. Tout le reste n’est pas une réponse.
help.conformReaderCommand.unit	Exécuter les cas de cette unité. Option répétable.
help.conformReaderCommand.vpcd	Présenter les documents au lecteur virtuel qui attend des connexions à cet endroit, pour un autre lecteur.
help.conformRules.case	Juger seulement cette règle. Option répétable.
help.conformRules.list	Énumérer les règles sans en juger aucune.
help.conformRules.unit	Juger les règles de cette unité. Option répétable.
help.doctorCommand.abstract	Examiner cette machine, et écrire un paquet pour un rapport d’erreur.
help.doctorCommand.bundle	Écrire le paquet dans un nouveau fichier, avec ce que montre le document posé sur le lecteur.
help.doctorCommand.json	Afficher un objet JSON : le contenu du paquet.
help.doctorCommand.text1	La commande examine le service de cartes à puce et qui peut l’utiliser, les lecteurs, les pilotes et les modules du noyau, les autres programmes qui occupent des cartes, OpenSSL, le magasin de confiance, l’horloge et les paramètres régionaux. Chaque contrôle dit ce qui a été constaté et que faire ensuite, avec la commande à lancer. Rien n’est modifié.
help.doctorCommand.text2	Avec --bundle, elle lit aussi le document posé sur le lecteur et écrit ce qui sert à un rapport d’erreur : les premières commandes et leurs durées, les fichiers présents et leur longueur, les protocoles exécutés et leur issue. Le paquet ne contient aucune donnée personnelle : ni fichier d’un groupe de données, ni hachage, ni numéro du document, du lecteur ou d’un certificat, ni nom de cet ordinateur ou de son utilisateur. Avec --mrz ou --can, elle examine aussi ce que protège le contrôle d’accès.
help.doctorCommand.text3	Code de sortie : 0 s’il n’y a aucun problème, 1 sinon ; un avertissement n’est pas un problème.
help.epassCommand.abstract	Lire les passeports électroniques et décider si ce qui a été lu est authentique.
help.epassCommand.text1	epass read --mrz demande la MRZ d’un passeport posé sur un lecteur, lit sa puce et la juge ; avec --simulate, il lit un passeport simulé.
help.evidenceCommand.abstract	Faire des preuves de ce que d’autres programmes ont lu.
help.evidenceCommand.text1	Un paquet contient les octets exacts des fichiers d’un document et dit comment chacun y est arrivé ; epass verify le juge aussi souvent que voulu. Docs/evidence.md donne les noms et les formes acceptés.
help.evidenceMakeCommand.abstract	Mettre les fichiers d’un document dans un seul paquet.
help.evidenceMakeCommand.challenge	Le défi d’authentification active auquel la puce a répondu : 16 chiffres hexadécimaux.
help.evidenceMakeCommand.input	Des dossiers, des fichiers, des textes JSON, ou - pour un texte JSON sur l’entrée standard.
help.evidenceMakeCommand.out	Écrire le paquet dans ce nouveau fichier.
help.evidenceMakeCommand.text1	Les fichiers se reconnaissent à leur nom (EF.SOD, DG1.bin, 0101.bin), et contiennent des octets, des chiffres hexadécimaux ou du base64 ; un texte JSON a l’une des formes de Docs/evidence.md. Rien n’est jugé ici, et rien n’est ajouté : sur la façon dont les fichiers ont été lus, le paquet dit ce qui a été indiqué, ou que rien n’en est connu.
help.evidenceOptions.at	Juger à cette date (2026-11-21, ou avec une heure, en UTC) et non à l’instant présent.
help.evidenceOptions.evidence	Un paquet écrit par epass read --out ; des fichiers d’un document ou un dossier de ces fichiers (EF.SOD, EF.DG1 ...) ; un texte JSON de Docs/evidence.md ; un cachet ; ou - pour l’entrée standard.
help.exitAccessRefused	La puce a refusé l’accès, ou ce qui a été donné ne l’ouvre pas.
help.exitBadData	Un fichier, une liste ou une MRZ n’est pas ce qu’il faudrait.
help.exitBusy	La ressource est occupée pour l’instant ; réessayez.
help.exitCannotWrite	Impossible d’écrire une sortie ou le magasin de confiance.
help.exitCardIO	La carte ou la liaison avec elle a failli.
help.exitCodes	Comment se termine une commande, d’après $? dans le shell :
help.exitFailed	Un contrôle a échoué.
help.exitInternalError	Une erreur interne du programme.
help.exitInterrupted	La commande a été interrompue.
help.exitNoInput	Une entrée n’existe pas ou ne peut pas être lue.
help.exitSuccess	Terminé. Pour read et verify : le résultat global est réussi.
help.exitUnavailable	Pas de lecteur, pas de carte, pas de service de cartes à puce, ou rien de tel dans cette version compilée.
help.exitUndetermined	Le résultat global est indéterminé : un point qui compte n’a pas pu être prouvé.
help.exitUsage	Les options n’ont pas de sens.
help.fileOptions.aid	L’application qui contient le document de voyage, si c’est une autre que A0000002471001, comme sur certaines cartes nationales : 1 à 16 octets en chiffres hexadécimaux.
help.fileOptions.applications	Lire aussi EF.DIR à la fin, et dire quelles applications la puce y énumère.
help.fileOptions.challenge	Le défi d’authentification active donné par le vérificateur, 16 chiffres hexadécimaux (voir epass verify --challenge). Aléatoire sans cette option.
help.fileOptions.dataGroups	Ne lire que ces groupes de données, par exemple 1,2,11.
help.fileOptions.lds2	Ne lire que les enregistrements de ces applications LDS2, là où le terminal en a le droit : travelRecords, visaRecords, additionalBiometrics ; ou none. Sans cette option : toutes.
help.fileOptions.resume	Reprendre à partir du paquet d’une lecture de ce document qui a pris fin prématurément (--out).
help.fileOptions.skip	Omettre ceci : des groupes de données, par exemple 2, le portrait par le mot portrait, et les protocoles aa, ca, cam, ta (authentification active, authentification de la puce et son mappage, authentification du terminal).
help.grantArgument.form	SHA256:NATURE:ÉTATS : laisser l’éditeur dont la CSCA a ce SHA-256 parler d’autres États dans ses listes de cette nature ({values}) : codes ou noms séparés par des virgules, ou *.
help.heading	{title} :
help.imageOutputOptions.images	Écrire dans un nouveau dossier les images de EF.DG2 à EF.DG5, EF.DG7, EF.DG11 et EF.DG12, celles en JPEG 2000 au format PNG.
help.inspectCommand.abstract	Décoder des fichiers de la structure de données logique et de LDS2, des certificats, des objets CMS, des listes et des cachets.
help.inspectCommand.files	Un fichier, un dossier de fichiers, un paquet de preuves, ou - pour l’entrée standard.
help.inspectCommand.json	Afficher un objet JSON.
help.inspectCommand.offsets	Afficher l’emplacement de chaque objet de données : décalage, longueurs, étiquette et nom.
help.inspectCommand.reveal	Afficher aussi les données personnelles.
help.inspectCommand.text1	Affiche ce que dit un fichier. Seules sont vérifiées les signatures des listes signées et celles des certificats vérifiables par carte à l’intérieur d’un même fichier. Les données personnelles, et ce qui peut être rattaché à un document précis, sont masquées sauf avec --reveal.
help.inspectCommand.text2	Les fichiers d’un dossier ou d’un paquet de preuves sont affichés comme un seul document, dans l’ordre de la structure de données logique.
help.lds2AppendCommand.abstract	Ajouter un enregistrement à un fichier d’une application LDS2.
help.lds2AppendCommand.record	Le fichier qui contient l’enregistrement (- pour l’entrée standard).
help.lds2AppendCommand.target	Le fichier sur la puce : {values}.
help.lds2AppendCommand.text1	L’enregistrement est celui que la norme prévoit pour le fichier (Doc 9303-10, tableaux 83, 86 et 90), déjà signé : epass n’en crée et n’en signe aucun. Un enregistrement ajouté ne peut plus être retiré. La puce est lue comme par epass read, autant qu’il le faut pour constater qu’elle est authentique, et le terminal présente ses certificats. Si le terminal a le droit de lire le fichier, l’enregistrement est relu, et son numéro est indiqué.
help.lds2ChangeOptions.json	Afficher le résultat sous forme d’un objet JSON.
help.lds2Command.abstract	Écrire des tampons, des visas, des données biométriques et des certificats dans les applications LDS2 d’un document.
help.lds2Command.text1	epass read les lit, avec un terminal qui en a le droit, et epass inspect les affiche.
help.lds2WriteCommand.abstract	Écrire un fichier de données biométriques supplémentaires, et l’activer.
help.lds2WriteCommand.activate	Activer le fichier une fois relu : ensuite, plus personne n’y écrit.
help.lds2WriteCommand.biometrics	Le fichier qui contient les données biométriques (- pour l’entrée standard).
help.lds2WriteCommand.target	Le fichier sur la puce : Biometrics1 à Biometrics64.
help.lds2WriteCommand.text1	Le fichier est celui que la norme prévoit pour EF.Biometrics (Doc 9303-10, tableau 93), déjà signé : epass n’en crée et n’en signe aucun. Il doit exister sur la puce et ne pas être activé ; son contenu est remplacé. La puce est lue comme par epass read, autant qu’il le faut pour constater qu’elle est authentique, et le terminal présente ses certificats. Ce qui a été écrit est relu. Avec --activate, le fichier est ensuite fermé définitivement.
help.manualCommands	Commandes utilisateur
help.manualDescription	Description
help.manualExitStatus	Code de sortie
help.manualName	Nom
help.manualSynopsis	Synopsis
help.more	{command} en dit plus.
help.mrzCommand.abstract	Analyser des zones de lecture automatique, vérifier leurs chiffres de contrôle, les réparer ou en écrire.
help.mrzCommand.at	Le jour par rapport auquel les siècles sont déterminés.
help.mrzCommand.generate	Écrire une zone à partir des options ci-dessous.
help.mrzCommand.json	Afficher un objet JSON ; pour plusieurs zones, avec un tableau « results ».
help.mrzCommand.jsonLines	Afficher un objet JSON par ligne, un pour chaque zone.
help.mrzCommand.lines	Les lignes d’une ou de plusieurs zones, ou - pour l’entrée standard (de même si rien n’est indiqué).
help.mrzCommand.repair	Réparer les erreurs de lecture optique ; ce qui n’est pas certain est proposé.
help.mrzCommand.showKey	Afficher les éléments dont sont tirées les clés d’accès de la puce.
help.mrzCommand.text1	Les zones sont acceptées telles qu’elles viennent : minuscules, espaces, sauts de ligne quelconques ou absents, préfixe d’un scanner. Une zone seule est affichée en entier, plusieurs le sont à raison d’une ligne chacune. Ce qui figure sur une ligne de commande est visible par les autres utilisateurs : les données réelles passent par l’entrée standard (epass mrz - < FICHIER).
help.mrzCommand.text2	--repair modifie ce pour quoi l’alphabet d’un champ ne laisse pas de choix (pas de lettres dans les dates). Pour un caractère d’un numéro de document ou de données facultatives, il ne fait que proposer : toutes les lectures qui demandent le moins de modifications sont énumérées, pour qu’une personne les compare avec le document.
help.mrzCommand.text3	Code de sortie : 0 si tous les chiffres de contrôle sont justes, 1 si l’un d’eux est faux, 2 si une réparation est proposée sans être tranchée, 65 si quelque chose n’est pas une zone, 66 s’il n’y a rien à lire.
help.mrzGenerationOptions.allowUnknownCodes	Accepter des codes qui ne figurent pas dans le Doc 9303-3.
help.mrzGenerationOptions.birth	AAAA-MM-JJ, ou AAMMJJ avec < pour ce qui est inconnu.
help.mrzGenerationOptions.documentCode	Une ou deux lettres (par défaut : P, I ou V, selon le format).
help.mrzGenerationOptions.expiry	AAAA-MM-JJ ou AAMMJJ.
help.mrzGenerationOptions.format	TD1, TD2, TD3, MRV-A ou MRV-B (par défaut : TD3).
help.mrzGenerationOptions.given	L’identifiant secondaire.
help.mrzGenerationOptions.issuer	Le code de l’État ou de l’organisation émettrice.
help.mrzGenerationOptions.language	La langue d’un nom en cyrillique : be, bg, mk, sr ou uk.
help.mrzGenerationOptions.nationality	Le code de la nationalité (par défaut : celui de l’émetteur).
help.mrzGenerationOptions.number	Le numéro de document ; en TD1 et en TD2, il peut avoir plus de neuf caractères.
help.mrzGenerationOptions.optional	Données facultatives ; en TD3, le numéro personnel.
help.mrzGenerationOptions.optional2	Données facultatives de la ligne du milieu en TD1.
help.mrzGenerationOptions.sex	M, F ou X ; X s’écrit < (par défaut : X).
help.mrzGenerationOptions.surname	L’identifiant principal ; les caractères nationaux sont translittérés.
help.mrzGenerationOptions.zeroCheckDigit	Écrire 0, et non <, comme chiffre de contrôle d’un numéro personnel vide.
help.ofHelp	Afficher cette aide.
help.ofLanguage	La langue : {languages}, ou le fichier d’un catalogue. Sans cette option, EPASS_LANG ou les paramètres régionaux décident.
help.ofVersion	Afficher la version.
help.options	options
help.pageOptions.html	Écrire le rapport sous forme de page : un fichier HTML autonome, avec les images.
help.pageOptions.open	Ouvrir la page dans un navigateur (xdg-open).
help.pageOptions.pdf	Écrire la page en PDF, au moyen de chromium ou de weasyprint si l’un des deux est installé.
help.pictureOptions.picture	Montrer le portrait dans le terminal : auto, si l’on sait que le terminal affiche des images ; always, ailleurs aussi, en caractères de couleur.
help.policies	Une politique dit ce que vaut chaque contrôle ; --policy la choisit :
help.policiesMore	epass policy les explique ; Docs/policies.md présente tous les contrôles sous chacune d’elles et dit comment écrire sa propre politique ; epass help checks NOM présente un contrôle.
help.policyArgument	Une politique : le nom d’une politique intégrée, ou un fichier (- pour l’entrée standard).
help.policyCommand.abstract	Afficher, contrôler et expliquer les politiques : ce que vaut chaque contrôle, et ce qui est décidé.
help.policyCommand.text1	Une politique est un fichier JSON qui part d’une politique intégrée et dit ce qui est différent : Docs/policies.md. Toute commande qui juge la reçoit par --policy.
help.policyDiffCommand.abstract	Comparer deux politiques, ou une politique avec celle dont elle part.
help.policyDiffCommand.policies	Une politique, comparée à celle dont elle part ; ou deux politiques.
help.policyDiffCommand.text1	Chaque membre qui diffère est nommé, avec - devant la valeur de la première et + devant celle de la seconde.
help.policyExplainCommand.abstract	Dire par des phrases ce que fait une politique.
help.policyExplainCommand.country	Pour les documents de cet État : un code ou un nom.
help.policyExplainCommand.text1	Avec --country et --type, pour un document de cet État et de ce type, d’après l’exception qui porte sur lui.
help.policyExplainCommand.type	Pour les documents de ce code : P, ID, ou un autre d’une ou deux lettres.
help.policyLintCommand.abstract	Dire ce qui ne va pas dans une politique : ce qui ne peut pas être suivi, se contredit ou est plus faible qu’il n’y paraît.
help.policyLintCommand.text1	Une ligne par constat, avec l’endroit dans le fichier. ERREUR désigne ce qui ne peut jamais réussir, ne s’applique jamais ou contredit autre chose ; FAIBLE désigne ce qui exige moins que la politique de départ.
help.policyLintCommand.text2	Code de sortie : 0 si rien n’est une erreur, 1 si quelque chose en est une, 65 si le fichier n’est pas une politique.
help.policyLintCommand.trust	Les éléments de confiance avec lesquels elle sera utilisée : dire quels États n’y ont pas de certificat CSCA ou de liste de révocation.
help.policyListCommand.abstract	Énumérer les politiques intégrées, et les groupes d’États qu’un fichier peut nommer.
help.policyListCommand.text1	Les groupes sont des données de ce programme, en date d’un jour indiqué ; une politique affichée en entier nomme leurs membres.
help.policyOptions.policy	La politique d’après laquelle juger : {values}, ou un fichier.
help.policyShowCommand.abstract	Afficher une politique avec tout ce qu’elle reprend.
help.policyShowCommand.text1	Avec --json, c’est la politique entière sous forme de fichier, qui reste ce qu’elle est, quoi qu’une version ultérieure de ce programme fasse de la politique de départ. Le SHA-256 que nomme chaque rapport porte sur sa forme canonique (RFC 8785).
help.printedZoneOptions.keys	Demander seulement le numéro de document, la date de naissance et la date d’expiration, au lieu des lignes de la MRZ.
help.printedZoneOptions.mrz	La MRZ telle qu’elle est imprimée : une puce s’ouvre avec elle, et ce que dit la puce lui est comparé.
help.printedZoneOptions.show	Afficher ce qui est saisi en réponse à une question. Ctrl-R l’y affiche et le masque.
help.readCommand.abstract	Lire la puce d’un document et juger ce qui a été lu.
help.readCommand.text1	Sans valeur, --mrz, --can, --pin et --puk posent la question sur un terminal, sans afficher la saisie, et lisent l’entrée standard sinon. Sur un terminal, read seul demande la MRZ si la puce l’exige. La saisie est contrôlée ligne par ligne, et conservée pour un nouvel essai (Docs/prompt.md). Une valeur est - pour l’entrée standard, ou ce qui est imprimé : deux ou trois lignes de MRZ ou NUMÉRO,AAMMJJ,AAMMJJ (numéro de document, naissance, expiration) ; les chiffres du numéro d’accès à la carte.
help.readCommand.text2	Les émetteurs de confiance sont ceux que désigne le magasin de confiance (epass trust import), ou ce que --trust désigne à sa place ; avec --simulate, l’émetteur simulé est aussi de confiance, et le rapport porte la mention d’un essai. Code de sortie : 0 seulement si le résultat global est réussi, 1 en cas d’échec, 2 s’il est indéterminé.
help.readCommand.text3	Avec --watch, les documents sont lus l’un après l’autre, sur tous les lecteurs en même temps, et chacun donne une ligne, ou avec --json un objet JSON sur une ligne. --mrz - prend la MRZ de chaque document sur l’entrée standard, telle que la saisit un scanner. Ctrl-C termine avec le code 0.
help.readOutputOptions.out	Écrire les preuves dans un paquet, qu’epass verify peut juger de nouveau.
help.readOutputOptions.outDir	Écrire chaque fichier tel qu’il a été lu (EF.SOD, EF.DG1 ...) dans un nouveau dossier.
help.readOutputOptions.portrait	Écrire le portrait au format qu’indique la fin du nom : .png ; .jpg, tel que sur la puce s’il y est en JPEG ; .jp2 ou .j2k.
help.readOutputOptions.signWith	Signer le paquet de --out, pour qu’epass verify --witness compte ce que ce lecteur a vu : une clé privée sur P-256 en PEM, ou une clé dans un jeton, désignée par son URI (pkcs11:...).
help.readersCommand.abstract	Énumérer les lecteurs de cartes à puce et ce qu’ils contiennent.
help.readersCommand.json	Afficher du JSON.
help.readersCommand.text1	Avec --watch, la commande continue jusqu’à ce qu’elle soit interrompue, et dit quand un lecteur est branché ou débranché et quand un document arrive ou repart. Avec --json, elle affiche un objet ; avec --watch en plus, un objet par ligne.
help.readersCommand.watch	Continuer et suivre ce qui se passe.
help.reportOutput.explain	Dire sous chaque ligne du rapport ce qu’elle signifie, que faire, et la clause sur laquelle elle repose. Le JSON ne change pas.
help.reportOutput.json	Afficher le rapport sous forme d’un objet JSON.
help.reportOutput.withImages	Avec --json, mettre dans le rapport le portrait et la signature, tels qu’ils sont sur la puce, en base64. Sans cette option, le rapport donne leur SHA-256, leur longueur et leur type de média.
help.responseOption	Ce que la puce a répondu à --challenge, en chiffres hexadécimaux, si des fichiers sont donnés.
help.schemaCommand.abstract	Afficher le schéma JSON d’un format, ou les énumérer tous.
help.schemaCommand.json	Sans nom : afficher la liste sous forme d’un objet JSON.
help.schemaCommand.name	Le format, avec ou sans sa version : report, epass-report-2, epass-report/2. Sans cet argument, tous sont énumérés.
help.schemaCommand.text1	Chaque objet qu’une commande affiche avec --json nomme son format dans le membre schema ; les fichiers que lit epass ont aussi un schéma. Un schéma nomme chaque membre : ce qu’il est, dans quelle unité et sous quelle forme, et quand il est null. Docs/schemas.md donne les règles que suivent tous les formats.
help.serveCommand.abstract	Lancer le service de vérification, epass-service, s’il se trouve à côté de ce programme.
help.serveCommand.arguments	Ce que reçoit epass-service : des réglages, ou l’une de ses commandes avec ce qui s’y rapporte : {commands}.
help.serveCommand.demo	Lancer le service sur 127.0.0.1:8480 avec des clés générées pour l’occasion, un État fictif et un téléphone simulé qui envoie un document ; --port choisit un autre port.
help.serveCommand.text1	Il juge par HTTP ce qu’envoient téléphones et lecteurs, et signe ce qu’il en résulte. C’est un programme à part, pour que celui-ci n’ait besoin de rien de ce qu’il lui faut ; il prend la place de ce processus, et ses messages, ses signaux et son code de sortie sont les siens. Il est cherché à côté de ce programme, dans l’arborescence des sources où celui-ci a été construit, et dans PATH.
help.serveCommand.text2	Tout lui est transmis. Sans l’une de ses commandes, il répond aux requêtes ; epass serve settings énumère les réglages, et Docs/service.md décrit l’exploitation. Code de sortie 69 s’il n’est pas là.
help.signedResultCommand.abstract	Vérifier des résultats signés du service de vérification.
help.signedResultCommand.text1	epass-service signe ce qu’a donné une transaction : le résultat global, ce qui est assuré, la décision, et les empreintes de la politique, des éléments de confiance et des preuves. C’est un JWS compact, que toute bibliothèque JOSE vérifie aussi. Docs/service.md décrit ses membres.
help.signedResultVerifyCommand.abstract	Vérifier qui a signé un résultat, et s’il est celui qui était attendu.
help.signedResultVerifyCommand.audience	À qui il doit s’adresser : le client du service.
help.signedResultVerifyCommand.evidence	Ce qui a été envoyé, un paquet ou ce qu’epass verify accepte d’autre : ce doit être ce qui a été jugé.
help.signedResultVerifyCommand.file	Le résultat signé, ou - pour l’entrée standard.
help.signedResultVerifyCommand.keys	Les clés de qui signe : le JWK Set du service, ou des clés publiques ou des certificats en PEM.
help.signedResultVerifyCommand.maxAge	Le nombre maximal de secondes depuis la signature.
help.signedResultVerifyCommand.nonce	Le nonce avec lequel la transaction a été ouverte.
help.signedResultVerifyCommand.policy	La politique selon laquelle il doit avoir été jugé : le nom d’une politique intégrée, ou un fichier.
help.signedResultVerifyCommand.text1	La signature montre qui affirme ceci, non que le document convient : c’est le résultat qu’elle couvre qui le dit, et il est affiché. Le résultat d’une autre transaction a lui aussi une bonne signature ; donnez donc ce que vous savez de la vôtre. Ce qui n’a pas été donné est indiqué comme non comparé.
help.signedResultVerifyCommand.text2	Tout repose sur les clés : obtenez-les du service par une connexion de confiance, et conservez le fichier. D’un certificat, seule la clé est prise ; ni sa signature ni ses dates ne sont examinées.
help.signedResultVerifyCommand.text3	L’empreinte des preuves est le SHA-256 de la forme canonique (RFC 8785) de leur paquet, quelle que soit la forme sous laquelle elles sont venues : donnez ce qui a été envoyé. Celles des politiques et des éléments de confiance sont celles d’epass policy list --json et d’epass trust audit --json.
help.signedResultVerifyCommand.text4	Code de sortie : 0 si la signature est valable et que tout ce qui a été donné concorde, 1 sinon, quoi que le résultat dise du document ; 65 si ce n’est pas un résultat signé, ou si les clés sont inutilisables.
help.signedResultVerifyCommand.transaction	La transaction dont il doit être.
help.signedResultVerifyCommand.trust	Les éléments de confiance avec lesquels il doit avoir été jugé, tels que le service les a maintenant.
help.simulateCVCCommand.abstract	Créer des certificats pour terminaux : CVCA, vérificateur de documents, système d’inspection, avec leurs clés.
help.simulateCVCCommand.document	Créer la chaîne que décrit ce fichier JSON (- pour l’entrée standard).
help.simulateCVCCommand.earlier	Prendre comme CVCA cvca.cvcert et cvca.key.pem de ce dossier.
help.simulateCVCCommand.export	Écrire les certificats et les clés dans un nouveau dossier.
help.simulateCVCCommand.seed	Dériver toutes les clés et tous les nombres aléatoires d’un nombre ; le résultat est reproductible.
help.simulateCVCCommand.text1	La chaîne suit le profil, ou la description d’un fichier JSON : droits, dates, références, algorithmes, et ce qui est faux. --continue reprend la CVCA d’une exportation antérieure, pour que les puces qui lui font confiance acceptent les nouveaux certificats. Aucune puce réelle n’accepte l’un d’eux. Les clés ne sont pas secrètes.
help.simulateCommand.abstract	Présenter un passeport simulé à un lecteur virtuel, ou écrire ses fichiers.
help.simulateCommand.check	Dire tout ce qui est faux dans une description, avec chaque fois l’emplacement du membre (- pour l’entrée standard).
help.simulateCommand.connect	Mettre la puce dans le lecteur virtuel à une autre adresse.
help.simulateCommand.document	Créer le document que décrit ce fichier JSON (- pour l’entrée standard).
help.simulateCommand.export	Écrire les fichiers de la puce et les certificats dans un nouveau dossier.
help.simulateCommand.json	Avec --list et --check : afficher du JSON.
help.simulateCommand.list	Énumérer les profils par groupes.
help.simulateCommand.pages	Lire chaque profil et écrire la page de chacun dans un nouveau dossier.
help.simulateCommand.profile	Le profil, default si aucun n’est indiqué ; avec --list et --pages, un mot contenu dans des noms, ou un numéro tel que F-16.
help.simulateCommand.seed	Dériver toutes les clés et tous les nombres aléatoires d’un nombre ; le résultat est reproductible.
help.simulateCommand.show	Afficher la description d’un profil, comme point de départ.
help.simulateCommand.text1	Un profil désigne ce que le document ou sa puce a de particulier ; --list les montre tous, --show en montre un sous forme d’une description que --document accepte. {pattern} désigne toute combinaison de PACE, par exemple pace-im-p-256-aes-128. Avec --vpcd, la puce est mise dans le lecteur virtuel du paquet vsmartcard-vpcd, où tout programme PC/SC peut la lire ; avec --connect, elle va à tout autre programme qui parle le même protocole, par exemple epass read --vpcd-listen. epass simulate cvc crée des certificats pour terminaux. Toutes les données, les clés et les certificats sont fictifs.
help.simulateCommand.vpcd	Mettre la puce dans le lecteur virtuel à 127.0.0.1:35963.
help.statusCommand.abstract	Créer des fichiers de ce qui est signalé au sujet de documents : perdus, volés, annulés.
help.statusCommand.text1	Si un document authentique a été perdu ou volé depuis sa délivrance, seule une source que vous désignez le sait : un fichier ou un programme, pour epass read et epass verify (--status, --status-command). Elle ne connaît les documents que par des pseudonymes (handles) : HMAC-SHA-256 sur l’État, le code, le numéro et la date d’expiration, avec une clé à vous.
help.statusCommand.text2	Une source défaillante laisse le statut indéterminé, jamais fine. Docs/status.md décrit le format.
help.statusHandleCommand.abstract	Afficher les pseudonymes de documents.
help.statusHandleCommand.text1	Une ligne pour chaque document de la liste, dans le même ordre, et rien du document lui-même : pour une source à vous.
help.statusKeyCommand.abstract	Créer une clé pour les pseudonymes.
help.statusKeyCommand.file	Le fichier à écrire. Il ne doit pas exister.
help.statusKeyCommand.text1	32 octets aléatoires en hexadécimal, dans un fichier que seul son propriétaire peut lire. Qui la détient peut essayer des numéros et savoir quels documents un fichier nomme : gardez-la comme vous gardez la liste.
help.statusListOptions.key	La clé des pseudonymes.
help.statusListOptions.list	Une liste de documents, ou - pour l’entrée standard : État, code du document, numéro et date d’expiration, séparés par des virgules, un document par ligne (D,P,C01X00T47,310831).
help.statusMakeCommand.abstract	Créer un fichier de ce qui est signalé au sujet de documents.
help.statusMakeCommand.out	Le fichier à écrire (par défaut : la sortie standard). Il ne doit pas exister.
help.statusMakeCommand.text1	Chaque document de la liste est suivi d’une virgule et de ce qui est signalé à son sujet : lost, stolen, cancelled, ou fine. Le fichier contient des pseudonymes et ces mots, dans l’ordre des pseudonymes, et une valeur de contrôle de la clé : un fichier tronqué ou produit avec une autre clé ne dit rien. Ce qu’il ne nomme pas est fine.
help.statusMakeCommand.until	Le dernier jour où le fichier doit être utilisé.
help.statusOptions.command	Un programme interrogé pour chaque document : il en reçoit le pseudonyme sur son entrée standard et affiche fine, lost, stolen ou cancelled en {seconds} secondes au plus. Il est lancé sans shell.
help.statusOptions.file	Un fichier de ce qui est signalé au sujet de documents, tel que l’écrit epass status make.
help.statusOptions.key	La clé des pseudonymes par lesquels ce fichier ou ce programme connaît les documents ; seul son propriétaire doit pouvoir la lire.
help.terminalOptions.certificates	Les certificats vérifiables par carte du terminal, de son vérificateur de documents et de l’autorité, et les certificats de liaison : des fichiers, ou des dossiers de fichiers.
help.terminalOptions.key	La clé privée du certificat du terminal : un fichier PEM, ou une clé dans un jeton, désignée par son URI (pkcs11:...).
help.terminalOptions.pinFile	Le fichier qui contient le code PIN du jeton. Sans cette option, le code PIN est demandé sur le terminal.
help.terminalOptions.servesUnverifiedChips	Réservé aux laboratoires : présenter les certificats et signer aussi pour des puces qu’aucune CSCA de confiance ne garantit. Le rapport le mentionne.
help.title.documentAfterDocument	Document après document
help.title.judging	Jugement
help.title.manyDocuments	Documents en nombre
help.title.openingTheChip	Ouverture de la puce
help.title.openingTheChipForTheBundle	Ouverture de la puce pour le paquet
help.title.optionsOfGenerate	Options de --generate
help.title.output	Sortie
help.title.page	Page
help.title.terminalAuthentication	Authentification du terminal
help.title.trace	Trace
help.title.whatIsPrinted	Ce qui est imprimé
help.title.whichChip	Choix de la puce
help.title.whichChipForTheBundle	Choix de la puce pour le paquet
help.title.whichFilesAndProtocols	Choix des fichiers et des protocoles
help.titleArguments	Arguments
help.titleCommands	Commandes
help.titleExamples	Exemples
help.titleOptions	Options
help.topics	epass help SUJET explique {topics, list}.
help.traceCommand.abstract	Afficher une trace d’epass read étape par étape : chaque commande, sa réponse, et ce qu’elles signifient.
help.traceCommand.file	La trace, ou - pour l’entrée standard.
help.traceCommand.json	Afficher un objet JSON.
help.traceCommand.objects	Afficher les objets de données de chaque commande et de chaque réponse : étiquette, nom et longueur.
help.traceCommand.redact	Écrire la trace sans les octets dans un nouveau fichier, qui peut être transmis.
help.traceCommand.text1	Lit ce qu’a écrit epass read --trace ou --trace-unsafe. Les octets des commandes et des réponses ne sont pas affichés, même si la trace les contient.
help.traceOptions.trace	Écrire chaque commande et chaque réponse avec leurs durées, sans leur contenu : en-têtes, longueurs, objets de données, mots d’état. epass trace affiche cette trace.
help.traceOptions.traceUnsafe	Les écrire avec tous leurs octets. Gardez le fichier aussi secret que le document : il contient ce qui a été lu, ou de quoi le retrouver.
help.trustAuditCommand.abstract	Montrer pour chaque pays ce qu’il y a, quel âge cela a et ce qui va expirer.
help.trustAuditCommand.at	À cette date (2026-11-21) et non à l’instant présent.
help.trustAuditCommand.country	Ce pays seulement : DE, D, DEU, Germany.
help.trustAuditCommand.failOlder	Terminer avec le code 1 si une liste ou une CRL en vigueur date de plus que ce nombre de jours.
help.trustAuditCommand.text1	Les colonnes : le pays ; les ancres, de combien de générations, et combien d’entre elles ont expiré ; leurs clés ; ce sur quoi elles reposent ; le jour où expire la dernière d’entre elles, et le dernier où signe l’une de leurs clés ; les copies de signataires de documents ; la liste de révocation la plus récente, son âge en jours, et combien de signataires elle révoque. En dessous figure ce dont il faut s’occuper.
help.trustAuditCommand.text2	Avec --fail-older, le code de sortie est 1 si une liste signée ou une CRL en vigueur a été signée il y a plus que ce nombre de jours, ou ne dit pas quand elle l’a été ; elles sont nommées.
help.trustBlockCommand.abstract	Bloquer une CSCA, un signataire ou une série de documents, quoi que disent les listes.
help.trustBlockCommand.from	Reprendre les blocages d’un fichier écrit par epass trust block --json, par exemple ceux d’un autre magasin.
help.trustBlockCommand.reason	La raison ; qui rencontre le blocage l’apprend.
help.trustBlockCommand.text1	Un blocage est votre propre parole. Il vaut sous toute politique, aucune liste ne l’excuse, et aucune importation, mise à jour ou annulation ne le retire : les documents qui reposent sur ce qui est bloqué échouent, avec votre raison. Une CSCA bloquée ne garantit aucun signataire, aucune liste ni aucun certificat de liaison ; son blocage porte sur sa clé, de sorte que ses autres certificats n’y changent rien. Le blocage garde la clé d’un certificat qu’il a rencontré et vaut donc encore quand le certificat n’est plus là. Ce que rien d’autre ne garantit que ce qui est bloqué, comme un certificat de liaison de sa clé ou les CSCA de ses listes, échoue aussi.
help.trustBlockCommand.text2	Une série est formée d’un État, d’un code de document et du premier et du dernier numéro, séparés par des deux-points : D:P:C01X00000-C01X99999. Les deux numéros en font partie et ont la même longueur ; les chiffres viennent avant les lettres. P désigne tout code qui commence ainsi, * tout code. Un numéro seul est aussi une série.
help.trustBlockCommand.text3	Sans argument, ce qui est bloqué est énuméré. Code de sortie : 0 si le blocage a été fait, 64 si personne n’a pu être interrogé, 66 si l’objet n’existe pas, 130 si la réponse était non.
help.trustBlockCommand.until	Le dernier jour où il vaut. Sans cette option, il vaut jusqu’à ce qu’il soit levé.
help.trustBlockCommand.what	Le SHA-256 d’un certificat ou de sa clé (SubjectPublicKeyInfo), le début de celui d’un certificat du magasin, ou une série de documents : ÉTAT:CODE:PREMIER-DERNIER. Le fichier d’un certificat convient aussi. Un numéro de série en chiffres hexadécimaux, @ et l’émetteur désignent le certificat correspondant.
help.trustChainCommand.abstract	Dire quelle CSCA a émis un certificat de signataire de documents, et qui garantit cette CSCA.
help.trustChainCommand.at	À cette date (2026-11-21) et non à l’instant présent.
help.trustChainCommand.file	Le certificat (DER ou PEM ; - pour l’entrée standard).
help.trustChainCommand.text1	Pour un certificat sans document : la CSCA qui l’a émis, sur la parole de qui elle est de confiance, si tous deux sont valides et en usage, et ce que disent les listes de révocation. Le fichier est en DER ou en PEM ; les certificats qui y suivent celui du signataire peuvent être des certificats de liaison intermédiaires.
help.trustChainCommand.text2	Code de sortie : 0 si la chaîne aboutit à une CSCA que la politique accepte et si le certificat n’est pas révoqué, 1 si sa signature est fausse, si sa CSCA n’a pas le droit de l’avoir émis ou s’il est révoqué, 2 si le magasin ne permet pas de le dire. Une expiration est signalée, et n’y change rien : les documents durent plus longtemps que les clés de leurs signataires.
help.trustChangeOptions.dryRun	Montrer ce qui changerait, sans rien modifier.
help.trustChangeOptions.store	Le magasin (par défaut : celui du dossier de données).
help.trustChangeOptions.yes	Le faire sans poser de question.
help.trustCommand.abstract	Importer, montrer et examiner les certificats et les listes sur lesquels repose un jugement.
help.trustCommand.text1	Le magasin est $XDG_DATA_HOME/epass/trust, ou ~/.local/share/epass/trust ; --store en désigne un autre. Rien n’est jamais téléchargé d’un réseau. Commencez par epass trust setup.
help.trustDiffCommand.abstract	Comparer deux magasins, listes, fichiers ou dossiers de certificats.
help.trustDiffCommand.paths	Un magasin, une liste maîtresse, un fichier LDIF, ou un fichier ou dossier de certificats ; ou deux d’entre eux.
help.trustDiffCommand.text1	Les certificats et les listes sont comparés par leurs octets. Une ligne commence par + pour ce que seul le second contient, par - pour ce que seul le premier contient. Avec un seul chemin, le premier est le magasin. Ce que ferait une importation, et ce qu’elle demanderait, epass trust import --dry-run le montre.
help.trustDoctorCommand.abstract	Expliquer pourquoi la chaîne d’un document aboutit ou non à un émetteur de confiance, et comment y remédier.
help.trustDoctorCommand.text1	La commande dit qui a signé le document et quel émetteur et quelle clé ce signataire désigne ; ce que le magasin contient de ce pays, génération par génération ; s’il manque une génération, un certificat de liaison ou une liste entière, si le magasin est ancien, si la seule ancre est non épinglée, et quelles listes de révocation il y a. Elle finit par ce qu’il faut faire ensuite. Ce qui ne va pas dans le document lui-même, epass verify le dit.
help.trustDoctorCommand.text2	Code de sortie : 0 si la chaîne du signataire aboutit, 1 si quelque chose plaide contre le document, 2 si la chaîne reste en suspens.
help.trustExportCommand.abstract	Écrire des certificats et des listes du magasin, tels qu’ils ont été signés.
help.trustExportCommand.country	Ce pays seulement : DE, D, DEU, Germany.
help.trustExportCommand.format	pem, ou der.
help.trustExportCommand.kind	Ce qu’il faut écrire : {values}, séparés par des virgules.
help.trustExportCommand.out	Un nouveau fichier (PEM) ou dossier (DER).
help.trustExportCommand.text1	Le PEM va sur la sortie standard ou dans un seul nouveau fichier, le DER dans un nouveau dossier, à raison d’un fichier par objet. Les ancres non épinglées sont omises sauf avec --unpinned : hors du magasin, plus rien ne dit que personne ne les garantit. Les listes remplacées par une plus récente sont omises. Ce qui est bloqué, ou ne repose que sur ce qui l’est, est omis aussi, et leur nombre est indiqué.
help.trustExportCommand.unpinned	Écrire aussi les ancres non épinglées.
help.trustGrantCommand.abstract	Montrer, donner et retirer le droit qu’ont des éditeurs de parler d’autres États.
help.trustGrantCommand.fingerprint	Le SHA-256 du certificat CSCA de l’éditeur.
help.trustGrantCommand.kind	La nature de la liste : {values}.
help.trustGrantCommand.remove	Retirer l’habilitation. Ce qui reposait sur elle ne tient plus.
help.trustGrantCommand.states	Les États : codes ou noms séparés par des virgules (DE,FR), ou * pour tous. Avec --remove, tous sont concernés si aucun n’est indiqué.
help.trustGrantCommand.store	Le magasin (par défaut : celui du dossier de données).
help.trustGrantCommand.text1	Faire confiance à une CSCA, c’est croire ce qu’elle dit de son propre État. Ses listes maîtresses, ses listes de défauts et ses listes de signataires de documents parlent aussi d’autres États ; les politiques border et strict ne l’acceptent que par une habilitation, d’une liste dont le SHA-256 a été épinglé, ou pour un certificat confirmé par son propre SHA-256. Une habilitation désigne la CSCA par le SHA-256 de son certificat : comparez-le avec ce que dit l’éditeur. Elle vaut pour les clés ultérieures de cette CSCA et pour tout signataire de listes qu’elle certifie, et donc pour les listes suivantes. Sans argument, les habilitations sont énumérées.
help.trustHistoryCommand.abstract	Montrer ce qui a changé dans le magasin, quand, et par quelle commande.
help.trustHistoryCommand.store	Le magasin (par défaut : celui du dossier de données).
help.trustHistoryCommand.text1	Les colonnes : le numéro de la modification ; son heure en UTC ; le début du hachage de l’instantané, tel que le donnent les rapports ; les ancres après la modification ; si son état est conservé, pour qu’epass trust undo --to puisse le rétablir ; la commande ; ce qu’elle a ajouté (+), retiré (-) ou fait reposer sur une autre base (~). Les 128 dernières modifications sont indiquées.
help.trustImportCommand.abstract	Importer des listes maîtresses, des téléchargements du PKD, des certificats, des CRL, des listes d’écarts et de défauts.
help.trustImportCommand.dryRun	Montrer ce qui changerait, sans rien modifier.
help.trustImportCommand.grant	{form, message}. Option répétable.
help.trustImportCommand.json	Afficher un objet JSON.
help.trustImportCommand.named	Se porter garant des certificats CSCA des fichiers que personne n’a signés ; sinon, ils sont demandés, ou --pin donne leur SHA-256.
help.trustImportCommand.paths	Un fichier, ou un dossier.
help.trustImportCommand.pin	Le SHA-256 d’un certificat CSCA, d’une liste, ou d’un fichier avec tout son contenu, auquel vous faites confiance. Option répétable.
help.trustImportCommand.store	Le magasin (par défaut : celui du dossier de données).
help.trustImportCommand.text1	Les fichiers sont reconnus à leurs octets : certificats, CRL et listes signées en DER ou en PEM, LDIF tel que le propose le PKD de l’OACI, et dossiers de ces fichiers. Une entrée illisible est ignorée et nommée ; le reste est importé. Ce qui changerait est d’abord montré. Un nouveau pays, une autre clé sous un nom connu, une ancre qui disparaît et une liste sans aucun soutien de confiance doivent être confirmés, sur le terminal ou avec --yes.
help.trustImportCommand.text2	Une liste maîtresse apporte le certificat de son propre signataire et ne prouve donc rien par elle-même : comparez le SHA-256 de ce certificat CSCA, ou de la liste, avec ce que publie son émetteur, et indiquez-le avec --pin. Sinon, ses certificats sont non épinglés, et les politiques border et strict refusent ce qui repose sur eux. Une liste, ou une CRL, plus ancienne que celle du magasin est refusée.
help.trustImportCommand.text3	Une CSCA parle pour son propre État. Ce que ses listes disent d’autres États n’est accepté par border et strict que si la liste elle-même a été épinglée, ou par une habilitation, qui vaut aussi pour les listes suivantes : --grant, la réponse à une question sur le terminal, ou epass trust grant. --yes confirme les modifications et ne donne aucune habilitation.
help.trustImportCommand.text5	Code de sortie : 0 si tout ce qui était lisible a été importé, 64 si une confirmation est nécessaire et que personne n’a été interrogé, 65 si une liste a été refusée ou si rien n’était lisible, 66 si le fichier n’existe pas, 73 si le magasin ne peut pas être écrit, 75 si un autre processus y écrit, 130 si la réponse était non.
help.trustImportCommand.yes	Confirmer tout ce qui doit l’être ; aucune habilitation n’est donnée par là.
help.trustListCommand.abstract	Énumérer les certificats CSCA, un par ligne.
help.trustListCommand.basis	Seulement les ancres de cette base : {values}.
help.trustListCommand.country	Ce pays seulement : DE, D, DEU, Germany.
help.trustListCommand.text1	Les colonnes : le pays ; la génération, c’est-à-dire le numéro de la clé parmi celles de son pays ; racine, ou liaison d’une clé à la suivante ; la période de validité ; la clé ; la base, qui dit pourquoi le certificat est de confiance (Docs/trust.md) ; qui le garantit ; le début de son SHA-256 ; le sujet.
help.trustOptions.trust	Faire confiance au contenu de ce magasin, de cette liste maîtresse, de ce fichier LDIF, ou de ce fichier ou dossier de certificats CSCA, et non à celui du magasin de confiance.
help.trustOutputOptions.json	Afficher un objet JSON.
help.trustRemoveCommand.abstract	Retirer du magasin un pays, un certificat, une CRL ou une liste signée.
help.trustRemoveCommand.list	Retirer des listes signées, et non des certificats et des CRL.
help.trustRemoveCommand.only	Retirer ce seul certificat de CSCA, et aucun autre de sa clé.
help.trustRemoveCommand.text1	Ce qui est visé se désigne par le début de son SHA-256 (six chiffres ou plus), par l’identifiant de la clé d’un certificat CSCA, ou par un pays : sont alors retirés ses certificats CSCA, ses CRL et les copies de ses signataires de documents. Avec --list, ce sont des listes signées qui sont retirées, avec les éditions antérieures qu’elles avaient remplacées : celles dont le SHA-256 commence ainsi, ou celles dont l’éditeur est de ce pays. Avec un certificat de CSCA, les autres de sa clé partent aussi, sauf avec --only.
help.trustRemoveCommand.text2	Ce qui tombe avec l’objet est d’abord montré, et une confirmation est demandée : ce qui reposait sur une liste ou une CSCA, et les habilitations d’une CSCA retirée. Ce qui a été retiré reste exclu, même si une liste l’apporte de nouveau ; pour le reprendre, il faut le désigner de nouveau, par epass trust import avec son fichier ou sa liste, par --pin, ou par une habilitation. epass trust undo annule un retrait.
help.trustRemoveCommand.text4	Code de sortie : 0 si l’objet a été retiré, 64 si personne n’a pu être interrogé, 66 si l’objet n’existe pas, 130 si la réponse était non.
help.trustRemoveCommand.what	Le début d’un SHA-256, un identifiant de clé, ou un pays.
help.trustSetupCommand.abstract	Guider la mise en place : quelles listes existent, où les trouver, et en quoi leur faire confiance.
help.trustSetupCommand.json	Avec --list : afficher un objet JSON.
help.trustSetupCommand.list	Afficher quelles listes existent, et ne rien faire d’autre.
help.trustSetupCommand.paths	Les fichiers ou dossiers que vous avez téléchargés ; sans eux, la question vous est posée.
help.trustSetupCommand.store	Le magasin (par défaut : celui du dossier de données).
help.trustSetupCommand.text1	Montre quelles listes d’émetteurs sont publiées et sur quelle page, demande les fichiers que vous avez téléchargés, montre ce qu’apporte chacun et qui garantirait qui, et les importe avec les habilitations que vous donnez. La commande nécessite un terminal ; sans terminal, epass trust import et epass trust grant font la même chose. Rien n’est téléchargé : les adresses sont destinées à votre navigateur. Elles ont été consultées le jour indiqué à côté ; --list --json donne les sources.
help.trustShowCommand.abstract	Afficher en entier des certificats, des listes de révocation et des listes signées du magasin.
help.trustShowCommand.text1	Ce qui est affiché se désigne par le début de son SHA-256 (six chiffres ou plus), par l’identifiant de la clé d’un certificat CSCA, ou par un pays. Pour chaque objet sont indiqués ce sur quoi il repose et tous les fichiers d’où il vient.
help.trustShowCommand.what	Le début d’un SHA-256, un identifiant de clé, ou un pays.
help.trustStoreOptions.store	Examiner ce magasin, ou une liste maîtresse, un fichier LDIF, un fichier ou un dossier de certificats (par défaut : le magasin du dossier de données).
help.trustUnblockCommand.abstract	Lever un blocage.
help.trustUnblockCommand.text1	Ce qui était bloqué vaut de nouveau comme il vaudrait sans le blocage. Rien d’autre ne lève un blocage : epass trust undo laisse les blocages tels quels.
help.trustUnblockCommand.what	Une série, un SHA-256, ou le début de celui d’un blocage.
help.trustUndoCommand.abstract	Annuler la dernière modification du magasin, ou plusieurs.
help.trustUndoCommand.text1	Rétablit le magasin tel qu’il était avant la dernière modification non annulée : relancée, la commande remonte d’une modification de plus. --to va à l’état qui suivait la modification de ce numéro (epass trust history), y compris en avant, vers une modification annulée. Dix états antérieurs sont conservés. Ce qui change est d’abord montré, et une confirmation est demandée. L’annulation est elle-même une modification : rien n’est perdu par là.
help.trustUndoCommand.to	Rétablir l’état qui suivait la modification de ce numéro.
help.trustUpdateCommand.abstract	Prendre les éditions suivantes des listes que contient le magasin.
help.trustUpdateCommand.command	Lancer ce programme, qui place des fichiers dans le dossier que désigne EPASS_TRUST_FOLDER, et prendre ceux-ci.
help.trustUpdateCommand.dryRun	Montrer ce qui changerait, sans rien modifier.
help.trustUpdateCommand.json	Afficher un objet JSON.
help.trustUpdateCommand.paths	Un fichier, ou un dossier.
help.trustUpdateCommand.store	Le magasin (par défaut : celui du dossier de données).
help.trustUpdateCommand.text1	Prend, dans un fichier ou un dossier, les listes plus récentes des éditeurs dont les listes sont dans le magasin, les CRL de ses CSCA et les copies des signataires de documents que celles-ci ont certifiés ; tout le reste est compté et laissé de côté. Les habilitations et les épinglages valent tels qu’ils ont été donnés. Ce qu’ils prévoyaient ne nécessite pas de confirmation, pour qu’une minuterie puisse lancer la commande : les nouveaux pays et les nouvelles clés pleinement garantis, et quelques ancres qui disparaissent. Ce qui repose sur moins que cela, et une édition qui ferait disparaître plus d’un quart des ancres, nécessitent --yes. Tout est écrit en une fois, ou rien ne l’est. Une liste, ou une CRL, plus ancienne que celle du magasin est refusée.
help.trustUpdateCommand.text2	epass ne télécharge rien. --command lance un programme à vous qui s’en charge, avec des arguments et sans shell : il trouve dans EPASS_TRUST_FOLDER le chemin d’un dossier privé et vide, et ce qu’il y place est pris. S’il se termine avec un autre code que 0, rien n’est pris.
help.trustUpdateCommand.text4	Code de sortie : 0 si le magasin est à jour, même sans rien de nouveau, 64 si une confirmation est nécessaire et que personne n’a été interrogé, 65 si une liste a été refusée ou si rien ne fait suite au contenu du magasin, 66 si le magasin ou le fichier n’existe pas, 69 si le programme lancé a échoué, 73 si le magasin ne peut pas être écrit, 75 si un autre processus y écrit.
help.trustUpdateCommand.timeout	Avec --command : la durée maximale de son exécution.
help.trustUpdateCommand.yes	Confirmer tout ce qui doit l’être ; aucune habilitation n’est donnée par là.
help.usage	Utilisation : {synopsis}
help.value.argument	argument
help.value.basis	base
help.value.can	can
help.value.case	cas
help.value.code	code
help.value.codes	codes
help.value.command	commande
help.value.country	pays
help.value.date	date
help.value.days	jours
help.value.dir	dossier
help.value.file	fichier
help.value.fileUri	fichier|uri
help.value.files	fichiers
help.value.folder	dossier
help.value.grant	habilitation
help.value.hex	hex
help.value.hostPort	hôte:port
help.value.kind	nature
help.value.kinds	natures
help.value.language	langue
help.value.lines	lignes
help.value.list	liste
help.value.mrz	mrz
help.value.n	n
help.value.name	nom
help.value.number	numéro
help.value.path	chemin
help.value.pin	pin
help.value.policy	nom|fichier
help.value.port	port
help.value.profile	profil
help.value.protocol	protocole
help.value.puk	puk
help.value.rate	débit
help.value.seconds	secondes
help.value.sha256	sha256
help.value.text	texte
help.value.unit	unité
help.value.what	objet
help.value.when	quand
help.value.yYYYMMDD	AAAA-MM-JJ
help.verifyCommand.abstract	Juger un paquet de preuves, un dossier de fichiers ou un cachet, sans la puce.
help.verifyCommand.certificate	Un certificat du signataire d’un cachet (DER ou PEM), s’il n’est pas dans le magasin. Il n’en devient pas pour autant de confiance.
help.verifyCommand.challenge	Le défi d’authentification active que vous avez donné pour cette lecture : 16 chiffres hexadécimaux. Un autre défi dans les preuves entraîne l’échec.
help.verifyCommand.expect	Ce qui est attendu, un document ou un cachet ; l’autre échoue. Sans cette option la politique le dit, et avec --challenge ou --status un document est attendu.
help.verifyCommand.text1	Tout ce que des octets peuvent trancher est tranché de nouveau. Ce que seule la puce pouvait prouver (le contrôle d’accès, l’authentification de la puce) et la comparaison avec la MRZ imprimée restent indéterminés : ce qu’un paquet en dit est marqué comme enregistré et ne prouve rien. L’authentification active est recalculée ; elle n’est probante pour vous qu’avec --challenge, le défi que vous avez donné à la personne qui a fait la lecture. Avec --mrz, la MRZ que vous voyez imprimée est comparée maintenant, et ce contrôle n’est plus un résultat enregistré ; s’il a été enregistré en échec, il le reste. Un cachet numérique visible ou un VDS-NC est jugé d’après ce qui a été lu de son code-barres : les octets, des chiffres hexadécimaux ou du base64, ou le texte. Code de sortie : 0 seulement si le résultat global est réussi, 1 en cas d’échec, 2 s’il est indéterminé.
help.verifyCommand.text2	Avec --batch, de nombreux documents sont jugés : chaque dossier dans les dossiers indiqués, chaque paquet de preuves, chaque document d’une archive tar ou ZIP et, sur l’entrée standard (-), un texte JSON par ligne ou une archive tar. Chacun donne une ligne de JSON. Code de sortie, dans ce cas : 65 si une entrée n’a pas pu être lue, sinon 1 si un document est en échec, 2 si l’un est indéterminé.
help.verifyCommand.witness	La clé du lecteur que vous croyez : sa clé publique ou un certificat en PEM, ou un JWK Set. Un paquet qu’il a signé (epass read --sign-with) compte tel que ce lecteur l’a vu ; toute autre entrée est une erreur.
help.vouchingOptions.grants	{form, message}. Option répétable.
help.vouchingOptions.pins	Le SHA-256 d’une liste, d’un certificat CSCA ou de la CSCA dont dépend le signataire d’une liste, auxquels vous faites confiance. Option répétable.
help.watchOptions.count	Terminer après ce nombre de documents.
help.watchOptions.onResult	Lancer un programme pour chaque document, avec le rapport sur son entrée standard tel que l’affiche --json, et EPASS_RESULT, EPASS_READER et EPASS_FOLDER dans son environnement. Les mots sont séparés par des espaces, des guillemets les gardent ensemble, et aucun shell n’intervient. Au bout de {seconds} secondes, il est arrêté.
help.watchOptions.watch	Lire chaque document posé sur un lecteur, sur tous les lecteurs en même temps, jusqu’à Ctrl-C.
help.withBoth	{text} (valeurs : {values} ; par défaut : {value})
help.withDefault	{text} (par défaut : {value})
help.withValues	{text} (valeurs : {values})
helpPolicy.border	Pour laisser passer quelqu’un. L’émetteur doit être garanti, et un document expiré entraîne l’échec.
helpPolicy.inspection	Pour les essais de conformité : le système d’inspection de BSI TR-03105-5.1, qui connaît deux réponses.
helpPolicy.kyc	Pour juger à distance, d’après des fichiers apportés par un téléphone. Une protection de la puce que personne n’a prouvée laisse le résultat en suspens.
helpPolicy.read	Pour savoir ce que dit un document. Seul ce qui plaide contre ses données ou sa puce entraîne l’échec.
helpPolicy.strict	Pour tester. Ce qui s’écarte de la norme entraîne l’échec, et aucune liste ne l’excuse.
image.answerTooLong	Le décodeur a répondu plus que l’image n’a.
image.boxBeyondImage	Une boîte indique une longueur qui dépasse l’image.
image.boxLength	Une boîte indique une longueur qui ne convient pas à l’image.
image.channelBits	Un canal de l’image a plus de 16 bits.
image.channels	L’image a {count, plural, one {# canal} other {# canaux}}.
image.codestreamWithoutSize	Le flux de code ne commence pas par sa taille.
image.colours	Les couleurs de l’image ne sont ni gris, ni rouge, vert et bleu.
image.componentCut	Une composante de l’image ne la couvre pas.
image.componentEmpty	Une composante de l’image n’a pas d’échantillons.
image.crashed	Le décodeur s’est arrêté brutalement sur l’image (signal {signal}).
image.cutWithin	L’image se termine à l’intérieur de {part, select, box {sa boîte} boxes {ses boîtes} headerBox {sa boîte d’en-tête} palette {sa palette} codestream {son flux de code} size {sa taille} component {sa composante} marker {son marqueur} firstMarker {son premier marqueur} markerSegment {son segment de marqueur} frameHeader {son en-tête de trame} signature {sa signature} firstChunk {son premier bloc} other {son en-tête}}.
image.damaged	Le décodeur ne peut pas décoder l’image : elle est endommagée.
image.endingUnknown	On ne peut pas savoir comment le décodeur s’est terminé : l’appelant ignore ses processus enfants.
image.forbidden	Le décodeur a fait ce que son confinement interdit, et le système l’a arrêté.
image.formatNotDecoded	Les images au format {format} ne sont pas décodées.
image.frameHeaderEmpty	L’en-tête de trame n’annonce aucune image.
image.frameHeaderWithoutRows	L’en-tête de trame n’indique pas le nombre de lignes.
image.headerChunkEmpty	Le bloc d’en-tête n’annonce aucune image.
image.inputTooLong	L’image dépasse {limit} octets.
image.jpegBits	L’image JPEG a des échantillons de {bits, plural, one {# bit} other {# bits}} ; seuls ceux de 8 bits sont décodés.
image.jpegComponents	L’image JPEG a {count, plural, one {# composante} other {# composantes}} ; le décodage en admet une, trois ou quatre.
image.markerMissing	Il n’y a pas de marqueur là où il en faut un.
image.noAnswer	Impossible d’attendre la réponse du décodeur.
image.noArea	L’image n’a pas de surface, ou ses tuiles ne la couvrent pas.
image.noCodestream	L’image n’a pas de flux de code.
image.noDecoder	Cette version a été compilée sans décodeur d’images, donc sans le trait Images.
image.noDecoderOfThisVersion	Le programme lancé s’est terminé avec {status} ; ce n’est pas un décodeur de cette version.
image.noFrameHeader	L’image n’a pas d’en-tête de trame.
image.noFrameHeaderBeforeData	L’image n’a pas d’en-tête de trame avant ses données.
image.noHeaderChunk	L’image ne commence pas par son bloc d’en-tête.
image.noJPEGMarker	L’image ne commence pas par le marqueur d’une image JPEG.
image.noPNGSignature	L’image ne commence pas par la signature PNG.
image.noSamples	Une composante n’a pas d’échantillons.
image.notDecoded	Le décodeur n’a donné aucune image.
image.notStarted	Le programme de décodage d’images ne peut pas être lancé : {error}.
image.otherSize	La réponse du décodeur n’est pas une image de la taille indiquée.
image.paletteChannels	La palette a {count, plural, one {# canal} other {# canaux}} ; au plus {limit} sont décodés.
image.pngNotMade	Le fichier PNG ne peut pas être produit.
image.pointsNotWritten	Les points ne peuvent pas être écrits.
image.sampleBits	Un échantillon a {bits, plural, one {# bit} other {# bits}} ; au plus 16 sont décodés.
image.samplesDoNotFit	Les échantillons ne correspondent pas à la taille de l’image.
image.samplesMissing	Une image de {width} sur {height, plural, one {# point} other {# points}} demande {needed} octets ; il y en a {there}.
image.samplesNotShown	Les échantillons de {bits, plural, one {# bit} other {# bits}} sur {channels, plural, one {# canal} other {# canaux}} ne sont pas affichés.
image.sizeLength	La longueur de la taille ne correspond pas à ses composantes.
image.sizeNotStated	Le fichier ne dit pas la taille d’une image non compressée.
image.tooLarge	L’image est plus grande que les limites ne le permettent.
image.tooLargeForJPEG	L’image est trop grande pour le format JPEG.
image.tooLargeForPNG	L’image est trop grande pour PNG.
image.tooManyBoxes	L’image a plus de {limit} boîtes avant son flux de code.
image.tooManyComponents	L’image a {count, plural, one {# composante} other {# composantes}} ; au plus {limit} sont décodées.
image.tooManyOctets	L’image a {count, plural, one {# octet} other {# octets}} ; la limite est {limit}.
image.tooManyPoints	L’image annonce {width} sur {height, plural, one {# point} other {# points}} ; la limite est de {limit} points.
image.tooManyTiles	L’image a {count, plural, one {# tuile} other {# tuiles}} ; au plus {limit} sont décodées.
image.tooManyTilesEachWay	L’image a {across} sur {down, plural, one {# tuile} other {# tuiles}} ; au plus {limit} sont décodées.
image.unknownFeature	Le décodeur ne connaît pas ce que l’image utilise.
image.unknownFormat	Les octets ne commencent comme aucune image connue.
image.wsqNotDecoded	Les images en quantification scalaire par ondelettes (WSQ) ne sont pas décodées.
input.aidHexadecimal	--aid accepte un identifiant d’application : 1 à 16 octets de deux chiffres hexadécimaux, par exemple A0000002471001.
input.aidOtherBundle	--resume reprend une lecture de l’application {bundle}, et --aid désigne {wanted} : omettez --aid, ou indiquez la même.
input.aidOtherFiles	{identifier} est l’application « {name} », dont les fichiers ne sont pas ceux d’un document de voyage : indiquez avec --aid l’application qui contient EF.SOD et les groupes de données.
input.appendWithoutTerminal	Une puce n’accepte d’enregistrements que des terminaux habilités à en ajouter : indiquez --terminal-certificates et --terminal-key.
input.askOwner	Lisez-le en tant qu’utilisateur auquel il appartient, ou demandez-lui l’autorisation.
input.atIsDay	--at est un jour, AAAA-MM-JJ.
input.bacWithCAN	--access bac ouvre la puce avec la MRZ ; un numéro d’accès à la carte ne fonctionne qu’avec PACE.
input.bacWithPIN	--access bac ouvre la puce avec la MRZ ; les codes PIN et PUK ne fonctionnent qu’avec PACE.
input.beOwner	Lisez-le en tant qu’utilisateur auquel il appartient.
input.belongsToGenerate	{option} va avec --generate.
input.bothOnStandardInput	--mrz et --can ne peuvent pas venir tous deux de l’entrée standard. Lisez-en un par là (-) ; pour l’autre, répondez au terminal ou donnez-le en valeur.
input.brokenJSON	Le JSON est mal formé à l’octet {offset}. {error, message}.
input.brokenText	Lu comme texte, il s’arrête à l’octet {offset}. {error, message}.
input.bundleAlone	{file} est un paquet complet, et autre chose a été donné à côté.
input.canDigits	Ce n’est pas un numéro d’accès : il a six chiffres, et celui-ci {count, number}.
input.canLength	un numéro d’accès à la carte a six chiffres ; celui-ci en a {count}.
input.centuryNone	{option} : une zone ne contient que deux chiffres de l’année, et {day} ne serait pas lu comme une date.
input.centuryOther	{option} : une zone ne contient que deux chiffres de l’année, et {day} serait lu comme {other}.
input.challengeAndSkip	--challenge est ce que signe l’authentification active, et --skip aa omet celle-ci : n’indiquez que l’un des deux.
input.checkFile	Vérifiez le fichier, ou indiquez-en un autre.
input.checkZoneFile	Vérifiez que c’est le bon fichier ; traitez un grand nombre de zones en plusieurs fois.
input.countRange	--count accepte de 1 à 1000000 documents.
input.dataGroupNumbers	--dg accepte des nombres de 1 à 16 séparés par des virgules, par exemple 1,2,11.
input.evidenceAndZone	Les preuves et --mrz ne peuvent pas venir tous deux de l’entrée standard.
input.evidenceWrong	{file} n’est pas un ensemble de preuves à juger. {error, message}.
input.evidenceWrongAt	{file} ne peut pas être jugé comme preuve : son membre {member} est incorrect. {error, message}.
input.fieldWrong	La zone ne peut pas être écrite, champ en cause : {field, message}. {error, message}.
input.fileNameEmpty	Un nom de fichier est vide.
input.folderEmpty	Le dossier {folder} ne contient aucun fichier.
input.folderUnreadable	Impossible de lire le dossier {folder}.
input.folderWithoutTerminalCertificates	Le dossier {folder} ne contient aucun certificat vérifiable par carte.
input.formatNames	--format est TD1, TD2, TD3, MRV-A ou MRV-B.
input.generateDate	{option} est AAAA-MM-JJ ou AAMMJJ.
input.generateLacksOptions	Il manque des options à --generate.
input.generateNeeds	--generate nécessite {options}.
input.generateTakesNoLines	--generate n’accepte ni lignes ni --repair.
input.giveBundle	Donnez le paquet de preuves écrit par epass read --out : un résultat ne se juge pas une seconde fois.
input.giveBundleAlone	Donnez le paquet seul, ou les fichiers dont il a été fait.
input.giveCAN	Donnez les six chiffres qui figurent sur la carte ou la page de données, en dehors de la MRZ.
input.giveCertificateOfKey	Donnez le certificat de cette clé ; epass inspect montre le contenu d’un certificat.
input.giveEvidence	Donnez ce qu’a écrit epass read --out, ou un cachet ; une copie de fichier est peut-être restée inachevée.
input.giveEvidenceFolderOrSeal	Donnez ce qu’a écrit epass read --out, un dossier de fichiers, ou un cachet.
input.giveFewerTerminalCertificates	Donnez ceux des États dont les documents sont lus.
input.giveLinesOrRead	epass read --mrz s’en sert pour ouvrir une puce ; ici, donnez les lignes de la zone.
input.giveMRZ	Donnez les deux ou trois lignes telles qu’elles sont imprimées, ou NUMÉRO,DATE,DATE (numéro de document, naissance, expiration ; dates comme 1974-08-12).
input.givePIN	Donnez-le tel qu’il figure dans la lettre de l’émetteur.
input.givePrivateKey	Donnez une clé privée non chiffrée, RSA ou sur courbe elliptique, en PEM (PKCS #8).
input.giveSignerCertificate	Donnez le certificat du signataire du cachet en DER ou en PEM.
input.giveSixDigits	Donnez les six chiffres AAMMJJ si c’est ce que vous voulez, ou un autre jour avec --at.
input.giveTerminalCertificates	Donnez les certificats tels que l’autorité les a émis, sans PEM ; epass inspect montre la nature d’un fichier.
input.giveZone	Donnez ses lignes, ou bien - et envoyez-les par l’entrée standard.
input.giveZoneOfFile	Donnez le contenu du fichier : --mrz - < FICHIER.
input.guardedGroups	Une puce ne donne DG3 et DG4 qu’aux terminaux qui ont des certificats et une clé pour cela (--terminal-certificates, --terminal-key).
input.importIt	epass trust import FICHIER accorde la confiance à ce que le PKD propose.
input.inspectIt	epass inspect FICHIER montre le contenu.
input.isFolder	Impossible de lire {file} : c’est un dossier.
input.jsonAndJSONLines	Indiquez --json ou --json-lines, mais pas les deux.
input.keepPrivateKey	Aucune clé privée n’est jamais nécessaire ici : conservez-la là où personne d’autre ne peut la lire.
input.keysAsks	--keys demande le numéro de document et les dates : ne donnez pas de valeur à --mrz en même temps.
input.kindArchive	une archive ({format})
input.kindCardVerifiable	des certificats vérifiables par carte
input.kindCertificate	un certificat
input.kindCompressed	un fichier compressé ({format})
input.kindDER	un objet en DER
input.kindImage	une image {format}
input.kindLDIF	un fichier LDIF
input.kindLDS2	un fichier LDS2
input.kindOctets	des octets de nature inconnue
input.kindOtherText	un texte quelconque
input.kindPDF	un PDF
input.kindPEM	des certificats ou des listes en PEM
input.kindPrivateKey	une clé privée
input.kindResult	{schema}, un résultat d’epass et non les preuves dont il est tiré
input.kindRevocationList	une liste de révocation de certificats
input.kindSignedList	une liste signée
input.kindUTF16	un texte en UTF-16
input.kindZone	une zone de lecture automatique
input.languageNames	--language est be, bg, mk, sr ou uk.
input.lds2Words	--lds2 accepte travelRecords, visaRecords et additionalBiometrics, séparés par des virgules, ou none.
input.lineEmpty	Une ligne est vide. Une variable du shell n’est-elle pas définie ?
input.linesOrStandardInput	Donnez des lignes ou -, mais pas les deux.
input.linkAlone	--link et --document vont avec --simulate.
input.nameFileNotFolder	Indiquez un fichier, et non un dossier.
input.nameItsFolder	Il commence comme un fichier de document : indiquez le dossier qui le contient. epass inspect montre un fichier seul.
input.nameWrittenFolder	Indiquez un dossier écrit par epass read --out-dir ou epass simulate --export.
input.needsWatch	{option} va avec --watch.
input.noCAN	Ce n’est pas un numéro d’accès à la carte. {error, message}.
input.noCertificate	{file} ne contient aucun certificat. {error, message}.
input.noMRZ	Ce n’est pas une MRZ. {error, message}.
input.noPIN	Ce n’est ni un code PIN ni un code PUK. {error, message}.
input.noPrivateKey	{file} ne contient aucune clé privée utilisable.
input.noRecord	Ce n’est pas un enregistrement de {file}. {error, message}.
input.noSuchDay	{option} vaut {day}, un jour qui n’existe dans aucun calendrier.
input.noTerminalCertificate	{file} n’est pas un certificat vérifiable par carte. {error, message}.
input.noZone	Ce n’est pas une zone de lecture automatique{line, plural, =0 {} other { (voir ligne #}}{column, plural, =0 {} other {, colonne #}}{line, plural, =0 {} other {)}}. {error, message}.
input.notEvidence	{file} n’est pas un ensemble de preuves à juger. Contenu : {kind, message}.
input.notJudgeable	Le code-barres ne peut pas être jugé. {error, message}.
input.notRegular	{file} n’est pas un fichier ordinaire.
input.onePassword	N’indiquez qu’une seule des options --can, --pin et --puk ; --mrz peut s’y ajouter.
input.parseZone	epass mrz - < FICHIER l’analyse ; epass read --mrz - < FICHIER s’en sert pour ouvrir la puce.
input.pictureProvesNothing	Une image ne prouve rien : il faut lire la puce, avec epass read ou avec un téléphone qui envoie ses fichiers.
input.pinFileNeedsToken	--terminal-pin-file va avec une clé dans un jeton (--terminal-key pkcs11:...).
input.pipeByStandardInput	Indiquez un fichier ; ce qu’apporte un tube se lit par l’entrée standard, avec -.
input.profileIsFile	Un document à vous est un fichier : --simulate --document FICHIER.
input.readersNeedWatch	Plusieurs lecteurs ne vont qu’avec --watch ; un seul document se lit sur un seul lecteur.
input.recordFormat	Donnez les octets d’un enregistrement tels que la puce doit les recevoir ; epass inspect en montre le contenu.
input.recordsGuarded	Une puce ne donne les enregistrements des applications LDS2 qu’aux terminaux habilités : indiquez --terminal-certificates et --terminal-key.
input.responseNeedsChallenge	--response est la réponse à --challenge : donnez les deux.
input.responseOfBundle	{file} est un paquet complet, et n’accepte pas --response.
input.saveUTF8	Enregistrez-le en UTF-8.
input.severalReaders	Des documents ou des cartes se trouvent sur plusieurs lecteurs : {readers}.
input.sexNames	--sex est M, F ou X.
input.skipWords	--skip accepte des nombres de 1 à 16 et les mots portrait, aa, ca, cam, ta, séparés par des virgules, par exemple 2,aa.
input.standardInputEmpty	L’entrée standard est vide.
input.standardInputNotEvidence	L’entrée standard n’est pas un ensemble de preuves à juger. Contenu : {kind, message}.
input.standardInputTooLarge	L’entrée standard dépasse {limit} octets.
input.standardInputTwice	L’entrée standard ne peut être donnée qu’une fois.
input.standardInputUnreadable	Impossible de lire l’entrée standard : {error}.
input.systemFolder	Le dossier {folder} montre l’état du système ; il ne contient pas de fichiers de documents ou d’émetteurs.
input.takePasswordOff	Retirez le mot de passe (openssl pkcs8 -topk8 -nocrypt), ou placez la clé dans un jeton.
input.terminalCertificateOctets	Ils commencent par les octets 7F21 ; epass inspect montre la nature d’un fichier.
input.terminalCertificatesAndKey	--terminal-certificates et --terminal-key vont ensemble : un terminal présente ses certificats et signe avec sa clé.
input.terminalFilesOnly	Les certificats, la clé et le code PIN du terminal sont des fichiers ; aucun ne vient de l’entrée standard.
input.terminalUnfit	Les certificats et la clé du terminal sont inutilisables. {error, message}.
input.terminalValueEmpty	La valeur de --terminal-key ou de --terminal-pin-file est vide.
input.timeoutRange	--timeout accepte de 1 à 86400 secondes.
input.tooLarge	{file} dépasse {limit} octets.
input.tooManyTerminalCertificates	Il y a plus de {limit} certificats vérifiables par carte.
input.trustIt	epass inspect FICHIER montre le contenu ; --trust FICHIER ou epass trust import FICHIER accorde la confiance aux certificats, listes et CRL.
input.unpackIt	Donnez ce qu’a écrit epass read --out ou --out-dir, après l’avoir décompressé si nécessaire.
input.unreadable	Impossible de lire {file} : {error}.
input.untrustedNeedsKey	--terminal-authentication-untrusted va avec --terminal-certificates et --terminal-key.
input.waitRange	--wait accepte de 0 à 86400 secondes.
input.watchNames	Avec --watch, --out et --portrait sont deux noms sans barre oblique, qui ne commencent ni par un point ni par EF. et ne sont pas report.json.
input.watchNeedsFolder	Avec --watch, --out et --portrait désignent des fichiers dans le dossier de chaque document : indiquez aussi --out-dir.
input.watchNoChallenge	--challenge sert à la signature d’un seul document et ne va pas avec --watch.
input.watchNoKeys	--keys interroge pour un document ; avec --watch, tapez NUMÉRO,DATE,DATE à la place d’une MRZ.
input.watchNoPIN	--pin et --puk sont propres à un seul document, et --watch en lit plusieurs.
input.watchNoSimulation	--watch lit des documents qui se succèdent ; --simulate n’en a qu’un, qui reste. epass simulate --connect en envoie un à epass read --watch --vpcd-listen.
input.watchOnePassword	Avec --watch, indiquez --can, ou bien --mrz pour ce qui est scanné, mais pas les deux.
input.watchOneReading	--trace, --trace-unsafe et --resume ne concernent qu’une lecture, et --watch en fait plusieurs.
input.waysExclude	--reader, --simulate et --vpcd-listen s’excluent mutuellement.
input.zoneIsFile	{name} ressemble au nom d’un fichier, et non à une ligne de zone.
input.zoneIsKey	Ce sont un numéro de document, une date de naissance et une date d’expiration, et non une zone de lecture automatique.
input.zoneTooLong	Il y a plus de {limit} octets : ce ne sont pas des lignes de documents.
issuing.besideTrust	Un défaut de confiance va seul : il produit tout ce que l’État émet.
issuing.editCount	Il y a au plus 64 modifications.
issuing.editsOfIndefinite	Les modifications de EF.SOD ne vont pas avec des longueurs indéfinies.
issuing.hashOfRSA	MD5 ne va qu’avec RSA : ECDSA et DSA avec MD5 n’ont pas d’identifiant.
issuing.keyOfOther	La clé n’est pas celle du certificat.
issuing.memberAbsent	Ce qui est émis ici n’a pas de {path}.
issuing.memberAmbiguous	Deux membres correspondent à {path}. Écrivez une plus grande partie du chemin vers celui qui est voulu.
issuing.memberOfPSS	Le membre est propre à PSS.
issuing.noMember	Rien de ce qui est émis n’a de membre {path}.
issuing.noOctet	Il y a {count, plural, one {# octet} other {# octets}}, comptés à partir de 0.
issuing.noRoot	Un chemin commence par l’un des mots {words}.
issuing.noValue	{action} n’accepte aucune valeur.
issuing.notForMember	{path} ne peut pas être modifié par {action}.
issuing.rootAbsent	Il n’y a pas de {root} ici : cela ne change rien.
issuing.saltBounds	Avec cette clé et cette fonction de hachage, le sel a de 0 à {longest} octets.
issuing.setsValues	Une valeur se donne à un membre qui n’a pas lui-même de membres.
issuing.standardAlgorithms	Un défaut de confiance va avec les algorithmes de la norme.
issuing.tooLong	Ce qui est émis dépasse 1 Mio.
issuing.valueKind	La valeur doit être du genre {kind}.
json.arrayCommaMissing	Une virgule ou ] devrait figurer ici.
json.colonMissing	Un deux-points devrait figurer ici.
json.controlCharacter	Un caractère de commande figure dans un texte.
json.digitsMissing	Quatre chiffres hexadécimaux devraient figurer ici.
json.halfCharacter	Il manque la moitié d’un caractère.
json.nameMissing	Un nom devrait figurer ici.
json.nameTooLong	Un nom dépasse {limit} octets.
json.noValue	Ce n’est pas une valeur.
json.noWholeNumber	Seuls les nombres entiers de 64 bits sont acceptés.
json.notUTF8	Le texte n’est pas en UTF-8.
json.objectCommaMissing	Une virgule ou '}' devrait figurer ici.
json.somethingFollows	Quelque chose suit la valeur.
json.stringCut	Le texte se termine à l’intérieur d’une chaîne.
json.tooDeep	La valeur est imbriquée trop profondément.
json.tooLong	Le texte dépasse {limit} octets.
json.tooManyValues	Le texte contient trop de valeurs.
json.unknownEscape	Cet échappement n’est pas connu.
json.valueMissing	Le texte se termine là où une valeur devrait figurer.
label.access	accès
label.applications	Applications
label.assured	Établi
label.chip	puce
label.country	pays
label.dataGroups	données (DG)
label.defects	Défauts
label.demands	exigences
label.document	document
label.files	Lu
label.issuer	émetteur
label.notAssured	Non établi
label.notChecked	non contrôlé
label.opening	Accès
label.origin	Origine
label.passport	passeport
label.printedZone	MRZ imprimée
label.reader	Lecteur
label.reading	lecture
label.record	enregistrement
label.records	Enregistrements ajoutés après la délivrance
label.recoveries	Incidents
label.revocation	révocation
label.seal	cachet
label.securityObject	objet de sécurité
label.signature	signature
label.signer	signataire
label.status	statut
label.terminal	terminal
label.tolerated	Toléré
label.usage	utilisation
label.validity	validité
label.ways	Particularités
label.zone	zone
language.noTag	{file} n’est pas un catalogue : son membre language n’est pas l’étiquette d’une langue.
language.notJSON	{file} n’est pas un catalogue : le JSON est mal formé à l’octet {offset}. {error, message}.
language.notTexts	{file} n’est pas un catalogue : ce n’est pas un unique objet JSON de textes.
language.notUTF8	La valeur de EPASS_LANG n’est pas en UTF-8.
language.syntax	{file} a un texte dont la syntaxe est fausse ({problem}) : {text}
language.unknown	Il n’y a pas de langue {name}. Langues intégrées : {languages}.
language.unknownArgument	{file} a un texte avec un argument que son message n’a pas : {place}.
language.unknownBranch	{file} a une branche qui n’est jamais choisie : {place}.
language.unknownKey	{file} a un texte pour {key}, et aucun message ne porte ce nom.
language.unreadable	Le catalogue de la langue est inutilisable. {error, message}.
lds.additionalBiometricsBounds	La référence va de 1 à 64, et les données ont au plus {limit} octets.
lds.applicationIdentifierLength	Un identifiant d’application a de 1 à 16 octets.
lds.bareCodestream	Le flux de code JPEG 2000 n’a pas de format de fichier autour de lui.
lds.bitStringNotWhole	Une BIT STRING ne se termine pas sur un octet.
lds.characterNotAllowed	La valeur a un caractère que cet élément ne peut pas avoir.
lds.chipAuthenticationUnknown	Cette authentification de la puce n’est pas connue.
lds.countLength	Un nombre d’objets de données tient sur un octet.
lds.countryCodeLetters	Un code de pays a deux lettres.
lds.countryCodeMissing	La valeur ne commence pas par un code de pays.
lds.dataGroupNumber	Le numéro d’un groupe de données va de 1 à 16.
lds.dataGroupTwice	{dataGroup} est énuméré deux fois.
lds.dateForm	La date ne s’écrit pas avec {count, plural, one {# caractère} other {# caractères}}.
lds.dateIncomplete	Des parties de la date sont inconnues ; seule une date de naissance peut en avoir.
lds.deviationRefused	{what, message}. {deviation, message}. Le profil refuse cet écart.
lds.elementEmpty	L’élément {tag} est présent et ne contient rien.
lds.elementMisplaced	L’élément {tag} n’est pas à sa place, ou figure deux fois.
lds.elementMissing	L’élément {tag} est absent.
lds.elementOutsideTemplate	L’élément {tag} a sa place dans le gabarit {template}.
lds.elementTooLong	L’élément a {length, plural, one {# octet} other {# octets}} ; la norme en admet {limit}.
lds.elementTwice	L’élément {tag} figure ici deux fois.
lds.empty	Le fichier n’a pas d’octets.
lds.featureCount	Le nombre d’éléments n’est pas de un à neuf, ou est absent.
lds.fewDataGroups	{count, plural, one {# groupe de données est énuméré} other {# groupes de données sont énumérés}} ; il en faut au moins deux.
lds.fieldMissing	Le champ est absent.
lds.fileIdentifierLength	Un identifiant de fichier a deux octets, et un identifiant court en a un.
lds.fileLength	Le fichier a {length, plural, one {# octet} other {# octets}} ; la norme en fixe {fixed}.
lds.fileWithoutRecords	{file} est transparent et n’a pas d’enregistrements.
lds.furtherElement	Un élément supplémentaire a l’étiquette {tag}, que la table a déjà.
lds.indefiniteLength	La longueur de l’élément {tag} est indéfinie ; DER est exigé.
lds.infoVersion	La version est {version} ; {specified} est spécifiée.
lds.keyUnwrapped	L’algorithme et la clé figurent dans l’entrée sans un SubjectPublicKeyInfo autour d’eux.
lds.lengthBetween	{least} à {most}
lds.lengthExactly	{length}
lds.lengthNotMinimal	La longueur n’est pas écrite avec le moins d’octets.
lds.lengthOr	{first, message} ou {second, message}
lds.manyDataGroups	{count} entrées sont énumérées ; 16 au plus sont admises.
lds.noApplicationIdentifier	L’identifiant d’application est absent.
lds.noBiometricsFile	La valeur n’est pas l’identifiant d’un EF.Biometrics.
lds.noCertificateRecord	{number} n’est pas le numéro d’un enregistrement de EF.Certificates.
lds.noDate	Les chiffres ne sont pas une date.
lds.noDateDigits	L’élément ne contient pas les chiffres décimaux d’une date.
lds.noDay	Ce jour n’existe pas.
lds.noImage	Il n’y a pas d’image.
lds.noNames	Aucun nom ne figure dans ce fichier.
lds.noObjectCount	Aucun nombre d’objets de données n’est indiqué ; {there, plural, one {# est présent} other {# sont présents}}.
lds.noOuterTag	Ce fichier n’a pas d’étiquette extérieure.
lds.noPACEIdentifier	L’identifiant d’objet n’est pas de PACE.
lds.noParameterID	Il n’y a pas de parameterId, et il y a {count, plural, one {# jeu} other {# jeux}} de paramètres de domaine explicites.
lds.noPerson	Il n’y a aucune personne.
lds.noReference	Le fichier ne contient aucune référence.
lds.noSignedData	Le contenu n’est pas un SignedData.
lds.noTextOfAtMost	La valeur n’est pas un texte UTF-8 d’au plus {limit} caractères.
lds.noZone	L’élément n’est pas une zone de lecture automatique. {why, message}.
lds.notDER	La structure n’est pas en DER.
lds.notPrintable	Le texte n’est pas une PrintableString.
lds.notUTF8	Le texte n’est pas en UTF-8.
lds.nothingExpected	Rien ne devrait figurer ici.
lds.nullWithContent	NULL n’a pas de contenu.
lds.numberLength	Un nombre a de un à quatre octets.
lds.numberNegative	Le nombre est négatif, vide ou trop grand.
lds.numberPadded	Le nombre comporte du remplissage.
lds.numberTooLarge	Le nombre est vide ou trop grand.
lds.objectCount	Objets de données indiqués : {stated} ; {there, plural, one {# est présent} other {# sont présents}}.
lds.octetsAfterRecord	{count, plural, one {# octet suit} other {# octets suivent}} l’enregistrement.
lds.octetsAfterReference	Quelque chose suit la référence.
lds.octetsAfterSecurityInfos	{count, plural, one {# octet suit} other {# octets suivent}} les SecurityInfos.
lds.octetsAfterSecurityObject	Des octets suivent le LDSSecurityObject.
lds.octetsFollow	{count, plural, one {# octet suit} other {# octets suivent}} l’élément extérieur.
lds.otherElement	L’élément {tag} est attendu ; {found} figure ici.
lds.otherStructure	La structure ASN.1 n’est pas celle attendue. {why, message}.
lds.outerTag	Le fichier doit commencer par l’étiquette {tag}.
lds.recordCount	Le fichier ne peut pas avoir {count, plural, one {# enregistrement} other {# enregistrements}}.
lds.referenceBounds	Une ou deux références de 1 à 16 octets figurent dans le fichier.
lds.referenceLength	Une référence a de 1 à 16 octets.
lds.referencesNotLast	Seuls des octets nuls suivent les références.
lds.secondApplicationIdentifier	Un second identifiant d’application figure dans le gabarit.
lds.securityObjectVersion	La version de l’objet de sécurité n’est ni V0 ni V1.
lds.sequenceForSet	Une SEQUENCE figure à la place du SET.
lds.setMissing	Un SET est attendu ici.
lds.setWrapped	Le SET figure à l’intérieur d’un élément {tag}.
lds.somethingFollows	Quelque chose suit le dernier champ.
lds.structureDamaged	La structure BER-TLV est endommagée. {why, message}.
lds.tagCut	Le deuxième octet de l’étiquette {tag} en annonce un troisième, qui est absent.
lds.tagListMisplaced	La liste d’étiquettes figure une seule fois, et en premier.
lds.tagListMissing	Le fichier ne commence pas par une liste d’étiquettes.
lds.tagListNamesAbsent	La liste d’étiquettes nomme l’élément {tag}, qui est absent.
lds.tagListNamesTemplate	La liste d’étiquettes nomme le gabarit {tag} et non les éléments qu’il contient.
lds.tagListOmits	La liste d’étiquettes ne nomme pas l’élément {tag}.
lds.tagListRepeats	La liste d’étiquettes nomme deux fois une étiquette.
lds.tagOfNoDataGroup	L’étiquette {tag} n’est celle d’aucun groupe de données.
lds.tagTwice	L’étiquette {tag} est énumérée deux fois.
lds.textTooLong	Le texte a {length, plural, one {# octet} other {# octets}} ; 65 535 sont admis.
lds.thirdReference	Une troisième référence figure dans le fichier.
lds.tooManyImages	Le fichier a plus de {limit} images.
lds.tooManyPersons	Il y a plus de {limit} personnes.
lds.tooManyRecords	Il y a plus de {limit} enregistrements.
lds.unknownElement	La norme ne définit pas ici d’élément {tag}.
lds.unknownImage	Les octets ne commencent ni une image JPEG ni une image JPEG 2000.
lds.valueLength	La valeur a {length} {unit, select, octets {octets} other {caractères}} ; longueurs possibles : {allowed, message}.
lds.versionDigits	La version doit être formée de {count} chiffres décimaux.
lds.versionInformationMissing	La version est V1, et les informations de version manquent.
lds.versionInformationUnexpected	La version est V0, et il y a des informations de version.
lds.versionNotPrintable	La version contient des caractères étrangers à PrintableString.
lds.versionUnknown	La LDS n’est d’aucune version de la norme.
lds.wrappersTooDeep	Trop d’éléments entourent le SET.
lds.zerosAfterElement	{count} octets nuls suivent le dernier élément.
lds.zerosAfterRecord	{count} octets nuls suivent le dernier enregistrement.
lds.zoneDeparts	La zone de lecture automatique s’écarte de la norme.
lds2.activated	Écrit dans {file}, relu et activé : il ne peut plus être modifié.
lds2.activationOpen	{file} a été écrit et relu ; on ne sait pas s’il est activé, car aucune réponse digne de foi n’est venue.
lds2.activationOpenRemedy	Réessayez : un fichier activé refuse l’écriture (6982).
lds2.appendNotFound	La puce a dit avoir pris l’enregistrement dans {file} (9000). Il y a été cherché, et n’a pas été trouvé.
lds2.appendOther	Dans {file}, un autre enregistrement se trouve à la place de celui qui a été envoyé.
lds2.appendRefused	La puce n’a pas accepté l’enregistrement dans {file} : {meaning, message} ({word}).
lds2.appendRefusedRemedy	Demandez ce droit à l’émetteur des certificats du terminal ; epass inspect montre ce qu’ils permettent.
lds2.appendTooLong	L’enregistrement est plus long que ce que le lecteur et la puce transmettent ; rien n’a été envoyé.
lds2.appendTooLongRemedy	Utilisez un lecteur qui transmet des commandes à longueur étendue.
lds2.appendUnknown	On ne sait pas si l’enregistrement est dans {file} : la puce a répondu {word}, ce qui laisse la question ouverte, et le fichier n’a pas pu être consulté.
lds2.appendWithoutRight	Le terminal n’a pas le droit d’ajouter à {file} ; rien n’a été envoyé.
lds2.appended	Ajouté à {file} comme enregistrement {number}, et relu.
lds2.appendedDespite	Ajouté à {file} comme enregistrement {number}, et relu, bien que la puce ait répondu {word}.
lds2.appendedNotLooked	La puce dit avoir ajouté l’enregistrement à {file}. Il n’a pas été relu, car la puce n’a plus pu être lue.
lds2.appendedUnread	Ajouté à {file}. Le terminal n’a pas le droit de le lire : l’enregistrement n’a donc pas été relu.
lds2.appendedUnreadable	La puce dit avoir ajouté l’enregistrement à {file}. Il n’a pas été relu : la puce ne donne pas les enregistrements du fichier comme elle le devrait ; sa dernière réponse a été {word}.
lds2.applicationRefused	La puce n’a pas laissé sélectionner l’application : {meaning, message} ({word}).
lds2.certificateFound	L’enregistrement {number} de EF.Certificates contient le certificat.
lds2.dateInValidity	L’enregistrement date du {when}, dans la période de validité du certificat de son signataire.
lds2.dateOutsideValidity	L’enregistrement date du {when} ; le certificat de son signataire est valide du {first} au {last}.
lds2.dateToCome	L’enregistrement date du {when}, une date à venir.
lds2.fileFull	{file} est plein : la puce n’y a plus de place ({word}).
lds2.fileFullRemedy	Rien ne peut être retiré d’un tel fichier. Prenez un autre document, ou un autre fichier s’il y en a plusieurs.
lds2.furtherExtensions	Il a d’autres extensions : {identifiers}.
lds2.hashUnknown	On ne sait pas avec quelle fonction de hachage l’enregistrement a été signé.
lds2.holderBornOtherwise	L’enregistrement est celui d’un autre titulaire : il indique {found} comme date de naissance (AAMMJJ), et DG1 indique {document}.
lds2.holderDiffers	L’enregistrement est celui d’un autre passeport : il désigne {found}, et celui-ci est {document}.
lds2.holderMatches	L’enregistrement désigne ce passeport.
lds2.holderNotComparable	On ne sait pas si l’enregistrement appartient à ce document : le numéro de document de DG1 n’a pas de un à neuf caractères, et un enregistrement n’en a pas plus.
lds2.holderNotGiven	Aucun document n’a été donné pour comparer l’enregistrement.
lds2.holderUnconfirmed	On ne sait pas si l’enregistrement appartient à ce document : le condensat de DG1 ne montre pas que c’est celui qui a été signé.
lds2.holderUnknown	On ne sait pas si l’enregistrement appartient à ce document : DG1 n’a pas été lu ou ne peut pas être décodé.
lds2.issuerKeyCritical	L’identifiant de la clé de l’émetteur est critique.
lds2.issuerKeyNotNamed	Il ne désigne pas la clé de son émetteur.
lds2.keyNotECDSA	La clé du signataire est {key} ; de tels enregistrements sont signés avec ECDSA.
lds2.keyOutsideProfile	La clé est {key}, et elle doit en être une pour ECDSA.
lds2.nameMatches	L’enregistrement du certificat porte le nom de son pays et son numéro de série.
lds2.nameNotOfIssuer	L’enregistrement du certificat porte un nom de pays ({stated}) qui n’est pas celui de son émetteur.
lds2.nameOfOtherCountry	L’enregistrement du certificat porte le nom d’un autre pays ({stated}, et non {country}).
lds2.nameOfOtherNumber	L’enregistrement du certificat porte un autre numéro de série.
lds2.noCertificate	L’enregistrement {number} de EF.Certificates ne contient pas de certificat. {error, message}.
lds2.noDate	Les données biométriques supplémentaires n’ont pas de date.
lds2.noHolder	L’enregistrement ne désigne aucun passeport.
lds2.noPurpose	Il ne dit pas à quoi il sert.
lds2.noRoom	{file} a de la place pour {count, plural, one {# octet} other {# octets}} et pas plus ; rien n’a été écrit.
lds2.noRoomRemedy	Prenez un autre fichier biométrique, ou réduisez celui-ci.
lds2.noSearchCopy	Les données biométriques supplémentaires n’ont pas de copie pour la recherche.
lds2.noState	Les données biométriques supplémentaires ne désignent aucun État.
lds2.noSuchCertificate	L’enregistrement renvoie au certificat {number} ; EF.Certificates en a {count}.
lds2.otherCertificate	L’enregistrement renvoie au certificat {number} de EF.Certificates, mais sa signature est valide avec le certificat {other} : la référence est peut-être endommagée.
lds2.otherOctets	La puce a accepté ce qui devait être écrit dans {file}, et rend autre chose. Il n’a pas été activé.
lds2.otherOctetsRemedy	Réessayez ; une puce qui le fait chaque fois est défectueuse.
lds2.periodTooShort	Il est valide du {first} au {last}, moins de dix ans.
lds2.profileKept	Le certificat respecte son profil.
lds2.purposeNotCritical	L’indication de ce à quoi il sert n’est pas critique.
lds2.refusedByChipRemedy	Réessayez une fois. Une puce qui répond ainsi chaque fois ne prend pas l’enregistrement ; le mot d’état dit pourquoi.
lds2.rightsLength	Les droits ont {count, plural, one {# octet} other {# octets}} ; il en faut {expected}.
lds2.searchCopyDiffers	L’enregistrement se trouve sous un État ({found}), et ce qui a été signé en désigne un autre ({signed}).
lds2.searchCopyMatches	L’État hors des données signées est celui qu’elles contiennent.
lds2.signatureInvalid	La signature n’est pas valide avec la clé du certificat.
lds2.signatureValid	La signature est valide, {key} avec {hash}, {form, select, plain {format simple} other {DER}}.
lds2.signer	Le certificat est celui d’un signataire de type {signer}.
lds2.signerUnknown	Le certificat du signataire de l’enregistrement n’est pas connu.
lds2.stateDiffers	L’enregistrement ({state}) et son signataire ({signer}) sont d’États différents.
lds2.stateMatches	L’enregistrement et son signataire sont du même État ({state}).
lds2.stateOfUnknown	L’enregistrement est d’un État ({state}), et son signataire d’un autre.
lds2.stateUnknown	L’État de l’enregistrement ou celui de son signataire est absent de la table des codes.
lds2.subjectCommonNames	Le sujet n’a pas un nom commun unique.
lds2.subjectNameTooLong	Le nom commun a {count, plural, one {# caractère} other {# caractères}} ; le maximum est {maximum}.
lds2.subjectOtherAttributes	Le sujet a des attributs autres que le pays et le nom commun.
lds2.subjectWithoutCountry	Le sujet ne désigne aucun pays par deux lettres.
lds2.writeRefused	La puce a refusé l’écriture ou l’activation de {file} : {meaning, message} ({word}).
lds2.writeWithoutRight	Le terminal n’a pas le droit d’écrire {file} ; rien n’a été envoyé.
lds2.written	Écrit dans {file}, et relu. Il n’est pas activé.
link.access	Contrôle d’accès
link.activeAuthentication	Authentification active
link.blocks	Les fichiers prendraient {used} ms par blocs de {usedLength} octets, comme ils ont été lus, et {best} ms par blocs de {bestLength} octets, les plus rapides.
link.chipAuthentication	Authentification de la puce
link.heading	Dans un champ à {rate} kbit/s, avec une puce comme {chip}, cette lecture durerait {seconds} secondes.
link.milestones	{file} est là après {first} ms, le dernier fichier après {last} ms.
link.order	Dans cet ordre, les fichiers seraient là le plus tôt dans l’ensemble : {files}.
link.row	{part, message} : {total} ms pour {commands, plural, one {# commande} other {# commandes}} ({air} en transmission, {inChip} dans la puce, {inReader} dans le lecteur)
link.selection	Sélection
link.sources	Docs/link.md dit d’où vient chaque chiffre, et lesquels sont supposés.
link.terminalAuthentication	Authentification du terminal
lint.acceptsCopies	Elle accepte ce qui est indéterminé sans rien exiger de la puce, comme si une copie suffisait. Ajoutez chipOriginalShownToVerifier à ses assurances, ou mettez chip.dataAlone à true.
lint.acceptsUndetermined	Elle accepte ce qui est indéterminé : une exigence de la politique n’a pas été établie.
lint.acceptsUnproven	Elle accepte ce qui est indéterminé sans exiger que les données soient authentiques. Ajoutez dataGenuine à ses assurances.
lint.ageWithoutRevocation	Le contrôle issuer.ds.revocation a le rôle evaluatory, de sorte qu’un signataire révoqué passe quel que soit l’âge de la liste. Donnez-lui le rôle optional ou mandatory.
lint.allowedAndDenied	Ceux-ci sont à la fois autorisés et exclus, et donc jamais admis : {names}.
lint.countryWithoutAnchor	Les éléments de confiance n’ont aucun certificat CSCA pour {codes} : les documents de ces États restent indéterminés.
lint.countryWithoutCRL	Les éléments de confiance n’ont pour {codes} aucune liste de révocation en vigueur signée par une CSCA de confiance : les documents de ces États restent indéterminés.
lint.dataAloneAndProof	Ce que dataAlone admet contredit ce que proofs exige. Omettez l’un des deux.
lint.dataUnproven	Passent des données dont personne n’a établi l’authenticité. Donnez à ces contrôles le rôle mandatory : {checks}.
lint.demandWithoutRole	Le contrôle {check} ne compte pas, de sorte que ce qui est exigé ici ne décide de rien. Donnez-lui le rôle mandatory.
lint.exceptionChangesNothing	L’exception ne dit rien que la politique ne dise déjà.
lint.exceptionHidden	L’exception {name}, qui la précède, porte sur tous ses documents, de sorte que celle-ci ne s’applique jamais.
lint.exceptionOverlaps	Les documents sur lesquels porte aussi l’exception {name} sont jugés d’après cette dernière : elle vient avant.
lint.exceptionUnproven	Elle exige moins avant qu’il soit prouvé de quel État est un document, et un faussaire peut y nommer cet État.
lint.fault	ERREUR
lint.filesStayOpen	Les fichiers apportés par d’autres ne montrent pas comment la puce a été ouverte et restent ici indéterminés. Mettez access.protocol.established à evaluatory, ou partez de kyc, si de tels fichiers sont jugés.
lint.graceAndRemaining	Des jours de grâce après l’expiration et des jours qui doivent rester avant elle se contredisent.
lint.graceWithoutExpiry	Le contrôle document.expiry.current a le rôle evaluatory, de sorte qu’un document expiré passe même sans jours de grâce. Donnez-lui le rôle mandatory.
lint.line	{weight, message}  {member} : {finding, message}
lint.listsOld	Les listes de révocation de {codes} datent de plus de {days, plural, one {# jour} other {# jours}}. Importez-en de nouvelles.
lint.neverValidLongEnough	Un document doit être encore valide pendant {days, plural, one {# jour} other {# jours}} et peut l’être pendant {months} mois en tout : aucun ne l’est.
lint.notTaken	La politique n’admet pas de tels documents.
lint.nothing	Rien ne se contredit, et rien n’est plus faible que dans la politique de départ.
lint.nothingTaken	Tout ce qui est autorisé est exclu, de sorte qu’aucun document n’est jamais admis.
lint.proofByWord	Une ancienne réponse de la puce, que quelqu’un a conservée, suffit. Mettez chip.shownTo à verifier si les éléments viennent d’autrui.
lint.reasonWithoutCheck	Aucun contrôle n’a le rôle optional, de sorte que ces raisons ne comptent pour rien.
lint.ruleContradicts	Aucun rapport ne peut réunir tout cela.
lint.ruleHidden	La règle {name}, qui la précède, s’applique partout où celle-ci s’applique, de sorte que celle-ci ne décide jamais.
lint.weaker	C’est plus faible que {policy} : {after} au lieu de {before}.
lint.weakerException	C’est plus faible que la politique en dehors de l’exception : {after} au lieu de {before}.
lint.weakness	FAIBLE
list.clauses	{first, message} ; {second, message}
list.sentences	{first, message}. {second, message}.
list.separator	, 
listSigner.expiredSince	Le certificat du signataire de la liste a expiré entre-temps ({last}).
listSigner.noAuthority	Aucun certificat disponible n’est celui de la CSCA qui a certifié le signataire de la liste.
listSigner.noCertificate	La liste ne contient pas le certificat de son signataire.
listSigner.noSigner	Personne n’a signé la liste.
listSigner.notJudged	La signature n’a pas pu être jugée.
listSigner.notSignedByAuthority	Le certificat du signataire de la liste n’a pas été signé par la CSCA de confiance qu’il désigne.
listSigner.otherCertificates	Aucun des certificats de la liste n’est celui que le signataire désigne.
listSigner.pinned	{authority}, CSCA épinglée, a certifié le signataire de la liste{links, plural, =0 {} one {, par un certificat de liaison} other {, par # certificats de liaison}}.
listSigner.pinnedFile	La liste est le fichier qui a été épinglé.
listSigner.revoked	Le certificat du signataire de la liste ou celui de sa CSCA a été révoqué.
listSigner.revokedOn	Le certificat du signataire de la liste ou celui de sa CSCA a été révoqué le {when}.
listSigner.signedInFuture	La liste dit avoir été signée le {when}, une date à venir.
listSigner.signedOutsideValidity	La liste a été signée le {when} ; le certificat de son signataire est valide du {first} au {last}.
listSigner.trusted	{authority}, CSCA de confiance, a certifié le signataire de la liste{links, plural, =0 {} one {, par un certificat de liaison} other {, par # certificats de liaison}}.
listSigner.unknown	Le certificat du signataire de la liste n’est pas connu.
listSigner.unpinned	Le signataire de la liste a été certifié par {authority}, qui n’est ni de confiance ni épinglée.
listSigner.withoutPurpose	Le certificat du signataire ne dit pas qu’il sert aux listes : seul un épinglage peut le garantir.
messaging.channelLost	La puce a abandonné le canal sécurisé et a répondu en clair : {meaning, message}.
messaging.commandClass	Seules les commandes de classe 00, 10, 80 et 90 peuvent être protégées, et celle-ci n’en est pas une.
messaging.commandTooLong	La commande a {count, plural, one {# octet} other {# octets}} de données, plus qu’il n’est possible d’en protéger.
messaging.counterLength	Le compteur de séquence d’envoi a {count, plural, one {# octet} other {# octets}} ; un bloc en a {size}.
messaging.cryptogramBlocks	Les données chiffrées ne sont pas un nombre entier de blocs avec remplissage (9.8.6.1, 9.8.7.1).
messaging.dataAfterStatus	Les données chiffrées doivent venir avant les octets d’état.
messaging.macLength	Un MAC a huit octets ; ici, il y en a {count}.
messaging.macWrong	Le MAC de la réponse est faux : elle a été altérée, ou vient d’une autre session.
messaging.noMAC	La réponse n’a pas de MAC. Rien n’en est utilisé.
messaging.objectCutOff	L’objet de données annonce {claimed, plural, one {# octet} other {# octets}} ; il en reste {left}.
messaging.objectLengthInvalid	Le champ de longueur de l’objet de données n’est pas valide.
messaging.objectTwice	L’objet de données figure deux fois.
messaging.objectUnknown	L’objet de données n’a pas sa place dans cette réponse.
messaging.objectWithoutLength	L’objet de données n’a pas de longueur.
messaging.octetsAfterMAC	Des octets suivent le MAC, qui doit venir en dernier.
messaging.paddingInvalid	Les données déchiffrées ne se terminent pas par un remplissage valide.
messaging.protectedTooLong	La commande protégée aurait {count, plural, one {# octet} other {# octets}} de données, plus qu’une commande ne peut en avoir.
messaging.responseLength	Une réponse a de 2 à 65538 octets ; celle-ci en a {count}.
messaging.responseOutstanding	Une commande devait être protégée avant que la réponse à la précédente soit prise.
messaging.responseUnasked	Une réponse est venue sans commande.
messaging.statusLength	Les octets d’état sont deux ; ici, il y en a {count}.
messaging.statusMismatch	Les octets d’état extérieurs ne sont pas ceux qui sont protégés.
mrz.character	Seuls A à Z, 0 à 9 et < sont admis.
mrz.characterCount	Une zone de lecture automatique a 72, 88 ou 90 caractères ; celle-ci en a {count}.
mrz.composite	global
mrz.countryCode	Ce n’est pas un code du Doc 9303-3, section 5.
mrz.dateAmbiguous	On ne peut dire quel nombre est le jour et lequel est le mois. Écrivez 1974-08-12 ou 12 AUG 1974.
mrz.dateImpossible	Une date a un mois supérieur à 12 ou un jour supérieur à 31.
mrz.dateShape	Ceci ne se lit pas comme une date. Écrivez 740812 (année, mois, jour ; < pour l’inconnu), 1974-08-12, 12.08.1974 ou 12 AUG 1974.
mrz.dateUnfit	Ce n’est pas une date que la zone peut avoir ici.
mrz.dateWithLetter	Une date contient une lettre.
mrz.documentCode	Un code de document de format {format} a une ou deux lettres, dont la première parmi {allowed}.
mrz.documentCodeAI	I ne s’emploie pas après A dans un code de document.
mrz.documentNumberFiller	Un numéro de document long n’a pas de caractère de remplissage à partir de sa neuvième position.
mrz.documentNumberLength	Un numéro de document a de 1 à {most} caractères.
mrz.documentNumberNotLong	Un numéro de document de format {format} a neuf caractères au plus.
mrz.documentNumberTooLong	Le numéro de document a {count, plural, one {# caractère} other {# caractères}} ; le maximum est {most}.
mrz.drivingLicence	Ce sont les lignes d’un permis de conduire, qui n’est pas un document du Doc 9303.
mrz.empty	Il n’y a pas de zone de lecture automatique.
mrz.field.dateOfBirth	date de naissance
mrz.field.dateOfExpiry	date d’expiration
mrz.field.documentCode	code de document
mrz.field.documentNumber	numéro de document
mrz.field.issuer	émetteur
mrz.field.name	nom
mrz.field.nationality	nationalité
mrz.field.optionalData	données facultatives
mrz.field.optionalData2	données facultatives 2
mrz.field.sex	sexe
mrz.fieldCharacter	Seuls A à Z, 0 à 9, < et les caractères convertis en < sont admis.
mrz.fieldTooShort	{count, plural, one {# caractère ne tient pas} other {# caractères ne tiennent pas}} dans {room}.
mrz.frenchIdentityCard	Ce sont les lignes de la carte d’identité française délivrée jusqu’en 2021 ; elles ne forment pas une zone du Doc 9303, et la carte n’a pas de puce.
mrz.keyDigitWrong	Le chiffre de contrôle du champ {field, message} ne concorde pas.
mrz.lengthsUnknown	Aucune zone de lecture automatique n’a de lignes de cette longueur ({lengths}) ; elle a 2 lignes de 44 ou 36 caractères, ou 3 de 30.
mrz.lineCount	Une zone de lecture automatique a deux ou trois lignes ; celle-ci en a {count}.
mrz.lineLength	La ligne {line} a {count, plural, one {# caractère} other {# caractères}} au lieu de {expected}.
mrz.linesMissing	Il y a {lines, plural, one {une ligne} other {# lignes}} de {length, plural, one {# caractère} other {# caractères}} ; une zone formée de telles lignes en a {needed}.
mrz.nameEmpty	Le nom est vide.
mrz.nameNotTransliterated	Le nom contient des caractères qui ne peuvent pas être translittérés.
mrz.normalisation.controlCharactersRemoved	caractères de commande supprimés
mrz.normalisation.lineBreaks	découpage en lignes
mrz.normalisation.linesReordered	lignes remises dans leur ordre : elles étaient dans un autre
mrz.normalisation.lowerCase	minuscules changées en majuscules
mrz.normalisation.otherFiller	guillemets pris pour des caractères de remplissage
mrz.normalisation.otherLinesRemoved	autres lignes supprimées
mrz.normalisation.prefixRemoved	caractères avant la zone supprimés
mrz.normalisation.spacesAsFiller	espaces prises pour des caractères de remplissage
mrz.normalisation.spacesRemoved	espaces supprimées
mrz.normalisation.suffixRemoved	caractères après la zone supprimés
mrz.permit	C’est la ligne unique d’un permis qui n’est pas un document du Doc 9303.
mrz.textTooLong	Le texte dépasse 64 octets.
mrz.tripleShape	Le texte n’a pas la forme NUMÉRO,DATE,DATE : numéro de document, naissance et expiration.
mrzRepair.nameEndsInK	Le K à la fin du nom peut être une lettre ou un caractère de remplissage.
mrzRepair.none	Aucune réparation ne rend justes les chiffres de contrôle.
mrzRepair.several	Plusieurs réparations rendent justes les chiffres de contrôle.
mrzRepair.tooMany	Plus de {most} réparations rendent justes les chiffres de contrôle.
mrzText.born	Naissance
mrzText.checkDigit	chiffre de contrôle
mrzText.checkDigits	Chiffres de contrôle
mrzText.computed	valeur calculée
mrzText.country	{code}, {name}
mrzText.countryUnknown	{code}, un code absent du Doc 9303-3
mrzText.dateInvalid	{characters}, qui n’est pas une date
mrzText.datePartial	{characters} ({year}, connue en partie)
mrzText.dateUnknown	inconnue
mrzText.dateYearUnknown	{characters} (année inconnue, connue en partie)
mrzText.departures	Écarts par rapport à la norme :
mrzText.documentCode	Code de document
mrzText.expires	Expiration
mrzText.format	Format
mrzText.formatOf	{format}, {kind, select, passport {passeport} card {carte d’identité ou de voyage} other {visa}}
mrzText.information	Informations MRZ
mrzText.inserted	ligne {line}, colonne {column} ({field, message}) : {written} ajouté
mrzText.issuer	Émetteur
mrzText.markOK	ok
mrzText.markWrong	FAUX
mrzText.mayBe	peut-être {proposals, messages}
mrzText.mayBeTruncated	le nom est peut-être tronqué
mrzText.nationality	Nationalité
mrzText.noDigit	aucun en {format}
mrzText.normalised	Modifié avant lecture : {normalisations, messages}
mrzText.notRead	non lue
mrzText.notReadAsItStands	Zone non lue en l’état.
mrzText.notRepaired	Zone non réparée. {error, message}.
mrzText.nothingRepaired	Aucune réparation n’a été nécessaire.
mrzText.number	N° de document
mrzText.optionalData	Données facult.
mrzText.optionalData2	Données facult. 2
mrzText.others	{count, plural, one {# autre} other {# autres}}
mrzText.personalNumber	N° personnel
mrzText.primary	Nom
mrzText.proposal	{documentNumber} : {changes, message}
mrzText.proposed	Zone non réparée. C’est peut-être l’une de celles-ci, ou aucune ; à comparer avec le document :
mrzText.record	{number} (ligne {line})
mrzText.removed	ligne {line}, colonne {column} ({field, message}) : {found} supprimé
mrzText.repaired	Zone réparée ; à comparer avec le document :
mrzText.repairedTo	réparée : {changes, message}
mrzText.replaced	ligne {line}, colonne {column} ({field, message}) : {found} devient {written}
mrzText.right	juste
mrzText.secondary	Prénoms
mrzText.sex	Sexe
mrzText.sexOf	{sex, select, male {masculin} female {féminin} other {non précisé}}
mrzText.summary	{total, plural, one {# zone} other {# zones}} : {right} {right, plural, one {juste} other {justes}}, {wrong} avec des chiffres de contrôle faux, {proposed, plural, =0 {} other {# avec des propositions à comparer, }}{unread} non {unread, plural, one {lue} other {lues}}
mrzText.tryRepair	epass mrz --repair dit ce qui a pu être mal lu.
mrzText.wrong	erreur : {fields, messages}
mrzText.wrongDigit	{found}, attendu {expected} (ligne {line}, colonne {column})
note.bundleMade	{file} a été écrit : {files}.
note.certificatesNotShown	les certificats du terminal n’ont pas été présentés : aucune CSCA de confiance ne garantit cette puce, ou quelque chose s’y oppose ; le rapport le précise aux lignes émetteur, objet de sécurité et puce.
note.challengeShowsNothing	le document n’a pas d’authentification active : rien n’a été signé pour répondre au défi, qui ne prouve rien.
note.passedOver	ignorés, car ce ne sont pas des fichiers d’un document : {files}{more, plural, =0 {} one { et # autre} other { et # autres}}.
note.reader	attention avec le lecteur {reader}. {advice, message}.
note.servedUnverifiedChip	l’authenticité de la puce n’a pas été établie, et elle a tout de même vu les certificats du terminal.
note.terminalCertificate	le certificat {reference} de la chaîne du terminal est en cause. {finding, message}.
note.terminalNotSigned	la clé du terminal n’a pas signé. {error, message}. {remedy, message}.
note.traceCut	la dernière ligne de {file} est incomplète : l’écriture a été interrompue. Cette ligne est omise.
note.traceUnsafe	{file} reçoit chaque octet échangé entre le terminal et la puce : qui le possède peut retrouver ce qui ouvre la puce, et donc tout ce qui a été lu. Gardez-le comme vous gardez le document, et supprimez-le quand il n’est plus nécessaire.
number.decimal	{whole},{fraction}
opened.algorithmMismatch	qui ne va pas avec son groupe
opened.at	{attempt, message} à l’étape {step, message}
opened.bac	contrôle d’accès de base (BAC), {cipher}
opened.before	avant : {attempt, message}
opened.by	{opening, message}, {details, messages}
opened.domainParametersNotTrusted	dont le groupe n’est pas normalisé
opened.domainParametersUnknown	qui désigne un groupe réservé, ou aucun
opened.ended	{attempt, message} : {outcome, select, established {réussi} refused {refusé} other {échec}}
opened.file	{file} {size}
opened.files	{files}
opened.filesCounted	{files} ; {time, message}, {commands, plural, one {# commande} other {# commandes}}
opened.generic	mappage générique
opened.groupNamed	{attempt, message}, groupe désigné
opened.integrated	mappage intégré
opened.kilooctets	{size} Ko
opened.leftOut	écarté : {offer, message}, {reason, message} ({name})
opened.malformed	qui ne peut pas être décodée
opened.mappingNotAllowed	dont le mappage ne va pas avec le groupe ou l’algorithme de chiffrement
opened.nothing	aucune des tentatives n’a ouvert la puce
opened.octets	{count} o
opened.pace	PACE
opened.paceWith	PACE avec {password, select, mrz {la MRZ} can {le CAN} pin {le code PIN} other {le code PUK}}
opened.parameters	paramètres {id}
opened.plain	aucun contrôle d’accès : les fichiers sont lisibles par tous
opened.protocolUnknown	dont le protocole n’est pas défini par la norme
opened.readerLimits	ce modèle transmet des commandes de {command} octets et des réponses de {response} octets
opened.readerTooShort	dont les clés sont trop longues pour ce lecteur
opened.seconds	{seconds} s
opened.simulatedReader	puce simulée
opened.slow	la puce a mis {last, message} pour refuser le mot de passe, comme après plusieurs mots de passe erronés
opened.slower	la puce répond plus lentement après chaque mot de passe erroné : {first, message}, puis {last, message}
opened.times	{attempt}, {count, plural, one {une fois} other {# fois}}
opened.using	{attempt} avec {password, select, mrz {la MRZ} can {le CAN} pin {le code PIN} other {le code PUK}}
opened.usingComputed	{attempt, message} avec la MRZ, chiffres de contrôle calculés
opened.versionNotSupported	dont la version n’est pas 2
opened.withoutAccessControl	sans contrôle d’accès
opened.word	{attempt, message} ({word})
origin.claims	affirmé en outre, sans que rien ne le prouve : {claims, messages}
origin.files	fichiers donnés par quelqu’un ; rien n’est connu de leur lecture
origin.recorded	paquet qui dit que {tool} a lu la puce
origin.signedByUnnamed	il est signé avec la clé {key}, que personne n’a désignée (--witness), si bien que la signature n’a pas été vérifiée
origin.told	d’après {tool}, qui est un autre programme
origin.unknown	paquet qui ne dit pas d’où lui viennent ses octets
origin.witnessed	paquet de {tool}, signé par le témoin désigné : clé {key}
output.fileExists	{file} existe déjà ; il n’a pas été remplacé.
output.fileExistsBefore	{file} existe déjà ; il ne serait pas remplacé.
output.fileNameEmpty	Le nom d’un fichier à écrire est vide.
output.fileUnwritable	Impossible d’écrire {file} : {error}.
output.folderNameEmpty	Le nom d’un dossier à écrire est vide.
output.folderNotEmpty	Le dossier {folder} n’est pas vide ; rien n’a été écrit.
output.folderNotMade	Impossible de créer le dossier {folder} : {error}.
output.folderUnwritable	Impossible d’écrire dans le dossier {folder} : {error}.
output.formatCodestream	JPEG 2000 (flux de code)
output.formatRaw	échantillons non compressés
output.formatUnknown	format inconnu
output.giveEachItsName	Donnez à chacun son propre nom.
output.image	{name} : {image, message}
output.imageAsIs	{format, message} comme dans le document, {octets, plural, one {# octet} other {# octets}}
output.imageDecoded	{format, message}, {width} x {height}, image décodée, à l’origine {original, message}
output.imageNotDecoded	{name} est écrit tel qu’il figure dans le document. {problem, message}.
output.imageProblemAt	{problem, message} (à l’octet {offset} de l’image)
output.imagesEmpty	{count, plural, one {# image n’a pas d’octets, et n’est pas écrite} other {# images n’ont pas d’octets, et ne sont pas écrites}}.
output.imagesLeftOut	{count, plural, one {# image au-delà des {limit} premières n’est pas écrite} other {# images au-delà des {limit} premières ne sont pas écrites}}.
output.imagesTookLong	Le décodage des images précédentes a pris {seconds} secondes.
output.makeRoom	Libérez de la place, ou indiquez un fichier ailleurs.
output.nameEmpty	Le nom d’un fichier ou d’un dossier à écrire est vide.
output.nameFileInFolder	Indiquez un fichier dans un dossier qui existe et où vous pouvez écrire.
output.nameFolderInFolder	Indiquez un dossier dont le parent existe et où vous pouvez écrire.
output.nameWritableFolder	Indiquez un dossier où vous pouvez écrire.
output.noImages	les fichiers ne contiennent aucune image ; {folder} est vide.
output.notFolder	{path} n’est pas un dossier lisible.
output.parentUnwritable	Impossible d’écrire dans {folder} : {error}.
output.portrait	Portrait : {image, message}, dans {file}
output.portraitAbsent	EF.DG2 ne contient pas de portrait ; {file} n’a donc pas été écrit.
output.portraitDamaged	des octets du portrait manquent ou sont faux : l’image montre ce qu’il en reste.
output.portraitEnding	--portrait {file} : {ending} n’est l’extension d’aucun format d’image qui puisse être écrit.
output.portraitEndings	Terminez le nom par .png, .jpg, .jp2 ou .j2k.
output.portraitNotDecoded	le portrait est écrit tel qu’il figure dans le document. {problem, message}.
output.portraitNumbered	Portrait : {image, message}, dans {file}, et non dans {wanted}, dont le nom dit autre chose ; {taken} existe déjà
output.portraitRenamed	Portrait : {image, message}, dans {file}, et non dans {wanted}, dont le nom dit autre chose
output.portraitUndecodable	le portrait ne peut pas être extrait de EF.DG2, à l’octet {offset} de {place} ; {file} n’a donc pas été écrit. {error, message}.
output.portraitUnread	EF.DG2 n’a pas été lu ; {file} n’a donc pas été écrit.
output.privateFolderNotMade	Impossible de créer un dossier temporaire dans {folder} : {error}.
output.privateFolderRemedy	Donnez à TMPDIR la valeur d’un dossier où l’on peut écrire.
output.sameFile	--portrait et {option} désignent le même fichier, {file}.
output.sameFileTrace	{trace} et {option} désignent le même fichier, {file}.
output.sameFolder	--out et --out-dir désignent tous deux {file}.
output.signNeedsOut	--sign-with signe le paquet que --out écrit : indiquez aussi --out.
output.traces	--trace et --trace-unsafe s’excluent mutuellement.
output.withImagesNeedsJson	--with-images va avec --json.
pace.blocked	La puce n’accepte plus aucune tentative avec ce mot de passe : {meaning, message}.
pace.canDigits	Un CAN n’a que des chiffres.
pace.chipDataBlocks	Les données d’authentification de la puce chiffrées ont {count, plural, one {# octet} other {# octets}} : ce n’est pas un nombre entier de blocs.
pace.chipDataMissing	La puce n’a pas envoyé les données d’authentification de la puce que ce mappage exige.
pace.dynamicDataMalformed	Les données d’authentification dynamique ne peuvent pas être décodées. {error, message}.
pace.ended	La puce a mis fin à PACE : {meaning, message}.
pace.keyBeginsWithZero	Elle commence par un octet nul.
pace.keyRefused	La clé publique éphémère de la puce est refusée. {why, message}.
pace.mappingDataNotEmpty	La puce a envoyé {count, plural, one {# octet} other {# octets}} de données de mappage, alors que le mappage intégré n’en a pas.
pace.noDynamicData	La réponse à GENERAL AUTHENTICATE n’est pas dans DO'7C', sa place normale.
pace.noGenerator	Le mappage du nonce ne donne aucun générateur utilisable. Avec une puce honnête, cela n’arrive pas.
pace.nonceLength	Le nonce chiffré a {count, plural, one {# octet} other {# octets}}, ce que {cipher} n’admet pas avec ce mappage.
pace.notOffered	La puce ne propose pas cette variante de PACE ou ce mot de passe : {meaning, message}.
pace.objectMissing	Il manque à la réponse {object}.
pace.objectUnknown	L’objet de données n’a pas sa place dans la réponse à cette étape.
pace.passwordCharacter	Le mot de passe {password} contient un caractère absent de l’ISO/IEC 8859-1.
pace.passwordLength	Longueur du mot de passe {password} : 1 à 32 caractères.
pace.passwordRefused	La puce a refusé le mot de passe. Très probablement, il a été mal lu ou est celui d’un autre document.
pace.selectionHasData	La réponse à MSE:Set AT a des données.
pace.staticKeyUnusable	La clé publique statique de la puce est inutilisable. {error, message}.
pace.tokenLength	Le jeton d’authentification de la puce a {count, plural, one {# octet} other {# octets}} au lieu de huit.
pace.tokenWrong	Le jeton d’authentification de la puce est faux : la puce ne partage pas les clés de session.
page.advice.aborted	On ne peut rien dire de ce document. Relisez-le.
page.advice.expired	Le document n’est plus valide. Vos règles déterminent s’il peut être accepté malgré tout.
page.advice.failed	Ne vous fiez pas à ce document tant que ce qui a été constaté n’est pas expliqué.
page.advice.findings	Examinez ce qui a été constaté avant de décider.
page.advice.noPortrait	Aucune photo de la puce ne peut être affichée : comparez la photo imprimée avec la personne, et les données avec ce qui est imprimé.
page.advice.noTrust	Cet ordinateur n’a pas encore de certificats de pays ; cela ne dit rien pour ou contre le document. Demandez à la personne qui s’en occupe de lancer : epass trust setup.
page.advice.notGenuine	Ne vous fiez pas à ce document. Relisez-le une fois pour exclure une erreur du lecteur ; si le résultat se confirme, remettez-le à une personne chargée de l’examen des documents.
page.advice.otherPrint	Comparez d’abord la saisie avec ce qui est imprimé. Si elle est juste, la puce et le document ne vont pas ensemble : remettez le document à quelqu’un qui examine les documents.
page.advice.refusedProof	Relisez-le. Si la puce ne se prouve toujours pas, elle peut être une copie : remettez le document à quelqu’un qui examine les documents.
page.advice.seal	Comparez ce que dit le cachet avec ce qui est imprimé.
page.advice.undetermined	Non décidé. Suivez le document et vos règles ; les points en suspens sont pour la personne qui s’occupe de cet ordinateur.
page.advice.unsigned	Rien sur cette puce n’est signé, de sorte que rien ne peut en être prouvé authentique. Relisez-le ; si le résultat reste le même, fiez-vous au document lui-même.
page.advice.verified	Comparez le portrait avec la personne, et les données avec ce qui est imprimé.
page.chain.anchor	CSCA de confiance
page.chain.anchorUnpinned	CSCA que personne ne garantit
page.chain.description	Les barres montrent quand chaque certificat est valide ; une flèche va de celui qui a signé à ce qui a été signé. Le trait marque le jour de référence, {day}.
page.chain.generation	Autre clé de la CSCA
page.chain.judged	jour de référence
page.chain.link	Certificat de liaison de la CSCA
page.chain.linked	De confiance, car un certificat de liaison sous {subject} garantit sa clé.
page.chain.named	De confiance, car son fichier a été désigné.
page.chain.numbered	{title, message}, génération {number}
page.chain.of	{title, message} ({state})
page.chain.sealSigner	Signataire du cachet
page.chain.selfSigned	La racine de son État.
page.chain.signedBy	Signé par {subject}.
page.chain.signedByNobody	Aucune CSCA de confiance n’a été trouvée qui l’ait signé.
page.chain.signer	Signataire de documents
page.chain.signs	Sa clé signe du {first} au {last}.
page.chain.synthetic	Créé pour des tests.
page.chain.valid	Valide du {first} au {last}.
page.chain.vouched	De confiance grâce à : {voucher, message}.
page.column.check	Contrôle
page.column.chip	Dans la puce (EF.DG1)
page.column.clause	Clause
page.column.field	Champ
page.column.file	Fichier
page.column.full	En entier (EF.DG11)
page.column.hash	SHA-256
page.column.length	Octets
page.column.printed	Imprimé
page.column.result	Résultat
page.column.role	Exigence
page.column.state	État
page.day	{day}
page.dayAndTime	{day, date} {time}
page.detail.address	Adresse
page.detail.authority	Autorité de délivrance
page.detail.custody	Garde
page.detail.dateOfBirth	Date de naissance
page.detail.dateOfIssue	Date de délivrance
page.detail.endorsements	Mentions et observations
page.detail.exitRequirements	Exigences fiscales ou de sortie
page.detail.fullName	Nom complet
page.detail.otherDocuments	Autres documents de voyage
page.detail.otherName	Autre nom
page.detail.otherPerson	Autre personne
page.detail.personalNumber	Numéro personnel
page.detail.personalised	Personnalisation
page.detail.placeOfBirth	Lieu de naissance
page.detail.profession	Profession
page.detail.summary	Résumé personnel
page.detail.system	Système de personnalisation
page.detail.telephone	Téléphone
page.detail.title	Titre
page.details.document	Autres données sur le document (EF.DG12)
page.details.personal	Autres données sur la personne (EF.DG11)
page.differs	différent
page.exchanged	{commands, plural, one {# commande} other {# commandes}}, {sent} octets envoyés, {received} reçus, {time, message}
page.fileState.aborted	non atteint
page.fileState.absent	absent de la puce
page.fileState.accessDenied	accès refusé
page.fileState.identical	tel que signé
page.fileState.nonConformant	fichier non conforme
page.fileState.notIdentical	différent de ce qui a été signé
page.fileState.presentNotRead	présent, non lu
page.fileState.read	lu
page.fileState.tooLarge	trop grand
page.files	{count, plural, one {# fichier} other {# fichiers}}
page.heading.assurances	Ce qui est établi
page.heading.attention	Points à examiner
page.heading.certificates	Certificats
page.heading.chain	Qui a signé le document
page.heading.chainOfSeal	Qui a signé le cachet
page.heading.checks	Ce qui a été contrôlé
page.heading.circumstances	Lecteur, politique et dates
page.heading.data	Données
page.heading.defects	Ce que disent les listes de défauts
page.heading.files	Fichiers
page.heading.images	Images
page.heading.next	Que faire
page.heading.reading	Comment s’est faite la lecture
page.heading.results	Chaque contrôle par son nom
page.heading.seal	Ce que dit le cachet
page.heading.technical	Détails techniques
page.heading.tolerated	Écarts tolérés par rapport à la norme
page.image.document	Page d’un document
page.image.face	Visage
page.image.finger	Empreinte digitale
page.image.iris	Iris
page.image.of	{image, message} ({file})
page.image.portrait	Portrait affiché
page.image.signature	Signature
page.imageFailed	Une image manque sur la page. {problem, message}.
page.imagesLeftOut	{count, plural, one {# image n’est pas affichée : nombre maximal atteint, image trop grande, ou format que les navigateurs n’affichent pas} other {# images ne sont pas affichées : trop nombreuses, trop grandes, ou d’un format que les navigateurs n’affichent pas}}.
page.made	Produit par {name} {version}.
page.mark.bad	échec
page.mark.good	réussi
page.mark.open	en suspens
page.missing	Cités dans EF.SOD et absents ici : {names}
page.moment	{moment}
page.noFindings	Rien.
page.noOpener	Il n’y a pas de xdg-open dans PATH pour ouvrir la page.
page.noOpenerRemedy	Installez xdg-utils, ou écrivez la page avec --html et ouvrez ce fichier.
page.noPortrait	Aucun portrait n’a été lu.
page.noPrinter	Un PDF nécessite chromium ou weasyprint, et aucun des deux n’est dans PATH.
page.noPrinterRemedy	Installez l’un d’eux (Debian : apt install weasyprint, ou apt install chromium), ou écrivez la page avec --html et imprimez-la depuis un navigateur.
page.notDecoded	Non décodé : {problem}
page.notGiven	Les données imprimées n’ont pas été indiquées : comparez avec le document.
page.notPrinted	non comparé
page.notSigned	Différent de ce que l’émetteur a signé
page.onlyOutcome	Les données imprimées ne sont pas conservées avec les preuves ; le résultat de la comparaison l’est.
page.openedFile	La page a été ouverte à partir de {file}. Elle contient des données personnelles : supprimez le fichier quand vous aurez terminé.
page.openerFailed	xdg-open n’a pas pu ouvrir la page : il s’est terminé avec le code {status}.
page.openerRemedy	Ouvrez {file} dans un navigateur.
page.period	du {first} au {last}
page.portrait	Portrait
page.portraitNotShown	Le portrait ne peut pas être affiché.
page.printerFailed	{program} n’a pas produit de PDF.
page.printerOverdue	{program} n’a pas produit de PDF en {seconds} s.
page.printerRemedy	Écrivez la page avec --html et imprimez-la depuis un navigateur.
page.privacy	Cette page contient des données personnelles. Ne la conservez que le temps nécessaire.
page.result.aborted	non atteint
page.result.failed	échec
page.result.notSupported	non proposé
page.result.successful	réussi
page.result.undetermined	indéterminé
page.revocationList	émise par {issuer} le {first}
page.revocationListUntil	émise par {issuer} le {first}, prochaine au plus tard le {next}
page.role.evaluatory	pour information
page.role.mandatory	doit réussir
page.role.optional	ne doit pas échouer
page.same	identique
page.sameFile	{first} et {second} désignent le même fichier, {file}.
page.sameRecorded	identique, d’après ce qui est enregistré
page.sex	{sex, select, female {féminin} male {masculin} other {non précisé}}
page.signatureOpen	Signature de l’émetteur non prouvée
page.signed	Signé par l’émetteur
page.state	{state}
page.stateNamed	{state} ({name})
page.term.anchors	Certificats CSCA disponibles
page.term.atr	Réponse à la réinitialisation
page.term.error	Erreur
page.term.exchange	Échanges
page.term.fingerprint	SHA-256
page.term.issuer	Émetteur
page.term.judgedAt	Date de référence
page.term.key	Clé
page.term.policy	Politique
page.term.policyHash	SHA-256 de la politique
page.term.protocol	Transmission
page.term.readAt	Date de lecture
page.term.reader	Lecteur
page.term.revocationList	Liste de révocation
page.term.serial	Numéro de série
page.term.signature	Signé avec
page.term.subject	Sujet
page.term.tool	Jugé par
page.term.trust	Éléments de confiance
page.term.trustHash	SHA-256 des éléments de confiance
page.term.validity	Validité
page.title	Contrôle du document : {word, message}
page.titleOfFiles	Contenu de {file}
page.tolerated	Toléré : {names}
page.tool	{name} {version}
page.watchHasNone	--html, --pdf et --open concernent un seul document et ne vont pas avec --watch.
page.whatToDo	Que faire : {remedy}
path.anchorListed	Seule une liste d’un autre État ({publisher}) garantit le certificat CSCA, sans habilitation pour cet État. La politique ne l’accepte pas.
path.anchorListedByUnknown	Seule une liste d’un autre État garantit le certificat CSCA, sans habilitation pour cet État. La politique ne l’accepte pas.
path.anchorUnpinned	Le certificat CSCA vient d’une liste qui n’est ni épinglée ni vérifiée. La politique ne l’accepte pas.
path.authorityKeyUsage	La clé de la CSCA ne sert pas à signer des certificats.
path.authorityUsagePeriodUndecodable	La période d’utilisation de la clé de la CSCA ne peut pas être décodée.
path.certifiedInUse	Le signataire {signer, select, document {de documents} seal {du cachet} other {{signer}}} a été certifié le {when}, alors que la clé de la CSCA était en usage.
path.certifiedOutsideUse	Le {signer, select, document {signataire de documents} seal {signataire du cachet} link {certificat de liaison} other {signataire {signer}}} a été certifié le {when} ; la clé de la CSCA était en usage du {first} au {last}.
path.criticalExtension	L’extension critique {identifier} n’est pas comprise.
path.documentCodeUnknown	Le code de document de DG1 n’est pas connu.
path.documentTypeAllowed	Le document est de type {code}, et son signataire peut produire {types}.
path.documentTypeNotAllowed	Le document est de type {code} ; son signataire peut produire {types}.
path.documentTypesEmpty	La liste des types de documents du signataire {signer, select, document {de documents} seal {du cachet} other {{signer}}} est vide.
path.documentTypesNotStated	Le signataire {signer, select, document {de documents} seal {du cachet} other {{signer}}} ne dit pas quels types de documents il peut produire.
path.documentTypesUndecodable	La liste des types de documents du signataire {signer, select, document {de documents} seal {du cachet} other {{signer}}} ne peut pas être décodée.
path.expired	Le certificat {holder, select, csca {de la CSCA} document {du signataire de documents} seal {du signataire du cachet} other {{holder}}} a expiré le {last}.
path.issueToCome	La date de délivrance du document, le {when}, est à venir.
path.issued	Le certificat du signataire {signer, select, document {de documents} seal {du cachet} other {{signer}}} a été émis par {issuer}, {key}.
path.issuedInUse	{signer, select, seal {Le cachet a été signé} other {Le document a été délivré}} le {when}, alors que la clé de son signataire était en usage.
path.issuedOutsideUse	{signer, select, seal {Le cachet a été signé} other {Le document a été délivré}} le {when} ; la clé de son signataire était en usage du {first} au {last}.
path.issuerIsListSigner	Le certificat de l’émetteur est celui d’un signataire de liste.
path.issuerNotAuthority	Le certificat de l’émetteur n’est pas celui d’une autorité de certification.
path.keyOfAuthority	La clé qui a signé est celle d’une CSCA.
path.madeForDocuments	Le certificat qui a signé est celui d’un signataire de documents.
path.madeForSeals	Le certificat qui a signé est fait comme celui d’un signataire de cachets.
path.noAnchorOfCountry	Le magasin ne contient aucun certificat CSCA de ce pays ({country}).
path.noDateOfIssue	La date de délivrance du document n’est pas connue.
path.noIssuer	Le magasin ne contient aucun certificat CSCA qui ait émis celui de ce signataire {signer, select, document {de documents} seal {de cachet} other {{signer}}}.
path.noPurpose	Le certificat qui a signé ne dit pas à quoi il sert.
path.noTrustedAnchor	Aucun certificat CSCA de confiance n’a été trouvé pour ce signataire {signer, select, document {de documents} seal {de cachet} other {{signer}}}.
path.notForList	Le certificat qui a signé ne sert pas à signer une {kind, select, masterList {liste maîtresse} deviationList {liste d’écarts} defectList {liste de défauts} other {liste de signataires de documents}}.
path.notForVDSNC	Le certificat qui a signé ne dit pas qu’il sert aux VDS-NC (utilisation étendue de la clé).
path.notYetValid	Le certificat {holder, select, csca {de la CSCA} document {du signataire de documents} seal {du signataire du cachet} other {{holder}}} est valide à partir du {first}.
path.otherAnchors	Le magasin contient des certificats CSCA de ce pays ({country}), mais pas celui qui a émis le certificat de ce signataire {signer, select, document {de documents} seal {de cachet} other {{signer}}}.
path.otherPurpose	Le certificat qui a signé sert à autre chose : {purposes}.
path.sealAttestsLater	Le cachet atteste un fait du {when}, après la fin du certificat de son signataire ({last}).
path.sealOfFuture	Le cachet dit avoir été signé le {when}, une date à venir.
path.sealSignedAfter	Le cachet dit avoir été signé le {when}, après la fin du certificat de son signataire ({last}).
path.sealSignedBefore	Le cachet dit avoir été signé le {when}, avant le début du certificat de son signataire ({first}).
path.sealWithoutDate	Le cachet ne dit pas quand il a été signé.
path.sealWithoutZone	Le cachet ne contient pas de zone avec un code de document.
path.signatureInvalid	La signature n’est pas valide avec la clé CSCA que désigne le signataire {signer, select, document {de documents} seal {du cachet} other {{signer}}}.
path.signedOutsideUse	L’objet de sécurité dit avoir été signé le {when} ; la clé de son signataire était en usage du {first} au {last}.
path.signerIsAuthority	Le certificat qui a signé est celui d’une autorité de certification.
path.signerKeyUsage	La clé qui a signé ne sert pas aux signatures.
path.signerList	Une liste de signataires de documents nomme le signataire de documents.
path.signerListListed	Une liste de signataires de documents nomme le signataire de documents ; seul un autre État garantit sa CSCA.
path.signerListNotGranted	Une liste de signataires de documents ({publisher}) nomme le signataire de documents, et n’a aucune habilitation pour son État.
path.signerListOfUnknown	Une liste de signataires de documents d’un autre État nomme le signataire de documents, et n’a aucune habilitation pour son État.
path.signerSignsCertificates	La clé qui a signé sert à signer des certificats.
path.tooLong	Entre la CSCA et le signataire {signer, select, document {de documents} seal {du cachet} other {{signer}}} se trouve une autre autorité, {authority}.
path.trustedSignerList	Une liste de confiance de signataires de documents, du {list}, nomme le signataire de documents ; aucun certificat CSCA n’a été nécessaire.
path.trustedSignerListUndated	Une liste de confiance de signataires de documents nomme le signataire de documents ; aucun certificat CSCA n’a été nécessaire.
path.twoAlgorithms	Le certificat indique deux algorithmes de signature différents.
path.usagePeriodUndecodable	La période d’utilisation de la clé du signataire {signer, select, document {de documents} seal {du cachet} other {{signer}}} ne peut pas être décodée.
path.valid	Le certificat {holder, select, csca {de la CSCA} document {du signataire de documents} seal {du signataire du cachet} other {{holder}}} est valide du {first} au {last}.
person.born	naissance {day}, {sex, select, female {sexe féminin} male {sexe masculin} other {sexe non précisé}}
person.bornIn	lieu de naissance {place}
person.card	carte d’identité {state} {number}
person.document	document {code} {state} {number}
person.expires	expiration {day}
person.inFull	en entier : {name}
person.issued	délivrance {day}
person.passport	passeport {state} {number}
personalisation.certificateDate	Les certificats vérifiables par carte ont des dates des années 2000 à 2099 ; il faudrait ici {day}.
personalisation.document	Le document n’a pas pu être produit. {error, message}.
personalisation.keysOfChip	Les clés de la puce n’ont pas pu être produites. {error, message}.
personalisation.keysOfPACE	Les clés de PACE n’ont pas pu être produites. {error, message}.
personalisation.lds2	Les enregistrements LDS2 n’ont pas pu être produits. {error, message}.
personalisation.noCSCA	Il n’y a pas de CSCA.
personalisation.noDocumentSigner	Il n’y a pas de signataire de documents.
personalisation.noSigner	Il n’y a pas de signataire.
personalisation.terminalCertificates	Les certificats du terminal n’ont pas pu être produits. {error, message}.
personalisation.terminalKey	La clé du terminal ne peut pas être codée. {error, message}.
picture.absent	EF.DG2 ne contient pas de portrait.
picture.notShown	le portrait n’est pas affiché. {problem}.
picture.notWith	--picture always montre le portrait dans un rapport destiné à être lu, et {option} n’en affiche pas.
picture.unread	EF.DG2 n’a pas été lu.
plain.text	{text}
policy.acceptsFailure	Cette règle accepterait un document dont le résultat global est en échec ou interrompu.
policy.algorithmsTaken	Les limites {name} sont intégrées, et celles-ci en sont d’autres.
policy.chipCountsForNothing	Des données authentiques suffiraient : une preuve de la puce que le document propose n’aurait pas à être faite.
policy.countingNotOptional	Des raisons ne comptent que pour un contrôle qui a le rôle optional.
policy.countriesAre	Écrivez un code (CH, CHE), un nom (Switzerland) ou un groupe ({groups}).
policy.countryUnknown	Aucun État ni groupe d’États ne s’appelle {name}.
policy.defaultAccepts	La décision par défaut accepterait aussi ce qui a échoué.
policy.differs	De {old} à {new}, {count, plural, =0 {rien ne diffère} one {# membre diffère} other {# membres diffèrent}}.
policy.doubled	Ceci figure deux fois.
policy.giveDefault	Ajoutez "default": "review", ou "default": "reject", à la décision.
policy.giveExtends	Ajoutez le membre, ou "extends" avec la politique de départ.
policy.giveSchema	Commencez le fichier par "schema": "{schema}".
policy.groupsAsOf	Groupes d’États qu’un fichier peut nommer, en date du {day} :
policy.hashNotOptional	Les hachages des groupes de données ont le rôle mandatory ou evaluatory, jamais optional.
policy.memberMissing	Le membre {name} est absent.
policy.nameMeant	Vouliez-vous dire {names} ?
policy.nameOverall	Écrivez "overall": "successful" dans son when ; "undetermined" peut figurer à côté, dans une liste.
policy.nameTaken	La politique {name} est intégrée, et celle-ci en est une autre.
policy.nameTwo	Indiquez aussi la politique avec laquelle la comparer.
policy.named	{policy}, SHA-256 {hash}
policy.namesAre	Utilisez l’un de ces noms : {names}.
policy.noBoolean	Il faut ici true ou false.
policy.noCode	{code} n’est pas un code de document : il a une ou deux lettres, par exemple P ou ID.
policy.noCountry	Il faut ici le code ou le nom d’un État, ou un groupe d’États.
policy.noDate	Il faut ici un jour qui existe : AAAA-MM-JJ.
policy.noList	Il faut ici une liste d’au plus {count, plural, one {# valeur} other {# valeurs}}.
policy.noName	{name} n’existe pas ici.
policy.noNumber	Il faut ici un nombre entier de {least} à {most}.
policy.noObject	Il faut ici un objet.
policy.noText	Il faut ici un texte de 1 à {most} octets sans caractères de commande.
policy.noType	Il faut ici l’un de ces mots : {words}, ou une ou deux majuscules par lesquelles commence le code d’un document.
policy.noWord	Il faut ici l’un de ces mots : {words}.
policy.notAName	Il faut ici un nom en lettres minuscules, chiffres et traits d’union, 64 au plus.
policy.oneOf	Il faut exactement l’un de ces membres : {names}.
policy.oneOrTwo	Indiquez une politique, ou deux.
policy.otherSchema	C’est un autre format, ou une version ultérieure de celui-ci.
policy.selectsNothing	Une exception doit nommer countries, documentTypes ou les deux.
policy.startsFromNone	La politique {policy} ne part d’aucune autre.
policyText.accessCounts	L’ouverture de la puce doit avoir été vue : que des preuves venues d’ailleurs en parlent ne suffit pas.
policyText.accessIgnored	La façon dont la puce a été ouverte ne décide de rien.
policyText.age	Cette liste doit dater de {days, plural, one {# jour} other {# jours}} au plus, sans quoi le résultat est indéterminé : {list, message}.
policyText.algorithms	Les algorithmes sont admis selon les limites {name} : {limits}.
policyText.algorithmsTold	Aucun algorithme n’entraîne l’échec d’un document par son âge.
policyText.anchorsFull	Le certificat CSCA doit être désigné, épinglé, ou garanti par son propre État.
policyText.anchorsWeak	Un certificat CSCA suffit même si rien ne le garantit, hormis la liste d’où il vient ; le rapport le dit.
policyText.chipWhereOffered	Chaque preuve de la puce que le document propose doit être faite. Un document qui n’en propose aucune passe.
policyText.countries	Les documents de ces États sont admis, et aucun autre : {codes}.
policyText.dataAlone	Des données authentiques suffisent si personne n’a prouvé que la puce est l’original. Une puce dont il est établi qu’elle est une copie entraîne l’échec.
policyText.dataUnproven	Passent aussi des données dont personne n’a établi l’authenticité : ces contrôles ne sont pas mandatory : {checks}.
policyText.default	{outcome, message} si aucune règle ne s’applique.
policyText.deviations	{count, plural, one {# écart par rapport à la norme est toléré, et nommé dans le rapport} other {# écarts par rapport à la norme sont tolérés, et nommés chacun dans le rapport}}.
policyText.exception	À ce document s’applique son exception {name}.
policyText.exceptions	À certains documents s’appliquent ses exceptions : {names}. Avec --country et --type, elles sont aussi expliquées.
policyText.excuses	Ce qu’excuse une liste de défauts connus est indéterminé, et ne change rien dans un contrôle qui a le rôle optional.
policyText.excusesCount	Ce qu’excuse une liste de défauts connus est indéterminé, et compte.
policyText.expectsDocument	Un document est attendu : un cachet échoue.
policyText.expectsSeal	Un cachet est attendu : un document échoue.
policyText.expiryFails	Un document expiré entraîne l’échec.
policyText.expiryGrace	Un document expiré depuis plus de {days, plural, one {# jour} other {# jours}} entraîne l’échec.
policyText.expiryTold	Un document expiré n’entraîne pas l’échec ; le rapport dit qu’il est expiré.
policyText.limitCurve	courbes elliptiques de moins de {bits} bits
policyText.limitDSA	DSA de moins de {bits} bits
policyText.limitNever	{subject} jamais
policyText.limitRSA	RSA de moins de {bits} bits
policyText.limitUntil	{subject} jusqu’au {day}
policyText.longest	Un document ne doit pas être valide pendant plus de {months} mois en tout. Si sa date de délivrance n’est pas connue, le résultat est indéterminé.
policyText.noCountries	Les documents de ces États ne sont pas admis : {codes}.
policyText.noDecision	Elle ne décide de rien en plus du résultat.
policyText.noDeviations	Aucun écart par rapport à la norme n’est toléré.
policyText.noExcuses	Aucune liste n’excuse un défaut.
policyText.noTypes	Les documents de ces types ne sont pas admis : {types}.
policyText.offeredToVerifier	Si le document propose des preuves de sa puce, l’une d’elles doit avoir été faite au vérificateur. Ce que quelqu’un en a noté laisse le résultat indéterminé, de même qu’une puce qui n’en propose aucune.
policyText.printDemanded	La MRZ imprimée doit être donnée et être celle de la puce.
policyText.printWhereGiven	Si la MRZ imprimée est donnée, elle doit être celle de la puce.
policyText.proof	La puce doit avoir prouvé qu’elle est l’original, par l’une de ces voies : {ways, messages}. Un document sans cette preuve reste indéterminé.
policyText.proofToVerifier	La puce doit avoir prouvé au vérificateur qu’elle est l’original, par l’une de ces voies : {ways, messages}. Ce qu’un autre terminal a vu laisse le résultat indéterminé.
policyText.remaining	Un document doit être encore valide pendant {days, plural, one {# jour} other {# jours}}, sans quoi il entraîne l’échec.
policyText.required	Si EF.SOD les énumère, ces fichiers doivent être transmis : {files}. Sans l’un d’eux, le résultat est indéterminé.
policyText.revocationDemanded	Un signataire révoqué entraîne l’échec. Si aucune liste de révocation ne permet de trancher, le résultat est indéterminé.
policyText.revocationTold	Un signataire révoqué n’entraîne pas l’échec du document ; le rapport le dit.
policyText.revocationWhereKnown	Un signataire révoqué entraîne l’échec. L’absence de liste de révocation ne change rien.
policyText.rule	{outcome, message} d’après la règle {rule} : {condition}.
policyText.ruleAlways	{outcome, message} d’après la règle {rule}, toujours.
policyText.starts	La politique {policy} part de {base}.
policyText.types	Les documents de ces types sont admis, et aucun autre : {types}.
policyText.whole	La politique {policy} dit tout elle-même.
progress.access	Ouverture de la puce ...
progress.accessBy	Ouverture de la puce, {method} ...
progress.activeAuthentication	Authentification active ...
progress.application	Sélection de l’application ...
progress.chipAuthentication	Authentification de la puce ...
progress.chipAuthenticationMapping	Mappage d’authentification de la puce ...
progress.document	Posez le document sur le lecteur ...
progress.file	Lecture de {file} ...
progress.layDownAgain	Reposez le document (encore {time})
progress.octets	{done} sur {total} Ko
progress.speed	{speed} Ko/s
progress.terminalAuthentication	Authentification du terminal ...
progress.timeLeft	reste {time}
progress.virtualChip	En attente d’une puce virtuelle sur 127.0.0.1:{port} ...
prompt.again	Réessayer ? [O/n]
prompt.againBecause	{error, message}. Recommencez la saisie.
prompt.anotherOrEnd	Recommencez la saisie ; Entrée seule termine.
prompt.answerFirst	Répondez d’abord à ceci ; la ligne reçue n’a pas été utilisée.
prompt.birth	{isShown, select, yes {Date de naissance, AAMMJJ :} other {Date de naissance, AAMMJJ (non affichée) :}}
prompt.canCount	Un numéro d’accès à la carte a six chiffres ; celui-ci en a {count}.
prompt.canDigits	Un numéro d’accès à la carte ne contient que des chiffres. Ressaisissez-le.
prompt.canInstead	le numéro d’accès à la carte à la place
prompt.canInstruction	Saisissez le numéro d’accès à la carte : les six chiffres à côté de la MRZ ou au recto de la carte. Votre saisie ne s’affiche pas.
prompt.canLabel	{isShown, select, yes {CAN :} other {CAN (non affiché) :}}
prompt.canWhere	Saisissez le numéro d’accès à la carte : les six chiffres à côté de la MRZ ou au recto de la carte.
prompt.candidate	{number} : {changes, messages}
prompt.character	Ligne {line}, colonne {column} : une MRZ ne contient que A à Z, 0 à 9 et <. Ressaisissez la ligne.
prompt.chipPIN	{isShown, select, yes {Code PIN :} other {Code PIN (non affiché) :}}
prompt.chipPINWhere	Saisissez le code PIN du document. Après quelques erreurs, il est bloqué.
prompt.chipPUK	{isShown, select, yes {Code PUK :} other {Code PUK (non affiché) :}}
prompt.chipPUKWhere	Saisissez le code PUK du document. Après quelques erreurs, il ne fonctionne plus.
prompt.choice	Votre choix :
prompt.correct	Que faut-il corriger ?
prompt.cut	La ligne {line} a {count, plural, one {# caractère} other {# caractères}}. En retirant {surplus} < à la fin, elle en a {length}.
prompt.digitsRight	Les chiffres de contrôle sont justes.
prompt.digitsRightAll	Tous les chiffres de contrôle sont justes. Comparez votre saisie avec le document : la MRZ est peut-être celle d’un autre document.
prompt.end	q
prompt.enterAgain	Entrée : réessayer avec la saisie telle quelle. q : terminer.
prompt.enterAsIs	Entrée : utiliser la saisie telle quelle. q : terminer.
prompt.expiry	{isShown, select, yes {Date d’expiration, AAMMJJ :} other {Date d’expiration, AAMMJJ (non affichée) :}}
prompt.fieldMissing	Il manque encore le champ « {field, message} » ; Ctrl-C arrête tout.
prompt.filled	La ligne {line} a {count, plural, one {# caractère} other {# caractères}}. En ajoutant {missing} < à la fin, elle en a {length}.
prompt.hidden	Votre saisie ne s’affiche pas. Ctrl-R l’affiche, Ctrl-U efface la ligne, Ctrl-C arrête tout.
prompt.inserted	Ligne {line}, colonne {column} : il manque {written} ; avec ce caractère, les chiffres de contrôle concordent.
prompt.insertedBriefly	ligne {line, number}, colonne {column, number} : il manque {written}
prompt.keyDigit	Le chiffre de contrôle qui suit ne concorde pas : {found} ; le calcul donne {expected}. Recommencez la saisie, avec ou sans le chiffre de contrôle.
prompt.keysInstruction	Saisissez le numéro de document et les deux dates tels qu’ils figurent dans la zone de lecture automatique.
prompt.length	Cette ligne a {count, plural, one {# caractère} other {# caractères}} ; une ligne en a 44 ou 36, ou 30 quand il y en a trois. Ressaisissez-la.
prompt.line	{isShown, select, yes {MRZ, ligne {line} :} other {MRZ, ligne {line} (non affichée) :}}
prompt.lineMissing	Il manque encore la ligne {line} ; Ctrl-C arrête tout.
prompt.lineName	ligne {line}
prompt.lineTaken	La ligne {line} est complète.
prompt.mrzInstruction	Saisissez les lignes au bas de la page de données (ou au dos de la carte). Votre saisie ne s’affiche pas.
prompt.newDigit	Chiffre de contrôle du champ « {field, message} » : {found} a été saisi ; le calcul donne {expected}.
prompt.no	n
prompt.notRead	La puce n’a pas été ouverte.
prompt.notUnderstood	Ce n’est pas l’une des réponses possibles.
prompt.number	{isShown, select, yes {Numéro de document :} other {Numéro de document (non affiché) :}}
prompt.offer	{number} : {isWrong, select, yes {{what, message} (son chiffre de contrôle est faux)} other {{what, message}}}
prompt.onlyLower	C’est la ligne 2. Elle suffit pour ouvrir la puce ; avec la ligne 1, toute la MRZ est comparée.
prompt.onlyMiddle	C’est la ligne 2 d’une carte. Saisissez d’abord la ligne 1.
prompt.ownCAN	La puce s’ouvre avec le numéro d’accès à la carte du document simulé lui-même ; --mrz ou --can permet de donner autre chose.
prompt.ownPIN	La puce s’ouvre avec le code PIN du document simulé lui-même ; --pin permet d’en donner un autre.
prompt.ownZone	La puce s’ouvre avec la MRZ du document simulé lui-même ; --mrz ou --can permet de donner autre chose.
prompt.pinInstruction	Saisissez le code PIN du jeton ; il ne s’affiche pas.
prompt.removed	Ligne {line}, colonne {column} : {found} est en trop ; sans ce caractère, les chiffres de contrôle concordent.
prompt.removedBriefly	ligne {line, number}, colonne {column, number} : {found} est de trop
prompt.replaced	Champ « {field, message} », position {position} : {found} devrait être {written} ; les chiffres de contrôle concordent alors.
prompt.replacedBriefly	{field, message} : {found} → {written}
prompt.replacedDigit	Ligne {line}, colonne {column}, où il faut un chiffre : {found} devrait être {written}.
prompt.sameLine	Cette ligne a déjà été saisie. Saisissez la ligne {line}.
prompt.several	Les chiffres de contrôle concordent avec l’une de ces modifications :
prompt.shown	Votre saisie s’affiche. Ctrl-R la masque, Ctrl-U efface la ligne, Ctrl-C arrête tout.
prompt.takenCAN	Six chiffres : ils sont pris comme numéro d’accès à la carte.
prompt.tenCharacters	Un numéro de document a neuf caractères et son chiffre de contrôle, qui ne concorde pas. Seules les cartes en ont de plus longs.
prompt.tokenPIN	{isShown, select, yes {Code PIN du jeton :} other {Code PIN du jeton (non affiché) :}}
prompt.tokenWhere	Saisissez le code PIN du jeton.
prompt.tooLong	C’est plus long que ce qui est attendu ici ; la saisie a été effacée. Ressaisissez-la.
prompt.triesLeft	{count, plural, =0 {D’après la puce, il ne reste aucun essai.} one {D’après la puce, il reste # essai.} other {D’après la puce, il reste # essais.}}
prompt.upperLine	{isShown, select, yes {Ligne 1, ou Entrée pour continuer sans elle :} other {Ligne 1, ou Entrée pour continuer sans elle (non affichée) :}}
prompt.useAnyway	L’utiliser quand même ? [o/N]
prompt.useDigit	Utiliser {expected} ? [O/n]
prompt.useIt	L’utiliser ? [O/n]
prompt.which	Laquelle ? Son numéro, ou Entrée pour aucune :
prompt.wrongComposite	Le dernier chiffre de contrôle, qui porte sur plusieurs champs, ne concorde pas : {found} à la ligne {line}, colonne {column} ; le calcul donne {expected}.
prompt.wrongDigit	Le chiffre de contrôle du champ « {field, message} » ne concorde pas : {found} à la ligne {line}, colonne {column} ; le calcul donne {expected}.
prompt.yes	o
prompt.zone	Saisissez les lignes de la zone, puis Ctrl-D :
prompt.zoneInstruction	Saisissez les lignes au bas de la page de données, ou au dos de la carte.
read.MRZNeeded	La puce ne propose aucun PACE utilisable, et sans PACE seule la MRZ l’ouvre.
read.PACEFailed	La puce propose PACE, mais {count, plural, one {la tentative a échoué} other {les # tentatives ont échoué}}. {error, message}.
read.againOrAllowBAC	Retirez le document du lecteur, reposez-le et relisez ; avec --access auto, BAC est essayé.
read.allowOtherWays	Autorisez les autres voies (--access auto), si le document se lit autrement que par PACE.
read.allowPACE	La puce propose PACE : autorisez-le (--access auto) et relisez.
read.cardAccessMalformed	Retirez le document du lecteur, reposez-le et lisez de nouveau : son EF.CardAccess, par lequel PACE commence, ne peut pas être décodé.
read.cardAccessNotFound	Retirez le document du lecteur, reposez-le et relisez : son EF.CardAccess, par lequel PACE commence, n’a pas été trouvé.
read.compareCAN	Comparez le numéro d’accès à la carte avec l’imprimé et relisez, ou donnez seulement la MRZ.
read.comparePIN	Comparez-le avec le courrier de l’émetteur avant de réessayer : quelques essais erronés le bloquent.
read.eachOfferLeftOut	PACE a été exigé, mais rien de ce que la puce propose n’est utilisable : {reasons, messages}.
read.filesGuarded	La puce protège ses fichiers, et ni MRZ ni CAN n’a été donné.
read.giveCANElseAgain	Si le document a un numéro d’accès à la carte, donnez-le ; sinon, retirez le document du lecteur et relisez.
read.giveCANElseAsk	Si le document a un numéro d’accès à la carte, donnez-le ; sinon, adressez-vous à l’émetteur.
read.giveCANNotTry	Si le document a un numéro d’accès à la carte, donnez-le ; le dernier essai de la MRZ n’est pas consommé.
read.giveZone	Donnez la zone de lecture automatique, avec ou sans le numéro d’accès à la carte.
read.giveZoneDatesOrCAN	Donnez la zone de lecture automatique, ou le numéro de document et les deux dates, ou le numéro d’accès à la carte.
read.giveZoneOrCAN	Donnez la zone de lecture automatique, ou le numéro d’accès à la carte.
read.leftOut.algorithmMismatch	son algorithme ne va pas avec son groupe
read.leftOut.domainParametersNotTrusted	son groupe n’est pas normalisé
read.leftOut.domainParametersUnknown	elle ne dit pas quel groupe elle utilise
read.leftOut.malformed	elle ne peut pas être décodée
read.leftOut.mappingNotAllowed	son mappage ne va pas avec son groupe ou son algorithme de chiffrement
read.leftOut.protocolUnknown	son protocole n’est pas dans la norme
read.leftOut.readerTooShort	ses clés sont trop longues pour ce lecteur
read.leftOut.versionNotSupported	sa version n’est pas 2
read.mayHaveCostTry	La tentative a pu consommer un essai pour le mot de passe : lisez avec la MRZ ou le numéro d’accès à la carte avant de le réessayer.
read.noCardAccess	PACE a été exigé, et la puce ne le propose pas : elle n’a donné aucun EF.CardAccess décodable.
read.noMRZForBAC	Le contrôle d’accès de base (BAC) a été exigé, et aucune MRZ n’a été donnée pour cela.
read.noPACEInfo	PACE a été exigé, et la puce ne le propose pas : EF.CardAccess ne contient pas de PACEInfo.
read.noPassword	La puce s’ouvre par PACE, et ni MRZ ni CAN n’a été donné.
read.otherReaderForOffers	Relisez sur un autre lecteur, au cas où EF.CardAccess aurait été modifié en route ; si rien ne change, signalez le document.
read.recordedWords	Les preuves disent : {text}
read.useLongerReader	Utilisez un lecteur qui transmet des commandes à champs de longueur étendus.
read.withoutWay	{error, message}. Aucune offre de PACE n’est utilisable non plus : {reasons, messages}.
reader.ACR122	L’ACR122 ne transmet que des trames courtes et perd souvent les passeports : une erreur de clé ou de délai peut venir ici du lecteur, et non du document.
reader.callsLeft	Le service de cartes à puce (pcscd) n’a pas répondu à {count, plural, one {# appel} other {# appels}} ; aucun autre n’est lancé.
reader.chipLeft	La puce a quitté le lecteur{named, select, yes { « {name} »} other {}}.
reader.chipReset	Un autre programme a réinitialisé la puce, ou le lecteur{named, select, yes { « {name} »} other {}} a coupé son alimentation.
reader.empty	Il n’y a pas de puce sur le lecteur{named, select, yes { « {name} »} other {}}.
reader.giveName	Indiquez l’un de ceux-ci : {names}.
reader.held	Un autre programme occupe le lecteur{named, select, yes { « {name} »} other {}} ou sa puce.
reader.incapable	Le lecteur{named, select, yes { « {name} »} other {}}, son pilote ou la puce ne peut pas faire ce qui est demandé.
reader.mute	Quelque chose se trouve sur le lecteur{named, select, yes { « {name} »} other {}} et ne répond pas comme une puce.
reader.muteRemedy	Quelque chose se trouve sur le lecteur « {reader} » et ne répond pas. Retournez le document ou ouvrez-le à la page de données, éloignez les autres cartes et vérifiez qu’il a une puce (symbole sur la couverture).
reader.noProtocol	La puce et le lecteur{named, select, yes { « {name} »} other {}} n’ont en commun ni T=0 ni T=1.
reader.noneNamed	Aucun lecteur n’a « {name} » dans son nom.
reader.notBuilt	Cette version d’epass a été compilée sans PC/SC.
reader.notBuiltRemedy	Compilez-la avec le trait PCSC (activé par défaut), ou lisez avec `--vpcd-listen` ou `--simulate`.
reader.notPassedOn	Le lecteur{named, select, yes { « {name} »} other {}} n’a pas pu transmettre la commande, ou a perdu la réponse.
reader.powerUpFails	Il n’alimente pas toujours la puce : si rien ne se passe, soulevez le document et reposez-le.
reader.responseTooLong	La réponse est plus longue qu’aucune réponse ne peut l’être.
reader.serviceFailed	Le service de cartes à puce a subi une défaillance interne.
reader.serviceFailedRemedy	Consultez le journal de pcscd (`journalctl -u pcscd`), redémarrez-le et recommencez.
reader.serviceRefused	Le service de cartes à puce (pcscd) a refusé : il est d’une autre version que libpcsclite, ou va s’arrêter.
reader.serviceSilent	Le service de cartes à puce (pcscd) ne répond pas.
reader.serviceSilentRemedy	Redémarrez-le (`systemctl restart pcscd`) et recommencez ; si cela ne suffit pas, débranchez d’abord le lecteur : son pilote est peut-être bloqué.
reader.severalNamed	Plus d’un lecteur a « {name} » dans son nom.
reader.shortLengths	Il ne transmet que des champs de longueur courts : la lecture est plus longue, et les clés de 2 048 bits et plus peuvent être trop longues pour lui.
reader.slowWhenEmpty	Il met jusqu’à une seconde pour remarquer un document : laissez-le posé.
reader.socketDeniedRemedy	Lancez epass doctor, qui dit comment recréer le socket, ou demandez à la personne qui s’occupe de cet ordinateur.
reader.stopsAnswering	Il cesse parfois de répondre : rebranchez-le alors.
reader.storageCard	Sur le lecteur « {reader} » se trouve une étiquette RFID à simple mémoire, comme dans les tickets et les badges : ce n’est pas la puce d’un document.
reader.storageCardRemedy	Retirez-la et posez le document ; d’autres cartes proches sont vues à sa place.
reader.timeout	Le lecteur{named, select, yes { « {name} »} other {}} n’a pas répondu à temps.
reader.unknownName	{named, select, yes {Le lecteur « {name} » n’existe pas} other {Ce lecteur n’existe pas}}.
reader.unplugged	Le lecteur{named, select, yes { « {name} »} other {}} a été débranché, ou son pilote s’est arrêté.
readers.answerTypeA	{answer} (type A)
readers.answerTypeB	{answer} (type B)
readers.empty	vide
readers.event	{reader} : {state, message} {answer, message}
readers.exclusive	puce occupée par un autre programme
readers.following	Suivi des lecteurs en cours ; Ctrl-C y met fin.
readers.headAnswer	RÉPONSE ATR
readers.headReader	LECTEUR
readers.headState	ÉTAT
readers.inUse	puce utilisée par un autre programme
readers.mute	un objet qui ne répond pas
readers.present	puce présente
readers.storageCard	une étiquette RFID, et non la puce d’un document
readers.unavailable	indisponible
readers.unplugged	débranché
reason.absent	le document n’a pas ce fichier
reason.accessDenied	la puce a refusé l’accès
reason.akiMismatch	le signataire ne désigne aucune clé de confiance
reason.algorithmMismatch	deux endroits indiquent des algorithmes différents
reason.algorithmRefusedByPolicy	la politique n’accepte plus l’algorithme
reason.anchorListed	seule la liste d’un autre État garantit le certificat CSCA
reason.anchorUnpinned	aucun élément de confiance ne garantit le certificat CSCA
reason.attributeDoubled	un attribut signé est présent deux fois, ou a plusieurs valeurs
reason.attributeMissing	un attribut signé manque
reason.blocked	bloqué par l’exploitant
reason.cancelled	la procédure a été annulée
reason.cardAccessNotConfirmed	aucun fichier signé ne confirme une entrée de EF.CardAccess
reason.certifiedOutsideUsagePeriod	le certificat a été émis à une date où la clé de la CSCA ne devait pas signer
reason.challengeMismatch	la puce a répondu à un autre défi
reason.channelLost	le canal sécurisé a été perdu
reason.channelNotProven	PACE a été refusé, et aucune authentification de la puce ne montre que le canal aboutit à la puce
reason.checkDigitsWrong	des chiffres de contrôle sont faux
reason.chipNotAuthenticated	aucune authentification de la puce n’a eu lieu auparavant
reason.chipNotVerified	l’authenticité de la puce n’avait pas été établie
reason.cloneable	la puce n’est pas protégée contre la copie
reason.contentTypeMismatch	le type de contenu signé n’est pas celui du contenu
reason.countryMismatch	les pays diffèrent
reason.countryNotAllowed	la politique n’admet pas les documents de cet État
reason.countryUnknown	le pays manque ou n’est pas connu
reason.credentialsNotHeld	le terminal n’a pas de certificats que la puce accepterait
reason.crlExpired	la liste de révocation est trop ancienne
reason.crlNotVerified	la liste de révocation ne se vérifie pas ou est inutilisable
reason.crlNotYetValid	la liste de révocation n’est pas encore en vigueur
reason.crlOfOtherIssuer	les listes de révocation sont d’une autre CSCA du pays
reason.datesContradict	des dates se contredisent
reason.deviationRefused	écart par rapport à la norme refusé par la politique
reason.dirNotConfirmed	EF.DIR n’est pas celui qui a été signé
reason.documentTypeNotAllowed	le signataire ne peut pas produire de documents de ce type
reason.documentTypeRefused	la politique n’admet pas les documents de ce type
reason.empty	fichier sans contenu
reason.evidenceNotRecorded	ce que la puce a répondu n’a pas été enregistré
reason.expired	la validité a pris fin
reason.expiresSoon	le document expire plus tôt que la politique ne le permet
reason.extensionsOutsideProfile	les extensions ne sont pas celles du profil du certificat
reason.fieldsDiffer	des champs diffèrent alors qu’ils doivent être égaux
reason.hashMismatch	le hachage n’est pas celui qui a été signé
reason.issuedOutsideUsagePeriod	le document a été délivré à une date où la clé ne devait pas signer
reason.issuerNotAuthority	l’émetteur n’est pas une autorité de certification
reason.keyAgreementFailed	la puce n’a pas la clé privée qui correspond à sa clé publique
reason.keyFileMissing	il manque à la puce le fichier contenant sa clé, qui a été signé
reason.keyNotAuthenticated	aucun élément de confiance ne garantit la clé de la puce
reason.keyNotFound	il manque cette clé au fichier des clés de la puce
reason.keyOutsideProfile	le profil du certificat n’admet pas ce genre de clé
reason.keyRefused	clé qui ne doit pas être utilisée
reason.keyUsage	la clé ne doit pas servir à cela
reason.knownDefect	défaut publié des documents de l’émetteur
reason.layoutDiffers	la zone imprimée n’est pas au même format que celle de la puce
reason.listsDiffer	deux listes des fichiers du document diffèrent
reason.malformed	structure non conforme à la norme
reason.mappingDataMismatch	la clé du canal n’est pas liée à la clé de la puce
reason.materialTooOld	une liste est plus ancienne que la politique ne le permet
reason.mayBeRevoked	une liste de révocation de l’État contient le numéro sous un autre nom, ou un autre certificat de la clé
reason.messageDigestMismatch	le hachage signé n’est pas celui du contenu
reason.noAnchor	aucun certificat CSCA de confiance ne correspond au signataire
reason.noCRL	aucune liste de révocation de l’émetteur
reason.noDateOfIssue	la date de délivrance n’est pas connue
reason.noSecurityObject	aucun objet de sécurité sur lequel fonder le jugement
reason.noSigner	aucune signature dans l’objet de sécurité
reason.notExpected	un document est attendu et un cachet a été donné, ou l’inverse
reason.notGiven	rien n’a été donné pour comparer
reason.notInSecurityObject	l’objet de sécurité n’a pas de hachage pour le fichier
reason.notOffered	le document ne le propose pas
reason.notRead	le fichier n’a pas été lu
reason.notYetValid	la validité n’a pas commencé
reason.otherChannel	lu dans un autre canal
reason.otherMethodUsed	la puce a été ouverte d’une autre façon
reason.paceFailed	la puce a refusé son PACE et a été ouverte par le contrôle d’accès de base
reason.paceInfoHidden	il manque à EF.CardAccess une offre de PACE qui a été signée
reason.paceInfoNotSigned	PACE est proposé, et aucun fichier signé ne le dit
reason.paceNotUsed	la puce a PACE et a été ouverte sans lui
reason.pathTooLong	le chemin de certification est plus long qu’il n’est permis
reason.periodOutsideProfile	la validité est plus courte que ne l’exige le profil du certificat
reason.proofNotShown	la puce n’a pas fait la preuve qu’exige la politique
reason.publisherNotGranted	la liste d’un autre État parle de ce document sans habilitation
reason.readFailed	la lecture a échoué avant
reason.readerTooShort	le lecteur ne transmet pas autant d’octets
reason.recorded	seules les preuves le disent, qui ont été lues ailleurs
reason.refusedByChip	la puce a répondu par une erreur
reason.reportedCancelled	signalé comme annulé
reason.reportedLost	signalé comme perdu
reason.reportedStolen	signalé comme volé
reason.responseInvalid	une réponse de la puce ne se vérifie pas
reason.responseTruncated	la réponse de la puce a été tronquée
reason.revoked	le certificat est révoqué
reason.rightsNotGranted	les certificats du terminal ne donnent pas ce droit
reason.severalSigners	plus d’une signature dans l’objet de sécurité
reason.signatureInvalid	la signature n’est pas valide
reason.signedAttributesAbsent	il n’y a pas d’attributs signés
reason.signerFailed	la clé du terminal n’a pas signé
reason.signerNotFound	aucun certificat ne correspond à la clé qui a signé
reason.skipped	omis par la personne qui a lu le document
reason.statusSourceFailed	la source des signalements n’a pas répondu comme elle le doit
reason.subjectOutsideProfile	le profil du certificat n’admet pas ce sujet
reason.tooLarge	le fichier dépasse la taille lue
reason.truncated	le fichier n’est pas arrivé en entier
reason.unknownCriticalExtension	extension critique non comprise
reason.unreadable	une date ou un champ est illisible
reason.unsupportedAlgorithm	algorithme ou courbe inconnus ici
reason.validityTooLong	le document est valide plus longtemps que la politique ne le permet
reason.wrongContentType	contenu d’un type qui n’est pas accepté ici
reason.wrongPassword	le mot de passe n’ouvre pas la puce
reason.wrongRole	le certificat du signataire sert à autre chose
reason.wrongVersion	version que la norme n’admet pas ici
record.application.additionalBiometrics	données biométriques supplémentaires
record.application.travelRecords	tampons de voyage
record.application.visaRecords	visas
record.biometrics	Données biométriques de {count, plural, one {# octet} other {# octets}}.
record.certificate	Certificat d’un signataire ({state}).
record.malformed	L’enregistrement {number} ne peut pas être décodé.
record.none	Il n’a aucun enregistrement.
record.signedBy	Signé par {signer}.
record.stamp	{kind, select, exit {Sortie} other {Entrée}} le {when}, {state}, {place}.
record.state.aborted	La lecture a pris fin avant.
record.state.absent	La puce ne l’a pas.
record.state.accessDenied	La puce a refusé l’accès.
record.state.nonConformant	Ce que la puce a donné ensuite n’est pas un enregistrement.
record.state.read	Il a été lu.
record.state.tooLarge	L’enregistrement suivant est plus long que ce qui peut en être lu.
record.undecodable	On ne sait rien de sa signature.
record.visa	Visa {number} ({state}), du {first} au {last}.
records.failed	{count, plural, one {Un enregistrement ajouté après la délivrance n’est pas ce qu’un} other {# enregistrements ajoutés après la délivrance ne sont pas ce qu’un}} signataire de l’État qui y est désigné peut avoir écrit.
recovery.action.readAgain	La lecture a été refaite.
recovery.action.reopened	La puce a été rouverte.
recovery.action.repeated	Un nouvel essai a été fait.
recovery.count	{count, plural, one {une fois} other {# fois}}
recovery.file	{file}
recovery.fileFrom	{file} à partir de l’octet {offset}
recovery.line	{what, message}, commande {command}.
recovery.otherOctets	Les octets n’étaient pas ceux attendus.
recovery.repeated	{what}. Cela s’est produit {count} fois.
recovery.statusWord	{meaning, message} ({word}).
recovery.step.access	Ouverture de la puce
recovery.step.activeAuthentication	Authentification active
recovery.step.appending	Ajout d’un enregistrement
recovery.step.application	Sélection de l’application
recovery.step.chipAuthentication	Authentification de la puce
recovery.step.continuity	Comparaison de la puce avec la précédente
recovery.step.file	Un fichier
recovery.step.otherApplication	Une autre application
recovery.step.record	Un enregistrement
recovery.step.terminalAuthentication	Authentification du terminal
recovery.step.writing	Écriture de données biométriques supplémentaires
remedy.access.authenticationLength	Relisez, puis essayez sur un autre lecteur. Si rien ne change, signalez le lecteur et le document.
remedy.access.authenticationMAC	Ne faites pas confiance à cette puce ; relisez sur un autre lecteur.
remedy.access.authenticationTokenInvalid	Ne faites pas confiance à cette puce ; relisez sur un autre lecteur.
remedy.access.authenticationTokenLength	Relisez, puis essayez sur un autre lecteur. Si rien ne change, la puce ne respecte pas la norme : signalez le document.
remedy.access.blocked	Ne réessayez pas ; donnez la MRZ à la place, ou adressez-vous à l’émetteur.
remedy.access.challengeLength	Relisez, puis essayez sur un autre lecteur. Si rien ne change, signalez le lecteur et le document.
remedy.access.channelClosed	Rouvrez la puce : l’erreur qui a fermé le canal en dit la raison.
remedy.access.channelLost	Posez le document à plat sur le lecteur, laissez-le en place et relisez. Si cela arrive chaque fois, essayez un autre lecteur.
remedy.access.chipAuthenticationDataMissing	Relisez, puis essayez sur un autre lecteur. Si rien ne change, la puce ne respecte pas la norme : signalez le document.
remedy.access.chipAuthenticationDataUnexpected	Relisez, puis essayez sur un autre lecteur. Si rien ne change, la puce ne respecte pas la norme : signalez le document.
remedy.access.chipAuthenticationRefused	Relisez. Si la puce refuse de nouveau, ce moyen ne permet pas de la distinguer d’une copie ; ses fichiers sont lus malgré tout.
remedy.access.chipNonceMismatch	Ne faites pas confiance à cette puce ; relisez sur un autre lecteur.
remedy.access.commandTooLong	Utilisez un lecteur qui transmet des champs de longueur étendus. Un programme qui a lui-même envoyé la commande doit en envoyer moins à la fois ; le canal est toujours ouvert.
remedy.access.commandUnsuitable	C’est un défaut du programme et non du document : signalez-le. Une commande protégée est de classe 00 ou 10, et demande au plus 65536 octets.
remedy.access.counterExhausted	Rouvrez la puce : un nouveau canal a un nouveau compteur.
remedy.access.cryptogramInvalid	Relisez. Si rien ne change, la puce chiffre comme aucune puce ne doit le faire : signalez le document.
remedy.access.cryptography	Vérifiez l’installation d’OpenSSL 3.
remedy.access.dataObjectMalformed	Relisez, puis essayez sur un autre lecteur. Si rien ne change, la puce ne respecte pas la norme : signalez le document.
remedy.access.dataObjectMissing	Relisez, puis essayez sur un autre lecteur. Si rien ne change, la puce ne respecte pas la norme : signalez le document.
remedy.access.dataObjectOrder	Relisez, puis essayez sur un autre lecteur. Si rien ne change, la puce ne respecte pas la norme : signalez le document.
remedy.access.dataObjectRepeated	Relisez, puis essayez sur un autre lecteur. Si rien ne change, la puce ne respecte pas la norme : signalez le document.
remedy.access.dataObjectUnknown	Relisez, puis essayez sur un autre lecteur. Si rien ne change, la puce ne respecte pas la norme : signalez le document.
remedy.access.macInvalid	Rien de cette réponse n’a été utilisé. Relisez sur un autre lecteur ; si cela s’y produit aussi, ne faites pas confiance à la puce.
remedy.access.macMissing	Rien de cette réponse n’a été utilisé. Relisez sur un autre lecteur ; si cela s’y produit aussi, ne faites pas confiance à la puce.
remedy.access.malformedResponse	Relisez, puis essayez sur un autre lecteur. Si rien ne change, signalez le lecteur et le document.
remedy.access.mappedGeneratorInvalid	Ne faites pas confiance à cette puce ; relisez sur un autre lecteur.
remedy.access.mappingDataNotEmpty	Relisez, puis essayez sur un autre lecteur. Si rien ne change, la puce ne respecte pas la norme : signalez le document.
remedy.access.mrzRequired	Donnez la zone de lecture automatique, ou le numéro de document et les deux dates.
remedy.access.nonceLength	Relisez, puis essayez sur un autre lecteur. Si rien ne change, la puce ne respecte pas la norme : signalez le document.
remedy.access.notSupported	Vérifiez que la puce est celle d’un document de voyage.
remedy.access.outOfSequence	C’est un défaut du programme et non du document : signalez-le. Un programme prend chaque réponse avant d’envoyer la commande suivante.
remedy.access.paceFailed	Retirez le document du lecteur, reposez-le et relisez.
remedy.access.paceNotOffered	Lisez avec --access auto, si le document n’a que le contrôle d’accès de base (BAC) ou se lit sans contrôle d’accès.
remedy.access.paceRequired	Ce document ne s’ouvre que par PACE : autorisez PACE (--access auto) et relisez.
remedy.access.paddingInvalid	Relisez. Si rien ne change, la puce chiffre comme aucune puce ne doit le faire : signalez le document.
remedy.access.passwordFormat	Donnez le numéro d’accès à la carte tel qu’il est imprimé sur le document, ou le code PIN tel que l’indique le courrier de l’émetteur.
remedy.access.passwordSuspended	Donnez d’abord le numéro d’accès à la carte : un dernier essai erroné bloque le mot de passe.
remedy.access.protocolError	Retirez le document du lecteur, reposez-le et relisez.
remedy.access.publicKeyEncoding	Relisez, puis essayez sur un autre lecteur. Si rien ne change, la puce ne respecte pas la norme : signalez le document.
remedy.access.publicKeyInvalid	Ne faites pas confiance à cette puce ; relisez sur un autre lecteur.
remedy.access.publicKeyReflected	Ne faites pas confiance à cette puce ; relisez sur un autre lecteur.
remedy.access.staticKeyAlgorithmMismatch	Signalez le document ; les autres clés du fichier sont utilisées.
remedy.access.staticKeyMalformed	Signalez le document ; cette clé ne permet pas de distinguer la puce d’une copie.
remedy.access.staticKeyNeutral	Signalez le document ; cette clé ne permet pas de distinguer la puce d’une copie.
remedy.access.staticKeyNotInGroup	Signalez le document ; cette clé ne permet pas de distinguer la puce d’une copie.
remedy.access.staticKeyOutOfRange	Signalez le document ; cette clé ne permet pas de distinguer la puce d’une copie.
remedy.access.staticKeyParametersInvalid	Signalez le document ; cette clé ne permet pas de distinguer la puce d’une copie.
remedy.access.staticKeyParametersUnsupported	Signalez le document ; les autres clés du fichier sont utilisées.
remedy.access.staticKeyPrimeComposite	Signalez le document ; cette clé ne permet pas de distinguer la puce d’une copie.
remedy.access.staticKeySmallOrder	Signalez le document ; cette clé ne permet pas de distinguer la puce d’une copie.
remedy.access.statusMismatch	Rien de cette réponse n’a été utilisé. Relisez sur un autre lecteur ; si cela s’y produit aussi, ne faites pas confiance à la puce.
remedy.access.terminalAuthenticationNotAllowed	Retirez le document du lecteur, reposez-le et relisez : la puce l’admet une fois, après l’authentification de la puce.
remedy.access.terminalCertificateRefused	Obtenez des certificats à jour auprès du vérificateur de documents.
remedy.access.terminalNonceMismatch	Ne faites pas confiance à cette puce ; relisez sur un autre lecteur.
remedy.access.terminalSignatureMalformed	Faites signer le jeton ou le service comme le dit la norme : r et s, chacun de la longueur de l’ordre de la courbe.
remedy.access.terminalSignatureRefused	Comparez la clé avec celle du certificat, et le numéro de document avec l’imprimé.
remedy.access.terminalTrustPointUnknown	Comparez les références dans EF.CVCA avec les certificats (epass inspect), et ajoutez les certificats de liaison.
remedy.access.tooManyStaticKeys	Signalez le document ; les clés qui précèdent celle-ci ont été examinées.
remedy.access.unprotectedResponse	Rien de cette réponse n’a été utilisé. Relisez sur un autre lecteur ; si cela s’y produit aussi, ne faites pas confiance à la puce.
remedy.access.wrongPassword	Comparez le numéro de document, la naissance et l’expiration avec l’imprimé, et relisez ; si le document a un numéro d’accès à la carte, donnez-le.
remedy.apdu.invalidExpectedLength	Attendez de 1 à 65 536 octets, ou aucun.
remedy.apdu.lengthMismatch	Faites de Lc le nombre d’octets de données qui le suivent.
remedy.apdu.tooLong	Envoyez au plus 65 535 octets de données dans une commande.
remedy.apdu.truncated	Reposez le document et relisez.
remedy.archive.duplicatePath	Archivez de nouveau les fichiers : chaque chemin une fois, et les fichiers de chaque document ensemble.
remedy.archive.malformed	Obtenez de nouveau l’archive ; les archives tar et ZIP sont lues.
remedy.archive.tooLarge	Vérifiez que l’archive est bien celle à laquelle vous pensez.
remedy.archive.truncated	Obtenez de nouveau l’archive : il en manque la fin.
remedy.archive.unsafeEntry	Refusez l’archive : aucun programme qui regroupe des fichiers de documents ne crée de tels éléments.
remedy.archive.unsupported	Archivez de nouveau les fichiers, en tar simple ou en ZIP avec DEFLATE.
remedy.card.invalidResponse	Relisez ; si cela se répète, utilisez un autre lecteur.
remedy.card.none	Posez le document sur le lecteur ; la plupart ont la puce dans le dos de la couverture ou dans la page de données.
remedy.card.removed	Posez le document à plat sur le lecteur et ne le bougez pas. Une lecture en cours se poursuit d’elle-même ; une lecture terminée doit être relancée.
remedy.card.reset	Une lecture en cours rouvre la puce d’elle-même ; une lecture terminée doit être relancée. Si cela se répète, fermez l’autre programme (souvent scdaemon de gpg-agent ou un navigateur).
remedy.card.timeout	Posez le document à plat sur le lecteur et ne le bougez pas. Une lecture en cours se poursuit d’elle-même ; une lecture terminée doit être relancée. Si cela se répète, débranchez et rebranchez le lecteur.
remedy.card.transmissionFailed	Relisez ; si l’échec se produit au même endroit, lisez avec des longueurs courtes ou sur un autre lecteur.
remedy.card.unresponsive	Retournez le document ou ouvrez-le à la page de données, éloignez les autres cartes et vérifiez qu’il a une puce (symbole sur la couverture).
remedy.channel.cancelled	Recommencez quand vous êtes prêt.
remedy.channel.closed	Reconnectez-vous.
remedy.channel.invalidCommand	Signalez cela comme un défaut de l’outil.
remedy.channel.ioFailed	Vérifiez l’adresse et les droits, et réessayez.
remedy.channel.scriptMismatch	Enregistrez de nouveau la transcription, ou corrigez ce qui envoie les commandes.
remedy.cli.cannotWrite	Indiquez un endroit où vous pouvez écrire.
remedy.cli.commandFailed	Lancez-le seul et voyez ce qu’il dit.
remedy.cli.confirmationNeeded	Examinez l’importation avec --dry-run ; confirmez avec --yes, ou désignez ce qui est de confiance avec --pin.
remedy.cli.country	Donnez un code de deux ou trois lettres, ou le nom de l’État ; epass trust audit montre les États présents dans le magasin.
remedy.cli.fileExists	Indiquez un autre fichier, ou déplacez celui-ci.
remedy.cli.folderNotEmpty	Indiquez un dossier vide, ou qui n’existe pas encore.
remedy.cli.internal	Signalez-le, sans données personnelles.
remedy.cli.interrupted	Recommencez.
remedy.cli.language	Donnez à --lang l’une de ces langues, ou le chemin d’un catalogue (Docs/languages.md) ; sans --lang, EPASS_LANG et les paramètres régionaux décident.
remedy.cli.noInput	Vérifiez le nom ; un nom relatif part du dossier courant.
remedy.cli.noPIN	Écrivez dans le fichier le code PIN et rien d’autre.
remedy.cli.noProgram	Installez le programme, ou passez-vous de ce qui en a besoin.
remedy.cli.noStore	epass trust setup le crée ; --store en désigne un autre.
remedy.cli.noTerminal	Donnez la valeur par l’entrée standard (--mrz -).
remedy.cli.notConfirmed	Examinez l’importation avec --dry-run avant de la faire.
remedy.cli.notEvidence	Donnez un paquet de preuves écrit par epass read --out, un dossier de fichiers, ou un cachet.
remedy.cli.notInStore	epass trust list et epass trust audit montrent ce qu’il y a.
remedy.cli.nothingToExport	Demandez une autre nature ou un autre pays ; --unpinned écrit aussi les ancres de moindre rang.
remedy.cli.pinNotMet	Comparez avec ce que dit l’éditeur ; epass inspect LISTE montre les deux condensés.
remedy.cli.tooLarge	Vérifiez que c’est bien le fichier voulu.
remedy.cli.usage	Voyez --help de la commande.
remedy.conformance.authorityInvalid	Donnez le certificat de la CVCA, et sa clé privée en PEM sans mot de passe.
remedy.conformance.caseUnknown	epass conform reader --list donne le nom de chaque cas d’essai.
remedy.conformance.chipCaseUnknown	epass conform chip --list donne le nom de chaque cas d’essai.
remedy.conformance.chipNotOpened	Vérifiez ce qui a été donné : --mrz ou --can, ou un autre accès à la puce.
remedy.conformance.fileInvalid	Corrigez le membre indiqué ; Docs/conformance.md dit ce qu’il peut contenir.
remedy.conformance.notJSON	Corrigez le texte à l’endroit indiqué.
remedy.conformance.resultsInvalid	Indiquez un fichier qu’a écrit epass conform reader --out.
remedy.crypto.algorithmMismatch	Vérifiez que la clé correspond à la signature ; avec celle-ci, elle ne peut pas être jugée.
remedy.crypto.allowanceSpent	N’utilisez pas la clé.
remedy.crypto.bufferTooSmall	Donnez un tampon aussi long que l’entrée, ou de 8 octets pour un MAC.
remedy.crypto.curveUnsupported	Refusez le certificat.
remedy.crypto.domainParametersInvalid	N’utilisez pas la clé.
remedy.crypto.domainParametersNotExplicit	N’utilisez pas les paramètres, et signalez le document.
remedy.crypto.domainParametersOutOfBounds	N’utilisez pas la clé.
remedy.crypto.domainParametersUnknown	Ne les utilisez pas (Doc 9303-11, 9.2.2) : ils pourraient livrer le mot de passe.
remedy.crypto.dsaKeyInvalid	Refusez le certificat.
remedy.crypto.elementEncodingInvalid	Mettez fin au protocole ; l’autre partie ne respecte pas le Doc 9303-11, 9.4.
remedy.crypto.elementNeutral	Mettez fin au protocole ; une nouvelle tentative tire de nouveaux nombres.
remedy.crypto.elementNotInGroup	Mettez fin au protocole et n’utilisez pas son résultat.
remedy.crypto.elementOutOfRange	Mettez fin au protocole et n’utilisez pas son résultat.
remedy.crypto.elementSmallOrder	Mettez fin au protocole et n’utilisez pas son résultat.
remedy.crypto.encodingInvalid	Obtenez de nouveau le certificat ou le fichier à sa source.
remedy.crypto.explicitCurveUnknown	Refusez le certificat.
remedy.crypto.groupMismatch	Prenez les deux éléments dans le même groupe.
remedy.crypto.inputLength	Appliquez le remplissage de la méthode 2 à ce qui doit être chiffré ; tenez pour endommagée une réponse de cette longueur.
remedy.crypto.ivLength	Donnez un vecteur d’initialisation de 8 octets pour 3DES, ou de 16 pour AES.
remedy.crypto.keyAlgorithmUnsupported	N’utilisez pas le certificat : le Doc 9303 ne prévoit pas de telles clés.
remedy.crypto.keyLength	Dérivez la clé pour cet algorithme de chiffrement.
remedy.crypto.libraryUnavailable	Installez OpenSSL 3 de la distribution (libssl3).
remedy.crypto.notInvertible	Mettez fin au protocole ; une nouvelle tentative tire de nouveaux nombres.
remedy.crypto.operationFailed	Lisez ce que dit OpenSSL ; signalez l’erreur si cela ne l’explique pas.
remedy.crypto.paddingInvalid	Tenez la réponse pour endommagée, et relisez.
remedy.crypto.pointInvalid	Refusez le certificat.
remedy.crypto.primeComposite	N’utilisez pas la clé.
remedy.crypto.privateKeyInvalid	Convertissez la clé : openssl pkcs8 -topk8 -nocrypt.
remedy.crypto.randomUnavailable	Laissez le processus appeler getrandom() ; un bac à sable peut l’interdire.
remedy.crypto.rsaOutOfBounds	Refusez le certificat.
remedy.crypto.signatureOutOfRange	Tenez la signature pour fausse.
remedy.evidence.fileConflict	Omettez celui qui n’est pas de ce document.
remedy.evidence.fileDoubled	Refusez le paquet de preuves.
remedy.evidence.formUnknown	Donnez l’une des formes de Docs/evidence.md.
remedy.evidence.inconsistent	Refusez le paquet de preuves ; relisez le document.
remedy.evidence.memberInvalid	Obtenez de nouveau le fichier.
remedy.evidence.memberMissing	Obtenez de nouveau le fichier.
remedy.evidence.nameAmbiguous	Nommez-le comme le fait la norme, par exemple EF.SOD ou EF.CardSecurity.
remedy.evidence.nameUnknown	Nommez-le comme dans Docs/evidence.md, par exemple EF.SOD ou EF.DG1.
remedy.evidence.noFiles	Indiquez un dossier dont les fichiers portent les noms de Docs/evidence.md.
remedy.evidence.notWitnessed	Prenez le paquet tel qu’epass read --sign-with l’a écrit, et désignez la clé de ce lecteur ; sans --witness il n’est jugé que comme une déclaration.
remedy.evidence.schemaUnknown	Utilisez la version qui l’a écrit.
remedy.evidence.severalDocuments	Donnez les fichiers d’un seul document à la fois.
remedy.evidence.textUndecodable	Donnez les octets tels quels, en chiffres hexadécimaux ou en base64.
remedy.evidence.unreadable	Vérifiez le chemin ; copiez de nouveau un fichier vide.
remedy.evidence.witnessKeys	Donnez une clé sur P-256 ou d’Ed25519 : la clé publique ou un certificat en PEM, ou un JWK Set, à --witness ; la clé privée en PEM (PKCS #8), ou dans un jeton, à --sign-with.
remedy.image.cancelled	Recommencez si l’image est toujours voulue.
remedy.image.crashed	Conservez le fichier, et mettez OpenJPEG et libjpeg-turbo à jour.
remedy.image.helperFailed	Donnez à ImageDecoder le chemin de l’exécutable epass de cette version.
remedy.image.helperMissing	Donnez à ImageDecoder le chemin d’un exécutable epass.
remedy.image.malformed	Écrivez l’image telle quelle (--portrait FICHIER.jp2, --out-dir), et regardez-la avec un autre programme à vos risques et périls.
remedy.image.memory	N’ouvrez pas l’image si vous doutez du document ; un programme à vous peut relever ImageLimits.
remedy.image.notBuilt	Installez libopenjp2-7-dev, libjpeg-dev et libpng-dev, et compilez epass avec le trait Images.
remedy.image.notConfined	Autorisez seccomp pour le processus ; l’image peut malgré tout être écrite telle quelle.
remedy.image.timeout	Réessayez si la machine était occupée ; un programme à vous peut relever ImageLimits.
remedy.image.tooLarge	N’ouvrez pas l’image si vous doutez du document ; un programme à vous peut relever ImageLimits.
remedy.image.unsupported	Écrivez l’image telle quelle (--out-dir), et ouvrez-la avec un programme qui connaît le format.
remedy.json.duplicateName	N’utilisez pas le fichier : des programmes peuvent le lire de deux façons.
remedy.json.limitExceeded	N’utilisez pas le fichier : il est plus grand ou plus profond que les fichiers de ce genre.
remedy.json.number	Obtenez de nouveau le fichier ; si vous l’avez écrit, corrigez-le à l’octet indiqué.
remedy.json.string	Obtenez de nouveau le fichier ; si vous l’avez écrit, corrigez-le à l’octet indiqué.
remedy.json.syntax	Obtenez de nouveau le fichier ; si vous l’avez écrit, corrigez-le à l’octet indiqué.
remedy.lds.deviationRefused	Décodez avec le profil par défaut, qui signale l’écart.
remedy.lds.duplicateElement	Ne choisissez pas l’un des deux : n’utilisez pas le fichier, et signalez le document.
remedy.lds.invalidEncoding	Vérifiez que c’est le bon fichier ; si c’est le cas, relisez-le de la puce.
remedy.lds.invalidMRZ	Relisez ; si rien ne change, signalez le document.
remedy.lds.invalidValue	Relisez ; si rien ne change, signalez le document.
remedy.lds.limitExceeded	N’utilisez pas le fichier, et signalez le document.
remedy.lds.missingElement	Relisez ; si l’élément manque toujours, signalez le document.
remedy.lds.notEncodable	Corrigez la valeur à écrire.
remedy.lds.truncated	Relisez le fichier de la puce ; sa fin manque.
remedy.lds.unexpectedTag	Vérifiez que c’est le bon fichier ; si c’est le cas, relisez-le de la puce.
remedy.lds.unsupportedVersion	Mettez epass à jour ; si rien ne change, signalez le document.
remedy.mrz.ambiguousRepair	Comparez les propositions avec le document, et donnez la zone qui concorde.
remedy.mrz.character	Comparez la ligne avec le document à la colonne indiquée.
remedy.mrz.countryCode	Utilisez le code de la zone : trois lettres, ou D pour l’Allemagne.
remedy.mrz.date	Comparez la date avec le document, et donnez-la sous la forme 1974-08-12.
remedy.mrz.documentCode	Commencez le code par P pour un passeport (TD3), par V pour un visa, et par A, C ou I pour une carte.
remedy.mrz.documentNumber	Donnez le numéro de document tel qu’il est imprimé.
remedy.mrz.empty	Donnez les lignes de la zone de lecture automatique.
remedy.mrz.fieldCharacter	Retirez les autres caractères du champ indiqué.
remedy.mrz.fieldTooLong	Comparez la valeur avec le document. Une valeur trop longue pour son champ y entre abrégée selon le Doc 9303-3.
remedy.mrz.length	Donnez toutes les lignes : 2 de 44 ou 36 caractères, ou 3 de 30. epass mrz --repair remet les caractères de remplissage perdus.
remedy.mrz.lineLength	Comparez la ligne avec le document ; epass mrz --repair remet les caractères de remplissage perdus et retire ceux qui sont en double.
remedy.mrz.name	Donnez le nom en lettres latines.
remedy.mrz.notRepairable	Comparez chaque ligne avec le document, et donnez de nouveau la zone.
remedy.mrz.otherLayout	epass ne lit pas de puce d’un tel document : contrôlez-le d’après ce qui y est imprimé.
remedy.mrz.tooLong	Donnez une seule zone ; epass mrz en accepte plusieurs.
remedy.mrz.tripleShape	Donnez le numéro de document, la date de naissance et la date d’expiration dans cet ordre, séparés par des virgules.
remedy.pkcs11.cancelled	Recommencez quand vous êtes prêt.
remedy.pkcs11.keyAbsent	Comparez l’URI avec ce que montre pkcs11-tool --module FICHIER --login --list-objects.
remedy.pkcs11.keyAmbiguous	Désignez une seule clé en ajoutant object= ou id= à l’URI.
remedy.pkcs11.keyUnsupported	Utilisez la clé du certificat du terminal : RSA, ou sur une courbe de la liste.
remedy.pkcs11.mechanismUnsupported	Utilisez un autre jeton, ou un certificat dont ce jeton permet l’algorithme.
remedy.pkcs11.moduleFailed	Essayez le module avec pkcs11-tool --module FICHIER --list-slots, et consultez sa documentation.
remedy.pkcs11.moduleHung	Retirez le jeton, réinsérez-le et relancez le programme. Si cela se reproduit, dites à la personne qui s’occupe de cet ordinateur que le pilote du jeton est bloqué.
remedy.pkcs11.moduleNotLoaded	Vérifiez le chemin du module ; p11-kit list-modules nomme ceux qui sont configurés.
remedy.pkcs11.notBuilt	Compilez epass avec le trait PKCS11, activé par défaut, ou donnez la clé dans un fichier PEM.
remedy.pkcs11.pinFinalTry	Connectez-vous une fois avec l’outil du jeton et le bon code PIN ; cela remet le compteur à zéro.
remedy.pkcs11.pinIncorrect	Vérifiez le code PIN avant de réessayer : un jeton se bloque après quelques codes erronés.
remedy.pkcs11.pinLocked	Débloquez le code PIN, ou définissez-en un, avec le code PIN de l’officier de sécurité.
remedy.pkcs11.pinRequired	Écrivez le code PIN dans un fichier, et indiquez celui-ci avec --terminal-pin-file.
remedy.pkcs11.signatureMalformed	Mettez à jour le pilote ou le micrologiciel du jeton, ou utilisez un autre jeton.
remedy.pkcs11.tokenAbsent	Insérez le jeton, et comparez l’URI avec ce que montre pkcs11-tool --module FICHIER --list-slots.
remedy.pkcs11.tokenAmbiguous	Désignez un seul jeton en ajoutant serial= à l’URI.
remedy.pkcs11.tokenFailed	Retirez le jeton, réinsérez-le et recommencez.
remedy.pkcs11.tokenLost	Réinsérez le jeton et recommencez.
remedy.pkcs11.uriMalformed	Copiez l’URI donnée par p11tool --list-privkeys, et mettez-la entre guillemets dans le shell.
remedy.pkcs11.uriUnsupported	Indiquez une clé privée et son module, par ?module-path=/... ou ?module-name= ; donnez le code PIN à la demande ou avec --terminal-pin-file.
remedy.policy.acceptsFailure	Faites exiger par la règle un résultat global qui soit réussi.
remedy.policy.dataAlone	Écrivez "chip": '{'"dataAlone": true'}', donnez le rôle mandatory aux preuves de la puce, ou exigez-en une dans chip.proofs.
remedy.policy.memberMissing	Ajoutez le membre ; policies.md dit ce qu’il contient.
remedy.policy.nameTaken	Choisissez un autre nom.
remedy.policy.nameUnknown	Corrigez le nom ; epass schema policy les donne tous.
remedy.policy.notJSON	Corrigez le texte à l’endroit indiqué.
remedy.policy.schemaUnknown	Commencez le fichier par "schema": "epass-policy/1".
remedy.policy.valueInvalid	Corrigez le membre indiqué ; policies.md dit ce qu’il peut contenir.
remedy.read.appendingOpen	Lisez le document avec un terminal habilité à lire le fichier, et n’ajoutez que ce qui n’y est pas.
remedy.read.applicationMissing	Vérifiez que la puce est celle d’un document de voyage, et qu’une seule puce se trouve sur le lecteur.
remedy.read.cancelled	Relisez pour obtenir le reste.
remedy.read.chipRefused	Retirez le document du lecteur, reposez-le et relisez.
remedy.read.deadlineExceeded	Posez le document à plat sur le lecteur et relisez.
remedy.read.inputInvalid	Comparez ce qui a été donné avec l’imprimé ; epass mrz montre ce qui ne va pas dans une MRZ.
remedy.read.limitExceeded	Ne faites pas confiance à cette puce ; aucun document ne demande tant de commandes ou d’octets.
remedy.read.noProgress	Ne faites pas confiance à cette puce ; relisez sur un autre lecteur.
remedy.read.otherDocument	Posez un seul document sur le lecteur, laissez-le en place, et relisez depuis le début.
remedy.read.recordNotKept	Ne comptez pas sur l’enregistrement. Relisez le document, et ajoutez ce qui manque.
remedy.reader.busy	Fermez le programme qui l’occupe (souvent scdaemon de gpg-agent, un navigateur, pcsc_scan ou un autre epass) et réessayez.
remedy.reader.noService	Démarrez pcscd : `systemctl start pcscd.socket`, ou lancez `pcscd` ; c’est le paquet Debian pcscd.
remedy.reader.none	Connectez un lecteur sans contact ; `epass readers --watch` montre quand il apparaît.
remedy.reader.notPermitted	Lancez epass en tant qu’utilisateur que polkit autorise à utiliser pcscd (règle org.debian.pcsc-lite.access_pcsc), ou dans une session locale.
remedy.reader.removed	Rebranchez le lecteur. Une lecture en cours se poursuit d’elle-même ; une lecture terminée doit être relancée.
remedy.reader.serviceLost	Redémarrez pcscd (`systemctl start pcscd.socket`). Une lecture en cours se poursuit d’elle-même ; une lecture terminée doit être relancée.
remedy.reader.several	Désignez-en un avec --reader, ou retirez les autres.
remedy.reader.unknown	Voyez les noms avec `epass readers`.
remedy.reader.unsupported	Utilisez un autre lecteur, ou mettez à jour son pilote (paquet Debian libccid).
remedy.result.content	Utilisez l’epass de la version du service ; si c’est déjà le cas, signalez-le.
remedy.result.header	Ne le prenez pas pour un résultat ; demandez celui-ci au service avec Accept: application/jose.
remedy.result.keys	Donnez le JWK Set du service (/.well-known/jwks.json), ou sa clé publique ou son certificat en PEM.
remedy.result.malformed	Donnez le résultat tel que le service l’a remis, demandé avec Accept: application/jose.
remedy.result.tooLong	Vérifiez que c’est bien le fichier voulu.
remedy.seal.duplicateFeature	Scannez de nouveau ; un cachet qui peut se lire de deux façons est à refuser.
remedy.seal.invalidC40	Scannez de nouveau le code-barres ; si rien ne change, ne lui faites pas confiance.
remedy.seal.invalidDate	Scannez de nouveau le code-barres ; si rien ne change, ne lui faites pas confiance.
remedy.seal.invalidJSON	Scannez de nouveau ; un texte qui peut se lire de deux façons est à refuser.
remedy.seal.invalidLength	Scannez de nouveau le code-barres ; si rien ne change, ne lui faites pas confiance.
remedy.seal.invalidSignature	Scannez de nouveau le code-barres ; si rien ne change, ne lui faites pas confiance.
remedy.seal.invalidValue	Scannez de nouveau le code-barres ; si rien ne change, ne lui faites pas confiance.
remedy.seal.limitExceeded	Regardez ce que le scanner a écrit : c’est peut-être un autre code-barres.
remedy.seal.memberInvalid	Scannez de nouveau le code-barres ; si rien ne change, ne lui faites pas confiance.
remedy.seal.memberMissing	Regardez ce que le scanner a écrit : c’est peut-être un autre code-barres.
remedy.seal.missingSignature	Scannez de nouveau le code-barres et enregistrez les octets bruts ; sa fin manque.
remedy.seal.notASeal	Regardez ce que le scanner a écrit : c’est peut-être un autre code-barres.
remedy.seal.notEncodable	Corrigez la valeur de l’élément indiqué.
remedy.seal.otherKind	Utilisez un programme prévu pour lui ; il ne contient ni cachet du Doc 9303-13 ni VDS-NC.
remedy.seal.signingFailed	Utilisez une clé sur une courbe de la liste.
remedy.seal.trailingOctets	Coupez ce qui suit la signature, par exemple le remplissage du symbole.
remedy.seal.truncated	Scannez de nouveau le code-barres et enregistrez les octets bruts ; sa fin manque.
remedy.seal.unreadableText	Enregistrez les octets du code-barres, ou des chiffres hexadécimaux.
remedy.seal.unsupportedVersion	Cherchez une version plus récente d’epass.
remedy.simulator.addressInvalid	Donnez HÔTE:PORT ; 127.0.0.1:35963 est le premier emplacement de vpcd.
remedy.simulator.connectionFailed	Démarrez pcscd, ou epass read --vpcd-listen PORT, et réessayez.
remedy.simulator.connectionLost	Redémarrez le lecteur, puis le simulateur.
remedy.simulator.descriptionInvalid	Comparez la description avec le schéma dans simulator.md.
remedy.simulator.memberUnknown	Corrigez le nom du membre ; le message énumère ceux qui existent.
remedy.simulator.personalisationFailed	Réessayez ; en cas de nouvel échec, signalez-le.
remedy.simulator.profileUnknown	Choisissez un nom que montre epass simulate --list.
remedy.simulator.valueInvalid	Corrigez le membre indiqué ; simulator.md dit ce qu’il peut contenir.
remedy.status.contradictory	Déterminez laquelle des deux est juste, et recréez le fichier.
remedy.status.document	Écrivez l’État, le code du document, le numéro et la date d’expiration tels qu’ils figurent dans la zone, séparés par des virgules : D,P,C01X00T47,310831.
remedy.status.key	Créez une clé avec epass status key, et ne laissez que son propriétaire lire le fichier (chmod 600).
remedy.status.malformed	Recréez le fichier avec epass status make ; un fichier tronqué ne dit rien.
remedy.status.noAnswer	Lancez le programme seul, avec un pseudonyme sur son entrée standard : il doit afficher un seul mot et se terminer avec le code 0.
remedy.status.otherKey	Donnez la clé avec laquelle le fichier a été produit, ou recréez le fichier avec celle-ci.
remedy.status.outOfDate	Procurez-vous l’édition suivante du fichier.
remedy.tlv.indefiniteLength	N’utilisez pas le fichier : la norme exige ici des longueurs définies.
remedy.tlv.invalidLength	Vérifiez que c’est le bon fichier ; si c’est le cas, relisez-le de la puce.
remedy.tlv.invalidTag	Vérifiez que c’est le bon fichier ; si c’est le cas, relisez-le de la puce.
remedy.tlv.limitExceeded	N’utilisez pas le fichier, et signalez le document.
remedy.tlv.missingEndOfContents	Relisez le fichier de la puce ; sa fin manque.
remedy.tlv.trailingBytes	Coupez le fichier à la longueur qu’il indique.
remedy.tlv.truncated	Relisez le fichier de la puce ; sa fin manque.
remedy.tlv.unexpectedTag	Vérifiez que c’est le bon fichier ; si c’est le cas, relisez-le de la puce.
remedy.trace.inconsistent	Enregistrez de nouveau la trace ; une ligne a été modifiée ou endommagée.
remedy.trace.memberInvalid	Utilisez la version qui a écrit la trace, ou enregistrez-la de nouveau.
remedy.trace.redacted	Enregistrez de nouveau la trace avec --trace-unsafe.
remedy.trace.schemaUnknown	Indiquez un fichier écrit par epass read --trace, et utilisez la version qui l’a écrit.
remedy.trace.syntax	Enregistrez de nouveau la trace ; une ligne a été modifiée ou endommagée.
remedy.trace.tooLong	Enregistrez la trace d’une seule lecture.
remedy.transcript.invalidHexadecimal	Enregistrez de nouveau la transcription.
remedy.transcript.redacted	Enregistrez de nouveau la transcription avec tous les octets.
remedy.transcript.syntax	Commencez chaque ligne par >, <, # ou !.
remedy.transcript.tooLong	Divisez la transcription en plusieurs.
remedy.trust.besideList	Obtenez de nouveau le fichier auprès de son éditeur : quelqu’un a pu y ajouter quelque chose. Si vous faites confiance à ce qui est laissé de côté, donnez-le à part, ou épinglez son SHA-256 (--pin, --trust-pin).
remedy.trust.changeNotCarriedOut	Une importation ne retire rien d’un magasin : c’est epass trust remove qui le fait.
remedy.trust.cryptography	Laissez de côté le certificat que le message nomme.
remedy.trust.doubledExtension	Laissez le certificat hors des éléments de confiance.
remedy.trust.externalValue	Exportez les valeurs elles-mêmes : rien n’est téléchargé d’aucune adresse.
remedy.trust.issuingFailed	Corrigez la description.
remedy.trust.limitExceeded	Regardez d’où vient le fichier : ce que publient les émetteurs reste dans les limites.
remedy.trust.listRefused	Obtenez de nouveau la liste auprès de son éditeur.
remedy.trust.malformed	Obtenez de nouveau le fichier ; epass inspect en montre la nature.
remedy.trust.malformedLDIF	Obtenez de nouveau le fichier ; le reste a été importé.
remedy.trust.malformedPEM	Obtenez de nouveau le fichier.
remedy.trust.noCertificate	Donnez des certificats ou des listes : PEM, DER, LDIF ou un dossier qui en contient.
remedy.trust.noChain	Ajoutez les certificats manquants, que le message nomme.
remedy.trust.noSuchFile	Vérifiez le chemin : un chemin relatif part du dossier courant.
remedy.trust.notAStore	Indiquez un dossier vide, ou qui n’existe pas encore ; si un fichier gêne, déplacez-le.
remedy.trust.notTrustMaterial	Décompressez le fichier, ou laissez-le de côté.
remedy.trust.nothingToUndo	epass trust history montre les états conservés.
remedy.trust.rollback	Obtenez la liste la plus récente de cet émetteur.
remedy.trust.selfSignatureWrong	Obtenez de nouveau le certificat auprès de son éditeur. S’il est voulu ainsi, il est accepté une fois son SHA-256 épinglé (--pin).
remedy.trust.storeDamaged	Réimportez dans un autre dossier (--store). Si seul le fichier index est endommagé ou absent, mettez index.previous à sa place.
remedy.trust.storeLocked	Réessayez quand ce processus sera terminé ; le verrou disparaît avec lui.
remedy.trust.storeNotWritten	Libérez de la place, ou importez en tant que propriétaire du dossier.
remedy.trust.storePermissions	Regardez qui a modifié quoi. Retirez ensuite aux autres le droit d’écriture (chmod go-w), rendez le dossier à son propriétaire (chown), ou réimportez dans un dossier à vous.
remedy.trust.storeVersion	Utilisez la version plus récente d’epass qui a écrit le magasin, ou réimportez dans un autre dossier (--store).
remedy.trust.tooLarge	Vérifiez que c’est le bon fichier.
remedy.trust.unexpectedContent	Laissez le fichier hors des éléments de confiance.
remedy.trust.unreadableFile	Vérifiez ses droits d’accès, et qu’il s’agit d’un fichier ordinaire ou d’un dossier de tels fichiers.
remedy.trust.unsupportedAlgorithm	Signalez le certificat.
report.aborted	Interrompu.
report.abortedRecorded	Interrompu, d’après ce qui est enregistré.
report.allowPACE	Le contrôle d’accès de base (BAC) a été demandé (--access bac) : autorisez PACE (--access auto) et relisez.
report.bothNotRead	{first} et {second} n’ont pas été lus. {why, message}.
report.cardAccessChanged	Relisez, si possible sur un autre lecteur : un élément entre le lecteur et la puce a peut-être modifié EF.CardAccess.
report.fileSpoiled	Un fichier se termine par un même octet répété ou contient deux fois un bloc : il a pu être endommagé en chemin. Envoyez-le ou lisez-le de nouveau.
report.growingDelay	Vérifiez ce qui a été saisi avant toute nouvelle tentative : la puce répond plus lentement après chaque mot de passe erroné, jusqu’à ce qu’elle reçoive le bon. Si elle refuse aussi le bon, éloignez le document du lecteur pendant cinq secondes.
report.import	epass trust import
report.importPinned	epass trust import --pin
report.matchUnproven	{numbers} correspondent à un objet de sécurité dont la signature n’est pas prouvée
report.notProtected	Cette puce n’est pas protégée contre la copie.
report.notSupported	Non pris en charge.
report.notSupportedRecorded	Non pris en charge, d’après ce qui est enregistré.
report.nothingSaid	{result, select, successful {Tout est conforme.} failed {Il y a une non-conformité.} other {Aucune raison n’est donnée.}}
report.offersLeftOut	L’émetteur a signé les offres qui ont été écartées ; relire ne changera rien : signalez le document.
report.paceKeptAway	Relisez, si possible sur un autre lecteur : un élément entre le lecteur et la puce a peut-être empêché PACE.
report.proofBy	{proof, message} ({source, select, verifier {d’après le défi du vérificateur} terminal {d’après le défi du terminal} other {d’après ce qui est enregistré}})
report.reason	Raison : {reason, message}.
report.recorded	D’après ce qui est enregistré.
report.stated	{state, message}. {finding, message}.
report.tolerated	{words, message} ({name})
report.triesLeft	La puce dit qu’il {count, plural, =0 {ne reste aucun essai} one {reste # essai} other {reste # essais}}.
report.unchanged	{numbers} inchangés
report.undetermined	Indéterminé.
report.undeterminedRecorded	Indéterminé, d’après ce qui est enregistré.
report.unpinned	Non épinglée.
report.unreached	{parts, messages} : la lecture a pris fin avant
report.withRemedy	{finding, message} ({remedy, message})
resultText.age	--max-age attend un nombre entier de secondes de 0 à {most}.
resultText.assurances	{names}
resultText.assured	Établi
resultText.decision	Décision
resultText.decisionByRule	{decision} (règle {rule})
resultText.digest	SHA-256 {sha256}
resultText.evidence	Preuves
resultText.expectationEmpty	{option} est vide : rien ne serait comparé.
resultText.forWhom	Pour
resultText.inputTwice	Un seul élément parmi le résultat, les clés et les preuves peut venir de l’entrée standard.
resultText.keyUnknown	aucune des clés données n’a l’identifiant {key}
resultText.member.age	âge
resultText.member.audience	destinataire
resultText.member.evidence	preuves
resultText.member.nonce	nonce
resultText.member.policy	politique
resultText.member.transaction	transaction
resultText.member.trust	éléments de confiance
resultText.met	Conforme à l’attente : {members}.
resultText.noDecision	aucune
resultText.noNonce	aucun
resultText.noPolicy	aucune
resultText.nonce	Nonce
resultText.notCompared	Non comparé : {members}.
resultText.notValid	SIGNATURE NON VALABLE : {why}.
resultText.notYet	NON CONFORME À L’ATTENTE : il indique une signature le {moment}, qui est à venir.
resultText.nothing	rien
resultText.nothingShown	son contenu n’est pas affiché : personne dont la clé a été donnée n’en répond
resultText.ofToken	signature et code de sortie disent qui affirme ceci, non que le document convient ; ce qui en est dit : {result}
resultText.otherAlgorithm	la clé {key} ne signe pas par {algorithm}
resultText.policy	Politique
resultText.policyOf	{name}, SHA-256 {sha256}
resultText.result	Résultat
resultText.resultWord	{result, select, successful {réussi} failed {échec} undetermined {indéterminé} other {interrompu}}
resultText.signatureWrong	la clé {key} n’a pas signé ceci
resultText.signed	Signé
resultText.signedBy	{moment}, par {issuer}
resultText.tooOld	NON CONFORME À L’ATTENTE : la signature date de {age, plural, one {# seconde} other {# secondes}} ; {limit} au plus sont admises.
resultText.transaction	Transaction
resultText.trust	Confiance
resultText.unmet	NON CONFORME À L’ATTENTE : {member}. Attendu : {expected}. Trouvé : {found}.
resultText.unmetNone	NON CONFORME À L’ATTENTE : {member}. Attendu : {expected}. Il n’y a rien.
resultText.valid	SIGNATURE VALABLE : de la clé {key} ({algorithm}).
revocation.authorityRevoked	Le certificat CSCA {subject} a été révoqué le {when}, selon la liste de révocation du {list}.
revocation.criticalExtension	La liste de révocation du {list} a l’extension critique {identifier}.
revocation.formRefused	{deviation, message}. La politique refuse cet écart dans la liste de révocation du {list}.
revocation.inOtherName	La liste de révocation du {list} de {issuer}, un autre nom de l’État, contient le numéro de ce certificat.
revocation.listNotVerified	La liste de révocation du {list} ne se vérifie sous aucune clé CSCA de confiance habilitée à la signer.
revocation.listOutdated	La liste de révocation la plus récente de ce pays ({country}) date du {list}, et la suivante était attendue pour le {due}.
revocation.listToCome	La liste de révocation du {list} a été émise après le moment de référence.
revocation.noList	Il n’a pas été vérifié si le signataire est révoqué : le magasin ne contient aucune liste de révocation de ce pays ({country}).
revocation.notRevoked	La liste de révocation du {list}, vieille de {days, plural, one {# jour} other {# jours}}, ne nomme pas le signataire {signer, select, document {de documents} seal {du cachet} other {{signer}}}.
revocation.notRevokedByNewer	La liste de révocation du {list}, postérieure au moment de référence, ne nomme pas le signataire {signer, select, document {de documents} seal {du cachet} other {{signer}}}.
revocation.otherAuthority	La liste de révocation disponible pour ce pays ({country}) est de {issuer}, dont rien ne dit que c’est la CSCA de ce signataire.
revocation.otherOfKey	La liste de révocation du {list} nomme un autre certificat de cette clé.
revocation.partialList	La liste de révocation du {list} ne contient que des changements ou une partie, et ne nomme pas le signataire {signer, select, document {de documents} seal {du cachet} other {{signer}}}.
revocation.signerRevoked	Le signataire {signer, select, document {de documents} seal {du cachet} other {{signer}}} a été révoqué le {when}, selon la liste de révocation du {list}.
revocation.twoAlgorithms	La liste de révocation du {list} indique deux algorithmes de signature.
schema.jsonOfList	--json sert à la liste : un schéma est déjà du JSON.
seal.attests	Ce que le cachet atteste date du {day} ou d’avant.
seal.attestsLater	Le cachet atteste un fait du {day}, une date à venir.
seal.certificateFound	Le certificat est celui de C={country}, CN={name}, numéro de série {number}.
seal.certificateInside	Le cachet contient le certificat de son signataire.
seal.certificateMissing	Aucun certificat de C={country}, CN={name} portant le numéro de série {number} n’est disponible.
seal.checkDigitsRight	Les chiffres de contrôle de la zone du cachet sont justes.
seal.checkDigitsWrong	Des chiffres de contrôle de la zone du cachet sont faux : {fields, messages}.
seal.curveDiffers	La clé du signataire du cachet est sur une autre courbe que celle de l’algorithme du cachet.
seal.dayUnreadable	Un jour que le cachet indique est illisible.
seal.daysUnreadable	Les jours que le cachet indique sont illisibles.
seal.expiryContradicts	La date d’expiration du cachet est antérieure au jour de délivrance, ou postérieure de cent ans.
seal.expiryUnreadable	La date d’expiration du cachet est illisible.
seal.featureMalformed	Le champ {feature, message} n’est pas conforme au profil ({kind, message}, {clause}).
seal.featureMissing	Il manque au cachet le champ {feature, message} ({kind, message}, {clause}).
seal.features	Le cachet a les champs de son profil ({kind, message}).
seal.featuresAndFurther	Le cachet a les champs de son profil ({kind, message}) et d’autres encore, qui ne parlent pas contre lui.
seal.issued	Le document a été délivré le {issued}.
seal.issuedAfterExpiry	Le cachet dit que son document a été délivré le {issued}, après la date d’expiration indiquée dans sa zone.
seal.issuedLater	Le cachet dit que son document a été délivré le {issued}, une date à venir.
seal.keyNotOnCurve	La clé du signataire du cachet est {key} ; les cachets sont signés avec ECDSA.
seal.keyRefused	La clé du signataire du cachet est refusée. {error, message}.
seal.kind.addressSticker	vignette d’adresse d’une carte d’identité
seal.kind.administrativeDocument	document administratif
seal.kind.arrivalAttestation	attestation d’arrivée
seal.kind.emergencyTravelDocument	document de voyage d’urgence
seal.kind.residencePermit	titre de séjour
seal.kind.residenceSticker	vignette de domicile d’un passeport
seal.kind.socialInsuranceCard	carte d’assurance sociale
seal.kind.supplementarySheet	feuille complémentaire d’un titre de séjour
seal.kind.visa	visa
seal.kindUnknown	Les champs d’un document de catégorie {category} et de définition {definition} ne sont pas connus ici.
seal.kindWithTwoZones	Le cachet contient deux zones de lecture automatique ({kind, message}, {clause}).
seal.kindWithoutZone	Le cachet ne contient pas la zone de lecture automatique que prévoit son profil ({kind, message}, {clause}).
seal.memberMalformed	Le membre {member} n’est pas conforme au type {type}.
seal.members	Le message a les membres du type {type}.
seal.membersBeside	{count, plural, one {# membre} other {# membres}} à côté de data et sig
seal.membersInside	{count, plural, one {# membre} other {# membres}} dans sig
seal.noDateOfIssue	Le cachet ne dit pas quand son document a été délivré.
seal.noDay	Le cachet n’indique aucun jour.
seal.noPassport	Le cachet ne désigne aucun passeport.
seal.noSigner	Le certificat du signataire du cachet n’est pas disponible.
seal.noZone	Le cachet ne contient pas de zone de lecture automatique.
seal.none	Il n’y a pas de cachet à juger.
seal.passportDiffers	Le passeport n’est pas celui que le cachet désigne.
seal.passportMatches	Le passeport est celui que le cachet désigne.
seal.passportNotGiven	Aucune zone de passeport n’a été donnée pour comparer.
seal.printedDiffers	La zone imprimée n’est pas celle du cachet.
seal.printedMatches	La zone imprimée est celle du cachet.
seal.printedNotGiven	Aucune zone imprimée n’a été donnée pour comparer.
seal.signatureInvalid	La signature n’est pas valide avec la clé du signataire du cachet.
seal.signedMuchLater	Le cachet dit que son document a été délivré le {issued} et qu’il a été signé le {signed}, plus d’un an après.
seal.signerOfNoState	Le cachet indique un État ({state}), et le certificat de son signataire ne désigne aucun pays.
seal.signerOfOtherState	Le cachet et son signataire sont d’États différents (cachet : {state}, signataire : {country}).
seal.signerOfState	Le cachet et son signataire sont du même État ({state}).
seal.signerStateNotKnown	On ne sait pas si l’État du cachet ({state}) est celui de son signataire ({country}).
seal.stateUnknown	L’État du cachet est désigné par un texte absent de toute table de codes.
seal.stay.days	{count, plural, one {# jour} other {# jours}}
seal.stay.decidedAtEntry	fixée à l’entrée
seal.stay.months	{count} mois
seal.stay.period	{parts, messages}
seal.stay.transitOnly	transit sans entrée
seal.stay.untilExpiry	jusqu’à la date d’expiration
seal.stay.years	{count, plural, one {# an} other {# ans}}
seal.structure	Le cachet a un en-tête de version {version}, {features, plural, one {# champ} other {# champs}} et une signature de {octets, plural, one {# octet} other {# octets}}.
seal.typeUnknown	Les membres d’un message de ce type ne sont pas connus ici.
seal.undecodable	Le cachet ne peut pas être décodé ({place}, {code}). {error, message}.
seal.unsignedMembers	Non signés, et non lus : {members, messages}. {what, message}.
seal.vdsnc	Le cachet est un VDS-NC de type {type}, version {version}.
seal.vdsncOfUnknownType	Le cachet est un VDS-NC d’un type inconnu, version {version}.
seal.versionUnknown	Les membres d’un message de type {type} en version {version} ne sont pas connus ici.
seal.zoneOfNoState	La zone du cachet ne désigne aucun État, son en-tête en désigne un ({header}).
seal.zoneOfOtherState	La zone du cachet ({zone}) et son en-tête ({header}) désignent des États différents.
seal.zoneOfSameState	La zone du cachet ({zone}) et son en-tête ({header}) désignent le même État.
seal.zoneOfState	La zone du cachet et son en-tête sont du même État ({state}).
seal.zoneStateNotKnown	On ne sait pas si l’État de la zone ({zone}) est celui de l’en-tête ({header}).
sealData.algorithmUnknown	L’algorithme doit être ES256, ES384 ou ES512.
sealData.certificateNotFiveDigits	En version 3, la référence du certificat a cinq chiffres.
sealData.certificateUndecodable	Le certificat ne peut pas être décodé. {error, message}.
sealData.characterOutsideC40	Seul un dernier caractère peut être hors de C40.
sealData.charactersNotC40	C40 n’admet que A à Z, 0 à 9 et l’espace.
sealData.countryNotCapitals	Un pays a une à trois lettres majuscules.
sealData.countryNotLetters	Un pays a une à trois lettres.
sealData.countryNotPadded	Le pays n’est pas complété à trois caractères.
sealData.definitionOutOfRange	Une définition de champ est un nombre de 1 à 254.
sealData.endsHere	Le cachet se termine ici.
sealData.endsInElement	Le cachet se termine avant la fin de l’élément.
sealData.headerNotCanonical	L’en-tête n’est pas codé comme le veut la norme.
sealData.isIDB	C’est une structure de données OACI pour codes-barres (IDB), qui relève d’une autre norme et n’est pas lue ici.
sealData.keyNotOnCurve	Les cachets sont signés avec des clés sur courbe elliptique.
sealData.lengthNotShortest	La longueur n’est pas sous sa forme la plus courte.
sealData.lengthOfLength	Une longueur a de un à cinq octets.
sealData.memberNoBase64	Le membre doit être en base64url.
sealData.memberNoObject	Le membre doit être un objet.
sealData.memberNoText	Le membre doit être un texte de 1 à 64 000 octets.
sealData.noDay	Ces octets ne sont pas un jour du calendrier.
sealData.noJSONObject	Le texte n’est pas un objet JSON.
sealData.noMagic	Un cachet commence par l’octet DC.
sealData.noSignature	Le cachet se termine sans signature.
sealData.notASeal	Ce n’est ni un cachet (premier octet DC) ni le texte JSON d’un VDS-NC.
sealData.notSigned	La clé n’a pas signé. {error, message}.
sealData.numberTooLarge	Un nombre est plus grand que ne le permet sa forme canonique.
sealData.octetsNotC40	Ces deux octets ne sont pas des caractères de C40.
sealData.oddC40	C40 a un nombre pair d’octets.
sealData.referenceLengthNone	La longueur de la référence du certificat n’est pas un nombre.
sealData.referenceLengthWrong	La référence du certificat n’a pas la longueur qu’elle indique.
sealData.referenceParts	Une référence a deux lettres, deux lettres ou chiffres, et les chiffres d’un certificat.
sealData.referenceTooLong	La référence a plus de 99 chiffres.
sealData.sealTooLong	Le cachet est trop long.
sealData.signatureNotHalved	Une signature doit être formée de deux nombres de même longueur.
sealData.signerMissing	Un signataire et un certificat doivent figurer ici.
sealData.stringTooLong	La chaîne est trop longue.
sealData.tagOrLength	L’étiquette est réservée, ou la valeur est trop longue pour la version.
sealData.tagTwice	L’étiquette figure deux fois.
sealData.textBroken	Le texte commence comme un cachet en {encoding, select, latin1 {ISO 8859-1} hexadecimal {hexadécimal} base64 {base64} other {{encoding}}}, mais ne l’est pas jusqu’au bout.
sealData.textTooLong	Le texte est plus long que celui d’aucun cachet.
sealData.versionNoNumber	La version doit être un nombre.
sealData.versionUnknown	L’en-tête est de version {version} ; seules 3 et 4 sont connues.
sealData.zoneFormat	Un cachet contient une zone TD2, MRV-A ou MRV-B.
sealFeature.additionalFeature	champ supplémentaire
sealFeature.address	adresse
sealFeature.certificateNumber	numéro du certificat
sealFeature.documentNumber	numéro du document
sealFeature.durationOfStay	durée du séjour
sealFeature.firstName	prénom
sealFeature.holder	titulaire
sealFeature.mrz	zone de lecture automatique
sealFeature.municipalityCode	code de la commune
sealFeature.nameAtBirth	nom de naissance
sealFeature.numberOfEntries	nombre d’entrées
sealFeature.passportNumber	numéro de passeport
sealFeature.postalCode	code postal
sealFeature.profileNumber	numéro du profil
sealFeature.registerNumber	numéro au registre
sealFeature.sheetNumber	numéro de la feuille
sealFeature.socialInsuranceNumber	numéro d’assurance sociale
sealFeature.surname	nom
sealFeature.validity	période de validité
sealFeature.visaType	type de visa
sealLine.issued	{format} sur {kind, message} ({issuer}), délivrance {day}, signataire {signer}
sealLine.none	aucun cachet
sealLine.seal	{format} sur {kind, message} ({issuer}), signataire {signer}
sealLine.unknownFeature	champ {tag}
sealLine.unknownKind	document de nature inconnue
secret.giveOnStandardInput	Donnez la valeur par l’entrée standard :  epass read {option} - < FICHIER
secret.inArguments	{kind, select, mrz {une MRZ} can {un numéro d’accès à la carte} puk {un code PUK} other {un code PIN}} parmi les arguments est visible dans ps et dans l’historique du shell ; avec {option} seul, la question vous est posée.
secret.namePINSource	Écrivez-le dans un fichier que vous seul pouvez lire, et indiquez ce fichier dans l’URI avec pin-source.
secret.noPIN	{file} ne contient pas de code PIN sur une ligne à part.
secret.noTerminal	Il n’y a pas de terminal pour poser la question.
secret.notTyped	{kind, select, mrz {Aucune MRZ n’a été saisie} can {Aucun numéro d’accès à la carte n’a été saisi} puk {Aucun code PUK n’a été saisi} other {Aucun code PIN n’a été saisi}}.
secret.optionEmpty	La valeur de {option} est vide. Omettez-la pour que la question vous soit posée, ou indiquez - pour l’entrée standard.
secret.othersCanRead	d’autres utilisateurs peuvent lire {kind, select, pin {le code PIN} signingKey {la clé qui signe} other {la clé du terminal}} : chmod 600 {file}
secret.sendIt	Envoyez-y la valeur, par exemple :  epass read {option} - < FICHIER
secret.standardInputEmpty	L’entrée standard ne contient {kind, select, mrz {aucune MRZ} can {aucun numéro d’accès à la carte} puk {aucun code PUK} other {aucun code PIN}}.
secret.terminalShows	Impossible de régler le terminal pour qu’il masque la saisie.
secret.tokenWantsPIN	Le jeton demande un code PIN. {error, message}.
secret.typePIN	Saisissez le code PIN du jeton, ou indiquez --terminal-pin-file.
secret.writePINFile	Écrivez-le dans un fichier que vous seul pouvez lire, et indiquez ce fichier avec --terminal-pin-file.
serve.build	C’est un programme à part : construisez-le avec `make service-release`, ou avec swift build --package-path Service -c release --product epass-service, et placez-le à côté d’epass.
serve.buildAnew	Reconstruisez-le sur cette machine : `make service-release`.
serve.demoTakes	--demo ne s’emploie qu’avec --port, et non avec {word}.
serve.noService	epass-service n’est pas là. Il a été cherché ici : {places}.
serve.notStarted	{program} ne peut pas être lancé : {error}.
session.applicationLostEachTime	La liaison avec la puce se coupe à chaque sélection de son application. {error, message}.
session.applicationMissing	La puce n’a pas d’application {identifier}.
session.applicationRefused	La puce refuse son application : {meaning, message}.
session.channelOpen	Un canal sécurisé est déjà ouvert. Une nouvelle session rouvre la puce.
session.cryptographyFailed	Une opération cryptographique a échoué. {error, message}.
session.fileInCrumbs	La puce livre {file} en trop de petits morceaux.
session.fileLostEachTime	La liaison avec la puce se coupe à chaque fois au même endroit de {file}.
session.noChannel	Il n’y a pas de canal sécurisé.
session.noResponse	La réponse ne peut pas être décodée. {error, message}.
session.octetsWithoutEnd	La puce annonce toujours plus d’octets et n’en finit pas.
session.otherDocumentByOffers	Un autre document a été posé : son EF.CardAccess n’est pas celui du document lu auparavant.
session.otherDocumentByPassword	Un autre document a été posé : il ne s’ouvre pas avec le mot de passe qui avait ouvert le précédent.
session.responseLength	La réponse a {count, plural, one {# octet} other {# octets}} ; une réponse en a de 2 à 65538.
session.responseLengthRemedy	Relisez ; essayez un autre lecteur.
session.signerLate	La clé du terminal n’avait pas signé quand le temps de la lecture était écoulé.
session.signerLateRemedy	Vérifiez ce qui signe : le jeton, son pilote. Ou donnez plus de temps à la lecture.
session.step.encryptedNonce	GENERAL AUTHENTICATE, nonce chiffré
session.step.keyAgreement	GENERAL AUTHENTICATE, accord de clé
session.step.mapNonce	GENERAL AUTHENTICATE, mappage du nonce
session.step.mutualAuthentication	GENERAL AUTHENTICATE, authentification mutuelle
session.step.terminalSignature	signature du terminal
session.tooManyCommands	La puce a demandé {count, plural, one {# commande} other {# commandes}}, ce qui est la limite.
session.tooSlow	La lecture a pris plus de {seconds, plural, one {# seconde} other {# secondes}}.
session.unanswered	La puce n’a pas répondu à {step, message}.
signature.algorithmUnknown	L’algorithme de signature {algorithm} n’est pas connu.
signature.attributeDoubled	{attribute, select, contentType {Le type de contenu} other {Le condensé du message}} est présent plus d’une fois.
signature.attributeMissing	{attribute, select, contentType {Le type de contenu} other {Le condensé du message}} ne figure pas parmi les attributs signés.
signature.attributesMatch	Les attributs signés indiquent le type du contenu et son condensé.
signature.certificateUndecodable	{file} contient un certificat qui ne peut pas être décodé, et aucun que le signataire désigne.
signature.contentTypeMalformed	Le type de contenu signé n’est pas un identifiant d’objet.
signature.contentTypeMismatch	Le type de contenu signé est {stated}, celui du contenu est {type}.
signature.digestAlgorithmUnknown	L’algorithme de condensé {algorithm} n’est pas connu.
signature.digestLength	Le condensé signé du message a {count, plural, one {# octet} other {# octets}}, ce qui n’est pas la longueur de {hash}.
signature.digestMalformed	Le condensé signé du message n’est pas une chaîne d’octets.
signature.digestMismatch	Le condensé signé n’est pas le {hash} du contenu.
signature.invalid	La signature n’est pas valide avec la clé de son signataire.
signature.keyRefused	La clé est refusée. {error, message}.
signature.malformed	La valeur de la signature, ou l’algorithme indiqué à côté, est endommagée ; cela n’indique pas une falsification.
signature.noAttributes	Il n’y a pas d’attributs signés.
signature.noCertificate	{file} ne contient pas le certificat de son signataire.
signature.notVerifiable	La signature ne peut pas être vérifiée. {error, message}.
signature.otherCertificates	Aucun des certificats de {file} n’est celui que le signataire désigne.
signature.overNothing	Il n’y a pas d’attributs signés : la signature ne dit donc pas sur quoi elle porte.
signature.valid	La signature est valide : {key}, {hash}.
signedObject.authentic	Le fichier est celui qui a été signé.
signedObject.cardSecurity	{file} contient {count, plural, one {# SecurityInfo} other {# SecurityInfos}} et a un signataire.
signedObject.contentUndecodable	Le contenu ne peut pas être décodé ({place}). {error, message}.
signedObject.deviationRefused	{deviation, message} ({file}). La politique refuse cet écart.
signedObject.empty	{file} est vide.
signedObject.noContent	Le SignedData n’a pas de contenu.
signedObject.noDataGroup	L’objet de sécurité n’a pas de groupe de données {number}.
signedObject.noSignedData	{file} ne contient pas de SignedData.
signedObject.noSigner	Personne n’a signé l’objet de sécurité.
signedObject.notJudged	Aucun objet de sécurité n’a été jugé dans son ensemble.
signedObject.notProven	Non prouvé : {check, message}.
signedObject.notSignedData	Le contenu est de type {type}, et non SignedData.
signedObject.securityObject	L’objet de sécurité contient les hachages de {count} groupes de données et a un signataire.
signedObject.securityObjectUndecodable	L’objet de sécurité LDS ne peut pas être décodé ({place}). {error, message}.
signedObject.severalSigners	L’objet de sécurité a {count, plural, one {# signataire} other {# signataires}}.
signedObject.undecodable	{file} ne peut pas être décodé ({place}). {error, message}.
signedObject.unknownDataGroups	L’objet de sécurité contient les hachages de {count} groupes de données et a un signataire ; il énumère des groupes de données inconnus, qui ne comptent pas : {numbers}.
signedObject.versionOutOfRange	La version est hors limites.
signedObject.wrongContentType	Le contenu est de type {type}.
signedObject.wrongVersion	SignedData est de version {version}, et non 3.
signedResult.contentMember	Dans ce qui a été signé, le membre {member} manque, ou n’est pas ce qu’il doit être.
signedResult.contentNotJSON	Ce qui a été signé est illisible. {error}.
signedResult.encoding	Ce n’est pas un résultat signé : la partie {number} n’est pas du base64url sans remplissage, dans son unique écriture.
signedResult.headerLacks	Le membre {member} de l’en-tête manque, ou n’est pas un texte admis.
signedResult.headerMember	L’en-tête contient le membre {member} ; celui d’un résultat signé n’a que alg, kid et typ.
signedResult.headerNoObject	L’en-tête n’est pas un objet JSON.
signedResult.headerNotJSON	L’en-tête est illisible. {error}.
signedResult.in	{file} : {error}
signedResult.keysForm	Ce n’est ni un JWK Set ni du PEM.
signedResult.keysMember	Le membre {member} de la clé {number} manque, ou n’est pas ce qu’il doit être.
signedResult.keysNoSet	Ce n’est pas un JWK Set : il n’a pas de liste keys.
signedResult.keysNone	Il ne contient aucune clé qui signe des résultats : sur P-256, ou d’Ed25519.
signedResult.keysNotJSON	Le JWK Set est illisible. {error}.
signedResult.keysPrivate	Il contient une clé privée.
signedResult.keysSection	La section {number} n’est ni une clé publique sur P-256 ou d’Ed25519, ni un certificat d’une telle clé.
signedResult.keysTooMany	Il contient plus de {limit} clés.
signedResult.keysTwice	Deux de ses clés ont le même identifiant : {key}.
signedResult.keysUnusable	La clé {number} est inutilisable. {error}.
signedResult.otherAlgorithm	L’en-tête désigne l’algorithme {algorithm} ; les résultats sont signés par ES256 ou EdDSA.
signedResult.otherSchema	Ce qui a été signé est d’un autre format ({schema}) que {expected}.
signedResult.otherType	C’est autre chose : typ est {type}, et non {expected}.
signedResult.parts	Ce n’est pas un résultat signé : il n’a pas trois parties séparées par des points.
signedResult.tooLong	Il y a plus de {limit} octets.
simulate.cardAccessNumber	CAN, pour --can - ; la MRZ n’ouvre pas cette puce :
simulate.chipLost	La puce a quitté le champ, comme le dit son profil.
simulate.combinations	{pattern} désigne toute combinaison qu’admet le Doc 9303-11 : gm, im ou cam ; un groupe comme ci-dessus ; 3des, aes-128, aes-192 ou aes-256. Par exemple pace-im-p-521-aes-256, pace-gm-modp-2048-256-3des.
simulate.connected	Le passeport est dans le lecteur virtuel à {address}. Lisez-le depuis un autre terminal :
simulate.giveAddress	Écrivez-la sous la forme HÔTE:PORT, par exemple 127.0.0.1:35963.
simulate.jsonAlone	--json va avec --list et --check ; --show affiche de toute façon du JSON.
simulate.listAlone	--list, --show, --check et --pages n’acceptent aucune option qui produit un document et s’excluent mutuellement.
simulate.noAddress	{address} n’est pas l’adresse d’un lecteur virtuel.
simulate.nothingWrong	La description ne contient aucune erreur.
simulate.printedMRZ	MRZ imprimée, pour --mrz - :
simulate.readerClosed	Le lecteur a été fermé.
simulate.reset	La puce a été réinitialisée.
simulate.sayWhat	Dites que faire du passeport simulé.
simulate.takeOut	Interrompez par Ctrl-C pour le retirer.
simulate.trustUnreadable	{file} ne peut pas être décodé ; la lecture s’en passe. {error, message}
simulate.unmetRule	Aucune commande n’a répondu à la règle {number} du comportement (behaviour.rules[{place}]).
simulate.unmetRuleNamed	Aucune commande n’a répondu à la règle {number} du comportement (behaviour.rules[{place}]) : {note}
simulate.used	Un programme utilise la puce.
simulate.vpcdAndConnect	--vpcd et --connect s’excluent mutuellement : une puce se trouve dans un seul lecteur.
simulate.waiting	En attente d’un lecteur virtuel à {address} ...
simulate.ways	--vpcd le met dans un lecteur virtuel, --export DOSSIER écrit ses fichiers, --list montre les profils ; epass read --simulate en lit un aussitôt.
simulator.accessControlMissing	L’authentification du terminal nécessite un contrôle d’accès.
simulator.accessKeyForm	La valeur est printed, dg1, ou des informations MRZ de 24 à 38 caractères d’une zone.
simulator.accessKeysNotDerived	Les clés d’accès ne peuvent pas être dérivées. {error, message}.
simulator.answerOctets	Les octets sont des paires de chiffres hexadécimaux, au plus 65 000 octets.
simulator.applicationIdentifier	Un identifiant d’application a de 5 à 16 octets en chiffres hexadécimaux.
simulator.applicationsTwice	Nommez chaque application une seule fois.
simulator.authorityGenerations	L’autorité a de 1 à 3 générations.
simulator.biometricsNumbers	Les numéros de EF.Biometrics vont de 1 à 64, chacun une fois.
simulator.biometricsRoom	EF.Biometrics a de la place pour 1 à 1048576 octets.
simulator.bornAfterIssue	Le titulaire est né après le jour de délivrance.
simulator.canDigits	Un numéro d’accès à la carte a de 6 à 16 chiffres.
simulator.changeCount	Une règle modifie au plus 32 objets de données.
simulator.chipLeft	La puce simulée a quitté le champ.
simulator.chipLeftRemedy	Recommencez, ou choisissez un profil qui garde la puce dans le champ.
simulator.chipReset	La puce simulée a été réinitialisée.
simulator.chipResetRemedy	Recommencez par le contrôle d’accès.
simulator.cipherOneOf	Un algorithme de chiffrement est l’un de {words}.
simulator.commandLength	La commande a {count, plural, one {# octet} other {# octets}}.
simulator.commandLengthRemedy	Envoyez au moins quatre octets, et pas plus que le lecteur n’en accepte.
simulator.commandLost	Le lecteur simulé a perdu la commande.
simulator.commandLostRemedy	Retirez la panne du canal simulé.
simulator.connectionCut	Le lecteur a fermé la connexion au milieu d’un message.
simulator.countryLetters	Un pays est formé de deux lettres majuscules.
simulator.cut	Donnez to ou by.
simulator.dateAndTimeForm	La valeur s’écrit AAAAMMJJhhmmss.
simulator.dateOfIssueMissing	La date d’expiration n’est pas une date complète : ce membre est donc nécessaire.
simulator.dateOrUnknown	Une date s’écrit AAAA-MM-JJ, ou AAAAMMJJ avec des zéros pour ce qui est inconnu.
simulator.defectTwice	Un défaut figure deux fois.
simulator.descriptionTooLong	Une description a au plus 8 Mio.
simulator.deviationNotMade	L’écart {deviation} ne peut pas être introduit dans un document.
simulator.digitCount	Le numéro a de {least} à 16 chiffres.
simulator.displayedPortraitCount	EF.DG5 a de une à neuf images.
simulator.displayedSignatureCount	EF.DG7 a de une à neuf images.
simulator.drawing	Il y a un dessin en {formats}.
simulator.drawings	Il y a des dessins en {formats} ; pour {format}, donnez l’image.
simulator.expiresBeforeEffective	Le dernier jour précède le premier ; le défaut datesSwapped produit un tel certificat.
simulator.expiresBeforeIssue	Le document expire avant d’être délivré.
simulator.faceCount	EF.DG2 a de un à neuf visages.
simulator.faceOrPortrait	Donnez face ou portrait, mais pas les deux.
simulator.farDateOfIssue	Avec ce jour de délivrance, des dates de certificats sont hors des années 1951 à 2115.
simulator.featureCount	Il y a de un à neuf éléments.
simulator.featureForm	Un élément est un objet de données BER-TLV, étiquette et longueur comprises.
simulator.fieldsMakeNoZone	Les champs ne forment pas une zone. {error, message}.
simulator.fileForm	EF.DG{number} commence par sa propre étiquette et a au plus 1 Mio ; des octets quelconques peuvent figurer dans un objet avec hex, base64 ou path.
simulator.fileNumber	DG{number} n’est pas un groupe de données de 1 à 16.
simulator.fileOutside	Le chemin doit mener à un fichier à côté de la description ou dans un dossier au-dessous.
simulator.fileUnreadable	Impossible de lire le fichier {file}.
simulator.fingerCount	EF.DG3 a ici au plus vingt doigts.
simulator.formatsOfECDSA	Les formats sont propres à ECDSA.
simulator.generationCount	La CSCA a de 1 à 4 générations.
simulator.guardedDataGroups	Les groupes de données 3 et 4 nécessitent l’authentification du terminal, chacun nommé une fois.
simulator.hexadecimalNumber	Un nombre s’écrit en chiffres hexadécimaux, au plus 1 024.
simulator.hexadecimalOctets	La valeur s’écrit en paires de chiffres hexadécimaux, au plus 1 Mio.
simulator.holderFormat	Le format est TD1, TD2 ou TD3.
simulator.holderSex	Le sexe est M, F ou <.
simulator.hostUnknown	L’hôte {host} n’est pas connu.
simulator.imageLength	Une image a au moins un octet et au plus 1 Mio.
simulator.irisCount	EF.DG4 a ici au plus huit yeux.
simulator.jsonAt	{error, message} Ligne {line, number}, colonne {column, number}.
simulator.keyCiphers	Une clé s’utilise avec au moins un algorithme de chiffrement, chacun une fois.
simulator.keyCount	Une puce a au plus 8 clés.
simulator.keyEncoding	Une clé de {group} ne s’écrit pas comme {encoding}.
simulator.keyNumber	Le numéro d’une clé va de 0 à 32 767.
simulator.keyNumbers	S’il y a plusieurs clés, chacune a son propre numéro.
simulator.lengthForm	Une longueur est un nombre inférieur à 2^32, ou ses octets en chiffres hexadécimaux.
simulator.listTooLong	Une liste a au plus 99 valeurs.
simulator.madeDataGroups	Le personnalisateur produit le groupe de données 1, toujours présent, et le 2. Donnez les autres sous forme de fichiers.
simulator.mappingNamesNumbers	Le mappage d’authentification de la puce désigne ici ses paramètres par leur numéro.
simulator.memberMissing	Le membre doit être donné.
simulator.modulusBits	Une clé RSA a {bits} bits.
simulator.nameForm	Un nom a des lettres minuscules, des chiffres, des traits d’union et des points.
simulator.noBase64	Les octets s’écrivent en base64.
simulator.noCardSecurity	L’authentification du terminal dans le fichier maître nécessite EF.CardSecurity : offrez PACE avec mappage d’authentification de la puce.
simulator.noCheckDigit	Le numéro de document n’a pas de chiffre de contrôle à mal imprimer.
simulator.noDate	Une date s’écrit AAAA-MM-JJ.
simulator.noDateOfIssue	La date de délivrance n’est pas une date.
simulator.noDay	Le jour n’est pas une date : AAAA-MM-JJ.
simulator.noDefectOfProfile	Le profil {profile} n’a pas de défaut des fichiers ; donnez-le comme profile.
simulator.noFilesHere	Une description ne désigne des fichiers que si elle est elle-même un fichier.
simulator.noGeneration	Cette génération n’existe pas.
simulator.noGuardedDataGroup	Indiquez 3, 4 ou les deux.
simulator.noJSONAt	La description n’est pas du JSON : ligne {line, number}, colonne {column, number}. {error, message}
simulator.noMember	Le schéma n’a pas ce membre ; il a {known}.
simulator.noPlaceForKey	Une clé utilisée dans le fichier maître figure dans EF.CardSecurity, ce qui nécessite PACE ; à côté de clés du mappage d’authentification de la puce, elle doit avoir un numéro (keyID).
simulator.noProfile	Il n’y a pas de profil « {name} ».
simulator.noProfileSimilar	Il n’y a pas de profil « {name} ». Noms proches : {similar}.
simulator.noSuchPACE	La norme n’a pas de {mapping} sur {group} avec {cipher}.
simulator.noZone	Les lignes ne sont pas une zone de lecture automatique. {error, message}.
simulator.notReadable	La description est illisible.
simulator.nothingListens	Rien n’écoute à {address}.
simulator.nothingToDo	{word} n’a rien sur quoi agir ici, et ne change rien.
simulator.numberBounds	La valeur est un nombre de 1 à 65 535.
simulator.numberRange	Le nombre va de {least} à {most}.
simulator.octetCount	Le nombre va de 0 à 1 048 576.
simulator.octetsTwice	Donnez les octets une seule fois, par hex, base64 ou path.
simulator.oneImage	La valeur est une seule image.
simulator.oneMember	Donnez truncated ou extended.
simulator.oneOf	La valeur est l’un de {words}.
simulator.oneOfOrNumber	La valeur est l’un de {words}, ou son numéro.
simulator.otherKind	La valeur n’est pas du genre que nomme le schéma.
simulator.otherSchema	Ce programme lit {schema}.
simulator.paceCount	Une puce offre de 1 à 32 variantes de PACE, chacune une fois.
simulator.passwordCount	Une puce a au moins un mot de passe, chacun une fois.
simulator.passwordOneOf	Un mot de passe est l’un de {words}.
simulator.pattern	Les octets sont des paires de chiffres hexadécimaux, au plus {most, plural, one {# octet} other {# octets}} ; un masque de même longueur peut suivre une barre oblique, comme dans 80/E0.
simulator.personCount	EF.DG16 a de une à quinze personnes.
simulator.portraitLength	Un portrait a au moins un octet et au plus 1 Mio.
simulator.printedField	Le champ a de la place pour {room} caractères.
simulator.privateKeyForm	La clé privée n’est pas du genre indiqué.
simulator.rawImageLength	Une image brute a largeur fois hauteur octets, et les deux sont indiquées.
simulator.recordCount	Un fichier a de 0 à 254 enregistrements.
simulator.rsaEntry	Avec RSA, il n’y a d’entrée que si withInfo est true.
simulator.ruleContradictory	Aucune commande ne répond à cette règle : ses conditions s’excluent.
simulator.ruleCount	Une puce a au plus 256 règles.
simulator.ruleFileMissing	La puce n’a aucun de ces fichiers : un terminal qui se règle sur ce qui existe ne les demande pas.
simulator.ruleOffsetBeyond	{file} a {count, plural, one {# octet} other {# octets}} : un terminal qui se règle sur la longueur d’un fichier ne demande pas l’octet {offset}.
simulator.ruleWithoutEffect	Cette règle ne change rien : son effet est vide.
simulator.schemesOfRSA	Les schémas B.6 et B.4 sont propres à RSA.
simulator.securityInfosBounds	Il y a au plus 32 séquences d’au plus 4 096 octets.
simulator.shortIdentifiers	Donnez refused, ou refused et file, ou file et gives.
simulator.sizeOfRawImage	Seule une image brute fournie a une taille propre.
simulator.stateWithoutLetters	{state} n’a pas de code à deux lettres pour les certificats ; donnez aussi country.
simulator.statedHashLeftOut	La fonction de hachage indiquée figure dans une entrée que withInfo omet.
simulator.statusWord	Un mot d’état est formé de quatre chiffres hexadécimaux.
simulator.tag	Une étiquette est formée d’un à trois octets en chiffres hexadécimaux.
simulator.terminalAuthenticationAlone	L’authentification du terminal nécessite chipAuthentication, ou PACE avec mappage d’authentification de la puce (Doc 9303-11, 7.1).
simulator.terminalDocumentNumber	Il faut un numéro de document de 1 à 22 caractères : A à Z, 0 à 9 et <.
simulator.terminalNumberUnused	Le numéro ne sert qu’après le contrôle d’accès de base (BAC), que cette puce ne connaît pas.
simulator.terminalWithoutVerifier	Sans vérificateur de documents, il n’y a pas de terminal : omettez le membre, ou donnez-lui la valeur null.
simulator.textTooLong	Un texte a au plus 4 096 octets.
simulator.trustPoints	La puce fait confiance à une génération, ou à deux qui se suivent.
simulator.visa	Un visa n’a pas de puce ; le format est TD1, TD2 ou TD3.
simulator.zoneOrHolder	Donnez l’un de mrz, holder et identity. À côté de mrz, holder n’a que surname, dateOfBirth et éventuellement givenNames.
status.atLine	Ligne {line} : {error, message}
status.commandSaysElse	{command} a répondu autre chose que l’un des mots prévus.
status.commandSaysTooMuch	{command} a répondu plus d’un mot.
status.commandWords	--status-command ne désigne aucun programme, ou un guillemet n’y est pas fermé : {command}.
status.count	Il ne contient pas autant de documents qu’il le dit.
status.cut	Le fichier se termine avant sa dernière ligne, ou continue après elle.
status.failed	On ne sait pas si le document est signalé. {why, message}
status.fine	La source désignée ne signale rien au sujet du document.
status.in	{file} : {error, message}
status.keyAlone	--status-key va avec --status ou --status-command.
status.keyForm	La clé n’est pas formée de 64 chiffres hexadécimaux.
status.keyShared	D’autres que son propriétaire peuvent lire la clé, ou elle appartient à un autre utilisateur.
status.line	La ligne n’est pas une ligne d’un fichier de statuts.
status.lineTooLong	La ligne est plus longue que toute ligne d’un fichier de statuts.
status.made	{count, plural, one {# document} other {# documents}} dans le fichier.
status.needsKey	--status et --status-command nécessitent --status-key : une source connaît les documents par des pseudonymes.
status.noFile	Il ne commence pas comme un fichier de statuts.
status.noZone	EF.DG1 n’a pas été lu, de sorte qu’aucune source n’a pu être interrogée.
status.notAsked	Aucune source sur les documents perdus, volés ou annulés n’a été désignée : personne ne sait si celui-ci en fait partie.
status.oneSource	Donnez --status ou --status-command : une seule source répond pour un document.
status.otherKey	Il a été produit avec une autre clé, de sorte qu’il ne nomme aucun des documents recherchés.
status.outOfDate	Il n’était utilisable que jusqu’au {last}.
status.part	{part, select, state {L’État n’en est pas un qui délivre des documents} code {Le code du document n’est pas formé d’une ou deux majuscules ou chiffres} number {Le numéro du document n’est pas formé de majuscules et de chiffres} other {La date d’expiration n’est ni AAMMJJ ni AAAA-MM-JJ}}.
status.parts	La ligne n’est pas formée de l’État, du code du document, du numéro et de la date d’expiration, séparés par des virgules.
status.reported	Le document est signalé comme {status, select, lost {perdu} stolen {volé} other {annulé}}.
status.twice	Il nomme un document deux fois, et pas de la même façon.
status.unreadable	Impossible de le lire : {error}.
status.word	Après la date d’expiration ne figure aucun de ces mots : {words}.
store.basis.linked	liée
store.basis.listed	listée
store.basis.named	nommée
store.basis.pinned	épinglée
store.basis.unpinned	non épinglée
store.basis.verified	vérifiée
store.certificateBesideList	Il se trouve {place, select, folder {dans le même dossier qu’une liste signée, qui ne le garantit pas} other {dans le même fichier qu’une liste signée, une CRL, le certificat d’un signataire ou quelque chose d’inconnu ou d’illisible, et rien de cela ne le garantit}} : il n’est pas pris comme CSCA. Si vous lui faites confiance, donnez-le à part, ou épinglez son SHA-256, {digest}.
store.certificateFile	fichier
store.certificateNotNamed	Aucun épinglage ni aucune habilitation ne le désigne, et autre chose est épinglé ou habilité : il n’est pas pris comme CSCA. Si vous lui faites confiance, donnez-le à part, ou épinglez son SHA-256, {digest}.
store.deadLink	{path} est un lien symbolique qui ne mène nulle part.
store.defectList	liste de défauts
store.deviationList	liste d’écarts
store.digestLength	Un condensé n’a pas la bonne longueur.
store.displaced	Elle est dans le magasin, et une plus récente du même émetteur a pris sa place.
store.documentSignerList	liste de signataires de documents
store.empty	Il n’y a pas de magasin de confiance à {path} : le dossier n’a pas de {name}.
store.fileNotMade	Impossible de créer le fichier {name}.
store.fileNotOpened	Impossible d’ouvrir le fichier {name} du magasin de confiance {path}.
store.fileNotWhole	{name}, dans le magasin de confiance {path}, est trop long, ou ne peut pas être lu en entier.
store.fileNotWritten	Le fichier {name} n’a pas pu être écrit : le disque est-il plein ?
store.fileOfOthers	Le fichier {name} du magasin de confiance {path} n’a pas été écrit par ce programme ; il n’est pas remplacé.
store.folderNotMade	Impossible de créer le dossier {path}.
store.indexBlock	Un blocage y est illisible.
store.indexChanged	Ses octets n’ont pas le hachage écrit avec eux.
store.indexCut	Ce n’est pas un index, ou il a été tronqué.
store.indexDamaged	L’index du magasin est endommagé. {fault, message}.
store.indexGrant	Une habilitation y est illisible.
store.indexNotPlaced	L’index n’a pas pu être mis à sa place.
store.indexParts	Ses parties ne le remplissent pas.
store.indexVersion	L’index est de version {version} ; ce programme lit {known}.
store.keyNotUnderstood	non comprise
store.lacksFile	Le magasin de confiance {path} est endommagé : il n’a pas de {name}.
store.lacksIndex	Le magasin de confiance {path} est endommagé : il n’a pas d’index.
store.ldif	fichier LDIF
store.leftoversNotCut	Ce qu’une importation a laissé n’a pas pu être coupé.
store.listNotNamed	Aucun épinglage ni aucune habilitation n’atteint la liste, et autre chose est épinglé ou habilité : rien n’en est pris. Si vous lui faites confiance, donnez-la à part, ou épinglez son SHA-256, {digest}.
store.listOlder	Elle a été signée le {signed}. Une liste plus récente du même émetteur, du {newer}, est en vigueur.
store.listUndated	Elle ne dit pas quand elle a été signée, et le magasin contient une liste qui le dit.
store.listWithoutSource	Une liste du magasin n’a pas de source.
store.listsBound	Le magasin conserve au plus {maximum} listes au nom d’une même CSCA sans soutien de confiance. Importez d’abord le certificat CSCA, ou épinglez-le.
store.locked	Un autre processus écrit dans le magasin de confiance {path}.
store.masterList	liste maîtresse
store.mayBeGone	L’importation est en vigueur ; une coupure de courant à présent pourrait la faire perdre.
store.namesTooLong	Les noms des sources d’un magasin sont trop longs au total.
store.newIndexNotPlaced	Le nouvel index n’a pas pu être mis à sa place.
store.noFolder	{path} n’est pas un dossier, et donc pas un magasin de confiance.
store.noPack	Le fichier pack du magasin de confiance {path} n’en a pas le début.
store.notExamined	Impossible d’examiner le {kind, select, file {fichier} other {dossier}} {path}.
store.notOpened	Cet utilisateur ne peut pas ouvrir le magasin de confiance {path}.
store.notRegular	{name}, dans le magasin de confiance {path}, n’est pas un fichier ordinaire.
store.notThere	Il n’y a pas de magasin de confiance à {path}.
store.notWritable	Cet utilisateur ne peut pas écrire dans le magasin de confiance {path}.
store.nothingToUndo	Il ne reste aucune modification du magasin de confiance à annuler.
store.originalsCut	Les originaux du magasin ont été tronqués : l’index compte {count} octets.
store.originalsCutAt	Le magasin de confiance {path} est endommagé : ses originaux ont été tronqués, et l’index compte {count} octets.
store.originalsNotOnDisk	Les originaux n’ont pas atteint le disque.
store.originalsNotWritten	Les originaux n’ont pas pu être écrits : le disque est-il plein ?
store.otherOwner	Le {kind, select, file {fichier} other {dossier}} {path} appartient à un autre utilisateur ({user}), qui pourrait modifier ce qui est de confiance.
store.otherSnapshot	L’objet est d’un autre instantané.
store.otherThings	Le dossier {path} contient autre chose et pas de magasin de confiance ; rien n’a été écrit.
store.packDamaged	Les originaux du magasin sont endommagés. {fault, message}.
store.packEndsEarly	Leur fichier se termine trop tôt.
store.packObjectChanged	Un objet n’y a pas son hachage.
store.packObjectTooLong	Un objet y est plus long que tout objet enregistré.
store.recordNotRead	L’enregistrement {position} de l’index est illisible.
store.revocationList	liste de révocation
store.revocationListNotSigned	La clé CSCA de confiance que désigne la liste de révocation ne l’a pas signée.
store.revocationListOlder	Elle a été émise le {issued}. Une liste de révocation plus récente du même émetteur, du {newer}, est en vigueur.
store.revocationListUndated	Elle ne dit pas quand elle a été émise, et le magasin contient une liste de révocation qui le dit.
store.revocationListsBound	Le magasin conserve au plus {maximum} listes de révocation d’un même émetteur et d’une même clé qu’aucune CSCA de confiance n’a signées. Importez d’abord le certificat CSCA.
store.rootDamaged	Le certificat n’est pas signé par sa propre clé : le fichier est endommagé ou a été modifié.
store.stateInForce	L’état de la modification {number} est celui en vigueur.
store.stateNotKept	L’état de la modification {number} n’est pas conservé.
store.stateOfOtherCommit	Ce qui est conservé comme état de la modification {number} est l’état d’une autre modification.
store.stateOtherPack	L’état de la modification {number} désigne des originaux que le magasin de confiance n’a pas.
store.tooManyBlocks	Un magasin contient au plus {maximum} blocages.
store.tooManyGrants	Un magasin contient au plus {maximum} habilitations.
store.tooManyObjects	Un magasin contient au plus {maximum} objets.
store.transactionEnded	La transaction est terminée ; commencez-en une autre.
store.writableByOthers	D’autres utilisateurs peuvent écrire dans le {kind, select, file {fichier} other {dossier}} {path} et donc modifier ce qui est de confiance.
system.addressInUse	adresse déjà utilisée
system.denied	permission refusée
system.exists	existe déjà
system.inputOutput	erreur d’entrée ou de sortie
system.isFolder	est un dossier
system.links	trop de liens symboliques successifs
system.nameTooLong	nom trop long
system.noMemory	mémoire insuffisante
system.noProgram	n’est pas un programme exécutable
system.noSpace	plus de place sur le support
system.notFolder	n’est pas un dossier
system.notFound	fichier ou dossier introuvable
system.notPermitted	opération non autorisée
system.quota	quota de disque dépassé
system.readOnly	système de fichiers en lecture seule
system.tooManyOpen	trop de fichiers ouverts
ta.authorityKeyUnknown	La puce n’a pas la clé du certificat précédent.
ta.certificateRefused	La puce n’a pas accepté le certificat.
ta.challengeMalformed	Le défi n’a pas huit octets.
ta.challengeRefused	La puce n’a donné aucun défi.
ta.keyNotSigned	La clé du terminal n’a pas signé. {error, message}.
ta.keyOfOtherCertificate	La clé ({key}) n’est pas celle du certificat {holder}.
ta.keyOfOtherTerminal	La clé ({key}) n’est pas celle du certificat du terminal ({holders}).
ta.lengthRefused	La puce n’accepte les données ni en longueur étendue ni en chaîne.
ta.noTerminalCertificate	{count, plural, one {Le certificat n’est pas celui d’un terminal} other {Aucun des # certificats n’est celui d’un terminal}}.
ta.notSupported	La puce ne connaît pas la commande.
ta.outOfSequence	Une réponse ou une signature est venue, que l’authentification du terminal n’attendait pas.
ta.refused	{refusal, message} : {meaning, message}.
ta.signatureMalformed	La signature du terminal n’a pas la longueur de sa clé et n’a pas été envoyée.
ta.terminalKeyRefused	La puce n’a pas sélectionné la clé du terminal.
ta.trustPointUnknown	La puce ne connaît pas l’autorité par laquelle commencent les certificats.
terminal.argumentNotUTF8	Argument {number} : {argument} n’est pas en UTF-8 ; il désignerait autre chose que ce qui était voulu.
terminal.argumentsUnreadable	Les arguments ne peuvent pas être lus, pas même le nom du programme.
terminal.atIsTime	--at accepte une date comme 2026-11-21, ou un instant comme 2026-11-21T12:00:00Z.
terminal.giveUTF8	Donnez un nom en UTF-8 ; un fichier portant un autre nom reste accessible par un lien symbolique.
terminal.internalError	erreur interne : {error}
terminal.interrupted	Interrompu.
terminal.mountProc	Montez /proc : les arguments viennent de /proc/self/cmdline.
terminal.noSuchDay	Ce jour n’existe pas : {month} a {days, number} jours.
terminal.note	epass: note : {note, message}.
terminal.optionDoubled	{option} est indiqué {count} fois ; indiquez-le une seule fois.
terminal.outputUnwritable	Impossible d’écrire sur la sortie standard : {error}.
terminal.policyUnknown	La politique {policy} n’existe pas ; politiques disponibles : {policies}. Un fichier a une barre oblique dans son nom ou se termine par .json.
terminal.sendElsewhere	Libérez de la place, ou dirigez la sortie ailleurs.
terminal.variableNotUTF8	La valeur de {name} n’est pas en UTF-8 ; elle désignerait autre chose que ce qui était voulu.
terminal.warning	epass: avertissement : {warning, message}.
testNote.text	ce résultat repose sur un émetteur fictif : il ne dit rien d’un document réel
testNote.word	TEST
tlv.lengthCut	Les octets se terminent à l’intérieur d’une longueur.
tlv.lengthMissing	Les octets se terminent là où une longueur devrait figurer.
tlv.lengthNotMinimal	La longueur n’est pas écrite avec le moins d’octets.
tlv.lengthTooLong	Le champ de longueur a {count, plural, one {# octet} other {# octets}} ; le maximum est 4.
tlv.objectMissing	Les octets se terminent là où cet objet de données devrait figurer.
tlv.octetsFollow	{count, plural, one {# octet suit} other {# octets suivent}} le dernier objet de données.
tlv.otherTag	L’étiquette {tag} est attendue ici.
tlv.tagCut	Les octets se terminent à l’intérieur d’une étiquette.
tlv.tagMissing	Les octets se terminent là où une étiquette devrait figurer.
tlv.tooDeep	Les objets de données sont imbriqués sur plus de {limit} niveaux.
tlv.tooManyElements	Un gabarit contient plus de {limit} objets de données.
tlv.valueCut	Le champ de longueur annonce {length, plural, one {# octet} other {# octets}} ; {there, plural, one {# est présent} other {# sont présents}}.
tlv.valueTooLong	La valeur a {length, plural, one {# octet} other {# octets}} ; {limit} sont admis.
token.algorithmOfOtherKey	{algorithm} n’est pas un algorithme de cette clé.
token.ambiguous	L’URI correspond à {count, plural, one {# jeton} other {# jetons}} : {tokens}.
token.codeRefused	Le jeton ne calcule pas HMAC-SHA-256 avec cette clé : il faut un secret générique de 32 octets qui peut signer.
token.curveUnknown	La courbe de la clé n’est pas dans la liste.
token.keyKindUnknown	La clé n’est ni RSA ni sur courbe elliptique.
token.keyNotForResults	La clé n’est ni sur P-256 ni sur Ed25519.
token.manyKeys	L’URI correspond à {count} clés privées ou plus.
token.mechanismRefused	Le jeton ne signe pas de cette façon avec cette clé.
token.moduleAbandoned	Le module PKCS #11 {module} n’est pas revenu de {function} auparavant, et ce processus ne l’appelle plus.
token.moduleEmpty	Le module n’a aucun jeton.
token.moduleHung	Le module PKCS #11 {module} n’est pas revenu de {function} en {seconds, plural, one {# seconde} other {# secondes}}.
token.moduleNotLoaded	Impossible de charger le module PKCS #11 {module}.
token.moduleNotStarted	Le module PKCS #11 {module} ne démarre pas.
token.noSession	Aucune session avec le jeton n’a pu être ouverte : {error}.
token.notBuilt	Cette version d’epass a été compilée sans PKCS #11.
token.notHashed	Le hachage du message n’a pas pu être calculé. {error, message}.
token.notInSlots	{count, plural, one {Le seul emplacement ne contient pas} other {Aucun des # emplacements ne contient}} le jeton que désigne l’URI.
token.notSigned	Le jeton n’a pas signé : {error}.
token.notSignedBy	Le jeton n’a pas signé. {error, message}.
token.notSignedReturning	Le jeton n’a pas signé ; il a rendu CKR {value}. {error, message}.
token.objectsNotListed	Le jeton ne dit pas quels objets il contient : {error}.
token.pinFinalTry	Il reste un essai pour le code PIN du jeton {token}. Il n’a pas été consommé.
token.pinLocked	Le code PIN du jeton {token} est bloqué.
token.pinNotSet	Le jeton {token} n’a pas encore de code PIN d’utilisateur.
token.pinNotTaken	Le jeton {token} n’a pas accepté le code PIN : {error}.
token.pinRefused	Le jeton {token} a refusé le code PIN. Il a été envoyé une fois.
token.pinRequired	Le jeton {token} demande un code PIN.
token.publicKeyAbsent	Le jeton ne montre pas la clé publique : il doit en contenir exactement une avec l’identifiant (CKA_ID) de la clé privée.
token.secretKeyAbsent	Le jeton ne contient aucune clé secrète que décrit l’URI.
token.sessionNotOpen	La session avec le jeton n’est pas ouverte.
token.severalKeys	L’URI correspond à {count} clés privées.
token.severalSecretKeys	L’URI correspond à {count} clés secrètes ou plus.
token.signatureLength	La signature du jeton a {count, plural, one {# octet} other {# octets}} ; celles de la clé en ont {expected}.
token.signatureWrong	La signature du jeton ne se vérifie pas avec la clé publique que le jeton montre pour cette clé.
token.slotsNotListed	Le module ne dit pas quels jetons existent : {error}.
token.uriAttributeForm	Un attribut a un nom, = et une valeur.
token.uriAttributeName	Le nom d’un attribut a des lettres, des chiffres, - et _.
token.uriAttributeTwice	L’attribut {name} y figure deux fois.
token.uriAttributeUnknown	L’attribut {name} n’est pas connu ici.
token.uriCharacter	Le caractère doit s’écrire % et deux chiffres.
token.uriModulePath	module-path est un chemin complet, à partir de /.
token.uriNoModule	L’URI ne désigne aucun module : ajoutez ?module-path= avec son fichier, ou ?module-name= avec son nom dans p11-kit.
token.uriNotText	La valeur de {name} n’est pas un texte UTF-8.
token.uriPINSource	pin-source est le chemin complet d’un fichier.
token.uriPINValue	Un code PIN dans une URI est visible dans ps et dans l’historique du shell ; il n’y est pas accepté.
token.uriPercent	% précède deux chiffres hexadécimaux.
token.uriScheme	L’URI ne commence pas par {scheme}.
token.uriSlot	slot-id est un nombre.
token.uriTooLong	L’URI dépasse {count, plural, one {# octet} other {# octets}}.
token.uriType	Seul type=private désigne une clé qui signe.
token.uriTypeSecret	Seul type=secret-key désigne une clé qui calcule des codes.
trace.answerToReset	ATR {answer}
trace.application	application {name}
trace.applicationUnknown	une application
trace.chained	la chaîne continue
trace.contradictory	Des membres se contredisent.
trace.data	{count, plural, one {# octet} other {# octets}}
trace.dataSent	{count, plural, one {# octet} other {# octets}} de données
trace.done	fait
trace.extended	longueur étendue
trace.fileIdentifier	fichier {identifier}
trace.fileNamed	fichier {identifier} ({file})
trace.filePath	chemin {path}
trace.fileUnknown	un fichier
trace.headAnswer	RÉPONSE
trace.headCommand	COMMANDE
trace.headCommands	COMMANDES
trace.headNumber	N°
trace.headOctets	OCTETS
trace.headStep	ÉTAPE
trace.headTime	À S
trace.headTook	DURÉE MS
trace.instruction	INS {instruction}
trace.lineTooLong	Une ligne a au plus {limit} octets.
trace.malformed	les longueurs ne correspondent pas aux octets
trace.masterFile	fichier maître
trace.member	{error, message} ({member}).
trace.noAnswer	{error, message} ({code})
trace.noJSON	{error, message} (octet {offset} de la ligne).
trace.noStatus	pas d’octets d’état
trace.number	Le numéro de la commande n’est pas le suivant.
trace.object	DO {tag}, {name, message}, {count, plural, one {# octet} other {# octets}}
trace.objectAuthentication	données d’authentification dynamique
trace.objectAuthority	référence de l’autorité de certification
trace.objectCertificate	corps du certificat
trace.objectChecksum	somme de contrôle cryptographique
trace.objectChipData	données d’authentification de la puce chiffrées
trace.objectCryptogram	cryptogramme
trace.objectData	octets du fichier
trace.objectEphemeralKey	clé publique éphémère
trace.objectKeyChip	clé publique éphémère de la puce
trace.objectKeyTerminal	clé publique éphémère du terminal
trace.objectLe	Le protégé
trace.objectMappingChip	données de mappage de la puce
trace.objectMappingTerminal	données de mappage du terminal
trace.objectMechanism	mécanisme cryptographique
trace.objectNonce	nonce chiffré
trace.objectOffset	décalage
trace.objectPaddedCryptogram	indicateur de remplissage et cryptogramme
trace.objectParameters	référence d’une clé privée ou de paramètres de domaine
trace.objectPlain	valeur en clair
trace.objectReference	référence d’un mot de passe ou d’une clé publique
trace.objectSignature	signature
trace.objectStatus	octets d’état protégés
trace.objectTokenChip	jeton d’authentification de la puce
trace.objectTokenTerminal	jeton d’authentification du terminal
trace.octetsInRedacted	La ligne a des octets, et la première ligne dit qu’il n’y en a pas.
trace.offset	décalage {offset}
trace.parts	{parts, messages}
trace.password	mot de passe {password}
trace.protected	protégée
trace.protectedStatus	{status} sous protection, {meaning, message}
trace.reader	Lecteur {reader} ({transport}), ATR {answer}
trace.readerUnknown	Aucun lecteur ({transport}), ATR {answer}
trace.received	reçu : {object, message}
trace.reset	réinitialisation de la puce
trace.restore	attente de la puce
trace.schemaUnknown	La première ligne n’est pas celle d’une trace du schéma {schema}.
trace.sent	envoyé : {object, message}
trace.shortEF	EF court {number} ({file})
trace.shortEFUnknown	EF court {number}
trace.status	{status} {meaning, message}
trace.summary	{commands, plural, one {# commande} other {# commandes}} ; {sent, plural, one {# octet envoyé} other {# octets envoyés}}, {received, plural, one {# octet reçu} other {# octets reçus}} ; {waited} s sur {whole} s d’attente de la puce
trace.summaryEvents	{resets, plural, one {# réinitialisation} other {# réinitialisations}}, {restores, plural, one {# attente} other {# attentes}} de la puce, {failures, plural, one {# erreur} other {# erreurs}} du canal
trace.summarySlowest	Les plus lentes
trace.summarySteps	Étapes
trace.summaryWord	{status} {meaning, message} : {count}
trace.summaryWords	Mots d’état
trace.title	Trace du {moment}, {tool} {version}
trace.titleWithoutTime	Trace, {tool} {version}
trace.tooManyLines	Une trace a au plus {limit} lignes.
trace.unsafe	Elle contient tous les octets, et ne doit pas être transmise ; --redact en écrit une qui peut l’être.
trace.upTo	jusqu’à {count, plural, one {# octet} other {# octets}}
trace.wrong	{error, message} (ligne {line} de {file}).
trust.anyList	une liste
trust.csca	CSCA {state}
trust.cscaOfNoCountry	CSCA sans pays
trust.fromMasterList	{csca, message}, tirée de la liste maîtresse du {day}
trust.fromNamedMasterList	{csca, message}, tirée de la liste maîtresse {name}
trust.fromSource	{csca, message}, source : {name}
trust.generation	{csca, message}, génération {number}
trust.generationOf	{csca, message}, génération {number} sur {count}
trust.grant	{publication, message}, par habilitation
trust.itsList	sa liste
trust.link	un certificat de liaison
trust.linkUnderList	un certificat de liaison sous une CSCA listée
trust.list	{publication, message}, sans habilitation
trust.listNamed	{kind, select, masterList {la liste maîtresse {name}} deviationList {la liste d’écarts {name}} defectList {la liste de défauts {name}} other {la liste de signataires de documents {name}}}
trust.listOf	{kind, select, masterList {la liste maîtresse ({state})} deviationList {la liste d’écarts ({state})} defectList {la liste de défauts ({state})} other {la liste de signataires de documents ({state})}}
trust.nothing	personne
trust.otherStatesList	la liste d’un autre État
trust.overLinks	{csca, message}, par {count, plural, one {un certificat de liaison} other {# certificats de liaison}}
trust.ownState	{publication, message}, son propre État
trust.pin	son SHA-256, donné
trust.pinnedList	{publication, message}, dont le SHA-256 a été donné
trust.simulated	{csca}, créée par le simulateur
trust.vouchedFor	{csca, message}, garantie par {publication, message}
trustChain.authority	émis par la CSCA {subject}
trustChain.broken	Quelque chose plaide contre le signataire.
trustChain.chains	La chaîne du signataire aboutit à une CSCA de confiance.
trustChain.digest	SHA-256 {digest}
trustChain.finding	{check, message} : {finding, message}
trustChain.listed	La chaîne du signataire aboutit à une CSCA que seule garantit la liste d’un autre État.
trustChain.namedIssuer	émetteur désigné : {issuer}
trustChain.noCertificate	{file} ne contient aucun certificat.
trustChain.open	On ne sait pas ici si une CSCA de confiance a émis le certificat du signataire.
trustChain.serial	numéro de série {number}
trustChain.signer	signataire {subject}
trustChain.source	source : {source, message}
trustChain.unpinned	La chaîne du signataire aboutit à une CSCA que rien ne garantit, hormis le fichier d’où elle vient.
trustChain.vouched	{basis, message} ; garantie par : {voucher, message}
trustCommand.askDoctor	epass trust doctor dit ce qui manque à un paquet de preuves ou à un dossier de fichiers.
trustCommand.basisBlocked	{basis, message}, bloquée
trustCommand.basisOfTest	{basis, message}, test
trustCommand.certificate	certificat CSCA
trustCommand.columnBasis	base
trustCommand.columnGeneration	gén.
trustCommand.columnKey	clé
trustCommand.columnKind	nature
trustCommand.columnSelfSignature	autosignature
trustCommand.columnSubject	sujet
trustCommand.columnValid	validité
trustCommand.columnVoucher	garanti par
trustCommand.countryCame	+ pays {country}
trustCommand.countryGone	- pays {country}
trustCommand.damage	le magasin de confiance est endommagé. {fault, message}. Ce qui est illisible manque au jugement : réimportez-le dans un autre dossier.
trustCommand.derNeedsFolder	--format der nécessite --out DOSSIER.
trustCommand.difference	{mark} {country} {kind, message} {digest}{when, select, until { jusqu’au {date}} dated { du {date}} other {}} {subject}
trustCommand.differences	{added, plural, one {# ajout} other {# ajouts}}, {removed, plural, one {# retrait} other {# retraits}}, {rebased, plural, one {# changement} other {# changements}} de base ; {before} et {after} ancres
trustCommand.exportKinds	--kind accepte {kinds}, séparés par des virgules.
trustCommand.labelBlocked	blocage
trustCommand.labelFrom	de
trustCommand.labelSources	sources
trustCommand.leftOutBlocked	{count, plural, one {# objet est bloqué, ou repose sur ce qui l’est, et a été omis} other {# objets sont bloqués, ou reposent sur ce qui l’est, et ont été omis}} ; epass trust block --json donne les blocages eux-mêmes.
trustCommand.list	liste signée
trustCommand.nameEmpty	Le nom d’un magasin, d’un fichier ou d’un dossier est vide.
trustCommand.noBasis	La base {basis} n’existe pas ; bases disponibles : {bases}.
trustCommand.noCertificate	Rien dans {path} n’est pris comme certificat CSCA.
trustCommand.noStoreBefore	il n’y a pas encore de magasin de confiance : aucun émetteur n’est connu et rien ne peut être VÉRIFIÉ. epass trust setup en crée un.
trustCommand.noStoreYet	il n’y a pas encore de magasin de confiance : epass trust setup dit quelles listes d’émetteurs de confiance existent, et les importe.
trustCommand.nothingHas	Rien dans le magasin n’a {text} pour SHA-256, identifiant de clé ou pays.
trustCommand.nothingOfCountry	Aucun élément de confiance n’est de ce pays ({country}).
trustCommand.nothingToExport	Rien dans le magasin n’est de cette nature et de ce pays.
trustCommand.object	{kind, message} {digest}
trustCommand.oneOrTwo	Donnez un ou deux chemins.
trustCommand.otherBasis	~ {country} {kind, message} {digest}{when, select, until { jusqu’au {date}} dated { du {date}} other {}} {subject} : de {before, message} à {after, message}
trustCommand.passedOver	{file} a été ignoré. {reason, message}.
trustCommand.passedOverMore	{count, plural, one {# autre a été ignoré} other {# autres ont été ignorés}} ; epass trust import --dry-run --json les nomme tous.
trustCommand.pinNotMet	Ce qui a été épinglé ou habilité ne figure pas dans les éléments de confiance, ou c’est une liste avec autre chose dans son fichier : {digest}.
trustCommand.shown	{shown} sur {anchors, plural, one {# ancre} other {# ancres}} de {countries} pays, instantané {hash}
trustCommand.signatureNotVerifiable	non vérifiable
trustCommand.signatureVerified	vérifiée
trustCommand.signatureWrong	fausse
trustCommand.signer	copie d’un signataire de documents
trustCommand.source	{kind, message} {name}{isDated, select, yes {, signature du {date}} other {}}{isSigned, select, yes { par {signer}} other {}}
trustCommand.sourceOf	{kind, message} {name}{isDated, select, yes {, signature du {date}} other {}}{isSigned, select, yes { par {signer}} other {}}, {basis, message}{hasState, select, yes {, État {state}} other {}}{isGranted, select, yes {, habilitation {granted}} other {}}
trustCommand.standing	{basis, message}{isInForce, select, no {, plus en vigueur} other {}}{isTest, select, yes {, pour des tests} other {}}
trustCommand.standingByUse	jugé lors de l’utilisation{isInForce, select, no {, plus en vigueur} other {}}{isTest, select, yes {, pour des tests} other {}}
trustCommand.storeIsEmpty	le magasin de confiance ne contient aucun certificat CSCA ; epass trust setup dit quelles listes existent et les importe.
trustCommand.summary	{anchors, plural, one {# ancre} other {# ancres}} de {countries} pays, instantané {hash}
trustCommand.validity	{first} au {last}
trustCommand.whatCountries	epass trust audit montre les pays représentés.
trustCommand.whatThereIs	epass trust list montre les ancres, epass trust audit les pays.
trustCommand.whatToExport	epass trust audit montre ce qu’il y a ; les ancres non épinglées nécessitent --unpinned.
trustCommand.written	{count, plural, one {# objet écrit} other {# objets écrits}}
trustFile.address	La valeur est donnée par une adresse ; rien n’est téléchargé d’une adresse.
trustFile.base64Cut	Le base64 est tronqué.
trustFile.behindPadding	Le base64 continue après son remplissage.
trustFile.compressed	Le fichier est une archive, ou compressé ; décompressez-le d’abord.
trustFile.empty	Le fichier est vide.
trustFile.emptyLDIF	Le LDIF ne contient ni certificat, ni liste de révocation, ni liste signée.
trustFile.folderNotRead	Impossible de lire le dossier.
trustFile.foldsNothing	Une ligne de continuation ne continue rien.
trustFile.link	C’est un lien symbolique, et il n’est pas suivi dans un dossier ; nommez le fichier lui-même.
trustFile.linkToFolder	C’est un lien symbolique vers un dossier ; indiquez ce dossier lui-même.
trustFile.nameNotText	Le nom du fichier n’est pas en UTF-8 ; donnez-lui-en un autre.
trustFile.nameTooLong	Le nom dépasse {maximum} octets.
trustFile.noBase64	Un caractère n’est pas du base64.
trustFile.noColon	La ligne n’a pas de deux-points après un nom d’attribut.
trustFile.noName	Le nom du fichier ou du dossier est vide.
trustFile.noText	Le fichier n’est ni du PEM ni du base64.
trustFile.notExamined	Impossible d’examiner le fichier.
trustFile.notHashed	Le hachage du fichier n’a pas pu être calculé.
trustFile.notOpened	Impossible d’ouvrir le fichier.
trustFile.notReached	Cet utilisateur ne peut pas atteindre le fichier ou le dossier.
trustFile.notRegular	Ce n’est pas un fichier ordinaire.
trustFile.notThere	Ce fichier ou ce dossier n’existe pas.
trustFile.notWhole	Le fichier n’a pas pu être lu en entier.
trustFile.nothingKnown	Le fichier ne contient ni certificat, en DER ou en PEM, ni liste, ni LDIF.
trustFile.otherObject	Ce n’est ni un certificat, ni une liste de révocation, ni une liste signée.
trustFile.otherPEM	Le fichier contient du PEM, mais ni certificats ni listes.
trustFile.recordWithoutName	L’enregistrement ne commence pas par son nom (dn).
trustFile.removalNotCarriedOut	L’enregistrement retire quelque chose ; cela n’a pas été exécuté. Ce qui doit disparaître s’indique à epass trust remove.
trustFile.sectionOpen	La section n’a pas de fin.
trustFile.sectionTooLong	La section dépasse {maximum} octets.
trustFile.systemFolder	Ce dossier montre l’état du système ; il ne contient pas de fichiers de documents ou d’émetteurs.
trustFile.tooDeep	Les dossiers sont ouverts jusqu’à une profondeur de {maximum, number} ; nommez celui-ci lui-même.
trustFile.tooLong	Le fichier dépasse {maximum} octets.
trustFile.tooManyFiles	Le dossier contient plus de {maximum} fichiers.
trustFile.tooManyNames	Les dossiers contiennent plus de {maximum} noms.
trustFile.tooManyObjects	Le fichier contient plus de {maximum} objets.
trustFile.valueCut	Le base64 de la valeur est tronqué.
trustFile.valueTooLong	La valeur dépasse {maximum} octets.
trustHistory.anchorsAdded	+{count, plural, one {# ancre} other {# ancres}}
trustHistory.anchorsChanged	~{count, plural, one {# ancre} other {# ancres}}
trustHistory.anchorsGone	-{count, plural, one {# ancre} other {# ancres}}
trustHistory.blocksAdded	+{count, plural, one {# blocage} other {# blocages}}
trustHistory.blocksGone	-{count, plural, one {# blocage} other {# blocages}}
trustHistory.columnChange	ce qui a changé
trustHistory.columnCommand	commande
trustHistory.columnNumber	n°
trustHistory.columnSnapshot	instantané
trustHistory.columnState	état
trustHistory.columnTime	date
trustHistory.count	{count, plural, one {# modification} other {# modifications}} ; {kept, plural, one {# état antérieur conservé} other {# états antérieurs conservés}}.
trustHistory.grantsAdded	+{count, plural, one {# habilitation} other {# habilitations}}
trustHistory.grantsGone	-{count, plural, one {# habilitation} other {# habilitations}}
trustHistory.inForce	en vigueur
trustHistory.kept	conservé
trustHistory.listsAdded	+{count, plural, one {# liste} other {# listes}}
trustHistory.listsGone	-{count, plural, one {# liste} other {# listes}}
trustHistory.restored	l’état n° {number}
trustHistory.revocationListsAdded	+{count, plural, one {# CRL} other {# CRL}}
trustHistory.revocationListsGone	-{count, plural, one {# CRL} other {# CRL}}
trustHistory.signersAdded	+{count, plural, one {# signataire} other {# signataires}}
trustHistory.signersGone	-{count, plural, one {# signataire} other {# signataires}}
trustImport.allCountriesNew	{count, plural, one {Le seul pays des ancres ajoutées est nouveau} other {Les # pays des ancres ajoutées sont tous nouveaux}}.
trustImport.anchor	{heading, message} : {subject} ({basis, message})
trustImport.anchorFrom	{heading, message} : {subject} (de {before, message} à {basis, message})
trustImport.anchorsAdded	+ ancres
trustImport.anchorsAlone	{count, plural, one {Un certificat n’est garanti que par le fichier d’où il vient.} other {# certificats ne sont garantis que par le fichier d’où ils viennent.}}
trustImport.anchorsBetter	+ mieux garanties
trustImport.anchorsFall	{count, plural, one {Une ancre ne repose} other {# ancres ne reposent}} plus sur rien de fiable : une liste qui les garantissait a été remplacée.
trustImport.anchorsLeave	{count, plural, one {Une ancre ne figure plus dans la liste la plus récente du même signataire : elle quitte} other {# ancres ne figurent plus dans la liste la plus récente du même signataire : elles quittent}} le magasin.
trustImport.anchorsLeaving	- ancres qui sortent
trustImport.anchorsLess	- moins bien garanties
trustImport.anchorsListed	{count, plural, one {Une ancre n’est garantie} other {# ancres ne sont garanties}} que par la liste d’un autre État : border et strict les refusent sans habilitation ou sans épinglage de la liste.
trustImport.anchorsMany	{heading, message} : {count} ({bases, messages}), de {countries, plural, one {un pays} other {# pays}} : {counts}
trustImport.anchorsOtherKey	! autre clé sous un nom connu
trustImport.anchorsWeaken	{count, plural, one {Une ancre ne repose} other {# ancres ne reposent}} plus désormais que sur la liste d’un autre État : border et strict les refusent.
trustImport.answersYes	o, oui
trustImport.bareCertificates	{count, plural, one {Un certificat devient} other {# certificats deviennent}} de confiance parce que vous nommez le fichier, et personne n’a signé le fichier : de {countries, list}, SHA-256 {digest}.
trustImport.basisCount	{basis, message} {count}
trustImport.codesWithoutLetters	Codes d’aucun État des tables : {codes}. Les documents qui les portent comme émetteur reposent sur ces seuls certificats.
trustImport.comparePin	Comparez avec ce que dit l’éditeur ; epass inspect LISTE montre les deux condensés. Sans --pin, la liste est non épinglée.
trustImport.comparePublisher	Comparez avec ce que dit l’éditeur ; epass inspect LISTE montre la CSCA de son signataire.
trustImport.done	{path} contient {count, plural, one {# ancre} other {# ancres}} (instantané {hash}...).
trustImport.dryRun	Essai à blanc : {path} est inchangé.
trustImport.errorAt	{place} est inutilisable. {reason, message}.
trustImport.excusesFaults	elle excuse des défauts de documents
trustImport.heldOut	= restent exclus, car retirés auparavant : {count}
trustImport.judgesEvery	{name} change la façon dont sont jugés les documents de tous les États : {what, message}.
trustImport.judgesEveryNamed	{name} change la façon dont sont jugés les documents de chaque État qu’elle désigne : {what, message}.
trustImport.judgesOnceVouched	{name} changera la façon dont les documents sont jugés dès que quelqu’un la garantira : {what, message}.
trustImport.judgesOwn	{name} change la façon dont sont jugés les documents de son propre État : {what, message}.
trustImport.judgesOwnAndOthers	{name} change la façon dont sont jugés les documents de son propre État et d’autres ({granted}) : {what, message}.
trustImport.judgesState	{name} change la façon dont sont jugés les documents de cet État ({state}) : {what, message}.
trustImport.judgesStateAndOthers	{name} change la façon dont sont jugés les documents de ces États ({state}, {granted}) : {what, message}.
trustImport.known	= déjà connus : {count}
trustImport.list	{change, select, better {+ mieux garantie :} weaker {- moins bien garantie :} gone {- plus en vigueur :} other {+}} {kind, message} {name}{isDated, select, yes {, signature du {date}} other {}}{isSigned, select, yes { sous {signer}} other {}} : {basis, message}{isGranted, select, yes {, habilitation {granted}} other {}}
trustImport.listAuthority	CSCA de son signataire : {digest} (pour --pin et --grant)
trustImport.listDigest	SHA-256 de la liste : {digest}
trustImport.listUnvouched	Aucun élément de confiance ne soutient la signature de {name}.
trustImport.nameEmpty	Le nom d’un fichier ou d’un dossier est vide.
trustImport.nameThem	{count, plural, one {Comparez-le} other {Comparez-les}} avec ce que publient les États ; donnez ensuite --pin {digest}, ou --named pour vous porter garant de tout ce que contiennent les fichiers.
trustImport.newCountries	Nouveaux pays : {countries}.
trustImport.noFingerprint	{option} accepte les 64 chiffres hexadécimaux d’un SHA-256 ; {text} n’en est pas un.
trustImport.nobodyToConfirm	Une confirmation est nécessaire, et personne ne peut être interrogé. Rien n’a été importé.
trustImport.notConfirmed	Rien n’a été importé.
trustImport.notNamed	{count, plural, one {Un certificat n’est garanti} other {# certificats ne sont garantis}} que par --yes, qui ne dit pas {count, plural, one {qu’il est authentique} other {qu’ils sont authentiques}}. Rien n’a été importé.
trustImport.nothing	Rien n’a été importé : {path} est inchangé.
trustImport.nothingButMany	{place} est inutilisable. {reason, message}. {count, plural, one {# entrée a été ignorée} other {# entrées ont été ignorées}}, et il n’y avait rien d’autre.
trustImport.nothingFound	Rien à importer n’a été trouvé.
trustImport.objectsRefused	{count, plural, one {Un objet a été refusé : {name}.} other {# objets ont été refusés, le premier étant {name}.}} {reason, message}.
trustImport.otherKeys	{count, plural, one {Une ancre a} other {# ancres ont}} le nom d’une ancre connue et une autre clé.
trustImport.pinNotHere	x épinglé, mais absent ici : {digest}
trustImport.pinNotMet	Ce qui a été épinglé ne figure pas ici : ce n’est le SHA-256 d’aucun fichier, d’aucune liste seule dans son fichier, d’aucun certificat CSCA et d’aucune CSCA du signataire d’une liste. Rien n’a été importé.
trustImport.publisherNotHere	L’éditeur d’une habilitation ne figure pas ici : aucun certificat CSCA n’a son SHA-256. Rien n’a été importé.
trustImport.question	Prendre cela dans le magasin ? [o/N]
trustImport.refused	x refusé : {name}. {reason, message}.
trustImport.revocationList	+ liste de révocation {country} du {date}, {revoked, plural, one {# révoqué} other {# révoqués}}{isVerified, select, no {, non vérifiée} other {}}
trustImport.revocationLists	+ listes de révocation : {count} ({counts})
trustImport.revocationListsGone	- listes de révocation : {count} ({counts})
trustImport.revocationListsNotVerified	+ listes de révocation : {count} ({counts}), dont {unverified, plural, one {# non vérifiée} other {# non vérifiées}}
trustImport.revokesAndExcuses	elle révoque des signataires de documents et excuse des défauts
trustImport.signers	+ signataires : {count} ({counts})
trustImport.signersGone	- signataires : {count} ({counts})
trustImport.skipped	x ignoré : {place}. {reason, message}.
trustImport.skippedMore	x {count} autres ignorés ; --json les nomme
trustImport.toConfirm	? {what, message}.
trustImport.vouchesForSigners	elle garantit des signataires de documents
trustImport.whatToGive	Donnez une liste maîtresse, un LDIF, des CRL ou des certificats (PEM, DER, un dossier).
trustRemove.asked	Retirer {count, plural, one {cet objet et ce qui tombe avec lui} other {# objets et ce qui tombe avec eux}} ? [o/N]
trustRemove.confirmByYes	Voyez ce qui changerait avec --dry-run, et confirmez avec --yes.
trustRemove.keyStays	La clé reste de confiance par {count, plural, one {un autre certificat} other {# autres certificats}} ; sans --only, {count, plural, one {il part} other {ils partent}} aussi.
trustRemove.nobodyToConfirm	Une confirmation est nécessaire, et personne ne peut être interrogé. Rien n’a été modifié.
trustRemove.notConfirmed	Rien n’a été modifié.
trustRemove.several	{count} objets ont un SHA-256 qui commence par {text} : donnez plus de chiffres.
trustSetup.certificates	Certificats publiés par les États eux-mêmes :
trustSetup.choose	Une seule liste couvrant de nombreux États suffit pour commencer. Téléchargez-la, et indiquez ici son fichier ou son dossier ; une ligne vide termine.
trustSetup.compareAt	Le {algorithm} de son certificat CSCA est sur {page}
trustSetup.compareThere	Le {algorithm} de son certificat CSCA est sur la même page.
trustSetup.done	Le magasin de confiance contient {anchors, plural, one {# ancre} other {# ancres}} de {countries} pays ; {full, plural, =0 {border et strict n’en acceptent encore aucune : epass trust grant permet à l’éditeur d’une liste d’en répondre} other {pour # pays, il y en a une que toutes les politiques acceptent}}.
trustSetup.downloads	Téléchargements de signataires et de listes de révocation (LDIF) :
trustSetup.entry	{state}, {publisher}
trustSetup.introduction	Cette commande fait connaître des émetteurs à epass. Vous téléchargez une liste de leurs certificats avec votre navigateur, vous comparez une empreinte avec ce que dit l’éditeur, et vous dites pour quoi vous lui faites confiance à cet éditeur. Rien n’est téléchargé par epass, et rien n’est écrit sans votre accord.
trustSetup.jsonNeedsList	--json va avec --list.
trustSetup.listAlone	--list n’accepte pas de fichiers.
trustSetup.lists	Listes couvrant de nombreux États (listes maîtresses CSCA) :
trustSetup.looked	Ces adresses ont été consultées le {date} ; epass trust setup --list --json donne les sources.
trustSetup.moreLists	epass trust setup --list montre aussi les téléchargements de listes de révocation et les certificats publiés par les États eux-mêmes.
trustSetup.next	Désormais, epass read et epass verify jugent d’après lui. epass trust audit montre ce qu’il contient ; epass trust update importe l’édition suivante d’une liste ; epass trust undo annule la dernière modification.
trustSetup.noStore	Il n’y a pas encore de magasin de confiance ; il sera créé ici : {path}.
trustSetup.noTerminal	epass trust setup pose des questions, et il n’y a pas de terminal pour les poser. Rien n’a été fait.
trustSetup.nothingYet	Rien n’a été importé, et aucun émetteur n’est encore connu. Relancez epass trust setup quand vous aurez un fichier.
trustSetup.outdated	Cette publication date de plusieurs années.
trustSetup.packed	La publication est une archive ZIP : décompressez-la d’abord.
trustSetup.pathPrompt	Fichier ou dossier :
trustSetup.plainHTTP	Le téléchargement n’est pas chiffré : comparez l’empreinte avec d’autant plus de soin.
trustSetup.storeHolds	Le magasin de confiance {path} contient {anchors, plural, one {# ancre} other {# ancres}} de {countries} pays.
trustSetup.terms	Il faut y accepter des conditions d’utilisation.
trustSetup.withoutTerminal	epass trust setup --list montre ce qui existe ; epass trust import importe des fichiers sans poser de question, avec --pin ou --grant pour dire en quoi vous leur faites confiance.
trustUndo.asked	Rétablir cet état ? [o/N]
trustUpdate.folderOrCommand	Donnez un fichier ou un dossier, ou --command, mais pas les deux.
trustUpdate.importFirst	La première liste d’un éditeur s’importe par epass trust setup ou epass trust import.
trustUpdate.nothingFollows	{count, plural, one {L’objet donné ne fait suite à rien} other {Aucun des # objets donnés ne fait suite à quoi que ce soit}} dans le magasin de confiance.
trustUpdate.nothingNew	Rien de nouveau : {path} est à jour par rapport à ce qui a été donné.
trustUpdate.nothingTaken	Rien n’a été pris ; le magasin de confiance est inchangé.
trustUpdate.passedOver	= laissés de côté, car ils ne font suite à rien dans le magasin : {count}
trustUpdate.timeout	--timeout accepte de 1 à 86400 secondes.
usage.challenge	--challenge prend 16 chiffres hexadécimaux ; {count, plural, one {ceci est # caractère} other {ceux-ci sont # caractères}}.
usage.didYouMean	Vouliez-vous dire {name} ? {command} --help en dit plus.
usage.missing	Il manque {argument}.
usage.missingCommand	Il faut une commande après {command}.
usage.needs	{command} a besoin de {argument}. {what}.
usage.noCheck	Il n’y a pas de contrôle {name}.
usage.noCommand	{command} n’a pas de commande {word}.
usage.noOption	{command} n’a pas d’option {option}.
usage.noSchema	Il n’y a pas de schéma {name}.
usage.noSuchValue	{option} n’accepte pas {value}. Valeurs acceptées : {values}.
usage.noValue	Il faut une valeur après {option}.
usage.noValueTaken	{option} n’accepte pas de valeur ; {value} a été donné.
usage.other	{problem}
usage.seeChecks	epass help checks les énumère tous.
usage.seeCommands	{command} --help donne la liste des commandes.
usage.seeHelp	{command} --help dit ce qui est accepté.
usage.seeSchemas	epass schema les énumère tous.
usage.tooMany	En trop ici : {arguments}.
usage.value	{option} n’accepte pas {value}.
usage.valueBecause	{option} n’accepte pas {value} : {problem}
usage.verifyFile	epass verify {file} juge un fichier existant ; epass read lit une puce.
verify.certificateUnused	--certificate sert aux cachets, et n’est pas utilisé ici.
verify.expectSealAlone	{option} concerne les documents : omettez-le avec --expect seal.
verify.policyExpectsSeal	{option} concerne les documents, et la politique {policy} attend un cachet : omettez-le, nommez une autre politique ou indiquez --expect document.
verify.sealHasNoZone	Le cachet ne contient aucune MRZ à laquelle comparer --mrz.
verify.sealWantsLines	Un cachet se compare avec les lignes de la MRZ, et non avec le numéro et les dates seuls.
watch.commandCrashed	{command} a été arrêté par le signal {signal}.
watch.commandFailed	{command} s’est terminé avec l’état {status}.
watch.commandLeftOut	{command} n’a pas été lancé pour le document {sequence} : trop d’exécutions attendent leur tour.
watch.commandNotStarted	{command} n’a pas pu être lancé : {error}.
watch.commandOverdue	{command} a pris trop de temps et a été arrêté.
watch.commandWords	--on-result ne désigne aucun programme, ou un guillemet n’y est pas fermé : {command}.
watch.document	document {code} {state}
watch.following	Lecture de chaque document posé sur un lecteur ; Ctrl-C y met fin.
watch.giveCommand	Indiquez un programme par son chemin, ou l’un de ceux du PATH, et ses arguments séparés par des espaces.
watch.lineTooLong	La ligne est plus longue que toute ligne d’un document.
watch.mute	Ce qui se trouve sur {reader} ne répond pas comme une puce : posez le document à plat et ne le bougez pas.
watch.noCommand	Il n’y a pas de programme {command} qui puisse être lancé.
watch.noZone	Ce qui est venu n’est pas une MRZ. {error, message}.
watch.passport	passeport {state}
watch.readerAdded	Le lecteur {reader} est là.
watch.readerRemoved	Le lecteur {reader} a été débranché.
watch.reading	Lecture du document sur {reader} ...
watch.scanAgain	Retirez le document, scannez de nouveau sa MRZ et reposez-le.
watch.serviceBack	Le service de cartes à puce est de retour.
watch.serviceLost	{error, message}. epass attend son retour.
watch.summary	{count, plural, one {# document lu} other {# documents lus}} : {successful, plural, one {# réussi} other {# réussis}}, {failed} en échec, {undetermined, plural, one {# indéterminé} other {# indéterminés}}, {aborted, plural, one {# interrompu} other {# interrompus}}.
watch.takenUnread	Le document sur {reader} a été retiré avant que sa MRZ arrive.
watch.typeZones	Scannez ou saisissez la MRZ de chaque document, avant ou après l’avoir posé sur le lecteur. Elle ne s’affiche pas.
watch.wantsZone	Le document sur {reader} attend sa MRZ.
watch.zoneKept	La MRZ attend son document pendant une minute.
watch.zoneRepeated	La MRZ est celle du document posé sur le lecteur ; elle a été écartée.
watch.zoneReplaced	Une autre MRZ est venue avant un document ; la précédente a été effacée.
watch.zoneTooEarly	Le document posé sur le lecteur est traité : retirez-le d’abord, puis scannez la MRZ du suivant. Cette MRZ a été écartée.
watch.zoneUnfinished	Une MRZ n’a pas été terminée ; ses lignes ont été effacées.
watch.zoneWiped	Aucun document n’est venu pour la MRZ ; elle a été effacée.
watch.zonesEnded	L’entrée standard est terminée : les documents qui ont besoin d’une MRZ ne peuvent plus être ouverts.
way.answerInPieces	Une réponse de la puce est arrivée en plusieurs morceaux.
way.applicationSelectedAgain	Un fichier n’a été trouvé qu’après une nouvelle sélection de l’application.
way.endOfFileOffset	La fin d’un fichier a été signalée par le refus de la puce de lire au-delà.
way.endOfFileRefused	La fin d’un fichier a été signalée par un mot d’état qui signifie autre chose.
way.endOfFileWarning	La fin d’un fichier a été signalée par un avertissement de la puce.
way.extendedLengthLost	Des commandes longues se sont perdues entre le lecteur et la puce ; des commandes courtes les ont remplacées.
way.lengthCorrected	La puce a dit combien d’octets demander.
way.masterFileSelected	EF.CardAccess n’a été trouvé qu’après la sélection du fichier maître par son identifiant.
way.masterFileSelectedWithoutIdentifier	EF.CardAccess n’a été trouvé qu’après la sélection du fichier maître sans identifiant.
way.shortReads	La puce donne moins d’octets qu’on ne lui en demande.
way.signatureAskedShort	La signature de la puce a aussi été demandée en réponse courte.
zone.cardAccessNumber	Un numéro d’accès à la carte ne dit rien de DG1.
zone.checkDigitsRight	Les chiffres de contrôle de DG1 sont justes.
zone.checkDigitsWrong	Chiffres de contrôle faux dans DG1 : {fields, messages}.
zone.comparedInPart	De l’imprimé, seuls ces champs ont été comparés, et ce sont ceux de DG1 : {fields, messages}.
zone.dataGroup1NotThere	DG1 n’a pas été lu, ou ne peut pas être décodé.
zone.fieldsDiffer	L’imprimé et la puce diffèrent pour : {fields, messages}.
zone.formNotRecorded	La forme de la MRZ imprimée n’est pas enregistrée.
zone.layoutDiffers	La MRZ imprimée est au format {printed}, celle de DG1 au format {chip}.
zone.linesMatch	Tous les champs de la MRZ imprimée sont ceux de DG1.
zone.notGiven	Aucune MRZ imprimée n’a été donnée pour la comparer à DG1.
zone.notReached	La lecture a pris fin avant que DG1 ait pu être comparé.
zone.onlyTripleGiven	De la MRZ imprimée, seuls le numéro et les dates ont été donnés.
zone.optionalDataDiffers	L’imprimé et la puce ne diffèrent que par les données facultatives.
zone.printedCheckDigitsWrong	Chiffres de contrôle faux dans la MRZ imprimée : {fields, messages}.
zone.printedFormRight	La MRZ imprimée est au format {format}, et ses chiffres de contrôle sont justes.
zone.tripleMatches	Le numéro de document et les dates de naissance et d’expiration imprimés sont ceux de DG1.
zone.unknown	On ne sait pas ce qui est imprimé sur le document.
"""#)
}
