// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// Decodes arbitrary octets as EF.Certificates of an LDS2 application; what decodes is written, and decoded to the same
/// values again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLDS2Certificates(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    let strict = try? LDS2RecordFile<LDS2CertificateRecord>(
        decoding: bytes, as: LDS2File.certificates(.additionalBiometrics), profile: .strict)
    do throws(LDSError) {
        let file = try LDS2RecordFile<LDS2CertificateRecord>(
            decoding: bytes, as: LDS2File.certificates(.additionalBiometrics))
        guard (strict == nil) == !file.deviations.isEmpty else { fatalError("the profiles disagree") }
        guard file.records.count <= LDS2File.certificates(.additionalBiometrics).maximumRecords ?? 0 else {
            fatalError("more records than are accepted")
        }
        let written = file.encoded()
        guard
            let again = try? LDS2RecordFile<LDS2CertificateRecord>(
                decoding: written, as: LDS2File.certificates(.additionalBiometrics)),
            again.encoded() == written, again.records.count == file.records.count, written.count <= size
        else { fatalError("what was decoded is not decoded again") }
        for (one, other) in zip(file.records, again.records) {
            guard one.certificate == other.certificate, one.country == other.country,
                one.serialNumber == other.serialNumber
            else { fatalError("the values differ") }
        }
    } catch {
        guard strict == nil, error.offset >= 0, error.offset <= size,
            error.lds2File == LDS2File.certificates(.additionalBiometrics)
        else {
            fatalError("an error without a place: \(error)")
        }
    }
    return 0
}
