// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassTrust

/// What a reading before brought, from which this one goes on. It was told to this process, and not seen: what counts
/// of it is what EF.SOD, which is read again, has the hash of.
struct ResumedReading: Sendable {
    /// The application that it was of.
    let application: ApplicationIdentifier
    /// EF.SOD as it was; nil where it was not read.
    let securityObject: [UInt8]?
    private(set) var files: [LDSFile: [UInt8]] = [:]
    private(set) var partial: [LDSFile: [UInt8]] = [:]

    /// What has a hash in EF.SOD and no part in a protocol; the rest is short, and read again.
    init(_ evidence: Evidence) {
        application = evidence.application
        securityObject = evidence.octets(of: .sod)
        for entry in evidence.files {
            guard let number = entry.file.dataGroupNumber, ![.dg1, .dg3, .dg4, .dg14, .dg15].contains(number) else {
                continue
            }
            files[entry.file] = entry.octets
            partial[entry.file] = entry.partial
        }
    }
}

extension DocumentReading {
    /// Puts what was read before in its place, where EF.SOD has its hash.
    ///
    /// - Returns: whether the file is in the evidence now.
    mutating func takeResumed(_ file: LDSFile, _ events: (ReadEvent) -> Void) -> Bool {
        guard let resumed, let number = file.dataGroupNumber, let object = securityObject,
            let stated = object.dataGroupHashes.first(where: { $0.dataGroup == number })?.hash,
            let algorithm = HashAlgorithm(objectIdentifier: object.hashAlgorithmOID),
            let octets = resumed.files[file], (try? algorithm.hash(octets)) == stated
        else { return false }
        keep(
            file, FileReading(state: .read, octets: octets),
            PartialFile(octets: octets, channel: session.channelNumber, isResumed: true), events)
        return true
    }

    /// What came of a file in the reading before; it is gone on with where the file begins as it did.
    func resumedPart(of file: LDSFile) -> PartialFile? {
        resumed?.partial[file].map { PartialFile(octets: $0, channel: session.channelNumber, isResumed: true) }
    }

    /// - Throws: `read.otherDocument` where EF.SOD is not that of the reading before.
    func compareWithResumed() throws(ReadError) {
        guard let before = resumed?.securityObject, let now = evidence.octets(of: .sod), now != before else { return }
        throw ReadError(.otherDocument, phase: .files)
    }
}
