// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

/// The data objects of a card-verifiable certificate, one after the other: fixed order, DER lengths (Doc 9303-12,
/// 7.2.3.1.7).
extension TLVReader where Origin == TrustOrigin {
    /// The data objects of the octets, which are themselves called that in errors.
    init(cardVerifiable octets: ArraySlice<UInt8>, _ element: String? = nil) {
        let limits = TLVLimits(
            maximumDepth: 8, maximumElements: 128, maximumLength: CardVerifiableCertificate.maximumLength)
        self.init(
            TrustOrigin(), TLVCursor(octets, limits: limits, rules: .der),
            at: element.map { TLVPath.name(.root, $0) } ?? .root)
    }

    /// The next data object, which must have this tag.
    mutating func object(_ tag: TLVTag, _ name: String) throws(TrustError) -> TLVElement {
        guard let found = try peek() else { throw refused(.malformed, .cvcObjectMissing(tag: tag), name) }
        guard found == tag else { throw refused(.malformed, .cvcOtherObject(expected: tag, tag: found), name) }
        return try next(name)
    }

    /// The members of the next data object, which must have this tag.
    mutating func objects(_ tag: TLVTag, _ name: String) throws(TrustError) -> TLVReader {
        try members(of: try object(tag, name), name)
    }

    /// The text of the next data object, an object identifier.
    mutating func objectIdentifier() throws(TrustError) -> String {
        try objectIdentifier(try object(.objectIdentifier, "objectIdentifier"), "objectIdentifier")
    }

    /// The next data object, an unsigned integer: at least one octet and no leading zero (Doc 9303-12, 7.2.3.1.1).
    mutating func unsignedInteger(_ tag: TLVTag, _ name: String) throws(TrustError) -> [UInt8] {
        let found = try object(tag, name)
        guard let first = found.content.first else { throw malformed(found, name, .cvcNumberEmpty) }
        guard first != 0 || found.content.count == 1 else { throw malformed(found, name, .cvcNumberPadded) }
        return Array(found.content)
    }

    /// No data object may follow.
    func noObject() throws(TrustError) {
        if let tag = try peek() { throw refused(.malformed, .cvcObjectFollows(tag: tag)) }
    }
}
