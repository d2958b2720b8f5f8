// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassTrust

/// Opens arbitrary octets as the index of a trust store, with a pack behind them, and looks up everything that it says
/// it holds.
///
/// The first octet says how many of the last are the pack, in units of 32. The hash at the end of the index is made
/// right, so that its parts are read and not only refused.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTrustIndex(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    guard let first = bytes.first else { return 0 }
    let rest = bytes.dropFirst()
    let pack = Array(rest.suffix(Int(first) * 32))
    var index = Array(rest.dropLast(pack.count))
    _ = try? TrustSnapshot(index: index, pack: pack)
    guard let hash = try? HashAlgorithm.sha256.hash(index) else { return 0 }
    index += hash
    guard let snapshot = try? TrustSnapshot(index: index, pack: pack) else { return 0 }
    guard snapshot.snapshotHash.count == 32, snapshot.anchors.count <= snapshot.anchorCount else {
        fatalError("a snapshot has more anchors than it counts")
    }
    for anchor in snapshot.anchors.prefix(64) {
        guard
            snapshot.anchors(named: anchor.certificate.subject).allSatisfy({
                $0.certificate.subject.matches(anchor.certificate.subject)
            })
        else { fatalError("a look-up by name gives another name") }
        _ = snapshot.signers(issuer: anchor.certificate.subject, serialNumber: anchor.certificate.serialNumber)
    }
    for country in snapshot.countries { _ = snapshot.revocationLists(ofCountry: country) }
    for kind in SignedListKind.allCases { _ = snapshot.lists(ofKind: kind) }
    for object in snapshot.objects.prefix(64) { _ = try? snapshot.octets(of: object) }
    _ = snapshot.audit(at: Timestamp(secondsSince1970: 1_795_219_200))
    // More there may be: a forged index can call an anchor out of force whose source is in force, and adding works that
    // out anew.
    if let changed = try? snapshot.adding(snapshot.anchors), changed.anchorCount < snapshot.anchors.count {
        fatalError("adding what is there loses something")
    }
    return 0
}
