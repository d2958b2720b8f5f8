// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
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
            } else if let boundary = value["boundary"]?.string {
                upload = .plain(Upload(.form(try decoded(value["form"]), boundary: boundary)))
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
            let value = JSONValue.fields(("challenge", .optional(challenge.map(Base64URL.encode))))
            func octets(_ octets: [UInt8]) -> JSONValue { .string(Base64URL.encode(octets)) }
            let whole: JSONValue =
                switch upload {
                case .sealed(let text): value.adding(("sealed", .string(text)))
                case .plain(let upload):
                    switch upload.content {
                    case .json(let text): value.adding(("json", octets(text)))
                    case .form(let text, let boundary):
                        value.adding(("boundary", .string(boundary)), ("form", octets(text)))
                    case .files(let parts):
                        value.adding(
                            (
                                "files",
                                .array(
                                    parts.map { part in
                                        .fields(("name", .string(part.name)), ("octets", octets(part.octets)))
                                    })
                            ))
                    }
                }
            return whole.compactOctets()
        }
    }

    /// SHA-256 of what came. A form is named by its parts where it has any: who sends it again takes another boundary.
    var digest: [UInt8] {
        get throws {
            var whole: [UInt8] = []
            func add(_ octets: some Collection<UInt8>, _ kind: StaticString) {
                whole += Array("\(kind) \(octets.count)\u{0}".utf8) + octets
            }
            func add(_ parts: [Upload.Part]) {
                for part in parts {
                    add(part.name.utf8, "name")
                    add(part.octets, "part")
                }
            }
            switch self {
            case .sealed(let text): add(text.utf8, "sealed")
            case .plain(let upload):
                switch upload.content {
                case .json(let octets): add(octets, "json")
                case .files(let parts): add(parts)
                case .form(let octets, let boundary):
                    guard let parts = try? Multipart.parse(octets, boundary: boundary) else {
                        add(octets, "form")
                        break
                    }
                    add(parts)
                }
            }
            return try HashAlgorithm.sha256.hash(whole)
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
                switch error {
                case .tooLong: throw ServiceError(.tooLarge)
                case .unavailable: throw ServiceError(.internalError)
                default: throw ServiceError(.sealInvalid)
                }
            }
        }
    }
}
