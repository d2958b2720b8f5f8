// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTLV

extension LDSSecurityObject {
    /// Decodes the `eContent` of a document security object.
    ///
    /// Read as BER with bounded depth and lengths; octets that are not DER are the deviation `securityObjectNotDER`
    /// (F-30). Offsets in errors count from the beginning of `octets`, not of the file.
    /// - Throws: `LDSError`: `unsupportedVersion` for any version but 0 and 1, `duplicateElement` where a data group is
    ///   listed twice, `invalidValue` for a data group that does not exist or parameters of the hash algorithm other
    ///   than NULL, and those of a damaged structure.
    package init(derEncoded octets: [UInt8], profile: DecodingProfile = .default) throws(LDSError) {
        var context = DecodingContext(.sod, profile)
        let limits = TLVLimits(maximumDepth: 8, maximumElements: 64, maximumLength: 1 << 16)
        var outer = Template(.sod, TLVCursor(octets, limits: limits, rules: .ber))
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
        let hashes = try Self.hashes(&list)
        if hashes.count < 2 {
            try context.note(
                .securityObjectFewDataGroups, path: "dataGroupHashValues", at: start,
                .ldsFewDataGroups(count: hashes.count))
        }
        dataGroupHashes = hashes
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

    private static func hashes(_ list: inout Template) throws(LDSError) -> [DataGroupHash] {
        var hashes: [DataGroupHash] = []
        while !list.isAtEnd {
            var pair = try list.sequence("\(hashes.count)")
            let number = try pair.integer("dataGroupNumber")
            guard let group = DataGroupNumber(rawValue: number.value) else {
                throw pair.error(.invalidValue, "dataGroupNumber", at: number.offset, .ldsDataGroupNumber)
            }
            guard !hashes.contains(where: { $0.dataGroup == group }) else {
                throw pair.error(
                    .duplicateElement, "dataGroupNumber", at: number.offset, .ldsDataGroupTwice(dataGroup: group))
            }
            hashes.append(DataGroupHash(dataGroup: group, hash: try pair.octetString("dataGroupHashValue")))
            try pair.end()
        }
        return hashes
    }
}
