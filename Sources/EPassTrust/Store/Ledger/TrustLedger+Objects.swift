// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMRZ

// Taking in certificates, revocation lists and signed lists. What they are worth is decided afterwards
// (``TrustLedger/resolve``).
extension TrustLedger {
    /// Takes a certificate: an anchor if it may sign certificates, else a copy of a signer.
    @discardableResult
    mutating func add(
        _ certificate: Certificate, source: UInt32?, ownBasis: TrustBasis? = nil, isTest: Bool = false
    ) throws(TrustError) -> (position: Int, isNew: Bool) {
        let added = try add(certificate.encoded, source: source, ownBasis: ownBasis) { () throws(TrustError) in
            try certificate.maySignCertificates ? Self.anchor(certificate) : Self.signer(certificate)
        }
        if isTest { records[added.position].isTest = true }
        // Whoever hands a certificate on can write what nobody signed of it anew, and it is the same certificate.
        if added.isNew, try isRemoved(certificate, records[added.position].key) {
            records[added.position].isRemoved = true
        }
        return added
    }

    private func isRemoved(_ certificate: Certificate, _ key: TrustKey) throws(TrustError) -> Bool {
        for position in removed[key] ?? [] where records[position].isRemoved {
            if try self.certificate(at: position).tbsCertificate == certificate.tbsCertificate { return true }
        }
        return false
    }

    /// Takes an anchor with the basis that it has.
    mutating func add(_ anchor: TrustAnchor) throws(TrustError) {
        let places = anchor.sources.map { self.position(of: $0, basis: .unpinned) }
        let (position, _) = try add(anchor.certificate.encoded, source: places.first, ownBasis: anchor.basis) {
            () throws(TrustError) in try Self.anchor(anchor.certificate)
        }
        if records[position].kind == .signer { try promote(position, anchor.certificate) }
        for place in places where !records[position].sources.contains(place) { records[position].sources.append(place) }
        if anchor.isTest { records[position].isTest = true }
    }

    /// Makes an anchor of what was a copy of a signer: the caller says so.
    private mutating func promote(_ position: Int, _ certificate: Certificate) throws(TrustError) {
        let before = records[position]
        var record = try Self.anchor(certificate)
        record.digest = before.digest
        record.offset = before.offset
        record.length = before.length
        record.sources = before.sources
        record.ownBasis = before.ownBasis
        records[position] = record
    }

    /// Takes a copy of a signer.
    mutating func add(_ stored: StoredCertificate) throws(TrustError) {
        let places = stored.sources.map { position(of: $0, basis: .unpinned) }
        try add(stored.certificate.encoded, source: places.first) { () throws(TrustError) in
            try Self.signer(stored.certificate)
        }
    }

    /// Takes a revocation list.
    @discardableResult
    mutating func add(
        _ list: CertificateRevocationList, source: UInt32?
    ) throws(TrustError) -> (position: Int, isNew: Bool) {
        try add(list.encoded, source: source) { () throws(TrustError) in
            var record = TrustRecord(kind: .revocationList)
            record.country = list.issuer.issuingCountry?.code ?? ""
            record.text = list.issuer.description
            record.keys = [
                try .revocationLists(ofCountry: record.country), try .revocationLists(issuedBy: list.issuer),
            ]
            if let identifier = list.authorityKeyIdentifier, !identifier.isEmpty {
                record.keys.append(try .revocationLists(keyIdentifier: identifier))
            }
            record.name = try .anchor(named: list.issuer)
            record.key = try .anchor(keyIdentifier: list.authorityKeyIdentifier ?? [])
            record.time = list.thisUpdate
            record.nextTime = list.nextUpdate
            record.number = Array(SerialNumber.shortest(list.crlNumber ?? []).prefix(64))
            record.isTest = list.issuer.issuingCountry?.isSpecimen ?? false
            return record
        }
    }

    /// Takes a list with the basis that it has, without what is in it.
    mutating func add(_ stored: StoredList) throws(TrustError) {
        let place = self.position(of: stored.source, basis: .unpinned)
        let (position, _) = try add(stored.list, source: place)
        records[position].ownBasis = stored.basis
        records[position].text = stored.signer ?? ""
        records[position].time = stored.source.signingTime
        records[position].country = stored.publisher.state ?? ""
        records[position].authority = stored.publisher.fingerprint.flatMap { TrustDigest($0) }
        records[position].states = stored.publisher.granted.description
    }

    /// Takes a signed list, without what is in it but for what it is looked up by, and without a word of its signer
    /// (``note(_:ofListAt:)``).
    @discardableResult
    mutating func add(
        _ list: SignedList, source: UInt32?
    ) throws(TrustError) -> (position: Int, isNew: Bool) {
        try add(list.encoded, source: source) { () throws(TrustError) in
            var record = TrustRecord(kind: .list)
            record.keys = [try .lists(ofKind: list.kind)]
            record.key = TrustKey(value: UInt64(TrustSource.Kind(list.kind).octet))
            record.number = [TrustSource.Kind(list.kind).octet]
            guard list.kind == .documentSignerList else { return record }
            var keys = Set(record.keys)
            for entry in try DocumentSignerList(content: list.content, of: .documentSignerList).entries {
                keys.insert(try .list(naming: try TrustDigest(hashing: entry.octets)))
            }
            record.keys = keys.sorted { $0.value < $1.value }
            return record
        }
    }

    private static func anchor(_ certificate: Certificate) throws(TrustError) -> TrustRecord {
        var record = try described(certificate, .anchor)
        record.keys = [
            try .anchor(named: certificate.subject), try .anchors(ofCountry: record.country),
            try .anchors(issuedBy: certificate.issuer), try .anchors(withKey: certificate.keyOctets),
        ]
        if let identifier = certificate.keyIdentifier, !identifier.isEmpty {
            record.identifier = try .anchor(keyIdentifier: identifier)
            record.keys.append(record.identifier)
        }
        return record
    }

    private static func signer(_ certificate: Certificate) throws(TrustError) -> TrustRecord {
        var record = try described(certificate, .signer)
        record.keys = [
            try .signer(issuer: certificate.issuer, form: Array(SerialNumber.shortest(certificate.serialNumber)))
        ]
        if let identifier = certificate.keyIdentifier, !identifier.isEmpty {
            record.keys.append(try .signer(keyIdentifier: identifier))
        }
        return record
    }

    private static func described(
        _ certificate: Certificate, _ kind: TrustRecord.Kind
    ) throws(TrustError) -> TrustRecord {
        var record = TrustRecord(kind: kind)
        record.country = (kind == .anchor ? certificate.country : certificate.issuerCountry)?.code ?? ""
        record.text = kind == .anchor ? certificate.subject.description : ""
        record.name = try .anchor(named: certificate.subject)
        record.issuerName = try .anchor(named: certificate.issuer)
        record.key = TrustKey(value: try TrustDigest(hashing: certificate.subjectPublicKeyInfo[...]).prefix)
        if let identifier = certificate.issuerKeyIdentifier {
            record.issuerKey = try .anchor(keyIdentifier: identifier)
        }
        if kind == .anchor { record.states = certificate.namedStates?.sorted().joined(separator: ",") ?? "" }
        record.time = certificate.notAfter
        record.isTest = certificate.isSynthetic
        return record
    }
}
