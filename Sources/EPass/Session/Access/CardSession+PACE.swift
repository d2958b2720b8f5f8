// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassAccess
public import EPassCrypto
import EPassISO7816

extension CardSession {
    /// Runs PACE in the master file (Doc 9303-11, 4.4); on success the secure channel is open. Nothing is tried twice
    /// here.
    ///
    /// Success proves that the chip knows the password and that nobody who does not stands between; it proves nothing
    /// about who issued the chip.
    ///
    /// - Parameters:
    ///   - candidate: the chip's offer to run it by.
    ///   - password: MRZ, CAN, PIN or PUK.
    ///   - sendsParameterReference: whether MSE:Set AT names the domain parameters (F-4); nil for what the standard
    ///     demands.
    ///   - random: where ephemeral keys come from.
    /// - Returns: the tries that the chip said were left, where it said so.
    /// - Throws: `ReadError` with a code `access.` and the step that it happened at; `channel.invalidCommand` where a
    ///   secure channel is open already.
    @discardableResult
    public mutating func openByPACE(
        _ candidate: PACECandidate, password: borrowing PACEPassword, sendsParameterReference: Bool? = nil,
        random: RandomSource = .system
    ) async throws(ReadError) -> Int? {
        phase = .access
        try requireNoChannel()
        countsTries = false
        let kind = AccessPasswordKind(password.kind)
        let selection: PACE.AwaitingSelection
        do {
            selection = try PACE.start(
                candidate, password: password, sendsParameterReference: sendsParameterReference, random: random)
        } catch {
            throw failure(error, .selection, kind)
        }
        var answer = try await send(selection.command, as: .setAT)
        let nonce: PACE.AwaitingNonce
        do {
            nonce = try selection.receive(answer)
        } catch {
            throw failure(error, .selection, kind)
        }
        hasBegunAccess = true
        countsTries = nonce.triesLeft != nil
        answer = try await send(nonce.command, as: .encryptedNonce)
        let mapping: PACE.AwaitingMapping
        do {
            mapping = try nonce.receive(answer)
        } catch {
            throw failure(error, .nonce, kind)
        }
        answer = try await send(mapping.command, as: .mapNonce)
        let agreement: PACE.AwaitingKeyAgreement
        do {
            agreement = try mapping.receive(answer)
        } catch {
            throw failure(error, .mapping, kind)
        }
        answer = try await send(agreement.command, as: .keyAgreement)
        let authentication: PACE.AwaitingAuthentication
        do {
            authentication = try agreement.receive(answer)
        } catch {
            throw failure(error, .keyAgreement, kind)
        }
        tokensInVain += 1
        answer = try await send(authentication.command, as: .mutualAuthentication)
        let established: PACE.Established
        do {
            established = try authentication.receive(answer)
        } catch {
            throw failure(error, .authentication, kind)
        }
        // The chip has proved that it knows the password.
        tokensInVain = 0
        for deviation in established.deviations { note(deviation.rawValue) }
        let triesLeft = established.triesLeft
        let chipAuthentication = established.chipAuthentication
        ephemeralKeys = EphemeralKeys(
            terminal: established.compressedTerminalKey, chip: established.compressedChipKey)
        authorityReferences = established.certificationAuthorityReferences
        open(established.secureMessaging())
        self.mapping = chipAuthentication.map { MappingEvidence($0, channel: channelNumber) }
        return triesLeft
    }

    private func failure(_ error: AccessError, _ step: PACE.Step, _ kind: AccessPasswordKind) -> ReadError {
        ReadError(error, phase: phase, password: kind, step: step.command)
    }
}

/// The short forms of the public keys of PACE, to which terminal authentication is bound (Doc 9303-11, 7.1.2).
struct EphemeralKeys: Sendable {
    /// Comp(PK_DH,IFD).
    let terminal: [UInt8]
    /// Comp(PK_DH,IC).
    let chip: [UInt8]
}

extension AccessPasswordKind {
    /// Whether a wrong attempt can use up tries, whatever the chip says of it.
    var isLimited: Bool { PACEPassword.Kind.allCases.contains { $0.isLimited && AccessPasswordKind($0) == self } }

    init(_ kind: PACEPassword.Kind) {
        self =
            switch kind {
            case .mrz: .mrz
            case .can: .can
            case .pin: .pin
            case .puk: .puk
            }
    }
}

extension MappingEvidence {
    fileprivate init(_ data: PACEChipAuthenticationData, channel: Int) {
        self.init(
            parameterID: data.parameterID, groupName: data.group.name, mappingPublicKey: data.mappingPublicKey,
            chipAuthenticationData: data.chipAuthenticationData, encryptedData: data.encryptedData, channel: channel)
    }
}
