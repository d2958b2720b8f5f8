// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceCore
import EPassServiceHTTP
import Foundation
import Testing

@Suite("What is sent on the wire")
struct WireTests {
    private static func head(_ key: String, _ lines: String..., version: String = "1.1") -> String {
        (["POST /v1/verify HTTP/\(version)", "Authorization: Bearer \(key)", "Content-Type: application/json"] + lines)
            .joined(separator: "\r\n") + "\r\n\r\n"
    }

    /// The status of the answer to some octets.
    private static func status(_ rig: HTTPRig, _ text: String) async throws -> Int {
        let wire = try Wire(port: rig.port)
        wire.send(text)
        let answer = await wire.read()
        return answer.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    }

    @Test("for whom a request is, and how long, is said in one way")
    func heads() async throws {
        try await HTTPRig.run { rig in
            let key = rig.key
            _ = try await rig.send(.get, "/healthz")
            func look(_ path: String, _ lines: String, version: String = "1.1") async throws -> Int {
                try await Self.status(rig, "GET \(path) HTTP/\(version)\r\n\(lines)\r\n")
            }
            #expect(try await look("/healthz", "Host: x\r\n") == 200)
            #expect(try await look("/healthz", "Host:\r\n") == 200)
            #expect(try await look("/healthz", "") == 400)
            #expect(try await look("/healthz", "Host: x\r\nHost: y\r\n") == 400)
            #expect(try await look("/healthz", "Host: x\r\nhost: x\r\n") == 400)
            // HTTP/1.0 does not ask for it.
            #expect(try await look("/healthz", "", version: "1.0") == 200)
            #expect(try await look("/healthz", "Host: x\r\nHost: y\r\n", version: "1.0") == 400)
            let body = "2\r\n{}\r\n0\r\n\r\n"
            for (coding, status) in [
                ("chunked", 422), ("Chunked", 422), ("gzip, chunked", 415), ("gzip,chunked", 415), ("xchunked", 400),
                ("gzip", 400), ("chunked, gzip", 400),
            ] {
                let found = try await Self.status(rig, Self.head(key, "Host: x", "Transfer-Encoding: \(coding)") + body)
                #expect(found == status, "\(coding)")
            }
        }
    }

    @Test("a client that waits to be asked for its body is asked, where it is wanted")
    func expectation() async throws {
        try await HTTPRig.run { rig in
            _ = try await rig.send(.get, "/healthz")
            let files = try HTTPRig.files()
            let lines = ["Host: x", "Expect: 100-continue", "Content-Length: \(files.count)", "Connection: close"]
            func head(_ key: String, version: String = "1.1") -> String {
                Self.head(key, lines.joined(separator: "\r\n"), version: version)
            }
            let wire = try Wire(port: rig.port)
            wire.send(head(rig.key))
            let first = await wire.read()
            #expect(first == "HTTP/1.1 100 Continue\r\n\r\n")
            wire.send(files)
            #expect(await wire.read().hasPrefix("HTTP/1.1 200 OK\r\n"))
            // What is refused need not be sent.
            for (key, body) in [("epk_wrong", files.count), (rig.key, 1 << 30)] {
                let refused = try Wire(port: rig.port)
                refused.send(
                    head(key).replacingOccurrences(
                        of: "Content-Length: \(files.count)", with: "Content-Length: \(body)"))
                #expect(await refused.read().hasPrefix("HTTP/1.1 4"))
            }
            let earlier = try Wire(port: rig.port)
            earlier.send(head(rig.key, version: "1.0"))
            #expect(await earlier.read(seconds: 1) == "")
            earlier.send(files)
            #expect(await earlier.read().contains(" 200 OK\r\n"))
        }
    }
}
