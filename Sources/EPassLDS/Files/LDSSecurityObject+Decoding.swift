// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassMessages
import EPassTLV

extension LDSSecurityObject {
    /// Decodes the `eContent` of a document security object.
    ///
    /// Read as BER with bounded depth and lengths; octets that are not DER are the deviation `securityObjectNotDER`
    /// (F-30). Numbers that no data group has are kept apart; no other entry of the list may be lost. Offsets in errors
    /// count from the beginning of `octets`, not of the file.
    /// - Throws: `LDSError`: `unsupportedVersion` for any version but 0 and 1, `duplicateElement` where a data group is
    ///   listed with two hashes, `invalidValue` for parameters of the hash algorithm other than NULL, and those of a
    ///   damaged structure.
    package init(derEncoded octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        var context = DecodingContext(.sod, profile)
        var outer = Template(.sod, TLVCursor(octets, limits: Self.limits, rules: .ber))
        let whole = try outer.sequence("LDSSecurityObject")
        var object = whole
        if !outer.isAtEnd {
            try context.note(.trailingOctets, at: outer.offset, .ldsOctetsAfterSecurityObject)
        }
        let version = try object.integer("version")
        try object.demand(
            version.value == 0 || version.value == 1, .unsupportedVersion, "version", at: version.offset,
            .ldsSecurityObjectVersion)
        self.version = version.value
        var algorithm = try object.sequence("hashAlgorithm")
        hashAlgorithmOID = try algorithm.objectIdentifier("algorithm")
        hashAlgorithmHasNullParameters = try algorithm.null("parameters")
        var list = try object.sequence("dataGroupHashValues")
        let start = list.offset
        let (hashes, unknown) = try Self.hashes(&list, noting: &context)
        if hashes.count < 2 {
            try context.note(
                .securityObjectFewDataGroups, path: "dataGroupHashValues", at: start,
                .ldsFewDataGroups(count: hashes.count))
        }
        dataGroupHashes = hashes
        unknownDataGroups = unknown
        var info: VersionInfo?
        if !object.isAtEnd {
            var fields = try object.sequence("ldsVersionInfo")
            info = VersionInfo(
                ldsVersion: try fields.printableString("ldsVersion"),
                unicodeVersion: try fields.printableString("unicodeVersion"))
            try fields.end()
        }
        ldsVersionInfo = info
        if let stated = info?.ldsVersion, stated != "0107", stated != "0108" {
            try context.note(.ldsVersionUnknown, path: "ldsVersionInfo", at: version.offset, .ldsVersionUnknown)
        }
        if (version.value == 1) != (info != nil) {
            try context.note(
                .securityObjectVersionInfo, path: "ldsVersionInfo", at: version.offset,
                version.value == 1 ? .ldsVersionInformationMissing : .ldsVersionInformationUnexpected)
        }
        try object.end()
        if whole.element?.isDistinguished != true || !whole.isDistinguished {
            try context.note(.securityObjectNotDER, at: 0, .ldsNotDER)
        }
        self.octets = octets
        deviations = context.deviations
    }

    /// The list alone, with nothing demanded of what stands around it, and every hash of a data group that has several:
    /// for comparisons that can only speak against a file. Nil where the list itself does not decode.
    package init?(listIn octets: [UInt8]) {
        var context = DecodingContext(.sod, .default)
        var outer = Template(.sod, TLVCursor(octets, limits: Self.limits, rules: .ber))
        do throws(LDSError) {
            var object = try outer.sequence("LDSSecurityObject")
            _ = try object.next()
            var algorithm = try object.sequence("hashAlgorithm")
            hashAlgorithmOID = try algorithm.objectIdentifier("algorithm")
            var list = try object.sequence("dataGroupHashValues")
            (dataGroupHashes, unknownDataGroups) = try Self.hashes(&list, keepsUnequal: true, noting: &context)
        } catch {
            return nil
        }
        version = 0
        hashAlgorithmHasNullParameters = false
        ldsVersionInfo = nil
        self.octets = octets
        deviations = context.deviations
    }

    /// The hashes, each data group once unless unequal ones are to be kept, and the numbers that no data group has.
    private static func hashes(
        _ list: inout Template, keepsUnequal: Bool = false, noting context: inout DecodingContext
    ) throws(LDSError) -> (hashes: [DataGroupHash], unknown: [String]) {
        var hashes: [DataGroupHash] = []
        var unknown: [String] = []
        var count = 0
        let path = "dataGroupHashValues"
        while !list.isAtEnd {
            var pair = try list.sequence("\(count)")
            count += 1
            let number = try pair.read(.integer, "dataGroupNumber")
            try pair.demand(
                !number.content.isEmpty, .invalidValue, "dataGroupNumber", at: number.offset, .asn1IntegerEmpty)
            let hash = try pair.octetString("dataGroupHashValue")
            try pair.end()
            // More octets than a number of the machine has are no data group either.
            let value = number.content.count <= 8 ? number.signedInteger : nil
            guard let value, let group = DataGroupNumber(rawValue: value) else {
                try context.note(
                    .securityObjectUnknownDataGroup, path: path, at: number.offset, .ldsDataGroupNumber)
                unknown.append(value.map(String.init) ?? "0x" + Hexadecimal.text(number.content.prefix(16)))
                continue
            }
            if let known = hashes.first(where: { $0.dataGroup == group }) {
                guard known.hash == hash else {
                    if keepsUnequal {
                        hashes.append(DataGroupHash(dataGroup: group, hash: hash))
                        continue
                    }
                    throw pair.error(
                        .duplicateElement, "dataGroupNumber", at: number.offset, .ldsDataGroupTwice(dataGroup: group))
                }
                try context.note(
                    .securityObjectRepeatedDataGroup, path: path, at: number.offset,
                    .ldsDataGroupTwice(dataGroup: group))
                continue
            }
            hashes.append(DataGroupHash(dataGroup: group, hash: hash))
        }
        if count > maximumEntries {
            try context.note(
                .securityObjectManyDataGroups, path: path, at: list.offset, .ldsManyDataGroups(count: count))
        }
        return (hashes, unknown)
    }

    private static let limits = TLVLimits(maximumDepth: 8, maximumElements: 256, maximumLength: 1 << 16)

    /// ub-DataGroups (Doc 9303-10, 4.6.2.3).
    private static let maximumEntries = 16
}
