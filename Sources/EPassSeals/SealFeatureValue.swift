// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

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
        switch definition.coding {
        case .alphanumeric:
            guard let text = try? C40.decode(octets[...]) else { return nil }
            self = .text(text)
        case .zoneTD2, .zoneMRVA, .zoneMRVB:
            guard let zone = Self.zone(octets, definition.coding) else { return nil }
            self = .machineReadableZone(zone)
        case .number: self = .number(octets.reduce(0) { $0 << 8 | Int($1) })
        case .durationOfStay:
            guard let duration = DurationOfStay(octets) else { return nil }
            self = .durationOfStay(duration)
        case .text:
            guard let text = String(validating: octets, as: UTF8.self) else { return nil }
            self = .text(text)
        case .octets: self = .octets(octets)
        }
    }

    private static func zone(_ octets: [UInt8], _ coding: SealFeatureDefinition.Coding) -> MRZ? {
        guard let text = try? C40.decode(octets[...]) else { return nil }
        let format = Self.format(coding)
        let characters = text.utf8.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "<") : $0 }
        guard characters.count == format.characterCount - omitted(coding) else { return nil }
        let zone = try? MRZ(characters: characters + [UInt8](repeating: UInt8(ascii: "<"), count: omitted(coding)))
        return zone?.format == format ? zone : nil
    }

    static func format(_ coding: SealFeatureDefinition.Coding) -> MRZFormat {
        switch coding {
        case .zoneMRVA: .mrvA
        case .zoneMRVB: .mrvB
        default: .td2
        }
    }

    /// How many characters at the end of the zone a seal does not hold.
    private static func omitted(_ coding: SealFeatureDefinition.Coding) -> Int {
        switch coding {
        case .zoneMRVA: 16
        case .zoneMRVB: 8
        default: 0
        }
    }

    /// The octets of a zone for a seal: all of it, or what a seal has room for (Doc 9303-7, 9.1.3).
    ///
    /// - Throws: `seal.notEncodable` for a zone of another format than TD2, MRV-A and MRV-B.
    public static func octets(of zone: MRZ) throws(SealError) -> [UInt8] {
        guard let coding = [.zoneTD2, .zoneMRVA, .zoneMRVB].first(where: { format($0) == zone.format }) else {
            throw SealError(.notEncodable, "message", at: 0, .sealDataZoneFormat)
        }
        return try C40.encode(String(decoding: zone.characters.dropLast(omitted(coding)), as: UTF8.self))
    }
}
