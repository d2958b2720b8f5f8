// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassTLV

extension DefectKind {
    init(type: String, parameters: DefectParameters?) {
        let code = parameters.flatMap(Self.code)
        switch type {
        case "\(Self.arc).1.1": self = .certificateRevoked(code.map(DefectCode<RevocationStatus>.init(rawValue:)))
        case "\(Self.arc).1.2": self = .certificateReplaced(parameters.flatMap(Self.certificate))
        case "\(Self.arc).1.3": self = .chipAuthenticationKeyCompromised
        case "\(Self.arc).1.4": self = .activeAuthenticationKeyCompromised
        case "\(Self.arc).1.5": self = .authenticationProtocolFailure(code.flatMap(FailingProtocols.init(code:)))
        case "\(Self.arc).1.6": self = .validityPeriodIncorrect(code.flatMap(ValidityFault.init(rawValue:)))
        case "\(Self.arc).2.1": self = .dataGroupMalformed(parameters?.single.flatMap(Self.numbers) ?? [])
        case "\(Self.arc).2.2": self = .securityObjectInvalid(code.map(DefectCode<SecurityObjectFault>.init(rawValue:)))
        case "\(Self.arc).2.3": self = Self.discrepancy(parameters)
        case "\(Self.arc).2.4": self = .wrongSignerIdentifier(parameters.flatMap(Self.identifier))
        case "\(Self.arc).2.5": self = .issuingCountry(parameters?.single?.text)
        case "\(Self.arc).3.1": self = .eIDDataGroupMalformed(parameters?.single.flatMap(Self.numbers) ?? [])
        case "\(Self.arc).3.2": self = .eIDIntegrityUncertain
        case "\(Self.arc).4.1": self = .cardSecurityMalformed(parameters?.single.map { Array($0.encoded) })
        case "\(Self.arc).4.2": self = .chipSecurityMalformed
        case "\(Self.arc).4.3": self = .powerDownRequired
        case "\(Self.arc).4.4": self = .documentSignerMalformed(code.map(DefectCode<EncodingFault>.init(rawValue:)))
        default: self = .unknown(type)
        }
    }

    private static let arc = SignedListKind.defectList.contentType

    /// The object identifier of the type in dots.
    package var objectIdentifier: String {
        if case .unknown(let type) = self { type } else { "\(Self.arc).\(row.arcs)" }
    }

    /// One lowerCamelCase word for the type, without its parameters.
    package var name: String { row.word }

    /// What follows the arc of the list in the object identifier, and the word.
    private var row: (arcs: String, word: String) {
        switch self {
        case .certificateRevoked: ("1.1", "certificateRevoked")
        case .certificateReplaced: ("1.2", "certificateReplaced")
        case .chipAuthenticationKeyCompromised: ("1.3", "chipAuthenticationKeyCompromised")
        case .activeAuthenticationKeyCompromised: ("1.4", "activeAuthenticationKeyCompromised")
        case .authenticationProtocolFailure: ("1.5", "authenticationProtocolFailure")
        case .validityPeriodIncorrect: ("1.6", "validityPeriodIncorrect")
        case .dataGroupMalformed: ("2.1", "dataGroupMalformed")
        case .securityObjectInvalid: ("2.2", "securityObjectInvalid")
        case .comSODDiscrepancy: ("2.3", "comSODDiscrepancy")
        case .wrongSignerIdentifier: ("2.4", "wrongSignerIdentifier")
        case .issuingCountry: ("2.5", "issuingCountry")
        case .eIDDataGroupMalformed: ("3.1", "eIDDataGroupMalformed")
        case .eIDIntegrityUncertain: ("3.2", "eIDIntegrityUncertain")
        case .cardSecurityMalformed: ("4.1", "cardSecurityMalformed")
        case .chipSecurityMalformed: ("4.2", "chipSecurityMalformed")
        case .powerDownRequired: ("4.3", "powerDownRequired")
        case .documentSignerMalformed: ("4.4", "documentSignerMalformed")
        case .unknown: ("", "unknown")
        }
    }

    private static func code(_ parameters: DefectParameters) -> Int? {
        guard let member = parameters.single, member.tag == .enumerated || member.tag == .integer else { return nil }
        return member.number
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
            guard numbers.count < 64, let number = try? cursor.read(.integer).number else { return nil }
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
        return try? fields.signerIdentifier("correctedSignerIdentifier")
    }
}
