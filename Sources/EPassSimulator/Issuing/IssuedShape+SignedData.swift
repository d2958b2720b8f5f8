// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV
import EPassTrust

// ContentInfo and SignedData (RFC 5652, 3 and 5.1), and what EF.SOD and EF.CardSecurity have in them.
extension IssuedShape {
    /// EF.SOD without its tag: the hashes of the data groups, signed.
    static let securityObject = contentInfo(ldsSecurityObject)

    /// EF.CardSecurity: SecurityInfos, signed.
    static let cardSecurity = contentInfo(.of("securityInfo", .value(.octets), isSet: true))

    /// LDSSecurityObject (Doc 9303-10, 4.6.2.3).
    static let ldsSecurityObject = IssuedShape.fields([
        IssuedField("version", .integer, is: .integer),
        IssuedField("hashAlgorithm", .sequence, shape: algorithm),
        IssuedField("dataGroupHashValues", .sequence, shape: .list(hashes)),
        IssuedField(
            "ldsVersionInfo", .sequence,
            shape: .fields([
                IssuedField("ldsVersion", .printableString, is: .text),
                IssuedField("unicodeVersion", .printableString, is: .text),
            ])),
    ])

    private static let dataGroupHash = IssuedShape.fields([
        IssuedField("dataGroupNumber", .integer, is: .integer),
        IssuedField("dataGroupHashValue", .octetString, is: .octets),
    ])

    private static let hashes = IssuedList(
        known: (1...16).map {
            IssuedField("DG\($0)", .sequence, shape: dataGroupHash).beginning(with: [0x02, 0x01, UInt8($0)])
        },
        other: IssuedField("dataGroupHash", .sequence, shape: dataGroupHash),
        identify: { octets in
            var cursor = TLVCursor(octets, rules: .definite)
            guard let sequence = try? cursor.read() else { return nil }
            // INTEGER of one octet.
            let number = Array(sequence.content.prefix(3))
            return number.count == 3 && number[0] == 0x02 && number[1] == 0x01 ? "DG\(number[2])" : nil
        })

    private static func contentInfo(_ content: IssuedShape) -> IssuedShape {
        .fields([
            IssuedField("contentType", .objectIdentifier, is: .identifier),
            IssuedField("signedData", 0xA0, shape: .around(signedData(content))),
        ])
    }

    private static func signedData(_ content: IssuedShape) -> IssuedShape {
        .fields([
            IssuedField("version", .integer, is: .integer),
            IssuedField("digestAlgorithms", .set, shape: .of("digestAlgorithm", algorithm, isSet: true)),
            IssuedField(
                "encapContentInfo", .sequence,
                shape: .fields([
                    IssuedField("eContentType", .objectIdentifier, is: .identifier),
                    IssuedField("eContent", 0xA0, shape: .around(.around(content))),
                ])),
            IssuedField("certificates", 0xA0, shape: .of("certificate", .value(.octets))),
            IssuedField("crls", 0xA1, shape: .of("crl", .value(.octets))),
            IssuedField("signerInfos", .set, shape: .of("signerInfo", signerInfo)),
        ])
    }

    private static let signerInfo = IssuedShape.fields([
        IssuedField("version", .integer, is: .integer),
        IssuedField("issuerAndSerialNumber", .sequence, shape: issuerAndSerialNumber),
        IssuedField("subjectKeyIdentifier", 0x80, is: .octets),
        IssuedField("digestAlgorithm", .sequence, shape: algorithm),
        IssuedField("signedAttrs", 0xA0, shape: .list(attributes)),
        IssuedField("signatureAlgorithm", .sequence, shape: algorithm),
        IssuedField("signature", .octetString, is: .octets),
        IssuedField("unsignedAttrs", 0xA1, shape: .of("attribute", .value(.octets))),
    ])

    private static let issuerAndSerialNumber = IssuedShape.fields([
        IssuedField("issuer", .sequence, is: .name), IssuedField("serialNumber", .integer, is: .integer),
    ])

    private static let attributeNames = [
        OIDName(OID.contentType, "contentType"), OIDName(OID.messageDigest, "messageDigest"),
        OIDName(OID.signingTime, "signingTime"),
    ]

    private static let attributes = IssuedList(
        known: [
            IssuedField("contentType", .sequence, shape: attribute(.identifier)),
            IssuedField("messageDigest", .sequence, shape: attribute(.octets)),
            IssuedField("signingTime", .sequence, shape: attribute(.time)),
        ].map { field in field.beginning(with: attributeNames.first { $0.name == field.name }?.octets ?? []) },
        other: IssuedField("attribute", .sequence, shape: attribute(.octets)),
        identify: { OIDName.name(in: $0, attributeNames) }, isSet: true)

    private static func attribute(_ kind: IssuedKind) -> IssuedShape {
        .fields([
            IssuedField("attrType", .objectIdentifier, is: .identifier),
            IssuedField("attrValues", .set, shape: .list(IssuedList(other: IssuedField("value", is: kind)))),
        ])
    }
}
