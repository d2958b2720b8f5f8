// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// What the project draws in code for a document: no person's face, finger, eye or hand is in it.
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
        case .portrait: (PortraitPainter.width, PortraitPainter.height)
        case .signature: (SignaturePainter.width, SignaturePainter.height)
        case .page: (PagePainter.width, PagePainter.height)
        case .finger, .iris: grey.map { ($0.width, $0.height) } ?? (0, 0)
        }
    }

    /// The codings in which there is the drawing.
    var formats: [ImageDescription.Format] {
        switch self {
        case .portrait: [.jpeg, .jp2, .j2k]
        case .signature, .page: [.jpeg]
        case .finger, .iris: [.raw, .jpeg, .png]
        }
    }

    /// The image; JPEG, or points without compression, where there is none of that coding.
    func octets(as format: ImageDescription.Format) -> [UInt8] {
        switch self {
        case .portrait:
            switch format {
            case .jp2: return PortraitJPEG2000.file
            case .j2k: return PortraitJPEG2000.codestream
            default: return PortraitPainter.portrait
            }
        case .signature: return SignaturePainter.image
        case .page: return PagePainter.image
        case .finger, .iris:
            guard let grey else { return [] }
            switch format {
            case .jpeg: return JPEGEncoder(quality: 90).encode(grey)
            case .png: return PNGEncoder.encode(grey)
            default: return grey.points
            }
        }
    }

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
