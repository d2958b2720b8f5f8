// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMRZ

/// Compares a ledger with what was in the store before.
struct TrustDifferenceBuilder {
    let base: [TrustTransaction.BaseState]
    let grants: PublisherGrants
    let blocks: OperatorBlocks

    /// The difference, apart from what was refused.
    func difference(_ ledger: inout TrustLedger) throws(TrustError) -> TrustDifference {
        var difference = TrustDifference()
        var countries: Set<String> = []
        var names: Set<TrustKey> = []
        var keys: Set<TrustKey> = []
        for (record, before) in zip(ledger.records, base) where record.kind == .anchor && before.isActive {
            countries.insert(Self.country(record))
            names.insert(record.name)
            keys.insert(record.key)
        }
        let linked = try linkedKeys(&ledger, names: names, keys: keys)
        var new: Set<String> = []
        var codes: Set<String> = []
        for (position, record) in ledger.records.enumerated() {
            let before = base.indices.contains(position) && base[position].isActive ? base[position] : nil
            switch record.kind {
            case .anchor:
                let change = anchor(record, before)
                if record.isActive, [.named, .pinned].contains(record.basis), before?.basis != record.basis {
                    codes.formUnion(try ledger.certificate(at: position).codesWithoutLetters)
                }
                if before == nil && record.isActive {
                    difference.addedAnchors.append(change)
                    if !countries.contains(Self.country(record)) { new.insert(change.country) }
                    if names.contains(record.name) && !keys.contains(record.key) && !linked.contains(record.key) {
                        difference.replacedKeys.append(change)
                    }
                } else if before != nil && !record.isActive {
                    difference.removedAnchors.append(change)
                } else if let before, before.basis < record.basis {
                    difference.upgradedBasis.append(change)
                } else if let before, before.basis > record.basis {
                    difference.weakenedBasis.append(change)
                }
            case .signer:
                if before == nil && record.isActive { difference.addedSigners[Self.country(record), default: 0] += 1 }
                if before != nil && !record.isActive {
                    difference.removedSigners[Self.country(record), default: 0] += 1
                }
            case .revocationList:
                if before == nil && record.isActive {
                    difference.addedRevocationLists.append(try revocationList(record, position, ledger))
                } else if before != nil && !record.isActive {
                    difference.removedRevocationLists.append(try revocationList(record, position, ledger))
                }
            case .list:
                if before == nil && record.isActive { difference.addedLists.append(list(record, ledger)) }
                if before != nil && !record.isActive { difference.removedLists.append(list(record, ledger)) }
                if let before, before.basis > record.basis, record.isActive {
                    difference.weakenedLists.append(list(record, ledger))
                }
                if let before, before.basis < record.basis, record.isActive {
                    difference.upgradedLists.append(list(record, ledger))
                }
            }
        }
        difference.newCountries = new.sorted()
        difference.codesWithoutLetters = codes.sorted()
        difference.addedGrants = ledger.grants.all.filter { !grants.all.contains($0) }
        difference.removedGrants = grants.all.filter { !ledger.grants.all.contains($0) }
        // That the key of a certificate was met is no other block.
        difference.addedBlocks = ledger.blocks.all.filter { !blocks.all.contains(where: $0.says(sameAs:)) }
        difference.removedBlocks = blocks.all.filter { !ledger.blocks.all.contains(where: $0.says(sameAs:)) }
        let changes: [WritableKeyPath<TrustDifference, [TrustDifference.Anchor]>] = [
            \.addedAnchors, \.replacedKeys, \.removedAnchors, \.upgradedBasis, \.weakenedBasis,
        ]
        for anchors in changes {
            difference[keyPath: anchors].sort { ($0.country, $0.subject) < ($1.country, $1.subject) }
        }
        return difference
    }

    /// Keys that link certificates of trusted anchors vouch for; worked out only where a key would otherwise seem
    /// replaced.
    private func linkedKeys(
        _ ledger: inout TrustLedger, names: Set<TrustKey>, keys: Set<TrustKey>
    ) throws(TrustError) -> Set<TrustKey> {
        let isReplaced = ledger.records.dropFirst(base.count).contains { record in
            record.kind == .anchor && record.isActive && names.contains(record.name) && !keys.contains(record.key)
        }
        guard isReplaced else { return [] }
        return try ledger.keysLinked { position in base.indices.contains(position) && base[position].isTrustedAnchor }
    }

    private func anchor(_ record: TrustRecord, _ before: TrustTransaction.BaseState?) -> TrustDifference.Anchor {
        TrustDifference.Anchor(
            country: Self.country(record), subject: record.text, fingerprint: record.digest.octets,
            basis: record.basis, before: before?.basis)
    }

    private func revocationList(
        _ record: TrustRecord, _ position: Int, _ ledger: TrustLedger
    ) throws(TrustError) -> TrustDifference.RevocationList {
        let list = try CertificateRevocationList(encoded: try ledger.octets(at: position))
        return TrustDifference.RevocationList(
            country: Self.country(record), issuer: record.text, thisUpdate: list.thisUpdate,
            revokedCount: list.revokedCount, isVerified: record.isVerified)
    }

    private func list(_ record: TrustRecord, _ ledger: TrustLedger) -> TrustDifference.List {
        let source = ledger.sources(of: record).first?.source
        return TrustDifference.List(
            kind: source?.kind ?? .masterList, name: source?.name ?? "",
            signer: record.text.isEmpty ? nil : record.text,
            signingTime: record.time, basis: record.basis, fingerprint: record.digest.octets,
            publisher: record.publisher, isNextIssue: isNextIssue(record, ledger))
    }

    /// Whether a list of that kind and of a CSCA of that name was in force before, and the publisher's lists had been
    /// granted something then.
    private func isNextIssue(_ record: TrustRecord, _ ledger: TrustLedger) -> Bool {
        guard let kind = record.listKind, record.basis.hasFullStanding, !record.publisher.granted.isEmpty,
            grants.all.contains(where: { $0.kind == kind })
        else { return false }
        return zip(ledger.records, base).contains { other, before in
            other.kind == .list && before.isActive && before.basis.hasFullStanding && other.number == record.number
                && other.name == record.name && other.digest != record.digest
        }
    }

    static func country(_ record: TrustRecord) -> String { record.issuingCountry?.code ?? "?" }
}
