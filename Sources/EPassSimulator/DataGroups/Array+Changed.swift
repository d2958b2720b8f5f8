// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension Array {
    /// The elements, each with this change.
    func changed(_ change: (inout Element) -> Void) -> [Element] {
        var elements = self
        for index in elements.indices { change(&elements[index]) }
        return elements
    }
}
