// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

// Card-verifiable certificates (Doc 9303-12, 7.2.2; BSI TR-03110-3, D.2).
extension IssuedShape {
    /// CV certificate.
    static let cardVerifiable = IssuedShape.fields([
        IssuedField(
            "body", 0x7F4E,
            shape: .fields([
                IssuedField("profileIdentifier", 0x5F29, is: .octets),
                IssuedField("authorityReference", 0x42, is: .reference),
                IssuedField("publicKey", 0x7F49, shape: publicKey),
                IssuedField("holderReference", 0x5F20, is: .reference),
                IssuedField(
                    "authorization", 0x7F4C,
                    shape: .fields([
                        IssuedField("terminalType", .objectIdentifier, is: .identifier),
                        IssuedField("template", 0x53, is: .octets),
                    ])),
                IssuedField("effectiveDate", 0x5F25, is: .date),
                IssuedField("expirationDate", 0x5F24, is: .date),
                IssuedField("extensions", 0x65, shape: .of("extension", .value(.octets))),
            ])),
        IssuedField("signature", 0x5F37, is: .octets),
    ])

    private static let publicKey = IssuedShape.fields([
        IssuedField("algorithm", .objectIdentifier, is: .identifier),
        // Of RSA modulus and exponent, of a curve prime and first coefficient.
        IssuedField("first", 0x81, is: .octets), IssuedField("second", 0x82, is: .octets),
        IssuedField("secondCoefficient", 0x83, is: .octets), IssuedField("basePoint", 0x84, is: .octets),
        IssuedField("order", 0x85, is: .octets), IssuedField("publicPoint", 0x86, is: .octets),
        IssuedField("cofactor", 0x87, is: .octets),
    ])
}
