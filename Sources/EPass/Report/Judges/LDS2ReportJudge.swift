// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
import EPassTrust

/// Judges the records of the LDS2 applications, each by itself (``LDS2Signature``).
struct LDS2ReportJudge {
    /// Whose records they should be.
    let holder: LDS2Holder
    let trust: TrustSnapshot
    let profile: TrustProfile
    let time: Timestamp
    /// Whether a success rests on a synthetic anchor.
    private(set) var restsOnTestAnchor = false
    /// For how many more records other certificates are tried than the one to which they refer: of a few damage is the
    /// reason, and hundreds would cost minutes.
    private var remainingDamaged = 16

    init(_ holder: LDS2Holder, trust: TrustSnapshot, profile: TrustProfile, time: Timestamp) {
        self.holder = holder
        self.trust = trust
        self.profile = profile
        self.time = time
    }

    mutating func judge(_ applications: [LDS2Evidence]) -> [LDS2Entry] {
        var entries: [LDS2Entry] = []
        for evidence in applications {
            let certificates = evidence.entry(.certificates(evidence.application)).flatMap(Self.certificates)
            var files: [LDS2FileEntry] = []
            for file in evidence.files {
                var records: [LDS2RecordEntry] = []
                for (index, octets) in file.records.enumerated() {
                    records.append(judge(octets, index + 1, of: file.file, certificates))
                }
                files.append(
                    LDS2FileEntry(file: file.file, state: file.state, statusBytes: file.statusBytes, records: records))
            }
            entries.append(
                LDS2Entry(
                    application: evidence.application, state: evidence.state, statusBytes: evidence.statusBytes,
                    files: files))
        }
        return entries
    }

    /// EF.Certificates as far as it was read; nil where nothing of it was. What is no record of a certificate keeps its
    /// number, and is none.
    private static func certificates(_ file: LDS2FileEvidence) -> LDS2RecordFile<LDS2CertificateRecord>? {
        guard file.state == .read || !file.records.isEmpty else { return nil }
        let records = file.records.compactMap { octets -> LDS2CertificateRecord? in
            if let record = try? LDS2CertificateRecord(decoding: octets, in: file.file) { return record }
            let rest = Array(octets.prefix(LDS2CertificateRecord.maximumCertificateLength))
            return try? LDS2CertificateRecord(country: "ZZ", serialNumber: [0], certificate: rest)
        }
        return try? LDS2RecordFile(records, as: file.file)
    }

    private mutating func judge(
        _ octets: [UInt8], _ number: Int, of file: LDS2File,
        _ certificates: LDS2RecordFile<LDS2CertificateRecord>?
    ) -> LDS2RecordEntry {
        do throws(LDSError) {
            switch file {
            case .certificates:
                let record = try LDS2CertificateRecord(decoding: octets, in: file, profile: profile.decoding)
                return LDS2RecordEntry(
                    number: number, length: octets.count,
                    content: .certificate(country: record.country, serialNumber: record.serialNumber), result: nil,
                    findings: [], signer: nil, error: nil, deviations: record.deviations.map(\.rawValue))
            case .entryRecords, .exitRecords:
                let record = try TravelRecord(decoding: octets, in: file, profile: profile.decoding)
                return entry(record, number, .stamp(record.content), certificates)
            case .visaRecords:
                let record = try VisaRecord(decoding: octets, in: file, profile: profile.decoding)
                return entry(record, number, .visa(record.content), certificates)
            case .biometrics(let which):
                let record = try AdditionalBiometrics(decoding: octets, number: which, profile: profile.decoding)
                return entry(record, which.rawValue, .biometrics(length: record.data.count), certificates)
            }
        } catch {
            let number = if case .biometrics(let which) = file { which.rawValue } else { number }
            return LDS2RecordEntry(
                number: number, length: octets.count, content: nil, result: .failed, findings: [], signer: nil,
                error: error.fault, deviations: [])
        }
    }

    private mutating func entry(
        _ object: some LDS2SignedObject, _ number: Int, _ content: LDS2RecordEntry.Content,
        _ certificates: LDS2RecordFile<LDS2CertificateRecord>?
    ) -> LDS2RecordEntry {
        let signature = LDS2Signature.verify(
            object, certificates: certificates, of: holder, trust: trust, profile: profile, at: time,
            triesOthers: remainingDamaged > 0)
        if certificates != nil, signature.finding(.lds2Signature)?.result != .successful { remainingDamaged -= 1 }
        if signature.restsOnTestAnchor { restsOnTestAnchor = true }
        return LDS2RecordEntry(
            number: number, length: object.octets.count, content: content, result: signature.result,
            findings: signature.findings, signer: signature.signerCertificate?.subject.description, error: nil,
            deviations: object.deviations.map(\.rawValue) + signature.deviations.map(\.rawValue))
    }
}
