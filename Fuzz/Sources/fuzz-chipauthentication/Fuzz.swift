// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassLDS

/// Reads octets as EF.DG14, plays the first way of chip authentication that it offers against answers of a chip, and
/// takes the rest as the first response under the new keys.
///
/// The input: two octets for the length of the file, the file, then each answer with one octet for its length before
/// it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzChipAuthentication(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    var rest = Array(UnsafeBufferPointer(start: data, count: size))[...]
    guard let high = rest.popFirst(), let low = rest.popFirst() else { return 0 }
    let file = Array(rest.prefix(Int(high) << 8 | Int(low)))
    rest = rest.dropFirst(file.count)
    guard let group = try? DataGroup14(decoding: file) else { return 0 }
    let offer = ChipAuthenticationOffer.of(group.securityInfos)
    check(offer)
    guard let candidate = offer.candidates.first, let attempt = candidate.attempts.first else { return 0 }
    do throws(AccessError) {
        var run = try ChipAuthentication.start(
            candidate, variant: attempt.variant, sendsKeyReference: attempt.sendsKeyReference)
        var answers = 0
        while let command = run.command {
            guard (try? command.encoded()) != nil else { fatalError("a command that cannot be sent") }
            guard answers < 2 else { fatalError("more commands than the protocol has") }
            answers += 1
            guard let count = rest.popFirst() else { return 0 }
            let octets = Array(rest.prefix(Int(count)))
            rest = rest.dropFirst(octets.count)
            guard let response = try? ResponseAPDU(decoding: octets) else { return 0 }
            guard try run.receive(response) == .established || run.command != nil else {
                fatalError("neither established nor a command")
            }
        }
        var channel = try run.established().secureMessaging()
        _ = try channel.protect(.readBinary(offset: 0, expectedLength: 8))
        // Nobody knows the keys, which are fresh: whatever comes is refused.
        _ = try channel.unprotect(Array(rest))
        fatalError("a response under unknown keys was taken")
    } catch {
        guard error.code != .cryptography else { fatalError("\(error)") }
    }
    return 0
}

private func check(_ offer: ChipAuthenticationOffer) {
    let keys = Set(offer.candidates.map(\.key))
    guard keys.count <= ChipAuthenticationOffer.maximumKeys else { fatalError("more keys than are examined") }
    for key in keys {
        guard !key.element.isNeutral, let octets = try? key.element.publicKey,
            (try? key.group.element(decoding: octets)) == key.element
        else { fatalError("a key that is no element of its group") }
        guard let product = try? key.group.multiply(key.element, by: SecretBytes(copying: key.group.order)),
            product.isNeutral
        else { fatalError("a key whose order does not divide that of the group") }
    }
    for refused in offer.refused {
        guard refused.error.code != .cryptography else { fatalError("\(refused.error)") }
    }
}
