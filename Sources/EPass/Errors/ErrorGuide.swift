// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What the program makes of an error by its stable code: the exit status, how far it had come, and what to do next.
/// One rule for every command; Docs/errors.md is its page.
package enum ErrorGuide {
    /// What to do next; nil for codes whose errors bring their own remedy (`access.`, `card.`, `channel.`, `cli.`,
    /// `read.`, `reader.`, `seal.`).
    package static func remedy(_ code: String) -> String? { inputRemedies[code] ?? octetRemedies[code] }

    /// The codes that have a remedy here.
    package static var codes: Set<String> { Set(inputRemedies.keys).union(octetRemedies.keys) }

    /// The exit status; 70, an internal error, for a code of no layer.
    package static func exitStatus(_ code: String) -> Int32 {
        statuses[code] ?? layers[layer(code)]?.status ?? 70
    }

    /// How far a command had come, in the word of JSON: a phase of a reading, or `input`, `trust`, `output` of what
    /// stands before and after it. Nil for a code of no layer.
    package static func phase(_ code: String) -> String? { phases[code] ?? layers[layer(code)]?.phase }

    /// Whether the same command may succeed later, with that code and exit status: the reader, the card or somebody
    /// else was in the way, and not what was given.
    package static func isRetryable(_ code: String, status: Int32) -> Bool {
        [69, 74, 75].contains(status) && !lasting.contains(code)
    }

    /// Errors with such a status that the next attempt meets as well: what this build cannot do, and chips without end.
    private static let lasting: Set<String> = [
        "image.notBuilt", "pkcs11.notBuilt", "read.limitExceeded", "read.noProgress", "reader.unsupported",
    ]

    private static func layer(_ code: String) -> String { String(code.prefix { $0 != "." }) }

    private static let layers: [String: (status: Int32, phase: String)] = [
        "access": (74, "access"), "apdu": (65, "input"), "card": (74, "connect"), "channel": (74, "connect"),
        "cli": (70, "input"), "crypto": (65, "input"), "evidence": (65, "input"), "image": (65, "output"),
        "json": (65, "input"), "lds": (65, "input"), "mrz": (65, "input"), "pkcs11": (65, "input"),
        "read": (74, "files"), "reader": (69, "connect"), "seal": (65, "input"), "simulator": (65, "input"),
        "tlv": (65, "input"), "transcript": (65, "input"), "trust": (65, "trust"),
    ]

    private static let statuses: [String: Int32] = [
        "access.blocked": 77, "access.mrzRequired": 77, "access.notSupported": 77, "access.paceFailed": 77,
        "access.paceNotOffered": 77, "access.paceRequired": 77, "access.passwordSuspended": 77,
        "access.wrongPassword": 77, "card.none": 69, "channel.cancelled": 130, "crypto.libraryUnavailable": 70,
        "crypto.operationFailed": 70, "crypto.randomUnavailable": 70, "evidence.unreadable": 66,
        "image.cancelled": 130, "image.notBuilt": 69, "mrz.empty": 66, "pkcs11.keyAbsent": 66,
        "pkcs11.moduleNotLoaded": 66, "pkcs11.notBuilt": 69, "pkcs11.pinRequired": 66, "pkcs11.tokenAbsent": 66,
        "pkcs11.uriMalformed": 64, "pkcs11.uriUnsupported": 64, "read.applicationMissing": 69, "read.cancelled": 130,
        "read.chipRefused": 77, "read.inputInvalid": 65, "simulator.addressInvalid": 64,
        "simulator.connectionFailed": 69, "simulator.connectionLost": 74, "simulator.personalisationFailed": 70,
        "simulator.profileUnknown": 64, "trust.noSuchFile": 66, "trust.storeLocked": 75, "trust.storeNotWritten": 73,
        "trust.unreadableFile": 66,
    ]

    private static let phases: [String: String] = [
        "access.mrzRequired": "access", "cli.cannotWrite": "output", "cli.confirmationNeeded": "trust",
        "cli.fileExists": "output", "cli.folderNotEmpty": "output", "cli.noStore": "trust",
        "cli.notConfirmed": "trust", "cli.notInStore": "trust", "cli.nothingToExport": "output",
        "cli.pinNotMet": "trust", "read.applicationMissing": "application", "read.inputInvalid": "input",
        "simulator.connectionFailed": "connect", "simulator.connectionLost": "connect",
    ]
}
