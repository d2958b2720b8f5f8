// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
package import EPassIssuing
package import EPassLDS
import EPassMRZ
package import EPassTrust

/// What a document signer signed: data groups, and the security object over them.
package struct SyntheticDocument: Sendable {
    /// The hash of the data groups and of the message digest.
    package var digest = HashAlgorithm.sha256
    /// The files, by number.
    package var dataGroups: [Int: [UInt8]] = [1: [0x61, 1, 1], 2: [0x75, 1, 2], 14: [0x6E, 1, 3]]
    /// What EF.SOD states; nil for nothing.
    package var signingTime: Timestamp? = SyntheticCalendar.tests.issued
    /// Whether the security object states versions.
    package var versions: LDSSecurityObject.VersionInfo?

    /// Three files that nobody could read.
    package init() {}

    /// The hashes of the files.
    package func securityObject() throws -> LDSSecurityObject {
        var hashes: [LDSSecurityObject.DataGroupHash] = []
        for (number, file) in dataGroups.sorted(by: { $0.key < $1.key }) {
            guard let group = DataGroupNumber(rawValue: number) else { continue }
            hashes.append(.init(dataGroup: group, hash: try digest.hash(file)))
        }
        return try LDSSecurityObject(
            hashAlgorithmOID: digest.objectIdentifier, dataGroupHashes: hashes,
            ldsVersionInfo: versions)
    }

    /// The ContentInfo of EF.SOD.
    package func contentInfo(
        signedBy signer: SyntheticEntity, edit: (inout SignedDataBuilder) throws -> Void = { _ in }
    ) throws -> [UInt8] {
        var builder = SignedDataBuilder(
            content: try securityObject().encoded(), digest: digest, certificates: [signer.certificate.encoded])
        builder.signingTime = signingTime
        try edit(&builder)
        return try builder.contentInfo(
            signedBy: signer.key, certificate: signer.certificate, algorithm: signer.scheme.algorithm)
    }

    /// What a terminal read.
    package func input(_ contentInfo: [UInt8]) -> PassiveAuthentication.Input {
        let groups = dataGroups.keys.sorted().compactMap(DataGroupNumber.init(rawValue:))
        return PassiveAuthentication.Input(
            sod: EFSOD(contentInfo: contentInfo).encoded(), dataGroups: dataGroups,
            com: EFCOM(dataGroups: groups).encoded(), dateOfIssue: CalendarDate(year: 2026, month: 1, day: 1),
            documentCode: "P", issuingState: CountryCode(rawValue: "UTO"))
    }
}
