// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassJSON
import Foundation
import Testing

@testable import EPassServiceCore
@testable import EPassServiceHTTP

/// What a sanitizer would find in C is a trap in Swift: an input that breaks something ends these tests.
@Suite("Requests made from a seed")
struct OddRequestTests {
    private static let words = [
        "\r\n", "\r\n\r\n", "--", "--x", "\r\n--x\r\n", "\r\n--x--", "\"", "\\", ";", ":", "=", "&", "?", "#", "%",
        "%2", "%2F",
        "%00", "\u{0}", "\u{301}", "\u{FEFF}", "\t", ",", "name=", "filename*=UTF-8''", "form-data",
    ]

    @Test("forms: what is taken apart is written again and taken apart to the same")
    func multipart() throws {
        var odd = OddInputs()
        let whole = Array(
            """
            --x\r\nContent-Disposition: form-data; name="file"; filename="DG1.bin"\r\n\
            Content-Type: application/octet-stream\r\n\r\n\u{0}abc\r\n--x\r\n\
            content-disposition: form-data; name=challenge\r\nContent-Transfer-Encoding: binary\r\n\r\n00\r\n--x--\r\n
            """.utf8)
        let good = try Multipart.parse(whole, boundary: "x")
        #expect(good.map(\.name) == ["DG1.bin", "challenge"])
        for _ in 0..<20_000 {
            let octets = odd.octets(whole, words: Self.words)
            guard let parts = try? Multipart.parse(octets, boundary: "x") else { continue }
            #expect(!parts.isEmpty && parts.count <= 64 && parts.allSatisfy { !$0.name.isEmpty })
            // A name that can be quoted as it is.
            guard parts.allSatisfy({ $0.name.utf8.allSatisfy { ![0x22, 0x5C, 0x0D, 0x0A].contains($0) } }) else {
                continue
            }
            var again: [UInt8] = []
            for part in parts {
                again +=
                    Array("--x\r\nContent-Disposition: form-data; name=\"\(part.name)\"\r\n\r\n".utf8) + part.octets
                again += Array("\r\n".utf8)
            }
            #expect(
                try Multipart.parse(again + Array("--x--".utf8), boundary: "x") == parts, "\(OddInputs.seed): \(octets)"
            )
        }
    }

    @Test("header fields with parameters, media types, addresses and weights")
    func fields() {
        var odd = OddInputs()
        let texts = [
            #"form-data; name="file"; filename="a;b\".bin""#, "multipart/form-data; boundary=x",
            "text/html;q=0.5, */*;q=1e9",
            "10.0.0.1:99", "[2001:db8::1]:443, 1.2.3.4", "application/json;q=0.0000001", "ept_AAAA",
            "epk_aaaaaaaaaaaa_AAAA",
        ]
        for _ in 0..<20_000 {
            let text = String(decoding: odd.octets(Array(odd.pick(texts).utf8), words: Self.words), as: UTF8.self)
            if let field = FieldParameters(text) { #expect(field.value == field.value.lowercased()) }
            let offered = ["application/json", "text/html"]
            if let chosen = ContentType.choose(offered, accept: text) { #expect(offered.contains(chosen)) }
            #expect(!NetworkName.ofForwarded(text).isEmpty)
            _ = (PersonalText.looksPersonal(text), try? TransactionRequest(json: Array(text.utf8)))
        }
    }

    @Test("heads and bodies on the wire: each is answered or refused, and the next one is served")
    func wire() async throws {
        try await HTTPRig.run(tokens: nil) { rig in
            var odd = OddInputs()
            let files = try HTTPRig.files()
            let form = try HTTPRig.form(boundary: "x").prefix(600)
            let targets = [
                "/v1/verify?policy=kyc", "/v1/verify?policy=%6Byc&", "/v1/verify?&&==&policy",
                "/v1/transactions/\(UUID())",
                "/.well-known/jwks.json?a=%ff%", "http://x:99999/healthz?", "//healthz", "/v1/../healthz", "*",
            ]
            for round in 0..<200 {
                let target = odd.pick(targets)
                var head =
                    "\(odd.pick(["GET", "POST", "PUT", "DELETE", "OPTIONS", "get"])) \(target) HTTP/1.1\r\nHost: x\r\n"
                head += "Authorization: Bearer \(odd.pick([rig.key, "e30.e30.AA", "ept_AA"]))\r\nAccept: */*;q=0.1\r\n"
                head +=
                    "Content-Type: \(odd.pick(["application/json", "multipart/form-data; boundary=x", "application/jose"]))\r\n"
                head += "X-Forwarded-For: 1.2.3.4\r\nIdempotency-Key: 12345678\r\n"
                let body = round % 3 == 0 ? Array(files.prefix(300)) : Array(form)
                let changed = odd.octets(body, words: Self.words)
                let changedHead = odd.octets(Array(head.utf8), words: Self.words)
                let wire = try Wire(port: rig.port)
                wire.send(
                    changedHead + Array("Content-Length: \(changed.count)\r\nConnection: close\r\n\r\n".utf8) + changed)
                _ = await wire.read(seconds: 0.02)
            }
            let after = try await rig.send(.get, "/healthz")
            #expect(after.status == 200)
        }
    }
}
