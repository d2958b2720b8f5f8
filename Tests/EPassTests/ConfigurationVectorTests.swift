// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassSimulator
import EPassTestSupport
import EPassTrust
import EPassVectors
import Foundation
import Testing

/// What `index.json` beside descriptions says of one of them.
struct ConfigurationEntry: Decodable, Sendable {
    /// How much of the configuration the description makes.
    enum Made: String, Decodable, Sendable { case exact, near, impossible, untold }

    let id: String
    /// The description; nil where none is made.
    let file: String?
    let made: Made
    /// Why it is not `exact`.
    let why: String?
    /// How the inspection ends.
    let overall: String?
    /// The checks that failed or could not be carried out, but for the revocation of the signer, of which no list is at
    /// hand.
    let findings: [String]?
    /// The departures that are tolerated.
    let deviations: [String]?
}

/// A description, and what the index of its folder says of it.
struct ConfigurationVector: Sendable, CustomTestStringConvertible {
    private struct Index: Decodable { let configurations: [ConfigurationEntry] }

    let file: URL
    /// Nil where the folder has no index, or the index does not know the file.
    let entry: ConfigurationEntry?
    var testDescription: String { file.deletingPathExtension().lastPathComponent }

    static let folder = "simulator/tr-03105-5.1"

    static func entries(in folder: URL) -> [ConfigurationEntry] {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("index.json")) else { return [] }
        return (try? JSONDecoder().decode(Index.self, from: data))?.configurations ?? []
    }

    static let all: [ConfigurationVector] = {
        let files = EPassVectors.files(in: folder, external: folder, fileExtension: "json")
            .filter { $0.lastPathComponent != "index.json" }
        let entries = Set(files.map { $0.deletingLastPathComponent() })
            .reduce(into: [URL: [ConfigurationEntry]]()) { $0[$1] = Self.entries(in: $1) }
        return files.map { file in
            let known = entries[file.deletingLastPathComponent()] ?? []
            return ConfigurationVector(file: file, entry: known.first { $0.file == file.lastPathComponent })
        }
    }()
}

/// The configurations of BSI TR-03105-5.1 as descriptions: each is made, read and judged.
@Suite("Configurations of TR-03105-5.1 as descriptions", .timed)
struct ConfigurationVectorTests {
    /// 2020-06-01: behind the issue of the documents, before they expire.
    private static let time = Timestamp(secondsSince1970: 1_590_969_600)

    private static func description(_ file: URL) throws -> DocumentDescription {
        let folder = file.deletingLastPathComponent()
        return try DocumentDescription(
            json: Array(Data(contentsOf: file)),
            files: { Array(try Data(contentsOf: folder.appendingPathComponent($0))) })
    }

    private static func report(
        _ description: DocumentDescription, _ policy: Policy = .read
    ) async throws -> InspectionReport {
        let document = try description.makeDocument(seed: 1)
        var options = PassportReader.Options(startedAt: time)
        options.trust = try document.trustSnapshot()
        if let held = document.terminalCredentials {
            options.terminalCredentials = try TerminalCredentials(
                certificates: (held.authorities + held.certificates).map {
                    try CardVerifiableCertificate(encoded: $0)
                },
                signer: PrivateKeySigner(held.privateKey))
        }
        let evidence = await PassportReader.read(
            on: SimulatedChipChannel(try document.makeChip()),
            access: try AccessInput.parse(document.printedMRZ), options: options)
        return Inspection.judge(evidence, trust: try document.trustSnapshot(), policy: policy, at: time)
    }

    /// The same with a key of RSA that has just the room for PSS with SHA-512.
    private static func shortened(_ scheme: SignatureScheme) -> SignatureScheme {
        guard case .rsa = scheme.keyKind else { return scheme }
        var shortened = scheme
        shortened.keyKind = .rsa(1280)
        return shortened
    }

    @Test(
        "it is made and read, and the report says what the index does",
        arguments: TestShare.of(ConfigurationVector.all, oneOf: 6))
    func configuration(_ vector: ConfigurationVector) async throws {
        var description = try Self.description(vector.file)
        // Keys of RSA with 2,048 and 3,072 bits take a second to make; on the day of issue, in 2013, shorter ones are
        // as good to every check.
        description.cscaSignature = description.cscaSignature.map(Self.shortened)
        description.signature = Self.shortened(description.signature)
        let report = try await Self.report(description)
        let findings = report.checks.map(\.finding)
            .filter { $0.result == .failed || $0.result == .undetermined }
            .map(\.description).filter { !$0.hasPrefix("issuer.ds.revocation undetermined") }
        guard let entry = vector.entry else { return }
        let found = ([report.overall.rawValue] + findings + report.deviations.sorted()).joined(separator: "; ")
        let stated = ([entry.overall ?? ""] + (entry.findings ?? []) + (entry.deviations ?? []).sorted())
            .joined(separator: "; ")
        #expect(found == stated, "\(entry.id)")
    }

    /// What a border inspection has to refuse (TR-03105-5.1, "MRTD inspection procedure failed") and `read` tells by a
    /// name or in a row that decides nothing: `strict` refuses each.
    @Test(
        "what is tolerated by name, or fails a row that decides nothing, fails under strict",
        arguments: [
            "D04", "D08", "D10", "D14", "E03", "E07", "E09", "F05", "F07", "H46", "H47", "J02", "J03", "J04",
        ])
    func strict(_ name: String) async throws {
        let file = EPassVectors.folder(ConfigurationVector.folder).appendingPathComponent("CFG.EAC.LDS.\(name).json")
        var description = try Self.description(file)
        description.cscaSignature = description.cscaSignature.map(Self.shortened)
        description.signature = Self.shortened(description.signature)
        let row: CheckID =
            switch name {
            case "J02", "J03": .cardAccessAuthenticity
            case "J04": .cardSecurityStructure
            case "H46", "H47": .sodStructure
            default: .dataGroupStructure
            }
        for policy in [Policy.strict, .inspection] {
            let report = try await Self.report(description, policy)
            let check = report.check(row)
            #expect(check?.result == .failed, "\(check.map { "\($0.finding)" } ?? "no row")")
            #expect(report.overall == .failed && report.headline.word != .notGenuine, "\(report.headline)")
        }
    }

    private static func configuration(_ name: String) throws -> DocumentDescription {
        let file = EPassVectors.folder(ConfigurationVector.folder).appendingPathComponent("CFG.EAC.\(name).json")
        var description = try Self.description(file)
        description.cscaSignature = description.cscaSignature.map(Self.shortened)
        description.signature = Self.shortened(description.signature)
        return description
    }

    @Test(
        "why no right was proved: EF.CVCA is not there, or is none",
        arguments: [
            ("ISO7816.E09", CheckReason.malformed), ("ISO7816.E22", .absent), ("LDS.G01", .malformed),
            ("LDS.G02", .malformed),
        ])
    func authorities(_ name: String, _ reason: CheckReason) async throws {
        for policy in [Policy.read, .border, .inspection] {
            let report = try await Self.report(try Self.configuration(name), policy)
            #expect(report.check(.terminalAuthentication)?.reason == reason)
            #expect((report.overall == .successful) == (policy != .inspection))
        }
    }

    @Test(
        "what reading lives with, read and border accept, and inspection does not",
        arguments: [
            ("ISO7816.E23", "authoritiesShortEFWrong"), ("LDS.K03", "bufferSizesNotStated"),
        ])
    func robust(_ name: String, _ deviation: String) async throws {
        for policy in [Policy.read, .border, .inspection] {
            let report = try await Self.report(try Self.configuration(name), policy)
            #expect(report.deviations == [deviation] && report.overall == .successful)
            #expect(report.decision?.outcome == (policy == .inspection ? .reject : nil))
        }
    }

    @Test("sizes of EF.ATR/INFO of two and of three octets are taken", arguments: ["LDS.K01", "LDS.K02"])
    func sizes(_ name: String) async throws {
        let report = try await Self.report(try Self.configuration(name), .inspection)
        #expect(report.deviations.isEmpty && report.decision?.outcome == .accept)
    }

    @Test("dates of the signer in the other form of time are tolerated by name, and refused where nothing is")
    func timeForm() async throws {
        let description = try Self.configuration("LDS.H56")
        for policy in [Policy.read, .border] {
            let report = try await Self.report(description, policy)
            #expect(report.deviations == ["validityTimeForm"] && report.check(.dsSignature)?.result == .successful)
        }
        for policy in [Policy.strict, .inspection] {
            let check = try await Self.report(description, policy).check(.dsSignature)
            #expect(check?.result == .failed && check?.reason == .malformed)
        }
    }

    @Test(
        "a certificate in EF.SOD that cannot be decoded is told, and is not missing", arguments: ["H50", "H57", "H66"])
    func undecodable(_ name: String) async throws {
        let check = try await Self.report(try Self.configuration("LDS." + name)).check(.sodSignature)
        #expect(check?.result == .undetermined && check?.reason == .malformed)
    }

    @Test("the index knows every file, and says why of what is not exact")
    func index() throws {
        let folder = EPassVectors.folder(ConfigurationVector.folder)
        let entries = ConfigurationVector.entries(in: folder)
        #expect(entries.count == 139)
        let files = EPassVectors.files(in: ConfigurationVector.folder, external: nil, fileExtension: "json")
            .map(\.lastPathComponent).filter { $0 != "index.json" }
        #expect(Set(entries.compactMap(\.file)) == Set(files))
        for entry in entries {
            #expect((entry.why?.isEmpty == false) == (entry.made != .exact), "\(entry.id)")
            #expect((entry.file != nil) == (entry.made == .exact || entry.made == .near), "\(entry.id)")
        }
        // The count that Docs/simulator.md states.
        let page = try String(
            contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appendingPathComponent("Docs/simulator.md"), encoding: .utf8)
        func count(_ made: ConfigurationEntry.Made) -> Int { entries.count { $0.made == made } }
        #expect(
            page.contains(
                "| \(count(.exact)) | \(count(.near)) | \(count(.impossible)) | \(count(.untold)) |"))
    }
}
