// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassISO7816

/// A chip that answers Terminal Authentication with arbitrary responses: the run ends after a bounded number of
/// commands, sends no command that does not fit, and is accepted only where every answer was 9000.
///
/// The first octet chooses certificates and capacity; then come responses: an octet of length, data, two status bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTerminalAuthentication(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    var rest = UnsafeBufferPointer(start: data, count: size)[...]
    let shape = rest.popFirst() ?? 0
    let certificate = TerminalAuthentication.CertificateToSend(
        authorityReference: Array("UTCVCA00001".utf8),
        body: [UInt8](repeating: 0x4E, count: shape & 1 == 0 ? 40 : 600), signature: [UInt8](repeating: 1, count: 64))
    let capacity = CommandCapacity(
        short: 223, extended: shape & 2 == 0 ? 65_000 : nil, statesChaining: shape & 4 != 0,
        statesExtendedLength: shape & 8 != 0)
    let identifiers = [[UInt8]](repeating: [1, 2, 3], count: 1 + Int(shape >> 4 & 1)).map(
        ChipIdentifier.pace(compressedChipKey:))
    var run = TerminalAuthentication.run(
        certificates: [TerminalAuthentication.CertificateToSend](repeating: certificate, count: Int(shape >> 5)),
        holderReference: Array("UTIS00001".utf8), chipIdentifiers: identifiers, compressedKey: [9, 9],
        signatureAlgorithm: .ecdsa(.sha256), signatureLength: 512, capacity: capacity)
    var refusals = 0
    for _ in 0..<256 {
        switch run.action {
        case .send(let command):
            guard (try? command.encoded()) != nil, !command.usesExtendedLength || capacity.extended != nil,
                capacity.extended != nil || command.data.count <= capacity.short
            else { fatalError("a command that does not fit") }
            let response = next(&rest)
            if response.statusBytes != .success { refusals += 1 }
            run.receive(response)
        case .sign(let message, _):
            guard message.count == 3 + 8 + 2 else { fatalError("a message of another length") }
            run.receive(signature: [UInt8](repeating: 5, count: 512))
        case .accepted:
            // Words about length and a first binding may have been refused before.
            guard refusals <= 2 + identifiers.count else { fatalError("accepted after \(refusals) refusals") }
            return 0
        case .refused(let refusal):
            guard !"\(refusal.error.message)".isEmpty else { fatalError("a refusal without a reason") }
            return 0
        }
    }
    fatalError("a run without end")
}

private func next(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> ResponseAPDU {
    let count = Int(rest.popFirst() ?? 0)
    let data = Array(rest.prefix(count))
    rest = rest.dropFirst(count)
    return ResponseAPDU(data: data, statusBytes: StatusBytes(sw1: rest.popFirst() ?? 0x90, sw2: rest.popFirst() ?? 0))
}
