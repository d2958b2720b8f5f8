// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
public import EPassMessages

/// What an import changes in a store, before it is committed.
public struct TrustDifference: Sendable, Hashable {
    /// An anchor that is added, removed or changed.
    public struct Anchor: Sendable, Hashable {
        /// The country of its subject in upper case; `?` where it names none.
        public let country: String
        /// The subject, without control characters.
        public let subject: String
        /// SHA-256 of the certificate.
        public let fingerprint: [UInt8]
        /// Its basis afterwards.
        public let basis: TrustBasis
        /// Its basis before, where it was in the store.
        public let before: TrustBasis?
    }

    /// A revocation list that is added.
    public struct RevocationList: Sendable, Hashable {
        /// The country of its issuer in upper case; `?` where it names none.
        public let country: String
        /// The issuer as in the list, without control characters.
        public let issuer: String
        /// The time of issue, to the second.
        public let thisUpdate: Timestamp
        /// How many certificates it revokes.
        public let revokedCount: Int
        /// Whether its signature verifies under a trusted anchor of the store.
        public let isVerified: Bool
    }

    /// A signed list that is added.
    public struct List: Sendable, Hashable {
        /// One of the four kinds of signed lists.
        public let kind: TrustSource.Kind
        /// What it is called.
        public let name: String
        /// The country and name of the CSCA above its signer, or of the signer itself; nil where none is known.
        public let signer: String?
        /// The signed attribute signingTime; nil where there is none.
        public let signingTime: Timestamp?
        /// What stands behind it.
        public let basis: TrustBasis
        /// SHA-256 of the list.
        public let fingerprint: [UInt8]
        /// SHA-256 of the CSCA certificate that certified its signer, where that is known: it, or ``fingerprint``, is
        /// what a publisher makes known.
        public internal(set) var authority: [UInt8]?
        /// Who stands behind it, and about whom it may speak.
        public let publisher: TrustPublisher
        /// Whether it follows another list of a publisher that was granted such lists before.
        public let isNextIssue: Bool

        /// Whether it changes by itself how documents are judged: a list of defects, deviations or document signers.
        public var judgesDocuments: Bool { kind != .masterList }
    }

    /// CSCA certificates of files that nobody signed: only that the operator named the files speaks for them.
    public struct BareCertificates: Sendable, Hashable {
        /// How many there are.
        public let count: Int
        /// Their countries in alphabetical order; `?` where one names none.
        public let countries: [String]
        /// Of one certificate its SHA-256; of several in one file that of the file; of several files the SHA-256 of the
        /// SHA-256 of these, in ascending order. As a pin it confirms them.
        public let digest: [UInt8]
    }

    /// Something that is not taken into the store.
    public struct Refusal: Sendable, Hashable {
        /// What it is called.
        public let name: String
        /// Why; its code is that of the error of the import where it is the first.
        public let reason: TrustError
    }

    /// The certificates that become anchors because files of certificates were named, and that no pin is of; nil where
    /// there are none. They are asked for together.
    public internal(set) var bareCertificates: BareCertificates?
    /// Countries that had no trusted or untrusted anchor before, in alphabetical order.
    public internal(set) var newCountries: [String] = []
    /// Codes of issuing States that no table gives two letters, and that anchors which the operator confirms name as
    /// their own, in alphabetical order: documents that have them rest on nothing else.
    public internal(set) var codesWithoutLetters: [String] = []
    /// Anchors that are new.
    public internal(set) var addedAnchors: [Anchor] = []
    /// Those of them that bear the name of anchors of the store, but another key that no link certificate of a trusted
    /// key vouches for.
    public internal(set) var replacedKeys: [Anchor] = []
    /// Anchors that only an older list of the same signer named; the newest one does not, and they leave the store.
    public internal(set) var removedAnchors: [Anchor] = []
    /// Anchors for which better evidence came.
    public internal(set) var upgradedBasis: [Anchor] = []
    /// Anchors on which less stands than before, because a list that spoke for them was replaced.
    public internal(set) var weakenedBasis: [Anchor] = []
    /// How many copies of document signers are new, by country.
    public internal(set) var addedSigners: [String: Int] = [:]
    /// Revocation lists that are new.
    public internal(set) var addedRevocationLists: [RevocationList] = []
    /// Signed lists that are new.
    public internal(set) var addedLists: [List] = []
    /// Signed lists that are no longer in force: a newer one took their place, or they were removed.
    public internal(set) var removedLists: [List] = []
    /// Revocation lists that are no longer in force, likewise.
    public internal(set) var removedRevocationLists: [RevocationList] = []
    /// How many copies of document signers are no longer in force, by country.
    public internal(set) var removedSigners: [String: Int] = [:]
    /// How many objects that came stay out because the operator removed them.
    public internal(set) var heldOut = 0
    /// Lists of the store for which better evidence came.
    public internal(set) var upgradedLists: [List] = []
    /// Lists of the store behind which less stands than before.
    public internal(set) var weakenedLists: [List] = []
    /// What is granted now and was not before.
    public internal(set) var addedGrants: [PublisherGrant] = []
    /// What was granted before and is no longer.
    public internal(set) var removedGrants: [PublisherGrant] = []
    /// What is blocked now and was not before, or in other words.
    public internal(set) var addedBlocks: [OperatorBlock] = []
    /// What was blocked before and is no longer, or in other words.
    public internal(set) var removedBlocks: [OperatorBlock] = []
    /// What is not taken: lists that are older than what is there, signatures that do not verify.
    public internal(set) var refused: [Refusal] = []
    /// CSCA certificates in downloads of the PKD that stand beside a list there: they are not taken, and nothing is
    /// wrong with the download.
    public internal(set) var leftOut: [Refusal] = []
    /// How many objects were in the store already.
    public internal(set) var unchangedObjects = 0
    /// The pins that are the SHA-256 of nothing that was added: of no file, no list that is all that its file holds, no
    /// CSCA certificate and no CSCA behind a list's signer.
    ///
    /// Somebody who pinned expected otherwise: do not commit without asking.
    public internal(set) var unmetPins: [[UInt8]] = []

    /// A difference without any change.
    package init() {}

    /// The operator vouches for the certificates of files: they need no confirmation any more.
    package mutating func confirmBareCertificates() { bareCertificates = nil }

    /// Whether nothing would change.
    public var isEmpty: Bool {
        addedAnchors.isEmpty && removedAnchors.isEmpty && upgradedBasis.isEmpty && addedSigners.isEmpty
            && addedRevocationLists.isEmpty && addedLists.isEmpty && weakenedBasis.isEmpty && upgradedLists.isEmpty
            && weakenedLists.isEmpty && addedGrants.isEmpty && removedGrants.isEmpty && removedLists.isEmpty
            && removedRevocationLists.isEmpty && removedSigners.isEmpty && addedBlocks.isEmpty && removedBlocks.isEmpty
    }

    /// Whether someone has to say yes: a new country, a replaced key, an anchor that leaves or loses what it rested on,
    /// something that nothing stands behind.
    public var requiresConfirmation: Bool { !confirmations.isEmpty }

    /// What has to be confirmed.
    public var confirmations: [Message] {
        var messages: [Message] = []
        if let bare = bareCertificates {
            messages.append(
                .trustImportBareCertificates(
                    count: bare.count, countries: bare.countries, digest: Hexadecimal.lowercaseText(bare.digest)))
        }
        if newCountries.count > 1, Set(newCountries) == Set(addedAnchors.map(\.country)) {
            messages.append(.trustImportAllCountriesNew(count: newCountries.count))
        } else if !newCountries.isEmpty {
            messages.append(.trustImportNewCountries(countries: newCountries))
        }
        if !codesWithoutLetters.isEmpty { messages.append(.trustImportCodesWithoutLetters(codes: codesWithoutLetters)) }
        func add(_ count: Int, _ message: (Int) -> Message) { if count > 0 { messages.append(message(count)) } }
        add(replacedKeys.count, Message.trustImportOtherKeys(count:))
        add(removedAnchors.count, Message.trustImportAnchorsLeave(count:))
        add(weakenedBasis.count { !$0.basis.isTrusted }, Message.trustImportAnchorsFall(count:))
        let weaker = weakenedBasis.count { $0.before?.hasFullStanding == true && $0.basis == .listed }
        add(weaker, Message.trustImportAnchorsWeaken(count:))
        for list in addedLists where !list.basis.isTrusted {
            messages.append(.trustImportListUnvouched(name: list.name))
        }
        for list in addedLists + upgradedLists where list.judgesDocuments && !list.isNextIssue {
            messages.append(list.effect)
        }
        add(addedAnchors.count { $0.basis == .listed }, Message.trustImportAnchorsListed(count:))
        add(addedAnchors.count { !$0.basis.isTrusted }, Message.trustImportAnchorsAlone(count:))
        return messages
    }
}

extension TrustDifference.List {
    /// What a list of defects, deviations or document signers does, and to whose documents.
    fileprivate var effect: Message {
        let what: Message =
            switch kind {
            case .deviationList: .trustImportExcusesFaults
            case .documentSignerList: .trustImportVouchesForSigners
            case .defectList, .masterList, .certificateFile, .ldif, .revocationList: .trustImportRevokesAndExcuses
            }
        if publisher.isPinned { return .trustImportJudgesEveryNamed(name: name, what: what) }
        guard basis.isTrusted else { return .trustImportJudgesOnceVouched(name: name, what: what) }
        let granted = publisher.granted
        if granted.isEmpty || kind == .deviationList {
            guard let state = publisher.state else { return .trustImportJudgesOwn(name: name, what: what) }
            return .trustImportJudgesState(name: name, state: state, what: what)
        }
        if granted.isAll { return .trustImportJudgesEvery(name: name, what: what) }
        guard let state = publisher.state else {
            return .trustImportJudgesOwnAndOthers(name: name, granted: granted, what: what)
        }
        return .trustImportJudgesStateAndOthers(name: name, state: state, granted: granted, what: what)
    }
}
