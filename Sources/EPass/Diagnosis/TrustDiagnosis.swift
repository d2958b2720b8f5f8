// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages
public import EPassTrust

/// Why the signer of a document chains to a trusted CSCA or does not, what the trust material has of its country, and
/// what would mend it.
///
/// It explains the checks of ``Inspection`` and decides nothing: what a verdict is stands in the report. It names no
/// person; the number of a document, names and dates of birth are not in it.
public struct TrustDiagnosis: Sendable, Hashable {
    /// Whether there is a path from the document's signer to an anchor.
    public enum Standing: String, Sendable, Hashable, CaseIterable {
        /// There is one, and the policy accepts it.
        case chains
        /// There is none, or none that the policy accepts; nothing speaks against the document.
        case open
        /// Something speaks against the document: a signature that does not verify, a signer that must not sign.
        case broken
    }

    /// The document signer, as far as it is known.
    public struct Signer: Sendable, Hashable {
        /// Its subject; nil where the document only names it.
        public let subject: String?
        /// Its issuer; nil where it is named by the identifier of its key.
        public let issuer: String?
        /// Its serial number in hexadecimal; nil where it is named by the identifier of its key.
        public let serialNumber: String?
        /// The country of its issuer, two letters in upper case.
        public let country: String?
        /// The first second of its validity; nil where only its name is known.
        public let notBefore: Timestamp?
        /// The last second of its validity; nil where only its name is known.
        public let notAfter: Timestamp?
        /// Its key, for example `RSA, 2048 bits`; nil where only its name is known.
        public let keyMessage: Message?
        /// The identifier of the CSCA's key that it names, in hexadecimal.
        public let authorityKeyIdentifier: String?
        /// The identifier of its own key, in hexadecimal.
        public let subjectKeyIdentifier: String?
        /// Where its issuer says that revocation lists lie. Nothing is ever fetched from there.
        public let revocationListAddresses: [String]

        /// The key in plain English.
        public var key: String? { keyMessage?.english }
    }

    /// An anchor of the signer's country.
    public struct Anchor: Sendable, Hashable {
        /// The number of its key among the keys of the country, oldest first.
        public let generation: Int
        /// The subject of the certificate as text; hostile: escape it on terminals.
        public let subject: String
        /// SHA-256 of the certificate, in hexadecimal.
        public let fingerprint: String
        /// The identifier of its key, in hexadecimal.
        public let keyIdentifier: String?
        /// Its key, for example `RSA, 2048 bits`.
        public let keyMessage: Message
        /// The first second of its validity.
        public let notBefore: Timestamp
        /// The last second of its validity.
        public let notAfter: Timestamp
        /// The last day on which its key signs; nil where it does not say.
        public let signsUntil: Timestamp?
        /// Whether it is a link certificate: signed by another key of the same authority.
        public let isLink: Bool
        /// Why it is an anchor.
        public let basis: TrustBasis
        /// Who vouches for it.
        public let voucher: TrustVoucher
        /// The newest signed list that it came in.
        public let listDate: Timestamp?
        /// Whether it has the key identifier that the signer names.
        public let hasNamedKey: Bool
        /// Whether its subject is the name that the signer gives its issuer.
        public let hasNamedSubject: Bool
        /// Whether the signer's signature verifies under it.
        public let isIssuer: Bool

        /// The key in plain English.
        public var key: String { keyMessage.english }
    }

    /// What the trust material is, as a whole.
    public struct Store: Sendable, Hashable {
        /// The path of the store, folder or file; empty for material that has none.
        public let name: String
        /// SHA-256 over everything in it that can change a verdict, 64 lower-case digits.
        public let sha256: String
        /// How many anchors it has.
        public let anchors: Int
        /// How many countries those are of.
        public let countries: Int
        /// When the newest master list in it was signed; nil where nothing in it came in one.
        public let newestList: Timestamp?
        /// Whole days from then to the time judged at.
        public let newestListAge: Int?
    }

    /// One thing that was found.
    public struct Statement: Sendable, Hashable {
        /// How much it matters.
        public enum Weight: String, Sendable, Hashable, CaseIterable {
            /// It speaks against the document.
            case against
            /// It keeps the document from chaining.
            case obstacle
            /// It is worth knowing, or explains an obstacle.
            case notice
            /// It is as it should be.
            case well
        }

        /// What it is, one word of a closed list.
        public let code: Code
        /// How much it matters for the chain.
        public let weight: Weight
        /// What was found. Names in it come from certificates: escape it on terminals.
        public let message: Message

        /// The same as a plain English sentence.
        public var text: String { message.english }
    }

    /// Something to do next.
    public struct Step: Sendable, Hashable {
        /// What to do, as a whole sentence.
        public let message: Message
        /// The command for it; nil where there is none. `PATH` and the like stand for what the user has.
        public let command: String?

        /// What to do, in a plain English sentence.
        public var text: String { message.english }
    }

    /// Whether there is a path.
    public let standing: Standing
    /// The issuing State of DG1, for example `D`; nil where DG1 was not read.
    public let issuingState: String?
    /// The document signer; nil where there is no security object.
    public let signer: Signer?
    /// The trust material.
    public let store: Store
    /// The anchors of the signer's country, oldest generation first.
    public let anchors: [Anchor]
    /// What was found, what weighs most first.
    public let statements: [Statement]
    /// What to do next, in that order; empty where nothing is to be done.
    public let steps: [Step]
    /// The checks that this explains.
    public let findings: [CheckFinding]
    /// The time judged at.
    public let time: Timestamp
    /// The name of the policy that the checks were judged by.
    public let policy: String
}

extension TrustDiagnosis {
    /// What a statement is about. The text is part of the interface; `Docs/trust.md` explains each.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// The document's security object was not read, or is none.
        case noSecurityObject
        /// The signature of the security object does not verify, so that the chain proves nothing about the files.
        case securityObjectInvalid
        /// The document does not carry its signer's certificate, and neither does the store.
        case signerNotFound
        /// There is no anchor at all.
        case storeEmpty
        /// There is no anchor of the signer's country.
        case countryNotInStore
        /// No anchor has the key that the signer names, whether or not one has its identifier.
        case keyNotInStore
        /// The key is older than every one of that country in the store.
        case olderGeneration
        /// The key is newer than every one of that country in the store.
        case newerGeneration
        /// A certificate of the key that signed is in the store, and nothing trusted stands behind it.
        case certificateNotTrusted
        /// A link certificate from a trusted key to the missing one would do.
        case linkMissing
        /// Anchors have the name of the signer's issuer, and its signature does not verify under any.
        case sameNameOtherKey
        /// The newest list was signed before the document signer was.
        case listOlderThanSigner
        /// The newest list is old.
        case storeOld
        /// The only anchor came in a list that nothing trusted stands behind.
        case anchorUnpinned
        /// Only the list of another State vouches for the anchor, and its publisher was granted nothing about this one.
        case anchorListed
        /// A list of another State speaks of the document, and was granted nothing about it.
        case publisherNotGranted
        /// The operator has blocked the signer, its CSCA, or the series of the document.
        case blocked
        /// The signature of the document signer is wrong under the very key that it names.
        case signatureInvalid
        /// The signer or its CSCA may not do what they did, or an anchor under which the signature verifies does not
        /// count as the issuer.
        case signerRefused
        /// The algorithm or key of the CSCA cannot be used here.
        case algorithmUnknown
        /// A deviation from the standard was tolerated, or refused by the policy.
        case deviation
        /// The document signer, or its CSCA, is outside its period of validity.
        case validity
        /// The document signer was issued, or used, outside a period that its key may be used in.
        case usagePeriod
        /// The country of the document is not the one of its signer.
        case country
        /// The document signer is revoked.
        case revoked
        /// There is no revocation list of the issuer.
        case revocationListMissing
        /// The revocation list is out of date, or not yet in force.
        case revocationListStale
        /// The revocation list cannot be used.
        case revocationListUnusable
        /// The document signer is not revoked.
        case notRevoked
        /// A published defect changed a result.
        case defectApplied
        /// There is a path to an anchor.
        case chains
        /// The anchor is synthetic.
        case test
    }
}
