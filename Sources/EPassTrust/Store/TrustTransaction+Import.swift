// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension TrustTransaction {
    /// Takes an object as an importer found it.
    ///
    /// A CSCA certificate in a file of certificates is one that the operator named; one in an LDIF download is
    /// `unpinned` until something better comes.
    ///
    /// - Throws: `TrustError` with code `storeNotWritten`, `limitExceeded` or `cryptography`. A list that is refused is
    ///   told of by ``difference()``.
    public func add(_ object: ImportedObject) throws(TrustError) {
        switch object.content {
        case .certificate(let certificate): try add(certificate, from: source(of: object, .certificateFile))
        case .revocationList(let list): try add(list, from: source(of: object, .revocationList))
        case .list(let list): try add(list, from: TrustSource(kind: TrustSource.Kind(list.kind), name: object.place))
        }
    }

    private func source(of object: ImportedObject, _ kind: TrustSource.Kind) -> TrustSource {
        // One source for a whole download: it may hold tens of thousands of objects.
        object.origin.container == .ldif
            ? TrustSource(kind: .ldif, name: object.origin.path, digest: object.origin.digest)
            : TrustSource(kind: kind, name: object.place)
    }
}
