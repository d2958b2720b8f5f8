// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The steps `issuer.ds.validity` and `issuer.csca.validity`. An expired signer is not a forged one: these are apart
/// from the signatures.
enum ValidityCheck {
    static func judge(_ certificate: Certificate, _ name: String, _ time: Timestamp) -> Outcome {
        if time < certificate.notBefore {
            return .failed(.notYetValid, "The certificate of the \(name) is valid from \(certificate.notBefore.date).")
        }
        if time > certificate.notAfter {
            return .failed(.expired, "The certificate of the \(name) expired \(certificate.notAfter.date).")
        }
        return .successful(
            "The certificate of the \(name) is valid from \(certificate.notBefore.date) to \(certificate.notAfter.date)."
        )
    }
}
