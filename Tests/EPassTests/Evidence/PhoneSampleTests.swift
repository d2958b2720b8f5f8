// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassEncodings
import EPassJSON
import EPassLDS
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

/// `Docs/samples/phone.json` is what the page "Writing a bundle on a phone" asks for, of the simulated document.
/// EPASS_WRITE_SAMPLES=1 writes it anew, with the certificate that it is judged by.
@Suite("The sample of a phone's bundle", .timed)
struct PhoneSampleTests {
    private static let folder = AssuranceTests.root.appendingPathComponent("Docs/samples")
    private static let challenge: [UInt8] = [0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77]

    private static func made() async throws -> (text: String, anchor: [UInt8]) {
        // Small enough to be read by people: a portrait is not what it shows.
        let simulated = try SimulatedDocument("aa-only")
        let evidence = await PassportReader.read(
            on: try simulated.channel(), access: try simulated.lines,
            options: .init(activeAuthenticationChallenge: challenge))
        let answer = try #require(evidence.chip.activeAuthentication?.response)
        let files = evidence.files.compactMap { entry in
            entry.octets.map { JSONMember(name: entry.file.name, value: .string(Base64.text($0))) }
        }
        let value = JSONValue.object([
            JSONMember(name: "schema", value: .string("epass-files/1")),
            JSONMember(name: "files", value: .object(files)),
            JSONMember(name: "printedMRZ", value: .string(simulated.document.printedMRZ)),
            JSONMember(
                name: "activeAuthentication",
                value: .object([
                    JSONMember(name: "challenge", value: .string(Hexadecimal.text(challenge))),
                    JSONMember(name: "response", value: .string(Hexadecimal.text(answer))),
                ])),
            JSONMember(
                name: "reader",
                value: .object([
                    JSONMember(name: "name", value: .string("phone")),
                    JSONMember(name: "version", value: .string("1.0")),
                    JSONMember(name: "opened", value: .string("PACE")),
                    JSONMember(name: "password", value: .string("mrz")),
                ])),
        ])
        return (value.text() + "\n", simulated.document.cscaCertificate)
    }

    @Test("it is judged as the page says, by the certificate beside it")
    func judged() async throws {
        let (file, anchor) = (
            Self.folder.appendingPathComponent("phone.json"), Self.folder.appendingPathComponent("csca.der")
        )
        if ProcessInfo.processInfo.environment["EPASS_WRITE_SAMPLES"] == "1" {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            let made = try await Self.made()
            try Data(made.text.utf8).write(to: file)
            try Data(made.anchor).write(to: anchor)
        }
        let report = try judge(
            upload: Array(try Data(contentsOf: file)),
            printedZone: try SimulatedDocument("aa-only").document.printedMRZ, challenge: Self.challenge,
            trust: try TrustSnapshot.load(path: anchor.path, at: SimulatedDocument.time).store,
            now: SimulatedDocument.time)
        #expect(report.overall == .successful)
        #expect(AssuranceTests.given(report) == Assurance.Kind.allCases)
    }
}
