// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

extension LDSSecurityObject {
    /// Decodes the `eContent` of a document security object.
    ///
    /// Read as BER with bounded depth and lengths; octets that are not DER are the deviation `securityObjectNotDER` (F-30).
    /// Offsets in errors count from the beginning of `octets`, not of the file.
    /// - Throws: `LDSError`: `unsupportedVersion` for any version but 0 and 1, `duplicateElement` where a data group is listed twice,
    ///   `invalidValue` for a data group that does not exist or parameters of the hash algorithm other than NULL, and those of a damaged structure.
    public init(derEncoded octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        var context = DecodingContext(.sod, profile)
        var outer = SecurityObjectReader(octets)
        var object = try outer.sequence("LDSSecurityObject")
        if !outer.isAtEnd {
            try context.note(.trailingOctets, at: outer.offset, "Octets follow the LDSSecurityObject.")
        }
        let version = try object.integer("version")
        guard version.value == 0 || version.value == 1 else {
            throw object.error(.unsupportedVersion, "version", at: version.offset, "Neither V0 nor V1.")
        }
        var algorithm = try object.sequence("hashAlgorithm")
        let oid = try algorithm.objectIdentifier("algorithm")
        let hasNull = try algorithm.null("parameters")
        var list = try object.sequence("dataGroupHashValues")
        let hashes = try Self.hashes(&list)
        if hashes.count < 2 {
            try context.note(
                .securityObjectFewDataGroups, path: "dataGroupHashValues", at: list.start,
                "\(hashes.count) data groups are listed; at least two are required.")
        }
        var info: VersionInfo?
        if !object.isAtEnd {
            var fields = try object.sequence("ldsVersionInfo")
            info = VersionInfo(
                ldsVersion: try fields.printableString("ldsVersion"),
                unicodeVersion: try fields.printableString("unicodeVersion"))
            try fields.end()
        }
        if (version.value == 1) != (info != nil) {
            try context.note(
                .securityObjectVersionInfo, path: "ldsVersionInfo", at: version.offset,
                version.value == 1 ? "V1 without version information." : "V0 with version information.")
        }
        try object.end()
        let canonical = try Self.encode(version.value, oid, hasNull, hashes, info)
        if outer.consumed.elementsEqual(canonical) == false {
            try context.note(.securityObjectNotDER, at: 0, "The structure is not DER.")
        }
        self.init(
            version: version.value, hashAlgorithmOID: oid, hasNullParameters: hasNull, dataGroupHashes: hashes,
            ldsVersionInfo: info, octets: octets, deviations: context.deviations)
    }

    private static func hashes(_ list: inout SecurityObjectReader) throws(LDSError) -> [DataGroupHash] {
        var hashes: [DataGroupHash] = []
        while !list.isAtEnd {
            var pair = try list.sequence("\(hashes.count)")
            let number = try pair.integer("dataGroupNumber")
            guard let group = DataGroupNumber(rawValue: number.value) else {
                throw pair.error(
                    .invalidValue, "dataGroupNumber", at: number.offset, "The number of a data group is 1 to 16.")
            }
            guard !hashes.contains(where: { $0.dataGroup == group }) else {
                throw pair.error(
                    .duplicateElement, "dataGroupNumber", at: number.offset, "\(group) is listed twice.")
            }
            hashes.append(DataGroupHash(dataGroup: group, hash: try pair.octetString("dataGroupHashValue")))
            try pair.end()
        }
        return hashes
    }
}

/// Reads the ASN.1 types that the LDS security object is made of, as BER, with names for the path of an error.
private struct SecurityObjectReader {
    private var cursor: TLVCursor
    private let path: String
    private let octets: ArraySlice<UInt8>
    /// The offset of the first octet of this value.
    let start: Int

    init(_ octets: [UInt8]) {
        self.octets = octets[...]
        cursor = TLVCursor(
            octets, limits: TLVLimits(maximumDepth: 8, maximumElements: 64, maximumLength: 1 << 16),
            allowsIndefiniteLength: true)
        path = ""
        start = 0
    }

    private init(cursor: TLVCursor, path: String) {
        self.cursor = cursor
        self.path = path
        octets = cursor.remaining
        start = cursor.offset
    }

    var isAtEnd: Bool { cursor.isAtEnd }
    var offset: Int { cursor.offset }
    /// The octets read so far at this level.
    var consumed: ArraySlice<UInt8> { octets.prefix(octets.count - cursor.remaining.count) }

    func error(_ code: LDSError.Code, _ name: String, at offset: Int, _ reason: String) -> LDSError {
        LDSError(code, file: .sod, path: path(name), at: offset, reason)
    }

    mutating func sequence(_ name: String) throws(LDSError) -> SecurityObjectReader {
        let element = try read(0x30, name)
        do throws(TLVError) {
            return SecurityObjectReader(cursor: try cursor.children(of: element), path: path(name))
        } catch { throw failure(error, name) }
    }

    /// A non-negative INTEGER of at most four octets.
    mutating func integer(_ name: String) throws(LDSError) -> (value: Int, offset: Int) {
        let element = try read(0x02, name)
        guard let first = element.content.first, first < 0x80, element.content.count <= 4 else {
            throw error(.invalidValue, name, at: element.offset, "The number is negative, empty or too large.")
        }
        return (element.content.reduce(0) { $0 << 8 | Int($1) }, element.offset)
    }

    mutating func objectIdentifier(_ name: String) throws(LDSError) -> String {
        let element = try read(0x06, name)
        guard let text = ObjectIdentifierText.text(of: element.content) else {
            throw error(.invalidValue, name, at: element.offset, "The object identifier is malformed.")
        }
        return text
    }

    /// Whether NULL follows; anything else, or anything after it, is refused.
    mutating func null(_ name: String) throws(LDSError) -> Bool {
        guard !isAtEnd else { return false }
        let element = try read(0x05, name)
        guard element.content.isEmpty else {
            throw error(.invalidValue, name, at: element.offset, "NULL has no content.")
        }
        try end()
        return true
    }

    /// An OCTET STRING, in one piece or, as BER allows, in several.
    mutating func octetString(_ name: String) throws(LDSError) -> [UInt8] {
        guard try peek(name) == 0x24 else { return Array(try read(0x04, name).content) }
        let element = try read(0x24, name)
        var pieces: TLVCursor
        var result: [UInt8] = []
        do throws(TLVError) {
            pieces = try cursor.children(of: element)
            while !pieces.isAtEnd { result += try pieces.read(0x04).content }
        } catch { throw failure(error, name) }
        return result
    }

    mutating func printableString(_ name: String) throws(LDSError) -> String {
        let element = try read(0x13, name)
        guard element.content.allSatisfy(LDSSecurityObject.isPrintable) else {
            throw error(.invalidValue, name, at: element.offset, "The text is no PrintableString.")
        }
        return String(decoding: element.content, as: UTF8.self)
    }

    func end() throws(LDSError) {
        do throws(TLVError) { try cursor.end() } catch {
            throw LDSError(.invalidValue, file: .sod, path: path, at: error.offset, "Something follows the last field.")
        }
    }

    private func peek(_ name: String) throws(LDSError) -> TLVTag? {
        do throws(TLVError) { return try cursor.peekTag() } catch { throw failure(error, name) }
    }

    private mutating func read(_ tag: TLVTag, _ name: String) throws(LDSError) -> TLVElement {
        guard !isAtEnd || path.isEmpty else {
            throw error(.missingElement, name, at: offset, "The field is not there.")
        }
        do throws(TLVError) { return try cursor.read(tag) } catch { throw failure(error, name) }
    }

    private func failure(_ error: TLVError, _ name: String) -> LDSError {
        LDSError(
            Template.code(for: error), file: .sod, path: path(name), at: error.offset,
            "The ASN.1 structure is not the expected one (\(error.code)).")
    }

    private func path(_ name: String) -> String { path.isEmpty ? name : "\(path)/\(name)" }
}
