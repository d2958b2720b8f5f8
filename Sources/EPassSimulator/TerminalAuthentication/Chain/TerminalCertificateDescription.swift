// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
import EPassIssuing
package import EPassMRZ
import EPassMessages
package import EPassTrust

/// One certificate of a chain of terminals, as a description of `epass simulate cvc` has it.
package struct TerminalCertificateDescription: Sendable, Hashable {
    /// What is wrong with a certificate.
    package enum Defect: String, CaseIterable, Sendable, Hashable {
        /// The last bit of the signature is another one.
        case signatureBit
        /// The last octet of the signature is missing.
        case signatureShort
        /// An ECDSA signature is a DER sequence.
        case signatureDER
        /// Another key signed, in the name of the authority.
        case signedByOtherKey
        /// The authority reference names a key that there is not.
        case authorityReference
        /// The profile identifier is 1.
        case profileIdentifier
        /// The certificate ended a month before the day of the chain.
        case expired
        /// The certificate begins a month after the day of the chain.
        case notYetEffective
        /// The dates have changed places.
        case datesSwapped
        /// The day of expiry is the 32nd.
        case expirationDateImpossible
        /// The role is that of another place in the chain.
        case role
        /// The authorization is that of an authentication terminal.
        case terminalType
        /// The authorization is missing.
        case authorizationMissing
        /// The authorization stands twice.
        case authorizationDoubled
        /// The holder reference stands before the public key.
        case order
        /// The public point is not on the curve, or the modulus is even.
        case publicKey
        /// The stated generator is not that of the curve.
        case generator
        /// An octet follows the signature.
        case trailingOctet
        /// The private key that is written is not that of the certificate.
        case otherPrivateKey

        /// The same where the builder makes it.
        var ofBuilder: CardVerifiableCertificateBuilder.Defect? {
            CardVerifiableCertificateBuilder.Defect(rawValue: rawValue)
        }
    }

    /// The holder reference (CHR); nil for one that follows from the place in the chain.
    package var holder: String?
    /// The authority reference (CAR); nil for the holder reference of what signs.
    package var authority: String?
    /// The role; nil for that of the place.
    package var role: CardVerifiableRole?
    /// The data groups that it gives a right to.
    package var rights: [Int] = [3, 4]
    /// The first day; nil for one that follows from the day of the chain.
    package var effective: CalendarDate?
    /// The last day; nil for one that follows from the first.
    package var expires: CalendarDate?
    /// How the key signs; nil for what the chain says.
    package var algorithm: TerminalAuthenticationAlgorithm?
    /// The kind of key; nil for what the chain says.
    package var key: PrivateKey.KeyKind?
    /// Whether the parameters of the curve are written out; nil for what the profile says: of a CVCA.
    package var domainParameters: Bool?
    /// What is wrong with it.
    package var defects: [Defect] = []

    /// One by the profile.
    package init() {}
}

extension TerminalCertificateDescription: Described {
    static var members: [DescriptionMember<Self>] {
        [
            .added("holder", \.holder, .text), .added("authority", \.authority, .text),
            .added("role", \.role, .one(of: CardVerifiableRole.allCases, by: { "\($0)" })),
            .value("rights", \.rights, .told(3...4, 0...2)), .added("effective", \.effective, .date),
            .added("expires", \.expires, .date), .added("algorithm", \.algorithm, .anyCase),
            .added("key", \.key, .terminalKey), .added("domainParameters", \.domainParameters, .boolean),
            .value("defects", \.defects, .oneOrMore(of: .word)),
        ]
    }

    mutating func finish(_ object: DescriptionValue) throws {
        let numbers = Set(rights)
        guard numbers.isSubset(of: [3, 4]), numbers.count == rights.count else {
            throw SimulatorError(.valueInvalid, member: object.place("rights"), .simulatorGuardedDataGroups)
        }
        guard Set(defects).count == defects.count else {
            throw SimulatorError(.valueInvalid, member: object.place("defects"), .simulatorDefectTwice)
        }
        if let effective, let expires, expires < effective {
            throw SimulatorError(.valueInvalid, member: object.place("expires"), .simulatorExpiresBeforeEffective)
        }
        for (member, text) in [("holder", holder), ("authority", authority)] {
            guard let text else { continue }
            do throws(TrustError) { _ = try CertificateReference(text: text) } catch {
                throw SimulatorError(.valueInvalid, member: object.place(member), error.message)
            }
        }
        for (member, day) in [("effective", effective), ("expires", expires)] {
            guard let day, !(2000...2099).contains(day.year) else { continue }
            throw SimulatorError(
                .valueInvalid, member: object.place(member), .personalisationCertificateDate(day: day.description))
        }
    }
}
