// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassEncodings
import EPassJSON
public import EPassLDS
import EPassTrust

/// An image of the document in a report: the portrait of EF.DG2, or what EF.DG7 shows.
///
/// It is not decoded, and nothing is proven by its standing here: it is as good as `integrity.dg2.hash` or
/// `integrity.dg7.hash`.
public struct ReportImage: Sendable {
    /// What it shows.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// The first image of the first face of EF.DG2.
        case portrait
        /// A displayed signature or usual mark of EF.DG7.
        case signature
    }

    /// What it shows.
    public let kind: Kind
    /// The file by its name: `DG2`, `DG7`.
    public let file: String
    /// The image as the chip has it.
    public let image: BiometricImage

    /// The images of a document: none of a file that was not read, or does not decode.
    static func all(in document: ParsedDocument) -> [ReportImage] {
        let faces = document.file(.dataGroup(.dg2))?.images ?? []
        let marks = document.file(.dataGroup(.dg7))?.images ?? []
        return faces.prefix(1).map { ReportImage(kind: .portrait, file: "DG2", image: $0) }
            + marks.map { ReportImage(kind: .signature, file: "DG7", image: $0) }
    }

    func write(to json: inout JSONWriter, withOctets: Bool) {
        let octets = image.octets
        json.object { json in
            json.member("kind", kind.rawValue)
            json.member("file", file)
            json.member("mediaType", image.format.mediaType)
            json.member("length", octets.count)
            json.member("sha256", (try? HashAlgorithm.sha256.hash(octets)).map { Hexadecimal.lowercaseText($0) })
            if withOctets { json.member("octets", Base64.text(Array(octets))) }
        }
    }
}
