// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMRZ

/// Something that an LDS2 signer signed: a travel record, a visa record, or additional biometrics (Doc 9303-10, 5).
///
/// That one was decoded proves nothing about who wrote it: EPassTrust judges the signature.
public protocol LDS2SignedObject: Sendable, Hashable {
    /// The application whose signers sign such objects, and in whose EF.Certificates their certificates are.
    static var application: LDS2Application { get }
    /// The object as it was read, or as it is written.
    var octets: [UInt8] { get }
    /// The data object that is signed, tag and length included, as it stands in the octets.
    var signedOctets: ArraySlice<UInt8> { get }
    /// The value of 5F37. The standard does not say how the two numbers of the signature are written.
    var signature: [UInt8] { get }
    /// The number of a record of EF.Certificates, the value of 5F38: 1 to 254, in the Additional Biometrics application
    /// to 64.
    var certificateReference: UInt8 { get }
    /// The State that the signed data names as the one that wrote it, three letters; nil where it names none.
    var signedState: String? { get }
    /// The copy of it beside the signed data, for SEARCH RECORD; it is not signed.
    var searchCopy: String? { get }
    /// The day that the signed data gives for what it is about: of travel, or of issue; nil where it has none.
    var signedDate: CalendarDate? { get }
    /// The number of the passport that the signed data names, nine characters with `<` where it is shorter; nil where
    /// it names none.
    var signedPassportNumber: String? { get }
    /// The date of birth that the signed data gives, `YYYYMMDD` with `<` for what is not known; nil where it has none.
    var signedDateOfBirth: String? { get }
    /// What departs from the standard and was tolerated.
    var deviations: [LDSDeviation] { get }
}

/// A record of a linear file of an LDS2 application.
public protocol LDS2Record: Sendable, Hashable {
    /// Decodes one record; where octets follow it they are a deviation.
    init(decoding octets: [UInt8], in file: LDS2File, profile: DecodingProfile) throws(LDSError)
    /// Decodes the record at the beginning of the octets, which are a part of a file; `rest` is what follows it.
    init(
        decodingFirstOf octets: ArraySlice<UInt8>, in file: LDS2File, profile: DecodingProfile,
        rest: inout ArraySlice<UInt8>
    ) throws(LDSError)
    /// The record as it was read, or as it is written.
    var octets: [UInt8] { get }
    /// What departs from the standard and was tolerated.
    var deviations: [LDSDeviation] { get }
    /// Writes the record again, lengths in the fewest octets.
    func encoded() -> [UInt8]
}
