// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// What the trees of DG3 and DG4 share.
extension BiometricInspector {
    /// The tree of a data group in either encoding.
    static func inspect<Record, Block>(
        _ number: DataGroupNumber, _ content: BiometricTemplates<BiometricData<Record, Block>>,
        _ deviations: [LDSDeviation], record: (Record) -> [InspectionNode], block: (Block) -> [InspectionNode]
    ) -> Inspector.Result {
        let nodes = nodes(of: content) { (data: BiometricData<Record, Block>) -> [InspectionNode] in
            switch data {
            case .iso19794(let data): record(data)
            case .iso39794(let data): block(data)
            }
        }
        return Inspector.Result(
            kind: LDSFile.dataGroup(number).description, nodes: nodes, deviations: deviations.map(\.rawValue))
    }

    /// That part of ISO/IEC 39794, and what a later edition has put into its block.
    static func encoding(
        part: Int, _ version: VersionBlock, _ elements: [ExtensionElement]
    ) -> [InspectionNode] {
        [InspectionNode("encoding", "ISO/IEC 39794-\(part), generation \(version.generation), \(version.year)")]
            + extensions(version.extensionElements + elements)
    }

    /// With what something was captured.
    static func device<Kind>(_ device: BiometricCaptureDevice<Kind>?) -> [InspectionNode] {
        guard let device else { return [] }
        return registryId("capture device", device.modelIdBlock) + code("technology", device.technologyId)
            + (device.certificationIdBlocks ?? []).flatMap { registryId("certification", $0) }
            + extensions(device.extensionElements)
    }
}
