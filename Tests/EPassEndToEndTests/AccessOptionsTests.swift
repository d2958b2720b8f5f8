// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass read: --can and --access", .timeLimit(.minutes(5)), .timed)
struct AccessOptionsTests {
    private func access(_ report: [String: Any]) -> [String: Any] { report["access"] as? [String: Any] ?? [:] }

    @Test("opens by PACE with the MRZ, and says by which of the chip's offers")
    func mrz() async throws {
        let outcome = try await Epass.run(
            "read", "--simulate", "pace-and-bac", "--mrz", "-", "--json",
            input: SimulatedPassport.mrz)
        #expect(outcome.status == 0, "\(outcome.text)")
        let report = try outcome.json()
        let access = access(report)
        #expect(access["protocol"] as? String == "PACE")
        #expect(access["mapping"] as? String == "GM")
        #expect(access["objectIdentifier"] as? String == "0.4.0.127.0.7.2.2.4.2.2")
        #expect(access["protocolName"] as? String == "id-PACE-ECDH-GM-AES-CBC-CMAC-128")
        #expect(access["parameterId"] as? Int == 13)
        #expect(access["parameterName"] as? String == "brainpoolP256r1")
        #expect(access["cipher"] as? String == "AES-128")
        #expect(access["password"] as? String == "mrz")
        #expect(access["milliseconds"] as? Int != nil)
        #expect((access["attempts"] as? [[String: Any]])?.count == 1)
        #expect((access["skipped"] as? [Any])?.isEmpty == true)
        #expect(state(of: "CardAccess", in: report) == "read" || state(of: "CardAccess", in: report) == "identical")
    }

    @Test("opens by PACE with the CAN, from standard input or the arguments, and warns of the latter")
    func can() async throws {
        for (value, input, warned) in [("-", "123456\n", false), ("123456", "", true)] {
            let outcome = try await Epass.run(
                "read", "--simulate", "pace-only", "--can", value, "--json", input: input)
            #expect(outcome.status == 0, "\(outcome.text)")
            #expect(access(try outcome.json())["password"] as? String == "can")
            #expect(outcome.errors.contains("shows in ps") == warned, "\(outcome.errors)")
            #expect(!outcome.text.contains("123456"))
        }
    }

    @Test(
        "a CAN that has not six digits is not tried where nobody is there to look again",
        arguments: ["12345", "1234567", "123456"])
    func length(_ can: String) async throws {
        let outcome = try await Epass.start(["read", "--simulate", "--can", "-"], input: can + "\n").outcome()
        #expect(outcome.status == (can.count == 6 ? 0 : 64), "\(outcome.text)")
        #expect(outcome.errors.contains("and this one \(can.count).") == (can.count != 6), "\(outcome.errors)")
        #expect(!outcome.text.contains(can))
    }

    @Test("a person reads how the chip was opened, and how long it took")
    func text() async throws {
        let outcome = try await Epass.run(
            "read", "--simulate", "pace-and-bac", "--mrz", "-", input: SimulatedPassport.mrz)
        #expect(
            outcome.output.contains(
                /Access   PACE with the MRZ, generic mapping, brainpoolP256r1, AES-128   \d+\.\d\d s\n/),
            "\(outcome.text)")
    }

    @Test("with the CAN and the MRZ, the CAN opens and the MRZ is compared")
    func both() async throws {
        let outcome = try await Epass.run(
            "read", "--simulate", "pace-only", "--can", "123456", "--mrz", "-", "--json", input: SimulatedPassport.mrz)
        #expect(outcome.status == 0, "\(outcome.text)")
        let report = try outcome.json()
        #expect(access(report)["password"] as? String == "can")
        #expect(result(of: "document.mrz.matchesDG1", in: report) == "successful")
    }

    @Test(
        "a profile that nobody has: the nearest names; an option that nobody has is named, not its value", .long(),
        arguments: [
            (["--simulate", "pace-onyl"], "There is no profile \"pace-onyl\". Similar ones: pace-only."),
            (["--simulate", "--otp", "123456"], "epass read has no option --otp"),
            (["--simulate", "default", "--otp", "123456"], "epass read has no option --otp"),
        ])
    func unknown(_ arguments: [String], _ words: String) async throws {
        let outcome = try await Epass.start(["read"] + arguments, input: "").outcome()
        #expect(outcome.status == 64, "\(outcome.text)")
        #expect(outcome.errors.contains(words), "\(outcome.text)")
    }

    struct Refusal: CustomTestStringConvertible, Sendable {
        let arguments: [String]
        let input: String
        let status: Int32
        let code: String?
        let attempts: [String]
        var testDescription: String { arguments.joined(separator: " ") }
    }

    private static let wrong = "L898902C4,740812,340415"

    @Test(
        "the protocol that was asked for is the one that is used, and a chip that refuses it is exit 77",
        arguments: [
            Refusal(
                arguments: ["pace-and-bac", "--mrz", "-", "--access", "bac"], input: SimulatedPassport.mrz, status: 1,
                code: nil, attempts: ["BAC"]),
            Refusal(
                arguments: ["bac", "--mrz", "-", "--access", "pace"], input: SimulatedPassport.mrz, status: 77,
                code: "access.paceNotOffered", attempts: []),
            Refusal(
                arguments: ["pace-only", "--mrz", "-", "--access", "bac"], input: SimulatedPassport.mrz, status: 77,
                code: "access.paceRequired", attempts: ["BAC"]),
            Refusal(
                arguments: ["pace-error", "--mrz", "-", "--access", "pace"], input: SimulatedPassport.mrz, status: 77,
                code: "access.paceFailed", attempts: ["PACE", "PACE", "PACE"]),
            Refusal(
                arguments: ["pace-only", "--can", "-"], input: "654321", status: 77, code: "access.wrongPassword",
                attempts: ["PACE"]),
            Refusal(
                arguments: ["pace-and-bac", "--mrz", "-"], input: wrong, status: 77, code: "access.wrongPassword",
                attempts: ["PACE", "PACE"]),
            Refusal(
                arguments: ["can-only", "--mrz", "-"], input: SimulatedPassport.mrz, status: 77,
                code: "access.paceFailed", attempts: ["PACE", "PACE", "PACE", "BAC"]),
            Refusal(arguments: ["can-only", "--can", "-"], input: "123456", status: 0, code: nil, attempts: ["PACE"]),
            Refusal(
                arguments: ["bac", "--can", "-"], input: "123456", status: 77, code: "access.mrzRequired", attempts: []),
        ])
    func refusals(_ row: Refusal) async throws {
        let outcome = try await Epass.start(["read", "--json", "--simulate"] + row.arguments, input: row.input)
            .outcome()
        #expect(outcome.status == row.status, "\(outcome.text)")
        let report = try outcome.json()
        #expect(errorCode(of: report) == row.code)
        let attempts = access(report)["attempts"] as? [[String: Any]] ?? []
        #expect(attempts.compactMap { $0["protocol"] as? String } == row.attempts, "\(attempts)")
    }

    @Test("the tries that a chip says are left are in the error")
    func tries() async throws {
        let outcome = try await Epass.run(
            "read", "--json", "--simulate", "pace-mrz-tries", "--mrz", "-", input: Self.wrong)
        #expect(outcome.status == 77, "\(outcome.text)")
        let report = try outcome.json()
        #expect(errorCode(of: report) == "access.wrongPassword")
        #expect((report["error"] as? [String: Any])?["triesLeft"] as? Int == 1)
        #expect((access(report)["attempts"] as? [[String: Any]])?.count == 1)
    }

    @Test("what was opened by PACE is judged again from its bundle, to the same report over octets")
    func bundle() async throws {
        try await withTemporaryFolder { folder in
            let export = try await SimulatedPassport.export(to: folder, profile: "pace-cam", seed: 0)
            let read = try await Epass.run(
                "read", "--simulate", "pace-cam", "--can", "-", "--out", "\(folder)/cam.epass", "--json",
                input: "123456")
            #expect(read.status == 0, "\(read.text)")
            let bundle = try String(contentsOfFile: "\(folder)/cam.epass", encoding: .utf8)
            #expect(!bundle.contains("123456"))
            let verified = try await Epass.run(
                "verify", "\(folder)/cam.epass", "--trust", "\(export)/csca.der", "--json")
            let report = try verified.json()
            #expect(access(report)["mapping"] as? String == "CAM")
            #expect(state(of: "CardSecurity", in: report) != nil && state(of: "DIR", in: report) != nil)
            #expect(result(of: "access.cardAccess.authenticity", in: report) == "successful")
            // That EF.CardSecurity is this document's, the mapping shows whoever reads and nobody who is told.
            for id in ["access.dir.authenticity", "access.protocol.downgrade"] {
                #expect(result(of: id, in: report) == "undetermined", "\(id)")
            }
            #expect(NSDictionary(dictionary: access(report)) == NSDictionary(dictionary: access(try read.json())))
        }
    }
}
