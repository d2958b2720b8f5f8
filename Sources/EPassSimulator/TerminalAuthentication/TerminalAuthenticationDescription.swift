// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
import EPassJSON
import EPassMRZ
import EPassMessages
package import EPassTrust

/// What a document has of terminal authentication: what its chip guards, which authority it trusts, and the credentials
/// that the synthetic State gives to its inspection systems (Doc 9303-11, 7.1). The member `terminalAuthentication` of
/// a description.
package struct TerminalAuthenticationDescription: Sendable, Hashable {
    /// Who certified the terminal.
    package enum DocumentVerifier: String, CaseIterable, Sendable, Hashable {
        /// A document verifier of the issuing State, whose dates the chip believes.
        case domestic
        /// One of another State, whose certificates do not move the date of the chip.
        case foreign
    }

    /// What is wrong with the credentials of the terminal, if anything.
    package enum Credentials: String, CaseIterable, Sendable, Hashable {
        /// Nothing.
        case valid
        /// The terminal's certificate ended before the chip was personalised.
        case expired
        /// They are of an authority that the chip does not know.
        case otherAuthority
        /// The document verifier is certified by another key under the name of the authority.
        case forged
        /// The terminal's private key is not that of its certificate.
        case otherKey
    }

    /// How all keys sign.
    package var algorithm = TerminalAuthenticationAlgorithm.ecdsaSHA256
    /// The keys of authority, document verifier and terminal; of the kind that ``algorithm`` needs.
    package var key = PrivateKey.KeyKind.ec(.brainpoolP256r1)
    /// The data groups that need terminal authentication and that the personaliser makes: 3, 4 or both.
    package var dataGroups: [Int] = [3, 4]
    /// The data groups that the terminal's certificate gives a right to.
    package var rights: [Int] = [3, 4]
    /// Those that the document verifier's certificate gives a right to; a terminal has no other, whatever its own says.
    package var verifierRights: [Int] = [3, 4]
    /// Who certified the terminal.
    package var documentVerifier = DocumentVerifier.domestic
    /// Where the protocol runs; other than in the application only on chips with EF.CardSecurity.
    package var place = ProtocolPlace.application
    /// How many generations the authority (CVCA) has, 1 to 3. From one to the next leads a link certificate.
    package var generations = 1
    /// The generations that the chip trusts, one or two that follow each other.
    package var trustPoints: [Int] = [1]
    /// The generation that certified the document verifier.
    package var issuer = 1
    /// What is wrong with the credentials.
    package var credentials = Credentials.valid
    /// The reference of the authority's first generation; the later ones count on. Nil for one that is made up.
    package var authorityReference: String?
    /// For how many days certificates of the authority are valid, from the day of issue on for the newest generation
    /// that the chip trusts; nil for longer than the document.
    package var authorityDays: Int?
    /// The document number that the chip takes into what the terminal signs behind Basic Access Control, without its
    /// check digit, where it is another one than that of the zone (Doc 9303-11, 7.1.2).
    package var documentNumber: String?

    /// What the profile `eac` has: ECDSA on brainpoolP256r1, EF.DG3 and EF.DG4, one generation, everything valid.
    package init() {}

    /// Confirms what types alone do not say.
    ///
    /// - Throws: `simulator.valueInvalid` with the member.
    func validate() throws(SimulatorError) {
        func demand(
            _ holds: Bool, of member: String, _ message: @autoclosure () -> Message
        ) throws(SimulatorError) {
            try SimulatorError.demand(holds, of: "terminalAuthentication.\(member)", message())
        }
        let name = ActiveAuthenticationDescription.name
        if case .rsa(let bits) = key {
            let known = ["RSA-1024 ... RSA-6144"]
            try demand(
                SignatureSchemeDescription.modulusBits.contains(bits), of: "key", .simulatorOneOf(words: known))
        }
        try demand(
            key.family == algorithm.signatureAlgorithm.family, of: "key",
            .cryptoAlgorithmOfOtherKey(algorithm: algorithm.rawValue, key: name(key)))
        for (member, value) in [("dataGroups", dataGroups), ("rights", rights), ("verifierRights", verifierRights)] {
            let numbers = Set(value)
            try demand(
                numbers.isSubset(of: [3, 4]) && numbers.count == value.count, of: member, .simulatorGuardedDataGroups)
        }
        try demand(!dataGroups.isEmpty, of: "dataGroups", .simulatorNoGuardedDataGroup)
        try demand((1...3).contains(generations), of: "generations", .simulatorAuthorityGenerations)
        let first = trustPoints.first ?? 0
        try demand(
            (1...2).contains(trustPoints.count) && (1...generations).contains(first)
                && trustPoints == Array(first..<first + trustPoints.count)
                && first + trustPoints.count - 1 <= generations, of: "trustPoints", .simulatorTrustPoints)
        try demand((1...generations).contains(issuer), of: "issuer", .simulatorNoGeneration)
        if let documentNumber {
            let characters = documentNumber.utf8
            try demand(
                (1...22).contains(characters.count)
                    && characters.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || $0 == 0x3C },
                of: "documentNumber", .simulatorTerminalDocumentNumber)
        }
        if authorityReference != nil {
            for number in 1...generations {
                do throws(TrustError) { _ = try reference(of: number) } catch {
                    throw SimulatorError(
                        .valueInvalid, member: "terminalAuthentication.authorityReference", error.message)
                }
            }
        }
    }
}

extension TerminalAuthenticationDescription {
    /// ID_IC behind Basic Access Control: the number, filled up to nine characters, and its check digit.
    var chipIdentifier: [UInt8]? {
        documentNumber.map { number in
            let octets = Array(number.utf8)
            let filled = octets + [UInt8](repeating: UInt8(ascii: "<"), count: max(0, 9 - octets.count))
            return filled + [CheckDigitCalculation.checkDigit(of: filled)]
        }
    }

    /// The reference of a generation of the authority; nil where it is made up.
    ///
    /// - Throws: `TrustError` with code `malformed` where it is none.
    func reference(of generation: Int) throws(TrustError) -> CertificateReference? {
        guard let text = authorityReference else { return nil }
        guard generation > 1 else { return try CertificateReference(text: text) }
        // The digits at the end of the sequence number, which has five characters (Doc 9303-12, 7.2.2.2).
        let digits = String(text.suffix(5).reversed().prefix(while: { ("0"..."9").contains($0) }).reversed())
        let next = String((Int(digits) ?? 0) + generation - 1)
        let padding = String(repeating: "0", count: max(0, digits.count - next.count))
        return try CertificateReference(text: String(text.dropLast(digits.count)) + padding + next)
    }
}

extension TerminalAuthenticationDescription: Described {
    static var members: [DescriptionMember<Self>] {
        [
            .value("algorithm", \.algorithm, .anyCase),
            .value("key", \.key, .terminalKey),
            .value("dataGroups", \.dataGroups, .told(3...4, 1...2)),
            // Rights and issuer follow from another member where they are not given.
            .given(
                "rights", schema: DescriptionKind<[Int]>.told(3...4, 0...2).schema(),
                set: { $0.rights = try $1.read(.list(of: .integer)) },
                get: { own, _ in
                    own.rights == own.dataGroups ? nil : DescriptionKind<[Int]>.list(of: .integer).write(own.rights)
                }),
            .value("verifierRights", \.verifierRights, .told(3...4, 0...2)),
            .value("documentVerifier", \.documentVerifier, .anyCase),
            .value("place", \.place, .word),
            .value("generations", \.generations, .told(1...3)),
            .value("trustPoints", \.trustPoints, .told(1...3, 1...2)),
            .given(
                "issuer", schema: JSONSchema.integer(1...3), set: { $0.issuer = try $1.read(.integer) },
                get: { own, _ in own.issuer == own.generations ? nil : .number(own.issuer) }),
            .value("credentials", \.credentials, .anyCase),
            .added("authorityReference", \.authorityReference, .text),
            .added(
                "authorityDays", \.authorityDays, .integer(31...4500, .simulatorNumberRange(least: 31, most: 4500))),
            .added("documentNumber", \.documentNumber, .text),
        ]
    }

    mutating func finish(_ object: DescriptionValue) throws {
        // A terminal that may read what there is, unless it is said.
        if !object.has("rights") { rights = dataGroups }
        if !object.has("issuer") { issuer = generations }
    }
}
