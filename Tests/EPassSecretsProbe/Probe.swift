// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import CEPassMemoryScan
import EPass
import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassMRZ
import EPassSecretsRig
import Foundation
import Synchronization

/// Holds a conversation with a chip that is known in advance, and looks for its secrets in the memory of this very
/// process after each step. It does nothing at the same time: what is found was left by the steps.
@main
enum Probe {
    static func main() async throws {
        let request = try JSONDecoder().decode(
            ProbeRequest.self, from: FileHandle.standardInput.readDataToEndOfFile())
        if request.usesLibraryFirst { epass_use_libcrypto() }
        let run = ProbeRun(request)
        try run.controls()
        if let protocolRun = request.basicAccessControl { try run.basicAccessControl(protocolRun, request) }
        if let protocolRun = request.pace { try run.pace(protocolRun, request) }
        if let session = request.session { try await run.session(session) }
        FileHandle.standardOutput.write(try JSONEncoder().encode(run.report))
    }
}

/// One run of the probe.
final class ProbeRun {
    private(set) var report = ProbeReport()
    private let scanner: MemoryScanner

    init(_ request: ProbeRequest) { scanner = MemoryScanner(request.secrets) }

    private func look(_ stage: String) { report.looks.append(scanner.look(stage)) }

    /// That a copy would be found: in memory that is held, and in memory that was given back without being wiped. And
    /// that one in a `SecretBytes` that ended is not.
    func controls() throws {
        var held = SecretBytes(count: 40)
        held.withUnsafeMutableBytes { for index in $0.indices { $0[index] = UInt8.random(in: 0...255) } }
        let scanner = MemoryScanner([held.withUnsafeBytes { ProbeRequest.Secret("control", $0) }])
        report.looks.append(scanner.look("control, held"))
        let leaked = UnsafeMutableRawBufferPointer.allocate(byteCount: 40, alignment: 16)
        held.withUnsafeBytes { leaked.copyMemory(from: $0) }
        end(held)
        leaked.deallocate()
        report.looks.append(scanner.look("control, given back"))
        var ended = SecretBytes(count: 40)
        ended.withUnsafeMutableBytes { for index in $0.indices { $0[index] = UInt8.random(in: 0...255) } }
        let other = MemoryScanner([ended.withUnsafeBytes { ProbeRequest.Secret("control", $0) }])
        end(ended)
        report.looks.append(other.look("control, wiped"))
    }

    private func end(_ secret: consuming SecretBytes) {}

    func basicAccessControl(_ part: ProbeRequest.BasicAccessControl, _ request: ProbeRequest) throws {
        look("BAC, before")
        let challenge = try start(part)
        look("BAC, keys made")
        let authentication = try challenge.receive(part.responses[0])
        look("BAC, authentication sent")
        var channel = try authentication.receive(part.responses[1]).secureMessaging()
        look("BAC, channel open")
        for (command, response) in zip(part.commands, part.responses.dropFirst(2)) {
            _ = try channel.protect(CommandAPDU(decoding: command))
            _ = try channel.unprotect(response)
        }
        look("BAC, channel used")
        try finish(channel, request, "BAC")
    }

    /// The key of the MRZ is gone when this returns.
    private func start(_ part: ProbeRequest.BasicAccessControl) throws -> BAC.AwaitingChallenge {
        try BAC.start(key: AccessKey(fields: AccessKeyFields.parse(part.lines)), random: .masked(part.random))
    }

    func pace(_ part: ProbeRequest.PACE, _ request: ProbeRequest) throws {
        look("PACE, before")
        let selection = try start(part)
        look("PACE, password given")
        let nonce = try selection.receive(part.responses[0])
        let mapping = try nonce.receive(part.responses[1])
        look("PACE, nonce decrypted")
        let agreement = try mapping.receive(part.responses[2])
        look("PACE, nonce mapped")
        let authentication = try agreement.receive(part.responses[3])
        look("PACE, keys agreed")
        let channel = try authentication.receive(part.responses[4]).secureMessaging()
        look("PACE, channel open")
        try finish(channel, request, "PACE")
    }

    private func start(_ part: ProbeRequest.PACE) throws -> PACE.AwaitingSelection {
        let infos = try SecurityInfos(decoding: part.securityInfos, file: .cardAccess)
        guard let candidate = PACEOffer(infos).candidates.first else { throw ProbeError(text: "no candidate of PACE") }
        let password: PACEPassword =
            part.passwordKind == 1 ? .mrz(information: Array(part.password.utf8)) : try .can(part.password)
        return try PACE.start(candidate, password: password, random: .masked(part.random))
    }

    /// A whole reading on the thread of `main`: every stack but that one is among the memory that is searched.
    func session(_ part: ProbeRequest.Session) async throws {
        let evidence = try await read(part)
        look("session, over")
        guard evidence.failure == nil else { throw ProbeError(text: "the reading ended early") }
        report.files = evidence.files.count
    }

    private func read(_ part: ProbeRequest.Session) async throws -> Evidence {
        let channel = PlaybackChannel(
            try UnsafeTranscript(parsing: part.transcript),
            properties: ChannelProperties(
                readerName: "transcript", atr: part.answerToReset, maximumCommandLength: part.commandLength,
                maximumResponseLength: part.responseLength, protocolName: "transcript"))
        var access = try part.lines.map { try AccessInput.parse($0) } ?? AccessInput.none
        if let digits = part.cardAccessNumber { access = try access.with(can: digits) }
        let evidence = await PassportReader.read(
            on: channel, access: access, options: PassportReader.Options(random: .masked(part.random))
        ) { event in
            if case .fileStarted(let file) = event { self.look("session, \(file)") }
        }
        try channel.finish()
        return evidence
    }

    /// Switches to the keys of chip authentication where that is wanted, and closes the channel.
    private func finish(_ channel: consuming SecureMessaging, _ request: ProbeRequest, _ name: String) throws {
        var channel = channel
        if let part = request.chipAuthentication {
            channel = try switched(channel, part)
            look("\(name), chip authentication, new channel open")
        }
        channel.close()
        look("\(name), channel closed")
        end(channel)
        look("\(name), over")
    }

    /// The new channel; the old one ends with this.
    private func switched(
        _ old: consuming SecureMessaging, _ part: ProbeRequest.ChipAuthentication
    ) throws -> SecureMessaging {
        let offer = ChipAuthenticationOffer.of(try DataGroup14(decoding: part.dataGroup14).securityInfos)
        guard let candidate = offer.candidates.first else {
            throw ProbeError(text: "no candidate of chip authentication")
        }
        var run = try ChipAuthentication.start(candidate, random: .masked(part.random))
        look("chip authentication, key made")
        while run.command != nil { try run.receive(ResponseAPDU(statusBytes: .success)) }
        return try run.established().secureMessaging()
    }

    private func end(_ channel: consuming SecureMessaging) {}
}

struct ProbeError: Error {
    let text: String
}

extension RandomSource {
    /// The octets under the mask, in order: they are bare only where they are asked for.
    static func masked(_ octets: [UInt8]) -> RandomSource {
        let position = MaskedPosition()
        return RandomSource { buffer in
            let start = position.advance(by: buffer.count)
            precondition(start + buffer.count <= octets.count, "more random octets are drawn than there are")
            for index in buffer.indices { buffer[index] = Masking.octet(octets[start + index], at: start + index) }
        }
    }
}

/// How many octets were drawn.
final class MaskedPosition: Sendable {
    private let position = Mutex(0)

    func advance(by count: Int) -> Int {
        position.withLock { value in
            defer { value += count }
            return value
        }
    }
}
