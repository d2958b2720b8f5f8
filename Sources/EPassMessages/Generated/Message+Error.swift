// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let errorTlvTruncated = MessageKey("error.tlv.truncated", "The octets end before the data object does.")
    static let errorTlvInvalidTag = MessageKey("error.tlv.invalidTag", "The tag has more than four octets or is padded.")
    static let errorTlvInvalidLength = MessageKey("error.tlv.invalidLength", "The length field is reserved, has more than four octets, or more than DER allows.")
    static let errorTlvLimitExceeded = MessageKey("error.tlv.limitExceeded", "The data objects are deeper, more or longer than the limits allow.")
    static let errorTlvUnexpectedTag = MessageKey("error.tlv.unexpectedTag", "Another tag stands where one was required.")
    static let errorTlvTrailingBytes = MessageKey("error.tlv.trailingBytes", "Octets follow the last data object.")
    static let errorTlvIndefiniteLength = MessageKey("error.tlv.indefiniteLength", "An indefinite length stands where only a definite one is allowed.")
    static let errorTlvMissingEndOfContents = MessageKey("error.tlv.missingEndOfContents", "An indefinite length is without its end-of-contents octets.")
    static let errorLdsTruncated = MessageKey("error.lds.truncated", "The octets end before the element does.")
    static let errorLdsUnexpectedTag = MessageKey("error.lds.unexpectedTag", "Another tag stands where one was required.")
    static let errorLdsInvalidEncoding = MessageKey("error.lds.invalidEncoding", "A tag, a length or a number is not encoded as it must be there.")
    static let errorLdsLimitExceeded = MessageKey("error.lds.limitExceeded", "The elements are deeper, more or longer than is accepted.")
    static let errorLdsMissingElement = MessageKey("error.lds.missingElement", "A mandatory element is absent.")
    static let errorLdsDuplicateElement = MessageKey("error.lds.duplicateElement", "An element that may occur once occurs again.")
    static let errorLdsInvalidValue = MessageKey("error.lds.invalidValue", "An element holds a value that the standard does not allow there.")
    static let errorLdsUnsupportedVersion = MessageKey("error.lds.unsupportedVersion", "The structure is of a version that is not known.")
    static let errorLdsInvalidMRZ = MessageKey("error.lds.invalidMRZ", "What stands in DG1 is no machine readable zone.")
    static let errorLdsDeviationRefused = MessageKey("error.lds.deviationRefused", "The decoding profile does not tolerate a deviation.")
    static let errorLdsNotEncodable = MessageKey("error.lds.notEncodable", "A value cannot be written.")
    static let errorCryptoLibraryUnavailable = MessageKey("error.crypto.libraryUnavailable", "OpenSSL's library context or its default provider could not be had.")
    static let errorCryptoOperationFailed = MessageKey("error.crypto.operationFailed", "OpenSSL refused an operation that should have worked.")
    static let errorCryptoRandomUnavailable = MessageKey("error.crypto.randomUnavailable", "The system's random generator gave nothing.")
    static let errorCryptoKeyLength = MessageKey("error.crypto.keyLength", "A key is of the wrong length for the algorithm.")
    static let errorCryptoIvLength = MessageKey("error.crypto.ivLength", "An initialisation vector is not as long as a block.")
    static let errorCryptoInputLength = MessageKey("error.crypto.inputLength", "The input is no whole number of blocks, or is empty where a block is needed.")
    static let errorCryptoBufferTooSmall = MessageKey("error.crypto.bufferTooSmall", "An output buffer is too small.")
    static let errorCryptoPaddingInvalid = MessageKey("error.crypto.paddingInvalid", "There is no valid padding (ISO/IEC 9797-1 method 2) at the end of a plaintext.")
    static let errorCryptoEncodingInvalid = MessageKey("error.crypto.encodingInvalid", "DER is malformed, or not of the expected shape.")
    static let errorCryptoKeyAlgorithmUnsupported = MessageKey("error.crypto.keyAlgorithmUnsupported", "The algorithm of a public key is none of RSA, RSASSA-PSS, DSA and elliptic curves.")
    static let errorCryptoRsaOutOfBounds = MessageKey("error.crypto.rsaOutOfBounds", "An RSA modulus or exponent is out of the accepted bounds.")
    static let errorCryptoDsaKeyInvalid = MessageKey("error.crypto.dsaKeyInvalid", "The numbers of a DSA key are of a length that is not accepted, or do not fit each other.")
    static let errorCryptoCurveUnsupported = MessageKey("error.crypto.curveUnsupported", "A named curve is not on the list.")
    static let errorCryptoExplicitCurveUnknown = MessageKey("error.crypto.explicitCurveUnknown", "Explicit curve parameters are those of no listed curve.")
    static let errorCryptoPointInvalid = MessageKey("error.crypto.pointInvalid", "A public point is compressed, off the curve, or the point at infinity.")
    static let errorCryptoAlgorithmMismatch = MessageKey("error.crypto.algorithmMismatch", "A signature algorithm does not belong to the kind of key, or its parameters make no sense.")
    static let errorCryptoSignatureOutOfRange = MessageKey("error.crypto.signatureOutOfRange", "A number of a signature is zero, or not below the modulus or the order.")
    static let errorCryptoPrivateKeyInvalid = MessageKey("error.crypto.privateKeyInvalid", "A private key could not be read.")
    static let errorCryptoElementEncodingInvalid = MessageKey("error.crypto.elementEncodingInvalid", "A public value of a key agreement is no encoding of an element.")
    static let errorCryptoElementNotInGroup = MessageKey("error.crypto.elementNotInGroup", "A public value of a key agreement is no element of the group.")
    static let errorCryptoElementNeutral = MessageKey("error.crypto.elementNeutral", "The neutral element stands where a public value or a secret is wanted.")
    static let errorCryptoGroupMismatch = MessageKey("error.crypto.groupMismatch", "Two elements of one operation are of different groups.")
    static let errorCryptoDomainParametersUnknown = MessageKey("error.crypto.domainParametersUnknown", "Domain parameters are those of no listed group.")
    static let errorCryptoDomainParametersNotExplicit = MessageKey("error.crypto.domainParametersNotExplicit", "Domain parameters are named or left out where they must be written out.")
    static let errorCryptoPrimeComposite = MessageKey("error.crypto.primeComposite", "The modulus of domain parameters of Diffie-Hellman is not prime.")
    static let errorCryptoDomainParametersInvalid = MessageKey("error.crypto.domainParametersInvalid", "The generator or the order of domain parameters of Diffie-Hellman does not fit the prime.")
    static let errorCryptoDomainParametersOutOfBounds = MessageKey("error.crypto.domainParametersOutOfBounds", "Domain parameters of Diffie-Hellman are of a length that is not accepted.")
    static let errorCryptoAllowanceSpent = MessageKey("error.crypto.allowanceSpent", "Domain parameters of Diffie-Hellman were not tested, because those before them took all the work that a document gets.")
    static let errorCryptoElementOutOfRange = MessageKey("error.crypto.elementOutOfRange", "A public value of a key agreement is out of range.")
    static let errorCryptoElementSmallOrder = MessageKey("error.crypto.elementSmallOrder", "A public value of a key agreement generates a few elements only.")
    static let errorCryptoNotInvertible = MessageKey("error.crypto.notInvertible", "A number has no inverse.")
    static let errorMrzEmpty = MessageKey("error.mrz.empty", "Nothing was given, or only white space.")
    static let errorMrzLength = MessageKey("error.mrz.length", "The number of characters or lines fits no format.")
    static let errorMrzLineLength = MessageKey("error.mrz.lineLength", "The lines are not all as long as the format demands.")
    static let errorMrzCharacter = MessageKey("error.mrz.character", "There is a character other than A-Z, 0-9 and <.")
    static let errorMrzTooLong = MessageKey("error.mrz.tooLong", "The input is longer than anything that could be a machine readable zone.")
    static let errorMrzOtherLayout = MessageKey("error.mrz.otherLayout", "The lines have a layout that is none of Doc 9303.")
    static let errorMrzTripleShape = MessageKey("error.mrz.tripleShape", "The text is not document number, birth and expiry with commas between them.")
    static let errorMrzDocumentNumber = MessageKey("error.mrz.documentNumber", "The document number of an access key is empty or too long.")
    static let errorMrzDate = MessageKey("error.mrz.date", "A date of an access key, or one to be written, is in no form that is known, or is no date.")
    static let errorMrzNotRepairable = MessageKey("error.mrz.notRepairable", "A check digit is wrong and no single repair makes all of them right.")
    static let errorMrzAmbiguousRepair = MessageKey("error.mrz.ambiguousRepair", "Two different repairs fit the check digits.")
    static let errorMrzFieldTooLong = MessageKey("error.mrz.fieldTooLong", "A value to be written does not fit its field.")
    static let errorMrzFieldCharacter = MessageKey("error.mrz.fieldCharacter", "A value to be written has a character that its field does not allow.")
    static let errorMrzName = MessageKey("error.mrz.name", "A name to be written is empty, or nothing of it can be transliterated.")
    static let errorMrzDocumentCode = MessageKey("error.mrz.documentCode", "A document code to be written does not fit the format.")
    static let errorMrzCountryCode = MessageKey("error.mrz.countryCode", "An issuer or nationality to be written is not a code of Doc 9303-3, section 5.")
    static let errorJsonSyntax = MessageKey("error.json.syntax", "The text is not JSON.")
    static let errorJsonString = MessageKey("error.json.string", "A string is not UTF-8, or has an unknown escape or a control character.")
    static let errorJsonNumber = MessageKey("error.json.number", "A number is not whole, or does not fit 64 bits.")
    static let errorJsonDuplicateName = MessageKey("error.json.duplicateName", "A name stands twice in one object.")
    static let errorJsonLimitExceeded = MessageKey("error.json.limitExceeded", "The text is longer, deeper or fuller than the bounds allow.")
    static let errorApduTruncated = MessageKey("error.apdu.truncated", "There are fewer octets than a header or status bytes need.")
    static let errorApduLengthMismatch = MessageKey("error.apdu.lengthMismatch", "Lc or Le does not fit the octets that follow.")
    static let errorApduTooLong = MessageKey("error.apdu.tooLong", "The data field has more than 65,535 octets.")
    static let errorApduInvalidExpectedLength = MessageKey("error.apdu.invalidExpectedLength", "Ne lies outside 1 to 65,536.")
    static let errorCardRemoved = MessageKey("error.card.removed", "The chip left the field or the reader.")
    static let errorCardReset = MessageKey("error.card.reset", "Another program reset the chip, or it lost its power; its security state is lost.")
    static let errorCardUnresponsive = MessageKey("error.card.unresponsive", "A chip is there and does not answer to reset.")
    static let errorCardNone = MessageKey("error.card.none", "No chip is there.")
    static let errorCardTransmissionFailed = MessageKey("error.card.transmissionFailed", "The reader could not pass the command on or got no response.")
    static let errorCardInvalidResponse = MessageKey("error.card.invalidResponse", "The response has fewer than two octets, or more than were allowed.")
    static let errorCardTimeout = MessageKey("error.card.timeout", "No answer came in time.")
    static let errorReaderNone = MessageKey("error.reader.none", "No smart-card reader is connected.")
    static let errorReaderUnknown = MessageKey("error.reader.unknown", "No reader has the name that was asked for.")
    static let errorReaderRemoved = MessageKey("error.reader.removed", "The reader was unplugged, or its driver ended.")
    static let errorReaderBusy = MessageKey("error.reader.busy", "Another program holds the reader or the chip.")
    static let errorReaderNoService = MessageKey("error.reader.noService", "No smart-card service is running.")
    static let errorReaderServiceLost = MessageKey("error.reader.serviceLost", "The smart-card service (pcscd) ended.")
    static let errorReaderNotPermitted = MessageKey("error.reader.notPermitted", "The smart-card service does not let this user in.")
    static let errorReaderUnsupported = MessageKey("error.reader.unsupported", "Reader, driver or build cannot do what was asked.")
    static let errorChannelCancelled = MessageKey("error.channel.cancelled", "The wait was cancelled.")
    static let errorChannelInvalidCommand = MessageKey("error.channel.invalidCommand", "The command has fewer than four octets or is too long for the reader.")
    static let errorChannelClosed = MessageKey("error.channel.closed", "The connection to the chip was closed before.")
    static let errorChannelScriptMismatch = MessageKey("error.channel.scriptMismatch", "A scripted channel got another command than its script holds.")
    static let errorChannelIoFailed = MessageKey("error.channel.ioFailed", "A socket or an operating system call failed.")
    static let errorTranscriptSyntax = MessageKey("error.transcript.syntax", "A line has no known form.")
    static let errorTranscriptInvalidHexadecimal = MessageKey("error.transcript.invalidHexadecimal", "A character is no hexadecimal digit, or their number is odd.")
    static let errorTranscriptTooLong = MessageKey("error.transcript.tooLong", "There are more lines than are read.")
    static let errorTranscriptRedacted = MessageKey("error.transcript.redacted", "The transcript was redacted.")
    static let errorTraceSchemaUnknown = MessageKey("error.trace.schemaUnknown", "The first line is not that of a trace that this version reads.")
    static let errorTraceSyntax = MessageKey("error.trace.syntax", "A line is no JSON that is taken.")
    static let errorTraceMemberInvalid = MessageKey("error.trace.memberInvalid", "A member of a line is missing, or has another type or value than it may have.")
    static let errorTraceInconsistent = MessageKey("error.trace.inconsistent", "What stands in a line does not go together.")
    static let errorTraceTooLong = MessageKey("error.trace.tooLong", "There are more lines than are read, or a longer one.")
    static let errorTraceRedacted = MessageKey("error.trace.redacted", "The trace was redacted: it has no octets to play back.")
    static let errorAccessWrongPassword = MessageKey("error.access.wrongPassword", "The chip refused the key or password: most often it is not this document's, or was misread.")
    static let errorAccessPaceRequired = MessageKey("error.access.paceRequired", "The chip does not know the key of Basic Access Control: it demands PACE.")
    static let errorAccessNotSupported = MessageKey("error.access.notSupported", "The chip does not offer this way of access control.")
    static let errorAccessBlocked = MessageKey("error.access.blocked", "The chip accepts no further attempt.")
    static let errorAccessProtocolError = MessageKey("error.access.protocolError", "The chip answered a step of access control in a way that the protocol does not provide for.")
    static let errorAccessChallengeLength = MessageKey("error.access.challengeLength", "The challenge RND.IC does not have eight octets.")
    static let errorAccessAuthenticationLength = MessageKey("error.access.authenticationLength", "The answer to EXTERNAL AUTHENTICATE does not have forty octets.")
    static let errorAccessAuthenticationMAC = MessageKey("error.access.authenticationMAC", "The checksum M_IC of the chip's answer is wrong.")
    static let errorAccessTerminalNonceMismatch = MessageKey("error.access.terminalNonceMismatch", "The chip did not return the nonce RND.IFD.")
    static let errorAccessChipNonceMismatch = MessageKey("error.access.chipNonceMismatch", "The chip did not repeat its own nonce RND.IC.")
    static let errorAccessMalformedResponse = MessageKey("error.access.malformedResponse", "The response has no status bytes.")
    static let errorAccessPasswordFormat = MessageKey("error.access.passwordFormat", "What was given cannot be a password: a CAN has digits only, a PIN has characters of ISO/IEC 8859-1.")
    static let errorAccessPasswordSuspended = MessageKey("error.access.passwordSuspended", "One try of the password is left. It was not used: the chip first wants the card access number.")
    static let errorAccessDataObjectMissing = MessageKey("error.access.dataObjectMissing", "A data object that the step must bring is missing.")
    static let errorAccessNonceLength = MessageKey("error.access.nonceLength", "The encrypted nonce of PACE does not have a length that the protocol allows.")
    static let errorAccessPublicKeyEncoding = MessageKey("error.access.publicKeyEncoding", "The chip's ephemeral public key is not encoded as it must be: it is compressed, has another length, or begins with zeros.")
    static let errorAccessPublicKeyInvalid = MessageKey("error.access.publicKeyInvalid", "The chip's ephemeral public key may not be used: it is off the curve, at infinity, or outside the subgroup.")
    static let errorAccessPublicKeyReflected = MessageKey("error.access.publicKeyReflected", "The chip sent the terminal's own ephemeral public key back.")
    static let errorAccessMappedGeneratorInvalid = MessageKey("error.access.mappedGeneratorInvalid", "The nonce maps to the neutral element, or to no element at all.")
    static let errorAccessMappingDataNotEmpty = MessageKey("error.access.mappingDataNotEmpty", "The chip sent data in DO'82', which is empty in the integrated mapping.")
    static let errorAccessAuthenticationTokenLength = MessageKey("error.access.authenticationTokenLength", "The chip's authentication token T_IC does not have eight octets.")
    static let errorAccessAuthenticationTokenInvalid = MessageKey("error.access.authenticationTokenInvalid", "The chip's authentication token T_IC is wrong.")
    static let errorAccessChipAuthenticationDataMissing = MessageKey("error.access.chipAuthenticationDataMissing", "The chip sent no chip authentication data, which the mapping demands.")
    static let errorAccessChipAuthenticationDataUnexpected = MessageKey("error.access.chipAuthenticationDataUnexpected", "The chip sent chip authentication data, which belongs to another mapping.")
    static let errorAccessStaticKeyMalformed = MessageKey("error.access.staticKeyMalformed", "The chip's static public key cannot be decoded.")
    static let errorAccessStaticKeyOutOfRange = MessageKey("error.access.staticKeyOutOfRange", "The chip's static public key is a number that is not between 2 and p-2, or a point with a coordinate that is not below p.")
    static let errorAccessStaticKeyNeutral = MessageKey("error.access.staticKeyNeutral", "The chip's static public key is the neutral element: the point at infinity, or 1.")
    static let errorAccessStaticKeySmallOrder = MessageKey("error.access.staticKeySmallOrder", "The chip's static public key generates a few elements only, so that whoever answers can guess the shared secret.")
    static let errorAccessStaticKeyNotInGroup = MessageKey("error.access.staticKeyNotInGroup", "The chip's static public key is a point off the curve, or a number outside the subgroup of the generator.")
    static let errorAccessStaticKeyPrimeComposite = MessageKey("error.access.staticKeyPrimeComposite", "The domain parameters of the chip's static public key have a modulus that is not prime.")
    static let errorAccessStaticKeyParametersInvalid = MessageKey("error.access.staticKeyParametersInvalid", "The domain parameters of the chip's static public key do not fit together: q is composite or does not divide p-1, or g does not generate what it should.")
    static let errorAccessStaticKeyParametersUnsupported = MessageKey("error.access.staticKeyParametersUnsupported", "The domain parameters of the chip's static public key are not supported: a curve that is not on the list, a prime of a length out of the bounds.")
    static let errorAccessStaticKeyAlgorithmMismatch = MessageKey("error.access.staticKeyAlgorithmMismatch", "The chip's static public key is of another kind than the object identifier of its entry says.")
    static let errorAccessTooManyStaticKeys = MessageKey("error.access.tooManyStaticKeys", "The chip has more static public keys than are examined.")
    static let errorAccessChipAuthenticationRefused = MessageKey("error.access.chipAuthenticationRefused", "The chip answered a command of chip authentication with status bytes other than 9000.")
    static let errorAccessChannelLost = MessageKey("error.access.channelLost", "The chip answered without protection and with an error word: it has dropped the secure channel.")
    static let errorAccessUnprotectedResponse = MessageKey("error.access.unprotectedResponse", "The chip reported success without any protection.")
    static let errorAccessMacMissing = MessageKey("error.access.macMissing", "The response has no MAC (DO'8E').")
    static let errorAccessMacInvalid = MessageKey("error.access.macInvalid", "The MAC of the response (DO'8E') is wrong.")
    static let errorAccessDataObjectMalformed = MessageKey("error.access.dataObjectMalformed", "A data object of the response is cut off, or its length does not fit it.")
    static let errorAccessDataObjectUnknown = MessageKey("error.access.dataObjectUnknown", "The response holds a data object that it must not hold.")
    static let errorAccessDataObjectRepeated = MessageKey("error.access.dataObjectRepeated", "The response holds a data object twice.")
    static let errorAccessDataObjectOrder = MessageKey("error.access.dataObjectOrder", "The data objects are not in the order of the standard, or something follows DO'8E'.")
    static let errorAccessStatusMismatch = MessageKey("error.access.statusMismatch", "The status bytes outside differ from those in DO'99'.")
    static let errorAccessCryptogramInvalid = MessageKey("error.access.cryptogramInvalid", "The cryptogram is not a whole number of blocks, or does not announce padding.")
    static let errorAccessPaddingInvalid = MessageKey("error.access.paddingInvalid", "The decrypted data does not end in the padding of ISO/IEC 9797-1, method 2.")
    static let errorAccessChannelClosed = MessageKey("error.access.channelClosed", "The secure channel was closed by an earlier failure.")
    static let errorAccessOutOfSequence = MessageKey("error.access.outOfSequence", "A command was protected while a response is outstanding, or a response came without a command.")
    static let errorAccessCounterExhausted = MessageKey("error.access.counterExhausted", "The send sequence counter has no further value.")
    static let errorAccessCommandUnsuitable = MessageKey("error.access.commandUnsuitable", "The command cannot be protected, or does not go with the cipher.")
    static let errorAccessCommandTooLong = MessageKey("error.access.commandTooLong", "The command is too long for the chip, or for a command APDU once it is protected.")
    static let errorAccessTerminalTrustPointUnknown = MessageKey("error.access.terminalTrustPointUnknown", "The chip does not have the key that a certificate of the terminal is to be verified with.")
    static let errorAccessTerminalCertificateRefused = MessageKey("error.access.terminalCertificateRefused", "The chip did not accept a certificate of the terminal, or did not select its key.")
    static let errorAccessTerminalSignatureMalformed = MessageKey("error.access.terminalSignatureMalformed", "The terminal's own signature does not have the length of its key. It was not sent.")
    static let errorAccessTerminalSignatureRefused = MessageKey("error.access.terminalSignatureRefused", "The chip did not accept the terminal's signature.")
    static let errorAccessTerminalAuthenticationNotAllowed = MessageKey("error.access.terminalAuthenticationNotAllowed", "The chip does not allow terminal authentication now.")
    static let errorAccessCryptography = MessageKey("error.access.cryptography", "A cryptographic operation of the library failed.")
    static let errorTrustMalformed = MessageKey("error.trust.malformed", "The octets are not valid ASN.1, or not of the structure named.")
    static let errorTrustTooLarge = MessageKey("error.trust.tooLarge", "The input is longer than the limit; it was not parsed.")
    static let errorTrustLimitExceeded = MessageKey("error.trust.limitExceeded", "There are more elements of one kind than the limits allow.")
    static let errorTrustUnexpectedContent = MessageKey("error.trust.unexpectedContent", "A sound structure is of another type than was asked for.")
    static let errorTrustDoubledExtension = MessageKey("error.trust.doubledExtension", "A certificate states the same extension twice.")
    static let errorTrustUnsupportedAlgorithm = MessageKey("error.trust.unsupportedAlgorithm", "An algorithm identifier, or its parameters, is not known.")
    static let errorTrustNoSuchFile = MessageKey("error.trust.noSuchFile", "There is nothing at the path.")
    static let errorTrustUnreadableFile = MessageKey("error.trust.unreadableFile", "The file is there and cannot be read.")
    static let errorTrustNoCertificate = MessageKey("error.trust.noCertificate", "No certificate was found where at least one was expected.")
    static let errorTrustNoChain = MessageKey("error.trust.noChain", "No chain of card-verifiable certificates leads from a key of the chip to a terminal's.")
    static let errorTrustMalformedPEM = MessageKey("error.trust.malformedPEM", "PEM armour does not close, or holds characters that are not base64.")
    static let errorTrustMalformedLDIF = MessageKey("error.trust.malformedLDIF", "A line or record of LDIF cannot be read.")
    static let errorTrustExternalValue = MessageKey("error.trust.externalValue", "A value is not there but given by an address; nothing is ever fetched.")
    static let errorTrustChangeNotCarriedOut = MessageKey("error.trust.changeNotCarriedOut", "A change record of LDIF that takes something away was not carried out.")
    static let errorTrustNotTrustMaterial = MessageKey("error.trust.notTrustMaterial", "It is neither a certificate, nor a revocation list, nor a signed list.")
    static let errorTrustIssuingFailed = MessageKey("error.trust.issuingFailed", "A certificate or security object could not be issued as described.")
    static let errorTrustCryptography = MessageKey("error.trust.cryptography", "The cryptographic library could not carry out an operation.")
    static let errorTrustStoreDamaged = MessageKey("error.trust.storeDamaged", "A file of a trust store is not as it was written.")
    static let errorTrustStoreVersion = MessageKey("error.trust.storeVersion", "A newer version of this program wrote the trust store.")
    static let errorTrustStoreLocked = MessageKey("error.trust.storeLocked", "Another process is writing to the trust store.")
    static let errorTrustStorePermissions = MessageKey("error.trust.storePermissions", "Others than the user and the administrator could change the trust store.")
    static let errorTrustStoreNotWritten = MessageKey("error.trust.storeNotWritten", "The trust store could not be written.")
    static let errorTrustNotAStore = MessageKey("error.trust.notAStore", "A folder, or a file in it, is no trust store's; nothing was written.")
    static let errorTrustRollback = MessageKey("error.trust.rollback", "A list or revocation list is older than the one in the store.")
    static let errorTrustNothingToUndo = MessageKey("error.trust.nothingToUndo", "There is no earlier state of the trust store that could be brought back.")
    static let errorTrustListRefused = MessageKey("error.trust.listRefused", "The signature of a list or revocation list does not hold, or its signer must not sign such a list.")
    static let errorTrustBesideList = MessageKey("error.trust.besideList", "Something is left out, because nothing vouches for it: a CSCA certificate that stands in one file or folder with something else, or what no pin or grant names beside what one does.")
    static let errorTrustSelfSignatureWrong = MessageKey("error.trust.selfSignatureWrong", "The signature of a root is not that of its own key: the file is damaged, or was changed.")
    static let errorSealNotASeal = MessageKey("error.seal.notASeal", "The first octet is not the magic constant, and the text is no JSON object.")
    static let errorSealOtherKind = MessageKey("error.seal.otherKind", "It is a bar code of another standard.")
    static let errorSealUnreadableText = MessageKey("error.seal.unreadableText", "The text of a bar code is in none of the forms that are taken.")
    static let errorSealUnsupportedVersion = MessageKey("error.seal.unsupportedVersion", "The header is of a version that is not known.")
    static let errorSealTruncated = MessageKey("error.seal.truncated", "The seal ends before one of its elements does.")
    static let errorSealTrailingOctets = MessageKey("error.seal.trailingOctets", "Something follows the signature.")
    static let errorSealLimitExceeded = MessageKey("error.seal.limitExceeded", "There are more octets or elements than are accepted.")
    static let errorSealInvalidLength = MessageKey("error.seal.invalidLength", "A length is not encoded as the version demands.")
    static let errorSealInvalidC40 = MessageKey("error.seal.invalidC40", "Octets are no C40, or C40 that an encoder would not write.")
    static let errorSealInvalidDate = MessageKey("error.seal.invalidDate", "Three octets are no date.")
    static let errorSealInvalidValue = MessageKey("error.seal.invalidValue", "A field of the header has a value that the standard does not allow.")
    static let errorSealDuplicateFeature = MessageKey("error.seal.duplicateFeature", "A tag stands twice in the message zone.")
    static let errorSealMissingSignature = MessageKey("error.seal.missingSignature", "The seal ends without a signature zone.")
    static let errorSealInvalidSignature = MessageKey("error.seal.invalidSignature", "The signature zone is empty, or does not hold two numbers of equal length.")
    static let errorSealInvalidJSON = MessageKey("error.seal.invalidJSON", "The text of a VDS-NC is no JSON that is taken.")
    static let errorSealMemberMissing = MessageKey("error.seal.memberMissing", "A member that a VDS-NC must have is not there.")
    static let errorSealMemberInvalid = MessageKey("error.seal.memberInvalid", "A member of a VDS-NC has another type or value than it may have.")
    static let errorSealNotEncodable = MessageKey("error.seal.notEncodable", "A value cannot be written into a seal.")
    static let errorSealSigningFailed = MessageKey("error.seal.signingFailed", "The key does not sign seals, or did not sign.")
    static let errorPkcs11NotBuilt = MessageKey("error.pkcs11.notBuilt", "This build has no PKCS #11.")
    static let errorPkcs11UriMalformed = MessageKey("error.pkcs11.uriMalformed", "The text is no URI of RFC 7512.")
    static let errorPkcs11UriUnsupported = MessageKey("error.pkcs11.uriUnsupported", "The URI says something that cannot be done: another kind of object than a private key, no module, a PIN in it.")
    static let errorPkcs11ModuleNotLoaded = MessageKey("error.pkcs11.moduleNotLoaded", "The module is not there, or is none.")
    static let errorPkcs11ModuleFailed = MessageKey("error.pkcs11.moduleFailed", "The module was loaded and cannot be used.")
    static let errorPkcs11TokenAbsent = MessageKey("error.pkcs11.tokenAbsent", "No token is there, or none that the URI describes.")
    static let errorPkcs11TokenAmbiguous = MessageKey("error.pkcs11.tokenAmbiguous", "The URI describes more than one token.")
    static let errorPkcs11PinRequired = MessageKey("error.pkcs11.pinRequired", "The token wants a PIN, and none was given.")
    static let errorPkcs11PinIncorrect = MessageKey("error.pkcs11.pinIncorrect", "The token refused the PIN.")
    static let errorPkcs11PinFinalTry = MessageKey("error.pkcs11.pinFinalTry", "One try of the PIN is left; it was not spent.")
    static let errorPkcs11PinLocked = MessageKey("error.pkcs11.pinLocked", "The PIN is locked, or was never set.")
    static let errorPkcs11KeyAbsent = MessageKey("error.pkcs11.keyAbsent", "The token holds no private key that the URI describes.")
    static let errorPkcs11KeyAmbiguous = MessageKey("error.pkcs11.keyAmbiguous", "The URI describes more than one private key.")
    static let errorPkcs11KeyUnsupported = MessageKey("error.pkcs11.keyUnsupported", "The key is neither RSA nor on a listed curve.")
    static let errorPkcs11MechanismUnsupported = MessageKey("error.pkcs11.mechanismUnsupported", "The token, or the kind of the key, does not do the algorithm.")
    static let errorPkcs11SignatureMalformed = MessageKey("error.pkcs11.signatureMalformed", "What the token returned is no signature of its key.")
    static let errorPkcs11TokenFailed = MessageKey("error.pkcs11.tokenFailed", "The token failed otherwise.")
    static let errorPkcs11TokenLost = MessageKey("error.pkcs11.tokenLost", "The token was removed, or the connection to it was lost.")
    static let errorPkcs11ModuleHung = MessageKey("error.pkcs11.moduleHung", "The PKCS #11 module stopped answering.")
    static let errorPkcs11Cancelled = MessageKey("error.pkcs11.cancelled", "The wait for the token was cancelled.")
    static let errorImageMalformed = MessageKey("error.image.malformed", "The octets are no image of the format, or a damaged one.")
    static let errorImageUnsupported = MessageKey("error.image.unsupported", "The image uses what is not decoded here: WSQ, JPEG of 12 bits, four colours in JPEG 2000, more than 16 bits.")
    static let errorImageTooLarge = MessageKey("error.image.tooLarge", "The header states more points, components or tiles than the limits allow. Nothing was decoded.")
    static let errorImageMemory = MessageKey("error.image.memory", "The decoder needed more memory than the limits allow.")
    static let errorImageTimeout = MessageKey("error.image.timeout", "The decoder needed more time than the limits allow, and was ended.")
    static let errorImageCrashed = MessageKey("error.image.crashed", "The decoder crashed on the image, or did what its confinement forbids, and was ended by the system.")
    static let errorImageNotConfined = MessageKey("error.image.notConfined", "The system refused to confine the decoder; nothing was decoded.")
    static let errorImageHelperMissing = MessageKey("error.image.helperMissing", "There is no program that decodes, or it cannot be started.")
    static let errorImageHelperFailed = MessageKey("error.image.helperFailed", "The program that was started is no decoder of this version, or its answer is none.")
    static let errorImageNotBuilt = MessageKey("error.image.notBuilt", "This build has no image decoder.")
    static let errorImageCancelled = MessageKey("error.image.cancelled", "The decoding of the image was cancelled.")
    static let errorSimulatorDescriptionInvalid = MessageKey("error.simulator.descriptionInvalid", "The description is no JSON object.")
    static let errorSimulatorMemberUnknown = MessageKey("error.simulator.memberUnknown", "The description has a member that it does not know.")
    static let errorSimulatorValueInvalid = MessageKey("error.simulator.valueInvalid", "A member of the description has a value that is not allowed.")
    static let errorSimulatorProfileUnknown = MessageKey("error.simulator.profileUnknown", "No profile has this name.")
    static let errorSimulatorPersonalisationFailed = MessageKey("error.simulator.personalisationFailed", "Keys, certificates or files could not be made.")
    static let errorSimulatorAddressInvalid = MessageKey("error.simulator.addressInvalid", "The address is no HOST:PORT, or the host is not known.")
    static let errorSimulatorConnectionFailed = MessageKey("error.simulator.connectionFailed", "Nothing listens at the address.")
    static let errorSimulatorConnectionLost = MessageKey("error.simulator.connectionLost", "The connection broke in the middle of a message.")
    static let errorConformanceNotJSON = MessageKey("error.conformance.notJSON", "The text is not JSON that is taken.")
    static let errorConformanceFileInvalid = MessageKey("error.conformance.fileInvalid", "The file holds no cases, or some that cannot be taken.")
    static let errorConformanceCaseUnknown = MessageKey("error.conformance.caseUnknown", "There is no such case.")
    static let errorConformanceResultsInvalid = MessageKey("error.conformance.resultsInvalid", "The file holds no results of a run.")
    static let errorConformanceChipCaseUnknown = MessageKey("error.conformance.chipCaseUnknown", "There is no such case for chips.")
    static let errorConformanceAuthorityInvalid = MessageKey("error.conformance.authorityInvalid", "Certificate and key are not those of a CVCA.")
    static let errorConformanceChipNotOpened = MessageKey("error.conformance.chipNotOpened", "Nothing that was given opens the chip.")
    static let errorPolicyNotJSON = MessageKey("error.policy.notJSON", "The text is not JSON that is taken.")
    static let errorPolicySchemaUnknown = MessageKey("error.policy.schemaUnknown", "The file is no policy, or one of a later version.")
    static let errorPolicyNameUnknown = MessageKey("error.policy.nameUnknown", "The policy has a name that there is not.")
    static let errorPolicyMemberMissing = MessageKey("error.policy.memberMissing", "A member that must be there is not.")
    static let errorPolicyValueInvalid = MessageKey("error.policy.valueInvalid", "A member has a value that is not allowed.")
    static let errorPolicyAcceptsFailure = MessageKey("error.policy.acceptsFailure", "A rule would accept what failed or was not judged.")
    static let errorPolicyDataAlone = MessageKey("error.policy.dataAlone", "The policy takes data without the chip, and does not say so.")
    static let errorPolicyNameTaken = MessageKey("error.policy.nameTaken", "The name is that of something that is built in.")
    static let errorEvidenceSchemaUnknown = MessageKey("error.evidence.schemaUnknown", "The object is of another schema.")
    static let errorEvidenceMemberMissing = MessageKey("error.evidence.memberMissing", "A member that must be there is not.")
    static let errorEvidenceMemberInvalid = MessageKey("error.evidence.memberInvalid", "A member has another type or value than it may have.")
    static let errorEvidenceFileDoubled = MessageKey("error.evidence.fileDoubled", "A file stands twice in the evidence.")
    static let errorEvidenceInconsistent = MessageKey("error.evidence.inconsistent", "Members contradict each other: no reading can have brought them together.")
    static let errorEvidenceNoFiles = MessageKey("error.evidence.noFiles", "A folder holds no file of a document.")
    static let errorEvidenceUnreadable = MessageKey("error.evidence.unreadable", "A file or folder cannot be read.")
    static let errorEvidenceFileConflict = MessageKey("error.evidence.fileConflict", "A file was given twice, with other octets.")
    static let errorEvidenceSeveralDocuments = MessageKey("error.evidence.severalDocuments", "The files are of more than one document.")
    static let errorEvidenceNameAmbiguous = MessageKey("error.evidence.nameAmbiguous", "A name means two files, and the content does not tell which.")
    static let errorEvidenceNameUnknown = MessageKey("error.evidence.nameUnknown", "A name is none of a file of a document.")
    static let errorEvidenceTextUndecodable = MessageKey("error.evidence.textUndecodable", "A text is neither hexadecimal nor base64.")
    static let errorEvidenceFormUnknown = MessageKey("error.evidence.formUnknown", "A JSON text has none of the forms that are read.")
    static let errorEvidenceNotWitnessed = MessageKey("error.evidence.notWitnessed", "The witness that was named did not sign the evidence as it is.")
    static let errorEvidenceWitnessKeys = MessageKey("error.evidence.witnessKeys", "The key of a witness cannot be used.")
    static let errorAccessMrzRequired = MessageKey("error.access.mrzRequired", "The chip guards its files, and nothing was given that would open it.")
    static let errorAccessPaceNotOffered = MessageKey("error.access.paceNotOffered", "PACE was demanded, and the chip offers none that may be used.")
    static let errorAccessPaceFailed = MessageKey("error.access.paceFailed", "The chip offers PACE, but no attempt succeeded, and nothing else opens the chip.")
    static let errorReadInputInvalid = MessageKey("error.read.inputInvalid", "What was given to read or judge with (the MRZ, a file, a folder) cannot be used.")
    static let errorReadOtherDocument = MessageKey("error.read.otherDocument", "Another document was laid on: its EF.SOD is not the one of the document that was read before.")
    static let errorReadApplicationMissing = MessageKey("error.read.applicationMissing", "The chip has no eMRTD application.")
    static let errorReadChipRefused = MessageKey("error.read.chipRefused", "The chip refused a command that the reading cannot do without.")
    static let errorReadLimitExceeded = MessageKey("error.read.limitExceeded", "The chip wants more commands or octets than the limits allow.")
    static let errorReadAppendingOpen = MessageKey("error.read.appendingOpen", "Whether the chip took the record is not known: no answer came that may be believed, or it gives another record back.")
    static let errorReadRecordNotKept = MessageKey("error.read.recordNotKept", "The chip said that it took the record, and does not have it.")
    static let errorReadNoProgress = MessageKey("error.read.noProgress", "The chip goes on answering without bringing anything new.")
    static let errorReadCancelled = MessageKey("error.read.cancelled", "The reading was cancelled between two commands.")
    static let errorReadDeadlineExceeded = MessageKey("error.read.deadlineExceeded", "The reading took longer than the limits allow.")
    static let errorCliUsage = MessageKey("error.cli.usage", "Options do not go together, or name nothing.")
    static let errorArchiveMalformed = MessageKey("error.archive.malformed", "An archive, or a file in it, is damaged or something else.")
    static let errorArchiveTruncated = MessageKey("error.archive.truncated", "An archive ends early.")
    static let errorArchiveUnsafeEntry = MessageKey("error.archive.unsafeEntry", "A file in an archive has a name that leads out of it, or is none.")
    static let errorArchiveUnsupported = MessageKey("error.archive.unsupported", "An archive is of a kind that is not read.")
    static let errorArchiveTooLarge = MessageKey("error.archive.tooLarge", "A file or a document in an archive is larger than anything of its kind.")
    static let errorArchiveDuplicatePath = MessageKey("error.archive.duplicatePath", "A path stands in an archive more than once.")
    static let errorCliLanguage = MessageKey("error.cli.language", "The language that was asked for cannot be had.")
    static let errorCliNoInput = MessageKey("error.cli.noInput", "An input cannot be read, or is empty.")
    static let errorCliTooLarge = MessageKey("error.cli.tooLarge", "An input is larger than anything of its kind.")
    static let errorCliNoTerminal = MessageKey("error.cli.noTerminal", "There is no terminal to ask on, or it cannot hide what is typed.")
    static let errorCliNoPIN = MessageKey("error.cli.noPIN", "The file that should hold the PIN has none on a line of its own.")
    static let errorCliNotEvidence = MessageKey("error.cli.notEvidence", "The file that was to be judged is something else.")
    static let errorCliFileExists = MessageKey("error.cli.fileExists", "The file is there already; nothing was written over it.")
    static let errorCliFolderNotEmpty = MessageKey("error.cli.folderNotEmpty", "The folder holds something already; nothing was written.")
    static let errorCliNoProgram = MessageKey("error.cli.noProgram", "A program that is needed is not installed.")
    static let errorCliCannotWrite = MessageKey("error.cli.cannotWrite", "A file, a folder or standard output cannot be written.")
    static let errorCliNothingToExport = MessageKey("error.cli.nothingToExport", "Nothing in the trust material is of that kind, country and basis.")
    static let errorCliNoStore = MessageKey("error.cli.noStore", "There is no trust store yet.")
    static let errorCliNotInStore = MessageKey("error.cli.notInStore", "Nothing in the trust material is what was asked for.")
    static let errorCliConfirmationNeeded = MessageKey("error.cli.confirmationNeeded", "An import needs a confirmation, and nobody could be asked; nothing was imported.")
    static let errorCliCountry = MessageKey("error.cli.country", "No country is called so.")
    static let errorCliCommandFailed = MessageKey("error.cli.commandFailed", "A program that was to bring files failed.")
    static let errorCliNotConfirmed = MessageKey("error.cli.notConfirmed", "The answer to the question of an import was no; nothing was imported.")
    static let errorCliPinNotMet = MessageKey("error.cli.pinNotMet", "A digest that was named is that of nothing in what was given.")
    static let errorCliInterrupted = MessageKey("error.cli.interrupted", "The user interrupted.")
    static let errorCliInternal = MessageKey("error.cli.internal", "Something that was not foreseen happened.")
    static let errorReaderSeveral = MessageKey("error.reader.several", "Documents or cards lie on several readers.")
    static let errorWithCode = MessageKey("error.withCode", "{error, message} ({code}).")
    static let errorAtOctet = MessageKey("error.atOctet", "{error, message} ({code}, octet {offset, number}).")
    static let errorOfOpenSSL = MessageKey("error.ofOpenSSL", "{error, message} ({code}; OpenSSL says: {words}).")
    static let errorStatusMalformed = MessageKey("error.status.malformed", "A status file is not as its format has it.")
    static let errorStatusOtherKey = MessageKey("error.status.otherKey", "A status file was made with another key.")
    static let errorStatusOutOfDate = MessageKey("error.status.outOfDate", "A status file is no longer to be used.")
    static let errorStatusContradictory = MessageKey("error.status.contradictory", "A source says two things of one document.")
    static let errorStatusDocument = MessageKey("error.status.document", "A line that describes a document cannot be read.")
    static let errorStatusKey = MessageKey("error.status.key", "The key of handles cannot be used.")
    static let errorStatusNoAnswer = MessageKey("error.status.noAnswer", "The program that was asked for the status of a document did not answer as it must.")
    static let errorResultMalformed = MessageKey("error.result.malformed", "A signed result is not three parts in base64url with full stops between them.")
    static let errorResultTooLong = MessageKey("error.result.tooLong", "A signed result is longer than any is.")
    static let errorResultHeader = MessageKey("error.result.header", "The header is not that of a signed result.")
    static let errorResultContent = MessageKey("error.result.content", "What was signed is not what a result says.")
    static let errorResultKeys = MessageKey("error.result.keys", "The keys of signed results cannot be used.")

    static let ofError: [MessageKey] = [
        .errorAccessAuthenticationLength,
        .errorAccessAuthenticationMAC,
        .errorAccessAuthenticationTokenInvalid,
        .errorAccessAuthenticationTokenLength,
        .errorAccessBlocked,
        .errorAccessChallengeLength,
        .errorAccessChannelClosed,
        .errorAccessChannelLost,
        .errorAccessChipAuthenticationDataMissing,
        .errorAccessChipAuthenticationDataUnexpected,
        .errorAccessChipAuthenticationRefused,
        .errorAccessChipNonceMismatch,
        .errorAccessCommandTooLong,
        .errorAccessCommandUnsuitable,
        .errorAccessCounterExhausted,
        .errorAccessCryptogramInvalid,
        .errorAccessCryptography,
        .errorAccessDataObjectMalformed,
        .errorAccessDataObjectMissing,
        .errorAccessDataObjectOrder,
        .errorAccessDataObjectRepeated,
        .errorAccessDataObjectUnknown,
        .errorAccessMacInvalid,
        .errorAccessMacMissing,
        .errorAccessMalformedResponse,
        .errorAccessMappedGeneratorInvalid,
        .errorAccessMappingDataNotEmpty,
        .errorAccessMrzRequired,
        .errorAccessNonceLength,
        .errorAccessNotSupported,
        .errorAccessOutOfSequence,
        .errorAccessPaceFailed,
        .errorAccessPaceNotOffered,
        .errorAccessPaceRequired,
        .errorAccessPaddingInvalid,
        .errorAccessPasswordFormat,
        .errorAccessPasswordSuspended,
        .errorAccessProtocolError,
        .errorAccessPublicKeyEncoding,
        .errorAccessPublicKeyInvalid,
        .errorAccessPublicKeyReflected,
        .errorAccessStaticKeyAlgorithmMismatch,
        .errorAccessStaticKeyMalformed,
        .errorAccessStaticKeyNeutral,
        .errorAccessStaticKeyNotInGroup,
        .errorAccessStaticKeyOutOfRange,
        .errorAccessStaticKeyParametersInvalid,
        .errorAccessStaticKeyParametersUnsupported,
        .errorAccessStaticKeyPrimeComposite,
        .errorAccessStaticKeySmallOrder,
        .errorAccessStatusMismatch,
        .errorAccessTerminalAuthenticationNotAllowed,
        .errorAccessTerminalCertificateRefused,
        .errorAccessTerminalNonceMismatch,
        .errorAccessTerminalSignatureMalformed,
        .errorAccessTerminalSignatureRefused,
        .errorAccessTerminalTrustPointUnknown,
        .errorAccessTooManyStaticKeys,
        .errorAccessUnprotectedResponse,
        .errorAccessWrongPassword,
        .errorApduInvalidExpectedLength,
        .errorApduLengthMismatch,
        .errorApduTooLong,
        .errorApduTruncated,
        .errorArchiveDuplicatePath,
        .errorArchiveMalformed,
        .errorArchiveTooLarge,
        .errorArchiveTruncated,
        .errorArchiveUnsafeEntry,
        .errorArchiveUnsupported,
        .errorAtOctet,
        .errorCardInvalidResponse,
        .errorCardNone,
        .errorCardRemoved,
        .errorCardReset,
        .errorCardTimeout,
        .errorCardTransmissionFailed,
        .errorCardUnresponsive,
        .errorChannelCancelled,
        .errorChannelClosed,
        .errorChannelInvalidCommand,
        .errorChannelIoFailed,
        .errorChannelScriptMismatch,
        .errorCliCannotWrite,
        .errorCliCommandFailed,
        .errorCliConfirmationNeeded,
        .errorCliCountry,
        .errorCliFileExists,
        .errorCliFolderNotEmpty,
        .errorCliInternal,
        .errorCliInterrupted,
        .errorCliLanguage,
        .errorCliNoInput,
        .errorCliNoPIN,
        .errorCliNoProgram,
        .errorCliNoStore,
        .errorCliNoTerminal,
        .errorCliNotConfirmed,
        .errorCliNotEvidence,
        .errorCliNotInStore,
        .errorCliNothingToExport,
        .errorCliPinNotMet,
        .errorCliTooLarge,
        .errorCliUsage,
        .errorConformanceAuthorityInvalid,
        .errorConformanceCaseUnknown,
        .errorConformanceChipCaseUnknown,
        .errorConformanceChipNotOpened,
        .errorConformanceFileInvalid,
        .errorConformanceNotJSON,
        .errorConformanceResultsInvalid,
        .errorCryptoAlgorithmMismatch,
        .errorCryptoAllowanceSpent,
        .errorCryptoBufferTooSmall,
        .errorCryptoCurveUnsupported,
        .errorCryptoDomainParametersInvalid,
        .errorCryptoDomainParametersNotExplicit,
        .errorCryptoDomainParametersOutOfBounds,
        .errorCryptoDomainParametersUnknown,
        .errorCryptoDsaKeyInvalid,
        .errorCryptoElementEncodingInvalid,
        .errorCryptoElementNeutral,
        .errorCryptoElementNotInGroup,
        .errorCryptoElementOutOfRange,
        .errorCryptoElementSmallOrder,
        .errorCryptoEncodingInvalid,
        .errorCryptoExplicitCurveUnknown,
        .errorCryptoGroupMismatch,
        .errorCryptoInputLength,
        .errorCryptoIvLength,
        .errorCryptoKeyAlgorithmUnsupported,
        .errorCryptoKeyLength,
        .errorCryptoLibraryUnavailable,
        .errorCryptoNotInvertible,
        .errorCryptoOperationFailed,
        .errorCryptoPaddingInvalid,
        .errorCryptoPointInvalid,
        .errorCryptoPrimeComposite,
        .errorCryptoPrivateKeyInvalid,
        .errorCryptoRandomUnavailable,
        .errorCryptoRsaOutOfBounds,
        .errorCryptoSignatureOutOfRange,
        .errorEvidenceFileConflict,
        .errorEvidenceFileDoubled,
        .errorEvidenceFormUnknown,
        .errorEvidenceInconsistent,
        .errorEvidenceMemberInvalid,
        .errorEvidenceMemberMissing,
        .errorEvidenceNameAmbiguous,
        .errorEvidenceNameUnknown,
        .errorEvidenceNoFiles,
        .errorEvidenceNotWitnessed,
        .errorEvidenceSchemaUnknown,
        .errorEvidenceSeveralDocuments,
        .errorEvidenceTextUndecodable,
        .errorEvidenceUnreadable,
        .errorEvidenceWitnessKeys,
        .errorImageCancelled,
        .errorImageCrashed,
        .errorImageHelperFailed,
        .errorImageHelperMissing,
        .errorImageMalformed,
        .errorImageMemory,
        .errorImageNotBuilt,
        .errorImageNotConfined,
        .errorImageTimeout,
        .errorImageTooLarge,
        .errorImageUnsupported,
        .errorJsonDuplicateName,
        .errorJsonLimitExceeded,
        .errorJsonNumber,
        .errorJsonString,
        .errorJsonSyntax,
        .errorLdsDeviationRefused,
        .errorLdsDuplicateElement,
        .errorLdsInvalidEncoding,
        .errorLdsInvalidMRZ,
        .errorLdsInvalidValue,
        .errorLdsLimitExceeded,
        .errorLdsMissingElement,
        .errorLdsNotEncodable,
        .errorLdsTruncated,
        .errorLdsUnexpectedTag,
        .errorLdsUnsupportedVersion,
        .errorMrzAmbiguousRepair,
        .errorMrzCharacter,
        .errorMrzCountryCode,
        .errorMrzDate,
        .errorMrzDocumentCode,
        .errorMrzDocumentNumber,
        .errorMrzEmpty,
        .errorMrzFieldCharacter,
        .errorMrzFieldTooLong,
        .errorMrzLength,
        .errorMrzLineLength,
        .errorMrzName,
        .errorMrzNotRepairable,
        .errorMrzOtherLayout,
        .errorMrzTooLong,
        .errorMrzTripleShape,
        .errorOfOpenSSL,
        .errorPkcs11Cancelled,
        .errorPkcs11KeyAbsent,
        .errorPkcs11KeyAmbiguous,
        .errorPkcs11KeyUnsupported,
        .errorPkcs11MechanismUnsupported,
        .errorPkcs11ModuleFailed,
        .errorPkcs11ModuleHung,
        .errorPkcs11ModuleNotLoaded,
        .errorPkcs11NotBuilt,
        .errorPkcs11PinFinalTry,
        .errorPkcs11PinIncorrect,
        .errorPkcs11PinLocked,
        .errorPkcs11PinRequired,
        .errorPkcs11SignatureMalformed,
        .errorPkcs11TokenAbsent,
        .errorPkcs11TokenAmbiguous,
        .errorPkcs11TokenFailed,
        .errorPkcs11TokenLost,
        .errorPkcs11UriMalformed,
        .errorPkcs11UriUnsupported,
        .errorPolicyAcceptsFailure,
        .errorPolicyDataAlone,
        .errorPolicyMemberMissing,
        .errorPolicyNameTaken,
        .errorPolicyNameUnknown,
        .errorPolicyNotJSON,
        .errorPolicySchemaUnknown,
        .errorPolicyValueInvalid,
        .errorReadAppendingOpen,
        .errorReadApplicationMissing,
        .errorReadCancelled,
        .errorReadChipRefused,
        .errorReadDeadlineExceeded,
        .errorReadInputInvalid,
        .errorReadLimitExceeded,
        .errorReadNoProgress,
        .errorReadOtherDocument,
        .errorReadRecordNotKept,
        .errorReaderBusy,
        .errorReaderNoService,
        .errorReaderNone,
        .errorReaderNotPermitted,
        .errorReaderRemoved,
        .errorReaderServiceLost,
        .errorReaderSeveral,
        .errorReaderUnknown,
        .errorReaderUnsupported,
        .errorResultContent,
        .errorResultHeader,
        .errorResultKeys,
        .errorResultMalformed,
        .errorResultTooLong,
        .errorSealDuplicateFeature,
        .errorSealInvalidC40,
        .errorSealInvalidDate,
        .errorSealInvalidJSON,
        .errorSealInvalidLength,
        .errorSealInvalidSignature,
        .errorSealInvalidValue,
        .errorSealLimitExceeded,
        .errorSealMemberInvalid,
        .errorSealMemberMissing,
        .errorSealMissingSignature,
        .errorSealNotASeal,
        .errorSealNotEncodable,
        .errorSealOtherKind,
        .errorSealSigningFailed,
        .errorSealTrailingOctets,
        .errorSealTruncated,
        .errorSealUnreadableText,
        .errorSealUnsupportedVersion,
        .errorSimulatorAddressInvalid,
        .errorSimulatorConnectionFailed,
        .errorSimulatorConnectionLost,
        .errorSimulatorDescriptionInvalid,
        .errorSimulatorMemberUnknown,
        .errorSimulatorPersonalisationFailed,
        .errorSimulatorProfileUnknown,
        .errorSimulatorValueInvalid,
        .errorStatusContradictory,
        .errorStatusDocument,
        .errorStatusKey,
        .errorStatusMalformed,
        .errorStatusNoAnswer,
        .errorStatusOtherKey,
        .errorStatusOutOfDate,
        .errorTlvIndefiniteLength,
        .errorTlvInvalidLength,
        .errorTlvInvalidTag,
        .errorTlvLimitExceeded,
        .errorTlvMissingEndOfContents,
        .errorTlvTrailingBytes,
        .errorTlvTruncated,
        .errorTlvUnexpectedTag,
        .errorTraceInconsistent,
        .errorTraceMemberInvalid,
        .errorTraceRedacted,
        .errorTraceSchemaUnknown,
        .errorTraceSyntax,
        .errorTraceTooLong,
        .errorTranscriptInvalidHexadecimal,
        .errorTranscriptRedacted,
        .errorTranscriptSyntax,
        .errorTranscriptTooLong,
        .errorTrustBesideList,
        .errorTrustChangeNotCarriedOut,
        .errorTrustCryptography,
        .errorTrustDoubledExtension,
        .errorTrustExternalValue,
        .errorTrustIssuingFailed,
        .errorTrustLimitExceeded,
        .errorTrustListRefused,
        .errorTrustMalformed,
        .errorTrustMalformedLDIF,
        .errorTrustMalformedPEM,
        .errorTrustNoCertificate,
        .errorTrustNoChain,
        .errorTrustNoSuchFile,
        .errorTrustNotAStore,
        .errorTrustNotTrustMaterial,
        .errorTrustNothingToUndo,
        .errorTrustRollback,
        .errorTrustSelfSignatureWrong,
        .errorTrustStoreDamaged,
        .errorTrustStoreLocked,
        .errorTrustStoreNotWritten,
        .errorTrustStorePermissions,
        .errorTrustStoreVersion,
        .errorTrustTooLarge,
        .errorTrustUnexpectedContent,
        .errorTrustUnreadableFile,
        .errorTrustUnsupportedAlgorithm,
        .errorWithCode,
    ]
}

extension Message {
    package static var errorTlvTruncated: Message { Message(.errorTlvTruncated) }
    package static var errorTlvInvalidTag: Message { Message(.errorTlvInvalidTag) }
    package static var errorTlvInvalidLength: Message { Message(.errorTlvInvalidLength) }
    package static var errorTlvLimitExceeded: Message { Message(.errorTlvLimitExceeded) }
    package static var errorTlvUnexpectedTag: Message { Message(.errorTlvUnexpectedTag) }
    package static var errorTlvTrailingBytes: Message { Message(.errorTlvTrailingBytes) }
    package static var errorTlvIndefiniteLength: Message { Message(.errorTlvIndefiniteLength) }
    package static var errorTlvMissingEndOfContents: Message { Message(.errorTlvMissingEndOfContents) }
    package static var errorLdsTruncated: Message { Message(.errorLdsTruncated) }
    package static var errorLdsUnexpectedTag: Message { Message(.errorLdsUnexpectedTag) }
    package static var errorLdsInvalidEncoding: Message { Message(.errorLdsInvalidEncoding) }
    package static var errorLdsLimitExceeded: Message { Message(.errorLdsLimitExceeded) }
    package static var errorLdsMissingElement: Message { Message(.errorLdsMissingElement) }
    package static var errorLdsDuplicateElement: Message { Message(.errorLdsDuplicateElement) }
    package static var errorLdsInvalidValue: Message { Message(.errorLdsInvalidValue) }
    package static var errorLdsUnsupportedVersion: Message { Message(.errorLdsUnsupportedVersion) }
    package static var errorLdsInvalidMRZ: Message { Message(.errorLdsInvalidMRZ) }
    package static var errorLdsDeviationRefused: Message { Message(.errorLdsDeviationRefused) }
    package static var errorLdsNotEncodable: Message { Message(.errorLdsNotEncodable) }
    package static var errorCryptoLibraryUnavailable: Message { Message(.errorCryptoLibraryUnavailable) }
    package static var errorCryptoOperationFailed: Message { Message(.errorCryptoOperationFailed) }
    package static var errorCryptoRandomUnavailable: Message { Message(.errorCryptoRandomUnavailable) }
    package static var errorCryptoKeyLength: Message { Message(.errorCryptoKeyLength) }
    package static var errorCryptoIvLength: Message { Message(.errorCryptoIvLength) }
    package static var errorCryptoInputLength: Message { Message(.errorCryptoInputLength) }
    package static var errorCryptoBufferTooSmall: Message { Message(.errorCryptoBufferTooSmall) }
    package static var errorCryptoPaddingInvalid: Message { Message(.errorCryptoPaddingInvalid) }
    package static var errorCryptoEncodingInvalid: Message { Message(.errorCryptoEncodingInvalid) }
    package static var errorCryptoKeyAlgorithmUnsupported: Message { Message(.errorCryptoKeyAlgorithmUnsupported) }
    package static var errorCryptoRsaOutOfBounds: Message { Message(.errorCryptoRsaOutOfBounds) }
    package static var errorCryptoDsaKeyInvalid: Message { Message(.errorCryptoDsaKeyInvalid) }
    package static var errorCryptoCurveUnsupported: Message { Message(.errorCryptoCurveUnsupported) }
    package static var errorCryptoExplicitCurveUnknown: Message { Message(.errorCryptoExplicitCurveUnknown) }
    package static var errorCryptoPointInvalid: Message { Message(.errorCryptoPointInvalid) }
    package static var errorCryptoAlgorithmMismatch: Message { Message(.errorCryptoAlgorithmMismatch) }
    package static var errorCryptoSignatureOutOfRange: Message { Message(.errorCryptoSignatureOutOfRange) }
    package static var errorCryptoPrivateKeyInvalid: Message { Message(.errorCryptoPrivateKeyInvalid) }
    package static var errorCryptoElementEncodingInvalid: Message { Message(.errorCryptoElementEncodingInvalid) }
    package static var errorCryptoElementNotInGroup: Message { Message(.errorCryptoElementNotInGroup) }
    package static var errorCryptoElementNeutral: Message { Message(.errorCryptoElementNeutral) }
    package static var errorCryptoGroupMismatch: Message { Message(.errorCryptoGroupMismatch) }
    package static var errorCryptoDomainParametersUnknown: Message { Message(.errorCryptoDomainParametersUnknown) }
    package static var errorCryptoDomainParametersNotExplicit: Message { Message(.errorCryptoDomainParametersNotExplicit) }
    package static var errorCryptoPrimeComposite: Message { Message(.errorCryptoPrimeComposite) }
    package static var errorCryptoDomainParametersInvalid: Message { Message(.errorCryptoDomainParametersInvalid) }
    package static var errorCryptoDomainParametersOutOfBounds: Message { Message(.errorCryptoDomainParametersOutOfBounds) }
    package static var errorCryptoAllowanceSpent: Message { Message(.errorCryptoAllowanceSpent) }
    package static var errorCryptoElementOutOfRange: Message { Message(.errorCryptoElementOutOfRange) }
    package static var errorCryptoElementSmallOrder: Message { Message(.errorCryptoElementSmallOrder) }
    package static var errorCryptoNotInvertible: Message { Message(.errorCryptoNotInvertible) }
    package static var errorMrzEmpty: Message { Message(.errorMrzEmpty) }
    package static var errorMrzLength: Message { Message(.errorMrzLength) }
    package static var errorMrzLineLength: Message { Message(.errorMrzLineLength) }
    package static var errorMrzCharacter: Message { Message(.errorMrzCharacter) }
    package static var errorMrzTooLong: Message { Message(.errorMrzTooLong) }
    package static var errorMrzOtherLayout: Message { Message(.errorMrzOtherLayout) }
    package static var errorMrzTripleShape: Message { Message(.errorMrzTripleShape) }
    package static var errorMrzDocumentNumber: Message { Message(.errorMrzDocumentNumber) }
    package static var errorMrzDate: Message { Message(.errorMrzDate) }
    package static var errorMrzNotRepairable: Message { Message(.errorMrzNotRepairable) }
    package static var errorMrzAmbiguousRepair: Message { Message(.errorMrzAmbiguousRepair) }
    package static var errorMrzFieldTooLong: Message { Message(.errorMrzFieldTooLong) }
    package static var errorMrzFieldCharacter: Message { Message(.errorMrzFieldCharacter) }
    package static var errorMrzName: Message { Message(.errorMrzName) }
    package static var errorMrzDocumentCode: Message { Message(.errorMrzDocumentCode) }
    package static var errorMrzCountryCode: Message { Message(.errorMrzCountryCode) }
    package static var errorJsonSyntax: Message { Message(.errorJsonSyntax) }
    package static var errorJsonString: Message { Message(.errorJsonString) }
    package static var errorJsonNumber: Message { Message(.errorJsonNumber) }
    package static var errorJsonDuplicateName: Message { Message(.errorJsonDuplicateName) }
    package static var errorJsonLimitExceeded: Message { Message(.errorJsonLimitExceeded) }
    package static var errorApduTruncated: Message { Message(.errorApduTruncated) }
    package static var errorApduLengthMismatch: Message { Message(.errorApduLengthMismatch) }
    package static var errorApduTooLong: Message { Message(.errorApduTooLong) }
    package static var errorApduInvalidExpectedLength: Message { Message(.errorApduInvalidExpectedLength) }
    package static var errorCardRemoved: Message { Message(.errorCardRemoved) }
    package static var errorCardReset: Message { Message(.errorCardReset) }
    package static var errorCardUnresponsive: Message { Message(.errorCardUnresponsive) }
    package static var errorCardNone: Message { Message(.errorCardNone) }
    package static var errorCardTransmissionFailed: Message { Message(.errorCardTransmissionFailed) }
    package static var errorCardInvalidResponse: Message { Message(.errorCardInvalidResponse) }
    package static var errorCardTimeout: Message { Message(.errorCardTimeout) }
    package static var errorReaderNone: Message { Message(.errorReaderNone) }
    package static var errorReaderUnknown: Message { Message(.errorReaderUnknown) }
    package static var errorReaderRemoved: Message { Message(.errorReaderRemoved) }
    package static var errorReaderBusy: Message { Message(.errorReaderBusy) }
    package static var errorReaderNoService: Message { Message(.errorReaderNoService) }
    package static var errorReaderServiceLost: Message { Message(.errorReaderServiceLost) }
    package static var errorReaderNotPermitted: Message { Message(.errorReaderNotPermitted) }
    package static var errorReaderUnsupported: Message { Message(.errorReaderUnsupported) }
    package static var errorChannelCancelled: Message { Message(.errorChannelCancelled) }
    package static var errorChannelInvalidCommand: Message { Message(.errorChannelInvalidCommand) }
    package static var errorChannelClosed: Message { Message(.errorChannelClosed) }
    package static var errorChannelScriptMismatch: Message { Message(.errorChannelScriptMismatch) }
    package static var errorChannelIoFailed: Message { Message(.errorChannelIoFailed) }
    package static var errorTranscriptSyntax: Message { Message(.errorTranscriptSyntax) }
    package static var errorTranscriptInvalidHexadecimal: Message { Message(.errorTranscriptInvalidHexadecimal) }
    package static var errorTranscriptTooLong: Message { Message(.errorTranscriptTooLong) }
    package static var errorTranscriptRedacted: Message { Message(.errorTranscriptRedacted) }
    package static var errorTraceSchemaUnknown: Message { Message(.errorTraceSchemaUnknown) }
    package static var errorTraceSyntax: Message { Message(.errorTraceSyntax) }
    package static var errorTraceMemberInvalid: Message { Message(.errorTraceMemberInvalid) }
    package static var errorTraceInconsistent: Message { Message(.errorTraceInconsistent) }
    package static var errorTraceTooLong: Message { Message(.errorTraceTooLong) }
    package static var errorTraceRedacted: Message { Message(.errorTraceRedacted) }
    package static var errorAccessWrongPassword: Message { Message(.errorAccessWrongPassword) }
    package static var errorAccessPaceRequired: Message { Message(.errorAccessPaceRequired) }
    package static var errorAccessNotSupported: Message { Message(.errorAccessNotSupported) }
    package static var errorAccessBlocked: Message { Message(.errorAccessBlocked) }
    package static var errorAccessProtocolError: Message { Message(.errorAccessProtocolError) }
    package static var errorAccessChallengeLength: Message { Message(.errorAccessChallengeLength) }
    package static var errorAccessAuthenticationLength: Message { Message(.errorAccessAuthenticationLength) }
    package static var errorAccessAuthenticationMAC: Message { Message(.errorAccessAuthenticationMAC) }
    package static var errorAccessTerminalNonceMismatch: Message { Message(.errorAccessTerminalNonceMismatch) }
    package static var errorAccessChipNonceMismatch: Message { Message(.errorAccessChipNonceMismatch) }
    package static var errorAccessMalformedResponse: Message { Message(.errorAccessMalformedResponse) }
    package static var errorAccessPasswordFormat: Message { Message(.errorAccessPasswordFormat) }
    package static var errorAccessPasswordSuspended: Message { Message(.errorAccessPasswordSuspended) }
    package static var errorAccessDataObjectMissing: Message { Message(.errorAccessDataObjectMissing) }
    package static var errorAccessNonceLength: Message { Message(.errorAccessNonceLength) }
    package static var errorAccessPublicKeyEncoding: Message { Message(.errorAccessPublicKeyEncoding) }
    package static var errorAccessPublicKeyInvalid: Message { Message(.errorAccessPublicKeyInvalid) }
    package static var errorAccessPublicKeyReflected: Message { Message(.errorAccessPublicKeyReflected) }
    package static var errorAccessMappedGeneratorInvalid: Message { Message(.errorAccessMappedGeneratorInvalid) }
    package static var errorAccessMappingDataNotEmpty: Message { Message(.errorAccessMappingDataNotEmpty) }
    package static var errorAccessAuthenticationTokenLength: Message { Message(.errorAccessAuthenticationTokenLength) }
    package static var errorAccessAuthenticationTokenInvalid: Message { Message(.errorAccessAuthenticationTokenInvalid) }
    package static var errorAccessChipAuthenticationDataMissing: Message { Message(.errorAccessChipAuthenticationDataMissing) }
    package static var errorAccessChipAuthenticationDataUnexpected: Message { Message(.errorAccessChipAuthenticationDataUnexpected) }
    package static var errorAccessStaticKeyMalformed: Message { Message(.errorAccessStaticKeyMalformed) }
    package static var errorAccessStaticKeyOutOfRange: Message { Message(.errorAccessStaticKeyOutOfRange) }
    package static var errorAccessStaticKeyNeutral: Message { Message(.errorAccessStaticKeyNeutral) }
    package static var errorAccessStaticKeySmallOrder: Message { Message(.errorAccessStaticKeySmallOrder) }
    package static var errorAccessStaticKeyNotInGroup: Message { Message(.errorAccessStaticKeyNotInGroup) }
    package static var errorAccessStaticKeyPrimeComposite: Message { Message(.errorAccessStaticKeyPrimeComposite) }
    package static var errorAccessStaticKeyParametersInvalid: Message { Message(.errorAccessStaticKeyParametersInvalid) }
    package static var errorAccessStaticKeyParametersUnsupported: Message { Message(.errorAccessStaticKeyParametersUnsupported) }
    package static var errorAccessStaticKeyAlgorithmMismatch: Message { Message(.errorAccessStaticKeyAlgorithmMismatch) }
    package static var errorAccessTooManyStaticKeys: Message { Message(.errorAccessTooManyStaticKeys) }
    package static var errorAccessChipAuthenticationRefused: Message { Message(.errorAccessChipAuthenticationRefused) }
    package static var errorAccessChannelLost: Message { Message(.errorAccessChannelLost) }
    package static var errorAccessUnprotectedResponse: Message { Message(.errorAccessUnprotectedResponse) }
    package static var errorAccessMacMissing: Message { Message(.errorAccessMacMissing) }
    package static var errorAccessMacInvalid: Message { Message(.errorAccessMacInvalid) }
    package static var errorAccessDataObjectMalformed: Message { Message(.errorAccessDataObjectMalformed) }
    package static var errorAccessDataObjectUnknown: Message { Message(.errorAccessDataObjectUnknown) }
    package static var errorAccessDataObjectRepeated: Message { Message(.errorAccessDataObjectRepeated) }
    package static var errorAccessDataObjectOrder: Message { Message(.errorAccessDataObjectOrder) }
    package static var errorAccessStatusMismatch: Message { Message(.errorAccessStatusMismatch) }
    package static var errorAccessCryptogramInvalid: Message { Message(.errorAccessCryptogramInvalid) }
    package static var errorAccessPaddingInvalid: Message { Message(.errorAccessPaddingInvalid) }
    package static var errorAccessChannelClosed: Message { Message(.errorAccessChannelClosed) }
    package static var errorAccessOutOfSequence: Message { Message(.errorAccessOutOfSequence) }
    package static var errorAccessCounterExhausted: Message { Message(.errorAccessCounterExhausted) }
    package static var errorAccessCommandUnsuitable: Message { Message(.errorAccessCommandUnsuitable) }
    package static var errorAccessCommandTooLong: Message { Message(.errorAccessCommandTooLong) }
    package static var errorAccessTerminalTrustPointUnknown: Message { Message(.errorAccessTerminalTrustPointUnknown) }
    package static var errorAccessTerminalCertificateRefused: Message { Message(.errorAccessTerminalCertificateRefused) }
    package static var errorAccessTerminalSignatureMalformed: Message { Message(.errorAccessTerminalSignatureMalformed) }
    package static var errorAccessTerminalSignatureRefused: Message { Message(.errorAccessTerminalSignatureRefused) }
    package static var errorAccessTerminalAuthenticationNotAllowed: Message { Message(.errorAccessTerminalAuthenticationNotAllowed) }
    package static var errorAccessCryptography: Message { Message(.errorAccessCryptography) }
    package static var errorTrustMalformed: Message { Message(.errorTrustMalformed) }
    package static var errorTrustTooLarge: Message { Message(.errorTrustTooLarge) }
    package static var errorTrustLimitExceeded: Message { Message(.errorTrustLimitExceeded) }
    package static var errorTrustUnexpectedContent: Message { Message(.errorTrustUnexpectedContent) }
    package static var errorTrustDoubledExtension: Message { Message(.errorTrustDoubledExtension) }
    package static var errorTrustUnsupportedAlgorithm: Message { Message(.errorTrustUnsupportedAlgorithm) }
    package static var errorTrustNoSuchFile: Message { Message(.errorTrustNoSuchFile) }
    package static var errorTrustUnreadableFile: Message { Message(.errorTrustUnreadableFile) }
    package static var errorTrustNoCertificate: Message { Message(.errorTrustNoCertificate) }
    package static var errorTrustNoChain: Message { Message(.errorTrustNoChain) }
    package static var errorTrustMalformedPEM: Message { Message(.errorTrustMalformedPEM) }
    package static var errorTrustMalformedLDIF: Message { Message(.errorTrustMalformedLDIF) }
    package static var errorTrustExternalValue: Message { Message(.errorTrustExternalValue) }
    package static var errorTrustChangeNotCarriedOut: Message { Message(.errorTrustChangeNotCarriedOut) }
    package static var errorTrustNotTrustMaterial: Message { Message(.errorTrustNotTrustMaterial) }
    package static var errorTrustIssuingFailed: Message { Message(.errorTrustIssuingFailed) }
    package static var errorTrustCryptography: Message { Message(.errorTrustCryptography) }
    package static var errorTrustStoreDamaged: Message { Message(.errorTrustStoreDamaged) }
    package static var errorTrustStoreVersion: Message { Message(.errorTrustStoreVersion) }
    package static var errorTrustStoreLocked: Message { Message(.errorTrustStoreLocked) }
    package static var errorTrustStorePermissions: Message { Message(.errorTrustStorePermissions) }
    package static var errorTrustStoreNotWritten: Message { Message(.errorTrustStoreNotWritten) }
    package static var errorTrustNotAStore: Message { Message(.errorTrustNotAStore) }
    package static var errorTrustRollback: Message { Message(.errorTrustRollback) }
    package static var errorTrustNothingToUndo: Message { Message(.errorTrustNothingToUndo) }
    package static var errorTrustListRefused: Message { Message(.errorTrustListRefused) }
    package static var errorTrustBesideList: Message { Message(.errorTrustBesideList) }
    package static var errorTrustSelfSignatureWrong: Message { Message(.errorTrustSelfSignatureWrong) }
    package static var errorSealNotASeal: Message { Message(.errorSealNotASeal) }
    package static var errorSealOtherKind: Message { Message(.errorSealOtherKind) }
    package static var errorSealUnreadableText: Message { Message(.errorSealUnreadableText) }
    package static var errorSealUnsupportedVersion: Message { Message(.errorSealUnsupportedVersion) }
    package static var errorSealTruncated: Message { Message(.errorSealTruncated) }
    package static var errorSealTrailingOctets: Message { Message(.errorSealTrailingOctets) }
    package static var errorSealLimitExceeded: Message { Message(.errorSealLimitExceeded) }
    package static var errorSealInvalidLength: Message { Message(.errorSealInvalidLength) }
    package static var errorSealInvalidC40: Message { Message(.errorSealInvalidC40) }
    package static var errorSealInvalidDate: Message { Message(.errorSealInvalidDate) }
    package static var errorSealInvalidValue: Message { Message(.errorSealInvalidValue) }
    package static var errorSealDuplicateFeature: Message { Message(.errorSealDuplicateFeature) }
    package static var errorSealMissingSignature: Message { Message(.errorSealMissingSignature) }
    package static var errorSealInvalidSignature: Message { Message(.errorSealInvalidSignature) }
    package static var errorSealInvalidJSON: Message { Message(.errorSealInvalidJSON) }
    package static var errorSealMemberMissing: Message { Message(.errorSealMemberMissing) }
    package static var errorSealMemberInvalid: Message { Message(.errorSealMemberInvalid) }
    package static var errorSealNotEncodable: Message { Message(.errorSealNotEncodable) }
    package static var errorSealSigningFailed: Message { Message(.errorSealSigningFailed) }
    package static var errorPkcs11NotBuilt: Message { Message(.errorPkcs11NotBuilt) }
    package static var errorPkcs11UriMalformed: Message { Message(.errorPkcs11UriMalformed) }
    package static var errorPkcs11UriUnsupported: Message { Message(.errorPkcs11UriUnsupported) }
    package static var errorPkcs11ModuleNotLoaded: Message { Message(.errorPkcs11ModuleNotLoaded) }
    package static var errorPkcs11ModuleFailed: Message { Message(.errorPkcs11ModuleFailed) }
    package static var errorPkcs11TokenAbsent: Message { Message(.errorPkcs11TokenAbsent) }
    package static var errorPkcs11TokenAmbiguous: Message { Message(.errorPkcs11TokenAmbiguous) }
    package static var errorPkcs11PinRequired: Message { Message(.errorPkcs11PinRequired) }
    package static var errorPkcs11PinIncorrect: Message { Message(.errorPkcs11PinIncorrect) }
    package static var errorPkcs11PinFinalTry: Message { Message(.errorPkcs11PinFinalTry) }
    package static var errorPkcs11PinLocked: Message { Message(.errorPkcs11PinLocked) }
    package static var errorPkcs11KeyAbsent: Message { Message(.errorPkcs11KeyAbsent) }
    package static var errorPkcs11KeyAmbiguous: Message { Message(.errorPkcs11KeyAmbiguous) }
    package static var errorPkcs11KeyUnsupported: Message { Message(.errorPkcs11KeyUnsupported) }
    package static var errorPkcs11MechanismUnsupported: Message { Message(.errorPkcs11MechanismUnsupported) }
    package static var errorPkcs11SignatureMalformed: Message { Message(.errorPkcs11SignatureMalformed) }
    package static var errorPkcs11TokenFailed: Message { Message(.errorPkcs11TokenFailed) }
    package static var errorPkcs11TokenLost: Message { Message(.errorPkcs11TokenLost) }
    package static var errorPkcs11ModuleHung: Message { Message(.errorPkcs11ModuleHung) }
    package static var errorPkcs11Cancelled: Message { Message(.errorPkcs11Cancelled) }
    package static var errorImageMalformed: Message { Message(.errorImageMalformed) }
    package static var errorImageUnsupported: Message { Message(.errorImageUnsupported) }
    package static var errorImageTooLarge: Message { Message(.errorImageTooLarge) }
    package static var errorImageMemory: Message { Message(.errorImageMemory) }
    package static var errorImageTimeout: Message { Message(.errorImageTimeout) }
    package static var errorImageCrashed: Message { Message(.errorImageCrashed) }
    package static var errorImageNotConfined: Message { Message(.errorImageNotConfined) }
    package static var errorImageHelperMissing: Message { Message(.errorImageHelperMissing) }
    package static var errorImageHelperFailed: Message { Message(.errorImageHelperFailed) }
    package static var errorImageNotBuilt: Message { Message(.errorImageNotBuilt) }
    package static var errorImageCancelled: Message { Message(.errorImageCancelled) }
    package static var errorSimulatorDescriptionInvalid: Message { Message(.errorSimulatorDescriptionInvalid) }
    package static var errorSimulatorMemberUnknown: Message { Message(.errorSimulatorMemberUnknown) }
    package static var errorSimulatorValueInvalid: Message { Message(.errorSimulatorValueInvalid) }
    package static var errorSimulatorProfileUnknown: Message { Message(.errorSimulatorProfileUnknown) }
    package static var errorSimulatorPersonalisationFailed: Message { Message(.errorSimulatorPersonalisationFailed) }
    package static var errorSimulatorAddressInvalid: Message { Message(.errorSimulatorAddressInvalid) }
    package static var errorSimulatorConnectionFailed: Message { Message(.errorSimulatorConnectionFailed) }
    package static var errorSimulatorConnectionLost: Message { Message(.errorSimulatorConnectionLost) }
    package static var errorConformanceNotJSON: Message { Message(.errorConformanceNotJSON) }
    package static var errorConformanceFileInvalid: Message { Message(.errorConformanceFileInvalid) }
    package static var errorConformanceCaseUnknown: Message { Message(.errorConformanceCaseUnknown) }
    package static var errorConformanceResultsInvalid: Message { Message(.errorConformanceResultsInvalid) }
    package static var errorConformanceChipCaseUnknown: Message { Message(.errorConformanceChipCaseUnknown) }
    package static var errorConformanceAuthorityInvalid: Message { Message(.errorConformanceAuthorityInvalid) }
    package static var errorConformanceChipNotOpened: Message { Message(.errorConformanceChipNotOpened) }
    package static var errorPolicyNotJSON: Message { Message(.errorPolicyNotJSON) }
    package static var errorPolicySchemaUnknown: Message { Message(.errorPolicySchemaUnknown) }
    package static var errorPolicyNameUnknown: Message { Message(.errorPolicyNameUnknown) }
    package static var errorPolicyMemberMissing: Message { Message(.errorPolicyMemberMissing) }
    package static var errorPolicyValueInvalid: Message { Message(.errorPolicyValueInvalid) }
    package static var errorPolicyAcceptsFailure: Message { Message(.errorPolicyAcceptsFailure) }
    package static var errorPolicyDataAlone: Message { Message(.errorPolicyDataAlone) }
    package static var errorPolicyNameTaken: Message { Message(.errorPolicyNameTaken) }
    package static var errorEvidenceSchemaUnknown: Message { Message(.errorEvidenceSchemaUnknown) }
    package static var errorEvidenceMemberMissing: Message { Message(.errorEvidenceMemberMissing) }
    package static var errorEvidenceMemberInvalid: Message { Message(.errorEvidenceMemberInvalid) }
    package static var errorEvidenceFileDoubled: Message { Message(.errorEvidenceFileDoubled) }
    package static var errorEvidenceInconsistent: Message { Message(.errorEvidenceInconsistent) }
    package static var errorEvidenceNoFiles: Message { Message(.errorEvidenceNoFiles) }
    package static var errorEvidenceUnreadable: Message { Message(.errorEvidenceUnreadable) }
    package static var errorEvidenceFileConflict: Message { Message(.errorEvidenceFileConflict) }
    package static var errorEvidenceSeveralDocuments: Message { Message(.errorEvidenceSeveralDocuments) }
    package static var errorEvidenceNameAmbiguous: Message { Message(.errorEvidenceNameAmbiguous) }
    package static var errorEvidenceNameUnknown: Message { Message(.errorEvidenceNameUnknown) }
    package static var errorEvidenceTextUndecodable: Message { Message(.errorEvidenceTextUndecodable) }
    package static var errorEvidenceFormUnknown: Message { Message(.errorEvidenceFormUnknown) }
    package static var errorEvidenceNotWitnessed: Message { Message(.errorEvidenceNotWitnessed) }
    package static var errorEvidenceWitnessKeys: Message { Message(.errorEvidenceWitnessKeys) }
    package static var errorAccessMrzRequired: Message { Message(.errorAccessMrzRequired) }
    package static var errorAccessPaceNotOffered: Message { Message(.errorAccessPaceNotOffered) }
    package static var errorAccessPaceFailed: Message { Message(.errorAccessPaceFailed) }
    package static var errorReadInputInvalid: Message { Message(.errorReadInputInvalid) }
    package static var errorReadOtherDocument: Message { Message(.errorReadOtherDocument) }
    package static var errorReadApplicationMissing: Message { Message(.errorReadApplicationMissing) }
    package static var errorReadChipRefused: Message { Message(.errorReadChipRefused) }
    package static var errorReadLimitExceeded: Message { Message(.errorReadLimitExceeded) }
    package static var errorReadAppendingOpen: Message { Message(.errorReadAppendingOpen) }
    package static var errorReadRecordNotKept: Message { Message(.errorReadRecordNotKept) }
    package static var errorReadNoProgress: Message { Message(.errorReadNoProgress) }
    package static var errorReadCancelled: Message { Message(.errorReadCancelled) }
    package static var errorReadDeadlineExceeded: Message { Message(.errorReadDeadlineExceeded) }
    package static var errorCliUsage: Message { Message(.errorCliUsage) }
    package static var errorArchiveMalformed: Message { Message(.errorArchiveMalformed) }
    package static var errorArchiveTruncated: Message { Message(.errorArchiveTruncated) }
    package static var errorArchiveUnsafeEntry: Message { Message(.errorArchiveUnsafeEntry) }
    package static var errorArchiveUnsupported: Message { Message(.errorArchiveUnsupported) }
    package static var errorArchiveTooLarge: Message { Message(.errorArchiveTooLarge) }
    package static var errorArchiveDuplicatePath: Message { Message(.errorArchiveDuplicatePath) }
    package static var errorCliLanguage: Message { Message(.errorCliLanguage) }
    package static var errorCliNoInput: Message { Message(.errorCliNoInput) }
    package static var errorCliTooLarge: Message { Message(.errorCliTooLarge) }
    package static var errorCliNoTerminal: Message { Message(.errorCliNoTerminal) }
    package static var errorCliNoPIN: Message { Message(.errorCliNoPIN) }
    package static var errorCliNotEvidence: Message { Message(.errorCliNotEvidence) }
    package static var errorCliFileExists: Message { Message(.errorCliFileExists) }
    package static var errorCliFolderNotEmpty: Message { Message(.errorCliFolderNotEmpty) }
    package static var errorCliNoProgram: Message { Message(.errorCliNoProgram) }
    package static var errorCliCannotWrite: Message { Message(.errorCliCannotWrite) }
    package static var errorCliNothingToExport: Message { Message(.errorCliNothingToExport) }
    package static var errorCliNoStore: Message { Message(.errorCliNoStore) }
    package static var errorCliNotInStore: Message { Message(.errorCliNotInStore) }
    package static var errorCliConfirmationNeeded: Message { Message(.errorCliConfirmationNeeded) }
    package static var errorCliCountry: Message { Message(.errorCliCountry) }
    package static var errorCliCommandFailed: Message { Message(.errorCliCommandFailed) }
    package static var errorCliNotConfirmed: Message { Message(.errorCliNotConfirmed) }
    package static var errorCliPinNotMet: Message { Message(.errorCliPinNotMet) }
    package static var errorCliInterrupted: Message { Message(.errorCliInterrupted) }
    package static var errorCliInternal: Message { Message(.errorCliInternal) }
    package static var errorReaderSeveral: Message { Message(.errorReaderSeveral) }
    package static func errorWithCode(error: Message, code: some CustomStringConvertible) -> Message {
        Message(.errorWithCode, [.init("error", .message(error)), .init("code", .text(code.description))])
    }
    package static func errorAtOctet(error: Message, code: some CustomStringConvertible, offset: Int) -> Message {
        Message(.errorAtOctet, [.init("error", .message(error)), .init("code", .text(code.description)), .init("offset", .number(offset))])
    }
    package static func errorOfOpenSSL(error: Message, code: some CustomStringConvertible, words: some CustomStringConvertible) -> Message {
        Message(.errorOfOpenSSL, [.init("error", .message(error)), .init("code", .text(code.description)), .init("words", .text(words.description))])
    }
    package static var errorStatusMalformed: Message { Message(.errorStatusMalformed) }
    package static var errorStatusOtherKey: Message { Message(.errorStatusOtherKey) }
    package static var errorStatusOutOfDate: Message { Message(.errorStatusOutOfDate) }
    package static var errorStatusContradictory: Message { Message(.errorStatusContradictory) }
    package static var errorStatusDocument: Message { Message(.errorStatusDocument) }
    package static var errorStatusKey: Message { Message(.errorStatusKey) }
    package static var errorStatusNoAnswer: Message { Message(.errorStatusNoAnswer) }
    package static var errorResultMalformed: Message { Message(.errorResultMalformed) }
    package static var errorResultTooLong: Message { Message(.errorResultTooLong) }
    package static var errorResultHeader: Message { Message(.errorResultHeader) }
    package static var errorResultContent: Message { Message(.errorResultContent) }
    package static var errorResultKeys: Message { Message(.errorResultKeys) }
}
