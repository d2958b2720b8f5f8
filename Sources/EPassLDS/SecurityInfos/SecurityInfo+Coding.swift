// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

extension SecurityInfo {
    /// Writes the entry in DER, as a SEQUENCE with tag and length. Equal to the octets it was decoded from but for the
    /// deviation `chipAuthenticationKeyUnwrapped`.
    ///
    /// - Throws: `LDSError` with code `notEncodable` where a text is no object identifier.
    package func encoded() throws(LDSError) -> [UInt8] {
        if case .malformed(let info) = self { return info.octets }
        let fields: [[UInt8]] =
            switch self {
            case .pace(let info): Self.version(info.version, info.parameterID)
            case .paceDomainParameter(let info): [info.domainParameter, Self.optional(info.parameterID)]
            case .chipAuthentication(let info): Self.version(info.version, info.keyID)
            case .chipAuthenticationPublicKey(let info): [info.subjectPublicKeyInfo, Self.optional(info.keyID)]
            case .terminalAuthentication(let info):
                [
                    DERWriter.integer(info.version),
                    info.efCVCA.map { file in
                        DERWriter.sequence([
                            DERWriter.octetString(file.fileIdentifier),
                            file.shortIdentifier.map { DERWriter.octetString([$0]) } ?? [],
                        ])
                    } ?? [],
                ]
            case .activeAuthentication(let info):
                [DERWriter.integer(info.version), try Self.identifier(info.signatureAlgorithm)]
            case .efDIR(let info): [DERWriter.octetString(info.efDIR)]
            case .unknown(let info): [info.required, info.optional ?? []]
            case .malformed: []
            }
        return DERWriter.sequence([try Self.identifier(objectIdentifier)] + fields)
    }

    private static func version(_ version: Int, _ id: Int?) -> [[UInt8]] {
        [DERWriter.integer(version), optional(id)]
    }

    private static func optional(_ id: Int?) -> [UInt8] { id.map(DERWriter.integer) ?? [] }

    private static func identifier(_ text: String) throws(LDSError) -> [UInt8] {
        guard let identifier = DERWriter.objectIdentifier(text) else {
            throw LDSError(.notEncodable, file: nil, path: "SecurityInfo", .asn1NoDottedIdentifier)
        }
        return identifier
    }

    /// Reads the fields of one entry; `fields` stands at its first.
    init(fields: inout Template, noting context: inout DecodingContext) throws(LDSError) {
        let start = fields.offset
        let identifier = try fields.objectIdentifier("protocol")
        if let known = PACEProtocol(objectIdentifier: identifier) {
            let version = try fields.signedInteger("version")
            self = .pace(
                PACEInfo(
                    paceProtocol: known, version: version, parameterID: try fields.optionalInteger("parameterId")))
            try Self.check(version, PACEInfo.specifiedVersion, in: fields, at: start, &context)
        } else if let family = PACEProtocol.families.first(where: { "\(PACEProtocol.root).\($0.arc)" == identifier }) {
            let parameter = Array(try fields.read(.sequence, "domainParameter").encoded)
            let id = try fields.optionalInteger("parameterId")
            guard
                let info = PACEDomainParameterInfo(
                    keyAgreement: family.keyAgreement, mapping: family.mapping, domainParameter: parameter,
                    parameterID: id)
            else { throw fields.error(.invalidValue, "protocol", at: start, .ldsNoPACEIdentifier) }
            self = .paceDomainParameter(info)
        } else if let known = ChipAuthenticationProtocol(objectIdentifier: identifier) {
            let version = try fields.signedInteger("version")
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
        _ identifier: String, fields: inout Template, at start: Int, noting context: inout DecodingContext
    ) throws(LDSError) {
        switch identifier {
        case TerminalAuthenticationInfo.objectIdentifier:
            let version = try fields.signedInteger("version")
            let file = fields.isAtEnd ? nil : try Self.fileID(&fields)
            self = .terminalAuthentication(TerminalAuthenticationInfo(version: version, efCVCA: file))
            try Self.check(version, TerminalAuthenticationInfo.specifiedVersion, in: fields, at: start, &context)
        case ActiveAuthenticationInfo.objectIdentifier:
            let version = try fields.signedInteger("version")
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
            let required = Array(try fields.next("requiredData").encoded)
            let optional = fields.isAtEnd ? nil : Array(try fields.next("optionalData").encoded)
            self = .unknown(
                UnknownSecurityInfo(objectIdentifier: identifier, required: required, optional: optional))
        }
    }

    /// The SubjectPublicKeyInfo, or one put together of its two fields where these stand in the entry without their
    /// SEQUENCE.
    private static func publicKey(
        _ fields: inout Template, at start: Int, noting context: inout DecodingContext
    ) throws(LDSError) -> [UInt8] {
        let name = "chipAuthenticationPublicKey"
        let first = Array(try fields.read(.sequence, name).encoded)
        guard try fields.peek(name) == .bitString else { return first }
        try context.note(.chipAuthenticationKeyUnwrapped, path: fields.path, at: start, .ldsKeyUnwrapped)
        return DERWriter.element(.sequence, first + (try fields.read(.bitString, name).encoded))
    }

    /// FileID ::= SEQUENCE { fid OCTET STRING (SIZE(2)), sfid OCTET STRING (SIZE(1)) OPTIONAL }
    private static func fileID(_ fields: inout Template) throws(LDSError) -> TerminalAuthenticationInfo.FileID {
        var parts = try fields.sequence("efCVCA")
        let start = parts.offset
        let identifier = try parts.octetString("fid")
        let short = parts.isAtEnd ? nil : try parts.octetString("sfid")
        try parts.end()
        guard short == nil || short?.count == 1,
            let file = TerminalAuthenticationInfo.FileID(
                fileIdentifier: identifier, shortIdentifier: short?.first)
        else {
            throw parts.error(.invalidValue, at: start, .ldsFileIdentifierLength)
        }
        return file
    }

    private static func check(
        _ version: Int, _ specified: Int, in fields: Template, at offset: Int, _ context: inout DecodingContext
    ) throws(LDSError) {
        guard version != specified else { return }
        try context.note(
            .securityInfoVersion, path: fields.path, at: offset,
            .ldsInfoVersion(version: version, specified: specified))
    }
}
