// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMessages

extension DescriptionKind<DocumentDefect> {
    /// A defect by its own word, or by the profile that has it: the names of Docs/defects.md.
    static var defect: Self {
        let words = DescriptionKind<DocumentDefect>.word
        return Self(
            schema: JSONSchema.words(
                DocumentDefect.allCases.map(\.rawValue)
                    + SimulatorProfile.all.filter { $0.defect != nil }.map(\.name)),
            write: words.write,
            read: { value in
                let text = try value.read(.text)
                if let defect = DocumentDefect(rawValue: text) { return defect }
                guard let profile = SimulatorProfile.all.first(where: { $0.name == text }) else {
                    return try value.read(words)
                }
                return try value.found(profile.defect, .simulatorNoDefectOfProfile(profile: text))
            })
    }
}
