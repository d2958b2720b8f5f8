// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassTLV

/// What kind of deviation an entry states (Doc 9303-3, 7.3.5; object identifiers: Doc 9303-12, 10.2).
///
/// A parameter that is missing or cannot be read is nil: the entry then says less, not nothing.
package enum DeviationKind: Sendable, Hashable {
    /// Something about a certificate or a key.
    case certificateOrKey
    /// The signature of the document signer's certificate is wrong.
    case documentSignerSignature
    /// The document signer's certificate has a coding error.
    case documentSignerEncoding(CertificateField?)
    /// The CSCA certificate has a coding error.
    case cscaEncoding(CertificateField?)
    /// The key of active authentication may be compromised.
    case activeAuthenticationKeyCompromised
    /// Something about the logical data structure.
    case logicalDataStructure
    /// The encoding of a data group is corrupted.
    case dataGroupMalformed(File?)
    /// The hash of a data group in EF.SOD is wrong.
    case dataGroupHashWrong(File?)
    /// The signature in EF.SOD is wrong.
    case securityObjectSignatureWrong
    /// EF.COM and EF.SOD are inconsistent.
    case comInconsistent
    /// Something about the MRZ.
    case machineReadableZone
    /// A field of the MRZ holds wrong data; the key derived from it still opens the chip.
    case mrzDataWrong(MRZField?)
    /// The check digit of a field of the MRZ is wrong.
    case mrzCheckDigitWrong(MRZField?)
    /// The chip cannot be used.
    case chip
    /// For the issuer's own use.
    case nationalUse
    /// Another type, in dots.
    case unknown(String)

    /// A part of a certificate.
    package enum CertificateField: Sendable, Hashable {
        /// A field of the body: 0 any, 1 version, 2 serialNumber, 3 signature, 4 issuer, 5 validity, 6 subject, 7
        /// subjectPublicKeyInfo, 8 issuerUniqueID, 9 subjectUniqueID.
        case body(Int)
        /// An extension, by its object identifier in dots.
        case `extension`(String)
    }

    /// A file of the logical data structure: 1 to 16 for data groups, 20 for EF.SOD, 21 for EF.COM.
    package struct File: RawRepresentable, Sendable, Hashable {
        /// The value of the parameter in the ASN.1 module of Doc 9303-12, 10.
        package let rawValue: Int
        /// Also a number that the module does not have.
        package init(rawValue: Int) { self.rawValue = rawValue }
        /// EF.SOD.
        package static let sod = File(rawValue: 20)
        /// EF.COM.
        package static let com = File(rawValue: 21)
        /// The number of the data group, 1 to 16; nil for another file.
        package var dataGroup: Int? { (1...16).contains(rawValue) ? rawValue : nil }
    }

    /// A field of the MRZ: 0 any, 1 documentCode, 2 issuingState, 3 personName, 4 documentNumber, 5 nationality, 6
    /// dateOfBirth, 7 sex, 8 dateOfExpiry, 9 optionalData.
    package struct MRZField: RawRepresentable, Sendable, Hashable {
        /// The value of the parameter in the ASN.1 module of Doc 9303-12, 10.
        package let rawValue: Int
        /// Also a number that the module does not have.
        package init(rawValue: Int) { self.rawValue = rawValue }
    }

    init(type: String, parameters: TLVFields?) {
        let member = parameters?.single
        let number = member?.tag == .integer ? member?.number : nil
        switch type {
        case "\(Self.arc).1": self = .certificateOrKey
        case "\(Self.arc).1.1": self = .documentSignerSignature
        case "\(Self.arc).1.2": self = .documentSignerEncoding(Self.certificateField(member))
        case "\(Self.arc).1.3": self = .cscaEncoding(Self.certificateField(member))
        case "\(Self.arc).1.4": self = .activeAuthenticationKeyCompromised
        case "\(Self.arc).2": self = .logicalDataStructure
        case "\(Self.arc).2.1": self = .dataGroupMalformed(number.map(File.init(rawValue:)))
        case "\(Self.arc).2.2": self = .dataGroupHashWrong(number.map(File.init(rawValue:)))
        case "\(Self.arc).2.3": self = .securityObjectSignatureWrong
        case "\(Self.arc).2.4": self = .comInconsistent
        case "\(Self.arc).3": self = .machineReadableZone
        case "\(Self.arc).3.1": self = .mrzDataWrong(number.map(MRZField.init(rawValue:)))
        case "\(Self.arc).3.2": self = .mrzCheckDigitWrong(number.map(MRZField.init(rawValue:)))
        case "\(Self.arc).4": self = .chip
        case "\(Self.arc).5": self = .nationalUse
        default: self = .unknown(type)
        }
    }

    private static let arc = SignedListKind.deviationList.contentType

    /// The object identifier of the type in dots.
    package var objectIdentifier: String {
        if case .unknown(let type) = self { type } else { "\(Self.arc).\(row.arcs)" }
    }

    /// One lowerCamelCase word for the type, without its parameters.
    package var name: String { row.word }

    /// What follows the arc of the list in the object identifier, and the word.
    private var row: (arcs: String, word: String) {
        switch self {
        case .certificateOrKey: ("1", "certificateOrKey")
        case .documentSignerSignature: ("1.1", "documentSignerSignature")
        case .documentSignerEncoding: ("1.2", "documentSignerEncoding")
        case .cscaEncoding: ("1.3", "cscaEncoding")
        case .activeAuthenticationKeyCompromised: ("1.4", "activeAuthenticationKeyCompromised")
        case .logicalDataStructure: ("2", "logicalDataStructure")
        case .dataGroupMalformed: ("2.1", "dataGroupMalformed")
        case .dataGroupHashWrong: ("2.2", "dataGroupHashWrong")
        case .securityObjectSignatureWrong: ("2.3", "securityObjectSignatureWrong")
        case .comInconsistent: ("2.4", "comInconsistent")
        case .machineReadableZone: ("3", "machineReadableZone")
        case .mrzDataWrong: ("3.1", "mrzDataWrong")
        case .mrzCheckDigitWrong: ("3.2", "mrzCheckDigitWrong")
        case .chip: ("4", "chip")
        case .nationalUse: ("5", "nationalUse")
        case .unknown: ("", "unknown")
        }
    }

    private static func certificateField(_ member: TLVElement?) -> CertificateField? {
        switch member?.tag {
        case .integer?: member?.number.map(CertificateField.body)
        case .objectIdentifier?: member?.objectIdentifier.map(CertificateField.extension)
        default: nil
        }
    }
}
