// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMessages

/// The step `lds2.signer.profile`: whether the certificate is made as Doc 9303-12, 7.1.2 has it. What it says about
/// trust is for other steps.
enum LDS2SignerProfile {
    /// The longest common name, in characters (Doc 9303-12, 7.1.2).
    static let maximumCommonName = 9
    /// The validity that the longest lifetime of a document demands, in days: ten years, leap days given (Doc 9303-12,
    /// 4.1.2).
    static let minimumDays = 3_650

    static func judge(_ signer: Certificate) -> Outcome {
        var faults: [(reason: CheckReason, message: Message)] = []
        faults += subject(signer).map { (.subjectOutsideProfile, $0) }
        faults += extensions(signer).map { (.extensionsOutsideProfile, $0) }
        if let key = try? signer.verificationKey.decoded(), key.kind.family != .ecdsa {
            faults.append((.keyOutsideProfile, .lds2KeyOutsideProfile(key: key)))
        }
        if signer.notAfter < signer.notBefore.adding(days: minimumDays) {
            faults.append(
                (.periodOutsideProfile, .lds2PeriodTooShort(first: signer.notBefore.date, last: signer.notAfter.date)))
        }
        guard let first = faults.first, let all = faults.map(\.message).asSentences else {
            return .successful(.lds2ProfileKept)
        }
        return .failed(first.reason, all)
    }

    private static func subject(_ signer: Certificate) -> [Message] {
        var faults: [Message] = []
        let attributes = signer.subject.relativeNames.joined()
        let countries = attributes.filter { $0.type == OID.country }
        if countries.count != 1 || countries.first?.value?.utf8.count != 2 { faults.append(.lds2SubjectWithoutCountry) }
        let names = attributes.filter { $0.type == OID.commonName }
        if names.count != 1 {
            faults.append(.lds2SubjectCommonNames)
        } else if let name = names.first?.value, name.count > maximumCommonName {
            faults.append(.lds2SubjectNameTooLong(count: name.count, maximum: maximumCommonName))
        }
        if attributes.contains(where: { $0.type != OID.country && $0.type != OID.commonName }) {
            faults.append(.lds2SubjectOtherAttributes)
        }
        return faults
    }

    /// Table 7: authorityKeyIdentifier with a key identifier, not critical, and extKeyUsage, critical; no others.
    private static func extensions(_ signer: Certificate) -> [Message] {
        var faults: [Message] = []
        func isCritical(_ identifier: String) -> Bool? {
            signer.extensions.first { $0.objectIdentifier == identifier }?.isCritical
        }
        let identifier = signer.decodedExtensions.authorityKeyIdentifier?.keyIdentifier
        if isCritical(OID.authorityKeyIdentifier) == nil || identifier?.isEmpty ?? true {
            faults.append(.lds2IssuerKeyNotNamed)
        } else if isCritical(OID.authorityKeyIdentifier) == true {
            faults.append(.lds2IssuerKeyCritical)
        }
        switch isCritical(OID.extendedKeyUsage) {
        case nil: faults.append(.lds2NoPurpose)
        case false?: faults.append(.lds2PurposeNotCritical)
        case true?: break
        }
        let others = signer.extensions.map(\.objectIdentifier).filter {
            $0 != OID.authorityKeyIdentifier && $0 != OID.extendedKeyUsage
        }
        if !others.isEmpty { faults.append(.lds2FurtherExtensions(identifiers: Array(others.prefix(4)))) }
        return faults
    }
}
