// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassTLV
import EPassTrust
import Testing

@testable import EPassSimulator

/// The terminal's half of terminal authentication, command by command, so that a test may put anything in the place of
/// any value.
struct GuardedFilesTerminal {
    var proof: ChipProofTerminal
    /// ID_IC.
    var chipIdentifier: [UInt8]
    /// Comp(PK_DH,IFD).
    var compressedKey: [UInt8] = []
    let credentials: SyntheticTerminalCredentials
    let algorithm: TerminalAuthenticationAlgorithm

    /// A terminal that opened a chip of the profile by Basic Access Control, and ran chip authentication unless it is
    /// not to.
    init(
        _ profile: String = "eac", provesChip: Bool = true, _ change: (inout ChipBehaviour) -> Void = { _ in }
    ) throws {
        try self.init(proof: ChipProofTerminal(profile, change), provesChip: provesChip)
    }

    init(proof: ChipProofTerminal, provesChip: Bool = true) throws {
        self.proof = proof
        credentials = try #require(proof.document.terminalCredentials)
        algorithm = try CardVerifiableCertificate(encoded: credentials.terminal).publicKey.algorithm
        // The document number of the default document and its check digit.
        chipIdentifier = Array("L898902C36".utf8)
        if provesChip { try proveChip() }
    }

    /// Chip authentication on brainpoolP256r1 with AES-128; the new keys bind what follows.
    mutating func proveChip() throws {
        let info = try #require(proof.staticKeys().first)
        let secret = try proof.agree(.ec(.brainpoolP256r1), ChipProofTerminal.octets(in: info))
        try #require(
            try proof.select(ChipAuthenticationProtocol(keyAgreement: .ecdh, cipher: .aes128)) == .success)
        try #require(try proof.authenticate(proof.publicKey).statusBytes == .success)
        try proof.switchKeys(secret, .aes128)
        compressedKey = Array(proof.publicKey.dropFirst().prefix(32))
    }

    // MARK: - Commands

    mutating func send(_ instruction: UInt8, _ p1: UInt8, _ p2: UInt8, _ data: [UInt8], le: Int? = nil) throws
        -> ResponseAPDU
    {
        try proof.channel.exchange(
            CommandAPDU(
                instruction: instruction, p1: p1, p2: p2, data: data, expectedLength: le,
                prefersExtendedLength: data.count > 200))
    }

    mutating func setDST(_ reference: [UInt8]) throws -> StatusBytes {
        try send(0x22, 0x81, 0xB6, TLVWriter.encode(0x83, reference)).statusBytes
    }

    /// PSO:Verify Certificate of the value of 7F21.
    mutating func verify(_ sent: [UInt8]) throws -> StatusBytes { try send(0x2A, 0x00, 0xBE, sent).statusBytes }

    /// MSE:Set DST and PSO:Verify Certificate.
    mutating func bring(_ encoded: [UInt8]) throws -> StatusBytes {
        let selected = try setDST(CardVerifiableCertificate(encoded: encoded).authorityReference.octets)
        return selected == .success ? try verify(TestHolder.sent(encoded)) : selected
    }

    mutating func setAT(_ reference: [UInt8]? = nil) throws -> StatusBytes {
        let own = try CardVerifiableCertificate(encoded: credentials.terminal).holderReference.octets
        return try send(0x22, 0x81, 0xA4, TLVWriter.encode(0x83, reference ?? own)).statusBytes
    }

    mutating func challenge(_ length: Int = 8) throws -> ResponseAPDU { try send(0x84, 0, 0, [], le: length) }

    mutating func authenticate(_ signature: [UInt8]) throws -> StatusBytes {
        try send(0x82, 0, 0, signature).statusBytes
    }

    func signature(_ challenge: [UInt8]) throws -> [UInt8] {
        try algorithm.sign(chipIdentifier + challenge + compressedKey, with: credentials.privateKey)
    }

    /// The certificates, and the selection of the terminal's key.
    mutating func bringCertificates() throws {
        for certificate in credentials.certificates { try #require(try bring(certificate) == .success) }
        try #require(try setAT() == .success)
    }

    /// The whole protocol; the status bytes of its last command.
    mutating func run() throws -> StatusBytes {
        try bringCertificates()
        let answer = try challenge()
        try #require(answer.statusBytes == .success && answer.data.count == 8)
        return try authenticate(signature(answer.data))
    }

    // MARK: - Files

    /// The status bytes of reading the first octets of a data group.
    mutating func reads(_ number: Int) throws -> StatusBytes {
        try send(0xB0, 0x80 | UInt8(number), 0, [], le: 4).statusBytes
    }

    /// EF.CVCA.
    mutating func readsCVCA() throws -> [UInt8] { try send(0xB0, 0x9C, 0, [], le: 36).data }
}
