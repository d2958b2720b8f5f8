// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto

// How new what somebody trusted has signed is. What nobody vouches for, and what says that it was signed on a day to
// come, makes nothing new.

extension TrustAnchor {
    /// When the newest master list was signed that vouches for the anchor: one in force, of a publisher that may speak
    /// about its State, or of any trusted one where listed anchors will do.
    package func newestMasterList(at time: Timestamp, takingListed: Bool) -> Timestamp? {
        let states = certificate.namedStates
        return sources.compactMap { source -> Timestamp? in
            guard source.kind == .masterList, let basis = source.publisher?.basis(for: states),
                takingListed ? basis.isTrusted : basis.hasFullStanding
            else { return nil }
            return source.signingTime.flatMap { $0.isToCome(at: time) ? nil : $0 }
        }.max()
    }
}

extension TrustSnapshot {
    /// The same of all the material: of any master list in force of a CSCA of full standing.
    package func newestMasterList(at time: Timestamp, takingListed: Bool) -> Timestamp? {
        objects.filter { object in
            object.kind == .list && object.isInForce && object.sources.first?.kind == .masterList
                && (takingListed ? object.basis.isTrusted : object.basis.hasFullStanding)
        }.compactMap(\.time).filter { !$0.isToCome(at: time) }.max()
    }

    /// The revocation lists of a State that a CSCA of full standing signed and that are in force at that time, newest
    /// first.
    package func currentRevocationLists(ofCountry text: String, at time: Timestamp) -> [CertificateRevocationList] {
        let authorities = anchors(ofCountry: text).filter { anchor in
            anchor.basis.hasFullStanding && block(of: anchor.certificate, at: time) == nil
        }
        return revocationLists(ofCountry: text).filter { list in
            !list.thisUpdate.isToCome(at: time) && time <= list.due
                && authorities.contains { (try? list.verifySignature(under: $0.certificate)) == .valid }
        }
    }
}

extension CertificateRevocationList {
    /// When the next one is due: a CSCA issues a list at least every 90 days (Doc 9303-12, 4.1.5), also one that leaves
    /// out when.
    var due: Timestamp { nextUpdate ?? thisUpdate.adding(days: 90) }
}
