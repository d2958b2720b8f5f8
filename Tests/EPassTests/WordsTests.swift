// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassConformance
import EPassCrypto
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassSeals
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("The words of closed lists, Languages/", .timed)
struct WordsTests {
    @Test("every departure from the standard has a sentence, whoever meets it")
    func deviations() {
        var messages: [(String, Message)] = TrustDeviation.allCases.map { ($0.rawValue, $0.message) }
        messages += LDSDeviation.allCases.map { ($0.rawValue, $0.message) }
        messages += AccessDeviation.allCases.map { ($0.rawValue, $0.message) }
        messages += MRZDeviation.allCases.map { ($0.rawValue, $0.message) }
        messages += ReadingDeviation.allCases.map { ($0.rawValue, $0.message) }
        for (name, message) in messages { expectWords(message, of: name, in: "deviation", isSentence: true) }
        let others =
            CardVerifiableCertificate.Deviation.allCases.map(\.rawValue) + SignatureDeviation.allCases.map(\.rawValue)
        for name in others {
            expectWords(.named("deviation", name), of: name, in: "deviation", isSentence: true)
        }
        // One area has them all, and reports give nothing but the name.
        #expect(Set(messages.map(\.0)).count == messages.count)
        let known = Set(messages.map { "deviation." + $0.0 } + others.map { "deviation." + $0 })
        #expect(Set(Self.names(in: "deviation")) == known)
    }

    @Test("every way of reading that no standard forbids has a sentence")
    func ways() {
        for way in ReadingWay.allCases { expectWords(way.message, of: way.rawValue, in: "way", isSentence: true) }
        #expect(Self.names(in: "way").count == ReadingWay.allCases.count)
    }

    @Test("what was done about a disturbance is said in a sentence")
    func recoveryActions() {
        let actions = Recovery.Action.allCases.map(\.rawValue)
        for name in actions {
            expectWords(.named("recovery.action", name), of: name, in: "recovery.action", isSentence: true)
        }
        #expect(Set(Self.names(in: "recovery.action")) == Set(actions.map { "recovery.action." + $0 }))
    }

    @Test("every reason has a phrase")
    func reasons() {
        for reason in CheckReason.allCases {
            expectWords(reason.message, of: reason.rawValue, in: "reason", isSentence: false)
        }
        #expect(Self.names(in: "reason").count == CheckReason.allCases.count)
    }

    @Test("every end of a file of an LDS2 application has a sentence")
    func recordStates() {
        for state in FileEvidence.State.allCases {
            expectWords(
                .named("record.state", state.rawValue), of: state.rawValue, in: "record.state", isSentence: true)
        }
        #expect(Self.names(in: "record.state").count == FileEvidence.State.allCases.count)
    }

    @Test("every policy has a sentence")
    func policies() {
        for policy in Policy.all {
            expectWords(.named("helpPolicy", policy.name), of: policy.name, in: "helpPolicy", isSentence: true)
        }
        #expect(Self.names(in: "helpPolicy").count == Policy.all.count)
    }

    /// The phrases of closed lists: the area in which they stand, and the values of the list.
    static let phrases: [(area: String, values: [String])] = [
        ("mrz.field", MRZField.allCases.map(\.rawValue)),
        ("mrz.normalisation", MRZNormalisation.allCases.map(\.rawValue)),
        ("seal.kind", SealDocumentKind.allCases.map(\.rawValue)),
        // Besides features, what a VDS-NC holds (SealSummary).
        (
            "sealFeature",
            Array(Set(SealDocumentKind.allCases.flatMap(\.features).map(\.name) + ["certificateNumber", "holder"]))
        ),
        ("check.name", CheckID.all.filter { $0.hashedDataGroup == nil }.map(\.rawValue)),
        ("defectList.name", defectNames),
        ("defectList.refused", RefusedDefect.Reason.allCases.map(\.rawValue)),
        ("store", Set(TrustSource.Kind.allCases.map(\.rawValue) + SignedListKind.allCases.map(\.rawValue)).sorted()),
        ("store.basis", TrustBasis.allCases.map(\.rawValue)),
        ("record.application", LDS2Application.allCases.map(\.rawValue)),
        ("recovery.step", Recovery.Step.allCases.map(\.rawValue)),
        ("claim", ReaderClaim.allCases.map(\.rawValue)),
        ("assurance.name", Assurance.Kind.allCases.map(\.rawValue)),
        ("page.result", CheckResult.allCases.map(\.rawValue)),
        ("page.role", CheckRole.allCases.map(\.rawValue)),
        ("page.fileState", FileEntry.State.allCases.map(\.rawValue)),
        ("resultText.member", ResultExpectations.Member.allCases.map(\.rawValue)),
        ("conformance.outcome", ConformanceResult.Outcome.allCases.map(\.rawValue)),
        ("conformance.heading", ["unit", "title"] + ConformanceResult.Outcome.allCases.map(\.rawValue)),
        ("conformance.answer", ConformanceCase.Expected.allCases.map(\.rawValue)),
    ]

    /// The words for the types of defects and deviations, which have parameters and so are no list.
    private static let defectNames: [String] = {
        let files = ["DefectKind+Decoding", "DeviationKind"].map {
            sources.appendingPathComponent("EPassTrust/Lists/\($0).swift")
        }
        let text = files.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "" }.joined()
        return Set(text.matches(of: /case \.\w+: \("[\d.]*", "(\w+)"\)/).map { String($0.1) }).sorted()
    }()

    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

    @Test("every value of a list that a message names has a phrase")
    func lists() {
        for (area, values) in Self.phrases {
            #expect(values.count == Set(values).count && !values.isEmpty, "\(area)")
            for value in values {
                expectWords(.named(area, value), of: value, in: area, isSentence: false)
            }
            // Where the area is the list's own, it has no phrase for a value that there is not.
            guard area != "store" else { continue }
            #expect(Set(Self.names(in: area)) == Set(values.map { area + "." + $0 }), "\(area)")
        }
    }

    @Test("no other list is said by its names: an area that the code looks up is tested here")
    func areas() throws {
        // Codes have sentences: ErrorCodeTests.
        let known = Set(
            Self.phrases.map(\.area)
                + [
                    "deviation", "way", "reason", "error", "remedy", "recovery.action", "record.state", "helpPolicy",
                    "explain",
                ])
        var found: Set<String> = []
        let files = try #require(FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /\.named\(\s*"([A-Za-z.]+)",/) { found.insert(String(match.1)) }
            // An area that is no literal could not be found.
            #expect(
                text.matches(of: /Message\.named\(\s*[^"\s]/).isEmpty, "\(file.lastPathComponent)")
        }
        #expect(found == known)
    }

    /// The message is the one of that name and has no arguments, and its words are none of the program's own.
    private func expectWords(_ message: Message, of name: String, in area: String, isSentence: Bool) {
        #expect(MessageKey.named(area + "." + name) != nil, "\(area).\(name)")
        #expect(message.key.name == area + "." + name && message.arguments.isEmpty)
        let text = message.english
        #expect(text.hasSuffix(".") == isSentence, "\(text)")
        #expect(text.first?.isUppercase == true || !isSentence, "\(text)")
        #expect(!text.contains(name) || name == name.lowercased(), "\(text)")
    }

    private static func names(in area: String) -> [String] {
        MessageKey.all.map(\.name).filter { $0.hasPrefix(area + ".") }
    }
}
