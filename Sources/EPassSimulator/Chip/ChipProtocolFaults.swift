// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What goes wrong with the signature of active authentication.
package enum ActiveAuthenticationFault: Sendable, Hashable {
    /// The chip has no private key: INTERNAL AUTHENTICATE is answered with 6D00.
    case refused
    /// The chip has no private key and answers with random octets of the right length.
    case randomOctets
    /// The chip signs with a key of its own, of the kind that EF.DG15 names.
    case otherKey
    /// The chip signs a challenge that it heard once, and answers every challenge with that signature.
    case replayed
    /// The chip signs another challenge than the one that it was given.
    case otherChallenge
    /// Each response lacks that many octets at the end, and ends with 9000.
    case truncated(Int)
    /// Each response has that many octets too many at the end.
    case extended(Int)
    /// The whole response is zeros: with RSA s = 0, with ECDSA r = s = 0.
    case zero
    /// With ECDSA r is zero.
    case zeroR
    /// With ECDSA s is zero.
    case zeroS
    /// With RSA the signature plus the modulus; with ECDSA r and s of ones only.
    case outOfRange
    /// With ECDSA the signature has one octet behind it, in either format.
    case trailingOctet
    /// With RSA the header is 2A, that of no form.
    case wrongHeader
    /// With RSA the header is 4A: total recovery.
    case totalRecovery
    /// With RSA the trailer names another hash function than the one that was used.
    case wrongTrailer
    /// With RSA the trailer is 3FCC, which names none.
    case unknownTrailer
    /// With RSA and SHA-1 the trailer is 33CC instead of BC.
    case trailerOption2
    /// With RSA M1 is shorter than it has to be, and padded as ISO/IEC 9796-2 has it.
    case shortMessage
    /// The same, but the padding does not end.
    case wrongPadding
    /// With RSA one bit of M1 was changed after hashing.
    case changedMessage
    /// With RSA the signature begins with a zero octet, and lacks it: the chip signs until one does (F-52).
    case leadingZeroDropped
}

/// What goes wrong in chip authentication.
package enum ChipAuthenticationFault: String, CaseIterable, Sendable, Hashable {
    /// The chip has no private key: its commands are answered with 6D00.
    case refused
    /// The chip has another private key than the one that belongs to EF.DG14; it goes on in the channel that this key
    /// gives.
    case otherKey
    /// The chip has no private key, says 9000, and goes on with the old session keys.
    case neverSwitches
    /// The chip has no private key, says 9000, and answers every command under the new keys with 6988.
    case errorAfterwards
    /// The chip has no private key, says 9000, and leaves out secure messaging: it answers commands whatever their
    /// checksum, without protection.
    case unprotectedAfterwards
    /// The chip says 9000, and the first command under the new keys makes it leave the field.
    case lostAfterwards
    /// The response to GENERAL AUTHENTICATE has the terminal's public key in it, where it has to be empty.
    case reflectedKey
    /// Every ephemeral key is refused with 6A80.
    case keyRefused
    /// Every ephemeral key is refused with 6300.
    case authenticationFailed
}

/// Which commands of chip authentication a chip knows (Doc 9303-11, 6.2.4).
package enum ChipAuthenticationCommands: String, CaseIterable, Sendable, Hashable {
    /// MSE:Set KAT where it offers Triple DES, MSE:Set AT with GENERAL AUTHENTICATE where it offers AES; where it knows
    /// both, the latter for Triple DES as well.
    case standard
    /// MSE:Set AT with GENERAL AUTHENTICATE alone, for Triple DES too: chips of the field (8.5, note 1).
    case authenticationTemplateOnly
    /// MSE:Set KAT alone.
    case keyAgreementTemplateOnly
}

/// What a chip does with a response that does not fit the length that the terminal and the chip's buffers allow (F-18).
package enum LongResponse: String, CaseIterable, Sendable, Hashable {
    /// 6700 and no octet.
    case refused
    /// The octets that fit, and 9000.
    case truncated
    /// The response comes in pieces, each but the last with 61xx, and GET RESPONSE fetches the next. What is cut up is
    /// the protected response.
    case chained
}
