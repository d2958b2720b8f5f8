// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The steps over a security object after its structure: signed attributes, signature, issuer, validity and revocation, each judged apart from the
/// others. One code path for EF.SOD and EF.CardSecurity, so that neither is believed for less than the other.
struct SignerChainCheck: Sendable {
    let signedAttributes: Outcome
    let signature: Outcome
    let issuer: Outcome
    let signerValidity: Outcome
    let anchorValidity: Outcome
    let revocation: Outcome
    /// The certificate that the signer names, or that made the signature.
    let certificate: Certificate?
    /// The anchor under which the certificate's signature verified.
    let anchor: TrustAnchor?

    static func judge<Content>(
        _ object: SecurityObjectCheck<Content>, in file: String, trust: TrustSnapshot, profile: TrustProfile,
        at time: Timestamp
    ) -> SignerChainCheck {
        guard let data = object.signedData, let signer = object.signer else {
            return SignerChainCheck(
                signedAttributes: .noSecurityObject, signature: .noSecurityObject, issuer: .noSecurityObject,
                signerValidity: .noSecurityObject, anchorValidity: .noAnchor, revocation: .noSecurityObject,
                certificate: nil, anchor: nil)
        }
        let attributes = SignedAttributesCheck.judge(data, signer, profile)
        let step = SignatureCheckStep.judge(data, signer, in: file, profile)
        let issuer = step.certificate.map { IssuerCheck.judge($0, trust: trust, profile: profile, at: time) }
        return SignerChainCheck(
            signedAttributes: attributes, signature: step.outcome, issuer: issuer?.outcome ?? .noSignerCertificate,
            signerValidity: step.certificate.map { ValidityCheck.judge($0, "document signer", time) }
                ?? .noSignerCertificate,
            anchorValidity: issuer?.anchor.map { ValidityCheck.judge($0.certificate, "CSCA", time) } ?? .noAnchor,
            revocation: step.certificate == nil ? .noSignerCertificate : .noCRL, certificate: step.certificate,
            anchor: issuer?.anchor)
    }
}
