// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let cryptoAlgorithmsMissing = MessageKey("crypto.algorithmsMissing", "OpenSSL lacks an algorithm of Doc 9303.")
    static let cryptoAlgorithmMissing = MessageKey("crypto.algorithmMissing", "OpenSSL lacks {algorithm}.")
    static let cryptoNoMemoryForNumber = MessageKey("crypto.noMemoryForNumber", "There is no memory for a number.")
    static let cryptoNoMemoryForComputation = MessageKey("crypto.noMemoryForComputation", "There is no memory for a computation.")
    static let cryptoKeyLength = MessageKey("crypto.keyLength", "A key of {cipher} has {length, plural, one {# octet} other {# octets}}.")
    static let cryptoOneBlockWanted = MessageKey("crypto.oneBlockWanted", "One block of {length, plural, one {# octet} other {# octets}} is wanted.")
    static let cryptoBufferTooSmall = MessageKey("crypto.bufferTooSmall", "The output buffer is too small.")
    static let cryptoBlockNotEncrypted = MessageKey("crypto.blockNotEncrypted", "The block could not be encrypted.")
    static let cryptoNoWholeBlocks = MessageKey("crypto.noWholeBlocks", "The input is no whole number of blocks of {length, plural, one {# octet} other {# octets}}.")
    static let cryptoIvLength = MessageKey("crypto.ivLength", "The initialisation vector has {length, plural, one {# octet} other {# octets}}.")
    static let cryptoCipherFailed = MessageKey("crypto.cipherFailed", "{cipher} failed.")
    static let cryptoNoCipherContext = MessageKey("crypto.noCipherContext", "No cipher context could be made.")
    static let cryptoCipherNotKeyed = MessageKey("crypto.cipherNotKeyed", "The cipher context could not be keyed.")
    static let cryptoCmacRefused = MessageKey("crypto.cmacRefused", "CMAC refused its cipher.")
    static let cryptoNoRandomOctets = MessageKey("crypto.noRandomOctets", "The random generator gave no octets.")
    static let cryptoProviderNotLoaded = MessageKey("crypto.providerNotLoaded", "OpenSSL's default provider could not be loaded.")
    static let cryptoNoTestGenerator = MessageKey("crypto.noTestGenerator", "The test generator could not be set up.")
    static let cryptoCurveMissing = MessageKey("crypto.curveMissing", "This build of OpenSSL lacks the curve {curve}.")
    static let cryptoPointAtInfinity = MessageKey("crypto.pointAtInfinity", "The point at infinity is no public key.")
    static let cryptoPointLength = MessageKey("crypto.pointLength", "A point of {curve} has {length, plural, one {# octet} other {# octets}}.")
    static let cryptoPointCompressed = MessageKey("crypto.pointCompressed", "A point is sent uncompressed, as 04 || x || y.")
    static let cryptoCoordinateTooLarge = MessageKey("crypto.coordinateTooLarge", "A coordinate is not below the prime.")
    static let cryptoPointNotOnCurve = MessageKey("crypto.pointNotOnCurve", "The point is not on {curve}.")
    static let cryptoPointsNotAdded = MessageKey("crypto.pointsNotAdded", "Two points of {curve} could not be added.")
    static let cryptoPointNotEncoded = MessageKey("crypto.pointNotEncoded", "A point of {curve} could not be encoded.")
    static let cryptoNoCoordinate = MessageKey("crypto.noCoordinate", "The x-coordinate of a point of {curve} could not be had.")
    static let cryptoNoMemoryForPoint = MessageKey("crypto.noMemoryForPoint", "There is no memory for a point of {curve}.")
    static let cryptoPointNotMultiplied = MessageKey("crypto.pointNotMultiplied", "A point of {curve} could not be multiplied.")
    static let cryptoElementMissing = MessageKey("crypto.elementMissing", "The encoding ends where an element is expected.")
    static let cryptoOtherTag = MessageKey("crypto.otherTag", "An element with another tag is expected.")
    static let cryptoElementCut = MessageKey("crypto.elementCut", "The encoding ends within an element.")
    static let cryptoLengthNotDER = MessageKey("crypto.lengthNotDER", "A length is not DER, or is too large.")
    static let cryptoLengthNotMinimal = MessageKey("crypto.lengthNotMinimal", "A length is not minimal.")
    static let cryptoNumberNotPositive = MessageKey("crypto.numberNotPositive", "A positive number is expected.")
    static let cryptoNumberNotMinimal = MessageKey("crypto.numberNotMinimal", "A number is not minimal.")
    static let cryptoBitStringNotWhole = MessageKey("crypto.bitStringNotWhole", "A bit string of whole octets is expected.")
    static let cryptoObjectIdentifierMalformed = MessageKey("crypto.objectIdentifierMalformed", "An object identifier is malformed.")
    static let cryptoOctetsFollow = MessageKey("crypto.octetsFollow", "Octets follow where the encoding should end.")
    static let cryptoNoPrimeField = MessageKey("crypto.noPrimeField", "The curve is not over a prime field.")
    static let cryptoFixedSequenceEnds = MessageKey("crypto.fixedSequenceEnds", "The fixed sequence of random octets is at its end.")
    static let cryptoNeutralElement = MessageKey("crypto.neutralElement", "The neutral element of {group} is neither a public key nor a secret.")
    static let cryptoHashNotComputed = MessageKey("crypto.hashNotComputed", "{hash} could not be computed.")
    static let cryptoHashNotBegun = MessageKey("crypto.hashNotBegun", "{hash} could not be begun.")
    static let cryptoNoPadding = MessageKey("crypto.noPadding", "The plaintext does not end in padding.")
    static let cryptoPaddingTooLong = MessageKey("crypto.paddingTooLong", "The padding is longer than a block.")
    static let cryptoCurveNotListed = MessageKey("crypto.curveNotListed", "The curve {curve} is not on the list.")
    static let cryptoCurveNotExplicit = MessageKey("crypto.curveNotExplicit", "The parameters of the curve are not written out.")
    static let cryptoPkcs3WithoutOrder = MessageKey("crypto.pkcs3WithoutOrder", "Parameters of PKCS #3 lack the order of the subgroup.")
    static let cryptoNoDomainParameters = MessageKey("crypto.noDomainParameters", "No standardized domain parameters have this number.")
    static let cryptoKeyAlgorithmUnsupported = MessageKey("crypto.keyAlgorithmUnsupported", "The key algorithm {algorithm} is not supported.")
    static let cryptoOrderMissing = MessageKey("crypto.orderMissing", "The order of the subgroup is missing.")
    static let cryptoGroupNotListed = MessageKey("crypto.groupNotListed", "The numbers are those of no listed group.")
    static let cryptoCoordinatesNoResidues = MessageKey("crypto.coordinatesNoResidues", "The coordinates are no residues modulo the prime of {group}.")
    static let cryptoNoCurve = MessageKey("crypto.noCurve", "{group} is no curve.")
    static let cryptoNumberNoResidue = MessageKey("crypto.numberNoResidue", "The number is no residue modulo the prime of {group}.")
    static let cryptoNoSuchElement = MessageKey("crypto.noSuchElement", "There is no such element in {group}.")
    static let cryptoNoRandomScalar = MessageKey("crypto.noRandomScalar", "The random generator gave no scalar of {group}.")
    static let cryptoElementOfOtherGroup = MessageKey("crypto.elementOfOtherGroup", "An element of {element} is no element of {group}.")
    static let cryptoKeyNotDerived = MessageKey("crypto.keyNotDerived", "The key could not be derived.")
    static let cryptoMacLength = MessageKey("crypto.macLength", "A MAC has {length, plural, one {# octet} other {# octets}}.")
    static let cryptoMacNoWholeBlocks = MessageKey("crypto.macNoWholeBlocks", "The input of the MAC is no whole number of blocks.")
    static let cryptoMacNotComputed = MessageKey("crypto.macNotComputed", "The MAC could not be computed.")
    static let cryptoModulusBounds = MessageKey("crypto.modulusBounds", "A modulus is an odd prime of at most 512 octets.")
    static let cryptoNoMemoryForModulus = MessageKey("crypto.noMemoryForModulus", "There is no memory for a modulus.")
    static let cryptoModulusNotPrepared = MessageKey("crypto.modulusNotPrepared", "A modulus could not be prepared.")
    static let cryptoZeroNotInvertible = MessageKey("crypto.zeroNotInvertible", "Zero has no inverse.")
    static let cryptoNumberNotReduced = MessageKey("crypto.numberNotReduced", "A number could not be reduced.")
    static let cryptoOtherModulus = MessageKey("crypto.otherModulus", "The numbers are residues of another modulus.")
    static let cryptoModularOperationFailed = MessageKey("crypto.modularOperationFailed", "A modular operation failed.")
    static let cryptoOrderBounds = MessageKey("crypto.orderBounds", "The order of a subgroup has at least {least, number} bits and fewer than the prime; this one has {bits, number}.")
    static let cryptoOrderNoDivisor = MessageKey("crypto.orderNoDivisor", "The order of the subgroup does not divide p-1.")
    static let cryptoGeneratorOrder = MessageKey("crypto.generatorOrder", "The generator does not have the order that is given.")
    static let cryptoOrderNotPrime = MessageKey("crypto.orderNotPrime", "The order of the subgroup is not prime.")
    static let cryptoDivisionFailed = MessageKey("crypto.divisionFailed", "A division failed.")
    static let cryptoPowerFailed = MessageKey("crypto.powerFailed", "A power in GF(p) could not be computed.")
    static let cryptoPrimalityNotTested = MessageKey("crypto.primalityNotTested", "A number could not be tested for being prime.")
    static let cryptoPrimeBounds = MessageKey("crypto.primeBounds", "A prime of Diffie-Hellman has {least, number} to {most, number} bits; this one has {bits, number}.")
    static let cryptoGeneratorBounds = MessageKey("crypto.generatorBounds", "A generator lies between 2 and p-2.")
    static let cryptoAllowanceSpent = MessageKey("crypto.allowanceSpent", "The document names more large groups of its own than are tested; this one, of {bits, plural, one {# bit} other {# bits}}, was not.")
    static let cryptoNoMemoryForGroup = MessageKey("crypto.noMemoryForGroup", "There is no memory for {group}.")
    static let cryptoTablesNotMade = MessageKey("crypto.tablesNotMade", "The tables of {group} could not be made.")
    static let cryptoPublicValueLength = MessageKey("crypto.publicValueLength", "A public value of this group has 1 to {most, number} octets.")
    static let cryptoPublicValueOne = MessageKey("crypto.publicValueOne", "The public value is 1, which the standard does not allow.")
    static let cryptoPublicValueBounds = MessageKey("crypto.publicValueBounds", "A public value must be between 2 and p-2.")
    static let cryptoPublicValueSmallOrder = MessageKey("crypto.publicValueSmallOrder", "The public value generates a few elements only.")
    static let cryptoPublicValueOutside = MessageKey("crypto.publicValueOutside", "The public value is not in the subgroup of the generator.")
    static let cryptoOrderNotChecked = MessageKey("crypto.orderNotChecked", "The order of a public value could not be checked.")
    static let cryptoProductFailed = MessageKey("crypto.productFailed", "A product in GF(p) could not be computed.")
    static let cryptoNoIntegratedMapping = MessageKey("crypto.noIntegratedMapping", "{group} is no group of the integrated mapping.")
    static let cryptoPlainSignatureLength = MessageKey("crypto.plainSignatureLength", "A plain signature on {curve} has {length, plural, one {# octet} other {# octets}}; this one has {there, number}.")
    static let cryptoSignatureNumberBounds = MessageKey("crypto.signatureNumberBounds", "The number {number} of the signature is not between 1 and n - 1.")
    static let cryptoKeyVerifiesNoECDSA = MessageKey("crypto.keyVerifiesNoECDSA", "A key {key} verifies no ECDSA signature.")
    static let cryptoRsaKeyBounds = MessageKey("crypto.rsaKeyBounds", "An RSA key has 1024 to 8192 bits.")
    static let cryptoKeyNotGenerated = MessageKey("crypto.keyNotGenerated", "The key could not be generated.")
    static let cryptoNoPKCS8 = MessageKey("crypto.noPKCS8", "This is no PKCS #8 private key of RSA or a curve.")
    static let cryptoNoPEMKey = MessageKey("crypto.noPEMKey", "This is no unencrypted private key in PEM.")
    static let cryptoAlgorithmOfOtherKey = MessageKey("crypto.algorithmOfOtherKey", "{algorithm} is no algorithm of a key {key}.")
    static let cryptoNotSigned = MessageKey("crypto.notSigned", "OpenSSL could not sign with {algorithm}.")
    static let cryptoPrivateKeyNotEncoded = MessageKey("crypto.privateKeyNotEncoded", "The private key could not be encoded.")
    static let cryptoKeyNotCopied = MessageKey("crypto.keyNotCopied", "The key could not be copied.")
    static let cryptoCurveEncodingNotChosen = MessageKey("crypto.curveEncodingNotChosen", "The encoding of the curve could not be chosen.")
    static let cryptoPublicKeyNotEncoded = MessageKey("crypto.publicKeyNotEncoded", "The public key could not be encoded.")
    static let cryptoRsaNumbersTooLong = MessageKey("crypto.rsaNumbersTooLong", "The numbers of the RSA key are too long.")
    static let cryptoPublicPointCompressed = MessageKey("crypto.publicPointCompressed", "The public point is not an uncompressed one of the curve.")
    static let cryptoSaltLength = MessageKey("crypto.saltLength", "A salt of {length, plural, one {# octet} other {# octets}} fits no RSA key.")
    static let cryptoRsaKeyRefused = MessageKey("crypto.rsaKeyRefused", "OpenSSL refused the RSA key.")
    static let cryptoDsaKeyRefused = MessageKey("crypto.dsaKeyRefused", "OpenSSL refused the DSA key.")
    static let cryptoPublicPointNotOnCurve = MessageKey("crypto.publicPointNotOnCurve", "The public point is not on the curve.")
    static let cryptoRsaMissing = MessageKey("crypto.rsaMissing", "OpenSSL lacks RSA.")
    static let cryptoDsaMissing = MessageKey("crypto.dsaMissing", "OpenSSL lacks DSA.")
    static let cryptoSignatureNotOpened = MessageKey("crypto.signatureNotOpened", "OpenSSL could not open the signature.")
    static let cryptoKeyOpensNoSignature = MessageKey("crypto.keyOpensNoSignature", "A key {key} opens no signature: only RSA does.")
    static let cryptoRepresentativeNotSigned = MessageKey("crypto.representativeNotSigned", "OpenSSL could not sign the representative.")
    static let cryptoNoCurveNorParameters = MessageKey("crypto.noCurveNorParameters", "The key has neither a curve's name nor its parameters.")
    static let cryptoRsaModulusBounds = MessageKey("crypto.rsaModulusBounds", "An RSA modulus has 1024 to 8192 bits and is odd; this one has {bits, number}.")
    static let cryptoRsaExponentBounds = MessageKey("crypto.rsaExponentBounds", "An RSA exponent is odd, above 1 and of at most 64 bits.")
    static let cryptoDsaPrimeBounds = MessageKey("crypto.dsaPrimeBounds", "The prime of a DSA key has 1024 to 3072 bits and is odd; this one has {bits, number}.")
    static let cryptoDsaOrderBounds = MessageKey("crypto.dsaOrderBounds", "The order of a DSA key has 160, 224 or 256 bits; this one has {bits, number}.")
    static let cryptoDsaParametersInherited = MessageKey("crypto.dsaParametersInherited", "The DSA key has no domain parameters of its own.")
    static let cryptoVerificationNotSetUp = MessageKey("crypto.verificationNotSetUp", "The verification could not be set up.")
    static let cryptoAlgorithmRefused = MessageKey("crypto.algorithmRefused", "OpenSSL refused {algorithm}.")
    static let cryptoPrimeMissing = MessageKey("crypto.primeMissing", "OpenSSL does not have the prime {prime}.")
    static let cryptoRepresentativeLength = MessageKey("crypto.representativeLength", "The {what, select, signature {signature} other {representative}} has {length, plural, one {# octet} other {# octets}}; the modulus has {modulus, number}.")
    static let cryptoRepresentativeBounds = MessageKey("crypto.representativeBounds", "The {what, select, signature {signature} other {representative}} is not between 1 and n - 1.")

    static let ofCrypto: [MessageKey] = [
        .cryptoAlgorithmMissing,
        .cryptoAlgorithmOfOtherKey,
        .cryptoAlgorithmRefused,
        .cryptoAlgorithmsMissing,
        .cryptoAllowanceSpent,
        .cryptoBitStringNotWhole,
        .cryptoBlockNotEncrypted,
        .cryptoBufferTooSmall,
        .cryptoCipherFailed,
        .cryptoCipherNotKeyed,
        .cryptoCmacRefused,
        .cryptoCoordinateTooLarge,
        .cryptoCoordinatesNoResidues,
        .cryptoCurveEncodingNotChosen,
        .cryptoCurveMissing,
        .cryptoCurveNotExplicit,
        .cryptoCurveNotListed,
        .cryptoDivisionFailed,
        .cryptoDsaKeyRefused,
        .cryptoDsaMissing,
        .cryptoDsaOrderBounds,
        .cryptoDsaParametersInherited,
        .cryptoDsaPrimeBounds,
        .cryptoElementCut,
        .cryptoElementMissing,
        .cryptoElementOfOtherGroup,
        .cryptoFixedSequenceEnds,
        .cryptoGeneratorBounds,
        .cryptoGeneratorOrder,
        .cryptoGroupNotListed,
        .cryptoHashNotBegun,
        .cryptoHashNotComputed,
        .cryptoIvLength,
        .cryptoKeyAlgorithmUnsupported,
        .cryptoKeyLength,
        .cryptoKeyNotCopied,
        .cryptoKeyNotDerived,
        .cryptoKeyNotGenerated,
        .cryptoKeyOpensNoSignature,
        .cryptoKeyVerifiesNoECDSA,
        .cryptoLengthNotDER,
        .cryptoLengthNotMinimal,
        .cryptoMacLength,
        .cryptoMacNoWholeBlocks,
        .cryptoMacNotComputed,
        .cryptoModularOperationFailed,
        .cryptoModulusBounds,
        .cryptoModulusNotPrepared,
        .cryptoNeutralElement,
        .cryptoNoCipherContext,
        .cryptoNoCoordinate,
        .cryptoNoCurve,
        .cryptoNoCurveNorParameters,
        .cryptoNoDomainParameters,
        .cryptoNoIntegratedMapping,
        .cryptoNoMemoryForComputation,
        .cryptoNoMemoryForGroup,
        .cryptoNoMemoryForModulus,
        .cryptoNoMemoryForNumber,
        .cryptoNoMemoryForPoint,
        .cryptoNoPEMKey,
        .cryptoNoPKCS8,
        .cryptoNoPadding,
        .cryptoNoPrimeField,
        .cryptoNoRandomOctets,
        .cryptoNoRandomScalar,
        .cryptoNoSuchElement,
        .cryptoNoTestGenerator,
        .cryptoNoWholeBlocks,
        .cryptoNotSigned,
        .cryptoNumberNoResidue,
        .cryptoNumberNotMinimal,
        .cryptoNumberNotPositive,
        .cryptoNumberNotReduced,
        .cryptoObjectIdentifierMalformed,
        .cryptoOctetsFollow,
        .cryptoOneBlockWanted,
        .cryptoOrderBounds,
        .cryptoOrderMissing,
        .cryptoOrderNoDivisor,
        .cryptoOrderNotChecked,
        .cryptoOrderNotPrime,
        .cryptoOtherModulus,
        .cryptoOtherTag,
        .cryptoPaddingTooLong,
        .cryptoPkcs3WithoutOrder,
        .cryptoPlainSignatureLength,
        .cryptoPointAtInfinity,
        .cryptoPointCompressed,
        .cryptoPointLength,
        .cryptoPointNotEncoded,
        .cryptoPointNotMultiplied,
        .cryptoPointNotOnCurve,
        .cryptoPointsNotAdded,
        .cryptoPowerFailed,
        .cryptoPrimalityNotTested,
        .cryptoPrimeBounds,
        .cryptoPrimeMissing,
        .cryptoPrivateKeyNotEncoded,
        .cryptoProductFailed,
        .cryptoProviderNotLoaded,
        .cryptoPublicKeyNotEncoded,
        .cryptoPublicPointCompressed,
        .cryptoPublicPointNotOnCurve,
        .cryptoPublicValueBounds,
        .cryptoPublicValueLength,
        .cryptoPublicValueOne,
        .cryptoPublicValueOutside,
        .cryptoPublicValueSmallOrder,
        .cryptoRepresentativeBounds,
        .cryptoRepresentativeLength,
        .cryptoRepresentativeNotSigned,
        .cryptoRsaExponentBounds,
        .cryptoRsaKeyBounds,
        .cryptoRsaKeyRefused,
        .cryptoRsaMissing,
        .cryptoRsaModulusBounds,
        .cryptoRsaNumbersTooLong,
        .cryptoSaltLength,
        .cryptoSignatureNotOpened,
        .cryptoSignatureNumberBounds,
        .cryptoTablesNotMade,
        .cryptoVerificationNotSetUp,
        .cryptoZeroNotInvertible,
    ]
}

extension Message {
    package static var cryptoAlgorithmsMissing: Message { Message(.cryptoAlgorithmsMissing) }
    package static func cryptoAlgorithmMissing(algorithm: some CustomStringConvertible) -> Message {
        Message(.cryptoAlgorithmMissing, [.init("algorithm", .text(algorithm.description))])
    }
    package static var cryptoNoMemoryForNumber: Message { Message(.cryptoNoMemoryForNumber) }
    package static var cryptoNoMemoryForComputation: Message { Message(.cryptoNoMemoryForComputation) }
    package static func cryptoKeyLength(cipher: some CustomStringConvertible, length: Int) -> Message {
        Message(.cryptoKeyLength, [.init("cipher", .text(cipher.description)), .init("length", .number(length))])
    }
    package static func cryptoOneBlockWanted(length: Int) -> Message {
        Message(.cryptoOneBlockWanted, [.init("length", .number(length))])
    }
    package static var cryptoBufferTooSmall: Message { Message(.cryptoBufferTooSmall) }
    package static var cryptoBlockNotEncrypted: Message { Message(.cryptoBlockNotEncrypted) }
    package static func cryptoNoWholeBlocks(length: Int) -> Message {
        Message(.cryptoNoWholeBlocks, [.init("length", .number(length))])
    }
    package static func cryptoIvLength(length: Int) -> Message {
        Message(.cryptoIvLength, [.init("length", .number(length))])
    }
    package static func cryptoCipherFailed(cipher: some CustomStringConvertible) -> Message {
        Message(.cryptoCipherFailed, [.init("cipher", .text(cipher.description))])
    }
    package static var cryptoNoCipherContext: Message { Message(.cryptoNoCipherContext) }
    package static var cryptoCipherNotKeyed: Message { Message(.cryptoCipherNotKeyed) }
    package static var cryptoCmacRefused: Message { Message(.cryptoCmacRefused) }
    package static var cryptoNoRandomOctets: Message { Message(.cryptoNoRandomOctets) }
    package static var cryptoProviderNotLoaded: Message { Message(.cryptoProviderNotLoaded) }
    package static var cryptoNoTestGenerator: Message { Message(.cryptoNoTestGenerator) }
    package static func cryptoCurveMissing(curve: some CustomStringConvertible) -> Message {
        Message(.cryptoCurveMissing, [.init("curve", .text(curve.description))])
    }
    package static var cryptoPointAtInfinity: Message { Message(.cryptoPointAtInfinity) }
    package static func cryptoPointLength(curve: some CustomStringConvertible, length: Int) -> Message {
        Message(.cryptoPointLength, [.init("curve", .text(curve.description)), .init("length", .number(length))])
    }
    package static var cryptoPointCompressed: Message { Message(.cryptoPointCompressed) }
    package static var cryptoCoordinateTooLarge: Message { Message(.cryptoCoordinateTooLarge) }
    package static func cryptoPointNotOnCurve(curve: some CustomStringConvertible) -> Message {
        Message(.cryptoPointNotOnCurve, [.init("curve", .text(curve.description))])
    }
    package static func cryptoPointsNotAdded(curve: some CustomStringConvertible) -> Message {
        Message(.cryptoPointsNotAdded, [.init("curve", .text(curve.description))])
    }
    package static func cryptoPointNotEncoded(curve: some CustomStringConvertible) -> Message {
        Message(.cryptoPointNotEncoded, [.init("curve", .text(curve.description))])
    }
    package static func cryptoNoCoordinate(curve: some CustomStringConvertible) -> Message {
        Message(.cryptoNoCoordinate, [.init("curve", .text(curve.description))])
    }
    package static func cryptoNoMemoryForPoint(curve: some CustomStringConvertible) -> Message {
        Message(.cryptoNoMemoryForPoint, [.init("curve", .text(curve.description))])
    }
    package static func cryptoPointNotMultiplied(curve: some CustomStringConvertible) -> Message {
        Message(.cryptoPointNotMultiplied, [.init("curve", .text(curve.description))])
    }
    package static var cryptoElementMissing: Message { Message(.cryptoElementMissing) }
    package static var cryptoOtherTag: Message { Message(.cryptoOtherTag) }
    package static var cryptoElementCut: Message { Message(.cryptoElementCut) }
    package static var cryptoLengthNotDER: Message { Message(.cryptoLengthNotDER) }
    package static var cryptoLengthNotMinimal: Message { Message(.cryptoLengthNotMinimal) }
    package static var cryptoNumberNotPositive: Message { Message(.cryptoNumberNotPositive) }
    package static var cryptoNumberNotMinimal: Message { Message(.cryptoNumberNotMinimal) }
    package static var cryptoBitStringNotWhole: Message { Message(.cryptoBitStringNotWhole) }
    package static var cryptoObjectIdentifierMalformed: Message { Message(.cryptoObjectIdentifierMalformed) }
    package static var cryptoOctetsFollow: Message { Message(.cryptoOctetsFollow) }
    package static var cryptoNoPrimeField: Message { Message(.cryptoNoPrimeField) }
    package static var cryptoFixedSequenceEnds: Message { Message(.cryptoFixedSequenceEnds) }
    package static func cryptoNeutralElement(group: some CustomStringConvertible) -> Message {
        Message(.cryptoNeutralElement, [.init("group", .text(group.description))])
    }
    package static func cryptoHashNotComputed(hash: some CustomStringConvertible) -> Message {
        Message(.cryptoHashNotComputed, [.init("hash", .text(hash.description))])
    }
    package static func cryptoHashNotBegun(hash: some CustomStringConvertible) -> Message {
        Message(.cryptoHashNotBegun, [.init("hash", .text(hash.description))])
    }
    package static var cryptoNoPadding: Message { Message(.cryptoNoPadding) }
    package static var cryptoPaddingTooLong: Message { Message(.cryptoPaddingTooLong) }
    package static func cryptoCurveNotListed(curve: some CustomStringConvertible) -> Message {
        Message(.cryptoCurveNotListed, [.init("curve", .text(curve.description))])
    }
    package static var cryptoCurveNotExplicit: Message { Message(.cryptoCurveNotExplicit) }
    package static var cryptoPkcs3WithoutOrder: Message { Message(.cryptoPkcs3WithoutOrder) }
    package static var cryptoNoDomainParameters: Message { Message(.cryptoNoDomainParameters) }
    package static func cryptoKeyAlgorithmUnsupported(algorithm: some CustomStringConvertible) -> Message {
        Message(.cryptoKeyAlgorithmUnsupported, [.init("algorithm", .text(algorithm.description))])
    }
    package static var cryptoOrderMissing: Message { Message(.cryptoOrderMissing) }
    package static var cryptoGroupNotListed: Message { Message(.cryptoGroupNotListed) }
    package static func cryptoCoordinatesNoResidues(group: some CustomStringConvertible) -> Message {
        Message(.cryptoCoordinatesNoResidues, [.init("group", .text(group.description))])
    }
    package static func cryptoNoCurve(group: some CustomStringConvertible) -> Message {
        Message(.cryptoNoCurve, [.init("group", .text(group.description))])
    }
    package static func cryptoNumberNoResidue(group: some CustomStringConvertible) -> Message {
        Message(.cryptoNumberNoResidue, [.init("group", .text(group.description))])
    }
    package static func cryptoNoSuchElement(group: some CustomStringConvertible) -> Message {
        Message(.cryptoNoSuchElement, [.init("group", .text(group.description))])
    }
    package static func cryptoNoRandomScalar(group: some CustomStringConvertible) -> Message {
        Message(.cryptoNoRandomScalar, [.init("group", .text(group.description))])
    }
    package static func cryptoElementOfOtherGroup(element: some CustomStringConvertible, group: some CustomStringConvertible) -> Message {
        Message(.cryptoElementOfOtherGroup, [.init("element", .text(element.description)), .init("group", .text(group.description))])
    }
    package static var cryptoKeyNotDerived: Message { Message(.cryptoKeyNotDerived) }
    package static func cryptoMacLength(length: Int) -> Message {
        Message(.cryptoMacLength, [.init("length", .number(length))])
    }
    package static var cryptoMacNoWholeBlocks: Message { Message(.cryptoMacNoWholeBlocks) }
    package static var cryptoMacNotComputed: Message { Message(.cryptoMacNotComputed) }
    package static var cryptoModulusBounds: Message { Message(.cryptoModulusBounds) }
    package static var cryptoNoMemoryForModulus: Message { Message(.cryptoNoMemoryForModulus) }
    package static var cryptoModulusNotPrepared: Message { Message(.cryptoModulusNotPrepared) }
    package static var cryptoZeroNotInvertible: Message { Message(.cryptoZeroNotInvertible) }
    package static var cryptoNumberNotReduced: Message { Message(.cryptoNumberNotReduced) }
    package static var cryptoOtherModulus: Message { Message(.cryptoOtherModulus) }
    package static var cryptoModularOperationFailed: Message { Message(.cryptoModularOperationFailed) }
    package static func cryptoOrderBounds(least: Int, bits: Int) -> Message {
        Message(.cryptoOrderBounds, [.init("least", .number(least)), .init("bits", .number(bits))])
    }
    package static var cryptoOrderNoDivisor: Message { Message(.cryptoOrderNoDivisor) }
    package static var cryptoGeneratorOrder: Message { Message(.cryptoGeneratorOrder) }
    package static var cryptoOrderNotPrime: Message { Message(.cryptoOrderNotPrime) }
    package static var cryptoDivisionFailed: Message { Message(.cryptoDivisionFailed) }
    package static var cryptoPowerFailed: Message { Message(.cryptoPowerFailed) }
    package static var cryptoPrimalityNotTested: Message { Message(.cryptoPrimalityNotTested) }
    package static func cryptoPrimeBounds(least: Int, most: Int, bits: Int) -> Message {
        Message(.cryptoPrimeBounds, [.init("least", .number(least)), .init("most", .number(most)), .init("bits", .number(bits))])
    }
    package static var cryptoGeneratorBounds: Message { Message(.cryptoGeneratorBounds) }
    package static func cryptoAllowanceSpent(bits: Int) -> Message {
        Message(.cryptoAllowanceSpent, [.init("bits", .number(bits))])
    }
    package static func cryptoNoMemoryForGroup(group: some CustomStringConvertible) -> Message {
        Message(.cryptoNoMemoryForGroup, [.init("group", .text(group.description))])
    }
    package static func cryptoTablesNotMade(group: some CustomStringConvertible) -> Message {
        Message(.cryptoTablesNotMade, [.init("group", .text(group.description))])
    }
    package static func cryptoPublicValueLength(most: Int) -> Message {
        Message(.cryptoPublicValueLength, [.init("most", .number(most))])
    }
    package static var cryptoPublicValueOne: Message { Message(.cryptoPublicValueOne) }
    package static var cryptoPublicValueBounds: Message { Message(.cryptoPublicValueBounds) }
    package static var cryptoPublicValueSmallOrder: Message { Message(.cryptoPublicValueSmallOrder) }
    package static var cryptoPublicValueOutside: Message { Message(.cryptoPublicValueOutside) }
    package static var cryptoOrderNotChecked: Message { Message(.cryptoOrderNotChecked) }
    package static var cryptoProductFailed: Message { Message(.cryptoProductFailed) }
    package static func cryptoNoIntegratedMapping(group: some CustomStringConvertible) -> Message {
        Message(.cryptoNoIntegratedMapping, [.init("group", .text(group.description))])
    }
    package static func cryptoPlainSignatureLength(curve: some CustomStringConvertible, length: Int, there: Int) -> Message {
        Message(.cryptoPlainSignatureLength, [.init("curve", .text(curve.description)), .init("length", .number(length)), .init("there", .number(there))])
    }
    package static func cryptoSignatureNumberBounds(number: some CustomStringConvertible) -> Message {
        Message(.cryptoSignatureNumberBounds, [.init("number", .text(number.description))])
    }
    package static func cryptoKeyVerifiesNoECDSA(key: some CustomStringConvertible) -> Message {
        Message(.cryptoKeyVerifiesNoECDSA, [.init("key", .text(key.description))])
    }
    package static var cryptoRsaKeyBounds: Message { Message(.cryptoRsaKeyBounds) }
    package static var cryptoKeyNotGenerated: Message { Message(.cryptoKeyNotGenerated) }
    package static var cryptoNoPKCS8: Message { Message(.cryptoNoPKCS8) }
    package static var cryptoNoPEMKey: Message { Message(.cryptoNoPEMKey) }
    package static func cryptoAlgorithmOfOtherKey(algorithm: some CustomStringConvertible, key: some CustomStringConvertible) -> Message {
        Message(.cryptoAlgorithmOfOtherKey, [.init("algorithm", .text(algorithm.description)), .init("key", .text(key.description))])
    }
    package static func cryptoNotSigned(algorithm: some CustomStringConvertible) -> Message {
        Message(.cryptoNotSigned, [.init("algorithm", .text(algorithm.description))])
    }
    package static var cryptoPrivateKeyNotEncoded: Message { Message(.cryptoPrivateKeyNotEncoded) }
    package static var cryptoKeyNotCopied: Message { Message(.cryptoKeyNotCopied) }
    package static var cryptoCurveEncodingNotChosen: Message { Message(.cryptoCurveEncodingNotChosen) }
    package static var cryptoPublicKeyNotEncoded: Message { Message(.cryptoPublicKeyNotEncoded) }
    package static var cryptoRsaNumbersTooLong: Message { Message(.cryptoRsaNumbersTooLong) }
    package static var cryptoPublicPointCompressed: Message { Message(.cryptoPublicPointCompressed) }
    package static func cryptoSaltLength(length: Int) -> Message {
        Message(.cryptoSaltLength, [.init("length", .number(length))])
    }
    package static var cryptoRsaKeyRefused: Message { Message(.cryptoRsaKeyRefused) }
    package static var cryptoDsaKeyRefused: Message { Message(.cryptoDsaKeyRefused) }
    package static var cryptoPublicPointNotOnCurve: Message { Message(.cryptoPublicPointNotOnCurve) }
    package static var cryptoRsaMissing: Message { Message(.cryptoRsaMissing) }
    package static var cryptoDsaMissing: Message { Message(.cryptoDsaMissing) }
    package static var cryptoSignatureNotOpened: Message { Message(.cryptoSignatureNotOpened) }
    package static func cryptoKeyOpensNoSignature(key: some CustomStringConvertible) -> Message {
        Message(.cryptoKeyOpensNoSignature, [.init("key", .text(key.description))])
    }
    package static var cryptoRepresentativeNotSigned: Message { Message(.cryptoRepresentativeNotSigned) }
    package static var cryptoNoCurveNorParameters: Message { Message(.cryptoNoCurveNorParameters) }
    package static func cryptoRsaModulusBounds(bits: Int) -> Message {
        Message(.cryptoRsaModulusBounds, [.init("bits", .number(bits))])
    }
    package static var cryptoRsaExponentBounds: Message { Message(.cryptoRsaExponentBounds) }
    package static func cryptoDsaPrimeBounds(bits: Int) -> Message {
        Message(.cryptoDsaPrimeBounds, [.init("bits", .number(bits))])
    }
    package static func cryptoDsaOrderBounds(bits: Int) -> Message {
        Message(.cryptoDsaOrderBounds, [.init("bits", .number(bits))])
    }
    package static var cryptoDsaParametersInherited: Message { Message(.cryptoDsaParametersInherited) }
    package static var cryptoVerificationNotSetUp: Message { Message(.cryptoVerificationNotSetUp) }
    package static func cryptoAlgorithmRefused(algorithm: some CustomStringConvertible) -> Message {
        Message(.cryptoAlgorithmRefused, [.init("algorithm", .text(algorithm.description))])
    }
    package static func cryptoPrimeMissing(prime: some CustomStringConvertible) -> Message {
        Message(.cryptoPrimeMissing, [.init("prime", .text(prime.description))])
    }
    package static func cryptoRepresentativeLength(what: String, length: Int, modulus: Int) -> Message {
        Message(.cryptoRepresentativeLength, [.init("what", .text(what)), .init("length", .number(length)), .init("modulus", .number(modulus))])
    }
    package static func cryptoRepresentativeBounds(what: String) -> Message {
        Message(.cryptoRepresentativeBounds, [.init("what", .text(what))])
    }
}
