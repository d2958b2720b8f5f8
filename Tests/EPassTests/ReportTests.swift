// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("Report, DESIGN.md \u{201C}Checks and report\u{201D}", .timed)
struct ReportTests {
    @Test("the same evidence gives the same octets")
    func deterministic() async throws {
        let simulated = try SimulatedDocument("default")
        let evidence = try await simulated.read()
        #expect(try simulated.judge(evidence).json().octets() == simulated.judge(evidence).json().octets())
        #expect(try simulated.judge(evidence).isTest)
    }

    @Test("the top level has the members of DESIGN.md, also where nothing could be judged")
    func members() async throws {
        let wanted: Set<String> = [
            "schema", "overall", "test", "time", "policy", "trust", "checks", "document", "access", "files", "exchange",
            "reader", "deviations", "tool", "error", "images", "decision", "seal", "lds2",
        ]
        let report = try await SimulatedDocument("default").report()
        let error = ReadError(
            CardChannelError(
                .readerNone, reason: .plainText(text: "No reader is connected."),
                remedy: .plainText(text: "Connect a reader.")),
            phase: .connect)
        let aborted = InspectionReport.aborted(error: error)
        for value in [report.json(), aborted.json()] {
            #expect(wanted.isSubset(of: Set(value.object?.map(\.name) ?? [])))
        }
        #expect(aborted.json()["overall"]?.string == "aborted")
        let members = aborted.json()["error"]?.object?.map(\.name)
        #expect(
            members == [
                "code", "phase", "message", "messageKey", "arguments", "remedy", "remedyKey", "remedyArguments",
                "retryable", "statusWord", "triesLeft",
            ])
        #expect(aborted.json()["error"]?["code"]?.string == "reader.none")
    }

    @Test(
        "the first line claims what was proven and no more",
        arguments: [
            (
                "default", "lines", "VERIFIED",
                "the data is genuine; the chip belongs to the printed MRZ; the chip is the original"
            ),
            (
                "no-chip-authentication", "lines", "VERIFIED",
                "the data is genuine; the chip belongs to the printed MRZ; this chip is not protected against copying"
            ),
            ("plain", "none", "VERIFIED", "the data is genuine; this chip is not protected against copying"),
            (
                "signer-of-other-country", "triple", "VERIFIED WITH FINDINGS",
                "the data is genuine, but signed by another State than the one it names; the chip belongs to the printed MRZ; the chip is the original. The codes in the alternative name are those of another country than the certificate's (alternativeCountryDiffers)"
            ),
            (
                "expired", "lines", "GENUINE, BUT EXPIRED",
                "the data is genuine, but the document expired 2019-04-15; the chip belongs to the printed MRZ; the chip is the original"
            ),
            (
                "dg1-changed", "lines", "NOT GENUINE",
                "the data was changed after it was signed. EF.DG1 is not what the State signed (SHA-256)"
            ),
            (
                "no-anchor", "lines", "UNDETERMINED",
                "unchanged since it was signed; whether a State signed it could not be checked. The store holds no CSCA certificate of UT"
            ),
            (
                "other-person", "lines", "FAILED",
                "the printed MRZ is not that of the chip. Print and chip differ in: name, document number, date of birth, sex, date of expiry, optional data"
            ),
            ("default", "none", "ABORTED", "The chip guards its files, and neither MRZ nor CAN was given"),
        ])
    func headline(_ name: String, _ given: String, _ word: String, _ sentence: String) async throws {
        let simulated = try SimulatedDocument(name)
        let report = try await simulated.report(try simulated.access(given))
        #expect([report.headline.word.rawValue, report.headline.sentence] == [word, sentence])
    }

    @Test("hashes that match an unproven security object are said to be just that")
    func unproven() async throws {
        let report = try await SimulatedDocument("signature-changed").report()
        #expect(ReportText.render(report).contains("match a security object whose signature is not proven"))
        #expect(report.check(.dataGroupHash(.dg1))?.finding.detail?.contains("not proven") == true)
    }

    @Test("print and chip that differ in optional data only are neither the same nor another's")
    func optionalData() async throws {
        let simulated = try SimulatedDocument("default")
        let lines = simulated.document.printedMRZ.replacingOccurrences(of: "ZE184226B", with: "ZE184226C")
        let report = try await simulated.report(try AccessInput.parse(lines))
        #expect(report.check(.mrzMatchesDG1)?.result == .undetermined)
        #expect(report.check(.mrzMatchesDG1)?.reason == .fieldsDiffer)
        #expect(report.overall == .undetermined)
    }

    @Test("a security object without any data group read proves nothing about a document", arguments: Policy.all)
    func noData(policy: Policy) async throws {
        let simulated = try SimulatedDocument("plain")
        var evidence = try await simulated.read(AccessInput.none)
        evidence.files.removeAll { if case .dataGroup = $0.file { true } else { false } }
        let report = try simulated.judge(evidence, policy: policy)
        #expect(report.overall != .successful)
        if policy == .read {
            #expect(report.headline.word == .undetermined)
            #expect(report.headline.sentence == "no data group was read")
        }
    }

    @Test("what was recorded about the printed MRZ stands for nothing once DG1 is gone from the evidence")
    func printedWithoutDataGroup1() async throws {
        let simulated = try SimulatedDocument("default")
        var evidence = try await simulated.read()
        evidence.files.removeAll { $0.file == .dataGroup(.dg1) }
        let report = try simulated.judge(evidence)
        #expect(report.check(.mrzMatchesDG1)?.finding.description.hasSuffix("undetermined (notRead)") == true)
        #expect(report.overall == .undetermined)
        #expect(!report.headline.sentence.contains("belongs to the printed MRZ"))
    }

    @Test("the verdict is the first line and why stands beneath it, also where no file was read")
    func firstLine() async throws {
        let simulated = try SimulatedDocument("bad-mac") { $0.accessControl = .basic }
        let text = ReportText.render(try await simulated.report())
        #expect(text.contains(#/^ABORTED\n(TEST .*\n)?\n  - /#), "\(text)")
    }

    @Test("a CAN says nothing about DG1")
    func cardAccessNumber() async throws {
        let simulated = try SimulatedDocument("plain")
        let report = try await simulated.report(.can("123456"))
        #expect(report.check(.mrzMatchesDG1)?.result == .notSupported)
    }

    @Test("text is ASCII without colour by default, and has marks and colour where wanted")
    func style() async throws {
        let report = try await SimulatedDocument("default").report()
        let plain = ReportText.render(report)
        #expect(plain.utf8.count == plain.unicodeScalars.count)
        #expect(!plain.contains("\u{1B}"))
        #expect(plain.contains("ERIKSSON, ANNA MARIA"))
        #expect(plain.contains("TEST"))
        let colored = ReportText.render(report, style: .init(usesColor: true, usesUnicode: true))
        #expect(colored.contains("\u{1B}[1;32mVERIFIED") && colored.contains("\u{2713}"))
    }

    @Test(
        "foreign text cannot steer a terminal",
        arguments: [
            ("a\u{1B}[2Jb", "a{U+1B}[2Jb"), ("a\u{202E}b", "a{U+202E}b"),
            ("a\u{200B}\u{7F}\u{9B}b", "a{U+200B}{U+7F}{U+9B}b"),
            ("\u{2066}\n", "{U+2066}{U+A}"), ("M\u{FC}ller", "M\u{FC}ller"),
        ])
    func escaping(_ text: String, _ shown: String) async throws {
        #expect(DisplayText.escaped(text) == shown)
        var evidence = try await SimulatedDocument("plain").read()
        evidence.reader = ReaderDescription(name: text, atr: [], protocolName: "x")
        let rendered = ReportText.render(try SimulatedDocument("plain").judge(evidence))
        #expect(rendered.contains(shown))
    }

    @Test("policies have names and hashes of their own")
    func policies() throws {
        #expect(Set(Policy.all.map(\.hash)).count == 5)
        #expect(Policy.all.allSatisfy { $0.hash.count == 64 && Policy.named($0.name) == $0 })
        #expect(Policy.named("lax") == nil)
        var changed = Policy.read
        changed.optional.remove("issuer.ds.validity")
        #expect(changed.hash != Policy.read.hash)
    }

    @Test("a stripped chip authentication cannot be hidden by EF.COM")
    func stripped() async throws {
        let simulated = try SimulatedDocument("offers-active-authentication")
        var evidence = try await simulated.read()
        evidence.files.removeAll { $0.file == .dataGroup(DataGroupNumber.dg15) || $0.file == .com }
        let report = try simulated.judge(evidence)
        #expect(report.check(.activeAuthentication)?.result == .undetermined)
        #expect(report.overall == .undetermined)
    }
}
