// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassJSON

extension FuzzTarget {
    static let jose = [
        FuzzTarget("fuzz-access-token", accessToken), FuzzTarget("fuzz-jwk-set", jwkSet),
        FuzzTarget("fuzz-sealed-upload", sealedUpload),
    ]
}

/// A bearer token that nobody signed, and its claims as if somebody had.
private func accessToken(_ octets: [UInt8]) {
    if let keys, let token = try? AccessToken(String(decoding: octets, as: UTF8.self)) {
        require((try? token.claims(verifiedBy: keys)) == nil, "a token that nobody signed is taken")
    }
    guard let claims = try? AccessToken.Claims(parsing: octets) else { return }
    require(!claims.issuer.isEmpty && !claims.audiences.isEmpty && claims.audiences.allSatisfy { !$0.isEmpty })
    require(claims.subject != nil || claims.client != nil, "nobody is the subject")
    for time in [claims.expires, claims.notBefore, claims.issuedAt].compactMap(\.self) {
        require((0...253_402_300_799).contains(time), "a time out of bounds is taken")
    }
}

/// Keys on P-256 and of Ed25519, those of RFC 7515 and RFC 8037, that nobody here signs with.
private let keys = try? JWKSet(
    parsing: Array(
        #"""
        {"keys":[{"kty":"EC","crv":"P-256","kid":"k","x":"f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
        "y":"x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"},{"kty":"OKP","crv":"Ed25519","kid":"e",
        "x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}]}
        """#.utf8))

/// A key set: each id leads to its key, and what was passed over is in its place.
private func jwkSet(_ octets: [UInt8]) {
    guard let set = try? JWKSet(parsing: octets) else { return }
    require(!set.identifiers.isEmpty && Set(set.identifiers).count == set.identifiers.count)
    require(set.identifiers.count + set.skipped.count <= JWKSet.maximumCount)
    for identifier in set.identifiers {
        guard let key = set.key(identifier) else { return require(false, "an id leads to no key") }
        require(key.identifier == identifier)
        require((try? key.verifies(octets, over: octets)) == false, "arbitrary octets are a signature")
    }
    for skipped in set.skipped { require((1...JWKSet.maximumCount).contains(skipped.number)) }
}

/// A sealed upload for a key that is known here: nothing else is opened than what was sealed for it.
private func sealedUpload(_ octets: [UInt8]) {
    guard let key = try? SealingKey(rawRepresentation: [UInt8](repeating: 7, count: 32)) else {
        return require(false, "no key")
    }
    let text = String(decoding: octets, as: UTF8.self)
    if let opened = try? key.open(text, binding: "t", limit: 1 << 16) {
        require(opened == Array("content".utf8), "something else was opened")
    }
    // The octets as the header of a token, and as a recipient.
    let rest = "..AAAAAAAAAAAAAAAA.AAAA.AAAAAAAAAAAAAAAAAAAAAA"
    require((try? key.open(Base64URL.encode(octets) + rest, binding: "t", limit: 1 << 17)) == nil)
    guard let jwk = try? JSONValue(parsing: octets),
        let sealed = try? SealedUpload.seal(octets, for: jwk, binding: "t")
    else { return }
    // What was sealed for this point is opened by its owner alone.
    if let opened = try? key.open(sealed, binding: "t", limit: 1 << 18) { require(opened == octets) }
}
