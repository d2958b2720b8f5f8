// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What a certificate is for, by its own words (Doc 9303-12, 4.1 and 7.1). Nothing is proven by that.
package enum CertificateKind: String, Sendable, Hashable, CaseIterable {
    /// A self-signed root of a country signing certification authority.
    case csca
    /// A link from an older key of such an authority to a newer one; under a name change from the older name also.
    case cscaLink
    /// A signer of documents.
    case documentSigner
    /// A signer of CSCA master lists.
    case masterListSigner
    /// A signer of deviation lists.
    case deviationListSigner
    /// A signer of defect lists (BSI TR-03129).
    case defectListSigner
    /// A signer of visible digital seals (Doc 9303-13).
    case barCodeSigner
    /// A signer of travel stamps, visas or additional biometrics (LDS2).
    case lds2Signer
    /// Anything else, for example a certificate for communication.
    case other
}

/// A departure of a certificate or a revocation list from its profile; it decides nothing about trust.
package struct ProfileFinding: Sendable, Hashable {
    /// How much it matters.
    package enum Severity: String, Sendable, Hashable, CaseIterable {
        /// The profile says MUST, and this does not.
        case departure
        /// The profile says SHOULD, or an older profile in force at the time allowed it.
        case advice
    }

    /// The stable name of the rule: `csca.basicConstraints.critical`.
    package let rule: String
    /// Where the rule stands: `Doc 9303-12, 7.1.1, Table 6`.
    package let clause: String
    /// How much it matters.
    package let severity: Severity
    /// What was found, in plain words.
    package let detail: String
}
