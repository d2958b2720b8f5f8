// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

/// A file of EF.CardAccess, EF.CardSecurity, EF.DG14 or EF.DIR from outside the repository: of specimen chips and of
/// worked examples.
struct SecurityFileSpecimen: Sendable, CustomTestStringConvertible {
    var name: String
    /// As `DecodedSecurityFile` names it.
    var file: String
    var octets: [UInt8]

    var testDescription: String { name }

    static let all: [SecurityFileSpecimen] = personalisations + examples + binaries

    /// Files of chips as JSON: a list of files with identifier and content, or values under the name of a file.
    private static var personalisations: [SecurityFileSpecimen] {
        let urls = ["chips/persosim", "chips/ausweisapp"].flatMap {
            EPassVectors.files(in: nil, external: $0, fileExtension: "json")
        }
        return urls.flatMap { url -> [SecurityFileSpecimen] in
            entries(in: url, "files").compactMap { entry in
                // Files of the master file only: the same identifiers name others in applications.
                guard let identifier = (entry["fid"] ?? entry["fileId"]) as? String,
                    (entry["application"] as? String ?? "MF") == "MF",
                    let file = ["2F00": "DIR", "011C": "CardAccess", "011D": "CardSecurity"][identifier.uppercased()],
                    let content = (entry["content"] as? String).flatMap(EPassTestSupport.octets)
                else { return nil }
                return SecurityFileSpecimen(
                    name: "\(url.lastPathComponent) \(file)", file: file, octets: content)
            }
        }
    }

    private static var examples: [SecurityFileSpecimen] {
        let urls = ["bsi", "generated", "icao"].flatMap {
            EPassVectors.files(in: nil, external: $0, fileExtension: "json")
        }
        return urls.flatMap { url -> [SecurityFileSpecimen] in
            let object = object(in: url)
            let files = object["files"] as? [String: Any] ?? [:]
            var found: [SecurityFileSpecimen] = []
            func add(_ value: Any?, _ file: String, wrap: ([UInt8]) -> [UInt8] = { $0 }) {
                guard let text = value as? String, let octets = EPassTestSupport.octets(text) else { return }
                found.append(
                    SecurityFileSpecimen(
                        name: "\(url.lastPathComponent) \(file) \(found.count)", file: file, octets: wrap(octets)))
            }
            add(files["ef_card_access"], "CardAccess")
            add(files["ef_card_security"], "CardSecurity")
            add(object["dg14"], "DG14")
            add(object["pace_info"], "CardAccess") { TLVWriter.encode(0x31, $0) }
            for (_, value) in (object["ef_card_access"] as? [String: Any] ?? [:]).sorted(by: { $0.key < $1.key }) {
                add(value, "CardAccess")
            }
            return found
        }
    }

    private static var binaries: [SecurityFileSpecimen] {
        [
            ("chips/bsi_tr03105-5_mustermann_2013/Datagroup14.bin", "DG14"),
            ("chips/iso39794_and_misc/efcardsecurity_UT.dump", "CardSecurity"),
        ].compactMap { path, file in
            ChipFiles.octets(path).map { SecurityFileSpecimen(name: path, file: file, octets: $0) }
        }
    }

    private static func object(in url: URL) -> [String: Any] {
        let value = (try? Data(contentsOf: url)).flatMap { try? JSONSerialization.jsonObject(with: $0) }
        return value as? [String: Any] ?? [:]
    }

    private static func entries(in url: URL, _ name: String) -> [[String: Any]] {
        object(in: url)[name] as? [[String: Any]] ?? []
    }
}

@Suite(
    "EF.CardAccess, EF.CardSecurity, EF.DG14 and EF.DIR of specimen chips and worked examples",
    .externalVectors(if: !SecurityFileSpecimen.all.isEmpty), .timed)
struct SecurityFileSpecimenTests {
    /// What departs from Doc 9303 in them: versions of TR-03110, and what was read behind the file.
    private static let known: Set<LDSDeviation> = [.securityInfoVersion, .trailingOctets]

    @Test(
        "it is written again octet by octet; only versions and trailing octets depart",
        arguments: SecurityFileSpecimen.all)
    func roundTrip(specimen: SecurityFileSpecimen) throws {
        let file = try DecodedSecurityFile(specimen.octets, named: specimen.file)
        #expect(Set(file.deviations).isSubset(of: Self.known))
        expectEqual(file.encoded, Array(specimen.octets.prefix(file.encoded.count)))
        #expect((file.encoded == specimen.octets) != file.deviations.contains(.trailingOctets))
        #expect(file.entries.isEmpty == (specimen.file == "CardSecurity"))
        if file.deviations.isEmpty {
            #expect(throws: Never.self) {
                try DecodedSecurityFile(specimen.octets, named: specimen.file, profile: .strict)
            }
        } else {
            let error = #expect(throws: LDSError.self) {
                try DecodedSecurityFile(specimen.octets, named: specimen.file, profile: .strict)
            }
            #expect(error?.deviation.map(Self.known.contains) == true)
        }
    }

    @Test(
        "each entry is written again octet by octet from what was understood of it",
        arguments: SecurityFileSpecimen.all.filter { $0.file != "DIR" })
    func entries(specimen: SecurityFileSpecimen) throws {
        let infos = try SecurityInfosTests.infos(of: specimen)
        let isUnwrapped = infos.deviations.contains(.chipAuthenticationKeyUnwrapped)
        #expect(isUnwrapped == specimen.name.contains("efcardsecurity_UT"))
        #expect(!infos.entries.isEmpty)
        for entry in infos.entries {
            if isUnwrapped, case .chipAuthenticationPublicKey = entry.info {
                #expect(try entry.info.encoded().count == entry.encoded.count + 2)
            } else {
                expectEqual(try entry.info.encoded(), entry.encoded)
            }
        }
        let again = try SecurityInfos(infos.infos, sorted: false)
        #expect((again.encoded() == infos.encoded()) != isUnwrapped)
    }

    @Test(
        "every truncation is an error, every changed octet a value or an error",
        arguments: SecurityFileSpecimen.all.filter { $0.octets.count < 1500 })
    func damage(specimen: SecurityFileSpecimen) throws {
        let file = try #require(LDSFile(name: specimen.file))
        let trails = try DecodedSecurityFile(specimen.octets, named: specimen.file).deviations.contains(.trailingOctets)
        expectNoSurprise(
            of: specimen.octets, file: file, truncationsMayDecode: trails || specimen.file == "DIR"
        ) { octets throws(LDSError) in try DecodedSecurityFile(octets, named: specimen.file) }
    }

    @Test(
        "an entry missing, doubled or moved changes just that",
        arguments: SecurityFileSpecimen.all.filter { ["CardAccess", "DG14"].contains($0.file) })
    func entriesChanged(specimen: SecurityFileSpecimen) throws {
        let entries = try SecurityInfosTests.infos(of: specimen).entries.map(\.encoded)
        var lists = [Array(entries.reversed())]
        for index in entries.indices {
            var missing = entries
            missing.remove(at: index)
            var doubled = entries
            doubled.insert(entries[index], at: index)
            lists += [missing, doubled]
        }
        for list in lists {
            let set = TLVWriter.encode(0x31, list.flatMap { $0 })
            let infos = try SecurityInfos(decoding: set, file: .cardAccess)
            #expect(infos.entries.map(\.encoded) == list)
            expectEqual(infos.encoded(), set)
        }
    }
}
