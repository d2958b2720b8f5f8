// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let inputFileNameEmpty = MessageKey("input.fileNameEmpty", "The name of a file is empty.")
    static let inputIsFolder = MessageKey("input.isFolder", "{file} cannot be read: it is a folder.")
    static let inputNameFileNotFolder = MessageKey("input.nameFileNotFolder", "Name a file, not a folder.")
    static let inputNotRegular = MessageKey("input.notRegular", "{file} is no regular file.")
    static let inputPipeByStandardInput = MessageKey("input.pipeByStandardInput", "Name a file; what a pipe brings is read as - from standard input.")
    static let inputUnreadable = MessageKey("input.unreadable", "{file} cannot be read: {error, message}.")
    static let inputStandardInputUnreadable = MessageKey("input.standardInputUnreadable", "Standard input cannot be read: {error, message}.")
    static let inputAskOwner = MessageKey("input.askOwner", "Read it as the user that it belongs to, or have them allow you to.")
    static let inputBeOwner = MessageKey("input.beOwner", "Read it as the user that it belongs to.")
    static let inputCheckFile = MessageKey("input.checkFile", "Check the file, or name another one.")
    static let inputTooLarge = MessageKey("input.tooLarge", "{file} has more than {limit, number} octets.")
    static let inputStandardInputTooLarge = MessageKey("input.standardInputTooLarge", "Standard input has more than {limit, number} octets.")
    static let inputFolderUnreadable = MessageKey("input.folderUnreadable", "The folder {folder} cannot be read.")
    static let inputFolderEmpty = MessageKey("input.folderEmpty", "The folder {folder} holds no files.")
    static let inputSystemFolder = MessageKey("input.systemFolder", "The folder {folder} shows the state of the system and holds no files of documents or issuers.")
    static let inputNameWrittenFolder = MessageKey("input.nameWrittenFolder", "Name a folder that epass read --out-dir or epass simulate --export wrote.")
    static let inputStandardInputEmpty = MessageKey("input.standardInputEmpty", "Standard input is empty.")
    static let inputGiveEvidence = MessageKey("input.giveEvidence", "Give what epass read --out wrote, or a seal; a copy may not have come to its end.")
    static let inputNotEvidence = MessageKey("input.notEvidence", "{file} is no evidence that can be judged. It holds {kind, message}.")
    static let inputStandardInputNotEvidence = MessageKey("input.standardInputNotEvidence", "Standard input is no evidence that can be judged. It holds {kind, message}.")
    static let inputEvidenceWrong = MessageKey("input.evidenceWrong", "{file} is no evidence that can be judged. {error, message}.")
    static let inputEvidenceWrongAt = MessageKey("input.evidenceWrongAt", "{file} cannot be judged as evidence: its member {member} is wrong. {error, message}.")
    static let inputBrokenJSON = MessageKey("input.brokenJSON", "As JSON it is broken at octet {offset, number}. {error, message}.")
    static let inputBrokenText = MessageKey("input.brokenText", "As text it ends at octet {offset, number}. {error, message}.")
    static let inputKindResult = MessageKey("input.kindResult", "{schema}, a result of epass and not what it was made from")
    static let inputGiveBundle = MessageKey("input.giveBundle", "Give the bundle that epass read --out wrote: a result is not judged again.")
    static let inputKindPDF = MessageKey("input.kindPDF", "a PDF")
    static let inputKindImage = MessageKey("input.kindImage", "a {format} image")
    static let inputKindCompressed = MessageKey("input.kindCompressed", "a compressed file ({format})")
    static let inputKindArchive = MessageKey("input.kindArchive", "an archive ({format})")
    static let inputUnpackIt = MessageKey("input.unpackIt", "Give what epass read --out or --out-dir wrote; unpack it first where it is packed.")
    static let inputPictureProvesNothing = MessageKey("input.pictureProvesNothing", "A picture proves nothing: the chip has to be read, with epass read, or with a phone that sends its files.")
    static let inputKindPrivateKey = MessageKey("input.kindPrivateKey", "a private key")
    static let inputKeepPrivateKey = MessageKey("input.keepPrivateKey", "No private key is ever needed here: keep it where nobody else can read it.")
    static let inputNameItsFolder = MessageKey("input.nameItsFolder", "It begins as a file of a document: name its folder. epass inspect shows one file.")
    static let inputTrustIt = MessageKey("input.trustIt", "epass inspect FILE shows it; certificates, lists and CRLs are trusted by --trust FILE or epass trust import FILE.")
    static let inputImportIt = MessageKey("input.importIt", "What the PKD offers is trusted by epass trust import FILE.")
    static let inputKindZone = MessageKey("input.kindZone", "a machine readable zone")
    static let inputParseZone = MessageKey("input.parseZone", "epass mrz - < FILE parses it; epass read --mrz - < FILE opens the chip with it.")
    static let inputKindUTF16 = MessageKey("input.kindUTF16", "a text in UTF-16")
    static let inputSaveUTF8 = MessageKey("input.saveUTF8", "Save it in UTF-8.")
    static let inputInspectIt = MessageKey("input.inspectIt", "epass inspect FILE shows it.")
    static let inputKindOtherText = MessageKey("input.kindOtherText", "a plain text")
    static let inputKindOctets = MessageKey("input.kindOctets", "octets of an unknown kind")
    static let inputGiveEvidenceFolderOrSeal = MessageKey("input.giveEvidenceFolderOrSeal", "Give what epass read --out wrote, a folder of files, or a seal.")
    static let inputNotJudgeable = MessageKey("input.notJudgeable", "The bar code cannot be judged. {error, message}.")
    static let inputNoCertificate = MessageKey("input.noCertificate", "{file} holds no certificate. {error, message}.")
    static let inputGiveSignerCertificate = MessageKey("input.giveSignerCertificate", "Give the certificate of the seal's signer as DER or PEM.")
    static let inputNoMRZ = MessageKey("input.noMRZ", "This is no MRZ. {error, message}.")
    static let inputGiveMRZ = MessageKey("input.giveMRZ", "Give the two or three lines as printed, or NUMBER,DATE,DATE (document number, birth, expiry; dates as 1974-08-12).")
    static let inputNoCAN = MessageKey("input.noCAN", "This is no card access number. {error, message}.")
    static let inputGiveCAN = MessageKey("input.giveCAN", "Give the six digits that stand on the card or the data page, apart from the MRZ.")
    static let inputCanLength = MessageKey("input.canLength", "a card access number has six digits; this one has {count, number}.")
    static let inputCanDigits = MessageKey("input.canDigits", "This is no card access number: that has six digits, and this one {count, number}.")
    static let inputBacWithCAN = MessageKey("input.bacWithCAN", "--access bac opens the chip with the MRZ; a card access number works with PACE only.")
    static let inputBacWithPIN = MessageKey("input.bacWithPIN", "--access bac opens the chip with the MRZ; PIN and PUK work with PACE only.")
    static let inputEvidenceAndZone = MessageKey("input.evidenceAndZone", "The evidence and --mrz cannot both come from standard input.")
    static let inputBundleAlone = MessageKey("input.bundleAlone", "{file} is a whole bundle, and more was given beside it.")
    static let inputGiveBundleAlone = MessageKey("input.giveBundleAlone", "Give the bundle alone, or the files that it was made of.")
    static let inputResponseNeedsChallenge = MessageKey("input.responseNeedsChallenge", "--response is the answer to --challenge: give both.")
    static let inputResponseOfBundle = MessageKey("input.responseOfBundle", "{file} is a whole bundle, and takes no --response.")
    static let inputStandardInputTwice = MessageKey("input.standardInputTwice", "Standard input can be given once.")
    static let inputZoneIsKey = MessageKey("input.zoneIsKey", "This is document number, birth and expiry, and no machine readable zone.")
    static let inputGiveLinesOrRead = MessageKey("input.giveLinesOrRead", "epass read --mrz takes it to open a chip; give the lines of the zone here.")
    static let inputZoneIsFile = MessageKey("input.zoneIsFile", "{name} looks like the name of a file, and not like a line of a zone.")
    static let inputGiveZoneOfFile = MessageKey("input.giveZoneOfFile", "Give what is in the file: --mrz - < FILE.")
    static let inputProfileIsFile = MessageKey("input.profileIsFile", "A document of your own is a file: --simulate --document FILE.")
    static let inputOnePassword = MessageKey("input.onePassword", "Of --can, --pin and --puk give one; --mrz may stand beside it.")
    static let inputKeysAsks = MessageKey("input.keysAsks", "--keys asks for document number and dates: give --mrz no value beside it.")
    static let inputWatchNoKeys = MessageKey("input.watchNoKeys", "--keys asks for one document; with --watch type NUMBER,DATE,DATE in the place of an MRZ.")
    static let inputWatchNoPIN = MessageKey("input.watchNoPIN", "--pin and --puk are of one document, and --watch reads many.")
    static let inputNoPIN = MessageKey("input.noPIN", "This is no PIN or PUK. {error, message}.")
    static let inputGivePIN = MessageKey("input.givePIN", "Give it as it stands in the letter of the issuer.")
    static let inputNoSuchDay = MessageKey("input.noSuchDay", "{option} is {day}, a day that no calendar has.")
    static let inputBothOnStandardInput = MessageKey("input.bothOnStandardInput", "--mrz and --can cannot both come from standard input. Read one of them from there (-), and be asked for the other on a terminal or give it as a value.")
    static let inputLinkAlone = MessageKey("input.linkAlone", "--link and --document go with --simulate.")
    static let inputWaysExclude = MessageKey("input.waysExclude", "--reader, --simulate and --vpcd-listen exclude one another.")
    static let inputTimeoutRange = MessageKey("input.timeoutRange", "--timeout takes 1 to 86400 seconds.")
    static let inputWatchOneReading = MessageKey("input.watchOneReading", "--trace, --trace-unsafe and --resume are for one reading, and --watch has many.")
    static let inputWaitRange = MessageKey("input.waitRange", "--wait takes 0 to 86400 seconds.")
    static let inputChallengeAndSkip = MessageKey("input.challengeAndSkip", "--challenge is what active authentication signs, and --skip aa leaves that out: give one of them.")
    static let inputCountRange = MessageKey("input.countRange", "--count takes 1 to 1000000 documents.")
    static let inputNeedsWatch = MessageKey("input.needsWatch", "{option} goes with --watch.")
    static let inputReadersNeedWatch = MessageKey("input.readersNeedWatch", "Several readers go with --watch; one document is read on one reader.")
    static let inputWatchNoSimulation = MessageKey("input.watchNoSimulation", "--watch reads documents that come and go; --simulate has one that stays. epass simulate --connect sends one to epass read --watch --vpcd-listen.")
    static let inputWatchNoChallenge = MessageKey("input.watchNoChallenge", "--challenge is for the signature of one document, and does not go with --watch.")
    static let inputWatchOnePassword = MessageKey("input.watchOnePassword", "With --watch, give --can, or --mrz for what is scanned, not both.")
    static let inputWatchNeedsFolder = MessageKey("input.watchNeedsFolder", "With --watch, --out and --portrait name files in the folder of each document: give --out-dir, too.")
    static let inputWatchNames = MessageKey("input.watchNames", "With --watch, --out and --portrait are two names without a slash, which do not begin with a dot or EF. and are not report.json.")
    static let inputDataGroupNumbers = MessageKey("input.dataGroupNumbers", "--dg takes numbers from 1 to 16 with commas between them, for example 1,2,11.")
    static let inputSkipWords = MessageKey("input.skipWords", "--skip takes numbers from 1 to 16 and the words portrait, aa, ca, cam, ta with commas between them, for example 2,aa.")
    static let inputRecordsGuarded = MessageKey("input.recordsGuarded", "A chip gives the records of LDS2 applications to terminals with rights only: give --terminal-certificates and --terminal-key.")
    static let inputLds2Words = MessageKey("input.lds2Words", "--lds2 takes travelRecords, visaRecords and additionalBiometrics, with commas, or none.")
    static let inputAppendWithoutTerminal = MessageKey("input.appendWithoutTerminal", "A chip takes records of terminals with the right to only: give --terminal-certificates and --terminal-key.")
    static let inputNoRecord = MessageKey("input.noRecord", "This is no record of {file}. {error, message}.")
    static let inputRecordFormat = MessageKey("input.recordFormat", "Give the octets of one record as the chip is to have them; epass inspect shows what is in them.")
    static let inputGuardedGroups = MessageKey("input.guardedGroups", "A chip gives DG3 and DG4 to terminals only that have certificates and a key for it (--terminal-certificates, --terminal-key).")
    static let inputAidHexadecimal = MessageKey("input.aidHexadecimal", "--aid takes an application identifier: 1 to 16 octets, two hexadecimal digits each, for example A0000002471001.")
    static let inputAidOtherFiles = MessageKey("input.aidOtherFiles", "{identifier} is the application \"{name, message}\", which has other files than those of a travel document: give --aid the application that holds EF.SOD and the data groups.")
    static let inputAidOtherBundle = MessageKey("input.aidOtherBundle", "--resume goes on from a reading of the application {bundle}, and --aid names {wanted}: leave --aid out, or give the same one.")
    static let inputSeveralReaders = MessageKey("input.severalReaders", "Documents or cards lie on several readers: {readers, list}.")
    static let inputTerminalCertificatesAndKey = MessageKey("input.terminalCertificatesAndKey", "--terminal-certificates and --terminal-key go together: a terminal shows its certificates and signs with its key.")
    static let inputUntrustedNeedsKey = MessageKey("input.untrustedNeedsKey", "--terminal-authentication-untrusted goes with --terminal-certificates and --terminal-key.")
    static let inputPinFileNeedsToken = MessageKey("input.pinFileNeedsToken", "--terminal-pin-file goes with a key in a token (--terminal-key pkcs11:...).")
    static let inputTerminalFilesOnly = MessageKey("input.terminalFilesOnly", "Certificates, key and PIN of the terminal are files; none comes from standard input.")
    static let inputTerminalValueEmpty = MessageKey("input.terminalValueEmpty", "The value of --terminal-key or --terminal-pin-file is empty.")
    static let inputTerminalUnfit = MessageKey("input.terminalUnfit", "The terminal's certificates and key cannot be used. {error, message}.")
    static let inputGiveCertificateOfKey = MessageKey("input.giveCertificateOfKey", "Give the certificate of this key; epass inspect shows what is in a certificate.")
    static let inputFolderWithoutTerminalCertificates = MessageKey("input.folderWithoutTerminalCertificates", "The folder {folder} holds no card-verifiable certificate.")
    static let inputTerminalCertificateOctets = MessageKey("input.terminalCertificateOctets", "They begin with the octets 7F21; epass inspect shows what a file is.")
    static let inputTooManyTerminalCertificates = MessageKey("input.tooManyTerminalCertificates", "There are more than {limit, number} card-verifiable certificates.")
    static let inputGiveFewerTerminalCertificates = MessageKey("input.giveFewerTerminalCertificates", "Give those of the states whose documents are read.")
    static let inputNoTerminalCertificate = MessageKey("input.noTerminalCertificate", "{file} is no card-verifiable certificate. {error, message}.")
    static let inputGiveTerminalCertificates = MessageKey("input.giveTerminalCertificates", "Give the certificates as the authority issued them, without PEM; epass inspect shows what a file is.")
    static let inputNoPrivateKey = MessageKey("input.noPrivateKey", "{file} holds no private key that can be used.")
    static let inputTakePasswordOff = MessageKey("input.takePasswordOff", "Take the password off (openssl pkcs8 -topk8 -nocrypt), or put the key into a token.")
    static let inputGivePrivateKey = MessageKey("input.givePrivateKey", "Give an unencrypted private key of RSA or a curve, in PEM (PKCS #8).")
    static let inputJsonAndJSONLines = MessageKey("input.jsonAndJSONLines", "Give --json or --json-lines, not both.")
    static let inputGenerateTakesNoLines = MessageKey("input.generateTakesNoLines", "--generate takes no lines and no --repair.")
    static let inputBelongsToGenerate = MessageKey("input.belongsToGenerate", "{option} belongs to --generate.")
    static let inputLinesOrStandardInput = MessageKey("input.linesOrStandardInput", "Give lines or -, not both.")
    static let inputLineEmpty = MessageKey("input.lineEmpty", "A line is empty. Was a shell variable not set?")
    static let inputAtIsDay = MessageKey("input.atIsDay", "--at is a day, YYYY-MM-DD.")
    static let inputGenerateNeeds = MessageKey("input.generateNeeds", "--generate needs {options, list}.")
    static let inputFormatNames = MessageKey("input.formatNames", "--format is TD1, TD2, TD3, MRV-A or MRV-B.")
    static let inputSexNames = MessageKey("input.sexNames", "--sex is M, F or X.")
    static let inputLanguageNames = MessageKey("input.languageNames", "--language is be, bg, mk, sr or uk.")
    static let inputGenerateDate = MessageKey("input.generateDate", "{option} is YYYY-MM-DD or YYMMDD.")
    static let inputGenerateLacksOptions = MessageKey("input.generateLacksOptions", "--generate lacks options.")
    static let inputFieldWrong = MessageKey("input.fieldWrong", "The zone cannot be written because of its {field, message}. {error, message}.")
    static let inputCenturyOther = MessageKey("input.centuryOther", "{option}: a zone holds two digits of the year, and {day, date} would be read as {other, date}.")
    static let inputCenturyNone = MessageKey("input.centuryNone", "{option}: a zone holds two digits of the year, and {day, date} would be read as no date.")
    static let inputGiveSixDigits = MessageKey("input.giveSixDigits", "Give the six digits YYMMDD where that is meant, or another day with --at.")
    static let inputGiveZone = MessageKey("input.giveZone", "Give its lines, or - and put them on standard input.")
    static let inputZoneTooLong = MessageKey("input.zoneTooLong", "There are more than {limit, number} octets: no lines of documents.")
    static let inputCheckZoneFile = MessageKey("input.checkZoneFile", "Check that it is the right file; give many zones in several runs.")
    static let inputNoZone = MessageKey("input.noZone", "This is no machine readable zone{line, plural, =0 {} other { (see line #}}{column, plural, =0 {} other {, column #}}{line, plural, =0 {} other {)}}. {error, message}.")
    static let inputKindCertificate = MessageKey("input.kindCertificate", "a certificate")
    static let inputKindRevocationList = MessageKey("input.kindRevocationList", "a certificate revocation list")
    static let inputKindSignedList = MessageKey("input.kindSignedList", "a signed list")
    static let inputKindDER = MessageKey("input.kindDER", "an object in DER")
    static let inputKindPEM = MessageKey("input.kindPEM", "certificates or lists in PEM")
    static let inputKindLDIF = MessageKey("input.kindLDIF", "a file in LDIF")
    static let inputKindCardVerifiable = MessageKey("input.kindCardVerifiable", "card-verifiable certificates")
    static let inputKindLDS2 = MessageKey("input.kindLDS2", "a file of LDS2")

    static let ofInput: [MessageKey] = [
        .inputAidHexadecimal,
        .inputAidOtherBundle,
        .inputAidOtherFiles,
        .inputAppendWithoutTerminal,
        .inputAskOwner,
        .inputAtIsDay,
        .inputBacWithCAN,
        .inputBacWithPIN,
        .inputBeOwner,
        .inputBelongsToGenerate,
        .inputBothOnStandardInput,
        .inputBrokenJSON,
        .inputBrokenText,
        .inputBundleAlone,
        .inputCanDigits,
        .inputCanLength,
        .inputCenturyNone,
        .inputCenturyOther,
        .inputChallengeAndSkip,
        .inputCheckFile,
        .inputCheckZoneFile,
        .inputCountRange,
        .inputDataGroupNumbers,
        .inputEvidenceAndZone,
        .inputEvidenceWrong,
        .inputEvidenceWrongAt,
        .inputFieldWrong,
        .inputFileNameEmpty,
        .inputFolderEmpty,
        .inputFolderUnreadable,
        .inputFolderWithoutTerminalCertificates,
        .inputFormatNames,
        .inputGenerateDate,
        .inputGenerateLacksOptions,
        .inputGenerateNeeds,
        .inputGenerateTakesNoLines,
        .inputGiveBundle,
        .inputGiveBundleAlone,
        .inputGiveCAN,
        .inputGiveCertificateOfKey,
        .inputGiveEvidence,
        .inputGiveEvidenceFolderOrSeal,
        .inputGiveFewerTerminalCertificates,
        .inputGiveLinesOrRead,
        .inputGiveMRZ,
        .inputGivePIN,
        .inputGivePrivateKey,
        .inputGiveSignerCertificate,
        .inputGiveSixDigits,
        .inputGiveTerminalCertificates,
        .inputGiveZone,
        .inputGiveZoneOfFile,
        .inputGuardedGroups,
        .inputImportIt,
        .inputInspectIt,
        .inputIsFolder,
        .inputJsonAndJSONLines,
        .inputKeepPrivateKey,
        .inputKeysAsks,
        .inputKindArchive,
        .inputKindCardVerifiable,
        .inputKindCertificate,
        .inputKindCompressed,
        .inputKindDER,
        .inputKindImage,
        .inputKindLDIF,
        .inputKindLDS2,
        .inputKindOctets,
        .inputKindOtherText,
        .inputKindPDF,
        .inputKindPEM,
        .inputKindPrivateKey,
        .inputKindResult,
        .inputKindRevocationList,
        .inputKindSignedList,
        .inputKindUTF16,
        .inputKindZone,
        .inputLanguageNames,
        .inputLds2Words,
        .inputLineEmpty,
        .inputLinesOrStandardInput,
        .inputLinkAlone,
        .inputNameFileNotFolder,
        .inputNameItsFolder,
        .inputNameWrittenFolder,
        .inputNeedsWatch,
        .inputNoCAN,
        .inputNoCertificate,
        .inputNoMRZ,
        .inputNoPIN,
        .inputNoPrivateKey,
        .inputNoRecord,
        .inputNoSuchDay,
        .inputNoTerminalCertificate,
        .inputNoZone,
        .inputNotEvidence,
        .inputNotJudgeable,
        .inputNotRegular,
        .inputOnePassword,
        .inputParseZone,
        .inputPictureProvesNothing,
        .inputPinFileNeedsToken,
        .inputPipeByStandardInput,
        .inputProfileIsFile,
        .inputReadersNeedWatch,
        .inputRecordFormat,
        .inputRecordsGuarded,
        .inputResponseNeedsChallenge,
        .inputResponseOfBundle,
        .inputSaveUTF8,
        .inputSeveralReaders,
        .inputSexNames,
        .inputSkipWords,
        .inputStandardInputEmpty,
        .inputStandardInputNotEvidence,
        .inputStandardInputTooLarge,
        .inputStandardInputTwice,
        .inputStandardInputUnreadable,
        .inputSystemFolder,
        .inputTakePasswordOff,
        .inputTerminalCertificateOctets,
        .inputTerminalCertificatesAndKey,
        .inputTerminalFilesOnly,
        .inputTerminalUnfit,
        .inputTerminalValueEmpty,
        .inputTimeoutRange,
        .inputTooLarge,
        .inputTooManyTerminalCertificates,
        .inputTrustIt,
        .inputUnpackIt,
        .inputUnreadable,
        .inputUntrustedNeedsKey,
        .inputWaitRange,
        .inputWatchNames,
        .inputWatchNeedsFolder,
        .inputWatchNoChallenge,
        .inputWatchNoKeys,
        .inputWatchNoPIN,
        .inputWatchNoSimulation,
        .inputWatchOnePassword,
        .inputWatchOneReading,
        .inputWaysExclude,
        .inputZoneIsFile,
        .inputZoneIsKey,
        .inputZoneTooLong,
    ]
}

extension Message {
    package static var inputFileNameEmpty: Message { Message(.inputFileNameEmpty) }
    package static func inputIsFolder(file: some CustomStringConvertible) -> Message {
        Message(.inputIsFolder, [.init("file", .text(file.description))])
    }
    package static var inputNameFileNotFolder: Message { Message(.inputNameFileNotFolder) }
    package static func inputNotRegular(file: some CustomStringConvertible) -> Message {
        Message(.inputNotRegular, [.init("file", .text(file.description))])
    }
    package static var inputPipeByStandardInput: Message { Message(.inputPipeByStandardInput) }
    package static func inputUnreadable(file: some CustomStringConvertible, error: Message) -> Message {
        Message(.inputUnreadable, [.init("file", .text(file.description)), .init("error", .message(error))])
    }
    package static func inputStandardInputUnreadable(error: Message) -> Message {
        Message(.inputStandardInputUnreadable, [.init("error", .message(error))])
    }
    package static var inputAskOwner: Message { Message(.inputAskOwner) }
    package static var inputBeOwner: Message { Message(.inputBeOwner) }
    package static var inputCheckFile: Message { Message(.inputCheckFile) }
    package static func inputTooLarge(file: some CustomStringConvertible, limit: Int) -> Message {
        Message(.inputTooLarge, [.init("file", .text(file.description)), .init("limit", .number(limit))])
    }
    package static func inputStandardInputTooLarge(limit: Int) -> Message {
        Message(.inputStandardInputTooLarge, [.init("limit", .number(limit))])
    }
    package static func inputFolderUnreadable(folder: some CustomStringConvertible) -> Message {
        Message(.inputFolderUnreadable, [.init("folder", .text(folder.description))])
    }
    package static func inputFolderEmpty(folder: some CustomStringConvertible) -> Message {
        Message(.inputFolderEmpty, [.init("folder", .text(folder.description))])
    }
    package static func inputSystemFolder(folder: some CustomStringConvertible) -> Message {
        Message(.inputSystemFolder, [.init("folder", .text(folder.description))])
    }
    package static var inputNameWrittenFolder: Message { Message(.inputNameWrittenFolder) }
    package static var inputStandardInputEmpty: Message { Message(.inputStandardInputEmpty) }
    package static var inputGiveEvidence: Message { Message(.inputGiveEvidence) }
    package static func inputNotEvidence(file: some CustomStringConvertible, kind: Message) -> Message {
        Message(.inputNotEvidence, [.init("file", .text(file.description)), .init("kind", .message(kind))])
    }
    package static func inputStandardInputNotEvidence(kind: Message) -> Message {
        Message(.inputStandardInputNotEvidence, [.init("kind", .message(kind))])
    }
    package static func inputEvidenceWrong(file: some CustomStringConvertible, error: Message) -> Message {
        Message(.inputEvidenceWrong, [.init("file", .text(file.description)), .init("error", .message(error))])
    }
    package static func inputEvidenceWrongAt(file: some CustomStringConvertible, member: some CustomStringConvertible, error: Message) -> Message {
        Message(.inputEvidenceWrongAt, [.init("file", .text(file.description)), .init("member", .text(member.description)), .init("error", .message(error))])
    }
    package static func inputBrokenJSON(offset: Int, error: Message) -> Message {
        Message(.inputBrokenJSON, [.init("offset", .number(offset)), .init("error", .message(error))])
    }
    package static func inputBrokenText(offset: Int, error: Message) -> Message {
        Message(.inputBrokenText, [.init("offset", .number(offset)), .init("error", .message(error))])
    }
    package static func inputKindResult(schema: some CustomStringConvertible) -> Message {
        Message(.inputKindResult, [.init("schema", .text(schema.description))])
    }
    package static var inputGiveBundle: Message { Message(.inputGiveBundle) }
    package static var inputKindPDF: Message { Message(.inputKindPDF) }
    package static func inputKindImage(format: some CustomStringConvertible) -> Message {
        Message(.inputKindImage, [.init("format", .text(format.description))])
    }
    package static func inputKindCompressed(format: some CustomStringConvertible) -> Message {
        Message(.inputKindCompressed, [.init("format", .text(format.description))])
    }
    package static func inputKindArchive(format: some CustomStringConvertible) -> Message {
        Message(.inputKindArchive, [.init("format", .text(format.description))])
    }
    package static var inputUnpackIt: Message { Message(.inputUnpackIt) }
    package static var inputPictureProvesNothing: Message { Message(.inputPictureProvesNothing) }
    package static var inputKindPrivateKey: Message { Message(.inputKindPrivateKey) }
    package static var inputKeepPrivateKey: Message { Message(.inputKeepPrivateKey) }
    package static var inputNameItsFolder: Message { Message(.inputNameItsFolder) }
    package static var inputTrustIt: Message { Message(.inputTrustIt) }
    package static var inputImportIt: Message { Message(.inputImportIt) }
    package static var inputKindZone: Message { Message(.inputKindZone) }
    package static var inputParseZone: Message { Message(.inputParseZone) }
    package static var inputKindUTF16: Message { Message(.inputKindUTF16) }
    package static var inputSaveUTF8: Message { Message(.inputSaveUTF8) }
    package static var inputInspectIt: Message { Message(.inputInspectIt) }
    package static var inputKindOtherText: Message { Message(.inputKindOtherText) }
    package static var inputKindOctets: Message { Message(.inputKindOctets) }
    package static var inputGiveEvidenceFolderOrSeal: Message { Message(.inputGiveEvidenceFolderOrSeal) }
    package static func inputNotJudgeable(error: Message) -> Message {
        Message(.inputNotJudgeable, [.init("error", .message(error))])
    }
    package static func inputNoCertificate(file: some CustomStringConvertible, error: Message) -> Message {
        Message(.inputNoCertificate, [.init("file", .text(file.description)), .init("error", .message(error))])
    }
    package static var inputGiveSignerCertificate: Message { Message(.inputGiveSignerCertificate) }
    package static func inputNoMRZ(error: Message) -> Message {
        Message(.inputNoMRZ, [.init("error", .message(error))])
    }
    package static var inputGiveMRZ: Message { Message(.inputGiveMRZ) }
    package static func inputNoCAN(error: Message) -> Message {
        Message(.inputNoCAN, [.init("error", .message(error))])
    }
    package static var inputGiveCAN: Message { Message(.inputGiveCAN) }
    package static func inputCanLength(count: Int) -> Message {
        Message(.inputCanLength, [.init("count", .number(count))])
    }
    package static func inputCanDigits(count: Int) -> Message {
        Message(.inputCanDigits, [.init("count", .number(count))])
    }
    package static var inputBacWithCAN: Message { Message(.inputBacWithCAN) }
    package static var inputBacWithPIN: Message { Message(.inputBacWithPIN) }
    package static var inputEvidenceAndZone: Message { Message(.inputEvidenceAndZone) }
    package static func inputBundleAlone(file: some CustomStringConvertible) -> Message {
        Message(.inputBundleAlone, [.init("file", .text(file.description))])
    }
    package static var inputGiveBundleAlone: Message { Message(.inputGiveBundleAlone) }
    package static var inputResponseNeedsChallenge: Message { Message(.inputResponseNeedsChallenge) }
    package static func inputResponseOfBundle(file: some CustomStringConvertible) -> Message {
        Message(.inputResponseOfBundle, [.init("file", .text(file.description))])
    }
    package static var inputStandardInputTwice: Message { Message(.inputStandardInputTwice) }
    package static var inputZoneIsKey: Message { Message(.inputZoneIsKey) }
    package static var inputGiveLinesOrRead: Message { Message(.inputGiveLinesOrRead) }
    package static func inputZoneIsFile(name: some CustomStringConvertible) -> Message {
        Message(.inputZoneIsFile, [.init("name", .text(name.description))])
    }
    package static var inputGiveZoneOfFile: Message { Message(.inputGiveZoneOfFile) }
    package static var inputProfileIsFile: Message { Message(.inputProfileIsFile) }
    package static var inputOnePassword: Message { Message(.inputOnePassword) }
    package static var inputKeysAsks: Message { Message(.inputKeysAsks) }
    package static var inputWatchNoKeys: Message { Message(.inputWatchNoKeys) }
    package static var inputWatchNoPIN: Message { Message(.inputWatchNoPIN) }
    package static func inputNoPIN(error: Message) -> Message {
        Message(.inputNoPIN, [.init("error", .message(error))])
    }
    package static var inputGivePIN: Message { Message(.inputGivePIN) }
    package static func inputNoSuchDay(option: some CustomStringConvertible, day: some CustomStringConvertible) -> Message {
        Message(.inputNoSuchDay, [.init("option", .text(option.description)), .init("day", .text(day.description))])
    }
    package static var inputBothOnStandardInput: Message { Message(.inputBothOnStandardInput) }
    package static var inputLinkAlone: Message { Message(.inputLinkAlone) }
    package static var inputWaysExclude: Message { Message(.inputWaysExclude) }
    package static var inputTimeoutRange: Message { Message(.inputTimeoutRange) }
    package static var inputWatchOneReading: Message { Message(.inputWatchOneReading) }
    package static var inputWaitRange: Message { Message(.inputWaitRange) }
    package static var inputChallengeAndSkip: Message { Message(.inputChallengeAndSkip) }
    package static var inputCountRange: Message { Message(.inputCountRange) }
    package static func inputNeedsWatch(option: some CustomStringConvertible) -> Message {
        Message(.inputNeedsWatch, [.init("option", .text(option.description))])
    }
    package static var inputReadersNeedWatch: Message { Message(.inputReadersNeedWatch) }
    package static var inputWatchNoSimulation: Message { Message(.inputWatchNoSimulation) }
    package static var inputWatchNoChallenge: Message { Message(.inputWatchNoChallenge) }
    package static var inputWatchOnePassword: Message { Message(.inputWatchOnePassword) }
    package static var inputWatchNeedsFolder: Message { Message(.inputWatchNeedsFolder) }
    package static var inputWatchNames: Message { Message(.inputWatchNames) }
    package static var inputDataGroupNumbers: Message { Message(.inputDataGroupNumbers) }
    package static var inputSkipWords: Message { Message(.inputSkipWords) }
    package static var inputRecordsGuarded: Message { Message(.inputRecordsGuarded) }
    package static var inputLds2Words: Message { Message(.inputLds2Words) }
    package static var inputAppendWithoutTerminal: Message { Message(.inputAppendWithoutTerminal) }
    package static func inputNoRecord(file: some CustomStringConvertible, error: Message) -> Message {
        Message(.inputNoRecord, [.init("file", .text(file.description)), .init("error", .message(error))])
    }
    package static var inputRecordFormat: Message { Message(.inputRecordFormat) }
    package static var inputGuardedGroups: Message { Message(.inputGuardedGroups) }
    package static var inputAidHexadecimal: Message { Message(.inputAidHexadecimal) }
    package static func inputAidOtherFiles(identifier: some CustomStringConvertible, name: Message) -> Message {
        Message(.inputAidOtherFiles, [.init("identifier", .text(identifier.description)), .init("name", .message(name))])
    }
    package static func inputAidOtherBundle(bundle: some CustomStringConvertible, wanted: some CustomStringConvertible) -> Message {
        Message(.inputAidOtherBundle, [.init("bundle", .text(bundle.description)), .init("wanted", .text(wanted.description))])
    }
    package static func inputSeveralReaders(readers: [String]) -> Message {
        Message(.inputSeveralReaders, [.init("readers", .list(readers))])
    }
    package static var inputTerminalCertificatesAndKey: Message { Message(.inputTerminalCertificatesAndKey) }
    package static var inputUntrustedNeedsKey: Message { Message(.inputUntrustedNeedsKey) }
    package static var inputPinFileNeedsToken: Message { Message(.inputPinFileNeedsToken) }
    package static var inputTerminalFilesOnly: Message { Message(.inputTerminalFilesOnly) }
    package static var inputTerminalValueEmpty: Message { Message(.inputTerminalValueEmpty) }
    package static func inputTerminalUnfit(error: Message) -> Message {
        Message(.inputTerminalUnfit, [.init("error", .message(error))])
    }
    package static var inputGiveCertificateOfKey: Message { Message(.inputGiveCertificateOfKey) }
    package static func inputFolderWithoutTerminalCertificates(folder: some CustomStringConvertible) -> Message {
        Message(.inputFolderWithoutTerminalCertificates, [.init("folder", .text(folder.description))])
    }
    package static var inputTerminalCertificateOctets: Message { Message(.inputTerminalCertificateOctets) }
    package static func inputTooManyTerminalCertificates(limit: Int) -> Message {
        Message(.inputTooManyTerminalCertificates, [.init("limit", .number(limit))])
    }
    package static var inputGiveFewerTerminalCertificates: Message { Message(.inputGiveFewerTerminalCertificates) }
    package static func inputNoTerminalCertificate(file: some CustomStringConvertible, error: Message) -> Message {
        Message(.inputNoTerminalCertificate, [.init("file", .text(file.description)), .init("error", .message(error))])
    }
    package static var inputGiveTerminalCertificates: Message { Message(.inputGiveTerminalCertificates) }
    package static func inputNoPrivateKey(file: some CustomStringConvertible) -> Message {
        Message(.inputNoPrivateKey, [.init("file", .text(file.description))])
    }
    package static var inputTakePasswordOff: Message { Message(.inputTakePasswordOff) }
    package static var inputGivePrivateKey: Message { Message(.inputGivePrivateKey) }
    package static var inputJsonAndJSONLines: Message { Message(.inputJsonAndJSONLines) }
    package static var inputGenerateTakesNoLines: Message { Message(.inputGenerateTakesNoLines) }
    package static func inputBelongsToGenerate(option: some CustomStringConvertible) -> Message {
        Message(.inputBelongsToGenerate, [.init("option", .text(option.description))])
    }
    package static var inputLinesOrStandardInput: Message { Message(.inputLinesOrStandardInput) }
    package static var inputLineEmpty: Message { Message(.inputLineEmpty) }
    package static var inputAtIsDay: Message { Message(.inputAtIsDay) }
    package static func inputGenerateNeeds(options: [String]) -> Message {
        Message(.inputGenerateNeeds, [.init("options", .list(options))])
    }
    package static var inputFormatNames: Message { Message(.inputFormatNames) }
    package static var inputSexNames: Message { Message(.inputSexNames) }
    package static var inputLanguageNames: Message { Message(.inputLanguageNames) }
    package static func inputGenerateDate(option: some CustomStringConvertible) -> Message {
        Message(.inputGenerateDate, [.init("option", .text(option.description))])
    }
    package static var inputGenerateLacksOptions: Message { Message(.inputGenerateLacksOptions) }
    package static func inputFieldWrong(field: Message, error: Message) -> Message {
        Message(.inputFieldWrong, [.init("field", .message(field)), .init("error", .message(error))])
    }
    package static func inputCenturyOther(option: some CustomStringConvertible, day: String, other: String) -> Message {
        Message(.inputCenturyOther, [.init("option", .text(option.description)), .init("day", .date(day)), .init("other", .date(other))])
    }
    package static func inputCenturyNone(option: some CustomStringConvertible, day: String) -> Message {
        Message(.inputCenturyNone, [.init("option", .text(option.description)), .init("day", .date(day))])
    }
    package static var inputGiveSixDigits: Message { Message(.inputGiveSixDigits) }
    package static var inputGiveZone: Message { Message(.inputGiveZone) }
    package static func inputZoneTooLong(limit: Int) -> Message {
        Message(.inputZoneTooLong, [.init("limit", .number(limit))])
    }
    package static var inputCheckZoneFile: Message { Message(.inputCheckZoneFile) }
    package static func inputNoZone(line: Int, column: Int, error: Message) -> Message {
        Message(.inputNoZone, [.init("line", .number(line)), .init("column", .number(column)), .init("error", .message(error))])
    }
    package static var inputKindCertificate: Message { Message(.inputKindCertificate) }
    package static var inputKindRevocationList: Message { Message(.inputKindRevocationList) }
    package static var inputKindSignedList: Message { Message(.inputKindSignedList) }
    package static var inputKindDER: Message { Message(.inputKindDER) }
    package static var inputKindPEM: Message { Message(.inputKindPEM) }
    package static var inputKindLDIF: Message { Message(.inputKindLDIF) }
    package static var inputKindCardVerifiable: Message { Message(.inputKindCardVerifiable) }
    package static var inputKindLDS2: Message { Message(.inputKindLDS2) }
}
