// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassJSON
import Foundation

/// An upload as it came, before anything was opened.
public enum ReceivedUpload: Sendable, Hashable {
    case plain(Upload)
    /// Compact JWE to the transaction's key.
    case sealed(String)

    /// What is stored, encrypted, while it is judged: so that a service that was stopped in between goes on.
    struct Envelope: Sendable {
        let upload: ReceivedUpload
        /// What was given out for it; the database has it no more.
        let challenge: [UInt8]?

        init(upload: ReceivedUpload, challenge: [UInt8]?) {
            self.upload = upload
            self.challenge = challenge
        }

        init(_ octets: [UInt8]) throws {
            let value = try JSONValue(parsing: octets)
            challenge = value["challenge"]?.string.flatMap(Base64URL.decode)
            func decoded(_ value: JSONValue?) throws(ServiceError) -> [UInt8] {
                guard let octets = value?.string.flatMap(Base64URL.decode) else { throw ServiceError(.internalError) }
                return octets
            }
            if let text = value["sealed"]?.string {
                upload = .sealed(text)
            } else if let parts = value["files"]?.array {
                upload = .plain(
                    Upload(
                        .files(
                            try parts.map { part in
                                Upload.Part(name: part["name"]?.string ?? "", octets: try decoded(part["octets"]))
                            })))
            } else {
                upload = .plain(Upload(.json(try decoded(value["json"]))))
            }
        }

        var octets: [UInt8] {
            let content: (String, JSONValue) =
                switch upload {
                case .sealed(let text): ("sealed", .string(text))
                case .plain(let upload):
                    switch upload.content {
                    case .json(let octets): ("json", .string(Base64URL.encode(octets)))
                    case .files(let parts):
                        (
                            "files",
                            .array(
                                parts.map { part in
                                    .fields(
                                        ("name", .string(part.name)), ("octets", .string(Base64URL.encode(part.octets)))
                                    )
                                })
                        )
                    }
                }
            return JSONValue.fields(("challenge", .optional(challenge.map(Base64URL.encode))), content).compactOctets()
        }
    }

    /// The evidence in it.
    ///
    /// - Throws: ``ServiceError``: `seal.invalid`, `evidence.unusable`.
    func upload(openedBy key: SealingKey?, for transaction: String, limit: Int) throws(ServiceError) -> Upload {
        switch self {
        case .plain(let upload): return upload
        case .sealed(let text):
            guard let key else { throw ServiceError(.sealInvalid) }
            do { return Upload(.json(try key.open(text, binding: transaction, limit: limit * 2))) } catch {
                throw ServiceError(error == .tooLong ? .tooLarge : .sealInvalid)
            }
        }
    }
}
