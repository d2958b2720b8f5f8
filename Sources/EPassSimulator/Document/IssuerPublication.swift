// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto

/// What the synthetic State publishes beside the document, so that a store can be filled without real data.
///
/// Nothing in it depends on the clock: the revocation list and the master list are of the sixtieth day after the issue
/// of the document. The next revocation list is due only when the document signer ends, where a real one is due after
/// 90 days at most (Doc 9303-12, 7.1.4), so that a document of a fixed date can be judged today.
package struct IssuerPublication: Sendable {
    /// The self-signed CSCA certificates, the oldest generation first, DER.
    package let cscaCertificates: [[UInt8]]
    /// The link certificates: each holds the key of a generation, signed with that of the one before (Doc 9303-12,
    /// 4.1.1).
    package let linkCertificates: [[UInt8]]
    /// The revocation list of the CSCA that issued the document signer.
    package let revocationList: [UInt8]
    /// A master list of all these certificates, signed by a master list signer of the newest CSCA (Doc 9303-12, 9).
    package let masterList: [UInt8]
    /// The private key of the master list signer.
    var masterListKey: PrivateKey?
    /// What a reading may rest on, where that is what a defect is about; it is then exported in the place of all above.
    var trust: SyntheticTrust?
}
