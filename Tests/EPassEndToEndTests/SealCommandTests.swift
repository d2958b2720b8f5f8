// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

@Suite("epass inspect and epass verify, seals", .timeLimit(.minutes(5)), .timed)
struct SealCommandTests {
    private func vector(_ name: String) throws -> [String: Any] {
        let url = EPassVectors.folder("vds").appendingPathComponent(name)
        return try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
    }

    @Test("a visa as hexadecimal text is inspected, the holder hidden, and is undetermined without its certificate")
    func visa() async throws {
        let seals = try #require(try vector("doc9303-7-appendix-E.json")["seals"] as? [[String: Any]])
        let text = try #require(seals.first?["hex"] as? String)
        try await withTemporaryFolder { folder in
            let path = folder + "/visa.txt"
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            let hidden = try await Epass.run("inspect", path)
            #expect(hidden.status == 0, "\(hidden.text)")
            #expect(hidden.output.contains("visible digital seal") && !hidden.output.contains("ARTHUR"))
            let shown = try await Epass.run("inspect", path, "--reveal")
            #expect(shown.output.contains("mrz: VCD<<DENT<<ARTHUR<PHILIP") && shown.output.contains("90 days"))
            let verified = try await Epass.run("verify", path, "--trust", folder, "--json", "--at", "2020-07-01")
            #expect(verified.status == 65, "\(verified.text)")
        }
    }

    @Test("what a name of a member does to a terminal is not shown as it stands")
    func hostileNames() async throws {
        let cases = try #require(try vector("vds-nc-synthetic.json")["cases"] as? [[String: Any]])
        var seal = try #require(cases[0]["vds_nc"] as? [String: Any])
        var data = try #require(seal["data"] as? [String: Any])
        var message = try #require(data["msg"] as? [String: Any])
        message["a\u{1B}]0;x\u{07}\u{202E}b"] = "value"
        data["msg"] = message
        seal["data"] = data
        try await withTemporaryFolder { folder in
            let path = folder + "/seal.json"
            try JSONSerialization.data(withJSONObject: seal).write(to: URL(fileURLWithPath: path))
            let hidden = try await Epass.run("inspect", path)
            #expect(hidden.output.contains("VDS-NC") && !hidden.output.contains("]0;x"), "\(hidden.text)")
            let shown = try await Epass.run("inspect", path, "--reveal")
            #expect(shown.output.contains("a{U+1B}]0;x{U+7}{U+202E}b"), "\(shown.text)")
            for outcome in [hidden, shown] {
                #expect(!outcome.output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
            }
        }
    }

    @Test("a VDS-NC is verified under its CSCA; a forged one is not genuine; one without anchor is undetermined")
    func vdsnc() async throws {
        let root = try vector("vds-nc-synthetic.json")
        let csca = try #require((root["csca_der_base64"] as? String).flatMap { Data(base64Encoded: $0) })
        let cases = try #require(root["cases"] as? [[String: Any]])
        try await withTemporaryFolder { folder in
            try csca.write(to: URL(fileURLWithPath: folder + "/csca.der"))
            for (index, status, overall) in [(0, 0, "successful"), (2, 1, "failed")] as [(Int, Int32, String)] {
                let path = "\(folder)/seal\(index).json"
                let seal = try #require(cases[index]["vds_nc"])
                try JSONSerialization.data(withJSONObject: seal).write(to: URL(fileURLWithPath: path))
                let arguments = ["verify", path, "--trust", folder + "/csca.der", "--at", "2026-06-01"]
                let outcome = try await Epass.start(arguments + ["--json"]).outcome()
                #expect(outcome.status == status, "\(outcome.text)")
                let report = try outcome.json()
                #expect(report["schema"] as? String == "epass-report/2" && report["overall"] as? String == overall)
                #expect(report["test"] as? Bool == true)
                let status = (report["seal"] as? [String: Any])?["status"] as? String
                #expect(status == (index == 0 ? "VALID" : "INVALID"))
                let text = try await Epass.start(arguments).outcome()
                #expect(text.output.contains(index == 0 ? "VERIFIED" : "NOT GENUINE"), "\(text.text)")
                let inspected = try await Epass.run("inspect", path)
                #expect(inspected.output.contains("VDS-NC") && !inspected.output.contains("ERIKSSON"))
            }
        }
    }

    @Test("a seal where a document is expected is refused, and a document where a seal is", .long())
    func expected() async throws {
        let root = try vector("vds-nc-synthetic.json")
        let csca = try #require((root["csca_der_base64"] as? String).flatMap { Data(base64Encoded: $0) })
        let cases = try #require(root["cases"] as? [[String: Any]])
        try await withTemporaryFolder { folder in
            try csca.write(to: URL(fileURLWithPath: folder + "/csca.der"))
            let path = folder + "/seal.json"
            try JSONSerialization.data(withJSONObject: try #require(cases[0]["vds_nc"])).write(
                to: URL(fileURLWithPath: path))
            func verify(_ options: [String]) async throws -> Program.Outcome {
                try await Epass.start(
                    ["verify", path, "--trust", folder + "/csca.der", "--at", "2026-06-01"] + options
                ).outcome()
            }
            for options in [
                ["--policy", "kyc"], ["--policy", "inspection"], ["--expect", "document"],
                ["--challenge", "0011223344556677"], ["--policy", "kyc", "--challenge", "0011223344556677"],
            ] {
                let json = try await verify(options + ["--json"])
                let report = try json.json()
                #expect(json.status == 1 && report["overall"] as? String == "failed", "\(options) \(json.text)")
                let check = (report["checks"] as? [[String: Any]])?.first {
                    $0["id"] as? String == "document.type.allowed"
                }
                #expect(check?["reason"] as? String == "notExpected" && check?["role"] as? String == "mandatory")
                let decision = (report["decision"] as? [String: Any])?["outcome"] as? String
                #expect(decision == (options.contains("--policy") ? "reject" : nil))
                let text = try await verify(options)
                #expect(text.output.contains("A document is expected"), "\(text.text)")
                #expect(!text.output.contains("VERIFIED") && !text.output.contains("NOT GENUINE"), "\(text.text)")
            }
            for options in [
                [], ["--policy", "border"], ["--expect", "seal"], ["--policy", "kyc", "--expect", "seal"],
            ] {
                let outcome = try await verify(options + ["--json"])
                #expect(!outcome.output.contains("document.type.allowed"), "\(options) \(outcome.text)")
            }
            #expect(try await verify(["--policy", "kyc", "--expect", "seal"]).status == 0)
            let both = try await verify(["--expect", "seal", "--challenge", "0011223344556677"])
            #expect(both.status == 64 && both.text.contains("--expect seal"), "\(both.text)")
            let own = folder + "/policy.json"
            try Data(
                #"{"schema": "epass-policy/1", "name": "seals", "about": "x", "extends": "kyc", "expect": "seal"}"#.utf8
            ).write(to: URL(fileURLWithPath: own))
            #expect(try await verify(["--policy", own]).status != 64)
            let status = ["--status", path, "--status-key", path]
            for batch in [[], ["--batch"]] {
                let option = batch.isEmpty ? ["--challenge", "0011223344556677"] : status
                let other = try await verify(["--policy", own] + option + batch)
                #expect(other.status == 64 && other.text.contains("expects a seal"), "\(other.text)")
            }
            #expect(
                try await verify(["--policy", own, "--challenge", "0011223344556677", "--expect", "document"]).status
                    == 1)
            // No reader signs a seal.
            try Data("{\"kty\":\"OKP\",\"crv\":\"Ed25519\",\"x\":\"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo\"}".utf8)
                .write(to: URL(fileURLWithPath: folder + "/witness.jwk"))
            let unseen = try await verify(["--witness", folder + "/witness.jwk", "--json"])
            #expect(unseen.status == 65 && unseen.output.contains("evidence.notWitnessed"), "\(unseen.text)")
            // A document with the members of a seal is no seal.
            let seal = try #require(cases[0]["vds_nc"] as? [String: Any])
            for members: [String: Any] in [
                ["schema": "epass-files/1", "files": ["DG1": "6100"]], ["files": [["file": "DG1"]]], ["DG2": "7500"],
                ["schema": "epass-evidence/9"], ["schema": "epass-report/2"],
            ] {
                let mixed = folder + "/mixed.json"
                try JSONSerialization.data(withJSONObject: members.merging(seal) { $1 }).write(
                    to: URL(fileURLWithPath: mixed))
                for policy in ["read", "border"] {
                    let outcome = try await Epass.start(
                        ["verify", mixed, "--trust", folder + "/csca.der", "--at", "2026-06-01", "--policy", policy]
                    ).outcome()
                    #expect(outcome.status == 65 && outcome.output.isEmpty, "\(members) \(outcome.text)")
                }
                let shown = try await Epass.run("inspect", mixed)
                #expect(!shown.output.contains("VDS-NC"), "\(shown.text)")
            }
            // A zone that nothing was compared with.
            for lines in [SimulatedPassport.mrz, "L898902C3,740812,320415\n"] {
                let outcome = try await Epass.start(
                    ["verify", path, "--trust", folder + "/csca.der", "--at", "2026-06-01", "--mrz", "-"],
                    input: lines
                ).outcome()
                #expect(outcome.status == 64 && !outcome.output.contains("VERIFIED"), "\(outcome.text)")
            }
            let document = try await Epass.start(
                ["read", "--simulate", "default", "--mrz", "-", "--out", folder + "/a.epass"],
                input: SimulatedPassport.mrz
            ).outcome()
            #expect(document.status == 0 || document.status == 2, "\(document.text)")
            let refused = try await Epass.run("verify", folder + "/a.epass", "--expect", "seal")
            #expect(refused.status == 1 && refused.output.contains("A seal is expected"), "\(refused.text)")
        }
    }

    @Test(
        "inspect shows no name of a member that the type does not have, no signature and no day; what is no JSON is no seal"
    )
    func hidden() async throws {
        let root = try vector("vds-nc-synthetic.json")
        let csca = try #require((root["csca_der_base64"] as? String).flatMap { Data(base64Encoded: $0) })
        let cases = try #require(root["cases"] as? [[String: Any]])
        let whole = String(
            decoding: try JSONSerialization.data(withJSONObject: try #require(cases[0]["vds_nc"])), as: UTF8.self)
        let signature = try #require((cases[0]["vds_nc"] as? [String: [String: Any]])?["sig"]?["sigvl"] as? String)
        try await withTemporaryFolder { folder in
            try csca.write(to: URL(fileURLWithPath: folder + "/csca.der"))
            let path = folder + "/seal.json"
            let more = whole.replacingOccurrences(
                of: "\"pid\":{", with: "\"DOE JANE\":{\"x\":1},\"pid\":{\"DOE\":\"y\",")
            try Data(more.utf8).write(to: URL(fileURLWithPath: path))
            let hidden = try await Epass.run("inspect", path)
            #expect(hidden.output.contains("member ") && !hidden.output.contains("DOE"), "\(hidden.text)")
            #expect(hidden.output.contains("signature: (hidden)") && !hidden.text.contains(signature))
            #expect(try await Epass.run("inspect", path, "--reveal").output.contains("DOE JANE"))
            let doubled = whole.replacingOccurrences(of: "\"pid\":{", with: "\"pid\":{},\"pid\":{")
            try Data(doubled.utf8).write(to: URL(fileURLWithPath: path))
            let report = try await Epass.start(
                ["verify", path, "--trust", folder + "/csca.der", "--at", "2026-06-01", "--json"]
            ).outcome()
            #expect(report.status == 65 && report.output.contains("json.duplicateName"), "\(report.text)")
        }
    }

    @Test(
        "a bar code of another standard or version is bad data; a cut seal cannot be read, and is not called forged",
        .long())
    func unreadable() async throws {
        let root = try vector("vds-nc-synthetic.json")
        let csca = try #require((root["csca_der_base64"] as? String).flatMap { Data(base64Encoded: $0) })
        let seals = try #require(try vector("doc9303-7-appendix-E.json")["seals"] as? [[String: Any]])
        let whole = try #require(seals.first?["hex"] as? String)
        try await withTemporaryFolder { folder in
            try csca.write(to: URL(fileURLWithPath: folder + "/csca.der"))
            let path = folder + "/seal.txt"
            let cases: [(String, Int32)] = [("RDB1ABCDEFGHIJKL", 65), ("DC07D9C5", 65), (String(whole.prefix(60)), 1)]
            for (text, status) in cases {
                try Data(text.utf8).write(to: URL(fileURLWithPath: path))
                let outcome = try await Epass.start(["verify", path, "--trust", folder + "/csca.der"]).outcome()
                #expect(outcome.status == status && !outcome.text.contains("NOT GENUINE"), "\(outcome.text)")
                if status == 1 { #expect(outcome.output.contains("cannot be read as a seal"), "\(outcome.text)") }
                #expect(try await Epass.run("inspect", path).text.contains("what to do"))
            }
        }
    }
}
