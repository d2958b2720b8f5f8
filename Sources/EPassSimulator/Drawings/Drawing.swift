// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import CEPassFiles
import EPassEncodings
import EPassLDS

/// What the project draws for a document: no person's face, finger, eye or hand is in it.
enum Drawing: Sendable, Hashable {
    case portrait
    case signature
    /// A page of the document, or another document.
    case page
    case finger(FingerPosition)
    case iris(BiometricImage.Eye)

    /// Columns and rows.
    var size: (width: Int, height: Int) {
        switch self {
        case .portrait: (336, 432)
        case .signature: (320, 96)
        case .page: (320, 224)
        case .finger, .iris: grey.map { ($0.width, $0.height) } ?? (0, 0)
        }
    }

    /// The eyes of the portrait that a facial record names, as column and row.
    static let rightEye = (x: 123, y: 200)
    static let leftEye = (x: 213, y: 200)

    /// The codings in which there is the drawing.
    var formats: [ImageDescription.Format] {
        switch self {
        case .portrait: [.jpeg, .jp2, .j2k]
        case .signature, .page: [.jpeg]
        case .finger, .iris: [.raw, .jpeg, .png]
        }
    }

    /// The image; JPEG, or points without compression, where there is none of that coding.
    ///
    /// JPEG and JPEG 2000 are files of `Images/`, compressed once, since there is no encoder here; every finger and
    /// every eye has the same. The JPEG of the portrait has as many octets as portraits of the field have, filled up by
    /// a comment; its codestream without a file format is what some issuers put into EF.DG2 (F-35).
    func octets(as format: ImageDescription.Format) -> [UInt8] {
        switch self {
        case .portrait where format == .jp2: Self.files["portrait.jp2"]
        case .portrait where format == .j2k: Self.files["portrait.j2k"]
        case .portrait: Self.files["portrait.jpg"]
        case .signature: Self.files["signature.jpg"]
        case .page: Self.files["page.jpg"]
        case .finger where format == .jpeg: Self.files["finger.jpg"]
        case .iris where format == .jpeg: Self.files["iris.jpg"]
        case .finger, .iris: grey.map { format == .png ? PNGEncoder.encode($0) : $0.points } ?? []
        }
    }

    private static let files = EmbeddedFiles(epass_files_drawings())

    private var grey: GreyImage? {
        switch self {
        // The two that most documents have, then any other with a centre of its own.
        case .finger(.leftIndex): .finger(lean: -4)
        case .finger(.rightIndex): .finger(lean: 5)
        case .finger(let position): .finger(lean: Int(position.rawValue) * 7 % 19 - 9)
        case .iris(.left): .iris(turn: 3)
        case .iris: .iris(turn: 7)
        default: nil
        }
    }
}
