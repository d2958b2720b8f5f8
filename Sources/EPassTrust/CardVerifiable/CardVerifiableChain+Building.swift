// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension CardVerifiableChain {
    /// Finds the chain from what the chip knows to a terminal's certificate.
    ///
    /// Of several chains the one is taken that starts from the more recent key of the chip, has fewer links, and ends with the certificate
    /// that was issued last; then the order of the certificates decides.
    ///
    /// - Parameters:
    ///   - certificates: in any order, also such as belong to no chain; at most 256.
    ///   - references: the keys that the chip knows (CAR), the most recent first, as octets: from EF.CVCA, or from PACE. At most 8.
    /// - Throws: `TrustError`: `noCertificate` where there is no certificate of a terminal; `noChain` with the names where none of them leads to
    ///   a key of the chip; `limitExceeded`.
    public static func build(
        from certificates: [CardVerifiableCertificate], references: [[UInt8]]
    ) throws(TrustError) -> CardVerifiableChain {
        guard certificates.count <= maximumCertificates, references.count <= maximumReferences else {
            throw TrustError(
                .limitExceeded, element: "chain",
                "A chain is built from at most \(maximumCertificates) certificates and \(maximumReferences) references."
            )
        }
        let terminals = certificates.filter { $0.role == .terminal }
        guard !terminals.isEmpty else {
            throw TrustError(.noCertificate, element: "chain", "No certificate of a terminal is among those given.")
        }
        for reference in references {
            let paths = links(from: reference, among: certificates)
            var best: (links: [CardVerifiableCertificate], tail: [CardVerifiableCertificate])?
            for verifier in certificates where verifier.role.isDocumentVerifier {
                guard let path = paths[verifier.authorityReference.octets] else { continue }
                for terminal in terminals where terminal.authorityReference == verifier.holderReference {
                    let found = (links: path, tail: [verifier, terminal])
                    if let known = best, !isBetter(found, than: known) { continue }
                    best = found
                }
            }
            guard let best, let name = try? CertificateReference(octets: reference) else { continue }
            return CardVerifiableChain(
                trustPointReference: name, trustPoint: trustPoint(reference, among: certificates),
                certificates: best.links + best.tail)
        }
        throw noChain(terminals, certificates, references)
    }

    /// The links that lead from a key of the chip to each key that they can reach, the shortest way.
    private static func links(
        from reference: [UInt8], among certificates: [CardVerifiableCertificate]
    ) -> [[UInt8]: [CardVerifiableCertificate]] {
        var paths: [[UInt8]: [CardVerifiableCertificate]] = [reference: []]
        var frontier = [reference]
        // Every key is entered once, so that links in a circle end the search.
        for _ in 0..<maximumLinks {
            var next: [[UInt8]] = []
            for known in frontier {
                for link in certificates
                where link.isLink && link.authorityReference.octets == known
                    && paths[link.holderReference.octets] == nil
                {
                    paths[link.holderReference.octets] = (paths[known] ?? []) + [link]
                    next.append(link.holderReference.octets)
                }
            }
            if next.isEmpty { break }
            frontier = next
        }
        return paths
    }

    private static func isBetter(
        _ one: (links: [CardVerifiableCertificate], tail: [CardVerifiableCertificate]),
        than other: (links: [CardVerifiableCertificate], tail: [CardVerifiableCertificate])
    ) -> Bool {
        if one.links.count != other.links.count { return one.links.count < other.links.count }
        for (mine, its) in zip(one.tail, other.tail).reversed() where mine.effectiveDate != its.effectiveDate {
            return mine.effectiveDate > its.effectiveDate
        }
        return false
    }

    /// The certificate of a key that the chip knows: the self-signed one before a link.
    private static func trustPoint(
        _ reference: [UInt8], among certificates: [CardVerifiableCertificate]
    ) -> CardVerifiableCertificate? {
        let candidates = certificates.filter { $0.role == .cvca && $0.holderReference.octets == reference }
        return candidates.first(where: \.isSelfSigned) ?? candidates.first
    }

    private static func noChain(
        _ terminals: [CardVerifiableCertificate], _ certificates: [CardVerifiableCertificate], _ references: [[UInt8]]
    ) -> TrustError {
        // References of a chip are hostile: only what is a reference is repeated.
        let wanted = references.map { (try? CertificateReference(octets: $0))?.text ?? "(malformed)" }
        let needed = terminals.prefix(4).map { terminal in
            let verifiers = certificates.filter {
                $0.role.isDocumentVerifier && $0.holderReference == terminal.authorityReference
            }
            guard let verifier = verifiers.first else {
                return "\(terminal.holderReference): the certificate of \(terminal.authorityReference) is missing"
            }
            return "\(terminal.holderReference) stands under \(verifier.authorityReference)"
        }
        return TrustError(
            .noChain, element: "chain",
            "The chip trusts \(wanted.isEmpty ? "no key" : wanted.joined(separator: ", ")); "
                + needed.joined(separator: "; ") + ".")
    }
}
