// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassEncodings
import EPassJSON
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Bundles that a reader's key signed", .timed)
struct WitnessTests {
    /// A key with its public half.
    private struct Signer {
        let key: PrivateKey
        let witness: WitnessKey

        init(_ kind: PrivateKey.KeyKind = .ec(.p256)) throws {
            key = try PrivateKey.generate(kind)
            witness = try WitnessKey(subjectPublicKeyInfo: key.publicKey.subjectPublicKeyInfo)
        }

        func signed(_ evidence: Evidence) throws -> Evidence {
            let signature = try key.sign(evidence.signingInput(for: witness), algorithm: .ecdsaPlain(.sha256))
            return try evidence.signed(signature, by: witness)
        }
    }

    private static func signedBundle(
        _ profile: String = "default"
    ) async throws -> (simulated: SimulatedDocument, signer: Signer, octets: [UInt8]) {
        let simulated = try SimulatedDocument(profile)
        let signer = try Signer()
        return (simulated, signer, try signer.signed(try await simulated.read()).json().octets())
    }

    private func refusal(_ body: () throws -> Void) throws -> String {
        let error = #expect(throws: EvidenceError.self, performing: body)
        return try #require(error).code.rawValue
    }

    @Test("counts as the witness saw it, once its signature was verified with a key that was named")
    func witnessed() async throws {
        let (simulated, signer, octets) = try await Self.signedBundle()
        let parsed = try Evidence(parsing: octets)
        #expect(parsed.origin == .bundle && parsed.witness == nil)
        #expect(parsed.signature?.keyIdentifier == signer.witness.thumbprint)
        let witnessed = try parsed.witnessed(by: [try Signer().witness, signer.witness])
        #expect(witnessed.origin == .witness && witnessed.witness == signer.witness.thumbprint)
        #expect(witnessed.json() == parsed.json())
        let report = try simulated.judge(witnessed)
        let text = ReportText.render(report, width: 400)
        #expect(report.source?.witness == signer.witness.thumbprint && text.contains(signer.witness.thumbprint))
        #expect(!text.contains("--witness"))
    }

    @Test("a signature that nobody named is told, and nothing rests on it")
    func unnamed() async throws {
        let (simulated, signer, octets) = try await Self.signedBundle()
        let parsed = try Evidence(parsing: octets)
        let report = try simulated.judge(parsed)
        #expect(report.source?.origin == .bundle && report.source?.witness == nil)
        #expect(report.source?.signedBy == signer.witness.thumbprint)
        #expect(ReportText.render(report, width: 400).contains("which nobody named (--witness)"))
        var unsigned = parsed
        unsigned.signature = nil
        let other = try simulated.judge(unsigned)
        #expect(other.checks == report.checks && other.assurances == report.assurances)
        #expect(try unsigned.canonicalSHA256() == parsed.canonicalSHA256())
    }

    @Test("another key, no signature, a signature of other evidence: an error")
    func refused() async throws {
        let (_, signer, octets) = try await Self.signedBundle()
        let parsed = try Evidence(parsing: octets)
        let other = try Signer()
        #expect(try refusal { _ = try parsed.witnessed(by: [other.witness]) } == "evidence.notWitnessed")
        #expect(try refusal { _ = try parsed.witnessed(by: []) } == "evidence.notWitnessed")
        var changed = parsed
        changed.signature = nil
        #expect(try refusal { _ = try changed.witnessed(by: [signer.witness]) } == "evidence.notWitnessed")
        changed.signature = parsed.signature
        changed.startedAt = Timestamp(secondsSince1970: 1)
        #expect(try refusal { _ = try changed.witnessed(by: [signer.witness]) } == "evidence.notWitnessed")
        let read = try await SimulatedDocument("default").read()
        let wrong = [UInt8](repeating: 1, count: 64)
        #expect(try refusal { _ = try read.signed(wrong, by: signer.witness) } == "evidence.notWitnessed")
        #expect(try refusal { _ = try read.signed([], by: signer.witness) } == "evidence.notWitnessed")
        // Nobody signs for what another program read.
        #expect(try refusal { _ = try signer.signed(parsed) } == "evidence.inconsistent")
        for kind in [PrivateKey.KeyKind.rsa(2048), .ec(.p384)] {
            #expect(try refusal { _ = try Signer(kind) } == "evidence.witnessKeys")
        }
    }

    @Test("no text makes itself witnessed")
    func parsed() async throws {
        let (_, _, octets) = try await Self.signedBundle()
        let bundle = try JSONValue(parsing: octets)
        func with(_ name: String, _ value: JSONValue) throws -> JSONValue {
            let members = try #require(bundle.object).filter { !$0.isNamed(name) }
            return .object(members + [JSONMember(name: name, value: value)])
        }
        let header = { (text: String) in Base64.unpaddedURLText(Array(text.utf8)) + ".." }
        let wrong: [(String, JSONValue)] = [
            ("origin", .string("witness")), ("witness", .string("k")), ("signature", .boolean(true)),
            ("signature", .string("")), ("signature", .string("..")), ("signature", .string("a.b.c")),
            ("signature", .string(header(#"{"alg":"none","kid":"k","typ":"epass-evidence+jws"}"#))),
            ("signature", .string(header(#"{"alg":"HS256","kid":"k","typ":"epass-evidence+jws"}"#))),
            ("signature", .string(header(#"{"alg":"ES256","kid":"k","typ":"epass-result+jwt"}"#))),
            ("signature", .string(header(#"{"alg":"ES256","jwk":{},"kid":"k","typ":"epass-evidence+jws"}"#))),
            ("signature", .string(String(repeating: "a", count: 2_000))), ("origin", .string("told")),
        ]
        for (name, value) in wrong {
            let text = try with(name, value).octets()
            #expect(throws: EvidenceError.self, "\(name) \(value)") { try Evidence(parsing: text) }
        }
    }

    @Test("a witness shows nothing to the verifier, and nothing fresh", arguments: Policy.all)
    func assurances(policy: Policy) async throws {
        for profile in ["default", "pace-cam"] {
            let (simulated, signer, octets) = try await Self.signedBundle(profile)
            let witnessed = try Evidence(parsing: octets).witnessed(by: [signer.witness])
            let report = try simulated.judge(witnessed, policy: policy)
            let given = report.assurances.filter(\.isGiven).map(\.kind)
            #expect(!given.contains(.fresh) && !given.contains(.chipOriginalShownToVerifier), "\(given)")
        }
    }

    @Test("each member and each octet is under the signature, or without effect", .long())
    func covered() async throws {
        let (_, signer, octets) = try await Self.signedBundle("pace-cam")
        let content = try Evidence(parsing: octets).json()
        func expectNoEffect(_ text: [UInt8], _ what: String) {
            guard let parsed = try? Evidence(parsing: text), let found = try? parsed.witnessed(by: [signer.witness])
            else { return }
            var (one, other) = (found, parsed)
            (one.signature, other.signature) = (nil, nil)
            #expect(one.json() == content.leavingOut("signature"), "\(what)")
        }
        let bundle = try JSONValue(parsing: octets)
        var tried = 0
        for (what, changed) in bundle.changes() {
            expectNoEffect(changed.octets(), what)
            tried += 1
        }
        #expect(tried > 200)
        var random = SeededGenerator()
        for _ in 0..<300 {
            var text = octets
            let place = Int.random(in: text.indices, using: &random)
            text[place] = UInt8.random(in: 0...0x7F, using: &random)
            expectNoEffect(text, "octet \(place), seed \(random.seed)")
        }
    }

    @Test("keys: PEM, a certificate, a JWK, a JWK Set; none with a private key, none of another kind")
    func keys() throws {
        let signer = try Signer()
        let information = signer.key.publicKey.subjectPublicKeyInfo
        func pem(_ label: String, _ octets: [UInt8]) -> [UInt8] {
            Array("-----BEGIN \(label)-----\n\(Base64.text(octets))\n-----END \(label)-----\n".utf8)
        }
        let point = information.suffix(64)
        let coordinates = [point.prefix(32), point.suffix(32)].map { Base64.unpaddedURLText(Array($0)) }
        let jwk = #"{"kty":"EC","crv":"P-256","x":"\#(coordinates[0])","y":"\#(coordinates[1])"}"#
        for text in [pem("PUBLIC KEY", information), Array(jwk.utf8), Array(#"{"keys":[\#(jwk)]}"#.utf8)] {
            #expect(try WitnessKey.keys(parsing: text).map(\.thumbprint) == [signer.witness.thumbprint])
        }
        let secret = try signer.key.pkcs8()
        let octets = unsafe secret.withUnsafeBytes { unsafe Array($0) }
        for text in [pem("PRIVATE KEY", octets), [], Array("{}".utf8), pem("PUBLIC KEY", [0x30, 0])] {
            #expect(try refusal { _ = try WitnessKey.keys(parsing: text) } == "evidence.witnessKeys")
        }
    }
}

extension JSONValue {
    fileprivate func leavingOut(_ name: String) -> JSONValue {
        .object((object ?? []).filter { !$0.isNamed(name) })
    }

    /// The value with one thing in it left out, or changed, each by its path.
    fileprivate func changes(_ path: String = "") -> [(String, JSONValue)] {
        switch self {
        case .object(let members):
            return members.indices.flatMap { index -> [(String, JSONValue)] in
                let name = members[index].name
                func replacing(_ value: JSONValue?) -> JSONValue {
                    var changed = members
                    if let value {
                        changed[index] = JSONMember(name: name, value: value)
                    } else {
                        changed.remove(at: index)
                    }
                    return .object(changed)
                }
                let inner = members[index].value.changes("\(path).\(name)")
                return [("\(path).\(name) left out", replacing(nil))] + inner.map { ($0.0, replacing($0.1)) }
            }
        case .array(let elements):
            return elements.indices.flatMap { index -> [(String, JSONValue)] in
                func replacing(_ value: JSONValue?) -> JSONValue {
                    var changed = elements
                    changed.replaceSubrange(index...index, with: value.map { [$0] } ?? [])
                    return .array(changed)
                }
                let inner = elements[index].changes("\(path)[\(index)]")
                return [("\(path)[\(index)] left out", replacing(nil))] + inner.map { ($0.0, replacing($0.1)) }
            } + [("\(path) doubled", .array(elements + elements.suffix(1)))]
        case .string(let text):
            var octets = Array(text.utf8)
            if let last = octets.popLast() { octets.append(last == 0x41 ? 0x42 : 0x41) } else { octets = [0x41] }
            return [
                (path, .string(String(decoding: octets, as: UTF8.self))), ("\(path) null", .null),
                ("\(path) empty", .string("")),
            ]
        case .boolean(let value): return [(path, .boolean(!value)), ("\(path) null", .null)]
        case .null: return [(path, .string("A")), ("\(path) number", .number(1)), ("\(path) false", .boolean(false))]
        default: return [(path, .number(7)), ("\(path) null", .null)]
        }
    }
}
