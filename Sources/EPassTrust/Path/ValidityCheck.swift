// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// The steps `issuer.ds.validity` and `issuer.csca.validity`. An expired signer is not a forged one: these are apart
/// from the signatures.
enum ValidityCheck {
    /// - Parameter holder: the word by which the messages choose what they call the holder.
    static func judge(_ certificate: Certificate, holder: String, _ time: Timestamp) -> Outcome {
        let (first, last) = (certificate.notBefore.date, certificate.notAfter.date)
        if time < certificate.notBefore { return .failed(.notYetValid, .pathNotYetValid(holder: holder, first: first)) }
        if time > certificate.notAfter { return .failed(.expired, .pathExpired(holder: holder, last: last)) }
        return .successful(.pathValid(holder: holder, first: first, last: last))
    }
}
