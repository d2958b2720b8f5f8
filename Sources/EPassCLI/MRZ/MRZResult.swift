// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassMRZ
import EPassMessages

/// What became of one record.
struct MRZResult {
    enum Outcome {
        case zone(MRZ)
        case repaired(MRZRepair)
        /// Read, and what it may have been; which of them it was, a person says.
        case proposed(MRZ?, [MRZRepair])
        /// Read, and no repair found.
        case unrepaired(MRZ, MRZError)
        case unreadable(MRZError)
    }

    let record: MRZRecord?
    let outcome: Outcome
    var normalisations: [MRZNormalisation] = []

    var mrz: MRZ? {
        switch outcome {
        case .zone(let mrz), .unrepaired(let mrz, _): mrz
        case .repaired(let repair): repair.mrz
        case .proposed(let mrz, _): mrz
        case .unreadable: nil
        }
    }

    var error: MRZError? {
        if case .unreadable(let error) = outcome { return error }
        return nil
    }

    /// Why it could not be read, or not be repaired.
    var problem: MRZError? {
        if case .unrepaired(_, let error) = outcome { return error }
        return error
    }

    /// What it may have been, where that has to be compared with the document.
    var candidates: [MRZRepair] {
        if case .proposed(_, let repairs) = outcome { return repairs }
        return []
    }

    /// What came of it; the raw values are the words of JSON.
    enum Verdict: String {
        case successful, failed, undetermined, aborted
    }

    /// Whether its check digits are right, where it was read and that is decided.
    var verdict: Verdict {
        switch outcome {
        case .proposed: return .undetermined
        case .unrepaired(_, let error) where error.code == .ambiguousRepair: return .undetermined
        case .zone, .repaired, .unrepaired, .unreadable: break
        }
        guard let mrz else { return .aborted }
        return mrz.checkDigits.wrong.isEmpty ? .successful : .failed
    }

    /// The result where there was no record.
    static var ofNothing: MRZResult {
        do throws(MRZError) {
            return MRZResult(record: nil, outcome: .zone(try MRZScanner.scan("").mrz))
        } catch {
            return MRZResult(record: nil, outcome: .unreadable(error))
        }
    }

    static func make(_ record: MRZRecord, repair: Bool) -> MRZResult {
        let scan = Result { () throws(MRZError) in try MRZScanner.scan(record.text) }
        func asItStands(_ outcome: (MRZ) -> Outcome, orElse fault: MRZError? = nil) -> MRZResult {
            switch scan {
            case .success(let scan):
                MRZResult(record: record, outcome: outcome(scan.mrz), normalisations: scan.normalisations)
            case .failure(let error): MRZResult(record: record, outcome: .unreadable(fault ?? error))
            }
        }
        guard repair else { return asItStands(Outcome.zone) }
        do throws(MRZError) {
            let repairs = try MRZRepair.candidates(for: record.text)
            if let only = repairs.first, only.isDecided {
                return MRZResult(record: record, outcome: .repaired(only), normalisations: only.normalisations)
            }
            let scan = try? scan.get()
            return MRZResult(
                record: record, outcome: .proposed(scan?.mrz, repairs), normalisations: scan?.normalisations ?? [])
        } catch {
            return asItStands({ .unrepaired($0, error) }, orElse: error)
        }
    }
}

/// How many records came out how.
struct MRZSummary {
    private(set) var total = 0
    private(set) var failed = 0
    private(set) var undetermined = 0
    private(set) var unreadable = 0

    mutating func count(_ result: MRZResult) {
        total += 1
        switch result.verdict {
        case .successful: break
        case .failed: failed += 1
        case .undetermined: undetermined += 1
        case .aborted: unreadable += 1
        }
    }

    var message: Message {
        .mrzTextSummary(
            total: total, right: total - failed - undetermined - unreadable, wrong: failed, proposed: undetermined,
            unread: unreadable)
    }

    var json: String {
        "\"zoneCount\":\(total),\"failedCount\":\(failed),\"undeterminedCount\":\(undetermined),"
            + "\"unreadableCount\":\(unreadable)"
    }

    /// - Throws: the exit status, where it is not 0.
    func finish() throws(ExitCode) {
        if unreadable > 0 { throw ExitCode(ErrorExit.badData.rawValue) }
        if failed > 0 { throw ExitCode(ExitStatus.checkFailed.rawValue) }
        if undetermined > 0 { throw ExitCode(ExitStatus.undetermined.rawValue) }
    }
}
