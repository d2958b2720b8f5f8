// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassEncodings
import EPassJSON
import EPassLDS
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

@testable import EPassSimulator

@Suite("Profiles are descriptions", .timed)
struct ProfileFileTests {
    /// What each profile exported with seed 0 before it was a file.
    static let digests: [String: String] = {
        let file = EPassVectors.folder("simulator").appendingPathComponent("profile-digests.txt")
        let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
        return Dictionary(
            uniqueKeysWithValues: lines.filter { !$0.hasPrefix("#") }.compactMap { line in
                let parts = line.split(separator: " ")
                return parts.count == 2 ? (String(parts[1]), String(parts[0])) : nil
            })
    }()

    /// Private keys but that of the terminal are exported since then.
    private func digest(_ files: [PersonalisedDocument.ExportedFile]) throws -> String {
        let exportedThen = files.filter { !$0.name.hasSuffix(".key.pem") || $0.name == "is.key.pem" }
        let lines = try exportedThen.sorted { Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8)) }.map {
            "\(Hexadecimal.lowercaseText(try HashAlgorithm.sha256.hash($0.content)))  \($0.name)\n"
        }
        return Hexadecimal.lowercaseText(try HashAlgorithm.sha256.hash(Array(lines.joined().utf8)))
    }

    @Test("the digests are of every profile that there was")
    func complete() {
        #expect(Self.digests.count == 341)
        #expect(Set(Self.digests.keys).isSubset(of: Set(SimulatorProfile.names)))
    }

    // Another build of the library may draw primes in other ways.
    @Test(
        "every profile gives the same octets as before it was a file, with the same seed",
        .enabled(
            if: CryptographyProbe.libraryVersion == "3.0.19",
            "the digests are those of OpenSSL 3.0.19, and this is another one"))
    func unchanged() throws {
        for profile in TestShare.of(SimulatorProfile.all) {
            guard let wanted = Self.digests[profile.name] else { continue }
            #expect(try digest(profile.makeDocument(seed: 0).exportedFiles) == wanted, "\(profile.name)")
        }
    }

    @Test(
        "what is shown of a profile makes the same chip, octet by octet",
        arguments: TestShare.of(SimulatorProfile.all))
    func shown(_ profile: SimulatorProfile) throws {
        let shown = try DocumentDescription(json: profile.json.octets())
        #expect(shown == profile.document)
        #expect(profile.json["name"] == .string(profile.name))
        #expect(profile.json["about"]?.string?.hasSuffix(".") == true)
    }

    @Test("each line is a description as it would be written, and says nothing that the default document says")
    func lines() throws {
        for profile in SimulatorProfile.all {
            let members = (profile.json.object ?? []).filter { !["schema", "name", "about"].contains($0.name) }
            #expect(JSONValue.object(members) == profile.document.json, "\(profile.name)")
        }
    }

    @Test("groups have names of their own, which their files say, and no profile stands twice")
    func groups() {
        #expect(Set(ProfileGroup.all.map(\.name)).count == ProfileGroup.all.count)
        #expect(ProfileGroup.all.allSatisfy { $0.isNamedInItsFile && !$0.profiles.isEmpty && $0.title != $0.name })
        #expect(Set(SimulatorProfile.names).count == SimulatorProfile.names.count)
        #expect(SimulatorProfile.standard.name == "default")
        #expect(SimulatorProfile.standard.document == DocumentDescription())
    }

    @Test("every deviation of a file has its profile")
    func deviations() {
        #expect(SimulatorProfile.fieldDeviations.map(\.name) == FieldDeviation.all.map(\.profileName))
        for (profile, deviation) in zip(SimulatorProfile.fieldDeviations, FieldDeviation.all) {
            #expect(profile.document.deviations == [deviation.deviation])
            #expect(
                profile.description == "EF.\(deviation.dataGroup) departs from the standard: \(deviation.text).")
        }
    }

    @Test("every combination of PACE and of chip authentication has a profile, written as those of the files")
    func patterns() throws {
        for offer in PACECombination.all {
            let made = SimulatorProfile.combination(offer)
            #expect(try SimulatorProfile.named(made.name).document == made.document)
            #expect(made.document.pace.first == offer && made.document.accessControl == .pace)
        }
        let other = try SimulatorProfile.named("ca-P-521-3DES")
        #expect(other.document.chipAuthentication.map(\.ciphers) == [[.tripleDES]])
    }

    @Test("a description stands on a profile, or on several, the later over the earlier")
    func base() throws {
        let json = #"{"profile": ["pace-cam", "clone"], "can": "654321"}"#
        let read = try DocumentDescription(json: Array(json.utf8))
        var wanted = try SimulatorProfile.named("pace-cam").document
        wanted.behaviour = try SimulatorProfile.named("clone").behaviour
        wanted.can = "654321"
        #expect(read == wanted)
        let error = #expect(throws: SimulatorError.self) {
            try DocumentDescription(json: Array(#"{"profile": "pace-onyl"}"#.utf8))
        }
        #expect(error?.member == "profile")
    }
}
