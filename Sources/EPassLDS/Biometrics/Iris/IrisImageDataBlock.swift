// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// Iris image data of ISO/IEC 39794-6, data object 66 (`IrisImageDataBlock ::= [APPLICATION 6] SEQUENCE`).
///
/// Every field of the module is typed; what later editions add is kept as it stands. Nothing is checked against the
/// picture.
package struct IrisImageDataBlock: BiometricEncoding {
    /// Generation and year of the edition that the data follow.
    package var versionBlock: VersionBlock
    /// The representations, each with one image.
    package var representationBlocks: [IrisImageRepresentation]
    /// Elements of later editions.
    package var extensionElements: [ExtensionElement] = []

    /// A block of these representations; a conformant one has at least one.
    package init(versionBlock: VersionBlock = VersionBlock(), representationBlocks: [IrisImageRepresentation]) {
        self.versionBlock = versionBlock
        self.representationBlocks = representationBlocks
    }

    /// Decodes the data object 66 that stands alone.
    ///
    /// - Throws: `LDSError` of DG4 with the names of the fields on the way to the fault, and its offset. That a block
    ///   decodes says nothing of whose eye it is.
    package init(decoding octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        try self.init(decoding: octets, of: .dg4, profile)
    }

    /// The images in their order.
    package var images: [BiometricImage] { representationBlocks.map(\.image) }

    /// The data object 66 in DER.
    package func encoded() -> [UInt8] { dataObject }
}

extension IrisImageDataBlock: RepresentationList {
    static let applicationTag: TLVTag = 0x66
    static let formatTypes: [UInt16] = [0x002C]

    static func check(
        _ images: [BiometricImage], header: BiometricHeader?, in template: Template, _ context: inout DecodingContext
    ) throws(LDSError) {
        let eyes = images.compactMap { image -> BiometricImage.Eye? in
            if case .iris(let eye) = image.subject, eye != .undefined { eye } else { nil }
        }
        try template.checkSubtype(of: header, shown: Set(eyes.map { BiometricSubtype($0) }), &context)
        // Several images of one eye are one feature.
        if Set(eyes).count > 1 { try template.noteSeveralFeatures(.biometricBothEyes, &context) }
    }
}
