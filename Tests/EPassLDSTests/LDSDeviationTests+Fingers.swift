// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV

extension LDSDeviationTests {
    /// Files that depart in one way, of fingers and irises.
    static var fingerCases: [Case] {
        fingerRecordCases.map {
            Case(deviation: $0.0, name: $0.1, octets: HandMade.fingers($0.2), decode: finger(_:_:))
        }
            + irisRecordCases.map {
                Case(deviation: $0.0, name: $0.1, octets: HandMade.irises($0.2), decode: iris(_:_:))
            }
            + fingerGroupCases
    }

    static var fingerRecordCases: [(LDSDeviation, String, HandMade.Fingers)] {
        var cases: [(LDSDeviation, String, HandMade.Fingers)] = []
        func record(_ deviation: LDSDeviation, _ name: String, _ change: (inout HandMade.Fingers) -> Void) {
            var record = HandMade.Fingers()
            change(&record)
            cases.append((deviation, name, record))
        }
        record(.fingerRecordLength, "one less than there is") { $0.statedLength = $0.octets.count - 1 }
        record(.fingerRecordLength, "the largest number") { $0.statedLength = (1 << 48) - 1 }
        record(.fingerCount, "none stated") { $0.statedFingers = 0 }
        record(.fingerCount, "two stated, one there") { $0.statedFingers = 2 }
        record(.fingerCount, "two views stated, one there") { $0.views[0].count = 2 }
        record(.fingerViewLength, "longer than the record") { $0.views[0].statedLength = 1000 }
        record(.fingerViewLength, "shorter than its header") { $0.views[0].statedLength = 13 }
        record(.rawImageLength, "a point too few") { $0.views[0].image.removeLast() }
        record(.rawImageLength, "a point too many") { $0.views[0].image.append(7) }
        record(.rawImageLength, "two octets to a point") { $0.depth = 9 }
        record(.rawImageLength, "packed") {
            $0.compression = 1
            $0.depth = 4
        }
        record(.paddingAfterImage, "after the last view") { $0.trailing = [0, 0, 0] }
        record(.paddingAfterImage, "in the view") {
            $0.compression = 2
            $0.views[0].image = HandMade.wsq + [0, 0]
        }
        record(.imageFormatMismatch, "a PNG stated as WSQ") {
            $0.compression = 2
            $0.views[0].image = HandMade.png
        }
        record(.unknownImageFormat, "no WSQ") {
            $0.compression = 2
            $0.views[0].image = [1, 2, 3]
        }
        record(.bareCodestream, "in a finger image") {
            $0.compression = 4
            $0.views[0].image = HandMadeRecord.codestream
        }
        return cases
    }

    static var irisRecordCases: [(LDSDeviation, String, HandMade.Irises)] {
        var cases: [(LDSDeviation, String, HandMade.Irises)] = []
        func record(_ deviation: LDSDeviation, _ name: String, _ change: (inout HandMade.Irises) -> Void) {
            var record = HandMade.Irises()
            change(&record)
            cases.append((deviation, name, record))
        }
        record(.irisRecordLength, "one more than there is") { $0.statedLength = $0.octets.count + 1 }
        record(.irisCount, "no eye stated") { $0.statedEyes = 0 }
        record(.irisCount, "two eyes stated, one there") { $0.statedEyes = 2 }
        record(.irisCount, "two images stated, one there") { $0.eyes[0].statedImages = 2 }
        record(.irisImageLength, "longer than the record") { $0.eyes[0].images[0].statedLength = 7 }
        record(.irisImageLength, "the largest number") { $0.eyes[0].images[0].statedLength = Int(UInt32.max) }
        record(.rawImageLength, "a point too few") { $0.eyes[0].images[0].image.removeLast() }
        record(.rawImageLength, "in colour") { $0.format = 4 }
        record(.paddingAfterImage, "after the last image") { $0.trailing = [9] }
        record(.paddingAfterImage, "in the image") {
            $0.format = 14
            $0.eyes[0].images[0].image = HandMadeRecord.jpeg2000 + [0]
        }
        record(.imageFormatMismatch, "a JPEG stated as JPEG 2000") {
            $0.format = 16
            $0.eyes[0].images[0].image = HandMadeRecord.jpeg
        }
        record(.unknownImageFormat, "no JPEG-LS") {
            $0.format = 10
            $0.eyes[0].images[0].image = [1, 2, 3]
        }
        return cases
    }

    static var fingerGroupCases: [Case] {
        let record = HandMade.Fingers().octets
        let template = HandMade.template(HandMade.leftPointer, record)
        var two = HandMade.Fingers(statedFingers: 2)
        two.views.append(two.views[0])
        two.views[1].position = 2
        let eyes = HandMade.Irises(eyes: [HandMade.Eye(code: 1), HandMade.Eye(code: 2)])
        let anyFinger = HandMade.header(0x08, 0x00, 0x07)
        let anyEye = HandMade.header(0x10, 0x00, 0x09)
        let fingers: [(LDSDeviation, String, [UInt8])] = [
            (
                .biometricSubtypeMissing, "a finger",
                HandMade.file(0x63, [HandMade.template(HandMade.header(0x08, nil, 7), record)])
            ),
            (
                .biometricFormatOther, "a finger under a face's header",
                HandMade.file(0x63, [HandMade.template(HandMade.header(0x08, 0x0A, 8), record)])
            ),
            (
                .biometricSubtypeMismatch, "the right pointer",
                HandMade.file(0x63, [HandMade.template(HandMade.rightPointer, record)])
            ),
            (
                .biometricSeveralFeatures, "two fingers",
                HandMade.file(0x63, [HandMade.template(anyFinger, two.octets)])
            ),
            (.biometricInstanceCount, "one stated, two there", HandMade.file(0x63, [template, template], stated: 1)),
            (
                .unknownElement, "issuer defined content beside a finger",
                HandMade.file(0x63, [template], after: [0x53, 0])
            ),
            (.biometricTemplateMissing, "a bare finger image record", TLV.template(0x63, [record])),
        ]
        let irises: [(LDSDeviation, String, [UInt8])] = [
            (
                .biometricSubtypeMissing, "an eye",
                HandMade.file(0x76, [HandMade.template(HandMade.header(0x10, nil, 9), HandMade.Irises().octets)])
            ),
            (
                .biometricSubtypeMismatch, "the right eye",
                HandMade.file(0x76, [HandMade.template(HandMade.header(0x10, 1, 9), HandMade.Irises().octets)])
            ),
            (.biometricSeveralFeatures, "both eyes", HandMade.file(0x76, [HandMade.template(anyEye, eyes.octets)])),
            (.biometricTemplateMissing, "a bare iris image record", TLV.template(0x76, [HandMade.Irises().octets])),
        ]
        return fingers.map { Case(deviation: $0.0, name: $0.1, octets: $0.2, decode: finger(_:_:)) }
            + irises.map { Case(deviation: $0.0, name: $0.1, octets: $0.2, decode: iris(_:_:)) }
    }

    @Sendable private static func finger(
        _ octets: [UInt8], _ profile: DecodingProfile
    ) throws(LDSError) -> [LDSDeviation] {
        try DataGroup3(decoding: octets, profile: profile).deviations
    }

    @Sendable private static func iris(
        _ octets: [UInt8], _ profile: DecodingProfile
    ) throws(LDSError) -> [LDSDeviation] {
        try DataGroup4(decoding: octets, profile: profile).deviations
    }
}
