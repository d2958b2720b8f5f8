// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
package import EPassJSON
import EPassMRZ
import EPassMessages
public import EPassTrust

/// The trust material that a report rests on, and the anchor of this document.
public struct TrustSummary: Sendable, Hashable {
    /// The revocation list that was judged by.
    public struct RevocationList: Sendable, Hashable {
        /// Who issued it.
        public let issuer: String
        /// The beginning of its period.
        public let thisUpdate: Timestamp
        /// When the next one was to be issued at the latest; nil where it does not say.
        public let nextUpdate: Timestamp?
        /// Whole days from its beginning to the time judged at; negative where it is newer.
        public let ageInDays: Int
    }

    /// A signed list that the anchor came in.
    public struct List: Sendable, Hashable {
        /// What kind of list: `masterList`.
        public let kind: TrustSource.Kind
        /// What it is called.
        public let name: String
        /// SHA-256 of the list, in hexadecimal.
        public let digest: String
        /// The CSCA behind its signer, as far as it is known.
        public let signer: String?
        /// When it says that it was signed.
        public let signingTime: Timestamp?
    }

    /// What the material is called.
    public let name: String
    /// SHA-256 over everything in it that can change a verdict.
    public let snapshot: String
    /// How many anchors it has.
    public let anchors: Int
    /// Of how many countries.
    public let countries: Int
    /// The subject of the anchor under which the document signer verified.
    public let anchor: String?
    /// The country of that subject.
    public let country: String?
    /// SHA-256 of the anchor, in hexadecimal.
    public let fingerprint: String?
    /// Why the anchor is trusted; `unpinned` says that nothing but its own file speaks for it.
    public let basis: TrustBasis?
    /// Who vouches for the anchor.
    public let voucher: TrustVoucher?
    /// The number of the anchor's key among those of its country in the material, oldest first, counted from 1.
    public let generation: Int?
    /// How many keys of that country there are.
    public let generations: Int?
    /// The subjects of the certificates between the document signer and the anchor: links (Doc 9303-12, 4.1.3).
    public let links: [String]
    /// The names of where the anchor came from.
    public let sources: [String]
    /// Those of them that are signed lists, newest first.
    public let lists: [List]
    /// The revocation list that decided, or the newest of the country where none could; nil where there is none.
    public let revocationList: RevocationList?

    init(_ trust: TrustSnapshot, _ passive: PassiveAuthenticationResult) {
        self.init(trust, anchor: passive.anchor, path: passive.path, revocation: passive.revocation)
    }

    init(_ trust: TrustSnapshot, anchor used: TrustAnchor?, path: [Certificate], revocation: RevocationStatus) {
        name = trust.name
        snapshot = Hexadecimal.lowercaseText(trust.snapshotHash)
        anchors = trust.anchorCount
        countries = trust.countries.count
        anchor = used?.certificate.subject.description
        country = used?.certificate.country?.code
        fingerprint = used.map { Hexadecimal.lowercaseText($0.fingerprint) }
        basis = used?.basis
        voucher = used.map { Self.voucher(of: $0, in: trust) }
        let generations = used?.certificate.country.map { trust.generations(ofCountry: $0.code) }
        generation = used.flatMap { generations?.number(of: $0.certificate) }
        self.generations = generation == nil ? nil : generations?.count
        links = path.dropFirst().dropLast().map(\.subject.description)
        sources = used?.sources.map(\.name) ?? []
        lists = (used?.sources ?? []).filter { !$0.digest.isEmpty }.map {
            List(
                kind: $0.kind, name: $0.name, digest: Hexadecimal.lowercaseText($0.digest), signer: $0.signer,
                signingTime: $0.signingTime)
        }.sorted { left, right in
            left.signingTime == right.signingTime
                ? left.digest < right.digest
                : (left.signingTime?.secondsSince1970 ?? .min) > (right.signingTime?.secondsSince1970 ?? .min)
        }
        revocationList = revocation.list.map {
            RevocationList(
                issuer: $0.issuer.description, thisUpdate: $0.thisUpdate, nextUpdate: $0.nextUpdate,
                ageInDays: $0.ageInDays)
        }
    }
}

extension TrustSummary {
    /// Who vouches for an anchor; under a link that rests on a listed anchor, who vouches for that one.
    private static func voucher(of anchor: TrustAnchor, in trust: TrustSnapshot) -> TrustVoucher {
        var (voucher, under, steps) = (anchor.voucher, anchor.linkedUnder, 0)
        while voucher.kind == .linkUnderList, steps < 16,
            let issuer = under.flatMap(trust.anchor(withFingerprint:))
        {
            (voucher, under, steps) = (issuer.voucher, issuer.linkedUnder, steps + 1)
        }
        return voucher
    }

    /// The anchor for people: `CSCA UT, generation 2 of 3, from the master list of 2026-05-28`; nil where there is
    /// none.
    var message: Message? {
        guard anchor != nil else { return nil }
        var message: Message = country.map { Message.trustCsca(state: $0) } ?? .trustCscaOfNoCountry
        if let generation {
            message =
                if let generations, generations > 1 {
                    .trustGenerationOf(csca: message, number: generation, count: generations)
                } else {
                    .trustGeneration(csca: message, number: generation)
                }
        }
        if !links.isEmpty { message = .trustOverLinks(csca: message, count: links.count) }
        return withOrigin(message)
    }

    /// The anchor with where it came from: the newest master list before anything else.
    private func withOrigin(_ message: Message) -> Message {
        if basis == .listed {
            return .trustVouchedFor(csca: message, publication: voucher?.publication ?? .trustOtherStatesList)
        }
        if let list = lists.first(where: { $0.kind == .masterList }) {
            return list.signingTime.map { Message.trustFromMasterList(csca: message, day: $0.date) }
                ?? .trustFromNamedMasterList(csca: message, name: list.name)
        }
        guard let source = sources.first else { return message }
        if source == TrustSource.simulator.name { return .trustSimulated(csca: message) }
        return .trustFromSource(csca: message, name: source.split(separator: "/").last.map(String.init) ?? source)
    }

}

extension TrustSummary: JSONWritable {
    /// The material, the anchor and the revocation list.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("name", known: name)
            json.member("sha256", snapshot)
            json.member("anchorCount", anchors)
            json.member("countryCount", countries)
            json.name("anchor")
            if let anchor { write(anchor, to: &json) } else { json.null() }
            json.member("revocationList", revocationList)
        }
    }

    private func write(_ anchor: String, to json: inout JSONWriter) {
        json.object { json in
            json.member("subject", anchor)
            json.member("country", country)
            json.member("sha256", fingerprint)
            json.member("basis", basis?.rawValue)
            json.member("vouchedBy", voucher)
            json.member("generation", generation)
            json.member("generationCount", generations)
            json.list("links", links)
            json.list("sources", sources)
            json.list("lists", lists)
        }
    }
}

extension TrustSummary.List: JSONWritable {
    /// A signed list that the anchor came in.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("kind", kind.rawValue)
            json.member("name", name)
            json.member("sha256", digest)
            json.member("signer", signer)
            json.member("signingTime", signingTime?.description)
        }
    }
}

extension TrustSummary.RevocationList: JSONWritable {
    /// The revocation list that was judged by.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("issuer", issuer)
            json.member("thisUpdate", thisUpdate.description)
            json.member("nextUpdate", nextUpdate?.description)
            json.member("ageDays", ageInDays)
        }
    }
}
