// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import Dispatch

/// Runs an actor on a serial queue of its own: a token may take as long as a person takes at a key pad, and a network
/// module as long as its network.
final class TokenExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "epass.pkcs11")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async {
            unsafe job.runSynchronously(on: self.asUnownedSerialExecutor())
        }
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        unsafe UnownedSerialExecutor(ordinary: self)
    }
}
