// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

extension FuzzTarget {
    static let lds2: [FuzzTarget] = [
        records("fuzz-travelrecord", .entryRecords, TravelRecord.self) {
            $0.content == $1.content && isSame($0, $1)
        },
        records("fuzz-visarecord", .visaRecords, VisaRecord.self) { $0.content == $1.content && isSame($0, $1) },
        records("fuzz-lds2certificates", .certificates(.additionalBiometrics), LDS2CertificateRecord.self) {
            $0.certificate == $1.certificate && $0.country == $1.country && $0.serialNumber == $1.serialNumber
        },
        FuzzTarget("fuzz-lds2biometrics") { octets in
            additionalBiometrics.roundTrip(octets) {
                $0.data.elementsEqual($1.data) && isSame($0, $1) && $1.encoded() == $1.octets
            }
        },
        FuzzTarget("fuzz-lds2memory") { octets in
            fileMemory.roundTrip(octets) {
                $0.totalOctets == $1.totalOctets && $0.remainingRecords == $1.remainingRecords
                    && $0.existingRecords == $1.existingRecords
            }
        },
    ]

    private static let additionalBiometrics = Format<AdditionalBiometrics>(
        decode: { (octets, profile) throws(LDSError) in try AdditionalBiometrics(decoding: octets, profile: profile) },
        write: { $0.encoded() }, deviations: { $0.deviations }, lds2File: .biometrics(.first), rewritten: .strict)

    /// The response to FILE AND MEMORY MANAGEMENT, which has no profile.
    private static let fileMemory = Format<LDS2FileMemory>(
        decode: { (octets, _) throws(LDSError) in try LDS2FileMemory(decoding: octets, of: .exitRecords) },
        write: {
            let made = try? LDS2FileMemory(
                totalOctets: $0.totalOctets, remainingRecords: $0.remainingRecords, existingRecords: $0.existingRecords)
            return made?.octets ?? []
        }, deviations: { _ in nil }, lds2File: .exitRecords)

    /// A file of records: no more than it may have, and none longer when it is written.
    private static func records<Record: LDS2Record>(
        _ name: String, _ file: LDS2File, _ type: Record.Type,
        isSame: @escaping @Sendable (_ one: Record, _ other: Record) -> Bool
    ) -> FuzzTarget {
        let format = Format<LDS2RecordFile<Record>>(
            decode: { (octets, profile) throws(LDSError) in
                try LDS2RecordFile<Record>(decoding: octets, as: file, profile: profile)
            }, write: { $0.encoded() }, deviations: { $0.deviations }, lds2File: file)
        return FuzzTarget(name) { octets in
            format.roundTrip(octets) { value, again in
                value.records.count <= file.maximumRecords ?? 0 && again.octets.count <= octets.count
                    && value.records.count == again.records.count
                    && zip(value.records, again.records).allSatisfy { isSame($0, $1) }
            }
        }
    }

    private static func isSame<Object: LDS2SignedObject>(_ one: Object, _ other: Object) -> Bool {
        one.signature == other.signature && one.searchCopy == other.searchCopy
            && one.certificateReference == other.certificateReference
    }
}
