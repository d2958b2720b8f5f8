// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassEvents
import EPassJSON
import EPassLDS
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("Pages in Docs/ say what the code does", .timed)
struct DocumentationTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func page(_ name: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
    }

    @Test("the example of the page runs")
    func embedding() async throws {
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

    @Test("the example with a trust store asks before it takes, and judges by what it took")
    func embeddingStore() async throws {
        let simulated = try SimulatedDocument("default")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("epass-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (file, store) = (folder + "/csca.der", folder + "/store")
        try Data(simulated.document.cscaCertificate).write(to: URL(fileURLWithPath: file))
        let bundle = Array(try await simulated.read().json().text().utf8)
        let now = SimulatedDocument.time
        // A new country has to be confirmed, so nothing is taken.
        let difference = try take(file, into: store, pins: [], now: now)
        #expect(difference.newCountries == ["UT"] && difference.requiresConfirmation)
        let without = try judge(bundle, store: store, now: now)
        #expect(without.check(.dsSignature)?.reason == .noAnchor)
        #expect(try take(file, into: store, pins: [[1, 2, 3]], now: now).unmetPins == [[1, 2, 3]])
        // Confirmed, and known from then on.
        let transaction = try TrustStore.open(path: store).begin(at: now)
        try TrustImporter().read(path: file) { object throws(TrustError) in try transaction.add(object) }
        try transaction.commit()
        #expect(!(try take(file, into: store, pins: [], now: now)).requiresConfirmation)
        let report = try judge(bundle, store: store, now: now)
        #expect(report.assurance(.dataGenuine)?.isGiven == true && report.isTest)
    }

    @Test("the example in another language has every line of the report, in that language")
    func embeddingLanguage() async throws {
        let report = try await SimulatedDocument("default").report()
        let shown = try show(report, language: "de", texts: ["headline.verified": "GEPRÜFT"])
        #expect(shown.text.hasPrefix("GEPRÜFT  ") && !shown.text.contains("VERIFIED"), "\(shown.text)")
        #expect(shown.rows.first == ["good", "GEPRÜFT"], "\(shown.rows)")
        #expect(shown.rows.count == 1 + report.outline.sections.flatMap(\.lines).count)
        #expect(shown.rows.contains { $0.first == "open" && $0.last?.hasPrefix("Undetermined. ") == true })
        #expect(throws: MessageCatalogueError.self) {
            try show(report, language: "de", texts: ["no.such": "x"])
        }
    }

    @Test("the example with another application reads it as it is")
    func embeddingApplication() async throws {
        let simulated = try SimulatedDocument("several-applications")
        let octets = try await readBeside(try simulated.channel(), mrz: simulated.document.printedMRZ)
        #expect(octets == [UInt8](repeating: 0x5A, count: 700))
    }

    @Test("the example of the holder has name and portrait, and that of the clock knows three ways to a time")
    func embeddingHolder() async throws {
        let simulated = try SimulatedDocument("default")
        let evidence = try await simulated.read()
        let shown = try holder(try simulated.judge(evidence), evidence)
        #expect(shown.name?.hasPrefix("ERIKSSON") == true && shown.portrait?.format.fileExtension == "jpg")
        let times = times(of: Date(timeIntervalSince1970: 1_795_000_000.9)).compactMap(\.self)
        #expect(times.count == 4 && times[0] > times[2].adding(days: -3_650))
        #expect(times[1] == SimulatedDocument.time && times[3].secondsSince1970 - times[2].secondsSince1970 == 32_400)
    }

    @Test("the example of the events tells them, and the page names each with what it says")
    func embeddingEvents() async throws {
        let simulated = try SimulatedDocument("default")
        var names: [InspectionEvent.Name] = []
        let report = try await inspect(
            try simulated.channel(), mrz: simulated.document.printedMRZ, trust: try simulated.trust,
            now: SimulatedDocument.time
        ) { names.append($0.name) }
        #expect(report.overall == .successful && names.first == .phase && names.last == .judgement)
        let page = try Self.page("Docs/embedding.md")
        for name in InspectionEvent.Name.allCases { #expect(page.contains("`\(name.rawValue)`"), "\(name)") }
        for key in InspectionEvent.Key.allCases { #expect(page.contains("`\(key.rawValue)`"), "\(key)") }
    }

    /// `Scripts/check-embedding` compiles the examples as a module of another package, which sees only what is public.
    @Test("code on pages and in articles is part of examples that are compiled, and that of the simulator runs")
    func articles() async throws {
        func lines(_ text: some StringProtocol) -> String {
            "\n" + text.split(separator: "\n").map { $0.trimmingPrefix(while: { $0 == " " }) + "\n" }.joined()
        }
        func files(in folder: String, ending: String) throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: Self.root.appendingPathComponent(folder).path)
                .filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }
        }
        let examples = try files(in: "Tests/EPassTests/Examples", ending: ".swift").map { lines(try Self.page($0)) }
        let pages = try files(in: "Docs", ending: ".md") + files(in: "Sources/EPass/EPass.docc", ending: ".md")
        var count = 0
        for page in pages + ["README.md"] {
            for block in try Self.page(page).components(separatedBy: "```swift\n").dropFirst() {
                let code = lines(try #require(block.components(separatedBy: "\n```").first))
                #expect(examples.contains { $0.contains(code) }, "\(page):\(code)")
                count += 1
            }
        }
        #expect(count >= 15)
        #expect(try await judgeSimulated(now: SimulatedDocument.time).overall == .successful)
    }

    @Test("the table of targets has the imports of Package.swift")
    func targets() throws {
        let rows = try Self.page("Docs/architecture.md").matches(of: /\| `(\w+)` \|.*\| ([^|\n]*) \|\n/)
        let imports = Dictionary(
            rows.map { (String($0.1), Set($0.2.split(separator: ", ").map(String.init))) },
            uniquingKeysWith: { first, _ in first })
        // A declaration is indented by eight spaces, and what belongs to it by more.
        let declarations = try Self.page("Package.swift").replacing(/\n {9,}/, with: " ").split(separator: "\n")
            .filter { $0.hasPrefix("        library(") }
        #expect(declarations.count > 10)
        for declaration in declarations {
            let names = declaration.matches(of: /"(C?EPass\w*|C(?:PCSC|PKCS11|OpenSSL|OpenJPEG|JPEG|PNG))"/).map {
                String($0.1)
            }
            let name = try #require(names.first)
            let expected: Set = names.count == 1 ? ["nothing"] : Set(names.dropFirst())
            #expect(imports[name] == expected, "\(name)")
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
        for member in report.json()["document"]?.object ?? [] {
            #expect(page.contains("`\(member.name)`"), "\(member.name)")
        }
        for outcome in DetailComparison.Outcome.allCases { #expect(page.contains("`\(outcome.rawValue)`")) }
        for field in DetailComparison.Field.allCases { #expect(page.contains("`\(field.rawValue)`")) }
        for member in report.json()["trust"]?.object ?? [] { #expect(page.contains("`\(member.name)`")) }
        for member in report.json()["access"]?.object ?? [] { #expect(page.contains("`\(member.name)`")) }
        for member in report.json()["access"]?["attempts"]?.array?.first?.object ?? [] {
            #expect(page.contains("`\(member.name)`"))
        }
        for member in try #require(report.json()["checks"]?.array).flatMap({ $0.object ?? [] }) {
            #expect(page.contains("`\(member.name)`"), "\(member.name)")
        }
        for performer in CheckPerformer.allCases { #expect(page.contains("`\(performer.rawValue)`")) }
        for reason in SkippedPACEOffer.Reason.allCases { #expect(page.contains("`\(reason.rawValue)`")) }
        for state in FileEntry.State.allCases { #expect(page.contains("`\(state.rawValue)`")) }
        // What is asked of signatures, certificates and hashes, and of files that others confirm, is in checks.md.
        let own = CheckID.all.filter { id in
            switch id.check.area {
            case .access: id.check.aspect == .proof
            case .chip, .document: true
            case .integrity: id.check.object == .dataGroups
            case .securityObject, .issuer, .seal, .lds2: false
            }
        }
        let lines = page.split(separator: "\n")
        let table = lines.drop { $0 != "## Checks of access, chip and document" }.dropFirst().prefix {
            !$0.hasPrefix("## ")
        }
        let rows = table.filter { $0.hasPrefix("| `") }.compactMap { $0.dropFirst(3).split(separator: "`").first }
        #expect(rows.sorted() == own.map { Substring($0.rawValue) }.sorted())
        for policy in Policy.all { #expect(try Self.page("Docs/policies.md").contains("`\(policy.name)`")) }
    }
}
