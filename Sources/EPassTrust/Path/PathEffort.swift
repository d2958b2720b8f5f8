// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Synchronization

/// How much may be done for all the signers and certificates that one security object carries. They are the sender's:
/// each one more makes more paths, and every key of them may be chosen for what it costs.
final class PathEffort: Sendable {
    private struct State {
        var signatures = 64
        var algorithms = 8
        var anchors = 512
        var above: [[UInt8]: IssuerCheck] = [:]
    }

    private let state = Mutex(State())

    /// Whether the signature of one more embedded authority may be verified: authorities that certified each other make
    /// more paths than can be gone.
    func takesSignature() -> Bool { state.withLock { Self.takes(&$0.signatures) } }

    /// Whether one more signature may be tried by every algorithm of its key; where not, it may be by any.
    func takesAlgorithms() -> Bool { state.withLock { Self.takes(&$0.algorithms) } }

    /// Whether one more key of an anchor may be tried: a State may have many of one name or identifier, and whoever
    /// sends the document chooses how many certificates name them.
    func takesAnchor() -> Bool { state.withLock { Self.takes(&$0.anchors) } }

    /// What stands above an embedded authority, looked for once.
    func above(_ authority: Certificate, _ find: () -> IssuerCheck) -> IssuerCheck {
        if let known = state.withLock({ $0.above[authority.encoded] }) { return known }
        let found = find()
        state.withLock { $0.above[authority.encoded] = found }
        return found
    }

    private static func takes(_ left: inout Int) -> Bool {
        guard left > 0 else { return false }
        left -= 1
        return true
    }
}
