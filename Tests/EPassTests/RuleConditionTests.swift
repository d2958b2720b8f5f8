// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassISO7816
import EPassLDS
import EPassSimulator
import EPassTestSupport
import Testing

@Suite("Rules of a chip: which commands they meet, over whole readings (Docs/behaviour.md)", .timed)
struct RuleConditionTests {
    /// A condition, and how many commands of a reading it meets. A rule that does nothing but take a millisecond shows
    /// them on the channel's own clock.
    struct Row: Sendable, CustomTestStringConvertible {
        let profile: String
        let when: String
        let count: @Sendable (RuleReading) -> Int
        var given = "lines"
        var withCredentials = false

        var testDescription: String { "\(profile): \(when)" }

        init(
            _ profile: String, _ when: String, _ count: Int, given: String = "lines", withCredentials: Bool = false
        ) {
            self.init(profile, when, given: given, withCredentials: withCredentials) { _ in count }
        }

        init(
            _ profile: String, _ when: String, given: String = "lines", withCredentials: Bool = false,
            count: @escaping @Sendable (RuleReading) -> Int
        ) {
            (self.profile, self.when, self.count) = (profile, when, count)
            (self.given, self.withCredentials) = (given, withCredentials)
        }
    }

    static let rows: [Row] = [
        .init("default", "{}") { $0.commands },
        .init("default", #"{"command": 3}"#, 1),
        .init("default", #"{"command": {"from": 5, "to": 9}}"#, 5),
        .init("default", #"{"command": {"every": 2}}"#) { ($0.commands + 1) / 2 },
        .init("pace-sticky", #"{"command": 1, "sinceReset": true}"#) { reading in
            let entries = reading.transcript.entries
            return 1
                + zip(entries, entries.dropFirst()).count { first, second in
                    if case .command = second { first == .reset } else { false }
                }
        },
        .init("default", #"{"step": "paceSelection"}"#, 1), .init("default", #"{"step": "paceNonce"}"#, 1),
        .init("default", #"{"step": "paceMapping"}"#, 1), .init("default", #"{"step": "paceAgreement"}"#, 1),
        .init("default", #"{"step": "paceToken"}"#, 1),
        .init("default", #"{"step": ["paceNonce", "paceMapping", "paceAgreement", "paceToken"]}"#, 4),
        .init("bac", #"{"step": "bacChallenge"}"#, 1), .init("bac", #"{"step": "bacAuthentication"}"#, 1),
        .init("ca-only", #"{"step": "chipSelection"}"#, 1), .init("ca-only", #"{"step": "chipAgreement"}"#, 1),
        .init("ca-3des", #"{"step": "chipAgreement"}"#, 1),
        .init("aa-only", #"{"step": "activeAuthentication"}"#, 1),
        .init("eac", #"{"step": "terminalAuthority"}"#, 2, withCredentials: true),
        .init("eac", #"{"step": "terminalCertificate"}"#, 2, withCredentials: true),
        .init("eac", #"{"step": "terminalSelection"}"#, 1, withCredentials: true),
        .init("eac", #"{"step": "terminalChallenge"}"#, 1, withCredentials: true),
        .init("eac", #"{"step": "terminalAuthentication"}"#, 1, withCredentials: true),
        .init("default", #"{"step": "selectApplication"}"#, 1),
        .init("default", #"{"step": "read", "file": "CardAccess"}"#, 1),
        .init("default", #"{"step": "read", "file": ["DG1", "DG15"]}"#, 4),
        .init("default", #"{"step": "read", "file": "DG2", "offset": 4096}"#, 1),
        .init("default", #"{"step": "read", "file": "DG2", "offset": {"from": 1000000}}"#, 0),
        .init("plain", #"{"step": "read", "length": {"from": 200}}"#) { reading in
            reading.transcript.entries.count { entry in
                if case .command(let octets) = entry {
                    octets[1] == 0xB0 && (octets[4] == 0 || octets[4] >= 200)
                } else {
                    false
                }
            }
        },
        .init("default", #"{"class": "0C"}"#) { $0.count { $0[0] == 0x0C } },
        .init("default", #"{"class": "10/F0"}"#, 3),
        .init("default", #"{"instruction": "B0"}"#) { $0.count { $0[1] == 0xB0 } },
        .init("plain", #"{"instruction": "B0", "p1": "80/80"}"#) { $0.count { $0[1] == 0xB0 && $0[2] & 0x80 != 0 } },
        .init("plain", #"{"instruction": "A4", "p2": "0C"}"#) { $0.count { $0[1] == 0xA4 && $0[3] == 0x0C } },
        .init("default", #"{"instruction": "A4", "data": "A00000024710"}"#, 1),
        .init("default", #"{"instruction": "A4", "data": "A0000003/FFFFFF00"}"#, 1),
        .init("default", #"{"protected": true}"#) { $0.count { $0[0] & 0x0C == 0x0C } },
        .init("default", #"{"protected": false}"#) { $0.count { $0[0] & 0x0C == 0 } },
        .init("default", #"{"after": "PACE"}"#) { $0.count { $0[0] & 0x0C == 0x0C } },
        .init("default", #"{"before": "PACE"}"#) { $0.count { $0[0] & 0x0C == 0 } },
        .init("ca-only", #"{"step": "chipAgreement", "after": "chipAuthentication"}"#, 0),
        .init("aa-only", #"{"step": "activeAuthentication", "after": "activeAuthentication"}"#, 0),
        .init("bac", #"{"after": "BAC", "before": "chipAuthentication"}"#) { $0.count { $0[0] & 0x0C == 0x0C } },
        .init("default", #"{"step": "bacChallenge", "after": "wrongPassword"}"#, 0, given: "other"),
        .init("default", #"{"step": "read", "nth": 2}"#, 1),
        .init("default", #"{"step": "paceNonce", "nth": {"from": 2}}"#, 0),
    ]

    @Test("a condition meets those commands and no others", arguments: rows)
    func meets(_ row: Row) async throws {
        let reading = try await RuleReading(
            row.profile, #"{"rules": [{"when": \#(row.when), "then": {"delay": 1}}]}"#, given: row.given,
            withCredentials: row.withCredentials)
        #expect(reading.milliseconds == row.count(reading), "\(reading.summary)")
    }

    @Test("each member of a condition and each step stands in a row")
    func complete() throws {
        let text = Self.rows.map(\.when).joined()
        for name in [
            "command", "sinceReset", "step", "file", "offset", "length", "class", "instruction", "p1", "p2", "data",
            "protected", "after", "before", "nth",
        ] { #expect(text.contains("\"\(name)\""), "\(name)") }
        // Those of LDS2 applications are in LDS2RuleTests, command by command.
        let elsewhere: Set<ChipStep> = [
            .selectMasterFile, .selectFile, .readRecord, .appendRecord, .searchRecord, .fileMemory, .updateBinary,
            .activate, .getResponse, .other,
        ]
        for step in ChipStep.allCases where !elsewhere.contains(step) {
            #expect(text.contains("\"\(step.rawValue)\""), "\(step)")
        }
    }
}

extension RuleReading {
    /// How many commands are like that.
    func count(_ isWanted: ([UInt8]) -> Bool) -> Int {
        transcript.entries.count { if case .command(let octets) = $0 { isWanted(octets) } else { false } }
    }
}
