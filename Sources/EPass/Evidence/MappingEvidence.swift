// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What the chip sent with PACE so that it can be told from a copy: chip authentication mapping (Doc 9303-11, 4.4.3.5).
///
/// It proves something only together with the static key in EF.CardSecurity, and in a bundle only as much as who
/// recorded it: whoever knows the public key can make up such data.
public struct MappingEvidence: Sendable, Hashable {
    /// The id of the domain parameters, which is that of the static key too (Doc 9303-11, 9.2.1); nil where the chip
    /// states none.
    public internal(set) var parameterID: Int?
    /// That of the domain parameters, for example `brainpoolP256r1`.
    public internal(set) var groupName: String
    /// PK_Map,IC: `04 || x || y`.
    public internal(set) var mappingPublicKey: [UInt8]
    /// CA_IC; nil where it could not be recovered from what the chip sent.
    public internal(set) var chipAuthenticationData: [UInt8]?
    /// A_IC, as sent in DO'8A'.
    public internal(set) var encryptedData: [UInt8]
    /// The secure channel that PACE opened, from 1.
    public internal(set) var channel: Int

    /// Nothing is checked: what belongs together is looked at where a bundle is read.
    package init(
        parameterID: Int?, groupName: String, mappingPublicKey: [UInt8], chipAuthenticationData: [UInt8]?,
        encryptedData: [UInt8], channel: Int
    ) {
        self.parameterID = parameterID
        self.groupName = groupName
        self.mappingPublicKey = mappingPublicKey
        self.chipAuthenticationData = chipAuthenticationData
        self.encryptedData = encryptedData
        self.channel = channel
    }
}
