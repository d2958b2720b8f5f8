// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// DG15: the public key of active authentication (Doc 9303-10, 4.7.15; Doc 9303-11, 6.1.5).
///
/// ```
/// ActiveAuthenticationPublicKeyInfo ::= SubjectPublicKeyInfo
/// ```
///
/// A decoded value is parsed: the key is the chip's only if the hash of the file matches a security object that was
/// verified.
public struct DataGroup15: Sendable, Hashable {
    /// The exact octets of the SubjectPublicKeyInfo, tag and length included. Nothing is known of the numbers in it.
    public let subjectPublicKeyInfo: [UInt8]
    /// The object identifier of the key's algorithm in dots, as it stands in the file.
    public let algorithm: String
    /// The file as it was read, or as it is written.
    public let octets: [UInt8]
    /// What departs from the standard and was tolerated.
    public let deviations: [LDSDeviation]

    /// Decodes the octets of the file.
    ///
    /// - Throws: `LDSError`: `unexpectedTag`, `truncated`, `invalidEncoding`, `missingElement`, `invalidValue`; under
    ///   `.strict` also for octets after the file (F-54) or after the key inside it.
    public init(decoding octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        var context = DecodingContext(.dataGroup(.dg15), profile)
        var file = try context.outermost(of: octets)
        var reader = file
        reader.cursor.rules = .der
        _ = try file.read(.sequence)
        let element = try reader.read(.sequence, "subjectPublicKeyInfo")
        algorithm = try Self.algorithm(of: element, in: reader)
        subjectPublicKeyInfo = Array(element.encoded)
        try context.skipRest(of: &file)
        self.octets = octets
        deviations = context.deviations
    }

    /// A file with this key.
    ///
    /// - Parameter subjectPublicKeyInfo: a complete DER SubjectPublicKeyInfo.
    /// - Throws: `LDSError` as `init(decoding:profile:)` where it is none.
    package init(subjectPublicKeyInfo: [UInt8]) throws(LDSError) {
        try self.init(decoding: Self.encode(subjectPublicKeyInfo), profile: .strict)
    }

    /// Writes the file again from the exact octets of the key, with an outer length in the fewest octets.
    package func encoded() -> [UInt8] { Self.encode(subjectPublicKeyInfo) }

    private static func encode(_ key: [UInt8]) -> [UInt8] { TLVWriter.encode(0x6F, key) }

    /// SubjectPublicKeyInfo ::= SEQUENCE { algorithm AlgorithmIdentifier, subjectPublicKey BIT STRING }
    private static func algorithm(of element: TLVElement, in reader: Template) throws(LDSError) -> String {
        var key = try reader.members(of: element, "subjectPublicKeyInfo")
        var identifier = try key.sequence("algorithm")
        let algorithm = try identifier.objectIdentifier("algorithm")
        if !identifier.isAtEnd { _ = try identifier.next("parameters") }
        try identifier.end()
        _ = try key.read(.bitString, "subjectPublicKey")
        try key.end()
        return algorithm
    }
}
