// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
public import EPassLDS

/// Why a PACE entry of EF.CardAccess is not used.
public enum PACESkipReason: String, Sendable, Hashable, CaseIterable {
    /// Explicit domain parameters that are not in every field those of a listed group. EF.CardAccess is not signed, and
    /// bad parameters give the password away (Doc 9303-11, 9.2.2).
    case domainParametersNotTrusted
    /// An identifier that is reserved, or explicit parameters that are not in the file.
    case domainParametersUnknown
    /// A version other than 2 (Doc 9303-11, 9.2.1).
    case versionNotSupported
    /// A mapping that the standard does not allow with this group or cipher: integrated mapping with P-224, chip
    /// authentication mapping with 3DES or without curves.
    case mappingNotAllowed
    /// A protocol over curves with a group that is none, or the other way round.
    case algorithmMismatch
    /// A protocol under the identifier of PACE that the standard does not define.
    case protocolUnknown
    /// The entry cannot be decoded, and may be one of PACE.
    case malformed
}

/// What PACE a chip offers: the ways that can be gone, strongest first, and those that cannot, with the reason.
///
/// Making it sends nothing. The entries are not authenticated: they come from EF.CardAccess, which anybody between
/// reader and chip can change, and have to be compared with a signed file afterwards (Doc 9303-11, 4.2).
public struct PACEOffer: Sendable, Hashable {
    /// An entry that is not used.
    public struct Skipped: Sendable, Hashable {
        /// The protocol's object identifier with dots.
        public let objectIdentifier: String
        /// The identifier of the domain parameters, where the entry has one.
        public let parameterID: Int?
        /// The first thing that speaks against it.
        public let reason: PACESkipReason
    }

    /// The ways that can be gone, each once.
    ///
    /// The order: by the bits of security of the weaker of cipher and group (NIST SP 800-57 part 1, 5.6.1), then by the
    /// cipher's, then by the group's, then chip authentication mapping before generic before integrated mapping, then
    /// the order of the file.
    public let candidates: [PACECandidate]
    /// The entries that are not used, in the order of the file.
    public let skipped: [Skipped]

    /// Judges the entries of a file (Doc 9303-11, 9.2.1 and 9.2.2).
    ///
    /// - Parameter infos: those of EF.CardAccess, or of a signed file for comparison.
    public init(_ infos: SecurityInfos) {
        let entries = infos.entries.map(\.info)
        let open = infos.openOffer(of: .pace)
        let explicit = infos.paceDomainParameterInfos
        // More than one set of domain parameters: one is not enough to say with which the chip begins.
        let isAmbiguous = Set(infos.paceInfos.map(\.parameterID)).union(explicit.map(\.parameterID)).count > 1
        var candidates: [PACECandidate] = []
        var skipped: [Skipped] = []
        for entry in entries {
            switch entry {
            case .pace(let info):
                do throws(Refusal) {
                    let candidate = PACECandidate(
                        info: info, group: try Self.group(of: info, explicit: explicit),
                        needsParameterReference: isAmbiguous && info.parameterID != nil)
                    if !candidates.contains(candidate) { candidates.append(candidate) }
                } catch {
                    skipped.append(
                        Skipped(
                            objectIdentifier: info.paceProtocol.objectIdentifier, parameterID: info.parameterID,
                            reason: error.reason))
                }
            case .unknown(let info):
                guard let reason = Self.reason(ofUnknown: info.objectIdentifier) else { continue }
                skipped.append(
                    Skipped(objectIdentifier: info.objectIdentifier, parameterID: nil, reason: reason))
            case .malformed(let info) where info == open:
                skipped.append(
                    Skipped(
                        objectIdentifier: info.objectIdentifier ?? Self.root, parameterID: nil, reason: .malformed))
            default:
                continue
            }
        }
        // The sort is stable: what is equal keeps the order of the file.
        self.candidates = candidates.sorted { $0.isStronger(than: $1) }
        self.skipped = skipped
    }

    private struct Refusal: Error {
        let reason: PACESkipReason
    }

    private static func group(
        of info: PACEInfo, explicit: [PACEDomainParameterInfo]
    ) throws(Refusal) -> KeyAgreementGroup {
        let kind = info.paceProtocol
        guard info.version == 2 else { throw Refusal(reason: .versionNotSupported) }
        // 9.2.1: the identifier is mandatory for chip authentication mapping, where it names the chip's key too.
        if kind.mapping == .chipAuthentication, info.parameterID == nil {
            throw Refusal(reason: .domainParametersUnknown)
        }
        // A standardised identifier means the standard's parameters, whatever else the file says of it (9.5.1).
        let standardized = info.parameterID.flatMap(KeyAgreementGroup.init(parameterID:))
        let group = if let standardized { standardized } else { try trusted(among: explicit, for: info) }
        guard group.isElliptic == (kind.keyAgreement == .ecdh) else { throw Refusal(reason: .algorithmMismatch) }
        if kind.mapping == .integrated, !group.allowsIntegratedMapping { throw Refusal(reason: .mappingNotAllowed) }
        return group
    }

    /// The listed group that the explicit parameters of an entry are.
    private static func trusted(
        among explicit: [PACEDomainParameterInfo], for info: PACEInfo
    ) throws(Refusal) -> KeyAgreementGroup {
        let ofKind = explicit.filter { $0.keyAgreement == info.paceProtocol.keyAgreement }
        // Without an identifier there can be one set only (9.2.1, 9.2.2).
        let named = info.parameterID == nil ? ofKind : ofKind.filter { $0.parameterID == info.parameterID }
        let matching = named.filter { $0.mapping == info.paceProtocol.mapping }
        let parameters = Set((matching.isEmpty ? named : matching).map(\.domainParameter))
        guard parameters.count == 1, let only = parameters.first else {
            throw Refusal(reason: .domainParametersUnknown)
        }
        guard let group = try? KeyAgreementGroup.matching(algorithmIdentifier: only), group.parameterID != nil else {
            throw Refusal(reason: .domainParametersNotTrusted)
        }
        return group
    }

    /// id-PACE (Doc 9303-11, 9.2.3).
    private static let root = "0.4.0.127.0.7.2.2.4"

    /// What is wrong with an entry below id-PACE that is no protocol of Doc 9303-11, 9.2.3; nil for other entries.
    private static func reason(ofUnknown objectIdentifier: String) -> PACESkipReason? {
        guard objectIdentifier.hasPrefix(root + ".") else { return nil }
        let arcs = objectIdentifier.dropFirst(root.count).split(separator: ".")
        guard arcs.count == 2 else { return arcs.count > 2 ? .protocolUnknown : nil }
        // 5 would be chip authentication mapping over DH, 6.1 with 3DES: both were left out on purpose (4.4.3, note 1).
        return arcs[0] == "5" || (arcs[0] == "6" && arcs[1] == "1") ? .mappingNotAllowed : .protocolUnknown
    }
}
