// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassEncodings
import EPassJSON
import EPassMessages
import EPassTrust

/// Takes files into the store: what `epass trust import`, `update` and `setup` have in common. There is no other way.
struct TrustImportRun {
    let paths: [String]
    let store: String
    var pins: Set<[UInt8]> = []
    var grants: [PublisherGrant] = []
    /// Whether everything that has to be confirmed is.
    var confirmsAll = false
    /// Whether the operator vouches for every certificate of the files that nobody signed.
    var namesCertificates = false
    var isDryRun = false
    /// Whether nothing is shown and nobody is asked.
    var isQuiet = false
    /// Whether only what follows the store is taken, and what was foreseen needs no word: the next issues of its lists.
    var isUpdate = false
    /// What the history calls the change; the names of the files without it.
    var historyName: String?
    /// The word of the command in the history.
    var command = "import"

    /// Carries it out and says what it came to.
    ///
    /// - Throws: `CLIError`: what stopped it, or that something was refused beside what was taken.
    func report(asJSON: Bool) throws {
        var result = TrustImportResult(store: store, isDryRun: isDryRun)
        result.isUpdate = isUpdate
        var stopped: CLIError?
        do {
            try carryOut(&result)
        } catch let error as TrustError {
            stopped =
                isUpdate && error.code == .noSuchFile && result.isStoreMissing
                ? TrustStoreOptions.noStore(at: DisplayText.escaped(store)) : CLIError(importing: error, store: store)
        } catch let error as CLIError {
            stopped = error
        }
        // What was refused is an error beside what was taken.
        let error = stopped ?? result.refusal
        if asJSON {
            Terminal.print(result.json(error: error).text())
        } else if stopped == nil {
            Terminal.show(Words.say(result.conclusion))
        }
        if let error { throw error }
    }

    /// - Throws: `CLIError`, or the `TrustError` of a step.
    func carryOut(_ result: inout TrustImportResult) throws {
        result.isStoreMissing = true
        var transaction = try begin()
        defer { transaction.drop() }
        result.isStoreMissing = false
        let before = isUpdate ? try transaction.snapshot().anchorCount : 0
        var difference = try read(into: transaction, grants, &result)
        let mayGrant = !confirmsAll && !isQuiet && !isUpdate && !isDryRun && Terminal.canAsk
        if !isQuiet {
            TrustDifferenceText.show(
                TrustDifferenceText.lines(of: result, isUpdate: isUpdate, withConfirmations: !isUpdate && !mayGrant))
        }
        try checkNamed(difference, transaction)
        try checkFound(difference, result)
        guard !isDryRun else { return }
        if mayGrant {
            let granted = GrantQuestion.ask(
                about: difference, grants: transaction.grants, in: try transaction.snapshot())
            if !granted.isEmpty {
                // Beside what is granted now nothing is taken that nobody stands behind.
                transaction.drop()
                transaction = try begin()
                difference = try read(into: transaction, grants + granted, &result)
                TrustDifferenceText.show(TrustDifferenceText.standing(difference))
            }
        }
        let open = isUpdate ? difference.confirmations(ofUpdateOver: before) : difference.confirmations
        if !isQuiet, isUpdate || mayGrant { TrustDifferenceText.show(TrustDifferenceText.confirmations(open)) }
        if !open.isEmpty, !confirmsAll { try Confirmation.ask(.trustImportQuestion) }
        if confirmsAll, let bare = difference.bareCertificates {
            // Who says yes to everything has not said that these are genuine.
            throw CLIError(
                .confirmationNeeded, .trustImportNotNamed(count: bare.count),
                remedy: .trustImportNameThem(count: bare.count, digest: Hexadecimal.lowercaseText(bare.digest)))
        }
        // Where all was refused nothing is written: no store is made for it.
        guard difference.refused.isEmpty || !difference.isEmpty || difference.unchangedObjects > 0 else { return }
        // An update that brings nothing is no change.
        if isUpdate, difference.isEmpty { return }
        let snapshot = try transaction.commit(as: historyName ?? name)
        result.snapshotHash = snapshot.snapshotHash
        result.anchorCount = snapshot.anchorCount
    }

    /// What the commit would change; certificates that the operator vouches for are not to be asked for.
    private func difference(of transaction: TrustTransaction) throws(TrustError) -> TrustDifference {
        var difference = try transaction.difference()
        if namesCertificates { difference.confirmBareCertificates() }
        return difference
    }

    /// Who pins expects the pin to be met: what came is then something else than what was meant.
    private func checkNamed(_ difference: TrustDifference, _ transaction: TrustTransaction) throws {
        guard difference.unmetPins.isEmpty else {
            throw CLIError(.pinNotMet, .trustImportPinNotMet, remedy: .trustImportComparePin)
        }
        for grant in grants {
            guard try transaction.holdsCSCA(withFingerprint: grant.fingerprint) else {
                throw CLIError(.pinNotMet, .trustImportPublisherNotHere, remedy: .trustImportComparePublisher)
            }
        }
    }

    private func checkFound(_ difference: TrustDifference, _ result: TrustImportResult) throws(CLIError) {
        guard result.objects == 0, difference.refused.isEmpty else { return }
        if let first = result.skipped.first { throw Self.nothingBut(first, of: result.skippedCount) }
        if result.passedOver > 0 {
            throw CLIError(
                code: TrustError.Code.noCertificate, message: .trustUpdateNothingFollows(count: result.passedOver),
                remedy: .trustUpdateImportFirst)
        }
        throw CLIError(
            code: TrustError.Code.noCertificate, message: .trustImportNothingFound, remedy: .trustImportWhatToGive)
    }

    /// `import DE_ML.ml`, without the folders above.
    private var name: String {
        ([command] + paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 }).joined(separator: " ")
    }

    private func begin() throws(TrustError) -> TrustTransaction {
        if isUpdate { return try TrustStore.open(path: store).begin(pins: pins, at: Clock.now()) }
        // A dry run makes no store where there is none.
        if isDryRun {
            do throws(TrustError) {
                return try TrustStore.open(path: store).begin(pins: pins, at: Clock.now())
            } catch {
                guard error.code == .noSuchFile else { throw error }
                return .inMemory(name: store, pins: pins, at: Clock.now())
            }
        }
        return try TrustStore.beginMaking(path: store, pins: pins, at: Clock.now())
    }

    /// The error where nothing could be read: the reason of the first, which for one file is its own.
    private static func nothingBut(_ first: ImportSkipped, of count: Int) -> CLIError {
        let place = DisplayText.escaped(first.place)
        return CLIError(
            layer: first.reason,
            message: count > 1
                ? .trustImportNothingButMany(place: place, reason: first.reason.message, count: count)
                : .trustImportErrorAt(place: place, reason: first.reason.message))
    }

    /// Takes the files, and says what comes of them.
    private func read(
        into transaction: TrustTransaction, _ grants: [PublisherGrant], _ result: inout TrustImportResult
    ) throws(TrustError) -> TrustDifference {
        result.skipped = []
        transaction.namesFiles = namesCertificates
        // Before the lists come: a grant names the CSCA that a list may bring along.
        for grant in grants { try transaction.grant(grant) }
        try read(into: transaction, &result)
        let difference = try self.difference(of: transaction)
        result.difference = difference
        result.skip(difference.leftOut)
        return difference
    }

    private func read(into transaction: TrustTransaction, _ result: inout TrustImportResult) throws(TrustError) {
        let progress = ProgressLine()
        defer { progress.clear() }
        let filter = try isUpdate ? transaction.updateFilter() : nil
        var skipped = result.skipped
        var skippedCount = 0
        var objects = 0
        var passedOver = 0
        for path in paths {
            let name = Self.shortened(DisplayText.escaped(path.split(separator: "/").last.map(String.init) ?? path))
            try TrustImporter().read(path: path) { object throws(TrustError) in
                if let filter, try !filter.admits(object) {
                    passedOver += 1
                    return
                }
                objects += 1
                try transaction.add(object)
            } skipped: { entry in
                skippedCount += 1
                if skipped.count < TrustImportResult.maximumSkipped { skipped.append(entry) }
            } progress: { done, total in
                progress.show(file: name, done: done, total: total)
            }
        }
        result.skipped = skipped
        result.skippedCount = skippedCount
        result.objects = objects
        result.passedOver = passedOver
    }

    /// A name that leaves room for the bar on a terminal of 80 columns.
    private static func shortened(_ name: String) -> String {
        name.count > 40 ? "..." + name.suffix(37) : name
    }
}
