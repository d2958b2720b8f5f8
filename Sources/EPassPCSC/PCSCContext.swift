// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

#if PCSC
    internal import CPCSC
    internal import EPassBlockingCalls
    internal import EPassISO7816
    internal import Glibc
    internal import Synchronization

    /// One SCARDCONTEXT and at most one connection to a chip, on a thread of its own.
    ///
    /// pcsc-lite lets one call at a time into a context, and a call may block for as long as a person takes to lay a
    /// document down. So whoever waits for events has a context, and each chip has one.
    ///
    /// A call may also block for ever: behind a chip, a driver or a service that stopped. So nobody waits for a method
    /// directly, but through `within`, which leaves the context behind when time is over. What is left holds itself
    /// until its call comes back; then it lets the chip go and releases itself.
    actor PCSCContext {
        private let executor: BlockingExecutor
        // Zero until established. Outside the actor's isolation, since SCardCancel has to be called while the actor is
        // blocked.
        private let context = Mutex<SCARDCONTEXT>(0)
        private let card = Mutex<SCARDHANDLE?>(nil)
        private let left = Mutex(false)
        private var buffer: [UInt8] = []
        private var inTransaction = false
        private var activeProtocol: DWORD = 0

        nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }
        nonisolated var tasks: any TaskExecutor { executor.tasks }

        private init(label: String) {
            executor = BlockingExecutor(label: label)
        }

        /// A context that is not connected to the smart-card service yet.
        static func made(label: String) -> PCSCContext { PCSCContext(label: label) }

        /// Whether a call did not come back in time. It is of no use any more.
        nonisolated var isLeft: Bool { left.withLock { $0 } }

        /// Gives it up: its call did not come back in time.
        nonisolated func leave() { left.withLock { $0 = true } }

        deinit {
            let connection = card.withLock { $0 }
            let number = context.withLock { $0 }
            guard number != 0 else { return }
            executor.afterwards {
                PCSCLibrary.use {
                    if let connection { _ = SCardDisconnect(connection, DWORD(SCARD_RESET_CARD)) }
                    _ = SCardReleaseContext(number)
                }
            }
        }

        /// Connects to the smart-card service.
        func establish() throws(CardChannelError) {
            PCSCLibrary.prepare()
            var number = SCARDCONTEXT()
            let status = PCSCStatus(unsafe SCardEstablishContext(DWORD(SCARD_SCOPE_SYSTEM), nil, nil, &number))
            try check(status, during: .establish, reader: nil)
            context.withLock { $0 = number }
        }

        /// Wakes a `statusChange` that is waiting. One that is about to wait is not woken: hence its time limit. No
        /// other call can be woken.
        nonisolated func cancel() {
            let number = context.withLock { $0 }
            guard number != 0 else { return }
            // SCardCancel makes a connection of its own and waits for the service's answer: one that stopped would hold
            // whoever cancels.
            BlockingExecutor(label: "epass.cancel").afterwards {
                PCSCLibrary.use { _ = SCardCancel(number) }
            }
        }

        // MARK: Readers

        /// The names of all readers, in the order of the service; empty where there is none.
        func readerNames() throws(CardChannelError) -> [String] {
            let number = context.withLock { $0 }
            // A reader may appear between asking for the length and asking for the names.
            for _ in 0..<8 {
                var length = DWORD(0)
                let first = PCSCStatus(unsafe SCardListReaders(number, nil, nil, &length))
                if first == .noReaders { return [] }
                try check(first, during: .observe, reader: nil)
                var text = [CChar](repeating: 0, count: Int(min(length, 1 << 16)))
                length = DWORD(text.count)
                let second = PCSCStatus(unsafe SCardListReaders(number, nil, &text, &length))
                if second == .noReaders { return [] }
                if second == .insufficientBuffer { continue }
                try check(second, during: .observe, reader: nil)
                return text.prefix(Int(length)).split(separator: 0).map { name in
                    String(decoding: name.map(UInt8.init(bitPattern:)), as: UTF8.self)
                }
            }
            throw PCSCStatus.insufficientBuffer.error(during: .observe)
        }

        /// Waits until a reader's state differs from the one given, a reader appears or vanishes, or the time is over.
        ///
        /// - Parameter known: readers and the raw states they had; 0 for a reader whose state is not known, which
        ///   returns at once.
        /// - Returns: all states; nil where the time is over. A reader that vanished meanwhile makes it return what it
        ///   has.
        func statusChange(
            of known: [ReaderObservation], milliseconds: UInt32, noticesReaders: Bool
        ) throws(CardChannelError) -> [ReaderObservation]? {
            let number = context.withLock { $0 }
            var names = known.map(\.name)
            // pcsc-lite refuses more than 16, which is also the most readers it has.
            if noticesReaders, names.count < 16 { names.append(#"\\?PnP?\Notification"#) }
            let pointers = unsafe names.map { unsafe strdup($0) }
            defer { for index in names.indices { unsafe free(pointers[index]) } }
            var states = unsafe [SCARD_READERSTATE](repeating: SCARD_READERSTATE(), count: names.count)
            for index in names.indices {
                unsafe states[index].szReader = unsafe UnsafePointer(pointers[index])
                unsafe states[index].dwCurrentState = index < known.count ? DWORD(known[index].rawState) : 0
            }
            let status = PCSCStatus(
                unsafe SCardGetStatusChange(number, DWORD(milliseconds), &states, DWORD(states.count)))
            if status == .unknownReader { return known.map { $0.gone() } }
            // pcsc-lite does not wake for every change (a chip that nobody used, and that one program now has for
            // itself), but says at the end of the time how things stand.
            if status != .timeout { try check(status, during: .observe, reader: nil) }
            // Of a reader of which nothing is said nothing has changed.
            let now = unsafe zip(states, known).map { state, before in
                let event = unsafe UInt32(truncatingIfNeeded: state.dwEventState) & ~UInt32(SCARD_STATE_CHANGED)
                return event == 0 ? before.rawState : event
            }
            if status == .timeout, now.elementsEqual(known.map(\.rawState)) { return nil }
            return known.indices.map { index in
                var state = unsafe states[index]
                let atr = unsafe [UInt8](unsafeUninitializedCapacity: Int(MAX_ATR_SIZE)) { target, count in
                    guard let address = target.baseAddress else { return }
                    count = unsafe Int(epass_pcsc_atr(&state, address, DWORD(MAX_ATR_SIZE)))
                }
                return ReaderObservation(name: known[index].name, rawState: now[index], atr: atr)
            }
        }

        // MARK: One chip

        /// Connects to the chip in `reader`, alone or with others, and begins a transaction.
        func connect(reader: String, exclusively: Bool) throws(CardChannelError) {
            let number = context.withLock { $0 }
            let share = DWORD(exclusively ? SCARD_SHARE_EXCLUSIVE : SCARD_SHARE_SHARED)
            var connection = SCARDHANDLE()
            var status = PCSCStatus.success
            // Power-up fails now and then, and the next attempt is good (F-21).
            for attempt in 0..<3 {
                status = PCSCStatus(
                    unsafe SCardConnect(
                        number, reader, share, DWORD(SCARD_PROTOCOL_T0 | SCARD_PROTOCOL_T1), &connection,
                        &activeProtocol))
                guard attempt < 2, !Task.isCancelled else { break }
                if status == .protocolMismatch || status == .unpoweredCard {
                    // Another program left the chip in raw mode or without power: a reset by a direct connection cures
                    // it.
                    resetDirectly(reader: reader)
                } else if status != .unresponsiveCard {
                    break
                }
            }
            try check(status, during: .connect, reader: reader)
            card.withLock { $0 = connection }
            // It was left meanwhile: nobody wants the chip any more.
            if Task.isCancelled { throw .cancelled }
            let begun = PCSCStatus(SCardBeginTransaction(connection))
            guard begun == .success else {
                disconnect()
                throw begun.error(during: .card, reader: reader)
            }
            inTransaction = true
        }

        /// Resets what is in a reader by a connection to the reader alone.
        func resetDirectly(reader: String) {
            var connection = SCARDHANDLE()
            var chosen = DWORD(0)
            let number = context.withLock { $0 }
            let result = unsafe SCardConnect(number, reader, DWORD(SCARD_SHARE_DIRECT), 0, &connection, &chosen)
            if PCSCStatus(result) == .success { _ = SCardDisconnect(connection, DWORD(SCARD_RESET_CARD)) }
        }

        /// The protocol in words.
        func protocolName() -> String {
            switch activeProtocol {
            case DWORD(SCARD_PROTOCOL_T0): "T=0"
            case DWORD(SCARD_PROTOCOL_T1): "T=1"
            default: "raw"
            }
        }

        /// Sends a command of at least four octets and returns the response as it came.
        func transmit(_ command: [UInt8], reader: String) throws(CardChannelError) -> [UInt8] {
            guard let connection = card.withLock({ $0 }) else { throw CardChannelError.closed }
            if buffer.isEmpty { buffer = [UInt8](repeating: 0, count: Int(epass_pcsc_maximum_response())) }
            var header = epass_pcsc_protocol_header(activeProtocol)
            var length = DWORD(buffer.count)
            let status = PCSCStatus(
                unsafe SCardTransmit(connection, &header, command, DWORD(command.count), nil, &buffer, &length))
            // What pcscd says of a chip that is just leaving depends on how far it has noticed; where it may be that,
            // the reader is asked.
            if [.transmissionFailed, .unsupported].contains(status.code(during: .card)), status != .success {
                throw try departed(reader: reader)
                    ? PCSCStatus.removedCard.error(during: .card, reader: reader)
                    : status.error(during: .card, reader: reader)
            }
            try check(status, during: .card, reader: reader)
            // Measured: a chip that leaves in the middle of a command gives success and no octets.
            guard length >= 2 else { throw PCSCStatus.removedCard.error(during: .card, reader: reader) }
            return Array(buffer.prefix(Int(length)))
        }

        /// Whether the chip is gone. pcscd looks for it every 0.4 seconds only, and until then says no more than that
        /// the command failed.
        private func departed(reader: String) throws(CardChannelError) -> Bool {
            var known = ReaderObservation(name: reader, rawState: 0, atr: [])
            for wait in [0, 600] as [UInt32] {
                guard let now = try statusChange(of: [known], milliseconds: wait, noticesReaders: false)?.first else {
                    return false
                }
                if !now.isPresent { return true }
                known = now
            }
            return false
        }

        /// Whether the connection stands but for a reset by somebody else, so that a reset of one's own is all that is
        /// needed to go on. Where the chip was away it is not.
        func isStanding() -> Bool {
            guard let connection = card.withLock({ $0 }) else { return false }
            var state = DWORD(0)
            let status = PCSCStatus(unsafe SCardStatus(connection, nil, nil, &state, nil, nil, nil))
            return [.success, .resetCard, .unpoweredCard].contains(status)
        }

        /// Resets the chip and connects to it again.
        func reset(reader: String, exclusively: Bool) throws(CardChannelError) {
            guard let connection = card.withLock({ $0 }) else { throw CardChannelError.closed }
            let share = DWORD(exclusively ? SCARD_SHARE_EXCLUSIVE : SCARD_SHARE_SHARED)
            var status = PCSCStatus.success
            for _ in 0..<3 {
                status = PCSCStatus(
                    unsafe SCardReconnect(
                        connection, share, DWORD(SCARD_PROTOCOL_T0 | SCARD_PROTOCOL_T1), DWORD(SCARD_RESET_CARD),
                        &activeProtocol))
                if status != .unresponsiveCard || Task.isCancelled { break }
            }
            try check(status, during: .card, reader: reader)
        }

        /// What the reader states of itself; nil where its driver states nothing.
        func statedProperties() -> StatedReaderProperties? {
            guard let features = control(UInt32(truncatingIfNeeded: epass_pcsc_feature_request())),
                let code = StatedReaderProperties.controlCode(in: features), let properties = control(code)
            else { return nil }
            return StatedReaderProperties(properties)
        }

        private func control(_ code: UInt32) -> [UInt8]? {
            guard let connection = card.withLock({ $0 }) else { return nil }
            var answer = [UInt8](repeating: 0, count: 512)
            var length = DWORD(0)
            let status = PCSCStatus(
                unsafe SCardControl(connection, DWORD(code), nil, 0, &answer, DWORD(answer.count), &length))
            return status == .success ? Array(answer.prefix(Int(min(length, 512)))) : nil
        }

        /// Ends the transaction and lets the chip go, reset, so that nobody finds an open session.
        func disconnect() {
            let taken = card.withLock { handle in
                defer { handle = nil }
                return handle
            }
            guard let taken else { return }
            if inTransaction { _ = SCardEndTransaction(taken, DWORD(SCARD_LEAVE_CARD)) }
            inTransaction = false
            _ = SCardDisconnect(taken, DWORD(SCARD_RESET_CARD))
        }

        private func check(_ status: PCSCStatus, during operation: PCSCOperation, reader: String?)
            throws(CardChannelError)
        {
            guard status != .success else { return }
            throw status.error(during: operation, reader: reader)
        }
    }

    /// Keeps calls that nobody waits for from beginning while the program ends, and counts those that last.
    ///
    /// Nobody waits for a release, and libpcsclite takes its lists down when the program exits: a release at that
    /// moment crashes.
    private enum PCSCLibrary {
        private struct State {
            var hasEnded = false
            var uses = 0
        }

        private static let state: Mutex<State> = {
            // Runs before the destructors of libraries.
            atexit { PCSCLibrary.end() }
            return Mutex(State())
        }()

        /// To be called before the first context is made, so that the end is noticed.
        static func prepare() { state.withLock { _ in } }

        /// Makes a call for which nobody waits; none once the program ends.
        static func use(_ body: () -> Void) {
            let mayBegin = state.withLock { state in
                guard !state.hasEnded else { return false }
                state.uses += 1
                return true
            }
            guard mayBegin else { return }
            // A service that is well takes milliseconds, a reader that takes power away maybe a second.
            let number = BlockedCalls.shared.begin(after: .seconds(2))
            body()
            BlockedCalls.shared.end(number)
            state.withLock { $0.uses -= 1 }
        }

        /// Waits for the calls that are under way, but not for a service that stopped: that would hold the program's
        /// end.
        private static func end() {
            state.withLock { $0.hasEnded = true }
            for _ in 0..<50 {
                guard state.withLock({ $0.uses > 0 }) else { return }
                usleep(5_000)
            }
        }
    }

    extension PCSCStatus {
        fileprivate init(_ result: LONG) {
            self.init(number: UInt32(truncatingIfNeeded: result))
        }
    }
#endif
