// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("What is reported of documents, Docs/status.md", .timed)
struct StatusTests {
    private static let digits = String(repeating: "0b", count: 32)
    private static let day = Timestamp(secondsSince1970: 1_795_000_000)

    private var key: StatusKey { get throws { try StatusKey(hexadecimal: Array(Self.digits.utf8)) } }

    private func handle(_ issuer: String = "D", _ number: String = "C01X00T47") throws -> StatusHandle {
        try key.handle(of: StatusDocument(issuer: issuer, code: "P", number: number, expiry: "310831"))
    }

    /// What a file says of a document, or the code of its error with the line.
    private func outcome(_ text: String, _ handle: StatusHandle? = nil, chunk: Int = 7) throws -> String {
        let check = try key.check()
        do throws(StatusError) {
            var file = StatusFile(madeWith: check, at: Self.day, length: chunk)
            let octets = Array(text.utf8)
            for start in stride(from: 0, to: octets.count, by: chunk) {
                try file.read(Array(octets[start..<min(start + chunk, octets.count)]))
            }
            let content = try file.finish()
            guard let handle else { return "whole" }
            return try content.status(of: handle, at: Self.day).rawValue
        } catch { return "\(error.code) \(error.line ?? 0)" }
    }

    @Test("HMAC-SHA-256 of RFC 4231, 4.2, 4.3, 4.4 and 4.7")
    func hmac() throws {
        func code(_ key: [UInt8], _ octets: [UInt8]) throws -> String {
            hex(try HashAlgorithm.sha256.authenticationCode(over: octets, key: SecretBytes(copying: key)))
        }
        let vectors: [([UInt8], [UInt8], String)] = [
            (
                [UInt8](repeating: 0x0B, count: 20), Array("Hi There".utf8),
                "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
            ),
            (
                Array("Jefe".utf8), Array("what do ya want for nothing?".utf8),
                "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
            ),
            (
                [UInt8](repeating: 0xAA, count: 20), [UInt8](repeating: 0xDD, count: 50),
                "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
            ),
            (
                [UInt8](repeating: 0xAA, count: 131),
                Array("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
                "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
            ),
        ]
        for (key, octets, expected) in vectors { #expect(try code(key, octets).lowercased() == expected) }
    }

    @Test(
        "a zone and a list have one handle for a document, however its State is spelled; another document another one")
    func handles() throws {
        let zone = try MRZ(lines: [
            "P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<", "C01X00T478D<<6408125F3108312<<<<<<<<<<<<<<<4",
        ])
        let document = try StatusDocument(zone)
        #expect(try key.handle(of: document) == handle())
        #expect(try handle("DEU") == handle("DE"))
        let day = try StatusDocument(issuer: "D", code: "P", number: "C01X00T47", expiry: "2031-08-31")
        #expect(day == document)
        let others = try [
            StatusDocument(issuer: "FRA", code: "P", number: "C01X00T47", expiry: "310831"),
            StatusDocument(issuer: "D", code: "ID", number: "C01X00T47", expiry: "310831"),
            StatusDocument(issuer: "D", code: "P", number: "C01X00T48", expiry: "310831"),
            StatusDocument(issuer: "D", code: "P", number: "C01X00T47", expiry: "310830"),
        ]
        #expect(try Set(others.map { try key.handle(of: $0) } + [handle()]).count == 5)
        let other = try StatusKey(hexadecimal: Array(String(repeating: "0c", count: 32).utf8))
        #expect(try other.handle(of: document) != handle() && other.check() != key.check())
    }

    @Test("keys are 64 hexadecimal digits and nothing else")
    func keys() throws {
        func isKey(_ text: String) -> Bool { (try? StatusKey(hexadecimal: Array(text.utf8))) != nil }
        #expect(isKey(Self.digits + "\n") && isKey("  " + Self.digits.uppercased() + "\r\n"))
        for text in ["", "0b", Self.digits + "0", Self.digits.dropLast() + "g", Self.digits + " 0b"] {
            #expect(!isKey(String(text)))
        }
    }

    @Test("a line of a list has four parts, and what is wrong is named without its content")
    func lines() throws {
        func part(_ line: String) -> String? {
            do throws(StatusError) {
                _ = try StatusDocument.parse(line: line, number: 3)
                return nil
            } catch {
                #expect(error.code == .document && error.line == 3 && !error.message.english.contains("C01"))
                return error.message.key.name
            }
        }
        #expect(part("D,P,C01X00T47,310831") == nil && part(" D , P , C01X00T47 , 31<<<< , lost ") == nil)
        for line in ["", "D,P,C01X00T47", "D,P,C01X00T47,310831,lost,x"] { #expect(part(line) == "status.parts") }
        for line in [
            "QQQ,P,C01X00T47,310831", "D,p,C01X00T47,310831", "D,PASS,C01X00T47,310831", "D,P,C01X<,310831",
            "D,P,c01,310831", "D,P,,310831", "D,P,C01X00T47,31083", "D,P,C01X00T47,319931", "D,P,C01X00T47,31.08.31",
        ] { #expect(part(line) == "status.part", "\(line)") }
    }

    @Test("a file says of a document what it was made with, and nothing else of any other; read in pieces or at once")
    func file() throws {
        let (lost, stolen, free) = try (handle("D", "1"), handle("D", "2"), handle("D", "3"))
        let text = StatusFile.text(
            of: [lost: .lost, stolen: .stolen], madeWith: try key.check(),
            on: try #require(CalendarDate("2026-11-01")), until: CalendarDate("2026-12-31"))
        for chunk in [1, 7, 100_000] {
            #expect(try outcome(text, lost, chunk: chunk) == "lost")
            #expect(try outcome(text, stolen, chunk: chunk) == "stolen")
            #expect(try outcome(text, free, chunk: chunk) == "fine" && outcome(text, chunk: chunk) == "whole")
        }
    }

    @Test("handles in any order are found, each with its word, and what is kept of a file ends with it")
    func order() throws {
        let words = DocumentStatus.allCases
        let handles = try (0..<400).map { try handle("D", "\($0)") }
        let lines = handles.enumerated().map { "\($1) \(words[$0 % words.count].rawValue)" }
        let head = ["epass-status/1", "key \(try key.check())", "made 2026-11-01", "until 2026-12-31"]
        for order in [lines, lines.sorted(), lines.sorted().reversed(), lines.shuffled()] {
            let text = (head + order + ["end 400"]).joined(separator: "\n") + "\n"
            var file = StatusFile(madeWith: try key.check(), at: Self.day)
            try file.read(Array(text.utf8))
            let content = try file.finish()
            #expect(content.count == 400)
            for (index, handle) in handles.enumerated() {
                #expect(try content.status(of: handle, at: Self.day) == words[index % words.count])
            }
            #expect(try content.status(of: handle("D", "401"), at: Self.day) == .fine)
            let late = Timestamp(secondsSince1970: Self.day.secondsSince1970 + 60 * 86_400)
            #expect(throws: StatusError.self) { try content.status(of: handles[0], at: late) }
        }
    }

    @Test("a file that was cut at any place, or has anything else in it, says nothing")
    func damaged() throws {
        let one = try handle()
        let lines = [
            "epass-status/1", "key \(try key.check())", "made 2026-11-01", "until 2026-12-31", "\(one) stolen", "end 1",
        ]
        let text = lines.joined(separator: "\n") + "\n"
        #expect(try outcome(text, one) == "stolen")
        for count in 0..<text.utf8.count {
            let cut = String(decoding: Array(text.utf8).prefix(count), as: UTF8.self)
            #expect(try outcome(cut, one).hasPrefix("status.malformed"), "\(count)")
        }
        func changed(_ change: (inout [String]) -> Void) throws -> String {
            var lines = lines
            change(&lines)
            return try outcome(lines.joined(separator: "\n") + "\n", one)
        }
        for index in lines.indices where index != 3 {
            #expect(try changed { $0.remove(at: index) }.hasPrefix("status.malformed"), "\(index)")
        }
        #expect(try changed { $0.remove(at: 3) } == "stolen")
        #expect(try changed { $0[0] = "epass-status/2" } == "status.malformed 1")
        #expect(try changed { $0[1] = "key 0000000000000000" } == "status.otherKey 2")
        #expect(try changed { $0[3] = "until 2026-11-17" } == "status.outOfDate 4")
        #expect(try changed { $0[4] = "\(one) Stolen" } == "status.malformed 5")
        #expect(try changed { $0[4] = "\(one)".uppercased() + " stolen" } == "status.malformed 5")
        #expect(try changed { $0[4] = "\(one)  stolen" } == "status.malformed 5")
        #expect(try changed { $0[4] = String(repeating: "a", count: 9_999) } == "status.malformed 5")
        #expect(try changed { $0[5] = "end 2" } == "status.malformed 6")
        #expect(try changed { $0.append("end 1") } == "status.malformed 7")
        #expect(
            try changed {
                $0.insert("\(one) lost", at: 4)
                $0[6] = "end 2"
            } == "status.contradictory 0")
        #expect(
            try changed {
                $0.insert("\(one) stolen", at: 4)
                $0[6] = "end 2"
            } == "stolen")
    }

    @Test(
        "what a source says decides under every policy; without one it is said that nobody was asked",
        arguments: Policy.all)
    func judged(policy: Policy) async throws {
        let simulated = try SimulatedDocument("default")
        let evidence = try await simulated.read()
        func report(_ answer: DocumentStatusAnswer) throws -> InspectionReport {
            Inspection.judge(
                evidence, trust: try simulated.trust, policy: policy, at: SimulatedDocument.time, status: answer)
        }
        func state(_ report: InspectionReport) throws -> String {
            let check = try #require(report.check(.status))
            return "\(check.result)" + (check.reason.map { " \($0)" } ?? "")
        }
        let plain = try report(.notAsked)
        #expect(try state(plain) == "notSupported notGiven")
        let isTold = ReportText.render(plain).contains("No source of lost")
        #expect(isTold == (policy.name != "read"))
        let fine = try report(.told(.fine))
        #expect(try state(fine) == "successful" && fine.overall == plain.overall)
        for (status, reason) in [
            (DocumentStatus.lost, "reportedLost"), (.stolen, "reportedStolen"), (.cancelled, "reportedCancelled"),
        ] {
            let report = try report(.told(status))
            #expect(try state(report) == "failed \(reason)" && report.overall == .failed)
            #expect(report.headline.word == .failed)
            #expect(report.headline.sentence.contains(status.rawValue), "\(report.headline.sentence)")
        }
        let failed = try report(.failed(.statusCut))
        #expect(try state(failed) == "undetermined statusSourceFailed" && failed.overall != .successful)
        // Only that check is another one.
        let others = { (report: InspectionReport) in report.checks.filter { $0.id != .status } }
        #expect(try others(report(.told(.stolen))) == others(plain))
    }

    @Test("a document of a series that is blocked fails under every policy, in that check alone", arguments: Policy.all)
    func series(policy: Policy) async throws {
        let simulated = try SimulatedDocument("default")
        let evidence = try await simulated.read()
        func report(_ series: String, _ evidence: Evidence) throws -> InspectionReport {
            let transaction = TrustTransaction.inMemory(over: try simulated.trust, at: SimulatedDocument.time)
            try transaction.block(
                #require(
                    OperatorBlock(
                        .series(DocumentSeries(series)), reason: "blanks stolen", since: SimulatedDocument.time)))
            return Inspection.judge(
                evidence, trust: try transaction.snapshot(), policy: policy, at: SimulatedDocument.time)
        }
        let plain = Inspection.judge(
            evidence, trust: try simulated.trust, policy: policy, at: SimulatedDocument.time)
        let held = try report("UTO:P:L898902C0-L898902C9", evidence)
        #expect(held.overall == .failed && held.check(.documentNotBlocked)?.reason == .blocked)
        #expect(held.headline.word == .failed && held.headline.sentence.contains("blanks stolen"))
        #expect(ReportText.render(held).contains("blanks stolen"))
        let others = { (report: InspectionReport) in report.checks.filter { $0.id != .documentNotBlocked } }
        #expect(others(held) == others(plain))
        #expect(try report("UTO:P:L898902C4-L898902C9", evidence).check(.documentNotBlocked)?.result == .successful)
        // Who did not read DG1 does not know.
        let without = try report(
            "UTO:P:L898902C0-L898902C9", try await simulated.read(plan: ReadPlan(skipped: [.dg1])))
        #expect(without.check(.documentNotBlocked)?.result == .undetermined && without.overall != .successful)
    }

    @Test("the doctor says that a signer or a series is blocked, and that no list mends it")
    func doctor() async throws {
        let simulated = try SimulatedDocument("default")
        let evidence = try await simulated.read()
        let csca = try Certificate(encoded: simulated.document.cscaCertificate)
        for subject in [
            OperatorBlock.Subject.certificate(try csca.fingerprint()), .series(try DocumentSeries("UTO:*:L898902C3")),
        ] {
            let transaction = TrustTransaction.inMemory(over: try simulated.trust, at: SimulatedDocument.time)
            try transaction.block(
                #require(OperatorBlock(subject, reason: "case 17", since: SimulatedDocument.time)))
            let diagnosis = TrustDiagnosis.diagnose(
                evidence, trust: try transaction.snapshot(), at: SimulatedDocument.time)
            #expect(diagnosis.standing == .broken)
            #expect(diagnosis.statements.contains { $0.code == .blocked && $0.text.contains("case 17") })
            #expect(diagnosis.steps.contains { $0.command == "epass trust block" })
        }
    }
}
