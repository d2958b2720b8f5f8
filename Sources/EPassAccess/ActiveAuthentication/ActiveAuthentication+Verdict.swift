// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassCrypto

extension ActiveAuthentication {
    /// Why a signature is not the one that was asked for. The raw values are part of the interface.
    public enum Refusal: String, Sendable, Hashable, CaseIterable {
        /// The answer is shorter than an RSA signature: the reader or the chip cut it off (field note F-18).
        case responseTruncated
        /// The answer is longer than an RSA signature.
        case responseTooLong
        /// s is zero or not below the modulus; r or s is zero or not below the order of the curve; a signature by annex
        /// B.4 of ISO/IEC 9796-2 that is not the smaller one of the two.
        case signatureOutOfRange
        /// What was recovered does not begin with the header of ISO/IEC 9796-2: another key, another message, no
        /// signature.
        case headerInvalid
        /// The header says that the whole message was recovered, which then is not the challenge.
        case notPartialRecovery
        /// A part of the message that is shorter than it must be, without the padding that then stands before it.
        case paddingInvalid
        /// What was recovered does not end in one of the trailers of 6.1.2.2.
        case trailerUnknown
        /// The digest is right under another hash function than the one of the trailer.
        case trailerHashMismatch
        /// No octet of the message was recovered: the chip added nothing of its own.
        case messageTooShort
        /// The digest is not that of the recovered part and the challenge: another challenge was signed.
        case digestMismatch
        /// The ECDSA signature is that of another key, or over another challenge.
        case signatureInvalid
        /// The answer is no ECDSA signature: neither the plain format of this curve nor a DER sequence of two integers.
        case signatureFormat
        /// The kind, the size or the curve of the key is not supported.
        case keyUnsupported
        /// DG15 does not hold a public key.
        case keyMalformed
        /// The hash function is none of the standard's, and no other one fits.
        case algorithmUnsupported
        /// The cryptographic library could not do it.
        case libraryFailed

        /// What the refusal says about the chip.
        public var meaning: Meaning {
            switch self {
            case .responseTruncated, .keyUnsupported, .keyMalformed, .algorithmUnsupported, .libraryFailed: .notJudged
            case .responseTooLong, .signatureOutOfRange, .headerInvalid, .notPartialRecovery, .paddingInvalid,
                .trailerUnknown, .trailerHashMismatch, .messageTooShort, .digestMismatch, .signatureInvalid,
                .signatureFormat:
                .mismatch
            }
        }
    }

    /// What a refusal says about the chip.
    public enum Meaning: String, Sendable, Hashable, CaseIterable {
        /// The answer is not a signature of this key over this challenge: active authentication failed.
        case mismatch
        /// There was nothing that could be judged: active authentication is undetermined.
        case notJudged
    }

    /// How an RSA signature was made (ISO/IEC 9796-2, annex B; Doc 9303-11, 6.1.2.2).
    public enum SignatureScheme: String, Sendable, Hashable, CaseIterable {
        /// B.6: the power itself. Half of the signatures by B.4 are the same number, and are reported as this too.
        case b6 = "B.6"
        /// B.4: the smaller one of the power and the modulus less the power; here it was the latter.
        case b4 = "B.4"
    }

    /// How an ECDSA signature was encoded.
    public enum SignatureFormat: String, Sendable, Hashable, CaseIterable {
        /// r and s, one behind the other, as 6.1.2.3 demands.
        case plain
        /// A DER sequence (field note F-57).
        case der
    }

    /// What became of a signature.
    public struct Verdict: Sendable, Hashable {
        /// Whether it is the signature of this key over this challenge.
        public enum Outcome: Sendable, Hashable {
            /// It is.
            case confirmed
            /// It is not, or cannot be judged: ``Refusal/meaning``.
            case refused(Refusal)
        }

        /// Whether it is the signature, or why not.
        public let outcome: Outcome
        /// Key and scheme as people write them, with the hash function where it is known:
        /// `RSA 2048, ISO/IEC 9796-2 scheme 1, SHA-256`, `ECDSA brainpoolP256r1, SHA-256`. For a key that is not
        /// supported, its object identifier; `unknown` where DG15 cannot be read.
        public let algorithm: String
        /// The hash function: the trailer's, or the one under which the ECDSA signature is right.
        public let hash: HashAlgorithm?
        /// How the RSA signature was made, nil for ECDSA and where nothing was recovered.
        public let scheme: SignatureScheme?
        /// How the ECDSA signature was encoded, nil for RSA and where it was neither.
        public let signatureFormat: SignatureFormat?
        /// The departures from the standard without which the outcome would not be `confirmed`, in the order of their
        /// declaration; empty for a refused signature.
        public let deviations: [AccessDeviation]

        /// - Parameter refused: why it is not the signature; nil where it is.
        init(
            algorithm: String, refused: Refusal? = nil, hash: HashAlgorithm? = nil, scheme: SignatureScheme? = nil,
            signatureFormat: SignatureFormat? = nil, deviations: Set<AccessDeviation> = []
        ) {
            outcome = refused.map(Outcome.refused) ?? .confirmed
            self.algorithm = algorithm
            self.hash = hash
            self.scheme = scheme
            self.signatureFormat = signatureFormat
            self.deviations = AccessDeviation.allCases.filter(deviations.contains)
        }
    }
}
