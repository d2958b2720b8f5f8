// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassJSON
import EPassMRZ
import EPassTrust
import Synchronization

/// A chip whose answers are the input: one octet of length (in fours above 63), then the response; nothing more, and it
/// is gone.
private final class HostileChannel: CardChannel {
    let properties: ChannelProperties
    private let rest: Mutex<ArraySlice<UInt8>>

    init(_ bytes: ArraySlice<UInt8>, takesExtendedLength: Bool) {
        rest = Mutex(bytes)
        properties = ChannelProperties(
            atr: [0x3B, 0x85, 0x80, 0x01, 0x80, 0x73, 0x94, 0x01, 0x60, 0xE2],
            maximumResponseLength: takesExtendedLength ? 65_538 : 258, protocolName: "fuzz")
    }

    func transmit(_ command: [UInt8]) async throws(CardChannelError) -> [UInt8] {
        let answer: [UInt8]? = rest.withLock { rest in
            guard let first = rest.popFirst() else { return nil }
            let count = first < 64 ? Int(first) : (Int(first) - 64) * 4
            let answer = Array(rest.prefix(count))
            rest = rest.dropFirst(count)
            return answer
        }
        guard let answer else {
            throw CardChannelError(.cardRemoved, reason: "The input is used up.", remedy: "None.")
        }
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
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSession(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    guard let options = bytes.first, let trust = try? TrustSnapshot(anchors: []) else { return 0 }
    let channel = HostileChannel(bytes.dropFirst(), takesExtendedLength: options & 1 == 1)
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
        guard report.overall != .successful else { fatalError("nothing is trusted, and something was verified") }
        let bundle = evidence.json().octets()
        guard let again = try? Evidence(parsing: bundle), again.json().octets() == bundle else {
            fatalError("the evidence is not read again")
        }
        _ = ReportText.render(report) + report.json().text()
        done.store(true, ordering: .relaxed)
    }
    thread.runAll()
    guard done.load(ordering: .relaxed) else { fatalError("the session waits for something that is not its channel") }
    return 0
}
