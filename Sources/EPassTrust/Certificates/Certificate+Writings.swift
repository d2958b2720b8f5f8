// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassTLV

// A signature covers tbsCertificate and nothing else (RFC 5280, 4.1.1.3). Whoever hands a certificate on can write the
// octets around it anew, without a key, so that it verifies as before and has another hash: lengths, the outer
// algorithm, zeros in front of numbers, and of ECDSA and DSA n - s in place of s. A hash over the whole certificate by
// which somebody speaks against it is therefore held against each writing that its issuer may have chosen. What speaks
// for it has to fit its octets as they came.
extension Certificate {
    /// The certificate as it came, and each writing in DER that its issuer may have chosen; a few dozen at most.
    ///
    /// - Parameter issuers: those that may have signed; only DSA asks for them, whose groups are written in keys.
    func writings(under issuers: @autoclosure () -> [Certificate] = []) -> [[UInt8]] {
        var writings = [encoded]
        let values = signatureValues(issuers)
        for algorithm in issuedAlgorithms {
            for value in values {
                let writing = DERWriter.sequence([tbsCertificate, algorithm, DERWriter.bitString(value)])
                if !writings.contains(writing) { writings.append(writing) }
            }
        }
        return writings
    }

    /// The hashes of all writings.
    func hashes(_ algorithm: HashAlgorithm, under issuers: @autoclosure () -> [Certificate] = []) -> Set<[UInt8]> {
        Set(writings(under: issuers()).compactMap { try? algorithm.hash($0) })
    }

    /// See ``hasIssuedEnvelope``, which keeps it.
    var isIssuedEnvelope: Bool {
        guard let algorithm = issuedAlgorithms.first else { return false }
        return encoded == DERWriter.sequence([tbsCertificate, algorithm, DERWriter.bitString(signatureValue)])
    }

    /// The algorithm inside, which is signed, as it stands there; with and without NULL where it has no parameters.
    private var issuedAlgorithms: [[UInt8]] {
        var found: [[UInt8]] = []
        if let node = ASN1Node(whole: tbsCertificate) {
            // [0] version, serialNumber, signature.
            var members = node.members
            if members.nextIdentifier == .context(0) { _ = members.next() }
            _ = members.next()
            if let stated = members.next() { found.append(Array(stated.encodedBytes)) }
        }
        guard signature.hasNoParameters else { return found }
        for parameters in [nil, DERWriter.null] {
            let identifier = AlgorithmIdentifier(
                objectIdentifier: signature.objectIdentifier, parameters: parameters)
            if let encoded = try? identifier.encoded(), !found.contains(encoded) { found.append(encoded) }
        }
        return found
    }

    /// The values of the signature that verify where this one does, as the algorithm inside writes them.
    private func signatureValues(_ issuers: () -> [Certificate]) -> [[UInt8]] {
        guard let family = (try? signature.signatureAlgorithm())?.family else { return [signatureValue] }
        switch family {
        case .rsa:
            // Some issuers drop the zeros in front, and moduli are of whole words.
            let number = Array(signatureValue.drop { $0 == 0 })
            let zeros = [UInt8](repeating: 0, count: (16 - number.count % 16) % 16)
            return [signatureValue, number, zeros + number]
        case .ecdsa:
            return values { size in Self.orders.filter { (size...size + 2).contains($0.count) } }
        case .dsa:
            let keys = ([self] + issuers()).compactMap { try? $0.verificationKey.decoded() }
            return values { _ in Array(Set(keys.compactMap { $0.dsaParameters?.order })) }
        }
    }

    private func values(_ orders: (_ size: Int) -> [[UInt8]]) -> [[UInt8]] {
        // The outer algorithm says how it is written now, the inner one how it was.
        let isPlain = Self.isPlain(signatureAlgorithm)
        let read = isPlain ? ECDSASignature(plain: signatureValue) : ECDSASignature(padded: signatureValue)
        guard let read else { return [signatureValue] }
        var values = [signatureValue]
        func add(_ signature: ECDSASignature, _ order: [UInt8]?) {
            guard Self.isPlain(self.signature) else { return values.append(signature.der) }
            let size = order?.count ?? signatureValue.count / 2
            values.append(
                [signature.r, signature.s].flatMap { [UInt8](repeating: 0, count: max(0, size - $0.count)) + $0 })
        }
        add(read, nil)
        for order in orders(max(read.r.count, read.s.count)) {
            let other = UnsignedOctets.subtract(order, read.s)
            guard !other.isEmpty else { continue }
            if isPlain != Self.isPlain(self.signature) { add(read, order) }
            add(ECDSASignature(r: read.r, s: other), order)
        }
        return values
    }

    private static func isPlain(_ algorithm: AlgorithmIdentifier) -> Bool {
        if case .ecdsaPlain? = try? algorithm.signatureAlgorithm() { true } else { false }
    }

    /// The orders of all curves that are known, each once.
    private static let orders = Array(Set(EllipticCurve.allCases.map { KeyAgreementGroup.ec($0).order }))
}
