// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
package import EPassIssuing
import EPassJSON
package import EPassMRZ
import EPassMessages

/// How the synthetic State issues: what signs EF.SOD and EF.CardSecurity and in which form, and what is wrong with what
/// it issues. The member `issuing` of a description.
package struct IssuingDescription: Sendable, Hashable {
    /// How a signer names its certificate (RFC 5652, 5.3).
    package enum SignerName: String, CaseIterable, Sendable, Hashable {
        /// By issuer and serial number.
        case issuerAndSerialNumber
        /// By its key identifier.
        case subjectKeyIdentifier
    }

    /// A certificate that a SignedData carries.
    package enum Carried: String, CaseIterable, Sendable, Hashable {
        /// That of the signer.
        case signer
        /// That of the CSCA.
        case csca
        /// The link certificate to the newest CSCA, where there is one.
        case link
        /// One that has nothing to do with the document: the CSCA of another State.
        case foreign
    }

    /// The hash of the signed message digest of EF.SOD; nil for that of the data groups.
    package var digest: IssuingHash?
    /// How the signer of EF.SOD names its certificate.
    package var signerName = SignerName.issuerAndSerialNumber
    /// What EF.SOD carries as certificates; empty leaves the member out.
    package var certificates: [Carried] = [.signer]
    /// Whether EF.SOD states a signing time.
    package var signingTime = true
    /// The day that EF.SOD and EF.CardSecurity state as signing time; nil for the day of issue.
    package var signedOn: CalendarDate?
    /// What is wrong with EF.SOD as its signer makes it.
    package var defects: [SignedDataBuilder.Defect] = []
    /// The signer of EF.CardSecurity, where it is not the document signer.
    package var cardSecuritySignature: SignatureScheme?
    /// The hash of the signed message digest of EF.CardSecurity; nil for that of its signature.
    package var cardSecurityDigest: IssuingHash?
    /// How the signer of EF.CardSecurity names its certificate.
    package var cardSecuritySignerName = SignerName.issuerAndSerialNumber
    /// How the master list signer signs.
    package var masterListSignature = SignatureScheme.ecdsaP256
    /// What is changed in what was issued, in this order.
    package var edits: [IssuedEdit] = []

    /// Everything as the standard wants it.
    package init() {}
}

extension IssuingDescription: Described {
    static var members: [DescriptionMember<Self>] {
        [
            .added("digest", \.digest, .word), .value("signerName", \.signerName, .word),
            .value("certificates", \.certificates, .carried), .value("signingTime", \.signingTime, .boolean),
            .added("signedOn", \.signedOn, .date), .value("defects", \.defects, .oneOrMore(of: .word)),
            .added("cardSecuritySignature", \.cardSecuritySignature, .scheme),
            .added("cardSecurityDigest", \.cardSecurityDigest, .word),
            .value("cardSecuritySignerName", \.cardSecuritySignerName, .word),
            .value("masterListSignature", \.masterListSignature, .scheme), .value("edits", \.edits, .edits),
        ]
    }
}

extension DescriptionKind<[IssuingDescription.Carried]> {
    /// At most eight certificates; one may stand there twice.
    static var carried: Self {
        let word = DescriptionKind<IssuingDescription.Carried>.word
        return list(of: word).confirmed(
            .simulatorListTooLong, schema: JSONSchema.list(of: word.schema(), 0...8)
        ) { $0.count <= 8 }
    }
}
