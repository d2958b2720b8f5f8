// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassLDS
import EPassMRZ
import EPassSimulator
import EPassTrust

/// Who reads the document of a case, and says what came of it.
public protocol CaseObserver: Sendable {
    /// Makes the document of a case, has it read, and says what was answered.
    ///
    /// - Throws: `SimulatorError` where the document cannot be made or put before the reader; nothing is said about the
    ///   reader then.
    /// - Returns: nil for a case that has no document, or of which nothing was observed.
    func observe(_ item: ConformanceCase, of campaign: Campaign) async throws -> ReaderObservation?
}

extension Campaign {
    /// The number that all keys of documents follow from, so that every run has the same ones.
    private static let seed: UInt64 = 0

    /// The document of a case; nil where none can be made.
    func document(of item: ConformanceCase) throws -> PersonalisedDocument? {
        try description(of: item)?.makeDocument(seed: Self.seed)
    }
}
