// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The object identifiers that certificates and CMS objects use, as dotted text.
package enum OID {
    package static let signedData = "1.2.840.113549.1.7.2"
    package static let data = "1.2.840.113549.1.7.1"
    package static let ldsSecurityObject = "2.23.136.1.1.1"
    package static let securityObject = "0.4.0.127.0.7.3.2.1"

    package static let privilegedTerminalInfo = "0.4.0.127.0.7.2.2.8"

    package static let contentType = "1.2.840.113549.1.9.3"
    package static let messageDigest = "1.2.840.113549.1.9.4"
    package static let signingTime = "1.2.840.113549.1.9.5"

    package static let commonName = "2.5.4.3"
    package static let serialNumber = "2.5.4.5"
    package static let country = "2.5.4.6"
    package static let locality = "2.5.4.7"
    package static let stateOrProvince = "2.5.4.8"
    package static let organization = "2.5.4.10"
    package static let organizationalUnit = "2.5.4.11"

    package static let subjectKeyIdentifier = "2.5.29.14"
    package static let keyUsage = "2.5.29.15"
    package static let privateKeyUsagePeriod = "2.5.29.16"
    package static let subjectAltName = "2.5.29.17"
    package static let issuerAltName = "2.5.29.18"
    package static let basicConstraints = "2.5.29.19"
    package static let crlDistributionPoints = "2.5.29.31"
    package static let certificatePolicies = "2.5.29.32"
    package static let authorityKeyIdentifier = "2.5.29.35"
    package static let extendedKeyUsage = "2.5.29.37"
    package static let subjectDirectoryAttributes = "2.5.29.9"
    package static let crlNumber = "2.5.29.20"
    package static let reasonCode = "2.5.29.21"
    package static let holdInstructionCode = "2.5.29.23"
    package static let invalidityDate = "2.5.29.24"
    package static let deltaCRLIndicator = "2.5.29.27"
    package static let issuingDistributionPoint = "2.5.29.28"
    package static let certificateIssuer = "2.5.29.29"
    package static let nameConstraints = "2.5.29.30"
    package static let policyMappings = "2.5.29.33"
    package static let policyConstraints = "2.5.29.36"
    package static let freshestCRL = "2.5.29.46"
    package static let inhibitAnyPolicy = "2.5.29.54"
    package static let authorityInformationAccess = "1.3.6.1.5.5.7.1.1"
    package static let subjectInformationAccess = "1.3.6.1.5.5.7.1.11"
    package static let practiceStatement = "1.3.6.1.5.5.7.2.1"
    package static let netscapeCertificateType = "2.16.840.1.113730.1.1"
    package static let nameChange = "2.23.136.1.1.6.1"
    package static let documentTypeList = "2.23.136.1.1.6.2"

    package static let masterListSigner = "2.23.136.1.1.3"
    package static let deviationListSigner = "2.23.136.1.1.8"
    /// The purpose of defect list signers (BSI TR-03129-2, 7.2).
    package static let defectListSigner = "0.4.0.127.0.7.3.11.2.1.2"
    package static let barCodeSigner = "2.23.136.1.1.11.1"
    package static let lds2Signer = "2.23.136.1.1.9.8"

    package static let rsaEncryption = "1.2.840.113549.1.1.1"
    package static let rsaPSS = "1.2.840.113549.1.1.10"
    package static let mgf1 = "1.2.840.113549.1.1.8"
    package static let ecPublicKey = "1.2.840.10045.2.1"
    /// Keys of DSA (RFC 3279, 2.3.2).
    package static let dsa = "1.2.840.10040.4.1"
}
