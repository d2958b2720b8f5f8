// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassMRZ
import Glibc

/// What became of one record.
struct MRZResult {
    enum Outcome {
        case zone(MRZ)
        case repaired(MRZRepair)
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
        case .unreadable: nil
        }
    }

    var error: MRZError? {
        if case .unreadable(let error) = outcome { return error }
        return nil
    }

    /// One word for scripts: `successful`, `failed` or `aborted`.
    var word: String {
        guard let mrz else { return "aborted" }
        return mrz.checkDigits.wrong.isEmpty ? "successful" : "failed"
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
        guard repair else {
            switch scan {
            case .success(let scan):
                return MRZResult(
                    record: record, outcome: .zone(scan.mrz), normalisations: scan.normalisations)
            case .failure(let error):
                return MRZResult(record: record, outcome: .unreadable(error))
            }
        }
        do throws(MRZError) {
            let repaired = try MRZRepair.repair(record.text)
            return MRZResult(
                record: record, outcome: .repaired(repaired), normalisations: repaired.normalisations)
        } catch {
            switch scan {
            case .success(let scan):
                return MRZResult(
                    record: record, outcome: .unrepaired(scan.mrz, error), normalisations: scan.normalisations)
            case .failure:
                return MRZResult(record: record, outcome: .unreadable(error))
            }
        }
    }
}

/// How many records came out how.
struct MRZSummary {
    private(set) var total = 0
    private(set) var failed = 0
    private(set) var unreadable = 0

    mutating func count(_ result: MRZResult) {
        total += 1
        if result.error != nil {
            unreadable += 1
        } else if result.word == "failed" {
            failed += 1
        }
    }

    var text: String {
        "\(total) zones: \(total - failed - unreadable) right, \(failed) with wrong check digits, \(unreadable) not read"
    }

    var json: String { "\"count\":\(total),\"failed\":\(failed),\"unreadable\":\(unreadable)" }

    /// - Throws: the exit status, where it is not 0.
    func finish() throws(ExitCode) {
        if unreadable > 0 { throw ExitCode(ExitStatus.badData.rawValue) }
        if failed > 0 { throw ExitCode(ExitStatus.checkFailed.rawValue) }
    }
}

/// The day by the system clock, in UTC.
enum Today {
    static var date: CalendarDate {
        let seconds = time(nil)
        return CalendarDate(daysSince1970: Int(seconds) / 86_400)
    }
}

/// What to do about an error of a zone.
enum MRZRemedy {
    static func text(for code: MRZError.Code) -> String? {
        switch code {
        case .empty: "Give the lines, or - and put them on standard input."
        case .length, .lineLength, .tooLong:
            "Compare with the document: 2 lines of 44 or 36 characters, or 3 of 30. --repair puts back lost fillers."
        case .character: "A zone has capital letters, digits and < only."
        case .notRepairable, .ambiguousRepair: "Compare with the document and correct it by hand."
        case .fieldTooLong, .fieldCharacter, .name, .documentCodeUnfit, .date, .documentNumber:
            "Correct the value; epass mrz --help lists the options."
        case .countryCodeUnknown: "Use a code of Doc 9303-3, section 5, or --allow-unknown-codes."
        default: nil
        }
    }
}
