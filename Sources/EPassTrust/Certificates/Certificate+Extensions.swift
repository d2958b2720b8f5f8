// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

extension Certificate {
    /// One extension as it stands in a certificate.
    package struct Extension: Sendable, Hashable {
        /// The object identifier in dots.
        package let objectIdentifier: String
        /// Whether who does not understand it must refuse the certificate.
        package let isCritical: Bool
        /// The octets of its value.
        package let value: [UInt8]
        /// Where the value begins, in octets from the beginning of the certificate or list; 0 for one that was made. A
        /// value in pieces (BER) is taken for one that begins with them. No part of what makes extensions equal.
        private let valueOffset: Int

        /// An extension of that content.
        package init(objectIdentifier: String, isCritical: Bool, value: [UInt8]) {
            self.objectIdentifier = objectIdentifier
            self.isCritical = isCritical
            self.value = value
            valueOffset = 0
        }

        /// - Parameter position: that of the octets that the node was parsed from.
        init(_ node: ASN1Node, at position: Int = 0) throws(TrustError) {
            let element = "tbsCertificate.extensions.extension"
            var fields = try ASN1Fields(node, element)
            objectIdentifier = try fields.next("extnID").objectIdentifier("\(element).extnID")
            let critical = try fields.optional(.boolean)?.primitive(.boolean, "\(element).critical")
            isCritical = critical.map { $0 != [0] } ?? false
            let content = try fields.next("extnValue")
            value = try content.octetString("\(element).extnValue")
            valueOffset = position + (content.primitiveContent?.startIndex ?? content.startIndex)
            try fields.finish()
        }

        /// An error about the value, with its position in the certificate or list.
        func placed(_ error: TrustError) -> TrustError { error.moved(by: valueOffset) }

        /// Equal octets under one object identifier make equal extensions, wherever they stand.
        package static func == (left: Self, right: Self) -> Bool {
            left.objectIdentifier == right.objectIdentifier && left.isCritical == right.isCritical
                && left.value == right.value
        }

        /// Hashes the object identifier and the octets.
        package func hash(into hasher: inout Hasher) {
            hasher.combine(objectIdentifier)
            hasher.combine(value)
        }
    }

    /// What a key may be used for (RFC 5280, 4.2.1.3).
    public struct KeyUsage: OptionSet, Sendable, Hashable {
        /// Bit 0 of the extension is bit 0 here.
        public let rawValue: UInt16

        /// These bits.
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        /// Signing data.
        public static let digitalSignature = KeyUsage(rawValue: 1 << 0)
        /// Signing what binds the signer (contentCommitment).
        public static let nonRepudiation = KeyUsage(rawValue: 1 << 1)
        /// Enciphering keys.
        public static let keyEncipherment = KeyUsage(rawValue: 1 << 2)
        /// Enciphering data.
        public static let dataEncipherment = KeyUsage(rawValue: 1 << 3)
        /// Agreeing on keys.
        public static let keyAgreement = KeyUsage(rawValue: 1 << 4)
        /// Signing certificates.
        public static let keyCertSign = KeyUsage(rawValue: 1 << 5)
        /// Signing revocation lists.
        public static let crlSign = KeyUsage(rawValue: 1 << 6)
        /// With keyAgreement: for enciphering only.
        public static let encipherOnly = KeyUsage(rawValue: 1 << 7)
        /// With keyAgreement: for deciphering only.
        public static let decipherOnly = KeyUsage(rawValue: 1 << 8)

        private static let bitNames = [
            "digitalSignature", "nonRepudiation", "keyEncipherment", "dataEncipherment", "keyAgreement", "keyCertSign",
            "cRLSign", "encipherOnly", "decipherOnly",
        ]

        /// The names of the bits that are set, in their order; a bit without a name as `bit 9`.
        public var names: [String] {
            (0..<16).filter { rawValue & 1 << UInt16($0) != 0 }.map { bit in
                Self.bitNames.indices.contains(bit) ? Self.bitNames[bit] : "bit \(bit)"
            }
        }
    }

    /// The key that issued the certificate (RFC 5280, 4.2.1.1).
    public struct AuthorityKeyIdentifier: Sendable, Hashable {
        /// The identifier of the key, where given.
        public let keyIdentifier: [UInt8]?
        /// The serial number of the issuer's certificate, where given.
        public let authorityCertSerialNumber: [UInt8]?
    }

    /// What the extensions say that decide about trust (Doc 9303-12, 7.1.1). An absent extension is nil.
    public struct DecodedExtensions: Sendable, Hashable {
        /// Whether basicConstraints is there and says that this is an authority.
        public internal(set) var isAuthority = false
        /// Whether basicConstraints is there.
        package internal(set) var hasBasicConstraints = false
        /// How many more authorities may follow on a path.
        public internal(set) var pathLength: Int?
        /// What the key may be used for.
        public internal(set) var keyUsage: KeyUsage?
        /// The purposes of extendedKeyUsage.
        public internal(set) var extendedKeyUsage: [String]?
        /// The identifier of the key.
        public internal(set) var subjectKeyIdentifier: [UInt8]?
        /// The key that issued the certificate.
        public internal(set) var authorityKeyIdentifier: AuthorityKeyIdentifier?
        /// The ICAO country codes in the directory name of subjectAltName (localityName, stateOrProvinceName).
        public internal(set) var alternativeCountries: [String] = []
        /// The beginning of the period in which the private key signs.
        public internal(set) var privateKeyNotBefore: Timestamp?
        /// The end of the period in which the private key signs.
        public internal(set) var privateKeyNotAfter: Timestamp?
        /// The document types that this signer may produce.
        public internal(set) var documentTypes: [String]?
        /// Whether the list of document types states its version, as the standard demands.
        package internal(set) var statesDocumentTypeVersion = false
        /// Object identifiers of critical extensions that are not understood here.
        public internal(set) var unknownCritical: [String] = []
        /// Object identifiers of extensions that do not decide about a signature and could not be decoded.
        public internal(set) var undecoded: [String] = []
    }
}

extension Certificate.DecodedExtensions {
    private static let understood: Set<String> = [
        OID.issuerAltName, OID.crlDistributionPoints, OID.certificatePolicies, OID.nameChange,
    ]

    init(_ extensions: [Certificate.Extension]) throws(TrustError) {
        for entry in extensions { do throws(TrustError) { try read(entry) } catch { throw entry.placed(error) } }
    }

    private mutating func read(_ entry: Certificate.Extension) throws(TrustError) {
        switch entry.objectIdentifier {
        case OID.basicConstraints:
            hasBasicConstraints = true
            (isAuthority, pathLength) = try entry.basicConstraints(try entry.node())
        case OID.keyUsage: keyUsage = try entry.keyUsage(try entry.node())
        case OID.extendedKeyUsage: extendedKeyUsage = try entry.purposes(try entry.node())
        case OID.subjectKeyIdentifier, OID.authorityKeyIdentifier, OID.subjectAltName, OID.privateKeyUsagePeriod,
            OID.documentTypeList:
            // None of these decides whether a signature holds; a malformed one must not keep a certificate out of a
            // store.
            do { try readInformative(entry) } catch { undecoded.append(entry.objectIdentifier) }
        default:
            if entry.isCritical, !Self.understood.contains(entry.objectIdentifier) {
                unknownCritical.append(entry.objectIdentifier)
            }
        }
    }

    private static func authorityKeyIdentifier(
        _ node: ASN1Node, _ entry: Certificate.Extension
    ) throws(TrustError) -> Certificate.AuthorityKeyIdentifier {
        var fields = try entry.fields(node)
        let key = try fields.optional(.context(0))?.octetString(entry.element, as: .context(0))
        _ = fields.optional(.context(1))
        let serial = try fields.optional(.context(2))?.integerOctets(entry.element, as: .context(2))
        try fields.finish()
        return Certificate.AuthorityKeyIdentifier(keyIdentifier: key, authorityCertSerialNumber: serial)
    }

    private mutating func readInformative(_ entry: Certificate.Extension) throws(TrustError) {
        let node = try entry.node()
        switch entry.objectIdentifier {
        case OID.subjectKeyIdentifier: subjectKeyIdentifier = try node.octetString(entry.element)
        case OID.authorityKeyIdentifier: authorityKeyIdentifier = try Self.authorityKeyIdentifier(node, entry)
        case OID.subjectAltName:
            var names = try entry.fields(node)
            for name in try names.rest("name", maximum: 64) where name.identifier == .context(4) {
                var inner = try entry.fields(name, as: .context(4))
                let directory = try DistinguishedName(try inner.next("directoryName"), entry.element)
                try inner.finish()
                let codes = directory.relativeNames.joined().filter {
                    $0.type == OID.locality || $0.type == OID.stateOrProvince
                }
                alternativeCountries += codes.compactMap { $0.value?.uppercased() }
            }
        case OID.privateKeyUsagePeriod:
            try entry.privateKeyUsagePeriod(node, &privateKeyNotBefore, &privateKeyNotAfter)
        default:
            // Signers of Indonesia and the Philippines leave the version out, or the sequence around the list with it.
            var list = node
            if node.identifier != .set {
                var fields = try entry.fields(node)
                if let version = fields.optional(.integer) {
                    _ = try version.smallInteger(entry.element)
                    statesDocumentTypeVersion = true
                }
                list = try fields.next("docTypeList")
                try fields.finish()
            }
            var types = try entry.fields(list, as: .set)
            documentTypes = try types.rest("type", maximum: 64).compactMap(DistinguishedName.text)
        }
    }
}

/// The values that are decoded to judge by, and to show them.
extension Certificate.Extension {
    /// Its name in errors; made for an error only.
    var element: String { "extensions.\(objectIdentifier)" }

    func node() throws(TrustError) -> ASN1Node {
        try ASN1Parser.parse(value, maximumLength: Certificate.maximumLength, element: element).node
    }

    func fields(_ node: ASN1Node, as identifier: ASN1Identifier = .sequence) throws(TrustError) -> ASN1Fields {
        try ASN1Fields(node, "extensions", objectIdentifier, as: identifier)
    }

    func basicConstraints(_ node: ASN1Node) throws(TrustError) -> (isAuthority: Bool, pathLength: Int?) {
        var fields = try self.fields(node)
        let flag = try fields.optional(.boolean)?.primitive(.boolean, element)
        var pathLength: Int?
        if let length = fields.optional(.integer) {
            pathLength = try length.smallInteger("\(element).pathLenConstraint")
            guard pathLength != nil else { throw length.malformed(element, .certificatePathLengthOutOfRange) }
        }
        try fields.finish()
        return (flag.map { $0 != [0] } ?? false, pathLength)
    }

    func keyUsage(_ node: ASN1Node) throws(TrustError) -> Certificate.KeyUsage {
        let content = try node.primitive(.bitString, element)
        guard let unused = content.first, unused < 8, content.count <= 3 else {
            throw node.malformed(element, .certificateBitStringMalformed)
        }
        var bits: UInt16 = 0
        for (index, octet) in content.dropFirst().enumerated() {
            for bit in 0..<8 where octet & (0x80 >> UInt8(bit)) != 0 { bits |= 1 << UInt16(index * 8 + bit) }
        }
        return Certificate.KeyUsage(rawValue: bits)
    }

    func purposes(_ node: ASN1Node) throws(TrustError) -> [String] {
        var list = try self.fields(node)
        return try list.rest("purpose", maximum: 64).map { node throws(TrustError) in
            try node.objectIdentifier(element)
        }
    }

    /// What can be read before a fault is given all the same.
    func privateKeyUsagePeriod(
        _ node: ASN1Node, _ notBefore: inout Timestamp?, _ notAfter: inout Timestamp?
    ) throws(TrustError) {
        var fields = try self.fields(node)
        if let time = fields.optional(.context(0)) {
            notBefore = try Timestamp(generalized: time, .context(0), element)
        }
        if let time = fields.optional(.context(1)) { notAfter = try Timestamp(generalized: time, .context(1), element) }
        try fields.finish()
    }
}
