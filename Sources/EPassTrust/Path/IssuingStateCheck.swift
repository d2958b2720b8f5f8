// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassMRZ
internal import EPassMessages

/// The comparison of the issuing State in EF.DG1 with the countries of document signer and CSCA, by the codes of Doc
/// 9303-3, section 5 (Doc 9303-11, 5.1.1 best practice 2; BSI TR-03135-1, 5.6.4.5).
package enum IssuingStateCheck {
    /// Compares them.
    ///
    /// The directory name in subjectAltName holds the code as it stands in the machine readable zone (Doc 9303-12,
    /// 7.1.1.2) and is asked first: where signer and CSCA have the code of the document there, it is theirs, also where
    /// the tables give it no two letters. It says nothing against the tables: a State whose letters differ from those
    /// of the certificates did not issue the document. A signer alone does not speak for another State than its CSCA,
    /// and a CSCA for such a code only where the operator saw that code and confirmed it
    /// (``TrustAnchor/speaksForItsCodes``): a State may write any into its certificates.
    ///
    /// - Parameters:
    ///   - state: the issuing State of EF.DG1.
    ///   - signer: the document signer; its own signature and that of the document are for other checks.
    ///   - anchor: the CSCA, where one was found.
    ///   - id: the check that the finding is of.
    /// - Returns: `successful`, `failed` (`countryMismatch`), or `undetermined` (`countryUnknown`) where a code is
    ///   missing or cannot be mapped.
    package static func judge(
        _ state: CountryCode?, signer: Certificate?, anchor: TrustAnchor?, as id: CheckID
    ) -> CheckFinding {
        let outcome = judge(state, signer, anchor)
        return CheckFinding(id: id, result: outcome.result, reason: outcome.reason, message: outcome.message)
    }

    static func judge(_ state: CountryCode?, _ signer: Certificate?, _ anchor: TrustAnchor?) -> Outcome {
        guard let signer else { return .undetermined(.countryUnknown, .countryOfDocumentSignerUnknown) }
        guard let state, let issuer = IssuingCountry(state) else {
            return .undetermined(.countryUnknown, .countryNoState)
        }
        guard state.kind != .noNationality else {
            return .undetermined(.countryUnknown, .countryNationalityOnly(state: state.rawValue))
        }
        let country = signer.issuer.issuingCountry ?? signer.issuerCountry
        // Two letters, or what people write for a State, are no code of a zone.
        let comparison = state.kind == .unknown ? .unknown : country.map(issuer.compared) ?? .unknown
        let isTerritory = isTerritory(state, country)
        if comparison == .different, let country, !isTerritory {
            return .failed(
                .countryMismatch,
                .countryStateDiffers(state: state.rawValue, issuer: issuer.code, country: country.code))
        }
        if isNamed(state, issuer, by: signer, anchor) { return .successful(.countryStateNamed(state: state.rawValue)) }
        if comparison == .same, let country { return .successful(.countryStateMatches(country: country.code)) }
        return .undetermined(.countryUnknown, unmapped(state, issuer, country, isTerritory: isTerritory))
    }

    /// Whether subjectAltName names the State: that of the CSCA, which speaks for its own, and that of the signer where
    /// it says anything.
    private static func isNamed(
        _ state: CountryCode, _ issuer: IssuingCountry, by signer: Certificate, _ anchor: TrustAnchor?
    ) -> Bool {
        guard let anchor, issuer.hasLetters || anchor.speaksForItsCodes else { return false }
        func isStated(_ code: String) -> Bool {
            state.kind == .unknown ? code == state.rawValue : IssuingCountry(code) == issuer
        }
        let own = signer.decodedExtensions.alternativeCountries
        return anchor.certificate.decodedExtensions.alternativeCountries.contains(where: isStated)
            && (own.isEmpty || own.contains(where: isStated))
    }

    private static func unmapped(
        _ state: CountryCode, _ issuer: IssuingCountry, _ country: IssuingCountry?, isTerritory: Bool
    ) -> Message {
        if isTerritory, let country { return .countryBritishTerritory(state: state.rawValue, country: country.code) }
        if state.kind == .unknown { return .countryStateUnknown(state: state.rawValue) }
        guard let country else { return .countrySignerNamesNone }
        guard country.isKnown else { return .countrySignerUnknown(country: country.code) }
        return .countryStateWithoutLetters(state: state.rawValue, country: country.code)
    }

    /// Territories whose certificates may sign documents that have one of the British statuses as issuing State.
    private static let britishTerritories: Set<String> = [
        "AI", "BM", "FK", "GG", "GI", "IM", "IO", "JE", "KY", "MS", "PN", "SH", "TC", "VG",
    ]

    private static func isTerritory(_ state: CountryCode, _ country: IssuingCountry?) -> Bool {
        state.kind == .britishStatus && country.map { britishTerritories.contains($0.code) } ?? false
    }
}
