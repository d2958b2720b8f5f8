// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassLDS

/// The steps `access.cardAccess.authenticity` and `access.protocol.downgrade`: what the chip offered against what was
/// signed.
struct CardAccessComparison {
    let signed: SignedSecurityInfos
    let cardAccess: OfferedSecurityInfos
    let opening: CardAccessCheck.Opening
    let profile: TrustProfile

    /// Whether each entry of EF.CardAccess was signed.
    func authenticity() -> Outcome {
        if case .unknown(let result, let reason) = cardAccess {
            return Outcome(result: result, reason: reason, detail: Self.unknownDetail)
        }
        if let unknown = signed.unknown ?? (cardAccess.offersPACE ? signed.possiblyElsewhere : nil) { return unknown }
        switch cardAccess {
        case .withheld(let reason): return withheld(reason)
        case .malformed(let reason, let detail):
            // Without any PACEInfo that was signed the document may have nothing to say there.
            return signed.paceInfos.isEmpty ? .undetermined(reason, detail) : .failed(reason, detail)
        case .unknown(let result, let reason):
            return Outcome(result: result, reason: reason, detail: Self.unknownDetail)
        case .decoded(let infos, let refused):
            if let refused {
                return .failed(
                    .malformed, "The deviation \(refused.rawValue) in EF.CardAccess is refused by the profile.")
            }
            // The terminal must verify what it chose by (Doc 9303-11, 4.2), and there is nothing to verify it with.
            if signed.paceInfos.isEmpty, cardAccess.offersPACE {
                return profile.tolerated.contains(.paceInfoNotSigned)
                    ? Self.notSigned : .failed(.paceInfoNotSigned, Self.notSignedDetail)
            }
            let missing = infos.entries.filter { !signed.entries.contains($0.encoded) }
            // It names keys for terminals with rights that this one does not have; nothing here uses it.
            let others = missing.filter { $0.info.objectIdentifier != OID.privilegedTerminalInfo }
            guard others.isEmpty else {
                // EF.CardSecurity confirmed the rest; what it lacks may stand in the file that could not be used.
                if let open = signed.dataGroup14Problem { return open.outcome }
                let files = signed.fileNames.isEmpty ? "the document" : signed.fileNames
                return .failed(
                    .cardAccessNotConfirmed,
                    "\(others.count) of \(infos.entries.count) entries of EF.CardAccess are not signed: \(files) does not have them."
                )
            }
            guard !signed.files.isEmpty else {
                return Outcome(
                    result: .notSupported, reason: .notOffered,
                    detail: "EF.CardAccess has nothing that a signed file would have to confirm.")
            }
            return Outcome.successful(
                "EF.CardAccess is confirmed by \(signed.fileNames).",
                missing.isEmpty ? [] : [.privilegedTerminalInfoNotSigned]
            ).judged(by: profile)
        }
    }

    private func withheld(_ reason: CheckReason) -> Outcome {
        if signed.paceInfos.isEmpty {
            return signed.possiblyElsewhere
                ?? Outcome(
                    result: .notSupported, reason: .notOffered,
                    detail: "The document has no EF.CardAccess, and no PACEInfo was signed.")
        }
        return .undetermined(reason, "The chip gave no EF.CardAccess, and \(signed.fileNames) says that it has one.")
    }

    /// Whether what the issuer signed about PACE was offered by the chip and used by the terminal.
    func downgrade() -> Outcome {
        if let unknown = signed.unknown ?? signed.possiblyElsewhere { return unknown }
        guard !signed.paceInfos.isEmpty else {
            if cardAccess.offersPACE { return Self.notSigned }
            if case .unknown(let result, let reason) = cardAccess {
                return Outcome(result: result, reason: reason, detail: Self.unknownDetail)
            }
            return Outcome(
                result: .notSupported, reason: .notOffered,
                detail: "Neither EF.CardAccess nor a signed file has a PACEInfo.")
        }
        if let entries = cardAccess.entries {
            let hidden = signed.paceInfos.count { !entries.contains($0) }
            guard hidden == 0 else {
                if case .withheld = cardAccess {
                    return .failed(
                        .paceInfoHidden, "The chip did not show its PACE (EF.CardAccess), \(signedPACE).")
                }
                return .failed(
                    .paceInfoHidden,
                    "EF.CardAccess lacks \(hidden) of the \(signed.paceInfos.count) PACEInfos that the issuer signed (\(signed.fileNames))."
                )
            }
        }
        switch opening {
        case .bac, .plain:
            guard signed.namesDomainParameters else {
                return .undetermined(
                    .malformed, "PACE was not used: no PACEInfo of \(signed.fileNames) names its domain parameters.")
            }
        case .pace, .notOpened, .notRecorded: break
        }
        switch opening {
        case .bac:
            return .failed(.paceNotUsed, "Basic Access Control was used, \(signedPACE).")
        case .plain:
            return .failed(
                .paceNotUsed, "The files were read without access control, \(signedPACE).")
        case .notOpened(let reason):
            return Outcome(result: .aborted, reason: reason, detail: "The chip was not opened.")
        case .notRecorded:
            return .undetermined(.evidenceNotRecorded, "How the chip was opened is not recorded.")
        case .pace:
            if case .unknown(let result, let reason) = cardAccess {
                return Outcome(result: result, reason: reason, detail: Self.unknownDetail)
            }
            return .successful("PACE was used, and EF.CardAccess has every PACEInfo of \(signed.fileNames).")
        }
    }

    private var signedPACE: String { "although the issuer signed that the chip has PACE (\(signed.fileNames))" }
    private static let unknownDetail = "What the chip has as EF.CardAccess is not known."
    private static let notSignedDetail = "EF.CardAccess offers PACE, and no signed file holds a PACEInfo."
    private static let notSigned = Outcome.undetermined(.paceInfoNotSigned, notSignedDetail, [.paceInfoNotSigned])
}

/// The step `access.dir.authenticity`.
enum DIRComparison {
    static func judge(_ input: CardAccessCheck.Input) -> Outcome {
        let copies = input.cardSecurity?.efDIRInfos.map(\.efDIR) ?? []
        let authenticity = input.cardSecurityAuthenticity
        let isSigned = authenticity?.result == .successful && !copies.isEmpty
        switch input.dir {
        case .unknown(.aborted, let reason):
            return isSigned
                ? Outcome(result: .aborted, reason: reason, detail: "The reading ended before EF.DIR did.") : .notAsked
        case .unknown(_, let reason), .withheld(let reason):
            // Reading it is optional (Doc 9303-11, 4.2 step 2); one that was signed and is not there remains open.
            return isSigned
                ? .undetermined(reason, "EF.CardSecurity has a copy of EF.DIR, which was not read.") : .notAsked
        case .read(let octets):
            guard let authenticity else {
                return .undetermined(.notRead, "EF.CardSecurity, which may confirm EF.DIR, was not read.")
            }
            guard authenticity.result == .successful else {
                return Outcome(
                    result: authenticity.result == .aborted ? .aborted : .undetermined, reason: authenticity.reason,
                    detail: "EF.CardSecurity, which may confirm EF.DIR, is not proven to be the issuer's.")
            }
            guard !copies.isEmpty else {
                return Outcome(
                    result: .notSupported, reason: .notOffered, detail: "EF.CardSecurity has no copy of EF.DIR.")
            }
            return copies.allSatisfy { $0 == octets }
                ? .successful("EF.DIR is the one in EF.CardSecurity.")
                : .failed(.dirNotConfirmed, "EF.DIR is not the one in EF.CardSecurity.")
        }
    }
}

extension Outcome {
    fileprivate static let notAsked = Outcome(
        result: .notSupported, reason: .notRead, detail: "EF.DIR was not read, and nothing rests on it.")
}
