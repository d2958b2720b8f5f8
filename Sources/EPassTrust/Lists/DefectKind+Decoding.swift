// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassTLV

extension DefectKind {
    init(type: String, parameters: DefectParameters?) {
        let code = parameters.flatMap(Self.code)
        switch type {
        case "\(Self.arc).1.1": self = .certificateRevoked(code.map(RevocationStatus.init(rawValue:)))
        case "\(Self.arc).1.2": self = .certificateReplaced(parameters.flatMap(Self.certificate))
        case "\(Self.arc).1.3": self = .chipAuthenticationKeyCompromised
        case "\(Self.arc).1.4": self = .activeAuthenticationKeyCompromised
        case "\(Self.arc).1.5": self = .authenticationProtocolFailure(code.flatMap(FailingProtocols.init(code:)))
        case "\(Self.arc).1.6": self = .validityPeriodIncorrect(code.flatMap(ValidityFault.init(rawValue:)))
        case "\(Self.arc).2.1": self = .dataGroupMalformed(parameters?.single.flatMap(Self.numbers) ?? [])
        case "\(Self.arc).2.2": self = .securityObjectInvalid(code.map(SecurityObjectFault.init(rawValue:)))
        case "\(Self.arc).2.3": self = Self.discrepancy(parameters)
        case "\(Self.arc).2.4": self = .wrongSignerIdentifier(parameters.flatMap(Self.identifier))
        case "\(Self.arc).2.5": self = .issuingCountry(parameters?.single.flatMap { try? $0.text("") })
        case "\(Self.arc).3.1": self = .eIDDataGroupMalformed(parameters?.single.flatMap(Self.numbers) ?? [])
        case "\(Self.arc).3.2": self = .eIDIntegrityUncertain
        case "\(Self.arc).4.1": self = .cardSecurityMalformed(parameters?.single.map { Array($0.encoded) })
        case "\(Self.arc).4.2": self = .chipSecurityMalformed
        case "\(Self.arc).4.3": self = .powerDownRequired
        case "\(Self.arc).4.4": self = .documentSignerMalformed(code.map(EncodingFault.init(rawValue:)))
        default: self = .unknown(type)
        }
    }

    private static let arc = SignedListKind.defectList.contentType

    /// The object identifier of the type in dots.
    public var objectIdentifier: String {
        switch self {
        case .certificateRevoked: "\(Self.arc).1.1"
        case .certificateReplaced: "\(Self.arc).1.2"
        case .chipAuthenticationKeyCompromised: "\(Self.arc).1.3"
        case .activeAuthenticationKeyCompromised: "\(Self.arc).1.4"
        case .authenticationProtocolFailure: "\(Self.arc).1.5"
        case .validityPeriodIncorrect: "\(Self.arc).1.6"
        case .dataGroupMalformed: "\(Self.arc).2.1"
        case .securityObjectInvalid: "\(Self.arc).2.2"
        case .comSODDiscrepancy: "\(Self.arc).2.3"
        case .wrongSignerIdentifier: "\(Self.arc).2.4"
        case .issuingCountry: "\(Self.arc).2.5"
        case .eIDDataGroupMalformed: "\(Self.arc).3.1"
        case .eIDIntegrityUncertain: "\(Self.arc).3.2"
        case .cardSecurityMalformed: "\(Self.arc).4.1"
        case .chipSecurityMalformed: "\(Self.arc).4.2"
        case .powerDownRequired: "\(Self.arc).4.3"
        case .documentSignerMalformed: "\(Self.arc).4.4"
        case .unknown(let type): type
        }
    }

    private static func code(_ parameters: DefectParameters) -> Int? {
        guard let member = parameters.single, member.tag == .enumerated || member.tag == .integer else { return nil }
        return try? member.number("")
    }

    /// An OCTET STRING that holds a certificate (TR-03129-2), or the certificate itself (TR-03129-3).
    private static func certificate(_ parameters: DefectParameters) -> [UInt8]? {
        guard let member = parameters.single, member.encoded.count <= Certificate.maximumLength + 8 else { return nil }
        switch member.tag {
        case .octetString: return Array(member.content)
        case .sequence: return Array(member.encoded)
        default: return nil
        }
    }

    /// SET OF INTEGER, at most 64 of them.
    private static func numbers(_ set: TLVElement) -> [Int]? {
        guard set.tag == .set else { return nil }
        var cursor = TLVCursor(set.content)
        var numbers: [Int] = []
        while !cursor.isAtEnd {
            guard numbers.count < 64, let member = try? cursor.read(.integer), let number = try? member.number("")
            else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    private static func discrepancy(_ parameters: DefectParameters?) -> DefectKind {
        guard let member = parameters?.single, member.tag == .sequence else {
            return .comSODDiscrepancy(listedInCOM: nil, listedInSOD: nil)
        }
        var cursor = TLVCursor(member.content)
        let inCOM = (try? cursor.read(.set)).flatMap(numbers)
        let inSOD = (try? cursor.read(.set)).flatMap(numbers)
        return .comSODDiscrepancy(listedInCOM: inCOM, listedInSOD: inSOD)
    }

    private static func identifier(_ parameters: DefectParameters) -> SignerInfo.Identifier? {
        var fields = parameters.fields
        return (try? ListedSigner.optional(&fields, "correctedSignerIdentifier")) ?? nil
    }
}
