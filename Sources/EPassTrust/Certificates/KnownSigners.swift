// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import Synchronization

/// Certificates of document signers that were judged before, decoded, with their keys. One signer signs up to 100,000
/// documents (Doc 9303-12, 4.1.1), so that a service meets the same ones again and again.
///
/// A certificate is found by all of its octets and comes back as decoding them would make it: nothing of a verdict is
/// kept, and each signature is verified for each document. Only signers whose path led to an anchor are kept, so that
/// nobody can fill the memory or crowd out others with certificates of his own.
enum KnownSigners {
    /// How many are kept; the one that was kept first goes for a new one.
    static let capacity = 256
    /// The longest certificate that is kept, in octets. Genuine ones have one to two thousand.
    static let maximumLength = 4_096

    private struct Octets: Hashable {
        let octets: ArraySlice<UInt8>

        // The end of a certificate is its signature. Every one that is kept was signed by a CSCA, so that no stranger
        // can make many with the same end.
        func hash(into hasher: inout Hasher) {
            unsafe octets.suffix(32).withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
        }
    }

    private struct Known {
        var certificates: [Octets: Certificate] = [:]
        /// The certificate that is kept of each that was signed: anybody can write one anew in many forms, and these
        /// take one place.
        var signed: [[UInt8]: Octets] = [:]
        var order: [[UInt8]] = []
        var oldest = 0

        /// Gives out the one that has to go.
        mutating func insert(_ certificate: Certificate) -> Certificate? {
            let octets = Octets(octets: certificate.encoded[...])
            guard certificates[octets] == nil else { return nil }
            certificates[octets] = certificate
            if let twin = signed.updateValue(octets, forKey: certificate.tbsCertificate) {
                return certificates.removeValue(forKey: twin)
            }
            guard order.count == capacity else {
                order.append(certificate.tbsCertificate)
                return nil
            }
            let gone = signed.removeValue(forKey: order[oldest]).flatMap { certificates.removeValue(forKey: $0) }
            order[oldest] = certificate.tbsCertificate
            oldest = (oldest + 1) % capacity
            return gone
        }
    }

    private static let known = Mutex(Known())

    /// The certificate with these octets, if it is kept.
    static func certificate(encoded octets: ArraySlice<UInt8>) -> Certificate? {
        guard octets.count <= maximumLength else { return nil }
        return known.withLock { $0.certificates[Octets(octets: octets)] }
    }

    /// Keeps a signer whose path led to an anchor.
    static func keep(_ certificate: Certificate) {
        guard certificate.encoded.count <= maximumLength, certificate.verificationKey.isKeptFirst() else { return }
        // What goes is freed without the lock.
        _ = known.withLock { $0.insert(certificate) }
    }
}
