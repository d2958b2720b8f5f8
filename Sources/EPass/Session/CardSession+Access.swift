// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassAccess
public import EPassCrypto
import EPassISO7816
import EPassLDS

extension CardSession {
    /// Selects the eMRTD application (Doc 9303-10, 3.6.1).
    ///
    /// - Throws: `ReadError` with code `read.applicationMissing` or `read.chipRefused`.
    public mutating func selectApplication() async throws(ReadError) {
        phase = .application
        let response = try await transmit(.selectApplication(LDSFile.applicationIdentifier))
        let status = response.statusBytes
        if status == .fileDeactivated { note("selectWarning") }
        guard status == .success || status.isWarning else {
            let isMissing = status == .fileNotFound
            throw ReadError(
                isMissing ? .applicationMissing : .chipRefused, phase: phase, status: status,
                message: isMissing
                    ? "The chip has no eMRTD application." : "The chip refuses its application: \(status.meaning).",
                remedy: isMissing
                    ? "Check that the chip is that of a travel document, and that only one chip lies on the reader."
                    : "Take the document off the reader, put it back and read again.")
        }
    }

    /// Runs Basic Access Control (Doc 9303-11, 4.3) in the application that is selected.
    ///
    /// - Throws: `ReadError` with a code `access.`; `channel.invalidCommand` where a secure channel is open already.
    ///   Nothing is tried twice here.
    public mutating func openByBAC(_ key: borrowing AccessKey, random: RandomSource = .system) async throws(ReadError) {
        phase = .access
        try requireNoChannel()
        let first: BAC.AwaitingChallenge
        do {
            first = try BAC.start(key: key, random: random)
        } catch {
            throw ReadError(error, phase: phase)
        }
        hasBegunAccess = true
        let challenge = try await send(try encoded(first.command))
        let second: BAC.AwaitingAuthentication
        do {
            second = try first.receive(challenge)
        } catch {
            throw ReadError(error, phase: phase)
        }
        let answer = try await send(try encoded(second.command))
        let established: BAC.Established
        do {
            established = try second.receive(answer)
        } catch {
            throw ReadError(error, phase: phase)
        }
        open(established.secureMessaging())
    }
}
