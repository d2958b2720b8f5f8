// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// One rule of the profiles of certificates and revocation lists; `Docs/lint.md` lists them all.
package struct ProfileRule: Sendable, Hashable {
    /// The stable name.
    package let name: String
    /// Where it stands.
    package let clause: String
    /// How much a departure from it matters.
    package let severity: ProfileFinding.Severity
    /// Whether the profile of the Sixth Edition (Appendix C) did not have it yet: in a certificate issued while that
    /// was in force, a departure is advice.
    package let isNewer: Bool

    func finding(_ detail: String, isOlderProfile: Bool) -> ProfileFinding {
        guard isNewer, isOlderProfile, severity == .departure else {
            return ProfileFinding(rule: name, clause: clause, severity: severity, detail: detail)
        }
        return ProfileFinding(
            rule: name, clause: clause, severity: .advice,
            detail: detail.dropLast() + "; the profile in force when it was issued did not demand it.")
    }
}

/// The rules that are not rows of a table of extensions.
enum GeneralRule: String, CaseIterable {
    case der = "certificate.encoding.der"
    case version = "certificate.version"
    case serialNumberPositive = "certificate.serialNumber.positive"
    case serialNumberShortest = "certificate.serialNumber.shortest"
    case serialNumberLength = "certificate.serialNumber.length"
    case signatureMatches = "certificate.signature.matches"
    case signatureParameters = "certificate.signatureAlgorithm.parameters"
    case signatureHash = "certificate.signatureAlgorithm.hash"
    case issuerCountry = "certificate.issuer.countryName.present"
    case issuerCountryFormat = "certificate.issuer.countryName.format"
    case issuerCountryCase = "certificate.issuer.countryName.upperCase"
    case issuerCommonName = "certificate.issuer.commonName.present"
    case issuerStrings = "certificate.issuer.stringType"
    case subjectCountry = "certificate.subject.countryName.present"
    case subjectCountryFormat = "certificate.subject.countryName.format"
    case subjectCountryCase = "certificate.subject.countryName.upperCase"
    case subjectCommonName = "certificate.subject.commonName.present"
    case subjectStrings = "certificate.subject.stringType"
    case countriesMatch = "certificate.countryName.matches"
    case validityZulu = "certificate.validity.zulu"
    case validitySeconds = "certificate.validity.seconds"
    case validityForm = "certificate.validity.form"
    case validityFraction = "certificate.validity.fraction"
    case validityOrder = "certificate.validity.order"
    case uniqueIdentifiers = "certificate.uniqueIdentifiers.absent"
    case explicitParameters = "certificate.subjectPublicKeyInfo.explicitParameters"
    case cofactor = "certificate.subjectPublicKeyInfo.cofactor"
    case uncompressedPoint = "certificate.subjectPublicKeyInfo.uncompressed"
    case ecdsaOnly = "certificate.subjectPublicKeyInfo.ecdsa"
    case extensionsPresent = "certificate.extensions.present"
    case extensionsDefaults = "certificate.extensions.defaults"
    case extensionsDecodable = "certificate.extensions.decodable"
    case extensionsUnknownCritical = "certificate.extensions.unknownCritical"
    case authorityKey = "certificate.authorityKeyIdentifier.keyIdentifier"
    case privateKeyPeriod = "certificate.privateKeyUsagePeriod.period"
    case subjectAltNameCountry = "certificate.subjectAltName.country"
    case subjectAltNameAttributes = "certificate.subjectAltName.attributes"
    case subjectAltNameContact = "certificate.subjectAltName.contact"
    case issuerAltNameCountry = "certificate.issuerAltName.country"
    case issuerAltNameAttributes = "certificate.issuerAltName.attributes"
    case issuerAltNameContact = "certificate.issuerAltName.contact"
    case alternativeNamesEqual = "csca.alternativeNames.identical"
    case authority = "csca.basicConstraints.cA"
    case pathLength = "csca.basicConstraints.pathLength"
    case linkAuthority = "cscaLink.basicConstraints.cA"
    case linkPathLength = "cscaLink.basicConstraints.pathLength"
    case linkNameChange = "cscaLink.nameChange.present"
    case distributionPoint = "certificate.cRLDistributionPoints.distributionPoint"
    case distributionScheme = "certificate.cRLDistributionPoints.scheme"
    case distributionReasons = "certificate.cRLDistributionPoints.reasons"
    case distributionIssuer = "certificate.cRLDistributionPoints.cRLIssuer"
    case documentTypesVersion = "documentSigner.documentTypeList.version"
    case documentTypes = "documentSigner.documentTypeList.types"
    case lds2Subject = "lds2Signer.subject.attributes"
    case lds2CommonName = "lds2Signer.subject.commonName"
    case barCodeSubject = "barCodeSigner.subject.attributes"
    case barCodeCommonName = "barCodeSigner.subject.commonName"
    case crlDER = "crl.encoding.der"
    case crlVersion = "crl.version"
    case crlSignatureMatches = "crl.signature.matches"
    case crlSignatureParameters = "crl.signatureAlgorithm.parameters"
    case crlSignatureHash = "crl.signatureAlgorithm.hash"
    case crlCountry = "crl.issuer.countryName.present"
    case crlCountryFormat = "crl.issuer.countryName.format"
    case crlCountryCase = "crl.issuer.countryName.upperCase"
    case crlStrings = "crl.issuer.stringType"
    case crlZulu = "crl.times.zulu"
    case crlSeconds = "crl.times.seconds"
    case crlForm = "crl.times.form"
    case crlFraction = "crl.times.fraction"
    case crlNextUpdate = "crl.nextUpdate.present"
    case crlOrder = "crl.nextUpdate.order"
    case crlPeriod = "crl.nextUpdate.period"
    case crlEmpty = "crl.revokedCertificates.empty"
    case crlExtensions = "crl.extensions.present"
    case crlExtensionsUnknownCritical = "crl.extensions.unknownCritical"
    case crlAuthorityKey = "crl.authorityKeyIdentifier.keyIdentifier"
    case crlNumberPositive = "crl.cRLNumber.positive"
    case crlNumberShortest = "crl.cRLNumber.shortest"
    case crlNumberLength = "crl.cRLNumber.length"

    var rule: ProfileRule {
        ProfileRule(name: rawValue, clause: clause, severity: severity, isNewer: Self.newer.contains(self))
    }

    private var severity: ProfileFinding.Severity { Self.advice.contains(self) ? .advice : .departure }

    private static let advice: Set<GeneralRule> = [
        .subjectAltNameContact, .issuerAltNameContact, .crlPeriod, .validityOrder, .crlOrder,
    ]

    // Appendix C says nothing of these, or says otherwise; the Sixth Edition still had SHA-1.
    private static let newer: Set<GeneralRule> = [
        .issuerCountryCase, .issuerCommonName, .issuerStrings, .subjectCountryCase, .subjectCommonName,
        .subjectStrings, .countriesMatch, .signatureHash, .subjectAltNameCountry, .subjectAltNameAttributes,
        .issuerAltNameCountry, .issuerAltNameAttributes, .alternativeNamesEqual, .linkNameChange, .distributionScheme,
        .distributionReasons, .distributionIssuer,
    ]

    private var clause: String {
        switch self {
        case .der, .crlDER: "Doc 9303-12, 7.1"
        case .signatureParameters, .crlSignatureParameters: "RFC 4055, 5; RFC 5758, 3"
        case .signatureHash, .crlSignatureHash: "Doc 9303-12, 4.1.6.4"
        case .issuerCountry, .issuerCountryFormat, .issuerCommonName, .subjectCountry, .subjectCountryFormat,
            .subjectCommonName:
            "Doc 9303-12, 7.1.1.1.1"
        case .validityOrder: "RFC 5280, 4.1.2.5"
        case .explicitParameters, .cofactor, .uncompressedPoint: "Doc 9303-12, 4.1.6.3"
        case .ecdsaOnly: "Doc 9303-12, 4.1.7 and 4.1.8"
        case .authorityKey, .privateKeyPeriod, .authority, .pathLength, .linkAuthority, .linkPathLength,
            .extensionsUnknownCritical, .distributionReasons, .distributionIssuer, .distributionPoint:
            "Doc 9303-12, 7.1.1, Table 6"
        case .extensionsDecodable: "RFC 5280, 4.2"
        case .subjectAltNameCountry, .subjectAltNameAttributes, .subjectAltNameContact, .issuerAltNameCountry,
            .issuerAltNameAttributes, .issuerAltNameContact, .alternativeNamesEqual:
            "Doc 9303-12, 7.1.1.2"
        case .distributionScheme: "Doc 9303-12, 7.1.1.4"
        case .linkNameChange: "Doc 9303-12, 7.1.1.5"
        case .documentTypesVersion, .documentTypes: "Doc 9303-12, 7.1.1.6"
        case .lds2Subject, .lds2CommonName: "Doc 9303-12, 7.1.2"
        case .barCodeSubject, .barCodeCommonName: "Doc 9303-12, 7.1.3"
        case .crlPeriod: "Doc 9303-12, 4.1.5"
        case .crlOrder: "RFC 5280, 5.1.2.5"
        case .crlAuthorityKey, .crlNumberPositive, .crlNumberShortest, .crlNumberLength, .crlExtensionsUnknownCritical:
            "Doc 9303-12, 7.1.4, Table 10"
        case .crlVersion, .crlSignatureMatches, .crlCountry, .crlCountryFormat, .crlCountryCase, .crlStrings,
            .crlZulu, .crlSeconds, .crlForm, .crlFraction, .crlNextUpdate, .crlEmpty, .crlExtensions:
            "Doc 9303-12, 7.1.4, Table 9"
        case .version, .serialNumberPositive, .serialNumberShortest, .serialNumberLength, .signatureMatches,
            .issuerCountryCase, .issuerStrings, .subjectCountryCase, .subjectStrings, .countriesMatch, .validityZulu,
            .validitySeconds, .validityForm, .validityFraction, .uniqueIdentifiers, .extensionsPresent,
            .extensionsDefaults:
            "Doc 9303-12, 7.1.1, Table 5"
        }
    }
}
