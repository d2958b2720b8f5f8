// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL

/// A cryptographic operation that could not be carried out.
///
/// A signature that does not verify is not an error: see ``SignatureVerdict``. Two errors are equal when their codes
/// are.
public struct CryptoError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What went wrong, as a stable word. Each one has an entry in `Docs/errors.md`.
    public let code: Code
    /// One plain English sentence. It never holds a key or other secret.
    public let reason: String
    /// The octet of the input at which the fault was found, where there is one.
    public let offset: Int?
    /// What OpenSSL had put in its error queue, oldest first. The queue is empty afterwards.
    public let openSSLErrors: [String]

    /// An error without OpenSSL's part in it.
    init(_ code: Code, _ reason: String, offset: Int? = nil) {
        self.code = code
        self.reason = reason
        self.offset = offset
        self.openSSLErrors = []
    }

    /// An error of a call into OpenSSL: takes everything out of the error queue of this thread.
    init(openSSL code: Code, _ reason: String) {
        self.code = code
        self.reason = reason
        self.offset = nil
        self.openSSLErrors = ErrorQueue.drain()
    }

    /// Code, sentence, position and OpenSSL's own words.
    public var description: String {
        var text = "\(code): \(reason)"
        if let offset { text += " (octet \(offset))" }
        if !openSSLErrors.isEmpty { text += " [" + openSSLErrors.joined(separator: "; ") + "]" }
        return text
    }

    /// Whether the codes are equal.
    public static func == (left: Self, right: Self) -> Bool { left.code == right.code }
}

extension CryptoError {
    /// The stable word of an error.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        private enum Value: String, CaseIterable {
            case libraryUnavailable = "crypto.libraryUnavailable"
            case operationFailed = "crypto.operationFailed"
            case randomUnavailable = "crypto.randomUnavailable"
            case keyLength = "crypto.keyLength"
            case ivLength = "crypto.ivLength"
            case inputLength = "crypto.inputLength"
            case bufferTooSmall = "crypto.bufferTooSmall"
            case paddingInvalid = "crypto.paddingInvalid"
            case encodingInvalid = "crypto.encodingInvalid"
            case keyAlgorithmUnsupported = "crypto.keyAlgorithmUnsupported"
            case rsaOutOfBounds = "crypto.rsaOutOfBounds"
            case curveUnsupported = "crypto.curveUnsupported"
            case explicitCurveUnknown = "crypto.explicitCurveUnknown"
            case pointInvalid = "crypto.pointInvalid"
            case algorithmMismatch = "crypto.algorithmMismatch"
            case signatureOutOfRange = "crypto.signatureOutOfRange"
            case privateKeyInvalid = "crypto.privateKeyInvalid"
            case elementEncodingInvalid = "crypto.elementEncodingInvalid"
            case elementNotInGroup = "crypto.elementNotInGroup"
            case elementNeutral = "crypto.elementNeutral"
            case groupMismatch = "crypto.groupMismatch"
            case domainParametersUnknown = "crypto.domainParametersUnknown"
            case domainParametersNotExplicit = "crypto.domainParametersNotExplicit"
            case primeComposite = "crypto.primeComposite"
            case domainParametersInvalid = "crypto.domainParametersInvalid"
            case domainParametersOutOfBounds = "crypto.domainParametersOutOfBounds"
            case allowanceSpent = "crypto.allowanceSpent"
            case elementOutOfRange = "crypto.elementOutOfRange"
            case elementSmallOrder = "crypto.elementSmallOrder"
            case notInvertible = "crypto.notInvertible"
        }

        private let value: Value

        private init(_ value: Value) { self.value = value }

        /// The word, for example `crypto.explicitCurveUnknown`.
        public var description: String { value.rawValue }

        /// OpenSSL's library context or its default provider could not be had.
        public static let libraryUnavailable = Self(.libraryUnavailable)
        /// OpenSSL refused an operation that should have worked.
        public static let operationFailed = Self(.operationFailed)
        /// The system's random generator gave nothing.
        public static let randomUnavailable = Self(.randomUnavailable)
        /// A key of the wrong length for the algorithm.
        public static let keyLength = Self(.keyLength)
        /// An initialisation vector whose length is not the block size.
        public static let ivLength = Self(.ivLength)
        /// Input that is no whole number of blocks, or is empty where a block is needed.
        public static let inputLength = Self(.inputLength)
        /// An output buffer that is too small.
        public static let bufferTooSmall = Self(.bufferTooSmall)
        /// No valid padding (ISO/IEC 9797-1 method 2) at the end of a plaintext.
        public static let paddingInvalid = Self(.paddingInvalid)
        /// DER that is malformed or not of the expected shape.
        public static let encodingInvalid = Self(.encodingInvalid)
        /// A public key algorithm other than RSA, RSASSA-PSS and elliptic curves.
        public static let keyAlgorithmUnsupported = Self(.keyAlgorithmUnsupported)
        /// An RSA modulus or exponent out of the accepted bounds.
        public static let rsaOutOfBounds = Self(.rsaOutOfBounds)
        /// A named curve that is not on the list.
        public static let curveUnsupported = Self(.curveUnsupported)
        /// Explicit curve parameters that are those of no listed curve.
        public static let explicitCurveUnknown = Self(.explicitCurveUnknown)
        /// A public point that is compressed, off the curve, or the point at infinity.
        public static let pointInvalid = Self(.pointInvalid)
        /// A signature algorithm that does not belong to the kind of key, or whose parameters make no sense.
        public static let algorithmMismatch = Self(.algorithmMismatch)
        /// A number of a signature that is zero, or as large as the modulus or the order, or larger.
        public static let signatureOutOfRange = Self(.signatureOutOfRange)
        /// A private key that could not be read.
        public static let privateKeyInvalid = Self(.privateKeyInvalid)
        /// A public value of a key agreement that is no encoding of an element: another length or form, a coordinate
        /// out of range.
        public static let elementEncodingInvalid = Self(.elementEncodingInvalid)
        /// A public value that is no element of the group: a point off the curve, a number outside the subgroup.
        public static let elementNotInGroup = Self(.elementNotInGroup)
        /// The neutral element where a public value or a secret is wanted.
        public static let elementNeutral = Self(.elementNeutral)
        /// Two elements of different groups in one operation.
        public static let groupMismatch = Self(.groupMismatch)
        /// Domain parameters that are those of no listed group.
        public static let domainParametersUnknown = Self(.domainParametersUnknown)
        /// Domain parameters that are named or left out where they must be written out.
        public static let domainParametersNotExplicit = Self(.domainParametersNotExplicit)
        /// Domain parameters of Diffie-Hellman whose modulus is not prime.
        public static let primeComposite = Self(.primeComposite)
        /// Domain parameters of Diffie-Hellman whose generator or order does not fit the prime.
        public static let domainParametersInvalid = Self(.domainParametersInvalid)
        /// Domain parameters of Diffie-Hellman of a length that is not accepted.
        public static let domainParametersOutOfBounds = Self(.domainParametersOutOfBounds)
        /// Domain parameters of Diffie-Hellman that were not tested, because those before them took all the work that a
        /// document gets.
        public static let allowanceSpent = Self(.allowanceSpent)
        /// A public value of a key agreement that is out of range: a number not between 2 and p-2, a coordinate not
        /// below p.
        public static let elementOutOfRange = Self(.elementOutOfRange)
        /// A public value of a key agreement that generates a few elements only.
        public static let elementSmallOrder = Self(.elementSmallOrder)
        /// A number that has no inverse.
        public static let notInvertible = Self(.notInvertible)

        /// All codes.
        public static var all: [Self] { Value.allCases.map(Self.init) }
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
