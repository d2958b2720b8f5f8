// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("Evidence, epass-evidence/1", .timed)
struct EvidenceTests {
    @Test(
        "a bundle reads back to the same octets",
        arguments: ["default", "card-lost", "mrz-misprinted", "plain", "dg2-missing"])
    func roundTrip(_ name: String) async throws {
        let simulated = try SimulatedDocument(name)
        var evidence = try await simulated.read()
        evidence.startedAt = SimulatedDocument.time
        let bundle = evidence.json().octets()
        let back = try Evidence(parsing: bundle)
        #expect(back.json().octets() == bundle)
        #expect(back.origin == .bundle)
        #expect(back.files == evidence.files)
    }

    @Test("verifying a bundle gives the same checks over octets, and what octets cannot decide is recorded")
    func verify() async throws {
        let simulated = try SimulatedDocument("default")
        let evidence = try await simulated.read()
        let live = try simulated.judge(evidence)
        let again = try simulated.judge(try Evidence(parsing: evidence.json().octets()))
        for (now, then) in zip(again.checks, live.checks) {
            if now.isRecorded {
                #expect(now.result == .undetermined && now.reason == .recorded && now.id == then.id)
            } else {
                #expect(now.finding == then.finding)
            }
        }
        #expect(again.checks.count == live.checks.count)
        #expect(live.overall == .successful && again.overall == .undetermined)
        let absence: [CheckID] = evidence.octets(of: .cardAccess) == nil ? [.cardAccessAuthenticity] : []
        #expect(
            again.checks.filter(\.isRecorded).map(\.id)
                == [.accessProtocol] + absence + [
                    .protocolDowngrade, .chipAuthentication, .mrzMatchesDG1, .printedForm,
                ])
        #expect(live.checks.allSatisfy { !$0.isRecorded })
        let octets = try simulated.judge(try Evidence(parsing: evidence.json().octets())).json().octets()
        #expect(octets == again.json().octets())
    }

    @Test("a word of a bundle that is none is refused whatever characters it has, in no time to speak of")
    func words() async throws {
        let evidence = try await SimulatedDocument("default").read()
        let text = evidence.json().text()
        let marks = String(repeating: "\u{301}\u{323}", count: 100_000)
        let places = [
            "\"epass-evidence/2\"", "\"SOD\"", "\"PACE\"", "\"read\"", "\"GM\"", "\"0.4.0.127.0.7.2.2.4.2.2\"",
            "\"id-PACE-ECDH-GM-AES-CBC-CMAC-128\"", "\"brainpoolP256r1\"", "\"AES-128\"",
        ]
        for place in places {
            let range = try #require(text.range(of: place), "\(place)")
            for word in ["a\(marks)", "\u{212A}"] {
                let changed = text.replacingCharacters(in: range, with: "\"\(word)\"")
                #expect(throws: EvidenceError.self, "\(place)") { try Evidence(parsing: Array(changed.utf8)) }
            }
        }
        let name = text.replacing("\"tool\"", with: "\"too\u{13A}\"")
        #expect(throws: EvidenceError.self) { try Evidence(parsing: Array(name.utf8)) }
    }

    @Test("of two entries for one file the first counts, in the report as in every judgement")
    func twoEntries() async throws {
        let simulated = try SimulatedDocument("default")
        var evidence = try await simulated.read()
        let before = try simulated.judge(evidence)
        for state in [FileEvidence.State.absent, .accessDenied, .nonConformant, .aborted] {
            evidence.files.append(FileEvidence(file: .dataGroup(.dg2), state: state, isProtected: true, channel: 1))
        }
        let after = try simulated.judge(evidence)
        #expect(after.files == before.files)
        #expect(after.checks.map(\.finding) == before.checks.map(\.finding))
    }

    @Test("a bundle holds nothing of the printed MRZ")
    func secrets() async throws {
        let simulated = try SimulatedDocument("other-person")
        let text = try await simulated.read().json().text()
        for word in ["L898902C3", "ERIKSSON", "740812"] { #expect(!text.contains(word)) }
        #expect(text.contains("\"outcome\": \"different\""))
    }

    @Test(
        "what an edited bundle says of the printed MRZ is marked as recorded, whatever it says",
        arguments: [PrintedEvidence.Source.triple, .lines])
    func editedPrint(_ source: PrintedEvidence.Source) async throws {
        let simulated = try SimulatedDocument("other-person")
        var evidence = try await simulated.read()
        #expect(try simulated.judge(evidence).overall == .failed)
        let fields: [MRZField] =
            source == .lines
            ? MRZField.allCases.filter { $0 != .optionalData2 } : [.documentNumber, .dateOfBirth, .dateOfExpiry]
        evidence.printed = PrintedEvidence(
            source: source, fields: fields.map { .init(field: $0, outcome: .equal) })
        let report = try simulated.judge(try Evidence(parsing: evidence.json().octets()))
        #expect(report.check(.mrzMatchesDG1)?.isRecorded == true)
    }

    @Test("a bundle from which the file that fails was taken claims no more than what is left")
    func strippedFile() async throws {
        let simulated = try SimulatedDocument("dg2-changed")
        var evidence = try await simulated.read()
        #expect(try simulated.judge(evidence).overall == .failed)
        evidence.files.removeAll { $0.file == .dataGroup(.dg2) }
        let report = try simulated.judge(try Evidence(parsing: evidence.json().octets()))
        #expect(report.check(.dataGroupHash(.dg2))?.result == .undetermined)
        #expect(report.files.first { $0.file == "DG2" }?.state == .presentNotRead)
        #expect(report.headline.sentence.hasPrefix("the data that was read is genuine"))
    }

    @Test("of a file that stands twice in evidence the first one is hashed, which is the one that is judged and shown")
    func doubledFile() async throws {
        let simulated = try SimulatedDocument("default")
        var evidence = try await simulated.read()
        let other = try await SimulatedDocument("dg1-changed").read()
        let changed = try #require(other.entry(.dataGroup(.dg1)))
        evidence.files.insert(changed, at: 0)
        let report = try simulated.judge(evidence)
        #expect(report.check(.dataGroupHash(.dg1))?.reason == .hashMismatch)
        #expect(report.overall == .failed)
    }

    @Test("a changed octet of a file in a bundle fails its hash")
    func changedFile() async throws {
        let simulated = try SimulatedDocument("default")
        var evidence = try await simulated.read()
        let entry = try #require(evidence.files.firstIndex { $0.file == .dataGroup(.dg2) })
        var octets = try #require(evidence.files[entry].octets)
        octets[octets.count - 1] ^= 1
        evidence.files[entry] = FileEvidence(
            file: .dataGroup(.dg2), state: .read, isProtected: true, channel: evidence.files[entry].channel,
            octets: octets)
        let report = try simulated.judge(try Evidence(parsing: evidence.json().octets()))
        #expect(report.check(.dataGroupHash(.dg2))?.reason == .hashMismatch)
        #expect(report.overall == .failed)
    }

    @Test(
        "each fault of a bundle is refused with its code and place",
        arguments: [
            ("\"epass-evidence/2\"", "\"epass-evidence/3\"", "evidence.schemaUnknown"),
            ("\"tool\": {", "\"extra\": 1, \"tool\": {", "evidence.memberInvalid"),
            ("\"tool\": {", "\"tool\": {}, \"tool\": {", "json.duplicateName"),
            ("\"file\": \"COM\"", "\"file\": \"SOD\"", "evidence.fileDoubled"),
            ("\"file\": \"COM\"", "\"file\": \"DG17\"", "evidence.memberInvalid"),
            ("\"protected\": true", "\"protected\": 1", "evidence.memberInvalid"),
            ("\"channel\": 1", "\"channel\": -1", "evidence.memberInvalid"),
            ("\"state\": \"read\"", "\"state\": \"absent\"", "evidence.memberInvalid"),
            ("\"statusWord\": \"9000\"", "\"statusWord\": \"90G0\"", "evidence.memberInvalid"),
            ("\"protocol\": \"PACE\"", "\"protocol\": \"EAC\"", "evidence.memberInvalid"),
            ("\"deviations\": []", "\"deviationz\": []", "evidence.memberInvalid"),
            ("\"octets\": \"", "\"octets\": \"*", "evidence.memberInvalid"),
            ("\"source\": \"lines\"", "\"source\": \"guess\"", "evidence.memberInvalid"),
        ])
    func faults(_ old: String, _ new: String, _ code: String) async throws {
        let text = try await SimulatedDocument("default").read().json().text()
        let range = try #require(text.range(of: old))
        let changed = text.replacingCharacters(in: range, with: new)
        #expect { try Evidence(parsing: Array(changed.utf8)) } throws: {
            ($0 as? EvidenceError)?.code.rawValue == code
        }
    }

    @Test("each member is needed", arguments: ["tool", "access", "files", "printed", "deviations"])
    func missing(_ name: String) async throws {
        let members = try #require(try await SimulatedDocument("default").read().json().object)
        let changed = JSONValue.object(members.filter { $0.name != name })
        #expect { try Evidence(parsing: changed.octets()) } throws: { error in
            let error = error as? EvidenceError
            return error?.code == .own(.memberMissing) && error?.path == name
        }
    }

    @Test(
        "the names of files in a folder",
        arguments: [
            ("EF.SOD", "SOD"), ("SOD.bin", "SOD"), ("ef_sod.dat", "SOD"), ("EF.DG1", "DG1"), ("DG1.bin", "DG1"),
            ("Datagroup1.bin", "DG1"), ("DataGroup_14", "DG14"), ("DG02.tlv", "DG2"), ("EF.COM", "COM"),
            ("EF.CardAccess", "CardAccess"),
        ])
    func names(_ name: String, _ file: String) {
        #expect(Evidence.file(named: name)?.name == file)
    }

    @Test(
        "other names stand for no file", arguments: ["csca.der", "README", "DG17", "DG0", "DG1.jpg", "", ".bin", "EF."])
    func otherNames(_ name: String) {
        #expect(Evidence.file(named: name) == nil)
    }

    @Test("a folder is judged by its octets, and what they cannot say is not recorded")
    func folder() async throws {
        let simulated = try SimulatedDocument("default")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("epass-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in simulated.document.exportedFiles {
            try Data(file.content).write(to: folder.appendingPathComponent(file.name))
        }
        let loaded = try Evidence.folder(path: folder.path)
        let keys = ["aa", "ca", "csca", "ds", "mls"].map { "\($0).key.pem" }
        #expect(loaded.ignored == (["csca.crl", "csca.der", "csca.ml", "ds.der"] + keys).sorted())
        let report = try simulated.judge(loaded.evidence)
        #expect(report.check(.accessProtocol)?.reason == .evidenceNotRecorded)
        #expect(report.check(.mrzMatchesDG1)?.reason == .evidenceNotRecorded)
        #expect(report.check(.dataGroupHash(.dg2))?.result == .successful)
        #expect(report.overall == .undetermined)
        let untrusted = Inspection.judge(
            loaded.evidence, trust: try TrustSnapshot(anchors: []), at: SimulatedDocument.time)
        #expect(untrusted.headline.sentence.hasSuffix(". The store holds no CSCA certificate of UT"))
        #expect { try Evidence.folder(path: folder.path + "/none") } throws: {
            ($0 as? EvidenceError)?.code == .own(.unreadable)
        }
    }
}
