// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassISO7816
import EPassMRZ
import EPassMessages
import EPassSimulator
import EPassTrust
import Synchronization

/// The document that `--simulate` reads: made once, for its chip and for what opens it.
struct SimulatedDocument: Sendable {
    let document: PersonalisedDocument
    let reader: SimulatedReader?

    private init(document: PersonalisedDocument, reader: SimulatedReader?) {
        self.document = document
        self.reader = reader
    }

    /// The document of a description.
    ///
    /// - Throws: `CLIError` where it cannot be made.
    init(_ description: DocumentDescription) throws(CLIError) {
        do throws(SimulatorError) {
            // Always the same issuer, so that evidence can be judged again: epass simulate --seed 0 --export writes
            // its CSCA.
            self.init(document: try description.makeDocument(seed: 0), reader: description.reader)
        } catch {
            throw CLIError(error)
        }
    }

    /// A process reads one; making it costs more than reading it.
    private static let last = Mutex<(name: String, path: String?, made: SimulatedDocument)?>(nil)

    /// The document of a profile, or of a file over it.
    ///
    /// - Throws: `CLIError` where it cannot be made.
    static func made(named name: String, document path: String?) throws(CLIError) -> SimulatedDocument {
        if let last = last.withLock({ $0 }), last.name == name, last.path == path { return last.made }
        let described = try path.map { path throws(CLIError) in try DocumentFile(path) }
        var description: DocumentDescription
        do throws(SimulatorError) {
            description = try SimulatorProfile.named(name).document
            if let described { description = try described.description(replacing: description) }
        } catch {
            throw CLIError(error)
        }
        let made = try SimulatedDocument(description)
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

    /// Hands a new chip of it on, behind the reader that a description puts in the way.
    ///
    /// - Parameters:
    ///   - user: gets what the synthetic issuer is trusted by, which marks the report as a test.
    ///   - link: how long it would take over the air is shown; nil for not.
    ///   - tells: whether it is said on standard error what of the trust cannot be read, and which rules of the
    ///     behaviour no command met.
    /// - Throws: `CLIError` where there is no chip or no trust to be made of it.
    func present<User: ChannelUser>(
        to user: User, link: LinkOption? = nil, tells: Bool = true
    ) async throws(CLIError) -> User.Value {
        let chip: SimulatedChip
        do throws(SimulatorError) { chip = try document.makeChip() } catch { throw CLIError(error) }
        let trusted: TrustSnapshot
        do throws(TrustError) { trusted = try document.trustSnapshot() } catch { throw CLIError(error) }
        for (file, error) in document.unreadableTrust where tells {
            Terminal.warn(.simulateTrustUnreadable(file: file, error: error.message))
        }
        let channel = SimulatedChipChannel(chip)
        defer { if tells { UnmetRules(chip, document.behaviour).tell() } }
        guard let link else { return await use(channel, user, trusted) }
        let meter = LinkMeter(channel, model: link.model.behind(reader))
        let value = await use(meter, user, trusted)
        link.show(meter)
        return value
    }

    private func use<User: ChannelUser, Channel: CardChannel>(
        _ channel: Channel, _ user: User, _ trusted: TrustSnapshot
    ) async -> User.Value {
        guard let reader else { return await user.use(channel, simulated: trusted) }
        return await user.use(ReaderChannel(channel, reader: reader), simulated: trusted)
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
