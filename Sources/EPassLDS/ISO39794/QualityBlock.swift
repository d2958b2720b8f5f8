// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A quality score and who gave it (ISO/IEC 39794-1: `QualityBlock`).
public struct QualityBlock: Sendable, Hashable {
    /// The algorithm that gave the score, by its registered numbers.
    public var algorithmIdBlock: RegistryIdBlock
    /// 0 to 100, or why there is no score.
    public var scoreOrError: ScoreOrError
    /// Elements of later editions.
    public var extensionElements: [ExtensionElement] = []

    /// Not checked here; a decoder refuses a score above 100.
    public init(algorithmIdBlock: RegistryIdBlock, scoreOrError: ScoreOrError) {
        self.algorithmIdBlock = algorithmIdBlock
        self.scoreOrError = scoreOrError
    }
}

/// A score of 0 to 100, or why there is none (ISO/IEC 39794-1: `ScoreOrError`).
public enum ScoreOrError: Sendable, Hashable {
    /// 0 to 100.
    case score(Int)
    /// Why there is none.
    case error(ExtensibleCode<ScoringError>)
}

/// Why there is no score (ISO/IEC 39794-1: `ScoringErrorCode`).
public enum ScoringError: Int, ExtensibleCodeValue {
    /// Nothing could be assessed.
    case failureToAssess = 0
}

extension QualityBlock: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        algorithmIdBlock = try reader.required(reader.block(0, "algorithmIdBlock", &context), "algorithmIdBlock")
        scoreOrError = try reader.required(reader.block(1, "scoreOrError", &context), "scoreOrError")
        extensionElements = try reader.extensions(after: 1, &context)
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.block(0, algorithmIdBlock)
        writer.block(1, scoreOrError)
        writer.extensions(extensionElements)
    }
}

extension ScoreOrError: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        if let score = try reader.integer(0, "score", in: 0...100, &context) {
            self = .score(score)
        } else if let error: ExtensibleCode<ScoringError> = try reader.code(1, "error", &context) {
            self = .error(error)
        } else {
            throw reader.noAlternative()
        }
    }

    func write(to writer: inout ExtensibleWriter) {
        switch self {
        case .score(let score): writer.integer(0, score)
        case .error(let error): writer.block(1, error)
        }
    }
}
