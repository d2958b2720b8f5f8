// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import CBareOpenSSL
package import EPassCrypto

/// The operations of OpenSSL that the terminal's side of one PACE with generic mapping and AES-128 cannot do without,
/// and nothing around them: no data objects, no comparison, no memory of its own, every context and number made
/// beforehand and used again.
///
/// K_pi and the nonce; two random scalars; two products with the generator, three with other points; the chip's two
/// keys decoded and checked; two keys encoded; the x-coordinate; two session keys, two tokens. Over GF(p) powers
/// instead of products, and the check of a key is a power as well (RFC 2631, 2.1.5).
package final class BarePACE {
    private let group: KeyAgreementGroup
    private let curve: OpaquePointer?
    private let prime: OpaquePointer
    private let order: OpaquePointer
    private let base: OpaquePointer
    private let montgomery: OpaquePointer?
    private let scratch: OpaquePointer
    private let numbers: [OpaquePointer]
    private let points: [OpaquePointer]
    private let chipKeys: [[UInt8]]
    private let cbc: OpaquePointer
    private let cmac: OpaquePointer
    private let sha1: OpaquePointer
    private var buffer = [UInt8](repeating: 0, count: 1024)
    private let zero = [UInt8](repeating: 0, count: 16)
    private let password = Array("123456".utf8)

    /// Everything that lasts longer than a session. The chip's keys are any two elements of the group.
    package init(_ group: KeyAgreementGroup, chipKeys: [[UInt8]]) {
        func must<T>(_ value: T?) -> T {
            guard let value else { fatalError("OpenSSL lacks something") }
            return value
        }
        self.group = group
        self.chipKeys = chipKeys
        scratch = must(BN_CTX_new())
        prime = must(BN_bin2bn(group.prime, Int32(group.prime.count), nil))
        order = must(BN_bin2bn(group.order, Int32(group.order.count), nil))
        numbers = (0..<6).map { _ in must(BN_new()) }
        for secret in [numbers[0], numbers[1]] { BN_set_flags(secret, BN_FLG_CONSTTIME) }
        switch group {
        case .ec(let name):
            let made = must(EC_GROUP_new_by_curve_name(OBJ_txt2nid(name.objectIdentifier)))
            curve = made
            points = (0..<5).map { _ in must(EC_POINT_new(made)) }
            base = must(BN_new())
            montgomery = nil
        case .dh(let name):
            curve = nil
            points = []
            base = must(BN_bin2bn(name.constants.generator, Int32(name.constants.generator.count), nil))
            let made = must(BN_MONT_CTX_new())
            guard BN_MONT_CTX_set(made, prime, scratch) == 1 else { fatalError("no Montgomery context") }
            montgomery = made
        case .modp: fatalError("no group of PACE")
        }
        cbc = must(EVP_CIPHER_CTX_new())
        guard EVP_CipherInit_ex2(cbc, EVP_CIPHER_fetch(nil, "AES-128-CBC", nil), zero, zero, 0, nil) == 1,
            EVP_CIPHER_CTX_set_padding(cbc, 0) == 1
        else { fatalError("no AES") }
        sha1 = must(EVP_MD_fetch(nil, "SHA1", nil))
        cmac = must(EVP_MAC_CTX_new(EVP_MAC_fetch(nil, "CMAC", nil)))
        "AES-128-CBC".withCString { name in
            var parameters = [
                OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_CIPHER, UnsafeMutablePointer(mutating: name), 0),
                OSSL_PARAM_construct_end(),
            ]
            guard EVP_MAC_init(cmac, zero, zero.count, &parameters) == 1 else { fatalError("no CMAC") }
        }
    }

    deinit {
        for point in points { EC_POINT_free(point) }
        for number in numbers + [prime, order, base] { BN_free(number) }
        EC_GROUP_free(curve)
        BN_MONT_CTX_free(montgomery)
        BN_CTX_free(scratch)
        EVP_CIPHER_CTX_free(cbc)
        EVP_MAC_CTX_free(cmac)
        EVP_MD_free(sha1)
    }

    /// One session. Returns a number that depends on the results.
    package func run() -> Int {
        // K_pi and the nonce s.
        var digest = [UInt8](repeating: 0, count: 64)
        EVP_Digest(password, password.count, &digest, nil, sha1, nil)
        var written: Int32 = 0
        EVP_CipherInit_ex2(cbc, nil, digest, zero, 0, nil)
        EVP_CipherUpdate(cbc, &buffer, &written, zero, 16)
        BN_bin2bn(buffer, 16, numbers[2])
        BN_priv_rand_range(numbers[0], order)
        BN_priv_rand_range(numbers[1], order)
        let secret = curve == nil ? overField() : overCurve()
        // Session keys and tokens.
        EVP_Digest(buffer, secret, &digest, nil, sha1, nil)
        EVP_Digest(buffer, secret, &digest, nil, sha1, nil)
        var total = 0
        EVP_MAC_init(cmac, digest, 16, nil)
        for _ in 0..<2 {
            var length = 0
            EVP_MAC_init(cmac, nil, 0, nil)
            EVP_MAC_update(cmac, buffer, chipKeys[0].count + 14)
            EVP_MAC_final(cmac, &digest, &length, 16)
            total &+= Int(digest[0])
        }
        return total
    }

    private func overCurve() -> Int {
        let size = 1 + 2 * group.elementLength
        EC_POINT_mul(curve, points[0], numbers[0], nil, nil, scratch)
        EC_POINT_point2oct(curve, points[0], POINT_CONVERSION_UNCOMPRESSED, &buffer, size, scratch)
        EC_POINT_oct2point(curve, points[1], chipKeys[0], size, scratch)
        EC_POINT_mul(curve, points[2], nil, points[1], numbers[0], scratch)
        EC_POINT_mul(curve, points[3], numbers[2], nil, nil, scratch)
        EC_POINT_add(curve, points[3], points[3], points[2], scratch)
        EC_POINT_mul(curve, points[0], nil, points[3], numbers[1], scratch)
        EC_POINT_point2oct(curve, points[0], POINT_CONVERSION_UNCOMPRESSED, &buffer, size, scratch)
        EC_POINT_oct2point(curve, points[1], chipKeys[1], size, scratch)
        EC_POINT_mul(curve, points[4], nil, points[1], numbers[1], scratch)
        EC_POINT_get_affine_coordinates(curve, points[4], numbers[3], nil, scratch)
        BN_bn2binpad(numbers[3], &buffer, Int32(group.elementLength))
        return group.elementLength
    }

    private func overField() -> Int {
        func power(_ result: OpaquePointer, _ element: OpaquePointer, _ exponent: OpaquePointer) {
            BN_mod_exp_mont_consttime(result, element, exponent, prime, scratch, montgomery)
        }
        func decode(_ octets: [UInt8]) {
            BN_bin2bn(octets, Int32(octets.count), numbers[4])
            // Nothing secret: the faster way.
            BN_mod_exp_mont(numbers[5], numbers[4], order, prime, scratch, montgomery)
        }
        power(numbers[3], base, numbers[0])
        BN_bn2bin(numbers[3], &buffer)
        decode(chipKeys[0])
        power(numbers[3], numbers[4], numbers[0])
        power(numbers[5], base, numbers[2])
        BN_mod_mul(numbers[3], numbers[3], numbers[5], prime, scratch)
        power(numbers[5], numbers[3], numbers[1])
        BN_bn2bin(numbers[5], &buffer)
        decode(chipKeys[1])
        power(numbers[5], numbers[4], numbers[1])
        BN_bn2binpad(numbers[5], &buffer, Int32(group.elementLength))
        return group.elementLength
    }
}
