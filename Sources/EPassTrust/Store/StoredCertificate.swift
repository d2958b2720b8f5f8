// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A certificate that is kept without being trusted: a copy of a document signer, of a list signer (F-51).
///
/// It is looked up where a security object does not carry its signer; whether it was issued by a CSCA is judged each
/// time.
public struct StoredCertificate: Sendable, Hashable {
    /// The certificate.
    public let certificate: Certificate
    /// Every file and list that it came in.
    public let sources: [TrustSource]

    /// A copy from there.
    public init(certificate: Certificate, sources: [TrustSource] = []) {
        self.certificate = certificate
        self.sources = sources
    }
}
