// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
public import EPassEvents
import EPassLDS

/// Makes events without personal data of what is heard while a document is read. One reading, one observer: it knows
/// when a protocol or a file began.
public struct ReadingObserver: Sendable {
    private var began: ContinuousClock.Instant?

    /// An observer of a reading that is about to begin.
    public init() {}

    /// The event of what was heard; nil for beginnings and for progress within a file, which an end follows.
    ///
    /// - Parameter now: when it was heard. What `PassportReader.read` tells comes as it happens.
    public mutating func event(of heard: ReadEvent, at now: ContinuousClock.Instant = .now) -> InspectionEvent? {
        switch heard {
        case .phase(let phase):
            return InspectionEvent(.phase, [.phase: .word(phase)])
        case .accessStarted, .progress, .documentAwaited:
            return nil
        case .protocolStarted, .fileStarted, .recordsStarted:
            began = now
            return nil
        case .accessAttempt(let attempt):
            return Self.event(of: attempt)
        case .protocolFinished(let chipProtocol, let outcome, _):
            return InspectionEvent(
                .chipProtocol, [.protocol: .word(chipProtocol), .outcome: .word(outcome)], duration: taken(now))
        case .recovered(let recovery):
            return Self.event(of: recovery)
        case .planned(let files):
            return InspectionEvent(.plan, [.files: .count(files.count)])
        case .fileFinished(let file, let state, _, let length):
            var attributes: [InspectionEvent.Key: InspectionEvent.Value] = [
                .state: .word(state), .kibioctets: .kibioctets(length),
            ]
            attributes[.file] = EventWord(file).map { .word($0) }
            return InspectionEvent(.file, attributes, duration: taken(now))
        case .recordsFinished(let file, let state, _, let count):
            return InspectionEvent(
                .records, [.file: .word(RecordFile(file)), .state: .word(state), .records: .count(count)],
                duration: taken(now))
        }
    }

    private mutating func taken(_ now: ContinuousClock.Instant) -> Duration? {
        defer { began = nil }
        return began.map { max(.zero, now - $0) }
    }

    private static func event(of attempt: AccessAttempt) -> InspectionEvent {
        var attributes: [InspectionEvent.Key: InspectionEvent.Value] = [
            .protocol: .word(attempt.accessProtocol), .outcome: .word(attempt.outcome),
        ]
        attributes[.password] = attempt.password.map { .word($0) }
        attributes[.step] = attempt.step.flatMap(AccessStep.init).map { .word($0) }
        attributes[.code] = attempt.code.map { .word($0) }
        return InspectionEvent(
            .access, attributes, duration: attempt.milliseconds.map { .milliseconds($0) })
    }

    private static func event(of recovery: Recovery) -> InspectionEvent {
        var attributes: [InspectionEvent.Key: InspectionEvent.Value] = [
            .step: .word(recovery.step), .action: .word(recovery.action),
        ]
        attributes[.code] = recovery.code.map { .word($0) }
        attributes[.file] = recovery.file.flatMap { EventWord($0) }.map { .word($0) }
        return InspectionEvent(.recovery, attributes)
    }
}

/// The files of LDS2: which of the 64 of EF.Biometrics tells documents apart, and is not told.
private enum RecordFile: String, CaseIterable {
    case certificates = "Certificates"
    case entryRecords = "EntryRecords"
    case exitRecords = "ExitRecords"
    case visaRecords = "VisaRecords"
    case biometrics = "Biometrics"

    init(_ file: LDS2File) {
        self =
            switch file {
            case .certificates: .certificates
            case .entryRecords: .entryRecords
            case .exitRecords: .exitRecords
            case .visaRecords: .visaRecords
            case .biometrics: .biometrics
            }
    }
}

extension EventWord {
    /// The name of a file, of the closed list that there is.
    init?(_ file: LDSFile) { self.init(file, called: \.name) }
}

extension InspectionEvent.Value {
    /// Rounded up: the exact size of a portrait or of EF.SOD finds a document again.
    static func kibioctets(_ octets: Int) -> Self { .count(max(0, octets) / 1024 + (octets % 1024 > 0 ? 1 : 0)) }
}
