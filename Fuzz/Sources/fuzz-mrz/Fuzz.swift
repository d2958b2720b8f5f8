// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ

/// Scans, parses, repairs and splits arbitrary octets. What is accepted must be the same when it is read again, and a
/// repair must leave no check digit wrong.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMRZ(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let octets = Array(UnsafeBufferPointer(start: data, count: size))
    let text = String(decoding: octets, as: UTF8.self)
    if let mrz = try? MRZ(characters: octets) { walk(mrz) }
    if let scan = try? MRZScanner.scan(octets) {
        walk(scan.mrz)
        guard let again = try? MRZ(lines: scan.mrz.lines), again == scan.mrz else {
            fatalError("a zone that was read is not read again")
        }
    }
    if let repair = try? MRZRepair.repair(text), !repair.mrz.checkDigits.wrong.isEmpty {
        fatalError("a repaired zone has a wrong check digit")
    }
    if let fields = try? AccessKeyFields.parse(text), fields.mrzInformation.count < 24 {
        fatalError("MRZ information is too short")
    }
    var count = 0
    for record in MRZRecords(octets) { count += record.text.utf8.isEmpty ? 0 : 1 }
    guard count <= size else { fatalError("more records than octets") }
    return 0
}

private func walk(_ mrz: MRZ) {
    guard let reference = CalendarDate(year: 2026, month: 1, day: 1) else { return }
    _ = mrz.deviations
    _ = mrz.textFields
    _ = mrz.name.text
    _ = mrz.issuer.name
    _ = mrz.dateOfBirth.calendarDate(as: .birth, relativeTo: reference)
    _ = mrz.dateOfExpiry.fullYear(as: .expiry, relativeTo: reference)
    guard MRZ.compare(printed: mrz, with: mrz).allSatisfy({ $0.outcome == .equal }) else {
        fatalError("a zone differs from itself")
    }
}
