// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassConformance
import EPassCrypto
import EPassISO7816
import EPassImages
import EPassJSON
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassPKCS11
import EPassSeals
import EPassSimulator
import EPassTLV
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("Error codes: facts, words, pages (Docs/errors.md)", .timed)
struct ErrorCodeTests {
    /// Each code stands in one of these lists. Those that a reading and evidence put together have all of theirs.
    static let layers: [any ErrorCode.Type] = [
        TLVError.Code.self, LDSError.Code.self, CryptoError.Code.self, MRZError.Code.self, JSONError.Code.self,
        APDUError.Code.self, TranscriptError.Code.self, CardChannelError.Code.self, AccessError.Code.self,
        TrustError.Code.self, SealError.Code.self, PKCS11Error.Code.self, ImageError.Code.self,
        SimulatorError.Code.self, ReadError.OwnCode.self, EvidenceError.OwnCode.self, TraceError.Code.self,
        PolicyError.Code.self, StatusError.Code.self, ArchiveError.Code.self, ConformanceError.Code.self,
        ResultError.Code.self,
    ]

    static func codes(_ layers: [any ErrorCode.Type] = layers) -> [any ErrorCode] {
        layers.flatMap { $0.allCases as [any ErrorCode] }
    }

    @Test("a code stands in one list, and has a stable text of two words")
    func texts() {
        let texts = Self.codes().map { $0.rawValue }
        #expect(texts.count > 240 && Set(texts).count == texts.count)
        for code in Self.codes() {
            #expect(code.rawValue.wholeMatch(of: /[a-z0-9]+\.[a-z][A-Za-z0-9]+/) != nil, "\(code)")
            #expect(code.description == code.rawValue)
        }
    }

    @Test("the codes of a layer are of its area")
    func areas() {
        let several: [String: Set<String>] = [
            // A link to a chip: the reader, the card, and what lies between.
            "CardChannelError": ["channel", "reader", "card"],
            // The opening as a whole, beside what its steps say.
            "ReadError": ["read", "access"],
        ]
        var areas: Set<String> = []
        for layer in Self.layers {
            let name = String(reflecting: layer).split(separator: ".").dropFirst().first.map(String.init) ?? ""
            let own = Set(Self.codes([layer]).map { String($0.rawValue.prefix { $0 != "." }) })
            #expect(own == several[name] ?? [name.dropLast("Error".count).lowercased()], "\(name)")
            #expect(areas.isDisjoint(with: own.subtracting(name == "ReadError" ? ["access"] : [])), "\(name)")
            areas.formUnion(own)
        }
    }

    @Test("a reading and evidence have the codes of their layers, as they are")
    func unions() {
        let read = Self.codes([ReadError.OwnCode.self, CardChannelError.Code.self, AccessError.Code.self])
        #expect(ReadError.Code.allCases.map { $0.rawValue } == read.map { $0.rawValue })
        #expect(ReadError.Code.allCases.map { $0.facts } == read.map { $0.facts })
        let evidence = Self.codes([EvidenceError.OwnCode.self, JSONError.Code.self])
        #expect(EvidenceError.Code.allCases.map { $0.rawValue } == evidence.map { $0.rawValue })
        for code in ReadError.Code.allCases { #expect(ReadError.Code(rawValue: code.rawValue) == code) }
        for code in EvidenceError.Code.allCases { #expect(EvidenceError.Code(rawValue: code.rawValue) == code) }
        #expect(ReadError.Code(rawValue: "none.such") == nil && EvidenceError.Code(rawValue: "none.such") == nil)
    }

    @Test("every code says in words of its own what it means and what to do next")
    func words() {
        for code in Self.codes() {
            for (area, message) in [("error", code.message), ("remedy", code.remedy)] {
                #expect(message.key.name == "\(area).\(code)" && message.arguments.isEmpty)
                #expect(
                    message.english.first?.isUppercase == true || message.english.first?.isNumber == true
                        || message.english.hasPrefix("epass "), "\(message.key)")
                #expect(message.english.hasSuffix("."), "\(message.key)")
            }
        }
    }

    @Test("there are no words for a code that there is not")
    func unused() {
        let known = Set(Self.codes().map { $0.rawValue })
        // What one layer says of an error of another, and the codes of the command line (CommandLineErrorTests).
        let others: Set = ["withCode", "atOctet", "ofOpenSSL", "reader.several"]
        for key in MessageKey.all {
            let area = key.name.prefix { $0 != "." }
            guard area == "error" || area == "remedy" else { continue }
            let code = String(key.name.dropFirst(area.count + 1))
            #expect(known.contains(code) || others.contains(code) || code.hasPrefix("cli."), "\(key)")
        }
    }

    @Test("no code is an internal error without a reason, and those pass that the reader or somebody else caused")
    func facts() {
        let internalErrors = [
            "crypto.libraryUnavailable", "crypto.operationFailed", "crypto.randomUnavailable",
            "simulator.personalisationFailed",
        ]
        let lasting = [
            "image.notBuilt", "pkcs11.notBuilt", "read.appendingOpen", "read.limitExceeded", "read.noProgress",
            "read.recordNotKept", "reader.unsupported",
        ]
        for code in Self.codes() {
            let facts = code.facts
            #expect((facts.exitStatus == .internalError) == internalErrors.contains(code.rawValue), "\(code)")
            let passes = [.unavailable, .cardIO, .busy].contains(facts.exitStatus)
            #expect(facts.isRetryable == (passes && !lasting.contains(code.rawValue)), "\(code)")
        }
        #expect(ErrorExit.allCases.map(\.rawValue) == [64, 65, 66, 69, 70, 73, 74, 75, 77, 130])
        #expect(Set(ReadPhase.allCases.map(\.rawValue)).isSubset(of: ErrorPhase.allCases.map(\.rawValue)))
    }

    @Test("a locked store is busy, a full disk cannot be written, and neither is an input that is not there")
    func stores() {
        #expect(TrustError.Code.storeLocked.facts.exitStatus == .busy)
        #expect(TrustError.Code.storeNotWritten.facts.exitStatus == .cannotWrite)
        #expect(TrustError.Code.storeDamaged.facts.exitStatus == .badData)
        #expect(TrustError.Code.notAStore.facts.exitStatus == .badData)
        #expect(TrustError.Code.storeDamaged.remedy != TrustError.Code.storeLocked.remedy)
    }

    @Test("every code of every layer has a row in Docs/errors.md, each once, and there is no other row")
    func documented() throws {
        // The codes of the command line: CommandLineErrorTests.
        let rows = try ErrorPage.rows().filter { !$0.hasPrefix("cli.") && $0 != "reader.several" }
        #expect(Set(rows) == Set(Self.codes().map { $0.rawValue }))
        #expect(Set(rows).count == rows.count)
    }

    @Test("no layer is left out: every list of codes in the libraries is one of these")
    func complete() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources")
        let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        var lists = 0
        for case let file as URL in files
        where file.pathExtension == "swift" && !file.path.contains("/EPassCLI/") {
            lists += try String(contentsOf: file, encoding: .utf8).matches(of: /enum \w+: String, ErrorCode\b/).count
        }
        #expect(lists == Self.layers.count)
    }

    @Test("an error says what its code says, where nobody has a better word")
    func defaults() {
        let error = CardChannelError(.readerNone)
        #expect(error.message == CardChannelError.Code.readerNone.message)
        #expect(error.remedy == CardChannelError.Code.readerNone.remedy)
        let own = CardChannelError(.timeout, reason: "Zu spät.", remedy: "Noch einmal.")
        #expect(own.message == .plainText(text: "Zu spät.") && own.remedy.english == "Noch einmal.")
        #expect(ReadError(own, phase: .files).remedy == own.remedy)
        let cancelled = ReadError(.cancelled, phase: .files)
        #expect(cancelled.message.key.name == "error.read.cancelled")
        #expect(cancelled.remedy.key.name == "remedy.read.cancelled")
    }

    @Test("words that a bundle recorded are found again, and others stay as they are")
    func recorded() {
        #expect(Message.recorded("Read again to get the rest.").key.name == "remedy.read.cancelled")
        #expect(Message.recorded("Somebody's own words.") == .readRecordedWords(text: "Somebody's own words."))
        #expect(Message.recorded("{text}") == .readRecordedWords(text: "{text}"))
    }

    @Test("no limit of a reading is so large that it traps", arguments: [Int.max, Int.max / 1000 + 1])
    func limits(_ seconds: Int) async throws {
        let simulated = try SimulatedDocument("default")
        var options = PassportReader.Options()
        options.limits = ReadLimits(
            fileLength: .max, imageFileLength: .max, commands: .max, seconds: seconds, commandSeconds: seconds)
        let evidence = await PassportReader.read(
            on: try simulated.channel(), access: try simulated.lines, options: options)
        #expect(evidence.failure == nil)
    }

    @Test("no wait is so long that it traps or is none")
    func waits() {
        for wait in [Duration.seconds(Int64.max), .seconds(Int64.max) * 10, .seconds(Int64.min), .zero] {
            let left = ContinuousClock.Instant.deadline(after: wait).millisecondsLeft
            #expect(wait > .zero ? left > 1_000_000_000 : left == 0)
        }
    }
}
