// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
public import EPassLDS

/// One way of PACE that the chip offers and that this library speaks: protocol and domain parameters, both known to be
/// sound.
public struct PACECandidate: Sendable, Hashable {
    /// The entry of the file.
    public let info: PACEInfo
    /// The group: by its standardised identifier, or explicit parameters that are those of this group in every field
    /// (9.2.2).
    package let group: KeyAgreementGroup
    /// Whether the chip names more than one set of domain parameters for PACE, so that MSE:Set AT has to say which
    /// (DO'84'; Doc 9303-11, 4.4.4.1). False where the entry has no identifier that could be sent.
    public let needsParameterReference: Bool

    /// A candidate whose protocol and group belong together.
    package init(info: PACEInfo, group: KeyAgreementGroup, needsParameterReference: Bool) {
        self.info = info
        self.group = group
        self.needsParameterReference = needsParameterReference
    }

    /// The block cipher of nonce, tokens and secure messaging.
    package var cipher: BlockCipher { info.paceProtocol.cipher.blockCipher }

    /// How the nonce leads to a generator (Doc 9303-11, 4.4.3.3).
    public var mapping: PACEMapping { info.paceProtocol.mapping }

    /// The bits of security of cipher and group together: those of the weaker one, by NIST SP 800-57 part 1, 5.6.1.
    /// Triple DES with two keys is counted with 80.
    public var securityStrength: Int { min(cipherStrength, group.securityStrength) }

    private var cipherStrength: Int { info.paceProtocol.cipher.securityStrength }

    /// Whether this one comes before another: by the strength of the weaker part, then by the cipher, then by the
    /// group, then by the mapping (chip authentication mapping, which also shows that the chip is no copy, then
    /// generic, then integrated).
    func isStronger(than other: PACECandidate) -> Bool {
        let own = [securityStrength, cipherStrength, group.securityStrength, mappingRank]
        let others = [
            other.securityStrength, other.cipherStrength, other.group.securityStrength, other.mappingRank,
        ]
        return others.lexicographicallyPrecedes(own)
    }

    private var mappingRank: Int {
        switch mapping {
        case .chipAuthentication: 2
        case .generic: 1
        case .integrated: 0
        }
    }
}
