// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass mrz", .timeLimit(.minutes(5)), .timed)
struct MRZCommandTests {
    private let right = [
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F3404159ZE184226B<<<<<16",
    ]
    private let wrong = [
        "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408132F3404159ZE184226B<<<<<16",
    ]

    @Test("one zone in full: exit status 0, and 1 where a check digit is wrong")
    func one() async throws {
        let good = try await Epass.start(["mrz", "--at", "2026-11-21"] + right).outcome()
        #expect(good.status == 0)
        #expect(good.output.contains("1974-08-12") && good.output.contains("2034-04-15"))
        #expect(good.output.contains("ERIKSSON"))
        let bad = try await Epass.start(["mrz", "-"], input: wrong.joined(separator: "\n")).outcome()
        #expect(bad.status == 1)
        #expect(bad.output.contains("expected 3") && bad.output.contains("line 2, column 20"))
    }

    @Test("one zone as JSON, without the key unless asked for")
    func json() async throws {
        let outcome = try await Epass.start(["mrz", "--json", right.joined().lowercased()]).outcome()
        #expect(outcome.status == 0)
        let object = try outcome.json()
        #expect(object["schema"] as? String == "epass-mrz/1")
        #expect(object["result"] as? String == "successful")
        #expect((object["checkDigits"] as? [[String: Any]])?.count == 5)
        #expect((object["document"] as? [String: Any])?["documentNumber"] as? String == "L898902C3")
        #expect(object["normalisations"] as? [String] == ["lowerCase", "lineBreaks"])
        #expect(object["accessKey"] == nil)
        let withKey = try await Epass.start(["mrz", "--json", "--show-key"] + right).outcome().json()
        let key = withKey["accessKey"] as? [String: Any]
        #expect(key?["mrzInformation"] as? String == "L898902C3674081223404159")
    }

    @Test("with --json there is an object also where nothing was given", arguments: ["", " \n"])
    func jsonOfNothing(_ input: String) async throws {
        let outcome = try await Epass.start(["mrz", "--json"], input: input).outcome()
        #expect(outcome.status == 66)
        let object = try outcome.json()
        #expect(object["result"] as? String == "aborted")
        #expect((object["error"] as? [String: Any])?["code"] as? String == "mrz.empty")
    }

    @Test("thousands: one result each, the bad ones reported and the rest done", .long())
    func thousands() async throws {
        var lines: [String] = []
        for index in 0..<2000 {
            lines += index == 700 ? wrong : (index == 1200 ? [right[0]] : right)
        }
        let input = lines.joined(separator: "\n")
        let outcome = try await Epass.start(["mrz", "--json-lines"], input: input).outcome()
        #expect(outcome.status == 65)
        let results = outcome.output.split(separator: "\n")
        #expect(results.count == 2000)
        #expect(results.count { $0.contains("\"result\":\"successful\"") } == 1998)
        #expect(results[700].contains("\"result\":\"failed\""))
        #expect(results[1200].contains("\"record\":1201") && results[1200].contains("mrz.length"))
        let object = try await Epass.start(["mrz", "--json"], input: input).outcome().json()
        #expect(object["zoneCount"] as? Int == 2000)
        #expect(object["failedCount"] as? Int == 1 && object["unreadableCount"] as? Int == 1)
        #expect((object["results"] as? [Any])?.count == 2000)
        let text = try await Epass.start(["mrz"], input: input).outcome()
        #expect(text.output.split(separator: "\n").count == 2000)
        #expect(text.errors.contains("2000 zones: 1998 right, 1 with wrong check digits, 1 not read"))
    }

    @Test("a zone is repaired, the changes listed; where two repairs fit it is refused")
    func repair() async throws {
        let damaged = right[0] + "\n" + right[1].replacing("740812", with: "74O8I2")
        let outcome = try await Epass.start(["mrz", "--repair", "--json"], input: damaged).outcome()
        #expect(outcome.status == 0)
        let object = try outcome.json()
        #expect(object["lines"] as? [String] == right)
        #expect((object["changes"] as? [[String: Any]])?.count == 2)
        let unrepairable = try await Epass.start(["mrz", "--repair", "--json"] + wrong).outcome()
        #expect(unrepairable.status == 1)
        #expect((try unrepairable.json()["error"] as? [String: Any])?["code"] as? String == "mrz.notRepairable")
    }

    @Test("a zone is written, and read again")
    func generate() async throws {
        let options = [
            "--format", "td3", "--issuer", "D", "--surname", "Müller-Lüdenscheidt", "--given", "Jürgen", "--number",
            "C01X00T47", "--birth", "1964-08-12", "--sex", "M", "--expiry", "2031-10-31",
        ]
        let written = try await Epass.start(["mrz", "--generate"] + options).outcome()
        #expect(written.status == 0)
        #expect(
            written.output
                == "P<D<<MUELLER<LUEDENSCHEIDT<<JUERGEN<<<<<<<<<\nC01X00T478D<<6408125M3110315<<<<<<<<<<<<<<<2\n")
        let read = try await Epass.start(["mrz"], input: written.output).outcome()
        #expect(read.status == 0)
    }

    @Test(
        "mistakes",
        arguments: [
            (["mrz", ""], "", Int32(64)), (["mrz", "--generate", "--issuer", "D"], "", 64),
            (["mrz", "--surname", "X"], "", 64), (["mrz", "--json", "--json-lines"], "", 64),
            (["mrz", "--at", "tomorrow"], "x", 64), (["mrz"], "", 66), (["mrz"], "\n \n", 66), (["mrz"], "hello", 65),
            (["mrz", "--json"], "hello", 65),
            (
                [
                    "mrz", "--generate", "--issuer", "ZZZ", "--surname", "X", "--number", "1", "--birth", "000101",
                    "--expiry", "300101",
                ], "", 65
            ),
        ])
    func mistakes(_ arguments: [String], input: String, status: Int32) async throws {
        let outcome = try await Epass.start(arguments, input: input).outcome()
        #expect(outcome.status == status, "\(outcome.text)")
        #expect(!outcome.text.isEmpty)
        #expect(outcome.signal == nil)
    }
}
