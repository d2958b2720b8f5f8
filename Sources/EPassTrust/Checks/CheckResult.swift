// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// How a check ended: one of the five results of BSI TR-03135-1, 3.5. There is no sixth, and no default.
public enum CheckResult: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
    /// What the check asks for was shown to hold.
    case successful
    /// What the check asks for was shown not to hold.
    case failed
    /// Neither could be shown: something that the check needs is missing.
    case undetermined
    /// The document does not offer what the check is about.
    case notSupported
    /// The procedure ended before the check did; nothing is said about the document.
    case aborted

    /// The raw value, which is the word in JSON.
    public var description: String { rawValue }
}
