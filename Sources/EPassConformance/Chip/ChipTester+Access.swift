// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassMRZ
import EPassTLV

extension ChipTester {
    /// Runs Basic Access Control, with what is to be wrong about it.
    ///
    /// The application is selected before, where there is no secure channel.
    /// - Returns: the answer to the command that the run ends with.
    func runBAC(_ fault: AccessFault?) async throws(TesterStop) -> TesterAnswer {
        guard let fields = setting.access.accessKeyFields else { throw .notPrepared("mrz") }
        if messaging == nil {
            let selected = try await selectApplication()
            guard selected.status == .success else { return selected }
        }
        do {
            if fault == .staleChallenge { return try await runStaleBAC(fields) }
            let first =
                fault == .password
                ? try BAC.start(seed: SecretBytes(count: 16), random: .system)
                : try BAC.start(key: AccessKey(fields: fields))
            let challenge = try await send(first.command)
            guard challenge.status == .success else { return challenge }
            let second = try first.receive(challenge.data + [0x90, 0x00])
            var command = second.command
            switch fault {
            case .checksum?, .usedChallenge?: command.data[39] ^= 0x01
            case .cryptogram?: command.data[0] ^= 0x01
            case .length?: command.data.removeLast()
            default: break
            }
            var answer = try await send(command)
            if fault == .usedChallenge { return try await send(second.command) }
            guard fault == nil || fault == .replay, answer.status == .success else { return answer }
            if fault == .replay {
                try await reset()
                _ = try await selectApplication()
                return try await send(command)
            }
            let established = try second.receive(answer.data + [0x90, 0x00])
            guard let parts = established.secureMessaging().released() else { throw TesterStop.computation("bac") }
            messaging = TesterMessaging(parts)
            chipIdentifier = ChipIdentifier.basicAccessControl(fields).octets
            answer = TesterAnswer(form: .plain, status: .success, data: [])
            return answer
        } catch {
            throw Self.stop(error)
        }
    }

    /// The right message for an older challenge than the one that is open.
    private func runStaleBAC(_ fields: AccessKeyFields) async throws -> TesterAnswer {
        let first = try BAC.start(key: AccessKey(fields: fields))
        let challenge = try await send(first.command)
        let second = try first.receive(challenge.data + [0x90, 0x00])
        _ = try await send(.getChallenge())
        return try await send(second.command)
    }

    /// An error of the terminal's half as the reason to stop.
    static func stop(_ error: any Error) -> TesterStop {
        if let stop = error as? TesterStop { return stop }
        return .notPrepared((error as? AccessError)?.code.rawValue ?? "\(error)")
    }

    /// Runs PACE, with what is to be wrong about it. Nothing has to be selected.
    ///
    /// - Returns: the answer to the command that the run ends with.
    func runPACE(_ fault: AccessFault?) async throws(TesterStop) -> TesterAnswer {
        guard let candidate = setting.facts.paceCandidate else { throw .notPrepared("EF.CardAccess") }
        do {
            let password = try pacePassword(isWrong: fault == .password)
            let selection = try PACE.start(candidate, password: password)
            var command = selection.command
            switch fault {
            case .unknownProtocol?: command.data[10] = 0x7F
            case .unknownPassword?: command.data = Self.replacing(0x83, by: [0x0F], in: command.data)
            case .protocolMissing?: command.data = Self.replacing(0x80, by: nil, in: command.data)
            default: break
            }
            var answer = try await send(command)
            if [.unknownProtocol, .unknownPassword, .protocolMissing].contains(fault) { return answer }
            let isCounted = setting.facts.countsTries || answer.status.triesLeft != nil
            if isCounted, fault != nil { throw TesterStop.triesCounted }
            guard answer.status == .success || answer.status.triesLeft.map({ $0 >= 2 }) ?? false else { return answer }
            let nonce = try selection.receive(Self.octets(answer))
            answer = try await send(nonce.command)
            guard answer.status == .success else { return answer }
            if fault == .nonceRepeated { return try await send(nonce.command) }
            let mapping = try nonce.receive(Self.octets(answer))
            if fault != .mappingLeftOut {
                command = mapping.command
                if let fault { command.data = changedKey(command.data, 0x81, fault, isMapping: true) }
                answer = try await send(command)
                if fault == .mappingKey || fault == .mappingKeyZero { return answer }
                guard answer.status == .success else { return answer }
            } else {
                // What belongs to the step behind it.
                command = mapping.command
                command.data = Self.retagged(command.data, 0x81, as: 0x83)
                return try await send(command)
            }
            return try await agree(try mapping.receive(Self.octets(answer)), fault)
        } catch {
            throw Self.stop(error)
        }
    }

    /// Chooses the password of PACE, and no more.
    ///
    /// - Returns: whether the chip counts its tries. One that has all of them left need not say (TR-03110-3, B.14.1).
    func countsTries() async throws(TesterStop) -> Bool {
        guard let candidate = setting.facts.paceCandidate else { return false }
        if !setting.facts.opensByZone, let kind = setting.access.password?.kind, kind != .can { return true }
        do {
            let selection = try PACE.start(candidate, password: try pacePassword(isWrong: false))
            return try await send(selection.command).status.triesLeft != nil
        } catch {
            throw Self.stop(error)
        }
    }

    private func agree(
        _ agreement: consuming PACE.AwaitingKeyAgreement, _ fault: AccessFault?
    ) async throws -> TesterAnswer {
        var command = agreement.command
        if let fault { command.data = changedKey(command.data, 0x83, fault, isMapping: false) }
        var answer = try await send(command)
        if let fault, [.agreementKey, .agreementKeyZero, .agreementKeyShort, .agreementKeyLarge].contains(fault) {
            return answer
        }
        guard answer.status == .success else { return answer }
        let authentication = try agreement.receive(Self.octets(answer))
        command = authentication.command
        if fault == .token, let last = command.data.indices.last { command.data[last] ^= 0x01 }
        answer = try await send(command)
        guard fault == nil, answer.status == .success else { return answer }
        let established = try authentication.receive(Self.octets(answer))
        chipIdentifier = established.compressedChipKey
        if established.candidate.mapping == .chipAuthentication { terminalKey = established.compressedTerminalKey }
        guard let parts = established.secureMessaging().released() else { throw TesterStop.computation("pace") }
        messaging = TesterMessaging(parts)
        return TesterAnswer(form: .plain, status: .success, data: [])
    }

    private static func octets(_ answer: TesterAnswer) -> [UInt8] {
        answer.data + [answer.status.sw1, answer.status.sw2]
    }

    private func pacePassword(isWrong: Bool) throws(TesterStop) -> PACEPassword {
        if setting.facts.opensByZone, let fields = setting.access.accessKeyFields {
            guard isWrong else { return .mrz(fields) }
            return .mrz(information: fields.mrzInformation.map { $0 == 0x30 ? 0x31 : 0x30 })
        }
        guard let holder = setting.access.password, holder.kind == .can || !isWrong else { throw .notPrepared("can") }
        guard isWrong else { return holder.password.copy() }
        do throws(AccessError) { return try .can("99999999") } catch { throw .computation(error.code.rawValue) }
    }

    /// The data of GENERAL AUTHENTICATE with another key in it.
    private func changedKey(_ data: [UInt8], _ tag: TLVTag, _ fault: AccessFault, isMapping: Bool) -> [UInt8] {
        guard let group = setting.facts.paceCandidate?.group else { return data }
        let length = group.isElliptic ? 2 * group.elementLength : group.elementLength
        let prefix: [UInt8] = group.isElliptic ? [0x04] : []
        func replaced(_ value: [UInt8]) -> [UInt8] {
            TLVWriter.encode(0x7C, TLVWriter.encode(tag, value))
        }
        switch (fault, isMapping) {
        case (.mappingKey, true), (.agreementKey, false):
            var octets = data
            if let last = octets.indices.last { octets[last] ^= 0x01 }
            // The inverse of a number would be in the group again; two bits are not.
            if !group.isElliptic { return replaced([0x02]) }
            return octets
        case (.mappingKeyZero, true), (.agreementKeyZero, false):
            return replaced(prefix + [UInt8](repeating: 0, count: length))
        case (.agreementKeyShort, false): return replaced(prefix + [UInt8](repeating: 0x01, count: length - 16))
        case (.agreementKeyLarge, false): return replaced(prefix + [UInt8](repeating: 0xFF, count: length))
        default: return data
        }
    }

    private static func retagged(_ data: [UInt8], _ tag: TLVTag, as other: TLVTag) -> [UInt8] {
        var cursor = TLVCursor(data)
        guard let outer = try? cursor.read(0x7C), var inner = try? cursor.children(of: outer),
            let object = try? inner.read(tag)
        else { return data }
        return TLVWriter.encode(0x7C, TLVWriter.encode(other, object.content))
    }

    /// Data objects with one of them changed or left out.
    static func replacing(_ tag: TLVTag, by value: [UInt8]?, in data: [UInt8]) -> [UInt8] {
        var cursor = TLVCursor(data)
        var octets: [UInt8] = []
        while let object = try? cursor.read() {
            guard object.tag == tag else {
                octets += object.encoded
                continue
            }
            if let value { octets += TLVWriter.encode(tag, value) }
        }
        return octets
    }
}
