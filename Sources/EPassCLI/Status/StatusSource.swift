// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassLDS
import EPassMessages
import EPassTrust
import Glibc

/// The source that the operator names for what is reported of documents, with the key that it knows them under.
struct StatusSource: Sendable {
    /// Where the word comes from.
    enum Origin: Sendable {
        /// A file, opened anew for each document, so that a newer one counts at once.
        case file(String)
        case program(StatusProgram)
    }

    private let key: StatusKey
    private let origin: Origin

    /// - Throws: `CLIError` where a file cannot be read, or is none that this key was used for.
    init(key: StatusKey, origin: Origin) throws(CLIError) {
        self.key = key
        self.origin = origin
        guard case .file(let path) = origin else { return }
        let descriptor = try Self.open(path)
        do throws(StatusError) {
            _ = try Self.status(of: nil, in: descriptor, key)
        } catch {
            throw CLIError(status: error, in: path)
        }
    }

    /// What the source says of a document that was read. Only what its DG1 says goes into the handle.
    func answer(for evidence: Evidence) async -> DocumentStatusAnswer {
        guard let zone = evidence.document.dataGroup1?.mrz else { return .failed(.statusNoZone) }
        do throws(StatusError) {
            let handle = try key.handle(of: StatusDocument(zone))
            switch origin {
            case .file(let path):
                let descriptor: Int32
                do throws(CLIError) { descriptor = try Self.open(path) } catch { return .failed(error.message) }
                return .told(try Self.status(of: handle, in: descriptor, key))
            case .program(let program): return .told(try await program.status(of: handle))
            }
        } catch {
            return .failed(error.line.map { .statusAtLine(line: $0, error: error.message) } ?? error.message)
        }
    }

    private static func open(_ path: String) throws(CLIError) -> Int32 { try InputFile.open(path) }

    /// - Parameter descriptor: is closed.
    private static func status(
        of handle: StatusHandle?, in descriptor: Int32, _ key: StatusKey
    ) throws(StatusError) -> DocumentStatus {
        defer { close(descriptor) }
        var file = StatusFile(madeWith: try key.check(), lookingFor: handle, at: Clock.now())
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else {
                throw StatusError(.malformed, .statusUnreadable(error: .system(errno)))
            }
            if count == 0 { return try file.finish() }
            try file.read(buffer[..<count])
        }
    }
}

extension CLIError {
    /// An error of a status file, of a list or of a key, with the name of the file.
    init(status error: StatusError, in path: String) {
        let message = error.line.map { Message.statusAtLine(line: $0, error: error.message) } ?? error.message
        self.init(layer: error, message: .statusIn(file: DisplayText.escaped(path), error: message))
    }
}
