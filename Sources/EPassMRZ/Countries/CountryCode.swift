// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A code of a State, organization or status in a machine readable zone (Doc 9303-3, section 5): one to three letters.
///
/// Every text is taken, as issuers use codes that no table has; ``kind`` is `unknown` and ``name`` nil for those.
public struct CountryCode: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    /// What a code stands for, by the parts of Doc 9303-3, section 5.
    public enum Kind: String, CaseIterable, Sendable, Hashable {
        /// ISO 3166-1, or a State that ICAO lists beside it (`D`, `RKS`).
        case state
        /// A status under British nationality law: `GBD`, `GBN`, `GBO`, `GBP`, `GBS`.
        case britishStatus
        /// The European Union.
        case europeanUnion
        /// The United Nations, its agencies, UNMIK.
        case unitedNations
        /// Another organization that issues documents (part D).
        case organization
        /// A person without a defined nationality (part E).
        case noNationality
        /// Withdrawn from ISO 3166-1, still met in old documents (part F).
        case deprecated
        /// Utopia, for specimens only (part G).
        case specimen
        /// ICAO as the signer of a master list (part H).
        case icao
        /// In no table.
        case unknown
    }

    /// The code without fillers, for example `UTO` or `D`.
    public let rawValue: String

    /// Any code; it is not looked up.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The code that belongs to two letters, as certificates and ISO 3166-1 alpha-2 have them (`DE` gives `D`); nil
    /// where there is none. Case does not matter.
    public init?(alpha2: String) {
        guard let code = CountryCode.byAlpha2[alpha2.uppercased()] else { return nil }
        rawValue = code
    }

    /// What the code stands for.
    public var kind: Kind { entry?.kind ?? .unknown }

    /// The short English name; nil where the code is in no table.
    public var name: String? { entry?.name }

    /// The two letters of the same State or organization; nil where section 5 gives none.
    public var alpha2: String? { entry.flatMap { $0.alpha2.isEmpty ? nil : $0.alpha2 } }

    /// The two letters that the certificates of an issuer with this code carry: those of ``alpha2``, and `GB` for the
    /// British statuses, `DE` for the deviating `DEU`.
    public var issuingAlpha2: String? { kind == .britishStatus ? "GB" : alpha2 }

    /// The code.
    public var description: String { rawValue }

    /// All codes in the tables, sorted.
    public static var all: [CountryCode] { table.keys.sorted().map { CountryCode(rawValue: $0) } }

    private var entry: Entry? { CountryCode.table[rawValue] }
}

extension CountryCode {
    fileprivate struct Entry {
        let alpha2: String
        let name: String
        let kind: Kind
    }

    fileprivate static let table: [String: Entry] = {
        var table: [String: Entry] = [:]
        // By octets: to split a text by characters takes ten times as long, and every start would pay for it.
        for line in iso3166Table.utf8.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2).map { String(Substring($0)) }
            guard parts.count == 3 else { continue }
            table[parts[0]] = Entry(alpha2: parts[1], name: parts[2], kind: .state)
        }
        for special in specialCountryCodes {
            table[special.code] = Entry(alpha2: special.alpha2, name: special.name, kind: special.kind)
        }
        return table
    }()

    fileprivate static let byAlpha2: [String: String] = {
        var codes: [String: String] = [:]
        // `UN` stands for two codes, and `DE` for `D` and the deviating `DEU`: the one that the standard lists first
        // wins.
        for code in table.keys.sorted().reversed() {
            guard let entry = table[code], !entry.alpha2.isEmpty else { continue }
            codes[entry.alpha2] = code
        }
        codes["DE"] = "D"
        codes["UN"] = "UNO"
        return codes
    }()
}
