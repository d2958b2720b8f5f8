// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension DocumentDescription {
    /// In what the chip departs from a well-behaved one.
    static var behaviourMembers: [DescriptionMember<Self>] { [] }
}
