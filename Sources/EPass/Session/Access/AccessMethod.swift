// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Which protocols of access control a reading may use (Doc 9303-11, 4.2).
///
/// PACE is the stronger one by far: a recorded BAC session gives way to a search over the MRZ information. Whatever is
/// chosen, what was tried is in the evidence, and the report says whether a chip that offers PACE was opened without
/// it.
public enum AccessMethod: String, Sendable, Hashable, CaseIterable {
    /// PACE where the chip offers it; BAC where it does not, or where it carries out none of what it offers. Never BAC
    /// after a wrong password, or after an answer that does not verify.
    case auto
    /// PACE and nothing else.
    case pace
    /// Basic Access Control and nothing else.
    case bac
}
