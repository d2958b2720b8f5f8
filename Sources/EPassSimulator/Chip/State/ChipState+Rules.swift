// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV

/// What the rules of a chip make of a command, and what the chip remembers for them.
extension ChipState {
    /// An answer of no chip that there is gets longer than what a frame of vpcd holds.
    private static let longestAnswer = 65_535

    mutating func exchange(_ octets: [UInt8]) -> ChipReply {
        if let limit = behaviour.commandsBeforeLoss, commands >= limit { isInField = false }
        guard isInField else { return ChipReply(departure: RuleEffect.Departure()) }
        commands &+= 1
        commandsSinceReset &+= 1
        step = .other
        dataCount = 0
        let command = try? CommandAPDU(decoding: octets)
        let scene = scene(of: command)
        effect = ruleBook.isEmpty ? RuleEffect() : ruleBook.effect(of: scene)
        for (password, tries) in effect.tries { pace?.passwords.setTries(tries, of: password) }
        if effect.losesPower { reset() }
        if let departure = effect.departure, !departure.isLate { return leave(departure) }
        let failures = wrongPasswords
        let workload = ChipWorkload(self)
        let response = altered(respond(to: command))
        lastAnswer = response
        if effect.endsSession { endSession() }
        // The answer is made, and the chip is gone by the time it would be heard.
        guard isInField else { return ChipReply(octets: response, departure: RuleEffect.Departure(), step: step) }
        if let departure = effect.departure { return leave(departure) }
        var delay = effect.delay?.milliseconds ?? 0
        if step == .bacAuthentication || step == .paceToken {
            delay += behaviour.passwordDelay?.time(behind: failures) ?? 0
        }
        let first = response.dropLast().last ?? 0
        return ChipReply(
            octets: effect.isSilent ? nil : response, delay: min(delay, RuleDelay.longest), step: step,
            file: scene.file, dataCount: dataCount,
            operations: workload.operations(at: step, sent: octets.count, received: response.count),
            isSuccess: first == 0x90 || (0x61...0x62).contains(first))
    }

    /// Answers a command whose secure messaging and chain are dealt with, as its rules have it.
    mutating func carryOut(_ command: CommandAPDU, _ circumstances: Circumstances) -> Answer {
        step = step(of: command, isProtected: circumstances.isProtected)
        var answer = Answer()
        if effect.executes {
            answer = self.answer(to: command, circumstances)
            note(&answer)
        } else if command.instruction == CommandAPDU.Instruction.generalAuthenticate {
            // What does not end well ends the run.
            forgetSelections()
            hasFailedPACE = hasFailedPACE || step != .chipAgreement
        }
        if let data = effect.data { answer.data = data }
        if let count = effect.random { answer.data = (try? random.bytes(min(count, Self.longestAnswer))) ?? [] }
        if !effect.objects.isEmpty { answer.data = changed(answer.data) }
        answer.data = effect.cutData?.applied(to: answer.data) ?? answer.data
        answer.data = effect.flipData?.applied(to: answer.data) ?? answer.data
        if let status = effect.status { answer.status = StatusBytes(status) }
        dataCount = answer.data.count
        return answer
    }

    private mutating func leave(_ departure: RuleEffect.Departure) -> ChipReply {
        reset()
        if departure.milliseconds == nil { isInField = false }
        return ChipReply(departure: departure, step: step)
    }

    /// Remembers what became of a step.
    private mutating func note(_ answer: inout Answer) {
        let isSuccess = answer.status == .success
        switch step {
        case .bacAuthentication, .paceToken:
            if answer.session != nil {
                events.insert(step == .paceToken ? .pace : .bac)
                wrongPasswords = 0
            } else if answer.status.sw1 == 0x63 {
                events.insert(.wrongPassword)
                wrongPasswords += 1
                if let word = behaviour.wrongPasswordWord { answer.status = StatusBytes(word) }
            }
        case .chipAgreement: if isSuccess { events.insert(.chipAuthentication) }
        case .activeAuthentication: if isSuccess { events.insert(.activeAuthentication) }
        case .terminalAuthentication: if isSuccess { events.insert(.terminalAuthentication) }
        default: break
        }
    }

    /// The data with other objects in `DO'7C'`; as it is where there is no such object.
    private func changed(_ data: [UInt8]) -> [UInt8] {
        guard let first = ObjectList(data).entries.first, first.tag == 0x7C else { return data }
        var objects = ObjectList(first.value)
        for change in effect.objects { objects.apply(change) }
        return TLVWriter.encode(0x7C, objects.encoded)
    }

    private func altered(_ response: [UInt8]) -> [UInt8] {
        var octets = effect.octets ?? response
        octets = effect.flip?.applied(to: octets) ?? octets
        octets = effect.cut?.applied(to: octets) ?? octets
        return octets.count > Self.longestAnswer ? Array(octets.prefix(Self.longestAnswer)) : octets
    }
}
