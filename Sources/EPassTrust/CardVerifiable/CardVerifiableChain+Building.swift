// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassMRZ
internal import EPassMessages

extension CardVerifiableChain {
    /// Finds the chain from what the chip knows to a terminal's certificate.
    ///
    /// Of several chains the one is taken that is valid on the day given, starts from the more recent key of the chip,
    /// has fewer links, and ends with the certificate that was issued last; then the order of the certificates decides.
    /// One that a chip must refuse, as far as can be seen here, is taken only where there is no other.
    ///
    /// - Parameters:
    ///   - certificates: in any order, also such as belong to no chain; at most 256.
    ///   - references: the keys that the chip knows (CAR), the most recent first, as octets: from EF.CVCA, or from
    ///     PACE. At most 8.
    ///   - date: the present day; nil takes no account of dates.
    /// - Throws: `TrustError`: `noCertificate` where there is no certificate of a terminal; `noChain` with the names
    ///   where none of them leads to a key of the chip; `limitExceeded`.
    package static func build(
        from certificates: [CardVerifiableCertificate], references: [[UInt8]], at date: CalendarDate? = nil
    ) throws(TrustError) -> CardVerifiableChain {
        guard certificates.count <= maximumCertificates, references.count <= maximumReferences else {
            throw TrustError(
                .limitExceeded, element: "chain",
                .cvcChainLimits(certificates: maximumCertificates, references: maximumReferences))
        }
        let terminals = certificates.filter { $0.role == .terminal }
        guard !terminals.isEmpty else { throw TrustError(.noCertificate, element: "chain", .cvcNoTerminal) }
        let found = candidates(certificates, terminals, references)
        let ranked = found.enumerated().map { (rank: Rank($1.chain, $1.reference, $0, at: date), chain: $1.chain) }
            .sorted { $0.rank < $1.rank }.prefix(maximumTrials).map(\.chain)
        guard let first = ranked.first else { throw noChain(terminals, certificates, references) }
        // Signatures cost time: they decide only where there is a choice.
        if ranked.count == 1 { return first }
        return ranked.first { chain in !chain.verify().contains(where: \.isFatal) } ?? first
    }

    /// The chains whose names fit.
    private static func candidates(
        _ certificates: [CardVerifiableCertificate], _ terminals: [CardVerifiableCertificate], _ references: [[UInt8]]
    ) -> [(chain: CardVerifiableChain, reference: Int)] {
        var found: [(chain: CardVerifiableChain, reference: Int)] = []
        for (index, reference) in references.enumerated() {
            guard let name = try? CertificateReference(octets: reference) else { continue }
            let paths = links(from: reference, among: certificates)
            let trustPoint = trustPoint(reference, among: certificates)
            for verifier in certificates where verifier.role.isDocumentVerifier {
                guard let path = paths[verifier.authorityReference.octets] else { continue }
                for terminal in terminals where terminal.authorityReference == verifier.holderReference {
                    guard found.count < maximumCandidates else { return found }
                    let chain = CardVerifiableChain(
                        trustPointReference: name, trustPoint: trustPoint, certificates: path + [verifier, terminal])
                    found.append((chain, index))
                }
            }
        }
        return found
    }

    /// What decides between two chains, the most important first; the lesser is taken.
    private struct Rank: Comparable {
        private let numbers: [Int]

        init(_ chain: CardVerifiableChain, _ reference: Int, _ position: Int, at date: CalendarDate?) {
            let problems = date.map { chain.problems(at: $0).count } ?? 0
            numbers = [
                problems, reference, chain.links.count, -chain.terminal.effectiveDate.daysSince1970,
                -chain.documentVerifier.effectiveDate.daysSince1970, position,
            ]
        }

        static func < (left: Self, right: Self) -> Bool { left.numbers.lexicographicallyPrecedes(right.numbers) }
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
        let wanted = references.map { octets -> Message in
            guard let reference = try? CertificateReference(octets: octets) else { return .cvcMalformedReference }
            return .plainText(text: reference)
        }
        let needed = terminals.prefix(4).map { terminal -> Message in
            let verifiers = certificates.filter {
                $0.role.isDocumentVerifier && $0.holderReference == terminal.authorityReference
            }
            guard let verifier = verifiers.first else {
                return .cvcVerifierMissing(terminal: terminal.holderReference, verifier: terminal.authorityReference)
            }
            return .cvcStandsUnder(terminal: terminal.holderReference, authority: verifier.authorityReference)
        }
        let all = needed.asClauses ?? .cvcNoTerminal
        return TrustError(
            .noChain, element: "chain",
            wanted.isEmpty ? .cvcNoChainToNoKey(terminals: all) : .cvcNoChain(keys: wanted, terminals: all))
    }
}
