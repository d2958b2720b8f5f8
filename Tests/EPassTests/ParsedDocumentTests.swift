// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassJSON
import EPassLDS
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Synchronization
import Testing

/// How often each file was decoded.
private final class Decodings: Sendable {
    private let counts = Mutex<[LDSFile: Int]>([:])

    /// Those of the operation alone: other tests run beside it.
    func count<Result>(_ operation: () async throws -> Result) async rethrows -> Result {
        let note: @Sendable (LDSFile) -> Void = { file in self.counts.withLock { $0[file, default: 0] += 1 } }
        return try await ParsedFile.$observer.withValue(note, operation: operation)
    }

    /// The files that were decoded.
    var files: Set<LDSFile> { Set(counts.withLock { $0 }.keys) }
    /// Those that were decoded more than once, by name.
    var repeated: [String] { counts.withLock { $0 }.filter { $0.value > 1 }.map(\.key.name).sorted() }
}

@Suite("Files are decoded once", .timed)
struct ParsedDocumentTests {
    private static let profiles = [
        "default", "bac", "pace-cam", "eac", "eac-cam-and-ca", "com-differs", "offers-active-authentication",
        "offers-chip-authentication",
    ]

    /// What the judgement decodes of a document, where it was read.
    private func judged(_ evidence: Evidence) -> Set<LDSFile> {
        let files = evidence.files.filter { $0.octets != nil }.map(\.file)
        return Set(files).subtracting([.atrInfo, .cvca])
    }

    private func credentials(_ simulated: SimulatedDocument) throws -> TerminalCredentials? {
        guard let held = simulated.document.terminalCredentials else { return nil }
        return try TerminalCredentials(
            certificates: try (held.certificates + held.authorities).map { try CardVerifiableCertificate(encoded: $0) },
            signer: PrivateKeySigner(held.privateKey))
    }

    @Test("by the reading, its judgement and its diagnosis together", arguments: profiles)
    func reading(_ profile: String) async throws {
        let simulated = try SimulatedDocument(profile)
        // With credentials the reading judges the chip before it shows them.
        let options = try simulated.terminalOptions(try credentials(simulated))
        let decodings = Decodings()
        let evidence = try await decodings.count {
            let evidence = await PassportReader.read(
                on: try simulated.channel(), access: try simulated.lines, options: options)
            _ = try simulated.judge(evidence)
            _ = TrustDiagnosis.diagnose(evidence, trust: try simulated.trust, at: SimulatedDocument.time)
            return evidence
        }
        #expect(evidence.failure == nil)
        #expect(decodings.repeated.isEmpty)
        #expect(decodings.files.isSuperset(of: judged(evidence)))
    }

    @Test("by what verifies a bundle", arguments: profiles)
    func verifying(_ profile: String) async throws {
        let simulated = try SimulatedDocument(profile)
        let bundle = try await simulated.read().json().octets()
        let decodings = Decodings()
        let evidence = try await decodings.count {
            let evidence = try Evidence(parsing: bundle)
            _ = try simulated.judge(evidence)
            _ = TrustDiagnosis.diagnose(evidence, trust: try simulated.trust, at: SimulatedDocument.time)
            return evidence
        }
        #expect(decodings.repeated.isEmpty)
        #expect(decodings.files == judged(evidence))
    }

    @Test("for copies of the evidence too, and the error of what does not decode is kept")
    func shared() async throws {
        let malformed: [UInt8] = [0x6F, 0x02, 0x30, 0x00]
        var first = Evidence(origin: .files, tool: .library)
        first.files = [.dataGroup(.dg15), .com].map {
            FileEvidence(file: $0, state: .read, isProtected: false, channel: 0, octets: malformed)
        }
        let (evidence, copy) = (first, first)
        let decodings = Decodings()
        await decodings.count {
            for evidence in [evidence, copy, evidence] {
                let file = evidence.document.file(.dataGroup(.dg15))
                #expect(file?.octets == malformed)
                #expect(evidence.document.dataGroup15 == nil)
                #expect { try file?.content(as: DataGroup15.self) } throws: {
                    ($0 as? LDSError)?.file == .dataGroup(.dg15)
                }
            }
        }
        #expect(decodings.repeated.isEmpty && decodings.files == [.dataGroup(.dg15)])
        #expect(copy.files == evidence.files)
    }

    @Test("anew where the octets are others")
    func changed() async throws {
        let simulated = try SimulatedDocument("default")
        var evidence = try await simulated.read()
        let zone = try #require(evidence.document.dataGroup1?.mrz)
        let index = try #require(evidence.files.firstIndex { $0.file == .dataGroup(.dg1) })
        let entry = evidence.files[index]
        evidence.files[index] = FileEvidence(
            file: entry.file, state: .read, isProtected: entry.isProtected, channel: entry.channel,
            octets: Array(try #require(entry.octets).dropLast()))
        #expect(evidence.document.dataGroup1 == nil)
        #expect(try simulated.judge(evidence).check(.dataGroupHash(.dg1))?.reason == .truncated)
        evidence.files[index] = entry
        #expect(evidence.document.dataGroup1?.mrz == zone)
    }
}
