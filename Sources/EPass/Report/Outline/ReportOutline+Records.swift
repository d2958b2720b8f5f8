// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTrust

/// The records of the LDS2 applications, as a report says them to a person.
extension InspectionReport {
    /// A line for each record, and for what was not read.
    var recordLines: [ReportOutline.Line] { lds2.flatMap(lines) }

    /// That records are no such records, or not what the signer that they name signed; nil where none is so. The
    /// document is what it is without them, and yet the bare word would hide it.
    var recordFinding: Message? {
        let failed = lds2.flatMap(\.files).flatMap(\.records).count { $0.result == .failed }
        return failed == 0 ? nil : .recordsFailed(count: failed)
    }

    private func lines(of application: LDS2Entry) -> [ReportOutline.Line] {
        guard application.state == .read || !application.files.isEmpty else {
            let name = Message.named("record.application", application.application.rawValue)
            return [ended(application.state, application.statusBytes, name)]
        }
        // A right to 64 files says nothing of how many there are.
        let files = application.files.filter { $0.file.maximumRecords != nil || $0.state != .absent }
        return files.flatMap { file -> [ReportOutline.Line] in
            let label = Message.plainText(text: file.file)
            let isOfCertificates = file.file == .certificates(application.application)
            var lines = isOfCertificates ? [] : file.records.map { line(of: $0, in: file.file, label) }
            if file.state != .read {
                lines.append(ended(file.state, file.statusBytes, label))
            } else if lines.isEmpty, !isOfCertificates {
                lines.append(.init(label: label, .recordNone))
            }
            return lines
        }
    }

    private func ended(
        _ state: FileEvidence.State, _ word: StatusBytes?, _ label: Message
    ) -> ReportOutline.Line {
        .init(
            mark: .open, label: label, .named("record.state", state.rawValue),
            aside: word.map { .plainText(text: $0) })
    }

    private func line(of record: LDS2RecordEntry, in file: LDS2File, _ label: Message) -> ReportOutline.Line {
        let mark: ReportOutline.Mark =
            switch record.result {
            case .successful: .good
            case .failed: .bad
            default: .open
            }
        guard let content = record.content else {
            return .init(
                mark: mark, label: label, state: .recordMalformed(number: record.number),
                record.error ?? .recordUndecodable)
        }
        return .init(mark: mark, label: label, state: content.message(in: file), record.told)
    }
}

extension LDS2RecordEntry {
    /// Who signed it, or the first finding that speaks against it or leaves it open.
    fileprivate var told: Message {
        if result == .successful { return .recordSignedBy(signer: signer ?? "") }
        func role(_ finding: CheckFinding) -> CheckRole? { finding.id.check.fixedRole }
        let wanted: CheckResult = result == .failed ? .failed : .undetermined
        let finding = findings.first {
            $0.result == wanted && (wanted == .failed ? role($0) != .evaluatory : role($0) == .mandatory)
        }
        return finding?.message ?? .recordUndecodable
    }
}

extension LDS2RecordEntry.Content {
    fileprivate func message(in file: LDS2File) -> Message {
        switch self {
        case .stamp(let stamp):
            .recordStamp(
                kind: file == .exitRecords ? "exit" : "entry", when: stamp.date.description,
                state: stamp.state.filter { $0 != "<" }, place: stamp.inspectionLocation)
        case .visa(let visa):
            .recordVisa(
                number: visa.documentNumber, state: visa.issuer.filter { $0 != "<" },
                first: visa.effectiveDate.description, last: visa.expirationDate.description)
        case .biometrics(let length): .recordBiometrics(count: length)
        case .certificate(let country, _): .recordCertificate(state: country)
        }
    }
}
