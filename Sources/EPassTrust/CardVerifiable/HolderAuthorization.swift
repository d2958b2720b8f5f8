// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// What the holder of a card-verifiable certificate is (Doc 9303-11, K.1; BSI TR-03110-3, C.1.5): the two highest bits
/// of the authorization.
public enum CardVerifiableRole: String, CaseIterable, Sendable, Hashable {
    /// The country verifying certification authority: it issues to document verifiers and to its own next key.
    case cvca
    /// A document verifier of the country that issued the document.
    case dvDomestic
    /// A document verifier of another country.
    case dvForeign
    /// A terminal.
    case terminal

    /// The two bits, 0 to 3.
    package var bits: UInt8 {
        switch self {
        case .cvca: 3
        case .dvDomestic: 2
        case .dvForeign: 1
        case .terminal: 0
        }
    }

    /// The role of the two highest bits of an octet.
    init(highestBitsOf octet: UInt8) {
        self = Self.allCases.first { $0.bits == octet >> 6 } ?? .terminal
    }

    /// Whether it is one of the two kinds of document verifiers.
    package var isDocumentVerifier: Bool { self == .dvDomestic || self == .dvForeign }
}

/// The kind of terminal that an authorization is for: it says what the rights mean.
package enum TerminalType: Sendable, Hashable, CustomStringConvertible {
    /// id-IS: reads travel documents.
    case inspectionSystem
    /// id-AT: reads electronic identity cards.
    case authenticationTerminal
    /// id-ST: makes signatures with a card.
    case signatureTerminal
    /// Another object identifier, dotted.
    case other(String)

    /// The dotted object identifier.
    package var objectIdentifier: String { row.identifier }
    /// `inspection system`, or the dotted object identifier of an unknown kind.
    package var description: String { row.description }
    /// The word by which messages choose the name, or the dotted object identifier of an unknown kind.
    var word: String { row.word }
    /// How many octets its authorization has (BSI TR-03110-4, 2.2); nil where that is not known.
    var authorizationLength: Int? { row.length }

    private var row: (identifier: String, description: String, word: String, length: Int?) {
        switch self {
        case .inspectionSystem: ("0.4.0.127.0.7.3.1.2.1", "inspection system", "inspectionSystem", 1)
        case .authenticationTerminal: ("0.4.0.127.0.7.3.1.2.2", "authentication terminal", "authenticationTerminal", 5)
        case .signatureTerminal: ("0.4.0.127.0.7.3.1.2.3", "signature terminal", "signatureTerminal", 1)
        case .other(let identifier): (identifier, identifier, identifier, nil)
        }
    }

    /// The kind of a dotted object identifier.
    package init(objectIdentifier: String) {
        let known: [TerminalType] = [.inspectionSystem, .authenticationTerminal, .signatureTerminal]
        self = known.first { $0.objectIdentifier == objectIdentifier } ?? .other(objectIdentifier)
    }
}

/// The certificate holder authorization template (Doc 9303-12, 7.2.2.4): kind of terminal, role, and the rights that
/// the issuer grants at most.
///
/// Rights are relative: what a terminal may do is the bitwise "and" of its own, its document verifier's and the CVCA's,
/// see ``EffectiveRights``.
package struct HolderAuthorization: Sendable, Hashable {
    /// The kind of terminal.
    package let terminalType: TerminalType
    /// The discretionary data as encoded: two bits of role, then the rights. 1 to 32 octets.
    package let octets: [UInt8]

    /// The role: the two highest bits of the first octet.
    package var role: CardVerifiableRole { CardVerifiableRole(highestBitsOf: octets.first ?? 0) }
    /// The octets without the two bits of the role.
    package var rights: [UInt8] {
        var rights = octets
        if let first = rights.first { rights[0] = first & 0x3F }
        return rights
    }
    /// Whether the bit for reading DG3 (fingerprints) is set; only inspection systems have it.
    package var canReadDG3: Bool { EffectiveRights([self]).canReadDG3 }
    /// Whether the bit for reading DG4 (irises) is set; only inspection systems have it.
    package var canReadDG4: Bool { EffectiveRights([self]).canReadDG4 }

    /// An authorization of its octets.
    ///
    /// - Throws: `TrustError` with code `malformed` where the number of octets is not that of the kind of terminal.
    package init(terminalType: TerminalType, octets: [UInt8]) throws(TrustError) {
        try self.init(terminalType, octets, "authorization.discretionaryData", at: nil)
    }

    /// The authorization of an inspection system, or of an authority above one (Doc 9303-11, K.1).
    package init(_ role: CardVerifiableRole, readsDG3: Bool, readsDG4: Bool) {
        terminalType = .inspectionSystem
        octets = [role.bits << 6 | (readsDG4 ? 0x02 : 0x00) | (readsDG3 ? 0x01 : 0x00)]
    }

    init(_ terminalType: TerminalType, _ octets: [UInt8], _ element: String, at offset: Int?) throws(TrustError) {
        if let length = terminalType.authorizationLength, octets.count != length {
            throw TrustError(
                .malformed, element: element, offset: offset,
                .cvcAuthorizationLength(kind: terminalType.word, expected: length, count: octets.count))
        }
        guard (1...32).contains(octets.count) else {
            throw TrustError(
                .malformed, element: element, offset: offset, .cvcAuthorizationOutOfBounds(count: octets.count))
        }
        self.terminalType = terminalType
        self.octets = octets
    }
}
