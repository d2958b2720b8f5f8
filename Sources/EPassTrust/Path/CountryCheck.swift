// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMRZ
internal import EPassMessages

/// Whether document signer and CSCA are of one country (Doc 9303-11, 5.1.1 best practice 2; Doc 9303-3, section 5): the
/// key of one State says nothing about the documents of another (T16).
struct CountryCheck {
    /// Why they are not, or why that is not known; nil where they are.
    var refusal: Outcome?
    var deviations: [TrustDeviation] = []

    static func judge(_ signer: Certificate, of name: SignerName, under csca: Certificate) -> CountryCheck {
        guard let issuing = csca.subject.issuingCountry, let issued = signer.issuer.issuingCountry else {
            return withoutLetters(signer, name, csca)
        }
        var check = CountryCheck()
        check.compare(issued, issuing, name)
        if let subject = signer.subject.issuingCountry, subject != issued, check.refusal == nil {
            check.compare(subject, issuing, name)
        }
        if check.refusal == nil, !isSupported(signer, by: issuing) || !isSupported(csca, by: issuing) {
            check.deviations.append(.alternativeCountryDiffers)
        }
        return check
    }

    private mutating func compare(_ country: IssuingCountry, _ issuing: IssuingCountry, _ name: SignerName) {
        switch country.compared(with: issuing) {
        case .same: return
        case .different:
            refusal = .failed(
                .countryMismatch,
                .countrySignerDiffers(authority: issuing.code, signer: name.word, country: country.code))
        case .unknown:
            // Also where both are the same: whose letters those are, nobody knows.
            refusal = .undetermined(
                .countryUnknown,
                country == issuing
                    ? .countryBothUnknown(signer: name.word, country: issuing.code)
                    : .countryOneUnknown(authority: issuing.code, signer: name.word, country: country.code))
        }
    }

    /// A CSCA that names no country in its subject may name it in the directory name of subjectAltName, and so may the
    /// signer.
    private static func withoutLetters(
        _ signer: Certificate, _ name: SignerName, _ csca: Certificate
    ) -> CountryCheck {
        let (one, other) = (countries(signer), countries(csca))
        if let country = one.union(other).first, one == [country], other == [country] { return CountryCheck() }
        return CountryCheck(refusal: .undetermined(.countryUnknown, .countryNotNamed(signer: name.word)))
    }

    private static func countries(_ certificate: Certificate) -> Set<IssuingCountry> {
        let names = certificate.subject.countries + certificate.issuer.countries
        return Set((names + certificate.decodedExtensions.alternativeCountries).compactMap(known))
    }

    /// Whether the codes of the alternative name, as far as the table has them, hold that of the country.
    private static func isSupported(_ certificate: Certificate, by country: IssuingCountry) -> Bool {
        let codes = certificate.decodedExtensions.alternativeCountries.compactMap(known)
        return codes.contains(country) || codes.isEmpty
    }

    private static func known(_ text: String) -> IssuingCountry? {
        IssuingCountry(text).flatMap { $0.isKnown ? $0 : nil }
    }
}
