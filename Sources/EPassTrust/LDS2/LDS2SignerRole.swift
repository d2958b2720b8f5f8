// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassLDS

/// The step `lds2.signer.role`: whether a certificate may sign records of an application (Doc 9303-12, 7.1.2).
enum LDS2SignerRole {
    static func judge(
        _ signer: Certificate, for application: LDS2Application, trust: TrustSnapshot, profile: TrustProfile
    ) -> Outcome {
        let role = SignerRole.judge(signer, for: .records(application), trust: trust, profile: profile)
        return role.refusal
            ?? Outcome.successful("The certificate is one of an \(application.signerName).", role.deviations)
            .judged(by: profile)
    }
}

/// The step `lds2.signer.profile`: whether the certificate is made as Doc 9303-12, 7.1.2 has it. What it says about
/// trust is for other steps.
enum LDS2SignerProfile {
    /// The longest common name, in characters (Doc 9303-12, 7.1.2).
    static let maximumCommonName = 9
    /// The validity that the longest lifetime of a document demands, in days: ten years, leap days given (Doc 9303-12,
    /// 4.1.2).
    static let minimumDays = 3_650

    static func judge(_ signer: Certificate) -> Outcome {
        var faults: [(reason: CheckReason, text: String)] = []
        faults += subject(signer).map { (.subjectOutsideProfile, $0) }
        faults += extensions(signer).map { (.extensionsOutsideProfile, $0) }
        if let key = try? signer.verificationKey.decoded(), case .rsa = key.kind {
            faults.append((.keyOutsideProfile, "The key is \(key), and it must be one for ECDSA."))
        }
        if signer.notAfter < signer.notBefore.adding(days: minimumDays) {
            faults.append(
                (
                    .periodOutsideProfile,
                    "It is valid from \(signer.notBefore.date) to \(signer.notAfter.date), less than ten years."
                ))
        }
        guard let first = faults.first else { return .successful("The certificate keeps to its profile.") }
        return .failed(first.reason, faults.map(\.text).joined(separator: " "))
    }

    private static func subject(_ signer: Certificate) -> [String] {
        var faults: [String] = []
        let attributes = signer.subject.relativeNames.joined()
        let countries = attributes.filter { $0.type == OID.country }
        if countries.count != 1 || countries.first?.value?.utf8.count != 2 {
            faults.append("The subject names no country by two letters.")
        }
        let names = attributes.filter { $0.type == OID.commonName }
        if names.count != 1 {
            faults.append("The subject has not one common name.")
        } else if let name = names.first?.value, name.count > maximumCommonName {
            faults.append("The common name has \(name.count) characters; \(maximumCommonName) are the most.")
        }
        if attributes.contains(where: { $0.type != OID.country && $0.type != OID.commonName }) {
            faults.append("The subject has attributes other than country and common name.")
        }
        return faults
    }

    /// Table 7: authorityKeyIdentifier with a key identifier, not critical, and extKeyUsage, critical; no others.
    private static func extensions(_ signer: Certificate) -> [String] {
        var faults: [String] = []
        func isCritical(_ identifier: String) -> Bool? {
            signer.extensions.first { $0.objectIdentifier == identifier }?.isCritical
        }
        let identifier = signer.decodedExtensions.authorityKeyIdentifier?.keyIdentifier
        if isCritical(OID.authorityKeyIdentifier) == nil || identifier?.isEmpty ?? true {
            faults.append("It does not name the key of its issuer.")
        } else if isCritical(OID.authorityKeyIdentifier) == true {
            faults.append("The identifier of the issuer's key is critical.")
        }
        switch isCritical(OID.extendedKeyUsage) {
        case nil: faults.append("It does not say what it is for.")
        case false?: faults.append("What it is for is not critical.")
        case true?: break
        }
        let others = signer.extensions.map(\.objectIdentifier).filter {
            $0 != OID.authorityKeyIdentifier && $0 != OID.extendedKeyUsage
        }
        if !others.isEmpty {
            faults.append("It has further extensions: \(others.prefix(4).joined(separator: ", ")).")
        }
        return faults
    }
}
