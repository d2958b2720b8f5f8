// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMRZ

extension VisibleDigitalSeal {
    /// A feature with its definition and what it says.
    public struct DefinedFeature: Sendable, Hashable {
        /// Tag and octets as they stand in the seal.
        public let feature: SealFeature
        /// What the profile of the document says about the tag; nil for an unknown one, which a seal may have (Doc
        /// 9303-13, 2.3.1).
        public let definition: SealFeatureDefinition?
        /// What it says; nil where it is not as defined, or not defined.
        public let value: SealFeatureValue?
    }

    /// What the seal is on; nil for a kind that is not known.
    public var documentKind: SealDocumentKind? {
        SealDocumentKind(featureDefinition: header.featureDefinition, documentCategory: header.documentCategory)
    }

    /// The features in their order, each with what it says.
    public var definedFeatures: [DefinedFeature] {
        let definitions = documentKind?.features ?? []
        return features.map { feature in
            let definition = definitions.first { $0.tag == feature.tag }
            return DefinedFeature(
                feature: feature, definition: definition,
                value: definition.flatMap { SealFeatureValue(feature.value, as: $0) })
        }
    }

    /// What the feature of that name says; nil where there is none, or none that can be read.
    public func value(_ name: String) -> SealFeatureValue? {
        definedFeatures.first { $0.definition?.name == name }?.value
    }

    /// The machine readable zone of the document, where the seal holds one that can be read.
    public var mrz: MRZ? { if case .machineReadableZone(let zone) = value("mrz") { zone } else { nil } }

    /// The number of the passport that the document belongs to, without fillers.
    public var passportNumber: String? {
        guard case .text(let text) = value("passportNumber") else { return nil }
        return String(text.reversed().drop { $0 == " " }.reversed())
    }

    /// How long the holder of a visa may stay.
    public var durationOfStay: DurationOfStay? {
        if case .durationOfStay(let duration) = value("durationOfStay") { duration } else { nil }
    }

    /// How often the holder of a visa may enter; 0 is without limit.
    public var numberOfEntries: Int? { if case .number(let number) = value("numberOfEntries") { number } else { nil } }
}
