// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassMRZ
import EPassTrust

private let time = Timestamp(secondsSince1970: 1_795_219_200)
private let nobody = try? TrustSnapshot(anchors: [])

extension FuzzTarget {
    static let certificates = [
        FuzzTarget("fuzz-certificate", certificate), FuzzTarget("fuzz-lint", lint), FuzzTarget("fuzz-crl", crl),
        FuzzTarget("fuzz-cms", cms), FuzzTarget("fuzz-cvc", cvc), FuzzTarget("fuzz-pathvalidation", pathValidation),
        FuzzTarget("fuzz-passiveauthentication", passiveAuthentication),
        FuzzTarget("fuzz-cardsecurity", cardSecurity),
    ]
}

/// What decodes keeps its octets, has a name to show and verifies or not without trapping.
private func certificate(_ octets: [UInt8]) {
    guard let certificate = try? Certificate(encoded: octets) else { return }
    require(certificate.encoded == octets && certificate.tbsCertificate.count < octets.count)
    require(certificate.subject.matches(certificate.subject) && !certificate.description.isEmpty)
    _ = try? certificate.verifySignature(under: certificate)
}

/// A certificate, or the value of an extension, held against every profile.
private func lint(_ octets: [UInt8]) {
    for type in ["2.5.29.31", "2.5.29.32", "2.5.29.35", "2.5.29.17", "2.5.29.15", "2.5.29.16", "2.23.136.1.1.6.2"] {
        let entry = Certificate.Extension(objectIdentifier: type, isCritical: false, value: octets)
        _ = try? entry.decoded()
    }
    guard let certificate = try? Certificate(encoded: octets) else { return }
    for entry in certificate.extensions { _ = try? entry.decoded() }
    let rules = Set(CertificateProfile.rules.map(\.name))
    for kind in [CertificateProfile.kind(of: certificate)] + CertificateKind.allCases {
        let findings = CertificateProfile.lint(certificate, as: kind)
        require(findings.allSatisfy { rules.contains($0.rule) }, "a finding whose rule is not listed")
    }
}

/// In a revocation list that decodes each entry is found by its own serial number, also with a zero in front (F-47).
private func crl(_ octets: [UInt8]) {
    guard let list = try? CertificateRevocationList(encoded: octets) else { return }
    require(list.encoded == octets && list.tbsCertList.count < octets.count && !list.description.isEmpty)
    var count = 0
    for entry in list.revokedCertificates {
        count += 1
        let padded = [0] + entry.serialNumber
        require([entry.serialNumber, padded].allSatisfy { list.revocation(ofSerialNumber: $0) != nil })
    }
    require(count == list.revokedCount, "an entry that was read cannot be decoded again")
    require(CertificateProfile.lint(list).allSatisfy { !$0.rule.isEmpty }, "a finding without a rule")
}

/// What is kept of a CMS SignedData stands somewhere in the input and stays within the limits.
private func cms(_ octets: [UInt8]) {
    let limits = SignedDataLimits(
        maximumLength: 65_536, maximumCertificates: 4, maximumSigners: 4, maximumAttributes: 8)
    guard let signed = try? SignedData(contentInfo: octets, limits: limits) else { return }
    require(signed.certificates.count + signed.undecodedCertificates.count <= 4 && signed.signerInfos.count <= 4)
    for signer in signed.signerInfos {
        for certificate in signed.certificates { _ = signer.names(certificate) }
        guard let attributes = signer.signedAttrs else { continue }
        require(attributes.signedOctets.first == 0x31 && attributes.signedOctets.count <= octets.count)
    }
}

/// A card-verifiable certificate that decodes can be judged; several can be put into a chain.
private func cvc(_ octets: [UInt8]) {
    if let certificate = try? CardVerifiableCertificate(encoded: octets) { check(certificate, octets) }
    guard let certificates = try? CardVerifiableCertificate.list(encoded: octets) else { return }
    require(1...64 ~= certificates.count, "a list beyond its bounds")
    let references = certificates.prefix(2).map(\.authorityReference.octets)
    guard let chain = try? CardVerifiableChain.build(from: certificates, references: references) else { return }
    let pairs = zip(chain.certificates, chain.certificates.dropFirst())
    require(chain.certificates.count >= 2 && pairs.allSatisfy { $0.holderReference == $1.authorityReference })
    require(chain.terminal.role == .terminal && chain.documentVerifier.role.isDocumentVerifier)
    require(chain.links.allSatisfy(\.isLink) && references.contains(chain.trustPointReference.octets))
    require(chain.verify().allSatisfy { !$0.reason.isEmpty }, "a finding without a reason")
    _ = chain.problems(at: chain.terminal.effectiveDate)
}

private func check(_ certificate: CardVerifiableCertificate, _ octets: [UInt8]) {
    require(octets.starts(with: [0x7F, 0x4E]) || certificate.encoded == octets)
    let again = CardVerifiableCertificateBuilder.certificate(body: certificate.body, signature: certificate.signature)
    let read = required(try? CardVerifiableCertificate(encoded: again))
    require(read.body == certificate.body && read.signature == certificate.signature && read.deviations.isEmpty)
    require(certificate.effectiveDate <= certificate.expirationDate && !certificate.holderReference.text.isEmpty)
    require(certificate.authorization.rights.count == certificate.authorization.octets.count)
    guard let key = try? certificate.publicKey.publicKey(inheriting: .p256) else { return }
    require(certificate.publicKey.isKey(key), "a key that is not of its own numbers")
    _ = try? certificate.verifySignature(by: key, algorithm: certificate.publicKey.algorithm)
}

/// Judges the path of one certificate (S) under anchors (A, and U for unpinned ones) and revocation lists (C), with
/// certificates that came along (E) and stored ones (P): no input is successful under no anchor, nor under an unpinned
/// one where the profile refuses it, and none is revoked without a list. The input is at most sixteen objects: a
/// letter, two octets of length, the object.
private func pathValidation(_ octets: [UInt8]) {
    var signer: Certificate?
    var anchors: [TrustAnchor] = []
    var embedded: [Certificate] = []
    var stored: [StoredCertificate] = []
    var lists: [CertificateRevocationList] = []
    var rest = octets[...]
    for _ in 0..<16 where rest.count > 3 {
        let kind = rest.removeFirst()
        let object = rest.takePiece(lengthOctets: 2)
        if kind == UInt8(ascii: "C") {
            if let list = try? CertificateRevocationList(encoded: object) { lists.append(list) }
            continue
        }
        guard let certificate = try? Certificate(encoded: object) else { continue }
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
    else { return }
    for profile in [TrustProfile.default, .border, .strict] {
        let result = PathValidation.judge(signer, embedded: embedded, trust: trust, profile: profile, at: time)
        let issuer = result.findings.first { $0.id == .dsSignature }?.result
        let isAccepted = result.anchor.map { $0.basis.isTrusted || profile.acceptsUnpinnedAnchors } ?? false
        require(result.findings.count == 6 && (issuer != .successful || isAccepted))
        require(result.path.isEmpty || result.path.first == signer)
        require(result.revocation.state == .undetermined || result.revocation.list != nil && !lists.isEmpty)
    }
}

/// EF.SOD (and EF.COM) of a document with a fixed DG1 under an empty store: no input is successful.
private func passiveAuthentication(_ octets: [UInt8]) {
    guard let trust = nobody else { return }
    let input = PassiveAuthentication.Input(
        sod: octets, dataGroups: [1: [0x61, 0x03, 0x5F, 0x1F, 0x00]], com: octets)
    for profile in [TrustProfile.default, .strict] {
        let result = PassiveAuthentication.judge(input, trust: trust, profile: profile, at: time)
        require(result.finding(.dsSignature)?.result != .successful && result.anchor == nil)
        require(result.findings.count >= 9 && result.findings.allSatisfy { !$0.clause.isEmpty })
    }
}

/// EF.CardSecurity under an empty store, where nothing is authentic, and EF.CardAccess, EF.DG14 and EF.DIR: what is
/// decoded is confirmed by a DG14 with the same entries, whatever they are.
private func cardSecurity(_ octets: [UInt8]) {
    guard let trust = nobody else { return }
    let authentic = FileAuthenticity(result: .successful, reason: nil)
    for profile in [TrustProfile.default, .strict] {
        let security = CardSecurityAuthentication.judge(
            octets, country: IssuingCountry("UT"), trust: trust, profile: profile, at: time)
        require(security.authenticity.result != .successful && security.anchor == nil)
        require(security.findings.count == 6 && security.findings.allSatisfy { !$0.clause.isEmpty })
        let infos = (try? EFCardAccess(decoding: octets).securityInfos) ?? security.securityInfos
        for group in [octets, infos.map { DataGroup14(securityInfos: $0).encoded() } ?? []] {
            let findings = CardAccessCheck.judge(
                .init(
                    cardAccess: .read(infos?.encoded() ?? octets), opening: .pace, dataGroup14: group,
                    dataGroup14Authenticity: authentic, cardSecurity: security.securityInfos,
                    cardSecurityAuthenticity: security.authenticity, dir: .read(octets)),
                profile: profile
            ).findings
            let isSame = group != octets && infos != nil
            require(findings.count == 3 && findings.allSatisfy { !$0.clause.isEmpty })
            require(!isSame || findings.allSatisfy { $0.result != .failed || $0.reason == .malformed })
        }
    }
}
