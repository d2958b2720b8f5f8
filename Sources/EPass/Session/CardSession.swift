// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
public import EPassISO7816
public import EPassLDS
import EPassMessages
import EPassTLV

/// One conversation with a chip: the place where protocol steps and channel meet.
///
/// It cannot be copied, and its methods mutate: two commands at once on one session do not compile. Every command
/// counts against the limits; cancellation of the task and the deadline end a command that is under way, too.
public struct CardSession<Channel: CardChannel>: ~Copyable {
    /// What went over the channel so far.
    public private(set) var exchange = ExchangeCounts()
    /// Which secure channel of the session is open, from 1; 0 for none.
    public private(set) var channelNumber = 0
    /// The departures from the standard that were tolerated, by name, in the order of their appearance.
    public private(set) var deviations: [String] = []
    /// The ways that no standard forbids and that had to be found out, in the order of their appearance.
    public private(set) var ways: [ReadingWay] = []

    let limits: ReadLimits
    /// The application of the travel document.
    let application: ApplicationIdentifier
    var phase = ReadPhase.application
    /// What was learnt of this chip's READ BINARY.
    var habits = ReadingHabits()
    /// Where EF.CVCA is, if EF.DG14 says so (Doc 9303-11, 9.2.8); nil for its default place.
    var authoritiesPlace: TerminalAuthenticationInfo.FileID?
    /// Whether EF.CardAccess was found only after the master file was selected.
    var selectsMasterFile = false
    /// Whether EF.CardAccess was not found where the chip stood, and not looked for after the master file was selected.
    var owesMasterFile = false
    /// Whether the chip takes SELECT only where it asks for an answer (P2 = 00, F-66).
    var selectsWithAnswer = false
    /// Whether SELECT is tried, without a secure channel too, where a chip denies a short identifier: where the files
    /// are known to be open, or nothing is at hand that would open them (F-67).
    var selectsDeniedFiles = false
    /// Whether a file is being asked for by its short identifier, while no answer has come.
    var beginsByShortEF = false
    /// Whether commands or answers with extended length fields were lost on the way, twice in one place (F-19).
    var losesExtendedLength = false
    /// Whether the chip denied the file that was selected right after its application was selected once more.
    var hasLostAccess = false
    /// Whether a step of access control went to the chip since it was reset, so that the next attempt needs a reset
    /// (F-8).
    var hasBegunAccess = false
    /// How often a token of the terminal went out in access control, and no channel came of it. By each of them whoever
    /// plays the chip can test one password (T24).
    var tokensInVain = 0
    /// Whether the chip said at the last MSE:Set AT that it counts the tries of the password (63Cx).
    var countsTries = false
    /// What the chip sent with the last PACE for chip authentication mapping.
    var mapping: MappingEvidence?
    /// The public keys of the last PACE.
    var ephemeralKeys: EphemeralKeys?
    /// The authorities whose certificates the chip verifies, as it named them with the last PACE; not authenticated.
    var authorityReferences: [[UInt8]] = []
    /// What was disturbed and tried again, and what may be.
    var ledger: RecoveryLedger
    /// Whether the chip has to be found again before the next command: no answer came to the last one.
    private(set) var isLost = false
    /// Why it has to be found again.
    private var loss: ReadError?
    /// How many commands in a row no answer came to in time.
    private var silences = 0
    private static var mostSilences: Int { 2 }
    /// What a channel may take for a reset.
    private static var resetSeconds: Int { 10 }
    private let channel: Channel
    private var messaging: SecureMessaging?
    private(set) var cipher: BlockCipher?
    private var secureChannels = 0
    private let start = ContinuousClock.now
    /// What had passed on the channel's own clock before.
    private let simulatedStart: Duration

    /// A session on a channel that nobody else uses.
    ///
    /// - Parameter application: what ``selectApplication()`` selects.
    public init(
        on channel: Channel, limits: ReadLimits = .default, recovery: RecoveryPolicy = .default,
        application: ApplicationIdentifier = .eMRTD
    ) {
        self.channel = channel
        simulatedStart = channel.simulatedTime
        self.application = application
        self.limits = limits
        ledger = RecoveryLedger(recovery)
    }

    /// What is known of reader and chip without a command: names, answer to reset, the longest command and response.
    public var properties: ChannelProperties { channel.properties }

    /// What passed since the session began, on the clock on the wall and on the channel's own where it has one: the
    /// time that the limits of a reading mean.
    var elapsed: Duration { ContinuousClock.now - start + (channel.simulatedTime - simulatedStart) }

    /// Whether commands are protected.
    public var isProtected: Bool { channelNumber > 0 }

    /// The most octets that a response can bring with short length fields: 231 with 3DES, 223 with AES, 256 without
    /// protection; fewer where the reader passes on fewer.
    var shortPayload: Int { payload(responseLength: min(258, properties.maximumResponseLength)) }

    /// The most octets of plain data in a response of that length.
    func payload(responseLength: Int) -> Int {
        guard let cipher else { return max(1, responseLength - 2) }
        return SecureMessagingLimits.responseData(cipher: cipher, responseLength: responseLength)
    }

    /// Opens the secure channel with these keys; what was learnt of lengths is forgotten, as the payload differs.
    mutating func open(_ messaging: consuming SecureMessaging) {
        cipher = messaging.cipher
        self.messaging = consume messaging
        secureChannels += 1
        channelNumber = secureChannels
    }

    /// Goes over to new keys in the open channel, which has the next number from now on; the old keys are wiped first.
    mutating func switchKeys(to messaging: consuming SecureMessaging) {
        self.messaging?.close()
        open(messaging)
    }

    /// The most octets of plain data in a command that the reader passes on.
    func longestCommandData(hasExpectedLength: Bool) -> Int {
        let most = properties.maximumCommandLength
        guard let cipher else { return most > 261 ? most - 9 : max(0, most - 6) }
        return SecureMessagingLimits.commandData(
            cipher: cipher, commandLength: most, hasExpectedLength: hasExpectedLength)
    }

    /// The name of the cipher of the secure channel.
    var cipherName: String? { cipher?.displayName }

    mutating func note(_ deviation: ReadingDeviation) { note(deviation.rawValue) }

    mutating func note(_ deviation: String) {
        if !deviations.contains(deviation) { deviations.append(deviation) }
    }

    mutating func note(_ way: ReadingWay) {
        if !ways.contains(way) { ways.append(way) }
    }

    /// Brings the chip to where it stands after a reset, and finds it again first where it was lost; the secure channel
    /// is closed.
    ///
    /// - Throws: where the chip does not come back in time, why it was lost; nothing is tried after that.
    mutating func renew() async throws(ReadError) {
        closeChannel()
        hasBegunAccess = false
        try checkLimits()
        // A reset has no limit of its own; where little time is left, the way with a limit is taken.
        if !isLost, remaining > .seconds(Self.resetSeconds) {
            do throws(CardChannelError) {
                return try await channel.reset()
            } catch {
                let failure = ReadError(error, phase: phase)
                lose(failure)
                guard Disturbance(failure) != nil, ledger.policy.reopenings > 0 else { throw failure }
            }
        }
        let patience = isLost ? min(.seconds(ledger.policy.waitSeconds), remaining) : remaining
        let begun = elapsed
        do throws(CardChannelError) {
            try await channel.restore(within: patience)
        } catch {
            let failure = ReadError(error, phase: phase)
            // A chip that is there and does not answer may answer the next time, unless the time was over.
            guard Self.isGone(error.code) || elapsed - begun >= patience else { throw failure }
            ledger.giveUp()
            throw Self.isGone(error.code) ? loss ?? failure : failure
        }
        isLost = false
        loss = nil
    }

    /// How many seconds the document is waited for with the next ``renew()``; nil where it has not left.
    var secondsForReturn: Int? {
        let departures = [CardChannelError.Code.cardRemoved, .cardNone].map(ReadError.Code.channel)
        guard isLost, let loss, departures.contains(loss.code), ledger.policy.waitSeconds > 0 else { return nil }
        return min(ledger.policy.waitSeconds, Int(remaining.components.seconds))
    }

    /// Whether the document was waited for in vain.
    var hasGivenUp: Bool { ledger.policy.reopenings == 0 && ledger.policy.waitSeconds == 0 }

    private mutating func lose(_ cause: ReadError) {
        isLost = true
        if loss == nil { loss = cause }
    }

    /// Whether waiting was in vain: there is no chip, no reader or no service.
    private static func isGone(_ code: CardChannelError.Code) -> Bool {
        [
            .cardNone, .cardRemoved, .readerNone, .readerUnknown, .readerRemoved, .noService, .serviceLost, .closed,
            .timeout,
        ]
        .contains(code)
    }

    /// Forgets every secure channel that there was, for a reading that begins anew.
    mutating func beginAnew() {
        closeChannel()
        secureChannels = 0
        mapping = nil
        ephemeralKeys = nil
        authorityReferences = []
        habits = ReadingHabits()
        selectsDeniedFiles = false
    }

    /// Keeps what was disturbed, and what is done about it.
    ///
    /// - Parameter command: how many commands had been sent by then; nil for so many as now.
    mutating func note(
        _ place: RecoveryPlace, _ action: Recovery.Action, code: ReadError.Code? = nil, status: StatusBytes? = nil,
        command: Int? = nil
    ) {
        ledger.note(
            Recovery(
                command: command ?? exchange.commands, step: place.step, file: place.file,
                offset: place.step == .file && place.position >= 0 ? place.position : nil, code: code,
                statusBytes: status, action: action))
    }

    /// Sends a command, protected where a secure channel is open, and gives the plain response.
    ///
    /// - Throws: `ReadError` where no response came, or none that may be believed; a chip's refusal is a response.
    public mutating func transmit(_ command: CommandAPDU) async throws(ReadError) -> ResponseAPDU {
        guard isProtected else { return try decode(try await send(try encoded(command))) }
        let sealed: [UInt8]?
        do {
            sealed = try messaging?.protect(command)
        } catch {
            throw ReadError(error, phase: phase)
        }
        guard let sealed else { throw internalError(.sessionNoChannel) }
        let (response, rounds) = try await sendWhole(sealed)
        let plain: ResponseAPDU?
        do {
            plain = try messaging?.unprotect(response)
        } catch {
            // A channel that a failure closed stays in its place until the chip is reset: nothing goes on without
            // protection (9.8.4).
            throw ReadError(error, phase: phase)
        }
        guard let plain else { throw internalError(.sessionNoChannel) }
        for deviation in messaging?.deviations ?? [] { note(deviation.rawValue) }
        // What does not verify may have been cut, and not sent in pieces.
        if rounds > 0 { note(.answerInPieces) }
        return plain
    }

    /// Sends octets as they are, for protocol steps that do without protection, and gives the whole response.
    mutating func send(_ octets: [UInt8]) async throws(ReadError) -> [UInt8] {
        let (response, rounds) = try await sendWhole(octets)
        // An answer that was cut can end like one that goes on.
        let word = try decode(response).statusBytes
        if rounds > 0, word.isNormal || word.isWarning { note(.answerInPieces) }
        return response
    }

    /// - Returns: the whole response, and how many pieces came behind the first.
    private mutating func sendWhole(_ octets: [UInt8]) async throws(ReadError) -> (response: [UInt8], rounds: Int) {
        var response = try await exchange(octets)
        // 61xx is the business of transmission, not of secure messaging: GET RESPONSE goes without protection (ISO/IEC
        // 7816-4, 5.3.4). A protected response has whole data objects before its status bytes and is handed on; one
        // that was cut for the reader's sake has not (F-18).
        var rounds = 0
        while let waiting = try decode(response).octetsWaiting(isProtected: isProtected) {
            rounds += 1
            guard rounds <= 32, response.count <= 0x10002 else {
                throw ReadError(
                    .noProgress, phase: phase, status: try decode(response).statusBytes,
                    message: .sessionOctetsWithoutEnd)
            }
            let more = try await exchange(try encoded(.getResponse(expectedLength: waiting)))
            response = Array(response.dropLast(2)) + more
        }
        return (response, rounds)
    }

    private mutating func exchange(_ octets: [UInt8]) async throws(ReadError) -> [UInt8] {
        try checkLimits()
        let response: [UInt8]
        exchange.commands += 1
        exchange.bytesSent += octets.count
        do throws(CardChannelError) {
            response = try await channel.transmit(octets, within: min(.seconds(limits.commandSeconds), remaining))
        } catch {
            exchange.milliseconds = elapsed.wholeMilliseconds
            let failure = ReadError(error, phase: phase)
            lose(failure)
            // Of the limit of one command and that of the reading the shorter one was the reason.
            if error.code == .timeout {
                try checkLimits()
                silences += 1
                // A chip that is silent again as soon as it was opened anew holds whoever stands at the reader.
                if silences >= Self.mostSilences { ledger.giveUp() }
            }
            throw failure
        }
        silences = 0
        exchange.bytesReceived += response.count
        exchange.milliseconds = elapsed.wholeMilliseconds
        guard (2...0x10002).contains(response.count) else {
            throw ReadError(
                CardChannelError(
                    .invalidResponse, reason: .sessionResponseLength(count: response.count),
                    remedy: .sessionResponseLengthRemedy), phase: phase)
        }
        return response
    }

    /// What is left of the time of the whole reading.
    var remaining: Duration { max(.zero, .seconds(limits.seconds) - elapsed) }

    /// Confirms that the reading may go on.
    func checkLimits() throws(ReadError) {
        if Task.isCancelled { throw ReadError.cancellation(phase) }
        guard exchange.commands < limits.commands else {
            throw ReadError(
                .limitExceeded, phase: phase, message: .sessionTooManyCommands(count: exchange.commands))
        }
        guard elapsed < .seconds(limits.seconds) else {
            throw ReadError(
                .deadlineExceeded, phase: phase, message: .sessionTooSlow(seconds: limits.seconds))
        }
    }

    private func decode(_ octets: [UInt8]) throws(ReadError) -> ResponseAPDU {
        do {
            return try ResponseAPDU(decoding: octets)
        } catch {
            throw internalError(error.message)
        }
    }

    func encoded(_ command: CommandAPDU) throws(ReadError) -> [UInt8] {
        do {
            return try command.encoded()
        } catch {
            throw internalError(error.message)
        }
    }

    private mutating func closeChannel() {
        messaging = nil
        cipher = nil
        channelNumber = 0
    }

    /// Access control begins without a channel: its steps are not protected, so that the chip would drop the one there
    /// is, and a session has PACE or Basic Access Control, not both (Doc 9303-11, 4.1).
    func requireNoChannel() throws(ReadError) {
        if isProtected { throw internalError(.sessionChannelOpen) }
    }

    private func internalError(_ message: Message) -> ReadError {
        ReadError(CardChannelError(.invalidCommand, reason: message), phase: phase)
    }
}

extension ResponseAPDU {
    fileprivate func octetsWaiting(isProtected: Bool) -> Int? {
        guard let waiting = statusBytes.octetsWaiting, isProtected, !data.isEmpty else {
            return statusBytes.octetsWaiting
        }
        var cursor = TLVCursor(data)
        while !cursor.isAtEnd {
            guard (try? cursor.read()) != nil else { return waiting }
        }
        return nil
    }
}

extension Duration {
    /// The whole milliseconds of it.
    var wholeMilliseconds: Int {
        Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
    }
}
