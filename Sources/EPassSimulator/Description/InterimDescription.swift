// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON

// Until the descriptions write themselves: what was read only is not written.
extension DescriptionKind {
    init(_ read: @escaping (DescriptionValue) throws -> Value) {
        self.init(schema: .null, write: { _ in .null }, read: read)
    }
}

extension DescriptionMember {
    static func given(_ name: String, _ set: @escaping (inout Root, DescriptionValue) throws -> Void) -> Self {
        given(name, schema: .null, set: set)
    }
}
