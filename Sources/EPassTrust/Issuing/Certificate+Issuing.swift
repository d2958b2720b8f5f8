// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassTLV

extension Certificate.Extension {
    func encoded() throws(TrustError) -> [UInt8] {
        DERWriter.sequence([
            try DERWriter.objectIdentifier(objectIdentifier), isCritical ? [0x01, 0x01, 0xFF] : [],
            DERWriter.element(0x04, value),
        ])
    }

    /// basicConstraints, critical.
    public static func basicConstraints(isAuthority: Bool, pathLength: Int? = nil) -> Self {
        let value = DERWriter.sequence([
            isAuthority ? [0x01, 0x01, 0xFF] : [], pathLength.map(DERWriter.integer) ?? [],
        ])
        return Self(objectIdentifier: OID.basicConstraints, isCritical: true, value: value)
    }

    /// keyUsage, critical.
    public static func keyUsage(_ usage: Certificate.KeyUsage) -> Self {
        var bits: [UInt8] = [0, 0]
        for bit in 0..<16 where usage.rawValue & 1 << UInt16(bit) != 0 { bits[bit / 8] |= 0x80 >> UInt8(bit % 8) }
        if bits[1] == 0 { bits.removeLast() }
        let unused = bits.last.map { min($0.trailingZeroBitCount, 7) } ?? 0
        let value = DERWriter.element(0x03, [UInt8(truncatingIfNeeded: unused)] + bits)
        return Self(objectIdentifier: OID.keyUsage, isCritical: true, value: value)
    }

    /// extendedKeyUsage, critical, with these purposes; one that is no object identifier is left out.
    public static func extendedKeyUsage(_ purposes: [String]) -> Self {
        let value = DERWriter.sequence(
            purposes.compactMap { ObjectIdentifierText.content(of: $0).map { DERWriter.element(0x06, $0) } })
        return Self(objectIdentifier: OID.extendedKeyUsage, isCritical: true, value: value)
    }

    /// subjectKeyIdentifier.
    public static func subjectKeyIdentifier(_ identifier: [UInt8]) -> Self {
        Self(objectIdentifier: OID.subjectKeyIdentifier, isCritical: false, value: DERWriter.element(0x04, identifier))
    }

    /// authorityKeyIdentifier with a key identifier.
    public static func authorityKeyIdentifier(_ identifier: [UInt8]) -> Self {
        let value = DERWriter.sequence([DERWriter.element(0x80, identifier)])
        return Self(objectIdentifier: OID.authorityKeyIdentifier, isCritical: false, value: value)
    }

    /// privateKeyUsagePeriod.
    public static func privateKeyUsagePeriod(notBefore: Timestamp, notAfter: Timestamp) -> Self {
        let value = DERWriter.sequence([
            DERWriter.element(0x80, DERWriter.generalizedText(notBefore)),
            DERWriter.element(0x81, DERWriter.generalizedText(notAfter)),
        ])
        return Self(objectIdentifier: OID.privateKeyUsagePeriod, isCritical: false, value: value)
    }

    /// subjectAltName or issuerAltName with the ICAO country code as localityName (Doc 9303-12, 7.1.1.2).
    public static func alternativeName(icaoCountry: String, ofSubject: Bool) throws(TrustError) -> Self {
        let name = DERWriter.sequence([
            DERWriter.set([
                DERWriter.sequence([
                    try DERWriter.objectIdentifier(OID.locality), DERWriter.element(0x13, Array(icaoCountry.utf8)),
                ])
            ])
        ])
        return Self(
            objectIdentifier: ofSubject ? OID.subjectAltName : OID.issuerAltName, isCritical: false,
            value: DERWriter.sequence([DERWriter.element(0xA4, name)]))
    }

    /// documentTypeList (Doc 9303-12, 7.1.1.6).
    public static func documentTypes(_ types: [String]) -> Self {
        let value = DERWriter.sequence([
            DERWriter.integer(0), DERWriter.set(types.map { DERWriter.element(0x13, Array($0.utf8)) }),
        ])
        return Self(objectIdentifier: OID.documentTypeList, isCritical: false, value: value)
    }

    /// cRLDistributionPoints with one point of these addresses. No address inside a certificate is ever fetched (T29).
    public static func crlDistributionPoints(_ addresses: [String]) -> Self {
        let names = addresses.flatMap { DERWriter.element(0x86, Array($0.utf8)) }
        let point = DERWriter.sequence([DERWriter.element(0xA0, DERWriter.element(0xA0, names))])
        return Self(
            objectIdentifier: OID.crlDistributionPoints, isCritical: false, value: DERWriter.sequence([point]))
    }
}

extension DistinguishedName {
    /// A name for issuing: country and serial number as PrintableString, the rest as UTF8String (Doc 9303-12, 7.1).
    ///
    /// - Throws: `TrustError` where the result cannot be decoded again.
    public init(
        country: String, organization: String? = nil, organizationalUnit: String? = nil, commonName: String? = nil
    ) throws(TrustError) {
        let attributes: [(type: String, tag: UInt8, text: String?)] = [
            (OID.country, 0x13, country), (OID.organization, 0x0C, organization),
            (OID.organizationalUnit, 0x0C, organizationalUnit), (OID.commonName, 0x0C, commonName),
        ]
        var names: [[UInt8]] = []
        for attribute in attributes {
            guard let text = attribute.text, !text.isEmpty else { continue }
            names.append(
                DERWriter.set([
                    DERWriter.sequence([
                        try DERWriter.objectIdentifier(attribute.type),
                        DERWriter.element(attribute.tag, Array(text.utf8)),
                    ])
                ]))
        }
        try self.init(encoded: DERWriter.sequence(names))
    }
}
