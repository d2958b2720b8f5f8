// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension TrustTransaction {
    /// Takes an object that an importer found.
    ///
    /// A certificate that stands in a file of its own, or in a bundle of PEM or DER, was named by the operator; one out of LDIF was not.
    ///
    /// - Parameter time: when it is imported, for the record of its source.
    /// - Throws: `TrustError` where it must not be taken, such as a list whose signature is wrong; nothing of it is in the transaction then.
    public func add(_ object: ImportedObject, importedAt time: Timestamp? = nil) throws(TrustError) {
        switch object.content {
        case .certificate(let certificate): try add(certificate, from: object.source(importedAt: time))
        case .revocationList(let list): try add(list, from: object.source(importedAt: time))
        case .list(let list):
            try add(list, from: object.source(importedAt: time, digest: try list.fingerprint()))
        }
    }
}

extension ImportedObject {
    /// Where the object came from, as a store keeps it.
    ///
    /// - Parameters:
    ///   - time: when it is imported.
    ///   - digest: SHA-256 of a signed list.
    public func source(importedAt time: Timestamp? = nil, digest: [UInt8] = []) -> TrustSource {
        switch content {
        case .certificate:
            TrustSource(kind: origin.container == .ldif ? .ldif : .certificateFile, name: place, importedAt: time)
        case .revocationList:
            TrustSource(kind: origin.container == .ldif ? .ldif : .revocationList, name: place, importedAt: time)
        case .list(let list):
            TrustSource(
                kind: TrustSource.Kind(list.kind), name: place, digest: digest, signingTime: list.signingTime,
                importedAt: time)
        }
    }
}

extension TrustSource.Kind {
    init(_ kind: SignedListKind) {
        switch kind {
        case .masterList: self = .masterList
        case .deviationList: self = .deviationList
        case .defectList: self = .defectList
        case .documentSignerList: self = .documentSignerList
        }
    }
}
