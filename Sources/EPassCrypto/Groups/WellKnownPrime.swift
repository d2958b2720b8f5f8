// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import COpenSSL
internal import EPassMessages
internal import Synchronization

/// A prime of Diffie-Hellman that is known to be one: those of RFC 5114 (table 12), and the safe primes of RFC 2409,
/// RFC 3526 and RFC 7919.
struct WellKnownPrime: Sendable {
    let name: String
    let octets: [UInt8]
    /// Whether (p-1)/2 is prime too.
    let isSafe: Bool
    /// The order of the subgroup that the list gives, where it is not (p-1)/2.
    let subgroupOrder: [UInt8]?

    /// The one with these octets, or nil.
    static func named(_ octets: [UInt8]) throws(CryptoError) -> WellKnownPrime? {
        try all().first { $0.octets == octets }
    }

    private static let made = Mutex<[WellKnownPrime]?>(nil)

    private static func all() throws(CryptoError) -> [WellKnownPrime] {
        if let known = made.withLock({ $0 }) { return known }
        var primes = DHGroup.allCases.map {
            WellKnownPrime(
                name: KeyAgreementGroup.dh($0).name, octets: $0.constants.prime, isSafe: false,
                subgroupOrder: $0.constants.order)
        }
        primes.append(try unsafe safe("MODP-1024", BN_get_rfc2409_prime_1024(nil)))
        primes.append(try unsafe safe("MODP-1536", BN_get_rfc3526_prime_1536(nil)))
        primes.append(try unsafe safe("MODP-2048", BN_get_rfc3526_prime_2048(nil)))
        primes.append(try unsafe safe("MODP-3072", BN_get_rfc3526_prime_3072(nil)))
        primes.append(try unsafe safe("MODP-4096", BN_get_rfc3526_prime_4096(nil)))
        let library = try unsafe CryptoContext.shared.loaded()
        for name in ["ffdhe2048", "ffdhe3072", "ffdhe4096"] {
            primes.append(try unsafe safe(name, epass_named_dh_prime(library, name)))
        }
        let result = primes
        made.withLock { $0 = result }
        return result
    }

    /// Takes the number over.
    private static func safe(_ name: String, _ number: OpaquePointer?) throws(CryptoError) -> WellKnownPrime {
        guard let number = unsafe number else {
            throw CryptoError(openSSL: .operationFailed, .cryptoPrimeMissing(prime: name))
        }
        defer { unsafe BN_free(number) }
        return WellKnownPrime(
            name: name, octets: unsafe BigNumber.octets(number, width: Int(BN_num_bits(number) + 7) / 8),
            isSafe: true, subgroupOrder: nil)
    }
}
