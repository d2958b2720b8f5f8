// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

/// Decodes arbitrary octets as card-verifiable certificates; what decodes keeps its octets, is read again from body and
/// signature, has a key that can be judged, and can be put into a chain.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCardVerifiable(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    if let certificate = try? CardVerifiableCertificate(encoded: bytes) { check(certificate, bytes) }
    guard let certificates = try? CardVerifiableCertificate.list(encoded: bytes) else { return 0 }
    guard (1...64).contains(certificates.count) else { fatalError("a list beyond its bounds") }
    let references = certificates.prefix(2).map(\.authorityReference.octets)
    if let chain = try? CardVerifiableChain.build(from: certificates, references: references) {
        guard chain.certificates.count >= 2, chain.terminal.role == .terminal,
            chain.documentVerifier.role.isDocumentVerifier, chain.links.allSatisfy(\.isLink),
            references.contains(chain.trustPointReference.octets),
            zip(chain.certificates, chain.certificates.dropFirst()).allSatisfy({
                $0.holderReference == $1.authorityReference
            })
        else { fatalError("a chain that does not hold together") }
        for finding in chain.verify() where finding.reason.isEmpty { fatalError("a finding without a reason") }
        _ = chain.problems(at: chain.terminal.effectiveDate)
    }
    return 0
}

private func check(_ certificate: CardVerifiableCertificate, _ bytes: [UInt8]) {
    let isBare = bytes.starts(with: [0x7F, 0x4E])
    guard isBare || certificate.encoded == bytes else {
        fatalError("a certificate that was decoded does not keep what it was decoded from")
    }
    let again = CardVerifiableCertificateBuilder.certificate(body: certificate.body, signature: certificate.signature)
    guard let read = try? CardVerifiableCertificate(encoded: again), read.body == certificate.body,
        read.signature == certificate.signature, read.deviations.isEmpty
    else { fatalError("body and signature do not make the certificate again") }
    guard certificate.effectiveDate <= certificate.expirationDate, !certificate.holderReference.text.isEmpty,
        certificate.authorization.rights.count == certificate.authorization.octets.count
    else { fatalError("a certificate that the decoder should have refused") }
    guard let key = try? certificate.publicKey.publicKey(inheriting: .p256) else { return }
    guard certificate.publicKey.isKey(key) else { fatalError("a key that is not of its own numbers") }
    _ = try? certificate.verifySignature(by: key, algorithm: certificate.publicKey.algorithm)
}
