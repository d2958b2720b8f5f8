// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

private let time = Timestamp(secondsSince1970: 1_795_219_200)

/// Splits the octets into objects: a letter, two octets of length, the object. At most sixteen.
private func objects(_ bytes: [UInt8]) -> [(kind: UInt8, octets: [UInt8])] {
    var objects: [(kind: UInt8, octets: [UInt8])] = []
    var rest = bytes[...]
    while rest.count > 3, objects.count < 16 {
        let head = Array(rest.prefix(3))
        let length = Int(head[1]) << 8 | Int(head[2])
        objects.append((head[0], Array(rest.dropFirst(3).prefix(length))))
        rest = rest.dropFirst(3 + length)
    }
    return objects
}

/// Judges the path of one certificate (S) under anchors (A, and U for unpinned ones) and revocation lists (C), with
/// certificates that came along (E) and stored ones (P): no input is successful under no anchor, nor under an unpinned
/// one where the profile refuses it, and none is revoked without a list.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPathValidation(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    var signer: Certificate?
    var anchors: [TrustAnchor] = []
    var embedded: [Certificate] = []
    var stored: [StoredCertificate] = []
    var lists: [CertificateRevocationList] = []
    for (kind, octets) in objects(Array(UnsafeBufferPointer(start: data, count: size))) {
        if kind == UInt8(ascii: "C") {
            if let list = try? CertificateRevocationList(encoded: octets) { lists.append(list) }
            continue
        }
        guard let certificate = try? Certificate(encoded: octets) else { continue }
        switch kind {
        case UInt8(ascii: "S"): signer = certificate
        case UInt8(ascii: "A"):
            if let anchor = try? TrustAnchor(certificate: certificate) { anchors.append(anchor) }
        case UInt8(ascii: "U"):
            if let anchor = try? TrustAnchor(certificate: certificate, basis: .unpinned) { anchors.append(anchor) }
        case UInt8(ascii: "E"): embedded.append(certificate)
        default: stored.append(StoredCertificate(certificate: certificate))
        }
    }
    guard let signer,
        let trust = try? TrustSnapshot(anchors: anchors, certificates: stored, revocationLists: lists)
    else { return 0 }
    for profile in [TrustProfile.default, .border, .strict] {
        let result = PathValidation.judge(signer, embedded: embedded, trust: trust, profile: profile, at: time)
        let issuer = result.findings.first { $0.id == .dsSignature }?.result
        let isAccepted = result.anchor.map { $0.basis.isTrusted || profile.acceptsUnpinnedAnchors } ?? false
        guard result.findings.count == 5, issuer != .successful || isAccepted,
            result.path.isEmpty || result.path.first == signer,
            result.revocation.state == .undetermined || result.revocation.list != nil && !lists.isEmpty
        else { fatalError("a path is trusted without an anchor, or a certificate is revoked without a list") }
    }
    return 0
}
