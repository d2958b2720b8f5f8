// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// The reading of what was handed over together: one file, or the files of a folder. Whoever hands a folder on can add
/// a file to it, as something to a file.
///
/// In a folder only a signed list is company across files: the revocation lists and signers of States, which are
/// published beside their CSCA certificates, vouch for nobody, and a file that cannot be read costs itself alone.
struct ImportDelivery {
    let isFolder: Bool
    let limits: TrustImporter.Limits
    private var holdsSigned = false
    /// CSCA certificates of files in which nothing else stands.
    private var waiting: [ImportedObject] = []

    init(isFolder: Bool, limits: TrustImporter.Limits) {
        self.isFolder = isFolder
        self.limits = limits
    }

    /// Reads a file of it.
    ///
    /// - Throws: what `receive` throws, and of a file that is all there is what stops its reading.
    mutating func read(
        _ path: String, _ open: (String) throws(TrustError) -> ImportInput,
        _ receive: (ImportedObject) throws(TrustError) -> Void, _ skipped: (ImportSkipped) -> Void,
        _ progress: (Int) -> Void = { _ in }
    ) throws(TrustError) {
        var run = ImportRun(limits: limits)
        var receiverFailed = false
        var waiting: [ImportedObject] = []
        do throws(TrustError) {
            var input = try open(path)
            try run.read(&input) { event throws(TrustError) in
                switch event {
                case .object(let object):
                    if isFolder, object.isAuthority, object.company == .none { return waiting.append(object) }
                    do throws(TrustError) {
                        try receive(object)
                    } catch {
                        receiverFailed = true
                        throw error
                    }
                case .skipped(let entry): skipped(entry)
                case .progress(let count): progress(count)
                }
            }
        } catch {
            // What the receiver throws ends everything; a file of a folder that cannot be read does not.
            guard isFolder, !receiverFailed else { throw error }
            skipped(ImportSkipped(place: path, offset: error.offset, reason: error))
        }
        self.waiting += waiting
        holdsSigned = holdsSigned || run.findings.holdsSigned
    }

    /// Hands on what waited for the last file.
    func finish(_ receive: (ImportedObject) throws(TrustError) -> Void) throws(TrustError) {
        for var object in waiting {
            if holdsSigned { object.company = .folder }
            try receive(object)
        }
    }
}
