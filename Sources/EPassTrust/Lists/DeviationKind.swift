// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassTLV

/// What kind of deviation an entry states (Doc 9303-3, 7.3.5; object identifiers: Doc 9303-12, 10.2).
///
/// A parameter that is missing or cannot be read is nil: the entry then says less, not nothing.
public enum DeviationKind: Sendable, Hashable {
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
    public enum CertificateField: Sendable, Hashable {
        /// A field of the body: 0 any, 1 version, 2 serialNumber, 3 signature, 4 issuer, 5 validity, 6 subject, 7
        /// subjectPublicKeyInfo, 8 issuerUniqueID, 9 subjectUniqueID.
        case body(Int)
        /// An extension, by its object identifier in dots.
        case `extension`(String)
    }

    /// A file of the logical data structure: 1 to 16 for data groups, 20 for EF.SOD, 21 for EF.COM.
    public struct File: RawRepresentable, Sendable, Hashable {
        /// The value of the parameter in the ASN.1 module of Doc 9303-12, 10.
        public let rawValue: Int
        /// Also a number that the module does not have.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// EF.SOD.
        public static let sod = File(rawValue: 20)
        /// EF.COM.
        public static let com = File(rawValue: 21)
        /// The number of the data group, 1 to 16; nil for another file.
        public var dataGroup: Int? { (1...16).contains(rawValue) ? rawValue : nil }
    }

    /// A field of the MRZ: 0 any, 1 documentCode, 2 issuingState, 3 personName, 4 documentNumber, 5 nationality, 6
    /// dateOfBirth, 7 sex, 8 dateOfExpiry, 9 optionalData.
    public struct MRZField: RawRepresentable, Sendable, Hashable {
        /// The value of the parameter in the ASN.1 module of Doc 9303-12, 10.
        public let rawValue: Int
        /// Also a number that the module does not have.
        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    init(type: String, parameters: TLVFields?) {
        let number = { Self.number(parameters) }
        switch type {
        case "\(Self.arc).1": self = .certificateOrKey
        case "\(Self.arc).1.1": self = .documentSignerSignature
        case "\(Self.arc).1.2": self = .documentSignerEncoding(Self.certificateField(parameters))
        case "\(Self.arc).1.3": self = .cscaEncoding(Self.certificateField(parameters))
        case "\(Self.arc).1.4": self = .activeAuthenticationKeyCompromised
        case "\(Self.arc).2": self = .logicalDataStructure
        case "\(Self.arc).2.1": self = .dataGroupMalformed(number().map(File.init(rawValue:)))
        case "\(Self.arc).2.2": self = .dataGroupHashWrong(number().map(File.init(rawValue:)))
        case "\(Self.arc).2.3": self = .securityObjectSignatureWrong
        case "\(Self.arc).2.4": self = .comInconsistent
        case "\(Self.arc).3": self = .machineReadableZone
        case "\(Self.arc).3.1": self = .mrzDataWrong(number().map(MRZField.init(rawValue:)))
        case "\(Self.arc).3.2": self = .mrzCheckDigitWrong(number().map(MRZField.init(rawValue:)))
        case "\(Self.arc).4": self = .chip
        case "\(Self.arc).5": self = .nationalUse
        default: self = .unknown(type)
        }
    }

    private static let arc = SignedListKind.deviationList.contentType

    /// The object identifier of the type in dots.
    public var objectIdentifier: String {
        switch self {
        case .certificateOrKey: "\(Self.arc).1"
        case .documentSignerSignature: "\(Self.arc).1.1"
        case .documentSignerEncoding: "\(Self.arc).1.2"
        case .cscaEncoding: "\(Self.arc).1.3"
        case .activeAuthenticationKeyCompromised: "\(Self.arc).1.4"
        case .logicalDataStructure: "\(Self.arc).2"
        case .dataGroupMalformed: "\(Self.arc).2.1"
        case .dataGroupHashWrong: "\(Self.arc).2.2"
        case .securityObjectSignatureWrong: "\(Self.arc).2.3"
        case .comInconsistent: "\(Self.arc).2.4"
        case .machineReadableZone: "\(Self.arc).3"
        case .mrzDataWrong: "\(Self.arc).3.1"
        case .mrzCheckDigitWrong: "\(Self.arc).3.2"
        case .chip: "\(Self.arc).4"
        case .nationalUse: "\(Self.arc).5"
        case .unknown(let type): type
        }
    }

    private static func single(_ parameters: TLVFields?) -> TLVElement? {
        guard var fields = parameters, let member = try? fields.next(""), fields.isAtEnd else { return nil }
        return member
    }

    private static func number(_ parameters: TLVFields?) -> Int? {
        guard let member = single(parameters), member.tag == .integer else { return nil }
        return try? member.number("")
    }

    private static func certificateField(_ parameters: TLVFields?) -> CertificateField? {
        guard let member = single(parameters) else { return nil }
        if member.tag == .integer { return (try? member.number("")).map(CertificateField.body) }
        guard member.tag == .objectIdentifier else { return nil }
        return (try? member.objectIdentifierText("")).map(CertificateField.extension)
    }
}
