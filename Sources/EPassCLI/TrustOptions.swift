// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassMessages
import EPassTrust

/// Which anchors are trusted.
///
/// ``VouchingOptions`` and ``PolicyOptions`` stand beside it in a command, not in it: in a debug build ArgumentParser
/// checks a group within a group some twenty times whenever it looks at the outer one, which made a start 0.2 s longer.
struct TrustOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            .helpTrustOptionsTrust,
            valueName: .helpValuePath), completion: .directory)
    var trust: String?

    /// The anchors: of `--trust`, else of the store in the data folder. Files that were passed over are named on
    /// standard error.
    ///
    /// - Parameter checking: what of a store is compared with its hashes now, as for
    ///   ``TrustMaterial/load(_:vouching:checking:)``.
    /// - Throws: `CLIError`.
    func store(
        _ vouching: VouchingOptions, checking: TrustStore.Checking = .whatDecides
    ) throws(CLIError) -> TrustSnapshot {
        try TrustMaterial.load(trust, vouching: vouching, checking: checking)
    }

    /// A store with what is trusted for a simulated document added.
    ///
    /// - Throws: `CLIError`.
    static func adding(_ simulated: TrustSnapshot?, to store: TrustSnapshot) throws(CLIError) -> TrustSnapshot {
        guard let simulated else { return store }
        do throws(TrustError) { return try store.adding(simulated) } catch { throw CLIError(error) }
    }

    /// Whether the trust store is meant, and there is none.
    func lacksStore(_ vouching: VouchingOptions) -> Bool {
        trust == nil && vouching.isEmpty && !TrustMaterial.hasDefaultStore
    }

    /// Says on standard error, before anything is asked for, that there is no trust store, and what makes one.
    func announceMissingStore(_ vouching: VouchingOptions) {
        if lacksStore(vouching) { Terminal.remark(.trustCommandNoStoreBefore) }
    }

    /// Says on standard error what to do next where no anchor was found: where the first list comes from, or who knows
    /// more.
    func advise(_ report: InspectionReport) {
        guard report.check(.dsSignature)?.reason == .noAnchor else { return }
        Terminal.remark(noAnchorAdvice)
    }

    /// What to do next where no anchor was found.
    var noAnchorAdvice: Message {
        trust == nil && !TrustMaterial.hasDefaultStore ? .trustCommandNoStoreYet : .trustCommandAskDoctor
    }
}
