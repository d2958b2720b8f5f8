// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto

/// Reads arbitrary octets as an element of a group, which the first octet chooses; what is accepted is an element.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzElement(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    guard let first = bytes.first else { return 0 }
    let group = KeyAgreementGroup.standardized[Int(first) % KeyAgreementGroup.standardized.count]
    let octets = Array(bytes.dropFirst())
    let element: GroupElement
    do throws(CryptoError) {
        element = try group.element(decoding: octets)
    } catch {
        let codes: [CryptoError.Code] = [
            .elementEncodingInvalid, .elementNotInGroup, .elementNeutral, .elementOutOfRange, .elementSmallOrder,
        ]
        guard codes.contains(error.code) else {
            fatalError("refused for another reason: \(error)")
        }
        return 0
    }
    guard !element.isNeutral, let key = try? element.publicKey else { fatalError("the neutral element was accepted") }
    guard key == (group.isElliptic ? octets : Array(octets.drop { $0 == 0 })) else {
        fatalError("another element than the one that came")
    }
    guard let secret = try? element.sharedSecret(), secret.count == group.elementLength else {
        fatalError("no secret of full width")
    }
    guard let product = try? group.multiply(element, by: SecretBytes(copying: group.order)), product.isNeutral else {
        fatalError("an element of another order was accepted")
    }
    return 0
}
