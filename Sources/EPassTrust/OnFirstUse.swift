// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import Synchronization

/// A value that follows from others and is made when it is first asked for. Threads that ask at once may each make it;
/// all of them get the same.
struct OnFirstUse<Value: Sendable>: ~Copyable, Sendable {
    private final class Made: MadeValue, @unchecked Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private let made = AtomicLazyReference<MadeValue>()

    /// The value, made by the closure where there is none.
    func value(_ make: () -> Value) -> Value {
        // Nothing else is stored.
        if let made = made.load() { return unsafe unsafeDowncast(made, to: Made.self).value }
        return unsafe unsafeDowncast(made.storeIfNil(Made(make())), to: Made.self).value
    }
}

/// What is stored is of one type for all values: a type of each value's own would be looked up at each use, which costs
/// more than what is kept.
private class MadeValue: @unchecked Sendable {}
