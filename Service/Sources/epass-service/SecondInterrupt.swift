// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation
import UnixSignals

/// Whoever presses ^C again does not want to wait for what is left to do.
enum SecondInterrupt {
    /// One that comes sooner than this is the same one: some programs send each signal twice.
    private static let pause = Duration.milliseconds(500)

    /// Ends the process at the first ^C after a signal that ends the service.
    static func wait(then atOnce: @Sendable () -> Void) async {
        var first: ContinuousClock.Instant?
        for await signal in await UnixSignalsSequence(trapping: .sigint, .sigterm) {
            guard let before = first else {
                first = .now
                continue
            }
            guard signal == .sigint, before.duration(to: .now) >= pause else { continue }
            atOnce()
            // What was committed stays, as after any end; nothing of the process is waited for.
            _exit(128 + SIGINT)
        }
    }
}
