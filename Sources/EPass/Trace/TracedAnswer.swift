// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassISO7816
import EPassTLV

/// An answer as a trace has it: its length, its data objects and its status bytes. The octets are there in an unsafe
/// trace only.
package struct TracedAnswer: Sendable, Hashable {
    /// How many octets the answer has, status bytes included.
    package var length = 0
    /// The data objects of its data; empty where something else, or nothing, stands there.
    package var objects: [TracedObject] = []
    /// SW1 and SW2; nil for an answer of fewer than two octets.
    package var statusBytes: StatusBytes?
    /// The status bytes in DO'99' of a protected answer.
    package var protectedStatusBytes: StatusBytes?
    /// All of it; nil in a redacted trace.
    package var octets: [UInt8]?

    /// A blank one, to be read into.
    init() {}

    /// The shape of an answer.
    ///
    /// - Parameters:
    ///   - command: what it answers, which says what data objects can stand in it.
    ///   - keepsOctets: whether all octets are kept.
    package init(_ octets: [UInt8], to command: TracedCommand, keepsOctets: Bool) {
        length = octets.count
        if keepsOctets { self.octets = octets }
        guard octets.count >= 2 else { return }
        statusBytes = StatusBytes(sw1: octets[octets.count - 2], sw2: octets[octets.count - 1])
        guard let template = command.answerTemplate else { return }
        let data = octets.dropLast(2)
        objects = template.objects(in: data)
        guard template == .secureMessaging,
            let status = template.elements(of: data)?.first(where: { $0.tag == 0x99 })?.content, status.count == 2,
            let first = status.first, let last = status.last
        else { return }
        protectedStatusBytes = StatusBytes(sw1: first, sw2: last)
    }

    /// How many octets of data there are.
    package var dataLength: Int { max(0, length - 2) }
}
