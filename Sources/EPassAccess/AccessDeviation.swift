// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// A departure from the standard that was tolerated because what it concerns was authenticated all the same.
public enum AccessDeviation: String, CaseIterable, Sendable, Hashable {
    /// A protected response without DO'99' beside a valid DO'8E'. Doc 9303-11, 9.8.4 prints DO'99' in brackets; its
    /// figure 6 always has it. The status bytes of such a response are not authenticated (field note F-25).
    case statusObjectAbsent
    /// The last data of a file (status bytes 6282) whose padding is not that of 9.8.6.1, under a valid MAC; the octets
    /// are handed on whole (field note F-25).
    case paddingAtEndOfFile
    /// A public value of Diffie-Hellman in the mapping data that is filled with zero octets to the length of the prime.
    /// Doc 9303-11, 9.4.1 demands the fewest octets. The mapping data goes into no token, so that its value alone
    /// matters; the key of the agreement does, and there the filling is refused.
    case publicValueFilled
    /// The answer to the nonce of the integrated mapping has no DO'82', which would be empty (Doc 9303-11, 4.4.5.2.2).
    case emptyMappingDataAbsent
    /// The data objects of a response stand in another order than that of Doc 9303-11, table 4, which a receiver may
    /// accept (9.3.3).
    case dataObjectsReordered
    /// Active authentication: an RSA signature is shorter than the modulus, and right with zeros before it (field note
    /// F-52).
    case signatureLeadingZerosDropped
    /// Active authentication: the chip's part of the message is shorter than the signature has room for, with padding
    /// before it; 6.1.2.2 wants it to fill the room.
    case messagePartPadded
    /// Active authentication: the trailer 33CC for SHA-1, where 6.1.2.2 demands BC.
    case sha1TrailerOption2
    /// Active authentication: an ECDSA signature as a DER sequence, where 6.1.2.3 demands the plain format (field note
    /// F-57).
    case signatureEncodedAsDER
    /// Active authentication: no ActiveAuthenticationInfo names the hash function of ECDSA (9.2.4); it was found by
    /// trying.
    case hashNotStated
    /// Active authentication: the signature is right under another hash function than the one that DG14 names.
    case hashNotAsStated
    /// Active authentication: DG14 names ECDSA by an identifier of ANSI X9.62, where 9.2.4 demands one of BSI TR-03111.
    case signatureAlgorithmNotPlain
    /// Active authentication: ECDSA over SHA-1, which 6.1.2.3 forbids.
    case signatureOverSHA1
    /// Active authentication: the hash function is longer than the ECDSA key, which 6.1.2.3 forbids.
    case hashLongerThanKey
    /// A certificate or signature of Terminal Authentication went to the chip in a chain of commands, because reader or
    /// chip does not take extended length fields (Doc 9303-11, 9.3.2; BSI TR-03110-3, B.13).
    case terminalAuthenticationChained
    /// The chip accepted the terminal's signature over the document number or the CAN, not over its ephemeral key of
    /// PACE (BSI TR-03110-1, 3.5: static binding).
    case terminalAuthenticationStaticBinding
    /// A static Diffie-Hellman key of the chip whose encoding is that of X9.42 instead of PKCS #3 (Doc 9303-11, 8.5,
    /// note 2, and 9.6).
    case staticKeyX942
    /// A static key on a curve that is named, where its parameters have to be written out (Doc 9303-11, 9.5.2).
    case staticKeyNamedCurve
    /// A Diffie-Hellman group whose generator's order is neither given nor known, so that nobody can tell whether a
    /// public value is in its subgroup; elements whose order has small factors only are refused all the same (Doc
    /// 9303-11, 9.4.5, note).
    case dhSubgroupUnknown
    /// A key for chip authentication without a `ChipAuthenticationInfo` that says how it is used (field note F-58).
    case chipAuthenticationInfoMissing
    /// The `ChipAuthenticationInfo` entries of this kind of key name other keys than there are (field note F-58).
    case chipAuthenticationInfoMismatch
    /// A `ChipAuthenticationInfo` or its key without identifier where there are several keys (Doc 9303-11, 9.2.5 and
    /// 9.2.6).
    case chipAuthenticationKeyIDMissing
    /// A `ChipAuthenticationInfo` of another version than 1, and none of version 1 (Doc 9303-11, 9.2.5).
    case chipAuthenticationVersion
    /// The answer to GENERAL AUTHENTICATE of chip authentication has no DO'7C', which would be empty (Doc 9303-11,
    /// 6.2.4.2).
    case dynamicAuthenticationDataAbsent
}

extension AccessDeviation {
    /// What was found, in a sentence.
    public var message: Message { .named("deviation", rawValue) }
}
