// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassTLV

extension KeyAgreementGroup {
    /// The static public key of a chip: a SubjectPublicKeyInfo of chip authentication or PACE-CAM (Doc 9303-11, 9.2.6).
    ///
    /// The group is found as by ``matching(algorithmIdentifier:)``, but a curve may also be named, as chips of the
    /// field do; the element is checked as by ``element(decoding:)-([UInt8])``.
    /// - Throws: what these throw.
    package static func publicKey(subjectPublicKeyInfo der: [UInt8]) throws(CryptoError) -> GroupElement {
        var info = try DERReader.sequence(der[...])
        let group = try matching(try info.content(.sequence), acceptsNamedCurves: true)
        return try group.element(endOf: &info)
    }

    /// The element of the BIT STRING that a SubjectPublicKeyInfo ends with.
    func element(endOf info: inout DERReader) throws(CryptoError) -> GroupElement {
        let bits = try info.readBitString()
        try info.end()
        guard !isElliptic else { return try element(decoding: bits) }
        var number = DERReader(bits)
        let value = try number.readUnsigned()
        try number.end()
        return try element(decoding: value)
    }
}

extension GroupElement {
    /// The element as a SubjectPublicKeyInfo (Doc 9303-11, 9.2.6).
    ///
    /// - Parameter explicitParameters: whether all parameters are written out. If not, the group is named by its number
    ///   in table 12, as the standard recommends (9.5.1); a group without one is written out all the same.
    /// - Throws: `crypto.elementNeutral`.
    package func subjectPublicKeyInfo(explicitParameters: Bool = true) throws(CryptoError) -> [UInt8] {
        let octets = try publicKey
        let bits = [0x00] + (group.isElliptic ? octets : DERWriter.unsignedInteger(octets))
        let named = explicitParameters ? nil : group.standardizedAlgorithmIdentifier
        return DERWriter.element(
            .sequence, (named ?? group.explicitAlgorithmIdentifier) + DERWriter.element(.bitString, bits))
    }
}
