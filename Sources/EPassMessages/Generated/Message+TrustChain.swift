// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let trustChainNoCertificate = MessageKey("trustChain.noCertificate", "{file} holds no certificate.")
    static let trustChainChains = MessageKey("trustChain.chains", "The signer chains to a CSCA that is trusted.")
    static let trustChainUnpinned = MessageKey("trustChain.unpinned", "The signer chains to a CSCA that nobody vouches for but the file it came in.")
    static let trustChainListed = MessageKey("trustChain.listed", "The signer chains to a CSCA that only the list of another State vouches for.")
    static let trustChainBroken = MessageKey("trustChain.broken", "Something speaks against the signer.")
    static let trustChainOpen = MessageKey("trustChain.open", "Whether a trusted CSCA issued the signer's certificate is not known here.")
    static let trustChainSigner = MessageKey("trustChain.signer", "signer {subject}")
    static let trustChainSerial = MessageKey("trustChain.serial", "serial number {number}")
    static let trustChainNamedIssuer = MessageKey("trustChain.namedIssuer", "names as its issuer {issuer}")
    static let trustChainAuthority = MessageKey("trustChain.authority", "issued by the CSCA {subject}")
    static let trustChainDigest = MessageKey("trustChain.digest", "SHA-256 {digest}")
    static let trustChainVouched = MessageKey("trustChain.vouched", "{basis, message}; vouched for by: {voucher, message}")
    static let trustChainSource = MessageKey("trustChain.source", "from {source, message}")
    static let trustChainFinding = MessageKey("trustChain.finding", "{check, message}: {finding, message}")

    static let ofTrustChain: [MessageKey] = [
        .trustChainAuthority,
        .trustChainBroken,
        .trustChainChains,
        .trustChainDigest,
        .trustChainFinding,
        .trustChainListed,
        .trustChainNamedIssuer,
        .trustChainNoCertificate,
        .trustChainOpen,
        .trustChainSerial,
        .trustChainSigner,
        .trustChainSource,
        .trustChainUnpinned,
        .trustChainVouched,
    ]
}

extension Message {
    package static func trustChainNoCertificate(file: some CustomStringConvertible) -> Message {
        Message(.trustChainNoCertificate, [.init("file", .text(file.description))])
    }
    package static var trustChainChains: Message { Message(.trustChainChains) }
    package static var trustChainUnpinned: Message { Message(.trustChainUnpinned) }
    package static var trustChainListed: Message { Message(.trustChainListed) }
    package static var trustChainBroken: Message { Message(.trustChainBroken) }
    package static var trustChainOpen: Message { Message(.trustChainOpen) }
    package static func trustChainSigner(subject: some CustomStringConvertible) -> Message {
        Message(.trustChainSigner, [.init("subject", .text(subject.description))])
    }
    package static func trustChainSerial(number: some CustomStringConvertible) -> Message {
        Message(.trustChainSerial, [.init("number", .text(number.description))])
    }
    package static func trustChainNamedIssuer(issuer: some CustomStringConvertible) -> Message {
        Message(.trustChainNamedIssuer, [.init("issuer", .text(issuer.description))])
    }
    package static func trustChainAuthority(subject: some CustomStringConvertible) -> Message {
        Message(.trustChainAuthority, [.init("subject", .text(subject.description))])
    }
    package static func trustChainDigest(digest: some CustomStringConvertible) -> Message {
        Message(.trustChainDigest, [.init("digest", .text(digest.description))])
    }
    package static func trustChainVouched(basis: Message, voucher: Message) -> Message {
        Message(.trustChainVouched, [.init("basis", .message(basis)), .init("voucher", .message(voucher))])
    }
    package static func trustChainSource(source: Message) -> Message {
        Message(.trustChainSource, [.init("source", .message(source))])
    }
    package static func trustChainFinding(check: Message, finding: Message) -> Message {
        Message(.trustChainFinding, [.init("check", .message(check)), .init("finding", .message(finding))])
    }
}
