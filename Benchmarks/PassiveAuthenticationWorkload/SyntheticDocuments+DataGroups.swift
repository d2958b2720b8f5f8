// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassLDS
internal import EPassMRZ

extension SyntheticDocuments {
    /// What the data groups of the documents hold.
    package enum Content: Sendable {
        /// EF.DG1 a zone with right check digits, of a person who is made up; EF.DG2 a facial record, in it 20,480
        /// octets with the headers of a JPEG image.
        case decodable
        /// Octets that look random, as many in EF.DG1, and 20,480 in EF.DG2. Neither can be decoded.
        case octets
    }

    /// The data groups of one document; those of another number are others.
    static func dataGroups(_ content: Content, _ number: Int) throws -> [Int: [UInt8]] {
        switch content {
        case .decodable: [1: try zone(number), 2: face(number)]
        case .octets: [1: [0x61] + octets(92, 0x61, number), 2: [0x75] + octets(20_479, 0x75, number)]
        }
    }

    /// An EF.DG1 of a holder whom nobody else shares name, number and dates with.
    private static func zone(_ number: Int) throws -> [UInt8] {
        let born = CalendarDate(daysSince1970: number * 37 % 12_000)
        let expiring = CalendarDate(daysSince1970: 21_915 + number % 1_000)
        let surnames = ["Eriksson", "Müller", "García", "Novák", "Okafor", "Tanaka", "Haddad"]
        let givenNames = ["Anna Maria", "Jan", "Leila", "Pedro Luis", "Ingrid", "Kofi", "Mei", "Tomáš", "Zoé"]
        let letters = [number / 26 % 26, number % 26].map { String(UnicodeScalar(UInt8(65 + $0))) }.joined()
        let digits = String(1_000_000 + number * 7_919 % 8_999_999)
        return DataGroup1(
            mrz: try MRZBuilder(
                format: .td3, documentCode: "P", issuer: "UTO",
                primary: surnames[number % surnames.count] + " " + letters,
                secondary: givenNames[number % givenNames.count], documentNumber: letters + digits,
                nationality: "UTO", dateOfBirth: MRZDate(born), sex: number.isMultiple(of: 2) ? .female : .male,
                dateOfExpiry: MRZDate(expiring)
            ).build()
        ).encoded()
    }

    /// An EF.DG2 with one portrait of 413 by 531 points: the application segment and the frame header of a baseline
    /// JPEG image of three components, the header of its scan, and octets that look like one.
    private static func face(_ number: Int) -> [UInt8] {
        let head: [UInt8] =
            [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8) + [0, 1, 1, 1, 0, 72, 0, 72, 0, 0]
            + [0xFF, 0xC0, 0, 17, 8, 0x02, 0x13, 0x01, 0x9D, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
            + [0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0]
        // No octet FF in what follows: it begins a marker.
        let scan = octets(20_480 - head.count - 2, 0x75, number).map { min($0, 0xFE) }
        return DataGroup2(image: head + scan + [0xFF, 0xD9], width: 413, height: 531).encoded()
    }

    /// That many octets, which look random.
    private static func octets(_ count: Int, _ seed: UInt8, _ number: Int) -> [UInt8] {
        var state = UInt64(number) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(seed)
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 56)
        }
    }
}
