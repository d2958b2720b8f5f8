// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTrust

/// Something that stands beside an overall result that is `successful`, and that the word of the headline must not
/// hide.
struct HeadlineFinding: Hashable {
    /// What it is, as a sentence.
    let message: Message
    /// Whether the statements of the headline speak of it already.
    let isSaid: Bool
}

extension InspectionReport {
    /// What keeps the headline from the bare word `VERIFIED`, its expiry aside. The rule is in `Docs/report.md`.
    var findingsBesideSuccess: [HeadlineFinding] {
        var found: [HeadlineFinding] = []
        func add(_ message: Message, isSaid: Bool = false) {
            let finding = HeadlineFinding(message: message, isSaid: isSaid)
            if !found.contains(where: { $0.message == message }) { found.append(finding) }
        }
        for check in checks where check.id != .expiry || check.result != .failed {
            if isOfExpiredDocument(check) { continue }
            if check.result == .failed {
                add(check.messageAlone, isSaid: isSaid(check))
            } else if check.finding.before != nil, check.result != .successful {
                // What a list excuses, or speaks against without leave: "genuine" alone would hide it.
                add(check.messageAlone)
            } else if check.result == .undetermined, let reason = check.reason,
                reason.isToldWhereOpen || check.id == .expiry
                    || check.id == .chipAuthentication && reason == .refusedByChip
            {
                add(check.messageAlone, isSaid: check.id == .issuerMatchesSigner && reason == .countryUnknown)
            }
        }
        if let recordFinding { add(recordFinding) }
        if trust?.basis == .unpinned { add(.headlineUnpinned) }
        if trust?.basis == .listed { add(headlineListed) }
        for deviation in TrustDeviation.allCases
        where deviation.isToldBesideSuccess && deviations.contains(deviation.rawValue) {
            add(.tolerated(deviation.rawValue))
        }
        return found
    }

    /// That the list of another State alone vouches for the CSCA.
    var headlineListed: Message {
        .headlineListed(publication: trust?.voucher?.publication ?? .trustOtherStatesList)
    }

    /// A certificate that ended with the document or after it, where the policy spares that: the word has it.
    private func isOfExpiredDocument(_ check: CheckEntry) -> Bool {
        check.role == .evaluatory && check.reason == .expired && self.check(.expiry)?.result == .failed
            && check.id.check.aspect == .validity
    }

    /// Whether the statements speak of that check itself.
    private func isSaid(_ check: CheckEntry) -> Bool {
        if check.id == .issuerMatchesSigner { return true }
        // A contradiction of a data group to DG1 is told only where the issuer signed that data group.
        guard case .dataGroup(let number) = check.id.check.object, check.id.check.area == .document,
            self.check(.dataGroupHash(number))?.result == .successful
        else { return false }
        return check.id != .personalDetailsMatchDG1 || check.reason == .fieldsDiffer
    }
}

extension CheckReason {
    /// Whether a check that is open for this reason tells something of the document that somebody who decides has to
    /// know: what excuses it, a State in no table, an offer that nobody signed, content that is there and broken.
    fileprivate var isToldWhereOpen: Bool {
        switch self {
        case .blocked, .statusSourceFailed, .knownDefect, .publisherNotGranted, .countryUnknown, .paceInfoNotSigned,
            .paceFailed, .channelNotProven, .mayBeRevoked, .deviationRefused, .malformed, .truncated,
            .fieldsDiffer:
            true
        case .empty, .wrongVersion, .wrongContentType, .noSigner, .severalSigners, .signedAttributesAbsent,
            .attributeMissing, .attributeDoubled, .contentTypeMismatch, .messageDigestMismatch, .signerNotFound,
            .signatureInvalid,
            .unsupportedAlgorithm, .algorithmMismatch, .keyRefused, .noSecurityObject:
            false
        case .noAnchor, .anchorUnpinned, .anchorListed, .akiMismatch, .issuerNotAuthority, .wrongRole, .keyUsage,
            .countryMismatch, .pathTooLong, .unknownCriticalExtension, .expired, .notYetValid, .noCRL, .crlExpired,
            .crlNotYetValid, .crlNotVerified, .crlOfOtherIssuer, .revoked, .noDateOfIssue, .issuedOutsideUsagePeriod,
            .documentTypeNotAllowed, .certifiedOutsideUsagePeriod, .algorithmRefusedByPolicy,
            .subjectOutsideProfile, .extensionsOutsideProfile, .keyOutsideProfile, .periodOutsideProfile:
            false
        case .hashMismatch, .notInSecurityObject, .notRead, .tooLarge, .absent, .listsDiffer, .accessDenied:
            false
        case .cardAccessNotConfirmed, .paceInfoHidden, .paceNotUsed, .dirNotConfirmed, .refusedByChip, .wrongPassword,
            .channelLost, .responseInvalid, .keyNotAuthenticated, .keyFileMissing, .keyNotFound, .keyAgreementFailed,
            .mappingDataMismatch, .otherChannel, .otherMethodUsed, .responseTruncated, .challengeMismatch,
            .credentialsNotHeld, .rightsNotGranted, .signerFailed, .chipNotAuthenticated, .chipNotVerified,
            .readerTooShort, .skipped, .notOffered, .evidenceNotRecorded, .recorded, .notGiven, .layoutDiffers,
            .datesContradict, .checkDigitsWrong, .unreadable, .reportedLost, .reportedStolen, .reportedCancelled,
            .countryNotAllowed, .documentTypeRefused, .notExpected, .expiresSoon, .validityTooLong,
            .materialTooOld, .proofNotShown, .cloneable, .cancelled, .readFailed:
            false
        }
    }
}

extension TrustDeviation {
    /// Whether the departure says something of who signed. The others are of form or of what the chip was opened by,
    /// and stand under `Tolerated` alone.
    fileprivate var isToldBesideSuccess: Bool {
        switch self {
        case .akiMismatch, .alternativeCountryDiffers, .keyUsageNotDigitalSignature: true
        case .berEncoding, .attributeOrder, .contentTypeNotICAO, .signedDataVersion, .signerInfoVersion,
            .signerIdentifierMismatch,
            .digestDiffersFromSignatureHash, .signatureHashNotNamed, .ecdsaIntegerPadding, .rsaLeadingZerosDropped,
            .digestInfoWithoutNull, .twinCurve, .akiMissing, .issuerNameDiffers, .keyUsageMissing,
            .keyUsageNotCritical, .validityTimeForm, .documentTypeListWithoutVersion, .extendedKeyUsagePresent,
            .anchorWithoutAuthority, .certificateEnvelope,
            .signerCertificateNotEmbedded, .paceInfoNotSigned, .paceFailed, .cardSecurityEntryMissing,
            .privilegedTerminalInfoNotSigned,
            .trailingOctetsHashed, .sealSignerPurposeMissing, .sealMembersUnsigned, .sealCurveDiffers,
            .signingTimeMissing:
            false
        }
    }
}

extension Message {
    /// A departure from the standard in words, with its name behind. A bundle of a later version may hold one that has
    /// no words here.
    static func tolerated(_ name: String) -> Message {
        MessageKey.named("deviation." + name) == nil
            ? .plainText(text: name) : .reportTolerated(words: .named("deviation", name), name: name)
    }

    /// A way of reading that was found out: what it is, and its name.
    static func way(_ name: String) -> Message {
        MessageKey.named("way." + name) == nil
            ? .plainText(text: name) : .reportTolerated(words: .named("way", name), name: name)
    }
}
