// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Synchronization

/// What follows from the other members of a value, made when it is first asked for: it is no part of the value. Threads
/// that ask at once may each make it; all of them get the same.
///
/// Of this module, so that the compiler makes it for each type. The one of EPassTrust would be asked for by its
/// metadata each time, which costs more than what is kept.
final class WorkedOut<Value: Sendable>: Sendable, Hashable {
    private final class Made: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private let made = AtomicLazyReference<Made>()

    init() {}

    /// It is known already.
    init(_ value: Value) { _ = made.storeIfNil(Made(value)) }

    /// The value, made by the closure where there is none.
    func value(_ make: () -> Value) -> Value { (made.load() ?? made.storeIfNil(Made(make()))).value }

    static func == (left: WorkedOut, right: WorkedOut) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
