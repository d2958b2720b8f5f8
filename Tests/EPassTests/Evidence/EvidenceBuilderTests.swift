// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassEncodings
import EPassJSON
import EPassLDS
import EPassMessages
import EPassSimulator
import EPassTestSupport
import EPassTrust
import Foundation
import Testing

@Suite("Evidence.Builder: files as others pass them on (Docs/evidence.md)", .timed)
struct EvidenceBuilderTests {
    /// A document with EF.CardSecurity, so that both identifiers that mean two files have both.
    static let document = Result { try SimulatedDocument("pace-cam") }
    static var files: [LDSFile: [UInt8]] { get throws { try document.get().document.files } }

    static func octets(_ file: LDSFile) throws -> [UInt8] { try #require(try files[file], "\(file)") }

    /// The code, the place and the position of the error; nil where there was none.
    static func error(_ body: () throws -> Void) -> EvidenceError? {
        do {
            try body()
            return nil
        } catch { return error as? EvidenceError }
    }

    @Test(
        "names of people and programs",
        arguments: [
            ("EF.SOD", LDSFile.sod), ("sod.bin", .sod), ("EF_SOD.dat", .sod), ("ef011D.bin", .sod), ("011d", .sod),
            ("EF_DG1.bin", .dataGroup(.dg1)), ("DG1.bin", .dataGroup(.dg1)), ("0101.bin", .dataGroup(.dg1)),
            ("ef-0102.raw", .dataGroup(.dg2)), ("Datagroup14.bin", .dataGroup(.dg14)), ("DG_02", .dataGroup(.dg2)),
            ("011E", .com), ("EF.COM.tlv", .com), ("011C.bin", .cardAccess), ("ef.cardaccess", .cardAccess),
            ("Card_Access.der", .cardAccess), ("EF.CardSecurity", .cardSecurity),
        ])
    func names(_ name: String, _ file: LDSFile) throws {
        var builder = Evidence.Builder()
        try builder.add(try Self.octets(file), named: name)
        #expect(builder.given == [file] && builder.passedOver.isEmpty)
        let evidence = try builder.evidence()
        let expected = try Self.octets(file)
        #expect(evidence.octets(of: file) == expected)
        #expect(evidence.origin == .files && evidence.statedOrigin == .given)
        #expect(evidence.files.allSatisfy { $0.origin == .given && $0.channel == 0 })
    }

    @Test("an identifier that two files have is the one that the content begins as")
    func identifiers() throws {
        for (file, identifier): (LDSFile, UInt16) in [
            (.sod, 0x011D), (.cardSecurity, 0x011D), (.cardAccess, 0x011C), (.dataGroup(.dg16), 0x0110), (.com, 0x011E),
        ] {
            var builder = Evidence.Builder()
            try builder.add(try Self.files[file] ?? [0x70, 0x00], fileIdentifier: identifier)
            #expect(builder.given == [file])
        }
        var builder = Evidence.Builder()
        let neither = Self.error { try builder.add([0x61, 0x00], fileIdentifier: 0x011D, from: "here") }
        #expect(neither?.code == .own(.nameAmbiguous) && neither?.path == "here")
        #expect(Self.error { try builder.add([0x61], fileIdentifier: 0x0200) }?.code == .own(.nameUnknown))
        #expect(
            Self.error { try builder.add([0x99], named: "011c.bin") }?.code == .own(.nameAmbiguous))
        #expect(Evidence.file(named: "011D") == nil && Evidence.file(named: "0101.bin")?.name == "DG1")
    }

    @Test(
        "octets, digits and base64 are one file, whatever is between them",
        arguments: [LDSFile.sod, .com, .cardAccess, .cardSecurity, .dataGroup(.dg1), .dataGroup(.dg14)])
    func texts(_ file: LDSFile) throws {
        let octets = try Self.octets(file)
        let (hexadecimal, base64) = (Hexadecimal.lowercaseText(octets), Base64.text(octets))
        let spaced = stride(from: 0, to: hexadecimal.count, by: 2).map { at in
            String(Array(hexadecimal)[at..<min(at + 2, hexadecimal.count)])
        }
        let forms = [
            hexadecimal, hexadecimal.uppercased(), spaced.joined(separator: " "), spaced.joined(separator: ":"),
            hexadecimal + "\r\n", base64, Base64.lines(octets) + "\n", Base64.urlText(octets),
            String(base64.prefix { $0 != "=" }), "\u{FEFF}" + base64,
        ]
        for (name, form) in forms.flatMap({ form in [(file.name, form), (file.name + ".txt", form)] }) {
            var builder = Evidence.Builder()
            try builder.add(Array(form.utf8), named: name)
            #expect(try builder.evidence().octets(of: file) == octets, "\(name): \(form.prefix(20))")
        }
    }

    @Test("what is neither octets nor text of the file stays what it is, and is judged as that")
    func others() throws {
        for content in ["no passport at all", "00", "Zm9v"] {
            var builder = Evidence.Builder()
            try builder.add(Array(content.utf8), named: "DG1")
            #expect(try builder.evidence().octets(of: .dataGroup(.dg1)) == Array(content.utf8))
        }
        let wrong = Self.error {
            var builder = Evidence.Builder()
            try builder.add(Array("615D5F\u{E9}".utf8), named: "dg1.hex", from: "files/dg1.hex")
        }
        #expect(wrong?.code == .own(.textUndecodable) && wrong?.path == "files/dg1.hex" && wrong?.offset == 6)
        // Binary under an ending for text.
        #expect(
            Self.error {
                var builder = Evidence.Builder()
                try builder.add([0x61, 0x00, 0xFF], named: "dg1.b64")
            }?.offset == 1)
    }

    @Test("an ending says which text it is; what stands for something else than the file is none of it")
    func endings() throws {
        let octets = try Self.octets(.dataGroup(.dg1))
        let (digits, base64) = (Hexadecimal.lowercaseText(octets), Base64.text(octets))
        func taken(_ text: String, _ name: String) -> String {
            do throws(EvidenceError) {
                var builder = Evidence.Builder()
                try builder.add(Array(text.utf8), named: name)
                return try builder.evidence().octets(of: .dataGroup(.dg1)) == octets ? "whole" : "other"
            } catch { return "\(error.code) \(error.offset ?? -1)" }
        }
        for (text, names) in [(digits, ["hex", "txt"]), (base64, ["b64", "base64", "txt"])] {
            for name in names { #expect(taken(text, "dg1." + name) == "whole", "\(name)") }
        }
        let undecodable = "evidence.textUndecodable"
        #expect(taken("0x" + digits, "dg1.hex") == "\(undecodable) 1")
        #expect(taken(base64, "dg1.hex").hasPrefix(undecodable))
        #expect(taken("0x" + digits, "dg1.txt").hasPrefix(undecodable))
        #expect(taken("Please see the attached file\n", "dg1.txt").hasPrefix(undecodable))
        #expect(taken("Portrait", "dg1.b64") == "\(undecodable) 0")
        #expect(taken("", "dg1.txt").hasPrefix("evidence.unreadable"))
        // Digits are digits: what they stand for is judged as the octets would be.
        #expect(taken("6100", "dg1.hex") == "other" && taken("7500", "dg1.hex") == "other")
    }

    @Test("a file twice is one file, or an error that names both places")
    func twice() throws {
        var builder = Evidence.Builder()
        let octets = try Self.octets(.dataGroup(.dg2))
        try builder.add(octets, named: "DG2.bin")
        try builder.add(octets, named: "0102.bin")
        try builder.add(Array(Base64.text(octets).utf8), named: "dg2.b64")
        #expect(builder.given.count == 1 && builder.passedOver == ["0102.bin", "dg2.b64"])
        let other = Self.error { try builder.add(octets + [0], named: "EF_DG2", from: "b/EF_DG2") }
        #expect(other?.code == .own(.fileConflict) && other?.path == "b/EF_DG2")
        #expect(other?.message.english.contains("DG2.bin") == true)
    }

    @Test("files of two documents are refused", arguments: [LDSFile.sod, .dataGroup(.dg1)])
    func twoDocuments(_ file: LDSFile) throws {
        var builder = Evidence.Builder()
        for (file, octets) in try Self.files { try builder.add(octets, as: file, from: "a/\(file.name)") }
        let other = try Self.octets(file) + [0]
        let wrong = Self.error { try builder.add(other, as: file, from: "b/\(file.name)") }
        #expect(wrong?.code == .own(.severalDocuments) && wrong?.path == "b/\(file.name)")
    }

    @Test("no octets, and too many, are refused with the place")
    func lengths() throws {
        let limits = ReadLimits(fileLength: 100, imageFileLength: 200)
        var builder = Evidence.Builder(limits: limits)
        #expect(Self.error { try builder.add([], as: .sod, from: "x") }?.path == "x")
        #expect(
            Self.error { try builder.add([UInt8](repeating: 0, count: 101), as: .sod) }?.code == .own(.unreadable))
        try builder.add([UInt8](repeating: 0, count: 200), as: .dataGroup(.dg2))
        let digits = [UInt8](repeating: UInt8(ascii: "6"), count: 2 * 201)
        #expect(Self.error { try builder.add(digits, named: "dg6.hex") }?.code == .own(.unreadable))
        #expect(Self.error { _ = try Evidence.Builder().evidence() }?.code == .own(.noFiles))
    }

    @Test("challenge and response are judged, and stand once")
    func answers() throws {
        var builder = Evidence.Builder()
        let challenge: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
        #expect(Self.error { try builder.answer(to: [1], [2]) }?.code == .own(.memberInvalid))
        #expect(Self.error { try builder.answer(to: challenge, []) }?.code == .own(.memberInvalid))
        try builder.answer(to: challenge, [9, 9])
        try builder.answer(to: challenge, [9, 9])
        #expect(Self.error { try builder.answer(to: challenge, [9, 8], from: "x") }?.code == .own(.fileConflict))
        try builder.add(try Self.octets(.sod), as: .sod)
        // Its key is not there.
        #expect(Self.error { _ = try builder.evidence() }?.code == .own(.inconsistent))
    }

    @Test("what a reader tells is recorded, and what it claims is shown and counted by no check")
    func told() throws {
        let simulated = try SimulatedDocument("default")
        var builder = Evidence.Builder()
        for (file, octets) in simulated.document.files { try builder.add(octets, as: file) }
        builder.tool = ToolIdentity(name: "phone", version: "2")
        builder.tell(opened: .bac, with: nil)
        builder.tell(.chipAuthentication)
        builder.tell(.passiveAuthentication)
        let evidence = try builder.evidence()
        #expect(evidence.origin == .bundle && evidence.statedOrigin == .told)
        #expect(evidence.claims == [.passiveAuthentication, .chipAuthentication])
        #expect(try Evidence(parsing: evidence.json().octets()).json() == evidence.json())
        let report = try simulated.judge(evidence)
        #expect(report.state(.accessProtocol) == "undetermined (recorded)")
        #expect(report.state(.chipAuthentication) == "undetermined (evidenceNotRecorded)")
        let text = ReportText.render(report)
        #expect(text.contains("told by phone 2, which is another program"))
        #expect(text.contains("it says as well, and nothing shows it: passive authentication succeeded, chip"))
    }

    @Test("a bundle of bare files is judged as the files are, also after it was written and read")
    func bundle() throws {
        let simulated = try SimulatedDocument("default")
        var builder = Evidence.Builder()
        for (file, octets) in simulated.document.files { try builder.add(octets, as: file) }
        let made = try builder.evidence()
        let read = try Evidence(parsing: made.json().octets())
        #expect(read.origin == .files && read.json() == made.json())
        let (files, bundle) = (
            try simulated.judge(Evidence(files: simulated.document.files)), try simulated.judge(read)
        )
        #expect(files.checks == bundle.checks && files.overall == bundle.overall)
        #expect(bundle.state(.accessProtocol) == "undetermined (evidenceNotRecorded)")
    }

    @Test("a zone that was given with the files is compared, and that it matches is recorded and shows nothing")
    func printed() throws {
        let simulated = try SimulatedDocument("default")
        var builder = Evidence.Builder()
        for (file, octets) in simulated.document.files { try builder.add(octets, as: file) }
        builder.printed = try simulated.lines
        let report = try simulated.judge(try Evidence(parsing: try builder.evidence().json().octets()))
        #expect(report.state(.mrzMatchesDG1) == "undetermined (recorded)")
    }
}

@Suite("Folders of files that are no files", .timed)
struct EvidenceFolderTests {
    private static func inFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("epass-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        return try body(folder)
    }

    private static func write(_ octets: [UInt8], _ path: String) throws {
        try Data(octets).write(to: URL(fileURLWithPath: path))
    }

    @Test("links, folders and pipes are refused with their path")
    func kinds() throws {
        let (sod, files) = (try EvidenceBuilderTests.octets(.sod), try EvidenceBuilderTests.files)
        try Self.inFolder { folder in
            try Self.write(sod, "\(folder)/EF.SOD")
            #expect(try Evidence.folder(path: folder).evidence.octets(of: .sod) == sod)
            let makers: [(String, (String) throws -> Void)] = [
                (
                    "link to a file",
                    { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: "EF.SOD") }
                ),
                ("link", { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: "/nowhere/x") }),
                ("circle", { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: $0) }),
                (
                    "folder",
                    { try FileManager.default.createDirectory(atPath: $0, withIntermediateDirectories: false) }
                ), ("pipe", { #expect(mkfifo($0, 0o600) == 0) }),
                (
                    "link to a folder",
                    { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: "/") }
                ),
                (
                    "device",
                    { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: "/dev/zero") }
                ),
                ("empty", { try Self.write([], $0) }),
                ("long", { try Self.write([UInt8](repeating: 0x61, count: 4 << 20), $0) }),
            ]
            for (what, make) in makers {
                let path = "\(folder)/DG1.bin"
                try make(path)
                let error = EvidenceBuilderTests.error { _ = try Evidence.folder(path: folder) }
                #expect(error?.code == .own(.unreadable) && error?.path == path, "\(what)")
                try FileManager.default.removeItem(atPath: path)
            }
            // A folder of another name is not looked into.
            try FileManager.default.createDirectory(atPath: "\(folder)/more", withIntermediateDirectories: false)
            try Self.write(try #require(files[.dataGroup(.dg1)]), "\(folder)/more/DG1.bin")
            let loaded = try Evidence.folder(path: folder)
            #expect(loaded.evidence.files.map(\.file) == [.sod] && loaded.ignored == ["more"])
        }
    }

    @Test("names in other encodings and scripts are passed over, two documents are refused")
    func names() throws {
        let files = try EvidenceBuilderTests.files
        try Self.inFolder { folder in
            try Self.write(try #require(files[.sod]), "\(folder)/EF.SOD")
            for name in ["\u{FF24}\u{FF27}1.bin", "DG1\u{301}.bin", "\u{202E}DG1.bin", "DG1 .bin", "d\u{261}1"] {
                try Self.write([0x61], "\(folder)/\(name)")
            }
            // Latin-1.
            let path = Array("\(folder)/DG1".utf8CString.dropLast()) + [CChar(bitPattern: 0xE9), 0]
            let descriptor = open(path, O_CREAT | O_WRONLY, 0o600)
            if descriptor >= 0 { close(descriptor) }
            let loaded = try Evidence.folder(path: folder)
            #expect(loaded.evidence.files.map(\.file) == [.sod] && loaded.ignored.count >= 5)
            try Self.write(try #require(files[.sod]) + [0], "\(folder)/sod.bin")
            let error = EvidenceBuilderTests.error { _ = try Evidence.folder(path: folder) }
            #expect(error?.code == .own(.severalDocuments) && error?.path == "\(folder)/sod.bin")
        }
    }
}
