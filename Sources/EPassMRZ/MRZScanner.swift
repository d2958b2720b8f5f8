// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What people and scanners give, brought into the shape of a machine readable zone.
public struct MRZScan: Sendable {
    /// The zone.
    public let mrz: MRZ
}

/// Takes a machine readable zone as people type and scanners send it.
public enum MRZScanner {
    /// The longest input that is looked at, in octets.
    public static let maximumLength = 1024

    /// One zone from text.
    public static func scan(_ text: String) throws(MRZError) -> MRZScan {
        MRZScan(mrz: try MRZ.parse(text))
    }
}
