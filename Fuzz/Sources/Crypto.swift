// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto

private let curveKey = try? PrivateKey.generate(.ec(.brainpoolP256r1), context: CryptoContext(seed: 1)).publicKey

extension FuzzTarget {
    static let crypto = [
        FuzzTarget("fuzz-spki", spki), FuzzTarget("fuzz-element", element),
        FuzzTarget("fuzz-domainparameters", domainParameters),
    ]
}

/// A public key, or a signature.
private func spki(_ octets: [UInt8]) {
    if let key = try? PublicKey(subjectPublicKeyInfo: octets) {
        let algorithm: SignatureAlgorithm
        switch key.kind {
        case .rsa(let bits):
            require(1024...8192 ~= bits, "a modulus out of bounds was accepted")
            algorithm = .rsaPSS(hash: .sha256, mgfHash: .sha1, saltLength: 20)
        case .ec:
            algorithm = .ecdsa(.sha256)
        case .dsa(let bits, let orderBits):
            require(1024...3072 ~= bits && [160, 224, 256].contains(orderBits), "a DSA key out of bounds was accepted")
            algorithm = .dsa(.sha256)
        }
        require((try? key.verify(signature: octets, over: octets, algorithm: algorithm)) == .invalid)
    }
    guard let key = curveKey else { return }
    let check = try? key.check(
        signature: octets, over: octets[...], algorithm: .ecdsa(.sha256), tolerating: Set(SignatureDeviation.allCases))
    require(check?.verdict == .invalid, "arbitrary octets are a signature")
}

/// An element of a group, which the first octet chooses; what is accepted is an element.
private func element(_ octets: [UInt8]) {
    guard let first = octets.first else { return }
    let group = KeyAgreementGroup.standardized[Int(first) % KeyAgreementGroup.standardized.count]
    let encoded = Array(octets.dropFirst())
    let element: GroupElement
    do throws(CryptoError) {
        element = try group.element(decoding: encoded)
    } catch {
        let codes: [CryptoError.Code] = [
            .elementEncodingInvalid, .elementNotInGroup, .elementNeutral, .elementOutOfRange, .elementSmallOrder,
        ]
        return require(codes.contains(error.code), "refused for another reason: \(error)")
    }
    require(!element.isNeutral, "the neutral element was accepted")
    require((try? element.publicKey) == (group.isElliptic ? encoded : Array(encoded.drop { $0 == 0 })))
    require(required(try? element.sharedSecret()).count == group.elementLength, "no secret of full width")
    let product = try? group.multiply(element, by: SecretBytes(copying: group.order))
    require(required(product).isNeutral, "an element of another order was accepted")
}

/// An AlgorithmIdentifier with domain parameters, or the static key of a chip.
private func domainParameters(_ octets: [UInt8]) {
    if let group = try? KeyAgreementGroup.matching(algorithmIdentifier: octets),
        group.standardizedAlgorithmIdentifier != octets
    {
        // Whatever was written out has the numbers of the group in it.
        for number in [group.prime, group.order] {
            require(octets.indices.contains { octets[$0...].starts(with: number) }, "\(group) without its numbers")
        }
    }
    if let key = try? KeyAgreementGroup.publicKey(subjectPublicKeyInfo: octets) {
        let again = required(try? key.subjectPublicKeyInfo())
        require((try? KeyAgreementGroup.publicKey(subjectPublicKeyInfo: again)) == key)
    }
}
