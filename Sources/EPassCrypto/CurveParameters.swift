// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import Synchronization

/// OpenSSL's parameters of a listed curve, from which public keys are copied. Made once in the life of the process: a group made from its name
/// costs as much as a quarter of a verification.
@safe
final class CurveParameters: @unchecked Sendable {
    // Sendable: a key without a point is constant after `init`, and is only copied from.
    private let key: OpaquePointer

    private static let made = Mutex<[CurveParameters?]>(
        [CurveParameters?](repeating: nil, count: EllipticCurve.allCases.count))

    /// Those of that curve; nil where this build of OpenSSL lacks it.
    static func of(_ curve: EllipticCurve) throws(CryptoError) -> CurveParameters? {
        let index = curve.index
        if let found = made.withLock({ $0[index] }) { return found }
        let library = try unsafe CryptoContext.shared.loaded()
        guard let key = unsafe epass_ec_parameters(library, curve.openSSLName) else {
            ErrorQueue.clear()
            return nil
        }
        let new = unsafe CurveParameters(key)
        made.withLock { $0[index] = new }
        return new
    }

    private init(_ key: OpaquePointer) {
        unsafe self.key = key
    }

    deinit {
        unsafe EVP_PKEY_free(key)
    }

    /// A key on the curve, or nil where the point is not on it; OpenSSL's errors are then in its queue.
    func publicKey(_ point: [UInt8]) -> OpaquePointer? {
        unsafe epass_ec_public_key(key, point, point.count)
    }
}

extension EllipticCurve {
    /// The position in `allCases`.
    var index: Int {
        switch self {
        case .p192: 0
        case .p224: 1
        case .p256: 2
        case .p384: 3
        case .p521: 4
        case .brainpoolP160r1: 5
        case .brainpoolP192r1: 6
        case .brainpoolP224r1: 7
        case .brainpoolP256r1: 8
        case .brainpoolP320r1: 9
        case .brainpoolP384r1: 10
        case .brainpoolP512r1: 11
        }
    }
}
