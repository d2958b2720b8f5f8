// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassTLV

/// Keys on curves as PKCS #11 describes them: CKA_EC_PARAMS and CKA_EC_POINT.
enum TokenCurve {
    private static let ecPublicKey: [UInt8] = [0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01]

    /// The curve that the parameters name; nil for one that is not on the list, and for parameters that are written
    /// out.
    static func curve(_ parameters: [UInt8]) -> EllipticCurve? {
        var cursor = TLVCursor(parameters)
        guard let name = try? cursor.read(.objectIdentifier), cursor.isAtEnd else { return nil }
        return EllipticCurve.allCases.first { curve in
            curve.objectIdentifier == ObjectIdentifierText.text(of: name.content)
        }
    }

    /// A point: in an OCTET STRING as the standard says, or bare, as some modules have it.
    private static func bare(_ point: [UInt8]) -> [UInt8] {
        var cursor = TLVCursor(point)
        let wrapped = try? cursor.read(.octetString)
        return wrapped.flatMap { cursor.isAtEnd ? Array($0.content) : nil } ?? point
    }

    /// The public key of Ed25519; nil for one of another curve of Edwards.
    static func edwardsPoint(_ point: [UInt8]) -> [UInt8]? {
        // A bare one that begins like an OCTET STRING is not taken apart.
        let octets = point.count == 32 ? point : bare(point)
        return octets.count == 32 ? octets : nil
    }

    /// The key of these parameters, named or written out, and this point.
    static func publicKey(_ point: [UInt8], parameters: [UInt8]) -> PublicKey? {
        let bare = bare(point)
        let algorithm = DERWriter.sequence([DERWriter.element(.objectIdentifier, ecPublicKey), parameters])
        let encoded = DERWriter.sequence([algorithm, DERWriter.bitString(bare)])
        return try? PublicKey(subjectPublicKeyInfo: encoded)
    }
}
