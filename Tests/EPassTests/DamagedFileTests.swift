// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassLDS
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Testing

@Suite("What did not arrive whole is not told as forged", .timed)
struct DamagedFileTests {
    /// The files of a document as somebody else brings them.
    static func files(
        of simulated: SimulatedDocument, _ edit: (LDSFile, [UInt8]) -> [UInt8]? = { $1 }
    ) -> Evidence {
        var evidence = Evidence(origin: .files, tool: .library)
        evidence.files = simulated.document.files.compactMap { file, octets in
            edit(file, octets).map {
                FileEvidence(file: file, state: .read, isProtected: false, channel: 0, octets: $0)
            }
        }
        return evidence
    }

    private func cut(_ cut: LDSFile, to length: Int) throws -> (SimulatedDocument, Evidence) {
        let simulated = try SimulatedDocument("default")
        return (simulated, Self.files(of: simulated) { $0 == cut ? Array($1.prefix(length)) : $1 })
    }

    @Test(
        "a data group that was cut is undetermined under every policy, and kyc reviews it", .long(),
        arguments: Policy.all)
    func dataGroup(policy: Policy) throws {
        for number in [DataGroupNumber.dg1, .dg2, .dg11, .dg14, .dg15] {
            let whole = try #require(SimulatedDocument("default").document.files[.dataGroup(number)])
            let lengths = [1, 2, 3, 4, 5, 60, whole.count / 3, whole.count / 2, whole.count - 2, whole.count - 1]
            for length in lengths where length < whole.count {
                let (simulated, evidence) = try cut(.dataGroup(number), to: length)
                let report = try simulated.judge(evidence, policy: policy)
                let hash = report.check(.dataGroupHash(number))
                #expect(hash?.result == .undetermined && hash?.reason == .truncated, "\(number) \(length)")
                #expect(report.headline.word == .undetermined, "\(number) \(length) \(report.headline)")
                #expect(report.headline.sentence.contains("send or read it again"), "\(report.headline)")
                #expect(report.check(.dataGroupStructure)?.result == .undetermined)
                if policy.name == "kyc" { #expect(report.decision?.outcome == .review) }
            }
        }
    }

    @Test(
        "behind another tag nothing is cut: a file that differs is not what was signed", arguments: Policy.all)
    func otherTag(policy: Policy) throws {
        for tag: UInt8 in [0x7F, 0x00, 0x75, 0x30, 0x60] {
            let simulated = try SimulatedDocument("default")
            let evidence = Self.files(of: simulated) { file, octets in
                guard file == .dataGroup(.dg1) else { return octets }
                return [tag, octets[1] + 9] + octets.dropFirst(2).dropLast() + [0x3C]
            }
            let report = try simulated.judge(evidence, policy: policy)
            #expect(report.check(.dataGroupHash(.dg1))?.reason == .hashMismatch, "\(tag)")
            #expect(report.headline.word == .notGenuine, "\(tag)")
            let sod = Self.files(of: simulated) { $0 == .sod ? [tag] + $1.dropFirst().dropLast() : $1 }
            #expect(try simulated.judge(sod, policy: policy).check(.sodStructure)?.reason == .malformed, "\(tag)")
        }
    }

    @Test("without any octet it is empty")
    func empty() throws {
        let (simulated, evidence) = try cut(.dataGroup(.dg2), to: 0)
        let hash = try simulated.judge(evidence).check(.dataGroupHash(.dg2))
        #expect(hash?.result == .undetermined && hash?.reason == .empty)
    }

    @Test("the same holds for EF.SOD, and nothing is said of the rest", arguments: Policy.all)
    func securityObject(policy: Policy) throws {
        let count = try #require(SimulatedDocument("default").document.files[.sod]?.count)
        for length in [1, 2, 3, 4, 5, 900, count - 10, count - 1] {
            let (simulated, evidence) = try cut(.sod, to: length)
            let report = try simulated.judge(evidence, policy: policy)
            #expect(report.check(.sodStructure)?.reason == .truncated)
            #expect(report.headline.word == .undetermined)
            #expect(report.headline.sentence.contains("EF.SOD did not arrive whole: send or read it again"))
            #expect(report.check(.dataGroupHash(.dg1))?.reason == .noSecurityObject)
            #expect(report.decision?.outcome != .accept)
            if policy.name == "kyc" { #expect(report.decision?.outcome == .review) }
        }
    }

    @Test("EF.CardAccess and EF.COM that were cut contradict nothing", .long())
    func unsigned() throws {
        for (file, check) in [(LDSFile.cardAccess, CheckID.cardAccessAuthenticity), (.com, .comMatchesSOD)] {
            let whole = try #require(SimulatedDocument("default").document.files[file])
            for length in 1..<whole.count {
                let (simulated, evidence) = try cut(file, to: length)
                let report = try simulated.judge(evidence, policy: .strict)
                #expect(report.check(check)?.result == .undetermined && report.check(check)?.reason == .truncated)
                #expect(report.check(.protocolDowngrade)?.result != .failed)
            }
        }
    }

    @Test("BAC is a downgrade all the same where the EF.CardAccess that was given is cut")
    func downgrade() async throws {
        let simulated = try SimulatedDocument("default")
        let options = PassportReader.Options(accessMethod: .bac)
        var evidence = await PassportReader.read(
            on: try simulated.channel(), access: try simulated.lines, options: options)
        let index = try #require(evidence.files.firstIndex { $0.file == .cardAccess })
        let octets = try #require(evidence.files[index].octets)
        evidence.files[index] = FileEvidence(
            file: .cardAccess, state: .read, isProtected: false, channel: 0, octets: octets.dropLast())
        #expect(try simulated.judge(evidence).check(.protocolDowngrade)?.reason == .paceNotUsed)
    }

    @Test("a cut hides nothing that failed beside it")
    func beside() throws {
        let simulated = try SimulatedDocument("default")
        let evidence = Self.files(of: simulated) { file, octets in
            switch file {
            case .dataGroup(.dg2): octets.dropLast(9)
            case .dataGroup(.dg1): octets.dropLast() + [0x3C]
            default: octets
            }
        }
        let changed = simulated.document.files[.dataGroup(.dg1)] != evidence.octets(of: .dataGroup(.dg1))
        #expect(changed)
        for policy in Policy.all {
            #expect(try simulated.judge(evidence, policy: policy).headline.word == .notGenuine)
        }
    }

    @Test(
        "a whole file that differs failed, whatever it looks like; what looks spoiled has a hint",
        arguments: ["change", "padding", "tail", "block", "noise"], Policy.all)
    func whole(kind: String, policy: Policy) throws {
        let simulated = try SimulatedDocument("default")
        let evidence = Self.files(of: simulated) { file, octets in
            guard file == .dataGroup(.dg2) else { return octets }
            var changed = octets
            // Inside the image: before it the portrait has a comment that repeats itself.
            let place = octets.count * 5 / 6
            switch kind {
            case "padding":
                changed.replaceSubrange((changed.count - 40)..., with: [0xFF, 0xD9] + Array(repeating: 0, count: 38))
            case "tail": changed.replaceSubrange(place..., with: Array(repeating: 0xFF, count: octets.count - place))
            case "block": changed.replaceSubrange(place..<(place + 223), with: octets[(place - 446)..<(place - 223)])
            case "noise":
                var random = SeededGenerator(seed: 7)
                changed = octets.map { _ in random.next(upperBound: 255) }
                changed[0] = 0x02
                changed[1] = 0x01
            default: changed[place] ^= 1
            }
            return changed
        }
        let report = try simulated.judge(evidence, policy: policy)
        let hash = report.check(.dataGroupHash(.dg2))
        #expect(hash?.result == .failed && hash?.reason == .hashMismatch)
        #expect(report.headline.word == .notGenuine)
        #expect(report.headline.sentence.contains("EF.DG2 is not what the State signed"))
        #expect(report.outline.verdict.remedies.contains(.reportFileSpoiled) == ["tail", "block"].contains(kind))
    }

    @Test("a large file of one octet, or of a period, takes about as long as any other", arguments: [1, 17, 64])
    func periodic(period: Int) throws {
        let simulated = try SimulatedDocument("default")
        var random = SeededGenerator(seed: 8)
        let noise: [UInt8] = (0..<900_000).map { _ in random.next(upperBound: 255) }
        func judged(_ content: [UInt8]) throws -> (reason: CheckReason?, time: Duration) {
            let evidence = Self.files(of: simulated) { file, octets in
                file == .dataGroup(.dg2) ? [0x75, 0x83, 0x0D, 0xBB, 0xA0] + content : octets
            }
            var reason: CheckReason?
            let time = try ContinuousClock().measure {
                reason = try simulated.judge(evidence).check(.dataGroupHash(.dg2))?.reason
            }
            return (reason, time)
        }
        let (usual, found) = (try judged(noise), try judged((0..<900_000).map { UInt8($0 % period) }))
        #expect(usual.reason == .hashMismatch && found.reason == .hashMismatch)
        #expect(found.time < usual.time * 6, "\(found.time), \(usual.time)")
    }
}
