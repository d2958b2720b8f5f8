// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassEncodings
import EPassMessages
import EPassTrust

/// What is blocked, as it is written: a series, a serial number and its issuer, a SHA-256, the beginning of one, or the
/// file of a certificate.
struct BlockArgument {
    private enum Form {
        case series(DocumentSeries)
        case issued(IssuedNumber)
        case digest([UInt8])
        case beginning(String)
        case file(String)
    }

    private let form: Form

    /// - Throws: `ValidationError`, which says what is wrong with a series.
    init(_ text: String) throws {
        if let digest = FingerprintText.octets(text) {
            form = .digest(digest)
        } else if IssuedNumber.isMeant(text) {
            do throws(TrustError) { form = .issued(try IssuedNumber(text)) } catch {
                throw ValidationError(error.message)
            }
        } else if text.count(where: { $0 == ":" }) == 2 {
            do throws(TrustError) { form = .series(try DocumentSeries(text)) } catch {
                throw ValidationError(error.message)
            }
        } else if text.contains("/") || Self.endings.contains(where: text.lowercased().hasSuffix) {
            form = .file(text)
        } else {
            let digits = text.filter { $0 != ":" && $0 != " " }.lowercased()
            guard (6..<64).contains(digits.utf8.count), digits.utf8.allSatisfy({ Hexadecimal.value(of: $0) != nil })
            else { throw ValidationError(.blockWhatIsNot(text: text)) }
            form = .beginning(digits)
        }
    }

    /// How the names of files of certificates end; any other file is named with a slash.
    private static let endings = [".der", ".cer", ".crt", ".pem"]

    /// The certificate of a file; nil where none was named.
    ///
    /// - Throws: `CLIError` where the file has none, or more than one.
    func certificate() throws(CLIError) -> Certificate? {
        guard case .file(let path) = form else { return nil }
        let octets = try InputFile.read(path, limit: 1 << 20)
        var found: [Certificate] = []
        do throws(TrustError) {
            try TrustImporter().read(octets: octets, named: path) { object throws(TrustError) in
                if case .certificate(let certificate) = object.content { found.append(certificate) }
            }
        } catch {
            throw CLIError(importing: error)
        }
        guard let first = found.first, found.count == 1 else {
            throw CLIError(
                code: TrustError.Code.noCertificate,
                message: .trustChainNoCertificate(file: DisplayText.escaped(path)))
        }
        return first
    }

    private func fileDigest() throws(CLIError) -> [UInt8] {
        guard let certificate = try certificate() else { throw Self.nothing }
        do throws(TrustError) {
            return try certificate.fingerprint()
        } catch {
            throw CLIError(importing: error)
        }
    }

    /// What the history of the store calls it.
    var name: String {
        switch form {
        case .series(let series): series.description
        case .issued(let number): DisplayText.escaped(number.description)
        case .digest(let digest): String(Hexadecimal.lowercaseText(digest).prefix(12)) + "..."
        case .beginning(let digits): digits
        case .file(let path): DisplayText.escaped(path.split(separator: "/").last.map(String.init) ?? path)
        }
    }

    /// What is to be blocked. A beginning has to be that of one certificate of the store.
    ///
    /// - Throws: `CLIError`.
    func subject(in trust: TrustSnapshot) throws(CLIError) -> OperatorBlock.Subject {
        switch form {
        case .series(let series): return .series(series)
        case .issued(let number): return .issued(number)
        case .digest(let digest): return .certificate(digest)
        case .file: return .certificate(try fileDigest())
        case .beginning(let digits):
            let found = StoreSearch(trust).objects(for: digits).filter { $0.kind == .anchor || $0.kind == .signer }
            return .certificate(try Self.only(of: Set(found.map(\.digest)), digits))
        }
    }

    /// The subject of a block that there is.
    ///
    /// - Throws: `CLIError` where there is none, or more than one begins so.
    func subject(among blocks: [OperatorBlock]) throws(CLIError) -> OperatorBlock.Subject {
        let wanted: OperatorBlock.Subject
        switch form {
        case .series(let series): wanted = .series(series)
        case .issued(let number): wanted = .issued(number)
        case .digest(let digest): wanted = .certificate(digest)
        case .file: wanted = .certificate(try fileDigest())
        case .beginning(let digits):
            let digests = blocks.compactMap { block -> [UInt8]? in
                guard case .certificate(let digest) = block.subject, "\(block.subject)".hasPrefix(digits) else {
                    return nil
                }
                return digest
            }
            wanted = .certificate(try Self.only(of: Set(digests), digits))
        }
        guard blocks.contains(where: { $0.subject == wanted }) else { throw Self.nothing }
        return wanted
    }

    private static var nothing: CLIError {
        CLIError(.notInStore, .blockNothingToTake, remedy: .blockWhatIsBlocked)
    }

    private static func only(of digests: Set<[UInt8]>, _ digits: String) throws(CLIError) -> [UInt8] {
        guard let first = digests.first else {
            throw CLIError(
                .notInStore, .trustCommandNothingHas(text: DisplayText.escaped(digits)), remedy: .blockGiveAllDigits)
        }
        guard digests.count == 1 else {
            throw CLIError(.notInStore, .trustRemoveSeveral(count: digests.count, text: digits))
        }
        return first
    }
}
