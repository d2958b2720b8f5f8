// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("Pages in Docs/ say what the code does")
struct DocumentationTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func page(_ name: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
    }

    @Test("every error code has an entry")
    func errors() throws {
        let codes = ReadError.Code.own.map(\.description) + EvidenceError.Code.all.map(\.description)
        let missing = try ErrorPage.missing(codes)
        #expect(missing == [])
        #expect(Set(ReadError.Code.all).count == ReadError.Code.all.count)
    }

    @Test("the example of the page is the file that is compiled, and it runs")
    func embedding() async throws {
        let page = try Self.page("Docs/embedding.md")
        let code = try #require(page.components(separatedBy: "```swift\n").last?.components(separatedBy: "\n```").first)
        #expect(try Self.page("Tests/EPassTests/EmbeddingExample.swift").contains(code))

        let simulated = try SimulatedDocument("default")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("epass-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(simulated.document.cscaCertificate).write(to: folder.appendingPathComponent("csca.der"))
        for can in [nil, "123456"] {
            let report = try await inspect(
                try simulated.channel(), mrz: simulated.document.printedMRZ, can: can, anchors: folder.path,
                now: SimulatedDocument.time)
            #expect(report.overall == .successful)
        }
    }

    @Test("the page of trust material names every basis, every statement of the doctor and every weight")
    func trust() throws {
        let page = try Self.page("Docs/trust.md")
        for basis in TrustBasis.allCases { #expect(page.contains("`\(basis)`")) }
        for code in TrustDiagnosis.Code.allCases { #expect(page.contains("`\(code.rawValue)`"), "\(code)") }
        for weight in TrustDiagnosis.Statement.Weight.allCases { #expect(page.contains("`\(weight.rawValue)`")) }
        for standing in TrustDiagnosis.Standing.allCases { #expect(page.contains("`\(standing.rawValue)`")) }
    }

    @Test("the page of the report names every member, headline, state and check of its own")
    func report() async throws {
        let page = try Self.page("Docs/report.md")
        let report = try await SimulatedDocument("default").report()
        for member in report.json().object ?? [] { #expect(page.contains("`\(member.name)`")) }
        for member in report.json()["trust"]?.object ?? [] { #expect(page.contains("`\(member.name)`")) }
        for member in report.json()["access"]?.object ?? [] { #expect(page.contains("`\(member.name)`")) }
        for member in report.json()["access"]?["attempts"]?.array?.first?.object ?? [] {
            #expect(page.contains("`\(member.name)`"))
        }
        for reason in SkippedPACEOffer.Reason.allCases { #expect(page.contains("`\(reason.rawValue)`")) }
        for state in FileEntry.State.allCases { #expect(page.contains("`\(state.rawValue)`")) }
        for id in [
            CheckID.accessProtocol, .activeAuthentication, .chipAuthentication, .mrzMatchesDG1, .mrzCheckDigits,
            .expiry,
            .issuerMatchesSigner,
        ] {
            #expect(page.contains("`\(id)`"))
        }
        for policy in Policy.all { #expect(try Self.page("Docs/policies.md").contains("`\(policy.name)`")) }
    }
}
