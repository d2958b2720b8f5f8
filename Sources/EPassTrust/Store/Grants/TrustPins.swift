// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What the operator named by its SHA-256.
struct TrustPins: Sendable {
    /// Lists, certificates, and CSCA certificates above the signers of lists.
    let named: Set<[UInt8]>
    /// CSCA certificates that grants name.
    let granted: Set<[UInt8]>

    init(_ named: Set<[UInt8]>, granted: Set<[UInt8]> = []) {
        self.named = named
        self.granted = granted
    }

    /// Whether a CSCA certificate was named in either way.
    func names(authority fingerprint: [UInt8]) -> Bool { named.contains(fingerprint) || granted.contains(fingerprint) }
}
