// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Synchronization

/// Divides what there is so much of: whoever is named may hold as much as is still free, and no more. One alone has a
/// half of it, two a third each, and something is left for the next one, however many there are.
public final class Shares: Sendable {
    private struct State {
        var held = 0
        var byName: [String: Int] = [:]
    }

    private let state = Mutex(State())
    private let total: Int

    /// - Parameter total: how much there is.
    public init(_ total: Int) { self.total = max(1, total) }

    /// What somebody holds, until it is given back, or nobody has it any more.
    public final class Share: Sendable {
        private let shares: Shares
        private let names: [String]
        private let amount: Mutex<Int>

        fileprivate init(_ shares: Shares, _ names: [String], _ amount: Int) {
            self.shares = shares
            self.names = names
            self.amount = Mutex(amount)
        }

        deinit { giveBack() }

        /// Takes more.
        ///
        /// - Returns: whether there was so much.
        public func grow(by more: Int) -> Bool {
            amount.withLock { amount in
                guard shares.add(more, names) else { return false }
                amount += more
                return true
            }
        }

        /// Gives all of it back; a second time does nothing.
        public func giveBack() {
            let amount = amount.withLock { amount in
                defer { amount = 0 }
                return amount
            }
            if amount > 0 { shares.remove(amount, names) }
        }
    }

    /// Takes some of it.
    ///
    /// - Parameter names: who each has a share of their own, for example an address and a key.
    /// - Returns: nil where one of them may hold no more.
    public func take(_ amount: Int = 1, for names: [String]) -> Share? {
        add(amount, names) ? Share(self, names, amount) : nil
    }

    /// Whether one more could be taken now.
    public func hasRoom(for names: [String]) -> Bool { state.withLock { hasRoom($0, 1, names) } }

    /// How much is held, for metrics.
    public var held: Int { state.withLock { $0.held } }

    private func hasRoom(_ state: State, _ amount: Int, _ names: [String]) -> Bool {
        let free = total - state.held
        return amount <= free && names.allSatisfy { (state.byName[$0] ?? 0) + amount <= free }
    }

    private func add(_ amount: Int, _ names: [String]) -> Bool {
        state.withLock { state in
            guard hasRoom(state, amount, names) else { return false }
            state.held += amount
            for name in names { state.byName[name, default: 0] += amount }
            return true
        }
    }

    private func remove(_ amount: Int, _ names: [String]) {
        state.withLock { state in
            state.held -= amount
            for name in names {
                let rest = (state.byName[name] ?? 0) - amount
                state.byName[name] = rest > 0 ? rest : nil
            }
        }
    }
}
