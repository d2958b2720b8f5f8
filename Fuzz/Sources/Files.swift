// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassMRZ

extension DataGroup1: FuzzedFile {}
extension SecurityFeatureGroup: FuzzedFile {}
extension DetailGroup: FuzzedFile {}
extension DataGroup13: FuzzedFile {}
extension DataGroup14: FuzzedFile {}
extension DataGroup15: FuzzedFile {}
extension DataGroup16: FuzzedFile {}
extension EFCOM: FuzzedFile {}
extension EFCVCA: FuzzedFile {}
extension EFCardAccess: FuzzedFile {}
extension EFCardSecurity: FuzzedFile {}
extension EFDIR: FuzzedFile {}
extension EFSOD: FuzzedFile {}

extension FuzzTarget {
    static let files: [FuzzTarget] = [
        FuzzTarget("fuzz-dg1") { octets in
            Format<DataGroup1>(.dataGroup(.dg1)).roundTrip(octets) { $0.mrz == $1.mrz }
            // EF.DG6 is kept as octets.
            guard let group = try? RawDataGroup(decoding: octets, as: .dg6) else { return }
            let again = try? RawDataGroup(decoding: group.encoded(), as: .dg6)
            require(again?.content == group.content, "a data group that was decoded is not decoded again")
        },
        FuzzTarget("fuzz-dg8", DataGroup8.self, .dataGroup(.dg8), frame: 0x68) { $0.templates == $1.templates },
        FuzzTarget("fuzz-dg9", DataGroup9.self, .dataGroup(.dg9), frame: 0x69) { $0.templates == $1.templates },
        FuzzTarget("fuzz-dg10", DataGroup10.self, .dataGroup(.dg10), frame: 0x6A) { $0.templates == $1.templates },
        FuzzTarget("fuzz-dg11", DataGroup11.self, .dataGroup(.dg11), frame: 0x6B) {
            $0.fullName == $1.fullName && $0.otherNames == $1.otherNames && $0.fullDateOfBirth == $1.fullDateOfBirth
        },
        FuzzTarget("fuzz-dg12", DataGroup12.self, .dataGroup(.dg12), frame: 0x6C) {
            $0.dateOfIssue == $1.dateOfIssue && $0.otherPersons == $1.otherPersons
        },
        FuzzTarget("fuzz-dg13", DataGroup13.self, .dataGroup(.dg13), frame: 0x6D) {
            $0.content == $1.content && ($0.dataObjects() == nil) == ($1.dataObjects() == nil)
        },
        FuzzTarget("fuzz-dg15", DataGroup15.self, .dataGroup(.dg15), rewritten: .strict) { file, again in
            let key = try? PublicKey(subjectPublicKeyInfo: file.subjectPublicKeyInfo)
            let isOfItsKind = key.map { ($0.modulus == nil) == (file.algorithm == "1.2.840.10045.2.1") } ?? true
            return isOfItsKind && again.subjectPublicKeyInfo == file.subjectPublicKeyInfo
                && again.algorithm == file.algorithm
        },
        FuzzTarget("fuzz-dg16", DataGroup16.self, .dataGroup(.dg16), frame: 0x70) { $0.persons == $1.persons },
        FuzzTarget("fuzz-efcom", EFCOM.self, .com) {
            _ = ($0.dataGroups, $0.unknownTags)
            return $0.tagList == $1.tagList && $0.ldsVersion == $1.ldsVersion && $0.unicodeVersion == $1.unicodeVersion
        },
        FuzzTarget("fuzz-efcvca", EFCVCA.self, .cvca) { file, again in
            let made = (try? EFCVCA(references: file.references))?.octets ?? []
            return 1...EFCVCA.maximumReferences ~= file.references.count
                && file.references.allSatisfy { 1...16 ~= $0.count } && file.encoded() == file.octets
                && (try? EFCVCA(decoding: made, profile: .strict))?.references == file.references
        },
        FuzzTarget("fuzz-efdir", EFDIR.self, .dir) {
            $0.applications.count <= EFDIR.maximumApplications
                && $0.applicationIdentifiers.allSatisfy { 1...16 ~= $0.count }
                && (!$0.deviations.isEmpty || $0.encoded() == $0.octets)
                && $0.applicationIdentifiers == $1.applicationIdentifiers
        },
        FuzzTarget("fuzz-efsod") { octets in
            Format<EFSOD>(.sod).roundTrip(octets) { $0.contentInfo == $1.contentInfo }
            securityObject.roundTrip(octets) {
                $0.dataGroupHashes == $1.dataGroupHashes && $0.hashAlgorithmOID == $1.hashAlgorithmOID
                    && !$1.deviations.contains(.securityObjectNotDER)
            }
        },
        FuzzTarget("fuzz-securityinfos") { octets in
            if let access = Format<EFCardAccess>(.cardAccess).decoded(octets) {
                check(access.securityInfos, of: octets)
                require(!access.deviations.isEmpty || access.encoded() == octets)
            }
            if let group = Format<DataGroup14>(.dataGroup(.dg14)).decoded(octets) {
                check(group.securityInfos, of: octets)
            }
            Format<EFCardSecurity>(.cardSecurity).roundTrip(octets) { file, _ in octets.starts(with: file.contentInfo) }
        },
        // Neither decoder of these octets can fail.
        FuzzTarget("fuzz-atrinfo") { octets in
            let info = EFATRInfo(decoding: octets)
            require(1...65_544 ~= info.maximumCommandLength ?? 1 && 1...65_538 ~= info.maximumResponseLength ?? 1)
            if let answer = AnswerToReset(octets) {
                require(answer.historicalBytes.count <= 15, "historical bytes are fifteen at most")
                _ = answer.contactlessChip
            }
            for capabilities in [info.capabilities, CardCapabilities(historicalBytes: octets)] {
                guard let capabilities else { continue }
                require(1...3 ~= capabilities.octets.count, "card capabilities have one to three octets")
                _ = (
                    capabilities.supportsExtendedLength, capabilities.supportsCommandChaining,
                    capabilities.supportsShortEF
                )
            }
        },
    ]

    private static let securityObject = Format<LDSSecurityObject>(
        decode: { (octets, profile) throws(LDSError) in try LDSSecurityObject(derEncoded: octets, profile: profile) },
        write: { (try? $0.encoded()) ?? [] }, deviations: { $0.deviations }, file: .sod)
}

/// Entries stand where they say and are written again to the octets that they had.
private func check(_ infos: SecurityInfos, of octets: [UInt8]) {
    require(infos.entries.count <= SecurityInfos.maximumEntries, "more entries than are accepted")
    for entry in infos.entries {
        require(octets.dropFirst(entry.offset).prefix(entry.encoded.count).elementsEqual(entry.encoded))
        require(
            (try? entry.info.encoded()) == entry.encoded || infos.deviations.contains(.chipAuthenticationKeyUnwrapped),
            "an entry is not written as it was read: \(entry.info)")
    }
    let again = try? SecurityInfos(decoding: infos.encoded(), file: .cardAccess)
    require(again?.infos == infos.infos, "SecurityInfos that were decoded are not decoded again")
}
