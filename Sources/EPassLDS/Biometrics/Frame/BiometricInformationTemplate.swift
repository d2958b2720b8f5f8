// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassTLV

/// A biometric information template: a header that says what the data are, and the data (Doc 9303-10, 4.7.2.1, Table
/// 44; 4.7.3.1, Table 47).
package struct BiometricInformationTemplate<Block: BiometricDataBlock>: Sendable, Hashable {
    /// The biometric header template (A1), nil where it is missing.
    package let header: BiometricHeader?
    /// The biometric data block.
    package let data: Block
    /// The tag of the data object around the block as it stands; `data.tag` is the one that it must have (F-36).
    package let dataTag: TLVTag

    func write(to writer: inout TLVWriter) {
        writer.append(0x7F60) { template in
            if let header {
                template.append(0xA1) { elements in
                    for element in header.elements { elements.append(element.tag, element.value) }
                }
            }
            template.append(dataTag, data.encodedValue())
        }
    }
}

extension BiometricInformationTemplate {
    /// A template of these parts.
    package init(header: BiometricHeader, data: Block) { self.init(header: header, data: data, dataTag: data.tag) }
}

/// How biometric information templates are enclosed.
package enum BiometricEnclosure: Sendable, Hashable {
    /// By a group template (7F61), as the standard demands.
    case groupTemplate
    /// One template (7F60) without the group around it (F-34).
    case singleTemplate
    /// A data block (5F2E or 7F2E) without any template (F-34).
    case dataBlock
    /// A record of ISO/IEC 19794 without any data object around it (F-34).
    case bareRecord
}

/// What DG2, DG3 and DG4 have in common: biometric information templates and how they are enclosed.
package struct BiometricTemplates<Block: BiometricDataBlock>: Sendable, Hashable {
    /// How the templates are enclosed.
    package let enclosure: BiometricEnclosure
    /// The number of templates as it is stated (02), nil where it is not.
    package let statedInstanceCount: Int?
    /// The templates that are there, in their order. Empty in DG3 and DG4 only (Doc 9303-10, 4.7.3.2.2).
    package let templates: [BiometricInformationTemplate<Block>]
    /// Issuer defined content (53) behind the group, such as a random number in DG3 or DG4 without templates; nil where
    /// it is absent.
    package let issuerDefinedContent: [UInt8]?

    /// The images of all templates in their order.
    package var images: [BiometricImage] { templates.flatMap(\.data.images) }

    /// The file with this outer tag.
    func encoded(as tag: TLVTag) -> [UInt8] {
        var writer = TLVWriter()
        writer.append(tag) { file in
            switch enclosure {
            case .groupTemplate:
                file.append(0x7F61) { group in
                    group.append(count: statedInstanceCount)
                    for template in templates { template.write(to: &group) }
                }
            case .singleTemplate: for template in templates { template.write(to: &file) }
            case .dataBlock: for template in templates { file.append(template.dataTag, template.data.encodedValue()) }
            case .bareRecord: for template in templates { file.append(encoded: template.data.encodedValue()) }
            }
            if let issuerDefinedContent { file.append(BiometricTag.issuerDefined, issuerDefinedContent) }
        }
        return writer.bytes
    }
}

extension BiometricTemplates {
    /// A group template with these templates: the number is computed.
    package init(_ templates: [BiometricInformationTemplate<Block>], issuerDefinedContent: [UInt8]? = nil) {
        self.init(
            enclosure: .groupTemplate, statedInstanceCount: templates.count, templates: templates,
            issuerDefinedContent: issuerDefinedContent)
    }
}
