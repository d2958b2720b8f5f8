// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassCrypto
public import EPassISO7816
public import EPassTrust

/// Reads a document: opens the chip, reads the files of the plan, and gives what it found as evidence.
///
/// It judges nothing. Whatever happens it returns evidence; where the reading ended early, `Evidence.failure` says why,
/// and the files that were read until then are in it.
public struct PassportReader: Sendable {
    /// What does not depend on the document.
    public struct Options: Sendable {
        /// The program that reads, for reports.
        public var tool: ToolIdentity
        /// The time that reading begins at, by the caller's clock; it goes into the evidence.
        public var startedAt: Timestamp?
        /// The application of the travel document: ``DocumentApplication/eMRTD``, or
        /// ``DocumentApplication/eMRTD(under:)`` where its files lie under another identifier. One that is read raw is
        /// `read.inputInvalid`.
        public var application: DocumentApplication
        /// Applications that are read raw behind the document, in the channel that was opened for it, each once
        /// (``Evidence/applications``); at most ``DocumentApplication/mostApplications``. Where the chip has no travel
        /// document, but PACE opened it, they are read all the same. Anything else is `read.inputInvalid`.
        public var otherApplications: [DocumentApplication]
        /// Whether EF.DIR, which lists the applications of the chip, is read behind the document where it was not read
        /// before; with PACE EF.CardSecurity, too, which may confirm it. It is read without being asked for where
        /// EF.CardSecurity has a copy of it, and where the application is not there.
        public var listsApplications: Bool
        /// Which protocols of access control may be used.
        public var accessMethod: AccessMethod
        /// How much a chip may cost.
        public var limits: ReadLimits
        /// What is done about disturbances.
        public var recovery: RecoveryPolicy
        /// Where nonces come from.
        public var random: RandomSource
        /// The challenge of active authentication, 8 octets, where somebody else is to be convinced by the response;
        /// nil for one that the reading draws itself. A challenge of another length ends the reading before it begins.
        public var activeAuthenticationChallenge: [UInt8]?
        /// The certificates and the key of this terminal, for chips that demand Terminal Authentication before they
        /// give DG3 and DG4; nil where it has none.
        public var terminalCredentials: TerminalCredentials?
        /// The CSCAs under which the chip must have shown itself genuine before ``terminalCredentials`` are shown to
        /// it: its security object and the key that it was authenticated by (BSI TR-03110-1, advanced inspection
        /// procedure). Nil where no chip is to see them.
        ///
        /// It is judged at ``startedAt``; where that is nil no chip sees them either. Files that need no rights are
        /// read in any case.
        public var trust: TrustSnapshot?
        /// The policy that it is judged by.
        public var policy: Policy
        /// For laboratories only: whether the certificates are shown, and the terminal signs, whatever the chip has
        /// shown. Evidence and report say where that was made use of.
        public var servesUnverifiedChips: Bool

        /// Every option has a default, with which nothing is shown to the chip and the library names itself.
        public init(
            tool: ToolIdentity = .library, startedAt: Timestamp? = nil,
            application: DocumentApplication = .eMRTD, otherApplications: [DocumentApplication] = [],
            listsApplications: Bool = false, accessMethod: AccessMethod = .auto,
            limits: ReadLimits = .default, recovery: RecoveryPolicy = .default, random: RandomSource = .system,
            activeAuthenticationChallenge: [UInt8]? = nil, terminalCredentials: TerminalCredentials? = nil,
            trust: TrustSnapshot? = nil, policy: Policy = .read, servesUnverifiedChips: Bool = false
        ) {
            self.tool = tool
            self.startedAt = startedAt
            self.application = application
            self.otherApplications = otherApplications
            self.listsApplications = listsApplications
            self.accessMethod = accessMethod
            self.limits = limits
            self.recovery = recovery
            self.random = random
            self.activeAuthenticationChallenge = activeAuthenticationChallenge
            self.terminalCredentials = terminalCredentials
            self.trust = trust
            self.policy = policy
            self.servesUnverifiedChips = servesUnverifiedChips
        }
    }

    /// Reads a document.
    ///
    /// A caller on no actor goes to the thread of the channel for as long (``CardChannel/executor``).
    ///
    /// - Parameters:
    ///   - channel: the way to the chip, used by nobody else until this returns.
    ///   - access: what opens the chip. A chip that is read without access control needs nothing.
    ///   - plan: which files.
    ///   - before: the evidence of a reading of the same document that ended early: its data groups are not read again
    ///     where EF.SOD has their hashes, and what was cut is gone on with. The chip is opened, and proves itself, as
    /// in
    ///     any reading; another document ends it with `read.otherDocument`.
    ///   - events: called as the reading goes on, on the caller's actor.
    /// - Returns: the evidence, also where the reading failed or the task was cancelled.
    public static func read<Channel: CardChannel>(
        on channel: Channel, access: AccessInput, plan: ReadPlan = .default, options: Options = Options(),
        resuming before: Evidence? = nil, events: (ReadEvent) -> Void = { _ in }
    ) async -> Evidence {
        await withTaskExecutorPreference(channel.executor) {
            await run(on: channel, access: access, plan: plan, options: options, before: before, events: events)
        }
    }

    private static func run<Channel: CardChannel>(
        on channel: Channel, access: AccessInput, plan: ReadPlan, options: Options, before: Evidence?,
        events: (ReadEvent) -> Void
    ) async -> Evidence {
        var reading = DocumentReading(on: channel, access: access, plan: plan, options: options, resuming: before)
        do throws(ReadError) {
            try await reading.run(events: events)
        } catch {
            reading.fail(error)
        }
        return reading.finish()
    }
}
