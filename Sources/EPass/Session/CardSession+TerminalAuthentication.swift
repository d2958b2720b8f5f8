// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassBlockingCalls
import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassMessages

/// How a run of terminal authentication ended, where the channel stands.
enum TerminalAuthenticationEnd: Sendable {
    /// The chip accepted the terminal.
    case accepted
    /// The chip refused, or what came cannot be gone on with.
    case refused(TerminalAuthenticationRefusal)
    /// The terminal's key did not sign.
    case notSigned(TerminalSignerError)
}

extension CardSession {
    /// Runs Terminal Authentication (Doc 9303-11, 7.1) through the channel that is open.
    ///
    /// - Throws: `ReadError` where the channel fails; a chip's refusal is a result.
    mutating func authenticateTerminal(
        _ run: inout TerminalAuthentication.Run, signer: any TerminalSigner
    ) async throws(ReadError) -> TerminalAuthenticationEnd {
        phase = .chip
        while true {
            switch run.action {
            case .send(let command): run.receive(try await transmit(command))
            case .sign(let message, let algorithm):
                do throws(TerminalSignerError) {
                    run.receive(signature: try await signature(over: message, with: algorithm, by: signer))
                } catch {
                    // The key is not at fault where the reading was cancelled. Where its time is over it may be.
                    do throws(ReadError) {
                        try checkLimits()
                    } catch {
                        guard error.code == .own(.deadlineExceeded) else { throw error }
                        throw ReadError(
                            .deadlineExceeded, phase: phase, message: .sessionSignerLate,
                            remedy: .sessionSignerLateRemedy)
                    }
                    return .notSigned(error)
                }
            case .accepted:
                for deviation in run.deviations { note(deviation.rawValue) }
                return .accepted
            case .refused(let refusal): return .refused(refusal)
            }
        }
    }

    /// A signature, waited for no longer than the reading lasts: what signs is anybody's code, and may never return.
    private func signature(
        over message: [UInt8], with algorithm: SignatureAlgorithm, by signer: any TerminalSigner
    ) async throws(TerminalSignerError) -> [UInt8] {
        let late = ReadError.Code.own(.deadlineExceeded)
        return try await AbandonableCall<[UInt8], TerminalSignerError>.run(
            within: remaining, on: nil, late: { _ in TerminalSignerError(code: late, message: late.message) },
            work: { () async throws(TerminalSignerError) -> [UInt8] in
                try await signer.sign(message, with: algorithm)
            })
    }

    /// What the chip says of itself in its historical bytes; nil where it says nothing.
    var capabilities: CardCapabilities? {
        AnswerToReset(properties.atr).flatMap { CardCapabilities(historicalBytes: $0.historicalBytes) }
    }

    /// How long commands may be in the channel that is open; nil where there is none.
    var commandCapacity: CommandCapacity? {
        guard let cipher else { return nil }
        return CommandCapacity(
            cipher: cipher, maximumCommandLength: properties.maximumCommandLength,
            statesChaining: capabilities?.supportsCommandChaining ?? false,
            statesExtendedLength: capabilities?.supportsExtendedLength ?? false)
    }
}
