// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
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
            .given(
                "writtenOn", schema: DescriptionKind<CalendarDate>.date.schema(),
                set: { $0.writtenOn = try $1.read(.date).description },
                get: { $0.writtenOn == $1.writtenOn ? nil : .string($0.writtenOn) }),
            .value("plainSignatures", \.plainSignatures, .boolean), .optional("defect", \.defect, .word),
            .value("applications", \.applications, .list(of: .word).told(0...3, unique: true)),
            .value("entryRecords", \.entryRecords, .told(0...254)),
            .value("exitRecords", \.exitRecords, .told(0...254)),
            .value("visaRecords", \.visaRecords, .told(0...254)),
            .value("biometrics", \.biometrics, .told(1...64, 0...64)),
            .value("openBiometrics", \.openBiometrics, .told(1...64, 0...64)),
            .value("biometricsRoom", \.biometricsRoom, .told(1...1 << 20)), .value("octets", \.octets, .object),
            .value("rights", \.rights, .object), .value("verifierRights", \.verifierRights, .object),
            .value("authorityRights", \.authorityRights, .object), .optional("chipFault", \.chipFault, .word),
        ]
    }
}

extension LDS2Description.Octets: Described {
    static var members: [DescriptionMember<Self>] {
        [
            .optional("entryRecords", \.entryRecords, .dataObjects),
            .optional("exitRecords", \.exitRecords, .dataObjects),
            .optional("visaRecords", \.visaRecords, .dataObjects),
        ]
    }
}
