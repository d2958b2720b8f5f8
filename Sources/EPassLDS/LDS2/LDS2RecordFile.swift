// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// A linear file of an LDS2 application: its records, one behind the other, as READ RECORD gives them from the first to
/// the last (Doc 9303-10, 3.7.2, Figure 2, case b).
///
/// The number of a record is its place, from 1. Nothing is known of records that were not read: a file without its last
/// ones looks the same.
public struct LDS2RecordFile<Record: LDS2Record>: Sendable, Hashable {
    /// A file with records: certificates, entry, exit or visa records.
    public let file: LDS2File
    /// The records in their order.
    public let records: [Record]
    /// The file as it was read, or as it is written.
    public let octets: [UInt8]
    /// What departs from the standard and was tolerated, in any record.
    public let deviations: [LDSDeviation]

    /// Decodes all records.
    ///
    /// - Throws: `LDSError` of the first record that cannot be decoded, with an offset from the beginning of the file;
    ///   `limitExceeded` for more records than the file can have (254, or 64), `unexpectedTag` for a file that has no
    ///   records. Under `.strict` also for zero octets behind the last record.
    public init(decoding octets: [UInt8], as file: LDS2File, profile: DecodingProfile = .default) throws(LDSError) {
        guard let maximum = file.maximumRecords else {
            throw LDSError(.unexpectedTag, file: file, .ldsFileWithoutRecords(file: file))
        }
        var context = LDS2Context(profile)
        var records: [Record] = []
        var rest = octets[...]
        while let first = rest.first {
            if first == 0, rest.allSatisfy({ $0 == 0 }) {
                try context.note(
                    .trailingOctets, file: file, at: rest.startIndex, .ldsZerosAfterRecord(count: rest.count))
                break
            }
            guard records.count < maximum else {
                throw LDSError(.limitExceeded, file: file, at: rest.startIndex, .ldsTooManyRecords(limit: maximum))
            }
            var next = rest
            do throws(LDSError) {
                records.append(try Record(decodingFirstOf: rest, in: file, profile: profile, rest: &next))
            } catch {
                throw error.moved(by: rest.startIndex, record: records.count + 1)
            }
            rest = next
        }
        self.file = file
        self.records = records
        self.octets = octets
        var found = context.deviations
        for deviation in records.lazy.flatMap(\.deviations) where !found.contains(deviation) { found.append(deviation) }
        deviations = found
    }

    /// A file of these records.
    ///
    /// - Throws: `LDSError` with code `notEncodable` for more records than the file can have.
    package init(_ records: [Record], as file: LDS2File) throws(LDSError) {
        guard records.count <= file.maximumRecords ?? 0 else {
            throw LDSError(.notEncodable, file: file, .ldsRecordCount(count: records.count))
        }
        self.file = file
        self.records = records
        octets = records.flatMap(\.octets)
        deviations = []
    }

    /// The record of that number, counted from 1 as the chip does; nil where there is none.
    public func record(_ number: Int) -> Record? {
        number >= 1 && number <= records.count ? records[number - 1] : nil
    }

    /// Writes the records again, lengths in the fewest octets: equal to `octets` where they were read without
    /// deviations and had such lengths.
    package func encoded() -> [UInt8] { records.flatMap { $0.encoded() } }
}

extension LDSError {
    /// The error of a record that begins there in its file.
    fileprivate func moved(by start: Int, record: Int) -> LDSError {
        guard let lds2File else { return self }
        return LDSError(
            code, file: lds2File, path: path.isEmpty ? "[\(record)]" : "[\(record)]/\(path)", at: offset + start,
            deviation: deviation, message)
    }
}
