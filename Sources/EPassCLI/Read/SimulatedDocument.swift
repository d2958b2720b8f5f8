// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassMRZ
import EPassMessages
import EPassSimulator
import Synchronization

/// The document that `--simulate` reads: made once, for its chip and for what opens it.
struct SimulatedDocument: Sendable {
    let document: PersonalisedDocument
    let reader: SimulatedReader?

    /// A process reads one; making it costs more than reading it.
    private static let last = Mutex<(name: String, path: String?, made: SimulatedDocument)?>(nil)

    /// The document of a profile, or of a file over it.
    ///
    /// - Throws: `CLIError` where it cannot be made.
    static func made(named name: String, document path: String?) throws(CLIError) -> SimulatedDocument {
        if let last = last.withLock({ $0 }), last.name == name, last.path == path { return last.made }
        let described = try path.map { path throws(CLIError) in try DocumentFile(path) }
        let made: SimulatedDocument
        do throws(SimulatorError) {
            let profile = try SimulatorProfile.named(name)
            var description = profile.document
            if let described { description = try described.description(replacing: description) }
            // Always the same issuer, so that evidence can be judged again: epass simulate --seed 0 --export writes
            // its CSCA.
            made = SimulatedDocument(document: try description.makeDocument(seed: 0), reader: description.reader)
        } catch {
            throw CLIError(error)
        }
        let entry = (name, path, made)
        last.withLock { $0 = entry }
        return made
    }

    /// What opens its chip, and what is said of that: the zone as it is printed where that is a zone and a password of
    /// the chip; else the card access number, or the PIN.
    var own: (input: AccessInput, said: Message) {
        let zone = (try? AccessInput.parse(document.printedMRZ)) ?? .none
        let opensByZone = document.accessControl != .pace || document.passwords.contains(.mrz)
        if case .none = zone.zone {} else if opensByZone { return (zone, .promptOwnZone) }
        if !document.passwords.contains(.can), document.passwords.contains(.pin),
            let input = try? zone.with(pin: document.pin)
        {
            return (input, .promptOwnPIN)
        }
        return ((try? zone.with(can: document.cardAccessNumber)) ?? zone, .promptOwnCAN)
    }
}

extension ChannelOptions {
    /// What opens the chip: what was given, or the own password of a simulated document where nothing was.
    ///
    /// - Throws: `CLIError`, as ``AccessOptions/input()``.
    func own(_ access: AccessOptions) async throws(CLIError) -> AccessInput {
        guard let simulate, !access.opensBySomething else { return try await access.input() }
        let own = try SimulatedDocument.made(named: simulate, document: document).own
        Terminal.note(own.said)
        return own.input
    }
}
