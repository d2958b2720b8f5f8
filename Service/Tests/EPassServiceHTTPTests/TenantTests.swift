// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassServiceCore
import EPassServiceHTTP
import Foundation
import HTTPTypes
import Testing

@testable import epass_service

@Suite("What a tenant may, and pages of which origins")
struct TenantTests {
    private static func json(_ text: String) throws -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }

    @Test("quota, rate, retention and what clients are shown are a tenant's own, and others have the usual")
    func limits() async throws {
        let file = #"""
            {"tenants":[{"tenant":"small","openQuota":1,"keyPerSecond":1,"retentionHours":1,"shownToClient":["kyc"]}]}
            """#
        var options = VerificationService.Options()
        options.tenants = try #require(try TenantLimits.load(try Self.json(file), usual: options.usual))
        try await HTTPRig.run(options: options) { rig in
            let key = try rig.keys.add(tenant: "small", scopes: Set(Scope.allCases))
            let request = #"{"policy":"kyc","purpose":"test"}"#
            let opened = try await rig.json(.post, "/v1/transactions", request, key: key)
            let id = try #require(opened.json?["transaction"]?.string)
            let token = try #require(opened.json?["token"]?.string)
            #expect(try await rig.json(.post, "/v1/transactions", request, key: key).code == "access.quotaExceeded")
            _ = try await rig.open()
            _ = try await rig.open()
            let path = "/v1/transactions/\(id)"
            let put = try await rig.send(
                .put, path + "/evidence", key: token, type: "application/json", try HTTPRig.files())
            #expect(put.json?["decision"] != nil)
            let page = try await rig.send(.get, path + "/report", key: key, accept: "text/html")
            #expect(page.status == 200)
            // Four at once, and one in a second.
            let codes = try await withThrowingTaskGroup(of: String?.self) { group in
                for _ in 0..<40 { group.addTask { try await rig.send(.get, path, key: key).code } }
                return try await group.reduce(into: [String?]()) { $0.append($1) }
            }
            #expect(codes.contains("access.rateLimited"))
            #expect(try await rig.send(.get, "/v1/policies", key: rig.key).status == 200)
        }
    }

    @Test(
        "what is said of a tenant is known, and in its bounds",
        arguments: [
            (#"{"tenants":[{"openQuota":1}]}"#, "tenant"), (#"{"tenants":[{"tenant":"a"},{"tenant":"a"}]}"#, "tenant"),
            (#"{"tenants":[{"tenant":"a","openQuota":0}]}"#, "openQuota"),
            (#"{"tenants":[{"tenant":"a","resultDays":"9"}]}"#, "resultDays"),
            (#"{"tenants":[{"tenant":"a","opneQuota":1}]}"#, "opneQuota"),
            (#"{"tenants":[{"tenant":"a","shownToClient":[1]}]}"#, "shownToClient"),
        ])
    func faults(_ text: String, _ member: String) throws {
        #expect { _ = try TenantLimits.load(try Self.json(text), usual: TenantLimits()) } throws: { error in
            (error as? TenantLimits.Fault)?.member == member
        }
    }

    @Test("settings of tenants and origins that cannot be used are said")
    func settings() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "tenants-\(UUID().uuidString)").path()
        defer { try? FileManager.default.removeItem(atPath: path) }
        for (text, isGood) in [
            (#"{"tenants":[]}"#, true), ("{", false), (#"{"tenants":[],"x":1}"#, false),
            (#"{"tenants":[{"tenant":"a","openQuota":-1}]}"#, false),
        ] {
            try Data(text.utf8).write(to: URL(filePath: path))
            var settings = await Settings.load(arguments: ["--tenants-file", path], environment: [:])
            _ = ServiceParts.options(&settings)
            #expect(settings.faults.isEmpty == isGood, "\(text)")
        }
        for (origin, isGood) in [
            ("https://desk.example", true), ("http://localhost:3000", true), ("*", false), ("desk.example", false),
            ("https://desk.example/", false), ("https://Desk.example", false), ("null", false),
            ("https://user@desk.example", false), ("file:///x", false),
        ] {
            var settings = await Settings.load(arguments: ["--cors-origins", origin], environment: [:])
            let options = ServiceParts.httpOptions(&settings)
            #expect(settings.faults.isEmpty == isGood, "\(origin)")
            #expect(options.origins == (isGood ? [origin] : []))
        }
    }

    @Test("pages of origins that are named may ask, and no others; by themselves none")
    func origins() async throws {
        for isNamed in [true, false] {
            var http = ServiceSetup.Options()
            if isNamed { http.origins = ["https://desk.example"] }
            try await HTTPRig.run(http: http) { rig in
                _ = try await rig.send(.get, "/healthz")
                func ask(_ origin: String) async throws -> String {
                    let wire = try Wire(port: rig.port)
                    wire.send(
                        """
                        OPTIONS /v1/policies HTTP/1.1\r\nHost: x\r\nOrigin: \(origin)\r\n\
                        Access-Control-Request-Method: GET\r\n\r\n
                        """)
                    return await wire.read()
                }
                let answer = try await ask("https://desk.example")
                #expect(answer.hasPrefix(isNamed ? "HTTP/1.1 204" : "HTTP/1.1 405"))
                #expect(answer.contains("Access-Control-Allow-Origin: https://desk.example") == isNamed)
                #expect(!answer.contains("Access-Control-Allow-Credentials"))
                for origin in ["https://desk.example.org", "null", "https://desk.example:8443"] {
                    let other = try await ask(origin)
                    #expect(other.hasPrefix("HTTP/1.1 405"))
                    #expect(!other.contains("Access-Control"))
                }
                let refused = try await rig.send(
                    .get, "/v1/policies", headers: ["Origin": "https://desk.example"])
                #expect(refused.status == 401)
                #expect((refused.headers[.accessControlAllowOrigin] != nil) == isNamed)
            }
        }
    }
}
