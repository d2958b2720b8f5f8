// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What is known of presentation attacks: whether someone showed a mask or a printed finger (ISO/IEC 39794-1:
/// `PADDataBlock`).
public struct PADDataBlock: Sendable, Hashable {
    /// The codes of what was decided.
    public enum Decision: Int, ExtensibleCodeValue {
        case noAttack = 0
        case attack = 1
        /// Nothing could be assessed.
        case failureToAssess = 2
    }

    /// The codes of what the capture was for.
    public enum CaptureContext: Int, ExtensibleCodeValue {
        case enrolment = 0
        case verification = 1
        case identification = 2
    }

    /// The codes of how the capture was supervised.
    public enum SupervisionLevel: Int, ExtensibleCodeValue {
        case unknown = 0
        case controlled = 1
        case assisted = 2
        case observed = 3
        case unattended = 4
    }

    /// The codes of whose criteria decided.
    public enum CriteriaCategory: Int, ExtensibleCodeValue {
        case unknown = 0
        case individual = 1
        case common = 2
    }

    /// A score of one mechanism.
    public struct ScoreBlock: Sendable, Hashable {
        /// What gave the score, by its registered numbers.
        public var mechanismIdBlock: RegistryIdBlock
        /// 0 to 100, or why there is no score.
        public var scoreOrError: ScoreOrError
        /// Elements of later editions.
        public var extensionElements: [ExtensionElement] = []

        /// Not checked here; a decoder refuses a score above 100.
        public init(mechanismIdBlock: RegistryIdBlock, scoreOrError: ScoreOrError) {
            self.mechanismIdBlock = mechanismIdBlock
            self.scoreOrError = scoreOrError
        }
    }

    /// Whether an attack was found.
    public var decision: ExtensibleCode<Decision>?
    /// One block for each mechanism that gave a score; nil where none is stated.
    public var scoreBlocks: [ScoreBlock]?
    /// Data of registered types, not interpreted.
    public var extendedDataBlocks: [ExtendedDataBlock]?
    /// What the capture was for.
    public var captureContext: ExtensibleCode<CaptureContext>?
    /// How the capture was supervised.
    public var supervisionLevel: ExtensibleCode<SupervisionLevel>?
    /// How large the risk was held to be, 0 to 100.
    public var riskLevel: Int?
    /// Whose criteria decided.
    public var criteriaCategory: ExtensibleCode<CriteriaCategory>?
    /// Octets that are not interpreted.
    public var parameter: ArraySlice<UInt8>?
    /// The challenges that were put to the person, each as octets that are not interpreted.
    public var challenges: [ArraySlice<UInt8>]?
    /// When the data were captured.
    public var captureDateTimeBlock: DateTimeBlock?
    /// Elements of later editions.
    public var extensionElements: [ExtensionElement] = []

    /// A block in which nothing is stated.
    public init() {}
}

extension PADDataBlock.ScoreBlock: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        mechanismIdBlock = try reader.required(reader.block(0, "mechanismIdBlock", &context), "mechanismIdBlock")
        scoreOrError = try reader.required(reader.block(1, "scoreOrError", &context), "scoreOrError")
        extensionElements = try reader.extensions(after: 1, &context)
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.block(0, mechanismIdBlock)
        writer.block(1, scoreOrError)
        writer.extensions(extensionElements)
    }
}

extension PADDataBlock: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        decision = try reader.code(0, "decision", &context)
        scoreBlocks = try reader.blocks(1, "scoreBlocks", &context)
        extendedDataBlocks = try reader.blocks(2, "extendedDataBlocks", &context)
        captureContext = try reader.code(3, "captureContext", &context)
        supervisionLevel = try reader.code(4, "supervisionLevel", &context)
        riskLevel = try reader.integer(5, "riskLevel", in: 0...100, &context)
        criteriaCategory = try reader.code(6, "criteriaCategory", &context)
        parameter = try reader.octets(7, "parameter", &context)
        challenges = try reader.octetStrings(8, "challenges", &context)
        captureDateTimeBlock = try reader.block(9, "captureDateTimeBlock", &context)
        extensionElements = try reader.extensions(after: 9, &context)
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.block(0, decision)
        writer.blocks(1, scoreBlocks)
        writer.blocks(2, extendedDataBlocks)
        writer.block(3, captureContext)
        writer.block(4, supervisionLevel)
        writer.integer(5, riskLevel)
        writer.block(6, criteriaCategory)
        writer.octets(7, parameter)
        writer.octetStrings(8, challenges)
        writer.block(9, captureDateTimeBlock)
        writer.extensions(extensionElements)
    }
}
