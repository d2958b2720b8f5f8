// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassMessages

/// An entry of an archive that was asked for.
package struct ArchiveEntry: Sendable {
    /// What an entry holds, as it stands in the archive.
    package enum Content: Sendable {
        case stored([UInt8])
        /// DEFLATE, with what the archive says comes of it.
        case deflated([UInt8], length: Int, check: UInt32)
        /// It cannot be taken.
        case refused(ArchiveError)
    }

    /// Where it stands in the archive, with `/` between folders: nothing in it leads out, no part is empty. As it was
    /// found where it is not safe.
    package let path: String
    /// Whether it is such a path.
    package let isSafe: Bool
    /// What it holds.
    package let content: Content

    /// Its octets. Not done before somebody asks, so that many can be unpacked at once.
    ///
    /// - Throws: `ArchiveError`.
    package func octets() throws(ArchiveError) -> [UInt8] {
        switch content {
        case .stored(let octets): return octets
        case .refused(let error): throw error
        case .deflated(let compressed, let length, let check):
            let octets: [UInt8]
            do throws(Inflate.Fault) {
                octets = try Inflate.octets(compressed, atMost: length)
            } catch {
                throw ArchiveError(.malformed, .archiveEntryDamaged)
            }
            guard octets.count == length, CyclicRedundancyCheck.value(octets) == check else {
                throw ArchiveError(.malformed, .archiveEntryDamaged)
            }
            return octets
        }
    }
}

/// The name of an entry: it comes from whoever made the archive.
struct ArchivePath {
    /// With `/` between folders; as it was found, up to the longest one, where it is not safe.
    let text: String
    /// Whether nothing in it leads out: ``parts(_:)`` has it.
    let isSafe: Bool

    init(_ octets: [UInt8]) {
        let parts = Self.parts(octets)
        isSafe = parts != nil
        text = parts?.joined(separator: "/") ?? UTF8Text.shown(Array(octets.prefix(Self.longest)))
    }

    /// The last part, by which an entry is wanted or passed over before anything else is asked.
    static func name(_ octets: [UInt8]) -> String {
        octets.split(separator: UInt8(ascii: "/")).last.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// The most octets of a path, and the most parts.
    private static let longest = 4096
    private static let deepest = 64

    /// The parts of a path; `.` and slashes too many mean nothing.
    ///
    /// - Returns: nil for one that is absolute or leads out, is too long or too deep, is not UTF-8, or has a NUL, a
    ///   backslash or another control character.
    private static func parts(_ octets: some Collection<UInt8>) -> [String]? {
        guard octets.count <= longest, octets.first != UInt8(ascii: "/"),
            octets.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }),
            let text = UTF8Text.string(Array(octets).span)
        else { return nil }
        let parts = text.split(separator: "/").map(String.init).filter { $0 != "." }
        return parts.count <= deepest && !parts.contains("..") ? parts : nil
    }
}
