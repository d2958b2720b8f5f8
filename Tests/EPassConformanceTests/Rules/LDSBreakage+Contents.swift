// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassConformance
import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassMRZ
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

extension LDSBreakage {
    /// One character of the zone in EF.DG1 changed.
    private static func zone(_ word: String, _ text: String, at position: Int, _ character: UInt8) -> LDSBreakage {
        LDSBreakage("9303-10/4.7.1/\(word)", text, in: .dataGroup(.dg1)) { octets in
            var octets = octets
            octets[5 + position] = octets[5 + position] == character ? character - 1 : character
            return octets
        }
    }

    private static func header(_ number: DataGroupNumber, _ word: String, _ old: String, _ new: String) -> LDSBreakage {
        let file = LDSFile.dataGroup(number)
        return LDSBreakage("\(prefix(file))/\(word)", "\(old) is \(new)", in: file) { octets in
            try Octets.editing(octets, at: [0x7F61, 0x7F60, 0xA1]) { header in
                let elements = try Octets.members(header).map { element in
                    hex(element) == old ? (EPassTestSupport.octets(new) ?? []) : element
                }
                return Octets.element(0xA1, elements.joined())
            }
        }
    }

    private static let dataGroup14 = LDSFile.dataGroup(.dg14)

    static let contents: [LDSBreakage] = com + zones + headers + access + others

    private static let com: [LDSBreakage] = [
        LDSBreakage("9303-10/4.6.1/ldsVersion", "version 0109", in: .com) {
            try Octets.replacing("30313037", by: "30313039", in: $0)
        },
        LDSBreakage("9303-10/4.6.1/sameAsSOD", "EF.DG9 is listed", in: .com, of: "plain") { octets in
            let file = try EFCOM(decoding: octets)
            return EFCOM(dataGroups: file.dataGroups + [.dg9]).encoded()
        },
        LDSBreakage("9303-10/4.6.1/listsNoOther", "EF.DG9 is listed", in: .com, of: "plain") { octets in
            EFCOM(dataGroups: try EFCOM(decoding: octets).dataGroups + [.dg9]).encoded()
        },
        LDSBreakage("9303-10/4.6.1/listsAll", "EF.DG2 is not listed", in: .com, of: "plain") { octets in
            EFCOM(dataGroups: try EFCOM(decoding: octets).dataGroups.filter { $0 != .dg2 }).encoded()
        },
        LDSBreakage("9303-10/4.6.1/comUnknownTag", "tag 50 is listed", in: .com, of: "plain") { octets in
            let file = try EFCOM(decoding: octets)
            return EFCOM(
                ldsVersion: "0107", unicodeVersion: "040000", tagList: file.tagList + [0x50]
            ).encoded()
        },
        LDSBreakage("9303-10/4.6.1/comRepeatedTag", "EF.DG1 is listed twice", in: .com, of: "plain") { octets in
            let file = try EFCOM(decoding: octets)
            return EFCOM(
                ldsVersion: "0107", unicodeVersion: "040000", tagList: file.tagList + [0x61]
            ).encoded()
        },
    ]

    private static let zones: [LDSBreakage] = [
        LDSBreakage("9303-10/4.7.1/zoneLength", "80 characters", in: .dataGroup(.dg1)) { octets in
            Octets.element(0x61, Octets.element(0x5F1F, octets.dropFirst(5).prefix(80)))
        },
        zone("zoneAlphabet", "a small letter", at: 20, 0x61),
        zone("checkDigit.documentNumber", "another digit", at: 53, 0x39),
        zone("checkDigit.dateOfBirth", "another digit", at: 63, 0x39),
        zone("checkDigit.dateOfExpiry", "another digit", at: 71, 0x39),
        zone("checkDigit.optionalData", "another digit", at: 86, 0x39),
        zone("checkDigit.composite", "another digit", at: 87, 0x39),
    ]

    private static let headers: [LDSBreakage] = [
        header(.dg2, "headerType", "810102", "810108"), header(.dg2, "headerVersion", "80020101", "80020201"),
        header(.dg2, "headerLengths", "80020101", "8003010101"), header(.dg3, "headerType", "810108", "810102"),
        header(.dg3, "headerVersion", "80020101", "80020201"), header(.dg3, "headerLengths", "80020101", "8003010101"),
        header(.dg4, "headerType", "810110", "810102"), header(.dg4, "headerVersion", "80020101", "80020201"),
        header(.dg4, "headerLengths", "80020101", "8003010101"),
    ]

    // MARK: SecurityInfos

    /// The entries of EF.DG14 changed.
    private static func entries(
        _ word: String, _ text: String, of profile: String = "default",
        _ edit: @escaping @Sendable (inout [[UInt8]]) throws -> Void
    ) -> LDSBreakage {
        LDSBreakage("9303-10/4.7.14/\(word)", text, in: dataGroup14, of: profile) { octets in
            try Octets.editing(octets, at: [0x31]) { set in
                var members = try Octets.members(set)
                try edit(&members)
                return Octets.element(0x31, members.joined())
            }
        }
    }

    private static func isKey(_ entry: [UInt8]) -> Bool { hex(entry).contains("04007F000702020102") }

    private static let access: [LDSBreakage] = [
        LDSBreakage("9303-10/4.7.14/securityInfosWrapped", "an OCTET STRING around the SET", in: dataGroup14) {
            octets in
            try Octets.editing(octets, at: [0x31]) { Octets.element(0x04, $0) }
        },
        LDSBreakage("9303-10/4.7.14/securityInfosSequence", "a SEQUENCE for the SET", in: dataGroup14) { octets in
            try Octets.editing(octets, at: [0x31]) { [0x30] + $0.dropFirst() }
        },
        LDSBreakage("9303-10/4.7.14/securityInfosTrailing", "NULL behind the SET", in: dataGroup14) {
            try Octets.appending([5, 0], to: $0)
        },
        entries("securityInfoMalformed", "an entry without anything") { $0.append([0x30, 0]) },
        entries("chipAuthenticationUnknown", "a cipher that is none") { entries in
            entries = try entries.map { entry in
                hex(entry).contains("04007F00070202030202")
                    ? try Octets.replacing("04007F00070202030202", by: "04007F00070202030209", in: entry) : entry
            }
        },
        entries("chipAuthenticationKeyUnwrapped", "the two fields of the key") { entries in
            entries = try entries.map { entry in
                guard isKey(entry) else { return entry }
                let parts = try Octets.members(entry)
                return Octets.sequence([parts[0]] + (try Octets.members(parts[1])))
            }
        },
        entries("paceInfoWithoutParameterID", "no identifier") { entries in
            entries = try entries.map { entry in
                hex(entry).contains("04007F0007020204")
                    ? Octets.sequence(try Octets.members(entry).prefix(2).map { $0 }) : entry
            }
        },
        entries("keyIdentifiers", "a key that stands twice") { entries in
            entries.append(try #require(entries.first(where: isKey)))
        }, entries("protocolHasKey", "no key") { $0.removeAll(where: isKey) },
        LDSBreakage("9303-10/4.7.14/keyHasProtocol", profile: "ca-no-info"),
        LDSBreakage("9303-10/4.7.14/explicitKeys", profile: "ca-named-curve"),
        LDSBreakage("9303-10/4.7.14/activeAuthentication", profile: "aa-no-info"),
        LDSBreakage("9303-10/4.7.14/activeAuthenticationHash", profile: "aa-sha-1"),
        LDSBreakage("9303-10/4.7.14/required", "EF.DG14 is not there") {
            var sample = try LDSSample(try SimulatorProfile.required("pace-only").makeDocument(seed: 3))
            sample.files[dataGroup14] = nil
            return sample
        },
        LDSBreakage("9303-10/3.11.3/standardizedParameters", profile: "pace-explicit"),
        LDSBreakage("9303-10/3.11.3/paceInfo", "no entry", in: .cardAccess, of: "default") { _ in [0x31, 0] },
        LDSBreakage("9303-10/3.11.3/offersAll", "no entry", in: .cardAccess, of: "default") { _ in [0x31, 0] },
        LDSBreakage("9303-10/3.11.3/inDG14", "another version", in: .cardAccess, of: "default") { octets in
            try Octets.replacing("020102", by: "020103", in: octets)
        },
        LDSBreakage("9303-10/3.11.3/knownParameters", "parameters 99", in: .cardAccess, of: "default") { octets in
            try Octets.replacing("02010D", by: "020163", in: octets)
        },
        LDSBreakage("9303-10/3.11.3/explicitIdentifiers", "identifier 13", in: .cardAccess, of: "pace-explicit") {
            octets in
            let members = try Octets.members(octets).map { entry in
                hex(entry).contains("060904007F0007020204") ? try Octets.appending([2, 1, 13], to: entry) : entry
            }
            return Octets.element(0x31, members.joined())
        },
        LDSBreakage("9303-10/3.11.3/present", "EF.CardAccess is not there") {
            var sample = try LDSSample(try SimulatorProfile.required("default").makeDocument(seed: 3))
            sample.files[.cardAccess] = nil
            return sample
        },
        LDSBreakage("9303-10/3.11.4/present", "EF.CardSecurity is not there") {
            var sample = try LDSSample(try SimulatorProfile.required("pace-cam").makeDocument(seed: 3))
            sample.files[.cardSecurity] = nil
            return sample
        },
        LDSBreakage("9303-10/3.11.4/hasCardAccess", "another version", in: .cardAccess, of: "pace-cam") { octets in
            try Octets.replacing("020102", by: "020103", in: octets)
        },
        LDSBreakage("9303-10/3.11.4/signature", "the last octet is another one", in: .cardSecurity, of: "pace-cam") {
            $0.dropLast() + [($0.last ?? 0) ^ 1]
        },
    ]

    // MARK: The rest

    private static func sizes(_ word: String, _ octets: String) -> LDSBreakage {
        LDSBreakage("9303-10/3.11.1/\(word)", octets, in: .atrInfo) { _ in EPassTestSupport.octets(octets) ?? [] }
    }

    /// EF.DG6, which is reserved: a file of the document all the same.
    private static func reserved(_ word: String, _ octets: [UInt8]?) -> LDSBreakage {
        LDSBreakage("9303-10/4.7.6/\(word)", octets.map { hex($0) } ?? "hashed and not there") {
            var sample = SignedSample()
            if octets == nil {
                sample.editObject = { members in
                    let hash = Octets.element(4, [UInt8](repeating: 7, count: 32))
                    members[2] = try Octets.appending(Octets.sequence([[2, 1, 6], hash]), to: members[2])
                }
            }
            var made = try sample.make()
            made.files[.dataGroup(.dg6)] = octets
            return made
        }
    }

    private static let others: [LDSBreakage] = [
        reserved("tag", [0x7E, 1, 0]), reserved("length", [0x66, 2, 0]), reserved("hash", [0x66, 1, 0]),
        reserved("present", nil), LDSBreakage("9303-10/4.7.13/structure", profile: "indefinite-6282"),
        LDSBreakage("9303-10/4.7.15/key", "the identifier of DSA", in: .dataGroup(.dg15)) { octets in
            try Octets.replacing("2A8648CE3D0201", by: "2A8648CE380401", in: octets)
        },
        LDSBreakage("9303-10/3.11.2/eMRTD", "another application", in: .dir) { _ in
            EFDIR(applicationIdentifiers: [[0xA0, 0, 0, 2, 0x47, 0x20, 1]]).encoded()
        },
        LDSBreakage("9303-10/3.11.2/trailingOctets", "zeros behind", in: .dir) { $0 + [0, 0] },
        LDSBreakage("9303-10/3.11.2/unknownElement", "50 behind", in: .dir) { $0 + [0x50, 1, 0x41] },
        LDSBreakage("9303-10/3.11.2/structure", "no identifier", in: .dir) { _ in [0x61, 2, 5, 0] },
        LDSBreakage("9303-11/K.2/cvcaLength", "37 octets", in: .cvca) { $0 + [0] },
        LDSBreakage("9303-11/K.2/structure", "no reference", in: .cvca) { [UInt8](repeating: 0, count: $0.count) },
        sizes("wellFormed", "4703000001 7F660802020780020207807F"), sizes("sizes", "7F660402020780"),
        sizes("sizes", "4703000060"), sizes("sizeBounds", "7F6606020100020100"),
        sizes("announced", "47030000007F66080202078002020780"), sizes("structure", ""),
    ]
}
