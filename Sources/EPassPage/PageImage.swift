// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
public import EPassLDS
import EPassMessages

/// An image of a document, ready to be shown in a page.
public struct PageImage: Sendable, Hashable {
    /// What it shows.
    public let subject: BiometricImage.Subject
    /// The file of the document that it stands in.
    public let file: LDSFile
    /// Columns.
    public let width: Int
    /// Rows.
    public let height: Int
    private let octets: [UInt8]
    private let mediaType: String

    /// The most octets of one image.
    public static let maximumLength = 4 << 20
    /// The most images of a page.
    public static let maximumCount = 16

    /// An image that somebody made or checked: a browser decodes it.
    ///
    /// - Parameters:
    ///   - octets: a whole PNG or JPEG file. `ImageDecoder.png(of:)` of EPassImages makes one of which nothing is left
    ///     but points.
    ///   - subject: what it shows.
    ///   - file: the file of the document that it stands in.
    ///   - width: columns, at least 1.
    ///   - height: rows, at least 1.
    /// - Returns: nil for octets that begin like neither, for too many, and for a size that is none.
    public init?(
        _ octets: [UInt8], showing subject: BiometricImage.Subject, in file: LDSFile, width: Int, height: Int
    ) {
        guard octets.count <= Self.maximumLength, (1...65_535).contains(width), (1...65_535).contains(height) else {
            return nil
        }
        if octets.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            mediaType = "image/png"
        } else if octets.starts(with: [0xFF, 0xD8, 0xFF]) {
            mediaType = "image/jpeg"
        } else {
            return nil
        }
        self.octets = octets
        self.subject = subject
        self.file = file
        self.width = width
        self.height = height
    }

    /// How many octets it has.
    var length: Int { octets.count }

    /// Where the page has it: in itself.
    var address: String { "data:\(mediaType);base64,\(Base64.text(octets))" }

    /// What it shows, with its file.
    var message: Message {
        let kind: Message =
            switch subject {
            case .face: .pageImageFace
            case .finger, .palm: .pageImageFinger
            case .iris: .pageImageIris
            case .portrait: .pageImagePortrait
            case .signature: .pageImageSignature
            case .document: .pageImageDocument
            }
        return .pageImageOf(image: kind, file: file)
    }
}
