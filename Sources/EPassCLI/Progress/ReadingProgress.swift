// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassLDS
import EPassMessages

/// How far the reading of a document is: the octets that came, of those that are expected. A file whose length is not
/// known yet counts as long as such files are.
///
/// What is read a second time counts once, so that the bar stands still in a repetition and never runs backwards.
struct ReadingProgress: Sendable {
    private var expected: Set<LDSFile>
    private var lengths: [LDSFile: Int] = [:]
    private var done: [LDSFile: Int] = [:]
    private var speed = ReadingSpeed()
    /// What goes on, in words.
    private var label: Message = .progressAccess
    /// Until when the document is waited for; nil where it lies there.
    private(set) var awaitedUntil: ContinuousClock.Instant?
    /// The largest share so far, in thousandths.
    private var share = 0

    /// - Parameter plan: which files are read, as far as that is known before the document says what it has.
    init(plan: ReadPlan = .default) {
        let groups = plan.dataGroups(listed: [.dg1, .dg2, .dg14])
        expected = Set([.cardAccess, .sod, .com] + groups.map(LDSFile.dataGroup))
    }

    /// Takes an event of the reading.
    mutating func take(_ event: ReadEvent, at now: ContinuousClock.Instant) {
        awaitedUntil = nil
        switch event {
        case .documentAwaited(let seconds): awaitedUntil = now + .seconds(seconds)
        case .phase(.application): say(.progressApplication)
        case .phase(.access), .accessStarted(.none): say(.progressAccess)
        case .accessStarted(let started): say(.progressAccessBy(method: started.rawValue))
        case .phase, .accessAttempt, .protocolFinished, .recordsFinished: break
        case .protocolStarted(let started): say(started.progress)
        case .planned(let files):
            expected = expected.filter { $0.dataGroupNumber == nil || done[$0] != nil }.union(files)
        case .fileStarted(let file):
            expected.insert(file)
            say(.progressFile(file: file.name))
        case .progress(let file, let octets, let total):
            expected.insert(file)
            if let total { lengths[file] = total }
            done[file] = max(done[file] ?? 0, octets)
            // Behind a recovery, of which nothing else says that it is over.
            label = .progressFile(file: file.name)
            speed.take(octets, of: file.name, at: now)
        case .fileFinished(let file, let state, _, let length):
            speed.pause()
            // What was cut may be gone on with.
            if state != .aborted { (lengths[file], done[file]) = (length, length) }
        case .recordsStarted(let file): say(.progressFile(file: file.name))
        case .recovered(let recovery): say(recovery.message)
        }
        share = max(share, min(1000, octets * 1000 / max(1, total)))
    }

    private mutating func say(_ message: Message) {
        speed.pause()
        label = message
    }

    private var octets: Int { done.values.reduce(0, +) }

    private var total: Int {
        expected.reduce(0) { $0 + (lengths[$1] ?? max(done[$1] ?? 0, $1.usualLength)) }
    }

    /// The bar at this moment.
    func bar(at now: ContinuousClock.Instant) -> ProgressBar {
        if let awaitedUntil {
            let left = Int(max(.zero, awaitedUntil - now + .milliseconds(500)).components.seconds)
            let request = Message.progressLayDownAgain(time: ProgressBar.minutes(left))
            return ProgressBar(share: share, label: Words.phrase(request), isRequest: true)
        }
        let isEstimate = expected.contains { lengths[$0] == nil }
        return ProgressBar(
            share: share, octets: octets > 0 ? .init(done: octets, total: total, isEstimate: isEstimate) : nil,
            speed: speed.octetsPerSecond, label: Words.say(label))
    }
}

extension LDSFile {
    /// How many octets such a file has in most documents; the two that matter are the portrait and the signature.
    fileprivate var usualLength: Int {
        switch self {
        case .sod: 2_000
        case .cardSecurity: 1_500
        case .com, .cardAccess, .dir, .atrInfo, .cvca: 60
        case .dataGroup(let number):
            switch number {
            case .dg1: 95
            case .dg2: 18_000
            case .dg3, .dg4: 20_000
            case .dg5: 12_000
            case .dg7: 5_000
            default: 300
            }
        }
    }
}

extension ChipProtocol {
    /// The line on the terminal while it runs.
    fileprivate var progress: Message {
        switch self {
        case .activeAuthentication: .progressActiveAuthentication
        case .chipAuthentication: .progressChipAuthentication
        case .chipAuthenticationMapping: .progressChipAuthenticationMapping
        case .terminalAuthentication: .progressTerminalAuthentication
        }
    }
}
