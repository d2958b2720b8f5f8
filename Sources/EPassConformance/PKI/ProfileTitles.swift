// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

/// What the rules of profiles demand, as Docs/lint.md has it: a test compares the two.
enum ProfileTitles {
    /// The text of a rule; rows of a table of extensions say it by their names.
    static func text(of rule: ProfileRule) -> String {
        if let text = texts[rule.name] { return text }
        let parts = rule.name.split(separator: ".").map(String.init)
        let name = parts.dropLast().last ?? rule.name
        return switch parts.last {
        case "present": "\(name) is there."
        case "absent": "\(name) is not there."
        case "critical": "\(name) is critical."
        case "notCritical": "\(name) is not critical."
        default: rule.name
        }
    }

    private static let texts: [String: String] = [
        "certificate.encoding.der": "Every length is definite and as short as possible.",
        "certificate.version": "The version is 3.",
        "certificate.serialNumber.positive": "The serial number is above zero.",
        "certificate.serialNumber.shortest": "The serial number has no padding.",
        "certificate.serialNumber.length": "The serial number has at most 20 octets.",
        "certificate.signature.matches": "The algorithm inside what is signed is the one beside it.",
        "certificate.signatureAlgorithm.parameters":
            "RSA with PKCS #1 v1.5 has NULL as parameters, ECDSA and DSA have none.",
        "certificate.signatureAlgorithm.hash": "The hash is SHA-224, SHA-256, SHA-384 or SHA-512.",
        "certificate.issuer.countryName.present": "The issuer has a country.",
        "certificate.issuer.countryName.format": "The country of the issuer has two letters.",
        "certificate.issuer.countryName.upperCase": "The country of the issuer is in upper case.",
        "certificate.issuer.commonName.present": "The issuer has a common name.",
        "certificate.issuer.stringType":
            "In the issuer, country and serial number are PrintableString, other texts PrintableString or UTF8String.",
        "certificate.subject.countryName.present": "The subject has a country.",
        "certificate.subject.countryName.format": "The country of the subject has two letters.",
        "certificate.subject.countryName.upperCase": "The country of the subject is in upper case.",
        "certificate.subject.commonName.present": "The subject has a common name.",
        "certificate.subject.stringType":
            "In the subject, country and serial number are PrintableString, other texts PrintableString or UTF8String.",
        "certificate.countryName.matches": "Issuer and subject have the same country.",
        "certificate.validity.zulu": "Times end with Z.",
        "certificate.validity.seconds": "Times have seconds.",
        "certificate.validity.form": "Dates until 2049 are UTCTime.",
        "certificate.validity.fraction": "Times have no fraction of a second.",
        "certificate.validity.order": "The validity does not end before it begins.",
        "certificate.uniqueIdentifiers.absent": "There are no unique identifiers of issuer or subject.",
        "certificate.subjectPublicKeyInfo.explicitParameters":
            "The curve of an ECDSA key is described by its parameters, not named.",
        "certificate.subjectPublicKeyInfo.cofactor": "The cofactor is among the parameters.",
        "certificate.subjectPublicKeyInfo.uncompressed": "Generator and public point are uncompressed.",
        "certificate.subjectPublicKeyInfo.ecdsa": "LDS2 signers and bar code signers use ECDSA.",
        "certificate.extensions.present": "There are extensions.",
        "certificate.extensions.defaults": "No default value is encoded (`critical FALSE`, `cA FALSE`).",
        "certificate.extensions.decodable": "Each extension is what its type says.",
        "certificate.extensions.unknownCritical": "A private extension is not critical.",
        "certificate.authorityKeyIdentifier.keyIdentifier": "authorityKeyIdentifier has a keyIdentifier.",
        "certificate.privateKeyUsagePeriod.period":
            "privateKeyUsagePeriod states an end at least, and does not end before it begins.",
        "certificate.subjectAltName.country":
            "subjectAltName has a directory name with the code of the MRZ as localityName.",
        "certificate.subjectAltName.attributes":
            "That directory name has no attribute but localityName and stateOrProvinceName.",
        "certificate.subjectAltName.contact": "subjectAltName has a mail address, a host or an address.",
        "certificate.issuerAltName.country":
            "issuerAltName has a directory name with the code of the MRZ as localityName.",
        "certificate.issuerAltName.attributes":
            "That directory name has no attribute but localityName and stateOrProvinceName.",
        "certificate.issuerAltName.contact": "issuerAltName has a mail address, a host or an address.",
        "csca.alternativeNames.identical": "subjectAltName and issuerAltName of a root are the same.",
        "csca.basicConstraints.cA": "cA is TRUE.",
        "csca.basicConstraints.pathLength": "pathLenConstraint is 0.",
        "cscaLink.basicConstraints.cA": "cA is TRUE.",
        "cscaLink.basicConstraints.pathLength": "pathLenConstraint is 0 (1 under Appendix C).",
        "cscaLink.nameChange.present": "A link between two names has nameChange.",
        "certificate.cRLDistributionPoints.distributionPoint": "Each distribution point has a full name.",
        "certificate.cRLDistributionPoints.scheme": "Each distribution point is an address with ldap, http or https.",
        "certificate.cRLDistributionPoints.reasons": "No distribution point states reasons.",
        "certificate.cRLDistributionPoints.cRLIssuer": "No distribution point names an issuer of its list.",
        "documentSigner.documentTypeList.version": "The version of the list of document types is 0.",
        "documentSigner.documentTypeList.types": "There is a document type, each of one or two letters or fillers.",
        "lds2Signer.subject.attributes": "The subject has country and common name only.",
        "lds2Signer.subject.commonName": "The common name has at most nine characters.",
        "barCodeSigner.subject.attributes": "The subject has country and common name only.",
        "barCodeSigner.subject.commonName": "The common name is two upper-case letters.",
        "crl.encoding.der": "Every length is definite and as short as possible.",
        "crl.version": "The version is 2.",
        "crl.signature.matches": "The algorithm inside what is signed is the one beside it.",
        "crl.signatureAlgorithm.parameters": "RSA with PKCS #1 v1.5 has NULL as parameters, ECDSA and DSA have none.",
        "crl.signatureAlgorithm.hash": "The hash is SHA-224, SHA-256, SHA-384 or SHA-512.",
        "crl.issuer.countryName.present": "The issuer has a country.",
        "crl.issuer.countryName.format": "The country has two letters.",
        "crl.issuer.countryName.upperCase": "The country is in upper case.",
        "crl.issuer.stringType":
            "Country and serial number are PrintableString, other texts PrintableString or UTF8String.",
        "crl.times.zulu": "Times end with Z.",
        "crl.times.seconds": "Times have seconds.",
        "crl.times.form": "Dates until 2049 are UTCTime.",
        "crl.times.fraction": "Times have no fraction of a second.",
        "crl.nextUpdate.present": "There is a nextUpdate.",
        "crl.nextUpdate.order": "nextUpdate does not lie before thisUpdate.",
        "crl.nextUpdate.period": "nextUpdate lies at most 90 days after thisUpdate, since a list is due every 90 days.",
        "crl.revokedCertificates.empty": "Where nothing is revoked the list of revoked certificates is absent.",
        "crl.extensions.present": "There are extensions.",
        "crl.extensions.unknownCritical": "No other extension is critical.",
        "crl.authorityKeyIdentifier.keyIdentifier": "authorityKeyIdentifier has a keyIdentifier.",
        "crl.cRLNumber.positive": "The number is not negative.",
        "crl.cRLNumber.shortest": "The number has no padding.",
        "crl.cRLNumber.length": "The number has at most 20 octets.",
        "csca.keyUsage.bits": "keyCertSign and cRLSign, nothing else.",
        "cscaLink.keyUsage.bits": "keyCertSign and cRLSign, nothing else.",
        "documentSigner.keyUsage.bits": "digitalSignature, nothing else.",
        "listSigner.keyUsage.bits": "digitalSignature, nothing else.",
        "listSigner.extKeyUsage.purpose": "The purpose of that role is among those named.",
        "lds2Signer.extensions.other": "There is no extension but those of the table.",
        "lds2Signer.extKeyUsage.purpose": "The purpose of that role is among those named.",
        "barCodeSigner.extensions.other": "There is no extension but those of the table.",
        "barCodeSigner.extKeyUsage.purpose": "The purpose of that role is among those named.",
        "communication.keyUsage.bits": "Nothing but digitalSignature, keyEncipherment, keyAgreement.",
    ]
}
