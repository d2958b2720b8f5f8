// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// What `FingerImageDataBlock` and `IrisImageDataBlock` have in common: a version and representations, each with one
/// image.
protocol RepresentationList: DecodableBlock {
    associatedtype Representation: ExtensibleBlock
    var versionBlock: VersionBlock { get set }
    var representationBlocks: [Representation] { get set }
    var extensionElements: [ExtensionElement] { get set }
    init(versionBlock: VersionBlock, representationBlocks: [Representation])
}

extension RepresentationList {
    init() { self.init(versionBlock: VersionBlock(), representationBlocks: []) }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.block(0, "versionBlock", &versionBlock, &context)
        try coder.blocks(
            1, "representationBlocks", limit: DecodingContext.maximumImages, &representationBlocks, &context)
        try coder.demand(
            !representationBlocks.isEmpty, .missingElement, "representationBlocks", at: coder.offset,
            .biometricNoRepresentation)
        try coder.extensions(after: 1, &extensionElements, &context)
    }
}
