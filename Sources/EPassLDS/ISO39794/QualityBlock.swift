// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A quality score and who gave it (ISO/IEC 39794-1: `QualityBlock`).
package struct QualityBlock: Sendable, Hashable {
    /// The algorithm that gave the score, by its registered numbers.
    package var algorithmIdBlock: RegistryIdBlock
    /// 0 to 100, or why there is no score.
    package var scoreOrError: ScoreOrError
    /// Elements of later editions.
    package var extensionElements: [ExtensionElement] = []

    /// Not checked here; a decoder refuses a score above 100.
    package init(algorithmIdBlock: RegistryIdBlock, scoreOrError: ScoreOrError) {
        self.algorithmIdBlock = algorithmIdBlock
        self.scoreOrError = scoreOrError
    }
}

/// A score of 0 to 100, or why there is none (ISO/IEC 39794-1: `ScoreOrError`).
package enum ScoreOrError: Sendable, Hashable {
    /// 0 to 100.
    case score(Int)
    /// Why there is none.
    case error(ExtensibleCode<ScoringError>)
}

/// Why there is no score (ISO/IEC 39794-1: `ScoringErrorCode`).
package enum ScoringError: Int, ExtensibleCodeValue {
    case failureToAssess
}

extension QualityBlock: FieldBlock {
    init() { self.init(algorithmIdBlock: RegistryIdBlock(), scoreOrError: .score(0)) }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.block(0, "algorithmIdBlock", &algorithmIdBlock, &context)
        try coder.block(1, "scoreOrError", &scoreOrError, &context)
        try coder.extensions(after: 1, &extensionElements, &context)
    }
}

extension ScoreOrError: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        if let score = try reader.integer(0, "score", in: 0...100, &context) {
            self = .score(score)
        } else if let error = try reader.alternative(1, "error", Self.error, &context) {
            self = error
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
