// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

/// What a chip says of the protocols it supports: the content of EF.CardAccess, of EF.DG14, and the signed content of
/// EF.CardSecurity (Doc 9303-11, 9.2).
///
/// `SecurityInfos ::= SET OF SecurityInfo`. The order of the entries is kept and means nothing. A decoded value is
/// parsed, never verified.
public struct SecurityInfos: Sendable, Hashable {
    /// One entry, with the octets it was decoded from.
    public struct Entry: Sendable, Hashable {
        /// Decoded by its object identifier; of one without a decoder the identifier and the octets.
        public let info: SecurityInfo
        /// The octets of its SEQUENCE, tag and length included, exactly as they stand: entries of two files are
        /// compared by these.
        public let encoded: [UInt8]
        /// The position of the SEQUENCE, in octets from the beginning of what was decoded.
        public let offset: Int
    }

    /// The most entries that are accepted.
    package static let maximumEntries = 128

    /// The entries in the order of the file.
    public let entries: [Entry]
    /// What departs from the standard and was tolerated.
    public let deviations: [LDSDeviation]

    /// Decodes a SET OF SecurityInfo.
    ///
    /// Bounded: 128 entries, 64 KiB. Lengths and integers must be DER; entries of unknown protocols are kept, and so is
    /// one that cannot be decoded (``SecurityInfo/malformed(_:)``).
    /// - Parameter file: the file that the octets are, or come from; it is named in errors.
    /// - Throws: `LDSError` with the offset where there is no list: `truncated`, `unexpectedTag`, `invalidEncoding`,
    ///   `invalidValue`, `limitExceeded`; under `.strict` also for every deviation (F-15, F-38) and with the entry.
    public init(decoding octets: [UInt8], file: LDSFile, profile: DecodingProfile = .default) throws(LDSError) {
        var context = DecodingContext(file, profile)
        entries = try Self.entries(
            in: Template(file, TLVCursor(octets, limits: Self.limits)), trailing: .trailingOctets, noting: &context)
        deviations = context.deviations
    }

    /// A set of these entries.
    ///
    /// - Parameter sorted: whether the entries are put in the order of DER (ISO/IEC 8825-1, 11.6); otherwise they stay
    ///   as given.
    /// - Throws: `LDSError` with code `notEncodable` where a text is no object identifier.
    package init(_ infos: [SecurityInfo], sorted: Bool = true) throws(LDSError) {
        var pairs: [(info: SecurityInfo, encoded: [UInt8])] = []
        for info in infos { pairs.append((info, try info.encoded())) }
        if sorted { pairs.sort { $0.encoded.lexicographicallyPrecedes($1.encoded) } }
        var offset = 1 + TLVHeader.lengthOctets(pairs.reduce(0) { $0 + $1.encoded.count })
        entries = pairs.map { pair in
            defer { offset += pair.encoded.count }
            return Entry(info: pair.info, encoded: pair.encoded, offset: offset)
        }
        deviations = []
    }

    init(entries: [Entry], deviations: [LDSDeviation]) {
        self.entries = entries
        self.deviations = deviations
    }

    /// Writes the SET around the exact octets of the entries, in their order.
    package func encoded() -> [UInt8] { DERWriter.element(.set, entries.flatMap(\.encoded)) }

    /// What the entries say, in the order of the file.
    public var infos: [SecurityInfo] { entries.map(\.info) }

    /// The ways to run PACE, in the order of the file.
    public var paceInfos: [PACEInfo] {
        infos.compactMap { if case .pace(let info) = $0 { info } else { nil } }
    }

    /// The explicit domain parameters for PACE.
    public var paceDomainParameterInfos: [PACEDomainParameterInfo] {
        infos.compactMap { if case .paceDomainParameter(let info) = $0 { info } else { nil } }
    }

    /// The ways to run chip authentication.
    public var chipAuthenticationInfos: [ChipAuthenticationInfo] {
        infos.compactMap { if case .chipAuthentication(let info) = $0 { info } else { nil } }
    }

    /// The chip's public keys.
    public var chipAuthenticationPublicKeyInfos: [ChipAuthenticationPublicKeyInfo] {
        infos.compactMap { if case .chipAuthenticationPublicKey(let info) = $0 { info } else { nil } }
    }

    /// Whether there is anything of chip authentication that no key here can be used for: a protocol without its key,
    /// or what is not known.
    public var offersOtherChipAuthentication: Bool {
        infos.contains { info in
            switch info {
            case .chipAuthentication: true
            case .unknown(let entry): entry.isOfChipAuthentication
            default: false
            }
        }
    }

    /// Terminal authentication, where it is supported.
    public var terminalAuthenticationInfos: [TerminalAuthenticationInfo] {
        infos.compactMap { if case .terminalAuthentication(let info) = $0 { info } else { nil } }
    }

    /// The signature algorithm of active authentication, where one is stated.
    public var activeAuthenticationInfos: [ActiveAuthenticationInfo] {
        infos.compactMap { if case .activeAuthentication(let info) = $0 { info } else { nil } }
    }

    /// Copies of EF.DIR.
    public var efDIRInfos: [EFDIRInfo] {
        infos.compactMap { if case .efDIR(let info) = $0 { info } else { nil } }
    }

    /// The first entry that cannot be decoded and may have offered that protocol, where no good one of it stands beside
    /// it; nil where what is offered is known.
    public func openOffer(of offered: SecurityProtocol) -> MalformedSecurityInfo? {
        let isOffered = infos.contains { info in
            switch (info, offered) {
            case (.pace, .pace), (.chipAuthenticationPublicKey, .chipAuthentication),
                (.terminalAuthentication, .terminalAuthentication), (.activeAuthentication, .activeAuthentication):
                true
            case (.pace(let info), .chipAuthenticationMapping): info.paceProtocol.mapping == .chipAuthentication
            default: false
            }
        }
        guard !isOffered else { return nil }
        // One without an identifier beside a good entry of PACE says nothing of a mapping.
        let mayBeUnnamed = offered != .chipAuthenticationMapping || paceInfos.isEmpty
        return infos.lazy.compactMap { if case .malformed(let info) = $0 { info } else { nil } }
            .first { $0.isPossibly(under: offered.arcs) && ($0.objectIdentifier != nil || mayBeUnnamed) }
    }

    /// The entries of protocols that Doc 9303-11 does not define.
    public var unknownInfos: [UnknownSecurityInfo] {
        infos.compactMap { if case .unknown(let info) = $0 { info } else { nil } }
    }

    static let limits = TLVLimits(maximumDepth: 16, maximumElements: maximumEntries, maximumLength: 1 << 16)
}
