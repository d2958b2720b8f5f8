// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL

/// The curves that are accepted: those of Doc 9303-11, 9.5.1 and the ones that document signers of the field use.
public enum EllipticCurve: String, CaseIterable, Sendable, Hashable, CustomStringConvertible {
    /// NIST P-192 (secp192r1).
    case p192 = "P-192"
    /// NIST P-224 (secp224r1).
    case p224 = "P-224"
    /// NIST P-256 (secp256r1).
    case p256 = "P-256"
    /// NIST P-384 (secp384r1).
    case p384 = "P-384"
    /// NIST P-521 (secp521r1).
    case p521 = "P-521"
    /// brainpoolP160r1.
    case brainpoolP160r1
    /// brainpoolP192r1.
    case brainpoolP192r1
    /// brainpoolP224r1.
    case brainpoolP224r1
    /// brainpoolP256r1.
    case brainpoolP256r1
    /// brainpoolP320r1.
    case brainpoolP320r1
    /// brainpoolP384r1.
    case brainpoolP384r1
    /// brainpoolP512r1.
    case brainpoolP512r1

    /// The dotted object identifier.
    public var objectIdentifier: String {
        switch self {
        case .p192: "1.2.840.10045.3.1.1"
        case .p224: "1.3.132.0.33"
        case .p256: "1.2.840.10045.3.1.7"
        case .p384: "1.3.132.0.34"
        case .p521: "1.3.132.0.35"
        case .brainpoolP160r1: "1.3.36.3.3.2.8.1.1.1"
        case .brainpoolP192r1: "1.3.36.3.3.2.8.1.1.3"
        case .brainpoolP224r1: "1.3.36.3.3.2.8.1.1.5"
        case .brainpoolP256r1: "1.3.36.3.3.2.8.1.1.7"
        case .brainpoolP320r1: "1.3.36.3.3.2.8.1.1.9"
        case .brainpoolP384r1: "1.3.36.3.3.2.8.1.1.11"
        case .brainpoolP512r1: "1.3.36.3.3.2.8.1.1.13"
        }
    }

    /// The curve of a dotted object identifier, or nil.
    public init?(objectIdentifier: String) {
        guard let found = Self.allCases.first(where: { $0.objectIdentifier == objectIdentifier }) else { return nil }
        self = found
    }

    /// The curve of the content octets of an object identifier, or nil.
    init?(objectIdentifierContent content: ArraySlice<UInt8>) {
        switch content.count {
        case 8 where content.starts(with: [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01]):
            switch content.last {
            case 1: self = .p192
            case 7: self = .p256
            default: return nil
            }
        case 5 where content.starts(with: [0x2B, 0x81, 0x04, 0x00]):
            switch content.last {
            case 33: self = .p224
            case 34: self = .p384
            case 35: self = .p521
            default: return nil
            }
        case 9 where content.starts(with: [0x2B, 0x24, 0x03, 0x03, 0x02, 0x08, 0x01, 0x01]):
            switch content.last {
            case 1: self = .brainpoolP160r1
            case 3: self = .brainpoolP192r1
            case 5: self = .brainpoolP224r1
            case 7: self = .brainpoolP256r1
            case 9: self = .brainpoolP320r1
            case 11: self = .brainpoolP384r1
            case 13: self = .brainpoolP512r1
            default: return nil
            }
        default: return nil
        }
    }

    /// The size of the field in bits.
    public var bits: Int {
        switch self {
        case .p192, .brainpoolP192r1: 192
        case .p224, .brainpoolP224r1: 224
        case .p256, .brainpoolP256r1: 256
        case .p384, .brainpoolP384r1: 384
        case .p521: 521
        case .brainpoolP160r1: 160
        case .brainpoolP320r1: 320
        case .brainpoolP512r1: 512
        }
    }

    /// The length of a coordinate in octets.
    public var fieldSize: Int { (bits + 7) / 8 }

    /// The curve of the other family with a field of the same size, for which issuers have mistaken this one (F-50).
    var twin: EllipticCurve? {
        switch self {
        case .p192: .brainpoolP192r1
        case .p224: .brainpoolP224r1
        case .p256: .brainpoolP256r1
        case .p384: .brainpoolP384r1
        case .brainpoolP192r1: .p192
        case .brainpoolP224r1: .p224
        case .brainpoolP256r1: .p256
        case .brainpoolP384r1: .p384
        case .p521, .brainpoolP160r1, .brainpoolP320r1, .brainpoolP512r1: nil
        }
    }

    /// The name: `P-256`, `brainpoolP256r1`.
    public var description: String { rawValue }

    /// The name under which OpenSSL has it.
    var openSSLName: String {
        switch self {
        case .p192: "prime192v1"
        case .p224: "secp224r1"
        case .p256: "prime256v1"
        case .p384: "secp384r1"
        case .p521: "secp521r1"
        default: rawValue
        }
    }

    /// Whether this build of OpenSSL has the curve: some systems leave the brainpool curves out.
    var isAvailable: Bool {
        guard let library = try? unsafe CryptoContext.shared.loaded(),
            let group = unsafe EC_GROUP_new_by_curve_name_ex(library, nil, nid)
        else {
            ErrorQueue.clear()
            return false
        }
        unsafe EC_GROUP_free(group)
        return true
    }

    var nid: Int32 { unsafe OBJ_txt2nid(openSSLName) }
}
