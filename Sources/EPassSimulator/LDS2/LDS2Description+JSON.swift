// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension LDS2Description {
    /// The description with the seed of its document, where it has none of its own.
    func seeded(by other: UInt64?) -> LDS2Description {
        var result = self
        result.seed = seed ?? other
        return result
    }
}

/// The members of LDS2 records as they stand in JSON.
struct LDS2Members: Decodable {
    let description: LDS2Description

    private enum Key: String, CodingKey, CaseIterable {
        case writtenOn
        case plainSignatures
        case defect
    }

    init(from decoder: any Decoder) throws {
        try AnyMember.check(decoder, known: Key.allCases.map(\.rawValue))
        let members = try decoder.container(keyedBy: Key.self)
        var result = LDS2Description()
        if let day = try members.decodeIfPresent(String.self, forKey: .writtenOn) {
            _ = try DocumentHolder.date(day, member: "lds2.writtenOn")
            result.writtenOn = day
        }
        result.plainSignatures =
            try members.decodeIfPresent(Bool.self, forKey: .plainSignatures) ?? result.plainSignatures
        result.defect = try members.decodeIfPresent(forKey: .defect)
        description = result
    }
}
