// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassCrypto
public import EPassLDS

/// Whether a record of an LDS2 application is what a signer of its State signed (Doc 9303-11, 5.1.2; Doc 9303-12,
/// 7.1.2).
///
/// A pure function of octets, anchors, profile and time. Each step is a finding of its own and none is skipped; where a
/// step cannot be carried out it says so. Success proves that a State which is trusted wrote this record. That it
/// belongs into this document only a visa can show that names its passport (``LDS2Holder``): nothing in a stamp names
/// the holder, and records are no part of what EF.SOD covers. Nor does it prove that no record is missing.
public struct LDS2Signature: Sendable {
    /// How the two numbers of the signature are written, and over which hash. The record says neither.
    public struct Form: Sendable, Hashable {
        /// One of SHA-224, SHA-256, SHA-384 and SHA-512.
        public let hash: HashAlgorithm
        /// Whether it is r and s of equal length (BSI TR-03111, 5.2.1), and not the DER sequence of X9.62.
        public let isPlain: Bool

        /// - Parameter isPlain: false for DER.
        package init(hash: HashAlgorithm, isPlain: Bool) {
            self.hash = hash
            self.isPlain = isPlain
        }
    }

    /// One finding for each of ``CheckID/lds2Checks``, in that order.
    public let findings: [CheckFinding]
    /// The departures from the standard that were met, each once.
    public let deviations: [TrustDeviation]
    /// The form in which the signature verified; nil where it did not.
    public let form: Form?
    /// The certificate that the record refers to; it proves nothing by being there.
    public let signerCertificate: Certificate?
    /// The anchor under which the certificate verified.
    public let anchor: TrustAnchor?
    /// The certificates from the signer's to the anchor's; empty where no anchor was reached.
    public let path: [Certificate]
    /// What the revocation lists say about the signer.
    public let revocation: RevocationStatus

    /// Judges one record.
    ///
    /// - Parameters:
    ///   - object: a travel record, a visa record or additional biometrics; everything in it is taken as hostile.
    ///   - certificates: EF.Certificates of the same application, or nil where it was not read.
    ///   - holder: the document in which the record was found.
    ///   - trust: the anchors and revocation lists: of the States that write such records, which are others than the
    ///     document's issuer.
    ///   - profile: the deviations that are tolerated, and whether unpinned anchors will do.
    ///   - time: the time that validity is judged at; no clock is read.
    /// - Returns: a finding for each check; never an error.
    public static func verify(
        _ object: some LDS2SignedObject, certificates: LDS2RecordFile<LDS2CertificateRecord>?,
        of holder: LDS2Holder = .notGiven, trust: TrustSnapshot, profile: TrustProfile = .default, at time: Timestamp
    ) -> LDS2Signature {
        verify(
            object, certificates: certificates, of: holder, trust: trust, profile: profile, at: time, triesOthers: true)
    }

    /// The same for one of many records.
    ///
    /// - Parameter triesOthers: whether other certificates are tried than the one to which the record refers.
    package static func verify(
        _ object: some LDS2SignedObject, certificates: LDS2RecordFile<LDS2CertificateRecord>?, of holder: LDS2Holder,
        trust: TrustSnapshot, profile: TrustProfile, at time: Timestamp, triesOthers: Bool
    ) -> LDS2Signature {
        LDS2Judge(
            object: object, certificates: certificates, holder: holder, trust: trust, profile: profile, time: time,
            triesOthers: triesOthers
        ).judge()
    }

    init(
        outcomes: [(CheckID, Outcome)], form: Form?, signerCertificate: Certificate?, path: PathValidation?,
        defects: KnownDefects = KnownDefects()
    ) {
        (findings, deviations) = Outcome.told(outcomes, under: defects)
        self.form = form
        self.signerCertificate = signerCertificate
        anchor = path?.anchor
        self.path = path?.path ?? []
        revocation = path?.revocation ?? RevocationStatus()
    }

    /// The finding of that check, if there is one.
    public func finding(_ id: CheckID) -> CheckFinding? { findings.finding(of: id) }

    /// All findings in one: `failed` where one failed that is not about form only; else `undetermined` where the
    /// certificate, the signature, the holder, the role, the State or the issuer is; else `successful`.
    ///
    /// About form only are the profile of the certificate and its name for SEARCH RECORD. That there is no revocation
    /// list does not lower the result.
    public var result: CheckResult {
        func role(_ finding: CheckFinding) -> CheckRole? { finding.id.check.fixedRole }
        if findings.contains(where: { $0.result == .failed && role($0) != .evaluatory }) { return .failed }
        let isOpen = findings.contains { $0.result == .undetermined && role($0) == .mandatory }
        return isOpen ? .undetermined : .successful
    }

    /// Whether the anchor is synthetic, so that a success is one of a test.
    public var restsOnTestAnchor: Bool { anchor?.isTest ?? path.contains(where: \.isSynthetic) }
}
