// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension CheckID {
    /// A trusted CSCA of the same country issued the signer of the seal, and both may do what they did (BSI TR-03135-1,
    /// 5.9.1.3.1).
    public static let sealSignerSignature = CheckID(rawValue: "seal.signer.signature")
    /// The time given lies in the validity period of the seal's signer (BSI TR-03135-1, 5.9.1.3.2).
    public static let sealSignerValidity = CheckID(rawValue: "seal.signer.validity")
    /// The time given lies in the validity period of the CSCA (BSI TR-03135-1, 5.9.1.3.3).
    public static let sealCSCAValidity = CheckID(rawValue: "seal.csca.validity")
    /// The signer was issued while the private key of its CSCA was in use (Doc 9303-12, 4.1.4).
    public static let sealCSCAUsagePeriod = CheckID(rawValue: "seal.csca.usagePeriod")
    /// The seal was signed while the private key of its signer was in use (Doc 9303-12, 4.1.3.1).
    public static let sealSignerUsagePeriod = CheckID(rawValue: "seal.signer.usagePeriod")
    /// The signer may make seals for documents of this type (Doc 9303-13, D.2).
    public static let sealSignerDocumentType = CheckID(rawValue: "seal.signer.documentType")
    /// The signer is not revoked at the time given (Doc 9303-13, D.2).
    public static let sealSignerRevocation = CheckID(rawValue: "seal.signer.revocation")
}
