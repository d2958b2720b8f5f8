// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ

extension LDS2Description {
    /// The description with the seed of its document, where it has none of its own.
    func seeded(by other: UInt64?) -> LDS2Description {
        var result = self
        result.seed = seed ?? other
        return result
    }
}

extension LDS2Description: Described {
    static var members: [DescriptionMember<Self>] {
        [
            .given("writtenOn") { description, value in
                description.writtenOn = try value.read(.date).description
            },
            .value("plainSignatures", \.plainSignatures, .boolean), .optional("defect", \.defect, .word),
        ]
    }
}
