// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassPCSCRig
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

@Suite("epass and images: --portrait, inspect --images", .timeLimit(.minutes(5)), .timed)
struct ImageTests {
    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
    private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF]

    private static func octets(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

    /// Exports a document with that portrait; the path of its EF.DG2.
    private static func exported(portrait: Data, into folder: String) async throws -> String {
        let description = "\(folder)/document.json"
        try "{\"portrait\": \"\(portrait.base64EncodedString())\"}".write(
            toFile: description, atomically: false, encoding: .utf8)
        let outcome = try await Epass.run("simulate", "--document", description, "--export", "\(folder)/files")
        try #require(outcome.status == 0, "\(outcome.text)")
        return "\(folder)/files/EF.DG2"
    }

    @Test("a portrait in JPEG goes out as it is unless PNG is asked for, under a name that does not lie")
    func jpegPortrait() async throws {
        try await withTemporaryFolder { folder in
            for (wanted, actual) in [("a.jpg", "a.jpg"), ("c", "c"), ("d.jp2", "d.jpg")] {
                let outcome = try await Epass.start(
                    ["read", "--simulate", "--mrz", "-", "--portrait", "\(folder)/\(wanted)"],
                    input: SimulatedPassport.mrz
                ).outcome()
                #expect(outcome.status == 0, "\(outcome.text)")
                #expect(try Self.octets("\(folder)/\(actual)").starts(with: Self.jpeg))
                #expect(outcome.errors.contains("JPEG as in the document"))
                #expect(outcome.errors.contains("whose name says otherwise") == (wanted != actual))
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 3)
        }
    }

    @Test("an ending that is no picture's is an error before the document is read", arguments: ["gif", "wsq", "txt"])
    func otherEndings(ending: String) async throws {
        try await withTemporaryFolder { folder in
            let outcome = try await Epass.start(
                ["read", "--simulate", "--mrz", "-", "--portrait", "\(folder)/x.\(ending)"], input: ""
            ).outcome()
            #expect(outcome.status == 64 && outcome.output.isEmpty, "\(outcome.text)")
            #expect(outcome.errors.contains("End the name in .png, .jpg, .jp2 or .j2k."))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
        }
    }

    @Test("where the right name for the portrait is taken, it goes to the next free one, and nothing is written over")
    func takenName() async throws {
        try await withTemporaryFolder { folder in
            let taken = Data([0x41])
            for name in ["face.jpg", "face-2.jpg"] { try taken.write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
            let outcome = try await Epass.start(
                ["read", "--simulate", "--mrz", "-", "--portrait", "\(folder)/face.jp2"], input: SimulatedPassport.mrz
            ).outcome()
            #expect(outcome.status == 0, "\(outcome.text)")
            #expect(outcome.errors.contains("\(folder)/face.jpg exists already"), "\(outcome.text)")
            #expect(try Self.octets("\(folder)/face-3.jpg").starts(with: Self.jpeg))
            for name in ["face.jpg", "face-2.jpg"] { #expect(try Self.octets("\(folder)/\(name)") == taken) }
        }
    }

    #if Images
        @Test("a portrait in JPEG is written as PNG where the name ends so")
        func jpegAsPNG() async throws {
            try await withTemporaryFolder { folder in
                let outcome = try await Epass.start(
                    ["read", "--simulate", "--mrz", "-", "--portrait", "\(folder)/face.png"],
                    input: SimulatedPassport.mrz
                ).outcome()
                #expect(outcome.status == 0, "\(outcome.text)")
                #expect(try Self.octets("\(folder)/face.png").starts(with: Self.png))
                #expect(outcome.errors.contains("PNG, 336 x 432, decoded from JPEG"), "\(outcome.errors)")
            }
        }

        @Test(
            "a portrait in JPEG 2000 that was read is written as PNG or JPEG, or as it is where the name asks for that",
            .long(),
            arguments: ["jp2", "j2k"])
        func readPortrait(kind: String) async throws {
            try await withTemporaryFolder { folder in
                for (wanted, actual) in [
                    ("a.png", "a.png"), ("b.jpg", "b.jpg"), ("c", "c"), ("d.jp2", "d.\(kind)"),
                ] {
                    let outcome = try await Epass.start(
                        [
                            "read", "--simulate", "portrait-\(kind)", "--mrz", "-", "--portrait",
                            "\(folder)/\(wanted)",
                        ], input: SimulatedPassport.mrz
                    ).outcome()
                    #expect(outcome.status == 0, "\(outcome.text)")
                    let octets = try Self.octets("\(folder)/\(actual)")
                    #expect(octets.starts(with: Self.png) == (wanted == "a.png" || wanted == "c"))
                    #expect(octets.starts(with: Self.jpeg) == (wanted == "b.jpg"))
                }
            }
        }

        @Test("JPEG 2000 in EF.DG2, in its file format or bare, is written as PNG", arguments: ["jp2", "j2k"])
        func jpeg2000(kind: String) async throws {
            let portrait = try Data(
                contentsOf: EPassVectors.folder("images").appendingPathComponent("portrait.\(kind)"))
            try await withTemporaryFolder { folder in
                let file = try await Self.exported(portrait: portrait, into: folder)
                let outcome = try await Epass.run("inspect", file, "--images", "\(folder)/pictures")
                #expect(outcome.status == 0, "\(outcome.text)")
                #expect(try Self.octets("\(folder)/pictures/DG2-face.png").starts(with: Self.png))
                #expect(outcome.errors.contains("DG2-face.png: PNG, 336 x 432, decoded from JPEG 2000"))
                let again = try await Epass.run("inspect", file, "--images", "\(folder)/pictures")
                #expect(again.status == 73 && again.text.contains("not empty"))
            }
        }
    #endif

    @Test("an image that cannot be decoded is written as it stands, and a warning says why")
    func damaged() async throws {
        var portrait = try Data(contentsOf: EPassVectors.folder("images").appendingPathComponent("rgb.j2k"))
        portrait.replaceSubrange(8..<16, with: Array(repeating: 0xFF, count: 8))
        try await withTemporaryFolder { folder in
            let file = try await Self.exported(portrait: portrait, into: folder)
            let outcome = try await Epass.run("inspect", file, "--images", "\(folder)/pictures")
            #expect(outcome.status == 0, "\(outcome.text)")
            #expect(outcome.errors.contains("the limit is 16777216 points"))
            #expect(try Self.octets("\(folder)/pictures/DG2-face.j2k") == portrait)
        }
    }

    @Test("one command writes 64 images, numbered, and says how many it left out")
    func manyImages() async throws {
        let images = (0..<70).map { UInt8($0) }.map { $0 == 3 ? [] : [0xFF, 0xD8, 0xFF, $0, 0xFF, 0xD9] as [UInt8] }
        let group = DataGroup5(displayedImages: images.map { DisplayedImage($0) })
        try await withTemporaryFolder { folder in
            let path = folder + "/EF.DG5"
            try Data(group.octets).write(to: URL(fileURLWithPath: path))
            let outcome = try await Epass.run("inspect", path, "--images", "\(folder)/pictures")
            #expect(outcome.status == 0, "\(outcome.text)")
            let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/pictures")
            #expect(names.count == 64)
            #expect(names.contains("DG5-portrait.jpg") && names.contains("DG5-portrait-64.jpg"), "\(names)")
            #expect(outcome.errors.contains("1 image has no octets, and is not written."), "\(outcome.errors)")
            #expect(outcome.errors.contains("5 images beyond the first 64 are not written."))
        }
    }

    @Test("the decoder's command stands in no help, and by hand it does nothing but decode")
    func hiddenCommand() async throws {
        for arguments in [["--help"], ["help", "read"], ["read", "--help"]] {
            let help = try await Epass.start(arguments).outcome()
            #expect(!help.text.contains("decode-image"))
        }
        let usage = try await Epass.run("decode-image-confined")
        #expect(usage.status == 64 && usage.output.isEmpty)
        let file = try await Epass.run(
            "decode-image-confined", "jpeg2000", "268435456", "5", "1000", "1000", input: "no image")
        #if Images
            #expect(file.status == 101 && file.output.isEmpty)
        #else
            #expect(file.status == 106 && file.output.isEmpty)
        #endif
    }
}
