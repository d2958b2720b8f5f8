// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The object identifiers that certificates and CMS objects use, as dotted text.
enum OID {
    static let signedData = "1.2.840.113549.1.7.2"
    static let data = "1.2.840.113549.1.7.1"
    static let ldsSecurityObject = "2.23.136.1.1.1"
    static let securityObject = "0.4.0.127.0.7.3.2.1"

    static let privilegedTerminalInfo = "0.4.0.127.0.7.2.2.8"

    static let contentType = "1.2.840.113549.1.9.3"
    static let messageDigest = "1.2.840.113549.1.9.4"
    static let signingTime = "1.2.840.113549.1.9.5"

    static let commonName = "2.5.4.3"
    static let serialNumber = "2.5.4.5"
    static let country = "2.5.4.6"
    static let locality = "2.5.4.7"
    static let stateOrProvince = "2.5.4.8"
    static let organization = "2.5.4.10"
    static let organizationalUnit = "2.5.4.11"

    static let subjectKeyIdentifier = "2.5.29.14"
    static let keyUsage = "2.5.29.15"
    static let privateKeyUsagePeriod = "2.5.29.16"
    static let subjectAltName = "2.5.29.17"
    static let issuerAltName = "2.5.29.18"
    static let basicConstraints = "2.5.29.19"
    static let crlDistributionPoints = "2.5.29.31"
    static let certificatePolicies = "2.5.29.32"
    static let authorityKeyIdentifier = "2.5.29.35"
    static let extendedKeyUsage = "2.5.29.37"
    static let subjectDirectoryAttributes = "2.5.29.9"
    static let crlNumber = "2.5.29.20"
    static let reasonCode = "2.5.29.21"
    static let holdInstructionCode = "2.5.29.23"
    static let invalidityDate = "2.5.29.24"
    static let deltaCRLIndicator = "2.5.29.27"
    static let issuingDistributionPoint = "2.5.29.28"
    static let certificateIssuer = "2.5.29.29"
    static let nameConstraints = "2.5.29.30"
    static let policyMappings = "2.5.29.33"
    static let policyConstraints = "2.5.29.36"
    static let freshestCRL = "2.5.29.46"
    static let inhibitAnyPolicy = "2.5.29.54"
    static let authorityInformationAccess = "1.3.6.1.5.5.7.1.1"
    static let subjectInformationAccess = "1.3.6.1.5.5.7.1.11"
    static let practiceStatement = "1.3.6.1.5.5.7.2.1"
    static let netscapeCertificateType = "2.16.840.1.113730.1.1"
    static let nameChange = "2.23.136.1.1.6.1"
    static let documentTypeList = "2.23.136.1.1.6.2"

    static let masterListSigner = "2.23.136.1.1.3"
    static let deviationListSigner = "2.23.136.1.1.8"
    /// The purpose of defect list signers (BSI TR-03129-2, 7.2).
    static let defectListSigner = "0.4.0.127.0.7.3.11.2.1.2"
    static let barCodeSigner = "2.23.136.1.1.11.1"
    static let lds2Signer = "2.23.136.1.1.9.8"

    static let rsaEncryption = "1.2.840.113549.1.1.1"
    static let rsaPSS = "1.2.840.113549.1.1.10"
    static let mgf1 = "1.2.840.113549.1.1.8"
    static let ecPublicKey = "1.2.840.10045.2.1"
}
