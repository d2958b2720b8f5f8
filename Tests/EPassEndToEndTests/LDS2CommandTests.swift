// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass read of LDS2 applications, and epass lds2 append", .timed)
struct LDS2CommandTests {
    /// A folder with the export of a profile, and its options of a terminal.
    private func withExport(
        of profile: String, _ body: (_ folder: String, _ terminal: [String]) async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            let made = folder + "/made"
            let exported = try await Epass.run("simulate", profile, "--seed", "0", "--export", made)
            try #require(exported.status == 0, "\(exported.text)")
            try await body(
                made, ["--terminal-certificates", made, "--terminal-key", made + "/is.key.pem"])
        }
    }

    private func run(_ command: [String], _ profile: String, _ options: [String]) async throws -> Program.Outcome {
        try await Epass.start(
            command + ["--simulate", profile, "--mrz", "-"] + options, input: SimulatedPassport.mrz
        ).outcome()
    }

    private func applications(_ outcome: Program.Outcome) throws -> [String] {
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        return (report["lds2"] as? [[String: Any]] ?? []).compactMap { $0["application"] as? String }
    }

    @Test("a terminal with rights reads the records, and --lds2 says of which applications", .long())
    func read() async throws {
        try await withExport(of: "lds2-read-only") { folder, terminal in
            let small = ["--dg", "1", "--json"]
            let all = try await run(["read"], "lds2-read-only", terminal + small)
            #expect(all.status == 0, "\(all.text)")
            #expect(try applications(all) == ["travelRecords", "visaRecords", "additionalBiometrics"])
            let one = try await run(["read"], "lds2-read-only", terminal + small + ["--lds2", "VisaRecords"])
            #expect(try applications(one) == ["visaRecords"])
            let none = try await run(["read"], "lds2-read-only", terminal + small + ["--lds2", "none"])
            #expect(try applications(none) == [])
            let bare = try await run(["read"], "lds2-read-only", small)
            #expect(try applications(bare) == [])
            // The bundle is judged again, under the anchor of who wrote the records.
            let bundle = folder + ".epass"
            let kept = try await run(["read"], "lds2-read-only", terminal + ["--dg", "1", "--out", bundle])
            #expect(kept.status == 0 && kept.output.contains("Records added after issue"), "\(kept.text)")
            let verified = try await Epass.run("verify", bundle, "--trust", folder + "/lds2-csca.der")
            #expect(verified.output.contains("Entry 2026-06-01, UTO, ZENITH. Signed by"), "\(verified.text)")
        }
    }

    @Test(
        "records go to files of the names of simulate --export, and epass inspect and verify take the folder", .long())
    func folder() async throws {
        try await withExport(of: "lds2-read-only") { made, terminal in
            let folder = made + "-read"
            let read = try await run(["read"], "lds2-read-only", terminal + ["--dg", "1", "--out-dir", folder])
            #expect(read.status == 0, "\(read.text)")
            for name in [
                "EF.EntryRecords", "EF.ExitRecords", "EF.VisaRecords", "EF.Biometrics1",
                "EF.Certificates.travelRecords",
                "EF.Certificates.visaRecords", "EF.Certificates.additionalBiometrics",
            ] {
                // The keys of the State that signed are drawn anew with each reading: lengths are near, tags the same.
                let octets = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
                let exported = [UInt8](try Data(contentsOf: URL(fileURLWithPath: made + "/" + name)))
                #expect(octets.prefix(2) == exported.prefix(2), "\(name)")
                let inspected = try await Epass.run("inspect", folder + "/" + name)
                #expect(inspected.status == 0, "\(inspected.text)")
            }
            let verified = try await Epass.run("verify", folder, "--trust", made)
            #expect([0, 2].contains(verified.status), "\(verified.text)")
        }
    }

    @Test("additional biometrics are written and activated; what cannot be is refused with its status", .long())
    func write() async throws {
        let profile = "lds2-biometrics-open"
        try await withExport(of: profile) { folder, terminal in
            let command = ["lds2", "write", folder + "/EF.Biometrics1", "--to"]
            let open = try await run(command + ["Biometrics2"], profile, terminal)
            #expect(open.status == 0 && open.output.contains("It is not activated."), "\(open.text)")
            let json = try await run(command + ["EF.biometrics3", "--activate", "--json"], profile, terminal)
            let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
            #expect(value?["file"] as? String == "Biometrics3" && value?["activated"] as? Bool == true, "\(json.text)")
            let closed = try await run(command + ["Biometrics1"], profile, terminal)
            #expect(closed.status == 77 && closed.text.contains("nothing was sent"), "\(closed.text)")
            #expect(try await run(command + ["Biometrics65"], profile, terminal).status == 64)
            let record = ["lds2", "write", folder + "/EF.ExitRecords", "--to", "Biometrics2"]
            #expect(try await run(record, profile, terminal).status == 65)
        }
    }

    @Test("what a chip did about a record is told apart, by status, code and members, and a trace shows it", .long())
    func answers() async throws {
        try await withExport(of: "lds2-records") { folder, terminal in
            func run(_ rule: String) async throws -> (status: Int32?, json: [String: Any]) {
                let document = folder + "/behaviour.json"
                let text = "{\"behaviour\": {\"rules\": [{\"when\": {\"step\": \"appendRecord\"}, \"then\": \(rule)}]}}"
                try Data(text.utf8).write(to: URL(fileURLWithPath: document))
                let options = ["--document", document, "--trace", folder + "/trace", "--json"]
                let outcome = try await self.run(
                    ["lds2", "append", folder + "/EF.ExitRecords", "--to", "ExitRecords"], "lds2-records",
                    terminal + options)
                let trace = try String(contentsOfFile: folder + "/trace", encoding: .utf8)
                #expect(trace.contains("\"head\":\"0CE2"), "\(trace.suffix(600))")
                try FileManager.default.removeItem(atPath: folder + "/trace")
                let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
                return (outcome.status, try #require(value, "\(outcome.text)"))
            }
            func code(_ json: [String: Any]) -> String? { (json["error"] as? [String: Any])?["code"] as? String }
            let lost = try await run(#"{"executed": false, "status": "9000"}"#)
            #expect(lost.status == 74 && code(lost.json) == "read.recordNotKept")
            #expect(lost.json["readBack"] as? String == "notFound" && lost.json["statusWord"] as? String == "9000")
            let kept = try await run(#"{"executed": true, "status": "6F00"}"#)
            #expect(
                kept.status == 0 && kept.json["number"] as? Int == 2 && kept.json["statusWord"] as? String == "6F00")
            let full = try await run(#"{"status": "6A84"}"#)
            #expect(full.status == 65 && full.json["readBack"] as? String == "notFound")
            let denied = try await run(#"{"status": "6982"}"#)
            #expect(denied.status == 77 && code(denied.json) == "read.chipRefused")
        }
    }

    @Test("records are asked for by name with a terminal's certificates only", .long())
    func usage() async throws {
        for options in [["--lds2", "visaRecords"], ["--lds2", "stamps"]] {
            #expect(try await run(["read"], "lds2-read-only", options).status == 64)
        }
        let append = try await Epass.run("lds2", "append", "/dev/null", "--to", "EntryRecords", "--simulate")
        #expect(append.status == 64)
    }

    @Test("a record is appended and read back; what cannot be is refused with its status", .long())
    func append() async throws {
        try await withExport(of: "lds2-records") { folder, terminal in
            let record = folder + "/EF.ExitRecords"
            let command = ["lds2", "append", record, "--to"]
            let done = try await run(command + ["ExitRecords"], "lds2-records", terminal)
            #expect(done.status == 0 && done.output.contains("EF.ExitRecords as record 2"), "\(done.text)")
            let json = try await run(command + ["EF.exitrecords", "--json"], "lds2-records", terminal)
            let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
            #expect(value?["schema"] as? String == "epass-lds2/1" && value?["number"] as? Int == 2, "\(json.text)")
            // A visa is no stamp; two records are not one.
            #expect(try await run(command + ["VisaRecords"], "lds2-records", terminal).status == 65)
            let two = ["lds2", "append", folder + "/EF.EntryRecords", "--to", "EntryRecords"]
            #expect(try await run(two, "lds2-records", terminal).status == 65)
        }
        try await withExport(of: "lds2-read-only") { folder, terminal in
            let refused = try await run(
                ["lds2", "append", folder + "/EF.ExitRecords", "--to", "ExitRecords", "--json"], "lds2-read-only",
                terminal)
            #expect(refused.status == 77 && refused.output.contains("nothing was sent"), "\(refused.text)")
        }
    }
}
