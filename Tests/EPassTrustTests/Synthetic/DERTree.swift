// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV
import Testing

/// Changes inside an encoding that was signed, with every length around them written anew.
enum DERTree {
    /// The octets of an element without tag and length.
    static func content(of octets: [UInt8]) throws -> [UInt8] {
        var cursor = TLVCursor(octets)
        return Array(try cursor.read().content)
    }

    /// The encoded members of a constructed element.
    static func members(of octets: [UInt8]) throws -> [[UInt8]] {
        var outer = TLVCursor(octets)
        var inner = TLVCursor(try outer.read().content)
        var members: [[UInt8]] = []
        while !inner.isAtEnd { members.append(Array(try inner.read().encoded)) }
        return members
    }

    /// Changes the members of the element that is found by going down by these indices; a negative one counts from the
    /// end.
    static func edit(
        _ octets: inout [UInt8], at path: [Int], _ change: (inout [[UInt8]]) throws -> Void
    ) throws {
        var members = try members(of: octets)
        if let step = path.first {
            let index = step < 0 ? members.count + step : step
            try #require(members.indices.contains(index))
            try edit(&members[index], at: Array(path.dropFirst()), change)
        } else {
            try change(&members)
        }
        var cursor = TLVCursor(octets)
        octets = TLVWriter.encode(try cursor.read().tag, members.joined())
    }

    /// Changes the members of a SignedData: version, digestAlgorithms, encapContentInfo, certificates, signerInfos.
    static func editSignedData(in contentInfo: inout [UInt8], _ change: (inout [[UInt8]]) throws -> Void) throws {
        try edit(&contentInfo, at: [1, 0], change)
    }

    /// Changes the members of the one SignerInfo: version, sid, digestAlgorithm, signedAttrs, signatureAlgorithm,
    /// signature.
    static func editSignerInfo(in contentInfo: inout [UInt8], _ change: (inout [[UInt8]]) throws -> Void) throws {
        try edit(&contentInfo, at: [1, 0, -1, 0], change)
    }
}
