// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
public import EPassLDS
public import EPassMRZ

/// Passive authentication (Doc 9303-11, 5.1): whether the files of a document are those that its issuer signed.
///
/// A pure function of octets, anchors, profile and time. Each step is a finding of its own and none is skipped; where a
/// step cannot be carried out it says so. It proves that data is unchanged since it was signed by a trusted issuer; it
/// does not prove that the chip is not a copy.
public struct PassiveAuthentication: Sendable {
    /// What was read from the document.
    public struct Input: Sendable {
        /// The octets of EF.SOD, or nil where it was not read.
        public var sod: [UInt8]?
        /// The octets of each data group that was read, by its number 1 to 16, and behind them those that follow it in
        /// its file, where they are known.
        public var dataGroups: [Int: [UInt8]]
        /// The octets of EF.COM, or nil where it was not read.
        public var com: [UInt8]?
        /// The date of issue by EF.DG12, or nil where it is not known.
        public var dateOfIssue: CalendarDate?
        /// The document code of EF.DG1 without fillers, for example `P` or `ID`, or nil where it is not known.
        public var documentCode: String?
        /// The issuing State of EF.DG1, or nil where it is not known.
        public var issuingState: CountryCode?
        /// The document number of EF.DG1 without fillers, or nil where it is not known; only bounds of deviation lists
        /// are held against it.
        public var documentNumber: String?
        /// Where those files are decoded that were decoded before; the others are decoded anew.
        package var document = ParsedDocument()

        /// Files as they were read, and what was decoded of them: the caller vouches that the values are those of
        /// `dataGroups`.
        public init(
            sod: [UInt8]?, dataGroups: [Int: [UInt8]] = [:], com: [UInt8]? = nil, dateOfIssue: CalendarDate? = nil,
            documentCode: String? = nil, issuingState: CountryCode? = nil, documentNumber: String? = nil
        ) {
            self.sod = sod
            self.dataGroups = dataGroups
            self.com = com
            self.dateOfIssue = dateOfIssue
            self.documentCode = documentCode
            self.issuingState = issuingState
            self.documentNumber = documentNumber
        }
    }

    /// Judges the files.
    ///
    /// - Parameters:
    ///   - input: the files as they were read; everything in them is taken as hostile.
    ///   - trust: the anchors.
    ///   - profile: the deviations that are tolerated.
    ///   - time: the time that validity is judged at; no clock is read.
    /// - Returns: one finding for each check, in the order of BSI TR-03135; never an error.
    public static func judge(
        _ input: Input, trust: TrustSnapshot, profile: TrustProfile = .default, at time: Timestamp
    ) -> PassiveAuthenticationResult {
        let object = SecurityObjectCheck<LDSSecurityObject>.judge(
            input.sod.map { input.document.file(.sod, holding: $0) }, profile: profile)
        let facts = SignerChainCheck.Facts(
            dateOfIssue: input.dateOfIssue, documentCode: input.documentCode,
            contentHash: object.content.flatMap { HashAlgorithm(objectIdentifier: $0.hashAlgorithmOID) })
        let chain = SignerChainCheck.judge(
            object, in: "EF.SOD", trust: trust, profile: profile, at: time, facts: facts)
        let list = VerifiedSecurityObject(object, chain)
        var ldsDeviations = object.ldsDeviations
        let files = FileListCheck.judge(
            input.com.map { input.document.file(.com, holding: $0) }, list, profile: profile.decoding,
            deviations: &ldsDeviations)
        var outcomes: [(CheckID, Outcome)] = [
            (.sodStructure, object.outcome), (.sodSignedAttributes, chain.signedAttributes),
            (.sodSignature, chain.signature), (.dsSignature, chain.issuer), (.issuerNotBlocked, chain.block),
            (.dsValidity, chain.signerValidity), (.cscaValidity, chain.anchorValidity),
            (.dsUsagePeriod, chain.signerUsage),
            (.cscaUsagePeriod, chain.anchorUsage), (.dsDocumentType, chain.documentType),
            (.dsAlgorithms, chain.algorithms), (.dsRevocation, chain.revocation),
        ]
        outcomes += DataGroupHashCheck.judge(
            input.dataGroups, list, doubted: object.doubted, profile: profile)
        outcomes.append((.comMatchesSOD, files))
        let document = KnownDefects.Document(
            signer: chain.certificate, anchor: chain.anchor, path: chain.path, issuingState: input.issuingState,
            signerIdentifier: object.signer?.sid, documentCode: input.documentCode,
            documentNumber: input.documentNumber, dateOfIssue: input.dateOfIssue)
        let defects = KnownDefects(of: document, trust: trust, profile: profile)
        let findings = outcomes.map(CheckFinding.init)
        return PassiveAuthenticationResult(
            findings: defects.hasEffects
                ? findings.map { chain.apply(defects, to: $0, among: findings) } : findings,
            deviations: Outcome.deviations(outcomes), ldsDeviations: ldsDeviations,
            signerCertificate: chain.certificate, isSignerKnown: chain.isOwnWord,
            anchor: chain.anchor, path: chain.path, revocation: chain.revocationStatus, securityObject: list,
            knownDefects: defects,
            standardAlgorithms: chain.standardAlgorithms.map { CheckFinding(.dsAlgorithms, $0) })
    }
}

/// One finding for each check of EF.SOD, of its signer and of what it protects (Doc 9303-11, 5.1.1), and what they rest
/// on.
public struct PassiveAuthenticationResult: Sendable {
    /// One finding for each check, in the order of BSI TR-03135.
    public let findings: [CheckFinding]
    /// The departures from the standard that were met, each once, in the order of the checks.
    public let deviations: [TrustDeviation]
    /// The departures that the decoders of EF.SOD, of the security object and of EF.COM met.
    public let ldsDeviations: [LDSDeviation]
    /// The certificate that the signer of EF.SOD names; it proves nothing by being there.
    public let signerCertificate: Certificate?
    /// Whether nobody else can be the signer, as far as what stands there says.
    package let isSignerKnown: Bool
    /// The anchor under which the document signer's signature verified.
    public let anchor: TrustAnchor?
    /// The certificates from the document signer to the anchor, both included, and the links between them; the document
    /// signer alone where a list of document signers names it, and none where nothing was reached.
    public let path: [Certificate]
    /// What the revocation lists say about the document signer.
    public let revocation: RevocationStatus
    /// The list of hashes in EF.SOD, if it could be decoded, with what was shown of its signature.
    package let securityObject: VerifiedSecurityObject?
    /// What the deviation lists and defect lists say about the document; already applied to `findings`, and to be
    /// applied to those of other areas.
    public let knownDefects: KnownDefects

    /// What the algorithms come to by the dates of the standard, where the policy has others; nil where it has not.
    package let standardAlgorithms: CheckFinding?

    /// Whether the anchor is synthetic, or the signer that a list names, so that a success is one of a test.
    public var restsOnTestAnchor: Bool { anchor?.isTest ?? path.contains(where: \.isSynthetic) }

    /// The finding of that check, if there is one.
    public func finding(_ id: CheckID) -> CheckFinding? { findings.finding(of: id) }
}
