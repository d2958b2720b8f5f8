// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import ArgumentParser
import EPassEncodings
import EPassJSON
import EPassMessages
import EPassTrust

extension GrantKind: ExpressibleByArgument {}

/// A grant as it is written in one word.
struct GrantArgument: ExpressibleByArgument {
    let grant: PublisherGrant

    /// The grant, for `transform:`.
    ///
    /// - Throws: `ValidationError`, which says which State nobody knows.
    static func parse(_ text: String) throws -> GrantArgument {
        if let grant = GrantArgument(argument: text) { return grant }
        if let last = text.split(separator: ":", omittingEmptySubsequences: false).last, last.trimmed != "*",
            text.contains(":"), let unknown = StateSet.unknownPart(of: String(last))
        {
            throw ValidationError(CountryArgument.unknown(unknown))
        }
        throw ValidationError(.grantArgumentNotRead(text: text))
    }

    init?(argument: String) {
        guard let grant = PublisherGrant(argument) else { return nil }
        self.grant = grant
    }

    static var help: Message { .helpGrantArgumentForm(values: GrantKind.allCases.map(\.rawValue)) }
}

/// What the operator of a command vouches for himself, beside what the trust material says.
struct VouchingOptions: ParsableArguments {
    @Option(
        name: .customLong("trust-pin"),
        help: ArgumentHelp(
            .helpVouchingOptionsPins,
            valueName: .helpValueSha256))
    var pins: [String] = []

    @Option(
        name: .customLong("trust-grant"),
        help: ArgumentHelp(.helpVouchingOptionsGrants(form: GrantArgument.help), valueName: .helpValueGrant),
        transform: GrantArgument.parse)
    var grants: [GrantArgument] = []

    mutating func validate() throws {
        for text in pins where FingerprintText.octets(text) == nil {
            throw ValidationError(.trustImportNoFingerprint(option: "--trust-pin", text: text))
        }
    }

    var isEmpty: Bool { pins.isEmpty && grants.isEmpty }
    var fingerprints: Set<[UInt8]> { Set(pins.compactMap(FingerprintText.octets)) }
    var publisherGrants: [PublisherGrant] { grants.map(\.grant) }
}

extension PublisherGrant {
    /// `master lists, about every State`.
    var message: Message {
        states.isAll
            ? .grantAboutEvery(kind: kind.rawValue) : .grantAboutStates(kind: kind.rawValue, states: states)
    }

    /// The grant in JSON, with the subject of the CSCA where it is known.
    func json(_ trust: TrustSnapshot?) -> JSONValue {
        let anchor = trust?.anchor(withFingerprint: fingerprint)
        return .members(
            ("sha256", .string(Hexadecimal.lowercaseText(fingerprint))),
            ("kind", .string(GrantKind(kind)?.rawValue ?? kind.rawValue)),
            ("states", .array(states.isAll ? [.string("*")] : states.codes.sorted().map(JSONValue.string))),
            ("publisher", .text(anchor?.certificate.subject.description)),
            ("country", .text(anchor?.certificate.subject.country)))
    }
}

extension TrustSnapshot {
    /// The anchor with that SHA-256.
    func anchor(withFingerprint fingerprint: [UInt8]) -> TrustAnchor? {
        anchors.first { $0.fingerprint == fingerprint }
    }
}
