// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassTrust
import Synchronization

/// The time that deadlines are judged by: the machine's clock, as long as it fits what is known without it. Within one
/// run that is a clock that nobody sets; at the start it is the last time that the database has on record.
///
/// Where they do not fit, ``now`` goes on from the last good time by the clock that nobody sets, so that no deadline
/// passes too early, and ``doubt`` says how far off the machine's clock is. It is good again once it fits, or once an
/// operator confirms it.
public final class CheckedClock: Sendable {
    /// Both clocks of the machine; tests have their own.
    public struct Source: Sendable {
        let wall: @Sendable () -> Timestamp
        /// Seconds of a clock that is never set and does not stop while the machine sleeps.
        let elapsed: @Sendable () -> Int64

        /// As the members say.
        public init(wall: @escaping @Sendable () -> Timestamp, elapsed: @escaping @Sendable () -> Int64) {
            self.wall = wall
            self.elapsed = elapsed
        }

        /// Those of the system.
        public static let system = Source(
            wall: { .now }, elapsed: { ContinuousClock().systemEpoch.duration(to: .now).components.seconds })
    }

    /// How the machine's clock differs from what was expected, in seconds.
    public enum Doubt: Sendable, Hashable {
        /// It was set forward, or the service was off for longer than ``bound``.
        case ahead(Int64)
        /// It was set back, or is before the last entry of the audit log.
        case behind(Int64)

        /// `ahead` or `behind`.
        public var word: String {
            switch self {
            case .ahead: "ahead"
            case .behind: "behind"
            }
        }

        /// How many seconds.
        public var seconds: Int64 {
            switch self {
            case .ahead(let seconds), .behind(let seconds): seconds
            }
        }
    }

    private struct State {
        /// The last good time; nil where the database has none on record.
        var good: Int64?
        /// The other clock at that time.
        var elapsed: Int64
        /// How far the machine's clock may be ahead of what is expected.
        var allowed: Int64
        /// The operator's last confirmation that is taken over: the number of its audit entry; 0 for none.
        var confirmation: Int64
    }

    /// How far both clocks may move apart between two looks in one run.
    static let tolerance: Int64 = 60
    /// How long the service may have been off without the question which clock is right, in seconds.
    public let bound: Int64
    private let source: Source
    private let state: Mutex<State>

    /// - Parameter times: what the database has on record.
    init(_ times: Store.Times, bound: Int64, source: Source) {
        self.bound = bound
        self.source = source
        // Where no service noted a time, nobody knows for how long none ran.
        state = Mutex(
            State(
                good: times.last, elapsed: source.elapsed(), allowed: times.isNoted ? bound : .max,
                confirmation: times.confirmation))
    }

    /// The time to go by.
    public var now: Timestamp { look().time }
    /// Why the machine's clock is not gone by; nil where it is.
    public var doubt: Doubt? { look().doubt }

    /// The time to go by, and whether the machine's clock is in doubt.
    public func look() -> (time: Timestamp, doubt: Doubt?) {
        let (wall, elapsed) = (source.wall().secondsSince1970, source.elapsed())
        return state.withLock { state in
            let expected = state.good.map { $0 + elapsed - state.elapsed } ?? wall
            let difference = wall - expected
            guard -Self.tolerance...state.allowed ~= difference else {
                return (
                    Timestamp(secondsSince1970: expected), difference > 0 ? .ahead(difference) : .behind(-difference)
                )
            }
            (state.good, state.elapsed, state.allowed) = (wall, elapsed, Self.tolerance)
            return (Timestamp(secondsSince1970: wall), nil)
        }
    }

    /// See ``State/confirmation``.
    var confirmation: Int64 { state.withLock { $0.confirmation } }

    /// Goes on from a time that an operator confirmed by an entry of the audit log.
    func confirm(_ seconds: Int64, by entry: Int64) {
        let elapsed = source.elapsed()
        state.withLock {
            $0 = State(good: seconds, elapsed: elapsed, allowed: bound, confirmation: entry)
        }
    }

    /// The machine's clock, whether it is right or not.
    var wall: Timestamp { source.wall() }
}

extension VerificationService.Options {
    /// See ``CheckedClock/bound``: an hour, or a tenth of the shortest time that something of a tenant is kept for.
    public var clockBound: Int64 {
        let kept = [usual] + tenants.values
        let shortest = kept.map { min($0.retention ?? $0.resultRetention, $0.resultRetention) }.min() ?? 0
        return Int64(max(3_600, shortest / 10))
    }
}
