// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// The name of a public key in card-verifiable certificates: who holds it and which of the holder's keys it is (Doc
/// 9303-12, 7.2.2.2).
///
/// Country code (two letters), holder mnemonic (1 to 9 characters of ISO/IEC 8859-1) and sequence number (five letters
/// or digits), 8 to 16 octets together.
public struct CertificateReference: Sendable, Hashable, CustomStringConvertible {
    /// The octets as they are sent to the chip.
    public let octets: [UInt8]

    /// The two letters of the holder's country.
    public var country: String { Self.text(octets.prefix(2)) }
    /// The name that the authority gave the holder.
    public var holderMnemonic: String { Self.text(octets.dropFirst(2).dropLast(5)) }
    /// The number of the key.
    public var sequenceNumber: String { Self.text(octets.suffix(5)) }
    /// The whole name: `UTCVCAEPASS00001`.
    public var text: String { Self.text(octets[...]) }
    /// As `text`.
    public var description: String { text }

    /// Reads a reference.
    ///
    /// - Throws: `TrustError` with code `malformed` where the length, the country code, a character or the sequence
    ///   number is not as the clause says.
    package init(octets: [UInt8]) throws(TrustError) {
        try self.init(octets[...], "reference", at: nil)
    }

    /// A reference of its three parts.
    ///
    /// - Throws: as ``init(octets:)``.
    package init(country: String, holderMnemonic: String, sequenceNumber: String) throws(TrustError) {
        try self.init(text: country + holderMnemonic + sequenceNumber)
    }

    /// A reference of its text.
    ///
    /// - Throws: as ``init(octets:)``; also where a character is not of ISO/IEC 8859-1.
    package init(text: String) throws(TrustError) {
        let octets = text.unicodeScalars.compactMap { UInt8(exactly: $0.value) }
        guard octets.count == text.unicodeScalars.count else {
            throw TrustError(.malformed, element: "reference", .cvcReferenceCharacterSet)
        }
        try self.init(octets: octets)
    }

    init(_ octets: ArraySlice<UInt8>, _ element: String, at offset: Int?) throws(TrustError) {
        func fault(_ message: Message) -> TrustError {
            TrustError(.malformed, element: element, offset: offset, message)
        }
        guard (8...16).contains(octets.count) else { throw fault(.cvcReferenceLength(count: octets.count)) }
        guard octets.allSatisfy({ !(0x00...0x1F).contains($0) && !(0x7F...0x9F).contains($0) }) else {
            throw fault(.cvcReferenceCharacter)
        }
        guard octets.prefix(2).allSatisfy({ (0x41...0x5A).contains($0) }) else { throw fault(.cvcReferenceCountry) }
        guard octets.suffix(5).allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }) else {
            throw fault(.cvcReferenceSequence)
        }
        self.octets = Array(octets)
    }

    private static func text(_ octets: ArraySlice<UInt8>) -> String {
        String(String.UnicodeScalarView(octets.map { Unicode.Scalar($0) }))
    }
}
