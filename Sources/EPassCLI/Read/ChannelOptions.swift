// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPass
import EPassISO7816
import EPassMRZ
import EPassMessages
import EPassPCSC
import EPassSimulator
import EPassTrust

/// Which chip is read: one on a reader, one that a virtual chip plays, or a simulated one.
struct ChannelOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(.helpChannelOptionsReader, valueName: .helpValueName)
    )
    var reader: [String] = []

    @Option(
        name: .customLong("simulate"), defaultAsFlag: "default",
        help: ArgumentHelp(.helpChannelOptionsSimulate, valueName: .helpValueProfile),
        completion: .list(SimulatorProfile.names))
    var simulate: String?

    @Option(
        help: ArgumentHelp(
            .helpChannelOptionsDocument,
            valueName: .helpValueFile))
    var document: String?

    @Option(
        help: ArgumentHelp(.helpChannelOptionsLink, valueName: .helpValueRate))
    var link: LinkOption?

    @Option(
        name: .customLong("vpcd-listen"),
        help: ArgumentHelp(.helpChannelOptionsVpcdListen, valueName: .helpValuePort))
    var vpcdListen: UInt16?

    @Option(
        help: ArgumentHelp(.helpChannelOptionsWait, valueName: .helpValueSeconds)
    )
    var wait: Int?

    @Option(help: ArgumentHelp(.helpChannelOptionsTimeout, valueName: .helpValueSeconds))
    var timeout: Int?

    /// Whether any of them was given.
    var areGiven: Bool { !reader.isEmpty || simulate != nil || vpcdListen != nil || wait != nil }

    mutating func validate() throws {
        let ways = [!reader.isEmpty, simulate != nil, vpcdListen != nil].filter { $0 }.count
        guard ways <= 1 else { throw ValidationError(.inputWaysExclude) }
        if simulate == nil, document != nil || link != nil { throw ValidationError(.inputLinkAlone) }
        if let simulate {
            do {
                _ = try SimulatorProfile.named(simulate)
            } catch {
                // An option that does not exist, right behind --simulate, leaves its own value to that.
                let arguments = CommandLine.arguments
                let next = arguments.firstIndex(of: "--simulate").map { $0 + 1 }
                if let next, arguments.indices.contains(next), arguments[next].hasPrefix("--") {
                    throw ValidationError(.usageNoOption(command: "epass read", option: arguments[next]))
                }
                throw ValidationError(error.message, remedy: CLIError(error, profile: simulate).remedy)
            }
        }
        if let wait, !(0...86_400).contains(wait) { throw ValidationError(.inputWaitRange) }
        if let timeout, !(1...86_400).contains(timeout) { throw ValidationError(.inputTimeoutRange) }
    }

    /// How long the reading may take, and how long a document is waited for that it loses.
    func apply(to options: inout PassportReader.Options) {
        if let timeout { options.limits.seconds = timeout }
        options.recovery.waitSeconds = wait ?? (vpcdListen == nil ? patience : options.recovery.waitSeconds)
    }

    private var patience: Int { wait ?? (Terminal.errorIsTerminal ? 60 : 3) }

    /// Opens the channel and hands it on; closes it whatever happens.
    ///
    /// - Throws: `CLIError` where it cannot be opened.
    func open<User: ChannelUser>(for user: User) async throws(CLIError) -> User.Value {
        if let simulate {
            return try await SimulatedDocument.made(named: simulate, document: document).present(to: user, link: link)
        }
        if let vpcdListen { return try await listen(on: vpcdListen, for: user) }
        return try await Self.open(
            reader: try await readerWithDocument(), patience: .seconds(max(2, wait ?? 0)), warns: true, for: user)
    }

    /// Connects to the chip on a reader, hands the channel on, and closes it whatever happens.
    ///
    /// - Parameters:
    ///   - patience: how long to try while another program holds the chip.
    ///   - warns: whether what is known against the reader is said.
    /// - Throws: `CLIError` where it cannot be connected to.
    static func open<User: ChannelUser>(
        reader name: String, patience: Duration = .seconds(2), warns: Bool, for user: User
    ) async throws(CLIError) -> User.Value {
        let channel: PCSCCardChannel
        do throws(CardChannelError) {
            channel = try await PCSCCardChannel.connect(to: name, patience: patience)
        } catch {
            throw CLIError(error)
        }
        if warns, let advice = channel.advice { Terminal.warn(.noteReader(reader: name, advice: advice)) }
        let value = await user.use(channel, simulated: nil)
        await channel.close()
        return value
    }

    private func listen<User: ChannelUser>(on port: UInt16, for user: User) async throws(CLIError) -> User.Value {
        let channel: VPCDCardChannel
        do throws(CardChannelError) {
            let listener = try VPCDListener(port: port)
            Terminal.note(.progressVirtualChip(port: listener.port))
            channel = try await listener.accept(timeout: .seconds(wait ?? 60))
        } catch {
            throw CLIError(error)
        }
        let value = await user.use(channel, simulated: nil)
        await channel.close()
        return value
    }

    private func readerWithDocument() async throws(CLIError) -> String {
        // Not even a script fails at once: a chip that was just reset looks absent for a moment.
        let begin = ContinuousClock.now
        if let only = try await occupiedReader(within: .seconds(patience)) { return only }
        if patience > 0 { Terminal.note(.progressDocument) }
        // What a slow service took for its answer counts.
        let left = max(Duration.zero, Duration.seconds(patience) - (ContinuousClock.now - begin))
        do throws(CardChannelError) {
            return try await PCSCMonitor().waitForCard(in: reader.first, timeout: left) { event in
                // Nobody holds still for a minute over a tag, or a document that lies on its wrong side.
                switch event {
                case .added(let reader), .changed(let reader):
                    if let hindrance = reader.hindrance { Terminal.note(hindrance) }
                case .removed: break
                }
            }.name
        } catch {
            throw CLIError(error)
        }
    }

    /// The only reader on which a document lies already; nil where one was named, or none is occupied.
    private func occupiedReader(within limit: Duration) async throws(CLIError) -> String? {
        let list: PCSCReaderList
        do throws(CardChannelError) {
            list = try await PCSCReaderList.current(within: limit)
        } catch {
            throw CLIError(error)
        }
        guard reader.isEmpty else { return nil }
        let occupied = list.documentReaders.filter { $0.mayHoldDocument }
        guard occupied.count <= 1 else {
            throw CLIError(.severalReaders, .inputSeveralReaders(readers: occupied.map { "\"\($0.displayName)\"" }))
        }
        return occupied.first?.name
    }
}

/// What is done with a channel, whatever its type.
protocol ChannelUser: Sendable {
    associatedtype Value: Sendable

    /// Uses the channel until it is done.
    ///
    /// - Parameter simulated: what is trusted for a simulated chip, marked as a test; nil for any other.
    func use<Channel: CardChannel>(_ channel: Channel, simulated: TrustSnapshot?) async -> Value
}
