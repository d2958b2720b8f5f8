// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

extension CheckID {
    /// Whether the check is about one of the protocols by which a chip is told from a copy.
    var isOfChip: Bool { check.area == .chip }

    /// The protocols by which a chip is told from a copy, in the order in which a reading runs them, the mapping aside.
    static var ofChip: [CheckID] { Check.Group.chip.checks }

    /// Whether the check compares the hash of a data group.
    var isDataGroupHash: Bool { hashedDataGroup != nil }
}
