// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassLDS
internal import EPassMessages

/// The steps `access.cardAccess.authenticity` and `access.protocol.downgrade`: what the chip offered against what was
/// signed.
struct CardAccessComparison {
    let signed: SignedSecurityInfos
    let cardAccess: OfferedSecurityInfos
    let opening: CardAccessCheck.Opening
    let profile: TrustProfile

    /// Whether each entry of EF.CardAccess was signed.
    func authenticity() -> Outcome {
        let elsewhere = cardAccess.offersPACE ? signed.possiblyElsewhere : nil
        if let unknown = cardAccess.unknown ?? signed.unknown ?? elsewhere { return unknown }
        switch cardAccess {
        case .unknown(let outcome): return outcome
        case .withheld(let reason):
            guard signed.paceInfos.isEmpty else {
                return .undetermined(reason, .cardAccessWithheld(files: signed.fileNames))
            }
            return signed.possiblyElsewhere ?? .notOffered(.cardAccessAbsent)
        case .malformed(let reason, let message):
            // Without any PACEInfo that was signed the document may have nothing to say there.
            return signed.paceInfos.isEmpty ? .undetermined(reason, message) : .failed(reason, message)
        case .decoded(let infos, let refused, let isDistinguished):
            if let refused {
                return .failed(
                    .malformed, .signedObjectDeviationRefused(deviation: refused.message, file: "EF.CardAccess"))
            }
            // The terminal must verify what it chose by (Doc 9303-11, 4.2), and there is nothing to verify it with.
            if signed.paceInfos.isEmpty, cardAccess.offersPACE {
                return profile.tolerated.contains(.paceInfoNotSigned)
                    ? Self.notSigned : .failed(.paceInfoNotSigned, .cardAccessNotSigned)
            }
            let missing = infos.entries.filter { !signed.entries.contains($0.distinguished) }
            // It names keys for terminals with rights that this one does not have; nothing here uses it.
            let others = missing.filter { $0.info.objectIdentifier != OID.privilegedTerminalInfo }
            guard others.isEmpty else {
                // EF.CardSecurity confirmed the rest; what it lacks may stand in the file that could not be used.
                if let open = signed.dataGroup14Problem { return open }
                let (count, total) = (others.count, infos.entries.count)
                return .failed(
                    .cardAccessNotConfirmed,
                    signed.files.isEmpty
                        ? .cardAccessEntriesSignedNowhere(count: count, total: total)
                        : .cardAccessEntriesNotSigned(count: count, total: total, files: signed.fileNames))
            }
            guard !signed.files.isEmpty else { return .notOffered(.cardAccessNothingToConfirm) }
            // 9.2.11: EF.CardSecurity has the entries of EF.CardAccess, whatever EF.DG14 has.
            let omitted = infos.entries.contains { entry in
                entry.info.objectIdentifier != OID.privilegedTerminalInfo
                    && signed.cardSecurityEntries?.contains(entry.distinguished) == false
            }
            return Outcome.successful(
                .cardAccessConfirmed(files: signed.fileNames),
                (isDistinguished ? [] : [.berEncoding]) + (omitted ? [.cardSecurityEntryMissing] : [])
                    + (missing.isEmpty ? [] : [.privilegedTerminalInfoNotSigned])
            ).judged(by: profile)
        }
    }

    /// Whether what the issuer signed about PACE was offered by the chip and used by the terminal.
    func downgrade() -> Outcome {
        if let unknown = signed.unknown ?? signed.possiblyElsewhere { return unknown }
        guard !signed.paceInfos.isEmpty else {
            return cardAccess.offersPACE
                ? Self.notSigned : cardAccess.unknown ?? cardAccess.brokenOffer ?? .notOffered(.cardAccessNoPACEInfo)
        }
        let files = signed.fileNames
        if let entries = cardAccess.entries {
            let hidden = signed.paceInfos.count { !entries.contains($0) }
            guard hidden == 0 else {
                if case .withheld = cardAccess { return .failed(.paceInfoHidden, .cardAccessPaceHidden(files: files)) }
                let total = signed.paceInfos.count
                return .failed(
                    .paceInfoHidden, .cardAccessPaceInfosHidden(count: hidden, total: total, files: files))
            }
        }
        switch opening {
        case .bac, .bacAfterPACE, .plain:
            guard signed.namesDomainParameters else {
                return .undetermined(.malformed, .cardAccessNoDomainParameters(files: files))
            }
            guard case .bacAfterPACE(let isProven) = opening, authenticity().result == .successful else {
                return .failed(
                    .paceNotUsed,
                    opening == .plain ? .cardAccessNoAccessControl(files: files) : .cardAccessBacUsed(files: files))
            }
            return paceFailed(isProven: isProven)
        case .notOpened(let reason): return Outcome(result: .aborted, reason: reason, message: .accessNotOpened)
        case .notRecorded: return .undetermined(.evidenceNotRecorded, .cardAccessOpeningNotRecorded)
        case .pace: return cardAccess.unknown ?? .successful(.cardAccessPaceUsed(files: files))
        }
    }

    /// A chip whose PACE alone is broken, or somebody in between who broke it to be let into the weaker channel. The
    /// keys that chip authentication agrees on are shared with nobody in between (Doc 9303-11, 6.2); an answer of
    /// active authentication is handed on by whoever stands there.
    private func paceFailed(isProven: Bool) -> Outcome {
        guard profile.tolerated.contains(.paceFailed) else { return .failed(.paceFailed, .cardAccessPaceFailed) }
        return isProven
            ? .undetermined(.paceFailed, .cardAccessPaceFailed, [.paceFailed])
            : .undetermined(.channelNotProven, .cardAccessChannelNotProven, [.paceFailed])
    }

    private static let notSigned = Outcome.undetermined(.paceInfoNotSigned, .cardAccessNotSigned, [.paceInfoNotSigned])
}

/// The step `access.dir.authenticity`.
enum DIRComparison {
    /// - Parameter deviations: receives what departs from the standard in EF.DIR and is tolerated.
    static func judge(
        _ input: CardAccessCheck.Input, _ signed: SignedSecurityInfos, _ profile: TrustProfile,
        deviations: inout [LDSDeviation]
    ) -> Outcome {
        let copies = input.cardSecurity?.efDIRInfos.map(\.efDIR) ?? []
        let authenticity = signed.cardSecurityAuthenticity
        let isSigned = authenticity?.result == .successful && !copies.isEmpty
        switch input.dir {
        case .unknown(.aborted, let reason):
            return isSigned ? Outcome(result: .aborted, reason: reason, message: .cardAccessDirInterrupted) : .notAsked
        case .unknown(_, let reason), .withheld(let reason):
            // Reading it is optional (Doc 9303-11, 4.2 step 2); one that was signed and is not there remains open.
            return isSigned ? .undetermined(reason, .cardAccessDirNotRead) : .notAsked
        case .read(let octets):
            guard let authenticity else { return .undetermined(.notRead, .cardAccessDirCardSecurityNotRead) }
            guard authenticity.result == .successful else {
                return Outcome(
                    result: authenticity.result == .aborted ? .aborted : .undetermined, reason: authenticity.reason,
                    message: authenticity.reason == .otherChannel
                        ? authenticity.message : .cardAccessDirCardSecurityNotProven)
            }
            guard !copies.isEmpty else { return .notOffered(.cardAccessDirNoCopy) }
            if copies.allSatisfy({ $0 == octets }) { return .successful(.cardAccessDirConfirmed) }
            if octets.isEmpty { return .undetermined(.empty, .signedObjectEmpty(file: "EF.DIR")) }
            if LDSFile.dir.isCut(octets) { return .truncated(.dir) }
            guard copies.allSatisfy({ isFollowedByNothing($0, in: octets) }) else {
                return .failed(.dirNotConfirmed, .cardAccessDirDiffers)
            }
            let tail = LDSDeviation.trailingOctets
            guard profile.decoding.tolerated.contains(tail) else {
                return .failed(
                    .deviationRefused, .signedObjectDeviationRefused(deviation: tail.message, file: "EF.DIR"))
            }
            deviations.append(tail)
            return .successful(.cardAccessDirConfirmed)
        }
    }

    /// Whether the file begins with the copy, and names no application behind it (tag 61).
    private static func isFollowedByNothing(_ copy: [UInt8], in file: [UInt8]) -> Bool {
        file.starts(with: copy) && !file.dropFirst(copy.count).contains(0x61)
    }
}

extension Outcome {
    fileprivate static let notAsked = Outcome(result: .notSupported, reason: .notRead, message: .cardAccessDirNotAsked)
}

extension SecurityInfos.Entry {
    /// The octets in DER, in which an entry is the same however it was written on its way; as they stand where they are
    /// no element.
    var distinguished: [UInt8] {
        let tree = try? ASN1Parser.parse(encoded, maximumLength: encoded.count, element: "SecurityInfo")
        return tree?.node.distinguished ?? encoded
    }
}
