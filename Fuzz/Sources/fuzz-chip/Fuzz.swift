// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassSimulator

/// Sends arbitrary commands to a simulated chip: the first octet chooses the chip, then come pieces of a length octet
/// and that many octets. In a secure channel each piece that is a command goes protected, unless its length octet is
/// odd. The chip with PACE has the values of a worked example, so that seeds reach every step.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzChip(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    var rest = Array(UnsafeBufferPointer(start: data, count: size))[...]
    guard let choice = rest.popFirst() else { return 0 }
    let hasPACE = choice & 129 == 129
    guard let document = try? (hasPACE ? FuzzedDocument.pace : FuzzedDocument.value).get() else { return 0 }
    var behaviour = ChipBehaviour()
    behaviour.accessControl = choice & 1 == 0 ? .open : hasPACE ? .paceAndBasic : .basic
    behaviour.answersPlainSelect = choice & 2 != 0
    if choice & 4 != 0 {
        behaviour.extendedLength = ChipBehaviour.ExtendedLength(commandOctets: 300, responseOctets: 2000)
    }
    if choice & 8 != 0 { behaviour.shortReads = 10 }
    if choice & 16 != 0 { behaviour.endOfFile = .correctedLength }
    if choice & 32 != 0 { behaviour.answersMoreForEver = true }
    guard let chip = try? SimulatedChip(document: document, behaviour: behaviour) else { return 0 }
    var conversation = FuzzedConversation(chip)
    if choice & 1 != 0, choice & 64 != 0 { conversation.openChannel(document) }
    while let length = rest.popFirst() {
        let piece = Array(rest.prefix(Int(length)))
        rest = rest.dropFirst(Int(length))
        conversation.send(piece, isPlain: length & 1 == 1)
    }
    return 0
}

private enum FuzzedDocument {
    static let pace = Result { () throws(SimulatorError) in
        try SimulatorProfile.named("worked-example-g1").makeDocument(seed: 1)
    }
    static let value = Result { () throws(SimulatorError) in try SimulatorProfile.standard.makeDocument(seed: 1) }
}

private struct FuzzedConversation: ~Copyable {
    private let chip: SimulatedChip
    private var channel: SecureMessaging?

    init(_ chip: SimulatedChip) { self.chip = chip }

    mutating func openChannel(_ document: PersonalisedDocument) {
        _ = exchange((try? CommandAPDU.selectApplication([0xA0, 0, 0, 2, 0x47, 0x10, 1]).encoded()) ?? [])
        do {
            let key = AccessKey(fields: document.accessKeyFields)
            let challenge = try BAC.start(key: key, random: .system)
            let nonce = try exchange(challenge.command.encoded())
            let authentication = try challenge.receive(nonce)
            let answer = try exchange(authentication.command.encoded())
            let established = try authentication.receive(answer)
            channel = established.secureMessaging()
        } catch {
            fatalError("the chip refused the right key: \(error)")
        }
    }

    mutating func send(_ piece: [UInt8], isPlain: Bool) {
        guard !isPlain, let command = try? CommandAPDU(decoding: piece), var open = channel.take() else {
            _ = exchange(piece)
            return
        }
        guard let protected = try? open.protect(command) else { return }
        if (try? open.unprotect(exchange(protected))) != nil { channel = consume open }
    }

    private func exchange(_ command: [UInt8]) -> [UInt8] {
        let response = chip.respond(to: command)
        guard response.count >= 2 else { fatalError("a response has fewer than two octets") }
        return response
    }
}
