// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMRZ

/// Whether document signer and CSCA are of one country (Doc 9303-11, 5.1.1 best practice 2; Doc 9303-3, section 5): the key of one State says nothing about the
/// documents of another (T16).
struct CountryCheck {
    /// Why they are not, or why that is not known; nil where they are.
    var refusal: Outcome?
    var deviations: [TrustDeviation] = []

    static func judge(_ signer: Certificate, under csca: Certificate) -> CountryCheck {
        guard let issuing = csca.subject.country, let issued = signer.issuer.country else {
            return withoutLetters(signer, csca)
        }
        var check = CountryCheck()
        let letters = CountryTable.letters(issuing)
        check.compare(issued, issuing, letters)
        if let subject = signer.subject.country, subject != issued, check.refusal == nil {
            check.compare(subject, issuing, letters)
        }
        if check.refusal == nil, !isSupported(signer, by: letters) || !isSupported(csca, by: letters) {
            check.deviations.append(.alternativeCountryDiffers)
        }
        return check
    }

    private mutating func compare(_ country: String, _ issuing: String, _ letters: String?) {
        let one = country == issuing ? letters : CountryTable.letters(country)
        if let one, let other = letters {
            guard one != other else { return }
            refusal = .failed(.countryMismatch, "The CSCA is of \(issuing), the document signer of \(country).")
        } else {
            // Also where both are the same: whose letters those are, nobody knows.
            let detail =
                country == issuing
                ? "CSCA and document signer are of \(issuing), which is not in the table of codes."
                : "The CSCA is of \(issuing), the document signer of \(country), and one of them is not in the table of codes."
            refusal = .undetermined(.countryUnknown, detail)
        }
    }

    /// A CSCA that names no country in its subject may name it in the directory name of subjectAltName, and so may the signer.
    private static func withoutLetters(_ signer: Certificate, _ csca: Certificate) -> CountryCheck {
        let (one, other) = (codes(signer), codes(csca))
        if let country = one.union(other).first, one == [country], other == [country] { return CountryCheck() }
        return CountryCheck(
            refusal: .undetermined(.countryUnknown, "The CSCA or the document signer names no country."))
    }

    private static func codes(_ certificate: Certificate) -> Set<String> {
        let names = [certificate.subject.country, certificate.issuer.country].compactMap { $0 }
        return Set((names + certificate.decodedExtensions.alternativeCountries).compactMap(CountryTable.letters))
    }

    /// Whether the codes of the alternative name, as far as the table has them, hold that of the country.
    private static func isSupported(_ certificate: Certificate, by letters: String?) -> Bool {
        guard let letters else { return true }
        let codes = certificate.decodedExtensions.alternativeCountries.lazy.compactMap(CountryTable.letters)
        return codes.contains(letters) || codes.isEmpty
    }
}
