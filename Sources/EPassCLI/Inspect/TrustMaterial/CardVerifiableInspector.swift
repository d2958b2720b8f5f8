// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassMessages
import EPassTrust

/// Trees of card-verifiable certificates, one or several in a file.
enum CardVerifiableInspector {
    static func inspect(_ octets: [UInt8]) -> Inspector.Result {
        let certificates: [CardVerifiableCertificate]
        let kind = "card-verifiable certificate"
        do throws(TrustError) { certificates = try CardVerifiableCertificate.list(encoded: octets) } catch {
            return Inspector.Result(kind: kind, undecoded: octets, problem: error.description)
        }
        let deviations = certificates.flatMap { $0.deviations.map(\.rawValue) }
        let trees = certificates.map {
            InspectionNode("certificate", $0.holderReference.text, children: nodes(of: $0, among: certificates))
        }
        guard certificates.count > 1 else {
            return Inspector.Result(kind: kind, nodes: trees.flatMap(\.children), deviations: deviations)
        }
        return Inspector.Result(kind: "\(certificates.count) \(kind)s", nodes: trees, deviations: deviations)
    }

    private static func nodes(
        of certificate: CardVerifiableCertificate, among all: [CardVerifiableCertificate]
    ) -> [InspectionNode] {
        let authorization = certificate.authorization
        var nodes = [
            InspectionNode("profile", "version \(certificate.profileIdentifier + 1)"),
            reference("authority reference", certificate.authorityReference),
            reference("holder reference", certificate.holderReference),
            InspectionNode("role", role(of: certificate)),
            InspectionNode("terminal type", "\(authorization.terminalType)"),
            InspectionNode("authorization", octets: authorization.octets, children: rights(authorization)),
            InspectionNode("effective", "\(certificate.effectiveDate)"),
            InspectionNode("expires", "\(certificate.expirationDate)"),
            key(certificate.publicKey),
        ]
        let extensions = certificate.extensions
        if !extensions.isEmpty {
            nodes.append(InspectionNode("extensions", number: extensions.count, children: extensions.map(node)))
        }
        nodes.add("signature", "\(certificate.signature.count) octets, \(signature(of: certificate, among: all))")
        return nodes
    }

    /// An extension; of those that are about LDS2 applications, what they grant.
    private static func node(_ entry: CardVerifiableExtension) -> InspectionNode {
        let value = DisplayText.hexadecimal(entry.content)
        do throws(TrustError) {
            guard let rights = try LDS2AccessRights(entry) else {
                return InspectionNode(entry.objectIdentifier, octets: entry.content).keyed("extension")
            }
            let words = rights.rights.map { InspectionNode("may", $0.description) }
            return InspectionNode(
                "LDS2 \(rights.application.rawValue)", value,
                children: words.isEmpty ? [InspectionNode("may", "nothing")] : words)
        } catch {
            return InspectionNode(entry.objectIdentifier, "\(value), which grants nothing: \(error.reason)")
                .keyed("extension")
        }
    }

    private static func reference(_ name: String, _ reference: CertificateReference) -> InspectionNode {
        InspectionNode(
            name, reference.text,
            children: [
                InspectionNode("country", reference.country),
                InspectionNode("holder mnemonic", reference.holderMnemonic),
                InspectionNode("sequence number", reference.sequenceNumber),
            ])
    }

    private static func role(of certificate: CardVerifiableCertificate) -> String {
        switch certificate.role {
        case .cvca: certificate.isLink ? "CVCA, link certificate" : "CVCA, self-signed"
        case .dvDomestic: "document verifier, domestic"
        case .dvForeign: "document verifier, foreign"
        case .terminal: "terminal"
        }
    }

    private static func rights(_ authorization: HolderAuthorization) -> [InspectionNode] {
        guard authorization.terminalType == .inspectionSystem else { return [] }
        return [
            InspectionNode("reads DG3", flag: authorization.canReadDG3),
            InspectionNode("reads DG4", flag: authorization.canReadDG4),
        ]
    }

    private static func key(_ key: CardVerifiablePublicKey) -> InspectionNode {
        var children = [InspectionNode("object identifier", key.objectIdentifier)]
        if key.algorithm.isHistoric { children.append(InspectionNode("standing", "not in Doc 9303-11 any more")) }
        switch key.numbers {
        case .rsa(let modulus, let exponent):
            children.append(InspectionNode("modulus", octets: modulus))
            children.append(InspectionNode("exponent", octets: exponent))
        case .ec(let point, _):
            children.append(InspectionNode("domain parameters", domainParameters(key)))
            children.append(InspectionNode("public point", octets: point))
        }
        if !key.inheritsDomainParameters {
            do throws(TrustError) {
                children.append(InspectionNode("usable", "yes, \(try key.publicKey())"))
            } catch {
                children.append(InspectionNode("usable", "NO: \(error.reason)"))
            }
        }
        return InspectionNode("public key", "\(key.algorithm)", children: children)
    }

    private static func domainParameters(_ key: CardVerifiablePublicKey) -> String {
        switch key.domainParameters?.match {
        case nil: "inherited"
        case .curve(let curve)?: "stated, \(curve)"
        case .unknownPrime?: "stated, of no listed curve"
        case .differs(let curve, let number)?: "stated, NOT those of \(curve): \(number.rawValue)"
        }
    }

    /// The most issuers of one name that a signature is tried with: 64 certificates of one name would be 4096
    /// signatures to verify.
    private static let maximumIssuers = 8

    /// What the certificates of the same file say about the signature. Nobody is trusted here.
    private static func signature(
        of certificate: CardVerifiableCertificate, among all: [CardVerifiableCertificate]
    ) -> String {
        let named = all.filter { $0.role != .terminal && $0.holderReference == certificate.authorityReference }
        // Its own key first: many may bear one name.
        let issuers = named.filter { $0 == certificate } + named.filter { $0 != certificate }
        guard !issuers.isEmpty else { return "its signer is not in the file" }
        let curve = all.lazy.compactMap { try? $0.publicKey.curve() }.first
        for issuer in issuers.prefix(maximumIssuers) {
            guard let key = try? issuer.publicKey.publicKey(inheriting: curve) else { continue }
            let verdict = try? certificate.verifySignature(by: key, algorithm: issuer.publicKey.algorithm)
            if verdict == .valid {
                return certificate.isSelfSigned
                    ? "verifies under its own key" : "verifies under \(issuer.holderReference)"
            }
        }
        guard issuers.count <= maximumIssuers else {
            return "does NOT verify under \(maximumIssuers) of the \(issuers.count) certificates of its signer's name"
        }
        return certificate.isSelfSigned
            ? "does NOT verify under its own key"
            : "does NOT verify under \(certificate.authorityReference) of this file"
    }
}
