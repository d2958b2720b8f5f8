// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassLDS
import EPassTrust

/// What the bundle says of a document, before anything personal is left out.
struct DocumentObservation: Sendable {
    /// One of the first commands, which any document answers without a password.
    struct Command: Sendable {
        let name: String
        let header: [UInt8]
        var statusBytes: StatusBytes?
        /// Octets of the response without the status bytes.
        var length = 0
        var microseconds = 0
        var error: CardChannelError.Code?
    }

    let properties: ChannelProperties
    let commands: [Command]
    /// EF.ATR/INFO, where it is open.
    let atrInfo: EFATRInfo?
    let evidence: Evidence
    let times: ReadingTimes
}

/// How long each part of a reading took, by its events.
struct ReadingTimes: Sendable {
    private(set) var files: [LDSFile: Duration] = [:]
    private(set) var protocols: [ChipProtocol: Duration] = [:]
    private var fileBegin = ContinuousClock.now
    private var protocolBegin = ContinuousClock.now

    mutating func take(_ event: ReadEvent) {
        let now = ContinuousClock.now
        switch event {
        case .fileStarted: fileBegin = now
        case .fileFinished(let file, _, _, _): files[file, default: .zero] += now - fileBegin
        case .protocolStarted: protocolBegin = now
        case .protocolFinished(let name, _, _): protocols[name, default: .zero] += now - protocolBegin
        default: break
        }
    }
}

/// Sends a few commands as they are, then reads the document as `epass read` does.
struct DocumentProbe: ChannelUser {
    let access: AccessInput
    let options: PassportReader.Options
    let progress: ProgressLine

    /// Opens the channel and looks at the document.
    func run(on channel: ChannelOptions) async -> Result<DocumentObservation, CLIError> {
        do throws(CLIError) {
            return .success(try await channel.open(for: self))
        } catch {
            return .failure(error)
        }
    }

    func use<Channel: CardChannel>(_ channel: Channel, simulated: TrustSnapshot?) async -> DocumentObservation {
        let properties = channel.properties
        let (commands, atrInfo) = await Self.first(on: channel)
        var options = options
        options.startedAt = Clock.now()
        var times = ReadingTimes()
        let evidence = await PassportReader.read(on: channel, access: access, options: options) { event in
            times.take(event)
            progress.show(event)
        }
        return DocumentObservation(
            properties: properties, commands: commands, atrInfo: atrInfo, evidence: evidence, times: times)
    }

    /// Where a chip stands after a reset, and whether it has the application. No command of these takes a try from a
    /// password. Nothing asks for the number that the chip has for the reader.
    private static let script: [(name: String, command: CommandAPDU)] = [
        ("readCardAccess", .readBinary(shortEF: LDSFile.cardAccess.shortEF, expectedLength: 256)),
        ("selectMasterFile", .selectMasterFile()),
        ("readCardAccessInMasterFile", .readBinary(shortEF: LDSFile.cardAccess.shortEF, expectedLength: 256)),
        (atrInfoName, .readBinary(shortEF: LDSFile.atrInfo.shortEF, expectedLength: 256)),
        ("readDIR", .readBinary(shortEF: LDSFile.dir.shortEF, expectedLength: 256)),
        ("selectApplication", .selectApplication(LDSFile.applicationIdentifier)),
        ("readCOM", .readBinary(shortEF: LDSFile.com.shortEF, expectedLength: 256)),
        ("getChallenge", .getChallenge()),
    ]
    private static let atrInfoName = "readATRInfo"

    /// The first commands, and a reset, so that the reading meets the chip as if nothing had been asked (F-29).
    private static func first<Channel: CardChannel>(
        on channel: Channel
    ) async -> ([DocumentObservation.Command], EFATRInfo?) {
        var commands: [DocumentObservation.Command] = []
        var atrInfo: EFATRInfo?
        for (name, command) in script {
            guard !Task.isCancelled, let octets = try? command.encoded() else { break }
            var entry = DocumentObservation.Command(name: name, header: command.header)
            let start = ContinuousClock.now
            let answer = await send(octets, to: channel)
            entry.microseconds = (ContinuousClock.now - start).wholeMicroseconds
            switch answer {
            case .success(let octets):
                if let response = try? ResponseAPDU(decoding: octets) {
                    entry.statusBytes = response.statusBytes
                    entry.length = response.data.count
                    if name == atrInfoName, !response.data.isEmpty { atrInfo = EFATRInfo(decoding: response.data) }
                }
            case .failure(let error): entry.error = error.code
            }
            commands.append(entry)
            if entry.error != nil { break }
        }
        // Where it fails the reading says so.
        do { try await channel.reset() } catch {}
        return (commands, atrInfo)
    }

    private static func send<Channel: CardChannel>(
        _ octets: [UInt8], to channel: Channel
    ) async -> Result<[UInt8], CardChannelError> {
        do throws(CardChannelError) {
            return .success(try await channel.transmit(octets))
        } catch {
            return .failure(error)
        }
    }
}

extension Duration {
    var wholeMicroseconds: Int {
        let (seconds, attoseconds) = components
        return Int(clamping: seconds &* 1_000_000 &+ attoseconds / 1_000_000_000_000)
    }

    var wholeMilliseconds: Int { wholeMicroseconds / 1000 }
}
