// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPass
import EPassJSON
import EPassMessages

/// What was uploaded, as octets: nothing of it was looked at.
public struct Upload: Sendable, Hashable {
    /// One part of a form.
    public struct Part: Sendable, Hashable {
        /// The name of the file, or of the field.
        public let name: String
        /// Its content.
        public let octets: [UInt8]

        /// As it came.
        public init(name: String, octets: [UInt8]) {
            self.name = name
            self.octets = octets
        }
    }

    /// How it came.
    public enum Content: Sendable, Hashable {
        /// A bundle, or files in one JSON text (`Docs/evidence.md`).
        case json([UInt8])
        /// Raw files by their names; `challenge` and `response` of active authentication, and `printedMRZ`, are fields.
        case files([Part])
        /// A form (RFC 7578) as it came: it is taken apart where it is judged.
        case form([UInt8], boundary: String)
    }

    /// How it came, with its octets.
    public let content: Content

    /// As it came.
    public init(_ content: Content) { self.content = content }

    /// Parses it.
    ///
    /// - Throws: ``ServiceError``: `evidence.unusable` with the code of epass and the position, and no word of what
    ///   was sent; `request.malformed`.
    public func evidence() throws(ServiceError) -> Evidence {
        do {
            switch content {
            case .json(let octets): return try Self.parse(octets)
            case .files(let parts): return try Self.build(parts)
            case .form(let octets, let boundary):
                return try Self.build(try Multipart.parse(octets, boundary: boundary))
            }
        } catch let error as ServiceError {
            throw error
        } catch let error as EvidenceError {
            // A sentence without arguments, and names of this program's own, hold nothing of what was sent.
            throw ServiceError(
                .evidenceUnusable, cause: error.code.rawValue,
                causeSentence: (error.message.arguments.isEmpty ? error.message : error.code.message).english,
                offset: error.offset, member: Self.known(error.path))
        } catch let error as any CodedError {
            throw Self.unusable(error, nil)
        } catch {
            throw ServiceError(.evidenceUnusable)
        }
    }

    private static func unusable(_ error: some CodedError, _ offset: Int?) -> ServiceError {
        ServiceError(
            .evidenceUnusable, cause: error.code.rawValue, causeSentence: error.code.message.english, offset: offset)
    }

    /// The beginning of a place that has names of this program's own alone; nil for none.
    private static func known(_ path: String) -> String? {
        let names: Set<String> = [
            "schema", "files", "printedMRZ", "activeAuthentication", "challenge", "response", "reader", "name",
            "version", "opened", "password", "succeeded",
        ]
        let parts = path.split(separator: ".").prefix { names.contains(String($0)) }
        return parts.isEmpty ? nil : parts.joined(separator: ".")
    }

    private static let bundle = "epass-evidence/"

    private static func parse(_ octets: [UInt8]) throws -> Evidence {
        // A bundle that says so at its beginning is parsed once; what is wrong with one that does not hold is said
        // below.
        let beginning = String(decoding: octets.prefix(256), as: UTF8.self)
        if beginning.contains(bundle), let evidence = try? Evidence(parsing: octets) { return evidence }
        // A bundle says what it is; everything else is known by its members.
        if let value = try? JSONValue(parsing: octets), value["schema"]?.string?.hasPrefix(bundle) == true {
            return try Evidence(parsing: octets)
        }
        var builder = Evidence.Builder()
        try builder.add(json: octets)
        return try builder.evidence()
    }

    private static func build(_ parts: [Part]) throws -> Evidence {
        var builder = Evidence.Builder()
        var fields: [String: [UInt8]] = [:]
        for part in parts {
            switch part.name {
            case "challenge", "response", "printedMRZ":
                guard fields.updateValue(part.octets, forKey: part.name) == nil else {
                    throw ServiceError(.malformed)
                }
            default: try builder.add(part.octets, named: part.name)
            }
        }
        if let zone = fields["printedMRZ"] {
            guard let text = String(validating: zone, as: UTF8.self) else { throw ServiceError(.malformed) }
            builder.printed = try AccessInput.parse(text)
        }
        if let challenge = fields["challenge"], let response = fields["response"] {
            try builder.answer(to: challenge, response)
        }
        return try builder.evidence()
    }
}
