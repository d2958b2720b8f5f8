// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let remedyTlvTruncated = MessageKey("remedy.tlv.truncated", "Read the file from the chip again; its end is missing.")
    static let remedyTlvInvalidTag = MessageKey("remedy.tlv.invalidTag", "Check that it is the right file; if it is, read it from the chip again.")
    static let remedyTlvInvalidLength = MessageKey("remedy.tlv.invalidLength", "Check that it is the right file; if it is, read it from the chip again.")
    static let remedyTlvLimitExceeded = MessageKey("remedy.tlv.limitExceeded", "Do not use the file, and report the document.")
    static let remedyTlvUnexpectedTag = MessageKey("remedy.tlv.unexpectedTag", "Check that it is the right file; if it is, read it from the chip again.")
    static let remedyTlvTrailingBytes = MessageKey("remedy.tlv.trailingBytes", "Cut the file at the length that it states.")
    static let remedyTlvIndefiniteLength = MessageKey("remedy.tlv.indefiniteLength", "Do not use the file: the standard wants definite lengths here.")
    static let remedyTlvMissingEndOfContents = MessageKey("remedy.tlv.missingEndOfContents", "Read the file from the chip again; its end is missing.")
    static let remedyLdsTruncated = MessageKey("remedy.lds.truncated", "Read the file from the chip again; its end is missing.")
    static let remedyLdsUnexpectedTag = MessageKey("remedy.lds.unexpectedTag", "Check that it is the right file; if it is, read it from the chip again.")
    static let remedyLdsInvalidEncoding = MessageKey("remedy.lds.invalidEncoding", "Check that it is the right file; if it is, read it from the chip again.")
    static let remedyLdsLimitExceeded = MessageKey("remedy.lds.limitExceeded", "Do not use the file, and report the document.")
    static let remedyLdsMissingElement = MessageKey("remedy.lds.missingElement", "Read again; if the element is still missing, report the document.")
    static let remedyLdsDuplicateElement = MessageKey("remedy.lds.duplicateElement", "Do not choose one of the two: do not use the file, and report the document.")
    static let remedyLdsInvalidValue = MessageKey("remedy.lds.invalidValue", "Read again; if it stays so, report the document.")
    static let remedyLdsUnsupportedVersion = MessageKey("remedy.lds.unsupportedVersion", "Update epass; if it stays so, report the document.")
    static let remedyLdsInvalidMRZ = MessageKey("remedy.lds.invalidMRZ", "Read again; if it stays so, report the document.")
    static let remedyLdsDeviationRefused = MessageKey("remedy.lds.deviationRefused", "Decode with the default profile, which reports the deviation.")
    static let remedyLdsNotEncodable = MessageKey("remedy.lds.notEncodable", "Correct the value that is to be written.")
    static let remedyCryptoLibraryUnavailable = MessageKey("remedy.crypto.libraryUnavailable", "Install the distribution's OpenSSL 3 (libssl3).")
    static let remedyCryptoOperationFailed = MessageKey("remedy.crypto.operationFailed", "Read OpenSSL's words; report it if they do not explain it.")
    static let remedyCryptoRandomUnavailable = MessageKey("remedy.crypto.randomUnavailable", "Let the process call getrandom(); a sandbox may forbid it.")
    static let remedyCryptoKeyLength = MessageKey("remedy.crypto.keyLength", "Derive the key for this cipher.")
    static let remedyCryptoIvLength = MessageKey("remedy.crypto.ivLength", "Give an initialisation vector of 8 octets for 3DES, or of 16 for AES.")
    static let remedyCryptoInputLength = MessageKey("remedy.crypto.inputLength", "Pad what is to be encrypted with method 2; take a response of such a length for damaged.")
    static let remedyCryptoBufferTooSmall = MessageKey("remedy.crypto.bufferTooSmall", "Give a buffer as long as the input, or of 8 octets for a MAC.")
    static let remedyCryptoPaddingInvalid = MessageKey("remedy.crypto.paddingInvalid", "Take the response for damaged, and read again.")
    static let remedyCryptoEncodingInvalid = MessageKey("remedy.crypto.encodingInvalid", "Get the certificate or file again from where it came.")
    static let remedyCryptoKeyAlgorithmUnsupported = MessageKey("remedy.crypto.keyAlgorithmUnsupported", "Do not use the certificate: Doc 9303 has no such keys.")
    static let remedyCryptoRsaOutOfBounds = MessageKey("remedy.crypto.rsaOutOfBounds", "Refuse the certificate.")
    static let remedyCryptoDsaKeyInvalid = MessageKey("remedy.crypto.dsaKeyInvalid", "Refuse the certificate.")
    static let remedyCryptoCurveUnsupported = MessageKey("remedy.crypto.curveUnsupported", "Refuse the certificate.")
    static let remedyCryptoExplicitCurveUnknown = MessageKey("remedy.crypto.explicitCurveUnknown", "Refuse the certificate.")
    static let remedyCryptoPointInvalid = MessageKey("remedy.crypto.pointInvalid", "Refuse the certificate.")
    static let remedyCryptoAlgorithmMismatch = MessageKey("remedy.crypto.algorithmMismatch", "Check that the key belongs to the signature; with this one it cannot be judged.")
    static let remedyCryptoSignatureOutOfRange = MessageKey("remedy.crypto.signatureOutOfRange", "Take the signature for wrong.")
    static let remedyCryptoPrivateKeyInvalid = MessageKey("remedy.crypto.privateKeyInvalid", "Convert the key: openssl pkcs8 -topk8 -nocrypt.")
    static let remedyCryptoElementEncodingInvalid = MessageKey("remedy.crypto.elementEncodingInvalid", "End the protocol; the other side does not follow Doc 9303-11, 9.4.")
    static let remedyCryptoElementNotInGroup = MessageKey("remedy.crypto.elementNotInGroup", "End the protocol and do not use its result.")
    static let remedyCryptoElementNeutral = MessageKey("remedy.crypto.elementNeutral", "End the protocol; a new attempt draws new numbers.")
    static let remedyCryptoGroupMismatch = MessageKey("remedy.crypto.groupMismatch", "Take both elements from one group.")
    static let remedyCryptoDomainParametersUnknown = MessageKey("remedy.crypto.domainParametersUnknown", "Do not use them (Doc 9303-11, 9.2.2): they may give the password away.")
    static let remedyCryptoDomainParametersNotExplicit = MessageKey("remedy.crypto.domainParametersNotExplicit", "Do not use the parameters, and report the document.")
    static let remedyCryptoPrimeComposite = MessageKey("remedy.crypto.primeComposite", "Do not use the key.")
    static let remedyCryptoDomainParametersInvalid = MessageKey("remedy.crypto.domainParametersInvalid", "Do not use the key.")
    static let remedyCryptoDomainParametersOutOfBounds = MessageKey("remedy.crypto.domainParametersOutOfBounds", "Do not use the key.")
    static let remedyCryptoAllowanceSpent = MessageKey("remedy.crypto.allowanceSpent", "Do not use the key.")
    static let remedyCryptoElementOutOfRange = MessageKey("remedy.crypto.elementOutOfRange", "End the protocol and do not use its result.")
    static let remedyCryptoElementSmallOrder = MessageKey("remedy.crypto.elementSmallOrder", "End the protocol and do not use its result.")
    static let remedyCryptoNotInvertible = MessageKey("remedy.crypto.notInvertible", "End the protocol; a new attempt draws new numbers.")
    static let remedyMrzEmpty = MessageKey("remedy.mrz.empty", "Give the lines of the machine readable zone.")
    static let remedyMrzLength = MessageKey("remedy.mrz.length", "Give all lines: 2 of 44 or 36 characters, or 3 of 30. epass mrz --repair puts back lost fillers.")
    static let remedyMrzLineLength = MessageKey("remedy.mrz.lineLength", "Compare the line with the document; epass mrz --repair puts back lost fillers and takes out doubled ones.")
    static let remedyMrzCharacter = MessageKey("remedy.mrz.character", "Compare the line with the document at the column that is named.")
    static let remedyMrzTooLong = MessageKey("remedy.mrz.tooLong", "Give one zone; epass mrz takes several.")
    static let remedyMrzOtherLayout = MessageKey("remedy.mrz.otherLayout", "epass reads no chip of such a document: check it by what is printed on it.")
    static let remedyMrzTripleShape = MessageKey("remedy.mrz.tripleShape", "Give document number, date of birth and date of expiry in this order, with commas between them.")
    static let remedyMrzDocumentNumber = MessageKey("remedy.mrz.documentNumber", "Give the document number as it is printed.")
    static let remedyMrzDate = MessageKey("remedy.mrz.date", "Compare the date with the document, and give it as 1974-08-12.")
    static let remedyMrzNotRepairable = MessageKey("remedy.mrz.notRepairable", "Compare every line with the document, and give the zone again.")
    static let remedyMrzAmbiguousRepair = MessageKey("remedy.mrz.ambiguousRepair", "Compare what is proposed with the document, and give the zone that agrees.")
    static let remedyMrzFieldTooLong = MessageKey("remedy.mrz.fieldTooLong", "Compare the value with the document. One that is too long for its field goes in as Doc 9303-3 shortens it.")
    static let remedyMrzFieldCharacter = MessageKey("remedy.mrz.fieldCharacter", "Take the other characters out of the field that is named.")
    static let remedyMrzName = MessageKey("remedy.mrz.name", "Give the name in Latin letters.")
    static let remedyMrzDocumentCode = MessageKey("remedy.mrz.documentCode", "Begin the code with P in a passport (TD3), with V in a visa, and with A, C or I in a card.")
    static let remedyMrzCountryCode = MessageKey("remedy.mrz.countryCode", "Use the code of the zone: three letters, or D for Germany.")
    static let remedyJsonSyntax = MessageKey("remedy.json.syntax", "Get the file again; if you wrote it, correct it at the octet that is named.")
    static let remedyJsonString = MessageKey("remedy.json.string", "Get the file again; if you wrote it, correct it at the octet that is named.")
    static let remedyJsonNumber = MessageKey("remedy.json.number", "Get the file again; if you wrote it, correct it at the octet that is named.")
    static let remedyJsonDuplicateName = MessageKey("remedy.json.duplicateName", "Do not use the file: programs may read it in two ways.")
    static let remedyJsonLimitExceeded = MessageKey("remedy.json.limitExceeded", "Do not use the file: it is larger or deeper than files of its kind are.")
    static let remedyApduTruncated = MessageKey("remedy.apdu.truncated", "Put the document back and read again.")
    static let remedyApduLengthMismatch = MessageKey("remedy.apdu.lengthMismatch", "Let Lc be the number of the octets of data that follow it.")
    static let remedyApduTooLong = MessageKey("remedy.apdu.tooLong", "Send at most 65,535 octets of data in one command.")
    static let remedyApduInvalidExpectedLength = MessageKey("remedy.apdu.invalidExpectedLength", "Expect 1 to 65,536 octets, or none.")
    static let remedyCardRemoved = MessageKey("remedy.card.removed", "Lay the document flat and still on the reader. A reading that is under way goes on by itself; one that ended has to be started again.")
    static let remedyCardReset = MessageKey("remedy.card.reset", "A reading that is under way opens the chip again by itself; one that ended has to be started again. If it repeats, end the other program (often gpg-agent's scdaemon or a browser).")
    static let remedyCardUnresponsive = MessageKey("remedy.card.unresponsive", "Turn the document or open it at the data page, take other cards away, and see that it has a chip (the symbol on its cover).")
    static let remedyCardNone = MessageKey("remedy.card.none", "Lay the document on the reader; most have the chip in the back cover or the data page.")
    static let remedyCardTransmissionFailed = MessageKey("remedy.card.transmissionFailed", "Read again; if it fails at the same place, read with short lengths or with another reader.")
    static let remedyCardInvalidResponse = MessageKey("remedy.card.invalidResponse", "Read again; if it repeats, use another reader.")
    static let remedyCardTimeout = MessageKey("remedy.card.timeout", "Lay the document flat and still on the reader. A reading that is under way goes on by itself; one that ended has to be started again. If it repeats, unplug the reader and connect it again.")
    static let remedyReaderNone = MessageKey("remedy.reader.none", "Connect a contactless reader; `epass readers --watch` shows when it appears.")
    static let remedyReaderUnknown = MessageKey("remedy.reader.unknown", "See `epass readers` for the names.")
    static let remedyReaderRemoved = MessageKey("remedy.reader.removed", "Connect the reader again. A reading that is under way goes on by itself; one that ended has to be started again.")
    static let remedyReaderBusy = MessageKey("remedy.reader.busy", "End the program that holds it (often gpg-agent's scdaemon, a browser, pcsc_scan or another epass) and try again.")
    static let remedyReaderNoService = MessageKey("remedy.reader.noService", "Start pcscd: `systemctl start pcscd.socket`, or run `pcscd`; it is the Debian package pcscd.")
    static let remedyReaderServiceLost = MessageKey("remedy.reader.serviceLost", "Start pcscd again (`systemctl start pcscd.socket`). A reading that is under way goes on by itself; one that ended has to be started again.")
    static let remedyReaderNotPermitted = MessageKey("remedy.reader.notPermitted", "Run as a user that polkit lets use pcscd (rule org.debian.pcsc-lite.access_pcsc), or in a local session.")
    static let remedyReaderUnsupported = MessageKey("remedy.reader.unsupported", "Use another reader, or update its driver (Debian package libccid).")
    static let remedyChannelCancelled = MessageKey("remedy.channel.cancelled", "Start again when ready.")
    static let remedyChannelInvalidCommand = MessageKey("remedy.channel.invalidCommand", "Report this as a fault of the tool.")
    static let remedyChannelClosed = MessageKey("remedy.channel.closed", "Connect again.")
    static let remedyChannelScriptMismatch = MessageKey("remedy.channel.scriptMismatch", "Record the transcript again, or mend what sends the commands.")
    static let remedyChannelIoFailed = MessageKey("remedy.channel.ioFailed", "Check the address and the permission, and try again.")
    static let remedyTranscriptSyntax = MessageKey("remedy.transcript.syntax", "Begin each line with >, <, # or !.")
    static let remedyTranscriptInvalidHexadecimal = MessageKey("remedy.transcript.invalidHexadecimal", "Record the transcript again.")
    static let remedyTranscriptTooLong = MessageKey("remedy.transcript.tooLong", "Split the transcript into several.")
    static let remedyTranscriptRedacted = MessageKey("remedy.transcript.redacted", "Record the transcript again with all octets.")
    static let remedyTraceSchemaUnknown = MessageKey("remedy.trace.schemaUnknown", "Name a file that epass read --trace wrote, and use the version that wrote it.")
    static let remedyTraceSyntax = MessageKey("remedy.trace.syntax", "Record the trace again; a line was changed or damaged.")
    static let remedyTraceMemberInvalid = MessageKey("remedy.trace.memberInvalid", "Use the version that wrote the trace, or record it again.")
    static let remedyTraceInconsistent = MessageKey("remedy.trace.inconsistent", "Record the trace again; a line was changed or damaged.")
    static let remedyTraceTooLong = MessageKey("remedy.trace.tooLong", "Record the trace of one reading.")
    static let remedyTraceRedacted = MessageKey("remedy.trace.redacted", "Record the trace again with --trace-unsafe.")
    static let remedyAccessWrongPassword = MessageKey("remedy.access.wrongPassword", "Compare document number, birth and expiry with the print, and read again; if the document has a card access number, give that one.")
    static let remedyAccessPaceRequired = MessageKey("remedy.access.paceRequired", "This document opens by PACE only: allow PACE (--access auto) and read again.")
    static let remedyAccessNotSupported = MessageKey("remedy.access.notSupported", "Check that the chip is that of a travel document.")
    static let remedyAccessBlocked = MessageKey("remedy.access.blocked", "Do not try it again; give the MRZ instead, or ask the issuer.")
    static let remedyAccessProtocolError = MessageKey("remedy.access.protocolError", "Take the document off the reader, put it back and read again.")
    static let remedyAccessChallengeLength = MessageKey("remedy.access.challengeLength", "Read again, then on another reader. If it stays so, report reader and document.")
    static let remedyAccessAuthenticationLength = MessageKey("remedy.access.authenticationLength", "Read again, then on another reader. If it stays so, report reader and document.")
    static let remedyAccessAuthenticationMAC = MessageKey("remedy.access.authenticationMAC", "Do not trust this chip; read again on another reader.")
    static let remedyAccessTerminalNonceMismatch = MessageKey("remedy.access.terminalNonceMismatch", "Do not trust this chip; read again on another reader.")
    static let remedyAccessChipNonceMismatch = MessageKey("remedy.access.chipNonceMismatch", "Do not trust this chip; read again on another reader.")
    static let remedyAccessMalformedResponse = MessageKey("remedy.access.malformedResponse", "Read again, then on another reader. If it stays so, report reader and document.")
    static let remedyAccessPasswordFormat = MessageKey("remedy.access.passwordFormat", "Give the card access number as printed on the document, or the PIN as in the letter of the issuer.")
    static let remedyAccessPasswordSuspended = MessageKey("remedy.access.passwordSuspended", "Give the card access number first: a wrong last try blocks the password.")
    static let remedyAccessDataObjectMissing = MessageKey("remedy.access.dataObjectMissing", "Read again, then on another reader. If it stays so, the chip does not keep to the standard: report the document.")
    static let remedyAccessNonceLength = MessageKey("remedy.access.nonceLength", "Read again, then on another reader. If it stays so, the chip does not keep to the standard: report the document.")
    static let remedyAccessPublicKeyEncoding = MessageKey("remedy.access.publicKeyEncoding", "Read again, then on another reader. If it stays so, the chip does not keep to the standard: report the document.")
    static let remedyAccessPublicKeyInvalid = MessageKey("remedy.access.publicKeyInvalid", "Do not trust this chip; read again on another reader.")
    static let remedyAccessPublicKeyReflected = MessageKey("remedy.access.publicKeyReflected", "Do not trust this chip; read again on another reader.")
    static let remedyAccessMappedGeneratorInvalid = MessageKey("remedy.access.mappedGeneratorInvalid", "Do not trust this chip; read again on another reader.")
    static let remedyAccessMappingDataNotEmpty = MessageKey("remedy.access.mappingDataNotEmpty", "Read again, then on another reader. If it stays so, the chip does not keep to the standard: report the document.")
    static let remedyAccessAuthenticationTokenLength = MessageKey("remedy.access.authenticationTokenLength", "Read again, then on another reader. If it stays so, the chip does not keep to the standard: report the document.")
    static let remedyAccessAuthenticationTokenInvalid = MessageKey("remedy.access.authenticationTokenInvalid", "Do not trust this chip; read again on another reader.")
    static let remedyAccessChipAuthenticationDataMissing = MessageKey("remedy.access.chipAuthenticationDataMissing", "Read again, then on another reader. If it stays so, the chip does not keep to the standard: report the document.")
    static let remedyAccessChipAuthenticationDataUnexpected = MessageKey("remedy.access.chipAuthenticationDataUnexpected", "Read again, then on another reader. If it stays so, the chip does not keep to the standard: report the document.")
    static let remedyAccessStaticKeyMalformed = MessageKey("remedy.access.staticKeyMalformed", "Report the document; the chip cannot be told from a copy by this key.")
    static let remedyAccessStaticKeyOutOfRange = MessageKey("remedy.access.staticKeyOutOfRange", "Report the document; the chip cannot be told from a copy by this key.")
    static let remedyAccessStaticKeyNeutral = MessageKey("remedy.access.staticKeyNeutral", "Report the document; the chip cannot be told from a copy by this key.")
    static let remedyAccessStaticKeySmallOrder = MessageKey("remedy.access.staticKeySmallOrder", "Report the document; the chip cannot be told from a copy by this key.")
    static let remedyAccessStaticKeyNotInGroup = MessageKey("remedy.access.staticKeyNotInGroup", "Report the document; the chip cannot be told from a copy by this key.")
    static let remedyAccessStaticKeyPrimeComposite = MessageKey("remedy.access.staticKeyPrimeComposite", "Report the document; the chip cannot be told from a copy by this key.")
    static let remedyAccessStaticKeyParametersInvalid = MessageKey("remedy.access.staticKeyParametersInvalid", "Report the document; the chip cannot be told from a copy by this key.")
    static let remedyAccessStaticKeyParametersUnsupported = MessageKey("remedy.access.staticKeyParametersUnsupported", "Report the document; the other keys of the file are used.")
    static let remedyAccessStaticKeyAlgorithmMismatch = MessageKey("remedy.access.staticKeyAlgorithmMismatch", "Report the document; the other keys of the file are used.")
    static let remedyAccessTooManyStaticKeys = MessageKey("remedy.access.tooManyStaticKeys", "Report the document; the keys before this one were examined.")
    static let remedyAccessChipAuthenticationRefused = MessageKey("remedy.access.chipAuthenticationRefused", "Read again. If the chip refuses again, it cannot be told from a copy in this way; its files are read all the same.")
    static let remedyAccessChannelLost = MessageKey("remedy.access.channelLost", "Put the document flat on the reader, leave it there, and read again. If it happens each time, try another reader.")
    static let remedyAccessUnprotectedResponse = MessageKey("remedy.access.unprotectedResponse", "Nothing of this response was used. Read again on another reader; if it happens there too, do not trust the chip.")
    static let remedyAccessMacMissing = MessageKey("remedy.access.macMissing", "Nothing of this response was used. Read again on another reader; if it happens there too, do not trust the chip.")
    static let remedyAccessMacInvalid = MessageKey("remedy.access.macInvalid", "Nothing of this response was used. Read again on another reader; if it happens there too, do not trust the chip.")
    static let remedyAccessDataObjectMalformed = MessageKey("remedy.access.dataObjectMalformed", "Read again, then on another reader. If it stays so, the chip does not keep to the standard: report the document.")
    static let remedyAccessDataObjectUnknown = MessageKey("remedy.access.dataObjectUnknown", "Read again, then on another reader. If it stays so, the chip does not keep to the standard: report the document.")
    static let remedyAccessDataObjectRepeated = MessageKey("remedy.access.dataObjectRepeated", "Read again, then on another reader. If it stays so, the chip does not keep to the standard: report the document.")
    static let remedyAccessDataObjectOrder = MessageKey("remedy.access.dataObjectOrder", "Read again, then on another reader. If it stays so, the chip does not keep to the standard: report the document.")
    static let remedyAccessStatusMismatch = MessageKey("remedy.access.statusMismatch", "Nothing of this response was used. Read again on another reader; if it happens there too, do not trust the chip.")
    static let remedyAccessCryptogramInvalid = MessageKey("remedy.access.cryptogramInvalid", "Read again. If it stays so, the chip encrypts as no chip should: report the document.")
    static let remedyAccessPaddingInvalid = MessageKey("remedy.access.paddingInvalid", "Read again. If it stays so, the chip encrypts as no chip should: report the document.")
    static let remedyAccessChannelClosed = MessageKey("remedy.access.channelClosed", "Open the chip again: the error that closed the channel says why.")
    static let remedyAccessOutOfSequence = MessageKey("remedy.access.outOfSequence", "This is a fault of the program and not of the document: report it. A program takes each response before it sends the next command.")
    static let remedyAccessCounterExhausted = MessageKey("remedy.access.counterExhausted", "Open the chip again: a new channel has a new counter.")
    static let remedyAccessCommandUnsuitable = MessageKey("remedy.access.commandUnsuitable", "This is a fault of the program and not of the document: report it. A protected command has class 00 or 10, and at most 65536 octets are asked for.")
    static let remedyAccessCommandTooLong = MessageKey("remedy.access.commandTooLong", "Use a reader that passes on extended length fields. A program that sent the command itself sends less at once; the channel is still open.")
    static let remedyAccessTerminalTrustPointUnknown = MessageKey("remedy.access.terminalTrustPointUnknown", "Compare the references in EF.CVCA with the certificates (epass inspect), and add the link certificates.")
    static let remedyAccessTerminalCertificateRefused = MessageKey("remedy.access.terminalCertificateRefused", "Get current certificates from the document verifier.")
    static let remedyAccessTerminalSignatureMalformed = MessageKey("remedy.access.terminalSignatureMalformed", "Have the token or the service sign as the standard says: r and s, each as long as the order of the curve.")
    static let remedyAccessTerminalSignatureRefused = MessageKey("remedy.access.terminalSignatureRefused", "Compare the key with that of the certificate, and the document number with the print.")
    static let remedyAccessTerminalAuthenticationNotAllowed = MessageKey("remedy.access.terminalAuthenticationNotAllowed", "Take the document off the reader, put it back and read again: the chip allows it once, after chip authentication.")
    static let remedyAccessCryptography = MessageKey("remedy.access.cryptography", "Check the installation of OpenSSL 3.")
    static let remedyTrustMalformed = MessageKey("remedy.trust.malformed", "Get the file again; epass inspect shows what it is.")
    static let remedyTrustTooLarge = MessageKey("remedy.trust.tooLarge", "Check that it is the right file.")
    static let remedyTrustLimitExceeded = MessageKey("remedy.trust.limitExceeded", "Look where the file comes from: what issuers publish stays within the limits.")
    static let remedyTrustUnexpectedContent = MessageKey("remedy.trust.unexpectedContent", "Leave the file out of what is trusted.")
    static let remedyTrustDoubledExtension = MessageKey("remedy.trust.doubledExtension", "Leave the certificate out of what is trusted.")
    static let remedyTrustUnsupportedAlgorithm = MessageKey("remedy.trust.unsupportedAlgorithm", "Report the certificate.")
    static let remedyTrustNoSuchFile = MessageKey("remedy.trust.noSuchFile", "Check the path: a relative one begins in the current folder.")
    static let remedyTrustUnreadableFile = MessageKey("remedy.trust.unreadableFile", "Check its permissions, and that it is a regular file or a folder of them.")
    static let remedyTrustNoCertificate = MessageKey("remedy.trust.noCertificate", "Give certificates or lists: PEM, DER, LDIF or a folder of them.")
    static let remedyTrustNoChain = MessageKey("remedy.trust.noChain", "Add the missing certificates, which the message names.")
    static let remedyTrustMalformedPEM = MessageKey("remedy.trust.malformedPEM", "Get the file again.")
    static let remedyTrustMalformedLDIF = MessageKey("remedy.trust.malformedLDIF", "Get the file again; the rest of it was imported.")
    static let remedyTrustExternalValue = MessageKey("remedy.trust.externalValue", "Export the values themselves: nothing is fetched from any address.")
    static let remedyTrustChangeNotCarriedOut = MessageKey("remedy.trust.changeNotCarriedOut", "An import takes nothing out of a store: epass trust remove does.")
    static let remedyTrustNotTrustMaterial = MessageKey("remedy.trust.notTrustMaterial", "Unpack the file, or leave it out.")
    static let remedyTrustIssuingFailed = MessageKey("remedy.trust.issuingFailed", "Correct the description.")
    static let remedyTrustCryptography = MessageKey("remedy.trust.cryptography", "Leave out the certificate that the message names.")
    static let remedyTrustStoreDamaged = MessageKey("remedy.trust.storeDamaged", "Import anew into another folder (--store). Where only the file index is damaged or missing, put index.previous in its place.")
    static let remedyTrustStoreVersion = MessageKey("remedy.trust.storeVersion", "Use the newer version of epass that wrote the store, or import anew into another folder (--store).")
    static let remedyTrustStoreLocked = MessageKey("remedy.trust.storeLocked", "Try again when that process has ended; the lock goes with it.")
    static let remedyTrustStorePermissions = MessageKey("remedy.trust.storePermissions", "Look who changed what. Then take the right to write from others (chmod go-w), give the folder to its owner (chown), or import anew into a folder of your own.")
    static let remedyTrustStoreNotWritten = MessageKey("remedy.trust.storeNotWritten", "Make room, or import as the owner of the folder.")
    static let remedyTrustNotAStore = MessageKey("remedy.trust.notAStore", "Name an empty folder, or one that does not exist yet; where one file is in the way, move it away.")
    static let remedyTrustRollback = MessageKey("remedy.trust.rollback", "Get the newest list of that issuer.")
    static let remedyTrustNothingToUndo = MessageKey("remedy.trust.nothingToUndo", "epass trust history shows which states are kept.")
    static let remedyTrustListRefused = MessageKey("remedy.trust.listRefused", "Get the list again from its publisher.")
    static let remedyTrustBesideList = MessageKey("remedy.trust.besideList", "Get the file again from its publisher: somebody may have added to it. If you trust what is left out, give it by itself, or pin its SHA-256 (--pin, --trust-pin).")
    static let remedyTrustSelfSignatureWrong = MessageKey("remedy.trust.selfSignatureWrong", "Get the certificate again from its publisher. One that is meant to be so is taken where its SHA-256 is pinned (--pin).")
    static let remedySealNotASeal = MessageKey("remedy.seal.notASeal", "Look at what the scanner wrote: it may be another bar code.")
    static let remedySealOtherKind = MessageKey("remedy.seal.otherKind", "Use a program for it; no seal of Doc 9303-13 and no VDS-NC is in it.")
    static let remedySealUnreadableText = MessageKey("remedy.seal.unreadableText", "Save the octets of the bar code, or hexadecimal digits.")
    static let remedySealUnsupportedVersion = MessageKey("remedy.seal.unsupportedVersion", "Look for a newer version of epass.")
    static let remedySealTruncated = MessageKey("remedy.seal.truncated", "Scan the bar code again and save the raw octets; its end is missing.")
    static let remedySealTrailingOctets = MessageKey("remedy.seal.trailingOctets", "Cut off what follows the signature, as the padding of the symbol.")
    static let remedySealLimitExceeded = MessageKey("remedy.seal.limitExceeded", "Look at what the scanner wrote: it may be another bar code.")
    static let remedySealInvalidLength = MessageKey("remedy.seal.invalidLength", "Scan the bar code again; if it is the same then, do not trust it.")
    static let remedySealInvalidC40 = MessageKey("remedy.seal.invalidC40", "Scan the bar code again; if it is the same then, do not trust it.")
    static let remedySealInvalidDate = MessageKey("remedy.seal.invalidDate", "Scan the bar code again; if it is the same then, do not trust it.")
    static let remedySealInvalidValue = MessageKey("remedy.seal.invalidValue", "Scan the bar code again; if it is the same then, do not trust it.")
    static let remedySealDuplicateFeature = MessageKey("remedy.seal.duplicateFeature", "Scan again; a seal that can be read in two ways is to be refused.")
    static let remedySealMissingSignature = MessageKey("remedy.seal.missingSignature", "Scan the bar code again and save the raw octets; its end is missing.")
    static let remedySealInvalidSignature = MessageKey("remedy.seal.invalidSignature", "Scan the bar code again; if it is the same then, do not trust it.")
    static let remedySealInvalidJSON = MessageKey("remedy.seal.invalidJSON", "Scan again; a text that can be read in two ways is to be refused.")
    static let remedySealMemberMissing = MessageKey("remedy.seal.memberMissing", "Look at what the scanner wrote: it may be another bar code.")
    static let remedySealMemberInvalid = MessageKey("remedy.seal.memberInvalid", "Scan the bar code again; if it is the same then, do not trust it.")
    static let remedySealNotEncodable = MessageKey("remedy.seal.notEncodable", "Correct the value of the element that is named.")
    static let remedySealSigningFailed = MessageKey("remedy.seal.signingFailed", "Use a key on a listed curve.")
    static let remedyPkcs11NotBuilt = MessageKey("remedy.pkcs11.notBuilt", "Build epass with the trait PKCS11, which is the default, or give the key as a PEM file.")
    static let remedyPkcs11UriMalformed = MessageKey("remedy.pkcs11.uriMalformed", "Copy the URI from p11tool --list-privkeys, and quote it in the shell.")
    static let remedyPkcs11UriUnsupported = MessageKey("remedy.pkcs11.uriUnsupported", "Name a private key and its module, by ?module-path=/... or ?module-name=; give the PIN when asked or by --terminal-pin-file.")
    static let remedyPkcs11ModuleNotLoaded = MessageKey("remedy.pkcs11.moduleNotLoaded", "Check the path of the module; p11-kit list-modules names those that are configured.")
    static let remedyPkcs11ModuleFailed = MessageKey("remedy.pkcs11.moduleFailed", "Try the module with pkcs11-tool --module FILE --list-slots, and see its documentation.")
    static let remedyPkcs11TokenAbsent = MessageKey("remedy.pkcs11.tokenAbsent", "Insert the token, and compare the URI with what pkcs11-tool --module FILE --list-slots shows.")
    static let remedyPkcs11TokenAmbiguous = MessageKey("remedy.pkcs11.tokenAmbiguous", "Name one token by adding serial= to the URI.")
    static let remedyPkcs11PinRequired = MessageKey("remedy.pkcs11.pinRequired", "Write the PIN into a file, and name that with --terminal-pin-file.")
    static let remedyPkcs11PinIncorrect = MessageKey("remedy.pkcs11.pinIncorrect", "Check the PIN before you try again: a token locks itself after a few wrong ones.")
    static let remedyPkcs11PinFinalTry = MessageKey("remedy.pkcs11.pinFinalTry", "Log in once with the token's own tool and the right PIN; that sets the counter back.")
    static let remedyPkcs11PinLocked = MessageKey("remedy.pkcs11.pinLocked", "Unlock the PIN, or set one, with the security officer's PIN.")
    static let remedyPkcs11KeyAbsent = MessageKey("remedy.pkcs11.keyAbsent", "Compare the URI with what pkcs11-tool --module FILE --login --list-objects shows.")
    static let remedyPkcs11KeyAmbiguous = MessageKey("remedy.pkcs11.keyAmbiguous", "Name one key by adding object= or id= to the URI.")
    static let remedyPkcs11KeyUnsupported = MessageKey("remedy.pkcs11.keyUnsupported", "Use the key of the terminal's certificate: RSA, or on a curve that is listed.")
    static let remedyPkcs11MechanismUnsupported = MessageKey("remedy.pkcs11.mechanismUnsupported", "Use another token, or a certificate whose algorithm this token signs with.")
    static let remedyPkcs11SignatureMalformed = MessageKey("remedy.pkcs11.signatureMalformed", "Update the token's driver or firmware, or use another token.")
    static let remedyPkcs11TokenFailed = MessageKey("remedy.pkcs11.tokenFailed", "Take the token out, insert it again and repeat.")
    static let remedyPkcs11TokenLost = MessageKey("remedy.pkcs11.tokenLost", "Put the token in again and repeat.")
    static let remedyPkcs11ModuleHung = MessageKey("remedy.pkcs11.moduleHung", "Take the token out, put it in again and start the program again. If it happens again, tell the person who looks after this computer that the token's driver hangs.")
    static let remedyPkcs11Cancelled = MessageKey("remedy.pkcs11.cancelled", "Start again when ready.")
    static let remedyImageMalformed = MessageKey("remedy.image.malformed", "Write the image out as it is (--portrait FILE.jp2, --out-dir), and look at it with another program at your own risk.")
    static let remedyImageUnsupported = MessageKey("remedy.image.unsupported", "Write the image out as it is (--out-dir), and open it with a program that knows the format.")
    static let remedyImageTooLarge = MessageKey("remedy.image.tooLarge", "Do not open the image where you doubt the document; a program of your own can raise ImageLimits.")
    static let remedyImageMemory = MessageKey("remedy.image.memory", "Do not open the image where you doubt the document; a program of your own can raise ImageLimits.")
    static let remedyImageTimeout = MessageKey("remedy.image.timeout", "Try once more where the machine was busy; a program of your own can raise ImageLimits.")
    static let remedyImageCrashed = MessageKey("remedy.image.crashed", "Keep the file, and bring OpenJPEG and libjpeg-turbo up to date.")
    static let remedyImageNotConfined = MessageKey("remedy.image.notConfined", "Allow seccomp for the process; the image can be written out as it is all the same.")
    static let remedyImageHelperMissing = MessageKey("remedy.image.helperMissing", "Give ImageDecoder the path of an epass executable.")
    static let remedyImageHelperFailed = MessageKey("remedy.image.helperFailed", "Give ImageDecoder the path of the epass executable of this version.")
    static let remedyImageNotBuilt = MessageKey("remedy.image.notBuilt", "Install libopenjp2-7-dev, libjpeg-dev and libpng-dev, and build epass with the trait Images.")
    static let remedyImageCancelled = MessageKey("remedy.image.cancelled", "Start again if the image is still wanted.")
    static let remedySimulatorDescriptionInvalid = MessageKey("remedy.simulator.descriptionInvalid", "Compare the description with the schema in simulator.md.")
    static let remedySimulatorMemberUnknown = MessageKey("remedy.simulator.memberUnknown", "Correct the name of the member; the message lists those that there are.")
    static let remedySimulatorValueInvalid = MessageKey("remedy.simulator.valueInvalid", "Correct the member that is named; simulator.md says what it may hold.")
    static let remedySimulatorProfileUnknown = MessageKey("remedy.simulator.profileUnknown", "Choose a name that epass simulate --list shows.")
    static let remedySimulatorPersonalisationFailed = MessageKey("remedy.simulator.personalisationFailed", "Try again; if it fails again, report it.")
    static let remedySimulatorAddressInvalid = MessageKey("remedy.simulator.addressInvalid", "Give HOST:PORT; 127.0.0.1:35963 is the first slot of vpcd.")
    static let remedySimulatorConnectionFailed = MessageKey("remedy.simulator.connectionFailed", "Start pcscd, or epass read --vpcd-listen PORT, and try again.")
    static let remedySimulatorConnectionLost = MessageKey("remedy.simulator.connectionLost", "Start the reader, then the simulator again.")
    static let remedyConformanceNotJSON = MessageKey("remedy.conformance.notJSON", "Correct the text at the place that is named.")
    static let remedyConformanceFileInvalid = MessageKey("remedy.conformance.fileInvalid", "Correct the member that is named; Docs/conformance.md says what it may hold.")
    static let remedyConformanceCaseUnknown = MessageKey("remedy.conformance.caseUnknown", "epass conform reader --list names every case.")
    static let remedyConformanceResultsInvalid = MessageKey("remedy.conformance.resultsInvalid", "Name a file that epass conform reader --out wrote.")
    static let remedyConformanceChipCaseUnknown = MessageKey("remedy.conformance.chipCaseUnknown", "epass conform chip --list names every case.")
    static let remedyConformanceAuthorityInvalid = MessageKey("remedy.conformance.authorityInvalid", "Give the certificate of the CVCA, and its private key as PEM without a password.")
    static let remedyConformanceChipNotOpened = MessageKey("remedy.conformance.chipNotOpened", "Check what was given: --mrz or --can, or another way to the chip.")
    static let remedyPolicyNotJSON = MessageKey("remedy.policy.notJSON", "Correct the text at the place that is named.")
    static let remedyPolicySchemaUnknown = MessageKey("remedy.policy.schemaUnknown", "Begin the file with \"schema\": \"epass-policy/1\".")
    static let remedyPolicyNameUnknown = MessageKey("remedy.policy.nameUnknown", "Correct the name; epass schema policy has all of them.")
    static let remedyPolicyMemberMissing = MessageKey("remedy.policy.memberMissing", "Add the member; policies.md says what it holds.")
    static let remedyPolicyValueInvalid = MessageKey("remedy.policy.valueInvalid", "Correct the member that is named; policies.md says what it may hold.")
    static let remedyPolicyAcceptsFailure = MessageKey("remedy.policy.acceptsFailure", "Let the rule ask for an overall result that is successful.")
    static let remedyPolicyDataAlone = MessageKey("remedy.policy.dataAlone", "Say \"chip\": '{'\"dataAlone\": true'}', make the proofs of the chip mandatory, or demand one in chip.proofs.")
    static let remedyPolicyNameTaken = MessageKey("remedy.policy.nameTaken", "Choose another name.")
    static let remedyEvidenceSchemaUnknown = MessageKey("remedy.evidence.schemaUnknown", "Use the version that wrote it.")
    static let remedyEvidenceMemberMissing = MessageKey("remedy.evidence.memberMissing", "Get the file again.")
    static let remedyEvidenceMemberInvalid = MessageKey("remedy.evidence.memberInvalid", "Get the file again.")
    static let remedyEvidenceFileDoubled = MessageKey("remedy.evidence.fileDoubled", "Refuse the bundle.")
    static let remedyEvidenceInconsistent = MessageKey("remedy.evidence.inconsistent", "Refuse the bundle; read the document again.")
    static let remedyEvidenceNoFiles = MessageKey("remedy.evidence.noFiles", "Name a folder whose files are named as in Docs/evidence.md.")
    static let remedyEvidenceUnreadable = MessageKey("remedy.evidence.unreadable", "Check the path; copy a file again that is empty.")
    static let remedyEvidenceFileConflict = MessageKey("remedy.evidence.fileConflict", "Leave out the one that is not of this document.")
    static let remedyEvidenceSeveralDocuments = MessageKey("remedy.evidence.severalDocuments", "Give the files of one document at a time.")
    static let remedyEvidenceNameAmbiguous = MessageKey("remedy.evidence.nameAmbiguous", "Name it as the standard does, for example EF.SOD or EF.CardSecurity.")
    static let remedyEvidenceNameUnknown = MessageKey("remedy.evidence.nameUnknown", "Name it as in Docs/evidence.md, for example EF.SOD or EF.DG1.")
    static let remedyEvidenceTextUndecodable = MessageKey("remedy.evidence.textUndecodable", "Give the octets as they are, in hexadecimal digits or in base64.")
    static let remedyEvidenceFormUnknown = MessageKey("remedy.evidence.formUnknown", "Give one of the forms in Docs/evidence.md.")
    static let remedyEvidenceNotWitnessed = MessageKey("remedy.evidence.notWitnessed", "Take the bundle as epass read --sign-with wrote it, and name the key of that reader; without --witness it is judged as told.")
    static let remedyEvidenceWitnessKeys = MessageKey("remedy.evidence.witnessKeys", "Give a key on P-256 or of Ed25519: the public one or a certificate in PEM, or a JWK Set, to --witness; the private one in PEM (PKCS #8), or in a token, to --sign-with.")
    static let remedyAccessMrzRequired = MessageKey("remedy.access.mrzRequired", "Give the machine readable zone, or document number and both dates.")
    static let remedyAccessPaceNotOffered = MessageKey("remedy.access.paceNotOffered", "Read with --access auto, if this is a document that has Basic Access Control only or is read as it is.")
    static let remedyAccessPaceFailed = MessageKey("remedy.access.paceFailed", "Take the document off the reader, put it back and read again.")
    static let remedyReadInputInvalid = MessageKey("remedy.read.inputInvalid", "Compare what was given with the print; epass mrz shows what is wrong with an MRZ.")
    static let remedyReadOtherDocument = MessageKey("remedy.read.otherDocument", "Lay one document on the reader, leave it there, and read again from the start.")
    static let remedyReadApplicationMissing = MessageKey("remedy.read.applicationMissing", "Check that the chip is that of a travel document, and that only one chip lies on the reader.")
    static let remedyReadChipRefused = MessageKey("remedy.read.chipRefused", "Take the document off the reader, put it back and read again.")
    static let remedyReadLimitExceeded = MessageKey("remedy.read.limitExceeded", "Do not trust this chip; no document takes so many commands or octets.")
    static let remedyReadAppendingOpen = MessageKey("remedy.read.appendingOpen", "Read the document by a terminal that may read the file, and append only what is not there.")
    static let remedyReadRecordNotKept = MessageKey("remedy.read.recordNotKept", "Do not count on the record. Read the document again, and append what is not there.")
    static let remedyReadNoProgress = MessageKey("remedy.read.noProgress", "Do not trust this chip; read again on another reader.")
    static let remedyReadCancelled = MessageKey("remedy.read.cancelled", "Read again to get the rest.")
    static let remedyReadDeadlineExceeded = MessageKey("remedy.read.deadlineExceeded", "Place the document flat on the reader and read again.")
    static let remedyCliUsage = MessageKey("remedy.cli.usage", "See --help of the command.")
    static let remedyArchiveMalformed = MessageKey("remedy.archive.malformed", "Get the archive again; tar and ZIP archives are read.")
    static let remedyArchiveTruncated = MessageKey("remedy.archive.truncated", "Get the archive again: its end is missing.")
    static let remedyArchiveUnsafeEntry = MessageKey("remedy.archive.unsafeEntry", "Refuse it: no program that packs files of documents makes such entries.")
    static let remedyArchiveUnsupported = MessageKey("remedy.archive.unsupported", "Pack the files anew, as plain tar or as ZIP with DEFLATE.")
    static let remedyArchiveTooLarge = MessageKey("remedy.archive.tooLarge", "Check that the archive is the one you mean.")
    static let remedyArchiveDuplicatePath = MessageKey("remedy.archive.duplicatePath", "Pack the files anew: each path once, and the files of each document together.")
    static let remedyCliLanguage = MessageKey("remedy.cli.language", "Give --lang one of those, or the path of a catalogue (Docs/languages.md); EPASS_LANG and the locale count without it.")
    static let remedyCliNoInput = MessageKey("remedy.cli.noInput", "Check the name; a relative one starts at the current folder.")
    static let remedyCliTooLarge = MessageKey("remedy.cli.tooLarge", "Check that it is the file you mean.")
    static let remedyCliNoTerminal = MessageKey("remedy.cli.noTerminal", "Give the value on standard input (--mrz -).")
    static let remedyCliNoPIN = MessageKey("remedy.cli.noPIN", "Write the PIN into the file and nothing else.")
    static let remedyCliNotEvidence = MessageKey("remedy.cli.notEvidence", "Give a bundle that epass read --out wrote, a folder of files, or a seal.")
    static let remedyCliFileExists = MessageKey("remedy.cli.fileExists", "Name another file, or move that one away.")
    static let remedyCliFolderNotEmpty = MessageKey("remedy.cli.folderNotEmpty", "Name an empty folder, or one that does not exist yet.")
    static let remedyCliNoProgram = MessageKey("remedy.cli.noProgram", "Install the program, or do without what needs it.")
    static let remedyCliCannotWrite = MessageKey("remedy.cli.cannotWrite", "Name a place that you may write to.")
    static let remedyCliNothingToExport = MessageKey("remedy.cli.nothingToExport", "Ask for another kind or country; --unpinned writes anchors of lower standing, too.")
    static let remedyCliNoStore = MessageKey("remedy.cli.noStore", "epass trust setup makes it; --store names another one.")
    static let remedyCliNotInStore = MessageKey("remedy.cli.notInStore", "epass trust list and epass trust audit show what there is.")
    static let remedyCliConfirmationNeeded = MessageKey("remedy.cli.confirmationNeeded", "Look at it with --dry-run; confirm with --yes, or name what is trusted with --pin.")
    static let remedyCliCountry = MessageKey("remedy.cli.country", "Give a code of two or three letters, or the name of the State; epass trust audit shows those in the store.")
    static let remedyCliCommandFailed = MessageKey("remedy.cli.commandFailed", "Run it by itself and see what it says.")
    static let remedyCliNotConfirmed = MessageKey("remedy.cli.notConfirmed", "Look at it with --dry-run before it is imported.")
    static let remedyCliPinNotMet = MessageKey("remedy.cli.pinNotMet", "Compare with what the publisher says; epass inspect LIST shows both digests.")
    static let remedyCliInterrupted = MessageKey("remedy.cli.interrupted", "Start again.")
    static let remedyCliInternal = MessageKey("remedy.cli.internal", "Report it, without personal data.")
    static let remedyReaderSeveral = MessageKey("remedy.reader.several", "Name one with --reader, or take the others away.")
    static let remedyStatusMalformed = MessageKey("remedy.status.malformed", "Make the file again with epass status make; one that was cut says nothing.")
    static let remedyStatusOtherKey = MessageKey("remedy.status.otherKey", "Give the key that the file was made with, or make the file again with this one.")
    static let remedyStatusOutOfDate = MessageKey("remedy.status.outOfDate", "Get the next issue of the file.")
    static let remedyStatusContradictory = MessageKey("remedy.status.contradictory", "Find out which of the two is right, and make the file again.")
    static let remedyStatusDocument = MessageKey("remedy.status.document", "Write State, document code, number and date of expiry as they stand in the zone, with commas between them: D,P,C01X00T47,310831.")
    static let remedyStatusKey = MessageKey("remedy.status.key", "Make a key with epass status key, and keep its file readable by its owner only (chmod 600).")
    static let remedyStatusNoAnswer = MessageKey("remedy.status.noAnswer", "Run the program by itself with a handle on its standard input: it has to print one word and end with 0.")
    static let remedyResultMalformed = MessageKey("remedy.result.malformed", "Give the result as the service gave it out, asked for with Accept: application/jose.")
    static let remedyResultTooLong = MessageKey("remedy.result.tooLong", "Check that it is the file you mean.")
    static let remedyResultHeader = MessageKey("remedy.result.header", "Do not take it for a result; ask the service for it with Accept: application/jose.")
    static let remedyResultContent = MessageKey("remedy.result.content", "Use the epass of the service's version; if it is that already, report it.")
    static let remedyResultKeys = MessageKey("remedy.result.keys", "Give the JWK Set of the service (/.well-known/jwks.json), or its public key or certificate in PEM.")

    static let ofRemedy: [MessageKey] = [
        .remedyAccessAuthenticationLength,
        .remedyAccessAuthenticationMAC,
        .remedyAccessAuthenticationTokenInvalid,
        .remedyAccessAuthenticationTokenLength,
        .remedyAccessBlocked,
        .remedyAccessChallengeLength,
        .remedyAccessChannelClosed,
        .remedyAccessChannelLost,
        .remedyAccessChipAuthenticationDataMissing,
        .remedyAccessChipAuthenticationDataUnexpected,
        .remedyAccessChipAuthenticationRefused,
        .remedyAccessChipNonceMismatch,
        .remedyAccessCommandTooLong,
        .remedyAccessCommandUnsuitable,
        .remedyAccessCounterExhausted,
        .remedyAccessCryptogramInvalid,
        .remedyAccessCryptography,
        .remedyAccessDataObjectMalformed,
        .remedyAccessDataObjectMissing,
        .remedyAccessDataObjectOrder,
        .remedyAccessDataObjectRepeated,
        .remedyAccessDataObjectUnknown,
        .remedyAccessMacInvalid,
        .remedyAccessMacMissing,
        .remedyAccessMalformedResponse,
        .remedyAccessMappedGeneratorInvalid,
        .remedyAccessMappingDataNotEmpty,
        .remedyAccessMrzRequired,
        .remedyAccessNonceLength,
        .remedyAccessNotSupported,
        .remedyAccessOutOfSequence,
        .remedyAccessPaceFailed,
        .remedyAccessPaceNotOffered,
        .remedyAccessPaceRequired,
        .remedyAccessPaddingInvalid,
        .remedyAccessPasswordFormat,
        .remedyAccessPasswordSuspended,
        .remedyAccessProtocolError,
        .remedyAccessPublicKeyEncoding,
        .remedyAccessPublicKeyInvalid,
        .remedyAccessPublicKeyReflected,
        .remedyAccessStaticKeyAlgorithmMismatch,
        .remedyAccessStaticKeyMalformed,
        .remedyAccessStaticKeyNeutral,
        .remedyAccessStaticKeyNotInGroup,
        .remedyAccessStaticKeyOutOfRange,
        .remedyAccessStaticKeyParametersInvalid,
        .remedyAccessStaticKeyParametersUnsupported,
        .remedyAccessStaticKeyPrimeComposite,
        .remedyAccessStaticKeySmallOrder,
        .remedyAccessStatusMismatch,
        .remedyAccessTerminalAuthenticationNotAllowed,
        .remedyAccessTerminalCertificateRefused,
        .remedyAccessTerminalNonceMismatch,
        .remedyAccessTerminalSignatureMalformed,
        .remedyAccessTerminalSignatureRefused,
        .remedyAccessTerminalTrustPointUnknown,
        .remedyAccessTooManyStaticKeys,
        .remedyAccessUnprotectedResponse,
        .remedyAccessWrongPassword,
        .remedyApduInvalidExpectedLength,
        .remedyApduLengthMismatch,
        .remedyApduTooLong,
        .remedyApduTruncated,
        .remedyArchiveDuplicatePath,
        .remedyArchiveMalformed,
        .remedyArchiveTooLarge,
        .remedyArchiveTruncated,
        .remedyArchiveUnsafeEntry,
        .remedyArchiveUnsupported,
        .remedyCardInvalidResponse,
        .remedyCardNone,
        .remedyCardRemoved,
        .remedyCardReset,
        .remedyCardTimeout,
        .remedyCardTransmissionFailed,
        .remedyCardUnresponsive,
        .remedyChannelCancelled,
        .remedyChannelClosed,
        .remedyChannelInvalidCommand,
        .remedyChannelIoFailed,
        .remedyChannelScriptMismatch,
        .remedyCliCannotWrite,
        .remedyCliCommandFailed,
        .remedyCliConfirmationNeeded,
        .remedyCliCountry,
        .remedyCliFileExists,
        .remedyCliFolderNotEmpty,
        .remedyCliInternal,
        .remedyCliInterrupted,
        .remedyCliLanguage,
        .remedyCliNoInput,
        .remedyCliNoPIN,
        .remedyCliNoProgram,
        .remedyCliNoStore,
        .remedyCliNoTerminal,
        .remedyCliNotConfirmed,
        .remedyCliNotEvidence,
        .remedyCliNotInStore,
        .remedyCliNothingToExport,
        .remedyCliPinNotMet,
        .remedyCliTooLarge,
        .remedyCliUsage,
        .remedyConformanceAuthorityInvalid,
        .remedyConformanceCaseUnknown,
        .remedyConformanceChipCaseUnknown,
        .remedyConformanceChipNotOpened,
        .remedyConformanceFileInvalid,
        .remedyConformanceNotJSON,
        .remedyConformanceResultsInvalid,
        .remedyCryptoAlgorithmMismatch,
        .remedyCryptoAllowanceSpent,
        .remedyCryptoBufferTooSmall,
        .remedyCryptoCurveUnsupported,
        .remedyCryptoDomainParametersInvalid,
        .remedyCryptoDomainParametersNotExplicit,
        .remedyCryptoDomainParametersOutOfBounds,
        .remedyCryptoDomainParametersUnknown,
        .remedyCryptoDsaKeyInvalid,
        .remedyCryptoElementEncodingInvalid,
        .remedyCryptoElementNeutral,
        .remedyCryptoElementNotInGroup,
        .remedyCryptoElementOutOfRange,
        .remedyCryptoElementSmallOrder,
        .remedyCryptoEncodingInvalid,
        .remedyCryptoExplicitCurveUnknown,
        .remedyCryptoGroupMismatch,
        .remedyCryptoInputLength,
        .remedyCryptoIvLength,
        .remedyCryptoKeyAlgorithmUnsupported,
        .remedyCryptoKeyLength,
        .remedyCryptoLibraryUnavailable,
        .remedyCryptoNotInvertible,
        .remedyCryptoOperationFailed,
        .remedyCryptoPaddingInvalid,
        .remedyCryptoPointInvalid,
        .remedyCryptoPrimeComposite,
        .remedyCryptoPrivateKeyInvalid,
        .remedyCryptoRandomUnavailable,
        .remedyCryptoRsaOutOfBounds,
        .remedyCryptoSignatureOutOfRange,
        .remedyEvidenceFileConflict,
        .remedyEvidenceFileDoubled,
        .remedyEvidenceFormUnknown,
        .remedyEvidenceInconsistent,
        .remedyEvidenceMemberInvalid,
        .remedyEvidenceMemberMissing,
        .remedyEvidenceNameAmbiguous,
        .remedyEvidenceNameUnknown,
        .remedyEvidenceNoFiles,
        .remedyEvidenceNotWitnessed,
        .remedyEvidenceSchemaUnknown,
        .remedyEvidenceSeveralDocuments,
        .remedyEvidenceTextUndecodable,
        .remedyEvidenceUnreadable,
        .remedyEvidenceWitnessKeys,
        .remedyImageCancelled,
        .remedyImageCrashed,
        .remedyImageHelperFailed,
        .remedyImageHelperMissing,
        .remedyImageMalformed,
        .remedyImageMemory,
        .remedyImageNotBuilt,
        .remedyImageNotConfined,
        .remedyImageTimeout,
        .remedyImageTooLarge,
        .remedyImageUnsupported,
        .remedyJsonDuplicateName,
        .remedyJsonLimitExceeded,
        .remedyJsonNumber,
        .remedyJsonString,
        .remedyJsonSyntax,
        .remedyLdsDeviationRefused,
        .remedyLdsDuplicateElement,
        .remedyLdsInvalidEncoding,
        .remedyLdsInvalidMRZ,
        .remedyLdsInvalidValue,
        .remedyLdsLimitExceeded,
        .remedyLdsMissingElement,
        .remedyLdsNotEncodable,
        .remedyLdsTruncated,
        .remedyLdsUnexpectedTag,
        .remedyLdsUnsupportedVersion,
        .remedyMrzAmbiguousRepair,
        .remedyMrzCharacter,
        .remedyMrzCountryCode,
        .remedyMrzDate,
        .remedyMrzDocumentCode,
        .remedyMrzDocumentNumber,
        .remedyMrzEmpty,
        .remedyMrzFieldCharacter,
        .remedyMrzFieldTooLong,
        .remedyMrzLength,
        .remedyMrzLineLength,
        .remedyMrzName,
        .remedyMrzNotRepairable,
        .remedyMrzOtherLayout,
        .remedyMrzTooLong,
        .remedyMrzTripleShape,
        .remedyPkcs11Cancelled,
        .remedyPkcs11KeyAbsent,
        .remedyPkcs11KeyAmbiguous,
        .remedyPkcs11KeyUnsupported,
        .remedyPkcs11MechanismUnsupported,
        .remedyPkcs11ModuleFailed,
        .remedyPkcs11ModuleHung,
        .remedyPkcs11ModuleNotLoaded,
        .remedyPkcs11NotBuilt,
        .remedyPkcs11PinFinalTry,
        .remedyPkcs11PinIncorrect,
        .remedyPkcs11PinLocked,
        .remedyPkcs11PinRequired,
        .remedyPkcs11SignatureMalformed,
        .remedyPkcs11TokenAbsent,
        .remedyPkcs11TokenAmbiguous,
        .remedyPkcs11TokenFailed,
        .remedyPkcs11TokenLost,
        .remedyPkcs11UriMalformed,
        .remedyPkcs11UriUnsupported,
        .remedyPolicyAcceptsFailure,
        .remedyPolicyDataAlone,
        .remedyPolicyMemberMissing,
        .remedyPolicyNameTaken,
        .remedyPolicyNameUnknown,
        .remedyPolicyNotJSON,
        .remedyPolicySchemaUnknown,
        .remedyPolicyValueInvalid,
        .remedyReadAppendingOpen,
        .remedyReadApplicationMissing,
        .remedyReadCancelled,
        .remedyReadChipRefused,
        .remedyReadDeadlineExceeded,
        .remedyReadInputInvalid,
        .remedyReadLimitExceeded,
        .remedyReadNoProgress,
        .remedyReadOtherDocument,
        .remedyReadRecordNotKept,
        .remedyReaderBusy,
        .remedyReaderNoService,
        .remedyReaderNone,
        .remedyReaderNotPermitted,
        .remedyReaderRemoved,
        .remedyReaderServiceLost,
        .remedyReaderSeveral,
        .remedyReaderUnknown,
        .remedyReaderUnsupported,
        .remedyResultContent,
        .remedyResultHeader,
        .remedyResultKeys,
        .remedyResultMalformed,
        .remedyResultTooLong,
        .remedySealDuplicateFeature,
        .remedySealInvalidC40,
        .remedySealInvalidDate,
        .remedySealInvalidJSON,
        .remedySealInvalidLength,
        .remedySealInvalidSignature,
        .remedySealInvalidValue,
        .remedySealLimitExceeded,
        .remedySealMemberInvalid,
        .remedySealMemberMissing,
        .remedySealMissingSignature,
        .remedySealNotASeal,
        .remedySealNotEncodable,
        .remedySealOtherKind,
        .remedySealSigningFailed,
        .remedySealTrailingOctets,
        .remedySealTruncated,
        .remedySealUnreadableText,
        .remedySealUnsupportedVersion,
        .remedySimulatorAddressInvalid,
        .remedySimulatorConnectionFailed,
        .remedySimulatorConnectionLost,
        .remedySimulatorDescriptionInvalid,
        .remedySimulatorMemberUnknown,
        .remedySimulatorPersonalisationFailed,
        .remedySimulatorProfileUnknown,
        .remedySimulatorValueInvalid,
        .remedyStatusContradictory,
        .remedyStatusDocument,
        .remedyStatusKey,
        .remedyStatusMalformed,
        .remedyStatusNoAnswer,
        .remedyStatusOtherKey,
        .remedyStatusOutOfDate,
        .remedyTlvIndefiniteLength,
        .remedyTlvInvalidLength,
        .remedyTlvInvalidTag,
        .remedyTlvLimitExceeded,
        .remedyTlvMissingEndOfContents,
        .remedyTlvTrailingBytes,
        .remedyTlvTruncated,
        .remedyTlvUnexpectedTag,
        .remedyTraceInconsistent,
        .remedyTraceMemberInvalid,
        .remedyTraceRedacted,
        .remedyTraceSchemaUnknown,
        .remedyTraceSyntax,
        .remedyTraceTooLong,
        .remedyTranscriptInvalidHexadecimal,
        .remedyTranscriptRedacted,
        .remedyTranscriptSyntax,
        .remedyTranscriptTooLong,
        .remedyTrustBesideList,
        .remedyTrustChangeNotCarriedOut,
        .remedyTrustCryptography,
        .remedyTrustDoubledExtension,
        .remedyTrustExternalValue,
        .remedyTrustIssuingFailed,
        .remedyTrustLimitExceeded,
        .remedyTrustListRefused,
        .remedyTrustMalformed,
        .remedyTrustMalformedLDIF,
        .remedyTrustMalformedPEM,
        .remedyTrustNoCertificate,
        .remedyTrustNoChain,
        .remedyTrustNoSuchFile,
        .remedyTrustNotAStore,
        .remedyTrustNotTrustMaterial,
        .remedyTrustNothingToUndo,
        .remedyTrustRollback,
        .remedyTrustSelfSignatureWrong,
        .remedyTrustStoreDamaged,
        .remedyTrustStoreLocked,
        .remedyTrustStoreNotWritten,
        .remedyTrustStorePermissions,
        .remedyTrustStoreVersion,
        .remedyTrustTooLarge,
        .remedyTrustUnexpectedContent,
        .remedyTrustUnreadableFile,
        .remedyTrustUnsupportedAlgorithm,
    ]
}

extension Message {
    package static var remedyTlvTruncated: Message { Message(.remedyTlvTruncated) }
    package static var remedyTlvInvalidTag: Message { Message(.remedyTlvInvalidTag) }
    package static var remedyTlvInvalidLength: Message { Message(.remedyTlvInvalidLength) }
    package static var remedyTlvLimitExceeded: Message { Message(.remedyTlvLimitExceeded) }
    package static var remedyTlvUnexpectedTag: Message { Message(.remedyTlvUnexpectedTag) }
    package static var remedyTlvTrailingBytes: Message { Message(.remedyTlvTrailingBytes) }
    package static var remedyTlvIndefiniteLength: Message { Message(.remedyTlvIndefiniteLength) }
    package static var remedyTlvMissingEndOfContents: Message { Message(.remedyTlvMissingEndOfContents) }
    package static var remedyLdsTruncated: Message { Message(.remedyLdsTruncated) }
    package static var remedyLdsUnexpectedTag: Message { Message(.remedyLdsUnexpectedTag) }
    package static var remedyLdsInvalidEncoding: Message { Message(.remedyLdsInvalidEncoding) }
    package static var remedyLdsLimitExceeded: Message { Message(.remedyLdsLimitExceeded) }
    package static var remedyLdsMissingElement: Message { Message(.remedyLdsMissingElement) }
    package static var remedyLdsDuplicateElement: Message { Message(.remedyLdsDuplicateElement) }
    package static var remedyLdsInvalidValue: Message { Message(.remedyLdsInvalidValue) }
    package static var remedyLdsUnsupportedVersion: Message { Message(.remedyLdsUnsupportedVersion) }
    package static var remedyLdsInvalidMRZ: Message { Message(.remedyLdsInvalidMRZ) }
    package static var remedyLdsDeviationRefused: Message { Message(.remedyLdsDeviationRefused) }
    package static var remedyLdsNotEncodable: Message { Message(.remedyLdsNotEncodable) }
    package static var remedyCryptoLibraryUnavailable: Message { Message(.remedyCryptoLibraryUnavailable) }
    package static var remedyCryptoOperationFailed: Message { Message(.remedyCryptoOperationFailed) }
    package static var remedyCryptoRandomUnavailable: Message { Message(.remedyCryptoRandomUnavailable) }
    package static var remedyCryptoKeyLength: Message { Message(.remedyCryptoKeyLength) }
    package static var remedyCryptoIvLength: Message { Message(.remedyCryptoIvLength) }
    package static var remedyCryptoInputLength: Message { Message(.remedyCryptoInputLength) }
    package static var remedyCryptoBufferTooSmall: Message { Message(.remedyCryptoBufferTooSmall) }
    package static var remedyCryptoPaddingInvalid: Message { Message(.remedyCryptoPaddingInvalid) }
    package static var remedyCryptoEncodingInvalid: Message { Message(.remedyCryptoEncodingInvalid) }
    package static var remedyCryptoKeyAlgorithmUnsupported: Message { Message(.remedyCryptoKeyAlgorithmUnsupported) }
    package static var remedyCryptoRsaOutOfBounds: Message { Message(.remedyCryptoRsaOutOfBounds) }
    package static var remedyCryptoDsaKeyInvalid: Message { Message(.remedyCryptoDsaKeyInvalid) }
    package static var remedyCryptoCurveUnsupported: Message { Message(.remedyCryptoCurveUnsupported) }
    package static var remedyCryptoExplicitCurveUnknown: Message { Message(.remedyCryptoExplicitCurveUnknown) }
    package static var remedyCryptoPointInvalid: Message { Message(.remedyCryptoPointInvalid) }
    package static var remedyCryptoAlgorithmMismatch: Message { Message(.remedyCryptoAlgorithmMismatch) }
    package static var remedyCryptoSignatureOutOfRange: Message { Message(.remedyCryptoSignatureOutOfRange) }
    package static var remedyCryptoPrivateKeyInvalid: Message { Message(.remedyCryptoPrivateKeyInvalid) }
    package static var remedyCryptoElementEncodingInvalid: Message { Message(.remedyCryptoElementEncodingInvalid) }
    package static var remedyCryptoElementNotInGroup: Message { Message(.remedyCryptoElementNotInGroup) }
    package static var remedyCryptoElementNeutral: Message { Message(.remedyCryptoElementNeutral) }
    package static var remedyCryptoGroupMismatch: Message { Message(.remedyCryptoGroupMismatch) }
    package static var remedyCryptoDomainParametersUnknown: Message { Message(.remedyCryptoDomainParametersUnknown) }
    package static var remedyCryptoDomainParametersNotExplicit: Message { Message(.remedyCryptoDomainParametersNotExplicit) }
    package static var remedyCryptoPrimeComposite: Message { Message(.remedyCryptoPrimeComposite) }
    package static var remedyCryptoDomainParametersInvalid: Message { Message(.remedyCryptoDomainParametersInvalid) }
    package static var remedyCryptoDomainParametersOutOfBounds: Message { Message(.remedyCryptoDomainParametersOutOfBounds) }
    package static var remedyCryptoAllowanceSpent: Message { Message(.remedyCryptoAllowanceSpent) }
    package static var remedyCryptoElementOutOfRange: Message { Message(.remedyCryptoElementOutOfRange) }
    package static var remedyCryptoElementSmallOrder: Message { Message(.remedyCryptoElementSmallOrder) }
    package static var remedyCryptoNotInvertible: Message { Message(.remedyCryptoNotInvertible) }
    package static var remedyMrzEmpty: Message { Message(.remedyMrzEmpty) }
    package static var remedyMrzLength: Message { Message(.remedyMrzLength) }
    package static var remedyMrzLineLength: Message { Message(.remedyMrzLineLength) }
    package static var remedyMrzCharacter: Message { Message(.remedyMrzCharacter) }
    package static var remedyMrzTooLong: Message { Message(.remedyMrzTooLong) }
    package static var remedyMrzOtherLayout: Message { Message(.remedyMrzOtherLayout) }
    package static var remedyMrzTripleShape: Message { Message(.remedyMrzTripleShape) }
    package static var remedyMrzDocumentNumber: Message { Message(.remedyMrzDocumentNumber) }
    package static var remedyMrzDate: Message { Message(.remedyMrzDate) }
    package static var remedyMrzNotRepairable: Message { Message(.remedyMrzNotRepairable) }
    package static var remedyMrzAmbiguousRepair: Message { Message(.remedyMrzAmbiguousRepair) }
    package static var remedyMrzFieldTooLong: Message { Message(.remedyMrzFieldTooLong) }
    package static var remedyMrzFieldCharacter: Message { Message(.remedyMrzFieldCharacter) }
    package static var remedyMrzName: Message { Message(.remedyMrzName) }
    package static var remedyMrzDocumentCode: Message { Message(.remedyMrzDocumentCode) }
    package static var remedyMrzCountryCode: Message { Message(.remedyMrzCountryCode) }
    package static var remedyJsonSyntax: Message { Message(.remedyJsonSyntax) }
    package static var remedyJsonString: Message { Message(.remedyJsonString) }
    package static var remedyJsonNumber: Message { Message(.remedyJsonNumber) }
    package static var remedyJsonDuplicateName: Message { Message(.remedyJsonDuplicateName) }
    package static var remedyJsonLimitExceeded: Message { Message(.remedyJsonLimitExceeded) }
    package static var remedyApduTruncated: Message { Message(.remedyApduTruncated) }
    package static var remedyApduLengthMismatch: Message { Message(.remedyApduLengthMismatch) }
    package static var remedyApduTooLong: Message { Message(.remedyApduTooLong) }
    package static var remedyApduInvalidExpectedLength: Message { Message(.remedyApduInvalidExpectedLength) }
    package static var remedyCardRemoved: Message { Message(.remedyCardRemoved) }
    package static var remedyCardReset: Message { Message(.remedyCardReset) }
    package static var remedyCardUnresponsive: Message { Message(.remedyCardUnresponsive) }
    package static var remedyCardNone: Message { Message(.remedyCardNone) }
    package static var remedyCardTransmissionFailed: Message { Message(.remedyCardTransmissionFailed) }
    package static var remedyCardInvalidResponse: Message { Message(.remedyCardInvalidResponse) }
    package static var remedyCardTimeout: Message { Message(.remedyCardTimeout) }
    package static var remedyReaderNone: Message { Message(.remedyReaderNone) }
    package static var remedyReaderUnknown: Message { Message(.remedyReaderUnknown) }
    package static var remedyReaderRemoved: Message { Message(.remedyReaderRemoved) }
    package static var remedyReaderBusy: Message { Message(.remedyReaderBusy) }
    package static var remedyReaderNoService: Message { Message(.remedyReaderNoService) }
    package static var remedyReaderServiceLost: Message { Message(.remedyReaderServiceLost) }
    package static var remedyReaderNotPermitted: Message { Message(.remedyReaderNotPermitted) }
    package static var remedyReaderUnsupported: Message { Message(.remedyReaderUnsupported) }
    package static var remedyChannelCancelled: Message { Message(.remedyChannelCancelled) }
    package static var remedyChannelInvalidCommand: Message { Message(.remedyChannelInvalidCommand) }
    package static var remedyChannelClosed: Message { Message(.remedyChannelClosed) }
    package static var remedyChannelScriptMismatch: Message { Message(.remedyChannelScriptMismatch) }
    package static var remedyChannelIoFailed: Message { Message(.remedyChannelIoFailed) }
    package static var remedyTranscriptSyntax: Message { Message(.remedyTranscriptSyntax) }
    package static var remedyTranscriptInvalidHexadecimal: Message { Message(.remedyTranscriptInvalidHexadecimal) }
    package static var remedyTranscriptTooLong: Message { Message(.remedyTranscriptTooLong) }
    package static var remedyTranscriptRedacted: Message { Message(.remedyTranscriptRedacted) }
    package static var remedyTraceSchemaUnknown: Message { Message(.remedyTraceSchemaUnknown) }
    package static var remedyTraceSyntax: Message { Message(.remedyTraceSyntax) }
    package static var remedyTraceMemberInvalid: Message { Message(.remedyTraceMemberInvalid) }
    package static var remedyTraceInconsistent: Message { Message(.remedyTraceInconsistent) }
    package static var remedyTraceTooLong: Message { Message(.remedyTraceTooLong) }
    package static var remedyTraceRedacted: Message { Message(.remedyTraceRedacted) }
    package static var remedyAccessWrongPassword: Message { Message(.remedyAccessWrongPassword) }
    package static var remedyAccessPaceRequired: Message { Message(.remedyAccessPaceRequired) }
    package static var remedyAccessNotSupported: Message { Message(.remedyAccessNotSupported) }
    package static var remedyAccessBlocked: Message { Message(.remedyAccessBlocked) }
    package static var remedyAccessProtocolError: Message { Message(.remedyAccessProtocolError) }
    package static var remedyAccessChallengeLength: Message { Message(.remedyAccessChallengeLength) }
    package static var remedyAccessAuthenticationLength: Message { Message(.remedyAccessAuthenticationLength) }
    package static var remedyAccessAuthenticationMAC: Message { Message(.remedyAccessAuthenticationMAC) }
    package static var remedyAccessTerminalNonceMismatch: Message { Message(.remedyAccessTerminalNonceMismatch) }
    package static var remedyAccessChipNonceMismatch: Message { Message(.remedyAccessChipNonceMismatch) }
    package static var remedyAccessMalformedResponse: Message { Message(.remedyAccessMalformedResponse) }
    package static var remedyAccessPasswordFormat: Message { Message(.remedyAccessPasswordFormat) }
    package static var remedyAccessPasswordSuspended: Message { Message(.remedyAccessPasswordSuspended) }
    package static var remedyAccessDataObjectMissing: Message { Message(.remedyAccessDataObjectMissing) }
    package static var remedyAccessNonceLength: Message { Message(.remedyAccessNonceLength) }
    package static var remedyAccessPublicKeyEncoding: Message { Message(.remedyAccessPublicKeyEncoding) }
    package static var remedyAccessPublicKeyInvalid: Message { Message(.remedyAccessPublicKeyInvalid) }
    package static var remedyAccessPublicKeyReflected: Message { Message(.remedyAccessPublicKeyReflected) }
    package static var remedyAccessMappedGeneratorInvalid: Message { Message(.remedyAccessMappedGeneratorInvalid) }
    package static var remedyAccessMappingDataNotEmpty: Message { Message(.remedyAccessMappingDataNotEmpty) }
    package static var remedyAccessAuthenticationTokenLength: Message { Message(.remedyAccessAuthenticationTokenLength) }
    package static var remedyAccessAuthenticationTokenInvalid: Message { Message(.remedyAccessAuthenticationTokenInvalid) }
    package static var remedyAccessChipAuthenticationDataMissing: Message { Message(.remedyAccessChipAuthenticationDataMissing) }
    package static var remedyAccessChipAuthenticationDataUnexpected: Message { Message(.remedyAccessChipAuthenticationDataUnexpected) }
    package static var remedyAccessStaticKeyMalformed: Message { Message(.remedyAccessStaticKeyMalformed) }
    package static var remedyAccessStaticKeyOutOfRange: Message { Message(.remedyAccessStaticKeyOutOfRange) }
    package static var remedyAccessStaticKeyNeutral: Message { Message(.remedyAccessStaticKeyNeutral) }
    package static var remedyAccessStaticKeySmallOrder: Message { Message(.remedyAccessStaticKeySmallOrder) }
    package static var remedyAccessStaticKeyNotInGroup: Message { Message(.remedyAccessStaticKeyNotInGroup) }
    package static var remedyAccessStaticKeyPrimeComposite: Message { Message(.remedyAccessStaticKeyPrimeComposite) }
    package static var remedyAccessStaticKeyParametersInvalid: Message { Message(.remedyAccessStaticKeyParametersInvalid) }
    package static var remedyAccessStaticKeyParametersUnsupported: Message { Message(.remedyAccessStaticKeyParametersUnsupported) }
    package static var remedyAccessStaticKeyAlgorithmMismatch: Message { Message(.remedyAccessStaticKeyAlgorithmMismatch) }
    package static var remedyAccessTooManyStaticKeys: Message { Message(.remedyAccessTooManyStaticKeys) }
    package static var remedyAccessChipAuthenticationRefused: Message { Message(.remedyAccessChipAuthenticationRefused) }
    package static var remedyAccessChannelLost: Message { Message(.remedyAccessChannelLost) }
    package static var remedyAccessUnprotectedResponse: Message { Message(.remedyAccessUnprotectedResponse) }
    package static var remedyAccessMacMissing: Message { Message(.remedyAccessMacMissing) }
    package static var remedyAccessMacInvalid: Message { Message(.remedyAccessMacInvalid) }
    package static var remedyAccessDataObjectMalformed: Message { Message(.remedyAccessDataObjectMalformed) }
    package static var remedyAccessDataObjectUnknown: Message { Message(.remedyAccessDataObjectUnknown) }
    package static var remedyAccessDataObjectRepeated: Message { Message(.remedyAccessDataObjectRepeated) }
    package static var remedyAccessDataObjectOrder: Message { Message(.remedyAccessDataObjectOrder) }
    package static var remedyAccessStatusMismatch: Message { Message(.remedyAccessStatusMismatch) }
    package static var remedyAccessCryptogramInvalid: Message { Message(.remedyAccessCryptogramInvalid) }
    package static var remedyAccessPaddingInvalid: Message { Message(.remedyAccessPaddingInvalid) }
    package static var remedyAccessChannelClosed: Message { Message(.remedyAccessChannelClosed) }
    package static var remedyAccessOutOfSequence: Message { Message(.remedyAccessOutOfSequence) }
    package static var remedyAccessCounterExhausted: Message { Message(.remedyAccessCounterExhausted) }
    package static var remedyAccessCommandUnsuitable: Message { Message(.remedyAccessCommandUnsuitable) }
    package static var remedyAccessCommandTooLong: Message { Message(.remedyAccessCommandTooLong) }
    package static var remedyAccessTerminalTrustPointUnknown: Message { Message(.remedyAccessTerminalTrustPointUnknown) }
    package static var remedyAccessTerminalCertificateRefused: Message { Message(.remedyAccessTerminalCertificateRefused) }
    package static var remedyAccessTerminalSignatureMalformed: Message { Message(.remedyAccessTerminalSignatureMalformed) }
    package static var remedyAccessTerminalSignatureRefused: Message { Message(.remedyAccessTerminalSignatureRefused) }
    package static var remedyAccessTerminalAuthenticationNotAllowed: Message { Message(.remedyAccessTerminalAuthenticationNotAllowed) }
    package static var remedyAccessCryptography: Message { Message(.remedyAccessCryptography) }
    package static var remedyTrustMalformed: Message { Message(.remedyTrustMalformed) }
    package static var remedyTrustTooLarge: Message { Message(.remedyTrustTooLarge) }
    package static var remedyTrustLimitExceeded: Message { Message(.remedyTrustLimitExceeded) }
    package static var remedyTrustUnexpectedContent: Message { Message(.remedyTrustUnexpectedContent) }
    package static var remedyTrustDoubledExtension: Message { Message(.remedyTrustDoubledExtension) }
    package static var remedyTrustUnsupportedAlgorithm: Message { Message(.remedyTrustUnsupportedAlgorithm) }
    package static var remedyTrustNoSuchFile: Message { Message(.remedyTrustNoSuchFile) }
    package static var remedyTrustUnreadableFile: Message { Message(.remedyTrustUnreadableFile) }
    package static var remedyTrustNoCertificate: Message { Message(.remedyTrustNoCertificate) }
    package static var remedyTrustNoChain: Message { Message(.remedyTrustNoChain) }
    package static var remedyTrustMalformedPEM: Message { Message(.remedyTrustMalformedPEM) }
    package static var remedyTrustMalformedLDIF: Message { Message(.remedyTrustMalformedLDIF) }
    package static var remedyTrustExternalValue: Message { Message(.remedyTrustExternalValue) }
    package static var remedyTrustChangeNotCarriedOut: Message { Message(.remedyTrustChangeNotCarriedOut) }
    package static var remedyTrustNotTrustMaterial: Message { Message(.remedyTrustNotTrustMaterial) }
    package static var remedyTrustIssuingFailed: Message { Message(.remedyTrustIssuingFailed) }
    package static var remedyTrustCryptography: Message { Message(.remedyTrustCryptography) }
    package static var remedyTrustStoreDamaged: Message { Message(.remedyTrustStoreDamaged) }
    package static var remedyTrustStoreVersion: Message { Message(.remedyTrustStoreVersion) }
    package static var remedyTrustStoreLocked: Message { Message(.remedyTrustStoreLocked) }
    package static var remedyTrustStorePermissions: Message { Message(.remedyTrustStorePermissions) }
    package static var remedyTrustStoreNotWritten: Message { Message(.remedyTrustStoreNotWritten) }
    package static var remedyTrustNotAStore: Message { Message(.remedyTrustNotAStore) }
    package static var remedyTrustRollback: Message { Message(.remedyTrustRollback) }
    package static var remedyTrustNothingToUndo: Message { Message(.remedyTrustNothingToUndo) }
    package static var remedyTrustListRefused: Message { Message(.remedyTrustListRefused) }
    package static var remedyTrustBesideList: Message { Message(.remedyTrustBesideList) }
    package static var remedyTrustSelfSignatureWrong: Message { Message(.remedyTrustSelfSignatureWrong) }
    package static var remedySealNotASeal: Message { Message(.remedySealNotASeal) }
    package static var remedySealOtherKind: Message { Message(.remedySealOtherKind) }
    package static var remedySealUnreadableText: Message { Message(.remedySealUnreadableText) }
    package static var remedySealUnsupportedVersion: Message { Message(.remedySealUnsupportedVersion) }
    package static var remedySealTruncated: Message { Message(.remedySealTruncated) }
    package static var remedySealTrailingOctets: Message { Message(.remedySealTrailingOctets) }
    package static var remedySealLimitExceeded: Message { Message(.remedySealLimitExceeded) }
    package static var remedySealInvalidLength: Message { Message(.remedySealInvalidLength) }
    package static var remedySealInvalidC40: Message { Message(.remedySealInvalidC40) }
    package static var remedySealInvalidDate: Message { Message(.remedySealInvalidDate) }
    package static var remedySealInvalidValue: Message { Message(.remedySealInvalidValue) }
    package static var remedySealDuplicateFeature: Message { Message(.remedySealDuplicateFeature) }
    package static var remedySealMissingSignature: Message { Message(.remedySealMissingSignature) }
    package static var remedySealInvalidSignature: Message { Message(.remedySealInvalidSignature) }
    package static var remedySealInvalidJSON: Message { Message(.remedySealInvalidJSON) }
    package static var remedySealMemberMissing: Message { Message(.remedySealMemberMissing) }
    package static var remedySealMemberInvalid: Message { Message(.remedySealMemberInvalid) }
    package static var remedySealNotEncodable: Message { Message(.remedySealNotEncodable) }
    package static var remedySealSigningFailed: Message { Message(.remedySealSigningFailed) }
    package static var remedyPkcs11NotBuilt: Message { Message(.remedyPkcs11NotBuilt) }
    package static var remedyPkcs11UriMalformed: Message { Message(.remedyPkcs11UriMalformed) }
    package static var remedyPkcs11UriUnsupported: Message { Message(.remedyPkcs11UriUnsupported) }
    package static var remedyPkcs11ModuleNotLoaded: Message { Message(.remedyPkcs11ModuleNotLoaded) }
    package static var remedyPkcs11ModuleFailed: Message { Message(.remedyPkcs11ModuleFailed) }
    package static var remedyPkcs11TokenAbsent: Message { Message(.remedyPkcs11TokenAbsent) }
    package static var remedyPkcs11TokenAmbiguous: Message { Message(.remedyPkcs11TokenAmbiguous) }
    package static var remedyPkcs11PinRequired: Message { Message(.remedyPkcs11PinRequired) }
    package static var remedyPkcs11PinIncorrect: Message { Message(.remedyPkcs11PinIncorrect) }
    package static var remedyPkcs11PinFinalTry: Message { Message(.remedyPkcs11PinFinalTry) }
    package static var remedyPkcs11PinLocked: Message { Message(.remedyPkcs11PinLocked) }
    package static var remedyPkcs11KeyAbsent: Message { Message(.remedyPkcs11KeyAbsent) }
    package static var remedyPkcs11KeyAmbiguous: Message { Message(.remedyPkcs11KeyAmbiguous) }
    package static var remedyPkcs11KeyUnsupported: Message { Message(.remedyPkcs11KeyUnsupported) }
    package static var remedyPkcs11MechanismUnsupported: Message { Message(.remedyPkcs11MechanismUnsupported) }
    package static var remedyPkcs11SignatureMalformed: Message { Message(.remedyPkcs11SignatureMalformed) }
    package static var remedyPkcs11TokenFailed: Message { Message(.remedyPkcs11TokenFailed) }
    package static var remedyPkcs11TokenLost: Message { Message(.remedyPkcs11TokenLost) }
    package static var remedyPkcs11ModuleHung: Message { Message(.remedyPkcs11ModuleHung) }
    package static var remedyPkcs11Cancelled: Message { Message(.remedyPkcs11Cancelled) }
    package static var remedyImageMalformed: Message { Message(.remedyImageMalformed) }
    package static var remedyImageUnsupported: Message { Message(.remedyImageUnsupported) }
    package static var remedyImageTooLarge: Message { Message(.remedyImageTooLarge) }
    package static var remedyImageMemory: Message { Message(.remedyImageMemory) }
    package static var remedyImageTimeout: Message { Message(.remedyImageTimeout) }
    package static var remedyImageCrashed: Message { Message(.remedyImageCrashed) }
    package static var remedyImageNotConfined: Message { Message(.remedyImageNotConfined) }
    package static var remedyImageHelperMissing: Message { Message(.remedyImageHelperMissing) }
    package static var remedyImageHelperFailed: Message { Message(.remedyImageHelperFailed) }
    package static var remedyImageNotBuilt: Message { Message(.remedyImageNotBuilt) }
    package static var remedyImageCancelled: Message { Message(.remedyImageCancelled) }
    package static var remedySimulatorDescriptionInvalid: Message { Message(.remedySimulatorDescriptionInvalid) }
    package static var remedySimulatorMemberUnknown: Message { Message(.remedySimulatorMemberUnknown) }
    package static var remedySimulatorValueInvalid: Message { Message(.remedySimulatorValueInvalid) }
    package static var remedySimulatorProfileUnknown: Message { Message(.remedySimulatorProfileUnknown) }
    package static var remedySimulatorPersonalisationFailed: Message { Message(.remedySimulatorPersonalisationFailed) }
    package static var remedySimulatorAddressInvalid: Message { Message(.remedySimulatorAddressInvalid) }
    package static var remedySimulatorConnectionFailed: Message { Message(.remedySimulatorConnectionFailed) }
    package static var remedySimulatorConnectionLost: Message { Message(.remedySimulatorConnectionLost) }
    package static var remedyConformanceNotJSON: Message { Message(.remedyConformanceNotJSON) }
    package static var remedyConformanceFileInvalid: Message { Message(.remedyConformanceFileInvalid) }
    package static var remedyConformanceCaseUnknown: Message { Message(.remedyConformanceCaseUnknown) }
    package static var remedyConformanceResultsInvalid: Message { Message(.remedyConformanceResultsInvalid) }
    package static var remedyConformanceChipCaseUnknown: Message { Message(.remedyConformanceChipCaseUnknown) }
    package static var remedyConformanceAuthorityInvalid: Message { Message(.remedyConformanceAuthorityInvalid) }
    package static var remedyConformanceChipNotOpened: Message { Message(.remedyConformanceChipNotOpened) }
    package static var remedyPolicyNotJSON: Message { Message(.remedyPolicyNotJSON) }
    package static var remedyPolicySchemaUnknown: Message { Message(.remedyPolicySchemaUnknown) }
    package static var remedyPolicyNameUnknown: Message { Message(.remedyPolicyNameUnknown) }
    package static var remedyPolicyMemberMissing: Message { Message(.remedyPolicyMemberMissing) }
    package static var remedyPolicyValueInvalid: Message { Message(.remedyPolicyValueInvalid) }
    package static var remedyPolicyAcceptsFailure: Message { Message(.remedyPolicyAcceptsFailure) }
    package static var remedyPolicyDataAlone: Message { Message(.remedyPolicyDataAlone) }
    package static var remedyPolicyNameTaken: Message { Message(.remedyPolicyNameTaken) }
    package static var remedyEvidenceSchemaUnknown: Message { Message(.remedyEvidenceSchemaUnknown) }
    package static var remedyEvidenceMemberMissing: Message { Message(.remedyEvidenceMemberMissing) }
    package static var remedyEvidenceMemberInvalid: Message { Message(.remedyEvidenceMemberInvalid) }
    package static var remedyEvidenceFileDoubled: Message { Message(.remedyEvidenceFileDoubled) }
    package static var remedyEvidenceInconsistent: Message { Message(.remedyEvidenceInconsistent) }
    package static var remedyEvidenceNoFiles: Message { Message(.remedyEvidenceNoFiles) }
    package static var remedyEvidenceUnreadable: Message { Message(.remedyEvidenceUnreadable) }
    package static var remedyEvidenceFileConflict: Message { Message(.remedyEvidenceFileConflict) }
    package static var remedyEvidenceSeveralDocuments: Message { Message(.remedyEvidenceSeveralDocuments) }
    package static var remedyEvidenceNameAmbiguous: Message { Message(.remedyEvidenceNameAmbiguous) }
    package static var remedyEvidenceNameUnknown: Message { Message(.remedyEvidenceNameUnknown) }
    package static var remedyEvidenceTextUndecodable: Message { Message(.remedyEvidenceTextUndecodable) }
    package static var remedyEvidenceFormUnknown: Message { Message(.remedyEvidenceFormUnknown) }
    package static var remedyEvidenceNotWitnessed: Message { Message(.remedyEvidenceNotWitnessed) }
    package static var remedyEvidenceWitnessKeys: Message { Message(.remedyEvidenceWitnessKeys) }
    package static var remedyAccessMrzRequired: Message { Message(.remedyAccessMrzRequired) }
    package static var remedyAccessPaceNotOffered: Message { Message(.remedyAccessPaceNotOffered) }
    package static var remedyAccessPaceFailed: Message { Message(.remedyAccessPaceFailed) }
    package static var remedyReadInputInvalid: Message { Message(.remedyReadInputInvalid) }
    package static var remedyReadOtherDocument: Message { Message(.remedyReadOtherDocument) }
    package static var remedyReadApplicationMissing: Message { Message(.remedyReadApplicationMissing) }
    package static var remedyReadChipRefused: Message { Message(.remedyReadChipRefused) }
    package static var remedyReadLimitExceeded: Message { Message(.remedyReadLimitExceeded) }
    package static var remedyReadAppendingOpen: Message { Message(.remedyReadAppendingOpen) }
    package static var remedyReadRecordNotKept: Message { Message(.remedyReadRecordNotKept) }
    package static var remedyReadNoProgress: Message { Message(.remedyReadNoProgress) }
    package static var remedyReadCancelled: Message { Message(.remedyReadCancelled) }
    package static var remedyReadDeadlineExceeded: Message { Message(.remedyReadDeadlineExceeded) }
    package static var remedyCliUsage: Message { Message(.remedyCliUsage) }
    package static var remedyArchiveMalformed: Message { Message(.remedyArchiveMalformed) }
    package static var remedyArchiveTruncated: Message { Message(.remedyArchiveTruncated) }
    package static var remedyArchiveUnsafeEntry: Message { Message(.remedyArchiveUnsafeEntry) }
    package static var remedyArchiveUnsupported: Message { Message(.remedyArchiveUnsupported) }
    package static var remedyArchiveTooLarge: Message { Message(.remedyArchiveTooLarge) }
    package static var remedyArchiveDuplicatePath: Message { Message(.remedyArchiveDuplicatePath) }
    package static var remedyCliLanguage: Message { Message(.remedyCliLanguage) }
    package static var remedyCliNoInput: Message { Message(.remedyCliNoInput) }
    package static var remedyCliTooLarge: Message { Message(.remedyCliTooLarge) }
    package static var remedyCliNoTerminal: Message { Message(.remedyCliNoTerminal) }
    package static var remedyCliNoPIN: Message { Message(.remedyCliNoPIN) }
    package static var remedyCliNotEvidence: Message { Message(.remedyCliNotEvidence) }
    package static var remedyCliFileExists: Message { Message(.remedyCliFileExists) }
    package static var remedyCliFolderNotEmpty: Message { Message(.remedyCliFolderNotEmpty) }
    package static var remedyCliNoProgram: Message { Message(.remedyCliNoProgram) }
    package static var remedyCliCannotWrite: Message { Message(.remedyCliCannotWrite) }
    package static var remedyCliNothingToExport: Message { Message(.remedyCliNothingToExport) }
    package static var remedyCliNoStore: Message { Message(.remedyCliNoStore) }
    package static var remedyCliNotInStore: Message { Message(.remedyCliNotInStore) }
    package static var remedyCliConfirmationNeeded: Message { Message(.remedyCliConfirmationNeeded) }
    package static var remedyCliCountry: Message { Message(.remedyCliCountry) }
    package static var remedyCliCommandFailed: Message { Message(.remedyCliCommandFailed) }
    package static var remedyCliNotConfirmed: Message { Message(.remedyCliNotConfirmed) }
    package static var remedyCliPinNotMet: Message { Message(.remedyCliPinNotMet) }
    package static var remedyCliInterrupted: Message { Message(.remedyCliInterrupted) }
    package static var remedyCliInternal: Message { Message(.remedyCliInternal) }
    package static var remedyReaderSeveral: Message { Message(.remedyReaderSeveral) }
    package static var remedyStatusMalformed: Message { Message(.remedyStatusMalformed) }
    package static var remedyStatusOtherKey: Message { Message(.remedyStatusOtherKey) }
    package static var remedyStatusOutOfDate: Message { Message(.remedyStatusOutOfDate) }
    package static var remedyStatusContradictory: Message { Message(.remedyStatusContradictory) }
    package static var remedyStatusDocument: Message { Message(.remedyStatusDocument) }
    package static var remedyStatusKey: Message { Message(.remedyStatusKey) }
    package static var remedyStatusNoAnswer: Message { Message(.remedyStatusNoAnswer) }
    package static var remedyResultMalformed: Message { Message(.remedyResultMalformed) }
    package static var remedyResultTooLong: Message { Message(.remedyResultTooLong) }
    package static var remedyResultHeader: Message { Message(.remedyResultHeader) }
    package static var remedyResultContent: Message { Message(.remedyResultContent) }
    package static var remedyResultKeys: Message { Message(.remedyResultKeys) }
}
