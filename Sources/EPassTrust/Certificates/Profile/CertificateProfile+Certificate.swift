// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension CertificateProfile {
    /// The departures of a certificate from the profile of its kind.
    ///
    /// What the profile of the Sixth Edition (Appendix C) did not have is advice for a certificate whose validity
    /// begins before ``newerSince``. A certificate without findings is not thereby trusted, nor one with findings
    /// refused.
    ///
    /// - Parameter kind: the profile; by default that of ``kind(of:)``.
    /// - Returns: the findings in the order of Tables 5 and 6.
    package static func lint(_ certificate: Certificate, as kind: CertificateKind? = nil) -> [ProfileFinding] {
        let kind = kind ?? self.kind(of: certificate)
        var linter = ProfileLinter(issued: certificate.notBefore)
        linter.body(of: certificate)
        linter.key(of: certificate, kind)
        linter.subject(of: certificate, kind)
        linter.require(!certificate.extensions.isEmpty, .extensionsPresent, "There are none.")
        let profile = ExtensionProfile(kind)
        linter.extensions(certificate.extensions, profile)
        linter.contents(of: certificate, kind, profile)
        return linter.findings
    }
}

extension ProfileLinter {
    fileprivate mutating func body(of certificate: Certificate) {
        let encoding = CertificateEncoding(certificate)
        require(certificate.isDistinguished, .der, "A length is not in the form of DER.")
        require(certificate.version == 3, .version, "It is version \(certificate.version).")
        number(
            certificate.serialNumber, positive: .serialNumberPositive, shortest: .serialNumberShortest,
            length: .serialNumberLength, allowsZero: false)
        signature(
            certificate.signature, certificate.signatureAlgorithm, matches: .signatureMatches,
            parameters: .signatureParameters, hash: .signatureHash)
        name(
            certificate.issuer, country: .issuerCountry, format: .issuerCountryFormat, upperCase: .issuerCountryCase,
            strings: .issuerStrings, commonName: .issuerCommonName)
        times(
            encoding.times, zulu: .validityZulu, seconds: .validitySeconds, form: .validityForm,
            fraction: .validityFraction)
        require(certificate.notBefore <= certificate.notAfter, .validityOrder, "It ends before it begins.")
        name(
            certificate.subject, country: .subjectCountry, format: .subjectCountryFormat,
            upperCase: .subjectCountryCase, strings: .subjectStrings, commonName: .subjectCommonName)
        if let issuer = certificate.issuer.country, let subject = certificate.subject.country {
            require(issuer == subject, .countriesMatch, "The issuer's is \(issuer), the subject's \(subject).")
        }
        require(!encoding.hasUniqueIdentifiers, .uniqueIdentifiers, "A unique identifier is there.")
        require(!encoding.statesDefaults, .extensionsDefaults, "A value that is the default is encoded.")
    }

    fileprivate mutating func key(of certificate: Certificate, _ kind: CertificateKind) {
        guard let encoding = ECKeyEncoding(certificate) else {
            let isCompact = kind == .lds2Signer || kind == .barCodeSigner
            require(!isCompact, .ecdsaOnly, "The key is not one for ECDSA.")
            return
        }
        require(encoding.isExplicit, .explicitParameters, "The curve is named.")
        guard encoding.isExplicit else { return }
        require(encoding.hasCofactor, .cofactor, "The cofactor is missing.")
        let isUncompressed = encoding.hasUncompressedGenerator && certificate.subjectPublicKey.first == 0x04
        require(isUncompressed, .uncompressedPoint, "A point is compressed.")
    }

    fileprivate mutating func subject(of certificate: Certificate, _ kind: CertificateKind) {
        let subject = certificate.subject
        let onlyTwo = subject.relativeNames.joined().allSatisfy { $0.type == OID.country || $0.type == OID.commonName }
        let name = subject.commonName ?? ""
        switch kind {
        case .lds2Signer:
            require(onlyTwo, .lds2Subject, "It has other attributes than country and common name.")
            require(name.count <= 9, .lds2CommonName, "The common name has \(name.count) characters.")
        case .barCodeSigner:
            require(onlyTwo, .barCodeSubject, "It has other attributes than country and common name.")
            let isCode = name.utf8.count == 2 && name.utf8.allSatisfy { (0x41...0x5A).contains($0) }
            require(isCode, .barCodeCommonName, "The common name is \"\(name)\".")
        case .csca, .cscaLink, .documentSigner, .masterListSigner, .deviationListSigner, .defectListSigner, .other:
            break
        }
    }
}
