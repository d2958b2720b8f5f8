// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV
import EPassTrust

/// DER that builders do not write, for tests.
enum DERText {
    static func element(_ tag: UInt32, _ content: some Collection<UInt8>) -> [UInt8] {
        TLVWriter.encode(TLVTag(tag), Array(content))
    }

    static func sequence(_ members: [[UInt8]]) -> [UInt8] { element(0x30, Array(members.joined())) }

    static func utcTime(_ text: String) -> [UInt8] { element(0x17, Array(text.utf8)) }

    static func generalizedTime(_ text: String) -> [UInt8] { element(0x18, Array(text.utf8)) }

    /// The encoded members of a constructed data object.
    static func members(_ octets: [UInt8]) throws -> [[UInt8]] {
        let limits = TLVLimits(maximumDepth: 8, maximumElements: 1 << 20, maximumLength: 1 << 26)
        var cursor = TLVCursor(octets, limits: limits)
        var inner = try cursor.children(of: try cursor.read())
        var members: [[UInt8]] = []
        while !inner.isAtEnd { members.append(Array(try inner.read().encoded)) }
        return members
    }

    /// The certificate with its members changed; its signature no longer fits.
    static func editing(_ certificate: Certificate, _ edit: (inout [[UInt8]]) throws -> Void) throws -> Certificate {
        var outer = try members(certificate.encoded)
        var inner = try members(certificate.tbsCertificate)
        try edit(&inner)
        outer[0] = sequence(inner)
        return try Certificate(encoded: sequence(outer))
    }
}
