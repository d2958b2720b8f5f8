// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import CEPassFiles
import EPassEncodings
import EPassTrust

extension Policy {
    /// The default: is the data genuine, and does the chip belong to what is printed. An expired document does not fail
    /// by it.
    public static let read = builtIn(defaultName, builtInFiles["read.json"])

    /// For deciding over a person: the document must be current, the printed MRZ given, and the issuer the one that
    /// signed.
    public static let border = builtIn("border", builtInFiles["border.json"])

    /// As `border`, and nothing but the standard: no tolerated deviation, revocation known, EF.COM as EF.SOD.
    public static let strict = builtIn("strict", builtInFiles["strict.json"])

    /// For somebody who is not there: files that a phone or another reader brought. How the chip was opened decides
    /// nothing; protection of the chip that the document offers leaves the result open until one way of it was shown to
    /// whoever judges: what somebody wrote down of it, or an answer to somebody else's challenge, is not enough.
    public static let kyc = builtIn("kyc", builtInFiles["kyc.json"])

    /// For tests of conformance: the inspection system of BSI TR-03105-5.1, which answers that an inspection was
    /// successful or that it failed and nothing else, departures from the standard among what fails.
    public static let inspection = builtIn("inspection", builtInFiles["inspection.json"])

    /// Every policy that is built in, the default one first.
    public static var all: [Policy] { builtInNames.compactMap(named) }

    /// The policy that is built in under that name, or nil.
    public static func named(_ name: String) -> Policy? {
        switch name {
        case "read": read
        case "border": border
        case "strict": strict
        case "kyc": kyc
        case "inspection": inspection
        default: nil
        }
    }

    /// The name of the default one, ``read``, which need not be read for it.
    package static let defaultName = "read"

    /// Their names.
    package static let builtInNames = ["read", "border", "strict", "kyc", "inspection"]

    /// The policies, and the groups of countries that they may name.
    static let builtInFiles = EmbeddedFiles(epass_files_policies())

    /// A file of the program. One that cannot be read, which the tests rule out, takes nothing.
    private static func builtIn(_ name: String, _ octets: [UInt8]) -> Policy {
        let reading = PolicyReading(octets)
        let policy = parse(octets, reading, isBuiltIn: true)
        guard let policy, reading.faults.isEmpty else {
            return Policy(name: name, rules: Rules(mandatory: Set(Rules.checkNames), profile: .strict))
        }
        return policy
    }
}
