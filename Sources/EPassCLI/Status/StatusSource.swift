// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassLDS
import EPassMessages
import EPassTrust

/// The source that the operator names for what is reported of documents, with the key that it knows them under.
struct StatusSource: Sendable {
    /// Where the word comes from.
    enum Origin: Sendable {
        /// A file, which is read once; a newer one in its place counts at once.
        case file(KeptStatusFile)
        case program(StatusProgram)
    }

    private let key: StatusKey
    private let origin: Origin

    /// What a program answers.
    init(key: StatusKey, program: StatusProgram) {
        self.key = key
        origin = .program(program)
    }

    /// What a file says.
    ///
    /// - Throws: `CLIError` where it cannot be read, or is none that this key was used for.
    init(key: StatusKey, file path: String) throws(CLIError) {
        self.key = key
        let file: KeptStatusFile
        do throws(StatusError) { file = KeptStatusFile(path, madeWith: try key.check()) } catch {
            throw CLIError(status: error, in: path)
        }
        origin = .file(file)
        switch file.reading() {
        case .content: break
        case .wrong(let error): throw CLIError(status: error, in: path)
        case .unopened(let error): throw error
        }
    }

    /// What the source says of a document that was read. Only what its DG1 says goes into the handle.
    func answer(for evidence: Evidence) async -> DocumentStatusAnswer {
        switch origin {
        case .file(let file):
            switch file.reading() {
            case .content(let content): return content.answer(for: evidence, key: key, at: Clock.now())
            case .wrong(let error): return DocumentStatusAnswer(error)
            case .unopened(let error): return .failed(error.message)
            }
        case .program(let program):
            guard let zone = evidence.document.dataGroup1?.mrz else { return .failed(.statusNoZone) }
            do throws(StatusError) {
                return .told(try await program.status(of: try key.handle(of: StatusDocument(zone))))
            } catch {
                return DocumentStatusAnswer(error)
            }
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
