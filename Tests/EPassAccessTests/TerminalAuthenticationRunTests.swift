// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassMRZ
import EPassTestSupport
import Testing

@testable import EPassAccess

/// Runs of Terminal Authentication without a chip.
enum TerminalRuns {
    /// Octets of hexadecimal digits; none where they are not.
    static func value(_ digits: String) -> [UInt8] { octets(digits) ?? [] }

    static let short = TerminalAuthentication.CertificateToSend(
        authorityReference: Array("UTCVCAEPASS00001".utf8), body: TerminalRuns.value("7F4E03420141"),
        signature: TerminalRuns.value("B1B2B3"))
    static let second = TerminalAuthentication.CertificateToSend(
        authorityReference: Array("UTDVEPASS00001".utf8), body: TerminalRuns.value("7F4E03420142"),
        signature: TerminalRuns.value("C1C2"))
    /// A certificate of 400 octets and some.
    static let long = TerminalAuthentication.CertificateToSend(
        authorityReference: Array("UTCVCAEPASS00001".utf8),
        body: TerminalRuns.value("7F4E820100") + [UInt8](repeating: 0x5A, count: 256),
        signature: [UInt8](repeating: 0xB5, count: 128))
    static let holder = Array("UTISEPASS00001".utf8)
    static let challenge = TerminalRuns.value("0102030405060708")
    static let identifier = ChipIdentifier.pace(compressedChipKey: TerminalRuns.value("D1D2D3"))
    static let compressedKey = TerminalRuns.value("E1E2E3E4")
    static let shortOnly = CommandCapacity(short: 223, extended: nil)
    static let extended = CommandCapacity(short: 223, extended: 65_000)

    static func run(
        _ certificates: [TerminalAuthentication.CertificateToSend] = [short, second],
        identifiers: [ChipIdentifier] = [identifier], signatureLength: Int? = 64,
        capacity: CommandCapacity = extended
    ) -> TerminalAuthentication.Run {
        TerminalAuthentication.run(
            certificates: certificates, holderReference: holder, chipIdentifiers: identifiers,
            compressedKey: compressedKey, signatureAlgorithm: .ecdsa(.sha256), signatureLength: signatureLength,
            capacity: capacity)
    }
}

extension TerminalAuthentication.Run {
    /// The command that is to be sent, in hexadecimal; nil where none is.
    var sent: String? {
        guard case .send(let command) = action, let encoded = try? command.encoded() else { return nil }
        return hex(encoded)
    }

    var command: CommandAPDU? { if case .send(let command) = action { command } else { nil } }

    var refusal: TerminalAuthenticationRefusal? { if case .refused(let refusal) = action { refusal } else { nil } }

    mutating func answer(_ status: UInt16 = 0x9000, _ data: [UInt8] = []) {
        receive(ResponseAPDU(data: data, statusBytes: StatusBytes(status)))
    }

    /// Goes on until the step is under way, with success everywhere before.
    mutating func proceed(to wanted: TerminalAuthentication.Step, certificate: Int? = nil) {
        for _ in 0..<64 {
            if step == wanted, certificate == nil || certificate == certificateIndex { return }
            switch action {
            case .send: answer(0x9000, step == .getChallenge ? TerminalRuns.challenge : [])
            case .sign: receive(signature: [UInt8](repeating: 0x77, count: 64))
            case .accepted, .refused: return
            }
        }
    }
}

@Suite("TerminalAuthentication.Run, Doc 9303-11 7.1.5", .timed)
struct TerminalAuthenticationRunTests {
    @Test("the commands are those of 7.1.5, each certificate verified with the key that it names")
    func commands() throws {
        var run = TerminalRuns.run()
        #expect(run.sent == "002281B6128310" + hex(TerminalRuns.short.authorityReference))
        #expect(run.step == .setDST && run.certificateIndex == 0)
        run.answer()
        #expect(run.sent == "002A00BE0C7F4E034201415F3703B1B2B3")
        #expect(run.step == .verifyCertificate)
        run.answer()
        #expect(run.sent == "002281B610830E" + hex(TerminalRuns.second.authorityReference))
        #expect(run.certificateIndex == 1)
        run.answer()
        #expect(run.sent == "002A00BE0B7F4E034201425F3702C1C2")
        run.answer()
        #expect(run.sent == "002281A410830E" + hex(TerminalRuns.holder))
        #expect(run.certificateIndex == 2)
        run.answer()
        #expect(run.sent == "0084000008")
        run.answer(0x9000, TerminalRuns.challenge)
        #expect(
            run.action
                == .sign(message: TerminalRuns.value("D1D2D30102030405060708E1E2E3E4"), algorithm: .ecdsa(.sha256)))
        let signature = [UInt8](repeating: 0x77, count: 64)
        run.receive(signature: signature)
        #expect(run.sent == "0082000040" + hex(signature))
        run.answer()
        #expect(run.action == .accepted)
        #expect(run.deviations.isEmpty)
        #expect(run.binding == .ephemeralKey)
    }

    @Test("without certificates the run begins with MSE:Set AT")
    func noCertificates() {
        let run = TerminalRuns.run([])
        #expect(run.step == .setAT)
        #expect(run.sent == "002281A410830E" + hex(TerminalRuns.holder))
    }

    @Test(
        "each refusal is told by its step, the certificate and the status bytes",
        arguments: [
            (.setDST, 0, 0x6A88, .trustPointUnknown, "access.terminalTrustPointUnknown"),
            (.setDST, 1, 0x6A88, .authorityKeyUnknown, "access.terminalTrustPointUnknown"),
            (.setDST, 0, 0x6982, .notAllowed, "access.terminalAuthenticationNotAllowed"),
            (.setDST, 0, 0x6D00, .notSupported, "access.notSupported"),
            (.setDST, 1, 0x6A80, .certificateRefused, "access.terminalCertificateRefused"),
            (.verifyCertificate, 0, 0x6A88, .trustPointUnknown, "access.terminalTrustPointUnknown"),
            (.verifyCertificate, 0, 0x6300, .certificateRefused, "access.terminalCertificateRefused"),
            (.verifyCertificate, 1, 0x6985, .certificateRefused, "access.terminalCertificateRefused"),
            (.verifyCertificate, 1, 0x6982, .certificateRefused, "access.terminalCertificateRefused"),
            (.verifyCertificate, 1, 0x6F00, .certificateRefused, "access.terminalCertificateRefused"),
            (.verifyCertificate, 0, 0x6E00, .notSupported, "access.notSupported"),
            (.setAT, nil, 0x6A80, .terminalKeyRefused, "access.terminalCertificateRefused"),
            (.setAT, nil, 0x6A88, .terminalKeyRefused, "access.terminalCertificateRefused"),
            (.setAT, nil, 0x6982, .notAllowed, "access.terminalAuthenticationNotAllowed"),
            (.getChallenge, nil, 0x6985, .challengeRefused, "access.terminalAuthenticationNotAllowed"),
            (.externalAuthenticate, nil, 0x6300, .signatureRefused, "access.terminalSignatureRefused"),
            (.externalAuthenticate, nil, 0x6982, .notAllowed, "access.terminalAuthenticationNotAllowed"),
            (.externalAuthenticate, nil, 0x6A88, .terminalKeyRefused, "access.terminalCertificateRefused"),
            (.externalAuthenticate, nil, 0x6283, .signatureRefused, "access.terminalSignatureRefused"),
            (.externalAuthenticate, nil, 0x6D00, .notSupported, "access.notSupported"),
        ] as [(TerminalAuthentication.Step, Int?, UInt16, TerminalAuthenticationRefusal.Kind, String)])
    func refusals(
        step: TerminalAuthentication.Step, certificate: Int?, status: UInt16,
        kind: TerminalAuthenticationRefusal.Kind, code: String
    ) throws {
        var run = TerminalRuns.run()
        run.proceed(to: step, certificate: certificate)
        run.answer(status)
        let refusal = try #require(run.refusal)
        #expect(refusal.step == step)
        #expect(refusal.certificateIndex == certificate)
        #expect(refusal.statusBytes == StatusBytes(status))
        #expect(refusal.kind == kind)
        #expect(refusal.error.code.rawValue == code)
        #expect(refusal.error.statusBytes == StatusBytes(status))
        #expect(refusal.error.step == step.command)
        #expect(refusal.error.element?.hasPrefix(step.command.rawValue) == true)
        // Nothing goes on after a refusal.
        run.answer()
        #expect(run.refusal?.kind == .outOfSequence)
    }

    @Test(
        "warnings are no success: 6282 and 61xx end the run like errors",
        arguments: [0x6282, 0x6110, 0x9001] as [UInt16])
    func warnings(status: UInt16) {
        for step in [
            TerminalAuthentication.Step.setDST, .verifyCertificate, .setAT, .getChallenge, .externalAuthenticate,
        ] {
            var run = TerminalRuns.run()
            run.proceed(to: step)
            run.answer(status, step == .getChallenge ? TerminalRuns.challenge : [])
            #expect(run.refusal?.statusBytes == StatusBytes(status), "\(step)")
        }
    }

    @Test("a challenge has eight octets", arguments: [0, 1, 7, 9, 16])
    func challengeLength(count: Int) {
        var run = TerminalRuns.run()
        run.proceed(to: .getChallenge)
        run.answer(0x9000, [UInt8](repeating: 1, count: count))
        #expect(run.refusal?.kind == .challengeMalformed)
        #expect(run.refusal?.error.code == .challengeLength)
    }

    @Test("a signature of another length than the key's is not sent", arguments: [0, 1, 63, 65, 1025])
    func signatureLength(count: Int) {
        for expected in [64, nil] as [Int?] where expected != nil || count == 0 || count > 1024 {
            var run = TerminalRuns.run(signatureLength: expected)
            run.proceed(to: .signature)
            run.receive(signature: [UInt8](repeating: 1, count: count))
            #expect(run.refusal?.kind == .signatureMalformed)
            #expect(run.refusal?.error.code == .terminalSignatureMalformed)
            #expect(run.refusal?.statusBytes == nil)
        }
    }

    @Test("what was not awaited ends the run")
    func outOfSequence() {
        var early = TerminalRuns.run()
        early.receive(signature: [1])
        #expect(early.refusal?.kind == .outOfSequence)
        var late = TerminalRuns.run()
        late.proceed(to: .signature)
        late.answer()
        #expect(late.refusal?.kind == .outOfSequence)
        var without = TerminalRuns.run(identifiers: [])
        without.proceed(to: .signature)
        #expect(without.refusal?.kind == .outOfSequence)
    }
}
