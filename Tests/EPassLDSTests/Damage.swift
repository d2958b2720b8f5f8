// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTestSupport
import Testing

/// What can happen to octets on their way.
enum Damage {
    /// The octets cut off at every length below their own.
    static func truncations(of octets: [UInt8]) -> [[UInt8]] { octets.indices.map { Array(octets.prefix($0)) } }

    /// The octets with one of them changed, each in three ways.
    static func flips(of octets: [UInt8]) -> [[UInt8]] {
        octets.indices.flatMap { index in
            [UInt8]([0x01, 0x80, 0xFF]).map { mask in
                var changed = octets
                changed[index] ^= mask
                return changed
            }
        }
    }
}

/// Asserts that every truncation of a file is an error of that file at a place inside it, and that every changed octet
/// ends in a value or in such an error.
func expectNoSurprise<Value>(
    of octets: [UInt8], file: LDSFile, truncationsMayDecode: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation, decode: ([UInt8]) throws(LDSError) -> Value
) {
    var outcomes = 0
    let all = (Damage.truncations(of: octets) + Damage.flips(of: octets)).enumerated()
    for (index, damaged) in all where TestShare.includes(index) {
        do throws(LDSError) {
            _ = try decode(damaged)
            if index < octets.count, !truncationsMayDecode {
                Issue.record("The first \(index) octets decode.", sourceLocation: sourceLocation)
            }
        } catch {
            if error.file != file || error.offset < 0 || error.offset > damaged.count || error.reason.isEmpty {
                Issue.record("The error has no place: \(error)", sourceLocation: sourceLocation)
            }
        }
        outcomes += 1
    }
    #expect(outcomes == (0..<octets.count * 4).count { TestShare.includes($0) }, sourceLocation: sourceLocation)
}
