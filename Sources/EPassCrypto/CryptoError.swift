// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
public import EPassMessages

/// A cryptographic operation that could not be carried out.
///
/// A signature that does not verify is not an error: see ``SignatureVerdict``. Two errors are equal when their codes
/// are.
public struct CryptoError: CodedError, Equatable {
    /// What went wrong, as a stable word. Each one has an entry in `Docs/errors.md`.
    public let code: Code
    /// What happened. It never holds a key or other secret.
    public let message: Message
    /// The octet of the input at which the fault was found, where there is one.
    public let offset: Int?
    /// What OpenSSL had put in its error queue, oldest first. The queue is empty afterwards.
    public let openSSLErrors: [String]

    /// An error without OpenSSL's part in it.
    /// - Parameter message: nil for what the code says.
    init(_ code: Code, _ message: Message? = nil, offset: Int? = nil) {
        self.code = code
        self.message = message ?? code.message
        self.offset = offset
        self.openSSLErrors = []
    }

    /// An error of a call into OpenSSL: takes everything out of the error queue of this thread.
    init(openSSL code: Code, _ message: Message) {
        self.code = code
        self.message = message
        self.offset = nil
        self.openSSLErrors = ErrorQueue.drain()
    }

    /// The code, the message, the position and OpenSSL's own words, as they stand in an error of the layer above.
    package var inFull: Message {
        if !openSSLErrors.isEmpty {
            return .errorOfOpenSSL(error: message, code: code, words: openSSLErrors.joined(separator: "; "))
        }
        return offset.map { Message.errorAtOctet(error: message, code: code, offset: $0) }
            ?? .errorWithCode(error: message, code: code)
    }

    /// The code, the message in English, the position and OpenSSL's own words.
    public var description: String {
        var text = "\(code): \(message)"
        if let offset { text += " (octet \(offset))" }
        if !openSSLErrors.isEmpty { text += " [" + openSSLErrors.joined(separator: "; ") + "]" }
        return text
    }

    /// Whether the codes are equal.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}

extension CryptoError {
    /// The stable name of a kind of error; the text is part of the interface.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Code: String, ErrorCode {
        /// OpenSSL's library context or its default provider could not be had.
        case libraryUnavailable = "crypto.libraryUnavailable"
        /// OpenSSL refused an operation that should have worked.
        case operationFailed = "crypto.operationFailed"
        /// The system's random generator gave nothing.
        case randomUnavailable = "crypto.randomUnavailable"
        /// A key of the wrong length for the algorithm.
        case keyLength = "crypto.keyLength"
        /// An initialisation vector whose length is not the block size.
        case ivLength = "crypto.ivLength"
        /// Input that is no whole number of blocks, or is empty where a block is needed.
        case inputLength = "crypto.inputLength"
        /// An output buffer that is too small.
        case bufferTooSmall = "crypto.bufferTooSmall"
        /// No valid padding (ISO/IEC 9797-1 method 2) at the end of a plaintext.
        case paddingInvalid = "crypto.paddingInvalid"
        /// DER that is malformed or not of the expected shape.
        case encodingInvalid = "crypto.encodingInvalid"
        /// A public key algorithm other than RSA, RSASSA-PSS, elliptic curves and DSA.
        case keyAlgorithmUnsupported = "crypto.keyAlgorithmUnsupported"
        /// An RSA modulus or exponent out of the accepted bounds.
        case rsaOutOfBounds = "crypto.rsaOutOfBounds"
        /// Numbers of a DSA key of a length that is not accepted, or that do not fit each other.
        case dsaKeyInvalid = "crypto.dsaKeyInvalid"
        /// A named curve that is not on the list.
        case curveUnsupported = "crypto.curveUnsupported"
        /// Explicit curve parameters that are those of no listed curve.
        case explicitCurveUnknown = "crypto.explicitCurveUnknown"
        /// A public point that is compressed, off the curve, or the point at infinity.
        case pointInvalid = "crypto.pointInvalid"
        /// A signature algorithm that does not belong to the kind of key, or whose parameters make no sense.
        case algorithmMismatch = "crypto.algorithmMismatch"
        /// A number of a signature that is zero, or as large as the modulus or the order, or larger.
        case signatureOutOfRange = "crypto.signatureOutOfRange"
        /// A private key that could not be read.
        case privateKeyInvalid = "crypto.privateKeyInvalid"
        /// A public value of a key agreement that is no encoding of an element: another length or form, a coordinate
        /// out of range.
        case elementEncodingInvalid = "crypto.elementEncodingInvalid"
        /// A public value that is no element of the group: a point off the curve, a number outside the subgroup.
        case elementNotInGroup = "crypto.elementNotInGroup"
        /// The neutral element where a public value or a secret is wanted.
        case elementNeutral = "crypto.elementNeutral"
        /// Two elements of different groups in one operation.
        case groupMismatch = "crypto.groupMismatch"
        /// Domain parameters that are those of no listed group.
        case domainParametersUnknown = "crypto.domainParametersUnknown"
        /// Domain parameters that are named or left out where they must be written out.
        case domainParametersNotExplicit = "crypto.domainParametersNotExplicit"
        /// Domain parameters of Diffie-Hellman whose modulus is not prime.
        case primeComposite = "crypto.primeComposite"
        /// Domain parameters of Diffie-Hellman whose generator or order does not fit the prime.
        case domainParametersInvalid = "crypto.domainParametersInvalid"
        /// Domain parameters of Diffie-Hellman of a length that is not accepted.
        case domainParametersOutOfBounds = "crypto.domainParametersOutOfBounds"
        /// Domain parameters of Diffie-Hellman that were not tested, because those before them took all the work that a
        /// document gets.
        case allowanceSpent = "crypto.allowanceSpent"
        /// A public value of a key agreement that is out of range: a number not between 2 and p-2, a coordinate not
        /// below p.
        case elementOutOfRange = "crypto.elementOutOfRange"
        /// A public value of a key agreement that generates a few elements only.
        case elementSmallOrder = "crypto.elementSmallOrder"
        /// A number that has no inverse.
        case notInvertible = "crypto.notInvertible"

        /// Phase and exit status.
        public var facts: ErrorFacts {
            switch self {
            case .libraryUnavailable, .operationFailed, .randomUnavailable: .init(.input, .internalError)
            case .keyLength, .ivLength, .inputLength, .bufferTooSmall, .paddingInvalid, .encodingInvalid,
                .keyAlgorithmUnsupported, .rsaOutOfBounds, .dsaKeyInvalid, .curveUnsupported, .explicitCurveUnknown,
                .pointInvalid, .algorithmMismatch, .signatureOutOfRange, .privateKeyInvalid, .elementEncodingInvalid,
                .elementNotInGroup, .elementNeutral, .groupMismatch, .domainParametersUnknown,
                .domainParametersNotExplicit, .primeComposite, .domainParametersInvalid, .domainParametersOutOfBounds,
                .allowanceSpent, .elementOutOfRange, .elementSmallOrder, .notInvertible:
                .init(.input, .badData)
            }
        }
    }
}

/// OpenSSL's error queue of the calling thread.
enum ErrorQueue {
    /// Takes every entry out, oldest first.
    static func drain() -> [String] {
        var entries: [String] = []
        while true {
            let code = ERR_get_error()
            if code == 0 { return entries }
            // Longer than any line OpenSSL writes; it cuts what does not fit.
            let text = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
                unsafe ERR_error_string_n(code, buffer.baseAddress, buffer.count)
                let octets = unsafe buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
                return String(decoding: octets, as: UTF8.self)
            }
            if entries.count < 32 { entries.append(text) }
        }
    }

    /// Empties the queue, for failures that are a result and no error.
    static func clear() {
        _ = CryptoContext.wipesFreedMemory
        ERR_clear_error()
    }
}
