// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

/// Decodes arbitrary octets as a signed list and as the content of a master list; nobody is trusted, so that no list
/// may come out verified or pinned.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMasterList(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    check(content: bytes)
    guard let list = try? SignedList(contentInfo: bytes), let trust = try? TrustSnapshot(anchors: []) else { return 0 }
    guard list.encoded == bytes, list.signedData.certificates.count <= SignedDataLimits.signedList.maximumCertificates
    else { fatalError("more was kept than the limits allow") }
    _ = try? list.decodedContent()
    if list.kind == .masterList { check(content: list.content) }
    let found = SignedListVerification.verify(list, trust: trust, at: Timestamp(secondsSince1970: 1_790_000_000))
    if found.standing.isPinned { fatalError("a list vouches for itself") }
    return 0
}

/// Entries stand in the content one after the other, and each is what stands there.
private func check(content: [UInt8]) {
    guard let list = try? MasterList(content: content) else { return }
    var end = 0
    for (index, entry) in list.entries.enumerated() {
        guard entry.index == index, entry.offset >= end, entry.offset + entry.octets.count <= content.count,
            content[entry.offset..<entry.offset + entry.octets.count].elementsEqual(entry.octets)
        else { fatalError("an entry is not where it says") }
        end = entry.offset + entry.octets.count
        if index < 16, case .success(let certificate) = entry.certificate,
            certificate.encoded.count != entry.octets.count
        {
            fatalError("a certificate does not fill its entry")
        }
    }
}
