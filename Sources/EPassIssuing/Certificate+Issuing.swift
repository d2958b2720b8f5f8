// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV
package import EPassTrust

extension Certificate.Extension {
    func encoded() throws(TrustError) -> [UInt8] {
        DERWriter.sequence([
            try DERWriter.identifier(objectIdentifier), isCritical ? [0x01, 0x01, 0xFF] : [],
            DERWriter.octetString(value),
        ])
    }

    /// basicConstraints, critical.
    package static func basicConstraints(isAuthority: Bool, pathLength: Int? = nil) -> Self {
        let value = DERWriter.sequence([
            isAuthority ? [0x01, 0x01, 0xFF] : [], pathLength.map(DERWriter.integer) ?? [],
        ])
        return Self(objectIdentifier: OID.basicConstraints, isCritical: true, value: value)
    }

    /// keyUsage, critical.
    package static func keyUsage(_ usage: Certificate.KeyUsage) -> Self {
        var bits: [UInt8] = [0, 0]
        for bit in 0..<16 where usage.rawValue & 1 << UInt16(bit) != 0 { bits[bit / 8] |= 0x80 >> UInt8(bit % 8) }
        if bits[1] == 0 { bits.removeLast() }
        let unused = bits.last.map { min($0.trailingZeroBitCount, 7) } ?? 0
        let value = DERWriter.element(.bitString, [UInt8(truncatingIfNeeded: unused)] + bits)
        return Self(objectIdentifier: OID.keyUsage, isCritical: true, value: value)
    }

    /// extendedKeyUsage, critical, with these purposes; one that is no object identifier is left out.
    package static func extendedKeyUsage(_ purposes: [String]) -> Self {
        let value = DERWriter.sequence(purposes.compactMap(DERWriter.objectIdentifier))
        return Self(objectIdentifier: OID.extendedKeyUsage, isCritical: true, value: value)
    }

    /// subjectKeyIdentifier.
    package static func subjectKeyIdentifier(_ identifier: [UInt8]) -> Self {
        Self(objectIdentifier: OID.subjectKeyIdentifier, isCritical: false, value: DERWriter.octetString(identifier))
    }

    /// authorityKeyIdentifier with a key identifier.
    package static func authorityKeyIdentifier(_ identifier: [UInt8]) -> Self {
        let value = DERWriter.sequence([DERWriter.element(0x80, identifier)])
        return Self(objectIdentifier: OID.authorityKeyIdentifier, isCritical: false, value: value)
    }

    /// privateKeyUsagePeriod.
    package static func privateKeyUsagePeriod(notBefore: Timestamp, notAfter: Timestamp) -> Self {
        let value = DERWriter.sequence([
            DERWriter.element(0x80, DERWriter.generalizedText(notBefore)),
            DERWriter.element(0x81, DERWriter.generalizedText(notAfter)),
        ])
        return Self(objectIdentifier: OID.privateKeyUsagePeriod, isCritical: false, value: value)
    }

    /// subjectAltName or issuerAltName with the ICAO country code as localityName (Doc 9303-12, 7.1.1.2).
    package static func alternativeName(icaoCountry: String, ofSubject: Bool) throws(TrustError) -> Self {
        let name = DERWriter.sequence([
            DERWriter.set([
                DERWriter.sequence([
                    try DERWriter.identifier(OID.locality), DERWriter.printable(icaoCountry),
                ])
            ])
        ])
        return Self(
            objectIdentifier: ofSubject ? OID.subjectAltName : OID.issuerAltName, isCritical: false,
            value: DERWriter.sequence([DERWriter.element(0xA4, name)]))
    }

    /// documentTypeList (Doc 9303-12, 7.1.1.6).
    package static func documentTypes(_ types: [String]) -> Self {
        let value = DERWriter.sequence([
            DERWriter.integer(0), DERWriter.set(types.map(DERWriter.printable)),
        ])
        return Self(objectIdentifier: OID.documentTypeList, isCritical: false, value: value)
    }

    /// cRLDistributionPoints with one point of these addresses. No address inside a certificate is ever fetched (T29).
    package static func crlDistributionPoints(_ addresses: [String]) -> Self {
        let names = addresses.flatMap { DERWriter.element(0x86, $0.utf8) }
        let point = DERWriter.sequence([DERWriter.element(0xA0, DERWriter.element(0xA0, names))])
        return Self(
            objectIdentifier: OID.crlDistributionPoints, isCritical: false, value: DERWriter.sequence([point]))
    }
}

extension DistinguishedName {
    /// A name for issuing: country and serial number as PrintableString, the rest as UTF8String (Doc 9303-12, 7.1).
    ///
    /// - Throws: `TrustError` where the result cannot be decoded again.
    package init(
        country: String, organization: String? = nil, organizationalUnit: String? = nil, commonName: String? = nil
    ) throws(TrustError) {
        let attributes: [(type: String, tag: TLVTag, text: String?)] = [
            (OID.country, .printableString, country), (OID.organization, .utf8String, organization),
            (OID.organizationalUnit, .utf8String, organizationalUnit), (OID.commonName, .utf8String, commonName),
        ]
        var names: [[UInt8]] = []
        for attribute in attributes {
            guard let text = attribute.text, !text.isEmpty else { continue }
            names.append(
                DERWriter.set([
                    DERWriter.sequence([
                        try DERWriter.identifier(attribute.type),
                        DERWriter.element(attribute.tag, text.utf8),
                    ])
                ]))
        }
        try self.init(encoded: DERWriter.sequence(names))
    }
}
