// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// Decodes arbitrary octets as EF.CardAccess, EF.DG14 and EF.CardSecurity; the entries are written again to the octets
/// that they had.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSecurityInfos(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    let access = decode(bytes, .cardAccess) { (octets, profile) throws(LDSError) in
        try EFCardAccess(decoding: octets, profile: profile).securityInfos
    }
    if let access { check(access, of: bytes, isConforming: access.deviations.isEmpty && access.encoded() == bytes) }
    let group = decode(bytes, .dataGroup(.dg14)) { (octets, profile) throws(LDSError) in
        try DataGroup14(decoding: octets, profile: profile).securityInfos
    }
    if let group { check(group, of: bytes, isConforming: nil) }
    do throws(LDSError) {
        let file = try EFCardSecurity(decoding: bytes)
        guard bytes.starts(with: file.contentInfo) else { fatalError("a ContentInfo that is not in the file") }
    } catch {
        guard error.offset >= 0, error.offset <= size, error.file == .cardSecurity else {
            fatalError("an error without a place: \(error)")
        }
    }
    return 0
}

/// Decodes under both profiles, which differ only where there are deviations.
private func decode(
    _ bytes: [UInt8], _ file: LDSFile, _ decoder: ([UInt8], DecodingProfile) throws(LDSError) -> SecurityInfos
) -> SecurityInfos? {
    let strict = try? decoder(bytes, .strict)
    do throws(LDSError) {
        let infos = try decoder(bytes, .default)
        guard (strict == nil) == !infos.deviations.isEmpty else { fatalError("the profiles disagree") }
        return infos
    } catch {
        guard strict == nil, error.offset >= 0, error.offset <= bytes.count, error.file == file else {
            fatalError("an error without a place: \(error)")
        }
        return nil
    }
}

private func check(_ infos: SecurityInfos, of bytes: [UInt8], isConforming: Bool?) {
    guard infos.entries.count <= SecurityInfos.maximumEntries else { fatalError("more entries than are accepted") }
    for entry in infos.entries {
        guard Array(bytes.dropFirst(entry.offset).prefix(entry.encoded.count)) == entry.encoded else {
            fatalError("an entry is not where it says")
        }
        guard (try? entry.info.encoded()) == entry.encoded || infos.deviations.contains(.chipAuthenticationKeyUnwrapped)
        else {
            fatalError("an entry is not written as it was read: \(entry.info)")
        }
    }
    guard isConforming != false || !infos.deviations.isEmpty else {
        fatalError("a file without deviations is not written as it was read")
    }
    guard let again = try? SecurityInfos(decoding: infos.encoded(), file: .cardAccess), again.infos == infos.infos
    else { fatalError("SecurityInfos that were decoded are not decoded again") }
}
