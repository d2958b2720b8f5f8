// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassTrust

/// The status of a seal in the words of Doc 9303-13, Appendix D (and Doc 9303-7, 9.4; Doc 9303-8, Appendix A).
///
/// The standard knows no third status beside VALID and INVALID: what could not be judged, for want of a certificate, is
/// INVALID there. The checks keep the two apart.
public struct SealIndication: Sendable, Hashable {
    /// Why a seal is not valid, or what qualifies a valid one.
    public enum SubIndication: String, Sendable, Hashable, CaseIterable {
        /// The structure of seal or features is not that of the standard, or a value of the header is unknown or cannot
        /// be.
        case wrongFormat = "WRONG_FORMAT"
        /// A feature has a tag that the profile does not know. It does not speak against the seal.
        case unknownFeature = "UNKNOWN_FEATURE"
        /// The certificate that the seal names is not at hand.
        case unknownCertificate = "UNKNOWN_CERTIFICATE"
        /// The certificate was not issued by a trusted CSCA of the State of the seal, or something was signed outside
        /// of the time in which a key was in use.
        case untrustedCertificate = "UNTRUSTED_CERTIFICATE"
        /// The signer may not make seals for documents of this type.
        case invalidDocumentType = "INVALID_DOCUMENTTYPE"
        /// The certificate of the signer expired.
        case expiredCertificate = "EXPIRED_CERTIFICATE"
        /// The certificate of the signer is revoked.
        case revokedCertificate = "REVOKED_CERTIFICATE"
        /// The signature does not verify.
        case invalidSignature = "INVALID_SIGNATURE"
        /// A check digit of the zone in the seal is wrong.
        case invalidSealMRZ = "INVALID_SEAL_MRZ"
        /// The printed zone is not the one in the seal.
        case sealDocumentMismatch = "SEAL_DOCUMENT_MISMATCH"
        /// The passport is not the one that the seal names.
        case sealPassportMismatch = "SEAL_PASSPORT_MISMATCH"
    }

    /// How likely a fraud is (Doc 9303-13, Table D.1).
    public enum TrustLevel: String, Sendable, Hashable, CaseIterable {
        /// The seal is valid.
        case trustable
        /// A damaged bar code, or an expired certificate.
        case mediumFraudPotential
        /// Anything else.
        case highFraudPotential
    }

    /// Whether the seal is VALID: no other sub-indication than `UNKNOWN_FEATURE`.
    public let isValid: Bool
    /// The sub-indications, in the order in which the standard asks.
    public let subIndications: [SubIndication]

    /// `VALID` or `INVALID`.
    public var status: String { isValid ? "VALID" : "INVALID" }

    /// How likely a fraud is.
    public var trustLevel: TrustLevel {
        if isValid { return .trustable }
        let serious = subIndications.filter { $0 != .unknownFeature && $0 != .expiredCertificate }
        return serious.isEmpty ? .mediumFraudPotential : .highFraudPotential
    }

    /// A fault for which the standard has a word of its own, and any other.
    private enum Fault { case named, other }

    /// What must be known for a signer to be one whom a trusted CSCA of the State of the seal vouches for.
    private static let ofTrust = CheckID.sealChecks.filter { id in
        let check = id.check
        return switch check.aspect {
        case .path, .usagePeriod, .exclusion: true
        // Of seal and zone with the signer and with each other; what is printed has words of its own.
        case .agreement: check.object != .printedZone
        // That of the signer has a word of its own.
        case .validity: check.object == .csca
        case .form, .signature, .permission, .revocation, .hash, .date, .proof: false
        }
    }

    /// What follows from the findings.
    init(_ findings: [CheckFinding], hasUnknownFeatures: Bool) {
        func finding(_ id: CheckID) -> CheckFinding? { findings.first { $0.id == id } }
        func failed(_ id: CheckID) -> Bool { finding(id)?.result == .failed }
        func isOpen(_ id: CheckID) -> Bool {
            finding(id)?.result != .successful && finding(id)?.result != .notSupported
        }
        func fault(_ finding: CheckFinding?, named reason: CheckReason) -> Fault? {
            finding?.result != .failed ? nil : finding?.reason == reason ? .named : .other
        }
        let validity =
            isOpen(.sealSignerValidity) && !failed(.sealSignerValidity)
            ? Fault.other : fault(finding(.sealSignerValidity), named: .expired)
        // That no list is at hand is not said here: the standard has no word for it.
        let revocation = fault(finding(.sealSignerRevocation), named: .revoked)
        var found: [SubIndication] = []
        if [.sealStructure, .sealFeatures, .sealDateOfIssue].contains(where: isOpen) { found.append(.wrongFormat) }
        if hasUnknownFeatures { found.append(.unknownFeature) }
        if isOpen(.sealCertificate) {
            found.append(.unknownCertificate)
        } else {
            if Self.ofTrust.contains(where: isOpen) || validity == .other || revocation == .other {
                found.append(.untrustedCertificate)
            }
            if failed(.sealSignerDocumentType) { found.append(.invalidDocumentType) }
            if validity == .named { found.append(.expiredCertificate) }
            if revocation == .named { found.append(.revokedCertificate) }
            if isOpen(.sealSignature) { found.append(.invalidSignature) }
        }
        if failed(.sealCheckDigits) { found.append(.invalidSealMRZ) }
        if failed(.sealMatchesPrinted) { found.append(.sealDocumentMismatch) }
        if failed(.sealMatchesPassport) { found.append(.sealPassportMismatch) }
        subIndications = found
        isValid = found.allSatisfy { $0 == .unknownFeature }
    }
}
