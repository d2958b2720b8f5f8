// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV

extension FieldDeviation {
    /// Those of EF.DG2 (F-34, F-35).
    static let faceChanges: [Change] = [
        face(.biometricInstanceCount, "two templates are stated, one is there") { $0.count = 2 },
        face(.biometricHeaderIncomplete, "the header does not name the owner of the format") { face in
            face.header.removeAll { $0.tag == 0x87 }
        },
        face(.biometricFormatOther, "the header names an owner of formats that is none of the standard") { face in
            for index in face.header.indices where face.header[index].tag == 0x87 {
                face.header[index] = .init(tag: 0x87, value: [0x01, 0xFF])
            }
        },
        face(.biometricTemplateMissing, "the data block has no template around it") { $0.isEnclosed = false },
        face(.biometricDataBlockTag, "a record of ISO/IEC 19794-5 stands in the data object of ISO/IEC 39794") {
            $0.tag = 0x7F2E
        },
        face(.facialRecordLength, "the record states eight octets less than it has") { face in
            face.set(UInt32(truncatingIfNeeded: face.record.count - 8), at: 8)
        },
        face(.facialImageCount, "two images are stated, one is there") { $0.set(UInt16(2), at: 12) },
        face(.facialBlockLength, "the facial image states more octets than there are") { face in
            face.set(UInt32(truncatingIfNeeded: face.record.count + 500), at: 14)
        },
        face(.facialPoseAngle, "the yaw of the pose is uncertain by 200") { $0.set(UInt8(200), at: 31) },
        face(.featurePointCount, "two feature points are stated, none is there") { $0.set(UInt16(2), at: 18) },
        face(.imageFoundBySignature, "five octets stand before the image") {
            $0.insert([UInt8](repeating: 0, count: 5), at: 46)
        },
        face(.paddingAfterImage, "zero octets follow the image") { face in
            face.insert([UInt8](repeating: 0, count: 3), at: face.record.count)
        },
        face(.imageFormatMismatch, "a JPEG is stated to be JPEG 2000") { $0.set(UInt8(1), at: 35) },
        Change(
            .bareCodestream, .dg2, "the portrait is a codestream of JPEG 2000 without its file format",
            prepare: { $0.faces = $0.faces.changed { $0.portrait = ImageDescription(format: .j2k) } }),
        face(.unknownImageFormat, "the portrait begins like no image") { $0.set(UInt8(0xFE), at: 48) },
        Change(
            .biometricBlockNotDER, .dg2, "a length in the data of ISO/IEC 39794-5 takes an octet more than it needs",
            prepare: { $0.faces = $0.faces.changed { $0.encoding = .iso39794 } },
            apply: { MisshapenFace.changing($0) { $0.lengthenFirstLength() } }),
    ]

    private static func face(
        _ deviation: LDSDeviation, _ text: String, _ change: @escaping @Sendable (inout MisshapenFace) -> Void
    ) -> Change {
        Change(deviation, .dg2, text, apply: { MisshapenFace.changing($0, change) })
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

    static func changing(_ file: [UInt8], _ change: (inout MisshapenFace) -> Void) -> [UInt8] {
        guard var face = MisshapenFace(file) else { return file }
        change(&face)
        return face.encoded()
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
