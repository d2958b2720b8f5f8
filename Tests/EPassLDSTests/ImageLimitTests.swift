// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@Suite("The images of a file end at a limit", .timed)
struct ImageLimitTests {
    private static func face(_ images: Int) -> HandMadeRecord {
        let block = HandMadeRecord.Block(image: [])
        return HandMadeRecord(blocks: Array(repeating: block, count: images))
    }

    @Test("a facial record has 256 images and no more")
    func record() throws {
        #expect(try DataGroup2(decoding: Self.face(256).file).images.count == 256)
        let file = Self.face(257).file
        let error = #expect(throws: LDSError.self) { try DataGroup2(decoding: file) }
        #expect(error?.code == .limitExceeded)
        // The image too many: the last one, of 32 octets.
        #expect(error?.offset == file.count - 32)
    }

    @Test("a record without a template has no more either (F-34)")
    func bareRecord() {
        let file = TLV.template(0x75, [Self.face(257).octets])
        #expect(throws: LDSError.self) { try DataGroup2(decoding: file) }
        let bare = #expect(throws: LDSError.self) {
            try DataGroup2(decoding: TLV.template(0x75, [TLV.template(0x5F2E, [Self.face(257).octets])]))
        }
        #expect(bare?.code == .limitExceeded)
    }

    @Test("the images of all templates count together")
    func acrossTemplates() throws {
        let half = HandMadeRecord.template(Self.face(128))
        #expect(try DataGroup2(decoding: HandMadeRecord.file([half, half])).images.count == 256)
        let one = HandMadeRecord.template(Self.face(1))
        let file = HandMadeRecord.file([half, half, one])
        let error = #expect(throws: LDSError.self) { try DataGroup2(decoding: file) }
        #expect(error?.code == .limitExceeded)
        #expect(error?.path == "7F61/7F60/5F2E")
        #expect((error?.offset ?? 0) > file.count - one.count)
    }

    @Test("a group has 255 templates and no more")
    func templates() throws {
        let one = HandMadeRecord.template(Self.face(1))
        let group = try DataGroup2(decoding: HandMadeRecord.file(Array(repeating: one, count: 255)))
        #expect(group.templates.count == 255)
        let file = HandMadeRecord.file(Array(repeating: one, count: 256))
        let error = #expect(throws: LDSError.self) { try DataGroup2(decoding: file) }
        #expect(error?.code == .limitExceeded)
        #expect(error?.offset == file.count - one.count)
    }

    @Test("a displayed image beyond the 256th is refused where it stands", arguments: [256, 257])
    func displayed(count: Int) throws {
        let image = TLV.template(0x5F40, [HandMadeRecord.jpeg])
        let file = TLV.template(0x65, Array(repeating: image, count: count))
        if count == 256 {
            #expect(try DataGroup5(decoding: file).images.count == 256)
        } else {
            let error = #expect(throws: LDSError.self) { try DataGroup5(decoding: file) }
            #expect(error?.code == .limitExceeded)
            #expect(error?.offset == file.count - image.count)
        }
    }

    @Test("an image of somebody else's octets has the format that they show")
    func foreign() {
        let image = BiometricImage(HandMadeRecord.jpeg, subject: .portrait)
        #expect(image.format == .jpeg && image.octets.elementsEqual(HandMadeRecord.jpeg) && image.width == nil)
        #expect(BiometricImage([], subject: .face).format == .unknown)
    }

    @Test("the data objects of security features end at 4,096", arguments: [4095, 4097])
    func features(count: Int) throws {
        let file = TLV.template(0x68, [[0x02, 0x01, 0x01]] + Array(repeating: [0x80, 0x00], count: count))
        if count == 4095 {
            #expect(try DataGroup8(decoding: file).templates.count == 4095)
        } else {
            let error = #expect(throws: LDSError.self) { try DataGroup8(decoding: file) }
            #expect(error?.code == .limitExceeded)
        }
    }
}
