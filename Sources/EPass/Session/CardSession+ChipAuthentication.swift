// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassLDS

/// What the chip made of a key agreement.
enum KeyAgreementAnswer: Sendable {
    /// It agreed, and the channel has the new keys. Nothing is proven yet.
    case agreed(compressedKey: [UInt8])
    /// It did not; the channel has the keys that it had.
    case refused(AccessError)
    /// The commands do not fit what the reader passes on; nothing was sent.
    case tooLong
}

extension CardSession {
    /// Runs Chip Authentication (Doc 9303-11, 6.2) through the channel that is open, and goes over to the new keys
    /// where the chip agrees: the old ones are wiped, the counter stands at zero, and the channel has the next number.
    ///
    /// - Throws: `ReadError` where the channel fails; a chip's refusal is an answer.
    mutating func agreeOnKeys(
        _ candidate: ChipAuthenticationCandidate, _ form: ChipAuthenticationCandidate.Attempt, random: RandomSource
    ) async throws(ReadError) -> KeyAgreementAnswer {
        // DO'7C' and DO'80', or DO'91' and DO'84', with lengths of up to three octets each. Seen before a key is made:
        // that takes time, and a chip may offer a hundred ways.
        guard takesCommand(data: candidate.key.group.publicKeyLength + 10) else { return .tooLong }
        var run: ChipAuthentication.Run
        do {
            run = try ChipAuthentication.start(
                candidate, variant: form.variant, sendsKeyReference: form.sendsKeyReference, random: random)
        } catch {
            return .refused(error)
        }
        while let command = run.command {
            let response = try await transmit(command)
            do {
                try run.receive(response)
            } catch {
                return .refused(error)
            }
        }
        let established: ChipAuthentication.Established
        do {
            established = try run.established()
        } catch {
            return .refused(error)
        }
        for deviation in established.deviations { note(deviation.rawValue) }
        let compressedKey = established.compressedEphemeralKey
        switchKeys(to: established.secureMessaging())
        return .agreed(compressedKey: compressedKey)
    }

    /// Sends one harmless command through the channel, the first octets of a file, or its selection: after a change of
    /// keys its answer is what shows that the chip has them too. Whatever the chip says in it is good, as long as it
    /// verifies; and a command so small meets no limit of length (F-16).
    ///
    /// - Throws: `ReadError`; see ``ReadError/isKeyMismatch``.
    mutating func proveChannel(reading file: LDSFile) async throws(ReadError) {
        let size = 8
        if habits.takesShortEF == false || file.application == .masterFile {
            _ = try await select(.selectFile(file.fileIdentifier))
        } else {
            _ = try await transmit(.readBinary(shortEF: file.shortEF, expectedLength: size))
        }
    }

    /// Whether a command with that much plain data can be sent.
    private func takesCommand(data count: Int) -> Bool { count <= longestCommandData(hasExpectedLength: true) }
}

extension KeyAgreementGroup {
    /// The most octets that a public key has as it is sent.
    fileprivate var publicKeyLength: Int { isElliptic ? 1 + 2 * elementLength : elementLength }
}

extension ReadError {
    /// Whether the answer to the first command under new keys shows that the chip does not have them: it does not
    /// verify, or it is the chip's own word that the protection of the command was wrong (6987, 6988).
    var isKeyMismatch: Bool {
        if isChannelLost {
            return statusBytes == .secureMessagingObjectsMissing || statusBytes == .secureMessagingObjectsIncorrect
        }
        return isAnswerInvalid
    }
}

extension ProtocolOutcome {
    /// How a protocol ended that an error ended: stopped from outside, or lost.
    init(ending error: ReadError) {
        let stopped: [ReadError.Code] = [
            .own(.cancelled), .own(.deadlineExceeded), .own(.limitExceeded), .channel(.cancelled),
        ]
        self = stopped.contains(error.code) ? .aborted : .lost
    }
}
