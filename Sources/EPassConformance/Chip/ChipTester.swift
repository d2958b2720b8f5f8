// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassMRZ
import EPassTLV

/// Why a run of a case cannot go on.
enum TesterStop: Error {
    /// No answer came.
    case channel(CardChannelError)
    /// The chip could not be brought to where the case begins: at which command, and what it answered.
    case notPrepared(String)
    /// A password has a counter, and a wrong try would count.
    case triesCounted
    /// Something could not be computed.
    case computation(String)

    /// In words of files and standards.
    var word: String {
        switch self {
        case .channel(let error): error.code.rawValue
        case .notPrepared(let word): word
        case .triesCounted: "triesCounted"
        case .computation(let word): word
        }
    }
}

/// An answer of a chip as a tester sees it.
struct TesterAnswer {
    /// How it was protected, and whether rightly.
    enum Form: Equatable {
        case plain, protected
        case wrong(String)
    }

    let form: Form
    let status: StatusBytes
    let data: [UInt8]

    /// In a few words: `9000 protected 36`.
    var said: String {
        let word =
            switch form {
            case .plain: "plain"
            case .protected: "protected"
            case .wrong(let object): "protected wrongly (\(object))"
            }
        return data.isEmpty ? "\(status) \(word)" : "\(status) \(word) \(data.count)"
    }
}

/// Sends commands to one chip, rightly or wrongly, and keeps what the next ones need.
final class ChipTester<Channel: CardChannel> {
    let channel: Channel
    let setting: ChipTestSetting
    /// The secure channel, whether or not the chip still has it; nil before there was one.
    var messaging: TesterMessaging?
    /// What steps kept.
    var kept: [String: [UInt8]] = [:]
    /// The files that were read.
    var files: [LDSFile: [UInt8]] = [:]
    /// ID_IC of terminal authentication.
    var chipIdentifier: [UInt8] = []
    /// Comp(PK_DH,IFD) of terminal authentication.
    var terminalKey: [UInt8] = []
    /// The references of EF.CVCA as they were read.
    var trustPoints: [[UInt8]] = []
    /// The certificates; nil where no authority is known whose trust point the chip has.
    var certificates: TestCertificates?

    init(_ channel: Channel, setting: ChipTestSetting) {
        self.channel = channel
        self.setting = setting
    }

    /// Forgets the secure channel, and resets the chip.
    func reset() async throws(TesterStop) {
        messaging = nil
        chipIdentifier = []
        terminalKey = []
        do throws(CardChannelError) { try await channel.reset() } catch {
            do throws(CardChannelError) { try await channel.restore(within: .seconds(5)) } catch {
                throw .channel(error)
            }
        }
    }

    /// Sends octets, and fetches what waits (ISO/IEC 7816-4, 5.3.4).
    func exchange(_ command: CommandAPDU) async throws(TesterStop) -> ResponseAPDU {
        var answer = try await exchange(octets: encoded(command))
        var data = answer.data
        // No chip has more than a few pieces; one that has is not followed for ever.
        for _ in 0..<64 {
            guard let waiting = answer.statusBytes.octetsWaiting else { break }
            answer = try await exchange(octets: encoded(.getResponse(expectedLength: waiting)))
            data += answer.data
        }
        return ResponseAPDU(data: data, statusBytes: answer.statusBytes)
    }

    private func encoded(_ command: CommandAPDU) throws(TesterStop) -> [UInt8] {
        do throws(APDUError) { return try command.encoded() } catch { throw .computation(error.code.rawValue) }
    }

    private func exchange(octets: [UInt8]) async throws(TesterStop) -> ResponseAPDU {
        do {
            return try ResponseAPDU(decoding: try await channel.transmit(octets))
        } catch let error as CardChannelError {
            throw TesterStop.channel(error)
        } catch {
            throw TesterStop.computation("apdu")
        }
    }

    /// Sends a command: protected where there is a secure channel and it is not said otherwise.
    func send(
        _ command: CommandAPDU, isPlain: Bool = false, fault: MessagingFault? = nil, keepsClass: Bool = false
    ) async throws(TesterStop) -> TesterAnswer {
        guard var channel = messaging, !isPlain else {
            let answer = try await exchange(command)
            return TesterAnswer(form: .plain, status: answer.statusBytes, data: answer.data)
        }
        if mayChain(command), fault == nil { return try await sendChained(command) }
        var sent: CommandAPDU
        do throws(CryptoError) { sent = try channel.protect(command, fault: fault) } catch {
            throw .computation(error.code.rawValue)
        }
        messaging = channel
        if keepsClass { sent.classByte = command.classByte }
        return opened(try await exchange(sent))
    }

    private func opened(_ answer: ResponseAPDU) -> TesterAnswer {
        switch messaging?.open(answer) {
        case .protected(let data, let status)?: TesterAnswer(form: .protected, status: status, data: data)
        case .wrong(let object, let status)?: TesterAnswer(form: .wrong(object), status: status, data: [])
        case .plain(let data, let status)?: TesterAnswer(form: .plain, status: status, data: data)
        case nil: TesterAnswer(form: .plain, status: answer.statusBytes, data: answer.data)
        }
    }

    /// Whether a command has to come in a chain of short ones: certificates and signatures, where the chip takes chains
    /// and no extended length.
    private func mayChain(_ command: CommandAPDU) -> Bool {
        let isLong = command.data.count > Self.shortData
        let isOfTerminal = [
            CommandAPDU.Instruction.performSecurityOperation, CommandAPDU.Instruction.externalAuthenticate,
        ].contains(command.instruction)
        return isLong && isOfTerminal && setting.statement.profiles.contains("CHAIN")
            && !setting.statement.profiles.contains("EXT")
    }

    private static var shortData: Int { 220 }

    private func sendChained(_ command: CommandAPDU) async throws(TesterStop) -> TesterAnswer {
        var rest = command.data[...]
        while true {
            var part = command
            part.data = Array(rest.prefix(Self.shortData))
            rest = rest.dropFirst(Self.shortData)
            if !rest.isEmpty { part.classByte |= 0x10 }
            let answer = try await send(part)
            if rest.isEmpty || answer.status != .success { return answer }
        }
    }

    /// SELECT of the application.
    @discardableResult
    func selectApplication() async throws(TesterStop) -> TesterAnswer {
        try await send(.selectApplication(LDSFile.applicationIdentifier))
    }

    /// The identifier of a file of this chip: EF.CVCA may have another one (Doc 9303-11, 9.2.8).
    func identifier(of file: LDSFile) -> UInt16 {
        guard file == .cvca, let place = setting.facts.trustPointFile else { return file.fileIdentifier }
        return place.fileIdentifier.reduce(0) { $0 << 8 | UInt16($1) }
    }

    /// The short identifier of a file of this chip; nil where it has none.
    func shortIdentifier(of file: LDSFile) -> UInt8? {
        guard file == .cvca, let place = setting.facts.trustPointFile else { return file.shortEF }
        return place.shortIdentifier
    }

    /// Reads a whole file by SELECT and READ BINARY.
    ///
    /// - Returns: nil, with the last answer, where the chip refuses.
    func read(_ file: LDSFile) async throws(TesterStop) -> (octets: [UInt8]?, last: TesterAnswer) {
        var last = try await send(.selectFile(identifier(of: file)))
        guard last.status == .success else { return (nil, last) }
        var octets: [UInt8] = []
        var wanted = 8
        while octets.count < Self.longestFile {
            let isFar = octets.count + wanted > 0x7FFF
            last = try await send(
                isFar
                    ? .readBinaryOdd(offset: octets.count, expectedLength: wanted + 4)
                    : .readBinary(offset: octets.count, expectedLength: wanted))
            let isEnd = last.status == .endOfFile
            if last.status == .wrongOffset, !octets.isEmpty { break }
            guard last.status == .success || isEnd else { return (nil, last) }
            octets += isFar ? Self.content(of: last.data) : last.data
            let total = file == .cvca ? 36 : Self.total(octets)
            if isEnd || last.data.isEmpty || total.map({ octets.count >= $0 }) ?? false { break }
            wanted = min(200, total.map { $0 - octets.count } ?? 200)
        }
        files[file] = octets
        return (octets, last)
    }

    /// The most octets of a file that is read.
    private static var longestFile: Int { 1 << 18 }

    /// The value of the one data object that these octets are; none where they are none.
    static func content(of object: [UInt8]) -> [UInt8] {
        var cursor = TLVCursor(object)
        return (try? cursor.read()).map { Array($0.content) } ?? []
    }

    /// How long the first data object says that the file is. EF.ATR/INFO and EF.DIR are lists of several.
    private static func total(_ octets: [UInt8]) -> Int? {
        guard let first = octets.first, first != 0x47, first != 0x43, first != 0x00 else { return nil }
        let tagLength = first & 0x1F == 0x1F ? 2 : 1
        guard octets.count > tagLength else { return nil }
        let length = octets[tagLength]
        guard length >= 0x80 else { return tagLength + 1 + Int(length) }
        let count = Int(length & 0x7F)
        guard count <= 4, octets.count > tagLength + count else { return nil }
        return tagLength + 1 + count + octets[(tagLength + 1)...(tagLength + count)].reduce(0) { $0 << 8 | Int($1) }
    }
}
