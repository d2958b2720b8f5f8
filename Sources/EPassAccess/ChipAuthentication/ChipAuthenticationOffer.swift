// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
package import EPassLDS

/// What chip authentication a chip offers: the ways that can be gone, best first, and the keys that cannot be used,
/// with the reason.
///
/// Making it sends nothing. The entries come from EF.DG14, or from EF.CardSecurity for chip authentication in the
/// master file; whether they are genuine is for passive authentication to say.
package struct ChipAuthenticationOffer: Sendable, Hashable {
    /// A key that is not used.
    package struct Refused: Sendable, Equatable {
        /// The identifier of the key, nil where it has none.
        package let keyID: Int?
        /// Why; the code differs for each fault.
        package let error: AccessError
    }

    /// The most keys that are examined; entries beyond them are refused with `tooManyStaticKeys`.
    package static let maximumKeys = ChipAuthenticationKeyExaminer.maximumKeys

    /// The ways that can be gone, each once.
    ///
    /// Stated before guessed, AES before 3DES (Doc 9303-11, 8.5), then by the bits of security of the weaker of cipher
    /// and group, then by the group's and the cipher's, then the order of the file. Where the protocol is guessed 3DES
    /// comes first: the chips that say nothing are those of the first years (field note F-58).
    package let candidates: [ChipAuthenticationCandidate]
    /// The keys that are not used, in the order of the file.
    package let refused: [Refused]

    /// Judges the entries of a file.
    package static func of(_ infos: SecurityInfos) -> ChipAuthenticationOffer { ChipAuthenticationOffer(infos) }

    /// Whether the file has any key for chip authentication, usable or not.
    package var isEmpty: Bool { candidates.isEmpty && refused.isEmpty }

    private init(_ infos: SecurityInfos) {
        var refused: [Refused] = []
        var keys: [ChipAuthenticationKey] = []
        var examiner = ChipAuthenticationKeyExaminer()
        for info in Self.keyInfos(infos) {
            do {
                let key = try examiner.examine(info)
                if !keys.contains(key) { keys.append(key) }
            } catch {
                refused.append(Refused(keyID: info.keyID, error: error))
            }
        }
        var candidates: [ChipAuthenticationCandidate] = []
        for key in keys {
            for candidate in Self.candidates(of: key, among: keys, infos.chipAuthenticationInfos)
            where !candidates.contains(candidate) { candidates.append(candidate) }
        }
        // The sort is stable: what is equal keeps the order of the file.
        self.candidates = candidates.sorted { Self.rank($1).lexicographicallyPrecedes(Self.rank($0)) }
        self.refused = refused
    }

    /// The keys of the file without those that are there for chip authentication mapping alone: their identifier is
    /// that of an entry of that mapping, and no `ChipAuthenticationInfo` names them (Doc 9303-11, 9.2.1 and 9.2.6).
    private static func keyInfos(_ infos: SecurityInfos) -> [ChipAuthenticationPublicKeyInfo] {
        let mapped = infos.paceInfos.filter { $0.paceProtocol.mapping == .chipAuthentication }.map(\.parameterID)
        let stated = infos.chipAuthenticationInfos
        return infos.chipAuthenticationPublicKeyInfos.filter { key in
            guard let keyID = key.keyID, mapped.contains(keyID) else { return true }
            return stated.contains {
                $0.chipAuthenticationProtocol.keyAgreement == key.keyAgreement && ($0.keyID ?? keyID) == keyID
            }
        }
    }

    private static func candidates(
        of key: ChipAuthenticationKey, among keys: [ChipAuthenticationKey], _ infos: [ChipAuthenticationInfo]
    ) -> [ChipAuthenticationCandidate] {
        let kind = key.info.keyAgreement
        let ofKind = infos.filter { $0.chipAuthenticationProtocol.keyAgreement == kind }
        var deviations: [AccessDeviation] = []
        var matching = ofKind.filter { $0.keyID == key.keyID }
        if matching.isEmpty {
            // An identifier may be left out where there is one key; where there are several it may have been forgotten.
            matching = ofKind.filter { $0.keyID == nil || key.keyID == nil }
        }
        if keys.count > 1, matching.contains(where: { $0.keyID == nil }) || (key.keyID == nil && !matching.isEmpty) {
            deviations.append(.chipAuthenticationKeyIDMissing)
        }
        if matching.isEmpty {
            // Entries that name a key which is not there.
            let known = keys.map(\.keyID)
            matching = ofKind.filter { !known.contains($0.keyID) }
            if !matching.isEmpty { deviations.append(.chipAuthenticationInfoMismatch) }
        }
        guard !matching.isEmpty else {
            return SymmetricCipher.allCases.map { cipher in
                ChipAuthenticationCandidate(
                    key: key,
                    chipAuthenticationProtocol: ChipAuthenticationProtocol(keyAgreement: kind, cipher: cipher),
                    isStated: false, deviations: [.chipAuthenticationInfoMissing])
            }
        }
        let specified = matching.filter { $0.version == ChipAuthenticationInfo.specifiedVersion }
        if specified.isEmpty {
            deviations.append(.chipAuthenticationVersion)
        } else {
            matching = specified
        }
        return matching.map {
            ChipAuthenticationCandidate(
                key: key, chipAuthenticationProtocol: $0.chipAuthenticationProtocol, isStated: true,
                deviations: deviations)
        }
    }

    private static func rank(_ candidate: ChipAuthenticationCandidate) -> [Int] {
        guard candidate.isStated else { return [0, candidate.key.group.securityStrength, -candidate.cipherStrength] }
        return [
            1, candidate.cipher == .tripleDES ? 0 : 1, candidate.securityStrength,
            candidate.key.group.securityStrength, candidate.cipherStrength,
        ]
    }
}

extension ChipAuthenticationOffer.Refused: Hashable {
    /// Hashes the identifier: errors are equal by their code.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(keyID)
        hasher.combine(error.code)
    }
}
