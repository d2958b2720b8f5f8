// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// What is known of presentation attacks: whether someone showed a mask or a printed finger (ISO/IEC 39794-1:
/// `PADDataBlock`).
package struct PADDataBlock: Sendable, Hashable {
    /// The codes of what was decided.
    package enum Decision: Int, ExtensibleCodeValue {
        case noAttack, attack, failureToAssess
    }

    /// The codes of what the capture was for.
    package enum CaptureContext: Int, ExtensibleCodeValue {
        case enrolment, verification, identification
    }

    /// The codes of how the capture was supervised.
    package enum SupervisionLevel: Int, ExtensibleCodeValue {
        case unknown, controlled, assisted, observed, unattended
    }

    /// The codes of whose criteria decided.
    package enum CriteriaCategory: Int, ExtensibleCodeValue {
        case unknown, individual, common
    }

    /// A score of one mechanism.
    package struct ScoreBlock: Sendable, Hashable {
        /// What gave the score, by its registered numbers.
        package var mechanismIdBlock: RegistryIdBlock
        /// 0 to 100, or why there is no score.
        package var scoreOrError: ScoreOrError
        /// Elements of later editions.
        package var extensionElements: [ExtensionElement] = []

        /// Not checked here; a decoder refuses a score above 100.
        package init(mechanismIdBlock: RegistryIdBlock, scoreOrError: ScoreOrError) {
            self.mechanismIdBlock = mechanismIdBlock
            self.scoreOrError = scoreOrError
        }
    }

    /// Whether an attack was found.
    package var decision: ExtensibleCode<Decision>?
    /// One block for each mechanism that gave a score; nil where none is stated.
    package var scoreBlocks: [ScoreBlock]?
    /// Data of registered types, not interpreted.
    package var extendedDataBlocks: [ExtendedDataBlock]?
    /// What the capture was for.
    package var captureContext: ExtensibleCode<CaptureContext>?
    /// How the capture was supervised.
    package var supervisionLevel: ExtensibleCode<SupervisionLevel>?
    /// How large the risk was held to be, 0 to 100.
    package var riskLevel: Int?
    /// Whose criteria decided.
    package var criteriaCategory: ExtensibleCode<CriteriaCategory>?
    /// Octets that are not interpreted.
    package var parameter: ArraySlice<UInt8>?
    /// The challenges that were put to the person, each as octets that are not interpreted.
    package var challenges: [ArraySlice<UInt8>]?
    /// When the data were captured.
    package var captureDateTimeBlock: DateTimeBlock?
    /// Elements of later editions.
    package var extensionElements: [ExtensionElement] = []

    /// A block in which nothing is stated.
    package init() {}
}

extension PADDataBlock.ScoreBlock: FieldBlock {
    init() { self.init(mechanismIdBlock: RegistryIdBlock(), scoreOrError: .score(0)) }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.block(0, "mechanismIdBlock", &mechanismIdBlock, &context)
        try coder.block(1, "scoreOrError", &scoreOrError, &context)
        try coder.extensions(after: 1, &extensionElements, &context)
    }
}

extension PADDataBlock: FieldBlock {
    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.block(0, "decision", &decision, &context)
        try coder.blocks(1, "scoreBlocks", &scoreBlocks, &context)
        try coder.blocks(2, "extendedDataBlocks", &extendedDataBlocks, &context)
        try coder.block(3, "captureContext", &captureContext, &context)
        try coder.block(4, "supervisionLevel", &supervisionLevel, &context)
        try coder.integer(5, "riskLevel", in: 0...100, &riskLevel, &context)
        try coder.block(6, "criteriaCategory", &criteriaCategory, &context)
        try coder.octets(7, "parameter", &parameter, &context)
        try coder.octetStrings(8, "challenges", tag: 0x04, &challenges, &context)
        try coder.block(9, "captureDateTimeBlock", &captureDateTimeBlock, &context)
        try coder.extensions(after: 9, &extensionElements, &context)
    }
}
