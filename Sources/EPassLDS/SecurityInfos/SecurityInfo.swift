// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// One entry of SecurityInfos: a protocol that the chip supports, or a key or a file that goes with one (Doc 9303-11,
/// 9.2).
///
/// ```
/// SecurityInfo ::= SEQUENCE {
///     protocol      OBJECT IDENTIFIER,
///     requiredData  ANY DEFINED BY protocol,
///     optionalData  ANY DEFINED BY protocol OPTIONAL }
/// ```
///
/// Parsed, never verified: whether an entry is genuine depends on the file that holds it.
public enum SecurityInfo: Sendable, Hashable {
    /// A way to run PACE (9.2.1).
    case pace(PACEInfo)
    /// Explicit domain parameters for PACE (9.2.2).
    case paceDomainParameter(PACEDomainParameterInfo)
    /// A way to run chip authentication (9.2.5).
    case chipAuthentication(ChipAuthenticationInfo)
    /// A public key for chip authentication or for PACE with chip authentication mapping (9.2.6).
    case chipAuthenticationPublicKey(ChipAuthenticationPublicKeyInfo)
    /// Terminal authentication (9.2.8).
    case terminalAuthentication(TerminalAuthenticationInfo)
    /// The signature algorithm of active authentication (9.2.4).
    case activeAuthentication(ActiveAuthenticationInfo)
    /// A copy of EF.DIR (9.2.10).
    case efDIR(EFDIRInfo)
    /// Any other entry; the standard allows them, and an inspection system may discard them (9.2).
    case unknown(UnknownSecurityInfo)
    /// An entry that cannot be decoded. The others of its file are read all the same.
    case malformed(MalformedSecurityInfo)

    /// The object identifier `protocol`, in dots; empty where it cannot be read.
    public var objectIdentifier: String {
        switch self {
        case .pace(let info): info.paceProtocol.objectIdentifier
        case .paceDomainParameter(let info): info.objectIdentifier
        case .chipAuthentication(let info): info.chipAuthenticationProtocol.objectIdentifier
        case .chipAuthenticationPublicKey(let info): info.objectIdentifier
        case .terminalAuthentication: TerminalAuthenticationInfo.objectIdentifier
        case .activeAuthentication: ActiveAuthenticationInfo.objectIdentifier
        case .efDIR: EFDIRInfo.objectIdentifier
        case .unknown(let info): info.objectIdentifier
        case .malformed(let info): info.objectIdentifier ?? ""
        }
    }
}

/// A way to run PACE: protocol, version and, for standardized or several domain parameters, their id (Doc 9303-11,
/// 9.2.1).
public struct PACEInfo: Sendable, Hashable {
    /// The version that Doc 9303-11 specifies.
    package static let specifiedVersion = 2

    /// Mapping, key agreement and cipher.
    public let paceProtocol: PACEProtocol
    /// The version; anything but 2 is the deviation `securityInfoVersion`.
    public let version: Int
    /// The id of the domain parameters: standardized ones (Doc 9303-11, Table 12) or explicit ones of the same file;
    /// nil where none is given.
    public let parameterID: Int?

    /// An entry of these parts.
    package init(paceProtocol: PACEProtocol, version: Int = specifiedVersion, parameterID: Int?) {
        self.paceProtocol = paceProtocol
        self.version = version
        self.parameterID = parameterID
    }
}

/// Explicit domain parameters for PACE (Doc 9303-11, 9.2.2).
///
/// They come from the chip, mostly unsigned, and insecure ones would give the password away: nothing may use them that
/// has not compared every field with parameters known to be secure. This type only carries them.
public struct PACEDomainParameterInfo: Sendable, Hashable {
    /// Over what kind of group.
    public let keyAgreement: KeyAgreementAlgorithm
    /// The mapping that the object identifier names.
    public let mapping: PACEMapping
    /// The octets of the AlgorithmIdentifier, tag and length included, exactly as they stand.
    public let domainParameter: [UInt8]
    /// The id by which a `PACEInfo` refers to them, nil where none is given.
    public let parameterID: Int?

    /// An entry of these parts, or nil where no object identifier stands for this mapping over this kind of group.
    ///
    /// - Parameter domainParameter: a complete DER AlgorithmIdentifier.
    package init?(
        keyAgreement: KeyAgreementAlgorithm, mapping: PACEMapping, domainParameter: [UInt8], parameterID: Int?
    ) {
        guard PACEProtocol.familyIdentifier(mapping, keyAgreement) != nil else { return nil }
        self.keyAgreement = keyAgreement
        self.mapping = mapping
        self.domainParameter = domainParameter
        self.parameterID = parameterID
    }

    /// The object identifier in dots: `0.4.0.127.0.7.2.2.4.2`.
    public var objectIdentifier: String {
        PACEProtocol.familyIdentifier(mapping, keyAgreement) ?? PACEProtocol.root
    }

    /// The standard's name of the object identifier: `id-PACE-ECDH-GM`.
    public var name: String { PACEProtocol.familyName(mapping, keyAgreement) }
}

/// A way to run chip authentication (Doc 9303-11, 9.2.5).
public struct ChipAuthenticationInfo: Sendable, Hashable {
    /// The version that Doc 9303-11 specifies.
    package static let specifiedVersion = 1

    /// Key agreement and cipher.
    public let chipAuthenticationProtocol: ChipAuthenticationProtocol
    /// The version; anything but 1 is the deviation `securityInfoVersion`.
    public let version: Int
    /// The id of the chip's key, nil where none is given.
    public let keyID: Int?

    /// An entry of these parts.
    package init(
        chipAuthenticationProtocol: ChipAuthenticationProtocol, version: Int = specifiedVersion, keyID: Int?
    ) {
        self.chipAuthenticationProtocol = chipAuthenticationProtocol
        self.version = version
        self.keyID = keyID
    }
}

/// A public key of the chip, for chip authentication or for PACE with chip authentication mapping (Doc 9303-11, 9.2.6).
public struct ChipAuthenticationPublicKeyInfo: Sendable, Hashable {
    /// The kind of key.
    public let keyAgreement: KeyAgreementAlgorithm
    /// The octets of the SubjectPublicKeyInfo, tag and length included, exactly as they stand (with a SEQUENCE put
    /// around them under the deviation `chipAuthenticationKeyUnwrapped`). Nothing inside was looked at.
    public let subjectPublicKeyInfo: [UInt8]
    /// The id of the key, nil where none is given.
    public let keyID: Int?

    /// An entry of these parts.
    ///
    /// - Parameter subjectPublicKeyInfo: a complete DER SubjectPublicKeyInfo.
    package init(keyAgreement: KeyAgreementAlgorithm, subjectPublicKeyInfo: [UInt8], keyID: Int?) {
        self.keyAgreement = keyAgreement
        self.subjectPublicKeyInfo = subjectPublicKeyInfo
        self.keyID = keyID
    }

    /// The object identifier in dots: `0.4.0.127.0.7.2.2.1.2`.
    public var objectIdentifier: String { Self.objectIdentifier(of: keyAgreement) }
    /// The standard's name of the object identifier: `id-PK-ECDH`.
    public var name: String { "id-PK-\(keyAgreement.rawValue)" }

    static func objectIdentifier(of keyAgreement: KeyAgreementAlgorithm) -> String {
        "0.4.0.127.0.7.2.2.1.\(keyAgreement == .dh ? 1 : 2)"
    }
}

/// Terminal authentication (Doc 9303-11, 9.2.8; the file of references is TR-03110's and Doc 9303-11, Appendix K's).
public struct TerminalAuthenticationInfo: Sendable, Hashable {
    /// Where EF.CVCA is, if not in its default place.
    public struct FileID: Sendable, Hashable {
        /// The two octets of the file identifier.
        public let fileIdentifier: [UInt8]
        /// The short identifier, nil where none is given.
        public let shortIdentifier: UInt8?

        /// A place, or nil where the file identifier has not two octets.
        package init?(fileIdentifier: [UInt8], shortIdentifier: UInt8?) {
            guard fileIdentifier.count == 2 else { return nil }
            self.fileIdentifier = fileIdentifier
            self.shortIdentifier = shortIdentifier
        }
    }

    /// The version that Doc 9303-11 specifies.
    package static let specifiedVersion = 1
    /// id-TA in dots.
    public static let objectIdentifier = "0.4.0.127.0.7.2.2.2"

    /// The version; anything but 1 is the deviation `securityInfoVersion`.
    public let version: Int
    /// Where EF.CVCA is, nil for its default place.
    public let efCVCA: FileID?

    /// An entry of these parts.
    package init(version: Int = specifiedVersion, efCVCA: FileID? = nil) {
        self.version = version
        self.efCVCA = efCVCA
    }
}

/// The signature algorithm of active authentication, where it is ECDSA (Doc 9303-11, 9.2.4).
public struct ActiveAuthenticationInfo: Sendable, Hashable {
    /// The version that Doc 9303-11 specifies.
    package static let specifiedVersion = 1
    /// id-icao-mrtd-security-aaProtocolObject in dots.
    public static let objectIdentifier = "2.23.136.1.1.5"

    /// The version; anything but 1 is the deviation `securityInfoVersion`.
    public let version: Int
    /// The object identifier of the signature algorithm in dots, one of TR-03111 where the chip follows the standard.
    public let signatureAlgorithm: String

    /// An entry of these parts.
    package init(version: Int = specifiedVersion, signatureAlgorithm: String) {
        self.version = version
        self.signatureAlgorithm = signatureAlgorithm
    }
}

/// A copy of EF.DIR, as the signed EF.CardSecurity holds it (Doc 9303-11, 9.2.10).
public struct EFDIRInfo: Sendable, Hashable {
    /// id-EFDIR in dots.
    public static let objectIdentifier = "2.23.136.1.1.13"

    /// The octets of EF.DIR.
    public let efDIR: [UInt8]

    /// An entry with this copy.
    package init(efDIR: [UInt8]) { self.efDIR = efDIR }
}

/// An entry with an object identifier that Doc 9303-11 does not define; kept as it stands.
public struct UnknownSecurityInfo: Sendable, Hashable {
    /// The object identifier in dots.
    public let objectIdentifier: String
    /// The octets of `requiredData`, one data object with tag and length.
    public let required: [UInt8]
    /// The octets of `optionalData`, one data object with tag and length; nil where there is none.
    public let optional: [UInt8]?

    /// Whether it is of chip authentication, by the arcs of BSI TR-03110-3 (A.1.1.2 and A.1.1.3): a protocol, or a key
    /// of one. Domain parameters, which stand beside a protocol, and keys of pseudonymous signatures are neither.
    public var isOfChipAuthentication: Bool { Self.isOfChipAuthentication(objectIdentifier) }

    static func isOfChipAuthentication(_ identifier: String) -> Bool {
        let (key, run) = ("0.4.0.127.0.7.2.2.1.", "0.4.0.127.0.7.2.2.3.")
        if identifier.hasPrefix(key) { return identifier != key + "3" && !identifier.hasPrefix(key + "3.") }
        return identifier.hasPrefix(run) && identifier != run + "1" && identifier != run + "2"
    }

    /// An entry of these parts; the octets must be complete DER data objects.
    package init(objectIdentifier: String, required: [UInt8], optional: [UInt8]? = nil) {
        self.objectIdentifier = objectIdentifier
        self.required = required
        self.optional = optional
    }
}

/// An entry that cannot be decoded: it costs itself and no other one. What it was meant to offer is open, and counts as
/// offered where no good entry of the same protocol stands beside it.
public struct MalformedSecurityInfo: Sendable, Hashable {
    /// The object identifier in dots, nil where none can be read.
    public let objectIdentifier: String?
    /// The octets that are there, tag and length included; from an entry whose length leads out of its list on, all
    /// that follow.
    public let octets: [UInt8]
    /// Why it cannot be decoded, and where.
    public let error: LDSError

    /// Whether it may have been an entry under one of these arcs: by its identifier, or because it has none.
    func isPossibly(under arcs: [String]) -> Bool {
        objectIdentifier.map { identifier in arcs.contains { (identifier + ".").hasPrefix($0 + ".") } } ?? true
    }

    /// Hashes the octets.
    public func hash(into hasher: inout Hasher) { hasher.combine(octets) }
}

/// What an entry of SecurityInfos can offer, by the arcs of the identifiers (Doc 9303-11, 9.2).
public enum SecurityProtocol: Sendable, Hashable, CaseIterable {
    /// id-PACE.
    case pace
    /// The mapping of id-PACE that proves the chip.
    case chipAuthenticationMapping
    /// id-CA and id-PK.
    case chipAuthentication
    /// id-TA.
    case terminalAuthentication
    /// The signature algorithm of active authentication.
    case activeAuthentication

    var arcs: [String] {
        switch self {
        case .pace: [PACEProtocol.root]
        case .chipAuthenticationMapping: [PACEProtocol.root + ".6"]
        case .chipAuthentication: ["0.4.0.127.0.7.2.2.1", "0.4.0.127.0.7.2.2.3"]
        case .terminalAuthentication: [TerminalAuthenticationInfo.objectIdentifier]
        case .activeAuthentication: [ActiveAuthenticationInfo.objectIdentifier]
        }
    }
}
