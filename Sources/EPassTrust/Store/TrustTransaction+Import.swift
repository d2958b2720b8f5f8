// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMessages

extension TrustTransaction {
    /// Takes an object as an importer found it.
    ///
    /// A CSCA certificate in a file of certificates is one that the operator named; one in an LDIF download is
    /// `unpinned` until something better comes. One that stands in one file with a signed list, a revocation list, the
    /// certificate of a signer, or anything that is neither a certificate nor a key nor a comment is not taken unless
    /// it was pinned: whoever hands a file on can add to it, and nothing that speaks for the rest speaks for what is
    /// added. A pin of the whole file holds for all that is in it; a list
    /// is pinned by its own SHA-256 only where its file holds nothing else.
    ///
    /// - Throws: `TrustError` with code `storeNotWritten`, `limitExceeded` or `cryptography`. What is refused is
    ///   reported by ``difference()``.
    public func add(_ object: ImportedObject) throws(TrustError) {
        let isCovered = pins.contains(object.origin.digest)
        if isCovered { metPins.insert(object.origin.digest) }
        switch object.content {
        case .certificate(let certificate):
            try add(certificate, in: object, isCovered: isCovered)
        case .revocationList(let list): try add(list, from: source(of: object, .revocationList))
        case .list(let list):
            let digest = try list.fingerprint()
            if isCovered { covered.insert(digest) }
            if object.company == .none { unaccompanied.insert(digest) } else { accompanied.insert(digest) }
            try add(list, from: TrustSource(kind: TrustSource.Kind(list.kind), name: object.place))
        }
    }

    private func add(
        _ certificate: Certificate, in object: ImportedObject, isCovered: Bool
    ) throws(TrustError) {
        let source = source(of: object, .certificateFile)
        guard certificate.maySignCertificates else { return try add(certificate, from: source) }
        let digest = try TrustDigest(hashing: object.octets[...])
        if isCovered { covered.insert(digest.octets) }
        let isPinned = try isPinned(certificate)
        let isOfDownload = source.kind == .ldif
        if !isPinned, object.company == .signed {
            return unnamed.append(
                UnnamedCertificate(
                    digest: digest, place: object.place, message: .storeCertificateBesideList,
                    isOfDownload: isOfDownload))
        }
        if takesNamedOnly, !isPinned, !isOfDownload, !ledger.grants.names(digest.octets) {
            return unnamed.append(
                UnnamedCertificate(
                    digest: digest, place: object.place, message: .storeCertificateNotNamed, isOfDownload: false))
        }
        let position = try position(adding: certificate, from: source)
        guard source.kind == .certificateFile else { return }
        bare.append(BareCertificate(position: position, digest: digest.octets, file: object.origin.digest))
    }

    private func source(of object: ImportedObject, _ kind: TrustSource.Kind) -> TrustSource {
        // One source for a whole download: it may hold tens of thousands of objects.
        object.origin.container == .ldif
            ? TrustSource(kind: .ldif, name: object.origin.path, digest: object.origin.digest)
            : TrustSource(kind: kind, name: object.place)
    }
}

/// A CSCA certificate that was not taken.
struct UnnamedCertificate {
    let digest: TrustDigest
    let place: String
    /// Why.
    let message: Message
    /// Whether it came in a download of the PKD, which may well have some beside its lists.
    let isOfDownload: Bool
}

/// A CSCA certificate of a file that nobody signed: the operator named the file.
struct BareCertificate {
    let position: Int
    /// SHA-256 of the certificate.
    let digest: [UInt8]
    /// SHA-256 of the file.
    let file: [UInt8]
}

extension TrustTransaction {
    /// What becomes an anchor only because files of certificates were named, and was not pinned; nil where nothing
    /// does.
    func bareCertificates() throws(TrustError) -> TrustDifference.BareCertificates? {
        let open = bare.filter { certificate in
            let record = ledger.records[certificate.position]
            let isPinned = record.ownBasis.map { $0 >= .pinned } ?? false || ledger.grants.names(certificate.digest)
            return record.isActive && !isPinned && !wasNamed(certificate.position)
        }
        guard let digest = try Self.digest(of: open) else { return nil }
        if pins.contains(digest) {
            metPins.insert(digest)
            return nil
        }
        let records = Set(open.map(\.position)).map { ledger.records[$0] }
        return TrustDifference.BareCertificates(
            count: records.count, countries: Set(records.map(TrustDifferenceBuilder.country)).sorted(), digest: digest)
    }

    /// The SHA-256 that stands for certificates: of one its own, of those of one file that of the file, of those of
    /// several files that of the SHA-256 of these, in ascending order.
    private static func digest(of certificates: [BareCertificate]) throws(TrustError) -> [UInt8]? {
        if Set(certificates.map(\.digest)).count < 2 { return certificates.first?.digest }
        let files = Set(certificates.map(\.file)).sorted { $0.lexicographicallyPrecedes($1) }
        guard files.count > 1 else { return files.first }
        return try TrustDigest(hashing: files.flatMap { $0 }[...]).octets
    }
}
