// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassSimulator
import EPassTestSupport
import Foundation
import Testing

/// A synthetic document that has a word in each personal field which stands nowhere else, and where those words are
/// looked for.
enum Canary {
    /// The words of the fields, in the order of the document.
    static let words = [
        "ZQSURNAME", "ZQGIVEN", "ZQSECOND", "ZQ7NUM4X1", "ZQOPTIONAL", "ZQOTHER", "ZQNAME", "ZQPERSONAL",
        "ZQBIRTHPLACE", "ZQSTREET", "ZQTOWN", "99471108150047", "ZQPROFESSION", "ZQTITLE", "ZQSUMMARY", "ZQ8OTHER2",
        "ZQCUSTODY", "ZQAUTHORITY", "ZQPERSON<<ZQCHILD", "ZQENDORSED", "ZQTAX", "ZQSYSTEM", "ZQPTIONZQ1", "ZQNOTIFY",
        "99471108150048", "ZQLANE",
    ]

    static let zone = """
        P<UTOZQSURNAME<<ZQGIVEN<ZQSECOND<<<<<<<<<<<<
        ZQ7NUM4X11UTO7408122F3404159ZQOPTIONAL<<<<16
        """

    /// The description of the document.
    ///
    /// - Parameter more: further members, each with a comma in front.
    static func document(_ more: String = "") -> String {
        """
        {"holder": {"surname": "ZQSURNAME", "givenNames": "ZQGIVEN ZQSECOND", "documentNumber": "ZQ7NUM4X1",
        "optionalData": "ZQOPTIONAL"}, "can": "864203",
        "personalDetails": {"otherNames": ["ZQOTHER<<ZQNAME"], "personalNumber": "ZQPERSONAL",
        "placeOfBirth": ["ZQBIRTHPLACE"], "permanentAddress": ["1 ZQSTREET", "ZQTOWN"],
        "telephone": "+99471108150047", "profession": "ZQPROFESSION", "title": "ZQTITLE",
        "personalSummary": "ZQSUMMARY", "otherTravelDocumentNumbers": ["ZQ8OTHER2"],
        "custodyInformation": "ZQCUSTODY"},
        "documentDetails": {"issuingAuthority": "ZQAUTHORITY", "otherPersons": "ZQPERSON<<ZQCHILD",
        "endorsements": "ZQENDORSED", "taxOrExitRequirements": "ZQTAX",
        "personalisationSystemSerialNumber": "ZQSYSTEM"},
        "optionalDetails": "040A5A515054494F4E5A5131",
        "personsToNotify": [{"name": "ZQNOTIFY<<ZQFRIEND", "telephone": "+99471108150048", "address": ["2 ZQLANE"]}]\(more)}
        """
    }

    /// Every form that a word is looked for in: as it is, in small letters, in hexadecimal, and the middle of its
    /// base64 at each of the three places where it can begin.
    private static let forms: [(word: String, form: [UInt8])] = words.flatMap { word -> [(String, [UInt8])] in
        let octets = Array(word.utf8)
        let digits = octets.map { String(format: "%02x", $0) }.joined()
        let base64 = (0..<3).compactMap { shift -> String? in
            let text = Data([UInt8](repeating: 0, count: shift) + octets).base64EncodedString()
            // What stands beside the word is in the characters at both ends.
            let start = (shift * 8 + 5) / 6
            let end = (shift + octets.count) * 8 / 6
            return end - start >= 8 ? String(text.dropFirst(start).prefix(end - start)) : nil
        }
        return ([word, word.lowercased(), digits, digits.uppercased()] + base64).map { (word, Array($0.utf8)) }
    }

    /// The words that stand in octets in any form.
    static func found(in octets: some Sequence<UInt8>) -> Set<String> {
        let data = Data(octets)
        return Set(forms.filter { data.range(of: Data($0.form)) != nil }.map(\.word))
    }

    static func found(in text: String) -> Set<String> { found(in: text.utf8) }
}

@Suite("No personal data where nobody asked for it (T23)", .timeLimit(.minutes(10)), .timed)
struct CanaryTests {
    /// Runs a command with a folder of its own for temporary files, which has to be empty afterwards.
    private func run(
        _ arguments: [String], in folder: String, input: String = "", silentOutput: Bool = false
    ) async throws -> Program.Outcome {
        let temporary = folder + "/temporary-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: false)
        let outcome = try await Epass.start(
            arguments, environment: ["TMPDIR": temporary, "HOME": temporary], input: input
        ).outcome()
        let name = arguments.joined(separator: " ")
        #expect(Canary.found(in: outcome.errors).isEmpty, "\(name): \(outcome.errors)")
        if silentOutput { #expect(Canary.found(in: outcome.output).isEmpty, "\(name): \(outcome.output)") }
        #expect(try FileManager.default.subpathsOfDirectory(atPath: temporary) == [], "\(name)")
        return outcome
    }

    /// The document of canaries as a file, the bundle of its reading, and what that said.
    private func readBundle(
        in folder: String
    ) async throws -> (document: String, bundle: String, read: Program.Outcome) {
        let (file, bundle) = (folder + "/document.json", folder + "/read.epass")
        try Canary.document().write(toFile: file, atomically: true, encoding: .utf8)
        let read = try await run(
            ["read", "--simulate", "--document", file, "--mrz", "-", "--out", bundle], in: folder, input: Canary.zone)
        return (file, bundle, read)
    }

    private func text(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

    @Test("the words are found where they belong, so that not to find them says something")
    func found() async throws {
        try await withTemporaryFolder { folder in
            let (file, bundle, read) = try await readBundle(in: folder)
            #expect(read.status == 0, "\(read.text)")
            #expect(Canary.found(in: read.output).isSuperset(of: ["ZQSURNAME", "ZQGIVEN", "ZQ7NUM4X1"]))
            // In base64; what is too short to be found so aside.
            let kept = Canary.found(in: try text(bundle))
            #expect(kept.count > 15, "\(kept.sorted())")
            #expect(Canary.found(in: "..." + Data("xZQBIRTHPLACEx".utf8).base64EncodedString()) == ["ZQBIRTHPLACE"])
            let trace = folder + "/unsafe.trace"
            let unsafe = try await run(
                ["read", "--simulate", "--document", file, "--mrz", "-", "--trace-unsafe", trace], in: folder,
                input: Canary.zone)
            #expect(unsafe.status == 0 && FileManager.default.fileExists(atPath: trace))
        }
    }

    @Test("reading and judging: not on standard error, not in a trace, not in temporary files, whatever is wrong")
    func reading() async throws {
        try await withTemporaryFolder { folder in
            let variants =
                [("plain", "")]
                + TestShare.of(DocumentDefect.allCases, oneOf: 3).map { ("\($0)", ", \"defect\": \"\($0.rawValue)\"") }
            var judged = 0
            for (name, member) in variants {
                let file = folder + "/\(name).json"
                try Canary.document(member).write(toFile: file, atomically: true, encoding: .utf8)
                let trace = folder + "/\(name).trace"
                let read = try await run(
                    ["read", "--simulate", "--document", file, "--json", "--trace", trace], in: folder)
                judged += [0, 1, 2].contains(read.status) ? 1 : 0
                if FileManager.default.fileExists(atPath: trace) {
                    #expect(Canary.found(in: try text(trace)).isEmpty, "\(name)")
                }
                // What the checks and the error say is for logs: the members that hold data are named, and no other.
                var report = try read.json()
                for member in ["document", "mrz", "evidence"] { report[member] = nil }
                let rest = try JSONSerialization.data(withJSONObject: report)
                #expect(Canary.found(in: rest).isEmpty, "\(name): \(Canary.found(in: rest))")
            }
            #expect(judged > variants.count / 2)
        }
    }

    @Test("wrong passwords and broken zones: not in the error, on no stream")
    func access() async throws {
        try await withTemporaryFolder { folder in
            let file = folder + "/document.json"
            try Canary.document().write(toFile: file, atomically: true, encoding: .utf8)
            let read = ["read", "--simulate", "--document", file, "--json"]
            let broken = [
                Canary.zone.replacing("X11UTO", with: "X12UTO"), Canary.zone.replacing("ZQ7", with: "zq7!"),
                String(Canary.zone.dropLast(4)), "ZQ7NUM4X1,749912,340415", "ZQ7NUM4X1;740812;340415",
                "ZQ7NUM4X2,740812,340415",
            ]
            for zone in broken {
                for arguments in [read + ["--mrz", "-"], ["mrz", "--json", "-"]] {
                    let outcome = try await run(arguments, in: folder, input: zone)
                    guard let error = try? outcome.json()["error"] else { continue }
                    let octets = try JSONSerialization.data(withJSONObject: [error])
                    #expect(Canary.found(in: octets).isEmpty, "\(outcome.output)")
                }
            }
            let can = try await run(read + ["--can", "-"], in: folder, input: "864204")
            #expect(!can.text.contains("864204"), "\(can.text)")
        }
    }

    @Test("bundles that were cut, changed or are of another kind: not in the error, on no stream")
    func bundles() async throws {
        try await withTemporaryFolder { folder in
            let (_, bundle, read) = try await readBundle(in: folder)
            #expect(read.status == 0)
            let whole = try String(contentsOfFile: bundle, encoding: .utf8)
            let broken = [
                String(whole.prefix(whole.count / 2)), whole.replacing("epass-evidence", with: "zq-evidence"),
                whole.replacing("\"DG1\"", with: "\"DG2\""), whole.replacing("\"octets\"", with: "\"ZQ\""),
                Canary.zone, Canary.document(), "{\"ZQSURNAME\": 1}", whole + "ZQSURNAME",
            ]
            for (number, text) in broken.enumerated() {
                let path = folder + "/broken-\(number).epass"
                try text.write(toFile: path, atomically: true, encoding: .utf8)
                for arguments in [["verify", path, "--json"], ["trust", "doctor", path, "--json"], ["verify", path]] {
                    let outcome = try await run(arguments, in: folder)
                    guard outcome.status != 0, let error = try? outcome.json()["error"] else { continue }
                    let octets = try JSONSerialization.data(withJSONObject: [error])
                    #expect(Canary.found(in: octets).isEmpty, "\(number): \(outcome.output)")
                }
            }
            for policy in ["read", "border", "strict"] {
                _ = try await run(["verify", bundle, "--policy", policy], in: folder)
            }
            let doctor = try await run(["trust", "doctor", bundle, "--json"], in: folder)
            #expect(Canary.found(in: doctor.output).isEmpty, "\(doctor.output)")
        }
    }

    @Test("files are inspected without what they say of a person, and traces and lists of reports are told without")
    func others() async throws {
        try await withTemporaryFolder { folder in
            let file = folder + "/document.json"
            try Canary.document().write(toFile: file, atomically: true, encoding: .utf8)
            let export = folder + "/files"
            let made = try await Epass.run("simulate", "--document", file, "--export", export)
            #expect(made.status == 0)
            for name in try FileManager.default.contentsOfDirectory(atPath: export) where name.hasPrefix("EF.") {
                for more in [[], ["--json"]] {
                    let outcome = try await run(
                        ["inspect", "\(export)/\(name)"] + more, in: folder, silentOutput: true)
                    #expect(outcome.status == 0, "\(outcome.text)")
                }
                let damaged = Data(try text("\(export)/\(name)").dropLast(3))
                try damaged.write(to: URL(fileURLWithPath: folder + "/damaged"))
                _ = try await run(["inspect", folder + "/damaged"], in: folder, silentOutput: true)
            }
            let trace = folder + "/read.trace"
            _ = try await run(
                ["read", "--simulate", "--document", file, "--json", "--trace", trace], in: folder)
            for more in [[], ["--json"]] { _ = try await run(["trace", trace] + more, in: folder, silentOutput: true) }
            let key = folder + "/status.key"
            #expect(try await Epass.run("status", "key", key).status == 0)
            let line = "UTO,P,ZQ7NUM4X1,340415"
            for (command, list) in [
                ("handle", line), ("make", line + ",stolen"), ("make", line + ",ZQSURNAME"),
                ("make", line + ",x,ZQTAX"),
            ] {
                _ = try await run(
                    ["status", command, "-", "--key", key], in: folder, input: list, silentOutput: true)
            }
        }
    }

    @Test("a process that is ended by a crash leaves no core file, and says nothing of what it held")
    func crash() async throws {
        try await withTemporaryFolder { folder in
            let file = folder + "/document.json"
            try Canary.document().write(toFile: file, atomically: true, encoding: .utf8)
            // The program of the source holds the document when it crashes its parent, as a fault would.
            let crash = folder + "/crash"
            try "#!/bin/sh\nkill -ABRT $PPID\nsleep 5\n".write(toFile: crash, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: crash)
            let key = folder + "/status.key"
            #expect(try await Epass.run("status", "key", key).status == 0)
            let place = folder + "/place"
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
            let command =
                "cd '\(place)' && ulimit -c unlimited; exec '\(Epass.path)' read --simulate --document '\(file)' "
                + "--status-command '\(crash)' --status-key '\(key)'"
            let outcome = try await Program(
                "sh", ["-c", command], environment: ["TMPDIR": place, "HOME": place]
            ).outcome()
            #expect(outcome.signal == SIGABRT, "\(outcome.text)")
            #expect(Canary.found(in: outcome.text).isEmpty, "\(outcome.text)")
            #expect(try FileManager.default.subpathsOfDirectory(atPath: place) == [])
        }
    }
}
