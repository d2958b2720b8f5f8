// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
internal import EPassMessages

extension TrustTransaction {
    /// Takes an object as an importer found it.
    ///
    /// A CSCA certificate in a file of certificates is one that the operator named. One that stands in one file with
    /// anything else (a signed list, a revocation list, the certificate of a signer, what nobody knows), or in one
    /// folder with a signed list, is not taken unless it was pinned or granted something: whoever hands a file on can
    /// add to it, and nothing that speaks for the rest speaks for what is added. A pin of the whole file holds for all
    /// that is in it; a list is pinned by its own SHA-256 only where its file holds nothing else.
    ///
    /// Where the transaction has pins or grants of its own, nothing is taken that none of them reaches: neither
    /// certificates nor lists.
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
            imported[digest] = UnnamedObject(
                digest: try TrustDigest(hashing: object.octets[...]), place: object.place,
                message: .storeListNotNamed(digest: Hexadecimal.lowercaseText(digest)),
                isOfDownload: object.origin.container == .ldif)
            try add(list, from: TrustSource(kind: TrustSource.Kind(list.kind), name: object.place))
        }
    }

    /// Whether only what a pin or grant reaches is taken.
    var takesNamedOnly: Bool { !pins.isEmpty || isGranting }

    private func add(
        _ certificate: Certificate, in object: ImportedObject, isCovered: Bool
    ) throws(TrustError) {
        guard object.isAuthority else { return try add(certificate, from: source(of: object, .certificateFile)) }
        let digest = try TrustDigest(hashing: object.octets[...])
        if isCovered { covered.insert(digest.octets) }
        if try isPinned(certificate) || ledger.grants.names(digest.octets) {
            _ = try position(adding: certificate, from: source(of: object, .certificateFile))
            return
        }
        let bare = BareCertificate(
            digest: digest, file: object.origin.digest, place: object.place,
            isOfDownload: object.origin.container == .ldif)
        if object.company != .none {
            let place = object.company == .folder ? "folder" : "file"
            unnamed.append(bare.unnamed(.storeCertificateBesideList(place: place, digest: bare.hexadecimal)))
        } else if takesNamedOnly, !namesFiles {
            candidates.append((certificate, bare))
        } else {
            try take(certificate, bare)
        }
    }

    private func take(_ certificate: Certificate, _ certificateOfFile: BareCertificate) throws(TrustError) {
        var bare = certificateOfFile
        // The operator names it, whatever the form of its file.
        bare.position = try position(adding: certificate, from: .certificateFile(bare.place))
        self.bare.append(bare)
    }

    /// Takes the certificates that a pin of all of them together names.
    func settleCandidates() throws(TrustError) {
        let open = candidates.map(\.bare).filter { bare in
            !(ledger.position(of: bare.digest).map(wasNamed) ?? false)
        }
        guard let digest = try Self.digest(of: open), pins.contains(digest) else { return }
        for (certificate, bare) in candidates { try take(certificate, bare) }
        candidates = []
    }

    private func source(of object: ImportedObject, _ kind: TrustSource.Kind) -> TrustSource {
        // One source for a whole download: it may hold tens of thousands of objects.
        object.origin.container == .ldif
            ? TrustSource(kind: .ldif, name: object.origin.path, digest: object.origin.digest)
            : TrustSource(kind: kind, name: object.place)
    }
}

/// A CSCA certificate or list that was not taken.
struct UnnamedObject {
    let digest: TrustDigest
    let place: String
    /// Why.
    let message: Message
    /// Whether it came in a download of the PKD, which may well have some beside its lists.
    let isOfDownload: Bool
}

/// A CSCA certificate of a file that nobody signed: the operator named the file.
struct BareCertificate {
    /// Where it is in the ledger, once it is taken.
    var position = 0
    let digest: TrustDigest
    /// SHA-256 of the file.
    let file: [UInt8]
    let place: String
    let isOfDownload: Bool

    var hexadecimal: String { Hexadecimal.lowercaseText(digest.octets) }

    func unnamed(_ message: Message) -> UnnamedObject {
        UnnamedObject(digest: digest, place: place, message: message, isOfDownload: isOfDownload)
    }
}

extension TrustTransaction {
    /// What becomes an anchor only because files of certificates were named, and was not pinned; nil where nothing
    /// does.
    func bareCertificates() throws(TrustError) -> TrustDifference.BareCertificates? {
        let open = bare.filter { certificate in
            let record = ledger.records[certificate.position]
            let isPinned =
                record.ownBasis.map { $0 >= .pinned } ?? false || ledger.grants.names(certificate.digest.octets)
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
        if Set(certificates.map(\.digest)).count < 2 { return certificates.first?.digest.octets }
        let files = Set(certificates.map(\.file)).sorted { $0.lexicographicallyPrecedes($1) }
        guard files.count > 1 else { return files.first }
        return try TrustDigest(hashing: files.flatMap { $0 }[...]).octets
    }
}
