// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass inspect", .timeLimit(.minutes(5)), .timed)
struct InspectCommandTests {
    @Test(
        "hides the name, and all that the access key is made from, unless --reveal is given", arguments: [false, true])
    func privacy(json: Bool) async throws {
        try await withTemporaryFolder { folder in
            let export = folder + "/document"
            #expect(try await Epass.run("simulate", "--export", export).status == 0)
            let arguments = ["inspect", export + "/EF.DG1"] + (json ? ["--json"] : [])
            let hidden = try await Epass.start(arguments).outcome()
            let shown = try await Epass.start(arguments + ["--reveal"]).outcome()
            #expect(hidden.status == 0 && shown.status == 0)
            for secret in ["ERIKSSON", "L898902C", "740812", "340415", "ZE184226B"] {
                #expect(!hidden.text.contains(secret))
                #expect(shown.output.contains(secret))
            }
        }
    }

    @Test("a folder is one document in the order of the logical data structure, a summary before it; a bundle as well")
    func folder() async throws {
        try await withTemporaryFolder { folder in
            let export = folder + "/document"
            #expect(try await Epass.run("simulate", "--export", export).status == 0)
            try FileManager.default.removeItem(atPath: export + "/EF.DG2")
            let outcome = try await Epass.run("inspect", export)
            #expect(outcome.status == 0, "\(outcome.text)")
            let lines = outcome.output.components(separatedBy: "\n")
            #expect(lines.first?.hasPrefix(export + ": ") == true)
            #expect(lines.contains("  listed in EF.SOD and not here: DG2"))
            let order = ["EF.CardAccess", "EF.COM", "EF.SOD", "EF.DG1", "EF.DG11", "EF.DG14", "EF.DG15", "csca.der"]
            let places = order.compactMap { name in lines.firstIndex { $0.hasPrefix("\(export)/\(name): ") } }
            #expect(places.count == order.count && places == places.sorted(), "\(outcome.output)")

            let bundle = folder + "/x.epass"
            let read = try await Epass.run(
                "read", "--simulate", "--mrz", "-", "--out", bundle, input: "L898902C3,740812,340415")
            #expect(read.status == 0)
            let json = try await Epass.run("inspect", bundle, "--json").json()
            let documents = try #require(json["documents"] as? [[String: Any]])
            #expect(documents.first?["path"] as? String == bundle)
            let files = try #require(json["files"] as? [[String: Any]]).compactMap { $0["file"] as? String }
            #expect(files.starts(with: ["CardAccess"]) && files.suffix(2) == ["DG14", "DG15"], "\(files)")
        }
    }

    @Test("offsets are those of the octets, in text and in JSON, and tell nothing personal")
    func offsets() async throws {
        try await withTemporaryFolder { folder in
            let export = folder + "/document"
            #expect(try await Epass.run("simulate", "--export", export).status == 0)
            let text = try await Epass.run("inspect", export + "/EF.DG1", "--offsets")
            #expect(text.output.contains("       0       2       91  61 EF.DG1\n"), "\(text.output)")
            #expect(text.output.contains("       2       3       88    5F1F machine readable zone"))
            #expect(!text.text.contains("ERIKSSON"))
            let json = try await Epass.run("inspect", export, "--offsets", "--json").json()
            let files = try #require(json["files"] as? [[String: Any]])
            for file in files {
                guard let name = file["file"] as? String else { continue }
                let outline = try #require(file["outline"] as? [String: Any], "\(name)")
                let objects = try #require(outline["objects"] as? [[String: Any]])
                #expect(objects.first?["offset"] as? Int == 0 && outline["fault"] is NSNull, "\(name)")
            }
        }
    }

    @Test("a file that does not decode: file, element, offset, what to do, and its data objects up to there")
    func damaged() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/EF.DG11"
            try Data([0x6B, 0x07, 0x5C, 0x02, 0x5F, 0x0E, 0x5F, 0x0E, 0x09]).write(to: URL(fileURLWithPath: path))
            let outcome = try await Epass.run("inspect", path, "--offsets")
            #expect(outcome.status == 65)
            for words in [
                "not decoded: DG11/", "@ 6", "lds.truncated", "what to do: ", "5C tag list", "no data object: ",
            ] {
                #expect(outcome.output.contains(words), "\(words): \(outcome.output)")
            }
            let other = try await Epass.run("inspect", "--json", path).json()
            let file = try #require((other["files"] as? [[String: Any]])?.first)
            #expect(file["problem"] is String && file["remedy"] is String && file["file"] as? String == "DG11")
        }
    }

    @Test("names of files rule neither the terminal nor a reader of JSON")
    func hostileNames() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/a\u{1B}[2J\u{202E}\u{200B}"
            let missing = try await Epass.run("inspect", path)
            #expect(missing.status == 66 && missing.errors.contains("a{U+1B}[2J{U+202E}{U+200B} cannot be read"))
            #expect(!missing.text.unicodeScalars.contains { ["\u{1B}", "\u{202E}", "\u{200B}"].contains($0) })
            try Data([0x6B, 0x02, 0x5C, 0x00]).write(to: URL(fileURLWithPath: path))
            let json = try await Epass.run("inspect", "--json", path)
            #expect(json.output.contains("\\u202e\\u200b"), "\(json.text)")
            #expect(!json.text.unicodeScalars.contains { ["\u{1B}", "\u{202E}", "\u{200B}"].contains($0) })
            let file = try #require((try json.json()["files"] as? [[String: Any]])?.first)
            #expect(file["path"] as? String == path)
        }
    }

    @Test("a file of a folder that is too large is reported, and the others are shown")
    func unreadFile() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/EF.DG2"
            try Data([0x6B, 0x02, 0x5C, 0x00]).write(to: URL(fileURLWithPath: folder + "/EF.DG11"))
            #expect(FileManager.default.createFile(atPath: path, contents: nil))
            // A file of one hole: it takes no room.
            let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
            try handle.truncate(atOffset: 65 << 20)
            try handle.close()
            let outcome = try await Epass.run("inspect", folder)
            #expect(outcome.status == 65, "\(outcome.text)")
            #expect(outcome.output.contains("not decoded: \(path) has more than"), "\(outcome.text)")
            #expect(outcome.output.contains("\(folder)/EF.DG11: "), "\(outcome.text)")
        }
    }

    @Test(
        "a plain text is one, whatever file its first letter is the tag of",
        arguments: ["k", "a", "n", "0", "1", "w", "x"])
    func plainText(_ letter: String) async throws {
        try await withTemporaryFolder { folder in
            for name in ["letter.txt", "EF.DG11", "EF.CardAccess"] {
                let path = folder + "/" + name
                let text = letter + " letter, and nothing else: größer als jede Länge\n"
                try text.write(toFile: path, atomically: true, encoding: .utf8)
                let outcome = try await Epass.run("inspect", path)
                #expect(outcome.status == 65 && outcome.output.hasPrefix("\(path): text\n"), "\(outcome.text)")
                #expect(outcome.output.contains("it is a plain text"), "\(outcome.text)")
            }
        }
    }

    @Test("a name that says another data group than the tag is pointed out")
    func misnamed() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/EF.DG12"
            try Data([0x6B, 0x02, 0x5C, 0x00]).write(to: URL(fileURLWithPath: path))
            let outcome = try await Epass.run("inspect", path)
            #expect(outcome.output.contains("named: EF.DG12, which it is not by its tag"), "\(outcome.text)")
        }
    }
}
