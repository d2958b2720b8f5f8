// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import Testing

@testable import EPassMRZ

/// Zones of specimen documents that the tests share.
enum Samples {
    static let today = CalendarDate(daysSince1970: 20_000)
    static let td3 = [
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F3404159ZE184226B<<<<<16",
    ]
    static let td2 = ["I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907UTO7408122F1204159<<<<<<<6"]
    static let td1 = [
        "I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
    ]
    static let mrvA = [
        "V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L8988901C4XXX7408122F96121096ZE184226B<<<<<<",
    ]
    static let mrvB = ["V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "L8988901C4XXX7408122F9612109<<<<<<<<"]
    static let longTD1 = [
        "I<UTOD23145890<7349<<<<<<<<<<<", "3407127M9507122UTO<<<<<<<<<<<2", "STEVENSON<<PETER<JOHN<<<<<<<<<",
    ]
    static let longTD2 = ["I<UTOSTEVENSON<<PETER<JOHN<<<<<<<<<<", "D23145890<UTO3407127M95071227349<<<8"]
    static let all = [td3, td2, td1, mrvA, mrvB, longTD1, longTD2]

    /// The lines of somebody's zone.
    static func lines(_ format: MRZFormat, _ name: String, _ number: String) throws -> [String] {
        var builder = try builder(format)
        (builder.primary, builder.documentNumber) = (name, number)
        return try builder.build().lines
    }

    static func builder(_ format: MRZFormat) throws -> MRZBuilder {
        let birth = try #require(MRZDate("740812".utf8))
        let expiry = try #require(MRZDate("340415".utf8))
        let codes: [MRZFormat: String] = [.td3: "P", .td1: "I", .td2: "I", .mrvA: "V", .mrvB: "V"]
        return MRZBuilder(
            format: format, documentCode: codes[format] ?? "", issuer: "UTO", primary: "Eriksson",
            secondary: "Anna Maria", documentNumber: "L898902C3", nationality: "UTO", dateOfBirth: birth,
            sex: .female, dateOfExpiry: expiry)
    }
}

extension MRZError {
    /// For comparison: errors are equal when their codes are.
    init(code: Code) { self.init(code, .plainText(text: "")) }
}
