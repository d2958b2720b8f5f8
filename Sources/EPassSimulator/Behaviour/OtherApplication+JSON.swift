// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMessages

extension ChipBehaviour.OtherApplication: Described {
    package init() { self.init(identifier: []) }

    static var members: [DescriptionMember<Self>] {
        [
            .required("identifier", \.identifier, .applicationIdentifier),
            .given(
                "files", schema: DescriptionKind<[DescribedOtherFile]>.oneOrMore(of: .object).schema(),
                set: { application, value in
                    for file in try value.read(DescriptionKind<[DescribedOtherFile]>.oneOrMore(of: .object)) {
                        application.files[file.identifier] = file.content
                    }
                },
                get: { application, _ in
                    guard !application.files.isEmpty else { return nil }
                    return DescriptionKind<[DescribedOtherFile]>.oneOrMore(of: .object).write(
                        application.files.sorted { $0.key < $1.key }.map { file in
                            DescribedOtherFile {
                                $0.identifier = file.key
                                $0.content = file.value
                            }
                        })
                }),
        ]
    }
}

/// A file of another application: `{"identifier": "0101", "hex": "61021300"}`.
private struct DescribedOtherFile: Described {
    var identifier: UInt16 = 0
    var content: [UInt8] = []

    static var members: [DescriptionMember<Self>] {
        [.required("identifier", \.identifier, .statusWord), .required("hex", \.content, .hexadecimal)]
    }
}

extension DescriptionKind<[UInt8]> {
    /// An application identifier: 5 to 16 octets in hexadecimal digits (ISO/IEC 7816-4, 8.2.1.2).
    static var applicationIdentifier: Self {
        hexadecimal.confirmed(
            .simulatorApplicationIdentifier, schema: JSONSchema.text("^([0-9A-Fa-f]{2}){5,16}$")
        ) { (5...16).contains($0.count) }
    }
}
