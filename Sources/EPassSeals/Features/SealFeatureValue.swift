// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
public import EPassMRZ
package import EPassMessages

/// How long the holder of a visa may stay (Doc 9303-7, 9.1.3, Table 1).
public enum DurationOfStay: Sendable, Hashable, CustomStringConvertible {
    /// Until the date of expiry in the zone.
    case untilExpiry
    /// What the authorities at the border decide.
    case decidedAtEntry
    /// The visa is for transit without entry.
    case transitOnly
    /// The sum of these, from the day of entry.
    case period(days: UInt8, months: UInt8, years: UInt8)

    /// The duration in three octets; nil for any other number of them.
    public init?(_ octets: some Collection<UInt8>) {
        let octets = Array(octets)
        guard octets.count == 3 else { return nil }
        switch octets {
        case [0, 0, 0]: self = .untilExpiry
        case [255, 255, 255]: self = .decidedAtEntry
        case [254, 254, 254]: self = .transitOnly
        default: self = .period(days: octets[0], months: octets[1], years: octets[2])
        }
    }

    /// The three octets.
    public var octets: [UInt8] {
        switch self {
        case .untilExpiry: [0, 0, 0]
        case .decidedAtEntry: [255, 255, 255]
        case .transitOnly: [254, 254, 254]
        case .period(let days, let months, let years): [days, months, years]
        }
    }

    /// In words: `90 days`, `until the date of expiry`.
    package var message: Message {
        switch self {
        case .untilExpiry: return .sealStayUntilExpiry
        case .decidedAtEntry: return .sealStayDecidedAtEntry
        case .transitOnly: return .sealStayTransitOnly
        case .period(let days, let months, let years):
            let parts: [(count: UInt8, message: Message)] = [
                (years, .sealStayYears(count: Int(years))), (months, .sealStayMonths(count: Int(months))),
                (days, .sealStayDays(count: Int(days))),
            ]
            return .sealStayPeriod(parts: parts.filter { $0.count > 0 }.map(\.message))
        }
    }

    /// The same in English.
    public var description: String { message.english }
}

/// What a feature says, read as its definition has it.
public enum SealFeatureValue: Sendable, Hashable {
    /// A string; fillers of C40 are spaces.
    case text(String)
    /// A machine readable zone. What a seal leaves out of a visa's second line, the optional data, is fillers here.
    case machineReadableZone(MRZ)
    /// A number.
    case number(Int)
    /// A duration of stay.
    case durationOfStay(DurationOfStay)
    /// Octets as they are.
    case octets([UInt8])

    /// Reads the octets of a feature; nil where they are not what the definition has.
    package init?(_ octets: [UInt8], as definition: SealFeatureDefinition) {
        guard definition.lengths.contains(octets.count) else { return nil }
        let value: SealFeatureValue? =
            switch definition.coding {
            case .alphanumeric: (try? C40.decode(octets[...])).map { .text($0) }
            case .zoneTD2, .zoneMRVA, .zoneMRVB: Self.zone(octets, definition.coding).map { .machineReadableZone($0) }
            case .number: .number(octets.reduce(0) { $0 << 8 | Int($1) })
            case .durationOfStay: DurationOfStay(octets).map { .durationOfStay($0) }
            case .text: UTF8Text.string(octets.span).map { .text($0) }
            case .octets: .octets(octets)
            }
        guard let value else { return nil }
        self = value
    }

    private static func zone(_ octets: [UInt8], _ coding: SealFeatureDefinition.Coding) -> MRZ? {
        guard let text = try? C40.decode(octets[...]), let format = coding.zone, let omitted = format.omittedInSeals
        else { return nil }
        let characters = text.utf8.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "<") : $0 }
        guard characters.count == format.characterCount - omitted else { return nil }
        let zone = try? MRZ(characters: characters + [UInt8](repeating: UInt8(ascii: "<"), count: omitted))
        return zone?.format == format ? zone : nil
    }

    /// The octets of a zone for a seal: all of it, or what a seal has room for (Doc 9303-7, 9.1.3).
    ///
    /// - Throws: `seal.notEncodable` for a zone of another format than TD2, MRV-A and MRV-B.
    package static func octets(of zone: MRZ) throws(SealError) -> [UInt8] {
        guard let omitted = zone.format.omittedInSeals else {
            throw SealError(.notEncodable, "message", at: 0, .sealDataZoneFormat)
        }
        return try C40.encode(String(decoding: zone.characters.dropLast(omitted), as: UTF8.self))
    }
}

extension MRZFormat {
    /// How many characters at the end of a zone a seal does not hold, the optional data of a visa (Doc 9303-7, 9.1.3);
    /// nil where no seal holds such a zone.
    var omittedInSeals: Int? {
        switch self {
        case .td2: 0
        case .mrvA: 16
        case .mrvB: 8
        case .td1, .td3: nil
        }
    }
}
