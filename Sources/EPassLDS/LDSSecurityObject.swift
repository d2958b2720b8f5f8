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
        public init(dataGroup: DataGroupNumber, hash: [UInt8]) {
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
        public init(ldsVersion: String, unicodeVersion: String) {
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
    /// The versions, in V1.
    public let ldsVersionInfo: VersionInfo?
    /// The octets that were decoded, or are written.
    public let octets: [UInt8]
    /// What departs from the standard and was tolerated.
    public let deviations: [LDSDeviation]

    /// A security object of these parts: V1 with version information, V0 without.
    ///
    /// - Throws: `LDSError` with code `notEncodable` where the object identifier is none or a version is no
    ///   PrintableString.
    public init(
        hashAlgorithmOID: String, hashAlgorithmHasNullParameters: Bool = false, dataGroupHashes: [DataGroupHash],
        ldsVersionInfo: VersionInfo? = nil
    ) throws(LDSError) {
        version = ldsVersionInfo == nil ? 0 : 1
        self.hashAlgorithmOID = hashAlgorithmOID
        self.hashAlgorithmHasNullParameters = hashAlgorithmHasNullParameters
        self.dataGroupHashes = dataGroupHashes
        self.ldsVersionInfo = ldsVersionInfo
        deviations = []
        octets = try Self.encode(
            version, hashAlgorithmOID, hashAlgorithmHasNullParameters, dataGroupHashes, ldsVersionInfo)
    }

    init(
        version: Int, hashAlgorithmOID: String, hasNullParameters: Bool, dataGroupHashes: [DataGroupHash],
        ldsVersionInfo: VersionInfo?, octets: [UInt8], deviations: [LDSDeviation]
    ) {
        self.version = version
        self.hashAlgorithmOID = hashAlgorithmOID
        self.hashAlgorithmHasNullParameters = hasNullParameters
        self.dataGroupHashes = dataGroupHashes
        self.ldsVersionInfo = ldsVersionInfo
        self.octets = octets
        self.deviations = deviations
    }

    /// The claimed hash of that data group, or nil where the list has none.
    public func hash(of dataGroup: DataGroupNumber) -> [UInt8]? {
        dataGroupHashes.first { $0.dataGroup == dataGroup }?.hash
    }

    /// Writes the structure in DER. Equal to `octets` unless these were not DER.
    ///
    /// - Throws: `LDSError` with code `notEncodable`; never for a decoded value.
    public func encoded() throws(LDSError) -> [UInt8] {
        try Self.encode(
            version, hashAlgorithmOID, hashAlgorithmHasNullParameters, dataGroupHashes, ldsVersionInfo)
    }

    static func encode(
        _ version: Int, _ oid: String, _ hasNullParameters: Bool, _ hashes: [DataGroupHash], _ info: VersionInfo?
    ) throws(LDSError) -> [UInt8] {
        guard let identifier = ObjectIdentifierText.content(of: oid) else {
            throw LDSError(.notEncodable, file: .sod, path: "hashAlgorithm", .asn1NoDottedIdentifier)
        }
        let versions = info.map { [$0.ldsVersion, $0.unicodeVersion] } ?? []
        guard versions.allSatisfy({ $0.utf8.allSatisfy(isPrintable) }) else {
            throw LDSError(.notEncodable, file: .sod, path: "ldsVersionInfo", .ldsVersionNotPrintable)
        }
        // Lengths first, from the inside out, so that one array is written from its beginning to its end.
        let algorithm = Self.size(identifier.count) + (hasNullParameters ? 2 : 0)
        let pairs = hashes.map { 3 + Self.size($0.hash.count) }
        let list = pairs.reduce(0) { $0 + Self.size($1) }
        let texts = versions.reduce(0) { $0 + Self.size($1.utf8.count) }
        let whole = 3 + Self.size(algorithm) + Self.size(list) + (info == nil ? 0 : Self.size(texts))
        var octets: [UInt8] = []
        octets.reserveCapacity(Self.size(whole))
        func header(_ tag: UInt8, _ length: Int) {
            octets.append(tag)
            if length < 0x80 {
                octets.append(UInt8(truncatingIfNeeded: length))
            } else {
                octets += TLVWriter.length(length)
            }
        }
        func integer(_ value: Int) { octets += [0x02, 0x01, UInt8(truncatingIfNeeded: value)] }
        header(0x30, whole)
        integer(version)
        header(0x30, algorithm)
        header(0x06, identifier.count)
        octets += identifier
        if hasNullParameters { header(0x05, 0) }
        header(0x30, list)
        for (entry, pair) in zip(hashes, pairs) {
            header(0x30, pair)
            integer(entry.number)
            header(0x04, entry.hash.count)
            octets += entry.hash
        }
        if info != nil {
            header(0x30, texts)
            for version in versions {
                header(0x13, version.utf8.count)
                octets += version.utf8
            }
        }
        return octets
    }

    /// The octets of an element whose value has that many.
    private static func size(_ count: Int) -> Int {
        count < 0x80 ? 2 + count : 1 + TLVWriter.length(count).count + count
    }

    /// The repertoire of PrintableString (ISO/IEC 8824-1, 41.4).
    static func isPrintable(_ octet: UInt8) -> Bool {
        switch octet {
        case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x20, 0x27...0x29, 0x2B...0x2F, 0x3A, 0x3D, 0x3F: true
        default: false
        }
    }
}
