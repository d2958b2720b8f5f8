// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassLDS
import EPassMRZ
import EPassSimulator
import EPassTestSupport
import Testing

@Suite("Descriptions at random: valid ones are read, invalid ones say where they are wrong", .timed)
struct RandomDescriptionTests {
    /// Values of members that may stand together; the reading of each document begins with its zone.
    private static let values: [(name: String, values: [String])] = [
        (
            "identity",
            [
                #"{"state":"FRA","surname":"Dupont","dateOfIssue":"2024-05-01"}"#,
                #"{"state":"D","format":"TD1","surname":"Müller","givenNames":"Jörg","sex":"M","placeOfBirth":"ULM"}"#,
                #"{"state":"UTO","format":"TD2","documentNumber":"X1"}"#,
            ]
        ),
        ("ldsVersion", [#""1.7""#, #""1.8""#]), ("dataGroups", ["[1]", "[1,2]"]),
        ("face", [#"{"format":"jp2","details":true}"#, #"[{},{"encoding":"iso39794"}]"#]),
        ("displayedSignature", ["{}", #"[{},{}]"#]), ("dataFeatures", [#""A1028000""#]),
        ("personalDetails", ["null", "{}", #"{"title":"DR","dateOfBirth":"19800000"}"#]),
        ("documentDetails", ["{}", #"{"dateAndTimeOfPersonalisation":true}"#]),
        ("personsToNotify", [#"{"name":"A<<B","telephone":"+1","address":"C"}"#]),
        ("deviations", [#""facialImageCount""#, #"["dateBinaryCoded","tagListMissing"]"#]),
        (
            "files",
            [
                #"{"COM":null}"#, #"{"DG13":"bQEA"}"#, #"{"DG2":{"trailing":"FFFF"}}"#, #"{"ATRInfo":{"hex":"4700"}}"#,
                #"{"DG11":{"keep":5,"signed":false},"DIR":{"hex":"00"}}"#,
                #"{"SOD":{"patches":{"at":900,"hex":"FF"}}}"#,
            ]
        ),
        ("defect", [#""comDiffers""#, #""signerExpired""#, #""dg2-changed""#, "null"]),
        ("signature", [#""ECDSA-P-384""#, #""ECDSA-brainpoolP256r1""#]), ("explicitParameters", ["false"]),
        ("cscaSignature", [#""P-384""#, #"{"key":"brainpoolP320r1","scheme":"ECDSA-plain","hash":"SHA-256"}"#]),
        ("hash", [#""SHA-1""#, #""SHA-512""#]), ("country", [#""FR""#]), ("cscaGenerations", ["2", "4"]),
        (
            "issuing",
            [
                #"{"digest":"SHA-512","signerName":"subjectKeyIdentifier","signingTime":false}"#,
                #"{"defects":"attributeOrder","certificates":[]}"#, #"{"certificates":["signer","csca","foreign"]}"#,
                #"{"edits":[{"in":"documentSigner.keyUsage","do":"remove"},{"in":"securityObject.DG1","do":"double"}]}"#,
                #"{"edits":[{"in":"csca.subject","do":"set","value":"C=UT, CN=X"}],"signedOn":"2025-01-01"}"#,
            ]
        ),
        ("trust", [#"{"defect":"link"}"#, #"{"defect":"signer-expired"}"#, #"{"defect":"defect-list-revokes"}"#]),
        ("printed", [#"{"documentNumber":"X2"}"#]), ("reader", [#"{"response":258,"statesLimits":true}"#]),
        ("accessControl", [#""PACE""#, #""BAC""#, #""PACE+BAC""#, #""none""#]),
        ("pace", [#"[{"mapping":"CAM"},{}]"#, #"[{"group":"P-384","cipher":"AES-256"}]"#, #"[{"explicit":true}]"#]),
        ("cardAccessInfos", [#"["MAgGA1UEAwIBAQ=="]"#]), ("securityInfos", [#"["MAgGA1UEAwIBAQ=="]"#]),
        ("activeAuthentication", ["null", #"{"key":"brainpoolP256r1","format":"der"}"#, "{}"]),
        ("chipAuthentication", ["[]", #"[{"group":"P-256","ciphers":["AES-192"]}]"#, #"[{"keyID":1},{"keyID":2}]"#]),
        ("terminalAuthentication", ["{}", #"{"dataGroups":[3],"documentVerifier":"foreign"}"#]),
        ("behaviour", [#"{"shortReads":100}"#, #"{"endOfFile":"correctedLength"}"#, #"{"missingFiles":["DG11"]}"#]),
    ]

    private static func description(_ generator: inout SeededGenerator) -> String {
        let members = values.shuffled(using: &generator).prefix(Int.random(in: 1...7, using: &generator))
            .compactMap { member in member.values.randomElement(using: &generator).map { "\"\(member.name)\":\($0)" } }
        return "{" + members.joined(separator: ",") + "}"
    }

    @Test("what can be made is written and read again, and its chip is read; the rest has a place", arguments: 1...40)
    func valid(_ seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let json = Self.description(&generator)
        let faults = DocumentDescription.faults(json: Array(json.utf8))
        guard faults.isEmpty else {
            #expect(faults.allSatisfy { $0.member != nil }, "\(json): \(faults)")
            return
        }
        let description = try DocumentDescription(json: Array(json.utf8))
        #expect(try DocumentDescription(json: description.jsonValue.octets()) == description, "\(json)")
        let document = try description.makeDocument(seed: 1)
        let channel = SimulatedChipChannel(try document.makeChip())
        let evidence = await PassportReader.read(on: channel, access: try AccessInput.parse(document.printedMRZ))
        let held = evidence.files.first { $0.file == .dataGroup(.dg1) }?.octets
        #expect(held == document.files[.dataGroup(.dg1)], "\(json)")
    }

    @Test("a value of another kind anywhere is an error with a place, or allowed, and never a trap", arguments: 1...300)
    func invalid(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let value = try JSONValue(parsing: Array(Self.description(&generator).utf8))
        let json = Self.spoiled(value, &generator).octets()
        let faults = DocumentDescription.faults(json: json)
        #expect(
            faults.allSatisfy { $0.member != nil || $0.code == .descriptionInvalid },
            "\(String(decoding: json, as: UTF8.self))")
        #expect((try? DocumentDescription(json: json)) == nil || faults.isEmpty)
        #expect((try? DocumentDescription(json: json)) != nil || !faults.isEmpty)
    }

    /// The value with one of its parts replaced.
    private static func spoiled(_ value: JSONValue, _ generator: inout SeededGenerator) -> JSONValue {
        let others: [JSONValue] = [
            .null, .boolean(true), .integer(-1), .integer(.max), .string(""), .string("€"), .array([]), .object([]),
            .array([.null]), .string(String(repeating: "9", count: 5000)),
        ]
        let isDeep = Bool.random(using: &generator) || Bool.random(using: &generator)
        switch value {
        case .object(let members) where !members.isEmpty && isDeep:
            let chosen = Int.random(in: members.indices, using: &generator)
            var changed = members
            changed[chosen] = JSONMember(
                name: members[chosen].name, value: spoiled(members[chosen].value, &generator))
            return .object(changed)
        case .array(let values) where !values.isEmpty && isDeep:
            var changed = values
            let chosen = Int.random(in: values.indices, using: &generator)
            changed[chosen] = spoiled(values[chosen], &generator)
            return .array(changed)
        default: return others.randomElement(using: &generator) ?? .null
        }
    }
}
