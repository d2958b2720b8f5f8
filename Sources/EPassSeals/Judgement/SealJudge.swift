// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMRZ
internal import EPassMessages
public import EPassTrust

/// The judgement over a seal (Doc 9303-13, Appendix D; BSI TR-03135-1, 5.9): a pure function of octets, certificates,
/// anchors and time.
///
/// Success proves that a signer whom a trusted CSCA certified for seals signed this header and message. It does not
/// prove that the seal is on the document that it was made for: only the comparison with what is printed does, and a
/// copy of seal and print together shows in nothing here.
public struct SealJudge: Sendable {
    /// What is compared with the seal.
    public struct Printed: Sendable {
        /// The zone that is printed on the document with the seal.
        public var document: MRZ?
        /// The zone of the passport that the document belongs to.
        public var passport: MRZ?

        /// - Parameter document: nil where nothing is compared.
        public init(document: MRZ? = nil, passport: MRZ? = nil) {
            self.document = document
            self.passport = passport
        }
    }

    /// Certificates beside those in the trust store: what `--certificate` names. There is no trust in them.
    public var certificates: [Certificate]
    /// The anchors, copies of signers' certificates, and revocation lists.
    public var trust: TrustSnapshot
    /// The deviations that are tolerated, and whether unpinned anchors will do.
    public var profile: TrustProfile
    /// The time that validity is judged at; no clock is read.
    public var time: Timestamp
    /// What is compared with the seal.
    public var printed: Printed

    /// - Parameter profile: by default deviations of the field are tolerated, and each is reported.
    public init(
        certificates: [Certificate] = [], trust: TrustSnapshot, profile: TrustProfile = .default, time: Timestamp,
        printed: Printed = Printed()
    ) {
        self.certificates = certificates
        self.trust = trust
        self.profile = profile
        self.time = time
        self.printed = printed
    }

    /// Judges what was read of a bar code; octets that are no seal fail `seal.content.structure`, and nothing else is
    /// known of them. A bar code of another standard or of a version that is not read here leaves it undetermined.
    public func judge(_ octets: [UInt8]) -> SealJudgement {
        do {
            return judge(try Seal(recognising: octets))
        } catch {
            let reason: CheckReason = error.code == .unsupportedVersion ? .wrongVersion : .malformed
            // What another program reads, or a later version of this one, speaks against nobody.
            let structure = CheckFinding.seal(
                .sealStructure, error.code.isForeign ? .undetermined : .failed, reason,
                .sealUndecodable(place: error.place, code: error.code, error: error.message))
            let rest = CheckID.sealChecks.dropFirst().map { id in
                CheckFinding.seal(id, .undetermined, .malformed, .sealNone)
            }
            var judgement = SealJudgement(seal: nil, findings: [structure] + rest, hasUnknownFeatures: false)
            judgement.error = error
            return judgement
        }
    }

    /// Judges a seal.
    public func judge(_ seal: Seal) -> SealJudgement {
        switch seal {
        case .visibleDigitalSeal(let content): judge(seal, SealSteps(self, content))
        case .vdsnc(let content): judge(seal, VDSNCSteps(self, content))
        }
    }

    private func judge(_ seal: Seal, _ steps: some SealJudging) -> SealJudgement {
        let signer = steps.signer
        let path = SealSignerValidation.judge(
            signer, for: steps.purpose, dateOfSignature: steps.dateOfSignature, signedFrom: steps.signedFrom,
            documentCode: steps.zone?.documentCode, trust: trust, profile: profile, at: time)
        let (structure, signature) = (steps.structure, steps.signature(under: signer))
        let issued: CalendarDate? = if case .issue(let day)? = steps.stated { day } else { nil }
        let expiry = ZoneSteps.expiry(steps.zone, issued: issued, at: time)
        let current = ZoneSteps.expiry(steps.zone, expiry, at: time)
        let findings =
            [
                refused(.sealMembersUnsigned, steps, structure), steps.features, ZoneSteps.checkDigits(steps.zone),
                steps.certificate,
            ] + path.findings
            + [
                blocked(path.blocked, steps.zone),
                SealIssuerStep.judge(steps.issuer, signer, path.anchor),
                ZoneSteps.state(steps.zone, steps.issuer), refused(.sealCurveDiffers, steps, signature),
                current,
                SealDates.judge(
                    steps.stated, signature: steps.isSignedWhenIssued ? steps.dateOfSignature : nil, expiry: current,
                    at: time),
                ZoneSteps.printed(printed.document, steps.zone),
                ZoneSteps.passport(printed.passport, steps.passportNumber),
            ]
        var judgement = SealJudgement(seal: seal, findings: findings, hasUnknownFeatures: steps.hasUnknownFeatures)
        judgement.signerCertificate = signer
        judgement.anchor = path.anchor
        judgement.path = path.path
        judgement.revocation = path.revocation
        judgement.deviations = path.deviations + steps.deviations
        judgement.expiry = expiry
        judgement.isForTests = steps.isForTests
        return judgement
    }

    /// Whether the operator has blocked the signer, its CSCA or the series of the document.
    private func blocked(_ signer: CheckFinding, _ zone: MRZ?) -> CheckFinding {
        guard signer.result != .failed else { return signer }
        // A seal without a zone is on no document of a series that could be named.
        let series = zone.flatMap { zone in
            BlockCheck.judge(zone, as: .sealNotBlocked, without: signer, trust: trust, at: time)
        }
        return series.map { $0.result == .failed ? $0 : signer } ?? signer
    }

    /// A finding, or that the profile does not tolerate the deviation that was met in it.
    private func refused(
        _ deviation: TrustDeviation, _ steps: some SealJudging, _ finding: CheckFinding
    ) -> CheckFinding {
        guard steps.deviations.contains(deviation), !profile.tolerated.contains(deviation),
            finding.result == .successful
        else { return finding }
        return deviation == .sealMembersUnsigned
            ? CheckFinding(id: finding.id, result: .failed, reason: .deviationRefused, message: finding.message)
            : .seal(finding.id, .failed, .algorithmMismatch, .sealCurveDiffers)
    }
}

/// What the two kinds of seal are judged by.
protocol SealJudging {
    var purpose: SealSignerValidation.Purpose { get }
    var structure: CheckFinding { get }
    var features: CheckFinding { get }
    var certificate: CheckFinding { get }
    var signer: Certificate? { get }
    var issuer: CountryCode { get }
    var dateOfSignature: CalendarDate? { get }
    /// The earliest moment at which it can have been signed, where no day of signature is stated.
    var signedFrom: Timestamp? { get }
    var stated: SealDates.Stated? { get }
    /// Whether the seal is signed for the document whose day of issue it states: a sticker is made for one that exists.
    var isSignedWhenIssued: Bool { get }
    var isForTests: Bool { get }
    var zone: MRZ? { get }
    var passportNumber: String? { get }
    var hasUnknownFeatures: Bool { get }
    var deviations: [TrustDeviation] { get }
    func signature(under signer: Certificate?) -> CheckFinding
}

/// What was found about a seal.
public struct SealJudgement: Sendable {
    /// The seal; nil where the octets are none.
    public let seal: Seal?
    /// Why the octets are no seal; nil where they are one.
    public internal(set) var error: SealError?
    /// One finding for each of `CheckID.sealChecks`, in that order.
    public let findings: [CheckFinding]
    /// The status in the words of the standard.
    public let indication: SealIndication
    /// The certificate that the seal names or carries; it proves nothing by being there.
    public internal(set) var signerCertificate: Certificate?
    /// The anchor under which that certificate verified.
    public internal(set) var anchor: TrustAnchor?
    /// The certificates from the signer's to the anchor's; empty where no anchor was reached.
    public internal(set) var path: [Certificate] = []
    /// What the revocation lists say about the signer.
    public internal(set) var revocation = RevocationStatus()
    /// The date of expiry in the zone of the seal, where it holds one that can be read. It is as good as
    /// `seal.content.signature`.
    public internal(set) var expiry: CalendarDate?
    /// Whether the seal names the certificate that is reserved for tests (Doc 9303-13, 2.2.1).
    var isForTests = false
    /// The departures from the standard that were met, each once.
    public internal(set) var deviations: [TrustDeviation] = []

    init(seal: Seal?, findings: [CheckFinding], hasUnknownFeatures: Bool) {
        self.seal = seal
        self.findings = findings
        indication = SealIndication(findings, hasUnknownFeatures: hasUnknownFeatures)
    }

    /// The finding of that check, if there is one.
    public func finding(_ id: CheckID) -> CheckFinding? { findings.first { $0.id == id } }

    /// Whether the anchor is synthetic or the certificate one for tests, so that a success is one of a test.
    public var restsOnTestAnchor: Bool { anchor?.isTest ?? false || isForTests }
}
