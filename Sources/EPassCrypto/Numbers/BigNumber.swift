// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages

/// A number of OpenSSL that belongs to one owner and is overwritten when it ends.
///
/// The constant-time flag is set on each that is not public: OpenSSL then divides, inverts and raises without branches
/// that depend on the value.
@safe
struct BigNumber: ~Copyable, @unchecked Sendable {
    // Sendable: only its owner changes it.
    let pointer: OpaquePointer

    /// Zero.
    init(isPublic: Bool = false) throws(CryptoError) {
        unsafe pointer = try Self.make(nil, 0, isPublic: isPublic)
    }

    /// A number of big-endian octets.
    init(_ octets: UnsafeRawBufferPointer) throws(CryptoError) {
        let first = unsafe octets.baseAddress?.assumingMemoryBound(to: UInt8.self)
        unsafe pointer = try Self.make(first, octets.count, isPublic: false)
    }

    /// A number of big-endian octets.
    init(_ octets: [UInt8], isPublic: Bool = false) throws(CryptoError) {
        unsafe pointer = try Self.make(octets, octets.count, isPublic: isPublic)
    }

    private static func make(
        _ octets: UnsafePointer<UInt8>?, _ count: Int, isPublic: Bool
    ) throws(CryptoError) -> OpaquePointer {
        _ = CryptoContext.wipesFreedMemory
        let made = unsafe BN_new()
        guard
            let number = unsafe made, let length = Int32(exactly: count),
            unsafe length == 0 || BN_bin2bn(octets, length, number) != nil
        else {
            unsafe BN_free(made)
            throw CryptoError(openSSL: .operationFailed, .cryptoNoMemoryForNumber)
        }
        if !isPublic { unsafe BN_set_flags(number, BN_FLG_CONSTTIME) }
        return unsafe number
    }

    deinit {
        unsafe BN_clear_free(pointer)
    }

    var isZero: Bool { unsafe BN_is_zero(pointer) == 1 }

    func isEqual(to other: borrowing BigNumber) -> Bool { unsafe BN_ucmp(pointer, other.pointer) == 0 }

    /// Gives the number away; the receiver frees it.
    consuming func release() -> OpaquePointer {
        let released = unsafe pointer
        discard self
        return unsafe released
    }

    /// The number as big-endian octets of that width, which holds it.
    static func octets(_ number: OpaquePointer, width: Int) -> [UInt8] {
        var octets = [UInt8](repeating: 0, count: width)
        _ = unsafe BN_bn2binpad(number, &octets, Int32(truncatingIfNeeded: width))
        return octets
    }

    /// The number as secret big-endian octets of that width, which holds it.
    static func secret(_ number: OpaquePointer, width: Int) -> SecretBytes {
        var secret = SecretBytes(count: width)
        unsafe secret.withUnsafeMutableBytes { octets in
            let first = unsafe octets.baseAddress?.assumingMemoryBound(to: UInt8.self)
            _ = unsafe BN_bn2binpad(number, first, Int32(truncatingIfNeeded: width))
        }
        return secret
    }
}

/// Room for the intermediate numbers of one operation, overwritten when it ends.
@safe
struct Scratch: ~Copyable {
    let pointer: OpaquePointer

    init() throws(CryptoError) {
        guard let made = unsafe BN_CTX_new_ex(try CryptoContext.shared.loaded()) else {
            throw CryptoError(openSSL: .operationFailed, .cryptoNoMemoryForComputation)
        }
        unsafe pointer = made
    }

    deinit {
        unsafe BN_CTX_free(pointer)
    }
}
