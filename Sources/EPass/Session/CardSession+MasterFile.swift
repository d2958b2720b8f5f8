// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS

extension CardSession {
    /// Reads EF.CardAccess, by every way that chips are known to want (F-3): by its short identifier and by SELECT
    /// where the chip stands after a reset, which is the master file as a rule, then again after the master file was
    /// selected by its name, or without one.
    ///
    /// - Parameter mayDefer: whether a file that the chip says in both ways not to have is looked for in the master
    ///   file
    ///   only when the reading turns out to need it (``owesMasterFile``): most chips say so that have none.
    /// - Returns: the octets, or how the last of these ways ended; a refusal is a result.
    /// - Throws: `ReadError` where the channel fails, a limit is exceeded or the task is cancelled.
    mutating func readCardAccess(
        mayDefer: Bool = false, progress: (_ done: Int, _ total: Int?) -> Void
    ) async throws(ReadError) -> FileReading {
        let first = try await read(.cardAccess, progress: progress)
        owesMasterFile = mayDefer && first.state == .absent
        // What is there and is no file stays none.
        guard !owesMasterFile, first.state == .absent || first.state == .accessDenied || first.isRefused,
            let form = try await selectMasterFile()
        else { return first }
        habits = ReadingHabits()
        let second = try await read(.cardAccess, progress: progress)
        guard second.state == .read else { return first.state == .absent ? first : second }
        selectsMasterFile = true
        note(form)
        return second
    }

    /// Selects the master file where EF.CardAccess was found only after that; PACE then starts from the same place
    /// after each reset.
    mutating func returnToMasterFile() async throws(ReadError) {
        if selectsMasterFile { _ = try await selectMasterFile() }
    }

    /// The form of SELECT that the chip took: with the name of the master file, without it, and where P2 = 0C is what
    /// it refuses, the same with P2 = 00 (F-66); nil where it took none.
    mutating func selectMasterFile() async throws(ReadError) -> ReadingWay? {
        let forms: [(CommandAPDU, ReadingWay)] = [
            (.selectMasterFile(), .masterFileSelected),
            (.selectMasterFileWithoutName(), .masterFileSelectedWithoutIdentifier),
        ]
        for asksForAnswer in selectsWithAnswer ? [true] : [false, true] {
            var last = StatusBytes.success
            for (form, way) in forms {
                last = try await transmitSelection(asksForAnswer ? form.askingForAnswer : form).statusBytes
                guard isSelected(last) else { continue }
                selectsWithAnswer = asksForAnswer
                if asksForAnswer { note(.selectWithAnswer) }
                return way
            }
            guard Self.refusesParameters(last) else { return nil }
        }
        return nil
    }
}

extension FileReading {
    /// The chip refused with a word of its own, and nothing came.
    fileprivate var isRefused: Bool {
        state == .nonConformant && statusBytes.map { !$0.isNormal && !$0.isWarning } ?? false
    }
}
