// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassMessages
import EPassTrust

/// A country as people write it: by a code or by any of its names.
enum CountryArgument {
    /// The code by which trust material knows the country that is meant: `DE` for `DE`, `D`, `DEU`, `Germany` and
    /// `Deutschland`.
    ///
    /// - Throws: `CLIError` of the code `cli.country` where nobody is called so, and nothing in the material is.
    static func code(_ text: String, in trust: TrustSnapshot) throws(CLIError) -> String {
        guard let code = known(text, in: trust) else {
            throw CLIError(.country, unknownInAnyLanguage(text), remedy: remedy(for: text))
        }
        return code
    }

    /// The same; nil where nobody is called so.
    static func known(_ text: String, in trust: TrustSnapshot) -> String? {
        if let named = IssuingCountry(named: text) { return named.code }
        // Certificates have codes that no table has.
        guard let code = IssuingCountry(text)?.code ?? (text == "?" ? "?" : nil) else { return nil }
        return trust.objects.contains { ($0.country.isEmpty ? "?" : $0.country) == code } ? code : nil
    }

    /// That nobody is called so, with those who may be meant.
    static func unknown(_ text: String) -> Message {
        meant(text).map { .countryUnknownMeant(text: text.trimmed, names: $0) }
            ?? unknownInAnyLanguage(text)
    }

    private static func unknownInAnyLanguage(_ text: String) -> Message {
        .countryUnknown(text: DisplayText.escaped(text.trimmed))
    }

    private static func remedy(for text: String) -> Message? { meant(text).map { .countryMeant(names: $0) } }

    /// Those who may be meant; nil for nobody.
    static func meant(_ text: String) -> [String]? {
        let names = IssuingCountry.suggestions(for: text)
        return names.isEmpty ? nil : names
    }
}

extension StringProtocol {
    /// Without spaces around it.
    var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
