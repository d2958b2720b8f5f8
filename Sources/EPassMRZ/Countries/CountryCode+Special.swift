// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// One code of Doc 9303-3, section 5, that ISO 3166-1 does not have.
struct SpecialCountryCode {
    let code: String
    let alpha2: String
    let kind: CountryCode.Kind
    let name: String

    init(_ code: String, _ alpha2: String, _ kind: CountryCode.Kind, _ name: String) {
        self.code = code
        self.alpha2 = alpha2
        self.kind = kind
        self.name = name
    }
}

/// Doc 9303-3, section 5, parts A to H.
let specialCountryCodes: [SpecialCountryCode] = [
    SpecialCountryCode("D", "DE", .state, "Germany"),
    SpecialCountryCode("RKS", "KS", .state, "Kosovo"),
    SpecialCountryCode("GBD", "", .britishStatus, "British Overseas Territories Citizen"),
    SpecialCountryCode("GBN", "", .britishStatus, "British National (Overseas)"),
    SpecialCountryCode("GBO", "", .britishStatus, "British Overseas Citizen"),
    SpecialCountryCode("GBP", "", .britishStatus, "British Protected Person"),
    SpecialCountryCode("GBS", "", .britishStatus, "British Subject"),
    SpecialCountryCode("EUE", "EU", .europeanUnion, "European Union"),
    SpecialCountryCode("UNO", "UN", .unitedNations, "United Nations Organization or one of its officials"),
    SpecialCountryCode("UNA", "UN", .unitedNations, "United Nations specialized agency or one of its officials"),
    SpecialCountryCode("UNK", "", .unitedNations, "Resident of Kosovo with a document of UNMIK"),
    SpecialCountryCode("XBA", "", .organization, "African Development Bank"),
    SpecialCountryCode("XIM", "", .organization, "African Export-Import Bank"),
    SpecialCountryCode("XCC", "", .organization, "Caribbean Community"),
    SpecialCountryCode("XCE", "", .organization, "Council of Europe"),
    SpecialCountryCode("XCO", "", .organization, "Common Market for Eastern and Southern Africa"),
    SpecialCountryCode("XEC", "", .organization, "Economic Community of West African States"),
    SpecialCountryCode("XPO", "", .organization, "INTERPOL"),
    SpecialCountryCode("XES", "", .organization, "Organization of Eastern Caribbean States"),
    SpecialCountryCode("XMP", "", .organization, "Parliamentary Assembly of the Mediterranean"),
    SpecialCountryCode("XOM", "", .organization, "Sovereign Military Order of Malta"),
    SpecialCountryCode("XDC", "", .organization, "Southern African Development Community"),
    SpecialCountryCode("XXA", "", .noNationality, "Stateless person"),
    SpecialCountryCode("XXB", "", .noNationality, "Refugee"),
    SpecialCountryCode("XXC", "", .noNationality, "Refugee, other than XXB"),
    SpecialCountryCode("XXX", "", .noNationality, "Unspecified nationality"),
    SpecialCountryCode("ANT", "AN", .deprecated, "Netherlands Antilles"),
    SpecialCountryCode("NTZ", "NT", .deprecated, "Neutral Zone"),
    SpecialCountryCode("UTO", "UT", .specimen, "Utopia"),
    SpecialCountryCode("IAO", "IA", .icao, "International Civil Aviation Organization"),
]
