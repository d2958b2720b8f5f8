// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV

/// The chip's answer at one step of PACE, after honest answers at the steps before it; or EF.CardAccess.
///
/// The first octet chooses the step, the second the protocol and group. With step 6 the last answer is the right one
/// with the octets of the input added (exclusive or) to its token and chip authentication data behind it, so that what
/// follows the token is reached.
func pace(_ octets: [UInt8]) {
    guard octets.count >= 2 else { return }
    let rest = Array(octets.dropFirst(2))
    guard octets[0] % 7 != 0 else { return judge(rest) }
    do {
        let run = try Run(Int(octets[1]))
        switch octets[0] % 7 {
        case 1: _ = try? run.start().receive(rest)
        case 2: _ = try? run.awaitingNonce().receive(rest)
        case 3: _ = try? run.awaitingMapping().receive(rest)
        case 4:
            let state = try run.awaitingAgreement()
            _ = try? state.receive(rest)
        case 5:
            let state = try run.awaitingAuthentication()
            require((try? state.receive(rest)) == nil, "a guessed token was taken")
        default: try run.changedToken(rest)
        }
    } catch {
        fatalError("the honest chip was refused: \(error)")
    }
}

/// An EF.CardAccess from anybody: what is offered begins, and what is not has a reason.
private func judge(_ file: [UInt8]) {
    guard let infos = try? SecurityInfos(decoding: file, file: .cardAccess) else { return }
    let offer = PACEOffer(infos)
    for candidate in offer.candidates {
        require(candidate.group.parameterID.flatMap(KeyAgreementGroup.init(parameterID:)) == candidate.group)
        let password = required(try? PACEPassword.can("123456"))
        let state = required(try? PACE.start(candidate, password: password, sendsParameterReference: true))
        require((try? state.command.encoded()) != nil)
    }
    require(offer.candidates.count + offer.skipped.count <= infos.entries.count)
}

/// One run against a chip that is honest up to a step.
private struct Run: ~Copyable {
    private let candidate: PACECandidate
    private let group: KeyAgreementGroup
    /// The chip's ephemeral private keys.
    private let mappingKey = SecretBytes(copying: [0x12, 0x34])
    private let agreementKey = SecretBytes(copying: [0x56, 0x78])

    init(_ choice: Int) throws {
        let kinds = PACEProtocol.all
        let kind = kinds[choice % kinds.count]
        let curves = [8, 13, 12, 9]
        let identifier = kind.keyAgreement == .dh ? 0 : curves[choice / kinds.count % curves.count]
        let infos = try SecurityInfos([.pace(PACEInfo(paceProtocol: kind, parameterID: identifier))])
        candidate = required(PACEOffer(infos).candidates.first)
        group = candidate.group
    }

    /// The right token, changed, and whatever else the input has behind it.
    func changedToken(_ change: [UInt8]) throws {
        // The integrated mapping's function is not public, so that no honest chip can be made of it here.
        guard candidate.mapping != .integrated, change.count >= 8 else { return }
        let mapping = try awaitingMapping()
        let common = try group.multiply(group.element(decoding: value(of: mapping.command)), by: mappingKey)
        let generator = try group.add(group.multiplyGenerator(by: decryptedNonce()), common)
        let agreement = try mapping.receive(dynamic(0x82, group.multiplyGenerator(by: mappingKey).publicKey))
        let terminalKey = try value(of: agreement.command)
        let secret = try group.multiply(group.element(decoding: terminalKey), by: agreementKey).sharedSecret()
        let state = try agreement.receive(dynamic(0x84, group.multiply(generator, by: agreementKey).publicKey))
        var token = try token(over: terminalKey, secret)
        for index in token.indices { token[index] ^= change[index] }
        let extra = Array(change.dropFirst(8))
        finish(state, dynamic(0x86, token, extra), isRight: change.prefix(8).allSatisfy { $0 == 0 }, extra)
    }

    private func finish(
        _ state: consuming PACE.AwaitingAuthentication, _ answer: [UInt8], isRight: Bool, _ extra: [UInt8]
    ) {
        guard let established = try? state.receive(answer) else {
            let isComplete = candidate.mapping == .generic && extra.isEmpty
            return require(!isRight || !isComplete, "the right token was refused")
        }
        require(isRight, "a wrong token was taken")
        if let data = established.chipAuthentication, let key = try? group.generator() {
            require((try? data.verify(staticKey: key)) != .confirmed, "a chip without a key was confirmed")
        }
        var channel = established.secureMessaging()
        require((try? channel.protect(.readBinary(offset: 0, expectedLength: 100))) != nil)
        require((try? channel.unprotect(extra)) == nil, "a guessed response was taken")
    }

    private func decryptedNonce() throws -> SecretBytes {
        let seed = SecretBytes(copying: Array("123456".utf8))
        let key = try KeyDerivation.key(seed: seed, purpose: .password, cipher: candidate.cipher)
        let zeros = [UInt8](repeating: 0, count: candidate.cipher.blockSize)
        return SecretBytes(copying: try CBCCipher(candidate.cipher, key: key).decrypt(encryptedNonce, iv: zeros))
    }

    private func token(over key: [UInt8], _ secret: borrowing SecretBytes) throws -> [UInt8] {
        let content =
            TLVWriter.encode(0x06, candidate.info.paceProtocol.objectIdentifierOctets)
            + TLVWriter.encode(group.isElliptic ? 0x86 : 0x84, key)
        let object = TLVWriter.encode(0x7F49, content)
        let cipher = candidate.cipher
        let macKey = try KeyDerivation.key(seed: secret, purpose: .mac, cipher: cipher)
        return try MessageAuthenticator(cipher, key: macKey)
            .mac(cipher == .tripleDES ? ISO9797Padding.pad(object, blockSize: 8) : object)
    }

    /// The value of the one data object in DO'7C' of a command.
    private func value(of command: CommandAPDU) throws -> [UInt8] {
        var outer = TLVCursor(command.data)
        var inner = try outer.children(of: outer.read(0x7C))
        return Array(try inner.read().content)
    }

    func start() throws -> PACE.AwaitingSelection { try PACE.start(candidate, password: PACEPassword.can("123456")) }

    func awaitingNonce() throws -> PACE.AwaitingNonce { try start().receive([0x90, 0x00]) }

    /// z; what s is, K_pi says.
    private var encryptedNonce: [UInt8] {
        let isLong = candidate.mapping == .integrated && candidate.cipher.keyLength > 16
        return [UInt8](repeating: 0xA7, count: isLong ? 32 : 16)
    }

    func awaitingMapping() throws -> PACE.AwaitingMapping { try awaitingNonce().receive(dynamic(0x80, encryptedNonce)) }

    func awaitingAgreement() throws -> PACE.AwaitingKeyAgreement {
        let key = candidate.mapping == .integrated ? [] : try group.multiplyGenerator(by: mappingKey).publicKey
        return try awaitingMapping().receive(dynamic(0x82, key))
    }

    func awaitingAuthentication() throws -> PACE.AwaitingAuthentication {
        try awaitingAgreement().receive(dynamic(0x84, group.multiplyGenerator(by: agreementKey).publicKey))
    }

    private func dynamic(_ tag: TLVTag, _ value: [UInt8], _ extra: [UInt8] = []) -> [UInt8] {
        TLVWriter.encode(0x7C, TLVWriter.encode(tag, value) + extra) + [0x90, 0x00]
    }
}
