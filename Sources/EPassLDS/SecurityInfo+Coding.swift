// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

extension SecurityInfo {
    /// Writes the entry in DER, as a SEQUENCE with tag and length. Equal to the octets it was decoded from but for the
    /// deviation `chipAuthenticationKeyUnwrapped`.
    ///
    /// - Throws: `LDSError` with code `notEncodable` where a text is no object identifier.
    public func encoded() throws(LDSError) -> [UInt8] {
        guard let identifier = ObjectIdentifierText.content(of: objectIdentifier) else { throw Self.noIdentifier }
        var writer = TLVWriter()
        try writer.append(0x30) { entry throws(LDSError) in
            entry.append(0x06, identifier)
            switch self {
            case .pace(let info):
                entry.append(integer: info.version)
                entry.append(optionalInteger: info.parameterID)
            case .paceDomainParameter(let info):
                entry.append(encoded: info.domainParameter)
                entry.append(optionalInteger: info.parameterID)
            case .chipAuthentication(let info):
                entry.append(integer: info.version)
                entry.append(optionalInteger: info.keyID)
            case .chipAuthenticationPublicKey(let info):
                entry.append(encoded: info.subjectPublicKeyInfo)
                entry.append(optionalInteger: info.keyID)
            case .terminalAuthentication(let info):
                entry.append(integer: info.version)
                if let file = info.efCVCA {
                    entry.append(0x30) { fields in
                        fields.append(0x04, file.fileIdentifier)
                        if let short = file.shortIdentifier { fields.append(0x04, [short]) }
                    }
                }
            case .activeAuthentication(let info):
                guard let algorithm = ObjectIdentifierText.content(of: info.signatureAlgorithm) else {
                    throw Self.noIdentifier
                }
                entry.append(integer: info.version)
                entry.append(0x06, algorithm)
            case .efDIR(let info):
                entry.append(0x04, info.efDIR)
            case .unknown(let info):
                entry.append(encoded: info.required)
                entry.append(encoded: info.optional ?? [])
            }
        }
        return writer.bytes
    }

    private static var noIdentifier: LDSError {
        LDSError(.notEncodable, file: nil, path: "SecurityInfo", .asn1NoDottedIdentifier)
    }

    /// Reads the fields of one entry; `fields` stands at its first.
    init(fields: inout ASN1Reader, noting context: inout DecodingContext) throws(LDSError) {
        let start = fields.start
        let identifier = try fields.objectIdentifier("protocol")
        if let known = PACEProtocol(objectIdentifier: identifier) {
            let version = try fields.signedInteger("version").value
            self = .pace(
                PACEInfo(
                    paceProtocol: known, version: version, parameterID: try fields.optionalInteger("parameterId")))
            try Self.check(version, PACEInfo.specifiedVersion, in: fields, at: start, &context)
        } else if let family = PACEProtocol.families.first(where: { "\(PACEProtocol.root).\($0.arc)" == identifier }) {
            let parameter = Array(try fields.element(0x30, "domainParameter").encoded)
            let id = try fields.optionalInteger("parameterId")
            guard
                let info = PACEDomainParameterInfo(
                    keyAgreement: family.keyAgreement, mapping: family.mapping, domainParameter: parameter,
                    parameterID: id)
            else { throw fields.error(.invalidValue, "protocol", at: start, .ldsNoPACEIdentifier) }
            self = .paceDomainParameter(info)
        } else if let known = ChipAuthenticationProtocol(objectIdentifier: identifier) {
            let version = try fields.signedInteger("version").value
            self = .chipAuthentication(
                ChipAuthenticationInfo(
                    chipAuthenticationProtocol: known, version: version, keyID: try fields.optionalInteger("keyId")))
            try Self.check(version, ChipAuthenticationInfo.specifiedVersion, in: fields, at: start, &context)
        } else if let kind = KeyAgreementAlgorithm.allCases.first(where: {
            ChipAuthenticationPublicKeyInfo.objectIdentifier(of: $0) == identifier
        }) {
            let key = try Self.publicKey(&fields, at: start, noting: &context)
            self = .chipAuthenticationPublicKey(
                ChipAuthenticationPublicKeyInfo(
                    keyAgreement: kind, subjectPublicKeyInfo: key, keyID: try fields.optionalInteger("keyId")))
        } else {
            try self.init(identifier, fields: &fields, at: start, noting: &context)
        }
        try fields.end()
    }

    /// The entries that are recognised by one object identifier each, and all others.
    private init(
        _ identifier: String, fields: inout ASN1Reader, at start: Int, noting context: inout DecodingContext
    ) throws(LDSError) {
        switch identifier {
        case TerminalAuthenticationInfo.objectIdentifier:
            let version = try fields.signedInteger("version").value
            let file = fields.isAtEnd ? nil : try Self.fileID(&fields)
            self = .terminalAuthentication(TerminalAuthenticationInfo(version: version, efCVCA: file))
            try Self.check(version, TerminalAuthenticationInfo.specifiedVersion, in: fields, at: start, &context)
        case ActiveAuthenticationInfo.objectIdentifier:
            let version = try fields.signedInteger("version").value
            self = .activeAuthentication(
                ActiveAuthenticationInfo(
                    version: version, signatureAlgorithm: try fields.objectIdentifier("signatureAlgorithm")))
            try Self.check(version, ActiveAuthenticationInfo.specifiedVersion, in: fields, at: start, &context)
        case EFDIRInfo.objectIdentifier:
            self = .efDIR(EFDIRInfo(efDIR: try fields.octetString("eFDIR")))
        default:
            if UnknownSecurityInfo.isOfChipAuthentication(identifier) {
                try context.note(.chipAuthenticationUnknown, path: "protocol", at: start, .ldsChipAuthenticationUnknown)
            }
            let required = Array(try fields.element("requiredData").encoded)
            let optional = fields.isAtEnd ? nil : Array(try fields.element("optionalData").encoded)
            self = .unknown(
                UnknownSecurityInfo(objectIdentifier: identifier, required: required, optional: optional))
        }
    }

    /// The SubjectPublicKeyInfo, or one put together of its two fields where these stand in the entry without their
    /// SEQUENCE.
    private static func publicKey(
        _ fields: inout ASN1Reader, at start: Int, noting context: inout DecodingContext
    ) throws(LDSError) -> [UInt8] {
        let name = "chipAuthenticationPublicKey"
        let first = Array(try fields.element(0x30, name).encoded)
        guard try fields.peek(name) == 0x03 else { return first }
        try context.note(.chipAuthenticationKeyUnwrapped, path: fields.path, at: start, .ldsKeyUnwrapped)
        return TLVWriter.encode(0x30, first + (try fields.element(0x03, name).encoded))
    }

    /// FileID ::= SEQUENCE { fid OCTET STRING (SIZE(2)), sfid OCTET STRING (SIZE(1)) OPTIONAL }
    private static func fileID(_ fields: inout ASN1Reader) throws(LDSError) -> TerminalAuthenticationInfo.FileID {
        var parts = try fields.sequence("efCVCA")
        let identifier = try parts.octetString("fid")
        let short = parts.isAtEnd ? nil : try parts.octetString("sfid")
        try parts.end()
        guard short == nil || short?.count == 1,
            let file = TerminalAuthenticationInfo.FileID(
                fileIdentifier: identifier, shortIdentifier: short?.first)
        else {
            throw parts.error(.invalidValue, "", at: parts.start, .ldsFileIdentifierLength)
        }
        return file
    }

    private static func check(
        _ version: Int, _ specified: Int, in fields: ASN1Reader, at offset: Int, _ context: inout DecodingContext
    ) throws(LDSError) {
        guard version != specified else { return }
        try context.note(
            .securityInfoVersion, path: fields.path, at: offset,
            .ldsInfoVersion(version: version, specified: specified))
    }
}

extension TLVWriter {
    /// An INTEGER in the fewest octets.
    fileprivate mutating func append(integer value: Int) {
        var octets = (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }[...]
        while let first = octets.first, let second = octets.dropFirst().first,
            (first == 0x00 && second < 0x80) || (first == 0xFF && second >= 0x80)
        {
            octets.removeFirst()
        }
        append(0x02, octets)
    }

    fileprivate mutating func append(optionalInteger value: Int?) {
        if let value { append(integer: value) }
    }
}
