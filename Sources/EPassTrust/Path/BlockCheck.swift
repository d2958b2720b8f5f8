// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassMRZ
internal import EPassMessages

/// The steps `*.operator.notBlocked`: whether the operator has blocked what a document rests on, or the document.
///
/// They are checks of their own, and count under every policy: what the operator says is not for a policy to weigh, and
/// no entry of a list speaks of them.
package enum BlockCheck {
    /// Whether the signer, or a certificate that its path leads over, is blocked, or what alone vouches for either.
    static func judge(
        _ signer: Certificate, _ check: IssuerCheck, of name: SignerName, trust: TrustSnapshot, at time: Timestamp
    ) -> Outcome {
        guard trust.blocksCertificates(at: time) else { return .successful(.blockNothing) }
        if let block = trust.block(of: signer, at: time) { return blocked(block, name.word) }
        for authority in check.path.dropFirst() {
            if let block = trust.block(of: authority, at: time) { return blocked(block, "csca") }
        }
        if let block = check.anchor.flatMap({ trust.block(behind: $0, at: time) }) { return blocked(block, "voucher") }
        if check.path.isEmpty, let block = trust.blockBehindSignerLists(naming: signer, at: time) {
            return blocked(block, "list")
        }
        // Whose key signed is not known: it may be one that is blocked.
        guard !check.path.isEmpty else { return .noAnchor(of: name) }
        return .successful(.blockNoneOnPath)
    }

    /// What is said where no signer is known.
    ///
    /// - Parameter missing: why.
    static func judge(without missing: Outcome, trust: TrustSnapshot, at time: Timestamp) -> Outcome {
        trust.blocksCertificates(at: time) ? missing : .successful(.blockNothing)
    }

    /// Whether the document belongs to a series that is blocked; nil where no series is.
    ///
    /// - Parameter zone: the zone of the document; nil where it is not known.
    package static func judge(
        _ zone: MRZ?, as id: CheckID, without missing: @autoclosure () -> CheckFinding, trust: TrustSnapshot,
        at time: Timestamp
    ) -> CheckFinding? {
        guard trust.blocksSeries(at: time) else { return nil }
        guard let zone else { return missing() }
        let block = trust.block(
            ofDocument: zone.documentNumber, code: zone.documentCode, issuer: zone.issuer, at: time)
        guard let block else { return CheckFinding(id, .successful(.blockNoSeries)) }
        return CheckFinding(id, .failed(.blocked, message(of: block, "series")))
    }

    /// That nothing is blocked, in the words of both steps.
    package static func nothing(_ id: CheckID) -> CheckFinding { CheckFinding(id, .successful(.blockNothing)) }

    private static func blocked(_ block: OperatorBlock, _ what: String) -> Outcome {
        .failed(.blocked, message(of: block, what))
    }

    /// That it is blocked, since when and why.
    ///
    /// - Parameter what: the word of messages for what the block is of.
    static func message(of block: OperatorBlock, _ what: String) -> Message {
        // The sentence has a full stop of its own.
        let reason = block.reason.hasSuffix(".") ? String(block.reason.dropLast()) : block.reason
        guard let until = block.until else {
            return .blockBy(what: what, since: block.since.date, reason: reason)
        }
        return .blockByUntil(what: what, since: block.since.date, until: until.description, reason: reason)
    }
}
