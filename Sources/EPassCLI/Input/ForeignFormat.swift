// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassMessages

/// A file of another world that people give in the place of a document's: called what it is, with what to do.
struct ForeignFormat {
    let kind: Message
    let remedy: Message

    private static let pictures: [(octets: [UInt8], format: String)] = [
        ([0x89, 0x50, 0x4E, 0x47], "PNG"), ([0xFF, 0xD8, 0xFF], "JPEG"),
        ([0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50], "JPEG 2000"), ([0xFF, 0x4F, 0xFF, 0x51], "JPEG 2000"),
    ]

    /// Nil where the octets begin as none of these do.
    init?(_ octets: [UInt8]) {
        if let picture = Self.pictures.first(where: { octets.starts(with: $0.octets) }) {
            self.init(kind: .inputKindImage(format: picture.format), remedy: .inputPictureProvesNothing)
        } else if octets.starts(with: "%PDF".utf8) {
            self.init(kind: .inputKindPDF, remedy: .inputPictureProvesNothing)
        } else if let packed = PackedFormat(octets[...]) {
            self.init(
                kind: packed.isArchive
                    ? .inputKindArchive(format: packed.rawValue) : .inputKindCompressed(format: packed.rawValue),
                remedy: .inputUnpackIt)
        } else {
            return nil
        }
    }

    private init(kind: Message, remedy: Message) { (self.kind, self.remedy) = (kind, remedy) }
}
