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
    public var objectIdentifier: String { Self.objectIdentifiers[row.index] }

    /// The content octets of the object identifier.
    var objectIdentifierContent: [UInt8] { row.arc.forms.content + [row.number] }

    private static let all = allCases
    private static let objectIdentifiers = all.map { "\($0.row.arc.forms.text).\($0.row.number)" }

    /// The curve of a dotted object identifier, or nil.
    package init?(objectIdentifier: String) {
        guard let found = Self.all.first(where: { $0.objectIdentifier == objectIdentifier }) else { return nil }
        self = found
    }

    /// The curve of the content octets of an object identifier, or nil.
    init?(objectIdentifierContent content: ArraySlice<UInt8>) {
        let found = Self.all.first {
            $0.row.number == content.last && content.dropLast().elementsEqual($0.row.arc.forms.content)
        }
        guard let found else { return nil }
        self = found
    }

    /// The size of the field in bits.
    public var bits: Int { row.bits }

    /// The length of a coordinate in octets.
    public var fieldSize: Int { (bits + 7) / 8 }

    /// The curve of the other family with a field of the same size, for which issuers have mistaken this one (F-50).
    var twin: EllipticCurve? { Self.all.first { $0.bits == bits && $0 != self } }

    /// The name: `P-256`, `brainpoolP256r1`.
    public var description: String { rawValue }

    /// The name under which OpenSSL has it.
    var openSSLName: String { row.openSSLName ?? rawValue }

    /// The identifier of the standardized domain parameters (Doc 9303-11, table 12): 8 to 18, or nil.
    var parameterID: Int? { row.parameterID }

    /// The position in `allCases`, which a test holds it to.
    var index: Int { row.index }

    /// Whether it is one of FIPS 186-4, for which libcrypto may have code of its own.
    var isOfNIST: Bool { row.arc != .brainpool }

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

extension EllipticCurve {
    /// What is written down of a curve but its numbers, once: all else is made of it.
    private struct Row {
        /// The position in `allCases`.
        let index: Int
        /// All of the object identifier but its last number.
        let arc: Arc
        /// The last number of the object identifier, below 128.
        let number: UInt8
        let bits: Int
        /// In Doc 9303-11, table 12.
        var parameterID: Int?
        /// Where it is not the raw value.
        var openSSLName: String?
    }

    private var row: Row {
        switch self {
        case .p192:
            Row(index: 0, arc: .x962, number: 1, bits: 192, parameterID: 8, openSSLName: "prime192v1")
        case .p224:
            Row(index: 1, arc: .secg, number: 33, bits: 224, parameterID: 10, openSSLName: "secp224r1")
        case .p256:
            Row(index: 2, arc: .x962, number: 7, bits: 256, parameterID: 12, openSSLName: "prime256v1")
        case .p384:
            Row(index: 3, arc: .secg, number: 34, bits: 384, parameterID: 15, openSSLName: "secp384r1")
        case .p521: Row(index: 4, arc: .secg, number: 35, bits: 521, parameterID: 18, openSSLName: "secp521r1")
        case .brainpoolP160r1: Row(index: 5, arc: .brainpool, number: 1, bits: 160)
        case .brainpoolP192r1: Row(index: 6, arc: .brainpool, number: 3, bits: 192, parameterID: 9)
        case .brainpoolP224r1: Row(index: 7, arc: .brainpool, number: 5, bits: 224, parameterID: 11)
        case .brainpoolP256r1: Row(index: 8, arc: .brainpool, number: 7, bits: 256, parameterID: 13)
        case .brainpoolP320r1: Row(index: 9, arc: .brainpool, number: 9, bits: 320, parameterID: 14)
        case .brainpoolP384r1: Row(index: 10, arc: .brainpool, number: 11, bits: 384, parameterID: 16)
        case .brainpoolP512r1: Row(index: 11, arc: .brainpool, number: 13, bits: 512, parameterID: 17)
        }
    }

    /// Who gave the curves their object identifiers.
    private enum Arc {
        /// ANSI X9.62, prime curves.
        case x962
        /// SEC 2.
        case secg
        /// RFC 5639, version one.
        case brainpool

        /// The arc with dots, and its content octets.
        var forms: (text: String, content: [UInt8]) {
            switch self {
            case .x962: ("1.2.840.10045.3.1", [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01])
            case .secg: ("1.3.132.0", [0x2B, 0x81, 0x04, 0x00])
            case .brainpool: ("1.3.36.3.3.2.8.1.1", [0x2B, 0x24, 0x03, 0x03, 0x02, 0x08, 0x01, 0x01])
            }
        }
    }
}
