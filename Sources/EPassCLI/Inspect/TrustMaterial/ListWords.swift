// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTrust

/// Entries of deviation and defect lists in words.
enum ListWords {
    static func text(_ signer: SignerInfo.Identifier) -> String {
        switch signer {
        case .issuerAndSerialNumber(let issuer, let serialNumber):
            "\(issuer), serial \(DisplayText.hexadecimal(serialNumber))"
        case .subjectKeyIdentifier(let identifier): "key \(DisplayText.hexadecimal(identifier))"
        }
    }

    static func text(_ signer: Deviation.Signer) -> String {
        switch signer {
        case .issuerAndSerialNumber(let issuer, let number):
            text(SignerInfo.Identifier.issuerAndSerialNumber(issuer, serialNumber: number))
        case .subjectKeyIdentifier(let identifier): text(SignerInfo.Identifier.subjectKeyIdentifier(identifier))
        case .certificateDigest(let digest): "digest \(DisplayText.hexadecimal(digest, limit: 64))"
        }
    }

    static func text(_ kind: DeviationKind) -> String {
        switch kind {
        case .certificateOrKey: "about a certificate or key"
        case .documentSignerSignature: "signature of the document signer's certificate wrong"
        case .documentSignerEncoding(let field): "coding error in the document signer's certificate" + part(field)
        case .cscaEncoding(let field): "coding error in the CSCA certificate" + part(field)
        case .activeAuthenticationKeyCompromised: "key of active authentication may be compromised"
        case .logicalDataStructure: "about the logical data structure"
        case .dataGroupMalformed(let file): "encoding corrupted" + name(file)
        case .dataGroupHashWrong(let file): "hash in EF.SOD wrong" + name(file)
        case .securityObjectSignatureWrong: "signature of EF.SOD wrong"
        case .comInconsistent: "EF.COM and EF.SOD inconsistent"
        case .machineReadableZone: "about the MRZ"
        case .mrzDataWrong(let field): "wrong data in the MRZ" + name(field)
        case .mrzCheckDigitWrong(let field): "wrong check digit in the MRZ" + name(field)
        case .chip: "chip not usable"
        case .nationalUse: "national use"
        case .unknown(let type): "unknown type \(type)"
        }
    }

    static func text(_ kind: DefectKind) -> String {
        switch kind {
        case .certificateRevoked(let status): "document signer revoked" + (status.map { " (\(text($0)))" } ?? "")
        case .certificateReplaced(let octets):
            "document signer's certificate replaced" + (octets.map { " by one of \($0.count) octets" } ?? "")
        case .chipAuthenticationKeyCompromised: "keys of chip authentication may be compromised"
        case .activeAuthenticationKeyCompromised: "keys of active authentication may be compromised"
        case .authenticationProtocolFailure(let failing): "authentication known to fail" + names(failing)
        case .validityPeriodIncorrect(let fault): "validity period wrong" + name(fault)
        case .dataGroupMalformed(let groups): "data groups wrongly encoded: " + list(groups)
        case .securityObjectInvalid(let fault): "EF.SOD invalid" + (fault.map { " (code \($0.rawValue))" } ?? "")
        case .comSODDiscrepancy(let inCOM?, let inSOD?): "EF.COM lists \(list(inCOM)), EF.SOD \(list(inSOD))"
        case .comSODDiscrepancy: "EF.COM and EF.SOD differ"
        case .wrongSignerIdentifier(let signer):
            "EF.SOD names a wrong signer" + (signer.map { "; right: \(text($0))" } ?? "")
        case .issuingCountry(let country): "issuing country wrong" + (country.map { "; right: \($0)" } ?? "")
        case .eIDDataGroupMalformed(let groups): "data groups of the eID application wrongly encoded: " + list(groups)
        case .eIDIntegrityUncertain: "integrity of the eID application uncertain"
        case .cardSecurityMalformed(let octets):
            "EF.CardSecurity wrongly encoded"
                + (octets.map { "; a corrected one of \($0.count) octets is given" } ?? "")
        case .chipSecurityMalformed: "EF.ChipSecurity wrongly encoded"
        case .powerDownRequired: "power down between two authentications"
        case .documentSignerMalformed(let fault):
            "document signer's certificate unusable" + (fault.map { " (code \($0.rawValue))" } ?? "")
        case .unknown(let type): "unknown type \(type)"
        }
    }

    private static func list(_ groups: [Int]) -> String { groups.map(String.init).joined(separator: ", ") }

    private static func part(_ field: DeviationKind.CertificateField?) -> String {
        let names = [
            "any field", "version", "serialNumber", "signature", "issuer", "validity", "subject",
            "subjectPublicKeyInfo", "issuerUniqueID", "subjectUniqueID",
        ]
        switch field {
        case .body(let number)?: return ": " + word(number, of: names)
        case .extension(let identifier)?: return ": extension \(OIDName.text(identifier))"
        case nil: return ""
        }
    }

    private static func name(_ file: DeviationKind.File?) -> String {
        guard let file else { return "" }
        switch file {
        case .sod: return ": EF.SOD"
        case .com: return ": EF.COM"
        default: return ": " + (file.dataGroup.map { "DG\($0)" } ?? "file \(file.rawValue)")
        }
    }

    private static func name(_ field: DeviationKind.MRZField?) -> String {
        let names = [
            "any field", "document code", "issuing State", "name", "document number", "nationality", "date of birth",
            "sex", "date of expiry", "optional data",
        ]
        return field.map { ": " + word($0.rawValue, of: names) } ?? ""
    }

    /// A code by its word, or by its number where the standard has no such code.
    private static func word(_ number: Int, of names: [String], orElse kind: String = "field") -> String {
        names.indices.contains(number) ? names[number] : "\(kind) \(number)"
    }

    private static func text(_ status: DefectCode<DefectKind.RevocationStatus>) -> String {
        let names = [
            "no details", "under investigation", "used for testing", "by its issuer", "by the signer of the list",
            "inadequate",
        ]
        return word(status.rawValue, of: names, orElse: "code")
    }

    private static func names(_ failing: DefectKind.FailingProtocols?) -> String {
        guard let failing else { return "" }
        let names = [
            (DefectKind.FailingProtocols.chipAuthentication, "chip authentication"),
            (.activeAuthentication, "active authentication"), (.paceChipAuthenticationMapping, "PACE-CAM"),
        ]
        return ": " + names.filter { failing.contains($0.0) }.map(\.1).joined(separator: ", ")
    }

    private static func name(_ fault: DefectKind.ValidityFault?) -> String {
        switch fault {
        case .csca?: " (CSCA)"
        case .documentSigner?: " (document signer)"
        case .both?: " (document signer and CSCA)"
        case nil: ""
        }
    }
}
