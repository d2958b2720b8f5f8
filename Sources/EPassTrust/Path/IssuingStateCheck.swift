// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMRZ

/// The comparison of the issuing State in EF.DG1 with the country of the document signer, by the codes of Doc 9303-3, section 5 (BSI TR-03135-1, 5.6.4.5).
public enum IssuingStateCheck {
    /// Compares the two.
    ///
    /// The two letters of the certificate decide. Where section 5 gives the code of the document no two letters, as for most organizations, the directory name
    /// in subjectAltName decides (Doc 9303-12, 7.1.1.2), which holds the code as it stands in the machine readable zone.
    ///
    /// - Parameters:
    ///   - state: the issuing State of EF.DG1.
    ///   - signer: the document signer; its own signature and that of the document are for other checks.
    ///   - anchor: the CSCA, where one was found.
    ///   - id: the check that the finding is of.
    /// - Returns: `successful`, `failed` (`countryMismatch`), or `undetermined` (`countryUnknown`) where a code is missing or in no table.
    public static func judge(
        _ state: CountryCode?, signer: Certificate?, anchor: Certificate?, as id: CheckID
    ) -> CheckFinding {
        let outcome = judge(state, signer, anchor)
        return CheckFinding(
            id: id, result: outcome.result, reason: outcome.reason, clause: "BSI TR-03135-1, 5.6.4.5",
            detail: outcome.detail)
    }

    static func judge(_ state: CountryCode?, _ signer: Certificate?, _ anchor: Certificate?) -> Outcome {
        guard let signer else {
            return .undetermined(.countryUnknown, "The country of the document signer is not known.")
        }
        guard let state, state.kind != .unknown else {
            return .undetermined(.countryUnknown, "The issuing State in DG1 is not in the table of codes.")
        }
        let named = CountryTable.letters(of: state)
        let alternatives =
            signer.decodedExtensions.alternativeCountries
            + (anchor?.decodedExtensions.alternativeCountries ?? [])
        guard let country = signer.issuer.country.flatMap(CountryTable.letters) else {
            return alternatives.contains(state.rawValue)
                ? .successful("The issuing State in DG1 is the one that the certificates state, \(state).")
                : .undetermined(.countryUnknown, "The document signer names no country of the table of codes.")
        }
        guard let named else {
            return alternatives.contains(state.rawValue)
                ? .successful("The issuing State in DG1 is the one that the certificates state, \(state).")
                : .undetermined(
                    .countryUnknown,
                    "The issuing State in DG1, \(state), has no two letters that a certificate could have.")
        }
        if named == country {
            return .successful("The issuing State in DG1 is the country of the document signer, \(country).")
        }
        if state.kind == .britishStatus, CountryTable.britishTerritories.contains(country) {
            return .undetermined(
                .countryUnknown,
                "DG1 has the British status \(state), the document signer a British territory, \(country).")
        }
        return .failed(.countryMismatch, "DG1 is of \(state) (\(named)), the document signer of \(country).")
    }
}

/// The two letters that certificates have for a code, and the other way round.
enum CountryTable {
    /// Territories whose certificates may sign documents that have one of the British statuses as issuing State.
    static let britishTerritories: Set<String> = [
        "AI", "BM", "FK", "GG", "GI", "IM", "IO", "JE", "KY", "MS", "PN", "SH", "TC", "VG",
    ]

    /// The two letters of the issuer with that code; nil where the table has none.
    static func letters(of state: CountryCode) -> String? {
        // Part C of the table leaves them out for the documents that the United Nations issued in Kosovo.
        state.rawValue == "UNK" ? "UN" : state.issuingAlpha2
    }

    /// The two letters of a country as a certificate has it: two letters of the table, in either case, or by mistake its code of the machine readable zone.
    static func letters(_ country: String) -> String? {
        let code = country.uppercased()
        if CountryCode(alpha2: code) != nil { return code }
        // What the first certificates of the United Nations have.
        if code == "ZZ" { return "UN" }
        return letters(of: CountryCode(rawValue: code))
    }
}
