// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassImages
import EPassJSON
import EPassLDS
import EPassMRZ
import EPassPKCS11
import EPassSeals
import EPassSimulator
import EPassTLV
import EPassTrust
import Testing

@Suite("Errors by their codes: status, phase, remedy (Docs/errors.md)")
struct ErrorGuideTests {
    /// The codes of the layers whose errors bring no remedy of their own.
    static let guided: [String] =
        TLVError.Code.all.map(\.description) + MRZError.Code.all.map(\.description)
        + APDUError.Code.all.map(\.description) + TranscriptError.Code.all.map(\.description)
        + CryptoError.Code.all.map(\.description) + LDSError.Code.all.map(\.description)
        + TrustError.Code.all.map(\.description) + EvidenceError.Code.all.map(\.description)
        + JSONError.Code.all.map(\.description) + SimulatorError.Code.all.map(\.description)
        + PKCS11Error.Code.all.map(\.description) + ImageError.Code.all.map(\.description)
    /// The codes of the layers whose errors do.
    static let own: [String] =
        ReadError.Code.all.map(\.description) + SealError.Code.all.map(\.description)

    @Test("every code of every layer has a phase and an exit status that is no internal error without a reason")
    func standing() {
        let internalErrors: Set<String> = [
            "crypto.libraryUnavailable", "crypto.operationFailed", "crypto.randomUnavailable",
            "simulator.personalisationFailed",
        ]
        #expect(Self.guided.count > 120 && Self.own.count > 90)
        for code in Set(Self.guided + Self.own) {
            #expect(ErrorGuide.phase(code) != nil, "\(code)")
            let status = ErrorGuide.exitStatus(code)
            #expect((status == 70) == internalErrors.contains(code), "\(code): \(status)")
            #expect([64, 65, 66, 69, 70, 73, 74, 75, 77, 130].contains(status), "\(code): \(status)")
        }
        #expect(ErrorGuide.phase("none.such") == nil && ErrorGuide.exitStatus("none.such") == 70)
    }

    @Test("every code whose error brings no remedy has one here, and no other code does")
    func remedies() {
        for code in Self.guided { #expect(ErrorGuide.remedy(code)?.isEmpty == false, "\(code)") }
        #expect(ErrorGuide.codes == Set(Self.guided))
        for code in Self.own where !Self.guided.contains(code) { #expect(ErrorGuide.remedy(code) == nil) }
    }

    @Test("a locked store is busy, a full disk cannot be written, and neither is an input that is not there")
    func stores() {
        #expect(ErrorGuide.exitStatus("trust.storeLocked") == 75)
        #expect(ErrorGuide.exitStatus("trust.storeNotWritten") == 73)
        #expect(ErrorGuide.exitStatus("trust.storeDamaged") == 65)
        #expect(ErrorGuide.exitStatus("trust.notAStore") == 65)
        #expect(ErrorGuide.remedy("trust.storeDamaged") != ErrorGuide.remedy("trust.storeLocked"))
    }

    @Test("no limit of a reading is so large that it traps", arguments: [Int.max, Int.max / 1000 + 1])
    func limits(_ seconds: Int) async throws {
        let simulated = try SimulatedDocument("default")
        var options = PassportReader.Options()
        options.limits = ReadLimits(
            fileLength: .max, imageFileLength: .max, commands: .max, seconds: seconds, reopenings: 2)
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
