// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV

extension FieldDeviation {
    /// Those of EF.DG3 and EF.DG4, which a terminal with rights reads, and of EF.DG14.
    static let otherChanges: [Change] = fingerChanges + irisChanges + infoChanges

    private static let infoChanges: [Change] = [
        infos(.securityInfosWrapped, "the SecurityInfos stand in another SET") { TLVWriter.encode(0x31, $0) },
        infos(.securityInfosSequence, "the SecurityInfos are a SEQUENCE") { [0x30] + $0.dropFirst() },
        infos(.securityInfosTrailing, "octets follow the SecurityInfos") { $0 + [0x05, 0x00] },
    ]

    private static let fingerChanges: [Change] = [
        finger(.fingerRecordLength, "the record of a finger states another length than it has") {
            patched($0, fingerMark, at: 8, [0, 0, 0, 0, 0, 50])
        },
        finger(.fingerCount, "the record of a finger states that it has two") {
            patched($0, fingerMark, at: 18, [2])
        },
        finger(.fingerViewLength, "the view of a finger states another length than it has") {
            patched($0, fingerMark, at: 32, [0, 0xFF, 0xFF, 0xFF])
        },
        finger(.rawImageLength, "the image of a finger has more points than its width and height make") {
            patched($0, fingerMark, at: 41, [0, 70])
        },
        finger(.biometricSubtypeMissing, "the header does not say which finger it is") { file in
            fingers(file) { template in
                let elements = (template.header?.elements ?? []).filter { $0.tag != 0x82 }
                template = BiometricInformationTemplate(
                    header: BiometricHeader(elements: elements), data: template.data)
            }
        },
        finger(.biometricSubtypeMismatch, "the header names another finger than the record") { file in
            fingers(file) { template in
                template = BiometricInformationTemplate(header: .finger(.rightLittle), data: template.data)
            }
        },
        finger(.biometricSeveralFeatures, "one record has the images of two fingers") { file in
            fingers(file) { template in
                guard case .iso19794(let record) = template.data, let header = template.header,
                    let view = record.views.first
                else { return }
                let other = FingerView(
                    position: .leftMiddle, width: view.width, height: view.height,
                    imageOctets: Array(view.imageOctets))
                template = BiometricInformationTemplate(
                    header: header,
                    data: .iso19794(FingerImageRecord(header: record.header, views: [view, other])))
            }
        },
    ]

    private static let irisChanges: [Change] = [
        iris(.irisRecordLength, "the record of an eye states another length than it has") {
            patched($0, irisMark, at: 8, [0, 0, 0, 50])
        },
        iris(.irisCount, "the record of an eye states that it has two") { patched($0, irisMark, at: 14, [2]) },
        iris(.irisImageLength, "the image of an eye states another length than it has") {
            patched($0, irisMark, at: 55, [0, 0xFF, 0xFF, 0xFF])
        },
    ]

    private static let fingerMark: [UInt8] = Array("FIR\u{0}010\u{0}".utf8)
    private static let irisMark: [UInt8] = Array("IIR\u{0}010\u{0}".utf8)

    private static func finger(
        _ deviation: LDSDeviation, _ text: String, apply: @escaping @Sendable ([UInt8]) -> [UInt8]
    ) -> Change {
        Change(deviation, .dg3, text, prepare: { $0.guardBiometrics() }, apply: apply)
    }

    private static func iris(
        _ deviation: LDSDeviation, _ text: String, apply: @escaping @Sendable ([UInt8]) -> [UInt8]
    ) -> Change {
        Change(deviation, .dg4, text, prepare: { $0.guardBiometrics() }, apply: apply)
    }

    /// Octets behind the first place where the mark stands, counted from its begin, replaced.
    static func patched(_ file: [UInt8], _ mark: [UInt8], at position: Int = 0, _ octets: [UInt8]) -> [UInt8] {
        guard let start = file.indices.first(where: { file[$0...].starts(with: mark) }) else { return file }
        let range = start + position..<start + position + octets.count
        guard range.upperBound <= file.count else { return file }
        var changed = file
        changed.replaceSubrange(range, with: octets)
        return changed
    }

    /// EF.DG3 with its first template changed.
    private static func fingers(
        _ file: [UInt8], _ change: (inout BiometricInformationTemplate<FingerData>) -> Void
    ) -> [UInt8] {
        guard var templates = (try? DataGroup3(decoding: file))?.templates, !templates.isEmpty else { return file }
        change(&templates[0])
        return DataGroup3(templates: templates).encoded()
    }

    /// EF.DG14 with its SET OF SecurityInfo changed.
    private static func infos(
        _ deviation: LDSDeviation, _ text: String, _ change: @escaping @Sendable ([UInt8]) -> [UInt8]
    ) -> Change {
        Change(
            deviation, .dg14, text,
            apply: { file in
                var cursor = TLVCursor(file)
                guard let outer = try? cursor.read() else { return file }
                return TLVWriter.encode(outer.tag, change(Array(outer.content)))
            })
    }
}

extension DocumentDescription {
    /// Fingers and irises behind terminal authentication, which chip authentication comes before.
    fileprivate mutating func guardBiometrics() {
        if chipAuthentication.isEmpty { chipAuthentication = [ChipAuthenticationDescription()] }
        terminalAuthentication = terminalAuthentication ?? TerminalAuthenticationDescription()
    }
}
