// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Names of the fields of signed objects, certificates, keys and SecurityInfos, as their ASN.1 modules spell them.
extension DataObjectNames {
    /// A ContentInfo or a Certificate, which begin alike; the second field tells.
    package static let der = template(.tag(0x30, "ContentInfo", contentInfo))

    /// An X.509 certificate (RFC 5280, 4.1).
    package static let certificate = template(.tag(0x30, "Certificate", certificateFields))

    /// A certificate revocation list (RFC 5280, 5.1).
    package static let revocationList = template(
        .tag(0x30, "CertificateList").sequence(
            .field(0x30, "tbsCertList").sequence(
                .field(0x02, "version"), .field(0x30, "signature", algorithm), .field(0x30, "issuer"),
                .field(0x17, "thisUpdate"), .field(0x17, "nextUpdate"),
                .field(0x30, "revokedCertificates").sequence(
                    .each(0x30, "revoked certificate").sequence(
                        .field(0x02, "userCertificate"), .field(nil, "revocationDate"),
                        .field(0x30, "crlEntryExtensions", extensions))),
                .field(0xA0, "crlExtensions").sequence(.field(0x30, "Extensions", extensions))),
            .field(0x30, "signatureAlgorithm", algorithm), .field(0x03, "signatureValue")))

    /// A card-verifiable certificate (BSI TR-03110-3, C.1).
    package static let cardVerifiableCertificate = template(
        .tag(0x7F21, "CV certificate").template(
            .tag(0x7F4E, "certificate body").template(
                .tag(0x5F29, "certificate profile identifier"), .tag(0x42, "certification authority reference"),
                .tag(0x7F49, "public key").template(
                    .tag(0x06, "object identifier"), .tag(0x81, "modulus or prime"),
                    .tag(0x82, "exponent or first coefficient"), .tag(0x83, "second coefficient"),
                    .tag(0x84, "base point"), .tag(0x85, "order"), .tag(0x86, "public point"), .tag(0x87, "cofactor")),
                .tag(0x5F20, "certificate holder reference"),
                .tag(0x7F4C, "certificate holder authorization template").template(
                    .tag(0x06, "terminal type"), .tag(0x53, "relative authorization")),
                .tag(0x5F25, "effective date"), .tag(0x5F24, "expiration date"),
                .tag(0x65, "certificate extensions").template(
                    .tag(0x73, "extension").template(.tag(0x06, "object identifier"), .tag(0x53, "authorization")))),
            .tag(0x5F37, "signature")))

    static let contentInfo = sequence(
        .field(0x06, "contentType"), .field(0xA0, "content").sequence(.field(0x30, "SignedData", signedData)))

    /// RFC 5652, 5.1.
    private static let signedData = sequence(
        .field(0x02, "version"), .field(0x31, "digestAlgorithms").sequence(.each(0x30, "digestAlgorithm", algorithm)),
        .field(0x30, "encapContentInfo").sequence(
            .field(0x06, "eContentType"), .field(0xA0, "eContent").sequence(.field(0x04, "content", signedContent))),
        .field(0xA0, "certificates").sequence(.each(0x30, "Certificate", certificateFields)), .field(0xA1, "crls"),
        .field(0x31, "signerInfos").sequence(.each(0x30, "SignerInfo", signerInfo)))

    private static let signerInfo = sequence(
        .field(0x02, "version"),
        // The issuer and serial number, or [0] with the key identifier: both stand before the algorithm.
        .field(0x80, "subjectKeyIdentifier"),
        .field(0x30, "issuerAndSerialNumber or digestAlgorithm"), .field(0x30, "digestAlgorithm", algorithm),
        .field(0xA0, "signedAttrs").sequence(
            .each(0x30, "Attribute").sequence(.field(0x06, "attrType"), .field(0x31, "attrValues"))),
        .field(0x30, "signatureAlgorithm", algorithm), .field(0x04, "signature"), .field(0xA1, "unsignedAttrs"))

    /// An LDSSecurityObject (Doc 9303-10, 4.6.2.2) is a SEQUENCE, SecurityInfos are a SET.
    private static let signedContent = template(
        .tag(0x30, "LDSSecurityObject").sequence(
            .field(0x02, "version"), .field(0x30, "hashAlgorithm", algorithm),
            .field(0x30, "dataGroupHashValues").sequence(
                .each(0x30, "DataGroupHash").sequence(
                    .field(0x02, "dataGroupNumber"), .field(0x04, "dataGroupHashValue"))),
            .field(0x30, "ldsVersionInfo").sequence(.field(0x13, "ldsVersion"), .field(0x13, "unicodeVersion"))),
        .tag(0x31, "SecurityInfos", securityInfos))

    static let securityInfosFile = template(.tag(0x31, "SecurityInfos", securityInfos))

    private static let securityInfos = sequence(
        .each(0x30, "SecurityInfo").sequence(
            .field(0x06, "protocol"), .field(nil, "requiredData"), .field(nil, "optionalData")))

    private static let algorithm = sequence(.field(0x06, "algorithm"), .field(nil, "parameters"))

    static let subjectPublicKeyInfo = sequence(
        .field(0x30, "algorithm", algorithm), .field(0x03, "subjectPublicKey"))

    private static let extensions = sequence(
        .each(0x30, "Extension").sequence(.field(0x06, "extnID"), .field(0x01, "critical"), .field(0x04, "extnValue")))

    private static let certificateFields = sequence(
        .field(0x30, "tbsCertificate").sequence(
            .field(0xA0, "version"), .field(0x02, "serialNumber"), .field(0x30, "signature", algorithm),
            .field(0x30, "issuer"),
            .field(0x30, "validity").sequence(.field(nil, "notBefore"), .field(nil, "notAfter")),
            .field(0x30, "subject"), .field(0x30, "subjectPublicKeyInfo", subjectPublicKeyInfo),
            .field(0x81, "issuerUniqueID"), .field(0x82, "subjectUniqueID"),
            .field(0xA3, "extensions").sequence(.field(0x30, "Extensions", extensions))),
        .field(0x30, "signatureAlgorithm", algorithm), .field(0x03, "signatureValue"))
}
