// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassJSON
import EPassMRZ
import EPassSimulator
import EPassTrust
import Synchronization

extension FuzzTarget {
    static let chip = [FuzzTarget("fuzz-chip", simulatedChip), FuzzTarget("fuzz-session", session)]
}

private let paceDocument = Result { try SimulatorProfile.named("worked-example-g1").makeDocument(seed: 1) }
private let plainDocument = Result { try SimulatorProfile.standard.makeDocument(seed: 1) }

/// Sends commands to a simulated chip: the first octet chooses the chip, then come pieces of a length octet and that
/// many octets. In a secure channel each piece that is a command goes protected, unless its length octet is odd. The
/// chip with PACE has the values of a worked example, so that seeds reach every step.
private func simulatedChip(_ octets: [UInt8]) {
    var rest = octets[...]
    guard let choice = rest.popFirst() else { return }
    let hasPACE = choice & 129 == 129
    guard let document = try? (hasPACE ? paceDocument : plainDocument).get() else { return }
    var behaviour = ChipBehaviour()
    behaviour.accessControl = choice & 1 == 0 ? .open : hasPACE ? .paceAndBasic : .basic
    behaviour.answersPlainSelect = choice & 2 != 0
    if choice & 4 != 0 {
        behaviour.extendedLength = ChipBehaviour.ExtendedLength(commandOctets: 300, responseOctets: 2000)
    }
    if choice & 8 != 0 { behaviour.shortReads = 10 }
    if choice & 16 != 0 { behaviour.endOfFile = .correctedLength }
    behaviour.answersMoreForEver = choice & 32 != 0
    guard let chip = try? SimulatedChip(document: document, behaviour: behaviour) else { return }
    var conversation = Conversation(chip)
    if choice & 65 == 65 { conversation.openChannel(document) }
    while let length = rest.first { conversation.send(rest.takePiece(), isPlain: length & 1 == 1) }
}

private struct Conversation: ~Copyable {
    private let chip: SimulatedChip
    private var channel: SecureMessaging?

    init(_ chip: SimulatedChip) { self.chip = chip }

    mutating func openChannel(_ document: PersonalisedDocument) {
        do {
            _ = try exchange(CommandAPDU.selectApplication([0xA0, 0, 0, 2, 0x47, 0x10, 1]).encoded())
            let challenge = try BAC.start(key: AccessKey(fields: document.accessKeyFields), random: .system)
            let nonce = try exchange(challenge.command.encoded())
            let authentication = try challenge.receive(nonce)
            let answer = try exchange(authentication.command.encoded())
            channel = try authentication.receive(answer).secureMessaging()
        } catch {
            fatalError("the chip refused the right key: \(error)")
        }
    }

    mutating func send(_ piece: [UInt8], isPlain: Bool) {
        guard !isPlain, let command = try? CommandAPDU(decoding: piece), var open = channel.take() else {
            _ = exchange(piece)
            return
        }
        guard let protected = try? open.protect(command) else { return }
        if (try? open.unprotect(exchange(protected))) != nil { channel = consume open }
    }

    private func exchange(_ command: [UInt8]) -> [UInt8] {
        let response = chip.respond(to: command)
        require(response.count >= 2)
        return response
    }
}

/// A chip whose answers are the input: one octet of length (in fours above 63), then the response; nothing more, and it
/// is gone.
private final class HostileChannel: CardChannel {
    let properties: ChannelProperties
    private let rest: Mutex<ArraySlice<UInt8>>

    init(_ octets: ArraySlice<UInt8>, takesExtendedLength: Bool) {
        rest = Mutex(octets)
        properties = ChannelProperties(
            atr: [0x3B, 0x85, 0x80, 0x01, 0x80, 0x73, 0x94, 0x01, 0x60, 0x02],
            maximumResponseLength: takesExtendedLength ? 65_538 : 258, protocolName: "fuzz")
    }

    func transmit(_ command: [UInt8], within limit: Duration) async throws(CardChannelError) -> [UInt8] {
        let answer: [UInt8]? = rest.withLock { rest in
            guard let first = rest.popFirst() else { return nil }
            let count = first < 64 ? Int(first) : (Int(first) - 64) * 4
            defer { rest = rest.dropFirst(count) }
            return Array(rest.prefix(count))
        }
        guard let answer else { throw CardChannelError(.cardRemoved, reason: "The input is used up.", remedy: "None.") }
        return answer
    }

    func reset() async throws(CardChannelError) {}
}

/// Runs a task to its end on the thread that calls. What the task holds is then free before the run ends: freed later
/// by another thread, it looks to libFuzzer like a leak, for which it searches the whole heap after each run.
private final class CallingThread: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
    }

    func runAll() {
        while let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }
}

/// The whole client against a chip that answers anything: reading, evidence, judgement and report.
private func session(_ octets: [UInt8]) {
    guard let options = octets.first, let trust = try? TrustSnapshot(anchors: []) else { return }
    let channel = HostileChannel(octets.dropFirst(), takesExtendedLength: options & 1 == 1)
    var access: AccessInput =
        options & 2 == 0 ? .none : (try? AccessInput.parse("L898902C3,740812,340415")) ?? .none
    if options & 4 != 0, let both = try? access.with(can: "123456") { access = both }
    let method = AccessMethod.allCases[Int(options >> 3) % AccessMethod.allCases.count]
    let thread = CallingThread()
    let done = Atomic(false)
    Task(executorPreference: thread) { [access] in
        let evidence = await PassportReader.read(
            on: channel, access: access, options: PassportReader.Options(accessMethod: method))
        let report = Inspection.judge(evidence, trust: trust, at: Timestamp(secondsSince1970: 1_795_000_000))
        require(report.overall != .successful, "nothing is trusted, and something was verified")
        let bundle = evidence.json().octets()
        require((try? Evidence(parsing: bundle))?.json().octets() == bundle, "the evidence is not read again")
        _ = ReportText.render(report) + report.json().text()
        done.store(true, ordering: .relaxed)
    }
    thread.runAll()
    require(done.load(ordering: .relaxed), "the session waits for something that is not its channel")
}
