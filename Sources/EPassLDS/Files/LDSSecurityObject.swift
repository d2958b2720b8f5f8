// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

/// The list of hashes that a document signer signs (Doc 9303-10, 4.6.2.3 and Appendix D.2).
///
/// ```
/// LDSSecurityObject ::= SEQUENCE {
///     version              INTEGER { v0(0), v1(1) },
///     hashAlgorithm        AlgorithmIdentifier,
///     dataGroupHashValues  SEQUENCE SIZE (2..16) OF SEQUENCE { INTEGER, OCTET STRING },
///     ldsVersionInfo       SEQUENCE { PrintableString, PrintableString } OPTIONAL }
/// ```
///
/// A decoded value is parsed, never verified: the signature over it is judged by the trust layer.
public struct LDSSecurityObject: Sendable, Hashable {
    /// The hash of one data group.
    public struct DataGroupHash: Sendable, Hashable {
        /// Its number is written as an INTEGER, 1 to 16.
        public let dataGroup: DataGroupNumber
        /// The hash over the complete file of the data group, as it is claimed.
        public let hash: [UInt8]

        /// The length of the hash is not checked here.
        package init(dataGroup: DataGroupNumber, hash: [UInt8]) {
            self.dataGroup = dataGroup
            self.hash = hash
        }

        /// The number of the data group, 1 to 16.
        public var number: Int { dataGroup.rawValue }
    }

    /// The versions that V1 carries under the signature.
    public struct VersionInfo: Sendable, Hashable {
        /// The version of the logical data structure: `0108`.
        public let ldsVersion: String
        /// The version of Unicode: `040000`.
        public let unicodeVersion: String

        /// Both are written as PrintableString; digits are not demanded here.
        package init(ldsVersion: String, unicodeVersion: String) {
            self.ldsVersion = ldsVersion
            self.unicodeVersion = unicodeVersion
        }
    }

    /// The version of the structure, 0 or 1.
    public let version: Int
    /// The object identifier of the hash algorithm in dots: `2.16.840.1.101.3.4.2.1`. Any is accepted here.
    public let hashAlgorithmOID: String
    /// Whether the hash algorithm carries NULL as its parameters; both forms must be accepted (Doc 9303-10, 4.6.2.3,
    /// Note 2).
    public let hashAlgorithmHasNullParameters: Bool
    /// The hashes in the order of the list, each data group once.
    public let dataGroupHashes: [DataGroupHash]
    /// The numbers of the list that no data group has: `17`, `0`, `-1`. They need no file and count for nothing.
    public let unknownDataGroups: [String]
    /// The versions, in V1.
    public let ldsVersionInfo: VersionInfo?
    /// The octets that were decoded, or are written.
    public internal(set) var octets: [UInt8]
    /// What departs from the standard and was tolerated.
    public let deviations: [LDSDeviation]

    /// A security object of these parts: V1 with version information, V0 without.
    ///
    /// - Throws: `LDSError` with code `notEncodable` where the object identifier is none or a version is no
    ///   PrintableString.
    package init(
        hashAlgorithmOID: String, hashAlgorithmHasNullParameters: Bool = false, dataGroupHashes: [DataGroupHash],
        ldsVersionInfo: VersionInfo? = nil
    ) throws(LDSError) {
        version = ldsVersionInfo == nil ? 0 : 1
        self.hashAlgorithmOID = hashAlgorithmOID
        self.hashAlgorithmHasNullParameters = hashAlgorithmHasNullParameters
        self.dataGroupHashes = dataGroupHashes
        unknownDataGroups = []
        self.ldsVersionInfo = ldsVersionInfo
        deviations = []
        octets = []
        octets = try encoded()
    }

    /// The claimed hash of that data group, or nil where the list has none.
    public func hash(of dataGroup: DataGroupNumber) -> [UInt8]? {
        dataGroupHashes.first { $0.dataGroup == dataGroup }?.hash
    }

    /// Writes the structure in DER. Equal to `octets` unless these were not DER, or the list had other entries than one
    /// for each data group.
    ///
    /// - Throws: `LDSError` with code `notEncodable`; never for a decoded value.
    package func encoded() throws(LDSError) -> [UInt8] {
        guard let identifier = DERWriter.objectIdentifier(hashAlgorithmOID) else {
            throw LDSError(.notEncodable, file: .sod, path: "hashAlgorithm", .asn1NoDottedIdentifier)
        }
        let versions = ldsVersionInfo.map { [Array($0.ldsVersion.utf8), Array($0.unicodeVersion.utf8)] }
        guard versions?.joined().allSatisfy(Self.isPrintable) ?? true else {
            throw LDSError(.notEncodable, file: .sod, path: "ldsVersionInfo", .ldsVersionNotPrintable)
        }
        let hashes = dataGroupHashes.map {
            DERWriter.sequence([DERWriter.integer($0.number), DERWriter.octetString($0.hash)])
        }
        return DERWriter.sequence([
            DERWriter.integer(version),
            DERWriter.sequence([identifier, hashAlgorithmHasNullParameters ? DERWriter.null : []]),
            DERWriter.sequence(hashes),
            versions.map { DERWriter.sequence($0.map { DERWriter.element(.printableString, $0) }) } ?? [],
        ])
    }

    /// The repertoire of PrintableString (ISO/IEC 8824-1, 41.4).
    static func isPrintable(_ octet: UInt8) -> Bool {
        switch octet {
        case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x20, 0x27...0x29, 0x2B...0x2F, 0x3A, 0x3D, 0x3F: true
        default: false
        }
    }
}
