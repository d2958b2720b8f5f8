// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassIssuing
import EPassJSON
import EPassSeals
import EPassTestSupport
import EPassTrust
import Testing

@Suite(
    "What a seal must be to be verified: type, version, signed members; and which word a failure is told with", .timed)
struct SealKindTests {
    @Test(
        "a message of a version that is not known is undetermined under every policy",
        arguments: [Int64(0), -1, 2, 3, 1 << 53, -(1 << 53)])
    func versions(_ version: Int64) throws {
        let seals = try SyntheticSeals()
        let seal = try seals.vdsnc(version: version).encoded()
        for policy in Policy.all {
            let report = try SealOutcome.report(seals, seal, policy)
            #expect(SealOutcome.departures(report) == ["seal.content.features undetermined wrongVersion"])
            #expect(report.overall == .undetermined && report.seal?.indication.isValid == false)
        }
    }

    @Test(
        "a message of another type is undetermined, however near its name is",
        arguments: ["ICAO.VACC", "Icao.vacc", "icao.vacc ", "icao.rcvy", "icao.vacc\u{0}", "icaо.vacc", "x"])
    func types(_ type: String) throws {
        let seals = try SyntheticSeals()
        let report = try SealOutcome.report(seals, seals.vdsnc(type: type).encoded())
        #expect(SealOutcome.departures(report) == ["seal.content.features undetermined wrongContentType"])
        #expect(report.overall == .undetermined && SealOutcome.word(report) == "UNDETERMINED")
    }

    @Test("a visible digital seal of a kind that is not known is undetermined")
    func kinds() throws {
        let seals = try SyntheticSeals()
        let report = try SealOutcome.report(seals, seals.visa(definition: 0x5C).encoded())
        #expect(SealOutcome.departures(report) == ["seal.content.features undetermined wrongContentType"])
        #expect(report.overall == .undetermined && report.seal?.indication.subIndications == [.wrongFormat])
    }

    @Test("members that nobody signed are told of, refused under strict, and called a forgery by nobody")
    func unsigned() throws {
        let seals = try SyntheticSeals()
        let plain = String(decoding: try seals.vdsnc().encoded(), as: UTF8.self)
        for (text, words) in [
            (plain.replacing("\"sig\":{", with: "\"DOE\":1,\"sig\":{"), "1 member beside data and sig"),
            (plain.replacing("\"alg\"", with: "\"x\":{},\"y\":1,\"alg\""), "2 members in sig"),
        ] {
            for policy in Policy.all {
                let refuses = ["strict", "inspection"].contains(policy.name)
                let report = try SealOutcome.report(seals, Array(text.utf8), policy)
                let structure = report.check(.sealStructure)
                #expect(structure?.finding.detail?.contains("Not signed, and not read: \(words)") == true)
                #expect(report.deviations == ["sealMembersUnsigned"])
                #expect(SealOutcome.word(report) != "VERIFIED" && SealOutcome.word(report) != "NOT GENUINE")
                #expect(report.overall == (refuses ? .failed : .successful))
                if refuses {
                    #expect(
                        SealOutcome.departures(report) == ["seal.content.structure failed deviationRefused"])
                    #expect(SealOutcome.word(report) == "FAILED")
                }
            }
        }
    }

    @Test("NOT GENUINE is said where a signature or its signer speaks of forgery, and FAILED elsewhere")
    func words() throws {
        let seals = try SyntheticSeals()
        var forged = try seals.visa().encoded()
        forged[forged.count - 1] ^= 1
        #expect(try SealOutcome.word(SealOutcome.report(seals, forged)) == "NOT GENUINE")
        let server = try SyntheticSeals { $0.set(.extendedKeyUsage(["1.3.6.1.5.5.7.3.1"])) }
        #expect(try SealOutcome.word(SealOutcome.report(server, server.visa().encoded())) == "NOT GENUINE")
        // Departures that strict refuses: a purpose that the German profiles do not have, another curve than the
        // algorithm's.
        let german = try SyntheticSeals { $0.remove("2.5.29.37") }
        let report = try SealOutcome.report(german, german.visa().encoded(), .strict)
        #expect(report.overall == .failed && SealOutcome.word(report) == "FAILED", "\(report.headline)")
        let brainpool = try SyntheticSeals(curve: .brainpoolP256r1)
        let curve = try SealOutcome.report(brainpool, brainpool.vdsnc().encoded(), .strict)
        #expect(curve.overall == .failed && SealOutcome.word(curve) == "FAILED", "\(curve.headline)")
        let lacking = try seals.visa { $0.dropLast(2) }
        #expect(try SealOutcome.word(SealOutcome.report(seals, lacking.encoded())) == "FAILED")
    }

    @Test("a successful seal with a tolerated departure or a red row does not stand under the bare word")
    func bareWord() throws {
        let seals = try SyntheticSeals()
        #expect(try SealOutcome.word(SealOutcome.report(seals, seals.visa().encoded())) == "VERIFIED")
        let german = try SyntheticSeals { $0.remove("2.5.29.37") }
        #expect(try SealOutcome.word(SealOutcome.report(german, german.visa().encoded())) == "VERIFIED WITH FINDINGS")
        let expired = try SealOutcome.report(seals, seals.visa().encoded(), at: 1_500)
        #expect(expired.overall == .successful && SealOutcome.word(expired) == "GENUINE, BUT EXPIRED")
    }

    @Test("escapes in the header change nothing, and cannot double a name")
    func escapes() throws {
        let seals = try SyntheticSeals()
        let plain = String(decoding: try seals.vdsnc().encoded(), as: UTF8.self)
        for (old, new) in [
            ("\"icao.vacc\"", "\"icao\\u002evacc\""), ("\"hdr\"", "\"\\u0068dr\""), ("\"sig\"", "\"s\\u0069g\""),
        ] {
            let text = plain.replacing(old, with: new)
            #expect(text != plain)
            #expect(try SealOutcome.report(seals, Array(text.utf8)).overall == .successful, "\(new)")
        }
        for (old, new) in [
            ("\"hdr\":{", "\"hdr\":{},\"\\u0068dr\":{"), ("\"t\":", "\"\\u0074\":\"icao.test\",\"t\":"),
            ("\"sigvl\":", "\"s\\u0069gvl\":\"AA\",\"sigvl\":"),
        ] {
            let text = plain.replacing(old, with: new)
            #expect(text != plain)
            let report = try SealOutcome.report(seals, Array(text.utf8))
            #expect(report.check(.sealStructure)?.result == .failed && SealOutcome.word(report) == "FAILED", "\(new)")
        }
    }

    @Test("base64url has one form: bits behind the last octet, letters of neither alphabet and blanks are refused")
    func base64() throws {
        let seals = try SyntheticSeals()
        let plain = String(decoding: try seals.vdsnc().encoded(), as: UTF8.self)
        let value = try #require(plain.firstRange(of: "\"sigvl\":\"")).upperBound
        let end = try #require(plain[value...].firstIndex(of: "\""))
        let signature = String(plain[value..<end])
        #expect(signature.hasSuffix("=="))
        let stem = signature.dropLast(3)
        let last = try #require(signature.dropLast(2).last)
        let changed = last == "A" ? "B" : last == "Q" ? "R" : last == "g" ? "h" : "x"
        for other in [
            "\(stem)\(changed)==", signature + "\\n", signature.dropLast(1) + "", " " + signature, signature + "=",
        ] {
            let report = try SealOutcome.report(seals, Array(plain.replacing(signature, with: other).utf8))
            #expect(report.overall == .failed && report.check(.sealStructure)?.result == .failed, "\(other)")
        }
    }

    @Test("two features of one tag are refused, in either order and of the same octets")
    func doubled() throws {
        let seals = try SyntheticSeals()
        #expect { try seals.visa { $0 + [SealFeature(tag: 0x03, value: [1])] } } throws: {
            ($0 as? SealError)?.code == .duplicateFeature
        }
    }

    @Test("a seal that names the certificate reserved for tests is one of a test")
    func reserved() throws {
        let seals = try SyntheticSeals { $0.serialNumber = [0x00] }
        let reference = try SealSignerReference(country: "UT", signer: "TS", certificate: "00")
        let genuine = try seals.visa()
        let header = try SealHeader(
            issuingCountry: genuine.header.issuingCountry, signer: reference, dateOfIssue: genuine.header.dateOfIssue,
            dateOfSignature: genuine.header.dateOfSignature, featureDefinition: 0x5D, documentCategory: 1)
        let seal = try VisibleDigitalSeal(signing: header, features: genuine.features, with: seals.key)
        #expect(try SealOutcome.report(seals, seal.encoded()).isTest)
    }
}
