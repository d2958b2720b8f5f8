// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassLDS

/// Keys of a chip that are the same in every run.
private struct Keys {
    let rsa: PrivateKey
    let rsaFile: [UInt8]
    let ecFile: [UInt8]
    let challenge: ActiveAuthentication.Challenge

    init() throws {
        let context = CryptoContext(seed: [0x93, 0x03])
        rsa = try PrivateKey.generate(.rsa(1024), context: context)
        rsaFile = try DataGroup15(subjectPublicKeyInfo: rsa.subjectPublicKeyInfo()).octets
        let ec = try PrivateKey.generate(.ec(.p256), context: context)
        ecFile = try DataGroup15(subjectPublicKeyInfo: ec.subjectPublicKeyInfo()).octets
        challenge = try ActiveAuthentication.Challenge([1, 2, 3, 4, 5, 6, 7, 8])
    }
}

private let keys = try? Keys()

/// Judges arbitrary answers. The first octet says what the others are: an answer of the RSA or of the ECDSA key; a
/// representative that the RSA key signs, so that all of what stands in it is reached; or DG15, DG14 and the answer,
/// with two octets of length before each file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzActiveAuthentication(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    guard let keys else { fatalError("there are no keys") }
    var bytes = Array(UnsafeBufferPointer(start: data, count: size))[...]
    var infos: SecurityInfos?
    let file: [UInt8]
    var response: [UInt8]
    switch (bytes.popFirst() ?? 0) & 3 {
    case 0: (file, response) = (keys.rsaFile, Array(bytes))
    case 1: (file, response) = (keys.ecFile, Array(bytes))
    case 2:
        // Below the modulus, whatever the octets are.
        var representative = Array(bytes.prefix(128))
        representative += [UInt8](repeating: 0xCC, count: 128 - representative.count)
        representative[0] &= 0x7F
        guard let signature = try? keys.rsa.rawRSA(representative) else { return 0 }
        (file, response) = (keys.rsaFile, signature)
    default:
        file = part(&bytes)
        infos = (try? DataGroup14(decoding: part(&bytes)))?.securityInfos
        response = Array(bytes)
    }
    let verdict = ActiveAuthentication.verify(
        response: response, challenge: keys.challenge, dataGroup15: file, securityInfos: infos)
    let strict = ActiveAuthentication.verify(
        response: response, challenge: keys.challenge, dataGroup15: file, securityInfos: infos, tolerating: [])
    if verdict.outcome == .confirmed {
        guard verdict.hash != nil, (verdict.scheme == nil) != (verdict.signatureFormat == nil) else {
            fatalError("a signature without a hash or a form")
        }
        guard (strict.outcome == .confirmed) == verdict.deviations.isEmpty else { fatalError("the profiles disagree") }
    } else {
        guard verdict.deviations.isEmpty, strict.outcome != .confirmed else { fatalError("the profiles disagree") }
    }
    guard !verdict.algorithm.isEmpty else { fatalError("a verdict without an algorithm") }
    return 0
}

/// The octets behind two octets of length, as many as there are.
private func part(_ bytes: inout ArraySlice<UInt8>) -> [UInt8] {
    let count = Int(bytes.popFirst() ?? 0) << 8 | Int(bytes.popFirst() ?? 0)
    defer { bytes = bytes.dropFirst(count) }
    return Array(bytes.prefix(count))
}
