// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassMRZ

/// The chip access procedure of Doc 9303-11, 4.2: which protocol, by which of the chip's offers, with which password,
/// in which order, and what is done when one does not lead to the end. Every attempt is recorded.
///
/// Rules that nothing here breaks: what fails once is tried once more, since the link may have failed and not the chip,
/// but never with a PIN or PUK, never with a CAN whose tries the chip counts, and never after the chip's own word that
/// the password was wrong, beyond the one of F-5; what fails twice ends the procedure where it says something of the
/// password or does not verify; the terminal's token goes out in vain four times at most in a whole reading; the chip
/// is reset between two attempts once it has seen more than a selection (F-8).
struct AccessProcedure: Sendable {
    /// What opened the chip, so that it is opened again in the same way and no other.
    enum OpenedBy: Sendable {
        case bac(AccessKeyFields.Variant)
        case pace(PACEWay)
    }

    let input: AccessInput
    private let options: PassportReader.Options
    /// What was tried, for the evidence.
    var record = AccessEvidence()
    /// What was tolerated, by name.
    var deviations: [String] = []
    private(set) var openedBy: OpenedBy?
    /// The last failure of PACE, where the chip carried out none of what it offers.
    private(set) var paceFailure: ReadError?
    /// Whether EF.CardAccess was read, and is no list of offers.
    var isCardAccessMalformed = false
    /// Whether the chip offers PACE that this library speaks.
    private(set) var offersPACE = false
    /// The passwords that are not sent again, since the attempt may have cost a try.
    private var spent: Set<AccessPasswordKind> = []
    /// What the chip said twice in a row to the same attempt: it means it, and is not asked again at the same step.
    private var repeated: Set<Refusal> = []

    /// A word and the step that it came at.
    private struct Refusal: Hashable {
        let code: ReadError.Code
        let step: AccessStep?
        let statusBytes: StatusBytes?

        init(_ error: ReadError) { (code, step, statusBytes) = (error.code, error.step, error.statusBytes) }
    }

    init(input: AccessInput, options: PassportReader.Options) {
        self.input = input
        self.options = options
        record.method = options.accessMethod
    }

    /// Which protocols may be used.
    var method: AccessMethod { options.accessMethod }

    /// Whether a protocol has opened the chip.
    var isOpen: Bool { openedBy != nil }

    /// Whether no password is left that may be sent.
    var isSpent: Bool { !input.passwordKinds.isEmpty && input.passwordKinds.allSatisfy(spent.contains) }

    /// Forgets what was done, but for the passwords that are not sent again.
    mutating func beginAnew() {
        let known = spent
        self = AccessProcedure(input: input, options: options)
        spent = known
    }

    /// Whether the chip was opened in the master file, so that its application is still to be selected.
    var opensMasterFile: Bool { if case .pace = openedBy { true } else { false } }

    // MARK: PACE

    /// Steps 1 to 3: opens the chip by PACE, if it may be used, is offered, and there is a password for it.
    ///
    /// - Returns: false where another way is to be tried; the chip was reset then, if PACE was tried.
    mutating func openByPACE<Channel: CardChannel>(
        _ cardAccess: SecurityInfos?, on session: inout CardSession<Channel>, events: (ReadEvent) -> Void
    ) async throws(ReadError) -> Bool {
        session.phase = .access
        let offer = cardAccess.map(PACEOffer.init)
        let candidates = usable(offer, session.properties)
        offersPACE = !candidates.isEmpty
        guard method != .bac else { return false }
        guard offersPACE else {
            if method == .pace { throw notOffered(cardAccess) }
            return false
        }
        guard !input.passwordKinds.isEmpty else {
            if method == .pace { throw Self.passwordMissing }
            return false
        }
        events(.accessStarted(.pace))
        var lost = 0
        for candidate in candidates {
            let hasRival = offer.map(candidate.hasRival(in:)) ?? false
            for kind in input.passwordKinds
            where !spent.contains(kind) && session.tokensInVain < Self.mostTokens && lost < Self.mostLostWays {
                let way = PACEWay(candidate: candidate, password: kind, hasRival: hasRival)
                guard let failure = try await open(way, on: &session, events: events) else { return true }
                paceFailure = failure
                if Disturbance(failure) == .lost { lost += 1 }
            }
        }
        if let paceFailure, spent.contains(.mrz) || spent.count == input.passwordKinds.count { throw paceFailure }
        guard method == .auto else { throw failedWhole }
        try await session.renew()
        return false
    }

    /// Runs PACE in one way, with the repetitions that are allowed.
    ///
    /// - Returns: nil where the chip is open; the failure where another way may be tried.
    private mutating func open<Channel: CardChannel>(
        _ first: PACEWay, on session: inout CardSession<Channel>, events: (ReadEvent) -> Void
    ) async throws(ReadError) -> ReadError? {
        var way = first
        var accidents: [Accident] = []
        while true {
            let before = record.attempts.count
            do throws(ReadError) {
                try await attempt(way, on: &session, events: events)
                for accident in accidents { note(accident, on: &session) }
                if way.usesOtherForm { deviations.append(ReadingDeviation.parameterReferenceOtherForm.rawValue) }
                if way.isRepeated {
                    let deviation = way.variant == .computed ? ReadingDeviation.computedCheckDigits : .passwordRepeated
                    deviations.append(deviation.rawValue)
                }
                return nil
            } catch {
                let isKnown =
                    repeated.contains(Refusal(error))
                    || accidents.contains { Refusal($0.error) == Refusal(error) }
                if isKnown { repeated.insert(Refusal(error)) }
                if mayRepeat(after: error, of: accidents, by: way.password, on: session),
                    // 6300 at the token has a repetition of its own (F-5); before it no password was tried.
                    error.code != .access(.wrongPassword) || error.statusBytes?.isWrongPassword != true
                {
                    accidents.append(Accident(error: error, command: session.exchange.commands))
                    continue
                }
                accidents = []
                switch way.next(after: error, fields: input.accessKeyFields, countsTries: session.countsTries) {
                case .again(let next):
                    guard session.tokensInVain < Self.mostTokens else { throw error }
                    way = next
                case .another: return error
                case .anotherPassword:
                    spent.insert(way.password)
                    return error
                case .stop:
                    if session.countsTries || way.password.isLimited, PACEWay.maySpendTry(error) {
                        spent.insert(way.password)
                    }
                    // A chip that gives no answer twice does not carry out PACE this way, unless it was away before it
                    // was asked; what comes twice in place of its token is its answer, too, and a third would cost a
                    // token more.
                    let isAsked = record.attempts.count > before
                    let isToken = error.step == PACE.Step.authentication.command
                    switch Disturbance(error) {
                    case .lost where isKnown && isAsked: return error
                    case .answerInvalid where isKnown && isToken: return error
                    default: break
                    }
                    paceFailure = error
                    throw error
                }
            }
        }
    }

    private mutating func attempt<Channel: CardChannel>(
        _ way: PACEWay, on session: inout CardSession<Channel>, events: (ReadEvent) -> Void
    ) async throws(ReadError) {
        try checkTokens(session)
        if session.hasBegunAccess || session.isLost {
            try await session.renew()
            try await session.returnToMasterFile()
        }
        let start = session.elapsed
        var warning: Int?
        do throws(ReadError) {
            warning = try await run(way, on: &session)
        } catch {
            record(way.attempt(failure: error, after: (session.elapsed - start).wholeMilliseconds), events)
            throw error
        }
        var attempt = way.attempt(failure: nil, after: (session.elapsed - start).wholeMilliseconds)
        attempt.triesLeft = warning
        openedBy = .pace(way)
        established(attempt, session.cipherName)
        record(attempt, events)
    }

    private func run<Channel: CardChannel>(
        _ way: PACEWay, on session: inout CardSession<Channel>
    ) async throws(ReadError) -> Int? {
        if let holder = input.password, holder.kind == way.password {
            return try await session.openByPACE(
                way.candidate, password: holder.password, sendsParameterReference: way.sendsParameterReference,
                random: options.random)
        }
        guard let fields = input.accessKeyFields else { throw Self.passwordMissing }
        return try await session.openByPACE(
            way.candidate, password: PACEPassword.mrz(fields, variant: way.variant),
            sendsParameterReference: way.sendsParameterReference, random: options.random)
    }

    /// The offers to be tried, strongest first; the others go into the record with the reason.
    private mutating func usable(_ offer: PACEOffer?, _ properties: ChannelProperties) -> [PACECandidate] {
        guard let offer else { return [] }
        var candidates: [PACECandidate] = []
        record.skipped = offer.skipped.prefix(Self.mostSkipped).map(SkippedPACEOffer.init)
        for candidate in offer.candidates where !candidates.contains(where: { $0.isSame(as: candidate) }) {
            if candidate.fits(properties) {
                candidates.append(candidate)
            } else {
                record.skipped.append(SkippedPACEOffer(offer: candidate.evidence, reason: .readerTooShort))
            }
        }
        // A file of more offers than any chip has must not keep reader and holder busy (T13).
        return Array(candidates.prefix(Self.mostCandidates))
    }

    private static var mostTokens: Int { 4 }
    /// How many ways may end without an answer, each after the time that a command is waited for.
    private static var mostLostWays: Int { 2 }
    /// How many accidents of different kinds one attempt may meet.
    private static var mostAccidents: Int { 2 }
    private static var mostSkipped: Int { 64 }
    private static var mostCandidates: Int { 16 }

    // MARK: Basic Access Control and none

    /// Notes that the files can be read without access control.
    mutating func findPlain(events: (ReadEvent) -> Void) {
        record.established = AccessEvidence.AccessProtocol.none
        record(AccessAttempt(.none, .none, failure: nil, after: nil), events)
    }

    /// Whether the files are read as they are, and something is given that Basic Access Control could be run with: PACE
    /// was tried before, where the chip offers it.
    var canStillOpen: Bool {
        method == .auto && !isOpen && record.established == AccessEvidence.AccessProtocol.none
            && input.accessKeyFields != nil
    }

    /// Opens a chip by Basic Access Control that guards a file, though others are read as they are (F-68).
    ///
    /// Then the record has the chip's word as a refusal to be read without access control. Where it does not open, what
    /// is read as it is stays so.
    ///
    /// - Parameter word: what the chip said of the file.
    mutating func openGuarded<Channel: CardChannel>(
        after word: StatusBytes, on session: inout CardSession<Channel>, events: (ReadEvent) -> Void
    ) async throws(ReadError) {
        record.established = nil
        record.attempts.removeAll { $0.accessProtocol == .none }
        let refusal = AccessAttempt(accessProtocol: .none, checkDigits: .none, outcome: .refused, statusBytes: word)
        record.attempts.append(refusal)
        do throws(ReadError) {
            try await openByBAC(on: &session, events: events)
        } catch {
            // What opened the chip comes last: nothing was tried after it that went well.
            record.attempts.removeAll { $0.accessProtocol == .none }
            record.attempts.append(AccessAttempt(.none, .none, failure: nil, after: nil))
            record.established = AccessEvidence.AccessProtocol.none
            throw error
        }
    }

    /// Whether the chip did not carry out Basic Access Control, and that says nothing about a key: it does not know it,
    /// or ended it before a key was used.
    static func isWithoutBAC(_ error: ReadError) -> Bool {
        withoutBAC.contains(error.code) || error.step == AccessRefusal.Step.getChallenge.command
    }

    /// Step 4: opens the chip by Basic Access Control, in the application that is selected.
    mutating func openByBAC<Channel: CardChannel>(
        on session: inout CardSession<Channel>, events: (ReadEvent) -> Void
    ) async throws(ReadError) {
        guard let fields = input.accessKeyFields else { throw paceFailure == nil ? mrzMissing : failedWhole }
        events(.accessStarted(.bac))
        do throws(ReadError) {
            try await attemptPrinted(fields, on: &session, events: events)
        } catch {
            // A chip without BAC: what is wrong was found out before.
            if Self.withoutBAC.contains(error.code) {
                throw paceFailure == nil ? withoutWay(error) : failedWhole
            }
            // Only a full MRZ has printed check digits that can be wrong; then the computed ones are tried, once (Doc
            // 9303-11, 4.3.2), unless the chip counts (T24).
            guard error.code == .access(.wrongPassword), error.triesLeft == nil,
                !fields.wrongCheckDigits.isEmpty
            else { throw error }
            try await session.renew()
            try await session.selectApplication()
            try await attempt(fields, .computed, on: &session, events: events)
            deviations.append(ReadingDeviation.computedCheckDigits.rawValue)
        }
    }

    /// The printed key, again where what came may have been an accident: the challenge, too, may have been changed
    /// on the way, so that the key seems wrong.
    private mutating func attemptPrinted<Channel: CardChannel>(
        _ fields: AccessKeyFields, on session: inout CardSession<Channel>, events: (ReadEvent) -> Void
    ) async throws(ReadError) {
        var accidents: [Accident] = []
        while true {
            do throws(ReadError) {
                try await attempt(fields, .printed, on: &session, events: events)
                for accident in accidents { note(accident, on: &session) }
                return
            } catch {
                // A chip that knows no Basic Access Control says so before a key is used, and says it again later; that
                // access is denied it may say by accident.
                let isDenial = error.statusBytes.map { [0x6982, 0x6985].contains($0.rawValue) } ?? false
                guard isDenial || !Self.withoutBAC.contains(error.code),
                    mayRepeat(after: error, of: accidents, by: .mrz, on: session)
                else {
                    if accidents.contains(where: { Refusal($0.error) == Refusal(error) }) {
                        repeated.insert(Refusal(error))
                    }
                    throw error
                }
                accidents.append(Accident(error: error, command: session.exchange.commands))
                try await session.renew()
                try await session.selectApplication()
            }
        }
    }

    /// Codes by which a chip that knows no Basic Access Control is known.
    private static var withoutBAC: [ReadError.Code] {
        [.access(.paceRequired), .access(.notSupported)]
    }

    private mutating func attempt<Channel: CardChannel>(
        _ fields: AccessKeyFields, _ variant: AccessKeyFields.Variant, on session: inout CardSession<Channel>,
        events: (ReadEvent) -> Void
    ) async throws(ReadError) {
        try checkTokens(session)
        let digits: AccessAttempt.CheckDigits = variant == .printed ? .printed : .computed
        let start = session.elapsed
        do throws(ReadError) {
            try await session.openByBAC(AccessKey(fields: fields, variant: variant), random: options.random)
        } catch {
            record(
                AccessAttempt(bac: digits, failure: error, after: (session.elapsed - start).wholeMilliseconds), events)
            throw error
        }
        openedBy = .bac(variant)
        let attempt = AccessAttempt(bac: digits, failure: nil, after: (session.elapsed - start).wholeMilliseconds)
        established(attempt, session.cipherName)
        record(attempt, events)
    }

    /// By each token whoever plays the chip can test one password (T24), whichever step of a reading sends it.
    private func checkTokens<Channel: CardChannel>(_ session: borrowing CardSession<Channel>) throws(ReadError) {
        guard session.tokensInVain >= Self.mostTokens else { return }
        throw paceFailure == nil || isOpen ? ReadError(.noProgress, phase: .access) : failedWhole
    }

    // MARK: Again

    /// Opens the chip again after it dropped the secure channel: by the protocol, the offer and the password that had
    /// opened it, once.
    mutating func reopen<Channel: CardChannel>(
        on session: inout CardSession<Channel>, events: (ReadEvent) -> Void
    ) async throws(ReadError) {
        try await session.renew()
        session.phase = .access
        switch openedBy {
        case nil: return
        case .pace(let way):
            try await session.returnToMasterFile()
            try await attempt(way, on: &session, events: events)
        case .bac(let variant):
            guard let fields = input.accessKeyFields else { throw mrzMissing }
            try await session.selectApplication()
            try await attempt(fields, variant, on: &session, events: events)
        }
    }

    // MARK: What is tried once more

    /// Whether an attempt ended so twice: it would a third time.
    func hasRepeated(_ error: ReadError) -> Bool { repeated.contains(Refusal(error)) }

    /// Whether an attempt that failed is made once more in the same way.
    ///
    /// - Parameter accidents: how it had failed before; the same again is the chip's answer.
    private func mayRepeat<Channel: CardChannel>(
        after error: ReadError, of accidents: [Accident], by password: AccessPasswordKind,
        on session: borrowing CardSession<Channel>
    ) -> Bool {
        session.ledger.policy.repetitions > 0 && !repeated.contains(Refusal(error))
            && accidents.count < Self.mostAccidents && !accidents.contains { Refusal($0.error) == Refusal(error) }
            && maySend(password, after: error, on: session)
    }

    /// Whether the chip, which had opened to the password, may be opened again after an opening that failed.
    func mayOpenAgain<Channel: CardChannel>(
        after error: ReadError, on session: borrowing CardSession<Channel>
    ) -> Bool {
        switch openedBy {
        case .bac: maySend(.mrz, after: error, on: session)
        case .pace(let way): maySend(way.password, after: error, on: session)
        case nil: Disturbance(error) != nil
        }
    }

    private func maySend<Channel: CardChannel>(
        _ password: AccessPasswordKind, after error: ReadError, on session: borrowing CardSession<Channel>
    ) -> Bool {
        guard session.tokensInVain < Self.mostTokens, error.triesLeft == nil else { return false }
        if case .own = error.code { return false }
        let isDisturbance = Disturbance(error) != nil
        guard isDisturbance || error.step != nil else { return false }
        return switch password {
        // Where the chip counts tries of the MRZ, its word over a token may have cost one.
        case .mrz: isDisturbance || !session.countsTries || error.step != PACE.Step.authentication.command
        case .can: !session.countsTries && error.statusBytes?.isWrongPassword != true
        case .pin, .puk: false
        }
    }

    /// Whether PACE failed in a way that another EF.CardAccess could explain.
    func mayReadOffersAgain(after error: ReadError) -> Bool {
        [.own(.paceFailed), .own(.paceNotOffered), .access(.notSupported), .access(.protocolError)].contains(error.code)
    }

    /// How an attempt failed that is made once more, and at which command.
    private struct Accident {
        let error: ReadError
        let command: Int
    }

    /// It is told once the chip opened, and stands at the command that went wrong.
    private func note<Channel: CardChannel>(_ accident: Accident, on session: inout CardSession<Channel>) {
        session.note(
            RecoveryPlace(step: .access), .repeated, code: accident.error.code, status: accident.error.statusBytes,
            command: accident.command)
    }

    // MARK: Record

    private mutating func established(_ attempt: AccessAttempt, _ cipher: String?) {
        guard record.established == nil else { return }
        record.established = attempt.accessProtocol
        record.password = attempt.password
        record.paceOffer = attempt.paceOffer
        record.cipher = cipher
        record.milliseconds = attempt.milliseconds
    }

    private mutating func record(_ attempt: AccessAttempt, _ events: (ReadEvent) -> Void) {
        record.attempts.append(attempt)
        events(.accessAttempt(attempt))
    }
}
