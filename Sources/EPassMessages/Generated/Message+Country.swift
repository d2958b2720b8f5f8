// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let countrySignerDiffers = MessageKey("country.signerDiffers", "The CSCA is of {authority, country}, the {signer, select, document {document signer} seal {seal signer} other {{signer}}} of {country, country}.")
    static let countryBothUnknown = MessageKey("country.bothUnknown", "CSCA and {signer, select, document {document signer} seal {seal signer} other {{signer}}} are of {country, country}, which is not in the table of codes.")
    static let countryOneUnknown = MessageKey("country.oneUnknown", "The CSCA is of {authority, country}, the {signer, select, document {document signer} seal {seal signer} other {{signer}}} of {country, country}, and one of them is not in the table of codes.")
    static let countryNotNamed = MessageKey("country.notNamed", "The CSCA or the {signer, select, document {document signer} seal {seal signer} other {{signer}}} names no country.")
    static let countryOfDocumentUnknown = MessageKey("country.ofDocumentUnknown", "The country of the document, which must be that of the signer, is not known.")
    static let countryOfSignerUnknown = MessageKey("country.ofSignerUnknown", "The country of the signer is not known.")
    static let countryCardSecurityDiffers = MessageKey("country.cardSecurityDiffers", "{file} was signed in {signing, country}, the document in {country, country}.")
    static let countryOfDocumentSignerUnknown = MessageKey("country.ofDocumentSignerUnknown", "The country of the document signer is not known.")
    static let countryNoState = MessageKey("country.noState", "DG1 names no issuing State.")
    static let countryNationalityOnly = MessageKey("country.nationalityOnly", "The issuing State in DG1, {state, country}, is the code of a nationality, and of no issuer.")
    static let countryStateDiffers = MessageKey("country.stateDiffers", "DG1 is of {state, country} ({issuer, country}), the document signer of {country, country}.")
    static let countryStateNamed = MessageKey("country.stateNamed", "The issuing State in DG1 is the one that the certificates state, {state, country}.")
    static let countryStateMatches = MessageKey("country.stateMatches", "The issuing State in DG1 is the country of the document signer, {country, country}.")
    static let countryBritishTerritory = MessageKey("country.britishTerritory", "DG1 has the British status {state, country}, the document signer a British territory, {country, country}.")
    static let countryStateUnknown = MessageKey("country.stateUnknown", "The issuing State in DG1, {state, country}, is not in the table of codes.")
    static let countrySignerNamesNone = MessageKey("country.signerNamesNone", "The document signer names no country.")
    static let countrySignerUnknown = MessageKey("country.signerUnknown", "The country of the document signer, {country, country}, is not in the table of codes.")
    static let countryStateWithoutLetters = MessageKey("country.stateWithoutLetters", "The issuing State in DG1, {state, country}, has no two letters that a certificate could have; the document signer is of {country, country}.")
    static let countryUnknown = MessageKey("country.unknown", "No country is called {text}.")
    static let countryUnknownMeant = MessageKey("country.unknownMeant", "No country is called {text}. Did you mean {names, list}?")
    static let countryMeant = MessageKey("country.meant", "Did you mean {names, list}?")

    static let ofCountry: [MessageKey] = [
        .countryBothUnknown,
        .countryBritishTerritory,
        .countryCardSecurityDiffers,
        .countryMeant,
        .countryNationalityOnly,
        .countryNoState,
        .countryNotNamed,
        .countryOfDocumentSignerUnknown,
        .countryOfDocumentUnknown,
        .countryOfSignerUnknown,
        .countryOneUnknown,
        .countrySignerDiffers,
        .countrySignerNamesNone,
        .countrySignerUnknown,
        .countryStateDiffers,
        .countryStateMatches,
        .countryStateNamed,
        .countryStateUnknown,
        .countryStateWithoutLetters,
        .countryUnknown,
        .countryUnknownMeant,
    ]
}

extension Message {
    package static func countrySignerDiffers(authority: String, signer: String, country: String) -> Message {
        Message(.countrySignerDiffers, [.init("authority", .country(authority)), .init("signer", .text(signer)), .init("country", .country(country))])
    }
    package static func countryBothUnknown(signer: String, country: String) -> Message {
        Message(.countryBothUnknown, [.init("signer", .text(signer)), .init("country", .country(country))])
    }
    package static func countryOneUnknown(authority: String, signer: String, country: String) -> Message {
        Message(.countryOneUnknown, [.init("authority", .country(authority)), .init("signer", .text(signer)), .init("country", .country(country))])
    }
    package static func countryNotNamed(signer: String) -> Message {
        Message(.countryNotNamed, [.init("signer", .text(signer))])
    }
    package static var countryOfDocumentUnknown: Message { Message(.countryOfDocumentUnknown) }
    package static var countryOfSignerUnknown: Message { Message(.countryOfSignerUnknown) }
    package static func countryCardSecurityDiffers(file: some CustomStringConvertible, signing: String, country: String) -> Message {
        Message(.countryCardSecurityDiffers, [.init("file", .text(file.description)), .init("signing", .country(signing)), .init("country", .country(country))])
    }
    package static var countryOfDocumentSignerUnknown: Message { Message(.countryOfDocumentSignerUnknown) }
    package static var countryNoState: Message { Message(.countryNoState) }
    package static func countryNationalityOnly(state: String) -> Message {
        Message(.countryNationalityOnly, [.init("state", .country(state))])
    }
    package static func countryStateDiffers(state: String, issuer: String, country: String) -> Message {
        Message(.countryStateDiffers, [.init("state", .country(state)), .init("issuer", .country(issuer)), .init("country", .country(country))])
    }
    package static func countryStateNamed(state: String) -> Message {
        Message(.countryStateNamed, [.init("state", .country(state))])
    }
    package static func countryStateMatches(country: String) -> Message {
        Message(.countryStateMatches, [.init("country", .country(country))])
    }
    package static func countryBritishTerritory(state: String, country: String) -> Message {
        Message(.countryBritishTerritory, [.init("state", .country(state)), .init("country", .country(country))])
    }
    package static func countryStateUnknown(state: String) -> Message {
        Message(.countryStateUnknown, [.init("state", .country(state))])
    }
    package static var countrySignerNamesNone: Message { Message(.countrySignerNamesNone) }
    package static func countrySignerUnknown(country: String) -> Message {
        Message(.countrySignerUnknown, [.init("country", .country(country))])
    }
    package static func countryStateWithoutLetters(state: String, country: String) -> Message {
        Message(.countryStateWithoutLetters, [.init("state", .country(state)), .init("country", .country(country))])
    }
    package static func countryUnknown(text: some CustomStringConvertible) -> Message {
        Message(.countryUnknown, [.init("text", .text(text.description))])
    }
    package static func countryUnknownMeant(text: some CustomStringConvertible, names: [String]) -> Message {
        Message(.countryUnknownMeant, [.init("text", .text(text.description)), .init("names", .list(names))])
    }
    package static func countryMeant(names: [String]) -> Message {
        Message(.countryMeant, [.init("names", .list(names))])
    }
}
