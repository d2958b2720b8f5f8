// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassMRZ
internal import EPassMessages

/// Whether a certificate may sign seals, and who vouches for it (Doc 9303-12, 7.1.3; Doc 9303-13, D.2 and D.3).
///
/// The same path as that of a document signer, with the role of a seal signer: an authority, a document signer or a
/// signer of lists that signs seals is a rogue (T16). Success says nothing about any signature made with the key.
package struct SealSignerValidation: Sendable {
    /// What the signer signs.
    package enum Purpose: Sendable, Hashable {
        /// Visible digital seals (Doc 9303-13).
        case visibleDigitalSeals
        /// VDS-NC.
        case vdsnc
    }

    /// One finding for each check `seal.signer.*` and `seal.csca.*`.
    package let findings: [CheckFinding]
    /// Whether the operator has blocked the signer or its CSCA.
    package let blocked: CheckFinding
    /// The departures from the standard that were met, each once.
    package let deviations: [TrustDeviation]
    /// The anchor under which the certificate verified.
    package let anchor: TrustAnchor?
    /// The certificates from the signer's to the anchor's; empty where no anchor was reached.
    package let path: [Certificate]
    /// What the revocation lists say about the signer.
    package let revocation: RevocationStatus

    /// Judges a certificate.
    ///
    /// - Parameters:
    ///   - signer: the certificate, or nil where none is at hand: then every check is undetermined (`signerNotFound`).
    ///   - purpose: what it signed.
    ///   - dateOfSignature: the day on which the seal says that it was signed; nil where it says none.
    ///   - signedFrom: where it says none, the earliest moment at which it can have been signed.
    ///   - documentCode: the document code of the zone in the seal; nil where it holds none.
    ///   - trust: the anchors and revocation lists.
    ///   - profile: the deviations that are tolerated, and whether unpinned anchors will do.
    ///   - time: the time that validity is judged at; no clock is read.
    package static func judge(
        _ signer: Certificate?, for purpose: Purpose, dateOfSignature: CalendarDate?, signedFrom: Timestamp? = nil,
        documentCode: String?, trust: TrustSnapshot, profile: TrustProfile = .default, at time: Timestamp
    ) -> SealSignerValidation {
        guard let signer else {
            return SealSignerValidation(
                outcomes: Self.checks.map { ($0, .noSealSigner) },
                BlockCheck.judge(without: .noSealSigner, trust: trust, at: time), anchor: nil, path: [],
                revocation: RevocationStatus())
        }
        let role = SignerRole.judge(signer, for: .seals(purpose), trust: trust, profile: profile)
        let check = IssuerCheck.judge(
            signer, role, of: .sealSigner, embedded: [], asksSignerLists: false, trust: trust, profile: profile,
            at: time)
        let path = PathValidation(signer, of: .sealSigner, check, trust: trust, profile: profile, at: time)
        let type: Outcome =
            documentCode == nil
            ? .notOffered(.pathSealWithoutZone)
            : DocumentTypeCheck.judge(signer, of: .sealSigner, documentCode: documentCode, profile: profile)
        let usage = usage(of: signer, on: dateOfSignature, from: signedFrom, at: time)
        return SealSignerValidation(
            outcomes: [
                (.sealSignerSignature, path.issuer), (.sealSignerValidity, path.signerValidity),
                (.sealCSCAValidity, path.anchorValidity), (.sealSignerUsagePeriod, usage),
                (.sealCSCAUsagePeriod, path.anchorUsage), (.sealSignerDocumentType, type),
                (.sealSignerRevocation, path.revoked),
            ], path.block, anchor: path.anchor, path: path.path, revocation: path.revocation,
            defects: KnownDefects(
                against: .init(signer: signer, anchor: path.anchor, path: path.path, documentCode: documentCode),
                of: .sealSigner, trust: trust, profile: profile))
    }

    private static func usage(
        of signer: Certificate, on day: CalendarDate?, from earliest: Timestamp?, at time: Timestamp
    ) -> Outcome {
        let ended = signer.notAfter.adding(days: 1)
        guard let day else {
            if let earliest, earliest > ended {
                return .failed(.expired, .pathSealAttestsLater(when: earliest.date, last: signer.notAfter.date))
            }
            return .notOffered(.pathSealWithoutDate)
        }
        guard !Timestamp(day).isToCome(at: time) else {
            return .failed(.notYetValid, .pathSealOfFuture(when: day.description))
        }
        // No key signs without a certificate; what lies within it and outside the usage period of its key is a fault of
        // the issuer.
        guard Timestamp(day) >= signer.notBefore.adding(days: -1) else {
            return .failed(.notYetValid, .pathSealSignedBefore(when: day.description, first: signer.notBefore.date))
        }
        guard Timestamp(day) <= ended else {
            return .failed(.expired, .pathSealSignedAfter(when: day.description, last: signer.notAfter.date))
        }
        return UsagePeriodCheck.judge(signer, of: .sealSigner, dateOfIssue: day, at: time)
    }

    private init(
        outcomes: [(CheckID, Outcome)], _ block: Outcome, anchor: TrustAnchor?, path: [Certificate],
        revocation: RevocationStatus, defects: KnownDefects = KnownDefects()
    ) {
        blocked = CheckFinding(.sealNotBlocked, block)
        (findings, deviations) = Outcome.told(outcomes, under: defects)
        self.anchor = anchor
        self.path = path
        self.revocation = revocation
    }

    private static let checks: [CheckID] = [
        .sealSignerSignature, .sealSignerValidity, .sealCSCAValidity, .sealSignerUsagePeriod, .sealCSCAUsagePeriod,
        .sealSignerDocumentType, .sealSignerRevocation,
    ]
}

extension Outcome {
    fileprivate static let noSealSigner = undetermined(.signerNotFound, .sealNoSigner)
}
