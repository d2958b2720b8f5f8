// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass trust setup at a terminal", .timeLimit(.minutes(5)), .timed)
struct TrustSetupDialogueTests {
    @Test("from nothing to a store: lists, a wrong path, the fingerprint, a mistyped State, the grant, the yes")
    func dialogue() async throws {
        try await withTemporaryFolder { folder in
            let publisher = try TrustImportMaterial(country: "NL", icaoCountry: "NLD")
            let other = try TrustImportMaterial(country: "DE", icaoCountry: "D")
            try write(try publisher.masterList([publisher.csca, other.csca], signed: "2026-01-01"), folder + "/a b.ml")
            let store = folder + "/store"
            let digits = try publisher.pin.replacingOccurrences(of: ":", with: "").lowercased()
            let command = [Epass.path, "trust", "setup", "--store", store]
            try await ScreenTerminal.with(rows: 200, sayingStatus: true, command) { terminal in
                try await terminal.expect("File or folder:")
                let first = try await terminal.screen()
                #expect(first.contains("There is no trust store yet"))
                #expect(first.contains("https://www.npkd.nl/masterlist.html"))
                try await terminal.enter(folder + "/no.ml")
                try await terminal.expect("Check the path")
                #expect(!FileManager.default.fileExists(atPath: store))
                try await terminal.enter("'" + folder + "/a b.ml' ")
                try await terminal.expect("nothing for none:")
                let asked = try await terminal.screen()
                #expect(asked.replacingOccurrences(of: "\n", with: "").contains(digits), "\(asked)")
                #expect(asked.contains("https://www.npkd.nl/\n"), "\(asked)")
                // The number stands beside no word of the publisher's.
                let question = asked.split(separator: "\n").drop { !$0.hasPrefix("The publisher") }
                    .prefix { !$0.contains("SHA-256") }.joined()
                #expect(question.contains("speaks") && !question.contains("CN="), "\(asked)")
                try await terminal.enter("Germny")
                try await terminal.expect("Did you mean Germany (DE)?")
                try await terminal.enter("Germany")
                try await terminal.expect("granted: master lists, about DE")
                try await terminal.enter("y")
                try await terminal.expect("anchors (snapshot")
                try await terminal.enter("")
                try await terminal.expect("status=0")
                let last = try await terminal.screen()
                #expect(last.contains("epass trust update"), "\(last)")
            }
            let grants = try await Epass.run("trust", "grant", "--store", store)
            #expect(grants.output.contains(digits) && grants.output.contains("DE"), "\(grants.text)")
        }
    }

    @Test("of a file with two lists only the one whose publisher was granted something is taken")
    func unreached() async throws {
        try await withTemporaryFolder { folder in
            let publisher = try TrustImportMaterial(country: "NL", icaoCountry: "NLD")
            let evil = try TrustImportMaterial(country: "DE", icaoCountry: "D")
            let genuine = try publisher.masterList([publisher.csca], signed: "2026-01-01")
            try write(genuine + evil.masterList([evil.csca], signed: "2026-01-01"), folder + "/both.ml")
            let store = folder + "/store"
            let command = [Epass.path, "trust", "setup", folder + "/both.ml", "--store", store]
            try await ScreenTerminal.with(rows: 200, sayingStatus: true, command) { terminal in
                // The lists are asked about in their order.
                try await terminal.expect("nothing for none:")
                try await terminal.enter("*")
                try await terminal.expect("CSCA DE")
                try await terminal.expect("nothing for none:")
                try await terminal.enter("")
                try await terminal.expect("[y/N]")
                try await terminal.enter("y")
                try await terminal.expect("status=")
                let screen = try await terminal.screen()
                #expect(screen.contains("x refused"), "\(screen)")
            }
            let anchors = try await Epass.run("trust", "list", "--store", store)
            #expect(anchors.output.contains("CSCA NL") && !anchors.output.contains("CSCA DE"), "\(anchors.text)")
        }
    }

    @Test("no grant and a no: nothing is written, and it says so; at 40 columns no word is cut", arguments: [80, 40])
    func refused(columns: Int) async throws {
        try await withTemporaryFolder { folder in
            let publisher = try TrustImportMaterial(country: "IT", icaoCountry: "ITA")
            try write(try publisher.masterList([publisher.csca], signed: "2026-01-01"), folder + "/it.ml")
            let store = folder + "/store"
            let command = [Epass.path, "trust", "setup", folder + "/it.ml", "--store", store]
            try await ScreenTerminal.with(columns: columns, rows: 300, sayingStatus: true, command) { terminal in
                try await terminal.expect("nothing for none:")
                // Italy publishes a SHA-1.
                #expect(try await terminal.screen().contains("SHA-1 of its CSCA: "))
                try await terminal.enter("")
                try await terminal.expect("[y/N]")
                try await terminal.enter("n")
                try await terminal.expect("status=130")
                try await terminal.expect("no issuer is known yet")
                // A row that the terminal had to break is one with the next: what is to be copied stands in one piece,
                // paths, addresses and fingerprints. Nothing else is so long.
                for line in try await terminal.lines().split(separator: "\n") where line.count > columns {
                    let longest = line.split(separator: " ").max { $0.count < $1.count } ?? ""
                    #expect(longest.contains("/") || longest.count >= 40 && longest.allSatisfy(\.isHexDigit), "\(line)")
                }
                #expect(!FileManager.default.fileExists(atPath: store))
            }
        }
    }
}
