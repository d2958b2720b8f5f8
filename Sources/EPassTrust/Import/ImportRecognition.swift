// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

/// What kind of object octets are, by their structure and by no name of an attribute or file (F-46).
enum ImportRecognition {
    enum Kind {
        case certificate
        case revocationList
        /// A CMS ContentInfo.
        case contentInfo
    }

    private static let limits = TLVLimits(maximumDepth: 32, maximumElements: 16, maximumLength: 64 << 20)

    /// The first object of the octets: its kind, and its length in octets.
    ///
    /// - Throws: `TrustError` with code `malformed` for what is no ASN.1; `notTrustMaterial` for another structure,
    ///   with its length where it is known.
    static func first(of octets: ArraySlice<UInt8>) throws(TrustError) -> ArraySlice<UInt8> {
        var cursor = TLVCursor(octets, limits: limits, rules: .ber)
        do {
            return try cursor.read(TLVTag(0x30)).encoded
        } catch {
            throw malformed(error)
        }
    }

    /// Whether that is one object and nothing behind it.
    static func isWhole(_ octets: ArraySlice<UInt8>) -> Bool { (try? first(of: octets))?.endIndex == octets.endIndex }

    /// Whether octets begin as a CMS ContentInfo, however they go on: cut or spoiled, it is one all the same.
    static func beginsAsContentInfo(_ octets: ArraySlice<UInt8>) -> Bool {
        guard octets.first == 0x30, let length = octets.dropFirst().first else { return false }
        return octets.dropFirst(length > 0x80 ? 2 + Int(length & 0x7F) : 2).first == 0x06
    }

    /// The kind of an object.
    ///
    /// - Throws: `TrustError` with code `malformed` or `notTrustMaterial`.
    static func kind(of octets: ArraySlice<UInt8>) throws(TrustError) -> Kind {
        do {
            if let kind = try structure(octets) { return kind }
        } catch {
            throw malformed(error)
        }
        throw TrustError(.notTrustMaterial, .trustFileOtherObject)
    }

    private static func malformed(_ error: TLVError) -> TrustError {
        TrustError(.malformed, offset: error.offset, error.inFull)
    }

    private static func structure(_ octets: ArraySlice<UInt8>) throws(TLVError) -> Kind? {
        var cursor = TLVCursor(octets, limits: limits, rules: .ber)
        var outer = try cursor.children(of: try cursor.read(TLVTag(0x30)))
        guard !outer.isAtEnd else { return nil }
        let first = try outer.read()
        if first.tag == TLVTag(0x06) { return .contentInfo }
        guard first.tag == TLVTag(0x30) else { return nil }
        // A certificate: [0] version, serial number INTEGER, signature, issuer, validity SEQUENCE. A revocation list:
        // version INTEGER or nothing, signature, issuer, thisUpdate, a time.
        var signed = try outer.children(of: first)
        guard let lead = try signed.peekTag() else { return nil }
        if lead == TLVTag(0xA0) { return .certificate }
        if lead == TLVTag(0x02) { _ = try signed.read() }
        for _ in 0..<2 {
            guard try signed.peekTag() == TLVTag(0x30) else { return nil }
            _ = try signed.read()
        }
        switch try signed.peekTag() {
        case TLVTag(0x17), TLVTag(0x18): return .revocationList
        case TLVTag(0x30): return lead == TLVTag(0x02) ? .certificate : nil
        default: return nil
        }
    }
}
