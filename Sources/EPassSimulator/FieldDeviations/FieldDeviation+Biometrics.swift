// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV

extension FieldDeviation {
    /// Those of EF.DG2 (F-34, F-35).
    static let faceChanges: [Change] = [
        Change(.biometricInstanceCount, .dg2, "two templates are stated, one is there") { file in
            face(file) { $0.count = 2 }
        },
        Change(.biometricHeaderIncomplete, .dg2, "the header does not name the owner of the format") { file in
            face(file) { face in face.header.removeAll { $0.tag == 0x87 } }
        },
        Change(.biometricTemplateMissing, .dg2, "the data block has no template around it") { file in
            face(file) { $0.isEnclosed = false }
        },
        Change(.biometricDataBlockTag, .dg2, "a record of ISO/IEC 19794-5 stands in the data object of ISO/IEC 39794") {
            file in
            face(file) { $0.tag = 0x7F2E }
        },
        Change(.facialRecordLength, .dg2, "the record states eight octets less than it has") { file in
            face(file) { face in face.set(UInt32(truncatingIfNeeded: face.record.count - 8), at: 8) }
        },
        Change(.facialImageCount, .dg2, "two images are stated, one is there") { file in
            face(file) { $0.set(UInt16(2), at: 12) }
        },
        Change(.facialBlockLength, .dg2, "the facial image states more octets than there are") { file in
            face(file) { face in face.set(UInt32(truncatingIfNeeded: face.record.count + 500), at: 14) }
        },
        Change(.featurePointCount, .dg2, "two feature points are stated, none is there") { file in
            face(file) { $0.set(UInt16(2), at: 18) }
        },
        Change(.imageFoundBySignature, .dg2, "five octets stand before the image") { file in
            face(file) { $0.insert([UInt8](repeating: 0, count: 5), at: 46) }
        },
        Change(.paddingAfterImage, .dg2, "zero octets follow the image") { file in
            face(file) { face in face.insert([UInt8](repeating: 0, count: 3), at: face.record.count) }
        },
        Change(.imageFormatMismatch, .dg2, "a JPEG is stated to be JPEG 2000") { file in
            face(file) { $0.set(UInt8(1), at: 35) }
        },
        Change(
            .bareCodestream, .dg2, "the portrait is a codestream of JPEG 2000 without its file format",
            prepare: { $0.changeFaces { $0.portrait = ImageDescription(format: .j2k) } }),
        Change(.unknownImageFormat, .dg2, "the portrait begins like no image") { file in
            face(file) { $0.set(UInt8(0xFE), at: 48) }
        },
        Change(
            .biometricBlockNotDER, .dg2, "a length in the data of ISO/IEC 39794-5 takes an octet more than it needs",
            prepare: { $0.changeFaces { $0.encoding = .iso39794 } },
            apply: { file in face(file) { $0.lengthenFirstLength() } }),
    ]

    private static func face(_ file: [UInt8], _ change: (inout MisshapenFace) -> Void) -> [UInt8] {
        guard var face = MisshapenFace(file) else { return file }
        change(&face)
        return face.encoded()
    }
}

extension DocumentDescription {
    fileprivate mutating func changeFaces(_ change: (inout FaceDescription) -> Void) {
        for index in faces.indices { change(&faces[index]) }
    }
}

/// EF.DG2 with one template, put together again field by field, so that one of them can be wrong.
private struct MisshapenFace {
    var count: UInt8 = 1
    var header: [BiometricHeader.Element]
    var isEnclosed = true
    private(set) var record: [UInt8]
    var tag: TLVTag

    init?(_ file: [UInt8]) {
        guard let template = (try? DataGroup2(decoding: file))?.templates.first, let header = template.header else {
            return nil
        }
        self.header = header.elements
        record = template.data.encodedValue()
        tag = template.data.tag
    }

    mutating func set(_ value: some FixedWidthInteger, at position: Int) {
        let octets = value.octets
        guard position + octets.count <= record.count else { return }
        record.replaceSubrange(position..<position + octets.count, with: octets)
    }

    /// Puts octets into the facial image; the lengths of record and image grow with them.
    mutating func insert(_ octets: [UInt8], at position: Int) {
        guard position <= record.count, record.count >= 46 else { return }
        record.insert(contentsOf: octets, at: position)
        set(UInt32(truncatingIfNeeded: record.count), at: 8)
        set(UInt32(truncatingIfNeeded: record.count - 14), at: 14)
    }

    /// Writes the length of the first field of a block of ISO/IEC 39794 in two octets.
    mutating func lengthenFirstLength() {
        var outer = TLVCursor(record)
        guard let standardized = try? outer.read(), var inner = try? outer.children(of: standardized),
            let block = try? inner.read(), let tag = block.content.first, let length = block.content.dropFirst().first
        else { return }
        let content = [tag, 0x81, length] + block.content.dropFirst(2)
        record = TLVWriter.encode(standardized.tag, TLVWriter.encode(block.tag, content))
    }

    func encoded() -> [UInt8] {
        var writer = TLVWriter()
        writer.append(0x75) { file in
            guard isEnclosed else { return file.append(tag, record) }
            file.append(0x7F61) { group in
                group.append(0x02, [count])
                group.append(0x7F60) { template in
                    template.append(0xA1) { header in
                        for element in self.header { header.append(element.tag, element.value) }
                    }
                    template.append(tag, record)
                }
            }
        }
        return writer.bytes
    }
}
