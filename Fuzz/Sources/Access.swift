// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassMRZ

extension FuzzTarget {
    static let access = [
        FuzzTarget("fuzz-bac", bac), FuzzTarget("fuzz-pace", pace), FuzzTarget("fuzz-securemessaging", secureMessaging),
        FuzzTarget("fuzz-chipauthentication", chipAuthentication),
        FuzzTarget("fuzz-activeauthentication", activeAuthentication),
        FuzzTarget("fuzz-terminalauthentication", terminalAuthentication),
    ]
}

/// The chip's two answers in Basic Access Control, and one more to the first protected command.
///
/// The first octet chooses. With bit 0 the answer to EXTERNAL AUTHENTICATE is the right one with the next 32 octets
/// added (exclusive or) to its plaintext before it is encrypted and authenticated, so that the checks behind the
/// checksum are reached.
private func bac(_ octets: [UInt8]) {
    guard let choice = octets.first, octets.count >= 11 else { return }
    let rest = octets.dropFirst()
    let fields = required(
        try? AccessKeyFields(documentNumber: "L898902C", dateOfBirth: "690806", dateOfExpiry: "940623"))
    let first = required(try? BAC.start(key: AccessKey(fields: fields)))
    if choice & 2 != 0 {
        _ = try? first.receive(Array(rest))
        return
    }
    let second = required(try? first.receive(Array(rest.prefix(8)) + [0x90, 0x00]))
    guard choice & 1 != 0 else { return require((try? second.receive(Array(rest.dropFirst(8)))) == nil) }
    let change = Array(rest.dropFirst(8).prefix(32))
    let answer = required(try? chipAnswer(to: second.command.data, fields, change))
    let isRight = change.prefix(16).allSatisfy { $0 == 0 }
    guard let established = try? second.receive(answer) else { return require(!isRight) }
    require(isRight, "wrong nonces were taken")
    var channel = established.secureMessaging()
    require((try? channel.protect(.readBinary(offset: 0, expectedLength: 100))) != nil)
    require((try? channel.unprotect(Array(rest.dropFirst(40)))) == nil, "a guessed response was taken")
}

/// The chip's side: RND.IC, RND.IFD and K.IC, changed, encrypted and authenticated.
private func chipAnswer(to sent: [UInt8], _ fields: AccessKeyFields, _ change: [UInt8]) throws -> [UInt8] {
    let seed = SecretBytes(copying: try HashAlgorithm.sha1.hash(fields.mrzInformation).prefix(16))
    let cbc = try CBCCipher(
        .tripleDES, key: KeyDerivation.key(seed: seed, purpose: .encryption, cipher: .tripleDES))
    let authenticator = try MessageAuthenticator(
        .tripleDES, key: KeyDerivation.key(seed: seed, purpose: .mac, cipher: .tripleDES))
    let zero = [UInt8](repeating: 0, count: 8)
    let message = try cbc.decrypt(Array(sent.prefix(32)), iv: zero)
    var plain = Array(message[8..<16]) + Array(message[0..<8]) + [UInt8](repeating: 0x3C, count: 16)
    for (index, octet) in change.enumerated() where index < plain.count { plain[index] ^= octet }
    let cryptogram = try cbc.encrypt(plain, iv: zero)
    return cryptogram + (try authenticator.mac(cryptogram + [0x80, 0, 0, 0, 0, 0, 0, 0])) + [0x90, 0x00]
}

/// Responses to a channel whose keys are fixed; either as they are, or as data objects to which the right MAC is added,
/// so that everything behind the MAC is reached too.
///
/// The first octet chooses the cipher, the kind of instruction and whether the MAC is added. The others are responses,
/// each with a length of two octets before it.
private func secureMessaging(_ octets: [UInt8]) {
    var rest = octets[...]
    guard let choice = rest.popFirst() else { return }
    let cipher = BlockCipher.allCases[Int(choice & 3)]
    let isSealed = choice & 8 != 0
    let key = (0..<cipher.keyLength).map { UInt8($0) }
    var channel = required(
        try? SecureMessaging(
            cipher: cipher, encryptionKey: SecretBytes(copying: key), macKey: SecretBytes(copying: key)))
    let authenticator = required(try? MessageAuthenticator(cipher, key: SecretBytes(copying: key)))
    let command =
        choice & 4 != 0
        ? CommandAPDU.readBinaryOdd(offset: 40_000, expectedLength: 100)
        : CommandAPDU.readBinary(offset: 0, expectedLength: 100)
    var counter: UInt8 = 0
    while rest.count > 2, counter < 200 {
        let piece = rest.takePiece(lengthOctets: 2)
        guard (try? channel.protect(command)) != nil else { return }
        counter += 2
        let response = isSealed ? seal(piece, counter, cipher, authenticator) : piece
        guard let answer = try? channel.unprotect(response) else {
            return require(channel.isPoisoned, "a failure left the channel open")
        }
        require(isSealed, "a response without the right MAC was taken")
        require(answer.encoded.suffix(2) == piece.suffix(2) && answer.data.count <= piece.count)
    }
}

/// The piece as data objects and status bytes, with the right DO'8E' between them.
private func seal(
    _ piece: [UInt8], _ counter: UInt8, _ cipher: BlockCipher, _ authenticator: MessageAuthenticator
) -> [UInt8] {
    guard piece.count >= 2 else { return piece }
    let objects = Array(piece.dropLast(2))
    var input = [UInt8](repeating: 0, count: cipher.blockSize - 1) + [counter] + objects + [0x80]
    while input.count % cipher.blockSize != 0 { input.append(0) }
    return objects + [0x8E, 0x08] + required(try? authenticator.mac(input)) + piece.suffix(2)
}

/// Reads EF.DG14, plays the first way of chip authentication that it offers against answers of a chip, and takes the
/// rest as the first response under the new keys.
///
/// The input: two octets for the length of the file, the file, then each answer with one octet for its length before
/// it.
private func chipAuthentication(_ octets: [UInt8]) {
    var rest = octets[...]
    guard let group = try? DataGroup14(decoding: rest.takePiece(lengthOctets: 2)) else { return }
    let offer = ChipAuthenticationOffer.of(group.securityInfos)
    check(offer)
    guard let candidate = offer.candidates.first, let attempt = candidate.attempts.first else { return }
    do throws(AccessError) {
        var run = try ChipAuthentication.start(
            candidate, variant: attempt.variant, sendsKeyReference: attempt.sendsKeyReference)
        var answers = 0
        while let command = run.command {
            require((try? command.encoded()) != nil)
            require(answers < 2, "more commands than the protocol has")
            answers += 1
            guard let response = try? ResponseAPDU(decoding: rest.takePiece()) else { return }
            let isEstablished = try run.receive(response) == .established
            require(isEstablished || run.command != nil)
        }
        var channel = try run.established().secureMessaging()
        _ = try channel.protect(.readBinary(offset: 0, expectedLength: 8))
        // Nobody knows the keys, which are fresh: whatever comes is refused.
        _ = try channel.unprotect(Array(rest))
        fatalError("a response under unknown keys was taken")
    } catch {
        require(error.code != .cryptography, "\(error)")
    }
}

/// Keys that are offered are elements of their groups.
private func check(_ offer: ChipAuthenticationOffer) {
    let keys = Set(offer.candidates.map(\.key))
    require(keys.count <= ChipAuthenticationOffer.maximumKeys)
    for key in keys {
        let octets = required(try? key.element.publicKey)
        require(!key.element.isNeutral && (try? key.group.element(decoding: octets)) == key.element)
        let product = try? key.group.multiply(key.element, by: SecretBytes(copying: key.group.order))
        require(required(product).isNeutral, "a key whose order does not divide that of the group")
    }
    for refused in offer.refused { require(refused.error.code != .cryptography, "\(refused.error)") }
}

/// Keys of a chip that are the same in every run.
private struct Keys {
    let rsa: PrivateKey
    let rsaFile: [UInt8]
    let ecFile: [UInt8]
    let challenge: ActiveAuthentication.Challenge

    init() throws {
        let context = CryptoContext(seed: [0x93, 0x03])
        rsa = try PrivateKey.generate(.rsa(1024), context: context)
        rsaFile = try DataGroup15(subjectPublicKeyInfo: rsa.subjectPublicKeyInfo()).octets
        let ec = try PrivateKey.generate(.ec(.p256), context: context)
        ecFile = try DataGroup15(subjectPublicKeyInfo: ec.subjectPublicKeyInfo()).octets
        challenge = try ActiveAuthentication.Challenge([1, 2, 3, 4, 5, 6, 7, 8])
    }
}

private let keys = required(try? Keys())

/// The first octet says what the others are: an answer of the RSA or of the ECDSA key; a representative that the RSA
/// key signs, so that all of what stands in it is reached; or DG15, DG14 and the answer, with two octets of length
/// before each file.
private func activeAuthentication(_ octets: [UInt8]) {
    var rest = octets[...]
    var infos: SecurityInfos?
    let file: [UInt8]
    let response: [UInt8]
    switch (rest.popFirst() ?? 0) & 3 {
    case 0: (file, response) = (keys.rsaFile, Array(rest))
    case 1: (file, response) = (keys.ecFile, Array(rest))
    case 2:
        // Below the modulus, whatever the octets are.
        var representative = Array(rest.prefix(128))
        representative += [UInt8](repeating: 0xCC, count: 128 - representative.count)
        representative[0] &= 0x7F
        guard let signature = try? keys.rsa.rawRSA(representative) else { return }
        (file, response) = (keys.rsaFile, signature)
    default:
        file = rest.takePiece(lengthOctets: 2)
        infos = (try? DataGroup14(decoding: rest.takePiece(lengthOctets: 2)))?.securityInfos
        response = Array(rest)
    }
    let verdict = ActiveAuthentication.verify(
        response: response, challenge: keys.challenge, dataGroup15: file, securityInfos: infos)
    let strict = ActiveAuthentication.verify(
        response: response, challenge: keys.challenge, dataGroup15: file, securityInfos: infos, tolerating: [])
    let isConfirmed = verdict.outcome == .confirmed
    require((strict.outcome == .confirmed) == (isConfirmed && verdict.deviations.isEmpty), "the profiles disagree")
    require(isConfirmed || verdict.deviations.isEmpty)
    require(!isConfirmed || verdict.hash != nil && (verdict.scheme == nil) != (verdict.signatureFormat == nil))
    require(!verdict.algorithm.isEmpty)
}

/// A chip that answers Terminal Authentication: the run ends after a bounded number of commands, sends no command that
/// does not fit, and is accepted only where every answer was 9000.
///
/// The first octet chooses certificates and capacity; then come responses: an octet of length, data, two status bytes.
private func terminalAuthentication(_ octets: [UInt8]) {
    var rest = octets[...]
    let shape = rest.popFirst() ?? 0
    let certificate = TerminalAuthentication.CertificateToSend(
        authorityReference: Array("UTCVCA00001".utf8),
        body: [UInt8](repeating: 0x4E, count: shape & 1 == 0 ? 40 : 600), signature: [UInt8](repeating: 1, count: 64))
    let capacity = CommandCapacity(
        short: 223, extended: shape & 2 == 0 ? 65_000 : nil, statesChaining: shape & 4 != 0,
        statesExtendedLength: shape & 8 != 0)
    let identifiers = [[UInt8]](repeating: [1, 2, 3], count: 1 + Int(shape >> 4 & 1)).map(
        ChipIdentifier.pace(compressedChipKey:))
    var run = TerminalAuthentication.run(
        certificates: [TerminalAuthentication.CertificateToSend](repeating: certificate, count: Int(shape >> 5)),
        holderReference: Array("UTIS00001".utf8), chipIdentifiers: identifiers, compressedKey: [9, 9],
        signatureAlgorithm: .ecdsa(.sha256), signatureLength: 512, capacity: capacity)
    var refusals = 0
    for _ in 0..<256 {
        switch run.action {
        case .send(let command):
            require((try? command.encoded()) != nil && (!command.usesExtendedLength || capacity.extended != nil))
            require(capacity.extended != nil || command.data.count <= capacity.short)
            let data = rest.takePiece()
            let status = StatusBytes(sw1: rest.popFirst() ?? 0x90, sw2: rest.popFirst() ?? 0)
            if status != .success { refusals += 1 }
            run.receive(ResponseAPDU(data: data, statusBytes: status))
        case .sign(let message, _):
            require(message.count == 3 + 8 + 2)
            run.receive(signature: [UInt8](repeating: 5, count: 512))
        case .accepted:
            // Words about length and a first binding may have been refused before.
            return require(refusals <= 2 + identifiers.count, "accepted after \(refusals) refusals")
        case .refused(let refusal):
            return require(!"\(refusal.error.message)".isEmpty)
        }
    }
    fatalError("a run without end")
}
