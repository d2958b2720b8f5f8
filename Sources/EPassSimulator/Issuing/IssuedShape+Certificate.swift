// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV
import EPassTrust

// Certificates and revocation lists (RFC 5280, 4.1 and 5.1).
extension IssuedShape {
    /// AlgorithmIdentifier.
    static let algorithm = IssuedShape.fields([
        IssuedField("algorithm", .objectIdentifier, is: .identifier),
        IssuedField("parameters", .null, .sequence, .objectIdentifier, is: .octets),
    ])

    /// Certificate.
    static let certificate = signed(
        "tbsCertificate",
        [
            IssuedField("version", 0xA0, shape: .around(.value(.integer))),
            IssuedField("serialNumber", .integer, is: .integer),
            IssuedField("signature", .sequence, shape: algorithm),
            IssuedField("issuer", .sequence, is: .name),
            IssuedField(
                "validity", .sequence,
                shape: .fields([
                    IssuedField("notBefore", .utcTime, .generalizedTime, is: .time),
                    IssuedField("notAfter", .utcTime, .generalizedTime, is: .time),
                ])),
            IssuedField("subject", .sequence, is: .name),
            IssuedField(
                "subjectPublicKeyInfo", .sequence,
                shape: .fields([
                    IssuedField("algorithm", .sequence, shape: algorithm),
                    IssuedField("subjectPublicKey", .bitString, is: .bits),
                ])),
            IssuedField("issuerUniqueID", 0x81, is: .bits), IssuedField("subjectUniqueID", 0x82, is: .bits),
            IssuedField("extensions", 0xA3, shape: .around(extensions(certificateExtensions))),
        ])

    /// CertificateList.
    static let revocationList = signed(
        "tbsCertList",
        [
            IssuedField("version", .integer, is: .integer),
            IssuedField("signature", .sequence, shape: algorithm),
            IssuedField("issuer", .sequence, is: .name),
            IssuedField("thisUpdate", .utcTime, .generalizedTime, is: .time),
            IssuedField("nextUpdate", .utcTime, .generalizedTime, is: .time),
            IssuedField(
                "revokedCertificates", .sequence,
                shape: .list(
                    IssuedList(
                        other: IssuedField(
                            "entry", .sequence,
                            shape: .fields([
                                IssuedField("userCertificate", .integer, is: .integer),
                                IssuedField("revocationDate", .utcTime, .generalizedTime, is: .time),
                                IssuedField("crlEntryExtensions", .sequence, shape: extensions([])),
                            ]))))),
            IssuedField("crlExtensions", 0xA0, shape: .around(extensions(listExtensions))),
        ])

    private static func signed(_ name: String, _ fields: [IssuedField]) -> IssuedShape {
        .fields([
            IssuedField(name, .sequence, shape: .fields(fields)),
            IssuedField("signatureAlgorithm", .sequence, shape: algorithm),
            IssuedField("signatureValue", .bitString, is: .bits),
        ])
    }

    // MARK: Extensions

    private static let certificateExtensions: [(OIDName, IssuedShape)] = [
        (OIDName(OID.authorityKeyIdentifier, "authorityKeyIdentifier"), authorityKeyIdentifier),
        (OIDName(OID.subjectKeyIdentifier, "subjectKeyIdentifier"), .value(.octets)),
        (OIDName(OID.keyUsage, "keyUsage"), .value(.usage)),
        (
            OIDName(OID.privateKeyUsagePeriod, "privateKeyUsagePeriod"),
            .fields([IssuedField("from", 0x80, is: .time), IssuedField("to", 0x81, is: .time)])
        ),
        (OIDName(OID.certificatePolicies, "certificatePolicies"), .value(.octets)),
        (OIDName(OID.subjectAltName, "subjectAltName"), .value(.octets)),
        (OIDName(OID.issuerAltName, "issuerAltName"), .value(.octets)),
        (
            OIDName(OID.basicConstraints, "basicConstraints"),
            .fields([
                IssuedField("cA", .boolean, is: .boolean), IssuedField("pathLenConstraint", .integer, is: .integer),
            ])
        ),
        (
            OIDName(OID.extendedKeyUsage, "extendedKeyUsage"),
            .list(IssuedList(other: IssuedField("purpose", .objectIdentifier, is: .identifier)))
        ),
        (OIDName(OID.crlDistributionPoints, "crlDistributionPoints"), .value(.octets)),
        (
            OIDName(OID.documentTypeList, "documentTypeList"),
            .fields([
                IssuedField("documentTypeVersion", .integer, is: .integer),
                IssuedField(
                    "documentTypes", .set,
                    shape: .list(
                        IssuedList(other: IssuedField("documentType", .printableString, is: .text), isSet: true))),
            ])
        ),
        (OIDName(OID.nameChange, "nameChange"), .value(.octets)),
    ]

    private static let listExtensions: [(OIDName, IssuedShape)] = [
        (OIDName(OID.authorityKeyIdentifier, "authorityKeyIdentifier"), authorityKeyIdentifier),
        (OIDName(OID.crlNumber, "cRLNumber"), .value(.integer)),
    ]

    private static let authorityKeyIdentifier = IssuedShape.fields([
        IssuedField("keyIdentifier", 0x80, is: .octets), IssuedField("authorityCertIssuer", 0xA1, is: .octets),
        IssuedField("authorityCertSerialNumber", 0x82, is: .integer),
    ])

    /// A SEQUENCE OF extensions, those that are known by their names.
    private static func extensions(_ known: [(OIDName, IssuedShape)]) -> IssuedShape {
        func shape(_ value: IssuedShape) -> IssuedShape {
            .fields([
                IssuedField("extnID", .objectIdentifier, is: .identifier),
                IssuedField("critical", .boolean, is: .boolean),
                IssuedField("extnValue", .octetString, shape: .around(value)),
            ])
        }
        let names = known.map(\.0)
        return .list(
            IssuedList(
                known: known.map {
                    IssuedField($0.0.name, .sequence, shape: shape($0.1)).beginning(with: $0.0.octets)
                },
                other: IssuedField("extension", .sequence, shape: shape(.value(.octets))),
                identify: { OIDName.name(in: $0, names) }))
    }
}

/// The name of what begins with an object identifier.
struct OIDName: Sendable {
    let octets: [UInt8]
    let name: String

    init(_ identifier: String, _ name: String) {
        octets = DERWriter.objectIdentifier(identifier) ?? []
        self.name = name
    }

    /// The name of a SEQUENCE that begins with one of these.
    static func name(in element: ArraySlice<UInt8>, _ names: [OIDName]) -> String? {
        var cursor = TLVCursor(element, rules: .definite)
        guard let sequence = try? cursor.read() else { return nil }
        return names.first { sequence.content.starts(with: $0.octets) && !$0.octets.isEmpty }?.name
    }
}
