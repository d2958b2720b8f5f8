// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassJSON
import EPassMRZ
import EPassSeals
import EPassTestSupport
import EPassTrust
import EPassVectors
import Foundation
import Testing

/// One VDS-NC of a vector file, with what others computed of it.
struct VDSNCVector: CustomTestStringConvertible, Sendable {
    let name: String
    let json: JSONValue
    let csca: [UInt8]
    let revocationList: [UInt8]
    /// The time that the file is judged at; nil where it names none.
    let time: Timestamp?

    var testDescription: String { name }

    static let all: [VDSNCVector] = {
        EPassVectors.files(in: "vds", external: "vds", fileExtension: "json").flatMap { file -> [VDSNCVector] in
            guard let data = try? Data(contentsOf: file), let root = try? JSONValue(parsing: Array(data)),
                let cases = root["cases"]?.array, let csca = base64(root["csca_der_base64"]),
                let list = base64(root["crl_der_base64"])
            else { return [] }
            return cases.enumerated().map { index, json in
                VDSNCVector(
                    name: "\(file.lastPathComponent)/\(index)", json: json, csca: csca, revocationList: list,
                    time: root["time"]?.string.flatMap { Timestamp(iso8601: $0) })
            }
        }
    }()

    private static func base64(_ value: JSONValue?) -> [UInt8]? {
        value?.string.flatMap { Data(base64Encoded: $0) }.map(Array.init)
    }
}

@Suite("VDS-NC, ICAO Technical Report VDS-NC 1.1", .timed)
struct VDSNCTests {
    @Test("there are seals to test with")
    func count() {
        #expect(VDSNCVector.all.count >= 5)
    }

    @Test("each seal is parsed, canonical as in its vector, and judged as its vector says", arguments: VDSNCVector.all)
    func vectors(_ vector: VDSNCVector) throws {
        guard let json = vector.json["vds_nc"] else {
            let input = try #require(vector.json["input"])
            #expect(throws: SealError.self) { try VDSNC(parsing: input.octets()) }
            return
        }
        let seal = try VDSNC(parsing: json.octets())
        #expect(try VDSNC(parsing: seal.encoded()) == seal)
        #expect(String(decoding: seal.signedOctets, as: UTF8.self) == vector.json["canonical_bytes_utf8"]?.string)
        let list = try CertificateRevocationList(encoded: vector.revocationList)
        let trust = try TrustSnapshot(
            anchors: [TrustAnchor(certificate: Certificate(encoded: vector.csca))], revocationLists: [list])
        let time = vector.time ?? list.thisUpdate.adding(days: 60)
        let judgement = SealJudge(trust: trust, time: time).judge(json.octets())
        let isValid = vector.json["signature_valid"] == .boolean(true)
        #expect(judgement.finding(.sealSignature)?.result == (isValid ? .successful : .failed))
        #expect(judgement.finding(.sealSignerSignature)?.result == .successful)
        #expect(judgement.finding(.sealIssuer)?.result == .successful)
        #expect(judgement.finding(.sealFeatures)?.result == (seal.knownType == nil ? .undetermined : .successful))
        #expect(judgement.finding(.sealSignerRevocation)?.result == .successful)
        #expect(judgement.indication.isValid == (isValid && seal.knownType != nil))
        if !isValid { #expect(judgement.indication.subIndications == [.invalidSignature]) }
    }

    @Test("each truncation is refused; a changed octet is refused, or fails, or changes nothing that is signed")
    func damage() throws {
        let seals = try SyntheticSeals { $0.set(.extendedKeyUsage(["2.23.136.1.1.14.2"])) }
        let seal = try seals.vdsnc()
        let text = seal.encoded()
        let judge = SealJudge(trust: try seals.trust(), time: SyntheticSeals.now)
        #expect(judge.judge(text).indication.isValid)
        for count in text.indices {
            #expect(throws: SealError.self) { try VDSNC(parsing: Array(text.prefix(count))) }
        }
        let certificate = try #require(text.firstRange(of: Array("\"cer\"".utf8))).lowerBound
        for index in text.indices {
            var damaged = text
            damaged[index] ^= 0x01
            guard let other = try? VDSNC(parsing: damaged) else { continue }
            guard index < certificate else { continue }
            #expect(other.signedOctets != seal.signedOctets || other.algorithm != seal.algorithm)
            #expect(!judge.judge(damaged).indication.isValid, "\(index)")
        }
    }

    @Test("a signature of another algorithm than the one beside it, which nobody signed, is no forgery")
    func otherAlgorithm() throws {
        let seals = try SyntheticSeals { $0.set(.extendedKeyUsage(["2.23.136.1.1.14.2"])) }
        let text = String(decoding: try seals.vdsnc().encoded(), as: UTF8.self)
        let other = text.replacing("ES256", with: "ES384")
        let changed = other.replacing("2021-04-02", with: "2021-04-03")
        for (text, reason) in [(other, CheckReason.malformed), (changed, .signatureInvalid)] {
            let judgement = SealJudge(trust: try seals.trust(), time: SyntheticSeals.now).judge(Array(text.utf8))
            let finding = try #require(judgement.finding(.sealSignature))
            #expect(finding.reason == reason)
            #expect(finding.result == (reason == .malformed ? .undetermined : .failed))
        }
    }

    @Test(
        "members that are missing or of another type are refused",
        arguments: [
            ("{}", "seal.memberMissing"), ("[]", "seal.invalidJSON"), ("{\"data\":1}", "seal.memberInvalid"),
            ("{\"data\":{\"hdr\":{},\"hdr\":{}}}", "seal.invalidJSON"),
            ("{\"data\":{\"hdr\":{}},\"sig\":{}}", "seal.memberMissing"),
            (
                "{\"data\":{\"hdr\":{\"t\":\"x\",\"v\":1,\"is\":\"UTO\"},\"msg\":{}},\"sig\":{\"alg\":\"RS256\",\"cer\":\"\",\"sigvl\":\"\"}}",
                "seal.memberInvalid"
            ),
            ("{\"data\":{\"hdr\":{},\"msg\":{\"a\":1.5}},\"sig\":{}}", "seal.invalidJSON"),
            ("{\"data\":{\"hdr\":{},\"msg\":{\"a\":9007199254740993}},\"sig\":{}}", "seal.memberInvalid"),
        ])
    func refused(_ text: String, _ code: String) {
        #expect { try VDSNC(parsing: Array(text.utf8)) } throws: { ($0 as? SealError)?.code.rawValue == code }
    }

    @Test(
        "members that nobody signed, a doubled name and an algorithm of another curve are named, and refused under strict"
    )
    func deviations() throws {
        func judged(_ seals: SyntheticSeals, _ text: [UInt8], _ profile: TrustProfile = .default) throws
            -> SealJudgement
        {
            return SealJudge(trust: try seals.trust(), profile: profile, time: SyntheticSeals.now).judge(text)
        }
        let seals = try SyntheticSeals()
        let plain = String(decoding: try seals.vdsnc().encoded(), as: UTF8.self)
        #expect(VDSNC.isRecognised(Array(plain.utf8)))
        #expect(try judged(seals, Array(plain.utf8), .strict).deviations == [])
        #expect(try judged(seals, Array(plain.utf8), .strict).indication.isValid)
        for text in [
            plain.replacing("\"sig\":{", with: "\"DOE\":1,\"sig\":{"),
            plain.replacing("\"alg\"", with: "\"x\":{},\"alg\""),
        ] {
            let judgement = try judged(seals, Array(text.utf8))
            #expect(judgement.deviations == [.sealMembersUnsigned] && judgement.indication.isValid)
            let strict = try judged(seals, Array(text.utf8), .strict)
            #expect(strict.finding(.sealStructure)?.reason == .deviationRefused && !strict.indication.isValid)
            #expect(strict.deviations == [.sealMembersUnsigned])
        }
        let doubled = Array(plain.replacing("{\"uvci\"", with: "{\"uvci\":\"X\",\"\\u0075vci\"").utf8)
        let refused = try judged(seals, doubled)
        #expect(refused.finding(.sealStructure)?.result == .failed && refused.seal == nil)
        #expect(refused.finding(.sealStructure)?.detail?.contains("seal.invalidJSON") == true)
        // What is no JSON is no seal either: anything may hold these names.
        #expect(!VDSNC.isRecognised(doubled) && !VDSNC.isRecognised(Array(plain.utf8.dropLast())))
        for other in ["", "{}", "[1]", "{\"data\":1", "{\"schema\":\"epass-evidence/1\",\"data\":{}}"] {
            #expect(!VDSNC.isRecognised(Array(other.utf8)), "\(other)")
        }
        for curve in EllipticCurve.allCases where curve.bits >= 256 {
            let isNamed = [.p256, .p384, .p521].contains(curve)
            let seals = try SyntheticSeals(curve: curve)
            let text = try seals.vdsnc().encoded()
            let (judgement, strict) = (try judged(seals, text), try judged(seals, text, .strict))
            #expect(judgement.finding(.sealSignature)?.result == .successful)
            #expect(judgement.deviations == (isNamed ? [] : [.sealCurveDiffers]))
            #expect(strict.finding(.sealSignature)?.reason == (isNamed ? nil : .algorithmMismatch))
        }
    }

    @Test("the names of the members of a type are known, and no others")
    func names() {
        #expect(VDSNC.MessageType.vaccination.memberNames.isSuperset(of: ["uvci", "pid", "n", "ve", "vd", "lot"]))
        #expect(VDSNC.MessageType.test.memberNames.isSuperset(of: ["utci", "sp", "cd", "opt"]))
        #expect(!VDSNC.MessageType.test.memberNames.contains("uvci"))
    }

    @Test("a message that lacks a member of its type fails, a further one does not")
    func messages() throws {
        let seals = try SyntheticSeals()
        let judge = SealJudge(trust: try seals.trust(), time: SyntheticSeals.now)
        let members = try #require(SyntheticSeals.vaccination.object)
        for index in members.indices {
            let less = JSONValue.object(members.indices.filter { $0 != index }.map { members[$0] })
            let judgement = judge.judge(.vdsnc(try seals.vdsnc(less)))
            #expect(judgement.finding(.sealFeatures)?.reason == .malformed)
            #expect(judgement.finding(.sealSignature)?.result == .successful)
        }
        let more = JSONValue.object(members + [JSONMember(name: "x", value: .null)])
        #expect(judge.judge(.vdsnc(try seals.vdsnc(more))).indication.isValid)
        #expect(judge.judge(.vdsnc(try seals.vdsnc(issuer: "D"))).finding(.sealIssuer)?.reason == .countryMismatch)
    }
}

@Suite("Seal, the forms in which bar codes are saved", .timed)
struct SealFormTests {
    @Test("octets, ISO 8859-1 text, hexadecimal and base64 digits are the same seal", arguments: SealVector.all)
    func forms(_ vector: SealVector) throws {
        let seal = Seal.visibleDigitalSeal(try VisibleDigitalSeal(decoding: vector.octets))
        let latin = String(String.UnicodeScalarView(vector.octets.map { Unicode.Scalar($0) }))
        let hexadecimal = vector.octets.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        let base64 = Data(vector.octets).base64EncodedString()
        let base64url = base64.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
        for text in [
            latin, latin + "\n", hexadecimal.joined(), hexadecimal.joined(separator: " ").uppercased() + "\r\n",
            hexadecimal.joined(separator: ":"), base64, base64 + "\n", base64url,
            "0x" + hexadecimal.joined(), "\u{FEFF}" + hexadecimal.joined(), "\u{FEFF}" + base64, "\u{FEFF}" + latin,
        ] {
            #expect(Seal.isRecognised(Array(text.utf8)))
            #expect(try Seal(recognising: Array(text.utf8)) == seal)
        }
        #expect(try Seal(recognising: vector.octets) == seal)
        #expect { try Seal(recognising: Array((hexadecimal.joined() + "0").utf8)) } throws: {
            ($0 as? SealError)?.code == .unreadableText
        }
    }

    @Test(
        "what is no seal is said to be none",
        arguments: [
            ("", "seal.notASeal"), ("hello", "seal.notASeal"), ("RDB1BNK6ADJL2PEC", "seal.otherKind"),
            ("NDB1X", "seal.otherKind"), ("DC07D9C5", "seal.unsupportedVersion"), ("{", "seal.invalidJSON"),
        ])
    func others(_ text: String, _ code: String) {
        #expect { try Seal(recognising: Array(text.utf8)) } throws: { ($0 as? SealError)?.code.rawValue == code }
    }

    @Test(
        "another standard or version leaves the structure undetermined, damage fails it",
        arguments: [
            ("RDB1BNK6ADJL2PEC", CheckResult.undetermined), ("DC07D9C5", .undetermined), ("DC03", .failed),
        ])
    func foreign(_ text: String, _ result: CheckResult) throws {
        let judgement = SealJudge(trust: try SyntheticSeals().trust(), time: SyntheticSeals.now).judge(Array(text.utf8))
        #expect(judgement.finding(.sealStructure)?.result == result)
        #expect(judgement.error != nil && !judgement.indication.isValid)
    }

    @Test("canonical form, RFC 8785, 3.2")
    func canonical() throws {
        let value = try JSONValue(
            parsing: Array(#"{"b":[1, "\u001f\"\\/\u00e9\t"],"a":{},"\ufb33":1,"\ud83d\ude00":2,"\u007f":null}"#.utf8))
        #expect(
            String(decoding: value.canonicalOctets(), as: UTF8.self)
                == "{\"a\":{},\"b\":[1,\"\\u001f\\\"\\\\/\u{E9}\\t\"],\"\u{7F}\":null,\"\u{1F600}\":2,\"\u{FB33}\":1}")
    }
}
