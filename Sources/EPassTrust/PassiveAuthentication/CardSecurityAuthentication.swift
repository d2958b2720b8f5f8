// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassLDS
public import EPassMRZ
internal import EPassMessages

/// Whether EF.CardSecurity is what the document's issuer signed (Doc 9303-10, 3.11.4): the steps of passive
/// authentication over another object.
///
/// A pure function of octets, anchors, profile and time. Success proves that the issuing country signed these
/// SecurityInfos. It does not prove that they are those of this chip: nothing ties the file to the data groups but the
/// key agreement of PACE-CAM or Chip Authentication.
public struct CardSecurityAuthentication: Sendable {
    /// One finding for each check, in the order of BSI TR-03135.
    public let findings: [CheckFinding]
    /// The departures from the standard that were met, each once.
    public let deviations: [TrustDeviation]
    /// The departures that the decoders of the file and of the SecurityInfos met.
    public let ldsDeviations: [LDSDeviation]
    /// What the file holds, if it could be decoded, whether or not its signature verifies; see `authenticity`.
    public let securityInfos: SecurityInfos?
    /// The certificate that the signer names; it proves nothing by being there.
    public let signerCertificate: Certificate?
    /// The anchor under which the signer's certificate verified, of whatever country.
    public let anchor: TrustAnchor?
    /// The certificates from the signer's to the anchor's; empty where no anchor was reached.
    public let path: [Certificate]
    /// What the revocation lists say about the signer.
    public let revocation: RevocationStatus

    /// Whether the operator has blocked the signer or what it rests on; no check of its own, but one with that of
    /// EF.SOD.
    package let blocked: CheckFinding

    /// What the deviation lists and defect lists say about the signer; already applied to `findings`.
    public let knownDefects: KnownDefects

    /// Judges the file.
    ///
    /// - Parameters:
    ///   - cardSecurity: the octets of EF.CardSecurity, or nil where it was not read. Everything in them is taken as
    ///     hostile.
    ///   - country: two letters, that of the document: of the CSCA of EF.SOD. A signer of another country, and any
    ///     signer where it is not known, does not make the file authentic.
    ///   - trust: the anchors.
    ///   - profile: the deviations that are tolerated.
    ///   - time: the time that validity is judged at; no clock is read.
    public static func judge(
        _ cardSecurity: [UInt8]?, country: IssuingCountry?, trust: TrustSnapshot, profile: TrustProfile = .default,
        at time: Timestamp
    ) -> CardSecurityAuthentication {
        judge(
            file: cardSecurity.map { ParsedFile(.cardSecurity, $0) }, country: country, trust: trust, profile: profile,
            at: time)
    }

    /// Judges the file, which others may have decoded before.
    package static func judge(
        file: ParsedFile?, country: IssuingCountry?, trust: TrustSnapshot, profile: TrustProfile, at time: Timestamp
    ) -> CardSecurityAuthentication {
        let object = SecurityObjectCheck<SecurityInfos>.judge(file, profile: profile)
        let chain = SignerChainCheck.judge(object, in: "EF.CardSecurity", trust: trust, profile: profile, at: time)
        let signing = chain.anchor?.certificate.country ?? chain.certificate?.issuerCountry
        let outcomes: [(CheckID, Outcome)] = [
            (.cardSecurityStructure, object.outcome), (.cardSecuritySignedAttributes, chain.signedAttributes),
            (.cardSecuritySignature, chain.signature), (.cardSecurityIssuer, chain.issuer.of(country, signing)),
            (.cardSecurityValidity, chain.validity), (.cardSecurityRevocation, chain.revocation),
        ]
        let document = KnownDefects.Document(
            signer: chain.certificate, anchor: chain.anchor, path: chain.path, signerIdentifier: object.signer?.sid)
        let defects = KnownDefects(ofCardSecurity: document, trust: trust, profile: profile)
        let findings = outcomes.map(CheckFinding.init)
        return CardSecurityAuthentication(
            findings: findings.map { chain.apply(defects, to: $0, among: findings) },
            deviations: Outcome.deviations(outcomes), ldsDeviations: object.ldsDeviations,
            securityInfos: object.content,
            signerCertificate: chain.certificate, anchor: chain.anchor, path: chain.path,
            revocation: chain.revocationStatus, blocked: CheckFinding(.issuerNotBlocked, chain.block),
            knownDefects: defects)
    }

    /// Whether the SecurityInfos are those that the country of the document signed.
    public var authenticity: FileAuthenticity { FileAuthenticity(ofCardSecurityIn: findings) }

    /// Whether the anchor is synthetic, or the signer that a list names, so that a success is one of a test.
    public var restsOnTestAnchor: Bool { anchor?.isTest ?? path.contains(where: \.isSynthetic) }

    /// The finding of that check, if there is one.
    public func finding(_ id: CheckID) -> CheckFinding? { findings.finding(of: id) }
}

extension Outcome {
    /// This outcome of the issuer's step, or that the issuer is of another country than the document: a chip must not
    /// vouch for itself with the signature of a State that did not issue it.
    ///
    /// - Parameter signing: the country of the CSCA, or of the signer where a list of document signers names it.
    fileprivate func of(_ country: IssuingCountry?, _ signing: IssuingCountry?) -> Outcome {
        guard result == .successful else { return self }
        guard let country, let signing else {
            return .undetermined(
                .countryUnknown, country == nil ? .countryOfDocumentUnknown : .countryOfSignerUnknown, deviations)
        }
        let message = Message.countryCardSecurityDiffers(
            file: LDSFile.cardSecurity, signing: signing.code, country: country.code)
        switch signing.compared(with: country) {
        case .same: return self
        case .different: return .failed(.countryMismatch, message, deviations)
        case .unknown:
            // A code that is in no table is the same where both have it, and says nothing where they have not.
            return signing == country ? self : .undetermined(.countryUnknown, message, deviations)
        }
    }
}

extension SignerChainCheck {
    /// Both periods in one outcome: that of the signer, unless only the anchor's is not successful.
    fileprivate var validity: Outcome { signerValidity.result == .successful ? anchorValidity : signerValidity }
}
