// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto

/// Reads arbitrary octets as an AlgorithmIdentifier with domain parameters and as the static key of a chip.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDomainParameters(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    if let group = try? KeyAgreementGroup.matching(algorithmIdentifier: bytes),
        group.standardizedAlgorithmIdentifier != bytes
    {
        // Whatever was written out has the numbers of the group in it.
        for number in [group.prime, group.order]
        where !bytes.indices.contains(where: { bytes[$0...].starts(with: number) }) {
            fatalError("parameters without the numbers of \(group) were taken for it")
        }
    }
    if let key = try? KeyAgreementGroup.publicKey(subjectPublicKeyInfo: bytes) {
        guard let again = try? key.subjectPublicKeyInfo(),
            (try? KeyAgreementGroup.publicKey(subjectPublicKeyInfo: again)) == key
        else { fatalError("a static key is not read again") }
    }
    return 0
}
