// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// Finger image data of ISO/IEC 39794-4, data object 64 (`FingerImageDataBlock ::= [APPLICATION 4] SEQUENCE`).
///
/// Every field of the module is typed; what later editions add is kept as it stands. Nothing is checked against the
/// picture.
package struct FingerImageDataBlock: BiometricEncoding {
    /// Generation and year of the edition that the data follow.
    package var versionBlock: VersionBlock
    /// The representations, each with one image.
    package var representationBlocks: [FingerImageRepresentation]
    /// Elements of later editions.
    package var extensionElements: [ExtensionElement] = []

    /// A block of these representations; a conformant one has at least one.
    package init(versionBlock: VersionBlock = VersionBlock(), representationBlocks: [FingerImageRepresentation]) {
        self.versionBlock = versionBlock
        self.representationBlocks = representationBlocks
    }

    /// Decodes the data object 64 that stands alone.
    ///
    /// - Throws: `LDSError` of DG3 with the names of the fields on the way to the fault, and its offset. That a block
    ///   decodes says nothing of whose finger it is.
    package init(decoding octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        try self.init(decoding: octets, of: .dg3, profile)
    }

    /// The images in their order.
    package var images: [BiometricImage] { representationBlocks.map(\.image) }

    /// The data object 64 in DER.
    package func encoded() -> [UInt8] { dataObject }
}

extension FingerImageDataBlock: RepresentationList {
    static let applicationTag: TLVTag = 0x64
    static let formatTypes: [UInt16] = [0x0028]

    static func check(
        _ images: [BiometricImage], header: BiometricHeader?, in template: Template, _ context: inout DecodingContext
    ) throws(LDSError) {
        let positions = images.compactMap { image -> FingerPosition? in
            if case .finger(let position) = image.subject, position != .unknown { position } else { nil }
        }
        try template.checkSubtype(of: header, shown: Set(positions.map { BiometricSubtype($0) }), &context)
        if images.count > 1 {
            try template.noteSeveralFeatures(.biometricSeveralFingers(count: images.count), &context)
        }
    }
}
