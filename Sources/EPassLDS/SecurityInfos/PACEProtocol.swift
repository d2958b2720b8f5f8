// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// How PACE maps the nonce to an ephemeral generator (Doc 9303-11, 4.4.3.3). The raw value is the name in reports.
public enum PACEMapping: String, Sendable, Hashable, CaseIterable {
    /// Generic mapping, by a key agreement.
    case generic = "GM"
    /// Integrated mapping, by a pseudo-random function into the group.
    case integrated = "IM"
    /// Generic mapping that authenticates the chip as well.
    case chipAuthentication = "CAM"
}

/// The block cipher of a protocol: it encrypts the nonce of PACE and, afterwards, secure messaging. The raw value is
/// the name in reports.
///
/// 3DES goes with the Retail MAC, AES with CMAC (Doc 9303-11, 9.8).
public enum SymmetricCipher: String, Sendable, Hashable, CaseIterable {
    /// Two-key 3DES in CBC mode.
    case tripleDES = "3DES"
    /// AES with keys of 128 bits.
    case aes128 = "AES-128"
    /// AES with keys of 192 bits.
    case aes192 = "AES-192"
    /// AES with keys of 256 bits.
    case aes256 = "AES-256"

    /// The last arc of the object identifiers of PACE and of chip authentication, 1 to 4.
    var arc: UInt8 { UInt8(truncatingIfNeeded: 1 + (Self.allCases.firstIndex(of: self) ?? 0)) }

    /// How the names of object identifiers end.
    var nameSuffix: String {
        switch self {
        case .tripleDES: "3DES-CBC-CBC"
        case .aes128: "AES-CBC-CMAC-128"
        case .aes192: "AES-CBC-CMAC-192"
        case .aes256: "AES-CBC-CMAC-256"
        }
    }
}

/// Over what kind of group a key is agreed. The raw value is the name in reports.
public enum KeyAgreementAlgorithm: String, Sendable, Hashable, CaseIterable {
    /// Diffie-Hellman modulo a prime.
    case dh = "DH"
    /// Diffie-Hellman on an elliptic curve.
    case ecdh = "ECDH"
}

/// One of the nineteen object identifiers of PACE: mapping, key agreement and cipher (Doc 9303-11, 9.2.3).
public struct PACEProtocol: Sendable, Hashable, CustomStringConvertible {
    /// How the nonce is mapped.
    public let mapping: PACEMapping
    /// Over what kind of group.
    public let keyAgreement: KeyAgreementAlgorithm
    /// The cipher of nonce, token and secure messaging.
    public let cipher: SymmetricCipher

    /// The protocol of these three, or nil where no object identifier stands for them: chip authentication mapping is
    /// there only over elliptic curves and only with AES.
    package init?(mapping: PACEMapping, keyAgreement: KeyAgreementAlgorithm, cipher: SymmetricCipher) {
        guard Self.arc(mapping, keyAgreement) != nil else { return nil }
        guard mapping != .chipAuthentication || cipher != .tripleDES else { return nil }
        self.mapping = mapping
        self.keyAgreement = keyAgreement
        self.cipher = cipher
    }

    /// The protocol with that object identifier in dots (`0.4.0.127.0.7.2.2.4.2.2`), or nil where it is none of the
    /// nineteen.
    package init?(objectIdentifier: String) {
        guard let match = Self.byIdentifier[objectIdentifier] else { return nil }
        self = match
    }

    private static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.objectIdentifier, $0) })

    /// All nineteen, in the order of the standard: by mapping and key agreement as numbered there, then by cipher.
    public static let all: [PACEProtocol] = families.flatMap { family in
        SymmetricCipher.allCases.compactMap { cipher in
            PACEProtocol(mapping: family.mapping, keyAgreement: family.keyAgreement, cipher: cipher)
        }
    }

    /// The object identifier in dots: `0.4.0.127.0.7.2.2.4.2.2`.
    public var objectIdentifier: String {
        "\(Self.familyIdentifier(mapping, keyAgreement) ?? Self.root).\(cipher.arc)"
    }

    /// The octets of the object identifier, without tag and length: as they stand in tag 80 of MSE:Set AT (Doc 9303-11,
    /// 4.4.4.1).
    package var objectIdentifierOctets: [UInt8] {
        // Every session asks three times: read from the text it costs one part in twenty of a PACE over P-256.
        Self.rootOctets + [Self.arc(mapping, keyAgreement) ?? 0, cipher.arc]
    }

    /// The standard's name: `id-PACE-ECDH-GM-AES-CBC-CMAC-128`.
    public var name: String { "\(Self.familyName(mapping, keyAgreement))-\(cipher.nameSuffix)" }

    /// The standard's name.
    public var description: String { name }

    /// id-PACE (Doc 9303-11, 9.2.3).
    static let root = "0.4.0.127.0.7.2.2.4"

    /// The octets of ``root``.
    private static let rootOctets: [UInt8] = [0x04, 0x00, 0x7F, 0x00, 0x07, 0x02, 0x02, 0x04]

    /// Mapping and key agreement with the arc under id-PACE that stands for them.
    static let families: [(mapping: PACEMapping, keyAgreement: KeyAgreementAlgorithm, arc: UInt8)] = [
        (.generic, .dh, 1), (.generic, .ecdh, 2), (.integrated, .dh, 3), (.integrated, .ecdh, 4),
        (.chipAuthentication, .ecdh, 6),
    ]

    static func familyIdentifier(_ mapping: PACEMapping, _ keyAgreement: KeyAgreementAlgorithm) -> String? {
        arc(mapping, keyAgreement).map { "\(root).\($0)" }
    }

    static func familyName(_ mapping: PACEMapping, _ keyAgreement: KeyAgreementAlgorithm) -> String {
        "id-PACE-\(keyAgreement.rawValue)-\(mapping.rawValue)"
    }

    private static func arc(_ mapping: PACEMapping, _ keyAgreement: KeyAgreementAlgorithm) -> UInt8? {
        families.first { $0.mapping == mapping && $0.keyAgreement == keyAgreement }?.arc
    }
}

/// One of the eight object identifiers of chip authentication: key agreement and cipher (Doc 9303-11, 9.2.7).
public struct ChipAuthenticationProtocol: Sendable, Hashable, CustomStringConvertible {
    /// Over what kind of group.
    public let keyAgreement: KeyAgreementAlgorithm
    /// The cipher of secure messaging afterwards.
    public let cipher: SymmetricCipher

    /// The protocol of these two.
    package init(keyAgreement: KeyAgreementAlgorithm, cipher: SymmetricCipher) {
        self.keyAgreement = keyAgreement
        self.cipher = cipher
    }

    /// The protocol with that object identifier in dots (`0.4.0.127.0.7.2.2.3.2.2`), or nil where it is none of the
    /// eight.
    package init?(objectIdentifier: String) {
        guard let match = Self.byIdentifier[objectIdentifier] else { return nil }
        self = match
    }

    private static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.objectIdentifier, $0) })

    /// All eight, in the order of the standard.
    public static let all: [ChipAuthenticationProtocol] = KeyAgreementAlgorithm.allCases.flatMap { keyAgreement in
        SymmetricCipher.allCases.map { ChipAuthenticationProtocol(keyAgreement: keyAgreement, cipher: $0) }
    }

    /// The object identifier in dots: `0.4.0.127.0.7.2.2.3.2.2`.
    public var objectIdentifier: String { "0.4.0.127.0.7.2.2.3.\(keyAgreement == .dh ? 1 : 2).\(cipher.arc)" }

    /// The octets of the object identifier, without tag and length.
    package var objectIdentifierOctets: [UInt8] { ObjectIdentifierText.content(of: objectIdentifier) ?? [] }

    /// The standard's name: `id-CA-ECDH-AES-CBC-CMAC-128`.
    public var name: String { "id-CA-\(keyAgreement.rawValue)-\(cipher.nameSuffix)" }

    /// The standard's name.
    public var description: String { name }
}
