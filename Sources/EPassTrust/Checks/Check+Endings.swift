// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension Check {
    /// How a check can end otherwise than plainly `successful`: every reason that it can have, with what comes of it.
    ///
    /// `Docs/damage.md` is made of it, and tests hold what the judges find against it. The reasons for which a reading
    /// that ended early leaves a check `aborted` are those of the reading, and stand in no row.
    package struct Endings: Sendable, Hashable {
        /// It `failed`, under every policy.
        package var failed: [CheckReason] = []
        /// It `failed` where the policy refuses the departure from the standard, and is successful where it does not.
        package var refused: [CheckReason] = []
        /// Something is not made as the standard has it: `undetermined`, and `failed` where the policy tolerates no
        /// departure in files.
        package var malformed: [CheckReason] = []
        /// It is `undetermined`, under every policy.
        package var open: [CheckReason] = []
        /// The document does not offer it: `notSupported`.
        package var notSupported: [CheckReason] = []

        /// All of them.
        package var all: Set<CheckReason> { Set(failed + refused + malformed + open + notSupported) }

        fileprivate func adding(open more: [CheckReason]) -> Endings {
            var other = self
            // What is added may name a reason twice itself: it is put together from what several files can have.
            for reason in more where !other.open.contains(reason) { other.open.append(reason) }
            return other
        }
    }
}

extension CheckID {
    /// How the check can end.
    package var endings: Check.Endings {
        switch self {
        // MARK: Access
        case .accessProtocol: .init(open: [.evidenceNotRecorded, .recorded], notSupported: [.notOffered])
        case .protocolDowngrade:
            Check.Endings(
                failed: [.paceInfoHidden, .paceNotUsed], refused: [.paceFailed],
                open: [.evidenceNotRecorded, .recorded, .otherChannel, .paceFailed, .channelNotProven],
                notSupported: [.notOffered]
            ).adding(open: Self.offers)
        case .cardAccessAuthenticity:
            Check.Endings(
                failed: [.malformed, .empty, .cardAccessNotConfirmed], refused: [.paceInfoNotSigned],
                open: [.evidenceNotRecorded, .recorded, .otherChannel], notSupported: [.notOffered]
            ).adding(open: Self.offers)
        case .dirAuthenticity:
            Check.Endings(
                failed: [.dirNotConfirmed], refused: [.deviationRefused], open: [.truncated, .empty, .otherChannel],
                notSupported: [.notRead, .notOffered]
            ).adding(open: Self.unread + Self.cardSecurity)
        case .terminalAuthentication:
            .init(
                open: Self.rights + Self.ofProtocols
                    + [.recorded, .malformed, .absent, .accessDenied, .deviationRefused],
                notSupported: [.notOffered])
        // MARK: Security objects
        case .sodStructure, .cardSecurityStructure:
            .init(
                malformed: [.empty, .malformed, .wrongVersion, .wrongContentType, .noSigner],
                open: Self.unread + [.truncated, .severalSigners])
        case .sodSignedAttributes, .cardSecuritySignedAttributes:
            .init(
                failed: [.messageDigestMismatch, .contentTypeMismatch],
                malformed: [.malformed, .contentTypeMismatch, .attributeMissing, .attributeDoubled],
                open: [.signedAttributesAbsent, .unsupportedAlgorithm, .noSecurityObject])
        case .sodSignature, .cardSecuritySignature:
            .init(
                failed: [.signatureInvalid], refused: [.malformed, .deviationRefused],
                malformed: [.keyRefused, .algorithmMismatch],
                open: [.malformed, .signedAttributesAbsent, .unsupportedAlgorithm] + Self.unsigned)
        case .dsSignature, .cardSecurityIssuer:
            .init(
                failed: [
                    .signatureInvalid, .wrongRole, .keyUsage, .countryMismatch, .unknownCriticalExtension,
                    .algorithmMismatch, .issuerNotAuthority, .pathTooLong,
                ], refused: [.akiMismatch, .deviationRefused], malformed: [.malformed, .algorithmMismatch],
                open: [
                    .noAnchor, .anchorUnpinned, .anchorListed, .countryUnknown, .keyRefused, .unsupportedAlgorithm,
                    .blocked,
                ] + Self.listed + Self.unsigned)
        case .issuerNotBlocked: .init(failed: [.blocked], open: Self.unsigned)
        case .dsValidity, .cscaValidity, .cardSecurityValidity:
            .init(
                failed: [.expired, .notYetValid], open: [.noAnchor] + Self.listed + Self.unsigned,
                notSupported: [.knownDefect])
        case .dsUsagePeriod:
            .init(
                failed: [.issuedOutsideUsagePeriod],
                open: [.noDateOfIssue, .notYetValid, .malformed] + Self.listed + Self.unsigned)
        case .cscaUsagePeriod:
            .init(failed: [.certifiedOutsideUsagePeriod], open: [.malformed, .noAnchor] + Self.listed + Self.unsigned)
        case .dsDocumentType:
            .init(
                failed: [.documentTypeNotAllowed], refused: [.malformed],
                open: [.malformed, .notRead] + Self.listed + Self.unsigned, notSupported: [.notOffered])
        case .dsAlgorithms:
            .init(failed: [.algorithmRefusedByPolicy], open: [.noDateOfIssue, .noAnchor] + Self.unsigned)
        case .dsRevocation, .cardSecurityRevocation:
            .init(
                failed: [.revoked],
                open: [.noCRL, .crlExpired, .crlNotYetValid, .crlNotVerified, .crlOfOtherIssuer, .mayBeRevoked]
                    + [.noAnchor] + Self.listed + Self.unsigned)
        // MARK: What EF.SOD protects
        case .dataGroup3Hash, .dataGroup4Hash: Self.hash.adding(open: Self.rights + [.refusedByChip])
        case .dataGroup1Hash, .dataGroup2Hash, .dataGroup5Hash, .dataGroup6Hash, .dataGroup7Hash, .dataGroup8Hash,
            .dataGroup9Hash, .dataGroup10Hash, .dataGroup11Hash, .dataGroup12Hash, .dataGroup13Hash, .dataGroup14Hash,
            .dataGroup15Hash, .dataGroup16Hash:
            Self.hash
        case .mandatoryDataGroups: .init(failed: [.notInSecurityObject], open: [.noSecurityObject])
        case .dataGroupStructure:
            .init(failed: [.malformed], refused: [.deviationRefused], open: [.truncated, .notRead])
        case .comMatchesSOD:
            .init(
                failed: [.malformed, .listsDiffer], refused: [.deviationRefused],
                open: Self.unread + [.truncated, .noSecurityObject, .knownDefect])
        // MARK: The chip
        case .chipAuthentication:
            .init(
                failed: [.keyAgreementFailed, .keyFileMissing],
                open: Self.ofChip + [.malformed, .keyNotFound, .keyRefused, .otherChannel],
                notSupported: [.notOffered])
        case .chipAuthenticationMapping:
            .init(
                failed: [.mappingDataMismatch],
                open: Self.ofChip
                    + [
                        .recorded, .malformed, .absent, .keyNotFound, .keyRefused, .unsupportedAlgorithm,
                        .otherChannel, .otherMethodUsed,
                    ],
                notSupported: [.notOffered])
        case .activeAuthentication:
            .init(
                failed: [.challengeMismatch, .signatureInvalid, .keyFileMissing, .knownDefect],
                open: Self.ofChip
                    + [.malformed, .responseTruncated, .responseInvalid, .keyRefused, .unsupportedAlgorithm],
                notSupported: [.notOffered])
        // MARK: The document
        case .printedForm:
            .init(
                failed: [.checkDigitsWrong, .layoutDiffers],
                open: Self.withoutDG1 + [.evidenceNotRecorded, .recorded],
                notSupported: [.notGiven])
        case .mrzMatchesDG1:
            .init(
                failed: [.fieldsDiffer], open: Self.withoutDG1 + [.evidenceNotRecorded, .recorded, .fieldsDiffer],
                notSupported: [.notGiven])
        case .mrzCheckDigits: .init(failed: [.checkDigitsWrong], open: Self.withoutDG1 + [.knownDefect])
        case .expiry: .init(failed: [.expired], open: Self.withoutDG1 + [.unreadable])
        case .personalDetailsMatchDG1, .documentDetailsMatchDG1:
            .init(
                failed: [.fieldsDiffer, .datesContradict], open: Self.unread + [.unreadable],
                notSupported: [.notOffered])
        case .issuerMatchesSigner:
            .init(
                failed: [.countryMismatch],
                open: Self.withoutDG1 + [.countryUnknown] + Self.listed + Self.unsigned)
        case .documentNotBlocked: .init(failed: [.blocked], open: Self.withoutDG1)
        case .status:
            .init(
                failed: [.reportedLost, .reportedStolen, .reportedCancelled],
                open: Self.withoutDG1 + [.statusSourceFailed], notSupported: [.notGiven])
        // MARK: What a policy demands
        case .issuerAllowed:
            .init(failed: [.countryNotAllowed], open: Self.withoutDG1 + [.countryUnknown], notSupported: [.notOffered])
        case .documentTypeAllowed:
            .init(failed: [.documentTypeRefused], open: Self.withoutDG1, notSupported: [.notOffered])
        case .validityPeriod:
            .init(
                failed: [.expiresSoon, .validityTooLong], open: Self.withoutDG1 + [.unreadable, .noDateOfIssue],
                notSupported: [.notOffered])
        case .materialAge: .init(open: [.materialTooOld, .noCRL, .crlNotYetValid], notSupported: [.notOffered])
        case .proofDemanded: .init(open: [.proofNotShown, .cloneable])
        // Those of seals stand in Docs/seals.md, those of records in Docs/lds2.md.
        case .sealStructure, .sealFeatures, .sealCheckDigits, .sealCertificate, .sealSignerSignature,
            .sealSignerValidity, .sealCSCAValidity, .sealSignerUsagePeriod, .sealCSCAUsagePeriod,
            .sealSignerDocumentType, .sealSignerRevocation, .sealNotBlocked, .sealIssuer, .sealZoneState,
            .sealSignature, .sealExpiry, .sealDateOfIssue, .sealMatchesPrinted, .sealMatchesPassport,
            .lds2Certificate, .lds2Signature, .lds2SearchCopy, .lds2Holder, .lds2Date, .lds2SignerRole,
            .lds2SignerState, .lds2SignerProfile, .lds2SignerName, .lds2SignerSignature, .lds2SignerValidity,
            .lds2CSCAValidity, .lds2CSCAUsagePeriod, .lds2SignerAlgorithms, .lds2SignerRevocation:
            .init()
        }
    }

    /// Why a file is not there.
    private static let unread: [CheckReason] = [
        .notRead, .absent, .accessDenied, .tooLarge, .malformed, .channelLost,
    ]
    /// Why nothing can be said of a signer.
    private static let unsigned: [CheckReason] = [.signerNotFound, .noSecurityObject]
    /// What lists say of it.
    private static let listed: [CheckReason] = [.knownDefect, .publisherNotGranted]
    /// Why the terminal has no rights.
    private static let rights: [CheckReason] = [
        .credentialsNotHeld, .rightsNotGranted, .chipNotAuthenticated, .chipNotVerified, .signerFailed, .readerTooShort,
    ]
    /// How a protocol ends without a result.
    private static let ofProtocols: [CheckReason] = [
        .notRead, .evidenceNotRecorded, .skipped, .refusedByChip, .noSecurityObject,
    ]
    private static let ofChip: [CheckReason] =
        ofProtocols + [
            .accessDenied, .tooLarge, .keyNotAuthenticated, .deviationRefused, .readerTooShort, .knownDefect,
        ]
    /// Why nothing is said of DG1.
    private static let withoutDG1: [CheckReason] = [.notRead, .malformed]
    private static let hash = Check.Endings(
        failed: [.hashMismatch, .notInSecurityObject], refused: [.deviationRefused, .malformed],
        open: unread + [.truncated, .empty, .unsupportedAlgorithm, .noSecurityObject, .knownDefect])
    /// Why EF.CardSecurity is not authentic, taken over by what rests on it.
    private static let cardSecurity =
        taken(
            from: [
                .cardSecurityStructure, .cardSecuritySignedAttributes, .cardSecuritySignature, .cardSecurityIssuer,
            ]) + [.revoked]
    /// Why the signed files are not authentic that EF.CardAccess is compared with, and why that was not read.
    private static let offers =
        unread + [.truncated, .empty, .paceInfoNotSigned]
        + taken(from: [.sodStructure, .sodSignedAttributes, .sodSignature, .dsSignature, .dataGroup14Hash])
        + cardSecurity

    /// What these checks end with becomes open where it is taken over.
    private static func taken(from checks: [CheckID]) -> [CheckReason] {
        let all = Set(checks.flatMap(\.endings.all))
        return CheckReason.allCases.filter(all.contains)
    }
}
