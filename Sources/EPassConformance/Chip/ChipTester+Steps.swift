// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassISO7816
import EPassLDS

/// What came of a step, before it is written down.
struct StepFinding {
    /// In the words of the standards.
    var what: String
    /// What was expected.
    var expected: [String]
    /// What came.
    var observed: String
    /// Whether it is an expected answer.
    var isRight: Bool
    /// The answer; nil where no command was sent.
    var answer: TesterAnswer?
}

extension ChipTester {
    /// Brings the chip to where a case begins.
    func prepare(_ access: ChipCase.Access, way: ChipTestStep.AccessWay?) async throws(TesterStop) {
        switch access {
        case .none: return
        case .selected: try await selectApplication()
        case .open, .bac, .pace:
            let answer = try await open(way)
            guard answer.status == .success else { throw .notPrepared("\(way?.rawValue ?? "-"): \(answer.said)") }
        }
    }

    /// Opens the application by that way; nil for a chip without access control.
    private func open(_ way: ChipTestStep.AccessWay?) async throws(TesterStop) -> TesterAnswer {
        switch way {
        case .bac?: return try await runBAC(nil)
        case .pace?:
            let answer = try await runPACE(nil)
            guard answer.status == .success else { return answer }
            return try await selectApplication()
        case .same?, nil: return try await selectApplication()
        }
    }

    /// The same with chip authentication and the references of EF.CVCA, where the case wants them.
    func prepare(_ item: ChipCase, way: ChipTestStep.AccessWay?) async throws(TesterStop) {
        try await reset()
        try await prepare(item.access, way: way)
        if item.authenticatesChip {
            let answer = try await runChipAuthentication(nil, nil)
            guard answer.status == .success else { throw .notPrepared("CA: \(answer.said)") }
        }
        guard item.needsTrustPoint else { return }
        let read = try await read(.cvca)
        guard let octets = read.octets else { throw .notPrepared("EF.CVCA: \(read.last.said)") }
        trustPoints = TrustPointReferences(octets).references
    }

    /// Does what a step says.
    func carryOut(
        _ step: ChipTestStep, of item: ChipCase, way: ChipTestStep.AccessWay?
    ) async throws(TesterStop) -> StepFinding {
        switch step.action {
        case .reset:
            try await reset()
            return StepFinding(what: "reset", expected: [], observed: "", isRight: true)
        case .restore:
            try await prepare(item, way: way)
            return StepFinding(what: "reset, open", expected: [], observed: "", isRight: true)
        case .send(let command): return try await send(command, step)
        case .open(let stated, let fault):
            let meant = stated == .same ? way : stated
            let isBasic = meant == .bac
            var answer = isBasic ? try await runBAC(fault) : try await runPACE(fault)
            if fault == nil, !isBasic, answer.status == .success { answer = try await selectApplication() }
            let what = [isBasic ? "BAC" : "PACE", fault?.rawValue].compactMap(\.self).joined(separator: ": ")
            return try judged(answer, step, what: what, form: .any)
        case .authenticateChip(let form, let fault):
            let wasProtected = messaging != nil
            let answer = try await runChipAuthentication(form, fault)
            let what = ["CA", fault?.rawValue].compactMap(\.self).joined(separator: ": ")
            return try judged(answer, step, what: what, form: wasProtected ? .protected : .plain)
        case .read(let file):
            let wasProtected = messaging != nil
            let read = try await read(file)
            // What is said and judged of the data is of the whole file, not of its last piece.
            let answer = TesterAnswer(
                form: read.last.form, status: read.last.status, data: read.octets ?? read.last.data)
            return try judged(
                answer, step, what: "SELECT, READ BINARY \(file)", form: wasProtected ? .protected : .plain)
        case .examine(let file, let examination):
            let examiner = FileExaminer(file: file, octets: files[file] ?? [], files: files, kept: kept)
            let fault = files[file] == nil ? "-" : examiner.fault(examination)
            return StepFinding(
                what: "\(file): \(examination.rawValue)", expected: [], observed: fault ?? "", isRight: fault == nil)
        }
    }

    private func send(_ command: SentCommand, _ step: ChipTestStep) async throws(TesterStop) -> StepFinding {
        let header = try octets(command.header)
        guard header.count == 3 else {
            // A file without a short identifier: there is nothing to send.
            return StepFinding(what: "READ BINARY", expected: [], observed: "-", isRight: true)
        }
        var sent = CommandAPDU(instruction: header[0], p1: header[1], p2: header[2])
        sent.data = try octets(command.data)
        if let name = step.keepSent { kept[name] = sent.data }
        let hasExtendedLength = setting.statement.profiles.contains("EXT")
        sent.expectedLength = command.expectedLength.map { hasExtendedLength ? $0 : min($0, 256) }
        let isProtected = messaging != nil && !command.isPlain
        if let classByte = command.classByte { sent.classByte = classByte }
        let answer = try await send(
            sent, isPlain: command.isPlain, fault: command.fault, keepsClass: command.classByte != nil)
        let name = Self.name(of: header)
        let what = [name, command.fault?.rawValue].compactMap(\.self).joined(separator: ": ")
        return try judged(answer, step, what: what, form: isProtected ? .protected : .plain)
    }

    private func judged(
        _ answer: TesterAnswer, _ step: ChipTestStep, what: String, form: ChipExpectation.Form
    ) throws(TesterStop) -> StepFinding {
        let wanted = step.expectation
        var isRight = wanted.includes(answer.status)
        switch (wanted.form ?? form, answer.form) {
        case (_, .wrong), (.protected, .plain), (.plain, .protected): isRight = false
        default: break
        }
        // What is said of the data holds for answers that have some.
        if answer.status == .success || answer.status == .endOfFile {
            if let count = wanted.count, !count.contains(answer.data.count) { isRight = false }
            if let beginning = wanted.beginning, !answer.data.starts(with: try octets(beginning)) { isRight = false }
            if let content = wanted.content, try octets(content) != answer.data { isRight = false }
            if let other = wanted.differsFrom, try octets(other) == answer.data { isRight = false }
        }
        if let name = step.keep { kept[name] = answer.data }
        return StepFinding(
            what: what, expected: wanted.words.map(\.text) + [(wanted.form ?? form).rawValue] + wanted.saidOfData,
            observed: answer.said, isRight: isRight, answer: answer)
    }

    /// What the standards call a command.
    private static func name(of header: [UInt8]) -> String {
        switch (header[0], header[1], header[2]) {
        case (CommandAPDU.Instruction.select, _, _): "SELECT"
        case (CommandAPDU.Instruction.readBinary, _, _), (CommandAPDU.Instruction.readBinaryOdd, _, _): "READ BINARY"
        case (CommandAPDU.Instruction.getChallenge, _, _): "GET CHALLENGE"
        case (CommandAPDU.Instruction.externalAuthenticate, _, _): "EXTERNAL AUTHENTICATE"
        case (CommandAPDU.Instruction.internalAuthenticate, _, _): "INTERNAL AUTHENTICATE"
        case (CommandAPDU.Instruction.generalAuthenticate, _, _): "GENERAL AUTHENTICATE"
        case (CommandAPDU.Instruction.performSecurityOperation, _, _): "PSO:Verify Certificate"
        case (CommandAPDU.Instruction.manageSecurityEnvironment, 0x81, 0xB6): "MSE:Set DST"
        case (CommandAPDU.Instruction.manageSecurityEnvironment, 0x41, 0xA6): "MSE:Set KAT"
        case (CommandAPDU.Instruction.manageSecurityEnvironment, _, 0xA4): "MSE:Set AT"
        default: "INS \(Hexadecimal.text([header[0]]))"
        }
    }
}

extension ChipExpectation {
    /// The conditions on the data, in a few words.
    fileprivate var saidOfData: [String] {
        guard let count else { return [] }
        let isOne = count.lowerBound == count.upperBound
        return [isOne ? "\(count.lowerBound)" : "\(count.lowerBound)-\(count.upperBound)"]
    }
}
