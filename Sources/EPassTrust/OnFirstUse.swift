// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import Synchronization

/// A value that follows from others and is made when it is first asked for. Threads that ask at once may each make it;
/// all of them get the same.
struct OnFirstUse<Value: Sendable>: ~Copyable, Sendable {
    private final class Made: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private let made = AtomicLazyReference<Made>()

    /// The value, made by the closure where there is none.
    func value(_ make: () -> Value) -> Value {
        if let made = made.load() { return made.value }
        return made.storeIfNil(Made(make())).value
    }
}
