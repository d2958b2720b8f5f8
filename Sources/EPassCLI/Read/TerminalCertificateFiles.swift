// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassTrust

/// Card-verifiable certificates in files and folders.
enum TerminalCertificateFiles {
    /// The most files of a folder that are looked at.
    private static let maximumFiles = 1024
    /// The most octets of a file: as many as the certificates that are read out of it.
    private static let maximumLength = 64 * CardVerifiableCertificate.maximumLength

    /// Reads every certificate; one that is there twice counts once.
    ///
    /// - Throws: `CLIError` that names the file, where it cannot be read or holds something else. In a folder, files
    ///   that do not begin as such a certificate does are passed over.
    static func load(_ paths: [String]) throws(CLIError) -> [CardVerifiableCertificate] {
        var found: [CardVerifiableCertificate] = []
        for path in paths {
            let more = try InputFile.isFolder(path) ? folder(path) : file(path)
            try add(more, to: &found)
        }
        return found
    }

    private static func folder(_ path: String) throws(CLIError) -> [CardVerifiableCertificate] {
        guard let names = InputFile.entries(of: path) else {
            throw CLIError(.noInput, .inputFolderUnreadable(folder: path), remedy: .inputAskOwner)
        }
        var found: [CardVerifiableCertificate] = []
        for name in names.prefix(maximumFiles) {
            let entry = path + "/" + name
            guard InputFile.isRegular(entry), let octets = try? InputFile.read(entry, limit: maximumLength),
                octets.starts(with: [0x7F, 0x21])
            else { continue }
            try add(try decode(octets, entry), to: &found)
        }
        guard !found.isEmpty else {
            throw CLIError(
                .noInput, .inputFolderWithoutTerminalCertificates(folder: path),
                remedy: .inputTerminalCertificateOctets)
        }
        return found
    }

    private static func file(_ path: String) throws(CLIError) -> [CardVerifiableCertificate] {
        try decode(try InputFile.read(path, limit: maximumLength), path)
    }

    /// Each once, and never more than a chain is built from: of a folder with many more, the rest is not read.
    private static func add(
        _ more: [CardVerifiableCertificate], to found: inout [CardVerifiableCertificate]
    ) throws(CLIError) {
        for certificate in more where !found.contains(certificate) { found.append(certificate) }
        guard found.count <= CardVerifiableChain.maximumCertificates else {
            throw CLIError(
                .tooLarge, .inputTooManyTerminalCertificates(limit: CardVerifiableChain.maximumCertificates),
                remedy: .inputGiveFewerTerminalCertificates)
        }
    }

    private static func decode(_ octets: [UInt8], _ path: String) throws(CLIError) -> [CardVerifiableCertificate] {
        do throws(TrustError) {
            return try CardVerifiableCertificate.list(encoded: octets)
        } catch {
            throw CLIError(
                layer: error, message: .inputNoTerminalCertificate(file: path, error: error.message),
                remedy: .inputGiveTerminalCertificates)
        }
    }
}
