// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassISO7816
import EPassTLV

extension ChipTester {
    /// Runs chip authentication, with what is to be wrong about it.
    ///
    /// - Returns: the answer to the command that the run ends with. The new keys are used from then on.
    func runChipAuthentication(
        _ form: ChipTestStep.ChipAuthenticationForm?, _ fault: ChipAuthenticationTestFault?
    ) async throws(TesterStop) -> TesterAnswer {
        guard let candidate = candidate(for: form) else {
            // PACE with chip authentication mapping proved the chip already.
            guard fault == nil, form == nil, !terminalKey.isEmpty else { throw .notPrepared("EF.DG14") }
            return TesterAnswer(form: .protected, status: .success, data: [])
        }
        do {
            let attempt = candidate.attempts.first { attempt in
                switch form {
                case nil: true
                case .keyAgreementTemplate?: attempt.variant == .keyAgreementTemplate
                case .authenticationTemplate?: attempt.variant == .authenticationTemplate
                }
            }
            var run = try ChipAuthentication.start(
                candidate, variant: attempt?.variant, sendsKeyReference: attempt?.sendsKeyReference)
            if fault == .selectionLeftOut {
                let key = TLVWriter.encode(0x7C, TLVWriter.encode(0x80, run.ephemeralPublicKey))
                return try await send(.generalAuthenticate(key, isChained: false))
            }
            while var command = run.command {
                let isLast = command.p1 != 0x41 || command.p2 == 0xA6
                if let fault { command.data = changed(command, fault, isLast: isLast) }
                let answer = try await send(command)
                let concerns = fault == .unknownProtocol || fault == .unknownReference && !isLast
                guard answer.status == .success, answer.form != .plain || messaging == nil, !concerns else {
                    return answer
                }
                if fault != nil, isLast { return answer }
                if case .established = try run.receive(
                    ResponseAPDU(data: answer.data, statusBytes: answer.status))
                {
                    let established = try run.established()
                    terminalKey = established.compressedEphemeralKey
                    guard let parts = established.secureMessaging().released() else {
                        throw TesterStop.computation("ca")
                    }
                    messaging = TesterMessaging(parts)
                    return answer
                }
            }
            throw TesterStop.computation("ca")
        } catch {
            throw Self.stop(error)
        }
    }

    private func candidate(for form: ChipTestStep.ChipAuthenticationForm?) -> ChipAuthenticationCandidate? {
        guard let infos = setting.facts.securityInfos else { return nil }
        let all = ChipAuthenticationOffer.of(infos).candidates
        switch form {
        case nil: return all.first
        case .keyAgreementTemplate?: return all.first { $0.variants.contains(.keyAgreementTemplate) }
        case .authenticationTemplate?: return all.first { $0.variants.contains(.authenticationTemplate) }
        }
    }

    /// The data of a command with what is to be wrong about it.
    private func changed(
        _ command: CommandAPDU, _ fault: ChipAuthenticationTestFault, isLast: Bool
    ) -> [UInt8] {
        var data = command.data
        switch fault {
        case .unknownProtocol where !isLast: data = Self.replacing(0x80, by: [0x04, 0x00, 0x7F, 0x7F], in: data)
        case .unknownReference where command.p1 == 0x41:
            data = Self.replacing(0x84, by: nil, in: data) + TLVWriter.encode(0x84, [0x7E])
        case .key where isLast: data = withKey(command) { $0.dropLast() + $0.suffix(1).map { $0 ^ 0x01 } }
        case .keyZero where isLast: data = withKey(command) { $0.prefix(1) + $0.dropFirst().map { _ in 0 } }
        case .keyShort where isLast: data = withKey(command) { $0.dropLast() }
        case .keyMissing where isLast:
            data = command.p1 == 0x41 ? Self.replacing(0x91, by: nil, in: data) + [0x80, 0x00] : [0x7C, 0x00]
        default: break
        }
        return data
    }

    private func withKey(_ command: CommandAPDU, _ change: ([UInt8]) -> [UInt8]) -> [UInt8] {
        if command.p1 == 0x41 {
            var cursor = TLVCursor(command.data)
            while let object = try? cursor.read() {
                if object.tag == 0x91 {
                    return Self.replacing(0x91, by: change(Array(object.content)), in: command.data)
                }
            }
            return command.data
        }
        var cursor = TLVCursor(command.data)
        guard let outer = try? cursor.read(0x7C), var inner = try? cursor.children(of: outer),
            let object = try? inner.read(0x80)
        else { return command.data }
        return TLVWriter.encode(0x7C, TLVWriter.encode(0x80, change(Array(object.content))))
    }
}
