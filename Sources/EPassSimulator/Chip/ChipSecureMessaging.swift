// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassTLV

/// The chip's half of secure messaging (Doc 9303-11, 9.8): takes protected commands apart and protects responses.
///
/// Written from the standard's text and not from the terminal's half. A command that fails in any way ends the session:
/// the caller drops this value and answers without protection (9.8.5).
struct ChipSecureMessaging {
    /// What it enciphers with.
    let cipher: BlockCipher
    private let encryption: CBCCipher
    private let authentication: MessageAuthenticator
    private var counter: [UInt8]
    private var responses = 0
    private var lastResponse: [UInt8]?
    /// How a chip goes on whose keys are not those of the terminal; nil where it behaves.
    var pretence: Pretence?

    /// What a chip without the right keys does instead of refusing: it believes every command and answers it.
    enum Pretence: Sendable, Hashable {
        /// With checksums of its own keys.
        case protected
        /// Without protection.
        case plain
    }

    /// A session with these keys.
    ///
    /// - Parameter counter: the send sequence counter before the first command, as long as a block of the cipher.
    init(
        cipher: BlockCipher, encryptionKey: borrowing SecretBytes, macKey: borrowing SecretBytes, counter: [UInt8]
    ) throws(CryptoError) {
        self.cipher = cipher
        encryption = try CBCCipher(cipher, key: encryptionKey)
        authentication = try MessageAuthenticator(cipher, key: macKey)
        self.counter = counter
    }

    /// Checks a protected command and takes it apart.
    ///
    /// - Returns: the command as it was before it was protected.
    /// - Throws: 6987 where a data object is missing, 6988 for everything else.
    mutating func unprotect(
        _ command: CommandAPDU, omits: Set<ChipOmission> = []
    ) throws(ChipCommand.Refusal) -> CommandAPDU {
        let before = counter
        advance()
        let objects = try Objects(command.data, isOdd: command.instruction & 1 == 1)
        if pretence == nil, !omits.contains(.messageChecksum) {
            do throws(ChipCommand.Refusal) { try checkMAC(of: command, objects, counter) } catch {
                guard omits.contains(.messageCounter) else { throw error }
                try checkMAC(of: command, objects, before)
            }
        }
        var plain = CommandAPDU(
            classByte: command.classByte & 0x80, instruction: command.instruction, p1: command.p1, p2: command.p2)
        if let cryptogram = objects.cryptogram {
            let isLenient = omits.contains(.messagePadding)
            plain.data =
                pretence == nil
                ? try decrypted(cryptogram, isLenient: isLenient)
                : (try? decrypted(cryptogram, isLenient: isLenient)) ?? []
        }
        if let field = objects.expectedLength {
            let number = field.reduce(0) { $0 << 8 | Int($1) }
            plain.expectedLength = number > 0 ? number : (field.count == 1 ? 256 : 65_536)
        }
        return plain
    }

    /// Protects a response.
    ///
    /// - Parameters:
    ///   - effect: what a rule of the chip makes of it.
    ///   - before: the answer before, where it came outside of this session: a rule may replay it.
    mutating func protect(
        _ data: [UInt8], _ status: StatusBytes, isOdd: Bool, behaviour: ChipBehaviour,
        effect: RuleEffect = RuleEffect(), before: [UInt8]? = nil
    ) -> [UInt8] {
        advance()
        var fault = responses >= behaviour.faultyFromResponse ? behaviour.secureMessagingFault : nil
        if pretence == .plain { fault = .unprotectedSuccess }
        if let protection = effect.protection { fault = protection.fault }
        responses += 1
        let octets: [UInt8]
        do {
            octets = try protected(data, status, isOdd: isOdd, fault: fault, effect)
        } catch {
            return [0x6F, 0x00]
        }
        defer { lastResponse = octets }
        switch fault {
        case .unprotectedSuccess: return data + [status.sw1, status.sw2]
        case .replayedResponse:
            let replayed = effect.protection == .replayed ? lastResponse ?? before : lastResponse
            return replayed ?? octets
        case .wrongChecksum, .missingStatusObject, nil: return octets
        }
    }

    /// The most data octets whose protected response has at most that many octets, status bytes not counted.
    func capacity(within limit: Int, isOdd: Bool) -> Int {
        var count = max(0, limit - 16)
        while count > 0, length(of: count, isOdd: isOdd) > limit { count -= 1 }
        return count
    }

    private func length(of count: Int, isOdd: Bool) -> Int {
        let block = cipher.blockSize
        let cryptogram = (count / block + 1) * block + (isOdd ? 0 : 1)
        return 1 + TLVWriter.length(cryptogram).count + cryptogram + 4 + 10
    }

    /// 9.8.2: the counter is raised before every command and before every response.
    private mutating func advance() {
        for index in counter.indices.reversed() {
            counter[index] &+= 1
            if counter[index] != 0 { return }
        }
    }

    private func initialVector() throws(CryptoError) -> [UInt8] {
        // 9.8.6.1: zeros with Triple DES. 9.8.7.1: the enciphered counter with AES.
        cipher == .tripleDES ? [UInt8](repeating: 0, count: 8) : try encryption.encryptBlock(counter)
    }

    private func checkMAC(
        of command: CommandAPDU, _ objects: Objects, _ counter: [UInt8]
    ) throws(ChipCommand.Refusal) {
        let header = ISO9797Padding.pad(command.header, blockSize: cipher.blockSize)
        var candidates = [ISO9797Padding.pad(counter + header + objects.authenticated, blockSize: cipher.blockSize)]
        // With no data object before DO'8E' the padded header is the whole message (ISO/IEC 7816-4, 10.2.3.1); some
        // terminals pad once more.
        if objects.authenticated.isEmpty { candidates.append(counter + header) }
        for candidate in candidates {
            if let expected = try? authentication.mac(candidate), constantTimeEquals(expected, objects.checksum) {
                return
            }
        }
        throw ChipCommand.Refusal(.secureMessagingObjectsIncorrect)
    }

    private func decrypted(
        _ cryptogram: ArraySlice<UInt8>, isLenient: Bool
    ) throws(ChipCommand.Refusal) -> [UInt8] {
        guard !cryptogram.isEmpty, cryptogram.count % cipher.blockSize == 0 else {
            throw ChipCommand.Refusal(.secureMessagingObjectsIncorrect)
        }
        do {
            let padded = try encryption.decrypt(Array(cryptogram), iv: initialVector())
            if isLenient {
                let data = padded.reversed().drop { $0 == 0 }
                return data.first == 0x80 ? data.dropFirst().reversed() : data.reversed()
            }
            return try ISO9797Padding.unpad(padded, blockSize: cipher.blockSize)
        } catch {
            throw ChipCommand.Refusal(.secureMessagingObjectsIncorrect)
        }
    }

    private func protected(
        _ data: [UInt8], _ status: StatusBytes, isOdd: Bool, fault: ChipBehaviour.SecureMessagingFault?,
        _ effect: RuleEffect
    ) throws(CryptoError) -> [UInt8] {
        var objects = ObjectList()
        if !data.isEmpty {
            let cryptogram = try encryption.encrypt(padded(data, effect.padding), iv: initialVector())
            // 9.8.4: DO'87' with its padding indicator for even INS, DO'85' without one for odd INS.
            objects.append(isOdd ? 0x85 : 0x87, isOdd ? cryptogram : [0x01] + cryptogram)
        }
        if fault != .missingStatusObject { objects.append(0x99, [status.sw1, status.sw2]) }
        // The checksum is right over what a rule made of the objects.
        for change in effect.protectedObjects where change.object != 0x8E { objects.apply(change) }
        var checksum = try authentication.mac(
            ISO9797Padding.pad(counter + objects.encoded, blockSize: cipher.blockSize))
        if fault == .wrongChecksum, let last = checksum.indices.last { checksum[last] ^= 0x01 }
        objects.append(0x8E, checksum)
        for change in effect.protectedObjects where change.object == 0x8E { objects.apply(change) }
        return objects.encoded + [status.sw1, status.sw2]
    }

    private func padded(_ data: [UInt8], _ padding: RuleEffect.Padding?) -> [UInt8] {
        var padded = ISO9797Padding.pad(data, blockSize: cipher.blockSize)
        switch padding {
        case nil: break
        case .zeros: if padded.indices.contains(data.count) { padded[data.count] = 0 }
        case .blockMore: padded += [UInt8](repeating: 0, count: cipher.blockSize)
        }
        return padded
    }
}

extension RuleEffect.Protection {
    /// What goes wrong.
    fileprivate var fault: ChipBehaviour.SecureMessagingFault {
        switch self {
        case .none: .unprotectedSuccess
        case .wrongChecksum: .wrongChecksum
        case .replayed: .replayedResponse
        }
    }
}

extension ChipSecureMessaging {
    /// The data objects of a protected command, in the order that 9.8.4 demands.
    private struct Objects {
        /// The cryptogram without its padding indicator.
        private(set) var cryptogram: ArraySlice<UInt8>?
        /// The value of DO'97'.
        private(set) var expectedLength: ArraySlice<UInt8>?
        /// The value of DO'8E'.
        let checksum: ArraySlice<UInt8>
        /// The data objects that the checksum covers, as they came.
        private(set) var authenticated: [UInt8] = []

        init(_ data: [UInt8], isOdd: Bool) throws(ChipCommand.Refusal) {
            do {
                var cursor = TLVCursor(data)
                if let object = try cursor.readOptional(isOdd ? 0x85 : 0x87) {
                    authenticated += object.encoded
                    guard isOdd || object.content.first == 0x01 else {
                        throw ChipCommand.Refusal(.secureMessagingObjectsIncorrect)
                    }
                    cryptogram = isOdd ? object.content : object.content.dropFirst()
                }
                if let object = try cursor.readOptional(0x97) {
                    authenticated += object.encoded
                    guard (1...2).contains(object.content.count) else {
                        throw ChipCommand.Refusal(.secureMessagingObjectsIncorrect)
                    }
                    expectedLength = object.content
                }
                guard !cursor.isAtEnd else { throw ChipCommand.Refusal(.secureMessagingObjectsMissing) }
                let object = try cursor.read(0x8E)
                guard object.content.count == 8, cursor.isAtEnd else {
                    throw ChipCommand.Refusal(.secureMessagingObjectsIncorrect)
                }
                checksum = object.content
            } catch let refusal as ChipCommand.Refusal {
                throw refusal
            } catch {
                throw ChipCommand.Refusal(.secureMessagingObjectsIncorrect)
            }
        }
    }
}
