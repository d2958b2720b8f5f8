// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassTestSupport
import Foundation
import Testing

@testable import EPassSimulator

@Suite("Schemas of descriptions", .timed)
struct DocumentSchemaTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let file = root.appendingPathComponent("Schemas/epass-document-2.schema.json")
    private static let chain = root.appendingPathComponent("Schemas/epass-terminal-chain-1.schema.json")

    /// Descriptions that the schema has to refuse, as the program does.
    static let bad: [String] = [
        "[]", "5", #"{"mzr": []}"#, #"{"schema": "epass-document/3"}"#, #"{"mrz": 5}"#, #"{"mrz": ["P<UTO"]}"#,
        #"{"holder": {"name": "x"}}"#, #"{"holder": {"sex": "Q"}}"#, #"{"holder": {"format": "MRV-A"}}"#,
        #"{"holder": {"dateOfBirth": "today"}}"#, #"{"identity": {}}"#, #"{"identity": {"state": 5}}"#,
        #"{"can": "12345"}"#, #"{"can": 123456}"#, #"{"ldsVersion": "1.9"}"#, #"{"dataGroups": 1}"#,
        #"{"portrait": "*"}"#, #"{"portrait": {"path": 5}}"#, #"{"portrait": {}}"#, #"{"face": 5}"#,
        #"{"face": {"format": "wsq"}}"#, #"{"face": [{}, {"encoding": "x"}]}"#, #"{"fingers": [{"position": "nose"}]}"#,
        #"{"fingers": [{"width": 0}]}"#, #"{"irises": {"eye": "third"}}"#, #"{"displayedPortrait": {"x": ""}}"#,
        #"{"dataFeatures": ["XY"]}"#, #"{"optionalDetails": "0"}"#, #"{"personalDetails": {"name": ""}}"#,
        #"{"personalDetails": {"placeOfBirth": [1]}}"#, #"{"documentDetails": {"dateOfIssue": "2024"}}"#,
        #"{"documentDetails": {"dateAndTimeOfPersonalisation": "2024-01-01"}}"#,
        #"{"personsToNotify": [{"name": "A", "address": "B"}]}"#, #"{"deviations": ["tired"]}"#,
        #"{"defect": "none"}"#, #"{"files": {"DG17": "bQEA"}}"#, #"{"files": {"DG13": "?"}}"#,
        #"{"files": {"COM": {"hexx": "00"}}}"#, #"{"files": {"COM": {"keep": -1}}}"#,
        #"{"files": {"SOD": {"patches": [{"at": 1}]}}}"#, #"{"signature": "DSA"}"#, #"{"hash": "MD4"}"#,
        #"{"explicitParameters": "yes"}"#, #"{"accessControl": "EAC"}"#, #"{"pace": {}}"#,
        #"{"pace": [{"mapping": "XM"}]}"#, #"{"pace": [{"group": "P-160"}]}"#, #"{"pace": [{"cipher": "DES"}]}"#,
        #"{"passwords": ["can"]}"#, #"{"pin": "12a4"}"#, #"{"puk": "12345"}"#, #"{"accessKey": "none"}"#,
        #"{"activeAuthentication": 5}"#, #"{"activeAuthentication": {"keys": 1}}"#,
        #"{"activeAuthentication": {"key": "P-255"}}"#, #"{"activeAuthentication": {"withInfo": 1}}"#,
        #"{"chipAuthentication": {}}"#, #"{"chipAuthentication": [{"group": {"prime": "0F"}}]}"#,
        #"{"chipAuthentication": [{"keyID": "1"}]}"#, #"{"terminalAuthentication": {"credentials": "none"}}"#,
        #"{"fixedPACE": {"nonce": "00"}}"#, #"{"printed": {"documentNumber": "ä"}}"#,
        #"{"country": "é"}"#, #"{"country": "UTO"}"#, #"{"cscaGenerations": -5}"#, #"{"cscaGenerations": 5}"#,
        #"{"dataGroups": [99]}"#, #"{"dataGroups": []}"#, #"{"dataGroups": [2]}"#, #"{"dataGroups": [1, 1]}"#,
        #"{"face": []}"#, #"{"face": [\#(list(10))]}"#, #"{"fingers": [\#(list(21))]}"#, #"{"irises": [\#(list(9))]}"#,
        #"{"pace": []}"#, #"{"accessControl": "BAC", "pace": []}"#, #"{"passwords": []}"#,
        #"{"passwords": ["CAN", "CAN"]}"#, #"{"dataFeatures": []}"#, #"{"personsToNotify": []}"#,
        #"{"chipAuthentication": [{"keyID": 40000}]}"#, #"{"chipAuthentication": [{"ciphers": []}]}"#,
        #"{"terminalAuthentication": {"generations": 9}}"#, #"{"terminalAuthentication": {"rights": [7]}}"#,
        #"{"terminalAuthentication": {"dataGroups": []}}"#, #"{"lds2": {"entryRecords": 999}}"#,
        #"{"lds2": {"biometrics": [65]}}"#, #"{"signature": {"key": "RSA-2048", "scheme": "PSS", "saltLength": -1}}"#,
        #"{"signature": "DSA-4096"}"#, #"{"terminalAuthentication": {"key": "DSA-2048"}}"#,
        #"{"activeAuthentication": {"key": "DSA-2048"}}"#, #"{"signature": "RSA-1001"}"#, #"{"signature": "RSA-1016"}"#,
        #"{"signature": "RSA-6999"}"#,
        #"{"signature": "RSA-6152"}"#, #"{"dateOfIssue": "2024-99-99"}"#, #"{"dateOfIssue": "2023-02-29"}"#,
        #"{"dateOfIssue": "1900-02-29"}"#, #"{"dateOfIssue": "0000-01-01"}"#, #"{"dateOfIssue": "2024-04-31"}"#,
        #"{"portrait": ""}"#, #"{"portrait": "A"}"#, #"{"portrait": "AB=="}"#,
        #"{"displayedPortrait": {"format": "wsq"}}"#, #"{"displayedPortrait": []}"#,
        #"{"issuing": {"edits": [\#(list(65, #"{"in": "csca", "do": "double"}"#))]}}"#,
    ]

    private static func list(_ count: Int, _ value: String = "{}") -> String {
        Array(repeating: value, count: count).joined(separator: ", ")
    }

    /// Descriptions that the schema has to take, as the program does.
    static let good: [String] = [
        "{}", #"{"schema": "epass-document/1", "holder": null, "portrait": null, "pace": [{}], "deviations": []}"#,
        #"{"mrz": ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F3404159ZE184226B<<<<<16"]}"#,
        #"{"identity": {"state": "FRA", "surname": "Dupont", "dateOfIssue": "2024-01-01", "placeOfBirth": ["LYON"]}}"#,
        #"{"files": {"COM": null, "DG1": {"hex": "61", "length": "80"}, "SOD": {"length": 5, "patches": {"at": 0, "hex": "00"}}}}"#,
        #"{"profile": "pace-cam", "printed": {"documentNumber": "X1"}, "accessKey": "dg1"}"#,
        #"{"chipAuthentication": [{"group": 13, "keyID": 1}, {"group": "P-256", "keyID": 2}]}"#,
        #"{"signature": "RSA-1024", "cscaSignature": "RSA-6144", "dateOfIssue": "2000-02-29"}"#,
        #"{"signature": "RSA-1104", "cscaSignature": "RSA-2056", "dateOfIssue": "2024-02-29", "fingers": []}"#,
        #"{"signature": "RSA-1032", "cscaSignature": "RSA-6008", "dateOfIssue": "2024-11-30", "country": "FR"}"#,
        #"{"signature": "DSA-2048", "cscaSignature": {"key": "DSA-3072", "scheme": "DSA", "hash": "SHA-224"}}"#,
        #"{"signature": {"key": "DSA-2048-224", "identifier": "key"}, "cscaSignature": "DSA-1024"}"#,
        #"{"displayedPortrait": {"format": "wsq", "image": "AAAA"}, "passwords": ["CAN"], "dataGroups": [1]}"#,
    ]

    @Test("each is that of the members; EPASS_WRITE_SCHEMAS=1 writes them")
    func current() throws {
        for (file, schema) in [
            (Self.file, DocumentDescription.jsonSchema), (Self.chain, TerminalChainDescription.jsonSchema),
        ] {
            let wanted = schema.text() + "\n"
            if ProcessInfo.processInfo.environment["EPASS_WRITE_SCHEMAS"] != nil {
                try wanted.write(to: file, atomically: true, encoding: .utf8)
            }
            let found = try String(contentsOf: file, encoding: .utf8)
            #expect(found == wanted, "run EPASS_WRITE_SCHEMAS=1 Scripts/run-tests --filter DocumentSchemaTests")
        }
    }

    @Test(
        "the program takes and refuses the same examples",
        arguments: Self.good.map { ($0, true) } + Self.bad.map { ($0, false) })
    func examples(json: String, isGood: Bool) {
        let faults = DocumentDescription.faults(json: Array(json.utf8))
        #expect(faults.isEmpty == isGood, "\(faults)")
        if !isGood { #expect(faults.allSatisfy { $0.member != nil || $0.code == .descriptionInvalid }, "\(faults)") }
    }

    @Test(
        "python3-jsonschema takes every profile and every good example, and refuses every bad one",
        .enabled(if: SchemaValidator.isInstalled, .init(rawValue: SchemaValidator.whySkipped)))
    func validated() throws {
        let profiles = SimulatorProfile.all.map { $0.json.line() }
        let answer = try SchemaValidator.judge(schema: Self.file, good: profiles + Self.good, bad: Self.bad)
        #expect(answer == "taken \(profiles.count + Self.good.count), refused \(Self.bad.count)\n")
    }

    /// Chains for terminals.
    static let goodChains: [String] = [
        "{}", #"{"schema": "epass-terminal-chain/1", "country": "FR", "day": "2026-01-01", "link": {}}"#,
        #"{"algorithm": "id-TA-RSA-PSS-SHA-256", "key": "RSA-2048", "terminal": {"rights": [3], "defects": "expired"}}"#,
        #"{"documentVerifier": null, "cvca": {"holder": "FRCVCA00001", "defects": ["order", "trailingOctet"]}}"#,
        #"{"edits": [{"in": "terminal.signature", "do": "flip"}]}"#,
    ]
    static let badChains: [String] = [
        "[]", #"{"schema": "epass-document/2"}"#, #"{"cscas": {}}"#, #"{"day": "today"}"#, #"{"key": "P-255"}"#,
        #"{"key": "DSA-2048"}"#, #"{"terminal": {"key": "DSA-1024"}}"#, #"{"algorithm": "RSA"}"#,
        #"{"terminal": {"defects": "tired"}}"#, #"{"terminal": {"role": "guest"}}"#,
        #"{"cvca": 5}"#, #"{"edits": [{"do": "flip"}]}"#, #"{"terminal": {"expires": 2030}}"#,
    ]

    @Test(
        "the program takes and refuses the same chains",
        arguments: goodChains.map { ($0, true) } + badChains.map { ($0, false) })
    func chains(json: String, isGood: Bool) throws {
        do {
            let chain = try TerminalChainDescription(json: Array(json.utf8))
            #expect(isGood)
            let again = try TerminalChainDescription(json: chain.jsonValue.octets())
            #expect(again == chain)
        } catch {
            #expect(!isGood && (error.member != nil || error.code == .descriptionInvalid), "\(error)")
        }
    }

    @Test(
        "python3-jsonschema takes and refuses the same chains",
        .enabled(if: SchemaValidator.isInstalled, .init(rawValue: SchemaValidator.whySkipped)))
    func validatedChains() throws {
        let answer = try SchemaValidator.judge(schema: Self.chain, good: Self.goodChains, bad: Self.badChains)
        #expect(answer == "taken \(Self.goodChains.count), refused \(Self.badChains.count)\n")
    }
}
