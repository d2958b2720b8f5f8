// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// How files are packed that nothing here unpacks: told by their first octets, so that people hear what to do first.
package enum PackedFormat: String, CaseIterable, Sendable {
    case zip = "ZIP"
    case tar
    case gzip
    case bzip2
    case xz
    case zstd

    /// The format of a file; nil where it is none of these.
    ///
    /// - Parameter head: its first octets; an archive of tar is known from 262 on, where its first member's name may
    ///   begin as any data object does (POSIX.1-2017, pax, ustar interchange format).
    package init?(_ head: ArraySlice<UInt8>) {
        let found = Self.allCases.first { format in
            let (offset, octets) = format.mark
            return head.dropFirst(offset).starts(with: octets)
        }
        guard let found else { return nil }
        self = found
    }

    /// Whether it holds several files.
    package var isArchive: Bool { self == .zip || self == .tar }

    private var mark: (offset: Int, octets: [UInt8]) {
        switch self {
        case .zip: (0, [0x50, 0x4B, 0x03, 0x04])
        case .tar: (257, Array("ustar".utf8))
        case .gzip: (0, [0x1F, 0x8B])
        case .bzip2: (0, Array("BZh".utf8))
        case .xz: (0, [0xFD, 0x37, 0x7A, 0x58, 0x5A])
        case .zstd: (0, [0x28, 0xB5, 0x2F, 0xFD])
        }
    }
}
