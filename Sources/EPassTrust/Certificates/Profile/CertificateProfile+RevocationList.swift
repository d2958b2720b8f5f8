// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassTLV

extension CertificateProfile {
    /// The departures of a revocation list from the profile (Doc 9303-12, 7.1.4, Tables 9 and 10).
    ///
    /// - Returns: the findings in the order of the tables. They say nothing of the signature, the issuer's right or the
    ///   age.
    package static func lint(_ list: CertificateRevocationList) -> [ProfileFinding] {
        // Appendix C has no profile for lists.
        var linter = ProfileLinter(issued: newerSince)
        linter.require(list.isDistinguished, .crlDER, "A length is not in the form of DER.")
        linter.require(list.version == 2, .crlVersion, "It is version \(list.version).")
        linter.signature(
            list.signature, list.signatureAlgorithm, matches: .crlSignatureMatches, parameters: .crlSignatureParameters,
            hash: .crlSignatureHash)
        linter.name(
            list.issuer, country: .crlCountry, format: .crlCountryFormat, upperCase: .crlCountryCase,
            strings: .crlStrings, commonName: nil)
        linter.times(
            encodedTimes(of: list), zulu: .crlZulu, seconds: .crlSeconds, form: .crlForm, fraction: .crlFraction)
        if let nextUpdate = list.nextUpdate {
            linter.require(list.thisUpdate <= nextUpdate, .crlOrder, "It lies before thisUpdate.")
            let isRegular = nextUpdate <= list.thisUpdate.adding(days: 90)
            linter.require(isRegular, .crlPeriod, "It lies more than 90 days after thisUpdate.")
        } else {
            linter.require(false, .crlNextUpdate, "There is none.")
        }
        let isEmpty = list.statesRevokedCertificates && list.revokedCount == 0
        linter.require(!isEmpty, .crlEmpty, "The list of revoked certificates is there and empty.")
        linter.require(!list.extensions.isEmpty, .crlExtensions, "There are none.")
        linter.extensions(list.extensions, .crl)
        contents(of: list, &linter)
        linter.extensions(
            list.entryExtensions.sorted().map { type in
                Certificate.Extension(objectIdentifier: type, isCritical: false, value: [])
            }, .crlEntry)
        return linter.findings
    }

    private static func contents(of list: CertificateRevocationList, _ linter: inout ProfileLinter) {
        let isAuthorityStated = list.extensions.contains { $0.objectIdentifier == OID.authorityKeyIdentifier }
        if isAuthorityStated {
            linter.require(list.authorityKeyIdentifier != nil, .crlAuthorityKey, "There is no keyIdentifier.")
        }
        if let number = list.crlNumber {
            linter.number(
                number, positive: .crlNumberPositive, shortest: .crlNumberShortest, length: .crlNumberLength,
                allowsZero: true)
        }
        let forbidden = Set(
            (ExtensionProfile.crl.rows + ExtensionProfile.crlEntry.rows).filter { $0.presence == .forbidden }
                .map(\.type))
        for type in list.unknownCritical where !forbidden.contains(type) {
            linter.require(false, .crlExtensionsUnknownCritical, "\(type) is critical.")
        }
    }

    private static func encodedTimes(of list: CertificateRevocationList) -> [EncodedTime] {
        // No look into the entries: what is passed over is not counted.
        guard var fields = try? TLVFields(sequence: list.tbsCertList, "tbsCertList", maximumElements: 16) else {
            return []
        }
        var times: [EncodedTime] = []
        while let node = try? fields.next("member") {
            if let time = EncodedTime(node) { times.append(time) }
        }
        return times
    }
}
