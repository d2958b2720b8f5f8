// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassISO7816
internal import EPassLDS
internal import EPassMessages
internal import EPassTLV

/// What all states of one run of PACE carry along. Nothing in it is secret.
struct PACERun: Sendable {
    let candidate: PACECandidate
    let random: RandomSource
    /// What the chip said at MSE:Set AT.
    var triesLeft: Int?
    /// PK_Map,IC, for the chip authentication mapping.
    var chipMappingKey: [UInt8]?
    private(set) var deviations: [AccessDeviation] = []

    /// The identifier of the domain parameters for DO'84'.
    var parameterReference: UInt32? { candidate.info.parameterID.flatMap { UInt32(exactly: $0) } }

    /// Notes a deviation once.
    mutating func tolerate(_ deviation: AccessDeviation) {
        if !deviations.contains(deviation) { deviations.append(deviation) }
    }

    /// GENERAL AUTHENTICATE with one data object.
    ///
    /// - Parameter answersWithElement: whether the chip answers with an element of the group: those of GF(p) with 2048
    ///   bits need 264 octets.
    func command(
        _ tag: TLVTag, _ value: [UInt8], isChained: Bool, answersWithElement: Bool = true
    ) -> CommandAPDU {
        let data = DynamicAuthenticationData.command(tag, value)
        let length = answersWithElement ? candidate.group.elementLength * (candidate.group.isElliptic ? 2 : 1) + 9 : 0
        return .generalAuthenticate(data, isChained: isChained, expectedLength: length)
    }

    /// A public value without the zeros that fill it to the length of the prime; curve points and everything else stay
    /// as they are.
    func minimal(_ value: [UInt8]) -> [UInt8] {
        guard !candidate.group.isElliptic, value.count == candidate.group.elementLength else { return value }
        return Array(value.drop { $0 == 0 })
    }

    /// The answer to a GENERAL AUTHENTICATE: success, with these data objects at most.
    func step(
        _ response: [UInt8], _ step: PACE.Step, allowed: [TLVTag]
    ) throws(AccessError) -> (data: DynamicAuthenticationData, status: StatusBytes) {
        let answer = try ResponseAPDU.answer(response, to: step.command)
        guard answer.statusBytes == .success else { throw PACERefusal(answer.statusBytes, at: step).error }
        let data = try DynamicAuthenticationData(answer.data, allowed: allowed, status: answer.statusBytes)
        return (data, answer.statusBytes)
    }

    /// The encrypted chip authentication data, which is there if and only if the mapping wants it (4.4.5).
    func chipAuthentication(
        _ cryptogram: [UInt8]?, encryptionKey: borrowing SecretBytes, status: StatusBytes
    ) throws(AccessError) -> PACEChipAuthenticationData? {
        guard candidate.mapping == .chipAuthentication else {
            guard cryptogram == nil else {
                throw AccessError(.chipAuthenticationDataUnexpected, status: status, element: "DO'8A'")
            }
            return nil
        }
        guard let cryptogram, let chipMappingKey else {
            throw AccessError(
                .chipAuthenticationDataMissing, status: status, element: "DO'8A'",
                .paceChipDataMissing)
        }
        return try PACEChipAuthenticationData(
            candidate: candidate, mappingPublicKey: chipMappingKey, encryptedData: cryptogram,
            encryptionKey: encryptionKey)
    }
}
