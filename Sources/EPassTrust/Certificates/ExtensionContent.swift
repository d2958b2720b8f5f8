// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

extension Certificate.Extension {
    /// What an extension says, with every member that RFC 5280, 4.2 and Doc 9303-12, 7.1.1 define.
    package enum Content: Sendable, Hashable {
        /// The key that signed, the names and the serial number of its certificate.
        case authorityKeyIdentifier(keyIdentifier: [UInt8]?, issuer: [GeneralName], serialNumber: [UInt8]?)
        /// The identifier of the key.
        case subjectKeyIdentifier([UInt8])
        /// What the key may be used for.
        case keyUsage(Certificate.KeyUsage)
        /// When the private key signs; either end may be open.
        case privateKeyUsagePeriod(notBefore: Timestamp?, notAfter: Timestamp?)
        /// The policies that the issuer follows.
        case certificatePolicies([CertificatePolicy])
        /// Other names of the subject.
        case subjectAltName([GeneralName])
        /// Other names of the issuer.
        case issuerAltName([GeneralName])
        /// The object identifiers of attributes of the subject.
        case subjectDirectoryAttributes([String])
        /// Whether this is an authority, and how many may follow.
        case basicConstraints(isAuthority: Bool, pathLength: Int?)
        /// Purposes, as object identifiers.
        case extKeyUsage([String])
        /// Where revocation lists are published (also of freshestCRL).
        case crlDistributionPoints([CRLDistributionPoint])
        /// Where more is to be found about the issuer or the subject: method and place.
        case informationAccess([AccessDescription])
        /// The authority has changed its name (Doc 9303-12, 7.1.1.5).
        case nameChange
        /// The document types that a signer may produce (Doc 9303-12, 7.1.1.6).
        case documentTypeList(version: Int, types: [String])
        /// The number of a revocation list, as content octets.
        case cRLNumber([UInt8])
        /// Nothing that is decoded here.
        case unknown
    }

    /// One policy of certificatePolicies.
    package struct CertificatePolicy: Sendable, Hashable {
        /// The object identifier of the policy.
        package let identifier: String
        /// The addresses of practice statements; other qualifiers are counted only.
        package let practiceStatements: [String]
        /// How many qualifiers there are.
        package let qualifierCount: Int
    }

    /// One point of cRLDistributionPoints.
    package struct CRLDistributionPoint: Sendable, Hashable {
        /// The full names; empty where a name relative to the issuer is given, or none.
        package let names: [GeneralName]
        /// Whether reasons are given, which the profile forbids.
        package let statesReasons: Bool
        /// The issuer of the list, which the profile forbids.
        package let issuer: [GeneralName]
    }

    /// One entry of authorityInfoAccess or subjectInfoAccess.
    package struct AccessDescription: Sendable, Hashable {
        /// The object identifier of the method.
        package let method: String
        /// The place.
        package let location: GeneralName
    }

    /// Decodes the value.
    ///
    /// - Returns: `unknown` where the type is not known here.
    /// - Throws: `TrustError` that names the extension, and the position in the certificate or list, where its value is
    ///   malformed.
    package func decoded() throws(TrustError) -> Content {
        do throws(TrustError) { return try content() } catch { throw placed(error) }
    }

    private func content() throws(TrustError) -> Content {
        switch objectIdentifier {
        case OID.authorityKeyIdentifier: return try authorityKeyIdentifier(node())
        case OID.subjectKeyIdentifier: return .subjectKeyIdentifier(try node().octetString(element))
        case OID.keyUsage: return .keyUsage(try keyUsage(node()))
        case OID.privateKeyUsagePeriod:
            var (notBefore, notAfter): (Timestamp?, Timestamp?) = (nil, nil)
            try privateKeyUsagePeriod(node(), &notBefore, &notAfter)
            return .privateKeyUsagePeriod(notBefore: notBefore, notAfter: notAfter)
        case OID.certificatePolicies: return try certificatePolicies(node())
        case OID.subjectAltName: return .subjectAltName(try GeneralName.list(node(), element))
        case OID.issuerAltName: return .issuerAltName(try GeneralName.list(node(), element))
        case OID.basicConstraints:
            let (isAuthority, pathLength) = try basicConstraints(node())
            return .basicConstraints(isAuthority: isAuthority, pathLength: pathLength)
        case OID.crlDistributionPoints, OID.freshestCRL: return try distributionPoints(node())
        case OID.nameChange:
            _ = try node().primitive(.null, element)
            return .nameChange
        case OID.documentTypeList: return try documentTypes(node())
        case OID.crlNumber: return .cRLNumber(try node().integerOctets(element))
        case OID.extendedKeyUsage: return .extKeyUsage(try purposes(node()))
        case OID.subjectDirectoryAttributes:
            var types: [String] = []
            for member in try sequences(node()) {
                var attribute = try fields(member)
                types.append(try attribute.next("type").objectIdentifier(element))
            }
            return .subjectDirectoryAttributes(types)
        case OID.authorityInformationAccess, OID.subjectInformationAccess:
            var list: [AccessDescription] = []
            for member in try sequences(node()) {
                var access = try fields(member)
                let method = try access.next("accessMethod").objectIdentifier(element)
                let location = try GeneralName(try access.next("accessLocation"), element)
                list.append(AccessDescription(method: method, location: location))
                try access.finish()
            }
            return .informationAccess(list)
        default: return .unknown
        }
    }

    /// The members of a sequence of sequences.
    private func sequences(_ node: ASN1Node) throws(TrustError) -> [ASN1Node] {
        var outer = try fields(node)
        let members = try outer.rest("member", maximum: 64)
        for member in members { _ = try fields(member) }
        return members
    }

    private func authorityKeyIdentifier(_ node: ASN1Node) throws(TrustError) -> Content {
        var fields = try self.fields(node)
        let key = try fields.optional(.context(0))?.octetString(element, as: .context(0))
        let issuer = try GeneralName.list(fields.optional(.context(1)), element, as: .context(1))
        let serial = try fields.optional(.context(2))?.integerOctets(element, as: .context(2))
        try fields.finish()
        return .authorityKeyIdentifier(keyIdentifier: key, issuer: issuer, serialNumber: serial)
    }

    private func documentTypes(_ node: ASN1Node) throws(TrustError) -> Content {
        var fields = try self.fields(node)
        let version = try fields.next("version").number(element, or: .certificateNoSuchVersion)
        var list = try self.fields(try fields.next("docTypeList"), as: .set)
        let types = try list.rest("type", maximum: 64).map { DistinguishedName.text($0) ?? "" }
        try fields.finish()
        return .documentTypeList(version: version, types: types)
    }

    private func certificatePolicies(_ node: ASN1Node) throws(TrustError) -> Content {
        var policies: [CertificatePolicy] = []
        for member in try sequences(node) {
            var policy = try fields(member)
            let identifier = try policy.next("policyIdentifier").objectIdentifier(element)
            var statements: [String] = []
            var count = 0
            if !policy.isAtEnd {
                for member in try sequences(try policy.next("policyQualifiers")) {
                    var members = try fields(member)
                    let type = try members.next("policyQualifierId").objectIdentifier(element)
                    count += 1
                    guard type == OID.practiceStatement, !members.isAtEnd else { continue }
                    if let text = DistinguishedName.text(try members.next("qualifier")) { statements.append(text) }
                }
            }
            try policy.finish()
            policies.append(
                CertificatePolicy(identifier: identifier, practiceStatements: statements, qualifierCount: count))
        }
        return .certificatePolicies(policies)
    }

    private func distributionPoints(_ node: ASN1Node) throws(TrustError) -> Content {
        var points: [CRLDistributionPoint] = []
        for member in try sequences(node) {
            var point = try fields(member)
            var names: [GeneralName] = []
            if let tagged = point.optional(.context(0)) {
                var name = try fields(tagged, as: .context(0))
                let choice = try name.next("distributionPointName")
                try name.finish()
                if choice.identifier == .context(0) {
                    names = try GeneralName.list(choice, element, as: .context(0))
                } else if choice.identifier != .context(1) {
                    throw choice.malformed(element, .certificateNoSuchKindOfName)
                }
            }
            let reasons = point.optional(.context(1))
            let issuer = try GeneralName.list(point.optional(.context(2)), element, as: .context(2))
            try point.finish()
            points.append(CRLDistributionPoint(names: names, statesReasons: reasons != nil, issuer: issuer))
        }
        return .crlDistributionPoints(points)
    }
}
