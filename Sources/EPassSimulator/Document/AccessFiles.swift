// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassMessages
import EPassTLV

/// The SecurityInfos of a document and the keys behind them (Doc 9303-11, 9.2): what stands in EF.CardAccess, EF.DG14,
/// EF.CardSecurity and EF.DIR.
struct AccessFiles {
    /// What the chip runs, in the order of EF.CardAccess.
    let offers: [ChipPACEOffer]
    /// The entries that are signed, DER, in its order.
    private let signed: [[UInt8]]
    /// The entries of EF.CardAccess.
    private let open: [[UInt8]]
    /// The keys of chip authentication mapping, entries that only EF.CardSecurity has.
    private let mappingKeys: [[UInt8]]
    /// Those of chip authentication in the master file.
    var chipAuthentication: [[UInt8]] = []
    /// Those of terminal authentication there.
    private let terminalAuthentication: [[UInt8]]
    private let defect: DocumentDefect?
    /// EF.DIR as it is signed.
    private let directoryContent: [UInt8]

    /// EF.DIR: the applications of the chip (Doc 9303-10, 3.11.2).
    private static func directory(of description: DocumentDescription) -> [UInt8] {
        let others = description.hasLDS2Chip ? description.lds2?.applications ?? [] : []
        return ([LDSFile.applicationIdentifier] + others.map(\.applicationIdentifier)).flatMap {
            TLVWriter.encode(0x61, TLVWriter.encode(0x4F, $0))
        }
    }

    init(
        _ description: DocumentDescription, defect: DocumentDefect?, random: RandomSource
    ) throws(SimulatorError) {
        self.defect = defect
        let explicitGroups = Self.explicitGroups(description.pace)
        do {
            var staticKeys: [KeyAgreementGroup: ChipSecret] = [:]
            for offer in description.pace where offer.mapping == .chipAuthentication && staticKeys[offer.group] == nil {
                staticKeys[offer.group] = ChipSecret(try offer.group.randomScalar(random))
            }
            // DER sorts the members of a set by their octets (ISO/IEC 8825-1, 11.6).
            var offered = description.pace.map { offer in
                ChipPACEOffer(
                    paceProtocol: offer.paceProtocol,
                    parameterID: Self.parameterID(offer, explicitGroups, of: description.pace.count),
                    group: offer.group,
                    staticKey: offer.mapping == .chipAuthentication ? staticKeys[offer.group] : nil)
            }
            var infos = offered.map(\.info)
            for offer in description.pace where offer.isExplicit {
                let isChanged = defect == .domainParametersChanged
                infos.append(
                    Self.domainParameterInfo(
                        offer, Self.parameterID(offer, explicitGroups, of: description.pace.count),
                        try isChanged
                            ? Self.changedParameters(of: offer.group) : offer.group.explicitAlgorithmIdentifier
                    ))
            }
            let standing = Set(infos)
            if defect == .cardAccessAdded, let other = PACECombination(.generic, .ec(.p192), .tripleDES) {
                let added = ChipPACEOffer(
                    paceProtocol: other.paceProtocol, parameterID: other.group.parameterID, group: other.group,
                    staticKey: nil)
                offered.append(added)
                infos.append(added.info)
            }
            offered.sort { $0.info.lexicographicallyPrecedes($1.info) }
            signed = standing.sorted { $0.lexicographicallyPrecedes($1) }
            let all = Set(infos + description.cardAccessInfos).sorted { $0.lexicographicallyPrecedes($1) }
            // The last entry is the strongest of its kind: object identifiers rise with the length of the key.
            open = defect == .cardAccessReduced ? all.dropLast() : all
            offers = offered
            directoryContent = Self.directory(of: description)
            let place = description.terminalAuthentication?.place ?? .application
            terminalAuthentication = place == .application ? [] : [Self.terminalAuthenticationInfo]
            mappingKeys = try Self.chipKeys(staticKeys)
        } catch {
            throw SimulatorError(.personalisationFailed, .personalisationKeysOfPACE(error: error.message))
        }
    }

    /// EF.CardAccess, or nil where it is hidden.
    var cardAccess: [UInt8]? { defect == .cardAccessHidden ? nil : DERWriter.set(open) }

    /// The entries of EF.DG14 that are about PACE.
    var dataGroup14Entries: [[UInt8]] { defect == .paceInfoNotSigned ? Self.unrelated : signed }

    /// TerminalAuthenticationInfo (9.2.8; id-TA): version 1, EF.CVCA under its default identifier.
    static let terminalAuthenticationInfo = DERWriter.info("0.4.0.127.0.7.2.2.2", DERWriter.integer(1))

    /// EF.DG14 with entries, or nil where there are none.
    static func dataGroup14(_ entries: [[UInt8]]) -> [UInt8]? {
        guard !entries.isEmpty else { return nil }
        return TLVWriter.encode(0x6E, DERWriter.set(Array(Set(entries))))
    }

    /// The entries that only EF.CardSecurity has; none where the chip does not have that file.
    private var cardSecurityOnly: [[UInt8]] {
        guard !mappingKeys.isEmpty || !chipAuthentication.isEmpty else { return [] }
        let directory = DERWriter.info("2.23.136.1.1.13", DERWriter.octetString(directoryContent))
        return mappingKeys + chipAuthentication + terminalAuthentication + [directory]
    }

    /// The content that EF.CardSecurity signs, or nil where the chip does not have that file.
    var cardSecurityContent: [UInt8]? {
        guard !cardSecurityOnly.isEmpty else { return nil }
        return DERWriter.set((defect == .paceInfoNotSigned ? [] : signed) + cardSecurityOnly)
    }

    /// EF.DIR, on chips that have EF.CardSecurity.
    var directory: [UInt8]? {
        guard !cardSecurityOnly.isEmpty else { return nil }
        // Another application identifier: one of the applications of LDS2.
        return defect == .directoryChanged ? directoryContent.dropLast(2) + [0x20, 0x01] : directoryContent
    }
}

// MARK: - Entries

extension AccessFiles {
    private static func domainParameterInfo(
        _ offer: PACECombination, _ parameterID: Int?, _ algorithm: [UInt8]
    ) -> [UInt8] {
        // The identifier of the mapping is that of the protocol without its last arc (9.2.3).
        DERWriter.sequence([
            DERWriter.element(.objectIdentifier, offer.paceProtocol.objectIdentifierOctets.dropLast()), algorithm,
            parameterID.map(DERWriter.integer) ?? [],
        ])
    }

    /// ChipAuthenticationPublicKeyInfo of each group (id-PK-ECDH).
    private static func chipKeys(_ keys: [KeyAgreementGroup: ChipSecret]) throws(CryptoError) -> [[UInt8]] {
        var entries: [[UInt8]] = []
        for (group, key) in keys {
            // 9.5.1 and the worked example I.1 name the group by its number; readers look for the key by it. The number
            // of the key is that of the domain parameters (9.2.1).
            entries.append(
                DERWriter.info(
                    "0.4.0.127.0.7.2.2.1.2",
                    try group.multiplyGenerator(by: key.octets).subjectPublicKeyInfo(explicitParameters: false),
                    DERWriter.integer(group.parameterID ?? 0)))
        }
        return entries
    }

    /// An entry of a protocol that nobody knows: a signed file that says nothing about PACE.
    private static let unrelated = [DERWriter.info("2.23.136.1.1.99", DERWriter.integer(1))]

    /// The groups whose parameters are written out, in the order of the description.
    private static func explicitGroups(_ offers: [PACECombination]) -> [KeyAgreementGroup] {
        offers.reduce(into: []) { groups, offer in
            if offer.isExplicit, !groups.contains(offer.group) { groups.append(offer.group) }
        }
    }

    /// The number of table 12; for explicit parameters none where they are the only ones, and otherwise one from 32 on
    /// (9.2.1 and 9.5).
    private static func parameterID(_ offer: PACECombination, _ explicit: [KeyAgreementGroup], of count: Int) -> Int? {
        guard offer.isExplicit else { return offer.group.parameterID }
        guard count > 1 else { return nil }
        return explicit.firstIndex(of: offer.group).map { 32 + $0 }
    }

    /// The parameters of a group with another generator, which is an element of it as well: its own double.
    private static func changedParameters(of group: KeyAgreementGroup) throws(CryptoError) -> [UInt8] {
        let generator = try group.generator()
        let other = try group.add(generator, generator).publicKey
        let own = try generator.publicKey
        var octets = group.explicitAlgorithmIdentifier
        guard own.count == other.count,
            let start = octets.indices.first(where: { octets[$0...].starts(with: own) })
        else { return octets }
        octets.replaceSubrange(start..<start + own.count, with: other)
        return octets
    }
}

extension ChipPACEOffer {
    /// Its PACEInfo.
    fileprivate var info: [UInt8] {
        DERWriter.sequence([
            DERWriter.element(.objectIdentifier, paceProtocol.objectIdentifierOctets), DERWriter.integer(2),
            parameterID.map(DERWriter.integer) ?? [],
        ])
    }
}

extension DERWriter {
    /// A SecurityInfo or an AlgorithmIdentifier: a SEQUENCE that begins with an object identifier.
    static func info(_ identifier: String, _ members: [UInt8]...) -> [UInt8] {
        sequence([objectIdentifier(identifier) ?? []] + members)
    }
}
